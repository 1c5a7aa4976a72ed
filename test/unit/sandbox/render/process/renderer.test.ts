import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { themes } from '../../../../../src/sandbox/render/look/themes';
import { Renderer } from '../../../../../src/sandbox/render/process/renderer';
import { ask } from '../../../../../src/sandbox/render/process/requests';
import { rendererAssets } from '../../../../support/rendererAssets';

const hasFfprobe = spawnSync('ffprobe', ['-version']).status === 0;

describe('Renderer', function () {
  this.timeout(120_000);
  let folder: string;
  let renderer: Renderer;

  before(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
    renderer = new Renderer({ assetsFolder: rendererAssets(), threads: 2 });
  });
  after(async () => {
    await renderer.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const prompt = 'Save 5 hours every week. It plans your days. Try it free.';

  it('writes a video, and reports progress that rises from 0 to 1', async () => {
    const outFile = path.join(folder, 'first.webm');
    const reported: number[] = [];
    const result = await renderer.render(
      { prompt, durationSeconds: 3, aspectRatio: '16:9', longSide: 320, outFile },
      (fraction) => reported.push(fraction),
    );
    assert.equal(readFileSync(outFile).length, result.bytes);
    assert.deepEqual(
      [...reported].sort((a, b) => a - b),
      reported,
    );
    assert.equal(reported.at(-1), 1);
    assert.ok(reported.length >= 10 && (reported[0] ?? 1) < 0.2, reported.join(' '));
    assert.deepEqual(readdirSync(folder), ['first.webm']);
  });

  const formats: readonly (readonly [string, number, string])[] = [
    ['16:9', 1, '320x180'],
    ['9:16', 2, '180x320'],
    ['21:9', 5, '320x138'],
    ['9:21', 7, '138x320'],
    ['1:1', 4, '320x320'],
    ['4:5', 13, '256x320'],
  ];
  for (const [aspectRatio, seconds, size] of formats) {
    it(`is frame-accurate at ${aspectRatio}, ${seconds} s`, async function () {
      if (!hasFfprobe) this.skip();
      const outFile = path.join(folder, `formats-${seconds}.webm`);
      await renderer.render({ prompt, durationSeconds: seconds, aspectRatio, longSide: 320, outFile });
      const { streams, format, packets } = probe(outFile);
      const [stream] = streams;
      assert.equal(`${stream?.width ?? 0}x${stream?.height ?? 0}`, size);
      assert.equal(stream?.codec_name, 'vp8');
      assert.equal(stream.avg_frame_rate, '24/1');
      assert.equal(stream.color_space, 'smpte170m');
      assert.equal(stream.color_range, 'tv');
      assert.equal(stream.color_primaries, 'bt709');
      assert.equal(stream.color_transfer, 'bt709');
      assert.equal(format.format_name, 'matroska,webm');
      assert.equal(Number(format.duration), seconds);
      assert.equal(packets.length, seconds * 24);
      const keys = packets.filter(({ flags }) => flags.startsWith('K')).map(({ pts_time }) => Number(pts_time));
      assert.equal(keys[0], 0);
      for (const [index, key] of keys.entries()) {
        assert.ok((keys[index + 1] ?? seconds) - key <= 2.001, `key frames at ${keys.join(' ')}`);
      }
    });
  }

  it('shows the planned colors', function () {
    if (!hasFfprobe) this.skip();
    // The prompt has no theme word. In the last frame, the whole progress line has the stage's accent color.
    const decoded = spawnSync(
      'ffmpeg',
      [
        '-v',
        'error',
        '-sseof',
        '-0.05',
        '-i',
        path.join(folder, 'first.webm'),
        '-frames:v',
        '1',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-',
      ],
      { maxBuffer: 1e8 },
    );
    const { stdout } = decoded;
    assert.equal(stdout.length % (320 * 180 * 3), 0);
    const accents = themes.flatMap(({ stages }) => stages.map(({ accent }) => Number.parseInt(accent.slice(1), 16)));
    const pixel = (x: number, y: number) => [0, 1, 2].map((part) => stdout[(y * 320 + x) * 3 + part] ?? 0);
    const line = Array.from({ length: 180 }, (_, y) => pixel(60, y)).slice(150);
    const isAccent = line.some((color) =>
      accents.some((accent) =>
        [accent >> 16, (accent >> 8) & 255, accent & 255].every(
          (part, index) => Math.abs(part - (color[index] ?? 0)) <= 8,
        ),
      ),
    );
    assert.ok(isAccent, `no accent color among ${line.map((it) => it.join(',')).join(' ')}`);
  });

  it('renders the same file for the same request', async () => {
    const order = { prompt, durationSeconds: 2, aspectRatio: '1:1', longSide: 160, seed: 5 };
    const [one, other] = [path.join(folder, 'one.webm'), path.join(folder, 'other.webm')];
    await renderer.render({ ...order, outFile: one });
    await renderer.render({ ...order, outFile: other });
    assert.ok(readFileSync(one).equals(readFileSync(other)));
  });

  it('rejects an unsupported ratio without starting a worker', async () => {
    const order = { prompt, outFile: path.join(folder, 'never.webm') };
    await assert.rejects(renderer.render({ ...order, durationSeconds: 4, aspectRatio: '9:1' }), RangeError);
  });

  it('keeps the code of a system error, so that the render is retried', async () => {
    const failing = path.join(folder, 'failing.js');
    const response = JSON.stringify({ type: 'failed', error: { message: 'too many open files', code: 'EMFILE' } });
    writeFileSync(
      failing,
      `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', () => parentPort.postMessage(${response}));`,
    );
    const worker = new Worker(failing);
    try {
      await assert.rejects(ask(worker, 'render worker', { type: 'mux' }), {
        message: 'too many open files',
        code: 'EMFILE',
      });
    } finally {
      await worker.terminate();
    }
    const bare = new Renderer({ assetsFolder: folder, threads: 1 });
    const order = { prompt, durationSeconds: 1, aspectRatio: '1:1', outFile: path.join(folder, 'never.webm') };
    await assert.rejects(bare.render(order), { code: 'ERR_MODULE_NOT_FOUND' });
    await bare.dispose();
  });

  it('rejects if a worker crashes or the folder cannot be written', async () => {
    const crashing = new Worker(
      "require('node:worker_threads').parentPort.on('message', () => { throw Error('boom'); });",
      {
        eval: true,
      },
    );
    await assert.rejects(ask(crashing, 'render worker', {}), {
      code: 'ERR_RENDER_PROCESS',
      message: 'The render worker failed: boom.',
    });
    const outFile = path.join(folder, 'missing', 'x.webm');
    const order = { prompt, durationSeconds: 1, aspectRatio: '1:1', longSide: 160, outFile };
    await assert.rejects(renderer.render(order), /ENOENT/);
  });
});

interface Probe {
  readonly streams: readonly Record<string, string | undefined>[];
  readonly format: Record<string, string | undefined>;
  readonly packets: readonly { readonly pts_time: string; readonly flags: string }[];
}

function probe(file: string): Probe {
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', '-show_packets', file],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout.toString()) as Probe;
}
