import { darker, type Hex } from '../look/palette';
import type { Garment, GarmentName } from './outfits';
import { circle, ellipse, line, path, rect } from './svg';

/** Draws a hat or another garment of the head around the head of `headOf`. Empty for clothes of the body. */
export const drawHeadwear = ({ name }: Garment, color: Hex): string =>
  headwear[name]?.(color, darker(color, 0.22)).join('') ?? '';

const headwear: Partial<Record<GarmentName, (color: Hex, dark: Hex) => readonly string[]>> = {
  cap: (color, dark) => [
    path('M-23.5 -72Q-26 -101 0 -101Q26 -101 23.5 -72Q0 -79 -23.5 -72Z', color),
    path('M-20 -74Q4 -84 32 -72Q20 -67.5 -20 -74Z', dark),
  ],
  peakedCap: (color, dark) => [
    path('M-30 -90Q-24 -104 0 -104Q24 -104 30 -90L23 -80L-23 -80Z', color),
    rect(-23.5, -82, 47, 7, dark, 1),
    path('M-22 -76Q0 -70 22 -76Q14 -66 0 -66Q-14 -66 -22 -76Z', '#20212a'),
    circle(0, -86, 3.4, '#e6c25a'),
  ],
  beanie: (color, dark) => [
    path('M-24 -74Q-26 -103 0 -103Q26 -103 24 -74Z', color),
    rect(-25.5, -81, 51, 10, dark, 4.5),
    circle(0, -104, 5, dark),
  ],
  santaHat: (color) => [
    path('M-24 -76Q-20 -106 8 -107Q34 -106 38 -78Q28 -90 24 -76Z', color),
    circle(38, -76, 5.5, '#fbf7ee'),
    rect(-26.5, -83, 53, 10.5, '#fbf7ee', 5),
  ],
  helmet: (color, dark) => [
    line('M-22 -72L-15 -39M22 -72L15 -39', '#2a2a33', 2),
    path('M-27 -71Q-29 -106 0 -106Q29 -106 27 -71Q0 -79 -27 -71Z', color),
    line('M-9 -101Q-12 -90 -11 -80M9 -101Q12 -90 11 -80', dark, 3.4),
  ],
  hardHat: (color, dark) => [
    path('M-24 -77Q-24 -104 0 -104Q24 -104 24 -77Z', color),
    rect(-4, -106, 8, 28, dark, 3),
    rect(-31, -80, 62, 5.5, dark, 2.7),
  ],
  chefHat: (color, dark) => [
    [-13, 0, 13].map((x) => circle(x, x === 0 ? -105 : -101, 12, color)).join(''),
    rect(-20, -98, 40, 21, color, 1),
    rect(-20, -81, 40, 4.5, dark, 1),
  ],
  sunHat: (color, dark) => [
    path('M-23 -80Q-22 -104 0 -104Q22 -104 23 -80Z', color),
    rect(-23, -86, 46, 6, dark, 1),
    ellipse(0, -79, 41, 6.5, color),
  ],
  crown: (color) => [path('M-20 -84L-23 -104L-10 -94L0 -107L10 -94L23 -104L20 -84Z', color)],
  hood: (color, dark) => [
    path('M-33 -22Q-38 -106 0 -107Q38 -106 33 -22L20 -36Q27 -88 0 -89Q-27 -88 -20 -36Z', color),
    line('M-20 -36Q-27 -88 0 -89Q27 -88 20 -36', dark, 2.4),
  ],
  headscarf: (color) => [
    path(
      'M-27 -50Q-32 -102 0 -103Q32 -102 27 -50Q34 -18 0 -16Q-34 -18 -27 -50ZM-20 -62Q-19 -36 0 -35Q19 -36 20 -62Q19 -84 0 -84Q-19 -84 -20 -62Z',
      color,
    ),
  ],
  headphones: (color) => [
    line('M-25 -66Q-27 -103 0 -103Q27 -103 25 -66', '#2a2a33', 4.6),
    rect(-31, -73, 10, 21, color, 4.5),
    rect(21, -73, 10, 21, color, 4.5),
  ],
  spectacles: (color) => [
    line(
      'M-17.5 -63a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M1.5 -63a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-1.5 -64.5Q0 -66 1.5 -64.5M-17.5 -64L-22 -65.5M17.5 -64L22 -65.5',
      color,
      1.9,
    ),
  ],
};
