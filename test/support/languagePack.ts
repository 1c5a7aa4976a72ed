import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Registers an empty language pack with a VS Code server, so that extensions load their translations. VS Code's own
 * texts stay English.
 *
 * @param dataFolder the server's `--server-data-dir`, before the server starts with `--locale`
 */
export async function writeLanguagePack(dataFolder: string, language: string): Promise<void> {
  const folder = path.join(dataFolder, 'data', 'languagePack');
  const messages = path.join(folder, 'main.i18n.json');
  await mkdir(folder, { recursive: true });
  await writeFile(messages, JSON.stringify({ version: '1.0.0', contents: {} }));
  const pack = {
    hash: `tests-${language}`,
    extensions: [{ extensionIdentifier: { id: `tests.language-pack-${language}` }, version: '1.0.0' }],
    translations: { vscode: messages },
    label: language,
  };
  await writeFile(path.join(dataFolder, 'data', 'languagepacks.json'), JSON.stringify({ [language]: pack }));
}

/** The language of {@link writePseudoLanguage}. VS Code accepts only names of real languages. */
export const pseudoLanguage = 'cy';

/** Writes a translation for the installed extension. Each sentence is 1.5 times as long and enclosed in ⟦ and ⟧. */
export async function writePseudoLanguage(dataFolder: string): Promise<void> {
  const extensions = path.join(dataFolder, 'extensions');
  const name = (await readdir(extensions)).find((it) => it.startsWith('video-ads.'));
  if (name === undefined) throw new Error('The extension is not installed.');
  for (const file of ['package.nls', path.join('l10n', 'bundle.l10n')]) {
    const bundle = path.join(extensions, name, file);
    const texts = JSON.parse(await readFile(`${bundle}.json`, 'utf8')) as Record<string, string>;
    const translated = Object.entries(texts).map(([key, text]) => [key, pseudo(text)]);
    await writeFile(`${bundle}.${pseudoLanguage}.json`, JSON.stringify(Object.fromEntries(translated)));
  }
}

const accented: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ď', e: 'é', g: 'ğ', i: 'ï', l: 'ĺ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', t: 'ť', u: 'ü', y: 'ý' },
};
/** Matches the parts of a text that a translation must keep: placeholders, link targets, icons, settings and code. */
const fixed = /(\{\d+\}|\]\([^)]*\)|\$\([\w~-]+\)|#[\w.]+#|`[^`]*`)/;

/**
 * Translates a text into the pseudo language. Translates each line separately, because the buttons of a welcome text
 * need their own lines.
 */
export function pseudo(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const words = line
        .split(fixed)
        .map((part) => (fixed.test(part) ? part : part.replace(/[a-z]/g, (letter) => accented[letter] ?? letter)))
        .join('');
      const length = line.replace(/\([^)]*\)/g, '').length;
      // Subtracts 2, because the brackets ⟦ and ⟧ also lengthen the line.
      const more = ' ~~~~'.repeat(length).slice(0, Math.max(0, Math.ceil(length / 2) - 2));
      const [, label, target] = /^\[([^\]]*)(\]\(.*)$/.exec(words) ?? [];
      if (label !== undefined && target?.endsWith(')') === true) return `[⟦${label}${more}⟧${target}`;
      return line === '' ? '' : `⟦${words}${more}⟧`;
    })
    .join('\n');
}
