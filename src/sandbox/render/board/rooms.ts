import { darker, lighter, mixHex } from '../look/palette';
import { bleed, type Draw, room, scenery, type Stage } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, all, turned } from './svg';

/** The scale of furniture, which is smaller in a narrow picture and in front of a low wall. */
const sizeIn = ({ width, horizon, nearness }: Stage) =>
  Math.min(nearness ** 0.86 * Math.min(1, Math.max(0.55, width / 125)), horizon / 38);

/**
 * Returns functions that place drawings left and right of the calm middle, and across the whole width. The drawings'
 * own units are relative to the edge of the middle and to the floor.
 */
function placesOf(stage: Stage) {
  const { width, horizon } = stage;
  const size = sizeIn(stage);
  const [left, right] = width < 110 ? [width * 0.345, width * 0.655] : [width * 0.36, width * 0.65];
  return {
    toLeft: (svg: string, x = 0, y = 0) => moved(svg, left + x * size, horizon + y * size, size),
    toRight: (svg: string, x = 0, y = 0) => moved(svg, right + x * size, horizon + y * size, size),
    strip: (y: number, height: number, fill: string) =>
      rect(-bleed, horizon + y * size, width + 2 * bleed, height * size, fill),
    repeated: (step: number, draw: (at: number) => string, from = 0) => {
      const first = -Math.ceil((left + bleed) / (step * size));
      return repeat((width + 2 * bleed) / (step * size) + 1, (at) =>
        moved(draw(first + at), left + (from + (first + at) * step) * size, horizon, size),
      );
    },
  };
}

/** Draws a window with the sky, the moon at night, and hills or a city. */
function view(
  { palette: { of, light } }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  outside: 'hills' | 'city' = 'hills',
): string {
  const far = mixHex(of(outside === 'hills' ? '#8fb08a' : '#7f93a3'), light.sky[2], 0.35);
  const city = repeat(wide / 5, (at) => {
    const top = high * (0.3 + ((at * 7) % 5) * 0.1);
    const lamps = [1.1, 3].map((dx, column) =>
      rect(
        x + at * 5 + dx,
        y + top + 2 + ((at + column) % 2) * 3,
        0.9,
        1.3,
        light.isDark ? '#ffd98a' : lighter(far, 0.35),
      ),
    );
    return (
      rect(x + at * 5, y + top, Math.min(5, wide - at * 5), high - top, at % 2 === 0 ? far : lighter(far, 0.14)) +
      (wide - at * 5 < 5 ? '' : lamps.join(''))
    );
  });
  return (
    rect(x - 1.5, y - 1.5, wide + 3, high + 3, of('white')) +
    rect(x, y, wide, high, light.sky[1]) +
    rect(x, y + high * 0.45, wide, high * 0.55, light.sky[2]) +
    (light.isDark && light.sun !== undefined ? circle(x + wide * 0.72, y + high * 0.26, 2.6, light.sun) : '') +
    (outside === 'city'
      ? city
      : path(
          `M${x} ${y + high * 0.74}Q${x + wide * 0.3} ${y + high * 0.52} ${x + wide * 0.6} ${y + high * 0.74}T${x + wide} ${y + high * 0.7}V${y + high}H${x}Z`,
          far,
        ))
  );
}

const bars = ({ palette: { of } }: Stage, x: number, y: number, wide: number, high: number, columns = 2) =>
  repeat(columns - 1, (at) => rect(x + (wide * (at + 1)) / columns - 0.5, y, 1, high, of('white'))) +
  rect(x - 3, y + high + 1, wide + 6, 1.8, of('white')) +
  rect(x - 2, y + high + 2.8, wide + 4, 0.8, darker(of('white'), 0.2));

const kitchen: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip, repeated } = placesOf(stage);
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
    (light.isDark ? path('M-25 -38L-30 -21.6H-2L-7 -38Z', '#ffe6a6', 0.25) : '') +
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
      toRight(view(stage, 1, -51, 24, 23) + bars(stage, 1, -51, 24, 23) + herbs),
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
  const { toLeft, toRight } = placesOf(stage);
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
    (light.isDark ? circle(0, -38, 18, '#ffdf9a', 0.22) + path('M-6 -34L-18 8H18L6 -34Z', '#ffdf9a', 0.12) : '') +
    path('M-4.4 -46H4.4L8 -33H-8Z', light.isDark ? '#ffe9b4' : of('#f4dfae')) +
    path('M1.6 -46H4.4L8 -33H3Z', light.isDark ? '#ffd98a' : of('#dfc48a'));
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
    view(stage, 3, -49, 26, 34) +
    bars(stage, 3, -49, 26, 34) +
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
  const { toLeft, toRight } = placesOf(stage);
  const [wood, sheet, depth] = [of('#9a6840'), of('#fbf6ec'), 100 - horizon];
  const lamp =
    (light.isDark ? circle(-6, -19, 19, '#ffdf9a', 0.24) + circle(-6, -19, 11, '#ffdf9a', 0.22) : '') +
    rect(-6.6, -16, 1.2, 7, of('#5d4a40')) +
    ellipse(-6, -8.6, 3, 1, of('#5d4a40')) +
    path('M-8.8 -24H-3.2L-0.6 -15H-11.4Z', light.isDark ? '#ffe9b4' : of('#f6dfa6')) +
    path('M-5 -24H-3.2L-0.6 -15H-4.4Z', light.isDark ? '#ffd98a' : of('#e2c284'));
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
    view(stage, 3, -49, 24, 34) +
    bars(stage, 3, -49, 24, 34) +
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
  const { toLeft, toRight, strip, repeated } = placesOf(stage);
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
    (light.isDark ? circle(14, -50, 15, '#ffe6a6', 0.25) : '') +
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

const office: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight } = placesOf(stage);
  const [wood, dark, seat] = [of('#c99a66'), of('#3a4048'), of('#2f6f8f')];
  const desk =
    rect(-50, -7, 2, 22, dark) +
    rect(-46, -4.6, 42, 3, darker(wood, 0.45)) +
    rect(-17, -4.6, 14, 19.6, of('#e8e3d8')) +
    all([-3.4, 2.8, 9], (y) => rect(-16, y, 12, 5.2, of('#d5cec0'), 0.4) + rect(-12, y + 1.2, 4, 0.9, dark, 0.4)) +
    rect(-53, -7.6, 52, 3, wood, 0.6) +
    rect(-53, -7.6, 52, 1, lighter(wood, 0.25), 0.5);
  const screen =
    rect(-32.6, -12, 5.2, 4, dark) +
    rect(-36, -8.6, 12, 1.2, dark, 0.6) +
    rect(-42, -29, 24, 17.4, dark, 1) +
    rect(-40.8, -27.8, 21.6, 14, light.isDark ? '#cfe9f2' : of('#d7ecf2')) +
    rect(-40.8, -27.8, 21.6, 2.4, of('#4f8fae')) +
    all([3, 5, 4, 6.6], (high, at) =>
      rect(-38.6 + at * 2.9, -16 - high, 2, high, of(at === 3 ? '#e08a3a' : '#4f8fae')),
    ) +
    line('M-25.4 -22.4H-21M-25.4 -19.6H-22.4M-25.4 -16.8H-21', of('#8fb0bd'), 0.9);
  const chair =
    line('M-30 11V19M-37 21.6L-30 18L-23 21.6M-30 18V22.4', dark, 1.5) +
    all([-37, -30, -23], (x) => circle(x, 22.6, 1.3, dark)) +
    rect(-38, 7, 16, 4.4, darker(seat, 0.25), 2) +
    line('M-39 1V6.4H-36M-21 1V6.4H-24', dark, 1.4) +
    rect(-37.4, -10, 14.8, 16.4, seat, 3.6) +
    path('M-27 -10H-26.2Q-22.6 -10 -22.6 -6.4V2.8Q-22.6 6.4 -26.2 6.4H-27Z', darker(seat, 0.16));
  const lamp =
    (light.isDark ? path('M-14 -21L-22 -7.6H-4L-7 -21Z', '#ffe6a6', 0.35) : '') +
    line('M-5 -8V-9L-3 -18L-9 -25', dark, 1.1) +
    rect(-8, -9, 6, 1.4, dark, 0.7) +
    path('M-13.4 -21Q-13 -26 -9 -26.4Q-5.6 -25.6 -6.6 -21Z', of('#e08a3a'));
  const papers =
    rect(-50.6, -8.8, 8, 1.2, of('white')) +
    rect(-50, -10, 7.6, 1.2, of('#e6c25a')) +
    rect(-50.4, -11.2, 7, 1.2, of('white')) +
    path('M-17.4 -11.6H-14V-7.6H-17.4Z', of('#c9553a'));
  const binders = (y: number, row: number) =>
    repeat(8, (at) =>
      at === (row * 3 + 4) % 8
        ? ''
        : rect(
            4.4 + at * 3.5,
            y - 10,
            3.1,
            10,
            of(['#2f6f8f', '#c9553a', '#e6c25a', '#5f8a6a', '#e8e3d8'][(at * 2 + row) % 5] ?? 'white'),
            0.3,
          ) +
          rect(5.2 + at * 3.5, y - 8.2, 1.5, 2.8, of('#fbf7ee')) +
          circle(5.95 + at * 3.5, y - 2, 0.6, of('dark')),
    );
  const shelf =
    rect(2, -46, 32, 50, of('#d9b385')) +
    all([-44.4, -31, -17.6], (y, row) => rect(3.6, y, 28.8, 11.8, of('#a87c4e')) + binders(y + 11.8, row)) +
    all([3.6, 18.4], (x) => rect(x, -4.2, 14, 6.8, of('#c99a66'), 0.4) + rect(x + 5, -2, 4, 0.9, dark, 0.4));
  const plant =
    line('M44 -4V-20', of('#6b4a30'), 1.1) +
    all(
      [
        [-40, 13],
        [38, 13],
        [-66, 12],
        [66, 12],
        [-12, 15],
        [14, 14],
      ] as const,
      ([angle, long], at) =>
        moved(
          turned(
            path(`M0 0Q-5.4 ${-long / 2} 0 ${-long}Q5.4 ${-long / 2} 0 0Z`, of(at % 2 === 0 ? 'leaf' : 'leafDark')),
            angle,
          ),
          44,
          -14 - (at > 3 ? 6 : at * 1.5),
        ),
    ) +
    path('M38.6 -4H49.4L48 9H40Z', of('#f1ece0')) +
    path('M46 -4H49.4L48 9H45.4Z', of('#d3ccbc'));
  const cooler =
    rect(55.4, -12, 10, 22, of('#f1ece0'), 1) +
    rect(62, -12, 3.4, 22, of('#d3ccbc'), 1) +
    rect(57, -8, 5, 6, dark, 0.6) +
    path('M56.4 -26H64.4V-15L62.6 -12H58.2L56.4 -15Z', of('#8cc3e0')) +
    path('M61.4 -26H64.4V-15L62.6 -12H61.4Z', of('#6aa9cc'));
  const tube =
    (light.isDark ? ellipse(0, -53, 22, 7, '#fff3cf', 0.22) : '') +
    line('M-10 -140V-56M10 -140V-56', of('metalDark'), 0.5) +
    rect(-16, -56.6, 32, 1.6, of('metalDark')) +
    rect(-15, -55, 30, 1.6, light.isDark ? '#fff6dc' : '#fffdf4', 0.8);
  return scenery(
    room(stage, of('#e3e2dc'), of('#8d979c'), 'plain') +
      all([0, -60, -120], (x) => toLeft(view(stage, -52, -49, 50, 32, 'city') + bars(stage, -52, -49, 50, 32, 3), x)) +
      toRight(shelf) +
      toLeft(tube, -27) +
      toRight(tube, 26),
    all([-64, 0], (x) => toLeft(desk + papers + screen + lamp + chair, x)) + toRight(plant, -2) + toRight(cooler, -4),
  );
};

const cafe: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip } = placesOf(stage);
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
    (light.isDark ? circle(0, 1, 14, '#ffdf9a', 0.2) : '') +
    circle(0, 1, 6.4, '#ffdf9a', light.isDark ? 0.35 : 0.25) +
    path('M-6.4 0Q-6 -7 0 -7.4Q6 -7 6.4 0Z', of('#c98a2f')) +
    path('M2 -7Q6 -6 6.4 0H3.4Q3.6 -5 2 -7Z', of('#a56d22')) +
    circle(0, 0.6, 2.2, '#fff3cf');
  return scenery(
    room(stage, of('#e9d2ae'), of('#9c6b49'), 'boards') +
      strip(-16, 16, of('#c8a77c')) +
      strip(-17, 1.4, of('#a9835a')) +
      toLeft(moved(menu, -2, -6, 0.85)) +
      toRight(view(stage, 3, -48, 34, 29, 'city') + bars(stage, 3, -48, 34, 29)),
    toLeft(cakes + counter + machine) +
      all([0, 52], (x) => toRight(chair, x - 1) + toRight(moved(chair, 41, 0, 1, true), x) + toRight(table, x)) +
      all([20, 72], (x) => toRight(lamp, x, -42)) +
      toLeft(lamp, -50, -42),
  );
};

const shopInside: Draw = (stage) => {
  const { width, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight, strip } = placesOf(stage);
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
  const glow = (x: number, wide: number, y: number, high: number) =>
    light.isDark
      ? path(`M${x} ${y}h${wide}v${high}h${-wide}Z`, '#ffdf9a', 0.2) + rect(x + 2, y, wide - 4, 1.2, '#fff0c4', 0.6)
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
    glow(x, 44, -48, 52);
  const wall = all(
    [-47, -33],
    (y, row) =>
      goods(8, y + 1, 60, row + 1) +
      rect(6, y + 1, 64, 1.9, wood) +
      rect(6, y + 2.9, 64, 0.7, darker(wood, 0.3)) +
      glow(8, 60, y + 3.6, y < -40 ? 10 : 14),
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
  const sign =
    line('M0 -120V-9', dark, 0.5) +
    circle(0, 0, 9, of('#d0402c')) +
    line('M-3.6 4.4L3.6 -4.4', of('#fdf6e6'), 1.5) +
    all([-3, 3], (x) => circle(x, x, 1.9, of('#fdf6e6')) + circle(x, x, 0.8, of('#d0402c')));
  return scenery(
    room(stage, of('#f0e2c6'), of('#c5b193'), 'tiles') +
      strip(-1.4, 1.4, of('#a9835a')) +
      all([-96, -48, 0], (x) => toLeft(rack(-46), x)) +
      toRight(wall),
    toRight(counter + till + bag(36, '#e3c08d') + bag(48, '#e58a5a')) + (width < 110 ? '' : toLeft(sign, 13, -45)),
  );
};

const gym: Draw = (stage) => {
  const { width, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight, strip } = placesOf(stage);
  const [dark, grey, orange] = [of('#23272d'), of('#4a525b'), of('#e2703a')];
  const bell = (x: number, y: number, big: number) =>
    rect(x - 5, y - 0.9, 10, 1.8, grey) +
    all([-5, 2], (dx) => rect(x + dx, y - big, 3, big * 2, dx < 0 ? of('#3b4149') : dark, 0.9)) +
    all([-6.4, 5], (dx) => rect(x + dx, y - big * 0.6, 1.6, big * 1.2, dx < 0 ? of('#3b4149') : dark, 0.5));
  const rack =
    all([-46, -3.6], (x) => path(`M${x} -20h2.6l1 31h-4.6Z`, grey)) +
    all(
      [-14, -1, 11],
      (y, row) =>
        rect(-46, y - 3, 45, 2.2, orange) +
        rect(-46, y - 1.6, 45, 0.8, darker(orange, 0.25)) +
        all([-37, -23.4, -9.8], (x) => bell(x, y - 5.8 - row * 0.4, 2.8 + row * 0.4)),
    );
  const mirror =
    rect(-49, -52, 48, 50, of('#8b98a0')) +
    rect(-48, -51, 46, 48, of('#d3e2e6')) +
    path('M-44 -21L-26 -51H-16L-44 -5ZM-20 -3L-2 -33V-26L-16 -3Z', of('#e6f0f2'));
  const kettle = (x: number, color: string) =>
    path(`M${x - 2.4} 14q-3.8 -6 -0.8 -9h6.4q3 3 -0.8 9Z`, of(color)) +
    path(`M${x + 1} 14q2 -5 0.6 -9h1.6q3 3 -0.8 9Z`, darker(of(color), 0.16)) +
    line(`M${x - 2.4} 5.4Q${x - 3.8} 0.6 ${x} 0.6Q${x + 3.8} 0.6 ${x + 2.4} 5.4`, of(color), 1.8);
  const plate = (x: number, high: number, fill: string) => rect(x, -24 - high, 3, high * 2, fill, 1);
  const press =
    all(
      [7, 28],
      (x) =>
        rect(x, -47, 2.6, 58, grey) +
        rect(x - 4, 10.4, 10.6, 2.4, grey, 1) +
        line(`M${x - 0.6} -25v3.4h4v-2`, orange, 1.3),
    ) +
    rect(7, -47, 23.6, 2.6, grey) +
    line('M14.6 6V14M23 6V14', dark, 1.8) +
    path('M14.6 -16Q14.6 -17.6 16.2 -17.6H21.4Q23 -17.6 23 -16L24 2H13.6Z', of('#b8412f')) +
    path('M20.4 -17.6H21.4Q23 -17.6 23 -16L24 2H21Z', of('#8f2f24')) +
    path('M13.4 1H24.2L26 7H11.6Z', of('#cf5540')) +
    rect(11.6, 7, 14.4, 2, of('#8f2f24'), 0.6) +
    rect(-7, -24.9, 51.6, 1.8, of('#79838a'), 0.9) +
    plate(1.4, 10, orange) +
    plate(-1.8, 7.6, dark) +
    plate(-4.6, 5, dark) +
    plate(33.2, 10, darker(orange, 0.12)) +
    plate(36.4, 7.6, dark) +
    plate(39.2, 5, dark);
  const treadmill =
    path('M74 12L76 7.6H112L114 12Z', dark) +
    rect(76, 6.6, 36, 2, grey, 1) +
    line('M108 8L114 -18', grey, 2.6) +
    line('M111 -6H98Q95 -6 95 -3', dark, 1.8) +
    path('M106 -24L118 -19L117 -16L105 -20Z', dark) +
    path('M107 -23L113 -20.6L112.6 -19.4L106.4 -21.6Z', light.isDark ? '#9fe0d0' : of('#7fc9b8'));
  const bag =
    rect(53.4, -140, 1, 96, grey) +
    line('M50 -38L53.9 -45L57.8 -38', grey, 0.9) +
    rect(48.4, -38, 11, 34, of('#b8412f'), 3) +
    path('M55.4 -38H56.4Q59.4 -38 59.4 -35V-7Q59.4 -4 56.4 -4H55.4Z', of('#8f2f24')) +
    rect(48.4, -32, 11, 2, dark) +
    rect(48.4, -12, 11, 2, dark);
  return scenery(
    room(stage, of('#aeb8bc'), of('#555d64'), 'tiles') + strip(-2, 2.2, dark) + all([-52, 0], (x) => toLeft(mirror, x)),
    all([-52, 0], (x) => toLeft(rack, x)) +
      (width < 110 ? '' : toLeft(kettle(5, '#e6b04a'))) +
      toRight(bag + press + treadmill, width < 110 ? 5 : 0),
  );
};

/** Drawings of rooms, cafés and shops. */
export const rooms = { kitchen, living, bedroom, bathroom, office, cafe, shopInside, gym } as const satisfies Record<
  string,
  Draw
>;
