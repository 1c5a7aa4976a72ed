import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { ErrorDetails, Phase } from '../errors';
import type { Deadline } from './deadline';
import { retryAfterMs } from './retryAfter';
import type { HttpRequest } from './httpRequest';
import { type HttpResponse, parseResponse } from './httpResponse';
import { type Interruption, interruptionError } from './interruption';
import type { Redact } from './redact';

export interface SendOptions {
  /** The call's time limits, and the caller's abort signal. */
  readonly deadline: Deadline;
  /** Maximum size of the body in bytes, before and after decompression. */
  readonly maxResponseBytes: number;
  /** Masks the API key. */
  readonly redact: Redact;
}

/**
 * Sends one request through a dispatcher. Rejects with an ApiError or AbortError. An incomplete response to a POST is
 * accepted, because it may contain the ID of a paid video. An incomplete response to a GET is accepted if its status is
 * not 2xx.
 *
 * An error's `sent` is reliable: undici calls `onRequestStart` only once the connection is open, right before it sends
 * the first byte. If undici tries to resend the request, or the caller has stopped waiting, `onRequestStart` aborts the
 * request.
 */
export async function sendRequest(
  dispatcher: Pick<Dispatcher, 'dispatch'>,
  request: HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const receiver = new ResponseReceiver(request, options);
  await receiver.receive(dispatcher);
  return parseResponse(receiver, options.redact, options.maxResponseBytes);
}

/** Number of received chunks to join into one, because a service may send each byte as a separate chunk. */
const manyChunks = 4_000;

class ResponseReceiver implements Dispatcher.DispatchHandler {
  status = 0;
  headers: IncomingHttpHeaders = {};
  interruption: Interruption | undefined;
  private sent = false;
  private settled = false;
  private phase: Phase = 'connect';
  private controller: Dispatcher.DispatchController | undefined;
  private chunks: Buffer[] = [];
  private bytes = 0;
  private readonly ended = Promise.withResolvers<undefined>();

  constructor(
    readonly request: HttpRequest,
    private readonly options: SendOptions,
  ) {}

  /** Resolves once this object holds a usable response. Rejects with an ApiError or AbortError. */
  receive(dispatcher: Pick<Dispatcher, 'dispatch'>): Promise<undefined> {
    const { deadline } = this.options;
    deadline.signal?.addEventListener('abort', this.onAbort, { once: true });
    if (deadline.signal?.aborted === true) this.onAbort();
    else this.dispatch(dispatcher);
    return this.ended.promise;
  }

  private dispatch(dispatcher: Pick<Dispatcher, 'dispatch'>): void {
    this.enter('connect');
    const { origin, path, method, headers, body = null } = this.request;
    // `reset` closes a POST's connection after the response. undici's timeouts are off, because Deadline measures the
    // time.
    const options = {
      origin,
      path,
      method,
      headers,
      body,
      reset: method === 'POST',
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    try {
      dispatcher.dispatch(options, this);
    } catch (error) {
      this.onResponseError(undefined, error);
    }
  }

  get data(): Buffer {
    const [only] = this.chunks;
    return only !== undefined && this.chunks.length === 1 ? only : Buffer.concat(this.chunks);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.settled || this.sent) {
      const cause = new Error(this.settled ? 'given up before it was sent' : 'not sent a second time');
      controller.abort(cause);
      this.interrupt({ kind: 'broken', cause });
      return;
    }
    this.sent = true;
    this.controller = controller;
    this.enter('headers');
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200 || this.settled) return;
    this.status = status;
    this.headers = headers;
    this.enter('body');
    if (Number(headers['content-length']) > this.options.maxResponseBytes) this.interruptTooLarge();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.bytes += chunk.length;
    if (this.bytes > this.options.maxResponseBytes) this.interruptTooLarge();
    else this.chunks.push(chunk);
    if (this.chunks.length >= manyChunks) this.chunks = [Buffer.concat(this.chunks)];
  }

  onResponseEnd(): void {
    if (this.settle()) this.ended.resolve(undefined);
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: unknown): void {
    this.interrupt({ kind: 'broken', cause: error });
  }

  private readonly onAbort = (): void =>
    this.interrupt({ kind: 'aborted', reason: this.options.deadline.signal?.reason });

  private readonly onDeadline = (): void => this.interrupt({ kind: 'deadline', phase: this.phase });

  private enter(phase: Phase): void {
    const { deadline } = this.options;
    const { connectMs, headersMs, bodyMs } = deadline.limits;
    this.phase = phase;
    deadline.begin({ connect: connectMs, headers: headersMs, body: bodyMs }[phase], this.onDeadline);
  }

  private interruptTooLarge(): void {
    this.interrupt({ kind: 'tooLarge', maxBytes: this.options.maxResponseBytes });
  }

  private interrupt(interruption: Interruption): void {
    if (!this.settle()) return;
    const { request, status } = this;
    const error = interruptionError(interruption, request, this.details);
    const isKept = request.method === 'POST' ? status > 0 : status >= 300 && interruption.kind !== 'aborted';
    this.interruption = interruption;
    if (isKept) this.ended.resolve(undefined);
    else this.ended.reject(error);
    this.controller?.abort(error);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    const { deadline } = this.options;
    deadline.end();
    deadline.signal?.removeEventListener('abort', this.onAbort);
    return true;
  }

  private get details(): ErrorDetails {
    const { sent, status, headers } = this;
    return status === 0 ? { sent } : { sent, status, retryAfterMs: retryAfterMs(headers) };
  }
}
