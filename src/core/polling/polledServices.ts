import { Emitter, type Disposable } from '../event';
import type { Log } from '../log';
import { RequestBudget } from './requestPace';
import { ServiceHealth, type ServiceStatus } from './serviceHealth';
import type { ServiceId } from '../video/video';

/** All services and videos together; a service that asks for less gets less. */
const requestsPerSecond = 2;
const burst = 4;

export type ServiceStatuses = ReadonlyMap<ServiceId, ServiceStatus>;

/** The services that were asked from this window: how each is doing, and when a request to it may leave. */
export class PolledServices implements Disposable {
  private readonly budget = new RequestBudget(requestsPerSecond, burst);
  private readonly health = new Map<ServiceId, ServiceHealth>();
  private readonly changed: Emitter<ServiceStatuses>;
  private told = '';

  readonly onDidChangeStatus;

  constructor(
    private readonly log: Log,
    private readonly random: () => number,
  ) {
    this.changed = new Emitter((error) => {
      log.error(`Poller: a listener failed: ${String(error)}`);
    });
    this.onDidChangeStatus = this.changed.event;
  }

  of(service: ServiceId): ServiceHealth {
    let health = this.health.get(service);
    if (health === undefined) {
      health = new ServiceHealth({ perSecond: requestsPerSecond, burst, random: this.random });
      this.health.set(service, health);
    }
    return health;
  }

  get statuses(): ServiceStatuses {
    return new Map([...this.health].map(([service, { status }]) => [service, status]));
  }

  /** How long until a request to a service may leave, in ms; infinite while it takes none. */
  waitMs(service: ServiceId, now: number): number {
    return Math.max(this.of(service).waitMs(now), this.budget.waitMs(now));
  }

  /** A request to a service leaves now. */
  take(service: ServiceId, now: number): void {
    this.budget.take(now);
    this.of(service).budget.take(now);
  }

  /** Those that were away are tried soon. */
  wake(now: number): void {
    for (const health of this.health.values()) health.wake(now);
  }

  /** The clock was set by so many ms. */
  shift(ms: number): void {
    for (const health of this.health.values()) health.shift(ms);
  }

  /** Fires if a status has changed since the last time. */
  tell(): void {
    const { statuses } = this;
    const text = [...statuses].map(([service, status]) => `${service} is ${status}`).join(', ');
    if (text === this.told) return;
    this.told = text;
    this.log.info(`Poller: ${text}`);
    this.changed.fire(statuses);
  }

  dispose(): void {
    this.changed.dispose();
  }
}
