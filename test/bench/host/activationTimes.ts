/** Runs in an extension host: activates extensions one after another and records the time of each. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { loadedScripts } from '../../support/loadedScripts';

export interface ActivationRun {
  /** Milliseconds by extension ID. */
  readonly times: Readonly<Record<string, number>>;
  /** Parts that our activation loaded before they were needed. */
  readonly loadedTooSoon: readonly string[];
}

const ours = 'video-ads.video-ads';

export async function run(): Promise<void> {
  const round = Number(process.env.VIDEO_ADS_BENCH_ROUND ?? '0');
  await quiet();
  const inactive = vscode.extensions.all
    .filter((it) => !it.isActive && (it.id === ours || (it.id.startsWith('vscode.') && hasMain(it))))
    .sort((one, other) => one.id.localeCompare(other.id));
  if (!inactive.some(({ id }) => id === ours)) throw new Error(`${ours} is missing or active already.`);
  // A random order each time, so that no extension always warms up the caches for the others.
  const start = (round * 5) % inactive.length;
  const times: Record<string, number> = {};
  const loadedTooSoon: string[] = [];
  for (const extension of [...inactive.slice(start), ...inactive.slice(0, start)]) {
    if (extension.isActive) continue; // Already active as a dependency of another extension.
    const before = new Set(loaded());
    const began = performance.now();
    await Promise.race([extension.activate(), sleep(10_000)]);
    times[extension.id] = performance.now() - began;
    await sleep(extension.id === ours ? 1500 : 100); // Work that an activation deferred must not slow down the next one.
    if (extension.id === ours) loadedTooSoon.push(...loaded().filter((it) => !before.has(it)));
  }
  const result: ActivationRun = { times, loadedTooSoon };
  writeFileSync(process.env.VIDEO_ADS_BENCH_FILE ?? '', JSON.stringify(result));
  writeFileSync(process.env.VIDEO_ADS_HOST_RESULTS ?? '', '[]');
}

function hasMain(extension: vscode.Extension<unknown>): boolean {
  return typeof (extension.packageJSON as { main?: unknown }).main === 'string';
}

/** Resolves when no further extension has become active for a second. */
async function quiet(): Promise<void> {
  const active = (): number => vscode.extensions.all.filter((it) => it.isActive).length;
  for (let last = -1; last !== active();) {
    last = active();
    await sleep(1000);
  }
}

/** The expensive parts that this process has loaded or started. */
function loaded(): string[] {
  const folder = vscode.extensions.getExtension('video-ads.video-ads')?.extensionPath ?? '';
  const builtins = (process as unknown as { moduleLoadList: string[] }).moduleLoadList;
  return [
    ...loadedScripts(folder).flatMap((file) => /\b(undici|app)\.mjs$/.exec(file)?.[1] ?? []),
    ...(builtins.includes('NativeModule sqlite') ? ['node:sqlite'] : []),
    ...(children().some((command) => command.includes('sandbox.js')) ? ['sandbox'] : []),
  ];
}

/** The command lines of this process's children; none without /proc. */
function children(): string[] {
  return globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const parent = Number(/\) \S (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
      return parent === process.pid ? [readFileSync(file.replace(/stat$/, 'cmdline'), 'utf8')] : [];
    } catch {
      return []; // The process has ended meanwhile.
    }
  });
}
