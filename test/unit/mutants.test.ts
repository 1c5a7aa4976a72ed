import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../support/repository';

interface Mutant {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const read = (...file: readonly string[]): string => readFileSync(path.join(repositoryRoot, ...file), 'utf8');

describe('test/data/mutants.json', () => {
  it('replaces text that occurs exactly once in its file, so that `npm run mutants` can plant each bug', () => {
    const mutants = JSON.parse(read('test', 'data', 'mutants.json')) as readonly Mutant[];
    const stale = mutants.filter(({ file, find }) => read(file).split(find).length !== 2);
    assert.deepEqual(stale, []);
  });
});
