import { darker, lighter } from '../../look/palette';
import { type Subject, thing, wheel } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

/** Tools and machines of crafts, building and gardening. */
export const tools = {
  ladder: thing('ground', 0.5, 1.5, '#b98a55', (color) =>
    [
      line('M-24 0L-10 -100M24 0L10 -100', color, 5),
      [-12, -28, -44, -60, -76, -92]
        .map((y) => line(`M${-24 - y * 0.14} ${y}L${24 + y * 0.14} ${y}`, darker(color, 0.15), 4))
        .join(''),
    ].join(''),
  ),
  match: thing('air', 0.5, 0.1, '#d9a66a', (color, { lit }) =>
    [
      circle(12, -74, 30, '#ffcf6a', 0.25),
      line('M-22 0L10 -66', color, 6),
      circle(11, -68, 6, lit('#6b2a22')),
      path('M14 -110Q34 -82 26 -68Q20 -58 12 -58Q0 -62 2 -76Q6 -92 14 -110Z', '#f59a2f') +
        path('M14 -90Q24 -78 19 -70Q13 -64 8 -70Q6 -80 14 -90Z', '#fff0b8'),
    ].join(''),
  ),
  hammer: thing('table', 1.05, 0.2, '#8b929a', (color, { lit }) =>
    [
      turned(
        rect(-6, -78, 12, 82, lit('wood'), 4) +
          path('M-40 -100L30 -100Q44 -96 46 -78L30 -78L24 -84L-16 -84L-16 -74L-40 -74Z', color) +
          rect(-42, -100, 10, 26, darker(color, 0.3), 2),
        28,
        0,
        -50,
      ),
    ].join(''),
  ),
  wrench: thing('table', 0.8, 0.16, '#9aa3ab', (color) =>
    [
      turned(
        rect(-8, -84, 16, 70, color, 4) +
          path(
            'M-24 -104L-10 -96L-10 -84L10 -84L10 -96L24 -104Q30 -78 10 -70L-10 -70Q-30 -78 -24 -104Z',
            darker(color, 0.12),
          ) +
          circle(0, -6, 15, darker(color, 0.12)) +
          circle(0, -6, 7, lighter(color, 0.5)),
        32,
        0,
        -50,
      ),
    ].join(''),
  ),
  drill: thing('table', 1.3, 0.18, '#e0a13f', (color, { lit }) =>
    [
      path(
        'M-46 -94L26 -94Q36 -94 36 -84L36 -62L-18 -62L-12 -14L-42 -14L-48 -62Q-56 -64 -56 -78Q-56 -94 -46 -94Z',
        color,
      ),
      path('M-18 -62L36 -62L36 -74L-56 -74Q-54 -64 -48 -62L-42 -14L-32 -14Z', darker(color, 0.14)),
      rect(36, -88, 12, 20, lit('dark'), 2) + rect(48, -81, 26, 6, lit('metalDark')),
      rect(-50, -16, 48, 16, lit('dark'), 4) + rect(-14, -58, 8, 14, lit('red'), 3),
    ].join(''),
  ),
  paintbrush: thing('table', 0.7, 0.18, '#2f6db0', (color, { lit }) =>
    [
      turned(
        rect(-5, -44, 10, 48, lit('wood'), 5) +
          rect(-16, -58, 32, 15, lit('metal'), 3) +
          path('M-16 -58L-14 -92Q0 -108 14 -92L16 -58Z', lit('#d9b98a')) +
          path('M-14.500 -82L-14 -92Q0 -108 14 -92L14.500 -82Q0 -74 -14.500 -82Z', color),
        24,
        0,
        -50,
      ),
    ].join(''),
  ),
  padlock: thing('table', 0.75, 0.08, '#c99a3b', (color, { lit }) =>
    [
      `<path d="M-20 -56L-20 -74Q-20 -96 0 -96Q20 -96 20 -74L20 -56" fill="none" stroke="${lit('metalDark')}" stroke-width="9"/>`,
      rect(-35, -60, 70, 60, color, 8) +
        path('M12 -60L27 -60Q35 -60 35 -52L35 -8Q35 0 27 0L8 0Q24 -28 12 -60Z', darker(color, 0.16)),
      circle(0, -34, 7, lit('dark')) + rect(-3, -32, 6, 18, lit('dark'), 2),
    ].join(''),
  ),
  key: thing('table', 0.8, 0.08, '#c99a3b', (color) =>
    [
      `<circle cx="0" cy="-74" r="20" fill="none" stroke="${color}" stroke-width="11"/>`,
      rect(-5.5, -56, 11, 56, color, 3),
      rect(4, -26, 17, 8, color, 2) + rect(4, -11, 13, 8, color, 2),
    ].join(''),
  ),
  paintBucket: thing('ground', 1.24, 0.26, '#2f86c4', (color, { lit }) =>
    [
      path('M-60 -66L20 -66L13 -4Q13 0 8 0L-48 0Q-53 0 -53 -4Z', lit('#c3cbd0')) +
        path('M-4 -66L20 -66L13 -4Q13 0 8 0L-10 0Q-4 -30 -4 -66Z', lit('#9da7ae')),
      line('M-56 -58Q-50 -18 -20 -16Q10 -18 16 -58', lit('#6e7880'), 3) + rect(-29, -19, 18, 6, lit('#4a3226'), 3),
      ellipse(-20, -68, 42, 11, lit('#e3e8ea')) +
        ellipse(-20, -67.5, 37.5, 8.5, darker(color, 0.22)) +
        path('M-57 -66Q-50 -74 -20 -74Q10 -74 17 -66Q10 -59.500 -20 -59.200Q-50 -59.500 -57 -66Z', color),
      path(
        'M-61 -68Q-60 -60 -42 -58Q-20 -56 2 -59L4 -46Q4 -40 -1 -40Q-6 -40 -7 -46Q-9 -52 -14 -50Q-17 -46 -17 -34Q-18 -27 -23 -27Q-28 -27 -29 -34L-30 -46Q-33 -50 -36 -46Q-38 -40 -42 -40Q-46 -41 -46 -46L-47 -50Q-59 -56 -61 -68Z',
        color,
      ) + line('M-24 -48L-24 -36', lighter(color, 0.45), 3),
      moved(
        turned(
          line('M20 -88L27 -88L27 -71L0 -66L0 -46', lit('#7b858d'), 3.6) +
            path('M-5.500 -52L5.500 -52L7 -4Q6 0 0 0Q-6 0 -7 -4Z', lit('#e0983a')) +
            path('M1 -52L5.500 -52L7 -4Q6 0 0 0Q4 -20 1 -52Z', lit('#b8742a')) +
            rect(-24, -99, 47, 22, color, 4) +
            path('M-24 -86L23 -86L23 -81Q23 -77 19 -77L-20 -77Q-24 -77 -24 -81Z', darker(color, 0.2)) +
            rect(-19, -95.5, 26, 3.6, lighter(color, 0.45), 1.8),
          -14,
        ),
        52,
        0,
        0.97,
      ),
    ].join(''),
  ),
  toolBelt: thing('table', 1.5, 0.3, '#a8652f', (color, { lit }) =>
    [
      path('M-75 -70Q-60 -88 0 -88Q60 -88 75 -70L75 -58Q50 -74 0 -74Q-50 -74 -75 -58Z', darker(color, 0.45)),
      path('M-75 -70Q-50 -54 0 -52Q50 -54 75 -70L75 -54Q50 -36 0 -34Q-50 -36 -75 -54Z', lit('#6b4023')),
      turned(
        rect(-48, -88, 8, 60, lit('#d9a35c'), 2) +
          path('M-62 -100L-36 -100Q-26 -99 -22 -88L-34 -88L-38 -86L-50 -86L-54 -90L-62 -90Z', lit('#8b949b')) +
          path('M-62 -94L-24 -94L-22 -88L-34 -88L-38 -86L-50 -86L-54 -90L-62 -90Z', lit('#6c757d')),
        -6,
        -44,
        -40,
      ),
      turned(
        rect(-27, -62, 4, 30, lit('#a5adb3')) +
          path('M-31 -90Q-25 -94 -19 -90L-20 -66L-30 -66Z', lit('#d5452f')) +
          rect(-25, -88, 2.6, 20, lighter(lit('#d5452f'), 0.4), 1.3),
        8,
        -25,
        -40,
      ),
      turned(
        path(
          'M26 -98Q20 -92 24 -84Q28 -80 31 -79L31 -30L41 -30L41 -79Q48 -83 48 -89Q48 -95 44 -99L44 -89L38 -86L32 -90L32 -99Z',
          lit('#9aa4ab'),
        ) +
          path('M37 -79L41 -79Q48 -83 48 -89Q48 -95 44 -99L44 -89L38 -86L37 -86Z', lit('#79838b')) +
          rect(37, -80, 4, 50, lit('#79838b')),
        -4,
        36,
        -40,
      ),
      turned(
        path('M52 -86L55 -93L58 -86Z', lit('#f0d3a6')) +
          rect(52, -86, 6, 50, lit('#f0b93a')) +
          rect(55.5, -86, 2.5, 50, lit('#c98f22')),
        10,
        55,
        -40,
      ),
      [-62, 18]
        .map(
          (x, at) =>
            path(
              `M${x} -56L${x + 44} -56L${x + 42} -10Q${x + 40} 0 ${x + 30} 0L${x + 14} 0Q${x + 4} 0 ${x + 2} -10Z`,
              color,
            ) +
            path(
              `M${x + 31} -56L${x + 44} -56L${x + 42} -10Q${x + 40} 0 ${x + 30} 0L${x + 22} 0Q${x + 33} -20 ${x + 31} -56Z`,
              darker(color, 0.18),
            ) +
            rect(x - 2, -60, 48, 8, lighter(color, 0.2), 3) +
            path(
              `M${x + 7} -38L${x + 37} -38L${x + 35} -14Q${x + 34} -6 ${x + 28} -6L${x + 16} -6Q${x + 10} -6 ${x + 9} -14Z`,
              at ? darker(color, 0.28) : darker(color, 0.22),
            ) +
            `<path d="M${x + 11} -34L${x + 33} -34" stroke="${lighter(color, 0.5)}" stroke-width="2" stroke-dasharray="4 3"/>`,
        )
        .join(''),
      rect(-13, -57, 26, 26, lit('#d9b25a'), 4) +
        rect(-7, -51, 14, 14, lit('#6b4023'), 2) +
        rect(-3, -46, 15, 4, lit('#f0d48c'), 2),
    ].join(''),
  ),
  toolbox: thing('ground', 1.5, 0.3, '#cf3f2e', (color, { lit }) =>
    [
      rect(-20, -95, 40, 14, lit('#3a3d45'), 5) +
        rect(-13, -90, 26, 10, darker(color, 0.35)) +
        path('M-60 -50L60 -50L70 -84Q71 -87 67 -87L-67 -87Q-71 -87 -70 -84Z', darker(color, 0.3)) +
        path('M-56 -52L56 -52L64 -82L-64 -82Z', darker(color, 0.48)),
      path('M-72 -42L-62 -54L62 -54L72 -42Z', lit('#33272a')),
      turned(
        rect(-48, -86, 8, 60, lit('#d9a35c'), 2) +
          path('M-62 -100L-36 -100Q-24 -99 -20 -86L-34 -86L-38 -84L-50 -84L-54 -88L-62 -88Z', lit('#aab3b9')) +
          path('M-62 -94L-23 -94L-20 -86L-34 -86L-38 -84L-50 -84L-54 -88L-62 -88Z', lit('#828c94')),
        -8,
        -44,
        -40,
      ),
      turned(
        rect(-10, -66, 5, 40, lit('#b4bcc2')) +
          path('M-15 -97Q-7.500 -102 0 -97L-1 -66L-14 -66Z', lit('#f0b93a')) +
          path('M-6 -99.500Q-3 -99 0 -97L-1 -66L-6 -66Z', lit('#cc9424')),
        -3,
        -8,
        -40,
      ),
      turned(
        path(
          'M13 -99Q6 -92 10 -83Q14 -78 18 -77L18 -30L28 -30L28 -77Q36 -81 36 -88Q36 -95 32 -99L32 -88L25 -85L18 -89L18 -100Z',
          lit('#c6ced3'),
        ) +
          path(
            'M24 -77L28 -77Q36 -81 36 -88Q36 -95 32 -99L32 -88L25 -85L24 -85ZM24 -78L28 -78L28 -30L24 -30Z',
            lit('#99a3aa'),
          ),
        6,
        22,
        -40,
      ),
      turned(
        path('M44 -78L44 -30L60 -30L60 -78Z', lit('#c6ced3')) +
          path(
            'M42 -98L62 -98Q66 -98 65 -93L62 -76L42 -76Q38 -86 42 -98ZM47 -92L47 -82L57 -82L58 -92Z',
            lit('#3f86a8'),
          ),
        8,
        52,
        -40,
      ),
      rect(-75, -44, 150, 44, color, 4) +
        path('M36 -44L71 -44Q75 -44 75 -40L75 -4Q75 0 71 0L36 0Z', darker(color, 0.2)) +
        rect(-75, -44, 150, 8, lighter(color, 0.2), 3) +
        rect(-68, -32, 34, 3.4, lighter(color, 0.4), 1.7),
      [-40, 28]
        .map(
          (x) =>
            rect(x, -40, 13, 20, lit('#d5dbde'), 2) +
            rect(x + 7, -40, 6, 20, lit('#a4adb4'), 2) +
            rect(x + 3, -26, 7, 3, lit('#6c757d')),
        )
        .join('') + rect(-14, -26, 28, 14, lit('#f2d27a'), 2),
    ].join(''),
  ),
  easel: thing('ground', 0.66, 1, '#b97b45', (color, { lit }) =>
    [
      path('M-1.500 -60L1.500 -60L3 -4L-3 -4Z', darker(color, 0.45)),
      path('M-5 -96L0 -96L-28 0L-33 0Z', color) +
        path('M0 -96L5 -96L33 0L28 0Z', darker(color, 0.2)) +
        rect(-25, -19, 50, 4, darker(color, 0.12)) +
        rect(-3, -100, 6, 22, color, 1) +
        rect(0.6, -100, 2.4, 22, darker(color, 0.22)),
      rect(-31, -84, 62, 50, lit('#d8d2c4'), 1) +
        rect(-31, -84, 58.5, 47, lit('white'), 1) +
        rect(-28, -81, 53, 41, lit('#9fd2e8')),
      circle(12, -71, 5.5, lit('#f8cf52')) +
        path('M-28 -58L-14 -74L-4 -62L4 -69L18 -54L18 -48L-28 -48Z', lit('#6f86b4')) +
        path('M-14 -74L-18 -69.400L-14.500 -67.500L-12 -69.500L-9.500 -68.600Z', lit('white')),
      path('M-28 -52Q-12 -60 4 -53Q16 -58 25 -54L25 -40L-28 -40Z', lit('#7bb662')) +
        path('M4 -53Q-4 -49 4 -46Q12 -43 4 -40L-10 -40Q0 -43 -4 -46Q-8 -50 4 -53Z', lit('#5aa9cf')) +
        path('M14 -40Q10 -52 16 -62Q22 -52 18 -40Z', lit('#3d7a4c')),
      rect(-8, -87, 16, 5, darker(color, 0.2), 1.5) +
        rect(-33, -36, 66, 5, lighter(color, 0.15), 1.5) +
        path('M12 -36L33 -36L33 -32.500Q33 -31 31.500 -31L12 -31Z', darker(color, 0.12)) +
        rect(-6, -32, 12, 5, darker(color, 0.3), 1),
    ].join(''),
  ),
  anvil: thing('ground', 1.15, 0.55, '#59616b', (color, { lit }) =>
    [
      path('M-32 -44L32 -44L37 -4Q20 0 0 0Q-20 0 -37 -4Z', lit('#8f5f3c')) +
        path('M12 -44L32 -44L37 -4Q26 -1 14 0Z', lit('#744a2e')),
      line('M-22 -34L-24 -12M-8 -30L-9 -6M6 -34L6 -16', lit('#6b432a'), 3) +
        ellipse(0, -44, 32, 7, lit('#d9ae78')) +
        ellipse(0, -44, 20, 4, lit('#c2935c')),
      path(
        'M-20 -100L56 -100L56 -86Q34 -84 24 -76Q16 -64 30 -57L34 -44L-30 -44L-26 -57Q-10 -64 -16 -76Q-24 -82 -34 -84Q-50 -87 -57 -97Q-36 -92 -20 -94Z',
        color,
      ),
      path('M16 -100L56 -100L56 -86Q34 -84 24 -76Q16 -64 30 -57L34 -44L8 -44Q4 -70 16 -100Z', darker(color, 0.24)) +
        rect(-20, -100, 76, 6, lighter(color, 0.32)) +
        path('M-57 -97Q-36 -92 -20 -94L-20 -90Q-38 -88 -57 -97Z', lighter(color, 0.32)),
    ].join(''),
  ),
  kiln: thing('ground', 1.35, 0.9, '#b4684a', (color, { lit }) =>
    [
      rect(-56, -100, 18, 20, darker(color, 0.3)) +
        rect(-67, -84, 96, 84, color, 3) +
        rect(14, -84, 15, 84, darker(color, 0.18)),
      [0, 1, 2, 3, 4, 5]
        .map(
          (row) =>
            rect(-67, -72 + row * 12, 96, 1.6, darker(color, 0.25)) +
            [0, 1, 2, 3]
              .map((at) => rect(-58 + at * 24 + (row % 2) * 12, -84 + row * 12, 1.6, 12, darker(color, 0.25)))
              .join(''),
        )
        .join(''),
      path('M-58 -6L-58 -46Q-58 -76 -20 -76Q18 -76 18 -46L18 -6Z', lit('#ecd9b4')),
      path('M-49 -6L-49 -44Q-49 -68 -20 -68Q9 -68 9 -44L9 -6Z', lit('#e4641f')) +
        path('M-42 -6L-42 -42Q-42 -60 -20 -60Q2 -60 2 -42L2 -6Z', lit('#ff9a32')) +
        path('M-34 -6L-34 -40Q-34 -52 -20 -52Q-6 -52 -6 -40L-6 -6Z', lit('#ffd05e')),
      rect(-49, -33, 58, 4, lit('#9c3a16')) +
        path(
          'M-40 -33Q-46 -44 -37 -50L-39 -54L-27 -54L-29 -50Q-20 -44 -26 -33ZM-16 -49L6 -49Q5 -35 -1 -33L-9 -33Q-15 -35 -16 -49ZM-44 -22L-20 -22Q-22 -8 -27 -6L-37 -6Q-42 -8 -44 -22ZM-10 -6Q-18 -14 -9 -21L-10 -26L2 -26L1 -21Q8 -14 2 -6Z',
          lit('#b8471b'),
        ),
      path('M26 -72L60 -80L60 0L26 -6Z', lit('#5d656d')) +
        path('M60 -80L67 -79L67 0L60 0Z', lit('#434a52')) +
        path('M31 -62L54 -68L54 -10L31 -13Z', lit('#f0c58a')),
      rect(-67, -6, 96, 6, darker(color, 0.45)),
    ].join(''),
  ),
  pottersWheel: thing('ground', 1.15, 0.55, '#a9713f', (color, { lit }) =>
    [
      rect(-36, -44, 6, 38, darker(color, 0.42)) +
        rect(30, -44, 6, 38, darker(color, 0.5)) +
        rect(-4, -56, 8, 50, lit('metalDark')),
      path('M-44 -19L44 -19L44 -11A44 9 0 0 1 -44 -11Z', lit('#7d7a78')) +
        path('M20 -19L44 -19L44 -11A44 9 0 0 1 20 -3Z', lit('#66635f')) +
        ellipse(0, -19, 44, 9, lit('#a8a49e')) +
        ellipse(0, -19, 8, 2.4, lit('#66635f')) +
        rect(-4, -40, 8, 21, lit('metalDark')),
      rect(-54, -46, 9, 46, color) + rect(45, -46, 9, 46, darker(color, 0.22)),
      rect(-57, -53, 114, 10, color, 3) +
        path('M20 -53L54 -53Q57 -53 57 -50L57 -46Q57 -43 54 -43L20 -43Z', darker(color, 0.2)),
      path('M-42 -62L42 -62L42 -58A42 8 0 0 1 -42 -58Z', lit('#6f7a84')) + ellipse(0, -62, 42, 8, lit('#d3dade')),
      path(
        'M-30 -62Q-34 -72 -27 -80Q-22 -88 -24 -96L24 -96Q22 -88 27 -80Q34 -72 30 -62Q0 -54 -30 -62Z',
        lit('#c4785a'),
      ),
      path('M12 -96L24 -96Q22 -88 27 -80Q34 -72 30 -62Q22 -59.5 10 -58.5Q20 -76 12 -96Z', darker(lit('#c4785a'), 0.18)),
      ellipse(0, -95, 24, 5, lighter(lit('#c4785a'), 0.28)) + ellipse(0, -94.5, 18, 3.4, darker(lit('#c4785a'), 0.42)),
      line('M-21 -84Q-2 -78 14 -81M-26 -75Q-4 -69 17 -72M-27 -66Q-8 -61 10 -63', lighter(lit('#c4785a'), 0.3), 2.2),
    ].join(''),
  ),
  robotArm: thing('ground', 1.2, 0.95, '#ee8a2c', (color, { lit }) =>
    [
      rect(-60, -8, 74, 8, lit('dark'), 3) +
        path('M-50 -8L-44 -24L-2 -24L4 -8Z', lit('metalDark')) +
        path('M-14 -24L-2 -24L4 -8L-10 -8Z', darker(lit('metalDark'), 0.3)),
      path('M-42 -22L-42 -34Q-40 -46 -23 -46Q-6 -46 -4 -34L-4 -22Z', darker(color, 0.26)),
      path('M-34 -34L-40 -80L-20 -84L-10 -36Z', color) + path('M-20 -36L-28 -82L-20 -84L-10 -36Z', darker(color, 0.18)),
      path('M-46 -92L-30 -100L-18 -98L36 -90L38 -74L-18 -72L-44 -74Z', color) +
        path('M-44 -80L38 -80L38 -74L-18 -72L-44 -74Z', darker(color, 0.18)) +
        rect(-54, -95, 14, 22, lit('dark'), 3),
      circle(-22, -34, 13, darker(color, 0.4)) +
        circle(-22, -34, 7, lit('metal')) +
        circle(-29, -84, 12, darker(color, 0.4)) +
        circle(-29, -84, 6, lit('metal')),
      path('M30 -84L44 -84L46 -60L30 -60Z', darker(color, 0.3)) +
        circle(37, -82, 10, darker(color, 0.4)) +
        circle(37, -82, 5, lit('metal')),
      rect(27, -62, 22, 8, lit('dark'), 2) + rect(32, -54, 12, 6, lit('metalDark')),
      line('M38 -48L22 -46L20 -34L26 -24M38 -48L54 -46L56 -34L50 -24', lit('metal'), 5.5) +
        rect(27, -38, 22, 22, lit('#3f86b8'), 2) +
        path('M42 -38L47 -38Q49 -38 49 -36L49 -18Q49 -16 47 -16L42 -16Z', darker(lit('#3f86b8'), 0.25)),
      line('M-30 -70L-26 -48', lighter(color, 0.5), 4) +
        [-52, -32, -12].map((x) => path(`M${x} -8l8 0l-4 8l-8 0Z`, lit('#f4c33c'))).join(''),
    ].join(''),
  ),
  forklift: thing(
    'ground',
    1.6,
    1.2,
    '#f0b02f',
    (color, palette) => {
      const { lit } = palette;
      return [
        line('M-48 -52L-40 -94L6 -94L16 -42', lit('dark'), 5) + rect(-46, -100, 60, 7, lit('dark'), 3),
        path('M-38 -48L-38 -64Q-38 -70 -32 -68L-30 -52L-10 -52L-10 -44L-38 -44Z', lit('#3f434b')) +
          line('M10 -40L0 -60M-6 -58L4 -63', lit('dark'), 4),
        path('M-79 -18L-79 -42Q-77 -52 -65 -52L-44 -52L-40 -44L-12 -44L-8 -32L4 -32L6 -46L18 -46L22 -18Z', color) +
          path('M-79 -18L-79 -42Q-77 -52 -65 -52L-59 -52L-59 -18Z', darker(color, 0.22)) +
          rect(-59, -24, 81, 7, darker(color, 0.36)) +
          rect(-50, -38, 28, 4, lighter(color, 0.4), 2),
        rect(23, -98, 5, 92, lit('#5c626b')) + rect(29, -98, 5, 92, lit('#3f434b')) + rect(22, -66, 13, 4, lit('dark')),
        path('M34 -40L38 -40L38 -15L80 -13L80 -9L34 -9Z', lit('dark')),
        rect(41, -22, 37, 3, lit('#b98555')) + [41, 57, 73].map((x) => rect(x, -19, 5, 5, lit('#9a6b42'))).join(''),
        rect(41, -60, 37, 38, lit('#d3a169')) +
          rect(68, -60, 10, 38, lit('#b5834f')) +
          rect(55, -60, 8, 16, lit('#f0e0bc')),
        wheel(-55, -16, 16, palette) + wheel(8, -17, 17, palette),
      ].join('');
    },
    'drive',
  ),
  excavator: thing('ground', 1.8, 1.5, '#e6ab2e', (color, { lit }) =>
    [
      rect(-78, -22, 106, 22, lit('dark'), 11) +
        [-60, -26, 10].map((x) => circle(x, -11, 7, lit('metalDark'))).join(''),
      rect(-76, -52, 96, 30, color, 4) + path('M-30 -52L-26 -88L12 -88L20 -52Z', color),
      path('M-20 -56L-18 -82L6 -82L12 -56Z', lit('glass')),
      line('M16 -50L56 -96L86 -56', color, 11) + path('M74 -58L98 -58L92 -28Q76 -26 66 -40Z', lit('metalDark')),
    ].join(''),
  ),
  crane: thing('ground', 1.1, 4.5, '#eeb02f', (color, { lit }) =>
    [
      path('M-40 0L-36 -7L-4 -7L0 0Z', lit('#7d7f84')),
      line('M-25 -8L-15 -20L-25 -32L-15 -44L-25 -56L-15 -68L-25 -78', darker(color, 0.1), 2.4) +
        line('M-26 -7L-26 -80', color, 3.2) +
        line('M-14 -7L-14 -80', darker(color, 0.22), 3.2),
      line('M-20 -98L-46 -80M-20 -98L14 -86M-20 -98L44 -86', darker(color, 0.5), 1.6) +
        line('M-26 -79L-20 -98L-14 -79', color, 3.2),
      line('M-10 -78L-4 -87L2 -78L8 -87L14 -78L20 -87L26 -78L32 -87L38 -78L44 -87L50 -78', darker(color, 0.1), 2.2) +
        line('M-53 -78L53 -78M-14 -88L48 -87L53 -78', color, 3.2),
      rect(-55, -80, 17, 17, lit('#6f747a'), 1) +
        rect(-44, -80, 6, 17, lit('#565b61'), 1) +
        rect(-28, -80, 16, 5, darker(color, 0.3)),
      path('M-13 -76L2 -76L-1 -62L-13 -62Z', color) + path('M-8 -73.500L-1 -73.500L-2.800 -66L-8 -66Z', lit('glass')),
      rect(31, -79, 10, 5, lit('dark'), 1) +
        line('M36 -76L36 -46M36 -46L25 -36M36 -46L47 -36', lit('dark'), 1.8) +
        circle(36, -47, 3, lit('dark')) +
        rect(20, -36, 32, 10, lit('#b5553f'), 1) +
        rect(20, -30, 32, 4, lit('#8d3f2f'), 1),
    ].join(''),
  ),
  scaffolding: thing('ground', 1.2, 2.6, '#8492a0', (color, { lit }) => {
    const ladder = (x: number, y: number) =>
      line(`M${x} ${y}L${x + 14} ${y - 40}M${x + 9} ${y}L${x + 23} ${y - 40}`, lit('#e2a93a'), 2.4) +
      repeat(5, (at) =>
        line(`M${x + 2.5 + at * 2.5} ${y - 6 - at * 7}L${x + 11.5 + at * 2.5} ${y - 6 - at * 7}`, lit('#e2a93a'), 2),
      );
    const deck = (y: number) =>
      rect(-60, y - 7, 120, 4, lit('#c98f4e')) +
      rect(-60, y - 3, 120, 4, darker(lit('#c98f4e'), 0.25)) +
      repeat(5, (at) => rect(-42 + at * 20, y - 7, 1, 8, darker(lit('#c98f4e'), 0.4)));
    return [
      [-46, 9, 46].map((x) => rect(x, -94, 3, 92, darker(color, 0.35))).join('') +
        line('M-46 -84L46 -84M-46 -50L46 -50M-46 -16L46 -16', darker(color, 0.35), 2),
      line('M-52 -2L-1 -33M1 -33L52 -2M-52 -36L-1 -66M1 -66L52 -36', darker(color, 0.15), 2.6),
      path('M22 -87L38 -87L36 -74L24 -74Z', lit('#e8763a')) +
        path('M31 -87L38 -87L36 -74L31 -74Z', darker(lit('#e8763a'), 0.22)) +
        line('M23 -86Q30 -99 37 -86', lit('dark'), 1.4),
      repeat(3, (at) => rect(-14 - at * 9, -80, 8, 5, lit('#b5503a'), 0.6)) +
        repeat(2, (at) => rect(-18.5 - at * 9, -85.6, 8, 5, lit('#c96a4c'), 0.6)),
      deck(-34) + deck(-68) + ladder(18, -1.2) + ladder(-40, -41.5),
      line('M-54 -96L54 -96M-54 -83L54 -83M-54 -50L54 -50', color, 2.8),
      [-56, 0, 56]
        .map(
          (x) =>
            rect(x - 2.2, -100, 4.4, 98, color) +
            rect(x + 0.4, -100, 1.8, 98, darker(color, 0.3)) +
            rect(x - 4, -3, 8, 3, lit('dark')) +
            [-96, -83, -50, -34, -68].map((y) => rect(x - 3, y - 2, 6, 4, darker(color, 0.45), 1)).join(''),
        )
        .join(''),
    ].join('');
  }),
  mower: thing('ground', 1.5, 0.6, '#d0452f', (color, palette) =>
    [
      line('M40 -30L84 -98L100 -98', palette.lit('dark'), 6),
      path('M-72 -14Q-74 -42 -48 -44L40 -44Q58 -42 58 -14Z', color) + rect(-72, -20, 130, 8, darker(color, 0.3)),
      rect(-34, -66, 48, 24, palette.lit('dark'), 5) + rect(-24, -74, 28, 10, palette.lit('metal'), 3),
      wheel(-54, -14, 14, palette) + wheel(44, -16, 16, palette),
    ].join(''),
  ),
  shovel: thing('ground', 0.44, 0.62, '#8894a0', (color, { lit }) =>
    [
      line('M0 -85L-11 -97L11 -97Z', lit('#3a2f2c'), 5.4) +
        rect(-3.2, -86, 6.4, 40, lit('#b9824c')) +
        rect(0.5, -86, 2.7, 40, darker(lit('#b9824c'), 0.25)),
      path('M-4.6 -52L4.6 -52L6.5 -40L18 -40L17 -16Q12 -6 0 0Q-12 -6 -17 -16L-18 -40L-6.5 -40Z', color),
      path('M1 -52L4.6 -52L6.5 -40L18 -40L17 -16Q12 -6 0 0Q3 -20 1 -52Z', darker(color, 0.22)) +
        line('M-12 -34L-11.5 -19', lighter(color, 0.55), 3.4),
      path('M-22 0Q-22 -9 -12 -10Q-6 -16 2 -12Q8 -15 13 -9Q22 -8 22 0Z', lit('#6b4630')) +
        path('M2 -12Q8 -15 13 -9Q22 -8 22 0L8 0Q12 -8 2 -12Z', darker(lit('#6b4630'), 0.25)),
    ].join(''),
  ),
  wheelbarrow: thing('ground', 1.9, 0.42, '#4f8f5c', (color, { lit }) =>
    [
      path('M-44 -72Q-30 -96 -6 -94Q6 -104 24 -98Q48 -98 58 -86Q72 -84 80 -72Z', lit('#6b4630')) +
        path('M24 -98Q48 -98 58 -86Q72 -84 80 -72L40 -72Q46 -88 24 -98Z', darker(lit('#6b4630'), 0.25)),
      line('M-18 -34L-30 -3M-6 -34L-30 -3', lit('#3b3f47'), 6),
      circle(66, -23, 23, lit('#26262c')) + circle(66, -23, 12, lit('metal')) + circle(66, -23, 4, lit('dark')),
      path(
        'M-56 -76L92 -76Q96 -76 94 -71L60 -38Q56 -34 50 -34L-20 -34Q-27 -34 -30 -40L-60 -70Q-62 -76 -56 -76Z',
        color,
      ),
      path('M48 -76L92 -76Q96 -76 94 -71L60 -38Q56 -34 50 -34L26 -34Q46 -48 48 -76Z', darker(color, 0.2)) +
        rect(-60, -77, 155, 7, lighter(color, 0.28), 3),
      line('M66 -23L-6 -33L-64 -55', lit('#b07a45'), 7) + line('M-68 -56L-90 -65', lit('dark'), 9),
    ].join(''),
  ),
  wateringCan: thing('ground', 1.45, 0.24, '#3f9078', (color) =>
    [
      line('M14 -62Q14 -96 36 -96Q68 -96 68 -58Q68 -34 54 -26', darker(color, 0.28), 7),
      path('M2 -36L-52 -80L-60 -72L-2 -6Z', darker(color, 0.1)),
      turned(
        rect(-72, -83, 32, 8, darker(color, 0.28), 3) + path('M-66 -76L-46 -76L-51 -66L-61 -66Z', color),
        -46,
        -56,
        -76,
      ),
      path('M-6 -64L54 -64L60 -4Q60 0 56 0L-10 0Q-14 0 -13 -4Z', color) +
        path('M30 -64L54 -64L60 -4Q60 0 56 0L30 0Z', darker(color, 0.18)),
      path('M-6 -64L54 -64L54 -68Q46 -74 30 -74L18 -74Q4 -74 -6 -68Z', lighter(color, 0.2)) +
        rect(-13, -16, 73, 6, darker(color, 0.3)),
      line('M2 -52L-1 -28', lighter(color, 0.5), 5),
    ].join(''),
  ),
  lantern: thing('table', 0.7, 0.24, '#b5432f', (color, { lit }) =>
    [
      circle(0, -44, 35, lit('#ffd56a'), 0.38),
      line('M-24 -66Q-30 -97 0 -97Q30 -97 24 -66', lit('metalDark'), 3.4),
      line('M-24 -12L-27 -56Q-26 -70 -10 -72M24 -12L27 -56Q26 -70 10 -72', darker(color, 0.2), 5),
      path('M-11 -24Q-24 -42 -12 -62L12 -62Q24 -42 11 -24Z', lit('#ffe9a8')) +
        path('M-1 -56Q10 -44 8 -35Q6 -28 0 -28Q-6 -28 -8 -35Q-8 -42 -1 -56Z', lit('#f79a2c')) +
        path('M0 -44Q5 -38 4 -33Q2 -29 0 -29Q-2 -29 -4 -33Q-4 -38 0 -44Z', lit('#fff3c4')),
      path('M-16 -62L16 -62L11 -72L-11 -72Z', color) +
        rect(-9, -80, 18, 9, darker(color, 0.2)) +
        path('M-14 -80L14 -80L6 -88L-6 -88Z', color),
      path('M-13 -26L13 -26L17 -18L-17 -18Z', darker(color, 0.2)) +
        path('M-26 -18L26 -18Q30 -18 30 -14L32 -4Q32 0 28 0L-28 0Q-32 0 -32 -4L-30 -14Q-30 -18 -26 -18Z', color),
      path('M10 -18L26 -18Q30 -18 30 -14L32 -4Q32 0 28 0L12 0Z', darker(color, 0.2)) +
        line('M-22 -12L-23 -6', lighter(color, 0.5), 4),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
