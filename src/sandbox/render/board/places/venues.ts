import { darker, lighter, mixHex } from '../../look/palette';
import { glow, pine } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { besideScale, calm, calmEdges, isNarrow, rowFrom, sidesOf, thingScale, upTo } from './placing';
import { bleed, clouds, type Draw, ground, hills, ridge, room, scenery, skyOf, strip } from './scenery';

const library: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, shelf, center] = [besideScale(stage), of('#8a5a38'), width * 0.5];
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

const museum: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit } = palette;
  const [size, narrow, top] = [besideScale(stage), isNarrow(stage), horizon * 0.07];
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
    moved(path('M-3 0H3L4 6H-4Z', of('dark')) + ellipse(0, 6, 4, 1.2, glow.bulb), x, top, Math.max(0.7, size * 0.7));
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

const theater: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of } = palette;
  const unit = thingScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const [red, gold, night, wood] = [of('#b3322c'), of('#e0b04a'), of('#3c3558'), of('#a5693c')];
  const [lip, base, inner] = [horizon + depth * 0.66, horizon + depth * 0.12, calm(stage) + 2 * unit];
  const small = Math.min(unit, Math.max(0.5, depth / 36));
  const [cream, wine, swagWide] = [of('#e6d2a8'), of('#6a2a34'), (inner + 36 * unit) / 3.5];
  const tie = horizon * 0.66;
  const drape = (side: number) => {
    const x = (out: number) => middle + side * (inner + out * unit);
    const folds = [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          path(
            `M${x(2 + at * 7)} ${-bleed}C${x(2 + at * 7)} ${tie * 0.5} ${x(5.4 + at * 5.4)} ${tie * 0.8} ${x(12.4 + at * 4)} ${tie}H${x(14 + at * 4)}C${x(8.4 + at * 5.4)} ${tie * 0.8} ${x(5.4 + at * 7)} ${tie * 0.5} ${x(5.4 + at * 7)} ${-bleed}Z`,
            darker(red, 0.24),
          ) +
          path(
            `M${x(12.4 + at * 4)} ${tie}L${x(7.4 + at * 5.4)} ${base}H${x(10.2 + at * 5.4)}L${x(14 + at * 4)} ${tie}Z`,
            darker(red, 0.24),
          ),
      )
      .join('');
    return (
      path(
        `M${x(0)} ${-bleed}C${x(-1)} ${tie * 0.5} ${x(2)} ${tie * 0.84} ${x(10)} ${tie}Q${x(6)} ${(tie + base) / 2} ${x(4)} ${base}H${x(40)}V${-bleed}Z`,
        side < 0 ? red : darker(red, 0.07),
      ) +
      folds +
      line(`M${x(9.4)} ${tie - 0.4}Q${x(18)} ${tie + 4 * unit} ${x(36)} ${tie - 5 * unit}`, gold, 2 * unit) +
      line(`M${x(11)} ${tie + unit}v${7 * unit}`, gold, 2.2 * unit)
    );
  };
  const house = (side: number) => {
    const x = (out: number, wide = 0) =>
      side > 0 ? middle + inner + out * unit : middle - inner - (out + wide) * unit;
    const box = (out: number) =>
      path(
        `M${x(out, 22)} ${horizon * 0.62}V${horizon * 0.42}a${11 * unit} ${11 * unit} 0 0 1 ${22 * unit} 0V${horizon * 0.62}Z`,
        '#1d1220',
      ) +
      path(
        `M${x(out, 22)} ${horizon * 0.62}V${horizon * 0.42}a${11 * unit} ${11 * unit} 0 0 1 ${22 * unit} 0V${horizon * 0.62}Q${x(out + 18, -14)} ${horizon * 0.5} ${x(out + 11)} ${horizon * 0.42 - 11 * unit}Q${x(out + 4, 14)} ${horizon * 0.5} ${x(out, 22)} ${horizon * 0.62}Z`,
        darker(red, 0.2),
      ) +
      rect(x(out - 2, 26), horizon * 0.6, 26 * unit, 9 * unit, cream, 2 * unit) +
      rect(x(out - 2, 26), horizon * 0.6, 26 * unit, 2 * unit, gold, unit) +
      [1, 7.4, 13.8, 20.2]
        .map((dx) =>
          rect(x(out + dx - 0.2, 4.4), horizon * 0.6 + 3.6 * unit, 4.4 * unit, 3.6 * unit, darker(cream, 0.14), unit),
        )
        .join('');
    return (
      rect(side > 0 ? x(36) : -bleed, -bleed, width / 2 + bleed - inner - 36 * unit, lip + bleed, wine) +
      (width / 2 + bleed > inner + 64 * unit ? box(50) : '') +
      (width / 2 + bleed > inner + 92 * unit ? box(84) : '') +
      rect(x(34, 9), -bleed, 9 * unit, lip + bleed, cream) +
      rect(x(34, 9) + 6 * unit, -bleed, 3 * unit, lip + bleed, darker(cream, 0.16)) +
      rect(x(34, 9) + 2 * unit, -bleed, 1.2 * unit, lip + bleed, gold) +
      rect(x(32.6, 11.8), lip - 6 * unit, 11.8 * unit, 6 * unit, gold) +
      rect(x(32.6, 11.8) + 8.4 * unit, lip - 6 * unit, 3.4 * unit, 6 * unit, darker(gold, 0.2))
    );
  };
  const swag = (at: number) => {
    const [x, wide, high] = [middle + (at - 0.5) * swagWide, swagWide, horizon * 0.15];
    return (
      path(`M${x} ${-bleed}H${x + wide}V${high * 0.5}Q${x + wide / 2} ${high * 1.8} ${x} ${high * 0.5}Z`, gold) +
      path(
        `M${x} ${-bleed}H${x + wide}V${high * 0.36}Q${x + wide / 2} ${high * 1.5} ${x} ${high * 0.36}Z`,
        darker(red, 0.06),
      ) +
      path(
        `M${x + wide * 0.16} ${high * 0.3}Q${x + wide / 2} ${high * 1.1} ${x + wide * 0.84} ${high * 0.3}Q${x + wide / 2} ${high * 0.8} ${x + wide * 0.16} ${high * 0.3}Z`,
        darker(red, 0.26),
      ) +
      rect(x - 1 * unit, -bleed, 2 * unit, bleed + high * 0.7, darker(red, 0.2), unit)
    );
  };
  const pool = horizon + depth * 0.46;
  const beams = [-0.74, 0.74]
    .map((at) =>
      path(
        `M${middle + at * inner - 1.6 * unit} ${horizon * 0.27}h${3.2 * unit}L${middle + inner * (0.74 - at * 0.06)} ${pool}H${middle - inner * (0.74 + at * 0.06)}Z`,
        '#fff0c4',
        0.17,
      ),
    )
    .join('');
  const spot = (at: number) =>
    moved(
      line('M0 -30V-4M-3.4 -1Q-3.4 -5 0 -5T3.4 -1', of('dark'), 1.1) +
        turned(path('M-2.8 -3H2.8L4 5H-4Z', of('#2a2a33')) + ellipse(0, 5, 4, 1.5, glow.bulb), at * -24),
      middle + at * inner,
      horizon * 0.25,
      unit * 0.86,
    );
  const seats = (at: number) => {
    const [size, y, tone] = [
      small * (0.8 + at * 0.2),
      lip + (8.8 + at * 7 + at * at) * small,
      darker(of('#a92f2c'), Math.max(0, 0.34 - at * 0.14)),
    ];
    const count = Math.ceil((width / 2 + bleed) / (14.4 * size));
    return (
      rect(-bleed, y - size, width + 2 * bleed, 100, '#2a1519') +
      repeat(count * 2, (seat) =>
        moved(
          path('M-6.6 9V-1Q-6.6 -7 0 -7T6.6 -1V9Z', lighter(tone, 0.2)) +
            path('M-6.6 9V0Q-6.6 -5.6 0 -5.6T6.6 0V9Z', tone) +
            rect(-1.6, -2.6, 3.2, 2, gold, 0.4),
          middle + (seat - count + (at % 2) / 2 + 0.25) * 14.4 * size,
          y,
          size,
        ),
      )
    );
  };
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, night) +
      rect(middle - inner * 0.62, -bleed, inner * 1.24, horizon + bleed, lighter(night, 0.07)) +
      ground(stage, horizon, wood) +
      repeat(15, (at) =>
        line(
          `M${middle + (at - 7) * inner * 0.34} ${horizon}L${middle + (at - 7) * inner * 0.62} ${lip}`,
          darker(wood, 0.16),
          0.5,
        ),
      ) +
      ellipse(middle, pool, inner * 0.82, depth * 0.15, '#fff0c4', 0.4) +
      beams +
      drape(-1) +
      drape(1) +
      [-0.74, 0.74].map(spot).join('') +
      [-3, -2, -1, 0, 1, 2, 3].map(swag).join('') +
      house(-1) +
      house(1),
    strip(stage, lip, 100, darker(wine, 0.3)) +
      strip(stage, lip, 2.2 * small, lighter(wood, 0.16)) +
      strip(stage, lip + 2.2 * small, 0.9 * small, gold) +
      repeat(13, (at) =>
        path(
          `M${middle + (at - 6) * 0.158 * (inner + 34 * unit) - 2 * small} ${lip}a${2 * small} ${2 * small} 0 0 1 ${4 * small} 0Z`,
          glow.shade,
        ),
      ) +
      [0, 1, 2, 3, 4, 5].map(seats).join(''),
  );
};

const hall: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base, middle] = [...calmEdges(stage), horizon, width / 2];
  const [wall, white, oak, brass] = [of('#b7c4ac'), of('#f4efe2'), of('#b07a48'), of('#e0b64f')];
  const [half, top] = [calm(stage) * 0.8, horizon * 0.22];
  const [far, high, back] = [half * 0.5, horizon * 0.4, horizon - Math.min(5, horizon * 0.06) * unit];
  const glass = light.isDark ? glow.lamp : of('#cfe5ea');
  const corridor =
    rect(middle - half - 2.4, top - 2.4, half * 2 + 4.8, horizon - top + 2.4, white) +
    rect(middle - half, top, half * 2, horizon - top, of('#f0dfbd')) +
    path(`M${middle - half} ${top}L${middle - far} ${high}V${back}L${middle - half} ${horizon}Z`, of('#e6cfa6')) +
    path(`M${middle + half} ${top}L${middle + far} ${high}V${back}L${middle + half} ${horizon}Z`, of('#d3b98d')) +
    path(`M${middle - half} ${top}H${middle + half}L${middle + far} ${high}H${middle - far}Z`, of('#faf3e2')) +
    path(`M${middle - far} ${back}H${middle + far}L${middle + half} ${horizon}H${middle - half}Z`, of('#a8703f')) +
    path(
      `M${middle - far * 0.62} ${back}H${middle + far * 0.62}L${middle + half * 0.62} ${horizon}H${middle - half * 0.62}Z`,
      of('#a84f3f'),
    ) +
    path(
      `M${middle - far * 0.5} ${back}H${middle + far * 0.5}L${middle + half * 0.5} ${horizon}H${middle - half * 0.5}Z`,
      of('#bd6650'),
    ) +
    rect(middle - far * 0.55, high + (back - high) * 0.2, far * 1.1, (back - high) * 0.8, of('#8a5634')) +
    rect(middle - far * 0.38, high + (back - high) * 0.27, far * 0.76, (back - high) * 0.28, of('#a8703f')) +
    rect(middle - far * 0.38, high + (back - high) * 0.62, far * 0.76, (back - high) * 0.3, of('#a8703f')) +
    circle(middle + far * 0.42, high + (back - high) * 0.6, 0.8, brass);
  const panel = (x: number) =>
    rect(x, base - 14 * unit, 15 * unit, 10 * unit, darker(white, 0.07), 0.6) +
    rect(x + 0.8 * unit, base - 13.2 * unit, 13.4 * unit, 8.4 * unit, white);
  const blue = of('#2f6672');
  const door =
    rect(-26, -44.6, 25, 45, white) +
    rect(-24, -42.6, 21, 43, blue) +
    rect(-8, -42.6, 5, 43, darker(blue, 0.12)) +
    path('M-20.6 -29V-33A7.1 7.1 0 0 1 -6.4 -33V-29Z', glass) +
    line('M-13.5 -29V-40M-13.5 -29L-19 -36M-13.5 -29L-8 -36', blue, 1) +
    rect(-20.6, -25, 6, 11, lighter(blue, 0.12), 0.4) +
    rect(-12.4, -25, 6, 11, lighter(blue, 0.12), 0.4) +
    rect(-20.6, -10, 6, 7.4, lighter(blue, 0.12), 0.4) +
    rect(-12.4, -10, 6, 7.4, lighter(blue, 0.12), 0.4) +
    rect(-17, -13.2, 7, 2, brass, 0.5) +
    circle(-5.6, -17, 1.3, brass);
  const mat = path('M-23 1.4H-4L-2 6H-25.6Z', of('#8a6a4a')) + path('M-21.6 2.4H-5.4L-4.2 5H-23.4Z', of('#a8855c'));
  const console_ =
    circle(-46, -34, 9, oak) +
    circle(-46, -34, 7.6, of('#d5e6e6')) +
    path('M-51 -30L-45 -41L-42 -40L-49 -28Z', lighter(of('#d5e6e6'), 0.6)) +
    rect(-60, -17, 28, 2.4, oak, 0.6) +
    path('M-58.6 -14.6H-56.4V3H-58.6ZM-35.6 -14.6H-33.4V3H-35.6Z', darker(oak, 0.15)) +
    rect(-56.4, -14.6, 20.8, 4, darker(oak, 0.25)) +
    rect(-48, -13, 4, 0.9, brass) +
    path('M-42 -20H-34.6Q-35 -17 -36.6 -17H-40Q-41.6 -17 -42 -20Z', of('#c4573a')) +
    path('M-56 -23H-52L-51 -17H-57Z', of('#f0e4cc')) +
    line('M-54 -23V-31M-54 -24L-57.6 -29M-54 -24L-50.6 -29', of('leafDark'), 0.8) +
    [
      [-54, -31.6],
      [-57.8, -29.6],
      [-50.4, -29.6],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2, of('#e58aa6')))
      .join('');
  const coat = (x: number, color: string, long: number) =>
    moved(
      path(`M-1.4 0H1.4L5.4 3.4L6.2 ${long - 3}H4.4L4.6 ${long}H-4.6L-4.4 ${long - 3}H-6.2L-5.4 3.4Z`, of(color)) +
        path(`M0.4 1L1.4 0L5.4 3.4L6.2 ${long - 3}H4.4L4.6 ${long}H0.6Z`, darker(of(color), 0.16)) +
        path('M-1.8 -0.4H1.8L0.4 3.6Z', darker(of(color), 0.35)) +
        [7, 11, 15].map((y) => circle(-1.4, y, 0.55, lighter(of(color), 0.5))).join(''),
      x,
      -34.6,
    );
  const hooks =
    rect(0, -43, 44, 2, oak, 0.5) +
    rect(2, -38.6, 40, 4.4, oak, 0.8) +
    [7, 18, 27.4, 36.6].map((x) => line(`M${x} -36V-33.4Q${x} -32.4 ${x + 1.6} -33`, of('dark'), 1)).join('') +
    path('M24 -43Q22 -44.4 25 -44.4H26Q26 -48.4 30 -48.4T34 -44.4H35.4Q38 -44.4 36 -43Z', of('#a5733f')) +
    rect(26, -45.6, 8, 1.4, of('#743f25')) +
    coat(7.4, '#e0a32e', 20) +
    coat(18, '#3f6a8a', 23) +
    path('M26 -34H28.8L30 -14H26.8L27.4 -30L25.4 -18H22.8Z', of('#c4473a')) +
    line('M26.8 -15.6h3M23 -19.4h2.6', of('#f4e3c4'), 1) +
    coat(36.8, '#8a6a5c', 21);
  const boots = (x: number, color: string, tall: number) =>
    [0, 4.4]
      .map((dx, at) =>
        path(`M${x + dx} ${1 - tall}h3V-2.4q2 0.6 2 3.4h-5Z`, at === 0 ? of(color) : darker(of(color), 0.14)),
      )
      .join('');
  const bench =
    rect(0, -11.6, 44, 2.6, oak, 0.6) +
    rect(0, -9, 44, 0.9, darker(oak, 0.25)) +
    path('M1.4 -9H3.8V3H1.4ZM40.2 -9H42.6V3H40.2Z', darker(oak, 0.2)) +
    boots(6.4, '#3f8f6a', 7.6) +
    boots(18, '#c4573a', 4) +
    boots(29, '#4a4d57', 5.6);
  const stand =
    line('M-1.6 -9L-3.6 -18M1.4 -9L3.4 -20', of('dark'), 1.2) +
    line('M-3.6 -18q-0.6 -2.6 -2.6 -1.6M3.4 -20q0 -2.6 2.2 -2.4', of('dark'), 1) +
    path('M-1.4 -9L-3.4 -16L-0.6 -15L0.4 -9Z', of('#c4473a')) +
    path('M0.8 -9L3 -17.6L4.6 -16L3.4 -9Z', of('#2f6f8f')) +
    rect(-4.6, -11, 9.2, 13, of('#8f9ba0'), 0.8) +
    rect(1.4, -11, 3.2, 13, of('#76828a'), 0.8);
  const inner =
    rect(-1, -44.6, 23, 45, white) +
    rect(1, -42.6, 19, 43, of('#e3dac6')) +
    [-39, -18].map((y) => rect(4, y, 5.6, 15, white, 0.4) + rect(11.4, y, 5.6, 15, white, 0.4)).join('') +
    circle(3, -20, 1.2, brass);
  const lamp = moved(
    (light.isDark ? circle(0, 4, 15, glow.halo, 0.16) + circle(0, 4, 9.4, glow.halo, 0.3) : '') +
      line('M0 -120V-4', of('dark'), 0.8) +
      path('M-3 -4H3L8 4Q0 6 -8 4Z', of('#d9883f')) +
      ellipse(0, 4.2, 5.4, 1.6, glow.bulb),
    middle,
    horizon * 0.1,
    Math.min(unit, horizon / 50, calm(stage) / 16),
  );
  return scenery(
    room(stage, wall, of('#b98556'), 'boards') +
      rect(-bleed, base - 18 * unit, width + 2 * bleed, 18 * unit, white) +
      strip(stage, base - 18 * unit, 1.2 * unit, darker(white, 0.1)) +
      repeat(10, (at) => panel(left - 44 * unit - at * 18 * unit) + panel(right + (3 + at * 18) * unit)) +
      strip(stage, horizon - 1.6, 1.6, darker(white, 0.1)) +
      corridor +
      path(
        `M${middle - half * 0.62} ${horizon}H${middle + half * 0.62}L${middle + half * 1.35} ${100 + bleed}H${middle - half * 1.35}Z`,
        of('#a84f3f'),
      ) +
      path(
        `M${middle - half * 0.5} ${horizon}H${middle + half * 0.5}L${middle + half * 1.12} ${100 + bleed}H${middle - half * 1.12}Z`,
        of('#bd6650'),
      ) +
      lamp,
    moved(door + console_ + mat + moved(inner, -92, 0), left, base, unit) +
      moved(hooks + bench + moved(stand, 50.6, 1) + moved(inner, 58, 0), right, base, unit),
  );
};

const gym: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight, strip } = sidesOf(stage);
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
      (isNarrow(stage) ? '' : toLeft(kettle(5, '#e6b04a'))) +
      toRight(bag + press + treadmill, isNarrow(stage) ? 5 : 0),
  );
};

const stadium: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const size = Math.min(besideScale(stage), horizon / 55);
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

const pool: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, left, right, base, edge] = [
    width / 2,
    width / 2 - calm(stage),
    width / 2 + calm(stage),
    horizon + 6.6,
    horizon + 11,
  ];
  const [water, dark, white] = [of('#5fc0cf'), of('#3f9fbc'), of('white')];
  const depth = Math.max(18, 100 - edge);
  const y = (t: number) => edge + t * depth;
  const side = (t: number) => width * (0.38 + t * 0.42);
  const lane = (t: number) => width * (0.135 + t * 0.16);
  const palm = (x: number, scale: number) =>
    moved(
      path('M-1.800 2Q0 -20 4 -38L6.400 -37Q3 -18 2.400 2Z', of('#9a7350')) +
        [
          'M5 -38Q-6 -48 -17 -38Q-19 -34 -18 -30Q-10 -39 5 -37Z',
          'M5 -38Q17 -48 27 -37Q28 -33 27 -29Q19 -39 5 -37Z',
          'M5 -38Q-3 -36 -8 -24Q-8 -21 -6 -18Q-2 -30 6 -37Z',
        ]
          .map((d) => path(d, of('leaf')))
          .join('') +
        [
          'M5 -38Q-2 -54 -13 -52Q-3 -48 5 -37Z',
          'M5 -38Q12 -55 23 -51Q14 -48 6 -37Z',
          'M5 -38Q14 -35 17 -23Q17 -20 15 -17Q12 -30 4 -37Z',
        ]
          .map((d) => path(d, of('#6c9f52')))
          .join(''),
      x,
      horizon + 2,
      scale * unit,
    );
  const lounger = (color: string) =>
    rect(-13, -4.6, 1.4, 4.6, of('#8a5f3f')) +
    rect(5, -4.6, 1.4, 4.6, of('#8a5f3f')) +
    rect(-15, -5.4, 22, 1.6, of('#a9764d'), 0.6) +
    line('M6.400 -5L15 -14.500M11 -9.600V0', of('#8a5f3f'), 1.3) +
    path('M-15 -8H4.400Q6 -8 7 -9.200L13.600 -17L16.200 -15L8.600 -6Q7.800 -5.200 6.600 -5.200H-15Z', of(color)) +
    [-9, -2.6].map((x) => rect(x, -8, 2.6, 2.8, white)).join('') +
    path('M10.200 -13L12.400 -10.600L14 -12.400L11.700 -14.800Z', white);
  const parasol = (color: string) =>
    rect(-0.7, -37, 1.4, 37, of('#a9764d')) +
    rect(-4, -1.4, 8, 1.6, of('#8d8378'), 0.7) +
    path(
      'M-20 -29Q-16 -41 0 -42Q16 -41 20 -29Q16.500 -27 13.500 -29Q10 -27 6.700 -29Q3.300 -27 0 -29Q-3.300 -27 -6.700 -29Q-10 -27 -13.500 -29Q-16.500 -27 -20 -29Z',
      of(color),
    ) +
    path(
      'M-13.500 -29Q-11 -40 0 -42Q-5 -38 -6.700 -29Q-10 -27 -13.500 -29ZM6.700 -29Q5 -38 0 -42Q11 -40 13.500 -29Q10 -27 6.700 -29Z',
      white,
    ) +
    circle(0, -42.4, 1, of('#a9764d'));
  const table =
    rect(-4, -7, 8, 1.2, white, 0.5) +
    rect(-0.6, -6, 1.2, 6, of('#8d8378')) +
    path('M-1.800 -11H1.800L1 -7H-1Z', of('#f0a43a')) +
    line('M0.600 -10L2.400 -13.500', of('#d8503f'), 0.6);
  const rope = (k: number) =>
    repeat(20, (at) => {
      const t = 0.005 + (at / 13) ** 1.7;
      return ellipse(middle + k * lane(t), y(t), 0.7 + t * 2.2, 0.5 + t * 1.2, at % 2 === 0 ? of('#d8503f') : white);
    });
  const ring =
    ellipse(0, 0.9, 10, 4.4, dark) +
    path(
      'M-10 0A10 4.400 0 1 1 10 0A10 4.400 0 1 1 -10 0ZM-4.600 -0.500A4.600 1.700 0 1 0 4.600 -0.500A4.600 1.700 0 1 0 -4.600 -0.500Z',
      of('#ee7a5a'),
    ) +
    [
      'M-3 -4.200L-1.600 -2.200H1.600L3 -4.200Q0 -4.700 -3 -4.200Z',
      'M-9.800 1L-4.400 0.100L-3.600 0.700L-8 2.700Z',
      'M9.800 1L4.400 0.100L3.600 0.700L8 2.700Z',
    ]
      .map((d) => path(d, white))
      .join('');
  const ladder = line(
    'M-3 4V-7Q-3 -10.500 0.500 -10.500Q4 -10.500 4 -7V-4M3 6V-5Q3 -8.500 6.500 -8.500Q10 -8.500 10 -5V-2M-3 0L3 2',
    light.isDark ? of('#c9d3d8') : of('#8d9aa2'),
    1.3,
  );
  const wave = (share: number, t: number) =>
    path(
      `M${width * share} ${y(t)}q${2 + t * 3} ${-1.2 - t} ${4 + t * 6} 0t${4 + t * 6} 0v${0.6 + t * 0.7}q${-2 - t * 3} ${1.2 + t} ${-4 - t * 6} 0t${-4 - t * 6} 0Z`,
      of('foam'),
      0.6,
    );
  const half = (t: number) => `${middle - side(t)} ${y(t)}`;
  const wide = width / 2 - calm(stage) + bleed > 66 * unit;
  return scenery(
    skyOf(stage, 0.62) + clouds(stage) + hills(width, horizon, 16 * unit, mixHex(of('hill'), light.sky[2], 0.3)),
    palm(left - 46 * unit, 1) +
      palm(left - 22 * unit, 0.8) +
      palm(right + 12 * unit, 0.75) +
      palm(right + 42 * unit, 1.05) +
      repeat((width + 2 * bleed) / (9 * unit) + 1, (at) =>
        circle(
          -bleed + at * 9 * unit,
          horizon - 3.4 * unit,
          (5.4 + ((at * 5) % 3)) * unit,
          of(at % 2 === 0 ? '#4f8a58' : '#5a9660'),
        ),
      ) +
      strip(stage, horizon - 3 * unit, 6 * unit, of('#4f8a58')) +
      ground(stage, horizon + 0.6, of('#e3d2b2')) +
      [3.4, 7].map((down) => strip(stage, horizon + down, 0.5, of('#cfbb97'))).join('') +
      path(
        `M${middle - side(0) - 3} ${edge - 3}H${middle + side(0) + 3}L${middle + side(4) + 20} ${y(4)}H${middle - side(4) - 20}Z`,
        of('#f4ede0'),
      ) +
      path(
        `M${middle - side(0)} ${edge - 1.6}H${middle + side(0)}L${middle + side(4)} ${y(4)}H${middle - side(4)}Z`,
        dark,
      ) +
      path(`M${half(0)}H${middle + side(0)}L${middle + side(4)} ${y(4)}H${middle - side(4)}Z`, water) +
      [-1.5, -0.5, 0.5, 1.5]
        .map((k) =>
          path(
            `M${middle + (k - 0.07) * lane(0.06)} ${y(0.06)}H${middle + (k + 0.07) * lane(0.06)}L${middle + (k + 0.09) * lane(4)} ${y(4)}H${middle + (k - 0.09) * lane(4)}Z`,
            dark,
            0.45,
          ),
        )
        .join('') +
      wave(0.46, 0.12) +
      wave(0.2, 0.24) +
      wave(0.66, 0.3) +
      wave(0.4, 0.72) +
      wave(0.84, 0.66) +
      wave(0.06, 0.8) +
      [-2, -1, 1, 2].map(rope).join('') +
      moved(ring, width * 0.2, y(0.42), Math.min(1.3, unit) * 0.9) +
      moved(ladder, middle + side(0.2) - 2, y(0.2), 0.9 * Math.min(1.3, unit)) +
      moved(parasol('#e2604a'), left - 16 * unit, base - 2, unit) +
      moved(lounger('#3f9aa8'), left - 19 * unit, base, unit, true) +
      moved(table, left + 2 * unit, base, unit) +
      moved(parasol('#f0b53a'), right + 24 * unit, base - 2, unit) +
      moved(lounger('#e2604a'), right + 20 * unit, base, unit) +
      (wide
        ? moved(lounger('#3f9aa8'), left - 54 * unit, base, unit, true) +
          moved(lounger('#e2604a'), right + 58 * unit, base, unit)
        : ''),
  );
};

const onsen: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, shore] = [besideScale(stage), horizon + (100 - horizon) * 0.5];
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

/** Places for culture and sports. */
export const venues = { library, museum, theater, hall, gym, stadium, pool, onsen } as const satisfies Record<
  string,
  Draw
>;
