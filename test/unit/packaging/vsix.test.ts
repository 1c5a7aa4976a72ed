import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { emoji } from '../../../src/sandbox/render/board/emoji';
import { repositoryRoot } from '../../support/repository';
import type { ZipEntry } from './zipEntries';
import { zipEntries } from './zipEntries';

const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
const vsix = path.join(repositoryRoot, `video-ads-${version}.vsix`);

/** Allowed files of a VSIX, below extension/. */
const shipped = [
  /^package(\.nls(\.[a-z-]+)?)?\.json$/,
  /^(readme|changelog)\.md$/i,
  /^LICENSE\.txt$/,
  /^l10n\/bundle\.l10n(\.[a-z-]+)?\.json$/,
  /^dist\/ThirdPartyNotices\.txt$/,
  /^dist\/(\w+\.js|[\w-]+\.mjs)$/,
  /^media\/(icon\.png|videos\.svg|videoPanel\.css)$/,
  /^media\/walkthrough\/[\w-]+\.svg$/,
];

/** Patterns of keys and passwords. */
const secrets =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+\w|\bAKIA[0-9A-Z]{16}\b|\b(ghp|gho|npm)_[A-Za-z0-9]{36}\b|\bxox[abp]-\d{6,}|\bsk-[A-Za-z0-9]{32,}|:\/\/[^/\s:@"'`$]+:[^/\s:@"'`$]+@/;

describe('the VSIX', function () {
  let entries: readonly ZipEntry[] = [];

  before(function () {
    if (!existsSync(vsix)) this.skip(); // Built by `npm run package`; `npm test` does this first.
    entries = zipEntries(readFileSync(vsix)).map(({ name, contents }) => ({
      name: name.replace(/^extension\//, ''),
      contents,
    }));
  });

  const text = (name: string): string =>
    entries
      .find((entry) => entry.name.toLowerCase() === name.toLowerCase())
      ?.contents()
      .toString('utf8') ?? assert.fail(name);

  it('is under 6.5 MB', () => {
    assert.ok(readFileSync(vsix).length < 6.5e6, `${readFileSync(vsix).length} bytes`);
  });

  it('contains no sources, tests or source maps', () => {
    const own = new Set(['extension.vsixmanifest', '[Content_Types].xml']);
    const assets = readAssets();
    const unexpected = entries
      .map(({ name }) => name)
      .filter((name) => !own.has(name) && !assets.includes(name) && !shipped.some((it) => it.test(name)));
    assert.deepEqual(unexpected, []);
    assert.doesNotMatch(text('dist/extension.mjs'), /sourceMappingURL/);
  });

  it('contains everything that the manifest and the sandbox need', () => {
    const names = new Set(entries.map(({ name }) => name));
    const manifest = text('package.json');
    const mentioned = [...manifest.matchAll(/"((?:\.\/)?(?:media|dist)\/[^"]+)"/g)].map((match) =>
      (match[1] ?? '').replace('./', ''),
    );
    const imported = [...names]
      .filter((name) => name.endsWith('.mjs'))
      .flatMap((name) => [...text(name).matchAll(/"\.\/([\w-]+\.mjs)"/g)].map(([, file = '']) => `dist/${file}`));
    assert.ok(imported.includes('dist/app.mjs'), 'the imports are not detected');
    const needed = [
      ...mentioned,
      ...readAssets(),
      'dist/undici.mjs',
      ...imported,
      'dist/salvage.js',
      'dist/sandbox.js',
      'dist/ThirdPartyNotices.txt',
      'l10n/bundle.l10n.json',
      'package.nls.json',
      'LICENSE.txt',
    ];
    assert.deepEqual(
      needed.filter((file) => !names.has(file)),
      [],
    );
  });

  it('runs the sandbox as a program from the unpacked files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'unpacked-'));
    try {
      const program = path.join(folder, 'sandbox.js');
      writeFileSync(program, text('dist/sandbox.js'));
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      assert.match(stdout, /test:unconfirmed/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('contains the drawings of the emoji that pictures may show, and no others', () => {
    const renderer = text('dist/renderProcess.js');
    const has = (name: string): boolean => renderer.includes(icons.icons[name]?.body ?? assert.fail(name));
    assert.deepEqual(
      Object.keys(emoji).filter((name) => !has(name)),
      [],
    );
    for (const name of ['grinning-face', 'red-heart', 'rainbow']) assert.ok(!has(name), name);
  });

  it('loads no module twice in the extension host, where `instanceof` would fail', () => {
    const { outputs } = readMeta();
    const inputs = readExtensionFiles().flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
    assert.ok(inputs.includes('src/api/errors.ts'), 'the contents are not detected');
    assert.deepEqual(
      inputs.filter((input, index) => inputs.indexOf(input) !== index),
      [],
    );
  });

  it('loads the parsers of YAML and Markdown only when a text is parsed', () => {
    const { outputs } = readMeta();
    const loaded = new Set(['dist/extension.mjs', 'dist/app.mjs']);
    for (const file of loaded) {
      for (const { path: to, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') loaded.add(to);
    }
    const parsersOf = (files: Iterable<string>): string[] =>
      [...files].filter((file) =>
        Object.keys(outputs[file]?.inputs ?? {}).some((it) => /node_modules\/(yaml|markdown-it)\//.test(it)),
      );
    assert.equal(parsersOf(Object.keys(outputs)).length, 2, 'the parsers are not detected');
    assert.deepEqual(parsersOf(loaded), []);
  });

  it('contains no secret and no path of the build machine', () => {
    for (const { name, contents } of entries) {
      const bytes = contents();
      assert.ok(!bytes.includes(repositoryRoot), `${name} names ${repositoryRoot}`);
      if (!/\.(wasm|ttf|png)$/.test(name)) assert.doesNotMatch(bytes.toString('utf8'), secrets, name);
    }
  });

  it('contains a README whose pictures and links all resolve', () => {
    const targets = [...text('readme.md').matchAll(/\]\(([^)]+)\)|(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    assert.deepEqual(
      targets.filter((target) => !/^(https:|#)/.test(target)),
      [],
    );
  });

  it('has manifests without scripts, development dependencies and links to a repository', () => {
    assert.doesNotMatch(text('package.json'), /"(scripts|devDependencies|repository)"/);
    assert.doesNotMatch(text('extension.vsixmanifest'), /Links\.(Source|Repository|GitHub)/);
  });
});

/** The extension's entry point and everything it loads later. */
function readExtensionFiles(): string[] {
  return Object.keys(readMeta().outputs).filter((file) => file.endsWith('.mjs'));
}

/** Files that the build copied beside the bundles. */
function readAssets(): string[] {
  return Object.keys(readMeta().assets).map((file) => `dist/${file}`);
}

/** esbuild's metadata of each output, by path. */
interface Meta {
  readonly assets: Readonly<Record<string, string>>;
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly inputs: Readonly<Record<string, unknown>>;
        readonly imports: readonly { readonly path: string; readonly kind: string }[];
      }
    >
  >;
}

function readMeta(): Meta {
  return JSON.parse(readFileSync(path.join(repositoryRoot, 'dist', 'meta.json'), 'utf8')) as Meta;
}
