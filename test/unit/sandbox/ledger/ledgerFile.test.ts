import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Accounts } from '../../../../src/sandbox/ledger/accounts';
import { Jobs } from '../../../../src/sandbox/ledger/jobs';
import { isFull, Ledger } from '../../../../src/sandbox/ledger/ledgerFile';
import { makeFolder, removeFolder, silentLog } from '../sandboxFixture';

describe('the ledger of the sandbox', function () {
  this.timeout(30_000);
  let folder = '';
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => {
    removeFolder(folder);
  });
  const open = () => Ledger.open(folder, silentLog);

  it('credits a new account once if two processes open it at the same time', () => {
    const [a, b] = [open(), open()];
    const first = new Accounts(a).open();
    const late = new Accounts(b);
    assert.equal(late.open(), first);
    assert.equal(late.balance(first).balance, 1_000);
    a.close();
    b.close();
  });

  it('waits for a write of another process', async () => {
    const ledger = open();
    const account = new Accounts(ledger).open();
    const other = new Worker(
      `const db = new (require('node:sqlite').DatabaseSync)(require('node:worker_threads').workerData);
      db.exec('BEGIN IMMEDIATE');
      require('node:worker_threads').parentPort.postMessage('writing');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      db.exec('COMMIT');`,
      { eval: true, workerData: path.join(folder, 'ledger.db') },
    );
    await once(other, 'message');
    assert.equal(new Accounts(ledger).grant(account, 5).balance, 1_005);
    await other.terminate();
    ledger.close();
  });

  it('sets a file that is no ledger aside and creates a new one', () => {
    writeFileSync(path.join(folder, 'ledger.db'), 'This is no database. '.repeat(100));
    const ledger = open();
    assert.equal(new Accounts(ledger).balance(new Accounts(ledger).open()).balance, 1_000);
    ledger.close();
    assert.ok(readdirSync(folder).some((name) => name.startsWith('ledger.db.unreadable-')));
  });

  it('sets a damaged ledger aside once if four processes open it at the same time', async () => {
    const file = path.join(folder, 'ledger.db');
    const large = open();
    // Large enough that all processes are still reading when the first one finds the damage.
    large.db.exec('CREATE TABLE more (text)');
    large.write((db) => db.prepare('INSERT INTO more VALUES (zeroblob(40000000))').run());
    large.close();
    const damaged = readFileSync(file);
    damaged.fill(0x5a, damaged.readUInt16BE(16), 2 * damaged.readUInt16BE(16));
    writeFileSync(file, damaged);
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const openers = [1, 2, 3, 4].map(
      () =>
        new Worker(
          `const { parentPort, workerData } = require('node:worker_threads');
          const { Ledger } = require(workerData.program);
          parentPort.postMessage('ready');
          Atomics.wait(workerData.gate, 0, 0);
          const quiet = () => undefined;
          const ledger = Ledger.open(workerData.folder, { info: quiet, warn: quiet, error: quiet });
          parentPort.postMessage(ledger.db.prepare('PRAGMA user_version').get().user_version);
          ledger.close();`,
          {
            eval: true,
            workerData: { gate, folder, program: require.resolve('../../../../src/sandbox/ledger/ledgerFile') },
          },
        ),
    );
    await Promise.all(openers.map((opener) => once(opener, 'message')));
    const ended = openers.map((opener) => once(opener, 'exit'));
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await Promise.all(ended);
    const setAsideFiles = readdirSync(folder).filter((name) => name.includes('.unreadable-'));
    assert.equal(setAsideFiles.length, 1);
  });

  it('sets a ledger aside whichever of its pages is damaged', () => {
    const file = path.join(folder, 'ledger.db');
    open().close();
    const intact = readFileSync(file);
    const pageSize = intact.readUInt16BE(16);
    for (let offset = 0; offset < intact.length; offset += pageSize) {
      writeFileSync(file, Buffer.from(intact).fill(0x5a, offset, offset + pageSize));
      const ledger = open();
      const accounts = new Accounts(ledger);
      const account = accounts.open();
      const created = new Jobs(ledger).create(account, { prompt: 'x', duration: 4, aspectRatio: '1:1' });
      assert.equal(created.outcome, 'created');
      assert.equal(accounts.balance(account).balance, 998);
      ledger.close();
      const setAsideFiles = readdirSync(folder).filter((name) => name.includes('.unreadable-'));
      assert.equal(setAsideFiles.length, 1, `page ${offset / pageSize + 1}`);
      removeFolder(folder);
      mkdirSync(folder);
    }
  });

  it('reports a full disk with its own error', () => {
    const ledger = open();
    new Accounts(ledger).open();
    ledger.db.exec('PRAGMA max_page_count = 1');
    const long = new Uint8Array(1_000_000);
    const insert = "INSERT INTO keys (id, account_id, label, hash, created_at) VALUES ('x', 1, '', ?, 0)";
    assert.throws(() => ledger.write((db) => db.prepare(insert).run(long)), isFull);
    ledger.close();
  });

  it('leaves the ledger of a newer version unchanged', () => {
    const ledger = open();
    ledger.db.exec('PRAGMA user_version = 99');
    ledger.close();
    assert.throws(open, { name: 'LedgerError', message: /newer version/ });
  });
});
