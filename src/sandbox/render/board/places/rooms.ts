import { darker, lighter, mixHex } from '../../look/palette';
import { glow, windowBars, windowView } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { sidesOf } from './placing';
import { bleed, type Draw, room, scenery } from './scenery';

const kitchen: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip, repeated } = sidesOf(stage);
  const [front, steel, dark] = [of('#7f9f92'), of('#c9cfd1'), of('#34383d')];
  const door = (x: number, y: number, wide: number, high: number, knob: number) =>
    rect(x, y, wide, high, front, 0.6) +
    rect(x + 1.8, y + 1.8, wide - 3.6, high - 3.6, darker(front, 0.1), 0.4) +
    rect(x + wide / 2 - 2, knob, 4, 1, of('#d9b36a'), 0.5);
  const upper = (x: number) =>
    rect(x, -55, 32, 20, darker(front, 0.22)) +
    door(x + 0.4, -54.6, 15.4, 19.2, -37.4) +
    door(x + 16.2, -54.6, 15.4, 19.2, -37.4) +
    rect(x - 0.6, -36, 33.2, 1.6, darker(front, 0.3));
  const stove =
    rect(-29, -21, 26, 25, steel) +
    rect(-9, -21, 6, 25, darker(steel, 0.08)) +
    rect(-30, -21.6, 28, 2.2, dark, 0.6) +
    all([-25, -21, -11, -7], (x) => circle(x, -16.6, 1.3, dark)) +
    rect(-18.4, -17.8, 4.8, 2.4, dark, 0.5) +
    rect(-26, -12.8, 20, 12.6, dark, 1.4) +
    rect(-24, -9.6, 16, 7.6, light.isDark ? '#f0a24a' : of('#55514f'), 1) +
    path('M-21 -9.6H-16L-20 -2H-24V-5Z', lighter(dark, 0.4), 0.5) +
    rect(-25, -12, 18, 1.2, of('white'), 0.6) +
    rect(-28, 2, 24, 2.4, dark);
  const pots =
    rect(-27.6, -27.4, 14.4, 1.5, dark, 0.7) +
    path('M-26 -30H-15V-23.4Q-15 -21.6 -17 -21.6H-24Q-26 -21.6 -26 -23.4Z', of('#d0552f')) +
    path('M-18 -30H-15V-23.4Q-15 -21.6 -17 -21.6H-18Z', of('#ab4124')) +
    path('M-26.6 -30Q-20.5 -34 -14.4 -30Z', of('#e07a4a')) +
    circle(-20.5, -32.8, 1.1, dark) +
    line('M-3.6 -24L4.4 -25.6', dark, 1.5) +
    path('M-12.6 -25H-2.8L-4 -21.6H-11.4Z', of('#565b61'));
  const hood =
    (light.isDark ? path('M-25 -38L-30 -21.6H-2L-7 -38Z', glow.shade, 0.25) : '') +
    rect(-21, -140, 10, 98, steel) +
    rect(-14, -140, 3, 98, darker(steel, 0.12)) +
    path('M-21 -48H-11L-3 -39.6H-29Z', steel) +
    path('M-14 -48H-11L-3 -39.6H-10Z', darker(steel, 0.12)) +
    rect(-30, -40, 28, 2.6, of('#a5adb1'), 0.6);
  const board =
    path('M-46 -31a2 2 0 0 1 2 -2h7a2 2 0 0 1 2 2V-19H-46Z', of('#c98d55')) +
    circle(-40.5, -30.6, 1, of('#8f5c34')) +
    all(
      [
        [-56, 7, '#e2a13f'],
        [-50.6, 5.4, '#f4ead6'],
        [-61.4, 8.6, '#5a8a8f'],
      ] as const,
      ([x, high, color]) =>
        rect(x, -19 - high, 4.6, high, of(color), 0.8) + rect(x + 0.3, -20.4 - high, 4, 1.8, of('#8f5c34'), 0.5),
    );
  const herbs = all(
    [3, 9.4],
    (x) =>
      path(`M${x} -31h4.4l-.6 4h-3.2Z`, of('#c8703f')) +
      path(`M${x + 2.2} -31q-5 -1 -4 -5q3 0 4 2.4q-1 -4 0 -6q2 2 1 6q1 -3 4 -2.6q0 4 -5 5.2Z`, of('leaf')),
  );
  const sink =
    path('M1 -19.4H25V-10.6Q25 -9 23.4 -9H2.6Q1 -9 1 -10.6Z', of('#fdfcf7')) +
    path('M20 -19.4H25V-10.6Q25 -9 23.4 -9H20Z', of('#dcdcd4')) +
    rect(0, -20.4, 26, 1.8, of('#fdfcf7'), 0.6) +
    line('M17 -20.6V-26Q17 -29.6 13.6 -29.6Q10.6 -29.6 10.6 -26.4', of('metalDark'), 1.5) +
    line('M17 -22.6H20', of('metalDark'), 1.2);
  const fridge =
    rect(32, -51, 25, 55.4, of('#e9e4d8'), 2.4) +
    path('M50 -51H54.6Q57 -51 57 -48.6V2Q57 4.4 54.6 4.4H50Z', of('#cdc7b9')) +
    rect(32, -34.4, 25, 1, of('#a9a396')) +
    rect(34.4, -41, 1.5, 5, of('metalDark'), 0.7) +
    rect(34.4, -31.6, 1.5, 9, of('metalDark'), 0.7) +
    rect(40, -29, 5, 6, of('#f0c24a')) +
    rect(46, -27, 4, 4.4, of('#5a9aa0')) +
    circle(42.5, -29, 0.9, of('red')) +
    circle(48, -27, 0.8, of('red')) +
    rect(33.6, 3.6, 22, 2, dark);
  return scenery(
    room(stage, of('#f5e6c8'), of('#cf9a6e'), 'tiles') +
      strip(-34.4, 15, of('#fbf6ea')) +
      strip(-29.6, 0.5, of('#e3dac6')) +
      strip(-24.6, 0.5, of('#e3dac6')) +
      repeated(
        8,
        () =>
          rect(0, -34.4, 0.5, 5, of('#e3dac6')) +
          rect(4, -29.4, 0.5, 5, of('#e3dac6')) +
          rect(0, -24.4, 0.5, 5, of('#e3dac6')),
      ) +
      toLeft(all([-64, -97, -130], upper) + hood) +
      toRight(upper(60) + upper(93)) +
      toRight(windowView(stage.palette, 1, -51, 24, 23) + windowBars(stage.palette, 1, -51, 24, 23) + herbs),
    strip(-16.6, 19, darker(front, 0.22)) +
      repeated(16, () => door(0.4, -15.6, 15.2, 16.8, -13.4)) +
      strip(1.6, 3, dark) +
      strip(-19.2, 2.8, of('#b97a48')) +
      strip(-19.2, 0.8, of('#d29a66')) +
      toLeft(stove + pots + board) +
      toRight(sink + fridge),
  );
};

const living: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight } = sidesOf(stage);
  const [teal, depth] = [of('#3b7d80'), 100 - horizon];
  const sofa =
    all([-47, -8], (x) => path(`M${x} 11h3.4l-.8 4h-1.6Z`, of('woodDark'))) +
    rect(-47, -15, 43, 20, darker(teal, 0.08), 4) +
    rect(-47, -15, 21, 16, teal, 4) +
    rect(-25.6, -15, 21.6, 16, darker(teal, 0.04), 4) +
    rect(-46, 0, 41, 11, darker(teal, 0.25), 1.5) +
    rect(-46, -0.6, 20.4, 7, lighter(teal, 0.14), 2) +
    rect(-25.2, -0.6, 20.4, 7, lighter(teal, 0.1), 2) +
    rect(-51.6, -7.4, 8, 19, lighter(teal, 0.06), 3.4) +
    rect(-7.4, -7.4, 8, 19, darker(teal, 0.16), 3.4) +
    path('M-42 -0.4L-43.4 -9.4Q-38 -11.4 -33.4 -11L-31.6 -1.6Q-37 -1 -42 -0.4Z', of('#e6b04a')) +
    path('M-18.4 -2Q-17.4 -7 -16.6 -11.2Q-12 -10.6 -7.6 -9L-9 -0.4Q-14 -0.8 -18.4 -2Z', of('#f0e4cf'));
  const lamp =
    ellipse(0, 8, 6, 1.4, of('#5d4a40')) +
    rect(-0.6, -33, 1.2, 41, of('#5d4a40')) +
    (light.isDark ? circle(0, -38, 18, glow.lamp, 0.22) + path('M-6 -34L-18 8H18L6 -34Z', glow.lamp, 0.12) : '') +
    path('M-4.4 -46H4.4L8 -33H-8Z', light.isDark ? '#ffe9b4' : of('#f4dfae')) +
    path('M1.6 -46H4.4L8 -33H3Z', light.isDark ? glow.window : of('#dfc48a'));
  const frame = (x: number, y: number, wide: number, high: number, art: string) =>
    rect(x, y, wide, high, of('#8a5a38')) + rect(x + 1, y + 1, wide - 2, high - 2, of('#fbf4e4')) + art;
  const art =
    frame(
      -41,
      -46,
      20,
      24,
      rect(-38, -43, 14, 18, of('#a9cdd0')) +
        circle(-28.4, -38.4, 2.6, of('#f0c24a')) +
        path('M-38 -31Q-34 -38 -30 -33Q-27 -35 -24 -32V-25H-38Z', of('#4f8a7c')) +
        path('M-38 -28Q-31 -31 -24 -27V-25H-38Z', of('#2f5f62')),
    ) +
    frame(
      -18,
      -43,
      14,
      17,
      line('M-11 -29V-37M-11 -32Q-15 -32 -15 -36M-11 -34Q-7.4 -34 -7.4 -38', of('#4f8a58'), 1.2) +
        circle(-11, -38, 1.7, of('#d98a6a')),
    );
  const curtain = (x: number) =>
    path(`M${x} -53h9l1 50h-11Z`, of('#c9a15a')) +
    all([2.6, 6.2], (dx) => path(`M${x + dx} -53h1.5l.2 50h-1.9Z`, of('#a98243')));
  const window =
    rect(-3, -54.4, 38, 1.6, of('#5d4a40'), 0.8) +
    windowView(palette, 3, -49, 26, 34) +
    windowBars(palette, 3, -49, 26, 34) +
    rect(3, -33, 26, 1, of('white')) +
    curtain(-2) +
    curtain(25);
  const leaf = (x: number, y: number, angle: number, long: number, fill: string) =>
    moved(
      turned(
        path(`M0 0Q${-long * 0.36} ${-long * 0.5} 0 ${-long}Q${long * 0.36} ${-long * 0.5} 0 0Z`, of(fill)),
        angle,
      ),
      x,
      y,
    );
  const plant =
    line('M41 -2V-12M41 -2L36 -12M41 -2L46 -10', of('leafDark'), 1) +
    leaf(41, -4, -62, 16, 'leafDark') +
    leaf(41, -4, 64, 16, 'leafDark') +
    leaf(40, -8, -34, 20, 'leaf') +
    leaf(42, -8, 36, 20, '#5f9a60') +
    leaf(41, -10, 0, 24, 'leaf') +
    path('M35 -3H47L45.4 10H36.6Z', of('#efe2cc')) +
    path('M43 -3H47L45.4 10H42.4Z', of('#d2bf9f'));
  const shelf =
    rect(54, -40, 30, 42, of('#8f5c3a')) +
    all(
      [-38.4, -25, -11.6],
      (y, row) =>
        rect(55.6, y, 26.8, 11.8, of('#6b4128')) +
        repeat(8 - row, (at) =>
          rect(
            56.6 + at * 2.6,
            y + 11.8 - 8 - ((at * 3 + row) % 3),
            2.3,
            8 + ((at * 3 + row) % 3),
            of(['#d98a4a', '#efe2cc', '#3b7d80', '#c9553a', '#e6b04a'][(at + row * 2) % 5] ?? 'white'),
          ),
        ),
    );
  return scenery(
    room(stage, of('#efdfc4'), of('#c58d5c'), 'boards') +
      toLeft(art, -11) +
      toRight(window + shelf) +
      ellipse(width / 2, horizon + depth * 0.6, width * 0.4, depth * 0.34, of('#b86a4c')) +
      ellipse(width / 2, horizon + depth * 0.6, width * 0.375, depth * 0.3, of('#e2bf97')),
    toLeft(lamp, -4) + toLeft(sofa, -9) + toRight(plant),
  );
};

const bedroom: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight } = sidesOf(stage);
  const [wood, sheet, depth] = [of('#9a6840'), of('#fbf6ec'), 100 - horizon];
  const lamp =
    (light.isDark ? circle(-6, -19, 19, glow.lamp, 0.24) + circle(-6, -19, 11, glow.lamp, 0.22) : '') +
    rect(-6.6, -16, 1.2, 7, of('#5d4a40')) +
    ellipse(-6, -8.6, 3, 1, of('#5d4a40')) +
    path('M-8.8 -24H-3.2L-0.6 -15H-11.4Z', light.isDark ? '#ffe9b4' : of('#f6dfa6')) +
    path('M-5 -24H-3.2L-0.6 -15H-4.4Z', light.isDark ? glow.window : of('#e2c284'));
  const table =
    rect(-11.6, -8.4, 12, 2, of('#b98555'), 0.6) +
    rect(-11, -6.6, 10.8, 11.6, wood) +
    rect(-9.8, -5.2, 8.4, 4.4, of('#b98555'), 0.5) +
    rect(-9.8, 0, 8.4, 4.4, of('#b98555'), 0.5) +
    circle(-5.6, -3, 0.7, of('#5d4a40')) +
    circle(-5.6, 2.2, 0.7, of('#5d4a40')) +
    all([-10.4, -2.2], (x) => rect(x, 5, 1.4, 3, of('woodDark')));
  const bed =
    rect(-56, -27, 43, 36, wood, 3) +
    rect(-53.6, -24.6, 38.2, 20, of('#b98555'), 2) +
    all([-47, -40.4, -33.8, -27.2], (x) => rect(x + 3, -24.6, 0.7, 18, wood)) +
    rect(-53, -13, 17.6, 10, darker(sheet, 0.1), 3) +
    rect(-33.6, -13, 17.6, 10, darker(sheet, 0.1), 3) +
    rect(-53, -13, 16.4, 8.6, sheet, 3) +
    rect(-33.6, -13, 16.4, 8.6, sheet, 3) +
    path('M-54.6 -5H-14.4L-12 11V19H-57V11Z', sheet) +
    path('M-54.6 -5H-14.4L-13.7 -1H-55.3Z', of('#dfe3ea')) +
    path('M-56.3 6H-12.8L-12 11V17.4H-57V11Z', of('#44668f')) +
    path('M-57 11H-12V17.4H-57Z', of('#365478')) +
    rect(-57, 17, 45, 3, wood) +
    all([-56, -15.6], (x) => rect(x, 20, 2.6, 3, of('woodDark')));
  const picture =
    rect(-48, -52, 27, 17, of('#efe4d2')) +
    rect(-46.4, -50.4, 23.8, 13.8, of('#e8c9a8')) +
    circle(-30, -45.4, 3, of('#e58a5a')) +
    path('M-46.4 -41Q-40 -46 -34 -41T-22.6 -42V-36.6H-46.4Z', of('#6f8fb0')) +
    path('M-46.4 -38.6Q-36 -42 -22.6 -38V-36.6H-46.4Z', of('#44668f'));
  const curtain = (x: number) =>
    path(`M${x} -53h8l1 52h-10Z`, of('#e7d3b3')) +
    all([2.2, 5.4], (dx) => path(`M${x + dx} -53h1.4l.2 52h-1.8Z`, of('#cdb48d')));
  const window =
    rect(-3, -54.4, 36, 1.6, of('#5d4a40'), 0.8) +
    windowView(palette, 3, -49, 24, 34) +
    windowBars(palette, 3, -49, 24, 34) +
    rect(3, -33, 24, 1, of('white')) +
    curtain(-2) +
    curtain(24);
  const wardrobe =
    rect(37, -51, 34, 55, wood, 1) +
    rect(35.8, -52.6, 36.4, 2.6, of('#b98555'), 0.6) +
    all(
      [38.6, 54.6],
      (x, at) =>
        rect(x, -48.6, 14.8, 40, of('#b98555'), 0.6) +
        rect(x + 2, -46.6, 10.8, 36, at === 0 ? of('#c79767') : of('#bd8b5b'), 0.4) +
        circle(at === 0 ? x + 13.4 : x + 1.4, -28, 0.9, of('#5d4a40')),
    ) +
    rect(38.6, -7, 30.8, 8, of('#b98555'), 0.6) +
    rect(51.6, -3.6, 5, 1.2, of('#5d4a40'), 0.6) +
    all([38, 67], (x) => rect(x, 4, 3, 2.6, of('woodDark')));
  return scenery(
    room(stage, of('#b4c3cc'), of('#c09468'), 'boards') + toLeft(picture) + toRight(window),
    ellipse(width * 0.54, horizon + depth * 0.62, width * 0.36, depth * 0.28, of('#e6dac6'), 0.7) +
      toLeft(table + lamp + bed) +
      toRight(wardrobe),
  );
};

const bathroom: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip, repeated } = sidesOf(stage);
  const [china, shade, metal, tile] = [of('#fdfdf9'), of('#d5dfdd'), of('#b9923f'), of('#8fc0bf')];
  const tub =
    all([-45, -10], (x) => path(`M${x - 2} 9h5q1 5 -1.6 6h-3q2 -3 -0.4 -6Z`, metal)) +
    path('M-52 -11H-2Q-3 11 -14 11H-40Q-51 11 -52 -11Z', china) +
    path('M-14 -11H-2Q-3 11 -14 11H-30Q-15 9 -14 -11Z', shade) +
    rect(-54, -13.6, 54, 3.6, china, 1.8) +
    rect(-14, -13.6, 14, 3.6, shade, 1.8);
  const foam =
    all(
      [
        [-46, -14, 4],
        [-40, -16, 5],
        [-33, -17, 5.4],
        [-26, -15.4, 4.6],
        [-20, -14, 3.4],
      ] as const,
      ([x, y, radius]) => circle(x, y, radius, light.isDark ? lighter(china, 0.2) : '#ffffff'),
    ) +
    circle(-36, -24, 1.6, '#ffffff', 0.6) +
    circle(-28, -28, 1.1, '#ffffff', 0.6) +
    circle(-43, -25, 1, '#ffffff', 0.6);
  const duck =
    path('M-19 -14Q-15 -12.6 -12.4 -15L-9.4 -17Q-8.6 -11.4 -14 -11.4Q-18.6 -11.4 -19 -14Z', of('#f2bf3d')) +
    circle(-17, -17, 2.5, of('#f2bf3d')) +
    path('M-19 -17.4L-22 -16L-19 -15.4Z', of('#e07b2a')) +
    circle(-17.6, -17.6, 0.5, of('dark'));
  const shower =
    line('M-5 -14V-50Q-5 -54 -9 -54H-13Q-16 -54 -16 -50', metal, 1.4) +
    path('M-17.4 -50.4H-14.6L-10.4 -46H-21.6Z', metal) +
    line('M-7.6 -20H-2.4', metal, 1.8) +
    line('M-20 -43L-20.6 -38M-16 -43V-36M-12 -43L-11.4 -38', of('#e6f4f6'), 0.8);
  const curtain =
    rect(-130, -57, 80, 1.4, of('metalDark')) +
    path('M-76 -56H-52Q-50 -30 -54 8H-76Z', of('#e9c46f')) +
    all([-73, -67, -61, -56], (x) => path(`M${x} -56h2.4l-.6 64h-2Z`, of('#cfa64c')));
  const mirror =
    (light.isDark ? circle(14, -50, 15, glow.shade, 0.25) : '') +
    circle(14, -35, 13, of('#7f5a3c')) +
    circle(14, -35, 11.4, of('#d9eaec')) +
    path('M7 -27L17 -46L21 -44L11 -24.4Z', '#ffffff', 0.45) +
    rect(13, -51, 2, 4, metal) +
    rect(6, -53.4, 16, 3.2, light.isDark ? '#fff0c4' : of('#fff4d4'), 1.4) +
    rect(6, -50.8, 16, 0.9, metal, 0.4);
  const basin =
    path('M10 -9H18L17 7H20V9.4H8V7H11Z', shade) +
    path('M10 -9H14.4V9.4H8V7H11Z', china) +
    path('M0 -19H28Q27 -8 18 -8H10Q1 -8 0 -19Z', china) +
    path('M21 -19H28Q27 -8 18 -8H14Q21 -10 21 -19Z', shade) +
    rect(-1, -20.4, 30, 2.6, china, 1.2) +
    line('M14 -20.6V-24.4H10.6V-23', metal, 1.4) +
    path('M21 -26H25.4L25 -20.4H21.4Z', of('#e58a5a')) +
    line('M22 -26L20.8 -30.6M24 -26L25.4 -30.4', of('#3b7d80'), 0.9) +
    rect(2, -25, 3.4, 4.6, of('#5a9aa0'), 0.8) +
    rect(3, -26.8, 1.4, 2, of('dark'));
  const towel =
    rect(30, -33.4, 12, 1.2, metal, 0.6) +
    rect(31.4, -33, 9, 19, of('#e58a5a'), 0.6) +
    rect(37, -33, 3.4, 19, of('#c56d40')) +
    rect(31.4, -18.4, 9, 1.4, of('#f6dcc0'));
  const toilet =
    rect(45, -23, 16, 13.4, china, 1.4) +
    rect(56, -23, 5, 13.4, shade, 1.4) +
    rect(44, -24.6, 18, 2.6, china, 1.2) +
    rect(47, -21, 3, 1, metal, 0.5) +
    path('M47.4 -2H58.6L57 9.4H49Z', shade) +
    path('M47.4 -2H54L53 9.4H49Z', china) +
    path('M44.4 -8H61.6Q62 1 55 1H51Q44 1 44.4 -8Z', china) +
    path('M56 -8H61.6Q62 1 55 1H52Q56 -1 56 -8Z', shade) +
    rect(43.6, -10.4, 18.8, 3, china, 1.5);
  return scenery(
    room(stage, of('#e9f1ec'), of('#7d9aa0'), 'tiles') +
      strip(-32, 33, tile) +
      repeated(
        8,
        (at) =>
          rect(0, -32, 0.5, 33, lighter(tile, 0.35)) +
          (at % 3 === 0
            ? rect(0.5, -24, 7.5, 8, lighter(tile, 0.12))
            : at % 3 === 1
              ? rect(0.5, -8, 7.5, 8, darker(tile, 0.06))
              : ''),
      ) +
      all([-24, -16, -8, 0], (y) => strip(y, 0.5, lighter(tile, 0.35))) +
      strip(-34, 2.4, of('#3f7f86')) +
      toLeft(curtain) +
      toRight(mirror + towel),
    toLeft(shower + foam + duck + tub) +
      toRight(basin + toilet) +
      toRight(ellipse(14, 17, 17, 3.4, of('#f0d9b0')) + ellipse(14, 16.6, 14, 2.4, of('#e6c48c'))),
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

/** Rooms of a home. */
export const rooms = { kitchen, living, bedroom, bathroom, nursery } as const satisfies Record<string, Draw>;
