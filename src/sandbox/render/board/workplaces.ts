import { darker, lighter } from '../look/palette';
import { bleed, clouds, type Draw, ground, hills, ridge, room, scenery, skyOf, calm, thingScale } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from './svg';
const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

const cellar: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [stone, wall, floor, oak] = [of('#6b5d54'), of('#a18a72'), of('#857262'), of('#9c6238')];
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 4];
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

const dairy: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [tile, joint, copper, steel] = [of('#eaf0ea'), of('#cfdcd5'), of('#c9743c'), of('#9aa5aa')];
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 5];
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

const bakery: Draw = (stage) => {
  const {
    width,
    horizon,
    palette,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [brick, stone, plank] = [of('#b8623f'), of('#d8c3a2'), of('#a56a3c')];
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 4];
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
            ellipse(width / 2 + side * gap, horizon * 0.17, 3.4, 1.1, '#fff3cf'),
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
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 5];
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

const classroom: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  const unit = thingScale(stage);
  const [wall, board, wood, chalk] = [of('#efe0bd'), of('#3f6f5c'), of('#c58b52'), of('#e9efe2')];
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 5];
  const [half, small] = [
    Math.max(calm(stage) + 8 * unit, Math.min(width * 0.3, 30)),
    Math.min(unit, 1.3, horizon / 50),
  ];
  const [top, low] = [horizon * 0.28, horizon * 0.7];
  const glyphs = [
    'M0 5L2 0L4 5M0.8 3.2H3.2',
    'M0.4 0V5H2Q4 5 3.6 3.6Q3.4 2.5 0.4 2.5Q3 2.4 3 1.2Q3 0 2 0Z',
    'M3.8 0.8Q0 -1.4 0.2 2.6Q0.2 6.2 3.8 4.2',
    'M0.4 0V5Q4 5 4 2.5Q4 0 0.4 0Z',
    'M3.6 0H0.4V5H3.6M0.4 2.5H3',
    'M3.6 0H0.4V5M0.4 2.5H3',
    'M3.8 0.8Q0 -1.4 0.2 2.6Q0.2 6.2 3.8 4.4V2.8H2.4',
    'M0.4 0V5M3.6 0V5M0.4 2.5H3.6',
    'M2 0V5',
    'M3 0V3.6Q3 5 1.8 5T0.6 3.8',
    'M0.4 0V5M3.6 0L0.6 2.6L3.6 5',
    'M0.6 0V5H3.4',
  ] as const;
  const card = (at: number) =>
    rect(0, 0, 8, 9, of(pick(['#d9583f', '#f0b93f', '#4f93b5', '#6ba35a'], at + 2)), 0.8) +
    moved(line(pick(glyphs, at), of('white'), 0.9), 2, 2);
  const desk = (x: number) =>
    moved(
      rect(-5, -18.6, 10, 6, of('#3f7f9a'), 1.2) +
        rect(-3.6, -13, 1.2, 4, of('metalDark')) +
        rect(2.4, -13, 1.2, 4, of('metalDark')) +
        line('M-2.6 -7L-4 1M4.6 -7L6 1', of('metalDark'), 1) +
        rect(-12, -11, 24, 2.4, wood, 0.8) +
        rect(-12, -9.4, 24, 0.9, darker(wood, 0.2)) +
        line('M-10 -8.6L-11 2.4M10 -8.6L11 2.4', of('metalDark'), 1.4) +
        rect(4, -12.4, 7, 1.5, of('#d9583f'), 0.3),
      x,
      base,
      unit,
    );
  const globe =
    line('M4.6 -17.4A7.6 7.6 0 1 1 -4 -5.4', of('#b98035'), 1) +
    circle(0, -11.6, 6, of('#5aa0c4')) +
    path('M-4.6 -14.8Q-1 -17.8 1.4 -16.6Q1 -14 -1.4 -13Q-1 -10 -2.6 -8Q-5.4 -11 -4.6 -14.8Z', of('#7fb562')) +
    path('M2 -12Q5 -13 5.6 -11Q5 -8 3 -6.8Q1.6 -9 2 -12Z', of('#7fb562')) +
    rect(-0.7, -4.6, 1.4, 3.6, of('#b98035')) +
    rect(-4, -1.4, 8, 1.4, of('#8a5a30'), 0.7);
  return scenery(
    [
      room(stage, wall, of('#c79a68'), 'boards'),
      rect(-bleed, horizon * 0.74, width + 2 * bleed, horizon * 0.26 - 2, darker(wall, 0.1)),
      rect(width / 2 - half - 2, top - 2, half * 2 + 4, low - top + 4, of('#b07a45'), 0.8) +
        rect(width / 2 - half, top, half * 2, low - top, board) +
        path(
          `M${width / 2 - half} ${top}H${width / 2 - half * 0.5}L${width / 2 - half * 0.8} ${low}H${width / 2 - half}Z`,
          lighter(board, 0.08),
        ) +
        rect(width / 2 - half - 3, low + 1.6, half * 2 + 6, 1.8, of('#8a5a30')) +
        rect(width / 2 + half * 0.5, low + 0.2, 5, 1.4, of('white'), 0.4),
      moved(
        line('M0 2L2 -3L4 2M0.9 0.2H3.1M8.8 0.4a1.7 1.7 0 1 0 0 1.4M8.9 -0.8V2.2M0 6.4H14M0 9.4H9', chalk, 0.8),
        width / 2 - half + 4,
        top + 6 * small,
        small,
      ),
      repeat(Math.min(12, Math.floor((half * 2) / (9.6 * small))), (at) =>
        moved(card(at), width / 2 - half + at * 9.6 * small, top - 4 - 9 * small, small),
      ),
      moved(
        rect(0, 0, 34, 21, of('white'), 0.6) +
          rect(1.4, 1.4, 31.2, 18.2, of('#8fc3d6')) +
          path(
            'M3.6 5Q8 2.6 12.4 4Q12 7.6 9.4 9Q10.4 10 12.4 11.4Q11.6 15.6 10 17.6Q8 13.6 8.2 10.4Q4.4 8.6 3.6 5Z',
            of('#79ad62'),
          ) +
          path(
            'M16 5.4Q22 2.4 30.4 4.6Q31 8 27.4 9.6Q25.4 11.6 24.6 9.6Q22.6 9 21.6 9.4Q22 13.6 19.4 16Q17.4 13 16.4 10Q15 7.6 16 5.4ZM27 13.4Q29.4 12.4 30.4 14.4Q29.4 16 27.4 15.6Z',
            of('#e0b35a'),
          ),
        width / 2 - half - 43 * small,
        top - 1,
        small,
      ),
    ].join(''),
    [
      desk(left - 13 * unit) + desk(left - 42 * unit) + desk(left - 71 * unit),
      moved(globe, right + 14 * unit, base - 13.6 * unit, unit),
      rect(right, base - 14 * unit, 42 * unit, 2.4 * unit, wood, 0.8) +
        rect(right + 1.6 * unit, base - 11.6 * unit, 38.8 * unit, 13 * unit, darker(wood, 0.18)) +
        rect(right + 3.4 * unit, base - 9.8 * unit, 10 * unit, 9 * unit, darker(wood, 0.3), 0.6) +
        rect(right + 28.6 * unit, base - 9.8 * unit, 10 * unit, 9 * unit, darker(wood, 0.3), 0.6),
      moved(
        rect(0, -2.4, 12, 2.4, of('#4f93b5'), 0.4) +
          rect(1, -4.6, 10, 2.2, of('#d9583f'), 0.4) +
          rect(0.4, -6.6, 11, 2, of('#f0b93f'), 0.4) +
          circle(5.6, -8.8, 2.3, of('#c9402c')) +
          line('M5.6 -10.8q0.4 -1.2 1.4 -1.4', of('leaf'), 0.7),
        right + 27 * unit,
        base - 14 * unit,
        unit,
      ),
      desk(right + 60 * unit),
    ].join(''),
  );
};

const barn: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const unit = thingScale(stage);
  const [plank, beam, hay, straw] = [of('#8a5a3c'), of('#5d3a28'), of('#e3b750'), of('#c7983a')];
  const [gap, base] = [calm(stage), horizon + 4];
  const [left, right, door, top] = [width / 2 - gap, width / 2 + gap, gap * 0.8, horizon * 0.34];
  const stall = (x: number, flip: boolean) =>
    moved(
      rect(0, -20, 40, 20, of('#a8704a')) +
        repeat(8, (at) => rect(at * 5 + 4.4, -20, 0.6, 20, darker(of('#a8704a'), 0.22))) +
        rect(0, -21.4, 40, 3, beam) +
        rect(0, -3, 40, 3, beam) +
        line('M3.6 -4L36.4 -18', beam, 2.4) +
        rect(-1.6, -27, 4, 28, beam) +
        rect(-1.6, -27, 1.4, 28, lighter(beam, 0.2)) +
        rect(38.4, -27, 4, 28, beam) +
        rect(38.4, -27, 1.4, 28, lighter(beam, 0.2)),
      x,
      base,
      unit,
      flip,
    );
  const bale = (x: number, y: number) =>
    moved(
      rect(0, -10, 19, 10, hay, 1.6) +
        rect(14.6, -10, 4.4, 10, straw, 1.6) +
        rect(4.4, -10, 1, 10, of('#a8562f')) +
        rect(12, -10, 1, 10, of('#a8562f')) +
        line('M1.8 -7h1.8M7 -3.4h3.4M6.8 -7.4h2.4M1.6 -3h2', straw, 0.7),
      x,
      y,
      unit,
    );
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, plank),
      repeat(42, (at) => rect(width / 2 + (at - 21) * 8, -bleed, 0.7, horizon + bleed, darker(plank, 0.22))),
      rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.16, darker(plank, 0.32)),
      ground(stage, horizon, of('#b58f5c')),
      rect(width / 2 - door - 2.4, top - 2.4, door * 2 + 4.8, horizon - top + 2.4, beam) +
        rect(width / 2 - door, top, door * 2, horizon - top, light.sky[1]) +
        rect(width / 2 - door, top + (horizon - top) * 0.42, door * 2, (horizon - top) * 0.58, light.sky[2]) +
        path(
          `M${width / 2 - door} ${horizon - 9}Q${width / 2 - door * 0.3} ${horizon - 15} ${width / 2 + door} ${horizon - 7}V${horizon}H${width / 2 - door}Z`,
          of('hill'),
        ) +
        path(
          `M${width / 2 - door} ${horizon - 4}Q${width / 2} ${horizon - 7} ${width / 2 + door} ${horizon - 4}V${horizon}H${width / 2 - door}Z`,
          of('grass'),
        ),
      light.isDark
        ? ''
        : path(
            `M${width / 2 - door} ${horizon}H${width / 2 + door}L${width / 2 + door * 2.1} ${100 + bleed}H${width / 2 - door * 1.1}Z`,
            '#fff1c4',
            0.25,
          ),
      rect(-bleed, horizon * 0.14, width + 2 * bleed, 4.6, beam) +
        rect(-bleed, horizon * 0.14, width + 2 * bleed, 1.2, lighter(beam, 0.16)),
      [left - 3, right + 3]
        .map(
          (x) =>
            rect(x - 2.6, -bleed, 5.2, horizon + bleed + 3, beam) +
            rect(x - 2.6, -bleed, 1.5, horizon + bleed + 3, lighter(beam, 0.18)) +
            [-1, 1]
              .map((side) => line(`M${x} ${horizon * 0.46}L${x + side * horizon * 0.26} ${horizon * 0.17}`, beam, 3.4))
              .join(''),
        )
        .join(''),
    ].join(''),
    [
      path(
        `M${-bleed} ${base - 15 * unit}Q${left - 44 * unit} ${base - 40 * unit} ${left - 16 * unit} ${base - 25 * unit}Q${left - 8 * unit} ${base - 22 * unit} ${left - 6 * unit} ${base}H${-bleed}Z`,
        hay,
      ),
      stall(left - 4, true) +
        stall(left - 4 - 40 * unit, true) +
        stall(left - 4 - 80 * unit, true) +
        stall(left - 4 - 120 * unit, true),
      bale(right + 5 * unit, base) +
        bale(right + 25 * unit, base) +
        bale(right + 45 * unit, base) +
        bale(right + 65 * unit, base) +
        bale(right + 14 * unit, base - 10.4 * unit) +
        bale(right + 34 * unit, base - 10.4 * unit) +
        bale(right + 55 * unit, base - 10.4 * unit) +
        bale(right + 24 * unit, base - 20.8 * unit),
      path(
        `M${right + 1} ${base + 1}Q${right + 8 * unit} ${base - 4} ${right + 18 * unit} ${base + 1}ZM${left - 22 * unit} ${base + 3}Q${left - 14 * unit} ${base - 3} ${left - 1} ${base + 3}Z`,
        hay,
      ),
      moved(
        line('M0 0L-7 -30', of('#c08a52'), 1.5) +
          line(
            'M-11 -38.6L-9.8 -32.6Q-8.4 -29 -5.8 -31.2L-4.6 -33.6L-5.8 -39.8M-7.4 -30.6L-8.6 -39.4',
            of('metalDark'),
            1,
          ),
        left + 1,
        base + 1,
        unit * 0.9,
      ),
      [0.26, 0.4, 0.62, 0.72]
        .map((share, at) =>
          line(
            `M${width * share} ${horizon + (100 - horizon) * (0.3 + (at % 3) * 0.2)}l5 1M${width * share + 7} ${horizon + (100 - horizon) * (0.34 + (at % 3) * 0.2)}l4 -0.8`,
            straw,
            0.7,
          ),
        )
        .join(''),
    ].join(''),
  );
};

/** Drawings of places of work. */
export const workplaces = {
  cellar,
  dairy,
  bakery,
  buildingSite,
  warehouse,
  factory,
  classroom,
  barn,
} as const satisfies Record<string, Draw>;
