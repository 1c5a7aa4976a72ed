import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, path, rect, moved, turned, repeat } from './svg';

/** Flat drawings of foods and their packages. */
export const foods = {
  apple: thing('table', 0.95, 0.08, '#c9402c', (color, { lit }) =>
    [
      path('M0 -72Q-44 -92 -46 -46Q-44 -4 -14 0Q-6 0 0 -4Q6 0 14 0Q44 -4 46 -46Q44 -92 0 -72Z', color),
      path('M16 -78Q46 -80 46 -46Q44 -4 14 0Q32 -26 16 -78Z', darker(color, 0.16)),
      line('M0 -72Q0 -88 6 -96', lit('woodDark'), 5),
      path('M4 -84Q16 -104 34 -96Q26 -80 4 -84Z', lit('leaf')),
      ellipse(-26, -56, 7, 11, lighter(color, 0.4)),
    ].join(''),
  ),
  lemon: thing('table', 1.3, 0.07, '#f0c93a', (color, { lit }) =>
    [
      path(
        'M-66 -46Q-56 -50 -50 -64Q-26 -96 0 -96Q28 -96 50 -64Q58 -50 66 -44Q56 -38 50 -26Q28 2 0 2Q-28 2 -50 -26Q-56 -42 -66 -46Z',
        color,
      ),
      path('M14 -94Q36 -90 50 -64Q58 -50 66 -44Q56 -38 50 -26Q32 0 8 2Q44 -40 14 -94Z', darker(color, 0.12)),
      ellipse(-20, -68, 12, 8, lighter(color, 0.5)),
      path('M-44 -74Q-66 -92 -78 -78Q-64 -66 -44 -74Z', lit('leaf')),
    ].join(''),
  ),
  orange: thing('table', 1, 0.08, '#e8862a', (color, { lit }) =>
    [
      circle(0, -46, 46, color),
      path('M14 -90Q46 -80 46 -46Q46 0 0 0Q34 -34 14 -90Z', darker(color, 0.13)),
      path('M0 -88Q12 -108 34 -102Q26 -84 0 -88Z', lit('leaf')),
      circle(-18, -64, 8, lighter(color, 0.4)),
    ].join(''),
  ),
  tomato: thing('table', 1.15, 0.07, '#d1402c', (color, { lit }) =>
    [
      ellipse(0, -43, 54, 43, color),
      path('M20 -82Q54 -76 54 -43Q52 0 0 0Q40 -30 20 -82Z', darker(color, 0.15)),
      path('M0 -78L-26 -90L-10 -78L-24 -64L-2 -74L4 -58L10 -74L30 -68L14 -80L24 -94L4 -84L0 -100L-4 -82Z', lit('leaf')),
      ellipse(-26, -56, 9, 6, lighter(color, 0.45)),
    ].join(''),
  ),
  vegetables: thing('table', 1.7, 0.16, '#e5812f', (color, { lit }) =>
    [
      path('M-50 -58L-84 -6Q-86 0 -78 -2L-34 -44Z', color),
      line('M-44 -54Q-40 -84 -24 -90M-42 -52Q-26 -70 -8 -70', lit('leaf'), 8),
      path('M4 0L10 -40L34 -40L40 0Z', lit('#9fc07a')),
      circle(0, -54, 20, lit('leaf')) + circle(24, -70, 22, lit('leafDark')) + circle(46, -52, 20, lit('leaf')),
      circle(66, -20, 20, lit('red')) + path('M66 -40L58 -46L66 -42L74 -47Z', lit('leafDark')),
    ].join(''),
  ),
  onion: thing('table', 1.45, 0.06, '#f1e6d4', (color, { lit }) => {
    const skin = lit('#c98f52'),
      mixed = lit('#cda873');
    return [
      line('M-38 -3L-42 1M-30 -2L-30 2M-22 -3L-18 1M-34 -2L-36 1', lit('#a5814f'), 2),
      path('M-38 -84Q-36 -94 -42 -99L-33 -96L-28 -100L-25 -95L-17 -98Q-23 -92 -20 -82Z', skin) +
        path(
          'M-38 -90Q-38 -78 -54 -68Q-74 -54 -72 -32Q-68 -2 -30 0Q10 -2 14 -32Q14 -54 -6 -68Q-20 -78 -21 -90Z',
          color,
        ) +
        path('M-12 -72L-6 -68Q14 -54 14 -32Q10 -2 -30 0Q4 -20 -12 -72Z', darker(color, 0.16)) +
        path('M-38 -90Q-38 -80 -46 -74Q-30 -80 -12 -73Q-20 -80 -21 -90Q-30 -94 -38 -90Z', skin),
      line('M-30 -80Q-62 -48 -44 -5M-30 -80Q-38 -40 -30 -3M-29 -80Q2 -48 -16 -5M-33 -79Q-76 -52 -60 -14', mixed, 1.8) +
        path('M-58 -52Q-66 -40 -62 -26Q-56 -38 -52 -50Z', lighter(color, 0.8)),
      path('M36 -84Q34 -76 24 -68L50 -68Q42 -78 41 -88Z', skin) +
        path(
          'M38 -84Q36 -72 22 -66Q4 -54 6 -32Q10 -2 40 0Q70 -2 73 -32Q73 -54 56 -66Q42 -74 42 -84Z',
          darker(skin, 0.06),
        ) +
        path(
          'M38 -78Q36 -68 24 -62Q9 -51 11 -32Q15 -4 40 -3Q65 -4 69 -32Q69 -51 54 -62Q42 -69 41 -78Z',
          lighter(color, 0.6),
        ),
      [
        [0, 26, 24],
        [2, 20, 18.5],
        [4, 14, 13],
        [6, 8, 7.5],
      ]
        .map(
          ([at = 0, across = 0, down = 0], index) =>
            ellipse(40, -30 + at * 0.5, across, down, index % 2 ? lit('#fffaf0') : lit('#dde3b4')) +
            ellipse(40, -29.5 + at * 0.5, across - 2, down - 2, index % 2 ? lit('#eef0d2') : lit('#fbf9ea')),
        )
        .join('') + ellipse(40, -26.5, 3, 4, lit('#b9c97a')),
    ].join('');
  }),
  egg: thing('table', 1.6, 0.06, '#efd2b0', (color) =>
    [
      path('M-40 -100Q-74 -60 -74 -36Q-72 0 -40 0Q-8 0 -6 -36Q-6 -60 -40 -100Z', color),
      path('M34 -88Q2 -52 2 -32Q4 0 34 0Q66 0 66 -32Q66 -52 34 -88Z', lighter(color, 0.35)),
      ellipse(-52, -50, 7, 12, lighter(color, 0.5)),
    ].join(''),
  ),
  cheese: thing('table', 1.5, 0.09, '#f0c14a', (color) =>
    [
      path('M-74 -34L40 -96Q66 -84 72 -52L-74 -34Z', lighter(color, 0.25)),
      path('M-74 -34L72 -52L72 -2L-74 0Z', color),
      circle(-30, -16, 9, darker(color, 0.16)) +
        circle(20, -24, 12, darker(color, 0.16)) +
        circle(52, -14, 7, darker(color, 0.16)),
    ].join(''),
  ),
  meat: thing('table', 1.9, 0.13, '#a3552c', (color, { lit }) => {
    const face = (x: number, y: number, scale: number, turn: number) =>
      moved(
        turned(
          ellipse(3, 1, 20, 32, darker(color, 0.34)) +
            ellipse(0, 0, 20, 32, darker(color, 0.1)) +
            ellipse(0, 0, 17, 28.5, lit('#dca088')) +
            ellipse(1, 1, 12.5, 23, lit('#cf7268')) +
            line('M-9 -8Q-1 -15 6 -12M-8 9Q1 3 8 7', lit('#ecc4b0'), 2),
          turn,
          0,
          0,
        ),
        x,
        y,
        scale,
      );
    const sprig = (x: number, y: number, turn: number, scale = 1) =>
      moved(
        turned(
          line('M0 0L30 0', lit('#4a7a48'), 2.4) +
            repeat(7, (at) =>
              line(
                `M${3 + at * 4} 0L${8 + at * 4} -7M${3 + at * 4} 0L${8 + at * 4} 7`,
                lit(at % 2 ? '#5f9a58' : '#4a7f4c'),
                2.6,
              ),
            ),
          turn,
          0,
          0,
        ),
        x,
        y,
        scale,
      );
    return [
      ellipse(0, -14, 95, 14, darker(lit('white'), 0.28)) +
        ellipse(0, -18, 95, 15, lit('white')) +
        ellipse(2, -17, 78, 10, darker(lit('white'), 0.12)),
      sprig(-58, -28, 196, 1) + sprig(-60, -20, 168, 0.8),
      path('M-66 -22Q-80 -64 -46 -82Q-10 -98 22 -86L24 -20Q-20 -12 -66 -22Z', color) +
        path('M-66 -22Q-72 -38 -70 -50Q-40 -26 24 -36L24 -20Q-20 -12 -66 -22Z', darker(color, 0.24)) +
        path('M-58 -62Q-48 -80 -20 -84Q-34 -74 -44 -58Q-50 -50 -56 -54Z', lighter(color, 0.24)),
      line(
        'M-50 -79Q-64 -48 -50 -18M-26 -88Q-42 -50 -28 -16M0 -90Q-14 -50 -4 -16M-70 -48Q-40 -56 20 -54',
        lit('#f0dcb8'),
        2.2,
      ),
      face(24, -53, 1, 0) + face(50, -38, 0.78, 40) + face(68, -29, 0.62, 62),
      sprig(-14, -88, -18, 0.9) +
        [
          [-76, -26, 8],
          [-62, -17, 7],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('#d8412f')) + circle(x - 2.5, y - 2.5, 1.8, lit('#f3a08e')),
          )
          .join(''),
    ].join('');
  }),
  fishdish: thing('table', 2.3, 0.08, '#e58a6a', (color, { lit }) =>
    [
      ellipse(0, -18, 112, 20, darker(lit('white'), 0.14)) + ellipse(0, -24, 112, 22, lit('white')),
      path('M-70 -36L-98 -62Q-90 -36 -98 -14Z', darker(color, 0.16)),
      path('M-76 -38Q-36 -86 26 -76Q66 -68 84 -42Q58 -14 16 -14Q-40 -14 -76 -38Z', color),
      line('M-38 -52L-24 -26M-12 -60L2 -24M16 -60L28 -26', darker(color, 0.22), 5),
      circle(60, -48, 5, lit('white')) + circle(61, -48, 2.6, lit('dark')),
      circle(-48, -20, 13, lit('#f0c93a')) + circle(-48, -20, 9, lit('#f7e08a')),
      path('M36 -18Q52 -34 70 -22Q56 -8 36 -18Z', lit('leaf')),
    ].join(''),
  ),
  noodles: thing('table', 1.6, 0.14, '#c9402c', (color, { lit }) =>
    [
      line('M30 -62L74 -104M40 -60L86 -98', lit('wood'), 5),
      ellipse(0, -56, 76, 16, lit('#d9a45a')),
      line('M-52 -58Q-34 -76 -16 -58T20 -58T56 -58M-40 -64Q-22 -80 -4 -64T34 -66', lit('#f4dfa4'), 7),
      circle(-30, -64, 11, lit('#f7efe0')) + circle(-30, -64, 5, lit('#e9a53a')),
      path('M-76 -56Q-72 0 -28 0L28 0Q72 0 76 -56Q40 -40 0 -40Q-40 -40 -76 -56Z', color),
      path('M20 -41Q52 -44 76 -56Q72 0 28 0L10 0Q40 -18 20 -41Z', darker(color, 0.17)),
    ].join(''),
  ),
  pizza: thing('table', 2.3, 0.06, '#d8502f', (color, { lit }) =>
    [
      ellipse(0, -42, 114, 42, darker(lit('#d9a05b'), 0.12)) + ellipse(0, -52, 114, 42, lit('#d9a05b')),
      ellipse(0, -54, 98, 33, lit('#f2cd6d')),
      circle(-50, -56, 14, color) + circle(4, -70, 13, color) + circle(50, -48, 15, color) + circle(-8, -38, 14, color),
      path('M-26 -62Q-14 -76 -4 -62ZM24 -34Q36 -48 46 -34ZM64 -66Q74 -76 82 -64Z', lit('leaf')),
      line('M-96 -66L96 -40M-60 -26L62 -82', lit('#c98f3f'), 3),
    ].join(''),
  ),
  fries: thing('table', 0.75, 0.14, '#c9402c', (color, { lit }) =>
    [
      [-24, -14, -4, 6, 16, 24]
        .map((x, at) => rect(x - 4, -96 + (at % 3) * 7, 8, 60, lit(at % 2 === 0 ? '#f3c64f' : '#e9b23a'), 2))
        .join(''),
      path('M-34 -56Q0 -40 34 -56L26 0L-26 0Z', color),
      path('M10 -49Q24 -50 34 -56L26 0L8 0Z', darker(color, 0.16)),
    ].join(''),
  ),
  sushi: thing('table', 2.2, 0.06, '#e8794f', (color, { lit }) =>
    [-72, 0, 72]
      .map(
        (x) =>
          rect(x - 30, -52, 60, 52, lit('white'), 16) +
          path(`M${x - 36} -46Q${x - 34} -92 ${x} -92Q${x + 36} -92 ${x + 36} -46Q${x} -62 ${x - 36} -46Z`, color) +
          line(`M${x - 20} -74L${x - 8} -56M${x} -80L${x + 12} -60`, lighter(color, 0.45), 4),
      )
      .join(''),
  ),
  sandwich: thing('table', 1.5, 0.1, '#d9a05b', (color, { lit }) =>
    [
      path('M-70 -14L70 -14L70 0L-70 0Z', color),
      path('M-74 -16Q-56 -28 -38 -18Q-18 -30 0 -18Q20 -30 40 -18Q58 -28 74 -16Z', lit('#7fae55')),
      rect(-68, -36, 136, 14, lit('#e58a7a'), 4) + rect(-70, -46, 140, 11, lit('#f0c14a'), 2),
      path('M-70 -46Q-76 -92 -52 -96L52 -96Q76 -92 70 -46Z', color),
      path('M-60 -52Q-64 -86 -46 -88L46 -88Q64 -86 60 -52Z', lighter(color, 0.35)),
    ].join(''),
  ),
  taco: thing('table', 1.7, 0.1, '#e2b04a', (color, { lit }) =>
    [
      circle(-46, -76, 14, lit('#7fae55')) +
        circle(-18, -90, 15, lit('red')) +
        circle(14, -92, 15, lit('#7fae55')) +
        circle(44, -78, 14, lit('#f7efe0')),
      path('M-82 0Q-80 -86 0 -88Q80 -86 82 0Q0 14 -82 0Z', color),
      path('M40 -70Q80 -52 82 0Q50 6 30 6Q62 -30 40 -70Z', darker(color, 0.14)),
    ].join(''),
  ),
  cookie: thing('table', 1.7, 0.05, '#c98a4b', (color, { lit }) =>
    [
      ellipse(-30, -38, 54, 38, color) + ellipse(38, -50, 46, 40, lighter(color, 0.14)),
      [
        [-52, -46],
        [-24, -30],
        [-14, -56],
        [30, -64],
        [52, -44],
        [28, -36],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, lit('#4a2d20')))
        .join(''),
    ].join(''),
  ),
  croissant: thing('table', 1.7, 0.08, '#d08a3c', (color) =>
    [
      path('M-82 -10Q-80 -84 0 -92Q80 -84 82 -10Q76 6 60 -10Q46 -42 0 -44Q-46 -42 -60 -10Q-76 6 -82 -10Z', color),
      line('M-46 -72L-28 -42M-16 -88L-10 -46M16 -88L10 -46M46 -72L28 -42', darker(color, 0.22), 5),
      path('M-40 -70Q-20 -84 0 -84Q-16 -72 -40 -70Z', lighter(color, 0.4)),
    ].join(''),
  ),
  chocolate: thing('table', 1.5, 0.07, '#5b3423', (color, { lit }) =>
    [
      path('M-70 -86L70 -86L70 -20L-70 -20Z', color),
      [-62, -28, 6, 40]
        .map((x) => rect(x, -80, 26, 24, lighter(color, 0.16), 3) + rect(x, -50, 26, 24, lighter(color, 0.16), 3))
        .join(''),
      path('M-74 -34L74 -34L74 0L-74 0Z', lit('#d9a441')) + rect(-40, -24, 80, 12, lit('white'), 3),
    ].join(''),
  ),
  can: thing('table', 0.56, 0.13, '#d4553a', (color, { lit }) =>
    [
      path('M-28 -90L28 -90L28 -8Q28 0 20 0L-20 0Q-28 0 -28 -8Z', color),
      path('M8 -90L28 -90L28 -8Q28 0 20 0L6 0Q18 -44 8 -90Z', darker(color, 0.2)),
      ellipse(0, -92, 26, 7, lit('metal')) +
        ellipse(0, -93, 19, 4.4, lit('metalDark')) +
        rect(-3, -96, 10, 4, lit('white'), 2),
      ellipse(-2, -46, 20, 18, lit('white')) +
        rect(-14, -50, 24, 5, darker(color, 0.1), 2) +
        rect(-9, -41, 14, 4, lit('metalDark'), 2),
      rect(-23, -84, 4, 70, lighter(color, 0.5), 2),
    ].join(''),
  ),
  pouch: thing('table', 0.72, 0.22, '#7a9a62', (color, { lit }) =>
    [
      path('M-34 -92L34 -92L36 -6Q20 2 0 2Q-20 2 -36 -6Z', color),
      path('M10 -92L34 -92L36 -6Q26 0 12 2Q26 -40 10 -92Z', darker(color, 0.15)),
      rect(-36, -100, 72, 10, darker(color, 0.28), 2),
      rect(-24, -68, 48, 40, lit('white'), 4) +
        rect(-16, -60, 32, 6, darker(color, 0.4), 3) +
        rect(-10, -48, 20, 4, lit('metalDark'), 2) +
        circle(0, -36, 5, color),
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
  pint: thing('table', 0.85, 0.16, '#e3a33c', (color, { lit }) =>
    [
      `<path d="M26 -70Q50 -72 48 -46Q46 -22 24 -24" fill="none" stroke="${lit('glass')}" stroke-width="9"/>`,
      path('M-30 -86L30 -86L26 0L-26 0Z', lit('glass'), 0.8) + path('M-27 -76L27 -76L23 -5L-23 -5Z', color),
      rect(-16, -62, 5, 48, lighter(color, 0.4), 2) + rect(0, -62, 5, 48, lighter(color, 0.4), 2),
      circle(-20, -86, 11, lit('white')) +
        circle(-4, -90, 12, lit('white')) +
        circle(14, -88, 12, lit('white')) +
        circle(26, -82, 8, lit('white')),
    ].join(''),
  ),
  wineglass: thing('table', 0.5, 0.2, '#8e2740', (color, { lit }) =>
    [
      ellipse(0, -3, 20, 4, lit('glass')) + rect(-1.6, -44, 3.2, 42, lit('glass')),
      path('M-22 -100L22 -100Q28 -54 0 -44Q-28 -54 -22 -100Z', lit('glass'), 0.8),
      path('M-23 -78L23 -78Q22 -54 0 -46Q-22 -54 -23 -78Z', color) + ellipse(0, -78, 23, 4, lighter(color, 0.25)),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
