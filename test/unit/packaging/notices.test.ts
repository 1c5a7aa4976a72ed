import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../support/repository';

type Outputs = Readonly<
  Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
>;
type Assets = Readonly<Record<string, string>>;

const dist = path.join(repositoryRoot, 'dist');
const metaFile = path.join(dist, 'meta.json');

describe('ThirdPartyNotices.txt', () => {
  before(function () {
    if (!existsSync(metaFile)) this.skip(); // Built by `npm run build`; `npm test` does this first.
  });

  it('lists version, source and license text of each bundled or copied package', () => {
    const { outputs, assets } = readMeta();
    const notices = readFileSync(path.join(dist, 'ThirdPartyNotices.txt'), 'utf8');
    const packages = shippedPackages(outputs, assets);
    assert.ok(packages.size > 0);
    for (const [name, folder] of packages) {
      const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      const section = sectionOf(notices, `${name} ${version}`);
      assert.match(section, /^Source: {2}https:\/\/\S+$/m, name);
      const [, referred] = /^The text of the licence (\S+) stands/m.exec(section) ?? [];
      const terms = referred === undefined ? section : sectionOf(notices, `Text of the licence ${referred}`);
      assert.match(terms, /permission|redistribution|Exhibit A|Licensor/i, `${name} has no licence text`);
      assert.ok(terms.length > 600, `${name}: the licence text is ${terms.length} characters`);
    }
  });

  it('contains the full text of each license inside a package', () => {
    const notices = readFileSync(path.join(dist, 'ThirdPartyNotices.txt'), 'utf8');
    const parts = [...notices.matchAll(/^Contains .*, licence ([\w.-]+), https:\/\/\S+$/gm)].map(
      (match) => match[1] ?? '',
    );
    for (const licence of new Set(parts)) {
      const includedText = /^(LGPL|OFL)/.test(licence) ? /LESSER GENERAL PUBLIC LICENSE|OPEN FONT LICENSE/ : undefined;
      assert.match(
        includedText === undefined ? sectionOf(notices, `Text of the licence ${licence}`) : notices,
        includedText ?? /./,
      );
    }
  });

  it('covers every file in dist', () => {
    const { outputs, assets } = readMeta();
    const accountedFor = new Set([...Object.keys(outputs), ...Object.keys(assets).map((file) => `dist/${file}`)]);
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(repositoryRoot, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    const own = new Set(['dist/meta.json', 'dist/ThirdPartyNotices.txt']);
    assert.deepEqual(
      files.filter((file) => !own.has(file) && !accountedFor.has(file)),
      [],
    );
  });
});

describe('the generator of the notices', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('refuses a package without a license text', async () => {
    const bundled = await somePackage({ name: 'bare', version: '1.0.0', license: 'Curious-1.0', repository: 'a/bare' });
    await assert.rejects(notices(bundled, {}), /bare has no licence text/);
  });

  it('refuses to bundle a library that users must be able to replace', async () => {
    const bundled = await somePackage(
      { name: 'free', version: '1.0.0', license: 'LGPL-2.1', repository: 'a/free' },
      'LICENSE',
    );
    await assert.rejects(notices(bundled, {}), /separate and replaceable/);
  });

  it('refuses a package without a source URL', async () => {
    const bundled = await somePackage({ name: 'lost', version: '1.0.0', license: 'MIT' }, 'LICENSE');
    await assert.rejects(notices(bundled, {}), /lost does not say where its source is/);
  });

  it('quotes a license file, and omits packages that the bundler dropped', async () => {
    const bundled = await somePackage(
      { name: '@a/kept', version: '1.2.3', license: 'MIT', repository: 'a/kept' },
      'LICENCE.md',
    );
    const text = await notices(bundled, {});
    assert.match(text, /^@a\/kept 1\.2\.3$/m);
    assert.match(text, /^Source: {2}https:\/\/github\.com\/a\/kept$/m);
    assert.match(text, /The terms of LICENCE\.md/);
    const dropped = Object.fromEntries(
      Object.entries(bundled).map(([file, { inputs }]) => [
        file,
        { inputs: Object.fromEntries(Object.keys(inputs).map((input) => [input, { bytesInOutput: 0 }])) },
      ]),
    );
    assert.doesNotMatch(await notices(dropped, {}), /kept/);
  });

  /** Creates a package and returns esbuild's metadata of a bundle with it. */
  async function somePackage(
    manifest: { readonly name: string; readonly [field: string]: string },
    licenceFile?: string,
  ): Promise<Outputs> {
    const home = path.join(folder, 'node_modules', manifest.name);
    await mkdir(home, { recursive: true });
    await writeFile(path.join(home, 'package.json'), JSON.stringify(manifest));
    if (licenceFile !== undefined) await writeFile(path.join(home, licenceFile), `The terms of ${licenceFile}`);
    return { 'dist/extension.js': { inputs: { [path.join(home, 'index.js')]: { bytesInOutput: 1 } } } };
  }
});

async function notices(outputs: Outputs, assets: Assets): Promise<string> {
  const maker = (await import(pathToFileURL(path.join(repositoryRoot, '.ci', 'notices.mjs')).href)) as {
    thirdPartyNotices: (outputs: Outputs, assets: Assets) => Promise<string>;
  };
  return maker.thirdPartyNotices(outputs, assets);
}

function readMeta(): { outputs: Outputs; assets: Assets } {
  return JSON.parse(readFileSync(metaFile, 'utf8')) as { outputs: Outputs; assets: Assets };
}

/** Name and folder of each package with code in a bundle or a copied file. */
function shippedPackages(outputs: Outputs, assets: Assets): Map<string, string> {
  const files = [
    ...Object.entries(outputs)
      .filter(([file]) => !file.endsWith('.map'))
      .flatMap(([, { inputs }]) =>
        Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
      ),
    ...Object.values(assets),
  ];
  const found = new Map<string, string>();
  for (const file of files) {
    const parts = file.split('/');
    const at = parts.lastIndexOf('node_modules');
    if (at < 0) continue;
    const name = parts.slice(at + 1, at + (parts[at + 1]?.startsWith('@') === true ? 3 : 2)).join('/');
    found.set(name, [...parts.slice(0, at + 1), name].join('/'));
  }
  return found;
}

/** The text between a title and the next one. */
function sectionOf(notices: string, title: string): string {
  const rule = '='.repeat(80);
  const start = notices.indexOf(`${rule}\n${title}\n${rule}\n`);
  assert.notEqual(start, -1, `${title} is missing from the notices`);
  const body = start + rule.length * 2 + title.length + 3;
  const end = notices.indexOf(`\n${rule}\n`, body);
  return notices.slice(body, end < 0 ? undefined : end);
}
