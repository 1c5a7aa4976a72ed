import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachedInstall, npmInstall } from './cachedInstall';
import type { NodeMajor } from './nodeBinary';

/** A VS Code to test on, from the npm package `code-server`. */
export interface VscodeRelease {
  /** VS Code's own version. */
  readonly version: string;
  readonly codeServer: string;
  readonly node: NodeMajor;
}

/** The oldest VS Code that `engines.vscode` allows. */
export const floor: VscodeRelease = { version: '1.116', codeServer: '4.116.0', node: 22 };

export const newest: VscodeRelease = { version: '1.139', codeServer: '4.139.1', node: 24 };

/** Native modules that are not compiled here, and their stand-ins. */
const standIns = { spdlog: 'spdlogStandIn.js', 'native-watchdog': 'watchdogStandIn.js' };

/** Installs a VS Code server into the cache once, and returns its folder. */
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
 * The built-in extensions for writing a brief: languages, themes, icons, and previews of media files. A release may
 * lack some of them.
 */
const writing = ['json', 'markdown-basics', 'media-preview', 'theme-defaults', 'theme-modern-icons', 'theme-seti'];

interface ExtensionManifest {
  readonly publisher: string;
  readonly name: string;
  readonly contributes?: Readonly<Record<string, unknown>>;
}

/**
 * Returns a folder with only the built-in extensions for writing. Others, such as Copilot, Git and TypeScript, take
 * half of the CPU time of a window's start. Without the grammars, a start takes 3 CPU seconds less, but text has no
 * colors.
 */
export async function writingExtensions(release: VscodeRelease, hasGrammars: boolean): Promise<string> {
  const all = await builtInExtensions(release);
  const kind = hasGrammars ? 'writing' : 'plain-writing';
  return cachedInstall(`${kind}-extensions-${release.codeServer}`, async (staging) => {
    for (const name of writing.filter((it) => existsSync(path.join(all, it)))) {
      await cp(path.join(all, name), path.join(staging, name), { recursive: true });
      if (hasGrammars) continue;
      const manifest = await readManifest(path.join(staging, name));
      const { grammars: _, ...contributes } = manifest.contributes ?? {};
      await writeFile(path.join(staging, name, 'package.json'), JSON.stringify({ ...manifest, contributes }));
    }
  });
}

/**
 * Returns a value of `remote.extensionKind` that keeps all built-in extensions from running in the page. A page has
 * about 85 of them, and the server has no option to turn them off. Without `-web`, which the setting's schema does not
 * list, the page adds the kind `web` again.
 */
export async function extensionsOnServer(release: VscodeRelease): Promise<Readonly<Record<string, readonly string[]>>> {
  const all = await builtInExtensions(release);
  const names = (await readdir(all)).filter((it) => !/^(theme-|media-)/.test(it));
  const folders = names.map((it) => path.join(all, it)).filter((it) => existsSync(path.join(it, 'package.json')));
  const manifests = await Promise.all(folders.map(readManifest));
  return Object.fromEntries(manifests.map(({ publisher, name }) => [`${publisher}.${name}`, ['workspace', '-web']]));
}

async function builtInExtensions(release: VscodeRelease): Promise<string> {
  return path.join(await installVscode(release), 'extensions');
}

async function readManifest(folder: string): Promise<ExtensionManifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as ExtensionManifest;
}
