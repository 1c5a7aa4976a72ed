import { darker, lighter } from '../look/palette';
import { bleed, clouds, type Draw, ground, pine, ridge, room, scenery, skyOf, type Stage, strip } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, all } from './svg';

const isNarrow = ({ width }: Stage) => width < 110;

/**
 * The scale of things beside the subject. They are smaller in a narrow picture, so that they do not cover it, and below
 * a low wall.
 */
const sizeIn = ({ width, horizon, nearness }: Stage) =>
  Math.min(nearness * Math.min(1, Math.max(0.62, width / 125)), horizon / 36);
const upTo = (count: number) => Array.from({ length: Math.ceil(count) }, (_, at) => at);

/** Returns places in a row from `inner` toward an edge of the picture, so far apart that things `wide` units wide fit. */
function rowFrom(stage: Stage, inner: number, count: number, wide: number): number[] {
  const step = Math.max(stage.width * 0.18, wide * sizeIn(stage)) * (inner < 0.5 ? -1 : 1);
  return upTo(count).map((at) => stage.width * inner + at * step);
}

const bottles = (x: number, y: number, count: number, high: number, fills: readonly string[], cap?: string) =>
  repeat(count, (at) => {
    const [left, top] = [x + at * 4.2, y - high - ((at * 5) % 3) * 1.1];
    const fill = fills[(at * 3) % fills.length] ?? '';
    return rect(left, top, 3, y - top, fill, 0.7) + rect(left + 0.9, top - 2.2, 1.2, 2.8, cap ?? fill);
  });

const salon: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [sizeIn(stage), isNarrow(stage)];
  const put = (svg: string, x: number, y = horizon) => moved(svg, x, y, size);
  const seats = rowFrom(stage, narrow ? 0.19 : 0.29, narrow ? 1 : 3, 37);
  const shelfY = Math.min(horizon + 15 * size, Math.max(horizon - (narrow ? 16 : 0), 57 * size));
  const flasks = (x: number, y: number, count: number) =>
    bottles(x, y, count, 4.5, ['#4f9a94', '#f3e9da', '#d9708a', '#e2a94f'].map(lit), of('dark'));
  const bulb = (x: number, y: number) =>
    (light.isDark ? circle(x, y, 3.6, '#ffe3a0', 0.35) : '') + circle(x, y, 1.7, '#fff3cf');
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

const onsen: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, shore] = [sizeIn(stage), horizon + (100 - horizon) * 0.5];
  const stone = Math.min(size, (shore - horizon) / 17);
  const put = (svg: string, share: number, scale = 1) => moved(svg, width * share, horizon, size * scale);
  const [gray, grayDark, plank] = [of('#8f8f92'), of('#7c7c80'), of('#7d5133')];
  const peak =
    path('M-62 0L0 -62L62 0Z', of('mountain')) +
    path('M0 -62L62 0H12Z', darker(of('mountain'), 0.14)) +
    path('M0 -62L20 -42L8 -46L-1 -40L-9 -45L-20 -42Z', of('snowcap'));
  const rock = (tone: number) =>
    path('M-13 3Q-14 -6 -7 -10Q0 -14 7 -9Q14 -6 13 3Z', darker(gray, tone)) +
    path('M-11 -1Q-11 -6 -6 -8.4Q-1 -11 3 -8Q-4 -7 -6 -1Z', lighter(gray, 0.22 - tone));
  const steam = path(
    'M-3 8Q-12 -2 -4 -11Q2 -19 -4 -30Q9 -20 5 -10Q0 -1 5 8ZM9 6Q4 -1 9 -7Q13 -13 9 -21Q18 -14 16 -6Q12 0 15 6Z',
    '#ffffff',
    light.isDark ? 0.25 : 0.5,
  );
  const lantern =
    path('M-5 0V-5H5V0ZM-6 -14.4V-17H6V-14.4ZM-2 -30V-33H2V-30Z', grayDark) +
    path('M-2.4 -4V-15H2.4V-4ZM-4.6 -17V-25H4.6V-17Z', gray) +
    rect(-2.4, -23.6, 4.8, 5.4, light.isDark ? '#ffdf94' : of('#4f4f55')) +
    path('M-10 -24Q-5 -26 -3 -31H3Q5 -26 10 -24Z', of('#6c6c71'));
  const spout =
    line('M15 -2V-16', of('#8c8a48'), 2.8) +
    line('M-1 -3Q-5 -1 -5 8M-9 8H-1', of('foam'), 1.8) +
    line('M19 -12L-1 -5', of('#b7b35e'), 3.2);
  const bucket =
    path('M-9 -13H9L7.4 0H-7.4Z', lit('#c99a63')) +
    path('M2 -13H9L7.4 0H2Z', lit('#b3824d')) +
    path('M-9 -10H9V-8.2H-9ZM-8 -4H8V-2.4H-8Z', lit('#7d5133')) +
    path('M-6 -13Q-6 -17 -1 -16Q4 -18 5 -13L6 -7H1V-13Z', lit('white'));
  const heights = [20, 14, 22, 12, 9, 8, 12, 22, 15, 21].map((high) => high * size);
  const ends = width / 2 + bleed;
  return scenery(
    skyOf(stage, 0.64) +
      (moved(peak, width * 0.2, horizon, horizon * 0.0117) + moved(peak, width * 0.84, horizon, horizon * 0.0138)) +
      ridge(width, horizon, heights, of('#5f7f72')) +
      all([0.02, 0.12, 0.9, 0.99], (share, at) => put(pine(0, 0, 0.62 + (at % 2) * 0.16, of('leafDark')), share)),
    strip(stage, horizon - 18 * size, 20 * size, of('#a8744a')) +
      repeat((2 * ends) / (5 * size), (at) => rect(at * 5 * size - bleed, horizon - 18 * size, 0.6, 20 * size, plank)) +
      (strip(stage, horizon - 19 * size, 2.6 * size, plank) + strip(stage, horizon - 6 * size, 1.4 * size, plank)) +
      ground(stage, horizon + 1, of('#6fb9b6')) +
      all([0.24, 0.5, 0.78], (share) => ellipse(width * share, shore - stone * 9, width * 0.12, 0.8, of('foam'), 0.6)) +
      put(lantern, 0.19, 1.1) +
      all([-0.16, -0.04, 0.07, 0.18, 0.29, 0.73, 0.83, 0.94, 1.05, 1.15], (share, at) =>
        put(rock((at % 3) * 0.08), share, 0.62 + ((at * 3) % 4) * 0.14),
      ) +
      (put(spout, 0.8) + put(steam, 0.3) + put(steam, 0.68, 1.2)) +
      repeat((2 * ends) / (17 * stone), (at) => {
        const x = at * 17 * stone - ends;
        const scale = stone * (0.56 + (Math.abs(x) / ends) * 0.7 + (at % 3) * 0.12);
        return moved(rock((at % 3) * 0.07), width / 2 + x, shore + 3 * stone, scale);
      }) +
      ground(stage, shore + 3.4 * stone, of('#9c968f')),
    moved(bucket, width * 0.92, 99, Math.min(0.9 * size, 1.1)),
  );
};

const pub: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [sizeIn(stage), isNarrow(stage)];
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

const museum: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit } = palette;
  const [size, narrow, top] = [sizeIn(stage), isNarrow(stage), horizon * 0.07];
  const eyeLevel = Math.min(horizon - 16 * size, Math.max(horizon - 33 * size, top + 22 * size));
  const frame = (x: number, y: number, fill: string) =>
    rect(-x - 2.6, -y - 2.6, 2 * x + 5.2, 2 * y + 5.2, lit('#a87b33')) +
    rect(-x - 2.6, -y - 2.6, 2 * x + 4, 2 * y + 4, lit('#d3a750')) +
    rect(-x, -y, 2 * x, 2 * y, lit(fill));
  const landscape =
    frame(17, 11, '#a9cdd6') +
    circle(8, -4, 3, lit('#fbe7a8')) +
    path('M-17 4L-8 -5L0 3L7 -1L17 6V11H-17Z', lit('#5d8474')) +
    path('M-17 7Q-4 3 17 9V11H-17Z', lit('#c3a457'));
  const portrait =
    frame(8.5, 11.5, '#5b3a35') +
    path('M-8.5 11.5Q-8 3 0 3Q8 3 8.5 11.5Z', lit('#2b2f3f')) +
    (path('M-5 3Q-6 -8 0 -8Q6 -8 5 3Z', lit('#2f1d18')) + rect(-1.4, 0, 2.8, 5, lit('skinDark'))) +
    (ellipse(0, -1.4, 3.2, 4.2, lit('skin')) + path('M-3 4L0 7L3 4L1.4 3L0 5L-1.4 3Z', lit('white')));
  const abstract =
    frame(13, 11, '#f1e8d6') +
    path('M-13 -11H-3V2H-13Z', lit('#c9402c')) +
    (path('M4 2H13V11H4Z', lit('#2f5f9c')) + path('M-13 7H-3V11H-13Z', lit('#f0bf3a'))) +
    line('M-3 -11V11M4 -11V11M-13 2H13', lit('dark'), 1.2);
  const stillLife =
    frame(8.5, 10.5, '#c9b98c') +
    rect(-8.5, 5, 17, 5.5, lit('#7d5138')) +
    path('M-3 -2H3Q6 3 3 7H-3Q-6 3 -3 -2Z', lit('#3f6f8a')) +
    (line('M-4 -5h.1M4 -5h.1', lit('#d9606a'), 4.8) + circle(0, -7, 2.4, lit('#f3d98a')));
  const hung = (svg: string, x: number) =>
    path(`M${x - 2} ${top}h4L${x + 22 * size} ${horizon - 8 * size}h${-44 * size}Z`, '#fff2c8', 0.14) +
    moved(svg, x, eyeLevel, size) +
    moved(path('M-3 0H3L4 6H-4Z', of('dark')) + ellipse(0, 6, 4, 1.2, '#fff3cf'), x, top, Math.max(0.7, size * 0.7));
  const [brass, red] = [lit('#d3a750'), lit('#b3322c')];
  const post = ellipse(0, 2, 3.4, 1, lit('#a87b33')) + line('M0 -14V1', brass, 1.8) + circle(0, -15.4, 1.8, brass);
  const posts = narrow ? [0, -20, -40] : [0, -20, -40, -60, -80];
  const rope =
    all(posts.slice(1), (x) => line(`M${x} -14q10 12 20 0`, red, 1.8)) + all(posts, (x) => moved(post, x, 0));
  const bench =
    path('M-13 -3h3V5h-3ZM10 -3h3V5h-3Z', of('metalDark')) +
    rect(-16, -7, 32, 4.4, lit('#4a3a36'), 1.4) +
    rect(-16, -7, 32, 1.6, lit('#6b5550'), 0.8);
  const shown = narrow
    ? hung(portrait, width * 0.19) + hung(abstract, width * 0.83)
    : all(rowFrom(stage, 0.31, 2, 37), (x, at) => hung(at === 0 ? portrait : landscape, x)) +
      all(rowFrom(stage, 0.71, 2, 32), (x, at) => hung(at === 0 ? abstract : stillLife, x));
  return scenery(
    room(stage, of('#4d6a6a'), of('#c09a6b'), 'boards') +
      rect(-bleed, -bleed, width + 2 * bleed, bleed + top, of('#e6e0d2')) +
      strip(stage, top - 1, 1.4, of('dark')) +
      shown,
    moved(rope, width * 0.3, horizon + 7 * size, size) +
      moved(bench, width * (narrow ? 0.82 : 0.8), horizon + 6 * size, size),
  );
};

const library: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, shelf, center] = [sizeIn(stage), of('#8a5a38'), width * 0.5];
  const rows = Math.ceil((horizon + bleed) / (14 * size));
  const books = (count: number, shift: number) =>
    all(['#8c3f35', '#3f6a6b', '#b98a45', '#4c5570', '#d9c7a0', '#6f7a4f'], (color, kind) => {
      const isHere = (at: number) => (at * 7 + Math.floor(at / 5) * 3 + shift) % 6 === kind && (at + shift) % 17 !== 0;
      const spine = (at: number) =>
        `M${(at % count) * 4 + 0.3} ${-2 - Math.floor(at / count) * 14}h3.5v${-8 - ((at * 5) % 4)}h-3.5Z`;
      return path(all(upTo(count * rows).filter(isHere), spine), of(color));
    });
  const shelves = (from: number, to: number, shift: number) =>
    rect(from, -bleed, to - from, horizon + bleed, of('#40291c')) +
    moved(books(Math.floor((to - from) / (4 * size)), shift), from, horizon, size) +
    repeat(rows + 1, (at) => rect(from, horizon - (2 + at * 14) * size, to - from, 2 * size, shelf)) +
    all([...upTo((to - from) / (32 * size)).map((at) => from + at * 32 * size), to - 2.4 * size], (x) =>
      rect(x, -bleed, 2.4 * size, horizon + bleed, shelf),
    );
  const half = Math.min(15 * size, width * 0.12);
  const [arch, foot, white] = [horizon * 0.1 + half, horizon * 0.62, of('#f1e6d0')];
  const pane = (r: number, fill: string) =>
    path(`M${center - r} ${foot}V${arch}A${r} ${r} 0 0 1 ${center + r} ${arch}V${foot}Z`, fill);
  const ladder =
    line('M-2 10L12 -58M12 10L26 -58', lit('#d9a765'), 2) +
    all([2, -8, -18, -28, -38, -48], (y) => line(`M${-2 - (y - 10) * 0.206} ${y}h14`, lit('#c48f50'), 1.6));
  const lamp =
    (light.isDark ? circle(0, -14, 14, '#ffe6a0', 0.25) : '') +
    path('M-7 -11H7L17 -1H-17Z', '#ffe9ad', light.isDark ? 0.4 : 0.16) +
    path('M-4 0V-2H-0.8V-13H0.8V-2H4V0Z', lit('#c99a4a')) +
    path('M-8 -11Q-8 -17 -4 -17H4Q8 -17 8 -11Z', lit('#2f7a55')) +
    path('M-8 -11Q-8 -17 -4 -17H-2Q-4 -15 -4 -11Z', lit('#48986f'));
  const table =
    path('M-22 -5H22V13H17V-1H-17V13H-22Z', of('#80492a')) +
    rect(-24, -8, 48, 3, of('#a66a3f'), 0.8) +
    moved(lamp, -6, -8) +
    path('M8 -9Q12 -11.6 14 -9Q16 -11.6 20 -9V-8H8Z', lit('white'));
  return scenery(
    room(stage, of('#c9b08a'), of('#7d5138'), 'boards') +
      (pane(half, white) + pane(half - 1.6, light.isDark ? light.sky[1] : lighter(light.sky[2], 0.3))) +
      line(`M${center} ${horizon * 0.1}V${foot}M${center - half} ${horizon * 0.36}h${half * 2}`, white, 1) +
      strip(stage, horizon - 2, 2, shelf) +
      (shelves(-bleed, width * 0.34, 0) + shelves(width * 0.66, width + bleed, 3)),
    moved(ladder, width * (isNarrow(stage) ? 0.06 : 0.13), horizon, size) + moved(table, width * 0.84, horizon, size),
  );
};

const stadium: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const size = Math.min(sizeIn(stage), horizon / 55);
  const [edge, bottom, white] = [width + bleed, 100 + bleed, lit('white')];
  const put = (svg: string, share: number) => moved(svg, width * share, horizon, size);
  const bowl = (y: number, lift: number) => {
    const [high, low] = [horizon - (y + lift) * size, horizon - (y - lift) * size];
    return `M${-bleed} ${high}Q${width * 0.5} ${low} ${edge} ${high}`;
  };
  const tier = (y: number, lift: number, fill: string) => path(`${bowl(y, lift)}V${bottom}H${-bleed}Z`, fill);
  const crowd = (y: number, lift: number) =>
    all([0, 3, 6, 9], (up, row) =>
      all(['#e9dcc6', '#c4513f', '#e2b04a'], (color, kind) => {
        const [gap, shift] = [(3.2 + kind * 3.6) * size, (row * 1.7 + kind * 4) * size];
        const dashes = ` stroke-dasharray="0.01 ${gap.toFixed(2)}" stroke-dashoffset="${shift.toFixed(2)}"/>`;
        return line(bowl(y + up, lift), of(color), 1.7 * size).replace('/>', dashes);
      }),
    );
  const lightY = Math.max(9 * size, horizon - 58 * size);
  const floodlight =
    (light.isDark ? circle(0, 0, 17, '#fff6d0', 0.25) : '') +
    rect(-10, -7, 20, 14, of('#5a626b'), 1) +
    all([-4.2, 0, 4.2], (y) => line(`M-7.2 ${y}h.1M-2.4 ${y}h.1M2.4 ${y}h.1M7.2 ${y}h.1`, '#fffbe6', 3.6));
  const stripe = (at: number) => {
    const [from, to, wide] = [width * (0.5 + at * 0.12), width * (0.5 + at * 0.42), width * 0.42];
    return path(`M${from} ${horizon}h${width * 0.12}L${to + wide} ${bottom}h${-wide}Z`, of('#7fb55e'));
  };
  const goal =
    path('M-15 0V-13H15V0H13.4V-11.4H-13.4V0Z', white) +
    line('M-13 -9L-10 -3H10L13 -9M-8 -11V-3M-3 -11V-3M3 -11V-3M8 -11V-3M-12 -7H12', white, 0.4, 0.7);
  const flag = line('M0 5V-5', white, 0.9) + path('M0 -5L6 -3L0 -1Z', lit('red'));
  const board = (at: number) => rect(at * 44, -5, 22, 6, of(at % 2 === 0 ? '#f1ece0' : '#d9a521'));
  return scenery(
    skyOf(stage, -2) + clouds(stage),
    all([0.13, 0.87], (share) =>
      rect(width * share - 0.9 * size, lightY, 1.8 * size, horizon - lightY, of('metalDark')),
    ) +
      (tier(41, 6, of('#e8e6e0')) + tier(38, 6, of('#4c5a6e')) + crowd(25.5, 5)) +
      all([0.13, 0.87], (share) => moved(floodlight, width * share, lightY, size)) +
      (tier(23, 4, of('#d5d6d4')) + tier(20.5, 4, of('#3f4c60')) + crowd(8.5, 3)) +
      strip(stage, horizon - 5 * size, 6 * size, of('#2f6db0')) +
      moved(repeat((width + 2 * bleed) / (44 * size), board), -bleed, horizon, size) +
      ground(stage, horizon, of('#6fa653')) +
      repeat(10, (at) => stripe((at - 5) * 2)) +
      strip(stage, horizon + 4 * size, 1, white) +
      line(`M${width * 0.65} ${horizon + 4 * size}L${width * 0.6} ${horizon + 13 * size}H${edge}`, white, 1) +
      (put(moved(goal, 0, 4.6), 0.8) + put(flag, 0.14)),
  );
};

const trainInside: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [sizeIn(stage), isNarrow(stage)];
  const half = Math.min(width * 0.36, 46 * size);
  const [top, sill] = [Math.min(horizon * 0.38, Math.max(horizon * 0.3, horizon - 44 * size)), horizon - 15 * size];
  const [rack, meadow, round] = [top - 5 * size, sill - (sill - top) * 0.3, 3.4 * size];
  const windows = [-2, -1, 0, 1, 2].map((at) => width * 0.5 + at * (half * 2 + 9 * size));
  const [across, down] = [2 * (half - round), sill - top - 2 * round];
  const hole = (x: number) =>
    `M${x - half} ${top + round}v${down}q0 ${round} ${round} ${round}h${across}q${round} 0 ${round} ${-round}v${-down}q0 ${-round} ${-round} ${-round}h${-across}q${-round} 0 ${-round} ${round}Z`;
  const seat =
    path('M-13 6L-17 -24Q-17.4 -28 -13.4 -28Q-9.4 -28 -8.8 -24L-4 2V6Z', lit('#2f6f8a')) +
    path('M-13 6L-17 -24Q-17.4 -28 -14.6 -28L-9.6 6Z', lit('#255a71')) +
    path('M-17.2 -28L-18 -34Q-18.2 -38 -14.2 -38Q-10.2 -38 -9.8 -34L-9 -28Q-13 -26.4 -17.2 -28Z', lit('#e2b45c')) +
    path('M-5 6H5V12H8V13.6H-8V12H-5Z', of('metalDark')) +
    rect(-10, -2, 25, 7.4, lit('#3a7f9a'), 3.4) +
    line('M-10.6 6H11.6M-8 -10.6H6.6M5 -10V-2', lit('#1f3c4b'), 2.6);
  const luggage =
    rect(-13, -12, 18, 12, lit('#b5573c'), 1.6) +
    line('M-12.4 -7.4H4.4M-7 -12v-2.4h6v2.4', lit('#8c3f2b'), 1.2) +
    rect(7, -8, 11, 8, lit('#d3a24c'), 3);
  const heights = [5, 11, 6, 13, 7, 5, 10, 14, 7, 10].map((high) => high * size);
  const row = (inner: number) =>
    all(rowFrom(stage, inner, 2, 41), (x, at) => moved(seat, x, horizon, size, (at === 0) === inner > 0.5));
  const furrow = (share: number, at: number) =>
    rect(width * share - 20, meadow + (3 + at * 2.4) * size, 60, 1.5 * size, of(at === 1 ? '#e0c464' : 'grassDark'));
  return scenery(
    skyOf({ ...stage, horizon: sill }, 0.66) +
      ridge(width, meadow, heights, darker(light.sky[1], 0.2)) +
      ground(stage, meadow, of('grass')) +
      repeat(12, (at) => ellipse(width * (at * 0.13 - 0.3), meadow + 1, 7 * size, 2.4 * size, of('leaf'))) +
      all([0.1, 0.42, 0.7], furrow) +
      path(`M${-bleed} ${-bleed}H${width + bleed}V${horizon}H${-bleed}Z${all(windows, hole)}`, of('#e9e3d6')) +
      strip(stage, sill + 3 * size, 15 * size, of('#c9bfae')) +
      strip(stage, sill + 1.4 * size, 1.8 * size, of('metalDark')) +
      (ground(stage, horizon, of('#6a6f78')) + strip(stage, horizon, 1.6, of('#4c5058'))) +
      path(`M${width * 0.42} ${horizon + 1.6}H${width * 0.58}L${width * 0.86} 145H${width * 0.14}Z`, of('#7d828b')) +
      all(narrow ? [0.24, 0.8] : [0.2, 0.76], (share) =>
        moved(luggage, width * share, rack, Math.min(size * 0.8, rack / 16)),
      ) +
      strip(stage, rack, 1.4 * size, of('metalDark')) +
      all(windows, (x) => rect(x - half - 5.2 * size, rack, 1.4 * size, 4 * size, of('metalDark'))),
    narrow ? row(0.17) + row(0.83) : row(0.2) + row(0.8),
  );
};

/** Drawings of places for visitors. */
export const venues = { salon, teaRoom, onsen, pub, museum, library, stadium, trainInside } as const satisfies Record<
  string,
  Draw
>;
