import { darker, lighter, mixHex } from '../../look/palette';
import { glow, windowBars, windowView } from '../details';
import { all, circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';
import { calm, calmEdges, pick, sidesOf, thingScale } from './placing';
import { bleed, type Draw, room, scenery, strip } from './scenery';

const office: Draw = (stage) => {
  const { of, light } = stage.palette;
  const { toLeft, toRight } = sidesOf(stage);
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
    (light.isDark ? path('M-14 -21L-22 -7.6H-4L-7 -21Z', glow.shade, 0.35) : '') +
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
    (light.isDark ? ellipse(0, -53, 22, 7, glow.bulb, 0.22) : '') +
    line('M-10 -140V-56M10 -140V-56', of('metalDark'), 0.5) +
    rect(-16, -56.6, 32, 1.6, of('metalDark')) +
    rect(-15, -55, 30, 1.6, light.isDark ? '#fff6dc' : '#fffdf4', 0.8);
  return scenery(
    room(stage, of('#e3e2dc'), of('#8d979c'), 'plain') +
      all([0, -60, -120], (x) =>
        toLeft(windowView(stage.palette, -52, -49, 50, 32, 'city') + windowBars(stage.palette, -52, -49, 50, 32, 3), x),
      ) +
      toRight(shelf) +
      toLeft(tube, -27) +
      toRight(tube, 26),
    all([-64, 0], (x) => toLeft(desk + papers + screen + lamp + chair, x)) + toRight(plant, -2) + toRight(cooler, -4),
  );
};

const meetingRoom: Draw = (stage) => {
  const { horizon, palette } = stage;
  const { of, light } = palette;
  const { size, left, right, toLeft, toRight } = sidesOf(stage);
  const [dark, frame, wood, seat] = [of('#33383f'), of('#565d66'), of('#c08a58'), of('#3f6f86')];
  const [from, to] = [left + 5 * size, right - 4 * size];
  const far = mixHex(of('#8fa3b1'), light.sky[2], 0.5);
  const city = repeat(9, (at) => {
    const [wide, high] = [(to - from) / 9, horizon * (0.3 + ((at * 7) % 5) * 0.07)];
    const x = from + at * wide;
    return (
      rect(x, horizon - high, wide + 0.1, high, at % 2 === 0 ? far : lighter(far, 0.14)) +
      repeat(4, (row) =>
        (row + at) % 3 === 0
          ? ''
          : rect(
              x + wide * 0.24,
              horizon - high + (row + 0.6) * 3.4 * size,
              wide * 0.22,
              1.3 * size,
              light.isDark ? glow.window : lighter(far, 0.3),
            ) +
            rect(
              x + wide * 0.58,
              horizon - high + (row + 0.6) * 3.4 * size,
              wide * 0.22,
              1.3 * size,
              light.isDark && (row * at) % 2 === 0 ? glow.window : lighter(far, 0.3),
            ),
      )
    );
  });
  const glass =
    rect(from, -bleed, to - from, horizon + bleed, light.sky[1]) +
    rect(from, horizon * 0.4, to - from, horizon * 0.6, light.sky[2]) +
    city +
    rect(from, horizon - 17 * size, to - from, 5 * size, lighter(far, 0.6)) +
    rect(from, horizon - 10.6 * size, to - from, 1.4 * size, lighter(far, 0.6)) +
    all([0, 1 / 3, 2 / 3, 1], (share) =>
      rect(from + (to - from) * share - 0.7 * size, -bleed, 1.4 * size, horizon + bleed, frame),
    ) +
    rect(from, horizon - 2 * size, to - from, 2 * size, frame);
  const bars = all(
    [
      [-34, 5, '#7fc4c9'],
      [-29.6, 8, '#7fc4c9'],
      [-25.2, 7, '#7fc4c9'],
      [-20.8, 12, '#f0a24a'],
    ] as const,
    ([x, high, color]) => rect(x, -27 - high, 3, high, color),
  );
  const screen =
    rect(-41, -48, 38, 26, dark, 1) +
    rect(-39.6, -46.6, 35.2, 22.8, light.isDark ? '#2f5a78' : of('#f4f6f4')) +
    rect(-37, -44.4, 15, 1.8, light.isDark ? '#dcebf2' : of('#56616c'), 0.8) +
    bars +
    rect(-36, -27, 20, 0.7, light.isDark ? '#dcebf2' : of('#8b949c')) +
    circle(-10, -34, 4.6, '#7fc4c9') +
    path('M-10 -34V-38.6A4.6 4.6 0 0 1 -6 -31.7Z', '#f0a24a') +
    line('M-34 -35L-28 -38L-23 -37L-18.6 -42', of('#d9593f'), 0.9);
  const chair = (x: number) =>
    rect(x - 1, -2, 2, 6, frame) + rect(x - 7, -19, 14, 17, seat, 3) + rect(x + 3, -19, 4, 17, darker(seat, 0.18), 2);
  const near = (x: number) =>
    rect(x - 0.9, 4, 1.8, 8, frame) +
    line(`M${x - 5.6} 13L${x} 10.6L${x + 5.6} 13`, frame, 1.4) +
    circle(x - 5.6, 13.4, 1.1, dark) +
    circle(x + 5.6, 13.4, 1.1, dark) +
    rect(x - 7, 1.4, 14, 3.6, darker(seat, 0.2), 1.6) +
    rect(x - 6.6, -13, 13.2, 13.4, seat, 3) +
    rect(x + 2.8, -13, 3.8, 13.4, darker(seat, 0.18), 2) +
    rect(x - 1.2, -1, 2.4, 4, frame);
  const laptop = (x: number) =>
    path(`M${x} -8.6L${x - 3} -16.6H${x + 8}L${x + 11} -8.6Z`, of('#aab2b8')) +
    circle(x + 4, -12.6, 1, of('white')) +
    rect(x - 1, -9, 14, 0.9, of('#868d94'), 0.4);
  const table =
    all([-11, -31, -51, -71], chair) +
    laptop(-40) +
    path('M-22 -14.4H-17L-17.6 -8.4H-21.4Z', of('glass')) +
    rect(-25.4, -11.6, 2.8, 3.2, of('white'), 0.4) +
    rect(-60, -9.4, 9, 1, of('white')) +
    rect(-96, -8.6, 97, 2.8, wood, 1.2) +
    rect(-96, -6.4, 97, 1, darker(wood, 0.22)) +
    path('M-14 -5.6H-8L-4 10H-18Z', frame) +
    path('M-62 -5.6H-56L-52 10H-66Z', frame) +
    near(-45);
  const note = (x: number, y: number, color: string) => rect(x, y, 4.6, 4.6, of(color));
  const board =
    rect(2, -48, 38, 27, of('#aeb5ba'), 0.8) +
    rect(3.2, -46.8, 35.6, 24.4, of('#fdfdfa')) +
    all(
      [
        [6, -44],
        [16, -36],
        [6, -29.6],
      ] as const,
      ([x, y], at) => rect(x, y, 9, 4.8, of(['#5a9ac0', '#e08a4a', '#6fae7f'][at] ?? 'red'), 0.8),
    ) +
    line(
      'M15 -41.6H20.4V-36.6M20.4 -31V-27.2H15.6M17.4 -28.6L15.6 -27.2L17.4 -25.8M18.8 -38L20.4 -36.4L22 -38',
      of('#56616c'),
      0.7,
    ) +
    note(28, -44, '#f4cf5a') +
    note(33.4, -44, '#f2a3b4') +
    note(28, -38.4, '#9ed0a8') +
    note(33.4, -38.4, '#f4cf5a') +
    line('M28 -29.4q1.6 -2 3.2 0t3.2 0t3 0', of('#d9593f'), 0.8) +
    rect(14, -22, 16, 1.4, of('#8d959b'), 0.4) +
    rect(17, -23, 5, 1, of('red'), 0.4) +
    rect(23.4, -23, 5, 1, of('#2f6f9f'), 0.4);
  const plant =
    all([-70, -35, 0, 35, 70], (angle, at) =>
      turned(path('M0 -8Q-5.4 -18 0 -29Q5.4 -18 0 -8Z', of(at % 2 === 0 ? 'leaf' : 'leafDark')), angle * 0.8, 0, -8),
    ) +
    path('M-5.6 -9H5.6L4.2 6H-4.2Z', of('#f0ece2')) +
    path('M2 -9H5.6L4.2 6H1.4Z', of('#d0cabd'));
  const sideboard =
    rect(4, -12, 74, 16, wood) +
    rect(4, -12.8, 74, 1.8, lighter(wood, 0.2)) +
    all([4, 22.5, 41, 59.5], (x) => rect(x + 0.8, -10, 17, 13, darker(wood, 0.1)) + rect(x + 14.4, -5, 1, 4, dark)) +
    rect(8, 4, 1.6, 4, dark) +
    rect(72, 4, 1.6, 4, dark) +
    rect(8, -20.4, 4.6, 7.6, of('#aab2b8'), 1.4) +
    rect(9, -21.6, 2.6, 1.6, dark) +
    all([15, 19.4], (x) => rect(x, -15.6, 3.2, 2.8, of('white'), 0.6));
  return scenery(
    room(stage, of('#ebe5da'), of('#98a3ab'), 'plain') +
      glass +
      toLeft(
        rect(-200, -140, 199, 138, of('#a9794f')) +
          repeat(50, (at) => rect(-5 - at * 4, -140, 0.7, 138, of('#8d623d'))) +
          rect(-200, -2, 199, 2, of('#6d4a2f')),
      ) +
      toLeft(screen) +
      toRight(board),
    toRight(sideboard) + toLeft(table, 0, 4) + toRight(plant, 46, 8),
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
  const [left, right, base] = [...calmEdges(stage), horizon + 5];
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

const laboratory: Draw = (stage) => {
  const { horizon, width, palette } = stage;
  const { of, light } = palette;
  const { toLeft, toRight, toMiddle } = sidesOf(stage);
  const [front, top, dark, teal] = [of('#f2f4f2'), of('#4d5a66'), of('#323b45'), of('#3f93a0')];
  const clear = lighter(of('#eef7f7'), light.isDark ? 0.15 : 0.3);
  const unit = (x: number, at: number) =>
    at % 2 === 0
      ? all([-13.4, -7, -0.6], (y) => rect(x + 0.8, y, 19.4, 5.6, front, 0.5) + rect(x + 7, y + 1.4, 7, 1.1, teal, 0.5))
      : rect(x + 0.8, -13.4, 9.2, 18.4, front, 0.5) +
        rect(x + 11, -13.4, 9.2, 18.4, front, 0.5) +
        rect(x + 8, -11, 1.1, 5, teal, 0.5) +
        rect(x + 12, -11, 1.1, 5, teal, 0.5);
  const bench = (x: number) =>
    rect(x, -15, 126, 21.6, of('#cdd6d8')) +
    repeat(6, (at) => unit(x + at * 21, at + 1)) +
    rect(x, 5.4, 126, 2.6, dark) +
    rect(x - 1.4, -17, 128.8, 2.6, top, 0.6);
  const liquid = ['#e0527a', '#3fa7c9', '#f0b03a', '#58b070'];
  const conical = (x: number, color: string, scale = 1) =>
    moved(
      path('M-1.9 -15H1.9V-9L6.6 -1.4Q7 0 5.4 0H-5.4Q-7 0 -6.6 -1.4L-1.9 -9Z', clear) +
        path('M-4 -7.4H4L6 -1.6Q6.2 -0.7 5 -0.7H-5Q-6.2 -0.7 -6 -1.6Z', of(color)) +
        path('M1.4 -7.4H4L6 -1.6Q6.2 -0.7 5 -0.7H3.2Z', darker(of(color), 0.16)) +
        rect(-2.6, -15.8, 5.2, 1.4, clear, 0.6),
      x,
      -17,
      scale,
    );
  const beaker = (x: number, color: string) =>
    rect(x - 4.6, -27.6, 9.2, 10.6, clear, 0.8) +
    rect(x - 3.8, -24, 7.6, 6.3, of(color), 0.5) +
    all([-25, -23, -21], (y) => rect(x + 0.6, y, 2.6, 0.5, of('white')));
  const rack = (x: number) =>
    all(
      [0, 1, 2, 3],
      (at) =>
        rect(x + 1.2 + at * 4, -30, 2.6, 12, clear, 1.3) +
        rect(x + 1.2 + at * 4, -25 + (at % 2) * 2, 2.6, 7 - (at % 2) * 2, of(liquid[at] ?? 'red'), 1.3),
    ) +
    rect(x - 0.8, -25.6, 18.4, 1.6, of('#c79a63'), 0.4) +
    rect(x - 0.8, -18.6, 18.4, 1.8, of('#c79a63'), 0.4) +
    rect(x - 0.8, -25.6, 1.4, 8, of('#a97c48')) +
    rect(x + 16.2, -25.6, 1.4, 8, of('#a97c48'));
  const microscope =
    path('M-8 0Q-8 -3 -5 -3H7Q9 -3 9 0Z', dark) +
    path('M2 -2.6Q8.6 -5 8 -12Q7.4 -17 1.6 -18.6L3 -21.6Q11.6 -19 11.8 -11Q11.8 -5 8 -2.6Z', of('#e9edee')) +
    path('M7 -2.6Q11 -6 10.4 -13Q10 -17 6 -20Q11.6 -18 11.8 -11Q11.8 -5 8 -2.6Z', of('#bcc6ca')) +
    rect(-8, -8, 15, 1.8, dark, 0.5) +
    rect(-6.4, -9, 6, 1, of('#9bd0dc')) +
    turned(
      rect(-2.4, -24.6, 5.4, 12.6, of('#e9edee'), 1) +
        rect(1, -24.6, 2, 12.6, of('#bcc6ca'), 0.8) +
        rect(-1.8, -28.6, 4.2, 4.6, dark, 0.6) +
        rect(-1.4, -12.4, 3.4, 3.2, of('#868d94'), 0.4),
      -16,
      0,
      -15,
    ) +
    circle(8.6, -8, 2.2, of('#868d94'));
  const poster = moved(
    rect(-66, -50, 38, 25, of('white')) +
      repeat(54, (at) => {
        const [column, row] = [at % 9, Math.floor(at / 9)];
        return (row < 2 && column > row * 2 && column < 8 - row) || (row === 5 && column < 1)
          ? ''
          : rect(
              -64 + column * 3.8,
              -47.6 + row * 3.5,
              3.3,
              3,
              of(column < 2 ? '#e88a6a' : column < 5 ? '#f0c65a' : column < 7 ? '#6fb58f' : '#6a9fd0'),
            );
      }),
    0,
    -9,
    0.9,
  );
  const bottle = (x: number, y: number, color: string, at: number) =>
    at % 3 === 0
      ? rect(x, y - 7.6, 5.6, 7.6, of(color), 0.8) +
        rect(x + 1.6, y - 9.6, 2.4, 2.4, dark, 0.4) +
        rect(x + 0.8, y - 5.4, 4, 3, of('white'))
      : at % 3 === 1
        ? rect(x, y - 6, 6, 6, clear, 0.6) +
          rect(x, y - 3.4, 6, 3.4, of(color), 0.6) +
          rect(x - 0.4, y - 7.4, 6.8, 1.8, of('#868d94'), 0.4)
        : path(`M${x + 2.2} ${y - 9}h1.8v3.2a3.6 3.6 0 1 1 -1.8 0Z`, of(color));
  const shelves = all(
    [-36, -50],
    (y, row) =>
      rect(2, y, 120, 1.8, of('#c3cdd0')) +
      rect(2, y + 1.8, 120, 0.7, of('#9aa8ad')) +
      repeat(13, (at) =>
        bottle(
          5 + at * 9,
          y,
          ['#a8683a', '#3fa7c9', '#e0527a', '#58b070', '#f0b03a'][(at + row * 2) % 5] ?? 'red',
          at + row,
        ),
      ),
  );
  const stand =
    rect(4, -18.4, 15, 1.6, dark, 0.4) +
    rect(5.4, -34.6, 1.3, 17, of('#868d94')) +
    rect(5.4, -28.6, 8, 1.2, of('#868d94')) +
    circle(13.6, -25, 5, clear) +
    path('M9.4 -25.6H17.8A4.3 4.3 0 0 1 9.4 -25.6Z', of('#e0527a')) +
    rect(12.4, -32, 2.4, 4, clear) +
    line('M13.6 -31.6L18 -33.6L27 -31', clear, 1.5) +
    path('M12 -18.4Q11.4 -19.8 13.6 -20.6Q15.8 -19.8 15.2 -18.4Z', '#4aa3e0');
  const stool =
    ellipse(0, -4, 7, 2, of('#3f93a0')) +
    rect(-7, -4, 14, 1.8, darker(of('#3f93a0'), 0.2), 0.9) +
    rect(-0.9, -2.6, 1.8, 11, of('#868d94')) +
    line('M-6 14L0 8L6 14M0 8V14', of('#868d94'), 1.4);
  const tube = (x: number) =>
    (light.isDark ? ellipse(x, -52, 20, 5, '#dff2f4', 0.3) : '') +
    rect(x - 14, -55, 28, 2.2, of('#aebabf'), 0.6) +
    rect(x - 13, -53, 26, 1.3, light.isDark ? '#f2fbfa' : of('white'), 0.6);
  return scenery(
    room(stage, of('#c3d9dd'), of('#a9b9be'), 'tiles') +
      rect(-bleed, horizon * 0.9, width + 2 * bleed, 1.2, of('#a9c6cb')) +
      toMiddle(tube(0)) +
      toLeft(poster) +
      toRight(shelves),
    toLeft(bench(-128) + conical(-61, '#58b070', 0.9) + beaker(-74, '#f0b03a') + conical(-90, '#e0527a')) +
      toLeft(rack(-49)) +
      toLeft(microscope, -15, -17, 1.12) +
      toRight(
        bench(2) + stand + conical(28, '#3fa7c9') + conical(43, '#f0b03a', 0.9) + beaker(55, '#58b070') + rack(66),
      ) +
      toLeft(stool, -30, 4),
  );
};

const clinic: Draw = (stage) => {
  const { width, horizon, palette } = stage;
  const { of, light } = palette;
  const unit = thingScale(stage);
  const [left, right, base] = [...calmEdges(stage), horizon + 4];
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

/** Rooms for work at desks, for teaching and for treatment. */
export const offices = { office, meetingRoom, classroom, laboratory, clinic } as const satisfies Record<string, Draw>;
