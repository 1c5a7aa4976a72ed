import { darker, lighter, type Palette } from '../look/palette';
import { leaf, steam, flame } from './details';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned } from './svg';

const broccoli = (x: number, y: number, scale: number, lit: Palette['lit']) =>
  moved(
    path('M-8 2L-10 -16L10 -16L8 2Z', lit('#a9c878')) +
      circle(-14, -22, 12, lit('#4f9a4f')) +
      circle(14, -20, 12, lit('#37794a')) +
      circle(1, -29, 14, lit('#4f9a4f')) +
      circle(5, -18, 9, lit('#37794a')) +
      circle(-17, -25, 3.4, lit('#78b866')) +
      circle(-4, -34, 3.8, lit('#78b866')) +
      circle(-8, -20, 2.6, lit('#78b866')),
    x,
    y,
    scale,
  );

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

const bean = (x: number, y: number, degrees: number, size: number, fill: string) =>
  moved(
    turned(
      ellipse(0, 0, size, size * 0.68, fill) +
        path(
          `M0 ${size * 0.68}A${size} ${size * 0.68} 0 0 0 ${size} 0L${-size} 0A${size} ${size * 0.68} 0 0 0 0 ${size * 0.68}Z`,
          darker(fill, 0.22),
        ) +
        line(
          `M${-size * 0.84} 0Q${-size * 0.3} ${-size * 0.34} 0 0T${size * 0.84} 0`,
          lighter(fill, 0.38),
          size * 0.16,
        ),
      degrees,
    ),
    x,
    y,
  );

const egg = (x: number, y: number, scale: number, fill: string) =>
  moved(
    path('M0 -40C12 -40 18 -18 18 -10Q18 8 0 8Q-18 8 -18 -10C-18 -18 -12 -40 0 -40Z', fill) +
      path('M3 -39.5C13 -36 18 -18 18 -10Q18 8 0 8Q14 -12 3 -39.5Z', darker(fill, 0.13)) +
      ellipse(-7, -22, 3, 6, lighter(fill, 0.6)),
    x,
    y,
    scale,
  );

const cherry = (x: number, y: number, size: number, lit: Palette['lit']) =>
  line(`M${x} ${y - size * 0.8}q${size * 0.2} ${-size} ${size * 1.1} ${-size * 1.3}`, lit('#4f7a3a'), size * 0.24) +
  circle(x, y, size, lit('#cf2b36')) +
  path(
    `M${x + size * 0.3} ${y - size * 0.95}A${size} ${size} 0 0 1 ${x} ${y + size}Q${x + size * 0.8} ${y} ${x + size * 0.3} ${y - size * 0.95}Z`,
    lit('#a01f30'),
  ) +
  circle(x - size * 0.35, y - size * 0.35, size * 0.24, lit('#f6a09a'));

/** Flat drawings of things of kitchens and cafés. */
export const kitchenware = {
  jug: thing('table', 0.88, 0.18, '#3f7fa0', (color, { lit }) =>
    [
      line('M12 -84Q42 -88 38 -60Q35 -38 20 -30', darker(color, 0.22), 9),
      path(
        'M-44 -95Q-22 -100 20 -99Q15 -80 22 -62Q32 -44 29 -26Q26 0 12 0L-22 0Q-36 0 -39 -26Q-42 -46 -31 -64Q-25 -78 -44 -95Z',
        color,
      ),
      path('M6 -94L19 -92Q17 -78 22 -62Q32 -44 29 -26Q26 0 12 0L-2 0Q14 -24 10 -48Q4 -70 6 -94Z', darker(color, 0.16)),
      path('M-44 -95Q-22 -100 20 -99Q18 -89 -10 -88Q-32 -88 -44 -95Z', darker(color, 0.42)),
      path('M-39 -36Q-5 -26 30 -36L29.5 -24Q-5 -14 -39 -24Z', lit('#f4ead6')),
      path('M10 -29Q20 -31 30 -36L29.5 -24Q20 -20 9 -18Z', darker(lit('#f4ead6'), 0.14)),
      line('M-29 -52Q-28 -60 -22 -68', lighter(color, 0.45), 5),
    ].join(''),
  ),
  milkJug: thing('table', 1.04, 0.12, '#b4bdc4', (color, { lit }) =>
    [
      line('M16 -80L34 -82Q48 -82 47 -70L43 -36Q41 -24 28 -24', darker(color, 0.36), 9),
      path(
        'M-52 -99Q-34 -92 -12 -92L18 -94Q18 -72 28 -48Q40 -22 34 -6Q32 0 24 0L-32 0Q-40 0 -43 -6Q-48 -22 -38 -46Q-29 -66 -31 -76Q-36 -88 -52 -99Z',
        color,
      ),
      path('M2 -90L18 -94Q18 -72 28 -48Q40 -22 34 -6Q32 0 24 0L8 0Q20 -24 12 -50Q4 -70 2 -90Z', darker(color, 0.26)),
      path(
        'M-24 -82L-14 -82Q-14 -66 -22 -46Q-28 -26 -24 -8L-36 -8Q-42 -24 -32 -46Q-24 -66 -24 -82Z',
        lighter(color, 0.6),
      ),
      path('M-52 -99Q-30 -102 18 -97Q20 -90 -6 -88Q-36 -88 -52 -99Z', darker(color, 0.45)) +
        path('M-40 -97Q-20 -98 11 -95Q8 -90.5 -9 -90Q-28 -90 -40 -97Z', lit('white')),
    ].join(''),
  ),
  espressoMachine: thing('table', 1.5, 0.34, '#b5402f', (color, { lit }) =>
    [
      [-54, -30, -6].map((x) => path(`M${x - 9} -100L${x + 9} -100L${x + 6} -86L${x - 6} -86Z`, lit('white'))).join(''),
      rect(-60, -60, 120, 46, lit('#5a626b')) + rect(-60, -60, 120, 9, darker(lit('#5a626b'), 0.35)),
      rect(-75, -88, 150, 32, color, 7) +
        path('M44 -88L68 -88Q75 -88 75 -81L75 -63Q75 -56 68 -56L44 -56Z', darker(color, 0.2)),
      rect(-68, -84, 60, 4, lighter(color, 0.4), 2) +
        circle(0, -71, 9, lit('white')) +
        line('M0 -71L4 -75', lit('red'), 2),
      rect(-71, -17, 142, 17, color, 4) +
        path('M44 -17L67 -17Q71 -17 71 -13L71 -4Q71 0 67 0L44 0Z', darker(color, 0.2)) +
        rect(-62, -20, 124, 7, lit('metal'), 2),
      [-32, 32]
        .map((x) =>
          [
            [-8, 0, 8].map((off) => circle(x + off, -68, 2.4, lit('white'))).join(''),
            rect(x - 14, -57, 28, 9, lit('metal'), 2) +
              rect(x - 11, -48, 22, 6, lit('metalDark'), 2) +
              line(`M${x + 8} -44L${x + 22} -38`, lit('dark'), 6),
            line(`M${x - 3} -42L${x - 3} -30M${x + 3} -42L${x + 3} -30`, lit('#7a4526'), 2) +
              path(`M${x - 9} -34L${x + 9} -34L${x + 6} -20L${x - 6} -20Z`, lit('white')),
          ].join(''),
        )
        .join(''),
      line('M-66 -54L-66 -44L-60 -24M66 -54L66 -44L60 -24', lit('metal'), 3.4),
    ].join(''),
  ),
  cauldron: thing('ground', 1.2, 0.35, '#b8683a', (color, { lit }) =>
    [
      line('M-46 -62Q-46 -97 0 -97Q46 -97 46 -62', lit('#3a3535'), 6),
      path('M-38 -16L-26 -10L-34 0L-42 0ZM38 -16L26 -10L34 0L42 0Z', darker(color, 0.5)),
      path('M-48 -60Q-62 -40 -52 -22Q-40 -4 0 -4Q40 -4 52 -22Q62 -40 48 -60Z', color),
      path('M22 -60L48 -60Q62 -40 52 -22Q40 -4 4 -4Q38 -24 22 -60Z', darker(color, 0.2)),
      ellipse(0, -62, 58, 11, lighter(color, 0.25)) + ellipse(0, -63, 48, 7, darker(color, 0.6)),
      path('M-44 -44Q-48 -30 -38 -20Q-34 -18 -32 -22Q-38 -32 -34 -44Z', lighter(color, 0.5)),
      circle(-47, -60, 5, lit('#3a3535')) + circle(47, -60, 5, lit('#3a3535')),
    ].join(''),
  ),
  tap: thing('table', 0.9, 0.24, '#9eaab3', (color, { lit }) =>
    [
      path(
        'M4 -8L4 -66Q4 -82 -12 -82Q-26 -82 -26 -66L-26 -54L-42 -54L-42 -66Q-42 -100 -11 -100Q22 -100 22 -66L22 -8Z',
        color,
      ),
      path('M12 -8L12 -66Q12 -90 -10 -92Q-6 -100 -2 -99Q22 -94 22 -66L22 -8Z', darker(color, 0.22)),
      rect(-45, -58, 22, 8, darker(color, 0.3), 2) + line('M-36 -70Q-34 -90 -14 -94', lighter(color, 0.6), 4),
      rect(-4, -10, 34, 10, darker(color, 0.3), 3) + rect(0, -30, 26, 20, darker(color, 0.1), 3),
      line('M26 -22L40 -40', darker(color, 0.3), 7),
      path('M-34 -44Q-22 -28 -25 -20Q-28 -14 -34 -14Q-40 -14 -43 -20Q-46 -28 -34 -44Z', lit('#4aa3d0')) +
        circle(-37, -23, 3, lighter(lit('#4aa3d0'), 0.6)),
    ].join(''),
  ),
  oven: thing('ground', 1, 0.4, '#4a525b', (color, { lit }) =>
    [
      rect(-50, -100, 100, 100, color, 4) +
        rect(-50, -100, 100, 24, lit('#c3cad0'), 4) +
        rect(-50, -82, 100, 6, lit('#c3cad0')) +
        path('M43 -100L46 -100Q50 -100 50 -96L50 -76L43 -76Z', darker(lit('#c3cad0'), 0.2)),
      [-39, -23, 19, 35]
        .map((x) => circle(x, -88, 6.5, lit('dark')) + line(`M${x} -88L${x} -92`, lit('white'), 2))
        .join(''),
      rect(-14, -94, 24, 12, lit('dark'), 2) +
        rect(-10, -90, 6, 4, lit('#ff9a3c')) +
        rect(-1, -90, 6, 4, lit('#ff9a3c')),
      rect(-40, -72, 80, 7, lit('#c3cad0'), 3.5),
      rect(-40, -58, 80, 46, lit('#23242b'), 5) +
        rect(-36, -54, 72, 38, lit('#f08a2c'), 3) +
        path('M-36 -51Q-36 -54 -33 -54L33 -54Q36 -54 36 -51L24 -22L-24 -22Z', lit('#ffc65a')),
      rect(-36, -25, 72, 2.6, lit('#5a3a26')) +
        path('M-22 -34L22 -34L18 -25L-18 -25Z', lit('#8b929a')) +
        path('M-23 -34Q-24 -48 -12 -46Q0 -54 12 -46Q24 -48 23 -34Z', lit('#a8602c')),
      path('M43 -76L50 -76L50 -4Q50 0 46 0L43 0Z', darker(color, 0.25)),
    ].join(''),
  ),
  mixingBowl: thing('table', 1.35, 0.17, '#5b9aa0', (color, { lit }) =>
    [
      ellipse(0, -54, 67, 11, darker(color, 0.42)) + ellipse(0, -50, 57, 8, lit('#f6e3b0')),
      moved(
        turned(
          line(
            'M0 -46C-30 -24 -22 2 0 2C22 2 30 -24 0 -46M0 -46C-13 -20 -10 2 0 2C10 2 13 -20 0 -46',
            lit('#7f8790'),
            2.6,
          ) +
            rect(-4, -54, 8, 10, lit('metalDark'), 2) +
            rect(-5.5, -88, 11, 36, lit('#b5402f'), 5),
          48,
          0,
          0,
        ),
        -12,
        -42,
      ),
      path('M-67 -54Q-40 -42 0 -42Q40 -42 67 -54Q64 -8 24 -6L20 0L-20 0L-24 -6Q-64 -8 -67 -54Z', color),
      path('M36 -45Q54 -48 67 -54Q64 -8 24 -6L20 0L2 0Q36 -14 36 -45Z', darker(color, 0.18)),
      line('M-54 -38Q-50 -22 -38 -16', lighter(color, 0.45), 5),
    ].join(''),
  ),
  rollingPin: thing('table', 4, 0.06, '#d8a464', (color) =>
    [
      path('M-150 -62L-164 -62Q-196 -76 -200 -50Q-196 -24 -164 -38L-150 -38Z', darker(color, 0.34)) +
        path('M150 -62L164 -62Q196 -76 200 -50Q196 -24 164 -38L150 -38Z', darker(color, 0.42)),
      rect(-144, -100, 288, 100, color, 18) +
        path('M-144 -32L144 -32L144 -18Q144 0 126 0L-126 0Q-144 0 -144 -18Z', darker(color, 0.18)),
      rect(-122, -84, 170, 12, lighter(color, 0.45), 6) +
        line('M-60 -54L40 -54M74 -62L112 -62', darker(color, 0.14), 4),
    ].join(''),
  ),
  cuttingBoard: thing('table', 2.2, 0.14, '#c98f58', (color, { lit }) =>
    [
      path('M-86 -98L86 -98L110 -14L-110 -14Z', lighter(color, 0.18)) +
        path('M-110 -14L110 -14L110 -4Q110 0 106 0L-106 0Q-110 0 -110 -4Z', darker(color, 0.22)) +
        path('M66 -98L86 -98L110 -14L86 -14Z', lighter(color, 0.06)),
      path('M-72 -80Q-64 -64 -30 -62L26 -62L26 -82L-64 -84Z', lit('#dfe5e9')) +
        path('M-72 -80Q-64 -64 -30 -62L26 -62L26 -68L-30 -70Q-58 -72 -72 -80Z', lit('#a9b2ba')) +
        rect(24, -84, 58, 15, lit('#3a2f2c'), 6) +
        circle(42, -76.5, 2.2, lit('metal')) +
        circle(62, -76.5, 2.2, lit('metal')),
      path(
        'M-70 -38Q-96 -58 -100 -50Q-94 -44 -92 -42Q-104 -42 -104 -34Q-94 -32 -90 -33Q-98 -26 -92 -20Q-80 -24 -70 -32Z',
        lit('leaf'),
      ),
      path('M-64 -54Q-78 -50 -78 -36Q-78 -22 -64 -20L12 -24Q18 -36 12 -44Z', lit('#e8802c')) +
        path('M-76 -28Q-72 -20 -64 -20L12 -24Q15 -28 15 -33Q-40 -24 -76 -28Z', darker(lit('#e8802c'), 0.16)) +
        line('M-48 -50L-44 -42M-20 -46L-18 -40M-56 -32L-54 -26', darker(lit('#e8802c'), 0.25), 2.4),
      ellipse(12, -34, 5, 10, lit('#f6a552')),
      [
        [32, -30],
        [52, -38],
        [60, -24],
        [80, -32],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y + 3, 12, 8, darker(lit('#e8802c'), 0.16)) +
            ellipse(x, y, 12, 8, lit('#f0913c')) +
            ellipse(x, y, 5, 3.2, lit('#f8bd72')),
        )
        .join(''),
    ].join(''),
  ),
  shelf: thing('ground', 1.1, 1.1, '#a9683f', (color, { lit }) => {
    const jar = (x: number, y: number, fill: string) =>
      rect(x, y - 20, 16, 20, lit(fill), 4) +
      rect(x + 10, y - 18, 6, 18, darker(lit(fill), 0.18), 3) +
      rect(x + 1, y - 24, 14, 6, lit('#efe6d2'), 1.5) +
      rect(x + 2, y - 13, 8, 8, lit('white'), 1);
    const box = (x: number, y: number, width: number, height: number, fill: string) =>
      rect(x, y - height, width, height, lit(fill), 1) +
      rect(x + width * 0.72, y - height, width * 0.28, height, darker(lit(fill), 0.16)) +
      rect(x - 1, y - height, width + 2, 5, lighter(lit(fill), 0.2), 1) +
      rect(x + width * 0.28, y - height * 0.6, width * 0.36, 5, lit('white'), 1);
    return [
      rect(-55, -100, 110, 96, color, 2) +
        rect(-53, -5, 9, 5, darker(color, 0.3)) +
        rect(44, -5, 9, 5, darker(color, 0.3)),
      [-94, -64, -34]
        .map((y) => rect(-49, y, 98, 25, darker(color, 0.48)) + rect(-49, y + 25, 98, 2, lighter(color, 0.2)))
        .join(''),
      [
        jar(-45, -69, '#b8392f'),
        jar(-26, -69, '#e6a93a'),
        jar(-7, -69, '#7f9f4a'),
        box(16, -69, 29, 17, '#d9b98a'),
      ].join(''),
      [
        box(-45, -39, 34, 20, '#5a8f96'),
        jar(-4, -39, '#cf7a35'),
        jar(15, -39, '#f0e0b8'),
        jar(33, -39, '#8a3d5c'),
      ].join(''),
      [box(-45, -9, 42, 19, '#cf9c62'), box(3, -9, 42, 22, '#e0c48f')].join(''),
      rect(49, -100, 6, 96, darker(color, 0.2)),
    ].join('');
  }),
  honeycomb: thing('table', 1.1, 0.13, '#eda92f', (color, { lit }) => {
    const hexagon = (x: number, y: number, r: number) =>
      `M${x} ${y - r}L${x + r * 0.87} ${y - r / 2}L${x + r * 0.87} ${y + r / 2}L${x} ${y + r}L${x - r * 0.87} ${y + r / 2}L${x - r * 0.87} ${y - r / 2}Z`;
    const cells = [
      [-26, -84],
      [0, -84],
      [26, -84],
      [-39, -61.5],
      [-13, -61.5],
      [13, -61.5],
      [39, -61.5],
      [-26, -39],
      [0, -39],
      [26, -39],
    ];
    const honey = lighter(color, 0.22);
    return [
      path('M-50 -5Q-48 -11 -14 -11L26 -11Q54 -10 54 -5Q52 0 4 0Q-48 0 -50 -5Z', honey) +
        line('M-34 -6L-14 -7', lighter(color, 0.7), 2.4),
      cells.map(([x = 0, y = 0]) => path(hexagon(x, y, 16), color)).join(''),
      cells
        .map(([x = 0, y = 0], at) =>
          path(hexagon(x, y, 10.5), at % 4 === 1 ? lighter(color, 0.5) : lit(at % 3 === 0 ? '#a8621c' : '#c98024')),
        )
        .join(''),
      path(
        'M-41 -46L-34 -42Q-26 -36 -16 -40Q-2 -46 10 -38Q24 -34 34 -44L41 -50L41 -30Q38 -26 34 -29Q29 -32 28 -24L28 -20Q24 -13 20 -20Q20 -31 13 -30Q7 -29 7 -20L8 -6L-4 -6Q-3 -24 -9 -28Q-15 -29 -16 -22Q-20 -15 -24 -22Q-24 -32 -32 -29Q-39 -25 -41 -32Z',
        honey,
      ),
      line('M-36 -38L-36 -34M-1 -34Q2 -26 2 -16M24 -34L24 -26', lighter(color, 0.65), 3) +
        line('M-39 -78L-39 -74', lighter(color, 0.55), 2.4),
    ].join('');
  }),
  weighingScoop: thing('table', 2, 0.09, '#bcc3c8', (color, { lit }) => {
    const bean = (x: number, y: number, turn: number, fill: string) =>
      moved(turned(ellipse(0, 0, 14, 9.5, lit(fill)) + line('M-11 0Q-4 -4 0 0T11 0', lit('#2c1810'), 2.4), turn), x, y);
    return [
      path('M-100 -20Q-76 -58 -10 -70Q30 -78 44 -72Q52 -66 50 -40L44 -20Z', darker(color, 0.38)),
      [
        [26, -70, 20],
        [0, -78, -15],
        [-26, -72, 30],
        [12, -90, 12],
        [-50, -58, -20],
        [-14, -88, -35],
        [34, -56, -40],
        [-74, -40, 15],
        [14, -62, -30],
        [-10, -66, 20],
        [-34, -56, -15],
        [-56, -42, 30],
        [-34, -40, 10],
        [-12, -48, -30],
        [12, -46, 20],
      ]
        .map(([x = 0, y = 0, turn = 0], at) => bean(x, y, turn, at % 2 === 0 ? '#6b4028' : '#573220'))
        .join(''),
      path('M-100 -20Q-60 -24 -10 -40Q34 -54 48 -70Q54 -56 52 -14Q51 0 38 0L-70 0Q-92 -2 -100 -20Z', color) +
        path('M30 -56Q42 -62 48 -70Q54 -56 52 -14Q51 0 38 0L16 0Q32 -20 30 -56Z', darker(color, 0.18)) +
        line('M-82 -15Q-50 -19 -14 -31', lighter(color, 0.6), 5),
      rect(50, -42, 12, 16, darker(color, 0.4), 2) +
        rect(57, -45, 43, 22, lit('wood'), 10) +
        rect(63, -41, 29, 5, lit('#b97a4c'), 2.5),
    ].join('');
  }),
  coffeeGrinder: thing('table', 0.85, 0.22, '#a9683f', (color, { lit }) =>
    [
      [-18, -8, 3, 13]
        .map((x, at) => ellipse(x, -69 - (at % 2) * 3, 7, 5, lit(at % 2 === 0 ? '#573220' : '#6b4028')))
        .join(''),
      line('M-4 -66L-4 -84L33 -84', lit('#59616b'), 4.5) +
        circle(-4, -84, 4.5, lit('metal')) +
        path('M27 -84L39 -84L42 -96Q42 -100 38 -100L28 -100Q24 -100 24 -96Z', lit('#c9503a')) +
        path('M33 -84L39 -84L42 -96Q42 -100 38 -100L34 -100Z', lit('#a23d2b')),
      path('M-32 -68L24 -68Q24 -52 10 -47L-18 -47Q-32 -52 -32 -68Z', lit('#d9a83a')) +
        path('M4 -68L24 -68Q24 -52 10 -47L0 -47Q8 -56 4 -68Z', lit('#b5872a')) +
        rect(-35, -70, 62, 5, lit('#ecc86a'), 2),
      rect(-36, -43, 64, 36, color) + path('M12 -43L28 -43L28 -7L12 -7Z', darker(color, 0.2)),
      rect(-40, -48, 72, 7, darker(color, 0.28), 2) + rect(-42, -8, 76, 8, darker(color, 0.28), 2),
      rect(-24, -35, 40, 22, darker(color, 0.42), 2) +
        rect(-22, -33, 36, 18, lighter(color, 0.2), 1) +
        circle(-4, -24, 5, lit('#ecc86a')),
    ].join(''),
  ),
  bunchOfHerbs: thing('table', 0.9, 0.2, '#5c9a4a', (color, { lit }) => {
    const sprig = (turn: number, long: number, fill: string) =>
      moved(
        turned(
          line(`M0 0L0 ${-long}`, darker(fill, 0.25), 2.4) +
            [0, 1, 2]
              .map((at) => {
                const y = 10 - long + at * 15;
                return (
                  path(`M0 ${y}Q-17 ${y + 2} -18 ${y - 14}Q-4 ${y - 14} 0 ${y}Z`, fill) +
                  path(`M0 ${y}Q17 ${y + 2} 18 ${y - 14}Q4 ${y - 14} 0 ${y}Z`, darker(fill, 0.14))
                );
              })
              .join('') +
            path(`M0 ${8 - long}Q-11 ${-long} 0 ${-8 - long}Q11 ${-long} 0 ${8 - long}Z`, lighter(fill, 0.16)),
          turn,
        ),
        0,
        -32,
      );
    return [
      [-14, -8, -3, 3, 9, 15]
        .map((x, at) => line(`M${x * 0.25} -34L${x} -2`, at % 2 ? darker(color, 0.22) : lighter(color, 0.2), 3.6))
        .join(''),
      sprig(-36, 46, darker(color, 0.24)) +
        sprig(36, 46, darker(color, 0.34)) +
        sprig(-13, 56, darker(color, 0.14)) +
        sprig(14, 55, darker(color, 0.22)),
      sprig(-25, 50, color) + sprig(26, 48, darker(color, 0.08)) + sprig(0, 60, lighter(color, 0.14)),
      path('M-1 -31Q-20 -40 -21 -28Q-18 -20 -1 -31ZM1 -31Q20 -40 21 -28Q18 -20 1 -31Z', lit('#e3c48e')) +
        line('M-2 -30L-11 -14M3 -30L10 -13', lit('#e3c48e'), 2.6) +
        rect(-8, -37, 16, 10, lit('#d3ab6a'), 3) +
        line('M-7 -33.500L7 -35M-7 -30L7 -31.500', lit('#a97f45'), 1.4),
    ].join('');
  }),
  pestleMortar: thing('table', 1.1, 0.17, '#a7a39d', (color, { lit }) =>
    [
      ellipse(0, -60, 54, 12, lighter(color, 0.3)) + ellipse(0, -59, 46, 8.5, darker(color, 0.45)),
      path('M-40 -60Q-50 -78 -30 -84Q-20 -72 -28 -58Z', lit('leaf')) +
        path('M-30 -58Q-30 -78 -10 -78Q-6 -66 -16 -57Z', lit('#7fb955')),
      circle(-4, -60, 3.4, lit('#c9402c')) + circle(-12, -57, 3, lit('dark')) + circle(22, -58, 3, lit('#c9402c')),
      moved(
        turned(
          path('M-10 0L-5.500 -46Q-9 -58 0 -60Q9 -58 5.500 -46L10 0Z', lighter(color, 0.14)) +
            path('M2 0L1.500 -60Q9 -58 5.500 -46L10 0Z', darker(color, 0.16)),
          38,
        ),
        4,
        -50,
      ),
      path(
        'M-54 -60Q-52 -24 -24 -14L-24 -10L-32 0L32 0L24 -10L24 -14Q52 -24 54 -60Q44 -48 0 -48Q-44 -48 -54 -60Z',
        color,
      ),
      path('M54 -60Q52 -24 24 -14L24 -10L32 0L6 0Q8 -20 22 -49.500Q44 -52 54 -60Z', darker(color, 0.2)) +
        path('M-25 -14Q0 -6 25 -14L24 -9Q0 -2 -24 -9Z', darker(color, 0.3)),
      line('M-44 -44Q-40 -32 -32 -26', lighter(color, 0.5), 4),
    ].join(''),
  ),
  jamJars: thing('table', 1.9, 0.14, '#d2453c', (color, { lit }) =>
    [
      [-64, '#a3203a'],
      [64, '#5c2d6e'],
      [0, '#ea8f28'],
    ]
      .map(([at = 0, fill = '']) => {
        const [x, jam] = [Number(at), lit(String(fill))];
        const berry = lit(String(fill));
        return [
          rect(x - 30, -66, 60, 66, lit('#dcebee'), 12) +
            path(
              `M${x - 26} -54L${x + 26} -54L${x + 26} -12Q${x + 26} -4 ${x + 18} -4L${x - 18} -4Q${x - 26} -4 ${x - 26} -12Z`,
              jam,
            ) +
            path(
              `M${x + 12} -54L${x + 26} -54L${x + 26} -12Q${x + 26} -4 ${x + 18} -4L${x + 8} -4Q${x + 16} -28 ${x + 12} -54Z`,
              darker(jam, 0.25),
            ),
          rect(x - 18, -44, 36, 28, lit('white'), 4) +
            circle(x - 4, -29, 5.5, berry) +
            circle(x + 5, -27, 5.5, darker(berry, 0.16)) +
            path(`M${x} -33Q${x + 2} -42 ${x + 11} -39Q${x + 8} -32 ${x} -33Z`, lit('leaf')),
          path(
            `M${x - 25} -73Q${x - 23} -99 ${x} -99Q${x + 23} -99 ${x + 25} -73L${x + 31} -58L${x + 23} -62L${x + 16} -55L${x + 8} -61L${x} -55L${x - 8} -61L${x - 16} -55L${x - 23} -62L${x - 31} -58Z`,
            color,
          ),
          line(
            `M${x - 12} -96L${x - 16} -58M${x} -98L${x} -58M${x + 12} -96L${x + 16} -58M${x - 19} -90L${x + 19} -90M${x - 23} -81L${x + 23} -81`,
            lit('white'),
            3.4,
            0.75,
          ),
          path(
            `M${x + 14} -95Q${x + 24} -92 ${x + 25} -73L${x + 31} -58L${x + 23} -62L${x + 18} -57Z`,
            lit('dark'),
            0.14,
          ) + rect(x - 26, -76, 52, 5, lit('#e9d3a0'), 2.5),
          rect(x - 25, -52, 3.4, 34, lit('white'), 1.7),
        ].join('');
      })
      .join(''),
  ),
  spiceJars: thing('table', 2.3, 0.12, '#a9683c', (color, { lit }) =>
    [
      rect(-115, -14, 230, 4, darker(color, 0.35)),
      [
        ['#c9402c', '#e0664a'],
        ['#e8b02e', '#f6d060'],
        ['#5f8a45', '#8cb468'],
        ['#7a4a2c', '#a06a42'],
        ['#33302f', '#6a6560'],
      ]
        .map(([fill = '', dot = ''], at) => {
          const x = -84 + at * 42;
          return (
            rect(x - 17, -84, 34, 74, lit('#e3eef0'), 6) +
            rect(x - 14.5, -68, 29, 56, lit(fill), 3) +
            rect(x + 6, -68, 8.5, 56, darker(lit(fill), 0.2), 2) +
            [
              [-9, -62],
              [-2, -56],
              [-8, -50],
              [5, -63],
              [8, -52],
            ]
              .map(([a = 0, b = 0]) => circle(x + a, b, 1.8, lit(dot)))
              .join('') +
            rect(x - 13, -46, 26, 15, lit('white'), 2) +
            rect(x - 8, -41, 16, 2, lit('metalDark'), 1) +
            rect(x - 8, -37, 10, 2, lit('metalDark'), 1) +
            rect(x - 18, -100, 36, 17, lit('metal'), 4) +
            path(
              `M${x + 6} -100L${x + 14} -100Q${x + 18} -100 ${x + 18} -96L${x + 18} -87Q${x + 18} -83 ${x + 14} -83L${x + 6} -83Z`,
              lit('metalDark'),
            ) +
            rect(x - 13, -97, 3, 11, lit('white'), 1.5)
          );
        })
        .join(''),
      rect(-115, -26, 230, 8, color, 2) +
        rect(-115, -20, 230, 2.5, darker(color, 0.25)) +
        rect(-115, -10, 230, 10, color, 2) +
        rect(-115, -3, 230, 3, darker(color, 0.25), 1.5),
      rect(-115, -62, 9, 62, lighter(color, 0.14), 3) + rect(106, -62, 9, 62, darker(color, 0.2), 3),
    ].join(''),
  ),
  tagine: thing('table', 1.2, 0.24, '#c9643a', (color, { lit }) =>
    [
      path('M-8 -84Q-14 -100 0 -100Q14 -100 8 -84Z', color) +
        path('M3 -99.500Q13 -97 8 -84L3 -84Z', darker(color, 0.2)),
      path('M-52 -34Q-18 -48 -7 -86L7 -86Q18 -48 52 -34Z', color),
      path(
        'M-40.500 -39.500Q-32 -44 -26.500 -49.500Q0 -43 26.500 -49.500Q32 -44 40.500 -39.500Q0 -30 -40.500 -39.500Z',
        lit('#f4e3bd'),
      ),
      [-30, -18, -6, 6, 18, 30]
        .map((x) => {
          const y = -40.5 + Math.abs(x) * -0.1;
          return path(`M${x} ${y - 4.5}L${x + 4.5} ${y}L${x} ${y + 4.5}L${x - 4.5} ${y}Z`, lit('#2f7f86'));
        })
        .join(''),
      path('M-13 -70Q0 -66.500 13 -70L14.800 -65.500Q0 -61.500 -14.800 -65.500Z', lit('#f4e3bd')) +
        rect(-9.5, -87, 19, 4, darker(color, 0.3), 2),
      path('M2 -86L7 -86Q18 -48 52 -34L22 -34Q10 -52 2 -86Z', lit('dark'), 0.16) +
        line('M-11 -60Q-15 -52 -20 -47.500', lighter(color, 0.45), 3),
      path('M-57 -28L57 -28Q52 -4 34 -4L36 0L-36 0L-34 -4Q-52 -4 -57 -28Z', darker(color, 0.08)) +
        path('M26 -28L57 -28Q52 -4 34 -4L36 0L12 0Q24 -10 26 -28Z', darker(color, 0.28)),
      rect(-60, -36, 120, 9, lighter(color, 0.14), 4.5) +
        path('M26 -36L55.500 -36Q60 -36 60 -31.500Q60 -27 55.500 -27L24 -27Z', darker(color, 0.12)),
      [-40, -27, -14, -1, 12, 25, 38].map((x) => circle(x, -17, 3.2, lit(x % 2 ? '#f4e3bd' : '#2f7f86'))).join(''),
    ].join(''),
  ),
  wok: thing('table', 1.7, 0.3, '#3b3f48', (color, { lit }) => {
    const flame = (x: number, s: number, fill: string) =>
      moved(path('M0 0Q-16 -4 -12 -20Q-10 -14 -6 -16Q-10 -30 3 -42Q2 -28 10 -22Q18 -6 0 0Z', fill), x, -2, s);
    return [
      [-62, -44, 14, 32].map((x, at) => flame(x, at % 3 ? 0.95 : 1.2, lit('#f0792a'))).join(''),
      ellipse(-14, -56, 68, 10, darker(color, 0.35)),
      circle(-50, -64, 13, lit('leaf')) +
        circle(-36, -72, 13, lit('#63a05a')) +
        circle(-60, -74, 11, lit('#63a05a')) +
        path('M-52 -56L-46 -66L-38 -64L-36 -54Z', lit('#9fc07a')),
      circle(2, -64, 12, lit('#f0892f')) +
        circle(2, -64, 7, lit('#f8ab55')) +
        circle(-16, -68, 11, lit('#f0892f')) +
        circle(-16, -68, 6, lit('#f8ab55')),
      line('M14 -60Q22 -84 38 -68', lit('red'), 8) +
        line('M-30 -58Q-20 -64 -6 -56', lit('red'), 7) +
        line('M30 -58Q40 -66 46 -60', lit('#f3c64f'), 7),
      line('M-34 -92Q-24 -100 -16 -90', lit('red'), 7) +
        circle(10, -90, 8, lit('#f0892f')) +
        circle(10, -90, 4.4, lit('#f8ab55')) +
        path('M28 -86Q34 -102 52 -94Q46 -82 28 -86Z', lit('#7fb955')),
      line('M50 -52L60 -57', lit('metalDark'), 7) + line('M62 -58L80 -67', lit('wood'), 9),
      path('M-84 -58Q-76 -50 -14 -48Q48 -50 56 -58Q48 -14 6 -12L-34 -12Q-76 -14 -84 -58Z', color) +
        path('M22 -49Q50 -51 56 -58Q48 -14 6 -12L-6 -12Q22 -22 22 -49Z', darker(color, 0.35)) +
        line('M-72 -44Q-66 -30 -54 -23', lighter(color, 0.4), 4),
      [-40, -14, 12].map((x) => flame(x, 0.56, lit('#f0792a')) + flame(x, 0.3, lit('#ffd65a'))).join('') +
        [-62, 34].map((x) => flame(x, 0.55, lit('#ffd65a'))).join('') +
        rect(-74, -4, 120, 4, lit('dark'), 2),
    ].join('');
  }),
  dinnerPlate: thing('table', 2.2, 0.11, '#4f8ba3', (color, { lit }) =>
    [
      ellipse(0, -35, 110, 35, darker(color, 0.3)) +
        ellipse(0, -41, 110, 36, color) +
        path('M60 -71A110 36 0 0 1 60 -11Q92 -38 60 -71Z', darker(color, 0.14)) +
        ellipse(0, -40, 84, 26, lighter(color, 0.82)),
      line('M-101 -46Q-94 -62 -66 -69', lighter(color, 0.5), 4),
      broccoli(26, -50, 1, lit) + broccoli(54, -46, 0.9, lit),
      [
        [-58, -50, -14],
        [-34, -60, 10],
        [-8, -58, -8],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          moved(
            turned(
              ellipse(0, 0, 19, 14, lit('#eec25a')) +
                path('M4 -13.6A19 14 0 0 1 0 14Q14 2 4 -13.6Z', lit('#d59f3c')) +
                ellipse(-7, -6, 5, 2.6, lit('#f9e2a0')),
              turn,
            ),
            x,
            y,
          ),
        )
        .join(''),
      moved(
        path('M-50 6Q-54 -18 -22 -22Q6 -26 30 -18Q52 -10 48 4Q46 18 20 18Q2 16 -16 20Q-46 22 -50 6Z', lit('#5d2f20')) +
          path(
            'M-50 0Q-52 -20 -22 -24Q6 -28 30 -20Q52 -12 48 -2Q44 12 20 11Q2 9 -16 13Q-46 16 -50 0Z',
            lit('#9a5232'),
          ) +
          line('M-32 6L-14 -17M-12 8L8 -20M9 6L27 -15', lit('#5d2f20'), 5) +
          line('M-46 0Q-46 -18 -20 -21', lit('#efd0a8'), 4.4),
        -26,
        -34,
      ),
      [
        [36, -26],
        [54, -34],
        [60, -22],
        [74, -36],
        [46, -38],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y + 3, 10.5, 7.5, lit('#c9611f')) +
            ellipse(x, y, 10.5, 7.5, lit('#f0852d')) +
            ellipse(x - 1, y - 0.5, 4.4, 3, lit('#f8b066')),
        )
        .join(''),
    ].join(''),
  ),
  pastaBowl: thing('table', 1.6, 0.14, '#3f8f9a', (color, { lit }) =>
    [
      ellipse(0, -47, 80, 15, darker(color, 0.35)),
      moved(turned(rect(-3, -72, 6, 60, lit('metal'), 3) + rect(0.5, -72, 2.5, 58, lit('metalDark'), 1), 44), 14, -46),
      path(
        'M-70 -46Q-70 -70 -50 -74Q-40 -90 -16 -88Q8 -98 26 -84Q50 -84 54 -70Q72 -64 70 -46Q0 -14 -70 -46Z',
        lit('#efc763'),
      ),
      [
        [-66, 26],
        [-46, 34],
        [-22, 40],
        [4, 38],
        [26, 32],
        [44, 24],
      ]
        .map(([x = 0, rise = 0], at) =>
          line(
            `M${x - 4} -44C${x - 6} ${-52 - rise} ${x + 30} ${-52 - rise} ${x + 28} -44`,
            lit(at % 2 === 0 ? '#cf9a38' : '#fae6a6'),
            3.4,
          ),
        )
        .join('') +
        line(
          'M-56 -46C-40 -74 -6 -56 -12 -40M-30 -42C-16 -66 34 -66 30 -40M18 -42C30 -62 56 -62 62 -46',
          lit('#fae6a6'),
          3.4,
        ) +
        line('M-62 -50C-40 -62 -24 -54 -20 -42M2 -40C8 -60 44 -60 48 -44', lit('#cf9a38'), 3.4),
      path(
        'M-42 -72Q-48 -90 -20 -92Q6 -102 28 -90Q48 -86 42 -70Q36 -58 26 -66Q22 -52 12 -62Q0 -54 -8 -64Q-18 -56 -24 -64Q-36 -60 -42 -72Z',
        lit('#cc3a2a'),
      ),
      [
        [-22, -82],
        [18, -80],
        [-2, -74],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 10.5, lit('#8a4a2e')) +
            path(
              `M${x + 3} ${y - 10}A10.5 10.5 0 0 1 ${x} ${y + 10.5}Q${x + 9} ${y} ${x + 3} ${y - 10}Z`,
              lit('#6b3524'),
            ) +
            circle(x - 4, y - 4, 2.2, lit('#b9744c')),
        )
        .join(''),
      leaf(0, -88, -150, 20, lit('#4f9a4f')) + leaf(0, -88, -28, 20, lit('#6cb45c')),
      path('M-80 -47Q-40 -31 0 -31Q40 -31 80 -47Q76 -6 30 -4L26 0L-26 0L-30 -4Q-76 -6 -80 -47Z', color) +
        path('M42 -35Q64 -38 80 -47Q76 -6 30 -4L26 0L8 0Q44 -12 42 -35Z', darker(color, 0.18)) +
        line('M-66 -32Q-60 -18 -46 -12', lighter(color, 0.5), 4.6),
    ].join(''),
  ),
  soupBowl: thing('table', 1.3, 0.16, '#c9503a', (color, { lit }) =>
    [
      steam([-26, 0, 26], -98, -66, lit),
      moved(
        turned(rect(-3.5, -62, 7, 66, lit('metal'), 3.5) + rect(0.5, -62, 3, 66, lit('metalDark'), 1.5), 52),
        13,
        -44,
      ),
      ellipse(0, -48, 65, 13, lighter(color, 0.3)) + ellipse(0, -46.5, 58, 10, lit('#eda53f')),
      line('M-26 -47Q-12 -53 2 -47Q14 -42 26 -47', lit('#fbeccb'), 4) +
        leaf(-34, -46, -16, 15, lit('#4f9a4f')) +
        leaf(-30, -44, 168, 12, lit('#37794a')) +
        circle(8, -42, 2.6, lit('#4f9a4f')) +
        circle(-6, -51, 2.2, lit('#4f9a4f')),
      path('M-65 -48Q-40 -35 0 -35Q40 -35 65 -48Q62 -8 26 -7L22 0L-22 0L-26 -7Q-62 -8 -65 -48Z', color) +
        path('M34 -38Q52 -40 65 -48Q62 -8 26 -7L22 0L6 0Q38 -12 34 -38Z', darker(color, 0.18)) +
        line('M-53 -33Q-48 -20 -36 -14', lighter(color, 0.5), 4.6),
    ].join(''),
  ),
  saladBowl: thing('table', 1.6, 0.16, '#b5753f', (color, { lit }) => {
    const frill = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path(
          'M0 22Q-30 20 -32 2Q-40 -8 -28 -14Q-28 -28 -12 -26Q-4 -36 8 -28Q24 -32 26 -16Q38 -10 31 2Q32 20 0 22Z',
          fill,
        ) + line('M0 20L0 -16M0 4L-16 -10M0 4L16 -10', lighter(fill, 0.35), 3),
        x,
        y,
        scale,
      );
    const slice = (x: number, y: number, turn: number) =>
      moved(
        turned(
          ellipse(0, 0, 15, 14, lit('#4f8f48')) +
            ellipse(0, 0, 12, 11, lit('#d6e9a6')) +
            [0, 60, 120, 180, 240, 300].map((a) => turned(ellipse(0, -5.5, 1.3, 2.4, lit('#a9c878')), a)).join(''),
          turn,
        ),
        x,
        y,
      );
    return [
      ellipse(0, -48, 80, 14, darker(color, 0.4)) + ellipse(0, -43, 62, 13, lit('#4c8f45')),
      frill(-46, -58, 0.95, lit('#5fa548')) +
        frill(47, -58, 0.95, lit('#4c8f45')) +
        frill(0, -67, 1.05, lit('#7dbb52')) +
        frill(-24, -54, 0.8, lit('#93cc62')) +
        frill(28, -54, 0.75, lit('#6fb04e')),
      slice(-46, -50, 0) + slice(40, -62, 0),
      [
        [-18, -68],
        [62, -50],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 13, lit('#d63a2c')) +
            circle(x, y, 10, lit('#ee6a50')) +
            line(`M${x - 7} ${y}L${x + 7} ${y}M${x} ${y - 7}L${x} ${y + 7}`, lit('#d63a2c'), 2.4),
        )
        .join(''),
      circle(6, -48, 13, lit('#d63a2c')) +
        ellipse(1, -53, 4, 3, lit('#f6a090')) +
        `<g fill="none" stroke="${lit('#a8487e')}" stroke-width="3"><ellipse cx="12" cy="-78" rx="12" ry="8"/><ellipse cx="-64" cy="-54" rx="9" ry="8"/></g>` +
        ellipse(-34, -78, 7, 5, lit('#2f2b33')) +
        ellipse(-35, -78, 2.4, 1.7, lit('#6b6670')),
      path('M-80 -48Q-40 -33 0 -33Q40 -33 80 -48Q78 -8 34 -3L-34 -3Q-78 -8 -80 -48Z', color) +
        path('M44 -37Q66 -40 80 -48Q78 -8 34 -3L10 -3Q48 -12 44 -37Z', darker(color, 0.2)) +
        rect(-32, -4, 64, 4, darker(color, 0.3), 2),
      line('M-62 -26Q-30 -16 10 -18M-48 -14Q-20 -8 4 -9', darker(color, 0.14), 2.6) +
        line('M-70 -36Q-66 -26 -58 -20', lighter(color, 0.45), 4.4),
    ].join('');
  }),
  paella: thing('table', 2.3, 0.1, '#3d424b', (color, { lit }) => {
    const shrimp = (x: number, y: number, turn: number, scale: number) =>
      moved(
        turned(
          moved(
            line('M16 -2Q18 -20 0 -20Q-17 -19 -16 -3', lit('#ee7f52'), 12) +
              line('M12 -8L20 -11M8 -14L12 -22M-1 -14L-2 -24M-10 -11L-17 -17', lit('#fbd0b0'), 2.4) +
              path('M16 -4L26 6L16 5L10 10Z', lit('#d95f38')) +
              line('M-16 -6Q-26 -14 -24 -24M-17 -4Q-28 -8 -32 -16', lit('#d95f38'), 1.8) +
              circle(-14, -7, 1.8, lit('dark')),
            0,
            0,
            scale,
          ),
          turn,
        ),
        x,
        y,
      );
    const mussel = (x: number, y: number, turn: number) =>
      moved(
        turned(
          path('M-20 4Q-14 -16 8 -14Q22 -10 20 2Q8 12 -20 4Z', lit('#2c2f3f')) +
            path('M-13 2Q-8 -9 8 -8Q15 -5 14 1Q6 7 -13 2Z', lit('#8f93a8')) +
            ellipse(4, -1, 7.5, 4.4, lit('#f09a48')),
          turn,
        ),
        x,
        y,
      );
    const lemon = (x: number, y: number, turn: number) =>
      moved(
        turned(
          path('M-18 0A18 17 0 0 1 18 0Z', lit('#f2c52f')) +
            path('M-14 -1.5A14 13 0 0 1 14 -1.5Z', lit('#fbe98e')) +
            line('M0 -2L0 -12M0 -2L-8 -9M0 -2L8 -9', lit('#f2c52f'), 1.6),
          turn,
        ),
        x,
        y,
      );
    return [
      line('M-96 -52Q-118 -64 -111 -40Q-108 -32 -98 -34M96 -52Q118 -64 111 -40Q108 -32 98 -34', darker(color, 0.2), 7),
      path('M-102 -50Q-98 0 -50 0L50 0Q98 0 102 -50Z', darker(color, 0.22)) +
        path('M40 -12Q90 -20 102 -50Q98 0 50 0L30 0Z', darker(color, 0.42)) +
        ellipse(0, -50, 103, 44, color) +
        ellipse(0, -49, 94, 38, lit('#edb52e')) +
        path('M48 -82Q94 -70 94 -49Q90 -16 30 -13Q78 -40 48 -82Z', lit('#d99a22')),
      [
        [-70, -52],
        [-48, -32],
        [-8, -24],
        [26, -30],
        [62, -40],
        [-24, -74],
        [12, -76],
        [50, -68],
        [-60, -68],
        [0, -42],
        [36, -48],
        [-34, -46],
        [74, -52],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}l5 -2M${x + 8} ${y + 6}l4 2`, lit('#f9de84'), 3))
        .join('') +
        [
          [-76, -44],
          [-18, -34],
          [16, -54],
          [58, -28],
          [-40, -60],
          [70, -62],
          [-4, -66],
          [38, -20],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4.2, lit('#5fa548')))
          .join('') +
        line('M-62 -38Q-54 -44 -46 -40M22 -20Q32 -24 40 -30M-6 -80Q4 -84 12 -80', lit('#cf3426'), 5.5),
      mussel(62, -54, -20) +
        mussel(-62, -56, 14) +
        mussel(14, -32, 6) +
        shrimp(-28, -36, -12, 1.05) +
        shrimp(42, -32, 14, 1) +
        shrimp(8, -58, 0, 1.05),
      lemon(-34, -80, -14) + lemon(44, -80, 14) + line('M-97 -54Q-92 -76 -60 -86', lighter(color, 0.4), 3.4),
    ].join('');
  }),
  dimSum: thing('table', 1.6, 0.15, '#d9a65c', (color, { lit }) => {
    const dumpling = (x: number, y: number) =>
      moved(
        path('M-23 4Q-29 -14 -12 -21Q-4 -24 0 -33Q4 -24 12 -21Q29 -14 23 4Q0 12 -23 4Z', lit('#fbf1dc')) +
          path('M6 -23L12 -21Q29 -14 23 4Q14 8 4 8Q22 -8 6 -23Z', lit('#e6d2ad')) +
          line('M0 -28Q-14 -14 -15 -2M0 -28Q-5 -14 -5 0M0 -28Q5 -14 6 0M0 -28Q14 -14 15 -2', lit('#cdb185'), 2.2),
        x,
        y,
      );
    return [
      circle(34, -58, 42, darker(color, 0.3)) +
        circle(34, -58, 36, lighter(color, 0.22)) +
        line(
          'M8 -84L62 -32M22 -92L68 -46M0 -72L46 -26M60 -84L6 -32M46 -92L0 -46M68 -70L22 -26',
          darker(color, 0.12),
          3.6,
        ),
      rect(-80, -52, 160, 52, color, 6) +
        ellipse(0, -52, 80, 15, darker(color, 0.14)) +
        ellipse(0, -52, 72, 11.5, darker(color, 0.5)),
      dumpling(-44, -54) + dumpling(44, -54) + dumpling(0, -57) + dumpling(-22, -47) + dumpling(23, -47),
      path('M-80 -52Q-76 -37 0 -37Q76 -37 80 -52L80 -6Q80 0 74 0L-74 0Q-80 0 -80 -6Z', color) +
        path('M46 -39Q78 -42 80 -52L80 -6Q80 0 74 0L46 0Z', darker(color, 0.18)),
      [-64, -48, -32, -16, 0, 16, 32, 48, 64].map((x) => line(`M${x} -24L${x} -13`, darker(color, 0.2), 2.6)).join(''),
      path('M-80 -44Q-76 -29 0 -29Q76 -29 80 -44L80 -37Q76 -22 0 -22Q-76 -22 -80 -37Z', lighter(color, 0.28)) +
        path('M-80 -13L80 -13L80 -6Q80 0 74 0L-74 0Q-80 0 -80 -6Z', lighter(color, 0.28)) +
        path('M46 -31Q78 -34 80 -44L80 -37Q78 -26 46 -24ZM46 -13L80 -13L80 -6Q80 0 74 0L46 0Z', darker(color, 0.06)),
    ].join('');
  }),
  macarons: thing('table', 1.26, 0.14, '#e58aa2', (color, { lit }) => {
    const macaron = (fill: string, cream: string) =>
      rect(-35, -24, 70, 14, cream, 3) +
      path('M12 -24L35 -24L35 -10L12 -10Z', darker(cream, 0.12)) +
      path('M-37 -11L37 -11Q39 0 24 0L-24 0Q-39 0 -37 -11Z', fill) +
      path('M12 -11L37 -11Q39 0 24 0L8 0Q14 -4 12 -11Z', darker(fill, 0.16)) +
      path('M-37 -22Q-37 -34 -18 -34L18 -34Q37 -34 37 -22Z', fill) +
      path('M14 -34L18 -34Q37 -34 37 -22L12 -22Q18 -28 14 -34Z', darker(fill, 0.16)) +
      [-33, -24.5, -16, -8, 0, 8, 16, 24.5, 33]
        .map(
          (x) =>
            rect(x - 5.4, -24, 10.8, 5.4, darker(fill, x > 12 ? 0.28 : 0.13), 2.7) +
            rect(x - 5.4, -14, 10.8, 5.4, darker(fill, x > 12 ? 0.28 : 0.13), 2.7),
        )
        .join('') +
      line('M-28 -27Q-25 -30 -16 -30', lighter(fill, 0.55), 3);
    return [
      moved(macaron(lit('#8a5a3c'), lit('#f3e2c4')), -23, 0) +
        moved(macaron(lit('#a9c46a'), lit('#fffaf0')), -26, -33) +
        moved(macaron(color, lit('#fffaf0')), -21, -66),
      moved(turned(macaron(lit('#f0c552'), lit('#fffaf0')), 68), 21.5, -32),
    ].join('');
  }),
  cupcake: thing('table', 0.84, 0.12, '#ee8fae', (color, { lit }) =>
    moved(
      [
        path('M-34 -46L34 -46L25 -3Q24 0 20 0L-20 0Q-24 0 -25 -3Z', lit('#3f8f9a')) +
          [-24, -8, 8, 24]
            .map((x) => path(`M${x - 4} -46L${x + 4} -46L${x * 0.74 + 3} 0L${x * 0.74 - 3} 0Z`, lit('#7cc0c4')))
            .join('') +
          path('M16 -46L34 -46L25 -3Q24 0 20 0L12 0Z', lit('dark'), 0.16),
        path(
          'M-45 -48Q-46 -62 -32 -63Q-34 -75 -20 -77Q-14 -90 0 -91Q14 -90 20 -77Q34 -75 32 -63Q46 -62 45 -48Q44 -38 32 -39Q0 -36 -32 -39Q-44 -38 -45 -48Z',
          color,
        ),
        path(
          'M-32 -63Q0 -50 32 -63Q46 -62 45 -48Q20 -44 -14 -50Q-30 -54 -32 -63ZM-20 -77Q0 -66 20 -77Q34 -75 32 -63Q10 -62 -6 -66Q-18 -70 -20 -77Z',
          darker(color, 0.14),
        ),
        line('M-37 -53Q-34 -57 -30 -57M-25 -68Q-23 -71 -19 -71', lighter(color, 0.6), 4),
        [
          [-24, -48, 30, '#f6d04d'],
          [-6, -43, -40, '#ffffff'],
          [16, -50, 20, '#f6d04d'],
          [30, -46, -50, '#7cc0c4'],
          [-10, -62, 60, '#7cc0c4'],
          [12, -66, -30, '#ffffff'],
          [-8, -78, 10, '#f6d04d'],
        ]
          .map(([x = 0, y = 0, turn = 0, fill = '']) =>
            moved(turned(rect(-4.5, -1.7, 9, 3.4, lit(String(fill)), 1.7), Number(turn)), Number(x), Number(y)),
          )
          .join(''),
        cherry(0, -90, 9, lit),
      ].join(''),
      0,
      0,
      0.91,
    ),
  ),
  donut: thing('table', 1.4, 0.06, '#ee7fa6', (color, { lit }) =>
    [
      path('M-70 -46Q-70 0 0 0Q70 0 70 -46L60 -70L-60 -70Z', lit('#d9984a')) +
        path('M24 -2.8Q70 -8 70 -46L60 -70L40 -60Q62 -30 24 -2.8Z', lit('#b9762f')),
      path(
        'M-70 -54Q-70 -100 0 -100Q70 -100 70 -54Q70 -38 60 -34Q52 -30 47 -23Q41 -13 33 -20Q25 -26 16 -18Q8 -6 -1 -14Q-9 -22 -18 -15Q-27 -10 -34 -19Q-42 -28 -52 -28Q-70 -32 -70 -54Z',
        color,
      ),
      path(
        'M28 -96Q70 -88 70 -54Q70 -38 60 -34Q52 -30 47 -23Q41 -13 33 -20L29 -22Q66 -48 28 -96Z',
        darker(color, 0.15),
      ) + line('M-58 -60Q-54 -82 -26 -90', lighter(color, 0.6), 5.5),
      ellipse(0, -60, 23, 14.5, darker(color, 0.32)) +
        path('M-21.5 -55Q-16 -65 0 -65Q16 -65 21.5 -55Q16 -45.5 0 -45.5Q-16 -45.5 -21.5 -55Z', lit('#b9762f')) +
        path('M-16 -49.6Q0 -58 16 -49.6Q8 -45.5 0 -45.5Q-8 -45.5 -16 -49.6Z', lit('#8a5526')),
      [
        [-46, -50, 30, 'white'],
        [-34, -72, -40, '#f6d04d'],
        [-6, -86, 10, '#63b6c4'],
        [20, -82, 60, 'white'],
        [44, -72, -20, '#f6d04d'],
        [52, -50, 70, '#63b6c4'],
        [34, -36, -30, 'white'],
        [12, -34, 30, '#f6d04d'],
        [-12, -32, -50, '#63b6c4'],
        [-32, -38, 50, '#f6d04d'],
        [-52, -66, 80, '#63b6c4'],
        [-18, -76, 60, 'white'],
        [36, -56, 40, '#8a5bb0'],
        [-40, -58, -30, '#8a5bb0'],
        [6, -74, -30, '#8a5bb0'],
      ]
        .map(([x = 0, y = 0, turn = 0, fill = '']) =>
          moved(turned(rect(-5.5, -2, 11, 4, lit(String(fill)), 2), Number(turn)), Number(x), Number(y)),
        )
        .join(''),
    ].join(''),
  ),
  sundae: thing('table', 0.66, 0.22, '#ee8fa8', (color, { lit }) =>
    moved(
      [
        moved(
          turned(
            rect(-4.5, -34, 9, 46, lit('#d99a4c'), 2) +
              line('M-3 -28L3 -22M-3 -19L3 -13M-3 -10L3 -4', lit('#a96d2e'), 1.8),
            26,
          ),
          17,
          -64,
        ),
        circle(-15, -67, 15, lit('#f9e6b8')) +
          circle(16, -66, 15, color) +
          path('M18 -80.8Q31 -78 31 -66Q30 -54 18 -51Q28 -66 18 -80.8Z', darker(color, 0.14)) +
          circle(0, -78, 15, lit('#7a4a30')) +
          path('M4 -92.5Q15 -90 15 -78Q15 -66 4 -63.5Q14 -78 4 -92.5Z', lit('#5b3423')),
        path(
          'M-15 -80Q-14 -94 0 -94Q14 -94 15 -80Q13 -72 9 -79Q5 -68 0 -78Q-4 -70 -8 -78Q-12 -71 -15 -80Z',
          lit('#fdf6e6'),
        ) +
          circle(-22, -72, 3, lit('#ffffff')) +
          circle(9, -70, 3, lighter(color, 0.6)),
        cherry(0, -92, 6.5, lit),
        path('M-33 -60Q0 -52 33 -60Q30 -26 7 -20L5 -7L-5 -7L-7 -20Q-30 -26 -33 -60Z', lit('#b5d3dc')),
        path('M-29 -57Q0 -50 29 -57Q28 -50 25 -43Q10 -48 0 -42Q-12 -37 -25 -43Q-28 -50 -29 -57Z', lit('#f9e6b8')) +
          path(
            'M-25 -43Q-12 -37 0 -42Q10 -48 25 -43Q22 -35 17 -31Q6 -35 -2 -30Q-10 -27 -17 -31Q-22 -36 -25 -43Z',
            color,
          ) +
          path('M-17 -31Q-10 -27 -2 -30Q6 -35 17 -31Q11 -24 0 -23Q-11 -24 -17 -31Z', lit('#6b3d28')),
        path('M18 -57Q26 -58 33 -60Q30 -26 7 -20L5 -7L2 -7L2 -20Q20 -30 18 -57Z', lit('dark'), 0.12) +
          line('M-26 -50Q-24 -38 -18 -32', lit('#ffffff'), 3, 0.85) +
          path('M-33 -60Q0 -52 33 -60L33 -57Q0 -49 -33 -57Z', lit('#d9eaee')),
        ellipse(0, -4, 22, 4, lit('#9dbfc9')) + ellipse(0, -6, 20, 3.4, lit('#b5d3dc')),
      ].join(''),
      0,
      0,
      0.94,
    ),
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
  frenchPress: thing('table', 0.86, 0.24, '#9fa8ae', (color, { lit }) =>
    [
      `<path d="M18 -66Q42 -70 39 -46L36 -20Q35 -12 20 -13" fill="none" stroke="${lit('#2f323a')}" stroke-width="8" stroke-linejoin="round"/>`,
      rect(-34, -72, 54, 68, lit('#c4dde4'), 3) +
        path('M-31 -54L17 -54L17 -8Q17 -5 14 -5L-28 -5Q-31 -5 -31 -8Z', lit('#4a2a1c')) +
        rect(-31, -56, 48, 7, lit('#b98a58'), 2) +
        path('M4 -49L17 -49L17 -8Q17 -5 14 -5L2 -5Q8 -28 4 -49Z', lit('#33190f')),
      rect(-9, -90, 4, 34, lit('metalDark')) +
        rect(-30, -62, 46, 4, lit('metal'), 1.5) +
        rect(-30, -58, 46, 2.6, lit('metalDark'), 1),
      path('M-34 -72L-43 -77L-38 -66L-34 -60Z', color) +
        rect(-36, -74, 58, 7, color, 2) +
        rect(4, -74, 18, 7, darker(color, 0.2), 2) +
        path('M-33 -74Q-30 -86 -7 -86Q16 -86 19 -74Z', color) +
        path('M0 -86Q16 -84 19 -74L6 -74Q8 -80 0 -86Z', darker(color, 0.2)) +
        line('M-26 -77Q-24 -82 -16 -83', lighter(color, 0.7), 2.4),
      circle(-7, -94, 6, lit('#2f323a')) + circle(-9, -96, 1.7, lit('#7c828c')),
      rect(-36, -34, 58, 6, color, 2) +
        rect(4, -34, 18, 6, darker(color, 0.2), 2) +
        rect(-36, -8, 58, 7, color, 2) +
        rect(4, -8, 18, 7, darker(color, 0.2), 2) +
        rect(-36, -72, 4, 68, color) +
        rect(18, -72, 4, 68, darker(color, 0.26)) +
        path('M-36 -3L-28 -3L-31 0L-37 0ZM14 -3L22 -3L23 0L17 0Z', darker(color, 0.4)),
      line('M-26 -48L-26 -38M-26 -25L-26 -14', lit('#ffffff'), 3, 0.6),
    ].join(''),
  ),
  pourOver: thing('table', 0.9, 0.26, '#d0604a', (color, { lit }) =>
    [
      `<path d="M18 -38Q44 -40 38 -20Q34 -8 22 -9" fill="none" stroke="${lit('#2f323a')}" stroke-width="6"/>`,
      path('M-17 -48L17 -48L19 -40Q32 -28 31 -10Q30 0 20 0L-20 0Q-30 0 -31 -10Q-32 -28 -19 -40Z', lit('#bcd9e0')),
      path(
        'M-27.5 -24Q0 -20 27.5 -24Q29 -16 28 -9Q27 -3 20 -3L-20 -3Q-27 -3 -28 -9Q-29 -16 -27.5 -24Z',
        lit('#5b3320'),
      ) +
        ellipse(0, -24, 27.5, 3, lit('#8f5a34')) +
        path('M14 -22.5Q22 -23 27.5 -24Q29 -16 28 -9Q27 -3 20 -3L8 -3Q18 -12 14 -22.5Z', lit('#3f2115')) +
        line('M-25 -20Q-26 -12 -23 -8', lit('#ffffff'), 2.6, 0.6),
      path('M0 -38Q3.5 -32 0 -30Q-3.5 -32 0 -38Z', lit('#5b3320')),
      `<path d="M26 -82Q46 -83 42 -71Q38 -62 18 -64" fill="none" stroke="${darker(color, 0.24)}" stroke-width="5"/>`,
      path('M-35 -92L-30 -100L-18 -97L0 -100L18 -97L30 -100L35 -92Z', lit('#d9b985')) +
        path('M18 -97L30 -100L35 -92L14 -92Z', lit('#c09c64')) +
        ellipse(0, -91, 36, 5, lighter(color, 0.35)) +
        ellipse(0, -91, 29, 3.2, lit('#4a2a1c')),
      path('M-36 -91Q0 -82 36 -91L16 -57L-16 -57Z', color) +
        path('M16 -87.5Q28 -88 36 -91L16 -57L4 -57Q16 -70 16 -87.5Z', darker(color, 0.17)) +
        line('M-16 -80L-7 -62M-2 -81L0 -62M12 -80L7 -62', darker(color, 0.14), 2.4),
      rect(-26, -58, 52, 6, color, 3) +
        path('M8 -58L23 -58Q26 -58 26 -55Q26 -52 23 -52L8 -52Z', darker(color, 0.2)) +
        path('M-14 -52L14 -52L11 -45L-11 -45Z', darker(color, 0.12)) +
        line('M-29 -83L-23 -73', lighter(color, 0.6), 3.4),
    ].join(''),
  ),
  coffeeBag: thing('table', 1.05, 0.22, '#3f7a74', (color, { lit }) =>
    [
      path('M-40 -88L22 -88Q28 -60 26 -30L30 -4Q28 0 24 0L-44 0Q-48 0 -50 -4L-46 -30Q-46 -60 -40 -88Z', color) +
        path('M4 -88L22 -88Q28 -60 26 -30L30 -4Q28 0 24 0L10 0Q14 -44 4 -88Z', darker(color, 0.18)),
      rect(-43, -100, 67, 14, darker(color, 0.3), 3) +
        rect(-43, -95, 67, 4, lit('#e6c06a')) +
        path('M-46 -96L-41 -96L-41 -90L-46 -90ZM22 -96L28 -96L28 -90L22 -90Z', lit('#e6c06a')),
      rect(-38, -68, 52, 50, lit('#fdf3dd'), 4) +
        rect(-38, -68, 52, 9, lit('#c9503a'), 4) +
        rect(-30, -26, 36, 3, lit('#a99474'), 1.5),
      bean(-12, -43, -40, 13, lit('#5b3423')) +
        circle(-12, -78, 3.6, darker(color, 0.32)) +
        line('M-40 -78Q-42 -60 -42 -46', lighter(color, 0.45), 3.4),
      [
        [20, -6, 10, '#5b3423'],
        [41, -6.5, -30, '#6b3d28'],
        [31, -15, 24, '#4a281c'],
        [46, -15, 70, '#5b3423'],
        [6, -5.5, -10, '#6b3d28'],
      ]
        .map(([x = 0, y = 0, turn = 0, fill = '']) => bean(Number(x), Number(y), Number(turn), 8.5, lit(String(fill))))
        .join(''),
    ].join(''),
  ),
  oliveOil: thing('table', 0.86, 0.28, '#b7a52c', (color, { lit }) => {
    const olive = (x: number, y: number, turn: number, fill: string) =>
      moved(
        turned(
          ellipse(0, 0, 10.5, 8.4, fill) +
            path('M-3 8A10.5 8.4 0 0 0 10.5 0Q3 5 -8 5.5Q-6 7.4 -3 8Z', darker(fill, 0.22)) +
            ellipse(-3.5, -3, 2.4, 1.5, lighter(fill, 0.55)),
          turn,
        ),
        x,
        y,
      );
    return [
      path(
        'M-22 -74L-6 -74L-6 -62Q8 -54 8 -40L8 -5Q8 0 3 0L-31 0Q-36 0 -36 -5L-36 -40Q-36 -54 -22 -62Z',
        lit('#c9dfd2'),
      ),
      path(
        'M-19 -58L-9 -58Q4 -52 4.5 -40L4.5 -6Q4.5 -3.5 2 -3.5L-30 -3.5Q-32.5 -3.5 -32.5 -6L-32.5 -40Q-32 -52 -19 -58Z',
        color,
      ) +
        path('M-11 -58L-9 -58Q4 -52 4.5 -40L4.5 -6Q4.5 -3.5 2 -3.5L-8 -3.5Q-2 -30 -11 -58Z', darker(color, 0.2)) +
        line('M-27 -46L-27 -38', lighter(color, 0.7), 3.4),
      rect(-21.5, -80, 15, 18, lit('#c9dfd2')) +
        rect(-18.5, -76, 9, 20, color) +
        rect(-24, -84, 20, 7, lit('#3c4a34'), 2) +
        rect(-19, -95, 10, 12, lit('#b98452'), 2) +
        rect(-13, -95, 4, 12, lit('#96653a'), 2) +
        path('M-18 -94L-12 -100L-7 -100L-11 -93Z', lit('metal')),
      rect(-36, -34, 44, 24, lit('#fdf3dd')) +
        path('M-2 -34L8 -34L8 -10L-5 -10Z', lit('#e6d6b4')) +
        line('M-30 -16Q-18 -18 -2 -29', lit('#5a7a3a'), 1.6) +
        leaf(-22, -18, -70, 11, lit('#6f8f45')) +
        leaf(-12, -23, 40, 10, lit('#5a7a3a')) +
        leaf(-13, -24, -80, 9, lit('#6f8f45')) +
        ellipse(-21, -13.5, 3.6, 3, lit('#5a6a2c')),
      line('M20 -14Q30 -26 38 -46', lit('#7a5a3a'), 2.6) +
        leaf(28, -26, -125, 19, lit('#6f8f45')) +
        leaf(31, -30, -20, 14, lit('#5a7a3a')) +
        leaf(35, -38, -150, 16, lit('#8aa85a')) +
        leaf(37, -44, -72, 17, lit('#6f8f45')),
      olive(33, -8.5, 14, lit('#4a3550')) + olive(16, -8.5, -10, lit('#8fa03a')) + olive(26, -22, -24, lit('#a3b24a')),
    ].join('');
  }),
  milkBottle: thing('table', 0.46, 0.24, '#3f86c4', (color, { lit }) =>
    [
      path(
        'M-12 -90L12 -90L12 -78Q12 -70 18 -63Q23 -57 23 -48L23 -6Q23 0 17 0L-17 0Q-23 0 -23 -6L-23 -48Q-23 -57 -18 -63Q-12 -70 -12 -78Z',
        lit('#b3d2dc'),
      ),
      path(
        'M-9 -84Q0 -81 9 -84L9 -77Q9 -69 15.5 -61Q20 -56 20 -48L20 -7Q20 -3 16 -3L-16 -3Q-20 -3 -20 -7L-20 -48Q-20 -56 -15.5 -61Q-9 -69 -9 -77Z',
        lit('#ffffff'),
      ) +
        path(
          'M3 -82.6Q6 -83 9 -84L9 -77Q9 -69 15.5 -61Q20 -56 20 -48L20 -7Q20 -3 16 -3L8 -3Q14 -40 7 -60Q2 -70 3 -82.6Z',
          lit('#dbe4e6'),
        ),
      path('M-13 -92Q-13 -100 -8 -100L8 -100Q13 -100 13 -92L15 -86L-15 -86Z', color) +
        path('M4 -100L8 -100Q13 -100 13 -92L15 -86L6 -86Z', darker(color, 0.2)) +
        line('M-8 -96L-9 -90', lighter(color, 0.5), 2.2),
      rect(-23, -48, 46, 36, color) + path('M11 -48L23 -48L23 -12L10 -12Z', darker(color, 0.18)),
      path('M-9 -38L-17 -42Q-18 -35 -10 -34ZM9 -38L17 -42Q18 -35 10 -34Z', lit('#e9b9a8')) +
        path('M-10 -38Q-10 -44 0 -44Q10 -44 10 -38L8 -24L-8 -24Z', lit('#ffffff')) +
        path('M1 -44Q10 -44 10 -38L9 -31Q2 -30 1 -36Z', lit('dark')) +
        ellipse(0, -22, 9.5, 6.5, lit('#eea59a')) +
        circle(-3.6, -22.5, 1.3, lit('#8a4a44')) +
        circle(3.6, -22.5, 1.3, lit('#8a4a44')) +
        circle(-5, -34, 1.7, lit('dark')) +
        circle(5, -34, 1.7, lit('#ffffff')),
      line('M-16 -54Q-15 -57 -12 -60', lit('#b3d2dc'), 2.6) + line('M-19.5 -44L-19.5 -18', lighter(color, 0.45), 2.4),
    ].join(''),
  ),
  eggCarton: thing('table', 2.1, 0.1, '#9aa69a', (color, { lit }) =>
    [
      path('M-90 -94Q-90 -100 -84 -100L84 -100Q90 -100 90 -94L98 -48L-98 -48Z', darker(color, 0.1)) +
        path('M-83 -93L83 -93L90 -48L-90 -48Z', darker(color, 0.34)) +
        path('M60 -93L83 -93L90 -48L72 -48Z', darker(color, 0.44)),
      [-70, -42, -14, 14, 42, 70]
        .map((x) => path(`M${x - 10} -58Q${x - 9} -82 ${x} -82Q${x + 9} -82 ${x + 10} -58Z`, darker(color, 0.26)))
        .join(''),
      rect(-98, -52, 196, 20, darker(color, 0.5)),
      [-78, -47, -16, 16, 47, 78]
        .map((x, at) =>
          egg(x, -42, 0.82, lit(['#efd2b0', '#fbf3e4', '#d9a878', '#efd2b0', '#d9a878', '#fbf3e4'][at] ?? '')),
        )
        .join(''),
      [-84, -50, -17, 17, 50, 84]
        .map((x, at) =>
          egg(x, -26, 0.98, lit(['#d9a878', '#efd2b0', '#fbf3e4', '#d9a878', '#fbf3e4', '#efd2b0'][at] ?? '')),
        )
        .join(''),
      path(
        'M-105 -36L-101 -36Q-84 -14 -67 -36Q-50 -14 -33 -36Q-17 -14 0 -36Q17 -14 33 -36Q50 -14 67 -36Q84 -14 101 -36L105 -36L99 -4Q98 0 94 0L-94 0Q-98 0 -99 -4Z',
        color,
      ),
      [-67, -33, 0, 33, 67]
        .map((x) => path(`M${x} -36L${x + 8} -22L${x + 3} 0L${x - 3} 0L${x - 8} -22Z`, darker(color, 0.13)))
        .join('') +
        path('M84 -24Q93 -25 101 -36L105 -36L99 -4Q98 0 94 0L80 0Z', darker(color, 0.2)) +
        line('M-99 -28L-95 -8', lighter(color, 0.5), 3),
    ].join(''),
  ),
  vegetableBox: thing('table', 1.45, 0.32, '#c08a4e', (color, { lit }) => {
    const carrot = (x: number, y: number, turn: number) =>
      moved(
        turned(
          line('M0 -26Q-6 -38 -12 -42M0 -26Q0 -40 0 -46M0 -26Q6 -38 12 -42', lit('#5fa548'), 4.6) +
            path('M-10 -24Q0 -31 10 -24Q9 -4 0 18Q-9 -4 -10 -24Z', lit('#ee822c')) +
            path('M3 -28Q10 -27 10 -24Q9 -4 0 18Q7 -8 3 -28Z', lit('#cf651c')) +
            line('M-6 -16L-1 -16M-5 -6L-1 -6', lit('#cf651c'), 1.8),
          turn,
        ),
        x,
        y,
      );
    return [
      rect(-68, -58, 136, 20, darker(color, 0.5)),
      [
        [-6, '#7fb85a'],
        [6, '#5fa04a'],
      ]
        .map(([x = 0, fill = '']) =>
          moved(
            turned(
              path('M-5 0L-6 -30Q-16 -44 -12 -56L-3 -46L0 -58L4 -46L13 -54Q15 -42 6 -30L5 0Z', lit(String(fill))) +
                rect(-5, -22, 10, 40, lit('#eef0cf')) +
                rect(1, -22, 4, 40, lit('#d3d9a6')),
              Number(x) * 1.5,
            ),
            26 + Number(x) * 1.2,
            -42,
          ),
        )
        .join(''),
      path(
        'M-66 -50Q-72 -62 -62 -68Q-64 -80 -50 -80Q-44 -90 -34 -83Q-22 -86 -20 -74Q-10 -68 -16 -58Q-14 -40 -40 -40Q-64 -40 -66 -50Z',
        lit('#7fbb52'),
      ) +
        path('M-34 -83Q-22 -86 -20 -74Q-10 -68 -16 -58Q-14 -40 -36 -40Q-22 -60 -34 -83Z', lit('#5f9f45')) +
        line('M-42 -42L-42 -72M-42 -56L-54 -66M-42 -54L-30 -66', lit('#c0e08e'), 3),
      carrot(-4, -52, -16) + carrot(11, -51, 4),
      path('M34 -82Q30 -90 38 -90L46 -89Q64 -74 66 -56Q66 -40 52 -40Q38 -40 36 -56Q38 -72 34 -82Z', lit('#5a3a78')) +
        path('M46 -89Q64 -74 66 -56Q66 -40 52 -40Q58 -62 46 -89Z', lit('#432a5e')) +
        path('M30 -80L33 -92L36 -100L42 -99L42 -93L52 -86L44 -84L42 -76L37 -82Z', lit('#5f9f45')) +
        line('M43 -72Q42 -64 43 -56', lit('#9a7ab8'), 3.4),
      circle(-18, -48, 15, lit('#d63a2c')) +
        path('M-14 -62.5Q-3 -60 -3 -48Q-3 -36 -18 -33Q-6 -46 -14 -62.5Z', lit('#ae2a26')) +
        path('M-18 -57L-28 -60L-21 -62L-20 -68L-16 -62L-8 -61L-14 -58Z', lit('#4f8a3a')) +
        ellipse(-25, -52, 2.6, 3.6, lit('#f6a090')),
      path('M12 -54Q10 -64 20 -63Q26 -67 32 -63Q42 -64 40 -52L38 -34L14 -34Z', lit('#f2c02f')) +
        path('M30 -64Q42 -64 40 -52L38 -34L28 -34Q34 -50 30 -64Z', lit('#d69c1c')) +
        line('M26 -62Q25 -68 30 -71', lit('#4f8a3a'), 4.4) +
        line('M18 -56L19 -46', lit('#fbe48c'), 3),
      [-42, -27, -12]
        .map(
          (y) =>
            rect(-72, y, 144, 12, color, 2) +
            rect(30, y, 42, 12, darker(color, 0.16), 2) +
            rect(-72, y, 144, 2.6, lighter(color, 0.28), 1.3),
        )
        .join(''),
      rect(-72, -30.5, 144, 3.5, darker(color, 0.62)) +
        rect(-72, -15.5, 144, 3.5, darker(color, 0.62)) +
        rect(-72, -46, 13, 46, lighter(color, 0.16), 2) +
        rect(59, -46, 13, 46, darker(color, 0.24), 2) +
        [-36, -21, -6]
          .map((y) => circle(-65.5, y, 1.9, darker(color, 0.45)) + circle(65.5, y, 1.9, darker(color, 0.6)))
          .join(''),
    ].join('');
  }),
  breadBasket: thing('table', 1.5, 0.22, '#b57a3c', (color, { lit }) => {
    const baguette = (turn: number, x: number, y: number) =>
      moved(
        turned(
          rect(-9, -58, 18, 84, lit('#d9983f'), 9) +
            path('M2 -58Q9 -57 9 -49L9 26L2 26Z', lit('#b97528')) +
            line('M-5 -42L5 -47M-5 -28L5 -33M-5 -14L5 -19', lit('#f6dca0'), 4.4),
          turn,
        ),
        x,
        y,
      );
    const roll = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path('M-26 12Q-30 -18 0 -20Q30 -18 26 12Z', fill) +
          path('M6 -19.7Q30 -16 26 12L10 12Q24 -4 6 -19.7Z', darker(fill, 0.16)) +
          line('M-12 -6Q0 -14 12 -6', lighter(fill, 0.5), 4) +
          ellipse(-17, -3, 2.6, 5, lighter(fill, 0.45)),
        x,
        y,
        scale,
      );
    return [
      ellipse(0, -44, 72, 10, darker(color, 0.5)),
      baguette(-20, -34, -42) + baguette(-5, -14, -42),
      path('M10 -44Q4 -74 14 -84Q34 -96 56 -82Q66 -72 58 -44Z', lit('#a9632e')) +
        path('M44 -87Q66 -80 58 -44L42 -44Q56 -66 44 -87Z', lit('#87491f')) +
        line('M20 -74Q30 -80 42 -78M18 -62Q30 -68 46 -66', lit('#edd2a4'), 4),
      roll(-42, -48, 0.9, lit('#dca350')) + roll(32, -46, 0.95, lit('#e3ad58')) + roll(-4, -46, 0.95, lit('#cf8c3c')),
      path(
        'M-70 -48Q-58 -46 -50 -54Q-38 -44 -28 -51Q-14 -40 -2 -49Q12 -40 24 -50Q36 -42 48 -53Q58 -46 70 -48L66 -36L-66 -36Z',
        lit('#fbf7ee'),
      ) + path('M48 -53Q58 -46 70 -48L66 -36L42 -36Z', lit('#e3dccd')),
      path('M-72 -44Q0 -32 72 -44L62 -4Q61 0 56 0L-56 0Q-61 0 -62 -4Z', darker(color, 0.2)) +
        [0, 1, 2, 3]
          .map((row) => {
            const y = -34 + row * 8.4;
            const half = 66 - row * 2.6;
            const count = 9;
            return Array.from({ length: count }, (_, at) => {
              const step = (half * 2) / count;
              const x = -half + at * step + (row % 2 === 0 ? 0 : step / 2 - 3);
              return rect(
                x,
                y,
                step * 0.8,
                6.6,
                (at + 0.5) / count > 0.68 ? darker(color, 0.06) : lighter(color, 0.14),
                3,
              );
            }).join('');
          })
          .join(''),
      path('M-75 -47Q0 -34 75 -47Q77 -40 73 -38Q0 -26 -73 -38Q-77 -40 -75 -47Z', lighter(color, 0.22)) +
        path('M34 -38.5Q58 -41 75 -47Q77 -40 73 -38Q56 -34 34 -32Z', color),
      path('M-44 -46Q-10 -38 26 -43L-6 -5Z', lit('#fbf7ee')) +
        path('M0 -40.5Q14 -41 26 -43L-6 -5Z', lit('#e3dccd')) +
        line('M-35 -40Q-8 -35 18 -38M-25.5 -29.5Q-8 -26 9 -27.5', lit('#c9503a'), 3.2),
    ].join('');
  }),
  boiler: thing('wall', 0.74, 0.6, '#eceff0', (color, { lit }) =>
    [
      rect(-9, -100, 18, 14, lit('#8f989f')) +
        rect(2, -100, 7, 14, lit('#737d85')) +
        rect(-12, -93, 24, 5, lit('#5f6870'), 2),
      [
        [-26, '#b8703f'],
        [-9, '#cf4a3c'],
        [9, '#3f86c6'],
        [26, '#b8703f'],
      ]
        .map(
          ([x, fill], at) =>
            rect(Number(x) - 3, -24, 6, 24, lit('#c07d4b')) +
            rect(Number(x) + 0.8, -24, 2.2, 24, lit('#985c33')) +
            rect(Number(x) - 5, -24, 10, 5, lit('#8f989f'), 1) +
            (at % 3 ? rect(Number(x) - 6, -14, 12, 4, lit(String(fill)), 2) : ''),
        )
        .join(''),
      rect(-37, -90, 74, 68, color, 6) +
        path('M18 -90L31 -90Q37 -90 37 -84L37 -28Q37 -22 31 -22L18 -22Z', darker(color, 0.14)),
      path('M-37 -42L37 -42L37 -28Q37 -22 31 -22L-31 -22Q-37 -22 -37 -28Z', lit('#59636b')) +
        path('M18 -42L37 -42L37 -28Q37 -22 31 -22L18 -22Z', lit('#475058')),
      circle(0, -66, 16, darker(color, 0.3)) +
        circle(0, -66, 13.5, lit('#2b3036')) +
        flame(0, -55.5, 0.5, lit('#3f8fd8')) +
        flame(0, -55.5, 0.29, lit('#bfe6f7')),
      rect(-12, -38, 24, 12, lit('#1f2a30'), 2) +
        rect(-8, -35, 8, 6, lit('#7fe0c4'), 1) +
        rect(3, -35, 5, 2.4, lit('#7fe0c4'), 1) +
        rect(3, -31.4, 5, 2.4, lit('#7fe0c4'), 1),
      [-24, 24]
        .map(
          (x) => circle(x, -32, 6.5, lit('#e4e9eb')) + line(`M${x} -32L${x + (x < 0 ? -2 : 3)} -36`, lit('#cf4a3c'), 2),
        )
        .join('') + rect(-32, -84, 3, 36, lighter(color, 0.9), 1.5),
    ].join(''),
  ),
  barStool: thing('ground', 0.52, 0.48, '#c0463a', (color, { lit }) =>
    [
      line('M-7 -84L-11 -3M7 -84L11 -3', lit('#6b4026'), 3.6) + line('M-15 -31Q0 -36 15 -31', lit('#8c6a34'), 2.2),
      path('M-17 -86L-11 -86L-20.500 0L-26 0Z', lit('#a9713f')) +
        path('M17 -86L11 -86L20.500 0L26 0Z', lit('#855430')) +
        rect(-17, -60, 34, 3.4, lit('#93602f')),
      line('M-22.500 -30Q0 -20 22.500 -30', lit('#d9b25a'), 3.2),
      rect(-20, -89, 40, 5, lit('#6b4026'), 2) +
        path('M-23 -92Q-24 -100 -14 -100L14 -100Q24 -100 23 -92Q22 -87 15 -87L-15 -87Q-22 -87 -23 -92Z', color) +
        path('M8 -100L14 -100Q24 -100 23 -92Q22 -87 15 -87L4 -87Q12 -92 8 -100Z', darker(color, 0.2)) +
        rect(-17, -97.5, 16, 2.6, lighter(color, 0.45), 1.3),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
