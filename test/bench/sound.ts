/**
 * `npm run bench -- sound`: playing AAC without a decoder. Measures the time of the conversion in Chromium, the
 * difference from ffmpeg's sound, the offset from the picture and the bytes in the VSIX. Also converts 100,000 damaged
 * files.
 */
import { deflateRawSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { convert } from '../../src/webview/sound/convert';
import { chromiumFlags, findChromium } from '../support/chromium';
import { bytesOf, Clips, decodedByFfmpeg, signalToNoise, type SoundOptions } from '../support/clips';
import { convertMutations } from '../support/mutatedFiles';
import { decodedFrames } from '../support/decodedFrames';
import { flashAndBeep, WatchedVideo } from '../support/soundOffset';

const bars = { most60sMs: 1_000, mostOffsetMs: 45, leastSnr: 100, mostMinifiedBytes: 40_000 };
const seeks = 20;
const damagedFiles = 100_000;

async function main(): Promise<void> {
  const clips = new Clips();
  const figures: Record<string, number> = {};
  const missed: string[] = [];
  const add = (name: string, value: number, most = Infinity, least = -Infinity): void => {
    figures[name] = Math.round(value * 10) / 10;
    console.log(`  ${name.padEnd(34)}${figures[name].toLocaleString('en').padStart(12)}`);
    if (!(value <= most)) missed.push(`${name}: ${value}, at most ${most}`);
    if (!(value >= least)) missed.push(`${name}: ${value}, at least ${least}`);
  };
  const worker = buildWorker();
  add('minified bytes', worker.length, bars.mostMinifiedBytes);
  add('bytes in the VSIX', deflateRawSync(worker, { level: 9 }).length);
  for (const seconds of [12, 60]) {
    const file = bytesOf(clips.video({ seconds, sound: 'speech', output: ['-preset', 'ultrafast'] }));
    const { milliseconds, longestBlock } = await timeInChromium(worker, file);
    add(`${seconds} s converted in ms`, milliseconds, seconds === 60 ? bars.most60sMs : Infinity);
    add(`${seconds} s: page blocked for ms`, longestBlock, 50);
  }
  add('least SNR in dB', leastSnr(clips), Infinity, bars.leastSnr);
  const offsets = await seekOffsets(clips);
  const typical = offsets.toSorted((a, b) => a - b)[seeks / 2] ?? NaN;
  add(`sound after picture, ${seeks} seeks, ms`, typical, bars.mostOffsetMs, -bars.mostOffsetMs);
  const small = clips.small().map(bytesOf);
  const { faults, slowest } = convertMutations(small, Math.ceil(damagedFiles / small.length));
  add('faults in damaged files', faults.length, 0);
  add('slowest damaged file in ms', slowest);
  clips.remove();
  console.log(JSON.stringify({ bench: 'sound', figures, missed }));
  process.exit(missed.length > 0 ? 1 : 0);
}

/** The worker as shipped. */
function buildWorker(): Uint8Array {
  const { outputFiles } = buildSync({
    entryPoints: ['src/webview/sound/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The worker was not built.');
  return file.contents;
}

/** The median time of three conversions in a worker, and the longest block of the page. */
async function timeInChromium(
  worker: Uint8Array,
  file: Uint8Array,
): Promise<{ milliseconds: number; longestBlock: number }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const bodies = { '': '<p>', 'worker.js': Buffer.from(worker), video: Buffer.from(file) };
    for (const [path, body] of Object.entries(bodies)) {
      await page.route(`http://localhost/${path}`, (route) => route.fulfill({ body, contentType: types[path] ?? '' }));
    }
    await page.goto('http://localhost/');
    return await page.evaluate(`(async () => {
      const file = await (await fetch('/video')).blob();
      const times = [];
      let longestBlock = 0;
      let last = performance.now();
      const pulse = setInterval(() => {
        longestBlock = Math.max(longestBlock, performance.now() - last - 4);
        last = performance.now();
      }, 4);
      for (let n = 0; n < 3; n++) {
        const began = performance.now();
        const worker = new Worker('/worker.js');
        const result = await new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage({ file, convert: true });
        });
        if (!(result.converted instanceof Blob)) throw new Error(JSON.stringify(result));
        times.push(performance.now() - began);
        worker.terminate();
      }
      clearInterval(pulse);
      return { milliseconds: times.sort((a, b) => a - b)[1], longestBlock };
    })()`);
  } finally {
    await browser.close();
  }
}

const types: Readonly<Record<string, string>> = { '': 'text/html', 'worker.js': 'text/javascript', video: 'video/mp4' };

function leastSnr(clips: Clips): number {
  const cases: SoundOptions[] = [
    { sound: 'sine', rate: 44_100, channels: 1 },
    { sound: 'sweep', rate: 48_000, channels: 2 },
    { sound: 'speech', rate: 48_000, channels: 6, audio: ['-b:a', '320k'] },
    { sound: 'speech', rate: 16_000, channels: 1 },
    { sound: 'speech', rate: 96_000, channels: 2 },
  ];
  return Math.min(
    ...cases.map((options) => {
      const file = clips.sound(options);
      return signalToNoise(decodedByFfmpeg(file, '-flags2', '+skip_manual'), decodedFrames(file));
    }),
  );
}

async function seekOffsets(clips: Clips): Promise<number[]> {
  const file = bytesOf(flashAndBeep(clips, 8));
  const made = convert(file);
  if (made === undefined) throw new Error('The clip has no sound.');
  const watched = await WatchedVideo.open(Buffer.concat([made.before, file, ...made.after]));
  try {
    const offsets: number[] = [];
    for (let n = 0; n < seeks; n++) offsets.push(await watched.seek(((n * 37) % 60) / 10 + 0.3));
    return offsets;
  } finally {
    await watched.close();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
