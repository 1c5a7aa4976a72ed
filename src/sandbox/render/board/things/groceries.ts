import { darker, lighter, type Palette } from '../../look/palette';
import { leaf } from '../details';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, stretched, turned } from '../svg';

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

const grapes = (x: number, y: number, scale: number, fill: string, stalk: string) =>
  moved(
    line('M0 -22Q2 -32 8 -36', stalk, 3.4) +
      [
        [-16, -18],
        [0, -20],
        [16, -18],
        [-10, -6],
        [8, -6],
        [22, -7],
        [-2, 5],
        [14, 6],
        [6, 17],
      ]
        .map(
          ([a = 0, b = 0]) =>
            circle(a, b, 9.4, b > 0 || a > 12 ? darker(fill, 0.18) : fill) +
            circle(a - 3, b - 3, 2.4, lighter(fill, 0.45)),
        )
        .join(''),
    x,
    y,
    scale,
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

/** Fruit, vegetables and other food as it is sold. */
export const groceries = {
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
  fruitBowl: thing('table', 1.4, 0.22, '#3f7fa0', (color, { lit }) =>
    [
      ellipse(0, -44, 70, 12, darker(color, 0.4)),
      path('M-30 -84Q-10 -104 24 -94Q52 -84 66 -56L58 -50Q40 -66 16 -74Q-8 -80 -28 -74Z', lit('#f2cc3c')) +
        path('M-29 -80Q-4 -90 22 -82Q48 -72 62 -53L58 -50Q40 -66 16 -74Q-8 -80 -28 -74Z', lit('#d9a826')) +
        path('M-30 -85L-37 -84L-36 -75L-28 -74Z', lit('#5b4426')),
      path(
        'M-42 -90Q-36 -90 -34 -83Q-18 -75 -18 -57Q-18 -38 -40 -38Q-63 -38 -63 -57Q-63 -74 -50 -83Q-48 -90 -42 -90Z',
        lit('#a9c24a'),
      ) +
        path('M-38 -88Q-36 -88 -34 -83Q-18 -75 -18 -57Q-18 -38 -40 -38Q-24 -57 -38 -88Z', lit('#86a236')) +
        line('M-42 -90Q-42 -95 -38 -98', lit('#5b4426'), 3) +
        ellipse(-51, -64, 4, 7, lit('#d3e08a')),
      circle(35, -53, 22, lit('#ee8a2a')) +
        path('M41 -74Q57 -69 57 -53Q57 -35 37 -31Q51 -51 41 -74Z', lit('#cf6c1c')) +
        ellipse(27, -63, 4.6, 3.4, lit('#fbc07a')),
      path('M-3 -74Q-28 -83 -29 -58Q-28 -36 -10 -34L4 -34Q22 -36 23 -58Q22 -83 -3 -74Z', lit('#cf3630')) +
        path('M5 -77Q22 -79 23 -58Q22 -36 4 -34L-2 -34Q16 -52 5 -77Z', lit('#a82828')) +
        line('M-3 -74Q-3 -81 1 -86', lit('#5b4426'), 3) +
        leaf(-1, -79, -20, 16, lit('#4f9a4f')) +
        ellipse(-18, -64, 4, 6, lit('#f09a8c')),
      path('M-70 -44Q-34 -32 0 -32Q34 -32 70 -44Q68 -12 22 -8L28 0L-28 0L-22 -8Q-68 -12 -70 -44Z', color) +
        path('M38 -36Q56 -38 70 -44Q68 -12 22 -8L28 0L6 0L4 -8Q42 -14 38 -36Z', darker(color, 0.2)) +
        line('M-58 -30Q-50 -20 -38 -16', lighter(color, 0.5), 4.4),
      grapes(43, -37, 0.84, lit('#7a4a9a'), lit('#5b7a3a')),
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
  cheese: thing('table', 1.5, 0.09, '#f0c14a', (color) =>
    [
      path('M-74 -34L40 -96Q66 -84 72 -52L-74 -34Z', lighter(color, 0.25)),
      path('M-74 -34L72 -52L72 -2L-74 0Z', color),
      circle(-30, -16, 9, darker(color, 0.16)) +
        circle(20, -24, 12, darker(color, 0.16)) +
        circle(52, -14, 7, darker(color, 0.16)),
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
  cheeseBoard: thing('table', 2.2, 0.14, '#b0713f', (color, { lit }) =>
    [
      path('M-92 -46L92 -46L110 -9L-110 -9Z', color) +
        path('M56 -46L92 -46L110 -9L74 -9Z', darker(color, 0.13)) +
        rect(-110, -9, 220, 9, darker(color, 0.32), 2) +
        line('M-80 -36L-20 -36M30 -14L80 -14M-96 -16L-50 -16', darker(color, 0.14), 2.4),
      grapes(58, -60, 1.1, lit('#7a4a8a'), lit('#5b7a3a')),
      path('M-88 -62L-18 -98Q-4 -90 -2 -76L-88 -62Z', lit('#f8d77c')) +
        path('M-88 -62L-2 -76L-2 -36L-88 -26Z', lit('#eeb93c')) +
        ellipse(-62, -46, 8, 7, lit('#cf952a')) +
        ellipse(-30, -56, 9.5, 8.5, lit('#cf952a')) +
        ellipse(-18, -43, 5, 4.6, lit('#cf952a')) +
        ellipse(-42, -36, 4.4, 4, lit('#cf952a')),
      path('M-14 -40Q-14 -57 25 -57Q64 -57 64 -40L64 -22Q64 -8 25 -8Q-14 -8 -14 -22Z', lit('#dccfae')) +
        ellipse(25, -40, 39, 16, lit('#f8f0dc')) +
        path('M2 -28L25 -40L38 -24L38 -8L2 -12Z', darker(color, 0.2)) +
        path('M2 -28L25 -40L25 -24L2 -11Z', lit('#f8e3a0')) +
        path('M25 -40L38 -24.5L38 -8L25 -24Z', lit('#e0c070')) +
        path('M46 -26.5Q64 -31 64 -40L64 -22Q64 -12 46 -9.5Z', lit('#c4b48e')),
      [
        [84, -24],
        [78, -32],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y + 3, 15, 7, lit('#b97f3a')) +
            ellipse(x, y, 15, 7, lit('#e6b566')) +
            circle(x - 5, y, 1.3, lit('#a96d2e')) +
            circle(x + 4, y - 2, 1.3, lit('#a96d2e')) +
            circle(x + 3, y + 3, 1.3, lit('#a96d2e')),
        )
        .join(''),
      path('M-98 -19Q-70 -26 -46 -20L-46 -13L-90 -13Q-97 -14 -98 -19Z', lit('#dfe6e8')) +
        path('M-96 -16L-46 -16L-46 -13L-90 -13Q-94 -14 -96 -16Z', lit('metalDark')) +
        rect(-47, -21, 34, 9, lit('#4a2f27'), 4) +
        rect(-42, -19, 22, 2.4, lit('#8a5f48'), 1.2),
    ].join(''),
  ),
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
} as const satisfies Record<string, Subject>;
