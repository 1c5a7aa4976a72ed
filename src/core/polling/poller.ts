import { steady } from '../clock';
import type { Disposable } from '../event';
import { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import { isFinished, isFollowed, type ServiceId, type Video } from '../video/video';
import { PolledServices, type ServiceReports } from './polledServices';
import { VideoCheck, type VideoCheckDependencies } from './videoCheck';

export interface PollerOptions extends VideoCheckDependencies {
  readonly library: VideoLibrary;
}

/** A followed video, and when to ask about it. */
interface AgendaEntry extends Pick<Video, 'key' | 'service'> {
  /** By the steady clock; infinite when only the user may ask. */
  dueAt: number;
  /** `nextCheckAt` as last read, to see when another window changed it. */
  plannedAt: number | undefined;
}

/** Questions to one service at once. */
const mostInFlight = 4;
/** A timer may sleep with the computer, so the clock is read this often while there is anything to ask. */
const longestSleepMs = 30_000;
const shortestSleepMs = 20;
const withoutLeaseSleepMs = 1_000;
/** A library that could not be written is tried again after this. */
const libraryPauseMs = 30_000;
/** How long after the last video has finished the lease is kept: the next one often follows. */
const idleMs = 30_000;
/** How long the lease is left to windows that may have the keys: VS Code without a keychain keeps secrets for each window. */
const keylessMs = 60_000;
/** How long a refresh by hand is awaited; the rest goes on in the background. */
const refreshPatienceMs = 10_000;
const refreshLookMs = 100;

/**
 * Asks the services about unfinished videos, in one window for all: the one that holds the lease. What it learns goes to
 * the library, whose events reach every window. Problems go to the log and to {@link onDidChangeStatus}, never further.
 */
export class VideoPoller implements Disposable {
  /** Which videos to ask about, by their keys. */
  private readonly agenda = new Map<string, AgendaEntry>();
  /** The videos that are being asked about, and their services. */
  private readonly asking = new Map<string, ServiceId>();
  private readonly lease = new Lease(this.options.library, 'poller');
  private readonly services = new PolledServices(this.lease, this.options.library);
  private readonly check = new VideoCheck(this.options);
  /** Fires with {@link statuses}, in every window. */
  readonly onDidChangeStatus = this.services.onDidChange;
  private readonly subscriptions: readonly Disposable[];
  private readonly ended = new AbortController();
  /** Ends with this window's leadership. */
  private term = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private againTimer: NodeJS.Timeout | undefined;
  /** Until when another window may lead, by performance.now(). */
  private restsUntil = 0;

  constructor(private readonly options: PollerOptions) {
    const { library } = options;
    this.subscriptions = [
      this.lease.onDidChange(this.begin),
      library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.agenda.delete(key);
        this.note(videos);
      }),
      library.onDidReset(this.begin),
      this.services,
      this.lease,
    ];
    this.wantLease();
  }

  /** Whether this is the window that asks. */
  get isLeader(): boolean {
    return this.lease.held;
  }

  /** How the services are doing, as the leader knows it. */
  get statuses(): ServiceReports {
    return this.services.reports;
  }

  /** Whether a service is asked nothing, because its key is missing or was rejected. */
  readonly isStopped = (service: ServiceId): boolean => this.services.keyProblem(service) !== undefined;

  /** How much longer a video will probably take, as a range in ms; undefined where nothing is known. */
  readonly remainingTime: VideoCheck['remainingTime'] = (video) => this.check.remainingTime(video);

  /** Somebody looks again, or the computer woke: plans anew, and tries services again that were away. */
  wake(): void {
    const now = steady();
    this.services.wake(now);
    this.attempt(() => {
      for (const entry of this.agenda.values()) {
        const video = entry.dueAt <= now ? undefined : this.options.library.get(entry.key);
        if (video === undefined || !isFollowed(video) || this.asking.has(entry.key)) continue;
        entry.dueAt = Math.min(entry.dueAt, steady(this.check.plan(video, Date.now()) ?? Infinity));
      }
    });
    this.pump();
  }

  /** There may be a new key for a service. */
  resume(service: ServiceId): void {
    this.restsUntil = 0;
    this.services.resume(service);
    this.wantLease();
    this.pump();
  }

  /**
   * Asks now: about some videos, also ones no longer followed, or about all that are followed. Followed ones are asked
   * about by the leader, whichever window that is, the others at the pace their service allows. Resolves when all were;
   * about followed ones, after 10 s at the latest, while the rest goes on.
   * @throws ApiError the last problem, when the key is missing or rejected or none got a response; LibraryError
   */
  async refresh(keys?: readonly string[]): Promise<void> {
    const { library } = this.options;
    const chosen = keys?.flatMap((key) => library.get(key) ?? []) ?? library.unfinished();
    const asked = chosen.filter(({ service }) => !this.isStopped(service));
    const now = Date.now();
    const followed = asked.filter(isFollowed);
    const others = asked.filter((video) => !isFollowed(video) && video.videoId !== undefined);
    await library.patchAll(new Map(followed.map(({ key }) => [key, { nextCheckAt: now }])));
    await Promise.all([this.untilChecked(followed, now), this.askDirectly(others)]);
    const [problem] = chosen.flatMap(({ service }) => this.services.keyProblem(service) ?? []);
    if (problem !== undefined) throw problem;
  }

  dispose(): void {
    for (const it of [this.ended, this.term]) it.abort();
    for (const timer of [this.timer, this.idleTimer, this.againTimer]) clearTimeout(timer);
    for (const it of this.subscriptions) it.dispose();
  }

  /** Starts from the library as it is, leading or not. */
  private readonly begin = (): void => {
    this.term.abort();
    this.term = new AbortController();
    for (const timer of [this.timer, this.againTimer]) clearTimeout(timer);
    this.agenda.clear();
    this.check.forget([]);
    if (!this.lease.held) this.wantLease();
    this.attempt(() => {
      if (this.lease.held) this.note(this.options.library.unfinished());
    });
  };

  /** Holds or waits for the lease while there is anything to follow, and a little longer. */
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

  private note(videos: readonly Video[]): void {
    if (videos.some(isFinished)) this.check.forget(videos.filter(isFinished));
    for (const { service, sentAt = 0 } of videos.filter(isFollowed)) {
      if (this.services.accepted(service, sentAt)) this.restsUntil = 0;
    }
    this.wantLease();
    if (!this.lease.held) return;
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
      // Somebody refreshes by hand, in whichever window; what is merely overdue waits with its service.
      if (isChanged && times.dueAt <= steady(now)) this.services.of(service).wake(steady(now));
      if (nextCheckAt !== undefined && nextCheckAt !== video.nextCheckAt) planned.set(key, { nextCheckAt });
    }
    // Written down so that other windows can show it and the next leader goes on with it.
    if (planned.size > 0) this.options.library.patchAll(planned).catch(this.warn);
  }

  /** Asks whatever is due and may be asked, then sleeps until the next is; a response pumps again. */
  private readonly pump = (): void => {
    clearTimeout(this.timer);
    this.yieldWithoutKeys();
    const now = steady();
    while (!this.ended.signal.aborted && this.agenda.size > 0) {
      const next = this.lease.held ? this.nextEntry(now) : withoutLeaseSleepMs;
      if (typeof next === 'number') {
        this.timer = setTimeout(this.pump, Math.min(Math.max(next, shortestSleepMs), longestSleepMs)).unref();
        return;
      }
      this.asking.set(next.key, next.service);
      this.services.take(next.service, now);
      void this.ask(next, this.term.signal).finally(() => {
        this.asking.delete(next.key);
        this.services.publish();
        this.pump();
      });
    }
  };

  /** Lets another window lead where this one has no key, or only rejected ones, of the services that are to be asked. */
  private yieldWithoutKeys(): void {
    const isStopped = ({ service }: AgendaEntry): boolean => this.services.of(service).isStopped;
    if (!this.lease.held || this.agenda.size === 0 || ![...this.agenda.values()].every(isStopped)) return;
    this.restsUntil = performance.now() + keylessMs;
    void this.lease.stop().catch(this.warn);
  }

  /** The most overdue video of those that may be asked about, or how long in ms until there is one. */
  private nextEntry(now: number): AgendaEntry | number {
    const asked = [...this.asking.values()];
    const isBusy = (service: ServiceId): boolean =>
      asked.filter((it) => it === service).length >= (this.services.of(service).isProbing ? 1 : mostInFlight);
    let best: AgendaEntry | undefined;
    let shortest = Infinity;
    for (const entry of this.agenda.values()) {
      const { key, service, dueAt } = entry;
      if (this.asking.has(key) || isBusy(service)) continue;
      const remaining = Math.max(dueAt - now, this.services.waitMs(service, now));
      shortest = Math.min(shortest, remaining);
      if (remaining <= 0 && dueAt < (best?.dueAt ?? Infinity)) best = entry;
    }
    return best ?? shortest;
  }

  private async ask(entry: AgendaEntry, signal: AbortSignal): Promise<void> {
    try {
      // Looks at the lease where it is kept: whatever stood still meanwhile, no two windows ask.
      if (!(await this.lease.acquire())) return;
      signal.throwIfAborted();
      const video = this.options.library.get(entry.key);
      if (video === undefined || !isFollowed(video)) this.agenda.delete(entry.key);
      else entry.dueAt = (await this.check.ask(video, this.services.of(entry.service), signal)).againAt ?? entry.dueAt;
    } catch (error) {
      if (signal.aborted) return;
      entry.dueAt = steady() + libraryPauseMs;
      this.warn(error);
    }
  }

  /** Resolves when all of these were asked about since a time, by any window, or need not be, or after 10 s. */
  private async untilChecked(videos: readonly Video[], since: number): Promise<void> {
    const isAwaited = ({ key, service, failedChecks }: Video): boolean => {
      const video = this.isStopped(service) ? undefined : this.options.library.get(key);
      const isAsked = (video?.checkedAt ?? 0) >= since || video?.failedChecks !== failedChecks;
      return video !== undefined && isFollowed(video) && !isAsked;
    };
    const deadline = performance.now() + refreshPatienceMs;
    while (!this.ended.signal.aborted && performance.now() < deadline && videos.some(isAwaited)) {
      await new Promise((resolve) => setTimeout(resolve, refreshLookMs));
    }
  }

  /** Asks about those the leader does not follow. */
  private async askDirectly(videos: readonly Video[]): Promise<void> {
    const problems: unknown[] = [];
    for (const video of videos) {
      try {
        await this.services.begin(video.service, this.ended.signal);
        const { error } = await this.check.ask(video, this.services.of(video.service), this.ended.signal);
        if (error !== undefined) problems.push(error);
        this.services.publish();
      } catch (error) {
        this.ended.signal.throwIfAborted();
        problems.push(error);
      }
    }
    if (problems.length > 0 && problems.length === videos.length) throw problems[0] as Error;
  }

  /** A library that cannot be read now does not end the poller: it is read anew later. */
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
