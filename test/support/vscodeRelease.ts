import { existsSync } from 'node:fs';
import { copyFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { cachedInstall, npmInstall } from './cachedInstall';
import type { NodeMajor } from './nodeBinary';

/** A VS Code to test on, as the npm package `code-server` carries it. */
export interface VscodeRelease {
  /** VS Code's own version. */
  readonly version: string;
  readonly codeServer: string;
  readonly node: NodeMajor;
}

/** The oldest VS Code that `engines.vscode` admits. */
export const floor: VscodeRelease = { version: '1.116', codeServer: '4.116.0', node: 22 };

export const newest: VscodeRelease = { version: '1.139', codeServer: '4.139.1', node: 24 };

/** Native modules that are not compiled here, and what stands in for them. */
const standIns = { spdlog: 'spdlogStandIn.js', 'native-watchdog': 'watchdogStandIn.js' };

/** Installs a VS Code server into the cache, once, and gives its folder. */
export async function installVscode(release: VscodeRelease): Promise<string> {
  const inside = path.join('node_modules', 'code-server', 'lib', 'vscode');
  const cached = await cachedInstall(`code-server-${release.codeServer}`, async (staging) => {
    await npmInstall(staging, `code-server@${release.codeServer}`);
    await npmInstall(path.join(staging, inside));
  });
  const folder = path.join(cached, inside);
  for (const [name, file] of Object.entries(standIns)) {
    await copyFile(path.join(__dirname, file), path.join(folder, 'node_modules', '@vscode', name, 'index.js'));
  }
  return folder;
}

/**
 * The built-in extensions that a brief is written with: its languages, themes, icons, and what shows a file of media.
 * Not every release has each.
 */
const writing = ['json', 'markdown-basics', 'media-preview', 'theme-defaults', 'theme-modern-icons', 'theme-seti'];

/** A folder with the built-in extensions for writing: Copilot, Git and TypeScript take half of a window's start. */
export async function writingExtensions(release: VscodeRelease): Promise<string> {
  const all = path.join(await installVscode(release), 'extensions');
  return cachedInstall(`writing-extensions-${release.codeServer}`, async (staging) => {
    for (const name of writing.filter((it) => existsSync(path.join(all, it)))) {
      await cp(path.join(all, name), path.join(staging, name), { recursive: true });
    }
  });
}
