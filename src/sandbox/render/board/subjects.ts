import { darker, lighter, type Palette } from '../look/palette';
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
import { circle, ellipse, line, path, rect, moved, turned, repeat, stretched } from './svg';

const alloy = (x: number, y: number, r: number, lit: Palette['lit']) =>
  circle(x, y, r, lit('#26262c')) +
  circle(x, y, r * 0.66, lit('#d3d7da')) +
  circle(x, y, r * 0.54, lit('#4a4d55')) +
  repeat(5, (at) =>
    turned(
      path(
        `M${x - r * 0.12} ${y}L${x - r * 0.08} ${y - r * 0.58}L${x + r * 0.08} ${y - r * 0.58}L${x + r * 0.12} ${y}Z`,
        lit('#d3d7da'),
      ),
      at * 72,
      x,
      y,
    ),
  ) +
  circle(x, y, r * 0.17, lit('#8d9399'));
const arch = (x: number, y: number, r: number, foot: number, fill: string) =>
  path(`M${x - r} ${foot}L${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}L${x + r} ${foot}Z`, fill);
const berry = (x: number, y: number, scale: number, turn: number, fill: string, lit: Palette['lit']) =>
  moved(
    turned(
      path('M0 24Q-24 6 -22 -10Q-18 -22 0 -19Q18 -22 22 -10Q24 6 0 24Z', fill) +
        path('M6 -19.5Q18 -21 22 -10Q24 6 0 24Q14 2 6 -19.5Z', darker(fill, 0.16)) +
        [
          [-12, -6],
          [-2, -9],
          [9, -6],
          [-7, 3],
          [4, 2],
          [14, 3],
          [-2, 12],
          [6, 11],
        ]
          .map(([a = 0, b = 0]) => ellipse(a, b, 1.3, 2, lit('#f7d98a')))
          .join('') +
        path(
          'M0 -17Q-10 -8 -17 -12Q-14 -20 -7 -21Q-4 -24 0 -30Q3 -24 7 -21Q14 -20 17 -12Q10 -8 0 -17Z',
          lit('#4f9a4f'),
        ),
      turn,
      0,
      0,
    ),
    x,
    y,
    scale,
  );

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
  bowl: thing('table', 1.6, 0.1, '#3f7f86', (color) =>
    [
      ellipse(0, -6, 34, 6, darker(color, 0.3)),
      path('M-80 -84Q-76 -8 -30 -4L30 -4Q76 -8 80 -84Z', color),
      path('M34 -84L80 -84Q76 -8 30 -4L12 -4Q48 -34 34 -84Z', darker(color, 0.18)),
      ellipse(0, -84, 80, 16, lighter(color, 0.22)),
      ellipse(0, -82, 70, 12, darker(color, 0.28)),
      path('M-62 -66Q-56 -30 -40 -20Q-52 -40 -54 -66Z', lighter(color, 0.35)),
    ].join(''),
  ),
  bread: thing('table', 1.8, 0.12, '#c98240', (color, { lit }) => {
    const crumb = lit('#f3dcae');
    const slice = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path(
          'M-21 0Q-26 0 -26 -6L-26 -46Q-38 -54 -34 -70Q-28 -88 0 -88Q28 -88 34 -70Q38 -54 26 -46L26 -6Q26 0 21 0Z',
          fill,
        ) +
          path(
            'M-19 -4Q-22 -4 -22 -8L-22 -48Q-33 -56 -30 -68Q-24 -84 0 -84Q24 -84 30 -68Q33 -56 22 -48L22 -8Q22 -4 19 -4Z',
            crumb,
          ) +
          path('M12 -83Q26 -80 30 -68Q33 -56 22 -48L22 -8Q22 -4 19 -4L12 -4Q22 -40 12 -83Z', darker(crumb, 0.09)) +
          [
            [-14, -64, 3.2],
            [4, -70, 2.4],
            [14, -52, 3],
            [-6, -46, 2.4],
            [-12, -26, 3],
            [8, -30, 2.2],
            [2, -14, 2.6],
            [-2, -58, 1.8],
          ]
            .map(([a = 0, b = 0, r = 0]) => ellipse(a, b, r * 1.3, r, darker(crumb, 0.16)))
            .join(''),
        x,
        y,
        scale,
      );
    return [
      path('M24 -7L-70 -7Q-82 -7 -82 -18L-82 -50Q-94 -60 -89 -76Q-82 -98 -54 -99L22 -99Z', color) +
        path('M24 -7L-70 -7Q-82 -7 -82 -18L-82 -46Q-60 -42 24 -46Z', darker(color, 0.22)) +
        path('M-84 -82Q-78 -98 -54 -99L22 -99L22 -92Q-60 -94 -84 -82Z', lighter(color, 0.3)),
      [-72, -51, -30]
        .map(
          (x) =>
            path(
              `M${x} -64Q${x - 2} -86 ${x + 16} -92Q${x + 20} -90 ${x + 18} -84Q${x + 6} -78 ${x + 5} -62Q${x + 2} -60 ${x} -64Z`,
              lighter(color, 0.55),
            ) + line(`M${x + 1} -63Q${x - 1} -84 ${x + 15} -91`, darker(color, 0.26), 1.8),
        )
        .join(''),
      slice(20, -6, 1.06, darker(color, 0.12)) + turned(slice(50, -1.5, 0.96, darker(color, 0.26)), 4, 50, 0),
    ].join('');
  }),
  cake: thing('table', 1.2, 0.16, '#f2b6c0', (color, { lit }) => {
    const top = lighter(color, 0.45),
      sponge = lit('#f0cd8c'),
      cream = lit('#fff8ea'),
      jam = lit('#c9403f');
    const band = (from: number, to: number, fill: string) =>
      path(`M0 ${from - 66}L44 ${from - 58}L44 ${to - 58}L0 ${to - 66}Z`, fill) +
      path(`M0 ${from - 66}L-18 ${from - 53.7}L-18 ${to - 53.7}L0 ${to - 66}Z`, darker(fill, 0.16));
    const dollop = (x: number, y: number) =>
      ellipse(x, y, 10, 5.5, darker(cream, 0.12)) +
      ellipse(x - 0.5, y - 1.5, 9.5, 5, cream) +
      path(
        `M${x - 8} ${y - 4}Q${x - 9} ${y - 16} ${x} ${y - 23}Q${x + 9} ${y - 16} ${x + 8} ${y - 4}Q${x} ${y} ${x - 8} ${y - 4}Z`,
        lit('#d63c36'),
      ) +
      path(
        `M${x} ${y - 23}Q${x + 9} ${y - 16} ${x + 8} ${y - 4}Q${x + 5} ${y - 2} ${x + 2} ${y - 2}Q${x + 5} ${y - 14} ${x} ${y - 23}Z`,
        lit('#ad2a2b'),
      ) +
      [
        [-4, -8],
        [0, -13],
        [1, -6],
        [-4, -15],
      ]
        .map(([a = 0, b = 0]) => ellipse(x + a, y + b, 0.8, 1.2, lit('#f7d98a')))
        .join('');
    return [
      ellipse(0, -9, 60, 9, darker(lit('white'), 0.3)) +
        ellipse(0, -12, 60, 9.5, lit('white')) +
        ellipse(2, -11, 50, 7, darker(lit('white'), 0.14)),
      path('M-54 -66L-54 -16A54 13 0 0 0 54 -16L54 -66Z', color) +
        path('M44 -58L54 -66L54 -16Q52 -11 44 -8Z', darker(color, 0.2)) +
        path('M-50 -60L-44 -57L-44 -11L-50 -13Z', lighter(color, 0.4)),
      path('M0 -16L-18 -3.7Q20 0 44 -8Z', darker(lit('white'), 0.2)) +
        band(0, 50, sponge) +
        band(0, 6, top) +
        band(15, 19, cream) +
        band(19, 21.5, jam) +
        band(31, 35, cream) +
        band(35, 37.5, jam),
      path(
        'M-54 -66A54 13 0 0 0 -18 -53.7L-18 -46Q-21 -42 -24 -47Q-26 -52 -29 -48L-30 -38Q-33 -33 -36 -39Q-37 -48 -40 -50Q-43 -50 -44 -44Q-47 -40 -49 -46Q-50 -54 -54 -56ZM44 -58L54 -66L54 -50Q52 -44 49 -49Q47 -53 44 -50Z',
        top,
      ) + path('M0 -66L-18 -53.7A54 13 0 1 1 44 -58.5Z', lighter(top, 0.3)),
      dollop(-12, -75) + dollop(14, -75) + dollop(-37, -70) + dollop(38, -70) + dollop(-20, -63),
    ].join('');
  }),
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
  fruit: thing('table', 1.5, 0.1, '#d8502f', (color, { lit }) => {
    const peach = lit('#f2a65a'),
      banana = lit('#f4cb3f');
    return [
      path('M11 -88L10 -96L14 -97L16 -88Z', lit('#7a5230')) +
        path('M4 -8Q-36 -12 -36 -50Q-34 -92 4 -90Q12 -92 18 -90Q52 -88 50 -50Q46 -8 4 -8Z', peach) +
        path('M14 -89Q-8 -60 6 -8Q-36 -12 -36 -50Q-34 -84 -10 -89Q4 -92 14 -89Z', lit('#e8785a')) +
        path('M32 -85Q52 -76 50 -50Q46 -8 4 -8Q44 -30 32 -85Z', darker(peach, 0.16)) +
        line('M13 -88Q-6 -62 4 -30', darker(lit('#e8785a'), 0.2), 2.6) +
        ellipse(-20, -66, 6, 10, lit('#f4a58a')),
      path('M14 -90Q24 -104 46 -98Q38 -84 14 -90Z', lit('#5d9c46')) +
        line('M16 -91Q28 -96 40 -97', lit('#8cc06a'), 1.6),
      path(
        'M-73 -84L-66 -88Q-62 -88 -62 -80Q-56 -50 -28 -36Q-6 -26 20 -30Q28 -28 26 -20Q8 0 -26 -1Q-68 -6 -74 -66Z',
        banana,
      ) +
        path('M-74 -66Q-68 -6 -26 -1Q8 0 26 -20L24 -17Q-4 -10 -32 -20Q-62 -32 -72 -78Z', darker(banana, 0.17)) +
        path(
          'M-66 -86Q-62 -88 -62 -80Q-56 -50 -28 -36Q-6 -26 20 -30L22 -27Q-10 -22 -34 -33Q-60 -46 -66 -86Z',
          lighter(banana, 0.4),
        ) +
        path('M-75 -84L-66 -90Q-62 -90 -62.5 -82L-72.5 -76Z', lit('#8a6a34')) +
        path('M19 -30Q28 -29 26.5 -20L22 -16Q18 -22 19 -30Z', lit('#6d5130')),
      berry(56, -34, 0.8, 16, darker(color, 0.12), lit) + berry(32, -25, 1, -14, color, lit),
    ].join('');
  }),
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
  bag: thing('ground', 0.95, 0.32, '#d07a44', (color, { lit }) => {
    const gold = lit('#e6bd55');
    return [
      line('M-19 -60Q-20 -93 2 -93Q24 -93 23 -60', darker(color, 0.5), 5) +
        line('M-23 -56Q-26 -97 0 -97Q26 -97 23 -56', darker(color, 0.32), 6),
      path(
        'M-36 -66L36 -66Q42 -66 43 -60L47 -10Q48 0 38 0L-38 0Q-48 0 -47 -10L-43 -60Q-42 -66 -36 -66Z',
        darker(color, 0.1),
      ) +
        path('M26 -66L36 -66Q42 -66 43 -60L47 -10Q48 0 38 0L24 0Q36 -30 26 -66Z', darker(color, 0.28)) +
        path('M-47 -10L-46.2 -16L46.2 -16L47 -10Q48 0 38 0L-38 0Q-48 0 -47 -10Z', darker(color, 0.34)),
      path('M-38 -68L38 -68Q44 -68 44 -60Q44 -32 12 -27L-12 -27Q-44 -32 -44 -60Q-44 -68 -38 -68Z', color) +
        path('M24 -68L38 -68Q44 -68 44 -60Q44 -36 18 -28Q34 -44 24 -68Z', darker(color, 0.14)) +
        path('M-40 -60Q-40 -65 -34 -65L-18 -65Q-32 -60 -34 -44Q-40 -52 -40 -60Z', lighter(color, 0.32)) +
        stretched(
          repeat(13, (at) => turned(rect(-1.6, 30, 3.2, 1, lighter(color, 0.45), 0.5), 66 - at * 11, 0, 0)),
          1.2,
          1,
          0,
          -62,
        ),
      [-23, 23]
        .map((x) => rect(x - 4, -62, 8, 12, gold, 2) + rect(x - 1.8, -59, 3.6, 6, darker(gold, 0.35), 1))
        .join('') +
        rect(-9, -38, 18, 19, gold, 4) +
        rect(3, -38, 6, 19, darker(gold, 0.2), 3) +
        rect(-2.5, -34, 5, 10, darker(gold, 0.45), 2.5) +
        [-34, 34].map((x) => rect(x - 4, -2.5, 8, 2.5, gold, 1)).join(''),
    ].join('');
  }),
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
  chair: thing('ground', 0.95, 0.55, '#b9683f', (color, { lit }) =>
    [
      [-34, 27]
        .map((x) => path(`M${x} -14L${x + 8} -14L${x + (x < 0 ? 4 : 8)} 0L${x + (x < 0 ? 0 : 4)} 0Z`, lit('woodDark')))
        .join(''),
      path('M-36 -30L-38 -84Q-38 -100 -22 -100L22 -100Q38 -100 38 -84L36 -30Z', color) +
        path('M22 -100Q38 -100 38 -84L36 -30L24 -30Q32 -70 22 -100Z', darker(color, 0.16)) +
        path('M-33 -84Q-33 -95 -22 -95L10 -95Q-20 -92 -26 -60Z', lighter(color, 0.16)) +
        [
          [-16, -82],
          [0, -82],
          [16, -82],
          [-8, -68],
          [8, -68],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 2.2, darker(color, 0.34)))
          .join(''),
      rect(-34, -36, 68, 22, darker(color, 0.3), 3) +
        rect(-32, -50, 64, 18, lighter(color, 0.14), 7) +
        path('M-32 -42L32 -42L32 -38Q32 -32 25 -32L-25 -32Q-32 -32 -32 -38Z', darker(color, 0.04)) +
        line('M-30 -33.5L30 -33.5', darker(color, 0.4), 1.4),
      moved(
        turned(
          path('M-17 -17Q0 -13 17 -17Q13 0 17 17Q0 13 -17 17Q-13 0 -17 -17Z', lit('#efcf8e')) +
            path('M8 -15.5Q13 -16 17 -17Q13 0 17 17Q8 15 2 15Q14 4 8 -15.5Z', darker(lit('#efcf8e'), 0.16)) +
            path('M-12 -12Q-9 -2 -12 9Q-7 -2 -4 -11.5Z', lighter(lit('#efcf8e'), 0.5)),
          12,
          0,
          0,
        ),
        12,
        -60,
      ),
      path('M-47.5 -54Q-47.5 -63 -39 -63Q-30 -63 -30 -54L-29 -12L-43 -12Q-46 -12 -46 -16Z', darker(color, 0.08)) +
        ellipse(-38.8, -54.5, 6.2, 6.2, lighter(color, 0.22)) +
        path('M47.5 -54Q47.5 -63 39 -63Q30 -63 30 -54L29 -12L43 -12Q46 -12 46 -16Z', darker(color, 0.26)) +
        ellipse(38.8, -54.5, 6.2, 6.2, darker(color, 0.1)) +
        line('M-42 -44L-41 -18', lighter(color, 0.16), 2),
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
      rect(-110, -100, 15, 100, lit('wood'), 5) +
        rect(-100, -98, 5, 96, lit('woodDark'), 2) +
        rect(-107, -94, 2.6, 60, lighter(lit('wood'), 0.3), 1.3),
      rect(-86, -14, 9, 14, lit('woodDark'), 2) +
        rect(-98, -30, 200, 18, lit('wood'), 2) +
        rect(-98, -17, 200, 5, lit('woodDark'), 2) +
        rect(97, -56, 13, 56, lit('wood'), 5) +
        rect(105, -54, 5, 52, lit('woodDark'), 2),
      rect(-96, -51, 194, 24, lit('#f3eee2'), 7) +
        path('M-96 -38L98 -38L98 -34Q98 -27 91 -27L-89 -27Q-96 -27 -96 -34Z', darker(lit('#f3eee2'), 0.14)),
      path('M-95 -84Q-90 -91 -80 -87Q-66 -80 -62 -62Q-62 -50 -74 -49L-95 -49Z', darker(lit('white'), 0.07)) +
        path('M-76 -85Q-66 -80 -62 -62Q-62 -50 -74 -49L-80 -49Q-68 -62 -76 -85Z', darker(lit('white'), 0.17)) +
        path(
          'M-88 -58Q-92 -68 -84 -71Q-64 -76 -46 -70Q-38 -66 -40 -56Q-42 -48 -50 -48Q-66 -46 -82 -48Q-87 -50 -88 -58Z',
          lit('white'),
        ) +
        path('M-84 -52Q-62 -52 -40 -60Q-40 -48 -50 -48Q-66 -46 -82 -48Z', darker(lit('white'), 0.1)) +
        line('M-80 -66Q-74 -68 -68 -67', lighter(lit('white'), 0.8), 2),
      path(
        'M-50 -26Q-58 -46 -46 -60Q-40 -67 -20 -68Q20 -72 70 -68Q94 -67 98 -58L98 -24Q86 -19 74 -24Q62 -19 50 -24Q38 -19 24 -24Q10 -19 -4 -24Q-16 -19 -28 -24Q-40 -20 -50 -26Z',
        color,
      ) + path('M48 -70Q94 -68 98 -58L98 -24Q86 -19 74 -24Q66 -20 58 -22Q80 -44 48 -70Z', darker(color, 0.16)),
      path(
        'M-50 -26Q-58 -46 -46 -60Q-40 -67 -20 -68L-8 -69Q-24 -58 -22 -42Q-22 -30 -20 -22Q-26 -22 -28 -24Q-40 -20 -50 -26Z',
        lighter(color, 0.5),
      ) +
        line('M-14 -46Q8 -42 24 -48M0 -32Q16 -30 32 -36M10 -62Q26 -58 42 -62', darker(color, 0.2), 2.2) +
        path('M58 -69.5Q70 -69 84 -66L86 -28Q72 -24 58 -28Q62 -48 58 -69.5Z', lit('#e6b15c')) +
        path('M74 -68.5L84 -66L86 -28Q80 -26 74 -26Q78 -48 74 -68.5Z', darker(lit('#e6b15c'), 0.14)) +
        line('M61 -58Q72 -58 85 -56M61 -40Q72 -39 86 -38', lit('#f6e3b8'), 2.2) +
        line('M-40 -58Q-34 -63 -26 -64', lighter(color, 0.8), 2.4),
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
    2.5,
    0.82,
    '#d4553a',
    (color, { lit, light }) =>
      [
        path(
          'M-118 -14Q-125 -18 -125 -36L-124 -58Q-123 -66 -117 -70L-102 -91Q-97 -98 -85 -99Q-40 -101 -2 -99Q16 -97 29 -89L61 -67Q97 -62 113 -54Q125 -46 125 -32Q126 -16 118 -14Z',
          color,
        ) +
          path(
            'M-125 -40Q-20 -34 40 -38Q90 -42 124 -40Q126 -16 118 -14L-118 -14Q-125 -18 -125 -40Z',
            darker(color, 0.2),
          ) +
          path('M-119 -64Q-50 -70 62 -66L66 -64Q-40 -66 -121 -60Z', lighter(color, 0.32)) +
          path('M-97 -95Q-92 -98.5 -85 -99Q-40 -101 -2 -99Q10 -98 20 -94Q-40 -97 -97 -95Z', lighter(color, 0.3)),
        path('M-109 -71L-94 -90Q-91 -94 -82 -94.5L-2 -95Q14 -93 25 -86L49 -69Q-40 -72 -109 -71Z', lit('#2c4558')) +
          path('M-68 -71L-50 -95L-40 -95L-56 -71ZM6 -71L22 -88L29 -83L18 -70Z', lit('#6f93a8')) +
          path('M-84 -95L-76 -95L-78 -71L-88 -71ZM-26 -96L-19 -96L-17 -70L-25 -71Z', color),
        line('M-22 -68L-22 -22M48 -67Q54 -48 46 -26M-84 -68Q-84 -54 -70 -46', darker(color, 0.38), 1.6) +
          rect(-15, -60, 13, 3.4, lighter(color, 0.4), 1.7) +
          rect(-74, -61, 13, 3.4, lighter(color, 0.4), 1.7),
        path('M30 -72Q32 -79 42 -78Q46 -74 42 -68L34 -67Q30 -68 30 -72Z', darker(color, 0.24)) +
          path('M-118 -12Q-124 -14 -124 -22L124 -22Q124 -12 116 -12Z', lit('#30323a')) +
          arch(-72, -21, 26, -12, lit('#30323a')) +
          arch(76, -21, 26, -12, lit('#30323a')),
        path('M96 -60Q114 -55 121 -46Q108 -44 98 -52Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          path('M113 -40L125 -41L125 -30L116 -30Z', lit('#30323a')) +
          path('M-124 -60L-106 -65Q-104 -55 -110 -52L-124.5 -50Z', lit('#a92c26')) +
          path('M-124 -60L-112 -63L-112 -57L-124.2 -55Z', lit('#e8584a')) +
          rect(100, -20, 20, 4, lit('metal'), 2),
        alloy(-72, -21, 21, lit) +
          alloy(76, -21, 21, lit) +
          (light.isDark ? path('M122 -50L212 -68L212 -14L122 -44Z', '#fff2b8', 0.24) : ''),
      ].join(''),
    'drive',
  ),
  pickup: thing(
    'ground',
    2.4,
    0.95,
    '#d97f2f',
    (color, { lit, light }) =>
      [
        line('M-34 -70L-30 -90M-48 -68L-30 -88', lit('#30323a'), 4.5),
        path(
          'M-113 -18Q-119 -18 -119 -26L-119 -62Q-119 -67 -114 -67L-28 -67L-18 -92Q-15 -100 -5 -100L30 -100Q40 -100 47 -92L66 -69L104 -63Q119 -59 120 -44L120 -26Q120 -18 113 -18Z',
          color,
        ) +
          path('M-119 -42L120 -42L120 -26Q120 -18 113 -18L-113 -18Q-119 -18 -119 -26Z', darker(color, 0.2)) +
          path('M-119 -62Q-119 -67 -114 -67L66 -67L90 -65L92 -61L-119 -61Z', lighter(color, 0.28)) +
          path('M-15 -96Q-12 -100 -5 -100L30 -100Q38 -100 43 -96Z', lighter(color, 0.3)),
        rect(-119, -70, 88, 5, lit('#30323a'), 2) +
          path(
            'M-18 -70L-10 -91Q-9 -94 -5 -94L8 -94L8 -70ZM14 -94L29 -94Q36 -94 41 -88L56 -70L14 -70Z',
            lit('#2c4558'),
          ) +
          path('M-8 -70L0 -94L6 -94L-2 -70ZM24 -70L34 -91L40 -88L34 -70Z', lit('#6f93a8')),
        line('M-26 -66L-26 -26M11 -70L11 -24M60 -67Q64 -48 50 -30', darker(color, 0.4), 1.6) +
          rect(17, -61, 11, 3.4, darker(color, 0.5), 1.7) +
          rect(-20, -61, 11, 3.4, darker(color, 0.5), 1.7) +
          path('M46 -74Q56 -78 58 -72L57 -65L47 -65Z', lit('#30323a')),
        rect(-119, -26, 239, 9, lit('#30323a'), 3) +
          rect(-42, -20, 86, 5, lit('metal'), 2) +
          arch(-74, -23, 29, -17, lit('#30323a')) +
          arch(78, -23, 29, -17, lit('#30323a')),
        path('M104 -62Q117 -58 119 -48L106 -48Q101 -54 104 -62Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          rect(112, -45, 8, 14, lit('#30323a'), 2) +
          rect(-119, -59, 6, 16, lit('#b8322a'), 2) +
          rect(-119, -53, 6, 5, lit('#f0dcc0')) +
          rect(108, -29, 12, 7, lit('metal'), 2) +
          rect(-120, -29, 10, 7, lit('metal'), 2),
        alloy(-74, -23, 23, lit) +
          alloy(78, -23, 23, lit) +
          (light.isDark ? path('M117 -56L205 -72L205 -16L117 -48Z', '#fff2b8', 0.24) : ''),
      ].join(''),
    'drive',
  ),
  van: thing(
    'ground',
    2,
    1.2,
    '#f1ece0',
    (color, { lit, light }) => {
      const brand = lit('#e0672f');
      return [
        path(
          'M-93 -13Q-99 -13 -99 -22L-99 -90Q-99 -100 -89 -100L20 -100Q38 -100 48 -89L70 -61L89 -54Q99 -49 100 -34L100 -22Q100 -13 93 -13Z',
          color,
        ) +
          path('M-99 -34L100 -34L100 -22Q100 -13 93 -13L-93 -13Q-99 -13 -99 -22Z', darker(color, 0.16)) +
          path('M-99 -90Q-99 -100 -89 -100L20 -100Q30 -100 38 -96L-88 -96Q-96 -96 -99 -88Z', lighter(color, 0.6)) +
          path('M74 -59L88 -54Q99 -49 100 -34L84 -34Q88 -48 74 -59Z', darker(color, 0.1)),
        path('M-99 -52L2 -52L12 -42L-99 -42Z', brand) + path('M-99 -39L15 -39L18 -36L-99 -36Z', darker(brand, 0.25)),
        rect(-72, -86, 34, 28, lit('#c99457'), 1.5) +
          path(
            'M-48 -86L-39.5 -86Q-38 -86 -38 -84.5L-38 -59.5Q-38 -58 -39.5 -58L-48 -58Z',
            darker(lit('#c99457'), 0.18),
          ) +
          rect(-59, -86, 7, 28, lit('#f0d9a8')) +
          rect(-69, -65, 7, 4, lit('white'), 1) +
          line('M-92 -80L-80 -80M-86 -72L-80 -72M-94 -64L-80 -64', brand, 3),
        path('M18 -89L28 -89Q34 -89 38 -83L50 -61L18 -61Z', lit('#2c4558')) +
          path('M24 -61L33 -89Q37 -86 38 -83L32 -61Z', lit('#6f93a8')) +
          path('M41 -88Q45 -87 48 -83.5L66.5 -60L57 -60Z', lit('#3d5b70')),
        line('M12 -95L12 -20M-26 -95L-26 -20M53 -58Q57 -48 52 -38', darker(color, 0.34), 1.5) +
          rect(17, -52, 10, 3.2, darker(color, 0.5), 1.6) +
          rect(-38, -55.5, 9, 3.2, darker(color, 0.5), 1.6) +
          path('M45 -70Q53 -73 54 -66L53 -58Q47 -56 45 -59Z', lit('#30323a')),
        path('M-93 -11Q-99 -11 -99 -20L100 -20Q100 -11 93 -11Z', lit('#30323a')) +
          arch(-58, -18, 22, -11, lit('#30323a')) +
          arch(62, -18, 22, -11, lit('#30323a')),
        path('M82 -52Q95 -48 98 -38L88 -38Q82 -44 82 -52Z', light.isDark ? '#fff4c4' : lit('#fbe8b0')) +
          rect(-99, -62, 4.5, 18, lit('red'), 1.5) +
          rect(90, -30, 10, 7, lit('#30323a'), 2) +
          (light.isDark ? path('M98 -46L180 -62L180 -12L98 -38Z', '#fff2b8', 0.24) : ''),
        alloy(-58, -18, 18, lit) + alloy(62, -18, 18, lit),
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
    3.3,
    1.2,
    '#c9402c',
    (color, { lit, light }) => {
      const pane = (x: number, width: number) =>
        rect(x, -76, width, 22, light.isDark ? '#ffdf8a' : lit('#7fa6ba'), 2.5) +
        path(
          `M${x + width * 0.3} -54L${x + width * 0.55} -76L${x + width * 0.8} -76L${x + width * 0.55} -54Z`,
          light.isDark ? '#ffe9ae' : lit('#b4d0dc'),
        );
      const door = (x: number) =>
        rect(x, -80, 22, 64, lit('#f3eee2'), 2) +
        rect(x + 3, -75, 7, 28, lit('#2c4558'), 2) +
        rect(x + 12, -75, 7, 28, lit('#2c4558'), 2) +
        rect(x + 10.5, -80, 1, 64, lit('metalDark'));
      const bogie = (x: number) =>
        rect(x - 22, -16, 44, 7, lit('#3c3f47'), 2) +
        [-12, 12]
          .map((at) => circle(x + at, -9.5, 7, lit('#26262c')) + circle(x + at, -9.5, 3, lit('metalDark')))
          .join('');
      return [
        rect(-165, -3, 330, 3, lit('#7d7a78')) +
          rect(-150, -94, 100, 6, lit('#6f767d'), 2) +
          rect(-10, -94, 66, 6, lit('#6f767d'), 2) +
          line('M-116 -92L-104 -96L-116 -99M-126 -99.2L-106 -99.2', lit('#4a4d55'), 1.6) +
          rect(-44, -86, 12, 68, lit('#3c3f47')),
        path('M-165 -14L-165 -84Q-165 -91 -158 -91L-46 -91Q-41 -91 -41 -86L-41 -14Z', color) +
          path('M-35 -14L-35 -86Q-35 -91 -30 -91L84 -91Q118 -90 142 -60Q164 -38 165 -24Q165 -14 156 -14Z', color) +
          path(
            'M-165 -84Q-165 -91 -158 -91L-46 -91Q-41 -91 -41 -86L-165 -85ZM-35 -86Q-35 -91 -30 -91L84 -91Q98 -90 110 -85Z',
            lighter(color, 0.3),
          ),
        path(
          'M-165 -38L-41 -38L-41 -14L-165 -14ZM-35 -38L158 -38Q165 -30 165 -24Q165 -14 156 -14L-35 -14Z',
          darker(color, 0.2),
        ) + path('M-165 -41L-41 -41L-41 -36L-165 -36ZM-35 -41L156 -41Q158 -39 160 -36L-35 -36Z', lit('#f3eee2')),
        rect(-165, -80, 124, 30, lit('#2c3b4a')) +
          path('M-35 -80L76 -80L76 -50L-35 -50Z', lit('#2c3b4a')) +
          [-160, -132, -78].map((x) => pane(x, 23)).join('') +
          [-4, 24].map((x) => pane(x, 23)).join('') +
          pane(52, 20) +
          door(-104) +
          door(-30),
        path('M90 -82Q112 -80 132 -58Q128 -54 118 -54L88 -54Q84 -54 84 -60L84 -76Q84 -82 90 -82Z', lit('#22303c')) +
          path('M96 -54L110 -76Q116 -72 120 -68L110 -54Z', lit('#6f93a8')),
        path('M140 -46Q152 -46 158 -36L144 -36Q138 -38 140 -46Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          (light.isDark ? path('M156 -42L240 -58L240 -8L156 -36Z', '#fff2b8', 0.24) : '') +
          path('M112 -14L164 -20Q164 -8 150 -8L112 -8Z', lit('#3c3f47')),
        rect(-160, -14, 117, 4, lit('#3c3f47')) +
          rect(-33, -14, 150, 4, lit('#3c3f47')) +
          [-134, -70, -4, 92].map(bogie).join(''),
      ].join('');
    },
    'drive',
  ),
  plane: thing(
    'air',
    2.4,
    0.9,
    '#f6f3ea',
    (color, { lit }) => {
      const red = lit('#d2452f');
      return [
        path('M8 -62L34 -62L-8 -90L-20 -90Q-22 -90 -20 -87Z', darker(color, 0.34)) +
          path('M-84 -62L-68 -62L-98 -78L-106 -78Z', darker(color, 0.34)),
        path('M-110 -58L-118 -97Q-118 -100 -114 -100L-102 -100Q-99 -100 -96 -97L-60 -62Z', red) +
          path('M-102 -100Q-99 -100 -96 -97L-60 -62L-76 -61Z', darker(red, 0.22)) +
          path('M-113.5 -76L-82 -84L-75 -77L-112 -68Z', lit('white')),
        path(
          'M-119 -61Q-116 -65 -100 -65L80 -66Q108 -64 119 -50Q122 -46 116 -41Q104 -31 80 -31L-18 -31Q-78 -36 -116 -55Q-120 -58 -119 -61Z',
          color,
        ) +
          path(
            'M-112 -53Q-60 -46 20 -46L118 -46Q118 -43 116 -41Q104 -31 80 -31L-18 -31Q-74 -36 -112 -53Z',
            darker(color, 0.16),
          ) +
          path('M-106 -50Q-60 -43 20 -43L117 -43Q112 -37 106 -36L20 -37Q-60 -39 -96 -46Z', red),
        path('M-112 -63Q-100 -65 80 -65Q96 -64 106 -60Q60 -62 -112 -62Z', lighter(color, 0.7)) +
          repeat(14, (at) => rect(-66 + at * 10.5, -58, 5, 7, lit('#35566b'), 2.2)) +
          rect(-80, -59, 7, 13, darker(color, 0.24), 2) +
          rect(84, -59, 7, 13, darker(color, 0.24), 2) +
          path('M96 -60Q108 -57 114 -51L100 -51Q96 -52 96 -60Z', lit('#2c4558')),
        path('M-98 -58L-76 -57L-108 -40L-117 -40Q-119 -40 -118 -42Z', darker(color, 0.26)) +
          path('M-76 -57L-108 -40L-112 -40L-86 -57Z', lighter(color, 0.3)),
        path('M2 -20Q2 -27 10 -27L34 -27Q40 -26 40 -18Q40 -11 34 -11L12 -12Q2 -13 2 -20Z', lit('#b9c0c6')) +
          path('M2 -18Q2 -13 12 -12L34 -11Q40 -11 40 -18Z', lit('#8f979e')) +
          ellipse(37.5, -19, 3.4, 7.6, lit('#30323a')) +
          rect(26, -27, 3, 16, red),
        path('M-20 -42Q10 -46 38 -41Q30 -34 -38 -2Q-42 0 -48 0L-56 0Q-59 -1 -56 -5Z', darker(color, 0.3)) +
          path('M38 -41Q30 -34 -38 -2Q-42 0 -48 0L-50 0Q-8 -26 22 -43Q32 -43 38 -41Z', lighter(color, 0.4)) +
          path('M-56 -5L-66 -18L-60 -18L-46 -1L-56 0Q-59 -1 -56 -5Z', red),
      ].join('');
    },
    'fly',
  ),
  boat: thing(
    'water',
    1.25,
    1.4,
    '#c9402c',
    (color, { lit }) => {
      const sail = lit('white');
      return [
        line('M4 -20L4 -99', lit('#8a5a38'), 3) + path('M5 -100L20 -96.5L5 -92Z', lit('#f0b84c')),
        path('M9 -92Q46 -66 57 -33Q34 -40 9 -34Z', darker(sail, 0.16)) +
          path('M9 -92Q46 -66 57 -33Q50 -35 43 -36Q36 -66 9 -92Z', darker(sail, 0.28)) +
          line('M9 -34L9 -92L58 -28', lit('#6d7277'), 0.9),
        path('M1 -95Q-40 -74 -54 -36Q-26 -42 1 -37Z', sail) +
          path('M1 -95Q-10 -60 -14 -38.5Q-6 -38.5 1 -37Z', darker(sail, 0.1)) +
          path('M-45 -54Q-20 -62 1 -58L1 -50Q-22 -54 -49 -46.5Z', color) +
          line('M-33 -70Q-16 -75 1 -72M-22 -81Q-10 -84 1 -82', darker(sail, 0.26), 1.2) +
          circle(-18, -66, 3.6, lit('#2f6d9e')),
        line('M4 -34L-55 -34', lit('#8a5a38'), 3) +
          path('M-26 -30Q-24 -35 -16 -35L20 -34Q30 -33 34 -27L-28 -26Z', lit('#f3e6cb')) +
          path('M16 -34L20 -34Q30 -33 34 -27L18 -26Z', darker(lit('#f3e6cb'), 0.16)) +
          [-16, -4, 8].map((x) => rect(x, -32, 7, 3.6, lit('#35566b'), 1.6)).join(''),
        path('M-58 -27L60 -30Q63 -30 62 -26Q52 -4 32 0L-40 0Q-54 -4 -58 -27Z', color) +
          path('M34 -29.3L60 -30Q63 -30 62 -26Q52 -4 32 0L12 0Q32 -10 34 -29.3Z', darker(color, 0.22)) +
          path('M-58 -27L60 -30Q63 -30 62 -26L61 -24L-57.2 -21.5Z', lit('#f3e6cb')) +
          path('M-53 -10L50.5 -10Q43 -2 32 0L-40 0Q-49 -3 -53 -10Z', lit('#2f4a63')) +
          path('M27 -10L50.5 -10Q43 -2 32 0L12 0Q22 -4 27 -10Z', lit('#22384d')) +
          line('M-46 -16L-20 -16.5', lighter(color, 0.4), 2.2),
      ].join('');
    },
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
  dog: thing('ground', 1.3, 0.42, '#d59a4f', (color, { lit }) => {
    const far = darker(color, 0.28),
      pale = lighter(color, 0.5);
    return [
      path('M-46 -60Q-66 -66 -65 -88Q-63 -96 -57 -94Q-56 -78 -36 -68Z', color) +
        path('M-65 -88Q-63 -96 -57 -94Q-57 -88 -55.5 -84Z', pale),
      path('M-34 -44L-22 -40L-28 -28L-24 -5Q-18 -5 -18 0L-34 0L-38 -26Z', far) +
        path('M10 -44L26 -44L23 -5Q30 -5 30 0L14 0Z', far),
      path(
        'M-52 -56Q-50 -70 -34 -70L2 -69Q14 -70 20 -80L46 -62Q46 -42 36 -32Q24 -26 14 -32Q-8 -38 -26 -34Q-52 -32 -52 -56Z',
        color,
      ) +
        path(
          'M14 -32Q-8 -38 -26 -34L-34 -36Q-4 -46 30 -44Q44 -48 45 -54Q44 -40 36 -32Q24 -26 14 -32Z',
          darker(color, 0.13),
        ) +
        path('M44 -62Q46 -44 36 -32Q31 -29 26 -29Q36 -44 34 -58Z', pale) +
        line('M-38 -65Q-20 -66 -6 -64', lighter(color, 0.3), 2.6),
      path(
        'M-52 -58Q-58 -42 -48 -34Q-54 -24 -50 -4L-50 0L-33 0Q-33 -5 -40 -5Q-42 -20 -34 -27Q-22 -36 -26 -52Z',
        color,
      ) +
        path('M-33 0Q-33 -5 -40 -5L-50 -5L-50 0Z', pale) +
        line('M-26 -50Q-24 -38 -34 -28', darker(color, 0.24), 2) +
        path('M22 -46L38 -44L35 -6Q42 -6 42 0L25 0Z', color) +
        path('M42 0Q42 -6 35 -6L25 -6L25 0Z', pale) +
        path('M33 -40L38 -44L35 -6L31 -6Z', darker(color, 0.13)),
      path('M20 -80Q28 -61 45.5 -61Q46 -58 45.4 -54Q24 -55 15 -74Z', lit('#c23a30')) +
        circle(38, -52, 4, lit('#e6bd55')) +
        circle(37, -53, 1.3, lighter(lit('#e6bd55'), 0.6)),
      path(
        'M16 -82Q18 -100 36 -100Q48 -100 52 -90L60 -86Q66 -84 65 -76Q64 -64 50 -63Q44 -60 36 -60Q20 -62 16 -82Z',
        color,
      ) +
        path('M50 -88L60 -86Q66 -84 65 -76Q64 -64 50 -63Q42 -66 44 -78Q46 -86 50 -88Z', pale) +
        path('M64 -72Q60 -63 50 -63Q46 -64 44.5 -68Q54 -64 64 -72Z', darker(pale, 0.18)) +
        path('M49 -67Q50 -55 56 -56Q61 -58 59 -68Z', lit('#e2707a')) +
        line('M62 -74Q56 -66 46 -71', lit('#6d4630'), 2),
      path('M55 -87Q60 -89 65 -85Q66 -80 61 -79Q56 -80 55 -87Z', lit('#2a2028')) +
        circle(41, -86, 3.8, lit('#2a2028')) +
        circle(39.8, -87.3, 1.3, lit('white')) +
        line('M37 -93Q41 -95 45 -93', darker(color, 0.3), 1.8) +
        path('M30 -97Q16 -98 11 -82Q8 -66 16 -62Q26 -64 30 -78Q33 -90 30 -97Z', darker(color, 0.3)) +
        line('M22 -92Q16 -87 15 -76', darker(color, 0.12), 2.4),
    ].join('');
  }),
  cat: thing('ground', 0.9, 0.32, '#8d8790', (color, { lit }) => {
    const dark = darker(color, 0.3),
      pale = lighter(color, 0.66),
      pink = lit('#e79a9a');
    return [
      path('M-20 -8Q-36 -6 -37 -20Q-38 -30 -44 -36Q-46 -42 -40 -43Q-30 -38 -28 -24Q-26 -17 -16 -18Z', color) +
        path(
          'M-44 -36Q-46 -42 -40 -43Q-36 -41 -33 -37L-39 -31Q-41 -33 -44 -36ZM-37 -21Q-37.4 -25 -38.5 -28L-30.5 -32Q-29 -29 -28.4 -26Z',
          dark,
        ),
      path('M-6 -62Q-32 -44 -34 -16Q-34 0 -20 0L34 0Q38 -4 34 -8L32 -40Q32 -54 26 -62Z', color) +
        path('M22 -56Q33 -50 32 -38L34 -8Q38 -4 34 0L26 0Q29 -30 22 -56Z', darker(color, 0.16)) +
        line('M-22 -43Q-14 -40 -8 -43M-29 -31Q-19 -28 -12 -32M-32 -18Q-24 -16 -19 -18', dark, 3.6),
      path('M-22 0Q-26 -24 -8 -28Q6 -26 4 -6Q8 -5 8 0Z', color) +
        line('M-19 -8Q-20 -22 -9 -25.5', dark, 2) +
        path('M-12 -5Q-2 -8 8 -3L8 0L-12 0Z', darker(pale, 0.14)) +
        line('M4.5 -26L4.5 -8M20 -22L20 -3', dark, 1.8),
      path('M3 -54Q-2 -40 4 -31L8 -27L11 -30L15 -21L19 -29L22 -26L26 -32Q30 -42 26 -54Z', pale) +
        path('M4 -6Q12 -10 19 -5Q20 -3 20 0L4 0ZM21 -5Q28 -10 35 -5Q36.5 -3 35 0L21 0Z', pale) +
        line('M9.5 -4L9.5 -1M14.5 -4L14.5 -1M26 -4L26 -1M30.5 -4L30.5 -1', darker(pale, 0.3), 1.1),
      path(
        'M-16 -74L-18 -96Q-18 -101 -14 -99L3 -89Q13 -91 23 -89L39 -99Q43 -101 43 -96L42 -74Q42 -52 13 -51Q-16 -52 -16 -74Z',
        color,
      ) +
        path('M30 -94L39 -99Q43 -101 43 -96L42 -74Q42 -52 13 -51Q38 -58 30 -94Z', darker(color, 0.16)) +
        path('M-12 -80L-13.5 -92L-4 -86ZM37 -80L38.5 -92L29 -86Z', pink) +
        path(
          'M7 -90L9.5 -79L11.5 -90.5ZM14.5 -90.5L16.5 -79L19 -90ZM-16 -70L-6 -68L-15 -65ZM42 -70L32 -68L41 -65Z',
          dark,
        ),
      path('M13 -52Q-2 -52 0 -60Q2 -66 13 -67Q24 -66 26 -60Q28 -52 13 -52Z', pale) +
        ellipse(1, -73, 5.6, 6, lit('#e9d25a')) +
        ellipse(25, -73, 5.6, 6, lit('#e9d25a')) +
        ellipse(1.5, -73, 2.3, 5, lit('#1d1a20')) +
        ellipse(25.5, -73, 2.3, 5, lit('#1d1a20')) +
        circle(0.5, -75.5, 1.2, lit('white')) +
        circle(24.5, -75.5, 1.2, lit('white')) +
        path('M9.5 -66L16.5 -66L13 -61.5Z', pink) +
        line('M13 -61.5Q12 -57 7.5 -58.5M13 -61.5Q14 -57 18.5 -58.5', dark, 1.3) +
        line('M-3 -61L-22 -64M-3 -58L-21 -56M29 -61L45 -64M29 -58L44.5 -56', lighter(color, 0.85), 0.9),
    ].join('');
  }),
  horse: thing('ground', 1.4, 1.15, '#7a4a2c', (color, { lit }) => {
    const hair = lit('hair'),
      far = darker(color, 0.32),
      white = lit('white'),
      hoof = lit('#2f2724');
    const leg = (x: number, lean: number, fill: string, sock: boolean) =>
      path(
        `M${x - 7} -42L${x + 7} -42Q${x + 7} -32 ${x + 3.5 + lean * 0.4} -24L${x + 3 + lean} -6L${x - 3.5 + lean} -6L${x - 4 + lean * 0.4} -24Z`,
        fill,
      ) +
      (sock
        ? path(
            `M${x + 3.2 + lean * 0.8} -13L${x + 3 + lean} -6L${x - 3.5 + lean} -6L${x - 3.7 + lean * 0.8} -13Z`,
            white,
          )
        : '') +
      path(`M${x - 3.8 + lean} -6.5L${x + 3.2 + lean} -6.5L${x + 6 + lean} 0L${x - 4.5 + lean} 0Z`, hoof);
    return [
      path('M-46 -65Q-64 -66 -66 -44Q-66 -32 -70 -22Q-64 -18 -58 -22Q-52 -30 -53 -40Q-52 -52 -44 -56Z', hair) +
        line('M-52 -62Q-60 -54 -59 -40Q-60 -30 -63 -24', lighter(hair, 0.12), 1.8),
      leg(-30, 5, far, false) + leg(32, 9, far, false),
      path(
        'M-50 -56Q-50 -68 -36 -68Q-16 -67 4 -66Q18 -66 28 -76Q36 -88 46 -96L58 -84Q54 -76 50 -70Q50 -60 47 -52Q42 -38 24 -35Q-2 -34 -26 -39Q-50 -38 -50 -56Z',
        color,
      ) +
        path('M-30 -46Q-6 -40 20 -44L26 -35.5Q-2 -34 -26 -39Z', darker(color, 0.18)) +
        line('M-42 -62Q-34 -65 -24 -64', lighter(color, 0.24), 2.4),
      path('M-50 -58Q-54 -42 -46 -36Q-50 -30 -48 -24L-46 -7L-39.5 -7L-40 -24Q-32 -32 -26 -36Q-22 -46 -28 -56Z', color) +
        path('M-46.6 -13L-46 -6L-39.5 -6L-39.7 -13Z', white) +
        path('M-46.5 -6.5L-39.5 -6.5L-37 0L-47.5 0Z', hoof) +
        line('M-28 -52Q-26 -42 -34 -35', darker(color, 0.24), 1.8) +
        path('M16 -44Q28 -50 40 -46Q37 -36 30 -30L30 -24L29 -6L22.5 -6L22 -24Q16 -34 16 -44Z', color) +
        path('M29.4 -13L29 -6L22.5 -6L22.3 -13Z', white) +
        path('M22 -6.5L29 -6.5L32 0L21.5 0Z', hoof) +
        line('M18 -44Q20 -36 24 -30', darker(color, 0.24), 1.8),
      path('M40 -92Q40 -100 45 -100Q49 -96 50 -92Z', far) +
        path(
          'M42 -90Q46 -97 54 -94Q60 -92 64 -84L70 -74Q72 -66 66 -64Q60 -62 56 -68Q50 -72 46 -74Q40 -80 42 -90Z',
          color,
        ) +
        path('M70 -74Q72 -66 66 -64Q60 -62 56 -68Q62 -68 64 -76Z', darker(color, 0.3)) +
        path('M55 -93.5Q60 -91 64 -84L67 -79L63 -79Q58 -86 55 -93.5Z', white) +
        path('M47 -92Q47 -99 52 -100Q55 -96 54 -91Z', color) +
        circle(55.5, -84, 2.3, lit('#15151a')) +
        circle(54.9, -84.8, 0.8, white) +
        ellipse(66.5, -69, 1.2, 1.7, lit('#15151a')) +
        line('M60 -66.5Q64 -66 67 -65.5', darker(color, 0.5), 1.2),
      path(
        'M52 -96Q44 -98 38 -90Q28 -84 22 -71Q16 -65 12 -63Q24 -60 30 -66Q30 -60 34 -62Q34 -72 40 -76Q44 -82 45 -88Q50 -88 54 -86Q56 -92 52 -96Z',
        hair,
      ) + line('M44 -91Q34 -82 28 -68M38 -80Q34 -74 32 -66', lighter(hair, 0.12), 1.6),
    ].join('');
  }),
  bird: thing(
    'air',
    1.5,
    0.2,
    '#fbf7ee',
    (color, { lit }) =>
      [
        path('M22 -50Q14 -78 34 -100Q40 -97 41 -90Q47 -88 46 -80Q51 -74 47 -66Q48 -56 38 -48Z', darker(color, 0.42)) +
          line('M34 -98Q26 -78 30 -56M42 -88Q36 -74 36 -56', darker(color, 0.55), 1.6),
        path(
          'M-18 -40L-70 -46Q-75 -46 -73 -42L-66 -35L-73 -30Q-74 -26 -69 -26L-60 -26L-62 -20Q-60 -16 -55 -18L-14 -24Z',
          darker(color, 0.4),
        ) + line('M-20 -36L-66 -40M-20 -31L-64 -29', darker(color, 0.55), 1.6),
        line(
          'M2 -14Q-6 -8 -16 -6M-16 -6L-22 -9M-16 -6L-23 -4M-16 -6L-20 -1M12 -12Q4 -4 -4 -2M-4 -2L-10 -4M-4 -2L-9 0',
          lit('#d98a3a'),
          2,
        ),
        path('M66 -46Q66 -66 46 -67Q30 -67 18 -56Q-10 -50 -34 -36Q-24 -10 12 -9Q52 -10 66 -46Z', color) +
          path('M65 -42Q58 -12 12 -9Q-14 -10 -26 -22Q20 -14 46 -38Q54 -44 65 -42Z', lit('#f0bd92')) +
          path('M52 -22Q40 -10 12 -9Q-14 -10 -26 -22Q14 -8 52 -22Z', darker(lit('#f0bd92'), 0.16)),
        path('M64 -56Q58 -67 46 -67Q30 -67 18 -56L4 -52Q30 -56 44 -54Q56 -52 64 -56Z', darker(color, 0.42)) +
          circle(52, -51, 4.2, lit('dark')) +
          circle(50.6, -52.5, 1.4, lit('white')) +
          path('M63 -54Q71 -51 75 -46Q69 -43 63.5 -43Q61 -48 63 -54Z', lit('#e9a53a')) +
          path('M75 -46Q69 -43 63.5 -43L62.5 -47Z', lit('#c47f28')),
        path(
          'M26 -38Q18 -74 -34 -98Q-42 -100 -40 -91Q-47 -90 -44 -82Q-49 -78 -44 -71Q-47 -64 -40 -59Q-40 -50 -30 -46Q-22 -34 2 -28Q20 -26 26 -38Z',
          darker(color, 0.28),
        ) +
          path('M26 -38Q18 -74 -34 -98Q-22 -84 -18 -68Q-12 -50 2 -42Q16 -32 26 -38Z', darker(color, 0.1)) +
          line(
            'M-38 -90Q-26 -78 -20 -62M-43 -81Q-30 -70 -20 -58M-43 -70Q-30 -62 -16 -52M-39 -58Q-26 -52 -8 -44',
            darker(color, 0.45),
            1.8,
          ),
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
  flower: thing('ground', 0.7, 0.3, '#e58aa6', (color, { lit }) => {
    const bloom = (x: number, y: number, scale: number, turn: number, flat: number, fill: string) =>
      moved(
        turned(
          stretched(
            repeat(8, (at) =>
              turned(
                path(
                  'M0 -1Q-7 -9 -7 -17Q-6 -22.5 -2.6 -22L0 -20L2.6 -22Q6 -22.5 7 -17Q7 -9 0 -1Z',
                  at % 2 ? darker(fill, 0.12) : fill,
                ) + line('M0 -8L0 -14', darker(fill, 0.28), 1.1),
                at * 45,
                0,
                0,
              ),
            ) +
              circle(0, 0, 7, lit('#d9952e')) +
              circle(-0.6, -0.8, 5.6, lit('#f6c643')) +
              [
                [-2, -2],
                [2, -1],
                [0, 2],
              ]
                .map(([a = 0, b = 0]) => circle(a, b, 0.9, lit('#c9822a')))
                .join(''),
            scale,
            scale * flat,
          ),
          turn,
        ),
        x,
        y,
      );
    return [
      line('M-2 -1.5Q-8 -28 -20 -50M2 -1.5Q12 -26 19 -40', lit('leafDark'), 2.6) +
        line('M0 -1.5Q4 -40 1 -74', lit('leaf'), 3),
      path('M-1 -2Q-26 -8 -35 -30Q-20 -24 -12 -16Q-4 -10 -1 -2Z', lit('leaf')) +
        path('M2 -2Q22 -4 34 -20Q20 -20 12 -14Q5 -9 2 -2Z', lit('leafDark')) +
        path('M3 -28Q-14 -32 -14 -46Q-2 -40 3 -28ZM2 -36Q14 -44 13 -54Q3 -48 2 -36Z', lit('#5d9c5c')) +
        path('M-4 0Q-12 -12 -10 -26Q-2 -14 0 0ZM4 0Q12 -10 9 -24Q0 -12 0 0Z', lit('#5d9c5c')),
      bloom(-20, -51, 0.68, -20, 0.92, lighter(color, 0.26)) +
        bloom(20, -43, 0.68, 22, 0.88, darker(color, 0.1)) +
        bloom(1, -77.5, 1, 0, 1, color),
    ].join('');
  }),
  plant: thing('ground', 0.8, 0.5, '#4f8a58', (color, { lit }) => {
    const leaf = (x: number, y: number, scale: number, turn: number, fill: string) =>
      moved(
        turned(
          path('M0 0Q-16 -4 -14 -18Q-11 -29 0 -38Q11 -29 14 -18Q16 -4 0 0Z', fill) +
            path('M0 0L0 -38Q11 -29 14 -18Q16 -4 0 0Z', darker(fill, 0.16)) +
            line('M0 0L0 -32M0 -6L-8 -13M0 -15L-7 -22M0 -6L8 -13M0 -15L7 -22', lighter(fill, 0.28), 1.3),
          turn,
          0,
          0,
        ),
        x,
        y,
        scale,
      );
    const pot = lit('#c8703f');
    return [
      line(
        'M0 -36Q-12 -50 -18 -62M0 -36Q12 -50 18 -62M0 -36L0 -66M-4 -36Q-18 -44 -24 -44M4 -36Q18 -44 24 -44',
        darker(color, 0.35),
        2.4,
      ),
      leaf(-12, -62, 0.96, -16, darker(color, 0.26)) +
        leaf(13, -62, 0.94, 18, darker(color, 0.3)) +
        leaf(-17, -50, 0.66, -60, darker(color, 0.3)) +
        leaf(17, -50, 0.66, 60, darker(color, 0.34)),
      leaf(0, -62, 1, 0, color) +
        leaf(-13, -50, 0.86, -42, color) +
        leaf(13, -50, 0.86, 42, darker(color, 0.1)) +
        leaf(-14, -39, 0.66, -82, darker(color, 0.14)) +
        leaf(14, -39, 0.66, 82, darker(color, 0.2)),
      leaf(-6, -42, 0.78, -24, lighter(color, 0.16)) +
        leaf(7, -42, 0.78, 26, lighter(color, 0.06)) +
        leaf(0, -36, 0.62, 2, lighter(color, 0.26)) +
        leaf(-9, -33, 0.5, -62, lighter(color, 0.1)) +
        leaf(10, -33, 0.5, 64, color),
      path('M-21 -32L21 -32L16 -3Q16 0 12 0L-12 0Q-16 0 -16 -3Z', pot) +
        path('M8 -32L21 -32L16 -3Q16 0 12 0L3 0Q10 -14 8 -32Z', darker(pot, 0.2)) +
        rect(-24, -37, 48, 10, lighter(pot, 0.14), 3) +
        path('M10 -37L21 -37Q24 -37 24 -34L24 -30Q24 -27 21 -27L10 -27Z', darker(pot, 0.08)) +
        rect(-21, -27, 42, 3, darker(pot, 0.3)) +
        rect(-15, -21, 4, 14, lighter(pot, 0.35), 2),
    ].join('');
  }),
  house: thing('ground', 1.3, 2.6, '#f0dcb4', (color, { lit, light }) => {
    const roof = lit('#b4512f'),
      glow = light.isDark ? '#ffdf8a' : lit('#a9cdd9'),
      white = lit('white');
    const pane = (x: number, y: number, width: number, height: number) =>
      rect(x - 1.8, y - 1.8, width + 3.6, height + 3.6, white, 0.8) +
      rect(x, y, width, height, glow) +
      path(
        `M${x} ${y + height * 0.7}L${x + width * 0.7} ${y}L${x + width} ${y}L${x} ${y + height}Z`,
        light.isDark ? '#ffedb8' : lit('#d3e8ee'),
      ) +
      rect(x + width / 2 - 0.7, y, 1.4, height, white) +
      rect(x, y + height * 0.45, width, 1.4, white);
    const shrub = (x: number, r: number) =>
      circle(x - r * 0.8, -r * 0.6, r * 0.7, lit('#4f8a58')) +
      circle(x + r * 0.8, -r * 0.6, r * 0.7, lit('#37694a')) +
      circle(x, -r * 0.9, r * 0.95, lit('#5a9a5c')) +
      rect(x - r * 1.4, -r * 0.6, r * 2.8, r * 0.6, lit('#437a4e'), r * 0.3);
    return [
      rect(-42, -98, 12, 26, lit('#8d4a33')) +
        rect(-34, -98, 4, 26, darker(lit('#8d4a33'), 0.25)) +
        rect(-44, -100, 16, 4, lit('#6d3a2a'), 1),
      rect(-58, -56, 80, 56, darker(color, 0.06)) +
        path('M-64 -54L-53 -84L24 -84L24 -54Z', roof) +
        line('M-59 -64L20 -64M-56 -74L20 -74', darker(roof, 0.18), 1.6) +
        rect(-64, -55, 86, 3.4, white) +
        rect(-58, -51.6, 64, 4, darker(color, 0.22)),
      path('M5 0L5 -54L33 -93L61 -54L61 0Z', color) +
        path('M48 -72L61 -54L61 0L50 0Z', darker(color, 0.12)) +
        path('M5 -52L5 -60L33 -93L61 -60L61 -52L33 -85Z', darker(color, 0.2)),
      path('M0 -48L-1.5 -54L30.5 -97Q33 -100 35.5 -97L65 -56L65 -46L33 -89Z', roof) +
        path('M33 -89L33 -99Q34.6 -98.5 35.5 -97L65 -56L65 -46Z', darker(roof, 0.22)) +
        rect(-58, -5, 119, 5, darker(color, 0.34)),
      [-48]
        .map(
          (x) =>
            rect(x - 8.5, -42, 7, 23, lit('#4a7f78'), 1) +
            rect(x + 16.5, -42, 7, 23, lit('#4a7f78'), 1) +
            pane(x, -41, 15, 21) +
            rect(x - 3, -19, 21, 4.5, lit('#8d4a33'), 1) +
            repeat(5, (at) => circle(x - 1 + at * 4.4, -20, 2.6, lit(at % 2 ? '#e8637a' : '#f0bf3a'))),
        )
        .join(''),
      rect(-18, -38, 17, 36, white, 1) +
        rect(-16, -36, 13, 34, lit('#4a7f78')) +
        rect(-13.5, -33, 8, 10, glow, 1) +
        rect(-13.5, -19, 8, 13, darker(lit('#4a7f78'), 0.22), 1) +
        circle(-5, -17, 1.2, lit('#f0c860')) +
        path('M-22 -42L-9.5 -50L3 -42L3 -39L-22 -39Z', darker(roof, 0.1)) +
        rect(-21, -3, 23, 3, lit('stone')),
      pane(23, -37, 20, 33) +
        pane(26.5, -70, 13, 15) +
        circle(31, -19, 0.9, lit('dark')) +
        circle(35, -19, 0.9, lit('dark')) +
        rect(19, -4, 28, 4, lit('stone'), 1) +
        rect(22, -53, 22, 3, lit('#8d4a33'), 1) +
        repeat(5, (at) => circle(24.5 + at * 4.2, -54, 2.4, lit(at % 2 ? '#e8637a' : '#f0bf3a'))),
      shrub(-56, 6.2) + shrub(-28, 4.6) + shrub(10.5, 5.2) + shrub(56, 6.2),
    ].join('');
  }),
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
  tower: thing('ground', 0.55, 5, '#8fa3b3', (color, { lit, light }) => {
    const glass = (at: number, share: number) =>
      (at * 7) % 5 < 2 && light.isDark ? '#ffdf8a' : darker(lit(at % 7 === 2 ? '#e2f1f4' : '#bcdbe6'), share);
    return [
      rect(-27.5, -58, 20, 58, darker(color, 0.3)) +
        repeat(9, (row) => rect(-26, -55 + row * 5.6, 11, 3.4, glass(row * 3 + 1, 0.28))) +
        rect(13, -72, 14.5, 72, darker(color, 0.42)) +
        repeat(11, (row) => rect(20.5, -69 + row * 5.6, 5.6, 3.4, glass(row * 2, 0.36))),
      line('M2 -92L2 -99.5M-3 -92L-3 -96', lit('metalDark'), 1.2) + rect(-10, -94.5, 22, 4, darker(color, 0.4), 0.8),
      rect(-18, -92, 26, 92, color) +
        rect(8, -92, 12, 92, darker(color, 0.26)) +
        rect(-18, -92, 26, 2.4, lighter(color, 0.4)) +
        rect(8, -92, 12, 2.4, lighter(color, 0.12)) +
        rect(-18, -92, 1.6, 92, lighter(color, 0.4)),
      repeat(
        14,
        (row) =>
          [-15, -9.3, -3.6, 2.1]
            .map((x, column) => rect(x, -87.5 + row * 5.5, 4.6, 3.9, glass(row * 4 + column * 3, 0)))
            .join('') +
          [9.6, 14.6]
            .map((x, column) => rect(x, -87.5 + row * 5.5, 4, 3.9, glass(row * 3 + column * 4 + 1, 0.24)))
            .join(''),
      ),
      path('M-16 -87.5L-2 -87.5L-16 -58Z', lit('white'), 0.22) +
        rect(-27.5, -10, 55, 10, darker(color, 0.5)) +
        rect(-27.5, -11.5, 55, 2.6, lighter(color, 0.3), 0.6) +
        [-24, -15, 11, 19.5]
          .map((x) => rect(x, -7.5, 6.5, 7.5, light.isDark ? '#ffdf8a' : lit('#a9cdd9'), 0.4))
          .join('') +
        rect(-6, -8, 13, 8, light.isDark ? '#ffedb8' : lit('#dff0f4'), 0.4) +
        rect(0.1, -8, 0.8, 8, lit('metalDark')) +
        rect(-8, -9.8, 17, 2, lit('dark'), 0.6),
    ].join('');
  }),
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
        path('M-56 -51Q-76 -60 -95 -88Q-92 -66 -82 -50Q-93 -32 -94 -10Q-76 -32 -56 -45Z', darker(color, 0.24)) +
          line('M-66 -53L-86 -72M-68 -48L-86 -28', darker(color, 0.4), 2),
        path('M-48 -62Q-44 -80 -30 -84Q-20 -98 0 -99Q24 -102 44 -92Q52 -86 54 -78L20 -72Z', darker(color, 0.3)) +
          line('M-30 -82L-26 -72M-14 -92L-12 -78M4 -98L4 -82M22 -98L20 -82M38 -93L34 -80', lighter(color, 0.12), 1.8),
        path('M-40 -32Q-46 -12 -34 -7Q-20 -16 -2 -18Z', darker(color, 0.24)) +
          path('M14 -16Q8 -2 22 0Q34 -4 38 -16Z', darker(color, 0.24)),
        path('M95 -45Q80 -80 34 -86Q-14 -88 -62 -54Q-68 -48 -62 -43Q-20 -11 26 -11Q74 -13 95 -45Z', color) +
          path('M92 -52Q76 -81 34 -86Q-14 -88 -62 -54Q-20 -73 24 -72Q66 -70 92 -52Z', darker(color, 0.2)),
        path('M94 -42Q70 -34 26 -33Q-24 -33 -64 -46L-62 -43Q-20 -11 26 -11Q74 -13 94 -42Z', lighter(color, 0.62)),
        [
          [28, -64],
          [28, -52],
          [28, -40],
          [14, -70],
          [14, -58],
          [14, -46],
          [0, -64],
          [0, -52],
          [0, -40],
          [-14, -68],
          [-14, -57],
          [-14, -46],
          [-28, -60],
          [-28, -50],
          [-42, -54],
        ]
          .map(([x = 0, y = 0]) => line(`M${x} ${y - 4.5}Q${x - 7} ${y} ${x} ${y + 4.5}`, darker(color, 0.22), 1.8))
          .join(''),
        path('M52 -83Q84 -74 95 -45Q84 -26 54 -16Q40 -34 40 -52Q42 -72 52 -83Z', lighter(color, 0.18)) +
          path('M58 -20.5Q84 -30 95 -45L84 -40Q66 -34 46 -33Q50 -24 54 -16Z', lighter(color, 0.72)) +
          line('M52 -82Q40 -68 40 -52Q40 -34 54 -17', darker(color, 0.4), 3),
        path('M38 -42Q14 -46 6 -30Q16 -18 38 -30Z', darker(color, 0.34)) +
          line('M30 -38L16 -33M30 -33L19 -27', lighter(color, 0.1), 1.8),
        circle(70, -56, 8, lit('#f6e3a0')) +
          circle(71, -56, 4.8, lit('dark')) +
          circle(69, -58, 1.7, lit('white')) +
          line('M94 -44Q86 -37 78 -38', darker(color, 0.5), 2.6) +
          ellipse(60, -40, 5, 3.4, lit('#eab0a0')),
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
  cow: thing('ground', 1.6, 0.95, '#f3efe6', (color, { lit }) => {
    const patch = lit('#3a3330'),
      pink = lit('#e9aaa2'),
      hoof = lit('#4a3d38');
    return [
      line('M-66 -78Q-78 -66 -73 -42', darker(color, 0.3), 4) +
        path('M-77 -46L-69 -46Q-67 -32 -72 -26Q-79 -32 -77 -46Z', patch),
      [-44, 14]
        .map(
          (x) =>
            path(`M${x} -44L${x + 14} -44L${x + 12} 0L${x + 1} 0Z`, darker(color, 0.3)) +
            rect(x + 1, -7, 11, 7, hoof, 1),
        )
        .join('') +
        path('M-36 -38Q-32 -24 -22 -25Q-10 -26 -10 -38Z', pink) +
        line('M-26 -26L-26 -22M-18 -26L-18 -22', darker(pink, 0.16), 3),
      path(
        'M-68 -74Q-68 -87 -54 -87L14 -86Q34 -88 44 -96L60 -72Q52 -56 42 -42Q34 -34 20 -36L-46 -34Q-66 -36 -67 -56Z',
        color,
      ) + path('M-41 -46Q0 -44 44 -54Q44 -44 38 -38Q30 -34 20 -36L-46 -34Q-42 -40 -41 -46Z', darker(color, 0.14)),
      path(
        'M-62 -86Q-44 -92 -34 -80Q-32 -62 -48 -60Q-62 -58 -67.5 -66L-68 -74Q-68 -83 -62 -86ZM-8 -86.7L22 -86.5Q30 -72 18 -64Q0 -56 -10 -70ZM-30 -44Q-22 -58 -6 -52Q2 -44 -4 -35.4L-28 -35Z',
        patch,
      ),
      path('M-66 -62Q-72 -42 -60 -34L-61 0L-48 0L-48 -28Q-40 -34 -38 -46Z', color) +
        path('M-48 -28Q-40 -34 -39 -47Q-54 -36 -54 0L-48 0Z', darker(color, 0.16)) +
        rect(-61, -7, 13, 7, hoof, 1) +
        path('M26 -52L44 -54Q44 -40 40 -32L41 0L29 0Z', color) +
        path('M38 -53L44 -54Q44 -40 40 -32L41 0L35 0Z', darker(color, 0.16)) +
        rect(29, -7, 12, 7, hoof, 1),
      path('M28 -87.5L34 -90Q34 -70 54 -62L52 -56Q28 -64 28 -87.5Z', lit('#b8432f')) +
        circle(46, -52, 5.4, lit('#e6bd55')) +
        path('M46 -57.4A5.4 5.4 0 0 1 46 -46.6Q50 -52 46 -57.4Z', darker(lit('#e6bd55'), 0.2)) +
        circle(46, -49.5, 1.6, lit('#8a6a2c')),
      path('M44 -92Q28 -102 24 -90Q32 -82 46 -86Z', patch) +
        path('M42 -90Q32 -96 28 -90Q34 -86 43 -87Z', pink) +
        path('M46 -92Q42 -100 48 -100Q52 -96 53 -93Z', lit('#e6d3a4')) +
        path('M60 -94Q64 -100 68 -98Q67 -92 64 -90Z', lit('#e6d3a4')),
      path(
        'M44 -86Q46 -96 58 -95Q68 -94 71 -84L78 -68Q82 -58 76 -54Q68 -50 60 -54Q52 -58 48 -68Q44 -76 44 -86Z',
        patch,
      ) +
        path('M56 -95L62 -94.6L76 -72L62 -64Q58 -80 56 -95Z', color) +
        path('M58 -66Q68 -72 78 -68Q82 -60 77 -54Q68 -50 60 -54Q55 -60 58 -66Z', pink) +
        path('M77 -69Q82 -58 76 -54Q72 -52 68 -52Q76 -58 77 -69Z', darker(pink, 0.14)) +
        ellipse(74, -62, 1.8, 2.6, lit('#8a4a48')) +
        ellipse(65, -60, 1.8, 2.4, lit('#8a4a48')) +
        line('M64 -54.5Q70 -53 75 -56', lit('#a5605a'), 1.6) +
        circle(54, -80, 3.8, lit('white')) +
        circle(54.8, -80, 2.5, lit('#15151a')),
    ].join('');
  }),
  hen: thing('ground', 1.05, 0.25, '#f1e8da', (color, { lit }) =>
    [
      line('M-10 -22L-12 -2M-12 -2L-18 -1M-12 -2L-4 -1M10 -20L10 -2M10 -2L4 -1M10 -2L18 -1', lit('#e0a13f'), 4),
      path(
        'M-26 -52Q-54 -56 -52 -86Q-46 -92 -42 -84Q-44 -98 -36 -98Q-30 -96 -30 -86Q-26 -94 -20 -90Q-14 -84 -16 -60Z',
        darker(color, 0.26),
      ) + line('M-45 -80Q-42 -66 -32 -58M-35 -90Q-34 -74 -26 -62M-23 -86Q-22 -74 -20 -64', darker(color, 0.4), 2),
      path(
        'M-44 -62Q-34 -56 -22 -62Q-6 -68 4 -66Q14 -70 18 -84Q22 -95 32 -94Q45 -92 44 -76Q46 -64 42 -48Q36 -20 4 -16Q-34 -16 -44 -62Z',
        color,
      ) +
        path('M43.5 -56Q38 -20 4 -16Q-22 -16 -36 -38Q-10 -22 12 -28Q34 -34 43.5 -56Z', darker(color, 0.13)) +
        path('M19 -84Q24 -95 32 -94Q36 -92 30 -88Q24 -82 22 -70Q18 -74 19 -84Z', lighter(color, 0.6)),
      path(
        'M-34 -56Q-12 -66 10 -52Q16 -46 10 -44Q12 -38 4 -37Q4 -31 -4 -32Q-8 -26 -16 -31Q-32 -38 -34 -56Z',
        darker(color, 0.24),
      ) +
        path('M-34 -56Q-12 -66 10 -52Q14 -48 12 -46Q-10 -56 -26 -44Q-32 -48 -34 -56Z', darker(color, 0.08)) +
        line('M10 -44Q-2 -50 -12 -46M4 -37Q-6 -42 -16 -40', darker(color, 0.4), 1.8),
      path('M22 -90Q18 -99 26 -96Q26 -102 32 -99Q37 -102 38 -96Q45 -97 42 -86Q34 -94 22 -90Z', lit('#d2382c')) +
        path('M43 -82Q50 -80 53 -75Q48 -72 42 -73Z', lit('#eaa93a')) +
        path('M43 -73L53 -75Q48 -72 42 -72Z', lit('#c47f28')) +
        path('M42 -72Q49 -64 44 -58Q37 -58 38 -68Z', lit('#d2382c')) +
        ellipse(34, -74, 4, 4.6, lit('#e2584a')) +
        circle(36, -83, 3.2, lit('dark')) +
        circle(35, -84, 1, lit('white')),
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
