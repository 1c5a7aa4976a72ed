import { darker, lighter, mixHex } from '../../look/palette';
import { glow, leafTree } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat } from '../svg';
import { calm, largeScale, sidesOf, thingScale } from './placing';
import { bleed, clouds, type Draw, fade, ground, hills, scenery, skyOf, strip } from './scenery';

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
    rect(-2, -19, 4, 4, light.isDark ? glow.window : of('white'));
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
        rect(x + 1, -14, 6, 5, light.isDark ? glow.window : of('#5a6a74')) +
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
    rect(-4.4, -32.8, 8.8, 7.8, light.isDark ? glow.window : of('#4a3330')) +
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
    path('M24.4 -37H32V-21H25.6Z', light.isDark ? glow.window : of('glass')) +
    path('M34 -37H42.2L43.4 -24H34Z', light.isDark ? glow.window : of('glass')) +
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

const greenhouse: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth, half, eye] = [width / 2, 100 - horizon, Math.min(30 * size, width * 0.3), horizon * 0.8];
  const [frame, glass] = [
    lighter(of('#f4f6f0'), light.isDark ? 0.25 : 0),
    mixHex(light.sky[1], of('glass'), light.isDark ? 0.2 : 0.5),
  ];
  const at = (x: number, y: number, scale = 1) => `${middle + x * half * scale} ${eye + (horizon * y - eye) * scale}`;
  const gable = (scale: number) =>
    `M${at(-1, 1, scale)}L${at(-1, 0.46, scale)}L${at(0, 0.2, scale)}L${at(1, 0.46, scale)}L${at(1, 1, scale)}`;
  const beams = [
    [-1, 0.46],
    [-0.5, 0.33],
    [0, 0.2],
    [0.5, 0.33],
    [1, 0.46],
    [-1, 0.76],
    [1, 0.76],
  ]
    .map(([x = 0, y = 0]) => `M${at(x, y)}L${at(x, y, 9)}`)
    .join('');
  const y = (t: number) => horizon - 3 * size + t * depth * 0.42;
  const plant = (sign: number, out: number) => (t: number, index: number) =>
    moved(
      path('M-4 -6H4L3 0H-3Z', of('#b9653f')) +
        path('M-5 -7.4H5V-5.4H-5Z', of('#cf7a50')) +
        path(
          'M0 -7Q-12 -8 -11 -17Q-4 -15 -1 -9Q-6 -20 0 -25Q6 -20 1 -9Q4 -15 11 -17Q12 -8 0 -7Z',
          of(out > 1 ? 'leafDark' : index % 2 === 0 ? 'leaf' : '#74a456'),
        ) +
        (out > 1 || index % 2 === 0
          ? ''
          : [
              [-7, -16],
              [0, -22],
              [7, -16],
            ]
              .map(([dx = 0, dy = 0]) => circle(dx, dy, 2.6, of(sign < 0 ? '#e58aa6' : '#f0bf3a')))
              .join('')),
      middle + sign * (half * out + t * width * 0.34 * out),
      y(t) - (out > 1 ? size : 0),
      (0.55 + t * 0.95) * size * (out > 1 ? 1.15 : 1),
    );
  const bench = (sign: number) => {
    const x = (t: number, out: number) =>
      middle + sign * (half * (0.86 + out * 0.26) + t * width * (0.34 + out * 0.06));
    return (
      path(`M${x(0, -1)} ${y(0)}L${x(6, -1)} ${y(6)}V${y(6) + 60 * size}L${x(0, -1)} ${horizon + 3}Z`, of('#8a6a4a')) +
      path(`M${x(0, -1)} ${y(0)}H${x(0, 3)}L${x(6, 3)} ${y(6)}H${x(6, -1)}Z`, of('#b58d62')) +
      [0.06, 0.22, 0.42, 0.7, 1.05].map(plant(sign, 1.22)).join('') +
      [0, 0.14, 0.32, 0.56, 0.88, 1.3].map(plant(sign, 0.84)).join('')
    );
  };
  const basket = (share: number) =>
    moved(
      line('M0 -90V-15L-8 -2M0 -15L8 -2', frame, 0.7) +
        path(
          'M-9 -2Q-12 -6 -8 -8Q-6 -12 -2 -10Q1 -13 4 -10Q9 -11 9 -7Q13 -5 9 -2L12 6Q10 11 8 5L6 -1H-5L-8 9Q-11 12 -12 6Z',
          of('#6c9f52'),
        ) +
        path('M-8 -2H8Q7 6 0 6Q-7 6 -8 -2Z', of('#b9653f')) +
        circle(-4, -7, 1.7, of('#e58aa6')) +
        circle(4, -6, 1.7, of('#e58aa6')),
      width * share,
      horizon * 0.27,
      size * 0.75,
    );
  const lamp = (share: number) =>
    moved(
      line('M0 -90V-4', frame, 0.7) +
        (light.isDark
          ? path('M-6 2L-15 24Q0 29 15 24L6 2Z', glow.shade, 0.22) + circle(0, 2, 9, glow.shade, 0.35)
          : '') +
        path('M-7 2Q-6 -5 0 -5Q6 -5 7 2Z', of('#5f7f76')) +
        rect(-4, 2, 8, 1.6, glow.bulb, 0.8),
      width * share,
      horizon * 0.3,
      size * 0.85,
    );
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, glass) +
      path(`${gable(1)}Z`, lighter(glass, 0.3)) +
      Array.from({ length: 16 }, (_, index) =>
        circle(
          -bleed + ((index + 0.5) * (width + 2 * bleed)) / 16,
          horizon,
          horizon * (0.16 + ((index * 5) % 4) * 0.03),
          mixHex(of('leaf'), glass, 0.62),
        ),
      ).join('') +
      line(beams, frame, 0.9) +
      [1, 1.45, 2.2, 3.5].map((scale) => line(gable(scale), frame, 0.9 + scale * 0.5)).join('') +
      line(
        `M${at(-0.34, 1)}L${at(-0.34, 0.46)}L${at(0.34, 0.46)}L${at(0.34, 1)}M${at(-1, 0.46)}L${at(1, 0.46)}`,
        frame,
        1,
      ),
    ground(stage, horizon, of('#cbbfa9')) +
      bench(-1) +
      bench(1) +
      basket(0.17) +
      basket(0.83) +
      lamp(0.31) +
      lamp(0.69),
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

const vineyard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const row = (sign: number, spread: number) => {
    const at = (t: number) =>
      [
        middle + sign * (4 * size + spread * (0.03 + t) * width),
        horizon + 3 + t * depth,
        (1.4 + t * 11) * size,
      ] as const;
    const [[x0, y0, r0], [x1, y1, r1]] = [at(0), at(1.6)];
    const steps = [0.02, 0.06, 0.11, 0.18, 0.27, 0.39, 0.55, 0.77, 1.05, 1.4];
    const grapes = path(
      ['-.68 -.85', '-.38 -.85', '-.53 -.58', '.42 -.75', '.67 -.75', '.54 -.5']
        .map((spot) => `M${spot}a.18 .18 0 1 0 .36 0a.18 .18 0 1 0 -.36 0Z`)
        .join(''),
      of('#6b3a72'),
    );
    const vine = path('M-1.5 -1q-.1 -.8 .7 -.8q.8 -.6 1.4 0q1 .1 .9 1q-.4 .5 -1.2 .2q-1.4 .5 -1.8 -.4Z', of('#6a9e50'));
    return (
      steps
        .map(at)
        .map(([x, y, r]) => rect(x - 0.1 * r, y - r * 2, 0.2 * r, r * 2.2, of('#7a5236')))
        .join('') +
      path(`M${x0} ${y0 - r0 * 1.5}L${x1} ${y1 - r1 * 1.5}V${y1 - r1 * 0.45}L${x0} ${y0 - r0 * 0.45}Z`, of('#4f7f40')) +
      steps
        .map(at)
        .map(([x, y, r], index) => moved(vine + (index < 3 ? '' : grapes), x, y, r))
        .join('')
    );
  };
  const slope = (x: number) =>
    `M${x} ${horizon + 3}Q${x + 6 * size} ${horizon - 9 * size} ${x + 18 * size} ${horizon - 17 * size}`;
  return scenery(
    skyOf(stage, 0.64) + clouds(stage) + hills(width, horizon, 20 * size, mixHex(of('hill'), light.sky[2], 0.4), 0.2),
    path(
      `M${-bleed} ${horizon - 22 * size}Q${width * 0.2} ${horizon - 20 * size} ${width * 0.44} ${horizon + 4}H${-bleed}Z`,
      of('#94b56c'),
    ) +
      path(
        `M${width + bleed} ${horizon - 30 * size}Q${width * 0.74} ${horizon - 22 * size} ${width * 0.52} ${horizon + 4}H${width + bleed}Z`,
        of('#a9c47c'),
      ) +
      moved(
        path('M16 2Q12 -16 17 -27Q22 -16 19 2ZM24 3Q20 -10 25 -20Q30 -10 27 3Z', of('leafDark')) +
          rect(-11, -12, 22, 14, of('#f0dcb4')) +
          rect(4, -12, 7, 14, of('#dcc296')) +
          path('M-13.5 -12L-7 -20H8L13.5 -12Z', of('#b4512f')) +
          rect(-7, -8, 4, 5, light.isDark ? glow.window : of('#7d9aa5')) +
          rect(-1, -8, 3.6, 10, of('woodDark')),
        width * 0.16,
        horizon - 16 * size,
        size,
      ) +
      [0.62, 0.7, 0.78, 0.86, 0.94, 1.02, 1.1]
        .map((share) => line(slope(width * share), of('#6c9552'), 1.8 * size))
        .join('') +
      ground(stage, horizon + 2, of('#c9a873')) +
      path(
        `M${middle - 3 * size} ${horizon + 2}H${middle + 3 * size}L${middle + width * 0.5} ${100 + bleed}H${middle - width * 0.5}Z`,
        of('#b5c078'),
      ) +
      [3.4, 1.35, 0.5].map((spread) => row(-1, spread) + row(1, spread)).join(''),
  );
};

/** Places where plants and animals are raised. */
export const farms = { field, farmyard, barn, greenhouse, orchard, vineyard } as const satisfies Record<string, Draw>;
