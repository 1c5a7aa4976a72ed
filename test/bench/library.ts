/**
 * The library with 10,000 and with 100,000 videos: the times to open it, to list its first page, to write one update,
 * and until another process reads a change. Thresholds: the time of an update does not grow with the library; a change
 * is read within a second; no write blocks the event loop for 100 ms.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoLibrary } from '../../src/core/library/library';
import { fillLibrary } from '../support/fillLibrary';
import { keptReading, begin, intent, LibraryFolder, reject } from '../support/libraryFolder';
import { LibraryWindow } from '../support/libraryWindow';

const sizes = [10_000, 100_000] as const;
const growthBar = 1.5;
const seenBarMs = 1_000;
const freezeBarMs = 100;

interface Measured {
  readonly openMs: number;
  readonly firstPageMs: number;
  readonly updateMs: number;
  readonly slowestWriteMs: number;
  readonly beginMs: number;
  readonly seenMs: number;
}

async function main(): Promise<void> {
  const made: { readonly size: number; readonly folder: LibraryFolder; readonly library: VideoLibrary }[] = [];
  try {
    for (const size of sizes) {
      const folder = await LibraryFolder.make();
      const filling = await folder.open();
      await fillLibrary(filling, size);
      filling.dispose();
      made.push({ size, folder, library: await folder.open() });
    }
    const updates = await measureUpdates(made.map(({ library }) => library));
    const measured: Measured[] = [];
    for (const [index, { folder, library }] of made.entries()) {
      measured.push({
        ...(await measureReads(folder, library)),
        ...at(updates, index),
        seenMs: await slowestSeen(folder, library),
      });
    }
    tell(measured);
  } finally {
    for (const { folder } of made) await folder.remove();
  }
}

async function measureReads(
  folder: LibraryFolder,
  library: VideoLibrary,
): Promise<Pick<Measured, 'openMs' | 'firstPageMs'>> {
  const opens: number[] = [];
  for (let round = 0; round < 7; round++) {
    const from = performance.now();
    const opened = await folder.open();
    opened.list();
    opens.push(performance.now() - from);
    opened.dispose();
  }
  return {
    openMs: median(opens),
    firstPageMs: median(timed(50, () => library.list())),
  };
}

/** Alternates between the libraries, so that other load affects both. */
async function measureUpdates(
  libraries: readonly VideoLibrary[],
): Promise<Pick<Measured, 'updateMs' | 'slowestWriteMs' | 'beginMs'>[]> {
  const running = libraries.map((library) => library.unfinished());
  const updates: number[][] = libraries.map(() => []);
  const begins: number[][] = libraries.map(() => []);
  for (let round = 0; round < 600; round++) {
    for (const [index, library] of libraries.entries()) {
      const video = at(at(running, index), Math.floor(Math.random() * at(running, index).length));
      const from = performance.now();
      await library.update(video.key, keptReading({ state: 'running', progress: Math.random() }));
      at(updates, index).push(performance.now() - from);
      if (round % 10 === 0) at(begins, index).push(await measureBegin(library));
    }
  }
  return libraries.map((_, index) => ({
    updateMs: median(at(updates, index)),
    beginMs: median(at(begins, index)),
    slowestWriteMs: Math.max(...at(updates, index), ...at(begins, index)),
  }));
}

async function measureBegin(library: VideoLibrary): Promise<number> {
  const from = performance.now();
  const { key } = await begin(library, intent());
  const took = performance.now() - from;
  await reject(library, key, 'Only a test.');
  return took;
}

async function slowestSeen(folder: LibraryFolder, library: VideoLibrary): Promise<number> {
  const [video] = library.unfinished();
  if (video === undefined) throw new Error('Nothing is running.');
  const window = new LibraryWindow(folder.path, 'watch', 0);
  try {
    await window.waitForLine(/^ready$/);
    await sleep(300);
    const waits: number[] = [];
    for (let change = 0; change < 8; change++) {
      await sleep(Math.random() * 400);
      const nextCheckAt = 1_000_000 + change;
      await library.patch(video.key, { nextCheckAt });
      const written = performance.timeOrigin + performance.now();
      const line = await window.waitForLine(new RegExp(`^saw ${nextCheckAt} `));
      waits.push(Number(line.split(' ')[2]) - written);
    }
    return Math.max(...waits);
  } finally {
    await window.stop();
  }
}

function tell(measured: readonly Measured[]): void {
  const rows: readonly (readonly [name: string, unit: string, figure: keyof Measured])[] = [
    ['open and first page', 'ms', 'openMs'],
    ['first page', 'ms', 'firstPageMs'],
    ['one update', 'ms', 'updateMs'],
    ['begin, safe from a loss of power', 'ms', 'beginMs'],
    ['slowest of 660 writes', 'ms', 'slowestWriteMs'],
    ['change seen by another process, slowest of 8', 'ms', 'seenMs'],
  ];
  console.log(`${''.padEnd(48)}${sizes.map((size) => String(size).padStart(12)).join('')}`);
  for (const [name, unit, figure] of rows) {
    console.log(
      `${`${name}, ${unit}`.padEnd(48)}${measured.map((one) => one[figure].toFixed(2).padStart(12)).join('')}`,
    );
  }
  const [small, large] = [at(measured, 0), at(measured, 1)];
  const updateGrowth = large.updateMs / small.updateMs;
  console.log(`an update with 100,000 takes ${updateGrowth.toFixed(2)} times as long as with 10,000`);
  const missed = [
    ...(updateGrowth > growthBar ? [`update growth ${updateGrowth.toFixed(2)}, bar ${growthBar}`] : []),
    ...measured.flatMap((one) => [
      ...(one.seenMs > seenBarMs ? [`change seen after ${one.seenMs.toFixed(0)} ms, bar ${seenBarMs} ms`] : []),
      ...(one.slowestWriteMs > freezeBarMs
        ? [`slowest write ${one.slowestWriteMs.toFixed(0)} ms, bar ${freezeBarMs} ms`]
        : []),
    ]),
  ];
  const rounded = (one: Measured): object =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Number((value as number).toFixed(3))]));
  const figures = { updateGrowth: Number(updateGrowth.toFixed(2)), 10000: rounded(small), 100000: rounded(large) };
  console.log(JSON.stringify({ bench: 'library', figures, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function timed(times: number, work: () => unknown): number[] {
  return Array.from({ length: times }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
}

function median(values: readonly number[]): number {
  return at(
    [...values].sort((one, other) => one - other),
    Math.floor(values.length / 2),
  );
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no ${index}.`);
  return value;
}

void main();
