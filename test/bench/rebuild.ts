/**
 * The rebuild of a damaged library of 100,000 videos while another window writes. Counts the lost videos among those
 * that were readable or written meanwhile, and measures the longest block of the event loop. Thresholds: no lost video,
 * and 100 ms.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { damageFile } from '../support/damageFile';
import { fillLibrary } from '../support/fillLibrary';
import { LibraryFolder } from '../support/libraryFolder';
import { LibraryWindow } from '../support/libraryWindow';

const size = 100_000;
const stallThresholdMs = 100;

async function main(): Promise<void> {
  const folder = await LibraryFolder.make();
  const file = join(folder.path, 'library.db');
  const filling = await folder.open();
  await fillLibrary(filling, size);
  filling.dispose();
  const checkpoint = new DatabaseSync(file);
  checkpoint.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  checkpoint.close();
  const library = await folder.open();
  const writer = new LibraryWindow(folder.path, 'write', 5);
  try {
    await writer.waitForLine(/^wrote/);
    const expected = await damage(file);
    const { promise: rebuilt, resolve } = Promise.withResolvers<unknown>();
    library.onDidReset(resolve);
    const pulse = new Pulse();
    const from = performance.now();
    try {
      for (const video of library.list({ limit: size })) if (video.prompt === '') break;
    } catch {
      // This read finds the damage.
    }
    // Excludes the read above, which blocks longer than any view's because it reads all videos at once.
    pulse.restart();
    await rebuilt;
    const rebuildMs = performance.now() - from;
    await sleep(1_000);
    const stallMs = pulse.stop();
    await writer.kill();
    const acknowledged = writer.lines.filter((line) => line.startsWith('wrote ')).map((line) => line.slice(6));
    const written = new DatabaseSync(file);
    const has = written.prepare('SELECT 1 FROM videos WHERE key = ?');
    const lost = [...expected, ...acknowledged].filter((key) => has.get(key) === undefined).length;
    written.close();
    report({
      videos: size,
      damagedRows: size - expected.length,
      writtenMeanwhile: acknowledged.length,
      lost,
      rebuildMs,
      stallMs,
    });
  } finally {
    await writer.kill();
    await folder.remove();
  }
}

/**
 * Damages pages in the middle.
 * @returns the keys of the videos that are still readable
 */
async function damage(file: string): Promise<string[]> {
  const keys = new Map<number, string>();
  const database = new DatabaseSync(file);
  for (const row of database.prepare('SELECT id, key FROM videos').iterate()) keys.set(Number(row.id), String(row.key));
  database.close();
  await damageFile(file, 0.3, 5);
  const damaged = new DatabaseSync(file, { readOnly: true });
  const read = damaged.prepare('SELECT * FROM videos WHERE id = ?');
  const readable = [...keys].filter(([id]) => {
    try {
      return read.get(id) !== undefined;
    } catch {
      return false;
    }
  });
  damaged.close();
  return readable.map(([, key]) => key);
}

/** The longest block of the event loop. */
class Pulse {
  private longest = 0;
  private last = performance.now();
  private readonly timer = setInterval(() => {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.last);
    this.last = now;
  }, 1);

  restart(): void {
    this.longest = 0;
    this.last = performance.now();
  }

  stop(): number {
    clearInterval(this.timer);
    return this.longest;
  }
}

function report(figures: Readonly<Record<string, number>>): void {
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]));
  for (const [name, value] of Object.entries(rounded)) console.log(`${name.padEnd(20)}${String(value).padStart(10)}`);
  const { lost = 0, stallMs = 0, writtenMeanwhile = 0 } = rounded;
  const missed = [
    ...(lost > 0 ? [`lost ${lost}, threshold 0`] : []),
    ...(writtenMeanwhile === 0 ? ['nothing was written meanwhile'] : []),
    ...(stallMs >= stallThresholdMs ? [`stall ${stallMs} ms, threshold ${stallThresholdMs} ms`] : []),
  ];
  console.log(JSON.stringify({ bench: 'rebuild', figures: rounded, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

void main();
