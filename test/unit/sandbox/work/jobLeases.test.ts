import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
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
  const alive = new Set<number>();

  async function open(
    rendersAtOnce = 2,
  ): Promise<{ ledger: Ledger; jobs: Jobs; leases: JobLeases; accounts: Accounts }> {
    const ledger = await Ledger.open(folder, { log: silentLog, clock: () => now });
    ledgers.push(ledger);
    const isAlive = (pid: number) => alive.has(pid);
    const leases = new JobLeases(ledger, { leaseMs: 15_000, rendersAtOnce, isAlive });
    return { ledger, jobs: new Jobs(ledger), leases, accounts: new Accounts(ledger) };
  }
  async function order({ jobs, accounts }: Awaited<ReturnType<typeof open>>, prompt = 'x'): Promise<string> {
    const ordered = await jobs.order(await accounts.open(), { prompt, duration: 4, aspectRatio: '1:1' });
    assert.ok(ordered.outcome === 'created');
    return ordered.job.id;
  }
  function taken(leased: LeasedJob | undefined): LeasedJob {
    assert.ok(leased !== undefined, 'a job was to be had');
    return leased;
  }

  beforeEach(() => {
    folder = makeFolder();
    ledgers = [];
    alive.clear();
    alive.add(process.pid);
  });
  afterEach(() => {
    for (const ledger of ledgers) ledger.close();
    removeFolder(folder);
  });

  it('gives each job to one process, the oldest first', async () => {
    const [a, b] = [await open(), await open()];
    const first = await order(a);
    now += 1;
    const second = await order(b);
    const [one, two] = await Promise.all([a.leases.claim(), b.leases.claim()]);
    assert.deepEqual([one?.job.id, two?.job.id].sort(), [first, second].sort());
    assert.equal(await a.leases.claim(), undefined);
  });

  it('gives forty jobs to two processes, none twice', async () => {
    const [a, b] = [await open(100), await open(100)];
    for (let i = 0; i < 40; i++) await order(a, `job ${i}`);
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

  it('renders no more at once than it was told to', async () => {
    const [a, b] = [await open(1), await open(1)];
    await order(a);
    await order(a);
    const one = taken(await a.leases.claim());
    assert.equal(await b.leases.claim(), undefined);
    assert.ok(await a.leases.complete(one, files));
    assert.ok((await b.leases.claim()) !== undefined);
  });

  it('gives a job whose lease ran out to another process, and tells the first that it lost it', async () => {
    const [a, b] = [await open(), await open()];
    await order(a);
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

  it('waits for no process that is dead', async () => {
    const [a, b] = [await open(), await open()];
    await order(a);
    taken(await a.leases.claim());
    assert.equal(await b.leases.claim(), undefined);
    alive.clear();
    assert.ok((await b.leases.claim()) !== undefined);
  });

  it('does not wait for a lease from before the clock was set back', async () => {
    const [a, b] = [await open(), await open()];
    await order(a);
    taken(await a.leases.claim());
    now -= 3_600_000;
    assert.ok((await b.leases.claim()) !== undefined);
  });

  it('fails and refunds a job that cut five processes off', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await order({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 5; i++) {
      taken(await leases.claim());
      now += 16_000;
    }
    assert.equal(await leases.claim(), undefined);
    const job = jobs.get(id);
    assert.equal(job?.status, 'failed');
    assert.equal(job.error?.code, 'render_failed');
    assert.equal(accounts.balance(await accounts.open()).balance, 1_000);
  });

  it('counts a job given back on purpose against nobody', async () => {
    const { jobs, leases, accounts, ledger } = await open();
    const id = await order({ jobs, leases, accounts, ledger });
    for (let i = 0; i < 10; i++) await leases.release(taken(await leases.claim()));
    assert.equal(jobs.get(id)?.status, 'queued');
  });
});

describe('sandbox: the ledger', function () {
  this.timeout(30_000);
  let folder = '';
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => {
    removeFolder(folder);
  });
  const open = () => Ledger.open(folder, { log: silentLog });

  it('makes transactions one after another, however many are asked for at once', async () => {
    const ledger = await open();
    const accounts = new Accounts(ledger);
    const account = await accounts.open();
    await Promise.all(Array.from({ length: 20 }, () => accounts.grant(account, 1)));
    assert.equal(accounts.balance(account).balance, 1_020);
    ledger.close();
  });

  it('gives an account its opening credits once, though two processes open it at once', async () => {
    const [a, b] = [await open(), await open()];
    const first = await new Accounts(a).open();
    const late = new Accounts(b);
    // The other process looked before the account was there.
    late.find = () => undefined;
    assert.equal(await late.open(), first);
    assert.equal(late.balance(first).balance, 1_000);
    a.close();
    b.close();
  });

  it('waits while another process writes', async () => {
    const [a, b] = [await open(), await open()];
    const account = await new Accounts(a).open();
    a.read((db) => {
      db.exec('BEGIN IMMEDIATE');
    });
    const granted = new Accounts(b).grant(account, 5);
    setTimeout(() => {
      a.read((db) => {
        db.exec('COMMIT');
      });
    }, 300);
    assert.equal((await granted).balance, 1_005);
    a.close();
    b.close();
  });

  it('has one secret for links, whoever asks first', async () => {
    const [a, b] = [await open(), await open()];
    const [one, two] = await Promise.all([a.linkSecret(), b.linkSecret()]);
    assert.equal(one.length, 32);
    assert.deepEqual(one, two);
    a.close();
    b.close();
  });

  it('sets a file that is no ledger aside and begins a new one', async () => {
    writeFileSync(path.join(folder, 'ledger.db'), 'This is no database. '.repeat(100));
    const ledger = await open();
    assert.equal(new Accounts(ledger).balance(await new Accounts(ledger).open()).balance, 1_000);
    ledger.close();
    assert.ok(readdirSync(folder).some((name) => name.startsWith('ledger.db.unreadable-')));
  });

  it('sets a damaged file aside once, though two processes find it at the same time', async () => {
    writeFileSync(path.join(folder, 'ledger.db'), 'This is no database. '.repeat(100));
    const [a, b] = await Promise.all([open(), open()]);
    assert.equal(readdirSync(folder).filter((name) => name.startsWith('ledger.db.unreadable-')).length, 1);
    const account = await new Accounts(a).open('shared');
    assert.equal(await new Accounts(b).open('shared'), account);
    await new Accounts(a).grant(account, 5);
    assert.equal(new Accounts(b).balance(account).balance, 1_005);
    a.close();
    b.close();
  });

  it('waits while another process begins a new ledger, and takes that', async () => {
    const file = path.join(folder, 'ledger.db');
    writeFileSync(file, 'This is no database. '.repeat(100));
    const other = new DatabaseSync(`${file}.lock`);
    other.exec('BEGIN EXCLUSIVE');
    const opening = open();
    await immediate();
    assert.ok(readFileSync(file).includes('This is no database.'), 'it was not touched');
    rmSync(file);
    const begun = await open();
    const account = await new Accounts(begun).open('theirs');
    other.close();
    const ledger = await opening;
    assert.equal(await new Accounts(ledger).open('theirs'), account);
    assert.ok(!readdirSync(folder).some((name) => name.includes('unreadable')));
    ledger.close();
    begun.close();
  });

  it('leaves the ledger of a newer version alone', async () => {
    const ledger = await open();
    ledger.read((db) => {
      db.exec('PRAGMA user_version = 99');
    });
    ledger.close();
    await assert.rejects(open(), { name: 'LedgerError', message: /newer version/ });
  });
});
