import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a VS Code server believe that a language pack is installed, and so let every extension speak that language. VS
 * Code's own words stay English: the pack holds none of them.
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
