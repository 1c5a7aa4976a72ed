import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VscodeServer } from './vscodeServer';

/** All that the extension wrote to its output channels, in every window so far. */
export function extensionLog(server: VscodeServer): string {
  return read(server, '*/exthost*/video-ads.video-ads/*.log');
}

/** What the extension hosts say of themselves and of extensions that failed in them. */
export function extensionHostLog(server: VscodeServer): string {
  return read(server, '*/exthost*/remoteexthost.log');
}

function read(server: VscodeServer, pattern: string): string {
  return globSync(pattern, { cwd: server.logsFolder })
    .sort()
    .map((file) => readFileSync(path.join(server.logsFolder, file), 'utf8'))
    .join('');
}
