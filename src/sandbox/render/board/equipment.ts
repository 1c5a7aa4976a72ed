import { darker, lighter } from '../look/palette';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, path, rect, turned, moved } from './svg';

/** The flat drawings of equipment for cleaning, sport, work and software, and of things to wear or to lie on. */
export const equipment = {
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
  vacuum: thing('ground', 1.6, 0.5, '#c9503a', (color, palette) =>
    [
      line('M-10 -40Q-30 -104 10 -96Q60 -84 66 -12', palette.lit('metalDark'), 6),
      path('M46 -14L88 -14Q94 -12 92 0L42 0Q40 -10 46 -14Z', palette.lit('dark')),
      path('M-78 -10Q-84 -56 -38 -58Q6 -58 10 -10Z', color) +
        path('M-20 -56Q6 -50 10 -10L-12 -10Q-4 -40 -20 -56Z', darker(color, 0.16)),
      rect(-60, -46, 26, 8, lighter(color, 0.5), 4),
      wheel(-52, -13, 13, palette) + circle(-2, -7, 7, palette.lit('dark')),
    ].join(''),
  ),
  robotVacuum: thing('ground', 4.2, 0.1, '#3a3d45', (color, { lit }) =>
    [
      ellipse(0, -6, 150, 10, lit('dark'), 0.4),
      path('M-200 -50Q-204 -8 -180 -8L180 -8Q204 -8 200 -50Z', darker(color, 0.25)),
      ellipse(0, -52, 200, 46, color),
      ellipse(0, -56, 60, 14, lighter(color, 0.25)) + circle(0, -58, 9, lit('#7fd6c2')),
    ].join(''),
  ),
  iron: thing('table', 1.5, 0.14, '#3f7fb0', (color, { lit }) =>
    [
      path('M-72 -14Q-60 -64 10 -66L58 -66Q70 -60 70 -14Z', color),
      path('M-40 -52Q-6 -102 40 -96Q62 -94 62 -62L46 -62Q44 -80 34 -80Q2 -82 -16 -54Z', darker(color, 0.18)),
      path('M-78 -14L74 -14L74 0L-84 0Z', lit('metal')),
      circle(18, -40, 11, lighter(color, 0.5)),
    ].join(''),
  ),
  fan: thing('ground', 0.75, 0.6, '#e8eef0', (color, { lit }) =>
    [
      rect(-24, -8, 48, 8, lit('metalDark'), 3) + rect(-4, -40, 8, 34, lit('metalDark')),
      circle(0, -66, 35, darker(color, 0.2)) + circle(0, -66, 31, lit('glass')),
      [0, 120, 240]
        .map((angle) => moved(turned(path('M0 0Q-16 -12 -10 -27Q4 -32 10 -22Q10 -8 0 0Z', color), angle), 0, -66))
        .join(''),
      circle(0, -66, 6, lit('metalDark')),
    ].join(''),
  ),
  mower: thing('ground', 1.5, 0.6, '#d0452f', (color, palette) =>
    [
      line('M40 -30L84 -98L100 -98', palette.lit('dark'), 6),
      path('M-72 -14Q-74 -42 -48 -44L40 -44Q58 -42 58 -14Z', color) + rect(-72, -20, 130, 8, darker(color, 0.3)),
      rect(-34, -66, 48, 24, palette.lit('dark'), 5) + rect(-24, -74, 28, 10, palette.lit('metal'), 3),
      wheel(-54, -14, 14, palette) + wheel(44, -16, 16, palette),
    ].join(''),
  ),
  excavator: thing('ground', 1.8, 1.5, '#e6ab2e', (color, { lit }) =>
    [
      rect(-78, -22, 106, 22, lit('dark'), 11) +
        [-60, -26, 10].map((x) => circle(x, -11, 7, lit('metalDark'))).join(''),
      rect(-76, -52, 96, 30, color, 4) + path('M-30 -52L-26 -88L12 -88L20 -52Z', color),
      path('M-20 -56L-18 -82L6 -82L12 -56Z', lit('glass')),
      line('M16 -50L56 -96L86 -56', color, 11) + path('M74 -58L98 -58L92 -28Q76 -26 66 -40Z', lit('metalDark')),
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
  slippers: thing('ground', 2.6, 0.1, '#a8744f', (color) =>
    [-66, 66]
      .map(
        (x) =>
          path(`M${x - 58} -16Q${x - 58} -40 ${x - 40} -40L${x - 4} -30L${x - 4} -16Z`, lighter(color, 0.6)) +
          path(`M${x - 10} -16Q${x - 8} -92 ${x + 22} -86Q${x + 62} -74 ${x + 62} -16Z`, color) +
          ellipse(x - 8, -52, 11, 36, lighter(color, 0.6)) +
          rect(x - 62, -18, 126, 18, darker(color, 0.3), 9),
      )
      .join(''),
  ),
  eye: thing('air', 1.6, 0.12, '#5a86a8', (color, { lit }) =>
    [
      path('M-80 -42Q0 -122 80 -42Q0 14 -80 -42Z', lit('white')),
      circle(0, -46, 33, color) + circle(0, -46, 16, lit('dark')) + circle(11, -57, 7, lit('white')),
      line('M-82 -42Q0 -124 82 -42', lit('dark'), 9) + line('M-82 -42Q0 16 82 -42', lit('dark'), 3, 0.5),
      line('M-60 -66L-76 -82M-34 -84L-44 -102M0 -90L0 -110M34 -84L44 -102M60 -66L76 -82', lit('dark'), 5),
    ].join(''),
  ),
  earrings: thing('table', 1.1, 0.07, '#d9a83a', (color, { lit }) =>
    [-32, 32]
      .map(
        (x) =>
          line(`M${x} -96Q${x + 14} -92 ${x + 6} -76`, color, 4) +
          path(`M${x} -76Q${x + 26} -38 ${x} -4Q${x - 26} -38 ${x} -76Z`, color) +
          path(`M${x} -58Q${x + 14} -36 ${x} -16Q${x - 14} -36 ${x} -58Z`, lit('#5fb0a6')),
      )
      .join(''),
  ),
  blanket: thing('table', 1.5, 0.25, '#b8694a', (color) =>
    [
      rect(-70, -36, 140, 36, darker(color, 0.16), 14) +
        rect(-70, -66, 140, 36, color, 14) +
        rect(-70, -96, 140, 36, lighter(color, 0.18), 14),
      line('M-34 -94L-34 -62M24 -94L24 -62', lighter(color, 0.55), 5) +
        line('M-34 -60L-34 -34M24 -60L24 -34', lighter(color, 0.4), 5),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
