import { darker, lighter, mixHex } from '../look/palette';
import { bleed, clouds, type Draw, ground, hills, scenery, skyOf, strip, largeScale } from './scenery';
import { circle, ellipse, line, moved, path, rect } from './svg';

const harbour: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const quay = horizon + (100 - horizon) * 0.3;
  const [pane, dark] = [light.isDark ? '#ffd98a' : of('#4f7386'), of('#33404c')];
  const far = (color: string) => mixHex(of(color), light.sky[2], 0.35);
  const trawler =
    line('M6 -9V-48M6 -16L23 -36M6 -47L29 -17M6 -47L-20 -28', dark, 0.8) +
    path('M-28 -13Q0 -7 31 -18L24 5H-23Z', of('#c4473a')) +
    path('M-28 -13Q0 -7 31 -18L30 -15Q0 -4 -27 -10Z', of('white')) +
    rect(-20, -28, 19, 18, of('white')) +
    rect(-5, -28, 4, 18, of('#d8d4cb')) +
    rect(-22, -31, 23, 3, of('#2f6f8f')) +
    rect(-17, -25, 5, 5, pane) +
    rect(-10.5, -25, 5, 5, pane);
  const yacht = (x: number, trim: string) =>
    moved(
      line('M0 -8V-52M0 -51L16 -9M0 -51L-16 -8', dark, 0.7) +
        path('M-17 -8L19 -10L13 5H-14Z', of('white')) +
        path('M-16.4 -5.5L17.4 -6.5L16 -3.8L-15.6 -3Z', of(trim)) +
        path('M-9 -8L-7 -12H7L11 -9.5Z', of('#d8d4cb')) +
        line('M0 -16H-13', of(trim), 3),
      x,
      quay,
      size,
    );
  const house = (at: number) =>
    moved(
      path('M0 1V-10L7 -16L14 -10V1Z', far(['#c9806a', '#d9b48a', '#a9744f'][at % 3] ?? 'wall')) +
        rect(5, -8, 4, 4, light.isDark ? '#ffd98a' : far('#6d5347')),
      width * 0.6 + at * 14.5 * size,
      horizon,
      size,
    );
  const lighthouse =
    (light.isDark ? circle(0, -25, 8, '#ffe6a6', 0.35) : '') +
    path('M-3.4 0L-2.2 -22H2.2L3.4 0Z', of('white')) +
    path('M-2.9 -8L-2.6 -14H2.6L2.9 -8Z', of('red')) +
    rect(-2, -27, 4, 5, light.isDark ? '#ffe6a6' : of('#f0d08a')) +
    path('M-3 -27L0 -31L3 -27Z', of('red'));
  const gull = (share: number, y: number, scale: number) =>
    moved(
      path('M0 0Q-4 -6 -11 -5Q-5 -3 -2 2Q0 3 2 2Q5 -3 11 -5Q4 -6 0 0Z', of('white')),
      width * share,
      horizon * y,
      scale * (0.6 + size * 0.4),
    );
  const bollard = (x: number, flip = false) =>
    moved(
      line('M0 -6Q-9 -4 -14 -11', of('#e8dcc0'), 1) +
        rect(-2.2, -6, 4.4, 8, dark) +
        rect(-3.6, -8.4, 7.2, 3.4, dark, 1.6) +
        rect(-3.6, -8.4, 3.4, 3.4, lighter(dark, 0.15), 1.6),
      x,
      quay + 2.4 * size,
      size,
      flip,
    );
  const [left, right] = [width * 0.37 - 31 * size, width * 0.64 + 17 * size];
  return scenery(
    skyOf(stage, 0.57) +
      clouds(stage) +
      Array.from({ length: 14 }, (_, at) => house(at)).join('') +
      strip(stage, horizon, 140, of('water')) +
      [0.3, 0.6, 0.85]
        .map((share, at) =>
          rect(width * (0.37 + at * 0.06), horizon + (quay - horizon) * share, width * 0.15, 0.9, of('foam')),
        )
        .join(''),
    rect(-bleed, horizon - 2 * size, bleed + width * 0.44, 3 * size, far('#8d8378')) +
      moved(lighthouse, width * 0.41, horizon - 2 * size, size) +
      yacht(left - 52 * size, '#c9852f') +
      yacht(left - 92 * size, '#3f8f86') +
      moved(trawler, left, quay, size) +
      [0, 38, 76].map((x, at) => yacht(right + x * size, ['#2f6f8f', '#c9852f', '#3f8f86'][at] ?? 'red')).join('') +
      ground(stage, quay, of('#b3a797')) +
      strip(stage, quay, 3.4, of('#d3c8b6')) +
      Array.from({ length: 15 }, (_, at) => rect(-bleed + at * 24, quay, 0.6, 3.4, of('#a2978a'))).join('') +
      [0.38, 0.74].map((share) => strip(stage, quay + (100 - quay) * share, 0.7, of('#a2978a'))).join('') +
      bollard(left - 32 * size, true) +
      bollard(left + 33 * size) +
      bollard(right - 18 * size, true) +
      bollard(right + 20 * size) +
      bollard(right + 58 * size) +
      gull(0.1, 0.24, 0.9) +
      gull(0.28, 0.12, 0.6) +
      gull(0.7, 0.16, 0.75),
  );
};

const bridge: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth, top] = [width / 2, 100 - horizon, horizon - Math.min(46 * size, horizon * 0.84)];
  const [steel, dark] = [of('#a5584a'), of('#4a4650')];
  const edge = (t: number) => 6 * size + t * width * 0.5;
  const rail = (t: number) => (2 + t * 15) * size;
  const y = (t: number) => horizon + 1 + t * depth;
  const city = ['#8fa0ad', '#a7b3ba', '#7f90a1'].map((color) => mixHex(of(color), light.sky[2], 0.35));
  const tower = (at: number) => {
    const [wall, high] = [city[at % 3] ?? 'building', 9 + ((at * 7) % 11) * 2.1];
    const panes = [0, 1, 2, 3]
      .filter((row) => 6 + row * 5 < high && (row + at) % 3 !== 0)
      .map((row) =>
        rect(2 + ((row + at) % 2) * 3.4, 3 - high + row * 5, 2.2, 2.4, light.isDark ? '#ffd98a' : lighter(wall, 0.3)),
      );
    return moved(rect(0, -high, 11.2, high + 1, wall) + panes.join(''), -bleed + at * 11 * size, horizon, size);
  };
  const side = (sign: number) => {
    const x = (t: number) => middle + sign * edge(t);
    const band = (from: number, to: number, fill: string, opacity = 1) =>
      path(
        `M${x(0)} ${y(0) - rail(0) * from}L${x(4)} ${y(4) - rail(4) * from}V${y(4) - rail(4) * to}L${x(0)} ${y(0) - rail(0) * to}Z`,
        fill,
        opacity,
      );
    const cable = (u: number) =>
      [(1 - u) * 10 * size + u * (width / 2 + bleed), top + (horizon - 5 * size - top) * (1 - (1 - u) ** 2.4)] as const;
    const hangers = [0.09, 0.18, 0.28, 0.4, 0.54, 0.7]
      .map((u) => ({ from: cable(u), t: (cable(u)[0] - 6 * size) / (width * 0.5) }))
      .map(({ from, t }) => `M${x(t)} ${from[1]}V${y(t) - rail(t)}`);
    const lamp = (t: number) =>
      moved(
        line('M0 0V-20', of('dark'), 1.1) +
          (light.isDark ? circle(0, -22, 7, '#ffdf9a', 0.35) : '') +
          circle(0, -22, 2.5, light.isDark ? '#ffedc0' : of('light')) +
          rect(-1.6, -25.4, 3.2, 1.2, of('dark')),
        x(t),
        y(t),
        (0.5 + t * 1.4) * size,
      );
    return (
      line(
        [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1]
          .map(cable)
          .map(([out, down], at) => `${at === 0 ? 'M' : 'L'}${middle + sign * out} ${down}`)
          .join(''),
        steel,
        1.5 * size,
      ) +
      line(hangers.join(''), steel, 0.5) +
      band(0.12, 0.9, of('dark'), 0.22) +
      band(0.88, 1.04, dark) +
      band(0, 0.14, dark) +
      [0.05, 0.12, 0.2, 0.3, 0.45, 0.62, 0.85, 1.15]
        .map((t) => line(`M${x(t)} ${y(t)}V${y(t) - rail(t)}`, dark, 0.5 + t))
        .join('') +
      [0.1, 0.3, 0.62].map(lamp).join('')
    );
  };
  const legs = [-10.8, 7.2]
    .map(
      (left) =>
        rect(middle + left * size, top, 3.6 * size, horizon + 2 - top, steel) +
        rect(middle + (left + 2.4) * size, top, 1.2 * size, horizon + 2 - top, darker(steel, 0.2)),
    )
    .join('');
  return scenery(
    skyOf(stage, 0.8) +
      clouds(stage) +
      Array.from({ length: Math.ceil((width + 2 * bleed) / (11 * size)) }, (_, at) => tower(at)).join('') +
      strip(stage, horizon, 140, of('water')) +
      [0.06, 0.16, 0.82, 0.9]
        .map((share, at) => rect(width * share, horizon + depth * (0.1 + (at % 2) * 0.12), width * 0.1, 1, of('foam')))
        .join(''),
    legs +
      [0.06, 0.42]
        .map((share) => rect(middle - 9 * size, top + (horizon - top) * share, 18 * size, 3 * size, steel))
        .join('') +
      path(
        `M${middle - edge(0)} ${y(0)}H${middle + edge(0)}L${middle + edge(6)} ${y(6)}H${middle - edge(6)}Z`,
        of('#c3a37f'),
      ) +
      [0.08, 0.2, 0.36, 0.58, 0.86, 1.2]
        .map((t) => rect(middle - edge(t), y(t), edge(t) * 2, 0.4 + t * 0.6, of('#a98a69')))
        .join('') +
      side(-1) +
      side(1),
  );
};

const underpass: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const [middle, depth, deck] = [width / 2, 100 - horizon, horizon * 0.2];
  const [brick, base, wide] = [of('#9a5f4c'), horizon + depth * 0.12, Math.min(width * 0.37, 70)];
  const arch = (half: number, high: number, y: number, fill: string) =>
    path(
      `M${middle - half} ${y}V${y - high * 0.36}A${half} ${high * 0.64} 0 0 1 ${middle + half} ${y - high * 0.36}V${y}Z`,
      fill,
    );
  const courses = Array.from(
    { length: Math.ceil((base - deck) / 6) },
    (_, row) =>
      strip(stage, base - row * 6, 0.4, darker(brick, 0.14)) +
      [0.13, 0.41, 0.72, 0.94]
        .map((share, at) =>
          rect(
            -bleed + (width + 2 * bleed) * ((share + row * 0.37) % 1),
            base - row * 6 + 0.8,
            9,
            4.8,
            at % 2 === 0 ? darker(brick, 0.08) : lighter(brick, 0.07),
          ),
        )
        .join(''),
  ).join('');
  const lampAt = horizon * 0.56;
  const lamp = (x: number) =>
    circle(x, lampAt, 12, '#ffdf9a', 0.18) +
    circle(x, lampAt, 6.5, '#ffdf9a', 0.3) +
    rect(x - 2.8, lampAt - 4, 5.6, 2.2, of('dark'), 0.8) +
    rect(x - 2.1, lampAt - 2, 4.2, 5, '#ffefc4', 1.4);
  const puddle = (x: number, y: number, long: number) =>
    ellipse(x, y, long, long * 0.17, mixHex(light.sky[0], of('#55565e'), 0.3)) +
    ellipse(x - long * 0.12, y - long * 0.02, long * 0.72, long * 0.1, mixHex(light.sky[1], of('#55565e'), 0.1)) +
    ellipse(x + long * 0.18, y, long * 0.3, long * 0.035, '#ffefc4', 0.8);
  const coach = (x: number) =>
    rect(x, deck * 0.16, 76, deck * 0.76, of('#c4473a'), 1.5) +
    rect(x, deck * 0.68, 76, deck * 0.1, of('white')) +
    [5, 17, 29, 41, 53, 65]
      .map((left, at) =>
        rect(
          x + left,
          deck * 0.28,
          at === 2 ? 4 : 8,
          deck * (at === 2 ? 0.6 : 0.3),
          light.isDark ? '#ffd98a' : of('#cfe5ea'),
        ),
      )
      .join('');
  const faint = (color: string) => mixHex(of(color), light.sky[2], 0.45);
  const [yard, hut] = [wide * 0.58, Math.min(wide * 0.2, horizon * 0.14)];
  const beyond =
    [-0.84, -0.6, 0.42, 0.66, 0.86]
      .map((share, at) =>
        circle(middle + yard * share, horizon - hut * 0.5, hut * (at % 2 === 0 ? 0.5 : 0.7), faint('leaf')),
      )
      .join('') +
    path(`M${middle - yard * 0.4} ${horizon}v${-hut}h${yard * 0.7}v${hut}Z`, faint('#d8b48f')) +
    path(
      `M${middle - yard * 0.46} ${horizon - hut}l${yard * 0.14} ${-hut * 0.6}h${yard * 0.54}l${yard * 0.14} ${hut * 0.6}Z`,
      faint('#a8583f'),
    ) +
    rect(middle - yard, horizon - hut * 0.5, yard * 2, hut * 0.55, faint('leafDark'));
  return scenery(
    skyOf(stage) +
      [-1, 0, 1, 2, 3].map((at) => coach(at * 77 - 20)).join('') +
      strip(stage, deck, 100 + bleed, brick) +
      courses +
      strip(stage, deck * 0.9, horizon * 0.07, of('#5a666e')) +
      strip(stage, deck * 0.9 + horizon * 0.07, 1.4, of('#39424a')) +
      Array.from({ length: 18 }, (_, at) =>
        rect(-bleed + at * 19, deck * 0.9, 1.4, horizon * 0.07, of('#39424a')),
      ).join('') +
      ground(stage, base, of('#5c5d65')) +
      strip(stage, base, 1.6, of('#85827f')) +
      arch(wide + 5, base - deck - horizon * 0.1, base, of('#c08a6c')) +
      arch(wide, base - deck - horizon * 0.1 - 4, base, of('#332c31')) +
      arch(wide * 0.8, horizon * 0.63, horizon + depth * 0.06, of('#453a3d')) +
      arch(wide * 0.58, horizon * 0.53, horizon, light.sky[2]) +
      beyond,
    path(
      `M${middle - wide * 0.58} ${horizon}H${middle + wide * 0.58}L${middle + wide} ${base + 2}H${middle - wide}Z`,
      of('#4a4a52'),
    ) +
      path(
        `M${middle - wide * 0.4} ${horizon}H${middle + wide * 0.4}L${middle + wide * 0.62} ${horizon + depth * 0.5}H${middle - wide * 0.62}Z`,
        light.sky[2],
        0.16,
      ) +
      lamp(middle - wide * 0.72) +
      lamp(middle + wide * 0.72) +
      puddle(middle - width * 0.29, horizon + depth * 0.46, 17) +
      puddle(middle + width * 0.28, horizon + depth * 0.34, 13) +
      puddle(middle + width * 0.25, horizon + depth * 0.78, 19),
  );
};

const market: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const base = horizon + 4;
  const houses = ['#e3cba6', '#d8b48f', '#c99a7a', '#eadcc0'].map((color) => mixHex(of(color), light.sky[2], 0.35));
  const house = (at: number) => {
    const [x, high] = [-bleed + at * 26 * size, (30 + ((at * 5) % 3) * 5) * size];
    const panes = [0, 1].flatMap((row) =>
      [5, 16].map((left) =>
        rect(
          x + left * size,
          horizon - high + (5 + row * 11) * size,
          4.6 * size,
          6.5 * size,
          light.isDark && (at + row + left) % 3 !== 0 ? '#ffd98a' : lighter(houses[at % 4] ?? '', 0.4),
        ),
      ),
    );
    return (
      rect(x, horizon - high, 26.2 * size, high + 2, houses[at % 4] ?? '') +
      path(
        `M${x - size} ${horizon - high}l${13.5 * size} ${-9 * size}l${13.5 * size} ${9 * size}Z`,
        mixHex(of('#a8583f'), light.sky[2], 0.3),
      ) +
      panes.join('')
    );
  };
  const crate = (x: number, color: string) =>
    [2.4, 6.4, 10.4, 4.4, 8.4]
      .map((left, at) =>
        circle(x + left, at > 2 ? -20 : -17.4, 2.4, at % 2 === 0 ? of(color) : darker(of(color), 0.12)),
      )
      .join('') +
    rect(x, -17, 12.8, 6.4, of('#c9935a')) +
    rect(x, -14.2, 12.8, 0.9, of('#a06f40'));
  const stall = (x: number, color: string, goods: readonly string[]) =>
    moved(
      [2, 42].map((left) => rect(left, -40, 1.8, 40, of('#8a5a38'))).join('') +
        rect(0, -10.6, 46, 10.6, of('#b07a4a')) +
        rect(31, -10.6, 15, 10.6, of('#9a683e')) +
        goods.map((good, at) => crate(1.6 + at * 15, good)).join('') +
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            path(
              `M${4 + at * 6.6} -50h6.6L${-2 + (at + 1) * 8.33} -36v3a4.17 4.17 0 0 1 -8.33 0v-3Z`,
              of(at % 2 === 0 ? color : 'white'),
            ),
          )
          .join('') +
        rect(-2, -36, 50, 1.4, darker(of(color), 0.2), 0.6) +
        (light.isDark
          ? [10, 23, 36]
              .map((left) => circle(left, -29, 7, '#ffdf9a', 0.28) + circle(left, -29, 1.7, '#ffefc4'))
              .join('')
          : ''),
      x,
      base,
      size,
    );
  const [left, right] = [width * 0.36 - 46 * size, width * 0.65];
  return scenery(
    skyOf(stage, 0.5) +
      clouds(stage) +
      Array.from({ length: Math.ceil((width + 2 * bleed) / (26 * size)) }, (_, at) => house(at)).join(''),
    ground(stage, horizon, of('#c9bba6')) +
      [0.3, 0.56, 0.86].map((share) => strip(stage, horizon + (100 - horizon) * share, 0.6, of('#b3a48f'))).join('') +
      stall(left - 54 * size, '#3f8f86', ['#f0bf3a', '#8a4f8f', '#d8502f']) +
      stall(right + 54 * size, '#d99a2f', ['#6c9552', '#d8502f', '#e07b2a']) +
      stall(left, '#c9402c', ['#6c9552', '#e07b2a', '#c9402c']) +
      stall(right, '#2f6f8f', ['#f0bf3a', '#c9402c', '#7fae4f']),
    [0.02, 0.98]
      .map((share, at) =>
        moved(
          [-6, 0, 6].map((x) => circle(x, -9, 4, of(at === 0 ? '#e07b2a' : '#8fb04a'))).join('') +
            rect(-11, -9, 22, 10, of('#b9824a')) +
            rect(-11, -5, 22, 1.2, of('#94652f')),
          width * share,
          102,
          1.1,
        ),
      )
      .join(''),
  );
};

const greenhouse: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth, half, eye] = [width / 2, 100 - horizon, Math.min(30 * size, width * 0.3), horizon * 0.8];
  const [frame, glass] = [
    lighter(of('#f4f6f0'), light.isDark ? 0.25 : 0),
    mixHex(light.sky[1], of('glass'), light.isDark ? 0.2 : 0.5),
  ];
  const at = (x: number, y: number, scale = 1) => `${middle + x * half * scale} ${eye + (horizon * y - eye) * scale}`;
  const gable = (scale: number) =>
    `M${at(-1, 1, scale)}L${at(-1, 0.46, scale)}L${at(0, 0.2, scale)}L${at(1, 0.46, scale)}L${at(1, 1, scale)}`;
  const beams = [
    [-1, 0.46],
    [-0.5, 0.33],
    [0, 0.2],
    [0.5, 0.33],
    [1, 0.46],
    [-1, 0.76],
    [1, 0.76],
  ]
    .map(([x = 0, y = 0]) => `M${at(x, y)}L${at(x, y, 9)}`)
    .join('');
  const y = (t: number) => horizon - 3 * size + t * depth * 0.42;
  const plant = (sign: number, out: number) => (t: number, index: number) =>
    moved(
      path('M-4 -6H4L3 0H-3Z', of('#b9653f')) +
        path('M-5 -7.4H5V-5.4H-5Z', of('#cf7a50')) +
        path(
          'M0 -7Q-12 -8 -11 -17Q-4 -15 -1 -9Q-6 -20 0 -25Q6 -20 1 -9Q4 -15 11 -17Q12 -8 0 -7Z',
          of(out > 1 ? 'leafDark' : index % 2 === 0 ? 'leaf' : '#74a456'),
        ) +
        (out > 1 || index % 2 === 0
          ? ''
          : [
              [-7, -16],
              [0, -22],
              [7, -16],
            ]
              .map(([dx = 0, dy = 0]) => circle(dx, dy, 2.6, of(sign < 0 ? '#e58aa6' : '#f0bf3a')))
              .join('')),
      middle + sign * (half * out + t * width * 0.34 * out),
      y(t) - (out > 1 ? size : 0),
      (0.55 + t * 0.95) * size * (out > 1 ? 1.15 : 1),
    );
  const bench = (sign: number) => {
    const x = (t: number, out: number) =>
      middle + sign * (half * (0.86 + out * 0.26) + t * width * (0.34 + out * 0.06));
    return (
      path(`M${x(0, -1)} ${y(0)}L${x(6, -1)} ${y(6)}V${y(6) + 60 * size}L${x(0, -1)} ${horizon + 3}Z`, of('#8a6a4a')) +
      path(`M${x(0, -1)} ${y(0)}H${x(0, 3)}L${x(6, 3)} ${y(6)}H${x(6, -1)}Z`, of('#b58d62')) +
      [0.06, 0.22, 0.42, 0.7, 1.05].map(plant(sign, 1.22)).join('') +
      [0, 0.14, 0.32, 0.56, 0.88, 1.3].map(plant(sign, 0.84)).join('')
    );
  };
  const basket = (share: number) =>
    moved(
      line('M0 -90V-15L-8 -2M0 -15L8 -2', frame, 0.7) +
        path(
          'M-9 -2Q-12 -6 -8 -8Q-6 -12 -2 -10Q1 -13 4 -10Q9 -11 9 -7Q13 -5 9 -2L12 6Q10 11 8 5L6 -1H-5L-8 9Q-11 12 -12 6Z',
          of('#6c9f52'),
        ) +
        path('M-8 -2H8Q7 6 0 6Q-7 6 -8 -2Z', of('#b9653f')) +
        circle(-4, -7, 1.7, of('#e58aa6')) +
        circle(4, -6, 1.7, of('#e58aa6')),
      width * share,
      horizon * 0.27,
      size * 0.75,
    );
  const lamp = (share: number) =>
    moved(
      line('M0 -90V-4', frame, 0.7) +
        (light.isDark ? path('M-6 2L-15 24Q0 29 15 24L6 2Z', '#ffe6a6', 0.22) + circle(0, 2, 9, '#ffe6a6', 0.35) : '') +
        path('M-7 2Q-6 -5 0 -5Q6 -5 7 2Z', of('#5f7f76')) +
        rect(-4, 2, 8, 1.6, '#fff3cf', 0.8),
      width * share,
      horizon * 0.3,
      size * 0.85,
    );
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, glass) +
      path(`${gable(1)}Z`, lighter(glass, 0.3)) +
      Array.from({ length: 16 }, (_, index) =>
        circle(
          -bleed + ((index + 0.5) * (width + 2 * bleed)) / 16,
          horizon,
          horizon * (0.16 + ((index * 5) % 4) * 0.03),
          mixHex(of('leaf'), glass, 0.62),
        ),
      ).join('') +
      line(beams, frame, 0.9) +
      [1, 1.45, 2.2, 3.5].map((scale) => line(gable(scale), frame, 0.9 + scale * 0.5)).join('') +
      line(
        `M${at(-0.34, 1)}L${at(-0.34, 0.46)}L${at(0.34, 0.46)}L${at(0.34, 1)}M${at(-1, 0.46)}L${at(1, 0.46)}`,
        frame,
        1,
      ),
    ground(stage, horizon, of('#cbbfa9')) +
      bench(-1) +
      bench(1) +
      basket(0.17) +
      basket(0.83) +
      lamp(0.31) +
      lamp(0.69),
  );
};

const vineyard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const row = (sign: number, spread: number) => {
    const at = (t: number) =>
      [
        middle + sign * (4 * size + spread * (0.03 + t) * width),
        horizon + 3 + t * depth,
        (1.4 + t * 11) * size,
      ] as const;
    const [[x0, y0, r0], [x1, y1, r1]] = [at(0), at(1.6)];
    const steps = [0.02, 0.06, 0.11, 0.18, 0.27, 0.39, 0.55, 0.77, 1.05, 1.4];
    const grapes = path(
      ['-.68 -.85', '-.38 -.85', '-.53 -.58', '.42 -.75', '.67 -.75', '.54 -.5']
        .map((spot) => `M${spot}a.18 .18 0 1 0 .36 0a.18 .18 0 1 0 -.36 0Z`)
        .join(''),
      of('#6b3a72'),
    );
    const vine = path('M-1.5 -1q-.1 -.8 .7 -.8q.8 -.6 1.4 0q1 .1 .9 1q-.4 .5 -1.2 .2q-1.4 .5 -1.8 -.4Z', of('#6a9e50'));
    return (
      steps
        .map(at)
        .map(([x, y, r]) => rect(x - 0.1 * r, y - r * 2, 0.2 * r, r * 2.2, of('#7a5236')))
        .join('') +
      path(`M${x0} ${y0 - r0 * 1.5}L${x1} ${y1 - r1 * 1.5}V${y1 - r1 * 0.45}L${x0} ${y0 - r0 * 0.45}Z`, of('#4f7f40')) +
      steps
        .map(at)
        .map(([x, y, r], index) => moved(vine + (index < 3 ? '' : grapes), x, y, r))
        .join('')
    );
  };
  const slope = (x: number) =>
    `M${x} ${horizon + 3}Q${x + 6 * size} ${horizon - 9 * size} ${x + 18 * size} ${horizon - 17 * size}`;
  return scenery(
    skyOf(stage, 0.64) + clouds(stage) + hills(width, horizon, 20 * size, mixHex(of('hill'), light.sky[2], 0.4), 0.2),
    path(
      `M${-bleed} ${horizon - 22 * size}Q${width * 0.2} ${horizon - 20 * size} ${width * 0.44} ${horizon + 4}H${-bleed}Z`,
      of('#94b56c'),
    ) +
      path(
        `M${width + bleed} ${horizon - 30 * size}Q${width * 0.74} ${horizon - 22 * size} ${width * 0.52} ${horizon + 4}H${width + bleed}Z`,
        of('#a9c47c'),
      ) +
      moved(
        path('M16 2Q12 -16 17 -27Q22 -16 19 2ZM24 3Q20 -10 25 -20Q30 -10 27 3Z', of('leafDark')) +
          rect(-11, -12, 22, 14, of('#f0dcb4')) +
          rect(4, -12, 7, 14, of('#dcc296')) +
          path('M-13.5 -12L-7 -20H8L13.5 -12Z', of('#b4512f')) +
          rect(-7, -8, 4, 5, light.isDark ? '#ffd98a' : of('#7d9aa5')) +
          rect(-1, -8, 3.6, 10, of('woodDark')),
        width * 0.16,
        horizon - 16 * size,
        size,
      ) +
      [0.62, 0.7, 0.78, 0.86, 0.94, 1.02, 1.1]
        .map((share) => line(slope(width * share), of('#6c9552'), 1.8 * size))
        .join('') +
      ground(stage, horizon + 2, of('#c9a873')) +
      path(
        `M${middle - 3 * size} ${horizon + 2}H${middle + 3 * size}L${middle + width * 0.5} ${100 + bleed}H${middle - width * 0.5}Z`,
        of('#b5c078'),
      ) +
      [3.4, 1.35, 0.5].map((spread) => row(-1, spread) + row(1, spread)).join(''),
  );
};

const desert: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const rock = mixHex(of('#bf7350'), light.sky[2], 0.25);
  const mesa = (x: number, scale: number) =>
    moved(
      path('M-22 1L-17 -12L-14 -12L-12 -25H10L12 -14L17 -12L23 1Z', rock) +
        path('M3 -25H10L12 -14L17 -12L23 1H8Z', darker(rock, 0.14)) +
        path('M-12 -25H10L10.6 -21H-12.6Z', lighter(rock, 0.16)),
      x,
      horizon + 2,
      scale * size,
    );
  const dune = (x: number, y: number, long: number, high: number, fill: string) =>
    path(
      `M${x - long} ${y}Q${x - long * 0.3} ${y - high * 0.3} ${x} ${y - high}Q${x + long * 0.4} ${y - high * 0.2} ${x + long} ${y}Z`,
      fill,
    ) +
    path(
      `M${x} ${y - high}Q${x + long * 0.4} ${y - high * 0.2} ${x + long} ${y}H${x - long * 0.1}Q${x + long * 0.22} ${y - high * 0.4} ${x} ${y - high}Z`,
      darker(fill, 0.14),
    );
  const cactus = (x: number, y: number, scale: number, side: number) => {
    const green = of('#4f8a58');
    return (
      ellipse(x + 8 * scale * size, y, 13 * scale * size, 1.6 * scale * size, of('#b98f58')) +
      moved(
        path('M-3.7 0V-37a3.7 3.7 0 0 1 7.4 0V0Z', green) +
          path('M1 0V-38a1 1 0 0 1 1.8 0V0Z', darker(green, 0.2)) +
          line(`M0 -14H${-11 * side}V-25M0 -19H${11 * side}V-31`, green, 5) +
          line(`M${11 * side + 1.2} -20V-30M${1.2 - 11 * side} -15V-24`, darker(green, 0.2), 1.4),
        x,
        y,
        scale * size,
      )
    );
  };
  const stone = (x: number, y: number) =>
    moved(path('M-8 0L-6 -6L0 -8L6 -5L9 0Z', of('#b9805c')) + path('M0 -8L6 -5L9 0H2Z', of('#98643f')), x, y, size);
  return scenery(
    skyOf(stage, 0.7) + mesa(width * 0.3, 0.9) + mesa(width * 0.3 - 64 * size, 0.7) + mesa(width * 0.93, 0.8),
    dune(width * 0.06, horizon + 3, 50 * size, 11 * size, of('#e6bf82')) +
      dune(width * 0.72, horizon + 3, 54 * size, 15 * size, of('#e9c58a')) +
      ground(stage, horizon + 2, of('sand')) +
      path(
        `M${-bleed} ${horizon + depth * 0.3}Q${width * 0.3} ${horizon + depth * 0.1} ${width * 0.62} ${horizon + depth * 0.42}T${width + bleed} ${horizon + depth * 0.4}V${100 + bleed}H${-bleed}Z`,
        of('#e2bf84'),
      ) +
      path(
        `M${-bleed} ${horizon + depth * 0.86}Q${width * 0.5} ${horizon + depth * 0.62} ${width + bleed} ${horizon + depth * 0.9}V${100 + bleed}H${-bleed}Z`,
        of('#d8b074'),
      ) +
      cactus(width * 0.15, horizon + depth * 0.26, 1, 1) +
      cactus(width * 0.86, horizon + depth * 0.34, 1.2, -1) +
      cactus(width * 0.7, horizon + depth * 0.08, 0.5, 1) +
      stone(width * 0.28, horizon + depth * 0.32) +
      stone(width * 0.75, horizon + depth * 0.4),
  );
};

const playground: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const base = horizon + depth * 0.14;
  const [post, red, blue] = [of('#8a5a38'), of('#cf4a34'), of('#2f6f8f')];
  const tower =
    line('M-13 -17L5 -2M-13 -9L3 0M-5 -18L5 -10M5 -17L-13 -2M5 -9L-10 0M-3 -18L-13 -10', blue, 0.9) +
    rect(-14, -42, 2.4, 42, post) +
    rect(4, -42, 2.4, 42, darker(post, 0.15)) +
    path('M-17 -40L-4 -53L9.4 -40Z', red) +
    path('M-4 -53L9.4 -40H0Z', darker(red, 0.18)) +
    rect(-15, -20, 22, 2.6, of('#b98a55')) +
    rect(-12, -27, 16, 1.6, of('#b98a55')) +
    line('M-15 -19L-29 0M-11 -19L-24 0M-17 -15H-14M-20 -11H-17M-23 -7H-19.6M-26 -3H-22', blue, 1.5) +
    path('M5 -20H8Q16 -18 21 -10Q26 -3 34 -3V0.6H33Q23 1 17 -7Q12 -15 5 -16Z', of('#d99a1f')) +
    path('M5 -23Q13 -23 20 -13Q26 -5 34 -6V-3Q25 -2 18.6 -10.6Q13 -19 5 -19.4Z', of('#f2bf3d'));
  const swings =
    line('M-20 0L-15 -38L-10 0M24 0L29 -38L34 0', of('#2f8f86'), 2) +
    line('M-16 -38H30', of('#2f8f86'), 2.4) +
    line('M-5 -37L-8 -11.4M1 -37L-2 -10.4M11 -37V-11M17 -37V-11', of('#5d5f66'), 0.6) +
    path('M-9.4 -12.4L-0.4 -10.6L-0.8 -8.6L-9.8 -10.4Z', red) +
    rect(9.6, -11.6, 8.8, 2, red, 0.8);
  const rider =
    line('M-3 0H3L-3 -1.8H3L-3 -3.6H3L-3 -5.4H3', of('#5d5f66'), 0.8) +
    path('M-10 -12Q-6 -9 -1 -10.5H3L5 -14H11Q12 -5.4 3 -5.4H-3Q-9 -5.4 -10 -12Z', of('#f2bf3d')) +
    circle(8, -15.4, 4, of('#f2bf3d')) +
    path('M11.4 -16.6L16 -14.4L11.4 -13.4Z', red) +
    circle(9, -16.4, 0.8, of('dark')) +
    rect(-5, -11.4, 7, 1.8, red, 0.8) +
    line('M3.4 -12.6H7', blue, 1);
  const tree = (share: number, scale: number, color: string) =>
    moved(
      rect(-2, -22, 4, 24, of('woodDark')) +
        circle(-8, -32, 12, of(color)) +
        circle(9, -30, 11, darker(of(color), 0.12)) +
        circle(1, -42, 12, of(color)),
      width * share,
      horizon + 3,
      scale * size,
    );
  return scenery(
    skyOf(stage, 0.6) + clouds(stage) + hills(width, horizon, 10, of('hill')),
    tree(-0.2, 0.9, 'leaf') +
      tree(0.03, 1, 'leaf') +
      tree(0.37, 0.5, '#6c9552') +
      tree(0.66, 0.66, '#6c9552') +
      tree(1, 1.05, 'leaf') +
      tree(1.2, 0.8, '#6c9552') +
      ground(stage, horizon + 2, of('grass')) +
      ellipse(width * 0.5, horizon + depth * 0.5, width * 0.54, depth * 0.43, of('grassDark')) +
      ellipse(width * 0.5, horizon + depth * 0.49, width * 0.53, depth * 0.41, of('#e6cd98')) +
      moved(tower, width * 0.39 - 34 * size, base, size) +
      moved(swings, width * 0.63 + 20 * size, base, size) +
      moved(rider, width * 0.17, horizon + depth * 0.68, size * 0.9),
  );
};

/** Drawings of places for an outing. */
export const excursions = {
  harbour,
  bridge,
  underpass,
  market,
  greenhouse,
  vineyard,
  desert,
  playground,
} as const satisfies Record<string, Draw>;
