import { darker, lighter } from '../../look/palette';
import { ledNumber } from '../details';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Electronic and optical devices, and what their screens show. */
export const devices = {
  phone: thing('table', 0.52, 0.13, '#23232b', (color, { lit }) =>
    [
      rect(-26, -100, 52, 100, color, 9),
      rect(-22, -95, 44, 90, lit('#f4efe3'), 6),
      rect(-22, -95, 44, 34, lit('#5aa6b8')),
      circle(12, -80, 7, lit('#fff3cf')),
      path('M-22 -61L-6 -78L8 -66L16 -73L22 -66L22 -61Z', lit('#37694a')),
      rect(-15, -52, 30, 5, lit('#2a2a33'), 2.5),
      rect(-15, -42, 22, 4, lit('#b7b2a6'), 2),
      rect(-15, -28, 30, 12, lit('#d4553a'), 6),
    ].join(''),
  ),
  laptop: thing('table', 1.65, 0.2, '#b7bdc2', (color, { lit }) =>
    [
      rect(-62, -100, 124, 84, darker(color, 0.62), 6),
      rect(-57, -95, 114, 73, lit('#eef2ee')),
      rect(-57, -95, 114, 12, lit('#d9dfe0')),
      rect(-48, -74, 42, 42, lit('#d4553a'), 3),
      rect(2, -74, 46, 6, lit('#3b4150'), 3) +
        rect(2, -62, 38, 4, lit('#aab1b8'), 2) +
        rect(2, -53, 42, 4, lit('#aab1b8'), 2) +
        rect(2, -40, 24, 9, lit('#2f7f86'), 4.5),
      path('M-82 -8L-68 -17L68 -17L82 -8Q82 0 74 0L-74 0Q-82 0 -82 -8Z', color),
      path('M-16 -11L16 -11L20 -5L-20 -5Z', darker(color, 0.18)),
    ].join(''),
  ),
  closedLaptop: thing('table', 4.6, 0.05, '#b7bdc2', (color, { lit }) =>
    [
      path('M-224 -58L-200 -96L200 -96L224 -58Z', lighter(color, 0.25)),
      circle(0, -78, 12, lit('white')),
      rect(-228, -60, 456, 24, color, 10),
      path('M-228 -38L228 -38L204 0L-204 0Z', darker(color, 0.28)),
    ].join(''),
  ),
  screen: thing('ground', 1.5, 0.7, '#2a2a33', (color, { lit }) =>
    [
      rect(-7, -20, 14, 16, darker(color, 0.1)) + rect(-30, -5, 60, 5, color, 2),
      rect(-75, -100, 150, 84, color, 5),
      rect(-70, -95, 140, 74, lit('#4f9db0')),
      path('M-70 -21L-30 -64L0 -36L22 -54L70 -21Z', lit('#2f6b5d')),
      circle(42, -76, 10, lit('#fff3cf')),
    ].join(''),
  ),
  headphones: thing('table', 1, 0.12, '#3c4a63', (color) =>
    [
      `<path d="M-40 -34Q-42 -94 0 -94Q42 -94 40 -34" fill="none" stroke="${color}" stroke-width="11"/>`,
      rect(-54, -46, 24, 46, darker(color, 0.2), 11) + rect(30, -46, 24, 46, darker(color, 0.2), 11),
      rect(-36, -42, 12, 38, lighter(color, 0.35), 6) + rect(24, -42, 12, 38, lighter(color, 0.35), 6),
    ].join(''),
  ),
  camera: thing('table', 1.4, 0.1, '#2f3038', (color, { lit }) =>
    [
      rect(-34, -100, 44, 22, color, 5),
      rect(-68, -84, 136, 84, color, 10),
      rect(-68, -84, 136, 22, lit('metal'), 8),
      circle(0, -38, 32, lit('#15151a')) + circle(0, -38, 22, lit('#3d5a73')) + circle(-8, -46, 6, lit('#bcd7e6')),
      rect(42, -78, 16, 10, lit('red'), 3),
    ].join(''),
  ),
  tablet: thing('table', 0.78, 0.16, '#2a2a33', (color, { lit }) =>
    [
      rect(-38, -100, 76, 100, color, 7) + rect(-33, -93, 66, 86, lit('#f1f4f2'), 2),
      rect(-27, -86, 54, 26, lit('#4f9db0'), 2) +
        rect(-27, -54, 25, 22, lit('#e2a13f'), 2) +
        rect(2, -54, 25, 22, lit('#6c9552'), 2),
      rect(-27, -26, 54, 5, lit('metalDark'), 2) + rect(-27, -17, 36, 5, lit('metal'), 2),
    ].join(''),
  ),
  mic: thing('table', 0.5, 0.2, '#2f3038', (color, { lit }) =>
    [
      rect(-22, -5, 44, 5, color, 2) + rect(-2.5, -40, 5, 38, color),
      `<path d="M-20 -70Q-20 -42 0 -42Q20 -42 20 -70" fill="none" stroke="${color}" stroke-width="4"/>`,
      rect(-13, -100, 26, 48, lit('metal'), 13) +
        [-90, -82, -74].map((y) => rect(-13, y, 26, 2.4, lit('metalDark'))).join(''),
    ].join(''),
  ),
  speaker: thing('table', 0.68, 0.2, '#33343c', (color, { lit }) =>
    [
      rect(-33, -100, 66, 100, color, 10),
      circle(0, -34, 24, darker(color, 0.4)) +
        circle(0, -34, 12, lit('metalDark')) +
        circle(0, -78, 12, darker(color, 0.4)) +
        circle(0, -78, 5, lit('metalDark')),
    ].join(''),
  ),
  clock: thing('table', 0.9, 0.14, '#d4553a', (color, { lit }) =>
    [
      line('M-28 -8L-36 0M28 -8L36 0', lit('dark'), 7),
      circle(-26, -88, 13, color) + circle(26, -88, 13, color) + rect(-4, -100, 8, 14, lit('dark'), 3),
      circle(0, -46, 42, color) + circle(0, -46, 34, lit('white')),
      line('M0 -46L0 -70M0 -46L16 -38', lit('dark'), 4.6) + circle(0, -46, 3.4, lit('red')),
      [0, 90, 180, 270].map((turn) => turned(rect(-1.5, -78, 3, 7, lit('metalDark')), turn, 0, -46)).join(''),
    ].join(''),
  ),
  terminal: thing('wall', 1.4, 0.3, '#262b3a', (color, { lit }) =>
    [
      rect(-70, -100, 140, 100, color, 7),
      path('M-70 -82L-70 -93Q-70 -100 -63 -100L63 -100Q70 -100 70 -93L70 -82Z', lighter(color, 0.18)),
      ['#e5695c', '#e8b64c', '#6cbf6a'].map((dot, at) => circle(-60 + at * 10, -91, 3, lit(dot))).join(''),
      line('M-58 -68L-50 -62L-58 -56', lit('#6cd6a8'), 3),
      rect(-42, -65, 56, 5, lit('#e9edf2'), 2),
      rect(-58, -46, 84, 5, lighter(color, 0.4), 2) + rect(-58, -34, 62, 5, lighter(color, 0.4), 2),
      rect(-58, -22, 10, 5, lit('#6cd6a8'), 2) + rect(-44, -22, 46, 5, lit('#e8b64c'), 2),
      rect(8, -24, 6, 10, lit('#e9edf2')),
    ].join(''),
  ),
  typewriter: thing('table', 1.4, 0.16, '#3f7d78', (color, { lit }) =>
    [
      rect(-34, -104, 68, 44, lit('white'), 1) +
        rect(-22, -94, 44, 4, lit('metalDark'), 2) +
        rect(-22, -84, 30, 4, lit('metalDark'), 2),
      rect(-64, -68, 128, 14, lit('dark'), 7),
      path('M-52 -60L52 -60L68 -6Q68 0 60 0L-60 0Q-68 0 -68 -6Z', color),
      [-44, -30, -16]
        .map((y, row) =>
          [-3, -2, -1, 0, 1, 2, 3].map((at) => circle(at * (13 + row * 1.5), y, 4.4, lit('white'))).join(''),
        )
        .join(''),
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
  tripodCamera: thing('ground', 0.72, 0.9, '#33363f', (color, { lit }) =>
    [
      line('M0 -46L0 -4', lit('#22232a'), 4) +
        line('M-4 -44L-32 -3', lit('#4a4f57'), 5) +
        line('M4 -44L32 -3', lit('#3a3d44'), 5) +
        line('M-17 -25L-32 -3M17 -25L32 -3', lit('metalDark'), 3.4) +
        [-32.5, 0, 32.5].map((x) => ellipse(x, -2, 3.4, 2, lit('dark'))).join('') +
        line('M-17 -25L0 -20L17 -25', lit('metalDark'), 2),
      rect(-8, -54, 16, 12, lit('#22232a'), 2) +
        rect(-12, -57, 24, 5, lit('#6c737c'), 1.5) +
        line('M8 -48L22 -44', lit('#6c737c'), 3) +
        line('M17 -45.5L23 -43.5', lit('dark'), 4.4),
      path('M-13 -90L-9 -99Q-8 -100 -6 -100L8 -100Q10 -100 11 -99L15 -90Z', color) +
        path('M5 -100L8 -100Q10 -100 11 -99L15 -90L7 -90Z', darker(color, 0.3)) +
        rect(-30, -95, 12, 6, lit('#6c737c'), 1.5) +
        rect(20, -94, 10, 5, lit('#55585e'), 1.5),
      rect(-36, -92, 72, 36, color, 5) +
        path('M22 -92L31 -92Q36 -92 36 -87L36 -61Q36 -56 31 -56L22 -56Z', darker(color, 0.3)) +
        rect(-36, -84, 72, 3, lighter(color, 0.2)) +
        path('M-36 -80L-22 -80L-22 -56L-31 -56Q-36 -56 -36 -61Z', lighter(color, 0.12)) +
        circle(28, -76, 2.4, lit('#e2452f')),
      circle(1, -73, 19, lit('#22232a')) +
        circle(1, -73, 16.5, lit('#6c737c')) +
        circle(1, -73, 14.5, lit('#22232a')) +
        circle(1, -73, 10.5, lit('#3a5f8f')) +
        circle(1, -73, 6, lit('#1f3557')) +
        ellipse(-3, -77.5, 4, 3, lit('#a9cfe8')) +
        circle(5, -69, 1.6, lit('#a9cfe8')),
    ].join(''),
  ),
  binoculars: thing('table', 1.2, 0.14, '#3f5a4c', (color, { lit }) => {
    const barrel = (x: number) =>
      moved(
        path('M-12 -96L12 -96L15 -70L-15 -70Z', lit('#33343c')) +
          rect(-14, -100, 28, 9, lit('#22232a'), 3) +
          path('M-17 -74L17 -74L29 -34L29 -16L-29 -16L-29 -34Z', color) +
          path('M6 -74L17 -74L29 -34L29 -16L12 -16Q14 -46 6 -74Z', darker(color, 0.26)) +
          line('M-16 -64L-23 -36', lighter(color, 0.4), 3.4) +
          rect(-17, -77, 34, 6, lit('#c99a3b'), 2) +
          ellipse(0, -17, 30, 17, lit('#22232a')) +
          ellipse(0, -17, 24, 13, lit('#3f6fa0')) +
          path('M-22 -20Q-18 -29 0 -30Q12 -30 18 -26Q0 -26 -8 -16Q-14 -8 -17 -8Q-24 -14 -22 -20Z', lit('#8fc0e0')) +
          ellipse(10, -12, 4, 2.4, lit('#c9e4f2')),
        x,
        0,
      );
    return [
      rect(-14, -70, 28, 14, lit('#33343c'), 3) + rect(-12, -48, 24, 12, lit('#33343c'), 3) + barrel(-30) + barrel(30),
      rect(-7, -84, 14, 20, lit('#c99a3b'), 3) +
        [-81, -77, -73, -69].map((y) => rect(-7, y, 14, 1.6, lit('#8a6524'))).join('') +
        rect(-5, -64, 10, 34, lit('#22232a'), 4) +
        circle(0, -36, 5, lit('metalDark')),
    ].join('');
  }),
  drone: thing(
    'air',
    2,
    0.2,
    '#414b5a',
    (color, { lit }) =>
      [
        line('M-20 -58L-42 -84M20 -58L42 -84', darker(color, 0.25), 9),
        [-42, 42]
          .map((x) => rect(x - 5, -92, 10, 14, darker(color, 0.4), 3) + ellipse(x, -94, 32, 6, lit('#9fb0bc'), 0.8))
          .join(''),
        line('M-24 -34L-40 -4M24 -34L40 -4', darker(color, 0.35), 6) +
          line('M-54 -4L-30 -4M30 -4L54 -4', darker(color, 0.35), 8),
        line('M-24 -48L-64 -58M24 -48L64 -58', color, 12) + line('M24 -44L62 -54', darker(color, 0.25), 5),
        [-64, 64]
          .map(
            (x) =>
              rect(x - 8, -70, 16, 20, darker(color, 0.25), 4) +
              ellipse(x, -72, 36, 7.5, lit('#c9d5dc'), 0.9) +
              line(`M${x - 30} -72L${x + 30} -72`, lit('#6d7a86'), 3) +
              circle(x, -73, 4, lit('dark')) +
              circle(x, -53, 4, lit(x < 0 ? '#62e39a' : '#ff6a55')),
          )
          .join(''),
        path('M-34 -46Q-32 -68 0 -68Q32 -68 34 -46Q32 -26 16 -26L-16 -26Q-32 -26 -34 -46Z', color) +
          path('M12 -67Q32 -64 34 -46Q32 -26 16 -26L6 -26Q22 -44 12 -67Z', darker(color, 0.2)) +
          ellipse(-12, -58, 12, 4, lighter(color, 0.4)),
        circle(0, -22, 15, darker(color, 0.55)) + circle(0, -22, 9, lit('#5bb4d8')) + circle(-3, -25, 3, lit('white')),
      ].join(''),
    'fly',
  ),
  robot: thing('ground', 0.7, 0.8, '#7fb3b8', (color, { lit }) =>
    [
      line('M0 -92L0 -100', lit('metalDark'), 3) + circle(0, -100, 4, lit('red')),
      rect(-22, -92, 44, 32, color, 9) +
        rect(-16, -85, 32, 17, lit('#22303a'), 6) +
        circle(-7, -76, 3.6, lit('#7ff0e0')) +
        circle(7, -76, 3.6, lit('#7ff0e0')),
      rect(-26, -56, 52, 38, color, 8) + rect(-12, -48, 24, 14, lighter(color, 0.4), 3),
      line('M-30 -50L-36 -28M30 -50L36 -28', darker(color, 0.2), 8),
      rect(-18, -18, 12, 18, darker(color, 0.25), 3) + rect(6, -18, 12, 18, darker(color, 0.25), 3),
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
  phoneMap: thing('table', 0.58, 0.14, '#2a2c38', (color, { lit }) =>
    [
      rect(-29, -100, 58, 100, color, 9) +
        path('M20 -100Q29 -100 29 -91L29 -9Q29 0 20 0Z', darker(color, 0.4)) +
        rect(-24, -94, 48, 88, lit('#f3ead6'), 5),
      path('M-24 -54L-24 -89Q-24 -94 -19 -94L-8 -94L-8 -66Z', lit('#a9d18e')) +
        path('M10 -6L8 -32L24 -38L24 -11Q24 -6 19 -6Z', lit('#a9d18e')),
      path('M-24 -30L-24 -46Q-4 -38 4 -56Q10 -76 24 -80L24 -64Q16 -60 14 -50Q6 -26 -24 -30Z', lit('#7cc0dd')),
      line('M-21 -62L20 -88M-5 -91L5 -9M-21 -19L21 -26', lit('white'), 5),
      line('M-14 -13L-14 -19L2 -21L0 -36', lit('#3a6fe0'), 4.6) +
        circle(-14, -13, 5, lit('white')) +
        circle(-14, -13, 3, lit('#3a6fe0')),
      ellipse(0, -35, 8, 2.8, lit('dark'), 0.3) +
        path('M0 -34Q-18 -56 -18 -67A18 18 0 0 1 18 -67Q18 -56 0 -34Z', lit('#e2402f')) +
        path('M0 -34L0 -85A18 18 0 0 1 18 -67Q18 -56 0 -34Z', darker(lit('#e2402f'), 0.18)) +
        circle(0, -67, 7.5, lit('white')),
      rect(-9, -97, 18, 5, color, 2.5),
    ].join(''),
  ),
  chatBubbles: thing('air', 1.36, 0.36, '#3487c9', (color, { lit }) =>
    [
      path(
        'M-56 -100L14 -100Q26 -100 26 -88L26 -54Q26 -42 14 -42L-30 -42L-52 -24L-50 -42L-56 -42Q-68 -42 -68 -54L-68 -88Q-68 -100 -56 -100Z',
        color,
      ),
      path('M10 -100L14 -100Q26 -100 26 -88L26 -54Q26 -42 14 -42L10 -42Z', darker(color, 0.2)) +
        line('M-60 -88L-60 -76', lighter(color, 0.45), 4),
      [58, 66, 20].map((width, at) => rect(-50, -88 + at * 13, width, 7, lit('white'), 3.5)).join(''),
      path(
        'M-12 -60L56 -60Q68 -60 68 -48L68 -28Q68 -16 56 -16L54 -16L57 0L34 -16L-12 -16Q-24 -16 -24 -28L-24 -48Q-24 -60 -12 -60Z',
        lit('#f6c04c'),
      ),
      path('M53 -60L56 -60Q68 -60 68 -48L68 -28Q68 -16 56 -16L53 -16Z', darker(lit('#f6c04c'), 0.17)),
      [64, 42].map((width, at) => rect(-12, -49 + at * 14, width, 7, lit('#6b4a16'), 3.5)).join(''),
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
} as const satisfies Record<string, Subject>;
