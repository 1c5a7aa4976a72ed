import { darker, lighter, mixHex, type Palette } from '../../look/palette';
import { subjects } from '../subjects';
import { circle, moved, line, path, rect } from '../svg';

/**
 * The inputs for drawing a setting, such as a kitchen or a beach. All lengths are in hundredths of the picture's
 * height.
 */
export interface Stage {
  readonly width: number;
  /** Distance of the horizon from the top of the picture. */
  readonly horizon: number;
  readonly palette: Palette;
  /** The scale of the surroundings: 1 for a wide shot, larger for closer shots. */
  readonly nearness: number;
}

/**
 * The layers of a setting, such as a kitchen, from back to front. `back` is opaque. `front` is drawn over the picture's
 * subject.
 */
export interface Scenery {
  readonly back: string;
  readonly middle: string;
  readonly front: string;
}

/**
 * How far drawings extend beyond each edge of the picture, in hundredths of its height. Camera moves may reveal that
 * area.
 */
export const bleed = 45;

export type Draw = (stage: Stage) => Scenery;

export const scenery = (back: string, middle = '', front = ''): Scenery => ({ back, middle, front });

/** Draws the sky as bands of color, with the sun or the moon. The lowest band continues below the horizon. */
export function skyOf({ width, horizon, palette: { light } }: Stage, sunAt = 0.76): string {
  const across = width + 2 * bleed;
  const bands = [
    rect(-bleed, -bleed, across, 100 + 2 * bleed, light.sky[0]),
    path(
      `M${-bleed} ${horizon * 0.36}Q${width * 0.3} ${horizon * 0.24} ${width * 0.62} ${horizon * 0.36}T${width + bleed} ${horizon * 0.32}V${100 + bleed}H${-bleed}Z`,
      light.sky[1],
    ),
    path(
      `M${-bleed} ${horizon * 0.7}Q${width * 0.4} ${horizon * 0.6} ${width * 0.7} ${horizon * 0.68}T${width + bleed} ${horizon * 0.64}V${100 + bleed}H${-bleed}Z`,
      light.sky[2],
    ),
  ];
  const [x, y] = [width * sunAt, horizon * 0.48];
  const sun = light.sun === undefined ? '' : circle(x, y, 13, light.sun, 0.25) + circle(x, y, 8.5, light.sun);
  const stars =
    !light.isDark || light.sun === undefined
      ? ''
      : [0.08, 0.2, 0.33, 0.47, 0.58, 0.9]
          .map((share, at) => circle(width * share, horizon * (0.12 + ((at * 37) % 29) / 80), 0.55, '#fdf6e0', 0.8))
          .join('');
  return bands.join('') + stars + sun;
}

export function clouds({ width, horizon, palette: { light } }: Stage): string {
  const tone = lighter(light.sky[1], light.isDark ? 0.12 : 0.45);
  const cloud = (x: number, y: number, size: number) =>
    moved(path('M-20 0Q-22 -9 -12 -10Q-8 -18 2 -15Q12 -19 15 -9Q24 -9 22 0Z', tone, 0.85), x, y, size);
  return (
    cloud(width * 0.2, horizon * 0.3, 0.7) +
    cloud(width * 0.5, horizon * 0.2, 0.5) +
    cloud(width * 0.97, horizon * 0.44, 0.6)
  );
}

/** Draws a jagged ridge across the whole width, such as distant mountains. */
export function ridge(width: number, base: number, heights: readonly number[], fill: string): string {
  const step = (width + 2 * bleed) / (heights.length - 1);
  const points = heights.map((height, at) => `${(-bleed + step * at).toFixed(1)} ${(base - height).toFixed(1)}`);
  return path(`M${points[0] ?? ''}L${points.slice(1).join('L')}V${100 + bleed}H${-bleed}Z`, fill);
}

export function hills(width: number, base: number, height: number, fill: string, shift = 0): string {
  const across = width + 2 * bleed;
  const at = (share: number) => -bleed + across * share;
  return path(
    `M${-bleed} ${base}Q${at(0.12 + shift)} ${base - height} ${at(0.3 + shift)} ${base - height * 0.35}T${at(0.62 + shift)} ${base - height * 0.55}T${width + bleed} ${base - height * 0.3}V${100 + bleed}H${-bleed}Z`,
    fill,
  );
}

/** Draws a strip across the whole width. */
export const strip = ({ width }: Stage, top: number, height: number, fill: string) =>
  rect(-bleed, top, width + 2 * bleed, height, fill);

export const ground = ({ width }: Stage, top: number, fill: string) =>
  rect(-bleed, top, width + 2 * bleed, 100 + bleed - top, fill);

/** Draws the inside of a room: wall, skirting board and floor. */
export function room(stage: Stage, wall: string, floor: string, pattern: 'boards' | 'tiles' | 'plain'): string {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const floorDark = darker(floor, 0.12);
  const lines =
    pattern === 'plain'
      ? ''
      : Array.from({ length: 13 }, (_, at) => {
          const x = width * 0.5 + (at - 6) * width * 0.16;
          return line(`M${x} ${horizon}L${width * 0.5 + (at - 6) * width * 0.5} ${100 + bleed}`, floorDark, 0.5, 0.7);
        }).join('') +
        (pattern === 'tiles'
          ? [0.18, 0.45, 0.85]
              .map((share) => rect(-bleed, horizon + (100 - horizon) * share, width + 2 * bleed, 0.5, floorDark))
              .join('')
          : '');
  return [
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, wall),
    rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.2, darker(wall, 0.04)),
    ground(stage, horizon, floor),
    lines,
    rect(-bleed, horizon - 2, width + 2 * bleed, 2, of('white')),
  ].join('');
}

/** Draws a window and the light that falls in through it. */
export function windowLight({ width, horizon, palette }: Stage, x: number, scale: number): string {
  const pane = moved(subjects.window.draw(palette.of('white'), palette), x, horizon * 0.74, scale);
  const beam = palette.light.isDark
    ? ''
    : path(
        `M${x - 17 * scale} ${horizon * 0.74}L${x + 40 * scale} ${horizon * 0.74}L${x + 4} 104L${x - width * 0.32} 104Z`,
        '#fff4d0',
        0.16,
      );
  return pane + beam;
}

/** The color of far things, faded into the sky. */
export const fade = ({ palette: { of, light } }: Stage, color: string, share: number) =>
  mixHex(of(color), light.sky[light.isDark ? 1 : 2], share);
