import { darker, lighter, type Palette } from '../../look/palette';
import { leaf } from '../details';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

const strawberry = (x: number, y: number, scale: number, degrees: number, lit: Palette['lit']) =>
  moved(
    turned(
      moved(
        path('M0 18Q-18 4 -17 -8Q-15 -17 0 -15Q15 -17 17 -8Q18 4 0 18Z', lit('#d8342f')) +
          path('M5 -15.5Q16 -16 17 -8Q18 4 0 18Q11 0 5 -15.5Z', lit('#b02528')) +
          [
            [-9, -5],
            [0, -2],
            [9, -5],
            [-5, 5],
            [5, 5],
          ]
            .map(([a = 0, b = 0]) => ellipse(a, b, 1.2, 1.8, lit('#f6d27a')))
            .join('') +
          path('M0 -13L-15 -13L-7 -18L-9 -24L0 -18L9 -24L7 -18L15 -13Z', lit('#4f9a4f')),
        0,
        0,
        scale,
      ),
      degrees,
    ),
    x,
    y,
  );

/** Drinks in their glasses. */
export const drinks = {
  pint: thing('table', 0.85, 0.16, '#e3a33c', (color, { lit }) =>
    [
      `<path d="M26 -70Q50 -72 48 -46Q46 -22 24 -24" fill="none" stroke="${lit('glass')}" stroke-width="9"/>`,
      path('M-30 -86L30 -86L26 0L-26 0Z', lit('glass'), 0.8) + path('M-27 -76L27 -76L23 -5L-23 -5Z', color),
      rect(-16, -62, 5, 48, lighter(color, 0.4), 2) + rect(0, -62, 5, 48, lighter(color, 0.4), 2),
      circle(-20, -86, 11, lit('white')) +
        circle(-4, -90, 12, lit('white')) +
        circle(14, -88, 12, lit('white')) +
        circle(26, -82, 8, lit('white')),
    ].join(''),
  ),
  wineglass: thing('table', 0.5, 0.2, '#8e2740', (color, { lit }) =>
    [
      ellipse(0, -3, 20, 4, lit('glass')) + rect(-1.6, -44, 3.2, 42, lit('glass')),
      path('M-22 -100L22 -100Q28 -54 0 -44Q-28 -54 -22 -100Z', lit('glass'), 0.8),
      path('M-23 -78L23 -78Q22 -54 0 -46Q-22 -54 -23 -78Z', color) + ellipse(0, -78, 23, 4, lighter(color, 0.25)),
    ].join(''),
  ),
  cocktail: thing('table', 0.98, 0.19, '#e8553f', (color, { lit }) =>
    [
      ellipse(0, -4, 27, 4, lit('#9dbfc9')) +
        ellipse(0, -5.5, 25, 3.4, lit('#b5d3dc')) +
        rect(-2.2, -42, 4.4, 37, lit('#b5d3dc')) +
        rect(0.3, -42, 1.9, 37, lit('#8fb3be')),
      path('M-46 -86L46 -86L3 -37Q0 -34 -3 -37Z', lit('#b0d0da')) +
        path('M-38 -78L38 -78L2 -39Q0 -37.5 -2 -39Z', color) +
        path('M14 -78L38 -78L2 -39Q0 -37.5 -2 -39Z', darker(color, 0.15)) +
        ellipse(0, -78, 38, 4.4, lighter(color, 0.3)),
      path('M26 -86L46 -86L38 -78L24 -78Z', lit('dark'), 0.08) + line('M-37 -81L-17 -58', lit('#ffffff'), 3, 0.85),
      line('M-30 -96L22 -68', lit('#d9a65c'), 2.6) +
        circle(-30, -96, 3.4, lit('#d9a65c')) +
        circle(-12, -86, 7, lit('#cf2b36')) +
        circle(-14, -88, 1.8, lit('#f6a09a')) +
        circle(2, -78.5, 7, lit('#cf2b36')) +
        circle(0, -81, 1.8, lit('#f6a09a')),
      circle(33, -84, 16, lit('#f0902c')) +
        circle(33, -84, 13, lit('#fbe2b0')) +
        circle(33, -84, 11.4, lit('#f7b04a')) +
        line('M33 -95L33 -73M23.5 -89.5L42.5 -78.5M23.5 -78.5L42.5 -89.5', lit('#fbe2b0'), 1.8),
    ].join(''),
  ),
  smoothie: thing('table', 0.85, 0.2, '#e0527e', (color, { lit }) =>
    [
      moved(
        turned(
          rect(-3, -42, 6, 60, lit('white'), 2) +
            [-38, -29, -20, -11].map((y) => path(`M-3 ${y}L3 ${y - 4}L3 ${y}L-3 ${y + 4}Z`, lit('#3f9db0'))).join(''),
          16,
        ),
        2,
        -60,
      ),
      path('M-36 -78L18 -78L12 -4Q12 0 8 0L-26 0Q-30 0 -30 -4Z', lit('#bcd9e0')),
      path('M-32 -70Q-20 -76 -9 -70Q2 -65 14 -70L9 -6Q9 -4 7 -4L-25 -4Q-27 -4 -27 -6Z', color) +
        path('M-30.5 -48Q-20 -58 -8 -48Q2 -40 12 -48L10.2 -26Q0 -18 -10 -26Q-20 -34 -29 -26Z', lighter(color, 0.42)) +
        path('M2 -68Q8 -67.5 14 -70L9 -6Q9 -4 7 -4L-4 -4Q4 -36 2 -68Z', lit('dark'), 0.13),
      line('M-26 -62L-22.5 -16', lit('#ffffff'), 3.4, 0.75) +
        ellipse(-9, -78, 27, 4, lit('#d9eaee')) +
        ellipse(-9, -77, 23, 2.8, lighter(color, 0.2)),
      strawberry(-26, -80, 0.82, -14, lit),
      leaf(-6, -77, -100, 13, lit('#4f9a4f')) + leaf(-6, -77, -50, 13, lit('#6cb45c')),
      strawberry(27, -15, 0.85, 16, lit) +
        circle(14, -7, 7, lit('#3f4f8f')) +
        circle(12, -9, 2, lit('#8f9cd0')) +
        circle(36, -5.5, 5.5, lit('#34427c')) +
        circle(34.5, -7, 1.6, lit('#8f9cd0')),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
