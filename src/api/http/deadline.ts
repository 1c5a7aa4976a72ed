import { AbortError } from '../errors';

/** Time limits of a request, in milliseconds. */
export interface Deadlines {
  /** Until the connection is open, including name lookup, proxy and TLS. */
  readonly connectMs: number;
  /** From the start of sending to the response's headers. */
  readonly headersMs: number;
  /** From the response's headers to its end: the whole body, not the gap between two chunks. */
  readonly bodyMs: number;
  /** The whole call, including reading the key, choosing the network route and all attempts. */
  readonly overallMs: number;
}

/** The longest time that a single timer counts, in milliseconds. */
const sliceMs = 250;

/**
 * Counts down the time of a call across all its phases. Time in which the machine sleeps or the process is stopped does
 * not count: each timer runs for one slice, and counts at most the slice's length. After the last slice the sockets are
 * read once more, so a response that is ready on waking arrives. `AbortSignal.timeout` counts sleep, and undici's
 * `headersTimeout` may end a request before its socket is read.
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

  /** Remaining time of the whole call, in milliseconds. Time between two phases counts only through `spend`. */
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
   * Waits for work, which continues even after a rejection.
   * @throws AbortError, `sent: false`, once the signal is aborted; the error of `late` once the time has passed
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
    // Node reads sockets before `setImmediate`. A response that arrives there ends this phase or begins the next.
    setImmediate(() => {
      const { onPassed, slice } = this;
      if (onPassed === undefined || slice !== undefined) return;
      this.end();
      onPassed();
    });
  }
}
