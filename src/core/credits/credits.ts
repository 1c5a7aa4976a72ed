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

/** The last known credit balance at one service, and whether it is current. */
export interface CreditsSnapshot extends CreditsReading {
  readonly service: ServiceId;
  /** When the balance was read, in ms since the Unix epoch. */
  readonly readAt?: number;
  /** Why the last read failed, as one sentence. Undefined after a success. */
  readonly problem?: string;
  readonly refreshing: boolean;
  /** Whether the user must set a key before the balance can be read. */
  readonly needsKey: boolean;
  /** Whether the service rejected the key at the last read. */
  readonly isKeyRejected?: boolean;
  /** True if the balance is unknown, marked as stale or at least 10 minutes old. Also true if the last read failed. */
  readonly stale: boolean;
}

export interface CreditsOptions {
  readonly service: ServiceId;
  /** Returns the API client of a service. Undefined while the service has no key. */
  readonly apiFor: (service: ServiceId) => Promise<Pick<DeveloperApi, 'getCredits'> | undefined>;
  readonly log: Log;
  /** Opens the library, which stores balances, learned prices, and the waits that services requested. */
  readonly library?: () => Promise<VideoLibrary>;
}

/** Values recorded when a balance is requested. */
interface AtRequest {
  /**
   * The key of the only video that may have been charged since the previous balance. Undefined if there is none, or
   * more than one. Charges from other machines are ignored, because they are not in the library.
   */
  readonly sole?: string | undefined;
  /**
   * The library's change count when the balance was requested. Videos that changed later do not get this balance as
   * `creditsAfter`. Undefined for a balance from a generate response.
   */
  readonly changes?: number | undefined;
}

/** A balance older than this many ms is stale. */
const staleAfterMs = 10 * 60_000;
/** The first balance that a window adopts from the library is stale if it is older than this many ms. */
const recallMs = 60_000;
/**
 * How long a service may take to refund a failed video, in ms. Meanwhile, no price is inferred from balance changes.
 */
const refundMs = 60 * 60_000;

/** {@link Credits.readBalance} waits at most this many ms for the service. */
const patienceMs = 3_000;

/** The pause before a retry, in ms. It starts at `first` and doubles with each retry, up to `last`. */
const retryMs = { first: 30_000, last: 10 * 60_000 };

/** Reads and caches the credit balance of the service in use. */
export class Credits implements Disposable {
  private readonly changed = new Emitter<CreditsSnapshot>(this.options.log, 'Credits');
  readonly onDidChange = this.changed.event;

  private service = this.options.service;
  /** When the current service and key came into use, in ms since the Unix epoch. */
  private since = -Infinity;
  /** Aborted when the service or its key changes, and on disposal. */
  private term = new AbortController();
  private known: StoredReading | undefined;
  /** Number of times that {@link noteBalance} has updated the balance. */
  private notes = 0;
  /** Why the last read failed. Undefined after a success. */
  private failure: Pick<CreditsSnapshot, 'problem' | 'needsKey' | 'isKeyRejected'> | undefined;
  /** Whether the known balance was marked as stale. Reset once any window reads a newer balance. */
  private isExpired = false;
  /** The last balance that this window read from the library. Any window may have stored it. */
  private stored: StoredReading | undefined;
  private refundsUntil = 0;
  private flight: Promise<void> | undefined;
  private nextFlight: Promise<void> | undefined;
  /** Fires when the balance becomes stale or a retry is due. */
  private timer: NodeJS.Timeout | undefined;
  private nextRetryMs = retryMs.first;
  /** When the wait requested by the service (Retry-After) ends, in {@link steady} time. */
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
   * Reads the balance now. Never throws: a failure becomes {@link CreditsSnapshot.problem}. Calls made while a request
   * is running share one further request, which starts when the running one ends.
   */
  async refresh(): Promise<CreditsSnapshot> {
    this.nextFlight ??= this.flight?.then(() => {
      this.nextFlight = undefined;
      return this.depart();
    });
    await (this.nextFlight ?? this.depart());
    return this.current;
  }

  /** A service's balance. Undefined if it is unknown or stale, or if another service is in use. */
  balanceAt(service: ServiceId): number | undefined {
    const { current } = this;
    return current.service === service && !current.stale ? current.balance : undefined;
  }

  /** Reads a service's balance. Returns undefined if this fails or takes longer than 3 s. */
  async readBalance(service: ServiceId): Promise<number | undefined> {
    const reading = await Promise.race([this.refresh(), sleep(patienceMs, undefined, { ref: false })]);
    return reading && this.balanceAt(service);
  }

  /** The balance to record before a generate request. If the balance is stale, it is read again first. */
  async balanceBefore(service: ServiceId): Promise<number | undefined> {
    return service === this.service && this.current.stale ? this.readBalance(service) : this.balanceAt(service);
  }

  /** Reads the balance again if it is stale, unless the service rejected the key. */
  async refreshIfStale(): Promise<void> {
    if (this.current.stale && this.failure?.isKeyRejected !== true) await this.refresh();
  }

  /** Adopts the balance from a generate response, unless the account is unlimited or its balance is not in credits. */
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

  /**
   * Records that a video failed and may be refunded. For the next hour, no price is inferred from balance changes,
   * because they may include the refund.
   */
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

  /** Adopts the last balance that any window stored in the library. */
  recall(library: Pick<VideoLibrary, 'creditsReading'>): void {
    const stored = library.creditsReading(this.service);
    // A stored balance with another time or amount is new. Its time may even be earlier, because the clock may have
    // been set back.
    if (stored === undefined || stored.readAt < this.since) return;
    const isSeen = [this.stored, this.known].some(
      (it) => it?.readAt === stored.readAt && it.balance === stored.balance,
    );
    if (isSeen) return;
    // Only the first balance that this window adopts may be stale. Any later one was just stored by another window.
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
      // A generate response delivered a newer balance during this request, so this one is dropped.
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

  /** Stores the wait that the service requested, so that other windows also respect it. */
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
