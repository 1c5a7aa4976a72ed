import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiError, AuthenticationError } from '../../api/errors';
import { steady } from '../clock';
import { Emitter, type Disposable } from '../event';
import type { Lease } from '../library/lease';
import type { VideoLibrary } from '../library/library';
import type { ServiceId } from '../video/video';
import { isStopped, keyError, RequestPace, ServiceHealth, serviceStatuses, type ServiceReport } from './serviceHealth';

export type ServiceReports = ReadonlyMap<ServiceId, ServiceReport>;

/**
 * How the services are doing, and when a request to one may leave. The leader reports it with its lease, and the other
 * windows hear it within a few seconds.
 */
export class PolledServices implements Disposable {
  private readonly pace = new RequestPace();
  private readonly health = new Map<ServiceId, ServiceHealth>();
  private readonly log = this.library.log;
  private readonly changed = new Emitter<ServiceReports>(this.log, 'Poller');
  /** Fires with {@link reports}. */
  readonly onDidChange = this.changed.event;
  private heard = new Map<ServiceId, ServiceReport>();
  private fired = '[]';

  /** Until when (Date.now()) each asked to be left alone, as it is known to later windows. */
  private readonly rests = new Map<ServiceId, number>();

  constructor(
    private readonly lease: Lease,
    private readonly library: Pick<VideoLibrary, 'log' | 'restUntil' | 'rest'>,
  ) {
    // They end with the lease.
    lease.onDidChange(() => this.fire());
    lease.onDidHear((note) => {
      this.heard = new Map(readNote(note));
      this.fire();
    });
  }

  of(service: ServiceId): ServiceHealth {
    let health = this.health.get(service);
    if (health === undefined) this.health.set(service, (health = new ServiceHealth(this.restOf(service))));
    return health;
  }

  /** As the leader knows it; what this window alone found out about a key counts, too. */
  get reports(): ServiceReports {
    const own = [...this.health].filter(([, health]) => this.lease.held || health.isStopped);
    return new Map([
      ...(this.lease.held ? [] : this.heard),
      ...own.map(([name, health]) => [name, health.report] as const),
    ]);
  }

  /** Why a service is asked nothing until there is a new key; undefined while it may be asked. */
  keyProblem(service: ServiceId): ApiError | undefined {
    const { problem } = this.of(service);
    if (problem instanceof AuthenticationError) return problem;
    const { status, problem: heard } = this.reports.get(service) ?? { status: 'ok' };
    return isStopped(status) ? keyError(service, heard) : undefined;
  }

  /** How long until a request to a service may leave, in ms; infinite while it takes none. */
  waitMs(service: ServiceId, now: number): number {
    return Math.max(this.of(service).waitMs(now), this.pace.waitMs(now));
  }

  /** A request to a service leaves now. */
  take(service: ServiceId, now: number): void {
    this.pace.take(now);
    this.of(service).pace.take(now);
  }

  /**
   * Waits until the pace lets a request leave that is none of the leader's.
   * @throws the service's problem, while it has no key that it accepts or wants to be left alone; the reason of the signal
   */
  async begin(service: ServiceId, signal: AbortSignal): Promise<void> {
    const health = this.of(service);
    const waitMs = (): number => Math.max(health.pace.waitMs(steady()), this.pace.waitMs(steady()));
    // Whoever else has waited may have left first.
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    if (health.problem !== undefined && (health.isStopped || health.wantsRest(steady()))) throw health.problem;
    this.take(service, steady());
  }

  /** There may be a new key for a service. */
  resume(service: ServiceId): void {
    this.heard.delete(service);
    this.of(service).resume();
    this.publish();
  }

  /** A request that left at a time (Date.now()) was accepted: its key is not rejected, whatever was said before. @returns whether it was taken for that */
  accepted(service: ServiceId, sentAt: number): boolean {
    const wasRejected = this.of(service).accepted(steady(sentAt));
    if (wasRejected) this.resume(service);
    return wasRejected;
  }

  /** Only these are asked anything: how others were doing is no news any more. */
  keepOnly(asked: Iterable<{ readonly service: ServiceId }>): void {
    const services = new Set(Array.from(asked, ({ service }) => service));
    for (const [service, health] of this.health) if (!services.has(service)) health.rest();
    this.publish();
  }

  /** Those that were away are tried soon. */
  wake(now: number): void {
    for (const health of this.health.values()) health.wake(now);
  }

  /** Reports to all windows what has changed since the last time. */
  publish(): void {
    const note = writeNote([...this.health].map(([service, health]) => [service, health.report]));
    this.lease.say(note === '[]' ? undefined : note);
    for (const [service, health] of this.health) this.rememberRest(service, health.restUntil);
    this.fire();
  }

  dispose(): void {
    this.changed.dispose();
  }

  /** Until when a service asked an earlier window to be left alone. */
  private restOf(service: ServiceId): number | undefined {
    try {
      return this.library.restUntil(service);
    } catch (error) {
      this.log.warn(`Poller: ${String(error)}`);
      return undefined;
    }
  }

  private rememberRest(service: ServiceId, until: number): void {
    const before = this.rests.get(service) ?? 0;
    this.rests.set(service, until);
    if (until === before || (until === 0 && before <= Date.now())) return;
    this.library.rest(service, until).catch((error: unknown) => this.log.warn(`Poller: ${String(error)}`));
  }

  private fire(): void {
    const { reports } = this;
    const note = writeNote(reports);
    if (note === this.fired) return;
    this.fired = note;
    this.log.info(`Poller: ${[...reports].map(([service, { status }]) => `${service} is ${status}`).join(', ')}`);
    this.changed.fire(reports);
  }
}

/** Those that are not well. */
function writeNote(reports: Iterable<readonly [ServiceId, ServiceReport]>): string {
  return JSON.stringify([...reports].filter(([, { status }]) => status !== 'ok'));
}

/** Reads what a leader published, perhaps one of another version: a status that this one does not know is left out. */
function readNote(note = '[]'): (readonly [ServiceId, ServiceReport])[] {
  const entries = JSON.parse(note) as (readonly [ServiceId, ServiceReport])[];
  return entries.filter(([, { status }]) => serviceStatuses.includes(status));
}
