import assert from 'node:assert/strict';
import type { CreditsSnapshot } from '../../src/core/credits/credits';
import type { ServiceStatus } from '../../src/core/polling/poller';
import { describeCredits } from '../../src/views/creditsStatusBar';

const service = 'https://ads.example/api/v1/developer';
const readAt = Date.UTC(2026, 0, 2, 12);

describe('the credits in the status bar', () => {
  const shown = (changes: Partial<CreditsSnapshot>, status: ServiceStatus = 'ok'): ReturnType<typeof describeCredits> =>
    describeCredits(
      { service, balance: 98, readAt, refreshing: false, needsKey: false, stale: false, ...changes },
      status,
    );

  it('are a plain number only while it is current', () => {
    const { text, isCurrent, details } = shown({});
    assert.deepEqual([text, isCurrent], ['98 credits', true]);
    assert.ok(details.includes('Credits at ads.example'));
  });

  it('say when they were read after a restart, or while the service is down (5, 28)', () => {
    for (const recalled of [shown({ stale: true }), shown({}, 'offline'), shown({}, 'outage')]) {
      assert.match(recalled.text, /^98 credits \(read .*2026.*\)$/);
      assert.equal(recalled.isCurrent, false);
      assert.equal(recalled.icon, '$(history)');
      assert.ok(recalled.details.some((line) => (line ?? '').includes('may have changed since')));
    }
  });

  it('say that the key was rejected, and offer to set another (28)', () => {
    const { text, needsKey, details } = shown({}, 'rejected key');
    assert.deepEqual([text, needsKey], ['API key rejected', true]);
    assert.ok(details.some((line) => (line ?? '').includes('ads.example rejected the API key')));
  });
});
