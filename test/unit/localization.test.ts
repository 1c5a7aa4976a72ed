import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getL10nJson } from '@vscode/l10n-dev';
import { repositoryRoot } from '../support/repository';

type Bundle = Readonly<Record<string, string | { readonly message: string }>>;

const folder = path.join(repositoryRoot, 'l10n');

describe('l10n/bundle.l10n.json', () => {
  it('holds what the code says (npm run l10n writes it anew)', async () => {
    const src = path.join(repositoryRoot, 'src');
    const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ extension: '.ts' as const, contents: readFileSync(path.join(src, file), 'utf8') }));
    assert.deepEqual(readBundle('bundle.l10n.json'), await getL10nJson(sources));
  });

  for (const file of translations()) {
    it(`is translated whole in ${file}, with the same placeholders`, () => {
      const english = readBundle('bundle.l10n.json');
      const translated = readBundle(file);
      assert.deepEqual(Object.keys(translated).sort(), Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) {
        assert.deepEqual(placeholders(translated[key]), placeholders(text), key);
      }
    });
  }

  it('has a translation wherever package.nls.json has one', () => {
    const languages = readdirSync(repositoryRoot).flatMap(
      (file) => /^package\.nls\.([\w-]+)\.json$/.exec(file)?.[1] ?? [],
    );
    assert.deepEqual(
      translations(),
      languages.map((language) => `bundle.l10n.${language}.json`),
    );
  });
});

function translations(): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => /^bundle\.l10n\.[\w-]+\.json$/.test(file)) : [];
}

function readBundle(file: string): Bundle {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Bundle;
}

/** `{0}`, `{name}`, `$(icon)` and command links: what must be the same in each language. */
function placeholders(text: Bundle[string] | undefined): string[] {
  const message = typeof text === 'object' ? text.message : (text ?? '');
  return [...message.matchAll(/\{\w+\}|\$\([\w-]+\)|command:[\w.]+/g)].map(String).sort();
}
