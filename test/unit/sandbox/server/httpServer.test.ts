import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, request, type RequestOptions } from 'node:https';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import {
  type HttpServer,
  openHttpServer,
  type RequestListener,
  type TlsIdentity,
} from '../../../../src/sandbox/server/httpServer';
import { httpsRequired } from '../../../../src/sandbox/server/requestHandler';
import { issueCertificate } from '../../../support/certificates';

const short = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

describe('the HTTP server of the sandbox', function () {
  this.timeout(10_000);
  let identity: TlsIdentity;
  let server: HttpServer | undefined;
  const open = async (listener: RequestListener, over?: TlsIdentity, limits = short): Promise<number> => {
    server = await openHttpServer(listener, 0, over, limits);
    return server.port;
  };
  const ignore: RequestListener = () => undefined;
  before(async () => {
    identity = await issueCertificate();
  });
  afterEach(() => server?.close(0));

  it('responds with 408 to unfinished headers, over HTTP, HTTPS and plain HTTP on the HTTPS port', async () => {
    const plain = (port: number) => connect(port, '127.0.0.1');
    const secure = (port: number) => connectTls({ port, host: '127.0.0.1', ca: identity.cert });
    const cases: [TlsIdentity | undefined, (port: number) => Socket][] = [
      [undefined, plain],
      [identity, secure],
      [identity, plain],
    ];
    for (const [over, connectTo] of cases) {
      const socket = connectTo(await open(ignore, over));
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      assert.match(await text(socket), /^HTTP\/1\.1 408 /);
      await server?.close(0);
    }
  });

  it('responds with 408 to an unfinished body over HTTPS', async () => {
    const port = await open(ignore, identity);
    const socket = connectTls({ port, host: '127.0.0.1', ca: identity.cert });
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc');
    assert.match(await text(socket), /^HTTP\/1\.1 408 /);
  });

  it('closes a connection that never starts a TLS handshake', async () => {
    const socket = connect(await open(ignore, identity), '127.0.0.1');
    socket.write(Buffer.from([0x16]));
    assert.equal((await buffer(socket)).length, 0);
  });

  it('closes a connection that aborts its TLS handshake', async () => {
    const patient = { ...short, headersTimeout: 60_000, requestTimeout: 60_000 };
    const socket = connect(await open(ignore, identity, patient), '127.0.0.1');
    socket.write(Buffer.concat([Buffer.from([0x16]), Buffer.alloc(200)]));
    await once(socket.resume(), 'close');
  });

  it('closes at once even if a client keeps its HTTPS connection open', async () => {
    const finished = Promise.withResolvers<undefined>();
    const port = await open((incoming, response) => {
      response.on('finish', () => {
        // Node's own limit for idle connections would also close it, seconds later.
        incoming.socket.setTimeout(0);
        finished.resolve(undefined);
      });
      response.end('served');
    }, identity);
    const agent = new Agent({ keepAlive: true });
    const options: RequestOptions = { port, host: '127.0.0.1', ca: identity.cert, agent };
    const served = await new Promise<string>((resolve, reject) => {
      request(options, (response) => void text(response).then(resolve))
        .on('error', reject)
        .end();
    });
    assert.equal(served, 'served');
    await finished.promise;
    assert.equal(Object.values(agent.freeSockets).flat().length, 1);
    await server?.close(60_000);
    agent.destroy();
  });

  it('redirects plain HTTP to HTTPS on the same port, whether explicit or default', () => {
    const locationOf = (origin: string, port: number) => httpsRequired(origin, port, '/x?y').headers.Location;
    assert.equal(locationOf('http://localhost:8123', 8123), 'https://localhost:8123/x?y');
    assert.equal(locationOf('http://127.0.0.1', 80), 'https://127.0.0.1:80/x?y');
    assert.equal(locationOf('http://[::1]:443', 443), 'https://[::1]:443/x?y');
  });
});
