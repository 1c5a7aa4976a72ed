/**
 * Entry point of the render process. Renders videos for its parent process, at low priority.
 * Arguments: path of the assets folder, number of threads, label text as JSON.
 */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { parseLabelTexts } from '../layout/labelTexts';
import { Renderer, type RenderRequest } from './renderer';
import { respondTo } from './requests';

/** Call this before the renderer creates threads, because new threads inherit the priority of the process. */
function lowerPriority(): void {
  const priority = os.constants.priority.PRIORITY_LOW;
  try {
    os.setPriority(priority);
    // On Linux, the call above lowers only the main thread's priority. V8 has already started other threads, so the
    // loop lowers the priority of each.
    if (process.platform === 'linux') {
      for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), priority);
    }
  } catch {
    // If the system refuses the low priority, rendering continues at normal priority.
  }
}

lowerPriority();
const [, , assetsFolder = '', threads = '1', texts = '{}'] = process.argv;
const renderer = new Renderer({ assetsFolder, threads: Number(threads), labelTexts: parseLabelTexts(texts) });
// Ignores send errors, because the parent may have exited.
const send = (message: object) => process.send?.(message, () => undefined);
respondTo(process, send, (request: RenderRequest, onProgress) => renderer.render(request, onProgress));
// Only the parent ends this process, by killing it or by exiting. Signals from a terminal, such as Ctrl+C, are ignored.
// After the parent has gone, this process kills itself, because a plain exit once waited forever for a thread of V8.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
