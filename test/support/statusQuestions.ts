import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';

export interface StatusQuestion {
  /** Of the extension host that asked. */
  readonly pid: number;
  /** The how manieth request of all that arrived at the FaultServer it was. */
  readonly arrival: number;
}

/**
 * Who asked a FaultServer about videos, in the order in which it was asked: from the log that the extension writes in
 * each window, with the ids that the server gave the requests.
 */
export function statusQuestions(server: VscodeServer): StatusQuestion[] {
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

/** The extension hosts that asked, each time another one began. */
export function turns(questions: readonly StatusQuestion[]): number[] {
  return questions.map(({ pid }) => pid).filter((pid, index, all) => pid !== all[index - 1]);
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
