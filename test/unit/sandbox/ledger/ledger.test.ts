import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { isBusy, isFull, Ledger } from '../../../../src/sandbox/ledger/ledger';
import { makeFolder, removeFolder, silentLog } from '../sandboxFixture';

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
    a.db.exec('BEGIN IMMEDIATE');
    const granted = new Accounts(b).grant(account, 5);
    setTimeout(() => {
      a.db.exec('COMMIT');
    }, 100);
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

  it('sets a ledger aside that is damaged anywhere', async () => {
    const file = path.join(folder, 'ledger.db');
    (await open()).close();
    const whole = readFileSync(file);
    const pageSize = whole.readUInt16BE(16);
    for (let at = 0; at < whole.length; at += pageSize) {
      writeFileSync(file, Buffer.from(whole).fill(0x5a, at, at + pageSize));
      const ledger = await open();
      const accounts = new Accounts(ledger);
      const account = await accounts.open();
      const created = await new Jobs(ledger).create(account, { prompt: 'x', duration: 4, aspectRatio: '1:1' });
      assert.equal(created.outcome, 'created');
      assert.equal(accounts.balance(account).balance, 998);
      ledger.close();
      const aside = readdirSync(folder).filter((name) => name.includes('.unreadable-'));
      assert.equal(aside.length, 1, `page ${at / pageSize + 1}`);
      removeFolder(folder);
      mkdirSync(folder);
    }
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

  it('line 18: says that the disk is full by an error of its own', async () => {
    const ledger = await open();
    ledger.db.exec('PRAGMA max_page_count = 1');
    const long = new Uint8Array(1_000_000);
    const write = ledger.write((db) => db.prepare("INSERT INTO settings VALUES ('x', ?)").run(long));
    await assert.rejects(write, (error) => isFull(error) && !isBusy(error));
    ledger.close();
  });

  it('leaves the ledger of a newer version alone', async () => {
    const ledger = await open();
    ledger.db.exec('PRAGMA user_version = 99');
    ledger.close();
    await assert.rejects(open(), { name: 'LedgerError', message: /newer version/ });
  });
});
