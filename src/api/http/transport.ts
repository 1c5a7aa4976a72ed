import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { AbortError, ApiError, ConnectionError, TimeoutError } from '../errors';
import { UnusableProxyError } from '../network/connectionError';
import { connectionOptions, type Dispatchers, loadUndici } from '../network/undici';
import { fetchRequest, mayUseFetch } from './fetchRequest';
import type { HttpRequest } from './httpRequest';
import type { HttpResponse } from './httpResponse';
import { type SendOptions, sendRequest } from './sendRequest';

export interface TransportOptions {
  readonly dispatcher?:
    ((method: HttpRequest['method'], origin: string) => Dispatcher | Promise<Dispatcher>) | undefined;
  readonly fallbackFetch?: typeof fetch | undefined;
}

/**
 * Sends requests through an undici dispatcher. If the dispatcher cannot connect, a GET goes through `fallbackFetch`.
 */
export class Transport {
  private own: Pick<Dispatchers, HttpRequest['method']> | undefined;
  private closed = false;
  /**
   * Whether GETs skip the dispatcher. True after the dispatcher failed and `fallbackFetch` worked, until
   * `fallbackFetch` fails.
   */
  private prefersFallback = false;

  constructor(private readonly options: TransportOptions) {}

  /**
   * Sends a request, which reaches the service at most once. Rejects with an ApiError or AbortError. A GET goes through
   * `fallbackFetch` if the dispatcher cannot connect, or immediately if `prefersFallback` is set. `fallbackFetch` is
   * never used after an abort, after `close()` or if the proxy is unusable.
   */
  async send(request: HttpRequest, options: SendOptions): Promise<HttpResponse> {
    const fallbackFetch = mayUseFetch(request) ? this.options.fallbackFetch : undefined;
    let networkError: ApiError | undefined;
    try {
      const dispatcher = await this.prepareDispatcher(request, options);
      if (fallbackFetch === undefined || !this.prefersFallback) return await sendRequest(dispatcher, request, options);
    } catch (error) {
      if (this.closed || hasUnusableProxy(error) || error instanceof AbortError) throw error;
      if (!isUnsent(error) || fallbackFetch === undefined) throw error;
      networkError = error;
    }
    try {
      const response = await fetchRequest(fallbackFetch, request, options);
      this.prefersFallback = true;
      return response;
    } catch (error) {
      // After an abort, it is unknown whether the fallback works, so `prefersFallback` stays unchanged.
      if (!(error instanceof AbortError)) this.prefersFallback = false;
      throw networkError !== undefined && isUnsent(error) ? networkError : error;
    }
  }

  /** Closes the dispatchers that this object created, after their requests have ended. */
  async close(): Promise<void> {
    this.closed = true;
    const { own } = this;
    this.own = undefined;
    await Promise.all([own?.GET.close(), own?.POST.close()]);
  }

  private async prepareDispatcher(request: HttpRequest, { deadline }: SendOptions): Promise<Dispatcher> {
    const details = { sent: false, baseUrl: request.baseUrl };
    if (this.closed) throw new ConnectionError(l10n.t('The connection is closed.'), details);
    const late = (): unknown =>
      new TimeoutError(l10n.t("The network connection couldn't be prepared in time."), 'connect', details);
    try {
      return await deadline.wait(this.dispatcher(request, deadline.limits.connectMs), late);
    } catch (error) {
      if (error instanceof AbortError || error instanceof ApiError) throw error;
      const message =
        error instanceof UnusableProxyError ? error.message : l10n.t("The network connection couldn't be prepared.");
      throw new ConnectionError(message, { ...details, cause: error });
    }
  }

  private async dispatcher({ method, origin }: HttpRequest, connectMs: number): Promise<Dispatcher> {
    if (this.options.dispatcher !== undefined) return this.options.dispatcher(method, origin);
    if (this.own === undefined) {
      const { Agent } = await loadUndici();
      if (this.closed) throw new Error('This client is closed.');
      const agentOptions = { ...connectionOptions, connect: { timeout: connectMs + 1000 } };
      this.own ??= { GET: new Agent(agentOptions), POST: new Agent(agentOptions) };
    }
    return this.own[method];
  }
}

function hasUnusableProxy(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof UnusableProxyError;
}

function isUnsent(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.sent;
}
