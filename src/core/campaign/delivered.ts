import { open } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import type { MediaFormat } from '../media/mediaFormat';
import { readMediaFormat } from '../media/readMediaFormat';
import { aspectRatioSides } from '../video/video';

/** Tolerances: services round sizes to whole blocks, and durations to whole frames. */
const ratioTolerance = 0.02;
const secondsTolerance = 0.5;
/** Covers the floating-point error at the tolerance itself. */
const epsilon = 1e-6;

const commonRatios = '16:9 9:16 1:1 4:5 5:4 4:3 3:4 3:2 2:3 21:9 9:21'.split(' ');

/** Reads the format of a file on disk from its heads. @returns undefined for a file that cannot be read */
export async function readFileFormat(path: string): Promise<MediaFormat | undefined> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const read = async (from: number, length: number): Promise<Uint8Array> => {
      const buffer = new Uint8Array(Math.max(Math.min(length, size - from), 0));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
      return buffer.subarray(0, bytesRead);
    };
    return await readMediaFormat(read, size);
  } catch {
    return undefined;
  }
}

/** The options of a generate request. A missing one was left to the service or is unknown. */
export interface AskedFormat {
  readonly duration?: number | undefined;
  readonly aspectRatio?: string | undefined;
}

/** A text for each option that differs in the file: “asked for 9:16, delivered 16:9”. Unknown facts count as equal. */
export function formatMismatches(asked: AskedFormat, { video, seconds }: MediaFormat): string[] {
  const mismatches: string[] = [];
  const sides = asked.aspectRatio === undefined ? undefined : aspectRatioSides(asked.aspectRatio);
  if (sides !== undefined && video !== undefined && !isRatio(video, sides.width / sides.height)) {
    mismatches.push(l10n.t('asked for {0}, delivered {1}', `${sides.width}:${sides.height}`, ratioName(video)));
  }
  const { duration } = asked;
  if (duration !== undefined && duration > 0 && seconds !== undefined) {
    const isDelivered = Math.abs(seconds - duration) <= secondsTolerance + epsilon;
    const delivered = Math.round(seconds * 100) / 100;
    if (!isDelivered) mismatches.push(l10n.t('asked for {0} s, delivered {1} s', duration, delivered));
  }
  return mismatches;
}

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

function isRatio({ width, height }: FrameSize, ratio: number): boolean {
  return Math.abs(width / height / ratio - 1) <= ratioTolerance + epsilon;
}

/** The nearest common ratio. If none is near, the size in pixels. */
function ratioName(size: FrameSize): string {
  const distance = (ratio: string): number => {
    const { width, height } = aspectRatioSides(ratio) ?? size;
    return Math.abs((size.width * height) / (size.height * width) - 1);
  };
  const [nearest = ''] = commonRatios.toSorted((one, other) => distance(one) - distance(other));
  return distance(nearest) <= ratioTolerance ? nearest : `${size.width} × ${size.height}`;
}
