import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';

export interface StatusCheck {
  /** Process ID of the extension host that sent the check. */
  readonly pid: number;
  /** The position of the request in the sequence of all requests to the FaultServer. */
  readonly arrival: number;
}

/**
 * Returns the status checks of a FaultServer, in the order of their arrival. The process IDs come from the extension's
 * logs, the order from the server's request IDs.
 */
export function statusChecks(server: VscodeServer): StatusCheck[] {
  const found = globSync('*/exthost*/remoteexthost.log', { cwd: server.logsFolder }).flatMap((hostLog) => {
    const folder = path.join(server.logsFolder, path.dirname(hostLog));
    const [, pid] = /Extension host with pid (\d+) started/.exec(read(path.join(folder, 'remoteexthost.log'))) ?? [];
    return globSync('video-ads.video-ads/*.log', { cwd: folder }).flatMap((log) =>
      [...read(path.join(folder, log)).matchAll(/ GET \S+\/videos\/\S+ · 200 · .* request req-(\d+)$/gm)].map(
        ([, arrival]) => ({ pid: Number(pid), arrival: Number(arrival) }),
      ),
    );
  });
  return found.sort((one, other) => one.arrival - other.arrival);
}

/** Returns the process IDs of the checks in order. Consecutive checks of one process are returned as one ID. */
export function turns(checks: readonly StatusCheck[]): number[] {
  return checks.map(({ pid }) => pid).filter((pid, index, all) => pid !== all[index - 1]);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
