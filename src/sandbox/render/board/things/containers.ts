import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, circlePath, ellipse, line, path, rect, repeat, stretched, turned } from '../svg';

/** Bags, boxes and other containers. */
export const containers = {
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
  basket: thing('table', 1.5, 0.22, '#b9824a', (color, { lit }) =>
    [
      line('M-48 -54Q0 -130 48 -54', darker(color, 0.2), 7),
      circle(-24, -58, 15, lit('#c9402c')) + circle(4, -62, 16, lit('#d97f2f')) + circle(28, -57, 14, lit('#7fa34f')),
      path('M-62 -56L62 -56L50 0L-50 0Z', color),
      [-40, -24, -8].map((y) => rect(-56, y, 112, 3, darker(color, 0.2))).join(''),
      rect(-66, -60, 132, 9, lighter(color, 0.15), 4),
    ].join(''),
  ),
  shoppingBag: thing('table', 0.85, 0.24, '#d3a169', (color, { lit }) =>
    [
      line('M-14 -66Q-14 -96 4 -96Q22 -96 22 -66', lit('#8f5f3c'), 3.6),
      path('M-30 -64Q-24 -82 -14 -72Q-6 -86 2 -74Q12 -84 18 -72Q26 -78 30 -64Z', lit('#f2b9b0')),
      path('M-42 -66L22 -66L24 0L-40 0Z', color) +
        path('M22 -66L42 -70L40 -4L24 0Z', darker(color, 0.24)) +
        path('M22 -66L32 -68L30 -34L24 0Z', darker(color, 0.12)),
      path('M-42 -66L22 -66L22.200 -58L-41.800 -58Z', lighter(color, 0.24)),
      line('M-28 -61Q-28 -98 -9 -98Q10 -98 10 -61', lit('#b5814f'), 4) +
        circle(-28, -61, 3, lit('#8f5f3c')) +
        circle(10, -61, 3, lit('#8f5f3c')),
      path('M-8 -12Q-27 -26 -24 -37Q-17 -45 -8 -35Q1 -45 8 -37Q11 -26 -8 -12Z', lit('#d4553a')),
    ].join(''),
  ),
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
  pallet: thing('ground', 1.2, 0.75, '#d3a169', (color, { lit }) => {
    const box = (x: number, y: number, width: number, height: number) =>
      [
        rect(x, y - height, width, height, color, 1),
        rect(x + width - 9, y - height, 9, height, darker(color, 0.18), 1),
        rect(x, y - height, width, 4, lighter(color, 0.24), 1),
        rect(x + width / 2 - 6, y - height, 9, height * 0.45, lit('#f0e2c2')),
        rect(x + 5, y - 10, 9, 6, darker(color, 0.36), 1),
      ].join('');
    return [
      rect(-60, -5, 120, 5, lit('#8a5f38'), 1) +
        [-58, -11, 36].map((x) => rect(x, -13, 22, 8, lit('#6f4a2b'))).join('') +
        rect(-60, -18, 120, 6, lit('#a9784a'), 1),
      box(-54, -18, 52, 40) +
        box(2, -18, 52, 40) +
        box(-54, -59, 34, 34) +
        box(-18, -59, 38, 41) +
        box(22, -59, 32, 28),
    ].join('');
  }),
  safe: thing('ground', 1.06, 0.5, '#62758a', (color, { lit }) =>
    [
      rect(-46, -8, 16, 8, lit('dark'), 2) + rect(24, -8, 16, 8, lit('dark'), 2),
      rect(-53, -97, 101, 92, color, 5) +
        path('M40 -97L43 -97Q48 -97 48 -92L48 -10Q48 -5 43 -5L40 -5Z', darker(color, 0.3)) +
        rect(-45, -89, 80, 76, lit('#1f242c'), 2),
      rect(-45, -52, 60, 4, darker(color, 0.25)) +
        rect(-43, -60, 30, 8, lit('#57a86b'), 1) +
        rect(-43, -69, 28, 8, lit('#6fbf80'), 1) +
        rect(-33, -69, 7, 17, lit('#e9f1e4')),
      [
        [-43, -13],
        [-23, -13],
        [-33, -23],
        [-43, -23],
        [-38, -33],
      ]
        .map(
          ([x = 0, y = 0], at) =>
            path(`M${x} ${y}l3 -10l14 0l3 10Z`, lit(at % 2 ? '#e2a52c' : '#f4c145')) +
            path(`M${x + 4.5} ${y - 8}l8 0l0.8 2.5l-9.6 0Z`, lit('#fce08a')),
        )
        .join(''),
      [-80, -52, -24].map((y) => rect(-19, y, 12, 8, lit('metal'), 2)).join('') +
        path('M-11 -96L-3 -100L-3 0L-11 -4Z', darker(color, 0.4)),
      path('M-3 -100L44 -91L44 -10L-3 0Z', lighter(color, 0.16)) +
        path('M4 -91L37 -84.5L37 -16L4 -9Z', color) +
        path('M26 -86.6L37 -84.5L37 -16L26 -13.8Z', darker(color, 0.15)),
      ellipse(20, -70, 7, 8.5, lit('metal')) +
        ellipse(20, -70, 3.4, 4.2, lit('dark')) +
        stretched(
          line('M-15 -9L15 9M-15 9L15 -9M0 -17L0 17', lit('metalDark'), 3.6) +
            line(circlePath(0, 0, 13), lit('metal'), 4.4) +
            circle(0, 0, 5, lit('#e9edf0')),
          0.82,
          1,
          20,
          -40,
        ),
      rect(42, -80, 10, 14, lit('metalDark'), 2) +
        rect(42, -36, 10, 14, lit('metalDark'), 2) +
        line('M-47 -91L-47 -70', lighter(color, 0.45), 3),
    ].join(''),
  ),
  piggyBank: thing('table', 1.24, 0.13, '#ee9aa8', (color, { lit }) =>
    [
      circle(-6, -86, 14, lit('#f0bf3a')) +
        path('M-3 -99.6A14 14 0 0 1 4 -76L-3 -76Z', darker(lit('#f0bf3a'), 0.18)) +
        circle(-6, -86, 8, lit('#fadb7c')),
      line('M-52 -48Q-66 -50 -60 -60Q-52 -64 -52 -54', darker(color, 0.22), 4.4),
      rect(-24, -22, 15, 20, darker(color, 0.32), 4) + rect(24, -22, 15, 20, darker(color, 0.32), 4),
      path(
        'M-54 -42Q-54 -76 -10 -77Q4 -78 18 -74Q40 -68 48 -52L58 -52Q62 -52 62 -46L62 -34Q62 -29 57 -29L48 -28Q42 -20 34 -16L34 -3Q34 0 30 0L18 0Q15 0 15 -4L14 -11L-20 -11L-21 -4Q-21 0 -25 0L-36 0Q-40 0 -40 -5L-41 -14Q-54 -24 -54 -42Z',
        color,
      ),
      path(
        'M-50 -24Q-44 -14 -41 -14L-40 -5Q-40 0 -36 0L-25 0Q-21 0 -21 -4L-20 -11L14 -11L15 -4Q15 0 18 0L30 0Q34 0 34 -3L34 -16Q42 -20 48 -28Q30 -20 -6 -20Q-34 -20 -50 -24Z',
        darker(color, 0.16),
      ),
      path('M48 -52L58 -52Q62 -52 62 -46L62 -34Q62 -29 57 -29L48 -28Q52 -40 48 -52Z', darker(color, 0.24)) +
        circle(57, -45, 2.2, darker(color, 0.6)) +
        circle(57, -36, 2.2, darker(color, 0.6)),
      path('M12 -74Q18 -86 34 -89Q38 -76 32 -64Q26 -58 20 -60Q12 -64 12 -74Z', darker(color, 0.24)) +
        path('M18 -73Q22 -80 31 -83Q32 -75 28 -68Q24 -65 20 -67Q17 -69 18 -73Z', darker(color, 0.1)) +
        circle(40, -52, 3.6, lit('dark')) +
        circle(39, -53, 1.2, lit('white')) +
        circle(34, -38, 5, lighter(darker(color, 0.05), 0.35)),
      line('M-18 -74L6 -74', darker(color, 0.6), 4) + line('M-44 -48Q-42 -60 -32 -65', lighter(color, 0.55), 5),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
