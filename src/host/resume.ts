import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Credits } from '../core/credits';
import { sandboxService } from '../core/video';
import type { Connections } from './connections';
import type { LateRooms } from './lateRooms';
import type { Problems } from './problems';

interface Resumed {
  /** Where the library lives. */
  readonly folder: string;
  readonly late: LateRooms;
  readonly credits: Credits;
  readonly connections: Connections;
  readonly problems: Problems;
}

/**
 * Takes up where the last window left off: follows unfinished videos, reads the balance of a connected service. A user
 * who never made a video pays nothing for it: no database is made, no process started, nobody asked.
 */
export async function resume({ folder, late, credits, connections, problems }: Resumed): Promise<void> {
  try {
    const { service } = connections;
    if (service !== sandboxService && (await connections.hasKey(service))) void credits.refresh();
    const isUsed = await access(join(folder, 'library.db')).then(
      () => true,
      () => false,
    );
    if (isUsed) await late.open();
  } catch (error) {
    problems.report(error, 'Resume');
  }
}
