import { darker, lighter, mixHex } from '../../look/palette';
import { glow, leafTree } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { calm, calmEdges, largeScale, outward, sidesOf, spread, thingScale } from './placing';
import { bleed, clouds, type Draw, ground, hills, scenery, skyOf, strip } from './scenery';

const gardenTree = (of: (color: string) => string, x: number, y: number, scale: number, color = 'leaf', fruit = '') => {
  const leaf = of(color);
  return moved(
    path('M-2.4 1L-1.6 -24H1.8L2.8 1Z', of('#7a4e33')) +
      line('M0 -14L-6 -22M0.6 -17L7 -24', of('#7a4e33'), 1.6) +
      circle(8, -30, 10, darker(leaf, 0.18)) +
      circle(-9, -31, 10.6, leaf) +
      circle(1, -40, 12, leaf) +
      path('M1 -52A12 12 0 0 1 12 -35A10 10 0 0 1 16 -24Q10 -20 6 -25Q12 -34 1 -52Z', darker(leaf, 0.18)) +
      circle(-6, -41, 5.4, lighter(leaf, 0.12)) +
      (fruit === ''
        ? ''
        : [
            [-12, -29],
            [-5, -35],
            [4, -30],
            [9, -36],
            [0, -45],
            [-3, -26],
          ]
            .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.5, of(fruit)))
            .join('')),
    x,
    y,
    scale,
  );
};

const city: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, base, gap] = [width / 2, horizon + 2, 21 * size];
  const [dark, dim] = [of('#3a414c'), of('#5f7f92')];
  const curb = (t: number) => 13 * size + t * (width * 0.37 - 13 * size);
  const y = (t: number) => base + t * (100 - base);
  const kinds = [
    ['#d9b79a', '#c9402c'],
    ['#a9bcc4', '#2f6f8f'],
    ['#c2795c', '#3f8f86'],
    ['#e4d8c2', '#d99a2f'],
    ['#8d9fae', '#8a4f6f'],
  ] as const;
  const floors = (at: number) => 2 + ((at * 2) % 3 === 1 ? 2 : (at + 1) % 2);
  const lit = (seed: number) => (light.isDark && seed % 3 !== 0 ? glow.window : light.isDark ? dim : of('#7fa6b8'));
  const front = (kind: number, high: number) => {
    const [wall, trim] = kinds[kind % 5] ?? kinds[0];
    const [face, top] = [of(wall), -20 - high * 12];
    const panes = Array.from(
      { length: high * 3 },
      (_, at) => [4.4 + (at % 3) * 10, top + 4 + Math.floor(at / 3) * 12, lit(at * 2 + (at % 2) + kind)] as const,
    ).map(([left, up, pane], at) =>
      kind % 2 === 1
        ? rect(left - 2, up, 9.4, 6.6, pane)
        : rect(left, up, 7, 7.6, pane) +
          rect(left + 3.2, up, 0.7, 7.6, face) +
          (at % 3 === 1 ? rect(left - 1.4, up + 4.4, 9.8, 4, lighter(face, 0.45)) : ''),
    );
    return (
      rect(0, top, 36, 1 - top, face) +
      rect(33.6, top, 2.4, 1 - top, darker(face, 0.12)) +
      rect(-0.6, top - 1.4, 37.2, 2.6, lighter(face, 0.3)) +
      panes.join('') +
      rect(0, -19, 36, 20, darker(face, 0.28)) +
      rect(2.4, -14, 21, 12.4, light.isDark ? '#ffe2a0' : of('#bcd8de')) +
      path('M8 -1.6L17 -14H21L12 -1.6Z', of('white'), light.isDark ? 0 : 0.35) +
      [6, 11.4, 18].map((left, at) => rect(left, -5 - (at % 2) * 2, 3.4, 3.4 + (at % 2) * 2, of(trim), 0.8)).join('') +
      rect(26, -13.6, 7.6, 14.6, dark) +
      rect(27.2, -12.4, 5.2, 10, light.isDark ? glow.window : of('#9fc3cd')) +
      rect(2, -18.4, 32, 3.4, of(trim)) +
      rect(26.4, -17.4, 6.8, 1.4, of('white'), 0.7) +
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          path(
            `M${2.6 + at * 3.5} -16h3.5L${1 + (at + 1) * 4} -10.6v1a2 2 0 0 1 -4 0v-1Z`,
            of(at % 2 === 0 ? trim : 'white'),
          ),
        )
        .join('')
    );
  };
  const side = (sign: number, kind: number, high: number, near: number, far: number) => {
    const face = darker(of((kinds[kind] ?? kinds[0])[0]), sign < 0 ? 0.3 : 0.12);
    const quad = (from: number, to: number, up: number, down: number, fill: string) =>
      path(
        `M${middle + sign * gap * from} ${base - up * size * from}L${middle + sign * gap * to} ${base - up * size * to}V${base - down * size * to}L${middle + sign * gap * from} ${base - down * size * from}Z`,
        fill,
      );
    const step = (near - far) / 3;
    return (
      quad(near, far, 20 + high * 12, -2, face) +
      quad(near, far, 17, -2, darker(face, 0.2)) +
      Array.from(
        { length: high * 2 },
        (_, at) => [near - step * (0.5 + 1.3 * (at % 2)), 16 + high * 12 - Math.floor(at / 2) * 12] as const,
      )
        .map(([from, up], at) =>
          quad(from, from - step * 0.8, up, up - 7.6, light.isDark && at % 3 !== 1 ? glow.window : darker(face, 0.18)),
        )
        .join('')
    );
  };
  const tower = (x: number, at: number) => {
    const [wall, high] = [
      mixHex(of(at % 2 === 0 ? '#8fa0ad' : '#a3b1ba'), light.sky[2], 0.5),
      (22 + ((at * 7) % 9) * 4) * size,
    ];
    return (
      rect(x, horizon - high, 10.2 * size, high + 2, wall) +
      [0, 1, 2]
        .map((row) =>
          rect(
            x + (2 + ((row + at) % 2) * 3.4) * size,
            horizon - high + (3 + row * 5) * size,
            2.4 * size,
            2.4 * size,
            light.isDark ? glow.window : lighter(wall, 0.35),
          ),
        )
        .join('')
    );
  };
  const flat = (u: number, v: number, from: number, to: number, fill: string) =>
    path(
      `M${middle + u * curb(from)} ${y(from)}H${middle + v * curb(from)}L${middle + v * curb(to)} ${y(to)}H${middle + u * curb(to)}Z`,
      fill,
    );
  const lamp = (sign: number) =>
    moved(
      line('M0 0V-40Q0 -44 -5 -44H-11', dark, 1.5) +
        rect(-1.6, -4, 3.2, 4.6, dark) +
        (light.isDark ? circle(-12, -42.6, 9, glow.shade, 0.3) + circle(-12, -42.6, 5, glow.shade, 0.4) : '') +
        rect(-16, -45, 8, 1.8, dark, 0.9) +
        rect(-15, -43.4, 6, 1.6, light.isDark ? glow.bulb : of('light'), 0.8),
      middle + sign * (curb(0.34) + 4 * size),
      y(0.34),
      size * 0.9,
      sign < 0,
    );
  const trees = (t: number, scale: number) =>
    [-1, 1]
      .map((sign) => middle + sign * (curb(t) + (4 + t * 24) * size))
      .map(
        (x) =>
          ellipse(x, y(t), 5 * size * scale, 1.1 * size * scale, of('#8d8378')) +
          leafTree(x, y(t), size * scale, of('#6a9f5a'), of('woodDark')),
      )
      .join('');
  return scenery(
    skyOf(stage, 0.5) + clouds(stage) + spread(stage, 10 * size, tower),
    side(-1, 3, 1, 0.66, 0.48) +
      side(1, 2, 2, 0.66, 0.5) +
      side(-1, 0, floors(0), 1, 0.68) +
      side(1, 1, floors(1), 1, 0.68) +
      outward(stage, gap, 36 * size, (left, at, sign) =>
        moved(front(at * 2 + (sign < 0 ? 0 : 1), floors(at + (sign < 0 ? 0 : 1))), left, base, size),
      ) +
      ground(stage, base, of('#cdc6ba')) +
      [0.16, 0.42, 0.8].map((t) => strip(stage, y(t), 0.5, of('#b9b1a4'))).join('') +
      flat(-1.06, 1.06, 0, 6, of('#e2ddd2')) +
      flat(-1, 1, 0, 6, of('road')) +
      [
        [0.02, 0.07],
        [0.13, 0.21],
        [0.86, 1.1],
      ]
        .map(([from = 0, to = 0]) => flat(-0.018, 0.018, from, to, of('roadLine')))
        .join('') +
      [-0.86, -0.6, -0.34, -0.08, 0.18, 0.44, 0.7].map((u) => flat(u, u + 0.16, 0.36, 0.68, of('#e6e0d4'))).join('') +
      trees(0.02, 0.4) +
      lamp(-1) +
      lamp(1) +
      trees(0.5, 0.74),
  );
};

const oldTown: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth, base, gap] = [width / 2, 100 - horizon, horizon + 2, 25 * size];
  const [beam, roof, white] = [of('#7a4f35'), of('#b4573a'), of('#f3e6cc')];
  const flowers = (left: number, up: number) =>
    rect(left, up, 9, 2, of('#8a5a38')) +
    [0, 2.2, 4.4, 6.6]
      .map((dx, at) => circle(left + 1.2 + dx, up - 0.6, 1.6, of(at % 2 === 0 ? '#d8433a' : '#5f9a54')))
      .join('') +
    [1.4, 5.6].map((dx) => circle(left + 1.2 + dx, up + 0.4, 1.1, of('#e58aa6'))).join('');
  const pane = (left: number, up: number, seed: number, shutter?: string) =>
    (shutter === undefined
      ? ''
      : rect(left - 3, up, 2.8, 9, of(shutter)) + rect(left + 6.2, up, 2.8, 9, darker(of(shutter), 0.15))) +
    rect(left - 0.6, up - 0.6, 7.2, 10.2, shutter === undefined ? beam : white) +
    rect(left, up, 6, 9, light.isDark && seed % 3 !== 0 ? glow.window : of('#6f8f9c')) +
    line(`M${left + 3} ${up}v9M${left} ${up + 4}h6`, shutter === undefined ? beam : white, 0.7) +
    flowers(left - 1.5, up + 9);
  const door = (left: number, fill: string) =>
    path(`M${left - 1.2} 1V-11a5.2 5.2 0 0 1 10.4 0V1Z`, of('#c9b193')) +
    path(`M${left} 1V-11a4 4 0 0 1 8 0V1Z`, of(fill)) +
    line(`M${left + 4} 0V-14.6`, darker(of(fill), 0.25), 0.6) +
    circle(left + 6.4, -6, 0.6, of('#e8c46a'));
  const houses = [
    () =>
      path('M0 1V-42L17 -66L34 -42V1Z', white) +
      path('M30 1V-44L34 -42V1Z', darker(white, 0.12)) +
      line(
        'M1 -20H33M1 -42H33M1 0V-42M33 0V-42M17 -20V-63M6 -49H28M1.6 -21L8 -41M32.4 -21L26 -41M12 -20V-42M22 -20V-42',
        beam,
        1.6,
      ) +
      line('M-2 -39.6L17 -67L36 -39.6', roof, 3.6) +
      pane(4.2, -36, 1) +
      pane(24, -36, 2) +
      pane(14, -58, 4) +
      pane(4.5, -14, 5) +
      door(20, '#4f6f5a'),
    () =>
      rect(0, -48, 34, 49, of('#e3ab62')) +
      rect(30.6, -48, 3.4, 49, darker(of('#e3ab62'), 0.12)) +
      path('M-2 -46L3 -62H31L36 -46Z', roof) +
      line('M1 -50.6H33M2 -55H32M3 -59H31', darker(roof, 0.16), 0.7) +
      rect(24, -68, 4.6, 8, of('#a8694e')) +
      rect(0, -22, 34, 1.6, of('#f0d09a')) +
      pane(5.5, -40, 1, '#4f8a6a') +
      pane(21.5, -40, 4, '#4f8a6a') +
      pane(21.5, -15, 2, '#4f8a6a') +
      door(5, '#7a4a34'),
    () =>
      path('M0 1V-40H3V-46H7V-52H11V-58H23V-52H27V-46H31V-40H34V1Z', of('#d68f78')) +
      path('M30.6 1V-46H31V-40H34V1Z', darker(of('#d68f78'), 0.12)) +
      rect(0, -20, 34, 1.6, of('#efc4ae')) +
      pane(5.5, -36, 2, '#3f6f8f') +
      pane(21.5, -36, 3, '#3f6f8f') +
      circle(17, -49, 3, white) +
      circle(17, -49, 2.2, of('#6f8f9c')) +
      pane(6, -14, 4, '#3f6f8f') +
      door(20, '#3f6f8f'),
  ];
  const arch = (half: number, high: number, fill: string) =>
    path(`M${-half} 3V${half - high}a${half} ${half} 0 0 1 ${2 * half} 0V3Z`, fill);
  const [stone, far] = [of('#cdb592'), (color: string) => mixHex(of(color), light.sky[2], 0.5)];
  const gate =
    rect(-26, -36, 52, 39, stone) +
    rect(14, -36, 12, 39, darker(stone, 0.06)) +
    [
      [-23, -28],
      [-20, -8],
      [16, -31],
      [19, -12],
      [-22, -17],
      [9, -33],
    ]
      .map(([left = 0, up = 0]) => rect(left, up, 5.4, 2.4, darker(stone, 0.12), 0.6))
      .join('') +
    path('M-28 -35L-24 -43H24L28 -35Z', roof) +
    line('M-25 -38H25', darker(roof, 0.16), 0.7) +
    arch(15.4, 28.4, darker(stone, 0.22)) +
    arch(13.4, 26, light.sky[2]) +
    path('M-13.4 3V-14L-8 -19L-3 -14V3Z', far('#d8b48f')) +
    path('M-13.4 -14L-8 -19L-3 -14Z', far('#a8583f')) +
    rect(-3, -11, 16.4, 14, far('#c99a7a')) +
    path('M-3 -11L0 -15H13.4V-11Z', far('#a8583f')) +
    [
      [-9.5, -9],
      [1, -7],
      [7, -7],
    ]
      .map(([left = 0, up = 0]) => rect(left, up, 2.6, 3.6, light.isDark ? glow.window : far('#f4e6cc')))
      .join('') +
    path('M-13.4 3V-12.6a13.4 13.4 0 0 1 4 -9.4V3Z', darker(stone, 0.38));
  const spire =
    rect(-5, -52, 10, 30, far('#b9a68f')) +
    rect(1.4, -52, 3.6, 30, far('#9d8b78')) +
    path('M-6.4 -51L0 -64L6.4 -51Z', far('#6f8f86')) +
    circle(0, -47.4, 2.7, far('#f4ecd8')) +
    line('M0 -47.4V-49.2M0 -47.4H1.2', far('#4a3a34'), 0.6);
  const lantern = (x: number) =>
    moved(
      line('M6 -24H0V-22', of('dark'), 0.9) +
        (light.isDark ? circle(0, -18, 9, glow.lamp, 0.3) + circle(0, -18, 5.4, glow.lamp, 0.35) : '') +
        path('M-2 -14H2L3 -20H-3Z', light.isDark ? '#ffedc0' : of('#f4e2a8')) +
        path('M-3.8 -20L0 -23L3.8 -20Z', of('dark')) +
        rect(-2.2, -14.2, 4.4, 1, of('dark')),
      x,
      base,
      size,
      x > middle,
    );
  const tub = (x: number) =>
    moved(
      path('M-6 -8H6L5 1H-5Z', of('#8a5a38')) +
        rect(-6, -6, 12, 1, of('#5f3d28')) +
        rect(-5.4, -2, 10.8, 1, of('#5f3d28')) +
        [
          [-5, -10],
          [0, -13],
          [5, -10],
          [0, -9],
        ]
          .map(([dx = 0, dy = 0]) => circle(dx, dy, 3.8, of('#5f9a54')))
          .join('') +
        [
          [-6, -11],
          [-2, -13],
          [2, -10],
          [6, -11],
          [3, -15],
          [-3, -9],
        ]
          .map(([dx = 0, dy = 0], at) => circle(dx, dy, 1.5, of(at % 2 === 0 ? '#d8433a' : '#f2b8c6')))
          .join(''),
      x,
      base + 3 * size,
      size,
    );
  const cobbles = [0.04, 0.09, 0.15, 0.22, 0.3, 0.4, 0.52, 0.66, 0.83, 1.03, 1.4].map((t, row) => {
    const step = (3.4 + t * 9) * size;
    const stones = Array.from({ length: Math.ceil((width + 2 * bleed) / step) + 1 }, (_, at) => at).filter(
      (at) => (at * 3 + row * 5 + (at >> 2)) % 8 < 4,
    );
    return line(
      stones.map((at) => `M${-bleed + (at + (row % 2) / 2) * step} ${base + t * depth}h${step * 0.36}`).join(''),
      of(row % 2 === 0 ? '#a8947c' : '#d3c3ab'),
      (1.2 + t * 3.1) * size,
    );
  });
  return scenery(
    skyOf(stage, 0.62) + clouds(stage) + moved(spire, middle + 9 * size, base, size),
    moved(gate, middle, base, size) +
      outward(stage, gap, 33.6 * size, (left, at, sign) =>
        moved(houses[(at * 2 + (sign < 0 ? 0 : 1)) % 3]?.() ?? '', left, base, size),
      ) +
      ground(stage, base, of('#bda98f')) +
      path(
        `M${middle - 12 * size} ${base}H${middle + 12 * size}L${middle + width * 0.4} ${100 + bleed}H${middle - width * 0.4}Z`,
        of('#c9b79d'),
      ) +
      cobbles.join('') +
      lantern(middle - 20 * size) +
      lantern(middle + 20 * size) +
      tub(middle - gap - 16 * size) +
      tub(middle + gap + 16.5 * size) +
      tub(middle + gap + 50 * size) +
      tub(middle - gap - 50 * size),
  );
};

const rooftop: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight } = sidesOf(stage);
  const across = width + 2 * bleed;
  const [steel, wood, cushion] = [of('#4a4f58'), of('#a8744a'), of('#f1e6d2')];
  const tower = (at: number, step: number, high: number, wall: string, share: number) =>
    moved(
      rect(0, -high, step + 0.2, high + 6, wall) +
        rect(step * 0.76, -high, step * 0.24 + 0.2, high + 6, darker(wall, 0.08)) +
        repeat(Math.min(high / 5, 9), (row) =>
          all([0.14, 0.46], (x, column) =>
            (row * 3 + column * 5 + at * 7) % 10 < share
              ? rect(step * x, 3 - high + row * 5, step * 0.2, 2.2, light.isDark ? glow.window : lighter(wall, 0.32))
              : '',
          ),
        ),
      -bleed + at * step * size,
      horizon,
      size,
    );
  const [far, near] = [mixHex(of('#9db0bf'), light.sky[2], 0.55), mixHex(of('#7d92a5'), light.sky[2], 0.22)];
  const tank =
    line('M-4 0L-3 -10M4 0L3 -10M0 0V-10', near, 1) +
    rect(-5.5, -20, 11, 11, near) +
    path('M-6.5 -20L0 -25L6.5 -20Z', darker(near, 0.12));
  const sofa =
    rect(-47, 4, 3, 5, steel) +
    rect(-9, 4, 3, 5, steel) +
    rect(-45, -17, 18, 14, cushion, 2.4) +
    rect(-26.4, -17, 18, 14, darker(cushion, 0.05), 2.4) +
    rect(-46, -5, 40, 6, lighter(cushion, 0.25), 2) +
    rect(-48, 0, 43, 5, wood, 0.6) +
    rect(-49.5, -10, 4.4, 15, wood, 0.8) +
    rect(-8, -10, 4.4, 15, darker(wood, 0.14), 0.8) +
    turned(rect(-43, -15, 9.6, 9.6, of('#e07b4a'), 1.6), -8, -38, -10) +
    turned(rect(-18.6, -14.6, 9.6, 9.6, of('#2f7f86'), 1.6), 9, -14, -10);
  const olive =
    line('M0 -4V-24M0 -16L-5 -24M0 -19L5 -27', of('woodDark'), 1.7) +
    circle(-7, -28, 8, of('#7f9f6a')) +
    circle(7, -30, 8, of('#6a8c5a')) +
    circle(0, -37, 8.5, of('#7f9f6a')) +
    circle(1, -28, 7, of('#739462')) +
    path('M-7.4 -7H7.4L5.4 7H-5.4Z', of('#c8714a')) +
    path('M3 -7H7.4L5.4 7H2Z', of('#a95c3a')) +
    rect(-8.4, -8.6, 16.8, 3.2, of('#d98458'), 0.8);
  const planter = (x: number) =>
    all(
      [3, 11, 19, 27],
      (dx, at) =>
        path(
          `M${x + dx} -5Q${x + dx - 8} -9 ${x + dx - 6} -18Q${x + dx - 2} -16 ${x + dx - 1} -11Q${x + dx - 2} -19 ${x + dx + 1} -22Q${x + dx + 4} -17 ${x + dx + 2} -11Q${x + dx + 4} -16 ${x + dx + 8} -17Q${x + dx + 9} -8 ${x + dx} -5Z`,
          of(at % 2 === 0 ? 'leaf' : '#6c9f52'),
        ) +
        (at % 2 === 0
          ? circle(x + dx - 5, -17, 1.9, of('#e58aa6')) +
            circle(x + dx + 1, -21, 1.9, of('#f3b3c4')) +
            circle(x + dx + 7, -16, 1.9, of('#e58aa6'))
          : ''),
    ) +
    rect(x - 3, -7, 36, 13, wood) +
    rect(x - 3, -2.8, 36, 0.8, darker(wood, 0.18)) +
    rect(x - 3, 1.4, 36, 0.8, darker(wood, 0.18)) +
    rect(x + 26, -7, 7, 13, darker(wood, 0.14));
  const lantern =
    (light.isDark ? circle(0, -5, 9, glow.lamp, 0.3) : '') +
    line('M-2 -9.6Q0 -14 2 -9.6', steel, 0.8) +
    rect(-3.4, -9.6, 6.8, 10.2, steel, 0.8) +
    rect(-2.4, -8, 4.8, 6.8, light.isDark ? '#ffedc0' : of('#fbe8b8')) +
    rect(-0.9, -5, 1.8, 3.8, of('#f0a24a'), 0.4);
  const top = horizon - Math.min(47 * size, horizon * 0.86);
  const [pole, sag] = [width * 0.145, Math.min(11 * size, horizon * 0.16)];
  const swag = (from: number, to: number) => {
    const y = (t: number) => top + 2 * size + 4 * sag * t * (1 - t) * 0.62;
    return (
      line(`M${from} ${y(0)}Q${(from + to) / 2} ${y(0.5) * 2 - y(0)} ${to} ${y(0)}`, steel, 0.6 * size) +
      repeat((to - from) / (11.5 * size), (at) => {
        const t = (at + 0.5) / Math.ceil((to - from) / (11.5 * size));
        return moved(
          (light.isDark ? circle(0, 3, 5, glow.lamp, 0.35) : '') +
            rect(-0.9, -0.2, 1.8, 1.8, steel) +
            circle(0, 3, 1.9, light.isDark ? '#ffefc4' : of('#ffd873')),
          from + (to - from) * t,
          y(t),
          size,
        );
      })
    );
  };
  return scenery(
    skyOf(stage, 0.66) +
      clouds(stage) +
      repeat(across / (13 * size), (at) => tower(at, 13, 19 + ((at * 7) % 11) * 2.3, far, 4)) +
      moved(tank, width * 0.3, horizon - 21 * size, size) +
      repeat(across / (17 * size), (at) => tower(at, 17, 10 + ((at * 5) % 7) * 2.7, near, 5)),
    ground(stage, horizon, of('#c79a70')) +
      repeat(23, (at) =>
        line(
          `M${width / 2 + (at - 11) * width * 0.09} ${horizon}L${width / 2 + (at - 11) * width * 0.26} ${100 + bleed}`,
          of('#a97c54'),
          0.5,
        ),
      ) +
      strip(stage, horizon - 2 * size, 4.4 * size, of('#b9b3aa')) +
      strip(stage, horizon - 2 * size, 1 * size, of('#d5cfc4')) +
      all([6, 10.5, 15], (y) => strip(stage, horizon - y * size, 0.7 * size, steel)) +
      repeat(across / (21 * size), (at) =>
        rect(-bleed + at * 21 * size, horizon - 19 * size, 1.3 * size, 18 * size, steel),
      ) +
      strip(stage, horizon - 20.6 * size, 2.2 * size, wood) +
      all([pole, width - pole], (x) => rect(x - 0.9 * size, top, 1.8 * size, horizon + 4 * size - top, steel)) +
      swag(pole - (width - 2 * pole), pole) +
      swag(pole, width - pole) +
      swag(width - pole, 2 * width - 3 * pole) +
      toLeft(planter(-88)) +
      toRight(planter(28) + planter(68)) +
      toLeft(sofa, 0, 3) +
      toRight(olive, 12, 3) +
      toRight(lantern, 25, 10),
  );
};

const doorstep: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base, left, right] = [100 - horizon, horizon + 5, ...calmEdges(stage)];
  const [wall, white, stone, iron] = [of('#b3cad0'), of('white'), of('#cfc6b8'), of('#2f333b')];
  const pane = light.isDark ? glow.window : of('#9fc4cf');
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
    (light.isDark ? circle(0, -39, 9, glow.halo, 0.32) : '') +
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

const yard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base] = [100 - horizon, horizon + 5];
  const [left, right] = calmEdges(stage);
  const [wall, white, grass, deck] = [of('#f0dab0'), of('white'), of('#93ba68'), of('#c69a6b')];
  const pane = light.isDark ? glow.window : of('#a9cdd6');
  const house =
    rect(-160, -48, 158, 49, wall) +
    rect(-6, -48, 4, 49, darker(wall, 0.12)) +
    rect(-160, -3, 158, 4, of('#b5a58f')) +
    path('M-160 -46H2L-6 -62H-160Z', of('#b4552f')) +
    rect(-160, -48, 163, 2.6, of('#8d4a33'), 1) +
    rect(-2.4, -45.4, 1.8, 46, of('#9aa5a8')) +
    rect(-27, -36, 20, 36, white) +
    [-25.6, -16.4]
      .map(
        (x) =>
          rect(x, -34.4, 8, 32, pane) +
          rect(x, -25, 8, 1, white) +
          path(`M${x + 1} -6L${x + 5} -34.4H${x + 7.4}L${x + 3} -6Z`, '#ffffff', light.isDark ? 0.12 : 0.3),
      )
      .join('') +
    rect(-18, -18, 0.9, 4, of('dark')) +
    [-64, -112]
      .filter((x) => left + bleed > -(x + 25) * unit)
      .map(
        (x) =>
          rect(x, -35, 18, 19, white) +
          rect(x + 1.4, -33.6, 7, 16.2, pane) +
          rect(x + 9.6, -33.6, 7, 16.2, pane) +
          [-6.6, 18.6]
            .map(
              (dx) =>
                rect(x + dx, -35.4, 6, 20, of('#4f8a80')) +
                [-32, -28.4, -24.8, -21.2].map((y) => rect(x + dx + 1, y, 4, 1.2, of('#3d7068'))).join(''),
            )
            .join('') +
          rect(x - 1, -16, 20, 1.6, of('#b5a58f')) +
          repeat(6, (at) => circle(x + 1.6 + at * 3, -18, 2.1, of(at % 2 === 0 ? '#d8503f' : '#5c9a56'))),
      )
      .join('') +
    (light.isDark ? circle(-4.4, -29, 6, glow.halo, 0.35) : '') +
    rect(-5.8, -32.6, 2.8, 1.4, of('dark')) +
    rect(-5.4, -31.2, 2, 3.6, glow.bulb, 0.5);
  const floor = (out: number) => left - 2 * unit + out;
  const terrace =
    path(
      `M${-bleed} ${base}H${floor(6 * unit)}L${floor(6 * unit + depth * 0.2)} ${base + depth * 0.3}H${-bleed}Z`,
      deck,
    ) +
    path(
      `M${-bleed} ${base + depth * 0.3}H${floor(6 * unit + depth * 0.2)}v${1.6 * unit}H${-bleed}Z`,
      darker(deck, 0.25),
    ) +
    [0.1, 0.2]
      .map((share) =>
        rect(-bleed, base + depth * share, bleed + floor(6 * unit + depth * share * 0.66), 0.5, darker(deck, 0.14)),
      )
      .join('');
  const pot = (x: number, color: string) =>
    moved(
      path('M-3.6 -6.6H3.6L2.8 0H-2.8Z', of('#bd6a42')) +
        rect(-4.2, -7.6, 8.4, 1.9, of('#cf7f55'), 0.5) +
        circle(-2.6, -10, 3.6, of('leaf')) +
        circle(2.6, -10, 3.6, of('leafDark')) +
        circle(0, -12.6, 3.6, of('leaf')) +
        [
          [-3.4, -11],
          [0, -14],
          [3.2, -10.6],
        ]
          .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.5, of(color)))
          .join(''),
      x,
      base + 2 * unit,
      unit,
    );
  const table =
    line('M-9 -9L-11 2M9 -9L11 2M0 -9V2', of('#6d757c'), 1.1) +
    rect(-12, -11, 24, 1.9, white, 0.8) +
    line('M0 -10V-37', of('#8a5a38'), 1.2) +
    path('M-21 -29Q-15 -40 0 -41Q15 -40 21 -29Z', of('#3f8f86')) +
    path('M-21 -29Q-15 -40 0 -41Q-7 -37 -8 -29ZM8 -29Q7 -37 0 -41Q15 -40 21 -29Z', white) +
    path('M-5 -13.6H-2V-11H-5Z', of('#3f7f9a')) +
    path('M3.4 -15H6L5.6 -11H3.8Z', of('#e9b85a'));
  const picket = Array.from({ length: Math.ceil((width + 2 * bleed) / (5.4 * unit)) }, (_, at) =>
    moved(
      path('M0 4V-11L1.8 -13.6L3.6 -11V4Z', white) + path('M2.4 4V-12.8L3.6 -11V4Z', darker(white, 0.1)),
      -bleed + at * 5.4 * unit,
      base - 3 * unit,
      unit,
    ),
  ).join('');
  const bed = (x: number, at: number) => {
    const [high, color] = [7 + ((at * 5) % 4) * 1.6, ['#d8503f', '#f0bf3a', '#e58aa6', '#8a5aa5'][at % 4] ?? 'red'];
    return moved(
      line(`M0 0V${-high}M0 -2Q-2.4 -3 -2.6 -5.4M0 -1.4Q2.4 -2.4 2.8 -5`, of('#4f8a4a'), 0.9) +
        (at % 3 === 1
          ? circle(0, -high, 2.2, of(color)) + circle(0, -high, 0.9, of('#8a5a2f'))
          : path(
              `M-2 ${-high - 2.6}L-1 ${-high - 1.4}L0 ${-high - 3}L1 ${-high - 1.4}L2 ${-high - 2.6}Q2.4 ${-high + 1.4} 0 ${-high + 1.4}T-2 ${-high - 2.6}Z`,
              of(color),
            )),
      x,
      0,
    );
  };
  const can =
    path('M-5 -8H4V0H-5Z', of('#4f93a5')) +
    path('M1 -8H4V0H1Z', of('#3f7a8a')) +
    line('M-5 -2.4L-10.4 -8.6', of('#4f93a5'), 1.6) +
    path('M-12.4 -8L-9.4 -10.6L-9 -8.4Z', of('#4f93a5')) +
    line('M-3.4 -8Q-0.4 -13 3 -8M4 -6.6Q8 -5 4 -1.6', of('#3f7a8a'), 1.1);
  return scenery(
    skyOf(stage, 0.56) +
      clouds(stage) +
      hills(width, horizon, 16 * unit, mixHex(of('hill'), light.sky[2], 0.25)) +
      repeat(16, (at) =>
        circle(
          -bleed + (at * (width + 90)) / 15,
          horizon - 2 * unit,
          (6 + ((at * 5) % 4) * 1.8) * unit,
          mixHex(of('leaf'), light.sky[2], 0.25),
        ),
      ),
    rect(-bleed, base - 11.4 * unit, width + 2 * bleed, 1.8 * unit, darker(white, 0.08)) +
      rect(-bleed, base - 4.6 * unit, width + 2 * bleed, 1.8 * unit, darker(white, 0.08)) +
      picket +
      ground(stage, base, grass) +
      path(
        `M${-bleed} ${horizon + depth * 0.7}Q${width * 0.5} ${horizon + depth * 0.5} ${width + bleed} ${horizon + depth * 0.74}V${100 + bleed}H${-bleed}Z`,
        of('#86ae5c'),
      ) +
      gardenTree(of, right + 17 * unit, base + 2 * unit, unit, '#5c9a56', '#d8402c') +
      (width * 0.5 - calm(stage) + bleed > 80 * unit
        ? gardenTree(of, right + 92 * unit, base + 2 * unit, unit, 'leaf')
        : '') +
      moved(
        ellipse(24, 3.4, 26, 3.4, of('#8a5f3f')) +
          ellipse(86, 3.4, 26, 3.4, of('#8a5f3f')) +
          [0, 5, 10, 15, 20, 25, 30, 35, 40, 45].map((x, at) => bed(x + 1.6, at) + bed(x + 64, at + 2)).join(''),
        right + 2 * unit,
        base + depth * 0.1,
        unit,
      ) +
      terrace +
      moved(house, left, base, unit) +
      moved(table, left - 46 * unit, base + depth * 0.16, unit) +
      pot(left - 30.6 * unit, '#e58aa6') +
      pot(left + 1.4 * unit, '#d8503f') +
      moved(can, right + 6 * unit, base + depth * 0.34, unit),
  );
};

const park: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base, middle] = [100 - horizon, horizon + 3, width / 2];
  const [left, right] = [middle - calm(stage), middle + calm(stage)];
  const [grass, sand, water, dark] = [of('#97bd6c'), of('#e3cda2'), of('#79b4c6'), of('#3b4a45')];
  const far = (color: string) => mixHex(of(color), light.sky[2], 0.5);
  const [x, y] = [(share: number) => middle + width * share, (share: number) => horizon + depth * share];
  const bench =
    line('M-25 -6L-27 3M-25 -6L-23 3M-3 -6L-5 3M-3 -6L-1 3M-25 -6V-15M-3 -6V-15', dark, 1.4) +
    [-16.4, -12.8].map((y) => rect(-28, y, 28, 2.5, of('#a9683c'), 0.8)).join('') +
    rect(-28, -7.6, 28, 2.6, of('#bd7a48'), 0.8) +
    rect(-28, -5.6, 28, 0.9, of('#7d4a2a')) +
    line('M-27 -7V-10H-24M-1 -7V-10H-4', dark, 1.1);
  const lamp =
    (light.isDark ? circle(0, -38, 9, glow.halo, 0.35) : '') +
    line('M0 2V-33', dark, 1.3) +
    rect(-1.6, -4, 3.2, 6, dark, 0.6) +
    path('M-2 -34H2L3 -40H-3Z', light.isDark ? '#ffedc0' : of('#fdf3d6')) +
    path('M-3.8 -40L0 -43.4L3.8 -40Z', dark) +
    rect(-2.4, -34.6, 4.8, 1.4, dark);
  const duck = (left_: number, top: number, flip: boolean) =>
    moved(
      ellipse(0, 1.4, 8, 1.2, lighter(water, 0.4)) +
        path('M-7 -3Q-5 1.4 0 1.4Q6 1.4 6 -3.4Q4 -5 0 -4Q-4 -3.4 -7 -5Z', of('#8a6244')) +
        path('M-3 -2.6Q1 -4.6 4.4 -2.6Q1 0.4 -3 -2.6Z', of('#b58a60')) +
        circle(6, -6.4, 2.4, of('#2f6a4a')) +
        rect(4.2, -4.6, 3.2, 1, of('white'), 0.4) +
        path('M8 -7.2L11.4 -5.8L8 -5.2Z', of('#e8a23c')),
      left_,
      top,
      unit * 0.8,
      flip,
    );
  const [px, py, rx, ry] = [
    right + 27 * unit,
    horizon + depth * 0.34,
    Math.max(34 * unit, width * 0.17),
    Math.min(depth * 0.2, 10 * unit),
  ];
  const reed = (left_: number, top: number) =>
    moved(
      line('M-2 0Q-3 -8 -5 -12M0 0V-17M2.4 0Q3 -8 5 -14M5 0Q6 -5 9 -8', of('#5c8f4a'), 1) +
        rect(-0.9, -18, 1.8, 5, of('#7a4e33'), 0.9) +
        turned(rect(4.2, -17, 1.8, 5, of('#7a4e33'), 0.9), 8, 5, -14),
      left_,
      top,
      unit,
    );
  const willow =
    path('M-3 2Q-1 -10 -4 -24L-1 -24L1 -18L4 -26L6 -25Q2 -10 5 2Z', of('#7a4e33')) +
    path(
      'M-27 -8Q-30 -34 -14 -44Q-4 -52 10 -46Q28 -42 28 -10Q25 -16 24 -22Q23 -6 19 -9Q19 -20 16 -24Q14 -12 11 -15Q11 -24 7 -26Q2 -22 -1 -26Q-6 -22 -7 -14Q-11 -13 -11 -24Q-15 -20 -15 -7Q-19 -6 -20 -22Q-24 -18 -27 -8Z',
      of('#7fab56'),
    ) +
    path('M10 -46Q28 -42 28 -10Q25 -16 24 -22Q23 -6 19 -9Q19 -20 16 -24Q14 -12 11 -15Q13 -34 10 -46Z', of('#66944a')) +
    path('M-16 -24Q-16 -36 -4 -42Q-12 -34 -11 -24Z', of('#97bf68'));
  const block = (at: number) =>
    rect(
      -bleed + at * 15 * unit,
      horizon - (13 + ((at * 7) % 5) * 3.4) * unit,
      11 * unit,
      40 * unit,
      far(at % 2 === 0 ? '#9aa9b3' : '#aeb9bc'),
    );
  return scenery(
    skyOf(stage, 0.55) +
      clouds(stage) +
      repeat((width + 90) / (15 * unit), block) +
      repeat(22, (at) =>
        circle(
          -bleed + (at * (width + 90)) / 21,
          horizon - 1,
          (7 + ((at * 5) % 4) * 2) * unit,
          mixHex(of(at % 2 === 0 ? 'leaf' : '#6c9f5c'), light.sky[2], 0.3),
        ),
      ),
    ground(stage, base - 2, grass) +
      path(
        `M${-bleed} ${horizon + depth * 0.86}Q${width * 0.3} ${horizon + depth * 0.66} ${width + bleed} ${horizon + depth * 0.9}V${100 + bleed}H${-bleed}Z`,
        of('#88b05e'),
      ) +
      path(
        `M${x(-0.02)} ${base - 2}h${3 * unit}C${x(0.1)} ${y(0.1)} ${x(0.13)} ${y(0.2)} ${x(0.1)} ${y(0.32)}C${x(0.08)} ${y(0.48)} ${x(0.24)} ${y(0.8)} ${x(0.34)} ${100 + bleed}H${x(-0.34)}C${x(-0.26)} ${y(0.8)} ${x(-0.08)} ${y(0.5)} ${x(0)} ${y(0.3)}C${x(0.05)} ${y(0.17)} ${x(0.04)} ${y(0.1)} ${x(-0.02)} ${base - 2}Z`,
        sand,
      ) +
      gardenTree(of, left - 34 * unit, base + 2 * unit, unit * 1.06) +
      gardenTree(of, left - 6 * unit, base, unit * 0.72, '#74a456') +
      gardenTree(of, left - 72 * unit, base + 2 * unit, unit, '#74a456') +
      gardenTree(of, left - 112 * unit, base + 2 * unit, unit) +
      gardenTree(of, right + 92 * unit, base + 2 * unit, unit) +
      moved(willow, right + 27 * unit, base + 1 * unit, unit) +
      ellipse(px, py, rx + 2.4 * unit, ry + 1.6 * unit, of('#7a9f56')) +
      ellipse(px, py, rx, ry, water) +
      ellipse(px - rx * 0.2, py + ry * 0.4, rx * 0.34, ry * 0.1, lighter(water, 0.3)) +
      ellipse(px + rx * 0.36, py - ry * 0.36, rx * 0.3, ry * 0.09, lighter(water, 0.3)) +
      duck(px - rx * 0.62, py + ry * 0.1, true) +
      duck(px + rx * 0.06, py + ry * 0.5, false) +
      reed(px - rx * 0.28, py - ry * 0.8) +
      reed(px + rx * 0.84, py + ry * 0.2) +
      moved(lamp, left - 35 * unit, horizon + depth * 0.22, unit) +
      moved(bench, left - 2 * unit, horizon + Math.min(10 * unit, depth * 0.34), unit),
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

/** Streets, gardens and parks of a town. */
export const towns = { city, oldTown, rooftop, doorstep, yard, park, playground } as const satisfies Record<
  string,
  Draw
>;
