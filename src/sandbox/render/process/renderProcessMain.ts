/** The render process: makes the videos its parent requests, at low priority. Arguments: the folder of assets, threads. */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { Renderer, type RenderRequest } from './renderer';
import { respondTo } from './requests';

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

lowerPriority();
const [, , assetsFolder = '', threads = '1'] = process.argv;
const renderer = new Renderer({ assetsFolder, threads: Number(threads) });
// The parent may be gone.
const send = (message: object) => process.send?.(message, () => undefined);
respondTo(process, send, (request: RenderRequest, onProgress) => renderer.render(request, onProgress));
// The parent ends this process; without it there is nobody to render for.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
