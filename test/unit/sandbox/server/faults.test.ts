import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Faults, parseFaults } from '../../../../src/sandbox/server/faults';
import { assertRefused, SandboxFixture, silentLog, until } from '../sandboxFixture';

describe('sandbox: faults', function () {
  this.timeout(30_000);
  let it_: SandboxFixture | undefined;
  afterEach(async () => {
    await it_?.stop();
    it_ = undefined;
  });
  const start = async (text: string) => (it_ = await SandboxFixture.start({ faults: parseFaults(text) }));

  it('reads names and JSON', () => {
    assert.deepEqual(parseFaults('latency, drop:generate'), [{ fault: 'latency' }, { fault: 'drop', on: 'generate' }]);
    assert.deepEqual(parseFaults('[{"fault":"error","status":503,"times":2}]'), [
      { fault: 'error', status: 503, times: 2 },
    ]);
    assert.deepEqual(parseFaults('{"fault":"stall"}'), [{ fault: 'stall' }]);
    assert.deepEqual(parseFaults(''), []);
  });

  it('says what is wrong with a fault', () => {
    assert.throws(() => parseFaults('fire'), /Unknown fault "fire"; use latency, /);
    assert.throws(() => parseFaults('drop:lunch'), /one of generate, status, credits, files/);
    assert.throws(() => parseFaults('[{"fault":"error","code":500}]'), /Unknown field "code" of a fault/);
    assert.throws(() => parseFaults('[{"fault":"error","status":"500"}]'), /"status" of a fault must be a number/);
    assert.throws(() => parseFaults('[4]'), /must be a JSON object or a name/);
  });

  it('spares the first and stops after the last', () => {
    const faults = new Faults([{ fault: 'error', on: 'status', after: 1, times: 2 }]);
    assert.equal(faults.take('credits').length, 0);
    const taken = Array.from({ length: 5 }, () => faults.take('status').length);
    assert.deepEqual(taken, [0, 1, 1, 0, 0]);
  });

  it('responds with an error of any status', async () => {
    const { call } = await bound('[{"fault":"error","on":"credits","status":503,"retryAfter":7,"times":1}]');
    const response = await call('/credits');
    assertRefused(response, 503, 'fault');
    assert.equal(response.headers['retry-after'], '7');
    assert.equal((await call('/credits')).status, 200);
  });

  it('drops the connection after the video was charged', async () => {
    const { generate, balance } = await bound('drop:generate');
    await assert.rejects(generate({ prompt: 'x', duration: 4 }), { code: 'ECONNRESET' });
    assert.equal(await balance(), 998);
  });

  it('resets the connection before anything was done', async () => {
    const { generate, balance } = await bound('reset:generate');
    await assert.rejects(generate({ prompt: 'x', duration: 4 }), { code: 'ECONNRESET' });
    assert.equal(await balance(), 1000);
  });

  it('waits, responds with a page, or stops in the middle of a response', async () => {
    const faults = [
      { fault: 'latency', on: 'credits', ms: 50, times: 1 },
      { fault: 'garbage', on: 'credits', after: 1, times: 1 },
      { fault: 'truncate', on: 'credits', after: 2, times: 1 },
    ];
    const { call } = await bound(JSON.stringify(faults));
    const from = performance.now();
    assert.equal((await call('/credits')).status, 200);
    assert.ok(performance.now() - from >= 49);
    assert.match((await call('/credits')).headers['content-type'] ?? '', /html/);
    await assert.rejects(call('/credits'));
    assert.equal((await call('/credits')).status, 200);
  });

  it('stalls without a response', async () => {
    const handled: string[] = [];
    const log = { ...silentLog, info: (line: string) => handled.push(line) };
    it_ = await SandboxFixture.start({ faults: parseFaults('stall:credits'), log });
    const { sandbox, key } = it_;
    const socket = connect(sandbox.port, '127.0.0.1');
    let heard = 0;
    socket.on('data', () => heard++);
    socket.write(
      `GET /api/v1/developer/credits HTTP/1.1\r\nHost: 127.0.0.1:${sandbox.port}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    // It is handled, and nothing comes.
    await until(() => handled.length > 0);
    assert.equal(heard, 0);
    assert.equal(socket.readyState, 'open');
    socket.destroy();
  });

  it('makes a render fail, which is then tried again', async () => {
    const fixture = await start('[{"fault":"render","times":1}]');
    const { id } = await fixture.requestVideo();
    await fixture.reaches(id, 'completed');
    assert.equal(fixture.renderer.requests.length, 1);
  });

  async function bound(text: string) {
    const fixture = await start(text);
    return {
      call: fixture.call.bind(fixture),
      generate: fixture.generate.bind(fixture),
      balance: fixture.balance.bind(fixture),
    };
  }
});
