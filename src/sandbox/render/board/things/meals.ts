import { darker, lighter, type Palette } from '../../look/palette';
import { leaf, steam } from '../details';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

const broccoli = (x: number, y: number, scale: number, lit: Palette['lit']) =>
  moved(
    path('M-8 2L-10 -16L10 -16L8 2Z', lit('#a9c878')) +
      circle(-14, -22, 12, lit('#4f9a4f')) +
      circle(14, -20, 12, lit('#37794a')) +
      circle(1, -29, 14, lit('#4f9a4f')) +
      circle(5, -18, 9, lit('#37794a')) +
      circle(-17, -25, 3.4, lit('#78b866')) +
      circle(-4, -34, 3.8, lit('#78b866')) +
      circle(-8, -20, 2.6, lit('#78b866')),
    x,
    y,
    scale,
  );

/** Served dishes. */
export const meals = {
  burger: thing('table', 1.35, 0.12, '#cf8a45', (color, { lit }) =>
    [
      path('M-60 -8Q-60 0 -50 0L50 0Q60 0 60 -8L60 -22L-60 -22Z', color),
      rect(-64, -38, 128, 17, lit('#6b3f29'), 8),
      path('M-66 -40L66 -40L40 -30L22 -40L4 -27L-20 -40Z', lit('#f0bf3a')),
      path('M-68 -44Q-52 -36 -40 -45Q-24 -36 -8 -45Q8 -36 24 -45Q40 -36 68 -44L60 -54L-60 -54Z', lit('#7fae55')),
      path('M-62 -52Q-60 -100 0 -100Q60 -100 62 -52Z', color),
      path('M14 -99Q60 -96 62 -52L40 -52Q44 -84 14 -99Z', darker(color, 0.15)),
      [-30, -8, 14, -18, 6].map((x, at) => ellipse(x, -74 - (at % 3) * 7, 3.6, 2.2, lighter(color, 0.6))).join(''),
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
  dinnerPlate: thing('table', 2.2, 0.11, '#4f8ba3', (color, { lit }) =>
    [
      ellipse(0, -35, 110, 35, darker(color, 0.3)) +
        ellipse(0, -41, 110, 36, color) +
        path('M60 -71A110 36 0 0 1 60 -11Q92 -38 60 -71Z', darker(color, 0.14)) +
        ellipse(0, -40, 84, 26, lighter(color, 0.82)),
      line('M-101 -46Q-94 -62 -66 -69', lighter(color, 0.5), 4),
      broccoli(26, -50, 1, lit) + broccoli(54, -46, 0.9, lit),
      [
        [-58, -50, -14],
        [-34, -60, 10],
        [-8, -58, -8],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          moved(
            turned(
              ellipse(0, 0, 19, 14, lit('#eec25a')) +
                path('M4 -13.6A19 14 0 0 1 0 14Q14 2 4 -13.6Z', lit('#d59f3c')) +
                ellipse(-7, -6, 5, 2.6, lit('#f9e2a0')),
              turn,
            ),
            x,
            y,
          ),
        )
        .join(''),
      moved(
        path('M-50 6Q-54 -18 -22 -22Q6 -26 30 -18Q52 -10 48 4Q46 18 20 18Q2 16 -16 20Q-46 22 -50 6Z', lit('#5d2f20')) +
          path(
            'M-50 0Q-52 -20 -22 -24Q6 -28 30 -20Q52 -12 48 -2Q44 12 20 11Q2 9 -16 13Q-46 16 -50 0Z',
            lit('#9a5232'),
          ) +
          line('M-32 6L-14 -17M-12 8L8 -20M9 6L27 -15', lit('#5d2f20'), 5) +
          line('M-46 0Q-46 -18 -20 -21', lit('#efd0a8'), 4.4),
        -26,
        -34,
      ),
      [
        [36, -26],
        [54, -34],
        [60, -22],
        [74, -36],
        [46, -38],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y + 3, 10.5, 7.5, lit('#c9611f')) +
            ellipse(x, y, 10.5, 7.5, lit('#f0852d')) +
            ellipse(x - 1, y - 0.5, 4.4, 3, lit('#f8b066')),
        )
        .join(''),
    ].join(''),
  ),
  pastaBowl: thing('table', 1.6, 0.14, '#3f8f9a', (color, { lit }) =>
    [
      ellipse(0, -47, 80, 15, darker(color, 0.35)),
      moved(turned(rect(-3, -72, 6, 60, lit('metal'), 3) + rect(0.5, -72, 2.5, 58, lit('metalDark'), 1), 44), 14, -46),
      path(
        'M-70 -46Q-70 -70 -50 -74Q-40 -90 -16 -88Q8 -98 26 -84Q50 -84 54 -70Q72 -64 70 -46Q0 -14 -70 -46Z',
        lit('#efc763'),
      ),
      [
        [-66, 26],
        [-46, 34],
        [-22, 40],
        [4, 38],
        [26, 32],
        [44, 24],
      ]
        .map(([x = 0, rise = 0], at) =>
          line(
            `M${x - 4} -44C${x - 6} ${-52 - rise} ${x + 30} ${-52 - rise} ${x + 28} -44`,
            lit(at % 2 === 0 ? '#cf9a38' : '#fae6a6'),
            3.4,
          ),
        )
        .join('') +
        line(
          'M-56 -46C-40 -74 -6 -56 -12 -40M-30 -42C-16 -66 34 -66 30 -40M18 -42C30 -62 56 -62 62 -46',
          lit('#fae6a6'),
          3.4,
        ) +
        line('M-62 -50C-40 -62 -24 -54 -20 -42M2 -40C8 -60 44 -60 48 -44', lit('#cf9a38'), 3.4),
      path(
        'M-42 -72Q-48 -90 -20 -92Q6 -102 28 -90Q48 -86 42 -70Q36 -58 26 -66Q22 -52 12 -62Q0 -54 -8 -64Q-18 -56 -24 -64Q-36 -60 -42 -72Z',
        lit('#cc3a2a'),
      ),
      [
        [-22, -82],
        [18, -80],
        [-2, -74],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 10.5, lit('#8a4a2e')) +
            path(
              `M${x + 3} ${y - 10}A10.5 10.5 0 0 1 ${x} ${y + 10.5}Q${x + 9} ${y} ${x + 3} ${y - 10}Z`,
              lit('#6b3524'),
            ) +
            circle(x - 4, y - 4, 2.2, lit('#b9744c')),
        )
        .join(''),
      leaf(0, -88, -150, 20, lit('#4f9a4f')) + leaf(0, -88, -28, 20, lit('#6cb45c')),
      path('M-80 -47Q-40 -31 0 -31Q40 -31 80 -47Q76 -6 30 -4L26 0L-26 0L-30 -4Q-76 -6 -80 -47Z', color) +
        path('M42 -35Q64 -38 80 -47Q76 -6 30 -4L26 0L8 0Q44 -12 42 -35Z', darker(color, 0.18)) +
        line('M-66 -32Q-60 -18 -46 -12', lighter(color, 0.5), 4.6),
    ].join(''),
  ),
  soupBowl: thing('table', 1.3, 0.16, '#c9503a', (color, { lit }) =>
    [
      steam([-26, 0, 26], -98, -66, lit),
      moved(
        turned(rect(-3.5, -62, 7, 66, lit('metal'), 3.5) + rect(0.5, -62, 3, 66, lit('metalDark'), 1.5), 52),
        13,
        -44,
      ),
      ellipse(0, -48, 65, 13, lighter(color, 0.3)) + ellipse(0, -46.5, 58, 10, lit('#eda53f')),
      line('M-26 -47Q-12 -53 2 -47Q14 -42 26 -47', lit('#fbeccb'), 4) +
        leaf(-34, -46, -16, 15, lit('#4f9a4f')) +
        leaf(-30, -44, 168, 12, lit('#37794a')) +
        circle(8, -42, 2.6, lit('#4f9a4f')) +
        circle(-6, -51, 2.2, lit('#4f9a4f')),
      path('M-65 -48Q-40 -35 0 -35Q40 -35 65 -48Q62 -8 26 -7L22 0L-22 0L-26 -7Q-62 -8 -65 -48Z', color) +
        path('M34 -38Q52 -40 65 -48Q62 -8 26 -7L22 0L6 0Q38 -12 34 -38Z', darker(color, 0.18)) +
        line('M-53 -33Q-48 -20 -36 -14', lighter(color, 0.5), 4.6),
    ].join(''),
  ),
  saladBowl: thing('table', 1.6, 0.16, '#b5753f', (color, { lit }) => {
    const frill = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path(
          'M0 22Q-30 20 -32 2Q-40 -8 -28 -14Q-28 -28 -12 -26Q-4 -36 8 -28Q24 -32 26 -16Q38 -10 31 2Q32 20 0 22Z',
          fill,
        ) + line('M0 20L0 -16M0 4L-16 -10M0 4L16 -10', lighter(fill, 0.35), 3),
        x,
        y,
        scale,
      );
    const slice = (x: number, y: number, turn: number) =>
      moved(
        turned(
          ellipse(0, 0, 15, 14, lit('#4f8f48')) +
            ellipse(0, 0, 12, 11, lit('#d6e9a6')) +
            [0, 60, 120, 180, 240, 300].map((a) => turned(ellipse(0, -5.5, 1.3, 2.4, lit('#a9c878')), a)).join(''),
          turn,
        ),
        x,
        y,
      );
    return [
      ellipse(0, -48, 80, 14, darker(color, 0.4)) + ellipse(0, -43, 62, 13, lit('#4c8f45')),
      frill(-46, -58, 0.95, lit('#5fa548')) +
        frill(47, -58, 0.95, lit('#4c8f45')) +
        frill(0, -67, 1.05, lit('#7dbb52')) +
        frill(-24, -54, 0.8, lit('#93cc62')) +
        frill(28, -54, 0.75, lit('#6fb04e')),
      slice(-46, -50, 0) + slice(40, -62, 0),
      [
        [-18, -68],
        [62, -50],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 13, lit('#d63a2c')) +
            circle(x, y, 10, lit('#ee6a50')) +
            line(`M${x - 7} ${y}L${x + 7} ${y}M${x} ${y - 7}L${x} ${y + 7}`, lit('#d63a2c'), 2.4),
        )
        .join(''),
      circle(6, -48, 13, lit('#d63a2c')) +
        ellipse(1, -53, 4, 3, lit('#f6a090')) +
        `<g fill="none" stroke="${lit('#a8487e')}" stroke-width="3"><ellipse cx="12" cy="-78" rx="12" ry="8"/><ellipse cx="-64" cy="-54" rx="9" ry="8"/></g>` +
        ellipse(-34, -78, 7, 5, lit('#2f2b33')) +
        ellipse(-35, -78, 2.4, 1.7, lit('#6b6670')),
      path('M-80 -48Q-40 -33 0 -33Q40 -33 80 -48Q78 -8 34 -3L-34 -3Q-78 -8 -80 -48Z', color) +
        path('M44 -37Q66 -40 80 -48Q78 -8 34 -3L10 -3Q48 -12 44 -37Z', darker(color, 0.2)) +
        rect(-32, -4, 64, 4, darker(color, 0.3), 2),
      line('M-62 -26Q-30 -16 10 -18M-48 -14Q-20 -8 4 -9', darker(color, 0.14), 2.6) +
        line('M-70 -36Q-66 -26 -58 -20', lighter(color, 0.45), 4.4),
    ].join('');
  }),
  paella: thing('table', 2.3, 0.1, '#3d424b', (color, { lit }) => {
    const shrimp = (x: number, y: number, turn: number, scale: number) =>
      moved(
        turned(
          moved(
            line('M16 -2Q18 -20 0 -20Q-17 -19 -16 -3', lit('#ee7f52'), 12) +
              line('M12 -8L20 -11M8 -14L12 -22M-1 -14L-2 -24M-10 -11L-17 -17', lit('#fbd0b0'), 2.4) +
              path('M16 -4L26 6L16 5L10 10Z', lit('#d95f38')) +
              line('M-16 -6Q-26 -14 -24 -24M-17 -4Q-28 -8 -32 -16', lit('#d95f38'), 1.8) +
              circle(-14, -7, 1.8, lit('dark')),
            0,
            0,
            scale,
          ),
          turn,
        ),
        x,
        y,
      );
    const mussel = (x: number, y: number, turn: number) =>
      moved(
        turned(
          path('M-20 4Q-14 -16 8 -14Q22 -10 20 2Q8 12 -20 4Z', lit('#2c2f3f')) +
            path('M-13 2Q-8 -9 8 -8Q15 -5 14 1Q6 7 -13 2Z', lit('#8f93a8')) +
            ellipse(4, -1, 7.5, 4.4, lit('#f09a48')),
          turn,
        ),
        x,
        y,
      );
    const lemon = (x: number, y: number, turn: number) =>
      moved(
        turned(
          path('M-18 0A18 17 0 0 1 18 0Z', lit('#f2c52f')) +
            path('M-14 -1.5A14 13 0 0 1 14 -1.5Z', lit('#fbe98e')) +
            line('M0 -2L0 -12M0 -2L-8 -9M0 -2L8 -9', lit('#f2c52f'), 1.6),
          turn,
        ),
        x,
        y,
      );
    return [
      line('M-96 -52Q-118 -64 -111 -40Q-108 -32 -98 -34M96 -52Q118 -64 111 -40Q108 -32 98 -34', darker(color, 0.2), 7),
      path('M-102 -50Q-98 0 -50 0L50 0Q98 0 102 -50Z', darker(color, 0.22)) +
        path('M40 -12Q90 -20 102 -50Q98 0 50 0L30 0Z', darker(color, 0.42)) +
        ellipse(0, -50, 103, 44, color) +
        ellipse(0, -49, 94, 38, lit('#edb52e')) +
        path('M48 -82Q94 -70 94 -49Q90 -16 30 -13Q78 -40 48 -82Z', lit('#d99a22')),
      [
        [-70, -52],
        [-48, -32],
        [-8, -24],
        [26, -30],
        [62, -40],
        [-24, -74],
        [12, -76],
        [50, -68],
        [-60, -68],
        [0, -42],
        [36, -48],
        [-34, -46],
        [74, -52],
      ]
        .map(([x = 0, y = 0]) => line(`M${x} ${y}l5 -2M${x + 8} ${y + 6}l4 2`, lit('#f9de84'), 3))
        .join('') +
        [
          [-76, -44],
          [-18, -34],
          [16, -54],
          [58, -28],
          [-40, -60],
          [70, -62],
          [-4, -66],
          [38, -20],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4.2, lit('#5fa548')))
          .join('') +
        line('M-62 -38Q-54 -44 -46 -40M22 -20Q32 -24 40 -30M-6 -80Q4 -84 12 -80', lit('#cf3426'), 5.5),
      mussel(62, -54, -20) +
        mussel(-62, -56, 14) +
        mussel(14, -32, 6) +
        shrimp(-28, -36, -12, 1.05) +
        shrimp(42, -32, 14, 1) +
        shrimp(8, -58, 0, 1.05),
      lemon(-34, -80, -14) + lemon(44, -80, 14) + line('M-97 -54Q-92 -76 -60 -86', lighter(color, 0.4), 3.4),
    ].join('');
  }),
  dimSum: thing('table', 1.6, 0.15, '#d9a65c', (color, { lit }) => {
    const dumpling = (x: number, y: number) =>
      moved(
        path('M-23 4Q-29 -14 -12 -21Q-4 -24 0 -33Q4 -24 12 -21Q29 -14 23 4Q0 12 -23 4Z', lit('#fbf1dc')) +
          path('M6 -23L12 -21Q29 -14 23 4Q14 8 4 8Q22 -8 6 -23Z', lit('#e6d2ad')) +
          line('M0 -28Q-14 -14 -15 -2M0 -28Q-5 -14 -5 0M0 -28Q5 -14 6 0M0 -28Q14 -14 15 -2', lit('#cdb185'), 2.2),
        x,
        y,
      );
    return [
      circle(34, -58, 42, darker(color, 0.3)) +
        circle(34, -58, 36, lighter(color, 0.22)) +
        line(
          'M8 -84L62 -32M22 -92L68 -46M0 -72L46 -26M60 -84L6 -32M46 -92L0 -46M68 -70L22 -26',
          darker(color, 0.12),
          3.6,
        ),
      rect(-80, -52, 160, 52, color, 6) +
        ellipse(0, -52, 80, 15, darker(color, 0.14)) +
        ellipse(0, -52, 72, 11.5, darker(color, 0.5)),
      dumpling(-44, -54) + dumpling(44, -54) + dumpling(0, -57) + dumpling(-22, -47) + dumpling(23, -47),
      path('M-80 -52Q-76 -37 0 -37Q76 -37 80 -52L80 -6Q80 0 74 0L-74 0Q-80 0 -80 -6Z', color) +
        path('M46 -39Q78 -42 80 -52L80 -6Q80 0 74 0L46 0Z', darker(color, 0.18)),
      [-64, -48, -32, -16, 0, 16, 32, 48, 64].map((x) => line(`M${x} -24L${x} -13`, darker(color, 0.2), 2.6)).join(''),
      path('M-80 -44Q-76 -29 0 -29Q76 -29 80 -44L80 -37Q76 -22 0 -22Q-76 -22 -80 -37Z', lighter(color, 0.28)) +
        path('M-80 -13L80 -13L80 -6Q80 0 74 0L-74 0Q-80 0 -80 -6Z', lighter(color, 0.28)) +
        path('M46 -31Q78 -34 80 -44L80 -37Q78 -26 46 -24ZM46 -13L80 -13L80 -6Q80 0 74 0L46 0Z', darker(color, 0.06)),
    ].join('');
  }),
  skewers: thing('table', 1.9, 0.15, '#4b545e', (color, { lit }) => {
    const meat = (x: number) =>
      rect(x - 13, -12, 26, 24, lit('#9a5232'), 7) +
      path(
        `M${x - 13} 3L${x + 13} 3L${x + 13} 5Q${x + 13} 12 ${x + 6} 12L${x - 6} 12Q${x - 13} 12 ${x - 13} 5Z`,
        lit('#743a22'),
      ) +
      line(`M${x - 6} -6L${x - 2} 5M${x + 3} -7L${x + 7} 4`, lit('#4a2418'), 3);
    const piece = (x: number, fill: string) =>
      rect(x - 6, -13, 12, 26, fill, 5) +
      rect(x - 3.5, -10, 3, 11, lighter(fill, 0.4), 1.5) +
      path(`M${x - 6} 3L${x + 6} 3L${x + 6} 8Q${x + 6} 13 ${x} 13Q${x - 6} 13 ${x - 6} 8Z`, darker(fill, 0.16));
    const tomato = (x: number) =>
      circle(x, 0, 12, lit('#d63a2c')) +
      path(`M${x - 11.5} 3A12 12 0 0 0 ${x + 11.5} 3Q${x} 8 ${x - 11.5} 3Z`, lit('#a92a24')) +
      ellipse(x - 4, -5, 3, 2.4, lit('#f6a090'));
    const [green, yellow, purple] = [lit('#5fa548'), lit('#f2c23a'), lit('#b05a8c')];
    const stick =
      line('M-88 0L84 0', lit('#e0bd86'), 4.4) +
      path('M82 -2.2L92 0L82 2.2Z', lit('#e0bd86')) +
      circle(-88, 0, 4.4, lit('#b98a52'));
    return [
      path('M-74 -46L74 -46L95 -9L-95 -9Z', color) +
        path('M42 -46L74 -46L95 -9L66 -9Z', darker(color, 0.16)) +
        rect(-95, -9, 190, 9, darker(color, 0.35), 2),
      moved(
        turned(stick + meat(-46) + piece(-26, green) + meat(-6) + tomato(20) + piece(39, yellow) + meat(59), -6),
        0,
        -79,
      ),
      moved(
        turned(stick + tomato(-47) + meat(-21) + piece(-1, yellow) + meat(19) + piece(39, purple) + meat(59), -6),
        0,
        -50,
      ),
      moved(
        turned(stick + meat(-46) + piece(-26, purple) + meat(-6) + piece(14, green) + meat(34) + tomato(60), -6),
        0,
        -21,
      ),
    ].join('');
  }),
} as const satisfies Record<string, Subject>;
