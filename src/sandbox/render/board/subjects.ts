import { darker, lighter } from '../look/palette';
import { kitchenware } from './kitchenware';
import { furnishings } from './furnishings';
import { craftwork } from './craftwork';
import { outdoors } from './outdoors';
import { leisure } from './leisure';
import { streets } from './streets';
import { emoji } from './emoji';
import { equipment } from './equipment';
import { foods } from './foods';
import { household } from './household';
import { structures } from './structures';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, path, rect } from './svg';

/** The flat drawing of each subject. `color` is the color that the brief names, or else the subject's default color. */
export const subjects = {
  ...emoji,
  ...streets,
  ...leisure,
  ...outdoors,
  ...craftwork,
  ...furnishings,
  ...kitchenware,
  ...foods,
  ...household,
  ...equipment,
  ...structures,
  cup: thing('table', 1.25, 0.1, '#f3ead9', (color, { lit }) => {
    const [body, shade] = [color, darker(color, 0.18)];
    return [
      line('M40 -66Q66 -66 62 -42Q58 -22 34 -24', shade, 10),
      path('M-46 -82L46 -82Q46 -40 34 -14Q26 0 0 0Q-26 0 -34 -14Q-46 -40 -46 -82Z', body),
      path('M10 -82L46 -82Q46 -40 34 -14Q28 -4 14 -1Q30 -40 10 -82Z', shade),
      ellipse(0, -82, 46, 13, lighter(body, 0.12)),
      ellipse(0, -81, 39, 9.6, lit('#6d4128')),
      path('M-17 -82Q-8 -88 0 -84Q8 -88 17 -82Q8 -75 0 -75Q-8 -75 -17 -82Z', lit('#efd9ba')),
    ].join('');
  }),
  bottle: thing('table', 0.42, 0.28, '#d99a4e', (color, { lit }) =>
    [
      rect(-8, -100, 16, 14, lit('#3a3a42'), 3),
      path('M-8 -88L8 -88L8 -76Q20 -70 20 -58L20 -6Q20 0 14 0L-14 0Q-20 0 -20 -6L-20 -58Q-20 -70 -8 -76Z', color),
      path('M6 -76Q20 -70 20 -58L20 -6Q20 0 14 0L4 0Q10 -40 6 -76Z', darker(color, 0.2)),
      rect(-20, -50, 40, 28, lit('white')),
      rect(-12, -42, 24, 4, darker(color, 0.35), 2),
      rect(-8, -34, 16, 3, lit('metalDark'), 1.5),
      rect(-15, -66, 4, 12, lighter(color, 0.6), 2),
    ].join(''),
  ),
  flacon: thing('table', 0.72, 0.14, '#e0a75a', (color, { lit }) =>
    [
      rect(-11, -100, 22, 24, lit('#2b2b33'), 3),
      rect(-8, -78, 16, 8, lit('#c99a3b')),
      rect(-34, -70, 68, 70, lighter(color, 0.45), 9),
      rect(-28, -52, 56, 46, color, 6),
      path('M4 -52L28 -52L28 -12Q28 -6 22 -6L0 -6Q16 -30 4 -52Z', darker(color, 0.16)),
      rect(-27, -64, 6, 50, lit('white'), 3),
      rect(-14, -38, 28, 16, lit('white'), 2),
      rect(-9, -32, 18, 3.4, darker(color, 0.4), 1.7),
    ].join(''),
  ),
  jar: thing('table', 0.9, 0.12, '#f0d9c8', (color, { lit }) =>
    [
      rect(-40, -100, 80, 24, lit('#d8b98f'), 6),
      rect(-43, -78, 86, 78, color, 12),
      path('M14 -78L43 -78L43 -12Q43 0 31 0L10 0Q24 -38 14 -78Z', darker(color, 0.13)),
      rect(-26, -56, 52, 32, lit('white'), 4),
      rect(-17, -47, 34, 5, darker(color, 0.45), 2),
      rect(-10, -37, 20, 4, lit('metalDark'), 2),
    ].join(''),
  ),
  tube: thing('table', 0.42, 0.2, '#f0b64a', (color, { lit }) =>
    [
      path('M-20 -100L20 -100L16 -22L-16 -22Z', color),
      path('M4 -100L20 -100L16 -22L4 -22Z', darker(color, 0.15)),
      rect(-14, -23, 28, 23, lit('white'), 4),
      rect(-10, -78, 20, 6, lit('white'), 3),
      rect(-10, -64, 20, 26, lighter(color, 0.35), 3),
    ].join(''),
  ),
  glass: thing('table', 0.55, 0.16, '#e0913f', (color, { lit }) =>
    [
      path('M-26 -100L26 -100L20 0L-20 0Z', lit('glass'), 0.75),
      path('M-23.5 -72L23.5 -72L19 -4L-19 -4Z', color),
      ellipse(0, -72, 23.5, 5, lighter(color, 0.25)),
      rect(-14, -60, 12, 12, lighter(color, 0.5), 2),
      rect(2, -46, 12, 12, lighter(color, 0.42), 2),
      line('M-18 -92L-13 -14', lit('white'), 3, 0.6),
    ].join(''),
  ),
  plate: thing('table', 2.3, 0.09, '#d8502f', (color, { lit }) =>
    [
      ellipse(0, -20, 112, 22, darker(lit('white'), 0.14)),
      ellipse(0, -26, 112, 24, lit('white')),
      ellipse(0, -30, 76, 15, darker(lit('white'), 0.06)),
      path('M-62 -34Q-58 -82 -8 -90Q54 -88 64 -36Q40 -22 0 -22Q-42 -22 -62 -34Z', lit('#efc466')),
      line(
        'M-50 -40Q-20 -66 10 -44Q34 -28 54 -46M-44 -54Q-10 -80 24 -58Q42 -46 52 -58M-34 -66Q0 -88 34 -68',
        lit('#d9a448'),
        4.5,
      ),
      path('M-30 -66Q-24 -92 4 -94Q36 -92 38 -68Q22 -56 2 -60Q-16 -54 -30 -66Z', color),
      circle(-8, -76, 5, darker(color, 0.25)) + circle(16, -72, 5.5, darker(color, 0.25)),
      path('M0 -92Q10 -108 22 -98Q14 -88 0 -92ZM-2 -92Q-16 -106 -24 -94Q-14 -86 -2 -92Z', lit('leaf')),
    ].join(''),
  ),
  dish: thing('table', 1.5, 0.16, '#fbf7ee', (color, { lit }) =>
    [
      circle(0, -50, 50, darker(color, 0.12)) + circle(0, -50, 47, color) + circle(0, -50, 31, darker(color, 0.06)),
      rect(-68, -62, 4, 62, lit('metalDark'), 2) +
        path(
          'M-74 -98L-71 -98L-71 -74L-68 -74L-68 -98L-64 -98L-64 -74L-61 -74L-61 -98L-58 -98L-58 -66Q-66 -56 -74 -66Z',
          lit('metalDark'),
        ),
      rect(63, -50, 5, 50, lit('metalDark'), 2) + path('M63 -46L63 -98Q76 -84 72 -46Z', lit('metal')),
    ].join(''),
  ),
  bowl: thing('table', 1.8, 0.11, '#3d6f74', (color, { lit }) =>
    [
      ellipse(0, -58, 88, 20, darker(color, 0.2)),
      ellipse(0, -60, 78, 16, lit('#e9c27a')),
      circle(-34, -66, 15, lit('#d8502f')) +
        circle(22, -68, 17, lit('leaf')) +
        circle(-6, -72, 15, lit('#f3e3c2')) +
        circle(46, -62, 11, lit('#e07b2a')),
      path('M-30 -78Q-16 -96 0 -84Q-12 -72 -30 -78Z', lit('leaf')),
      path('M-88 -58Q-82 0 -30 0L30 0Q82 0 88 -58Q60 -40 0 -40Q-60 -40 -88 -58Z', color),
      path('M20 -41Q62 -42 88 -58Q82 0 30 0L8 0Q40 -16 20 -41Z', darker(color, 0.16)),
    ].join(''),
  ),
  bread: thing('table', 1.7, 0.12, '#c98240', (color) =>
    [
      path('M-84 0Q-96 -58 -44 -84Q0 -100 44 -84Q96 -58 84 0Z', color),
      path('M30 -88Q96 -70 84 0L54 0Q74 -50 30 -88Z', darker(color, 0.17)),
      line('M-50 -42L-30 -76M-16 -46L4 -84M20 -46L40 -80', lighter(color, 0.5), 9),
    ].join(''),
  ),
  cake: thing('table', 1.2, 0.16, '#f2b6c0', (color, { lit }) =>
    [
      rect(-58, -62, 116, 62, lit('#f1d8b2'), 8),
      rect(-58, -38, 116, 10, color),
      path(
        'M-58 -56Q-58 -78 -46 -78L46 -78Q58 -78 58 -56Q50 -44 42 -54Q32 -40 22 -54Q10 -38 0 -54Q-12 -40 -22 -54Q-32 -42 -42 -54Q-52 -44 -58 -56Z',
        color,
      ),
      circle(0, -86, 9, lit('red')),
      line('M0 -94Q4 -102 12 -100', lit('leaf'), 3),
    ].join(''),
  ),
  burger: thing('table', 1.35, 0.12, '#cf8a45', (color, { lit }) =>
    [
      path('M-60 -8Q-60 0 -50 0L50 0Q60 0 60 -8L60 -22L-60 -22Z', color),
      rect(-64, -38, 128, 17, lit('#6b3f29'), 8),
      path('M-66 -40L66 -40L40 -30L22 -40L4 -27L-20 -40Z', lit('#f0bf3a')),
      path('M-68 -44Q-52 -36 -40 -45Q-24 -36 -8 -45Q8 -36 24 -45Q40 -36 68 -44L60 -54L-60 -54Z', lit('#7fae55')),
      path('M-62 -52Q-60 -100 0 -100Q60 -100 62 -52Z', color),
      path('M14 -99Q60 -96 62 -52L40 -52Q44 -84 14 -99Z', darker(color, 0.15)),
      [-30, -8, 14, -18, 6].map((x, at) => ellipse(x, -74 - (at % 3) * 7, 3.6, 2.2, lighter(color, 0.6))).join(''),
    ].join(''),
  ),
  pot: thing('table', 1.5, 0.2, '#4a5560', (color, { lit }) =>
    [
      rect(-86, -62, 172, 9, lit('#26262c'), 4),
      path('M-62 -70L62 -70L58 -10Q56 0 46 0L-46 0Q-56 0 -58 -10Z', color),
      path('M18 -70L62 -70L58 -10Q56 0 46 0L20 0Q36 -34 18 -70Z', darker(color, 0.2)),
      ellipse(0, -70, 62, 13, lighter(color, 0.2)),
      ellipse(0, -69, 54, 9.5, lit('#e7a85c')),
      circle(-18, -70, 5, lit('white')) + circle(14, -67, 4, lit('white')) + circle(-2, -73, 3.4, lit('white')),
    ].join(''),
  ),
  icecream: thing('table', 0.6, 0.16, '#f3b7c3', (color, { lit }) =>
    [
      path('M-24 -52L24 -52L0 0Z', lit('#d9a05b')),
      line('M-14 -44L6 -10M14 -44L-6 -10M-19 -30L13 -30', lit('#b97f40'), 2.4),
      circle(-13, -62, 18, lighter(color, 0.25)) + circle(14, -62, 18, lit('#f5e3b8')) + circle(0, -80, 19, color),
      circle(4, -97, 6, lit('red')),
    ].join(''),
  ),
  fruit: thing('table', 1.5, 0.1, '#d8502f', (color, { lit }) =>
    [
      circle(-30, -40, 40, color),
      circle(36, -36, 36, lit('#e9a53a')),
      path('M-26 -78Q-14 -104 8 -98Q0 -78 -26 -78Z', lit('leaf')),
      circle(-44, -54, 9, lighter(color, 0.4)) + circle(24, -50, 8, lit('#f6cf7c')),
    ].join(''),
  ),
  shoe: thing('table', 1.9, 0.12, '#e0603a', (color, { lit }) =>
    [
      path('M-92 -14L-90 -84Q-70 -100 -48 -90Q-36 -62 -8 -52Q40 -42 78 -34Q96 -30 94 -12Z', color),
      path('M-8 -52Q40 -42 78 -34Q96 -30 94 -12L40 -12Q40 -36 -8 -52Z', darker(color, 0.2)),
      path('M-94 -16L96 -16Q98 0 86 0L-88 0Q-98 -2 -94 -16Z', lit('white')),
      path('M-90 -84Q-70 -100 -48 -90L-44 -82Q-66 -88 -88 -74Z', darker(color, 0.35)),
      line('M-40 -76L-26 -90M-28 -64L-14 -78M-12 -56L0 -70', lit('white'), 6),
      path('M-70 -22Q-40 -60 6 -40Q-30 -44 -52 -22Z', lit('white')),
    ].join(''),
  ),
  phone: thing('table', 0.52, 0.13, '#23232b', (color, { lit }) =>
    [
      rect(-26, -100, 52, 100, color, 9),
      rect(-22, -95, 44, 90, lit('#f4efe3'), 6),
      rect(-22, -95, 44, 34, lit('#5aa6b8')),
      circle(12, -80, 7, lit('#fff3cf')),
      path('M-22 -61L-6 -78L8 -66L16 -73L22 -66L22 -61Z', lit('#37694a')),
      rect(-15, -52, 30, 5, lit('#2a2a33'), 2.5),
      rect(-15, -42, 22, 4, lit('#b7b2a6'), 2),
      rect(-15, -28, 30, 12, lit('#d4553a'), 6),
    ].join(''),
  ),
  laptop: thing('table', 1.65, 0.2, '#b7bdc2', (color, { lit }) =>
    [
      rect(-62, -100, 124, 84, darker(color, 0.62), 6),
      rect(-57, -95, 114, 73, lit('#eef2ee')),
      rect(-57, -95, 114, 12, lit('#d9dfe0')),
      rect(-48, -74, 42, 42, lit('#d4553a'), 3),
      rect(2, -74, 46, 6, lit('#3b4150'), 3) +
        rect(2, -62, 38, 4, lit('#aab1b8'), 2) +
        rect(2, -53, 42, 4, lit('#aab1b8'), 2) +
        rect(2, -40, 24, 9, lit('#2f7f86'), 4.5),
      path('M-82 -8L-68 -17L68 -17L82 -8Q82 0 74 0L-74 0Q-82 0 -82 -8Z', color),
      path('M-16 -11L16 -11L20 -5L-20 -5Z', darker(color, 0.18)),
    ].join(''),
  ),
  closedLaptop: thing('table', 4.6, 0.05, '#b7bdc2', (color, { lit }) =>
    [
      path('M-224 -58L-200 -96L200 -96L224 -58Z', lighter(color, 0.25)),
      circle(0, -78, 12, lit('white')),
      rect(-228, -60, 456, 24, color, 10),
      path('M-228 -38L228 -38L204 0L-204 0Z', darker(color, 0.28)),
    ].join(''),
  ),
  screen: thing('ground', 1.5, 0.7, '#2a2a33', (color, { lit }) =>
    [
      rect(-7, -20, 14, 16, darker(color, 0.1)) + rect(-30, -5, 60, 5, color, 2),
      rect(-75, -100, 150, 84, color, 5),
      rect(-70, -95, 140, 74, lit('#4f9db0')),
      path('M-70 -21L-30 -64L0 -36L22 -54L70 -21Z', lit('#2f6b5d')),
      circle(42, -76, 10, lit('#fff3cf')),
    ].join(''),
  ),
  watch: thing('table', 0.62, 0.09, '#c99a3b', (color, { lit }) =>
    [
      path('M-17 -100L17 -100L20 -66L-20 -66ZM-20 -34L20 -34L17 0L-17 0Z', lit('#5b3a2a')),
      circle(0, -50, 29, color),
      circle(0, -50, 23, lit('white')),
      line('M0 -50L0 -65M0 -50L10 -45', lit('dark'), 2.8),
      rect(28, -54, 6, 8, color, 2),
    ].join(''),
  ),
  ring: thing('table', 0.9, 0.06, '#d3a94e', (color, { lit }) =>
    [
      `<circle cx="0" cy="-36" r="30" fill="none" stroke="${color}" stroke-width="9"/>`,
      path('M-20 -84L20 -84L30 -72L0 -52L-30 -72Z', lit('#cfe9ef')),
      path('M-20 -84L-8 -72L0 -52L-30 -72ZM8 -72L20 -84L30 -72L0 -52Z', lit('#a7d3df')),
    ].join(''),
  ),
  headphones: thing('table', 1, 0.12, '#3c4a63', (color) =>
    [
      `<path d="M-40 -34Q-42 -94 0 -94Q42 -94 40 -34" fill="none" stroke="${color}" stroke-width="11"/>`,
      rect(-54, -46, 24, 46, darker(color, 0.2), 11) + rect(30, -46, 24, 46, darker(color, 0.2), 11),
      rect(-36, -42, 12, 38, lighter(color, 0.35), 6) + rect(24, -42, 12, 38, lighter(color, 0.35), 6),
    ].join(''),
  ),
  camera: thing('table', 1.4, 0.1, '#2f3038', (color, { lit }) =>
    [
      rect(-34, -100, 44, 22, color, 5),
      rect(-68, -84, 136, 84, color, 10),
      rect(-68, -84, 136, 22, lit('metal'), 8),
      circle(0, -38, 32, lit('#15151a')) + circle(0, -38, 22, lit('#3d5a73')) + circle(-8, -46, 6, lit('#bcd7e6')),
      rect(42, -78, 16, 10, lit('red'), 3),
    ].join(''),
  ),
  lamp: thing('ground', 0.55, 0.85, '#e2a13f', (color, { lit }) =>
    [
      rect(-2.5, -66, 5, 62, lit('#3a3a42')),
      ellipse(0, -3, 18, 4, lit('#3a3a42')),
      path('M-14 -100L14 -100L27 -62L-27 -62Z', color),
      path('M-27 -62L27 -62L44 -10L-44 -10Z', lit('#fff0c0'), 0.28),
    ].join(''),
  ),
  box: thing('ground', 1.25, 0.34, '#c9935a', (color, { lit }) =>
    [
      path('M-62 -78L8 -62L8 0L-62 -14Z', color),
      path('M8 -62L62 -82L62 -18L8 0Z', darker(color, 0.2)),
      path('M-62 -78L-6 -100L62 -82L8 -62Z', lighter(color, 0.22)),
      path('M-32 -90L36 -72L24 -67.500L-44 -84.500Z', lit('#efe2c8')),
      path('M-44 -84.500L-27 -70L-27 -48L-44 -52Z', lit('#efe2c8')),
    ].join(''),
  ),
  gift: thing('table', 1.05, 0.2, '#c9402c', (color, { lit }) =>
    [
      rect(-48, -62, 96, 62, color, 4),
      rect(-54, -78, 108, 22, lighter(color, 0.14), 4),
      rect(-9, -78, 18, 78, lit('#f4d58a')),
      path('M0 -78Q-36 -108 -34 -86Q-30 -76 0 -78ZM0 -78Q36 -108 34 -86Q30 -76 0 -78Z', lit('#f4d58a')),
    ].join(''),
  ),
  bag: thing('ground', 0.8, 0.32, '#d07a44', (color) =>
    [
      `<path d="M-18 -72Q-18 -100 0 -100Q18 -100 18 -72" fill="none" stroke="${darker(color, 0.35)}" stroke-width="6"/>`,
      path('M-36 -74L36 -74L41 -4Q41 0 36 0L-36 0Q-41 0 -41 -4Z', color),
      path('M12 -74L36 -74L41 -4Q41 0 36 0L8 0Q26 -36 12 -74Z', darker(color, 0.17)),
      circle(0, -38, 12, lighter(color, 0.5)),
    ].join(''),
  ),
  suitcase: thing('ground', 0.75, 0.42, '#e0a13f', (color, { lit }) =>
    [
      `<path d="M-11 -78L-11 -100L11 -100L11 -78" fill="none" stroke="${lit('#55585e')}" stroke-width="5"/>`,
      rect(-36, -80, 72, 74, color, 10),
      rect(-20, -80, 5, 74, darker(color, 0.2)) +
        rect(-2, -80, 5, 74, darker(color, 0.2)) +
        rect(16, -80, 5, 74, darker(color, 0.2)),
      circle(-24, -3, 5, lit('#26262c')) + circle(24, -3, 5, lit('#26262c')),
    ].join(''),
  ),
  book: thing('table', 1.4, 0.14, '#2f6f8f', (color, { lit }) =>
    [
      path('M-70 -20L0 -6L70 -20L70 -92Q34 -98 0 -82Q-34 -98 -70 -92Z', color),
      path('M-64 -26L0 -12L0 -78Q-30 -92 -64 -86Z', lit('white')),
      path('M64 -26L0 -12L0 -78Q30 -92 64 -86Z', darker(lit('white'), 0.1)),
      line(
        'M-52 -72Q-30 -74 -12 -66M-52 -58Q-30 -60 -12 -52M-52 -44Q-30 -46 -12 -38M52 -72Q30 -74 12 -66M52 -58Q30 -60 12 -52',
        lit('#a49d92'),
        2.6,
      ),
    ].join(''),
  ),
  chair: thing('ground', 0.62, 0.55, '#b9683f', (color) =>
    [
      rect(-26, -100, 8, 100, darker(color, 0.25), 3) + rect(18, -50, 8, 50, darker(color, 0.25), 3),
      rect(-27, -98, 9, 52, color, 4),
      rect(-28, -56, 56, 12, color, 5),
    ].join(''),
  ),
  sofa: thing('ground', 2.1, 0.5, '#5a7d84', (color, { lit }) =>
    [
      rect(-92, -96, 184, 70, color, 16),
      rect(-106, -66, 34, 58, darker(color, 0.14), 14) + rect(72, -66, 34, 58, darker(color, 0.14), 14),
      rect(-78, -50, 78, 34, lighter(color, 0.14), 8) + rect(1, -50, 78, 34, lighter(color, 0.14), 8),
      rect(-58, -78, 38, 34, lit('#e2a13f'), 7),
      rect(-84, -10, 10, 10, lit('#55392a')) + rect(74, -10, 10, 10, lit('#55392a')),
    ].join(''),
  ),
  bed: thing('ground', 2.2, 0.42, '#7f9fb5', (color, { lit }) =>
    [
      rect(-108, -100, 14, 100, lit('wood'), 5),
      rect(-104, -34, 206, 22, lit('wood'), 4) +
        rect(88, -34, 12, 34, lit('woodDark'), 3) +
        rect(-106, -34, 12, 34, lit('woodDark'), 3),
      rect(-94, -58, 192, 28, lit('white'), 10),
      rect(-88, -78, 46, 26, lit('white'), 11),
      path('M-40 -66Q30 -84 98 -60L98 -32L-46 -32Q-54 -54 -40 -66Z', color),
      path('M20 -74Q70 -74 98 -60L98 -32L46 -32Q56 -58 20 -74Z', darker(color, 0.12)),
    ].join(''),
  ),
  door: thing('wall', 0.5, 1.2, '#b4512f', (color, { lit }) =>
    [
      rect(-27, -100, 54, 100, darker(color, 0.35)),
      rect(-22, -95, 44, 95, color),
      rect(-16, -88, 32, 34, darker(color, 0.14), 2) + rect(-16, -46, 32, 36, darker(color, 0.14), 2),
      circle(15, -48, 2.8, lit('#f0c860')),
    ].join(''),
  ),
  fridge: thing('ground', 0.5, 1.2, '#dfe6e8', (color, { lit }) =>
    [
      rect(-24, -100, 48, 97, color, 4),
      rect(-20, -3, 8, 3, lit('dark')) + rect(12, -3, 8, 3, lit('dark')),
      rect(-24, -66, 48, 1.6, darker(color, 0.25)),
      rect(14, -90, 3, 17, darker(color, 0.4), 1.5) + rect(14, -58, 3, 26, darker(color, 0.4), 1.5),
      rect(-17, -56, 10, 12, lit('#f0c860'), 1),
    ].join(''),
  ),
  window: thing('wall', 0.95, 0.7, '#fdf6e6', (color, { lit, light }) =>
    [
      rect(-50, -100, 100, 98, color, 3),
      rect(-44, -94, 88, 86, light.sky[0]) + rect(-44, -46, 88, 38, light.sky[2]),
      light.sun === undefined ? '' : circle(20, -66, 11, light.sun),
      path('M-44 -8L-44 -24Q-18 -44 6 -22Q26 -36 44 -24L44 -8Z', lit('leafDark')),
      rect(-3, -94, 6, 86, color) + rect(-44, -54, 88, 5, color),
      rect(-56, -5, 112, 7, darker(color, 0.15), 2),
    ].join(''),
  ),
  washer: thing('ground', 0.85, 0.52, '#eceae4', (color, { lit }) =>
    [
      rect(-42, -100, 84, 100, color, 6),
      rect(-42, -100, 84, 20, darker(color, 0.1), 6),
      circle(24, -90, 5, lit('metalDark')) + rect(-34, -94, 28, 8, lit('#3b4150'), 3),
      circle(0, -40, 30, lit('metal')) +
        circle(0, -40, 23, lit('#4f7f95')) +
        path('M-20 -36Q-8 -50 4 -38Q14 -28 22 -40A23 23 0 0 1 -20 -30Z', lit('#d4553a')),
      path('M-14 -54Q-4 -60 4 -56', lit('white'), 0.7),
    ].join(''),
  ),
  machine: thing('table', 0.95, 0.34, '#3b4048', (color, { lit }) =>
    [
      rect(-44, -100, 88, 34, color, 7),
      rect(-44, -100, 26, 100, darker(color, 0.2), 6),
      rect(-48, -12, 96, 12, darker(color, 0.3), 4),
      rect(2, -68, 20, 12, lit('metal'), 3),
      circle(26, -84, 5, lit('#f0bf3a')) + rect(-8, -88, 22, 8, lit('#6fc3cf'), 3),
      line('M9 -56L9 -38M15 -56L15 -38', lit('#6d4128'), 2.6),
      path('M-4 -36L28 -36L24 -12L0 -12Z', lit('white')),
    ].join(''),
  ),
  car: thing(
    'ground',
    2.7,
    0.82,
    '#d4553a',
    (color, palette) => {
      const { lit, light } = palette;
      return [
        path(
          'M-128 -18Q-134 -48 -112 -54L-74 -60Q-50 -98 -8 -100L34 -98Q66 -94 88 -58L118 -52Q134 -46 130 -18Z',
          color,
        ),
        path('M-128 -18Q-131 -30 -128 -38L130 -38Q132 -28 130 -18Z', darker(color, 0.2)),
        path('M-62 -60Q-42 -90 -8 -91L2 -91L2 -60Z', lit('glass')),
        path('M10 -91L32 -90Q56 -86 74 -60L10 -60Z', lit('glass')),
        path('M-50 -62L-30 -88L-18 -90L-40 -62Z', lit('white'), 0.5),
        rect(-8, -52, 16, 3.4, darker(color, 0.35), 1.7),
        rect(116, -48, 14, 9, light.isDark ? '#fff4c4' : lit('#fbe8b0'), 4),
        light.isDark ? path('M130 -48L220 -66L220 -14L130 -38Z', '#fff2b8', 0.24) : '',
        rect(-130, -48, 9, 10, lit('red'), 3),
        wheel(-76, -18, 21, palette) + wheel(80, -18, 21, palette),
      ].join('');
    },
    'drive',
  ),
  pickup: thing(
    'ground',
    2.4,
    0.95,
    '#d97f2f',
    (color, palette) => {
      const { lit } = palette;
      return [
        path(
          'M-116 -22L-116 -60L-12 -60L-2 -98Q0 -100 6 -100L44 -100Q54 -100 60 -92L78 -62L108 -54Q118 -50 118 -38L118 -22Z',
          color,
        ),
        rect(-116, -42, 234, 20, darker(color, 0.18)),
        path('M4 -62L12 -90L42 -90Q48 -90 52 -84L64 -62Z', lit('glass')),
        rect(30, -92, 5, 32, color),
        rect(104, -52, 14, 9, lit('#fbe8b0'), 3),
        wheel(-72, -22, 23, palette) + wheel(76, -22, 23, palette),
      ].join('');
    },
    'drive',
  ),
  van: thing(
    'ground',
    2,
    1.2,
    '#f1ece0',
    (color, palette) => {
      const { lit } = palette;
      return [
        path('M-98 -18L-98 -92Q-98 -100 -90 -100L42 -100Q60 -100 72 -74L92 -52Q98 -46 98 -36L98 -18Z', color),
        rect(-98, -40, 196, 22, darker(color, 0.16)),
        path('M40 -90L52 -88Q60 -84 70 -58L40 -58Z', lit('glass')) + rect(12, -90, 22, 32, lit('glass'), 3),
        rect(-84, -78, 78, 22, lit('#d4553a'), 4),
        wheel(-58, -18, 19, palette) + wheel(62, -18, 19, palette),
      ].join('');
    },
    'drive',
  ),
  bike: thing(
    'ground',
    1.65,
    0.62,
    '#2f7f86',
    (color, { lit }) =>
      [
        ...[-52, 52].map(
          (x) =>
            `<circle cx="${x}" cy="-32" r="29" fill="none" stroke="${lit('#26262c')}" stroke-width="5"/>` +
            circle(x, -32, 4, lit('#55585e')),
        ),
        line('M-52 -32L-22 -76L34 -76L0 -32L-52 -32M-22 -76L0 -32M34 -76L52 -32M34 -76L30 -92L46 -94', color, 6),
        rect(-36, -84, 28, 7, lit('#5b3a2a'), 3.5),
      ].join(''),
    'drive',
  ),
  scooter: thing(
    'ground',
    1.2,
    0.68,
    '#3b9e83',
    (color, palette) =>
      [
        line('M40 -14L28 -92L14 -96', color, 6),
        path('M-50 -20Q-48 -50 -18 -52L6 -52L10 -30L44 -22L44 -14L-50 -14Z', color),
        rect(-46, -62, 42, 12, palette.lit('#3a3a42'), 6),
        wheel(-36, -14, 15, palette) + wheel(44, -14, 15, palette),
      ].join(''),
    'drive',
  ),
  train: thing(
    'ground',
    3.6,
    1.2,
    '#c9402c',
    (color, { lit }) =>
      [
        path('M-178 -14L-178 -92Q-178 -98 -172 -98L96 -98Q150 -96 172 -44Q178 -20 168 -14Z', lit('white')),
        path('M-178 -14L-178 -36L174 -36Q177 -20 168 -14Z', color),
        path('M104 -86Q140 -82 156 -54L104 -54Z', lit('#3d5a73')),
        [-160, -118, -76, -34, 8, 50].map((x) => rect(x, -82, 32, 26, lit('#3d5a73'), 5)).join(''),
        rect(-178, -14, 350, 8, lit('#3a3a42')),
        [-150, -112, -20, 18, 110, 146].map((x) => circle(x, -6, 8, lit('#26262c'))).join(''),
      ].join(''),
    'drive',
  ),
  plane: thing(
    'air',
    2.6,
    0.9,
    '#f6f3ea',
    (color, { lit }) =>
      [
        path('M-112 -76L-88 -76L-66 -50L-110 -50Z', lit('red')),
        path('M-118 -46Q-110 -60 -80 -60L84 -60Q122 -56 128 -42Q112 -28 84 -28L-84 -28Q-112 -30 -118 -46Z', color),
        path('M-14 -40L34 -40L-34 4L-60 4Z', darker(color, 0.22)),
        path('M-6 -58L18 -58L-22 -96L-40 -96Z', darker(color, 0.12)),
        [-70, -50, -30, -10, 10, 30, 50, 70].map((x) => circle(x, -48, 4, lit('#3d5a73'))).join(''),
        path('M92 -54Q112 -52 118 -45L92 -45Z', lit('#3d5a73')),
      ].join(''),
    'fly',
  ),
  boat: thing(
    'water',
    1.3,
    1.4,
    '#c9402c',
    (color, { lit }) =>
      [
        rect(-2, -100, 4, 80, lit('woodDark')),
        path('M4 -98Q46 -60 50 -28L4 -28Z', lit('white')),
        path('M-4 -88Q-34 -56 -40 -28L-4 -28Z', darker(lit('white'), 0.12)),
        path('M-62 -22L64 -22Q56 0 36 0L-38 0Q-56 0 -62 -22Z', color),
        path('M-62 -22L64 -22L60 -14L-60 -14Z', lit('white')),
      ].join(''),
    'bob',
  ),
  kayak: thing(
    'water',
    2.8,
    0.6,
    '#cf3a2b',
    (color, { lit }) =>
      [
        path('M-12 -30Q-14 -58 0 -62Q14 -58 12 -30Z', darker(color, 0.35)),
        circle(0, -78, 14, lit('skin')) + path('M-15 -78Q-16 -96 0 -96Q16 -96 15 -78Q0 -86 -15 -78Z', lit('#2f4a5a')),
        path('M-138 -34Q-60 -22 0 -24Q60 -22 138 -34Q96 0 40 0L-40 0Q-96 0 -138 -34Z', color),
        path(
          'M-138 -34Q-60 -22 0 -24Q60 -22 138 -34Q124 -20 110 -14Q0 -8 -110 -14Q-124 -20 -138 -34Z',
          lighter(color, 0.15),
        ),
        line('M-92 -62L84 -22', lit('white'), 5),
        ellipse(-96, -63, 16, 7, lit('white')) + ellipse(88, -21, 16, 7, lit('white')),
      ].join(''),
    'bob',
  ),
  surfboard: thing('ground', 0.34, 1.1, '#f0bf3a', (color, { lit }) =>
    [
      path('M0 -100Q19 -64 15 -24Q12 0 0 0Q-12 0 -15 -24Q-19 -64 0 -100Z', color),
      path('M-2 -97L2 -97L2 -1L-2 -1Z', lit('red')),
      path('M-16 -60L16 -66L16 -54L-16.500 -48Z', lit('white')),
    ].join(''),
  ),
  dog: thing('ground', 1.35, 0.42, '#d59a4f', (color, { lit }) => {
    const shade = darker(color, 0.2);
    return [
      line('M-56 -62Q-78 -78 -74 -98', color, 11),
      line('M-42 -40L-48 -4M36 -40L32 -4', shade, 12),
      path('M-62 -58Q-58 -76 -34 -74L38 -74Q56 -70 52 -40Q30 -28 0 -34Q-30 -28 -50 -34Q-64 -42 -62 -58Z', color),
      line('M-52 -40L-56 -5M42 -42L46 -5', color, 12),
      path('M30 -70Q30 -102 56 -102Q76 -102 78 -84L92 -78Q94 -66 78 -64Q66 -58 54 -60Q40 -56 30 -70Z', color),
      path('M36 -98Q24 -92 26 -70Q36 -66 46 -76Q50 -94 36 -98Z', shade),
      circle(64, -86, 3.4, lit('#2a2028')) + circle(90, -76, 4.4, lit('#2a2028')),
      path('M70 -66Q76 -58 82 -65Z', lit('#d9607a')),
    ].join('');
  }),
  cat: thing('ground', 0.9, 0.32, '#8d8790', (color, { lit }) =>
    [
      line('M-30 -14Q-56 -22 -48 -56', color, 10),
      path('M-34 0Q-38 -52 0 -56Q38 -52 34 0Z', color),
      path('M-24 -66L-24 -100L-6 -84L6 -84L24 -100L24 -66Q22 -46 0 -46Q-22 -46 -24 -66Z', color),
      ellipse(-9, -69, 3.4, 4.6, lit('#f0d060')) + ellipse(9, -69, 3.4, 4.6, lit('#f0d060')),
      path('M-3 -60L3 -60L0 -56Z', lit('#d9607a')),
      path('M-10 0Q-12 -30 0 -30Q12 -30 10 0Z', lighter(color, 0.4)),
    ].join(''),
  ),
  horse: thing('ground', 1.35, 1.15, '#7a4a2c', (color, { lit }) =>
    [
      line('M-40 -46L-44 -2M-28 -46L-22 -2M28 -46L24 -2M38 -46L44 -2', darker(color, 0.2), 8),
      path(
        'M-52 -62Q-48 -72 -20 -68L20 -68Q34 -76 42 -96Q58 -104 72 -80Q74 -72 62 -72Q56 -76 54 -70Q56 -50 40 -40Q0 -34 -38 -40Q-54 -46 -52 -62Z',
        color,
      ),
      line('M-52 -60Q-66 -44 -60 -24', lit('hair'), 7),
      line('M20 -70Q36 -82 42 -98', lit('hair'), 7),
      circle(58, -86, 2.2, lit('#15151a')),
    ].join(''),
  ),
  bird: thing(
    'air',
    1.9,
    0.2,
    '#fbf7ee',
    (color, { lit }) =>
      [
        path('M0 -46Q-30 -100 -94 -92Q-62 -70 -40 -44Q-20 -24 0 -22Z', color),
        path('M0 -46Q30 -100 94 -92Q62 -70 40 -44Q20 -24 0 -22Z', darker(color, 0.12)),
        ellipse(0, -34, 13, 22, color) + circle(0, -60, 9, color) + path('M-3 -66L3 -66L0 -76Z', lit('#e9a53a')),
      ].join(''),
    'fly',
  ),
  robot: thing('ground', 0.7, 0.8, '#7fb3b8', (color, { lit }) =>
    [
      line('M0 -92L0 -100', lit('metalDark'), 3) + circle(0, -100, 4, lit('red')),
      rect(-22, -92, 44, 32, color, 9) +
        rect(-16, -85, 32, 17, lit('#22303a'), 6) +
        circle(-7, -76, 3.6, lit('#7ff0e0')) +
        circle(7, -76, 3.6, lit('#7ff0e0')),
      rect(-26, -56, 52, 38, color, 8) + rect(-12, -48, 24, 14, lighter(color, 0.4), 3),
      line('M-30 -50L-36 -28M30 -50L36 -28', darker(color, 0.2), 8),
      rect(-18, -18, 12, 18, darker(color, 0.25), 3) + rect(6, -18, 12, 18, darker(color, 0.25), 3),
    ].join(''),
  ),
  guitar: thing('ground', 0.5, 0.6, '#b8642f', (color, { lit }) =>
    [
      rect(-4, -100, 8, 60, lit('#3a2a24')),
      path('M0 -50Q18 -50 17 -36Q15 -30 22 -22Q26 0 0 0Q-26 0 -22 -22Q-15 -30 -17 -36Q-18 -50 0 -50Z', color),
      circle(0, -30, 7, lit('#2a2028')),
    ].join(''),
  ),
  ball: thing(
    'ground',
    1,
    0.2,
    '#e07b2a',
    (color) =>
      [
        circle(0, -50, 50, color),
        line(
          'M-50 -50Q0 -30 50 -50M0 -100Q-20 -50 0 0M-34 -86Q-10 -50 -34 -14M34 -86Q10 -50 34 -14',
          darker(color, 0.4),
          4,
        ),
      ].join(''),
    'bob',
  ),
  balloon: thing(
    'air',
    0.75,
    1.6,
    '#d4553a',
    (color, { lit }) =>
      [
        path('M0 -100Q38 -98 38 -64Q36 -40 12 -22L-12 -22Q-36 -40 -38 -64Q-38 -98 0 -100Z', color),
        path('M0 -100Q14 -90 14 -62Q12 -38 5 -22L-5 -22Q-12 -38 -14 -62Q-14 -90 0 -100Z', lit('#f4d58a')),
        line('M-10 -22L-7 -11M10 -22L7 -11', lit('woodDark'), 1.4),
        rect(-8, -12, 16, 12, lit('wood'), 3),
      ].join(''),
    'bob',
  ),
  rocket: thing(
    'air',
    0.6,
    2,
    '#f1ece0',
    (color, { lit }) =>
      [
        path('M0 -100Q22 -76 18 -34L-18 -34Q-22 -76 0 -100Z', color),
        circle(0, -66, 8, lit('#3d7fa3')),
        path('M-18 -50L-32 -24L-18 -30ZM18 -50L32 -24L18 -30Z', lit('red')),
        path('M-11 -34L11 -34Q8 -10 0 0Q-8 -10 -11 -34Z', lit('#f5a83a')),
      ].join(''),
    'fly',
  ),
  tree: thing('ground', 0.8, 2.2, '#4f8a58', (color, { lit }) =>
    [
      path('M-5 0L-3 -50L3 -50L5 0Z', lit('woodDark')),
      circle(-16, -56, 22, darker(color, 0.14)) + circle(17, -58, 22, color) + circle(0, -78, 22, lighter(color, 0.1)),
    ].join(''),
  ),
  flower: thing('ground', 0.7, 0.3, '#e58aa6', (color, { lit }) =>
    [
      line('M0 0Q4 -30 0 -64', lit('leafDark'), 5),
      path('M1 -22Q24 -42 34 -24Q18 -12 1 -22ZM1 -34Q-20 -52 -32 -36Q-18 -24 1 -34Z', lit('leaf')),
      [0, 72, 144, 216, 288]
        .map((turn) => `<g transform="rotate(${turn} 0 -76)">${ellipse(0, -91, 9, 13, color)}</g>`)
        .join(''),
      circle(0, -76, 9, lit('#f0bf3a')),
    ].join(''),
  ),
  plant: thing('ground', 0.8, 0.5, '#4f8a58', (color, { lit }) =>
    [
      path('M-22 -36L22 -36L16 0L-16 0Z', lit('#c8703f')),
      rect(-25, -42, 50, 10, lit('#d98550'), 3),
      path('M0 -40Q-44 -50 -42 -86Q-8 -82 0 -40ZM0 -40Q44 -50 42 -86Q8 -82 0 -40Z', darker(color, 0.12)),
      path('M0 -40Q-22 -74 0 -100Q22 -74 0 -40Z', color),
    ].join(''),
  ),
  house: thing('ground', 1.25, 2.6, '#f0dcb4', (color, { lit, light }) =>
    [
      rect(-50, -56, 100, 56, color),
      path('M-62 -54L0 -100L62 -54Z', lit('#b4512f')),
      rect(26, -94, 12, 26, lit('#8d4a33')),
      rect(-12, -32, 22, 32, lit('wood')),
      ...[-40, 20].map(
        (x) => rect(x, -44, 20, 20, light.isDark ? '#ffdf8a' : lit('glass')) + rect(x + 8.5, -44, 3, 20, lit('white')),
      ),
    ].join(''),
  ),
  shop: thing('ground', 1.35, 2, '#e8d3ab', (color, { lit, light }) =>
    [
      rect(-64, -100, 128, 100, color),
      rect(-64, -100, 128, 24, lit('#3d5a63')),
      rect(-34, -93, 68, 9, lit('white'), 2),
      rect(-54, -60, 66, 46, light.isDark ? '#ffdf8a' : lit('glass')),
      rect(22, -60, 30, 60, lit('wood')) + rect(27, -55, 20, 28, light.isDark ? '#ffe6a6' : lit('glass')),
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) =>
          path(
            `M${-64 + at * 16} -76L${-48 + at * 16} -76L${-48 + at * 16} -62Q${-56 + at * 16} -54 ${-64 + at * 16} -62Z`,
            at % 2 === 0 ? lit('red') : lit('white'),
          ),
        )
        .join(''),
      path('M-46 -14L-36 -40L-26 -14ZM-22 -14L-14 -34L-6 -14Z', lit('#b0763f'), 0.7),
    ].join(''),
  ),
  tower: thing('ground', 0.55, 5, '#8fa3b3', (color, { lit, light }) =>
    [
      rect(-24, -100, 48, 100, color),
      rect(4, -100, 20, 100, darker(color, 0.16)),
      Array.from({ length: 24 }, (_, at) =>
        rect(
          -19 + (at % 4) * 10,
          -94 + Math.floor(at / 4) * 14,
          6.5,
          8,
          (at * 7) % 3 === 0 && light.isDark ? '#ffdf8a' : lit('glass'),
        ),
      ).join(''),
    ].join(''),
  ),
  tent: thing('ground', 1.6, 0.8, '#e0913f', (color, { light }) =>
    [
      path('M0 -100L80 0L-80 0Z', color),
      path('M0 -100L80 0L34 0Z', darker(color, 0.18)),
      path('M0 -76L22 0L-22 0Z', light.isDark ? '#ffe6a6' : darker(color, 0.5)),
    ].join(''),
  ),
  fire: thing('ground', 0.9, 0.35, '#f08a2f', (color, { lit }) =>
    [
      path('M0 -100Q34 -60 30 -32Q26 -8 0 -8Q-26 -8 -30 -32Q-32 -52 -12 -66Q-6 -84 0 -100Z', color),
      path('M2 -66Q18 -40 14 -24Q10 -10 0 -10Q-12 -10 -14 -26Q-12 -42 2 -66Z', '#ffd97a'),
      line('M-36 -2L34 -14M36 -2L-34 -14', lit('woodDark'), 10),
    ].join(''),
  ),
  shirt: thing('table', 1.1, 0.4, '#4b8aa5', (color) =>
    [
      path('M-18 -100Q0 -86 18 -100L36 -92L56 -64L40 -54L32 -66L32 0L-32 0L-32 -66L-40 -54L-56 -64L-36 -92Z', color),
      path('M12 -97L36 -92L56 -64L40 -54L32 -66L32 0L8 0Q22 -50 12 -97Z', darker(color, 0.13)),
      path('M-18 -100Q0 -86 18 -100Q12 -80 0 -80Q-12 -80 -18 -100Z', darker(color, 0.3)),
    ].join(''),
  ),
  lighthouse: thing('ground', 0.5, 4, '#c9402c', (color, { lit, light }) =>
    [
      light.isDark || light.sun === undefined ? path('M4 -88L70 -112L70 -70Z', lit('#fff2c4'), 0.6) : '',
      path('M-46 0Q-40 -14 -24 -14L26 -14Q42 -12 48 0Z', lit('#85807a')),
      path('M-18 -12L-10 -80L10 -80L18 -12Z', lit('white')),
      path('M-15.6 -32L-13.2 -52L13.2 -52L15.6 -32Z', color),
      path('M-11.4 -68L-10 -80L10 -80L11.4 -68Z', color),
      rect(-14, -83, 28, 4, lit('#3a3a42')),
      rect(-8, -95, 16, 12, lit('#fff2c4')),
      path('M-10 -95L0 -104L10 -95Z', color),
      rect(-4, -24, 8, 12, lit('#5b3a2a'), 3),
    ].join(''),
  ),
  ray: thing(
    'air',
    2,
    0.5,
    '#56708c',
    (color, { lit }) =>
      [
        line('M-30 -44Q-74 -40 -110 -58', darker(color, 0.25), 3),
        path('M-36 -44Q-20 -66 -6 -100Q6 -72 34 -60L52 -58Q60 -50 52 -42L34 -40Q6 -28 -6 0Q-20 -34 -36 -44Z', color),
        path('M-26 -46Q-14 -58 -6 -84Q0 -62 26 -54Q-4 -52 -26 -46Z', lighter(color, 0.16)),
        path('M50 -58Q70 -66 72 -56Q62 -54 52 -52ZM50 -42Q70 -34 72 -44Q62 -46 52 -48Z', darker(color, 0.12)),
        circle(42, -56, 2.2, lit('dark')) + circle(42, -44, 2.2, lit('dark')),
      ].join(''),
    'fly',
  ),
  fish: thing(
    'air',
    1.9,
    0.3,
    '#6f8fae',
    (color, { lit }) =>
      [
        path('M-62 -52L-96 -84Q-84 -50 -96 -18Z', darker(color, 0.18)),
        path('M-70 -50Q-30 -96 30 -84Q72 -74 92 -48Q66 -16 20 -14Q-34 -10 -70 -50Z', color),
        path('M-50 -36Q0 -18 84 -42Q60 -16 20 -14Q-24 -12 -50 -36Z', lighter(color, 0.45)),
        path('M-6 -84Q8 -108 30 -104Q24 -92 30 -84Z', darker(color, 0.18)),
        path('M2 -44Q16 -26 -4 -14Q-12 -26 2 -44Z', darker(color, 0.18)),
        circle(62, -56, 5, lit('white')) + circle(63, -56, 2.6, lit('dark')),
      ].join(''),
    'fly',
  ),
  vase: thing('table', 0.62, 0.34, '#b9683f', (color) =>
    [
      path('M-11 -100L11 -100L9 -78Q31 -66 31 -42Q31 -14 14 0L-14 0Q-31 -14 -31 -42Q-31 -66 -9 -78Z', color),
      path('M3 -100L11 -100L9 -78Q31 -66 31 -42Q31 -14 14 0L2 0Q20 -20 18 -44Q16 -66 2 -78Z', darker(color, 0.16)),
      ellipse(0, -100, 11, 3, darker(color, 0.35)),
      rect(-30, -50, 60, 4, lighter(color, 0.35)),
    ].join(''),
  ),
  frame: thing('wall', 0.78, 0.6, '#3a3a42', (color, { lit }) =>
    [
      rect(-39, -100, 78, 100, color, 2),
      rect(-33, -94, 66, 88, lit('white')),
      circle(8, -66, 13, lit('#e07b2a')),
      path('M-33 -36Q-12 -62 6 -40Q20 -54 33 -38L33 -6L-33 -6Z', lit('#2f6f8f')),
    ].join(''),
  ),
  umbrella: thing('ground', 1, 1, '#c9402c', (color, { lit }) =>
    [
      line('M0 -96L0 -8Q0 0 7 0Q13 0 13 -7', lit('#3a3a42'), 3.4),
      path('M-50 -56Q-46 -98 0 -98Q46 -98 50 -56Q38 -66 25 -56Q13 -66 0 -56Q-13 -66 -25 -56Q-38 -66 -50 -56Z', color),
      path('M0 -98Q46 -98 50 -56Q38 -66 25 -56Q22 -90 0 -98Z', darker(color, 0.16)),
    ].join(''),
  ),
  key: thing('table', 0.8, 0.08, '#c99a3b', (color) =>
    [
      `<circle cx="0" cy="-74" r="20" fill="none" stroke="${color}" stroke-width="11"/>`,
      rect(-5.5, -56, 11, 56, color, 3),
      rect(4, -26, 17, 8, color, 2) + rect(4, -11, 13, 8, color, 2),
    ].join(''),
  ),
  basket: thing('table', 1.5, 0.22, '#b9824a', (color, { lit }) =>
    [
      line('M-48 -54Q0 -130 48 -54', darker(color, 0.2), 7),
      circle(-24, -58, 15, lit('#c9402c')) + circle(4, -62, 16, lit('#d97f2f')) + circle(28, -57, 14, lit('#7fa34f')),
      path('M-62 -56L62 -56L50 0L-50 0Z', color),
      [-40, -24, -8].map((y) => rect(-56, y, 112, 3, darker(color, 0.2))).join(''),
      rect(-66, -60, 132, 9, lighter(color, 0.15), 4),
    ].join(''),
  ),
  drop: thing('air', 0.7, 0.2, '#7fb9cf', (color, { lit }) =>
    [
      path('M0 -100Q35 -54 35 -34Q33 0 0 0Q-33 0 -35 -34Q-35 -54 0 -100Z', color),
      path('M8 -84Q35 -54 35 -34Q33 0 4 0Q22 -36 8 -84Z', darker(color, 0.15)),
      ellipse(-14, -34, 5, 12, lit('white'), 0.7),
    ].join(''),
  ),
  ladder: thing('ground', 0.5, 1.5, '#b98a55', (color) =>
    [
      line('M-24 0L-10 -100M24 0L10 -100', color, 5),
      [-12, -28, -44, -60, -76, -92]
        .map((y) => line(`M${-24 - y * 0.14} ${y}L${24 + y * 0.14} ${y}`, darker(color, 0.15), 4))
        .join(''),
    ].join(''),
  ),
  bus: thing(
    'ground',
    2.3,
    1.5,
    '#c9402c',
    (color, palette) => {
      const { lit, light } = palette;
      return [
        path('M-112 -14L-112 -92Q-112 -100 -104 -100L100 -100Q114 -98 114 -80L114 -14Z', color),
        rect(-112, -36, 226, 22, darker(color, 0.16)),
        [-102, -66, -30, 6].map((x) => rect(x, -88, 32, 34, light.isDark ? '#ffe6a6' : lit('glass'), 3)).join(''),
        rect(46, -88, 24, 72, lit('glass'), 2) + rect(57, -88, 2, 72, darker(color, 0.2)),
        rect(78, -88, 34, 38, lit('glass'), 4) +
          rect(-70, -98, 90, 8, lit('#26262c'), 2) +
          rect(-60, -96, 40, 4, lit('#f0bf3a'), 1),
        rect(104, -32, 9, 9, lit('#fbe8b0'), 3),
        wheel(-66, -14, 15, palette) + wheel(80, -14, 15, palette),
      ].join('');
    },
    'drive',
  ),
  tractor: thing(
    'ground',
    1.35,
    1.2,
    '#4c9152',
    (color, palette) => {
      const { lit } = palette;
      return [
        rect(44, -96, 5, 30, lit('dark')),
        path('M-40 -24L-40 -96L12 -96L18 -58L64 -54Q70 -52 70 -24Z', color),
        path('M-32 -90L6 -90L11 -58L-32 -58Z', lit('glass')) + rect(-46, -100, 64, 7, darker(color, 0.25), 3),
        rect(30, -48, 36, 5, darker(color, 0.25)),
        wheel(-30, -28, 29, palette) + wheel(52, -17, 17, palette),
      ].join('');
    },
    'drive',
  ),
  cargobike: thing(
    'ground',
    2.1,
    0.66,
    '#2f7f86',
    (color, { lit }) =>
      [
        ...[-78, 74].map(
          (x) =>
            `<circle cx="${x}" cy="-${x < 0 ? 27 : 22}" r="${x < 0 ? 25 : 20}" fill="none" stroke="${lit('#26262c')}" stroke-width="5"/>`,
        ),
        line('M-78 -27L-52 -70L-22 -64L-34 -24L-78 -27M-34 -24L74 -20M-22 -64L-16 -92L-30 -96', color, 6),
        rect(-66, -78, 28, 7, lit('#5b3a2a'), 3.5),
        path('M-8 -70L64 -70L56 -26L-2 -26Z', lit('wood')) + path('M40 -70L64 -70L56 -26L38 -26Z', lit('woodDark')),
        rect(-10, -74, 76, 6, color, 3),
      ].join(''),
    'drive',
  ),
  stroller: thing(
    'ground',
    0.95,
    0.62,
    '#2f6f8f',
    (color, palette) =>
      [
        line('M36 -40L48 -88M-20 -30L-30 -10M20 -30L30 -10', palette.lit('metalDark'), 4),
        path('M-44 -62L40 -62Q36 -28 6 -26L-14 -26Q-40 -30 -44 -62Z', color),
        path('M-44 -62Q-42 -98 0 -98L0 -62Z', darker(color, 0.2)),
        wheel(-28, -11, 11, palette) + wheel(30, -11, 11, palette),
      ].join(''),
    'drive',
  ),
  swing: thing('ground', 0.95, 1.3, '#c9402c', (color, { lit }) =>
    [
      line('M-44 0L-30 -98M44 0L30 -98M-34 -96L34 -96', lit('wood'), 5),
      line('M-14 -94L-10 -26M14 -94L18 -26', lit('metalDark'), 1.8) + rect(-16, -28, 40, 5, color, 2),
    ].join(''),
  ),
  skateboard: thing(
    'ground',
    2.6,
    0.1,
    '#d4553a',
    (color, palette) =>
      path(
        'M-120 -70Q-108 -44 -80 -42L80 -42Q108 -44 120 -70L126 -62Q112 -26 82 -24L-82 -24Q-112 -26 -126 -62Z',
        color,
      ) +
      wheel(-66, -14, 15, palette) +
      wheel(66, -14, 15, palette),
    'drive',
  ),
  fox: thing('ground', 1.5, 0.4, '#d0692b', (color, { lit }) => {
    const shade = darker(color, 0.22);
    return [
      path('M-46 -44Q-92 -34 -90 -72Q-84 -98 -66 -84Q-76 -66 -44 -60Z', color) +
        path('M-90 -72Q-84 -98 -66 -84Q-72 -74 -78 -68Z', lit('white')),
      line('M-36 -36L-40 -4M34 -38L30 -4', shade, 9),
      path('M-56 -54Q-50 -72 -30 -70L36 -68Q50 -64 46 -38Q20 -28 0 -34Q-30 -28 -46 -34Q-58 -42 -56 -54Z', color),
      line('M-46 -36L-50 -5M40 -40L44 -5', color, 9),
      path('M28 -70L32 -106L48 -88L60 -88L74 -104L76 -74Q88 -66 94 -62Q76 -48 58 -50Q34 -52 28 -70Z', color),
      path('M76 -72Q88 -66 94 -62Q76 -48 58 -50Q62 -62 76 -72Z', lit('white')) +
        circle(94, -62, 3.4, lit('#2a2028')) +
        circle(64, -74, 3, lit('#2a2028')),
    ].join('');
  }),
  cow: thing('ground', 1.5, 0.95, '#f3efe6', (color, { lit }) =>
    [
      line('M-44 -40L-46 -3M-30 -40L-28 -3M30 -40L28 -3M42 -40L44 -3', darker(color, 0.2), 10),
      path('M-60 -80Q-58 -88 -44 -86L40 -86Q58 -84 56 -50Q44 -36 0 -36Q-44 -34 -56 -44Q-64 -58 -60 -80Z', color),
      ellipse(-26, -68, 17, 13, lit('#3a2f2b')) +
        ellipse(18, -58, 14, 11, lit('#3a2f2b')) +
        ellipse(-4, -36, 14, 7, lit('#e7a9a0')),
      line('M-60 -78Q-72 -60 -66 -38', lit('#3a2f2b'), 4),
      path('M46 -88Q44 -100 54 -98L78 -96Q86 -98 84 -88L88 -66Q84 -54 72 -54Q60 -56 54 -68Z', color) +
        ellipse(76, -62, 14, 10, lit('#e7a9a0')),
      circle(66, -82, 3, lit('dark')) +
        path('M50 -94L40 -102L46 -88Z', lit('#d9c9a6')) +
        circle(72, -62, 2, lit('dark')) +
        circle(81, -62, 2, lit('dark')),
    ].join(''),
  ),
  hen: thing('ground', 1.05, 0.25, '#f1e8da', (color, { lit }) =>
    [
      line('M-8 -20L-10 -1L-2 -1M8 -20L8 -1L16 -1', lit('#e0a13f'), 4),
      path('M-48 -66Q-52 -86 -36 -80Q-18 -62 8 -66Q20 -96 34 -92Q50 -88 46 -68Q48 -28 8 -18Q-34 -20 -48 -66Z', color),
      path('M-28 -54Q-4 -62 14 -46Q2 -28 -16 -34Q-26 -42 -28 -54Z', darker(color, 0.14)),
      path('M26 -92Q26 -104 33 -98Q38 -108 42 -96Q48 -98 44 -86Z', lit('red')) +
        path('M46 -82L60 -76L46 -72Z', lit('#e0a13f')) +
        path('M44 -70Q52 -60 44 -56Q40 -62 44 -70Z', lit('red')) +
        circle(38, -82, 2.6, lit('dark')),
    ].join(''),
  ),
  bee: thing(
    'air',
    1.4,
    0.1,
    '#f0bf3a',
    (color, { lit }) =>
      [
        ellipse(-8, -78, 18, 24, lit('#e8f3f6'), 0.85) + ellipse(20, -78, 18, 24, lit('#e8f3f6'), 0.85),
        ellipse(0, -36, 52, 32, color) +
          path('M-20 -66Q-30 -36 -20 -6L-6 -4Q-14 -36 -6 -68ZM14 -67Q22 -36 14 -5L28 -9Q36 -36 28 -63Z', lit('dark')),
        circle(48, -40, 18, lit('dark')) +
          circle(54, -44, 4, lit('white')) +
          path('M-50 -40L-66 -34L-50 -30Z', lit('dark')),
      ].join(''),
    'fly',
  ),
} as const satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;
