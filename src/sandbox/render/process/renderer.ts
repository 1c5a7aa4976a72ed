import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { englishLabel, type LabelTexts } from '../layout/labelTexts';
import { frameSize } from '../layout/page';
import type { RenderPlan } from '../layout/plan';
import { planVideo, type DraftContent } from '../layout/planner';
import type { EncodedFrame } from '../encode/vp8Encoder';
import { FontLibrary } from '../typography/fontLibrary';
import type { EncodeRequest, MuxRequest, Segment } from './renderWorker';
import { ask } from './requests';

export interface RenderRequest {
  readonly prompt: string;
  /** Duration of the video: a whole number of seconds from 1 to 60. */
  readonly durationSeconds: number;
  /** `width:height`, from 9:21 to 21:9. */
  readonly aspectRatio: string;
  /** Path of the WebM file to write. After a failed render, the caller removes this file. */
  readonly outFile: string;
  /** Length of the frame's longer side, in pixels. If undefined, the frame has about the area of 1280×720. */
  readonly longSide?: number;
  /** Seed that varies the look of a video, but not its content. Defaults to 0. */
  readonly seed?: number;
}

export interface RenderResult {
  readonly bytes: number;
  /**
   * Describes what the video shows. Undefined for the still images of InstantRenderer, which do not depend on the
   * prompt.
   */
  readonly draft: DraftContent | undefined;
}

export interface RendererOptions {
  /** Path of `dist/sandbox`, the build's folder with WebAssembly and fonts. */
  readonly assetsFolder: string;
  readonly threads: number;
  /** Text of the label in the frame. English by default. */
  readonly labelTexts?: LabelTexts;
}

const fps = 24;
/** Maximum bit rate in bits per second at 1280×720. For other frame sizes, the maximum is proportional to the area. */
const standardBitrate = 3_000_000;
/** Fraction of the reported progress for drawing and encoding. The rest is for muxing and writing. */
const drawingShare = 0.98;

/** Maximum time between two key frames, in seconds. */
const longestSegment = 2;

/**
 * Limit of V8's young generation in a worker, in MB. Frames and sprites are outside the heap, so a worker needs little.
 * The default of 48 MB raised peak memory use by about 10 MB per worker.
 */
const youngGenerationMb = 4;

/** Renders one video at a time. The calling thread plans the video. Worker threads draw, encode and mux it. */
export class Renderer {
  private workers: Worker[] = [];
  private fonts: Promise<FontLibrary> | undefined;

  constructor(private readonly options: RendererOptions) {}

  /**
   * @param onProgress called with the render's progress, from 0 to 1. The progress never decreases
   * @throws RangeError for an unsupported ratio
   * @throws Error if drawing, encoding or writing fails. The caller must then dispose of this renderer
   */
  async render(
    request: RenderRequest,
    onProgress: (fraction: number) => void = () => undefined,
  ): Promise<RenderResult> {
    const { prompt, durationSeconds: seconds, seed = 0, outFile } = request;
    const size = frameSize(request.aspectRatio, request.longSide);
    const { assetsFolder, threads, labelTexts = englishLabel } = this.options;
    const program = path.join(__dirname, 'renderWorker.js');
    const { workers } = this;
    while (workers.length < threads) {
      const resourceLimits = { maxYoungGenerationSizeMb: youngGenerationMb };
      workers.push(new Worker(program, { workerData: assetsFolder, resourceLimits }));
    }
    this.fonts ??= FontLibrary.open(assetsFolder);
    const { plan, draft } = await planVideo(await this.fonts, { ...size, prompt, seconds, fps, seed, labelTexts });
    const frames = await this.encodeAll(plan, workers, onProgress);
    const [muxer] = workers;
    if (muxer === undefined) throw new Error('The renderer was disposed of.');
    const { width, height } = plan;
    const muxing: MuxRequest = { frames, format: { width, height, fps } };
    const file = await ask<Uint8Array>(muxer, 'render worker', muxing);
    await writeFile(outFile, file);
    onProgress(1);
    return { bytes: file.length, draft };
  }

  /** Ends the worker threads. A running `render` rejects. */
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
    // All workers take their next segment from this one iterator.
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

/**
 * Splits a video into segments that are encoded independently. A segment contains frames of only one scene and lasts at
 * most two seconds.
 */
export function segmentsOf({ scenes, fps }: Pick<RenderPlan, 'scenes' | 'fps'>): Segment[] {
  return scenes.flatMap(({ start, end }) => {
    const count = Math.max(1, Math.ceil((end - start) / (longestSegment * fps)));
    return Array.from({ length: count }, (_, index): Segment => {
      const place = (at: number) => start + Math.round(((end - start) * at) / count);
      return { start: place(index), end: place(index + 1) };
    });
  });
}
