import { darker, lighter, mixHex } from '../../look/palette';
import { glow, pine } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, stretched, turned } from '../svg';
import { largeScale, sidesOf, spread } from './placing';
import { bleed, clouds, type Draw, fade, ground, hills, ridge, scenery, skyOf, strip } from './scenery';

const fir = (x: number, y: number, scale: number, fill: string) =>
  moved(
    rect(-1.8, -5, 3.6, 6, darker(fill, 0.4)) +
      path('M0 -50L9.5 -34H5.5L13.5 -19H8.5L18 -4H-18L-8.5 -19H-13.5L-5.5 -34H-9.5Z', fill) +
      path('M0 -50L9.5 -34H5.5L13.5 -19H8.5L18 -4H1L4 -19H2L4 -34H2Z', darker(fill, 0.14)),
    x,
    y,
    scale,
  );

const forest: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of } = palette;
  const size = largeScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const misty = (color: string, share: number) => fade(stage, color, share);
  const bark = of('#7d5339');
  const trunk = (share: number, t: number, scale: number) =>
    moved(
      path('M-9 2Q-4.6 -2 -4.4 -14L-3.4 -160H3.4L4.4 -14Q4.6 -2 10 2Q3 1 0 3Q-4 1 -9 2Z', bark) +
        path('M1 2.4Q2.4 -10 1 -160H3.4L4.4 -14Q4.6 -2 10 2Q5 1 1 2.4Z', darker(bark, 0.2)) +
        line('M-2 -14V-22M-1 -34V-40M-2.4 -52V-57M0 -62V-69', darker(bark, 0.2), 0.9) +
        path('M3 -46Q10 -50 13 -58L14.6 -57.4Q13 -47 3.4 -41Z', darker(bark, 0.1)) +
        path('M-3 -30Q-7 -33 -9 -39L-7.8 -39.6Q-6 -35 -2.6 -34Z', darker(bark, 0.1)),
      width * share,
      horizon + depth * t,
      scale * size,
      share > 0.5,
    );
  const canopy = (shift: number, low: number, fill: string) =>
    spread(stage, 13 * size, (x, at) => {
      const out = Math.min(1, Math.abs(x - middle) / (width * 0.5));
      const y = horizon * (low * out * out - 0.1) - ((at * 5) % 3) * 2 * size;
      return (
        circle(x + shift * size, y, 11 * size, fill) + rect(x + (shift - 7) * size, -bleed, 14 * size, y + bleed, fill)
      );
    });
  const fern = (x: number, y: number, scale: number, fill: string) =>
    moved(
      [-80, -54, -30, -8, 16, 38, 62, 84]
        .map((angle) =>
          turned(path('M-0.6 0Q-2.6 -9 0 -17Q2.6 -9 0.6 0Z', angle > 0 ? darker(fill, 0.14) : fill), angle, 0, 0),
        )
        .join(''),
      x,
      y,
      scale * size,
    );
  const mushroom = (x: number, y: number, scale: number) =>
    moved(
      rect(-1.3, -4, 2.6, 5, of('#f0e4cc'), 1) +
        path('M-5 -3.4Q-4.6 -8.6 0 -8.8Q4.6 -8.6 5 -3.4Z', of('#cf4a34')) +
        circle(-2, -5.4, 0.8, of('white')) +
        circle(0.8, -7, 0.8, of('white')) +
        circle(2.8, -4.8, 0.7, of('white')),
      x,
      y,
      scale * size,
    );
  return scenery(
    skyOf(stage, 0.56) +
      hills(width, horizon, 16 * size, misty('hill', 0.4)) +
      spread(stage, 11 * size, (x, at) =>
        fir(x, horizon + 3, (0.5 + ((at * 3) % 4) * 0.08) * size, misty('leaf', 0.62)),
      ) +
      strip(stage, horizon - 5 * size, 20, misty('leaf', 0.62)),
    spread(stage, 8 * size, (x, at) => circle(x, horizon, (3.4 + (at % 3) * 0.8) * size, misty('leaf', 0.36))) +
      strip(stage, horizon, 8, misty('leaf', 0.36)) +
      spread(stage, 15 * size, (x, at) =>
        Math.abs(x - middle) < 13 * size
          ? ''
          : fir(
              x,
              horizon + 4,
              (0.66 + ((at * 5) % 4) * 0.1 + (Math.abs(x - middle) / width) * 0.4) * size,
              misty('leaf', 0.3),
            ),
      ) +
      spread(stage, 21 * size, (x, at) =>
        Math.abs(x - middle) < 27 * size
          ? ''
          : fir(x + 5 * size, horizon + 5, (0.9 + ((at * 3) % 4) * 0.12) * size, of('leaf')),
      ) +
      ground(stage, horizon + 2, of('grassDark')) +
      spread(stage, 9 * size, (x, at) =>
        circle(x, horizon + 3.4, (3 + (at % 3)) * size * (Math.abs(x - middle) < 10 * size ? 0.6 : 1), of('#5d8a4c')),
      ) +
      strip(stage, horizon + 1, 8 * size, of('#5d8a4c')) +
      path(
        `M${-bleed} ${horizon + depth * 0.34}Q${width * 0.25} ${horizon + depth * 0.12} ${width * 0.55} ${horizon + depth * 0.3}T${width + bleed} ${horizon + depth * 0.2}V${100 + bleed}H${-bleed}Z`,
        of('#7ba35c'),
      ) +
      path(
        `M${middle - 2 * size} ${horizon + 3}H${middle + 5 * size}Q${middle + 12 * size} ${horizon + depth * 0.24} ${middle + width * 0.12} ${horizon + depth * 0.42}Q${middle + width * 0.3} ${horizon + depth * 0.8} ${middle + width * 0.36} ${100 + bleed}H${middle - width * 0.34}Q${middle - width * 0.2} ${horizon + depth * 0.6} ${middle - 3 * size} ${horizon + depth * 0.3}Q${middle + 3 * size} ${horizon + depth * 0.16} ${middle - 2 * size} ${horizon + 3}Z`,
        of('#cdae7e'),
      ) +
      canopy(6, 0.42, of('#437a4e')) +
      trunk(0.24, 0.1, 0.75) +
      trunk(0.79, 0.14, 0.8) +
      trunk(0.07, 0.36, 1.2) +
      trunk(0.94, 0.4, 1.25) +
      trunk(-0.14, 0.2, 1) +
      trunk(1.14, 0.2, 1) +
      canopy(0, 0.3, of('leafDark')) +
      fern(width * 0.15, horizon + depth * 0.42, 0.8, of('leaf')) +
      fern(width * 0.86, horizon + depth * 0.5, 0.9, of('leaf')) +
      fern(width * 0.29, horizon + depth * 0.16, 0.5, of('leaf')) +
      fern(width * 0.72, horizon + depth * 0.2, 0.5, of('leaf')) +
      mushroom(width * 0.19, horizon + depth * 0.58, 0.9) +
      mushroom(width * 0.19 + 7 * size, horizon + depth * 0.62, 0.6) +
      mushroom(width * 0.8, horizon + depth * 0.34, 0.6),
    fern(0, 103, 1.1 / Math.max(1, size * 0.8), of('leafDark')) +
      fern(width, 103, 1.2 / Math.max(1, size * 0.8), of('leafDark')),
  );
};

const mountain: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const [depth, low] = [100 - horizon, Math.min(size, horizon / 36)];
  const peak = (share: number, high: number, half: number, haze: number) => {
    const [rock, cap] = [fade(stage, '#8295a8', haze), fade(stage, 'snowcap', haze * 0.6)];
    const up = Math.min(high * size, horizon * 0.88 * (high / 54)) / 100;
    return stretched(
      path('M-100 0L-62 -38L-48 -44L-26 -74L-14 -82L0 -100L16 -80L26 -74L52 -38L66 -32L100 0Z', rock) +
        path('M0 -100L16 -80L26 -74L52 -38L66 -32L100 0H22L34 -18L14 -34L22 -52L4 -66L8 -82Z', darker(rock, 0.17)) +
        path(
          'M0 -100L16 -80L26 -74L38 -57L27 -60L21 -52L14 -62L4 -52L-4 -64L-14 -54L-20 -62L-34 -63L-26 -74L-14 -82Z',
          cap,
        ) +
        path('M0 -100L16 -80L26 -74L38 -57L27 -60L21 -52L14 -62L8 -57L4 -66L8 -82Z', darker(cap, 0.1)) +
        path('M-48 -44L-40 -30L-44 -16L-30 -34L-34 -52Z', darker(rock, 0.08)),
      (half * (0.45 + 0.55 * size)) / 100,
      up,
      width * share,
      horizon + 3,
    );
  };
  const chalet =
    ellipse(2, 1, 23, 2, of('#6f9a54')) +
    rect(-15, -9, 30, 10, of('#d8d0c2')) +
    rect(8, -9, 7, 10, of('#b8b0a3')) +
    path('M-15 -9V-17L0 -25L15 -17V-9Z', of('#a5683f')) +
    path('M8 -9V-21L15 -17V-9Z', darker(of('#a5683f'), 0.18)) +
    line('M-13 -12H13M-13 -15.4H13', darker(of('#a5683f'), 0.18), 0.5) +
    rect(-12, -30, 4, 10, of('#b8b0a3')) +
    path('M-20 -13.6L0 -27.6L20 -13.6L21.4 -15.8L0 -30.8L-21.4 -15.8Z', of('#6d4334')) +
    [-9, 4]
      .map(
        (left) =>
          rect(left, -17.4, 5, 5, of('white')) +
          rect(left + 0.7, -16.7, 3.6, 3.6, light.isDark ? glow.window : of('#6f8f9c')),
      )
      .join('') +
    rect(-16, -10.6, 32, 2.2, of('#7d4c30')) +
    [-14, -9, -4, 1, 6, 11]
      .map((left, at) => circle(left + 1.4, -11, 1.5, of(at % 2 === 0 ? '#d8433a' : '#e58aa6')))
      .join('') +
    rect(-3, -7, 6, 8, of('#7d4c30')) +
    [-11.4, 7].map((left) => rect(left, -6, 4.6, 4, light.isDark ? glow.window : of('#6f8f9c'))).join('');
  const rock = (share: number, t: number, scale: number) =>
    moved(
      path('M-10 1L-8 -6L-2 -10L5 -7L10 1Z', of('#a9a79f')) + path('M-2 -10L5 -7L10 1H2L3 -5Z', of('#8a8983')),
      width * share,
      horizon + depth * t,
      scale * size,
    );
  const bloom = (share: number, t: number, color: string) =>
    moved(
      [
        [-1.6, 0],
        [1.6, 0],
        [0, -1.6],
        [0, 1.6],
      ]
        .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.3, of(color)))
        .join('') + circle(0, 0, 0.9, of('#f0bf3a')),
      width * share,
      horizon + depth * t,
      (0.4 + t * 0.6) * size ** 0.4,
    );
  const track = `M${width * 0.29} ${horizon + depth * 0.1}Q${width * 0.36} ${horizon + depth * 0.2} ${width * 0.5} ${horizon + depth * 0.24}Q${width * 0.66} ${horizon + depth * 0.3} ${width * 0.56} ${horizon + depth * 0.46}Q${width * 0.46} ${horizon + depth * 0.66} ${width * 0.28} ${100 + bleed}H${width * 0.76}Q${width * 0.62} ${horizon + depth * 0.66} ${width * 0.68} ${horizon + depth * 0.46}Q${width * 0.76} ${horizon + depth * 0.24} ${width * 0.54} ${horizon + depth * 0.2}Q${width * 0.38} ${horizon + depth * 0.16} ${width * 0.31} ${horizon + depth * 0.1}Z`;
  return scenery(
    skyOf(stage, 0.5) +
      clouds(stage) +
      peak(0.36, 36, 50, 0.4) +
      peak(-0.24, 42, 60, 0.3) +
      peak(1.28, 42, 60, 0.3) +
      peak(0.99, 42, 50, 0.3) +
      peak(0.08, 48, 56, 0.2) +
      peak(0.72, 54, 60, 0),
    path(
      `M${-bleed} ${horizon - 15 * low}Q${width * 0.16} ${horizon - 11 * low} ${width * 0.5} ${horizon + 4}H${-bleed}Z`,
      fade(stage, 'leafDark', 0.3),
    ) +
      path(
        `M${width + bleed} ${horizon - 18 * low}Q${width * 0.86} ${horizon - 12 * low} ${width * 0.44} ${horizon + 4}H${width + bleed}Z`,
        fade(stage, 'leafDark', 0.18),
      ) +
      spread(stage, 7 * size, (x, at) => {
        const out = Math.abs(x - width * 0.47) / width;
        return out < 0.12
          ? ''
          : fir(
              x,
              horizon + 2 - Math.max(0, out - 0.14) * 24 * low,
              (0.22 + ((at * 3) % 4) * 0.04) * low,
              fade(stage, 'leafDark', 0.12),
            );
      }) +
      ground(stage, horizon + 2, of('#86b062')) +
      path(
        `M${-bleed} ${horizon - 3 * size}Q${width * 0.2} ${horizon - 5 * size} ${width * 0.52} ${horizon + depth * 0.16}L${width} ${horizon + depth * 0.3}H${-bleed}Z`,
        of('#9cc274'),
      ) +
      path(
        `M${width + bleed} ${horizon}Q${width * 0.86} ${horizon - 2} ${width * 0.54} ${horizon + depth * 0.2}Q${width * 0.3} ${horizon + depth * 0.4} ${-bleed} ${horizon + depth * 0.36}V${100 + bleed}H${width + bleed}Z`,
        of('#8bb765'),
      ) +
      path(track, of('#d9c294')) +
      path(
        `M${-bleed} ${horizon + depth * 0.7}Q${width * 0.14} ${horizon + depth * 0.62} ${width * 0.3} ${100 + bleed}H${-bleed}Z`,
        of('#79a657'),
      ) +
      path(
        `M${width + bleed} ${horizon + depth * 0.6}Q${width * 0.88} ${horizon + depth * 0.58} ${width * 0.72} ${100 + bleed}H${width + bleed}Z`,
        of('#79a657'),
      ) +
      moved(chalet, width * 0.22, horizon + depth * 0.1, 0.86 * low) +
      fir(width * 0.05, horizon + depth * 0.12, 0.5 * low, of('leaf')) +
      fir(width * 0.05 - 13 * low, horizon + depth * 0.16, 0.64 * low, of('leafDark')) +
      fir(width * 0.83, horizon + depth * 0.13, 0.42 * low, of('leaf')) +
      fir(width * 0.94, horizon + depth * 0.22, 0.68 * low, of('leaf')) +
      fir(width * 0.94 + 18 * low, horizon + depth * 0.18, 0.6 * low, of('leafDark')) +
      rock(0.78, 0.4, 0.8) +
      rock(0.12, 0.62, 0.9) +
      rock(0.12 + 9 / width, 0.66, 0.5) +
      [
        [0.05, 0.4, 'white'],
        [0.2, 0.42, '#e58aa6'],
        [0.27, 0.6, 'white'],
        [0.08, 0.82, '#f0bf3a'],
        [0.2, 0.86, '#6f7fd0'],
        [0.84, 0.56, '#6f7fd0'],
        [0.74, 0.62, 'white'],
        [0.92, 0.72, '#e58aa6'],
        [0.96, 0.5, 'white'],
        [0.82, 0.86, '#f0bf3a'],
      ]
        .map(([share, t, color]) => bloom(Number(share), Number(t), String(color)))
        .join(''),
  );
};

const snow: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const [white, shade] = [of('#fbfcfd'), of('#d5e1ea')];
  const snowFir = (x: number, y: number, scale: number, fill: string) =>
    moved(
      ellipse(5, 0.6, 17, 2, of('#c3d3df')) +
        rect(-2, -6, 4, 7, of('woodDark')) +
        [
          [-4, 18, 24],
          [-20, 14.4, 20],
          [-34, 10.4, 19],
        ]
          .map(
            ([y0 = 0, half = 0, high = 0]) =>
              path(`M0 ${y0 - high}L${half} ${y0}Q0 ${y0 + 3} ${-half} ${y0}Z`, fill) +
              path(
                `M0 ${y0 - high}L${half} ${y0}Q${half * 0.6} ${y0 + 1.4} ${half * 0.2} ${y0 + 1.6}Z`,
                darker(fill, 0.16),
              ) +
              path(
                `M0 ${y0 - high}L${half * 0.7} ${y0 - high * 0.3}Q${half * 0.5} ${y0 - high * 0.06} ${half * 0.26} ${y0 - high * 0.34}Q${half * 0.06} ${y0 - high * 0.04} ${-half * 0.16} ${y0 - high * 0.32}Q${-half * 0.42} ${y0 - high * 0.04} ${-half * 0.7} ${y0 - high * 0.3}Z`,
                white,
              ) +
              path(
                `M0 ${y0 - high}L${half * 0.7} ${y0 - high * 0.3}Q${half * 0.5} ${y0 - high * 0.06} ${half * 0.26} ${y0 - high * 0.34}Z`,
                shade,
              ),
          )
          .join(''),
      x,
      y,
      scale * size,
    );
  const hut =
    ellipse(3, 1, 25, 2.4, of('#c3d3df')) +
    rect(8, -32, 5, 12, of('#8d7a70')) +
    rect(7.4, -33.4, 6.2, 2.6, white, 1) +
    [0, 1, 2].map((at) => circle(12 + at * 3.4, -38 - at * 5, 2 + at * 0.9, lighter(light.sky[1], 0.4), 0.6)).join('') +
    path('M-16 1V-13L0 -26L16 -13V1Z', of('#96603f')) +
    path('M9 1V-20L16 -13V1Z', darker(of('#96603f'), 0.18)) +
    line('M-15.6 -3H15.6M-15.6 -7H15.6M-15.6 -11H15.6M-12 -15H12', darker(of('#96603f'), 0.22), 0.6) +
    path(
      'M-22 -9Q-23 -12 -20 -14L-2 -30Q0 -31.6 2 -30L20 -14Q23 -12 22 -9Q19 -7.6 16.6 -10L0 -24L-16.6 -10Q-19 -7.6 -22 -9Z',
      white,
    ) +
    path('M0 -31Q1 -31 2 -30L20 -14Q23 -12 22 -9Q19 -7.6 16.6 -10L0 -24Z', shade) +
    rect(-11.6, -12.6, 9, 9, of('white')) +
    rect(-10.6, -11.6, 7, 7, light.isDark ? '#ffd27a' : of('#f3cf86')) +
    line('M-7.1 -11.6V-4.6M-10.6 -8.1H-3.6', of('white'), 0.8) +
    rect(-12.4, -4.6, 10.6, 1.8, white, 0.9) +
    rect(1, -11, 6.6, 12, of('#5f3d2c')) +
    circle(6, -5, 0.6, of('#e8c46a')) +
    path('M-26 2Q-20 -4 -13 -1Q0 1 13 -0.6Q20 -4 27 2Z', white) +
    (light.isDark ? path('M-11 1H-3L-4 5H-17Z', '#ffd27a', 0.5) : '');
  const hill = (d: string, fill: string) => path(`${d}V${100 + bleed}H${-bleed}Z`, fill);
  const step = (x: number, t: number) =>
    ellipse(x, horizon + depth * t, (0.8 + t * 1.6) * size, (0.4 + t * 0.6) * size, of('#bccddb'));
  const fence =
    [0, 1, 2, 3, 4]
      .map((at) => rect(at * 9, -9, 2, 10, of('#8a6a52')) + rect(at * 9 - 0.5, -10.4, 3, 2, white, 1))
      .join('') +
    line('M-3 -6.4H41M-3 -2.6H41', of('#8a6a52'), 1.2) +
    line('M-3 -7.4H41', white, 0.9);
  return scenery(
    skyOf(stage, 0.62) +
      clouds(stage) +
      ridge(
        width,
        horizon + 2,
        [18, 32, 22, 40, 26, 30, 20, 36, 28, 42, 18].map((high) => high * 0.84 * size),
        fade(stage, '#9fb6c8', 0.4),
      ) +
      ridge(
        width,
        horizon + 2,
        [24, 14, 30, 16, 22, 12, 18, 28, 16, 32, 14].map((high) => high * 0.7 * size),
        fade(stage, '#c3d4e0', 0.3),
      ),
    spread(stage, 8 * size, (x, at) =>
      fir(
        x,
        horizon + 1 - 5 * size * (Math.abs(x - width / 2) / width),
        (0.26 + ((at * 3) % 4) * 0.05) * size,
        fade(stage, '#6f909a', 0.3),
      ),
    ) +
      hill(
        `M${-bleed} ${horizon - 9 * size}Q${width * 0.16} ${horizon - 12 * size} ${width * 0.46} ${horizon + depth * 0.06}T${width + bleed} ${horizon - 4 * size}`,
        of('#e6eef3'),
      ) +
      snowFir(width * 0.04, horizon - 2 * size, 0.7, of('#4d7476')) +
      snowFir(width * 0.36, horizon + depth * 0.04, 0.42, of('#5f8688')) +
      snowFir(width * 0.66, horizon + depth * 0.05, 0.46, of('#5f8688')) +
      snowFir(width * 0.74, horizon + depth * 0.07, 0.72, of('#4d7476')) +
      hill(
        `M${-bleed} ${horizon + depth * 0.14}Q${width * 0.3} ${horizon + depth * 0.34} ${width * 0.56} ${horizon + depth * 0.2}Q${width * 0.84} ${horizon - 4 * size} ${width + bleed} ${horizon - 2 * size}`,
        white,
      ) +
      moved(hut, width * 0.2, horizon + depth * 0.16, size) +
      moved(fence, width * 0.2 - 72 * size, horizon + depth * 0.2, size) +
      snowFir(width * 0.84, horizon + depth * 0.16, 0.8, of('#3f6a6c')) +
      snowFir(width * 0.95, horizon + depth * 0.3, 0.98, of('#3f6a6c')) +
      snowFir(width * 1.16, horizon + depth * 0.2, 1, of('#4d7476')) +
      path(
        `M${-bleed} ${horizon + depth * 0.8}Q${width * 0.44} ${horizon + depth * 0.5} ${width + bleed} ${horizon + depth * 0.78}V${100 + bleed}H${-bleed}Z`,
        of('#e9f0f5'),
      ) +
      path(
        `M${-bleed} ${horizon + depth * 0.84}Q${width * 0.5} ${horizon + depth * 0.86} ${width + bleed} ${horizon + depth * 1.04}V${100 + bleed}H${-bleed}Z`,
        shade,
      ) +
      [0.22, 0.27, 0.33, 0.4, 0.48, 0.57]
        .map((t, at) => step(width * (0.235 + at * 0.032) + (at % 2) * 2 * size, t))
        .join(''),
  );
};

const lake: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const low = Math.min(size, horizon / 36);
  const far = (share: number) => fade(stage, '#8295a8', share);
  const wood = (share: number) => fade(stage, 'leaf', share);
  const water = mixHex(of('#6fa6b8'), light.sky[2], 0.35);
  const shore = horizon + 2;
  const glint = (share: number, t: number, long: number, fill: string) =>
    rect(width * share - long * size * 0.5, shore + depth * t, long * size, (0.5 + t * 1.1) * size, fill, 0.7);
  const reed = (x: number, high: number, lean: number) =>
    line(`M${x} 104Q${x + lean * 0.3} ${104 - high * 0.6} ${x + lean} ${104 - high}`, of('#5d8a4c'), 1.1) +
    ellipse(x + lean, 104 - high, 1, 3.4, of('#7d5339'));
  const reeds = (x: number) =>
    moved([-9, -5, -2, 2, 6, 10].map((dx, at) => reed(dx, 22 + ((at * 7) % 13), (at - 2) * 0.9)).join(''), x, 0, 1);
  return scenery(
    skyOf(stage, 0.62) +
      clouds(stage) +
      ridge(
        width,
        horizon,
        [14, 30, 22, 38, 26, 18, 30, 44, 30, 20, 34, 24].map((high) => high * low),
        far(0.55),
      ) +
      ridge(
        width,
        horizon,
        [8, 18, 30, 20, 14, 24, 16, 12, 26, 34, 22, 14].map((high) => high * low),
        far(0.35),
      ),
    hills(width, horizon + 1, 13 * low, wood(0.5), 0.1) +
      spread(stage, 7 * size, (x, at) => fir(x, horizon + 2, (0.26 + ((at * 5) % 4) * 0.05) * size, wood(0.35))) +
      strip(stage, horizon, 2.6, wood(0.35)) +
      ground(stage, shore, water) +
      // The far shore is mirrored in the still water.
      strip(stage, shore, depth * 0.1, mixHex(water, wood(0.35), 0.45)) +
      strip(stage, shore + depth * 0.1, depth * 0.07, mixHex(water, wood(0.35), 0.22)) +
      [0.14, 0.32, 0.5, 0.7, 0.88]
        .map(
          (share, at) =>
            glint(share, 0.2 + ((at * 3) % 5) * 0.08, 16 + ((at * 7) % 11), lighter(water, 0.3)) +
            glint(1 - share * 0.9, 0.46 + ((at * 2) % 5) * 0.11, 22 + ((at * 5) % 13), darker(water, 0.1)),
        )
        .join('') +
      (light.sun === undefined
        ? ''
        : [0.02, 0.09, 0.17, 0.27, 0.4, 0.56]
            .map((t, at) => glint(0.62 + (((at * 5) % 3) - 1) * 0.012, t, 9 - (at % 3) * 2 + at, light.sun ?? ''))
            .join('')),
    reeds(width * 0.02) + reeds(width * 0.98),
  );
};

const desert: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const size = largeScale(stage);
  const depth = 100 - horizon;
  const rock = mixHex(of('#bf7350'), light.sky[2], 0.25);
  const mesa = (x: number, scale: number) =>
    moved(
      path('M-22 1L-17 -12L-14 -12L-12 -25H10L12 -14L17 -12L23 1Z', rock) +
        path('M3 -25H10L12 -14L17 -12L23 1H8Z', darker(rock, 0.14)) +
        path('M-12 -25H10L10.6 -21H-12.6Z', lighter(rock, 0.16)),
      x,
      horizon + 2,
      scale * size,
    );
  const dune = (x: number, y: number, long: number, high: number, fill: string) =>
    path(
      `M${x - long} ${y}Q${x - long * 0.3} ${y - high * 0.3} ${x} ${y - high}Q${x + long * 0.4} ${y - high * 0.2} ${x + long} ${y}Z`,
      fill,
    ) +
    path(
      `M${x} ${y - high}Q${x + long * 0.4} ${y - high * 0.2} ${x + long} ${y}H${x - long * 0.1}Q${x + long * 0.22} ${y - high * 0.4} ${x} ${y - high}Z`,
      darker(fill, 0.14),
    );
  const cactus = (x: number, y: number, scale: number, side: number) => {
    const green = of('#4f8a58');
    return (
      ellipse(x + 8 * scale * size, y, 13 * scale * size, 1.6 * scale * size, of('#b98f58')) +
      moved(
        path('M-3.7 0V-37a3.7 3.7 0 0 1 7.4 0V0Z', green) +
          path('M1 0V-38a1 1 0 0 1 1.8 0V0Z', darker(green, 0.2)) +
          line(`M0 -14H${-11 * side}V-25M0 -19H${11 * side}V-31`, green, 5) +
          line(`M${11 * side + 1.2} -20V-30M${1.2 - 11 * side} -15V-24`, darker(green, 0.2), 1.4),
        x,
        y,
        scale * size,
      )
    );
  };
  const stone = (x: number, y: number) =>
    moved(path('M-8 0L-6 -6L0 -8L6 -5L9 0Z', of('#b9805c')) + path('M0 -8L6 -5L9 0H2Z', of('#98643f')), x, y, size);
  return scenery(
    skyOf(stage, 0.7) + mesa(width * 0.3, 0.9) + mesa(width * 0.3 - 64 * size, 0.7) + mesa(width * 0.93, 0.8),
    dune(width * 0.06, horizon + 3, 50 * size, 11 * size, of('#e6bf82')) +
      dune(width * 0.72, horizon + 3, 54 * size, 15 * size, of('#e9c58a')) +
      ground(stage, horizon + 2, of('sand')) +
      path(
        `M${-bleed} ${horizon + depth * 0.3}Q${width * 0.3} ${horizon + depth * 0.1} ${width * 0.62} ${horizon + depth * 0.42}T${width + bleed} ${horizon + depth * 0.4}V${100 + bleed}H${-bleed}Z`,
        of('#e2bf84'),
      ) +
      path(
        `M${-bleed} ${horizon + depth * 0.86}Q${width * 0.5} ${horizon + depth * 0.62} ${width + bleed} ${horizon + depth * 0.9}V${100 + bleed}H${-bleed}Z`,
        of('#d8b074'),
      ) +
      cactus(width * 0.15, horizon + depth * 0.26, 1, 1) +
      cactus(width * 0.86, horizon + depth * 0.34, 1.2, -1) +
      cactus(width * 0.7, horizon + depth * 0.08, 0.5, 1) +
      stone(width * 0.28, horizon + depth * 0.32) +
      stone(width * 0.75, horizon + depth * 0.4),
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
    (light.isDark ? circle(20, -9, 15, glow.lamp, 0.22) : '') +
    path('M20 -23L12 0H28Z', light.isDark ? glow.window : of('#4a3b3a')) +
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
    (light.isDark ? circle(0, -15, 13, glow.lamp, 0.3) : '') +
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

/** Land away from towns. */
export const landscapes = { forest, mountain, lake, snow, desert, campsite } as const satisfies Record<string, Draw>;
