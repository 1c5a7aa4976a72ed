import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { cachedInstall } from './cachedInstall';
import { runCommand } from './childProcesses';
import { cacheFolder } from './repository';
import { serverCommand, serverEnvironment } from './serverCommand';
import type { VscodeRelease } from './vscodeRelease';

/** Installs VSIX files into a server's data folder, as a user does. */
export async function installExtensions(
  release: VscodeRelease,
  extensions: readonly string[],
  dataFolder: string,
): Promise<void> {
  const { node, args } = await serverCommand(release, dataFolder);
  for (const vsix of extensions) {
    const install = ['--install-extension', path.resolve(vsix), '--force'];
    await runCommand(node, [...args, ...install], { env: serverEnvironment() });
  }
}

/**
 * Copies installed VSIX files into a new data folder, because an install takes six times the CPU time of a server's
 * start.
 */
export async function copyExtensions(
  release: VscodeRelease,
  extensions: readonly string[],
  dataFolder: string,
): Promise<void> {
  const installed = await installedExtensions(release, extensions);
  await cp(path.join(installed, 'extensions'), path.join(dataFolder, 'extensions'), { recursive: true });
}

/**
 * Returns a cached data folder in which these VSIX files are installed. Each set of file contents has its own folder.
 */
export async function installedExtensions(release: VscodeRelease, extensions: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const vsix of extensions) hash.update(await readFile(vsix));
  const files = extensions.map((vsix) => path.basename(vsix, '.vsix')).join('+');
  const kind = `extensions-${release.codeServer}-${files}-`;
  return cachedInstall(kind + hash.digest('hex').slice(0, 16), async (staging) => {
    const isOlder = (name: string): boolean => name.startsWith(kind) && /^[0-9a-f]{16}$/.test(name.slice(kind.length));
    for (const name of (await readdir(cacheFolder)).filter(isOlder)) {
      await rm(path.join(cacheFolder, name), { recursive: true, force: true });
    }
    await installExtensions(release, extensions, staging);
  });
}
