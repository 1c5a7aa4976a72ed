import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { parseFaults } from '../../../../src/sandbox/server/faults';
import { assertRefused, SandboxFixture, silentLog, until } from '../sandboxFixture';

describe('the sandbox with faults', function () {
  this.timeout(30_000);
  let fixture: SandboxFixture | undefined;
  afterEach(async () => {
    await fixture?.stop();
    fixture = undefined;
  });

  it('parses the names of faults', () => {
    assert.deepEqual(parseFaults('error, drop:generate'), ['error', 'drop:generate']);
    assert.deepEqual(parseFaults(''), []);
  });

  it('names an unknown fault in its error', () => {
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

  it('keeps the connection open without a response on the stall fault', async () => {
    const handled: string[] = [];
    const log = { ...silentLog, info: (line: string) => handled.push(line) };
    fixture = await SandboxFixture.start({ faults: parseFaults('stall:credits'), log });
    const { sandbox, key } = fixture;
    const socket = connect(sandbox.port, '127.0.0.1');
    let chunks = 0;
    socket.on('data', () => chunks++);
    socket.write(
      `GET /api/v1/developer/credits HTTP/1.1\r\nHost: 127.0.0.1:${sandbox.port}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    // The sandbox handled the request, but sent no response.
    await until(() => handled.length > 0);
    assert.equal(chunks, 0);
    assert.equal(socket.readyState, 'open');
    socket.destroy();
  });

  it('masks the names of video files in its log, as they grant access to the files', async () => {
    const handled: string[] = [];
    fixture = await SandboxFixture.start({ log: { ...silentLog, info: (line: string) => handled.push(line) } });
    const name = '0f0f0f0f-1234-4abc-8def-000000000000.webm';
    await fetch(`http://127.0.0.1:${fixture.sandbox.port}/files/${name}`);
    await until(() => handled.length > 0);
    assert.match(handled.join(), /GET \/files\/… 404/);
    assert.ok(!handled.join().includes(name.slice(0, 8)));
  });

  async function bound(text: string) {
    fixture = await SandboxFixture.start({ faults: parseFaults(text) });
    return {
      call: fixture.call.bind(fixture),
      generate: fixture.generate.bind(fixture),
      balance: fixture.balance.bind(fixture),
    };
  }
});
