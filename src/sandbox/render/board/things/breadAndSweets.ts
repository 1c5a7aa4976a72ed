import { darker, lighter, type Palette } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

const cherry = (x: number, y: number, size: number, lit: Palette['lit']) =>
  line(`M${x} ${y - size * 0.8}q${size * 0.2} ${-size} ${size * 1.1} ${-size * 1.3}`, lit('#4f7a3a'), size * 0.24) +
  circle(x, y, size, lit('#cf2b36')) +
  path(
    `M${x + size * 0.3} ${y - size * 0.95}A${size} ${size} 0 0 1 ${x} ${y + size}Q${x + size * 0.8} ${y} ${x + size * 0.3} ${y - size * 0.95}Z`,
    lit('#a01f30'),
  ) +
  circle(x - size * 0.35, y - size * 0.35, size * 0.24, lit('#f6a09a'));

/** Bread, cakes, chocolate and ice cream. */
export const breadAndSweets = {
  bread: thing('table', 1.8, 0.12, '#c98240', (color, { lit }) => {
    const crumb = lit('#f3dcae');
    const slice = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path(
          'M-21 0Q-26 0 -26 -6L-26 -46Q-38 -54 -34 -70Q-28 -88 0 -88Q28 -88 34 -70Q38 -54 26 -46L26 -6Q26 0 21 0Z',
          fill,
        ) +
          path(
            'M-19 -4Q-22 -4 -22 -8L-22 -48Q-33 -56 -30 -68Q-24 -84 0 -84Q24 -84 30 -68Q33 -56 22 -48L22 -8Q22 -4 19 -4Z',
            crumb,
          ) +
          path('M12 -83Q26 -80 30 -68Q33 -56 22 -48L22 -8Q22 -4 19 -4L12 -4Q22 -40 12 -83Z', darker(crumb, 0.09)) +
          [
            [-14, -64, 3.2],
            [4, -70, 2.4],
            [14, -52, 3],
            [-6, -46, 2.4],
            [-12, -26, 3],
            [8, -30, 2.2],
            [2, -14, 2.6],
            [-2, -58, 1.8],
          ]
            .map(([a = 0, b = 0, r = 0]) => ellipse(a, b, r * 1.3, r, darker(crumb, 0.16)))
            .join(''),
        x,
        y,
        scale,
      );
    return [
      path('M24 -7L-70 -7Q-82 -7 -82 -18L-82 -50Q-94 -60 -89 -76Q-82 -98 -54 -99L22 -99Z', color) +
        path('M24 -7L-70 -7Q-82 -7 -82 -18L-82 -46Q-60 -42 24 -46Z', darker(color, 0.22)) +
        path('M-84 -82Q-78 -98 -54 -99L22 -99L22 -92Q-60 -94 -84 -82Z', lighter(color, 0.3)),
      [-72, -51, -30]
        .map(
          (x) =>
            path(
              `M${x} -64Q${x - 2} -86 ${x + 16} -92Q${x + 20} -90 ${x + 18} -84Q${x + 6} -78 ${x + 5} -62Q${x + 2} -60 ${x} -64Z`,
              lighter(color, 0.55),
            ) + line(`M${x + 1} -63Q${x - 1} -84 ${x + 15} -91`, darker(color, 0.26), 1.8),
        )
        .join(''),
      slice(20, -6, 1.06, darker(color, 0.12)) + turned(slice(50, -1.5, 0.96, darker(color, 0.26)), 4, 50, 0),
    ].join('');
  }),
  breadBasket: thing('table', 1.5, 0.22, '#b57a3c', (color, { lit }) => {
    const baguette = (turn: number, x: number, y: number) =>
      moved(
        turned(
          rect(-9, -58, 18, 84, lit('#d9983f'), 9) +
            path('M2 -58Q9 -57 9 -49L9 26L2 26Z', lit('#b97528')) +
            line('M-5 -42L5 -47M-5 -28L5 -33M-5 -14L5 -19', lit('#f6dca0'), 4.4),
          turn,
        ),
        x,
        y,
      );
    const roll = (x: number, y: number, scale: number, fill: string) =>
      moved(
        path('M-26 12Q-30 -18 0 -20Q30 -18 26 12Z', fill) +
          path('M6 -19.7Q30 -16 26 12L10 12Q24 -4 6 -19.7Z', darker(fill, 0.16)) +
          line('M-12 -6Q0 -14 12 -6', lighter(fill, 0.5), 4) +
          ellipse(-17, -3, 2.6, 5, lighter(fill, 0.45)),
        x,
        y,
        scale,
      );
    return [
      ellipse(0, -44, 72, 10, darker(color, 0.5)),
      baguette(-20, -34, -42) + baguette(-5, -14, -42),
      path('M10 -44Q4 -74 14 -84Q34 -96 56 -82Q66 -72 58 -44Z', lit('#a9632e')) +
        path('M44 -87Q66 -80 58 -44L42 -44Q56 -66 44 -87Z', lit('#87491f')) +
        line('M20 -74Q30 -80 42 -78M18 -62Q30 -68 46 -66', lit('#edd2a4'), 4),
      roll(-42, -48, 0.9, lit('#dca350')) + roll(32, -46, 0.95, lit('#e3ad58')) + roll(-4, -46, 0.95, lit('#cf8c3c')),
      path(
        'M-70 -48Q-58 -46 -50 -54Q-38 -44 -28 -51Q-14 -40 -2 -49Q12 -40 24 -50Q36 -42 48 -53Q58 -46 70 -48L66 -36L-66 -36Z',
        lit('#fbf7ee'),
      ) + path('M48 -53Q58 -46 70 -48L66 -36L42 -36Z', lit('#e3dccd')),
      path('M-72 -44Q0 -32 72 -44L62 -4Q61 0 56 0L-56 0Q-61 0 -62 -4Z', darker(color, 0.2)) +
        [0, 1, 2, 3]
          .map((row) => {
            const y = -34 + row * 8.4;
            const half = 66 - row * 2.6;
            const count = 9;
            return Array.from({ length: count }, (_, at) => {
              const step = (half * 2) / count;
              const x = -half + at * step + (row % 2 === 0 ? 0 : step / 2 - 3);
              return rect(
                x,
                y,
                step * 0.8,
                6.6,
                (at + 0.5) / count > 0.68 ? darker(color, 0.06) : lighter(color, 0.14),
                3,
              );
            }).join('');
          })
          .join(''),
      path('M-75 -47Q0 -34 75 -47Q77 -40 73 -38Q0 -26 -73 -38Q-77 -40 -75 -47Z', lighter(color, 0.22)) +
        path('M34 -38.5Q58 -41 75 -47Q77 -40 73 -38Q56 -34 34 -32Z', color),
      path('M-44 -46Q-10 -38 26 -43L-6 -5Z', lit('#fbf7ee')) +
        path('M0 -40.5Q14 -41 26 -43L-6 -5Z', lit('#e3dccd')) +
        line('M-35 -40Q-8 -35 18 -38M-25.5 -29.5Q-8 -26 9 -27.5', lit('#c9503a'), 3.2),
    ].join('');
  }),
  croissant: thing('table', 1.7, 0.08, '#d08a3c', (color) =>
    [
      path('M-82 -10Q-80 -84 0 -92Q80 -84 82 -10Q76 6 60 -10Q46 -42 0 -44Q-46 -42 -60 -10Q-76 6 -82 -10Z', color),
      line('M-46 -72L-28 -42M-16 -88L-10 -46M16 -88L10 -46M46 -72L28 -42', darker(color, 0.22), 5),
      path('M-40 -70Q-20 -84 0 -84Q-16 -72 -40 -70Z', lighter(color, 0.4)),
    ].join(''),
  ),
  cookie: thing('table', 1.7, 0.05, '#c98a4b', (color, { lit }) =>
    [
      ellipse(-30, -38, 54, 38, color) + ellipse(38, -50, 46, 40, lighter(color, 0.14)),
      [
        [-52, -46],
        [-24, -30],
        [-14, -56],
        [30, -64],
        [52, -44],
        [28, -36],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, lit('#4a2d20')))
        .join(''),
    ].join(''),
  ),
  cake: thing('table', 1.2, 0.16, '#f2b6c0', (color, { lit }) => {
    const top = lighter(color, 0.45),
      sponge = lit('#f0cd8c'),
      cream = lit('#fff8ea'),
      jam = lit('#c9403f');
    const band = (from: number, to: number, fill: string) =>
      path(`M0 ${from - 66}L44 ${from - 58}L44 ${to - 58}L0 ${to - 66}Z`, fill) +
      path(`M0 ${from - 66}L-18 ${from - 53.7}L-18 ${to - 53.7}L0 ${to - 66}Z`, darker(fill, 0.16));
    const dollop = (x: number, y: number) =>
      ellipse(x, y, 10, 5.5, darker(cream, 0.12)) +
      ellipse(x - 0.5, y - 1.5, 9.5, 5, cream) +
      path(
        `M${x - 8} ${y - 4}Q${x - 9} ${y - 16} ${x} ${y - 23}Q${x + 9} ${y - 16} ${x + 8} ${y - 4}Q${x} ${y} ${x - 8} ${y - 4}Z`,
        lit('#d63c36'),
      ) +
      path(
        `M${x} ${y - 23}Q${x + 9} ${y - 16} ${x + 8} ${y - 4}Q${x + 5} ${y - 2} ${x + 2} ${y - 2}Q${x + 5} ${y - 14} ${x} ${y - 23}Z`,
        lit('#ad2a2b'),
      ) +
      [
        [-4, -8],
        [0, -13],
        [1, -6],
        [-4, -15],
      ]
        .map(([a = 0, b = 0]) => ellipse(x + a, y + b, 0.8, 1.2, lit('#f7d98a')))
        .join('');
    return [
      ellipse(0, -9, 60, 9, darker(lit('white'), 0.3)) +
        ellipse(0, -12, 60, 9.5, lit('white')) +
        ellipse(2, -11, 50, 7, darker(lit('white'), 0.14)),
      path('M-54 -66L-54 -16A54 13 0 0 0 54 -16L54 -66Z', color) +
        path('M44 -58L54 -66L54 -16Q52 -11 44 -8Z', darker(color, 0.2)) +
        path('M-50 -60L-44 -57L-44 -11L-50 -13Z', lighter(color, 0.4)),
      path('M0 -16L-18 -3.7Q20 0 44 -8Z', darker(lit('white'), 0.2)) +
        band(0, 50, sponge) +
        band(0, 6, top) +
        band(15, 19, cream) +
        band(19, 21.5, jam) +
        band(31, 35, cream) +
        band(35, 37.5, jam),
      path(
        'M-54 -66A54 13 0 0 0 -18 -53.7L-18 -46Q-21 -42 -24 -47Q-26 -52 -29 -48L-30 -38Q-33 -33 -36 -39Q-37 -48 -40 -50Q-43 -50 -44 -44Q-47 -40 -49 -46Q-50 -54 -54 -56ZM44 -58L54 -66L54 -50Q52 -44 49 -49Q47 -53 44 -50Z',
        top,
      ) + path('M0 -66L-18 -53.7A54 13 0 1 1 44 -58.5Z', lighter(top, 0.3)),
      dollop(-12, -75) + dollop(14, -75) + dollop(-37, -70) + dollop(38, -70) + dollop(-20, -63),
    ].join('');
  }),
  birthdayCake: thing('table', 1.15, 0.3, '#ee8fa8', (color, { lit }) => {
    const tier = (half: number, top: number, bottom: number, drip: string) =>
      rect(-half, top, half * 2, bottom - top, lit('#8a5337'), 4) +
      path(`M${half * 0.5} ${top}L${half} ${top}L${half} ${bottom}L${half * 0.5} ${bottom}Z`, lit('#6b3d28')) +
      path(
        `M${-half - 1} ${top + 4}Q${-half - 1} ${top - 3} ${-half + 6} ${top - 3}L${half - 6} ${top - 3}Q${half + 1} ${top - 3} ${half + 1} ${top + 4}${drip}Z`,
        color,
      );
    const pearls = (xs: readonly number[], y: number, r: number) =>
      xs.map((x) => circle(x, y, r, darker(lit('white'), x > xs.length * 2.2 ? 0.14 : 0))).join('');
    return [
      path('M-14 -9L14 -9L26 0L-26 0Z', lit('#8fa7b0')) +
        rect(-57, -14, 114, 6, lit('#c3d4d9'), 3) +
        rect(16, -14, 41, 6, lit('#9fb4bc'), 3),
      [
        [-26, '#3f9db0'],
        [-13, '#f0b430'],
        [0, '#6fa84e'],
        [13, '#e8604a'],
        [26, '#8a6fc0'],
      ]
        .map(([at = 0, fill = '']) => {
          const x = Number(at);
          const down = Math.abs(x) * 0.1;
          return (
            rect(x - 2.6, -85 + down, 5.2, 20, lit(String(fill)), 1) +
            line(
              `M${x - 2.2} ${-76.5 + down}L${x + 2.2} ${-79.5 + down}M${x - 2.2} ${-70.5 + down}L${x + 2.2} ${-73.5 + down}`,
              lit('white'),
              1.8,
            ) +
            path(
              `M${x} ${-100 + down}Q${x + 6.5} ${-91 + down} ${x} ${-86 + down}Q${x - 6.5} ${-91 + down} ${x} ${-100 + down}Z`,
              lit('#f59a2c'),
            ) +
            path(
              `M${x} ${-95 + down}Q${x + 3.4} ${-90 + down} ${x} ${-87 + down}Q${x - 3.4} ${-90 + down} ${x} ${-95 + down}Z`,
              lit('#fff0a0'),
            )
          );
        })
        .join(''),
      tier(
        35,
        -65,
        -42,
        'L36 -58Q33 -48 27 -56Q22 -59 19 -52Q14 -42 10 -53Q6 -59 2 -54Q-4 -46 -8 -54Q-13 -58 -17 -50Q-22 -42 -26 -53Q-33 -48 -36 -58',
      ),
      tier(
        50,
        -40,
        -14,
        'L51 -32Q48 -20 41 -29Q36 -34 32 -27Q27 -16 22 -28Q17 -34 13 -28Q8 -22 3 -29Q-2 -33 -6 -27Q-11 -16 -16 -28Q-21 -34 -25 -28Q-30 -20 -36 -29Q-46 -20 -51 -32',
      ),
      path(
        'M17 -68L29 -68Q36 -68 36 -61L36 -58Q33 -48 27 -56Q22 -59 19 -53ZM25 -43L44 -43Q51 -43 51 -36L51 -32Q48 -20 41 -29Q36 -34 32 -27Q29 -20 25 -23Z',
        darker(color, 0.15),
      ) + line('M-30 -63L-20 -63M-45 -38L-32 -38', lighter(color, 0.6), 2.8),
      pearls([-27, -18, -9, 0, 9, 18, 27], -43, 4.2) + pearls([-45, -36, -27, -18, -9, 0, 9, 18, 27, 36, 45], -15, 4.4),
    ].join('');
  }),
  cupcake: thing('table', 0.84, 0.12, '#ee8fae', (color, { lit }) =>
    moved(
      [
        path('M-34 -46L34 -46L25 -3Q24 0 20 0L-20 0Q-24 0 -25 -3Z', lit('#3f8f9a')) +
          [-24, -8, 8, 24]
            .map((x) => path(`M${x - 4} -46L${x + 4} -46L${x * 0.74 + 3} 0L${x * 0.74 - 3} 0Z`, lit('#7cc0c4')))
            .join('') +
          path('M16 -46L34 -46L25 -3Q24 0 20 0L12 0Z', lit('dark'), 0.16),
        path(
          'M-45 -48Q-46 -62 -32 -63Q-34 -75 -20 -77Q-14 -90 0 -91Q14 -90 20 -77Q34 -75 32 -63Q46 -62 45 -48Q44 -38 32 -39Q0 -36 -32 -39Q-44 -38 -45 -48Z',
          color,
        ),
        path(
          'M-32 -63Q0 -50 32 -63Q46 -62 45 -48Q20 -44 -14 -50Q-30 -54 -32 -63ZM-20 -77Q0 -66 20 -77Q34 -75 32 -63Q10 -62 -6 -66Q-18 -70 -20 -77Z',
          darker(color, 0.14),
        ),
        line('M-37 -53Q-34 -57 -30 -57M-25 -68Q-23 -71 -19 -71', lighter(color, 0.6), 4),
        [
          [-24, -48, 30, '#f6d04d'],
          [-6, -43, -40, '#ffffff'],
          [16, -50, 20, '#f6d04d'],
          [30, -46, -50, '#7cc0c4'],
          [-10, -62, 60, '#7cc0c4'],
          [12, -66, -30, '#ffffff'],
          [-8, -78, 10, '#f6d04d'],
        ]
          .map(([x = 0, y = 0, turn = 0, fill = '']) =>
            moved(turned(rect(-4.5, -1.7, 9, 3.4, lit(String(fill)), 1.7), Number(turn)), Number(x), Number(y)),
          )
          .join(''),
        cherry(0, -90, 9, lit),
      ].join(''),
      0,
      0,
      0.91,
    ),
  ),
  donut: thing('table', 1.4, 0.06, '#ee7fa6', (color, { lit }) =>
    [
      path('M-70 -46Q-70 0 0 0Q70 0 70 -46L60 -70L-60 -70Z', lit('#d9984a')) +
        path('M24 -2.8Q70 -8 70 -46L60 -70L40 -60Q62 -30 24 -2.8Z', lit('#b9762f')),
      path(
        'M-70 -54Q-70 -100 0 -100Q70 -100 70 -54Q70 -38 60 -34Q52 -30 47 -23Q41 -13 33 -20Q25 -26 16 -18Q8 -6 -1 -14Q-9 -22 -18 -15Q-27 -10 -34 -19Q-42 -28 -52 -28Q-70 -32 -70 -54Z',
        color,
      ),
      path(
        'M28 -96Q70 -88 70 -54Q70 -38 60 -34Q52 -30 47 -23Q41 -13 33 -20L29 -22Q66 -48 28 -96Z',
        darker(color, 0.15),
      ) + line('M-58 -60Q-54 -82 -26 -90', lighter(color, 0.6), 5.5),
      ellipse(0, -60, 23, 14.5, darker(color, 0.32)) +
        path('M-21.5 -55Q-16 -65 0 -65Q16 -65 21.5 -55Q16 -45.5 0 -45.5Q-16 -45.5 -21.5 -55Z', lit('#b9762f')) +
        path('M-16 -49.6Q0 -58 16 -49.6Q8 -45.5 0 -45.5Q-8 -45.5 -16 -49.6Z', lit('#8a5526')),
      [
        [-46, -50, 30, 'white'],
        [-34, -72, -40, '#f6d04d'],
        [-6, -86, 10, '#63b6c4'],
        [20, -82, 60, 'white'],
        [44, -72, -20, '#f6d04d'],
        [52, -50, 70, '#63b6c4'],
        [34, -36, -30, 'white'],
        [12, -34, 30, '#f6d04d'],
        [-12, -32, -50, '#63b6c4'],
        [-32, -38, 50, '#f6d04d'],
        [-52, -66, 80, '#63b6c4'],
        [-18, -76, 60, 'white'],
        [36, -56, 40, '#8a5bb0'],
        [-40, -58, -30, '#8a5bb0'],
        [6, -74, -30, '#8a5bb0'],
      ]
        .map(([x = 0, y = 0, turn = 0, fill = '']) =>
          moved(turned(rect(-5.5, -2, 11, 4, lit(String(fill)), 2), Number(turn)), Number(x), Number(y)),
        )
        .join(''),
    ].join(''),
  ),
  macarons: thing('table', 1.26, 0.14, '#e58aa2', (color, { lit }) => {
    const macaron = (fill: string, cream: string) =>
      rect(-35, -24, 70, 14, cream, 3) +
      path('M12 -24L35 -24L35 -10L12 -10Z', darker(cream, 0.12)) +
      path('M-37 -11L37 -11Q39 0 24 0L-24 0Q-39 0 -37 -11Z', fill) +
      path('M12 -11L37 -11Q39 0 24 0L8 0Q14 -4 12 -11Z', darker(fill, 0.16)) +
      path('M-37 -22Q-37 -34 -18 -34L18 -34Q37 -34 37 -22Z', fill) +
      path('M14 -34L18 -34Q37 -34 37 -22L12 -22Q18 -28 14 -34Z', darker(fill, 0.16)) +
      [-33, -24.5, -16, -8, 0, 8, 16, 24.5, 33]
        .map(
          (x) =>
            rect(x - 5.4, -24, 10.8, 5.4, darker(fill, x > 12 ? 0.28 : 0.13), 2.7) +
            rect(x - 5.4, -14, 10.8, 5.4, darker(fill, x > 12 ? 0.28 : 0.13), 2.7),
        )
        .join('') +
      line('M-28 -27Q-25 -30 -16 -30', lighter(fill, 0.55), 3);
    return [
      moved(macaron(lit('#8a5a3c'), lit('#f3e2c4')), -23, 0) +
        moved(macaron(lit('#a9c46a'), lit('#fffaf0')), -26, -33) +
        moved(macaron(color, lit('#fffaf0')), -21, -66),
      moved(turned(macaron(lit('#f0c552'), lit('#fffaf0')), 68), 21.5, -32),
    ].join('');
  }),
  chocolate: thing('table', 1.5, 0.07, '#5b3423', (color, { lit }) =>
    [
      path('M-70 -86L70 -86L70 -20L-70 -20Z', color),
      [-62, -28, 6, 40]
        .map((x) => rect(x, -80, 26, 24, lighter(color, 0.16), 3) + rect(x, -50, 26, 24, lighter(color, 0.16), 3))
        .join(''),
      path('M-74 -34L74 -34L74 0L-74 0Z', lit('#d9a441')) + rect(-40, -24, 80, 12, lit('white'), 3),
    ].join(''),
  ),
  chocolateBox: thing('table', 1.8, 0.1, '#b32b3c', (color, { lit }) => {
    const praline = (kind: number, fill: string, top: string) =>
      path('M-15 -5L15 -5L11 8L-11 8Z', lit('#e9c98a')) +
      line('M-9 -3L-7 7M-3 -3L-2.5 7M3 -3L2.5 7M9 -3L7 7', lit('#c79a4e'), 1.6) +
      (kind === 0
        ? path('M-13 -4Q-13 -20 0 -20Q13 -20 13 -4Q0 1 -13 -4Z', fill) +
          path('M4 -19.5Q13 -17 13 -4Q8 -2 4 -2Q10 -10 4 -19.5Z', darker(fill, 0.25)) +
          line('M-8 -9Q-4 -14 0 -9Q4 -5 8 -10', top, 2.4)
        : kind === 1
          ? rect(-13, -17, 26, 16, darker(fill, 0.22), 3) +
            path('M-13 -13L-9 -19L9 -19L13 -13L13 -8L-13 -8Z', fill) +
            line('M-7 -10L-1 -17M1 -10L7 -17', top, 2.4)
          : path('M-13 -4Q-12 -12 -6 -14Q-6 -20 0 -21Q6 -20 6 -14Q12 -12 13 -4Q0 1 -13 -4Z', fill) +
            path('M2 -20.5Q6 -19 6 -14Q12 -12 13 -4Q8 -2 3 -2Q10 -12 2 -20.5Z', darker(fill, 0.25)) +
            circle(0, -18, 4, top));
    return [
      path('M-82 -96Q-82 -100 -78 -100L78 -100Q82 -100 82 -96L85 -62L-85 -62Z', color) +
        path('M-76 -95L76 -95L79 -62L-79 -62Z', darker(color, 0.3)) +
        path('M52 -95L76 -95L79 -62L58 -62Z', darker(color, 0.42)),
      path('M0 -67Q-18 -78 -15 -86Q-10 -93 0 -85Q10 -93 15 -86Q18 -78 0 -67Z', lit('#e6bb5c')) +
        line('M-66 -86L-30 -86M66 -86L30 -86M-62 -76L-34 -76M62 -76L34 -76', lit('#e6bb5c'), 2.2),
      path('M-85 -63L85 -63L90 -15L-90 -15Z', lit('#f8eed8')) +
        path('M-85 -63L85 -63L85.5 -57L-85.5 -57Z', lit('#dcc7a0')) +
        path('M56 -57L85.5 -57L90 -15L60 -15Z', lit('dark'), 0.06),
      ['#6b3d28', '#d98a52', '#4a281c', '#e07f98', '#5b3423']
        .map((fill, at) =>
          moved(
            praline((at + 1) % 3, lit(fill), lit(['#e8c79a', '#6b3d28', '#e6bb5c', '#fbe6ea', '#e07f98'][at] ?? '')),
            (at - 2) * 32.5,
            -46,
            0.98,
          ),
        )
        .join(''),
      ['#4a281c', '#8f5734', '#e07f98', '#5b3423', '#d98a52']
        .map((fill, at) =>
          moved(
            praline(at % 3, lit(fill), lit(['#e8c79a', '#f6ead2', '#6b3d28', '#e8c79a', '#6b3d28'][at] ?? '')),
            (at - 2) * 34,
            -21,
            1.04,
          ),
        )
        .join(''),
      rect(-90, -15, 180, 15, color, 2) +
        rect(50, -15, 40, 15, darker(color, 0.18), 2) +
        rect(-90, -10, 180, 3, lit('#e6bb5c')),
    ].join('');
  }),
  icecream: thing('table', 0.6, 0.16, '#f3b7c3', (color, { lit }) =>
    [
      path('M-24 -52L24 -52L0 0Z', lit('#d9a05b')),
      line('M-14 -44L6 -10M14 -44L-6 -10M-19 -30L13 -30', lit('#b97f40'), 2.4),
      circle(-13, -62, 18, lighter(color, 0.25)) + circle(14, -62, 18, lit('#f5e3b8')) + circle(0, -80, 19, color),
      circle(4, -97, 6, lit('red')),
    ].join(''),
  ),
  sundae: thing('table', 0.66, 0.22, '#ee8fa8', (color, { lit }) =>
    moved(
      [
        moved(
          turned(
            rect(-4.5, -34, 9, 46, lit('#d99a4c'), 2) +
              line('M-3 -28L3 -22M-3 -19L3 -13M-3 -10L3 -4', lit('#a96d2e'), 1.8),
            26,
          ),
          17,
          -64,
        ),
        circle(-15, -67, 15, lit('#f9e6b8')) +
          circle(16, -66, 15, color) +
          path('M18 -80.8Q31 -78 31 -66Q30 -54 18 -51Q28 -66 18 -80.8Z', darker(color, 0.14)) +
          circle(0, -78, 15, lit('#7a4a30')) +
          path('M4 -92.5Q15 -90 15 -78Q15 -66 4 -63.5Q14 -78 4 -92.5Z', lit('#5b3423')),
        path(
          'M-15 -80Q-14 -94 0 -94Q14 -94 15 -80Q13 -72 9 -79Q5 -68 0 -78Q-4 -70 -8 -78Q-12 -71 -15 -80Z',
          lit('#fdf6e6'),
        ) +
          circle(-22, -72, 3, lit('#ffffff')) +
          circle(9, -70, 3, lighter(color, 0.6)),
        cherry(0, -92, 6.5, lit),
        path('M-33 -60Q0 -52 33 -60Q30 -26 7 -20L5 -7L-5 -7L-7 -20Q-30 -26 -33 -60Z', lit('#b5d3dc')),
        path('M-29 -57Q0 -50 29 -57Q28 -50 25 -43Q10 -48 0 -42Q-12 -37 -25 -43Q-28 -50 -29 -57Z', lit('#f9e6b8')) +
          path(
            'M-25 -43Q-12 -37 0 -42Q10 -48 25 -43Q22 -35 17 -31Q6 -35 -2 -30Q-10 -27 -17 -31Q-22 -36 -25 -43Z',
            color,
          ) +
          path('M-17 -31Q-10 -27 -2 -30Q6 -35 17 -31Q11 -24 0 -23Q-11 -24 -17 -31Z', lit('#6b3d28')),
        path('M18 -57Q26 -58 33 -60Q30 -26 7 -20L5 -7L2 -7L2 -20Q20 -30 18 -57Z', lit('dark'), 0.12) +
          line('M-26 -50Q-24 -38 -18 -32', lit('#ffffff'), 3, 0.85) +
          path('M-33 -60Q0 -52 33 -60L33 -57Q0 -49 -33 -57Z', lit('#d9eaee')),
        ellipse(0, -4, 22, 4, lit('#9dbfc9')) + ellipse(0, -6, 20, 3.4, lit('#b5d3dc')),
      ].join(''),
      0,
      0,
      0.94,
    ),
  ),
} as const satisfies Record<string, Subject>;
