/**
 * The idle bench loads this module into an extension host before the extension under test. Counts the work of the
 * extension's code: wake-ups (timers, watch events), their CPU time, file operations and SQL statements. Code belongs
 * to the extension if its folder is in the call stack. Writes the counts to a file twice a second.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import sqlite from 'node:sqlite';
import timersPromises from 'node:timers/promises';

export interface IdleCounts {
  readonly wakeUps: number;
  readonly cpuMs: number;
  readonly fileOperations: number;
  readonly statements: number;
  /** When the extension last read the changed videos of the library, as returned by Date.now(). */
  readonly changesReadAt: number;
  readonly processId: number;
  /** The wake-ups by cause. The cause is the call that set the timer or the watcher. */
  readonly causes: Readonly<Record<string, Cause>>;
}

interface Cause {
  readonly wakeUps: number;
  readonly cpuMs: number;
}

type Callback = (...values: unknown[]) => unknown;

const counts = { wakeUps: 0, cpuMs: 0, fileOperations: 0, statements: 0, changesReadAt: 0, processId: process.pid };
const causes: Record<string, Cause> = {};
/** Time spent in this probe's own work, which is not counted as the extension's. */
let probeMs = 0;
const { writeFileSync, renameSync } = fs;
const realSetInterval = setInterval;

/** The innermost call in the extension's code; undefined if the call stack has none. */
function ownPlace(): string | undefined {
  const from = performance.now();
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const stack = new Error().stack ?? '';
  Error.stackTraceLimit = before;
  const place = /video-ads\.video-ads[^\n]*?\/dist\/([^\n)]+)/.exec(stack)?.[1];
  probeMs += performance.now() - from;
  return place;
}

function counted(callback: Callback, cause: string): Callback {
  return (...values) => {
    const probeFrom = probeMs;
    const from = process.cpuUsage();
    try {
      return callback(...values);
    } finally {
      const { user, system } = process.cpuUsage(from);
      const cpuMs = (user + system) / 1_000 - (probeMs - probeFrom);
      counts.wakeUps += 1;
      counts.cpuMs += cpuMs;
      const before = causes[cause] ?? { wakeUps: 0, cpuMs: 0 };
      causes[cause] = { wakeUps: before.wakeUps + 1, cpuMs: before.cpuMs + cpuMs };
    }
  };
}

/** Replaces functions of an object by wrapped ones. */
function replace(target: object, names: readonly string[], wrap: (call: Callback, name: string) => Callback): void {
  for (const name of names) {
    const call: unknown = Reflect.get(target, name);
    if (typeof call !== 'function') continue;
    const wrapped = wrap((...values) => Reflect.apply(call, undefined, values) as unknown, name);
    Reflect.set(target, name, Object.assign(wrapped, call));
  }
}

const timers = ['setTimeout', 'setInterval', 'setImmediate'];
replace(globalThis, timers, (call) => (callback, ...values) => {
  const cause = typeof callback === 'function' ? ownPlace() : undefined;
  return cause === undefined ? call(callback, ...values) : call(counted(callback as Callback, cause), ...values);
});
replace(timersPromises, ['setTimeout'], (call) => async (...values) => {
  const cause = ownPlace();
  const result = await (call(...values) as Promise<unknown>);
  if (cause !== undefined) counted(() => undefined, cause)();
  return result;
});

const countFile =
  (call: Callback): Callback =>
  (...values) => {
    if (ownPlace() !== undefined) counts.fileOperations += 1;
    return call(...values);
  };
const functionsOf = (target: object): string[] => Object.keys(target).filter((name) => /^[a-z]/.test(name));
replace(
  fs,
  functionsOf(fs).filter((name) => !['promises', 'watch'].includes(name)),
  countFile,
);
replace(
  fs.promises,
  functionsOf(fs.promises).filter((name) => name !== 'constants'),
  countFile,
);
replace(fs, ['watch'], (call) => (...values) => {
  const cause = ownPlace();
  const listener = values.at(-1);
  if (cause === undefined || typeof listener !== 'function') return call(...values);
  return call(...values.slice(0, -1), counted(listener as Callback, `watch ${cause}`));
});
syncBuiltinESMExports();

for (const name of ['get', 'all', 'run'] as const) {
  const statement = sqlite.StatementSync.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
  const call = statement[name];
  if (call === undefined) continue;
  statement[name] = function (this: sqlite.StatementSync, ...values: unknown[]): unknown {
    counts.statements += 1;
    if (this.sourceSQL.includes('seq > ?')) counts.changesReadAt = Date.now();
    return Reflect.apply(call, this, values);
  };
}

const file = process.env.VIDEO_ADS_IDLE_FILE ?? '';
realSetInterval(() => {
  writeFileSync(`${file}.new`, JSON.stringify({ ...counts, causes }));
  renameSync(`${file}.new`, file);
}, 500).unref();
