import assert from 'node:assert/strict';
import { once } from 'node:events';
import * as net from 'node:net';
import type { AddressInfo } from 'node:net';
import * as tls from 'node:tls';
import { Agent, type Dispatcher } from 'undici';
import { DeveloperApi, type DeveloperApiOptions } from '../../../../src/api/client';
import { ApiError, ConnectionError, TimeoutError } from '../../../../src/api/errors';
import { issueCertificate } from '../../../support/certificates';
import { NetworkDispatcher } from '../../../../src/api/network/networkDispatcher';
import { FaultServer } from '../../../support/faultServer';

describe('the transport', function () {
  this.timeout(10_000);
  const apis: DeveloperApi[] = [];
  const request = { prompt: 'x', duration: 4 };
  let server: FaultServer;

  before(async () => {
    server = await FaultServer.start();
  });
  afterEach(async () => {
    await Promise.all(apis.splice(0).map((api) => api.close()));
    await server.reset();
  });
  after(() => server.close());

  const client = (options: Partial<DeveloperApiOptions> = {}): DeveloperApi => {
    const api = new DeveloperApi({
      baseUrl: server.baseUrl,
      apiKey: 'key',
      userAgent: 'test',
      deadlines: { connectMs: 1000, headersMs: 550, bodyMs: 550 },
      retryPolicy: { attempts: 1 },
      ...options,
    });
    apis.push(api);
    return api;
  };

  const failure = async (call: Promise<unknown>): Promise<ApiError> => {
    const error: unknown = await call.then(
      () => assert.fail('it did not fail'),
      (reason: unknown) => reason,
    );
    assert(error instanceof ApiError, String(error));
    return error;
  };

  it('reports an unknown host name as not sent', async () => {
    const error = await failure(client({ baseUrl: 'https://no-such-host.invalid/api' }).generateVideo(request));
    assert(error instanceof ConnectionError);
    assert.equal(error.sent, false);
    assert.match(
      error.message,
      /^The name of no-such-host\.invalid couldn't be looked up \((ENOTFOUND|EAI_AGAIN)\)\. Check the base URL/,
    );
  });

  it('reports an untrusted certificate as not sent', async () => {
    const secure = await FaultServer.start({ tls: await issueCertificate() });
    try {
      const error = await failure(client({ baseUrl: secure.baseUrl }).generateVideo(request));
      assert(error instanceof ConnectionError);
      assert.equal(error.sent, false);
      assert.match(
        error.message,
        /^The certificate of 127\.0\.0\.1:\d+ is not trusted: self-signed, .* \([A-Z_]+\)\.$/,
      );
      assert.equal(secure.arrivals.length, 0);
    } finally {
      await secure.close();
    }
  });

  it('reports a server without TLS as not sent', async () => {
    const baseUrl = server.baseUrl.replace('http:', 'https:');
    assert.equal((await failure(client({ baseUrl }).generateVideo(request))).sent, false);
  });

  it('reports a slow connection as not sent, and sends nothing on it later', async () => {
    const connection = Promise.withResolvers<undefined>();
    const late = await slowProxy(server, connection.promise);
    try {
      const api = client({ baseUrl: late.baseUrl, dispatcher: () => late.trusting, deadlines: { connectMs: 100 } });
      const error = await failure(api.generateVideo(request));
      assert(error instanceof TimeoutError);
      assert.equal(error.phase, 'connect');
      assert.equal(error.sent, false);
      connection.resolve(undefined);
      // An earlier request on the same connection would arrive before this one.
      await client({ baseUrl: late.baseUrl, dispatcher: () => late.trusting }).getCredits();
      assert.equal(server.countArrivals({ kind: 'generate' }), 0);
    } finally {
      late.close();
    }
  });

  it('sends the request on a slow connection that is made within the deadline', async () => {
    const connection = Promise.withResolvers<undefined>();
    const late = await slowProxy(server, connection.promise);
    try {
      const call = client({ baseUrl: late.baseUrl, dispatcher: () => late.trusting }).generateVideo(request);
      // Meanwhile nothing arrived over the slow connection.
      await client().getCredits();
      assert.equal(server.countArrivals({ kind: 'generate' }), 0);
      connection.resolve(undefined);
      await call;
      assert.equal(server.countArrivals({ kind: 'generate' }), 1);
    } finally {
      late.close();
    }
  });

  it('reports an abort while connecting as not sent, and sends nothing later', async () => {
    const connection = Promise.withResolvers<undefined>();
    const late = await slowProxy(server, connection.promise);
    try {
      const api = client({ baseUrl: late.baseUrl, dispatcher: () => late.trusting });
      const call = api.generateVideo(request, { signal: AbortSignal.timeout(50) });
      await assert.rejects(call, { name: 'AbortError', sent: false });
      connection.resolve(undefined);
      // An earlier request on the same connection would arrive before this one.
      await client({ baseUrl: late.baseUrl, dispatcher: () => late.trusting }).getCredits();
      assert.equal(server.countArrivals({ kind: 'generate' }), 0);
    } finally {
      late.close();
    }
  });

  for (const fault of [
    'reset-after-request',
    'stall-headers',
    'stall-body',
    'cut-body',
    'cut-headers',
    'not-http',
  ] as const) {
    it(`reports ${fault} as sent: the request arrived once and was not retried`, async () => {
      await server.setFaults(fault);
      assert.equal(
        (await failure(client({ retryPolicy: { attempts: 5, baseMs: 1 } }).generateVideo(request))).sent,
        true,
      );
      await server.setFaults();
      await client().getCredits();
      assert.equal(server.countArrivals({ kind: 'generate' }), 1);
    });
  }

  it('reports a broken reused connection as sent: the request arrived once', async () => {
    const agent = new Agent();
    try {
      const api = client({ dispatcher: () => agent });
      await api.getCredits();
      await new Promise(setImmediate);
      await server.setFaults({ name: 'reset-after-request', on: 'generate' });
      assert.equal((await failure(api.generateVideo(request))).sent, true);
      assert.equal(server.countArrivals({ kind: 'generate' }), 1);
    } finally {
      await agent.close();
    }
  });

  it('uses a new connection for each generate request, and reuses one for GETs', async () => {
    const api = client();
    await api.getCredits();
    await api.generateVideo(request);
    await api.generateVideo(request);
    await api.getCredits();
    const [first, second, third, last] = server.arrivals.map(({ port }) => port);
    assert.equal(new Set([first, second, third]).size, 3);
    assert.equal(last, first);
  });

  it('sends a generate request even if the server has just closed the idle connection', async () => {
    for (let round = 0; round < 20; round += 1) {
      await server.reset();
      const api = client();
      await api.getCredits();
      await api.generateVideo(request);
      server.dropConnections();
      // The connection closed just now or some turns ago, so the close may arrive while the request is sent.
      for (let turn = 0; turn < round % 4; turn += 1) await new Promise(setImmediate);
      await api.generateVideo(request);
      assert.equal(server.countArrivals({ kind: 'generate' }), 2);
    }
  });

  it('stops a request that a dispatcher starts twice', async () => {
    const starts: (Error | undefined)[] = [];
    const twice = new Agent().compose(
      (dispatch) => (options, handler) =>
        dispatch(options, {
          ...bound(handler),
          onRequestStart: (controller, context) => {
            handler.onRequestStart?.(controller, context);
            handler.onRequestStart?.(controller, context);
            starts.push(controller.reason ?? undefined);
          },
        }),
    );
    try {
      const error = await failure(client({ dispatcher: () => twice }).generateVideo(request));
      assert.equal(error.sent, true);
      assert.equal(starts.length, 1);
      assert.match(starts[0]?.message ?? '', /second time/);
    } finally {
      await twice.destroy();
    }
  });

  it('throws a ConnectionError if the dispatcher cannot be created', async () => {
    const error = await failure(client({ dispatcher: () => Promise.reject(new Error('no')) }).getCredits());
    assert(error instanceof ConnectionError);
    assert.equal(error.sent, false);
  });

  it('leaves a supplied dispatcher open, and closes its own', async () => {
    const agent = new Agent();
    const api = client({ dispatcher: () => agent });
    await api.getCredits();
    await api.close();
    assert.equal(agent.closed, false);
    await agent.close();
    const own = client();
    await own.getCredits();
    await own.close();
    assert.equal((await failure(own.getCredits())).sent, false);
  });

  describe('the fallback after a failed connection', () => {
    let refused: string;
    let calls: string[];
    before(async () => {
      const closed = await FaultServer.start();
      refused = closed.baseUrl;
      await closed.close();
    });
    const workingFallback = ((input: string, init: RequestInit) => {
      calls.push(init.method ?? '');
      return fetch(input.replace(refused, server.baseUrl), init);
    }) as typeof fetch;
    beforeEach(() => {
      calls = [];
    });

    it('is used, and is preferred for later requests', async () => {
      const api = client({ baseUrl: refused, fallbackFetch: workingFallback });
      assert.equal((await api.getCredits()).status, 200);
      assert.equal(server.arrivals[0]?.headers.authorization, 'Bearer key');
      await api.getCredits();
      assert.deepEqual(calls, ['GET', 'GET']);
    });

    it('is abandoned for the dispatcher if it hangs and the dispatcher works again', async () => {
      let isHome = false;
      const offline = Promise.reject(new Error('away'));
      offline.catch(() => undefined);
      const agent = new Agent();
      const hanging = new Promise<Response>(() => undefined);
      const fallbackFetch = ((...call: Parameters<typeof fetch>) =>
        isHome ? hanging : fetch(...call)) as typeof fetch;
      const deadlines = { connectMs: 100, headersMs: 100 };
      const api = client({ dispatcher: () => (isHome ? agent : offline), fallbackFetch, deadlines });
      await api.getCredits();
      isHome = true;
      assert((await failure(api.getCredits())) instanceof TimeoutError);
      assert.equal((await api.getCredits()).status, 200);
      await agent.close();
    });

    it('is not used after closing or to bypass an unusable proxy, even if it was preferred', async () => {
      const api = client({ baseUrl: refused, fallbackFetch: workingFallback });
      await api.getCredits();
      await api.close();
      assert.equal((await failure(api.getCredits())).sent, false);
      let proxy = '';
      const settings = () => ({ proxy, noProxy: [], proxyStrictSSL: true, proxySupport: 'on' });
      const network = new NetworkDispatcher({ settings, environment: () => ({}) });
      const fallbackFetch = ((_input: string, init: RequestInit) =>
        workingFallback(`${server.baseUrl}/credits`, init)) as typeof fetch;
      const far = client({
        baseUrl: 'https://no-such-host.invalid/api',
        dispatcher: (method, origin) => network.dispatcher(method, origin),
        fallbackFetch,
      });
      await far.getCredits();
      assert.deepEqual(calls, ['GET', 'GET']);
      proxy = 'ftp://proxy.example';
      const error = await failure(far.getCredits());
      assert.match(error.message, /The proxy of http\.proxy can't be used/);
      assert.deepEqual([error.sent, calls.length], [false, 2]);
      await network.close();
    });

    it('stays preferred after one of its requests is aborted', async () => {
      let isHeld = false;
      const hangingFallback = ((input: string, init: RequestInit) =>
        isHeld
          ? new Promise((_resolve, reject) => {
              init.signal?.addEventListener('abort', () => {
                reject(new DOMException('Aborted', 'AbortError'));
              });
            })
          : workingFallback(input, init)) as typeof fetch;
      const agent = new Agent();
      let isHome = false;
      const offline = (): Promise<never> => Promise.reject(new Error('away'));
      const api = client({ dispatcher: () => (isHome ? agent : offline()), fallbackFetch: hangingFallback });
      await api.getCredits();
      [isHome, isHeld] = [true, true];
      const abort = new AbortController();
      const canceled = api.getCredits({ signal: abort.signal });
      await new Promise(setImmediate);
      abort.abort();
      await assert.rejects(canceled, { name: 'AbortError' });
      isHeld = false;
      await api.getCredits();
      assert.deepEqual(calls, ['GET', 'GET']);
      await agent.close();
    });

    it('never sends a POST, which Chromium may repeat', async () => {
      const api = client({ baseUrl: refused, fallbackFetch: workingFallback });
      assert.equal((await failure(api.generateVideo(request))).sent, false);
      await api.getCredits();
      assert.equal((await failure(api.generateVideo(request))).sent, false);
      assert.deepEqual(calls, ['GET']);
    });

    it('reports a failed read or write as sent, whatever the error code', async () => {
      for (const syscall of ['read', 'write', 'connect'] as const) {
        const cause = Object.assign(new Error(syscall), { code: 'EHOSTUNREACH', syscall });
        const broken = (() => Promise.reject(new TypeError('fetch failed', { cause }))) as typeof fetch;
        const error = await failure(client({ baseUrl: refused, fallbackFetch: broken }).getCredits());
        assert.equal(error.sent, syscall !== 'connect', syscall);
      }
    });

    it('keeps the Retry-After of a response, whatever its status', async () => {
      for (const status of [401, 403, 404, 408, 409, 422, 425, 429, 500, 503, 302, 200]) {
        const waiting = (() =>
          Promise.resolve(new Response('<html>', { status, headers: { 'retry-after': '7' } }))) as typeof fetch;
        const error = await failure(client({ baseUrl: refused, fallbackFetch: waiting }).getCredits());
        assert.equal(error.retryAfterMs, 7000, String(status));
      }
    });

    it('is not used for a request that may have been sent', async () => {
      for (const fault of ['reset-after-request', 'stall-headers', 'cut-body', 'status-503'] as const) {
        await server.setFaults(fault);
        await failure(client({ fallbackFetch: workingFallback }).getCredits());
      }
      assert.deepEqual(calls, []);
      assert.equal(server.arrivals.length, 4);
    });

    it('reports faults like the dispatcher', async () => {
      const expected = {
        'reset-after-request': 'ConnectionError',
        'stall-headers': 'TimeoutError',
        'stall-body': 'TimeoutError',
        'cut-body': 'ConnectionError',
        'large-reply': 'UnexpectedResponseError',
        'gzip-bomb': 'UnexpectedResponseError',
        'redirect-302': 'RedirectedError',
        'status-401': 'AuthenticationError',
      } as const;
      for (const [fault, name] of Object.entries(expected)) {
        await server.setFaults(fault as keyof typeof expected);
        // Only stalled replies get short deadlines, because a busy machine may need a second for a long reply.
        const deadlines = name === 'TimeoutError' ? { connectMs: 450, headersMs: 450, bodyMs: 1000 } : {};
        const error = await failure(
          client({ baseUrl: refused, fallbackFetch: workingFallback, deadlines }).getCredits(),
        );
        assert.equal(error.name, name, `${fault}: ${error.message}`);
        assert.equal(error.sent, true, fault);
      }
      assert.equal(server.arrivals.length, Object.keys(expected).length);
    });

    it('keeps the error of the dispatcher if the fallback cannot connect either', async () => {
      const nowhere = ((_input: string, init: RequestInit) => {
        calls.push(init.method ?? '');
        return fetch(refused, init);
      }) as typeof fetch;
      const api = client({ baseUrl: refused, fallbackFetch: nowhere });
      const error = await failure(api.getCredits());
      assert.equal(error.sent, false);
      assert.match(error.message, /127\.0\.0\.1:\d+ refused the connection/);
      assert.equal(calls.length, 1);
    });

    it('reports a port that fetch blocks as not sent', async () => {
      const toBadPort = ((_input: string, init: RequestInit) => fetch('http://127.0.0.1:6000/', init)) as typeof fetch;
      const error = await failure(client({ baseUrl: refused, fallbackFetch: toBadPort }).getCredits());
      assert.equal(error.sent, false);
    });

    it('is not used if its URL parser would change the path', async () => {
      const error = await failure(client({ baseUrl: refused, fallbackFetch: workingFallback }).getVideo('..'));
      assert.equal(error.sent, false);
      assert.deepEqual(calls, []);
    });

    it('ends at its deadline or an abort, even if fetch ignores its signal', async () => {
      const hanging = (): Promise<Response> => new Promise(() => undefined);
      const hangingInBody = (): Promise<Response> => Promise.resolve(new Response(new ReadableStream()));
      const deadlines = { connectMs: 50, headersMs: 50, bodyMs: 50 };
      for (const fallbackFetch of [hanging, hangingInBody]) {
        const error = await failure(client({ baseUrl: refused, fallbackFetch, deadlines }).getCredits());
        assert(error instanceof TimeoutError);
        assert.deepEqual([error.phase, error.sent], [fallbackFetch === hanging ? 'headers' : 'body', true]);
        const signal = AbortSignal.timeout(60);
        const call = client({ baseUrl: refused, fallbackFetch, deadlines: {} }).getCredits({ signal });
        await assert.rejects(call, { name: 'AbortError', sent: true });
      }
    });

    it('ends the request on an abort', async () => {
      await server.setFaults('stall-headers');
      const call = client({ baseUrl: refused, fallbackFetch: workingFallback }).getCredits({
        signal: AbortSignal.timeout(60),
      });
      await assert.rejects(call, { name: 'AbortError', sent: true });
    });
  });
});

/** The bound methods of a handler. A test replaces one of them. */
function bound(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onResponseStart: handler.onResponseStart?.bind(handler),
    onResponseData: handler.onResponseData?.bind(handler),
    onResponseEnd: handler.onResponseEnd?.bind(handler),
    onResponseError: handler.onResponseError?.bind(handler),
  } as Dispatcher.DispatchHandler;
}

interface SlowProxy {
  readonly baseUrl: string;
  /** Trusts the proxy's certificate. */
  readonly trusting: Agent;
  close(): void;
}

/** A proxy to the server that begins its TLS handshake only once `connection` resolves. */
async function slowProxy(server: FaultServer, connection: Promise<unknown>): Promise<SlowProxy> {
  const { port: target } = new URL(server.origin);
  const sockets = new Set<net.Socket>();
  const identity = await issueCertificate();
  const trusting = new Agent({ connect: { rejectUnauthorized: false } });
  const raw = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    void connection.then(() => {
      const secure = new tls.TLSSocket(socket, { isServer: true, ...identity });
      const onward = net.connect(Number(target), '127.0.0.1');
      sockets.add(onward);
      secure.on('error', () => undefined).pipe(onward);
      onward.on('error', () => undefined).pipe(secure);
    });
  });
  raw.listen(0, '127.0.0.1');
  await once(raw, 'listening');
  const { port } = raw.address() as AddressInfo;
  return {
    baseUrl: `https://127.0.0.1:${port}/api/v1/developer`,
    trusting,
    close: () => {
      void trusting.destroy();
      raw.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
