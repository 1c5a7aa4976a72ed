import { Worker } from 'node:worker_threads';
import type { RenderPlan } from '../layout/plan';
import type { PlanOptions } from '../layout/planner';
import type { EncodedFrame } from '../encode/vp8Encoder';
import type { VideoFormat } from '../encode/webmMuxer';

/** Frames [start, end), at most two seconds; the first becomes a key frame. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** Index of its scene. */
  readonly scene: number;
}

/** One request at a time; each gets one response, `encode` with `drawn` messages before it. */
export type WorkerRequest =
  | { readonly type: 'plan'; readonly options: PlanOptions }
  | { readonly type: 'use'; readonly plan: RenderPlan }
  | { readonly type: 'encode'; readonly segment: Segment; readonly bitrate: number }
  | ({ readonly type: 'mux'; readonly frames: readonly EncodedFrame[] } & VideoFormat);

/** What each request gives. */
export interface WorkerResults {
  readonly plan: RenderPlan;
  readonly use: undefined;
  readonly encode: readonly EncodedFrame[];
  readonly mux: Uint8Array;
}

export type WorkerResponse = { readonly type: 'done'; readonly result: unknown } | FailedMessage;

/** How an error is sent: with the `code` by which a system error is known, its own or that of a cause. */
export interface FailedMessage {
  readonly type: 'failed';
  readonly message: string;
  readonly code?: string;
}

export function failedMessage(error: unknown, message: string): FailedMessage {
  for (let it = error; it instanceof Error; it = it.cause) {
    if ('code' in it && typeof it.code === 'string') return { type: 'failed', message, code: it.code };
  }
  return { type: 'failed', message };
}

export function errorOf({ message, code }: FailedMessage): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

/** Sent while a segment is encoded: one more frame is done. */
export interface DrawnMessage {
  readonly type: 'drawn';
}

/** The caller's end of one render worker. */
export class WorkerThread {
  private readonly worker: Worker;
  private waiting: PromiseWithResolvers<WorkerResponse> | undefined;
  private gone: Error | undefined;
  private onDrawn: () => void = () => undefined;

  constructor(file: string, assetsFolder: string) {
    this.worker = new Worker(file, { workerData: assetsFolder });
    this.worker.on('message', (message: WorkerResponse | DrawnMessage) => {
      if (message.type === 'drawn') this.onDrawn();
      else this.waiting?.resolve(message);
    });
    this.worker.on('error', (error) => {
      this.fail(new Error('The render worker broke down.', { cause: error }));
    });
    this.worker.on('exit', (code) => {
      this.fail(new Error(`The render worker ended with code ${code}.`));
    });
  }

  /**
   * Sends a request and waits for its response.
   * @throws Error when the work failed, with the `code` of a system error, or the worker did.
   */
  async ask<T extends WorkerRequest['type']>(
    request: Extract<WorkerRequest, { type: T }>,
    onDrawn: () => void = () => undefined,
  ): Promise<WorkerResults[T]> {
    if (this.gone !== undefined) throw this.gone;
    this.onDrawn = onDrawn;
    this.waiting = Promise.withResolvers();
    this.worker.postMessage(request);
    const response = await this.waiting.promise;
    if (response.type === 'failed') throw errorOf(response);
    return response.result as WorkerResults[T];
  }

  /** Ends it at once, in the middle of what it does. */
  async terminate(): Promise<void> {
    this.fail(new Error('The render worker was ended.'));
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.gone ??= error;
    this.waiting?.reject(this.gone);
  }
}
