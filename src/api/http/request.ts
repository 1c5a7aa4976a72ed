import type { IncomingHttpHeaders } from 'node:http';
import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import type { Deadline } from './deadline';
import { retryAfterMs } from './headers';
import { connectionError, timeoutError } from '../network/connectionError';
import { AbortError, ApiError, InvalidRequestError, type Phase, UnexpectedResponseError } from '../errors';

export interface WireRequest {
  readonly origin: string;
  /** As it goes on the wire, from the first slash on. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WireResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Coded as it came. */
  readonly data: Buffer;
  /** Why not all of the body came. */
  readonly incomplete?: ApiError | AbortError;
}

export interface RequestLimits {
  /** Of the call that the request is part of; it has the caller's signal. */
  readonly deadline: Deadline;
  readonly maxResponseBytes: number;
}

/**
 * Sends one request through a dispatcher. Rejects with an ApiError or AbortError. A response that breaks off, or that the
 * caller gives up on, is one all the same where its status says enough (not 2xx) or where it may name a paid video.
 *
 * `sent` is exact: undici calls `onRequestStart` only once there is a connection to write to, right before the first
 * byte. A request that was given up before that is stopped there, and one that was begun is never begun again.
 */
export function sendRequest(
  dispatcher: Pick<Dispatcher, 'dispatch'>,
  request: WireRequest,
  limits: RequestLimits,
): Promise<WireResponse> {
  return new Promise((resolve, reject) => new ResponseHandler(request, limits, resolve, reject).start(dispatcher));
}

/** Pieces of a response that are joined before more are taken. */
const manyChunks = 4_000;

class ResponseHandler implements Dispatcher.DispatchHandler {
  private sent = false;
  private settled = false;
  private phase: Phase = 'connect';
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private chunks: Buffer[] = [];
  private bytes = 0;

  constructor(
    private readonly request: WireRequest,
    private readonly limits: RequestLimits,
    private readonly resolve: (response: WireResponse) => void,
    private readonly reject: (reason: unknown) => void,
  ) {}

  start(dispatcher: Pick<Dispatcher, 'dispatch'>): void {
    const { deadline } = this.limits;
    deadline.signal?.addEventListener('abort', this.onAbort, { once: true });
    if (deadline.signal?.aborted === true) {
      this.onAbort();
      return;
    }
    deadline.begin(deadline.limits.connectMs, this.onDeadline);
    const { origin, path, method, headers, body } = this.request;
    try {
      // The deadlines are kept by Deadline, so undici's are off. A POST's connection is kept for nothing else.
      const reset = method === 'POST';
      dispatcher.dispatch(
        { origin, path, method, headers, body: body ?? null, reset, headersTimeout: 0, bodyTimeout: 0 },
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
      this.fail(connectionError(reason, this.host, { sent: this.sent }));
      return;
    }
    this.sent = true;
    this.controller = controller;
    this.enter('headers', this.limits.deadline.limits.headersMs);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.settled) return;
    this.status = status;
    this.headers = headers;
    this.enter('body', this.limits.deadline.limits.bodyMs);
    if (Number(headers['content-length']) > this.limits.maxResponseBytes) this.failTooLarge();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.bytes += chunk.length;
    if (this.bytes > this.limits.maxResponseBytes) this.failTooLarge();
    else this.chunks.push(chunk);
    // A service may send each byte by itself.
    if (this.chunks.length >= manyChunks) this.chunks = [Buffer.concat(this.chunks)];
  }

  onResponseEnd(): void {
    if (this.settle()) this.resolve({ status: this.status, headers: this.headers, data: this.data() });
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: unknown): void {
    if (!this.settled) this.fail(connectionError(error, this.host, this.facts));
  }

  private readonly onAbort = (): void => this.fail(new AbortError(this.sent, this.limits.deadline.signal?.reason));

  private readonly onDeadline = (): void => this.fail(timeoutError(this.phase, this.host, this.facts));

  private enter(phase: Phase, ms: number): void {
    this.phase = phase;
    this.limits.deadline.begin(ms, this.onDeadline);
  }

  private failTooLarge(): void {
    this.fail(tooLargeError(this.limits.maxResponseBytes, this.status));
  }

  private fail(error: ApiError | AbortError): void {
    if (!this.settle()) return;
    const { status, headers } = this;
    const isKept = this.request.method === 'POST' ? status > 0 : status >= 300 && error instanceof ApiError;
    if (isKept) this.resolve({ status, headers, data: this.data(), incomplete: error });
    else this.reject(error);
    this.controller?.abort(error);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    const { deadline } = this.limits;
    deadline.end();
    deadline.signal?.removeEventListener('abort', this.onAbort);
    return true;
  }

  private data(): Buffer {
    const [only] = this.chunks;
    return only !== undefined && this.chunks.length === 1 ? only : Buffer.concat(this.chunks);
  }

  private get facts(): Omit<ConstructorParameters<typeof ApiError>[1], 'cause'> {
    const { sent, status, headers } = this;
    return status === 0 ? { sent } : { sent, status, retryAfterMs: retryAfterMs(headers) };
  }

  private get host(): string {
    return hostOf(this.request.origin);
  }
}

/** `https://host:port` → `host:port`. */
export function hostOf(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2);
}

export function tooLargeError(maxBytes: number, status: number): UnexpectedResponseError {
  const megabytes = Math.round(maxBytes / 104_857.6) / 10;
  const message =
    megabytes >= 0.1
      ? l10n.t("The service's response is larger than {0} MB, so it wasn't read.", megabytes)
      : l10n.t("The service's response is larger than {0} bytes, so it wasn't read.", maxBytes);
  return new UnexpectedResponseError(message, { sent: true, status });
}

/** An ID as one segment of a path, whatever it contains. @throws InvalidRequestError where it is empty or no text */
export function pathSegment(id: string): string {
  if (id === '') throw new InvalidRequestError(l10n.t('A video without an ID cannot be checked.'), { sent: false });
  if (!id.isWellFormed()) {
    throw new InvalidRequestError(l10n.t('The video ID is not well-formed text.'), { sent: false });
  }
  // A segment of dots alone would name another folder; URL parsers see through the escape, the wire does not.
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : encodeURIComponent(id);
}
