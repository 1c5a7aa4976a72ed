import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, path, rect, turned } from './svg';

const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

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
        line(ring(-18, -63, 40, 22.6) + ring(-18, -63, 29, 16.4), lit('#3b3b45'), 1.6),
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
      line(ring(20, -50, 41) + ring(20, -50, 33) + ring(20, -50, 25), lighter(color, 0.14), 1.6),
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
    [
      `<g transform="rotate(-20 0 -50)">`,
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
      `</g>`,
    ].join(''),
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
} as const satisfies Record<string, Subject>;
