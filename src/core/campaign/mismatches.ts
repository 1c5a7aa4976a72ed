import type { MediaFormat } from '../media/mediaFormat';
import { aspectRatioSides } from '../video/video';

/** Maximum relative error of the aspect ratio. Services round frame sizes to whole blocks of pixels. */
const ratioTolerance = 0.02;
/** Maximum error of the duration, in seconds. Services round durations to whole frames. */
const secondsTolerance = 0.5;
/** Added to each tolerance. Without it, floating-point errors could reject a value that is exactly at the limit. */
const epsilon = 1e-6;

const commonRatios = '16:9 9:16 1:1 4:5 5:4 4:3 3:4 3:2 2:3 21:9 9:21'.split(' ');

/**
 * The video format that a request asked for. An option is missing if the service chose its value, or if its value is
 * unknown.
 */
export interface AskedFormat {
  readonly duration?: number | undefined;
  readonly aspectRatio?: string | undefined;
}

/** A requested option that the delivered file does not match. Durations are in seconds. */
type Mismatch =
  | { readonly option: 'aspectRatio'; readonly asked: string; readonly delivered: string }
  | { readonly option: 'duration'; readonly asked: number; readonly delivered: number };

/**
 * Compares a delivered file with the requested options. Skips an option if its requested or delivered value is unknown.
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

/** The nearest common aspect ratio, or the frame size in pixels if no common ratio is within the tolerance. */
function ratioName(size: FrameSize): string {
  const distance = (ratio: string): number => {
    const { width, height } = aspectRatioSides(ratio) ?? size;
    return Math.abs((size.width * height) / (size.height * width) - 1);
  };
  const [nearest = ''] = commonRatios.toSorted((one, other) => distance(one) - distance(other));
  return distance(nearest) <= ratioTolerance ? nearest : `${size.width} × ${size.height}`;
}
