import type * as vscode from 'vscode';
import { DeveloperApi, type DeveloperApiOptions } from '../api/client';
import type { RequestRecord } from '../api/http/requestRecord';
import type { ResponsePins } from '../api/types';
import type { Log } from '../core/log';
import { type ServiceId, type Video, sandboxService } from '../core/video/video';
import type { ApiKeys } from './apiKeys';
import { plainText } from './escapeMarkdown';
import type { SandboxProcess } from './sandboxProcess';
import { readableResponse, responseText } from '../core/video/keptResponse';

/**
 * The request options that all services share. `pinsOf` returns the user's instructions for decoding a service's
 * responses. `nameOf` returns the name that the user gave a service, or undefined if there is none.
 */
export type RequestOptions = Omit<DeveloperApiOptions, 'baseUrl' | 'apiKey' | 'pins' | 'serviceName'> & {
  readonly userAgent: string;
  readonly pinsOf: (service: ServiceId) => ResponsePins;
  readonly nameOf: (service: ServiceId) => string | undefined;
};

/** Creates and caches the API clients, one for each service. */
export class Connections implements vscode.Disposable {
  /** The clients by service and base URL. The sandbox has a new base URL each time it starts. */
  private readonly apis = new Map<string, DeveloperApi>();

  constructor(
    private readonly apiKeys: ApiKeys,
    private readonly sandbox: SandboxProcess,
    readonly requests: RequestOptions,
  ) {}

  /**
   * Returns the base URL of a service and its API key, if there is one. Call this again for each request, and never
   * store the key.
   */
  async address(service: ServiceId): Promise<{ readonly baseUrl: string; readonly apiKey: string | undefined }> {
    if (service === sandboxService) return this.sandbox.start();
    return { baseUrl: service, apiKey: await this.apiKeys.get(service) };
  }

  /**
   * Returns a service's API client, or undefined if the service has no key.
   * @throws Error when the sandbox does not start or the keychain fails
   */
  readonly api = async (service: ServiceId): Promise<DeveloperApi | undefined> => {
    const { baseUrl, apiKey } = await this.address(service);
    if (apiKey === undefined) return undefined;
    const key = async (): Promise<string | undefined> => (await this.address(service)).apiKey;
    const name = `${service} ${baseUrl}`;
    const known = this.apis.get(name) ?? this.make(baseUrl, key, service);
    this.apis.set(name, known);
    return known;
  };

  /**
   * Creates a client without caching it, for example to test a key before it is stored. The caller must close the
   * client.
   */
  make(baseUrl: string, apiKey: DeveloperApiOptions['apiKey'], service: ServiceId = baseUrl): DeveloperApi {
    const { pinsOf, nameOf, ...requests } = this.requests;
    const serviceName = (): string | undefined => nameOf(service);
    return new DeveloperApi({ ...requests, baseUrl, apiKey, serviceName, pins: () => pinsOf(baseUrl) });
  }

  dispose(): void {
    for (const api of this.apis.values()) void api.close();
  }
}

/**
 * Logs one line for each request: method, path, status, milliseconds, request ID. Leaves out the key, the query and the
 * prompt.
 */
export function logRequest(log: Log, record: RequestRecord): void {
  const { method, path, status, ms, requestId, attempt, error } = record;
  const parts = [
    `${method} ${plainText(path, 200)}`,
    status === undefined ? (error ?? 'no response') : String(status),
    `${Math.round(ms)} ms`,
    requestId === undefined ? undefined : `request ${plainText(requestId, 80)}`,
    attempt > 1 ? `attempt ${attempt}` : undefined,
  ];
  const line = parts.filter((part) => part !== undefined).join(' · ');
  if (status === undefined || status >= 400) log.warn(line);
  else log.info(line);
}

/** The maximum number of requests to keep. This is enough for several running videos. */
const keptAtMost = 60;

/**
 * This window's last HTTP requests with their responses. They are kept only in memory, because they contain prompts.
 * API keys are already masked.
 */
export class Exchanges {
  private readonly records: RequestRecord[] = [];

  /** Adds a record and truncates its response if it is long. If there are too many records, drops the oldest one. */
  add(record: RequestRecord): void {
    const { responseBody, ...exchange } = record.exchange;
    this.records.push({ ...record, exchange: { ...exchange, responseBody: responseText(responseBody) } });
    if (this.records.length > keptAtMost) this.records.shift();
  }

  /** The body of the last response about a service's credits. Undefined if this window has received none. */
  credits(baseUrl: string): string | undefined {
    const url = `${baseUrl}/credits`;
    const found = this.records.findLast(({ exchange, status = 0 }) => exchange.url === url && status < 300);
    const body = found?.exchange.responseBody;
    return typeof body === 'string' ? body : undefined;
  }

  /**
   * Formats a video's generate request and last status check, with their responses. Returns undefined if neither is
   * among the kept requests.
   */
  describe({ key, idempotencyKey = key, createdAt, videoId }: Video, baseUrl: string): string | undefined {
    // A retry may reuse the idempotency key of an earlier video. The start time excludes the request of that video,
    // which was sent before this video was created.
    const isRequest = ({ startedAt, exchange: { requestHeaders } }: RequestRecord): boolean =>
      startedAt >= createdAt &&
      Object.entries(requestHeaders).some(
        ([name, value]) => /^idempotency-key$/i.test(name) && value === idempotencyKey,
      );
    const isCheck = ({ method, exchange: { url } }: RequestRecord): boolean =>
      videoId !== undefined && method === 'GET' && url === `${baseUrl}/videos/${encodeURIComponent(videoId)}`;
    const found = [this.records.find(isRequest), this.records.findLast(isCheck)].filter((it) => it !== undefined);
    return found.length === 0 ? undefined : found.map(exchangeText).join('\n\n');
  }
}

/** Formats a request and its response in the syntax of a .http file. */
function exchangeText({ method, startedAt, ms, status, attempt, error, exchange }: RequestRecord): string {
  const { url, requestHeaders, requestBody, responseHeaders, responseBody } = exchange;
  const headers = (all: Readonly<Record<string, string>>): string[] =>
    Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const time = new Date(startedAt).toISOString();
  return [
    `### ${time} · ${Math.round(ms)} ms${attempt > 1 ? ` · attempt ${attempt}` : ''}`,
    `${method} ${url} HTTP/1.1`,
    ...headers(requestHeaders),
    ...(requestBody === undefined ? [] : ['', readableResponse(requestBody)]),
    '',
    status === undefined ? `# ${error ?? 'no response'}` : `HTTP/1.1 ${status}`,
    ...headers(responseHeaders),
    ...(responseBody === '' ? [] : ['', readableResponse(String(responseBody))]),
  ].join('\n');
}
