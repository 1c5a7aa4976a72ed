import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** Makes a folder that is removed when this process ends, also on an interrupt. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `video-ads-${name}-`));
  if (folders.size === 0) process.on('exit', removeAll);
  folders.add(folder);
  return folder;
}

/** Removes a temporary folder before the process ends. */
export async function removeTemporaryFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  folders.delete(folder);
  if (folders.size === 0) process.off('exit', removeAll);
}

function removeAll(): void {
  for (const folder of folders) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    } catch {
      // A process that is ending may still write to the folder. The rest is left to the system's cleanup.
    }
  }
}
