import { darker, lighter } from '../look/palette';
import { thing, wheel, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned, repeat } from './svg';

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
      turned(
        rect(-9, -71, 18, 11, lit('white')) + line('M-8.500 -62L0 -67L8.500 -62', darker(lit('white'), 0.25), 1.2),
        -9,
        0,
        -70,
      ),
      rect(-13, -76, 26, 3.4, lighter(color, 0.2), 1.7),
      rect(-12, -53, 24, 36, darker(color, 0.26), 2) + rect(-10.8, -51.8, 21.6, 33.6, color, 1.4),
      rect(-7, -48, 14, 13, lit('white'), 1) +
        [-45, -41.8, -38.6].map((y) => rect(-5, y, 10, 1.4, lit('metalDark'))).join(''),
      circle(7, -27, 1.8, lit('#e7c25a')),
    ].join(''),
  ),
  railwayCrossing: thing('ground', 1.7, 1.5, '#d0332a', (color, { lit }) => {
    const cross = (turn: number) =>
      moved(
        turned(
          rect(-28, -5, 56, 10, color, 1) + rect(-19, -5, 38, 10, lit('white')) + rect(-28, 3, 56, 2, lit('dark'), 1),
          turn,
        ),
        -56,
        -83,
      );
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
  scaffolding: thing('ground', 1.2, 2.6, '#8492a0', (color, { lit }) => {
    const ladder = (x: number, y: number) =>
      line(`M${x} ${y}L${x + 14} ${y - 40}M${x + 9} ${y}L${x + 23} ${y - 40}`, lit('#e2a93a'), 2.4) +
      repeat(5, (at) =>
        line(`M${x + 2.5 + at * 2.5} ${y - 6 - at * 7}L${x + 11.5 + at * 2.5} ${y - 6 - at * 7}`, lit('#e2a93a'), 2),
      );
    const deck = (y: number) =>
      rect(-60, y - 7, 120, 4, lit('#c98f4e')) +
      rect(-60, y - 3, 120, 4, darker(lit('#c98f4e'), 0.25)) +
      repeat(5, (at) => rect(-42 + at * 20, y - 7, 1, 8, darker(lit('#c98f4e'), 0.4)));
    return [
      [-46, 9, 46].map((x) => rect(x, -94, 3, 92, darker(color, 0.35))).join('') +
        line('M-46 -84L46 -84M-46 -50L46 -50M-46 -16L46 -16', darker(color, 0.35), 2),
      line('M-52 -2L-1 -33M1 -33L52 -2M-52 -36L-1 -66M1 -66L52 -36', darker(color, 0.15), 2.6),
      path('M22 -87L38 -87L36 -74L24 -74Z', lit('#e8763a')) +
        path('M31 -87L38 -87L36 -74L31 -74Z', darker(lit('#e8763a'), 0.22)) +
        line('M23 -86Q30 -99 37 -86', lit('dark'), 1.4),
      repeat(3, (at) => rect(-14 - at * 9, -80, 8, 5, lit('#b5503a'), 0.6)) +
        repeat(2, (at) => rect(-18.5 - at * 9, -85.6, 8, 5, lit('#c96a4c'), 0.6)),
      deck(-34) + deck(-68) + ladder(18, -1.2) + ladder(-40, -41.5),
      line('M-54 -96L54 -96M-54 -83L54 -83M-54 -50L54 -50', color, 2.8),
      [-56, 0, 56]
        .map(
          (x) =>
            rect(x - 2.2, -100, 4.4, 98, color) +
            rect(x + 0.4, -100, 1.8, 98, darker(color, 0.3)) +
            rect(x - 4, -3, 8, 3, lit('dark')) +
            [-96, -83, -50, -34, -68].map((y) => rect(x - 3, y - 2, 6, 4, darker(color, 0.45), 1)).join(''),
        )
        .join(''),
    ].join('');
  }),
  camperVan: thing(
    'ground',
    1.8,
    1.2,
    '#2f9a98',
    (color, palette) => {
      const { lit } = palette;
      const pane = (x: number, width: number) =>
        rect(x, -76, width, 22, lit('#35566b'), 4) +
        path(
          `M${x + width * 0.4} -56L${x + width * 0.7} -74L${x + width * 0.9} -74L${x + width * 0.6} -56Z`,
          lit('#6c8ea2'),
        );
      const curtain = (x: number, width: number) =>
        path(`M${x + 1.5} -76L${x + 9} -76Q${x + 8} -64 ${x + 1.5} -58Z`, lit('#f0b84c')) +
        path(
          `M${x + width - 1.5} -76L${x + width - 9} -76Q${x + width - 8} -64 ${x + width - 1.5} -58Z`,
          lit('#e0a238'),
        );
      return [
        path('M-72 -96Q-8 -104 56 -96Q-8 -86 -72 -96Z', lit('#e8573a')) +
          path('M-60 -96Q-8 -99.5 44 -96Q-8 -94.5 -60 -96Z', lit('white')) +
          path('M-66 -95L-58 -94L-66 -88Z', lit('#b83c2a')) +
          [-46, 26].map((x) => rect(x, -93.5, 4, 8, lit('dark'))).join(''),
        path('M-90 -18L-90 -66Q-89 -86 -70 -87L46 -87Q70 -87 79 -62L86 -44L89 -18Z', lit('#f6edd8')) +
          path('M-90 -18L-90 -50L82 -50Q90 -44 90 -30L90 -18Q90 -12 84 -12L-84 -12Q-90 -12 -90 -18Z', color),
        path('M-90 -18L-90 -24L90 -24L90 -18Q90 -12 84 -12L-84 -12Q-90 -12 -90 -18Z', darker(color, 0.22)) +
          path('M64 -50L82 -50Q90 -44 90 -30L90 -24L72 -24Q76 -38 64 -50Z', darker(color, 0.16)) +
          path('M-90 -66Q-89 -86 -70 -87L46 -87Q56 -87 64 -82L-74 -82Q-86 -80 -90 -66Z', lit('white')) +
          rect(-90, -51, 174, 2.4, lit('metal')),
        pane(-82, 32) +
          curtain(-82, 32) +
          pane(-45, 32) +
          curtain(-45, 32) +
          pane(-8, 26) +
          path('M24 -76L48 -76Q62 -76 70 -58L72 -54L24 -54Z', lit('#35566b')) +
          path('M34 -56L44 -74L52 -74L42 -56Z', lit('#6c8ea2')) +
          line('M58 -76L66 -54', lit('#f6edd8'), 2.6),
        line('M21 -80L21 -14M-11 -80L-11 -14', darker(color, 0.34), 1.4) +
          rect(-6, -44, 9, 2.6, lit('metal'), 1.3) +
          rect(26, -44, 9, 2.6, lit('metal'), 1.3),
        ellipse(84, -37, 5, 7, lit('metal')) +
          ellipse(85, -37, 3.6, 5.4, lit('#fff0b8')) +
          rect(-90, -40, 3.4, 9, lit('#e8573a'), 1) +
          rect(70, -19, 20, 6, lit('white'), 3) +
          rect(-90, -19, 16, 6, lit('white'), 3),
        [-52, 52]
          .map(
            (x) =>
              path(`M${x - 21} -12Q${x - 21} -36 ${x} -36Q${x + 21} -36 ${x + 21} -12Z`, darker(color, 0.5)) +
              wheel(x, -16, 16, palette) +
              circle(x, -16, 4, lit('white')),
          )
          .join(''),
      ].join('');
    },
    'drive',
  ),
  motorcycle: thing(
    'ground',
    1.6,
    0.68,
    '#c9382c',
    (color, { lit }) => {
      const tyre = (x: number) =>
        circle(x, -25, 25, lit('dark')) +
        circle(x, -25, 17.5, lit('metal')) +
        circle(x, -25, 15, lit('#3d4048')) +
        repeat(6, (at) => turned(rect(x - 0.7, -40, 1.4, 30, lit('metal')), at * 30, x, -25)) +
        circle(x, -25, 5, lit('metalDark')) +
        circle(x, -25, 2, lit('dark'));
      return [
        tyre(-54) + tyre(55),
        line('M-54 -25L-6 -30L-22 -60M-54 -25L-42 -62', lit('#4a4f57'), 5) +
          line('M34 -76L22 -28L-8 -26', lit('#4a4f57'), 5),
        rect(-79.5, -51, 8, 8, lit('#ff5a44'), 2) +
          path('M-79.8 -38.2A29 29 0 0 1 -35.4 -47.2L-38.5 -43.6A24.5 24.5 0 0 0 -76 -36Z', color),
        path('M34 -45A29 29 0 0 1 80 -40L78 -33A24 24 0 0 0 38 -40Z', color) +
          path('M62 -54Q74 -51 80 -40L78 -33Q72 -44 60 -48Z', darker(color, 0.22)),
        line('M55 -25L36 -84', lit('#e3e6e8'), 5) + line('M57 -25L46 -60', lit('metalDark'), 2),
        path('M-20 -54L20 -56L24 -30Q20 -18 4 -18L-10 -18Q-20 -24 -20 -54Z', lit('#5b626b')) +
          repeat(4, (at) => rect(0, -54 + at * 5, 22, 2.6, lit('metal'), 1)) +
          circle(-6, -31, 10, lit('metal')) +
          circle(-6, -31, 5, lit('metalDark')),
        line('M20 -44Q30 -18 8 -15L-30 -15', lit('#e3e6e8'), 4.6) +
          path('M-30 -20L-74 -22L-78 -13L-30 -11Z', lit('#e3e6e8')) +
          path('M-30 -14L-77 -15L-78 -13L-30 -11Z', lit('metalDark')),
        path('M-66 -74Q-56 -66 -40 -68L-8 -72L-10 -58L-44 -58Q-62 -60 -66 -74Z', lit('#4a2f27')) +
          path('M-66 -74Q-56 -66 -40 -68L-8 -72L-8.5 -68L-40 -64Q-58 -62 -66 -74Z', lit('#7a4a35')),
        path('M-14 -64Q-14 -84 8 -86Q32 -86 38 -72Q36 -60 22 -57L-8 -57Q-14 -58 -14 -64Z', color) +
          path('M-13 -62Q10 -66 38 -72Q36 -60 22 -57L-8 -57Q-13 -58 -13 -62Z', darker(color, 0.24)) +
          path('M-6 -72Q-2 -81 10 -81Q18 -81 22 -79Q4 -78 -6 -72Z', lighter(color, 0.5)),
        line('M36 -84Q30 -94 12 -91', lit('#4a4f57'), 3.6) +
          line('M18 -92L8 -90', lit('dark'), 5) +
          line('M30 -90L26 -96', lit('#4a4f57'), 2) +
          ellipse(25, -97, 6, 3, lit('metal')),
        path('M38 -88L50 -88Q54 -78 50 -68L40 -70Q34 -78 38 -88Z', lit('#3d4048')) +
          path('M50 -88Q58 -78 50 -68Q47 -78 50 -88Z', lit('#fff0b8')),
      ].join('');
    },
    'drive',
  ),
  shopFront: thing('ground', 1.2, 1.9, '#2f7a72', (color, { lit }) =>
    [
      rect(-60, -94, 120, 94, color) +
        rect(44, -94, 16, 94, darker(color, 0.2)) +
        rect(-60, -100, 120, 7, darker(color, 0.3), 1.5) +
        rect(-56, -92, 112, 15, darker(color, 0.16), 1.5),
      circle(-28, -84.5, 4, lit('#f0c65a')) +
        [-18, -10, -2, 10, 18, 26].map((x) => rect(x, -87, 6, 5, lit('#f6e6c0'), 1)).join(''),
      rect(-54, -56, 64, 42, lit('#f6e6c0'), 1) +
        rect(-51, -53, 58, 36, lit('#bfe0e4')) +
        path('M-48 -17L-28 -53L-16 -53L-36 -17ZM-30 -17L-10 -53L-5 -53L-25 -17Z', lit('#dcf0f1')),
      rect(-51, -21, 58, 4, lit('#b9824a')) +
        path('M-46 -21L-44 -36L-34 -36L-32 -21Z', lit('#e8654a')) +
        line('M-42 -36Q-39 -43 -36 -36', lit('#b8432f'), 1.6) +
        path('M-26 -21Q-30 -32 -23 -34L-23 -40L-19 -40L-19 -34Q-12 -32 -16 -21Z', lit('#3f7fa8')) +
        circle(-6, -27, 6, lit('#f0b84c')) +
        rect(2 - 4, -38, 7, 17, lit('#8a5aa0'), 1) +
        rect(-8, -23, 4, 2, lit('#8a5a38')),
      rect(16, -58, 32, 58, lit('#f6e6c0'), 1) +
        rect(18.5, -55.5, 27, 55.5, darker(color, 0.36)) +
        rect(22, -52, 20, 32, lit('#bfe0e4'), 1) +
        path('M24 -22L36 -52L41 -52L29 -22Z', lit('#dcf0f1')) +
        rect(25, -44, 14, 8, lit('#e8654a'), 1.5) +
        rect(27.5, -41, 9, 2, lit('white')) +
        rect(20.5, -17, 3, 9, lit('#f0c65a'), 1.5),
      rect(-60, -12, 76, 12, darker(color, 0.28)) +
        rect(-54, -9, 64, 6, color, 1) +
        rect(14, -3, 36, 3, lit('#c9c2b6')),
      repeat(9, (at) =>
        path(
          `M${-54 + at * 12} -77L${-42 + at * 12} -77L${-46.7 + at * 13.34} -57Q${-53.3 + at * 13.34} -50 ${-60 + at * 13.34} -57Z`,
          lit(at % 2 ? '#fbf3e2' : '#d2452f'),
        ),
      ) +
        path('M46 -77L54 -77L60 -57Q53 -50 46.7 -57Z', lit('dark'), 0.14) +
        rect(-55, -79, 110, 3, lit('#f6e6c0'), 1),
    ].join(''),
  ),
  kiosk: thing('ground', 0.86, 1.6, '#2f6b50', (color, { lit }) => {
    const cover = (x: number, y: number, fill: string, width = 8, height = 11) =>
      rect(x, y, width, height, lit(fill), 0.6) +
      rect(x + 1, y + 1.2, width - 2, 2, lit('white')) +
      circle(x + width / 2, y + height * 0.62, width * 0.24, lighter(lit(fill), 0.5));
    return [
      circle(0, -97.4, 2.6, lit('#e2b04a')) +
        path('M-20 -80Q-20 -88 -8 -90Q-3 -92 0 -97Q3 -92 8 -90Q20 -88 20 -80Z', color) +
        path('M0 -97Q3 -92 8 -90Q20 -88 20 -80L9 -80Q9 -89 0 -97Z', darker(color, 0.25)),
      rect(-36, -76, 72, 76, color) +
        rect(24, -76, 12, 76, darker(color, 0.24)) +
        rect(-38, -4, 76, 4, darker(color, 0.45)),
      path('M-43 -66L-36 -80L36 -80L43 -66Z', color) +
        path('M20 -80L36 -80L43 -66L24 -66Z', darker(color, 0.24)) +
        rect(-43, -67, 86, 4, lit('#e2b04a'), 1.5) +
        rect(-22, -77, 44, 8, lit('#f6e6c0'), 1.5) +
        [-17, -10, -3, 4, 11].map((x) => rect(x, -75, 5, 4, color, 0.8)).join(''),
      rect(-17, -62, 34, 32, lit('#ffdf9a'), 1) +
        circle(0, -48, 6.4, lit('skin')) +
        path('M-6.6 -48Q-7 -56 0 -56Q7 -56 6.6 -48Q3 -52 -6.6 -48Z', lit('hair')) +
        path('M-12 -30Q-12 -41 0 -41Q12 -41 12 -30Z', lit('#3f6f9f')) +
        repeat(5, (at) =>
          cover(-16 + at * 6.6, -62, ['#d2452f', '#3f7fa8', '#e6a23a', '#8a5aa0', '#4f9a62'][at] ?? '#d2452f', 5.6, 7),
        ),
      repeat(
        3,
        (row) =>
          cover(-32.5, -62 + row * 13, ['#3f7fa8', '#e6a23a', '#d2452f'][row] ?? '#d2452f', 11, 12) +
          cover(21.5, -62 + row * 13, ['#d2452f', '#8a5aa0', '#e6a23a'][row] ?? '#d2452f', 11, 12),
      ),
      rect(-20, -31, 40, 4, lit('#c98f4e'), 1) +
        rect(-32, -18, 64, 14, darker(color, 0.34), 1) +
        rect(-32, -22, 64, 3, lit('#e2b04a'), 1),
      repeat(
        5,
        (at) =>
          rect(-29 + at * 12, -19, 10, 13, lit('white'), 0.6) +
          rect(-27.5 + at * 12, -17, 7, 2.4, lit('dark')) +
          rect(-27.5 + at * 12, -13, 7, 4, lit(['#9fb4c2', '#d99a7a', '#a7bf94'][at % 3] ?? '#9fb4c2')),
      ),
    ].join('');
  }),
  atm: thing('ground', 0.62, 0.95, '#2c62a8', (color, { lit }) =>
    [
      rect(-31, -100, 62, 100, color, 4) +
        path('M18 -100L27 -100Q31 -100 31 -96L31 -4Q31 0 27 0L18 0Z', darker(color, 0.24)) +
        rect(-31, -5, 62, 5, darker(color, 0.45), 2) +
        rect(-25, -83, 50, 76, lit('#dfe4e8'), 3) +
        path('M14 -83L22 -83Q25 -83 25 -80L25 -10Q25 -7 22 -7L14 -7Z', darker(lit('#dfe4e8'), 0.14)),
      rect(-23, -97, 17, 11, lit('#f0c65a'), 1.5) +
        rect(-23, -94.5, 17, 2.6, lit('dark')) +
        [-1, 7, 15].map((x) => rect(x, -94.5, 6, 6, lit('white'), 1)).join('') +
        rect(-29, -80, 1.8, 70, lighter(color, 0.3), 1),
      rect(-22, -80, 44, 31, lit('#33404e'), 2) +
        rect(-16, -77, 32, 25, lit('#4fb3d8'), 1) +
        path('M-16 -52L-3 -77L7 -77L-6 -52Z', lit('#86d0ea')) +
        rect(-8, -68, 16, 3.4, lit('white'), 1) +
        rect(-8, -61, 10, 3.4, lit('white'), 1) +
        [-74, -66.5, -59]
          .map((y) => rect(-20.8, y, 3.6, 4, lit('metal'), 1) + rect(17.2, y, 3.6, 4, lit('metal'), 1))
          .join(''),
      path('M-27 -45L27 -45L30 -25L-30 -25Z', lit('#b3bcc4')) +
        path('M14 -45L27 -45L30 -25L15 -25Z', darker(lit('#b3bcc4'), 0.14)) +
        path('M-30 -25L30 -25L25 -21L-25 -21Z', lit('dark'), 0.24),
      rect(-23, -43, 26, 16.5, lit('#33404e'), 1.5) +
        repeat(12, (at) => rect(-21 + (at % 3) * 5.6, -41.3 + Math.floor(at / 3) * 3.7, 4.2, 2.6, lit('white'), 0.5)) +
        ['#d2452f', '#f0c65a', '#4f9a62']
          .map((fill, at) => rect(-3.4, -41.3 + at * 4.9, 4.4, 3.7, lit(fill), 0.5))
          .join(''),
      rect(8, -42, 17, 4, lit('dark'), 1) +
        path('M10 -40L23 -40L24 -29L9 -29Z', lit('#f0a83a')) +
        path('M9.7 -36.5L23.3 -36.5L23.6 -34L9.4 -34Z', lit('dark')),
      rect(-19, -19, 38, 4.6, lit('dark'), 1.5) +
        path('M-15 -16.5L15 -16.5L18 -3L-18 -3Z', lit('#6fae6a')) +
        path('M-12.5 -14.5L12.5 -14.5L14.8 -5L-14.8 -5Z', lit('#a6d09a')) +
        circle(0, -9.7, 3.6, lit('#4f8a58')),
    ].join(''),
  ),
  vendingMachine: thing('ground', 0.6, 1.1, '#cf3a2c', (color, { lit }) =>
    [
      rect(-26, -4, 10, 4, lit('dark')) +
        rect(16, -4, 10, 4, lit('dark')) +
        rect(-30, -100, 60, 97, color, 3) +
        path('M22 -100L27 -100Q30 -100 30 -97L30 -6Q30 -3 27 -3L22 -3Z', darker(color, 0.26)) +
        rect(-28.5, -97, 2, 90, lighter(color, 0.35), 1),
      rect(-25, -97, 44, 9, lit('white'), 1.5) + circle(-19, -92.5, 2.6, color) + rect(-14, -94, 22, 3, color, 1.5),
      rect(-25, -85, 32, 62, lit('#2c3a46'), 1.5) + rect(-23, -83, 28, 58, lit('#d8ecf0')),
      repeat(
        4,
        (row) =>
          rect(-23, -71 + row * 14.6, 28, 2.4, lit('#6c7a86')) +
          repeat(4, (at) => {
            const fill = lit(['#e2502f', '#f0b23c', '#3f8fc0', '#5fa85a', '#8a5aa0'][(row * 2 + at) % 5] ?? 'red');
            return row % 2 === 0
              ? rect(-22.2 + at * 6.9, -81 + row * 14.6, 5.4, 10, fill, 1.2) +
                  rect(-22.2 + at * 6.9, -78 + row * 14.6, 5.4, 2.6, lit('white')) +
                  rect(-21.7 + at * 6.9, -81.6 + row * 14.6, 4.4, 1.2, lit('metal'))
              : path(
                  `M${-22.4 + at * 6.9} ${-81 + row * 14.6}l1.4 1l1.4 -1l1.4 1l1.4 -1l-0.6 5l0.6 5l-5.6 0l0.6 -5Z`,
                  fill,
                ) + circle(-19.6 + at * 6.9, -76 + row * 14.6, 1.5, lit('#fff0b8'));
          }),
      ),
      path('M-23 -25L-9 -83L-2 -83L-16 -25Z', lit('white'), 0.28),
      rect(10, -85, 9, 44, lit('#33404e'), 1.5) +
        rect(11.4, -83, 6.2, 6, lit('#7fe0c0'), 0.6) +
        repeat(8, (at) => rect(11.4 + (at % 2) * 3.4, -74.5 + Math.floor(at / 2) * 4, 2.6, 2.8, lit('white'), 0.5)) +
        rect(11.4, -56, 6.2, 2, lit('dark'), 1) +
        rect(12, -51, 5, 7, lit('#f0c65a'), 1),
      rect(-25, -18, 44, 12, lit('#2c2c34'), 2) +
        path('M-23 -16L17 -16L15 -10L-21 -10Z', lit('#55606a')) +
        rect(-8, -12.5, 12, 5, lit('#3f8fc0'), 2.5) +
        rect(-4, -12.5, 3, 5, lit('white')),
    ].join(''),
  ),
  busStop: thing('ground', 1.5, 1.5, '#2f6fa8', (color, { lit }) =>
    [
      rect(-70, -72, 96, 62, lit('#cfe5ea')) +
        path('M-56 -10L-30 -72L-14 -72L-40 -10ZM-4 -10L14 -54L14 -36L4 -10Z', lit('#e6f3f5')) +
        [-70, -39, -8, 24].map((x) => rect(x, -74, 3, 74, lit('#4a5560'))).join('') +
        rect(-70, -12, 97, 3, lit('#4a5560')),
      rect(-8, -68, 32, 54, lit('#4a5560'), 1.5) +
        rect(-5.5, -65.5, 27, 49, lit('#f0a83a')) +
        circle(8, -48, 9, lit('#fdf0cf')) +
        path('M-5.5 -32L6 -42L12 -36L21.5 -44L21.5 -16.5L-5.5 -16.5Z', lit('#d2603a')) +
        rect(-1, -25, 16, 3, lit('white'), 1),
      rect(-64, -26, 50, 5, lit('#c98f4e'), 1.5) +
        rect(-64, -22.5, 50, 2, darker(lit('#c98f4e'), 0.3)) +
        [-58, -24].map((x) => rect(x, -37, 4, 37, lit('#4a5560'))).join('') +
        rect(-64, -38, 50, 4, lit('#c98f4e'), 1.5),
      path('M-75 -76Q-40 -90 34 -87L34 -74L-75 -74Z', color) +
        path('M8 -87.3L34 -87L34 -74L8 -74Z', darker(color, 0.2)) +
        rect(-75, -77, 109, 4, darker(color, 0.36), 1),
      rect(56, -100, 4, 100, lit('#5d6872')) +
        rect(58.3, -100, 1.7, 100, lit('#454f58')) +
        rect(50, -3, 16, 3, lit('#454f58'), 1),
      rect(41, -100, 34, 34, color, 4) +
        rect(44, -97, 28, 28, lit('white'), 2) +
        rect(47, -93, 22, 17, color, 3) +
        rect(49, -91, 18, 7, lit('white'), 1) +
        circle(51.5, -79.5, 1.6, lit('#fff0b8')) +
        circle(64.5, -79.5, 1.6, lit('#fff0b8')) +
        rect(48.5, -77, 4.5, 4.5, color, 1) +
        rect(63, -77, 4.5, 4.5, color, 1),
      rect(48, -62, 20, 26, lit('white'), 1) +
        rect(48, -62, 20, 5, lit('#d2452f'), 1) +
        [-54, -50, -46, -42].map((y) => rect(50.5, y, 15, 1.6, lit('metalDark'))).join(''),
    ].join(''),
  ),
  billboard: thing('ground', 1.55, 2.6, '#e2673a', (color, { lit }) =>
    [
      [-40, 34]
        .map(
          (x) =>
            rect(x, -36, 7, 36, lit('#5d6872')) +
            rect(x + 4, -36, 3, 36, lit('#454f58')) +
            rect(x - 4, -3, 15, 3, lit('#454f58'), 1),
        )
        .join('') + line('M-34 -34L36 -4M36 -34L-34 -4', lit('#6f7a84'), 2.4),
      rect(-77, -94, 154, 60, lit('#4a5560'), 2) +
        rect(-73, -90, 146, 52, color) +
        path('M73 -90L73 -38L14 -38Q34 -70 73 -90Z', darker(color, 0.14)),
      circle(42, -62, 23, lighter(color, 0.35)) +
        path('M28 -74L56 -74L52 -40Q52 -38 50 -38L34 -38Q32 -38 32 -40Z', lit('white')) +
        path('M29 -66L55 -66L52.7 -46L31.3 -46Z', lit('#c9382c')) +
        path('M45 -74L56 -74L52 -40Q52 -38 50 -38L43 -38Z', lit('dark'), 0.14) +
        rect(26, -78, 32, 5, lit('#c9382c'), 2) +
        line('M43 -78L47 -92', lit('#3f7fa8'), 3) +
        circle(41, -56, 5, lit('white')),
      rect(-63, -82, 66, 11, lit('white'), 2) +
        rect(-63, -66, 46, 7, lit('white'), 2) +
        rect(-63, -55, 36, 10, lit('#f6c64f'), 5) +
        rect(-56, -51.5, 22, 3, lit('#7a3a1c'), 1.5),
      rect(-77, -36, 154, 3.4, lit('#7b8792')) +
        repeat(12, (at) => rect(-76 + at * 13.7, -33, 1.6, 4, lit('#5d6872'))) +
        rect(-77, -30, 154, 2, lit('#5d6872')),
      [-52, -17, 17, 52]
        .map(
          (x) =>
            line(`M${x} -94L${x} -98L${x + 4} -98`, lit('#454f58'), 2) +
            path(`M${x + 2} -100L${x + 11} -100L${x + 13} -94L${x} -94Z`, lit('#454f58')) +
            rect(x + 1.5, -94.6, 10, 2, lit('#fff0b8'), 1),
        )
        .join(''),
    ].join(''),
  ),
  recyclingBins: thing('ground', 1.7, 0.68, '#3f9a55', (color, palette) => {
    const { lit } = palette;
    const arrow = (fill: string) =>
      repeat(3, (at) =>
        turned(
          line('M-5.5 -5.5L-1.5 -11.5Q0 -13 1.5 -11.5L4 -7.5', fill, 3) + path('M7.6 -9.6L6.8 -2.4L0.6 -5.8Z', fill),
          at * 120,
        ),
      );
    const bin = (x: number, fill: string) =>
      moved(
        rect(12, -14, 8, 10, darker(fill, 0.5)) +
          path('M-25 -84L25 -84L20 -6Q20 -2 16 -2L-16 -2Q-20 -2 -20 -6Z', fill) +
          path('M10 -84L25 -84L20 -6Q20 -2 16 -2L8 -2Z', darker(fill, 0.22)) +
          line('M-18.5 -72L-16 -14', lighter(fill, 0.35), 2.6) +
          path('M-28 -84Q-28 -96 -18 -97L18 -97Q28 -96 28 -84Z', darker(fill, 0.12)) +
          path('M10 -97L18 -97Q28 -96 28 -84L12 -84Z', darker(fill, 0.32)) +
          rect(-28, -86, 56, 5, darker(fill, 0.3), 1.5) +
          rect(-10, -100, 20, 5, darker(fill, 0.4), 2) +
          path('M-24 -88Q-22 -93 -16 -93L-4 -93L-4 -91Q-18 -91 -24 -88Z', lighter(fill, 0.4)) +
          circle(-15, -7, 7, lit('dark')) +
          circle(15, -7, 7, lit('dark')) +
          circle(-15, -7, 2.6, lit('metal')) +
          circle(15, -7, 2.6, lit('metal')) +
          moved(arrow(lit('white')), 0, -44, 1.15),
        x,
        0,
      );
    return bin(-57, lit('#2f74b5')) + bin(57, lit('#e9b52f')) + bin(0, color);
  }),
  passport: thing('table', 1.04, 0.14, '#7d2538', (color, { lit }) => {
    const [paper, plane] = [
      lit('#f7f3e8'),
      'M-9 1L-3 1L-7 9L-4 9L4 1L9 1Q12 0 9 -1L4 -1L-4 -9L-7 -9L-3 -1L-7 -1L-9 -4L-11 -4L-10 0L-11 4L-9 4Z',
    ];
    return moved(
      [
        turned(
          rect(-16, -95, 48, 90, paper, 4) +
            rect(24, -95, 8, 90, darker(paper, 0.1), 3) +
            path('M-16 -78L-16 -91Q-16 -95 -12 -95L28 -95Q32 -95 32 -91L32 -78Z', lit('#2f8fc4')) +
            moved(turned(path(plane, lit('white')), -45), 21, -86, 0.8) +
            rect(-9, -88, 17, 4, lit('white'), 1) +
            [-71, -63, -55].map((y) => rect(12, y, 14, 4, lit('#9fb0bd'), 1)).join('') +
            repeat(9, (at) => rect(2 + at * 3, -38, at % 3 === 1 ? 2.2 : 1.2, 24, lit('dark'))) +
            repeat(8, (at) => rect(-14 + at * 6, -46, 3.4, 1.6, darker(paper, 0.3))),
          17,
          10,
          -40,
        ),
        rect(-53, -89, 62, 88, darker(lit('#f2e6cc'), 0.14), 4) + rect(-57, -91, 62, 91, color, 4),
        path('M-11 -91L1 -91Q5 -91 5 -87L5 -4Q5 0 1 0L-11 0Z', darker(color, 0.18)) +
          path('M-53 -91L-50 -91L-50 0L-53 0Q-57 0 -57 -4L-57 -87Q-57 -91 -53 -91Z', darker(color, 0.3)) +
          rect(-48, -88, 2, 84, lighter(color, 0.22), 1),
        moved(
          circle(0, 0, 16, lit('#e7bf62')) +
            circle(0, 0, 13.4, color) +
            `<g fill="none" stroke="${lit('#e7bf62')}" stroke-width="2"><ellipse cx="0" cy="0" rx="6" ry="13.5"/></g>` +
            line('M0 -14L0 14M-14 0L14 0M-11 -7.5L11 -7.5M-11 7.5L11 7.5', lit('#e7bf62'), 2),
          -22,
          -50,
        ),
        rect(-37, -81, 30, 5, lit('#e7bf62'), 1) +
          rect(-33, -25, 22, 4, lit('#e7bf62'), 1) +
          rect(-28, -15, 12, 7, lit('#e7bf62'), 1.5) +
          circle(-22, -11.5, 2, color),
      ].join(''),
      5.3,
      0,
    );
  }),
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
  batteryPack: thing('wall', 0.78, 0.65, '#eef1f1', (color, { lit }) =>
    [
      line('M-20 -14L-20 -3M-8 -14L-8 -3', lit('#5a6570'), 6) + rect(-27, -8, 26, 4, lit('metal'), 2),
      rect(-39, -100, 78, 90, darker(color, 0.3), 9) +
        rect(-39, -100, 68, 90, color, 9) +
        path('M12 -100L20 -100Q29 -100 29 -91L29 -19Q29 -10 20 -10L12 -10Z', darker(color, 0.1)),
      rect(-13, -92, 14, 7, lit('#33424d'), 2) + rect(-27, -87, 42, 66, lit('#33424d'), 6),
      [0, 1, 2, 3].map((at) => rect(-22, -39.5 - at * 14, 32, 12, lit(at === 3 ? '#4f6a63' : '#4fd08a'), 2)).join(''),
      path('M-1 -77L-19 -50L-9 -50L-12 -29L7 -59L-4 -59Z', lit('#ffd84d')),
      line('M22 -86L22 -24', lit('#4fd08a'), 4) + line('M-33.5 -88L-33.5 -62', lighter(color, 0.85), 3),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
