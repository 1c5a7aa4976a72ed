import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './repository';

/** Removes compiled suites without a source, which mocha would still run. */
export async function removeOrphans(compiled: string): Promise<void> {
  for (const file of globSync('**/*.test.js', { cwd: compiled })) {
    const source = path.join(repositoryRoot, 'test', file.replace(/\.js$/, '.ts'));
    if (!existsSync(source)) await rm(path.join(compiled, file));
  }
}
