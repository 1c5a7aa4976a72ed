import { type FSWatcher, utimesSync, watch, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Disposable } from '../event';
import type { Log } from '../log';
import { databaseFile } from './fileNames';

/** The file that each commit touches. */
const signalFile = 'library.changed';

/** All signals that arrive within this time cause a single check. */
const gatherMs = 50;

/**
 * The time, in ms, in which a new watcher must report a test signal. After `proofSignals` missed test signals, the
 * window polls instead.
 */
const proofMs = 2_000;
const proofSignals = 2;

/** Interval between checks for commits if the folder cannot be watched. */
const pollEveryMs = 1_000;

/** Interval between extra checks while the folder is watched. Some watchers stop without an error and miss commits. */
const safetyCheckEveryMs = 60_000;

/**
 * Signals each commit to the other windows. The committing window touches `library.changed`, and the other windows
 * watch the folder of this file. An idle window makes one extra check a minute, in case it missed a signal. If the
 * folder cannot be watched, a timer checks every second.
 */
export class CommitSignal implements Disposable {
  private watcher: FSWatcher | undefined;
  private gatherTimer: NodeJS.Timeout | undefined;
  private proofTimer: NodeJS.Timeout | undefined;
  private isProven = false;
  private checkTimer: NodeJS.Timeout | undefined;

  /** @param check called to read new commits; returns whether another window has committed since the last call */
  constructor(
    private readonly folder: string,
    private readonly check: () => boolean,
    private readonly log: Log,
  ) {}

  /** Starts watching, or restarts after the folder was replaced. */
  start(): void {
    this.dispose();
    try {
      this.watcher = watch(this.folder, { persistent: false }, (type, name) => this.onEvent(type, name));
      this.watcher.on('error', (error) => this.poll(String(error)));
    } catch (error) {
      this.poll(String(error));
      return;
    }
    this.checkTimer = setInterval(() => this.checkWatcher(), safetyCheckEveryMs).unref();
    this.isProven = false;
    this.prove(proofSignals);
  }

  /** Notifies all windows of this window's commit. */
  send(): void {
    const file = join(this.folder, signalFile);
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      try {
        writeFileSync(file, '');
      } catch (error) {
        // The error is only logged, because every window also checks for commits at least once a minute.
        this.log.debug(`Library: could not signal a commit: ${String(error)}`);
      }
    }
  }

  dispose(): void {
    this.watcher?.close();
    this.watcher = undefined;
    for (const timer of [this.gatherTimer, this.proofTimer, this.checkTimer]) clearTimeout(timer);
    this.gatherTimer = undefined;
  }

  private prove(signals: number): void {
    this.send();
    const conclude = (): void => {
      if (this.isProven || this.watcher === undefined) return;
      if (signals > 1) this.prove(signals - 1);
      else this.poll('no event arrived');
    };
    // After the computer wakes, the timer may run before a pending file event. `setImmediate` lets the event run first.
    this.proofTimer = setTimeout(() => setImmediate(conclude), proofMs).unref();
  }

  private onEvent(type: string, name: string | null): void {
    const isSignal = name === signalFile || name === null;
    if (isSignal) {
      this.isProven = true;
      clearTimeout(this.proofTimer);
    }
    const isReplaced = type === 'rename' && (name === databaseFile || name === basename(this.folder));
    if (!isSignal && !isReplaced) return;
    this.gatherTimer ??= setTimeout(() => {
      this.gatherTimer = undefined;
      this.check();
    }, gatherMs).unref();
  }

  /** Restarts the watcher if a commit arrived without a signal, because the watcher may have stopped. */
  private checkWatcher(): void {
    const isSignaled = this.gatherTimer !== undefined;
    if (this.check() && !isSignaled) this.start();
  }

  private poll(reason: string): void {
    this.log.warn(`Library: polling for commits every second, as watching fails: ${reason}`);
    this.dispose();
    this.checkTimer = setInterval(() => this.check(), pollEveryMs).unref();
  }
}
