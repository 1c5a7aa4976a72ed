/** A thread of the sandbox that plans, draws, encodes and muxes. One request at a time. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { FontLibrary } from '../type/fontLibrary';
import { FrameComposer } from '../draw/frameComposer';
import type { RenderPlan } from '../layout/plan';
import { planVideo } from '../layout/planner';
import { loadResvg } from '../draw/sprites';
import { encodeVp8, loadLibav, type EncodedFrame } from '../encode/vp8Encoder';
import { muxWebm } from '../encode/webmMuxer';
import {
  failedMessage,
  type DrawnMessage,
  type WorkerRequest,
  type WorkerResponse,
  type WorkerResults,
} from './workerThread';

/** What responds to one request after another. */
function responder(port: MessagePort, assets: string) {
  let fonts: Promise<FontLibrary> | undefined;
  let plan: RenderPlan | undefined;
  let composer: FrameComposer | undefined;

  const encode = async ({ segment, bitrate }: Extract<WorkerRequest, { type: 'encode' }>): Promise<EncodedFrame[]> => {
    if (plan === undefined) throw new Error('There is no plan to draw.');
    const [libav] = await Promise.all([loadLibav(assets), loadResvg(assets)]);
    const drawing = (composer ??= new FrameComposer(plan));
    const { start, end } = segment;
    function* frames() {
      for (let index = start; index < end; index++) {
        yield drawing.compose(index);
        // By now it is encoded, too.
        port.postMessage({ type: 'drawn' } satisfies DrawnMessage);
      }
    }
    const encoded = await encodeVp8(libav, { ...plan, bitrate }, frames());
    if (encoded.length !== end - start) throw new Error('The encoder lost a frame.');
    return encoded;
  };

  return async (request: WorkerRequest): Promise<WorkerResults[WorkerRequest['type']]> => {
    switch (request.type) {
      case 'plan':
        fonts ??= FontLibrary.open(assets);
        return planVideo((await fonts).another(), request.options);
      case 'use':
        plan = request.plan;
        composer = undefined;
        return undefined;
      case 'encode':
        return encode(request);
      case 'mux':
        return muxWebm(await loadLibav(assets), request.frames, request);
    }
  };
}

function start(port: MessagePort, assetsFolder: string): void {
  const respond = responder(port, assetsFolder);
  port.on('message', (request: WorkerRequest) => {
    respond(request).then(
      (result) => {
        port.postMessage({ type: 'done', result } satisfies WorkerResponse);
      },
      (error: unknown) => {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        port.postMessage(failedMessage(error, message));
      },
    );
  });
  // Ready before the first request: the encoder takes longest to load.
  loadLibav(assetsFolder).catch(() => undefined);
}

if (parentPort !== null) start(parentPort, String(workerData));
