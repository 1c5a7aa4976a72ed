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
  /**
   * The service's base URL, which usually ends in `/api/v1/developer`. `http://` is replaced with `https://`, except on
   * loopback addresses.
   */
  readonly baseUrl: string;
  /**
   * The API key, or a function that returns it. The client calls the function before each attempt and does not store
   * its result.
   */
  readonly apiKey: string | (() => string | undefined | Promise<string | undefined>);
  /** User-Agent header. Defaults to `video-ads`. */
  readonly userAgent?: string;
  /**
   * Returns the undici dispatcher for a request. It must have HTTP/2 disabled. GETs and POSTs should use different
   * dispatchers. The caller closes them. By default, the client creates and closes its own.
   */
  readonly dispatcher?: NonNullable<TransportOptions['dispatcher']>;
  /**
   * Time limits of every call. Defaults: {@link generateDeadlines} for a generate request, {@link defaultDeadlines}
   * otherwise.
   */
  readonly deadlines?: Partial<Deadlines>;
  /** Maximum size of a response body in bytes, after decompression. Defaults to 4 MB. */
  readonly maxResponseBytes?: number;
  readonly pins?: () => ResponsePins;
  /** Returns the service's display name, for messages about failed connections. Defaults to the service's host. */
  readonly serviceName?: () => string | undefined;
  readonly onRequest?: (record: RequestRecord) => void;
  /** Alternative `fetch` for a GET if the dispatcher cannot connect to the service. */
  readonly fallbackFetch?: typeof fetch;
  readonly retryPolicy?: Partial<RetryPolicy>;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface StatusOptions extends CallOptions {
  /** Maximum number of attempts. Defaults to the retry policy's limit. */
  readonly attempts?: number | undefined;
}

export interface GenerateOptions extends CallOptions {
  /** Value of the Idempotency-Key header. Defaults to a new random key for each call. */
  readonly idempotencyKey?: string | undefined;
}

const defaultDeadlines: Deadlines = { connectMs: 15_000, headersMs: 60_000, bodyMs: 60_000, overallMs: 150_000 };
/** Long limits, because some services respond only when the video is finished. */
const generateDeadlines: Deadlines = { connectMs: 15_000, headersMs: 360_000, bodyMs: 360_000, overallMs: 600_000 };
const defaultMaxResponseBytes = 4 * 1024 * 1024;

interface Call<Reading> extends Pick<HttpRequest, 'method' | 'body'> {
  /** Path relative to the base URL, with a leading slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  readonly deadlines: Deadlines;
  readonly attempts: number;
  /**
   * Converts the response to the call's result.
   * @throws ApiError if the response is an error; AbortError if the call was aborted before the response was complete
   */
  readonly interpret: (response: HttpResponse) => ApiResponse<Reading>;
}

/**
 * Client of the hosted video-generation API. All times are in milliseconds, except a video's `duration`: the
 * service does not state its unit, and the extension shows it as seconds. A balance is in {@link CreditsReading.unit},
 * a cost in the service's credits.
 *
 * Only GETs are retried. A generate request reaches the service at most once, over its own connection.
 *
 * Each call throws AbortError once its signal is aborted. For any other failure it throws an ApiError, whose class
 * implies the remedy: AuthenticationError (no key, 401, 403), InsufficientCreditsError (402), NotFoundError (404, 410),
 * RateLimitError (429), InvalidRequestError (another 4xx, or an unusable base URL), ServerError (5xx), RedirectedError
 * (3xx), ConnectionError, TimeoutError, and UnexpectedResponseError (an unreadable response with a success status).
 */
export class DeveloperApi implements AsyncDisposable {
  private readonly transport: Transport;
  private readonly base: ParsedBaseUrl;
  private readonly options: Omit<DeveloperApiOptions, 'apiKey'>;
  private readonly retryPolicy: RetryPolicy;
  /** The key is wrapped in a function, so that no field contains the key itself. */
  private readonly apiKey: () => string | undefined | Promise<string | undefined>;

  constructor({ apiKey, ...options }: DeveloperApiOptions) {
    this.options = options;
    this.apiKey = typeof apiKey === 'string' ? () => apiKey : apiKey;
    this.retryPolicy = { ...defaultRetryPolicy, ...options.retryPolicy };
    this.base = parseBaseUrl(options.baseUrl);
    this.transport = new Transport(options);
  }

  /**
   * Requests a video, which costs credits. The request is never retried. By default, the service has 6 minutes to
   * respond. A response that was cut off is accepted if its JSON is complete or its headers contain the video's ID. The
   * video's state then counts as inferred, not as stated by the service.
   * @throws AbortError or any ApiError; the error's `sent` is false only if the request provably did not reach the
   * service
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
   * Checks the state of a video. Resolves despite an error status if the body contains the video's state.
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
   * Checks a video until its state is final, without a time limit. Between checks, waits 3% of the time elapsed so far,
   * clamped to 4–30 s, or longer if the service asks for it. A transient failure does not end the loop.
   * @throws AbortError; the ApiError of a permanent failure, such as AuthenticationError
   */
  async waitForVideo(videoId: string, options: WaitOptions = {}): Promise<ApiResponse<VideoReading>> {
    return waitForVideo(() => this.getVideo(videoId, { signal: options.signal, attempts: 1 }), options);
  }

  /** Closes the client's connections after their requests have finished. */
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
      serviceName: this.options.serviceName?.(),
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
      // An exception in `onRequest` must not discard the response to a paid request.
    }
  }

  private async readKey(deadline: Deadline): Promise<string> {
    const details = { sent: false, baseUrl: this.options.baseUrl };
    const unreadable = (cause?: unknown): ConnectionError =>
      new ConnectionError(l10n.t("The API key couldn't be read."), { ...details, cause });
    let found: string | undefined;
    try {
      found = await deadline.wait(Promise.resolve(this.apiKey()), () => unreadable());
    } catch (error) {
      throw error instanceof AbortError || error instanceof ApiError ? error : unreadable(error);
    }
    const key = found?.trim() ?? '';
    if (key === '') throw new AuthenticationError(l10n.t('There is no API key for this service.'), details);
    if (/^[\x21-\x7e]+$/.test(key)) return key;
    throw new AuthenticationError(l10n.t('The API key contains invalid characters.'), details);
  }
}

/**
 * Encodes a video ID as one segment of a path.
 * @throws InvalidRequestError for an empty or malformed ID
 */
function pathSegment(id: string): string {
  if (id === '') throw new InvalidRequestError(l10n.t('A video without an ID cannot be checked.'), { sent: false });
  if (!id.isWellFormed()) {
    throw new InvalidRequestError(l10n.t('The video ID is not well-formed text.'), { sent: false });
  }
  // A `.` or `..` segment would change the path, so its dots are encoded as `%2E`. Unlike URL parsers, undici does not
  // decode `%2E`.
  return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : encodeURIComponent(id);
}
