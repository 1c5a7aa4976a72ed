import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as l10n from '@vscode/l10n';
import { SandboxProcess, type SandboxProcessOptions } from '../../../src/host/sandboxProcess';
import { Accounts } from '../../../src/sandbox/ledger/accounts';
import { Jobs } from '../../../src/sandbox/ledger/jobs';
import { Ledger } from '../../../src/sandbox/ledger/ledgerFile';
import { englishLabel } from '../../../src/sandbox/render/layout/labelTexts';
import { JobLeases } from '../../../src/sandbox/work/jobLeases';
import { descendants } from '../../support/childProcesses';
import { makeFolder, removeFolder, silentLog, until } from './sandboxFixture';
import { repositoryRoot } from '../../support/repository';
import { ApiCaller, isAlive, programPath } from './sandboxProgram';

/** Tests the parent's side, with the built program as the child. */
describe('the sandbox as a child process', function () {
  this.timeout(120_000);
  let folder = '';
  /** Log messages with their times. */
  let logged: [string, number][] = [];
  const lines = () => logged.map(([line]) => line);
  const started: SandboxProcess[] = [];
  const note = (message: string) => {
    logged.push([message, performance.now()]);
  };

  function createSandbox(
    options: Partial<Pick<SandboxProcessOptions, 'dataFolder' | 'program' | 'execPath'>> = {},
  ): SandboxProcess {
    const log = { debug: note, info: note, warn: note, error: note };
    const sandbox = new SandboxProcess({
      program: programPath,
      dataFolder: folder,
      log,
      args: ['--lease-seconds', '1'],
      ...options,
    });
    started.push(sandbox);
    return sandbox;
  }

  beforeEach(() => {
    folder = makeFolder();
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((it) => it.stop()));
    removeFolder(folder);
  });

  it('starts once at its first use, for any number of callers', async () => {
    const sandbox = createSandbox();
    assert.equal(sandbox.pid, undefined);
    const [one, two] = await Promise.all([sandbox.start(), sandbox.start()]);
    assert.deepEqual(one, two);
    assert.match(one.baseUrl, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/developer$/);
    assert.equal(await new ApiCaller(one.baseUrl, one.apiKey).balance(), 1_000);
  });

  it('adds credits whether it is running or not', async () => {
    const sandbox = createSandbox();
    await sandbox.grantCredits(500);
    const { baseUrl, apiKey } = await sandbox.start();
    const caller = new ApiCaller(baseUrl, apiKey);
    assert.equal(await caller.balance(), 1_500);
    await sandbox.grantCredits(1_000);
    assert.equal(await caller.balance(), 2_500);
  });

  it('removes expired prompts and videos once a day, even if it is not in use', async () => {
    const weekAgo = Date.now() - 8 * 86_400_000;
    const clock = install({ now: weekAgo, toFake: ['Date'] });
    const ledger = Ledger.open(folder, silentLog);
    const leases = new JobLeases(ledger, { leaseMs: 1_000, rendersAtOnce: 1 });
    const account = new Accounts(ledger).open();
    new Jobs(ledger).create(account, { prompt: 'A secret of mine', duration: 4, aspectRatio: '1:1' });
    const leased = leases.claim();
    assert.ok(leased !== undefined);
    const video = path.join(ledger.filesFolder, 'x.webm');
    writeFileSync(video, 'x');
    leases.complete(leased, { fileName: 'x.webm', bytes: 1 });
    ledger.close();
    clock.uninstall();
    const file = path.join(folder, 'ledger.db');
    assert.ok(readFileSync(file).includes('A secret of mine'));

    const cleaned = path.join(folder, 'cleaned');
    writeFileSync(cleaned, '');
    utimesSync(cleaned, weekAgo / 1000, weekAgo / 1000);

    const sandbox = createSandbox();
    await sandbox.removeExpired();
    assert.ok(!existsSync(video));
    for (const name of readdirSync(folder).filter((it) => it.startsWith('ledger'))) {
      assert.ok(!readFileSync(path.join(folder, name)).includes('A secret of mine'), name);
    }
    // No process starts on the same day again, or without a ledger.
    const idle = { program: path.join(folder, 'not-run.js') };
    await createSandbox(idle).removeExpired();
    await createSandbox({ ...idle, dataFolder: path.join(folder, 'unused') }).removeExpired();
    assert.deepEqual(lines(), []);
  });

  it('explains in one sentence why credits could not be added', async () => {
    await assert.rejects(createSandbox({ execPath: path.join(folder, 'nothing') }).grantCredits(1), {
      name: 'SandboxError',
      message: "The sandbox credits couldn't be refilled.",
    });
  });

  it('ends when the window closes, and does not restart', async () => {
    const sandbox = createSandbox();
    await sandbox.start();
    const { pid = 0 } = sandbox;
    sandbox.dispose();
    await until(() => !isAlive(pid));
    await assert.rejects(sandbox.start(), { name: 'SandboxError' });
  });

  it('ends at once when it is disposed during its start', async () => {
    const sandbox = createSandbox();
    const starting = sandbox.start();
    const { pid = 0 } = sandbox;
    await Promise.all([assert.rejects(starting, { name: 'SandboxError' }), sandbox.stop()]);
    assert.ok(!isAlive(pid));
  });

  it('ends when its parent is killed', async () => {
    const parent = spawn(process.execPath, [path.join(__dirname, 'sandboxParent.js'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const { pid, baseUrl, apiKey } = JSON.parse(output.toString()) as { pid: number; baseUrl: string; apiKey: string };
    // The process is rendering, because it must end even while it is busy.
    const api = new ApiCaller(baseUrl, apiKey);
    await api.reaches(await api.generate(30), ({ progress }) => progress > 0);
    const family = [pid, ...(process.platform === 'win32' ? [] : descendants(pid))];
    assert.ok(family.every(isAlive));
    parent.kill('SIGKILL');
    await until(() => !family.some(isAlive), 6);
  });

  it('restarts at its next use after a crash, and finishes its video', async () => {
    const sandbox = createSandbox();
    const before = await sandbox.start();
    const crashed = new ApiCaller(before.baseUrl, before.apiKey);
    const id = await crashed.generate(1);
    await crashed.reaches(id, ({ status }) => status === 'processing');
    process.kill(sandbox.pid ?? 0, 'SIGKILL');
    await until(() => sandbox.pid === undefined);
    const { baseUrl, apiKey } = await sandbox.start();
    const api = new ApiCaller(baseUrl, apiKey);
    const video = await api.reaches(id, ({ status }) => status === 'completed' || status === 'failed');
    assert.equal(video.status, 'completed');
    assert.equal(await api.balance(), 999);
    assert.ok(lines().some((line) => line.includes('The sandbox ended with SIGKILL.')));
    assert.ok(!lines().some((line) => line.includes(before.apiKey) || line.includes(apiKey)));
  });

  it('shares the ledger with another window', async () => {
    const [one, two] = [await createSandbox().start(), await createSandbox().start()];
    assert.notEqual(one.baseUrl, two.baseUrl);
    const id = await new ApiCaller(one.baseUrl, one.apiKey).generate(1);
    assert.equal((await new ApiCaller(two.baseUrl, two.apiKey).video(id)).id, id);
    // A key is valid for its own process only.
    assert.equal((await new ApiCaller(two.baseUrl, one.apiKey).call('/credits')).status, 401);
  });

  it('explains a failed start in one sentence, and starts once the cause is removed', async () => {
    const blocked = path.join(folder, 'blocked');
    writeFileSync(blocked, '');
    const sandbox = createSandbox({ dataFolder: blocked });
    await assert.rejects(sandbox.start(), { name: 'SandboxError', message: /^The data folder can't be used: .*\.$/ });
    rmSync(blocked);
    await until(() => sandbox.pid === undefined);
    await sandbox.start();
  });

  it('explains a missing program in one sentence', async () => {
    const missing = createSandbox({ program: path.join(folder, 'nothing.js') });
    await assert.rejects(missing.start(), {
      name: 'SandboxError',
      message: 'The sandbox ended before it could be used.',
    });
  });

  it('explains a failed spawn in one sentence', async () => {
    const missing = createSandbox({ execPath: path.join(folder, 'no-such-node') });
    await assert.rejects(missing.start(), { name: 'SandboxError', message: "The sandbox couldn't be started." });
    assert.equal(missing.pid, undefined);
  });

  it("receives its frame captions in the window's language", async () => {
    // A program that reports its arguments to the parent, in the place of its base URL.
    const program = path.join(folder, 'echo.js');
    writeFileSync(
      program,
      `process.on('disconnect', () => process.exit());
       process.send({ baseUrl: process.argv[process.argv.indexOf('--label-texts') + 1], apiKey: 'k' });`,
    );
    const captions = async (): Promise<unknown> => JSON.parse((await createSandbox({ program }).start()).baseUrl);
    assert.deepEqual(await captions(), englishLabel);
    const bundle = path.join(repositoryRoot, 'l10n', 'bundle.l10n.de.json');
    l10n.config({ contents: readFileSync(bundle, 'utf8') });
    try {
      assert.deepEqual(await captions(), {
        animatic: 'Lokales Animatic – kein KI-Video',
        droppedShots: '{0} von {1} Einstellungen passen nicht',
        shortened: 'Prompt gekürzt',
        undrawable: 'Textteile ohne Schrift: {0}',
        noFont: 'Auf diesem Gerät fehlt eine Schrift für diesen Text.',
      });
    } finally {
      l10n.config({ contents: {} });
    }
  });

  it('inherits no environment variable that changes how Node runs', async () => {
    process.env.NODE_OPTIONS = '--require=/nowhere/at/all.js';
    try {
      await createSandbox().start();
    } finally {
      delete process.env.NODE_OPTIONS;
    }
  });
});
