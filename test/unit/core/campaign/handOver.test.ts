import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFileName } from '../../../../src/core/campaign/handedOverName';
import { handOver, type HandOverOptions, type HandOverResult } from '../../../../src/core/campaign/handOver';
import type { PlanOptions } from '../../../../src/core/campaign/plan';
import { readRecord } from '../../../../src/core/campaign/record';
import { chooseTakes, type Take } from '../../../../src/core/campaign/takes';
import { readSections } from '../../../../src/core/generate/sections';
import type { Video } from '../../../../src/core/video/video';
import type { DownloadedVideo } from '../../../../src/core/video/videoFile';
import { downloadedTake } from '../../../support/takes';
import { planBrief } from '../../../support/planBrief';

describe('handOver', () => {
  let root: string;
  let from: string;
  let to: string;

  const take = (key: string, bytes: string, changes?: Partial<Video>): Take<DownloadedVideo> =>
    downloadedTake(from, key, bytes, changes);
  const run = (
    takes: readonly Take<DownloadedVideo>[],
    changes: Partial<HandOverOptions> = {},
  ): Promise<HandOverResult> =>
    handOver({
      ...{ takes, from, to, title: 'brief.md', language: 'en', fileName: defaultFileName },
      signal: new AbortController().signal,
      ...changes,
    });
  const names = (): string[] => readdirSync(to).sort();
  const content = (name: string): string => readFileSync(join(to, name), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hand-over-'));
    [from, to] = [join(root, 'files'), join(root, 'handed over')];
    mkdirSync(from);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('copies each video completely, with its hash in the record and the page', async () => {
    const takes = [take('a', 'one'), take('b', 'two', { section: '# Evening', duration: 4, verdict: 'kept' })];
    const { copies, failed } = await run(takes);
    assert.deepEqual(failed, []);
    assert.deepEqual(names(), ['evening-4s-9x16.mp4', 'review.html', 'summer-morning-8s-9x16.mp4', 'videos.json']);
    assert.equal(content('evening-4s-9x16.mp4'), 'two');
    const record = readRecord(content('videos.json'));
    assert.ok('videos' in record);
    assert.deepEqual(
      record.videos.map(({ handedOver, verdict }) => [handedOver?.file, handedOver?.sha256, verdict]),
      [
        ['evening-4s-9x16.mp4', createHash('sha256').update('two').digest('hex'), 'kept'],
        ['summer-morning-8s-9x16.mp4', createHash('sha256').update('one').digest('hex'), undefined],
      ],
    );
    for (const { sha256 } of copies) assert.ok(content('review.html').includes(sha256));
  });

  it('leaves every file unchanged in a second run', async () => {
    const takes = [take('a', 'one'), take('b', 'two')];
    await run(takes);
    const before = names().map((name) => [name, statSync(join(to, name)).mtimeMs, content(name)]);
    assert.deepEqual((await run(takes)).failed, []);
    assert.deepEqual(
      names().map((name) => [name, statSync(join(to, name)).mtimeMs, content(name)]),
      before,
    );
  });

  it('overwrites no existing file, and chooses names that are distinct on every file system', async () => {
    mkdirSync(to);
    writeFileSync(join(to, 'summer-morning-8s-9x16.mp4'), 'own');
    mkdirSync(join(to, 'summer-morning-8s-9x16-2.mp4'));
    const { copies } = await run([
      take('a', 'one'),
      take('b', 'two', { section: '# Summer > ## MORNING' }),
      take('c', 'six', { section: '# Straße' }),
      take('d', 'ten', { section: '# Strasse' }),
    ]);
    assert.deepEqual(
      copies.map(({ file }) => file),
      ['summer-morning-8s-9x16-3.mp4', 'summer-morning-8s-9x16-4.mp4', 'straße-8s-9x16.mp4', 'strasse-8s-9x16-2.mp4'],
    );
    assert.equal(content('summer-morning-8s-9x16.mp4'), 'own');
  });

  it('refuses a folder with a foreign record or review page, and writes nothing', async () => {
    mkdirSync(to);
    for (const name of ['videos.json', 'review.html']) {
      writeFileSync(join(to, name), '{"name": "somebody else’s"}');
      await assert.rejects(run([take('a', 'one')]), { message: `The folder has another file named ${name}. Select another folder.` }); // prettier-ignore
      assert.deepEqual(names(), [name]);
      rmSync(join(to, name));
    }
  });

  it('reports each failed copy, copies the other videos, and leaves no partial file', async () => {
    const damaged = take('b', 'damaged', { section: '# Damaged' });
    truncateSync(join(from, 'b.mp4'), 3);
    const gone = take('c', 'gone', { section: '# Gone' });
    rmSync(join(from, 'c.mp4'));
    const { copies, failed } = await run([take('a', 'one'), damaged, gone]);
    assert.deepEqual(
      copies.map(({ file }) => file),
      ['summer-morning-8s-9x16.mp4'],
    );
    assert.deepEqual(
      failed.map(({ file, cause }) => [file, cause instanceof Error && cause.message.slice(0, 30)]),
      [
        ['damaged-8s-9x16.mp4', 'The downloaded file is damaged'],
        ['gone-8s-9x16.mp4', 'ENOENT: no such file or direct'],
      ],
    );
    assert.deepEqual(names(), ['review.html', 'summer-morning-8s-9x16.mp4', 'videos.json']);
  });

  it('stops on cancellation, and leaves no partial file', async () => {
    const abort = new AbortController();
    const takes = [take('a', 'one'), take('b', 'two', { section: '# Evening' })];
    const onCopy = ({ video: { key } }: Take): void => {
      if (key === 'b') abort.abort();
    };
    await assert.rejects(run(takes, { signal: abort.signal, onCopy }), { name: 'AbortError' });
    assert.deepEqual(names(), ['summer-morning-8s-9x16.mp4']);
  });

  it('rejects if the folder cannot be written', async function () {
    if (process.platform === 'win32' || process.getuid?.() === 0) this.skip();
    mkdirSync(to);
    chmodSync(to, 0o500);
    await assert.rejects(run([take('a', 'one')]), { code: 'EACCES' });
  });

  it('chooses the kept, else the newest unrejected finished take, and lists versions without one', async () => {
    const sections = await readSections('# A\nIce.\n# B\nMilk.\n# C\nTea.\n# D\nRye.'.split('\n'));
    const service = 'https://video.example/api';
    const options: PlanOptions = { brief: 'file:///b.md', service, durations: [8], aspectRatios: ['9:16'], prices: [] };
    const empty = planBrief<Video>(sections, options, [], []);
    const videoOf = (index: number, key: string, changes: Partial<Video>): Video =>
      take(key, key, { fingerprint: empty[index]?.fingerprint ?? '', ...changes }).video;
    const videos = [
      videoOf(0, 'older', { createdAt: 1, verdict: 'kept' }),
      videoOf(0, 'newer', { createdAt: 2 }),
      videoOf(1, 'good', { createdAt: 1 }),
      videoOf(1, 'rejected', { createdAt: 2, verdict: 'rejected' }),
      videoOf(1, 'running', { createdAt: 3, state: 'running' }),
      videoOf(2, 'queued', { createdAt: 1, state: 'queued' }),
    ];
    const { takes, missing } = chooseTakes(planBrief(sections, options, videos, []));
    assert.deepEqual(
      takes.map(({ video, section }) => [video.key, section]),
      [
        ['older', '# A'],
        ['good', '# B'],
      ],
    );
    assert.deepEqual(
      missing.map(({ section }) => section.path),
      ['# C', '# D'],
    );
  });
});
