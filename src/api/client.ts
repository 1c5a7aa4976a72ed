import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { parseBaseUrl, type ParsedBaseUrl } from './baseUrl';
import { baseUrlProblem } from './baseUrlProblem';
import {
  AbortError,
  ApiError,
  AuthenticationError,
  ConnectionError,
  InvalidRequestError,
  UnexpectedResponseError,
} from './errors';
import { Deadline, type Deadlines } from './http/deadline';
import { retryAfterMs, single, type ToldId, videoIdOfHeaders } from './http/headers';
import { type Redact, redactor, redactReading } from './http/redact';
import { pathSegment, type WireRequest } from './http/request';
import { type ReadResponse, readResponse, toApiResponse } from './http/response';
import { type RequestRecord, recordOf } from './http/requestRecord';
import { creditsRefusal, type Operation, readingOfError, responseError } from './http/responseError';
import { defaultRetryPolicy, pause, type RetryPolicy, retryWaitMs } from './http/retry';
import { Transport } from './http/transport';
import { readCreditsResponse, readVideoResponse } from './decode/readResponse';
import { parseCutJson } from './json';
import type { ApiResponse, CreditsReading, GenerateRequest, ResponsePins, VideoReading } from './types';
import { waitForVideo, type WaitOptions } from './waitForVideo';

export interface DeveloperApiOptions {
  /** Ends in `/api/v1/developer`, say. HTTPS, except on this machine. */
  readonly baseUrl: string;
  /** Read for each request and never kept. */
  readonly apiKey: string | (() => string | undefined | Promise<string | undefined>);
  /** What requests call themselves; `video-ads` by default. */
  readonly userAgent?: string;
  /** Supplies and closes the dispatchers, none with HTTP/2 and best another for POSTs; otherwise the client makes its own. */
  readonly dispatcher?: (method: 'GET' | 'POST', origin: string) => Dispatcher | Promise<Dispatcher>;
  /** For every kind of request; see {@link defaultDeadlines} and {@link generateDeadlines}. */
  readonly deadlines?: Partial<Deadlines>;
  /** The longest response that is read, decoded; 4 MB by default. */
  readonly maxResponseBytes?: number;
  readonly pins?: () => ResponsePins;
  readonly onRequest?: (record: RequestRecord) => void;
  /** Sends a GET once where no connection could be made at all. */
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
/** Some services respond only when the video is done. */
const generateDeadlines: Deadlines = { connectMs: 15_000, headersMs: 360_000, bodyMs: 360_000, overallMs: 600_000 };

interface Call {
  readonly operation: Operation;
  /** Below the base URL. */
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the service may echo and no message may carry. */
  readonly hidden?: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly attempts?: number | undefined;
}

/** A response that tells something. */
interface UsableResponse extends ReadResponse {
  readonly told?: ToldId | undefined;
  readonly redact: Redact;
}

/**
 * The hosted video-generation API: three calls. All times are in milliseconds, but for a video's `duration`, whose unit is
 * the service's (shown as seconds). Balances are in {@link CreditsReading.unit}, costs in the service's credits.
 * Only GETs are repeated automatically; a generate request reaches the service at most once, over a connection of its own.
 *
 * Each call throws AbortError once its signal is aborted, and otherwise an ApiError of the class that says what can be done:
 * AuthenticationError (no key, 401, 403), InsufficientCreditsError (402), NotFoundError (404, 410), RateLimitError (429),
 * InvalidRequestError (another 4xx, or a base URL that can't be used), ServerError (5xx), RedirectedError (3xx),
 * ConnectionError, TimeoutError, and UnexpectedResponseError where the response to a success can't be read.
 */
export class DeveloperApi implements AsyncDisposable {
  private readonly transport: Transport;
  private readonly base: ParsedBaseUrl;
  private readonly options: Omit<DeveloperApiOptions, 'apiKey'>;
  /** A function, so that the key is in no field. */
  private readonly apiKey: () => string | undefined | Promise<string | undefined>;

  constructor({ apiKey, ...options }: DeveloperApiOptions) {
    this.options = options;
    this.apiKey = typeof apiKey === 'string' ? () => apiKey : apiKey;
    this.base = parseBaseUrl(options.baseUrl);
    this.transport = new Transport(options);
  }

  /**
   * Requests a video. Costs credits. Never repeated automatically, and given at least five minutes for its response. One
   * that breaks off, or whose signal is aborted, still counts where it names the video; what else it says is inferred.
   * @throws AbortError or any ApiError; their `sent` says whether the request may have arrived
   */
  async generateVideo(request: GenerateRequest, options: GenerateOptions = {}): Promise<ApiResponse<VideoReading>> {
    const { prompt, duration, aspectRatio: aspect_ratio } = request;
    const pins = this.options.pins?.();
    const response = await this.call({
      operation: 'generate',
      path: '/videos/generate',
      body: JSON.stringify({ prompt, duration, aspect_ratio }),
      headers: { 'content-type': 'application/json', 'idempotency-key': options.idempotencyKey ?? randomUUID() },
      hidden: [prompt, JSON.stringify(prompt).slice(1, -1)].filter((text) => text.length > 3),
      signal: options.signal,
    }).catch((error: unknown) => {
      throw withCutId(error, pins);
    });
    const read = readVideoResponse(response.parsed, response.status, pins);
    const { told, incomplete } = response;
    const reading = incomplete === undefined ? read : { ...read, certainty: 'inferred' as const };
    const isCertain = told?.isCertain === true && pins?.videoId === undefined;
    if (told === undefined || (reading.videoId !== undefined && !isCertain)) return asRead(reading, response);
    // An ID alone is a video that has just begun.
    const isBare = (reading.videoId ?? reading.statusText) === undefined;
    return asRead({ ...reading, videoId: told.id, state: isBare ? 'queued' : reading.state }, response);
  }

  /**
   * Asks for the state of a video. A refusal that says it all the same is a response, not an error.
   * @returns its reading's `progress` is 0 to 1
   * @throws AbortError; NotFoundError where the service doesn't have the video, or any other ApiError
   */
  async getVideo(videoId: string, { signal, attempts }: LookOptions = {}): Promise<ApiResponse<VideoReading>> {
    const path = `/videos/${pathSegment(videoId)}`;
    const pins = this.options.pins?.();
    try {
      const response = await this.call({ operation: 'video', path, signal, attempts });
      return asRead(readVideoResponse(response.parsed, response.status, pins, videoId), response);
    } catch (error) {
      const response = error instanceof ApiError ? readingOfError(error, videoId, pins) : undefined;
      if (response === undefined) throw error;
      return response;
    }
  }

  /**
   * Asks for what is left of the account's credits.
   * @throws AbortError or any ApiError
   */
  async getCredits({ signal }: CallOptions = {}): Promise<ApiResponse<CreditsReading>> {
    const response = await this.call({ operation: 'credits', path: '/credits', signal });
    const reading = readCreditsResponse(response.parsed, this.options.pins?.());
    const refusal = Object.keys(reading).length === 0 ? creditsRefusal(response) : undefined;
    if (refusal !== undefined) throw Object.assign(refusal, { baseUrl: this.options.baseUrl });
    return asRead(reading, response);
  }

  /**
   * Asks about a video until it has come to a final state, however long that takes: at once, then after 3 % of the time
   * waited, between 4 and 30 s, and no earlier than the service asks for. Single failures are passed over.
   * @throws AbortError; the ApiError of a failure that waiting does not mend, such as AuthenticationError
   */
  async waitForVideo(videoId: string, options: WaitOptions = {}): Promise<ApiResponse<VideoReading>> {
    return waitForVideo(() => this.getVideo(videoId, { signal: options.signal, attempts: 1 }), options);
  }

  /** Closes its connections once what is under way has ended. */
  async close(): Promise<void> {
    await this.transport.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  private async call(call: Call): Promise<UsableResponse> {
    const defaults = call.operation === 'generate' ? generateDeadlines : defaultDeadlines;
    const deadline = new Deadline({ ...defaults, ...this.options.deadlines }, call.signal);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(call, attempt, deadline);
      } catch (error) {
        const policy = { ...defaultRetryPolicy, ...this.options.retryPolicy };
        const attempts = call.operation === 'generate' ? 1 : (call.attempts ?? policy.attempts);
        const wait = retryWaitMs(error, attempt, { ...policy, attempts });
        if (wait === undefined || wait >= deadline.leftMs) throw error;
        await pause(wait, call.signal);
        deadline.leftMs -= wait;
      }
    }
  }

  /** Sends once and reads the response. */
  private async attempt(call: Call, attempt: number, deadline: Deadline): Promise<UsableResponse> {
    const { baseUrl, userAgent = 'video-ads', maxResponseBytes = 4 * 1024 * 1024 } = this.options;
    if (deadline.signal?.aborted === true) throw new AbortError(false, deadline.signal.reason);
    if (!this.base.ok) {
      const why = baseUrlProblem(this.base.problem);
      throw new InvalidRequestError(l10n.t("The base URL can't be used: {0}", why), { sent: false });
    }
    const { origin, url } = this.base;
    const key = await this.readKey(deadline);
    const redact = redactor(key);
    const request: WireRequest = {
      origin,
      path: url.slice(origin.length) + call.path,
      method: call.operation === 'generate' ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', 'user-agent': userAgent, ...call.headers },
      body: call.body,
    };
    const started = { attempt, atMs: performance.now() };
    let read: ReadResponse | undefined;
    const report = (error: unknown): void => {
      try {
        this.options.onRequest?.(recordOf(request, started, redact, read, error));
      } catch {
        // A mere observer must not cost a paid response.
      }
    };
    try {
      const wire = await this.transport.send(request, { deadline, maxResponseBytes });
      read = readResponse(wire, redact, maxResponseBytes);
      const told = call.operation === 'generate' ? videoIdOfHeaders(read.status, read.headers, request) : undefined;
      if (told === undefined) throwUnlessUsable(read, request, call, redact);
      report(read.incomplete);
      return { ...read, told, redact };
    } catch (error) {
      if (error instanceof ApiError) error.baseUrl = baseUrl;
      report(error);
      throw error;
    }
  }

  private async readKey(deadline: Deadline): Promise<string> {
    const unreadable = (cause?: unknown): ConnectionError =>
      new ConnectionError(l10n.t("The API key couldn't be read."), { sent: false, cause });
    let found: string | undefined;
    try {
      found = await deadline.wait(Promise.resolve(this.apiKey()), () => unreadable());
    } catch (error) {
      throw error instanceof AbortError || error instanceof ApiError ? error : unreadable(error);
    }
    const key = found?.trim() ?? '';
    if (key === '') throw new AuthenticationError(l10n.t('There is no API key yet.'), { sent: false });
    if (/^[\x21-\x7e]+$/.test(key)) return key;
    throw new AuthenticationError(l10n.t('The API key contains invalid characters.'), { sent: false });
  }
}

/** The error of a generate request, with the ID that the part of its response names which came before it broke off. */
function withCutId(error: unknown, pins: ResponsePins | undefined): unknown {
  const { body, status } = error instanceof Error ? (error as Partial<ApiError>) : {};
  if (typeof body !== 'string' || status === undefined || status >= 300) return error;
  const begun = parseCutJson(body);
  const videoId = begun && readVideoResponse(begun.value, status, pins).videoId;
  return videoId === undefined ? error : Object.assign(error as Error, { videoId });
}

function asRead<Reading extends VideoReading | CreditsReading>(
  reading: Reading,
  response: UsableResponse,
): ApiResponse<Reading> {
  const shown = response.echoesKey ? redactReading(reading, response.redact) : reading;
  return toApiResponse(shown, { ...response, retryAfterMs: retryAfterMs(response.headers) });
}

function throwUnlessUsable(response: ReadResponse, request: WireRequest, call: Call, redact: Redact): void {
  const { status, headers, incomplete, body, requestId, unreadable } = response;
  if (status >= 300) {
    const location = single(headers.location);
    const shown = location === undefined ? headers : { ...headers, location: redact(location) };
    throw responseError({ ...response, headers: shown }, request, call.operation, call.hidden ?? []);
  }
  if (unreadable === undefined) return;
  if (incomplete !== undefined) throw Object.assign(incomplete, { body, requestId, status });
  throw new UnexpectedResponseError(unreadable, { ...response, retryAfterMs: retryAfterMs(headers), sent: true });
}
