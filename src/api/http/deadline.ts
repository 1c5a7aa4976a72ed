import { AbortError } from '../errors';

/** How long each phase of a request may take, in milliseconds. */
export interface Deadlines {
  /** From asking to having a connection, name lookup, proxy and TLS included. */
  readonly connectMs: number;
  /** From the start of sending to the response's headers. */
  readonly headersMs: number;
  /** From the response's headers to its end: the whole body, not the gap between two pieces. */
  readonly bodyMs: number;
  /** The whole call: reading the key, finding the network route and all attempts included. */
  readonly overallMs: number;
}

/** How much time one tick counts, in milliseconds. */
export const tickMs = 250;
const running = new Set<Deadline>();
let ticker: NodeJS.Timeout | undefined;

/**
 * The time that a call may take, over all that it waits for. It counts ticks and not the clock: while the machine sleeps
 * or the process is stopped nothing passes, and after the last tick the sockets are read once more, so that a response
 * that lies ready on waking arrives. `AbortSignal.timeout` counts the sleep, and a timer for each request costs more than
 * all else that is done with it; undici's `headersTimeout` may end a request before what lies in its socket is read.
 */
export class Deadline {
  /** What is left of the whole call, in milliseconds. */
  leftMs: number;
  private phaseMs = Infinity;
  private onPassed: (() => void) | undefined;

  /** @param limits of which only the time counts in which something is waited for */
  constructor(
    readonly limits: Deadlines,
    readonly signal?: AbortSignal,
  ) {
    this.leftMs = limits.overallMs + tickMs;
  }

  /** Begins to wait for something, for so many milliseconds at most; it takes the place of what was waited for before. */
  begin(phaseMs: number, onPassed: () => void): void {
    this.phaseMs = phaseMs + tickMs;
    if (this.onPassed === undefined) running.add(this);
    this.onPassed = onPassed;
    // What is waited for keeps the process alive, not the timer.
    ticker ??= setInterval(tick, tickMs).unref();
  }

  end(): void {
    running.delete(this);
    this.onPassed = undefined;
  }

  /**
   * What the work comes to. The work itself goes on when it is no longer waited for.
   * @throws AbortError, `sent: false`, as soon as the signal is aborted; what `late` gives once the time has passed
   */
  async wait<T>(work: Promise<T>, late: () => unknown, phaseMs = Infinity): Promise<T> {
    const { signal } = this;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const onAbort = (): void => reject(new AbortError(false, signal?.reason));
    if (signal?.aborted === true) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    this.begin(phaseMs, () => reject(late()));
    try {
      work.then(resolve, reject);
      return await promise;
    } finally {
      this.end();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  private get isOver(): boolean {
    return Math.min(this.leftMs, this.phaseMs) <= 0;
  }

  tick(): void {
    this.leftMs -= tickMs;
    this.phaseMs -= tickMs;
    const { onPassed } = this;
    if (onPassed === undefined || !this.isOver) return;
    setImmediate(() => {
      if (this.onPassed !== onPassed || !this.isOver) return;
      this.end();
      onPassed();
    });
  }
}

/** Counts one tick for all that is waited for. */
export function tick(): void {
  for (const deadline of running) deadline.tick();
  if (running.size > 0) return;
  clearInterval(ticker);
  ticker = undefined;
}
