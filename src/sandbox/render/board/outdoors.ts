import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned } from './svg';

const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** Flat drawings of things of gardens, fields and mountains. */
export const outdoors = {
  barrel: thing('ground', 0.82, 0.55, '#a76a3a', (color, { lit }) =>
    [
      path('M-30 -94Q-50 -50 -30 -4Q0 4 30 -4Q50 -50 30 -94Z', color),
      path('M12 -92L30 -94Q50 -50 30 -4Q22 -1 12 0Q20 -50 12 -92Z', darker(color, 0.2)),
      line('M-16 -92Q-26 -50 -16 -2M0 -92L0 -1M15 -92Q24 -50 15 -2', darker(color, 0.35), 2),
      ellipse(0, -93, 30, 7, lighter(color, 0.22)) + ellipse(0, -92, 25, 5, darker(color, 0.28)),
      [
        [-76, 37],
        [-62, 40],
        [-36, 40],
        [-22, 37],
      ]
        .map(([y = 0, x = 0]) =>
          path(
            `M${-x} ${y}Q0 ${y + 9} ${x} ${y}L${x + 0.6} ${y + 8}Q0 ${y + 17} ${-x - 0.6} ${y + 8}Z`,
            lit('#4b4f57'),
          ),
        )
        .join(''),
    ].join(''),
  ),
  grillBarbecue: thing('ground', 0.9, 0.6, '#35383f', (color, { lit }) =>
    [
      line('M-18 -36L-32 -3M18 -36L30 -8', lit('metalDark'), 5) +
        line('M-24 -18L24 -18', lit('metal'), 4) +
        circle(31, -9, 9, lit('#26262c')) +
        circle(31, -9, 4, lit('metal')),
      path('M-38 -60Q-36 -28 0 -28Q36 -28 38 -60Z', color) +
        path('M14 -60L38 -60Q36 -28 2 -28Q22 -38 14 -60Z', darker(color, 0.4)),
      path('M-38 -66Q-36 -92 0 -92Q36 -92 38 -66Z', color) +
        path('M10 -91Q36 -88 38 -66L18 -66Q20 -82 10 -91Z', darker(color, 0.4)),
      rect(-42, -67, 84, 7, lit('metal'), 3),
      line('M-8 -92L-8 -98L8 -98L8 -92', lit('wood'), 4),
      line('M-28 -72Q-24 -84 -12 -87', lighter(color, 0.45), 4),
    ].join(''),
  ),
  wateringCan: thing('ground', 1.45, 0.24, '#3f9078', (color) =>
    [
      line('M14 -62Q14 -96 36 -96Q68 -96 68 -58Q68 -34 54 -26', darker(color, 0.28), 7),
      path('M2 -36L-52 -80L-60 -72L-2 -6Z', darker(color, 0.1)),
      turned(
        rect(-72, -83, 32, 8, darker(color, 0.28), 3) + path('M-66 -76L-46 -76L-51 -66L-61 -66Z', color),
        -46,
        -56,
        -76,
      ),
      path('M-6 -64L54 -64L60 -4Q60 0 56 0L-10 0Q-14 0 -13 -4Z', color) +
        path('M30 -64L54 -64L60 -4Q60 0 56 0L30 0Z', darker(color, 0.18)),
      path('M-6 -64L54 -64L54 -68Q46 -74 30 -74L18 -74Q4 -74 -6 -68Z', lighter(color, 0.2)) +
        rect(-13, -16, 73, 6, darker(color, 0.3)),
      line('M2 -52L-1 -28', lighter(color, 0.5), 5),
    ].join(''),
  ),
  wheelbarrow: thing('ground', 1.9, 0.42, '#4f8f5c', (color, { lit }) =>
    [
      path('M-44 -72Q-30 -96 -6 -94Q6 -104 24 -98Q48 -98 58 -86Q72 -84 80 -72Z', lit('#6b4630')) +
        path('M24 -98Q48 -98 58 -86Q72 -84 80 -72L40 -72Q46 -88 24 -98Z', darker(lit('#6b4630'), 0.25)),
      line('M-18 -34L-30 -3M-6 -34L-30 -3', lit('#3b3f47'), 6),
      circle(66, -23, 23, lit('#26262c')) + circle(66, -23, 12, lit('metal')) + circle(66, -23, 4, lit('dark')),
      path(
        'M-56 -76L92 -76Q96 -76 94 -71L60 -38Q56 -34 50 -34L-20 -34Q-27 -34 -30 -40L-60 -70Q-62 -76 -56 -76Z',
        color,
      ),
      path('M48 -76L92 -76Q96 -76 94 -71L60 -38Q56 -34 50 -34L26 -34Q46 -48 48 -76Z', darker(color, 0.2)) +
        rect(-60, -77, 155, 7, lighter(color, 0.28), 3),
      line('M66 -23L-6 -33L-64 -55', lit('#b07a45'), 7) + line('M-68 -56L-90 -65', lit('dark'), 9),
    ].join(''),
  ),
  shovel: thing('ground', 0.44, 0.62, '#8894a0', (color, { lit }) =>
    [
      line('M0 -85L-11 -97L11 -97Z', lit('#3a2f2c'), 5.4) +
        rect(-3.2, -86, 6.4, 40, lit('#b9824c')) +
        rect(0.5, -86, 2.7, 40, darker(lit('#b9824c'), 0.25)),
      path('M-4.6 -52L4.6 -52L6.5 -40L18 -40L17 -16Q12 -6 0 0Q-12 -6 -17 -16L-18 -40L-6.5 -40Z', color),
      path('M1 -52L4.6 -52L6.5 -40L18 -40L17 -16Q12 -6 0 0Q3 -20 1 -52Z', darker(color, 0.22)) +
        line('M-12 -34L-11.5 -19', lighter(color, 0.55), 3.4),
      path('M-22 0Q-22 -9 -12 -10Q-6 -16 2 -12Q8 -15 13 -9Q22 -8 22 0Z', lit('#6b4630')) +
        path('M2 -12Q8 -15 13 -9Q22 -8 22 0L8 0Q12 -8 2 -12Z', darker(lit('#6b4630'), 0.25)),
    ].join(''),
  ),
  lantern: thing('table', 0.7, 0.24, '#b5432f', (color, { lit }) =>
    [
      circle(0, -44, 35, lit('#ffd56a'), 0.38),
      line('M-24 -66Q-30 -97 0 -97Q30 -97 24 -66', lit('metalDark'), 3.4),
      line('M-24 -12L-27 -56Q-26 -70 -10 -72M24 -12L27 -56Q26 -70 10 -72', darker(color, 0.2), 5),
      path('M-11 -24Q-24 -42 -12 -62L12 -62Q24 -42 11 -24Z', lit('#ffe9a8')) +
        path('M-1 -56Q10 -44 8 -35Q6 -28 0 -28Q-6 -28 -8 -35Q-8 -42 -1 -56Z', lit('#f79a2c')) +
        path('M0 -44Q5 -38 4 -33Q2 -29 0 -29Q-2 -29 -4 -33Q-4 -38 0 -44Z', lit('#fff3c4')),
      path('M-16 -62L16 -62L11 -72L-11 -72Z', color) +
        rect(-9, -80, 18, 9, darker(color, 0.2)) +
        path('M-14 -80L14 -80L6 -88L-6 -88Z', color),
      path('M-13 -26L13 -26L17 -18L-17 -18Z', darker(color, 0.2)) +
        path('M-26 -18L26 -18Q30 -18 30 -14L32 -4Q32 0 28 0L-28 0Q-32 0 -32 -4L-30 -14Q-30 -18 -26 -18Z', color),
      path('M10 -18L26 -18Q30 -18 30 -14L32 -4Q32 0 28 0L12 0Z', darker(color, 0.2)) +
        line('M-22 -12L-23 -6', lighter(color, 0.5), 4),
    ].join(''),
  ),
  fence: thing('ground', 2, 0.6, '#f6f1e6', (color) =>
    [
      [-76, -34].map((y) => rect(-100, y, 200, 11, darker(color, 0.24))).join(''),
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) => at * 29.6 - 100)
        .map((x) =>
          [
            path(`M${x} 0L${x} -85L${x + 11} -100L${x + 22} -85L${x + 22} 0Z`, color),
            path(`M${x + 11} -100L${x + 22} -85L${x + 22} 0L${x + 16} 0L${x + 16} -86Z`, darker(color, 0.14)),
            circle(x + 8, -70.5, 1.8, darker(color, 0.4)) + circle(x + 8, -28.5, 1.8, darker(color, 0.4)),
          ].join(''),
        )
        .join(''),
    ].join(''),
  ),
  gate: thing('ground', 1.2, 0.7, '#a5673a', (color, { lit }) =>
    [
      [-3, -2, -1, 0, 1, 2]
        .map((at) => [at * 15 + 1, 92 - (at + 0.5) ** 2 * 2.6] as const)
        .map(([x, top]) => rect(x, -top, 13, top - 5, color, 2) + rect(x + 9, 2 - top, 4, top - 7, darker(color, 0.16)))
        .join(''),
      path('M-44 -22L-32 -22L44 -64L44 -68L32 -68L-44 -26Z', darker(color, 0.3)),
      [-71, -25].map((y) => rect(-46, y, 92, 9, darker(color, 0.24), 1)).join(''),
      [-60, 47]
        .map(
          (x) =>
            rect(x, -90, 13, 90, darker(color, 0.42)) +
            rect(x, -90, 4, 90, darker(color, 0.3)) +
            path(`M${x - 1} -90L${x + 6.5} -100L${x + 14} -90Z`, darker(color, 0.3)),
        )
        .join(''),
      [-69, -23].map((y) => line(`M-50 ${y + 2.5}L-24 ${y + 2.5}`, lit('dark'), 5)).join(''),
      rect(28, -56, 24, 5, lit('dark'), 2) + circle(36, -45, 5.5, lit('dark')) + circle(36, -45, 2.6, color),
    ].join(''),
  ),
  shed: thing('ground', 1.2, 1.35, '#b5793f', (color, { lit }) =>
    [
      rect(14, -58, 40, 58, darker(color, 0.24)) + path('M-52 0L-52 -58L-19 -94L14 -58L14 0Z', color),
      line('M-42 -2L-42 -66M4 -2L4 -66M-36 -74L-2 -74', darker(color, 0.14), 1.6) +
        line('M16 -44L52 -44M16 -30L52 -30M16 -16L52 -16', darker(color, 0.36), 1.6),
      path('M-21 -100L30 -100L60 -56L18 -56Z', lit('#5a5f68')) +
        path('M-21 -100L-13 -100L26 -56L18 -56Z', lit('#747b85')),
      path('M-60 -54L-21 -100L-17 -100L22 -54L14 -54L-19 -91L-52 -54Z', lit('#f0e4cc')),
      rect(-35, -50, 32, 50, lit('#5c7f6a'), 1) + path('M-35 -40L-29 -40L-3 -10L-9 -10Z', lit('#46634f')),
      [-46, -12].map((y) => rect(-35, y, 32, 6, lit('#46634f'))).join('') + circle(-8, -28, 2.4, lit('#e6c35a')),
      rect(24, -50, 22, 20, lit('#f0e4cc')) +
        rect(26.5, -47.5, 17, 15, lit('glass')) +
        rect(34, -48, 2, 16, lit('#f0e4cc')),
      line('M47 -46L51 -8', lit('#e0b878'), 2.6) + path('M46 -14L54 -15L56 -4Q53 0 50 0Q47 -2 46 -14Z', lit('metal')),
    ].join(''),
  ),
  greenhouse: thing('ground', 1.45, 1.35, '#4f8f74', (color, { lit }) =>
    [
      path('M-72 0L-72 -58L-38 -98L40 -98L72 -58L72 0Z', lit('#bfe0e2')) +
        path('M-38 -98L40 -98L72 -58L-4 -58Z', lit('#a9d2d8')),
      path('M-72 -58L-38 -98L-4 -58L-4 0L-72 0Z', lit('#d8eeee')),
      [10, 32, 54]
        .map(
          (x, at) =>
            circle(x - 5, -22, 9, lit('leaf')) +
            circle(x + 6, -25, 10, lit('leaf')) +
            circle(x, -35, 9, lit('#6aa564')) +
            [
              [-5, -26],
              [5, -19],
              [3, -36],
            ]
              .map(([a = 0, b = 0]) => circle(x + a, b, 3, lit(at === 1 ? '#e9b23a' : 'red')))
              .join(''),
        )
        .join(''),
      path(
        'M2 -10L24 -58L32 -58L10 -10ZM38 -10L60 -58L64 -58L42 -10ZM-12 -94L-4 -94L30 -62L20 -62Z',
        lit('white'),
        0.4,
      ),
      rect(-4, -12, 76, 12, darker(color, 0.3)) + rect(-72, -12, 68, 12, darker(color, 0.14)),
      rect(-54, -54, 32, 54, color) +
        rect(-50, -50, 24, 30, lit('#eef8f6')) +
        rect(-50, -16, 24, 12, lit('#eef8f6')) +
        circle(-29, -18, 2, lit('#f4d58a')),
      line('M-70.500 -1L-70.500 -58L-38 -97L-5 -58L-5 -1M-70.500 -58L-5 -58M-38 -58L-38 -95', color, 4),
      line(
        'M-38 -98L40 -98L70.500 -58L70.500 -12M-5 -58L70 -58M20 -58L20 -12M45 -58L45 -12M-12 -98L20 -58M14 -98L45 -58',
        darker(color, 0.14),
        3,
      ),
    ].join(''),
  ),
  hayBale: thing('ground', 1.3, 0.75, '#e0b44e', (color) => {
    const straws = [200, 222, 246, 262, 280, 300, 322, 340, 20, 45, 130, 158].map(
      (turn) => [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const,
    );
    return [
      path('M-14 -97L20 -97Q60 -93 60 -50Q60 -5 20 -1L-14 -1Z', darker(color, 0.18)) +
        line('M-14 -97L-4 -100M14 -97L26 -100M36 -93L47 -95M52 -78L60 -82M59 -40L62 -32', darker(color, 0.18), 2.6),
      line('M2 -96Q36 -84 37 -50Q36 -16 2 -2M20 -96Q50 -84 51 -50Q50 -16 20 -2', darker(color, 0.34), 2.6) +
        line('M30 -88L40 -80M44 -60L53 -62M32 -36L46 -34M40 -16L50 -20M26 -64L34 -66', lighter(color, 0.2), 2.4),
      ellipse(-15, -49, 44, 48, lighter(color, 0.14)) +
        straws
          .map(([x, y]) =>
            line(
              `M${-15 + x * 40} ${-49 + y * 44}L${-15 + x * 47 + y * 4} ${-49 + y * 50 - x * 3}`,
              lighter(color, 0.14),
              2.6,
            ),
          )
          .join(''),
      line(
        'M-15 -50Q-9 -55 -7 -48Q-7 -38 -17 -38M-24 -40Q-30 -50 -22 -60M-14 -63Q4 -62 5 -46M3 -36Q-4 -24 -20 -26M-30 -31Q-42 -44 -36 -60M-30 -69Q-18 -79 0 -73M9 -66Q18 -54 15 -40M10 -28Q0 -14 -16 -14M-28 -16Q-46 -24 -49 -44M-48 -58Q-40 -82 -22 -87M-10 -88Q8 -84 18 -70M24 -56Q26 -40 20 -28',
        darker(color, 0.2),
        3.6,
      ),
      line(
        'M-20 -54L-12 -66M-38 -38L-30 -26M4 -58L12 -48M-42 -72L-30 -78M-4 -18L8 -22M-8 -34L0 -40',
        lighter(color, 0.55),
        2.6,
      ) + line('M-48 -1L-58 -5M-52 0L-62 -1M40 -1L54 -5M46 0L60 -1', color, 2.8),
    ].join('');
  }),
  beehive: thing('ground', 1, 0.6, '#e3b04b', (color, { lit }) => {
    const bee = (x: number, y: number, flip = false) =>
      moved(
        [
          ellipse(-2, -6, 3.4, 5.4, lit('white')) + ellipse(3, -6, 3, 4.6, lit('white')),
          ellipse(0, 0, 7.5, 5, lit('#f2b52f')),
          rect(-3.6, -4.5, 2.6, 9, lit('dark'), 1) +
            rect(1.2, -4.8, 2.6, 9.6, lit('dark'), 1) +
            circle(6.4, -0.5, 2.6, lit('dark')),
        ].join(''),
        x,
        y,
        1,
        flip,
      );
    return [
      line('M-25 -12L-29 -2M25 -12L29 -2', lit('woodDark'), 6) + rect(-40, -15, 80, 6, lit('wood'), 1),
      [-36, -58, -80]
        .map((y, at) => [y, at === 1 ? lighter(color, 0.45) : color] as const)
        .map(
          ([y, fill]) =>
            rect(-32, y, 64, 21, fill) +
            rect(19, y, 13, 21, darker(fill, 0.16)) +
            rect(-34, y + 19, 68, 3, darker(color, 0.42)),
        )
        .join(''),
      [-73, -51].map((y) => rect(-11, y, 20, 6, darker(color, 0.55), 3)).join('') +
        rect(-18, -22, 36, 6, lit('dark'), 2),
      path('M-42 -79L-36 -86L0 -100L36 -86L42 -79Z', lit('#8d959c')) +
        path('M0 -100L36 -86L42 -79L14 -79Z', lit('#6f777f')) +
        rect(-42, -81, 84, 4, lit('#5c636b'), 1),
      bee(-41, -52) + bee(41, -64, true) + bee(38, -29, true),
    ].join('');
  }),
  scarecrow: thing('ground', 1, 1.05, '#c24a3a', (color, { lit }) =>
    [
      rect(-3, -60, 6, 60, lit('wood')) + line('M-42 -54L42 -54', lit('wood'), 5),
      [-1, 1]
        .map((side) =>
          line(
            `M${side * 36} -54L${side * 48.5} -61M${side * 36} -53L${side * 48.5} -52M${side * 36} -51L${side * 45} -44M${side * 9} -13L${side * 13} -2M${side * 7} -13L${side * 7} -1`,
            lit('#e9c35c'),
            2.8,
          ),
        )
        .join(''),
      path('M-14 -63L14 -63L40 -61L40 -46L17 -44L15 -28L-15 -28L-17 -44L-40 -46L-40 -61Z', color) +
        path('M6 -63L14 -63L40 -61L40 -46L17 -44L15 -28L8 -28Q11 -46 6 -63Z', darker(color, 0.18)),
      path('M-16 -32L16 -32L18 -10L4 -11L0 -22L-4 -11L-18 -10Z', lit('denim')) +
        line('M-9 -30L-9 -60M9 -30L9 -60', lit('denim'), 4) +
        rect(-11, -48, 22, 18, lit('denim'), 2) +
        rect(-5, -44, 10, 9, lit('#e2b04a'), 1) +
        rect(-34, -56, 9, 8, lit('#e2b04a'), 1),
      line(
        'M-12 -74L-16 -66M-9 -70L-12 -62M12 -74L16 -66M9 -70L12 -62M-4 -64L-5 -58M4 -64L5 -58',
        lit('#e9c35c'),
        3.4,
      ) +
        path('M-14 -84Q-17 -62 0 -61Q17 -62 14 -84Z', lit('#e3c594')) +
        path('M8 -84L14 -84Q17 -62 0 -61Q11 -68 8 -84Z', lit('#cdaa74')),
      circle(-5.5, -76, 2.4, lit('dark')) +
        circle(5.5, -76, 2.4, lit('dark')) +
        line('M-7.500 -69Q0 -63 7.500 -69M-4 -69L-4 -66M0 -68L0 -65M4 -69L4 -66', lit('dark'), 1.3) +
        path('M-2.400 -74L2.400 -74L0 -70Z', lit('#d9702f')),
      ellipse(0, -83, 26, 4.6, lit('#b98538')) +
        path('M-14 -84L-8 -98Q1 -102 7 -97L14 -84Z', lit('#dcae4e')) +
        path('M-14 -83L-12 -89L12 -89L14 -83Q0 -80 -14 -83Z', lit('#7a3b2a')),
      path('M22 -56Q22 -69 31 -71Q32 -77 37 -77Q41 -77 42 -73L47 -71L42 -70Q42 -60 33 -57L20 -51Z', lit('dark')) +
        circle(37, -73, 1.2, lit('white')),
    ].join(''),
  ),
  washingLine: thing('ground', 2.1, 1.1, '#8a5a38', (color, { lit }) => {
    const peg = (x: number, y: number) => rect(x - 1.5, y - 4, 3, 9, lit('#e2b04a'), 1);
    return [
      [-98, 98]
        .map(
          (x) =>
            rect(x - 4, -100, 8, 100, color, 2) +
            rect(x + 1, -100, 3, 100, darker(color, 0.25)) +
            rect(x - 7, -94, 14, 6, darker(color, 0.2), 2),
        )
        .join(''),
      line('M-97 -91Q0 -74 97 -91', lit('#6b6f76'), 2),
      path(
        'M-84 -88L-76 -87Q-70 -82 -64 -85L-56 -84L-46 -72L-54 -64L-58 -68L-58 -40L-82 -40L-82 -70L-87 -67L-94 -76Z',
        lit('#d4553a'),
      ) + path('M-64 -85L-56 -84L-46 -72L-54 -64L-58 -68L-58 -40L-66 -40Q-62 -64 -64 -85Z', lit('#b0432c')),
      path('M-38 -84Q-16 -80 12 -82L12 -32Q-14 -28 -38 -33Z', lit('#f6f1e6')) +
        path('M-38 -46Q-14 -42 12 -45L12 -38Q-14 -35 -38 -39Z', lit('#5a9ab5')) +
        path('M4 -82L12 -82L12 -32L2 -31Z', darker(lit('#f6f1e6'), 0.12)),
      path('M20 -83L46 -86L49 -30L38 -29L34 -64L31 -28L20 -28Z', lit('#48648a')) +
        path('M39 -85L46 -86L49 -30L42 -29Z', lit('#374e6e')),
      [60, 76]
        .map(
          (x) =>
            path(
              `M${x} -88L${x + 9} -89L${x + 10} -68L${x + 16} -62Q${x + 18} -56 ${x + 11} -56Q${x} -58 ${x + 1} -68Z`,
              lit('#e6ad45'),
            ) + path(`M${x} -84L${x + 9} -85L${x + 9} -80L${x} -79Z`, lit('#f6f1e6')),
        )
        .join(''),
      [
        [-82, -87],
        [-58, -84],
        [-35, -84],
        [9, -82],
        [23, -83],
        [43, -86],
        [64, -88],
        [80, -90],
      ]
        .map(([x = 0, y = 0]) => peg(x, y))
        .join(''),
    ].join('');
  }),
  walkingBoot: thing('ground', 1.1, 0.17, '#a5682f', (color, { lit }) =>
    [
      [-52, -36, -4, 12, 28].map((x) => rect(x, -11, 13, 11, lit('dark'), 2)).join('') +
        rect(41, -11, 13, 10, lit('dark'), 4),
      path('M-12 -90L12 -100Q18 -98 18 -90L28 -58L8 -50Z', darker(color, 0.5)),
      path('M-50 -14L-47 -90L2 -90L16 -56Q28 -48 40 -46Q56 -40 54 -14Z', color),
      path('M28 -49Q34 -47 40 -46Q56 -40 54 -14L22 -14Q18 -34 28 -49Z', darker(color, 0.3)),
      path('M-50 -14L-48.5 -50Q-26 -46 -24 -14Z', darker(color, 0.3)),
      path('M-14 -90L2 -90L16 -56L22 -52Q4 -46 -2 -54Z', darker(color, 0.18)),
      rect(-50, -100, 52, 17, darker(color, 0.42), 8) + rect(-44, -97, 18, 4, darker(color, 0.15), 2),
      [0, 1, 2, 3]
        .map(
          (at) =>
            line(`M${-8 + at * 4.5} ${-76 + at * 8}L${12 + at * 4} ${-83 + at * 8.4}`, lit('#e0472f'), 4.2) +
            circle(-9 + at * 4.5, -75.5 + at * 8, 3.4, lit('#f0d08a')),
        )
        .join(''),
      line('M-38 -74L-40 -58', lighter(color, 0.35), 5),
      path('M-53 -19L54 -19Q56 -9 52 -7L-52 -7Q-55 -9 -53 -19Z', lit('#5a5058')),
    ].join(''),
  ),
  rubberBoots: thing('ground', 1.16, 0.24, '#3d8058', (color, { lit }) =>
    [[-4, darker(color, 0.26)] as const, [-58, color] as const]
      .map(([x, fill]) =>
        moved(
          path('M2 -8L4 -96L36 -96L35 -44Q38 -32 50 -27Q62 -22 61 -8Z', fill) +
            path(
              'M25 -96L36 -96L35 -44Q38 -32 50 -27Q62 -22 61 -8L46 -8Q45 -22 34 -30Q24 -38 25 -52Z',
              darker(fill, 0.2),
            ) +
            rect(2, -100, 36, 10, lighter(fill, 0.22), 4) +
            rect(3.5, -80, 32.5, 6, darker(fill, 0.34)) +
            rect(24, -83, 9, 12, lit('metal'), 2) +
            path('M1 -13L60 -13Q63 -10 62 -4Q62 0 58 0L30 0L28 -4L22 -4L20 0L4 0Q0 0 1 -13Z', lit('#e6d6ae')) +
            line('M12 -64L11.5 -36', lighter(fill, 0.4), 5),
          x,
          0,
        ),
      )
      .join(''),
  ),
  climbingRope: thing('table', 0.84, 0.3, '#e2632c', (color, { lit }) => {
    const loop = (at: number) =>
      `M${-12 + at * 1.6} -72Q${-38 + at * 6} -44 ${-37 + at * 7} -22Q${-34 + at * 7} ${-3 - at * 7} -6 ${-3 - at * 7}Q${22 - at * 7} ${-3 - at * 7} ${25 - at * 7} -22Q${26 - at * 6} -44 ${0 - at * 1.6} -72`;
    return [
      line('M8 -66Q34 -56 32 -30Q30 -18 35 -4', darker(color, 0.2), 6),
      [3, 2, 1, 0]
        .map(
          (at) =>
            line(loop(at), at % 2 === 0 ? color : darker(color, 0.22), 7) +
            `<path d="${loop(at)}" fill="none" stroke="${at % 2 === 0 ? lit('#f6dfae') : lit('#3b4656')}" stroke-width="7" stroke-dasharray="2.5 14" stroke-dashoffset="${at * 5}"/>`,
        )
        .join(''),
      line('M-14 -78Q-34 -92 -20 -96Q-10 -96 -8 -78M2 -78Q22 -92 8 -96Q-2 -96 -4 -78', darker(color, 0.12), 7),
      [0, 1, 2]
        .map((at) => rect(-23, -86 + at * 7, 34, 7.4, at % 2 === 0 ? lighter(color, 0.22) : color, 3.6))
        .join(''),
      `<g transform="translate(24 -74) rotate(-16)">${line('M-12 -14Q-10 -23 2 -23Q14 -22 13 -10L9 20Q7 29 -1 28Q-10 27 -11 18Z', lit('#7a8794'), 6)}${line('M-12 -12L-11 14', lit('#e3e8ec'), 6)}</g>`,
    ].join('');
  }),
  sleepingBag: thing('ground', 2.7, 0.34, '#2f7fa3', (color, { lit }) => {
    const body =
      'M-134 -52Q-132 -98 -88 -99Q-70 -102 -52 -97Q-34 -101 -16 -93Q2 -96 20 -88Q38 -90 56 -82Q74 -84 92 -76Q110 -78 124 -66Q136 -54 134 -38';
    return [
      path(
        `${body}Q134 -14 112 -8Q94 0 76 -4Q58 2 40 -2Q20 3 2 -1Q-16 3 -34 0Q-54 3 -72 0Q-134 4 -134 -52Z`,
        darker(color, 0.3),
      ),
      path(
        `${body}Q132 -22 110 -18Q94 -11 76 -15Q58 -9 40 -13Q20 -8 2 -12Q-16 -8 -34 -11Q-54 -8 -72 -12Q-132 -10 -134 -52Z`,
        color,
      ),
      path(
        'M134 -38Q132 -22 110 -18Q94 -11 76 -15Q58 -9 40 -13Q20 -8 2 -12Q-16 -8 -34 -11L-30 -34Q60 -30 134 -38Z',
        darker(color, 0.14),
      ),
      [-52, -16, 20, 56, 92]
        .map((x, at) => line(`M${x} ${-96 + at * 5}Q${x + 12} -52 ${x} ${-12 - at * 1.2}`, darker(color, 0.3), 3))
        .join(''),
      path('M-44 -58L34 -52L-36 -22Q-44 -40 -44 -58Z', lit('#e79a3c')) +
        line('M-50 -58L34 -53L84 -50', lit('#f0e6cf'), 3),
      ellipse(-84, -56, 40, 33, darker(color, 0.45)) +
        path('M-118 -44Q-112 -78 -84 -80Q-56 -80 -46 -56Q-44 -34 -62 -26Q-102 -18 -118 -44Z', lit('#e79a3c')),
      path('M-108 -44Q-106 -70 -84 -70Q-60 -70 -58 -48Q-60 -34 -82 -34Q-104 -34 -108 -44Z', lit('white')) +
        path('M-106 -42Q-84 -48 -58 -46Q-60 -34 -82 -34Q-102 -34 -106 -42Z', darker(lit('white'), 0.14)),
    ].join('');
  }),
  goal: thing('ground', 2.3, 1.3, '#f6f5ef', (color, { lit }) =>
    [
      path('M-110 -94L-84 -82L84 -82L110 -94L110 0L84 -14L-84 -14L-110 0Z', lit('#34464e'), 0.4),
      [-84, -63, -42, -21, 0, 21, 42, 63, 84]
        .map((x) => line(`M${x * 1.3} -94L${x} -82L${x} -14`, lit('#dfe6e6'), 1.6))
        .join(''),
      [-71, -57, -43, -29]
        .map((y) => line(`M-110 ${y * 1.17 - 1}L-84 ${y}L84 ${y}L110 ${y * 1.17 - 1}`, lit('#dfe6e6'), 1.6))
        .join(''),
      [-101, -92, 92, 101]
        .map((x) =>
          line(`M${x} ${-82 - (Math.abs(x) - 84) * 0.46}L${x} ${-14 + (Math.abs(x) - 84) * 0.54}`, lit('#dfe6e6'), 1.6),
        )
        .join(''),
      line('M-110 -2L-84 -14L84 -14L110 -2', lit('metal'), 3.4),
      rect(-115, -100, 9, 100, color, 2) +
        rect(106, -100, 9, 100, darker(color, 0.16), 2) +
        rect(-115, -100, 230, 9, color, 2) +
        rect(-106, -93.5, 212, 2.5, darker(color, 0.2)),
    ].join(''),
  ),
  basketballHoop: thing('ground', 0.72, 2.1, '#e2582c', (color, { lit }) =>
    [
      rect(-4, -56, 8, 54, lit('metalDark')) +
        rect(0, -56, 4, 54, darker(lit('metalDark'), 0.25)) +
        path('M-24 0Q-24 -8 -16 -8L16 -8Q24 -8 24 0Z', lit('dark')),
      rect(-36, -100, 72, 50, color, 4) +
        rect(-32.5, -96.5, 65, 43, lit('white'), 2) +
        path('M12 -96.500L32.5 -96.500L32.5 -53.500L0 -53.500Z', darker(lit('white'), 0.1)),
      path('M-13 -84L13 -84L13 -62L-13 -62ZM-9 -80L-9 -62L9 -62L9 -80Z" fill-rule="evenodd', color),
      path('M-16 -55L16 -55L10 -30L-10 -30Z', lit('#34464e'), 0.35),
      line(
        'M-15 -54L-3 -30M-8 -54L4 -30M0 -54L9 -32M8 -54L10 -46M15 -54L3 -30M8 -54L-4 -30M0 -54L-9 -32M-8 -54L-11 -46M-15 -54L-10 -30M15 -54L10 -30M-12 -43L12 -43',
        lit('white'),
        1.5,
      ),
      line(ring(0, -57, 17, 4), darker(color, 0.25), 3.4) + line('M-17 -57A17 4 0 0 0 17 -57', color, 4),
    ].join(''),
  ),
  golfBag: thing('ground', 0.7, 0.75, '#2f7a5c', (color, { lit }) =>
    [
      line('M-12 -60L-20 -84M-2 -60L-3 -88M10 -60L20 -82', lit('metal'), 3),
      path('M-17 -80L-22 -82Q-36 -80 -35 -90Q-32 -100 -20 -98Q-14 -94 -17 -80Z', lit('#3a3f4c')) +
        path('M-34 -93Q-30 -99 -22 -98Q-26 -92 -34 -93Z', lit('#6d7585')),
      path('M-7 -84L-1 -84Q-1 -88 4 -90Q8 -98 1 -100Q-10 -101 -9 -92Z', lit('#d8452f')) +
        path('M-6.5 -87L-1 -87L-1 -83L-7 -83Z', lit('white')),
      path('M17 -78L19 -86Q24 -90 25 -99Q27 -101 30 -98Q37 -88 34 -82Q28 -78 21 -77Z', lit('#e6eaed')) +
        line('M26 -91L32 -89M25 -87L33 -85M24 -83L31 -81', lit('metalDark'), 1.4),
      line('M-16 -54Q-38 -40 -17 -18', lit('#d9b98a'), 5),
      path('M-18 -58L18 -58L15 -2Q15 0 12 0L-12 0Q-15 0 -15 -2Z', color) +
        path('M7 -58L18 -58L15 -2Q15 0 12 0L3 0Q9 -28 7 -58Z', darker(color, 0.2)),
      rect(-21, -63, 42, 10, lit('dark'), 4) + rect(-17, -8, 34, 8, lit('dark'), 3),
      rect(-12, -33, 20, 22, darker(color, 0.3), 4) +
        rect(-12, -33, 20, 6, darker(color, 0.45), 3) +
        path('M16 -48Q30 -44 28 -28L26 -12L14 -12Z', darker(color, 0.36)),
      rect(-11, -50, 13, 13, lit('white'), 2) + circle(-4.5, -43.5, 3, lit('#d8452f')),
    ].join(''),
  ),
  drone: thing(
    'air',
    2,
    0.2,
    '#414b5a',
    (color, { lit }) =>
      [
        line('M-20 -58L-42 -84M20 -58L42 -84', darker(color, 0.25), 9),
        [-42, 42]
          .map((x) => rect(x - 5, -92, 10, 14, darker(color, 0.4), 3) + ellipse(x, -94, 32, 6, lit('#9fb0bc'), 0.8))
          .join(''),
        line('M-24 -34L-40 -4M24 -34L40 -4', darker(color, 0.35), 6) +
          line('M-54 -4L-30 -4M30 -4L54 -4', darker(color, 0.35), 8),
        line('M-24 -48L-64 -58M24 -48L64 -58', color, 12) + line('M24 -44L62 -54', darker(color, 0.25), 5),
        [-64, 64]
          .map(
            (x) =>
              rect(x - 8, -70, 16, 20, darker(color, 0.25), 4) +
              ellipse(x, -72, 36, 7.5, lit('#c9d5dc'), 0.9) +
              line(`M${x - 30} -72L${x + 30} -72`, lit('#6d7a86'), 3) +
              circle(x, -73, 4, lit('dark')) +
              circle(x, -53, 4, lit(x < 0 ? '#62e39a' : '#ff6a55')),
          )
          .join(''),
        path('M-34 -46Q-32 -68 0 -68Q32 -68 34 -46Q32 -26 16 -26L-16 -26Q-32 -26 -34 -46Z', color) +
          path('M12 -67Q32 -64 34 -46Q32 -26 16 -26L6 -26Q22 -44 12 -67Z', darker(color, 0.2)) +
          ellipse(-12, -58, 12, 4, lighter(color, 0.4)),
        circle(0, -22, 15, darker(color, 0.55)) + circle(0, -22, 9, lit('#5bb4d8')) + circle(-3, -25, 3, lit('white')),
      ].join(''),
    'fly',
  ),
  hotTub: thing('ground', 1.6, 0.7, '#b9743f', (color, { lit }) =>
    [
      path('M-73 -56L-67 -8Q-16 4 40 -3L73 -56Z', color) +
        path('M-73 -56L73 -56L68 -8Q0 8 -67 -8Z', color) +
        path('M34 -48L73 -56L68 -8Q50 -3 32 -1.5Z', darker(color, 0.18)),
      line(
        'M-54 -44L-50 -6M-33 -40L-31 -3M-11 -38L-10 -2M11 -38L10 -2M33 -40L31 -3M54 -44L50 -6',
        darker(color, 0.3),
        2.5,
      ),
      line('M-70.5 -36Q0 -16 70.5 -36M-68 -16Q0 2 68 -16', lit('#4c5158'), 4.5),
      ellipse(0, -58, 76, 20, lighter(color, 0.24)) +
        ellipse(0, -58, 65, 14.5, darker(color, 0.38)) +
        path('M-63 -55Q-40 -67 0 -67Q40 -67 63 -55Q50 -43.5 0 -43.5Q-50 -43.5 -63 -55Z', lit('#5fb7cf')),
      [
        [-42, -55, 6],
        [-29, -50, 6],
        [-20, -57, 5],
        [18, -50, 7],
        [34, -54, 6],
        [4, -56, 5],
        [45, -50, 4],
        [-4, -48, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.7, lit('#e9f7f9')))
        .join(''),
      line(
        'M-30 -66Q-38 -73 -30 -81T-30 -97M0 -68Q-8 -75 0 -83T0 -98M30 -66Q22 -73 30 -81T30 -97',
        lit('#f4fafa'),
        6,
        0.85,
      ),
      rect(30, -28, 6, 28, darker(color, 0.5)) +
        rect(72, -28, 6, 28, darker(color, 0.5)) +
        rect(27, -31, 53, 7, lighter(color, 0.12), 2) +
        rect(25, -15, 55, 7, lighter(color, 0.12), 2) +
        rect(30, -24, 48, 3, darker(color, 0.5)) +
        rect(30, -8, 48, 3, darker(color, 0.5)),
    ].join(''),
  ),
  trampoline: thing('ground', 1.4, 1.3, '#2f6fb5', (color, { lit }) =>
    [
      line('M-30 -40L-30 -96M30 -40L30 -96', lit('metalDark'), 3.5),
      line('M-40 -26L-40 -3L-20 -3L-20 -24M40 -26L40 -3L20 -3L20 -24M-64 -32L-64 -9M64 -32L64 -9', lit('metalDark'), 4),
      path('M-66 -90Q0 -104 66 -90L66 -34L-66 -34Z', lit('#3a4452'), 0.22),
      ellipse(0, -31, 70, 15, darker(color, 0.3)) +
        ellipse(0, -34, 70, 15, color) +
        ellipse(0, -34, 56, 10.5, lit('#e9edee')) +
        ellipse(0, -34, 53, 9, lit('#2b2f38')),
      line(
        'M-54 -93L-54 -26M-42 -95L-42 -23M-14 -83L-14 -20M14 -83L14 -20M42 -95L42 -23M54 -93L54 -26M-66 -76Q0 -62 66 -76M-66 -62Q0 -48 66 -62M-66 -48Q0 -34 66 -48',
        lit('#3a4452'),
        1,
        0.4,
      ),
      line('M-66 -90Q0 -106 66 -90Q0 -76 -66 -90', lit('#454a55'), 3),
      [-66, -28, 28, 66]
        .map((x) =>
          rect(x - 3.5, Math.abs(x) > 30 ? -94 : -86, 7, Math.abs(x) > 30 ? 58 : 64, lighter(color, 0.15), 3.5),
        )
        .join(''),
    ].join(''),
  ),
  climbingFrame: thing('ground', 1.6, 1.4, '#b9743f', (color, { lit }) =>
    [
      path('M18 -46L34 -50Q44 -20 66 -12L79 -12L79 0L64 0Q34 -6 18 -46Z', lit('#f0b93a')) +
        path('M26 -48L34 -50Q44 -20 66 -12L79 -12L79 -7L66 -7Q38 -14 26 -48Z', lit('#d18f24')),
      rect(-18, -42, 36, 42, lit('#7fb2c4')) +
        path('M6 -42L18 -42L18 0L6 0Z', lit('#6699ac')) +
        [
          [-11, -8, '#d4553a'],
          [5, -9, '#f0b93a'],
          [-4, -18, '#4f8a58'],
          [10, -22, '#d4553a'],
          [-12, -27, '#f0b93a'],
          [2, -31, '#7a4fa0'],
        ]
          .map(([x, y, fill]) => circle(Number(x), Number(y), 3.4, lit(String(fill))))
          .join(''),
      line('M-77 -2Q-62 -46 -22 -46M-59 -2Q-48 -33 -22 -33', color, 4.5) +
        line(
          'M-75 -9L-58 -8M-70 -20L-53 -15M-62 -31L-46 -22M-50 -40L-38 -29M-36 -45L-30 -33',
          darker(color, 0.28),
          3.6,
        ),
      rect(-25, -76, 7, 76, color) +
        rect(18, -76, 7, 76, darker(color, 0.18)) +
        rect(-29, -48, 58, 7, darker(color, 0.3), 1),
      rect(-18, -63, 36, 4, color) + [-13, -4.5, 4, 12].map((x) => rect(x, -62, 4, 15, color)).join(''),
      path('M-36 -73L0 -100L36 -73Z', lit('#c9503a')) + path('M0 -100L36 -73L11 -73Z', lit('#a23d2b')),
    ].join(''),
  ),
  cableCarGondola: thing(
    'air',
    1,
    1.2,
    '#d23f2e',
    (color, { lit }) =>
      [
        line('M-50 -90L50 -98', lit('dark'), 2),
        path('M-13 -95L13 -97L13 -90L-13 -88Z', lit('metalDark')) +
          circle(-8, -95, 3, lit('dark')) +
          circle(8, -96.5, 3, lit('dark')),
        line('M0 -91L0 -86Q16 -80 0 -68', lit('metalDark'), 4) + rect(-16, -70, 32, 5, lit('metalDark'), 2),
        path(
          'M-28 -67L28 -67Q36 -67 38 -60L43 -34L37 -8Q36 -2 28 -2L-28 -2Q-36 -2 -37 -8L-43 -34L-38 -60Q-36 -67 -28 -67Z',
          color,
        ),
        path('M20 -67L28 -67Q36 -67 38 -60L43 -34L37 -8Q36 -2 28 -2L16 -2Q28 -30 20 -67Z', darker(color, 0.18)),
        path('M-31 -61L-3 -61L-3 -31L-38 -31Z', lit('glass')) +
          path('M3 -61L31 -61L38 -31L3 -31Z', darker(lit('glass'), 0.14)),
        circle(-17, -44, 6, lit('skinDark')) +
          path('M-24 -45Q-23 -53 -17 -53Q-11 -53 -10 -45Z', lit('#3c5f8a')) +
          path('M-28 -31Q-27 -38 -17 -38Q-8 -38 -7 -31Z', lit('#e0a53a')),
        path('M-34 -46L-29 -61L-23 -61L-32 -34L-37 -34Z', lit('white'), 0.6),
        line('M0 -64L0 -4', darker(color, 0.35), 2) + rect(-34, -26, 28, 3, lit('white'), 1.5),
        line('M20 -62Q22 -66 23 -60L23 -8M28 -60Q30 -66 31 -58L31 -8', lit('#f0c13c'), 3.4) +
          rect(14, -22, 24, 8, lit('dark'), 2) +
          rect(-30, -3, 60, 3, lit('dark'), 1.5),
      ].join(''),
    'bob',
  ),
  seedlingTray: thing('table', 2, 0.16, '#4f5a61', (color, { lit }) => {
    const sprout = (x: number, y: number, s: number, leaf: string) =>
      moved(
        line('M0 0Q2 -18 0 -36', leaf, 3.4) +
          path('M0 -34Q-15 -30 -16 -46Q-3 -48 0 -34Z', leaf) +
          path('M0 -34Q15 -32 15 -50Q2 -48 0 -34Z', lighter(leaf, 0.22)),
        x,
        y,
        s,
      );
    return [
      path('M-88 -52L88 -52L100 -32L-100 -32Z', lighter(color, 0.12)) +
        path('M-82 -49L82 -49L91 -35L-91 -35Z', lit('#4b3024')),
      [-63, -31, 0, 31, 63].map((x, at) => sprout(x, -46, [0.96, 1.06, 0.9][at % 3] ?? 1, lit('leaf'))).join(''),
      [-80, -48, -16, 16, 48, 80]
        .map((x, at) => ellipse(x, -37, 12, 4, lit('#6b4733')) + sprout(x, -38, at % 2 ? 0.84 : 0.98, lit('#86c05a')))
        .join(''),
      rect(-100, -36, 200, 9, color, 3) + rect(-100, -36, 200, 3, lighter(color, 0.28), 1.5),
      [-80, -48, -16, 16, 48, 80]
        .map(
          (x) =>
            path(
              `M${x - 15} -27L${x + 15} -27L${x + 11} -2Q${x + 10} 0 ${x + 8} 0L${x - 8} 0Q${x - 10} 0 ${x - 11} -2Z`,
              darker(color, 0.1),
            ) +
            path(`M${x + 5} -27L${x + 15} -27L${x + 11} -2Q${x + 10} 0 ${x + 8} 0L${x + 3} 0Z`, darker(color, 0.34)),
        )
        .join(''),
    ].join('');
  }),
  flowerPots: thing('table', 1.7, 0.26, '#c8683c', (color, { lit }) => {
    const pot = (x: number, s: number) =>
      moved(
        path('M-22 -34L22 -34L17 -2Q16 0 14 0L-14 0Q-16 0 -17 -2Z', color) +
          path('M8 -34L22 -34L17 -2Q16 0 14 0L4 0Z', darker(color, 0.18)) +
          rect(-26, -44, 52, 12, lighter(color, 0.1), 3) +
          path('M10 -44L23 -44Q26 -44 26 -41L26 -35Q26 -32 23 -32L9 -32Z', darker(color, 0.14)) +
          line('M-16 -28L-14 -10', lighter(color, 0.35), 3),
        x,
        0,
        s,
      );
    const daisy = (x: number, y: number) =>
      [0, 45, 90, 135]
        .map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${ellipse(x, y, 12, 4, lit('white'))}</g>`)
        .join('') + circle(x, y, 4.6, lit('#f0bb35'));
    const tulip = (x: number, y: number, fill: string) =>
      path(
        `M${x - 10} ${y - 12}L${x - 5} ${y - 6}L${x} ${y - 14}L${x + 5} ${y - 6}L${x + 10} ${y - 12}Q${x + 14} ${y + 9} ${x} ${y + 9}Q${x - 14} ${y + 9} ${x - 10} ${y - 12}Z`,
        fill,
      );
    return [
      line('M-58 -40L-70 -62M-58 -40L-58 -74M-58 -40L-42 -60', lit('leaf'), 3) +
        path('M-60 -40Q-84 -40 -82 -54Q-64 -54 -60 -40ZM-54 -40Q-34 -38 -32 -52Q-50 -54 -54 -40Z', lit('leaf')) +
        daisy(-70, -64) +
        daisy(-43, -61) +
        daisy(-57, -79),
      line('M0 -46L-16 -72M0 -46L0 -84M0 -46L16 -70', lit('leafDark'), 3.4) +
        path('M-2 -46Q-26 -54 -26 -76Q-4 -68 -2 -46ZM2 -46Q26 -54 27 -78Q6 -68 2 -46Z', lit('#63a05a')) +
        tulip(-16, -74, lit('#f08a9a')) +
        tulip(17, -72, lit('#d63a4a')) +
        tulip(0, -86, lit('#e0485a')),
      [
        [-14, -66],
        [-5, -80],
        [6, -84],
        [16, -68],
      ]
        .map(
          ([dx = 0, y = 0]) =>
            line(`M58 -40L${58 + dx} ${y + 12}`, lit('#7d9a68'), 2.6) +
            [0, 1, 2, 3]
              .map((k) =>
                ellipse(
                  58 + dx * (1 + k * 0.06),
                  y + 12 - k * 6.5,
                  5.4 - k * 0.7,
                  4.4,
                  lit(k % 2 ? '#9a7cc8' : '#7a58b0'),
                ),
              )
              .join(''),
        )
        .join('') + path('M54 -40Q32 -40 36 -56Q50 -52 54 -40ZM62 -40Q84 -40 80 -56Q66 -52 62 -40Z', lit('#7d9a68')),
      pot(-58, 0.98) + pot(58, 0.98) + pot(0, 1.1),
    ].join('');
  }),
} as const satisfies Record<string, Subject>;
