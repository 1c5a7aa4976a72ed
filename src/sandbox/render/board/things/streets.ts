import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Things that stand on streets. */
export const streets = {
  sign: thing('ground', 0.9, 1, '#f2ece0', (color, { lit }) =>
    [
      rect(-4, -50, 8, 50, lit('#6d5138')),
      rect(-44, -100, 88, 54, darker(color, 0.3), 5) + rect(-40, -96, 80, 46, color, 3),
      rect(-28, -84, 56, 7, darker(color, 0.6), 3) + rect(-20, -68, 40, 7, darker(color, 0.45), 3),
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
} as const satisfies Record<string, Subject>;
