/** A thread of the render process that plans, draws, encodes and muxes. */
import { parentPort, workerData } from 'node:worker_threads';
import { FontLibrary } from '../type/fontLibrary';
import { FrameComposer } from '../draw/frameComposer';
import type { RenderPlan } from '../layout/plan';
import { planVideo, type PlanOptions } from '../layout/planner';
import { loadResvg } from '../draw/sprites';
import { encodeVp8, loadLibav, type EncodedFrame } from '../encode/vp8Encoder';
import { muxWebm, type VideoFormat } from '../encode/webmMuxer';
import { respondTo } from './requests';

/** Frames [start, end), at most two seconds; the first becomes a key frame. */
export interface Segment {
  readonly start: number;
  readonly end: number;
}

export type WorkerRequest =
  | { readonly type: 'plan'; readonly options: PlanOptions }
  | { readonly type: 'use'; readonly plan: RenderPlan }
  | { readonly type: 'encode'; readonly segment: Segment; readonly bitrate: number }
  | ({ readonly type: 'mux'; readonly frames: readonly EncodedFrame[] } & VideoFormat);

/** What each request gives; `encode` reports progress after each frame. */
export interface WorkerResults {
  readonly plan: RenderPlan;
  readonly use: undefined;
  readonly encode: readonly EncodedFrame[];
  readonly mux: Uint8Array;
}

const assets = String(workerData);
let fonts: Promise<FontLibrary> | undefined;
let composer: FrameComposer | undefined;

async function respond(
  request: WorkerRequest,
  onProgress: (value: number) => void,
): Promise<WorkerResults[WorkerRequest['type']]> {
  switch (request.type) {
    case 'plan':
      fonts ??= FontLibrary.open(assets);
      return planVideo((await fonts).another(), request.options);
    case 'use':
      await loadResvg(assets);
      composer = new FrameComposer(request.plan);
      return undefined;
    case 'encode':
      return encode(request.segment, request.bitrate, onProgress);
    case 'mux':
      return muxWebm(await loadLibav(assets), request.frames, request);
  }
}

async function encode({ start, end }: Segment, bitrate: number, onProgress: (value: number) => void) {
  const drawing = composer;
  if (drawing === undefined) throw new Error('There is no plan to draw.');
  const frames = function* () {
    for (let index = start; index < end; index++) {
      yield drawing.compose(index);
      // By now it is encoded, too.
      onProgress(index);
    }
  };
  const encoded = await encodeVp8(await loadLibav(assets), { ...drawing.plan, bitrate }, frames());
  if (encoded.length !== end - start) throw new Error('The encoder lost a frame.');
  return encoded;
}

if (parentPort !== null) {
  const port = parentPort;
  respondTo(port, (message) => port.postMessage(message), respond);
  // Ready before the first request: the encoder takes longest to load.
  loadLibav(assets).catch(() => undefined);
}
