// @ts-check
/**
 * Makes the VSIX (`npm run package`): builds for production, lays out what is shipped under out/vsix, and has vsce pack
 * that. The README shipped is README.md without its pictures and links into the repository: no address for them exists,
 * and VS Code's extension page shows no pictures from the VSIX itself.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createVSIX } from '@vscode/vsce';

const root = path.resolve(import.meta.dirname, '..');
const stage = path.join(root, 'out', 'vsix');

const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const vsix = path.join(root, `${manifest.name}-${manifest.version}.vsix`);

execFileSync(process.execPath, ['esbuild.mjs', '--production'], { cwd: root, stdio: 'inherit' });
await rm(stage, { recursive: true, force: true });
await mkdir(stage, { recursive: true });
for (const part of ['.vscodeignore', 'CHANGELOG.md', 'LICENSE', 'dist', 'l10n', 'media']) {
  await cp(path.join(root, part), path.join(stage, part), { recursive: true });
}
for (const file of await readdir(root)) {
  if (/^package\.nls(\.[\w-]+)?\.json$/.test(file)) await cp(path.join(root, file), path.join(stage, file));
}
await writeFile(path.join(stage, 'package.json'), JSON.stringify(shippedManifest(manifest), undefined, 2));
await writeFile(
  path.join(stage, 'README.md'),
  withoutRelativeTargets(await readFile(path.join(root, 'README.md'), 'utf8')),
);
await createVSIX({ cwd: stage, packagePath: vsix, dependencies: false, allowMissingRepository: true });

/** Without what only the repository needs. @param {Record<string, unknown>} manifest */
function shippedManifest(manifest) {
  const ours = new Set(['scripts', 'devDependencies', 'allowScripts', 'mocha', 'private']);
  return Object.fromEntries(Object.entries(manifest).filter(([name]) => !ours.has(name)));
}

/** Drops pictures and unlinks links whose target is a file of the repository. @param {string} markdown */
function withoutRelativeTargets(markdown) {
  return markdown
    .replace(/^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm, '')
    .replace(/(?<!!)\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');
}
