import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect } from '../svg';

/** Clothes, shoes, jewelry and what else people wear. */
export const clothing = {
  shoe: thing('table', 1.9, 0.12, '#e0603a', (color, { lit }) =>
    [
      path('M-92 -14L-90 -84Q-70 -100 -48 -90Q-36 -62 -8 -52Q40 -42 78 -34Q96 -30 94 -12Z', color),
      path('M-8 -52Q40 -42 78 -34Q96 -30 94 -12L40 -12Q40 -36 -8 -52Z', darker(color, 0.2)),
      path('M-94 -16L96 -16Q98 0 86 0L-88 0Q-98 -2 -94 -16Z', lit('white')),
      path('M-90 -84Q-70 -100 -48 -90L-44 -82Q-66 -88 -88 -74Z', darker(color, 0.35)),
      line('M-40 -76L-26 -90M-28 -64L-14 -78M-12 -56L0 -70', lit('white'), 6),
      path('M-70 -22Q-40 -60 6 -40Q-30 -44 -52 -22Z', lit('white')),
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
  sock: thing('table', 0.85, 0.16, '#c9503a', (color, { lit }) =>
    [
      path('M-22 -96L18 -96L18 -46Q20 -34 36 -22Q48 -10 34 -2Q20 6 0 -4Q-24 -16 -22 -44Z', color),
      rect(-24, -100, 44, 16, lighter(color, 0.5), 4) +
        rect(-22, -74, 40, 8, lit('white')) +
        rect(-22, -58, 40, 8, lit('white')),
      path('M36 -22Q48 -10 34 -2Q26 2 14 1Q34 -6 26 -29Z', lighter(color, 0.5)),
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
  walkingBoot: thing('ground', 1.1, 0.17, '#a5682f', (color, { lit }) =>
    [
      [-52, -36, -4, 12, 28].map((x) => rect(x, -11, 13, 11, lit('dark'), 2)).join('') +
        rect(41, -11, 13, 10, lit('dark'), 4),
      path('M-12 -90L12 -100Q18 -98 18 -90L28 -58L8 -50Z', darker(color, 0.5)),
      path('M-50 -14L-47 -90L2 -90L16 -56Q28 -48 40 -46Q56 -40 54 -14Z', color),
      path('M28 -49Q34 -47 40 -46Q56 -40 54 -14L22 -14Q18 -34 28 -49Z', darker(color, 0.3)),
      path('M-50 -14L-48.5 -50Q-26 -46 -24 -14Z', darker(color, 0.3)),
      path('M-14 -90L2 -90L16 -56L22 -52Q4 -46 -2 -54Z', darker(color, 0.18)),
      rect(-50, -100, 52, 17, darker(color, 0.42), 8) + rect(-44, -97, 18, 4, darker(color, 0.15), 2),
      [0, 1, 2, 3]
        .map(
          (at) =>
            line(`M${-8 + at * 4.5} ${-76 + at * 8}L${12 + at * 4} ${-83 + at * 8.4}`, lit('#e0472f'), 4.2) +
            circle(-9 + at * 4.5, -75.5 + at * 8, 3.4, lit('#f0d08a')),
        )
        .join(''),
      line('M-38 -74L-40 -58', lighter(color, 0.35), 5),
      path('M-53 -19L54 -19Q56 -9 52 -7L-52 -7Q-55 -9 -53 -19Z', lit('#5a5058')),
    ].join(''),
  ),
  rubberBoots: thing('ground', 1.16, 0.24, '#3d8058', (color, { lit }) =>
    [[-4, darker(color, 0.26)] as const, [-58, color] as const]
      .map(([x, fill]) =>
        moved(
          path('M2 -8L4 -96L36 -96L35 -44Q38 -32 50 -27Q62 -22 61 -8Z', fill) +
            path(
              'M25 -96L36 -96L35 -44Q38 -32 50 -27Q62 -22 61 -8L46 -8Q45 -22 34 -30Q24 -38 25 -52Z',
              darker(fill, 0.2),
            ) +
            rect(2, -100, 36, 10, lighter(fill, 0.22), 4) +
            rect(3.5, -80, 32.5, 6, darker(fill, 0.34)) +
            rect(24, -83, 9, 12, lit('metal'), 2) +
            path('M1 -13L60 -13Q63 -10 62 -4Q62 0 58 0L30 0L28 -4L22 -4L20 0L4 0Q0 0 1 -13Z', lit('#e6d6ae')) +
            line('M12 -64L11.5 -36', lighter(fill, 0.4), 5),
          x,
          0,
        ),
      )
      .join(''),
  ),
  shirt: thing('table', 1.1, 0.4, '#4b8aa5', (color) =>
    [
      path('M-18 -100Q0 -86 18 -100L36 -92L56 -64L40 -54L32 -66L32 0L-32 0L-32 -66L-40 -54L-56 -64L-36 -92Z', color),
      path('M12 -97L36 -92L56 -64L40 -54L32 -66L32 0L8 0Q22 -50 12 -97Z', darker(color, 0.13)),
      path('M-18 -100Q0 -86 18 -100Q12 -80 0 -80Q-12 -80 -18 -100Z', darker(color, 0.3)),
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
  glasses: thing('table', 2.7, 0.05, '#2f3038', (color, { lit }) =>
    [
      `<g fill="${lit('glass')}" fill-opacity="0.7" stroke="${color}" stroke-width="12"><rect x="-116" y="-84" width="92" height="74" rx="32"/><rect x="24" y="-84" width="92" height="74" rx="32"/></g>`,
      line('M-24 -56Q0 -74 24 -56M-116 -60L-130 -92M116 -60L130 -92', color, 11),
      line('M-92 -60L-72 -34M48 -60L68 -34', lit('white'), 6, 0.8),
    ].join(''),
  ),
  umbrella: thing('ground', 1, 1, '#c9402c', (color, { lit }) =>
    [
      line('M0 -96L0 -8Q0 0 7 0Q13 0 13 -7', lit('#3a3a42'), 3.4),
      path('M-50 -56Q-46 -98 0 -98Q46 -98 50 -56Q38 -66 25 -56Q13 -66 0 -56Q-13 -66 -25 -56Q-38 -66 -50 -56Z', color),
      path('M0 -98Q46 -98 50 -56Q38 -66 25 -56Q22 -90 0 -98Z', darker(color, 0.16)),
    ].join(''),
  ),
  watch: thing('table', 0.62, 0.09, '#c99a3b', (color, { lit }) =>
    [
      path('M-17 -100L17 -100L20 -66L-20 -66ZM-20 -34L20 -34L17 0L-17 0Z', lit('#5b3a2a')),
      circle(0, -50, 29, color),
      circle(0, -50, 23, lit('white')),
      line('M0 -50L0 -65M0 -50L10 -45', lit('dark'), 2.8),
      rect(28, -54, 6, 8, color, 2),
    ].join(''),
  ),
  ring: thing('table', 0.9, 0.06, '#d3a94e', (color, { lit }) =>
    [
      `<circle cx="0" cy="-36" r="30" fill="none" stroke="${color}" stroke-width="9"/>`,
      path('M-20 -84L20 -84L30 -72L0 -52L-30 -72Z', lit('#cfe9ef')),
      path('M-20 -84L-8 -72L0 -52L-30 -72ZM8 -72L20 -84L30 -72L0 -52Z', lit('#a7d3df')),
    ].join(''),
  ),
  weddingRings: thing('table', 1.1, 0.07, '#27787c', (color, { lit }) => {
    const gold = lit('#e6ae3c');
    const arc = (d: string, stroke: string, width: number) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
    const ring = (x: number) =>
      arc(`M${x - 21} -58A21 21 0 1 0 ${x + 21} -58A21 21 0 1 0 ${x - 21} -58`, gold, 7) +
      arc(`M${x + 12} -75.2A21 21 0 0 1 ${x + 12} -40.8`, lit('#bd832b'), 7) +
      arc(`M${x - 21} -55A21 21 0 0 1 ${x - 9} -77`, lit('#ffedb4'), 2.6);
    const [satin, pillow] = [lit('#f0d2c8'), lit('#fdf6ee')];
    return [
      path('M-50 -36L-50 -84Q-50 -100 -34 -100L34 -100Q50 -100 50 -84L50 -36Z', darker(color, 0.16)) +
        path('M28 -100L34 -100Q50 -100 50 -84L50 -36L36 -36Z', darker(color, 0.36)) +
        path('M-42 -36L-42 -81Q-42 -92 -31 -92L31 -92Q42 -92 42 -81L42 -36Z', satin) +
        path('M22 -92L31 -92Q42 -92 42 -81L42 -36L30 -36Z', darker(satin, 0.12)),
      path('M-48 -30L-48 -38Q-46 -47 -34 -47L34 -47Q46 -47 48 -38L48 -30Z', darker(pillow, 0.14)),
      ring(-14) + ring(15) + arc('M-14 -79A21 21 0 0 1 5.5 -50', gold, 7),
      path('M-50 -28L-50 -36Q-48 -43 -36 -42Q0 -37 36 -42Q48 -43 50 -36L50 -28Z', pillow) +
        path('M24 -40.5Q48 -43.5 50 -36L50 -28L30 -28Z', darker(pillow, 0.1)),
      path('M2 -87L8 -94L22 -94L28 -87L15 -74Z', lit('#bfe8f4')) +
        path('M15 -87L28 -87L15 -74Z', lit('#7fc4de')) +
        path('M2 -87L9 -87L15 -74Z', lit('#e9fafd')) +
        path('M8 -94L22 -94L19 -87L10 -87Z', lit('#f4fdff')) +
        path('M-28 -91L-26 -86L-21 -84L-26 -82L-28 -77L-30 -82L-35 -84L-30 -86Z', lit('white')),
      path('M-55 -30L55 -30L55 -12Q55 0 43 0L-43 0Q-55 0 -55 -12Z', color) +
        path('M32 -30L55 -30L55 -12Q55 0 43 0L24 0Q32 -10 32 -30Z', darker(color, 0.26)) +
        rect(-55, -32, 110, 5, gold, 2) +
        rect(32, -32, 23, 5, lit('#bd832b'), 2) +
        line('M-48 -20L-48 -13Q-48 -8 -43 -7', lighter(color, 0.4), 3),
    ].join('');
  }),
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
  wetsuit: thing('wall', 0.6, 0.95, '#2f3744', (color, { lit }) =>
    [
      line('M0 -88L0 -92Q6 -94 4 -97Q0 -101 -4 -96', lit('metalDark'), 2.4),
      path(
        'M-7 -90L7 -90L8 -85L19 -82Q25 -79 26 -70L30 -42L22 -40L16 -64L14 -48Q18 -28 14 0L4 0L0 -38L-4 0L-14 0Q-18 -28 -14 -48L-16 -64L-22 -40L-30 -42L-26 -70Q-25 -79 -19 -82L-8 -85Z',
        color,
      ),
      path(
        'M8 -85L19 -82Q25 -79 26 -70L30 -42L22 -40L16 -64L14 -70Q10 -76 4 -85ZM-8 -85L-19 -82Q-25 -79 -26 -70L-30 -42L-22 -40L-16 -64L-14 -70Q-10 -76 -4 -85Z',
        lit('#2aa0b4'),
      ),
      path(
        'M16 -64L14 -48Q18 -28 14 0L9 0Q12 -26 8 -44Q9 -56 16 -64ZM-16 -64L-14 -48Q-18 -28 -14 0L-10 0Q-12 -26 -9 -44Q-10 -56 -16 -64Z',
        darker(lit('#2aa0b4'), 0.25),
      ),
      rect(-7, -91, 14, 5, darker(color, 0.4), 2) +
        line('M0 -86L0 -52', lit('metal'), 1.6) +
        rect(-1.6, -56, 3.2, 7, lit('metal'), 1),
      rect(-10, -26, 7, 12, lighter(color, 0.2), 3) + rect(3, -26, 7, 12, lighter(color, 0.2), 3),
    ].join(''),
  ),
  lifeJacket: thing('wall', 0.9, 0.4, '#ee7426', (color, { lit }) =>
    [
      path('M-26 -98Q0 -104 26 -98L14 -50L-14 -50Z', darker(color, 0.42)),
      path(
        'M-30 -99Q-17 -101 -15 -88Q-12 -70 -1 -60L-1 0L-36 0Q-45 0 -45 -9L-45 -44Q-34 -54 -35 -72Q-42 -96 -30 -99Z',
        color,
      ),
      path(
        'M30 -99Q17 -101 15 -88Q12 -70 1 -60L1 0L36 0Q45 0 45 -9L45 -44Q34 -54 35 -72Q42 -96 30 -99Z',
        darker(color, 0.16),
      ),
      path('M-35 -72L-13.5 -78L-11 -72L-35 -64ZM35 -72L13.5 -78L11 -72L35 -64Z', lit('#f4f1dc')),
      rect(-45, -44, 90, 9, lit('dark')) + rect(-45, -22, 90, 9, lit('dark')),
      [-46, -24].map((y) => rect(-11, y, 22, 13, lit('metal'), 3) + rect(-5, y + 4, 10, 5, lit('dark'), 1)).join(''),
      line('M-36 -30L-22 -30M-36 -8L-22 -8', lighter(color, 0.4), 3),
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
} as const satisfies Record<string, Subject>;
