import { darker, lighter, mixHex } from '../../look/palette';
import { glow, seagull } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { besideScale, calm, isNarrow, largeScale, rowFrom, thingScale } from './placing';
import { bleed, clouds, type Draw, ground, hills, ridge, scenery, skyOf, strip } from './scenery';

/** Draws a straight road to the horizon, between fields or through a desert. */
const roadThrough =
  (land: 'fields' | 'desert'): Draw =>
  (stage) => {
    const { width, horizon, palette } = stage;
    const { of, light } = palette;
    const unit = thingScale(stage);
    const [middle, depth] = [width / 2, 100 - horizon];
    const isDesert = land === 'desert';
    const [grass, wheat, tar, pole] = [
      of(isDesert ? '#e2bf84' : '#9cb96a'),
      of(isDesert ? '#d8b074' : '#e3bf62'),
      of('#6b6b72'),
      of('#7a4e33'),
    ];
    const half = (t: number) => 2.4 * unit + t * width * 0.3;
    const y = (t: number) => horizon + t * depth;
    const strip = (from: number, to: number, start: number, end: number, fill: string) =>
      path(
        `M${middle + half(start) * from} ${y(start)}H${middle + half(start) * to}L${middle + half(end) * to} ${y(end)}H${middle + half(end) * from}Z`,
        fill,
      );
    const end = 1 + bleed / depth;
    const furrow = (out: number, wide: number, fill: string) =>
      strip(
        out,
        out * wide,
        0.03,
        Math.min(end, ((width / 2 + bleed) / Math.abs(out) - 2.4 * unit) / (width * 0.3)),
        fill,
      );
    const post = (side: number, t: number) =>
      moved(
        path('M-1.5 0L-1.3 -11.4L1.5 -12.6V0Z', of('white')) +
          path('M-1.4 -8L1.5 -10.4V-6.6L-1.45 -4.6Z', of('dark')) +
          rect(-0.5, -8, 1, 1.8, of('#e07b2a')) +
          line('M-3 0q0.6 -2 0 -3.4M2.8 0q0 -2 1 -3', of('grassDark'), 0.9),
        middle + side * half(t) * 1.2,
        y(t),
        (0.28 + t * 1.5) * unit,
      );
    const poleAt = (t: number) => ({
      x: middle - half(t) * 1.62 - 4 * unit,
      foot: y(t),
      scale: (0.3 + t * 1.7) * unit,
    });
    const poles = [0.03, 0.11, 0.26, 0.55].map(poleAt);
    const arm = ({ x, foot, scale }: { x: number; foot: number; scale: number }, out: number) =>
      [x + out * scale, foot - 37.4 * scale] as const;
    const wires = [-5.4, 5.4]
      .map((out) =>
        line(
          [...poles, poleAt(1.1)]
            .map((pole_, at, list) => {
              const [[x, top], before] = [arm(pole_, out), list[at - 1]];
              return before === undefined
                ? `M${x} ${top}`
                : `Q${(x + arm(before, out)[0]) / 2} ${(top + arm(before, out)[1]) / 2 + 3 * pole_.scale} ${x} ${top}`;
            })
            .join(''),
          of('#4a4650'),
          0.45,
        ),
      )
      .join('');
    const mast = ({ x, foot, scale }: { x: number; foot: number; scale: number }) =>
      moved(
        rect(-0.9, -40, 1.8, 41, pole) +
          rect(0.2, -40, 0.7, 41, darker(pole, 0.2)) +
          rect(-6.4, -37, 12.8, 1.5, pole) +
          [-5.8, 5].map((dx) => rect(dx, -38.6, 0.9, 1.8, of('white'))).join(''),
        x,
        foot,
        scale,
      );
    const tree = (x: number, lift: number, scale: number) =>
      moved(
        rect(-0.8, -5, 1.6, 6, of('woodDark')) +
          ellipse(0, -9, 5, 6, of('#5c8f56')) +
          path('M0.6 -15Q5 -14 5 -9T0.6 -3Q3 -9 0.6 -15Z', of('leafDark')),
        x,
        horizon - lift * unit,
        scale * unit,
      );
    const farm =
      path('M14 2V-9L20 -14L26 -9V2Z', of('#a5523f')) +
      rect(17.6, -5, 4.8, 7, of('#f0dcc0')) +
      rect(0, -7, 14, 9, of('#f3e3c4')) +
      path('M-1.6 -7L2 -13H13L15 -7Z', of('#8d4a38')) +
      rect(2, -4.6, 3, 3, light.isDark ? glow.window : of('#7d9aa5')) +
      rect(8, -4.6, 3, 3, light.isDark ? glow.window : of('#7d9aa5'));
    const farmland =
      moved(farm, width * 0.8, horizon - 11.6 * unit, unit) +
      tree(width * 0.8 + 31 * unit, 12, 1) +
      tree(width * 0.8 - 5 * unit, 11, 0.8) +
      [0.02, 0.08, 0.13].map((share, at) => tree(width * share, 15 - at, 0.8 + (at % 2) * 0.4)).join('');
    const furrows =
      [2.5, 3.7, 5.6, 9].map((out) => furrow(out, 1.06, darker(wheat, 0.12))).join('') +
      [-2.6, -4.4, -8].map((out) => furrow(out, 1.2, of('#8cab5c'))).join('');
    return scenery(
      skyOf(stage, 0.7) +
        clouds(stage) +
        hills(width, horizon, 26 * unit, mixHex(of(isDesert ? '#bf7350' : '#8fa9b5'), light.sky[2], 0.4), 0.12) +
        path(
          `M${-bleed} ${horizon - 20 * unit}Q${width * 0.16} ${horizon - 17 * unit} ${middle + 14 * unit} ${horizon + 2}H${-bleed}Z`,
          of(isDesert ? '#cf9a68' : '#a9c487'),
        ) +
        path(
          `M${width + bleed} ${horizon - 26 * unit}Q${width * 0.76} ${horizon - 22 * unit} ${middle - 16 * unit} ${horizon + 2}H${width + bleed}Z`,
          of(isDesert ? '#bf7350' : '#8fb37a'),
        ) +
        path(
          `M${width + bleed} ${horizon - 17 * unit}Q${width * 0.8} ${horizon - 14 * unit} ${middle + 20 * unit} ${horizon + 2}H${width + bleed}Z`,
          of(isDesert ? '#d9ad74' : '#d8c06c'),
        ) +
        path(
          `M${middle - 2.4 * unit} ${horizon + 1}Q${middle - 1.4 * unit} ${horizon - 2.8 * unit} ${middle + 9 * unit} ${horizon - 4.6 * unit}Q${middle + 2.6 * unit} ${horizon - 2.2 * unit} ${middle + 2.4 * unit} ${horizon + 1}Z`,
          mixHex(tar, light.sky[2], 0.25),
        ),
      (isDesert ? '' : farmland) +
        ground(stage, horizon + 1, grass) +
        path(
          `M${middle + half(0) * 1.5} ${horizon + 1}H${width + bleed}V${100 + bleed}L${middle + half(end) * 1.75} ${100 + bleed}Z`,
          wheat,
        ) +
        (isDesert ? '' : furrows) +
        strip(-1.42, 1.42, 0, end, of(isDesert ? '#c99f66' : '#d3b988')) +
        strip(-1, 1, 0, end, tar) +
        strip(-0.94, -0.88, 0, end, of('white')) +
        strip(0.88, 0.94, 0, end, of('white')) +
        [
          [0.03, 0.06],
          [0.1, 0.16],
          [0.23, 0.34],
          [0.46, 0.64],
          [0.84, 1.1],
          [1.4, 1.8],
        ]
          .filter(([from = 0]) => from < end)
          .map(([from = 0, to = 0]) => strip(-0.035, 0.035, from, to, of('roadLine')))
          .join('') +
        poles.map(mast).join('') +
        wires +
        [0.02, 0.08, 0.2, 0.42].map((t) => post(-1, t) + post(1, t)).join(''),
    );
  };

const coastRoad: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const depth = 100 - horizon;
  const far = (color: string, share: number) => mixHex(of(color), light.sky[2], share);
  const curve = (points: readonly (readonly [number, number])[]) => (t: number) => {
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    const sum = (axis: 0 | 1) => points.reduce((total, point, at) => total + point[axis] * (weights[at] ?? 0), 0);
    return { x: width * sum(0), y: horizon + depth * sum(1), near: sum(1) };
  };
  const seaward = curve([
    [0.72, 0.07],
    [0.53, 0.06],
    [0.4, 0.3],
    [-0.45, 1.9],
  ]);
  const inland = curve([
    [0.78, 0.08],
    [0.665, 0.1],
    [0.66, 0.3],
    [1.35, 1.9],
  ]);
  const steps = Array.from({ length: 17 }, (_, at) => at / 16);
  const along = (edge: typeof seaward, out: number, up: number) =>
    steps
      .map(edge)
      .map(
        ({ x, y, near }) =>
          `${(x + out * (0.6 + near * 9) * unit).toFixed(1)} ${(y - up * (1.2 + near * 10) * unit).toFixed(1)}`,
      );
  const between = (a: readonly string[], b: readonly string[], fill: string) =>
    path(`M${a.join('L')}L${b.toReversed().join('L')}Z`, fill);
  const rail = of('#d5dade');
  const posts = [0.1, 0.24, 0.36, 0.46, 0.55, 0.63, 0.7, 0.77, 0.84]
    .map(seaward)
    .map(({ x, y, near }) =>
      rect(
        x - (0.9 + near * 10.2) * unit,
        y - (1.2 + near * 10) * unit,
        (0.5 + near * 1.4) * unit,
        (1.6 + near * 11) * unit,
        of('#8d949a'),
      ),
    )
    .join('');
  const dash = (t: number) => {
    const corner = (at: number, share: number) =>
      `${seaward(at).x + (inland(at).x - seaward(at).x) * share} ${seaward(at).y + (inland(at).y - seaward(at).y) * share}`;
    return path(
      `M${corner(t, 0.485)}L${corner(t, 0.515)}L${corner(t + 0.05, 0.515)}L${corner(t + 0.05, 0.485)}Z`,
      of('roadLine'),
    );
  };
  const foam = (x: number, y: number, long: number) => ellipse(x, y, long, 1 * unit, of('foam'), 0.9);
  const headland = (x: number, scale: number, share: number) =>
    moved(
      path('M-2 2L2 -7L7 -9L10 -19L18 -23L24 -31L44 -36L70 -34L200 -46V2Z', far('#c19a72', share)) +
        path('M10 -19L18 -23L24 -31L44 -36L70 -34L200 -46V-38L70 -27L48 -29L33 -23L22 -18Z', far('#86a567', share)) +
        path(
          'M7 -9L10 -19L14 -17L13 -8L20 2H9ZM24 -17L33 -21L31 -10L38 2H27ZM48 -27L58 -26L54 -12L62 2H50Z',
          far('#a57f5c', share),
        ),
      x,
      horizon + 2,
      scale * unit,
    );
  const foot = width * 0.7;
  const bush = (x: number, y: number, scale: number) =>
    moved(
      circle(-5, -3, 5, of('leaf')) + circle(5, -2.5, 4.6, of('leafDark')) + circle(0, -6, 5.4, of('#5c9a56')),
      x,
      y,
      scale * unit,
    );
  const pine = moved(
    path(
      'M-1.500 1L-2.500 -22L0 -22L2 1ZM-1 -14L-9 -23L-7.500 -24L0 -17ZM0.500 -13L10 -22L8.500 -23L0 -16Z',
      of('#7a5236'),
    ) +
      path('M-19 -21Q-20 -29 -11 -30Q-6 -36 2 -34Q12 -36 15 -29Q22 -27 20 -21Q0 -18 -19 -21Z', of('leafDark')) +
      path('M-19 -23Q-19 -29 -11 -30Q-6 -36 2 -34Q4 -28 -4 -26Q-12 -22 -19 -23Z', of('leaf')),
    foot + 17 * unit,
    horizon - 24 * unit,
    unit * 0.62,
  );
  const cliff =
    path('M0 100L0 4L3 -8L9 -12L11 -24L19 -28L24 -40L44 -45L74 -45L220 -60V100Z', of('#c39a70')) +
    path('M11 -24L19 -28L24 -40L44 -45L74 -45L220 -60V-50L76 -36L50 -37L34 -31L24 -24Z', of('#86a85e')) +
    path('M24 -24L34 -31L50 -37L76 -36L220 -50V-47L74 -31L52 -32L37 -26L26 -19Z', of('#6c8f4c')) +
    path(
      'M9 -12L11 -24L16 -22L15 -9L22 6L12 12L6 4ZM30 -21L40 -25L37 -10L46 4L42 20L34 6ZM60 -30L72 -30L66 -12L78 6L74 28L62 8ZM96 -34L108 -36L102 -10L114 10L112 40L98 12Z',
      of('#a47a54'),
    ) +
    path(
      'M3 -8L9 -12L6 4L12 12L8 20L0 8ZM22 -14L28 -18L26 -4L34 8L30 14L22 2ZM48 -22L56 -26L52 -6L60 10L56 20L48 4Z',
      of('#d9b388'),
    );
  const sign =
    rect(-0.7, -13, 1.4, 13, of('#8d949a')) +
    path('M0 -25L7.600 -12H-7.600Z', of('red')) +
    path('M0 -22L5.200 -13.400H-5.200Z', of('white')) +
    line('M-0.800 -14.400V-16Q-0.800 -17.600 1.400 -17.800', of('dark'), 0.9);
  const stack =
    path('M-12 2L-9 -6L-5 -8L-3 -15L2 -17L5 -9L9 -6L12 2Z', far('#b48c66', 0.15)) +
    path('M2 -17L5 -9L9 -6L12 2H3L0 -8Z', far('#94704f', 0.15)) +
    path('M-3 -15L2 -17L3.600 -13L-1 -12L-4 -11.500Z', far('#86a567', 0.1));
  const boat =
    path('M-9 0H9L6 3.600H-6Z', of('white')) +
    line('M0 0V-22', of('woodDark'), 0.7) +
    path('M-0.800 -1.500V-20L-9 -1.500Z', of('white')) +
    path('M0.800 -1.500V-18L8 -1.500Z', of('#e0705a'));
  const tuft = (share: number, flip: boolean) =>
    moved(
      path(
        'M0 0Q-16 -3 -20 -13Q-8 -11 0 0ZM0 0Q-10 -10 -9 -22Q0 -14 0 0ZM0 0Q2 -14 10 -20Q10 -8 0 0ZM0 0Q10 -9 19 -9Q14 -1 0 0Z',
        of('#7fa07a'),
      ) + path('M0 0Q-3 -12 -1 -25Q5 -13 0 0ZM0 0Q-9 -5 -15 -5Q-9 1 0 0Z', of('#5f8766')),
      width * share,
      103,
      0.8,
      flip,
    );
  return scenery(
    skyOf(stage, 0.3) +
      clouds(stage) +
      headland(width * 0.4, 0.5, 0.62) +
      strip(stage, horizon, 140, mixHex(of('water'), light.sky[2], 0.12)) +
      strip(stage, horizon + depth * 0.12, 140, of('water')) +
      strip(stage, horizon + depth * 0.4, 140, mixHex(of('water'), of('waterDark'), 0.6)) +
      [
        [0.3, 0.04, 9],
        [0.27, 0.1, 13],
        [0.31, 0.17, 8],
        [0.06, 0.26, 10],
        [0.22, 0.34, 9],
        [0.02, 0.52, 12],
        [0.12, 0.72, 9],
      ]
        .map(([x = 0, t = 0, long = 0], at) =>
          rect(
            width * x - long * unit * 0.5,
            horizon + depth * t,
            long * unit,
            0.8 * unit,
            at < 3 && light.sun !== undefined ? light.sun : of('foam'),
          ),
        )
        .join(''),
    moved(boat, width * 0.3, horizon + depth * 0.1, unit * 0.6) +
      headland(width * 0.53, 0.72, 0.32) +
      foam(width * 0.53 + 4 * unit, horizon + 3, 9 * unit) +
      moved(stack, width * 0.1, horizon + depth * 0.2, unit) +
      foam(width * 0.1 - unit, horizon + depth * 0.2 + 2 * unit, 15 * unit) +
      pine +
      bush(foot + 62 * unit, horizon - 42 * unit, 0.9) +
      moved(cliff, foot, horizon, unit) +
      between(along(seaward, -2.1, -0.5), along(inland, 1.6, 0), of('#b79a6c')) +
      path(
        `M${along(inland, 0.9, 0).join('L')}L${width + bleed + 100} ${100 + bleed}H${along(seaward, -1, 0).at(-1)?.split(' ')[0] ?? 0}Z`,
        of('#a3a866'),
      ) +
      path(`M${along(inland, 0, 0).join('L')}L${along(seaward, 0, 0).toReversed().join('L')}Z`, of('road')) +
      path(
        `M${along(seaward, 0, 0).at(-1) ?? ''}L${along(inland, 0, 0).at(-1) ?? ''}V150H${along(seaward, 0, 0).at(-1)?.split(' ')[0] ?? 0}Z`,
        of('road'),
      ) +
      between(along(seaward, 0.2, 0), along(seaward, 0.34, 0), of('roadLine')) +
      between(along(inland, -0.34, 0), along(inland, -0.2, 0), of('roadLine')) +
      [0.18, 0.3, 0.41, 0.51, 0.6, 0.69, 0.78].map(dash).join('') +
      posts +
      between(along(seaward, -1, 0.95), along(seaward, -1, 0.5), rail) +
      between(along(seaward, -1, 0.78), along(seaward, -1, 0.68), darker(rail, 0.22)) +
      bush(inland(0.4).x + 9 * unit, inland(0.4).y + unit, 0.6) +
      moved(sign, inland(0.58).x + 5 * unit, inland(0.58).y, unit * 0.85) +
      bush(inland(0.7).x + 15 * unit, inland(0.68).y, 0.9),
    tuft(0.01, false) + tuft(0.99, true),
  );
};

const gasStation: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, depth, base, left, right] = [
    width / 2,
    100 - horizon,
    horizon + 6,
    width / 2 - calm(stage),
    width / 2 + calm(stage),
  ];
  const [red, white, grey, dark] = [of('#d4432f'), of('white'), of('#8d949a'), of('#30343c')];
  const pane = light.isDark ? '#ffe2a0' : of('#a9cdd6');
  const roof = Math.max(horizon - 50 * unit, horizon * 0.13);
  const spare = middle - calm(stage) > 52 * unit;
  const near = 7.5 * unit;
  const [from, to] = spare ? [left - 76 * unit, right + 33 * unit] : [-bleed - 60, width + bleed + 60];
  const canopy =
    path(
      `M${from} ${roof + near}H${to}L${to - 12 * unit} ${roof + near + 5 * unit}H${from + 12 * unit}Z`,
      darker(white, light.isDark ? 0.1 : 0.22),
    ) +
    [left - 56 * unit, left - 12 * unit, right + 12 * unit]
      .map(
        (x) =>
          path(
            `M${x - 5 * unit} ${roof + near + 1.4 * unit}h${10 * unit}l${x < middle ? 0.6 : -1.6} ${1.8 * unit}h${-9 * unit}Z`,
            '#fff6d6',
            light.isDark ? 1 : 0.85,
          ) +
          (light.isDark
            ? path(
                `M${x - 4 * unit} ${roof + near + 3 * unit}h${8 * unit}L${x + 13 * unit} ${base + 4 * unit}h${-26 * unit}Z`,
                '#ffe9b0',
                0.09,
              )
            : ''),
      )
      .join('') +
    rect(from, roof, to - from, near, red) +
    rect(from, roof + near * 0.6, to - from, near * 0.22, white) +
    rect(from, roof - 0.8 * unit, to - from, 1 * unit, darker(red, 0.2));
  const column = (x: number) =>
    rect(x - 1.8 * unit, roof + near + 2 * unit, 3.6 * unit, base - roof - near - 2 * unit, white) +
    rect(x + 0.6 * unit, roof + near + 2 * unit, 1.2 * unit, base - roof - near - 2 * unit, darker(white, 0.16)) +
    rect(x - 1.8 * unit, base - 9 * unit, 3.6 * unit, 9 * unit, red);
  const pump =
    rect(-7, -30, 14, 30, white, 1.6) +
    path('M4 -30H5.400Q7 -30 7 -28.400V0H4Z', darker(white, 0.15)) +
    rect(-7, -33, 14, 5, red, 1.6) +
    rect(-5, -26, 9, 7, dark, 0.8) +
    rect(-4, -25, 7, 2, light.isDark ? glow.window : of('#b9dfc4')) +
    rect(-4, -22.2, 7, 2, light.isDark ? glow.window : of('#b9dfc4')) +
    [-4, -1, 2].map((x, at) => rect(x, -17.4, 2, 2, of(['#4c9152', '#f0bf3a', '#2f6db0'][at] ?? 'red'), 0.3)).join('') +
    rect(-7, -12, 14, 5, red) +
    rect(-8, -2, 16, 2.4, grey, 0.6) +
    line('M7 -27H9.500Q14 -20 12.500 -9Q11.500 -3 9 -7V-15', dark, 1.3) +
    path('M7.400 -22H10.600L11 -19.600L9.800 -14H8.200V-19H7.400Z', dark) +
    rect(6.4, -20.6, 1.8, 6, of('#4c9152'), 0.5);
  const island = (x: number) =>
    moved(
      path('M-17 -1.600H17L19.500 2H-19.500Z', of('#e3dfd6')) +
        rect(-19.5, 2, 39, 2.4, of('#b5b0a6')) +
        repeat(4, (at) => path(`M${-18 + at * 10} 2h5l-1.600 2.400h-5Z`, of('#f0bf3a'))),
      x,
      base,
      unit,
    );
  const shopWide = Math.min(calm(stage) * 2.3, 58 * unit);
  const shopHigh = Math.min(22 * unit, (base - roof) * 0.46);
  const shop =
    rect(
      middle - shopWide / 2,
      horizon + 1 - shopHigh,
      shopWide,
      shopHigh + 1,
      mixHex(of('#efe3cf'), light.sky[2], 0.2),
    ) +
    rect(
      middle - shopWide / 2 - 1,
      horizon - shopHigh - 2 * unit,
      shopWide + 2,
      4.4 * unit,
      mixHex(of('#2f6f8f'), light.sky[2], 0.2),
    ) +
    [0.06, 0.68]
      .map(
        (share) =>
          rect(
            middle - shopWide / 2 + shopWide * share,
            horizon - shopHigh * 0.72,
            shopWide * 0.26,
            shopHigh * 0.46,
            pane,
          ) +
          rect(
            middle - shopWide / 2 + shopWide * (share + 0.125),
            horizon - shopHigh * 0.72,
            0.8,
            shopHigh * 0.46,
            white,
          ) +
          [0.03, 0.09, 0.15, 0.21]
            .map((at, index) =>
              rect(
                middle - shopWide / 2 + shopWide * (share + at),
                horizon - shopHigh * 0.36,
                shopWide * 0.04,
                shopHigh * 0.1,
                mixHex(of(['#d4432f', '#f0bf3a', '#4c9152', '#2f6db0'][index] ?? 'red'), light.sky[2], 0.3),
              ),
            )
            .join(''),
      )
      .join('') +
    rect(middle - shopWide * 0.12, horizon - shopHigh * 0.74, shopWide * 0.24, shopHigh * 0.74 + 1, pane) +
    rect(middle - 0.4, horizon - shopHigh * 0.74, 0.8, shopHigh * 0.74 + 1, white);
  const digits = 'M0 0V5M2 0H5V5M10.500 2.500H7.500V0H10.500V5H7.500';
  const price = (y: number, color: string) =>
    rect(-9, y, 18, 8, dark, 0.8) +
    rect(-9, y, 3, 8, of(color), 0.8) +
    moved(line(digits, light.isDark ? '#ffe2a0' : of('#fdf6e6'), 0.9), -3.6, y + 1.6, 1) +
    circle(-2.2, y + 6.8, 0.5, of('white'));
  const totem =
    rect(-8, -2, 16, 3, grey, 0.6) +
    rect(-6, -14, 2, 14, grey) +
    rect(4, -14, 2, 14, grey) +
    rect(-11, -60, 22, 47, white, 1.6) +
    path('M-11 -46V-58.400Q-11 -60 -9.400 -60H9.400Q11 -60 11 -58.400V-46Z', red) +
    path(
      'M0 -58.500Q5.400 -52 3.800 -49.600Q2.600 -47.400 0 -47.400Q-2.600 -47.400 -3.800 -49.600Q-5.400 -52 0 -58.500Z',
      white,
    ) +
    price(-44, '#4c9152') +
    price(-34.6, '#f0bf3a') +
    price(-25.2, '#2f6db0');
  const bucket =
    path('M-3.400 -6H3.400L2.800 0H-2.800Z', of('#2f6db0')) +
    line('M2 -6L6 -14', of('woodDark'), 0.9) +
    rect(4, -16, 5, 1.8, dark, 0.5);
  return scenery(
    skyOf(stage, 0.63) +
      clouds(stage) +
      hills(width, horizon, 13 * unit, mixHex(of('hill'), light.sky[2], 0.3)) +
      repeat(15, (at) =>
        circle(
          -bleed + (at * (width + 2 * bleed)) / 14,
          horizon - 2 * unit,
          (6 + ((at * 5) % 4) * 1.6) * unit,
          mixHex(of('leaf'), light.sky[2], 0.3),
        ),
      ),
    ground(stage, horizon, of('#b3aea6')) +
      shop +
      path(`M${-bleed} ${horizon + depth * 0.66}H${width + bleed}V${100 + bleed}H${-bleed}Z`, of('#77767b')) +
      strip(stage, horizon + depth * 0.66, 1.4, of('#d9d3c7')) +
      [-1, 1]
        .map((sign) =>
          path(
            `M${middle + sign * calm(stage) * 0.7} ${base}h0.8L${middle + sign * (calm(stage) * 0.7 + depth * 0.34) + 1.4} ${horizon + depth * 0.66}h-2.200Z`,
            of('#e8e2d4'),
          ),
        )
        .join('') +
      repeat(9, (at) => rect(-bleed + at * 36, horizon + depth * 0.92, 16, 1.4, of('roadLine'))) +
      [left - 36 * unit, right + 28 * unit].map(column).join('') +
      canopy +
      island(left - 12 * unit) +
      island(right + 12 * unit) +
      (spare ? island(left - 58 * unit) : '') +
      moved(pump, left - 12 * unit, base, unit) +
      moved(pump, right + 12 * unit, base, unit) +
      (spare ? moved(pump, left - 58 * unit, base, unit) : '') +
      moved(bucket, left - 26 * unit, base, unit * 0.9) +
      (spare ? moved(totem, right + 46 * unit, base + 3 * unit, unit) : ''),
  );
};

const bridge: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [middle, depth, top] = [width / 2, 100 - horizon, horizon - Math.min(46 * size, horizon * 0.84)];
  const [steel, dark] = [of('#a5584a'), of('#4a4650')];
  const edge = (t: number) => 6 * size + t * width * 0.5;
  const rail = (t: number) => (2 + t * 15) * size;
  const y = (t: number) => horizon + 1 + t * depth;
  const city = ['#8fa0ad', '#a7b3ba', '#7f90a1'].map((color) => mixHex(of(color), light.sky[2], 0.35));
  const tower = (at: number) => {
    const [wall, high] = [city[at % 3] ?? 'building', 9 + ((at * 7) % 11) * 2.1];
    const panes = [0, 1, 2, 3]
      .filter((row) => 6 + row * 5 < high && (row + at) % 3 !== 0)
      .map((row) =>
        rect(2 + ((row + at) % 2) * 3.4, 3 - high + row * 5, 2.2, 2.4, light.isDark ? glow.window : lighter(wall, 0.3)),
      );
    return moved(rect(0, -high, 11.2, high + 1, wall) + panes.join(''), -bleed + at * 11 * size, horizon, size);
  };
  const side = (sign: number) => {
    const x = (t: number) => middle + sign * edge(t);
    const band = (from: number, to: number, fill: string, opacity = 1) =>
      path(
        `M${x(0)} ${y(0) - rail(0) * from}L${x(4)} ${y(4) - rail(4) * from}V${y(4) - rail(4) * to}L${x(0)} ${y(0) - rail(0) * to}Z`,
        fill,
        opacity,
      );
    const cable = (u: number) =>
      [(1 - u) * 10 * size + u * (width / 2 + bleed), top + (horizon - 5 * size - top) * (1 - (1 - u) ** 2.4)] as const;
    const hangers = [0.09, 0.18, 0.28, 0.4, 0.54, 0.7]
      .map((u) => ({ from: cable(u), t: (cable(u)[0] - 6 * size) / (width * 0.5) }))
      .map(({ from, t }) => `M${x(t)} ${from[1]}V${y(t) - rail(t)}`);
    const lamp = (t: number) =>
      moved(
        line('M0 0V-20', of('dark'), 1.1) +
          (light.isDark ? circle(0, -22, 7, glow.lamp, 0.35) : '') +
          circle(0, -22, 2.5, light.isDark ? '#ffedc0' : of('light')) +
          rect(-1.6, -25.4, 3.2, 1.2, of('dark')),
        x(t),
        y(t),
        (0.5 + t * 1.4) * size,
      );
    return (
      line(
        [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1]
          .map(cable)
          .map(([out, down], at) => `${at === 0 ? 'M' : 'L'}${middle + sign * out} ${down}`)
          .join(''),
        steel,
        1.5 * size,
      ) +
      line(hangers.join(''), steel, 0.5) +
      band(0.12, 0.9, of('dark'), 0.22) +
      band(0.88, 1.04, dark) +
      band(0, 0.14, dark) +
      [0.05, 0.12, 0.2, 0.3, 0.45, 0.62, 0.85, 1.15]
        .map((t) => line(`M${x(t)} ${y(t)}V${y(t) - rail(t)}`, dark, 0.5 + t))
        .join('') +
      [0.1, 0.3, 0.62].map(lamp).join('')
    );
  };
  const legs = [-10.8, 7.2]
    .map(
      (left) =>
        rect(middle + left * size, top, 3.6 * size, horizon + 2 - top, steel) +
        rect(middle + (left + 2.4) * size, top, 1.2 * size, horizon + 2 - top, darker(steel, 0.2)),
    )
    .join('');
  return scenery(
    skyOf(stage, 0.8) +
      clouds(stage) +
      Array.from({ length: Math.ceil((width + 2 * bleed) / (11 * size)) }, (_, at) => tower(at)).join('') +
      strip(stage, horizon, 140, of('water')) +
      [0.06, 0.16, 0.82, 0.9]
        .map((share, at) => rect(width * share, horizon + depth * (0.1 + (at % 2) * 0.12), width * 0.1, 1, of('foam')))
        .join(''),
    legs +
      [0.06, 0.42]
        .map((share) => rect(middle - 9 * size, top + (horizon - top) * share, 18 * size, 3 * size, steel))
        .join('') +
      path(
        `M${middle - edge(0)} ${y(0)}H${middle + edge(0)}L${middle + edge(6)} ${y(6)}H${middle - edge(6)}Z`,
        of('#c3a37f'),
      ) +
      [0.08, 0.2, 0.36, 0.58, 0.86, 1.2]
        .map((t) => rect(middle - edge(t), y(t), edge(t) * 2, 0.4 + t * 0.6, of('#a98a69')))
        .join('') +
      side(-1) +
      side(1),
  );
};

const underpass: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const [middle, depth, deck] = [width / 2, 100 - horizon, horizon * 0.2];
  const [brick, base, wide] = [of('#9a5f4c'), horizon + depth * 0.12, Math.min(width * 0.37, 70)];
  const arch = (half: number, high: number, y: number, fill: string) =>
    path(
      `M${middle - half} ${y}V${y - high * 0.36}A${half} ${high * 0.64} 0 0 1 ${middle + half} ${y - high * 0.36}V${y}Z`,
      fill,
    );
  const courses = Array.from(
    { length: Math.ceil((base - deck) / 6) },
    (_, row) =>
      strip(stage, base - row * 6, 0.4, darker(brick, 0.14)) +
      [0.13, 0.41, 0.72, 0.94]
        .map((share, at) =>
          rect(
            -bleed + (width + 2 * bleed) * ((share + row * 0.37) % 1),
            base - row * 6 + 0.8,
            9,
            4.8,
            at % 2 === 0 ? darker(brick, 0.08) : lighter(brick, 0.07),
          ),
        )
        .join(''),
  ).join('');
  const lampAt = horizon * 0.56;
  const lamp = (x: number) =>
    circle(x, lampAt, 12, glow.lamp, 0.18) +
    circle(x, lampAt, 6.5, glow.lamp, 0.3) +
    rect(x - 2.8, lampAt - 4, 5.6, 2.2, of('dark'), 0.8) +
    rect(x - 2.1, lampAt - 2, 4.2, 5, '#ffefc4', 1.4);
  const puddle = (x: number, y: number, long: number) =>
    ellipse(x, y, long, long * 0.17, mixHex(light.sky[0], of('#55565e'), 0.3)) +
    ellipse(x - long * 0.12, y - long * 0.02, long * 0.72, long * 0.1, mixHex(light.sky[1], of('#55565e'), 0.1)) +
    ellipse(x + long * 0.18, y, long * 0.3, long * 0.035, '#ffefc4', 0.8);
  const coach = (x: number) =>
    rect(x, deck * 0.16, 76, deck * 0.76, of('#c4473a'), 1.5) +
    rect(x, deck * 0.68, 76, deck * 0.1, of('white')) +
    [5, 17, 29, 41, 53, 65]
      .map((left, at) =>
        rect(
          x + left,
          deck * 0.28,
          at === 2 ? 4 : 8,
          deck * (at === 2 ? 0.6 : 0.3),
          light.isDark ? glow.window : of('#cfe5ea'),
        ),
      )
      .join('');
  const faint = (color: string) => mixHex(of(color), light.sky[2], 0.45);
  const [yard, hut] = [wide * 0.58, Math.min(wide * 0.2, horizon * 0.14)];
  const beyond =
    [-0.84, -0.6, 0.42, 0.66, 0.86]
      .map((share, at) =>
        circle(middle + yard * share, horizon - hut * 0.5, hut * (at % 2 === 0 ? 0.5 : 0.7), faint('leaf')),
      )
      .join('') +
    path(`M${middle - yard * 0.4} ${horizon}v${-hut}h${yard * 0.7}v${hut}Z`, faint('#d8b48f')) +
    path(
      `M${middle - yard * 0.46} ${horizon - hut}l${yard * 0.14} ${-hut * 0.6}h${yard * 0.54}l${yard * 0.14} ${hut * 0.6}Z`,
      faint('#a8583f'),
    ) +
    rect(middle - yard, horizon - hut * 0.5, yard * 2, hut * 0.55, faint('leafDark'));
  return scenery(
    skyOf(stage) +
      [-1, 0, 1, 2, 3].map((at) => coach(at * 77 - 20)).join('') +
      strip(stage, deck, 100 + bleed, brick) +
      courses +
      strip(stage, deck * 0.9, horizon * 0.07, of('#5a666e')) +
      strip(stage, deck * 0.9 + horizon * 0.07, 1.4, of('#39424a')) +
      Array.from({ length: 18 }, (_, at) =>
        rect(-bleed + at * 19, deck * 0.9, 1.4, horizon * 0.07, of('#39424a')),
      ).join('') +
      ground(stage, base, of('#5c5d65')) +
      strip(stage, base, 1.6, of('#85827f')) +
      arch(wide + 5, base - deck - horizon * 0.1, base, of('#c08a6c')) +
      arch(wide, base - deck - horizon * 0.1 - 4, base, of('#332c31')) +
      arch(wide * 0.8, horizon * 0.63, horizon + depth * 0.06, of('#453a3d')) +
      arch(wide * 0.58, horizon * 0.53, horizon, light.sky[2]) +
      beyond,
    path(
      `M${middle - wide * 0.58} ${horizon}H${middle + wide * 0.58}L${middle + wide} ${base + 2}H${middle - wide}Z`,
      of('#4a4a52'),
    ) +
      path(
        `M${middle - wide * 0.4} ${horizon}H${middle + wide * 0.4}L${middle + wide * 0.62} ${horizon + depth * 0.5}H${middle - wide * 0.62}Z`,
        light.sky[2],
        0.16,
      ) +
      lamp(middle - wide * 0.72) +
      lamp(middle + wide * 0.72) +
      puddle(middle - width * 0.29, horizon + depth * 0.46, 17) +
      puddle(middle + width * 0.28, horizon + depth * 0.34, 13) +
      puddle(middle + width * 0.25, horizon + depth * 0.78, 19),
  );
};

const station: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const [left, right] = [middle - calm(stage), middle + calm(stage) * 0.9];
  const [vx, edge, foot] = [middle + 3 * unit, right - 1 * unit, horizon + Math.min(9 * unit, depth * 0.34)];
  const slope = (edge - vx) / (foot - horizon);
  const beam = (offset: number, wide: number, fill: string) =>
    path(
      `M${vx - 0.4} ${horizon}H${vx}L${vx + (slope + offset + wide) * (depth + bleed)} ${100 + bleed}H${vx + (slope + offset) * (depth + bleed)}Z`,
      fill,
    );
  const [red, cream, dark, steel] = [of('#c4473a'), of('#f3ead6'), of('#39424c'), of('#4c6068')];
  const pane = light.isDark ? glow.window : of('#9fc3d0');
  const [high, tail] = [37 * unit, 6 * unit];
  const along = (from: number, to: number, low: number, up: number, fill: string) => {
    const [x, bottom, tall] = [
      (t: number) => vx + 1 + (right - vx - 1) * t,
      (t: number) => horizon + 0.6 + (foot - horizon) * t,
      (t: number) => tail + (high - tail) * t,
    ];
    const corner = (t: number, share: number) => `${x(t)} ${bottom(t) - tall(t) * share}`;
    return path(`M${corner(from, low)}L${corner(to, low)}L${corner(to, up)}L${corner(from, up)}Z`, fill);
  };
  const side =
    along(0, 1, 0, 0.97, darker(red, 0.22)) +
    along(0, 1, 0.36, 0.44, darker(cream, 0.2)) +
    along(0, 1, 0, 0.1, darker(dark, 0.2)) +
    along(0, 1, 0.9, 0.97, darker(steel, 0.2)) +
    [
      [0.06, 0.16],
      [0.2, 0.34],
      [0.4, 0.6],
      [0.82, 0.95],
    ]
      .map(([from = 0, to = 0]) => along(from, to, 0.52, 0.82, pane))
      .join('') +
    along(0.64, 0.78, 0.1, 0.86, darker(red, 0.4)) +
    along(0.665, 0.755, 0.5, 0.8, pane);
  const lampAt = (x: number) =>
    (light.isDark ? circle(x, -9.6, 5.4, '#ffe9ad', 0.35) : '') + circle(x, -9.6, 1.9, glow.bulb);
  const face =
    path('M0 0V-30Q0 -37 7 -37H23Q30 -37 30 -30V0Z', red) +
    path('M24 -37Q30 -36.4 30 -30V0H24Z', darker(red, 0.12)) +
    path('M6 -37Q8 -39.6 15 -39.6T24 -37Z', steel) +
    path('M3 -17V-28Q3 -32 7 -32H23Q27 -32 27 -28V-17Z', dark) +
    path(
      'M4.4 -18V-28Q4.4 -30.6 7 -30.6H14.4V-18ZM15.6 -18V-30.6H23Q25.6 -30.6 25.6 -28V-18Z',
      light.isDark ? '#ffe0a0' : of('#b9d6de'),
    ) +
    path('M6 -18L11 -30.6H14L9 -18Z', '#ffffff', 0.3) +
    rect(10, -35.8, 10, 2.6, glow.halo, 0.5) +
    path('M0 -15.4H30V-12.6H0Z', cream) +
    lampAt(5.4) +
    lampAt(24.6) +
    rect(-0.6, -4.4, 31.2, 3.4, dark, 1) +
    path('M3 -1H27L25 3.4H5Z', darker(dark, 0.3)) +
    rect(13, -6, 4, 3, of('#6d757c'), 0.6);
  const roofY = (t: number) => horizon - (24 + t * 40) * unit;
  const post = (t: number) => {
    const [x, y, s] = [left + 5 * unit - t * (left + 5 * unit) * 1.1, horizon + 2 + t * depth * 0.3, (0.8 + t) * unit];
    return (
      rect(x - 1 * s, roofY(t) - 2, 2 * s, y - roofY(t) + 2, steel) +
      rect(x + 0.3 * s, roofY(t) - 2, 0.7 * s, y - roofY(t) + 2, darker(steel, 0.2)) +
      rect(x - 1.7 * s, y - 2.4 * s, 3.4 * s, 2.6 * s, darker(steel, 0.3)) +
      line(
        `M${x} ${roofY(t) + 9 * s}L${x + 8 * s} ${roofY(t)}M${x} ${roofY(t) + 9 * s}L${x - 8 * s} ${roofY(t)}`,
        steel,
        1.1 * s,
      )
    );
  };
  const bench =
    line('M-27 -6V3M-3 -6V3', dark, 1.4) +
    [-16, -12.6].map((y) => rect(-30, y, 30, 2.4, of('#b57a45'), 0.8)).join('') +
    rect(-30, -7.4, 30, 2.6, of('#c98b52'), 0.8) +
    rect(-30, -5.4, 30, 0.9, of('#8a5a34')) +
    line('M-28 -16V-5M-2 -16V-5', dark, 1.2);
  const clock =
    line('M0 -60V-5', dark, 1) +
    circle(0, 0, 6.4, dark) +
    circle(0, 0, 5.2, light.isDark ? '#fff3d2' : of('white')) +
    [0, 90, 180, 270].map((angle) => turned(rect(-0.35, -4.8, 0.7, 1.4, dark), angle)).join('') +
    line('M0 0V-3.6M0 0L2.4 1.4', dark, 0.9);
  const sign =
    line('M3 -18V0M19 -18V0', dark, 0.8) +
    rect(0, 0, 22, 7.6, of('#2f5f9a'), 0.6) +
    rect(2, 1.8, 4, 4, of('white'), 0.5) +
    line('M8.6 2.8H19M8.6 5H15', of('white'), 0.9);
  return scenery(
    skyOf(stage, 0.36) +
      clouds(stage) +
      hills(width, horizon, 12 * unit, mixHex(of('hill'), light.sky[2], 0.3)) +
      repeat(14, (at) =>
        circle(
          -bleed + (at * (width + 90)) / 13,
          horizon,
          (4 + ((at * 5) % 4) * 1.4) * unit,
          mixHex(of('leaf'), light.sky[2], 0.35),
        ),
      ),
    ground(stage, horizon, of('#c3bbae')) +
      path(
        `M${vx} ${horizon}L${vx + slope * (depth + bleed)} ${100 + bleed}H${Math.max(width + bleed, vx + slope * (depth + bleed))}V${horizon}Z`,
        of('#7b7068'),
      ) +
      beam(slope * 0.3, slope * 0.05, of('#a8adb0')) +
      beam(slope * 1.05, slope * 0.12, of('#a8adb0')) +
      beam(-slope * 0.06, slope * 0.06, of('#f4efe2')) +
      beam(0, slope * 0.05, of('#8f877c')) +
      beam(-slope * 0.3, slope * 0.08, of('#edbe3f')) +
      side +
      moved(face, right, foot, unit) +
      path(
        `M${-bleed} ${-bleed}H${right + 16 * unit}L${middle + 1 * unit} ${roofY(0)}H${left}L${-bleed} ${roofY(1.2)}Z`,
        of('#5f7178'),
      ) +
      path(
        `M${middle + 1 * unit} ${roofY(0)}L${right + 16 * unit} ${-bleed}h${5 * unit}L${middle + 1.6 * unit} ${roofY(0) + 1.6 * unit}H${left}V${roofY(0)}Z`,
        of('#7f9298'),
      ) +
      [0.16, 0.42, 0.74]
        .map((t) =>
          path(
            `M${left - (left + bleed) * t * 0.84} ${roofY(t)}L${middle + unit + (right + 15 * unit - middle) * t * 0.62} ${roofY(t)}v${-1.4 * unit * (1 + t)}H${left - (left + bleed) * t * 0.84}Z`,
            of('#536368'),
          ),
        )
        .join('') +
      post(0) +
      post(0.5) +
      post(1.2) +
      moved(sign, left - 30 * unit, horizon - 27 * unit, unit) +
      moved(clock, left + 2 * unit, Math.max(horizon - 33 * unit, 7 * unit), unit) +
      moved(bench, left - 3 * unit, horizon + Math.min(7 * unit, depth * 0.3), unit) +
      moved(bench, left - 44 * unit, horizon + Math.min(7 * unit, depth * 0.3), unit),
  );
};

const harbour: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const quay = horizon + (100 - horizon) * 0.3;
  const [pane, dark] = [light.isDark ? glow.window : of('#4f7386'), of('#33404c')];
  const far = (color: string) => mixHex(of(color), light.sky[2], 0.35);
  const trawler =
    line('M6 -9V-48M6 -16L23 -36M6 -47L29 -17M6 -47L-20 -28', dark, 0.8) +
    path('M-28 -13Q0 -7 31 -18L24 5H-23Z', of('#c4473a')) +
    path('M-28 -13Q0 -7 31 -18L30 -15Q0 -4 -27 -10Z', of('white')) +
    rect(-20, -28, 19, 18, of('white')) +
    rect(-5, -28, 4, 18, of('#d8d4cb')) +
    rect(-22, -31, 23, 3, of('#2f6f8f')) +
    rect(-17, -25, 5, 5, pane) +
    rect(-10.5, -25, 5, 5, pane);
  const yacht = (x: number, trim: string) =>
    moved(
      line('M0 -8V-52M0 -51L16 -9M0 -51L-16 -8', dark, 0.7) +
        path('M-17 -8L19 -10L13 5H-14Z', of('white')) +
        path('M-16.4 -5.5L17.4 -6.5L16 -3.8L-15.6 -3Z', of(trim)) +
        path('M-9 -8L-7 -12H7L11 -9.5Z', of('#d8d4cb')) +
        line('M0 -16H-13', of(trim), 3),
      x,
      quay,
      size,
    );
  const house = (at: number) =>
    moved(
      path('M0 1V-10L7 -16L14 -10V1Z', far(['#c9806a', '#d9b48a', '#a9744f'][at % 3] ?? 'wall')) +
        rect(5, -8, 4, 4, light.isDark ? glow.window : far('#6d5347')),
      width * 0.6 + at * 14.5 * size,
      horizon,
      size,
    );
  const lighthouse =
    (light.isDark ? circle(0, -25, 8, glow.shade, 0.35) : '') +
    path('M-3.4 0L-2.2 -22H2.2L3.4 0Z', of('white')) +
    path('M-2.9 -8L-2.6 -14H2.6L2.9 -8Z', of('red')) +
    rect(-2, -27, 4, 5, light.isDark ? glow.shade : of('#f0d08a')) +
    path('M-3 -27L0 -31L3 -27Z', of('red'));
  const gull = (share: number, y: number, scale: number) =>
    seagull(width * share, horizon * y, scale * (0.6 + size * 0.4), of('white'));
  const bollard = (x: number, flip = false) =>
    moved(
      line('M0 -6Q-9 -4 -14 -11', of('#e8dcc0'), 1) +
        rect(-2.2, -6, 4.4, 8, dark) +
        rect(-3.6, -8.4, 7.2, 3.4, dark, 1.6) +
        rect(-3.6, -8.4, 3.4, 3.4, lighter(dark, 0.15), 1.6),
      x,
      quay + 2.4 * size,
      size,
      flip,
    );
  const [left, right] = [width * 0.37 - 31 * size, width * 0.64 + 17 * size];
  return scenery(
    skyOf(stage, 0.57) +
      clouds(stage) +
      Array.from({ length: 14 }, (_, at) => house(at)).join('') +
      strip(stage, horizon, 140, of('water')) +
      [0.3, 0.6, 0.85]
        .map((share, at) =>
          rect(width * (0.37 + at * 0.06), horizon + (quay - horizon) * share, width * 0.15, 0.9, of('foam')),
        )
        .join(''),
    rect(-bleed, horizon - 2 * size, bleed + width * 0.44, 3 * size, far('#8d8378')) +
      moved(lighthouse, width * 0.41, horizon - 2 * size, size) +
      yacht(left - 52 * size, '#c9852f') +
      yacht(left - 92 * size, '#3f8f86') +
      moved(trawler, left, quay, size) +
      [0, 38, 76].map((x, at) => yacht(right + x * size, ['#2f6f8f', '#c9852f', '#3f8f86'][at] ?? 'red')).join('') +
      ground(stage, quay, of('#b3a797')) +
      strip(stage, quay, 3.4, of('#d3c8b6')) +
      Array.from({ length: 15 }, (_, at) => rect(-bleed + at * 24, quay, 0.6, 3.4, of('#a2978a'))).join('') +
      [0.38, 0.74].map((share) => strip(stage, quay + (100 - quay) * share, 0.7, of('#a2978a'))).join('') +
      bollard(left - 32 * size, true) +
      bollard(left + 33 * size) +
      bollard(right - 18 * size, true) +
      bollard(right + 20 * size) +
      bollard(right + 58 * size) +
      gull(0.1, 0.24, 0.9) +
      gull(0.28, 0.12, 0.6) +
      gull(0.7, 0.16, 0.75),
  );
};

const carInside: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const narrow = width < 85;
  const [top, sill] = [horizon * 0.19, horizon * 0.77];
  const [seat, bolster, trim, lining, dash] = [
    of('#66788c'),
    of('#526377'),
    of('#474d5a'),
    of('#d3cabb'),
    of('#2b2e38'),
  ];
  const seats = narrow ? [width * 0.5] : [width * 0.26, width * 0.74];
  const chair = (x: number) =>
    moved(
      [-4.6, 3].map((at) => rect(at, -30, 1.6, 10, of('#9aa3ab'))).join('') +
        rect(-13, -43, 26, 17, bolster, 6) +
        rect(-9.5, -41, 19, 13, seat, 4) +
        path('M-25 150L-22 -12Q-21 -23 0 -23Q21 -23 22 -12L25 150Z', bolster) +
        path('M-13 150L-13 -13Q-12 -19.500 0 -19.500Q12 -19.500 13 -13L13 150Z', seat) +
        [-3, 8, 19, 30].map((y) => rect(-13, y, 26, 0.8, bolster)).join('') +
        path('M13 150L13 -13Q12.600 -17.500 8 -18.800Q10 -16 10 -12V150Z', darker(seat, 0.12)) +
        line('M-13 150V-13Q-12 -19.500 0 -19.500Q12 -19.500 13 -13V150', lighter(seat, 0.25), 0.5),
      x,
      horizon,
    );
  const hole = (from: number, to: number, slantLeft: number, slantRight: number) =>
    `M${from + slantLeft + 4} ${top}Q${from + slantLeft} ${top} ${from + slantLeft * 0.9} ${top + 4}L${from} ${sill - 4}Q${from} ${sill} ${from + 4} ${sill}H${to - 4}Q${to} ${sill} ${to} ${sill - 4}L${to - slantRight * 0.9} ${top + 4}Q${to - slantRight} ${top} ${to - slantRight - 4} ${top}Z`;
  const [sideLeft, sideRight] = [width * 0.15, width * 0.85];
  const holes =
    hole(-bleed - 20, sideLeft, 0, 4) +
    hole(width * 0.235, width * 0.765, 5, 5) +
    hole(sideRight, width + bleed + 20, 4, 0);
  const tree = (share: number, scale: number) =>
    moved(
      rect(-1, -10, 2, 12, of('woodDark')) +
        circle(-4, -13, 6, of('leaf')) +
        circle(4, -12, 5.5, of('leafDark')) +
        circle(0, -18, 6, of('leaf')),
      width * share,
      horizon * 0.66,
      scale * Math.min(1.2, horizon / 58),
    );
  const outside =
    skyOf({ ...stage, horizon: horizon * 0.66 }, narrow ? 0.66 : 0.6) +
    hills(width, horizon * 0.64, horizon * 0.15, mixHex(of('hill'), light.sky[2], 0.2)) +
    ground(stage, horizon * 0.64, of('grass')) +
    [-0.12, 0.05, 0.11, 0.33, 0.41, 0.66, 0.9, 0.97, 1.14]
      .map((share, at) => tree(share, 0.62 + (at % 3) * 0.2))
      .join('');
  const glare = [width * 0.05, width * 0.44, width * 0.92]
    .map((x) => path(`M${x} ${sill}L${x + 9} ${top}h5L${x + 5} ${sill}Z`, '#ffffff', light.isDark ? 0.06 : 0.2))
    .join('');
  const rear =
    (narrow ? [0.2, 0.8] : [0.43, 0.57])
      .map((share) => rect(width * share - 6, sill - 7, 12, 9, darker(bolster, 0.2), 3.5))
      .join('') +
    path(
      `M${width * 0.22} ${100 + bleed}V${sill + 3}Q${width * 0.22} ${sill} ${width * 0.25} ${sill}H${width * 0.75}Q${width * 0.78} ${sill} ${width * 0.78} ${sill + 3}V${100 + bleed}Z`,
      darker(bolster, 0.25),
    ) +
    rect(width * 0.22, sill + 8, width * 0.56, 0.8, darker(bolster, 0.4));
  const door = (isRight: boolean) => {
    const at = (x: number) => (isRight ? width - x : x);
    return (
      path(`M${at(-bleed)} ${sill}H${at(width * 0.17)}L${at(width * 0.2)} ${100 + bleed}H${at(-bleed)}Z`, trim) +
      path(`M${at(-bleed)} ${sill}H${at(width * 0.17)}l${isRight ? -0.6 : 0.6} 3H${at(-bleed)}Z`, lighter(trim, 0.16)) +
      path(
        `M${at(-bleed)} ${sill + 13}H${at(width * 0.12)}q${isRight ? -4 : 4} 0 ${isRight ? -4 : 4} 4H${at(-bleed)}Z`,
        bolster,
      ) +
      rect(Math.min(at(width * 0.055), at(width * 0.055 + 9)), sill + 6.5, 9, 2.4, of('#a9b0b8'), 1.2)
    );
  };
  const belt = (x: number, out: number) =>
    line(
      `M${x + out * 25} ${horizon * 0.26}L${x + out * 19} ${horizon - 18}L${x + out * 20} ${100 + bleed}`,
      of('#23262e'),
      2,
    ) + rect(x + out * 25 - 2, horizon * 0.24, 4, 4.5, of('#8d949c'), 1);
  const driver = seats[0] ?? width * 0.5;
  const wheel =
    `<ellipse cx="0" cy="0" rx="25" ry="20" fill="none" stroke="${of('#1d1f26')}" stroke-width="4.400"/>` +
    line('M-17 -13.600Q0 -22 17 -13.600', of('#4a4f5c'), 0.8) +
    path('M-24 1Q-10 -3 -8 -6H8Q10 -3 24 1V5Q10 4 7 8H-7Q-10 4 -24 5Z', of('#2f333d')) +
    ellipse(0, 0, 9, 7.4, of('#3a3f4b')) +
    circle(0, -1, 2.6, of('#b9bec6'));
  const [hub, brow] = [103, 97];
  const board = path(
    `M${-bleed} ${brow}H${driver - 34}Q${driver - 26} ${brow} ${driver - 22} ${brow - 1.5}Q${driver} ${brow - 4} ${driver + 22} ${brow - 1.5}Q${driver + 26} ${brow} ${driver + 34} ${brow}H${width + bleed}V${100 + bleed}H${-bleed}Z`,
    dash,
  );
  const visor = (x: number) =>
    rect(x - 19, -bleed, 38, bleed + top * 0.42, lighter(lining, 0.16), 2.5) +
    rect(x - 19, top * 0.42 - 1.4, 38, 1.4, darker(lining, 0.1), 0.7);
  const mirror =
    rect(width * 0.5 - 1.2, -bleed, 2.4, bleed + 4, dash) +
    rect(width * 0.5 - 13, 2.5, 26, 8, dash, 3.4) +
    rect(width * 0.5 - 11, 3.6, 22, 1, lighter(dash, 0.25), 0.5);
  const scent = narrow
    ? ''
    : line(`M${width * 0.5} 10V14`, of('white'), 0.5) +
      moved(
        path('M0 0L3 4.500H1.600L4.200 8.500H2.200L5 12.500H-5L-2.200 8.500H-4.200L-1.600 4.500H-3Z', of('#4f9a5c')) +
          rect(-0.8, 12.5, 1.6, 1.8, of('woodDark')),
        width * 0.5,
        14,
        0.9,
      );
  return scenery(
    outside +
      glare +
      path(`M${-bleed - 30} ${-bleed}H${width + bleed + 30}V${100 + bleed}H${-bleed - 30}Z${holes}`, lining) +
      path(
        `M${-bleed} ${-bleed}H${width + bleed}V${top * 0.62}Q${width * 0.5} ${top * 0.86} ${-bleed} ${top * 0.62}Z`,
        lighter(lining, 0.2),
      ) +
      [width * 0.06, width * 0.94]
        .map((x) => line(`M${x - 7} ${top * 0.78}v1.500h14v-1.500`, darker(lining, 0.25), 1.4))
        .join('') +
      rear +
      door(false) +
      door(true) +
      rect(width * 0.5 - 7, horizon + 16, 14, 100, dash, 3) +
      line(`M${width * 0.5} ${horizon + 22}V${horizon + 8}`, of('#8d949c'), 1.6) +
      circle(width * 0.5, horizon + 8, 3, of('#1d1f26')) +
      seats.map(chair).join('') +
      seats.map((x, at) => belt(x, narrow || at === 0 ? -1 : 1)).join(''),
    '',
    seats.map(visor).join('') +
      mirror +
      scent +
      moved(wheel, driver, hub, 1) +
      board +
      rect(-bleed, brow + 1.6, width + 2 * bleed, 0.7, lighter(dash, 0.16)),
  );
};

const trainInside: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, lit, light } = palette;
  const [size, narrow] = [besideScale(stage), isNarrow(stage)];
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

/** Roads, stations and harbours, and vehicles from inside. */
export const transport = {
  road: roadThrough('fields'),
  desertRoad: roadThrough('desert'),
  coastRoad,
  gasStation,
  bridge,
  underpass,
  station,
  harbour,
  carInside,
  trainInside,
} as const satisfies Record<string, Draw>;
