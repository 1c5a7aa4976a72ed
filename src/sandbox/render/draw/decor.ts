import { outward } from '../layout/textBlock';
import type { Theme } from '../look/themes';
import type { Drawing } from './spriteSheet';

/** A shape behind the message that leaves the picture at the top, and how it drifts. */
export interface Decor extends Drawing {
  /** 0 to 1. */
  readonly opacity: number;
  /** How far it goes per second, in pixels, when it stands at the right. */
  readonly drift: readonly [across: number, down: number];
}

/** Where the middle of the shape is when a scene begins, as shares of the frame; in every other scene on the other side. */
export const decorPlace = [0.97, 0.1] as const;

/** @param base the page's measure. */
export function decorOf(kind: Theme['decor'], base: number): Decor {
  const shape = (size: number, opacity: number, drift: Decor['drift'], draw: (half: number) => string): Decor => {
    const side = base * size;
    return { svg: draw(side / 2), box: outward(0, 0, side, side), opacity, drift };
  };
  switch (kind) {
    case 'rings':
      return shape(0.86, 0.17, [-30, 12], (half) =>
        [0.96, 0.74, 0.52].map((share) => ring(half, half * share, base * 0.013)).join(''),
      );
    case 'dots':
      return shape(0.5, 0.22, [-24, 0], (half) => grid(half, 8, (x, y) => disc(x, y, base * 0.0075)));
    case 'slashes':
      return shape(0.66, 0.13, [-48, 48], (half) => slashes(half, 6, base * 0.028));
    case 'waves':
      return shape(0.8, 0.18, [-36, 0], (half) => waves(half, 5, base * 0.012));
    case 'plus':
      return shape(0.52, 0.28, [-24, 12], (half) => grid(half, 6, (x, y) => plus(x, y, base * 0.013, base * 0.007)));
  }
}

function ring(middle: number, radius: number, stroke: number): string {
  return `<circle cx="${middle}" cy="${middle}" r="${radius - stroke}" fill="none" stroke="#000" stroke-width="${stroke}"/>`;
}

function disc(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`;
}

function grid(half: number, count: number, mark: (x: number, y: number) => string): string {
  const places = Array.from({ length: count }, (_, index) => ((index + 0.5) * half * 2) / count);
  return places.flatMap((y) => places.map((x) => mark(x, y))).join('');
}

function slashes(half: number, count: number, stroke: number): string {
  const step = (half * 2) / count;
  const lines = Array.from({ length: count }, (_, index) => {
    const x = index * step * 0.5 + step * 0.4;
    return `<line x1="${x + half}" y1="${half * 0.15}" x2="${x}" y2="${half * 1.85}"/>`;
  });
  return `<g stroke="#000" stroke-width="${stroke}">${lines.join('')}</g>`;
}

function waves(half: number, count: number, stroke: number): string {
  const step = (half * 2) / (count + 1);
  const period = (half - stroke) / 2;
  const lines = Array.from({ length: count }, (_, index) => {
    const turns = ` t${period} 0`.repeat(3);
    return `<path d="M${stroke} ${(index + 1) * step} q${period / 2} ${-step * 0.55} ${period} 0${turns}"/>`;
  });
  return `<g fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round">${lines.join('')}</g>`;
}

function plus(x: number, y: number, arm: number, stroke: number): string {
  return `<path d="M${x - arm} ${y} h${arm * 2} M${x} ${y - arm} v${arm * 2}" stroke="#000" stroke-width="${stroke}" fill="none"/>`;
}
