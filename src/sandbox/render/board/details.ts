import { darker, type Hex, lighter, mixHex, type Palette } from '../look/palette';
import { circle, line, moved, path, rect, repeat, turned } from './svg';

/** Colors of light at night, from lit windows to bulbs. */
export const glow = { window: '#ffd98a', lamp: '#ffdf9a', shade: '#ffe6a6', halo: '#ffe3a0', bulb: '#fff3cf' } as const;

export const leaf = (x: number, y: number, degrees: number, size: number, fill: string) =>
  moved(
    turned(
      path(`M0 0Q${size * 0.5} ${-size * 0.46} ${size} 0Q${size * 0.5} ${size * 0.46} 0 0Z`, fill) +
        line(`M${size * 0.15} 0L${size * 0.8} 0`, darker(fill, 0.2), size * 0.06),
      degrees,
    ),
    x,
    y,
  );

export const steam = (xs: readonly number[], top: number, bottom: number, lit: Palette['lit']) => {
  const part = (bottom - top) / 2;
  const wave = (x: number) => `M${x} ${bottom}q-9 ${-part / 2} 0 ${-part}t0 ${-part}`;
  return xs.map((x) => line(wave(x + 1.2), lit('#9fb0b8'), 5, 0.55) + line(wave(x), lit('#ffffff'), 4.4)).join('');
};

export const flame = (x: number, y: number, s: number, fill: string) =>
  moved(
    path('M0 0Q-13 -1 -13 -13Q-13 -22 -6 -28Q-6 -22 -2 -21Q-4 -34 5 -43Q5 -32 10 -26Q14 -20 13 -12Q12 -1 0 0Z', fill),
    x,
    y,
    s,
  );

/** Draws a window with the sky, the moon at night, and hills or a city. */
export function windowView(
  { of, light }: Palette,
  x: number,
  y: number,
  wide: number,
  high: number,
  outside: 'hills' | 'city' = 'hills',
): string {
  const far = mixHex(of(outside === 'hills' ? '#8fb08a' : '#7f93a3'), light.sky[2], 0.35);
  const city = repeat(wide / 5, (at) => {
    const top = high * (0.3 + ((at * 7) % 5) * 0.1);
    const lamps = [1.1, 3].map((dx, column) =>
      rect(
        x + at * 5 + dx,
        y + top + 2 + ((at + column) % 2) * 3,
        0.9,
        1.3,
        light.isDark ? glow.window : lighter(far, 0.35),
      ),
    );
    return (
      rect(x + at * 5, y + top, Math.min(5, wide - at * 5), high - top, at % 2 === 0 ? far : lighter(far, 0.14)) +
      (wide - at * 5 < 5 ? '' : lamps.join(''))
    );
  });
  return (
    rect(x - 1.5, y - 1.5, wide + 3, high + 3, of('white')) +
    rect(x, y, wide, high, light.sky[1]) +
    rect(x, y + high * 0.45, wide, high * 0.55, light.sky[2]) +
    (light.isDark && light.sun !== undefined ? circle(x + wide * 0.72, y + high * 0.26, 2.6, light.sun) : '') +
    (outside === 'city'
      ? city
      : path(
          `M${x} ${y + high * 0.74}Q${x + wide * 0.3} ${y + high * 0.52} ${x + wide * 0.6} ${y + high * 0.74}T${x + wide} ${y + high * 0.7}V${y + high}H${x}Z`,
          far,
        ))
  );
}

export const windowBars = ({ of }: Palette, x: number, y: number, wide: number, high: number, columns = 2) =>
  repeat(columns - 1, (at) => rect(x + (wide * (at + 1)) / columns - 0.5, y, 1, high, of('white'))) +
  rect(x - 3, y + high + 1, wide + 6, 1.8, of('white')) +
  rect(x - 2, y + high + 2.8, wide + 4, 0.8, darker(of('white'), 0.2));

export const pine = (x: number, y: number, size: number, fill: string) =>
  moved(path('M0 -50L13 -26L8 -26L18 -8L3 -8L3 0L-3 0L-3 -8L-18 -8L-8 -26L-13 -26Z', fill), x, y, size);

export const leafTree = (x: number, y: number, scale: number, fill: string, trunk: string) =>
  moved(
    path('M-2.2 1L-1.4 -20L-7 -27L-5.6 -28L-0.6 -23V-30H1V-23L6 -28L7.2 -27L1.6 -19.6L2.4 1Z', trunk) +
      circle(-9, -31, 10, fill) +
      circle(9, -30, 10, darker(fill, 0.14)) +
      circle(1, -40, 12.5, fill) +
      path(
        'M4 -52Q13.6 -49 13.5 -39Q19 -36 19 -30Q18 -20 9 -20Q2 -20 0 -26Q9 -27 8 -36Q10 -44 4 -52Z',
        darker(fill, 0.14),
      ),
    x,
    y,
    scale,
  );

export const ledNumber = (text: string, x: number, y: number, scale: number, fill: string) => {
  const eight = 'M0 0L6 0L6 10L0 10ZM0 5L6 5';
  const digits = [
    'M0 0L6 0L6 10L0 10Z',
    'M3 0L5.5 0L5.5 10',
    'M0 0L6 0L6 5L0 5L0 10L6 10',
    'M0 0L6 0L6 10L0 10M1 5L6 5',
    'M0 0L0 5L6 5M6 0L6 10',
    'M6 0L0 0L0 5L6 5L6 10L0 10',
    'M6 0L0 0L0 10L6 10L6 5L0 5',
    'M0 0L6 0L6 10',
    eight,
    'M0 10L6 10L6 0L0 0L0 5L6 5',
  ];
  return Array.from(text, (digit, at) =>
    moved(line(digits[Number(digit)] ?? eight, fill, 2), x + (at - text.length) * 9.6 * scale, y, scale),
  ).join('');
};

export const seagull = (x: number, y: number, scale: number, fill: string) =>
  moved(path('M0 0Q-4 -6 -11 -5Q-5 -3 -2 2Q0 3 2 2Q5 -3 11 -5Q4 -6 0 0Z', fill), x, y, scale);

/**
 * Draws a liquid that falls into or onto a thing.
 * @param x the middle of the thing
 * @param top where the liquid meets the thing. Like `x`, in hundredths of the picture's height
 */
export const streamInto = (x: number, top: number, color: Hex): string =>
  stream(x, top, 1.7, darker(color, 0.16)) +
  stream(x, top, 1.25, color) +
  stream(x - 0.5, top, 0.35, lighter(color, 0.4));

const stream = (x: number, top: number, wide: number, fill: Hex) =>
  path(
    `M${x - wide * 1.8} -50L${x - wide * 1.6} ${top * 0.3}Q${x - wide} ${top * 0.7} ${x - wide} ${top}H${x + wide}Q${x + wide * 0.9} ${top * 0.7} ${x + wide * 1.7} ${top * 0.3}L${x + wide * 2} -50Z`,
    fill,
  );
