/** The render process: makes the videos its parent requests, at low priority. Arguments: the folder of assets, threads. */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { Renderer, type RenderRequest } from './renderer';
import type { RenderMessage } from './renderProcess';
import { failedMessage } from './workerThread';

function main(assetsFolder: string, threads: number): void {
  lowerPriority();
  const renderer = new Renderer({ assetsFolder, threads });
  process.on('message', (request: RenderRequest) => {
    const onProgress = (fraction: number) => {
      send({ type: 'progress', fraction });
    };
    renderer.render(request, onProgress).then(
      (result) => {
        send({ type: 'done', result });
      },
      (error: unknown) => {
        send(failedMessage(error, error instanceof Error ? error.message : String(error)));
      },
    );
  });
  // The parent ends this process; without it there is nobody to render for.
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** Before any thread of the renderer exists: they inherit it. */
function lowerPriority(): void {
  const priority = os.constants.priority.PRIORITY_LOW;
  try {
    os.setPriority(priority);
    // On Linux it is a thread's own; V8 has started some.
    if (process.platform === 'linux') {
      for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), priority);
    }
  } catch {
    // A system that refuses renders at normal priority.
  }
}

function send(message: RenderMessage): void {
  // The parent may be gone.
  process.send?.(message, () => undefined);
}

const [, , assetsFolder = '', threads = '1'] = process.argv;
main(assetsFolder, Number(threads));
