import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { frameSize } from '../layout/page';
import type { RenderPlan } from '../layout/plan';
import { planVideo, type DraftPlan } from '../layout/planner';
import { loadLibav, type EncodedFrame } from '../encode/vp8Encoder';
import { muxWebm } from '../encode/webmMuxer';
import { FontLibrary } from '../typography/fontLibrary';
import type { EncodeRequest, Segment } from './renderWorker';
import { ask } from './requests';

/** A video to make. */
export interface RenderRequest {
  readonly prompt: string;
  /** A whole number, 1 to 60. */
  readonly durationSeconds: number;
  /** `w:h`, 9:21 to 21:9. */
  readonly aspectRatio: string;
  /** The WebM, for its caller to remove where the render failed. */
  readonly outFile: string;
  /** Pixels of the longer side; without it the area is that of 1280×720. */
  readonly longSide?: number;
  /** Another seed may give the same prompt another look. */
  readonly seed?: number;
}

export interface RenderResult {
  readonly bytes: number;
  /** What the video shows; undefined for a still, which shows nothing of its prompt. */
  readonly draft: DraftPlan | undefined;
}

export interface RendererOptions {
  /** Where the build puts WebAssembly and fonts: `dist/sandbox`. */
  readonly assetsFolder: string;
  /** Worker threads. */
  readonly threads: number;
}

const fps = 24;
/** Bits per second at 1280×720. */
const standardBitrate = 3_000_000;
/** The share of the work that is drawing and encoding; the rest is planning, muxing and writing. */
const drawingShare = 0.98;

/** Seconds from one key frame to the next, at most. */
const longestSegment = 2;

/** Makes videos, one at a time: plans and muxes here, draws and encodes in worker threads. */
export class Renderer {
  private workers: Worker[] = [];
  private fonts: Promise<FontLibrary> | undefined;

  constructor(private readonly options: RendererOptions) {}

  /**
   * @param onProgress gets 0 to 1, never falling, from the frames that are done.
   * @throws RangeError for a ratio outside what is offered.
   * @throws Error when drawing, encoding or writing failed. Then this object is to be disposed of.
   */
  async render(
    request: RenderRequest,
    onProgress: (fraction: number) => void = () => undefined,
  ): Promise<RenderResult> {
    const { prompt, durationSeconds: seconds, seed = 0, outFile } = request;
    const size = frameSize(request.aspectRatio, request.longSide);
    const { assetsFolder, threads } = this.options;
    const program = path.join(__dirname, 'renderWorker.js');
    const { workers } = this;
    while (workers.length < threads) workers.push(new Worker(program, { workerData: assetsFolder }));
    this.fonts ??= FontLibrary.open(assetsFolder);
    const { plan, draft } = await planVideo(await this.fonts, { ...size, prompt, seconds, fps, seed });
    const frames = await this.encodeAll(plan, workers, onProgress);
    const file = await muxWebm(await loadLibav(assetsFolder), frames, plan);
    await writeFile(outFile, file);
    onProgress(1);
    return { bytes: file.length, draft };
  }

  /** Ends the threads; what is being rendered rejects. */
  async dispose(): Promise<void> {
    const ending = this.workers;
    this.workers = [];
    await Promise.all(ending.map((worker) => worker.terminate()));
  }

  private async encodeAll(
    plan: RenderPlan,
    workers: readonly Worker[],
    onProgress: (fraction: number) => void,
  ): Promise<EncodedFrame[]> {
    // All workers take from the same ones.
    const segments = segmentsOf(plan).values();
    const encoded: (readonly EncodedFrame[])[] = [];
    const bitrate = Math.round((standardBitrate * plan.width * plan.height) / (1280 * 720));
    let done = 0;
    const drawn = () => onProgress((++done / plan.frames) * drawingShare);
    await Promise.all(
      workers.map(async (worker) => {
        let unknown: RenderPlan | undefined = plan;
        for (const segment of segments) {
          const request: EncodeRequest = { plan: unknown, segment, bitrate };
          encoded[segment.start] = await ask<EncodedFrame[]>(worker, 'render worker', request, drawn);
          unknown = undefined;
        }
      }),
    );
    return encoded.flat();
  }
}

/** Cuts a video into segments that are encoded on their own: at each scene, and within a scene at most two seconds apart. */
export function segmentsOf({ scenes, fps }: Pick<RenderPlan, 'scenes' | 'fps'>): Segment[] {
  return scenes.flatMap(({ start, end }) => {
    const count = Math.max(1, Math.ceil((end - start) / (longestSegment * fps)));
    return Array.from({ length: count }, (_, index): Segment => {
      const place = (at: number) => start + Math.round(((end - start) * at) / count);
      return { start: place(index), end: place(index + 1) };
    });
  });
}
