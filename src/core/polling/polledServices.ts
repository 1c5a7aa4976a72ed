import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiError, AuthenticationError } from '../../api/errors';
import { steady } from '../clock';
import { Emitter, type Disposable } from '../event';
import type { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import type { ServiceReport, ServiceReports } from '../library/serviceReports';
import type { ServiceId } from '../video/video';
import { isStopped, keyError, RequestPace, ServiceHealth } from './serviceHealth';

type Library = Pick<
  VideoLibrary,
  'log' | 'restUntil' | 'rest' | 'serviceReports' | 'publishReports' | 'onDidCommitElsewhere'
>;

/**
 * Tracks the state of each polled service, and decides when the next request to it may be sent. The leader is the
 * window that holds the polling lease. The leader publishes the states in the library, where other windows read them.
 */
export class PolledServices implements Disposable {
  private readonly pace = new RequestPace();
  private readonly health = new Map<ServiceId, ServiceHealth>();
  private readonly log = this.library.log;
  private readonly changed = new Emitter<ServiceReports>(this.log, 'Poller');
  /** Fires when {@link reports} changes. */
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: readonly Disposable[];
  /** The leader's last published reports, as read from the library. */
  private leaderReports: ServiceReports = new Map();
  /** The leader's reports from before the user changed the API key in this window, as JSON. They are ignored. */
  private readonly outdated = new Map<ServiceId, string>();
  private fired = textOf(new Map());
  private published = textOf(new Map());

  /** When the wait requested by each service ends, in ms since the Unix epoch, as last stored in the library. */
  private readonly rests = new Map<ServiceId, number>();

  constructor(
    private readonly lease: Lease,
    private readonly library: Library,
  ) {
    const onLease = (isHeld: boolean): void => {
      // Another leader may have overwritten this window's reports. The next `publish` must therefore write them again.
      this.published = textOf(new Map());
      if (isHeld) this.publish();
      else this.readLeaderReports();
    };
    this.subscriptions = [lease.onDidChange(onLease), library.onDidCommitElsewhere(() => this.readLeaderReports())];
  }

  of(service: ServiceId): ServiceHealth {
    let health = this.health.get(service);
    if (health === undefined) this.health.set(service, (health = new ServiceHealth(this.restOf(service))));
    return health;
  }

  /** The leader's reports, plus this window's own reports of missing or rejected keys. */
  get reports(): ServiceReports {
    const isLeader = this.lease.isHeld;
    const own = [...this.health].filter(([, health]) => isLeader || health.isStopped);
    return new Map([
      ...(isLeader ? [] : this.leaderReports),
      ...own.map(([name, health]) => [name, health.report] as const),
    ]);
  }

  /** The key error that stops all requests to a service until the user sets a new key. Undefined if there is none. */
  keyProblem(service: ServiceId): ApiError | undefined {
    const { problem } = this.of(service);
    if (problem instanceof AuthenticationError) return problem;
    const { status, problem: reported } = this.reports.get(service) ?? { status: 'ok' };
    return isStopped(status) ? keyError(service, reported) : undefined;
  }

  /** The time in ms until a request to a service may be sent. Infinity if the service has no usable key. */
  waitMs(service: ServiceId, now: number): number {
    return Math.max(this.of(service).waitMs(now), this.pace.waitMs(now));
  }

  /** Counts a request sent at `now` against the rate limits. */
  take(service: ServiceId, now: number): void {
    this.pace.take(now);
    this.of(service).pace.take(now);
  }

  /**
   * Waits until the rate limits allow another request, and counts that request.
   * @throws ApiError if the service has no usable key or asked to wait; the signal's reason if it is aborted
   */
  async begin(service: ServiceId, signal: AbortSignal): Promise<void> {
    const health = this.of(service);
    const waitMs = (): number => Math.max(health.pace.waitMs(steady()), this.pace.waitMs(steady()));
    // Calculates the wait again after each sleep, because another request may have been sent meanwhile.
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    if (health.problem !== undefined && (health.isStopped || health.wantsRest(steady()))) throw health.problem;
    this.take(service, steady());
  }

  /** Allows requests to a service again, because its key may have changed. */
  resume(service: ServiceId): void {
    const report = this.leaderReports.get(service);
    if (report !== undefined) this.outdated.set(service, JSON.stringify(report));
    this.of(service).resume();
    this.readLeaderReports();
    this.publish();
  }

  /**
   * Records that the service accepted a generate request, so its key works.
   * @param sentAt when the request was sent, in ms since the Unix epoch
   * @returns whether the key had been marked as rejected
   */
  accepted(service: ServiceId, sentAt: number): boolean {
    const wasRejected = this.of(service).accepted(steady(sentAt));
    if (wasRejected) this.resume(service);
    return wasRejected;
  }

  /** Forgets the failures of services without polled videos. See {@link ServiceHealth.rest}. */
  keepOnly(polled: Iterable<{ readonly service: ServiceId }>): void {
    const services = new Set(Array.from(polled, ({ service }) => service));
    for (const [service, health] of this.health) if (!services.has(service)) health.rest();
    this.publish();
  }

  /** Shortens the pauses before unresponsive services are retried. */
  wake(now: number): void {
    for (const health of this.health.values()) health.wake(now);
  }

  /** Notifies this window of changed reports. If this window is the leader, also publishes them to all others. */
  publish(): void {
    for (const [service, health] of this.health) this.storeRest(service, health.restUntil);
    this.fire();
    if (!this.lease.isHeld) return;
    const reports = withProblems(this.reports);
    const text = textOf(reports);
    if (text === this.published) return;
    this.published = text;
    this.library.publishReports(this.lease.owner, reports).catch((error: unknown) => {
      // After a failure, the next call publishes the reports again, even if they have not changed.
      if (this.published === text) this.published = '';
      this.warn(error);
    });
  }

  /** Reads the leader's reports, unless this window is the leader. */
  private readLeaderReports(): void {
    try {
      const reports: ServiceReports = this.lease.isHeld ? new Map() : this.library.serviceReports();
      const isCurrent = ([service, report]: readonly [ServiceId, ServiceReport]): boolean =>
        this.outdated.get(service) !== JSON.stringify(report);
      this.leaderReports = new Map([...reports].filter(isCurrent));
      for (const service of this.outdated.keys()) if (this.leaderReports.has(service)) this.outdated.delete(service);
    } catch (error) {
      this.warn(error);
    }
    this.fire();
  }

  dispose(): void {
    for (const it of this.subscriptions) it.dispose();
    this.changed.dispose();
  }

  /** When the wait requested by a service ends, in ms since the Unix epoch. Any window may have stored this time. */
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
