import { open } from 'node:fs/promises';

/**
 * Overwrites 4 KiB pages of a library's file.
 * @param at where to start, as a fraction of the file's length
 */
export async function damageFile(file: string, at: number, pages = 1): Promise<void> {
  const handle = await open(file, 'r+');
  const page = Math.max(1, Math.floor(((await handle.stat()).size / 4096) * at));
  await handle.write(Buffer.alloc(4096 * pages, 0xa5), 0, 4096 * pages, page * 4096);
  await handle.close();
}
