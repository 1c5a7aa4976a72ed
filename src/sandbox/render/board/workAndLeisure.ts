import { darker, lighter, mixHex } from '../look/palette';
import { bleed, clouds, type Draw, ground, hills, pine, room, scenery, skyOf, type Stage, strip } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, turned, all } from './svg';

/** Returns functions that place drawings left and right of the calm middle. The drawings' units are relative to its edge and to the horizon. */
function sidesOf({ width, horizon, nearness }: Stage) {
  const size = Math.min(nearness ** 0.86 * Math.min(1, Math.max(0.55, width / 125)), horizon / 38);
  const [left, right] = width < 110 ? [width * 0.345, width * 0.655] : [width * 0.36, width * 0.65];
  const down = (y: number) => horizon + (y > 8 ? Math.min(y * size, (y / 17) * 0.74 * (100 - horizon)) : y * size);
  return {
    size,
    left,
    right,
    toLeft: (svg: string, x = 0, y = 0, scale = 1) => moved(svg, left + x * size, down(y), size * scale),
    toRight: (svg: string, x = 0, y = 0, scale = 1) => moved(svg, right + x * size, down(y), size * scale),
    toMiddle: (svg: string, y = 0) => moved(svg, width / 2, horizon + y * size, size),
  };
}

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
              ? rect(step * x, 3 - high + row * 5, step * 0.2, 2.2, light.isDark ? '#ffd98a' : lighter(wall, 0.32))
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
    (light.isDark ? circle(0, -5, 9, '#ffdf9a', 0.3) : '') +
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
          (light.isDark ? circle(0, 3, 5, '#ffdf9a', 0.35) : '') +
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

const restaurantKitchen: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight, toMiddle } = sidesOf(stage);
  const [steel, shade, bright, dark] = [of('#bfc7cb'), of('#9aa4aa'), of('#dde2e4'), of('#33373d')];
  const flame = (x: number, scale: number) =>
    moved(
      path('M-5 0Q-9 -6 -4 -11Q-4 -7 -1 -8Q-3 -14 3 -19Q2 -13 6 -10Q9 -5 5 0Z', '#f08a35') +
        path('M-3 0Q-5 -4 -1.6 -7Q0 -5 1.4 -9Q5 -4 3 0Z', '#ffd873'),
      x,
      -23.4,
      scale,
    );
  const pot = (x: number, y: number, wide: number, high: number) =>
    rect(x, y - high, wide, high, bright, 1) +
    rect(x + wide * 0.7, y - high, wide * 0.3, high, shade, 1) +
    rect(x - 1, y - high - 1.4, wide + 2, 2, steel, 0.8) +
    rect(x - 2.4, y - high + 2.4, 2.6, 1.4, shade, 0.6) +
    rect(x + wide - 0.2, y - high + 2.4, 2.6, 1.4, shade, 0.6);
  const oven = (x: number) =>
    rect(x, -10.6, 26, 13.4, shade, 0.8) +
    rect(x + 3, -7, 20, 7.4, light.isDark ? '#f0a24a' : dark, 0.8) +
    path(`M${x + 6} -7h4l-3.4 7.4h-3.6v-1Z`, of('#eef2f2'), 0.35) +
    rect(x + 2, -9.6, 22, 1.3, bright, 0.6) +
    all([3, 9, 17, 23], (dx) => circle(x + dx, -14.2, 1.5, of('red')));
  const range =
    rect(-118, -17.6, 116, 23.6, steel) +
    rect(-9, -17.6, 7, 23.6, shade, 0) +
    all([-59, -31, -87, -115], oven) +
    rect(-118, -19.6, 117, 2.6, dark, 0.6) +
    rect(-116, 5, 112, 2.6, dark) +
    all([-110, -54, -31, -10], (x) => rect(x - 6, -20.8, 12, 1.4, dark)) +
    pot(-61, -20.6, 15, 12) +
    pot(-96, -20.6, 18, 9) +
    path('M-37 -24.4H-25Q-25 -20.6 -28 -20.6H-34Q-37 -20.6 -37 -24.4Z', of('#c9713f')) +
    line('M-37 -23.8L-45 -25.4', dark, 1.4) +
    flame(-11, 0.8) +
    path('M-19 -24.6H-3.4Q-4.6 -20.6 -7 -20.6H-15.4Q-18 -20.6 -19 -24.6Z', of('#4b5056')) +
    line('M-3.6 -24L4.6 -26.4', dark, 1.5);
  const hood =
    rect(-47, -140, 26, 90, shade) +
    rect(-47, -140, 17, 90, steel) +
    path('M-110 -52H-8L3 -39H-121Z', steel) +
    path('M-20 -52H-8L3 -39H-10Z', shade) +
    rect(-121, -39.6, 124.6, 3.6, bright) +
    rect(-10, -39.6, 13.6, 3.6, steel) +
    (light.isDark ? path('M-70 -36H-8L-2 -20.6H-76Z', '#ffe6a6', 0.22) : '') +
    repeat(10, (at) => rect(-112 + at * 10.4, -49.4, 5.6, 6.6, shade, 0.5));
  const slip = (x: number, high: number, at: number) =>
    turned(
      rect(x, -37.4, 5.4, high, of('white')) +
        rect(x + 1, -35, 3.4, 0.7, of('#8b8f94')) +
        rect(x + 1, -33, 2.6, 0.7, of('#8b8f94')) +
        rect(x + 1, -31, 3.2, 0.7, at % 2 === 0 ? of('red') : of('#8b8f94')),
      [-3, 2, -2, 3][at % 4] ?? 0,
      x + 2.7,
      -37,
    );
  const lamp = (x: number) =>
    line(`M${x} -38V-33`, dark, 0.8) +
    (light.isDark ? path(`M${x - 4} -27L${x - 9} -18.6H${x + 9}L${x + 4} -27Z`, '#ffdf9a', 0.4) : '') +
    path(
      `M${x - 1.4} -33.6H${x + 1.4}Q${x + 5.4} -32 ${x + 5.4} -27H${x - 5.4}Q${x - 5.4} -32 ${x - 1.4} -33.6Z`,
      of('#c9713f'),
    ) +
    path(
      `M${x + 1} -33.6H${x + 1.4}Q${x + 5.4} -32 ${x + 5.4} -27H${x + 2.6}Q${x + 3} -31 ${x + 1} -33.6Z`,
      of('#a4562d'),
    ) +
    rect(x - 3.6, -27.4, 7.2, 1.2, '#fff0c0', 0.6);
  const dish = (x: number, color: string) =>
    path(`M${x - 8} -20.2H${x + 8}L${x + 5} -18.4H${x - 5}Z`, of('white')) +
    path(`M${x - 4} -20.2Q${x - 3} -24 ${x} -23.6Q${x + 4} -23.4 ${x + 4} -20.2Z`, of(color)) +
    circle(x + 2.4, -23.6, 1.4, of('leaf'));
  const plates = (x: number, count: number) =>
    repeat(count, (at) =>
      rect(x + (at % 2) * 0.4, -43.2 - at * 1.5, 12, 1.1, of(at % 2 === 0 ? 'white' : '#d3d7d6'), 0.5),
    );
  const pass =
    rect(0, -17, 120, 3.4, steel) +
    all([1, 40, 80], (x) => rect(x, -14, 2.4, 20, shade)) +
    rect(0, -0.6, 120, 2, shade) +
    all(
      [
        [6, 12],
        [22, 14],
        [46, 11],
        [60, 15],
        [86, 13],
      ] as const,
      ([x, wide], at) =>
        at % 2 === 0
          ? pot(x, -0.6, wide, 8)
          : rect(x, -6.4, wide, 5.8, of('#e9ecec'), 0.6) + rect(x - 0.8, -7.4, wide + 1.6, 1.6, bright, 0.5),
    ) +
    rect(-1.4, -18.4, 122, 2.2, bright, 0.6) +
    all([1, 60, 100], (x) => rect(x, -42, 1.8, 24, shade)) +
    plates(5, 4) +
    plates(20, 2) +
    plates(42, 5) +
    plates(70, 3) +
    rect(-1.4, -42, 122, 2.4, bright, 0.6) +
    rect(-1.4, -39.6, 122, 2.4, shade) +
    all(
      [
        [3.4, 11],
        [10, 13],
        [16.6, 10.4],
        [42, 12],
        [64, 11],
      ] as const,
      ([x, high], at) => slip(x, high, at),
    ) +
    all([30, 54], lamp) +
    dish(30, '#d8813f') +
    dish(54, '#b5523a') +
    path('M2 -18.4Q2 -25.4 10 -25.4Q18 -25.4 18 -18.4Z', bright) +
    path('M12 -25.2Q18 -24 18 -18.4H14Q15 -23 12 -25.2Z', steel) +
    circle(10, -26, 1.1, shade);
  const pan = (x: number, radius: number, color: string) =>
    rect(x - 0.8, -45, 1.6, 6.4, dark, 0.6) +
    circle(x, -39 + radius, radius, of(color)) +
    circle(x - 0.5, -39 + radius - 0.4, radius * 0.74, lighter(of(color), 0.16));
  return scenery(
    room(stage, of('#cddbd8'), of('#b79482'), 'tiles') +
      repeat(horizon / (6 * size), (row) => strip(stage, horizon - 2 - (row + 1) * 6 * size, 0.4, of('#bccdca'))) +
      repeat((width + 2 * bleed) / (9 * size), (at) =>
        rect(-bleed + at * 9 * size, -bleed, 0.4, horizon + bleed - 2, of('#bccdca')),
      ) +
      strip(stage, horizon - 2, 2, of('#8d979b')) +
      toMiddle(
        rect(-17, -45.6, 34, 1.3, shade, 0.6) +
          pan(-11, 3.8, '#c9713f') +
          pan(-1, 3, '#6b7278') +
          pan(8.4, 4.2, '#c9713f'),
      ) +
      toLeft(hood),
    toLeft(range) + toRight(pass),
  );
};

const meetingRoom: Draw = (stage) => {
  const { horizon, palette } = stage;
  const { of, light } = palette;
  const { size, left, right, toLeft, toRight } = sidesOf(stage);
  const [dark, frame, wood, seat] = [of('#33383f'), of('#565d66'), of('#c08a58'), of('#3f6f86')];
  const [from, to] = [left + 5 * size, right - 4 * size];
  const far = mixHex(of('#8fa3b1'), light.sky[2], 0.5);
  const city = repeat(9, (at) => {
    const [wide, high] = [(to - from) / 9, horizon * (0.3 + ((at * 7) % 5) * 0.07)];
    const x = from + at * wide;
    return (
      rect(x, horizon - high, wide + 0.1, high, at % 2 === 0 ? far : lighter(far, 0.14)) +
      repeat(4, (row) =>
        (row + at) % 3 === 0
          ? ''
          : rect(
              x + wide * 0.24,
              horizon - high + (row + 0.6) * 3.4 * size,
              wide * 0.22,
              1.3 * size,
              light.isDark ? '#ffd98a' : lighter(far, 0.3),
            ) +
            rect(
              x + wide * 0.58,
              horizon - high + (row + 0.6) * 3.4 * size,
              wide * 0.22,
              1.3 * size,
              light.isDark && (row * at) % 2 === 0 ? '#ffd98a' : lighter(far, 0.3),
            ),
      )
    );
  });
  const glass =
    rect(from, -bleed, to - from, horizon + bleed, light.sky[1]) +
    rect(from, horizon * 0.4, to - from, horizon * 0.6, light.sky[2]) +
    city +
    rect(from, horizon - 17 * size, to - from, 5 * size, lighter(far, 0.6)) +
    rect(from, horizon - 10.6 * size, to - from, 1.4 * size, lighter(far, 0.6)) +
    all([0, 1 / 3, 2 / 3, 1], (share) =>
      rect(from + (to - from) * share - 0.7 * size, -bleed, 1.4 * size, horizon + bleed, frame),
    ) +
    rect(from, horizon - 2 * size, to - from, 2 * size, frame);
  const bars = all(
    [
      [-34, 5, '#7fc4c9'],
      [-29.6, 8, '#7fc4c9'],
      [-25.2, 7, '#7fc4c9'],
      [-20.8, 12, '#f0a24a'],
    ] as const,
    ([x, high, color]) => rect(x, -27 - high, 3, high, color),
  );
  const screen =
    rect(-41, -48, 38, 26, dark, 1) +
    rect(-39.6, -46.6, 35.2, 22.8, light.isDark ? '#2f5a78' : of('#f4f6f4')) +
    rect(-37, -44.4, 15, 1.8, light.isDark ? '#dcebf2' : of('#56616c'), 0.8) +
    bars +
    rect(-36, -27, 20, 0.7, light.isDark ? '#dcebf2' : of('#8b949c')) +
    circle(-10, -34, 4.6, '#7fc4c9') +
    path('M-10 -34V-38.6A4.6 4.6 0 0 1 -6 -31.7Z', '#f0a24a') +
    line('M-34 -35L-28 -38L-23 -37L-18.6 -42', of('#d9593f'), 0.9);
  const chair = (x: number) =>
    rect(x - 1, -2, 2, 6, frame) + rect(x - 7, -19, 14, 17, seat, 3) + rect(x + 3, -19, 4, 17, darker(seat, 0.18), 2);
  const near = (x: number) =>
    rect(x - 0.9, 4, 1.8, 8, frame) +
    line(`M${x - 5.6} 13L${x} 10.6L${x + 5.6} 13`, frame, 1.4) +
    circle(x - 5.6, 13.4, 1.1, dark) +
    circle(x + 5.6, 13.4, 1.1, dark) +
    rect(x - 7, 1.4, 14, 3.6, darker(seat, 0.2), 1.6) +
    rect(x - 6.6, -13, 13.2, 13.4, seat, 3) +
    rect(x + 2.8, -13, 3.8, 13.4, darker(seat, 0.18), 2) +
    rect(x - 1.2, -1, 2.4, 4, frame);
  const laptop = (x: number) =>
    path(`M${x} -8.6L${x - 3} -16.6H${x + 8}L${x + 11} -8.6Z`, of('#aab2b8')) +
    circle(x + 4, -12.6, 1, of('white')) +
    rect(x - 1, -9, 14, 0.9, of('#868d94'), 0.4);
  const table =
    all([-11, -31, -51, -71], chair) +
    laptop(-40) +
    path('M-22 -14.4H-17L-17.6 -8.4H-21.4Z', of('glass')) +
    rect(-25.4, -11.6, 2.8, 3.2, of('white'), 0.4) +
    rect(-60, -9.4, 9, 1, of('white')) +
    rect(-96, -8.6, 97, 2.8, wood, 1.2) +
    rect(-96, -6.4, 97, 1, darker(wood, 0.22)) +
    path('M-14 -5.6H-8L-4 10H-18Z', frame) +
    path('M-62 -5.6H-56L-52 10H-66Z', frame) +
    near(-45);
  const note = (x: number, y: number, color: string) => rect(x, y, 4.6, 4.6, of(color));
  const board =
    rect(2, -48, 38, 27, of('#aeb5ba'), 0.8) +
    rect(3.2, -46.8, 35.6, 24.4, of('#fdfdfa')) +
    all(
      [
        [6, -44],
        [16, -36],
        [6, -29.6],
      ] as const,
      ([x, y], at) => rect(x, y, 9, 4.8, of(['#5a9ac0', '#e08a4a', '#6fae7f'][at] ?? 'red'), 0.8),
    ) +
    line(
      'M15 -41.6H20.4V-36.6M20.4 -31V-27.2H15.6M17.4 -28.6L15.6 -27.2L17.4 -25.8M18.8 -38L20.4 -36.4L22 -38',
      of('#56616c'),
      0.7,
    ) +
    note(28, -44, '#f4cf5a') +
    note(33.4, -44, '#f2a3b4') +
    note(28, -38.4, '#9ed0a8') +
    note(33.4, -38.4, '#f4cf5a') +
    line('M28 -29.4q1.6 -2 3.2 0t3.2 0t3 0', of('#d9593f'), 0.8) +
    rect(14, -22, 16, 1.4, of('#8d959b'), 0.4) +
    rect(17, -23, 5, 1, of('red'), 0.4) +
    rect(23.4, -23, 5, 1, of('#2f6f9f'), 0.4);
  const plant =
    all([-70, -35, 0, 35, 70], (angle, at) =>
      turned(path('M0 -8Q-5.4 -18 0 -29Q5.4 -18 0 -8Z', of(at % 2 === 0 ? 'leaf' : 'leafDark')), angle * 0.8, 0, -8),
    ) +
    path('M-5.6 -9H5.6L4.2 6H-4.2Z', of('#f0ece2')) +
    path('M2 -9H5.6L4.2 6H1.4Z', of('#d0cabd'));
  const sideboard =
    rect(4, -12, 74, 16, wood) +
    rect(4, -12.8, 74, 1.8, lighter(wood, 0.2)) +
    all([4, 22.5, 41, 59.5], (x) => rect(x + 0.8, -10, 17, 13, darker(wood, 0.1)) + rect(x + 14.4, -5, 1, 4, dark)) +
    rect(8, 4, 1.6, 4, dark) +
    rect(72, 4, 1.6, 4, dark) +
    rect(8, -20.4, 4.6, 7.6, of('#aab2b8'), 1.4) +
    rect(9, -21.6, 2.6, 1.6, dark) +
    all([15, 19.4], (x) => rect(x, -15.6, 3.2, 2.8, of('white'), 0.6));
  return scenery(
    room(stage, of('#ebe5da'), of('#98a3ab'), 'plain') +
      glass +
      toLeft(
        rect(-200, -140, 199, 138, of('#a9794f')) +
          repeat(50, (at) => rect(-5 - at * 4, -140, 0.7, 138, of('#8d623d'))) +
          rect(-200, -2, 199, 2, of('#6d4a2f')),
      ) +
      toLeft(screen) +
      toRight(board),
    toRight(sideboard) + toLeft(table, 0, 4) + toRight(plant, 46, 8),
  );
};

const laboratory: Draw = (stage) => {
  const { horizon, width, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight, toMiddle } = sidesOf(stage);
  const [front, top, dark, teal] = [of('#f2f4f2'), of('#4d5a66'), of('#323b45'), of('#3f93a0')];
  const clear = lighter(of('#eef7f7'), light.isDark ? 0.15 : 0.3);
  const unit = (x: number, at: number) =>
    at % 2 === 0
      ? all([-13.4, -7, -0.6], (y) => rect(x + 0.8, y, 19.4, 5.6, front, 0.5) + rect(x + 7, y + 1.4, 7, 1.1, teal, 0.5))
      : rect(x + 0.8, -13.4, 9.2, 18.4, front, 0.5) +
        rect(x + 11, -13.4, 9.2, 18.4, front, 0.5) +
        rect(x + 8, -11, 1.1, 5, teal, 0.5) +
        rect(x + 12, -11, 1.1, 5, teal, 0.5);
  const bench = (x: number) =>
    rect(x, -15, 126, 21.6, of('#cdd6d8')) +
    repeat(6, (at) => unit(x + at * 21, at + 1)) +
    rect(x, 5.4, 126, 2.6, dark) +
    rect(x - 1.4, -17, 128.8, 2.6, top, 0.6);
  const liquid = ['#e0527a', '#3fa7c9', '#f0b03a', '#58b070'];
  const conical = (x: number, color: string, scale = 1) =>
    moved(
      path('M-1.9 -15H1.9V-9L6.6 -1.4Q7 0 5.4 0H-5.4Q-7 0 -6.6 -1.4L-1.9 -9Z', clear) +
        path('M-4 -7.4H4L6 -1.6Q6.2 -0.7 5 -0.7H-5Q-6.2 -0.7 -6 -1.6Z', of(color)) +
        path('M1.4 -7.4H4L6 -1.6Q6.2 -0.7 5 -0.7H3.2Z', darker(of(color), 0.16)) +
        rect(-2.6, -15.8, 5.2, 1.4, clear, 0.6),
      x,
      -17,
      scale,
    );
  const beaker = (x: number, color: string) =>
    rect(x - 4.6, -27.6, 9.2, 10.6, clear, 0.8) +
    rect(x - 3.8, -24, 7.6, 6.3, of(color), 0.5) +
    all([-25, -23, -21], (y) => rect(x + 0.6, y, 2.6, 0.5, of('white')));
  const rack = (x: number) =>
    all(
      [0, 1, 2, 3],
      (at) =>
        rect(x + 1.2 + at * 4, -30, 2.6, 12, clear, 1.3) +
        rect(x + 1.2 + at * 4, -25 + (at % 2) * 2, 2.6, 7 - (at % 2) * 2, of(liquid[at] ?? 'red'), 1.3),
    ) +
    rect(x - 0.8, -25.6, 18.4, 1.6, of('#c79a63'), 0.4) +
    rect(x - 0.8, -18.6, 18.4, 1.8, of('#c79a63'), 0.4) +
    rect(x - 0.8, -25.6, 1.4, 8, of('#a97c48')) +
    rect(x + 16.2, -25.6, 1.4, 8, of('#a97c48'));
  const microscope =
    path('M-8 0Q-8 -3 -5 -3H7Q9 -3 9 0Z', dark) +
    path('M2 -2.6Q8.6 -5 8 -12Q7.4 -17 1.6 -18.6L3 -21.6Q11.6 -19 11.8 -11Q11.8 -5 8 -2.6Z', of('#e9edee')) +
    path('M7 -2.6Q11 -6 10.4 -13Q10 -17 6 -20Q11.6 -18 11.8 -11Q11.8 -5 8 -2.6Z', of('#bcc6ca')) +
    rect(-8, -8, 15, 1.8, dark, 0.5) +
    rect(-6.4, -9, 6, 1, of('#9bd0dc')) +
    turned(
      rect(-2.4, -24.6, 5.4, 12.6, of('#e9edee'), 1) +
        rect(1, -24.6, 2, 12.6, of('#bcc6ca'), 0.8) +
        rect(-1.8, -28.6, 4.2, 4.6, dark, 0.6) +
        rect(-1.4, -12.4, 3.4, 3.2, of('#868d94'), 0.4),
      -16,
      0,
      -15,
    ) +
    circle(8.6, -8, 2.2, of('#868d94'));
  const poster = moved(
    rect(-66, -50, 38, 25, of('white')) +
      repeat(54, (at) => {
        const [column, row] = [at % 9, Math.floor(at / 9)];
        return (row < 2 && column > row * 2 && column < 8 - row) || (row === 5 && column < 1)
          ? ''
          : rect(
              -64 + column * 3.8,
              -47.6 + row * 3.5,
              3.3,
              3,
              of(column < 2 ? '#e88a6a' : column < 5 ? '#f0c65a' : column < 7 ? '#6fb58f' : '#6a9fd0'),
            );
      }),
    0,
    -9,
    0.9,
  );
  const bottle = (x: number, y: number, color: string, at: number) =>
    at % 3 === 0
      ? rect(x, y - 7.6, 5.6, 7.6, of(color), 0.8) +
        rect(x + 1.6, y - 9.6, 2.4, 2.4, dark, 0.4) +
        rect(x + 0.8, y - 5.4, 4, 3, of('white'))
      : at % 3 === 1
        ? rect(x, y - 6, 6, 6, clear, 0.6) +
          rect(x, y - 3.4, 6, 3.4, of(color), 0.6) +
          rect(x - 0.4, y - 7.4, 6.8, 1.8, of('#868d94'), 0.4)
        : path(`M${x + 2.2} ${y - 9}h1.8v3.2a3.6 3.6 0 1 1 -1.8 0Z`, of(color));
  const shelves = all(
    [-36, -50],
    (y, row) =>
      rect(2, y, 120, 1.8, of('#c3cdd0')) +
      rect(2, y + 1.8, 120, 0.7, of('#9aa8ad')) +
      repeat(13, (at) =>
        bottle(
          5 + at * 9,
          y,
          ['#a8683a', '#3fa7c9', '#e0527a', '#58b070', '#f0b03a'][(at + row * 2) % 5] ?? 'red',
          at + row,
        ),
      ),
  );
  const stand =
    rect(4, -18.4, 15, 1.6, dark, 0.4) +
    rect(5.4, -34.6, 1.3, 17, of('#868d94')) +
    rect(5.4, -28.6, 8, 1.2, of('#868d94')) +
    circle(13.6, -25, 5, clear) +
    path('M9.4 -25.6H17.8A4.3 4.3 0 0 1 9.4 -25.6Z', of('#e0527a')) +
    rect(12.4, -32, 2.4, 4, clear) +
    line('M13.6 -31.6L18 -33.6L27 -31', clear, 1.5) +
    path('M12 -18.4Q11.4 -19.8 13.6 -20.6Q15.8 -19.8 15.2 -18.4Z', '#4aa3e0');
  const stool =
    ellipse(0, -4, 7, 2, of('#3f93a0')) +
    rect(-7, -4, 14, 1.8, darker(of('#3f93a0'), 0.2), 0.9) +
    rect(-0.9, -2.6, 1.8, 11, of('#868d94')) +
    line('M-6 14L0 8L6 14M0 8V14', of('#868d94'), 1.4);
  const tube = (x: number) =>
    (light.isDark ? ellipse(x, -52, 20, 5, '#dff2f4', 0.3) : '') +
    rect(x - 14, -55, 28, 2.2, of('#aebabf'), 0.6) +
    rect(x - 13, -53, 26, 1.3, light.isDark ? '#f2fbfa' : of('white'), 0.6);
  return scenery(
    room(stage, of('#c3d9dd'), of('#a9b9be'), 'tiles') +
      rect(-bleed, horizon * 0.9, width + 2 * bleed, 1.2, of('#a9c6cb')) +
      toMiddle(tube(0)) +
      toLeft(poster) +
      toRight(shelves),
    toLeft(bench(-128) + conical(-61, '#58b070', 0.9) + beaker(-74, '#f0b03a') + conical(-90, '#e0527a')) +
      toLeft(rack(-49)) +
      toLeft(microscope, -15, -17, 1.12) +
      toRight(
        bench(2) + stand + conical(28, '#3fa7c9') + conical(43, '#f0b03a', 0.9) + beaker(55, '#58b070') + rack(66),
      ) +
      toLeft(stool, -30, 4),
  );
};

const campsite: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight } = sidesOf(stage);
  const shore = horizon + (100 - horizon) * 0.14;
  const far = mixHex(of('#5f8a78'), light.sky[2], 0.4);
  const stars =
    light.isDark && light.sun !== undefined
      ? repeat(34, (at) =>
          circle(
            -bleed + ((at * 61) % (width + 2 * bleed)),
            horizon * (((at * 37) % 60) / 100),
            0.3 + (at % 3) * 0.2,
            '#fdf6e0',
            0.85,
          ),
        )
      : '';
  const tent = (color: string) =>
    line('M20 -25L43 2M-10 -22L-37 2', of('#d9cfb8'), 0.5) +
    path('M20 -25L-10 -22L-30 0H4Z', of(color)) +
    path('M5 -23.5L-13 0H-9L9 -23.9Z', lighter(of(color), 0.25)) +
    path('M20 -25L4 0H36Z', darker(of(color), 0.2)) +
    (light.isDark ? circle(20, -9, 15, '#ffdf9a', 0.22) : '') +
    path('M20 -23L12 0H28Z', light.isDark ? '#ffd98a' : of('#4a3b3a')) +
    path('M20 -23L12 0H17Q20 -10 20 -23Z', lighter(of(color), 0.14)) +
    path('M20 -23L28 0H24.6Q20.4 -10 20 -23Z', lighter(of(color), 0.02));
  const fire =
    (light.isDark ? ellipse(0, 1, 34, 9, '#ffb45a', 0.22) + circle(0, -9, 20, '#ffb45a', 0.22) : '') +
    ellipse(0, 1, 13, 3.6, of('#5b4a42')) +
    all([-11, -6, 6, 11], (x) => ellipse(x, -0.8 - (11 - Math.abs(x)) * 0.2, 3, 2, of('#8d8a86'))) +
    path('M-6.4 0Q-11 -8 -5 -14Q-5 -9 -2 -10Q-4 -18 3 -24Q2 -16 7 -12Q11 -6 6.4 0Z', '#f08a35') +
    path('M-4 0Q-6.6 -6 -2 -10Q-0.6 -7 1 -13Q6 -6 4 0Z', '#ffc95a') +
    path('M-2 0Q-3 -3 0 -6Q3 -3 2 0Z', '#fff0b8') +
    line('M-8 2L6 -2M8 2L-6 -2', of('#6b4630'), 2.4) +
    all([-12.6, -8, -2.8, 2.8, 8, 12.6], (x, at) =>
      ellipse(x, 2.6 + (13 - Math.abs(x)) * 0.15, 3, 2.2, of(at % 2 === 0 ? '#a09c97' : '#8d8a86')),
    );
  const log =
    rect(-15, -6, 30, 7, of('#8a5f40'), 3.4) +
    ellipse(13, -2.5, 3, 3.5, of('#d9b184')) +
    ellipse(13, -2.5, 1.5, 1.8, of('#b58a5d')) +
    rect(-10, -4.4, 14, 0.8, of('#6b4630'), 0.4);
  const lantern =
    (light.isDark ? circle(0, -15, 13, '#ffdf9a', 0.3) : '') +
    path('M-6.4 -7H6.4L7.6 2H-7.6Z', of('#8a5f40')) +
    ellipse(0, -7, 6.4, 1.8, of('#d9b184')) +
    line('M-3 -18Q0 -25 3 -18', of('#2f4a4f'), 0.9) +
    rect(-3.8, -9.4, 7.6, 2.2, of('#2f6f78'), 0.6) +
    rect(-2.8, -16.4, 5.6, 7.2, light.isDark ? '#fff0c0' : of('#fbe8b8'), 1) +
    path('M-4 -16.2L-2.4 -19H2.4L4 -16.2Z', of('#2f6f78'));
  const trees = (from: number, scale: number) =>
    moved(
      rect(-1.8, -6, 3.6, 8, of('woodDark')) +
        pine(0, -4, 1, of('leafDark')) +
        path('M0 -54L-13 -30L-8 -30L-18 -12L0 -12Z', of('leaf')),
      width * from,
      shore + 1.5 * size,
      scale * size,
    );
  return scenery(
    skyOf(stage, 0.6) +
      stars +
      clouds(stage) +
      hills(width, horizon, 34 * size, mixHex(of('#8aa6ae'), light.sky[2], 0.5), 0.14) +
      hills(width, horizon, 15 * size, mixHex(of('#7fa08a'), light.sky[2], 0.3), -0.06) +
      repeat((width + 2 * bleed) / (7 * size), (at) =>
        pine(-bleed + at * 7 * size, horizon + 1, (0.17 + ((at * 5) % 4) * 0.035) * size, far),
      ) +
      strip(stage, horizon, 140, of('water')) +
      strip(stage, horizon, 1.4 * size, mixHex(of('water'), far, 0.6)) +
      all([0.3, 0.46, 0.56, 0.7], (share, at) =>
        rect(width * share, horizon + (shore - horizon) * (0.3 + (at % 3) * 0.2), width * 0.09, 0.7, of('foam')),
      ),
    path(
      `M${-bleed} ${shore - 1}Q${width * 0.3} ${shore - 3} ${width * 0.5} ${shore}T${width + bleed} ${shore - 2}V${100 + bleed}H${-bleed}Z`,
      of('#d9c48f'),
    ) +
      path(
        `M${-bleed} ${shore + 1.6 * size}Q${width * 0.3} ${shore - 1} ${width * 0.5} ${shore + 2.6 * size}T${width + bleed} ${shore + 1 * size}V${100 + bleed}H${-bleed}Z`,
        of('grass'),
      ) +
      trees(-0.16, 1.15) +
      trees(0.05, 1.25) +
      trees(0.2, 0.85) +
      trees(0.8, 0.8) +
      trees(0.92, 1.2) +
      trees(1.08, 1) +
      ellipse(
        width / 2,
        horizon + (100 - horizon) * 0.62,
        width * 0.46,
        (100 - horizon) * 0.3,
        mixHex(of('#c9b27c'), of('grass'), 0.35),
      ) +
      toRight(tent('#3f8f9a'), 55, 10, 0.74) +
      toLeft(tent('#e0803a'), -41, 11, 1) +
      toLeft(tent('#d8b23f'), -112, 9, 0.8) +
      toRight(log, 38, 13) +
      toRight(fire, 13, 14, 0.85) +
      toRight(lantern, 35, 17, 0.8),
  );
};

const orchard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight } = sidesOf(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const apples = [
    [-12, -22],
    [-5, -31],
    [-4, -19],
    [4, -25],
    [11, -20],
    [9, -33],
    [-12, -30],
    [1, -38],
  ] as const;
  const tree = (at: number) =>
    path('M-2.6 1L-1.8 -10L-7 -18L-5 -19L0 -13L5 -19L7 -18L1.8 -10L2.6 1Z', of('#7a5236')) +
    circle(9, -24, 10.4, of('#477f45')) +
    circle(-9, -24, 10.4, of(at % 2 === 0 ? '#5f9a4e' : '#68a354')) +
    circle(1, -34, 10.8, of(at % 2 === 0 ? '#5f9a4e' : '#68a354')) +
    circle(0, -24, 8.6, of('#558f49')) +
    circle(-4, -37, 5, of('#7db563')) +
    all(apples, ([x, y]) => circle(x, y, 2, of('#d13f2f')) + circle(x - 0.6, y - 0.6, 0.7, of('#ee8a6a')));
  const row = (sign: number, near: number, spread: number, ts: readonly number[]) =>
    all(ts, (t, at) =>
      moved(
        ellipse(2, 1, 13, 2.4, of('#6c9552')) + tree(at),
        middle + sign * (near * size + spread * t * width),
        horizon + 1 + t * depth,
        (0.34 + t * 1.75) * size,
      ),
    );
  const grassRow = (from: number, to: number, fill: string) =>
    path(
      `M${middle + from * 5 * size} ${horizon}L${middle + from * width} ${100 + bleed * 1.4}H${middle + to * width}L${middle + to * 5 * size} ${horizon}Z`,
      fill,
    );
  const crate = (x: number, y: number, color: string) =>
    all([2.6, 6.8, 11, 15.2, 4.8, 9, 13.2], (dx, at) =>
      circle(x + dx, y - (at > 3 ? 11.6 : 9), 2.3, at % 2 === 0 ? of(color) : darker(of(color), 0.14)),
    ) +
    rect(x, y - 8.6, 18, 8.6, of('#c9935a')) +
    all([-6, -3], (dy) => rect(x, y + dy, 18, 0.7, of('#9a683a'))) +
    rect(x, y - 8.6, 1.6, 8.6, of('#dba66c')) +
    rect(x + 16.4, y - 8.6, 1.6, 8.6, of('#a8743f'));
  const ladder =
    line('M-6 4L1 -34M6 4L4 -34', of('#d9ab6c'), 1.6) +
    line('M-5 -1H5.6M-4 -7H5.4M-3 -13H5.2M-2 -19H4.8M-1 -25H4.4', of('#b98a4f'), 1.2);
  const ts = [0.02, 0.07, 0.14, 0.24];
  return scenery(
    skyOf(stage, 0.58) +
      clouds(stage) +
      hills(width, horizon, 17 * size, mixHex(of('hill'), light.sky[2], 0.4), 0.1) +
      hills(width, horizon, 8 * size, of('#98b97a'), -0.05),
    ground(stage, horizon, of('grass')) +
      all([-8, -5, -2.6, 1.6, 4, 7], (from) => grassRow(from * 0.36, (from + 1) * 0.36, of('#7fa95c'))) +
      grassRow(-0.22, 0.22, of('#b5cf86')) +
      row(-1, 46, 1.9, [0.01, 0.05, 0.1, 0.17]) +
      row(1, 46, 1.9, [0.01, 0.05, 0.1, 0.17]) +
      row(-1, 17, 0.92, ts) +
      row(1, 17, 0.92, ts) +
      row(-1, 17, 0.92, [0.4]) +
      row(1, 17, 0.92, [0.4]) +
      toLeft(ladder, -6, 12, 0.95) +
      toRight(crate(0, 0, '#d13f2f') + crate(20, 0, '#d13f2f') + crate(10, -8.6, '#e0a83a'), 5, 15, 0.82) +
      all(
        [
          [0.33, 0.5],
          [0.3, 0.42],
          [0.64, 0.62],
        ] as const,
        ([x, t]) => circle(width * x, horizon + depth * t, 1.3 * size, of('#d13f2f')),
      ),
    all([0.01, 0.99], (share, at) => moved(crate(-9, 0, at === 0 ? '#d13f2f' : '#e0a83a'), width * share, 103, 1.3)),
  );
};

const farmyard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight } = sidesOf(stage);
  const depth = 100 - horizon;
  const [red, trim, roof, dark, green] = [of('#b5412f'), of('white'), of('#6d5a58'), of('#2f3238'), of('#3f8f4f')];
  const door = (x: number) =>
    rect(x, -17, 11, 17, darker(red, 0.16)) +
    line(
      `M${x + 0.8} -16.2H${x + 10.2}V-0.8H${x + 0.8}ZM${x + 0.8} -16.2L${x + 10.2} -0.8M${x + 10.2} -16.2L${x + 0.8} -0.8`,
      trim,
      1.1,
    );
  const barn =
    path('M-82 0V-22H-27V0Z', darker(red, 0.06)) +
    path('M-27 -22L-21 -33L0 -43L-58 -43L-79 -33L-85 -22Z', roof) +
    path('M-21 -33L0 -43H-58L-79 -33Z', lighter(roof, 0.14)) +
    all(
      [-76, -60, -44],
      (x) =>
        rect(x, -15, 8, 7, trim) +
        rect(x + 1, -14, 6, 5, light.isDark ? '#ffd98a' : of('#5a6a74')) +
        rect(x + 3.6, -15, 0.8, 7, trim),
    ) +
    path('M-27 1V-22L-21 -33L0 -43L21 -33L27 -22V1Z', red) +
    path('M14 1V-36.4L21 -33L27 -22V1Z', darker(red, 0.1)) +
    line('M-29 -20.4L-21.6 -33.4L0 -43.6L21.6 -33.4L29 -20.4', trim, 2) +
    rect(-27, -21.6, 54, 1.2, trim) +
    door(-11.4) +
    door(0.4) +
    rect(-12.6, -18.4, 25.2, 1.6, trim) +
    rect(-5.6, -34, 11.2, 9, trim) +
    rect(-4.4, -32.8, 8.8, 7.8, light.isDark ? '#ffd98a' : of('#4a3330')) +
    path('M-4.4 -25Q-3 -29 0 -28.4Q4 -29 4.4 -25Z', of('#e6c45f'));
  const silo =
    rect(-8, -44, 16, 46, of('#b9c0c4')) +
    rect(3, -44, 5, 46, of('#959fa5')) +
    path('M-8 -44Q-8 -53 0 -53Q8 -53 8 -44Z', of('#8d3a2d')) +
    all([-36, -27, -18, -9], (y) => rect(-8, y, 16, 0.7, of('#959fa5')));
  const wheel = (x: number, radius: number) =>
    circle(x, -radius, radius, dark) +
    circle(x, -radius, radius * 0.58, of('#f0bf3a')) +
    circle(x, -radius, radius * 0.22, darker(of('#f0bf3a'), 0.3));
  const tractor =
    rect(12.6, -33, 1.6, 9, dark) +
    path('M2 -23Q3 -25 6 -25H24V-11H1Q0 -18 2 -23Z', green) +
    rect(1, -14, 26, 5, darker(green, 0.35)) +
    rect(1.2, -22, 2, 6, of('#f4e6b0'), 0.8) +
    rect(7, -21.6, 10, 1.3, darker(green, 0.22), 0.6) +
    rect(7, -18.6, 10, 1.3, darker(green, 0.22), 0.6) +
    path('M22 -40H44L46 -18H24Z', darker(green, 0.1)) +
    path('M24.4 -37H32V-21H25.6Z', light.isDark ? '#ffd98a' : of('glass')) +
    path('M34 -37H42.2L43.4 -24H34Z', light.isDark ? '#ffd98a' : of('glass')) +
    rect(20.6, -41.6, 26, 3, green, 1.2) +
    path('M24 -20Q28 -27 37 -26Q46 -26 50 -15L46 -11H24Z', green) +
    wheel(38, 12) +
    wheel(8, 7.4) +
    path('M-0.6 -11.4Q2 -17 8.4 -16.6Q14 -16.4 16 -12L14.4 -11.4Q12.6 -14.8 8.2 -14.8Q3.4 -14.8 1 -11Z', green);
  const hen = (color: string) =>
    line('M-1 -3L-1.4 0.6M2 -3L2.4 0.6', of('#e0963a'), 0.7) +
    path(
      'M-10 -13Q-8 -9 -4 -8.6Q1 -8.4 3 -13Q4 -16.6 7 -15.6Q9.4 -14.4 8.4 -10Q7.6 -2.4 0 -2.4Q-8 -2.4 -10 -13Z',
      of(color),
    ) +
    path('M-5 -7.4Q-1 -9 3 -7Q1 -3.6 -3 -4.4Z', darker(of(color), 0.14)) +
    path('M4.6 -15.4Q4 -18.4 5.8 -17.4Q6.6 -19.4 7.6 -17.4Q9.4 -18 8.6 -15Z', of('red')) +
    path('M8.8 -13.8L11.4 -12.8L8.8 -12Z', of('#e0963a')) +
    path('M7.8 -12Q9.4 -10 7.8 -9.4Z', of('red')) +
    circle(7.2, -13.8, 0.6, dark);
  const fence =
    repeat(
      (width + 2 * bleed) / (17 * size),
      (at) =>
        rect(-bleed + at * 17 * size, horizon - 11 * size, 2.2 * size, 13 * size, of('#d9c3a0')) +
        rect(-bleed + (at * 17 + 1.5) * size, horizon - 11 * size, 0.7 * size, 13 * size, of('#b59c78')),
    ) + all([9, 4.6], (y) => strip(stage, horizon - y * size, 1.8 * size, of('#d9c3a0')));
  const bale = (x: number) =>
    circle(x, -7, 8, of('#e3bd5a')) + circle(x, -7, 5.4, of('#cfa545')) + circle(x, -7, 2.8, of('#e3bd5a'));
  const tree = (x: number) =>
    rect(x - 2, -16, 4, 18, of('woodDark')) +
    circle(x - 8, -25, 11, of('#6c9552')) +
    circle(x + 8, -24, 10, of('#557f48')) +
    circle(x, -35, 11, of('#6c9552'));
  const birds: readonly (readonly [number, number, number, boolean, string])[] = [
    [0.14, 0.66, 0.8, false, 'white'],
    [0.28, 0.5, 0.66, true, '#b5703f'],
    [0.34, 0.8, 0.84, false, '#c98a4f'],
    [0.7, 0.82, 0.86, true, 'white'],
  ];
  return scenery(
    skyOf(stage, 0.56) +
      clouds(stage) +
      hills(width, horizon, 18 * size, mixHex(of('hill'), light.sky[2], 0.3), 0.16) +
      path(
        `M${-bleed} ${horizon - 4 * size}Q${width * 0.5} ${horizon - 3 * size} ${width * 0.7} ${horizon - 9 * size}T${width + bleed} ${horizon - 12 * size}V${100 + bleed}H${-bleed}Z`,
        of('#e3ca80'),
      ),
    toRight(tree(74) + tree(52), 0, -2) +
      strip(stage, horizon - 2 * size, 3 * size, of('grassDark')) +
      fence +
      toLeft(silo, -3, 0, 0.94) +
      ground(stage, horizon + 1.6 * size, of('grass')) +
      path(
        `M${-bleed} ${horizon + 3.4 * size}Q${width * 0.5} ${horizon + 1 * size} ${width + bleed} ${horizon + 5 * size}V${100 + bleed}H${-bleed}Z`,
        of('#dcc195'),
      ) +
      all(
        [
          [0.1, 0.5, 26],
          [0.62, 0.42, 20],
          [0.4, 0.82, 30],
          [0.86, 0.7, 22],
        ] as const,
        ([x, t, wide]) => ellipse(width * x, horizon + depth * t, wide * size * 0.6, 1.1 * size, of('#c9ab7c')),
      ) +
      toLeft(barn, -36, 4, 1) +
      toRight(bale(64) + bale(81) + moved(bale(0), 72.5, -13, 1), 0, 9) +
      toRight(ellipse(24, 0, 30, 2.4, of('#b99a6c')) + tractor, 3, 13, 0.95) +
      all(birds, ([x, t, scale, flip, color]) =>
        moved(
          ellipse(0, 0.8, 7, 1.2, of('#b99a6c')) + hen(color),
          width * x,
          horizon + depth * t,
          scale * Math.min(size, 1.3) * 0.85,
          flip,
        ),
      ),
  );
};

const nursery: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { size, toLeft, toRight } = sidesOf(stage);
  const [white, wood, mint, rose, sun, sky] = [
    of('#fdf8ef'),
    of('#dcae7c'),
    of('#a5d0bd'),
    of('#f0b0b0'),
    of('#f4cf7f'),
    of('#a9cde0'),
  ];
  const star = 'M0 -4L1.2 -1.3L4 -1L1.9 0.9L2.5 3.8L0 2.3L-2.5 3.8L-1.9 0.9L-4 -1L-1.2 -1.3Z';
  const cloud = 'M-6 2Q-8 2 -7 -0.6Q-6 -2.4 -4 -1.8Q-3 -5 0.4 -4.4Q3 -4 3.2 -1.8Q7 -2.4 6.6 0.8Q6.4 2 5 2Z';
  const cot =
    rect(-46, -21, 42, 25, mixHex(wood, of('#f3dccb'), 0.6)) +
    rect(-44, -7, 38, 7, white, 2) +
    path('M-30 -9Q-28 -12 -18 -11Q-8 -12 -6 -8V0H-30Z', mint) +
    all([-26, -19, -12], (x) => circle(x, -5, 1.1, white)) +
    rect(-43, -11, 12, 5, lighter(rose, 0.4), 2.4) +
    repeat(8, (at) => rect(-41 + at * 4.7, -20, 1.5, 23, white, 0.7)) +
    rect(-46, -22, 42, 3, white, 1.2) +
    rect(-46, -0.4, 42, 3.6, white, 0.8) +
    rect(-48, -27, 4, 37, white, 1.4) +
    rect(-6, -27, 4, 37, darker(white, 0.08), 1.4) +
    circle(-46, -28, 2.4, wood) +
    circle(-4, -28, 2.4, wood);
  const mobile =
    line(
      'M-25 -140V-46M-38 -43Q-25 -49 -12 -43M-38 -43V-38M-12 -43V-39M-31.6 -45V-34M-18.6 -45V-35M-25 -46V-40',
      of('#b59a7c'),
      0.6,
    ) +
    moved(path(star, sun), -38, -36) +
    moved(path(cloud, white), -31.4, -32.6, 0.7) +
    path('M-23 -40.6A4 4 0 1 0 -21.4 -35A3.6 3.6 0 0 1 -23 -40.6Z', sun) +
    moved(path(star, rose), -18.6, -33) +
    moved(path(cloud, sky), -12, -37.4, 0.7) +
    circle(-25, -47, 1.5, wood);
  const teddy = (color: string) => {
    const fur = of(color);
    return (
      circle(-4, -15.6, 2.3, fur) +
      circle(4, -15.6, 2.3, fur) +
      circle(-4, -15.6, 1.1, of('#e9c9a3')) +
      circle(4, -15.6, 1.1, of('#e9c9a3')) +
      ellipse(-5.6, -6, 2.2, 3.8, fur) +
      ellipse(5.6, -6, 2.2, 3.8, darker(fur, 0.1)) +
      ellipse(0, -5, 5.4, 5.4, fur) +
      ellipse(0, -4.6, 3.2, 3.4, of('#e9c9a3')) +
      circle(0, -12.4, 5, fur) +
      ellipse(0, -11, 2.4, 1.9, of('#e9c9a3')) +
      circle(0, -11.8, 0.8, of('dark')) +
      circle(-2, -13.4, 0.6, of('dark')) +
      circle(2, -13.4, 0.6, of('dark')) +
      ellipse(-4.6, -1, 2.8, 2, fur) +
      ellipse(4.6, -1, 2.8, 2, darker(fur, 0.1))
    );
  };
  const books = (x: number, y: number) =>
    all([rose, sky, sun, mint, lighter(rose, 0.3)], (color, at) =>
      rect(x + at * 2.6, y - 8 - (at % 3), 2.3, 8 + (at % 3), color, 0.3),
    );
  const basket = (x: number, y: number, color: string) =>
    rect(x, y - 8.4, 14.4, 8.4, color, 1.4) + rect(x + 4.6, y - 6, 5.2, 1.6, darker(color, 0.2), 0.8);
  const rings = (x: number, y: number) =>
    all(
      [
        [6, mint],
        [5, sun],
        [4, rose],
        [3, sky],
      ] as const,
      ([half, color], at) => rect(x - half, y - 2.4 - at * 2.5, half * 2, 2.4, color, 1.2),
    ) + circle(x, y - 11, 1.4, wood);
  const shelf =
    rect(3, -24, 54, 28, white, 0.8) +
    all(
      [
        [5, -22],
        [22.6, -22],
        [40.2, -22],
        [5, -9.4],
        [22.6, -9.4],
        [40.2, -9.4],
      ] as const,
      ([x, y]) => rect(x, y, 15.4, 11.2, of('#e6d3bd')),
    ) +
    books(6, -10.8) +
    rings(30.3, -10.8) +
    basket(40.7, -10.8, sky) +
    basket(5.5, 1.8, rose) +
    basket(23.1, 1.8, mint) +
    books(41.4, 1.8) +
    rect(3, -25, 54, 2, lighter(wood, 0.2), 0.6);
  const moonLamp =
    (light.isDark ? circle(0, -6, 13, '#ffedc0', 0.32) : '') +
    circle(0, -6, 5.4, light.isDark ? '#fff2cf' : of('#fff2cf')) +
    circle(1.6, -7.6, 1, darker(of('#fff2cf'), 0.1)) +
    circle(-1.8, -4.6, 0.8, darker(of('#fff2cf'), 0.1)) +
    rect(-3, -1.4, 6, 1.6, wood, 0.6);
  const rainbow =
    all(
      [
        [15, rose],
        [12, sun],
        [9, mint],
        [6, sky],
      ] as const,
      ([radius, color]) => path(`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`, color),
    ) +
    path('M-3.4 0A3.4 3.4 0 0 1 3.4 0Z', of('#cbe2e3')) +
    moved(path(cloud, white), -11, 0.6, 0.9) +
    moved(path(cloud, white), 11, 0.6, 0.9);
  const tipi =
    line('M-3 -52L20 4M3 -52L-20 4', wood, 1.4) +
    path('M0 -46L-20 4H20Z', white) +
    path('M0 -46L-20 4H-9L0 -28L9 4H20Z', of('#f6dcd4')) +
    path('M0 -30L-9 4H9Z', darker(of('#e6cdb4'), 0.12)) +
    all(
      [
        [-10, -8],
        [10, -8],
        [-6, -20],
        [6, -20],
        [0, -36],
      ] as const,
      ([x, y]) => circle(x, y, 1.2, mint),
    );
  const block = (x: number, y: number, color: string, mark: string) =>
    rect(x, y - 8, 8, 8, color, 0.8) +
    rect(x + 1.2, y - 6.8, 5.6, 5.6, lighter(color, 0.35), 0.5) +
    line(mark, darker(color, 0.35), 0.9);
  const blocks =
    block(-4, 0, rose, 'M-1.6 -2.2L0 -5.8L1.6 -2.2M-1 -3.4H1') +
    block(5, 0, sky, 'M8 -5.8V-2.2H9.2Q10.6 -3 9.2 -4H8M9 -4Q10 -5 9 -5.8H8') +
    block(0.6, -8, sun, 'M6 -13Q3.4 -14 3.4 -12Q3.4 -10 6 -11');
  const bunting = repeat((width + 2 * bleed) / (9 * size), (at) => {
    const x = -bleed + at * 9 * size;
    return moved(
      path('M0.6 0H8.4L4.5 8Z', [mint, rose, sun, sky, white][at % 5] ?? rose),
      x,
      horizon * 0.05 + Math.abs(((at % 8) - 4) ** 2 - 16) * -0.22 * size + 4 * size,
      size,
    );
  });
  return scenery(
    room(stage, of('#cbe2e3'), of('#e3c49e'), 'boards') +
      repeat((width + 2 * bleed) / (15 * size), (at) =>
        repeat(5, (row) =>
          circle(
            -bleed + (at + (row % 2) * 0.5) * 15 * size,
            horizon - (9 + row * 11) * size,
            0.9 * size,
            of('#e3f0ef'),
          ),
        ),
      ) +
      toRight(rainbow, 44, -37, 0.85) +
      bunting,
    ellipse(width / 2, horizon + (100 - horizon) * 0.58, width * 0.34, (100 - horizon) * 0.34, of('#eec3b6')) +
      ellipse(width / 2, horizon + (100 - horizon) * 0.58, width * 0.28, (100 - horizon) * 0.26, of('#f6dcd0')) +
      toLeft(mobile + cot, 0, 3) +
      toRight(shelf, 0, 3) +
      toRight(teddy('#c08a5a'), 13, -22, 0.9) +
      toRight(moonLamp, 28, -22) +
      toRight(tipi, 82, 8) +
      toRight(blocks, 12, 16, 0.9) +
      toLeft(circle(0, -5.4, 5.4, sun) + path('M-5.2 -6.6Q0 -9.4 5.2 -6.6V-4.2Q0 -7 -5.2 -4.2Z', rose), -6, 17),
  );
};

/** Drawings of places of work and leisure. */
export const workAndLeisure = {
  rooftop,
  restaurantKitchen,
  meetingRoom,
  laboratory,
  campsite,
  orchard,
  farmyard,
  nursery,
} as const satisfies Record<string, Draw>;
