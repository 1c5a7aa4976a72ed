import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { ApiError, ConnectionError, TimeoutError } from '../errors';
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
  private own: Dispatchers | undefined;
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
    const fallback = fallbackFetch !== undefined && mayUseFetch(request) ? fallbackFetch : undefined;
    if (this.prefersFallback && fallback !== undefined) {
      try {
        return await fetchRequest(fallback, request, limits);
      } catch (error) {
        this.prefersFallback = false;
        throw error;
      }
    }
    try {
      return await this.sendThroughDispatcher(request, limits);
    } catch (error) {
      if (fallback === undefined || !isNotSent(error)) throw error;
      const response = await fetchRequest(fallback, request, limits).catch((second: unknown) => {
        throw isNotSent(second) ? error : second;
      });
      this.prefersFallback = true;
      return response;
    }
  }

  /** Closes the dispatcher where it is its own, once what is under way has ended. */
  async close(): Promise<void> {
    this.closed = true;
    const { own } = this;
    this.own = undefined;
    await Promise.all([own?.GET.close(), own?.POST.close()]);
  }

  private async sendThroughDispatcher(request: WireRequest, limits: RequestLimits): Promise<WireResponse> {
    const late = (): unknown =>
      new TimeoutError(l10n.t("The network connection couldn't be prepared in time."), 'connect', { sent: false });
    return sendRequest(await limits.deadline.wait(this.dispatcher(request, limits), late), request, limits);
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
      const message = l10n.t("The network connection couldn't be prepared.");
      throw new ConnectionError(message, { sent: false, cause: error });
    }
  }
}

function isNotSent(error: unknown): boolean {
  return error instanceof ApiError && !error.sent;
}
