import { darker, lighter } from '../look/palette';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned, circlePath, repeat } from './svg';

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
      moved(
        turned(
          line('M-12 -14Q-10 -23 2 -23Q14 -22 13 -10L9 20Q7 29 -1 28Q-10 27 -11 18Z', lit('#7a8794'), 6) +
            line('M-12 -12L-11 14', lit('#e3e8ec'), 6),
          -16,
        ),
        24,
        -74,
      ),
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
      line(circlePath(0, -57, 17, 4), darker(color, 0.25), 3.4) + line('M-17 -57A17 4 0 0 0 17 -57', color, 4),
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
      [0, 45, 90, 135].map((turn) => turned(ellipse(x, y, 12, 4, lit('white')), turn, x, y)).join('') +
      circle(x, y, 4.6, lit('#f0bb35'));
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
  skewers: thing('table', 1.9, 0.15, '#4b545e', (color, { lit }) => {
    const meat = (x: number) =>
      rect(x - 13, -12, 26, 24, lit('#9a5232'), 7) +
      path(
        `M${x - 13} 3L${x + 13} 3L${x + 13} 5Q${x + 13} 12 ${x + 6} 12L${x - 6} 12Q${x - 13} 12 ${x - 13} 5Z`,
        lit('#743a22'),
      ) +
      line(`M${x - 6} -6L${x - 2} 5M${x + 3} -7L${x + 7} 4`, lit('#4a2418'), 3);
    const piece = (x: number, fill: string) =>
      rect(x - 6, -13, 12, 26, fill, 5) +
      rect(x - 3.5, -10, 3, 11, lighter(fill, 0.4), 1.5) +
      path(`M${x - 6} 3L${x + 6} 3L${x + 6} 8Q${x + 6} 13 ${x} 13Q${x - 6} 13 ${x - 6} 8Z`, darker(fill, 0.16));
    const tomato = (x: number) =>
      circle(x, 0, 12, lit('#d63a2c')) +
      path(`M${x - 11.5} 3A12 12 0 0 0 ${x + 11.5} 3Q${x} 8 ${x - 11.5} 3Z`, lit('#a92a24')) +
      ellipse(x - 4, -5, 3, 2.4, lit('#f6a090'));
    const [green, yellow, purple] = [lit('#5fa548'), lit('#f2c23a'), lit('#b05a8c')];
    const stick =
      line('M-88 0L84 0', lit('#e0bd86'), 4.4) +
      path('M82 -2.2L92 0L82 2.2Z', lit('#e0bd86')) +
      circle(-88, 0, 4.4, lit('#b98a52'));
    return [
      path('M-74 -46L74 -46L95 -9L-95 -9Z', color) +
        path('M42 -46L74 -46L95 -9L66 -9Z', darker(color, 0.16)) +
        rect(-95, -9, 190, 9, darker(color, 0.35), 2),
      moved(
        turned(stick + meat(-46) + piece(-26, green) + meat(-6) + tomato(20) + piece(39, yellow) + meat(59), -6),
        0,
        -79,
      ),
      moved(
        turned(stick + tomato(-47) + meat(-21) + piece(-1, yellow) + meat(19) + piece(39, purple) + meat(59), -6),
        0,
        -50,
      ),
      moved(
        turned(stick + meat(-46) + piece(-26, purple) + meat(-6) + piece(14, green) + meat(34) + tomato(60), -6),
        0,
        -21,
      ),
    ].join('');
  }),
  heatPump: thing('ground', 1.25, 0.58, '#e4e9eb', (color, { lit }) =>
    [
      rect(-52, -10, 18, 10, lit('#3a3f45'), 2) + rect(30, -10, 18, 10, lit('#3a3f45'), 2),
      rect(-62, -95, 124, 88, color, 4) +
        path('M32 -95L62 -95L62 -11Q62 -7 58 -7L32 -7Z', darker(color, 0.16)) +
        rect(-62.5, -100, 125, 9, lit('#5b646c'), 3),
      rect(-55, -86, 80, 73, darker(color, 0.1), 4) + circle(-15, -49, 35, lit('#30363c')),
      [0, 72, 144, 216, 288]
        .map((a) =>
          turned(
            path('M0 -2Q-17 -8 -17 -23Q-14 -31 -2 -32Q10 -31 9 -24Q2 -14 4 -2Z', lit('#8a959d')) +
              path('M9 -24Q2 -14 4 -2L0 -2Q-4 -16 3 -31.500Q10 -30 9 -24Z', lit('#6f7a82')),
            a,
          ).replace('rotate', 'translate(-15 -49) rotate'),
        )
        .join(''),
      [34, 23, 13]
        .map((r) => line(`M${-15 - r} -49a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, lit('#d5dcdf'), 1.5))
        .join('') +
        line('M-49 -49L19 -49M-15 -83L-15 -15M-39 -73L9 -25M9 -73L-39 -25', lit('#d5dcdf'), 1.5) +
        circle(-15, -49, 7, lit('#d5dcdf')),
      [-84, -77, -70, -63, -56].map((y) => rect(38, y, 18, 3, darker(color, 0.4), 1.5)).join('') +
        rect(38, -46, 18, 9, lit('#2f9a8c'), 2) +
        circle(43, -41.5, 2, lit('white')),
      rect(36, -28, 20, 14, darker(color, 0.3), 2) +
        [-24, -17].map((y) => rect(42, y - 2, 20.5, 4, lit('#b8703f'), 2)).join('') +
        rect(-60, -84, 3, 50, lighter(color, 0.8), 1.5),
    ].join(''),
  ),
  firewood: thing('ground', 1.8, 0.35, '#7d4f30', (color, { lit }) => {
    const faces = ['#e2b880', '#edcb98', '#d6a76c'].map(lit);
    const log = (x: number, y: number, a: number) =>
      moved(
        turned(
          circle(0, 0, 18, color) +
            path('M7 -16.600A18 18 0 0 1 -3 17.700A20 20 0 0 0 7 -16.600Z', darker(color, 0.3)) +
            circle(0, 0, 14.2, faces[(a / 10) % 3] ?? color) +
            line('M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', lit('#bd8a54'), 1.7) +
            turned(path('M0 -1.500L14 -0.800L14 0.800L0 1.500Z', lit('#8f6038')), a),
          0,
        ),
        x,
        y,
      );
    return [
      path('M-72 0L-72 -30L-36 -90L36 -90L72 -30L72 0Z', darker(color, 0.55)),
      [
        [-72, 20],
        [-36, 200],
        [0, 100],
        [36, 310],
        [72, 150],
      ]
        .map(([x = 0, a = 0]) => log(x, -18, a))
        .join(''),
      [
        [-54, 80],
        [-18, 320],
        [18, 30],
        [54, 220],
      ]
        .map(([x = 0, a = 0]) => log(x, -49, a))
        .join(''),
      [
        [-36, 140],
        [0, 60],
        [36, 340],
      ]
        .map(([x = 0, a = 0]) => log(x, -81, a))
        .join(''),
    ].join('');
  }),
  gardenTable: thing('ground', 1.36, 1.3, '#d9553c', (color, { lit }) =>
    [
      rect(-1.6, -96, 3.2, 92, lit('#8a5a38')) + rect(-9, -4, 18, 4, lit('#5d656d'), 2),
      path(
        'M-60 -66Q-48 -94 0 -97Q48 -94 60 -66Q50 -58 40 -64Q30 -58 20 -64Q10 -58 0 -64Q-10 -58 -20 -64Q-30 -58 -40 -64Q-50 -58 -60 -66Z',
        color,
      ),
      path('M0 -97Q-22 -90 -20 -64Q-30 -58 -40 -64Q-36 -88 0 -97ZM0 -97Q22 -90 20 -64Q10 -58 0 -64Z', lit('#fbf1de')) +
        path('M0 -97Q48 -94 60 -66Q50 -58 40 -64Q36 -88 0 -97Z', darker(color, 0.18)) +
        path('M0 -97Q22 -90 20 -64Q15 -61 11 -61.500Q15 -84 0 -97Z', darker(lit('#fbf1de'), 0.12)) +
        circle(0, -98, 2.4, lit('#8a5a38')),
      [-1, 1]
        .map((s) =>
          moved(
            line(
              'M-65 -46L-60 -20M-60 -20L-63 -1.500M-44 -20L-41 -1.500',
              s > 0 ? lit('#8a5a38') : lit('#6f452a'),
              3.2,
            ) +
              rect(-63, -22, 24, 4, lit(s > 0 ? '#a9713f' : '#8a5a38'), 1.5) +
              line('M-64 -41L-61.500 -28', lit('#a9713f'), 4.4) +
              line('M-62 -32L-44 -32L-44 -20', lit('#8a5a38'), 2.4),
            0,
            0,
            1,
            s < 0,
          ),
        )
        .join(''),
      line('M-24 -34L-19 -1.500M24 -34L19 -1.500', lit('#6f452a'), 3.4) +
        rect(-33, -37, 66, 5, lit('#b98050'), 2) +
        path('M14 -37L31 -37Q33 -37 33 -35L33 -34Q33 -32 31 -32L14 -32Z', lit('#96623a')) +
        rect(-21, -18, 42, 2.6, lit('#6f452a')),
      path('M-22 -48L-13 -48L-14.500 -37L-20.500 -37Z', lit('#e9f3f5')) +
        path('M-21.600 -44L-13.500 -44L-14.500 -37L-20.500 -37Z', lit('#f3a33a')) +
        path('M12 -50L22 -50L21 -37L13 -37Z', lit('#e9f3f5')) +
        path('M12.300 -46L21.700 -46L21 -37L13 -37Z', lit('#f3d24f')) +
        line('M22.500 -47Q26.500 -46 22 -41', lit('#d3e2e6'), 1.6),
    ].join(''),
  ),
  hedge: thing('ground', 1.85, 0.72, '#5a9a4c', (color, { lit }) => {
    const leaf = (x: number, y: number, a: number, fill: string, s = 1) =>
      moved(turned(path('M-6 0Q0 -6 6 0Q0 6 -6 0Z', fill), a), x, y, s);
    return [
      [-70, -30, 10, 50, 78].map((x) => rect(x - 2, -12, 4, 12, lit('woodDark'))).join(''),
      path(
        'M-92 -62Q-92 -68 -86 -68L10 -68Q16 -76 24 -71Q30 -80 38 -73Q46 -82 54 -74Q62 -81 70 -73Q80 -78 86 -70Q94 -66 90 -58Q94 -50 91 -42Q94 -32 91 -24Q94 -14 88 -8Q80 -3 72 -7Q62 -2 52 -7Q42 -2 32 -7Q20 -2 10 -7Q0 -2 -10 -7Q-20 -2 -30 -7Q-40 -2 -50 -7Q-62 -2 -72 -7Q-84 -2 -90 -8Q-94 -14 -92 -22Z',
        color,
      ),
      path(
        'M50 -72Q52 -77 54 -74Q62 -81 70 -73Q80 -78 86 -70Q94 -66 90 -58Q94 -50 91 -42Q94 -32 91 -24Q94 -14 88 -8Q80 -3 72 -7Q62 -2 52 -7Q42 -2 32 -7Q44 -16 42 -28Q52 -36 46 -48Q56 -58 50 -72Z',
        darker(color, 0.2),
      ),
      [...Array(34).keys()]
        .map((i) => {
          const x = -82 + ((i * 37) % 168);
          const y = -60 + ((i * 23) % 50);
          return leaf(
            x,
            y,
            (i * 67) % 180,
            i % 3 ? darker(color, x > 44 ? 0.4 : 0.22) : lighter(color, x > 44 ? 0.02 : 0.25),
          );
        })
        .join(''),
      rect(-88, -68, 92, 4, lighter(color, 0.35), 2),
      [
        [-2, '#b3bdc3', '#c8542f'],
        [15, '#d3dade', '#e57a44'],
      ]
        .map(([a, steel, grip]) =>
          turned(
            path('M34 -80Q-6 -71 -40 -76Q-42 -78 -40 -80Q-4 -90 34 -88Z', lit(String(steel))) +
              path('M34 -80Q-6 -71 -40 -76L34 -83.500Z', darker(lit(String(steel)), 0.16)) +
              line('M32 -84L58 -86', lit('#6f7981'), 5) +
              line(`M58 -86L${Number(a) > 0 ? 84 : 88} -88`, lit(String(grip)), 9),
            Number(a),
            34,
            -84,
          ),
        )
        .join('') +
        circle(34, -84, 4.4, lit('#4a5259')) +
        circle(34, -84, 1.6, lit('#d3dade')),
      leaf(-26, -74, 160, lighter(color, 0.3)) +
        leaf(-18, -95, 30, color) +
        leaf(-54, -82, 120, lighter(color, 0.2)) +
        leaf(10, -97, 70, darker(color, 0.15)) +
        leaf(-62, -94, 10, darker(color, 0.2)),
    ].join('');
  }),
  raisedBed: thing('ground', 1.7, 0.42, '#b57a45', (color, { lit }) => {
    const carrot = (x: number) =>
      moved(
        line(
          'M0 -60Q-2 -78 -12 -88M0 -60Q3 -78 13 -90M-5 -74L-12 -74M-7 -79L-6 -88M6 -75L13 -76M8 -80L7 -89',
          lit('#3d8544'),
          2.6,
        ) +
          line('M0 -60Q0 -80 0 -98M0 -76L-6 -82M0 -76L6 -82M0 -86L-5 -92M0 -86L5 -92', lit('#5fb04f'), 2.8) +
          path('M-8 -44Q-11 -62 -3 -64L3 -64Q11 -62 8 -44Z', lit('#ee8630')) +
          path('M2 -64Q11 -62 8 -44L3 -44Q6 -56 2 -64Z', lit('#cf6a1e')) +
          line('M-7 -57L-3 -56M-6 -51L-2 -51', lit('#cf6a1e'), 1.5),
        x,
        0,
      );
    const lettuce = (x: number, fill: string) =>
      moved(
        path(
          'M-21 -48Q-27 -57 -20 -62Q-22 -72 -13 -72Q-10 -82 0 -79Q10 -82 13 -72Q22 -72 20 -62Q27 -57 21 -48Z',
          darker(fill, 0.2),
        ) +
          path('M-18 -46Q-23 -54 -15 -58Q-15 -68 -6 -67Q0 -74 6 -67Q15 -68 15 -58Q23 -54 18 -46Z', fill) +
          path('M-8 -46Q-12 -54 -5 -58Q0 -64 5 -58Q12 -54 8 -46Z', lighter(fill, 0.4)) +
          line('M0 -46L0 -56M-11 -48L-14 -54M11 -48L14 -54', lighter(fill, 0.55), 1.8),
        x,
        0,
      );
    return [
      path('M-78 -40L-70 -55L70 -55L78 -40Z', darker(color, 0.35)) +
        path('M-77 -38L-69 -52Q-40 -56 0 -52Q40 -57 69 -52L77 -38Z', lit('#54382a')),
      lettuce(-53, lit('#7fbf4e')) + lettuce(-9, lit('#93c94f')) + [23, 45, 67].map(carrot).join(''),
      rect(-80, -44, 160, 44, darker(color, 0.5)) +
        [0, 1, 2]
          .map(
            (row) =>
              rect(-80, -45 + row * 15, 160, 14.2, row === 1 ? lighter(color, 0.08) : color) +
              rect(40, -45 + row * 15, 40, 14.2, darker(color, 0.18)) +
              line(
                `M${-60 + row * 22} ${-38 + row * 15}L${-28 + row * 22} ${-38 + row * 15}M${14 - row * 12} ${-34 + row * 15}L${32 - row * 12} ${-34 + row * 15}`,
                darker(color, 0.2),
                1.6,
              ),
          )
          .join(''),
      [-85, 72]
        .map(
          (x, at) =>
            rect(x, -49, 13, 49, at ? darker(color, 0.34) : darker(color, 0.18), 1.5) +
            rect(x, -49, 13, 3.4, lighter(color, 0.2), 1.5) +
            [-38, -23, -8].map((y) => circle(x + 6.5, y, 1.8, lit('#4a3226'))).join(''),
        )
        .join(''),
      rect(-72, -45, 112, 2.6, lighter(color, 0.35)),
    ].join('');
  }),
  caravan: thing('ground', 1.6, 1.3, '#e9a23b', (color, palette) => {
    const { lit } = palette;
    return [
      line('M46 -17L79 -17M46 -24L66 -17', lit('#4a4f57'), 4) +
        rect(70, -22, 10, 5, lit('#4a4f57'), 2) +
        line('M66 -26L66 -6', lit('metalDark'), 3) +
        circle(66, -5, 5, lit('dark')) +
        line('M-64 -16L-70 -2L-62 -2', lit('#4a4f57'), 3),
      rect(-30, -100, 26, 7, lit('metalDark'), 2),
      path(
        'M-80 -22L-80 -58Q-78 -94 -44 -95L16 -95Q48 -94 56 -58L60 -32Q60 -16 46 -14L-72 -14Q-80 -14 -80 -22Z',
        lit('#f8f1e1'),
      ) + path('M36 -88Q50 -80 56 -58L60 -32Q60 -16 46 -14L40 -14Q52 -50 36 -88Z', darker(lit('#f8f1e1'), 0.12)),
      path('M-80 -42L58.4 -42L60 -32Q60 -16 46 -14L-72 -14Q-80 -14 -80 -22Z', color) +
        path('M46 -42L58.4 -42L60 -32Q60 -16 46 -14L40 -14Q46 -28 46 -42Z', darker(color, 0.2)) +
        rect(-80, -46.5, 137.6, 2.4, color) +
        path('M-78 -72Q-72 -94 -44 -95L16 -95Q42 -94 52 -72L49.5 -79Q40 -87 14 -88L-42 -88Q-68 -88 -78 -72Z', color),
      [-68, -22]
        .map(
          (x, at) =>
            rect(x - 2, -78, 36 - at * 4, 28, lit('metal'), 5) +
            rect(x, -76, 32 - at * 4, 24, lit('#4f7f93'), 4) +
            path(`M${x} -76L${x + 11} -76Q${x + 10} -62 ${x} -56Z`, lit('#e8654a')) +
            path(
              `M${x + 32 - at * 4} -76L${x + 21 - at * 4} -76Q${x + 22 - at * 4} -62 ${x + 32 - at * 4} -56Z`,
              lit('#cf5238'),
            ),
        )
        .join(''),
      rect(16, -80, 26, 64, darker(color, 0.34), 4) +
        rect(17.5, -78.5, 23, 61, lit('#f8f1e1'), 3) +
        rect(21, -74, 16, 20, lit('#4f7f93'), 3) +
        path('M24 -55L32 -73L36 -73L28 -55Z', lit('#86aab8')) +
        rect(20, -42, 5, 2.6, lit('metalDark'), 1.3) +
        line('M20 -14L20 -7M38 -14L38 -7', lit('#4a4f57'), 2.4) +
        rect(14, -8, 30, 4, lit('metalDark'), 2),
      path('M-44 -14Q-44 -36 -23 -36Q-2 -36 -2 -14Z', darker(color, 0.4)) +
        wheel(-23, -15, 15, palette) +
        circle(-23, -15, 4, lit('white')) +
        rect(-80, -36, 4, 10, lit('#d2402c'), 1.5),
    ].join('');
  }),
  windmill: thing('ground', 0.68, 6, '#9c5b3c', (color, { lit }) =>
    [
      path('M-13 -66L13 -66L23 0L-23 0Z', color) +
        path('M4 -66L13 -66L23 0L8 0Z', darker(color, 0.22)) +
        path('M-11 -66L-7 -66L-14 -30L-18 -30Z', lighter(color, 0.16)),
      path('M-24 0L-19 -29L19 -29L24 0Z', lit('#d6c3a0')) +
        path('M6.5 -29L19 -29L24 0L8 0Z', darker(lit('#d6c3a0'), 0.18)),
      path('M-6 0L-6 -13Q0 -21 6 -13L6 0Z', lit('#3f6b58')) +
        rect(-3, -48, 6, 8, lit('#fdf6e6'), 1) +
        rect(-2, -47, 4, 6, lit('#35566b')) +
        [-14.5, 10].map((x) => rect(x, -18, 5, 7, lit('#35566b'), 1)).join(''),
      rect(-27, -31, 54, 3.4, lit('#6b4a35')) +
        repeat(8, (at) => rect(-26.4 + at * 7.4, -37, 1.4, 6, lit('#6b4a35'))) +
        rect(-27, -38, 54, 1.8, lit('#6b4a35')) +
        line('M-26 -28L-19 -21M26 -28L19 -21', lit('#6b4a35'), 1.8),
      path('M-16 -65Q-17 -82 0 -84Q17 -82 16 -65Z', lit('#4a4038')) +
        path('M5 -83Q17 -80 16 -65L9 -65Q11 -76 5 -83Z', lit('#352d28')),
      repeat(4, (at) =>
        turned(
          rect(2, -106, 10, 32, lit('#fdf6e6')) +
            [-106, -98, -90, -82, -75].map((y) => rect(2, y, 10, 1.4, lit('#8a6a4a'))).join('') +
            rect(6.4, -106, 1.2, 32, lit('#8a6a4a')) +
            rect(10.8, -106, 1.6, 32, lit('#8a6a4a')) +
            rect(-0.5, -107, 3, 40, lit('#5d4030')),
          40 + at * 90,
          0,
          -67,
        ),
      ),
      circle(0, -67, 4.4, lit('#352d28')) + circle(-0.6, -67.6, 1.8, lit('#e2a93a')),
    ].join(''),
  ),
  barnHouse: thing('ground', 1.5, 4, '#b8352b', (color, { lit }) =>
    [
      rect(44, -82, 30, 82, lit('#b9c2c9')) +
        path('M44 -82Q44 -99 59 -100Q74 -99 74 -82Z', lit('#8e99a3')) +
        rect(63, -82, 11, 82, darker(lit('#b9c2c9'), 0.18)) +
        path('M62 -99.5Q74 -97 74 -82L65 -82Q67 -92 62 -99.5Z', lit('#77828c')) +
        [-82, -66, -50, -34, -18].map((y) => rect(44, y, 30, 2, lit('#77828c'))).join(''),
      rect(2, -52, 46, 52, darker(color, 0.3)) +
        [16, 32]
          .map(
            (x) =>
              rect(x, -36, 10, 14, lit('white'), 1) +
              rect(x + 1.4, -34.6, 7.2, 11.2, lit('#35506b')) +
              rect(x + 4.4, -34.6, 1.2, 11.2, lit('white')),
          )
          .join(''),
      path('M-35 -98L18 -98L38 -76L-8 -76Z', lit('#6d747c')) + path('M-8 -76L38 -76L52 -48L6 -48Z', lit('#565d65')),
      path('M-73 0L-73 -50L-60 -76L-35 -98L-10 -76L3 -50L3 0Z', color) +
        repeat(7, (at) => rect(-65 + at * 10, -50, 1, 50, darker(color, 0.18))) +
        line('M-73 -50L-61 -76L-35 -97.5L-9 -76L4 -49', lit('white'), 4),
      rect(-42, -80, 14, 16, lit('white'), 1) +
        rect(-40, -78, 10, 12, lit('#4a2a24')) +
        path('M-40 -66Q-39 -72 -35 -72.5Q-31 -72 -30 -66Z', lit('#e6b84a')),
      rect(-60, -44, 50, 44, lit('white')) +
        [-57.5, -34]
          .map(
            (x) =>
              rect(x, -41.5, 21.5, 41.5, darker(color, 0.2)) +
              line(`M${x + 1} -40.5L${x + 20.5} -1M${x + 20.5} -40.5L${x + 1} -1`, lit('white'), 2.4),
          )
          .join('') +
        rect(-73, -52, 76, 2.4, lit('white')),
      rect(-75, -3, 14, 3, lit('#7a6a58')) + rect(-9, -3, 58, 3, lit('#7a6a58')),
    ].join(''),
  ),
  well: thing('ground', 0.96, 0.95, '#a39d94', (color, { lit }) =>
    [
      rect(-37, -78, 7, 52, lit('wood')) + rect(30, -78, 7, 52, lit('woodDark')),
      ellipse(0, -36, 40, 8, darker(color, 0.3)) + ellipse(0, -36, 32, 5.6, lit('#23303a')),
      rect(-42, -64, 84, 6, lit('#b9824a'), 3) +
        rect(-10, -66, 20, 10, lit('#d9bb85'), 2) +
        [-5, 0, 5].map((x) => rect(x - 0.6, -66, 1.2, 10, lit('#a98a55'))).join('') +
        line('M42 -61L47 -61L47 -50L44 -50', lit('#4a4f57'), 2.6),
      line('M6 -58L6 -52M-3 -43Q6 -58 15 -43', lit('#d9bb85'), 1.8) +
        path('M-5 -44L17 -44L14 -28L-2 -28Z', lit('#b9824a')) +
        path('M8 -44L17 -44L14 -28L7 -28Z', darker(lit('#b9824a'), 0.22)) +
        path('M-4.5 -41L16.5 -41L16 -38L-4 -38ZM-3 -33L15 -33L14.5 -30.5L-2.5 -30.5Z', lit('#4a4f57')),
      path('M-40 -36A40 8 0 0 0 40 -36L38 -2Q38 0 34 0L-34 0Q-38 0 -38 -2Z', color) +
        path('M18 -29Q32 -31 40 -36L38 -2Q38 0 34 0L16 0Z', darker(color, 0.2)),
      [
        [-36, -24, 16],
        [-16, -24, 18],
        [6, -23, 14],
        [-30, -14, 14],
        [-12, -14, 20],
        [12, -14, 16],
        [-36, -6, 18],
        [-14, -6, 14],
        [4, -6, 20],
      ]
        .map(([x = 0, y = 0, width = 0], at) =>
          rect(x, y, width, 6.4, at % 3 === 0 ? darker(color, 0.16) : lighter(color, 0.22), 2),
        )
        .join('') +
        [
          [24, -25, 12],
          [30, -14, 8],
          [27, -6, 10],
        ]
          .map(([x = 0, y = 0, width = 0]) => rect(x, y, width, 6.4, darker(color, 0.32), 2))
          .join(''),
      path('M-40 -30A40 8 0 0 0 40 -30L40 -36A40 8 0 0 1 -40 -36Z', lighter(color, 0.35)) +
        path('M16 -23.5Q32 -25 40 -30L40 -36Q32 -31 16 -29Z', darker(color, 0.06)),
      path('M0 -100L-48 -72L-44 -68L0 -92L44 -68L48 -72Z', lit('#8a3f2c')) +
        path('M0 -100L-48 -72L48 -72Z', lit('#b5533a')) +
        path('M0 -100L48 -72L8 -72Z', lit('#96432f')) +
        line('M-24 -86L24 -86M-36 -79L36 -79', lit('#7d3626'), 1.4) +
        rect(-48, -74, 96, 4, lit('#743f25'), 1),
    ].join(''),
  ),
  treehouse: thing('ground', 1.06, 3, '#c98a4c', (color, { lit }) =>
    [
      [
        [-34, -62, 19],
        [34, -66, 19],
        [-18, -80, 20],
        [16, -82, 18],
        [40, -50, 13],
        [-42, -48, 11],
        [20, -56, 18],
        [-16, -56, 18],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('leafDark')))
        .join(''),
      [
        [-36, -66, 13],
        [-18, -84, 15],
        [10, -86, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('#5f9c5c')))
        .join(''),
      path('M-9 0Q-6 -14 -8 -30L-25 -44L-14 -44L-4 -38L4 -38L14 -44L25 -44L9 -30Q8 -14 14 0Z', lit('wood')) +
        path('M2 -38L4 -38L14 -44L25 -44L9 -30Q8 -14 14 0L4 0Q0 -20 2 -38Z', lit('woodDark')),
      line('M-30 -1.2L-22 -44M-20 -1.2L-14 -44', lit('#e2b872'), 2.4) +
        repeat(6, (at) =>
          line(`M${-28.5 + at * 1.2} ${-5 - at * 7}L${-19 + at * 0.9} ${-5 - at * 7}`, lit('#e2b872'), 2),
        ),
      line('M34 -42L32 -16M42 -42L43 -16', lit('#e2b872'), 1.4) + rect(29, -17, 17, 3.4, lit('#8a5a38'), 1),
      rect(-26, -76, 46, 32, color) +
        rect(6, -76, 14, 32, darker(color, 0.18)) +
        [-69, -62, -55, -48].map((y) => rect(-26, y, 46, 1.2, darker(color, 0.24))).join(''),
      rect(-21, -66, 14, 22, lit('woodDark'), 1) +
        rect(-19.5, -64.5, 11, 20.5, lit('#4a2c1e')) +
        rect(0, -67, 14, 13, lit('white'), 1) +
        rect(1.6, -65.4, 10.8, 9.8, lit('#ffd97a')) +
        rect(6.4, -65.4, 1.2, 9.8, lit('white')) +
        rect(1.6, -61.1, 10.8, 1.2, lit('white')),
      path('M-32 -74L-4 -95L26 -74L22 -71L-28 -71Z', lit('#c8432f')) +
        path('M-4 -95L26 -74L22 -71L8 -71Z', lit('#9d3325')),
      rect(-38, -45, 84, 5, lit('#a9713f'), 1) +
        rect(-38, -41.5, 84, 2, lit('woodDark')) +
        [22, 30, 38].map((x) => rect(x, -55, 2, 10, lit('#a9713f'))).join('') +
        rect(20, -57, 24, 2.6, lit('#a9713f'), 1),
      circle(43, -63, 9, lit('leaf')) +
        circle(34, -72, 9, lit('#5f9c5c')) +
        circle(-43, -56, 8, lit('#5f9c5c')) +
        circle(-36, -50, 6, lit('leaf')) +
        circle(-1, -95, 5, lit('leaf')),
    ].join(''),
  ),
  binoculars: thing('table', 1.2, 0.14, '#3f5a4c', (color, { lit }) => {
    const barrel = (x: number) =>
      moved(
        path('M-12 -96L12 -96L15 -70L-15 -70Z', lit('#33343c')) +
          rect(-14, -100, 28, 9, lit('#22232a'), 3) +
          path('M-17 -74L17 -74L29 -34L29 -16L-29 -16L-29 -34Z', color) +
          path('M6 -74L17 -74L29 -34L29 -16L12 -16Q14 -46 6 -74Z', darker(color, 0.26)) +
          line('M-16 -64L-23 -36', lighter(color, 0.4), 3.4) +
          rect(-17, -77, 34, 6, lit('#c99a3b'), 2) +
          ellipse(0, -17, 30, 17, lit('#22232a')) +
          ellipse(0, -17, 24, 13, lit('#3f6fa0')) +
          path('M-22 -20Q-18 -29 0 -30Q12 -30 18 -26Q0 -26 -8 -16Q-14 -8 -17 -8Q-24 -14 -22 -20Z', lit('#8fc0e0')) +
          ellipse(10, -12, 4, 2.4, lit('#c9e4f2')),
        x,
        0,
      );
    return [
      rect(-14, -70, 28, 14, lit('#33343c'), 3) + rect(-12, -48, 24, 12, lit('#33343c'), 3) + barrel(-30) + barrel(30),
      rect(-7, -84, 14, 20, lit('#c99a3b'), 3) +
        [-81, -77, -73, -69].map((y) => rect(-7, y, 14, 1.6, lit('#8a6524'))).join('') +
        rect(-5, -64, 10, 34, lit('#22232a'), 4) +
        circle(0, -36, 5, lit('metalDark')),
    ].join('');
  }),
  tripodCamera: thing('ground', 0.72, 0.9, '#33363f', (color, { lit }) =>
    [
      line('M0 -46L0 -4', lit('#22232a'), 4) +
        line('M-4 -44L-32 -3', lit('#4a4f57'), 5) +
        line('M4 -44L32 -3', lit('#3a3d44'), 5) +
        line('M-17 -25L-32 -3M17 -25L32 -3', lit('metalDark'), 3.4) +
        [-32.5, 0, 32.5].map((x) => ellipse(x, -2, 3.4, 2, lit('dark'))).join('') +
        line('M-17 -25L0 -20L17 -25', lit('metalDark'), 2),
      rect(-8, -54, 16, 12, lit('#22232a'), 2) +
        rect(-12, -57, 24, 5, lit('#6c737c'), 1.5) +
        line('M8 -48L22 -44', lit('#6c737c'), 3) +
        line('M17 -45.5L23 -43.5', lit('dark'), 4.4),
      path('M-13 -90L-9 -99Q-8 -100 -6 -100L8 -100Q10 -100 11 -99L15 -90Z', color) +
        path('M5 -100L8 -100Q10 -100 11 -99L15 -90L7 -90Z', darker(color, 0.3)) +
        rect(-30, -95, 12, 6, lit('#6c737c'), 1.5) +
        rect(20, -94, 10, 5, lit('#55585e'), 1.5),
      rect(-36, -92, 72, 36, color, 5) +
        path('M22 -92L31 -92Q36 -92 36 -87L36 -61Q36 -56 31 -56L22 -56Z', darker(color, 0.3)) +
        rect(-36, -84, 72, 3, lighter(color, 0.2)) +
        path('M-36 -80L-22 -80L-22 -56L-31 -56Q-36 -56 -36 -61Z', lighter(color, 0.12)) +
        circle(28, -76, 2.4, lit('#e2452f')),
      circle(1, -73, 19, lit('#22232a')) +
        circle(1, -73, 16.5, lit('#6c737c')) +
        circle(1, -73, 14.5, lit('#22232a')) +
        circle(1, -73, 10.5, lit('#3a5f8f')) +
        circle(1, -73, 6, lit('#1f3557')) +
        ellipse(-3, -77.5, 4, 3, lit('#a9cfe8')) +
        circle(5, -69, 1.6, lit('#a9cfe8')),
    ].join(''),
  ),
  pineTree: thing('ground', 0.7, 2.5, '#3f8058', (color, { lit }) =>
    [
      rect(-6, -16, 12, 16, lit('wood'), 1) + rect(0, -16, 6, 16, lit('woodDark')),
      [
        [-52, -12, 35, 0.2],
        [-70, -33, 28.5, 0.1],
        [-85, -53, 21.5, 0],
        [-100, -72, 14, -0.1],
      ]
        .map(([top = 0, low = 0, wide = 0, shade = 0]) => {
          const fill = shade < 0 ? lighter(color, -shade) : darker(color, shade);
          const half = (side: number) =>
            `Q${side * wide * 0.3} ${(top + low) / 2 + 3} ${side * wide} ${low}Q${side * wide * 0.72} ${low - 1} ${side * wide * 0.5} ${low + 5}Q${side * wide * 0.3} ${low} 0 ${low + 5}Z`;
          return path(`M0 ${top}${half(-1)}`, fill) + path(`M0 ${top}${half(1)}`, darker(fill, 0.2));
        })
        .join(''),
      line('M-5 -84L-9 -77M-9 -64L-15 -56M-14 -42L-22 -33', lighter(color, 0.3), 2.6),
    ].join(''),
  ),
  appleTree: thing('ground', 0.96, 1.9, '#5a9a4c', (color, { lit }) =>
    [
      path('M-12 0Q-5 -8 -6 -34L-22 -48L-18 -52L-4 -42L4 -42L16 -52L20 -48L7 -34Q6 -8 12 0Z', lit('wood')) +
        path('M3 -42L4 -42L16 -52L20 -48L7 -34Q6 -8 12 0L3 0Z', lit('woodDark')),
      [
        [22, -56, 22],
        [30, -70, 18],
        [14, -82, 18],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, darker(color, 0.2)))
        .join(''),
      [
        [-26, -56, 22],
        [-28, -70, 18],
        [-4, -50, 20],
        [-14, -80, 20],
        [4, -74, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
        .join(''),
      circle(-22, -78, 11, lighter(color, 0.16)) +
        circle(-34, -62, 9, lighter(color, 0.16)) +
        circle(-8, -87, 9, lighter(color, 0.16)),
      [
        [-34, -50],
        [-22, -66],
        [-16, -44],
        [-2, -80],
        [0, -58],
        [16, -68],
        [22, -48],
        [36, -66],
        [20, -88],
        [-30, -82],
        [-30, -6],
        [28, -6],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 6, lit('#dc3b2e')) +
            circle(x - 2, y - 2, 1.7, lit('#f6a596')) +
            line(`M${x} ${y - 5}L${x + 1.5} ${y - 8}`, lit('woodDark'), 1.5),
        )
        .join(''),
    ].join(''),
  ),
  wheatEars: thing('ground', 0.84, 0.5, '#e3ae3f', (color, { lit }) => {
    const ear = (angle: number, fill: string) =>
      turned(
        line('M0 0L0 -34', darker(fill, 0.25), 2.4) +
          line('M-5 -56L-9 -68M5 -56L9 -68M0 -60L0 -72', lighter(fill, 0.25), 1.4) +
          [0, 1, 2, 3, 4]
            .map(
              (at) =>
                turned(ellipse(-4.5, -33 - at * 6.4, 3.4, 5.6, lighter(fill, 0.14)), -24, -4.5, -33 - at * 6.4) +
                turned(ellipse(4.5, -33 - at * 6.4, 3.4, 5.6, darker(fill, 0.14)), 24, 4.5, -33 - at * 6.4),
            )
            .join('') +
          ellipse(0, -63, 3, 5.5, fill),
        angle,
        0,
        0,
      );
    return [
      [-24, -17, -10, -3, 4, 11, 18, 25]
        .map((x, at) =>
          line(`M${x * 0.15} -32L${x * 0.85} -2`, at % 2 ? darker(color, 0.22) : darker(color, 0.08), 3.4),
        )
        .join(''),
      moved(
        [
          [-32, 0.16],
          [32, 0.24],
          [-16, 0.04],
          [17, 0.12],
          [0, -0.1],
        ]
          .map(([angle = 0, shade = 0]) => ear(angle, shade < 0 ? lighter(color, -shade) : darker(color, shade)))
          .join(''),
        0,
        -28,
        1,
      ),
      path('M-2 -30Q-18 -40 -20 -30Q-18 -22 -2 -28ZM2 -30Q18 -40 20 -30Q18 -22 2 -28Z', lit('#c9402c')) +
        line('M-2 -28L-9 -14M2 -28L9 -14', lit('#c9402c'), 3.6) +
        rect(-8, -34, 16, 9, darker(lit('#c9402c'), 0.2), 3),
    ].join('');
  }),
  lavender: thing('ground', 1.1, 0.35, '#8a63c4', (color, { lit }) => {
    const spike = (angle: number, high: number, fill: string) =>
      turned(
        line(`M0 0Q${angle * -0.12} ${-high / 2} 0 ${-high}`, lit('#6f9a5e'), 2.4) +
          [0, 1, 2, 3, 4, 5]
            .map(
              (at) =>
                ellipse(
                  -3.6 + at * 0.28,
                  -high + 34 - at * 6.6,
                  4.8 - at * 0.45,
                  4,
                  lighter(fill, at % 2 ? 0.22 : 0.08),
                ) +
                ellipse(3.6 - at * 0.28, -high + 32 - at * 6.6, 4.8 - at * 0.45, 4, darker(fill, at % 2 ? 0.08 : 0.2)),
            )
            .join('') +
          ellipse(0, -high + 1, 2.6, 5, fill),
        angle,
      );
    return [
      [-32, 32, -20, 20, -7, 7]
        .map((angle, at) => moved(spike(angle, [84, 84, 92, 92, 84, 84][at] ?? 0, darker(color, 0.2)), angle * 0.3, -4))
        .join(''),
      [-70, -56, -44, -30, -16, 0, 14, 30, 44, 58, 70]
        .map((angle, at) => turned(path('M0 0Q-8 -24 0 -46Q8 -24 0 0Z', lit(at % 2 ? '#7fa873' : '#5f8c5c')), angle))
        .join(''),
      [-27, 27, -13, 13, 0]
        .map((angle, at) =>
          moved(spike(angle, [68, 66, 76, 74, 91][at] ?? 0, at % 2 ? darker(color, 0.06) : color), angle * 0.3, -4),
        )
        .join(''),
      [-62, -40, -18, 6, 24, 48, 64]
        .map((angle, at) => turned(path('M0 0Q-7 -16 0 -32Q7 -16 0 0Z', lit(at % 2 ? '#93ba84' : '#7fa873')), angle))
        .join(''),
    ].join('');
  }),
  rocks: thing('ground', 1.56, 0.4, '#9a9a9c', (color, { lit }) => {
    const stone = (x: number, y: number, scale: number, shade: number, flip = false) => {
      const fill = shade < 0 ? lighter(color, -shade) : darker(color, shade);
      const [light, dark] = flip
        ? [darker(fill, 0.26), lighter(fill, 0.26)]
        : [lighter(fill, 0.26), darker(fill, 0.26)];
      return moved(
        path('M-29 0Q-34 -3 -33 -20L-18 -40Q-15 -43 -10 -43L12 -44L30 -26Q33 -22 32 -4Q32 0 28 0Z', fill) +
          path('M-33 -20L-18 -40Q-15 -43 -10 -43L12 -44L4 -27L-18 -18Z', light) +
          path('M12 -44L30 -26Q33 -22 32 -4Q32 0 28 0L12 0L4 -27Z', dark),
        x,
        y,
        scale,
        flip,
      );
    };
    return [
      path('M-40 -20L-20 -56L24 -50L40 -10L-36 0Z', darker(color, 0.45)) +
        stone(-6, -44, 1.28, 0.08) +
        stone(30, -34, 0.8, 0.14),
      stone(42, 0, 1.14, 0.04) + stone(-40, 0, 1.14, -0.06) + stone(5, 0, 0.9, -0.16),
      stone(-70, 0, 0.24, 0) + stone(70, 0, 0.26, 0.1) + stone(-18, 0, 0.3, 0.1),
      path('M18 0Q20 -12 16 -18Q24 -12 25 -4Q27 -14 33 -18Q30 -8 31 0Z', lit('#7da35e')),
    ].join('');
  }),
  nest: thing('ground', 1.8, 0.1, '#a9773f', (color, { lit }) => {
    const straw = (x: number, y: number, width: number, tilt: number, fill: string) =>
      line(`M${x - width} ${y - tilt}Q${x} ${y + 9} ${x + width} ${y + tilt}`, fill, 4.2);
    return [
      ellipse(0, -56, 76, 20, darker(color, 0.55)),
      [
        [-30, -66, -14],
        [32, -64, 16],
        [0, -70, 0],
      ]
        .map(([x = 0, y = 0, angle = 0]) =>
          turned(
            ellipse(x, y, 22, 30, lit('#a8d5d8')) +
              path(
                `M${x + 4} ${y - 29.5}Q${x + 22} ${y - 24} ${x + 22} ${y}Q${x + 22} ${y + 24} ${x + 4} ${y + 29}Q${x + 16} ${y} ${x + 4} ${y - 29.5}Z`,
                darker(lit('#a8d5d8'), 0.16),
              ) +
              ellipse(x - 9, y - 13, 4, 7, lit('white')) +
              circle(x + 2, y - 8, 2.2, lit('#6d8f90')) +
              circle(x + 9, y - 18, 1.8, lit('#6d8f90')) +
              circle(x - 3, y - 20, 1.6, lit('#6d8f90')),
            angle,
            x,
            y,
          ),
        )
        .join(''),
      path('M-80 -56Q-60 -38 0 -37Q60 -38 80 -56Q84 -4 34 0L-34 0Q-84 -4 -80 -56Z', darker(color, 0.2)),
      [
        [-44, -44, 32, -9],
        [42, -44, 34, 9],
        [0, -36, 36, 0],
        [-52, -30, 26, -7],
        [54, -30, 24, 8],
        [-10, -26, 38, -2],
        [30, -22, 32, 4],
        [-40, -16, 30, -5],
        [8, -12, 38, 0],
        [46, -12, 18, 6],
        [-10, -5, 24, 0],
      ]
        .map(([x = 0, y = 0, width = 0, tilt = 0], at) =>
          straw(
            x,
            y,
            width,
            -tilt,
            [color, lighter(color, 0.3), darker(color, 0.42), lighter(color, 0.12)][at % 4] ?? color,
          ),
        )
        .join(''),
      line(
        'M-78 -54L-88 -66M-74 -44L-88 -40M76 -56L88 -68M74 -42L88 -34M-54 -44L-66 -56M50 -42L64 -54M-36 -4L-54 -2M38 -4L58 -3',
        lighter(color, 0.2),
        3.8,
      ),
      path('M70 -22Q76 -38 90 -38Q88 -22 70 -22Z', lit('leaf')),
    ].join('');
  }),
  birdHouse: thing('ground', 0.68, 0.9, '#c9814a', (color, { lit }) =>
    [
      rect(-5, -30, 10, 30, lit('wood')) + rect(0, -30, 5, 30, lit('woodDark')),
      path('M-23 -28L-23 -70L0 -94L23 -70L23 -28Z', color) + path('M8 -86L23 -70L23 -28L8 -28Z', darker(color, 0.2)),
      line('M-10 -80L-10 -30M8 -80L8 -30', darker(color, 0.3), 1.6),
      rect(-27, -31, 54, 6, lit('woodDark'), 2),
      path('M0 -100L34 -66L28 -60L0 -88L-28 -60L-34 -66Z', lit('#3f7d86')) +
        path('M0 -100L34 -66L28 -60L0 -88Z', darker(lit('#3f7d86'), 0.28)),
      circle(-1, -60, 11.5, lit('#2c1f1a')) +
        circle(0, -57.5, 8, lit('#e9b640')) +
        path('M6 -61L15 -57L6 -54Z', lit('#e0702c')) +
        circle(2, -60, 1.8, lit('dark')) +
        path('M-10.5 -55Q-1 -49 8.5 -54Q6 -48.5 -1 -48.5Q-8 -48.5 -10.5 -55Z', lit('#2c1f1a')),
      rect(-3, -43, 6, 5, lit('woodDark'), 2) +
        circle(0, -40.5, 3.6, lit('wood')) +
        line('M-18 -64L-18 -52', lighter(color, 0.4), 3),
    ].join(''),
  ),
  cowHerd: thing('ground', 2.24, 1.05, '#f5f0e6', (color, { lit }) => {
    const tuft = path('M-9 0Q-9 -8 -12 -12Q-4 -9 -3 -3Q-1 -12 4 -15Q3 -8 4 0Z', lit('#6f9d4f'));
    const cow = (fill: string, patch: string, face: string, blaze: string, grazing: boolean) => {
      const head =
        path('M-8 -8Q-26 -14 -26 -4Q-16 3 -6 0Z', darker(face, 0.25)) +
        path('M-2 -11Q-4 -22 4 -25Q4 -17 8 -11Z', lit('#e6d3a4')) +
        path('M-11 -9Q-4 -16 8 -12L24 -4Q32 0 31 9Q29 17 20 17L4 15Q-10 12 -11 -9Z', face) +
        path('M2 -13.5L12 -10.5L22 -4L20 2Q8 0 2 -13.5Z', blaze) +
        path('M20 -5Q32 0 31 9Q29 17 20 17L15 16.5Q12 4 20 -5Z', lit('#e9aaa2')) +
        circle(26, 5, 1.8, lit('#8a4a48')) +
        circle(6, 1, 3.4, lit('white')) +
        circle(6.8, 1, 2.1, lit('dark'));
      return (
        line('M-53 -78Q-62 -66 -58 -46', darker(fill, 0.3), 4) +
        path('M-62 -50L-54 -50L-57 -32Z', lit('dark')) +
        [-32, 12].map((x) => rect(x, -40, 11, 38, darker(fill, 0.3)) + rect(x, -8, 11, 8, lit('#3a3230'))).join('') +
        ellipse(-18, -33, 12, 8, lit('#e9aaa2')) +
        (grazing
          ? path('M18 -86Q46 -84 58 -40L64 -22L50 -14Q36 -30 22 -40Z', fill) + moved(turned(head, 54), 58, -34, 1.14)
          : path('M14 -86Q36 -88 46 -96L60 -76Q52 -62 40 -42L20 -38Z', fill)) +
        path('M-56 -76Q-56 -87 -44 -87L28 -87Q42 -86 44 -70Q44 -40 28 -34L-38 -34Q-54 -36 -55 -54Z', fill) +
        path('M-53 -46Q-20 -38 40 -50Q36 -38 28 -34L-38 -34Q-50 -36 -53 -46Z', darker(fill, 0.14)) +
        path(
          'M-50 -85Q-30 -92 -22 -80Q-22 -62 -38 -60Q-52 -60 -55.5 -68L-56 -76Q-56 -83 -50 -85ZM-4 -87L24 -87Q30 -74 20 -64Q4 -58 -4 -70ZM-22 -44Q-14 -56 -2 -50Q4 -42 0 -36.5Q-14 -34 -22 -44Z',
          patch,
        ) +
        [-48, 26]
          .map(
            (x) =>
              rect(x, -42, 13, 40, fill) +
              rect(x + 8, -40, 5, 34, darker(fill, 0.14)) +
              rect(x, -8, 13, 8, lit('#3a3230')),
          )
          .join('') +
        (grazing ? '' : moved(turned(head, 10), 56, -82, 1.18))
      );
    };
    return (
      moved(
        cow(lit('#6d4a3c'), darker(lit('#6d4a3c'), 0.25), darker(lit('#6d4a3c'), 0.2), lit('white'), false),
        -38,
        -13,
        0.79,
        true,
      ) +
      moved(
        cow(lit('#bd7440'), darker(lit('#bd7440'), 0.2), darker(lit('#bd7440'), 0.1), lit('white'), false),
        38,
        -13,
        0.79,
      ) +
      moved(cow(color, lit('#33302f'), lit('#33302f'), color, true), -10, 0, 0.86) +
      [
        [70, 0],
        [-78, 0],
        [92, -8],
      ]
        .map(([x = 0, y = 0]) => moved(tuft, x, y))
        .join('')
    );
  }),
  sheepFlock: thing('ground', 2.1, 0.55, '#f6f0e2', (color, { lit }) => {
    const tuft = path('M-9 0Q-9 -8 -12 -12Q-4 -9 -3 -3Q-1 -12 4 -15Q3 -8 4 0Z', lit('#6f9d4f'));
    const sheep = (fill: string, face: string, grazing: boolean) => {
      const head =
        path('M-8 -10Q-22 -12 -24 -3Q-14 2 -6 -2Z', darker(face, 0.3)) +
        path('M-10 -12Q0 -18 9 -11L19 3Q22 12 14 14Q4 15 -4 8Q-12 0 -10 -12Z', face) +
        circle(5, -3, 2.6, lit('white')) +
        circle(5.8, -3, 1.5, lit('dark')) +
        [
          [-8, -12, 6],
          [0, -15, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill))
          .join('');
      return (
        [-24, 12].map((x) => rect(x, -30, 8, 29, darker(face, 0.35), 2)).join('') +
        [-34, 24].map((x) => rect(x, -30, 9, 30, face, 2)).join('') +
        [
          [30, -38, 17],
          [12, -30, 17],
          [-10, -28, 17],
          [-32, -34, 16],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, darker(fill, 0.16)))
          .join('') +
        [
          [-40, -50, 15],
          [-28, -66, 17],
          [-6, -73, 18],
          [16, -70, 17],
          [32, -56, 16],
          [-28, -44, 16],
          [0, -50, 26],
          [20, -46, 16],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill))
          .join('') +
        circle(-54, -52, 7, darker(fill, 0.1)) +
        line('M-32 -56q6 -8 12 0M-10 -66q6 -8 12 0M8 -50q6 -8 12 0M-16 -42q6 -8 12 0', darker(fill, 0.18), 3) +
        moved(turned(head, grazing ? 40 : 4), grazing ? 50 : 46, grazing ? -28 : -70)
      );
    };
    return (
      moved(sheep(darker(color, 0.1), lit('#3a3538'), false), -42, -18, 0.88, true) +
      moved(sheep(darker(color, 0.16), lit('#3a3538'), false), 42, -18, 0.88) +
      moved(sheep(color, lit('#3a3538'), true), -6, 0, 0.98) +
      [
        [68, 0],
        [-78, -4],
        [92, -8],
      ]
        .map(([x = 0, y = 0]) => moved(tuft, x, y))
        .join('')
    );
  }),
  chickens: thing('ground', 2.3, 0.3, '#c9743c', (color, { lit }) => {
    const chick = (x: number, scale: number, flip: boolean) =>
      moved(
        line('M-4 -8L-4 -1L0 -1M4 -8L4 -1L8 -1', lit('#e08a2c'), 2.4) +
          path('M-19 -27Q-8 -22 -4 -28A11 11 0 1 1 17 -26Q16 -7 0 -7Q-17 -9 -19 -27Z', lit('#f7d04e')) +
          path('M-11 -20Q0 -24 5 -17Q0 -10 -7 -13Z', darker(lit('#f7d04e'), 0.16)) +
          path('M16 -36L24 -32L16 -29Z', lit('#e6782c')) +
          circle(10, -34, 2.2, lit('dark')),
        x,
        0,
        scale,
        flip,
      );
    const hen = [
      line('M-66 -18L-68 -2L-60 -2M-48 -18L-48 -2L-40 -2', lit('#e0a13f'), 4.6),
      path(
        'M-101 -62Q-110 -88 -92 -94Q-86 -70 -66 -64Q-48 -60 -42 -80Q-36 -94 -24 -92Q-11 -88 -12 -74Q-8 -48 -22 -30Q-36 -14 -58 -14Q-92 -18 -101 -62Z',
        color,
      ) +
        path('M-101 -62Q-110 -88 -92 -94Q-86 -70 -66 -64Q-84 -52 -98 -52Z', darker(color, 0.42)) +
        path('M-12 -74Q-8 -48 -22 -30Q-36 -14 -58 -14Q-76 -16 -86 -28Q-40 -20 -24 -62Z', darker(color, 0.16)),
      path('M-82 -52Q-58 -62 -40 -46Q-52 -26 -70 -32Q-80 -40 -82 -52Z', darker(color, 0.3)) +
        line('M-68 -44Q-58 -46 -52 -42', lighter(color, 0.3), 3),
      path('M-34 -89Q-36 -100 -28 -96Q-24 -104 -19 -95Q-11 -98 -14 -86Z', lit('red')) +
        path('M-13 -83L0 -77L-13 -72Z', lit('#e9b23a')) +
        path('M-14 -71Q-5 -60 -13 -56Q-19 -62 -14 -71Z', lit('red')) +
        circle(-22, -81, 3, lit('dark')),
    ].join('');
    const basket = [
      line('M48 -46Q50 -98 72 -98Q94 -98 98 -46', darker(lit('#c89a5a'), 0.25), 6),
      [
        [56, -48],
        [72, -54],
        [90, -48],
        [64, -42],
        [82, -42],
      ]
        .map(
          ([x = 0, y = 0], at) =>
            ellipse(x, y, 10, 13, lit(at % 2 ? '#e6b98e' : '#f7ecd9')) + ellipse(x - 3, y - 5, 2.4, 3.6, lit('white')),
        )
        .join(''),
      path('M40 -42L105 -42L96 -4Q95 0 91 0L54 0Q50 0 49 -4Z', lit('#c89a5a')) +
        path('M88 -42L105 -42L96 -4Q95 0 91 0L80 0Z', darker(lit('#c89a5a'), 0.22)) +
        line('M46 -24L100 -24M49 -11L97 -11M60 -38L63 -4M74 -38L74 -4M88 -38L85 -4', darker(lit('#c89a5a'), 0.3), 2.6) +
        rect(38, -46, 67, 9, lighter(lit('#c89a5a'), 0.2), 4),
    ].join('');
    return moved(hen, -10, 0) + moved(basket, 10, 0) + chick(-14, 1, false) + chick(28, 0.9, true);
  }),
} as const satisfies Record<string, Subject>;
