import * as l10n from '@vscode/l10n';
import type { Dispatcher } from 'undici';
import { ApiError, ConnectionError } from '../errors';
import { type Deadlines, exchange, type ExchangeLimits, type WireReply, type WireRequest } from './request';
import { fetchExchange, survivesFetch } from './fallbackFetch';
import { loadUndici } from '../network/undici';
import { unlessAborted } from './abort';

export interface TransportOptions {
  readonly dispatcher?: (() => Dispatcher | Promise<Dispatcher>) | undefined;
  readonly fallbackFetch?: typeof fetch | undefined;
  readonly connectMs: Deadlines['connectMs'];
}

/** Kept connections idle this long are closed, unless the service asks for less: shorter than what is usual in between. */
const keepAliveMs = 20_000;

/** Sends requests one way or the other: through a dispatcher or, where that finds no connection at all, another fetch. */
export class Transport {
  private own: Promise<Dispatcher> | undefined;
  /** The own one, once it is made. */
  private ready: Dispatcher | undefined;
  private closed = false;
  /** The other way worked while the first did not: taken for the rest of the session. */
  private prefersFallback = false;

  constructor(private readonly options: TransportOptions) {}

  /** Rejects with an ApiError or the signal's reason. Sends at most one request that reaches anybody. */
  send(request: WireRequest, limits: ExchangeLimits): Promise<WireReply> {
    // The shortest way for what is asked most often: an own dispatcher that is there already.
    if (this.ready !== undefined && this.options.fallbackFetch === undefined) {
      return exchange(this.ready, request, limits);
    }
    return this.sendSomehow(request, limits);
  }

  private async sendSomehow(request: WireRequest, limits: ExchangeLimits): Promise<WireReply> {
    const other = this.options.fallbackFetch;
    if (this.prefersFallback && other !== undefined && survivesFetch(request)) {
      try {
        return await fetchExchange(other, request, limits);
      } catch (error) {
        if (provablyNotSent(error)) this.prefersFallback = false;
        throw error;
      }
    }
    try {
      return await this.sendThroughDispatcher(request, limits);
    } catch (error) {
      if (other === undefined || !provablyNotSent(error) || !survivesFetch(request)) throw error;
      const reply = await fetchExchange(other, request, limits).catch((second: unknown) => {
        throw provablyNotSent(second) ? error : second;
      });
      this.prefersFallback = true;
      return reply;
    }
  }

  /** Closes the dispatcher where it is its own, once what is under way has ended. */
  async close(): Promise<void> {
    this.closed = true;
    const made = this.own;
    this.own = undefined;
    this.ready = undefined;
    const dispatcher = await made?.catch(() => undefined);
    await dispatcher?.close();
  }

  private async sendThroughDispatcher(request: WireRequest, limits: ExchangeLimits): Promise<WireReply> {
    try {
      return await exchange(await unlessAborted(this.dispatcher(), limits.signal), request, limits);
    } catch (error) {
      // A supplied one was replaced between being asked for and being used.
      if (this.options.dispatcher === undefined || !(provablyNotSent(error) && wasClosed(error))) throw error;
      return exchange(await this.dispatcher(), request, limits);
    }
  }

  private async dispatcher(): Promise<Dispatcher> {
    try {
      if (this.options.dispatcher !== undefined) return await this.options.dispatcher();
      if (this.closed) throw new Error('This client is closed.');
      this.own ??= this.makeOwn();
      const made = await this.own;
      if (!this.isClosed()) this.ready = made;
      return made;
    } catch (error) {
      throw new ConnectionError(l10n.t('The way to the network could not be prepared.'), { sent: false, cause: error });
    }
  }

  private isClosed(): boolean {
    return this.closed;
  }

  private async makeOwn(): Promise<Dispatcher> {
    const { Agent } = await loadUndici();
    return new Agent({
      // One request per connection at a time, so that what happens to one says nothing about another.
      allowH2: false,
      pipelining: 1,
      keepAliveTimeout: keepAliveMs,
      connect: { timeout: this.options.connectMs + 1000 },
    });
  }
}

function provablyNotSent(error: unknown): boolean {
  return error instanceof ApiError && !error.sent;
}

function wasClosed(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code === 'UND_ERR_CLOSED' || cause?.code === 'UND_ERR_DESTROYED';
}
