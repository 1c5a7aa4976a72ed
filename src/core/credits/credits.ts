import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import type { CreditsReading } from '../../api/types';
import { AuthenticationError, RateLimitError, ServerError } from '../../api/errors';
import { isTransient } from '../../api/http/transient';
import { restError } from '../library/rest';
import { steady } from '../clock';
import { Emitter, type Disposable } from '../event';
import type { StoredReading, VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { filledFields, type ServiceId, type Video } from '../video/video';
import { learnFromDifference, soleCharge } from './prices';

/** The known credits at one service. */
export interface CreditsSnapshot extends CreditsReading {
  readonly service: ServiceId;
  /** The time when the balance was read, Date.now(). */
  readonly readAt?: number;
  /** The reason of the last failed read, as one sentence. */
  readonly problem?: string;
  readonly refreshing: boolean;
  /** Whether the user must set a key before the balance can be read. */
  readonly needsKey: boolean;
  /** Whether the service rejected the key at the last read. */
  readonly isKeyRejected?: boolean;
  /** Whether the balance must not be shown as current: never read, read long ago, or the last read failed. */
  readonly stale: boolean;
}

export interface CreditsOptions {
  readonly service: ServiceId;
  /** The API of a service, or undefined while it has no key. */
  readonly apiFor: (service: ServiceId) => Promise<Pick<DeveloperApi, 'getCredits'> | undefined>;
  readonly log: Log;
  /** Opens the library, which stores readings, learned prices and requested waits. */
  readonly library?: () => Promise<VideoLibrary>;
}

/** Facts that are known when a balance is requested. */
interface AtRequest {
  /** The key of the only video that was charged since the previous balance, as far as this machine knows. */
  readonly sole?: string | undefined;
  /**
   * The library's count of changes at the request. The balance does not include later changes. Undefined for a balance
   * in a generate response.
   */
  readonly changes?: number | undefined;
}

/** A reading older than this is stale. */
const staleAfterMs = 10 * 60_000;
/** The first stored balance that a window adopts is stale if it is older than this. */
const recallMs = 60_000;
/** A service may return the credits of a failed video within this time. Until it ends, no price is learned. */
const refundMs = 60 * 60_000;

/** The longest wait for a balance that a caller needs as evidence of a video's cost. */
const patienceMs = 3_000;

/** The pauses between retries after an outage. Each is twice the previous one. */
const retryMs = { first: 30_000, last: 10 * 60_000 };

/** The balance of the service in use, and when it was read. */
export class Credits implements Disposable {
  private readonly changed = new Emitter<CreditsSnapshot>(this.options.log, 'Credits');
  readonly onDidChange = this.changed.event;

  private service = this.options.service;
  /** The time since which the service is in use with this key. */
  private since = -Infinity;
  /** Aborted when the service or its key changes, and on disposal. */
  private term = new AbortController();
  private known: StoredReading | undefined;
  /** The number of balances noted from responses to generate requests. */
  private notes = 0;
  /** The error of the last read. */
  private failure: Pick<CreditsSnapshot, 'problem' | 'needsKey' | 'isKeyRejected'> | undefined;
  /** Whether the known balance is stale until any window refreshes it. */
  private isExpired = false;
  /** The last reading of any window, as last seen in the library. */
  private stored: StoredReading | undefined;
  private refundsUntil = 0;
  private flight: Promise<void> | undefined;
  private nextFlight: Promise<void> | undefined;
  /** Fires when the balance becomes stale, or for a retry. */
  private timer: NodeJS.Timeout | undefined;
  private nextRetryMs = retryMs.first;
  /** The end of the wait that the service asked for, by the steady clock. */
  private notBefore = 0;

  constructor(private readonly options: CreditsOptions) {}

  get current(): CreditsSnapshot {
    const { service, known, failure } = this;
    const isOld = known === undefined || this.isExpired || Math.abs(Date.now() - known.readAt) >= staleAfterMs;
    return {
      ...known,
      service,
      refreshing: this.flight !== undefined,
      needsKey: false,
      ...failure,
      stale: isOld || failure !== undefined,
    };
  }

  /**
   * Reads the balance now. Never throws: a failure becomes {@link CreditsSnapshot.problem}. All calls during a running
   * request share one further request, which starts when the running one ends.
   */
  async refresh(): Promise<CreditsSnapshot> {
    this.nextFlight ??= this.flight?.then(() => {
      this.nextFlight = undefined;
      return this.depart();
    });
    await (this.nextFlight ?? this.depart());
    return this.current;
  }

  /** The balance at a service. Undefined if unknown or stale. */
  balanceAt(service: ServiceId): number | undefined {
    const { current } = this;
    return current.service === service && !current.stale ? current.balance : undefined;
  }

  /** Reads the balance at a service. Undefined if none arrives within 3 s. */
  async readBalance(service: ServiceId): Promise<number | undefined> {
    const reading = await Promise.race([this.refresh(), sleep(patienceMs, undefined, { ref: false })]);
    return reading && this.balanceAt(service);
  }

  /** The balance before a request, for the service in use. Refreshed if it is stale. */
  async balanceBefore(service: ServiceId): Promise<number | undefined> {
    return service === this.service && this.current.stale ? this.readBalance(service) : this.balanceAt(service);
  }

  /** Reads a stale balance, unless the service rejected the key. */
  async refreshIfStale(): Promise<void> {
    if (this.current.stale && this.failure?.isKeyRejected !== true) await this.refresh();
  }

  /** Adopts the balance in a generate response. Ignored if the account's unit is not credits. */
  noteBalance({ service, key }: Pick<Video, 'service' | 'key'>, balance: number): void {
    if (service !== this.service || this.term.signal.aborted) return;
    const { total, unit, unlimited } = this.known ?? {};
    if (unlimited === true || (unit ?? 'credits') !== 'credits') return;
    this.notes += 1;
    this.accept(filledFields<StoredReading>({ balance, total, unit, readAt: Date.now() }), { sole: key });
  }

  /** Marks the balance as stale until any window refreshes it. */
  expire(): void {
    this.isExpired = true;
    this.notify();
  }

  /** Notes that a video failed, so its credits may be returned. Until then, balance differences are not prices. */
  expectRefund(): void {
    this.refundsUntil = Date.now() + refundMs;
  }

  /** Switches to another service or key, and drops the previous balance. */
  setService(service: ServiceId): void {
    this.term.abort();
    this.term = new AbortController();
    this.service = service;
    this.since = Date.now();
    this.notBefore = 0;
    this.known = undefined;
    this.stored = undefined;
    this.failure = undefined;
    this.notify();
  }

  /**
   * Adopts the last reading of any window from the library. The first adopted reading is stale if it is older than a
   * minute.
   */
  recall(library: Pick<VideoLibrary, 'creditsReading'>): void {
    const stored = library.creditsReading(this.service);
    // A reading with another time or balance is new, even if its time is earlier: the clock may have been set back.
    if (stored === undefined || stored.readAt < this.since) return;
    const isSeen = [this.stored, this.known].some(
      (it) => it?.readAt === stored.readAt && it.balance === stored.balance,
    );
    if (isSeen) return;
    // The stored reading has changed, so another window has just refreshed it.
    this.isExpired = this.stored === undefined && Math.abs(Date.now() - stored.readAt) > recallMs;
    this.stored = stored;
    this.know(stored);
  }

  dispose(): void {
    this.term.abort();
    clearTimeout(this.timer);
    this.changed.dispose();
  }

  private depart(): Promise<void> {
    if (this.term.signal.aborted) return Promise.resolve();
    const flight = this.read().finally(() => {
      this.flight = undefined;
      this.notify();
    });
    this.flight = flight;
    this.notify();
    return flight;
  }

  private async read(): Promise<void> {
    const { service, known, notes } = this;
    const { signal } = this.term;
    if (steady() < this.notBefore) return;
    try {
      const api = await this.options.apiFor(service);
      signal.throwIfAborted();
      if (api === undefined) {
        this.fail({ problem: l10n.t('There is no API key for this service.'), needsKey: true });
        return;
      }
      const library = await this.options.library?.().catch(() => undefined);
      const restUntil = library?.restUntil(service);
      if (restUntil !== undefined) throw restError(restUntil);
      const changes = library?.changes();
      const sole = library && known && soleCharge(library, service, known.readAt)?.key;
      const { balance, unlimited, total, unit } = (await api.getCredits({ signal })).reading;
      signal.throwIfAborted();
      // A balance from a generate response that arrived during this request is newer.
      if (this.notes !== notes) return;
      if (balance === undefined && unlimited !== true) {
        this.fail({ problem: l10n.t("The service's response has no balance."), needsKey: false });
        return;
      }
      const reading = filledFields<StoredReading>({ balance, unlimited, total, unit, readAt: Date.now() });
      this.accept(reading, { sole, changes });
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof Error ? error.message : l10n.t("The credits couldn't be read.");
      const isKeyRejected = error instanceof AuthenticationError && error.status === 401;
      this.fail({ problem, needsKey: false, ...(isKeyRejected && { isKeyRejected }) });
      const mayNameWait = error instanceof RateLimitError || error instanceof ServerError;
      if (mayNameWait) this.notBefore = steady() + (error.retryAfterMs ?? 0);
      if (mayNameWait && error.sent && error.retryAfterMs !== undefined) this.rememberRest(service, error.retryAfterMs);
      if (isTransient(error)) this.retryLater();
    }
  }

  /** Stores the requested wait, so that other windows obey it, too. */
  private rememberRest(service: ServiceId, ms: number): void {
    const library = this.options.library?.() ?? Promise.resolve(undefined);
    library
      .then((it) => it?.rest(service, Date.now() + ms))
      .catch((error: unknown) => this.options.log.warn(`Credits: ${String(error)}`));
  }

  private retryLater(): void {
    clearTimeout(this.timer);
    // Adds one second, because a timer may fire early.
    const wait = Math.max(this.nextRetryMs, this.notBefore - steady() + 1_000);
    this.timer = setTimeout(() => void this.refreshIfStale(), wait).unref();
    this.nextRetryMs = Math.min(2 * this.nextRetryMs, retryMs.last);
  }

  private accept(reading: StoredReading, at: AtRequest): void {
    const { service } = this;
    const before = this.known;
    this.isExpired = false;
    this.know(reading);
    this.remember(service, before, reading, at).catch((error: unknown) =>
      this.options.log.warn(`Credits: could not be remembered: ${String(error)}`),
    );
  }

  private know(reading: StoredReading): void {
    this.known = reading;
    this.failure = undefined;
    this.nextRetryMs = retryMs.first;
    clearTimeout(this.timer);
    const age = Math.max(0, Date.now() - reading.readAt);
    this.timer = setTimeout(() => this.notify(), Math.max(0, staleAfterMs + 1 - age)).unref();
    this.notify();
  }

  private fail(failure: NonNullable<typeof this.failure>): void {
    this.failure = failure;
    this.options.log.info(`Credits: ${failure.problem ?? ''}`);
  }

  private async remember(
    service: ServiceId,
    before: StoredReading | undefined,
    reading: StoredReading,
    { sole, changes = 0 }: AtRequest,
  ): Promise<void> {
    const library = await this.options.library?.();
    if (library === undefined || this.term.signal.aborted) return;
    const mayRefund = Date.now() < this.refundsUntil;
    if (before !== undefined && sole !== undefined && !mayRefund) {
      await learnFromDifference(library, service, before, reading, sole);
    }
    await library.rememberCredits(service, reading, changes);
  }

  private notify(): void {
    if (!this.term.signal.aborted) this.changed.fire(this.current);
  }
}
