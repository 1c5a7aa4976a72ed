/** The entry point of the render process's worker threads, which draw and encode frames. */
import { parentPort, workerData } from 'node:worker_threads';
import { FrameComposer } from '../draw/frameComposer';
import type { RenderPlan } from '../layout/plan';
import { loadResvg } from '../draw/sprites';
import { encodeVp8, loadLibav, type EncodedFrame } from '../encode/vp8Encoder';
import { muxWebm, type VideoFormat } from '../encode/webmMuxer';
import { respondTo } from './requests';

/** The frames from `start` up to, but not including, `end`: at most two seconds. The first one becomes a key frame. */
export interface Segment {
  readonly start: number;
  readonly end: number;
}

/** A request for the encoded frames of a segment. Progress is reported after each frame. */
export interface EncodeRequest {
  /** Undefined if the previous request had the same plan. */
  readonly plan: RenderPlan | undefined;
  readonly segment: Segment;
  readonly bitrate: number;
}

/**
 * A request to mux all frames into a WebM file. Muxing runs in a worker, because the main thread has not loaded libav.
 */
export interface MuxRequest {
  readonly frames: readonly EncodedFrame[];
  readonly format: VideoFormat;
}

const assets = String(workerData);
let composer: FrameComposer | undefined;

async function encode(
  { plan, segment: { start, end }, bitrate }: EncodeRequest,
  onProgress: (value: number) => void,
): Promise<readonly EncodedFrame[]> {
  await loadResvg(assets);
  if (plan !== undefined) composer = new FrameComposer(plan);
  const drawing = composer;
  if (drawing === undefined) throw new Error('There is no plan to draw.');
  const frames = function* () {
    for (let index = start; index < end; index++) {
      yield drawing.compose(index);
      // The generator pauses at `yield` until the encoder has consumed the frame. Only then is the frame finished.
      onProgress(index);
    }
  };
  const encoded = await encodeVp8(await loadLibav(assets), { ...drawing.plan, bitrate }, frames());
  if (encoded.length !== end - start) throw new Error('The encoder lost a frame.');
  return encoded;
}

async function respond(
  request: EncodeRequest | MuxRequest,
  onProgress: (value: number) => void,
): Promise<readonly EncodedFrame[] | Uint8Array> {
  return 'frames' in request
    ? muxWebm(await loadLibav(assets), request.frames, request.format)
    : encode(request, onProgress);
}

if (parentPort !== null) {
  const port = parentPort;
  respondTo(port, (message) => port.postMessage(message), respond);
  // Loads the encoder before the first request, because the encoder takes the longest to load.
  loadLibav(assets).catch(() => undefined);
}
