/**
 * The cost of an idle window: a library of 1,000 finished videos, none unfinished, with the Videos view open. Measures
 * wake-ups, CPU time, file operations and SQL statements of the extension's code for a minute with the focus and a
 * minute without, and the delay until another window's change is read. Also measures CPU time and context switches of
 * the whole extension host, with and without the extension. Thresholds: 6 wake-ups and 5 ms per minute in the
 * background, 30 and 20 ms in the foreground; a change is read within 5 s and 1 s.
 */
import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VideoLibrary } from '../../src/core/library/library';
import { extensionHosts } from '../support/extensionHosts';
import { fillLibrary } from '../support/fillLibrary';
import type { IdleCounts } from '../support/idleProbe';
import { keptReading, begin, confirm, intent } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';
import { compiledTests } from '../support/repository';
import { temporaryFolder, removeTemporaryFolder } from '../support/temporaryFolder';
import { VscodeApp } from '../support/vscodeApp';
import type { VscodeWindow } from '../support/vscodeWindow';
import { packageVsix } from '../support/vsix';
import { waitUntil } from '../support/waitUntil';

const videos = 1_000;
const measuredMs = 60_000;
/**
 * The wait before the measurement. VS Code's start takes several seconds, and the poller keeps its lease for another
 * 30 s.
 */
const settleMs = 40_000;

const thresholds = {
  foreground: { wakeUps: 30, cpuMs: 20, changeSeenMs: 1_000 },
  background: { wakeUps: 6, cpuMs: 5, changeSeenMs: 5_000 },
} as const;
type Place = keyof typeof thresholds;

interface Figures {
  readonly wakeUps: number;
  readonly cpuMs: number;
  readonly fileOperations: number;
  readonly statements: number;
  readonly changeSeenMs: number;
  readonly hostCpuMs: number;
  readonly hostSwitches: number;
}

/** The CPU time and context switches of a process so far. */
interface HostUse {
  readonly cpuMs: number;
  readonly switches: number;
}

async function main(): Promise<void> {
  const [bare, { figures, causes }] = await Promise.all([withoutExtension(), withExtension()]);
  const missed: string[] = [];
  console.log(`A minute of a window with ${videos} finished videos; load ${os.loadavg()[0]?.toFixed(1) ?? ''}`);
  for (const place of ['foreground', 'background'] as const) {
    console.log(`\n${place}`);
    for (const [name, value] of Object.entries<number>({ ...figures[place] })) console.log(row(name, value));
    console.log(row('host without us: CPU ms', bare[place].cpuMs));
    console.log(row('host without us: switches', bare[place].switches));
    for (const [cause, { wakeUps, cpuMs }] of Object.entries(causes[place])) {
      console.log(`    ${String(wakeUps).padStart(4)} × ${cpuMs.toFixed(2).padStart(6)} ms  ${cause}`);
    }
    for (const [name, most] of Object.entries(thresholds[place])) {
      const value = figures[place][name as keyof Figures];
      if (!(value <= most)) missed.push(`${place}: ${name} ${value}, threshold ${most}`);
    }
  }
  console.log(JSON.stringify({ bench: 'idle', figures: { ...figures, withoutExtension: bare }, missed }));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

function row(name: string, value: number): string {
  return `  ${name.padEnd(28)}${String(value).padStart(9)}`;
}

async function withExtension(): Promise<{
  readonly figures: Readonly<Record<Place, Figures>>;
  readonly causes: Readonly<Record<Place, IdleCounts['causes']>>;
}> {
  const folder = await temporaryFolder('idle');
  const file = path.join(folder, 'counts.json');
  const app = await VscodeApp.start({
    extensions: [await packageVsix()],
    env: { VIDEO_ADS_IDLE_FILE: file },
    prepare: loadProbe,
  });
  const library = await VideoLibrary.open(app.server.globalStorage, quietLog);
  try {
    await fillLibrary(library, videos);
    await library.transact((connection) =>
      connection.run(`UPDATE videos SET state = 'succeeded', next_check_at = NULL, finished_at = changed_at,
        file_name = video_id || '.mp4', file_bytes = 1000000 WHERE state <> 'succeeded'`),
    );
    const window = await app.openWindow(await app.emptyWorkspace());
    await window.openContainer('Video Ads');
    const read = (): IdleCounts => JSON.parse(readFileSync(file, 'utf8')) as IdleCounts;
    await waitUntil('the first counts', () => globSync(file).length > 0, 60_000);
    const host = (): number => read().processId;
    await sleep(settleMs);
    const foreground = await measure(read, host);
    await setFocus(window, false);
    await sleep(settleMs);
    const background = await measure(read, host);
    // After both measurements, because the download of the changed video takes another minute.
    const seenInBackground = await changeSeen(library, read);
    await setFocus(window, true);
    const seenInForeground = await changeSeen(library, read);
    return {
      figures: {
        foreground: { ...foreground.figures, changeSeenMs: seenInForeground },
        background: { ...background.figures, changeSeenMs: seenInBackground },
      },
      causes: { foreground: foreground.causes, background: background.causes },
    };
  } finally {
    library.dispose();
    await app.stop();
    await removeTemporaryFolder(folder);
  }
}

async function withoutExtension(): Promise<Readonly<Record<Place, HostUse>>> {
  const app = await VscodeApp.start();
  try {
    const window = await app.openWindow(await app.emptyWorkspace());
    const pid = await waitUntil('the extension host', () => extensionHosts(app.server).at(-1), 60_000);
    const measureHost = async (): Promise<HostUse> => {
      await sleep(settleMs);
      const before = hostUse(pid);
      await sleep(measuredMs);
      return difference(hostUse(pid), before);
    };
    const foreground = await measureHost();
    await setFocus(window, false);
    return { foreground, background: await measureHost() };
  } finally {
    await app.stop();
  }
}

/** Measures the extension's work and its host's use of the CPU for one minute. */
async function measure(
  read: () => IdleCounts,
  host: () => number,
): Promise<{ readonly figures: Omit<Figures, 'changeSeenMs'>; readonly causes: IdleCounts['causes'] }> {
  const [from, hostFrom] = [read(), hostUse(host())];
  await sleep(measuredMs);
  const to = read();
  const use = difference(hostUse(host()), hostFrom);
  const causes = Object.entries(to.causes).map(([cause, { wakeUps, cpuMs }]) => {
    const before = from.causes[cause] ?? { wakeUps: 0, cpuMs: 0 };
    return [cause, { wakeUps: wakeUps - before.wakeUps, cpuMs: cpuMs - before.cpuMs }] as const;
  });
  return {
    figures: {
      wakeUps: to.wakeUps - from.wakeUps,
      cpuMs: Math.round((to.cpuMs - from.cpuMs) * 10) / 10,
      fileOperations: to.fileOperations - from.fileOperations,
      statements: to.statements - from.statements,
      hostCpuMs: use.cpuMs,
      hostSwitches: use.switches,
    },
    causes: Object.fromEntries(causes.filter(([, { wakeUps }]) => wakeUps > 0)),
  };
}

/** The delay between another window's commit and its reading in this window, in milliseconds. */
async function changeSeen(library: VideoLibrary, read: () => IdleCounts): Promise<number> {
  const { key } = await begin(library, intent());
  const from = Date.now();
  await confirm(library, key, keptReading({ state: 'succeeded' }));
  const seenAt = await waitUntil(
    'the change to be read',
    () => {
      const { changesReadAt } = read();
      return changesReadAt >= from ? changesReadAt : undefined;
    },
    30_000,
  );
  return seenAt - from;
}

/**
 * Gives or takes the window's focus, as when the user switches between programs. VS Code reads the focus again at a
 * change of visibility. With a blur event alone, VS Code 1.139 still considered the window focused.
 */
async function setFocus(window: VscodeWindow, isFocused: boolean): Promise<void> {
  await window.page.evaluate(
    `document.hasFocus = () => ${isFocused}; document.dispatchEvent(new Event('visibilitychange'))`,
  );
}

function hostUse(pid: number): HostUse {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // User and system time, in ticks of 10 ms.
  const cpuMs = 10 * (Number(fields[11]) + Number(fields[12]));
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { cpuMs, switches: Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1] ?? 0) };
}

function difference(to: HostUse, from: HostUse): HostUse {
  return { cpuMs: to.cpuMs - from.cpuMs, switches: to.switches - from.switches };
}

/** Makes the installed extension load the probe first. */
async function loadProbe(dataFolder: string): Promise<void> {
  for (const program of globSync('extensions/video-ads.*/dist/extension.mjs', { cwd: dataFolder })) {
    const file = path.join(dataFolder, program);
    const probe = JSON.stringify(path.join(compiledTests, 'support', 'idleProbe.js'));
    await writeFile(file, `import ${probe};\n${await readFile(file, 'utf8')}`);
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
