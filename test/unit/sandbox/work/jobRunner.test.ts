import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../../src/sandbox/ledger/ledgerFile';
import { defaultLease, JobLeases } from '../../../../src/sandbox/work/jobLeases';
import { JobRunner, type VideoRenderer } from '../../../../src/sandbox/work/jobRunner';
import { SmallDisk } from '../../../support/smallDisk';
import { fakeDraft, FakeRenderer } from '../fakeRenderer';
import { makeFolder, removeFolder, silentLog, until } from '../sandboxFixture';

describe('JobRunner', function () {
  this.timeout(30_000);
  let folder: string;
  let ledger: Ledger;
  let runner: JobRunner;
  let renderer: FakeRenderer;

  beforeEach(() => {
    folder = makeFolder();
    ledger = Ledger.open(folder, silentLog);
    renderer = new FakeRenderer();
    runner = new JobRunner({
      leases: new JobLeases(ledger, defaultLease),
      makeRenderer: () => renderer,
      filesFolder: ledger.filesFolder,
      log: silentLog,
      stalledMs: 100,
    });
  });
  afterEach(async () => {
    await runner.stop();
    ledger.close();
    removeFolder(folder);
  });

  const job = (id: string) => new Jobs(ledger).get(id);
  function requestVideo(): string {
    const account = new Accounts(ledger).open();
    const created = new Jobs(ledger).create(account, { prompt: 'Tea', duration: 4, aspectRatio: '1:1' });
    return created.outcome === 'created' ? created.job.id : assert.fail();
  }

  it('fails and refunds a render without progress, then continues with the next job', async () => {
    const [withoutProgress, next] = [requestVideo(), requestVideo()];
    renderer.gate = new Promise(() => undefined);
    runner.start();
    await until(() => renderer.requests.length === 1);
    renderer.gate = Promise.resolve();
    await until(() => job(next)?.status === 'completed');
    assert.equal(job(withoutProgress)?.errorCode, 'render_failed');
    const accounts = new Accounts(ledger);
    assert.equal(accounts.balance(accounts.open()).balance, 998);
  });

  it('refunds at once if the disk has no space for the video or for its record', async function () {
    if (!SmallDisk.isPossible) this.skip();
    const disk = SmallDisk.make(4);
    const full = Ledger.open(disk.path, silentLog);
    const accounts = new Accounts(full);
    const account = accounts.open();
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    let renders = 0;
    const renderer: VideoRenderer = {
      render: ({ outFile }) => {
        renders++;
        disk.fill(outFile);
        // The second video's file fits on the disk, but its record does not.
        return renders === 1
          ? Promise.reject(noSpace)
          : Promise.resolve({ bytes: statSync(outFile).size, draft: fakeDraft });
      },
      dispose: () => Promise.resolve(),
    };
    const onFullDisk = new JobRunner({
      leases: new JobLeases(full, defaultLease),
      makeRenderer: () => renderer,
      filesFolder: full.filesFolder,
      log: silentLog,
    });
    try {
      const request = { prompt: 'Tea', duration: 4, aspectRatio: '1:1' };
      const videos = [1, 2].map(() => new Jobs(full).create(account, request));
      onFullDisk.start();
      for (const created of videos) {
        const id = created.outcome === 'created' ? created.job.id : assert.fail();
        const failed = await until(() => {
          const found = new Jobs(full).get(id);
          return found?.status === 'failed' && found;
        });
        assert.equal(failed.errorCode, 'disk_full');
      }
      assert.equal(accounts.balance(account).balance, 1_000);
      assert.equal(renders, 2, 'Each was rendered once');
    } finally {
      await onFullDisk.stop();
      full.close();
      disk.remove();
    }
  });

  it('keeps the renderer between videos, and disposes of it when idle', async () => {
    const last = [requestVideo(), requestVideo()].at(-1) ?? '';
    runner.start();
    await until(() => renderer.disposed > 0);
    assert.equal(job(last)?.status, 'completed');
    assert.equal(renderer.requests.length, 2);
  });
});
