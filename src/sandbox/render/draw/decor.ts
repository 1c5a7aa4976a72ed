import type { Page } from '../layout/page';
import type { Drawing } from './spriteSheet';
import type { Theme } from '../look/themes';
import { outward } from '../layout/textBlock';

/** A shape behind the message, and how it drifts. */
export interface DecorShape extends Drawing {
  /** 0 to 1. */
  readonly opacity: number;
  /** Share of the frame where its middle is when a scene begins, and how far it goes per second, in pixels. */
  readonly at: readonly [number, number];
  readonly drift: readonly [number, number];
  /** Stands on the other side in scenes whose text is centered. */
  readonly mirrors: boolean;
}

type DecorPage = Pick<Page, 'base'>;

/** The shapes of a theme: a large one that leaves the picture, and a small one against it. */
export function decorOf(kind: Theme['decor'], { base }: DecorPage): DecorShape[] {
  switch (kind) {
    case 'rings':
      return [
        {
          ...square(base * 0.86, (half) =>
            [0.96, 0.74, 0.52].map((share) => ring(half, half * share, base * 0.013)).join(''),
          ),
          opacity: 0.3,
          at: [1, 0.1],
          drift: [-30, 12],
          mirrors: true,
        },
        {
          ...square(base * 0.2, (half) => ring(half, half * 0.86, base * 0.022)),
          opacity: 0.4,
          at: [0.92, 0.9],
          drift: [-24, -24],
          mirrors: false,
        },
      ];
    case 'dots':
      return [
        {
          ...square(base * 0.5, (half) =>
            grid(half, 8, (x, y) => `<circle cx="${x}" cy="${y}" r="${(base * 0.0075).toFixed(2)}"/>`),
          ),
          opacity: 0.4,
          at: [0.96, 0.14],
          drift: [-24, 0],
          mirrors: true,
        },
        {
          ...square(base * 0.62, (half) => `<circle cx="${half}" cy="${half}" r="${half - 2}"/>`),
          opacity: 0.14,
          at: [0.92, 0.9],
          drift: [-24, -24],
          mirrors: false,
        },
      ];
    case 'slashes':
      return [
        {
          ...square(base * 0.66, (half) => slashes(half, 6, base * 0.028)),
          opacity: 0.24,
          at: [0.97, 0.12],
          drift: [-48, 48],
          mirrors: true,
        },
        {
          ...square(base * 0.3, (half) => slashes(half, 4, base * 0.016)),
          opacity: 0.34,
          at: [0.92, 0.9],
          drift: [-48, -48],
          mirrors: false,
        },
      ];
    case 'waves':
      return [
        {
          ...square(base * 0.8, (half) => waves(half, 5, base * 0.012)),
          opacity: 0.32,
          at: [0.95, 0.06],
          drift: [-36, 0],
          mirrors: true,
        },
        {
          ...square(base * 0.42, (half) => waves(half, 4, base * 0.012)),
          opacity: 0.36,
          at: [0.92, 0.9],
          drift: [-36, 0],
          mirrors: false,
        },
      ];
    case 'plus':
      return [
        {
          ...square(base * 0.52, (half) => grid(half, 6, (x, y) => plus(x, y, base * 0.013, base * 0.0035))),
          opacity: 0.5,
          at: [0.95, 0.14],
          drift: [-24, 12],
          mirrors: true,
        },
        {
          ...square(base * 0.36, (half) => ring(half, half * 0.8, base * 0.05)),
          opacity: 0.22,
          at: [0.92, 0.9],
          drift: [-24, -24],
          mirrors: false,
        },
      ];
  }
}

function square(side: number, draw: (half: number) => string): Drawing {
  return { svg: draw(side / 2), box: outward(0, 0, side, side) };
}

function ring(middle: number, radius: number, stroke: number): string {
  return `<circle cx="${middle}" cy="${middle}" r="${radius - stroke}" fill="none" stroke="#000" stroke-width="${stroke}"/>`;
}

function grid(half: number, count: number, mark: (x: number, y: number) => string): string {
  const step = (half * 2) / count;
  const places = Array.from({ length: count }, (_, index) => (index + 0.5) * step);
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
  const period = half / 2;
  const lines = Array.from({ length: count }, (_, index) => {
    const y = (index + 1) * step;
    const rise = step * 0.55;
    return `<path d="M0 ${y} q${period / 2} ${-rise} ${period} 0 t${period} 0 t${period} 0 t${period} 0"/>`;
  });
  return `<g fill="none" stroke="#000" stroke-width="${stroke}" stroke-linecap="round">${lines.join('')}</g>`;
}

function plus(x: number, y: number, arm: number, stroke: number): string {
  return `<path d="M${x - arm} ${y} h${arm * 2} M${x} ${y - arm} v${arm * 2}" stroke="#000" stroke-width="${stroke * 2}" fill="none"/>`;
}
