import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { ServiceOptions, isRefused } from '../../../src/commands/serviceOptions';

const service = 'https://video.example/api';

describe('the durations and aspect ratios that a service allows', () => {
  let options: ServiceOptions;
  let stored: Map<string, unknown>;

  beforeEach(() => {
    stored = new Map();
    options = new ServiceOptions({
      get: (key: string) => stored.get(key),
      update: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    } as unknown as vscode.Memento);
  });

  const refuse = (duration: number, field: string, message: string): Promise<void> =>
    options.refuse(service, { duration, aspectRatio: '9:16' }, { detail: [{ loc: ['body', field], msg: message }] });

  it('are corrected when the service accepts a value that they exclude', async () => {
    await refuse(15, 'duration', 'must be 4, 8 or 12');
    await refuse(4, 'aspect_ratio', 'must be 16:9 or 1:1');
    const marked = (): boolean[] => {
      const { durations, aspectRatios } = options.known(service);
      return [15, 10, 6].map((it) => isRefused(durations, it)).concat(isRefused(aspectRatios, '9:16'));
    };
    assert.deepEqual(marked(), [true, true, true, true]);
    await options.accept(service, { duration: 15 });
    await options.accept(service, { duration: 10, aspectRatio: '9:16' });
    await options.accept(service, { duration: 10, aspectRatio: '9:16' });
    assert.deepEqual(marked(), [false, false, true, false]);
    assert.deepEqual(options.known(service).durations.allowed, [4, 8, 12, 15, 10]);
  });

  it('are unknown after an accepted value without an earlier refusal', async () => {
    await options.accept(service, { duration: 8, aspectRatio: '9:16' });
    assert.deepEqual(options.known(service).durations, { refused: [], allowed: [] });
  });

  it('are unknown if the stored value is invalid', async () => {
    for (const damaged of [
      null,
      'text',
      [],
      { [service]: 7 },
      { [service]: { durations: { refused: '8', allowed: [null] } } },
    ]) {
      stored.set('videoAds.serviceOptions', damaged);
      const { durations, aspectRatios } = options.known(service);
      assert.deepEqual([durations, aspectRatios], Array(2).fill({ refused: [], allowed: [] }));
    }
    stored.set('videoAds.lastOptions', { duration: '8', aspectRatio: 'wide' });
    assert.deepEqual(options.last, {});
    await options.choose({ duration: 8, aspectRatio: null });
    assert.deepEqual(options.last, { duration: 8, aspectRatio: null });
  });
});
