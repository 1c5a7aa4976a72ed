import { writeFile } from 'node:fs/promises';
import { YuvFrame } from '../draw/yuvFrame';
import { type EncodedFrame, encodeVp8, type Libav, loadLibav } from '../encode/vp8Encoder';
import { muxWebm } from '../encode/webmMuxer';
import { frameSize } from '../layout/page';
import type { RenderOptions } from './renderProcess';
import type { RenderRequest, RenderResult } from './renderer';

const background = { y: 200, u: 124, v: 132 };
const foreground = { y: 70, u: 132, v: 124 };

/**
 * Writes videos that show one still image instead of the prompt's content. Client tests use them if they need a
 * playable file of the right ratio and duration, but no particular content.
 */
export class InstantRenderer {
  private readonly stills = new Map<string, EncodedFrame>();

  /** @param assetsFolder `dist/sandbox` of the build */
  constructor(private readonly assetsFolder: string) {
    // Preloads the WebAssembly for the first video. If loading fails, `render` rejects with the error.
    loadLibav(assetsFolder).catch(() => undefined);
  }

  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    const libav = await loadLibav(this.assetsFolder);
    const format = { ...frameSize(request.aspectRatio, request.longSide), fps: 1 };
    const name = `${format.width}x${format.height}`;
    const still = this.stills.get(name) ?? (await encodeStill(libav, format));
    this.stills.set(name, still);
    signal?.throwIfAborted();
    const frames = Array.from({ length: request.durationSeconds }, () => still);
    const file = await muxWebm(libav, frames, format);
    await writeFile(request.outFile, file);
    onProgress?.(1);
    return { bytes: file.length, draft: undefined };
  }

  async dispose(): Promise<void> {
    // Keeps the WebAssembly module loaded, so that the next video is also instant.
  }
}

async function encodeStill(
  libav: Libav,
  format: Readonly<Record<'width' | 'height' | 'fps', number>>,
): Promise<EncodedFrame> {
  const { width, height } = format;
  const frame = new YuvFrame(width, height);
  const margin = Math.round(Math.min(width, height) / 6);
  frame.fill(frame.whole, background);
  frame.fill({ left: margin, top: margin, right: width - margin, bottom: height - margin }, foreground);
  const [still] = await encodeVp8(libav, { ...format, bitrate: 1_000_000 }, [frame]);
  if (still === undefined) throw new Error('The encoder returned no frame.');
  return still;
}
