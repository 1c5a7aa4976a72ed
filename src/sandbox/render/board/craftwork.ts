import { darker, lighter, mixHex } from '../look/palette';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned, stretched } from './svg';

/** Flat drawings of things of workshops, shops and clinics. */
export const craftwork = {
  kiln: thing('ground', 1.35, 0.9, '#b4684a', (color, { lit }) =>
    [
      rect(-56, -100, 18, 20, darker(color, 0.3)) +
        rect(-67, -84, 96, 84, color, 3) +
        rect(14, -84, 15, 84, darker(color, 0.18)),
      [0, 1, 2, 3, 4, 5]
        .map(
          (row) =>
            rect(-67, -72 + row * 12, 96, 1.6, darker(color, 0.25)) +
            [0, 1, 2, 3]
              .map((at) => rect(-58 + at * 24 + (row % 2) * 12, -84 + row * 12, 1.6, 12, darker(color, 0.25)))
              .join(''),
        )
        .join(''),
      path('M-58 -6L-58 -46Q-58 -76 -20 -76Q18 -76 18 -46L18 -6Z', lit('#ecd9b4')),
      path('M-49 -6L-49 -44Q-49 -68 -20 -68Q9 -68 9 -44L9 -6Z', lit('#e4641f')) +
        path('M-42 -6L-42 -42Q-42 -60 -20 -60Q2 -60 2 -42L2 -6Z', lit('#ff9a32')) +
        path('M-34 -6L-34 -40Q-34 -52 -20 -52Q-6 -52 -6 -40L-6 -6Z', lit('#ffd05e')),
      rect(-49, -33, 58, 4, lit('#9c3a16')) +
        path(
          'M-40 -33Q-46 -44 -37 -50L-39 -54L-27 -54L-29 -50Q-20 -44 -26 -33ZM-16 -49L6 -49Q5 -35 -1 -33L-9 -33Q-15 -35 -16 -49ZM-44 -22L-20 -22Q-22 -8 -27 -6L-37 -6Q-42 -8 -44 -22ZM-10 -6Q-18 -14 -9 -21L-10 -26L2 -26L1 -21Q8 -14 2 -6Z',
          lit('#b8471b'),
        ),
      path('M26 -72L60 -80L60 0L26 -6Z', lit('#5d656d')) +
        path('M60 -80L67 -79L67 0L60 0Z', lit('#434a52')) +
        path('M31 -62L54 -68L54 -10L31 -13Z', lit('#f0c58a')),
      rect(-67, -6, 96, 6, darker(color, 0.45)),
    ].join(''),
  ),
  pottersWheel: thing('ground', 1.15, 0.55, '#a9713f', (color, { lit }) =>
    [
      rect(-36, -44, 6, 38, darker(color, 0.42)) +
        rect(30, -44, 6, 38, darker(color, 0.5)) +
        rect(-4, -56, 8, 50, lit('metalDark')),
      path('M-44 -19L44 -19L44 -11A44 9 0 0 1 -44 -11Z', lit('#7d7a78')) +
        path('M20 -19L44 -19L44 -11A44 9 0 0 1 20 -3Z', lit('#66635f')) +
        ellipse(0, -19, 44, 9, lit('#a8a49e')) +
        ellipse(0, -19, 8, 2.4, lit('#66635f')) +
        rect(-4, -40, 8, 21, lit('metalDark')),
      rect(-54, -46, 9, 46, color) + rect(45, -46, 9, 46, darker(color, 0.22)),
      rect(-57, -53, 114, 10, color, 3) +
        path('M20 -53L54 -53Q57 -53 57 -50L57 -46Q57 -43 54 -43L20 -43Z', darker(color, 0.2)),
      path('M-42 -62L42 -62L42 -58A42 8 0 0 1 -42 -58Z', lit('#6f7a84')) + ellipse(0, -62, 42, 8, lit('#d3dade')),
      path(
        'M-30 -62Q-34 -72 -27 -80Q-22 -88 -24 -96L24 -96Q22 -88 27 -80Q34 -72 30 -62Q0 -54 -30 -62Z',
        lit('#c4785a'),
      ),
      path('M12 -96L24 -96Q22 -88 27 -80Q34 -72 30 -62Q22 -59.5 10 -58.5Q20 -76 12 -96Z', darker(lit('#c4785a'), 0.18)),
      ellipse(0, -95, 24, 5, lighter(lit('#c4785a'), 0.28)) + ellipse(0, -94.5, 18, 3.4, darker(lit('#c4785a'), 0.42)),
      line('M-21 -84Q-2 -78 14 -81M-26 -75Q-4 -69 17 -72M-27 -66Q-8 -61 10 -63', lighter(lit('#c4785a'), 0.3), 2.2),
    ].join(''),
  ),
  cheeseWheel: thing('table', 2, 0.15, '#e3a83c', (color) =>
    [
      path(
        'M-100 -68A71 32 0 0 0 -38 -36L-38 0A71 32 0 0 1 -100 -32ZM18 -44A71 32 0 0 0 42 -68L42 -32A71 32 0 0 1 18 -8Z',
        darker(color, 0.16),
      ),
      path('M-29 -68L-38 -36A71 32 0 1 1 18 -44Z', lighter(color, 0.14)),
      path('M-29 -68L18 -44L18 -8L-29 -32Z', lighter(color, 0.62)) +
        path('M-29 -68L-38 -36L-38 0L-29 -32Z', lighter(color, 0.36)),
      ellipse(-14, -46, 4, 5, darker(lighter(color, 0.5), 0.16)) +
        ellipse(6, -28, 5, 6, darker(lighter(color, 0.5), 0.16)),
      path('M38 -38L72 -62Q94 -58 100 -46Z', lighter(color, 0.14)) +
        path('M38 -38L94 -45L94 -5L38 0Z', lighter(color, 0.62)) +
        path('M94 -45L100 -46L100 -6L94 -5Z', darker(color, 0.16)),
      circle(58, -22, 5, darker(lighter(color, 0.5), 0.16)) +
        circle(76, -30, 6.5, darker(lighter(color, 0.5), 0.16)) +
        circle(80, -13, 3.6, darker(lighter(color, 0.5), 0.16)),
      line('M-84 -72Q-70 -90 -40 -93', lighter(color, 0.5), 4),
    ].join(''),
  ),
  anvil: thing('ground', 1.15, 0.55, '#59616b', (color, { lit }) =>
    [
      path('M-32 -44L32 -44L37 -4Q20 0 0 0Q-20 0 -37 -4Z', lit('#8f5f3c')) +
        path('M12 -44L32 -44L37 -4Q26 -1 14 0Z', lit('#744a2e')),
      line('M-22 -34L-24 -12M-8 -30L-9 -6M6 -34L6 -16', lit('#6b432a'), 3) +
        ellipse(0, -44, 32, 7, lit('#d9ae78')) +
        ellipse(0, -44, 20, 4, lit('#c2935c')),
      path(
        'M-20 -100L56 -100L56 -86Q34 -84 24 -76Q16 -64 30 -57L34 -44L-30 -44L-26 -57Q-10 -64 -16 -76Q-24 -82 -34 -84Q-50 -87 -57 -97Q-36 -92 -20 -94Z',
        color,
      ),
      path('M16 -100L56 -100L56 -86Q34 -84 24 -76Q16 -64 30 -57L34 -44L8 -44Q4 -70 16 -100Z', darker(color, 0.24)) +
        rect(-20, -100, 76, 6, lighter(color, 0.32)) +
        path('M-57 -97Q-36 -92 -20 -94L-20 -90Q-38 -88 -57 -97Z', lighter(color, 0.32)),
    ].join(''),
  ),
  sewingMachine: thing('table', 1.35, 0.2, '#3f9089', (color, { lit }) =>
    [
      line('M18 -92L-24 -94L-40 -86', lit('#d9503f'), 1.8) +
        rect(12, -97, 14, 10, lit('#d9503f')) +
        rect(10, -100, 18, 4, lit('#f0e2c2'), 1) +
        rect(-27, -96, 4, 10, lit('metalDark'), 1),
      path(
        'M-58 -82Q-58 -88 -52 -88L46 -88Q58 -88 58 -76L58 -14L28 -14L28 -52Q28 -60 20 -60L-24 -60L-24 -46L-58 -46Z',
        color,
      ),
      path('M42 -88L46 -88Q58 -88 58 -76L58 -14L46 -14L46 -76Q46 -84 42 -88Z', darker(color, 0.2)) +
        rect(-58, -50, 34, 6, darker(color, 0.34), 1) +
        rect(-50, -82, 80, 5, lighter(color, 0.42), 2.5),
      rect(58, -80, 9.5, 28, lit('dark'), 3) +
        circle(37, -46, 5.5, lit('#f0e2c2')) +
        circle(37, -30, 5.5, lit('#f0e2c2')) +
        rect(0, -72, 22, 7, lit('#f0e2c2'), 3),
      line('M-41 -44L-41 -19', lit('#6d747b'), 3) + path('M-47 -30L-37 -30L-32 -20L-52 -20Z', lit('metalDark')),
      path('M-67 -18L67 -18L67 -4Q67 0 63 0L-63 0Q-67 0 -67 -4Z', darker(color, 0.4)) +
        rect(-67, -19, 134, 6, lit('metal'), 2),
      path('M-66 -20L-10 -22L-2 -19L-6 -15L-38 -14L-42 -3L-50 -6L-56 -2L-67 -5Z', lit('#efb94c')) +
        path('M-38 -14L-42 -3L-50 -6L-46 -14Z', lit('#cf9632')) +
        line('M-62 -17.500L-56 -17.500M-51 -18L-45 -18', lit('#d9503f'), 2),
    ].join(''),
  ),
  mannequin: thing('ground', 0.52, 0.95, '#e0c7a0', (color, { lit }) =>
    [
      line('M0 -36L0 -12M0 -14L-21 -2.500M0 -14L21 -2.500M0 -14L0 -2', lit('woodDark'), 5) +
        circle(0, -14, 5, lit('wood')),
      path(
        'M-6 -93L6 -93Q6 -84 20 -81Q26 -78 24 -70Q22 -62 15 -56Q24 -46 24 -34L-24 -34Q-24 -46 -15 -56Q-22 -62 -24 -70Q-26 -78 -20 -81Q-6 -84 -6 -93Z',
        color,
      ),
      path(
        'M2 -93L6 -93Q6 -84 20 -81Q26 -78 24 -70Q22 -62 15 -56Q24 -46 24 -34L8 -34Q12 -46 7 -56Q16 -66 12 -76Q2 -84 2 -93Z',
        darker(color, 0.14),
      ),
      rect(-24, -37, 48, 4, lit('woodDark'), 2) +
        rect(-7, -96, 14, 4, lit('wood'), 2) +
        ellipse(0, -98, 4, 2.4, lit('wood')),
      line('M0 -90L0 -38M-15 -56Q0 -53 15 -56', darker(color, 0.3), 1.4) +
        ellipse(-21.5, -76, 3.4, 5, lit('wood')) +
        ellipse(21.5, -76, 3.4, 5, lit('woodDark')),
      line('M-7 -88Q-16 -76 -11 -48M7 -88Q12 -80 9 -62', lit('#f0bf3a'), 3.6),
    ].join(''),
  ),
  clothesRail: thing('ground', 1.2, 0.95, '#3d4048', (color, { lit }) => {
    const clothes = [
      [
        -37,
        '#d4553a',
        'M-4 -81L4 -81L13 -76L10 -52L17 -22L-17 -22L-10 -52L-13 -76Z',
        'M4 -81L13 -76L10 -52L17 -22L8 -22L5 -52Z',
      ],
      [
        -13,
        '#e6ad45',
        'M-4 -81L4 -81L14 -76L19 -46L13 -45L11 -60L12 -38L-12 -38L-11 -60L-13 -45L-19 -46L-14 -76Z',
        'M4 -81L14 -76L19 -46L13 -45L11 -60L12 -38L6 -38L7 -66Z',
      ],
      [
        13,
        '#4b8aa5',
        'M-4 -81L4 -81L15 -76L19 -40L13 -39L11 -58L14 -18L-14 -18L-11 -58L-13 -39L-19 -40L-15 -76Z',
        'M4 -81L15 -76L19 -40L13 -39L11 -58L14 -18L1 -18L1 -74Z',
      ],
      [38, '#5b6f94', 'M-11 -74L11 -74L12 -22L3 -22L0 -58L-3 -22L-12 -22Z', 'M4 -74L11 -74L12 -22L3 -22L1 -52Z'],
    ] as const;
    return [
      line('M-55 -97.500L55 -97.500M-55 -97.500L-55 -8M55 -97.500L55 -8M-57 -9L57 -9', color, 4.5) +
        [-55, 55].map((x) => circle(x, -4.5, 4.5, color) + circle(x, -4.5, 1.6, lit('metal'))).join(''),
      clothes
        .map(([x, fill, d, shade]) =>
          moved(
            line('M-12 -75L0 -82L12 -75M0 -82L0 -89Q4 -91 3 -95Q0 -99 -3 -96', lit('#8f6a45'), 2.2) +
              path(d, lit(fill)) +
              path(shade, darker(lit(fill), 0.17)) +
              (x > 30
                ? rect(-11, -76, 22, 5, lit('#c99a62'), 1)
                : path('M-4 -81L4 -81L0 -73Z', darker(lit(fill), 0.42))),
            x,
            0,
          ),
        )
        .join(''),
      [-58, -50, -42, -34, -26].map((y) => circle(12, y, 1.4, lit('white'))).join(''),
    ].join('');
  }),
  cashRegister: thing('table', 1.25, 0.22, '#454b57', (color, { lit }) =>
    [
      path('M20 -40L22 -56L-14 -56L-10 -40Z', darker(color, 0.3)),
      rect(-50, -100, 78, 50, color, 5) +
        rect(-45, -95, 68, 40, lit('#f2f4f0'), 2) +
        rect(-45, -95, 68, 9, lit('#3f8f7a'), 2),
      ['#e2a13f', '#d4553a', '#5a9ab5', '#7fa85a', '#e8c65a', '#b57fa5']
        .map((fill, at) => rect(-41 + (at % 3) * 13, -82 + Math.floor(at / 3) * 13, 11, 11, lit(fill), 2))
        .join('') +
        rect(1, -82, 18, 4, lit('metalDark'), 1) +
        rect(1, -75, 12, 4, lit('metal'), 1) +
        rect(1, -67, 18, 9, lit('#3f8f7a'), 2),
      path('M40 -86L43 -89L46 -86L49 -89L52 -86L55 -89L57 -86L57 -44L40 -44Z', lit('white')) +
        rect(43, -80, 11, 3, lit('metal')) +
        rect(43, -73, 8, 3, lit('metal')) +
        rect(43, -66, 11, 3, lit('metal')),
      rect(34, -58, 28, 22, lighter(color, 0.14), 4) + rect(38, -59, 21, 3, lit('dark')),
      rect(-60, -42, 120, 24, color, 4) + rect(-60, -42, 120, 6, lighter(color, 0.2), 3),
      path('M-54 -24L54 -24L60 -14L-60 -14Z', lit('#23262e')) +
        [-46, -22]
          .map((x) => rect(x, -22, 20, 7, lit('#7fb57a'), 1) + rect(x + 7, -21, 6, 5, lit('#d9ecd2'), 2))
          .join('') +
        [6, 17, 28, 39].map((x, at) => ellipse(x + 4, -18, 4.6, 2.8, lit(at < 2 ? '#e6bd4a' : 'metal'))).join(''),
      path('M-62.500 -16L62.500 -16L62.500 -4Q62.500 0 58 0L-58 0Q-62.500 0 -62.500 -4Z', lighter(color, 0.1)) +
        path('M44 -16L62.500 -16L62.500 -4Q62.500 0 58 0L44 0Z', darker(color, 0.1)) +
        rect(-14, -10, 28, 4, darker(color, 0.4), 2),
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
  forklift: thing(
    'ground',
    1.6,
    1.2,
    '#f0b02f',
    (color, palette) => {
      const { lit } = palette;
      return [
        line('M-48 -52L-40 -94L6 -94L16 -42', lit('dark'), 5) + rect(-46, -100, 60, 7, lit('dark'), 3),
        path('M-38 -48L-38 -64Q-38 -70 -32 -68L-30 -52L-10 -52L-10 -44L-38 -44Z', lit('#3f434b')) +
          line('M10 -40L0 -60M-6 -58L4 -63', lit('dark'), 4),
        path('M-79 -18L-79 -42Q-77 -52 -65 -52L-44 -52L-40 -44L-12 -44L-8 -32L4 -32L6 -46L18 -46L22 -18Z', color) +
          path('M-79 -18L-79 -42Q-77 -52 -65 -52L-59 -52L-59 -18Z', darker(color, 0.22)) +
          rect(-59, -24, 81, 7, darker(color, 0.36)) +
          rect(-50, -38, 28, 4, lighter(color, 0.4), 2),
        rect(23, -98, 5, 92, lit('#5c626b')) + rect(29, -98, 5, 92, lit('#3f434b')) + rect(22, -66, 13, 4, lit('dark')),
        path('M34 -40L38 -40L38 -15L80 -13L80 -9L34 -9Z', lit('dark')),
        rect(41, -22, 37, 3, lit('#b98555')) + [41, 57, 73].map((x) => rect(x, -19, 5, 5, lit('#9a6b42'))).join(''),
        rect(41, -60, 37, 38, lit('#d3a169')) +
          rect(68, -60, 10, 38, lit('#b5834f')) +
          rect(55, -60, 8, 16, lit('#f0e0bc')),
        wheel(-55, -16, 16, palette) + wheel(8, -17, 17, palette),
      ].join('');
    },
    'drive',
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
  hearingAid: thing('table', 0.9, 0.06, '#d2a987', (color, { lit }) =>
    [
      line('M6 -92Q-30 -100 -35 -66Q-37 -50 -30 -38', lit('#9dbfce'), 6.5) +
        line('M0 -94Q-28 -95 -33 -70', lit('#eaf5f8'), 2.2),
      path('M-34 -36L-24 -42L-16 -30L-26 -24Z', lit('#b9cbd3')) +
        path('M-45 -16Q-44 -34 -28 -36Q-10 -36 -6 -22Q-4 -14 -10 -10Q-28 -4 -40 -8Q-45 -10 -45 -16Z', lit('#eef2f3')) +
        path('M-10 -10Q-28 -4 -40 -8Q-45 -10 -45 -16Q-26 -10 -6 -20Q-5 -13 -10 -10Z', lit('#c3d0d6')),
      path('M0 -97Q45 -98 45 -48Q45 -12 26 -2Q14 4 6 -6Q0 -14 8 -26Q20 -46 6 -66Q-4 -78 0 -97Z', color),
      path('M22 -94Q45 -84 45 -48Q45 -12 26 -2Q18 2 12 -1Q32 -18 34 -50Q34 -76 22 -94Z', darker(color, 0.18)),
      path('M0 -97Q8 -98 14 -96L8 -72L4 -69Q-4 -80 0 -97Z', lit('#8f979d')),
      ellipse(22, -60, 5, 10, darker(color, 0.45)) +
        line('M9 -25L38 -19', darker(color, 0.35), 2.6) +
        line('M20 -87L25 -83', darker(color, 0.45), 3),
    ].join(''),
  ),
  walkingFrame: thing('ground', 0.9, 0.5, '#aeb7bd', (color, { lit }) =>
    [
      line('M-8 -14L-4 -88Q-3 -96 4 -96L28 -96Q35 -96 36 -89L40 -16', darker(color, 0.26), 5.5) +
        line('M6 -96L24 -96', lit('#3c424c'), 9),
      rect(-12, -20, 8, 10, lit('dark'), 2) + rect(36, -20, 8, 10, lit('dark'), 2),
      line('M3 -66L37 -76M5 -38L38 -48', darker(color, 0.08), 5),
      line('M-41 -6L-37 -78Q-36 -86 -28 -86L-8 -86Q-1 -86 0 -78L8 -6', color, 6.5) + line('M-39 -34L5 -34', color, 5),
      line('M-31 -86L-11 -86', lit('#3c424c'), 11) + line('M-42 -14L-38.5 -72', lighter(color, 0.55), 2),
      [-41, 8].map((x) => rect(x - 4, -11, 8, 11, lit('dark'), 2)).join(''),
    ].join(''),
  ),
  hospitalBed: thing('ground', 1.6, 0.85, '#5fa8b8', (color, { lit }) =>
    [
      line('M60 -24L60 -98M42 -97L74 -97', lit('metalDark'), 3) +
        line('M42 -70Q42 -60 20 -58L6 -48', lit('#9db4bd'), 2) +
        path('M33 -95L51 -95L51 -78Q50 -73 42 -70Q34 -73 33 -78Z', lit('#eef7f9')) +
        path('M33 -86L51 -86L51 -78Q50 -73 42 -70Q34 -73 33 -78Z', lit('#7fc0df')),
      line('M-40 -24L30 -10M-40 -10L30 -24', lit('metalDark'), 5) +
        rect(-72, -30, 146, 8, lit('metalDark'), 3) +
        rect(-58, -14, 112, 5, lit('metal'), 2),
      [-52, 48].map((x) => circle(x, -7, 7, lit('dark')) + circle(x, -7, 2.8, lit('metal'))).join(''),
      rect(-80, -64, 9, 42, lit('#d9b489'), 3) + rect(72, -54, 8, 32, lit('#c49b6c'), 3),
      line('M-56 -68L-20 -34L66 -34', lit('#c3ced3'), 8) + line('M-54 -74L-18 -40L66 -40', lit('white'), 11),
      moved(
        turned(rect(-17, -10, 34, 15, lit('#d5e0e5'), 7) + rect(-17, -11, 30, 12, lit('#f4f8f9'), 6), 43),
        -42,
        -74,
      ),
      path('M-10 -48L56 -50Q72 -50 72 -40L72 -29L-10 -30Z', color) +
        path('M50 -50L56 -50Q72 -50 72 -40L72 -29L54 -29.5Z', darker(color, 0.18)) +
        path('M-14 -47L8 -48.5L8 -30L-10 -30Q-18 -37 -14 -47Z', lighter(color, 0.6)),
      line('M-4 -28L-4 -56Q-4 -60 0 -60L34 -60Q38 -60 38 -56L38 -28M10 -60L10 -28M24 -60L24 -28', lit('#8d98a0'), 3.4),
    ].join(''),
  ),
  dentistChair: thing('ground', 1.3, 0.85, '#3fa39b', (color, { lit }) =>
    [
      path('M-18 -86L-46 -62L10 -62L4 -89Z', lit('#fff0b8'), 0.5),
      line('M36 -6L36 -93L0 -96', lit('metalDark'), 4.5) +
        path('M-24 -97L4 -100L7 -91L-22 -85Z', lit('#e6e9ea')) +
        path('M-21 -87L6 -92L5 -88L-18 -83Z', lit('#ffd75e')),
      line('M36 -54L52 -54', lit('metalDark'), 4) +
        rect(40, -57, 25, 5, lit('#e6e9ea'), 2) +
        line('M46 -58L43 -68M52 -58L52 -70M58 -58L61 -68', lit('#5d6670'), 2.6),
      rect(-26, -6, 68, 6, lit('metalDark'), 3) +
        path('M-10 -32L18 -32L14 -5L-6 -5Z', lit('#dfe3e4')) +
        path('M8 -32L18 -32L14 -5L6 -5Z', lit('#b9c0c4')),
      line('M-60 -86L-44 -64', lit('metalDark'), 4) + line('M-44 -63L-18 -31L24 -31L58 -13', lit('#dfe3e4'), 7),
      line('M-44 -70L-18 -39L22 -39', color, 14) +
        line('M23 -39L57 -21', darker(color, 0.16), 14) +
        line('M-58 -88L-54 -83', color, 13),
      line('M-41 -69L-21 -44', lighter(color, 0.3), 4) + line('M-60 -88L-57 -84', lighter(color, 0.3), 4),
      line('M-20 -54L8 -54L10 -44', lit('#4a505c'), 5.5),
    ].join(''),
  ),
  testTubes: thing('table', 1.15, 0.16, '#d1453a', (color, { lit }) =>
    [
      rect(-52, -62, 7, 60, lit('woodDark'), 1) +
        rect(45, -62, 7, 60, lit('woodDark'), 1) +
        rect(-57, -9, 114, 9, lit('wood'), 2),
      [-28, 0, 28]
        .map((x, at) => {
          const fill = [color, mixHex(color, lit('#f7cf3f'), 0.75), mixHex(color, lit('#2f8fd0'), 0.82)][at] ?? color;
          const top = [-52, -70, -44][at] ?? 0;
          return (
            path(
              `M${x - 10} -96L${x + 10} -96L${x + 10} -22Q${x + 10} -12 ${x} -12Q${x - 10} -12 ${x - 10} -22Z`,
              lit('#dcecf0'),
            ) +
            path(
              `M${x - 10} ${top}L${x + 10} ${top}L${x + 10} -22Q${x + 10} -12 ${x} -12Q${x - 10} -12 ${x - 10} -22Z`,
              fill,
            ) +
            path(
              `M${x + 4} ${top}L${x + 10} ${top}L${x + 10} -22Q${x + 10} -12 ${x} -12Q${x + 4} -14 ${x + 4} -22Z`,
              darker(fill, 0.18),
            ) +
            rect(x - 7, -90, 3.4, 64, lit('#fbfeff'), 1.7) +
            rect(x - 13, -100, 26, 6, lit('#b9d3dc'), 3)
          );
        })
        .join(''),
      rect(-57, -62, 114, 10, lit('#b97a4c'), 2) + rect(-57, -54, 114, 3, lit('wood'), 1),
    ].join(''),
  ),
  bandageRoll: thing('table', 1.6, 0.08, '#efe0c6', (color, { lit }) =>
    [
      path(
        'M-2 -80Q14 -62 40 -68Q62 -72 76 -64L80 -56L75 -48L80 -40L75 -32L80 -24L75 -16L80 -8L76 -1Q60 -8 40 -4Q12 2 -4 -14Z',
        darker(color, 0.07),
      ) + path('M-2 -80Q8 -68 18 -67L18 -2Q4 -4 -4 -14Z', darker(color, 0.2)),
      line('M20 -59Q30 -58 42 -60Q62 -64 75 -57M20 -10Q30 -9 42 -12Q60 -16 75 -9', lit('#4f9db0'), 4),
      path('M-80 -80L-80 -18Q-76 0 -38 0Q0 0 4 -18L4 -80Z', color) +
        path('M-16 -70L4 -80L4 -18Q1 -3 -20 -1Z', darker(color, 0.14)),
      line('M-78 -68Q-70 -54 -38 -54Q-6 -54 2 -68M-78 -22Q-70 -8 -38 -8Q-6 -8 2 -22', lit('#4f9db0'), 4),
      ellipse(-38, -80, 42, 20, lighter(color, 0.5)) +
        line(
          'M-38 -80Q-32 -83 -29 -80Q-29 -75 -39 -75Q-51 -76 -50 -81Q-47 -87 -36 -87Q-19 -85 -20 -79Q-23 -70 -40 -70Q-61 -72 -60 -81Q-56 -92 -36 -92Q-10 -90 -10 -79Q-14 -66 -40 -65.5Q-68 -67 -70 -79',
          darker(color, 0.32),
          2.6,
        ),
      rect(-44, -44, 12, 26, lit('#4f9db0'), 2) + rect(-51, -37, 26, 12, lit('#4f9db0'), 2),
      rect(48, -43, 22, 10, lit('metal'), 4) + rect(52, -40, 14, 4, lit('metalDark'), 2),
    ].join(''),
  ),
  firstAidKit: thing('table', 1.25, 0.2, '#2f8f5b', (color, { lit }) =>
    [
      line('M-24 -78L-24 -88Q-24 -96 -16 -96L16 -96Q24 -96 24 -88L24 -78', darker(color, 0.45), 8),
      rect(-62, -82, 124, 82, color, 11) +
        path('M36 -82L51 -82Q62 -82 62 -71L62 -11Q62 0 51 0L36 0Z', darker(color, 0.2)),
      rect(-62, -62, 124, 4, darker(color, 0.35)) + rect(-54, -75, 26, 5, lighter(color, 0.4), 2.5),
      [-44, 44].map((x) => rect(x - 7, -68, 14, 16, lit('metal'), 3)).join(''),
      circle(0, -38, 31, darker(color, 0.2)) +
        rect(-8, -62, 16, 48, lit('white'), 2) +
        rect(-24, -46, 48, 16, lit('white'), 2),
    ].join(''),
  ),
  sackOfGrain: thing('ground', 0.86, 0.45, '#c79f68', (color, { lit }) =>
    [
      line('M14 -78L31 -96', lit('wood'), 6) + path('M2 -78Q6 -92 16 -90L24 -82Q22 -70 10 -68Z', lit('woodDark')),
      path(
        'M-34 -66Q-30 -76 -24 -79Q-20 -88 -12 -88Q-4 -95 4 -89Q12 -90 16 -82Q24 -82 27 -76Q33 -74 34 -66L0 -58Z',
        lit('#e9b73f'),
      ) + path('M27 -76Q33 -74 34 -66L12 -60Q22 -70 16 -82Q24 -82 27 -76Z', lit('#cf982b')),
      [
        [-25, -72],
        [-17, -80],
        [-6, -87],
        [-12, -71],
        [-3, -78],
        [6, -84],
        [8, -72],
        [16, -77],
        [25, -70],
        [-1, -68],
      ]
        .map(([x = 0, y = 0], at) => turned(ellipse(x, y, 4, 2, lit(at % 2 ? '#f9e08e' : '#b57f22')), at * 50, x, y))
        .join(''),
      path('M-32 -66Q-46 -38 -42 -12Q-40 0 -28 0L28 0Q40 0 42 -12Q46 -38 32 -66Z', color),
      path('M32 -66Q46 -38 42 -12Q40 0 28 0L12 0Q30 -26 18 -62Z', darker(color, 0.17)),
      line('M-30 -48Q-35 -34 -34 -20', lighter(color, 0.35), 3),
      path('M-38 -74Q-40 -68 -36 -62Q0 -46 36 -62Q40 -68 38 -74Q0 -58 -38 -74Z', lighter(color, 0.34)) +
        path('M18 -68Q30 -70 38 -74Q40 -68 36 -62Q28 -58 20 -56Z', lighter(color, 0.1)),
      line('M0 -8L0 -40', darker(color, 0.5), 2.6) + path('M0 -50Q5 -44 0 -37Q-5 -44 0 -50Z', darker(color, 0.5)),
      [-34, -26, -18]
        .map((y) =>
          path(
            `M0 ${y}Q-12 ${y - 2} -11 ${y - 12}Q-2 ${y - 9} 0 ${y}ZM0 ${y}Q12 ${y - 2} 11 ${y - 12}Q2 ${y - 9} 0 ${y}Z`,
            darker(color, 0.5),
          ),
        )
        .join(''),
      ellipse(-36, -2, 4, 2, lit('#e9b73f')) +
        ellipse(36, -1.8, 4, 1.8, lit('#e9b73f')) +
        ellipse(27, -2, 3.6, 1.8, lit('#f8dd88')),
    ].join(''),
  ),
  fishMarketIce: thing('table', 2, 0.26, '#b9824e', (color, { lit }) => {
    const fish = (x: number, y: number, turn: number, fill: string) =>
      moved(
        turned(
          stretched(
            path('M34 -3L54 -16Q50 0 54 15L34 4Z', darker(fill, 0.2)) +
              path('M-52 2Q-30 -19 4 -16Q26 -12 40 0Q20 15 -8 15Q-36 14 -52 2Z', fill) +
              path('M-52 2Q-34 6 0 6Q24 5 40 0Q20 15 -8 15Q-36 14 -52 2Z', lighter(fill, 0.5)) +
              path('M-8 -16Q4 -26 18 -22L16 -13Z', darker(fill, 0.2)) +
              line('M-26 -9Q-20 0 -26 10', darker(fill, 0.3), 2.6) +
              path('M-14 1Q-4 -2 0 6Q-8 10 -14 1Z', darker(fill, 0.25)) +
              circle(-36, -3, 4.4, lit('white')) +
              circle(-36, -3, 2.3, lit('dark')),
            0.9,
            0.82,
          ),
          turn,
        ),
        x,
        y,
      );
    return [
      path(
        'M-96 -30L-94 -52L-82 -62L-70 -60L-58 -74L-44 -72L-30 -82L-12 -78L2 -86L18 -80L32 -84L48 -74L64 -76L76 -62L90 -58L96 -30Z',
        lit('#c4e0ea'),
      ),
      path(
        'M-58 -74L-44 -72L-50 -60L-64 -62ZM-30 -82L-12 -78L-18 -66L-34 -70ZM2 -86L18 -80L10 -68L-4 -74ZM48 -74L64 -76L66 -64L50 -62ZM76 -62L90 -58L84 -46L72 -50ZM-94 -52L-82 -62L-76 -50L-86 -44Z',
        lit('#f6fbfc'),
      ),
      fish(-40, -78, 10, lit('#54809c')) + fish(44, -80, -10, lit('#dc6a5c')),
      path(
        'M-62 -60L-50 -66L-42 -56L-54 -50ZM-20 -62L-6 -68L4 -58L-10 -52ZM28 -64L42 -70L50 -58L36 -54ZM58 -52L70 -56L78 -46L64 -42ZM-36 -50L-26 -56L-18 -46Z',
        lit('#f6fbfc'),
      ) +
        path(
          'M-42 -56L-30 -62L-24 -54L-34 -48ZM4 -58L16 -64L22 -56ZM50 -58L60 -62L62 -50ZM-92 -40L-80 -46L-74 -38Z',
          lit('#9cc8d8'),
        ),
      fish(8, -46, -4, lit('#71899e')) +
        path('M-30 -32L-20 -42L-8 -38L0 -32ZM22 -32L32 -40L44 -36L48 -32Z', lit('#f6fbfc')) +
        path('M-8 -38L4 -41L10 -32L-2 -32Z', lit('#d9edf3')),
      circle(-68, -40, 11, lit('#f0c93a')) +
        circle(-68, -40, 8, lit('#f9e795')) +
        line('M-68 -47L-68 -33M-74 -43L-62 -37M-74 -37L-62 -43', lit('#f0c93a'), 1.6) +
        circle(76, -40, 7, lit('leaf')) +
        circle(84, -36, 7, lit('#63a05a')) +
        circle(68, -36, 6, lit('leafDark')),
      rect(-96, -30, 192, 30, darker(color, 0.5)) +
        rect(-98, -32, 196, 14, color, 1.5) +
        rect(-98, -14, 196, 14, color, 1.5) +
        rect(-98, -20.5, 196, 2.5, darker(color, 0.2)) +
        rect(-98, -2.5, 196, 2.5, darker(color, 0.2)),
      rect(-100, -35, 13, 35, lighter(color, 0.16), 1.5) +
        rect(87, -35, 13, 35, darker(color, 0.2), 1.5) +
        [-93.5, 93.5].map((x) => circle(x, -25, 1.8, lit('dark')) + circle(x, -7, 1.8, lit('dark'))).join(''),
    ].join('');
  }),
  paintBucket: thing('ground', 1.24, 0.26, '#2f86c4', (color, { lit }) =>
    [
      path('M-60 -66L20 -66L13 -4Q13 0 8 0L-48 0Q-53 0 -53 -4Z', lit('#c3cbd0')) +
        path('M-4 -66L20 -66L13 -4Q13 0 8 0L-10 0Q-4 -30 -4 -66Z', lit('#9da7ae')),
      line('M-56 -58Q-50 -18 -20 -16Q10 -18 16 -58', lit('#6e7880'), 3) + rect(-29, -19, 18, 6, lit('#4a3226'), 3),
      ellipse(-20, -68, 42, 11, lit('#e3e8ea')) +
        ellipse(-20, -67.5, 37.5, 8.5, darker(color, 0.22)) +
        path('M-57 -66Q-50 -74 -20 -74Q10 -74 17 -66Q10 -59.500 -20 -59.200Q-50 -59.500 -57 -66Z', color),
      path(
        'M-61 -68Q-60 -60 -42 -58Q-20 -56 2 -59L4 -46Q4 -40 -1 -40Q-6 -40 -7 -46Q-9 -52 -14 -50Q-17 -46 -17 -34Q-18 -27 -23 -27Q-28 -27 -29 -34L-30 -46Q-33 -50 -36 -46Q-38 -40 -42 -40Q-46 -41 -46 -46L-47 -50Q-59 -56 -61 -68Z',
        color,
      ) + line('M-24 -48L-24 -36', lighter(color, 0.45), 3),
      moved(
        turned(
          line('M20 -88L27 -88L27 -71L0 -66L0 -46', lit('#7b858d'), 3.6) +
            path('M-5.500 -52L5.500 -52L7 -4Q6 0 0 0Q-6 0 -7 -4Z', lit('#e0983a')) +
            path('M1 -52L5.500 -52L7 -4Q6 0 0 0Q4 -20 1 -52Z', lit('#b8742a')) +
            rect(-24, -99, 47, 22, color, 4) +
            path('M-24 -86L23 -86L23 -81Q23 -77 19 -77L-20 -77Q-24 -77 -24 -81Z', darker(color, 0.2)) +
            rect(-19, -95.5, 26, 3.6, lighter(color, 0.45), 1.8),
          -14,
        ),
        52,
        0,
        0.97,
      ),
    ].join(''),
  ),
  toolBelt: thing('table', 1.5, 0.3, '#a8652f', (color, { lit }) =>
    [
      path('M-75 -70Q-60 -88 0 -88Q60 -88 75 -70L75 -58Q50 -74 0 -74Q-50 -74 -75 -58Z', darker(color, 0.45)),
      path('M-75 -70Q-50 -54 0 -52Q50 -54 75 -70L75 -54Q50 -36 0 -34Q-50 -36 -75 -54Z', lit('#6b4023')),
      turned(
        rect(-48, -88, 8, 60, lit('#d9a35c'), 2) +
          path('M-62 -100L-36 -100Q-26 -99 -22 -88L-34 -88L-38 -86L-50 -86L-54 -90L-62 -90Z', lit('#8b949b')) +
          path('M-62 -94L-24 -94L-22 -88L-34 -88L-38 -86L-50 -86L-54 -90L-62 -90Z', lit('#6c757d')),
        -6,
        -44,
        -40,
      ),
      turned(
        rect(-27, -62, 4, 30, lit('#a5adb3')) +
          path('M-31 -90Q-25 -94 -19 -90L-20 -66L-30 -66Z', lit('#d5452f')) +
          rect(-25, -88, 2.6, 20, lighter(lit('#d5452f'), 0.4), 1.3),
        8,
        -25,
        -40,
      ),
      turned(
        path(
          'M26 -98Q20 -92 24 -84Q28 -80 31 -79L31 -30L41 -30L41 -79Q48 -83 48 -89Q48 -95 44 -99L44 -89L38 -86L32 -90L32 -99Z',
          lit('#9aa4ab'),
        ) +
          path('M37 -79L41 -79Q48 -83 48 -89Q48 -95 44 -99L44 -89L38 -86L37 -86Z', lit('#79838b')) +
          rect(37, -80, 4, 50, lit('#79838b')),
        -4,
        36,
        -40,
      ),
      turned(
        path('M52 -86L55 -93L58 -86Z', lit('#f0d3a6')) +
          rect(52, -86, 6, 50, lit('#f0b93a')) +
          rect(55.5, -86, 2.5, 50, lit('#c98f22')),
        10,
        55,
        -40,
      ),
      [-62, 18]
        .map(
          (x, at) =>
            path(
              `M${x} -56L${x + 44} -56L${x + 42} -10Q${x + 40} 0 ${x + 30} 0L${x + 14} 0Q${x + 4} 0 ${x + 2} -10Z`,
              color,
            ) +
            path(
              `M${x + 31} -56L${x + 44} -56L${x + 42} -10Q${x + 40} 0 ${x + 30} 0L${x + 22} 0Q${x + 33} -20 ${x + 31} -56Z`,
              darker(color, 0.18),
            ) +
            rect(x - 2, -60, 48, 8, lighter(color, 0.2), 3) +
            path(
              `M${x + 7} -38L${x + 37} -38L${x + 35} -14Q${x + 34} -6 ${x + 28} -6L${x + 16} -6Q${x + 10} -6 ${x + 9} -14Z`,
              at ? darker(color, 0.28) : darker(color, 0.22),
            ) +
            `<path d="M${x + 11} -34L${x + 33} -34" stroke="${lighter(color, 0.5)}" stroke-width="2" stroke-dasharray="4 3"/>`,
        )
        .join(''),
      rect(-13, -57, 26, 26, lit('#d9b25a'), 4) +
        rect(-7, -51, 14, 14, lit('#6b4023'), 2) +
        rect(-3, -46, 15, 4, lit('#f0d48c'), 2),
    ].join(''),
  ),
  toolbox: thing('ground', 1.5, 0.3, '#cf3f2e', (color, { lit }) =>
    [
      rect(-20, -95, 40, 14, lit('#3a3d45'), 5) +
        rect(-13, -90, 26, 10, darker(color, 0.35)) +
        path('M-60 -50L60 -50L70 -84Q71 -87 67 -87L-67 -87Q-71 -87 -70 -84Z', darker(color, 0.3)) +
        path('M-56 -52L56 -52L64 -82L-64 -82Z', darker(color, 0.48)),
      path('M-72 -42L-62 -54L62 -54L72 -42Z', lit('#33272a')),
      turned(
        rect(-48, -86, 8, 60, lit('#d9a35c'), 2) +
          path('M-62 -100L-36 -100Q-24 -99 -20 -86L-34 -86L-38 -84L-50 -84L-54 -88L-62 -88Z', lit('#aab3b9')) +
          path('M-62 -94L-23 -94L-20 -86L-34 -86L-38 -84L-50 -84L-54 -88L-62 -88Z', lit('#828c94')),
        -8,
        -44,
        -40,
      ),
      turned(
        rect(-10, -66, 5, 40, lit('#b4bcc2')) +
          path('M-15 -97Q-7.500 -102 0 -97L-1 -66L-14 -66Z', lit('#f0b93a')) +
          path('M-6 -99.500Q-3 -99 0 -97L-1 -66L-6 -66Z', lit('#cc9424')),
        -3,
        -8,
        -40,
      ),
      turned(
        path(
          'M13 -99Q6 -92 10 -83Q14 -78 18 -77L18 -30L28 -30L28 -77Q36 -81 36 -88Q36 -95 32 -99L32 -88L25 -85L18 -89L18 -100Z',
          lit('#c6ced3'),
        ) +
          path(
            'M24 -77L28 -77Q36 -81 36 -88Q36 -95 32 -99L32 -88L25 -85L24 -85ZM24 -78L28 -78L28 -30L24 -30Z',
            lit('#99a3aa'),
          ),
        6,
        22,
        -40,
      ),
      turned(
        path('M44 -78L44 -30L60 -30L60 -78Z', lit('#c6ced3')) +
          path(
            'M42 -98L62 -98Q66 -98 65 -93L62 -76L42 -76Q38 -86 42 -98ZM47 -92L47 -82L57 -82L58 -92Z',
            lit('#3f86a8'),
          ),
        8,
        52,
        -40,
      ),
      rect(-75, -44, 150, 44, color, 4) +
        path('M36 -44L71 -44Q75 -44 75 -40L75 -4Q75 0 71 0L36 0Z', darker(color, 0.2)) +
        rect(-75, -44, 150, 8, lighter(color, 0.2), 3) +
        rect(-68, -32, 34, 3.4, lighter(color, 0.4), 1.7),
      [-40, 28]
        .map(
          (x) =>
            rect(x, -40, 13, 20, lit('#d5dbde'), 2) +
            rect(x + 7, -40, 6, 20, lit('#a4adb4'), 2) +
            rect(x + 3, -26, 7, 3, lit('#6c757d')),
        )
        .join('') + rect(-14, -26, 28, 14, lit('#f2d27a'), 2),
    ].join(''),
  ),
  easel: thing('ground', 0.66, 1, '#b97b45', (color, { lit }) =>
    [
      path('M-1.500 -60L1.500 -60L3 -4L-3 -4Z', darker(color, 0.45)),
      path('M-5 -96L0 -96L-28 0L-33 0Z', color) +
        path('M0 -96L5 -96L33 0L28 0Z', darker(color, 0.2)) +
        rect(-25, -19, 50, 4, darker(color, 0.12)) +
        rect(-3, -100, 6, 22, color, 1) +
        rect(0.6, -100, 2.4, 22, darker(color, 0.22)),
      rect(-31, -84, 62, 50, lit('#d8d2c4'), 1) +
        rect(-31, -84, 58.5, 47, lit('white'), 1) +
        rect(-28, -81, 53, 41, lit('#9fd2e8')),
      circle(12, -71, 5.5, lit('#f8cf52')) +
        path('M-28 -58L-14 -74L-4 -62L4 -69L18 -54L18 -48L-28 -48Z', lit('#6f86b4')) +
        path('M-14 -74L-18 -69.400L-14.500 -67.500L-12 -69.500L-9.500 -68.600Z', lit('white')),
      path('M-28 -52Q-12 -60 4 -53Q16 -58 25 -54L25 -40L-28 -40Z', lit('#7bb662')) +
        path('M4 -53Q-4 -49 4 -46Q12 -43 4 -40L-10 -40Q0 -43 -4 -46Q-8 -50 4 -53Z', lit('#5aa9cf')) +
        path('M14 -40Q10 -52 16 -62Q22 -52 18 -40Z', lit('#3d7a4c')),
      rect(-8, -87, 16, 5, darker(color, 0.2), 1.5) +
        rect(-33, -36, 66, 5, lighter(color, 0.15), 1.5) +
        path('M12 -36L33 -36L33 -32.500Q33 -31 31.500 -31L12 -31Z', darker(color, 0.12)) +
        rect(-6, -32, 12, 5, darker(color, 0.3), 1),
    ].join(''),
  ),
  massageTable: thing('ground', 2, 0.52, '#3f8f86', (color, { lit }) =>
    [
      line('M-52 -54L-44 -8M66 -54L58 -8', lit('#7a4d2c'), 5) +
        line('M-56 -14L8 -54M74 -14L14 -54', lit('#6b4026'), 3.4),
      line('M-58 -54L-66 -2.500M80 -54L88 -2.500', lit('#b07a48'), 6) +
        line('M-62 -26L-47 -26M84 -26L62 -26', lit('#8f5e36'), 4),
      path('M-80 -68L-62 -84L98 -84Q102 -82 100 -78L92 -66Z', lighter(color, 0.25)),
      line('M-82 -72L-66 -68', lit('#8f5e36'), 5) +
        path(
          'M-100 -78Q-98 -88 -82 -88Q-66 -88 -68 -79L-72 -73Q-78 -68 -88 -68Q-100 -69 -100 -78Z',
          lighter(color, 0.25),
        ) +
        path('M-100 -78Q-99 -73 -88 -73Q-78 -73 -70 -77L-72 -73Q-78 -67 -88 -67Q-100 -68 -100 -78Z', color) +
        path(
          'M-92 -78.500Q-91 -83 -83 -83Q-76 -83 -77 -79.500Q-79 -76 -85 -76Q-92 -76 -92 -78.500Z',
          darker(color, 0.55),
        ),
      rect(-80, -70, 174, 16, color, 6) +
        path('M40 -70L88 -70Q94 -70 94 -64L94 -60Q94 -54 88 -54L40 -54Z', darker(color, 0.2)) +
        rect(-72, -67, 60, 3, lighter(color, 0.45), 1.5) +
        rect(-76, -55, 166, 4, lit('#b07a48'), 1.5),
      path('M-18 -84L30 -84L22 -69L22 -58Q22 -56 20 -56L-24 -56Q-26 -56 -26 -58L-26 -69Z', lit('white')) +
        path('M-26 -68L22 -68L22 -58Q22 -56 20 -56L-24 -56Q-26 -56 -26 -58Z', darker(lit('white'), 0.1)) +
        rect(-26, -62, 48, 2.4, lit('#e7a48c')),
      rect(54, -96, 34, 16, lit('#f2dcc2'), 8) +
        circle(56, -87, 9.5, lit('#e7c6a2')) +
        line('M56 -87Q58 -91 54 -91Q49 -90 50 -85Q52 -80 58 -81Q63 -84 62 -88', lit('#b88d66'), 1.8),
      [
        [-40, -83, 9],
        [-39, -89, 7],
        [-40, -94.5, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ellipse(x, y, r, 3.6, lit('#565b61')) + ellipse(x - 2, y - 1.2, r * 0.5, 1.2, lit('#858b91')),
        )
        .join(''),
    ].join(''),
  ),
  cardTerminal: thing('table', 1.16, 0.13, '#39475c', (color, { lit }) =>
    [
      path(
        'M-46 -80L-46 -97L-41 -100L-36 -97L-31 -100L-26 -97L-21 -100L-16 -97L-11 -100L-8 -97L-8 -80Z',
        lit('white'),
      ) + rect(-40, -93, 22, 3, lit('#a4a8ae'), 1.5),
      path('M-58 -81Q-58 -88 -51 -88L-3 -88Q4 -88 4 -81L0 -6Q0 0 -6 0L-48 0Q-54 0 -54 -6Z', color) +
        path('M-10 -88L-3 -88Q4 -88 4 -81L0 -6Q0 0 -6 0L-14 0Z', darker(color, 0.3)),
      rect(-50, -80, 46, 26, lit('#c9eede'), 3) +
        circle(-27, -67, 9.5, lit('#2f9b57')) +
        line('M-31.5 -67L-28 -63L-22 -71', lit('white'), 3),
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2]
            .map((at) =>
              rect(
                -48 + at * 14.5 + row * 0.3,
                -47 + row * 11.4,
                11.5,
                8,
                lit(row < 3 ? '#dfe4e8' : (['#e0483a', '#f0bf3a', '#3fae68'][at] ?? '')),
                2.5,
              ),
            )
            .join(''),
        )
        .join(''),
      line('M14 -84Q19 -77 14 -70M23 -89Q31 -77 23 -65M32 -94Q43 -77 32 -60', lit('#2f9bd0'), 4.4),
      turned(
        rect(0, -50, 54, 36, lit('#e2574a'), 4) +
          path('M42 -50L50 -50Q54 -50 54 -46L54 -18Q54 -14 50 -14L34 -14Z', darker(lit('#e2574a'), 0.2)) +
          rect(6, -38, 13, 10, lit('#f2c75c'), 2) +
          rect(6, -23, 22, 4, lit('white'), 2) +
          circle(41, -22, 5, lit('#f2c75c')) +
          line('M7 -44L22 -44', lighter(lit('#e2574a'), 0.35), 3),
        -16,
        27,
        -32,
      ),
    ].join(''),
  ),
  robotArm: thing('ground', 1.2, 0.95, '#ee8a2c', (color, { lit }) =>
    [
      rect(-60, -8, 74, 8, lit('dark'), 3) +
        path('M-50 -8L-44 -24L-2 -24L4 -8Z', lit('metalDark')) +
        path('M-14 -24L-2 -24L4 -8L-10 -8Z', darker(lit('metalDark'), 0.3)),
      path('M-42 -22L-42 -34Q-40 -46 -23 -46Q-6 -46 -4 -34L-4 -22Z', darker(color, 0.26)),
      path('M-34 -34L-40 -80L-20 -84L-10 -36Z', color) + path('M-20 -36L-28 -82L-20 -84L-10 -36Z', darker(color, 0.18)),
      path('M-46 -92L-30 -100L-18 -98L36 -90L38 -74L-18 -72L-44 -74Z', color) +
        path('M-44 -80L38 -80L38 -74L-18 -72L-44 -74Z', darker(color, 0.18)) +
        rect(-54, -95, 14, 22, lit('dark'), 3),
      circle(-22, -34, 13, darker(color, 0.4)) +
        circle(-22, -34, 7, lit('metal')) +
        circle(-29, -84, 12, darker(color, 0.4)) +
        circle(-29, -84, 6, lit('metal')),
      path('M30 -84L44 -84L46 -60L30 -60Z', darker(color, 0.3)) +
        circle(37, -82, 10, darker(color, 0.4)) +
        circle(37, -82, 5, lit('metal')),
      rect(27, -62, 22, 8, lit('dark'), 2) + rect(32, -54, 12, 6, lit('metalDark')),
      line('M38 -48L22 -46L20 -34L26 -24M38 -48L54 -46L56 -34L50 -24', lit('metal'), 5.5) +
        rect(27, -38, 22, 22, lit('#3f86b8'), 2) +
        path('M42 -38L47 -38Q49 -38 49 -36L49 -18Q49 -16 47 -16L42 -16Z', darker(lit('#3f86b8'), 0.25)),
      line('M-30 -70L-26 -48', lighter(color, 0.5), 4) +
        [-52, -32, -12].map((x) => path(`M${x} -8l8 0l-4 8l-8 0Z`, lit('#f4c33c'))).join(''),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
