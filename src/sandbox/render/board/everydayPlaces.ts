import { darker, lighter, mixHex } from '../look/palette';
import { bleed, clouds, type Draw, ground, hills, room, scenery, skyOf, strip, calm, thingScale } from './scenery';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from './svg';

const workshop: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 4];
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
    (light.isDark ? path('M-5 3L-24 46H24L5 3Z', '#ffe3a0', 0.16) + circle(0, 3, 9, '#ffe3a0', 0.3) : '') +
      line('M0 -120V-4', dark, 0.8) +
      path('M-8 3Q-7 -5 0 -5Q7 -5 8 3Z', of('#3f7f6a')) +
      rect(-4.4, 3, 8.8, 1.6, '#fff3cf', 0.8),
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

const clinic: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon + 4];
  const [wall, teal, steel, white, ink] = [of('#e6efeb'), of('#3f8f8a'), of('#a3aeb3'), of('white'), of('#2f3a44')];
  const couch =
    line('M-24 -11V3M-4 -11V3M-24 -2H-4', steel, 1.6) +
    circle(-24, 2.6, 1.4, ink) +
    circle(-4, 2.6, 1.4, ink) +
    rect(-27, -12.6, 27, 2, steel, 0.8) +
    path('M-17 -17H-1Q1 -17 1 -15V-14.4Q1 -12.6 -1 -12.6H-17.6Z', teal) +
    path('M-17 -17L-28.6 -24.6Q-30.6 -25.4 -31.4 -23.4Q-31.8 -22 -30.6 -21L-19 -12.6H-16Z', lighter(teal, 0.14)) +
    path('M-16.6 -17.6H-3V-14.6H-4.6V-16.4H-17Z', white) +
    path('M-17 -17.4L-26.6 -23.8L-27.4 -22.6L-18 -16.2Z', white) +
    path('M-22.6 -21.2L-28 -24.9Q-26.6 -28 -23.6 -26.2L-21.4 -24.6Q-20.4 -22.6 -22.6 -21.2Z', white);
  const step =
    rect(-13, 1.4, 11, 1.8, of('#5f6d75'), 0.6) + path('M-12.4 3.2H-10.8V8H-12.4ZM-4.2 3.2H-2.6V8H-4.2Z', steel);
  const chart =
    rect(-16, 0, 16, 21, darker(wall, 0.2), 0.8) +
    rect(-15.6, 0, 15.2, 20.4, light.isDark ? '#e9e6da' : white, 0.8) +
    line('M-6 1.8H-9.6V7H-6M-9.6 4.4H-6.6', ink, 1.4) +
    line('M-10 9H-12V12M-12 10.5H-10.4M-6 12V9H-4.4Q-3.4 10 -4.4 10.7H-6', ink, 0.9) +
    line('M-13.4 14H-11.4M-12.4 14V16.2M-9 14H-7.4L-9 16.2H-7.4M-4.8 14V16.2H-3', ink, 0.7) +
    line('M-13.4 18.4h1.2M-10.8 18.4h1.2M-8.2 18.4h1.2M-5.6 18.4h1.2M-3.4 18.4h0.8', ink, 0.8);
  const screen = (at: number) =>
    moved(
      rect(-13, -36, 13, 34, of(at % 2 === 0 ? '#a8cfc6' : '#bcdcd3')) +
        [-9.4, -5.4].map((x) => rect(x, -36, 1.2, 34, of('#8fbdb3'))).join('') +
        line('M-13 2V-37H0V2M-13 -2H0', steel, 1.3) +
        circle(-13, 2, 1.2, ink),
      -36 - at * 13,
      0,
    );
  const bone = of('#f6efdc');
  const poster =
    rect(0, 0, 16, 23, of('#d8dcd6'), 0.6) +
    rect(0.9, 0.9, 14.2, 21.2, of('#3f6f8a')) +
    circle(8, 4.2, 2, bone) +
    rect(7.1, 5.2, 1.8, 1.8, bone, 0.6) +
    circle(7.3, 4.2, 0.5, of('#3f6f8a')) +
    circle(8.7, 4.2, 0.5, of('#3f6f8a')) +
    line('M8 7V16', bone, 1) +
    line('M4.4 8.4H11.6M4.6 8.4L3.6 12L4.2 15.6M11.4 8.4L12.4 12L11.8 15.6', bone, 0.8) +
    line('M5.8 9.8Q8 8.8 10.2 9.8M5.6 11.2Q8 10.2 10.4 11.2M5.8 12.6Q8 11.6 10.2 12.6', bone, 0.75) +
    path('M5.4 14.8Q8 16 10.6 14.8L9.8 17.2H8.6L8 16.4L7.4 17.2H6.2Z', bone) +
    line('M6.4 17L6.2 21M9.6 17L9.8 21', bone, 0.9);
  const desk =
    rect(19.4, -19, 6, 1.4, ink, 0.5) +
    rect(21.6, -22, 1.6, 4, ink) +
    rect(15.4, -30.4, 14, 9.6, ink, 0.8) +
    rect(16.4, -29.4, 12, 7.6, light.isDark ? '#cfeaf0' : of('#9fc8d6')) +
    line('M17.4 -25.4h2.6l1 -2l1.4 3.6l1 -1.6h3', white, 0.7) +
    rect(3, -18.4, 8, 0.8, white) +
    rect(3.4, -19.2, 7, 0.8, of('#e0b35a')) +
    rect(11.6, -21, 2.4, 3.4, of('#c4573a'), 0.5) +
    line('M12.2 -21L11.8 -23M13.2 -21L13.8 -23.4', ink, 0.6) +
    rect(0, -17.6, 33, 2.4, of('#d9b98c'), 0.6) +
    rect(1.6, -15.2, 29.8, 17, of('#f3efe4')) +
    rect(19.4, -15.2, 12, 17, of('#dfdacb')) +
    [-13.6, -8.2, -2.8]
      .map((y) => rect(20.6, y, 9.6, 4.4, of('#f3efe4'), 0.4) + rect(24, y + 1.6, 3, 0.9, steel, 0.4))
      .join('');
  const plant =
    path('M-4 -8H4L3.2 3H-3.2Z', of('#d08a5c')) +
    path('M0.8 -8H4L3.2 3H1.4Z', of('#b06f44')) +
    path('M0 -8Q-9 -9 -10 -18Q-3 -17 -0.6 -10Q-8 -20 -4 -30Q2 -24 1 -11Q1.4 -20 9 -23Q10.4 -14 1.6 -9Z', of('leaf')) +
    path('M0 -8Q5 -9 8 -14Q9.6 -9 1 -7.4ZM-0.4 -10Q-3.4 -22 -4 -30Q2 -24 1 -11Z', of('leafDark'));
  const cabinet =
    rect(0, -42, 22, 44, white, 0.8) +
    rect(18.6, -42, 3.4, 44, of('#dcdfd9'), 0.8) +
    [1.6, 10.4]
      .map(
        (x) =>
          rect(x, -40, 8, 23, of('#bfdce0')) +
          [0, 1, 2]
            .map(
              (row) =>
                [0.8, 3.2, 5.4]
                  .map((dx, at) =>
                    rect(
                      x + dx,
                      -36.6 + row * 7.6 + (at % 2),
                      1.7,
                      3.9 - (at % 2),
                      of(['#c98b3f', '#f6f2e6', '#4f93a5', '#8aa85e'][(row + at + (x > 5 ? 2 : 0)) % 4] ?? 'white'),
                      0.4,
                    ),
                  )
                  .join('') + rect(x, -32.7 + row * 7.6, 8, 0.8, steel),
            )
            .join('') +
          rect(x, -15, 8, 6.6, of('#e6e6de'), 0.4) +
          rect(x, -7, 8, 6.6, of('#e6e6de'), 0.4) +
          rect(x + 2.4, -12.4, 3.2, 0.9, steel) +
          rect(x + 2.4, -4.4, 3.2, 0.9, steel),
      )
      .join('');
  const put = (svg: string, x: number, y: number) => moved(svg, x, y, unit);
  return scenery(
    room(stage, wall, of('#c3cfcd'), 'tiles') +
      rect(-bleed, base - 21 * unit, width + 2 * bleed, horizon - 2 - base + 21 * unit, of('#c5ddd7')) +
      strip(stage, base - 21.8 * unit, 0.9 * unit, of('#8fbdb3')) +
      put(chart, left - 3 * unit, base - 44.4 * unit) +
      put(poster, right + 1 * unit, base - 43.6 * unit),
    put(repeat(3, screen) + couch, left, base) +
      put(step, left, base + 3 * unit) +
      put(desk, right, base) +
      put(cabinet, right + 45 * unit, base) +
      put(plant, right + 38.5 * unit, base) +
      put(plant, left - 84 * unit, base),
  );
};

const hall: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base, middle] = [width / 2 - calm(stage), width / 2 + calm(stage), horizon, width / 2];
  const [wall, white, oak, brass] = [of('#b7c4ac'), of('#f4efe2'), of('#b07a48'), of('#e0b64f')];
  const [half, top] = [calm(stage) * 0.8, horizon * 0.22];
  const [far, high, back] = [half * 0.5, horizon * 0.4, horizon - Math.min(5, horizon * 0.06) * unit];
  const glass = light.isDark ? '#ffdf9a' : of('#cfe5ea');
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
    (light.isDark ? circle(0, 4, 15, '#ffe3a0', 0.16) + circle(0, 4, 9.4, '#ffe3a0', 0.3) : '') +
      line('M0 -120V-4', of('dark'), 0.8) +
      path('M-3 -4H3L8 4Q0 6 -8 4Z', of('#d9883f')) +
      ellipse(0, 4.2, 5.4, 1.6, '#fff3cf'),
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
  const pane = light.isDark ? '#ffd98a' : of('#9fc3d0');
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
    (light.isDark ? circle(x, -9.6, 5.4, '#ffe9ad', 0.35) : '') + circle(x, -9.6, 1.9, '#fff3cf');
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
    rect(10, -35.8, 10, 2.6, '#ffe3a0', 0.5) +
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
        turned(path('M-2.8 -3H2.8L4 5H-4Z', of('#2a2a33')) + ellipse(0, 5, 4, 1.5, '#fff3cf'), at * -24),
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
          '#ffe6a6',
        ),
      ) +
      [0, 1, 2, 3, 4, 5].map(seats).join(''),
  );
};

const road: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [middle, depth] = [width / 2, 100 - horizon];
  const [grass, wheat, tar, pole] = [of('#9cb96a'), of('#e3bf62'), of('#6b6b72'), of('#7a4e33')];
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
  const poleAt = (t: number) => ({ x: middle - half(t) * 1.62 - 4 * unit, foot: y(t), scale: (0.3 + t * 1.7) * unit });
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
    rect(2, -4.6, 3, 3, light.isDark ? '#ffd98a' : of('#7d9aa5')) +
    rect(8, -4.6, 3, 3, light.isDark ? '#ffd98a' : of('#7d9aa5'));
  return scenery(
    skyOf(stage, 0.7) +
      clouds(stage) +
      hills(width, horizon, 26 * unit, mixHex(of('#8fa9b5'), light.sky[2], 0.4), 0.12) +
      path(
        `M${-bleed} ${horizon - 20 * unit}Q${width * 0.16} ${horizon - 17 * unit} ${middle + 14 * unit} ${horizon + 2}H${-bleed}Z`,
        of('#a9c487'),
      ) +
      path(
        `M${width + bleed} ${horizon - 26 * unit}Q${width * 0.76} ${horizon - 22 * unit} ${middle - 16 * unit} ${horizon + 2}H${width + bleed}Z`,
        of('#8fb37a'),
      ) +
      path(
        `M${width + bleed} ${horizon - 17 * unit}Q${width * 0.8} ${horizon - 14 * unit} ${middle + 20 * unit} ${horizon + 2}H${width + bleed}Z`,
        of('#d8c06c'),
      ) +
      path(
        `M${middle - 2.4 * unit} ${horizon + 1}Q${middle - 1.4 * unit} ${horizon - 2.8 * unit} ${middle + 9 * unit} ${horizon - 4.6 * unit}Q${middle + 2.6 * unit} ${horizon - 2.2 * unit} ${middle + 2.4 * unit} ${horizon + 1}Z`,
        mixHex(tar, light.sky[2], 0.25),
      ),
    moved(farm, width * 0.8, horizon - 11.6 * unit, unit) +
      tree(width * 0.8 + 31 * unit, 12, 1) +
      tree(width * 0.8 - 5 * unit, 11, 0.8) +
      [0.02, 0.08, 0.13].map((share, at) => tree(width * share, 15 - at, 0.8 + (at % 2) * 0.4)).join('') +
      ground(stage, horizon + 1, grass) +
      path(
        `M${middle + half(0) * 1.5} ${horizon + 1}H${width + bleed}V${100 + bleed}L${middle + half(end) * 1.75} ${100 + bleed}Z`,
        wheat,
      ) +
      [2.5, 3.7, 5.6, 9].map((out) => furrow(out, 1.06, darker(wheat, 0.12))).join('') +
      [-2.6, -4.4, -8].map((out) => furrow(out, 1.2, of('#8cab5c'))).join('') +
      strip(-1.42, 1.42, 0, end, of('#d3b988')) +
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

const tree = (of: (color: string) => string, x: number, y: number, scale: number, color = 'leaf', fruit = '') => {
  const leaf = of(color);
  return moved(
    path('M-2.4 1L-1.6 -24H1.8L2.8 1Z', of('#7a4e33')) +
      line('M0 -14L-6 -22M0.6 -17L7 -24', of('#7a4e33'), 1.6) +
      circle(8, -30, 10, darker(leaf, 0.18)) +
      circle(-9, -31, 10.6, leaf) +
      circle(1, -40, 12, leaf) +
      path('M1 -52A12 12 0 0 1 12 -35A10 10 0 0 1 16 -24Q10 -20 6 -25Q12 -34 1 -52Z', darker(leaf, 0.18)) +
      circle(-6, -41, 5.4, lighter(leaf, 0.12)) +
      (fruit === ''
        ? ''
        : [
            [-12, -29],
            [-5, -35],
            [4, -30],
            [9, -36],
            [0, -45],
            [-3, -26],
          ]
            .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.5, of(fruit)))
            .join('')),
    x,
    y,
    scale,
  );
};

const yard: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base] = [100 - horizon, horizon + 5];
  const [left, right] = [width / 2 - calm(stage), width / 2 + calm(stage)];
  const [wall, white, grass, deck] = [of('#f0dab0'), of('white'), of('#93ba68'), of('#c69a6b')];
  const pane = light.isDark ? '#ffd98a' : of('#a9cdd6');
  const house =
    rect(-160, -48, 158, 49, wall) +
    rect(-6, -48, 4, 49, darker(wall, 0.12)) +
    rect(-160, -3, 158, 4, of('#b5a58f')) +
    path('M-160 -46H2L-6 -62H-160Z', of('#b4552f')) +
    rect(-160, -48, 163, 2.6, of('#8d4a33'), 1) +
    rect(-2.4, -45.4, 1.8, 46, of('#9aa5a8')) +
    rect(-27, -36, 20, 36, white) +
    [-25.6, -16.4]
      .map(
        (x) =>
          rect(x, -34.4, 8, 32, pane) +
          rect(x, -25, 8, 1, white) +
          path(`M${x + 1} -6L${x + 5} -34.4H${x + 7.4}L${x + 3} -6Z`, '#ffffff', light.isDark ? 0.12 : 0.3),
      )
      .join('') +
    rect(-18, -18, 0.9, 4, of('dark')) +
    [-64, -112]
      .filter((x) => left + bleed > -(x + 25) * unit)
      .map(
        (x) =>
          rect(x, -35, 18, 19, white) +
          rect(x + 1.4, -33.6, 7, 16.2, pane) +
          rect(x + 9.6, -33.6, 7, 16.2, pane) +
          [-6.6, 18.6]
            .map(
              (dx) =>
                rect(x + dx, -35.4, 6, 20, of('#4f8a80')) +
                [-32, -28.4, -24.8, -21.2].map((y) => rect(x + dx + 1, y, 4, 1.2, of('#3d7068'))).join(''),
            )
            .join('') +
          rect(x - 1, -16, 20, 1.6, of('#b5a58f')) +
          repeat(6, (at) => circle(x + 1.6 + at * 3, -18, 2.1, of(at % 2 === 0 ? '#d8503f' : '#5c9a56'))),
      )
      .join('') +
    (light.isDark ? circle(-4.4, -29, 6, '#ffe3a0', 0.35) : '') +
    rect(-5.8, -32.6, 2.8, 1.4, of('dark')) +
    rect(-5.4, -31.2, 2, 3.6, '#fff3cf', 0.5);
  const floor = (out: number) => left - 2 * unit + out;
  const terrace =
    path(
      `M${-bleed} ${base}H${floor(6 * unit)}L${floor(6 * unit + depth * 0.2)} ${base + depth * 0.3}H${-bleed}Z`,
      deck,
    ) +
    path(
      `M${-bleed} ${base + depth * 0.3}H${floor(6 * unit + depth * 0.2)}v${1.6 * unit}H${-bleed}Z`,
      darker(deck, 0.25),
    ) +
    [0.1, 0.2]
      .map((share) =>
        rect(-bleed, base + depth * share, bleed + floor(6 * unit + depth * share * 0.66), 0.5, darker(deck, 0.14)),
      )
      .join('');
  const pot = (x: number, color: string) =>
    moved(
      path('M-3.6 -6.6H3.6L2.8 0H-2.8Z', of('#bd6a42')) +
        rect(-4.2, -7.6, 8.4, 1.9, of('#cf7f55'), 0.5) +
        circle(-2.6, -10, 3.6, of('leaf')) +
        circle(2.6, -10, 3.6, of('leafDark')) +
        circle(0, -12.6, 3.6, of('leaf')) +
        [
          [-3.4, -11],
          [0, -14],
          [3.2, -10.6],
        ]
          .map(([dx = 0, dy = 0]) => circle(dx, dy, 1.5, of(color)))
          .join(''),
      x,
      base + 2 * unit,
      unit,
    );
  const table =
    line('M-9 -9L-11 2M9 -9L11 2M0 -9V2', of('#6d757c'), 1.1) +
    rect(-12, -11, 24, 1.9, white, 0.8) +
    line('M0 -10V-37', of('#8a5a38'), 1.2) +
    path('M-21 -29Q-15 -40 0 -41Q15 -40 21 -29Z', of('#3f8f86')) +
    path('M-21 -29Q-15 -40 0 -41Q-7 -37 -8 -29ZM8 -29Q7 -37 0 -41Q15 -40 21 -29Z', white) +
    path('M-5 -13.6H-2V-11H-5Z', of('#3f7f9a')) +
    path('M3.4 -15H6L5.6 -11H3.8Z', of('#e9b85a'));
  const picket = Array.from({ length: Math.ceil((width + 2 * bleed) / (5.4 * unit)) }, (_, at) =>
    moved(
      path('M0 4V-11L1.8 -13.6L3.6 -11V4Z', white) + path('M2.4 4V-12.8L3.6 -11V4Z', darker(white, 0.1)),
      -bleed + at * 5.4 * unit,
      base - 3 * unit,
      unit,
    ),
  ).join('');
  const bed = (x: number, at: number) => {
    const [high, color] = [7 + ((at * 5) % 4) * 1.6, ['#d8503f', '#f0bf3a', '#e58aa6', '#8a5aa5'][at % 4] ?? 'red'];
    return moved(
      line(`M0 0V${-high}M0 -2Q-2.4 -3 -2.6 -5.4M0 -1.4Q2.4 -2.4 2.8 -5`, of('#4f8a4a'), 0.9) +
        (at % 3 === 1
          ? circle(0, -high, 2.2, of(color)) + circle(0, -high, 0.9, of('#8a5a2f'))
          : path(
              `M-2 ${-high - 2.6}L-1 ${-high - 1.4}L0 ${-high - 3}L1 ${-high - 1.4}L2 ${-high - 2.6}Q2.4 ${-high + 1.4} 0 ${-high + 1.4}T-2 ${-high - 2.6}Z`,
              of(color),
            )),
      x,
      0,
    );
  };
  const can =
    path('M-5 -8H4V0H-5Z', of('#4f93a5')) +
    path('M1 -8H4V0H1Z', of('#3f7a8a')) +
    line('M-5 -2.4L-10.4 -8.6', of('#4f93a5'), 1.6) +
    path('M-12.4 -8L-9.4 -10.6L-9 -8.4Z', of('#4f93a5')) +
    line('M-3.4 -8Q-0.4 -13 3 -8M4 -6.6Q8 -5 4 -1.6', of('#3f7a8a'), 1.1);
  return scenery(
    skyOf(stage, 0.56) +
      clouds(stage) +
      hills(width, horizon, 16 * unit, mixHex(of('hill'), light.sky[2], 0.25)) +
      repeat(16, (at) =>
        circle(
          -bleed + (at * (width + 90)) / 15,
          horizon - 2 * unit,
          (6 + ((at * 5) % 4) * 1.8) * unit,
          mixHex(of('leaf'), light.sky[2], 0.25),
        ),
      ),
    rect(-bleed, base - 11.4 * unit, width + 2 * bleed, 1.8 * unit, darker(white, 0.08)) +
      rect(-bleed, base - 4.6 * unit, width + 2 * bleed, 1.8 * unit, darker(white, 0.08)) +
      picket +
      ground(stage, base, grass) +
      path(
        `M${-bleed} ${horizon + depth * 0.7}Q${width * 0.5} ${horizon + depth * 0.5} ${width + bleed} ${horizon + depth * 0.74}V${100 + bleed}H${-bleed}Z`,
        of('#86ae5c'),
      ) +
      tree(of, right + 17 * unit, base + 2 * unit, unit, '#5c9a56', '#d8402c') +
      (width * 0.5 - calm(stage) + bleed > 80 * unit
        ? tree(of, right + 92 * unit, base + 2 * unit, unit, 'leaf')
        : '') +
      moved(
        ellipse(24, 3.4, 26, 3.4, of('#8a5f3f')) +
          ellipse(86, 3.4, 26, 3.4, of('#8a5f3f')) +
          [0, 5, 10, 15, 20, 25, 30, 35, 40, 45].map((x, at) => bed(x + 1.6, at) + bed(x + 64, at + 2)).join(''),
        right + 2 * unit,
        base + depth * 0.1,
        unit,
      ) +
      terrace +
      moved(house, left, base, unit) +
      moved(table, left - 46 * unit, base + depth * 0.16, unit) +
      pot(left - 30.6 * unit, '#e58aa6') +
      pot(left + 1.4 * unit, '#d8503f') +
      moved(can, right + 6 * unit, base + depth * 0.34, unit),
  );
};

const park: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [depth, base, middle] = [100 - horizon, horizon + 3, width / 2];
  const [left, right] = [middle - calm(stage), middle + calm(stage)];
  const [grass, sand, water, dark] = [of('#97bd6c'), of('#e3cda2'), of('#79b4c6'), of('#3b4a45')];
  const far = (color: string) => mixHex(of(color), light.sky[2], 0.5);
  const [x, y] = [(share: number) => middle + width * share, (share: number) => horizon + depth * share];
  const bench =
    line('M-25 -6L-27 3M-25 -6L-23 3M-3 -6L-5 3M-3 -6L-1 3M-25 -6V-15M-3 -6V-15', dark, 1.4) +
    [-16.4, -12.8].map((y) => rect(-28, y, 28, 2.5, of('#a9683c'), 0.8)).join('') +
    rect(-28, -7.6, 28, 2.6, of('#bd7a48'), 0.8) +
    rect(-28, -5.6, 28, 0.9, of('#7d4a2a')) +
    line('M-27 -7V-10H-24M-1 -7V-10H-4', dark, 1.1);
  const lamp =
    (light.isDark ? circle(0, -38, 9, '#ffe3a0', 0.35) : '') +
    line('M0 2V-33', dark, 1.3) +
    rect(-1.6, -4, 3.2, 6, dark, 0.6) +
    path('M-2 -34H2L3 -40H-3Z', light.isDark ? '#ffedc0' : of('#fdf3d6')) +
    path('M-3.8 -40L0 -43.4L3.8 -40Z', dark) +
    rect(-2.4, -34.6, 4.8, 1.4, dark);
  const duck = (left_: number, top: number, flip: boolean) =>
    moved(
      ellipse(0, 1.4, 8, 1.2, lighter(water, 0.4)) +
        path('M-7 -3Q-5 1.4 0 1.4Q6 1.4 6 -3.4Q4 -5 0 -4Q-4 -3.4 -7 -5Z', of('#8a6244')) +
        path('M-3 -2.6Q1 -4.6 4.4 -2.6Q1 0.4 -3 -2.6Z', of('#b58a60')) +
        circle(6, -6.4, 2.4, of('#2f6a4a')) +
        rect(4.2, -4.6, 3.2, 1, of('white'), 0.4) +
        path('M8 -7.2L11.4 -5.8L8 -5.2Z', of('#e8a23c')),
      left_,
      top,
      unit * 0.8,
      flip,
    );
  const [px, py, rx, ry] = [
    right + 27 * unit,
    horizon + depth * 0.34,
    Math.max(34 * unit, width * 0.17),
    Math.min(depth * 0.2, 10 * unit),
  ];
  const reed = (left_: number, top: number) =>
    moved(
      line('M-2 0Q-3 -8 -5 -12M0 0V-17M2.4 0Q3 -8 5 -14M5 0Q6 -5 9 -8', of('#5c8f4a'), 1) +
        rect(-0.9, -18, 1.8, 5, of('#7a4e33'), 0.9) +
        turned(rect(4.2, -17, 1.8, 5, of('#7a4e33'), 0.9), 8, 5, -14),
      left_,
      top,
      unit,
    );
  const willow =
    path('M-3 2Q-1 -10 -4 -24L-1 -24L1 -18L4 -26L6 -25Q2 -10 5 2Z', of('#7a4e33')) +
    path(
      'M-27 -8Q-30 -34 -14 -44Q-4 -52 10 -46Q28 -42 28 -10Q25 -16 24 -22Q23 -6 19 -9Q19 -20 16 -24Q14 -12 11 -15Q11 -24 7 -26Q2 -22 -1 -26Q-6 -22 -7 -14Q-11 -13 -11 -24Q-15 -20 -15 -7Q-19 -6 -20 -22Q-24 -18 -27 -8Z',
      of('#7fab56'),
    ) +
    path('M10 -46Q28 -42 28 -10Q25 -16 24 -22Q23 -6 19 -9Q19 -20 16 -24Q14 -12 11 -15Q13 -34 10 -46Z', of('#66944a')) +
    path('M-16 -24Q-16 -36 -4 -42Q-12 -34 -11 -24Z', of('#97bf68'));
  const block = (at: number) =>
    rect(
      -bleed + at * 15 * unit,
      horizon - (13 + ((at * 7) % 5) * 3.4) * unit,
      11 * unit,
      40 * unit,
      far(at % 2 === 0 ? '#9aa9b3' : '#aeb9bc'),
    );
  return scenery(
    skyOf(stage, 0.55) +
      clouds(stage) +
      repeat((width + 90) / (15 * unit), block) +
      repeat(22, (at) =>
        circle(
          -bleed + (at * (width + 90)) / 21,
          horizon - 1,
          (7 + ((at * 5) % 4) * 2) * unit,
          mixHex(of(at % 2 === 0 ? 'leaf' : '#6c9f5c'), light.sky[2], 0.3),
        ),
      ),
    ground(stage, base - 2, grass) +
      path(
        `M${-bleed} ${horizon + depth * 0.86}Q${width * 0.3} ${horizon + depth * 0.66} ${width + bleed} ${horizon + depth * 0.9}V${100 + bleed}H${-bleed}Z`,
        of('#88b05e'),
      ) +
      path(
        `M${x(-0.02)} ${base - 2}h${3 * unit}C${x(0.1)} ${y(0.1)} ${x(0.13)} ${y(0.2)} ${x(0.1)} ${y(0.32)}C${x(0.08)} ${y(0.48)} ${x(0.24)} ${y(0.8)} ${x(0.34)} ${100 + bleed}H${x(-0.34)}C${x(-0.26)} ${y(0.8)} ${x(-0.08)} ${y(0.5)} ${x(0)} ${y(0.3)}C${x(0.05)} ${y(0.17)} ${x(0.04)} ${y(0.1)} ${x(-0.02)} ${base - 2}Z`,
        sand,
      ) +
      tree(of, left - 34 * unit, base + 2 * unit, unit * 1.06) +
      tree(of, left - 6 * unit, base, unit * 0.72, '#74a456') +
      tree(of, left - 72 * unit, base + 2 * unit, unit, '#74a456') +
      tree(of, left - 112 * unit, base + 2 * unit, unit) +
      tree(of, right + 92 * unit, base + 2 * unit, unit) +
      moved(willow, right + 27 * unit, base + 1 * unit, unit) +
      ellipse(px, py, rx + 2.4 * unit, ry + 1.6 * unit, of('#7a9f56')) +
      ellipse(px, py, rx, ry, water) +
      ellipse(px - rx * 0.2, py + ry * 0.4, rx * 0.34, ry * 0.1, lighter(water, 0.3)) +
      ellipse(px + rx * 0.36, py - ry * 0.36, rx * 0.3, ry * 0.09, lighter(water, 0.3)) +
      duck(px - rx * 0.62, py + ry * 0.1, true) +
      duck(px + rx * 0.06, py + ry * 0.5, false) +
      reed(px - rx * 0.28, py - ry * 0.8) +
      reed(px + rx * 0.84, py + ry * 0.2) +
      moved(lamp, left - 35 * unit, horizon + depth * 0.22, unit) +
      moved(bench, left - 2 * unit, horizon + Math.min(10 * unit, depth * 0.34), unit),
  );
};

/** Drawings of places of everyday life. */
export const everydayPlaces = { workshop, clinic, hall, station, theater, road, yard, park } as const satisfies Record<
  string,
  Draw
>;
