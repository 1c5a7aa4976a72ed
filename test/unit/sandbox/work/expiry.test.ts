import assert from 'node:assert/strict';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, type Clock } from '@sinonjs/fake-timers';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { JobLeases } from '../../../../src/sandbox/work/jobLeases';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../../src/sandbox/ledger/ledgerFile';
import { removeExpired } from '../../../../src/sandbox/work/expiry';
import { makeFolder, removeFolder, silentLog } from '../sandboxFixture';

/** A ledger with a virtual clock. */
describe('removeExpired', function () {
  this.timeout(30_000);
  const limits = { keepMs: 60_000, keepBytes: 1e9 };
  let folder = '';
  let clock: Clock;
  let ledger: Ledger;

  beforeEach(() => {
    clock = install({ now: 1_000_000_000_000, toFake: ['Date'] });
    folder = makeFolder();
    ledger = Ledger.open(folder, silentLog);
  });
  afterEach(() => {
    clock.uninstall();
    ledger.close();
    removeFolder(folder);
  });

  function requestVideo(): string {
    const account = new Accounts(ledger).open();
    const created = new Jobs(ledger).create(account, { prompt: 'A secret', duration: 4, aspectRatio: '1:1' });
    assert.ok(created.outcome === 'created');
    return created.job.id;
  }
  function failFor(id: string): void {
    const leases = new JobLeases(ledger, { leaseMs: 15_000, rendersAtOnce: 1 });
    while (new Jobs(ledger).get(id)?.status !== 'failed') {
      const leased = leases.claim();
      assert.equal(leased?.id, id);
      leases.fail(leased);
      clock.tick(10_000);
    }
  }
  const promptOf = (id: string) => new Jobs(ledger).get(id)?.prompt;

  it('removes the prompts of failed videos, and keeps the reasons of their failure', async () => {
    const failed = requestVideo();
    failFor(failed);
    const waiting = requestVideo();
    await removeExpired(ledger, limits);
    assert.equal(promptOf(failed), 'A secret');
    clock.tick(limits.keepMs);
    await removeExpired(ledger, limits);
    assert.equal(promptOf(failed), '');
    assert.equal(new Jobs(ledger).get(failed)?.errorCode, 'render_failed');
    // An unfinished video does not expire.
    assert.equal(promptOf(waiting), 'A secret');
  });

  it('removes a damaged ledger and its files only after the usual retention', async () => {
    const video = path.join(ledger.filesFolder, 'x.webm');
    writeFileSync(video, 'x');
    ledger.close();
    const file = path.join(folder, 'ledger.db');
    writeFileSync(file, 'This is no database. '.repeat(100));
    for (const old of [video, file]) utimesSync(old, Date.now() / 1000 - 3_600, Date.now() / 1000 - 3_600);
    ledger = Ledger.open(folder, silentLog);
    const damaged = () => readdirSync(folder).filter((name) => name.includes('.unreadable-')).length;
    await removeExpired(ledger, { ...limits, keepMs: 3_601_000 });
    assert.deepEqual([existsSync(video), damaged()], [true, 1]);
    clock.tick(2_000);
    await removeExpired(ledger, { ...limits, keepMs: 3_601_000 });
    assert.deepEqual([existsSync(video), damaged()], [false, 1]);
    clock.tick(3_600_000);
    await removeExpired(ledger, { ...limits, keepMs: 3_601_000 });
    assert.equal(damaged(), 0);
  });
});
