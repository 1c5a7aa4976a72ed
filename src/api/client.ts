import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { parseBaseUrl } from './baseUrl';
import { baseUrlWords } from './baseUrlWords';
import { spellings } from './http/redact';
import { readErrorAnswer } from './http/errorResponse';
import { ApiError, AuthenticationError, InvalidRequestError, UnexpectedResponseError } from './errors';
import type { Deadlines, WireRequest } from './http/request';
import { pathSegment } from './http/pathSegment';
import { type ReadReply, readReply } from './http/response';
import { readCreditsResponse, readVideoResponse } from './decode/readResponse';
import { type Operation, replyError } from './http/toApiError';
import { retryAfterMs } from './http/retryAfter';
import { defaultRetryPolicy, type RetryPolicy, retryWaitMs } from './http/retry';
import { Transport } from './http/transport';
import type { ApiResponse, CreditsReading, GenerateRequest, ResponsePins, VideoReading } from './types';
import { pause, unlessAborted } from './http/abort';
import { videoIdOfHeaders } from './http/videoLocation';

/** One attempt of one request, for the log. No key, prompt, query or host is in it. */
export interface RequestRecord {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly status?: number;
  readonly ms: number;
  readonly requestId?: string;
  /** From 1. */
  readonly attempt: number;
  /** One sentence. */
  readonly error?: string;
}

export interface DeveloperApiOptions {
  /** Ends in `/api/v1/developer`, say. HTTPS, except on this machine. */
  readonly baseUrl: string | (() => string);
  /** Read for each request and never kept. */
  readonly apiKey: string | (() => string | undefined | Promise<string | undefined>);
  readonly userAgent: string;
  /** Supplies the dispatcher for each request and closes it; otherwise the client makes its own. It must not use HTTP/2. */
  readonly dispatcher?: () => Dispatcher | Promise<Dispatcher>;
  readonly deadlines?: Partial<Deadlines>;
  /** The longest reply that is read, decoded; 4 MB by default. */
  readonly maxReplyBytes?: number;
  readonly pins?: () => ResponsePins;
  readonly onRequest?: (record: RequestRecord) => void;
  /** Tried once where no connection could be made at all. */
  readonly fallbackFetch?: typeof fetch;
  readonly retryPolicy?: Partial<RetryPolicy>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface LookOptions extends CallOptions {
  /** How often it is sent at most, by the retry policy where undefined. */
  readonly attempts?: number | undefined;
}

export interface GenerateOptions extends CallOptions {
  /** A fresh one where undefined. */
  readonly idempotencyKey?: string | undefined;
}

const defaultDeadlines: Deadlines = { connectMs: 15_000, headersMs: 60_000, bodyMs: 60_000, overallMs: 150_000 };

interface Call {
  readonly operation: Operation;
  readonly method: 'GET' | 'POST';
  /** Below the base URL. */
  readonly path: string;
  readonly body?: string;
  readonly headers?: readonly string[];
  /** What the service may echo and no message may carry. */
  readonly hidden?: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly attempts?: number | undefined;
}

/** A reply that is no error. */
interface HeardReply extends ReadReply {
  /** The id of the video that was begun, where the headers tell it. */
  readonly videoId?: string;
}

/**
 * The hosted video-generation API: three calls. They reject with an ApiError, or with the reason of the signal.
 * Only GETs are repeated by themselves; a generate request reaches the service at most once.
 */
export class DeveloperApi {
  private readonly transport: Transport;
  private readonly deadlines: Deadlines;
  private readonly maxReplyBytes: number;
  private readonly retryPolicy: RetryPolicy;
  private base: { readonly text: string; readonly origin: string; readonly path: string } | undefined;
  private secrets: { readonly key: string; readonly spellings: readonly string[] } | undefined;

  constructor(private readonly options: DeveloperApiOptions) {
    this.deadlines = { ...defaultDeadlines, ...options.deadlines };
    this.maxReplyBytes = options.maxReplyBytes ?? 4 * 1024 * 1024;
    this.retryPolicy = { ...defaultRetryPolicy, ...options.retryPolicy };
    this.transport = new Transport({
      dispatcher: options.dispatcher,
      fallbackFetch: options.fallbackFetch,
      connectMs: this.deadlines.connectMs,
    });
  }

  /** Asks for a video. Costs credits. Never repeated by itself: `error.sent` says whether it may have arrived. */
  async generateVideo(request: GenerateRequest, options: GenerateOptions = {}): Promise<ApiResponse<VideoReading>> {
    const { prompt, duration, aspectRatio } = request;
    const body = JSON.stringify({
      prompt,
      duration,
      ...(aspectRatio === undefined ? {} : { aspect_ratio: aspectRatio }),
    });
    const idempotencyKey = options.idempotencyKey ?? randomUUID();
    const reply = await this.call({
      operation: 'generate',
      method: 'POST',
      path: '/videos/generate',
      body,
      headers: ['content-type', 'application/json', 'idempotency-key', idempotencyKey],
      hidden: [prompt, JSON.stringify(prompt).slice(1, -1)].filter((text) => text.length > 3),
      signal: options.signal,
    });
    const reading = readVideoResponse(reply.meaningful, reply.status, this.options.pins?.());
    const { videoId } = reply;
    if (reading.videoId !== undefined || videoId === undefined) return answered(reading, reply);
    // An id alone is a video that has just begun.
    return answered({ ...reading, videoId, state: reading.statusText === undefined ? 'queued' : reading.state }, reply);
  }

  /** Asks how a video is doing. */
  async getVideo(videoId: string, options: LookOptions = {}): Promise<ApiResponse<VideoReading>> {
    const path = `/videos/${pathSegment(videoId)}`;
    const { signal, attempts } = options;
    const pins = this.options.pins?.();
    try {
      const reply = await this.call({ operation: 'video', method: 'GET', path, signal, attempts });
      return answered(readVideoResponse(reply.meaningful, reply.status, pins, videoId), reply);
    } catch (error) {
      const told = error instanceof ApiError ? readErrorAnswer(error, videoId, pins) : undefined;
      if (told === undefined || !(error instanceof ApiError)) throw error;
      const { body, status = 0, requestId } = error;
      return { reading: told, body, status, ...(requestId === undefined ? {} : { requestId }) };
    }
  }

  /** Asks what is left of the account's credits. */
  async getCredits(options: CallOptions = {}): Promise<ApiResponse<CreditsReading>> {
    const reply = await this.call({ operation: 'credits', method: 'GET', path: '/credits', signal: options.signal });
    return answered(readCreditsResponse(reply.meaningful, this.options.pins?.()), reply);
  }

  /** Closes its connections once what is under way has ended. */
  async close(): Promise<void> {
    await this.transport.close();
  }

  private async call(call: Call): Promise<HeardReply> {
    const startedAt = performance.now();
    const policy = { ...this.retryPolicy, ...(call.attempts === undefined ? {} : { attempts: call.attempts }) };
    for (let attempt = 1; ; attempt += 1) {
      const left = this.deadlines.overallMs - (performance.now() - startedAt);
      try {
        return await this.attempt(call, attempt, left);
      } catch (error) {
        const wait = call.method === 'GET' ? retryWaitMs(error, attempt, policy) : undefined;
        if (wait === undefined || performance.now() - startedAt + wait >= this.deadlines.overallMs) throw error;
        await pause(wait, call.signal);
      }
    }
  }

  /** Sends once and reads the reply. */
  private async attempt(call: Call, attempt: number, leftMs: number): Promise<HeardReply> {
    const { method, signal } = call;
    const { maxReplyBytes } = this;
    signal?.throwIfAborted();
    const { text: baseUrl, origin, path: basePath } = this.resolveBase();
    const { apiKey } = this.options;
    const key = typeof apiKey === 'string' ? this.checkedKey(apiKey) : await this.readKey(apiKey, signal);
    const path = basePath + call.path;
    const startedAt = performance.now();
    try {
      const wire = await this.transport.send(this.wireRequest(call, origin, path, key), {
        deadlines: this.deadlines,
        overallMs: leftMs,
        maxReplyBytes,
        signal,
      });
      const read = readReply(wire, maxReplyBytes, this.spellingsOf(key));
      const reply = read instanceof Promise ? await read : read;
      const videoId = call.operation === 'generate' ? videoIdOfHeaders(reply, { origin, path }) : undefined;
      if (videoId === undefined) throwUnlessReadable(reply, { origin, path }, call);
      this.record(method, path, attempt, startedAt, reply.status, reply.requestId);
      return videoId === undefined ? reply : { ...reply, videoId };
    } catch (error) {
      if (error instanceof AuthenticationError) error.baseUrl = baseUrl;
      const { status, requestId, message } = error instanceof ApiError ? error : { message: 'Given up.' };
      this.record(method, path, attempt, startedAt, status, requestId, message);
      throw error;
    }
  }

  private wireRequest({ method, body, headers }: Call, origin: string, path: string, key: string): WireRequest {
    const all = ['authorization', `Bearer ${key}`, 'accept', 'application/json', 'user-agent', this.options.userAgent];
    if (headers !== undefined) all.push(...headers);
    return body === undefined ? { origin, path, method, headers: all } : { origin, path, method, headers: all, body };
  }

  private resolveBase(): { readonly text: string; readonly origin: string; readonly path: string } {
    const { baseUrl } = this.options;
    const text = typeof baseUrl === 'string' ? baseUrl : baseUrl();
    if (this.base?.text === text) return this.base;
    const parsed = parseBaseUrl(text);
    if (!parsed.ok) {
      const why = baseUrlWords(parsed.problem);
      throw new InvalidRequestError(l10n.t('The base URL cannot be used: {0}', why), { sent: false });
    }
    const { origin } = new URL(parsed.url);
    this.base = { text, origin, path: parsed.url.slice(origin.length) };
    return this.base;
  }

  private async readKey(
    read: Exclude<DeveloperApiOptions['apiKey'], string>,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    let key: string | undefined;
    try {
      const found = read();
      key = found instanceof Promise ? await unlessAborted(found, signal) : found;
    } catch (error) {
      signal?.throwIfAborted();
      throw new AuthenticationError(l10n.t('The API key could not be read.'), { sent: false, cause: error });
    }
    return this.checkedKey(key);
  }

  private checkedKey(found: string | undefined): string {
    const key = found?.trim();
    if (key !== undefined && key === this.secrets?.key) return key;
    if (key === undefined || key === '') {
      throw new AuthenticationError(l10n.t('There is no API key yet.'), { sent: false });
    }
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new AuthenticationError(l10n.t('The API key has characters in it that no key can have.'), { sent: false });
    }
    return key;
  }

  private spellingsOf(key: string): readonly string[] {
    if (this.secrets?.key !== key) this.secrets = { key, spellings: spellings(key) };
    return this.secrets.spellings;
  }

  private record(
    method: 'GET' | 'POST',
    path: string,
    attempt: number,
    startedAt: number,
    status?: number,
    requestId?: string,
    error?: string,
  ): void {
    this.options.onRequest?.({
      method,
      path,
      ms: performance.now() - startedAt,
      attempt,
      ...(status === undefined ? {} : { status }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(error === undefined ? {} : { error }),
    });
  }
}

function answered<Reading>(reading: Reading, { body, status, requestId, headers }: ReadReply): ApiResponse<Reading> {
  const wait = retryAfterMs(headers);
  return {
    reading,
    body,
    status,
    ...(requestId === undefined ? {} : { requestId }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

function throwUnlessReadable(reply: ReadReply, target: { origin: string; path: string }, call: Call): void {
  if (reply.status >= 300) throw replyError(reply, target, call.operation, call.hidden ?? []);
  if (reply.unreadable !== undefined) throw new UnexpectedResponseError(reply.unreadable, { ...reply, sent: true });
}
