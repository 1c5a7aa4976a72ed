import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxService } from '../core/video/video';
import type { ServiceChoice } from './serviceChoice';

/**
 * Whether there is something to take up again: a library, or a connected service whose balance can be read. For a user
 * who never looked at the view or made a video nothing is loaded: no database, no process, nobody asked.
 */
export async function hasSomethingToResume(folder: string, services: ServiceChoice): Promise<boolean> {
  const isUsed = await access(join(folder, 'library.db')).then(
    () => true,
    () => false,
  );
  const { service } = services;
  return isUsed || (service !== sandboxService && (await services.hasKey(service).catch(() => false)));
}
