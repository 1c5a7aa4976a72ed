import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { main } from '../../support/exampleProgram';
import { repositoryRoot } from '../../support/repository';
import { SandboxFixture } from '../sandbox/sandboxFixture';

describe('the example program of the API client', function () {
  this.timeout(30_000);

  it('generates a video in the sandbox, waits for it and saves it', async () => {
    const fixture = await SandboxFixture.start();
    try {
      const file = path.join(fixture.folder, 'example.webm');
      await main(fixture.sandbox.baseUrl, fixture.key, file);
      assert(existsSync(file) && readFileSync(file).length > 0);
    } finally {
      await fixture.stop();
    }
  });

  it('equals the program in CONTRIBUTING.md', () => {
    const read = (...parts: string[]): string => readFileSync(path.join(repositoryRoot, ...parts), 'utf8');
    const program = read('test', 'support', 'exampleProgram.ts').replace('../../src/api', './src/api').trim();
    assert(read('CONTRIBUTING.md').includes(program), 'CONTRIBUTING.md has another program');
  });
});
