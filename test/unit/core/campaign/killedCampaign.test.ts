import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../../../src/core/campaign/record';
import { bundleProgram } from '../../../support/bundleProgram';
import { campaignSteps, runCampaign } from '../../../support/campaignProcess';
import { FaultServer } from '../../../support/faultServer';
import { LibraryFolder } from '../../../support/libraryFolder';
import { removeTemporaryFolder, temporaryFolder } from '../../../support/temporaryFolder';

describe('a killed campaign', function () {
  this.timeout(120_000);
  let storage: LibraryFolder;
  let server: FaultServer;
  let programFolder: string;
  let program: string;

  before(async () => {
    programFolder = await temporaryFolder('campaign');
    program = bundleProgram('campaignProcess', programFolder);
  });
  after(() => removeTemporaryFolder(programFolder));
  beforeEach(async () => {
    storage = await LibraryFolder.make();
    server = await FaultServer.start();
  });
  afterEach(async () => {
    await server.close();
    await storage.remove();
  });

  /** Runs the campaign in a process of its own. @returns the signal or exit code that ended the process */
  const runUntil = async (step: string): Promise<unknown> => {
    const child = spawn(process.execPath, [program, storage.path, server.baseUrl, step], { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal ?? code;
  };

  for (const step of campaignSteps) {
    it(`loses no version and pays for none twice (killed at the step “${step}”)`, async () => {
      assert.equal(await runUntil(step), 'SIGKILL');
      await runCampaign(storage.path, server.baseUrl);
      await runCampaign(storage.path, server.baseUrl);
      const posts = server.arrivals.filter(({ kind }) => kind === 'generate').map(({ body }) => body);
      assert.equal(new Set(posts).size, posts.length, 'No version is sent twice.');
      const library = await storage.open();
      const videos = library.search({ document: 'file:///ads/summer.md' });
      const ready = videos.filter(({ state }) => state === 'succeeded');
      const unconfirmed = videos.filter(({ state }) => state === 'unconfirmed');
      // Only the user can settle a request that may have been paid. All other videos are finished.
      assert.equal(ready.length + unconfirmed.length, 4);
      assert.ok(unconfirmed.length <= 1);
      assert.ok(posts.length >= ready.length && posts.length <= 4);
      const folder = join(storage.path, 'handed over');
      const names = readdirSync(folder);
      assert.equal(names.filter((name) => name.endsWith('.mp4')).length, ready.length);
      assert.ok(names.includes('review.html') && names.every((name) => !name.endsWith('.part')));
      const record = readRecord(readFileSync(join(folder, 'videos.json'), 'utf8'));
      assert.equal('videos' in record && record.videos.length, ready.length);
    });
  }
});
