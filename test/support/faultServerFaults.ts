import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

/** The inputs of a fault, once the request has been read completely. */
export interface FaultyExchange {
  readonly response: ServerResponse;
  /** Performs the call, including its charge, and returns the response that the API would send. */
  readonly carryOut: () => { readonly status: number; readonly json: unknown };
}

type Fault = (exchange: FaultyExchange) => void | Promise<void>;

const jsonType = { 'content-type': 'application/json' };
const megabyte = 1024 * 1024;

let packed: Buffer | undefined;
/**
 * 64 MB of spaces, compressed to 64 kB. The compression takes longer than a request's deadline in tests, so it runs
 * only once, when the fault is set.
 */
export function bomb(): Buffer {
  return (packed ??= gzipSync(Buffer.alloc(64 * megabyte, ' ')));
}

/** The target of redirects. Its query contains a secret that the extension must not show. */
export const redirectTarget = 'https://elsewhere.example/api/v1/developer/videos?ticket=redirect-secret';

/** Faults that act after the request has been read. A fault that calls `carryOut` first performs the call. */
const faults = {
  'reset-after-request': ({ carryOut, response }) => {
    carryOut();
    response.socket?.resetAndDestroy();
  },
  'close-after-request': ({ carryOut, response }) => {
    carryOut();
    response.socket?.destroy();
  },
  'stall-headers': ({ carryOut }) => {
    carryOut();
  },
  'stall-body': ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    response.writeHead(200, { ...jsonType, 'content-length': text.length });
    response.write(text.slice(0, 5));
  },
  'drip-body': async ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    response.writeHead(200, { ...jsonType, 'content-length': text.length });
    for (const letter of text) {
      if (response.destroyed) return;
      response.write(letter);
      await sleep(50);
    }
    response.end();
  },
  'cut-body': async ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    response.writeHead(200, { ...jsonType, 'content-length': text.length });
    response.write(text.slice(0, 10));
    await sleep(20);
    response.socket?.destroy();
  },
  'cut-headers': ({ carryOut, response }) => {
    carryOut();
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-ty');
  },
  'not-http': ({ carryOut, response }) => {
    carryOut();
    response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n\r\n');
  },
  'stale-keep-alive': ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    response.writeHead(200, { ...jsonType, 'content-length': text.length, connection: 'keep-alive' });
    response.end(text);
    response.socket?.end();
  },
  gzip: coded('gzip', gzipSync),
  deflate: coded('deflate', deflateSync),
  brotli: coded('br', brotliCompressSync),
  'two-codings': coded(['identity', 'gzip'], gzipSync),
  'uncoded-none': coded('none', (text) => Buffer.from(text)),
  'uncoded-charset': coded('UTF-8', (text) => Buffer.from(text)),
  'uncoded-chunks': coded('aws-chunked', (text) => Buffer.from(text)),
  'uncoded-gzip': coded('gzip', (text) => Buffer.from(text)),
  'unknown-coding': coded('sdch', gzipSync),
  'damaged-gzip': coded('gzip', (text) => gzipSync(text).subarray(0, -12)),
  'gzip-bomb': ({ carryOut, response }) => {
    carryOut();
    send(response, 200, bomb(), { ...jsonType, 'content-encoding': 'gzip' });
  },
  'large-reply': ({ carryOut, response }) => {
    const { json } = carryOut();
    send(response, 200, JSON.stringify({ ...(json as object), padding: 'x'.repeat(5 * megabyte) }), jsonType);
  },
  'large-chunked-reply': ({ carryOut, response }) => {
    carryOut();
    response.writeHead(200, jsonType);
    response.write('{"padding": "');
    for (let index = 0; index < 5 && !response.destroyed; index += 1) response.write('x'.repeat(megabyte));
    response.end('"}');
  },
  'wrong-content-type': ({ carryOut, response }) => {
    send(response, 200, JSON.stringify(carryOut().json), { 'content-type': 'text/html' });
  },
  'html-error-page': html(
    502,
    '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  ),
  'html-403': html(403, '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>'),
  'html-200': html(200, '<!DOCTYPE html><html><head><title>Sign in</title></head><body>Please sign in</body></html>'),
  'empty-200': text(200, ''),
  'no-content-204': ({ carryOut, response }) => {
    carryOut();
    response.writeHead(204).end();
  },
  'plain-text': text(200, 'OK'),
  'nan-json': ({ carryOut, response }) => {
    const { json } = carryOut();
    const whole = JSON.stringify({ ...(json as object), note: 'NaN \\" Infinity', progress: 0 });
    send(response, 200, whole.replace('"progress":0', '"progress":NaN,"eta":-Infinity'), jsonType);
  },
  'deep-json': ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    send(response, 200, `{"extra":${'['.repeat(100_000)}${']'.repeat(100_000)},${text.slice(1)}`, jsonType);
  },
  'duplicate-keys': ({ carryOut, response }) => {
    const text = JSON.stringify(carryOut().json);
    send(response, 200, `{"status":"nonsense",${text.slice(1)}`, jsonType);
  },
  bom: ({ carryOut, response }) => {
    send(response, 200, `\uFEFF${JSON.stringify(carryOut().json)}`, jsonType);
  },
  'latin-1': ({ carryOut, response }) => {
    const { json } = carryOut();
    const body = Buffer.from(JSON.stringify({ ...(json as object), note: 'é à ü' }), 'latin1');
    send(response, 200, body, { 'content-type': 'application/json; charset=iso-8859-1' });
  },
  'latin-1-undeclared': failing(400, Buffer.from('{"error":"La durée est invalide"}', 'latin1')),
  'error-inside-200': ({ response }) => {
    send(
      response,
      200,
      '{"success":false,"error":{"code":"content_policy","message":"The prompt was refused"}}',
      jsonType,
    );
  },
  'key-refused-inside-200': failing(200, { code: 401, message: 'Invalid API key' }),
  'echoed-secrets': ({ response }) => {
    const { authorization = '' } = response.req.headers;
    const message = `Bad key ${authorization} see https://help.example/x?ticket=echo-secret \u202Eevil\u0007`;
    send(response, 401, JSON.stringify({ error: { message } }), { ...jsonType, 'x-request-id': 'req-echo' });
  },
  'status-400': failing(400, { error: { message: 'duration is not allowed' } }),
  'status-401': failing(401, { error: { message: 'Invalid API key' } }),
  'status-402': failing(402, { error: { message: '6 credits needed, 2 left' } }),
  'status-403': failing(403, { message: 'Your plan has no API access' }),
  'status-404': failing(404, { detail: 'Not found' }),
  'status-405': failing(405, {}),
  'status-407': failing(407, {}),
  'status-408': failing(408, {}),
  'status-409': failing(409, { error: 'Another request is running' }),
  'status-410': failing(410, { error: 'The video was deleted' }),
  'status-413': failing(413, {}),
  'status-415': failing(415, {}),
  'status-418': failing(418, {}),
  'status-422': failing(422, {
    detail: [{ loc: ['body', 'duration'], msg: 'must be 4, 8 or 12', type: 'value_error' }],
  }),
  'status-500': failing(500, { error: { message: 'Internal error', request_id: 'req-500' } }),
  'status-501': failing(501, {}),
  'status-502': failing(502, {}),
  'status-503': failing(503, { message: 'Maintenance' }),
  'status-504': failing(504, {}),
  'status-507': failing(507, { error: { message: 'The disk is full.' } }),
  'status-529': failing(529, { error: { type: 'overloaded', message: 'Overloaded' } }),
  'rate-limit': failing(429, { error: { message: 'Slow down' } }),
  'rate-limit-seconds': failing(429, {}, () => ({ 'retry-after': '1' })),
  'rate-limit-long': failing(429, {}, () => ({ 'retry-after': '3600' })),
  'rate-limit-date': failing(429, {}, () => ({ 'retry-after': new Date(Date.now() + 2000).toUTCString() })),
  'rate-limit-nonsense': failing(429, {}, () => ({ 'retry-after': 'soon' })),
  'redirect-301': redirect(301),
  'redirect-302': redirect(302),
  'redirect-303': redirect(303),
  'redirect-307': redirect(307),
  'redirect-308': redirect(308),
  'redirect-nowhere': failing(302, {}),
} satisfies Record<string, Fault>;

export type ReplyFaultName = keyof typeof faults;
/**
 * `refuse` makes the port refuse connections. `reset-on-accept` breaks a connection before its request is read. Both
 * last until the test clears them, or until they have affected `times` connections. All other faults change the
 * response.
 */
export type FaultName = ReplyFaultName | 'refuse' | 'reset-on-accept';

export const faultNames: readonly FaultName[] = [
  ...(Object.keys(faults) as ReplyFaultName[]),
  'refuse',
  'reset-on-accept',
];

export function commitFault(name: ReplyFaultName, exchange: FaultyExchange): void | Promise<void> {
  return faults[name](exchange);
}

function coded(coding: string | string[], encode: (text: string) => Buffer): Fault {
  return ({ carryOut, response }) => {
    send(response, 200, encode(JSON.stringify(carryOut().json)), { ...jsonType, 'content-encoding': coding });
  };
}

function html(status: number, page: string): Fault {
  return text(status, page, 'text/html; charset=utf-8');
}

/** Responds with text. If the status is below 300, performs the call first, so that only the response is malformed. */
function text(status: number, body: string, type = 'text/plain'): Fault {
  return ({ carryOut, response }) => {
    if (status < 300) carryOut();
    send(response, status, body, { 'content-type': type });
  };
}

function failing(status: number, body: object | Buffer, headers: () => Record<string, string> = () => ({})): Fault {
  return ({ response }) => {
    send(response, status, Buffer.isBuffer(body) ? body : JSON.stringify(body), { ...jsonType, ...headers() });
  };
}

function redirect(status: number): Fault {
  return ({ response }) => {
    send(response, status, '', { location: redirectTarget });
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string | string[]>,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
