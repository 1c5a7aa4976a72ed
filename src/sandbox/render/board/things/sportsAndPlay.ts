import { darker, lighter } from '../../look/palette';
import { type Subject, thing, wheel } from '../subject';
import { circle, circlePath, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Things for sports and play. */
export const sportsAndPlay = {
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
  surfboard: thing('ground', 0.34, 1.1, '#f0bf3a', (color, { lit }) =>
    [
      path('M0 -100Q19 -64 15 -24Q12 0 0 0Q-12 0 -15 -24Q-19 -64 0 -100Z', color),
      path('M-2 -97L2 -97L2 -1L-2 -1Z', lit('red')),
      path('M-16 -60L16 -66L16 -54L-16.500 -48Z', lit('white')),
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
  swing: thing('ground', 0.95, 1.3, '#c9402c', (color, { lit }) =>
    [
      line('M-44 0L-30 -98M44 0L30 -98M-34 -96L34 -96', lit('wood'), 5),
      line('M-14 -94L-10 -26M14 -94L18 -26', lit('metalDark'), 1.8) + rect(-16, -28, 40, 5, color, 2),
    ].join(''),
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
  teddy: thing('table', 0.8, 0.2, '#b9824a', (color, { lit }) =>
    [
      circle(-22, -92, 10, color) +
        circle(22, -92, 10, color) +
        circle(-26, -8, 13, darker(color, 0.12)) +
        circle(26, -8, 13, darker(color, 0.12)),
      ellipse(0, -28, 27, 28, color) + ellipse(0, -26, 16, 18, lighter(color, 0.4)),
      line('M-22 -46L-34 -26M22 -46L34 -26', color, 13),
      circle(0, -74, 28, color) +
        ellipse(0, -68, 13, 10, lighter(color, 0.5)) +
        circle(-10, -80, 3.2, lit('dark')) +
        circle(10, -80, 3.2, lit('dark')) +
        ellipse(0, -71, 4, 3, lit('dark')),
    ].join(''),
  ),
  boardGame: thing('table', 1.8, 0.16, '#3f8f6a', (color, { lit }) => {
    const at = (u: number, v: number) => {
      const half = 62 + v * 28;
      return [(u - 0.5) * 2 * half, -72 + v * 65] as const;
    };
    const quad = (u: number, v: number, w: number, h: number, fill: string) =>
      path(
        'M' +
          [
            [u, v],
            [u + w, v],
            [u + w, v + h],
            [u, v + h],
          ]
            .map(([a = 0, b = 0]) =>
              at(a, b)
                .map((value) => value.toFixed(1))
                .join(' '),
            )
            .join('L') +
          'Z',
        fill,
      );
    const paint = ['#e2502f', '#f3c64f', '#3f7fc0', '#fbf3e2', '#8a5aa0', '#f09a3c'].map(lit);
    const cell = (column: number, row: number, index: number) =>
      quad(0.04 + column * 0.115 + 0.006, 0.05 + row * 0.15 + 0.01, 0.103, 0.13, paint[index % 6] ?? color);
    const pawn = (x: number, y: number, fill: string, scale = 1) =>
      moved(
        ellipse(4, -1, 16, 4, lit('dark'), 0.25) +
          path('M-13 -2Q-12 -12 -5 -16L-4 -32L4 -32L5 -16Q12 -12 13 -2Q0 4 -13 -2Z', fill) +
          path('M1 -32L4 -32L5 -16Q12 -12 13 -2Q9 0 3 1Q4 -14 1 -32Z', darker(fill, 0.22)) +
          circle(0, -38, 10.5, fill) +
          path('M4 -48Q10.5 -46 10.5 -38Q10 -30 2 -28Q8 -38 4 -48Z', darker(fill, 0.22)) +
          circle(-4, -41, 2.6, lighter(fill, 0.55)),
        x,
        y,
        scale,
      );
    const die = (x: number, y: number, turn: number, dots: readonly (readonly [number, number])[]) =>
      turned(
        rect(x - 9, y - 18, 18, 18, lit('white'), 3.6) +
          path(`M${x + 4} ${y - 18}h1.4q3.6 0 3.6 3.6v10.8q0 3.6 -3.6 3.6h-1.4Z`, darker(lit('white'), 0.16)) +
          dots.map(([a, b]) => circle(x + a, y - 9 + b, 1.9, lit('dark'))).join(''),
        turn,
        x,
        y - 9,
      );
    return [
      path('M-90 -8L90 -8L90 0L-90 0Z', lit('#5a3a26')) +
        quad(0, 0, 1, 1, lit('#e9d3a3')) +
        quad(0.165, 0.22, 0.67, 0.56, color),
      repeat(8, (column) => cell(column, 0, column) + cell(column, 5, column + 3)) +
        repeat(4, (row) => cell(0, row + 1, row + 4) + cell(7, row + 1, row + 2)),
      quad(0.38, 0.36, 0.24, 0.22, lighter(color, 0.4)) + quad(0.4, 0.39, 0.2, 0.16, lit('#d2452f')),
      pawn(-36, -44, lit('#3f7fc0'), 1.12) + pawn(44, -46, lit('#f0b83c'), 1.12) + pawn(-62, -8, lit('#e2502f'), 1.34),
      moved(
        die(0, 0, -8, [
          [-5, -5],
          [5, 5],
          [0, 0],
          [-5, 5],
          [5, -5],
        ]),
        2,
        -10,
        1.45,
      ) +
        moved(
          die(0, 0, 14, [
            [-4.5, -4.5],
            [4.5, 4.5],
            [0, 0],
          ]),
          36,
          -14,
          1.45,
        ),
    ].join('');
  }),
  toyTrain: thing('table', 1.9, 0.14, '#d2452f', (color, { lit }) => {
    const round = (x: number, r: number) =>
      circle(x, -r, r, lit('#c98a48')) +
      circle(x, -r, r * 0.74, lit('#e8bd7c')) +
      circle(x, -r, r * 0.24, lit('#7a4a28'));
    const block = (x: number, y: number, fill: string) =>
      rect(x, y, 21, 21, lit(fill), 2.5) +
      path(`M${x + 14} ${y}h4.5q2.5 0 2.5 2.5v16q0 2.5 -2.5 2.5h-4.5Z`, darker(lit(fill), 0.2)) +
      circle(x + 8, y + 10.5, 3.6, lit('white'));
    return [
      line('M-34 -19L-16 -19', lit('#7a4a28'), 4.4) + circle(-25, -19, 4, lit('#3f3f48')),
      block(-88, -67, '#f0b83c') +
        block(-64, -67, '#5fa85a') +
        block(-77, -88, '#8a6ac0') +
        rect(-95, -24, 66, 9, lit('#c98f4e'), 2) +
        rect(-92, -49, 60, 27, lit('#3f7fc0'), 3) +
        path('M-46 -49L-35 -49Q-32 -49 -32 -46L-32 -25Q-32 -22 -35 -22L-46 -22Z', darker(lit('#3f7fc0'), 0.22)) +
        rect(-86, -42, 34, 4, lighter(lit('#3f7fc0'), 0.35), 2) +
        round(-79, 14) +
        round(-46, 14),
      rect(-19, -25, 106, 10, lit('#c98f4e'), 2) + path('M84 -25L95 -8L78 -8Z', lit('#7a4a28')),
      path('M-14 -84L26 -84L26 -24L-14 -24Z', color) +
        rect(14, -84, 12, 60, darker(color, 0.22)) +
        rect(-7, -74, 19, 22, lit('#fdf0cf'), 2.5) +
        rect(-10, -46, 3, 18, lighter(color, 0.35), 1.5) +
        rect(-21, -93, 54, 12, lit('#2f6fa8'), 5) +
        path('M14 -93L28 -93Q33 -93 33 -87Q33 -81 28 -81L14 -81Z', darker(lit('#2f6fa8'), 0.22)),
      path('M58 -58L60 -84L53 -100L79 -100L72 -84L74 -58Z', lit('#2f6fa8')) +
        path('M67 -100L79 -100L72 -84L74 -58L67 -58Z', darker(lit('#2f6fa8'), 0.22)) +
        rect(34, -68, 14, 14, lit('#c98a48'), 7),
      rect(24, -62, 60, 38, lit('#f0b83c'), 4) +
        path('M24 -36L84 -36L84 -28Q84 -24 80 -24L24 -24Z', darker(lit('#f0b83c'), 0.2)) +
        rect(40, -62, 5, 38, lit('#4f9a62')) +
        rect(28, -57, 46, 3.6, lighter(lit('#f0b83c'), 0.5), 1.8) +
        rect(79, -66, 10, 44, color, 4) +
        circle(90, -45, 5, lit('#fdf0cf')),
      round(6, 21) +
        round(47, 14) +
        round(76, 14) +
        line('M6 -21L47 -14', lit('#7a4a28'), 3.6) +
        circle(6, -21, 3, lit('#3f3f48')) +
        circle(47, -14, 3, lit('#3f3f48')),
    ].join('');
  }),
  sandcastle: thing('ground', 1.4, 0.25, '#dcae66', (color, { lit }) =>
    [
      path('M-70 0Q-64 -16 -40 -18L40 -18Q64 -16 70 0Z', darker(color, 0.14)),
      line('M0 -72L0 -98', lit('woodDark'), 3) + path('M1 -100L24 -93L1 -85Z', lit('red')),
      [
        [0, 36, -76],
        [-42, 30, -56],
        [42, 30, -56],
      ]
        .map(
          ([x = 0, width = 0, top = 0]) =>
            path(
              `M${x - width / 2} ${top}L${x + width / 2} ${top}L${x + width / 2 + 4} -6L${x - width / 2 - 4} -6Z`,
              color,
            ) +
            path(
              `M${x + width / 6} ${top}L${x + width / 2} ${top}L${x + width / 2 + 4} -6L${x + width / 6} -6Z`,
              darker(color, 0.15),
            ) +
            [-1, 0, 1]
              .map((at) =>
                rect(
                  x + at * (width * 0.42) - width * 0.16,
                  top - 8,
                  width * 0.32,
                  12,
                  at === 1 ? darker(color, 0.15) : lighter(color, 0.2),
                  1,
                ),
              )
              .join(''),
        )
        .join(''),
      rect(-31, -32, 62, 28, lighter(color, 0.14)) +
        [-25, -8.5, 8.5, 25].map((x) => rect(x - 5.5, -39, 11, 9, lighter(color, 0.14), 1)).join(''),
      path('M-11 -4L-11 -18Q0 -32 11 -18L11 -4Z', darker(color, 0.55)) +
        [
          [-43, -42],
          [41, -42],
          [-2, -58],
        ]
          .map(([x = 0, y = 0]) => rect(x - 3.5, y, 7, 12, darker(color, 0.55), 3.5))
          .join(''),
      path('M-58 -2Q-62 -12 -52 -14Q-42 -12 -46 -2Z', lit('#f3cfc0')) +
        line('M-52 -4L-55 -10M-52 -4L-52 -11M-52 -4L-49 -10', lit('#cf8f7c'), 1.4) +
        circle(34, -6, 2.4, lit('white')) +
        circle(22, -3, 2, darker(color, 0.3)),
    ].join(''),
  ),
  dumbbell: thing('table', 2.2, 0.12, '#3b4048', (color, { lit }) =>
    [
      rect(-60, -58, 120, 16, lit('metal'), 4),
      ...[-1, 1].map(
        (side) =>
          rect(side * 62 - 18, -100, 36, 100, color, 8) + rect(side * 92 - 12, -82, 24, 64, darker(color, 0.2), 6),
      ),
      rect(-76, -92, 8, 84, lighter(color, 0.3), 4) + rect(48, -92, 8, 84, lighter(color, 0.3), 4),
    ].join(''),
  ),
  kettlebell: thing('table', 0.8, 0.2, '#3b4048', (color) =>
    [
      line('M-18 -56Q-34 -96 0 -96Q34 -96 18 -56', color, 11),
      path('M-24 -62L24 -62Q40 -46 38 -26Q34 0 14 0L-14 0Q-34 0 -38 -26Q-40 -46 -24 -62Z', color),
      circle(-12, -36, 8, lighter(color, 0.25)),
    ].join(''),
  ),
  barbell: thing('ground', 3.7, 0.27, '#c8402f', (color, { lit }) =>
    [
      rect(-185, -56, 370, 12, lit('#aeb7bd'), 4) + rect(-185, -49, 370, 5, lit('#868f97'), 2),
      [
        [-86, 50],
        [36, 50],
      ]
        .map(([x = 0, w = 0]) => rect(x, -55, w, 10, lit('#7b858d')))
        .join('') +
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            [-86, 36]
              .map((x) => line(`M${x + 3 + at * 8.4} -46.500L${x + 7 + at * 8.4} -53.500`, lit('#b9c1c6'), 1.6))
              .join(''),
          )
          .join(''),
      [-1, 1]
        .map(
          (s) =>
            [
              [112, 24, 100, color],
              [137, 20, 82, lit('#33373e')],
              [157, 14, 58, lit('#e7b23c')],
            ]
              .map(([x, w, h, fill]) => {
                const [X, Wd, H, F] = [Number(x) * s - (s < 0 ? Number(w) : 0), Number(w), Number(h), String(fill)];
                return (
                  rect(X, -50 - H / 2, Wd, H, F, 6) +
                  path(
                    `M${X + Wd * 0.62} ${-50 - H / 2}L${X + Wd - 6} ${-50 - H / 2}Q${X + Wd} ${-50 - H / 2} ${X + Wd} ${-44 - H / 2}L${X + Wd} ${-56 + H / 2}Q${X + Wd} ${-50 + H / 2} ${X + Wd - 6} ${-50 + H / 2}L${X + Wd * 0.62} ${-50 + H / 2}Z`,
                    darker(F, 0.22),
                  ) +
                  rect(X + 4, -42 - H / 2, 4, H - 16, lighter(F, 0.35), 2)
                );
              })
              .join('') +
            rect(s * 106 - 6, -64, 12, 28, lit('#8b949b'), 3) +
            rect(s * 175 - 4, -60, 8, 20, lit('#5d656d'), 2),
        )
        .join(''),
    ].join(''),
  ),
  treadmill: thing('ground', 1.3, 0.82, '#e06a34', (color, { lit }) =>
    [
      rect(-60, -6, 14, 6, lit('#26272d'), 3) + rect(36, -12, 22, 12, lit('#26272d'), 3),
      path('M-62 -14L30 -26L62 -26L62 -12L-58 -3Q-65 -4 -65 -9Q-65 -13 -62 -14Z', lit('#7d868e')) +
        path('M-60 -16L34 -28L34 -22L-60 -11Q-64 -13 -60 -16Z', lit('#2c2f36')) +
        line('M-54 -6.500L36 -14', lit('#c3cbd0'), 3) +
        circle(-58.5, -9, 4.5, lit('#c3cbd0')) +
        circle(-58.5, -9, 2, lit('#4a5259')),
      line('M32 -68L4 -66Q-2 -65 -2 -60', lit('#2c2f36'), 6) + line('M22 -67L38 -36', lit('#7d868e'), 4),
      path('M40 -22L50 -22L39 -90L29 -90Z', lit('#5d666e')) + path('M46 -22L50 -22L39 -90L35.500 -90Z', lit('#434b52')),
      path('M24 -26Q32 -38 48 -38Q63 -38 65 -20L65 -9L30 -9Z', color) +
        path('M50 -38Q63 -38 65 -20L65 -9L48 -9Q56 -24 50 -38Z', darker(color, 0.2)) +
        line('M34 -28Q38 -32 45 -32', lighter(color, 0.5), 3),
      path('M14 -96Q14 -100 18 -99L44 -93Q48 -92 47 -88L44 -76Q43 -72 39 -73L24 -78Q20 -79 19 -83Z', lit('#2c2f36')) +
        path('M18 -94L36 -90L33 -79L24 -82Z', lit('#6fd0c4')) +
        line('M22 -87L26 -88L28 -84L31 -87', lit('white'), 1.6),
    ].join(''),
  ),
  yogaMat: thing('ground', 4, 0.14, '#6f58a8', (color) =>
    [
      path('M-190 0L-150 -46L130 -46L170 0Z', color) +
        path('M-176 -12L-158 -34L122 -34L142 -12Z', lighter(color, 0.14)),
      circle(150, -40, 40, darker(color, 0.16)) +
        circle(150, -40, 27, color) +
        circle(150, -40, 14, darker(color, 0.16)) +
        circle(150, -40, 5, color),
    ].join(''),
  ),
  snorkel: thing('table', 1.2, 0.2, '#1f8fb5', (color, { lit }) =>
    [
      line('M-54 -76L-54 -52', lit('dark'), 11),
      line('M50 -84L50 -28Q50 -7 30 -7L12 -10', color, 13) + line('M53 -80L53 -28', darker(color, 0.2), 5),
      line('M50 -93L50 -80', lit('#ee7a2b'), 13) + path('M14 -20Q2 -22 2 -10Q2 2 14 0Z', lit('dark')),
      rect(22, -68, 38, 11, lit('dark'), 4),
      path(
        'M-56 -74Q-56 -94 -36 -94L14 -94Q34 -94 34 -74L34 -56Q34 -32 12 -32Q6 -18 -11 -18Q-28 -18 -34 -32Q-56 -32 -56 -56Z',
        color,
      ),
      path('M14 -94Q34 -94 34 -74L34 -56Q34 -32 12 -32Q6 -18 -11 -18Q28 -40 14 -94Z', darker(color, 0.2)),
      path(
        'M-47 -72Q-47 -85 -34 -85L12 -85Q25 -85 25 -72L25 -58Q25 -42 10 -42Q2 -42 -4 -54Q-11 -62 -18 -54Q-24 -42 -32 -42Q-47 -42 -47 -58Z',
        lit('glass'),
      ),
      path('M-40 -56L-22 -82L-8 -82L-34 -46Q-40 -50 -40 -56Z', lit('white'), 0.7),
    ].join(''),
  ),
  paddle: thing('ground', 0.5, 0.85, '#c07a3c', (color, { lit }) =>
    turned(
      [
        rect(-3, -98, 6, 66, darker(color, 0.22), 2),
        rect(-9, -103, 18, 8, darker(color, 0.35), 4),
        path('M-3 -52Q-15 -40 -15 -18Q-15 2 0 2Q15 2 15 -18Q15 -40 3 -52Z', color),
        path('M0 -52L3 -52Q15 -40 15 -18Q15 2 0 2Z', darker(color, 0.15)),
        path('M-15 -15Q-14 2 0 2Q14 2 15 -15Z', lit('white')) + path('M-13.7 -9Q-10 2 0 2Q10 2 13.7 -9Z', lit('red')),
        line('M-9 -34L-9.5 -22', lighter(color, 0.35), 2),
      ].join(''),
      20,
      0,
      -50,
    ),
  ),
  anchor: thing('ground', 0.86, 0.7, '#46566a', (color, { lit }) =>
    [
      line(circlePath(0, -90, 8), darker(color, 0.2), 5),
      path('M-6 -84L6 -84L7 -8L-7 -8Z', color) + path('M1 -84L6 -84L7 -8L1 -8Z', darker(color, 0.22)),
      rect(-27, -74, 54, 10, color, 5) + path('M1 -74L22 -74Q27 -74 27 -69Q27 -64 22 -64L1 -64Z', darker(color, 0.22)),
      path('M0 0Q-34 -2 -38 -32L-30 -32Q-22 -14 0 -14Z', color) +
        path('M0 0Q34 -2 38 -32L30 -32Q22 -14 0 -14Z', darker(color, 0.22)),
      path('M-43 -24L-38 -50L-20 -30Z', color) + path('M43 -24L38 -50L20 -30Z', darker(color, 0.22)),
      line('M7 -86Q20 -74 6 -58Q-14 -50 -9 -40Q0 -34 12 -36Q18 -26 4 -22', lit('#dcb783'), 4),
      line('M-21 -69L-10 -69', lighter(color, 0.35), 3),
    ].join(''),
  ),
  fishingNet: thing('table', 1.2, 0.55, '#c9432f', (color, { lit }) => {
    const knot = (row: number, at: number) => {
      const u = Math.max(-1, Math.min(1, (at + (row % 2) / 2) / 3 - 1));
      return `${20 + u * ([38, 36, 32, 25, 13][row] ?? 0)} ${([-61, -46, -32, -19, -8][row] ?? 0) + (12 - row * 2) * (1 - u * u)}`;
    };
    return [
      line('M-56 -96L-18 -66', lit('wood'), 7) + line('M-57 -97L-44 -86.5', lit('dark'), 8),
      path('M-18 -62Q-16 -2 20 0Q56 -2 58 -62Z', lit('#2f5f5a'), 0.4) +
        line(circlePath(20, -62, 37, 13), darker(color, 0.35), 5),
      path('M4 -14Q14 -20 16 -26L24 -26Q32 -18 42 -20Q32 -6 24 -6Q12 -4 4 -14Z', lit('#d9702a')),
      path('M20 -20Q-6 -38 0 -68Q4 -88 24 -99Q42 -86 42 -64Q42 -38 20 -20Z', lit('#f09a3e')) +
        path('M26 -98Q42 -86 42 -64Q42 -38 20 -20Q34 -56 26 -98Z', lit('#d9802f')),
      circle(14, -84, 5, lit('white')) +
        circle(14.5, -84.5, 2.8, lit('dark')) +
        path('M20 -76Q34 -74 33 -58Q22 -60 20 -76Z', lit('#c4652a')) +
        line('M23 -97L17 -93', lit('#8f4420'), 2.4),
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4, 5, 6].map((at) =>
            line(
              `M${knot(row, at)}L${knot(row + 1, at)}M${knot(row, at)}L${knot(row + 1, row % 2 === 0 ? at - 1 : at + 1)}`,
              lit('#f1f4ee'),
              1.7,
            ),
          ),
        )
        .join(''),
      line('M-17 -60Q-15 -1 20 -1Q55 -1 57 -60', lit('#f1f4ee'), 2.4) + line('M-17 -62A37 13 0 0 0 57 -62', color, 6),
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
} as const satisfies Record<string, Subject>;
