/**
 * A process that generates videos with the extension's own core until it is killed. It kills itself at the given step,
 * or a test kills it. Arguments: folder, base URL, step, number of videos to finish before the step. Lines on stdout:
 * `ready`, `recorded KEY`, `settled KEY STATE`, `done`.
 */
import { writeSync } from 'node:fs';
import { DeveloperApi } from '../../src/api/client';
import { sendVideo } from '../../src/core/generate/generate';
import { VideoLibrary } from '../../src/core/library/library';
import type { LibraryDatabase } from '../../src/core/library/connection';
import { quietLog } from './quietLog';

/** Steps at which the process can kill itself. */
export const killSteps = [
  'before recording',
  'while recording',
  'recorded',
  'about to send',
  'sent',
  'answered',
  'while confirming',
  'confirmed',
] as const;
export type KillStep = (typeof killSteps)[number];

/** The number of videos that are recorded in one transaction. Their requests are sent one after the other. */
const batchSize = 3;

/** Prints a line synchronously, so that no line is lost if the process is killed immediately afterwards. */
function print(line: string): void {
  writeSync(1, `${line}\n`);
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal may arrive late. Blocks this thread, so that no more code runs before it arrives.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
}

async function main([folder = '', baseUrl = '', step = '', before = '0']: readonly string[]): Promise<void> {
  let remaining = Number(before);
  const at = (name: KillStep): void => {
    if (remaining <= 0 && step === name) die();
  };
  const library = await VideoLibrary.open(folder, quietLog);
  const api = new DeveloperApi({ baseUrl, apiKey: 'test', userAgent: 'kill-test' });
  const database = Reflect.get(library, 'database') as LibraryDatabase;
  print('ready');
  for (; ; remaining--) {
    at('before recording');
    // Kills the process inside the transaction, when the row is written but not yet committed.
    const killWithin = (name: KillStep): void => {
      if (remaining > 0 || step !== name) return;
      const write = database.write.bind(database);
      database.write = (work, durable) =>
        write((connection) => {
          work(connection);
          return die();
        }, durable);
    };
    killWithin('while recording');
    // At the step `sent`, the service kills the process whose ID is in the prompt.
    const prompt = step === 'sent' && remaining <= 0 ? `kill ${process.pid}` : `video ${process.pid}`;
    const intent = { prompt, duration: 8, service: 'sandbox', batch: prompt };
    const { recorded } = await library.beginBatch(Array.from({ length: batchSize }, () => intent));
    for (const { key } of recorded) print(`recorded ${key}`);
    at('recorded');
    for (const begun of recorded) {
      const { video } = await sendVideo(begun, {
        library,
        api: {
          generateVideo: async (request, options) => {
            at('about to send');
            const response = await api.generateVideo(request, options);
            at('answered');
            killWithin('while confirming');
            return response;
          },
        },
      });
      print(`settled ${video.key} ${video.state}`);
      at('confirmed');
    }
    if (remaining < -50) break;
  }
  print('done');
  process.exit();
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    print(`failed ${String(error)}`);
    process.exit(1);
  });
}
