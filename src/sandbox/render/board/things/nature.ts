import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, stretched, turned } from '../svg';

/** Plants, stones, fire and water. */
export const nature = {
  tree: thing('ground', 0.8, 2.2, '#4f8a58', (color, { lit }) =>
    [
      path('M-5 0L-3 -50L3 -50L5 0Z', lit('woodDark')),
      circle(-16, -56, 22, darker(color, 0.14)) + circle(17, -58, 22, color) + circle(0, -78, 22, lighter(color, 0.1)),
    ].join(''),
  ),
  flower: thing('ground', 0.7, 0.3, '#e58aa6', (color, { lit }) => {
    const bloom = (x: number, y: number, scale: number, turn: number, flat: number, fill: string) =>
      moved(
        turned(
          stretched(
            repeat(8, (at) =>
              turned(
                path(
                  'M0 -1Q-7 -9 -7 -17Q-6 -22.5 -2.6 -22L0 -20L2.6 -22Q6 -22.5 7 -17Q7 -9 0 -1Z',
                  at % 2 ? darker(fill, 0.12) : fill,
                ) + line('M0 -8L0 -14', darker(fill, 0.28), 1.1),
                at * 45,
                0,
                0,
              ),
            ) +
              circle(0, 0, 7, lit('#d9952e')) +
              circle(-0.6, -0.8, 5.6, lit('#f6c643')) +
              [
                [-2, -2],
                [2, -1],
                [0, 2],
              ]
                .map(([a = 0, b = 0]) => circle(a, b, 0.9, lit('#c9822a')))
                .join(''),
            scale,
            scale * flat,
          ),
          turn,
        ),
        x,
        y,
      );
    return [
      line('M-2 -1.5Q-8 -28 -20 -50M2 -1.5Q12 -26 19 -40', lit('leafDark'), 2.6) +
        line('M0 -1.5Q4 -40 1 -74', lit('leaf'), 3),
      path('M-1 -2Q-26 -8 -35 -30Q-20 -24 -12 -16Q-4 -10 -1 -2Z', lit('leaf')) +
        path('M2 -2Q22 -4 34 -20Q20 -20 12 -14Q5 -9 2 -2Z', lit('leafDark')) +
        path('M3 -28Q-14 -32 -14 -46Q-2 -40 3 -28ZM2 -36Q14 -44 13 -54Q3 -48 2 -36Z', lit('#5d9c5c')) +
        path('M-4 0Q-12 -12 -10 -26Q-2 -14 0 0ZM4 0Q12 -10 9 -24Q0 -12 0 0Z', lit('#5d9c5c')),
      bloom(-20, -51, 0.68, -20, 0.92, lighter(color, 0.26)) +
        bloom(20, -43, 0.68, 22, 0.88, darker(color, 0.1)) +
        bloom(1, -77.5, 1, 0, 1, color),
    ].join('');
  }),
  plant: thing('ground', 0.8, 0.5, '#4f8a58', (color, { lit }) => {
    const leaf = (x: number, y: number, scale: number, turn: number, fill: string) =>
      moved(
        turned(
          path('M0 0Q-16 -4 -14 -18Q-11 -29 0 -38Q11 -29 14 -18Q16 -4 0 0Z', fill) +
            path('M0 0L0 -38Q11 -29 14 -18Q16 -4 0 0Z', darker(fill, 0.16)) +
            line('M0 0L0 -32M0 -6L-8 -13M0 -15L-7 -22M0 -6L8 -13M0 -15L7 -22', lighter(fill, 0.28), 1.3),
          turn,
          0,
          0,
        ),
        x,
        y,
        scale,
      );
    const pot = lit('#c8703f');
    return [
      line(
        'M0 -36Q-12 -50 -18 -62M0 -36Q12 -50 18 -62M0 -36L0 -66M-4 -36Q-18 -44 -24 -44M4 -36Q18 -44 24 -44',
        darker(color, 0.35),
        2.4,
      ),
      leaf(-12, -62, 0.96, -16, darker(color, 0.26)) +
        leaf(13, -62, 0.94, 18, darker(color, 0.3)) +
        leaf(-17, -50, 0.66, -60, darker(color, 0.3)) +
        leaf(17, -50, 0.66, 60, darker(color, 0.34)),
      leaf(0, -62, 1, 0, color) +
        leaf(-13, -50, 0.86, -42, color) +
        leaf(13, -50, 0.86, 42, darker(color, 0.1)) +
        leaf(-14, -39, 0.66, -82, darker(color, 0.14)) +
        leaf(14, -39, 0.66, 82, darker(color, 0.2)),
      leaf(-6, -42, 0.78, -24, lighter(color, 0.16)) +
        leaf(7, -42, 0.78, 26, lighter(color, 0.06)) +
        leaf(0, -36, 0.62, 2, lighter(color, 0.26)) +
        leaf(-9, -33, 0.5, -62, lighter(color, 0.1)) +
        leaf(10, -33, 0.5, 64, color),
      path('M-21 -32L21 -32L16 -3Q16 0 12 0L-12 0Q-16 0 -16 -3Z', pot) +
        path('M8 -32L21 -32L16 -3Q16 0 12 0L3 0Q10 -14 8 -32Z', darker(pot, 0.2)) +
        rect(-24, -37, 48, 10, lighter(pot, 0.14), 3) +
        path('M10 -37L21 -37Q24 -37 24 -34L24 -30Q24 -27 21 -27L10 -27Z', darker(pot, 0.08)) +
        rect(-21, -27, 42, 3, darker(pot, 0.3)) +
        rect(-15, -21, 4, 14, lighter(pot, 0.35), 2),
    ].join('');
  }),
  pineTree: thing('ground', 0.7, 2.5, '#3f8058', (color, { lit }) =>
    [
      rect(-6, -16, 12, 16, lit('wood'), 1) + rect(0, -16, 6, 16, lit('woodDark')),
      [
        [-52, -12, 35, 0.2],
        [-70, -33, 28.5, 0.1],
        [-85, -53, 21.5, 0],
        [-100, -72, 14, -0.1],
      ]
        .map(([top = 0, low = 0, wide = 0, shade = 0]) => {
          const fill = shade < 0 ? lighter(color, -shade) : darker(color, shade);
          const half = (side: number) =>
            `Q${side * wide * 0.3} ${(top + low) / 2 + 3} ${side * wide} ${low}Q${side * wide * 0.72} ${low - 1} ${side * wide * 0.5} ${low + 5}Q${side * wide * 0.3} ${low} 0 ${low + 5}Z`;
          return path(`M0 ${top}${half(-1)}`, fill) + path(`M0 ${top}${half(1)}`, darker(fill, 0.2));
        })
        .join(''),
      line('M-5 -84L-9 -77M-9 -64L-15 -56M-14 -42L-22 -33', lighter(color, 0.3), 2.6),
    ].join(''),
  ),
  appleTree: thing('ground', 0.96, 1.9, '#5a9a4c', (color, { lit }) =>
    [
      path('M-12 0Q-5 -8 -6 -34L-22 -48L-18 -52L-4 -42L4 -42L16 -52L20 -48L7 -34Q6 -8 12 0Z', lit('wood')) +
        path('M3 -42L4 -42L16 -52L20 -48L7 -34Q6 -8 12 0L3 0Z', lit('woodDark')),
      [
        [22, -56, 22],
        [30, -70, 18],
        [14, -82, 18],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, darker(color, 0.2)))
        .join(''),
      [
        [-26, -56, 22],
        [-28, -70, 18],
        [-4, -50, 20],
        [-14, -80, 20],
        [4, -74, 22],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
        .join(''),
      circle(-22, -78, 11, lighter(color, 0.16)) +
        circle(-34, -62, 9, lighter(color, 0.16)) +
        circle(-8, -87, 9, lighter(color, 0.16)),
      [
        [-34, -50],
        [-22, -66],
        [-16, -44],
        [-2, -80],
        [0, -58],
        [16, -68],
        [22, -48],
        [36, -66],
        [20, -88],
        [-30, -82],
        [-30, -6],
        [28, -6],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 6, lit('#dc3b2e')) +
            circle(x - 2, y - 2, 1.7, lit('#f6a596')) +
            line(`M${x} ${y - 5}L${x + 1.5} ${y - 8}`, lit('woodDark'), 1.5),
        )
        .join(''),
    ].join(''),
  ),
  palmTree: thing('ground', 0.96, 2.4, '#4c9a55', (color, { lit }) => {
    const frond = (angle: number, flip: boolean, fill: string, scale = 1) =>
      moved(
        turned(
          path('M-2 2Q8 -20 26 -15Q44 -9 49 12L42 5L41 14L34 2L32 11L26 -2L23 8L18 -2L14 6L10 0L4 5Z', fill) +
            line('M0 0Q10 -14 26 -9Q38 -5 45 7', darker(fill, 0.25), 1.6),
          angle,
        ),
        0.5,
        -70,
        scale,
        flip,
      );
    return [
      path('M-14 0Q-12 -40 -1 -70L6 -69Q-2 -38 -1 0Z', lit('#a9794a')) +
        path('M-6 0Q-6 -40 3 -69L6 -69Q-2 -38 -1 0Z', darker(lit('#a9794a'), 0.25)),
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          line(
            `M${-12.5 + at * 1.7} ${-9 - at * 9.6}Q${-7 + at * 1.7} ${-6 - at * 9.6} ${-2.5 + at * 0.8} ${-10 - at * 9.6}`,
            darker(lit('#a9794a'), 0.4),
            1.8,
          ),
        )
        .join(''),
      frond(52, false, darker(color, 0.36), 0.86) +
        frond(52, true, darker(color, 0.26), 0.86) +
        frond(-52, false, darker(color, 0.26), 0.78) +
        frond(-52, true, darker(color, 0.12), 0.78),
      frond(-16, false, darker(color, 0.12), 0.96) +
        frond(-18, true, lighter(color, 0.14)) +
        frond(20, false, darker(color, 0.04), 0.95) +
        frond(20, true, color, 0.98),
      circle(-3, -65, 4.8, lit('#6b4328')) +
        circle(7, -64, 4.8, darker(lit('#6b4328'), 0.25)) +
        circle(2, -60, 4.8, lit('#7d5233')) +
        circle(0.7, -61.4, 1.4, lit('#b08a62')),
    ].join('');
  }),
  hedge: thing('ground', 1.85, 0.72, '#5a9a4c', (color, { lit }) => {
    const leaf = (x: number, y: number, a: number, fill: string, s = 1) =>
      moved(turned(path('M-6 0Q0 -6 6 0Q0 6 -6 0Z', fill), a), x, y, s);
    return [
      [-70, -30, 10, 50, 78].map((x) => rect(x - 2, -12, 4, 12, lit('woodDark'))).join(''),
      path(
        'M-92 -62Q-92 -68 -86 -68L10 -68Q16 -76 24 -71Q30 -80 38 -73Q46 -82 54 -74Q62 -81 70 -73Q80 -78 86 -70Q94 -66 90 -58Q94 -50 91 -42Q94 -32 91 -24Q94 -14 88 -8Q80 -3 72 -7Q62 -2 52 -7Q42 -2 32 -7Q20 -2 10 -7Q0 -2 -10 -7Q-20 -2 -30 -7Q-40 -2 -50 -7Q-62 -2 -72 -7Q-84 -2 -90 -8Q-94 -14 -92 -22Z',
        color,
      ),
      path(
        'M50 -72Q52 -77 54 -74Q62 -81 70 -73Q80 -78 86 -70Q94 -66 90 -58Q94 -50 91 -42Q94 -32 91 -24Q94 -14 88 -8Q80 -3 72 -7Q62 -2 52 -7Q42 -2 32 -7Q44 -16 42 -28Q52 -36 46 -48Q56 -58 50 -72Z',
        darker(color, 0.2),
      ),
      [...Array(34).keys()]
        .map((i) => {
          const x = -82 + ((i * 37) % 168);
          const y = -60 + ((i * 23) % 50);
          return leaf(
            x,
            y,
            (i * 67) % 180,
            i % 3 ? darker(color, x > 44 ? 0.4 : 0.22) : lighter(color, x > 44 ? 0.02 : 0.25),
          );
        })
        .join(''),
      rect(-88, -68, 92, 4, lighter(color, 0.35), 2),
      [
        [-2, '#b3bdc3', '#c8542f'],
        [15, '#d3dade', '#e57a44'],
      ]
        .map(([a, steel, grip]) =>
          turned(
            path('M34 -80Q-6 -71 -40 -76Q-42 -78 -40 -80Q-4 -90 34 -88Z', lit(String(steel))) +
              path('M34 -80Q-6 -71 -40 -76L34 -83.500Z', darker(lit(String(steel)), 0.16)) +
              line('M32 -84L58 -86', lit('#6f7981'), 5) +
              line(`M58 -86L${Number(a) > 0 ? 84 : 88} -88`, lit(String(grip)), 9),
            Number(a),
            34,
            -84,
          ),
        )
        .join('') +
        circle(34, -84, 4.4, lit('#4a5259')) +
        circle(34, -84, 1.6, lit('#d3dade')),
      leaf(-26, -74, 160, lighter(color, 0.3)) +
        leaf(-18, -95, 30, color) +
        leaf(-54, -82, 120, lighter(color, 0.2)) +
        leaf(10, -97, 70, darker(color, 0.15)) +
        leaf(-62, -94, 10, darker(color, 0.2)),
    ].join('');
  }),
  lavender: thing('ground', 1.1, 0.35, '#8a63c4', (color, { lit }) => {
    const spike = (angle: number, high: number, fill: string) =>
      turned(
        line(`M0 0Q${angle * -0.12} ${-high / 2} 0 ${-high}`, lit('#6f9a5e'), 2.4) +
          [0, 1, 2, 3, 4, 5]
            .map(
              (at) =>
                ellipse(
                  -3.6 + at * 0.28,
                  -high + 34 - at * 6.6,
                  4.8 - at * 0.45,
                  4,
                  lighter(fill, at % 2 ? 0.22 : 0.08),
                ) +
                ellipse(3.6 - at * 0.28, -high + 32 - at * 6.6, 4.8 - at * 0.45, 4, darker(fill, at % 2 ? 0.08 : 0.2)),
            )
            .join('') +
          ellipse(0, -high + 1, 2.6, 5, fill),
        angle,
      );
    return [
      [-32, 32, -20, 20, -7, 7]
        .map((angle, at) => moved(spike(angle, [84, 84, 92, 92, 84, 84][at] ?? 0, darker(color, 0.2)), angle * 0.3, -4))
        .join(''),
      [-70, -56, -44, -30, -16, 0, 14, 30, 44, 58, 70]
        .map((angle, at) => turned(path('M0 0Q-8 -24 0 -46Q8 -24 0 0Z', lit(at % 2 ? '#7fa873' : '#5f8c5c')), angle))
        .join(''),
      [-27, 27, -13, 13, 0]
        .map((angle, at) =>
          moved(spike(angle, [68, 66, 76, 74, 91][at] ?? 0, at % 2 ? darker(color, 0.06) : color), angle * 0.3, -4),
        )
        .join(''),
      [-62, -40, -18, 6, 24, 48, 64]
        .map((angle, at) => turned(path('M0 0Q-7 -16 0 -32Q7 -16 0 0Z', lit(at % 2 ? '#93ba84' : '#7fa873')), angle))
        .join(''),
    ].join('');
  }),
  wheatEars: thing('ground', 0.84, 0.5, '#e3ae3f', (color, { lit }) => {
    const ear = (angle: number, fill: string) =>
      turned(
        line('M0 0L0 -34', darker(fill, 0.25), 2.4) +
          line('M-5 -56L-9 -68M5 -56L9 -68M0 -60L0 -72', lighter(fill, 0.25), 1.4) +
          [0, 1, 2, 3, 4]
            .map(
              (at) =>
                turned(ellipse(-4.5, -33 - at * 6.4, 3.4, 5.6, lighter(fill, 0.14)), -24, -4.5, -33 - at * 6.4) +
                turned(ellipse(4.5, -33 - at * 6.4, 3.4, 5.6, darker(fill, 0.14)), 24, 4.5, -33 - at * 6.4),
            )
            .join('') +
          ellipse(0, -63, 3, 5.5, fill),
        angle,
        0,
        0,
      );
    return [
      [-24, -17, -10, -3, 4, 11, 18, 25]
        .map((x, at) =>
          line(`M${x * 0.15} -32L${x * 0.85} -2`, at % 2 ? darker(color, 0.22) : darker(color, 0.08), 3.4),
        )
        .join(''),
      moved(
        [
          [-32, 0.16],
          [32, 0.24],
          [-16, 0.04],
          [17, 0.12],
          [0, -0.1],
        ]
          .map(([angle = 0, shade = 0]) => ear(angle, shade < 0 ? lighter(color, -shade) : darker(color, shade)))
          .join(''),
        0,
        -28,
        1,
      ),
      path('M-2 -30Q-18 -40 -20 -30Q-18 -22 -2 -28ZM2 -30Q18 -40 20 -30Q18 -22 2 -28Z', lit('#c9402c')) +
        line('M-2 -28L-9 -14M2 -28L9 -14', lit('#c9402c'), 3.6) +
        rect(-8, -34, 16, 9, darker(lit('#c9402c'), 0.2), 3),
    ].join('');
  }),
  bouquetLarge: thing('table', 0.84, 0.42, '#e9a9a2', (color, { lit }) => {
    const rose = (x: number, y: number, fill: string, r = 10) =>
      moved(
        circle(0, 0, 10, fill) +
          path('M2 -10A10 10 0 0 1 2 10Q8 0 2 -10Z', darker(fill, 0.2)) +
          line('M-5 -1Q-4 -6 1 -5.5Q5 -4 4 0.5Q2 4 -2 2.5Q-3 0 0 -1M-7 3Q-2 8 5 5', darker(fill, 0.32), 1.5),
        x,
        y,
        r / 10,
      );
    const daisy = (x: number, y: number, fill: string, eye: string, r = 9) =>
      moved(
        repeat(9, (at) => turned(ellipse(0, -6, 2.7, 4.4, at < 5 ? fill : lighter(fill, 0.3)), at * 40 + 20)) +
          circle(0, 0, 3.6, eye),
        x,
        y,
        r / 9,
      );
    const tulip = (x: number, y: number, fill: string, turn: number) =>
      turned(
        path(
          `M${x - 7} ${y - 9}Q${x - 4} ${y - 6} ${x - 3.5} ${y - 4}L${x} ${y - 11}L${x + 3.5} ${y - 4}Q${x + 4} ${y - 6} ${x + 7} ${y - 9}Q${x + 9} ${y + 7} ${x} ${y + 8}Q${x - 9} ${y + 7} ${x - 7} ${y - 9}Z`,
          fill,
        ) +
          path(
            `M${x + 2} ${y - 6}Q${x + 4} ${y - 6} ${x + 7} ${y - 9}Q${x + 9} ${y + 7} ${x} ${y + 8}Q${x + 4} ${y} ${x + 2} ${y - 6}Z`,
            darker(fill, 0.18),
          ),
        turn,
        x,
        y,
      );
    const sprig = (turn: number) =>
      turned(
        repeat(5, (at) => ellipse(at % 2 ? 2.2 : -2.2, -92 + at * 5, 3, 3.6, lit(at % 2 ? '#8a6ac0' : '#a588d8'))) +
          ellipse(0, -96, 2.4, 3.4, lit('#a588d8')),
        turn,
        0,
        -22,
      );
    const leaf = (turn: number, length: number, fill: string) =>
      turned(path(`M0 -22Q-11 ${-length * 0.7} 0 ${-length}Q11 ${-length * 0.7} 0 -22Z`, lit(fill)), turn, 0, -22);
    return [
      [-42, -27, -10, 12, 28, 42]
        .map((turn, at) => leaf(turn, at === 0 || at === 5 ? 82 : 98, at % 2 ? 'leaf' : 'leafDark'))
        .join('') +
        sprig(-20) +
        sprig(24) +
        sprig(3),
      path('M-42 -66L-30 -74L-18 -64L0 -76L18 -64L30 -74L42 -66L12 -20L-12 -20Z', darker(color, 0.2)),
      tulip(-29, -74, lit('#f0b83c'), -28) +
        tulip(31, -73, lit('#e8763a'), 28) +
        daisy(-14, -84, lit('#f1efe8'), lit('#f0b83c')) +
        rose(13, -84, lit('#f0d9c4'), 10) +
        tulip(0, -88, lit('#e2647a'), 0),
      rose(-20, -67, lit('#d2384a'), 11) +
        rose(21, -66, lit('#d2384a'), 11) +
        rose(1, -70, lit('#f08a9a'), 12) +
        daisy(-9, -56, lit('#f1efe8'), lit('#f0b83c'), 9) +
        daisy(11, -55, lit('#8fb6e8'), lit('#fdf0cf'), 8) +
        daisy(-33, -60, lit('#8fb6e8'), lit('#fdf0cf'), 7) +
        daisy(34, -59, lit('#f1efe8'), lit('#f0b83c'), 7),
      path('M-42 -64Q-30 -54 -22 -56Q-6 -48 2 -44L12 -18L16 0L-16 0L-12 -18Z', color) +
        path('M42 -64Q30 -54 22 -56Q4 -48 -10 -32L-4 -18L-6 0L16 0L12 -18Z', lighter(color, 0.22)) +
        path('M42 -64L12 -18L16 0L6 0L5 -18Q22 -40 42 -64Z', darker(color, 0.16)),
      rect(-12.5, -23, 25, 6, lit('#b8324a'), 2) +
        path('M0 -20Q-14 -32 -18 -24Q-18 -14 0 -19ZM0 -20Q14 -32 18 -24Q18 -14 0 -19Z', lit('#d2485e')) +
        path('M-1 -19L-9 -4L-4 -5L-1 -2L2 -18ZM1 -19L8 -3L4 -5L0 -3Z', lit('#b8324a')) +
        circle(0, -20, 3.6, lit('#a02a40')),
    ].join('');
  }),
  flowerPots: thing('table', 1.7, 0.26, '#c8683c', (color, { lit }) => {
    const pot = (x: number, s: number) =>
      moved(
        path('M-22 -34L22 -34L17 -2Q16 0 14 0L-14 0Q-16 0 -17 -2Z', color) +
          path('M8 -34L22 -34L17 -2Q16 0 14 0L4 0Z', darker(color, 0.18)) +
          rect(-26, -44, 52, 12, lighter(color, 0.1), 3) +
          path('M10 -44L23 -44Q26 -44 26 -41L26 -35Q26 -32 23 -32L9 -32Z', darker(color, 0.14)) +
          line('M-16 -28L-14 -10', lighter(color, 0.35), 3),
        x,
        0,
        s,
      );
    const daisy = (x: number, y: number) =>
      [0, 45, 90, 135].map((turn) => turned(ellipse(x, y, 12, 4, lit('white')), turn, x, y)).join('') +
      circle(x, y, 4.6, lit('#f0bb35'));
    const tulip = (x: number, y: number, fill: string) =>
      path(
        `M${x - 10} ${y - 12}L${x - 5} ${y - 6}L${x} ${y - 14}L${x + 5} ${y - 6}L${x + 10} ${y - 12}Q${x + 14} ${y + 9} ${x} ${y + 9}Q${x - 14} ${y + 9} ${x - 10} ${y - 12}Z`,
        fill,
      );
    return [
      line('M-58 -40L-70 -62M-58 -40L-58 -74M-58 -40L-42 -60', lit('leaf'), 3) +
        path('M-60 -40Q-84 -40 -82 -54Q-64 -54 -60 -40ZM-54 -40Q-34 -38 -32 -52Q-50 -54 -54 -40Z', lit('leaf')) +
        daisy(-70, -64) +
        daisy(-43, -61) +
        daisy(-57, -79),
      line('M0 -46L-16 -72M0 -46L0 -84M0 -46L16 -70', lit('leafDark'), 3.4) +
        path('M-2 -46Q-26 -54 -26 -76Q-4 -68 -2 -46ZM2 -46Q26 -54 27 -78Q6 -68 2 -46Z', lit('#63a05a')) +
        tulip(-16, -74, lit('#f08a9a')) +
        tulip(17, -72, lit('#d63a4a')) +
        tulip(0, -86, lit('#e0485a')),
      [
        [-14, -66],
        [-5, -80],
        [6, -84],
        [16, -68],
      ]
        .map(
          ([dx = 0, y = 0]) =>
            line(`M58 -40L${58 + dx} ${y + 12}`, lit('#7d9a68'), 2.6) +
            [0, 1, 2, 3]
              .map((k) =>
                ellipse(
                  58 + dx * (1 + k * 0.06),
                  y + 12 - k * 6.5,
                  5.4 - k * 0.7,
                  4.4,
                  lit(k % 2 ? '#9a7cc8' : '#7a58b0'),
                ),
              )
              .join(''),
        )
        .join('') + path('M54 -40Q32 -40 36 -56Q50 -52 54 -40ZM62 -40Q84 -40 80 -56Q66 -52 62 -40Z', lit('#7d9a68')),
      pot(-58, 0.98) + pot(58, 0.98) + pot(0, 1.1),
    ].join('');
  }),
  seedlingTray: thing('table', 2, 0.16, '#4f5a61', (color, { lit }) => {
    const sprout = (x: number, y: number, s: number, leaf: string) =>
      moved(
        line('M0 0Q2 -18 0 -36', leaf, 3.4) +
          path('M0 -34Q-15 -30 -16 -46Q-3 -48 0 -34Z', leaf) +
          path('M0 -34Q15 -32 15 -50Q2 -48 0 -34Z', lighter(leaf, 0.22)),
        x,
        y,
        s,
      );
    return [
      path('M-88 -52L88 -52L100 -32L-100 -32Z', lighter(color, 0.12)) +
        path('M-82 -49L82 -49L91 -35L-91 -35Z', lit('#4b3024')),
      [-63, -31, 0, 31, 63].map((x, at) => sprout(x, -46, [0.96, 1.06, 0.9][at % 3] ?? 1, lit('leaf'))).join(''),
      [-80, -48, -16, 16, 48, 80]
        .map((x, at) => ellipse(x, -37, 12, 4, lit('#6b4733')) + sprout(x, -38, at % 2 ? 0.84 : 0.98, lit('#86c05a')))
        .join(''),
      rect(-100, -36, 200, 9, color, 3) + rect(-100, -36, 200, 3, lighter(color, 0.28), 1.5),
      [-80, -48, -16, 16, 48, 80]
        .map(
          (x) =>
            path(
              `M${x - 15} -27L${x + 15} -27L${x + 11} -2Q${x + 10} 0 ${x + 8} 0L${x - 8} 0Q${x - 10} 0 ${x - 11} -2Z`,
              darker(color, 0.1),
            ) +
            path(`M${x + 5} -27L${x + 15} -27L${x + 11} -2Q${x + 10} 0 ${x + 8} 0L${x + 3} 0Z`, darker(color, 0.34)),
        )
        .join(''),
    ].join('');
  }),
  raisedBed: thing('ground', 1.7, 0.42, '#b57a45', (color, { lit }) => {
    const carrot = (x: number) =>
      moved(
        line(
          'M0 -60Q-2 -78 -12 -88M0 -60Q3 -78 13 -90M-5 -74L-12 -74M-7 -79L-6 -88M6 -75L13 -76M8 -80L7 -89',
          lit('#3d8544'),
          2.6,
        ) +
          line('M0 -60Q0 -80 0 -98M0 -76L-6 -82M0 -76L6 -82M0 -86L-5 -92M0 -86L5 -92', lit('#5fb04f'), 2.8) +
          path('M-8 -44Q-11 -62 -3 -64L3 -64Q11 -62 8 -44Z', lit('#ee8630')) +
          path('M2 -64Q11 -62 8 -44L3 -44Q6 -56 2 -64Z', lit('#cf6a1e')) +
          line('M-7 -57L-3 -56M-6 -51L-2 -51', lit('#cf6a1e'), 1.5),
        x,
        0,
      );
    const lettuce = (x: number, fill: string) =>
      moved(
        path(
          'M-21 -48Q-27 -57 -20 -62Q-22 -72 -13 -72Q-10 -82 0 -79Q10 -82 13 -72Q22 -72 20 -62Q27 -57 21 -48Z',
          darker(fill, 0.2),
        ) +
          path('M-18 -46Q-23 -54 -15 -58Q-15 -68 -6 -67Q0 -74 6 -67Q15 -68 15 -58Q23 -54 18 -46Z', fill) +
          path('M-8 -46Q-12 -54 -5 -58Q0 -64 5 -58Q12 -54 8 -46Z', lighter(fill, 0.4)) +
          line('M0 -46L0 -56M-11 -48L-14 -54M11 -48L14 -54', lighter(fill, 0.55), 1.8),
        x,
        0,
      );
    return [
      path('M-78 -40L-70 -55L70 -55L78 -40Z', darker(color, 0.35)) +
        path('M-77 -38L-69 -52Q-40 -56 0 -52Q40 -57 69 -52L77 -38Z', lit('#54382a')),
      lettuce(-53, lit('#7fbf4e')) + lettuce(-9, lit('#93c94f')) + [23, 45, 67].map(carrot).join(''),
      rect(-80, -44, 160, 44, darker(color, 0.5)) +
        [0, 1, 2]
          .map(
            (row) =>
              rect(-80, -45 + row * 15, 160, 14.2, row === 1 ? lighter(color, 0.08) : color) +
              rect(40, -45 + row * 15, 40, 14.2, darker(color, 0.18)) +
              line(
                `M${-60 + row * 22} ${-38 + row * 15}L${-28 + row * 22} ${-38 + row * 15}M${14 - row * 12} ${-34 + row * 15}L${32 - row * 12} ${-34 + row * 15}`,
                darker(color, 0.2),
                1.6,
              ),
          )
          .join(''),
      [-85, 72]
        .map(
          (x, at) =>
            rect(x, -49, 13, 49, at ? darker(color, 0.34) : darker(color, 0.18), 1.5) +
            rect(x, -49, 13, 3.4, lighter(color, 0.2), 1.5) +
            [-38, -23, -8].map((y) => circle(x + 6.5, y, 1.8, lit('#4a3226'))).join(''),
        )
        .join(''),
      rect(-72, -45, 112, 2.6, lighter(color, 0.35)),
    ].join('');
  }),
  hayBale: thing('ground', 1.3, 0.75, '#e0b44e', (color) => {
    const straws = [200, 222, 246, 262, 280, 300, 322, 340, 20, 45, 130, 158].map(
      (turn) => [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)] as const,
    );
    return [
      path('M-14 -97L20 -97Q60 -93 60 -50Q60 -5 20 -1L-14 -1Z', darker(color, 0.18)) +
        line('M-14 -97L-4 -100M14 -97L26 -100M36 -93L47 -95M52 -78L60 -82M59 -40L62 -32', darker(color, 0.18), 2.6),
      line('M2 -96Q36 -84 37 -50Q36 -16 2 -2M20 -96Q50 -84 51 -50Q50 -16 20 -2', darker(color, 0.34), 2.6) +
        line('M30 -88L40 -80M44 -60L53 -62M32 -36L46 -34M40 -16L50 -20M26 -64L34 -66', lighter(color, 0.2), 2.4),
      ellipse(-15, -49, 44, 48, lighter(color, 0.14)) +
        straws
          .map(([x, y]) =>
            line(
              `M${-15 + x * 40} ${-49 + y * 44}L${-15 + x * 47 + y * 4} ${-49 + y * 50 - x * 3}`,
              lighter(color, 0.14),
              2.6,
            ),
          )
          .join(''),
      line(
        'M-15 -50Q-9 -55 -7 -48Q-7 -38 -17 -38M-24 -40Q-30 -50 -22 -60M-14 -63Q4 -62 5 -46M3 -36Q-4 -24 -20 -26M-30 -31Q-42 -44 -36 -60M-30 -69Q-18 -79 0 -73M9 -66Q18 -54 15 -40M10 -28Q0 -14 -16 -14M-28 -16Q-46 -24 -49 -44M-48 -58Q-40 -82 -22 -87M-10 -88Q8 -84 18 -70M24 -56Q26 -40 20 -28',
        darker(color, 0.2),
        3.6,
      ),
      line(
        'M-20 -54L-12 -66M-38 -38L-30 -26M4 -58L12 -48M-42 -72L-30 -78M-4 -18L8 -22M-8 -34L0 -40',
        lighter(color, 0.55),
        2.6,
      ) + line('M-48 -1L-58 -5M-52 0L-62 -1M40 -1L54 -5M46 0L60 -1', color, 2.8),
    ].join('');
  }),
  firewood: thing('ground', 1.8, 0.35, '#7d4f30', (color, { lit }) => {
    const faces = ['#e2b880', '#edcb98', '#d6a76c'].map(lit);
    const log = (x: number, y: number, a: number) =>
      moved(
        turned(
          circle(0, 0, 18, color) +
            path('M7 -16.600A18 18 0 0 1 -3 17.700A20 20 0 0 0 7 -16.600Z', darker(color, 0.3)) +
            circle(0, 0, 14.2, faces[(a / 10) % 3] ?? color) +
            line('M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0', lit('#bd8a54'), 1.7) +
            turned(path('M0 -1.500L14 -0.800L14 0.800L0 1.500Z', lit('#8f6038')), a),
          0,
        ),
        x,
        y,
      );
    return [
      path('M-72 0L-72 -30L-36 -90L36 -90L72 -30L72 0Z', darker(color, 0.55)),
      [
        [-72, 20],
        [-36, 200],
        [0, 100],
        [36, 310],
        [72, 150],
      ]
        .map(([x = 0, a = 0]) => log(x, -18, a))
        .join(''),
      [
        [-54, 80],
        [-18, 320],
        [18, 30],
        [54, 220],
      ]
        .map(([x = 0, a = 0]) => log(x, -49, a))
        .join(''),
      [
        [-36, 140],
        [0, 60],
        [36, 340],
      ]
        .map(([x = 0, a = 0]) => log(x, -81, a))
        .join(''),
    ].join('');
  }),
  rock: thing('ground', 1.5, 0.8, '#8b8781', (color) =>
    [
      path('M-76 0L-70 -40L-38 -82L-4 -98L36 -84L66 -44L76 0Z', color),
      path('M-4 -98L36 -84L66 -44L76 0L14 0L24 -48Z', darker(color, 0.16)),
      path('M-38 -82L-4 -98L24 -48L-24 -52Z', lighter(color, 0.16)),
    ].join(''),
  ),
  rocks: thing('ground', 1.56, 0.4, '#9a9a9c', (color, { lit }) => {
    const stone = (x: number, y: number, scale: number, shade: number, flip = false) => {
      const fill = shade < 0 ? lighter(color, -shade) : darker(color, shade);
      const [light, dark] = flip
        ? [darker(fill, 0.26), lighter(fill, 0.26)]
        : [lighter(fill, 0.26), darker(fill, 0.26)];
      return moved(
        path('M-29 0Q-34 -3 -33 -20L-18 -40Q-15 -43 -10 -43L12 -44L30 -26Q33 -22 32 -4Q32 0 28 0Z', fill) +
          path('M-33 -20L-18 -40Q-15 -43 -10 -43L12 -44L4 -27L-18 -18Z', light) +
          path('M12 -44L30 -26Q33 -22 32 -4Q32 0 28 0L12 0L4 -27Z', dark),
        x,
        y,
        scale,
        flip,
      );
    };
    return [
      path('M-40 -20L-20 -56L24 -50L40 -10L-36 0Z', darker(color, 0.45)) +
        stone(-6, -44, 1.28, 0.08) +
        stone(30, -34, 0.8, 0.14),
      stone(42, 0, 1.14, 0.04) + stone(-40, 0, 1.14, -0.06) + stone(5, 0, 0.9, -0.16),
      stone(-70, 0, 0.24, 0) + stone(70, 0, 0.26, 0.1) + stone(-18, 0, 0.3, 0.1),
      path('M18 0Q20 -12 16 -18Q24 -12 25 -4Q27 -14 33 -18Q30 -8 31 0Z', lit('#7da35e')),
    ].join('');
  }),
  waterfall: thing('ground', 1.1, 2, '#7fb9d6', (color, { lit }) =>
    [
      path('M-56 0L-52 -70Q-46 -98 -24 -96L24 -98Q48 -96 52 -66L56 0Z', lit('#6d6a66')),
      path('M-52 -70Q-46 -98 -24 -96L-20 -60L-30 0L-56 0Z', lit('#57544f')),
      path('M-22 -97L22 -98L28 -4L-28 -4Z', color),
      line('M-12 -92L-16 -12M2 -94L2 -16M14 -92L18 -12', lighter(color, 0.6), 4),
      ellipse(0, -3, 46, 7, lighter(color, 0.75)) +
        circle(-26, -8, 8, lighter(color, 0.75)) +
        circle(24, -9, 9, lighter(color, 0.75)),
    ].join(''),
  ),
  fire: thing('ground', 0.9, 0.35, '#f08a2f', (color, { lit }) =>
    [
      path('M0 -100Q34 -60 30 -32Q26 -8 0 -8Q-26 -8 -30 -32Q-32 -52 -12 -66Q-6 -84 0 -100Z', color),
      path('M2 -66Q18 -40 14 -24Q10 -10 0 -10Q-12 -10 -14 -26Q-12 -42 2 -66Z', '#ffd97a'),
      line('M-36 -2L34 -14M36 -2L-34 -14', lit('woodDark'), 10),
    ].join(''),
  ),
  drop: thing('air', 0.7, 0.2, '#7fb9cf', (color, { lit }) =>
    [
      path('M0 -100Q35 -54 35 -34Q33 0 0 0Q-33 0 -35 -34Q-35 -54 0 -100Z', color),
      path('M8 -84Q35 -54 35 -34Q33 0 4 0Q22 -36 8 -84Z', darker(color, 0.15)),
      ellipse(-14, -34, 5, 12, lit('white'), 0.7),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
