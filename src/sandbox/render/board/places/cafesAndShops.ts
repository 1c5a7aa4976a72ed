import { darker, lighter, mixHex } from '../../look/palette';
import { glow, windowBars, windowView } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat } from '../svg';
import { besideScale, isNarrow, largeScale, rowFrom, sidesOf } from './placing';
import { bleed, clouds, type Draw, ground, room, scenery, skyOf, strip } from './scenery';

const bottles = (x: number, y: number, count: number, high: number, fills: readonly string[], cap?: string) =>
  repeat(count, (at) => {
    const [left, top] = [x + at * 4.2, y - high - ((at * 5) % 3) * 1.1];
    const fill = fills[(at * 3) % fills.length] ?? '';
    return rect(left, top, 3, y - top, fill, 0.7) + rect(left + 0.9, top - 2.2, 1.2, 2.8, cap ?? fill);
  });

const cafe: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip } = sidesOf(stage);
  const [wood, dark, green, steel] = [of('#b97d4a'), of('#3a302b'), of('#3f6f66'), of('#c6ccce')];
  const counter =
    rect(-140, -15, 139, 25, green) +
    repeat(28, (at) => rect(-6 - at * 5, -13, 0.7, 20, darker(green, 0.2))) +
    rect(-140, 7, 139, 3.4, dark) +
    rect(-140, -18, 141, 3.2, wood) +
    rect(-140, -18, 141, 1, lighter(wood, 0.25)) +
    rect(-140, -14.8, 139, 1.4, darker(green, 0.25));
  const machine =
    rect(-31, -21, 25, 3, dark, 0.6) +
    rect(-30, -29, 4, 8, darker(steel, 0.15)) +
    rect(-11, -29, 4, 8, darker(steel, 0.25)) +
    rect(-26, -29, 15, 8, of('#5d6468')) +
    rect(-32, -37, 27, 9, steel, 1.6) +
    rect(-12, -37, 7, 9, darker(steel, 0.12), 1.6) +
    rect(-32, -31.6, 27, 1.6, of('#c9402c')) +
    circle(-28, -34.2, 1.4, of('white')) +
    circle(-9, -34.2, 1.4, of('white')) +
    all(
      [-22.6, -15],
      (x) =>
        rect(x - 1.6, -28.6, 3.2, 2.2, dark) +
        line(`M${x} -27.4L${x + 3.6} -26.8`, dark, 1.2) +
        path(`M${x - 1.8} -24.6h3.6l-.5 3.4h-2.6Z`, of('white')),
    ) +
    all([-30, -25.6, -21.2, -16.8, -12.4], (x, at) =>
      path(`M${x} -40.4h3.6l-.5 3.4h-2.6Z`, of(at % 2 === 0 ? 'white' : '#e6b98a')),
    );
  const cakes =
    rect(-66, -30, 28, 12, of('#f3e6cf')) +
    rect(-66, -24.4, 28, 0.8, steel) +
    all(
      [-64, -55.4, -46.8],
      (x, at) =>
        path(`M${x} -24.6v-3.4q3.4 -2.4 6.8 0v3.4Z`, of(['#8a4f36', '#e58aa6', '#e6b04a'][at] ?? 'white')) +
        path(`M${x} -18.2v-3.6q3.4 -1.6 6.8 0v3.6Z`, of(['#e6b04a', '#d9a066', '#c9553a'][at] ?? 'white')),
    ) +
    path('M-61 -30H-56L-63 -18H-66V-20Z', '#ffffff', 0.35) +
    line('M-66 -18V-30.6H-38V-18', steel, 1);
  const chalk = of('#efe8da');
  const menu =
    rect(-37, -60, 34, 19, of('#8a5a38'), 0.8) +
    rect(-35.6, -58.6, 31.2, 16.2, of('#2f3a38')) +
    path('M-32.4 -52.4H-24.4Q-24.4 -45.6 -28.4 -45.6Q-32.4 -45.6 -32.4 -52.4Z', chalk) +
    line(
      'M-24.4 -51Q-21.6 -51 -22 -49Q-22.4 -47.6 -25 -47.8M-30.4 -54Q-31.4 -55 -30.4 -56.4M-26.8 -54Q-27.8 -55 -26.8 -56.4',
      chalk,
      0.8,
    ) +
    line('M-18.4 -54.6H-10M-18.4 -51H-12M-18.4 -47.4H-10.4', chalk, 0.9) +
    line('M-7.6 -54.6H-6.4M-7.6 -51H-6.4M-7.6 -47.4H-6.4', of('#e6b04a'), 0.9);
  const chair =
    line('M0 -13Q1 -4 3 3M3 3L1 17M12.4 3L14.4 17M2 10H13.4', dark, 1.4) +
    rect(1.6, 1.6, 12.4, 2.4, of('#c98d55'), 1.2);
  const table =
    line('M20 0V15', dark, 1.6) +
    path('M13.6 17Q14 14.6 20 14.4Q26 14.6 26.4 17Z', dark) +
    rect(8.4, -2.4, 23.2, 2.6, wood, 1.3) +
    rect(8.4, -2.4, 23.2, 1, lighter(wood, 0.3), 0.5) +
    path('M14.6 -7.4H20.4Q20.4 -3 17.5 -3Q14.6 -3 14.6 -7.4Z', of('white')) +
    line('M20.4 -6.6Q22.4 -6.4 20 -4.4', of('white'), 0.8) +
    rect(13.4, -3, 8.2, 0.8, of('white'), 0.4) +
    line('M16.4 -9Q15.4 -10.4 16.4 -12M18.8 -9Q17.8 -10.4 18.8 -12', of('white'), 0.7, 0.8) +
    path('M25 -2.6L24.6 -6.4H27.6L27.2 -2.6Z', of('#5a9aa0')) +
    circle(26, -8.4, 1.7, of('#e58aa6')) +
    line('M26.1 -6.4V-7.4', of('leaf'), 0.7);
  const lamp =
    line('M0 -120V-6', dark, 0.6) +
    (light.isDark ? circle(0, 1, 14, glow.lamp, 0.2) : '') +
    circle(0, 1, 6.4, glow.lamp, light.isDark ? 0.35 : 0.25) +
    path('M-6.4 0Q-6 -7 0 -7.4Q6 -7 6.4 0Z', of('#c98a2f')) +
    path('M2 -7Q6 -6 6.4 0H3.4Q3.6 -5 2 -7Z', of('#a56d22')) +
    circle(0, 0.6, 2.2, glow.bulb);
  return scenery(
    room(stage, of('#e9d2ae'), of('#9c6b49'), 'boards') +
      strip(-16, 16, of('#c8a77c')) +
      strip(-17, 1.4, of('#a9835a')) +
      toLeft(moved(menu, -2, -6, 0.85)) +
      toRight(windowView(stage.palette, 3, -48, 34, 29, 'city') + windowBars(stage.palette, 3, -48, 34, 29)),
    toLeft(cakes + counter + machine) +
      all([0, 52], (x) => toRight(chair, x - 1) + toRight(moved(chair, 41, 0, 1, true), x) + toRight(table, x)) +
      all([20, 72], (x) => toRight(lamp, x, -42)) +
      toLeft(lamp, -50, -42),
  );
};

const teaRoom: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const size = Math.min(stage.nearness * (isNarrow(stage) ? 0.85 : 1), horizon / 36);
  const [beam, border, depth] = [of('#5f4029'), of('#56694a'), 100 + bleed - horizon];
  const [left, right] = isNarrow(stage) ? [width * 0.32, width * 0.66] : [width * 0.36, width * 0.68];
  const point = (column: number, down: number) =>
    `${(width * (0.5 + column * (0.17 + 0.36 * down))).toFixed(1)} ${(horizon + depth * down).toFixed(1)}`;
  const mat = (column: number, from: number, to: number, fill: string) =>
    path(`M${point(column, from)}L${point(column + 1, from)}L${point(column + 1, to)}L${point(column, to)}Z`, fill);
  const mats = (column: number) =>
    all(column % 2 === 0 ? [0, 0.14, 0.46] : [0, 0.28, 0.7], (from, row) => {
      const fill = of((column + row) % 2 === 0 ? '#cbc78d' : '#bdb97c');
      return mat(column, from, 1, fill) + mat(column, from, from + (0.6 + from * 4) / depth, border);
    }) + line(`M${point(column, 0)}L${point(column, 1)}`, border, 0.8);
  const door =
    path('M0 -46H22V0H0Z', beam) +
    path('M1.2 -44.6H20.8V-10.6H1.2Z', light.isDark ? '#ffe2a4' : of('#faf4e4')) +
    path('M1.2 -9.4H20.8V-1.4H1.2Z', of('#a9764a')) +
    line('M7.7 -45V-10M14.3 -45V-10M1 -38H21M1 -31H21M1 -24H21M1 -17H21', beam, 0.7);
  const alcove =
    rect(0, -46, 42, 46, of('#a98a5c')) +
    rect(0, -46, 42, 4, darker(of('#a98a5c'), 0.2)) +
    rect(0, -5, 42, 7, of('#7a4f30')) +
    rect(0, -5, 42, 1.6, of('#93633d')) +
    rect(6, -42, 14, 32, of('#6f7f6a')) +
    rect(7.8, -38, 10.4, 24, of('#f7f0de')) +
    rect(5, -11, 16, 1.6, beam, 0.8) +
    circle(14.6, -33, 2, lit('#c9402c')) +
    path('M7.8 -18L11.5 -27L14 -22L15.6 -24.5L18.2 -18V-16H7.8Z', of('#4b5354')) +
    line('M31 -11Q31 -20 27 -25M31 -13Q33 -20 37 -22', of('woodDark'), 0.8) +
    line('M27 -25h.1M29.6 -20h.1M37 -22h.1M33.2 -18h.1', lit('#e79aa8'), 3.4) +
    path('M28 -12H34Q37 -8 33.6 -5H28.4Q25 -8 28 -12Z', lit('#3d6570'));
  return scenery(
    room(stage, of('#e2d2ac'), of('#c6c286'), 'plain') +
      repeat(12, (at) => mats(at - 6)) +
      repeat((left + bleed) / (22 * size), (at) => moved(door, left - 22 * size * (at + 1), horizon, size)) +
      strip(stage, horizon - 49.5 * size, 3.5 * size, beam) +
      strip(stage, horizon - 2, 3, beam) +
      all([left, right - 3.4 * size, right + 42 * size], (x) =>
        rect(x, -bleed, 3.4 * size, horizon + bleed + 1, beam),
      ) +
      moved(alcove, right, horizon, size),
  );
};

const pub: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [besideScale(stage), isNarrow(stage)];
  const [rail, ends] = [horizon - 18 * size, (width + 2 * bleed) / size];
  const count = Math.ceil((width * 0.32 + bleed) / (4.2 * size));
  const wide = count * 4.2 + 1;
  const cabinet =
    rect(-2, -38, wide + 4, 38, of('#3a2118')) +
    rect(-3, -39, wide + 6, 2.6, of('#7d4a2b')) +
    rect(0, -35, wide, 13, light.isDark ? '#b87838' : of('#b06a38')) +
    rect(0, -20, wide, 13, light.isDark ? '#b87838' : of('#b06a38')) +
    bottles(1, -22, count, 6, ['#3f7a55', '#e6d6b0', '#c98a3a', '#5b7f8c'].map(lit)) +
    bottles(1, -7, count, 6, ['#8c3b2c', '#c98a3a', '#3f7a55', '#e6d6b0', '#5b7f8c'].map(lit));
  const handle = (x: number, fill: string) =>
    rect(x - 0.8, -8, 1.6, 3.4, lit('#a57a34')) + rect(x - 1.5, -21, 3, 9.4, lit(fill), 1.3);
  const taps =
    rect(-2.2, -9, 4.4, 9, lit('#c99a4a')) +
    rect(-11, -12, 22, 4, lit('#dcb062'), 2) +
    (handle(-8, '#b23a2e') + handle(0, '#efe2c4') + handle(8, '#2f7a55'));
  const beer =
    line('M5.6 -6h1.6v3.6h-1.6', lit('#f0c878'), 0.9) +
    rect(0, -8, 5.4, 8, lit('#e3a233'), 0.8) +
    rect(-0.3, -9.6, 6, 3, lit('#fff6e0'), 1.4);
  const stool =
    line('M-5 -4L-6.6 12M5 -4L6.6 12M-6 6H6', of('#2e1a13'), 1.5) + rect(-7, -7, 14, 3.2, lit('#8e2f2a'), 1.6);
  const lamp =
    line('M0 -4V-90', of('dark'), 0.7) +
    (light.isDark ? circle(0, 4, 14, '#ffcf7a', 0.22) : '') +
    circle(0, 4, 3, '#fff0c0') +
    path('M-8 4Q-7 -4 0 -4Q7 -4 8 4Z', lit('#2c6a4d')) +
    path('M-8 4Q-7 -4 0 -4Q-4 -1 -4 4Z', lit('#3f8a66'));
  const stools = [...rowFrom(stage, narrow ? 0.18 : 0.28, 3, 22), ...rowFrom(stage, narrow ? 0.84 : 0.74, 3, 22)];
  return scenery(
    room(stage, of('#54321f'), of('#6d4630'), 'boards') +
      repeat(ends / 12, (at) => rect(at * 12 * size - bleed, -bleed, 0.7, horizon + bleed, of('#412516'))) +
      moved(cabinet, width * 0.3 - (wide + 2) * size, rail, size) +
      moved(cabinet, width * 0.7 + 2 * size, rail, size),
    strip(stage, rail, 19 * size, of('#6b3d24')) +
      repeat(ends / 18, (at) => moved(rect(0, 5, 15, 11, of('#55301c'), 0.8), at * 18 * size - bleed, rail, size)) +
      strip(stage, rail - 1.6 * size, 3.4 * size, of('#a9693c')) +
      moved(taps, width * (narrow ? 0.2 : 0.37), rail - 1.6 * size, size * 0.9) +
      moved(moved(beer, -4, 0) + moved(beer, 5, 0), width * (narrow ? 0.78 : 0.62), rail - 1.6 * size, size) +
      all(stools, (x) => moved(stool, x, horizon, size)) +
      all([0.18, 0.82], (share) => moved(lamp, width * share, horizon * 0.1 + 3, Math.max(0.8, size * 0.8))),
  );
};

const shopInside: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip } = sidesOf(stage);
  const [wood, dark] = [of('#c39462'), of('#3a3f47')];
  const fills = ['#d4553a', '#e6b04a', '#3b7d80', '#f4ead6', '#6c9552', '#e08a5a'].map(of);
  const fill = (at: number) => fills[at % 6] ?? '';
  const kinds = [
    (x: number, y: number, at: number) =>
      rect(x, y - 9, 6.2, 9, fill(at), 0.4) + rect(x + 1, y - 6.6, 4.2, 3, lighter(fill(at + 3), 0.4)),
    (x: number, y: number, at: number) =>
      rect(x, y - 6.4, 4.6, 6.4, fill(at), 0.6) +
      rect(x, y - 4.6, 4.6, 2.4, of('#fbf7ee')) +
      rect(x + 0.3, y - 7.4, 4, 1.2, of('#8f5c34'), 0.4),
    (x: number, y: number, at: number) =>
      rect(x, y - 7, 3.4, 7, fill(at), 0.9) +
      rect(x + 1.1, y - 10, 1.2, 3.4, fill(at)) +
      rect(x, y - 4.6, 3.4, 2.2, of('#fbf7ee')),
    (x: number, y: number, at: number) =>
      path(`M${x} ${y}l.6 -7.4h4.6l.6 7.4Z`, fill(at)) +
      rect(x + 0.6, y - 8.4, 4.6, 1.4, darker(fill(at), 0.2)) +
      circle(x + 2.9, y - 3.4, 1.3, of('#fbf7ee')),
  ];
  const goods = (x: number, y: number, wide: number, row: number) =>
    repeat(
      (wide - 3) / 7,
      (at) =>
        kinds[(Math.floor(at / 2) + row) % 4]?.(x + 1.4 + at * 7, y, Math.floor(at / 2) * 2 + row * 3 + (at % 2)) ?? '',
    );
  const shine = (x: number, wide: number, y: number, high: number) =>
    light.isDark
      ? path(`M${x} ${y}h${wide}v${high}h${-wide}Z`, glow.lamp, 0.2) + rect(x + 2, y, wide - 4, 1.2, '#fff0c4', 0.6)
      : '';
  const rack = (x: number) =>
    rect(x - 1.4, -49, 46.8, 55, darker(wood, 0.25), 0.6) +
    all(
      [-35, -22, -9, 4],
      (y, row) =>
        rect(x, y - 12, 44, 12, of('#8a6240')) +
        goods(x, y, 44, row) +
        rect(x - 1, y, 46, 1.9, lighter(wood, 0.1)) +
        all([5, 16, 27, 38], (dx) => rect(x + dx, y + 0.2, 4, 1.5, of(dx === 16 ? '#e6c25a' : 'white'))),
    ) +
    rect(x - 1.4, -50.6, 46.8, 2.4, wood, 0.6) +
    shine(x, 44, -48, 52);
  const wall = all(
    [-47, -33],
    (y, row) =>
      goods(8, y + 1, 60, row + 1) +
      rect(6, y + 1, 64, 1.9, wood) +
      rect(6, y + 2.9, 64, 0.7, darker(wood, 0.3)) +
      shine(8, 60, y + 3.6, y < -40 ? 10 : 14),
  );
  const counter =
    rect(2, -14, 90, 24, of('#4f8a86')) +
    repeat(6, (at) => rect(4.4 + at * 15, -10.6, 12, 15, of('#427672'), 0.6)) +
    rect(2, 7.6, 90, 3, dark) +
    rect(0, -17, 94, 3.2, wood, 0.6) +
    rect(0, -17, 94, 1, lighter(wood, 0.3), 0.5);
  const till =
    rect(8, -22.4, 20, 5.4, dark, 0.8) +
    rect(15.6, -20.6, 5, 1, of('metal'), 0.4) +
    path('M10 -22.4L13 -28.4H25L27 -22.4Z', of('#5d646d')) +
    all(
      [0, 1, 2, 3],
      (at) =>
        rect(14.4 + at * 2.6, -27.2, 1.8, 1.4, of('#f1ece0')) +
        rect(13.8 + at * 2.8, -24.8, 1.9, 1.4, of(at === 3 ? '#e08a3a' : '#f1ece0')),
    ) +
    rect(17.6, -31, 1.6, 3, dark) +
    rect(12.4, -36, 12, 5.6, dark, 0.8) +
    rect(13.6, -35, 9.6, 3.4, light.isDark ? '#c9f0d2' : of('#b7dcc0')) +
    path('M9 -22.4V-26.6H11.6L11 -22.4Z', of('white'));
  const bag = (x: number, color: string) =>
    line(`M${x + 2.6} -27q0 -3.4 2.4 -3.4q2.4 0 2.4 3.4`, of('#8f5c34'), 0.8) +
    rect(x, -27, 10, 10, of(color)) +
    rect(x + 7, -27, 3, 10, darker(of(color), 0.14)) +
    circle(x + 4, -22, 1.7, of('#fbf7ee'));
  return scenery(
    room(stage, of('#f0e2c6'), of('#c5b193'), 'tiles') +
      strip(-1.4, 1.4, of('#a9835a')) +
      all([-96, -48, 0], (x) => toLeft(rack(-46), x)) +
      toRight(wall),
    toRight(counter + till + bag(36, '#e3c08d') + bag(48, '#e58a5a')),
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
          light.isDark && (at + row + left) % 3 !== 0 ? glow.window : lighter(houses[at % 4] ?? '', 0.4),
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
              .map((left) => circle(left, -29, 7, glow.lamp, 0.28) + circle(left, -29, 1.7, '#ffefc4'))
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

const salon: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [besideScale(stage), isNarrow(stage)];
  const put = (svg: string, x: number, y = horizon) => moved(svg, x, y, size);
  const seats = rowFrom(stage, narrow ? 0.19 : 0.29, narrow ? 1 : 3, 37);
  const shelfY = Math.min(horizon + 15 * size, Math.max(horizon - (narrow ? 16 : 0), 57 * size));
  const flasks = (x: number, y: number, count: number) =>
    bottles(x, y, count, 4.5, ['#4f9a94', '#f3e9da', '#d9708a', '#e2a94f'].map(lit), of('dark'));
  const bulb = (x: number, y: number) =>
    (light.isDark ? circle(x, y, 3.6, glow.halo, 0.35) : '') + circle(x, y, 1.7, glow.bulb);
  const mirror =
    rect(-15, -50, 30, 32, of('#b98555'), 3) +
    rect(-10, -48, 20, 28, of('#cfe3e6'), 2) +
    path('M-8 -24L2 -48H7L-5 -20H-8Z', lighter(of('#cfe3e6'), 0.6), 0.7) +
    all([-46, -39, -32, -25], (y) => bulb(-12.5, y) + bulb(12.5, y)) +
    rect(-17, -15, 34, 2.4, of('#8a5a3c')) +
    (flasks(-15, -15, 2) + flasks(8, -15, 2));
  const chair =
    ellipse(0, 13, 8.5, 2, of('metalDark')) +
    rect(-1.4, 4, 2.8, 9, of('metal')) +
    line('M-9.4 -3.4V2.4H9.4V-3.4', lit('#22454a'), 3.4) +
    rect(-7.5, -18, 15, 20, lit('#2f666b'), 4) +
    rect(-7.5, -18, 5, 20, lit('#3b7a7e'), 3);
  const dryer =
    line('M8 13H18M13 13V-26Q13 -31 6 -31', of('metalDark'), 1.7) +
    path('M-10 -20Q-11 -36 0 -36Q11 -36 10 -20Z', lit('#f1e7db')) +
    path('M3 -36Q11 -35 10 -20H5Q7 -30 3 -36Z', lit('#d8c8b8')) +
    rect(-11, -21.5, 22, 3, lit('#d9708a'), 1.5);
  const shelf = all([-48, -35], (y, at) => rect(-13, y, 26, 2, of('#8a5a3c')) + flasks(-11.5, y, 6 - at));
  return scenery(
    room(stage, of('#f0dcd2'), of('#c6aa99'), 'tiles') +
      strip(stage, horizon - 10, 8, of('#dfb9af')) +
      all(seats, (x) => put(mirror, x)) +
      put(shelf, width * (narrow ? 0.84 : 0.67), shelfY),
    all(seats, (x) => put(chair, x)) + put(chair + dryer, width * (narrow ? 0.81 : 0.9)),
  );
};

/** Places where people eat, drink and buy. */
export const cafesAndShops = { cafe, teaRoom, pub, shopInside, market, salon } as const satisfies Record<string, Draw>;
