/** Functions that find positions and scales for the parts of a place. */

import { moved, rect, repeat } from '../svg';
import { bleed, type Stage } from './scenery';

/** Whether the picture has room for only one thing on each side of the subject. */
export const isNarrow = ({ width }: Stage) => width < 110;

/** Half the width of the calm middle, where the figure stands. */
export const calm = ({ width }: Stage) => Math.max(width * 0.17, 12.5);

/** The left and the right edge of the calm middle. */
export function calmEdges(stage: Stage): readonly [left: number, right: number] {
  const [middle, half] = [stage.width / 2, calm(stage)];
  return [middle - half, middle + half];
}

/** The scale of typical things. */
export const thingScale = ({ width, horizon, nearness }: Stage) => Math.min(nearness, width / 75, horizon / 34);

/** The scale of large things, which are smaller in narrow pictures. */
export const largeScale = ({ width, nearness }: Stage) => nearness * Math.min(1, Math.max(0.6, width / 130));

/** The scale of furniture, which is smaller in a narrow picture and in front of a low wall. */
export const furnitureScale = ({ width, horizon, nearness }: Stage) =>
  Math.min(nearness ** 0.86 * Math.min(1, Math.max(0.55, width / 125)), horizon / 38);

/**
 * The scale of things beside the subject. They are smaller in a narrow picture, so that they do not cover it, and below
 * a low wall.
 */
export const besideScale = ({ width, horizon, nearness }: Stage) =>
  Math.min(nearness * Math.min(1, Math.max(0.62, width / 125)), horizon / 36);

/** Returns the integers from 0, as many as `count` rounded up. */
export const upTo = (count: number) => Array.from({ length: Math.ceil(count) }, (_, at) => at);

/** Returns places in a row from `inner` toward an edge of the picture, so far apart that things `wide` units wide fit. */
export function rowFrom(stage: Stage, inner: number, count: number, wide: number): number[] {
  const step = Math.max(stage.width * 0.18, wide * besideScale(stage)) * (inner < 0.5 ? -1 : 1);
  return upTo(count).map((at) => stage.width * inner + at * step);
}

/** Repeats a drawing at even distances from the left to the right edge. */
export const spread = ({ width }: Stage, step: number, draw: (x: number, at: number) => string) =>
  Array.from({ length: Math.ceil((width + 2 * bleed) / step) + 1 }, (_, at) => draw(-bleed + at * step, at)).join('');

/** Repeats a drawing outward from the middle, on the left (-1) and on the right (1). */
export const outward = (
  { width }: Stage,
  from: number,
  step: number,
  draw: (left: number, at: number, sign: number) => string,
) =>
  [-1, 1]
    .flatMap((sign) =>
      Array.from({ length: Math.ceil((width / 2 + bleed - from) / step) }, (_, at) =>
        draw(width / 2 + sign * (from + (at + (sign < 0 ? 1 : 0)) * step), at, sign),
      ),
    )
    .join('');

/**
 * Returns functions that place drawings left and right of the calm middle, and across the whole width. The drawings' own
 * units are relative to the edge of the middle and to the horizon.
 */
export function sidesOf(stage: Stage) {
  const { width, horizon } = stage;
  const size = furnitureScale(stage);
  const [left, right] = isNarrow(stage) ? [width * 0.345, width * 0.655] : [width * 0.36, width * 0.65];
  const down = (y: number) => horizon + (y > 8 ? Math.min(y * size, (y / 17) * 0.74 * (100 - horizon)) : y * size);
  return {
    size,
    left,
    right,
    toLeft: (svg: string, x = 0, y = 0, scale = 1) => moved(svg, left + x * size, down(y), size * scale),
    toRight: (svg: string, x = 0, y = 0, scale = 1) => moved(svg, right + x * size, down(y), size * scale),
    toMiddle: (svg: string, y = 0) => moved(svg, width / 2, horizon + y * size, size),
    strip: (y: number, height: number, fill: string) =>
      rect(-bleed, horizon + y * size, width + 2 * bleed, height * size, fill),
    repeated: (step: number, draw: (at: number) => string, from = 0) => {
      const first = -Math.ceil((left + bleed) / (step * size));
      return repeat((width + 2 * bleed) / (step * size) + 1, (at) =>
        moved(draw(first + at), left + (from + (first + at) * step) * size, horizon, size),
      );
    },
  };
}

/** Returns an item of a list, which is read again from its start after its end. */
export const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];
