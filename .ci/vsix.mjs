// @ts-check
/** Builds the VSIX: runs a production build, copies the shipped files to out/vsix and packs them with vsce. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createVSIX } from '@vscode/vsce';

/** The facts that only the publisher of a release knows. @typedef {{ publisher: string, repository: string }} Owner */

const root = path.resolve(import.meta.dirname, '..');
const stage = path.join(root, 'out', 'vsix');

export async function readManifest() {
  return JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
}

/**
 * @param {string} vsix path of the file to write
 * @param {Owner} [owner] undefined for a local build, whose README has neither pictures nor links into the repository
 * @returns the shipped manifest and README
 */
export async function packVsix(vsix, owner) {
  execFileSync(process.execPath, ['esbuild.mjs', '--production'], { cwd: root, stdio: 'inherit' });
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  for (const part of ['.vscodeignore', 'CHANGELOG.md', 'LICENSE', 'dist', 'l10n', 'media']) {
    await cp(path.join(root, part), path.join(stage, part), { recursive: true });
  }
  for (const file of await readdir(root)) {
    if (/^package\.nls(\.[\w-]+)?\.json$/.test(file)) await cp(path.join(root, file), path.join(stage, file));
  }
  const manifest = shippedManifest(await readManifest(), owner);
  const readme = shippedReadme(await readFile(path.join(root, 'README.md'), 'utf8'), owner);
  await writeFile(path.join(stage, 'package.json'), JSON.stringify(manifest, undefined, 2));
  await writeFile(path.join(stage, 'README.md'), readme);
  await mkdir(path.dirname(vsix), { recursive: true });
  // Gives all files the same time stamp, so that the same sources make the same VSIX and window tests reuse its cached
  // install.
  process.env.SOURCE_DATE_EPOCH ??= String(Date.UTC(2026, 0) / 1000);
  await createVSIX({
    cwd: stage,
    packagePath: vsix,
    dependencies: false,
    rewriteRelativeLinks: false,
    allowMissingRepository: owner === undefined,
  });
  return { manifest, readme };
}

/**
 * Returns the manifest without development fields. With an owner, the publisher and the URLs of the repository are
 * added.
 * @param {Record<string, unknown>} manifest
 * @param {Owner} [owner]
 */
export function shippedManifest(manifest, owner) {
  const development = new Set(['scripts', 'devDependencies', 'allowScripts', 'mocha']);
  const kept = Object.fromEntries(Object.entries(manifest).filter(([name]) => !development.has(name)));
  if (owner === undefined) return kept;
  const { publisher, repository } = owner;
  return {
    ...kept,
    publisher,
    repository: { type: 'git', url: `${repository}.git` },
    bugs: { url: `${repository}/issues` },
    homepage: `${repository}#readme`,
  };
}

/**
 * Makes relative pictures and links absolute with the repository's URL. Without an owner there is no URL: pictures are
 * removed and links become text, because VS Code's extension page shows no files of the VSIX.
 * @param {string} markdown
 * @param {Owner} [owner]
 */
export function shippedReadme(markdown, owner) {
  if (owner === undefined) {
    return markdown
      .replace(/^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm, '')
      .replace(/(?<!!)\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');
  }
  return markdown
    .replace(/(!\[[^\]]*\]\()(?!https:)([^)]*\))/g, `$1${owner.repository}/raw/HEAD/$2`)
    .replace(/(?<!!)(\[[^\]]*\]\()(?!https:|#)([^)]*\))/g, `$1${owner.repository}/blob/HEAD/$2`);
}
