import { readdirSync, readFileSync } from 'node:fs';
import type { VscodeServer } from './vscodeServer';
import { waitUntil } from './waitUntil';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** The start time in clock ticks since boot. */
  readonly startedAt: number;
  readonly command: string;
}

/** Returns the process IDs of a server's extension hosts, one per window, oldest first. Linux only. */
export function extensionHosts(server: VscodeServer): number[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const children = new Set([server.pid]);
  for (let before = 0; before < children.size;) {
    before = children.size;
    for (const { pid, parent } of all) if (children.has(parent)) children.add(pid);
  }
  return all
    .filter(({ pid, command }) => children.has(pid) && command.includes('--type=extensionHost'))
    .sort((one, other) => one.startedAt - other.startedAt)
    .map(({ pid }) => pid);
}

/** Kills the newest extension host with SIGKILL, as the system does when it is out of memory. */
export async function killNewestExtensionHost(server: VscodeServer): Promise<void> {
  const pid = extensionHosts(server).at(-1);
  if (pid === undefined) throw new Error('There is no extension host.');
  process.kill(pid, 'SIGKILL');
  await waitUntil('the extension host to be gone', () => !extensionHosts(server).includes(pid));
}

function readProcess(pid: number): Process[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    // Removes the process name in parentheses, which may contain spaces. The fields after it are separated by spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [{ pid, parent: Number(fields[1]), startedAt: Number(fields[19]), command }];
  } catch {
    return []; // The process has ended meanwhile.
  }
}
