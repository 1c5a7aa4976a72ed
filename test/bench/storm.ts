/**
 * 300 generations in four real windows, while extension hosts are killed, stopped (SIGSTOP), reloaded and have their
 * clock set, in a random order that `VIDEO_ADS_SEED` repeats. The service counts its requests. Thresholds: no prompt is
 * sent twice, no accepted video is lost, no sent request is shown as not started, and every unconfirmed video has both
 * balances. Also prints the delay until the status bars show the service's balance again.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectService, serviceKey } from '../support/connectService';
import { extensionLog } from '../support/extensionLogs';
import { FaultServer } from '../support/faultServer';
import { compiledTests } from '../support/repository';
import { VscodeApp } from '../support/vscodeApp';
import type { VscodeWindow } from '../support/vscodeWindow';
import { packageVsix } from '../support/vsix';
import { libraryRows } from '../support/videoLibraryFiles';
import { waitUntil } from '../support/waitUntil';
import { seededRandom } from '../support/seededRandom';

const generations = 300;
const windowCount = 4;
const mostAtOnce = 14;
/**
 * VS Code restarts an extension host up to this many times within five minutes. After that, it asks the user. A reload
 * of the window resets the count.
 */
const killsPerLoad = 2;
const statusBarPatienceMs = 40_000;
/**
 * The time in which VS Code must restart an extension host. On a busy machine, VS Code may not restart it. The bench
 * then reloads the window, as a person would.
 */
const hostPatienceMs = 20_000;

const disturbances = ['kill', 'sleep', 'clock', 'reload'] as const;
type Disturbance = (typeof disturbances)[number];

const seed = Number(process.env.VIDEO_ADS_SEED ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const latency = seededRandom(seed + 1);
const below = (limit: number): number => Math.floor(random() * limit);

interface OpenWindow {
  readonly name: string;
  readonly window: VscodeWindow;
  kills: number;
  /** The number of lines generated so far. */
  used: number;
}

/** The delays in seconds, from the last charge after a disturbance, or else from the disturbance. */
interface Recovery {
  readonly after: string;
  /** The time until every status bar shows the service's balance as current. */
  readonly rightS: number;
  /** The time until no status bar shows another balance as current. */
  readonly honestS: number;
}

class Storm {
  private readonly open: OpenWindow[] = [];
  private readonly recoveries: Recovery[] = [];
  private readonly counts: Record<Disturbance, number> = { kill: 0, sleep: 0, clock: 0, reload: 0 };
  private clockOffset = 0;
  private asked = 0;

  constructor(
    private readonly app: VscodeApp,
    private readonly service: FaultServer,
    private readonly clockFile: string,
  ) {}

  async run(): Promise<void> {
    await this.openWindows();
    while (this.asked < generations) await this.round();
    await waitUntil('every outcome', () => this.rows(`state = 'submitting'`).length === 0, 60_000);
    await waitUntil('the evidence', () => this.withoutEvidence().length === 0, 30_000).catch(() => undefined);
  }

  report(problem?: string): void {
    const posts = new Map<string, number>();
    for (const { kind, body } of this.service.arrivals) {
      if (kind !== 'generate') continue;
      const { prompt } = JSON.parse(body) as { readonly prompt: string };
      posts.set(prompt, (posts.get(prompt) ?? 0) + 1);
    }
    const rows = this.rows('1 = 1');
    const byPrompt = new Map(rows.map((row) => [String(row.prompt), row]));
    const unconfirmed = rows.filter((row) => row.state === 'unconfirmed');
    const notSent = rows.filter((row) => row.state === 'rejected');
    const lost = [...posts.keys()].filter((prompt) => {
      const row = byPrompt.get(prompt);
      return row === undefined || !(row.state === 'unconfirmed' || this.service.api.videos.has(String(row.video_id)));
    });
    const figures = {
      seed,
      asked: this.asked,
      posts: [...posts.values()].reduce((sum, count) => sum + count, 0),
      rows: rows.length,
      repeats: [...posts.values()].reduce((sum, count) => sum + count - 1, 0),
      lost: lost.length,
      notSent: notSent.length,
      wronglyNotSent: notSent.filter((row) => posts.has(String(row.prompt))).length,
      unconfirmed: unconfirmed.length,
      unconfirmedNeverSent: unconfirmed.filter((row) => !posts.has(String(row.prompt))).length,
      withEvidence: unconfirmed.length - this.withoutEvidence().length,
      ...this.counts,
      rightMedianS: median(this.recoveries.map(({ rightS }) => rightS)),
      rightWorstS: Math.max(...this.recoveries.map(({ rightS }) => rightS)),
      honestMedianS: median(this.recoveries.map(({ honestS }) => honestS)),
      honestWorstS: Math.max(...this.recoveries.map(({ honestS }) => honestS)),
      minutes: Math.round(performance.now() / 6_000) / 10,
      load: Math.round((os.loadavg()[1] ?? 0) * 10) / 10,
    };
    for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(22)}${String(value).padStart(10)}`);
    const none = ['repeats', 'lost', 'wronglyNotSent'] as const;
    const missed: string[] = problem === undefined ? [] : [problem];
    for (const name of none) if (figures[name] > 0) missed.push(`${name} ${figures[name]}, threshold 0`);
    if (figures.withEvidence < figures.unconfirmed) {
      missed.push(`${figures.withEvidence} of ${figures.unconfirmed} unconfirmed with evidence, threshold all`);
    }
    if (figures.rightWorstS >= statusBarPatienceMs / 1000) missed.push('a status bar was not right again');
    console.log(JSON.stringify({ bench: 'storm', figures, missed }));
    process.exitCode = missed.length > 0 ? 1 : 0;
  }

  private async openWindows(): Promise<void> {
    for (let index = 0; index < windowCount; index++) {
      const name = 'ABCD'[index] ?? '';
      const folder = await this.app.emptyWorkspace();
      const lines = Array.from({ length: generations }, (_, line) => `${name}${line + 1}: sunrise over a lake`);
      await writeFile(path.join(folder, 'prompts.txt'), lines.join('\n'));
      const window = await this.app.openWindow(folder);
      const it = { name, window, kills: 0, used: 0 };
      this.open.push(it);
      await nextHost(it, undefined);
      await window.editor.open('prompts.txt');
      if (index === 0) await connectService(window, this.service);
      await window.openContainer('Video Ads');
      const hasBalance = async (): Promise<boolean> => (await creditsText(it)).text === this.expected();
      await waitUntil(`the balance in window ${name}`, hasBalance, 60_000);
    }
  }

  /** Generates in one or two windows at once, and disturbs windows once or twice at random moments. */
  private async round(): Promise<void> {
    const generating: OpenWindow[] = [];
    for (const it of this.pickWindows(1 + below(2))) {
      // On a busy machine, a window may not accept the keys in time. The next round then generates these lines.
      const isReady = this.prepare(it, 1 + below(mostAtOnce)).then(() => generating.push(it));
      await isReady.catch(async () => {
        if (await it.window.quickInput.isOpen()) await it.window.quickInput.cancel();
      });
    }
    await Promise.all(generating.map(({ window }) => window.press('Enter')));
    const done: string[] = [];
    for (let count = 1 + below(2); count > 0; count--) {
      await sleep(random() * 1_500);
      const victim = random() < 0.7 ? generating[below(generating.length)] : this.open[below(windowCount)];
      if (victim !== undefined) done.push(await this.disturb(victim));
    }
    const from = performance.now();
    await waitUntil('no request under way', () => this.rows(`state = 'submitting'`).length === 0, 60_000);
    await this.recover(done.join(' + '), from);
  }

  private pickWindows(count: number): OpenWindow[] {
    const left = [...this.open];
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
  }

  /** Selects the next lines, each as one prompt, and answers the picks. A last Enter then generates the videos. */
  private async prepare(it: OpenWindow, wanted: number): Promise<void> {
    const { window } = it;
    const count = Math.min(wanted, generations - this.asked);
    if (count <= 0) return;
    await window.page.bringToFront();
    await window.editor.focus();
    await window.editor.selectLines(it.used + 1, it.used + count);
    if (count > 1) {
      await window.press('Shift+Alt+I');
      await window.press('Shift+Home');
    }
    await window.press('F8');
    await window.quickInput.choose('4 s');
    await window.quickInput.moveTo('Service default');
    it.used += count;
    this.asked += count;
  }

  private async disturb(it: OpenWindow): Promise<string> {
    const kind = disturbances[below(disturbances.length)] ?? 'kill';
    this.counts[kind] += 1;
    const pid = hostOf(it) ?? (await nextHost(it, undefined));
    switch (kind) {
      case 'kill':
        process.kill(pid, 'SIGKILL');
        it.kills += 1;
        if (it.kills > killsPerLoad) await this.reload(it);
        else await nextHost(it, pid, hostPatienceMs).catch(() => this.reload(it));
        return `kill ${it.name}`;
      case 'sleep': {
        const seconds = random() < 0.2 ? 15 : 1 + below(5);
        process.kill(pid, 'SIGSTOP');
        await sleep(seconds * 1_000);
        process.kill(pid, 'SIGCONT');
        return `sleep ${it.name} ${seconds} s`;
      }
      case 'clock': {
        const minutes = [1, 10, 65, 1_500][below(4)] ?? 1;
        const jump = (random() < 0.5 ? -1 : 1) * minutes;
        this.clockOffset += jump * 60_000;
        await writeFile(this.clockFile, String(this.clockOffset));
        return `clock ${jump} min`;
      }
      case 'reload':
        await this.reload(it);
        return `reload ${it.name}`;
    }
  }

  private async reload(it: OpenWindow): Promise<void> {
    const before = hostOf(it);
    await it.window.page.bringToFront();
    await it.window.reload().catch(() => it.window.reload());
    it.kills = 0;
    await nextHost(it, before);
  }

  private async recover(after: string, from: number): Promise<void> {
    let honestAt = from;
    let balance = this.expected();
    let since = from;
    const isRight = async (): Promise<boolean> => {
      const texts = await Promise.all(this.open.map(creditsText));
      const now = performance.now();
      if (this.expected() !== balance) [balance, since] = [this.expected(), now];
      if (texts.some(({ text, isOld }) => !isOld && /^[\d,.]+ credits$/.test(text) && text !== balance)) honestAt = now;
      return texts.every(({ text, isOld }) => text === balance && !isOld);
    };
    const isLate = !(await waitUntil('the status bars', isRight, statusBarPatienceMs).catch(() => false));
    const rightS = isLate ? statusBarPatienceMs / 1000 : round((performance.now() - since) / 1000);
    this.recoveries.push({ after, rightS, honestS: round(Math.max(0, honestAt - since) / 1000) });
    const shown = isLate
      ? `: ${(await Promise.all(this.open.map(creditsText))).map(({ text }) => text).join(' | ')}`
      : '';
    console.log(`${String(this.asked).padStart(4)} asked; ${after}: right after ${rightS} s${shown}`);
  }

  private expected(): string {
    return `${this.service.api.credits.toLocaleString('en')} credits`;
  }

  private rows(where: string): ReturnType<typeof libraryRows> {
    return libraryRows(this.app.server, `SELECT * FROM videos WHERE ${where}`);
  }

  private withoutEvidence(): ReturnType<typeof libraryRows> {
    return this.rows(`state = 'unconfirmed' AND (credits_before IS NULL OR credits_after IS NULL)`);
  }
}

/** The process ID of a window's extension host, as recorded by `stormHost`. */
function hostOf({ window }: OpenWindow): number | undefined {
  const file = path.join(window.folder, '..', 'host');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** Resolves when a new extension host with the extension serves the window. */
function nextHost(it: OpenWindow, before: number | undefined, patienceMs = 60_000): Promise<number> {
  const find = (): number | undefined => {
    const pid = hostOf(it);
    return pid === before ? undefined : pid;
  };
  return waitUntil(`the extension host of window ${it.name}`, find, patienceMs);
}

/** The credits in a window's status bar; `isOld` if it marks them as possibly changed. */
async function creditsText({ window }: OpenWindow): Promise<{ readonly text: string; readonly isOld: boolean }> {
  const item = window.page.locator('.statusbar-item[id="video-ads.video-ads.videoAds.credits"]');
  const text = ((await item.textContent({ timeout: 1_000 }).catch(() => '')) ?? '').replaceAll('\u00a0', ' ').trim();
  return { text, isOld: text.includes('(') };
}

async function main(): Promise<void> {
  console.log(`seed ${seed} (VIDEO_ADS_SEED=${seed} repeats the order)`);
  const clockFile = path.join(os.tmpdir(), `video-ads-clock-${process.pid}`);
  await writeFile(clockFile, '0');
  const service = await FaultServer.start({
    apiKey: serviceKey,
    credits: 100_000,
    finishAfterMs: 3_000,
    generateLatencyMs: () => latency() * 800,
  });
  const app = await VscodeApp.start({
    extensions: [await packageVsix()],
    env: { VIDEO_ADS_CLOCK_FILE: clockFile },
    settings: { 'videoAds.confirmBeforeGenerating': 'never', 'videoAds.notifyWhenReady': 'never' },
    prepare,
  });
  try {
    const storm = new Storm(app, service, clockFile);
    try {
      await storm.run();
    } catch (error) {
      console.log(extensionLog(app.server).split('\n').slice(-60).join('\n'));
      for (const [index, window] of app.windows.entries()) {
        await window.screenshot(`out/storm-${index + 1}.png`).catch(() => undefined);
      }
      console.error(error);
      storm.report(`it did not end: ${String(error).split('\n')[0] ?? ''}`);
      return;
    }
    storm.report();
  } finally {
    await app.stop();
    await service.close();
  }
}

/** Binds F8 to Generate, as a user may do, and makes the installed extension load `stormHost`. */
async function prepare(dataFolder: string): Promise<void> {
  for (const program of globSync('extensions/video-ads.*/dist/extension.mjs', { cwd: dataFolder })) {
    const file = path.join(dataFolder, program);
    const ours = JSON.stringify(path.join(compiledTests, 'support', 'stormHost.js'));
    await writeFile(file, `import ${ours};\n${await readFile(file, 'utf8')}`);
  }
  const folder = path.join(dataFolder, 'data', 'User');
  await mkdir(folder, { recursive: true });
  const bindings = [{ key: 'f8', command: 'videoAds.generateVideo' }];
  await writeFile(path.join(folder, 'keybindings.json'), JSON.stringify(bindings));
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
