/**
 * The rendering speed of the sandbox: a copy film and a board, 10 s each in 16:9 and 9:16 at 24 frames per second, on
 * two threads, as the median of three. CPU seconds are divided by those of native libvpx (ffmpeg) for the same frames
 * and settings in the same run, as load slows both. On a quiet laptop, libvpx needs 1.0 s for ten seconds of film.
 * Memory is the peak of the whole process, which has the options of the render process.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memoryOptions } from '../../src/sandbox/render/process/renderProcess';
import { Renderer } from '../../src/sandbox/render/process/renderer';
import { rendererAssets } from '../support/rendererAssets';

const seconds = 10;
const rounds = 3;
/** The lowest speed, as a multiple of real time, on two free cores as fast as those of the quiet laptop. */
const realTimeThreshold = 3;
/** The CPU seconds of native libvpx for ten seconds of 720p on a quiet machine. */
const referenceNativeSeconds = 1.0;
/** The peak memory, in megabytes. */
const memoryThreshold = 311;
const prompts = {
  copy:
    'Meet Tidy, the app that plans your week. It reads your calendar, finds the free hours and protects them. ' +
    'Save 5 hours every week. Join 40,000 teams. Try it free.',
  board:
    'Wide shot, a red bicycle rides along a canal at dawn, slow push in. Handheld, a courier stops at a small bakery ' +
    'and takes a paper bag. Orbit around a cup of coffee that steams on the counter. Close-up of the courier, smiling. ' +
    'Warm light, 35mm, no text.',
};

interface Round {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly nativeSeconds: number;
  readonly kilobytes: number;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-sandbox-'));
  const renderer = new Renderer({ assetsFolder: rendererAssets(), threads: 2 });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const figures: Record<string, number> = {};
  const missed: string[] = [];
  console.log(
    `${seconds} s at 24 frames per second, 2 threads, ${os.availableParallelism()} cores; load ${os.loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  console.log('film          × real time   wall s   CPU s   native s      kB');
  try {
    const films = Object.entries(prompts).flatMap(([kind, prompt]) =>
      ['16:9', '9:16'].map((aspectRatio) => ({ kind, prompt, aspectRatio })),
    );
    for (const { kind, prompt, aspectRatio } of films) {
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round++) measured.push(await measure(renderer, prompt, aspectRatio, folder));
      const wall = median(measured.map(({ wallSeconds }) => wallSeconds));
      const cpu = median(measured.map(({ cpuSeconds }) => cpuSeconds));
      const kilobytes = median(measured.map((it) => it.kilobytes));
      const native = median(measured.map(({ nativeSeconds }) => nativeSeconds));
      const factor = seconds / ((cpu * (referenceNativeSeconds / native)) / 2);
      const cells = [
        factor.toFixed(2).padStart(12),
        wall.toFixed(2).padStart(9),
        cpu.toFixed(2).padStart(8),
        native.toFixed(2).padStart(11),
        String(kilobytes).padStart(8),
      ];
      console.log(`${`${kind} ${aspectRatio}`.padEnd(12)}${cells.join('')}`);
      const name = `${kind === 'board' ? 'Board' : ''}${aspectRatio.replace(':', 'x')}`;
      figures[`realtime${name}`] = round(factor);
      figures[`cpuSeconds${name}`] = round(cpu);
      figures[`nativeCpuSeconds${name}`] = round(native);
      figures[`kilobytes${name}`] = kilobytes;
      if (!(factor >= realTimeThreshold)) missed.push(`realtime${name}: ${round(factor)} < ${realTimeThreshold}`);
    }
  } finally {
    clearInterval(watch);
    await renderer.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
  figures.peakMegabytes = Math.round(peak / 1e6);
  if (figures.peakMegabytes > memoryThreshold) missed.push(`peakMegabytes: ${figures.peakMegabytes}`);
  console.log(
    `peak memory ${figures.peakMegabytes} of ${memoryThreshold} MB; threshold ${realTimeThreshold} × real time on two free cores`,
  );
  console.log(JSON.stringify({ bench: 'sandbox', figures, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

async function measure(renderer: Renderer, prompt: string, aspectRatio: string, folder: string): Promise<Round> {
  const cpu = process.cpuUsage();
  const from = performance.now();
  const { bytes } = await renderer.render({
    prompt,
    durationSeconds: seconds,
    aspectRatio,
    outFile: path.join(folder, 'video.webm'),
  });
  const { user, system } = process.cpuUsage(cpu);
  const wallSeconds = (performance.now() - from) / 1000;
  return {
    wallSeconds,
    cpuSeconds: (user + system) / 1e6,
    nativeSeconds: nativeCpuSeconds(folder),
    kilobytes: Math.round(bytes / 1000),
  };
}

/** The CPU time of ffmpeg's libvpx for the same frames on one thread; NaN without ffmpeg. */
function nativeCpuSeconds(folder: string): number {
  const [video, frames] = [path.join(folder, 'video.webm'), path.join(folder, 'frames.y4m')];
  const ffmpeg = (...args: string[]) =>
    spawnSync('ffmpeg', ['-v', 'info', '-benchmark', '-y', ...args]).stderr.toString();
  ffmpeg('-i', video, '-pix_fmt', 'yuv420p', frames);
  const settings =
    '-deadline realtime -cpu-used -16 -lag-in-frames 0 -crf 14 -b:v 3M -static-thresh 300 -qmin 4 -qmax 44 -g 48';
  const log = ffmpeg('-i', frames, '-c:v', 'libvpx', '-threads', '1', ...settings.split(' '), '-f', 'null', '-');
  const [, user, system] = /utime=([\d.]+)s stime=([\d.]+)s/.exec(log) ?? [];
  return Number(user) + Number(system);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const measuring = 'measuring';
if (process.argv[2] !== measuring) {
  const { execArgv, env } = memoryOptions();
  const { status } = spawnSync(process.execPath, [...execArgv, __filename, measuring], { env, stdio: 'inherit' });
  process.exit(status ?? 1);
}
void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
