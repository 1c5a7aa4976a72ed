import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Buildings, and what is built outdoors. */
export const buildings = {
  house: thing('ground', 1.3, 2.6, '#f0dcb4', (color, { lit, light }) => {
    const roof = lit('#b4512f'),
      glow = light.isDark ? '#ffdf8a' : lit('#a9cdd9'),
      white = lit('white');
    const pane = (x: number, y: number, width: number, height: number) =>
      rect(x - 1.8, y - 1.8, width + 3.6, height + 3.6, white, 0.8) +
      rect(x, y, width, height, glow) +
      path(
        `M${x} ${y + height * 0.7}L${x + width * 0.7} ${y}L${x + width} ${y}L${x} ${y + height}Z`,
        light.isDark ? '#ffedb8' : lit('#d3e8ee'),
      ) +
      rect(x + width / 2 - 0.7, y, 1.4, height, white) +
      rect(x, y + height * 0.45, width, 1.4, white);
    const shrub = (x: number, r: number) =>
      circle(x - r * 0.8, -r * 0.6, r * 0.7, lit('#4f8a58')) +
      circle(x + r * 0.8, -r * 0.6, r * 0.7, lit('#37694a')) +
      circle(x, -r * 0.9, r * 0.95, lit('#5a9a5c')) +
      rect(x - r * 1.4, -r * 0.6, r * 2.8, r * 0.6, lit('#437a4e'), r * 0.3);
    return [
      rect(-42, -98, 12, 26, lit('#8d4a33')) +
        rect(-34, -98, 4, 26, darker(lit('#8d4a33'), 0.25)) +
        rect(-44, -100, 16, 4, lit('#6d3a2a'), 1),
      rect(-58, -56, 80, 56, darker(color, 0.06)) +
        path('M-64 -54L-53 -84L24 -84L24 -54Z', roof) +
        line('M-59 -64L20 -64M-56 -74L20 -74', darker(roof, 0.18), 1.6) +
        rect(-64, -55, 86, 3.4, white) +
        rect(-58, -51.6, 64, 4, darker(color, 0.22)),
      path('M5 0L5 -54L33 -93L61 -54L61 0Z', color) +
        path('M48 -72L61 -54L61 0L50 0Z', darker(color, 0.12)) +
        path('M5 -52L5 -60L33 -93L61 -60L61 -52L33 -85Z', darker(color, 0.2)),
      path('M0 -48L-1.5 -54L30.5 -97Q33 -100 35.5 -97L65 -56L65 -46L33 -89Z', roof) +
        path('M33 -89L33 -99Q34.6 -98.5 35.5 -97L65 -56L65 -46Z', darker(roof, 0.22)) +
        rect(-58, -5, 119, 5, darker(color, 0.34)),
      [-48]
        .map(
          (x) =>
            rect(x - 8.5, -42, 7, 23, lit('#4a7f78'), 1) +
            rect(x + 16.5, -42, 7, 23, lit('#4a7f78'), 1) +
            pane(x, -41, 15, 21) +
            rect(x - 3, -19, 21, 4.5, lit('#8d4a33'), 1) +
            repeat(5, (at) => circle(x - 1 + at * 4.4, -20, 2.6, lit(at % 2 ? '#e8637a' : '#f0bf3a'))),
        )
        .join(''),
      rect(-18, -38, 17, 36, white, 1) +
        rect(-16, -36, 13, 34, lit('#4a7f78')) +
        rect(-13.5, -33, 8, 10, glow, 1) +
        rect(-13.5, -19, 8, 13, darker(lit('#4a7f78'), 0.22), 1) +
        circle(-5, -17, 1.2, lit('#f0c860')) +
        path('M-22 -42L-9.5 -50L3 -42L3 -39L-22 -39Z', darker(roof, 0.1)) +
        rect(-21, -3, 23, 3, lit('stone')),
      pane(23, -37, 20, 33) +
        pane(26.5, -70, 13, 15) +
        circle(31, -19, 0.9, lit('dark')) +
        circle(35, -19, 0.9, lit('dark')) +
        rect(19, -4, 28, 4, lit('stone'), 1) +
        rect(22, -53, 22, 3, lit('#8d4a33'), 1) +
        repeat(5, (at) => circle(24.5 + at * 4.2, -54, 2.4, lit(at % 2 ? '#e8637a' : '#f0bf3a'))),
      shrub(-56, 6.2) + shrub(-28, 4.6) + shrub(10.5, 5.2) + shrub(56, 6.2),
    ].join('');
  }),
  shop: thing('ground', 1.35, 2, '#e8d3ab', (color, { lit, light }) =>
    [
      rect(-64, -100, 128, 100, color),
      rect(-64, -100, 128, 24, lit('#3d5a63')),
      rect(-34, -93, 68, 9, lit('white'), 2),
      rect(-54, -60, 66, 46, light.isDark ? '#ffdf8a' : lit('glass')),
      rect(22, -60, 30, 60, lit('wood')) + rect(27, -55, 20, 28, light.isDark ? '#ffe6a6' : lit('glass')),
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) =>
          path(
            `M${-64 + at * 16} -76L${-48 + at * 16} -76L${-48 + at * 16} -62Q${-56 + at * 16} -54 ${-64 + at * 16} -62Z`,
            at % 2 === 0 ? lit('red') : lit('white'),
          ),
        )
        .join(''),
      path('M-46 -14L-36 -40L-26 -14ZM-22 -14L-14 -34L-6 -14Z', lit('#b0763f'), 0.7),
    ].join(''),
  ),
  tower: thing('ground', 0.55, 5, '#8fa3b3', (color, { lit, light }) => {
    const glass = (at: number, share: number) =>
      (at * 7) % 5 < 2 && light.isDark ? '#ffdf8a' : darker(lit(at % 7 === 2 ? '#e2f1f4' : '#bcdbe6'), share);
    return [
      rect(-27.5, -58, 20, 58, darker(color, 0.3)) +
        repeat(9, (row) => rect(-26, -55 + row * 5.6, 11, 3.4, glass(row * 3 + 1, 0.28))) +
        rect(13, -72, 14.5, 72, darker(color, 0.42)) +
        repeat(11, (row) => rect(20.5, -69 + row * 5.6, 5.6, 3.4, glass(row * 2, 0.36))),
      line('M2 -92L2 -99.5M-3 -92L-3 -96', lit('metalDark'), 1.2) + rect(-10, -94.5, 22, 4, darker(color, 0.4), 0.8),
      rect(-18, -92, 26, 92, color) +
        rect(8, -92, 12, 92, darker(color, 0.26)) +
        rect(-18, -92, 26, 2.4, lighter(color, 0.4)) +
        rect(8, -92, 12, 2.4, lighter(color, 0.12)) +
        rect(-18, -92, 1.6, 92, lighter(color, 0.4)),
      repeat(
        14,
        (row) =>
          [-15, -9.3, -3.6, 2.1]
            .map((x, column) => rect(x, -87.5 + row * 5.5, 4.6, 3.9, glass(row * 4 + column * 3, 0)))
            .join('') +
          [9.6, 14.6]
            .map((x, column) => rect(x, -87.5 + row * 5.5, 4, 3.9, glass(row * 3 + column * 4 + 1, 0.24)))
            .join(''),
      ),
      path('M-16 -87.5L-2 -87.5L-16 -58Z', lit('white'), 0.22) +
        rect(-27.5, -10, 55, 10, darker(color, 0.5)) +
        rect(-27.5, -11.5, 55, 2.6, lighter(color, 0.3), 0.6) +
        [-24, -15, 11, 19.5]
          .map((x) => rect(x, -7.5, 6.5, 7.5, light.isDark ? '#ffdf8a' : lit('#a9cdd9'), 0.4))
          .join('') +
        rect(-6, -8, 13, 8, light.isDark ? '#ffedb8' : lit('#dff0f4'), 0.4) +
        rect(0.1, -8, 0.8, 8, lit('metalDark')) +
        rect(-8, -9.8, 17, 2, lit('dark'), 0.6),
    ].join('');
  }),
  lighthouse: thing('ground', 0.5, 4, '#c9402c', (color, { lit, light }) =>
    [
      light.isDark || light.sun === undefined ? path('M4 -88L70 -112L70 -70Z', lit('#fff2c4'), 0.6) : '',
      path('M-46 0Q-40 -14 -24 -14L26 -14Q42 -12 48 0Z', lit('#85807a')),
      path('M-18 -12L-10 -80L10 -80L18 -12Z', lit('white')),
      path('M-15.6 -32L-13.2 -52L13.2 -52L15.6 -32Z', color),
      path('M-11.4 -68L-10 -80L10 -80L11.4 -68Z', color),
      rect(-14, -83, 28, 4, lit('#3a3a42')),
      rect(-8, -95, 16, 12, lit('#fff2c4')),
      path('M-10 -95L0 -104L10 -95Z', color),
      rect(-4, -24, 8, 12, lit('#5b3a2a'), 3),
    ].join(''),
  ),
  tent: thing('ground', 1.6, 0.8, '#e0913f', (color, { light }) =>
    [
      path('M0 -100L80 0L-80 0Z', color),
      path('M0 -100L80 0L34 0Z', darker(color, 0.18)),
      path('M0 -76L22 0L-22 0Z', light.isDark ? '#ffe6a6' : darker(color, 0.5)),
    ].join(''),
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
  greenhouse: thing('ground', 1.45, 1.35, '#4f8f74', (color, { lit }) =>
    [
      path('M-72 0L-72 -58L-38 -98L40 -98L72 -58L72 0Z', lit('#bfe0e2')) +
        path('M-38 -98L40 -98L72 -58L-4 -58Z', lit('#a9d2d8')),
      path('M-72 -58L-38 -98L-4 -58L-4 0L-72 0Z', lit('#d8eeee')),
      [10, 32, 54]
        .map(
          (x, at) =>
            circle(x - 5, -22, 9, lit('leaf')) +
            circle(x + 6, -25, 10, lit('leaf')) +
            circle(x, -35, 9, lit('#6aa564')) +
            [
              [-5, -26],
              [5, -19],
              [3, -36],
            ]
              .map(([a = 0, b = 0]) => circle(x + a, b, 3, lit(at === 1 ? '#e9b23a' : 'red')))
              .join(''),
        )
        .join(''),
      path(
        'M2 -10L24 -58L32 -58L10 -10ZM38 -10L60 -58L64 -58L42 -10ZM-12 -94L-4 -94L30 -62L20 -62Z',
        lit('white'),
        0.4,
      ),
      rect(-4, -12, 76, 12, darker(color, 0.3)) + rect(-72, -12, 68, 12, darker(color, 0.14)),
      rect(-54, -54, 32, 54, color) +
        rect(-50, -50, 24, 30, lit('#eef8f6')) +
        rect(-50, -16, 24, 12, lit('#eef8f6')) +
        circle(-29, -18, 2, lit('#f4d58a')),
      line('M-70.500 -1L-70.500 -58L-38 -97L-5 -58L-5 -1M-70.500 -58L-5 -58M-38 -58L-38 -95', color, 4),
      line(
        'M-38 -98L40 -98L70.500 -58L70.500 -12M-5 -58L70 -58M20 -58L20 -12M45 -58L45 -12M-12 -98L20 -58M14 -98L45 -58',
        darker(color, 0.14),
        3,
      ),
    ].join(''),
  ),
  shed: thing('ground', 1.2, 1.35, '#b5793f', (color, { lit }) =>
    [
      rect(14, -58, 40, 58, darker(color, 0.24)) + path('M-52 0L-52 -58L-19 -94L14 -58L14 0Z', color),
      line('M-42 -2L-42 -66M4 -2L4 -66M-36 -74L-2 -74', darker(color, 0.14), 1.6) +
        line('M16 -44L52 -44M16 -30L52 -30M16 -16L52 -16', darker(color, 0.36), 1.6),
      path('M-21 -100L30 -100L60 -56L18 -56Z', lit('#5a5f68')) +
        path('M-21 -100L-13 -100L26 -56L18 -56Z', lit('#747b85')),
      path('M-60 -54L-21 -100L-17 -100L22 -54L14 -54L-19 -91L-52 -54Z', lit('#f0e4cc')),
      rect(-35, -50, 32, 50, lit('#5c7f6a'), 1) + path('M-35 -40L-29 -40L-3 -10L-9 -10Z', lit('#46634f')),
      [-46, -12].map((y) => rect(-35, y, 32, 6, lit('#46634f'))).join('') + circle(-8, -28, 2.4, lit('#e6c35a')),
      rect(24, -50, 22, 20, lit('#f0e4cc')) +
        rect(26.5, -47.5, 17, 15, lit('glass')) +
        rect(34, -48, 2, 16, lit('#f0e4cc')),
      line('M47 -46L51 -8', lit('#e0b878'), 2.6) + path('M46 -14L54 -15L56 -4Q53 0 50 0Q47 -2 46 -14Z', lit('metal')),
    ].join(''),
  ),
  barnHouse: thing('ground', 1.5, 4, '#b8352b', (color, { lit }) =>
    [
      rect(44, -82, 30, 82, lit('#b9c2c9')) +
        path('M44 -82Q44 -99 59 -100Q74 -99 74 -82Z', lit('#8e99a3')) +
        rect(63, -82, 11, 82, darker(lit('#b9c2c9'), 0.18)) +
        path('M62 -99.5Q74 -97 74 -82L65 -82Q67 -92 62 -99.5Z', lit('#77828c')) +
        [-82, -66, -50, -34, -18].map((y) => rect(44, y, 30, 2, lit('#77828c'))).join(''),
      rect(2, -52, 46, 52, darker(color, 0.3)) +
        [16, 32]
          .map(
            (x) =>
              rect(x, -36, 10, 14, lit('white'), 1) +
              rect(x + 1.4, -34.6, 7.2, 11.2, lit('#35506b')) +
              rect(x + 4.4, -34.6, 1.2, 11.2, lit('white')),
          )
          .join(''),
      path('M-35 -98L18 -98L38 -76L-8 -76Z', lit('#6d747c')) + path('M-8 -76L38 -76L52 -48L6 -48Z', lit('#565d65')),
      path('M-73 0L-73 -50L-60 -76L-35 -98L-10 -76L3 -50L3 0Z', color) +
        repeat(7, (at) => rect(-65 + at * 10, -50, 1, 50, darker(color, 0.18))) +
        line('M-73 -50L-61 -76L-35 -97.5L-9 -76L4 -49', lit('white'), 4),
      rect(-42, -80, 14, 16, lit('white'), 1) +
        rect(-40, -78, 10, 12, lit('#4a2a24')) +
        path('M-40 -66Q-39 -72 -35 -72.5Q-31 -72 -30 -66Z', lit('#e6b84a')),
      rect(-60, -44, 50, 44, lit('white')) +
        [-57.5, -34]
          .map(
            (x) =>
              rect(x, -41.5, 21.5, 41.5, darker(color, 0.2)) +
              line(`M${x + 1} -40.5L${x + 20.5} -1M${x + 20.5} -40.5L${x + 1} -1`, lit('white'), 2.4),
          )
          .join('') +
        rect(-73, -52, 76, 2.4, lit('white')),
      rect(-75, -3, 14, 3, lit('#7a6a58')) + rect(-9, -3, 58, 3, lit('#7a6a58')),
    ].join(''),
  ),
  windmill: thing('ground', 0.68, 6, '#9c5b3c', (color, { lit }) =>
    [
      path('M-13 -66L13 -66L23 0L-23 0Z', color) +
        path('M4 -66L13 -66L23 0L8 0Z', darker(color, 0.22)) +
        path('M-11 -66L-7 -66L-14 -30L-18 -30Z', lighter(color, 0.16)),
      path('M-24 0L-19 -29L19 -29L24 0Z', lit('#d6c3a0')) +
        path('M6.5 -29L19 -29L24 0L8 0Z', darker(lit('#d6c3a0'), 0.18)),
      path('M-6 0L-6 -13Q0 -21 6 -13L6 0Z', lit('#3f6b58')) +
        rect(-3, -48, 6, 8, lit('#fdf6e6'), 1) +
        rect(-2, -47, 4, 6, lit('#35566b')) +
        [-14.5, 10].map((x) => rect(x, -18, 5, 7, lit('#35566b'), 1)).join(''),
      rect(-27, -31, 54, 3.4, lit('#6b4a35')) +
        repeat(8, (at) => rect(-26.4 + at * 7.4, -37, 1.4, 6, lit('#6b4a35'))) +
        rect(-27, -38, 54, 1.8, lit('#6b4a35')) +
        line('M-26 -28L-19 -21M26 -28L19 -21', lit('#6b4a35'), 1.8),
      path('M-16 -65Q-17 -82 0 -84Q17 -82 16 -65Z', lit('#4a4038')) +
        path('M5 -83Q17 -80 16 -65L9 -65Q11 -76 5 -83Z', lit('#352d28')),
      repeat(4, (at) =>
        turned(
          rect(2, -106, 10, 32, lit('#fdf6e6')) +
            [-106, -98, -90, -82, -75].map((y) => rect(2, y, 10, 1.4, lit('#8a6a4a'))).join('') +
            rect(6.4, -106, 1.2, 32, lit('#8a6a4a')) +
            rect(10.8, -106, 1.6, 32, lit('#8a6a4a')) +
            rect(-0.5, -107, 3, 40, lit('#5d4030')),
          40 + at * 90,
          0,
          -67,
        ),
      ),
      circle(0, -67, 4.4, lit('#352d28')) + circle(-0.6, -67.6, 1.8, lit('#e2a93a')),
    ].join(''),
  ),
  windTurbine: thing('ground', 0.8, 2.2, '#f2f3f1', (color) => {
    const blade = path('M-2 0L2 0L3.500 -16L0 -42L-2.500 -16Z', color);
    const blades = [20, 140, 260].map((angle) => moved(turned(blade, angle), 0, -60));
    return path('M-2 -60L2 -60L3.500 0L-3.500 0Z', darker(color, 0.12)) + blades.join('') + circle(0, -60, 4, color);
  }),
  well: thing('ground', 0.96, 0.95, '#a39d94', (color, { lit }) =>
    [
      rect(-37, -78, 7, 52, lit('wood')) + rect(30, -78, 7, 52, lit('woodDark')),
      ellipse(0, -36, 40, 8, darker(color, 0.3)) + ellipse(0, -36, 32, 5.6, lit('#23303a')),
      rect(-42, -64, 84, 6, lit('#b9824a'), 3) +
        rect(-10, -66, 20, 10, lit('#d9bb85'), 2) +
        [-5, 0, 5].map((x) => rect(x - 0.6, -66, 1.2, 10, lit('#a98a55'))).join('') +
        line('M42 -61L47 -61L47 -50L44 -50', lit('#4a4f57'), 2.6),
      line('M6 -58L6 -52M-3 -43Q6 -58 15 -43', lit('#d9bb85'), 1.8) +
        path('M-5 -44L17 -44L14 -28L-2 -28Z', lit('#b9824a')) +
        path('M8 -44L17 -44L14 -28L7 -28Z', darker(lit('#b9824a'), 0.22)) +
        path('M-4.5 -41L16.5 -41L16 -38L-4 -38ZM-3 -33L15 -33L14.5 -30.5L-2.5 -30.5Z', lit('#4a4f57')),
      path('M-40 -36A40 8 0 0 0 40 -36L38 -2Q38 0 34 0L-34 0Q-38 0 -38 -2Z', color) +
        path('M18 -29Q32 -31 40 -36L38 -2Q38 0 34 0L16 0Z', darker(color, 0.2)),
      [
        [-36, -24, 16],
        [-16, -24, 18],
        [6, -23, 14],
        [-30, -14, 14],
        [-12, -14, 20],
        [12, -14, 16],
        [-36, -6, 18],
        [-14, -6, 14],
        [4, -6, 20],
      ]
        .map(([x = 0, y = 0, width = 0], at) =>
          rect(x, y, width, 6.4, at % 3 === 0 ? darker(color, 0.16) : lighter(color, 0.22), 2),
        )
        .join('') +
        [
          [24, -25, 12],
          [30, -14, 8],
          [27, -6, 10],
        ]
          .map(([x = 0, y = 0, width = 0]) => rect(x, y, width, 6.4, darker(color, 0.32), 2))
          .join(''),
      path('M-40 -30A40 8 0 0 0 40 -30L40 -36A40 8 0 0 1 -40 -36Z', lighter(color, 0.35)) +
        path('M16 -23.5Q32 -25 40 -30L40 -36Q32 -31 16 -29Z', darker(color, 0.06)),
      path('M0 -100L-48 -72L-44 -68L0 -92L44 -68L48 -72Z', lit('#8a3f2c')) +
        path('M0 -100L-48 -72L48 -72Z', lit('#b5533a')) +
        path('M0 -100L48 -72L8 -72Z', lit('#96432f')) +
        line('M-24 -86L24 -86M-36 -79L36 -79', lit('#7d3626'), 1.4) +
        rect(-48, -74, 96, 4, lit('#743f25'), 1),
    ].join(''),
  ),
  treehouse: thing('ground', 1.06, 3, '#c98a4c', (color, { lit }) =>
    [
      [
        [-34, -62, 19],
        [34, -66, 19],
        [-18, -80, 20],
        [16, -82, 18],
        [40, -50, 13],
        [-42, -48, 11],
        [20, -56, 18],
        [-16, -56, 18],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('leafDark')))
        .join(''),
      [
        [-36, -66, 13],
        [-18, -84, 15],
        [10, -86, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('#5f9c5c')))
        .join(''),
      path('M-9 0Q-6 -14 -8 -30L-25 -44L-14 -44L-4 -38L4 -38L14 -44L25 -44L9 -30Q8 -14 14 0Z', lit('wood')) +
        path('M2 -38L4 -38L14 -44L25 -44L9 -30Q8 -14 14 0L4 0Q0 -20 2 -38Z', lit('woodDark')),
      line('M-30 -1.2L-22 -44M-20 -1.2L-14 -44', lit('#e2b872'), 2.4) +
        repeat(6, (at) =>
          line(`M${-28.5 + at * 1.2} ${-5 - at * 7}L${-19 + at * 0.9} ${-5 - at * 7}`, lit('#e2b872'), 2),
        ),
      line('M34 -42L32 -16M42 -42L43 -16', lit('#e2b872'), 1.4) + rect(29, -17, 17, 3.4, lit('#8a5a38'), 1),
      rect(-26, -76, 46, 32, color) +
        rect(6, -76, 14, 32, darker(color, 0.18)) +
        [-69, -62, -55, -48].map((y) => rect(-26, y, 46, 1.2, darker(color, 0.24))).join(''),
      rect(-21, -66, 14, 22, lit('woodDark'), 1) +
        rect(-19.5, -64.5, 11, 20.5, lit('#4a2c1e')) +
        rect(0, -67, 14, 13, lit('white'), 1) +
        rect(1.6, -65.4, 10.8, 9.8, lit('#ffd97a')) +
        rect(6.4, -65.4, 1.2, 9.8, lit('white')) +
        rect(1.6, -61.1, 10.8, 1.2, lit('white')),
      path('M-32 -74L-4 -95L26 -74L22 -71L-28 -71Z', lit('#c8432f')) +
        path('M-4 -95L26 -74L22 -71L8 -71Z', lit('#9d3325')),
      rect(-38, -45, 84, 5, lit('#a9713f'), 1) +
        rect(-38, -41.5, 84, 2, lit('woodDark')) +
        [22, 30, 38].map((x) => rect(x, -55, 2, 10, lit('#a9713f'))).join('') +
        rect(20, -57, 24, 2.6, lit('#a9713f'), 1),
      circle(43, -63, 9, lit('leaf')) +
        circle(34, -72, 9, lit('#5f9c5c')) +
        circle(-43, -56, 8, lit('#5f9c5c')) +
        circle(-36, -50, 6, lit('leaf')) +
        circle(-1, -95, 5, lit('leaf')),
    ].join(''),
  ),
  bridge: thing('ground', 2.6, 1.3, '#9c8b7c', (color) => {
    const arches = [-80, 0, 80].map((x) => `M${x - 32} 0L${x - 32} -28Q${x} -74 ${x + 32} -28L${x + 32} 0Z`).join('');
    return [
      `<path fill-rule="evenodd" fill="${color}" d="M-130 0L-130 -62Q0 -100 130 -62L130 0Z${arches}"/>`,
      path('M-134 -62Q0 -102 134 -62L134 -74Q0 -114 -134 -74Z', darker(color, 0.2)),
      line('M-120 -46L-112 -46M-50 -66L-38 -66M34 -72L46 -72M110 -48L122 -48', darker(color, 0.16), 5),
    ].join('');
  }),
  pier: thing('water', 2.4, 0.9, '#b0743f', (color, { lit }) =>
    [
      path('M-120 -20Q-60 -26 0 -24Q70 -26 120 -18L120 -4Q60 2 0 0Q-70 2 -120 -4Z', lit('water')),
      [-72, -12, 48, 100].map((x) => rect(x - 4, -48, 8, 31, darker(color, 0.55))).join(''),
      [-104, -44, 16, 76]
        .map(
          (x) => rect(x - 4.5, -96, 9, 36, darker(color, 0.25), 2) + rect(x - 4.5, -96, 4, 36, darker(color, 0.08), 2),
        )
        .join(''),
      line('M-120 -84Q-114 -86 -104 -88Q-74 -70 -44 -88Q-14 -70 16 -88Q46 -70 76 -88', lit('#ecd9ae'), 3),
      path('M-120 -66L94 -66L118 -48L-120 -48Z', lighter(color, 0.24)),
      [-112, -92, -72, -52, -32, -12, 8, 28, 48, 68]
        .map((x) => line(`M${x} -66L${x + 24} -48`, darker(color, 0.12), 1.8))
        .join(''),
      rect(-120, -48, 238, 9, color) + rect(-120, -41, 238, 2.5, darker(color, 0.3)),
      line('M-88 -36L-28 -14M-28 -36L32 -14M32 -36L96 -14', darker(color, 0.35), 4),
      [-94, -30, 34, 106]
        .map(
          (x) =>
            ellipse(x, -9, 15, 3.4, lit('foam'), 0.75) +
            rect(x - 6, x > 99 ? -100 : -52, 12, x > 99 ? 92 : 44, darker(color, 0.1), 2) +
            rect(x + 1, x > 99 ? -100 : -52, 5, x > 99 ? 92 : 44, darker(color, 0.36), 1),
        )
        .join(''),
      rect(99, -84, 14, 3.4, lit('#ecd9ae'), 1.7) +
        rect(99, -79, 14, 3.4, lit('#ecd9ae'), 1.7) +
        line('M-66 -8L-50 -8M-4 -12L12 -12M62 -7L80 -7', lit('foam'), 2.4),
    ].join(''),
  ),
  statue: thing('ground', 0.6, 1.7, '#b9b4a8', (color) =>
    [
      rect(-28, -14, 56, 14, darker(color, 0.24)) + rect(-22, -38, 44, 24, darker(color, 0.12)),
      circle(0, -92, 7.5, color),
      path('M-10 -82Q0 -86 10 -82L14 -66L9 -62L12 -38L-12 -38L-9 -62L-14 -66Z', color),
      path('M2 -85Q6 -84 10 -82L14 -66L9 -62L12 -38L2 -38Q8 -62 2 -85Z', darker(color, 0.14)),
      line('M10 -80L20 -92', color, 5),
    ].join(''),
  ),
  gate: thing('ground', 1.2, 0.7, '#a5673a', (color, { lit }) =>
    [
      [-3, -2, -1, 0, 1, 2]
        .map((at) => [at * 15 + 1, 92 - (at + 0.5) ** 2 * 2.6] as const)
        .map(([x, top]) => rect(x, -top, 13, top - 5, color, 2) + rect(x + 9, 2 - top, 4, top - 7, darker(color, 0.16)))
        .join(''),
      path('M-44 -22L-32 -22L44 -64L44 -68L32 -68L-44 -26Z', darker(color, 0.3)),
      [-71, -25].map((y) => rect(-46, y, 92, 9, darker(color, 0.24), 1)).join(''),
      [-60, 47]
        .map(
          (x) =>
            rect(x, -90, 13, 90, darker(color, 0.42)) +
            rect(x, -90, 4, 90, darker(color, 0.3)) +
            path(`M${x - 1} -90L${x + 6.5} -100L${x + 14} -90Z`, darker(color, 0.3)),
        )
        .join(''),
      [-69, -23].map((y) => line(`M-50 ${y + 2.5}L-24 ${y + 2.5}`, lit('dark'), 5)).join(''),
      rect(28, -56, 24, 5, lit('dark'), 2) + circle(36, -45, 5.5, lit('dark')) + circle(36, -45, 2.6, color),
    ].join(''),
  ),
  fence: thing('ground', 2, 0.6, '#f6f1e6', (color) =>
    [
      [-76, -34].map((y) => rect(-100, y, 200, 11, darker(color, 0.24))).join(''),
      [0, 1, 2, 3, 4, 5, 6]
        .map((at) => at * 29.6 - 100)
        .map((x) =>
          [
            path(`M${x} 0L${x} -85L${x + 11} -100L${x + 22} -85L${x + 22} 0Z`, color),
            path(`M${x + 11} -100L${x + 22} -85L${x + 22} 0L${x + 16} 0L${x + 16} -86Z`, darker(color, 0.14)),
            circle(x + 8, -70.5, 1.8, darker(color, 0.4)) + circle(x + 8, -28.5, 1.8, darker(color, 0.4)),
          ].join(''),
        )
        .join(''),
    ].join(''),
  ),
  scarecrow: thing('ground', 1, 1.05, '#c24a3a', (color, { lit }) =>
    [
      rect(-3, -60, 6, 60, lit('wood')) + line('M-42 -54L42 -54', lit('wood'), 5),
      [-1, 1]
        .map((side) =>
          line(
            `M${side * 36} -54L${side * 48.5} -61M${side * 36} -53L${side * 48.5} -52M${side * 36} -51L${side * 45} -44M${side * 9} -13L${side * 13} -2M${side * 7} -13L${side * 7} -1`,
            lit('#e9c35c'),
            2.8,
          ),
        )
        .join(''),
      path('M-14 -63L14 -63L40 -61L40 -46L17 -44L15 -28L-15 -28L-17 -44L-40 -46L-40 -61Z', color) +
        path('M6 -63L14 -63L40 -61L40 -46L17 -44L15 -28L8 -28Q11 -46 6 -63Z', darker(color, 0.18)),
      path('M-16 -32L16 -32L18 -10L4 -11L0 -22L-4 -11L-18 -10Z', lit('denim')) +
        line('M-9 -30L-9 -60M9 -30L9 -60', lit('denim'), 4) +
        rect(-11, -48, 22, 18, lit('denim'), 2) +
        rect(-5, -44, 10, 9, lit('#e2b04a'), 1) +
        rect(-34, -56, 9, 8, lit('#e2b04a'), 1),
      line(
        'M-12 -74L-16 -66M-9 -70L-12 -62M12 -74L16 -66M9 -70L12 -62M-4 -64L-5 -58M4 -64L5 -58',
        lit('#e9c35c'),
        3.4,
      ) +
        path('M-14 -84Q-17 -62 0 -61Q17 -62 14 -84Z', lit('#e3c594')) +
        path('M8 -84L14 -84Q17 -62 0 -61Q11 -68 8 -84Z', lit('#cdaa74')),
      circle(-5.5, -76, 2.4, lit('dark')) +
        circle(5.5, -76, 2.4, lit('dark')) +
        line('M-7.500 -69Q0 -63 7.500 -69M-4 -69L-4 -66M0 -68L0 -65M4 -69L4 -66', lit('dark'), 1.3) +
        path('M-2.400 -74L2.400 -74L0 -70Z', lit('#d9702f')),
      ellipse(0, -83, 26, 4.6, lit('#b98538')) +
        path('M-14 -84L-8 -98Q1 -102 7 -97L14 -84Z', lit('#dcae4e')) +
        path('M-14 -83L-12 -89L12 -89L14 -83Q0 -80 -14 -83Z', lit('#7a3b2a')),
      path('M22 -56Q22 -69 31 -71Q32 -77 37 -77Q41 -77 42 -73L47 -71L42 -70Q42 -60 33 -57L20 -51Z', lit('dark')) +
        circle(37, -73, 1.2, lit('white')),
    ].join(''),
  ),
  washingLine: thing('ground', 2.1, 1.1, '#8a5a38', (color, { lit }) => {
    const peg = (x: number, y: number) => rect(x - 1.5, y - 4, 3, 9, lit('#e2b04a'), 1);
    return [
      [-98, 98]
        .map(
          (x) =>
            rect(x - 4, -100, 8, 100, color, 2) +
            rect(x + 1, -100, 3, 100, darker(color, 0.25)) +
            rect(x - 7, -94, 14, 6, darker(color, 0.2), 2),
        )
        .join(''),
      line('M-97 -91Q0 -74 97 -91', lit('#6b6f76'), 2),
      path(
        'M-84 -88L-76 -87Q-70 -82 -64 -85L-56 -84L-46 -72L-54 -64L-58 -68L-58 -40L-82 -40L-82 -70L-87 -67L-94 -76Z',
        lit('#d4553a'),
      ) + path('M-64 -85L-56 -84L-46 -72L-54 -64L-58 -68L-58 -40L-66 -40Q-62 -64 -64 -85Z', lit('#b0432c')),
      path('M-38 -84Q-16 -80 12 -82L12 -32Q-14 -28 -38 -33Z', lit('#f6f1e6')) +
        path('M-38 -46Q-14 -42 12 -45L12 -38Q-14 -35 -38 -39Z', lit('#5a9ab5')) +
        path('M4 -82L12 -82L12 -32L2 -31Z', darker(lit('#f6f1e6'), 0.12)),
      path('M20 -83L46 -86L49 -30L38 -29L34 -64L31 -28L20 -28Z', lit('#48648a')) +
        path('M39 -85L46 -86L49 -30L42 -29Z', lit('#374e6e')),
      [60, 76]
        .map(
          (x) =>
            path(
              `M${x} -88L${x + 9} -89L${x + 10} -68L${x + 16} -62Q${x + 18} -56 ${x + 11} -56Q${x} -58 ${x + 1} -68Z`,
              lit('#e6ad45'),
            ) + path(`M${x} -84L${x + 9} -85L${x + 9} -80L${x} -79Z`, lit('#f6f1e6')),
        )
        .join(''),
      [
        [-82, -87],
        [-58, -84],
        [-35, -84],
        [9, -82],
        [23, -83],
        [43, -86],
        [64, -88],
        [80, -90],
      ]
        .map(([x = 0, y = 0]) => peg(x, y))
        .join(''),
    ].join('');
  }),
} as const satisfies Record<string, Subject>;
