import { darker, lighter, mixHex } from '../look/palette';
import {
  bleed,
  clouds,
  type Draw,
  ground,
  hills,
  ridge,
  scenery,
  skyOf,
  type Stage,
  strip,
  largeScale,
} from './scenery';
import { circle, ellipse, line, moved, path, rect, turned, stretched } from './svg';

/** Repeats a drawing at even distances from the left to the right edge. */
const spread = ({ width }: Stage, step: number, draw: (x: number, at: number) => string) =>
  Array.from({ length: Math.ceil((width + 2 * bleed) / step) + 1 }, (_, at) => draw(-bleed + at * step, at)).join('');

/** Repeats a drawing outward from the middle, on the left (-1) and on the right (1). */
const outward = (
  { width }: Stage,
  from: number,
  step: number,
  draw: (left: number, at: number, sign: number) => string,
) =>
  [-1, 1]
    .flatMap((sign) =>
      Array.from({ length: Math.ceil((width / 2 + bleed - from) / step) }, (_, at) =>
        draw(width / 2 + sign * (from + (at + (sign < 0 ? 1 : 0)) * step), at, sign),
      ),
    )
    .join('');

const glowing = '#ffd98a';

/** The color of far things, faded into the sky. */
const fade = ({ palette: { of, light } }: Stage, color: string, share: number) =>
  mixHex(of(color), light.sky[light.isDark ? 1 : 2], share);

const fir = (x: number, y: number, scale: number, fill: string) =>
  moved(
    rect(-1.8, -5, 3.6, 6, darker(fill, 0.4)) +
      path('M0 -50L9.5 -34H5.5L13.5 -19H8.5L18 -4H-18L-8.5 -19H-13.5L-5.5 -34H-9.5Z', fill) +
      path('M0 -50L9.5 -34H5.5L13.5 -19H8.5L18 -4H1L4 -19H2L4 -34H2Z', darker(fill, 0.14)),
    x,
    y,
    scale,
  );

const leafTree = (x: number, y: number, scale: number, fill: string, trunk: string) =>
  moved(
    path('M-2.2 1L-1.4 -20L-7 -27L-5.6 -28L-0.6 -23V-30H1V-23L6 -28L7.2 -27L1.6 -19.6L2.4 1Z', trunk) +
      circle(-9, -31, 10, fill) +
      circle(9, -30, 10, darker(fill, 0.14)) +
      circle(1, -40, 12.5, fill) +
      path(
        'M4 -52Q13.6 -49 13.5 -39Q19 -36 19 -30Q18 -20 9 -20Q2 -20 0 -26Q9 -27 8 -36Q10 -44 4 -52Z',
        darker(fill, 0.14),
      ),
    x,
    y,
    scale,
  );

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
  const lit = (seed: number) => (light.isDark && seed % 3 !== 0 ? glowing : light.isDark ? dim : of('#7fa6b8'));
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
      rect(27.2, -12.4, 5.2, 10, light.isDark ? glowing : of('#9fc3cd')) +
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
          quad(from, from - step * 0.8, up, up - 7.6, light.isDark && at % 3 !== 1 ? glowing : darker(face, 0.18)),
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
            light.isDark ? glowing : lighter(wall, 0.35),
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
        (light.isDark ? circle(-12, -42.6, 9, '#ffe6a6', 0.3) + circle(-12, -42.6, 5, '#ffe6a6', 0.4) : '') +
        rect(-16, -45, 8, 1.8, dark, 0.9) +
        rect(-15, -43.4, 6, 1.6, light.isDark ? '#fff3cf' : of('light'), 0.8),
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
    rect(left, up, 6, 9, light.isDark && seed % 3 !== 0 ? glowing : of('#6f8f9c')) +
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
      .map(([left = 0, up = 0]) => rect(left, up, 2.6, 3.6, light.isDark ? glowing : far('#f4e6cc')))
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
        (light.isDark ? circle(0, -18, 9, '#ffdf9a', 0.3) + circle(0, -18, 5.4, '#ffdf9a', 0.35) : '') +
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

const forest: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of } = palette;
  const size = largeScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const misty = (color: string, share: number) => fade(stage, color, share);
  const bark = of('#7d5339');
  const trunk = (share: number, t: number, scale: number) =>
    moved(
      path('M-9 2Q-4.6 -2 -4.4 -14L-3.4 -160H3.4L4.4 -14Q4.6 -2 10 2Q3 1 0 3Q-4 1 -9 2Z', bark) +
        path('M1 2.4Q2.4 -10 1 -160H3.4L4.4 -14Q4.6 -2 10 2Q5 1 1 2.4Z', darker(bark, 0.2)) +
        line('M-2 -14V-22M-1 -34V-40M-2.4 -52V-57M0 -62V-69', darker(bark, 0.2), 0.9) +
        path('M3 -46Q10 -50 13 -58L14.6 -57.4Q13 -47 3.4 -41Z', darker(bark, 0.1)) +
        path('M-3 -30Q-7 -33 -9 -39L-7.8 -39.6Q-6 -35 -2.6 -34Z', darker(bark, 0.1)),
      width * share,
      horizon + depth * t,
      scale * size,
      share > 0.5,
    );
  const canopy = (shift: number, low: number, fill: string) =>
    spread(stage, 13 * size, (x, at) => {
      const out = Math.min(1, Math.abs(x - middle) / (width * 0.5));
      const y = horizon * (low * out * out - 0.1) - ((at * 5) % 3) * 2 * size;
      return (
        circle(x + shift * size, y, 11 * size, fill) + rect(x + (shift - 7) * size, -bleed, 14 * size, y + bleed, fill)
      );
    });
  const fern = (x: number, y: number, scale: number, fill: string) =>
    moved(
      [-80, -54, -30, -8, 16, 38, 62, 84]
        .map((angle) =>
          turned(path('M-0.6 0Q-2.6 -9 0 -17Q2.6 -9 0.6 0Z', angle > 0 ? darker(fill, 0.14) : fill), angle, 0, 0),
        )
        .join(''),
      x,
      y,
      scale * size,
    );
  const mushroom = (x: number, y: number, scale: number) =>
    moved(
      rect(-1.3, -4, 2.6, 5, of('#f0e4cc'), 1) +
        path('M-5 -3.4Q-4.6 -8.6 0 -8.8Q4.6 -8.6 5 -3.4Z', of('#cf4a34')) +
        circle(-2, -5.4, 0.8, of('white')) +
        circle(0.8, -7, 0.8, of('white')) +
        circle(2.8, -4.8, 0.7, of('white')),
      x,
      y,
      scale * size,
    );
  return scenery(
    skyOf(stage, 0.56) +
      hills(width, horizon, 16 * size, misty('hill', 0.4)) +
      spread(stage, 11 * size, (x, at) =>
        fir(x, horizon + 3, (0.5 + ((at * 3) % 4) * 0.08) * size, misty('leaf', 0.62)),
      ) +
      strip(stage, horizon - 5 * size, 20, misty('leaf', 0.62)),
    spread(stage, 8 * size, (x, at) => circle(x, horizon, (3.4 + (at % 3) * 0.8) * size, misty('leaf', 0.36))) +
      strip(stage, horizon, 8, misty('leaf', 0.36)) +
      spread(stage, 15 * size, (x, at) =>
        Math.abs(x - middle) < 13 * size
          ? ''
          : fir(
              x,
              horizon + 4,
              (0.66 + ((at * 5) % 4) * 0.1 + (Math.abs(x - middle) / width) * 0.4) * size,
              misty('leaf', 0.3),
            ),
      ) +
      spread(stage, 21 * size, (x, at) =>
        Math.abs(x - middle) < 27 * size
          ? ''
          : fir(x + 5 * size, horizon + 5, (0.9 + ((at * 3) % 4) * 0.12) * size, of('leaf')),
      ) +
      ground(stage, horizon + 2, of('grassDark')) +
      spread(stage, 9 * size, (x, at) =>
        circle(x, horizon + 3.4, (3 + (at % 3)) * size * (Math.abs(x - middle) < 10 * size ? 0.6 : 1), of('#5d8a4c')),
      ) +
      strip(stage, horizon + 1, 8 * size, of('#5d8a4c')) +
      path(
        `M${-bleed} ${horizon + depth * 0.34}Q${width * 0.25} ${horizon + depth * 0.12} ${width * 0.55} ${horizon + depth * 0.3}T${width + bleed} ${horizon + depth * 0.2}V${100 + bleed}H${-bleed}Z`,
        of('#7ba35c'),
      ) +
      path(
        `M${middle - 2 * size} ${horizon + 3}H${middle + 5 * size}Q${middle + 12 * size} ${horizon + depth * 0.24} ${middle + width * 0.12} ${horizon + depth * 0.42}Q${middle + width * 0.3} ${horizon + depth * 0.8} ${middle + width * 0.36} ${100 + bleed}H${middle - width * 0.34}Q${middle - width * 0.2} ${horizon + depth * 0.6} ${middle - 3 * size} ${horizon + depth * 0.3}Q${middle + 3 * size} ${horizon + depth * 0.16} ${middle - 2 * size} ${horizon + 3}Z`,
        of('#cdae7e'),
      ) +
      canopy(6, 0.42, of('#437a4e')) +
      trunk(0.24, 0.1, 0.75) +
      trunk(0.79, 0.14, 0.8) +
      trunk(0.07, 0.36, 1.2) +
      trunk(0.94, 0.4, 1.25) +
      trunk(-0.14, 0.2, 1) +
      trunk(1.14, 0.2, 1) +
      canopy(0, 0.3, of('leafDark')) +
      fern(width * 0.15, horizon + depth * 0.42, 0.8, of('leaf')) +
      fern(width * 0.86, horizon + depth * 0.5, 0.9, of('leaf')) +
      fern(width * 0.29, horizon + depth * 0.16, 0.5, of('leaf')) +
      fern(width * 0.72, horizon + depth * 0.2, 0.5, of('leaf')) +
      mushroom(width * 0.19, horizon + depth * 0.58, 0.9) +
      mushroom(width * 0.19 + 7 * size, horizon + depth * 0.62, 0.6) +
      mushroom(width * 0.8, horizon + depth * 0.34, 0.6),
    fern(0, 103, 1.1 / Math.max(1, size * 0.8), of('leafDark')) +
      fern(width, 103, 1.2 / Math.max(1, size * 0.8), of('leafDark')),
  );
};

const field: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const grain = of('#e2b653');
  const barn =
    rect(14, -26, 8, 27, of('#d8d4cb')) +
    rect(18.4, -26, 3.6, 27, of('#b7b3ab')) +
    path('M14 -26a4 4.4 0 0 1 8 0Z', of('metalDark')) +
    path('M-14 1V-13L-9 -20L0 -24L9 -20L14 -13V1Z', of('#b8473a')) +
    path('M9 -20L14 -13V1H9Z', darker(of('#b8473a'), 0.16)) +
    line('M-15.4 -11.6L-9.6 -20.4L0 -24.6L9.6 -20.4L15.4 -11.6', of('#6d4a44'), 2) +
    rect(-5, -11, 10, 12, of('white')) +
    rect(-4, -10, 8, 11, of('#9a382e')) +
    line('M-4 -10L4 1M4 -10L-4 1', of('white'), 0.8) +
    rect(-2, -19, 4, 4, light.isDark ? glowing : of('white'));
  const x = (sign: number, t: number) => middle + sign * (5 * size + t * (width * 0.27 - 4 * size));
  const y = (t: number) => horizon + 2 + t * depth;
  const kernels = 'q-3.8-1-3.4-4.8q3.1.7 3.4 4.8q.3-4 3.4-4.8q.5 3.8-3.4 4.8';
  const ear = `${`${kernels}m0-3.1`.repeat(2)}q-2-2.4 0-5.4q2 3 0 5.4Z`;
  const row = (t: number, at: number) => {
    const [scale, fill, step] = [(0.22 + t * 0.85) * size, darker(grain, 0.03 + at * 0.035), t < 0.25 ? 9 : 7.6];
    const ears = Array.from(
      { length: Math.ceil((width / 2 + bleed - (x(1, t) - middle)) / (step * scale)) },
      (_, index) => [3 + index * step, -3 - ((index * 5) % 4) * 1.1] as const,
    );
    return [-1, 1]
      .map(
        (sign) =>
          path(
            `M${x(sign, t)} ${y(t) + 9 * scale}L${x(sign, t) + sign * 2 * scale} ${y(t)}H${sign < 0 ? -bleed : width + bleed}V${100 + bleed}H${x(sign, (98 + bleed - horizon) / depth)}Z`,
            fill,
          ) +
          moved(
            line(ears.map(([left, up]) => `M${left.toFixed(1)} 2V${up.toFixed(1)}`).join(''), of('#c4922f'), 0.8) +
              path(
                ears
                  .map(
                    ([left, up]) => `M${left.toFixed(1)} ${up.toFixed(1)}${t < 0.25 ? 'q-5 -5 0 -12q5 7 0 12Z' : ear}`,
                  )
                  .join(''),
                of('#f0cd74'),
              ),
            x(sign, t),
            y(t),
            scale,
            sign < 0,
          ),
      )
      .join('');
  };
  const flower = (share: number, t: number, color: string) =>
    moved(
      line('M0 6V0', of('leaf'), 0.7) +
        [
          [-1.6, -0.6],
          [1.6, -0.6],
          [0, -2.2],
        ]
          .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.9, of(color)))
          .join('') +
        circle(0, -0.6, 0.9, of('dark')),
      width * share,
      y(t),
      (0.3 + t * 0.8) * size,
    );
  return scenery(
    skyOf(stage, 0.7) +
      clouds(stage) +
      hills(width, horizon + 1, 22 * size, fade(stage, 'hill', 0.45), 0.12) +
      path(
        `M${-bleed} ${horizon - 12 * size}Q${width * 0.18} ${horizon - 17 * size} ${width * 0.62} ${horizon + 3}H${-bleed}Z`,
        of('#a3c07a'),
      ) +
      path(
        `M${width + bleed} ${horizon - 15 * size}Q${width * 0.8} ${horizon - 15 * size} ${width * 0.42} ${horizon + 3}H${width + bleed}Z`,
        of('#8fb56a'),
      ) +
      path(
        `M${width * 0.66} ${horizon + 3}Q${width * 0.8} ${horizon - 9 * size} ${width + bleed} ${horizon - 9 * size}V${horizon + 3}Z`,
        of('#c9cf7c'),
      ) +
      path(
        `M${-bleed} ${horizon - 4 * size}Q${width * 0.16} ${horizon - 7 * size} ${width * 0.4} ${horizon + 3}H${-bleed}Z`,
        of('#d3c36a'),
      ),
    [-0.1, 0.02, 0.34]
      .map((share, at) =>
        leafTree(width * share, horizon - (at === 2 ? 2 : 9) * size, 0.26 * size, of('leaf'), of('woodDark')),
      )
      .join('') +
      moved(barn, width * 0.19, horizon - 6 * size, 0.8 * size) +
      leafTree(width * 0.83, horizon - 3 * size, 0.95 * size, of('#5f9550'), of('woodDark')) +
      leafTree(width * 1.12, horizon - 8 * size, 0.4 * size, of('leaf'), of('woodDark')) +
      ground(stage, horizon + 2, grain) +
      path(`M${x(-1, 0)} ${y(0)}H${x(1, 0)}L${x(1, 5)} ${y(5)}H${x(-1, 5)}Z`, of('#a9bd6b')) +
      [-0.62, 0.38]
        .map((u) =>
          path(
            `M${middle + u * 5 * size} ${y(0)}h${1.2 * size}L${middle + (u + 0.24) * (x(1, 5) - middle)} ${y(5)}H${middle + u * (x(1, 5) - middle)}Z`,
            of('#cfb07c'),
          ),
        )
        .join('') +
      [0.02, 0.09, 0.18, 0.3, 0.46, 0.68, 0.98, 1.4, 2]
        .filter((t) => y(t) < 100 + bleed)
        .map(row)
        .join('') +
      flower(0.28, 0.26, '#d8433a') +
      flower(0.13, 0.42, '#d8433a') +
      flower(0.2, 0.64, '#4f6fb4') +
      flower(0.76, 0.28, '#4f6fb4') +
      flower(0.87, 0.5, '#d8433a') +
      flower(0.93, 0.26, '#d8433a') +
      flower(0.06, 0.24, '#4f6fb4') +
      flower(0.95, 0.74, '#4f6fb4'),
  );
};

const mountain: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [depth, low] = [100 - horizon, Math.min(size, horizon / 36)];
  const peak = (share: number, high: number, half: number, haze: number) => {
    const [rock, cap] = [fade(stage, '#8295a8', haze), fade(stage, 'snowcap', haze * 0.6)];
    const up = Math.min(high * size, horizon * 0.88 * (high / 54)) / 100;
    return stretched(
      path('M-100 0L-62 -38L-48 -44L-26 -74L-14 -82L0 -100L16 -80L26 -74L52 -38L66 -32L100 0Z', rock) +
        path('M0 -100L16 -80L26 -74L52 -38L66 -32L100 0H22L34 -18L14 -34L22 -52L4 -66L8 -82Z', darker(rock, 0.17)) +
        path(
          'M0 -100L16 -80L26 -74L38 -57L27 -60L21 -52L14 -62L4 -52L-4 -64L-14 -54L-20 -62L-34 -63L-26 -74L-14 -82Z',
          cap,
        ) +
        path('M0 -100L16 -80L26 -74L38 -57L27 -60L21 -52L14 -62L8 -57L4 -66L8 -82Z', darker(cap, 0.1)) +
        path('M-48 -44L-40 -30L-44 -16L-30 -34L-34 -52Z', darker(rock, 0.08)),
      (half * (0.45 + 0.55 * size)) / 100,
      up,
      width * share,
      horizon + 3,
    );
  };
  const chalet =
    ellipse(2, 1, 23, 2, of('#6f9a54')) +
    rect(-15, -9, 30, 10, of('#d8d0c2')) +
    rect(8, -9, 7, 10, of('#b8b0a3')) +
    path('M-15 -9V-17L0 -25L15 -17V-9Z', of('#a5683f')) +
    path('M8 -9V-21L15 -17V-9Z', darker(of('#a5683f'), 0.18)) +
    line('M-13 -12H13M-13 -15.4H13', darker(of('#a5683f'), 0.18), 0.5) +
    rect(-12, -30, 4, 10, of('#b8b0a3')) +
    path('M-20 -13.6L0 -27.6L20 -13.6L21.4 -15.8L0 -30.8L-21.4 -15.8Z', of('#6d4334')) +
    [-9, 4]
      .map(
        (left) =>
          rect(left, -17.4, 5, 5, of('white')) +
          rect(left + 0.7, -16.7, 3.6, 3.6, light.isDark ? glowing : of('#6f8f9c')),
      )
      .join('') +
    rect(-16, -10.6, 32, 2.2, of('#7d4c30')) +
    [-14, -9, -4, 1, 6, 11]
      .map((left, at) => circle(left + 1.4, -11, 1.5, of(at % 2 === 0 ? '#d8433a' : '#e58aa6')))
      .join('') +
    rect(-3, -7, 6, 8, of('#7d4c30')) +
    [-11.4, 7].map((left) => rect(left, -6, 4.6, 4, light.isDark ? glowing : of('#6f8f9c'))).join('');
  const rock = (share: number, t: number, scale: number) =>
    moved(
      path('M-10 1L-8 -6L-2 -10L5 -7L10 1Z', of('#a9a79f')) + path('M-2 -10L5 -7L10 1H2L3 -5Z', of('#8a8983')),
      width * share,
      horizon + depth * t,
      scale * size,
    );
  const bloom = (share: number, t: number, color: string) =>
    moved(
      [
        [-1.6, 0],
        [1.6, 0],
        [0, -1.6],
        [0, 1.6],
      ]
        .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.3, of(color)))
        .join('') + circle(0, 0, 0.9, of('#f0bf3a')),
      width * share,
      horizon + depth * t,
      (0.4 + t * 0.6) * size ** 0.4,
    );
  const track = `M${width * 0.29} ${horizon + depth * 0.1}Q${width * 0.36} ${horizon + depth * 0.2} ${width * 0.5} ${horizon + depth * 0.24}Q${width * 0.66} ${horizon + depth * 0.3} ${width * 0.56} ${horizon + depth * 0.46}Q${width * 0.46} ${horizon + depth * 0.66} ${width * 0.28} ${100 + bleed}H${width * 0.76}Q${width * 0.62} ${horizon + depth * 0.66} ${width * 0.68} ${horizon + depth * 0.46}Q${width * 0.76} ${horizon + depth * 0.24} ${width * 0.54} ${horizon + depth * 0.2}Q${width * 0.38} ${horizon + depth * 0.16} ${width * 0.31} ${horizon + depth * 0.1}Z`;
  return scenery(
    skyOf(stage, 0.5) +
      clouds(stage) +
      peak(0.36, 36, 50, 0.4) +
      peak(-0.24, 42, 60, 0.3) +
      peak(1.28, 42, 60, 0.3) +
      peak(0.99, 42, 50, 0.3) +
      peak(0.08, 48, 56, 0.2) +
      peak(0.72, 54, 60, 0),
    path(
      `M${-bleed} ${horizon - 15 * low}Q${width * 0.16} ${horizon - 11 * low} ${width * 0.5} ${horizon + 4}H${-bleed}Z`,
      fade(stage, 'leafDark', 0.3),
    ) +
      path(
        `M${width + bleed} ${horizon - 18 * low}Q${width * 0.86} ${horizon - 12 * low} ${width * 0.44} ${horizon + 4}H${width + bleed}Z`,
        fade(stage, 'leafDark', 0.18),
      ) +
      spread(stage, 7 * size, (x, at) => {
        const out = Math.abs(x - width * 0.47) / width;
        return out < 0.12
          ? ''
          : fir(
              x,
              horizon + 2 - Math.max(0, out - 0.14) * 24 * low,
              (0.22 + ((at * 3) % 4) * 0.04) * low,
              fade(stage, 'leafDark', 0.12),
            );
      }) +
      ground(stage, horizon + 2, of('#86b062')) +
      path(
        `M${-bleed} ${horizon - 3 * size}Q${width * 0.2} ${horizon - 5 * size} ${width * 0.52} ${horizon + depth * 0.16}L${width} ${horizon + depth * 0.3}H${-bleed}Z`,
        of('#9cc274'),
      ) +
      path(
        `M${width + bleed} ${horizon}Q${width * 0.86} ${horizon - 2} ${width * 0.54} ${horizon + depth * 0.2}Q${width * 0.3} ${horizon + depth * 0.4} ${-bleed} ${horizon + depth * 0.36}V${100 + bleed}H${width + bleed}Z`,
        of('#8bb765'),
      ) +
      path(track, of('#d9c294')) +
      path(
        `M${-bleed} ${horizon + depth * 0.7}Q${width * 0.14} ${horizon + depth * 0.62} ${width * 0.3} ${100 + bleed}H${-bleed}Z`,
        of('#79a657'),
      ) +
      path(
        `M${width + bleed} ${horizon + depth * 0.6}Q${width * 0.88} ${horizon + depth * 0.58} ${width * 0.72} ${100 + bleed}H${width + bleed}Z`,
        of('#79a657'),
      ) +
      moved(chalet, width * 0.22, horizon + depth * 0.1, 0.86 * low) +
      fir(width * 0.05, horizon + depth * 0.12, 0.5 * low, of('leaf')) +
      fir(width * 0.05 - 13 * low, horizon + depth * 0.16, 0.64 * low, of('leafDark')) +
      fir(width * 0.83, horizon + depth * 0.13, 0.42 * low, of('leaf')) +
      fir(width * 0.94, horizon + depth * 0.22, 0.68 * low, of('leaf')) +
      fir(width * 0.94 + 18 * low, horizon + depth * 0.18, 0.6 * low, of('leafDark')) +
      rock(0.78, 0.4, 0.8) +
      rock(0.12, 0.62, 0.9) +
      rock(0.12 + 9 / width, 0.66, 0.5) +
      [
        [0.05, 0.4, 'white'],
        [0.2, 0.42, '#e58aa6'],
        [0.27, 0.6, 'white'],
        [0.08, 0.82, '#f0bf3a'],
        [0.2, 0.86, '#6f7fd0'],
        [0.84, 0.56, '#6f7fd0'],
        [0.74, 0.62, 'white'],
        [0.92, 0.72, '#e58aa6'],
        [0.96, 0.5, 'white'],
        [0.82, 0.86, '#f0bf3a'],
      ]
        .map(([share, t, color]) => bloom(Number(share), Number(t), String(color)))
        .join(''),
  );
};

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
    moved(
      path('M0 0Q-4 -6 -11 -5Q-5 -3 -2 2Q0 3 2 2Q5 -3 11 -5Q4 -6 0 0Z', of('white')),
      width * share,
      horizon * high,
      scale * (0.5 + size * 0.4),
    );
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

const snow: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const [white, shade] = [of('#fbfcfd'), of('#d5e1ea')];
  const snowFir = (x: number, y: number, scale: number, fill: string) =>
    moved(
      ellipse(5, 0.6, 17, 2, of('#c3d3df')) +
        rect(-2, -6, 4, 7, of('woodDark')) +
        [
          [-4, 18, 24],
          [-20, 14.4, 20],
          [-34, 10.4, 19],
        ]
          .map(
            ([y0 = 0, half = 0, high = 0]) =>
              path(`M0 ${y0 - high}L${half} ${y0}Q0 ${y0 + 3} ${-half} ${y0}Z`, fill) +
              path(
                `M0 ${y0 - high}L${half} ${y0}Q${half * 0.6} ${y0 + 1.4} ${half * 0.2} ${y0 + 1.6}Z`,
                darker(fill, 0.16),
              ) +
              path(
                `M0 ${y0 - high}L${half * 0.7} ${y0 - high * 0.3}Q${half * 0.5} ${y0 - high * 0.06} ${half * 0.26} ${y0 - high * 0.34}Q${half * 0.06} ${y0 - high * 0.04} ${-half * 0.16} ${y0 - high * 0.32}Q${-half * 0.42} ${y0 - high * 0.04} ${-half * 0.7} ${y0 - high * 0.3}Z`,
                white,
              ) +
              path(
                `M0 ${y0 - high}L${half * 0.7} ${y0 - high * 0.3}Q${half * 0.5} ${y0 - high * 0.06} ${half * 0.26} ${y0 - high * 0.34}Z`,
                shade,
              ),
          )
          .join(''),
      x,
      y,
      scale * size,
    );
  const hut =
    ellipse(3, 1, 25, 2.4, of('#c3d3df')) +
    rect(8, -32, 5, 12, of('#8d7a70')) +
    rect(7.4, -33.4, 6.2, 2.6, white, 1) +
    [0, 1, 2].map((at) => circle(12 + at * 3.4, -38 - at * 5, 2 + at * 0.9, lighter(light.sky[1], 0.4), 0.6)).join('') +
    path('M-16 1V-13L0 -26L16 -13V1Z', of('#96603f')) +
    path('M9 1V-20L16 -13V1Z', darker(of('#96603f'), 0.18)) +
    line('M-15.6 -3H15.6M-15.6 -7H15.6M-15.6 -11H15.6M-12 -15H12', darker(of('#96603f'), 0.22), 0.6) +
    path(
      'M-22 -9Q-23 -12 -20 -14L-2 -30Q0 -31.6 2 -30L20 -14Q23 -12 22 -9Q19 -7.6 16.6 -10L0 -24L-16.6 -10Q-19 -7.6 -22 -9Z',
      white,
    ) +
    path('M0 -31Q1 -31 2 -30L20 -14Q23 -12 22 -9Q19 -7.6 16.6 -10L0 -24Z', shade) +
    rect(-11.6, -12.6, 9, 9, of('white')) +
    rect(-10.6, -11.6, 7, 7, light.isDark ? '#ffd27a' : of('#f3cf86')) +
    line('M-7.1 -11.6V-4.6M-10.6 -8.1H-3.6', of('white'), 0.8) +
    rect(-12.4, -4.6, 10.6, 1.8, white, 0.9) +
    rect(1, -11, 6.6, 12, of('#5f3d2c')) +
    circle(6, -5, 0.6, of('#e8c46a')) +
    path('M-26 2Q-20 -4 -13 -1Q0 1 13 -0.6Q20 -4 27 2Z', white) +
    (light.isDark ? path('M-11 1H-3L-4 5H-17Z', '#ffd27a', 0.5) : '');
  const hill = (d: string, fill: string) => path(`${d}V${100 + bleed}H${-bleed}Z`, fill);
  const step = (x: number, t: number) =>
    ellipse(x, horizon + depth * t, (0.8 + t * 1.6) * size, (0.4 + t * 0.6) * size, of('#bccddb'));
  const fence =
    [0, 1, 2, 3, 4]
      .map((at) => rect(at * 9, -9, 2, 10, of('#8a6a52')) + rect(at * 9 - 0.5, -10.4, 3, 2, white, 1))
      .join('') +
    line('M-3 -6.4H41M-3 -2.6H41', of('#8a6a52'), 1.2) +
    line('M-3 -7.4H41', white, 0.9);
  return scenery(
    skyOf(stage, 0.62) +
      clouds(stage) +
      ridge(
        width,
        horizon + 2,
        [18, 32, 22, 40, 26, 30, 20, 36, 28, 42, 18].map((high) => high * 0.84 * size),
        fade(stage, '#9fb6c8', 0.4),
      ) +
      ridge(
        width,
        horizon + 2,
        [24, 14, 30, 16, 22, 12, 18, 28, 16, 32, 14].map((high) => high * 0.7 * size),
        fade(stage, '#c3d4e0', 0.3),
      ),
    spread(stage, 8 * size, (x, at) =>
      fir(
        x,
        horizon + 1 - 5 * size * (Math.abs(x - width / 2) / width),
        (0.26 + ((at * 3) % 4) * 0.05) * size,
        fade(stage, '#6f909a', 0.3),
      ),
    ) +
      hill(
        `M${-bleed} ${horizon - 9 * size}Q${width * 0.16} ${horizon - 12 * size} ${width * 0.46} ${horizon + depth * 0.06}T${width + bleed} ${horizon - 4 * size}`,
        of('#e6eef3'),
      ) +
      snowFir(width * 0.04, horizon - 2 * size, 0.7, of('#4d7476')) +
      snowFir(width * 0.36, horizon + depth * 0.04, 0.42, of('#5f8688')) +
      snowFir(width * 0.66, horizon + depth * 0.05, 0.46, of('#5f8688')) +
      snowFir(width * 0.74, horizon + depth * 0.07, 0.72, of('#4d7476')) +
      hill(
        `M${-bleed} ${horizon + depth * 0.14}Q${width * 0.3} ${horizon + depth * 0.34} ${width * 0.56} ${horizon + depth * 0.2}Q${width * 0.84} ${horizon - 4 * size} ${width + bleed} ${horizon - 2 * size}`,
        white,
      ) +
      moved(hut, width * 0.2, horizon + depth * 0.16, size) +
      moved(fence, width * 0.2 - 72 * size, horizon + depth * 0.2, size) +
      snowFir(width * 0.84, horizon + depth * 0.16, 0.8, of('#3f6a6c')) +
      snowFir(width * 0.95, horizon + depth * 0.3, 0.98, of('#3f6a6c')) +
      snowFir(width * 1.16, horizon + depth * 0.2, 1, of('#4d7476')) +
      path(
        `M${-bleed} ${horizon + depth * 0.8}Q${width * 0.44} ${horizon + depth * 0.5} ${width + bleed} ${horizon + depth * 0.78}V${100 + bleed}H${-bleed}Z`,
        of('#e9f0f5'),
      ) +
      path(
        `M${-bleed} ${horizon + depth * 0.84}Q${width * 0.5} ${horizon + depth * 0.86} ${width + bleed} ${horizon + depth * 1.04}V${100 + bleed}H${-bleed}Z`,
        shade,
      ) +
      [0.22, 0.27, 0.33, 0.4, 0.48, 0.57]
        .map((t, at) => step(width * (0.235 + at * 0.032) + (at % 2) * 2 * size, t))
        .join(''),
  );
};

/** Drawings of towns and landscapes. */
export const landscapes = { city, oldTown, forest, field, mountain, beach, sea, snow } as const satisfies Record<
  string,
  Draw
>;
