import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, path, rect, moved, turned, repeat } from './svg';

/** The flat drawings of tools, clothes, papers, devices and furniture. */
export const household = {
  candle: thing('table', 0.55, 0.13, '#f1e3c6', (color, { lit }) =>
    [
      circle(0, -84, 22, '#ffdf8a', 0.28),
      path('M0 -104Q11 -88 7 -79Q4 -73 0 -73Q-4 -73 -7 -79Q-11 -88 0 -104Z', '#f7b23f') +
        path('M0 -94Q5 -86 3 -80Q0 -76 -3 -80Q-5 -86 0 -94Z', '#fff3c4'),
      line('M0 -76L0 -64', lit('dark'), 2.4),
      rect(-25, -62, 50, 62, color, 6) + path('M8 -62L25 -62L25 -6Q25 0 19 0L6 0Q18 -30 8 -62Z', darker(color, 0.14)),
      ellipse(0, -62, 25, 6, lighter(color, 0.4)),
      rect(-16, -40, 28, 20, lit('white'), 2) + rect(-11, -33, 18, 4, lit('metalDark'), 2),
    ].join(''),
  ),
  bulb: thing('air', 0.6, 0.12, '#ffe9a8', (color, { lit }) =>
    [
      line('M0 -190L0 -100', lit('dark'), 3),
      circle(0, -42, 52, color, 0.28),
      rect(-11, -104, 22, 26, lit('metalDark'), 3) +
        [-98, -91, -84].map((y) => rect(-11, y, 22, 2.4, lit('metal'))).join(''),
      path('M-11 -80Q-13 -70 -24 -58Q-40 -36 -24 -16Q0 4 24 -16Q40 -36 24 -58Q13 -70 11 -80Z', color),
      line('M-8 -78L-5 -46L0 -52L5 -46L8 -78', '#e0902f', 2.4),
    ].join(''),
  ),
  match: thing('air', 0.5, 0.1, '#d9a66a', (color, { lit }) =>
    [
      circle(12, -74, 30, '#ffcf6a', 0.25),
      line('M-22 0L10 -66', color, 6),
      circle(11, -68, 6, lit('#6b2a22')),
      path('M14 -110Q34 -82 26 -68Q20 -58 12 -58Q0 -62 2 -76Q6 -92 14 -110Z', '#f59a2f') +
        path('M14 -90Q24 -78 19 -70Q13 -64 8 -70Q6 -80 14 -90Z', '#fff0b8'),
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
  hammer: thing('table', 1.05, 0.2, '#8b929a', (color, { lit }) =>
    [
      turned(
        rect(-6, -78, 12, 82, lit('wood'), 4) +
          path('M-40 -100L30 -100Q44 -96 46 -78L30 -78L24 -84L-16 -84L-16 -74L-40 -74Z', color) +
          rect(-42, -100, 10, 26, darker(color, 0.3), 2),
        28,
        0,
        -50,
      ),
    ].join(''),
  ),
  wrench: thing('table', 0.8, 0.16, '#9aa3ab', (color) =>
    [
      turned(
        rect(-8, -84, 16, 70, color, 4) +
          path(
            'M-24 -104L-10 -96L-10 -84L10 -84L10 -96L24 -104Q30 -78 10 -70L-10 -70Q-30 -78 -24 -104Z',
            darker(color, 0.12),
          ) +
          circle(0, -6, 15, darker(color, 0.12)) +
          circle(0, -6, 7, lighter(color, 0.5)),
        32,
        0,
        -50,
      ),
    ].join(''),
  ),
  drill: thing('table', 1.3, 0.18, '#e0a13f', (color, { lit }) =>
    [
      path(
        'M-46 -94L26 -94Q36 -94 36 -84L36 -62L-18 -62L-12 -14L-42 -14L-48 -62Q-56 -64 -56 -78Q-56 -94 -46 -94Z',
        color,
      ),
      path('M-18 -62L36 -62L36 -74L-56 -74Q-54 -64 -48 -62L-42 -14L-32 -14Z', darker(color, 0.14)),
      rect(36, -88, 12, 20, lit('dark'), 2) + rect(48, -81, 26, 6, lit('metalDark')),
      rect(-50, -16, 48, 16, lit('dark'), 4) + rect(-14, -58, 8, 14, lit('red'), 3),
    ].join(''),
  ),
  paintbrush: thing('table', 0.7, 0.18, '#2f6db0', (color, { lit }) =>
    [
      turned(
        rect(-5, -44, 10, 48, lit('wood'), 5) +
          rect(-16, -58, 32, 15, lit('metal'), 3) +
          path('M-16 -58L-14 -92Q0 -108 14 -92L16 -58Z', lit('#d9b98a')) +
          path('M-14.500 -82L-14 -92Q0 -108 14 -92L14.500 -82Q0 -74 -14.500 -82Z', color),
        24,
        0,
        -50,
      ),
    ].join(''),
  ),
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
  glasses: thing('table', 2.7, 0.05, '#2f3038', (color, { lit }) =>
    [
      `<g fill="${lit('glass')}" fill-opacity="0.7" stroke="${color}" stroke-width="12"><rect x="-116" y="-84" width="92" height="74" rx="32"/><rect x="24" y="-84" width="92" height="74" rx="32"/></g>`,
      line('M-24 -56Q0 -74 24 -56M-116 -60L-130 -92M116 -60L130 -92', color, 11),
      line('M-92 -60L-72 -34M48 -60L68 -34', lit('white'), 6, 0.8),
    ].join(''),
  ),
  hat: thing('table', 1.7, 0.12, '#c9a05b', (color, { lit }) =>
    [
      ellipse(0, -16, 84, 16, color),
      path('M-46 -18Q-48 -92 -18 -98Q0 -88 18 -98Q48 -92 46 -18Q0 -4 -46 -18Z', lighter(color, 0.08)),
      path('M-46 -38Q0 -24 46 -38L46 -18Q0 -4 -46 -18Z', lit('#4a3226')),
    ].join(''),
  ),
  helmet: thing('table', 1.3, 0.14, '#23867f', (color, { lit }) =>
    [
      path('M-62 -26Q-66 -98 0 -98Q66 -98 62 -26Q0 -12 -62 -26Z', color),
      path('M22 -94Q66 -86 62 -26Q44 -21 26 -19Q46 -56 22 -94Z', darker(color, 0.16)),
      line('M-34 -72Q-20 -86 -4 -88M-38 -48Q-20 -58 0 -58', lit('dark'), 8),
      line('M-46 -24Q-30 8 4 -2M40 -22Q30 4 4 -2', lit('dark'), 5),
    ].join(''),
  ),
  sock: thing('table', 0.85, 0.16, '#c9503a', (color, { lit }) =>
    [
      path('M-22 -96L18 -96L18 -46Q20 -34 36 -22Q48 -10 34 -2Q20 6 0 -4Q-24 -16 -22 -44Z', color),
      rect(-24, -100, 44, 16, lighter(color, 0.5), 4) +
        rect(-22, -74, 40, 8, lit('white')) +
        rect(-22, -58, 40, 8, lit('white')),
      path('M36 -22Q48 -10 34 -2Q26 2 14 1Q34 -6 26 -29Z', lighter(color, 0.5)),
    ].join(''),
  ),
  sandal: thing('table', 2.3, 0.06, '#e5a73a', (color, { lit }) =>
    [
      path('M-108 -16Q-112 -40 -80 -38Q0 -20 84 -34Q114 -32 110 -10Q104 0 80 0L-90 0Q-106 0 -108 -16Z', lit('#8a5a38')),
      path('M-108 -22Q-108 -42 -80 -40Q0 -22 84 -36Q112 -34 110 -16Q0 -6 -108 -22Z', lighter(color, 0.35)),
      path('M6 -28Q22 -96 62 -90Q98 -78 96 -28Q80 -66 56 -66Q34 -64 30 -28Z', color),
      line('M-74 -38Q-72 -88 -36 -76Q-12 -62 10 -34', color, 12),
    ].join(''),
  ),
  coat: thing('table', 0.85, 0.6, '#3f6a80', (color, { lit }) =>
    [
      path('M-14 -98L14 -98L34 -88L44 -34L32 -30L26 -60L28 0L-28 0L-26 -60L-32 -30L-44 -34L-34 -88Z', color),
      path('M0 -88L14 -98L34 -88L44 -34L32 -30L26 -60L28 0L2 0Z', darker(color, 0.13)),
      path('M-14 -98L0 -78L14 -98L6 -100L-6 -100Z', lighter(color, 0.3)),
      [-64, -44, -24].map((y) => circle(-4, y, 2.6, lit('white'))).join('') +
        rect(-22, -34, 14, 3, darker(color, 0.3)) +
        rect(10, -34, 14, 3, darker(color, 0.3)),
    ].join(''),
  ),
  paper: thing('table', 1.1, 0.14, '#fbf7ee', (color, { lit }) => {
    const ink = lit('#8b9098'),
      pen = lit('#2f5f9e');
    return [
      turned(
        rect(-44, -95, 68, 90, darker(color, 0.24), 1.5) + rect(-44, -95, 68, 4, darker(color, 0.16), 1.5),
        -8,
        -10,
        -50,
      ),
      turned(
        path('M-40 -96L18 -96L33 -81L33 -1.5L-40 -1.5Z', color) +
          path('M20 -79L33 -81L33 -1.5L20 -1.5Z', darker(color, 0.07)) +
          path('M18 -96L33 -81L18 -81Z', darker(color, 0.26)) +
          rect(-32, -88, 30, 7, lit('#35506b'), 1) +
          rect(-32, -77, 20, 4, lit('#d2503a'), 1) +
          repeat(7, (at) => rect(-32, -66 + at * 7.4, at === 3 ? 34 : at === 6 ? 26 : 57, 3, ink, 1.5)) +
          line('M-30 -6Q-26 -16 -23 -9Q-20 -3 -16 -11Q-14 -5 -9 -8Q-6 -10 -2 -7', pen, 1.8),
        2,
        0,
        -50,
      ),
      moved(
        turned(
          path('M-5 -62L5 -62L5 -6L0 8L-5 -6Z', pen) +
            path('M1 -62L5 -62L5 -6L0 8Z', darker(pen, 0.28)) +
            path('M-5 -6L5 -6L0 8Z', lit('#c9ced3')) +
            path('M-1.5 3.8L1.5 3.8L0 8Z', lit('dark')) +
            rect(-5, -64, 10, 8, lit('#e0b04a'), 2) +
            rect(-5, -9, 10, 3, lit('#e0b04a')) +
            rect(3.5, -60, 3, 24, lit('#e0b04a'), 1.5) +
            line('M-2.6 -50L-2.6 -14', lighter(pen, 0.4), 1.5),
          34,
          0,
          8,
        ),
        13,
        -17,
      ),
    ].join('');
  }),
  card: thing('table', 1.6, 0.06, '#2f6f8f', (color, { lit }) =>
    [
      turned(
        rect(-76, -98, 152, 96, color, 9) +
          rect(-76, -82, 152, 16, darker(color, 0.45)) +
          rect(-62, -54, 26, 20, lit('#e2c15a'), 3) +
          rect(-62, -24, 70, 7, lighter(color, 0.55), 3) +
          circle(44, -24, 11, lit('red'), 0.9) +
          circle(58, -24, 11, lit('#f0bf3a'), 0.85),
        -6,
        0,
        -50,
      ),
    ].join(''),
  ),
  coins: thing('table', 1.5, 0.08, '#d9a83a', (color) =>
    [
      ...[0, 1, 2, 3].map((at) => ellipse(-28, -14 - at * 18, 38, 13, darker(color, at % 2 === 0 ? 0.18 : 0.04))),
      ellipse(-28, -82, 38, 13, lighter(color, 0.25)),
      ...[0, 1].map((at) => ellipse(44, -14 - at * 18, 34, 12, darker(color, at % 2 === 0 ? 0.18 : 0.04))),
      ellipse(44, -48, 34, 12, lighter(color, 0.25)),
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
  cabinet: thing('ground', 1.1, 1.1, '#a9683f', (color, { lit }) =>
    [
      rect(-54, -100, 108, 96, color, 3) + rect(-48, -4, 10, 4, lit('woodDark')) + rect(38, -4, 10, 4, lit('woodDark')),
      rect(-46, -92, 92, 80, darker(color, 0.5)) + rect(-46, -54, 92, 4, color),
      [-38, -20, -2, 16, 32]
        .map(
          (x, at) =>
            rect(
              x,
              -54 - 22 - (at % 3) * 4,
              12,
              22 + (at % 3) * 4,
              lit(['#d4553a', '#e2a13f', '#5a7d84'][at % 3] ?? 'white'),
              1,
            ) + rect(x, -12 - 24, 12, 24, lit(['#5a7d84', '#f1ece0', '#6c9552'][at % 3] ?? 'white'), 1),
        )
        .join(''),
    ].join(''),
  ),
  table: thing('ground', 1.9, 0.5, '#a9683f', (color) =>
    [
      rect(-84, -90, 10, 90, darker(color, 0.2), 2) + rect(74, -90, 10, 90, darker(color, 0.2), 2),
      rect(-96, -100, 192, 14, color, 4) + rect(-96, -90, 192, 4, darker(color, 0.25)),
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
  padlock: thing('table', 0.75, 0.08, '#c99a3b', (color, { lit }) =>
    [
      `<path d="M-20 -56L-20 -74Q-20 -96 0 -96Q20 -96 20 -74L20 -56" fill="none" stroke="${lit('metalDark')}" stroke-width="9"/>`,
      rect(-35, -60, 70, 60, color, 8) +
        path('M12 -60L27 -60Q35 -60 35 -52L35 -8Q35 0 27 0L8 0Q24 -28 12 -60Z', darker(color, 0.16)),
      circle(0, -34, 7, lit('dark')) + rect(-3, -32, 6, 18, lit('dark'), 2),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
