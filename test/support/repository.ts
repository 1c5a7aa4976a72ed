import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, found from the folder of the compiled file. */
export const repositoryRoot = findRoot(__dirname);

/** The folder for tools that tests and the demo install. Kept between runs and ignored by Git. */
export const cacheFolder = path.join(repositoryRoot, '.cache');

/** The folder for compiled tests, pictures and logs. Ignored by Git. */
export const outFolder = path.join(repositoryRoot, 'out');

/** The compiled tests: `out/test`, or the same folder under another `--outDir`. */
export const compiledTests = path.resolve(__dirname, '..');

function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No repository above ${from}.`);
  }
}
