import { darker, lighter } from '../../look/palette';
import { ledNumber } from '../details';
import { type Subject, thing } from '../subject';
import { circle, circlePath, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Papers, books, cards and money. */
export const papersAndMoney = {
  book: thing('table', 1.4, 0.14, '#2f6f8f', (color, { lit }) =>
    [
      path('M-70 -20L0 -6L70 -20L70 -92Q34 -98 0 -82Q-34 -98 -70 -92Z', color),
      path('M-64 -26L0 -12L0 -78Q-30 -92 -64 -86Z', lit('white')),
      path('M64 -26L0 -12L0 -78Q30 -92 64 -86Z', darker(lit('white'), 0.1)),
      line(
        'M-52 -72Q-30 -74 -12 -66M-52 -58Q-30 -60 -12 -52M-52 -44Q-30 -46 -12 -38M52 -72Q30 -74 12 -66M52 -58Q30 -60 12 -52',
        lit('#a49d92'),
        2.6,
      ),
    ].join(''),
  ),
  paper: thing('table', 1.1, 0.14, '#fbf7ee', (color, { lit }) => {
    const ink = lit('#8b9098'),
      pen = lit('#2f5f9e');
    return [
      turned(
        rect(-44, -95, 68, 90, darker(color, 0.24), 1.5) + rect(-44, -95, 68, 4, darker(color, 0.16), 1.5),
        -8,
        -10,
        -50,
      ),
      turned(
        path('M-40 -96L18 -96L33 -81L33 -1.5L-40 -1.5Z', color) +
          path('M20 -79L33 -81L33 -1.5L20 -1.5Z', darker(color, 0.07)) +
          path('M18 -96L33 -81L18 -81Z', darker(color, 0.26)) +
          rect(-32, -88, 30, 7, lit('#35506b'), 1) +
          rect(-32, -77, 20, 4, lit('#d2503a'), 1) +
          repeat(7, (at) => rect(-32, -66 + at * 7.4, at === 3 ? 34 : at === 6 ? 26 : 57, 3, ink, 1.5)) +
          line('M-30 -6Q-26 -16 -23 -9Q-20 -3 -16 -11Q-14 -5 -9 -8Q-6 -10 -2 -7', pen, 1.8),
        2,
        0,
        -50,
      ),
      moved(
        turned(
          path('M-5 -62L5 -62L5 -6L0 8L-5 -6Z', pen) +
            path('M1 -62L5 -62L5 -6L0 8Z', darker(pen, 0.28)) +
            path('M-5 -6L5 -6L0 8Z', lit('#c9ced3')) +
            path('M-1.5 3.8L1.5 3.8L0 8Z', lit('dark')) +
            rect(-5, -64, 10, 8, lit('#e0b04a'), 2) +
            rect(-5, -9, 10, 3, lit('#e0b04a')) +
            rect(3.5, -60, 3, 24, lit('#e0b04a'), 1.5) +
            line('M-2.6 -50L-2.6 -14', lighter(pen, 0.4), 1.5),
          34,
          0,
          8,
        ),
        13,
        -17,
      ),
    ].join('');
  }),
  card: thing('table', 1.6, 0.06, '#2f6f8f', (color, { lit }) =>
    [
      turned(
        rect(-76, -98, 152, 96, color, 9) +
          rect(-76, -82, 152, 16, darker(color, 0.45)) +
          rect(-62, -54, 26, 20, lit('#e2c15a'), 3) +
          rect(-62, -24, 70, 7, lighter(color, 0.55), 3) +
          circle(44, -24, 11, lit('red'), 0.9) +
          circle(58, -24, 11, lit('#f0bf3a'), 0.85),
        -6,
        0,
        -50,
      ),
    ].join(''),
  ),
  coins: thing('table', 1.5, 0.08, '#d9a83a', (color) =>
    [
      ...[0, 1, 2, 3].map((at) => ellipse(-28, -14 - at * 18, 38, 13, darker(color, at % 2 === 0 ? 0.18 : 0.04))),
      ellipse(-28, -82, 38, 13, lighter(color, 0.25)),
      ...[0, 1].map((at) => ellipse(44, -14 - at * 18, 34, 12, darker(color, at % 2 === 0 ? 0.18 : 0.04))),
      ellipse(44, -48, 34, 12, lighter(color, 0.25)),
    ].join(''),
  ),
  stickyNotes: thing('wall', 1.2, 0.3, '#f6cf45', (color, { lit }) => {
    const tones =
      color === lit('#f6cf45') ? [color, lit('#ee8296'), lit('#7cc4d6'), lit('#a5cf6b')] : [color, color, color, color];
    return [
      rect(-60, -100, 120, 100, lit('#8a5c3c'), 3) + rect(-55, -95, 110, 90, lit('#d9b58a')),
      [
        [-26, -71],
        [26, -71],
        [-26, -27],
        [26, -27],
      ]
        .map(([x = 0, y = 0], at) => {
          const tone = tones[at] ?? color;
          return turned(
            path(
              `M${x - 19} ${y - 19}L${x + 19} ${y - 19}L${x + 19} ${y + 8}L${x + 8} ${y + 19}L${x - 19} ${y + 19}Z`,
              tone,
            ) +
              path(`M${x + 8} ${y + 19}L${x + 9} ${y + 9}L${x + 19} ${y + 8}Z`, darker(tone, 0.25)) +
              [-8, 0, 8]
                .map((row) => rect(x - 12, y + row - 2, row === 8 ? 14 : 24, 2.6, darker(tone, 0.5), 1))
                .join(''),
            [-4, 3, 3, -4][at] ?? 0,
            x,
            y,
          );
        })
        .join(''),
    ].join('');
  }),
  letters: thing('table', 1.5, 0.12, '#f6ecd6', (color, { lit }) =>
    [
      turned(
        rect(-58, -82, 112, 66, lit('#c99a62'), 2) + rect(-58, -82, 112, 5, lighter(lit('#c99a62'), 0.25), 2),
        -12,
        -4,
        -46,
      ),
      turned(
        rect(-52, -86, 116, 68, lit('#8fb8cb'), 2) +
          rect(47, -82, 13, 15, lit('red')) +
          rect(49, -80, 9, 11, lit('white')),
        11,
        6,
        -46,
      ),
      turned(
        rect(-60, -84, 120, 72, darker(color, 0.12), 2) +
          rect(-54, -80, 44, 3.4, darker(color, 0.45)) +
          rect(-54, -74, 32, 3.4, darker(color, 0.45)) +
          rect(41, -81, 14, 16, lit('#3f7fa0')),
        -3,
        0,
        -50,
      ),
      rect(-62, -66, 124, 66, color, 3) +
        path('M-62 -3L-10 -36L10 -36L62 -3Q62 0 58 0L-58 0Q-62 0 -62 -3Z', darker(color, 0.1)),
      path('M-62 -63Q-62 -66 -58 -66L58 -66Q62 -66 62 -63L6 -25Q0 -21 -6 -25Z', darker(color, 0.26)) +
        path('M-58 -66L58 -66Q62 -66 61 -64L6 -29Q0 -25 -6 -29L-61 -64Q-62 -66 -58 -66Z', lighter(color, 0.4)),
      circle(0, -29, 9, lit('red')) + circle(-2, -31, 4, lighter(lit('red'), 0.35)),
    ].join(''),
  ),
  mapFolded: thing('table', 1.4, 0.22, '#b5d28f', (color, { lit }) => {
    const panel = (at: number, fill: string, opacity = 1) => {
      const [a, b] = at % 2 ? [-66, -78] : [-78, -66];
      return path(
        `M${at * 35 - 70} ${a}L${at * 35 - 35} ${b}L${at * 35 - 35} ${b + 66}L${at * 35 - 70} ${a + 66}Z`,
        fill,
        opacity,
      );
    };
    return [
      repeat(4, (at) => panel(at, at % 2 ? color : lighter(color, 0.2))),
      path('M-70 -34Q-56 -36 -50 -24Q-46 -12 -40 -1.7L-70 -12Z', lit('#7fc0dc')) +
        path('M35 -66L70 -78L70 -50Q56 -42 48 -52Q42 -60 35 -58Z', lit('#7fc0dc')) +
        path('M-33 -22Q-30 -42 -14 -38Q-2 -32 -10 -20Q-22 -8 -33 -22Z', lit('#86b562')) +
        path('M38 -14Q44 -34 60 -26Q68 -18 62 -12Q48 -4 38 -14Z', lit('#86b562')),
      line('M-14 -70.5L-22 -7M53 -69L50 -8M4 -58L10 -5', lit('white'), 3.2) +
        line('M-68 -62L-35 -52L0 -64L35 -44L68 -30', lit('white'), 5) +
        line('M-68 -62L-35 -52L0 -64L35 -44L68 -30', lit('#f0a83c'), 2.8),
      panel(1, lit('dark'), 0.1) + panel(3, lit('dark'), 0.1),
      `<path d="M-46 -37L-35 -29L-16 -26L0 -36L14 -33" fill="none" stroke="${lit('#c9382c')}" stroke-width="3.2" stroke-dasharray="5.5 3.5"/>` +
        line('M-57 -46L-49 -36M-49 -46L-57 -36', lit('#c9382c'), 3.6),
      ellipse(18, -32, 8, 3.2, lit('dark'), 0.3) +
        path('M18 -32Q0 -60 -2 -80A20 20 0 0 1 38 -80Q36 -60 18 -32Z', lit('#d83a2c')) +
        path('M18 -32Q36 -60 38 -80A20 20 0 0 0 24 -99Q34 -72 18 -32Z', lit('#ab2a20')) +
        circle(18, -81, 8.4, lit('white')) +
        line('M3 -82Q4 -92 12 -95', lit('#f08a7a'), 2.6),
    ].join('');
  }),
  contract: thing('table', 0.98, 0.17, '#fbf5e6', (color, { lit }) =>
    [
      path('M-49 -100L8 -100L26 -82L26 0L-49 0Z', color) +
        path('M12 -84L26 -82L26 0L12 0Z', darker(color, 0.07)) +
        path('M8 -100L8 -82L26 -82Z', darker(color, 0.24)),
      rect(-39, -89, 36, 8, lit('#2f4a6d'), 2),
      [54, 48, 54, 36].map((width, at) => rect(-39, -73 + at * 9, width, 4, lit('#b4b6ba'), 2)).join(''),
      path('M-36 -20L-39 -3L-31 -7L-27 -1L-24 -18Z', darker(lit('red'), 0.3)) +
        circle(-30, -22, 9.5, lit('red')) +
        circle(-30, -22, 5.5, lighter(lit('red'), 0.25)),
      line('M-16 -9L20 -9', lit('#8e939b'), 2.4),
      line(
        'M-14 -14Q-8 -34 -5 -26Q-6 -14 -9 -14Q-4 -22 0 -20Q-1 -13 3 -16Q6 -21 8 -17Q9 -14 14 -17',
        lit('#2458a6'),
        3,
      ),
      moved(
        turned(
          path('M0 0L-5 -15L5 -15Z', lit('#e3b04b')) +
            rect(-5, -27, 10, 13, lit('dark'), 1) +
            rect(-7, -76, 14, 50, lit('#24527f'), 5) +
            path('M1 -76L2 -76Q7 -76 7 -71L7 -26L1 -26Z', darker(lit('#24527f'), 0.3)) +
            rect(-7, -50, 14, 5, lit('#e3b04b')) +
            rect(-5, -72, 3, 20, lit('#e3b04b'), 1.5),
          23,
        ),
        15,
        -16,
        1.02,
      ),
    ].join(''),
  ),
  invoice: thing('table', 0.84, 0.17, '#fbf7ec', (color, { lit }) =>
    [
      path(
        `M-42 -100L42 -100L42 -6${[0, 1, 2, 3, 4, 5].map((at) => `L${35 - at * 14} 0L${28 - at * 14} -6`).join('')}Z`,
        color,
      ) + path('M34 -100L42 -100L42 -6L35 0L34 -1Z', darker(color, 0.1)),
      path('M-42 -100L42 -100L42 -81L-42 -81Z', lit('#2b7f8c')) +
        path('M34 -100L42 -100L42 -81L34 -81Z', darker(lit('#2b7f8c'), 0.22)) +
        rect(-34, -94, 30, 7, lit('white'), 2),
      [
        ['26', 30],
        ['84', 22],
        ['145', 26],
      ]
        .map(
          ([text, width], at) =>
            rect(-34, -72 + at * 12.5, Number(width), 5, lit('#b4b6ba'), 2) +
            ledNumber(`${text}`, 30, -74 + at * 12.5, 0.84, lit('#4b5560')),
        )
        .join(''),
      line('M-34 -36L28 -36', lit('#8e939b'), 2.2) + ledNumber('255', 31, -26, 1.06, lit('#2f3a48')),
      turned(
        line(circlePath(-20, -20, 13.5), lit('#d8392b'), 4) + line('M-27 -20L-21.5 -14.5L-13 -26', lit('#d8392b'), 5.4),
        -14,
        -20,
        -20,
      ),
    ].join(''),
  ),
  checklist: thing('table', 0.78, 0.17, '#b9763f', (color, { lit }) =>
    [
      rect(-39, -93, 78, 93, color, 6) +
        path('M30 -93L33 -93Q39 -93 39 -87L39 -6Q39 0 33 0L30 0Z', darker(color, 0.25)),
      rect(-31, -85, 62, 78, lit('white'), 2) + path('M18 -85L31 -85L31 -7L18 -7Z', darker(lit('white'), 0.08)),
      circle(0, -93, 7, lit('metalDark')) +
        rect(-17, -92, 34, 13, lit('metal'), 4) +
        path('M5 -92L13 -92Q17 -92 17 -88L17 -83Q17 -79 13 -79L5 -79Z', lit('metalDark')) +
        circle(0, -94, 2.6, color),
      [-65, -43, -21]
        .map(
          (y, at) =>
            rect(-25, y - 7, 15, 15, lit('#d5ead9'), 3) +
            line(`M-23.5 ${y}l5 6l10 -13`, lit('#2f9b57'), 4.6) +
            rect(-4, y - 6, 30, 5, lit('#6b7480'), 2.5) +
            rect(-4, y + 3, [20, 26, 16][at] ?? 0, 5, lit('#b4b6ba'), 2.5),
        )
        .join(''),
    ].join(''),
  ),
  whiteboard: thing('ground', 1.1, 1, '#f6f8f8', (color, { lit }) =>
    [
      rect(-47, -40, 5, 36, lit('#8b949b')) +
        rect(42, -40, 5, 36, lit('#717b83')) +
        rect(-44, -20, 88, 4, lit('#8b949b')),
      [-44.5, 44.5]
        .map(
          (x) =>
            rect(x - 10.5, -8, 21, 4, lit('#6c757d'), 2) +
            circle(x - 7.5, -2.5, 2.8, lit('dark')) +
            circle(x + 7.5, -2.5, 2.8, lit('dark')),
        )
        .join(''),
      rect(-55, -100, 110, 68, lit('#8b949b'), 3) +
        rect(-51.5, -96.5, 103, 61, color, 1) +
        path('M34 -96.500L51.500 -96.500L51.500 -35.500L4 -35.500Z', darker(color, 0.05)),
      line('M-44 -88L-44 -45L4 -45', lit('#3a4450'), 2) +
        [
          [-39, 14, '#4a8fd0'],
          [-28, 22, '#4cae7a'],
          [-17, 18, '#f0b93a'],
          [-6, 32, '#e0584a'],
        ]
          .map(([x, h, fill]) => rect(Number(x), -46 - Number(h), 8, Number(h), lit(String(fill))))
          .join('') +
        line('M-35 -67L-24 -76L-13 -72L1 -88M-5 -88L1 -88L1 -82', lit('#3a4450'), 1.8),
      [
        [14, -91, '#f6cf4a'],
        [33, -91, '#f08fae'],
        [14, -72, '#86cbe6'],
        [33, -72, '#a5d77a'],
      ]
        .map(
          ([x, y, fill]) =>
            rect(Number(x), Number(y), 15, 15, lit(String(fill))) +
            rect(Number(x) + 3, Number(y) + 4, 9, 1.6, darker(lit(String(fill)), 0.45)) +
            rect(Number(x) + 3, Number(y) + 8, 6, 1.6, darker(lit(String(fill)), 0.45)),
        )
        .join(''),
      line('M14 -50L46 -50M14 -43L36 -43', lit('#4a8fd0'), 2),
      rect(-34, -34, 68, 4.5, lit('#6c757d'), 1) +
        [
          ['#e0584a', -24],
          ['#4a8fd0', -10],
        ]
          .map(([fill, x]) => rect(Number(x), -36.8, 11, 3, lit(String(fill)), 1))
          .join('') +
        rect(12, -38, 14, 4.4, lit('#3a4450'), 1),
    ].join(''),
  ),
  passport: thing('table', 1.04, 0.14, '#7d2538', (color, { lit }) => {
    const [paper, plane] = [
      lit('#f7f3e8'),
      'M-9 1L-3 1L-7 9L-4 9L4 1L9 1Q12 0 9 -1L4 -1L-4 -9L-7 -9L-3 -1L-7 -1L-9 -4L-11 -4L-10 0L-11 4L-9 4Z',
    ];
    return moved(
      [
        turned(
          rect(-16, -95, 48, 90, paper, 4) +
            rect(24, -95, 8, 90, darker(paper, 0.1), 3) +
            path('M-16 -78L-16 -91Q-16 -95 -12 -95L28 -95Q32 -95 32 -91L32 -78Z', lit('#2f8fc4')) +
            moved(turned(path(plane, lit('white')), -45), 21, -86, 0.8) +
            rect(-9, -88, 17, 4, lit('white'), 1) +
            [-71, -63, -55].map((y) => rect(12, y, 14, 4, lit('#9fb0bd'), 1)).join('') +
            repeat(9, (at) => rect(2 + at * 3, -38, at % 3 === 1 ? 2.2 : 1.2, 24, lit('dark'))) +
            repeat(8, (at) => rect(-14 + at * 6, -46, 3.4, 1.6, darker(paper, 0.3))),
          17,
          10,
          -40,
        ),
        rect(-53, -89, 62, 88, darker(lit('#f2e6cc'), 0.14), 4) + rect(-57, -91, 62, 91, color, 4),
        path('M-11 -91L1 -91Q5 -91 5 -87L5 -4Q5 0 1 0L-11 0Z', darker(color, 0.18)) +
          path('M-53 -91L-50 -91L-50 0L-53 0Q-57 0 -57 -4L-57 -87Q-57 -91 -53 -91Z', darker(color, 0.3)) +
          rect(-48, -88, 2, 84, lighter(color, 0.22), 1),
        moved(
          circle(0, 0, 16, lit('#e7bf62')) +
            circle(0, 0, 13.4, color) +
            `<g fill="none" stroke="${lit('#e7bf62')}" stroke-width="2"><ellipse cx="0" cy="0" rx="6" ry="13.5"/></g>` +
            line('M0 -14L0 14M-14 0L14 0M-11 -7.5L11 -7.5M-11 7.5L11 7.5', lit('#e7bf62'), 2),
          -22,
          -50,
        ),
        rect(-37, -81, 30, 5, lit('#e7bf62'), 1) +
          rect(-33, -25, 22, 4, lit('#e7bf62'), 1) +
          rect(-28, -15, 12, 7, lit('#e7bf62'), 1.5) +
          circle(-22, -11.5, 2, color),
      ].join(''),
      5.3,
      0,
    );
  }),
} as const satisfies Record<string, Subject>;
