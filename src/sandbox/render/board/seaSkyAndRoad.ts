import { darker, lighter, mixHex } from '../look/palette';
import { bleed, clouds, type Draw, ground, hills, scenery, skyOf, strip, calm, thingScale } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, turned, stretched } from './svg';

const underwater: Draw = (stage) => {
  const { width, nearness, palette } = stage;
  const { light } = palette;
  const sea = light.isDark ? palette.of : palette.lit;
  const unit = Math.min(nearness, width / 75);
  const [left, right, floor] = [width / 2 - calm(stage), width / 2 + calm(stage), 87];
  const [bright, water, deep] = [sea('#7fcfdc'), sea('#4fb0cb'), sea('#2f86ae')];
  const far = (share: number) => mixHex(deep, sea('#1f4f7f'), share);
  const band = (y: number, fill: string) =>
    path(
      `M${-bleed} ${y}Q${width * 0.2} ${y - 7} ${width * 0.5} ${y}T${width + bleed} ${y - 2}V${100 + bleed}H${-bleed}Z`,
      fill,
    );
  const ray = (share: number, wide: number, lean: number) =>
    path(
      `M${width * share} ${-bleed}h${wide}L${width * share + lean + wide * 2.1} ${floor + 6}h${-wide * 2}Z`,
      '#ffffff',
      light.isDark ? 0.07 : 0.13,
    );
  const glints = [0.02, 0.2, 0.36, 0.55, 0.74, 0.92]
    .map((share, at) =>
      ellipse(width * share, 3 + (at % 3) * 2.4, 9 - (at % 2) * 3, 0.8, '#ffffff', light.isDark ? 0.2 : 0.5),
    )
    .join('');
  const ridge =
    path(
      'M-150 40V-26Q-120 -40 -100 -30Q-90 -46 -78 -42Q-66 -40 -64 -28Q-52 -34 -42 -22Q-30 -24 -24 -12Q-10 -8 0 8L10 40Z',
      far(0.16),
    ) + [-94, -86, -52].map((x, at) => rect(x, -54 + at * 7, 6, 30, far(0.16), 3)).join('');
  const branch = (fill: string) =>
    line('M0 1V-11M0 -4L-8 -12V-20M-8 -13L-13 -18M0 -10L6 -17V-25M6 -18L12 -23V-27M0 -10L-2 -19L-5 -26', fill, 2.6);
  const fan = (fill: string) =>
    path('M-1 1Q-17 -4 -16 -18Q-15 -31 0 -32Q15 -31 17 -18Q17 -4 1 1Z', fill) +
    line(
      'M0 0V-28M0 -4L-11 -21M0 -4L12 -21M-5 -12L-13 -13M-2.5 -16L-8 -27M5 -12L14 -13M2.500 -16L8 -27',
      lighter(fill, 0.35),
      0.9,
    );
  const brain = (fill: string) =>
    path('M-10 2Q-12 -12 0 -12.500Q12 -12 10 2Z', fill) +
    line('M-7 -1q1 -4 3 -3t2 -3t4 0t3 3M-4 -9q3 3 5 0t5 2M-2 -0.500q2 -3 5 -1', darker(fill, 0.2), 0.9);
  const tubes = (fill: string) =>
    [
      [-7, -15],
      [6, -12],
      [-1, -23],
    ]
      .map(
        ([x = 0, top = 0], at) =>
          rect(x - 3.4, top, 6.8, 2 - top, at === 1 ? darker(fill, 0.12) : fill, 3) +
          ellipse(x, top + 1.8, 2.4, 1.2, darker(fill, 0.45)),
      )
      .join('');
  const plates = (fill: string) =>
    path('M-2.500 2L-3 -8H3L2.500 2Z', darker(fill, 0.3)) +
    path('M-15 -8Q0 -12 15 -8Q10 -4 0 -4Q-10 -4 -15 -8Z', darker(fill, 0.16)) +
    path('M-12 -14Q0 -18 13 -14Q8 -9 0 -9Q-8 -9 -12 -14Z', fill) +
    rect(-2, -13, 4, 6, darker(fill, 0.3));
  const anemone = (fill: string) =>
    line(
      'M-6 0Q-13 -5 -10 -12M-4 0Q-9 -8 -5 -14M-1.500 0Q-3 -9 -0.500 -15M1.500 0Q5 -8 4 -15M4 0Q9 -6 8.500 -13M6 0Q12 -3 12.500 -10',
      fill,
      2.2,
    ) + path('M-8 2Q-7 -4 0 -4Q7 -4 8 2Z', darker(fill, 0.25));
  const kelp = (x: number, count: number, fill: string) =>
    moved(
      line(
        `M0 4${repeat(count, (at) => `Q${at % 2 === 0 ? -4 : 4} ${-at * 8 - 2} 0 ${-at * 8 - 6}`)}`,
        darker(fill, 0.15),
        1.3,
      ) +
        repeat(count, (at) =>
          moved(path('M0 0Q3 -8 11 -9Q10 -1 0 0ZM0 -4Q-3 -12 -11 -13Q-10 -5 0 -4Z', fill), 0, -at * 8, 1 - at * 0.05),
        ) +
        path(`M0 ${-count * 8 + 4}q-4 -5 0 -12q4 7 0 12Z`, fill),
      x,
      4,
    );
  const fish = (x: number, y: number, scale: number, fill: string, trim: string, flip = false) =>
    moved(
      path('M-6 0L-12 -4.600Q-10 0 -12 4.600Z', trim) +
        path('M-3 -3.600Q1 -8 5 -3.600ZM-2 3.600Q0 6.400 3 3.600Z', trim) +
        path('M-8 0Q-3 -5.400 3 -4.400Q8 -3 9 0Q8 3 3 4.400Q-3 5.400 -8 0Z', fill) +
        path('M2.600 -4.500Q0.600 0 2.600 4.500L0.200 4.700Q-1.800 0 0.200 -4.700Z', trim) +
        circle(5.6, -0.8, 0.9, sea('dark')),
      x,
      y,
      scale * unit,
      flip,
    );
  const rock = (shift: number) =>
    path(
      'M-160 30V-34Q-126 -42 -100 -32Q-86 -34 -72 -23Q-60 -25 -48 -14Q-36 -16 -26 -6Q-14 -6 -6 3Q2 8 4 15Z',
      far(0.5 + shift),
    ) + path('M-160 30V-8Q-100 -16 -72 -4Q-50 -2 -26 8Q-10 10 4 15Z', far(0.75 + shift));
  const reef = (colors: readonly string[], isRight: boolean) => {
    const [first = '', second = '', third = '', fourth = ''] = colors.map(sea);
    return (
      kelp(-66, 7, sea('#3f8f6a')) +
      kelp(-88, 6, sea('#2f7560')) +
      kelp(-112, 8, sea('#3f8f6a')) +
      moved(isRight ? plates(second) : fan(second), -47, -13, 1.1) +
      moved(tubes(third), -74, -21, 1.1) +
      rock(0) +
      moved(isRight ? anemone(first) : branch(first), -27, -5, 1.1) +
      moved(brain(fourth), -8, 6, 0.9) +
      moved(isRight ? branch(third) : plates(third), -45, 3, 0.8) +
      moved(isRight ? fan(fourth) : branch(fourth), -84, 0, 1.1) +
      moved(brain(first), -64, 6, 0.9) +
      moved(tubes(second), -108, 4)
    );
  };
  const star = path(
    'M0 -5L1.400 -1.600L5 -1.400L2.200 0.700L3.200 4L0 2.100L-3.200 4L-2.200 0.700L-5 -1.400L-1.400 -1.600Z',
    sea('#e8734f'),
  );
  const bubbles = (x: number, y: number) =>
    [
      [0, 0, 1.6],
      [2.6, -7, 1.1],
      [-1.4, -13, 2],
      [1.6, -21, 1.2],
      [-1, -28, 0.8],
    ]
      .map(
        ([dx = 0, dy = 0, r = 1]) =>
          circle(x + dx * unit, y + dy * unit, r * unit, '#ffffff', 0.35) +
          circle(x + (dx - r * 0.3) * unit, y + (dy - r * 0.3) * unit, r * unit * 0.35, '#ffffff', 0.7),
      )
      .join('');
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, lighter(bright, 0.25)) +
      band(10, bright) +
      band(34, mixHex(bright, water, 0.7)) +
      band(56, water) +
      band(76, mixHex(water, deep, 0.6)) +
      glints +
      ray(0.04, 9, 26) +
      ray(0.24, 14, 24) +
      ray(0.5, 8, 22) +
      ray(0.68, 15, 18) +
      ray(0.94, 9, 12),
    moved(ridge, left + 4 * unit, floor - 6, unit) +
      moved(ridge, right - 2 * unit, floor - 4, unit * 0.85, true) +
      path(
        `M${-bleed} ${floor + 1}Q${width * 0.3} ${floor - 3} ${width * 0.55} ${floor + 1}T${width + bleed} ${floor}V${100 + bleed}H${-bleed}Z`,
        mixHex(sea('#ecd39c'), water, 0.28),
      ) +
      path(
        `M${-bleed} ${floor + 8}Q${width * 0.35} ${floor + 3} ${width * 0.6} ${floor + 8}T${width + bleed} ${floor + 7}V${100 + bleed}H${-bleed}Z`,
        mixHex(sea('#e2c486'), water, 0.24),
      ) +
      [0.36, 0.5, 0.62]
        .map((share, at) =>
          line(
            `M${width * share - 7} ${floor + 6 + at * 3}q3.500 -1.600 7 0t7 0`,
            mixHex(sea('#c9a868'), water, 0.3),
            0.7,
          ),
        )
        .join('') +
      moved(reef(['#e5606f', '#a56fb8', '#f0a04a', '#f2c455'], false), left, floor + 3, unit) +
      moved(reef(['#f08fa0', '#f0904a', '#e5606f', '#a56fb8'], true), right, floor + 3, unit, true) +
      moved(star, right - 8 * unit, floor + 9, unit * 0.8) +
      bubbles(left - 3 * unit, 50) +
      bubbles(right + 8 * unit, 36) +
      [
        [-8, 0],
        [-20, -5],
        [-19, 5],
        [-32, 1],
        [-31, -10],
        [-45, -5],
      ]
        .map(([x = 0, y = 0], at) =>
          fish(left + x * unit, 27 + y * unit, 0.46 + (at % 2) * 0.08, sea('#f5c94a'), sea('#e08a2f')),
        )
        .join('') +
      fish(right + 28 * unit, 38, 0.95, sea('#2f62b8'), sea('#f5c94a'), true) +
      fish(right + 52 * unit, 26, 0.7, sea('#2f62b8'), sea('#f5c94a'), true) +
      fish(right + 12 * unit, 66 - 4 * unit, 0.7, sea('#ee7a33'), sea('white'), true),
  );
};

const pool: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, left, right, base, edge] = [
    width / 2,
    width / 2 - calm(stage),
    width / 2 + calm(stage),
    horizon + 6.6,
    horizon + 11,
  ];
  const [water, dark, white] = [of('#5fc0cf'), of('#3f9fbc'), of('white')];
  const depth = Math.max(18, 100 - edge);
  const y = (t: number) => edge + t * depth;
  const side = (t: number) => width * (0.38 + t * 0.42);
  const lane = (t: number) => width * (0.135 + t * 0.16);
  const palm = (x: number, scale: number) =>
    moved(
      path('M-1.800 2Q0 -20 4 -38L6.400 -37Q3 -18 2.400 2Z', of('#9a7350')) +
        [
          'M5 -38Q-6 -48 -17 -38Q-19 -34 -18 -30Q-10 -39 5 -37Z',
          'M5 -38Q17 -48 27 -37Q28 -33 27 -29Q19 -39 5 -37Z',
          'M5 -38Q-3 -36 -8 -24Q-8 -21 -6 -18Q-2 -30 6 -37Z',
        ]
          .map((d) => path(d, of('leaf')))
          .join('') +
        [
          'M5 -38Q-2 -54 -13 -52Q-3 -48 5 -37Z',
          'M5 -38Q12 -55 23 -51Q14 -48 6 -37Z',
          'M5 -38Q14 -35 17 -23Q17 -20 15 -17Q12 -30 4 -37Z',
        ]
          .map((d) => path(d, of('#6c9f52')))
          .join(''),
      x,
      horizon + 2,
      scale * unit,
    );
  const lounger = (color: string) =>
    rect(-13, -4.6, 1.4, 4.6, of('#8a5f3f')) +
    rect(5, -4.6, 1.4, 4.6, of('#8a5f3f')) +
    rect(-15, -5.4, 22, 1.6, of('#a9764d'), 0.6) +
    line('M6.400 -5L15 -14.500M11 -9.600V0', of('#8a5f3f'), 1.3) +
    path('M-15 -8H4.400Q6 -8 7 -9.200L13.600 -17L16.200 -15L8.600 -6Q7.800 -5.200 6.600 -5.200H-15Z', of(color)) +
    [-9, -2.6].map((x) => rect(x, -8, 2.6, 2.8, white)).join('') +
    path('M10.200 -13L12.400 -10.600L14 -12.400L11.700 -14.800Z', white);
  const parasol = (color: string) =>
    rect(-0.7, -37, 1.4, 37, of('#a9764d')) +
    rect(-4, -1.4, 8, 1.6, of('#8d8378'), 0.7) +
    path(
      'M-20 -29Q-16 -41 0 -42Q16 -41 20 -29Q16.500 -27 13.500 -29Q10 -27 6.700 -29Q3.300 -27 0 -29Q-3.300 -27 -6.700 -29Q-10 -27 -13.500 -29Q-16.500 -27 -20 -29Z',
      of(color),
    ) +
    path(
      'M-13.500 -29Q-11 -40 0 -42Q-5 -38 -6.700 -29Q-10 -27 -13.500 -29ZM6.700 -29Q5 -38 0 -42Q11 -40 13.500 -29Q10 -27 6.700 -29Z',
      white,
    ) +
    circle(0, -42.4, 1, of('#a9764d'));
  const table =
    rect(-4, -7, 8, 1.2, white, 0.5) +
    rect(-0.6, -6, 1.2, 6, of('#8d8378')) +
    path('M-1.800 -11H1.800L1 -7H-1Z', of('#f0a43a')) +
    line('M0.600 -10L2.400 -13.500', of('#d8503f'), 0.6);
  const rope = (k: number) =>
    repeat(20, (at) => {
      const t = 0.005 + (at / 13) ** 1.7;
      return ellipse(middle + k * lane(t), y(t), 0.7 + t * 2.2, 0.5 + t * 1.2, at % 2 === 0 ? of('#d8503f') : white);
    });
  const ring =
    ellipse(0, 0.9, 10, 4.4, dark) +
    path(
      'M-10 0A10 4.400 0 1 1 10 0A10 4.400 0 1 1 -10 0ZM-4.600 -0.500A4.600 1.700 0 1 0 4.600 -0.500A4.600 1.700 0 1 0 -4.600 -0.500Z',
      of('#ee7a5a'),
    ) +
    [
      'M-3 -4.200L-1.600 -2.200H1.600L3 -4.200Q0 -4.700 -3 -4.200Z',
      'M-9.800 1L-4.400 0.100L-3.600 0.700L-8 2.700Z',
      'M9.800 1L4.400 0.100L3.600 0.700L8 2.700Z',
    ]
      .map((d) => path(d, white))
      .join('');
  const ladder = line(
    'M-3 4V-7Q-3 -10.500 0.500 -10.500Q4 -10.500 4 -7V-4M3 6V-5Q3 -8.500 6.500 -8.500Q10 -8.500 10 -5V-2M-3 0L3 2',
    light.isDark ? of('#c9d3d8') : of('#8d9aa2'),
    1.3,
  );
  const wave = (share: number, t: number) =>
    path(
      `M${width * share} ${y(t)}q${2 + t * 3} ${-1.2 - t} ${4 + t * 6} 0t${4 + t * 6} 0v${0.6 + t * 0.7}q${-2 - t * 3} ${1.2 + t} ${-4 - t * 6} 0t${-4 - t * 6} 0Z`,
      of('foam'),
      0.6,
    );
  const half = (t: number) => `${middle - side(t)} ${y(t)}`;
  const wide = width / 2 - calm(stage) + bleed > 66 * unit;
  return scenery(
    skyOf(stage, 0.62) + clouds(stage) + hills(width, horizon, 16 * unit, mixHex(of('hill'), light.sky[2], 0.3)),
    palm(left - 46 * unit, 1) +
      palm(left - 22 * unit, 0.8) +
      palm(right + 12 * unit, 0.75) +
      palm(right + 42 * unit, 1.05) +
      repeat((width + 2 * bleed) / (9 * unit) + 1, (at) =>
        circle(
          -bleed + at * 9 * unit,
          horizon - 3.4 * unit,
          (5.4 + ((at * 5) % 3)) * unit,
          of(at % 2 === 0 ? '#4f8a58' : '#5a9660'),
        ),
      ) +
      strip(stage, horizon - 3 * unit, 6 * unit, of('#4f8a58')) +
      ground(stage, horizon + 0.6, of('#e3d2b2')) +
      [3.4, 7].map((down) => strip(stage, horizon + down, 0.5, of('#cfbb97'))).join('') +
      path(
        `M${middle - side(0) - 3} ${edge - 3}H${middle + side(0) + 3}L${middle + side(4) + 20} ${y(4)}H${middle - side(4) - 20}Z`,
        of('#f4ede0'),
      ) +
      path(
        `M${middle - side(0)} ${edge - 1.6}H${middle + side(0)}L${middle + side(4)} ${y(4)}H${middle - side(4)}Z`,
        dark,
      ) +
      path(`M${half(0)}H${middle + side(0)}L${middle + side(4)} ${y(4)}H${middle - side(4)}Z`, water) +
      [-1.5, -0.5, 0.5, 1.5]
        .map((k) =>
          path(
            `M${middle + (k - 0.07) * lane(0.06)} ${y(0.06)}H${middle + (k + 0.07) * lane(0.06)}L${middle + (k + 0.09) * lane(4)} ${y(4)}H${middle + (k - 0.09) * lane(4)}Z`,
            dark,
            0.45,
          ),
        )
        .join('') +
      wave(0.46, 0.12) +
      wave(0.2, 0.24) +
      wave(0.66, 0.3) +
      wave(0.4, 0.72) +
      wave(0.84, 0.66) +
      wave(0.06, 0.8) +
      [-2, -1, 1, 2].map(rope).join('') +
      moved(ring, width * 0.2, y(0.42), Math.min(1.3, unit) * 0.9) +
      moved(ladder, middle + side(0.2) - 2, y(0.2), 0.9 * Math.min(1.3, unit)) +
      moved(parasol('#e2604a'), left - 16 * unit, base - 2, unit) +
      moved(lounger('#3f9aa8'), left - 19 * unit, base, unit, true) +
      moved(table, left + 2 * unit, base, unit) +
      moved(parasol('#f0b53a'), right + 24 * unit, base - 2, unit) +
      moved(lounger('#e2604a'), right + 20 * unit, base, unit) +
      (wide
        ? moved(lounger('#3f9aa8'), left - 54 * unit, base, unit, true) +
          moved(lounger('#e2604a'), right + 58 * unit, base, unit)
        : ''),
  );
};

const air: Draw = (stage) => {
  const { width, nearness, palette } = stage;
  const { of, light } = palette;
  const unit = Math.min(nearness ** 0.5, width / 75);
  const [middle, line0] = [width / 2, 68];
  const depth = 100 - line0;
  const haze = (color: string, t: number) => mixHex(of(color), light.sky[2], Math.max(0.06, 0.5 - t * 0.6));
  const fields = ['#9dbf6f', '#d9c26f', '#6c9f5c', '#b7cc7a', '#c9a568', '#7fae62', '#e6d48a'];
  const rows = [0.05, 0.13, 0.24, 0.4, 0.64, 1, 1.6, 2.7];
  const x = (column: number, t: number, shift: number) => middle + (column + shift) * (7 + t * 42);
  const patches = rows.slice(0, -1).map((t, row) => {
    const [next, count, shift] = [
      rows[row + 1] ?? 3,
      Math.ceil((width / 2 + bleed) / (7 + t * 42)) + 1,
      (row * 0.37) % 1,
    ];
    return repeat(count * 2, (at) => {
      const column = at - count;
      const color = fields[(row * 3 + at * 2 + ((row + at) % 3)) % fields.length] ?? 'grass';
      return (
        path(
          `M${x(column, t, shift)} ${line0 + t * depth}H${x(column + 1, t, shift) + 0.2}L${x(column + 1, next, shift) + 0.2} ${line0 + next * depth + 0.2}H${x(column, next, shift)}Z`,
          haze(color, t),
        ) +
        ((row * 2 + at) % 4 === 0 && row < 5
          ? [0.2, 0.5, 0.8]
              .map((share) =>
                ellipse(
                  x(column + share, next, shift),
                  line0 + next * depth,
                  0.8 + next * 3,
                  0.5 + next * 1.8,
                  haze('#4f8a58', t),
                ),
              )
              .join('')
          : '')
      );
    });
  });
  const bend = (share: number, t: number) => `${middle + width * share} ${line0 + t * depth}`;
  const river = `M${bend(0.13, 0.02)}Q${bend(0.05, 0.1)} ${bend(0.12, 0.2)}Q${bend(0.2, 0.3)} ${bend(0.06, 0.46)}Q${bend(-0.12, 0.64)} ${bend(-0.04, 0.96)}Q${bend(0.06, 1.4)} ${bend(-0.12, 2.7)}H${middle + width * 0.1}Q${bend(0.26, 1.4)} ${bend(0.08, 0.96)}Q${bend(-0.04, 0.68)} ${bend(0.11, 0.48)}Q${bend(0.23, 0.3)} ${bend(0.14, 0.2)}Q${bend(0.06, 0.1)} ${bend(0.134, 0.02)}Z`;
  const village = [
    [-7, 0, 'white'],
    [-2, 0.6, '#f0dcb4'],
    [3, -0.4, 'white'],
    [0, 3, '#f0dcb4'],
    [6, 2.4, 'white'],
  ]
    .map(([dx, dy, color]) =>
      moved(
        rect(-1.6, -1.6, 3.2, 2, haze(String(color), 0.4)) +
          path('M-2.100 -1.600L0 -3.400L2.100 -1.600Z', haze('#b4552f', 0.4)),
        Number(dx),
        Number(dy),
        1,
      ),
    )
    .join('');
  const [lit, shade] = light.isDark
    ? [lighter(light.sky[1], 0.24), lighter(light.sky[1], 0.08)]
    : [lighter(light.sky[2], 0.75), mixHex(light.sky[1], lighter(light.sky[2], 0.5), 0.45)];
  const big =
    path(
      'M-46 4Q-52 -6 -40 -9Q-40 -20 -27 -20Q-22 -33 -6 -30Q4 -38 15 -28Q27 -28 27 -16Q40 -18 42 -7Q52 -4 46 4Q20 7 0 6Q-30 7 -46 4Z',
      lit,
    ) +
    path(
      'M-46 4Q-51 -4 -42 -7Q-38 -2 -28 -5Q-20 -14 -8 -7Q4 -14 14 -7Q25 -14 31 -6Q38 -8 44 -5Q50 -2 46 4Q20 7 0 6Q-30 7 -46 4Z',
      shade,
    );
  const flat =
    path('M-30 2Q-34 -5 -24 -6Q-20 -14 -9 -10Q0 -17 9 -10Q20 -13 23 -5Q34 -4 29 2Q0 5 -30 2Z', lit) +
    path('M-30 2Q-33 -3 -26 -4Q-16 0 -8 -4Q2 0 10 -4Q20 0 25 -4Q33 -3 29 2Q0 5 -30 2Z', shade);
  const left = middle - calm(stage);
  const right = middle + calm(stage);
  return scenery(
    skyOf({ ...stage, horizon: 78 }, 0.66) +
      hills(width, line0 + 1, 9, mixHex(of('mountain'), light.sky[2], 0.62), 0.12) +
      ground(stage, line0, haze('#9dbf6f', 0)) +
      patches.join('') +
      path(river, haze('#6fb3cf', 0.4)) +
      moved(village, middle - width * 0.16, line0 + depth * 0.3, 0.9),
    line(
      `M${width * 0.02} 17L${left + 2 * unit} ${17 - 5 * unit}`,
      lighter(light.sky[0], light.isDark ? 0.25 : 0.7),
      0.8,
      0.7,
    ) +
      moved(
        turned(
          path(
            'M-5 0Q-4 -1 4 -1Q6 -0.600 6.400 0.200L4 0.800H-4ZM-5 0L-6.400 -3H-5L-3 -0.600ZM1 0L-3 4H-1.600L3 0.400Z',
            light.isDark ? lighter(light.sky[0], 0.5) : of('white'),
          ),
          -9,
        ),
        left + 5 * unit,
        17 - 5.3 * unit,
        unit * 0.8,
      ) +
      moved(flat, right + 26 * unit, 16, unit * 0.62) +
      moved(flat, left - 30 * unit, 37, unit * 0.5) +
      moved(flat, right + 2 * unit, 58, unit * 0.34) +
      moved(flat, left + 2 * unit, 62, unit * 0.3) +
      moved(big, left - 46 * unit, 67, unit * 0.86) +
      moved(big, right + 48 * unit, 62, unit * 0.9, true) +
      moved(flat, right + 26 * unit, 72, unit * 0.5) +
      moved(flat, left - 16 * unit, 76, unit * 0.46),
    moved(flat, width * 0.02, 101, 0.8) + moved(flat, width * 0.99, 103, 0.8),
  );
};

const space: Draw = (stage) => {
  const { width, nearness } = stage;
  const unit = Math.min(nearness, width / 75, 1.5);
  const [middle, left, right] = [width / 2, width / 2 - calm(stage), width / 2 + calm(stage)];
  const wide = width + 2 * bleed;
  const stars = repeat(110, (at) =>
    circle(
      -bleed + ((at * 0.61803) % 1) * wide,
      -bleed + ((at * 0.7549 + (at % 7) * 0.13) % 1) * 175,
      at % 9 === 0 ? 0.7 : 0.26 + (at % 4) * 0.1,
      at % 6 === 0 ? '#ffd9a8' : at % 5 === 0 ? '#b8d4ff' : '#fdf6e0',
      0.55 + (at % 3) * 0.2,
    ),
  );
  const twinkle = (x: number, y: number, scale: number) =>
    moved(path('M0 -5Q0.500 -0.500 5 0Q0.500 0.500 0 5Q-0.500 0.500 -5 0Q-0.500 -0.500 0 -5Z', '#fff6dc'), x, y, scale);
  const cloud = (spread: number, fill: string) =>
    path(
      `M${-bleed} ${62 - spread}Q${width * 0.2} ${56 - spread} ${width * 0.4} ${34 - spread}T${width + bleed} ${-30 - spread}V${-20 + spread}Q${width * 0.8} ${12 + spread} ${width * 0.56} ${30 + spread}T${-bleed} ${78 + spread}Z`,
      fill,
    );
  const arm = (turn: number, from: number, to: number, weight: number) => {
    const points = Array.from({ length: 13 }, (_, at) => from + ((to - from) * at) / 12).map((a, at) => ({
      a,
      r: 3 + a * 4.4,
      w: weight * Math.sin(((at + 0.4) / 12.8) * Math.PI),
    }));
    const at = ({ a, r }: { readonly a: number; readonly r: number }, more: number) =>
      `${(Math.cos(a + turn) * (r + more)).toFixed(2)} ${(Math.sin(a + turn) * (r + more)).toFixed(2)}`;
    return `M${points.map((point) => at(point, point.w)).join('L')}L${points
      .toReversed()
      .map((point) => at(point, -point.w))
      .join('L')}Z`;
  };
  const dots = repeat(16, (at) =>
    circle(Math.cos(at * 2.4) * (8 + at * 0.9), Math.sin(at * 2.4) * (8 + at * 0.9), 0.5, '#fff3d6', 0.9),
  );
  const galaxy = turned(
    stretched(
      circle(0, 0, 26, '#7a6bd0', 0.16) +
        circle(0, 0, 19, '#8f7be0', 0.2) +
        [0, Math.PI]
          .map(
            (turn) =>
              path(arm(turn, 0.4, 4.6, 3), '#a995ee', 0.75) + path(arm(turn + 0.5, 0.6, 3.8, 1.3), '#dcc9ff', 0.8),
          )
          .join('') +
        circle(0, 0, 7, '#e9c9f0', 0.7) +
        circle(0, 0, 4.6, '#fff0d2') +
        dots,
      1,
      0.46,
    ),
    -24,
  );
  const planet =
    circle(0, 0, 13, '#e0a368') +
    path('M-12.600 -3.200Q0 0.600 12.600 -3.200Q13.200 -1 13 1Q0 4.600 -13 1Q-13.200 -1 -12.600 -3.200Z', '#f0c48c') +
    path(
      'M-11.600 5.800Q0 9 11.600 5.800Q10.600 7.600 9.600 8.800Q0 11 -9.600 8.800Q-10.600 7.600 -11.600 5.800ZM-9.800 -8.500Q0 -5.600 9.800 -8.500L8 -10.200Q0 -8.400 -8 -10.200Z',
      '#c98550',
    ) +
    path('M4 -12.400A13 13 0 0 1 4 12.400Q9.500 7 9.500 0Q9.500 -7 4 -12.400Z', '#6b3f3a', 0.5);
  const rings = turned(
    line('M-12.800 -3.400Q-22 -2 -22 0.600Q-22 5.600 0 5.600Q22 5.600 22 0.600Q22 -2 12.800 -3.400', '#ecd9b8', 1.8) +
      line(
        'M-13.600 -1.600Q-18.400 -0.800 -18.400 0.600Q-18.400 3.600 0 3.600Q18.400 3.600 18.400 0.600Q18.400 -0.800 13.600 -1.600',
        '#b89a7c',
        1,
      ),
    -16,
  );
  const moon =
    circle(0, 0, 6, '#c9ccd6') +
    circle(-2, -1.6, 1.6, '#a9adbb') +
    circle(1, 2.4, 1.1, '#a9adbb') +
    circle(-3, 2.6, 0.7, '#a9adbb') +
    path('M1.400 -5.840A6 6 0 0 1 1.400 5.840Q4.200 3 4.200 0Q4.200 -3 1.400 -5.840Z', '#3f4460', 0.55);
  const red =
    circle(0, 0, 4.4, '#c9604a') +
    path('M-4 -1.800Q0 0.400 4.200 -1.200L4.400 0.400Q0 2.200 -4.400 0Z', '#e08a68') +
    path('M1 -4.280A4.400 4.400 0 0 1 1 4.280Q3 2 3 0Q3 -2 1 -4.280Z', '#4a2230', 0.5);
  const radius = Math.max(150, width * 0.95);
  const top = 86;
  const earth = (x: number, y: number) => `${middle + x * radius} ${top + y * radius}`;
  const lands = [
    `M${earth(-0.44, 0.13)}Q${earth(-0.4, 0.07)} ${earth(-0.33, 0.075)}Q${earth(-0.27, 0.045)} ${earth(-0.22, 0.05)}Q${earth(-0.2, 0.07)} ${earth(-0.25, 0.09)}Q${earth(-0.23, 0.14)} ${earth(-0.3, 0.2)}Q${earth(-0.36, 0.4)} ${earth(-0.5, 0.3)}Z`,
    `M${earth(-0.04, 0.03)}Q${earth(0.04, 0.012)} ${earth(0.11, 0.022)}Q${earth(0.18, 0.03)} ${earth(0.22, 0.05)}Q${earth(0.3, 0.06)} ${earth(0.34, 0.1)}Q${earth(0.28, 0.13)} ${earth(0.21, 0.1)}Q${earth(0.16, 0.16)} ${earth(0.1, 0.12)}Q${earth(0.08, 0.07)} ${earth(0, 0.065)}Q${earth(-0.07, 0.05)} ${earth(-0.04, 0.03)}Z`,
  ];
  const swirl = (x: number, y: number, long: number) =>
    path(
      `M${earth(x, y)}q${long * 0.3} -2.400 ${long * 0.6} -1q${long * 0.2} -1.400 ${long * 0.5} 0.400q${-long * 0.3} 2.600 ${-long * 0.7} 1.600q${-long * 0.3} 0.800 ${-long * 0.4} -1Z`,
      '#ffffff',
      0.75,
    );
  return scenery(
    rect(-bleed, -bleed, wide, 100 + 2 * bleed, '#0c1028') +
      cloud(22, '#131a3c') +
      cloud(12, '#1c2350') +
      cloud(3, '#2a2d63') +
      stars +
      [
        [0.06, 14, 0.7],
        [0.4, 9, 0.5],
        [0.62, 20, 0.6],
        [0.95, 48, 0.7],
        [0.1, 64, 0.6],
        [0.71, 66, 0.45],
      ]
        .map(([share = 0, y = 0, scale = 1]) => twinkle(width * share, y, scale))
        .join(''),
    moved(galaxy, left - 16 * unit, 29, unit * 0.95) +
      moved(planet + rings, right + 20 * unit, 32, unit * 0.9) +
      moved(moon, right + 2 * unit, 60, unit * 0.7) +
      moved(red, left - 12 * unit, 62, unit * 0.8) +
      (width / 2 > 80 * unit ? moved(red, right + 52 * unit, 62, unit * 0.5) : '') +
      circle(middle, top + radius, radius + 4, '#5fa8e0', 0.16) +
      circle(middle, top + radius, radius + 1.8, '#8fd0f0', 0.4) +
      circle(middle, top + radius, radius, '#2f74ad') +
      lands.map((d) => path(d, '#5f9a62')).join('') +
      swirl(-0.2, 0.045, 26) +
      swirl(0.09, 0.075, 30) +
      swirl(-0.36, 0.09, 22) +
      swirl(0.24, 0.045, 22) +
      swirl(-0.07, 0.085, 18) +
      path(
        `M${earth(0.1, 0.005)}Q${earth(0.34, 0.03)} ${earth(0.86, 0.45)}L${earth(0.9, 1)}H${middle + radius * 0.5}Q${earth(0.44, 0.14)} ${earth(0.1, 0.005)}Z`,
        '#0c1433',
        0.5,
      ),
  );
};

const carInside: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const narrow = width < 85;
  const [top, sill] = [horizon * 0.19, horizon * 0.77];
  const [seat, bolster, trim, lining, dash] = [
    of('#66788c'),
    of('#526377'),
    of('#474d5a'),
    of('#d3cabb'),
    of('#2b2e38'),
  ];
  const seats = narrow ? [width * 0.5] : [width * 0.26, width * 0.74];
  const chair = (x: number) =>
    moved(
      [-4.6, 3].map((at) => rect(at, -30, 1.6, 10, of('#9aa3ab'))).join('') +
        rect(-13, -43, 26, 17, bolster, 6) +
        rect(-9.5, -41, 19, 13, seat, 4) +
        path('M-25 150L-22 -12Q-21 -23 0 -23Q21 -23 22 -12L25 150Z', bolster) +
        path('M-13 150L-13 -13Q-12 -19.500 0 -19.500Q12 -19.500 13 -13L13 150Z', seat) +
        [-3, 8, 19, 30].map((y) => rect(-13, y, 26, 0.8, bolster)).join('') +
        path('M13 150L13 -13Q12.600 -17.500 8 -18.800Q10 -16 10 -12V150Z', darker(seat, 0.12)) +
        line('M-13 150V-13Q-12 -19.500 0 -19.500Q12 -19.500 13 -13V150', lighter(seat, 0.25), 0.5),
      x,
      horizon,
    );
  const hole = (from: number, to: number, slantLeft: number, slantRight: number) =>
    `M${from + slantLeft + 4} ${top}Q${from + slantLeft} ${top} ${from + slantLeft * 0.9} ${top + 4}L${from} ${sill - 4}Q${from} ${sill} ${from + 4} ${sill}H${to - 4}Q${to} ${sill} ${to} ${sill - 4}L${to - slantRight * 0.9} ${top + 4}Q${to - slantRight} ${top} ${to - slantRight - 4} ${top}Z`;
  const [sideLeft, sideRight] = [width * 0.15, width * 0.85];
  const holes =
    hole(-bleed - 20, sideLeft, 0, 4) +
    hole(width * 0.235, width * 0.765, 5, 5) +
    hole(sideRight, width + bleed + 20, 4, 0);
  const tree = (share: number, scale: number) =>
    moved(
      rect(-1, -10, 2, 12, of('woodDark')) +
        circle(-4, -13, 6, of('leaf')) +
        circle(4, -12, 5.5, of('leafDark')) +
        circle(0, -18, 6, of('leaf')),
      width * share,
      horizon * 0.66,
      scale * Math.min(1.2, horizon / 58),
    );
  const outside =
    skyOf({ ...stage, horizon: horizon * 0.66 }, narrow ? 0.66 : 0.6) +
    hills(width, horizon * 0.64, horizon * 0.15, mixHex(of('hill'), light.sky[2], 0.2)) +
    ground(stage, horizon * 0.64, of('grass')) +
    [-0.12, 0.05, 0.11, 0.33, 0.41, 0.66, 0.9, 0.97, 1.14]
      .map((share, at) => tree(share, 0.62 + (at % 3) * 0.2))
      .join('');
  const glare = [width * 0.05, width * 0.44, width * 0.92]
    .map((x) => path(`M${x} ${sill}L${x + 9} ${top}h5L${x + 5} ${sill}Z`, '#ffffff', light.isDark ? 0.06 : 0.2))
    .join('');
  const rear =
    (narrow ? [0.2, 0.8] : [0.43, 0.57])
      .map((share) => rect(width * share - 6, sill - 7, 12, 9, darker(bolster, 0.2), 3.5))
      .join('') +
    path(
      `M${width * 0.22} ${100 + bleed}V${sill + 3}Q${width * 0.22} ${sill} ${width * 0.25} ${sill}H${width * 0.75}Q${width * 0.78} ${sill} ${width * 0.78} ${sill + 3}V${100 + bleed}Z`,
      darker(bolster, 0.25),
    ) +
    rect(width * 0.22, sill + 8, width * 0.56, 0.8, darker(bolster, 0.4));
  const door = (isRight: boolean) => {
    const at = (x: number) => (isRight ? width - x : x);
    return (
      path(`M${at(-bleed)} ${sill}H${at(width * 0.17)}L${at(width * 0.2)} ${100 + bleed}H${at(-bleed)}Z`, trim) +
      path(`M${at(-bleed)} ${sill}H${at(width * 0.17)}l${isRight ? -0.6 : 0.6} 3H${at(-bleed)}Z`, lighter(trim, 0.16)) +
      path(
        `M${at(-bleed)} ${sill + 13}H${at(width * 0.12)}q${isRight ? -4 : 4} 0 ${isRight ? -4 : 4} 4H${at(-bleed)}Z`,
        bolster,
      ) +
      rect(Math.min(at(width * 0.055), at(width * 0.055 + 9)), sill + 6.5, 9, 2.4, of('#a9b0b8'), 1.2)
    );
  };
  const belt = (x: number, out: number) =>
    line(
      `M${x + out * 25} ${horizon * 0.26}L${x + out * 19} ${horizon - 18}L${x + out * 20} ${100 + bleed}`,
      of('#23262e'),
      2,
    ) + rect(x + out * 25 - 2, horizon * 0.24, 4, 4.5, of('#8d949c'), 1);
  const driver = seats[0] ?? width * 0.5;
  const wheel =
    `<ellipse cx="0" cy="0" rx="25" ry="20" fill="none" stroke="${of('#1d1f26')}" stroke-width="4.400"/>` +
    line('M-17 -13.600Q0 -22 17 -13.600', of('#4a4f5c'), 0.8) +
    path('M-24 1Q-10 -3 -8 -6H8Q10 -3 24 1V5Q10 4 7 8H-7Q-10 4 -24 5Z', of('#2f333d')) +
    ellipse(0, 0, 9, 7.4, of('#3a3f4b')) +
    circle(0, -1, 2.6, of('#b9bec6'));
  const [hub, brow] = [103, 97];
  const board = path(
    `M${-bleed} ${brow}H${driver - 34}Q${driver - 26} ${brow} ${driver - 22} ${brow - 1.5}Q${driver} ${brow - 4} ${driver + 22} ${brow - 1.5}Q${driver + 26} ${brow} ${driver + 34} ${brow}H${width + bleed}V${100 + bleed}H${-bleed}Z`,
    dash,
  );
  const visor = (x: number) =>
    rect(x - 19, -bleed, 38, bleed + top * 0.42, lighter(lining, 0.16), 2.5) +
    rect(x - 19, top * 0.42 - 1.4, 38, 1.4, darker(lining, 0.1), 0.7);
  const mirror =
    rect(width * 0.5 - 1.2, -bleed, 2.4, bleed + 4, dash) +
    rect(width * 0.5 - 13, 2.5, 26, 8, dash, 3.4) +
    rect(width * 0.5 - 11, 3.6, 22, 1, lighter(dash, 0.25), 0.5);
  const scent = narrow
    ? ''
    : line(`M${width * 0.5} 10V14`, of('white'), 0.5) +
      moved(
        path('M0 0L3 4.500H1.600L4.200 8.500H2.200L5 12.500H-5L-2.200 8.500H-4.200L-1.600 4.500H-3Z', of('#4f9a5c')) +
          rect(-0.8, 12.5, 1.6, 1.8, of('woodDark')),
        width * 0.5,
        14,
        0.9,
      );
  return scenery(
    outside +
      glare +
      path(`M${-bleed - 30} ${-bleed}H${width + bleed + 30}V${100 + bleed}H${-bleed - 30}Z${holes}`, lining) +
      path(
        `M${-bleed} ${-bleed}H${width + bleed}V${top * 0.62}Q${width * 0.5} ${top * 0.86} ${-bleed} ${top * 0.62}Z`,
        lighter(lining, 0.2),
      ) +
      [width * 0.06, width * 0.94]
        .map((x) => line(`M${x - 7} ${top * 0.78}v1.500h14v-1.500`, darker(lining, 0.25), 1.4))
        .join('') +
      rear +
      door(false) +
      door(true) +
      rect(width * 0.5 - 7, horizon + 16, 14, 100, dash, 3) +
      line(`M${width * 0.5} ${horizon + 22}V${horizon + 8}`, of('#8d949c'), 1.6) +
      circle(width * 0.5, horizon + 8, 3, of('#1d1f26')) +
      seats.map(chair).join('') +
      seats.map((x, at) => belt(x, narrow || at === 0 ? -1 : 1)).join(''),
    '',
    seats.map(visor).join('') +
      mirror +
      scent +
      moved(wheel, driver, hub, 1) +
      board +
      rect(-bleed, brow + 1.6, width + 2 * bleed, 0.7, lighter(dash, 0.16)),
  );
};

const coastRoad: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const depth = 100 - horizon;
  const far = (color: string, share: number) => mixHex(of(color), light.sky[2], share);
  const curve = (points: readonly (readonly [number, number])[]) => (t: number) => {
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    const sum = (axis: 0 | 1) => points.reduce((total, point, at) => total + point[axis] * (weights[at] ?? 0), 0);
    return { x: width * sum(0), y: horizon + depth * sum(1), near: sum(1) };
  };
  const seaward = curve([
    [0.72, 0.07],
    [0.53, 0.06],
    [0.4, 0.3],
    [-0.45, 1.9],
  ]);
  const inland = curve([
    [0.78, 0.08],
    [0.665, 0.1],
    [0.66, 0.3],
    [1.35, 1.9],
  ]);
  const steps = Array.from({ length: 17 }, (_, at) => at / 16);
  const along = (edge: typeof seaward, out: number, up: number) =>
    steps
      .map(edge)
      .map(
        ({ x, y, near }) =>
          `${(x + out * (0.6 + near * 9) * unit).toFixed(1)} ${(y - up * (1.2 + near * 10) * unit).toFixed(1)}`,
      );
  const between = (a: readonly string[], b: readonly string[], fill: string) =>
    path(`M${a.join('L')}L${b.toReversed().join('L')}Z`, fill);
  const rail = of('#d5dade');
  const posts = [0.1, 0.24, 0.36, 0.46, 0.55, 0.63, 0.7, 0.77, 0.84]
    .map(seaward)
    .map(({ x, y, near }) =>
      rect(
        x - (0.9 + near * 10.2) * unit,
        y - (1.2 + near * 10) * unit,
        (0.5 + near * 1.4) * unit,
        (1.6 + near * 11) * unit,
        of('#8d949a'),
      ),
    )
    .join('');
  const dash = (t: number) => {
    const corner = (at: number, share: number) =>
      `${seaward(at).x + (inland(at).x - seaward(at).x) * share} ${seaward(at).y + (inland(at).y - seaward(at).y) * share}`;
    return path(
      `M${corner(t, 0.485)}L${corner(t, 0.515)}L${corner(t + 0.05, 0.515)}L${corner(t + 0.05, 0.485)}Z`,
      of('roadLine'),
    );
  };
  const foam = (x: number, y: number, long: number) => ellipse(x, y, long, 1 * unit, of('foam'), 0.9);
  const headland = (x: number, scale: number, share: number) =>
    moved(
      path('M-2 2L2 -7L7 -9L10 -19L18 -23L24 -31L44 -36L70 -34L200 -46V2Z', far('#c19a72', share)) +
        path('M10 -19L18 -23L24 -31L44 -36L70 -34L200 -46V-38L70 -27L48 -29L33 -23L22 -18Z', far('#86a567', share)) +
        path(
          'M7 -9L10 -19L14 -17L13 -8L20 2H9ZM24 -17L33 -21L31 -10L38 2H27ZM48 -27L58 -26L54 -12L62 2H50Z',
          far('#a57f5c', share),
        ),
      x,
      horizon + 2,
      scale * unit,
    );
  const foot = width * 0.7;
  const bush = (x: number, y: number, scale: number) =>
    moved(
      circle(-5, -3, 5, of('leaf')) + circle(5, -2.5, 4.6, of('leafDark')) + circle(0, -6, 5.4, of('#5c9a56')),
      x,
      y,
      scale * unit,
    );
  const pine = moved(
    path(
      'M-1.500 1L-2.500 -22L0 -22L2 1ZM-1 -14L-9 -23L-7.500 -24L0 -17ZM0.500 -13L10 -22L8.500 -23L0 -16Z',
      of('#7a5236'),
    ) +
      path('M-19 -21Q-20 -29 -11 -30Q-6 -36 2 -34Q12 -36 15 -29Q22 -27 20 -21Q0 -18 -19 -21Z', of('leafDark')) +
      path('M-19 -23Q-19 -29 -11 -30Q-6 -36 2 -34Q4 -28 -4 -26Q-12 -22 -19 -23Z', of('leaf')),
    foot + 17 * unit,
    horizon - 24 * unit,
    unit * 0.62,
  );
  const cliff =
    path('M0 100L0 4L3 -8L9 -12L11 -24L19 -28L24 -40L44 -45L74 -45L220 -60V100Z', of('#c39a70')) +
    path('M11 -24L19 -28L24 -40L44 -45L74 -45L220 -60V-50L76 -36L50 -37L34 -31L24 -24Z', of('#86a85e')) +
    path('M24 -24L34 -31L50 -37L76 -36L220 -50V-47L74 -31L52 -32L37 -26L26 -19Z', of('#6c8f4c')) +
    path(
      'M9 -12L11 -24L16 -22L15 -9L22 6L12 12L6 4ZM30 -21L40 -25L37 -10L46 4L42 20L34 6ZM60 -30L72 -30L66 -12L78 6L74 28L62 8ZM96 -34L108 -36L102 -10L114 10L112 40L98 12Z',
      of('#a47a54'),
    ) +
    path(
      'M3 -8L9 -12L6 4L12 12L8 20L0 8ZM22 -14L28 -18L26 -4L34 8L30 14L22 2ZM48 -22L56 -26L52 -6L60 10L56 20L48 4Z',
      of('#d9b388'),
    );
  const sign =
    rect(-0.7, -13, 1.4, 13, of('#8d949a')) +
    path('M0 -25L7.600 -12H-7.600Z', of('red')) +
    path('M0 -22L5.200 -13.400H-5.200Z', of('white')) +
    line('M-0.800 -14.400V-16Q-0.800 -17.600 1.400 -17.800', of('dark'), 0.9);
  const stack =
    path('M-12 2L-9 -6L-5 -8L-3 -15L2 -17L5 -9L9 -6L12 2Z', far('#b48c66', 0.15)) +
    path('M2 -17L5 -9L9 -6L12 2H3L0 -8Z', far('#94704f', 0.15)) +
    path('M-3 -15L2 -17L3.600 -13L-1 -12L-4 -11.500Z', far('#86a567', 0.1));
  const boat =
    path('M-9 0H9L6 3.600H-6Z', of('white')) +
    line('M0 0V-22', of('woodDark'), 0.7) +
    path('M-0.800 -1.500V-20L-9 -1.500Z', of('white')) +
    path('M0.800 -1.500V-18L8 -1.500Z', of('#e0705a'));
  const tuft = (share: number, flip: boolean) =>
    moved(
      path(
        'M0 0Q-16 -3 -20 -13Q-8 -11 0 0ZM0 0Q-10 -10 -9 -22Q0 -14 0 0ZM0 0Q2 -14 10 -20Q10 -8 0 0ZM0 0Q10 -9 19 -9Q14 -1 0 0Z',
        of('#7fa07a'),
      ) + path('M0 0Q-3 -12 -1 -25Q5 -13 0 0ZM0 0Q-9 -5 -15 -5Q-9 1 0 0Z', of('#5f8766')),
      width * share,
      103,
      0.8,
      flip,
    );
  return scenery(
    skyOf(stage, 0.3) +
      clouds(stage) +
      headland(width * 0.4, 0.5, 0.62) +
      strip(stage, horizon, 140, mixHex(of('water'), light.sky[2], 0.12)) +
      strip(stage, horizon + depth * 0.12, 140, of('water')) +
      strip(stage, horizon + depth * 0.4, 140, mixHex(of('water'), of('waterDark'), 0.6)) +
      [
        [0.3, 0.04, 9],
        [0.27, 0.1, 13],
        [0.31, 0.17, 8],
        [0.06, 0.26, 10],
        [0.22, 0.34, 9],
        [0.02, 0.52, 12],
        [0.12, 0.72, 9],
      ]
        .map(([x = 0, t = 0, long = 0], at) =>
          rect(
            width * x - long * unit * 0.5,
            horizon + depth * t,
            long * unit,
            0.8 * unit,
            at < 3 && light.sun !== undefined ? light.sun : of('foam'),
          ),
        )
        .join(''),
    moved(boat, width * 0.3, horizon + depth * 0.1, unit * 0.6) +
      headland(width * 0.53, 0.72, 0.32) +
      foam(width * 0.53 + 4 * unit, horizon + 3, 9 * unit) +
      moved(stack, width * 0.1, horizon + depth * 0.2, unit) +
      foam(width * 0.1 - unit, horizon + depth * 0.2 + 2 * unit, 15 * unit) +
      pine +
      bush(foot + 62 * unit, horizon - 42 * unit, 0.9) +
      moved(cliff, foot, horizon, unit) +
      between(along(seaward, -2.1, -0.5), along(inland, 1.6, 0), of('#b79a6c')) +
      path(
        `M${along(inland, 0.9, 0).join('L')}L${width + bleed + 100} ${100 + bleed}H${along(seaward, -1, 0).at(-1)?.split(' ')[0] ?? 0}Z`,
        of('#a3a866'),
      ) +
      path(`M${along(inland, 0, 0).join('L')}L${along(seaward, 0, 0).toReversed().join('L')}Z`, of('road')) +
      path(
        `M${along(seaward, 0, 0).at(-1) ?? ''}L${along(inland, 0, 0).at(-1) ?? ''}V150H${along(seaward, 0, 0).at(-1)?.split(' ')[0] ?? 0}Z`,
        of('road'),
      ) +
      between(along(seaward, 0.2, 0), along(seaward, 0.34, 0), of('roadLine')) +
      between(along(inland, -0.34, 0), along(inland, -0.2, 0), of('roadLine')) +
      [0.18, 0.3, 0.41, 0.51, 0.6, 0.69, 0.78].map(dash).join('') +
      posts +
      between(along(seaward, -1, 0.95), along(seaward, -1, 0.5), rail) +
      between(along(seaward, -1, 0.78), along(seaward, -1, 0.68), darker(rail, 0.22)) +
      bush(inland(0.4).x + 9 * unit, inland(0.4).y + unit, 0.6) +
      moved(sign, inland(0.58).x + 5 * unit, inland(0.58).y, unit * 0.85) +
      bush(inland(0.7).x + 15 * unit, inland(0.68).y, 0.9),
    tuft(0.01, false) + tuft(0.99, true),
  );
};

const doorstep: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base, left, right] = [100 - horizon, horizon + 5, width / 2 - calm(stage), width / 2 + calm(stage)];
  const [wall, white, stone, iron] = [of('#b3cad0'), of('white'), of('#cfc6b8'), of('#2f333b')];
  const pane = light.isDark ? '#ffd98a' : of('#9fc4cf');
  const end = right + 46 * unit;
  const red = of('#c9442f');
  const door =
    rect(-14.5, -57, 29, 46, white) +
    rect(-17, -60, 34, 3.6, white, 0.6) +
    rect(-16, -56.6, 32, 1, darker(white, 0.12)) +
    rect(-11.5, -54, 23, 7, pane) +
    [-4, 3.2].map((x) => rect(x, -54, 0.8, 7, white)).join('') +
    rect(-11.5, -45.6, 23, 34.6, red) +
    rect(9.4, -45.6, 2.1, 34.6, darker(red, 0.2)) +
    [-9, 1.4]
      .map(
        (x) =>
          rect(x, -43.4, 7.6, 12, darker(red, 0.2), 0.5) +
          rect(x + 0.8, -42.6, 6.8, 11.2, lighter(red, 0.06), 0.4) +
          rect(x, -23, 7.6, 9.6, darker(red, 0.2), 0.5) +
          rect(x + 0.8, -22.2, 6.8, 8.8, lighter(red, 0.06), 0.4),
      )
      .join('') +
    rect(-4.6, -29, 9.2, 3, of('#e0b04a'), 0.6) +
    rect(-3.6, -27.8, 7.2, 0.8, of('#8a6426')) +
    circle(8.6, -27, 1.3, of('#e0b04a')) +
    circle(0, -37, 2.3, of('#4f8a58')) +
    circle(0, -37, 1.1, red) +
    path('M-0.800 -35L-2 -32.600L0 -33.800L2 -32.600L0.800 -35Z', of('#f0bf3a'));
  const steps =
    path('M-20 -11H20L21.500 -7.500H-21.500Z', lighter(stone, 0.18)) +
    rect(-21.5, -7.5, 43, 3.4, darker(stone, 0.1)) +
    path('M-21.500 -4.200H21.500L26 -1H-26Z', stone) +
    rect(-26, -1, 52, 3.4, darker(stone, 0.16)) +
    path('M-9.600 -10.600H9.600L10.800 -7.900H-10.800Z', of('#8a5f3f')) +
    path('M-8.400 -10H8.400L9 -8.600H-9Z', of('#b98a58'));
  const lantern =
    (light.isDark ? circle(0, -39, 9, '#ffe3a0', 0.32) : '') +
    rect(-1, -44.6, 2, 2, iron) +
    path('M-3.400 -41.600L-1.600 -44H1.600L3.400 -41.600Z', iron) +
    path('M-2.800 -41.600H2.800L2 -35.600H-2Z', light.isDark ? '#fff0c0' : of('#fdebb8')) +
    rect(-2.4, -36, 4.8, 1.2, iron) +
    rect(-0.4, -41.6, 0.8, 6, iron);
  const box =
    rect(-5, -27.4, 10, 9.6, of('#2f6f8f'), 1.2) +
    path('M-5.600 -27.400Q-5 -30.600 0 -30.600Q5 -30.600 5.600 -27.400Z', of('#255a75')) +
    rect(-3.4, -25.6, 6.8, 1.2, of('#17394a'), 0.4) +
    rect(-1.6, -29.6, 6, 2.4, white, 0.3) +
    path('M-3 -22.400H3V-19H-3ZM-3 -22.400L0 -20.500L3 -22.400Z', of('#cfe0e6')) +
    line('M-3 -22.400L0 -20.400L3 -22.400', of('#2f6f8f'), 0.5);
  const number =
    rect(-3.6, -36.5, 7.2, 5, white, 0.8) +
    line(
      'M-1.800 -35.200L-1.200 -35.600V-32.600M0.200 -35.200Q0.800 -35.800 1.500 -35.200Q1.800 -34.400 0.300 -32.700H1.900',
      iron,
      0.6,
    );
  const topiary =
    path('M-4.600 -8H4.600L3.600 0H-3.600Z', of('#4f5660')) +
    rect(-5.2, -9.4, 10.4, 2, of('#606873'), 0.5) +
    rect(-0.7, -18, 1.4, 9, of('#7a5236')) +
    circle(0, -20, 5.6, of('leaf')) +
    circle(0, -27.6, 4, of('leaf')) +
    path(
      'M1.500 -25.400A5.600 5.600 0 0 1 1 -14.500Q4.400 -19 1.500 -25.400ZM1 -31.400A4 4 0 0 1 1 -23.800Q3 -27 1 -31.400Z',
      of('leafDark'),
    );
  const pot = (color: string) =>
    path('M-4.200 -6H4.200L3.200 0H-3.200Z', of('#bd6a42')) +
    rect(-4.8, -7, 9.6, 1.8, of('#cf7f55'), 0.5) +
    [
      [-3.4, -9.4, 3],
      [3.4, -9.2, 3],
      [0, -11.4, 3.6],
    ]
      .map(([x = 0, y = 0, r = 1], at) => circle(x, y, r, of(at === 1 ? 'leafDark' : 'leaf')))
      .join('') +
    [
      [-4, -10.6],
      [0.4, -13],
      [3.8, -10],
      [-0.8, -9.4],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.3, of(color)))
      .join('');
  const sash =
    rect(-14, -47, 28, 33, white) +
    rect(-16, -49.4, 32, 3, white, 0.5) +
    rect(-11.6, -44.6, 23.2, 28.4, pane) +
    path(
      'M-11.600 -44.600H-4Q-5 -30 -11.600 -22ZM11.600 -44.600H4Q5 -30 11.600 -22Z',
      light.isDark ? '#ffeec2' : of('#f3ead8'),
    ) +
    rect(-0.6, -44.6, 1.2, 28.4, white) +
    rect(-11.6, -31, 23.2, 1.2, white) +
    path('M-3.500 -16.200L2 -31H5L-0.500 -16.200Z', '#ffffff', light.isDark ? 0 : 0.25) +
    [-21.6, 15]
      .map(
        (x) =>
          rect(x, -47, 6.6, 33, of('#3f6f7d')) +
          repeat(9, (at) => rect(x + 1.1, -45 + at * 3.4, 4.4, 1.6, of('#345d69'))),
      )
      .join('') +
    rect(-15, -14.6, 30, 6, of('#a9764d'), 0.6) +
    rect(-15, -9.8, 30, 1.2, of('#8a5f3f')) +
    repeat(9, (at) => circle(-13.2 + at * 3.3, -15.6 - (at % 2), 2.5, of(at % 3 === 0 ? 'leafDark' : 'leaf'))) +
    repeat(8, (at) =>
      circle(-12 + at * 3.4, -17 + (at % 2) * 1.8, 1.4, of(['#e0604f', '#f0bf3a', '#e58aa6'][at % 3] ?? 'red')),
    );
  const hedge = (x: number) => circle(x, base - 7 * unit, 7 * unit, mixHex(of('leaf'), light.sky[2], 0.2));
  const railing =
    line('M-18 -11V-25M-24.500 -2V-16M-16 -25H-18L-25 -15.500V-13', iron, 1.1) +
    line('M-20.200 -8V-21.600M-22.400 -5V-18.600', iron, 0.6);
  const spare = left - 16 * unit + bleed > 58 * unit;
  return scenery(
    skyOf(stage, 0.95) +
      clouds(stage) +
      moved(
        rect(-2, -24, 4, 28, of('woodDark')) +
          circle(-9, -34, 12, of('leaf')) +
          circle(8, -33, 12, of('leafDark')) +
          circle(0, -45, 12, of('leaf')),
        end + 20 * unit,
        base,
        unit,
      ) +
      repeat((width + bleed - end) / (9 * unit) + 1, (at) => hedge(end + at * 9 * unit)) +
      (end < width + bleed
        ? rect(end, base - 8 * unit, width + bleed - end, 20 * unit, mixHex(of('leaf'), light.sky[2], 0.2))
        : ''),
    rect(-bleed, -bleed, bleed + end, bleed + base, wall) +
      repeat((base + bleed) / (4.6 * unit), (at) =>
        rect(-bleed, base - (at + 1) * 4.6 * unit, bleed + end, 0.5 * unit, darker(wall, 0.12)),
      ) +
      rect(end - 4 * unit, -bleed, 4 * unit, bleed + base, white) +
      rect(-bleed, base - 6 * unit, bleed + end + unit, 7 * unit, of('#9a9490')) +
      rect(-bleed, base - 6.4 * unit, bleed + end + 1.6 * unit, 1.2 * unit, lighter(of('#9a9490'), 0.25)) +
      ground(stage, base, of('#c7bba9')) +
      strip(stage, base, 0.7, of('#a89c8b')) +
      [0.3, 0.62].map((share) => strip(stage, base + depth * share, 0.6, of('#b0a492'))).join('') +
      repeat(13, (at) =>
        line(
          `M${width / 2 + (at - 6) * 24 * unit} ${base}L${width / 2 + (at - 6) * 54 * unit} ${100 + bleed}`,
          of('#b0a492'),
          0.5,
        ),
      ) +
      moved(sash, right + 18 * unit, base, unit) +
      (spare ? moved(sash, left - 66 * unit, base, unit) : '') +
      moved(lantern + moved(number, 0, 4.5), left + (width < 85 ? 9 : 5.6) * unit, base, unit) +
      moved(door + steps + railing, left - (width < 85 ? 12.5 : 16) * unit, base, unit) +
      moved(box, right - 9 * unit, base - 2 * unit, unit) +
      moved(topiary, left - 16 * unit - 31 * unit, base + 2 * unit, unit) +
      moved(topiary, left + 14 * unit, base + 2 * unit, unit * 0.9) +
      moved(pot('#e58aa6'), right + 10 * unit, base + 2 * unit, unit * 0.9) +
      moved(pot('#f0bf3a'), right + 21 * unit, base + 3 * unit, unit) +
      moved(pot('#e0604f'), right + 32 * unit, base + 2 * unit, unit * 0.9),
  );
};

const gasStation: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, depth, base, left, right] = [
    width / 2,
    100 - horizon,
    horizon + 6,
    width / 2 - calm(stage),
    width / 2 + calm(stage),
  ];
  const [red, white, grey, dark] = [of('#d4432f'), of('white'), of('#8d949a'), of('#30343c')];
  const pane = light.isDark ? '#ffe2a0' : of('#a9cdd6');
  const roof = Math.max(horizon - 50 * unit, horizon * 0.13);
  const spare = middle - calm(stage) > 52 * unit;
  const near = 7.5 * unit;
  const [from, to] = spare ? [left - 76 * unit, right + 33 * unit] : [-bleed - 60, width + bleed + 60];
  const canopy =
    path(
      `M${from} ${roof + near}H${to}L${to - 12 * unit} ${roof + near + 5 * unit}H${from + 12 * unit}Z`,
      darker(white, light.isDark ? 0.1 : 0.22),
    ) +
    [left - 56 * unit, left - 12 * unit, right + 12 * unit]
      .map(
        (x) =>
          path(
            `M${x - 5 * unit} ${roof + near + 1.4 * unit}h${10 * unit}l${x < middle ? 0.6 : -1.6} ${1.8 * unit}h${-9 * unit}Z`,
            '#fff6d6',
            light.isDark ? 1 : 0.85,
          ) +
          (light.isDark
            ? path(
                `M${x - 4 * unit} ${roof + near + 3 * unit}h${8 * unit}L${x + 13 * unit} ${base + 4 * unit}h${-26 * unit}Z`,
                '#ffe9b0',
                0.09,
              )
            : ''),
      )
      .join('') +
    rect(from, roof, to - from, near, red) +
    rect(from, roof + near * 0.6, to - from, near * 0.22, white) +
    rect(from, roof - 0.8 * unit, to - from, 1 * unit, darker(red, 0.2));
  const column = (x: number) =>
    rect(x - 1.8 * unit, roof + near + 2 * unit, 3.6 * unit, base - roof - near - 2 * unit, white) +
    rect(x + 0.6 * unit, roof + near + 2 * unit, 1.2 * unit, base - roof - near - 2 * unit, darker(white, 0.16)) +
    rect(x - 1.8 * unit, base - 9 * unit, 3.6 * unit, 9 * unit, red);
  const pump =
    rect(-7, -30, 14, 30, white, 1.6) +
    path('M4 -30H5.400Q7 -30 7 -28.400V0H4Z', darker(white, 0.15)) +
    rect(-7, -33, 14, 5, red, 1.6) +
    rect(-5, -26, 9, 7, dark, 0.8) +
    rect(-4, -25, 7, 2, light.isDark ? '#ffd98a' : of('#b9dfc4')) +
    rect(-4, -22.2, 7, 2, light.isDark ? '#ffd98a' : of('#b9dfc4')) +
    [-4, -1, 2].map((x, at) => rect(x, -17.4, 2, 2, of(['#4c9152', '#f0bf3a', '#2f6db0'][at] ?? 'red'), 0.3)).join('') +
    rect(-7, -12, 14, 5, red) +
    rect(-8, -2, 16, 2.4, grey, 0.6) +
    line('M7 -27H9.500Q14 -20 12.500 -9Q11.500 -3 9 -7V-15', dark, 1.3) +
    path('M7.400 -22H10.600L11 -19.600L9.800 -14H8.200V-19H7.400Z', dark) +
    rect(6.4, -20.6, 1.8, 6, of('#4c9152'), 0.5);
  const island = (x: number) =>
    moved(
      path('M-17 -1.600H17L19.500 2H-19.500Z', of('#e3dfd6')) +
        rect(-19.5, 2, 39, 2.4, of('#b5b0a6')) +
        repeat(4, (at) => path(`M${-18 + at * 10} 2h5l-1.600 2.400h-5Z`, of('#f0bf3a'))),
      x,
      base,
      unit,
    );
  const shopWide = Math.min(calm(stage) * 2.3, 58 * unit);
  const shopHigh = Math.min(22 * unit, (base - roof) * 0.46);
  const shop =
    rect(
      middle - shopWide / 2,
      horizon + 1 - shopHigh,
      shopWide,
      shopHigh + 1,
      mixHex(of('#efe3cf'), light.sky[2], 0.2),
    ) +
    rect(
      middle - shopWide / 2 - 1,
      horizon - shopHigh - 2 * unit,
      shopWide + 2,
      4.4 * unit,
      mixHex(of('#2f6f8f'), light.sky[2], 0.2),
    ) +
    [0.06, 0.68]
      .map(
        (share) =>
          rect(
            middle - shopWide / 2 + shopWide * share,
            horizon - shopHigh * 0.72,
            shopWide * 0.26,
            shopHigh * 0.46,
            pane,
          ) +
          rect(
            middle - shopWide / 2 + shopWide * (share + 0.125),
            horizon - shopHigh * 0.72,
            0.8,
            shopHigh * 0.46,
            white,
          ) +
          [0.03, 0.09, 0.15, 0.21]
            .map((at, index) =>
              rect(
                middle - shopWide / 2 + shopWide * (share + at),
                horizon - shopHigh * 0.36,
                shopWide * 0.04,
                shopHigh * 0.1,
                mixHex(of(['#d4432f', '#f0bf3a', '#4c9152', '#2f6db0'][index] ?? 'red'), light.sky[2], 0.3),
              ),
            )
            .join(''),
      )
      .join('') +
    rect(middle - shopWide * 0.12, horizon - shopHigh * 0.74, shopWide * 0.24, shopHigh * 0.74 + 1, pane) +
    rect(middle - 0.4, horizon - shopHigh * 0.74, 0.8, shopHigh * 0.74 + 1, white);
  const digits = 'M0 0V5M2 0H5V5M10.500 2.500H7.500V0H10.500V5H7.500';
  const price = (y: number, color: string) =>
    rect(-9, y, 18, 8, dark, 0.8) +
    rect(-9, y, 3, 8, of(color), 0.8) +
    moved(line(digits, light.isDark ? '#ffe2a0' : of('#fdf6e6'), 0.9), -3.6, y + 1.6, 1) +
    circle(-2.2, y + 6.8, 0.5, of('white'));
  const totem =
    rect(-8, -2, 16, 3, grey, 0.6) +
    rect(-6, -14, 2, 14, grey) +
    rect(4, -14, 2, 14, grey) +
    rect(-11, -60, 22, 47, white, 1.6) +
    path('M-11 -46V-58.400Q-11 -60 -9.400 -60H9.400Q11 -60 11 -58.400V-46Z', red) +
    path(
      'M0 -58.500Q5.400 -52 3.800 -49.600Q2.600 -47.400 0 -47.400Q-2.600 -47.400 -3.800 -49.600Q-5.400 -52 0 -58.500Z',
      white,
    ) +
    price(-44, '#4c9152') +
    price(-34.6, '#f0bf3a') +
    price(-25.2, '#2f6db0');
  const bucket =
    path('M-3.400 -6H3.400L2.800 0H-2.800Z', of('#2f6db0')) +
    line('M2 -6L6 -14', of('woodDark'), 0.9) +
    rect(4, -16, 5, 1.8, dark, 0.5);
  return scenery(
    skyOf(stage, 0.63) +
      clouds(stage) +
      hills(width, horizon, 13 * unit, mixHex(of('hill'), light.sky[2], 0.3)) +
      repeat(15, (at) =>
        circle(
          -bleed + (at * (width + 2 * bleed)) / 14,
          horizon - 2 * unit,
          (6 + ((at * 5) % 4) * 1.6) * unit,
          mixHex(of('leaf'), light.sky[2], 0.3),
        ),
      ),
    ground(stage, horizon, of('#b3aea6')) +
      shop +
      path(`M${-bleed} ${horizon + depth * 0.66}H${width + bleed}V${100 + bleed}H${-bleed}Z`, of('#77767b')) +
      strip(stage, horizon + depth * 0.66, 1.4, of('#d9d3c7')) +
      [-1, 1]
        .map((sign) =>
          path(
            `M${middle + sign * calm(stage) * 0.7} ${base}h0.8L${middle + sign * (calm(stage) * 0.7 + depth * 0.34) + 1.4} ${horizon + depth * 0.66}h-2.200Z`,
            of('#e8e2d4'),
          ),
        )
        .join('') +
      repeat(9, (at) => rect(-bleed + at * 36, horizon + depth * 0.92, 16, 1.4, of('roadLine'))) +
      [left - 36 * unit, right + 28 * unit].map(column).join('') +
      canopy +
      island(left - 12 * unit) +
      island(right + 12 * unit) +
      (spare ? island(left - 58 * unit) : '') +
      moved(pump, left - 12 * unit, base, unit) +
      moved(pump, right + 12 * unit, base, unit) +
      (spare ? moved(pump, left - 58 * unit, base, unit) : '') +
      moved(bucket, left - 26 * unit, base, unit * 0.9) +
      (spare ? moved(totem, right + 46 * unit, base + 3 * unit, unit) : ''),
  );
};

/** Drawings of water, sky, space and roads. */
export const seaSkyAndRoad = {
  underwater,
  pool,
  air,
  space,
  carInside,
  coastRoad,
  doorstep,
  gasStation,
} as const satisfies Record<string, Draw>;
