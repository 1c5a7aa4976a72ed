import { darker, lighter } from '../../look/palette';
import { glow } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { calm, calmEdges, pick, sidesOf, thingScale } from './placing';
import { bleed, clouds, type Draw, ground, hills, ridge, room, scenery, skyOf, strip } from './scenery';

const workshop: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base] = [...calmEdges(stage), horizon + 4];
  const [wood, steel, dark, pale] = [of('#b5773f'), of('#9ba6ad'), of('#454b54'), of('#d9a866')];
  const grip = (x: number, y: number, high: number, color: string) => rect(x, y, 2.6, high, of(color), 1.2);
  const tools = [
    rect(-1, 3, 2, 13, of('#c98b4f'), 0.8) + path('M-5 0H3Q5 0 5 2V4.4H-2.6Q-3 2 -6 2.4Z', dark),
    path('M-3 4L2.4 4L1 17L-0.6 17Z', steel) +
      path('M-3.4 -0.6H3Q4 2 2.6 5H-3Q-4.6 2 -3.4 -0.6ZM-1.4 1.2V3.4H1.2V1.2Z', of('#c4573a')),
    line('M-2.6 16Q-3.6 9 0 5.6Q3.6 9 2.6 16', of('#c9402c'), 1.7) + path('M-1.8 6Q-3 2 -0.4 0H0.4Q3 2 1.8 6Z', steel),
    grip(-1.3, 0, 7, '#e0a32e') + rect(-0.5, 7, 1, 9, steel),
    rect(-1.1, 2, 2.2, 13, steel, 1) + path('M-3.4 -1L-1.6 -1.6V1.6H1.6V-1.6L3.4 -1Q4 4.6 0 5Q-4 4.6 -3.4 -1Z', steel),
    grip(-1.3, 0, 7, '#3f7f9a') + rect(-0.5, 7, 1, 8, steel) + rect(-0.9, 14, 1.8, 2, steel),
    path('M-4 0H4V3H1.2V15H-1.2V3H-4Z', of('#8a5a38')),
  ];
  const peg = (at: number) =>
    moved(tools[at % tools.length] ?? '', left - (8 + at * 8.4) * unit, base - 39 * unit, unit);
  const vise =
    rect(-13, -19.4, 11, 2.6, darker(of('#3f7f9a'), 0.25)) +
    rect(-12, -24, 12.6, 2.6, steel) +
    path('M-14 -27H-9.4V-19H-13Z', of('#3f7f9a')) +
    path('M-5.6 -27H-1L-2 -19H-5.6Z', darker(of('#3f7f9a'), 0.14)) +
    rect(-9.4, -31, 3.8, 9, pale) +
    rect(0, -23.4, 2.8, 1.4, dark) +
    line('M2.6 -26.4V-18.6', dark, 1);
  const plane =
    path('M-33 -20H-20Q-19 -17 -21 -17H-33Z', of('#a5683a')) +
    path('M-31 -20Q-33 -24.4 -29.6 -24.4L-28 -20ZM-24.4 -20V-23H-22V-20Z', of('#743f25')) +
    path('M-28.4 -20L-26.4 -24L-25.4 -23.6L-26.6 -20Z', steel) +
    line('M-36 -17.6q-2 -3 -3.6 -0.8q0 2.4 1.8 0.6M-40.6 -17.6q-1 -2.4 -2.6 -1', pale, 0.9);
  const bench =
    rect(-160, -11, 152, 12, darker(wood, 0.45)) +
    repeat(4, (at) =>
      moved(
        [-10, -5]
          .map((y) => rect(-27, y, 18, 4.4, darker(wood, 0.14), 0.5) + rect(-20, y + 1.6, 4, 1, of('#e0c48a'), 0.5))
          .join('') +
          rect(-8, -14, 3.4, 16, darker(wood, 0.25)) +
          rect(-31.6, -14, 3.4, 16, darker(wood, 0.25)),
        -at * 46,
        0,
      ),
    ) +
    rect(-160, -17, 159, 3.6, lighter(wood, 0.1)) +
    rect(-160, -13.4, 159, 1.6, darker(wood, 0.2)) +
    vise +
    plane;
  const board = (x: number, high: number, tone: string) =>
    path(`M${x} 1L${x + 2.6} ${-high}H${x + 6.2}L${x + 4} 1Z`, tone) +
    path(`M${x + 3} 1L${x + 5.3} ${-high}H${x + 6.2}L${x + 4} 1Z`, darker(tone, 0.18));
  const shelf = (y: number, shift: number) =>
    [0, 1, 2]
      .map(
        (at) =>
          rect(
            17 + ((at * 5 + shift) % 6),
            y - 2.6 - at * 2.7,
            150,
            2.5,
            at === 1 ? pale : darker(pale, 0.1 + ((at + shift) % 2) * 0.1),
          ) + rect(17 + ((at * 5 + shift) % 6), y - 2.6 - at * 2.7, 2, 2.5, lighter(pale, 0.35)),
      )
      .join('') +
    repeat(5, (at) =>
      path(`M${24 + at * 34} ${y}H${26 + at * 34}V${y + 6}H${24 + at * 34}ZM${22 + at * 34} ${y}h10v1.6h-10Z`, dark),
    );
  const horse =
    line('M3 -11L0 4M6 -11L9 4M29 -11L26 4M32 -11L35 4', darker(wood, 0.1), 1.8) +
    rect(0.4, -12.6, 8.4, 2.4, wood) +
    rect(26.4, -12.6, 8.4, 2.4, wood) +
    rect(-6, -15.6, 48, 3, lighter(pale, 0.12)) +
    rect(-6, -13.4, 48, 0.9, darker(pale, 0.14)) +
    path('M10 -15.6L27 -20.4L28 -17.4L12 -14.4Z', steel) +
    path(
      'M26.6 -22Q31 -24.4 33.4 -21Q34 -17.6 30 -16.6L27.6 -17ZM29 -20.4V-18.4L31 -19Q31.6 -20.6 29 -20.4Z',
      of('#c4573a'),
    );
  const [half, top, low] = [calm(stage) * 0.56, horizon * 0.13, horizon * 0.54];
  const lamp = moved(
    (light.isDark ? path('M-5 3L-24 46H24L5 3Z', glow.halo, 0.16) + circle(0, 3, 9, glow.halo, 0.3) : '') +
      line('M0 -120V-4', dark, 0.8) +
      path('M-8 3Q-7 -5 0 -5Q7 -5 8 3Z', of('#3f7f6a')) +
      rect(-4.4, 3, 8.8, 1.6, glow.bulb, 0.8),
    left + 1.4 * unit,
    horizon * 0.09,
    unit * 0.78,
  );
  return scenery(
    room(stage, of('#dccbab'), of('#a89c8b'), 'plain') +
      strip(stage, horizon - 2, 2, of('#8d7b66')) +
      rect(width / 2 - half - 1.6, top - 1.6, half * 2 + 3.2, low - top + 3.2, of('#5b6a6c')) +
      [0, 1, 2]
        .flatMap((x) =>
          [0, 1].map((y) =>
            rect(
              width / 2 - half + (x * half * 2) / 3 + 0.5,
              top + (y * (low - top)) / 2 + 0.5,
              (half * 2) / 3 - 1,
              (low - top) / 2 - 1,
              lighter(light.sky[y + 1] ?? '', light.isDark ? 0 : 0.2),
            ),
          ),
        )
        .join('') +
      rect(left - 66 * unit, base - 42.6 * unit, 65 * unit, 22 * unit, of('#8d6a48'), 1.2) +
      rect(left - 66 * unit, base - 42.6 * unit, 65 * unit, 1.4 * unit, of('#a5825c')) +
      repeat(7, peg),
    moved(bench, left, base, unit) +
      lamp +
      moved(
        shelf(-27, 0) +
          shelf(-39, 3) +
          board(9, 38, pale) +
          board(4.4, 43, of('#b97f48')) +
          board(0, 34, lighter(pale, 0.15)),
        right,
        base,
        unit,
      ) +
      moved(horse, right + 12 * unit, base + 4 * unit, unit) +
      [0, 9, 22]
        .map((x, at) =>
          moved(
            line('M0 0q2 -3 3.6 -0.6q0 2 -1.6 0.6', pale, 0.9),
            right + (14 + x) * unit,
            base + (7 + (at % 2) * 3) * unit,
            unit,
          ),
        )
        .join(''),
  );
};

const bakery: Draw = (stage) => {
  const {
    width,
    horizon,
    palette,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [brick, stone, plank] = [of('#b8623f'), of('#d8c3a2'), of('#a56a3c')];
  const [left, right, base] = [...calmEdges(stage), horizon + 4];
  const crust = of('#cf8a3e');
  const breads = [
    path('M0 0Q-1 -7.5 6 -7.5T12 0Z', crust) +
      path('M8 -7.2Q13 -6 12 0H8.6Q10 -4 8 -7.2Z', darker(crust, 0.18)) +
      line('M3 -5.6L4.2 -3M5.8 -6.2L7 -3.4', of('#f2d9a4'), 1),
    rect(0, -5.4, 13, 5.4, of('#b9712f'), 2.4) +
      rect(0.8, -5.4, 11.4, 2.4, of('#d99a4e'), 1.2) +
      line('M3.4 -5L4.6 -3.4M6.4 -5L7.6 -3.4M9.4 -5L10.6 -3.4', of('#f2d9a4'), 0.8),
    ellipse(6, -3, 6.4, 3, of('#dba45a')) +
      ellipse(6.6, -7.2, 5.4, 2.6, of('#c98038')) +
      line('M3.6 -7.8h1M6 -8.4h1M8.4 -7.8h1', of('#f2d9a4'), 0.8),
    path('M0 0Q-1 -7.5 6 -7.5T12 0Z', of('#8f5527')) +
      line('M3.4 -4.6Q6 -6.4 8.6 -4.6M2.6 -2.2Q6 -4.4 9.4 -2.2', of('#e7cfa0'), 0.8),
  ] as const;
  const row = (y: number, shift: number) =>
    repeat(12, (at) => moved(pick(breads, at + shift), right + (2 + at * 14) * unit, base - y * unit, unit)) +
    rect(right, base - y * unit, width + bleed, 1.8 * unit, plank) +
    rect(right, base - (y - 1.8) * unit, width + bleed, 0.9 * unit, darker(of('#f0d7a8'), 0.14));
  const basket =
    repeat(5, (at) =>
      line(`M${2.6 + at * 2.2} -4L${at * 3.2 - 0.6} -14`, pick([of('#d9984a'), crust, of('#e0a95c')], at), 2.6),
    ) +
    path('M0 -8H14L12 0H2Z', of('#9a6a3a')) +
    rect(-0.6, -8.6, 15.2, 2, of('#b98450'), 1) +
    line('M1.6 -4.6H12.6M2 -2.2H12', of('#b98450'), 0.7);
  return scenery(
    [room(stage, of('#f0d7a8'), of('#b58a66'), 'tiles'), row(41.5, 0) + row(28.5, 2)].join(''),
    [
      moved(
        [
          rect(-31, -150, 24, 116, darker(brick, 0.06)) +
            rect(-13, -150, 6, 116, darker(brick, 0.2)) +
            path('M-42 -32L-32 -42H-6L2 -32Z', darker(brick, 0.14)),
          rect(-40, -33, 40, 33, brick) +
            repeat(
              8,
              (row_) =>
                rect(-40, -33 + row_ * 4.2, 40, 0.5, darker(brick, 0.2)) +
                repeat(5, (at) => rect(-38 + at * 8 + (row_ % 2) * 4, -33 + row_ * 4.2, 0.5, 4.2, darker(brick, 0.2))),
            ),
          rect(-5, -33, 5, 33, darker(brick, 0.2)) + rect(-42, -35, 44, 3.4, stone),
          path('M-32 -12V-17A13 12.5 0 0 1 -6 -17V-12Z', stone) +
            path('M-29.4 -12V-17A10.4 10 0 0 1 -8.6 -17V-12Z', '#3b1d17') +
            path('M-27.4 -12V-16A8.4 7.6 0 0 1 -10.6 -16V-12Z', '#d9582a') +
            path(
              'M-25 -12Q-26.5 -16 -23.6 -18Q-23 -16 -21.8 -16.6Q-21.6 -20.6 -18.6 -22Q-18 -18 -15.8 -16.6Q-14.6 -17 -14.4 -18.6Q-11.8 -15.6 -13 -12Z',
              '#ffb347',
            ) +
            path('M-22 -12Q-22 -15 -19 -17.4Q-16 -15 -16 -12Z', '#ffe9a8'),
          rect(-36, -12, 34, 2.6, darker(stone, 0.12)) +
            rect(-28, -7.6, 18, 7.6, darker(brick, 0.5)) +
            [-25, -20, -15]
              .map((x) => circle(x + 1, -2.2, 2.2, of('#a8703f')) + circle(x + 1, -2.2, 1.2, of('#d9ae74')))
              .join('') +
            circle(-21.5, -5.6, 2, of('#b98450')) +
            circle(-16.5, -5.6, 2, of('#a8703f')),
          [-27, -17.6]
            .map(
              (x) =>
                path(`M${x} -11.6q0 -4.4 4 -4.4t4 4.4Z`, '#7d4320') +
                path(`M${x + 0.6} -12.6q0.4 -2.6 3 -2.8q-1 1.4 -1 2.8Z`, '#c27a38'),
            )
            .join('') + circle(-19, -17, 17, '#ffb347', palette.light.isDark ? 0.24 : 0.1),
          line('M-44 1L-38 -34', of('#b98450'), 1.6) +
            moved(rect(-3.4, -14, 6.8, 14, of('#cf9c66'), 2.4), -38.2, -32, 1),
        ].join(''),
        left,
        base,
        unit,
      ),
      moved(
        path('M-7 0Q-9 -9 -5.4 -12Q-7 -15 -4 -16.4H4Q7 -15 5.4 -12Q9 -9 7 0Z', of('#eadbbd')) +
          path('M2 -16.4H4Q7 -15 5.4 -12Q9 -9 7 0H3Q6 -8 2 -16.4Z', of('#cdbb98')) +
          rect(-5.4, -12.4, 10.8, 1.4, of('#b08a5a')),
        left - 52 * unit,
        base + 1,
        unit,
      ),
      moved(basket, right + 5 * unit, base - 12 * unit, unit) +
        moved(basket, right + 36 * unit, base - 12 * unit, unit),
      rect(right, base - 13 * unit, width + bleed, 2.6 * unit, of('#d9a468')) +
        rect(right + 1.4 * unit, base - 10.4 * unit, width + bleed, 14 * unit, plank),
      repeat(8, (at) =>
        rect(right + (3.4 + at * 15.4) * unit, base - 8 * unit, 13 * unit, 9 * unit, darker(plank, 0.14), 1),
      ),
    ].join(''),
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
    (light.isDark ? path('M-70 -36H-8L-2 -20.6H-76Z', glow.shade, 0.22) : '') +
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
    (light.isDark ? path(`M${x - 4} -27L${x - 9} -18.6H${x + 9}L${x + 4} -27Z`, glow.lamp, 0.4) : '') +
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

const dairy: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [tile, joint, copper, steel] = [of('#eaf0ea'), of('#cfdcd5'), of('#c9743c'), of('#9aa5aa')];
  const [left, right, base] = [...calmEdges(stage), horizon + 5];
  const rail = base - 42 * unit;
  const tools = [
    line('M0 0V11', steel, 1.1) + path('M-3.4 10.5H3.4Q3.4 15.5 0 15.5Q-3.4 15.5 -3.4 10.5Z', steel),
    line('M0 0V9', steel, 1.1) +
      circle(0, 12.4, 4.2, steel) +
      [-1.6, 0, 1.6]
        .map((x) => circle(x, 12.4, 0.55, tile) + circle(x, 10.6, 0.45, tile) + circle(x, 14.2, 0.45, tile))
        .join(''),
    rect(-0.9, 0, 1.8, 6, of('wood'), 0.8) + line('M0 6Q-4.6 12 0 16Q4.6 12 0 6M0 6V16', steel, 0.7),
    line('M0 0V5', steel, 1.1) +
      path('M-4.6 4.6H4.6L3.4 12H-3.4Z', copper) +
      path('M1.4 4.6H4.6L3.4 12H1.4Z', darker(copper, 0.2)),
  ] as const;
  const hooks = (from: number, count: number) =>
    repeat(count, (at) =>
      moved(line('M0 -1V1', of('metalDark'), 0.8) + pick(tools, at), from - at * 10 * unit, rail + 1.6, unit),
    );
  const jar = (at: number) => {
    const tone = of(pick(['#a83a34', '#e0a03c', '#6b3b2a', '#c8553c'], at));
    return (
      rect(0.6, -7, 6, 7, tone, 1) +
      rect(1.2, -6, 1.1, 5, lighter(tone, 0.35)) +
      rect(1, -8.6, 5.2, 1.9, of('#f3ead6'), 0.5) +
      rect(2, -4.8, 3.4, 2.6, of('white'))
    );
  };
  const round = (at: number) =>
    rect(0, -4.2, 11, 4.2, of('#eec566'), 1.3) +
    rect(7.8, -4.2, 3.2, 4.2, of('#d9a848'), 1.3) +
    (at % 2 === 0 ? rect(1.2, -8, 9, 3.8, of('#f4e4ba'), 1.2) + rect(7.6, -8, 2.6, 3.8, of('#dfca96'), 1.2) : '');
  const shelf = (y: number) =>
    rect(right, y, width + bleed, 1.8 * unit, of('#b0794a')) +
    rect(right, y + 1.8 * unit, width + bleed, 0.8 * unit, darker(tile, 0.14));
  return scenery(
    [
      room(stage, tile, of('#b9775a'), 'tiles'),
      repeat(20, (at) => rect(-bleed, horizon - 2 - at * 7 * unit, width + 2 * bleed, 0.5, joint)),
      repeat(50, (at) => rect(width / 2 + (at - 25) * 7 * unit, -bleed, 0.5, horizon + bleed - 2, joint)),
      rect(-bleed, horizon - 2 - 7 * unit, width + 2 * bleed, 7 * unit, of('#5f9aa8')) +
        repeat(50, (at) =>
          rect(width / 2 + (at - 25) * 7 * unit, horizon - 2 - 7 * unit, 0.5, 7 * unit, darker(of('#5f9aa8'), 0.12)),
        ),
      rect(-bleed, rail, left + bleed, 1.4 * unit, of('metalDark'), 0.6) + hooks(left - 14 * unit, 9),
      shelf(base - 34 * unit) +
        repeat(20, (at) => moved(jar(at), right + (1.4 + at * 7.8) * unit, base - 34 * unit, unit)),
    ].join(''),
    [
      moved(
        [
          line('M-11 -4L-13 2M11 -4L13 2', of('dark'), 2.4) + line('M5 -22L10 -38', of('#c99a62'), 1.8),
          path('M-15.5 -21.5H15.5Q15.5 0 0 0Q-15.5 0 -15.5 -21.5Z', copper) +
            path('M6 -21.5H15.5Q15.5 0 0 0Q9 -5 6 -21.5Z', darker(copper, 0.2)) +
            path('M-12.5 -18H-9.5Q-9.5 -9 -5 -4Q-12 -8 -12.5 -18Z', lighter(copper, 0.42)),
          ellipse(0, -21.5, 17, 3.6, lighter(copper, 0.25)) +
            ellipse(0, -21.5, 15, 2.6, of('#f7ecd0')) +
            line('M5.2 -22L6.2 -25', of('#c99a62'), 1.8),
          circle(-16.4, -15, 1.8, darker(copper, 0.35)) + circle(16.4, -15, 1.8, darker(copper, 0.35)),
        ].join(''),
        left - 16 * unit,
        base,
        unit,
      ),
      moved(
        rect(-15, -15, 15, 15, of('#b98450')) +
          [-14, -9, -4].map((y) => rect(-15, y, 15, 3.4, of('#cf9c66'))).join('') +
          moved(round(0), -13.5, -15),
        left - 38 * unit,
        base,
        unit,
      ),
      rect(right + 2 * unit, base - 14 * unit, 2.2 * unit, 15 * unit, steel) +
        rect(right + 46 * unit, base - 14 * unit, 2.2 * unit, 15 * unit, steel) +
        rect(right + 2 * unit, base - 5 * unit, width + bleed, 1.4 * unit, steel),
      rect(right, base - 16.4 * unit, width + bleed, 2.8 * unit, lighter(steel, 0.4)) +
        rect(right, base - 14 * unit, width + bleed, 0.8 * unit, darker(steel, 0.1)),
      repeat(12, (at) => moved(round(at), right + (2 + at * 13) * unit, base - 16.4 * unit, unit)),
    ].join(''),
  );
};

const cellar: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [stone, wall, floor, oak] = [of('#6b5d54'), of('#a18a72'), of('#857262'), of('#9c6238')];
  const [left, right, base] = [...calmEdges(stage), horizon + 4];
  const [pier, side, spring, rise] = [calm(stage) - 2, Math.max(width * 0.36, 40), horizon * 0.44, horizon * 0.33];
  const bay = (x: number, half: number, fill: string) =>
    line(
      `M${x - half - 1.8} ${spring}A${half + 1.8} ${rise + 1.8} 0 0 1 ${x + half + 1.8} ${spring}`,
      lighter(stone, 0.16),
      4,
    ) +
    path(`M${x - half} ${horizon}V${spring}A${half} ${rise} 0 0 1 ${x + half} ${spring}V${horizon}Z`, fill) +
    path(
      `M${x - half} ${horizon}V${spring}A${half} ${rise} 0 0 1 ${x} ${spring - rise}A${half - 5} ${rise - 4} 0 0 0 ${x - half + 5} ${spring}V${horizon}Z`,
      darker(fill, 0.22),
    ) +
    repeat(13, (at) => {
      const [cos, sin] = [Math.cos((at * Math.PI) / 12), Math.sin((at * Math.PI) / 12)];
      return line(
        `M${x + (half + 0.4) * cos} ${spring - (rise + 0.4) * sin}L${x + (half + 3.4) * cos} ${spring - (rise + 3.4) * sin}`,
        darker(stone, 0.12),
        0.6,
      );
    });
  const barrel = (x: number, y: number) =>
    moved(
      circle(0, 0, 9, of('#4a4240')) +
        circle(0, 0, 8.1, oak) +
        path('M3 -7.5A8.1 8.1 0 0 1 3 7.5Q6 0 3 -7.5Z', darker(oak, 0.22)) +
        [-4.4, -1.4, 1.6].map((at) => rect(at, -7, 0.5, 14, darker(oak, 0.3))).join('') +
        rect(-6.4, -1.2, 12.8, 2.4, darker(oak, 0.28)) +
        circle(0, 4, 1.1, of('#d9b27a')),
      x,
      y,
      unit,
    );
  const cheese = (at: number, shelf: number) => {
    const tone = of(pick(['#e8bd58', '#efd9a4', '#d9983f', '#e8bd58', '#b5452f'], at * 2 + shelf));
    const wheel = (y: number) => rect(0.8, y, 11, 4, tone, 1.2) + rect(8.6, y, 3.2, 4, darker(tone, 0.16), 1.2);
    return (at + shelf) % 3 === 1
      ? circle(6, -4.4, 4.4, darker(tone, 0.16)) + circle(5.4, -4.4, 3.9, tone)
      : wheel(-4) + ((at + shelf) % 3 === 0 ? wheel(-8.2) : '');
  };
  const lantern = (x: number) =>
    circle(x, spring + 5, 13, '#ffd98a', 0.22) +
    circle(x, spring + 5, 7, '#ffd98a', 0.3) +
    rect(x - 2.2, spring + 1, 4.4, 1.4, of('dark')) +
    rect(x - 1.6, spring + 2.4, 3.2, 5, '#ffe7ab', 0.6) +
    rect(x - 2.2, spring + 7, 4.4, 1.2, of('dark'));
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, stone),
      [-2, -1, 1, 2]
        .map((at) =>
          bay(width / 2 + Math.sign(at) * (pier + (Math.abs(at) - 0.5) * side), side / 2 - 3.5, darker(wall, 0.1)),
        )
        .join('') + bay(width / 2, pier - 3.5, lighter(wall, 0.12)),
      [-pier - side, -pier, pier, pier + side]
        .map(
          (x) =>
            rect(width / 2 + x - 5, spring - 1, 10, 2.6, lighter(stone, 0.28)) +
            rect(width / 2 + x - 3.5, spring + 1.6, 7, horizon - spring, stone) +
            rect(width / 2 + x - 3.5, spring + 1.6, 2.4, horizon - spring, lighter(stone, 0.16)) +
            rect(width / 2 + x - 4.6, horizon - 2.6, 9.2, 3.4, lighter(stone, 0.1)),
        )
        .join(''),
      ground(stage, horizon, floor),
      [0.12, 0.36, 0.72]
        .map(
          (share, row) =>
            rect(-bleed, horizon + (100 - horizon) * share, width + 2 * bleed, 0.5, darker(floor, 0.14)) +
            repeat(12, (at) =>
              rect(
                -bleed + (at + (row % 2) / 2) * 26,
                horizon + (100 - horizon) * share,
                0.6,
                (100 - horizon) * 0.3,
                darker(floor, 0.14),
              ),
            ),
        )
        .join(''),
      lantern(width / 2 - pier) + lantern(width / 2 + pier),
    ].join(''),
    [
      repeat(9, (at) => barrel(left - (9 + at * 18.4) * unit, base - 11 * unit)),
      repeat(8, (at) => barrel(left - (18.2 + at * 18.4) * unit, base - 26.8 * unit)),
      rect(-bleed, base - 2.2 * unit, left + bleed, 2.6 * unit, of('woodDark')),
      rect(right, base - 35 * unit, width + bleed, 35 * unit, darker(wall, 0.5)),
      [0, 1, 2]
        .map(
          (row) =>
            repeat(13, (at) =>
              moved(cheese(at, row), right + (1.6 + at * 12.6) * unit, base - (2.6 + row * 11) * unit, unit),
            ) + rect(right, base - (2.6 + row * 11) * unit, width + bleed, 1.8 * unit, of('#8a5a36')),
        )
        .join(''),
      [0, 38.6, 77.2, 115.8, 154.4]
        .map((x) => rect(right + (x - 0.4) * unit, base - 36 * unit, 2 * unit, 37 * unit, of('woodDark')))
        .join(''),
    ].join(''),
  );
};

const warehouse: Draw = (stage) => {
  const {
    width,
    horizon,
    palette,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [wall, blue, orange, slat] = [of('#cdd2d2'), of('#2f5d8a'), of('#e07b33'), of('#98a3a8')];
  const [gap, base] = [calm(stage), horizon + 4];
  const [left, right, door, top] = [width / 2 - gap, width / 2 + gap, gap * 0.86, horizon * 0.3];
  const box = (x: number, y: number, across: number, high: number, tone: string) =>
    rect(x, y - high, across, high, tone) +
    rect(x + across * 0.78, y - high, across * 0.22, high, darker(tone, 0.14)) +
    rect(x + across * 0.36, y - high, across * 0.14, high, lighter(tone, 0.28)) +
    rect(x + 1, y - 3, 2.2, 1.8, of('white'));
  const tones = [of('#c9965c'), of('#b98048'), of('#d8ae78')] as const;
  const loads = [
    (at: number) => box(2.6, -2, 8.4, 9, pick(tones, at)) + box(11.6, -2, 8.6, 7, pick(tones, at + 1)),
    (at: number) =>
      box(3, -2, 8.2, 6, pick(tones, at + 2)) +
      box(11.6, -2, 8, 6, pick(tones, at)) +
      box(6, -8, 9.6, 4.6, pick(tones, at + 1)),
    (at: number) => box(3.4, -2, 16, 10.4, pick(tones, at)),
  ] as const;
  const cell = (at: number, row: number) =>
    rect(2, -2, 19, 0.9, of('#a9794a')) +
    rect(2.4, -1.2, 3, 1.2, of('#8a5f38')) +
    rect(10, -1.2, 3, 1.2, of('#8a5f38')) +
    rect(17.6, -1.2, 3, 1.2, of('#8a5f38')) +
    pick(loads, at * 2 + row)(at + row);
  const rack = (flip: boolean) =>
    moved(
      rect(0, -102, 172, 102, darker(wall, 0.38)) +
        [0, 1, 2, 3, 4]
          .map(
            (row) =>
              repeat(7, (at) => moved(cell(at, row + (flip ? 1 : 0)), 2 + at * 24, -row * 17 - (row === 0 ? 0 : 2.4))) +
              (row === 0 ? '' : rect(0, -row * 17 - 2.4, 172, 2.4, orange)),
          )
          .join('') +
        repeat(
          8,
          (at) => rect(at * 24 - 0.2, -102, 2.4, 103, blue) + rect(at * 24 - 0.2, -102, 0.8, 103, lighter(blue, 0.25)),
        ),
      flip ? left : right,
      base,
      unit,
      flip,
    );
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, wall),
      rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.1, darker(wall, 0.3)) +
        rect(-bleed, horizon * 0.1, width + 2 * bleed, 1.6, darker(wall, 0.5)),
      ground(stage, horizon, of('#a7a8a5')) + rect(-bleed, horizon - 1.4, width + 2 * bleed, 1.4, darker(wall, 0.3)),
      rect(width / 2 - door - 2.6, top - 4.6, door * 2 + 5.2, horizon - top + 4.6, of('#6b757b')) +
        rect(width / 2 - door, top, door * 2, horizon - top, slat),
      repeat(9, (at) =>
        rect(
          width / 2 - door,
          top + ((horizon - top) * (at + 0.72)) / 9,
          door * 2,
          (horizon - top) * 0.03,
          darker(slat, 0.16),
        ),
      ),
      [-1, 1]
        .map((side) =>
          repeat(8, (at) =>
            path(
              `M${width / 2 + side * (door + 1.3) - 1.3} ${horizon - (at + 0.5) * 5}l2.6 -2v2.6l-2.6 2Z`,
              of('#f0bf3a'),
            ),
          ),
        )
        .join(''),
      path(
        `M${left + 3} ${horizon}L${left + 5} ${horizon}L${left - width * 0.16} ${100 + bleed}H${left - width * 0.16 - 6}Z`,
        of('#f0c648'),
      ) +
        path(
          `M${right - 3} ${horizon}L${right - 5} ${horizon}L${right + width * 0.16} ${100 + bleed}H${right + width * 0.16 + 6}Z`,
          of('#f0c648'),
        ),
      [-0.5, 0.5]
        .map(
          (side) =>
            rect(width / 2 + side * gap - 0.3, -bleed, 0.6, bleed + horizon * 0.12, of('dark')) +
            circle(width / 2 + side * gap, horizon * 0.18, 8, '#fff0c0', palette.light.isDark ? 0.4 : 0.2) +
            path(`M${width / 2 + side * gap - 4.4} ${horizon * 0.17}q0 -4.4 4.4 -4.4t4.4 4.4Z`, of('#4b555c')) +
            ellipse(width / 2 + side * gap, horizon * 0.17, 3.4, 1.1, glow.bulb),
        )
        .join(''),
    ].join(''),
    rack(true) + rack(false),
  );
};

const factory: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const unit = thingScale(stage);
  const [wall, green, steel, belt] = [of('#d3cdbd'), of('#3f8078'), of('#a5aeb2'), of('#3a3d44')];
  const [left, right, base] = [...calmEdges(stage), horizon + 5];
  const pane = (x: number) =>
    rect(x, horizon * 0.04, 30, horizon * 0.26, of('#6f7a7c')) +
    repeat(8, (at) =>
      rect(
        x + 1.2 + (at % 4) * 7.1,
        horizon * 0.04 + 1.2 + Math.floor(at / 4) * horizon * 0.128,
        6.3,
        horizon * 0.112 - 0.6,
        (at * 3) % 4 === 1 ? lighter(light.sky[1], 0.25) : lighter(light.sky[1], 0.1),
      ),
    );
  const pipe = (y: number, high: number, tone: string) =>
    rect(-bleed, y, width + 2 * bleed, high, tone) +
    rect(-bleed, y + high * 0.68, width + 2 * bleed, high * 0.32, darker(tone, 0.2)) +
    repeat(6, (at) =>
      rect(width / 2 + (at - 2.5) * width * 0.36 - 1.4, y - 0.7, 2.8, high + 1.4, darker(tone, 0.28), 0.5),
    );
  const gear = (x: number, y: number, r: number, tone: string) =>
    repeat(8, (at) => moved(turned(rect(-r * 0.2, -r * 1.28, r * 0.4, r, tone), at * 45), x, y)) +
    circle(x, y, r, tone) +
    circle(x, y, r * 0.4, darker(tone, 0.4));
  const carton = (x: number) =>
    rect(x, -23, 11, 9, of('#cf9a5e')) +
    rect(x + 8, -23, 3, 9, of('#b48248')) +
    rect(x + 3.6, -23, 2, 9, of('#e7c08a'));
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, wall) +
        rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.02, darker(wall, 0.3)),
      repeat(11, (at) => pane(width / 2 - 15 + (at - 5) * 34)),
      rect(-bleed, horizon * 0.62, width + 2 * bleed, horizon * 0.38, of('#9db3aa')),
      pipe(horizon * 0.4, 4.2, of('#c8663f')) + pipe(horizon * 0.5, 2.6, steel),
      ground(stage, horizon, of('#98948c')) +
        rect(-bleed, horizon - 1.4, width + 2 * bleed, 1.4, of('#6f7a78')) +
        rect(-bleed, horizon + (100 - horizon) * 0.3, width + 2 * bleed, 1.8, of('#f0c648')),
    ].join(''),
    [
      moved(
        repeat(
          15,
          (at) => rect(-198 + at * 30, -11, 2.4, 12, of('metalDark')) + rect(-199.6 + at * 30, 0, 5.6, 1.4, of('dark')),
        ) +
          rect(-212, -10.6, 424, 2.4, of('#e5b03a')) +
          rect(-212, -14, 424, 4.4, belt, 1.6) +
          repeat(79, (at) => circle(-210.6 + at * 5.4, -11.8, 1.2, steel)),
        width / 2,
        base,
        unit,
      ),
      moved(
        [
          rect(-20, -150, 7, 116, steel) +
            rect(-15.4, -150, 2.4, 116, darker(steel, 0.2)) +
            rect(-21.4, -45, 9.8, 2.6, darker(steel, 0.3)),
          path('M-27 -44H-6L-10 -36H-23Z', darker(green, 0.3)) +
            rect(-34, -37, 34, 38, green, 1.5) +
            rect(-6, -37, 6, 38, darker(green, 0.2), 1.5) +
            rect(-34, -37, 34, 3, lighter(green, 0.2), 1.2),
          rect(-31, -31, 23, 14, darker(green, 0.45), 1) +
            gear(-24, -24.4, 4.4, of('#e5b03a')) +
            gear(-14.4, -22, 3.2, steel),
          circle(-27.4, -11, 3.6, of('white')) +
            line('M-27.4 -11L-25.6 -13', of('red'), 0.9) +
            [-20, -15.6, -11.2]
              .map((x, at) => circle(x, -11, 1.6, of(pick(['#d8402c', '#f0bf3a', '#6fc06a'], at))))
              .join('') +
            rect(-31, -4.4, 23, 2.6, darker(green, 0.25)),
          rect(-4.6, -41, 2.6, 4, '#5fb86a') + rect(-4.6, -44, 2.6, 3, '#f0bf3a') + rect(-4.6, -47, 2.6, 3, '#d8402c'),
        ].join(''),
        left,
        base,
        unit,
      ),
      moved(
        [
          carton(2) +
            carton(49) +
            carton(66) +
            carton(96) +
            rect(26, -150, 7, 116, steel) +
            rect(30.6, -150, 2.4, 116, darker(steel, 0.2)),
          path('M17 1V-32Q17 -36 21 -36H41Q45 -36 45 -32V1H39V-23H23V1Z', of('#d9622f')) +
            path('M39 -36H41Q45 -36 45 -32V1H39Z', darker(of('#d9622f'), 0.22)) +
            rect(23, -24.6, 16, 10.6, darker(belt, 0.3)) +
            [23.6, 27.6, 31.6, 35.6].map((x) => rect(x, -24.6, 3, 8.6, of('#5b6066'))).join(''),
          circle(31, -30, 3.4, of('white')) +
            line('M31 -30L33 -31.6', of('red'), 0.9) +
            rect(18.6, -20, 2.8, 4, of('#f0bf3a')) +
            rect(23.4, -38.6, 15, 2.8, darker(of('#d9622f'), 0.3)),
        ].join(''),
        right,
        base,
        unit,
      ),
    ].join(''),
  );
};

const buildingSite: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const unit = thingScale(stage);
  const [brick, slab, pole, yellow] = [of('#c27a58'), of('#bdb7ad'), of('#8d959b'), of('#e9b330')];
  const [left, base, mast, reach] = [width / 2 - calm(stage), horizon + 4, width / 2 + calm(stage) + 3, horizon / 58];
  const panes = [-13, -31, -49, -67];
  const floorAt = (y: number) =>
    rect(-76, y - 17, 74, 17, brick) +
    rect(-6, y - 17, 4, 17, darker(brick, 0.2)) +
    repeat(5, (at) => rect(-76, y - 14 + at * 3.2, 74, 0.4, darker(brick, 0.14))) +
    panes
      .map(
        (x) =>
          rect(x - 0.8, y - 13.6, 8.6, 1.6, slab) +
          rect(x, y - 12, 7, 8.6, of('#4f4547')) +
          rect(x, y - 12, 1.6, 8.6, of('#6d5f5c')),
      )
      .join('') +
    rect(-77, y - 18.6, 76, 2.4, slab);
  const bays = [2, -16, -34, -52, -70];
  const deck = (y: number) =>
    bays
      .slice(1)
      .map((x, at) =>
        line(at % 2 === 0 ? `M${x} ${y}L${x + 18} ${y + 17}` : `M${x + 18} ${y}L${x} ${y + 17}`, pole, 0.8),
      )
      .join('') +
    line(`M-78 ${y - 6}H3`, pole, 0.9) +
    rect(-78, y, 82, 1.8, of('#c79a5c'));
  const lattice = (count: number, step: number) =>
    repeat(count, (at) => `L${at % 2 === 0 ? 1.3 : -1.3} ${-(at + 1) * step}`);
  const height = horizon * 0.84;
  const crane =
    line(`M-1.3 0V${-height}M1.3 0V${-height}M-1.3 0${lattice(Math.floor(height / 3.4), 3.4)}`, yellow, 0.8) +
    line(
      `M-13 ${-height + 3}H52M0 ${-height - 2}L50 ${-height + 0.6}M0 ${-height + 3}${repeat(14, (at) => `L${3.6 * (at + 1)} ${-height + (at % 2 === 0 ? -1.8 + at * 0.18 : 3)}`)}M0 ${-height - 5}L-12 ${-height + 3}M0 ${-height - 5}L30 ${-height - 0.5}M0 ${-height - 5}V${-height + 3}`,
      yellow,
      0.8,
    ) +
    rect(-14, -height + 3, 5, 5, of('#7d7f82')) +
    rect(-2.4, -height + 3, 4.8, 5, of('#d9952a'), 0.6) +
    line(`M17 ${-height + 3}V${-height * 0.66}`, of('dark'), 0.5) +
    rect(12, -height * 0.66, 10, 2.2, of('#a98a5c'));
  return scenery(
    skyOf(stage, 0.41) +
      clouds(stage) +
      ridge(
        width,
        horizon + 2,
        [9, 9, 16, 16, 11, 11, 19, 13, 13, 17, 9, 9, 15, 15, 10, 10],
        darker(light.sky[2], 0.14),
      ),
    [
      moved(crane, mast, horizon + 2, reach * (width < 100 ? 0.9 : 1)),
      hills(width, horizon + 4, 5, of('#b59a6c'), 0.08) + ground(stage, horizon + 3, of('#cdb083')),
      path(
        `M${-bleed} ${horizon + (100 - horizon) * 0.42}Q${width * 0.5} ${horizon + (100 - horizon) * 0.3} ${width + bleed} ${horizon + (100 - horizon) * 0.5}V${100 + bleed}H${-bleed}Z`,
        of('#bd9d6e'),
      ),
      moved(
        [
          floorAt(0) + floorAt(-18.6),
          path('M-76 -37.2V-44H-60V-47H-46V-44H-32V-41H-20V-37.2Z', brick) +
            [-72, -66, -14, -9, -4].map((x) => rect(x, -43, 0.8, 6, of('#7a5a4a'))).join(''),
          bays
            .map(
              (x) =>
                rect(x - 0.7, -50, 1.6, 51, pole) +
                rect(x - 0.7, -50, 0.6, 51, lighter(pole, 0.4)) +
                rect(x - 2, 0, 4, 1.2, of('woodDark')),
            )
            .join('') +
            deck(-17) +
            deck(-35.6),
        ].join(''),
        left,
        base,
        unit,
      ),
      moved(
        path('M-17 0Q-6 -4 -1 -10Q2 -13 5 -10Q10 -4 20 0Z', of('#e3c48c')) +
          path('M2 -12Q5 -12 8 -7Q12 -3 20 0H6Q8 -7 2 -12Z', of('#c9a76c')),
        mast + 38 * unit,
        base,
        unit,
      ),
      moved(
        rect(-8, -3, 2, 5, of('dark')) +
          line('M-6 0L-2 -9M7 0L3 -9M-7 -1H8', of('#3f6f8f'), 1.6) +
          path('M-9 -15L-3 -20L8 -14L7 -7L-1 -4L-8 -8Z', of('#e07b2a')) +
          path('M-9 -15L-3 -20L-1.8 -18L-8 -12.4Z', of('#4a3a35')) +
          path('M8 -14L7 -7L-1 -4L-3 -6L4 -9L5 -15.6Z', darker(of('#e07b2a'), 0.22)) +
          circle(7, 0, 2.6, of('dark')) +
          circle(7, 0, 1, of('metal')),
        mast + 14 * unit,
        base + 3,
        unit * 0.85,
      ),
    ].join(''),
    moved(
      path('M-4.6 0L-1.2 -13H1.2L4.6 0Z', of('#e8682c')) +
        path('M-3.4 -4.6L-2.5 -8H2.5L3.4 -4.6Z', of('white')) +
        rect(-6.4, -1.2, 12.8, 1.8, of('#c9501f'), 0.8),
      width * 0.94,
      97,
      0.9,
    ),
  );
};

/** Places where things are made, stored or built. */
export const workshops = {
  workshop,
  bakery,
  restaurantKitchen,
  dairy,
  cellar,
  warehouse,
  factory,
  buildingSite,
} as const satisfies Record<string, Draw>;
