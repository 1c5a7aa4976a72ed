import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, moved, path, rect, turned, circlePath, repeat } from './svg';

/** Flat drawings of things of sport, music and the water. */
export const leisure = {
  snorkel: thing('table', 1.2, 0.2, '#1f8fb5', (color, { lit }) =>
    [
      line('M-54 -76L-54 -52', lit('dark'), 11),
      line('M50 -84L50 -28Q50 -7 30 -7L12 -10', color, 13) + line('M53 -80L53 -28', darker(color, 0.2), 5),
      line('M50 -93L50 -80', lit('#ee7a2b'), 13) + path('M14 -20Q2 -22 2 -10Q2 2 14 0Z', lit('dark')),
      rect(22, -68, 38, 11, lit('dark'), 4),
      path(
        'M-56 -74Q-56 -94 -36 -94L14 -94Q34 -94 34 -74L34 -56Q34 -32 12 -32Q6 -18 -11 -18Q-28 -18 -34 -32Q-56 -32 -56 -56Z',
        color,
      ),
      path('M14 -94Q34 -94 34 -74L34 -56Q34 -32 12 -32Q6 -18 -11 -18Q28 -40 14 -94Z', darker(color, 0.2)),
      path(
        'M-47 -72Q-47 -85 -34 -85L12 -85Q25 -85 25 -72L25 -58Q25 -42 10 -42Q2 -42 -4 -54Q-11 -62 -18 -54Q-24 -42 -32 -42Q-47 -42 -47 -58Z',
        lit('glass'),
      ),
      path('M-40 -56L-22 -82L-8 -82L-34 -46Q-40 -50 -40 -56Z', lit('white'), 0.7),
    ].join(''),
  ),
  wetsuit: thing('wall', 0.6, 0.95, '#2f3744', (color, { lit }) =>
    [
      line('M0 -88L0 -92Q6 -94 4 -97Q0 -101 -4 -96', lit('metalDark'), 2.4),
      path(
        'M-7 -90L7 -90L8 -85L19 -82Q25 -79 26 -70L30 -42L22 -40L16 -64L14 -48Q18 -28 14 0L4 0L0 -38L-4 0L-14 0Q-18 -28 -14 -48L-16 -64L-22 -40L-30 -42L-26 -70Q-25 -79 -19 -82L-8 -85Z',
        color,
      ),
      path(
        'M8 -85L19 -82Q25 -79 26 -70L30 -42L22 -40L16 -64L14 -70Q10 -76 4 -85ZM-8 -85L-19 -82Q-25 -79 -26 -70L-30 -42L-22 -40L-16 -64L-14 -70Q-10 -76 -4 -85Z',
        lit('#2aa0b4'),
      ),
      path(
        'M16 -64L14 -48Q18 -28 14 0L9 0Q12 -26 8 -44Q9 -56 16 -64ZM-16 -64L-14 -48Q-18 -28 -14 0L-10 0Q-12 -26 -9 -44Q-10 -56 -16 -64Z',
        darker(lit('#2aa0b4'), 0.25),
      ),
      rect(-7, -91, 14, 5, darker(color, 0.4), 2) +
        line('M0 -86L0 -52', lit('metal'), 1.6) +
        rect(-1.6, -56, 3.2, 7, lit('metal'), 1),
      rect(-10, -26, 7, 12, lighter(color, 0.2), 3) + rect(3, -26, 7, 12, lighter(color, 0.2), 3),
    ].join(''),
  ),
  paddle: thing('ground', 0.5, 0.85, '#c07a3c', (color, { lit }) =>
    turned(
      [
        rect(-3, -98, 6, 66, darker(color, 0.22), 2),
        rect(-9, -103, 18, 8, darker(color, 0.35), 4),
        path('M-3 -52Q-15 -40 -15 -18Q-15 2 0 2Q15 2 15 -18Q15 -40 3 -52Z', color),
        path('M0 -52L3 -52Q15 -40 15 -18Q15 2 0 2Z', darker(color, 0.15)),
        path('M-15 -15Q-14 2 0 2Q14 2 15 -15Z', lit('white')) + path('M-13.7 -9Q-10 2 0 2Q10 2 13.7 -9Z', lit('red')),
        line('M-9 -34L-9.5 -22', lighter(color, 0.35), 2),
      ].join(''),
      20,
      0,
      -50,
    ),
  ),
  anchor: thing('ground', 0.86, 0.7, '#46566a', (color, { lit }) =>
    [
      line(circlePath(0, -90, 8), darker(color, 0.2), 5),
      path('M-6 -84L6 -84L7 -8L-7 -8Z', color) + path('M1 -84L6 -84L7 -8L1 -8Z', darker(color, 0.22)),
      rect(-27, -74, 54, 10, color, 5) + path('M1 -74L22 -74Q27 -74 27 -69Q27 -64 22 -64L1 -64Z', darker(color, 0.22)),
      path('M0 0Q-34 -2 -38 -32L-30 -32Q-22 -14 0 -14Z', color) +
        path('M0 0Q34 -2 38 -32L30 -32Q22 -14 0 -14Z', darker(color, 0.22)),
      path('M-43 -24L-38 -50L-20 -30Z', color) + path('M43 -24L38 -50L20 -30Z', darker(color, 0.22)),
      line('M7 -86Q20 -74 6 -58Q-14 -50 -9 -40Q0 -34 12 -36Q18 -26 4 -22', lit('#dcb783'), 4),
      line('M-21 -69L-10 -69', lighter(color, 0.35), 3),
    ].join(''),
  ),
  lifeJacket: thing('wall', 0.9, 0.4, '#ee7426', (color, { lit }) =>
    [
      path('M-26 -98Q0 -104 26 -98L14 -50L-14 -50Z', darker(color, 0.42)),
      path(
        'M-30 -99Q-17 -101 -15 -88Q-12 -70 -1 -60L-1 0L-36 0Q-45 0 -45 -9L-45 -44Q-34 -54 -35 -72Q-42 -96 -30 -99Z',
        color,
      ),
      path(
        'M30 -99Q17 -101 15 -88Q12 -70 1 -60L1 0L36 0Q45 0 45 -9L45 -44Q34 -54 35 -72Q42 -96 30 -99Z',
        darker(color, 0.16),
      ),
      path('M-35 -72L-13.5 -78L-11 -72L-35 -64ZM35 -72L13.5 -78L11 -72L35 -64Z', lit('#f4f1dc')),
      rect(-45, -44, 90, 9, lit('dark')) + rect(-45, -22, 90, 9, lit('dark')),
      [-46, -24].map((y) => rect(-11, y, 22, 13, lit('metal'), 3) + rect(-5, y + 4, 10, 5, lit('dark'), 1)).join(''),
      line('M-36 -30L-22 -30M-36 -8L-22 -8', lighter(color, 0.4), 3),
    ].join(''),
  ),
  fishingNet: thing('table', 1.2, 0.55, '#c9432f', (color, { lit }) => {
    const knot = (row: number, at: number) => {
      const u = Math.max(-1, Math.min(1, (at + (row % 2) / 2) / 3 - 1));
      return `${20 + u * ([38, 36, 32, 25, 13][row] ?? 0)} ${([-61, -46, -32, -19, -8][row] ?? 0) + (12 - row * 2) * (1 - u * u)}`;
    };
    return [
      line('M-56 -96L-18 -66', lit('wood'), 7) + line('M-57 -97L-44 -86.5', lit('dark'), 8),
      path('M-18 -62Q-16 -2 20 0Q56 -2 58 -62Z', lit('#2f5f5a'), 0.4) +
        line(circlePath(20, -62, 37, 13), darker(color, 0.35), 5),
      path('M4 -14Q14 -20 16 -26L24 -26Q32 -18 42 -20Q32 -6 24 -6Q12 -4 4 -14Z', lit('#d9702a')),
      path('M20 -20Q-6 -38 0 -68Q4 -88 24 -99Q42 -86 42 -64Q42 -38 20 -20Z', lit('#f09a3e')) +
        path('M26 -98Q42 -86 42 -64Q42 -38 20 -20Q34 -56 26 -98Z', lit('#d9802f')),
      circle(14, -84, 5, lit('white')) +
        circle(14.5, -84.5, 2.8, lit('dark')) +
        path('M20 -76Q34 -74 33 -58Q22 -60 20 -76Z', lit('#c4652a')) +
        line('M23 -97L17 -93', lit('#8f4420'), 2.4),
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4, 5, 6].map((at) =>
            line(
              `M${knot(row, at)}L${knot(row + 1, at)}M${knot(row, at)}L${knot(row + 1, row % 2 === 0 ? at - 1 : at + 1)}`,
              lit('#f1f4ee'),
              1.7,
            ),
          ),
        )
        .join(''),
      line('M-17 -60Q-15 -1 20 -1Q55 -1 57 -60', lit('#f1f4ee'), 2.4) + line('M-17 -62A37 13 0 0 0 57 -62', color, 6),
    ].join('');
  }),
  carFerry: thing(
    'water',
    2.4,
    2.4,
    '#1f5f9c',
    (color, { lit }) => {
      const car = (x: number, y: number, fill: string) =>
        moved(
          path('M-15 -3Q-16 -8 -11 -9L-6 -14L6 -14L11 -9Q16 -8 15 -3Z', lit(fill)) +
            path('M-6 -9.500L-3.5 -12.500L4.5 -12.500L8 -9.500Z', lit('glass')) +
            circle(-8, -3, 3, lit('dark')) +
            circle(8, -3, 3, lit('dark')),
          x,
          y,
        );
      return [
        rect(-84, -98, 24, 20, color, 2) +
          rect(-84, -92, 24, 6, lit('white')) +
          rect(-2, -100, 3, 24, lit('metalDark')),
        path('M-114 -60L-108 -78L40 -78L48 -60Z', lit('white')) +
          path('M-14 -76L-10 -90L30 -90L38 -76Z', lit('white')) +
          path('M-2 -80L1 -87L27 -87L31 -80Z', lit('#3c5a70')),
        [-98, -84, -70, -56, -42, -28].map((x) => rect(x, -73, 9, 7, lit('#3c5a70'), 2)).join(''),
        rect(-114, -61, 164, 6, darker(lit('white'), 0.16)) + rect(-112, -55, 148, 24, lit('#46505c')),
        car(-92, -32, '#d8452f') +
          car(-56, -32, '#f0bf3a') +
          car(-20, -32, '#e9edf0') +
          car(16, -32, '#4fa37a') +
          car(58, -33, '#d8452f'),
        [-114, -76, -38, 0, 38].map((x) => rect(x, -56, 5, 26, lit('white'))).join(''),
        path('M76 -32L120 -8L120 0L110 0L76 -20Z', lit('#6a747e')) +
          path('M76 -32L120 -8L119 -5L76 -28Z', lit('#dfe4e8')) +
          line('M77 -54L110 -14', lit('metalDark'), 1.8) +
          turned(car(97, -22, '#f0bf3a'), 28, 97, -22),
        path('M-118 -34L80 -34L80 -18L70 0L-108 0Q-118 -10 -118 -34Z', color) +
          path('M-115 -12L76 -12L70 0L-108 0Q-113 -4 -115 -12Z', lit('#b23a2c')),
        path('M-118 -34L80 -34L80 -28L-117.5 -28Z', lit('white')) + rect(74, -56, 6, 24, lit('white'), 1),
      ].join('');
    },
    'bob',
  ),
  sailingYacht: thing(
    'water',
    0.92,
    2.6,
    '#23538a',
    (color, { lit }) =>
      [
        rect(-4, -100, 2.6, 86, lit('metalDark')) + line('M-4 -21L-40 -21', lit('metalDark'), 2.4),
        path('M-5 -97L-5 -24L-42 -24Q-22 -50 -5 -97Z', lit('white')) +
          path('M-5 -58L-5 -50L-25.5 -50L-21.5 -58Z', color),
        path('M-1 -96L44 -20Q24 -25 3 -23Q12 -58 -1 -96Z', darker(lit('white'), 0.14)),
        path('M-24 -13L-20 -20L12 -20L22 -13Z', lit('white')) +
          [-14, -5, 4].map((x) => rect(x, -18.5, 6, 3, lit('#3c5a70'), 1.5)).join(''),
        path('M-44 -14L46 -16Q38 0 18 0L-34 0Q-42 -4 -44 -14Z', color),
        path('M8 -15L46 -16Q38 0 18 0L-4 0Q8 -6 8 -15Z', darker(color, 0.18)),
        line('M-42 -11L41 -12', lit('white'), 1.6) +
          line('M34 -16L34 -22M-40 -14L-40 -20L-30 -20', lit('metalDark'), 1),
        path('M-3 -100L8 -98L-3 -95Z', lit('red')),
      ].join(''),
    'bob',
  ),
  canoe: thing(
    'water',
    3.2,
    0.4,
    '#c9402c',
    (color, { lit }) =>
      [
        path('M-158 -94Q-80 -72 0 -70Q80 -72 158 -94Q84 -44 0 -42Q-84 -44 -158 -94Z', lit('#8a5a38')),
        path('M-52 -72L-34 -73L-34 -42L-52 -44ZM40 -73L58 -72L58 -44L40 -42Z', lit('#dcae72')),
        line('M-70 -48L64 -84', lit('#e3b878'), 7) +
          turned(path('M60 -90Q92 -108 116 -98Q120 -88 112 -80Q88 -72 60 -78Z', lit('#e3b878')), -12, 84, -88),
        path('M-160 -98Q-84 -46 0 -46Q84 -46 160 -98Q166 -18 104 -4Q0 4 -104 -4Q-166 -18 -160 -98Z', color),
        path(
          'M160 -98Q166 -18 104 -4Q0 4 -104 -4Q-130 -10 -144 -24Q0 -6 104 -30Q146 -44 160 -98Z',
          darker(color, 0.18),
        ),
        line('M-158 -96Q-84 -47 0 -46Q84 -47 158 -96', lit('#dcae72'), 7),
        line('M-136 -58Q-118 -42 -84 -34', lighter(color, 0.35), 6),
      ].join(''),
    'bob',
  ),
  grandPiano: thing('ground', 1.35, 0.95, '#2a2a33', (color, { lit }) =>
    [
      path('M-46 -56L-54 -98Q-52 -100 -44 -100L-8 -99Q12 -98 20 -84Q28 -72 44 -72Q60 -70 64 -56Z', lighter(color, 0.2)),
      path(
        'M-46 -56L-54 -98Q-52 -100 -44 -100L-8 -99Q12 -98 20 -84Q28 -72 44 -72Q60 -70 64 -56L58 -56Q54 -66 42 -67Q24 -68 14 -82Q6 -94 -8 -94L-46 -95L-39 -56Z',
        darker(color, 0.1),
      ),
      path('M-44 -58L64 -58L66 -50L-46 -50Z', lit('#d9a441')) +
        line('M-34 -54L56 -54', lit('#9a6a2a'), 1.6) +
        line('M14 -52L4 -90', lit('#d9a441'), 2.4),
      path('M-54 -34L-44 -34L-46 -4L-52 -4ZM46 -34L56 -34L54 -4L48 -4Z', darker(color, 0.3)) +
        [-49, 51].map((x) => circle(x, -3, 3, lit('#d9a441'))).join(''),
      line('M-22 -34L-20 -6M-12 -34L-14 -6', darker(color, 0.3), 3) + rect(-24, -8, 14, 5, lit('#d9a441'), 2),
      path('M-46 -52L67 -52L67 -40Q66 -32 56 -32L-64 -32Q-67 -32 -67 -36L-67 -42L-46 -42Z', color) +
        path('M30 -52L67 -52L67 -40Q66 -32 56 -32L24 -32Q34 -40 30 -52Z', darker(color, 0.3)),
      path('M-67 -41L-38 -41L-38 -51L-62 -51Z', lit('white')) +
        [0, 1, 2, 3].map((at) => line(`M${-58.5 + at * 5.5} -50L${-60.5 + at * 6} -45.5`, lit('dark'), 2.6)).join(''),
      line('M-40 -47L8 -47', lighter(color, 0.35), 2),
    ].join(''),
  ),
  drumKit: thing('ground', 1.45, 0.8, '#c9382c', (color, { lit }) => {
    const drum = (x: number, y: number, w: number, h: number) =>
      rect(x - w / 2, y, w, h, color, 3) +
      path(
        `M${x + w * 0.2} ${y}L${x + w / 2} ${y}L${x + w / 2} ${y + h}L${x + w * 0.16} ${y + h}Z`,
        darker(color, 0.2),
      ) +
      rect(x - w / 2 - 1, y + h - 3, w + 2, 4, lit('metal'), 2) +
      ellipse(x, y, w / 2 + 1, 4, lit('metal')) +
      ellipse(x, y - 0.6, w / 2 - 1, 2.8, lit('white'));
    return [
      line(
        'M-46 -94L-52 0M46 -94L52 0M-62 -54L-62 -4M-70 0L-62 -8L-54 0M-44 -34L-44 -6L-54 0M-44 -6L-34 0M34 -20L32 0M62 -20L64 0',
        lit('metalDark'),
        2.4,
      ),
      turned(
        ellipse(-46, -93, 26, 4, lit('#e0b040')) + ellipse(-40, -92, 20, 2.6, darker(lit('#e0b040'), 0.2)),
        -10,
        -46,
        -93,
      ) +
        turned(
          ellipse(46, -93, 26, 4, lit('#e0b040')) + ellipse(52, -92, 20, 2.6, darker(lit('#e0b040'), 0.2)),
          10,
          46,
          -93,
        ),
      ellipse(-60, -58, 12, 2.6, lit('#e0b040')) + ellipse(-60, -54, 12, 2.6, darker(lit('#e0b040'), 0.2)),
      turned(drum(-18, -82, 31, 24), 5, -18, -70) +
        turned(drum(18, -82, 31, 24), -5, 18, -70) +
        rect(-2, -66, 4, 10, lit('metalDark')),
      drum(-42, -46, 32, 13) + drum(48, -48, 34, 38),
      line('M-22 -8L-30 0M22 -8L30 0', lit('metalDark'), 3) +
        circle(0, -30, 30, color) +
        path('M12 -57.500Q30 -50 30 -30Q30 -8 8 -1Z', darker(color, 0.2)) +
        circle(0, -30, 25, lit('#f3efe4')) +
        path('M12 -52Q25 -44 25 -30Q25 -12 6 -5.700Q22 -28 12 -52Z', darker(lit('#f3efe4'), 0.12)) +
        circle(0, -30, 9, lit('dark')),
    ].join('');
  }),
  amplifier: thing('ground', 1.06, 0.36, '#34353d', (color, { lit }) =>
    [
      line('M-20 -92Q-20 -98 -12 -98L12 -98Q20 -98 20 -92', lit('dark'), 4.6),
      rect(-44, -6, 16, 6, lit('dark'), 2) + rect(28, -6, 16, 6, lit('dark'), 2),
      rect(-53, -93, 106, 89, color, 7) +
        path('M46 -93Q53 -93 53 -86L53 -11Q53 -4 46 -4L42 -4L42 -93Z', darker(color, 0.3)),
      rect(-46, -87, 92, 17, lit('#d9b05a'), 2) +
        [-36, -24, -12, 0, 12]
          .map((x) => circle(x, -78.5, 4.4, lit('dark')) + line(`M${x} -79L${x + 1.5} -82`, lit('white'), 1.4))
          .join('') +
        circle(28, -78.5, 3, lit('#d8452f')) +
        rect(35, -82, 5, 7, lit('dark'), 1),
      rect(-46, -66, 92, 56, lit('#efe6cf'), 4) + rect(-43, -63, 86, 50, lit('#a3936f'), 2),
      circle(0, -38, 23, darker(lit('#a3936f'), 0.22)) +
        circle(0, -38, 17, darker(lit('#a3936f'), 0.34)) +
        circle(0, -38, 7, darker(lit('#a3936f'), 0.5)),
      rect(-38, -59, 18, 4, lit('white'), 2) + [-53, 43].map((x) => rect(x, -14, 10, 10, lit('metal'), 3)).join(''),
    ].join(''),
  ),
  harp: thing('ground', 0.66, 1, '#d59b38', (color, { lit }) =>
    [
      [-84, -78, -74, -73, -73, -73, -74, -77]
        .map((y, at) =>
          line(
            `M${-17 + at * 5} ${y}L${-17 + at * 5} ${-12 - at * 9.5}`,
            at % 3 === 0 ? lit('#b23a2c') : lit('#7d6a52'),
            1.3,
          ),
        )
        .join(''),
      path('M22 -84L33 -80L14 -6L-20 -6Z', color) + path('M28 -82L33 -80L14 -6L2 -6Z', darker(color, 0.25)),
      path(
        'M-30 -95Q-22 -101 -15 -97Q-9 -82 6 -81Q18 -82 23 -91Q35 -94 33 -78L27 -74Q16 -69 4 -70Q-14 -71 -21 -86Z',
        color,
      ) + path('M-21 -86Q-14 -71 4 -70Q16 -69 27 -74L33 -78L33 -82Q16 -73 4 -74Q-12 -75 -19 -90Z', darker(color, 0.2)),
      rect(-29, -92, 9, 86, lighter(color, 0.18), 3) + rect(-23.5, -92, 3.5, 86, darker(color, 0.15)),
      rect(-31, -86, 13, 5, darker(color, 0.3), 2) +
        rect(-31, -18, 13, 5, darker(color, 0.3), 2) +
        path('M-32 -94Q-32 -100 -25 -100Q-17 -100 -18 -94L-20 -90L-30 -90Z', lighter(color, 0.3)),
      path('M-30 -10L16 -10L20 0L-33 0Z', darker(color, 0.35)) + rect(-31, -12, 48, 4, darker(color, 0.15), 2),
      line('M14 -40L19 -62', lighter(color, 0.45), 2),
    ].join(''),
  ),
  sandcastle: thing('ground', 1.4, 0.25, '#dcae66', (color, { lit }) =>
    [
      path('M-70 0Q-64 -16 -40 -18L40 -18Q64 -16 70 0Z', darker(color, 0.14)),
      line('M0 -72L0 -98', lit('woodDark'), 3) + path('M1 -100L24 -93L1 -85Z', lit('red')),
      [
        [0, 36, -76],
        [-42, 30, -56],
        [42, 30, -56],
      ]
        .map(
          ([x = 0, width = 0, top = 0]) =>
            path(
              `M${x - width / 2} ${top}L${x + width / 2} ${top}L${x + width / 2 + 4} -6L${x - width / 2 - 4} -6Z`,
              color,
            ) +
            path(
              `M${x + width / 6} ${top}L${x + width / 2} ${top}L${x + width / 2 + 4} -6L${x + width / 6} -6Z`,
              darker(color, 0.15),
            ) +
            [-1, 0, 1]
              .map((at) =>
                rect(
                  x + at * (width * 0.42) - width * 0.16,
                  top - 8,
                  width * 0.32,
                  12,
                  at === 1 ? darker(color, 0.15) : lighter(color, 0.2),
                  1,
                ),
              )
              .join(''),
        )
        .join(''),
      rect(-31, -32, 62, 28, lighter(color, 0.14)) +
        [-25, -8.5, 8.5, 25].map((x) => rect(x - 5.5, -39, 11, 9, lighter(color, 0.14), 1)).join(''),
      path('M-11 -4L-11 -18Q0 -32 11 -18L11 -4Z', darker(color, 0.55)) +
        [
          [-43, -42],
          [41, -42],
          [-2, -58],
        ]
          .map(([x = 0, y = 0]) => rect(x - 3.5, y, 7, 12, darker(color, 0.55), 3.5))
          .join(''),
      path('M-58 -2Q-62 -12 -52 -14Q-42 -12 -46 -2Z', lit('#f3cfc0')) +
        line('M-52 -4L-55 -10M-52 -4L-52 -11M-52 -4L-49 -10', lit('#cf8f7c'), 1.4) +
        circle(34, -6, 2.4, lit('white')) +
        circle(22, -3, 2, darker(color, 0.3)),
    ].join(''),
  ),
  pier: thing('water', 2.4, 0.9, '#b0743f', (color, { lit }) =>
    [
      path('M-120 -20Q-60 -26 0 -24Q70 -26 120 -18L120 -4Q60 2 0 0Q-70 2 -120 -4Z', lit('water')),
      [-72, -12, 48, 100].map((x) => rect(x - 4, -48, 8, 31, darker(color, 0.55))).join(''),
      [-104, -44, 16, 76]
        .map(
          (x) => rect(x - 4.5, -96, 9, 36, darker(color, 0.25), 2) + rect(x - 4.5, -96, 4, 36, darker(color, 0.08), 2),
        )
        .join(''),
      line('M-120 -84Q-114 -86 -104 -88Q-74 -70 -44 -88Q-14 -70 16 -88Q46 -70 76 -88', lit('#ecd9ae'), 3),
      path('M-120 -66L94 -66L118 -48L-120 -48Z', lighter(color, 0.24)),
      [-112, -92, -72, -52, -32, -12, 8, 28, 48, 68]
        .map((x) => line(`M${x} -66L${x + 24} -48`, darker(color, 0.12), 1.8))
        .join(''),
      rect(-120, -48, 238, 9, color) + rect(-120, -41, 238, 2.5, darker(color, 0.3)),
      line('M-88 -36L-28 -14M-28 -36L32 -14M32 -36L96 -14', darker(color, 0.35), 4),
      [-94, -30, 34, 106]
        .map(
          (x) =>
            ellipse(x, -9, 15, 3.4, lit('foam'), 0.75) +
            rect(x - 6, x > 99 ? -100 : -52, 12, x > 99 ? 92 : 44, darker(color, 0.1), 2) +
            rect(x + 1, x > 99 ? -100 : -52, 5, x > 99 ? 92 : 44, darker(color, 0.36), 1),
        )
        .join(''),
      rect(99, -84, 14, 3.4, lit('#ecd9ae'), 1.7) +
        rect(99, -79, 14, 3.4, lit('#ecd9ae'), 1.7) +
        line('M-66 -8L-50 -8M-4 -12L12 -12M62 -7L80 -7', lit('foam'), 2.4),
    ].join(''),
  ),
  barbell: thing('ground', 3.7, 0.27, '#c8402f', (color, { lit }) =>
    [
      rect(-185, -56, 370, 12, lit('#aeb7bd'), 4) + rect(-185, -49, 370, 5, lit('#868f97'), 2),
      [
        [-86, 50],
        [36, 50],
      ]
        .map(([x = 0, w = 0]) => rect(x, -55, w, 10, lit('#7b858d')))
        .join('') +
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            [-86, 36]
              .map((x) => line(`M${x + 3 + at * 8.4} -46.500L${x + 7 + at * 8.4} -53.500`, lit('#b9c1c6'), 1.6))
              .join(''),
          )
          .join(''),
      [-1, 1]
        .map(
          (s) =>
            [
              [112, 24, 100, color],
              [137, 20, 82, lit('#33373e')],
              [157, 14, 58, lit('#e7b23c')],
            ]
              .map(([x, w, h, fill]) => {
                const [X, Wd, H, F] = [Number(x) * s - (s < 0 ? Number(w) : 0), Number(w), Number(h), String(fill)];
                return (
                  rect(X, -50 - H / 2, Wd, H, F, 6) +
                  path(
                    `M${X + Wd * 0.62} ${-50 - H / 2}L${X + Wd - 6} ${-50 - H / 2}Q${X + Wd} ${-50 - H / 2} ${X + Wd} ${-44 - H / 2}L${X + Wd} ${-56 + H / 2}Q${X + Wd} ${-50 + H / 2} ${X + Wd - 6} ${-50 + H / 2}L${X + Wd * 0.62} ${-50 + H / 2}Z`,
                    darker(F, 0.22),
                  ) +
                  rect(X + 4, -42 - H / 2, 4, H - 16, lighter(F, 0.35), 2)
                );
              })
              .join('') +
            rect(s * 106 - 6, -64, 12, 28, lit('#8b949b'), 3) +
            rect(s * 175 - 4, -60, 8, 20, lit('#5d656d'), 2),
        )
        .join(''),
    ].join(''),
  ),
  treadmill: thing('ground', 1.3, 0.82, '#e06a34', (color, { lit }) =>
    [
      rect(-60, -6, 14, 6, lit('#26272d'), 3) + rect(36, -12, 22, 12, lit('#26272d'), 3),
      path('M-62 -14L30 -26L62 -26L62 -12L-58 -3Q-65 -4 -65 -9Q-65 -13 -62 -14Z', lit('#7d868e')) +
        path('M-60 -16L34 -28L34 -22L-60 -11Q-64 -13 -60 -16Z', lit('#2c2f36')) +
        line('M-54 -6.500L36 -14', lit('#c3cbd0'), 3) +
        circle(-58.5, -9, 4.5, lit('#c3cbd0')) +
        circle(-58.5, -9, 2, lit('#4a5259')),
      line('M32 -68L4 -66Q-2 -65 -2 -60', lit('#2c2f36'), 6) + line('M22 -67L38 -36', lit('#7d868e'), 4),
      path('M40 -22L50 -22L39 -90L29 -90Z', lit('#5d666e')) + path('M46 -22L50 -22L39 -90L35.500 -90Z', lit('#434b52')),
      path('M24 -26Q32 -38 48 -38Q63 -38 65 -20L65 -9L30 -9Z', color) +
        path('M50 -38Q63 -38 65 -20L65 -9L48 -9Q56 -24 50 -38Z', darker(color, 0.2)) +
        line('M34 -28Q38 -32 45 -32', lighter(color, 0.5), 3),
      path('M14 -96Q14 -100 18 -99L44 -93Q48 -92 47 -88L44 -76Q43 -72 39 -73L24 -78Q20 -79 19 -83Z', lit('#2c2f36')) +
        path('M18 -94L36 -90L33 -79L24 -82Z', lit('#6fd0c4')) +
        line('M22 -87L26 -88L28 -84L31 -87', lit('white'), 1.6),
    ].join(''),
  ),
  containerShip: thing(
    'water',
    2.6,
    3.2,
    '#2a4d78',
    (color, { lit }) => {
      const paint = ['#d2503a', '#e6a23a', '#3f918a', '#aab3bb', '#5f86b4', '#a83a34', '#5a9c5c'].map(lit);
      const box = (x: number, y: number, fill: string) =>
        rect(x, y, 22.6, 10.4, fill) +
        [5, 10, 15].map((at) => rect(x + at, y + 1.6, 1.2, 7.2, darker(fill, 0.16))).join('') +
        rect(x + 19, y, 3.6, 10.4, darker(fill, 0.22));
      return [
        rect(-126, -76, 13, 34, lit('#e6a23a')) +
          rect(-126, -76, 13, 7, lit('dark')) +
          rect(-117, -69, 4, 27, darker(lit('#e6a23a'), 0.2)),
        line('M-98 -98L-98 -92', lit('metalDark'), 2.4) +
          rect(-114, -88, 34, 46, lit('white')) +
          rect(-89, -88, 9, 46, darker(lit('white'), 0.16)),
        rect(-120, -96, 46, 10, lit('white'), 1.5) +
          rect(-116, -94, 40, 4.6, lit('#33506b'), 1) +
          [-80, -70, -60].map((y) => rect(-110, y, 20, 3.6, lit('#6f8ea6'), 1)).join(''),
        [4, 5, 5, 4, 5, 4, 3]
          .map((tall, column) =>
            repeat(tall, (row) =>
              box(
                -70 + column * 23.4,
                -55 - row * 11.2,
                paint[(column * 3 + row * 5 + (row > 2 ? 1 : 0)) % 7] ?? color,
              ),
            ),
          )
          .join(''),
        line('M108 -58L108 -84M102 -78L114 -78', lit('metalDark'), 2.4) + circle(108, -85, 2, lit('red')),
        path('M-130 -46L92 -46L98 -58L130 -62Q119 -30 110 0L-110 0Q-124 -12 -130 -46Z', color) +
          path('M84 -46L92 -46L98 -58L130 -62Q119 -30 110 0L74 0Q84 -20 84 -46Z', darker(color, 0.28)),
        path('M-120.5 -14L114.4 -14Q112 -6 110 0L-110 0Q-117 -5 -120.5 -14Z', lit('#b83c2e')) +
          path('M80.5 -14L114.4 -14L110 0L74 0Z', darker(lit('#b83c2e'), 0.26)) +
          rect(-120, -16, 234, 2, lit('white')),
        rect(-112, -38, 60, 3, lighter(color, 0.4), 1.5) +
          circle(112, -46, 3, lit('white')) +
          line('M112 -44L111 -32M107.5 -35L111 -31L115 -35', lit('white'), 1.8),
      ].join('');
    },
    'bob',
  ),
  fishingBoat: thing(
    'water',
    1.5,
    1.6,
    '#2a8088',
    (color, { lit }) =>
      [
        line('M4 -62L4 -99M-4 -90L12 -90', lit('#6b4a35'), 3) +
          path('M5.5 -100L18 -96L5.5 -92Z', lit('red')) +
          line('M4 -97L-56 -84L-72 -34M4 -97L70 -52', lit('#4a4a50'), 1.2) +
          line('M4 -58L-57 -85', lit('#6b4a35'), 3.4),
        path('M-60 -80Q-76 -60 -73 -42Q-66 -28 -52 -30Q-36 -32 -38 -48Q-42 -66 -55 -81Z', lit('#e2a33c')) +
          path('M-53 -78Q-42 -66 -38 -48Q-36 -32 -52 -30Q-46 -50 -53 -78Z', darker(lit('#e2a33c'), 0.2)) +
          [
            [-54, -42, 14],
            [-54, -60, -46],
          ]
            .map(([x = 0, y = 0, turn = 0]) =>
              turned(
                ellipse(x, y, 7.5, 3.4, lit('#a9c3cf')) +
                  path(`M${x - 6} ${y}L${x - 12} ${y - 3.5}L${x - 12} ${y + 3.5}Z`, lit('#a9c3cf')) +
                  circle(x + 4, y - 0.8, 0.9, lit('dark')),
                turn,
                x,
                y,
              ),
            )
            .join('') +
          line(
            'M-65 -68L-43 -41M-71 -58L-51 -33M-58 -74L-41 -53M-51 -71L-71 -57M-46 -61L-71 -42M-42 -50L-62 -33',
            lit('#7a4d1c'),
            1.3,
          ) +
          circle(-57.5, -82, 3, lit('#4a4a50')),
        rect(-14, -62, 42, 38, lit('white')) +
          path('M18 -62L32 -62L38 -26L18 -26Z', darker(lit('white'), 0.14)) +
          path('M-20 -69L36 -69L38 -62L-20 -62Z', lit('#c8432f')) +
          path('M18 -69L36 -69L38 -62L18 -62Z', darker(lit('#c8432f'), 0.22)),
        rect(-10, -57, 11, 13, lit('#35566b'), 1.5) +
          rect(4, -57, 11, 13, lit('#35566b'), 1.5) +
          path('M20 -57L30.5 -57L33 -44L20 -44Z', lit('#27445a')) +
          path('M-9 -46L-4 -57L-1 -57L-6 -45Z', lit('#7fa3b4')),
        circle(3, -34, 6, lit('#e0572f')) +
          circle(3, -34, 2.6, lit('white')) +
          line('M3 -40L3 -37M3 -31L3 -28M-3 -34L0 -34M6 -34L9 -34', lit('white'), 2.4),
        rect(-40, -34, 14, 12, lit('#e2a33c'), 1) +
          rect(-40, -30, 14, 1.6, darker(lit('#e2a33c'), 0.3)) +
          rect(-58, -34, 16, 12, lit('#4a8fb0'), 1) +
          rect(-58, -30, 16, 1.6, darker(lit('#4a8fb0'), 0.3)),
        line('M40 -30L40 -42Q54 -44 68 -58', lit('metal'), 2) + line('M54 -34L54 -48', lit('metal'), 2),
        path('M-75 -34Q-70 -24 -40 -22L20 -22Q50 -26 75 -54Q72 -22 54 0L-58 0Q-72 -10 -75 -34Z', color) +
          path('M36 -24.5Q56 -32 75 -54Q72 -22 54 0L26 0Q40 -8 36 -24.5Z', darker(color, 0.24)),
        path('M-68.6 -12L62.4 -12Q59 -6 54 0L-58 0Q-65 -5 -68.6 -12Z', lit('#b83c2e')) +
          path('M36 -12L62.4 -12L54 0L26 0Q34 -4 36 -12Z', darker(lit('#b83c2e'), 0.26)) +
          line('M-74 -32Q-68 -24 -40 -22.5L20 -22.5Q48 -26 73.5 -51', lit('white'), 3),
        [-46, -20, 6]
          .map(
            (x) =>
              line(`M${x} -22L${x} -17`, lit('#4a4a50'), 1.4) +
              circle(x, -13, 5, lit('#e8763a')) +
              circle(x - 1.5, -14.5, 1.6, lit('#f6b48a')),
          )
          .join(''),
      ].join(''),
    'bob',
  ),
  palmTree: thing('ground', 0.96, 2.4, '#4c9a55', (color, { lit }) => {
    const frond = (angle: number, flip: boolean, fill: string, scale = 1) =>
      moved(
        turned(
          path('M-2 2Q8 -20 26 -15Q44 -9 49 12L42 5L41 14L34 2L32 11L26 -2L23 8L18 -2L14 6L10 0L4 5Z', fill) +
            line('M0 0Q10 -14 26 -9Q38 -5 45 7', darker(fill, 0.25), 1.6),
          angle,
        ),
        0.5,
        -70,
        scale,
        flip,
      );
    return [
      path('M-14 0Q-12 -40 -1 -70L6 -69Q-2 -38 -1 0Z', lit('#a9794a')) +
        path('M-6 0Q-6 -40 3 -69L6 -69Q-2 -38 -1 0Z', darker(lit('#a9794a'), 0.25)),
      [0, 1, 2, 3, 4, 5]
        .map((at) =>
          line(
            `M${-12.5 + at * 1.7} ${-9 - at * 9.6}Q${-7 + at * 1.7} ${-6 - at * 9.6} ${-2.5 + at * 0.8} ${-10 - at * 9.6}`,
            darker(lit('#a9794a'), 0.4),
            1.8,
          ),
        )
        .join(''),
      frond(52, false, darker(color, 0.36), 0.86) +
        frond(52, true, darker(color, 0.26), 0.86) +
        frond(-52, false, darker(color, 0.26), 0.78) +
        frond(-52, true, darker(color, 0.12), 0.78),
      frond(-16, false, darker(color, 0.12), 0.96) +
        frond(-18, true, lighter(color, 0.14)) +
        frond(20, false, darker(color, 0.04), 0.95) +
        frond(20, true, color, 0.98),
      circle(-3, -65, 4.8, lit('#6b4328')) +
        circle(7, -64, 4.8, darker(lit('#6b4328'), 0.25)) +
        circle(2, -60, 4.8, lit('#7d5233')) +
        circle(0.7, -61.4, 1.4, lit('#b08a62')),
    ].join('');
  }),
  fishShoal: thing(
    'water',
    1.9,
    0.3,
    '#f0923a',
    (color, { lit }) => {
      const fish = (x: number, y: number, scale: number, fill: string) =>
        moved(
          path('M-16 -3L-33 -15Q-27 0 -33 15L-16 4Z', darker(fill, 0.22)) +
            path('M-6 -12Q2 -22 14 -15L8 -8ZM-2 12Q2 20 10 18L8 8Z', darker(fill, 0.22)) +
            path('M32 0Q10 -26 -20 -2L-20 2Q10 26 32 0Z', fill) +
            path('M32 0Q10 26 -20 2Q6 12 32 0Z', lighter(fill, 0.5)) +
            line('M12 -8Q7 0 12 8', darker(fill, 0.25), 2) +
            path('M0 -2Q-10 -2 -10 5Q-4 6 0 -2Z', darker(fill, 0.22)) +
            circle(21, -3, 3.6, lit('white')) +
            circle(22, -3, 2, lit('dark')),
          x,
          y,
          scale,
        );
      return (
        fish(60, -52, 1.1, color) +
        fish(6, -80, 1, darker(color, 0.08)) +
        fish(-4, -36, 1.04, lighter(color, 0.12)) +
        fish(-62, -68, 0.96, color) +
        fish(-50, -15, 0.8, darker(color, 0.08)) +
        [
          [86, -84, 4],
          [74, -94, 3],
          [40, -16, 3.4],
          [90, -22, 2.6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('white'), 0.7))
          .join('')
      );
    },
    'bob',
  ),
} as const satisfies Record<string, Subject>;
