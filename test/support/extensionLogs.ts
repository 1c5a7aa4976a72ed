import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';

/** Returns the extension's output channels of all windows. */
export function extensionLog(server: VscodeServer): string {
  return read(server, '*/exthost*/video-ads.video-ads/*.log');
}

/** Returns the extension hosts' own logs, which name extensions that failed. */
export function extensionHostLog(server: VscodeServer): string {
  return read(server, '*/exthost*/remoteexthost.log');
}

function read(server: VscodeServer, pattern: string): string {
  return globSync(pattern, { cwd: server.logsFolder })
    .sort()
    .map((file) => readFileSync(path.join(server.logsFolder, file), 'utf8'))
    .join('');
}
