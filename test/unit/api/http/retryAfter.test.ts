import assert from 'node:assert/strict';
import { retryAfterMs } from '../../../../src/api/http/retryAfter';

const now = Date.parse('2026-01-01T00:00:00Z');
const day = 86_400_000;

describe('retryAfterMs', () => {
  const cases: readonly (readonly [Record<string, string | string[]>, number | undefined])[] = [
    [{ 'retry-after': '3' }, 3000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': ['2', '9'] }, 2000],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': '999999999' }, day],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Thursday, 01-Jan-26 00:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    // The service's clock is an hour ahead. The wait is the difference between its own two times.
    [{ 'retry-after': 'Thu, 01 Jan 2026 01:00:05 GMT', date: 'Thu, 01 Jan 2026 01:00:00 GMT' }, 5000],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '5 minutes' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{ 'retry-after': '1e9' }, undefined],
    [{ 'retry-after': `${'Thursday '.repeat(2_000)}01 Jan 2026 00:00:30 GMT` }, undefined],
    [{}, undefined],
  ];
  for (const [headers, expected] of cases) {
    it(`reads ${JSON.stringify(headers).slice(0, 100)} as ${String(expected)}`, () => {
      assert.equal(retryAfterMs(headers, now), expected);
    });
  }
});
