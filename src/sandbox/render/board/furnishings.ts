import { darker, lighter } from '../look/palette';
import { leaf, steam, flame } from './details';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned, circlePath, repeat, stretched } from './svg';

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

const ledNumber = (text: string, x: number, y: number, scale: number, fill: string) => {
  const eight = 'M0 0L6 0L6 10L0 10ZM0 5L6 5';
  const digits = [
    'M0 0L6 0L6 10L0 10Z',
    'M3 0L5.5 0L5.5 10',
    'M0 0L6 0L6 5L0 5L0 10L6 10',
    'M0 0L6 0L6 10L0 10M1 5L6 5',
    'M0 0L0 5L6 5M6 0L6 10',
    'M6 0L0 0L0 5L6 5L6 10L0 10',
    'M6 0L0 0L0 10L6 10L6 5L0 5',
    'M0 0L6 0L6 10',
    eight,
    'M0 10L6 10L6 0L0 0L0 5L6 5',
  ];
  return Array.from(text, (digit, at) =>
    moved(line(digits[Number(digit)] ?? eight, fill, 2), x + (at - text.length) * 9.6 * scale, y, scale),
  ).join('');
};

/** Flat drawings of things of homes and offices. */
export const furnishings = {
  drawer: thing('ground', 1.4, 0.5, '#a86f42', (color, { lit }) =>
    [
      path('M-54 -100L54 -100L66 -91L-66 -91Z', lighter(color, 0.32)) +
        rect(-66, -91, 132, 6, lighter(color, 0.12)) +
        rect(-61, -85, 122, 85, darker(color, 0.1)) +
        rect(44, -85, 17, 85, darker(color, 0.26)),
      rect(-53, -79, 106, 34, darker(color, 0.66)),
      path('M-48 -70L48 -70L62 -46L-62 -46Z', darker(color, 0.48)),
      turned(
        rect(-40, -84, 38, 40, lit('white'), 1) + path('M-40 -84L-21 -68L-2 -84Z', darker(lit('white'), 0.2)),
        -12,
        -23,
        -60,
      ),
      turned(
        rect(-6, -87, 28, 44, lit('#f0dcb4'), 1) +
          [0, 1, 2].map((row) => rect(-1, -80 + row * 7, 18, 2.6, darker(lit('#f0dcb4'), 0.45))).join(''),
        5,
        6,
        -60,
      ),
      turned(
        rect(18, -78, 34, 34, lit('#cfe0e6'), 1) +
          rect(41, -74, 8, 9, lit('red')) +
          rect(22, -66, 14, 2.4, lit('metalDark')),
        14,
        34,
        -60,
      ),
      path('M-52 -60L-48 -70L-62 -46L-70 -46ZM52 -60L48 -70L62 -46L70 -46Z', darker(color, 0.3)),
      rect(-61, -24, 122, 8, darker(color, 0.5)) +
        rect(-53, -17, 106, 13, color, 1) +
        rect(36, -17, 17, 13, darker(color, 0.16)) +
        circle(0, -10.5, 4, lit('#e2bd62')),
      rect(-70, -49, 140, 27, color, 2) +
        path('M52 -49L68 -49Q70 -49 70 -47L70 -24Q70 -22 68 -22L52 -22Z', darker(color, 0.18)) +
        rect(-70, -49, 140, 5, lighter(color, 0.36), 2),
      rect(-16, -37, 32, 7, lit('#e2bd62'), 3),
    ].join(''),
  ),
  stickyNotes: thing('wall', 1.2, 0.3, '#f6cf45', (color, { lit }) => {
    const tones =
      color === lit('#f6cf45') ? [color, lit('#ee8296'), lit('#7cc4d6'), lit('#a5cf6b')] : [color, color, color, color];
    return [
      rect(-60, -100, 120, 100, lit('#8a5c3c'), 3) + rect(-55, -95, 110, 90, lit('#d9b58a')),
      [
        [-26, -71],
        [26, -71],
        [-26, -27],
        [26, -27],
      ]
        .map(([x = 0, y = 0], at) => {
          const tone = tones[at] ?? color;
          return turned(
            path(
              `M${x - 19} ${y - 19}L${x + 19} ${y - 19}L${x + 19} ${y + 8}L${x + 8} ${y + 19}L${x - 19} ${y + 19}Z`,
              tone,
            ) +
              path(`M${x + 8} ${y + 19}L${x + 9} ${y + 9}L${x + 19} ${y + 8}Z`, darker(tone, 0.25)) +
              [-8, 0, 8]
                .map((row) => rect(x - 12, y + row - 2, row === 8 ? 14 : 24, 2.6, darker(tone, 0.5), 1))
                .join(''),
            [-4, 3, 3, -4][at] ?? 0,
            x,
            y,
          );
        })
        .join(''),
    ].join('');
  }),
  letters: thing('table', 1.5, 0.12, '#f6ecd6', (color, { lit }) =>
    [
      turned(
        rect(-58, -82, 112, 66, lit('#c99a62'), 2) + rect(-58, -82, 112, 5, lighter(lit('#c99a62'), 0.25), 2),
        -12,
        -4,
        -46,
      ),
      turned(
        rect(-52, -86, 116, 68, lit('#8fb8cb'), 2) +
          rect(47, -82, 13, 15, lit('red')) +
          rect(49, -80, 9, 11, lit('white')),
        11,
        6,
        -46,
      ),
      turned(
        rect(-60, -84, 120, 72, darker(color, 0.12), 2) +
          rect(-54, -80, 44, 3.4, darker(color, 0.45)) +
          rect(-54, -74, 32, 3.4, darker(color, 0.45)) +
          rect(41, -81, 14, 16, lit('#3f7fa0')),
        -3,
        0,
        -50,
      ),
      rect(-62, -66, 124, 66, color, 3) +
        path('M-62 -3L-10 -36L10 -36L62 -3Q62 0 58 0L-58 0Q-62 0 -62 -3Z', darker(color, 0.1)),
      path('M-62 -63Q-62 -66 -58 -66L58 -66Q62 -66 62 -63L6 -25Q0 -21 -6 -25Z', darker(color, 0.26)) +
        path('M-58 -66L58 -66Q62 -66 61 -64L6 -29Q0 -25 -6 -29L-61 -64Q-62 -66 -58 -66Z', lighter(color, 0.4)),
      circle(0, -29, 9, lit('red')) + circle(-2, -31, 4, lighter(lit('red'), 0.35)),
    ].join(''),
  ),
  sink: thing('ground', 0.95, 0.58, '#eef0ee', (color, { lit }) =>
    [
      path('M-15 -40L15 -40L12 -8L20 0L-20 0L-12 -8Z', darker(color, 0.08)) +
        path('M4 -40L15 -40L12 -8L20 0L4 0Z', darker(color, 0.22)),
      path('M-47 -62Q-46 -26 0 -26Q46 -26 47 -62Z', color) +
        path('M22 -62L47 -62Q46 -26 4 -26Q28 -38 22 -62Z', darker(color, 0.14)),
      ellipse(0, -62, 47, 10, lighter(color, 0.6)) +
        ellipse(0, -61, 39, 7, darker(color, 0.34)) +
        path('M-34 -58Q0 -64 34 -58Q24 -54 0 -54Q-24 -54 -34 -58Z', lit('#7fc0d8')),
      line('M-10 -66L-10 -84Q-10 -96 2 -96Q13 -96 13 -84', lit('metalDark'), 7) +
        line('M13 -78L13 -58', lit('#8fcbe0'), 4),
      rect(-18, -69, 16, 5, lit('metalDark'), 2) + line('M-12 -78L-24 -82', lit('metalDark'), 5),
      line('M-36 -50Q-32 -40 -22 -35', lighter(color, 0.9), 4),
    ].join(''),
  ),
  ironingBoard: thing('ground', 1.75, 0.55, '#4f93b0', (color, { lit }) =>
    [
      line('M-44 -50L48 -3M52 -50L-40 -3', lit('metalDark'), 5) +
        line('M36 -2.500L60 -2.500M-52 -2.500L-28 -2.500', lit('dark'), 5) +
        circle(4, -26, 4, lit('metal')),
      path('M-87 -58Q-64 -70 -30 -70L74 -70Q82 -70 84 -64L87 -52Q88 -46 80 -46L-24 -46Q-66 -46 -87 -58Z', color),
      path('M-87 -58Q-66 -50 -24 -50L87 -50Q88 -46 80 -46L-24 -46Q-66 -46 -87 -58Z', darker(color, 0.3)),
      [
        [-58, -60],
        [-36, -64],
        [-34, -55],
        [-12, -60],
        [70, -64],
        [76, -55],
        [54, -56],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 2, lighter(color, 0.5)))
        .join(''),
      path('M-14 -64Q-6 -84 22 -86L48 -86Q56 -84 56 -64Z', lit('#d4553a')) +
        path('M40 -86L48 -86Q56 -84 56 -64L44 -64Z', lit('#b0432c')) +
        rect(-18, -66, 76, 6, lit('metal'), 2),
      path('M2 -80Q10 -100 32 -100L46 -100Q54 -98 54 -86L47 -86Q46 -93 40 -93L32 -93Q20 -92 14 -82Z', lit('#8f3322')) +
        circle(26, -75, 4, lit('#f4d58a')),
    ].join(''),
  ),
  turntable: thing('table', 1.75, 0.17, '#a8693c', (color, { lit }) =>
    [
      rect(-74, -10, 22, 10, lit('dark'), 3) + rect(52, -10, 22, 10, lit('dark'), 3),
      path('M-72 -100L72 -100L87 -28L-87 -28Z', color) +
        path('M-87 -28L87 -28L86 -10Q86 -6 82 -6L-82 -6Q-86 -6 -86 -10Z', darker(color, 0.3)),
      ellipse(-18, -61, 58, 33, lit('metal')) +
        ellipse(-18, -63, 58, 33, lit('#e3e6e8')) +
        ellipse(-18, -63, 53, 30, lit('#24242b')),
      path('M-18 -63L-60 -81Q-48 -92 -30 -92.500ZM-18 -63L24 -45Q12 -34 -6 -33.500Z', lit('#4a4a55')) +
        line(circlePath(-18, -63, 40, 22.6) + circlePath(-18, -63, 29, 16.4), lit('#3b3b45'), 1.6),
      ellipse(-18, -63, 17, 9.6, lit('#d8452f')) + circle(-18, -63, 2.6, lit('white')),
      ellipse(60, -80, 12, 8, lit('#55585e')) +
        line('M62 -88L58 -50L28 -42', lit('#eef0f1'), 4.4) +
        turned(rect(14, -46, 16, 8, lit('dark'), 2), -15, 22, -42),
      circle(66, -40, 5, lit('#e3e6e8')) +
        circle(-70, -36, 5, lit('#e3e6e8')) +
        line('M-66 -19L-20 -19', lighter(color, 0.1), 3),
    ].join(''),
  ),
  vinylRecord: thing('table', 1.4, 0.18, '#25252c', (color, { lit }) =>
    [
      rect(-70, -98, 96, 98, lit('#e8a13a'), 2) +
        path('M-70 -98L26 -98L26 -70L-70 -6Z', lit('#f0b857')) +
        circle(-44, -60, 15, lit('#d8452f')),
      circle(20, -50, 50, color),
      path('M20 -50L-22 -77Q-10 -96 12 -99ZM20 -50L62 -23Q50 -4 28 -1Z', lighter(color, 0.24)),
      line(circlePath(20, -50, 41) + circlePath(20, -50, 33) + circlePath(20, -50, 25), lighter(color, 0.14), 1.6),
      circle(20, -50, 17, lit('#2f9d96')) +
        path('M20 -67A17 17 0 0 1 20 -33Z', darker(lit('#2f9d96'), 0.2)) +
        circle(20, -50, 3.4, lit('white')),
    ].join(''),
  ),
  spreadsheet: thing('wall', 1.4, 0.3, '#2f8f5b', (color, { lit }) =>
    [
      rect(-70, -100, 140, 100, lit('#d3dcd8'), 6) + rect(-56, -72, 126, 62, lit('white')),
      path('M-70 -84L-70 -94Q-70 -100 -64 -100L64 -100Q70 -100 70 -94L70 -84Z', color),
      rect(-62, -95, 34, 6, lighter(color, 0.75), 3) + circle(60, -92, 3.4, lighter(color, 0.75)),
      rect(-56, -72, 126, 12.4, lighter(color, 0.45)),
      [0, 1, 2, 3]
        .map(
          (at) =>
            rect(-48 + at * 31.5, -68, 16, 4.6, darker(color, 0.35), 2) +
            rect(-44 + at * 31.5, -80, 8, 4, lit('metalDark'), 2),
        )
        .join(''),
      ['#8fcf9e', '#f3d26b', '#ec8a72', '#8fcf9e']
        .map((fill, at) => rect(38.5, -59.6 + at * 12.4, 31.5, 12.4, lit(fill)))
        .join('') + rect(7, -47.2, 31.5, 12.4, lit('#a9d3ea')),
      [0, 1, 2, 3]
        .map(
          (row) =>
            rect(-66, -56 + row * 12.4, 6, 4.6, lit('metalDark'), 2) +
            [20, 14, 17]
              .map((width, at) =>
                rect(-51 + at * 31.5, -56 + row * 12.4, width - ((row * 5 + at * 3) % 8), 4.6, lit('#7e8a90'), 2),
              )
              .join(''),
        )
        .join(''),
      line(
        'M-56 -59.6L69 -59.6M-56 -47.2L69 -47.2M-56 -34.8L69 -34.8M-56 -22.4L69 -22.4M-24.5 -72L-24.5 -10M7 -72L7 -10M38.5 -72L38.5 -10',
        lit('#b3c0bb'),
        1.4,
      ),
      `<rect x="-24.5" y="-34.8" width="31.5" height="12.4" fill="none" stroke="${color}" stroke-width="3"/>`,
      path('M-52 -10L-20 -10L-23 -3L-49 -3Z', lit('white')) + rect(-14, -8.5, 26, 5, lit('#b3c0bb'), 2),
    ].join(''),
  ),
  serverRack: thing('ground', 0.6, 1.1, '#39414d', (color, { lit }) =>
    [
      rect(-27, -5, 9, 5, lit('dark')) + rect(16, -5, 9, 5, lit('dark')),
      rect(-30, -100, 60, 96, color, 3) +
        path('M20 -100L27 -100Q30 -100 30 -97L30 -7Q30 -4 27 -4L20 -4Z', darker(color, 0.35)),
      rect(-26, -95, 42, 87, darker(color, 0.6), 1),
      [0, 1, 2, 3, 4, 5]
        .map((at) => rect(-24, -93 + at * 14.2, 38, 12, lighter(color, at % 2 === 0 ? 0.34 : 0.22), 1.5))
        .join(''),
      [0, 1, 2, 3, 4, 5]
        .map(
          (at) =>
            circle(-18.5, -87 + at * 14.2, 2.6, lit('#62e39a')) +
            circle(-11.5, -87 + at * 14.2, 2.6, lit(['#62e39a', '#ffc04d', '#5bc8f5'][at % 3] ?? 'white')) +
            [0, 1, 2, 3].map((slot) => rect(-5 + slot * 4.6, -90 + at * 14.2, 2.4, 6, darker(color, 0.45), 1)).join(''),
        )
        .join(''),
      rect(-30, -100, 3, 96, lighter(color, 0.2), 1.5),
    ].join(''),
  ),
  router: thing('table', 1.5, 0.14, '#37414f', (color, { lit }) =>
    [
      line('M-54 -40L-66 -95M54 -40L66 -95', darker(color, 0.15), 9) +
        line('M-56 -48L-66 -95', lighter(color, 0.25), 3),
      line('M-36 -76A46 46 0 0 1 36 -76M-22 -64A30 30 0 0 1 22 -64', lit('#3d9fcf'), 7) +
        circle(0, -54, 6, lit('#3d9fcf')),
      rect(-60, -6, 20, 6, lit('dark'), 2) + rect(40, -6, 20, 6, lit('dark'), 2),
      path('M-60 -44L60 -44L75 -26L-75 -26Z', lighter(color, 0.2)) + rect(-75, -30, 150, 26, color, 6),
      path('M44 -30L69 -30Q75 -30 75 -24L75 -10Q75 -4 69 -4L44 -4Z', darker(color, 0.25)),
      ['#62e39a', '#62e39a', '#62e39a', '#ffc04d'].map((fill, at) => circle(-58 + at * 17, -17, 5, lit(fill))).join(''),
      rect(20, -20, 34, 6, lighter(color, 0.35), 3),
    ].join(''),
  ),
  vrHeadset: thing('table', 1.5, 0.14, '#eceeee', (color, { lit }) =>
    [
      line('M-58 -62Q-30 -86 18 -84Q68 -80 70 -56Q68 -40 38 -34', lit('#4a505c'), 11),
      line('M-18 -66Q18 -114 66 -68', lit('#5d6470'), 12),
      path('M18 -66L34 -62Q47 -58 47 -46L45 -18Q43 -6 30 -4L6 -2Z', lit('dark')),
      path(
        'M-60 -76L14 -72Q35 -71 35 -56L33 -16Q31 -1 16 -1L-4 -1Q-14 -1 -18 -10Q-24 -19 -30 -10Q-34 -1 -44 -2L-60 -4Q-73 -7 -73 -20L-75 -60Q-75 -76 -60 -76Z',
        color,
      ),
      path('M14 -72Q35 -71 35 -56L33 -16Q31 -1 16 -1L8 -1Q20 -8 20 -20L21 -56Q21 -66 14 -72Z', darker(color, 0.18)),
      path(
        'M-57 -64L2 -61Q11 -60 11 -51L10 -27Q9 -20 2 -20L-10 -20Q-24 -34 -37 -21L-56 -23Q-63 -24 -63 -31L-65 -56Q-65 -64 -57 -64Z',
        lit('#2b303b'),
      ),
      path('M-57 -64L-30 -62.6L-50 -22.4L-56 -23Q-63 -24 -63 -31L-65 -56Q-65 -64 -57 -64Z', lit('#4b5a70')) +
        path('M-20 -62L-10 -61.6L-28 -26Q-34 -24 -37 -21L-40 -21.3Z', lit('#4b5a70')),
      circle(2, -10, 3.4, lit('dark')) + circle(-62, -13, 3.4, lit('dark')),
    ].join(''),
  ),
  thermostat: thing('wall', 1, 0.1, '#d9dcdc', (color, { lit }) =>
    [
      circle(0, -50, 50, darker(color, 0.22)) +
        path('M0 -100A50 50 0 0 0 -36 -15A60 60 0 0 0 30 -90A50 50 0 0 0 0 -100Z', color),
      circle(0, -50, 41, lit('#23262f')),
      line('M-22 -28A31 31 0 1 1 22 -28', lit('#4c5563'), 6) +
        line('M-22 -28A31 31 0 1 1 23.75 -70', lit('#f58a3c'), 6) +
        circle(23.75, -70, 6, lit('white')),
      line('M-15 -57Q-14 -63 -8 -63Q-1 -63 -2 -56Q-3 -52 -15 -40L-1 -40M5 -58L10 -63L10 -40', lit('white'), 4.6),
      line('M16.5 -61A2.6 2.6 0 1 1 16.5 -60.9', lit('white'), 2.2),
      path('M0 -32Q8 -24 5 -18Q3 -15 0 -15Q-3 -15 -5 -18Q-7 -24 0 -32Z', lit('#f58a3c')),
    ].join(''),
  ),
  smartSpeaker: thing('table', 0.86, 0.13, '#5b6472', (color, { lit }) =>
    [
      path('M-36 -86Q-43 -76 -43 -56L-43 -30Q-43 0 -18 0L18 0Q43 0 43 -30L43 -56Q43 -76 36 -86Z', color),
      path(
        'M14 -86L36 -86Q43 -76 43 -56L43 -30Q43 0 18 0L2 0Q22 -10 22 -34L22 -56Q22 -74 14 -86Z',
        darker(color, 0.22),
      ),
      [0, 1, 2, 3, 4]
        .map((row) =>
          [0, 1, 2, 3, 4, 5, 6]
            .map((at) => circle(-36 + at * 11 + (row % 2) * 5.5, -58 + row * 11, 2.4, darker(color, 0.45)))
            .join(''),
        )
        .join(''),
      ellipse(0, -85, 37, 15, darker(color, 0.4)) +
        ellipse(0, -86, 34, 12.5, lit('#4fd3ee')) +
        ellipse(0, -86, 27, 9, darker(color, 0.62)),
      circle(-13, -86, 2.6, lit('#c9d5dc')) +
        circle(13, -86, 2.6, lit('#c9d5dc')) +
        circle(0, -90, 2.2, lit('#c9d5dc')) +
        circle(0, -82, 2.2, lit('#c9d5dc')),
    ].join(''),
  ),
  usbStick: thing('table', 1.7, 0.05, '#2f6db0', (color, { lit }) =>
    turned(
      [
        rect(36, -68, 46, 36, lit('metal'), 2) +
          rect(36, -44, 46, 12, lit('metalDark'), 2) +
          rect(58, -62, 9, 9, lit('#4a4f57'), 1) +
          rect(58, -48, 9, 9, lit('#4a4f57'), 1),
        path('M-64 -75L38 -75Q43 -75 43 -70L43 -30Q43 -25 38 -25L-64 -25Q-83 -27 -83 -50Q-83 -73 -64 -75Z', color),
        path('M-82 -44Q-80 -27 -64 -25L38 -25Q43 -25 43 -30L43 -42Z', darker(color, 0.2)),
        circle(-66, -50, 9, lit('metal')) + circle(-66, -50, 5, darker(color, 0.5)),
        line('M-40 -50L26 -50M-26 -50Q-16 -50 -10 -62L0 -62M-12 -50Q-4 -50 2 -39L8 -39', lit('white'), 4) +
          circle(-40, -50, 6, lit('white')) +
          circle(3, -62, 5, lit('white')) +
          rect(6, -44, 10, 10, lit('white')) +
          path('M20 -58L34 -50L20 -42Z', lit('white')),
      ].join(''),
      -20,
      0,
      -50,
    ),
  ),
  bentWoodRockingChair: thing('ground', 1, 0.62, '#9a5730', (color, { lit }) =>
    [
      line('M-42 -16Q0 4 44 -12M-6 -42L-12 -6M34 -44L28 -6M30 -46L42 -60Q42 -70 30 -68L-6 -68', darker(color, 0.4), 4),
      path('M-30 -97L-14 -97L2 -48L-16 -46Z', lit('#e2c48c')) +
        line('M-27 -90L-5 -48M-20 -95L0 -54M-14 -90L-16 -54M-24 -95L-22 -62', lit('#b8935a'), 1.4),
      line('M-16 -42L-34 -92Q-36 -98 -30 -98L-18 -98L4 -46', color, 5),
      path('M-20 -46L6 -50L34 -48L28 -40L-14 -38Z', lit('#e2c48c')) + line('M-18 -42L30 -43', color, 6),
      line('M-14 -40L-24 -6M26 -42L18 -4', color, 5),
      line('M-48 -18Q-30 0 4 -2Q44 -6 46 -26Q44 -40 32 -34Q26 -28 30 -40L34 -58Q34 -68 22 -66L-22 -66', color, 5),
    ].join(''),
  ),
  deskWithMonitor: thing('ground', 1.7, 0.88, '#bd7f4c', (color, { lit, light }) =>
    [
      light.isDark ? path('M-73 -82L-47 -82L-34 -48L-84 -48Z', lighter(lit('#ffe6a0'), 0.3), 0.4) : '',
      ellipse(-76, -49, 9, 2.6, lit('#e0a53a')) +
        line('M-76 -50L-82 -72L-64 -92', lit('#e0a53a'), 3) +
        path('M-68 -97Q-58 -101 -54 -93L-44 -81L-75 -81Z', lit('#e0a53a')) +
        ellipse(-59.5, -81, 7, 4, lit('#fff3c4')) +
        circle(-82, -72, 2.6, lit('dark')),
      rect(15, -58, 8, 10, lit('metalDark')) +
        rect(4, -51, 30, 3, lit('metal'), 1.5) +
        rect(-22, -100, 82, 45, lit('dark'), 3) +
        rect(-19, -97, 76, 39, lit('#3f86ad'), 1.5),
      rect(-14, -92, 40, 28, lit('white'), 1.5) +
        rect(-14, -92, 40, 5, lit('#d9e4e8'), 1.5) +
        rect(-10, -83, 24, 3, lit('#9fb4bd'), 1) +
        rect(-10, -77, 30, 3, lit('#9fb4bd'), 1) +
        rect(-10, -71, 18, 3, lit('#9fb4bd'), 1) +
        [8, 14, 10].map((h, at) => rect(33 + at * 7, -66 - h, 5, h, lit(at === 1 ? '#f0bb35' : '#f4f7f8'))).join(''),
      rect(66, -58, 10, 10, lit('#d4553a'), 2) + line('M76 -55Q80 -53 76 -50.500', lit('#d4553a'), 2),
      rect(-80, -43, 6, 43, darker(color, 0.24)) +
        rect(-72, -42, 110, 5, darker(color, 0.35)) +
        rect(36, -43, 44, 40, color) +
        rect(70, -43, 10, 40, darker(color, 0.2)) +
        rect(38, -3, 5, 3, lit('dark')) +
        rect(73, -3, 5, 3, lit('dark')),
      [-39, -27, -15]
        .map((y) => rect(39, y, 38, 10, lighter(color, 0.14), 1) + rect(53, y + 3.6, 10, 2.4, lit('dark'), 1.2))
        .join(''),
      rect(-85, -48, 170, 6, lighter(color, 0.2), 1.5) + rect(-85, -44, 170, 2, darker(color, 0.16)),
      line('M-26 -20L-26 -6M-26 -7L-46 -3M-26 -7L-6 -3M-26 -7L-26 -3', lit('#3a3a42'), 4) +
        [-46, -26, -6].map((x) => circle(x, -2.6, 2.6, lit('dark'))).join(''),
      rect(-48, -25, 44, 7, lit('#2f6f78'), 3.5) +
        line('M-48 -22L-50 -36M-4 -22L-2 -36', lit('#3a3a42'), 3) +
        line('M-53 -36L-46 -36M-6 -36L1 -36', lit('#3a3a42'), 4) +
        rect(-28, -34, 4, 12, lit('#3a3a42')),
      path('M-42 -62Q-26 -66 -10 -62Q-6 -48 -10 -31Q-26 -28 -42 -31Q-46 -48 -42 -62Z', lit('#3b8a94')) +
        path('M-18 -64Q-14 -63.500 -10 -62Q-6 -48 -10 -31Q-16 -29.500 -22 -29.300Q-14 -46 -18 -64Z', lit('#2f6f78')),
    ].join(''),
  ),
  birthdayCake: thing('table', 1.15, 0.3, '#ee8fa8', (color, { lit }) => {
    const tier = (half: number, top: number, bottom: number, drip: string) =>
      rect(-half, top, half * 2, bottom - top, lit('#8a5337'), 4) +
      path(`M${half * 0.5} ${top}L${half} ${top}L${half} ${bottom}L${half * 0.5} ${bottom}Z`, lit('#6b3d28')) +
      path(
        `M${-half - 1} ${top + 4}Q${-half - 1} ${top - 3} ${-half + 6} ${top - 3}L${half - 6} ${top - 3}Q${half + 1} ${top - 3} ${half + 1} ${top + 4}${drip}Z`,
        color,
      );
    const pearls = (xs: readonly number[], y: number, r: number) =>
      xs.map((x) => circle(x, y, r, darker(lit('white'), x > xs.length * 2.2 ? 0.14 : 0))).join('');
    return [
      path('M-14 -9L14 -9L26 0L-26 0Z', lit('#8fa7b0')) +
        rect(-57, -14, 114, 6, lit('#c3d4d9'), 3) +
        rect(16, -14, 41, 6, lit('#9fb4bc'), 3),
      [
        [-26, '#3f9db0'],
        [-13, '#f0b430'],
        [0, '#6fa84e'],
        [13, '#e8604a'],
        [26, '#8a6fc0'],
      ]
        .map(([at = 0, fill = '']) => {
          const x = Number(at);
          const down = Math.abs(x) * 0.1;
          return (
            rect(x - 2.6, -85 + down, 5.2, 20, lit(String(fill)), 1) +
            line(
              `M${x - 2.2} ${-76.5 + down}L${x + 2.2} ${-79.5 + down}M${x - 2.2} ${-70.5 + down}L${x + 2.2} ${-73.5 + down}`,
              lit('white'),
              1.8,
            ) +
            path(
              `M${x} ${-100 + down}Q${x + 6.5} ${-91 + down} ${x} ${-86 + down}Q${x - 6.5} ${-91 + down} ${x} ${-100 + down}Z`,
              lit('#f59a2c'),
            ) +
            path(
              `M${x} ${-95 + down}Q${x + 3.4} ${-90 + down} ${x} ${-87 + down}Q${x - 3.4} ${-90 + down} ${x} ${-95 + down}Z`,
              lit('#fff0a0'),
            )
          );
        })
        .join(''),
      tier(
        35,
        -65,
        -42,
        'L36 -58Q33 -48 27 -56Q22 -59 19 -52Q14 -42 10 -53Q6 -59 2 -54Q-4 -46 -8 -54Q-13 -58 -17 -50Q-22 -42 -26 -53Q-33 -48 -36 -58',
      ),
      tier(
        50,
        -40,
        -14,
        'L51 -32Q48 -20 41 -29Q36 -34 32 -27Q27 -16 22 -28Q17 -34 13 -28Q8 -22 3 -29Q-2 -33 -6 -27Q-11 -16 -16 -28Q-21 -34 -25 -28Q-30 -20 -36 -29Q-46 -20 -51 -32',
      ),
      path(
        'M17 -68L29 -68Q36 -68 36 -61L36 -58Q33 -48 27 -56Q22 -59 19 -53ZM25 -43L44 -43Q51 -43 51 -36L51 -32Q48 -20 41 -29Q36 -34 32 -27Q29 -20 25 -23Z',
        darker(color, 0.15),
      ) + line('M-30 -63L-20 -63M-45 -38L-32 -38', lighter(color, 0.6), 2.8),
      pearls([-27, -18, -9, 0, 9, 18, 27], -43, 4.2) + pearls([-45, -36, -27, -18, -9, 0, 9, 18, 27, 36, 45], -15, 4.4),
    ].join('');
  }),
  chocolateBox: thing('table', 1.8, 0.1, '#b32b3c', (color, { lit }) => {
    const praline = (kind: number, fill: string, top: string) =>
      path('M-15 -5L15 -5L11 8L-11 8Z', lit('#e9c98a')) +
      line('M-9 -3L-7 7M-3 -3L-2.5 7M3 -3L2.5 7M9 -3L7 7', lit('#c79a4e'), 1.6) +
      (kind === 0
        ? path('M-13 -4Q-13 -20 0 -20Q13 -20 13 -4Q0 1 -13 -4Z', fill) +
          path('M4 -19.5Q13 -17 13 -4Q8 -2 4 -2Q10 -10 4 -19.5Z', darker(fill, 0.25)) +
          line('M-8 -9Q-4 -14 0 -9Q4 -5 8 -10', top, 2.4)
        : kind === 1
          ? rect(-13, -17, 26, 16, darker(fill, 0.22), 3) +
            path('M-13 -13L-9 -19L9 -19L13 -13L13 -8L-13 -8Z', fill) +
            line('M-7 -10L-1 -17M1 -10L7 -17', top, 2.4)
          : path('M-13 -4Q-12 -12 -6 -14Q-6 -20 0 -21Q6 -20 6 -14Q12 -12 13 -4Q0 1 -13 -4Z', fill) +
            path('M2 -20.5Q6 -19 6 -14Q12 -12 13 -4Q8 -2 3 -2Q10 -12 2 -20.5Z', darker(fill, 0.25)) +
            circle(0, -18, 4, top));
    return [
      path('M-82 -96Q-82 -100 -78 -100L78 -100Q82 -100 82 -96L85 -62L-85 -62Z', color) +
        path('M-76 -95L76 -95L79 -62L-79 -62Z', darker(color, 0.3)) +
        path('M52 -95L76 -95L79 -62L58 -62Z', darker(color, 0.42)),
      path('M0 -67Q-18 -78 -15 -86Q-10 -93 0 -85Q10 -93 15 -86Q18 -78 0 -67Z', lit('#e6bb5c')) +
        line('M-66 -86L-30 -86M66 -86L30 -86M-62 -76L-34 -76M62 -76L34 -76', lit('#e6bb5c'), 2.2),
      path('M-85 -63L85 -63L90 -15L-90 -15Z', lit('#f8eed8')) +
        path('M-85 -63L85 -63L85.5 -57L-85.5 -57Z', lit('#dcc7a0')) +
        path('M56 -57L85.5 -57L90 -15L60 -15Z', lit('dark'), 0.06),
      ['#6b3d28', '#d98a52', '#4a281c', '#e07f98', '#5b3423']
        .map((fill, at) =>
          moved(
            praline((at + 1) % 3, lit(fill), lit(['#e8c79a', '#6b3d28', '#e6bb5c', '#fbe6ea', '#e07f98'][at] ?? '')),
            (at - 2) * 32.5,
            -46,
            0.98,
          ),
        )
        .join(''),
      ['#4a281c', '#8f5734', '#e07f98', '#5b3423', '#d98a52']
        .map((fill, at) =>
          moved(
            praline(at % 3, lit(fill), lit(['#e8c79a', '#f6ead2', '#6b3d28', '#e8c79a', '#6b3d28'][at] ?? '')),
            (at - 2) * 34,
            -21,
            1.04,
          ),
        )
        .join(''),
      rect(-90, -15, 180, 15, color, 2) +
        rect(50, -15, 40, 15, darker(color, 0.18), 2) +
        rect(-90, -10, 180, 3, lit('#e6bb5c')),
    ].join('');
  }),
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
  mattress: thing('ground', 2.2, 0.46, '#7ba5c8', (color, { lit }) =>
    [
      [-98, 88].map((x) => rect(x, -8, 10, 8, lit('#6b4026'))).join('') +
        path('M20 -14L84 -52L106 -14Z', lit('#4a2f22')) +
        [46, 62, 78, 92]
          .map((x) => path(`M${x} -14L${x - 8} -40L${x - 1} -40L${x + 8} -14Z`, lit('#c99a66')))
          .join('') +
        rect(-108, -16, 216, 11, lit('#a9713f'), 2) +
        path('M40 -16L106 -16Q108 -16 108 -14L108 -7Q108 -5 106 -5L40 -5Z', lit('#855430')),
      path(
        'M-110 -42Q-110 -46 -106 -50L-86 -74Q-82 -78 -76 -78L66 -78Q78 -82 92 -98Q70 -44 14 -42L-104 -40Z',
        lighter(color, 0.78),
      ) + path('M92 -98Q66 -47 20 -42Q54 -58 66 -78Q78 -82 92 -98Z', lighter(color, 0.55)),
      [
        [-4, -69],
        [34, -69],
        [-26, -52],
        [10, -52],
        [44, -57],
      ]
        .map(
          ([x = 0, y = 0]) =>
            line(
              `M${x - 6} ${y - 2.4}L${x + 6} ${y + 2.4}M${x - 6} ${y + 2.4}L${x + 6} ${y - 2.4}`,
              lighter(color, 0.4),
              1.8,
            ) + ellipse(x, y, 2.6, 2, color),
        )
        .join(''),
      path(
        'M-110 -40Q-110 -42 -108 -42L12 -42Q62 -45 88 -96Q91 -101 96 -98L106 -91Q111 -88 109 -83Q92 -26 36 -16L-104 -15Q-110 -15 -110 -20Z',
        color,
      ) +
        path(
          'M12 -42Q62 -45 88 -96Q91 -101 96 -98L106 -91Q111 -88 109 -83Q92 -26 36 -16L22 -16Q24 -32 12 -42Z',
          darker(color, 0.14),
        ),
      line('M-107 -41L12 -41Q64 -44 90 -95M-107 -17.500L34 -18Q88 -28 106 -83', lighter(color, 0.6), 3.2) +
        line(
          'M-104 -24L-94 -35L-82 -24L-70 -35L-58 -24L-46 -35L-34 -24L-22 -35L-10 -24L2 -35L15 -24L28 -36L44 -27L52 -44L68 -40L70 -58L86 -58L84 -74L98 -78',
          lighter(color, 0.28),
          2.2,
        ),
      path(
        'M-88 -54Q-95 -58 -88 -68Q-84 -86 -72 -86Q-48 -93 -26 -88Q-15 -85 -21 -73Q-23 -57 -32 -53Q-60 -45 -88 -54Z',
        lit('white'),
      ) +
        path(
          'M-42 -90Q-33 -90 -26 -88Q-15 -85 -21 -73Q-23 -57 -32 -53Q-46 -49 -64 -48.500Q-38 -60 -42 -90Z',
          darker(lit('white'), 0.1),
        ) +
        line('M-80 -62Q-76 -74 -70 -78', lighter(color, 0.55), 3),
    ].join(''),
  ),
  crib: thing('ground', 1.1, 0.8, '#c98d55', (color, { lit }) =>
    [
      line('M49 -60L49 -92Q49 -97.500 43 -97.500L0 -97.500L0 -92', lit('#8a929a'), 3) +
        line('M-22 -91L22 -91', lit('woodDark'), 3.2),
      line('M-21 -91L-21 -83M0 -91L0 -80M21 -91L21 -83', lit('#8a929a'), 1.2),
      path(
        'M-21 -86L-18.600 -80.600L-13 -80L-17 -76L-16 -70.500L-21 -73.500L-26 -70.500L-25 -76L-29 -80L-23.400 -80.600Z',
        lit('#f2b83a'),
      ) +
        path('M3 -82Q-9 -81 -9 -73Q-8 -65 2 -65Q-3 -70 -2 -75Q-1 -80 3 -82Z', lit('#6fa7cf')) +
        path(
          'M21 -69Q12 -76 13 -81Q15 -85 19 -83.500L21 -81.500L23 -83.500Q27 -85 29 -81Q30 -76 21 -69Z',
          lit('#e0685f'),
        ),
      rect(-50, -62, 100, 5, darker(color, 0.32)) +
        [-37, -26, -15, -4, 7, 18, 29, 40].map((x) => rect(x - 1.5, -58, 3, 36, darker(color, 0.32))).join(''),
      circle(-34, -47, 4, lit('#8a5a38')) +
        circle(-20, -47, 4, lit('#8a5a38')) +
        circle(-27, -40, 10, lit('#a06c44')) +
        ellipse(-27, -36.5, 5, 4, lit('#e8c79c')) +
        circle(-31, -42, 1.4, lit('dark')) +
        circle(-23, -42, 1.4, lit('dark')) +
        circle(-27, -38, 1.5, lit('dark')),
      rect(-48, -31, 96, 16, lit('white'), 4) +
        path('M-10 -31Q0 -39 22 -37Q46 -37 48 -30L48 -15L-10 -15Z', lit('#6fb3b8')) +
        path('M-10 -31Q-6 -35 0 -35.600L0 -15L-10 -15Z', lit('#d9efee')),
      [-40, -28, -16, -4, 8, 20, 32, 42]
        .map((x) => rect(x - 2, -54, 4, 42, color) + rect(x + 0.6, -54, 1.4, 42, darker(color, 0.2)))
        .join(''),
      rect(-50, -57, 100, 7, lighter(color, 0.18), 2) +
        rect(-50, -16, 100, 8, color) +
        rect(-50, -10.5, 100, 2.5, darker(color, 0.2)),
      [-55, 46]
        .map(
          (x, at) =>
            rect(x, -69, 9, 65, at ? darker(color, 0.18) : color, 3) +
            circle(x + 4.5, -69, 5, at ? darker(color, 0.08) : lighter(color, 0.2)) +
            circle(x + 4.5, -3.5, 3.5, lit('dark')),
        )
        .join(''),
    ].join(''),
  ),
  standingMirror: thing('ground', 0.6, 1, '#a5683c', (color, { lit }) =>
    [
      rect(-26, -12, 52, 4, darker(color, 0.35), 2),
      [-1, 1]
        .map(
          (s) =>
            path(
              `M${s * 24} -60L${s * 28} -60L${s * 27.5} -8Q${s * 30} -4 ${s * 30} 0L${s * 25} 0Q${s * 25} -3 ${s * 23} -4Q${s * 19} -3 ${s * 18} 0L${s * 14} 0Q${s * 15} -8 ${s * 23} -10Z`,
              s > 0 ? darker(color, 0.3) : darker(color, 0.14),
            ) + circle(s * 26, -62, 3.6, s > 0 ? darker(color, 0.2) : color),
        )
        .join(''),
      rect(-29, -56.5, 58, 3.4, lit('#d9b25a'), 1.7) +
        ellipse(0, -55, 23.5, 45, color) +
        path('M6 -98.500A23.500 45 0 0 1 6 -11.500Q18 -34 17 -56Q17 -80 6 -98.500Z', darker(color, 0.2)),
      ellipse(0, -55, 19, 40, lit('#b9dbe6')) +
        path('M8 -91.500A19 40 0 0 1 2 -15.200Q14 -30 14 -58Q14 -78 8 -91.500Z', lit('#98c3d3')),
      path('M-16 -58L4 -88L11 -81L-18 -43Q-19 -50 -16 -58ZM-15 -38L12 -74L14 -68L-12 -32Z', lit('#e9f6f9')),
      line('M-20.500 -66Q-19 -82 -12 -90', lighter(color, 0.4), 1.8),
    ].join(''),
  ),
  towels: thing('table', 1.3, 0.2, '#3f8fa3', (color, { lit }) =>
    [color, lit('#f7f1e6'), lit('#e7a48c'), lighter(color, 0.5)]
      .map((fill, at) =>
        moved(
          [
            path(
              'M-53 -25L50 -25Q64 -25 64 -12.500Q64 0 50 0L-52 0Q-60 0 -60 -6Q-60 -11 -52 -12.500Q-61 -14 -61 -19Q-61 -25 -53 -25Z',
              fill,
            ),
            path(
              'M36 -25L50 -25Q64 -25 64 -12.500Q64 0 50 0L-52 0Q-57 0 -59 -4L34 -4Q46 -6 46 -12.500Q46 -20 36 -25Z',
              darker(fill, 0.16),
            ) + line('M-52 -12.500L38 -12.500', darker(fill, 0.34), 2.4),
            [-24.6, -11]
              .map(
                (y) =>
                  rect(-40, y, 14, 10.4, at % 2 ? lighter(color, 0.2) : lit('#fbf4e6')) +
                  rect(-36.5, y, 2, 10.4, darker(fill, 0.2)) +
                  rect(-31.5, y, 2, 10.4, darker(fill, 0.2)),
              )
              .join('') + line('M-18 -20.500L6 -20.500M12 -20.500L18 -20.500', lighter(fill, 0.5), 2.2),
          ].join(''),
          [1, -3, 1, -1][at] ?? 0,
          -at * 25,
        ),
      )
      .join(''),
  ),
  showerHead: thing('wall', 0.84, 0.9, '#a9b3ba', (color, { lit }) =>
    [
      line('M33 -6L33 -86Q33 -96 23 -96L-2 -96Q-12 -96 -12 -88', color, 6) +
        line('M35 -8L35 -86', darker(color, 0.3), 2),
      [-2, -1, 0, 1, 2]
        .map((at) =>
          [0, 1, 2, 3]
            .map((row) => {
              const y = -68 + row * 17 + (at % 2 ? 7 : 0);
              const x = (t: number) => -12 + at * (8.5 + (t + 70) * 0.06);
              return y + 9 < 1
                ? line(`M${x(y)} ${y}L${x(y + 9)} ${y + 9}`, lit(row % 2 ? '#7cc3e4' : '#4aa3d4'), 3)
                : '';
            })
            .join(''),
        )
        .join(''),
      path('M-17 -91L-7 -91Q-6 -84 10 -80L-34 -80Q-18 -84 -17 -91Z', darker(color, 0.14)) +
        rect(-40, -81, 56, 8, color, 3) +
        rect(-36, -73.5, 48, 2.6, darker(color, 0.42), 1.3) +
        rect(-36, -79.5, 20, 2.4, lighter(color, 0.6), 1.2),
      rect(27, -64, 12, 5, darker(color, 0.35), 2) + rect(24, -34, 18, 12, darker(color, 0.12), 4),
      [
        [22, '#cf4a3c'],
        [40, '#3f86c6'],
      ]
        .map(
          ([x, dot]) =>
            line(`M${Number(x) - 0} -36L${Number(x)} -20`, darker(color, 0.4), 4) +
            circle(Number(x), -28, 3.2, lit(String(dot))),
        )
        .join(''),
    ].join(''),
  ),
  radiator: thing('ground', 1.42, 0.42, '#ece5d8', (color, { lit }) =>
    [
      rect(-66.5, -20, 7, 20, lit('#6c757d')) +
        rect(-67, -22, 20, 9, lit('#6c757d'), 3) +
        path('M-71 -40Q-71 -44 -67 -44L-59 -44Q-55 -44 -55 -40L-57 -24L-69 -24Z', lit('white')) +
        rect(-71, -33, 16, 3, lit('#cf4a3c')),
      rect(-52, -88, 118, 12, darker(color, 0.42)) +
        rect(-52, -24, 120, 12, darker(color, 0.42)) +
        rect(64, -86, 7, 8, lit('metalDark'), 2) +
        rect(64, -22, 7, 8, lit('metalDark'), 2),
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) =>
          moved(
            rect(0, -100, 13, 93, color, 6.5) +
              path('M8 -100Q13 -99 13 -93.500L13 -13.500Q13 -8 8 -7Z', darker(color, 0.2)) +
              rect(5.2, -82, 2.6, 57, darker(color, 0.45), 1.3) +
              rect(1.8, -92, 2.2, 76, lighter(color, 0.7), 1.1),
            -51 + at * 14.6,
            0,
          ),
        )
        .join(''),
      [-51, 51.2]
        .map((x) =>
          path(`M${x} -14L${x + 13} -14L${x + 11} -4L${x + 14} 0L${x - 1} 0L${x + 2} -4Z`, darker(color, 0.45)),
        )
        .join(''),
    ].join(''),
  ),
  fireplace: thing('ground', 1.2, 0.8, '#b4583f', (color, { lit }) =>
    [
      rect(-54, -76, 108, 72, color) + rect(30, -76, 24, 72, darker(color, 0.16)),
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (row) =>
            rect(-54, -76 + row * 10, 108, 1.5, lighter(color, 0.35)) +
            [0, 1, 2, 3, 4, 5]
              .map((at) => rect(-49 + at * 18 + (row % 2) * 9, -76 + row * 10, 1.5, 10, lighter(color, 0.35)))
              .join(''),
        )
        .join(''),
      path('M-37 -5L-37 -36Q-37 -65 0 -65Q37 -65 37 -36L37 -5Z', lit('#d8cab4')) +
        path('M-31 -5L-31 -35Q-31 -59 0 -59Q31 -59 31 -35L31 -5Z', lit('#2a1d1b')) +
        path('M-26 -5L-26 -32Q-24 -50 0 -50Q24 -50 26 -32L26 -5Z', lit('#5e2a1b')),
      flame(-12, -12, 0.72, lit('#e4611f')) +
        flame(12, -12, 0.76, lit('#e4611f')) +
        flame(0, -11, 0.98, lit('#f28a25')) +
        flame(-10, -12, 0.42, lit('#f7b23f')) +
        flame(11, -12, 0.42, lit('#f7b23f')) +
        flame(0, -11, 0.6, lit('#ffd766')),
      turned(rect(-24, -17, 48, 8, lit('#7a4a2c'), 4), 12, 0, -13) +
        turned(
          rect(-24, -17, 48, 8, lit('#8f5a36'), 4) +
            circle(-20, -13, 4, lit('#dcae78')) +
            circle(-20, -13, 1.8, lit('#b98550')),
          -12,
          0,
          -13,
        ) +
        rect(-26, -10, 52, 3, lit('#1d1a1c'), 1) +
        rect(-22, -10, 3, 6, lit('#1d1a1c')) +
        rect(19, -10, 3, 6, lit('#1d1a1c')),
      rect(-60, -6, 120, 6, lit('#8c8278'), 1) +
        rect(-60, -6, 120, 2, lit('#aaa095')) +
        rect(-60, -84, 120, 9, lit('#7c4a2a'), 2) +
        rect(-60, -84, 120, 3, lit('#a0673e'), 1.5) +
        rect(-54, -75, 108, 3, darker(color, 0.45)),
      rect(-48, -94, 6, 10, lit('white')) +
        path('M-45 -100.500Q-42 -96 -45 -94Q-48 -96 -45 -100.500Z', lit('#f7a93a')) +
        rect(-38, -91, 6, 7, lit('white')) +
        path('M-35 -97.500Q-32 -93 -35 -91Q-38 -93 -35 -97.500Z', lit('#f7a93a')),
      rect(-11, -99, 22, 15, lit('#c99a4a'), 1) +
        rect(-8, -97, 16, 11, lit('#a8cfdc')) +
        path('M-8 -86L-2 -93L2 -89L4 -91L8 -86Z', lit('#5f8f5a')) +
        path('M34 -84Q31 -92 36 -93L44 -93Q49 -92 46 -84Z', lit('#3f7f88')) +
        path('M38 -93Q30 -96 32 -100Q38 -99 40 -93Q42 -99 48 -100Q49 -95 42 -93Z', lit('leaf')),
    ].join(''),
  ),
  woodStove: thing('ground', 0.7, 0.75, '#434a52', (color, { lit }) =>
    [
      rect(-7, -100, 14, 44, darker(color, 0.14)) +
        rect(2, -100, 5, 44, darker(color, 0.4)) +
        rect(-9, -84, 18, 4, lighter(color, 0.16), 1) +
        rect(-10, -64, 20, 5, lighter(color, 0.16), 1),
      path('M-30 -12L-22 -12L-25 0L-33 0ZM30 -12L22 -12L25 0L33 0Z', darker(color, 0.45)),
      rect(-31, -56, 62, 47, color, 3) +
        path('M20 -56L31 -56L31 -12Q31 -9 28 -9L20 -9Z', darker(color, 0.28)) +
        rect(-35, -60, 70, 7, lighter(color, 0.2), 2) +
        path('M18 -60L33 -60Q35 -60 35 -58L35 -55Q35 -53 33 -53L18 -53Z', color),
      rect(-24, -50, 48, 32, darker(color, 0.45), 4) + rect(-20, -46.5, 40, 25, lit('#6b2a18'), 3),
      flame(-9, -24, 0.42, lit('#e4611f')) +
        flame(9, -24, 0.44, lit('#e4611f')) +
        flame(0, -24, 0.52, lit('#f28a25')) +
        flame(-8, -24, 0.22, lit('#ffcf5a')) +
        flame(8, -24, 0.22, lit('#ffcf5a')) +
        flame(0, -24, 0.3, lit('#ffd766')),
      turned(rect(-16, -27, 32, 5, lit('#7a4a2c'), 2.5), 6, 0, -24) +
        turned(rect(-16, -27, 32, 5, lit('#9a6238'), 2.5) + circle(-13.5, -24.5, 2.5, lit('#e0b27c')), -6, 0, -24),
      rect(26, -38, 3.4, 12, lit('#d0a24c'), 1.7) +
        rect(-24, -15.5, 48, 4.5, darker(color, 0.3), 1) +
        rect(-5, -14.6, 10, 2.6, lit('#d0a24c'), 1.3) +
        rect(-28.5, -50, 2.2, 30, lighter(color, 0.35), 1.1),
    ].join(''),
  ),
  whiteboard: thing('ground', 1.1, 1, '#f6f8f8', (color, { lit }) =>
    [
      rect(-47, -40, 5, 36, lit('#8b949b')) +
        rect(42, -40, 5, 36, lit('#717b83')) +
        rect(-44, -20, 88, 4, lit('#8b949b')),
      [-44.5, 44.5]
        .map(
          (x) =>
            rect(x - 10.5, -8, 21, 4, lit('#6c757d'), 2) +
            circle(x - 7.5, -2.5, 2.8, lit('dark')) +
            circle(x + 7.5, -2.5, 2.8, lit('dark')),
        )
        .join(''),
      rect(-55, -100, 110, 68, lit('#8b949b'), 3) +
        rect(-51.5, -96.5, 103, 61, color, 1) +
        path('M34 -96.500L51.500 -96.500L51.500 -35.500L4 -35.500Z', darker(color, 0.05)),
      line('M-44 -88L-44 -45L4 -45', lit('#3a4450'), 2) +
        [
          [-39, 14, '#4a8fd0'],
          [-28, 22, '#4cae7a'],
          [-17, 18, '#f0b93a'],
          [-6, 32, '#e0584a'],
        ]
          .map(([x, h, fill]) => rect(Number(x), -46 - Number(h), 8, Number(h), lit(String(fill))))
          .join('') +
        line('M-35 -67L-24 -76L-13 -72L1 -88M-5 -88L1 -88L1 -82', lit('#3a4450'), 1.8),
      [
        [14, -91, '#f6cf4a'],
        [33, -91, '#f08fae'],
        [14, -72, '#86cbe6'],
        [33, -72, '#a5d77a'],
      ]
        .map(
          ([x, y, fill]) =>
            rect(Number(x), Number(y), 15, 15, lit(String(fill))) +
            rect(Number(x) + 3, Number(y) + 4, 9, 1.6, darker(lit(String(fill)), 0.45)) +
            rect(Number(x) + 3, Number(y) + 8, 6, 1.6, darker(lit(String(fill)), 0.45)),
        )
        .join(''),
      line('M14 -50L46 -50M14 -43L36 -43', lit('#4a8fd0'), 2),
      rect(-34, -34, 68, 4.5, lit('#6c757d'), 1) +
        [
          ['#e0584a', -24],
          ['#4a8fd0', -10],
        ]
          .map(([fill, x]) => rect(Number(x), -36.8, 11, 3, lit(String(fill)), 1))
          .join('') +
        rect(12, -38, 14, 4.4, lit('#3a4450'), 1),
    ].join(''),
  ),
  hairDryer: thing('table', 1.12, 0.15, '#d9567a', (color, { lit }) =>
    [
      line('M-24 -6Q-22 -2 -8 -2Q14 -2 18 -12Q24 -22 34 -14L40 -10', lit('#34353d'), 4) +
        rect(38, -17, 12, 14, lit('#34353d'), 3) +
        line('M50 -13L55 -13M50 -7L55 -7', lit('#8b949b'), 2.4),
      path('M-36 -50L-8 -46L-14 -10Q-15 -4 -20 -4L-32 -5Q-38 -6 -37 -12Z', darker(color, 0.14)) +
        path('M-18 -47L-8 -46L-14 -10Q-15 -4 -20 -4L-25 -4.500Q-20 -20 -18 -47Z', darker(color, 0.32)) +
        rect(-30, -38, 7, 14, lit('white'), 3) +
        rect(-28.5, -36, 4, 5, lit('#34353d'), 2),
      path('M28 -85L52 -94Q56 -95 56 -91L56 -49Q56 -45 52 -46L28 -56Z', lit('#34353d')) +
        path('M28 -68L56 -68L56 -49Q56 -45 52 -46L28 -56Z', lit('#24252b')),
      path('M-26 -100Q10 -99 32 -88L32 -53Q10 -41 -26 -40Q-56 -41 -56 -70Q-56 -99 -26 -100Z', color) +
        path('M-52 -56Q-10 -50 32 -62L32 -53Q10 -41 -26 -40Q-47 -41 -52 -56Z', darker(color, 0.18)),
      circle(-30, -70, 18, lit('#34353d')) +
        line('M-42 -76L-18 -76M-44 -70L-16 -70M-42 -64L-18 -64', lit('#8b949b'), 2.4) +
        line('M-14 -93Q6 -92 24 -84', lighter(color, 0.5), 4) +
        rect(24, -90, 5, 39, lit('white'), 2),
    ].join(''),
  ),
  nailPolish: thing('table', 1.04, 0.09, '#d2365c', (color, { lit }) => {
    const bottle = (fill: string) =>
      rect(-8, -52, 16, 12, lighter(fill, 0.5)) +
      path('M-24 -34Q-24 -44 -12 -46L12 -46Q24 -44 24 -34L24 -8Q24 0 16 0L-16 0Q-24 0 -24 -8Z', lighter(fill, 0.62)) +
      path(
        'M-20.500 -34Q-20 -40 -11 -42L11 -42Q20 -40 20.500 -34L20.500 -9Q20.500 -4 15 -4L-15 -4Q-20.500 -4 -20.500 -9Z',
        fill,
      ) +
      path('M8 -42L11 -42Q20 -40 20.500 -34L20.500 -9Q20.500 -4 15 -4L8 -4Z', darker(fill, 0.2)) +
      rect(-16, -34, 4.4, 22, lighter(fill, 0.6), 2.2);
    const cap =
      path('M-8 -99Q0 -101 8 -99L11 -52Q0 -48 -11 -52Z', lit('#2c2a33')) +
      path('M3 -100L8 -99L11 -52Q7 -50.500 3 -50.200Z', lit('#1b1a20')) +
      line('M-3.500 -94L-5.500 -58', lit('#6d6a78'), 2.4);
    const blue = lit('#3f9fb0');
    return [
      moved(bottle(color), -28, 0) + moved(cap, -28, 0),
      moved(bottle(blue), 30, 0, 0.86) + ellipse(30, -44.6, 6.6, 1.6, darker(blue, 0.3)),
      turned(
        rect(28.6, -72, 2.8, 12, lit('#8b8894')) +
          path('M27 -62L33 -62L34 -52Q32 -47.500 30 -46Q28 -47.500 26 -52Z', blue) +
          path('M30.600 -62L33 -62L34 -52Q32 -47.500 30 -46Z', darker(blue, 0.2)) +
          path('M24 -100Q30 -101.500 36 -100L38 -69Q30 -66 22 -69Z', lit('#2c2a33')) +
          path('M32 -100.800L36 -100L38 -69Q35 -68 32 -67.800Z', lit('#1b1a20')) +
          line('M27 -95L25.600 -74', lit('#6d6a78'), 2),
        10,
        30,
        -46,
      ),
      path('M30 -45.500Q33.500 -40 30 -38Q26.500 -40 30 -45.500Z', lighter(blue, 0.15)),
    ].join('');
  }),
  makeupBrushes: thing('table', 1.02, 0.2, '#e3a0ab', (color, { lit }) => {
    const brush = (a: number, top: number, handle: string, head: string) =>
      turned(
        rect(-2.6, top + 22, 5.2, 50, lit(handle), 2) +
          path(`M-3 ${top + 28}L3 ${top + 28}L4.500 ${top + 18}L-4.500 ${top + 18}Z`, lit('#d9b25a')) +
          rect(0.5, top + 18, 3, 10, lit('#b08a36')) +
          moved(head, 0, top + 18),
        a,
        0,
        -14,
      );
    const puff = (w: number, h: number, base: string, tip: string) =>
      path(
        `M-4.500 0Q${-w} ${-h * 0.5} ${-w * 0.75} ${-h * 0.75}Q${-w * 0.4} ${-h} 0 ${-h}Q${w * 0.4} ${-h} ${w * 0.75} ${-h * 0.75}Q${w} ${-h * 0.5} 4.500 0Z`,
        lit(base),
      ) +
      path(
        `M${-w * 0.86} ${-h * 0.62}Q${-w * 0.6} ${-h} 0 ${-h}Q${w * 0.6} ${-h} ${w * 0.86} ${-h * 0.62}Q0 ${-h * 0.46} ${-w * 0.86} ${-h * 0.62}Z`,
        lit(tip),
      );
    return [
      brush(-38, -84, '#2c2a33', puff(8, 17, '#4a3028', '#8a5a48')),
      brush(
        35,
        -84,
        '#2c2a33',
        path('M-4.500 0L-15 -13Q0 -22 15 -13L4.500 0Z', lit('#c98d66')) +
          path('M-15 -13Q0 -22 15 -13L11.600 -9Q0 -16 -11.600 -9Z', lit('#f0c9a8')),
      ),
      brush(
        -19,
        -90,
        '#b9566a',
        path('M-4.500 0Q-9 -8 -8 -14L8 -22Q9 -8 4.500 0Z', lit('#5a3a30')) +
          path('M-8 -14L8 -22L8.400 -15L-8.300 -8Z', lit('#e07a8c')),
      ),
      brush(
        20,
        -90,
        '#b9566a',
        path('M-4 0Q-7 -10 0 -19Q7 -10 4 0Z', lit('#4a3028')) +
          path('M-4.600 -9Q-3 -15 0 -19Q3 -15 4.600 -9Q0 -6 -4.600 -9Z', lit('#7c58a8')),
      ),
      brush(0, -92, '#2c2a33', puff(15, 27, '#5a3a30', '#f0b3bd')),
      path('M-27 -46L27 -46L23 -5Q22 0 17 0L-17 0Q-22 0 -23 -5Z', color) +
        path('M11 -46L27 -46L23 -5Q22 0 17 0L6 0Q13 -20 11 -46Z', darker(color, 0.16)) +
        rect(-28.5, -49, 57, 6.5, lighter(color, 0.35), 3) +
        line('M-18 -36L-15.500 -12', lighter(color, 0.55), 3.4),
      path('M-25.400 -29L25.400 -29L24.700 -22L-24.700 -22Z', lit('#d9b25a')) +
        path('M11.500 -29L25.400 -29L24.700 -22L11 -22Z', lit('#b08a36')),
    ].join('');
  }),
  mapFolded: thing('table', 1.4, 0.22, '#b5d28f', (color, { lit }) => {
    const panel = (at: number, fill: string, opacity = 1) => {
      const [a, b] = at % 2 ? [-66, -78] : [-78, -66];
      return path(
        `M${at * 35 - 70} ${a}L${at * 35 - 35} ${b}L${at * 35 - 35} ${b + 66}L${at * 35 - 70} ${a + 66}Z`,
        fill,
        opacity,
      );
    };
    return [
      repeat(4, (at) => panel(at, at % 2 ? color : lighter(color, 0.2))),
      path('M-70 -34Q-56 -36 -50 -24Q-46 -12 -40 -1.7L-70 -12Z', lit('#7fc0dc')) +
        path('M35 -66L70 -78L70 -50Q56 -42 48 -52Q42 -60 35 -58Z', lit('#7fc0dc')) +
        path('M-33 -22Q-30 -42 -14 -38Q-2 -32 -10 -20Q-22 -8 -33 -22Z', lit('#86b562')) +
        path('M38 -14Q44 -34 60 -26Q68 -18 62 -12Q48 -4 38 -14Z', lit('#86b562')),
      line('M-14 -70.5L-22 -7M53 -69L50 -8M4 -58L10 -5', lit('white'), 3.2) +
        line('M-68 -62L-35 -52L0 -64L35 -44L68 -30', lit('white'), 5) +
        line('M-68 -62L-35 -52L0 -64L35 -44L68 -30', lit('#f0a83c'), 2.8),
      panel(1, lit('dark'), 0.1) + panel(3, lit('dark'), 0.1),
      `<path d="M-46 -37L-35 -29L-16 -26L0 -36L14 -33" fill="none" stroke="${lit('#c9382c')}" stroke-width="3.2" stroke-dasharray="5.5 3.5"/>` +
        line('M-57 -46L-49 -36M-49 -46L-57 -36', lit('#c9382c'), 3.6),
      ellipse(18, -32, 8, 3.2, lit('dark'), 0.3) +
        path('M18 -32Q0 -60 -2 -80A20 20 0 0 1 38 -80Q36 -60 18 -32Z', lit('#d83a2c')) +
        path('M18 -32Q36 -60 38 -80A20 20 0 0 0 24 -99Q34 -72 18 -32Z', lit('#ab2a20')) +
        circle(18, -81, 8.4, lit('white')) +
        line('M3 -82Q4 -92 12 -95', lit('#f08a7a'), 2.6),
    ].join('');
  }),
  studioMic: thing('table', 1.08, 0.45, '#3d424c', (color, { lit }) =>
    [
      rect(-52, -8, 26, 8, lit('#22232a'), 2) +
        rect(-43, -16, 8, 10, lit('metalDark'), 1.5) +
        line('M-39 -14L-49 -58', lit('#6c737c'), 4) +
        line('M-35 -15L-45 -58', lit('#8d959e'), 3) +
        line('M-37 -26L-43.5 -52', lit('#c3c9ce'), 1.6),
      line('M-47 -60L22 -95M-46 -55L24 -90', lit('#6c737c'), 3.4) +
        line('M-36 -63L-4 -79', lit('#c3c9ce'), 2.4) +
        circle(-47, -58, 6, lit('#22232a')) +
        circle(-47, -58, 2.4, lit('metal')) +
        line('M24 -92L24 -82', lit('#22232a'), 6) +
        circle(23, -94.5, 5.5, lit('#22232a')) +
        circle(23, -94.5, 2, lit('metal')),
      `<g fill="none" stroke="${lit('#6c737c')}" stroke-width="3"><rect x="2" y="-80" width="44" height="24" rx="6"/></g>` +
        line('M3 -74L13 -68M45 -74L35 -68M3 -62L13 -66M45 -62L35 -66', lit('#d2452f'), 1.8),
      path('M10 -76L38 -76L38 -44L10 -44Z', color) +
        path('M27 -76L38 -76L38 -44L27 -44Z', darker(color, 0.3)) +
        rect(13, -73, 2.6, 26, lighter(color, 0.35), 1.3) +
        circle(22, -62, 2.6, lit('#e7bf62')) +
        rect(9, -47, 30, 5, lit('#e7bf62'), 1.5),
      path('M10 -42L38 -42L38 -18Q38 -4 24 -4Q10 -4 10 -18Z', lit('#b7bdc2')) +
        path('M27 -42L38 -42L38 -18Q38 -4 25 -4Q31 -20 27 -42Z', lit('#8f969d')) +
        line(
          'M16 -42L16 -8M22 -42L22 -5M28 -42L28 -5M34 -42L34 -9M10 -35L38 -35M10 -28L38 -28M10 -21L38 -21M11 -14L37 -14',
          lit('#6c737c'),
          1.1,
        ),
      line('M44 -60Q58 -58 50 -44', lit('#22232a'), 2.6),
      `<g fill="${lit('#22232a')}" fill-opacity="0.55" stroke="${lit('#22232a')}" stroke-width="3.4"><ellipse cx="45" cy="-26" rx="7.3" ry="19"/></g>` +
        line('M42 -36Q40 -26 42 -16', lit('metal'), 1.6),
    ].join(''),
  ),
  gameConsole: thing('table', 1.7, 0.2, '#4a55a8', (color, { lit }) => {
    const pad = lit('#f1f1ee');
    return [
      path('M-76 -100L54 -100L62 -72L-85 -72Z', lighter(color, 0.16)) +
        path('M22 -100L54 -100L62 -72L28 -72Z', color) +
        path('M-60 -94L10 -94L12 -80L-66 -80Z', darker(color, 0.2)) +
        repeat(5, (at) => line(`M${-52 + at * 12} -91L${-55 + at * 12.5} -83`, lighter(color, 0.16), 2.4)),
      rect(-85, -73, 147, 30, color, 5) +
        path('M28 -73L57 -73Q62 -73 62 -68L62 -48Q62 -43 57 -43L28 -43Z', darker(color, 0.22)) +
        rect(-85, -73, 147, 4, lighter(color, 0.35), 2) +
        rect(-76, -62, 56, 4, lit('dark'), 2) +
        circle(-70, -51, 4, lit('#5fe0c8')) +
        rect(-60, -53.5, 14, 5, lit('dark'), 1.5) +
        rect(-42, -53.5, 14, 5, lit('dark'), 1.5) +
        rect(-78, -44, 20, 5, lit('dark'), 2),
      line('M18 -46Q10 -66 30 -60Q42 -54 46 -44', lit('dark'), 3),
      path(
        'M-18 -52Q-4 -60 8 -54L62 -54Q72 -60 80 -50Q86 -30 85 -10Q82 2 72 0Q64 -2 56 -16L12 -16Q4 -2 -6 0Q-18 2 -20 -12Q-20 -32 -18 -52Z',
        pad,
      ) +
        path('M62 -54Q72 -60 80 -50Q86 -30 85 -10Q82 2 72 0Q64 -2 56 -16Q72 -30 62 -54Z', darker(pad, 0.16)) +
        path('M-18 -52Q-4 -60 8 -54L14 -54L12 -50L-18 -48ZM56 -54L62 -54Q72 -60 80 -50L80.5 -47L58 -50Z', lit('dark')),
      path('M-5 -47L3 -47L3 -42L8 -42L8 -34L3 -34L3 -29L-5 -29L-5 -34L-10 -34L-10 -42L-5 -42Z', lit('dark')) +
        [
          [67, -46, '#e2502f'],
          [67, -31, '#4fa85a'],
          [59.5, -38.5, '#3f8fd0'],
          [74.5, -38.5, '#f0b83c'],
        ]
          .map(([x, y, fill]) => circle(Number(x), Number(y), 4.2, lit(String(fill))))
          .join(''),
      [18, 48]
        .map(
          (x) =>
            circle(x, -24, 9, darker(pad, 0.22)) +
            circle(x, -25, 7, lit('dark')) +
            circle(x - 1.5, -26.5, 3, lit('#55585e')),
        )
        .join('') +
        rect(22, -48, 22, 12, color, 2) +
        circle(33, -31, 2.6, darker(pad, 0.3)),
    ].join('');
  }),
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
  bouquetLarge: thing('table', 0.84, 0.42, '#e9a9a2', (color, { lit }) => {
    const rose = (x: number, y: number, fill: string, r = 10) =>
      moved(
        circle(0, 0, 10, fill) +
          path('M2 -10A10 10 0 0 1 2 10Q8 0 2 -10Z', darker(fill, 0.2)) +
          line('M-5 -1Q-4 -6 1 -5.5Q5 -4 4 0.5Q2 4 -2 2.5Q-3 0 0 -1M-7 3Q-2 8 5 5', darker(fill, 0.32), 1.5),
        x,
        y,
        r / 10,
      );
    const daisy = (x: number, y: number, fill: string, eye: string, r = 9) =>
      moved(
        repeat(9, (at) => turned(ellipse(0, -6, 2.7, 4.4, at < 5 ? fill : lighter(fill, 0.3)), at * 40 + 20)) +
          circle(0, 0, 3.6, eye),
        x,
        y,
        r / 9,
      );
    const tulip = (x: number, y: number, fill: string, turn: number) =>
      turned(
        path(
          `M${x - 7} ${y - 9}Q${x - 4} ${y - 6} ${x - 3.5} ${y - 4}L${x} ${y - 11}L${x + 3.5} ${y - 4}Q${x + 4} ${y - 6} ${x + 7} ${y - 9}Q${x + 9} ${y + 7} ${x} ${y + 8}Q${x - 9} ${y + 7} ${x - 7} ${y - 9}Z`,
          fill,
        ) +
          path(
            `M${x + 2} ${y - 6}Q${x + 4} ${y - 6} ${x + 7} ${y - 9}Q${x + 9} ${y + 7} ${x} ${y + 8}Q${x + 4} ${y} ${x + 2} ${y - 6}Z`,
            darker(fill, 0.18),
          ),
        turn,
        x,
        y,
      );
    const sprig = (turn: number) =>
      turned(
        repeat(5, (at) => ellipse(at % 2 ? 2.2 : -2.2, -92 + at * 5, 3, 3.6, lit(at % 2 ? '#8a6ac0' : '#a588d8'))) +
          ellipse(0, -96, 2.4, 3.4, lit('#a588d8')),
        turn,
        0,
        -22,
      );
    const leaf = (turn: number, length: number, fill: string) =>
      turned(path(`M0 -22Q-11 ${-length * 0.7} 0 ${-length}Q11 ${-length * 0.7} 0 -22Z`, lit(fill)), turn, 0, -22);
    return [
      [-42, -27, -10, 12, 28, 42]
        .map((turn, at) => leaf(turn, at === 0 || at === 5 ? 82 : 98, at % 2 ? 'leaf' : 'leafDark'))
        .join('') +
        sprig(-20) +
        sprig(24) +
        sprig(3),
      path('M-42 -66L-30 -74L-18 -64L0 -76L18 -64L30 -74L42 -66L12 -20L-12 -20Z', darker(color, 0.2)),
      tulip(-29, -74, lit('#f0b83c'), -28) +
        tulip(31, -73, lit('#e8763a'), 28) +
        daisy(-14, -84, lit('#f1efe8'), lit('#f0b83c')) +
        rose(13, -84, lit('#f0d9c4'), 10) +
        tulip(0, -88, lit('#e2647a'), 0),
      rose(-20, -67, lit('#d2384a'), 11) +
        rose(21, -66, lit('#d2384a'), 11) +
        rose(1, -70, lit('#f08a9a'), 12) +
        daisy(-9, -56, lit('#f1efe8'), lit('#f0b83c'), 9) +
        daisy(11, -55, lit('#8fb6e8'), lit('#fdf0cf'), 8) +
        daisy(-33, -60, lit('#8fb6e8'), lit('#fdf0cf'), 7) +
        daisy(34, -59, lit('#f1efe8'), lit('#f0b83c'), 7),
      path('M-42 -64Q-30 -54 -22 -56Q-6 -48 2 -44L12 -18L16 0L-16 0L-12 -18Z', color) +
        path('M42 -64Q30 -54 22 -56Q4 -48 -10 -32L-4 -18L-6 0L16 0L12 -18Z', lighter(color, 0.22)) +
        path('M42 -64L12 -18L16 0L6 0L5 -18Q22 -40 42 -64Z', darker(color, 0.16)),
      rect(-12.5, -23, 25, 6, lit('#b8324a'), 2) +
        path('M0 -20Q-14 -32 -18 -24Q-18 -14 0 -19ZM0 -20Q14 -32 18 -24Q18 -14 0 -19Z', lit('#d2485e')) +
        path('M-1 -19L-9 -4L-4 -5L-1 -2L2 -18ZM1 -19L8 -3L4 -5L0 -3Z', lit('#b8324a')) +
        circle(0, -20, 3.6, lit('#a02a40')),
    ].join('');
  }),
  contract: thing('table', 0.98, 0.17, '#fbf5e6', (color, { lit }) =>
    [
      path('M-49 -100L8 -100L26 -82L26 0L-49 0Z', color) +
        path('M12 -84L26 -82L26 0L12 0Z', darker(color, 0.07)) +
        path('M8 -100L8 -82L26 -82Z', darker(color, 0.24)),
      rect(-39, -89, 36, 8, lit('#2f4a6d'), 2),
      [54, 48, 54, 36].map((width, at) => rect(-39, -73 + at * 9, width, 4, lit('#b4b6ba'), 2)).join(''),
      path('M-36 -20L-39 -3L-31 -7L-27 -1L-24 -18Z', darker(lit('red'), 0.3)) +
        circle(-30, -22, 9.5, lit('red')) +
        circle(-30, -22, 5.5, lighter(lit('red'), 0.25)),
      line('M-16 -9L20 -9', lit('#8e939b'), 2.4),
      line(
        'M-14 -14Q-8 -34 -5 -26Q-6 -14 -9 -14Q-4 -22 0 -20Q-1 -13 3 -16Q6 -21 8 -17Q9 -14 14 -17',
        lit('#2458a6'),
        3,
      ),
      moved(
        turned(
          path('M0 0L-5 -15L5 -15Z', lit('#e3b04b')) +
            rect(-5, -27, 10, 13, lit('dark'), 1) +
            rect(-7, -76, 14, 50, lit('#24527f'), 5) +
            path('M1 -76L2 -76Q7 -76 7 -71L7 -26L1 -26Z', darker(lit('#24527f'), 0.3)) +
            rect(-7, -50, 14, 5, lit('#e3b04b')) +
            rect(-5, -72, 3, 20, lit('#e3b04b'), 1.5),
          23,
        ),
        15,
        -16,
        1.02,
      ),
    ].join(''),
  ),
  invoice: thing('table', 0.84, 0.17, '#fbf7ec', (color, { lit }) =>
    [
      path(
        `M-42 -100L42 -100L42 -6${[0, 1, 2, 3, 4, 5].map((at) => `L${35 - at * 14} 0L${28 - at * 14} -6`).join('')}Z`,
        color,
      ) + path('M34 -100L42 -100L42 -6L35 0L34 -1Z', darker(color, 0.1)),
      path('M-42 -100L42 -100L42 -81L-42 -81Z', lit('#2b7f8c')) +
        path('M34 -100L42 -100L42 -81L34 -81Z', darker(lit('#2b7f8c'), 0.22)) +
        rect(-34, -94, 30, 7, lit('white'), 2),
      [
        ['26', 30],
        ['84', 22],
        ['145', 26],
      ]
        .map(
          ([text, width], at) =>
            rect(-34, -72 + at * 12.5, Number(width), 5, lit('#b4b6ba'), 2) +
            ledNumber(`${text}`, 30, -74 + at * 12.5, 0.84, lit('#4b5560')),
        )
        .join(''),
      line('M-34 -36L28 -36', lit('#8e939b'), 2.2) + ledNumber('255', 31, -26, 1.06, lit('#2f3a48')),
      turned(
        line(circlePath(-20, -20, 13.5), lit('#d8392b'), 4) + line('M-27 -20L-21.5 -14.5L-13 -26', lit('#d8392b'), 5.4),
        -14,
        -20,
        -20,
      ),
    ].join(''),
  ),
  calculator: thing('table', 0.74, 0.11, '#46546a', (color, { lit }) =>
    [
      rect(-37, -100, 74, 100, color, 9) +
        path('M24 -100L28 -100Q37 -100 37 -91L37 -9Q37 0 28 0L24 0Z', darker(color, 0.28)),
      rect(-29, -92, 58, 23, lit('#cfe6c4'), 3) +
        path('M16 -92L26 -92Q29 -92 29 -89L29 -72Q29 -69 26 -69L8 -69Z', darker(lit('#cfe6c4'), 0.1)) +
        ledNumber('3608', 27, -87, 1.28, lit('#26352c')),
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3]
            .map((at) => {
              const fill = at === 3 ? lit('#f0913a') : row === 0 && at === 0 ? lit('#dd4b3e') : lit('#eceff1');
              return (
                rect(-29 + at * 15.4, -61 + row * 14.2, 12, 11.4, fill, 3) +
                path(
                  `M${-29 + at * 15.4} ${-52.6 + row * 14.2}l12 0q0 2.8 -3 2.8l-6 0q-3 0 -3 -2.8Z`,
                  darker(fill, 0.22),
                )
              );
            })
            .join(''),
        )
        .join(''),
      line(
        'M20.2 -55.8l4 0M20.5 -43l3.4 3.4m0 -3.4l-3.4 3.4M20 -27.2l4.6 0M22.3 -15.2l0 4.6m-2.3 -2.3l4.6 0',
        lit('white'),
        1.9,
      ) +
        circle(22.3, -58.4, 1.2, lit('white')) +
        circle(22.3, -53.2, 1.2, lit('white')),
      line('M-33 -88L-33 -64', lighter(color, 0.35), 2.4),
    ].join(''),
  ),
  dashboard: thing('table', 1.5, 0.36, '#27344f', (color, { lit }) =>
    [
      path('M-14 -20L14 -20L18 -4L-18 -4Z', lit('metalDark')) +
        path('M4 -20L14 -20L18 -4L6 -4Z', darker(lit('metalDark'), 0.25)) +
        rect(-32, -5, 64, 5, lit('metal'), 2.5),
      rect(-75, -100, 150, 84, darker(color, 0.55), 6) + rect(-70, -95, 140, 72, color, 2),
      [
        ['84', '#6fe0a4'],
        ['428', '#ffffff'],
        ['57', '#ffc857'],
      ]
        .map(
          ([text = '', fill = ''], at) =>
            rect(-66 + at * 45, -91, 42, 21, lighter(color, 0.12), 3) +
            ledNumber(text, -34 + at * 45 + 1, -86, 1.02, lit(fill)) +
            path(
              at === 2 ? 'M58.5 -84l7 0l-3.5 7Z' : `M${-33 + at * 45} -77l7 0l-3.5 -7Z`,
              lit(at === 2 ? '#f26b5e' : '#6fe0a4'),
            ),
        )
        .join(''),
      rect(-66, -66, 64, 39, lighter(color, 0.12), 3) +
        [12, 20, 16, 27, 32]
          .map((high, at) =>
            rect(
              -60 + at * 11,
              -30 - high,
              8,
              high,
              lit(['#4fb3e8', '#4fb3e8', '#ffc857', '#4fb3e8', '#6fe0a4'][at] ?? ''),
              1,
            ),
          )
          .join(''),
      rect(3, -66, 63, 39, lighter(color, 0.12), 3) +
        path('M8 -38L20 -46L32 -41L46 -54L61 -60L61 -31L8 -31Z', lit('#f2785c'), 0.4) +
        line('M8 -38L20 -46L32 -41L46 -54L61 -60', lit('#f2785c'), 3.4) +
        [
          [20, -46],
          [32, -41],
          [46, -54],
          [61, -60],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 2.8, lit('white')))
          .join(''),
    ].join(''),
  ),
  checklist: thing('table', 0.78, 0.17, '#b9763f', (color, { lit }) =>
    [
      rect(-39, -93, 78, 93, color, 6) +
        path('M30 -93L33 -93Q39 -93 39 -87L39 -6Q39 0 33 0L30 0Z', darker(color, 0.25)),
      rect(-31, -85, 62, 78, lit('white'), 2) + path('M18 -85L31 -85L31 -7L18 -7Z', darker(lit('white'), 0.08)),
      circle(0, -93, 7, lit('metalDark')) +
        rect(-17, -92, 34, 13, lit('metal'), 4) +
        path('M5 -92L13 -92Q17 -92 17 -88L17 -83Q17 -79 13 -79L5 -79Z', lit('metalDark')) +
        circle(0, -94, 2.6, color),
      [-65, -43, -21]
        .map(
          (y, at) =>
            rect(-25, y - 7, 15, 15, lit('#d5ead9'), 3) +
            line(`M-23.5 ${y}l5 6l10 -13`, lit('#2f9b57'), 4.6) +
            rect(-4, y - 6, 30, 5, lit('#6b7480'), 2.5) +
            rect(-4, y + 3, [20, 26, 16][at] ?? 0, 5, lit('#b4b6ba'), 2.5),
        )
        .join(''),
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
  phoneChat: thing('table', 0.58, 0.14, '#2a2c38', (color, { lit }) =>
    [
      rect(-29, -100, 58, 100, color, 9) +
        path('M20 -100Q29 -100 29 -91L29 -9Q29 0 20 0Z', darker(color, 0.4)) +
        rect(-24, -94, 48, 88, lit('#dfe9ee'), 5),
      path('M-24 -76L-24 -89Q-24 -94 -19 -94L19 -94Q24 -94 24 -89L24 -76Z', lit('#23867f')) +
        circle(-15, -83.5, 5, lit('#f4d3b5')) +
        rect(-7, -86, 22, 5, lit('white'), 2.5) +
        rect(-9, -97, 18, 5, color, 2.5),
      path('M-18 -71L8 -71Q12 -71 12 -67L12 -59Q12 -55 8 -55L-14 -55L-21 -50L-21 -68Q-21 -71 -18 -71Z', lit('white')) +
        rect(-16, -67.5, 23, 3, lit('#9aa7ad'), 1.5) +
        rect(-16, -61.5, 15, 3, lit('#9aa7ad'), 1.5),
      path(
        'M18 -48L-6 -48Q-10 -48 -10 -44L-10 -37Q-10 -33 -6 -33L14 -33L21 -28L21 -45Q21 -48 18 -48Z',
        lit('#3fae7a'),
      ) +
        rect(-5, -44.5, 20, 3, lit('white'), 1.5) +
        rect(-5, -39.2, 12, 3, lit('white'), 1.5),
      path(
        'M-18 -28L-2 -28Q2 -28 2 -24L2 -22Q2 -18.5 -2 -18.5L-15 -18.5L-21 -14.5L-21 -25Q-21 -28 -18 -28Z',
        lit('white'),
      ) + [-14, -9, -4].map((x) => circle(x, -23, 1.7, lit('#7d8b92'))).join(''),
      rect(-15, -13, 26, 5, lit('white'), 2.5) + circle(17, -10.8, 3.8, lit('#23867f')),
    ].join(''),
  ),
  aquarium: thing('table', 1.5, 0.3, '#58b4d6', (color, { lit }) => {
    const fish = (x: number, y: number, scale: number, fill: string, flip = false) =>
      moved(
        path('M24 0Q8 -17 -12 -5L-24 -12Q-19 0 -24 12L-12 5Q8 17 24 0Z', fill) +
          path('M-4 -9Q2 -18 10 -12ZM-12 5Q8 17 24 0Q6 6 -12 5Z', darker(fill, 0.2)) +
          path('M6 -10.5Q2 0 6 9.5L1 9.6Q-3 0 1 -10.5Z', lit('white')) +
          circle(15, -2.5, 2.6, lit('white')) +
          circle(15.5, -2.5, 1.5, lit('dark')),
        x,
        y,
        scale,
        flip,
      );
    const weed = (x: number, high: number, fill: string) =>
      path(
        `M${x} -16Q${x - 9} ${-16 - high * 0.3} ${x} ${-16 - high * 0.55}Q${x + 6} ${-16 - high * 0.8} ${x} ${-16 - high}Q${x + 14} ${-16 - high * 0.7} ${x + 8} ${-16 - high * 0.5}Q${x} ${-16 - high * 0.25} ${x + 7} -16Z`,
        fill,
      );
    return [
      rect(-72, -96, 144, 92, lit('#e3f3f6'), 3) +
        rect(-70, -83, 140, 76, color) +
        path('M44 -83L70 -83L70 -7L44 -7Z', darker(color, 0.12)),
      weed(-56, 52, lit('#3d8a55')) +
        weed(-46, 38, lit('#5bab62')) +
        weed(-64, 32, lit('#5bab62')) +
        weed(46, 44, lit('#3d8a55')) +
        weed(57, 56, lit('#2f7350')),
      path('M8 -16Q10 -34 24 -34Q42 -34 44 -14Z', lit('#7b8088')) +
        path('M24 -34Q42 -34 44 -14L32 -14Q36 -28 24 -34Z', darker(lit('#7b8088'), 0.3)),
      path('M-70 -14Q-50 -22 -30 -16Q-6 -10 14 -16Q44 -22 70 -14L70 -7L-70 -7Z', lit('#e6c98f')) +
        [-52, -34, -8, 20, 40, 58]
          .map((x, at) => circle(x, -11 - (at % 2) * 2, 2, darker(lit('#e6c98f'), 0.25)))
          .join(''),
      fish(-16, -44, 1.12, lit('#f5822e')) +
        fish(34, -64, 0.86, lit('#f4cf3e'), true) +
        fish(-36, -68, 0.56, lit('#e2475a')),
      [
        [6, -58, 3],
        [10, -68, 2.4],
        [5, -76, 1.8],
        [62, -76, 2],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('white'), 0.75))
        .join(''),
      path('M-66 -80L-52 -80L-66 -52Z', lit('white'), 0.4) +
        rect(-75, -100, 150, 9, lit('#333a46'), 3) +
        rect(-75, -8, 150, 8, lit('#333a46'), 3) +
        rect(-30, -98, 60, 3, lit('#5a6475'), 1.5),
    ].join('');
  }),
} as const satisfies Record<string, Subject>;
