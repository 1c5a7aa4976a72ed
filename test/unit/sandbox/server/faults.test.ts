import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { parseFaults } from '../../../../src/sandbox/server/faults';
import { assertRefused, SandboxFixture, silentLog, until } from '../sandboxFixture';

describe('sandbox: faults', function () {
  this.timeout(30_000);
  let it_: SandboxFixture | undefined;
  afterEach(async () => {
    await it_?.stop();
    it_ = undefined;
  });

  it('parses fault names', () => {
    assert.deepEqual(parseFaults('error, drop:generate'), ['error', 'drop:generate']);
    assert.deepEqual(parseFaults(''), []);
  });

  it('names the unknown fault in its error', () => {
    assert.throws(() => parseFaults('fire'), /Unknown fault "fire"; use error, /);
    assert.throws(
      () => parseFaults('drop:lunch'),
      /Unknown fault "drop:lunch"; use .* on generate, status, credits, files\.$/,
    );
  });

  it('responds with an error instead of handling the request', async () => {
    const { call, generate, balance } = await bound('error:generate');
    assertRefused(await generate({ prompt: 'x', duration: 4 }), 500, 'fault');
    assert.equal((await call('/credits')).status, 200);
    assert.equal(await balance(), 1000);
  });

  it('drops the connection after the video was charged', async () => {
    const { generate, balance } = await bound('drop:generate');
    await assert.rejects(generate({ prompt: 'x', duration: 4 }), { code: 'ECONNRESET' });
    assert.equal(await balance(), 998);
  });

  it('stalls without a response', async () => {
    const handled: string[] = [];
    const log = { ...silentLog, info: (line: string) => handled.push(line) };
    it_ = await SandboxFixture.start({ faults: parseFaults('stall:credits'), log });
    const { sandbox, key } = it_;
    const socket = connect(sandbox.port, '127.0.0.1');
    let chunks = 0;
    socket.on('data', () => chunks++);
    socket.write(
      `GET /api/v1/developer/credits HTTP/1.1\r\nHost: 127.0.0.1:${sandbox.port}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    // The request is handled, but no response is sent.
    await until(() => handled.length > 0);
    assert.equal(chunks, 0);
    assert.equal(socket.readyState, 'open');
    socket.destroy();
  });

  it('logs no video file name, which would grant access to the file', async () => {
    const handled: string[] = [];
    it_ = await SandboxFixture.start({ log: { ...silentLog, info: (line: string) => handled.push(line) } });
    const name = '0f0f0f0f-1234-4abc-8def-000000000000.webm';
    await fetch(`http://127.0.0.1:${it_.sandbox.port}/files/${name}`);
    await until(() => handled.length > 0);
    assert.match(handled.join(), /GET \/files\/… 404/);
    assert.ok(!handled.join().includes(name.slice(0, 8)));
  });

  async function bound(text: string) {
    const fixture = (it_ = await SandboxFixture.start({ faults: parseFaults(text) }));
    return {
      call: fixture.call.bind(fixture),
      generate: fixture.generate.bind(fixture),
      balance: fixture.balance.bind(fixture),
    };
  }
});
