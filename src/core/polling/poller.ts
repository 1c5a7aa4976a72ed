import * as l10n from '@vscode/l10n';
import type { Disposable, Event } from '../event';
import { FinishHistory } from './finishHistory';
import { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { PollAgenda, type AgendaEntry } from './agenda';
import { PolledServices, type ServiceStatuses } from './polledServices';
import { SharedStatuses } from './sharedStatuses';
import { untilAsked } from './untilAsked';
import { isFollowed, type ServiceId, type Video } from '../video/video';
import { VideoCheck, type ApiFor } from './videoCheck';

export type { ServiceStatuses } from './polledServices';
export type { ServiceStatus } from './serviceHealth';
export type { ApiFor, VideoSource } from './videoCheck';

export interface PollerOptions {
  readonly library: VideoLibrary;
  readonly apiFor: ApiFor;
  readonly log: Log;
  /** Whether anybody looks: questions are fewer when nobody does. */
  readonly attention: () => boolean;
  readonly random?: () => number;
}

const mostInFlight = 4;
/** A timer may sleep with the machine, so the clock is looked at this often while there is anything to ask. */
const longestSleepMs = 30_000;
const shortestSleepMs = 20;
const leaselessSleepMs = 1_000;
/** A library that could not be written is tried again after this. */
const libraryPauseMs = 30_000;
/** How long after the last video has finished the lease is kept: the next one often follows. */
const idleMs = 30_000;
/** The longest time ahead that anything is planned; a later one was written under another time of day. */
const furthestPlanMs = 70 * 60_000;
/** How long a refresh by hand is waited for; what is left goes on by itself. */
const refreshPatienceMs = 10_000;

/**
 * Asks the services about unfinished videos, in one window for all: the one that holds the lease. What it learns goes to
 * the library, whose events tell every window. Trouble goes to the log and to {@link onDidChangeStatus}, never further.
 */
export class VideoPoller implements Disposable {
  /** Fires with {@link statuses}, in every window. */
  readonly onDidChangeStatus: Event<ServiceStatuses>;

  private readonly agenda = new PollAgenda();
  private readonly services: PolledServices;
  private readonly history: FinishHistory;
  private readonly check: VideoCheck;
  private readonly lease: Lease;
  private readonly shared: SharedStatuses;
  private readonly subscriptions: readonly Disposable[];
  private readonly ended = new AbortController();
  /** Ends with this window's leadership. */
  private term = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private seenAt = Date.now();

  constructor(private readonly options: PollerOptions) {
    const { library, log, random = Math.random } = options;
    this.services = new PolledServices(log, random);
    this.history = new FinishHistory(library);
    this.check = new VideoCheck({ ...options, history: this.history, random });
    this.lease = new Lease(library, 'poller');
    this.shared = new SharedStatuses(this.lease, this.services, log);
    this.onDidChangeStatus = this.shared.onDidChange;
    this.subscriptions = [
      this.lease.onDidChange((held) => {
        this.begin(held);
      }),
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.agenda.delete(key);
        this.note(videos);
      }),
      library.onDidReset(() => {
        this.begin(this.lease.held);
      }),
      this.lease,
      this.services,
      this.shared,
    ];
    this.wantLease();
  }

  /** Whether this is the window that asks. */
  get isLeader(): boolean {
    return this.lease.held;
  }

  /** How the services are doing, as the leader knows it. */
  get statuses(): ServiceStatuses {
    return this.shared.current;
  }

  /** Somebody looks again, or the machine woke: plans anew, and tries services again that were away. */
  wake(): void {
    const now = this.now();
    this.services.wake(now);
    this.attempt(() => {
      for (const entry of this.agenda.all()) {
        const video = entry.inFlight || entry.dueAt <= now ? undefined : this.options.library.get(entry.key);
        if (video === undefined || !isFollowed(video)) continue;
        entry.dueAt = Math.min(entry.dueAt, this.check.plan(video, now) ?? Infinity);
      }
    });
    this.pump();
  }

  /** There may be a new key for a service. */
  resume(service: ServiceId): void {
    this.services.of(service).resume();
    this.services.tell();
    this.pump();
  }

  /**
   * Asks now, by hand: about some videos, also ones no longer followed, or about all that are followed. Followed ones are
   * asked by the leader, whichever window that is. Resolves when they were asked, or after 10 s while the rest goes on.
   *
   * @throws ApiError what the service said last, when it takes no questions or none was answered; LibraryError
   */
  async refresh(keys?: readonly string[]): Promise<void> {
    const { library } = this.options;
    const chosen = keys?.flatMap((key) => library.get(key) ?? []) ?? library.unfinished();
    for (const { service } of chosen) {
      const { isStopped, problem } = this.services.of(service);
      if (isStopped && problem !== undefined) throw problem;
    }
    const now = this.now();
    const followed = chosen.filter(isFollowed);
    const others = chosen.filter((video) => !isFollowed(video) && video.videoId !== undefined);
    await library.patchAll(new Map(followed.map(({ key }) => [key, { nextCheckAt: now }])));
    for (const { service } of followed) this.services.of(service).wake(now);
    this.pump();
    await Promise.all([untilAsked(library, followed, now, refreshPatienceMs), this.askDirectly(others)]);
  }

  dispose(): void {
    this.ended.abort();
    this.term.abort();
    clearTimeout(this.timer);
    clearTimeout(this.idleTimer);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  /** Starts from the library as it is, leading or not. */
  private begin(isLeading: boolean): void {
    this.term.abort();
    this.term = new AbortController();
    clearTimeout(this.timer);
    this.agenda.clear();
    this.history.forget();
    if (!isLeading) this.wantLease();
    this.attempt(() => {
      if (isLeading) this.note(this.options.library.unfinished());
    });
  }

  /** Holds or waits for the lease while there is anything to follow, and a little longer. */
  private wantLease(): void {
    this.attempt(() => {
      if (this.ended.signal.aborted) return;
      clearTimeout(this.idleTimer);
      if (this.options.library.nextDueAt() !== undefined) {
        this.lease.start();
        return;
      }
      this.idleTimer = setTimeout(() => void this.lease.stop().catch(() => undefined), idleMs).unref();
    });
  }

  private note(videos: readonly Video[]): void {
    this.wantLease();
    for (const video of videos) this.history.note(video);
    if (!this.lease.held) return;
    this.attempt(() => {
      this.plan(videos);
    });
    this.pump();
  }

  private plan(videos: readonly Video[]): void {
    const now = this.now();
    const planned = new Map<string, { readonly nextCheckAt: number }>();
    for (const video of videos) {
      if (!isFollowed(video)) {
        this.agenda.delete(video.key);
        continue;
      }
      const isPlanned = video.nextCheckAt !== undefined && video.nextCheckAt <= now + furthestPlanMs;
      const nextCheckAt = isPlanned || this.agenda.has(video.key) ? video.nextCheckAt : this.check.plan(video, now);
      this.agenda.note(video, nextCheckAt);
      if (nextCheckAt !== undefined && nextCheckAt !== video.nextCheckAt) planned.set(video.key, { nextCheckAt });
    }
    if (planned.size === 0) return;
    // Written down so that other windows can show it and the next leader goes on with it.
    this.options.library.patchAll(planned).catch((error: unknown) => {
      this.options.log.warn(`Poller: ${String(error)}`);
    });
  }

  /** Asks whatever is due and may be asked, then sleeps until the next is. */
  private pump(): void {
    clearTimeout(this.timer);
    const now = this.now();
    while (!this.ended.signal.aborted && this.agenda.size > 0) {
      if (!this.lease.held) {
        this.sleep(leaselessSleepMs);
        return;
      }
      // An answer pumps again.
      if (this.agenda.inFlight() >= mostInFlight) return;
      const next = this.agenda.next(now, (service) => {
        const isProbing = this.services.of(service).isProbing && this.agenda.inFlight(service) > 0;
        return isProbing ? Infinity : this.services.waitMs(service, now);
      });
      if (typeof next === 'number') {
        this.sleep(next);
        return;
      }
      next.inFlight = true;
      this.services.take(next.service, now);
      void this.ask(next, this.term.signal).finally(() => {
        next.inFlight = false;
        this.services.tell();
        this.pump();
      });
    }
  }

  private async ask(entry: AgendaEntry, signal: AbortSignal): Promise<void> {
    const { library, log } = this.options;
    try {
      // Looks at the lease where it is kept: whatever stood still meanwhile, no two windows ask.
      if (!(await this.lease.acquire())) return;
      signal.throwIfAborted();
      const video = library.get(entry.key);
      if (video === undefined || !isFollowed(video)) {
        this.agenda.delete(entry.key);
        return;
      }
      const { againAt } = await this.check.ask(video, this.services.of(entry.service), signal);
      if (againAt !== undefined) entry.dueAt = againAt;
    } catch (error) {
      if (signal.aborted) return;
      entry.dueAt = Date.now() + libraryPauseMs;
      log.warn(`Poller: ${String(error)}`);
    }
  }

  /** Asks about those the leader does not follow. */
  private async askDirectly(videos: readonly Video[]): Promise<void> {
    const problems: unknown[] = [];
    for (const video of videos) {
      const health = this.services.of(video.service);
      for (let wait; (wait = this.services.waitMs(video.service, Date.now())) > 0;) {
        if (wait > refreshPatienceMs) throw health.problem ?? new Error(l10n.t('The service takes no questions now.'));
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (this.ended.signal.aborted) return;
      }
      this.services.take(video.service, Date.now());
      const { error } = await this.check.ask(video, health, this.ended.signal);
      if (error !== undefined) problems.push(error);
      this.services.tell();
    }
    if (problems.length > 0 && problems.length === videos.length) throw problems[0] as Error;
  }

  /** Date.now(); a clock that was set back takes everything planned with it, so that nothing waits for hours. */
  private now(): number {
    const now = Date.now();
    const passed = now - this.seenAt;
    this.seenAt = now;
    if (passed < -1000) {
      this.agenda.shift(passed);
      this.services.shift(passed);
    }
    return now;
  }

  private sleep(ms: number): void {
    const bounded = Math.min(Math.max(ms, shortestSleepMs), longestSleepMs);
    this.timer = setTimeout(() => {
      this.pump();
    }, bounded).unref();
  }

  /** A library that cannot be read now does not end the poller. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.log.warn(`Poller: ${String(error)}`);
    }
  }
}
