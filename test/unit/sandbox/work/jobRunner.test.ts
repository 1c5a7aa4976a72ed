import assert from 'node:assert/strict';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../../src/sandbox/ledger/ledger';
import { defaultLease, JobLeases } from '../../../../src/sandbox/work/jobLeases';
import { JobRunner } from '../../../../src/sandbox/work/jobRunner';
import { FakeRenderer } from '../fakeRenderer';
import { makeFolder, removeFolder, silentLog, until } from '../sandboxFixture';

describe('sandbox: the runner', function () {
  this.timeout(30_000);

  it('fails and refunds a render that stands still, and goes on with the next', async () => {
    const folder = makeFolder();
    const ledger = Ledger.open(folder, { log: silentLog });
    const [jobs, accounts, renderer] = [new Jobs(ledger), new Accounts(ledger), new FakeRenderer()];
    const account = accounts.open();
    const runner = new JobRunner({
      leases: new JobLeases(ledger, defaultLease),
      makeRenderer: () => renderer,
      filesFolder: ledger.filesFolder,
      log: silentLog,
      stalledMs: 100,
    });
    try {
      const [stuck, next] = ['stuck', 'next'].map((prompt) => {
        const created = jobs.create(account, { prompt, duration: 4, aspectRatio: '1:1' });
        return created.outcome === 'created' ? created.job.id : assert.fail();
      });
      renderer.gate = new Promise(() => undefined);
      runner.start();
      await until(() => renderer.requests.length === 1);
      renderer.gate = Promise.resolve();
      await until(() => jobs.get(next ?? '')?.status === 'completed');
      assert.equal(jobs.get(stuck ?? '')?.errorCode, 'render_failed');
      assert.equal(accounts.balance(account).balance, 998);
    } finally {
      await runner.stop();
      ledger.close();
      removeFolder(folder);
    }
  });
});
