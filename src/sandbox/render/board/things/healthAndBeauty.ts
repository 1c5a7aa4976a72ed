import { darker, lighter, mixHex } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

/** Cosmetics and medical things. */
export const healthAndBeauty = {
  flacon: thing('table', 0.72, 0.14, '#e0a75a', (color, { lit }) =>
    [
      rect(-11, -100, 22, 24, lit('#2b2b33'), 3),
      rect(-8, -78, 16, 8, lit('#c99a3b')),
      rect(-34, -70, 68, 70, lighter(color, 0.45), 9),
      rect(-28, -52, 56, 46, color, 6),
      path('M4 -52L28 -52L28 -12Q28 -6 22 -6L0 -6Q16 -30 4 -52Z', darker(color, 0.16)),
      rect(-27, -64, 6, 50, lit('white'), 3),
      rect(-14, -38, 28, 16, lit('white'), 2),
      rect(-9, -32, 18, 3.4, darker(color, 0.4), 1.7),
    ].join(''),
  ),
  tube: thing('table', 0.42, 0.2, '#f0b64a', (color, { lit }) =>
    [
      path('M-20 -100L20 -100L16 -22L-16 -22Z', color),
      path('M4 -100L20 -100L16 -22L4 -22Z', darker(color, 0.15)),
      rect(-14, -23, 28, 23, lit('white'), 4),
      rect(-10, -78, 20, 6, lit('white'), 3),
      rect(-10, -64, 20, 26, lighter(color, 0.35), 3),
    ].join(''),
  ),
  spray: thing('table', 0.55, 0.26, '#3f9db0', (color, { lit }) =>
    [
      path('M-20 -64Q-8 -72 -8 -80L8 -80Q8 -72 20 -64L22 -4Q22 0 18 0L-18 0Q-22 0 -22 -4Z', color) +
        path('M8 -76Q10 -70 20 -64L22 -4Q22 0 18 0L6 0Q16 -40 8 -76Z', darker(color, 0.18)),
      path('M-26 -98L14 -98L16 -80L-8 -80L-10 -88L-26 -88Z', lit('white')) + line('M-10 -86L-18 -72', lit('red'), 5),
      rect(-15, -50, 30, 30, lit('white'), 3) + rect(-9, -42, 18, 5, darker(color, 0.3), 2),
    ].join(''),
  ),
  lipstick: thing('table', 0.34, 0.08, '#c2304a', (color, { lit }) =>
    [
      path('M-9 -56L-9 -90Q-4 -100 9 -98L9 -56Z', color) +
        rect(-11, -58, 22, 16, lit('#d9b45a')) +
        rect(-15, -44, 30, 44, lit('#2b2b33'), 3),
      rect(-11, -40, 4, 36, lit('#55585e'), 2),
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
  toothbrush: thing('table', 0.62, 0.16, '#3f9db0', (color, { lit }) =>
    [
      turned(
        path('M-5 4Q-8 -30 -4 -60L-5 -100Q0 -106 5 -100L4 -60Q8 -30 5 4Q0 8 -5 4Z', color) +
          [-98, -92, -86, -80, -74]
            .map((y) => rect(5, y, 13, 4.4, lit(y % 4 === 0 ? 'white' : '#bfe2ea'), 1))
            .join('') +
          rect(-2.5, -44, 5, 26, lighter(color, 0.5), 2.5),
        16,
        0,
        -50,
      ),
    ].join(''),
  ),
  pills: thing('table', 1.5, 0.1, '#e07b2a', (color, { lit }) =>
    [
      rect(-58, -78, 54, 78, color, 6) +
        rect(-62, -100, 62, 24, lit('white'), 5) +
        rect(-52, -58, 42, 36, lit('white'), 2) +
        rect(-46, -50, 28, 5, lit('metalDark'), 2),
      rect(18, -24, 46, 22, lit('red'), 11) + path('M41 -24L53 -24Q64 -24 64 -13Q64 -2 53 -2L41 -2Z', lit('white')),
      ellipse(40, -38, 18, 8, lit('white')),
    ].join(''),
  ),
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
  eye: thing('air', 1.6, 0.12, '#5a86a8', (color, { lit }) =>
    [
      path('M-80 -42Q0 -122 80 -42Q0 14 -80 -42Z', lit('white')),
      circle(0, -46, 33, color) + circle(0, -46, 16, lit('dark')) + circle(11, -57, 7, lit('white')),
      line('M-82 -42Q0 -124 82 -42', lit('dark'), 9) + line('M-82 -42Q0 16 82 -42', lit('dark'), 3, 0.5),
      line('M-60 -66L-76 -82M-34 -84L-44 -102M0 -90L0 -110M34 -84L44 -102M60 -66L76 -82', lit('dark'), 5),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
