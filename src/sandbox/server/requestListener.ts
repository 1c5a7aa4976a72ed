import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { DeveloperApi } from './developerApi';
import { faultError, type Fault, type FaultName, type Faults } from './faults';
import { HttpError } from './httpError';
import { isBusy, LedgerBusyError } from '../ledger/ledger';
import { sendReply, type Reply } from './response';
import { checkOrigin } from './requestGuard';
import { checkMethod, routeOf, type Operation } from './route';
import type { SandboxLog } from '../log';

export interface ListenerParts {
  readonly api: DeveloperApi;
  readonly faults: Faults;
  readonly log: SandboxLog;
}

/** Answers every request: checks it, asks the API, turns what is thrown into an error reply, writes one log line. */
export class RequestListener {
  constructor(
    private readonly parts: ListenerParts,
    private readonly scheme: 'http' | 'https',
  ) {}

  /** Never rejects. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = `req_${randomUUID()}`;
    const startedAt = performance.now();
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const faults = this.parts.faults.befall(operationOf(path));
    const has = (name: FaultName) => faults.some((it) => it.fault === name);
    if (has('reset')) {
      request.socket.destroy();
      return;
    }
    const reply = await this.replyTo(request, path, query, faults);
    const ms = Math.round(performance.now() - startedAt);
    this.parts.log.info(`${request.method ?? ''} ${path.slice(0, 200)} ${reply.status} ${ms} ms ${requestId}`);
    if (has('crash')) process.kill(process.pid, 'SIGKILL');
    if (has('stall')) return;
    if (has('drop')) {
      request.socket.destroy();
      return;
    }
    await send(response, reply, requestId, has).catch(() => {
      // The client went away in the middle of the reply, or the file could not be read to its end.
      response.destroy();
    });
  }

  private async replyTo(
    request: IncomingMessage,
    path: string,
    query: string,
    faults: readonly Fault[],
  ): Promise<Reply> {
    try {
      const origin = checkOrigin(request, this.scheme, request.socket.localPort ?? 0);
      const route = routeOf(path);
      checkMethod(route, request.method ?? '');
      const latency = faults.find(({ fault }) => fault === 'latency');
      if (latency !== undefined) await delay(latency.ms ?? 1_000);
      const error = faults.find(({ fault }) => fault === 'error');
      if (error !== undefined) throw faultError(error);
      return await this.parts.api.answer({ request, route, query: new URLSearchParams(query), origin });
    } catch (error) {
      return this.refusal(error);
    }
  }

  private refusal(error: unknown): Reply {
    if (error instanceof HttpError) return { status: error.status, headers: error.headers, json: error.body };
    if (error instanceof LedgerBusyError || isBusy(error)) {
      const busy = new HttpError(503, 'busy', 'The ledger is busy in another process; try again.', {
        'Retry-After': '1',
      });
      return { status: busy.status, headers: busy.headers, json: busy.body };
    }
    this.parts.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { status: 500, json: new HttpError(500, 'internal_error', 'Something went wrong in the sandbox.').body };
  }
}

function operationOf(path: string): Operation | undefined {
  try {
    return routeOf(path).operation;
  } catch {
    return undefined;
  }
}

async function send(
  response: ServerResponse,
  reply: Reply,
  requestId: string,
  has: (fault: FaultName) => boolean,
): Promise<void> {
  if (has('garbage')) {
    response.writeHead(200, { 'Content-Type': 'text/html', 'X-Request-Id': requestId });
    response.end('<!doctype html><title>Welcome</title><p>This is not the reply you were looking for.');
    return;
  }
  if (has('truncate') && reply.json !== undefined) {
    const text = JSON.stringify(reply.json);
    response.writeHead(reply.status, {
      'Content-Type': 'application/json',
      'Content-Length': text.length,
      'X-Request-Id': requestId,
    });
    response.write(text.slice(0, text.length / 2));
    await delay(20);
    response.destroy();
    return;
  }
  await sendReply(response, reply, requestId);
}
