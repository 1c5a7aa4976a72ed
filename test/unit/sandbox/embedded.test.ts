import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EmbeddedMessage } from '../../../src/sandbox/embedded';

describe('the embedded sandbox', function () {
  this.timeout(30_000);

  // The longer message exceeds the buffer of the channel.
  for (const length of [100, 4_000_000]) {
    it(`reports a start failure of ${length} characters to its parent and exits with status 1`, async () => {
      const child = fork(path.join(__dirname, 'embeddedFailure.js'), [String(length)]);
      const messages: [string, number][] = [];
      child.on('message', ({ type, message }: Extract<EmbeddedMessage, { type: 'failed' }>) => {
        messages.push([type, message.length]);
      });
      const [status] = (await once(child, 'close')) as [number | null];
      assert.deepEqual(messages, [['failed', length]]);
      assert.equal(status, 1);
    });
  }
});
