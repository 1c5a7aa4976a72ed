import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { runCommand } from './childProcesses';

/** Returns whether a program is in PATH. */
export function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => isExecutable(path.join(folder, program)));
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs missing Debian packages as root.
 *
 * @throws Error with one sentence that names them, if this process may not install them
 */
export async function ensureDebianPackages(...packages: string[]): Promise<void> {
  const missing: string[] = [];
  for (const name of packages) if (!(await isInstalled(name))) missing.push(name);
  if (missing.length === 0) return;
  if (!isOnPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error(`Please install ${missing.join(', ')} with your system's package manager and start again.`);
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  await runCommand('apt-get', [...patience, 'update', '-q'], { env });
  await runCommand('apt-get', [...patience, 'install', '-y', '-q', '--no-install-recommends', ...missing], { env });
}

async function isInstalled(name: string): Promise<boolean> {
  if (!isOnPath('dpkg-query')) return false;
  try {
    return (await runCommand('dpkg-query', ['-W', '-f', '${Status}', name])).includes('ok installed');
  } catch {
    return false;
  }
}
