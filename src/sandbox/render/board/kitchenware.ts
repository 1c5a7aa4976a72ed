import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned } from './svg';

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
      `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 14, 9.5, lit(fill))}${line('M-11 0Q-4 -4 0 0T11 0', lit('#2c1810'), 2.4)}</g>`;
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
      `<g transform="translate(0 -32) rotate(${turn})">${line(`M0 0L0 ${-long}`, darker(fill, 0.25), 2.4)}${[0, 1, 2]
        .map((at) => {
          const y = 10 - long + at * 15;
          return (
            path(`M0 ${y}Q-17 ${y + 2} -18 ${y - 14}Q-4 ${y - 14} 0 ${y}Z`, fill) +
            path(`M0 ${y}Q17 ${y + 2} 18 ${y - 14}Q4 ${y - 14} 0 ${y}Z`, darker(fill, 0.14))
          );
        })
        .join(
          '',
        )}${path(`M0 ${8 - long}Q-11 ${-long} 0 ${-8 - long}Q11 ${-long} 0 ${8 - long}Z`, lighter(fill, 0.16))}</g>`;
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
      `<g transform="translate(4 -50) rotate(38)">${path('M-10 0L-5.500 -46Q-9 -58 0 -60Q9 -58 5.500 -46L10 0Z', lighter(color, 0.14))}${path('M2 0L1.500 -60Q9 -58 5.500 -46L10 0Z', darker(color, 0.16))}</g>`,
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
} as const satisfies Record<string, Subject>;
