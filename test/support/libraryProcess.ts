/**
 * A process that uses a library as another window would. Arguments: folder, job, number N.
 * - `begin N`: records and confirms N videos, and prints the number of known videos whenever it changes
 * - `duplicate N`: records the same video, unless it was recorded within the last N ms
 * - `lead N`: acquires the lease "poller" with a TTL of N ms, and prints a line every 10 ms while it holds the lease
 * - `watch`: prints each change when it is noticed
 * - `write N`: records a video every N ms, and prints its key
 * - `hold N`: records N sent videos and one unsent video, then idles
 */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Lease } from '../../src/core/library/lease';
import { VideoLibrary } from '../../src/core/library/library';
import { keptReading, begin, confirm, intent } from './libraryFolder';
import { quietLog } from './quietLog';

function print(line: string): void {
  writeSync(1, `${line}\n`);
}

async function main([folder = '', job = '', text = '']: readonly string[]): Promise<void> {
  const number = Number(text);
  const library = await VideoLibrary.open(folder, quietLog);
  setInterval(() => undefined, 1_000);
  const known = new Set(library.list({ limit: 1_000 }).map((video) => video.key));
  library.onDidChange(({ videos, removed }) => {
    const before = known.size;
    for (const { key } of videos) known.add(key);
    for (const key of removed) known.delete(key);
    if (known.size !== before) print(`known ${known.size}`);
  });
  print('ready');
  switch (job) {
    case 'begin':
      await Promise.all(
        Array.from({ length: number }, async (_, index) => {
          const { key } = await begin(library, intent({ prompt: `${process.pid}-${index}` }));
          await confirm(library, key, keptReading({ videoId: key }));
        }),
      );
      break;
    case 'duplicate': {
      const { recorded } = await library.beginBatch([intent()], { duplicateWithinMs: number });
      print(recorded.length === 0 ? 'duplicate' : 'began');
      break;
    }
    case 'lead': {
      const lease = new Lease(library, 'poller', number);
      lease.start();
      setInterval(() => print(lease.isHeld ? `held ${Date.now()}` : 'waiting'), 10);
      break;
    }
    case 'watch':
      library.onDidChange(({ videos }) => {
        for (const { nextCheckAt } of videos) {
          print(`saw ${nextCheckAt ?? 0} ${performance.timeOrigin + performance.now()}`);
        }
      });
      break;
    case 'write':
      for (;;) {
        const { key } = await begin(library, intent({ prompt: `write ${process.pid}` }));
        print(`wrote ${key}`);
        await sleep(number);
      }
    case 'hold':
      await begin(library, intent({ prompt: 'unsent' }));
      for (let index = 0; index < number; index++) {
        await library.markSent((await begin(library, intent({ prompt: `hold ${index}` }))).key);
      }
      print('holding');
      break;
    default:
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  print(`failed ${String(error)}`);
  process.exit(1);
});
