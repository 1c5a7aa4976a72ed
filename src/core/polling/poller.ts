import { steady } from '../clock';
import type { Disposable } from '../event';
import { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import { pollingLease } from '../library/serviceReports';
import { isFinished, isFollowed, type ServiceId, type Video } from '../video/video';
import { PolledServices, type ServiceReports } from './polledServices';
import { VideoCheck, type VideoCheckDependencies } from './videoCheck';

export interface PollerOptions extends VideoCheckDependencies {
  readonly library: VideoLibrary;
}

/** A polled video and the time of its next check. */
interface AgendaEntry extends Pick<Video, 'key' | 'service'> {
  /** By the steady clock. Infinite if only the user may check. */
  dueAt: number;
  /** The last read `nextCheckAt`, to detect a change by another window. */
  plannedAt: number | undefined;
}

/** The most concurrent checks at one service. */
const mostInFlight = 4;
/** The longest sleep between two checks of the agenda, because timers pause while the computer sleeps. */
const longestSleepMs = 30_000;
const shortestSleepMs = 20;
const withoutLeaseSleepMs = 1_000;
/** The pause after a failure to read or write the library. */
const libraryPauseMs = 30_000;
/** The time for which the lease is kept after the last video finished, because the next video often follows soon. */
const idleMs = 30_000;
/**
 * The time for which a window without keys leaves the lease to others. Without a keychain, each window has its own
 * secrets.
 */
const keylessMs = 60_000;
/** The time for which a manual refresh waits for the leader's checks. They continue in the background. */
const refreshPatienceMs = 10_000;
const refreshCheckMs = 100;

/**
 * Polls unfinished videos in one window for all: the lease holder. The library's events carry the results to every
 * window. Problems are logged and reported by {@link onDidChangeStatus}, but not thrown.
 */
export class VideoPoller implements Disposable {
  /** The polled videos, by their keys. */
  private readonly agenda = new Map<string, AgendaEntry>();
  /** The services of the videos being checked, by the videos' keys. */
  private readonly inFlight = new Map<string, ServiceId>();
  private readonly lease = new Lease(this.options.library, pollingLease);
  private readonly services = new PolledServices(this.lease, this.options.library);
  private readonly check = new VideoCheck(this.options);
  /** Fires in every window when {@link statuses} change. */
  readonly onDidChangeStatus = this.services.onDidChange;
  private readonly subscriptions: readonly Disposable[];
  private readonly ended = new AbortController();
  /** Ends when this window loses the lease. */
  private term = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private againTimer: NodeJS.Timeout | undefined;
  /** The time until which the lease is left to other windows, by performance.now(). */
  private restsUntil = 0;

  constructor(private readonly options: PollerOptions) {
    const { library } = options;
    this.subscriptions = [
      this.lease.onDidChange(this.begin),
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.agenda.delete(key);
        this.onChanged(videos);
      }),
      library.onDidReset(this.begin),
      this.services,
      this.lease,
    ];
    this.wantLease();
  }

  /** Whether this window polls. */
  get isLeader(): boolean {
    return this.lease.isHeld;
  }

  /** The states of the services, as published by the leader. */
  get statuses(): ServiceReports {
    return this.services.reports;
  }

  /** Whether nothing is sent to a service, because its key is missing or was rejected. */
  readonly isStopped = (service: ServiceId): boolean => this.services.keyProblem(service) !== undefined;

  /** The remaining time of a video, as a range in ms. Undefined without a forecast. */
  readonly remainingTime: VideoCheck['remainingTime'] = (video) => this.check.remainingTime(video);

  /** Replans after the user has returned or the computer woke, and retries unresponsive services. */
  wake(): void {
    const now = steady();
    this.services.wake(now);
    this.attempt(() => {
      for (const entry of this.agenda.values()) {
        const video = entry.dueAt <= now ? undefined : this.options.library.get(entry.key);
        if (video === undefined || !isFollowed(video) || this.inFlight.has(entry.key)) continue;
        entry.dueAt = Math.min(entry.dueAt, steady(this.check.plan(video, Date.now()) ?? Infinity));
      }
    });
    this.pump();
  }

  /** Notes that a service may have a new key. */
  resume(service: ServiceId): void {
    this.restsUntil = 0;
    this.services.resume(service);
    this.wantLease();
    this.pump();
  }

  /**
   * Checks some videos now, polled or not, or all polled ones. The leader checks polled videos, this window checks the
   * others. Resolves after all checks, or after 10 s for the leader's.
   * @throws ApiError the last problem, when the key is missing or rejected or no check got a response; LibraryError
   */
  async refresh(keys?: readonly string[]): Promise<void> {
    const { library } = this.options;
    const chosen = keys?.flatMap((key) => library.get(key) ?? []) ?? library.unfinished();
    const checkable = chosen.filter(({ service }) => !this.isStopped(service));
    const now = Date.now();
    const polled = checkable.filter(isFollowed);
    const others = checkable.filter((video) => !isFollowed(video) && video.videoId !== undefined);
    await library.patchAll(new Map(polled.map(({ key }) => [key, { nextCheckAt: now }])));
    await Promise.all([this.untilChecked(polled, now), this.checkDirectly(others)]);
    const [problem] = chosen.flatMap(({ service }) => this.services.keyProblem(service) ?? []);
    if (problem !== undefined) throw problem;
  }

  dispose(): void {
    for (const it of [this.ended, this.term]) it.abort();
    for (const timer of [this.timer, this.idleTimer, this.againTimer]) clearTimeout(timer);
    for (const it of this.subscriptions) it.dispose();
  }

  /** Starts from the library's current state, as the leader or not. */
  private readonly begin = (): void => {
    this.term.abort();
    this.term = new AbortController();
    for (const timer of [this.timer, this.againTimer]) clearTimeout(timer);
    this.agenda.clear();
    this.check.forget([]);
    if (!this.lease.isHeld) this.wantLease();
    this.attempt(() => {
      if (this.lease.isHeld) this.onChanged(this.options.library.unfinished());
    });
  };

  /** Keeps or waits for the lease while any video is unfinished, and a little longer. */
  private wantLease(): void {
    if (this.ended.signal.aborted) return;
    clearTimeout(this.idleTimer);
    const rest = this.restsUntil - performance.now();
    this.attempt(() => {
      if (rest > 0) this.idleTimer = setTimeout(() => this.wantLease(), rest).unref();
      else if (this.options.library.countUnfinished() > 0) this.lease.start();
      else this.idleTimer = setTimeout(() => void this.lease.stop().catch(() => undefined), idleMs).unref();
    });
  }

  private onChanged(videos: readonly Video[]): void {
    if (videos.some(isFinished)) this.check.forget(videos.filter(isFinished));
    for (const { service, request } of videos.filter(isFollowed)) {
      const sentAt = request.state === 'sent' ? request.at : 0;
      if (this.services.accepted(service, sentAt)) this.restsUntil = 0;
    }
    this.wantLease();
    if (!this.lease.isHeld) return;
    this.attempt(() => this.plan(videos));
    this.services.keepOnly(this.agenda.values());
    this.pump();
  }

  private plan(videos: readonly Video[]): void {
    const now = Date.now();
    const planned = new Map<string, { readonly nextCheckAt: number }>();
    for (const video of videos) {
      const { key, service } = video;
      if (!isFollowed(video)) {
        this.agenda.delete(key);
        continue;
      }
      const entry = this.agenda.get(key);
      const nextCheckAt = entry === undefined ? this.check.resume(video, now) : video.nextCheckAt;
      const times = { plannedAt: nextCheckAt, dueAt: steady(nextCheckAt ?? Infinity) };
      const isChanged = entry === undefined || entry.plannedAt !== nextCheckAt;
      if (isChanged) this.agenda.set(key, Object.assign(entry ?? { key, service }, times));
      // A changed time in the past is a manual refresh by some window, which ends pauses. An overdue video without a
      // change waits for its service.
      if (isChanged && times.dueAt <= steady(now)) this.services.of(service).wake(steady(now));
      if (nextCheckAt !== undefined && nextCheckAt !== video.nextCheckAt) planned.set(key, { nextCheckAt });
    }
    // Stored for other windows, which show the time, and for the next leader.
    if (planned.size > 0) this.options.library.patchAll(planned).catch(this.warn);
  }

  /** Starts each check that is due and allowed, then sleeps until the next one. */
  private readonly pump = (): void => {
    clearTimeout(this.timer);
    this.yieldWithoutKeys();
    const now = steady();
    while (!this.ended.signal.aborted && this.agenda.size > 0) {
      const next = this.lease.isHeld ? this.nextEntry(now) : withoutLeaseSleepMs;
      if (typeof next === 'number') {
        this.timer = setTimeout(this.pump, Math.min(Math.max(next, shortestSleepMs), longestSleepMs)).unref();
        return;
      }
      this.inFlight.set(next.key, next.service);
      this.services.take(next.service, now);
      void this.checkNext(next, this.term.signal).finally(() => {
        this.inFlight.delete(next.key);
        this.services.publish();
        this.pump();
      });
    }
  };

  /** Releases the lease if every polled service lacks a usable key in this window. */
  private yieldWithoutKeys(): void {
    const isStopped = ({ service }: AgendaEntry): boolean => this.services.of(service).isStopped;
    if (!this.lease.isHeld || this.agenda.size === 0 || ![...this.agenda.values()].every(isStopped)) return;
    this.restsUntil = performance.now() + keylessMs;
    void this.lease.stop().catch(this.warn);
  }

  /** The most overdue video that may be checked now, or the time in ms until there is one. */
  private nextEntry(now: number): AgendaEntry | number {
    const busy = [...this.inFlight.values()];
    const isBusy = (service: ServiceId): boolean =>
      busy.filter((it) => it === service).length >= (this.services.of(service).isProbing ? 1 : mostInFlight);
    let best: AgendaEntry | undefined;
    let shortest = Infinity;
    for (const entry of this.agenda.values()) {
      const { key, service, dueAt } = entry;
      if (this.inFlight.has(key) || isBusy(service)) continue;
      const remaining = Math.max(dueAt - now, this.services.waitMs(service, now));
      shortest = Math.min(shortest, remaining);
      if (remaining <= 0 && dueAt < (best?.dueAt ?? Infinity)) best = entry;
    }
    return best ?? shortest;
  }

  /** Checks one video. The library's event carries the time of the next check. Without one, the video stays due. */
  private async checkNext(entry: AgendaEntry, signal: AbortSignal): Promise<void> {
    try {
      // Reads the stored lease, because another window may hold it after a hang.
      if (!(await this.lease.acquire())) return;
      signal.throwIfAborted();
      const video = this.options.library.get(entry.key);
      if (video === undefined || !isFollowed(video)) {
        this.agenda.delete(entry.key);
        return;
      }
      // Queues the video behind those that became due earlier.
      entry.dueAt = steady();
      await this.check.run(video, this.services.of(entry.service), signal);
    } catch (error) {
      if (signal.aborted) return;
      entry.dueAt = steady() + libraryPauseMs;
      this.warn(error);
    }
  }

  /** Resolves when each video was checked since a time, by any window, or needs no check. Gives up after 10 s. */
  private async untilChecked(videos: readonly Video[], since: number): Promise<void> {
    const isAwaited = ({ key, service, failedChecks }: Video): boolean => {
      const video = this.isStopped(service) ? undefined : this.options.library.get(key);
      const isChecked = (video?.checkedAt ?? 0) >= since || video?.failedChecks !== failedChecks;
      return video !== undefined && isFollowed(video) && !isChecked;
    };
    const deadline = performance.now() + refreshPatienceMs;
    while (!this.ended.signal.aborted && performance.now() < deadline && videos.some(isAwaited)) {
      await new Promise((resolve) => setTimeout(resolve, refreshCheckMs));
    }
  }

  /** Checks videos that the leader does not poll. */
  private async checkDirectly(videos: readonly Video[]): Promise<void> {
    const problems: unknown[] = [];
    for (const video of videos) {
      try {
        await this.services.begin(video.service, this.ended.signal);
        const problem = await this.check.run(video, this.services.of(video.service), this.ended.signal);
        if (problem !== undefined) problems.push(problem);
        this.services.publish();
      } catch (error) {
        this.ended.signal.throwIfAborted();
        problems.push(error);
      }
    }
    const [problem] = problems;
    if (problem instanceof Error && problems.length === videos.length) throw problem;
  }

  /** Runs work on the library. After a failure, restarts later. */
  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.warn(error);
      clearTimeout(this.againTimer);
      this.againTimer = setTimeout(this.begin, libraryPauseMs).unref();
    }
  }

  private readonly warn = (error: unknown): void => this.options.log.warn(`Poller: ${String(error)}`);
}
