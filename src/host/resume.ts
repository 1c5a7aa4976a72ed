import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxService } from '../core/video';
import type { ServiceChoice } from './serviceChoice';

/**
 * Whether there is something to take up again: a library with videos, or a connected service whose balance can be
 * read. A user who never made a video pays nothing for this extension: no database, no process, nobody asked.
 */
export async function hasSomethingToResume(folder: string, services: ServiceChoice): Promise<boolean> {
  const isUsed = await access(join(folder, 'library.db')).then(
    () => true,
    () => false,
  );
  const { service } = services;
  return isUsed || (service !== sandboxService && (await services.hasKey(service).catch(() => false)));
}
