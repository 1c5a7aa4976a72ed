import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';

export interface StatusCheck {
  /** Process ID of the extension host that sent it. */
  readonly pid: number;
  /** The number of the request among all requests to the FaultServer. */
  readonly arrival: number;
}

/**
 * Returns the status checks of a FaultServer, in the order of their arrival. The extension's logs name the process, and
 * the server's request IDs the order.
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

/** Returns the process IDs of the checks, one for each change of process. */
export function turns(checks: readonly StatusCheck[]): number[] {
  return checks.map(({ pid }) => pid).filter((pid, index, all) => pid !== all[index - 1]);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
