import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Agent, request } from 'undici';
import { Ledger } from '../../../src/sandbox/ledger/ledgerFile';
import { issueCertificate } from '../../support/certificates';
import { descendants } from '../../support/childProcesses';
import { needFfmpeg } from '../../support/clips';
import { repositoryRoot } from '../../support/repository';
import { assertRefused, makeFolder, removeFolder, send, silentLog, until } from './sandboxFixture';
import { ApiCaller, isAlive, RunningProgram, runProgram } from './sandboxProgram';

/** Runs the built program in separate processes, with the real renderer. */
describe('the program of the sandbox', function () {
  this.timeout(400_000);
  let folder = '';
  const programs: RunningProgram[] = [];

  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(async () => {
    await Promise.all(programs.splice(0).map((it) => it.kill()));
    removeFolder(folder);
  });

  async function serve(...args: string[]): Promise<RunningProgram> {
    const running = await RunningProgram.serve('--data', folder, ...args);
    programs.push(running);
    return running;
  }
  async function makeKey(): Promise<string> {
    const { status, stdout } = await runProgram('keys', 'create', '--data', folder);
    assert.equal(status, 0);
    return stdout.split('\n')[0] ?? '';
  }
  const files = () => readdirSync(path.join(folder, 'files'));

  it('prints its help', async () => {
    const { status, stdout, stderr } = await runProgram('--help');
    assert.equal(status, 0);
    assert.match(stdout, /Usage: npm run sandbox -- /);
    assert.equal(stderr, '');
  });

  it('explains invalid arguments in one sentence', async () => {
    const { status, stdout, stderr } = await runProgram('keys', 'destroy');
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.equal(stderr, 'Unknown command "keys destroy".\nTry --help.\n');
  });

  it('explains in one sentence that its port is in use', async () => {
    const { baseUrl } = await serve();
    const { port } = new URL(baseUrl);
    const { status, stderr } = await runProgram('--data', folder, '--port', port);
    assert.equal(status, 1);
    assert.equal(stderr, `Port ${port} is in use. Choose another one with --port.\n`);
  });

  it('explains in one sentence that certificate and key do not match', async () => {
    const [one, other] = [await issueCertificate(), await issueCertificate()];
    const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
    writeFileSync(cert, one.cert);
    writeFileSync(key, other.key);
    const https = ['--https', '--cert', cert, '--key', key];
    const { status, stderr } = await runProgram('--data', folder, '--port', '0', ...https);
    assert.equal(status, 1);
    assert.equal(stderr, "The certificate and private key can't be used: key values mismatch.\n");
  });

  it('creates, lists and revokes keys of a running service, and stores no key in plain text', async () => {
    const { baseUrl, stdout } = await serve();
    assert.match(stdout, /No API keys yet/);
    const created = await runProgram('keys', 'create', '--data', folder, '--label', 'for tests');
    const key = created.stdout.split('\n')[0] ?? '';
    const [, id = ''] = /^vak_([0-9a-f]{8})_/.exec(key) ?? [];
    assert.match(created.stdout, new RegExp(`not shown again\\. Its ID is ${id}\\.`));
    assert.equal((await new ApiCaller(baseUrl, key).call('/credits')).status, 200);

    const listed = await runProgram('keys', 'list', '--data', folder);
    assert.match(listed.stdout, new RegExp(`^${id} +default +\\S+ \\S+ +valid +for tests$`, 'm'));
    assert.ok(!listed.stdout.includes(key));

    const revoked = await runProgram('keys', 'revoke', id, '--data', folder);
    assert.equal(revoked.status, 0);
    assertRefused(await new ApiCaller(baseUrl, key).call('/credits'), 401, 'unauthorized');
    assert.match((await runProgram('keys', 'list', '--data', folder)).stdout, /revoked/);
    const again = await runProgram('keys', 'revoke', id, '--data', folder);
    assert.equal(again.status, 1);
    assert.match(again.stderr, /^There is no valid key with this ID/);

    const secret = key.slice(13);
    for (const name of readdirSync(folder).filter((it) => it.startsWith('ledger'))) {
      assert.ok(!readFileSync(path.join(folder, name)).includes(secret), `the key is in ${name}`);
    }
  });

  it('creates files that other users cannot read', async function () {
    if (process.platform === 'win32') this.skip();
    const data = path.join(folder, 'new');
    await runProgram('keys', 'create', '--data', data);
    assert.equal(statSync(data).mode & 0o077, 0);
    assert.equal(statSync(path.join(data, 'ledger.db')).mode & 0o077, 0);
  });

  it('grants and removes credits, down to a balance of zero', async () => {
    const grant = (amount: string) => runProgram('credits', 'grant', '--data', folder, '--', amount);
    assert.equal((await grant('50')).stdout, 'The account default has 1050 of 1050 credits.\n');
    assert.equal((await grant('-5000')).stdout, 'The account default has 0 of 0 credits.\n');
  });

  it('serves a real video, whole and in ranges, and logs neither keys nor prompts', async () => {
    const running = await serve();
    const key = await makeKey();
    const api = new ApiCaller(running.baseUrl, key);
    const id = await api.generate(1);
    const video = await api.reaches(id, ({ status }) => status === 'completed' || status === 'failed');
    assert.equal(video.status, 'completed');
    const whole = await send(video.video_url ?? '');
    assert.equal(whole.headers['content-type'], 'video/webm');
    assert.equal(whole.bytes.subarray(0, 4).toString('hex'), '1a45dfa3');
    const part = await send(video.video_url ?? '', { headers: { range: 'bytes=100-199' } });
    assert.deepEqual(part.bytes, whole.bytes.subarray(100, 200));
    assert.equal(await api.balance(), 999);
    await until(() => /GET \/files\/\S+ 200 /.test(running.stderr));
    for (const secret of [key, 'Tea for two']) assert.ok(!running.stderr.includes(secret));
  });

  it('generates each video as a single playable picture with --instant', async function () {
    needFfmpeg(this);
    const key = await makeKey();
    const { baseUrl } = await serve('--instant');
    const api = new ApiCaller(baseUrl, key);
    const id = await api.generate(7);
    const { video_url: url } = await api.reaches(id, ({ status }) => status === 'completed');
    const file = path.join(folder, 'instant.webm');
    writeFileSync(file, (await send(url ?? '')).bytes);
    const shown = 'stream=codec_name,width,height,nb_read_frames:format=duration';
    const args = ['-v', 'error', '-count_frames', '-show_entries', shown, '-of', 'default=nw=1', file];
    const { stdout } = spawnSync('ffprobe', args, { encoding: 'utf8' });
    assert.deepEqual(stdout.trim().split('\n'), [
      'codec_name=vp8',
      'width=960',
      'height=960',
      'nb_read_frames=7',
      'duration=7.000000',
    ]);
  });

  it('serves HTTPS with a given certificate and redirects plain HTTP', async () => {
    const { cert, key } = await issueCertificate();
    const [certFile, keyFile] = [path.join(folder, 'c.pem'), path.join(folder, 'k.pem')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    const { baseUrl } = await serve('--https', '--cert', certFile, '--key', keyFile);
    const dispatcher = new Agent({ connect: { ca: cert } });
    const { statusCode, body } = await request(`${baseUrl}/credits`, { dispatcher });
    await body.dump();
    await dispatcher.close();
    assert.equal(statusCode, 401);
    assert.equal((await send(baseUrl.replace('https:', 'http:'))).status, 308);
  });

  it('finishes the video of a killed process, and charges it once', async () => {
    const first = await serve('--lease-seconds', '1');
    const api = new ApiCaller(first.baseUrl, await makeKey());
    const id = await api.generate(1);
    await api.reaches(id, ({ status }) => status === 'processing');
    await first.kill('SIGKILL');
    const second = await serve('--lease-seconds', '1');
    api.baseUrl = second.baseUrl;
    const video = await api.reaches(id, ({ status }) => status === 'completed' || status === 'failed');
    assert.equal(video.status, 'completed');
    assert.equal(await api.balance(), 999);
    assert.match(second.stderr, new RegExp(`Rendered ${id}`));
  });

  it('renders each video of a shared ledger once, in either process', async () => {
    const [one, two] = [await serve('--renders', '2'), await serve('--renders', '2')];
    const key = await makeKey();
    const [a, b] = [new ApiCaller(one.baseUrl, key), new ApiCaller(two.baseUrl, key)];
    const ids = [await a.generate(1), await b.generate(1), await a.generate(1), await b.generate(1)];
    // Each process reports the videos that were requested from the other one.
    await Promise.all(ids.map((id, i) => (i % 2 === 0 ? b : a).reaches(id, ({ status }) => status === 'completed')));
    const rendered = (running: RunningProgram) => [...running.stderr.matchAll(/Rendered (\S+):/g)].map(([, id]) => id);
    await until(() => rendered(one).length + rendered(two).length === 4);
    assert.deepEqual([...rendered(one), ...rendered(two)].sort(), ids.sort());
    assert.equal(files().filter((name) => name.endsWith('.webm')).length, 4);
    assert.equal(await a.balance(), 996);
  });

  it('releases its job on SIGTERM, and leaves no file', async () => {
    const first = await serve('--lease-seconds', '1');
    const api = new ApiCaller(first.baseUrl, await makeKey());
    const id = await api.generate(20);
    await api.reaches(id, ({ progress }) => progress > 0);
    assert.equal(await first.kill('SIGTERM'), 0);
    assert.deepEqual(files(), []);
    const ledger = Ledger.open(folder, silentLog);
    const job = ledger.db.prepare('SELECT status, failures FROM jobs').get();
    ledger.close();
    assert.deepEqual({ ...job }, { status: 'queued', failures: 0 });
    const second = await serve('--renders', '1');
    api.baseUrl = second.baseUrl;
    await api.reaches(id, ({ status }) => status === 'processing', 5);
    assert.equal(await second.kill('SIGINT'), 0);
  });

  it('is rebuilt by `npm run sandbox` after an edit, and ends all its processes on a signal', async function () {
    if (process.platform === 'win32') this.skip();
    const copy = path.join(folder, 'copy');
    for (const name of ['.ci', 'esbuild.mjs', 'package.json', 'package-lock.json', 'src']) {
      cpSync(path.join(repositoryRoot, name), path.join(copy, name), { recursive: true });
    }
    for (const name of ['node_modules', 'media']) symlinkSync(path.join(repositoryRoot, name), path.join(copy, name));
    const npm = (...args: string[]) => {
      const child = spawn('npm', ['run', '-s', 'sandbox', '--', '--data', folder, ...args], { cwd: copy });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      return { child, output: () => output, closed: once(child, 'close') };
    };
    const first = npm('--help');
    await first.closed;
    assert.match(first.output(), /^Runs the service's API/);
    const edited = path.join(copy, 'src', 'sandbox', 'cli', 'commandLine.ts');
    writeFileSync(edited, readFileSync(edited, 'utf8').replace("Runs the service's", "Edited: runs the service's"));
    const second = npm('--help');
    await second.closed;
    assert.match(second.output(), /^Edited: runs/);

    const key = await makeKey();
    const serving = npm('--port', '0');
    const baseUrl = await until(() => /^Serving (\S+)$/m.exec(serving.output())?.[1]);
    const api = new ApiCaller(baseUrl, key);
    await api.reaches(await api.generate(60), ({ progress }) => progress > 0);
    const family = descendants(serving.child.pid ?? 0);
    assert.ok(family.length >= 2, 'the sandbox and its renderer');
    serving.child.kill('SIGTERM');
    await until(() => !family.some(isAlive));
    await serving.closed;
  });

  it('records the request and then kills itself on the crash fault', async () => {
    const first = await serve('--faults', 'crash:generate');
    const api = new ApiCaller(first.baseUrl, await makeKey());
    await assert.rejects(api.generate(1));
    assert.equal(await first.exited, null);
    api.baseUrl = (await serve()).baseUrl;
    assert.equal(await api.balance(), 999);
  });
});
