/**
 * The render process: renders the videos that its parent requests, at low priority.
 * Arguments: the assets folder, the number of threads, the label texts as JSON.
 */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { parseLabelTexts } from '../layout/labelTexts';
import { Renderer, type RenderRequest } from './renderer';
import { respondTo } from './requests';

/** Runs before the renderer creates threads, because they inherit the priority. */
function lowerPriority(): void {
  const priority = os.constants.priority.PRIORITY_LOW;
  try {
    os.setPriority(priority);
    // On Linux each thread has its own priority, and V8 has already started some.
    if (process.platform === 'linux') {
      for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), priority);
    }
  } catch {
    // If the system refuses, rendering continues at normal priority.
  }
}

lowerPriority();
const [, , assetsFolder = '', threads = '1', texts = '{}'] = process.argv;
const renderer = new Renderer({ assetsFolder, threads: Number(threads), labelTexts: parseLabelTexts(texts) });
// Ignores errors, because the parent may have exited.
const send = (message: object) => process.send?.(message, () => undefined);
respondTo(process, send, (request: RenderRequest, onProgress) => renderer.render(request, onProgress));
// The parent ends this process. Without a parent, nobody needs the videos.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
