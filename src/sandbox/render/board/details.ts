import { darker, type Palette } from '../look/palette';
import { line, moved, path, turned } from './svg';

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
