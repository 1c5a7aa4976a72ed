import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { isFull } from '../ledger/ledgerFile';
import { describeError, type SandboxLog } from '../log';
import { diskFull, type ApiRoutes } from './apiRoutes';
import type { Fault, FaultName } from './faults';
import type { RequestListener } from './httpServer';
import { checkOrigin } from './requestGuard';
import { HttpError, newRequestId, sendResponse } from './response';
import { checkMethod, findRoute, type Route } from './route';

/**
 * Returns a listener that handles each request: checks the request, calls the API and sends the response. Exceptions
 * become error responses. Each request is logged as one line.
 */
export function requestHandler(
  { api, faults, log }: { api: ApiRoutes; faults: readonly Fault[]; log: SandboxLog },
  scheme: 'http' | 'https',
): RequestListener {
  const respond = async (request: IncomingMessage, route: Route | undefined, fails: boolean) => {
    try {
      const port = request.socket.localPort ?? 0;
      if (isPlain(request)) throw httpsRequired(checkOrigin(request, 'http', port), port, request.url ?? '/');
      const origin = checkOrigin(request, scheme, port);
      if (route === undefined) throw new HttpError(404, 'not_found', 'There is nothing at this path.');
      checkMethod(route, request.method ?? '');
      if (fails) throw new HttpError(500, 'fault', 'This error was requested with --faults.');
      return await api.call({ request, route, origin });
    } catch (error) {
      return httpError(error, log).response;
    }
  };
  // Whether a request reached the HTTPS port as plain HTTP. If so, it is redirected.
  const isPlain = ({ socket }: IncomingMessage) => scheme === 'https' && !(socket instanceof TLSSocket);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const requestId = newRequestId();
    const startedAt = performance.now();
    readTarget(request);
    const [path = ''] = (request.url ?? '').split('?', 1);
    const route = findRoute(path);
    const has = (name: FaultName) =>
      !isPlain(request) && faults.some((it) => it === name || it === `${name}:${route?.operation ?? ''}`);
    const result = await respond(request, route, has('error'));
    const ms = Math.round(performance.now() - startedAt);
    log.info(`${request.method ?? ''} ${loggedPath(path)} ${result.status} ${ms} ms ${requestId}`);
    if (has('crash')) process.kill(process.pid, 'SIGKILL');
    const delivery = has('stall') ? 'stall' : has('drop') ? 'reset' : result.delivery;
    if (delivery === 'stall') return;
    if (delivery === 'reset') {
      request.socket.destroy();
      return;
    }
    await sendResponse(response, result, requestId).catch(() => {
      // The client disconnected during the response, or the file could not be read completely.
      response.destroy();
    });
  };
  return (request, response) => void handle(request, response);
}

/** Returns the path for the log. It omits the name of a file, because the name grants access to the file. */
function loggedPath(path: string): string {
  return path.replace(/^(\/files\/).*/s, '$1…').slice(0, 200);
}

/** If the request target is a whole URL, the host of that URL overrides the `Host` header. RFC 9112, section 3.2.2 */
function readTarget(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?]*)(.*)$/i.exec(request.url ?? '') ?? [];
  if (path === undefined) return;
  request.headers.host = host;
  request.url = path;
}

/**
 * Returns a redirect to HTTPS. Its URL always contains the port, because HTTP and HTTPS have different default ports.
 */
export function httpsRequired(plainOrigin: string, port: number, path: string): HttpError {
  const url = `https://${new URL(plainOrigin).hostname}:${port}${path}`;
  return new HttpError(308, 'https_required', 'Use HTTPS.', { Location: url, Connection: 'close' });
}

function httpError(error: unknown, log: SandboxLog): HttpError {
  if (error instanceof HttpError) return error;
  if (isFull(error)) return diskFull();
  log.error(error instanceof Error ? (error.stack ?? error.message) : describeError(error));
  return new HttpError(500, 'internal_error', 'Something went wrong in the sandbox.');
}
