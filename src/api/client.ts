import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import { parseBaseUrl, type ParsedBaseUrl } from './baseUrl';
import { baseUrlProblem } from './baseUrlProblem';
import { AbortError, ApiError, AuthenticationError, ConnectionError, InvalidRequestError } from './errors';
import { Deadline, type Deadlines } from './http/deadline';
import type { HttpRequest } from './http/httpRequest';
import type { HttpResponse } from './http/httpResponse';
import { redactor } from './http/redact';
import { type RequestRecord, recordOf } from './http/requestRecord';
import { defaultRetryPolicy, pause, type RetryPolicy, retryWaitMs } from './http/retry';
import { Transport, type TransportOptions } from './http/transport';
import { interpretCreditsResponse, interpretGenerateResponse, interpretVideoResponse } from './interpretResponse';
import type { ApiResponse, CreditsReading, GenerateRequest, ResponsePins, VideoReading } from './types';
import { waitForVideo, type WaitOptions } from './waitForVideo';

export interface DeveloperApiOptions {
  /** The base URL of the service. Usually ends in `/api/v1/developer`. HTTPS, except on this machine. */
  readonly baseUrl: string;
  /** Called for each request. The key is never kept. */
  readonly apiKey: string | (() => string | undefined | Promise<string | undefined>);
  /** User-Agent of requests; `video-ads` by default. */
  readonly userAgent?: string;
  /**
   * Supplies dispatchers without HTTP/2, preferably a separate dispatcher for POSTs. The supplier closes them. By
   * default the client creates and closes its own dispatchers.
   */
  readonly dispatcher?: NonNullable<TransportOptions['dispatcher']>;
  /** Limits for every kind of request. The defaults are {@link defaultDeadlines} and {@link generateDeadlines}. */
  readonly deadlines?: Partial<Deadlines>;
  /** The longest response that is read, in decompressed bytes; 4 MB by default. */
  readonly maxResponseBytes?: number;
  readonly pins?: () => ResponsePins;
  readonly onRequest?: (record: RequestRecord) => void;
  /** Sends a GET once if the network makes no connection. */
  readonly fallbackFetch?: typeof fetch;
  readonly retryPolicy?: Partial<RetryPolicy>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface StatusOptions extends CallOptions {
  /** The most attempts; by default those of the retry policy. */
  readonly attempts?: number | undefined;
}

export interface GenerateOptions extends CallOptions {
  /** The key of the request. By default, each request gets a new key. */
  readonly idempotencyKey?: string | undefined;
}

const defaultDeadlines: Deadlines = { connectMs: 15_000, headersMs: 60_000, bodyMs: 60_000, overallMs: 150_000 };
/** These limits are long because some services respond only when the video is finished. */
const generateDeadlines: Deadlines = { connectMs: 15_000, headersMs: 360_000, bodyMs: 360_000, overallMs: 600_000 };
const defaultMaxResponseBytes = 4 * 1024 * 1024;

interface Call<Reading> extends Pick<HttpRequest, 'method' | 'body'> {
  /** The path below the base URL. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly deadlines: Deadlines;
  readonly attempts: number;
  /** @throws the ApiError or AbortError that a response means */
  readonly interpret: (response: HttpResponse) => ApiResponse<Reading>;
}

/**
 * The hosted video-generation API: three calls. All times are in milliseconds, except a video's `duration`, whose unit
 * is the service's (shown as seconds). Balances are in {@link CreditsReading.unit}, costs in the service's credits.
 * Only GETs are retried. A generate request reaches the service at most once, over its own connection. Each call throws
 * AbortError once its signal is aborted. Otherwise it throws an ApiError whose class tells the remedy:
 * AuthenticationError (no key, 401, 403), InsufficientCreditsError (402), NotFoundError (404, 410), RateLimitError
 * (429), InvalidRequestError (another 4xx, or an unusable base URL), ServerError (5xx), RedirectedError (3xx),
 * ConnectionError, TimeoutError, and UnexpectedResponseError (an unreadable response with a success status).
 */
export class DeveloperApi implements AsyncDisposable {
  private readonly transport: Transport;
  private readonly base: ParsedBaseUrl;
  private readonly options: Omit<DeveloperApiOptions, 'apiKey'>;
  private readonly retryPolicy: RetryPolicy;
  /** Stored as a function, so that no field contains the key. */
  private readonly apiKey: () => string | undefined | Promise<string | undefined>;

  constructor({ apiKey, ...options }: DeveloperApiOptions) {
    this.options = options;
    this.apiKey = typeof apiKey === 'string' ? () => apiKey : apiKey;
    this.retryPolicy = { ...defaultRetryPolicy, ...options.retryPolicy };
    this.base = parseBaseUrl(options.baseUrl);
    this.transport = new Transport(options);
  }

  /**
   * Requests a video. Costs credits. Never retried. Waits at least five minutes for the response. An incomplete
   * response is accepted if it names the video; its state is then inferred.
   * @throws AbortError or any ApiError; their `sent` says whether the request may have arrived
   */
  async generateVideo(request: GenerateRequest, options: GenerateOptions = {}): Promise<ApiResponse<VideoReading>> {
    const { prompt, duration, aspectRatio: aspect_ratio, extraFields } = request;
    const pins = this.options.pins?.();
    return this.call({
      method: 'POST',
      path: '/videos/generate',
      body: JSON.stringify({ ...extraFields, prompt, duration, aspect_ratio }),
      headers: { 'content-type': 'application/json', 'idempotency-key': options.idempotencyKey ?? randomUUID() },
      signal: options.signal,
      deadlines: { ...generateDeadlines, ...this.options.deadlines },
      attempts: 1,
      interpret: (response) => interpretGenerateResponse(response, prompt, pins),
    });
  }

  /**
   * Checks the state of a video. A refusal that names the state is a response, not an error.
   * @returns a reading whose `progress` is 0 to 1
   * @throws AbortError; NotFoundError if the service does not have the video, or any other ApiError
   */
  async getVideo(videoId: string, options: StatusOptions = {}): Promise<ApiResponse<VideoReading>> {
    const path = `/videos/${pathSegment(videoId)}`;
    const pins = this.options.pins?.();
    const interpret = (response: HttpResponse) => interpretVideoResponse(response, videoId, pins);
    return this.get(path, options, interpret);
  }

  /**
   * Checks the remaining credits of the account.
   * @throws AbortError or any ApiError
   */
  async getCredits(options: CallOptions = {}): Promise<ApiResponse<CreditsReading>> {
    const pins = this.options.pins?.();
    return this.get('/credits', options, (response) => interpretCreditsResponse(response, pins));
  }

  /**
   * Checks a video until its state is final, without a time limit. The pause between checks is 3 % of the time waited,
   * from 4 s to 30 s. It is longer if the service asks for more. Transient failures are ignored.
   * @throws AbortError; the ApiError of a permanent failure, such as AuthenticationError
   */
  async waitForVideo(videoId: string, options: WaitOptions = {}): Promise<ApiResponse<VideoReading>> {
    return waitForVideo(() => this.getVideo(videoId, { signal: options.signal, attempts: 1 }), options);
  }

  /** Closes the client's connections after their requests have ended. */
  async close(): Promise<void> {
    await this.transport.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  private async get<Reading>(
    path: string,
    { signal, attempts = this.retryPolicy.attempts }: StatusOptions,
    interpret: Call<Reading>['interpret'],
  ): Promise<ApiResponse<Reading>> {
    const deadlines = { ...defaultDeadlines, ...this.options.deadlines };
    return this.call({ method: 'GET', path, body: undefined, signal, deadlines, attempts, interpret });
  }

  private async call<Reading>(call: Call<Reading>): Promise<ApiResponse<Reading>> {
    const deadline = new Deadline(call.deadlines, call.signal);
    const policy = { ...this.retryPolicy, attempts: call.attempts };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(call, attempt, deadline);
      } catch (error) {
        const waitMs = retryWaitMs(error, attempt, policy);
        if (waitMs === undefined || waitMs >= deadline.leftMs) throw error;
        await pause(waitMs, call.signal);
        deadline.spend(waitMs);
      }
    }
  }

  /** Sends a request once and interprets the response. */
  private async attempt<Reading>(
    call: Call<Reading>,
    attempt: number,
    deadline: Deadline,
  ): Promise<ApiResponse<Reading>> {
    const { signal } = deadline;
    if (signal?.aborted === true) throw new AbortError({ sent: false, cause: signal.reason });
    const { baseUrl, userAgent = 'video-ads', maxResponseBytes = defaultMaxResponseBytes } = this.options;
    const { base } = this;
    if (!base.ok) {
      const problem = l10n.t("The base URL can't be used: {0}", baseUrlProblem(base.problem));
      throw new InvalidRequestError(problem, { sent: false, baseUrl });
    }
    const key = await this.readKey(deadline);
    const request: HttpRequest = {
      baseUrl,
      origin: base.origin,
      path: base.url.slice(base.origin.length) + call.path,
      method: call.method,
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', 'user-agent': userAgent, ...call.headers },
      body: call.body,
    };
    const redact = redactor(key);
    const startedAt = performance.now();
    let response: HttpResponse | undefined;
    let failure: unknown;
    try {
      response = await this.transport.send(request, { deadline, maxResponseBytes, redact });
      return call.interpret(response);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      this.report(() => recordOf({ request, attempt, startedAt, redact, response, error: failure }));
    }
  }

  private report(record: () => RequestRecord): void {
    try {
      this.options.onRequest?.(record());
    } catch {
      // An error of `onRequest` must not lose the response to a paid request.
    }
  }

  private async readKey(deadline: Deadline): Promise<string> {
    const facts = { sent: false, baseUrl: this.options.baseUrl };
    const unreadable = (cause?: unknown): ConnectionError =>
      new ConnectionError(l10n.t("The API key couldn't be read."), { ...facts, cause });
    let found: string | undefined;
    try {
      found = await deadline.wait(Promise.resolve(this.apiKey()), () => unreadable());
    } catch (error) {
      throw error instanceof AbortError || error instanceof ApiError ? error : unreadable(error);
    }
    const key = found?.trim() ?? '';
    if (key === '') throw new AuthenticationError(l10n.t('There is no API key for this service.'), facts);
    if (/^[\x21-\x7e]+$/.test(key)) return key;
    throw new AuthenticationError(l10n.t('The API key contains invalid characters.'), facts);
  }
}

/**
 * Encodes an ID as one segment of a path.
 * @throws InvalidRequestError for an empty or malformed ID
 */
function pathSegment(id: string): string {
  if (id === '') throw new InvalidRequestError(l10n.t('A video without an ID cannot be checked.'), { sent: false });
  if (!id.isWellFormed()) {
    throw new InvalidRequestError(l10n.t('The video ID is not well-formed text.'), { sent: false });
  }
  // A segment `.` or `..` would mean another folder. URL parsers decode `%2E`, but undici sends it unchanged.
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : encodeURIComponent(id);
}
