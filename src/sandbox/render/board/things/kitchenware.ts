import { darker, lighter } from '../../look/palette';
import { leaf, steam } from '../details';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

/** Dishes, pots and tools of kitchens. */
export const kitchenware = {
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
  kettle: thing('table', 1.25, 0.2, '#8fa3a8', (color, { lit }) =>
    [
      `<path d="M-26 -72Q-24 -102 2 -102Q30 -102 30 -70" fill="none" stroke="${lit('dark')}" stroke-width="7"/>`,
      path('M36 -44Q56 -46 60 -74L72 -76Q70 -30 38 -20Z', darker(color, 0.12)),
      path('M-46 -8Q-52 -72 0 -74Q52 -72 46 -8Q44 0 36 0L-36 0Q-44 0 -46 -8Z', color),
      path('M18 -71Q52 -64 46 -8Q44 0 36 0L10 0Q40 -30 18 -71Z', darker(color, 0.17)),
      ellipse(0, -72, 22, 5, darker(color, 0.3)) + circle(0, -78, 5, lit('dark')),
      rect(-32, -56, 8, 34, lighter(color, 0.5), 4),
    ].join(''),
  ),
  moka: thing('table', 0.85, 0.18, '#a9b1b6', (color, { lit }) =>
    [
      line('M26 -84L46 -80L42 -44', lit('dark'), 8),
      path('M-26 0L-20 -44L20 -44L26 0Z', darker(color, 0.12)) + path('M4 -44L20 -44L26 0L8 0Z', darker(color, 0.28)),
      rect(-22, -50, 44, 8, darker(color, 0.35), 2),
      path('M-18 -50L-28 -88L-38 -92L28 -88L18 -50Z', color) + path('M4 -50L10 -88L28 -88L18 -50Z', darker(color, 0.2)),
      path('M-27 -88L27 -88L0 -97Z', darker(color, 0.1)) + circle(0, -97, 4, lit('dark')),
    ].join(''),
  ),
  teaCup: thing('table', 1.6, 0.11, '#3f9a94', (color, { lit }) =>
    [
      steam([-18, 4, 26], -99, -72, lit),
      `<path d="M44 -52Q74 -58 70 -36Q66 -20 36 -20" fill="none" stroke="${darker(color, 0.22)}" stroke-width="9"/>`,
      ellipse(0, -8, 80, 8, darker(color, 0.3)) +
        ellipse(0, -12, 80, 8.5, lighter(color, 0.12)) +
        ellipse(0, -12, 44, 4.6, darker(color, 0.18)),
      ellipse(0, -62, 52, 10, lighter(color, 0.35)) +
        ellipse(0, -61, 46, 7.5, lit('#b5612a')) +
        ellipse(-14, -62, 16, 2.6, lit('#d98a46')),
      path('M-52 -62Q-30 -52 0 -52Q30 -52 52 -62Q52 -14 18 -11L-18 -11Q-52 -14 -52 -62Z', color) +
        path('M28 -54.5Q42 -56 52 -62Q52 -14 18 -11L4 -11Q32 -22 28 -54.5Z', darker(color, 0.18)) +
        line('M-43 -46Q-41 -32 -32 -23', lighter(color, 0.5), 4.6),
      line('M-20 -60Q-16 -52 -16 -40', lit('white'), 2) +
        path('M-27 -34L-16 -42L-5 -34L-5 -16L-27 -16Z', lit('#f6d98a')) +
        path('M-16 -42L-5 -34L-5 -16L-13 -16Z', lit('#e3b95a')) +
        circle(-16, -37, 1.5, lit('#8a5a2c')) +
        leaf(-21, -20, -50, 14, lit('#4f9a4f')),
    ].join(''),
  ),
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
  knife: thing('table', 3.2, 0.05, '#c3cad0', (color, { lit }) =>
    [
      path('M-150 -52Q-60 -98 40 -86L40 -22L-150 -22Q-160 -30 -150 -52Z', color),
      path('M-152 -36L40 -46L40 -22L-150 -22Q-158 -28 -152 -36Z', lighter(color, 0.45)),
      rect(40, -88, 14, 68, lit('metalDark'), 3),
      path('M54 -84L140 -78Q158 -74 158 -50Q156 -34 140 -34L54 -38Z', lit('#4a3226')) +
        circle(80, -60, 5, lit('metal')) +
        circle(116, -58, 5, lit('metal')),
    ].join(''),
  ),
  scale: thing('table', 1.5, 0.12, '#e8e4da', (color, { lit }) =>
    [
      ellipse(0, -84, 66, 14, lit('metal')) +
        ellipse(0, -88, 66, 13, lighter(lit('metal'), 0.4)) +
        rect(-10, -78, 20, 30, lit('metalDark')),
      path('M-56 0L-44 -54L44 -54L56 0Z', color) +
        rect(-26, -40, 52, 24, lit('#22303a'), 3) +
        rect(-18, -34, 36, 12, lit('#7ff0e0'), 2),
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
} as const satisfies Record<string, Subject>;
