import type { Hex, Palette } from '../look/palette';
import { circle } from './svg';

/** The place where a subject stands, flies, floats or hangs. */
export type Place = 'ground' | 'table' | 'air' | 'water' | 'wall';

/** A drawing that can be the subject of a picture. It is 100 units high, with the origin at the center of its base. */
export interface Subject {
  readonly place: Place;
  /** Width of the drawing divided by its height. */
  readonly ratio: number;
  /** Real height of the subject, relative to a person's height. */
  readonly height: number;
  readonly color: Hex;
  readonly motion: 'none' | 'drive' | 'bob' | 'fly';
  readonly draw: (color: Hex, palette: Palette) => string;
}

type Draw = Subject['draw'];

export const thing = (
  place: Place,
  ratio: number,
  height: number,
  color: Hex,
  draw: Draw,
  motion: Subject['motion'] = 'none',
): Subject => ({
  place,
  ratio,
  height,
  color,
  motion,
  draw,
});

export const wheel = (x: number, y: number, r: number, { lit }: Palette) =>
  circle(x, y, r, lit('#26262c')) + circle(x, y, r * 0.52, lit('metal')) + circle(x, y, r * 0.16, lit('#55585e'));
