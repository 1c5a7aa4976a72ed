import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** What a process or thread sends back: how far it is, then how the request ended. */
type Message =
  | { readonly type: 'progress'; readonly value: number }
  | { readonly type: 'done'; readonly result: unknown }
  /** The message is its stack, for the log. */
  | { readonly type: 'failed'; readonly error: { readonly message: string; readonly code: string | undefined } };

/** Responds to what a parent asks, one request at a time. */
export function respondTo<Request>(
  parent: { on(event: 'message', listener: (request: Request) => void): unknown },
  send: (message: Message) => void,
  respond: (request: Request, onProgress: (value: number) => void) => Promise<unknown>,
): void {
  const onProgress = (value: number) => {
    send({ type: 'progress', value });
  };
  parent.on('message', (request: Request) => {
    respond(request, onProgress).then(
      (result) => {
        send({ type: 'done', result });
      },
      (error: unknown) => {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        send({ type: 'failed', error: { message, code: codeOf(error) } });
      },
    );
  });
}

/** By which a system error is known, its own or that of a cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

/**
 * Sends a request to a child process or thread and waits for its end.
 * @param name what to call it in errors.
 * @throws Error when the work failed, with the `code` of a system error, or `ERR_RENDER_PROCESS` when it ended.
 */
export async function ask<Result>(
  child: ChildProcess | Worker,
  name: string,
  request: object,
  onProgress: (value: number) => void = () => undefined,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const broken = (how: string) => {
    reject(Object.assign(new Error(`The ${name} ${how}.`), { code: 'ERR_RENDER_PROCESS' }));
  };
  const onMessage = (message: Message) => {
    if (message.type === 'progress') onProgress(message.value);
    else if (message.type === 'done') resolve(message.result as Result);
    else reject(Object.assign(new Error(), message.error));
  };
  const onExit = (code: number | null, signal?: string | null) => {
    broken(`ended with ${signal ?? `status ${String(code)}`}`);
  };
  const onError = (error: Error) => {
    broken(`failed: ${error.message}`);
  };
  const events: EventEmitter = child;
  events.on('message', onMessage).on('exit', onExit).on('error', onError);
  if ('postMessage' in child) child.postMessage(request);
  else {
    child.send(request, (error) => {
      if (error !== null) onError(error);
    });
  }
  return promise.finally(() => events.off('message', onMessage).off('exit', onExit).off('error', onError));
}
