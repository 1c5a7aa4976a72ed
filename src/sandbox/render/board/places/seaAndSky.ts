import { darker, lighter, mixHex } from '../../look/palette';
import { seagull } from '../details';
import { circle, ellipse, line, moved, path, rect, repeat, stretched, turned } from '../svg';
import { calm, calmEdges, largeScale } from './placing';
import { bleed, clouds, type Draw, fade, ground, hills, scenery, skyOf, strip } from './scenery';

const beach: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const shore = horizon + depth * 0.36;
  const wave = (y: number, step: number, high: number, fill: string, opacity = 1, down = 100 + bleed) =>
    path(
      `M${-bleed} ${y}q${step / 2} ${-high} ${step} 0${`t${step} 0`.repeat(Math.ceil((width + 2 * bleed) / step))}V${down}H${-bleed}Z`,
      fill,
      opacity,
    );
  const far = (color: string) => fade(stage, color, 0.35);
  const soft = size ** 0.6;
  const parasol = turned(
    rect(-0.9, -38, 1.8, 40, of('#e8dcc0')) +
      path(
        'M-20 -32Q-18 -50 0 -51Q18 -50 20 -32Q15 -35.4 11 -32Q5.6 -35.4 0 -32Q-5.6 -35.4 -11 -32Q-15 -35.4 -20 -32Z',
        of('#d8433a'),
      ) +
      path(
        'M-11 -32Q-10 -48 0 -51Q-3 -46 -4 -33.6Q-8 -34.6 -11 -32ZM0 -51Q10 -48 11 -32Q8 -34.6 4 -33.6Q3 -46 0 -51Z',
        of('white'),
      ) +
      path('M0 -51Q18 -50 20 -32Q17.6 -34.4 15 -34Q13 -47 0 -51Z', of('#b5342e')) +
      rect(-0.8, -53.4, 1.6, 3, of('#e8dcc0')),
    -9,
    0,
    0,
  );
  const towel =
    path('M6 -1L32 -3.6L38 2L10 5Z', of('#3f8f9a')) +
    path('M12 -1.6L16 -2L21 3.8L17 4.2ZM23 -2.7L27 -3.1L33 2.5L29 3Z', of('white')) +
    circle(31, -7, 4.6, of('#f0bf3a')) +
    path('M31 -11.6Q25 -7 31 -2.4Q37 -7 31 -11.6Z', of('white')) +
    path('M31 -11.6Q36.6 -10.6 35.6 -6Q34.4 -2.6 31 -2.4Q37 -7 31 -11.6Z', of('#d8433a'));
  const castle =
    path('M-14 1L-11 -7H11L14 1Z', of('#d9b273')) +
    path('M5 -7H11L14 1H8Z', of('#c29a5c')) +
    [-9, 3]
      .map(
        (left) =>
          path(`M${left} -6V-15h1.6v1.6h1.4V-15h1.4v1.6h1.4V-15h1.4V-6Z`, of('#e3bf82')) +
          rect(left + 5, -12.6, 2.2, 7, of('#c29a5c')),
      )
      .join('') +
    line('M-5.4 -15V-21', of('woodDark'), 0.7) +
    path('M-5.2 -21L0 -19.2L-5.2 -17.4Z', of('#d8433a')) +
    path('M-2 1V-3a2 2 0 0 1 4 0V1Z', of('#a9824a')) +
    path('M17 1L15.6 -7H24.4L23 1Z', of('#2f7fa5')) +
    line('M16 -7Q20 -13 24 -7', of('#2f7fa5'), 0.8);
  const frond = 'M0 0Q-9 -9 -20 -1Q-12 -3 -8 0L-10 2Q-4 0 0 0Z';
  const palm =
    path('M-3 1Q-2 -22 6 -43L8.4 -42Q3.4 -22 3.4 1Z', of('#8a5f3f')) +
    path('M1 1Q1.4 -22 7.4 -42.6L8.4 -42Q3.4 -22 3.4 1Z', of('#6d4831')) +
    [8, 16, 24, 32].map((up, at) => line(`M${-1.6 + at * 1.7} ${-up}h3.4`, of('#6d4831'), 0.7)).join('') +
    [
      [-6, 1],
      [44, 1],
      [-52, 1],
      [10, -1],
      [-42, -1],
      [60, -1],
    ]
      .map(([angle = 0, flip = 1], at) =>
        moved(turned(path(frond, of(at % 2 === 0 ? 'leaf' : 'leafDark')), -angle, 0, 0), 7.4, -42.6, 1, flip < 0),
      )
      .join('') +
    circle(6, -41, 1.7, of('#7a4f30')) +
    circle(9, -40.6, 1.7, of('#5f3d28'));
  const sail =
    path('M-9 0H9L6.4 3.6H-6.4Z', of('#c4473a')) +
    path('M-0.8 -1.4V-22L-9 -1.4Z', of('white')) +
    path('M0.8 -1.4V-19L8 -1.4Z', of('#e6e0d2'));
  const star = (x: number, y: number) =>
    moved(
      path('M0 -5L1.3 -1.6L4.8 -1.5L2 0.7L3 4L0 2.1L-3 4L-2 0.7L-4.8 -1.5L-1.3 -1.6Z', of('#e07b4a')),
      x,
      y,
      size * 0.7,
    );
  return scenery(
    skyOf(stage, 0.66) + clouds(stage),
    path(
      `M${width + bleed} ${horizon - 17 * size}Q${width * 0.98} ${horizon - 17 * size} ${width * 0.9} ${horizon - 8 * size}Q${width * 0.82} ${horizon - 7 * size} ${width * 0.74} ${horizon + 1}H${width + bleed}Z`,
      far('#7fa07a'),
    ) +
      path(
        `M${width + bleed} ${horizon - 9 * size}Q${width} ${horizon - 9 * size} ${width * 0.93} ${horizon - 3 * size}L${width * 0.86} ${horizon + 1}H${width + bleed}Z`,
        far('#5f8a68'),
      ) +
      strip(stage, horizon, 140, of('waterDark')) +
      wave(horizon + depth * 0.1, 46 * size, 2, of('water')) +
      wave(horizon + depth * 0.22, 38 * size, 3, of('#8cc6cc')) +
      [
        [0.08, 0.05],
        [0.36, 0.07],
        [0.62, 0.04],
        [0.5, 0.15],
        [0.14, 0.17],
        [0.8, 0.15],
      ]
        .map(([share = 0, t = 0]) => rect(width * share, horizon + depth * t, width * 0.1, 0.9, of('foam'), 0.4))
        .join('') +
      moved(sail, width * 0.3, horizon + depth * 0.05, 0.62 * size) +
      wave(shore - depth * 0.05, 30 * size, 4.6, of('#a9d6d6')) +
      wave(shore, 30 * size, 5, of('foam')) +
      wave(shore + 2.6 * size, 30 * size, 5, of('#d3b078')) +
      wave(shore + 6.4 * size, 30 * size, 5, of('sand')) +
      path(
        `M${-bleed} ${horizon + depth * 0.86}Q${width * 0.3} ${horizon + depth * 0.7} ${width * 0.64} ${horizon + depth * 0.9}T${width + bleed} ${horizon + depth * 0.8}V${100 + bleed}H${-bleed}Z`,
        of('#e2c48b'),
      ) +
      [
        [0.4, 0.66],
        [0.66, 0.74],
        [0.3, 0.92],
        [0.9, 0.92],
      ]
        .map(([share = 0, t = 0]) => rect(width * share, horizon + depth * t, 6 * size, 1, of('sandDark'), 0.5))
        .join('') +
      moved(palm, width * 0.94, horizon + depth * 0.46, size * 0.66) +
      ellipse(width * 0.12 + 4 * size, horizon + depth * 0.6 + 1, 17 * soft, 2.4 * soft, of('sandDark')) +
      moved(towel, width * 0.12 - 2 * size, horizon + depth * 0.62, soft) +
      moved(parasol, width * 0.12, horizon + depth * 0.6, soft) +
      moved(castle, width * 0.79, horizon + depth * 0.68, soft * 0.8) +
      star(width * 0.71, horizon + depth * 0.84) +
      star(width * 0.05, horizon + depth * 0.86),
  );
};

const sea: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const y = (t: number) => horizon + t * depth;
  const far = (color: string) => fade(stage, color, 0.4);
  const swell = (t: number, at: number) => {
    const step = (9 + t * 34) * size;
    const [high, count, from] = [
      step * 0.12,
      Math.ceil((width + 2 * bleed) / step) + 1,
      -bleed - step * ((at * 0.37) % 1),
    ];
    const crests = Array.from({ length: count }, (_, index) => index)
      .filter((index) => (index * 2 + at) % 5 === 1)
      .map((index) => {
        const x = from + (index + 1) * step;
        return path(
          `M${x} ${y(t) - high * 0.3}q${step * 0.2} ${high * 1.2} ${step * 0.44} ${high * 1.34}q${-step * 0.3} ${high * 0.5} ${-step * 0.44} ${-high * 0.5}q${-step * 0.12} ${high * 0.9} ${-step * 0.34} ${high * 0.7}q${step * 0.2} ${-high * 0.5} ${step * 0.34} ${-high * 1.54}Z`,
          of('foam'),
          0.6,
        );
      });
    return (
      path(
        `M${from} ${y(t)}${`q${step * 0.5} ${high * 2} ${step} 0`.repeat(count)}V${100 + bleed}H${from}Z`,
        mixHex(of('water'), of('waterDark'), at % 2 === 0 ? 0.75 : 0.15),
      ) + crests.join('')
    );
  };
  const boat =
    path('M-11 0H11L7.6 4.4H-7.6Z', of('#c4473a')) +
    line('M0 0V-27', of('woodDark'), 0.8) +
    path('M-1 -2V-25L-11 -2Z', of('white')) +
    path('M1 -2V-22L9.6 -2Z', of('#e2dccf'));
  const gull = (share: number, high: number, scale: number) =>
    seagull(width * share, horizon * high, scale * (0.5 + size * 0.4), of('white'));
  const island =
    path('M-34 1Q-26 -4 -20 -9Q-15 -17 -8 -15Q-2 -14 2 -9Q10 -11 16 -5Q24 -3 30 1Z', far('#7f9a86')) +
    path('M-8 -15Q-2 -14 2 -9Q10 -11 16 -5Q24 -3 30 1H4Q-2 -6 -8 -15Z', far('#5f7f78'));
  return scenery(
    skyOf(stage, 0.64) + clouds(stage) + moved(island, width * 0.87, horizon, size),
    strip(stage, horizon, 140, mixHex(of('waterDark'), of('water'), 0.3)) +
      strip(stage, horizon, 0.8, of('#a9d3da')) +
      [0.05, 0.13, 0.24, 0.4, 0.62, 0.9, 1.3]
        .map((t, at) => (at === 2 ? moved(boat, width * 0.17, y(0.16), 0.72 * size) : '') + swell(t, at))
        .join('') +
      (light.sun === undefined
        ? ''
        : [0.02, 0.07, 0.13, 0.2, 0.29, 0.4, 0.53]
            .map((t, at) =>
              rect(
                width * 0.64 - (4.6 + (at % 2) * 3 - at * 0.5 + (at % 3)) * size,
                y(t),
                (9 - (at % 2) * 3 + (at % 3) * 2) * size,
                (0.7 + at * 0.12) * size,
                light.sun ?? '',
              ),
            )
            .join('')) +
      gull(0.82, 0.26, 0.9) +
      gull(0.92, 0.13, 0.6) +
      gull(0.34, 0.5, 0.55),
  );
};

const underwater: Draw = (stage) => {
  const { width, nearness, palette } = stage;
  const { light } = palette;
  const sea = light.isDark ? palette.of : palette.lit;
  const unit = Math.min(nearness, width / 75);
  const [left, right, floor] = [...calmEdges(stage), 87];
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
  const [middle, left, right] = [width / 2, ...calmEdges(stage)];
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

/** Water, air and space. */
export const seaAndSky = { beach, sea, underwater, air, space } as const satisfies Record<string, Draw>;
