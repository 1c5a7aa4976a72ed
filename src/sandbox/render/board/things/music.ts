import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, circlePath, ellipse, line, path, rect, turned } from '../svg';

/** Instruments, and what plays records. */
export const music = {
  guitar: thing('ground', 0.5, 0.6, '#b8642f', (color, { lit }) =>
    [
      rect(-4, -100, 8, 60, lit('#3a2a24')),
      path('M0 -50Q18 -50 17 -36Q15 -30 22 -22Q26 0 0 0Q-26 0 -22 -22Q-15 -30 -17 -36Q-18 -50 0 -50Z', color),
      circle(0, -30, 7, lit('#2a2028')),
    ].join(''),
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
  turntable: thing('table', 1.75, 0.17, '#a8693c', (color, { lit }) =>
    [
      rect(-74, -10, 22, 10, lit('dark'), 3) + rect(52, -10, 22, 10, lit('dark'), 3),
      path('M-72 -100L72 -100L87 -28L-87 -28Z', color) +
        path('M-87 -28L87 -28L86 -10Q86 -6 82 -6L-82 -6Q-86 -6 -86 -10Z', darker(color, 0.3)),
      ellipse(-18, -61, 58, 33, lit('metal')) +
        ellipse(-18, -63, 58, 33, lit('#e3e6e8')) +
        ellipse(-18, -63, 53, 30, lit('#24242b')),
      path('M-18 -63L-60 -81Q-48 -92 -30 -92.500ZM-18 -63L24 -45Q12 -34 -6 -33.500Z', lit('#4a4a55')) +
        line(circlePath(-18, -63, 40, 22.6) + circlePath(-18, -63, 29, 16.4), lit('#3b3b45'), 1.6),
      ellipse(-18, -63, 17, 9.6, lit('#d8452f')) + circle(-18, -63, 2.6, lit('white')),
      ellipse(60, -80, 12, 8, lit('#55585e')) +
        line('M62 -88L58 -50L28 -42', lit('#eef0f1'), 4.4) +
        turned(rect(14, -46, 16, 8, lit('dark'), 2), -15, 22, -42),
      circle(66, -40, 5, lit('#e3e6e8')) +
        circle(-70, -36, 5, lit('#e3e6e8')) +
        line('M-66 -19L-20 -19', lighter(color, 0.1), 3),
    ].join(''),
  ),
  vinylRecord: thing('table', 1.4, 0.18, '#25252c', (color, { lit }) =>
    [
      rect(-70, -98, 96, 98, lit('#e8a13a'), 2) +
        path('M-70 -98L26 -98L26 -70L-70 -6Z', lit('#f0b857')) +
        circle(-44, -60, 15, lit('#d8452f')),
      circle(20, -50, 50, color),
      path('M20 -50L-22 -77Q-10 -96 12 -99ZM20 -50L62 -23Q50 -4 28 -1Z', lighter(color, 0.24)),
      line(circlePath(20, -50, 41) + circlePath(20, -50, 33) + circlePath(20, -50, 25), lighter(color, 0.14), 1.6),
      circle(20, -50, 17, lit('#2f9d96')) +
        path('M20 -67A17 17 0 0 1 20 -33Z', darker(lit('#2f9d96'), 0.2)) +
        circle(20, -50, 3.4, lit('white')),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
