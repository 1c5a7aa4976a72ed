import { darker, lighter } from '../look/palette';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, path, rect } from './svg';

/** Flat drawings of things of streets and travel. */
export const streets = {
  marketStall: thing('ground', 1.4, 1.35, '#c9402c', (color, { lit }) => {
    const crate = (x: number, y: number, fill: string) =>
      [-10, 0, 10].map((at) => circle(x + at, y - 21, 6, darker(lit(fill), 0.16))).join('') +
      [-14, -5, 5, 14]
        .map((at) => circle(x + at, y - 15, 6.5, lit(fill)) + circle(x + at - 2, y - 18, 1.6, lighter(lit(fill), 0.5)))
        .join('') +
      [-13, -6].map((up) => rect(x - 21, y + up, 42, 6, lit(up === -13 ? '#e0b884' : '#cfa06a'), 1)).join('') +
      rect(x - 21, y - 14, 4, 14, lit('#a9784a')) +
      rect(x + 17, y - 14, 4, 14, lit('#a9784a'));
    const stripes = [0, 1, 2, 3, 4, 5, 6].map(
      (at) => [at % 2 === 0 ? color : lit('#fbf4e6'), at * 20 - 70, at * 16.6 - 58.1] as const,
    );
    return [
      [-62, 56].map((x) => rect(x, -80, 6, 80, lit('#7a5236'))).join('') + rect(-62, -76, 124, 8, darker(color, 0.5)),
      crate(-43, -34, '#d4452f') + crate(0, -34, '#ef9a2f') + crate(43, -34, '#8fb24a'),
      rect(-62, -30, 124, 30, lit('#8f6340')) +
        rect(36, -30, 26, 30, lit('#7a5236')) +
        rect(-67, -34, 134, 7, lit('#b98555'), 1),
      crate(-32, 0, '#f0cf4a') + crate(14, 0, '#9a4a78'),
      stripes
        .map(
          ([fill, x, top]) =>
            path(`M${top} -100L${top + 16.8} -100L${x + 20} -77L${x} -77Z`, fill) +
            path(`M${x} -77.500L${x + 20} -77.500L${x + 20} -72Q${x + 10} -60 ${x} -72Z`, darker(fill, 0.16)),
        )
        .join(''),
    ].join('');
  }),
  foodTruck: thing(
    'ground',
    1.75,
    1.5,
    '#3f9a94',
    (color, palette) => {
      const { lit } = palette;
      return [
        rect(-62, -100, 22, 10, lit('metalDark'), 2) +
          path('M-86 -14L-86 -84Q-86 -92 -78 -92L42 -92Q50 -92 52 -86L70 -54L82 -48Q87 -45 87 -38L87 -14Z', color),
        path('M-86 -14L-86 -30L87 -30L87 -14Z', lit('#f2e6cc')) +
          rect(-86, -33, 173, 4, darker(color, 0.3)) +
          path('M54 -78L68 -52L44 -52L44 -78Z', lit('glass')),
        rect(-70, -76, 78, 30, lit('#4a3226'), 2) +
          rect(-70, -76, 78, 8, lit('#ffe2a0')) +
          [-58, -48].map((x) => rect(x, -60, 5, 14, lit(x === -58 ? '#d4452f' : '#f0bf3a'), 2)).join('') +
          path('M-20 -46L-18 -60L-4 -60L-2 -46Z', lit('#e8dcc0')) +
          circle(-11, -61, 6, lit('#f0bf3a')),
        rect(-76, -47, 90, 6, lit('#d9ae78'), 2),
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            path(
              `M${at * 14 - 73} -82L${at * 14 - 59} -82L${at * 15 - 64} -66Q${at * 15 - 71.5} -60 ${at * 15 - 79} -66Z`,
              at % 2 === 0 ? lit('#d4452f') : lit('white'),
            ),
          )
          .join(''),
        circle(30, -60, 11, lit('#f2e6cc')) +
          path(
            'M22 -61Q22 -68 30 -68Q38 -68 38 -61ZM22 -57L38 -57Q38 -53 34 -53L26 -53Q22 -53 22 -57Z',
            lit('#cf8a45'),
          ) +
          rect(21, -61, 18, 4, lit('#6b3f29'), 2),
        rect(80, -40, 7, 8, lit('#ffe2a0'), 2) +
          rect(-87, -18, 174, 6, lit('dark'), 2) +
          wheel(-50, -15, 15, palette) +
          wheel(56, -15, 15, palette),
      ].join('');
    },
    'drive',
  ),
  crane: thing('ground', 1.1, 4.5, '#eeb02f', (color, { lit }) =>
    [
      path('M-40 0L-36 -7L-4 -7L0 0Z', lit('#7d7f84')),
      line('M-25 -8L-15 -20L-25 -32L-15 -44L-25 -56L-15 -68L-25 -78', darker(color, 0.1), 2.4) +
        line('M-26 -7L-26 -80', color, 3.2) +
        line('M-14 -7L-14 -80', darker(color, 0.22), 3.2),
      line('M-20 -98L-46 -80M-20 -98L14 -86M-20 -98L44 -86', darker(color, 0.5), 1.6) +
        line('M-26 -79L-20 -98L-14 -79', color, 3.2),
      line('M-10 -78L-4 -87L2 -78L8 -87L14 -78L20 -87L26 -78L32 -87L38 -78L44 -87L50 -78', darker(color, 0.1), 2.2) +
        line('M-53 -78L53 -78M-14 -88L48 -87L53 -78', color, 3.2),
      rect(-55, -80, 17, 17, lit('#6f747a'), 1) +
        rect(-44, -80, 6, 17, lit('#565b61'), 1) +
        rect(-28, -80, 16, 5, darker(color, 0.3)),
      path('M-13 -76L2 -76L-1 -62L-13 -62Z', color) + path('M-8 -73.500L-1 -73.500L-2.800 -66L-8 -66Z', lit('glass')),
      rect(31, -79, 10, 5, lit('dark'), 1) +
        line('M36 -76L36 -46M36 -46L25 -36M36 -46L47 -36', lit('dark'), 1.8) +
        circle(36, -47, 3, lit('dark')) +
        rect(20, -36, 32, 10, lit('#b5553f'), 1) +
        rect(20, -30, 32, 4, lit('#8d3f2f'), 1),
    ].join(''),
  ),
  chargingStation: thing('ground', 0.78, 0.95, '#3f9e6e', (color, { lit }) =>
    [
      rect(-39, -7, 54, 7, lit('metalDark'), 2),
      rect(-35, -100, 46, 95, color, 11) + path('M-2 -100Q11 -100 11 -89L11 -5L-2 -5Z', darker(color, 0.18)),
      rect(-29, -91, 32, 22, lit('dark'), 4) +
        rect(-24, -85, 20, 10, lit('#62e39a'), 2) +
        rect(-3.5, -82, 2.5, 4, lit('#62e39a')),
      path('M-6 -62L-26 -38L-14 -38L-20 -16L2 -42L-11 -42Z', lit('#ffe27a')),
      line('M8 -22Q44 0 36 -38Q34 -50 27 -60', lit('dark'), 5),
      rect(9, -80, 7, 18, lit('metal'), 2) +
        path('M13 -78L27 -78Q33 -78 33 -72L33 -56Q33 -52 29 -52L24 -52L22 -64L13 -64Z', lit('#454a55')),
    ].join(''),
  ),
  trafficCone: thing('ground', 0.8, 0.42, '#ec6a24', (color, { lit }) => {
    const half = (y: number) => 5 + ((y + 97) * 22) / 87;
    const band = (a: number, b: number, fill: string) =>
      path(`M${-half(a)} ${a}Q0 ${a + 6} ${half(a)} ${a}L${half(b)} ${b}Q0 ${b + 7} ${-half(b)} ${b}Z`, fill);
    return [
      path('M-40 -5L-33 -15L33 -15L40 -5L40 0L-40 0Z', lit('#3a3a42')) + rect(-40, -5, 80, 5, lit('dark')),
      path('M-27 -10L-5 -97Q0 -103 5 -97L27 -10Q0 -2 -27 -10Z', color),
      band(-78, -60, lit('white')) + band(-46, -27, lit('white')),
      path('M2 -100Q4 -99 5 -97L27 -10Q18 -7 9 -6Z', lit('dark'), 0.17),
      line('M-5 -91L-7 -83M-14.500 -55L-16 -50', lighter(color, 0.6), 2.6),
    ].join('');
  }),
  streetLamp: thing('ground', 0.4, 2, '#34474a', (color, { lit, light }) =>
    [
      light.isDark ? circle(0, -76, 32, lighter(lit('#ffdf8a'), 0.3), 0.3) : '',
      rect(-2.2, -62, 4.4, 56, color) + rect(0.4, -62, 1.8, 56, darker(color, 0.3)),
      path('M-5 -28L5 -28L7 -5L-7 -5Z', color) + path('M1.500 -28L5 -28L7 -5L2 -5Z', darker(color, 0.3)),
      rect(-11, -6, 22, 6, darker(color, 0.2), 1.5) + rect(-6.5, -30, 13, 3.4, lighter(color, 0.2), 1.7),
      line('M-10 -54L10 -54', color, 2.4) + circle(-10.5, -54, 2, color) + circle(10.5, -54, 2, color),
      path('M-16 -87L16 -87L9.500 -64L-9.500 -64Z', lighter(lit('#ffe29a'), light.isDark ? 0.35 : 0.05)),
      ellipse(0, -73, 4, 7, lighter(lit('#fffbe6'), 0.6)),
      line('M-16 -87L-9 -64M16 -87L9 -64M-5.500 -87L-3.500 -64M5.500 -87L3.500 -64', color, 1.6),
      path('M-20 -86Q-8 -90 -5 -96L5 -96Q8 -90 20 -86Z', color) +
        path('M1 -96L5 -96Q8 -90 20 -86L4 -86Z', darker(color, 0.3)),
      circle(0, -97.4, 2.6, color) +
        rect(-11, -66, 22, 4.6, color, 1.6) +
        rect(-5, -62, 10, 3.4, darker(color, 0.2), 1.6),
    ].join(''),
  ),
  phoneBooth: thing('ground', 0.44, 1.35, '#c8281f', (color, { lit }) =>
    [
      path('M-19 -89Q-17 -100 0 -100Q17 -100 19 -89Z', color) +
        path('M6 -99.500Q17 -98 19 -89L9 -89Z', darker(color, 0.2)),
      rect(-20, -86, 40, 82, color) +
        rect(-22, -90, 44, 4, lighter(color, 0.14), 1) +
        rect(-22, -5, 44, 5, darker(color, 0.4)),
      rect(-16, -84, 32, 7, lit('white'), 0.8) +
        [-11, -7, -3, 1, 5, 9].map((x) => rect(x, -82.2, 2.2, 3.4, lit('dark'))).join(''),
      rect(-15.5, -74, 31, 68, darker(color, 0.24)) + rect(-14, -72.5, 28, 65, color),
      [0, 1, 2, 3, 4, 5]
        .map((row) => {
          const y = -70.5 + row * 9;
          return (
            rect(-12, y, 5, 7.4, lit('#e4f1f3')) +
            rect(-5.5, y, 11, 7.4, lit(row === 2 || row === 3 ? '#b9d6de' : 'glass')) +
            rect(7, y, 5, 7.4, lit('#a9c9d3'))
          );
        })
        .join(''),
      rect(-4, -51, 6, 12, lit('#3b4a55'), 1) + line('M3 -49Q5.400 -45 3 -41', lit('dark'), 1.6),
      rect(-12, -15.5, 24, 6, darker(color, 0.16)),
      rect(15.5, -86, 4.5, 81, darker(color, 0.24)) + rect(-18.6, -84, 1.6, 76, lighter(color, 0.35)),
    ].join(''),
  ),
  postBox: thing('ground', 0.5, 0.85, '#cc2a22', (color, { lit }) =>
    [
      rect(-21, -10, 42, 10, lit('dark'), 2),
      rect(-19, -82, 38, 73, color) +
        rect(8, -82, 11, 73, darker(color, 0.2)) +
        rect(-16, -78, 3, 66, lighter(color, 0.28), 1.5),
      path('M-21 -85Q-20 -100 0 -100Q20 -100 21 -85Z', color) +
        path('M6 -99.500Q20 -98 21 -85L10 -85Z', darker(color, 0.2)),
      rect(-25, -88, 50, 8, darker(color, 0.1), 3) +
        path('M10 -88L22 -88Q25 -88 25 -85L25 -83Q25 -80 22 -80L10 -80Z', darker(color, 0.3)),
      rect(-13, -74, 26, 6, lit('dark'), 2),
      `<g transform="rotate(-9 0 -70)">${rect(-9, -71, 18, 11, lit('white'))}${line('M-8.500 -62L0 -67L8.500 -62', darker(lit('white'), 0.25), 1.2)}</g>`,
      rect(-13, -76, 26, 3.4, lighter(color, 0.2), 1.7),
      rect(-12, -53, 24, 36, darker(color, 0.26), 2) + rect(-10.8, -51.8, 21.6, 33.6, color, 1.4),
      rect(-7, -48, 14, 13, lit('white'), 1) +
        [-45, -41.8, -38.6].map((y) => rect(-5, y, 10, 1.4, lit('metalDark'))).join(''),
      circle(7, -27, 1.8, lit('#e7c25a')),
    ].join(''),
  ),
  railwayCrossing: thing('ground', 1.7, 1.5, '#d0332a', (color, { lit }) => {
    const cross = (turn: number) =>
      `<g transform="translate(-56 -83) rotate(${turn})">${rect(-28, -5, 56, 10, color, 1)}${rect(-19, -5, 38, 10, lit('white'))}${rect(-28, 3, 56, 2, lit('dark'), 1)}</g>`;
    const lamp = (x: number, fill: string) => circle(x, -55, 8, fill) + circle(x - 2, -57.5, 2.2, lighter(fill, 0.6));
    return [
      rect(-59, -90, 6, 88, lit('#e9ebe8')) +
        rect(-55.5, -90, 2.5, 88, lit('metal')) +
        rect(-68, -5, 24, 5, lit('metalDark'), 1.5),
      cross(34) + cross(-34),
      rect(-80, -65.5, 48, 21, lit('dark'), 10.5) + lamp(-68, lit('#ff4a36')) + lamp(-44, lit('#8a2a24')),
      rect(76, -30, 4, 30, lit('metalDark')) + line('M71 -33L71 -27L85 -27L85 -33', lit('metalDark'), 3),
      rect(-36, -5, 34, 5, lit('metalDark'), 1.5) +
        rect(-32, -30, 26, 26, lit('#e3b23c'), 2) +
        rect(-15, -30, 9, 26, darker(lit('#e3b23c'), 0.22), 2),
      rect(-48, -42, 14, 18, lit('dark'), 3) + rect(-38, -39, 122, 11, lit('white'), 2),
      [0, 1, 2, 3]
        .map((at) => path(`M${at * 23} -39L${12 + at * 23} -39L${5 + at * 23} -28L${-7 + at * 23} -28Z`, color))
        .join(''),
      path('M-38 -31L84 -31L84 -28L-38 -28Z', lit('dark'), 0.2) +
        circle(-19, -33.5, 6, lit('metalDark')) +
        circle(-19, -33.5, 2.4, lit('metal')),
    ].join('');
  }),
  tramCar: thing(
    'ground',
    2.3,
    1.4,
    '#c9382c',
    (color, { lit }) =>
      [
        line('M10 -82L-16 -91L8 -98.500', lit('dark'), 2.8) +
          rect(-14, -100, 44, 3, lit('dark'), 1.5) +
          rect(-10, -86, 38, 4, lit('metalDark'), 1),
        path('M-104 -76Q-102 -84 -90 -84L88 -84Q102 -84 105 -76Z', darker(color, 0.35)),
        path('M-112 -14L-108 -72Q-107 -78 -100 -78L100 -78Q107 -78 108 -72L114 -42L114 -14Z', lit('#f5ead0')),
        path('M-112 -14L-110 -46L113.300 -46L114 -42L114 -14Z', color) +
          path('M-112 -14L-111.400 -23L114 -23L114 -14Z', darker(color, 0.22)),
        rect(-109, -43, 222, 2.6, lit('#f0c65a')),
        [-74, -50, -2, 22]
          .map(
            (x) =>
              rect(x, -72, 20, 23, lit('#3d5a73'), 3) +
              path(`M${x + 3} -52L${x + 11} -69L${x + 16} -69L${x + 8} -52Z`, lit('#5f7f97')),
          )
          .join(''),
        [-102, -26, 48]
          .map(
            (x) =>
              rect(x, -73, 21, 56, darker(color, 0.3), 2) +
              rect(x + 2, -70, 7.5, 50, lit('#3d5a73'), 1) +
              rect(x + 11.5, -70, 7.5, 50, lit('#3d5a73'), 1),
          )
          .join(''),
        path('M80 -72L104 -72L110.500 -47L80 -47Z', lit('#3d5a73')) +
          path('M86 -50L94 -69L100 -69L92 -50Z', lit('#5f7f97')),
        rect(74, -83, 28, 8, lit('dark'), 1.5) + rect(79, -80.5, 18, 3, lit('#ffc44a'), 1.5),
        circle(106, -33, 6, lit('metal')) +
          circle(106, -33, 4.2, lit('#fff0b8')) +
          rect(-113, -36, 4, 8, lit('#ff6a50'), 1.5),
        rect(-112, -15, 226, 4, lit('#3a3a42')) +
          [-66, 64]
            .map(
              (x) =>
                path(`M${x - 32} -13L${x + 32} -13L${x + 26} -5L${x - 26} -5Z`, lit('dark')) +
                circle(x - 18, -6, 6, lit('metalDark')) +
                circle(x + 18, -6, 6, lit('metalDark')) +
                circle(x - 18, -6, 2.4, lit('dark')) +
                circle(x + 18, -6, 2.4, lit('dark')),
            )
            .join('') +
          rect(108, -17, 7, 5, lit('metalDark'), 2),
      ].join(''),
    'drive',
  ),
  canalBoat: thing(
    'water',
    3,
    1,
    '#2f6f5a',
    (color, { lit }) =>
      [
        rect(-84, -100, 10, 22, lit('dark')) +
          rect(-86, -100, 14, 4, lit('dark'), 1) +
          rect(-84, -90, 10, 3, lit('#e0b84a')),
        [-30, -12, 42, 60]
          .map(
            (x, at) =>
              rect(x - 6, -86, 12, 8, lit('#c96a3f'), 1) +
              circle(x - 4, -88, 4.6, lit('leaf')) +
              circle(x + 4, -88, 4.6, lit('leafDark')) +
              circle(x, -90.5, 3.6, lit(at % 2 ? '#f0c13c' : '#e05a6a')),
          )
          .join(''),
        path('M-112 -34L-106 -76L92 -76L98 -34Z', color) + path('M98 -34L92 -76L104 -72L128 -36Z', darker(color, 0.35)),
        rect(-110, -80, 208, 6, lit('#b8352b'), 2),
        rect(-98, -69, 50, 29, lit('#b8352b'), 2) +
          rect(-95.5, -66.5, 45, 24, lit('#e8c25a'), 1) +
          rect(-93.5, -64.5, 41, 20, lit('#b8352b'), 1),
        [0, 1, 2]
          .map(
            (at) =>
              circle(-84 + at * 11, -54.5, 4.6, lit(at === 1 ? '#f5e6b8' : '#f0a0a0')) +
              circle(-84 + at * 11, -54.5, 1.8, lit('#e0b030')),
          )
          .join(''),
        [-28, 2]
          .map(
            (x) =>
              rect(x - 11, -68, 22, 17, lit('#e8c25a'), 3) +
              rect(x - 9, -66, 18, 13, lit('#27424e'), 2) +
              path(`M${x - 6} -53L${x} -66L${x + 5} -66L${x - 1} -53Z`, lit('#4a6b7a')),
          )
          .join(''),
        [32, 54, 76]
          .map(
            (x) =>
              circle(x, -59, 8, lit('#e8c25a')) +
              circle(x, -59, 6, lit('#27424e')) +
              circle(x - 2, -61, 1.8, lit('#8fb0bc')),
          )
          .join(''),
        path('M-148 -38L118 -36Q136 -38 150 -50Q146 -14 128 0L-138 0Q-150 -10 -148 -38Z', lit('#2b2d36')) +
          path('M-148.300 -32L119 -30Q136 -32 149 -43L148 -36Q136 -26 119 -24L-148 -26Z', lit('#b8352b')),
        path('M-146 -10L138 -10Q134 -4 128 0L-138 0Q-144 -4 -146 -10Z', darker(lit('#2b2d36'), 0.4)),
        line('M-146 -36L-146 -56Q-144 -66 -120 -62', lit('#e8c25a'), 4) + line('M-126 -63L-116 -61', lit('wood'), 5),
      ].join(''),
    'bob',
  ),
  gondolaBoat: thing(
    'water',
    2.2,
    1.45,
    '#2a2b36',
    (color, { lit }) =>
      [
        path('M-74 -30L-72 -52L-58 -52L-54 -30L-61 -30L-65 -44L-67 -30Z', lit('#23242e')),
        path('M-74 -50Q-76 -74 -66 -76Q-54 -76 -56 -50Z', lit('white')) +
          [-71, -65, -59, -53].map((y) => rect(-74, y, 18, 2.8, lit('#2f5f9a'))).join(''),
        rect(-74.5, -53, 19, 4, lit('#c9302c'), 1) + path('M-68 -78L-62 -78L-58 -70L-72 -70Z', lit('#c9302c')),
        line('M-59 -71Q-50 -58 -64 -47M-70 -71Q-80 -68 -78 -62', lit('white'), 5),
        circle(-65, -84, 7, lit('skin')) +
          path('M-72 -88L-65 -88L-66 -82L-71 -79Q-74 -84 -72 -88Z', lit('hair')) +
          ellipse(-65, -89, 15, 3, lit('#e6c474')) +
          rect(-73, -97, 16, 8, lit('#e6c474'), 3) +
          rect(-73, -92.5, 16, 3, lit('#c9302c')),
        path('M-2 -30L-2 -52Q10 -58 16 -50L18 -36L44 -36L44 -24L-2 -24Z', lit('#b8322c')) +
          path('M16 -50L18 -36L44 -36L44 -24L20 -24Q10 -34 8 -54Q13 -54 16 -50Z', darker(lit('#b8322c'), 0.25)) +
          line('M-2 -52Q10 -58 16 -50', lit('#e2b84a'), 3),
        path(
          'M-108 -58Q-100 -62 -98 -54Q-90 -30 -50 -26L52 -26Q86 -30 96 -58L100 -58Q98 -14 60 -4Q40 0 0 0Q-40 0 -64 -6Q-102 -18 -108 -58Z',
          color,
        ),
        path(
          'M-98 -54Q-90 -30 -50 -26L52 -26Q86 -30 96 -58L98 -50Q88 -24 54 -21L-52 -21Q-92 -26 -98 -54Z',
          lit('#e2b84a'),
        ),
        path(
          'M-80 -20Q-60 -11 0 -10Q60 -11 84 -26Q74 -8 60 -4Q40 0 0 0Q-40 0 -64 -6Q-74 -10 -80 -20Z',
          darker(color, 0.4),
        ),
        path('M91 -46L95 -84Q97 -98 110 -94Q109 -84 103 -82L100 -50Z', lit('#98a2ab')) +
          [-77, -71, -65, -59].map((y) => rect(101, y, 8, 3.4, lit('#98a2ab'), 1)).join(''),
        line('M-77 -60L-38 -8', lit('#d39a62'), 3.4) +
          path('M-43 -19L-37 -22L-22 -1L-29 2Z', lit('#d39a62')) +
          circle(-77, -60, 3.4, lit('skin')) +
          circle(-66, -46, 3.4, lit('skin')),
      ].join(''),
    'bob',
  ),
} as const satisfies Record<string, Subject>;
