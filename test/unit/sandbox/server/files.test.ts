import assert from 'node:assert/strict';
import { install, type Clock } from '@sinonjs/fake-timers';
import { randomUUID } from 'node:crypto';
import { utimesSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseRange } from '../../../../src/sandbox/server/fileResponse';
import { Ledger } from '../../../../src/sandbox/ledger/ledgerFile';
import { removeExpired } from '../../../../src/sandbox/work/expiry';
import { fakeVideo } from '../fakeRenderer';
import {
  assertAlwaysSent,
  assertRefused,
  SandboxFixture,
  send,
  silentLog,
  until,
  type WireVideo,
} from '../sandboxFixture';

describe('the sandbox, serving files', function () {
  this.timeout(30_000);
  let fixture: SandboxFixture;
  let video: WireVideo;
  let clock: Clock;
  let url = '';
  before(async () => {
    clock = install({ now: Date.now(), toFake: ['Date'] });
    fixture = await SandboxFixture.start();
    video = await fixture.reaches((await fixture.requestVideo()).id, 'completed');
    url = video.video_url ?? '';
  });
  after(async () => {
    clock.uninstall();
    await fixture.stop();
  });

  it('describes the shown and the omitted parts of the draft in the status', async () => {
    assert.deepEqual((await fixture.video(video.id)).plan, {
      kind: 'copy',
      shots: [{ seconds: 4, text: 'Hello', camera: [] }],
      titles: ['Hello'],
      left_out: ['No text'],
    });
  });

  it('sends the whole video without a key', async () => {
    const response = await send(url);
    assert.equal(response.status, 200);
    assertAlwaysSent(response);
    assert.deepEqual(response.bytes, fakeVideo);
    assert.equal(response.headers['content-type'], 'video/webm');
    assert.equal(response.headers['content-length'], '1000');
    assert.equal(response.headers['accept-ranges'], 'bytes');
  });

  it('responds to HEAD with the headers alone', async () => {
    const response = await send(url, { method: 'HEAD' });
    assert.equal(response.status, 200);
    assert.equal(response.headers['content-length'], '1000');
    assert.equal(response.bytes.length, 0);
  });

  it('responds with 206 to a range', async () => {
    const ranges: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=990-', 990, 999],
      ['bytes=-3', 997, 999],
      ['bytes=-5000', 0, 999],
      ['bytes=5-99999', 5, 999],
    ];
    for (const [range, start, end] of ranges) {
      const response = await send(url, { headers: { range } });
      assert.equal(response.status, 206, range);
      assert.equal(response.headers['content-range'], `bytes ${start}-${end}/1000`);
      assert.deepEqual(response.bytes, fakeVideo.subarray(start, end + 1));
    }
  });

  it('responds with 416 to a range beyond the file', async () => {
    for (const range of ['bytes=1000-', 'bytes=-0']) {
      const response = await send(url, { headers: { range } });
      assertRefused(response, 416, 'range_not_satisfiable');
      assert.equal(response.headers['content-range'], 'bytes */1000');
    }
  });

  it('ignores an invalid range and several ranges', async () => {
    for (const range of ['bytes=9-5', 'words=1-2', 'bytes=a-b', 'bytes=0-1,5-6', 'bytes=-']) {
      assert.equal((await send(url, { headers: { range } })).status, 200, range);
    }
  });

  it('responds to HEAD with the headers of the whole file, whatever the range', async () => {
    for (const headers of [{ range: 'bytes=0-9' }, { range: 'bytes=1000-' }]) {
      const response = await send(url, { method: 'HEAD', headers });
      assert.equal(response.status, 200);
      assert.equal(response.headers['content-length'], '1000');
      assert.equal(response.headers['content-range'], undefined);
      assert.equal(response.headers['accept-ranges'], 'bytes');
    }
  });

  it('responds with 404 to an unknown file name', async () => {
    const names = [`${randomUUID()}.webm`, 'x.webm', video.id, `x%2F${video.id}.webm`, `x%0D%0A%2F${video.id}.webm`];
    for (const name of names) {
      assertRefused(await send(url.replace(/[^/]+\.webm/, name)), 404, 'not_found');
    }
  });

  it('links to files under the host name that the client used', async () => {
    const host = `localhost:${fixture.sandbox.port}`;
    const response = await fixture.call(`/videos/${video.id}`, { headers: { host } });
    assert.ok((response.json as WireVideo).video_url?.startsWith(`http://${host}/files/`));
  });

  it('removes the oldest files above the size limit', async () => {
    const full = await SandboxFixture.start();
    const ids = [(await full.requestVideo()).id, (await full.requestVideo()).id];
    for (const id of ids) await full.reaches(id, 'completed');
    const ledger = Ledger.open(full.folder, silentLog);
    await removeExpired(ledger, { keepMs: 1_000_000, keepBytes: 1_999 });
    ledger.close();
    const hasLink = await Promise.all(ids.map(async (id) => (await full.video(id)).video_url !== null));
    assert.deepEqual(hasLink, [false, true]);
    await full.stop();
  });

  it('removes expired files and leftovers of killed processes', async () => {
    clock.tick(3_601_000);
    const newer = await fixture.reaches((await fixture.requestVideo()).id, 'completed');
    const leftover = path.join(fixture.folder, 'files', 'stray.webm');
    writeFileSync(leftover, 'x');
    utimesSync(leftover, new Date(0), new Date(0));
    const ledger = Ledger.open(fixture.folder, silentLog);
    try {
      await removeExpired(ledger, { keepMs: 1_000_000, keepBytes: 1e9 });
      assert.equal(ledger.db.prepare(`SELECT prompt FROM jobs WHERE id = ?`).get(video.id)?.prompt, '');
    } finally {
      ledger.close();
    }
    assertRefused(await send(url), 410, 'file_removed');
    const old = await fixture.video(video.id);
    assert.deepEqual([old.status, old.video_url], ['completed', null]);
    assert.equal((await send(newer.video_url ?? '')).status, 200);
    const files = await until(() => readdirSync(path.join(fixture.folder, 'files')));
    assert.deepEqual(
      files.map((name) => name.split('.')[0]),
      [newer.id],
    );
  });
});

describe('the Range header', function () {
  this.timeout(2_000);

  it('may contain spaces between its parts', () => {
    assert.deepEqual(parseRange('Bytes= 1 - 2 ', 10), { start: 1, end: 2 });
    assert.deepEqual(parseRange('bytes=\t7 -', 10), { start: 7, end: 9 });
    assert.deepEqual(parseRange('bytes= - 3', 10), { start: 7, end: 9 });
  });

  it('is parsed in linear time, however many spaces it has', () => {
    const spaces = ' '.repeat(7_000);
    assert.equal(parseRange(`bytes=${spaces}-${spaces}x`, 10), undefined);
  });
});
