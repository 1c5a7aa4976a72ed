import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';

/**
 * A message from a child process or worker thread to its parent. The last message about a request is `done` or
 * `failed`.
 */
type Message<Result> =
  | { readonly type: 'progress'; readonly value: number }
  | { readonly type: 'done'; readonly result: Result }
  /** `error.message` is the error's stack, for the log. */
  | { readonly type: 'failed'; readonly error: { readonly message: string; readonly code: string | undefined } };

/** Answers the parent's requests. The parent must wait for the outcome of a request before it sends the next one. */
export function respondTo<Request>(
  parent: { on(event: 'message', listener: (request: Request) => void): unknown },
  send: (message: Message<unknown>) => void,
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

/** Returns an error's code. If the error has no code, returns the code of its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

/**
 * Sends a request to a child process or worker thread and waits for the outcome.
 * @param name the child's name in error messages
 * @throws Error if the work fails. If the child ended, the error's `code` is `ERR_RENDER_PROCESS`. If the system
 * reported an error, `code` is the system's error code
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
  const onMessage = (message: Message<Result>) => {
    if (message.type === 'progress') onProgress(message.value);
    else if (message.type === 'done') resolve(message.result);
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
