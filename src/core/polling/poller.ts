import { steady } from '../clock';
import type { Disposable } from '../event';
import { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import { pollingLease, type ServiceReports } from '../library/serviceReports';
import { isFinished, isFollowed, type ServiceId, type Video } from '../video/video';
import { PolledServices } from './polledServices';
import { VideoCheck, type VideoCheckDependencies } from './videoCheck';

export interface PollerOptions extends VideoCheckDependencies {
  readonly library: VideoLibrary;
}

/** A polled video and the time of its next check. */
interface AgendaEntry extends Pick<Video, 'key' | 'service'> {
  /** When the next check is due, in {@link steady} time. Infinity if only the user may start a check. */
  dueAt: number;
  /** The video's `nextCheckAt` as last read, to detect a change by another window. */
  plannedAt: number | undefined;
}

/** Maximum number of concurrent checks per service. */
const mostInFlight = 4;
/**
 * Maximum delay of the timer. Timers pause while the computer sleeps, so a longer delay could postpone a check too far.
 */
const longestSleepMs = 30_000;
const shortestSleepMs = 20;
const withoutLeaseSleepMs = 1_000;
/** The pause after a failure to read or write the library. */
const libraryPauseMs = 30_000;
/** The lease is kept for this many ms after the last video finished, because another video often starts soon. */
const idleMs = 30_000;
/**
 * A window without usable API keys releases the lease and does not try to acquire it again for this many ms. Another
 * window may have usable keys, because each window has its own keys if there is no system keychain.
 */
const keylessMs = 60_000;
/** How long a manual refresh waits for the leader's checks. Slower checks continue in the background. */
const refreshPatienceMs = 10_000;
const refreshCheckMs = 100;

/**
 * Polls unfinished videos on behalf of all windows. Only the leader polls: the window that holds the polling lease. The
 * library's events carry the results to every window. Background problems are logged and reported by {@link
 * onDidChangeStatus}, not thrown.
 */
export class VideoPoller implements Disposable {
  /** The polled videos, by key. */
  private readonly agenda = new Map<string, AgendaEntry>();
  /** The service of each video that is being checked, by the video's key. */
  private readonly inFlight = new Map<string, ServiceId>();
  private readonly lease = new Lease(this.options.library, pollingLease);
  private readonly services = new PolledServices(this.lease, this.options.library);
  private readonly check = new VideoCheck(this.options);
  /** Fires in every window when {@link statuses} changes. */
  readonly onDidChangeStatus = this.services.onDidChange;
  private readonly subscriptions: readonly Disposable[];
  private readonly ended = new AbortController();
  /** Aborted by {@link begin} and on disposal, to cancel the checks under way. */
  private term = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private againTimer: NodeJS.Timeout | undefined;
  /** This window does not try to acquire the lease before this time, as returned by performance.now(). */
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

  /** The states of the services, as the leader published them. */
  get statuses(): ServiceReports {
    return this.services.reports;
  }

  /** Whether requests to a service are stopped because its key is missing or was rejected. */
  readonly isStopped = (service: ServiceId): boolean => this.services.keyProblem(service) !== undefined;

  /** The forecast of a video's remaining time, as a range in ms. Undefined if there is no forecast. */
  readonly remainingTime: VideoCheck['remainingTime'] = (video) => this.check.remainingTime(video);

  /**
   * Brings checks forward when the user returns or the computer wakes up. Also shortens the pauses before unresponsive
   * services are retried.
   */
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

  /** Allows requests to a service again, because its key may have changed. */
  resume(service: ServiceId): void {
    this.restsUntil = 0;
    this.services.resume(service);
    this.wantLease();
    this.pump();
  }

  /**
   * Checks the videos with these keys now, or all unfinished videos if no keys are given. The leader checks the polled
   * videos, and this window checks the others. Resolves after all checks, but waits at most 10 s for the leader.
   * @throws ApiError if the key is missing or rejected, or if none of this window's own checks got a response;
   * LibraryError
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

  /**
   * Cancels the checks under way and restarts from the library's current state, even if this window is not the leader.
   */
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

  /** Holds the lease, or waits for it, while any video is unfinished. Gives it up 30 s after the last one finished. */
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
      // A new `nextCheckAt` in the past means that the user refreshed the video in some window. This shortens the pause
      // of the video's service. Any other overdue video waits for the pause to end.
      if (isChanged && times.dueAt <= steady(now)) this.services.of(service).wake(steady(now));
      if (nextCheckAt !== undefined && nextCheckAt !== video.nextCheckAt) planned.set(key, { nextCheckAt });
    }
    // Stores the times of the next checks, because other windows show them and the next leader keeps them.
    if (planned.size > 0) this.options.library.patchAll(planned).catch(this.warn);
  }

  /** Starts each check that is due and allowed, then sets a timer for the next one. */
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

  /** Returns the most overdue video that may be checked now, or else the time in ms until one may be checked. */
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

  /**
   * Checks one video. The library's change event then sets the time of the next check. Without such an event, the video
   * stays due.
   */
  private async checkNext(entry: AgendaEntry, signal: AbortSignal): Promise<void> {
    try {
      // Checks the stored lease, because another window may have acquired it while this window hung.
      if (!(await this.lease.acquire())) return;
      signal.throwIfAborted();
      const video = this.options.library.get(entry.key);
      if (video === undefined || !isFollowed(video)) {
        this.agenda.delete(entry.key);
        return;
      }
      // Queues the video behind videos that became due earlier.
      entry.dueAt = steady();
      await this.check.run(video, this.services.of(entry.service), signal);
    } catch (error) {
      if (signal.aborted) return;
      entry.dueAt = steady() + libraryPauseMs;
      this.warn(error);
    }
  }

  /**
   * Waits until some window has checked each video that still needs a check. Gives up after 10 s.
   * @param since earlier checks do not count; in ms since the Unix epoch
   */
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

  /** Checks videos from this window, because the leader does not poll them. */
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

  /** Runs work that uses the library. If the work throws, the poller restarts after 30 s. */
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
