import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { isBusy, isFull } from '../ledger/ledger';
import { describeError, type SandboxLog } from '../log';
import { diskFull, type DeveloperApi } from './developerApi';
import { faultError, type Fault, type FaultName, type Faults } from './faults';
import type { RequestListener } from './httpServer';
import { checkOrigin } from './requestGuard';
import { HttpError, newRequestId, sendResponse, type ApiResponse } from './response';
import { checkMethod, findRoute, type Route } from './route';

/** Handles every request: checks it, calls the API, turns what is thrown into an error response, writes one log line. */
export function requestHandler(
  { api, faults, log }: { api: DeveloperApi; faults: Faults; log: SandboxLog },
  scheme: 'http' | 'https',
): RequestListener {
  const respond = async (request: IncomingMessage, route: Route | undefined, query: string, due: readonly Fault[]) => {
    try {
      const port = request.socket.localPort ?? 0;
      if (isPlain(request)) throw httpsRequired(checkOrigin(request, 'http', port), port, request.url ?? '/');
      const origin = checkOrigin(request, scheme, port);
      if (route === undefined) throw new HttpError(404, 'not_found', 'There is nothing at this path.');
      checkMethod(route, request.method ?? '');
      const latency = due.find(({ fault }) => fault === 'latency');
      if (latency !== undefined) await delay(latency.ms ?? 1_000);
      const error = due.find(({ fault }) => fault === 'error');
      if (error !== undefined) throw faultError(error);
      return await api.call({ request, route, query: new URLSearchParams(query), origin });
    } catch (error) {
      return httpError(error, log).response;
    }
  };
  // At an HTTPS port plain HTTP is redirected.
  const isPlain = ({ socket }: IncomingMessage) => scheme === 'https' && !(socket instanceof TLSSocket);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const route = findRoute(path);
    const due = isPlain(request) ? [] : faults.take(route?.operation);
    const has = (name: FaultName) => due.some((it) => it.fault === name);
    if (has('reset')) {
      request.socket.destroy();
      return;
    }
    const result = await respond(request, route, query, due);
    const ms = Math.round(performance.now() - startedAt);
    log.info(`${request.method ?? ''} ${path.slice(0, 200)} ${result.status} ${ms} ms ${requestId}`);
    if (has('crash')) process.kill(process.pid, 'SIGKILL');
    if (has('stall')) return;
    if (has('drop')) {
      request.socket.destroy();
      return;
    }
    await send(response, result, requestId, has).catch(() => {
      // The client went away in the middle of the response, or the file could not be read to its end.
      response.destroy();
    });
  };
  return (request, response) => void handle(request, response);
}

/** Leads to the same port, which is not always named: plain HTTP has another default. */
export function httpsRequired(plainOrigin: string, port: number, path: string): HttpError {
  const url = `https://${new URL(plainOrigin).hostname}:${port}${path}`;
  return new HttpError(308, 'https_required', 'Use HTTPS.', { Location: url, Connection: 'close' });
}

function httpError(error: unknown, log: SandboxLog): HttpError {
  if (error instanceof HttpError) return error;
  if (isBusy(error)) {
    const message = 'Another sandbox is using the data folder. Try again.';
    return new HttpError(503, 'busy', message, { 'Retry-After': '1' });
  }
  if (isFull(error)) return diskFull();
  log.error(error instanceof Error ? (error.stack ?? error.message) : describeError(error));
  return new HttpError(500, 'internal_error', 'Something went wrong in the sandbox.');
}

async function send(
  to: ServerResponse,
  response: ApiResponse,
  requestId: string,
  has: (fault: FaultName) => boolean,
): Promise<void> {
  if (has('garbage')) {
    to.writeHead(200, { 'Content-Type': 'text/html', 'X-Request-Id': requestId });
    to.end('<!doctype html><title>Welcome</title><p>This is not the response you were looking for.');
    return;
  }
  if (has('truncate') && response.json !== undefined) {
    const text = JSON.stringify(response.json);
    to.writeHead(response.status, { 'Content-Type': 'application/json', 'Content-Length': text.length });
    to.write(text.slice(0, text.length / 2));
    await delay(20);
    to.destroy();
    return;
  }
  await sendResponse(to, response, requestId);
}
