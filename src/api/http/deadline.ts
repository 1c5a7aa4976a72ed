import { AbortError } from '../errors';

/** Time limits of a request, in milliseconds. */
export interface Deadlines {
  /** Limit for opening the connection, including name lookup, proxy and TLS. */
  readonly connectMs: number;
  /** Time limit from the start of sending until the response's headers arrive. */
  readonly headersMs: number;
  /** Time limit for receiving the body after the headers. Received chunks do not extend it. */
  readonly bodyMs: number;
  /** Limit for the whole call, including reading the key, choosing the network route and all attempts. */
  readonly overallMs: number;
}

/** Maximum duration of one timer, in milliseconds. */
const sliceMs = 250;

/**
 * Deadline of a call, across all its phases. Time during which the machine sleeps or the process is stopped does not
 * count. Timers of at most 250 ms measure the time, and a late timer counts only for its planned time. At the
 * deadline, Node polls the sockets once more before the call fails, so a response that arrived during sleep is not
 * lost.
 *
 * `AbortSignal.timeout` is unsuitable because it counts sleep. undici's `headersTimeout` is unsuitable because it may
 * end a request before its socket is read.
 */
export class Deadline {
  private overallLeftMs: number;
  private phaseLeftMs = Infinity;
  private onPassed: (() => void) | undefined;
  private slice: { readonly timer: NodeJS.Timeout; readonly startedAt: number; readonly ms: number } | undefined;

  constructor(
    readonly limits: Deadlines,
    readonly signal?: AbortSignal,
  ) {
    this.overallLeftMs = limits.overallMs;
  }

  /**
   * Remaining time of the whole call, in milliseconds. Time between two phases counts only if the caller passes it to
   * `spend`.
   */
  get leftMs(): number {
    return this.overallLeftMs;
  }

  spend(ms: number): void {
    this.overallLeftMs -= ms;
    this.phaseLeftMs -= ms;
  }

  /** Begins a phase and ends the previous one. */
  begin(phaseMs: number, onPassed: () => void): void {
    this.end();
    this.phaseLeftMs = phaseMs;
    this.onPassed = onPassed;
    this.startSlice();
  }

  end(): void {
    if (this.slice !== undefined) {
      clearTimeout(this.slice.timer);
      this.spend(Math.min(performance.now() - this.slice.startedAt, this.slice.ms));
      this.slice = undefined;
    }
    this.onPassed = undefined;
  }

  /**
   * Waits for a promise within the call's overall limit. The promise's own work is not canceled.
   * @throws AbortError with `sent: false` once the signal is aborted
   * @throws the result of `late()` once the overall limit has passed
   */
  async wait<T>(work: Promise<T>, late: () => unknown): Promise<T> {
    const { signal } = this;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const onAbort = (): void => reject(new AbortError({ sent: false, cause: signal?.reason }));
    if (signal?.aborted === true) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.begin(Infinity, () => reject(late()));
    try {
      work.then(resolve, reject);
      return await promise;
    } finally {
      this.end();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  private get phaseOrOverallLeftMs(): number {
    return Math.min(this.overallLeftMs, this.phaseLeftMs);
  }

  private startSlice(): void {
    const ms = Math.max(0, Math.min(this.phaseOrOverallLeftMs, sliceMs));
    // The pending request keeps the process alive, so the timer need not.
    const timer = setTimeout(() => this.endSlice(ms), ms).unref();
    this.slice = { timer, startedAt: performance.now(), ms };
  }

  private endSlice(ms: number): void {
    this.slice = undefined;
    this.spend(ms);
    if (this.phaseOrOverallLeftMs > 0) {
      this.startSlice();
      return;
    }
    // Node polls the sockets once more before it runs this callback. A response read in that poll may still end this
    // phase or begin the next one.
    setImmediate(() => {
      const { onPassed, slice } = this;
      if (onPassed === undefined || slice !== undefined) return;
      this.end();
      onPassed();
    });
  }
}
