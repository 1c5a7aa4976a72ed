import type { IncomingHttpHeaders } from 'node:http';
import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { returnAlarm, takeAlarm } from './deadline';
import { connectionProblem, timedOut } from '../network/connectionProblem';
import { type ApiError, type Phase, UnexpectedResponseError } from '../errors';

/** How long each phase of a request may take, in milliseconds. */
export interface Deadlines {
  /** From asking to having a connection, name lookup, proxy and TLS included. */
  readonly connectMs: number;
  /** From the start of sending to the reply's headers. */
  readonly headersMs: number;
  /** From the reply's headers to its end: the whole body, not the gap between two pieces. */
  readonly bodyMs: number;
  /** The whole call, repeats included. */
  readonly overallMs: number;
}

export interface WireRequest {
  readonly origin: string;
  /** As it goes on the wire, from the first slash on. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body?: string;
}

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Coded as it came. */
  readonly data: Buffer;
  /** Not all of the body came. Only where the status alone says enough (not 2xx). */
  readonly incomplete?: boolean;
}

export interface ExchangeLimits {
  readonly deadlines: Omit<Deadlines, 'overallMs'>;
  /** What is left of the whole call. */
  readonly overallMs: number;
  readonly maxReplyBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One request and its reply on a dispatcher. Rejects with an ApiError, or with the signal's reason.
 *
 * `sent` is exact: undici calls `onRequestStart` only once there is a connection to write to, right before the first
 * byte. A request that was given up before that is stopped there, and one that was begun is never begun again.
 */
export function exchange(dispatcher: Dispatcher, request: WireRequest, limits: ExchangeLimits): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    new Exchange(request, limits, resolve, reject).start(dispatcher);
  });
}

class Exchange implements Dispatcher.DispatchHandler {
  private sent = false;
  private settled = false;
  private phase: Phase = 'connect';
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private chunks: Buffer[] = [];
  private bytes = 0;
  private readonly alarm = takeAlarm();
  private readonly endsAt: number;

  constructor(
    private readonly request: WireRequest,
    private readonly limits: ExchangeLimits,
    private readonly resolve: (reply: WireReply) => void,
    private readonly reject: (reason: unknown) => void,
  ) {
    this.endsAt = performance.now() + limits.overallMs;
  }

  start(dispatcher: Dispatcher): void {
    const { signal, deadlines } = this.limits;
    if (signal !== undefined) {
      if (signal.aborted) {
        this.settle();
        this.reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', this.onAbort, { once: true });
    }
    this.allow(deadlines.connectMs);
    const { origin, path, method, headers, body } = this.request;
    try {
      // The deadlines are kept here, so undici's are off.
      dispatcher.dispatch(
        { origin, path, method, headers, body: body ?? null, headersTimeout: 0, bodyTimeout: 0 },
        this,
      );
    } catch (error) {
      this.onResponseError(undefined, error);
    }
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.settled || this.sent) {
      const reason = new Error(this.settled ? 'given up before it was sent' : 'not sent a second time');
      controller.abort(reason);
      this.fail(connectionProblem(reason, this.host, { sent: this.sent }));
      return;
    }
    this.sent = true;
    this.controller = controller;
    this.phase = 'headers';
    this.allow(this.limits.deadlines.headersMs);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.settled) return;
    this.status = status;
    this.headers = headers;
    this.phase = 'body';
    this.allow(this.limits.deadlines.bodyMs);
    if (Number(headers['content-length']) > this.limits.maxReplyBytes) this.failTooLarge();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.bytes += chunk.length;
    if (this.bytes > this.limits.maxReplyBytes) this.failTooLarge();
    else this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.settle()) this.resolve({ status: this.status, headers: this.headers, data: this.data() });
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: unknown): void {
    if (this.settled) return;
    const facts = { sent: this.sent, ...(this.status === 0 ? {} : { status: this.status }) };
    this.fail(connectionProblem(error, this.host, facts));
  }

  private readonly onAbort = (): void => {
    if (!this.settle()) return;
    this.reject(this.limits.signal?.reason);
    this.controller?.abort(new Error('given up'));
  };

  private readonly onDeadline = (): void => {
    this.fail(timedOut(this.phase, this.host, { sent: this.sent }));
  };

  /** Gives the phase that begins now so many milliseconds. */
  private allow(ms: number): void {
    this.alarm.set(Math.min(performance.now() + ms, this.endsAt), this.onDeadline);
  }

  private failTooLarge(): void {
    this.fail(tooLarge(this.limits.maxReplyBytes, this.status));
  }

  private fail(error: ApiError): void {
    if (!this.settle()) return;
    if (this.status >= 300) {
      // What the service decided is known; the rest of its words is not worth losing that.
      this.resolve({ status: this.status, headers: this.headers, data: this.data(), incomplete: true });
    } else {
      this.reject(error);
    }
    this.controller?.abort(error);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    returnAlarm(this.alarm);
    this.limits.signal?.removeEventListener('abort', this.onAbort);
    return true;
  }

  private data(): Buffer {
    const [only] = this.chunks;
    return only !== undefined && this.chunks.length === 1 ? only : Buffer.concat(this.chunks);
  }

  private get host(): string {
    return hostOf(this.request.origin);
  }
}

/** `https://host:port` → `host:port`. */
export function hostOf(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2);
}

export function tooLarge(maxReplyBytes: number, status: number): UnexpectedResponseError {
  const megabytes = Math.round(maxReplyBytes / 104_857.6) / 10;
  const message =
    megabytes >= 0.1
      ? l10n.t("The service's reply is larger than {0} MB, so it was not read.", megabytes)
      : l10n.t("The service's reply is larger than {0} bytes, so it was not read.", maxReplyBytes);
  return new UnexpectedResponseError(message, { sent: true, status });
}
