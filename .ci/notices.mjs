// @ts-check
/**
 * Writes the notices for third-party parts of the VSIX. The build lists the packages whose code esbuild bundled, and
 * the packages whose files it copied to dist.
 * For some packages, notices/inside.json adds a homepage, copyright holders and the third-party code that the package
 * contains. notices/*.txt are full license texts.
 * The build fails if a package has no license text, or if a library that users must be able to replace is bundled.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const rule = '='.repeat(80);
const texts = new URL('notices/', import.meta.url);

/**
 * @typedef {{name: string, version: string, licence: string, copyright?: string[], source: string, textFollows?: boolean}} Inside
 *   textFollows: the package's own license files contain the license text of this part
 * @typedef {{homepage?: string, copyright?: string[], inside?: Inside[]}} Addition
 * @typedef {{name: string, version: string, license?: string, homepage?: string, repository?: string | {url?: string}}} Manifest
 * @typedef {{folder: string, bundledIn: Set<string>, copied: {from: string, to: string}[]}} Shipped
 */

/**
 * Returns the text of ThirdPartyNotices.txt.
 * @param {import('esbuild').Metafile['outputs']} outputs the files that esbuild wrote, with their inputs
 * @param {Readonly<Record<string, string>>} assets path in dist/ → the copied file
 */
export async function thirdPartyNotices(outputs, assets) {
  /** @type {Record<string, Addition>} */
  const additions = JSON.parse(await readFile(new URL('inside.json', texts), 'utf8'));
  /** @type {Set<string>} licenses whose full text is appended once */
  const common = new Set();
  const sections = [];
  for (const shipped of shippedPackages(outputs, assets)) {
    sections.push(await section(shipped, additions, common));
  }
  for (const licence of [...common].sort()) {
    sections.push(`${rule}\nText of the licence ${licence}\n${rule}\n\n${await commonText(licence)}`);
  }
  return `${introduction}\n${sections.sort(bySectionTitle).join('\n\n')}\n`;
}

const introduction = `Third-party notices

Video Ads contains the following third-party software and fonts. Each part is under its own licence, given here;
none of them limits the MIT licence of Video Ads itself. Licence texts that several parts share stand at the end.
`;

/** Sorts the packages by name, and the shared license texts last. @param {string} a @param {string} b */
function bySectionTitle(a, b) {
  const [titleA = '', titleB = ''] = [a, b].map((text) => text.split('\n')[1]?.replace(/^Text of/, '~'));
  return titleA < titleB ? -1 : 1;
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {Readonly<Record<string, string>>} assets
 * @returns {Shipped[]}
 */
function shippedPackages(outputs, assets) {
  /** @type {Map<string, Shipped>} */
  const found = new Map();
  const at = (/** @type {string} */ file) => {
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];
    if (folder === undefined) return undefined;
    const shipped = found.get(folder) ?? { folder, bundledIn: new Set(), copied: [] };
    found.set(folder, shipped);
    return shipped;
  };
  for (const [output, { inputs }] of Object.entries(outputs)) {
    if (output.endsWith('.map')) continue;
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput > 0) at(file)?.bundledIn.add(output);
    }
  }
  for (const [to, from] of Object.entries(assets)) at(from)?.copied.push({ from, to: `dist/${to}` });
  return [...found.values()];
}

/**
 * @param {Shipped} shipped
 * @param {Record<string, Addition>} additions
 * @param {Set<string>} common
 */
async function section({ folder, bundledIn, copied }, additions, common) {
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license = 'unknown' } = manifest;
  if (/\b[AL]?GPL/.test(license) && bundledIn.size > 0) {
    throw new Error(`${name} is under ${license}: its files must stay separate and replaceable, not be bundled.`);
  }
  const addition = additions[name] ?? {};
  const source = addition.homepage ?? repository(manifest);
  const lines = [
    rule,
    `${name} ${version}`,
    rule,
    '',
    `Licence: ${license}`,
    `Source:  ${source}`,
    `Shipped in: ${[...bundledIn, ...copied.map(({ to }) => to)].sort().join(', ')}`,
    ...(addition.copyright ?? []).map((holder) => `Copyright (c) ${holder}`),
    ...obligations(license, source, version, copied.length > 0),
  ];
  for (const part of addition.inside ?? []) {
    lines.push('', `Contains ${part.name} (${part.version}), licence ${part.licence}, ${part.source}`);
    lines.push(...(part.copyright ?? []).map((holder) => `  Copyright (c) ${holder}`));
    if (part.textFollows !== true) common.add(part.licence);
  }
  const own = await ownTexts(folder, copied);
  if (own.length === 0) {
    await commonText(license, name);
    common.add(license);
    lines.push('', `The text of the licence ${license} stands at the end of this file.`);
  }
  return [...lines, ...own.flatMap((text) => ['', text])].join('\n');
}

/**
 * The statements that a copyleft or font license requires.
 * @param {string} licence
 * @param {string} source
 * @param {string} version
 * @param {boolean} copied
 */
function obligations(licence, source, version, copied) {
  const lines = [];
  if (licence.includes('LGPL')) {
    lines.push(
      'These files are unmodified and separate from the rest of the extension, which loads them when it runs. You may',
      'replace them with your own build of the library: put it in their place in the extension’s folder. The complete',
      `source of the library and of those inside it, with the scripts that build it, is at ${source}`,
      `(version ${version}). You may modify the extension for your own use and reverse engineer it to debug such changes.`,
    );
  }
  if (licence.includes('MPL')) {
    lines.push(`The source of this part is available under the same licence at ${source} (version ${version}).`);
  }
  if (licence.includes('OFL') && copied) {
    lines.push(
      'The font files are subsets: characters and features that this extension does not draw with are left out. They may be',
      'used and passed on under the Open Font License below.',
    );
  }
  return lines.length === 0 ? [] : ['', ...lines];
}

/**
 * The license texts in a package: its license files, or else the opening comments of its copied files.
 * @param {string} folder
 * @param {Shipped['copied']} copied
 */
async function ownTexts(folder, copied) {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice|copyright)/i.test(file)).sort();
  const found = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  if (found.length > 0) return found.map((text) => text.trim());
  const openings = new Set();
  for (const { from } of copied) {
    if (!/\.[cm]?js$/.test(from)) continue;
    const comment = /^\s*\/\*!?([^]*?)\*\//.exec(await readFile(from, 'utf8'))?.[1];
    if (comment !== undefined && /licen[cs]e/i.test(comment)) openings.add(comment.replace(/^ \* ?/gm, '').trim());
  }
  return [...openings];
}

/** @param {string} licence @param {string} [name] the package that needs it */
async function commonText(licence, name = 'A part of a package') {
  try {
    return (await readFile(new URL(`${licence}.txt`, texts), 'utf8')).trimEnd();
  } catch (cause) {
    throw new Error(`${name} has no licence text: add .ci/notices/${licence}.txt, or do not ship it.`, { cause });
  }
}

/**
 * The repository's URL in package.json as a web address. `github:owner/name` is an npm shorthand.
 * @param {Manifest} manifest
 */
function repository({ name, repository, homepage }) {
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage;
  if (address === undefined)
    throw new Error(`${name} does not say where its source is: name it in notices/inside.json.`);
  return address
    .replace(/^git\+/, '')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/^(?:github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/\.git$/, '');
}
