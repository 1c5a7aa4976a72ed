import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../support/repository';

interface Owner {
  readonly publisher: string;
  readonly repository: string;
}

type Manifest = Readonly<Record<string, unknown>>;

interface Release {
  readonly manifest: Manifest;
  readonly owner: Owner;
  readonly changelog: string;
  readonly icon: Uint8Array;
}

interface Check {
  readonly requirement: string;
  /** The fix, as a sentence. Undefined if the requirement is met. */
  readonly problem: string | undefined;
}

const owner: Owner = { publisher: 'some-one', repository: 'https://example.com/some-one/video-ads' };

describe('a release', () => {
  let releaseChecks: (release: Release) => readonly Check[];
  let shippedManifest: (manifest: Manifest, owner?: Owner) => Manifest;
  let shippedReadme: (markdown: string, owner?: Owner) => string;
  const problemsOf = (release: Release): string[] => releaseChecks(release).flatMap(({ problem }) => problem ?? []);
  const manifest = JSON.parse(read('package.json').toString()) as Manifest;
  const complete = (): Release => ({
    manifest: { ...manifest, version: '1.2.3' },
    owner,
    changelog: '# Changelog\n\n## [1.2.3] – 2026-12-01\n',
    icon: read('media/icon.png'),
  });

  before(async () => {
    const load = async <T>(name: string): Promise<T> =>
      (await import(pathToFileURL(path.join(repositoryRoot, '.ci', name)).href)) as T;
    ({ releaseChecks } = await load<{ releaseChecks: typeof releaseChecks }>('releaseChecks.mjs'));
    ({ shippedManifest, shippedReadme } = await load<{
      shippedManifest: typeof shippedManifest;
      shippedReadme: typeof shippedReadme;
    }>('vsix.mjs'));
  });

  it('can be published with an owner, a dated version and the manifest of this repository', () => {
    assert.deepEqual(problemsOf(complete()), []);
  });

  it('names each requirement, also if all are met', () => {
    const requirements = releaseChecks(complete()).map(({ requirement }) => requirement);
    assert.equal(new Set(requirements).size, 8);
    for (const registry of ['Marketplace', 'Open VSX']) {
      assert.ok(
        requirements.some((it) => it.includes(registry)),
        registry,
      );
    }
  });

  it('reports each missing requirement in one sentence', () => {
    const small = new Uint8Array(read('media/icon.png'));
    new DataView(small.buffer).setUint32(16, 64);
    const cases: [Partial<Release>, RegExp][] = [
      [{ owner: { ...owner, repository: 'http://example.com/a' } }, /--repository/],
      [{ owner: { ...owner, repository: '' } }, /--repository/],
      [{ owner: { ...owner, publisher: 'Some One' } }, /--publisher/],
      [{ manifest: { ...complete().manifest, version: '1.2.3-beta' } }, /three numbers/],
      [{ changelog: '## [1.2.3] – unreleased' }, /Date version 1\.2\.3/],
      [{ manifest: { ...complete().manifest, license: undefined } }, /license/],
      [{ manifest: { ...complete().manifest, keywords: Array.from({ length: 31 }, String) } }, /at most 30/],
      [{ manifest: { ...complete().manifest, categories: [] } }, /categories/],
      [{ icon: small }, /128/],
    ];
    for (const [change, sentence] of cases) {
      assert.match(problemsOf({ ...complete(), ...change })[0] ?? '', sentence);
    }
  });

  it('has a manifest with the owner and without development-only fields', () => {
    const shipped = shippedManifest(manifest, owner);
    assert.equal(shipped.publisher, 'some-one');
    assert.deepEqual(shipped.bugs, { url: `${owner.repository}/issues` });
    assert.deepEqual(shipped.repository, { type: 'git', url: `${owner.repository}.git` });
    assert.equal(shipped.devDependencies, undefined);
    assert.equal(manifest.private, undefined);
  });

  it('shows every picture of the README from the repository', () => {
    const pictures = (text: string): string[] => [...text.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    const readme = read('README.md').toString();
    const shown = pictures(shippedReadme(readme, owner));
    assert.ok(shown.length > 0);
    assert.deepEqual(
      shown,
      pictures(readme).map((file) => `${owner.repository}/raw/HEAD/${file}`),
    );
    assert.deepEqual(pictures(shippedReadme(readme)), []);
  });
});

function read(file: string): Buffer {
  return readFileSync(path.join(repositoryRoot, file));
}
