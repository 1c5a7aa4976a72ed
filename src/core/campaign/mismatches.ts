import type { MediaFormat } from '../media/mediaFormat';
import { aspectRatioSides } from '../video/video';

/** Tolerances: services round sizes to whole blocks, and durations to whole frames. */
const ratioTolerance = 0.02;
const secondsTolerance = 0.5;
/** Allows for the floating-point error of a value exactly at the tolerance. */
const epsilon = 1e-6;

const commonRatios = '16:9 9:16 1:1 4:5 5:4 4:3 3:4 3:2 2:3 21:9 9:21'.split(' ');

/** The format that a generate request asked for. An option is missing if the service chose it, or if it is unknown. */
export interface AskedFormat {
  readonly duration?: number | undefined;
  readonly aspectRatio?: string | undefined;
}

/** An option that the file does not match. Durations are in seconds. */
export type Mismatch =
  | { readonly option: 'aspectRatio'; readonly asked: string; readonly delivered: string }
  | { readonly option: 'duration'; readonly asked: number; readonly delivered: number };

/**
 * The options that the file does not match. An option is not compared if the requested or the delivered value is
 * unknown.
 */
export function findMismatches(asked: AskedFormat, { video, seconds }: MediaFormat): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const sides = asked.aspectRatio === undefined ? undefined : aspectRatioSides(asked.aspectRatio);
  if (sides !== undefined && video !== undefined && !isRatio(video, sides.width / sides.height)) {
    const ratio = `${sides.width}:${sides.height}`;
    mismatches.push({ option: 'aspectRatio', asked: ratio, delivered: ratioName(video) });
  }
  const { duration } = asked;
  if (duration !== undefined && duration > 0 && seconds !== undefined) {
    const isDelivered = Math.abs(seconds - duration) <= secondsTolerance + epsilon;
    const delivered = Math.round(seconds * 100) / 100;
    if (!isDelivered) mismatches.push({ option: 'duration', asked: duration, delivered });
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

/** The nearest common ratio, or the size in pixels. */
function ratioName(size: FrameSize): string {
  const distance = (ratio: string): number => {
    const { width, height } = aspectRatioSides(ratio) ?? size;
    return Math.abs((size.width * height) / (size.height * width) - 1);
  };
  const [nearest = ''] = commonRatios.toSorted((one, other) => distance(one) - distance(other));
  return distance(nearest) <= ratioTolerance ? nearest : `${size.width} × ${size.height}`;
}
