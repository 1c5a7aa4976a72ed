import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiError, AuthenticationError } from '../../api/errors';
import { steady } from '../clock';
import { Emitter, type Disposable } from '../event';
import type { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import type { ServiceReport, ServiceReports } from '../library/serviceReports';
import type { ServiceId } from '../video/video';
import { isStopped, keyError, RequestPace, ServiceHealth } from './serviceHealth';

export type { ServiceReports };

type Library = Pick<
  VideoLibrary,
  'log' | 'restUntil' | 'rest' | 'serviceReports' | 'publishReports' | 'onDidCommitElsewhere'
>;

/**
 * The state of each polled service, and the time when its next request may leave. The leader publishes the states in
 * the library, where the other windows read them.
 */
export class PolledServices implements Disposable {
  private readonly pace = new RequestPace();
  private readonly health = new Map<ServiceId, ServiceHealth>();
  private readonly log = this.library.log;
  private readonly changed = new Emitter<ServiceReports>(this.log, 'Poller');
  /** Fires when {@link reports} change. */
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: readonly Disposable[];
  /** The last reports read from the leader. */
  private leaders: ServiceReports = new Map();
  /** The leader's report, as JSON, about a key that this window has replaced since. */
  private readonly outdated = new Map<ServiceId, string>();
  private fired = textOf(new Map());
  private published = textOf(new Map());

  /** The end (Date.now()) of the wait that each service asked for, as stored in the library. */
  private readonly rests = new Map<ServiceId, number>();

  constructor(
    private readonly lease: Lease,
    private readonly library: Library,
  ) {
    const onLease = (isHeld: boolean): void => {
      // Discards the reports of an earlier lease, which belong to its owner.
      this.published = textOf(new Map());
      if (isHeld) this.publish();
      else this.readLeaders();
    };
    this.subscriptions = [lease.onDidChange(onLease), library.onDidCommitElsewhere(() => this.readLeaders())];
  }

  of(service: ServiceId): ServiceHealth {
    let health = this.health.get(service);
    if (health === undefined) this.health.set(service, (health = new ServiceHealth(this.restOf(service))));
    return health;
  }

  /** The leader's reports, plus missing or rejected keys that this window found itself. */
  get reports(): ServiceReports {
    const isLeader = this.lease.isHeld;
    const own = [...this.health].filter(([, health]) => isLeader || health.isStopped);
    return new Map([...(isLeader ? [] : this.leaders), ...own.map(([name, health]) => [name, health.report] as const)]);
  }

  /** The reason why nothing is sent to a service until it has a new key. Undefined while requests may be sent. */
  keyProblem(service: ServiceId): ApiError | undefined {
    const { problem } = this.of(service);
    if (problem instanceof AuthenticationError) return problem;
    const { status, problem: reported } = this.reports.get(service) ?? { status: 'ok' };
    return isStopped(status) ? keyError(service, reported) : undefined;
  }

  /** The time in ms until a request to a service may leave. Infinite without a usable key. */
  waitMs(service: ServiceId, now: number): number {
    return Math.max(this.of(service).waitMs(now), this.pace.waitMs(now));
  }

  /** Counts a request that leaves now. */
  take(service: ServiceId, now: number): void {
    this.pace.take(now);
    this.of(service).pace.take(now);
  }

  /**
   * Waits until the pace allows a request from any window, and counts it.
   * @throws the service's problem, while it has no usable key or asked to wait; the reason of the signal
   */
  async begin(service: ServiceId, signal: AbortSignal): Promise<void> {
    const health = this.of(service);
    const waitMs = (): number => Math.max(health.pace.waitMs(steady()), this.pace.waitMs(steady()));
    // Another request may have left during the wait.
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    if (health.problem !== undefined && (health.isStopped || health.wantsRest(steady()))) throw health.problem;
    this.take(service, steady());
  }

  /** Notes that a service may have a new key. */
  resume(service: ServiceId): void {
    const report = this.leaders.get(service);
    if (report !== undefined) this.outdated.set(service, JSON.stringify(report));
    this.of(service).resume();
    this.readLeaders();
    this.publish();
  }

  /**
   * Notes that a request was accepted, so its key is not rejected.
   * @param sentAt Date.now()
   * @returns whether the key was considered rejected
   */
  accepted(service: ServiceId, sentAt: number): boolean {
    const wasRejected = this.of(service).accepted(steady(sentAt));
    if (wasRejected) this.resume(service);
    return wasRejected;
  }

  /** Sets the polled services. Drops the problems of others. */
  keepOnly(polled: Iterable<{ readonly service: ServiceId }>): void {
    const services = new Set(Array.from(polled, ({ service }) => service));
    for (const [service, health] of this.health) if (!services.has(service)) health.rest();
    this.publish();
  }

  /** Retries unresponsive services soon. */
  wake(now: number): void {
    for (const health of this.health.values()) health.wake(now);
  }

  /** Publishes changed states: as the leader to all windows, otherwise only in this window. */
  publish(): void {
    for (const [service, health] of this.health) this.storeRest(service, health.restUntil);
    this.fire();
    if (!this.lease.isHeld) return;
    const reports = withProblems(this.reports);
    const text = textOf(reports);
    if (text === this.published) return;
    this.published = text;
    this.library.publishReports(this.lease.owner, reports).catch((error: unknown) => {
      // The next publication retries the failed one.
      if (this.published === text) this.published = '';
      this.warn(error);
    });
  }

  /** Reads the leader's reports, unless this window is the leader. */
  private readLeaders(): void {
    try {
      const reports: ServiceReports = this.lease.isHeld ? new Map() : this.library.serviceReports();
      const isCurrent = ([service, report]: readonly [ServiceId, ServiceReport]): boolean =>
        this.outdated.get(service) !== JSON.stringify(report);
      this.leaders = new Map([...reports].filter(isCurrent));
      for (const service of this.outdated.keys()) if (this.leaders.has(service)) this.outdated.delete(service);
    } catch (error) {
      this.warn(error);
    }
    this.fire();
  }

  dispose(): void {
    for (const it of this.subscriptions) it.dispose();
    this.changed.dispose();
  }

  /** The end of the wait that a service asked an earlier window for. */
  private restOf(service: ServiceId): number | undefined {
    try {
      return this.library.restUntil(service);
    } catch (error) {
      this.warn(error);
      return undefined;
    }
  }

  private storeRest(service: ServiceId, until: number): void {
    const before = this.rests.get(service) ?? 0;
    this.rests.set(service, until);
    if (until === before || (until === 0 && before <= Date.now())) return;
    this.library.rest(service, until).catch((error: unknown) => this.warn(error));
  }

  private fire(): void {
    const { reports } = this;
    const text = textOf(withProblems(reports));
    if (text === this.fired) return;
    this.fired = text;
    this.log.info(`Poller: ${[...reports].map(([service, { status }]) => `${service} is ${status}`).join(', ')}`);
    this.changed.fire(reports);
  }

  private warn(error: unknown): void {
    this.log.warn(`Poller: ${String(error)}`);
  }
}

function withProblems(reports: ServiceReports): ServiceReports {
  return new Map([...reports].filter(([, { status }]) => status !== 'ok'));
}

function textOf(reports: ServiceReports): string {
  return JSON.stringify([...reports]);
}
