import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import type { CreditsReading } from '../../api/types';
import { AuthenticationError, ConnectionError, RateLimitError, ServerError, TimeoutError } from '../../api/errors';
import { restError } from '../library/rest';
import { steady } from '../clock';
import { Emitter, type Disposable } from '../event';
import type { StoredReading, VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { filledFields, type ServiceId, type Video } from '../video/video';
import { learnFromDifference, soleCharge } from './prices';

/** What is known of the credits at one service. */
export interface CreditsSnapshot extends CreditsReading {
  readonly service: ServiceId;
  /** When the balance was read, Date.now(). */
  readonly readAt?: number;
  /** Why the last attempt to read it failed: one sentence. */
  readonly problem?: string;
  readonly refreshing: boolean;
  /** The service can't be asked before the user has set a key. */
  readonly needsKey: boolean;
  /** The service rejected the key when the balance was last asked for. */
  readonly isKeyRejected?: boolean;
  /** The balance is not to be shown as current: never read, read long ago, or the last attempt to read it failed. */
  readonly stale: boolean;
}

export interface CreditsOptions {
  readonly service: ServiceId;
  /** The API of a service, or undefined while it has no key. */
  readonly apiFor: (service: ServiceId) => Promise<Pick<DeveloperApi, 'getCredits'> | undefined>;
  readonly log: Log;
  /** Where readings are remembered and prices learned; opened only when there is a reading. */
  readonly library?: () => Promise<VideoLibrary>;
}

/** What was known when a balance was asked for. */
interface Asked {
  /** The key of the one video that alone was charged for since the balance before, as far as this machine knows. */
  readonly sole?: string | undefined;
  /** How many changes the library had seen: what became uncertain later is not in the balance. None: nobody asked. */
  readonly changes?: number | undefined;
}

/** A reading older than this is stale. */
const staleAfterMs = 10 * 60_000;
/** A balance that an earlier window read longer ago than this is not shown as current. */
const recallMs = 60_000;
/** Credits of a failed video may come back this long after its end; what the balance shows meanwhile is no price. */
const refundMs = 60 * 60_000;

/** A balance that somebody waits for, as evidence of what a video cost, is given up after this. */
const patienceMs = 3_000;

/** After an outage the balance is asked for again after this, each time after twice as long, up to the last. */
const retryMs = { first: 30_000, last: 10 * 60_000 };
const outages = [ConnectionError, RateLimitError, ServerError, TimeoutError];

/** The balance of the service in use, and when it was read. */
export class Credits implements Disposable {
  private readonly changed = new Emitter<CreditsSnapshot>(this.options.log, 'Credits');
  readonly onDidChange = this.changed.event;

  private service = this.options.service;
  /** Since when it is in use with this key. */
  private since = -Infinity;
  /** Ends with the use of this service and key, or of all of this. */
  private term = new AbortController();
  private known: StoredReading | undefined;
  /** How many balances were noted from other responses. */
  private notes = 0;
  /** Why the last attempt to read the balance failed. */
  private failure: Pick<CreditsSnapshot, 'problem' | 'needsKey' | 'isKeyRejected'> | undefined;
  /** What is known is no longer so, and it is left to other windows to read it. */
  private isExpired = false;
  /** What any window read last, as it was last seen in the library. */
  private stored: StoredReading | undefined;
  private refundsUntil = 0;
  private flight: Promise<void> | undefined;
  private nextFlight: Promise<void> | undefined;
  /** Until what is known becomes stale, or is asked for again. */
  private timer: NodeJS.Timeout | undefined;
  private nextRetryMs = retryMs.first;
  /** The service asked to be left alone until then, by the steady clock. */
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
   * Reads the balance now. Never throws: a failure is the reading's problem. Any number of calls at once make at most
   * two requests, the second one begun after the last call.
   */
  async refresh(): Promise<CreditsSnapshot> {
    this.nextFlight ??= this.flight?.then(() => {
      this.nextFlight = undefined;
      return this.depart();
    });
    await (this.nextFlight ?? this.depart());
    return this.current;
  }

  /** What is left at a service; undefined where that is unknown or may have changed. */
  balanceAt(service: ServiceId): number | undefined {
    const { current } = this;
    return current.service === service && !current.stale ? current.balance : undefined;
  }

  /** Asks a service what is left; undefined where it doesn't say, or not soon. */
  async readBalance(service: ServiceId): Promise<number | undefined> {
    const reading = await Promise.race([this.refresh(), sleep(patienceMs, undefined, { ref: false })]);
    return reading && this.balanceAt(service);
  }

  /** What is left at a service before a request, where it is the one in use; asked for where that is not current. */
  async balanceBefore(service: ServiceId): Promise<number | undefined> {
    return service === this.service && this.current.stale ? this.readBalance(service) : this.balanceAt(service);
  }

  /** Reads the balance where it is not current, unless the service would only reject the key again. */
  async refreshIfStale(): Promise<void> {
    if (this.current.stale && this.failure?.isKeyRejected !== true) await this.refresh();
  }

  /** The response to a video's request said how many credits are left: nothing to an account that counts in something else. */
  noteBalance({ service, key }: Pick<Video, 'service' | 'key'>, balance: number): void {
    if (service !== this.service || this.term.signal.aborted) return;
    const { total, unit, unlimited } = this.known ?? {};
    if (unlimited === true || (unit ?? 'credits') !== 'credits') return;
    this.notes += 1;
    this.accept(filledFields<StoredReading>({ balance, total, unit, readAt: Date.now() }), { sole: key });
  }

  /** What is known is no longer so, and not asked for now: stale until some window has read it again. */
  expire(): void {
    this.isExpired = true;
    this.notify();
  }

  /** A video of the service failed: its credits may come back at any moment, which says nothing about prices. */
  expectRefund(): void {
    this.refundsUntil = Date.now() + refundMs;
  }

  /** Another service is in use, or has another key: nothing known of the former one is shown. */
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

  /** Shows what another window has read meanwhile, or at first an earlier one: stale unless that was within a minute. */
  recall(library: Pick<VideoLibrary, 'creditsReading'>): void {
    const stored = library.creditsReading(this.service);
    // By what it is, not by when: another window may have read it after the clock was set back.
    if (stored === undefined || stored.readAt < this.since) return;
    const isSeen = [this.stored, this.known].some(
      (it) => it?.readAt === stored.readAt && it.balance === stored.balance,
    );
    if (isSeen) return;
    // One that has changed since was read just now.
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
      // A balance noted meanwhile is newer than this one's question.
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
      const maySayWhen = error instanceof RateLimitError || error instanceof ServerError;
      if (maySayWhen) this.notBefore = steady() + (error.retryAfterMs ?? 0);
      if (maySayWhen && error.sent && error.retryAfterMs !== undefined) this.rememberRest(service, error.retryAfterMs);
      if (outages.some((it) => error instanceof it)) this.retryLater();
    }
  }

  /** The service asked to be left alone: the next window does so, too. */
  private rememberRest(service: ServiceId, ms: number): void {
    const library = this.options.library?.() ?? Promise.resolve(undefined);
    library
      .then((it) => it?.rest(service, Date.now() + ms))
      .catch((error: unknown) => this.options.log.warn(`Credits: ${String(error)}`));
  }

  private retryLater(): void {
    clearTimeout(this.timer);
    // A timer may be a little early.
    const wait = Math.max(this.nextRetryMs, this.notBefore - steady() + 1_000);
    this.timer = setTimeout(() => void this.refreshIfStale(), wait).unref();
    this.nextRetryMs = Math.min(2 * this.nextRetryMs, retryMs.last);
  }

  private accept(reading: StoredReading, asked: Asked): void {
    const { service } = this;
    const before = this.known;
    this.isExpired = false;
    this.know(reading);
    this.remember(service, before, reading, asked).catch((error: unknown) =>
      this.options.log.warn(`Credits: could not be remembered: ${String(error)}`),
    );
  }

  private know(reading: StoredReading): void {
    this.known = reading;
    this.failure = undefined;
    this.nextRetryMs = retryMs.first;
    clearTimeout(this.timer);
    const age = Math.max(0, Date.now() - reading.readAt);
    this.timer = setTimeout(() => this.notify(), staleAfterMs + 1 - age).unref();
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
    { sole, changes = 0 }: Asked,
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
