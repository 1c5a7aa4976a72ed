import assert from 'node:assert/strict';
import { install, type Clock } from '@sinonjs/fake-timers';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { JobLeases, type LeasedJob } from '../../../../src/sandbox/work/jobLeases';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../../src/sandbox/ledger/ledgerFile';
import { makeFolder, removeFolder, silentLog } from '../sandboxFixture';

const files = { fileName: 'x.webm', bytes: 1 };

/** Two connections to one ledger, like those of two processes, with a virtual clock. */
describe('JobLeases', function () {
  this.timeout(30_000);
  let folder = '';
  let clock: Clock;
  let ledgers: Ledger[] = [];

  function open(
    rendersAtOnce = 2,
    leaseMs = 15_000,
  ): { ledger: Ledger; jobs: Jobs; leases: JobLeases; accounts: Accounts } {
    const ledger = Ledger.open(folder, silentLog);
    ledgers.push(ledger);
    const leases = new JobLeases(ledger, { leaseMs, rendersAtOnce });
    return { ledger, jobs: new Jobs(ledger), leases, accounts: new Accounts(ledger) };
  }
  function requestVideo({ jobs, accounts }: ReturnType<typeof open>, prompt = 'x'): string {
    const created = jobs.create(accounts.open(), { prompt, duration: 4, aspectRatio: '1:1' });
    assert.ok(created.outcome === 'created');
    return created.job.id;
  }
  function taken(leased: LeasedJob | undefined): LeasedJob {
    assert.ok(leased !== undefined, 'no job is available');
    return leased;
  }

  beforeEach(() => {
    clock = install({ now: 1_000_000_000_000, toFake: ['Date'] });
    folder = makeFolder();
    ledgers = [];
  });
  afterEach(() => {
    clock.uninstall();
    for (const ledger of ledgers) ledger.close();
    removeFolder(folder);
  });

  it('assigns each job to one process, oldest first', () => {
    const [a, b] = [open(), open()];
    const first = requestVideo(a);
    clock.tick(1);
    const second = requestVideo(b);
    const [one, two] = [a.leases.claim(), b.leases.claim()];
    assert.deepEqual([one?.id, two?.id].sort(), [first, second].sort());
    assert.equal(a.leases.claim(), undefined);
  });

  it('assigns each of forty jobs to one of two processes', () => {
    const [a, b] = [open(100), open(100)];
    for (let i = 0; i < 40; i++) requestVideo(a, `job ${i}`);
    const claimed: string[] = [];
    for (let i = 0; i < 25; i++) claimed.push(...[a, b].flatMap(({ leases }) => leases.claim()?.id ?? []));
    assert.equal(claimed.length, 40);
    assert.equal(new Set(claimed).size, 40);
  });

  it('leases no more jobs at one time than configured', () => {
    const [a, b] = [open(1), open(1)];
    requestVideo(a);
    requestVideo(a);
    const one = taken(a.leases.claim());
    assert.equal(b.leases.claim(), undefined);
    assert.ok(a.leases.complete(one, files));
    assert.ok(b.leases.claim() !== undefined);
  });

  it('reassigns a job whose lease expired, and ends the lease of the first process', () => {
    const [a, b] = [open(), open()];
    requestVideo(a);
    const first = taken(a.leases.claim());
    clock.tick(14_000);
    assert.equal(b.leases.claim(), undefined);
    assert.ok(a.leases.renew(first, 0.5));
    clock.tick(15_001);
    const second = taken(b.leases.claim());
    assert.equal(second.id, first.id);
    assert.equal(a.leases.renew(first, 0.9), false);
    assert.equal(a.leases.complete(first, files), false);
    a.leases.fail(first);
    assert.ok(b.leases.complete(second, files));
  });

  it('fails and refunds a video once, after four failed attempts', () => {
    const { jobs, leases, accounts, ledger } = open();
    const id = requestVideo({ jobs, leases, accounts, ledger });
    const account = accounts.open();
    for (const expected of ['queued', 'queued', 'queued', 'failed']) {
      assert.equal(accounts.balance(account).balance, 998);
      leases.fail(taken(leases.claim()));
      assert.equal(jobs.get(id)?.status, expected);
    }
    assert.equal(jobs.get(id)?.errorCode, 'render_failed');
    assert.equal(accounts.balance(account).balance, 1_000);
  });

  it('fails and refunds at once on a permanent failure', () => {
    const { jobs, leases, accounts, ledger } = open();
    const id = requestVideo({ jobs, leases, accounts, ledger });
    leases.fail(taken(leases.claim()), { code: 'disk_full', message: 'The disk is full.' });
    const { errorCode, errorMessage } = jobs.get(id) ?? assert.fail();
    assert.deepEqual([errorCode, errorMessage], ['disk_full', 'The disk is full.']);
    assert.equal(accounts.balance(accounts.open()).balance, 1_000);
  });

  it('ignores a lease from before the clock was set back', () => {
    const [a, b] = [open(), open()];
    requestVideo(a);
    taken(a.leases.claim());
    clock.setSystemTime(Date.now() - 50 * 60_000);
    assert.ok(b.leases.claim() !== undefined);
  });

  it("respects another process's longer leases", () => {
    const [a, b] = [open(1, 60_000), open(1, 10_000)];
    requestVideo(a);
    const leased = taken(a.leases.claim());
    clock.tick(1_000);
    assert.equal(b.leases.claim(), undefined);
    assert.ok(a.leases.renew(leased, 0.5));
    assert.equal(b.leases.claim(), undefined);
    assert.ok(a.leases.complete(leased, files));
  });

  it('fails and refunds a job after four processes died during it', () => {
    const { jobs, leases, accounts, ledger } = open();
    const id = requestVideo({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 4; i++) {
      taken(leases.claim());
      clock.tick(16_000);
    }
    assert.equal(leases.claim(), undefined);
    const job = jobs.get(id);
    assert.equal(job?.status, 'failed');
    assert.equal(job.errorCode, 'render_failed');
    assert.equal(accounts.balance(accounts.open()).balance, 1_000);
  });

  it('does not count a released lease as an attempt', () => {
    const { jobs, leases, accounts, ledger } = open();
    const id = requestVideo({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 10; i++) leases.release(taken(leases.claim()));
    assert.equal(jobs.get(id)?.status, 'queued');
  });
});
