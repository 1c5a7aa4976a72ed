import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { AbortError, ApiError, ConnectionError, TimeoutError } from '../errors';
import { UnusableProxyError } from '../network/connectionError';
import { type RequestLimits, sendRequest, type WireRequest, type WireResponse } from './request';
import { fetchRequest, mayUseFetch } from './fetchRequest';
import { connectionOptions, type Dispatchers, loadUndici } from '../network/undici';

export interface TransportOptions {
  readonly dispatcher?:
    ((method: WireRequest['method'], origin: string) => Dispatcher | Promise<Dispatcher>) | undefined;
  readonly fallbackFetch?: typeof fetch | undefined;
}

/** Sends requests through a dispatcher or, where that makes no connection at all, GETs through another fetch. */
export class Transport {
  private own: Pick<Dispatchers, WireRequest['method']> | undefined;
  private closed = false;
  /** The fallback worked while the dispatcher did not: GETs try it first until it fails. */
  private prefersFallback = false;

  constructor(private readonly options: TransportOptions) {}

  /** Rejects with an ApiError or AbortError. Sends at most one request that reaches anybody. */
  send(request: WireRequest, limits: RequestLimits): Promise<WireResponse> {
    // The shortest path for what happens most often: an own dispatcher that is there already.
    if (this.own !== undefined && this.options.fallbackFetch === undefined) {
      return sendRequest(this.own[request.method], request, limits);
    }
    return this.sendWithFallback(request, limits);
  }

  private async sendWithFallback(request: WireRequest, limits: RequestLimits): Promise<WireResponse> {
    const { fallbackFetch } = this.options;
    if (fallbackFetch === undefined || !mayUseFetch(request)) {
      return sendRequest(await this.prepare(request, limits), request, limits);
    }
    let problem: unknown;
    try {
      const dispatcher = await this.prepare(request, limits);
      if (!this.prefersFallback) return await sendRequest(dispatcher, request, limits);
    } catch (error) {
      if (this.closed || !mayFallBack(error)) throw error;
      problem = error;
    }
    try {
      const response = await fetchRequest(fallbackFetch, request, limits);
      this.prefersFallback = true;
      return response;
    } catch (error) {
      // Canceling says nothing of it.
      if (!(error instanceof AbortError)) this.prefersFallback = false;
      throw problem !== undefined && isNotSent(error) ? problem : error;
    }
  }

  /** Closes the dispatcher where it is its own, once what is under way has ended. */
  async close(): Promise<void> {
    this.closed = true;
    const { own } = this;
    this.own = undefined;
    await Promise.all([own?.GET.close(), own?.POST.close()]);
  }

  /** The dispatcher for a request, where it may be sent at all. */
  private async prepare(request: WireRequest, limits: RequestLimits): Promise<Dispatcher> {
    if (this.closed) throw new ConnectionError(l10n.t('The connection is closed.'), { sent: false });
    const late = (): unknown =>
      new TimeoutError(l10n.t("The network connection couldn't be prepared in time."), 'connect', { sent: false });
    return limits.deadline.wait(this.dispatcher(request, limits), late);
  }

  private async dispatcher({ method, origin }: WireRequest, { deadline }: RequestLimits): Promise<Dispatcher> {
    try {
      if (this.options.dispatcher !== undefined) return await this.options.dispatcher(method, origin);
      const { Agent } = await loadUndici();
      if (this.closed) throw new Error('This client is closed.');
      const options = { ...connectionOptions, connect: { timeout: deadline.limits.connectMs + 1000 } };
      this.own ??= { GET: new Agent(options), POST: new Agent(options) };
      return this.own[method];
    } catch (error) {
      if (error instanceof UnusableProxyError) throw new ConnectionError(error.message, { sent: false, cause: error });
      const message = l10n.t("The network connection couldn't be prepared.");
      throw new ConnectionError(message, { sent: false, cause: error });
    }
  }
}

/** Whether there was no connection, for another reason than that there must be none past a proxy. */
function mayFallBack(error: unknown): boolean {
  return isNotSent(error) && !(error instanceof Error && error.cause instanceof UnusableProxyError);
}

function isNotSent(error: unknown): boolean {
  return error instanceof ApiError && !error.sent;
}
