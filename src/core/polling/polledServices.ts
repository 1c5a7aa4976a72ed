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
 * The state of each polled service, and when a request to it may leave. The leader publishes the states in the library,
 * where the other windows read them.
 */
export class PolledServices implements Disposable {
  private readonly pace = new RequestPace();
  private readonly health = new Map<ServiceId, ServiceHealth>();
  private readonly log = this.library.log;
  private readonly changed = new Emitter<ServiceReports>(this.log, 'Poller');
  /** Fires with {@link reports}. */
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: readonly Disposable[];
  /** The last reports read from the leader. */
  private leaders: ServiceReports = new Map();
  /** A leader's report about a key that this window has replaced since, as JSON. */
  private readonly outdated = new Map<ServiceId, string>();
  private fired = textOf(new Map());
  private published = textOf(new Map());

  /** Until when (Date.now()) each service asked to wait, as stored in the library. */
  private readonly rests = new Map<ServiceId, number>();

  constructor(
    private readonly lease: Lease,
    private readonly library: Library,
  ) {
    const onLease = (isHeld: boolean): void => {
      // The reports of an earlier lease belong to its owner.
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

  /** As the leader knows it. In every window, a key that it found to be missing or rejected itself counts, too. */
  get reports(): ServiceReports {
    const isLeader = this.lease.isHeld;
    const own = [...this.health].filter(([, health]) => isLeader || health.isStopped);
    return new Map([...(isLeader ? [] : this.leaders), ...own.map(([name, health]) => [name, health.report] as const)]);
  }

  /** Why nothing is sent to a service until there is a new key; undefined while requests may be sent. */
  keyProblem(service: ServiceId): ApiError | undefined {
    const { problem } = this.of(service);
    if (problem instanceof AuthenticationError) return problem;
    const { status, problem: reported } = this.reports.get(service) ?? { status: 'ok' };
    return isStopped(status) ? keyError(service, reported) : undefined;
  }

  /** How long until a request to a service may leave, in ms; infinite while there is no usable key. */
  waitMs(service: ServiceId, now: number): number {
    return Math.max(this.of(service).waitMs(now), this.pace.waitMs(now));
  }

  /** Counts a request that leaves now. */
  take(service: ServiceId, now: number): void {
    this.pace.take(now);
    this.of(service).pace.take(now);
  }

  /**
   * Waits until the pace allows a request that any window may send, and counts it.
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

  /** There may be a new key for a service. */
  resume(service: ServiceId): void {
    const report = this.leaders.get(service);
    if (report !== undefined) this.outdated.set(service, JSON.stringify(report));
    this.of(service).resume();
    this.readLeaders();
    this.publish();
  }

  /**
   * A request that left at a time (Date.now()) was accepted, so its key is not rejected.
   * @returns whether the key was considered rejected
   */
  accepted(service: ServiceId, sentAt: number): boolean {
    const wasRejected = this.of(service).accepted(steady(sentAt));
    if (wasRejected) this.resume(service);
    return wasRejected;
  }

  /** Only these services are polled: problems of others are dropped. */
  keepOnly(polled: Iterable<{ readonly service: ServiceId }>): void {
    const services = new Set(Array.from(polled, ({ service }) => service));
    for (const [service, health] of this.health) if (!services.has(service)) health.rest();
    this.publish();
  }

  /** Retries services soon that did not respond. */
  wake(now: number): void {
    for (const health of this.health.values()) health.wake(now);
  }

  /** Publishes changed states: to all windows as the leader, else to this one. */
  publish(): void {
    for (const [service, health] of this.health) this.storeRest(service, health.restUntil);
    this.fire();
    if (!this.lease.isHeld) return;
    const reports = withProblems(this.reports);
    const text = textOf(reports);
    if (text === this.published) return;
    this.published = text;
    this.library.publishReports(this.lease.owner, reports).catch((error: unknown) => {
      // The next publication tries again.
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

  /** Until when a service asked an earlier window to wait. */
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
