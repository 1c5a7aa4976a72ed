import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds package.json, found from wherever this file was compiled to. */
export const repositoryRoot = findRoot(__dirname);

/** What tests and the demo install for themselves; kept from run to run, ignored by git. */
export const cacheFolder = path.join(repositoryRoot, '.cache');

/** Where compiled tests, pictures and logs go; ignored by git. */
export const outFolder = path.join(repositoryRoot, 'out');

/** Where this compilation's tests are: `out/test`, or the same under another `--outDir`. */
export const compiledTests = path.resolve(__dirname, '..');

function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No repository above ${from}.`);
  }
}
