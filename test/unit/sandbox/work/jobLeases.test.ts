import assert from 'node:assert/strict';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { JobLeases, type LeasedJob } from '../../../../src/sandbox/work/jobLeases';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../../src/sandbox/ledger/ledger';
import { makeFolder, removeFolder, silentLog } from '../sandboxFixture';

const files = { fileName: 'x.webm', bytes: 1 };

/** Two connections to one ledger, as two processes have, over a clock the test moves. */
describe('sandbox: leases', function () {
  this.timeout(30_000);
  let folder = '';
  let now = 1_000_000_000_000;
  let ledgers: Ledger[] = [];

  async function open(
    rendersAtOnce = 2,
    leaseMs = 15_000,
  ): Promise<{ ledger: Ledger; jobs: Jobs; leases: JobLeases; accounts: Accounts }> {
    const ledger = await Ledger.open(folder, { log: silentLog, clock: () => now });
    ledgers.push(ledger);
    const leases = new JobLeases(ledger, { leaseMs, rendersAtOnce });
    return { ledger, jobs: new Jobs(ledger), leases, accounts: new Accounts(ledger) };
  }
  async function requestVideo({ jobs, accounts }: Awaited<ReturnType<typeof open>>, prompt = 'x'): Promise<string> {
    const created = await jobs.create(await accounts.open(), { prompt, duration: 4, aspectRatio: '1:1' });
    assert.ok(created.outcome === 'created');
    return created.job.id;
  }
  function taken(leased: LeasedJob | undefined): LeasedJob {
    assert.ok(leased !== undefined, 'a job was to be had');
    return leased;
  }

  beforeEach(() => {
    folder = makeFolder();
    ledgers = [];
  });
  afterEach(() => {
    for (const ledger of ledgers) ledger.close();
    removeFolder(folder);
  });

  it('gives each job to one process, the oldest first', async () => {
    const [a, b] = [await open(), await open()];
    const first = await requestVideo(a);
    now += 1;
    const second = await requestVideo(b);
    const [one, two] = await Promise.all([a.leases.claim(), b.leases.claim()]);
    assert.deepEqual([one?.job.id, two?.job.id].sort(), [first, second].sort());
    assert.equal(await a.leases.claim(), undefined);
  });

  it('gives forty jobs to two processes, none twice', async () => {
    const [a, b] = [await open(100), await open(100)];
    for (let i = 0; i < 40; i++) await requestVideo(a, `job ${i}`);
    const claimed: string[] = [];
    await Promise.all(
      [a, b].map(async ({ leases }) => {
        for (let leased = await leases.claim(); leased !== undefined; leased = await leases.claim()) {
          claimed.push(leased.job.id);
        }
      }),
    );
    assert.equal(claimed.length, 40);
    assert.equal(new Set(claimed).size, 40);
  });

  it('renders no more at once than configured', async () => {
    const [a, b] = [await open(1), await open(1)];
    await requestVideo(a);
    await requestVideo(a);
    const one = taken(await a.leases.claim());
    assert.equal(await b.leases.claim(), undefined);
    assert.ok(await a.leases.complete(one, files));
    assert.ok((await b.leases.claim()) !== undefined);
  });

  it('line 19: shares by heartbeat alone: a job whose lease ran out goes to another process, and the first has lost it', async () => {
    const [a, b] = [await open(), await open()];
    await requestVideo(a);
    const first = taken(await a.leases.claim());
    now += 14_000;
    assert.equal(await b.leases.claim(), undefined);
    assert.ok(await a.leases.renew(first, 0.5));
    now += 15_001;
    const second = taken(await b.leases.claim());
    assert.equal(second.job.id, first.job.id);
    assert.equal(await a.leases.renew(first, 0.9), false);
    assert.equal(await a.leases.complete(first, files), false);
    assert.equal(await a.leases.fail(first), false);
    assert.ok(await b.leases.complete(second, files));
  });

  it('fails and refunds a video, once, when it cannot be rendered three times', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await requestVideo({ jobs, leases, accounts, ledger });
    const account = await accounts.open();
    for (const expected of ['queued', 'queued', 'failed']) {
      assert.equal(accounts.balance(account).balance, 998);
      assert.ok(await leases.fail(taken(await leases.claim())));
      assert.equal(jobs.get(id)?.status, expected);
      // Not at once.
      assert.equal(await leases.claim(), undefined);
      now += 3_000;
    }
    assert.equal(jobs.get(id)?.errorCode, 'render_failed');
    assert.equal(accounts.balance(account).balance, 1_000);
  });

  it('fails at once, refunded, what another attempt cannot mend', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await requestVideo({ jobs, leases, accounts, ledger });
    assert.ok(await leases.fail(taken(await leases.claim()), { code: 'disk_full', message: 'The disk is full.' }));
    const { errorCode, errorMessage } = jobs.get(id) ?? assert.fail();
    assert.deepEqual([errorCode, errorMessage], ['disk_full', 'The disk is full.']);
    assert.equal(accounts.balance(await accounts.open()).balance, 1_000);
  });

  it('does not wait with another attempt after the clock was set back', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await requestVideo({ jobs, leases, accounts, ledger });
    assert.ok(await leases.fail(taken(await leases.claim())));
    now -= 3_600_000;
    assert.equal(taken(await leases.claim()).job.id, id);
  });

  it('does not wait for a lease from before the clock was set back', async () => {
    const [a, b] = [await open(), await open()];
    await requestVideo(a);
    taken(await a.leases.claim());
    now -= 60_000;
    assert.ok((await b.leases.claim()) !== undefined);
  });

  it('leaves a job to a process whose leases are longer than its own', async () => {
    const [a, b] = [await open(1, 60_000), await open(1, 10_000)];
    await requestVideo(a);
    const leased = taken(await a.leases.claim());
    now += 1_000;
    assert.equal(await b.leases.claim(), undefined);
    assert.ok(await a.leases.renew(leased, 0.5));
    assert.equal(await b.leases.claim(), undefined);
    assert.ok(await a.leases.complete(leased, files));
  });

  it('fails and refunds a job that cut five processes off', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await requestVideo({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 5; i++) {
      taken(await leases.claim());
      now += 16_000;
    }
    assert.equal(await leases.claim(), undefined);
    const job = jobs.get(id);
    assert.equal(job?.status, 'failed');
    assert.equal(job.errorCode, 'render_failed');
    assert.equal(accounts.balance(await accounts.open()).balance, 1_000);
  });

  it('counts a job given back on purpose against nobody', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await requestVideo({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 10; i++) await leases.release(taken(await leases.claim()));
    assert.equal(jobs.get(id)?.status, 'queued');
  });
});
