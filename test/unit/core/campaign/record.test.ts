import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {
  mergeRecords,
  readRecord,
  type RecordedVideo,
  updateRecord,
  writeRecord,
} from '../../../../src/core/campaign/record';

const recorded = (section: string, videoId: string, changes: Partial<RecordedVideo> = {}): RecordedVideo => ({
  ...{ section, duration: 8, aspectRatio: '9:16', fingerprint: 'ab'.repeat(32), service: 'https://ads.example/api' },
  ...{ videoId, state: 'ready', createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-01-02T03:04:05.678Z' },
  ...changes,
});

function videosOf(text: string): readonly RecordedVideo[] {
  const reading = readRecord(text);
  return 'videos' in reading ? reading.videos : assert.fail(reading.problem);
}

const copied = { at: '2026-01-02T03:04:05.678Z', file: 'morning.mp4', sha256: 'cd'.repeat(32) };

const anyVideo = fc
  .tuple(
    fc.constantFrom('# A', '# B', ''),
    fc.constantFrom('1', '2', '3'),
    fc.nat(3),
    fc.constantFrom('kept', 'rejected'),
    fc.option(fc.tuple(fc.nat(3), fc.constantFrom('a.mp4', 'b.mp4'))),
  )
  .map(([section, id, second, verdict, copy]) =>
    recorded(section, id, {
      updatedAt: `2026-01-02T03:04:0${second}.000Z`,
      verdict: verdict === 'kept' ? 'kept' : 'rejected',
      ...(copy && { handedOver: { ...copied, at: `2026-01-02T03:04:0${copy[0]}.000Z`, file: copy[1] } }),
    }),
  );
const anyRecord = fc.array(anyVideo, { maxLength: 6 });

describe('the record of a brief', () => {
  it('has one line for each video, sorted by section, and is read back unchanged', () => {
    const videos = [recorded('# B', '2'), recorded('# A', '1', { verdict: 'kept', credits: 4 }), recorded('# A', '3')];
    const text = writeRecord(videos);
    assert.deepEqual(text.split('\n').map((line) => /"section":"(.*?)"/.exec(line)?.[1]).filter(Boolean), ['# A', '# A', '# B']); // prettier-ignore
    assert.deepEqual(videosOf(text), mergeRecords(videos));
    assert.deepEqual(videosOf(JSON.stringify(JSON.parse(text), undefined, 4)), mergeRecords(videos));
  });

  it('merges to the same result in any order and number of times, without losing a video', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyRecord, (one, other, third) => {
        const merged = mergeRecords(one, other, third);
        assert.deepEqual(mergeRecords(third, mergeRecords(other, one)), merged);
        assert.deepEqual(mergeRecords(merged, merged), merged);
        const ids = (videos: readonly RecordedVideo[]): Set<string> => new Set(videos.map(({ videoId }) => videoId));
        assert.deepEqual(ids(merged), ids([...one, ...other, ...third]));
      }),
    );
  });

  it('changes only if a video changed, and keeps its line ends', () => {
    const text = writeRecord([recorded('# A', '1')]);
    assert.deepEqual(updateRecord(text, [recorded('# A', '1')]), { text });
    const windows = updateRecord(text.replaceAll('\n', '\r\n'), [recorded('# B', '2')]);
    assert.ok('text' in windows && !/(?<!\r)\n/.test(windows.text));
    assert.equal(videosOf(windows.text).length, 2);
    const later = recorded('# A', '1', { verdict: 'kept', updatedAt: '2026-02-02T03:04:05.678Z' });
    const updated = updateRecord(text, [later]);
    assert.ok('text' in updated);
    assert.equal(videosOf(updated.text)[0]?.verdict, 'kept');
    assert.deepEqual(updateRecord(updated.text, [recorded('# A', '1')]), updated);
  });

  it('keeps two videos to which the service gave the same ID', () => {
    const [earlier, later] = [recorded('# A', '1'), recorded('# B', '1', { fingerprint: 'cd'.repeat(32) })];
    const merged = mergeRecords([later], [earlier, later]);
    assert.deepEqual([merged, mergeRecords([earlier], [later])], [[earlier, later], merged]);
  });

  it('keeps the delivered copy when a later verdict is merged, and the verdict when a later copy is merged', () => {
    const copy = recorded('# A', '1', { handedOver: copied });
    const judged = recorded('# A', '1', { verdict: 'rejected', updatedAt: '2026-02-02T03:04:05.678Z' });
    const laterCopy = { ...copied, at: '2026-03-02T03:04:05.678Z', file: 'evening.mp4' };
    const [merged] = mergeRecords([copy], [judged]);
    assert.deepEqual([merged?.verdict, merged?.handedOver], ['rejected', copied]);
    const [later] = mergeRecords([merged ?? assert.fail()], [{ ...copy, handedOver: laterCopy }]);
    assert.deepEqual([later?.verdict, later?.handedOver], ['rejected', laterCopy]);
  });

  it('is left unchanged and reported as one problem if it is broken, hostile or from a newer version', () => {
    const hostile: readonly unknown[] = [
      ...[null, [], 'x', { format: 2, videos: [] }, { format: 1, videos: {} }, { format: 1, videos: [[]] }],
      ...Object.entries({
        ...{
          handedOver: { ...copied, file: '../../.bashrc' },
          extraFields: [],
          section: 7,
          duration: 1e300,
          aspectRatio: '9:16; rm',
          fingerprint: 'x',
        },
        ...{ service: '', videoId: 'x'.repeat(501), createdAt: 'yesterday', verdict: 'maybe', state: 'paid' },
        ...{ credits: -1, apiKey: 'secret', videoUrl: 'https://evil.example/video.mp4', delivered: { path: '/etc' } },
      }).map(([name, value]) => ({ format: 1, videos: [{ ...recorded('# A', '1'), [name]: value }] })),
    ];
    const texts = [
      ...hostile.map((it) => JSON.stringify(it)),
      '',
      '{',
      `[${' '.repeat(6_000_000)}]`,
      '['.repeat(100_000),
    ];
    for (const text of [...texts, '{"format":1,"videos":[{"__proto__":{"service":"x"}}]}']) {
      assert.ok('problem' in readRecord(text), text.slice(0, 300));
      assert.deepEqual(updateRecord(text, [recorded('# A', '1')]), readRecord(text));
    }
  });

  it('is read without an exception, whatever its text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((it) => `<<<<<<< a\n${it}\n=======\n>>>>>>> b`),
        ),
        (text) => {
          readRecord(text);
        },
      ),
    );
  });
});

describe('the records of two people in Git', function () {
  this.timeout(60_000);
  let folder: string;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const file = (): string => path.join(folder, 'brief.md.videos.json');
  const commit = (videos: readonly RecordedVideo[], message: string): void => {
    const updated = updateRecord(readFileSync(file(), 'utf8'), videos);
    assert.ok('text' in updated);
    writeFileSync(file(), updated.text);
    git('commit', '-qam', message);
  };
  const ids = (): readonly string[] => videosOf(readFileSync(file(), 'utf8')).map(({ videoId }) => videoId);

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'record-'));
    git('init', '-q', '-b', 'main');
    for (const [name, value] of [['user.name', 'A'], ['user.email', 'a@example.com'], ['core.autocrlf', 'false']] as const) git('config', name, value); // prettier-ignore
    writeFileSync(file(), writeRecord(['# A', '# D', '# G'].map((section) => recorded(section, `old ${section}`))));
    git('add', '.');
    git('commit', '-qm', 'Start');
    git('branch', 'other');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('merge automatically if their videos belong to different sections', () => {
    commit([recorded('# A', 'one')], 'One');
    git('checkout', '-q', 'other');
    commit([recorded('# H', 'two')], 'Two');
    git('merge', '-q', 'main', '-m', 'Merge');
    assert.deepEqual(ids(), ['old # A', 'one', 'old # D', 'old # G', 'two']);
  });

  for (const style of ['merge', 'diff3']) {
    it(`yield the videos of both sides during a conflict (conflict style ${style})`, () => {
      git('config', 'merge.conflictStyle', style);
      const changed = { updatedAt: '2026-03-02T03:04:05.678Z' };
      commit([recorded('# E', 'one'), recorded('# D', 'old # D', { ...changed, verdict: 'kept' })], 'One');
      git('checkout', '-q', 'other');
      commit([recorded('# E', 'two'), recorded('# D', 'old # D', { credits: 4 })], 'Two');
      assert.equal(spawnSync('git', ['merge', '-q', 'main'], { cwd: folder }).status, 1);
      assert.match(readFileSync(file(), 'utf8'), /^<{7} /m);
      assert.deepEqual([...ids()].sort(), ['old # A', 'old # D', 'old # G', 'one', 'two']);
      const resolved = updateRecord(readFileSync(file(), 'utf8'), []);
      assert.ok('text' in resolved);
      assert.doesNotMatch(resolved.text, /^[<=>|]{7}/m);
      assert.equal(videosOf(resolved.text).find(({ videoId }) => videoId === 'old # D')?.verdict, 'kept');
    });
  }
});
