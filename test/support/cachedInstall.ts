import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './childProcesses';
import { cacheFolder } from './repository';

/** The file that marks a complete install. It is written last, so an interrupted install has no marker. */
const marker = '.installed';

/** The installs in progress in this process. */
const underWay = new Map<string, Promise<string>>();

/**
 * Returns the folder `.cache/NAME`. `install` fills the folder when it is first needed. Processes may install at the
 * same time: each fills its own folder, and the first rename wins.
 */
export async function cachedInstall(name: string, install: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cacheFolder, name);
  if (existsSync(path.join(folder, marker))) return folder;
  const begun = underWay.get(name) ?? fill(folder, install).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

async function fill(folder: string, install: (folder: string) => Promise<void>): Promise<string> {
  const staging = `${folder}.${process.pid}`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  await writeFile(path.join(staging, 'package.json'), '{ "private": true }\n');
  await install(staging);
  await writeFile(path.join(staging, marker), '');
  if (!existsSync(path.join(folder, marker))) await rm(folder, { recursive: true, force: true });
  try {
    await rename(staging, folder);
  } catch (error) {
    if (!existsSync(path.join(folder, marker))) throw error;
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

/** Runs `npm install` in a folder, without the install scripts of the packages. */
export async function npmInstall(folder: string, ...packages: string[]): Promise<void> {
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'];
  // On Windows, `npm` is a script that cannot be spawned. npm passes its own path to scripts, and Node can run it.
  const npm = process.env.npm_execpath;
  const [command, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  await runCommand(command, [...first, ...args, '--loglevel=error', ...packages], { cwd: folder });
}
