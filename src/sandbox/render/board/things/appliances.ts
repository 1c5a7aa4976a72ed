import { darker, lighter } from '../../look/palette';
import { flame } from '../details';
import { type Subject, thing, wheel } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

/** Household machines, and what supplies a house with water, heat and power. */
export const appliances = {
  fridge: thing('ground', 0.5, 1.2, '#dfe6e8', (color, { lit }) =>
    [
      rect(-24, -100, 48, 97, color, 4),
      rect(-20, -3, 8, 3, lit('dark')) + rect(12, -3, 8, 3, lit('dark')),
      rect(-24, -66, 48, 1.6, darker(color, 0.25)),
      rect(14, -90, 3, 17, darker(color, 0.4), 1.5) + rect(14, -58, 3, 26, darker(color, 0.4), 1.5),
      rect(-17, -56, 10, 12, lit('#f0c860'), 1),
    ].join(''),
  ),
  washer: thing('ground', 0.85, 0.52, '#eceae4', (color, { lit }) =>
    [
      rect(-42, -100, 84, 100, color, 6),
      rect(-42, -100, 84, 20, darker(color, 0.1), 6),
      circle(24, -90, 5, lit('metalDark')) + rect(-34, -94, 28, 8, lit('#3b4150'), 3),
      circle(0, -40, 30, lit('metal')) +
        circle(0, -40, 23, lit('#4f7f95')) +
        path('M-20 -36Q-8 -50 4 -38Q14 -28 22 -40A23 23 0 0 1 -20 -30Z', lit('#d4553a')),
      path('M-14 -54Q-4 -60 4 -56', lit('white'), 0.7),
    ].join(''),
  ),
  machine: thing('table', 0.95, 0.34, '#3b4048', (color, { lit }) =>
    [
      rect(-44, -100, 88, 34, color, 7),
      rect(-44, -100, 26, 100, darker(color, 0.2), 6),
      rect(-48, -12, 96, 12, darker(color, 0.3), 4),
      rect(2, -68, 20, 12, lit('metal'), 3),
      circle(26, -84, 5, lit('#f0bf3a')) + rect(-8, -88, 22, 8, lit('#6fc3cf'), 3),
      line('M9 -56L9 -38M15 -56L15 -38', lit('#6d4128'), 2.6),
      path('M-4 -36L28 -36L24 -12L0 -12Z', lit('white')),
    ].join(''),
  ),
  oven: thing('ground', 1, 0.4, '#4a525b', (color, { lit }) =>
    [
      rect(-50, -100, 100, 100, color, 4) +
        rect(-50, -100, 100, 24, lit('#c3cad0'), 4) +
        rect(-50, -82, 100, 6, lit('#c3cad0')) +
        path('M43 -100L46 -100Q50 -100 50 -96L50 -76L43 -76Z', darker(lit('#c3cad0'), 0.2)),
      [-39, -23, 19, 35]
        .map((x) => circle(x, -88, 6.5, lit('dark')) + line(`M${x} -88L${x} -92`, lit('white'), 2))
        .join(''),
      rect(-14, -94, 24, 12, lit('dark'), 2) +
        rect(-10, -90, 6, 4, lit('#ff9a3c')) +
        rect(-1, -90, 6, 4, lit('#ff9a3c')),
      rect(-40, -72, 80, 7, lit('#c3cad0'), 3.5),
      rect(-40, -58, 80, 46, lit('#23242b'), 5) +
        rect(-36, -54, 72, 38, lit('#f08a2c'), 3) +
        path('M-36 -51Q-36 -54 -33 -54L33 -54Q36 -54 36 -51L24 -22L-24 -22Z', lit('#ffc65a')),
      rect(-36, -25, 72, 2.6, lit('#5a3a26')) +
        path('M-22 -34L22 -34L18 -25L-18 -25Z', lit('#8b929a')) +
        path('M-23 -34Q-24 -48 -12 -46Q0 -54 12 -46Q24 -48 23 -34Z', lit('#a8602c')),
      path('M43 -76L50 -76L50 -4Q50 0 46 0L43 0Z', darker(color, 0.25)),
    ].join(''),
  ),
  espressoMachine: thing('table', 1.5, 0.34, '#b5402f', (color, { lit }) =>
    [
      [-54, -30, -6].map((x) => path(`M${x - 9} -100L${x + 9} -100L${x + 6} -86L${x - 6} -86Z`, lit('white'))).join(''),
      rect(-60, -60, 120, 46, lit('#5a626b')) + rect(-60, -60, 120, 9, darker(lit('#5a626b'), 0.35)),
      rect(-75, -88, 150, 32, color, 7) +
        path('M44 -88L68 -88Q75 -88 75 -81L75 -63Q75 -56 68 -56L44 -56Z', darker(color, 0.2)),
      rect(-68, -84, 60, 4, lighter(color, 0.4), 2) +
        circle(0, -71, 9, lit('white')) +
        line('M0 -71L4 -75', lit('red'), 2),
      rect(-71, -17, 142, 17, color, 4) +
        path('M44 -17L67 -17Q71 -17 71 -13L71 -4Q71 0 67 0L44 0Z', darker(color, 0.2)) +
        rect(-62, -20, 124, 7, lit('metal'), 2),
      [-32, 32]
        .map((x) =>
          [
            [-8, 0, 8].map((off) => circle(x + off, -68, 2.4, lit('white'))).join(''),
            rect(x - 14, -57, 28, 9, lit('metal'), 2) +
              rect(x - 11, -48, 22, 6, lit('metalDark'), 2) +
              line(`M${x + 8} -44L${x + 22} -38`, lit('dark'), 6),
            line(`M${x - 3} -42L${x - 3} -30M${x + 3} -42L${x + 3} -30`, lit('#7a4526'), 2) +
              path(`M${x - 9} -34L${x + 9} -34L${x + 6} -20L${x - 6} -20Z`, lit('white')),
          ].join(''),
        )
        .join(''),
      line('M-66 -54L-66 -44L-60 -24M66 -54L66 -44L60 -24', lit('metal'), 3.4),
    ].join(''),
  ),
  tap: thing('table', 0.9, 0.24, '#9eaab3', (color, { lit }) =>
    [
      path(
        'M4 -8L4 -66Q4 -82 -12 -82Q-26 -82 -26 -66L-26 -54L-42 -54L-42 -66Q-42 -100 -11 -100Q22 -100 22 -66L22 -8Z',
        color,
      ),
      path('M12 -8L12 -66Q12 -90 -10 -92Q-6 -100 -2 -99Q22 -94 22 -66L22 -8Z', darker(color, 0.22)),
      rect(-45, -58, 22, 8, darker(color, 0.3), 2) + line('M-36 -70Q-34 -90 -14 -94', lighter(color, 0.6), 4),
      rect(-4, -10, 34, 10, darker(color, 0.3), 3) + rect(0, -30, 26, 20, darker(color, 0.1), 3),
      line('M26 -22L40 -40', darker(color, 0.3), 7),
      path('M-34 -44Q-22 -28 -25 -20Q-28 -14 -34 -14Q-40 -14 -43 -20Q-46 -28 -34 -44Z', lit('#4aa3d0')) +
        circle(-37, -23, 3, lighter(lit('#4aa3d0'), 0.6)),
    ].join(''),
  ),
  sink: thing('ground', 0.95, 0.58, '#eef0ee', (color, { lit }) =>
    [
      path('M-15 -40L15 -40L12 -8L20 0L-20 0L-12 -8Z', darker(color, 0.08)) +
        path('M4 -40L15 -40L12 -8L20 0L4 0Z', darker(color, 0.22)),
      path('M-47 -62Q-46 -26 0 -26Q46 -26 47 -62Z', color) +
        path('M22 -62L47 -62Q46 -26 4 -26Q28 -38 22 -62Z', darker(color, 0.14)),
      ellipse(0, -62, 47, 10, lighter(color, 0.6)) +
        ellipse(0, -61, 39, 7, darker(color, 0.34)) +
        path('M-34 -58Q0 -64 34 -58Q24 -54 0 -54Q-24 -54 -34 -58Z', lit('#7fc0d8')),
      line('M-10 -66L-10 -84Q-10 -96 2 -96Q13 -96 13 -84', lit('metalDark'), 7) +
        line('M13 -78L13 -58', lit('#8fcbe0'), 4),
      rect(-18, -69, 16, 5, lit('metalDark'), 2) + line('M-12 -78L-24 -82', lit('metalDark'), 5),
      line('M-36 -50Q-32 -40 -22 -35', lighter(color, 0.9), 4),
    ].join(''),
  ),
  showerHead: thing('wall', 0.84, 0.9, '#a9b3ba', (color, { lit }) =>
    [
      line('M33 -6L33 -86Q33 -96 23 -96L-2 -96Q-12 -96 -12 -88', color, 6) +
        line('M35 -8L35 -86', darker(color, 0.3), 2),
      [-2, -1, 0, 1, 2]
        .map((at) =>
          [0, 1, 2, 3]
            .map((row) => {
              const y = -68 + row * 17 + (at % 2 ? 7 : 0);
              const x = (t: number) => -12 + at * (8.5 + (t + 70) * 0.06);
              return y + 9 < 1
                ? line(`M${x(y)} ${y}L${x(y + 9)} ${y + 9}`, lit(row % 2 ? '#7cc3e4' : '#4aa3d4'), 3)
                : '';
            })
            .join(''),
        )
        .join(''),
      path('M-17 -91L-7 -91Q-6 -84 10 -80L-34 -80Q-18 -84 -17 -91Z', darker(color, 0.14)) +
        rect(-40, -81, 56, 8, color, 3) +
        rect(-36, -73.5, 48, 2.6, darker(color, 0.42), 1.3) +
        rect(-36, -79.5, 20, 2.4, lighter(color, 0.6), 1.2),
      rect(27, -64, 12, 5, darker(color, 0.35), 2) + rect(24, -34, 18, 12, darker(color, 0.12), 4),
      [
        [22, '#cf4a3c'],
        [40, '#3f86c6'],
      ]
        .map(
          ([x, dot]) =>
            line(`M${Number(x) - 0} -36L${Number(x)} -20`, darker(color, 0.4), 4) +
            circle(Number(x), -28, 3.2, lit(String(dot))),
        )
        .join(''),
    ].join(''),
  ),
  boiler: thing('wall', 0.74, 0.6, '#eceff0', (color, { lit }) =>
    [
      rect(-9, -100, 18, 14, lit('#8f989f')) +
        rect(2, -100, 7, 14, lit('#737d85')) +
        rect(-12, -93, 24, 5, lit('#5f6870'), 2),
      [
        [-26, '#b8703f'],
        [-9, '#cf4a3c'],
        [9, '#3f86c6'],
        [26, '#b8703f'],
      ]
        .map(
          ([x, fill], at) =>
            rect(Number(x) - 3, -24, 6, 24, lit('#c07d4b')) +
            rect(Number(x) + 0.8, -24, 2.2, 24, lit('#985c33')) +
            rect(Number(x) - 5, -24, 10, 5, lit('#8f989f'), 1) +
            (at % 3 ? rect(Number(x) - 6, -14, 12, 4, lit(String(fill)), 2) : ''),
        )
        .join(''),
      rect(-37, -90, 74, 68, color, 6) +
        path('M18 -90L31 -90Q37 -90 37 -84L37 -28Q37 -22 31 -22L18 -22Z', darker(color, 0.14)),
      path('M-37 -42L37 -42L37 -28Q37 -22 31 -22L-31 -22Q-37 -22 -37 -28Z', lit('#59636b')) +
        path('M18 -42L37 -42L37 -28Q37 -22 31 -22L18 -22Z', lit('#475058')),
      circle(0, -66, 16, darker(color, 0.3)) +
        circle(0, -66, 13.5, lit('#2b3036')) +
        flame(0, -55.5, 0.5, lit('#3f8fd8')) +
        flame(0, -55.5, 0.29, lit('#bfe6f7')),
      rect(-12, -38, 24, 12, lit('#1f2a30'), 2) +
        rect(-8, -35, 8, 6, lit('#7fe0c4'), 1) +
        rect(3, -35, 5, 2.4, lit('#7fe0c4'), 1) +
        rect(3, -31.4, 5, 2.4, lit('#7fe0c4'), 1),
      [-24, 24]
        .map(
          (x) => circle(x, -32, 6.5, lit('#e4e9eb')) + line(`M${x} -32L${x + (x < 0 ? -2 : 3)} -36`, lit('#cf4a3c'), 2),
        )
        .join('') + rect(-32, -84, 3, 36, lighter(color, 0.9), 1.5),
    ].join(''),
  ),
  heatPump: thing('ground', 1.25, 0.58, '#e4e9eb', (color, { lit }) =>
    [
      rect(-52, -10, 18, 10, lit('#3a3f45'), 2) + rect(30, -10, 18, 10, lit('#3a3f45'), 2),
      rect(-62, -95, 124, 88, color, 4) +
        path('M32 -95L62 -95L62 -11Q62 -7 58 -7L32 -7Z', darker(color, 0.16)) +
        rect(-62.5, -100, 125, 9, lit('#5b646c'), 3),
      rect(-55, -86, 80, 73, darker(color, 0.1), 4) + circle(-15, -49, 35, lit('#30363c')),
      [0, 72, 144, 216, 288]
        .map((a) =>
          turned(
            path('M0 -2Q-17 -8 -17 -23Q-14 -31 -2 -32Q10 -31 9 -24Q2 -14 4 -2Z', lit('#8a959d')) +
              path('M9 -24Q2 -14 4 -2L0 -2Q-4 -16 3 -31.500Q10 -30 9 -24Z', lit('#6f7a82')),
            a,
          ).replace('rotate', 'translate(-15 -49) rotate'),
        )
        .join(''),
      [34, 23, 13]
        .map((r) => line(`M${-15 - r} -49a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, lit('#d5dcdf'), 1.5))
        .join('') +
        line('M-49 -49L19 -49M-15 -83L-15 -15M-39 -73L9 -25M9 -73L-39 -25', lit('#d5dcdf'), 1.5) +
        circle(-15, -49, 7, lit('#d5dcdf')),
      [-84, -77, -70, -63, -56].map((y) => rect(38, y, 18, 3, darker(color, 0.4), 1.5)).join('') +
        rect(38, -46, 18, 9, lit('#2f9a8c'), 2) +
        circle(43, -41.5, 2, lit('white')),
      rect(36, -28, 20, 14, darker(color, 0.3), 2) +
        [-24, -17].map((y) => rect(42, y - 2, 20.5, 4, lit('#b8703f'), 2)).join('') +
        rect(-60, -84, 3, 50, lighter(color, 0.8), 1.5),
    ].join(''),
  ),
  radiator: thing('ground', 1.42, 0.42, '#ece5d8', (color, { lit }) =>
    [
      rect(-66.5, -20, 7, 20, lit('#6c757d')) +
        rect(-67, -22, 20, 9, lit('#6c757d'), 3) +
        path('M-71 -40Q-71 -44 -67 -44L-59 -44Q-55 -44 -55 -40L-57 -24L-69 -24Z', lit('white')) +
        rect(-71, -33, 16, 3, lit('#cf4a3c')),
      rect(-52, -88, 118, 12, darker(color, 0.42)) +
        rect(-52, -24, 120, 12, darker(color, 0.42)) +
        rect(64, -86, 7, 8, lit('metalDark'), 2) +
        rect(64, -22, 7, 8, lit('metalDark'), 2),
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((at) =>
          moved(
            rect(0, -100, 13, 93, color, 6.5) +
              path('M8 -100Q13 -99 13 -93.500L13 -13.500Q13 -8 8 -7Z', darker(color, 0.2)) +
              rect(5.2, -82, 2.6, 57, darker(color, 0.45), 1.3) +
              rect(1.8, -92, 2.2, 76, lighter(color, 0.7), 1.1),
            -51 + at * 14.6,
            0,
          ),
        )
        .join(''),
      [-51, 51.2]
        .map((x) =>
          path(`M${x} -14L${x + 13} -14L${x + 11} -4L${x + 14} 0L${x - 1} 0L${x + 2} -4Z`, darker(color, 0.45)),
        )
        .join(''),
    ].join(''),
  ),
  fireplace: thing('ground', 1.2, 0.8, '#b4583f', (color, { lit }) =>
    [
      rect(-54, -76, 108, 72, color) + rect(30, -76, 24, 72, darker(color, 0.16)),
      [0, 1, 2, 3, 4, 5, 6]
        .map(
          (row) =>
            rect(-54, -76 + row * 10, 108, 1.5, lighter(color, 0.35)) +
            [0, 1, 2, 3, 4, 5]
              .map((at) => rect(-49 + at * 18 + (row % 2) * 9, -76 + row * 10, 1.5, 10, lighter(color, 0.35)))
              .join(''),
        )
        .join(''),
      path('M-37 -5L-37 -36Q-37 -65 0 -65Q37 -65 37 -36L37 -5Z', lit('#d8cab4')) +
        path('M-31 -5L-31 -35Q-31 -59 0 -59Q31 -59 31 -35L31 -5Z', lit('#2a1d1b')) +
        path('M-26 -5L-26 -32Q-24 -50 0 -50Q24 -50 26 -32L26 -5Z', lit('#5e2a1b')),
      flame(-12, -12, 0.72, lit('#e4611f')) +
        flame(12, -12, 0.76, lit('#e4611f')) +
        flame(0, -11, 0.98, lit('#f28a25')) +
        flame(-10, -12, 0.42, lit('#f7b23f')) +
        flame(11, -12, 0.42, lit('#f7b23f')) +
        flame(0, -11, 0.6, lit('#ffd766')),
      turned(rect(-24, -17, 48, 8, lit('#7a4a2c'), 4), 12, 0, -13) +
        turned(
          rect(-24, -17, 48, 8, lit('#8f5a36'), 4) +
            circle(-20, -13, 4, lit('#dcae78')) +
            circle(-20, -13, 1.8, lit('#b98550')),
          -12,
          0,
          -13,
        ) +
        rect(-26, -10, 52, 3, lit('#1d1a1c'), 1) +
        rect(-22, -10, 3, 6, lit('#1d1a1c')) +
        rect(19, -10, 3, 6, lit('#1d1a1c')),
      rect(-60, -6, 120, 6, lit('#8c8278'), 1) +
        rect(-60, -6, 120, 2, lit('#aaa095')) +
        rect(-60, -84, 120, 9, lit('#7c4a2a'), 2) +
        rect(-60, -84, 120, 3, lit('#a0673e'), 1.5) +
        rect(-54, -75, 108, 3, darker(color, 0.45)),
      rect(-48, -94, 6, 10, lit('white')) +
        path('M-45 -100.500Q-42 -96 -45 -94Q-48 -96 -45 -100.500Z', lit('#f7a93a')) +
        rect(-38, -91, 6, 7, lit('white')) +
        path('M-35 -97.500Q-32 -93 -35 -91Q-38 -93 -35 -97.500Z', lit('#f7a93a')),
      rect(-11, -99, 22, 15, lit('#c99a4a'), 1) +
        rect(-8, -97, 16, 11, lit('#a8cfdc')) +
        path('M-8 -86L-2 -93L2 -89L4 -91L8 -86Z', lit('#5f8f5a')) +
        path('M34 -84Q31 -92 36 -93L44 -93Q49 -92 46 -84Z', lit('#3f7f88')) +
        path('M38 -93Q30 -96 32 -100Q38 -99 40 -93Q42 -99 48 -100Q49 -95 42 -93Z', lit('leaf')),
    ].join(''),
  ),
  woodStove: thing('ground', 0.7, 0.75, '#434a52', (color, { lit }) =>
    [
      rect(-7, -100, 14, 44, darker(color, 0.14)) +
        rect(2, -100, 5, 44, darker(color, 0.4)) +
        rect(-9, -84, 18, 4, lighter(color, 0.16), 1) +
        rect(-10, -64, 20, 5, lighter(color, 0.16), 1),
      path('M-30 -12L-22 -12L-25 0L-33 0ZM30 -12L22 -12L25 0L33 0Z', darker(color, 0.45)),
      rect(-31, -56, 62, 47, color, 3) +
        path('M20 -56L31 -56L31 -12Q31 -9 28 -9L20 -9Z', darker(color, 0.28)) +
        rect(-35, -60, 70, 7, lighter(color, 0.2), 2) +
        path('M18 -60L33 -60Q35 -60 35 -58L35 -55Q35 -53 33 -53L18 -53Z', color),
      rect(-24, -50, 48, 32, darker(color, 0.45), 4) + rect(-20, -46.5, 40, 25, lit('#6b2a18'), 3),
      flame(-9, -24, 0.42, lit('#e4611f')) +
        flame(9, -24, 0.44, lit('#e4611f')) +
        flame(0, -24, 0.52, lit('#f28a25')) +
        flame(-8, -24, 0.22, lit('#ffcf5a')) +
        flame(8, -24, 0.22, lit('#ffcf5a')) +
        flame(0, -24, 0.3, lit('#ffd766')),
      turned(rect(-16, -27, 32, 5, lit('#7a4a2c'), 2.5), 6, 0, -24) +
        turned(rect(-16, -27, 32, 5, lit('#9a6238'), 2.5) + circle(-13.5, -24.5, 2.5, lit('#e0b27c')), -6, 0, -24),
      rect(26, -38, 3.4, 12, lit('#d0a24c'), 1.7) +
        rect(-24, -15.5, 48, 4.5, darker(color, 0.3), 1) +
        rect(-5, -14.6, 10, 2.6, lit('#d0a24c'), 1.3) +
        rect(-28.5, -50, 2.2, 30, lighter(color, 0.35), 1.1),
    ].join(''),
  ),
  thermostat: thing('wall', 1, 0.1, '#d9dcdc', (color, { lit }) =>
    [
      circle(0, -50, 50, darker(color, 0.22)) +
        path('M0 -100A50 50 0 0 0 -36 -15A60 60 0 0 0 30 -90A50 50 0 0 0 0 -100Z', color),
      circle(0, -50, 41, lit('#23262f')),
      line('M-22 -28A31 31 0 1 1 22 -28', lit('#4c5563'), 6) +
        line('M-22 -28A31 31 0 1 1 23.75 -70', lit('#f58a3c'), 6) +
        circle(23.75, -70, 6, lit('white')),
      line('M-15 -57Q-14 -63 -8 -63Q-1 -63 -2 -56Q-3 -52 -15 -40L-1 -40M5 -58L10 -63L10 -40', lit('white'), 4.6),
      line('M16.5 -61A2.6 2.6 0 1 1 16.5 -60.9', lit('white'), 2.2),
      path('M0 -32Q8 -24 5 -18Q3 -15 0 -15Q-3 -15 -5 -18Q-7 -24 0 -32Z', lit('#f58a3c')),
    ].join(''),
  ),
  ironingBoard: thing('ground', 1.75, 0.55, '#4f93b0', (color, { lit }) =>
    [
      line('M-44 -50L48 -3M52 -50L-40 -3', lit('metalDark'), 5) +
        line('M36 -2.500L60 -2.500M-52 -2.500L-28 -2.500', lit('dark'), 5) +
        circle(4, -26, 4, lit('metal')),
      path('M-87 -58Q-64 -70 -30 -70L74 -70Q82 -70 84 -64L87 -52Q88 -46 80 -46L-24 -46Q-66 -46 -87 -58Z', color),
      path('M-87 -58Q-66 -50 -24 -50L87 -50Q88 -46 80 -46L-24 -46Q-66 -46 -87 -58Z', darker(color, 0.3)),
      [
        [-58, -60],
        [-36, -64],
        [-34, -55],
        [-12, -60],
        [70, -64],
        [76, -55],
        [54, -56],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 2, lighter(color, 0.5)))
        .join(''),
      path('M-14 -64Q-6 -84 22 -86L48 -86Q56 -84 56 -64Z', lit('#d4553a')) +
        path('M40 -86L48 -86Q56 -84 56 -64L44 -64Z', lit('#b0432c')) +
        rect(-18, -66, 76, 6, lit('metal'), 2),
      path('M2 -80Q10 -100 32 -100L46 -100Q54 -98 54 -86L47 -86Q46 -93 40 -93L32 -93Q20 -92 14 -82Z', lit('#8f3322')) +
        circle(26, -75, 4, lit('#f4d58a')),
    ].join(''),
  ),
  iron: thing('table', 1.5, 0.14, '#3f7fb0', (color, { lit }) =>
    [
      path('M-72 -14Q-60 -64 10 -66L58 -66Q70 -60 70 -14Z', color),
      path('M-40 -52Q-6 -102 40 -96Q62 -94 62 -62L46 -62Q44 -80 34 -80Q2 -82 -16 -54Z', darker(color, 0.18)),
      path('M-78 -14L74 -14L74 0L-84 0Z', lit('metal')),
      circle(18, -40, 11, lighter(color, 0.5)),
    ].join(''),
  ),
  vacuum: thing('ground', 1.6, 0.5, '#c9503a', (color, palette) =>
    [
      line('M-10 -40Q-30 -104 10 -96Q60 -84 66 -12', palette.lit('metalDark'), 6),
      path('M46 -14L88 -14Q94 -12 92 0L42 0Q40 -10 46 -14Z', palette.lit('dark')),
      path('M-78 -10Q-84 -56 -38 -58Q6 -58 10 -10Z', color) +
        path('M-20 -56Q6 -50 10 -10L-12 -10Q-4 -40 -20 -56Z', darker(color, 0.16)),
      rect(-60, -46, 26, 8, lighter(color, 0.5), 4),
      wheel(-52, -13, 13, palette) + circle(-2, -7, 7, palette.lit('dark')),
    ].join(''),
  ),
  robotVacuum: thing('ground', 4.2, 0.1, '#3a3d45', (color, { lit }) =>
    [
      ellipse(0, -6, 150, 10, lit('dark'), 0.4),
      path('M-200 -50Q-204 -8 -180 -8L180 -8Q204 -8 200 -50Z', darker(color, 0.25)),
      ellipse(0, -52, 200, 46, color),
      ellipse(0, -56, 60, 14, lighter(color, 0.25)) + circle(0, -58, 9, lit('#7fd6c2')),
    ].join(''),
  ),
  fan: thing('ground', 0.75, 0.6, '#e8eef0', (color, { lit }) =>
    [
      rect(-24, -8, 48, 8, lit('metalDark'), 3) + rect(-4, -40, 8, 34, lit('metalDark')),
      circle(0, -66, 35, darker(color, 0.2)) + circle(0, -66, 31, lit('glass')),
      [0, 120, 240]
        .map((angle) => moved(turned(path('M0 0Q-16 -12 -10 -27Q4 -32 10 -22Q10 -8 0 0Z', color), angle), 0, -66))
        .join(''),
      circle(0, -66, 6, lit('metalDark')),
    ].join(''),
  ),
  hairDryer: thing('table', 1.12, 0.15, '#d9567a', (color, { lit }) =>
    [
      line('M-24 -6Q-22 -2 -8 -2Q14 -2 18 -12Q24 -22 34 -14L40 -10', lit('#34353d'), 4) +
        rect(38, -17, 12, 14, lit('#34353d'), 3) +
        line('M50 -13L55 -13M50 -7L55 -7', lit('#8b949b'), 2.4),
      path('M-36 -50L-8 -46L-14 -10Q-15 -4 -20 -4L-32 -5Q-38 -6 -37 -12Z', darker(color, 0.14)) +
        path('M-18 -47L-8 -46L-14 -10Q-15 -4 -20 -4L-25 -4.500Q-20 -20 -18 -47Z', darker(color, 0.32)) +
        rect(-30, -38, 7, 14, lit('white'), 3) +
        rect(-28.5, -36, 4, 5, lit('#34353d'), 2),
      path('M28 -85L52 -94Q56 -95 56 -91L56 -49Q56 -45 52 -46L28 -56Z', lit('#34353d')) +
        path('M28 -68L56 -68L56 -49Q56 -45 52 -46L28 -56Z', lit('#24252b')),
      path('M-26 -100Q10 -99 32 -88L32 -53Q10 -41 -26 -40Q-56 -41 -56 -70Q-56 -99 -26 -100Z', color) +
        path('M-52 -56Q-10 -50 32 -62L32 -53Q10 -41 -26 -40Q-47 -41 -52 -56Z', darker(color, 0.18)),
      circle(-30, -70, 18, lit('#34353d')) +
        line('M-42 -76L-18 -76M-44 -70L-16 -70M-42 -64L-18 -64', lit('#8b949b'), 2.4) +
        line('M-14 -93Q6 -92 24 -84', lighter(color, 0.5), 4) +
        rect(24, -90, 5, 39, lit('white'), 2),
    ].join(''),
  ),
  sewingMachine: thing('table', 1.35, 0.2, '#3f9089', (color, { lit }) =>
    [
      line('M18 -92L-24 -94L-40 -86', lit('#d9503f'), 1.8) +
        rect(12, -97, 14, 10, lit('#d9503f')) +
        rect(10, -100, 18, 4, lit('#f0e2c2'), 1) +
        rect(-27, -96, 4, 10, lit('metalDark'), 1),
      path(
        'M-58 -82Q-58 -88 -52 -88L46 -88Q58 -88 58 -76L58 -14L28 -14L28 -52Q28 -60 20 -60L-24 -60L-24 -46L-58 -46Z',
        color,
      ),
      path('M42 -88L46 -88Q58 -88 58 -76L58 -14L46 -14L46 -76Q46 -84 42 -88Z', darker(color, 0.2)) +
        rect(-58, -50, 34, 6, darker(color, 0.34), 1) +
        rect(-50, -82, 80, 5, lighter(color, 0.42), 2.5),
      rect(58, -80, 9.5, 28, lit('dark'), 3) +
        circle(37, -46, 5.5, lit('#f0e2c2')) +
        circle(37, -30, 5.5, lit('#f0e2c2')) +
        rect(0, -72, 22, 7, lit('#f0e2c2'), 3),
      line('M-41 -44L-41 -19', lit('#6d747b'), 3) + path('M-47 -30L-37 -30L-32 -20L-52 -20Z', lit('metalDark')),
      path('M-67 -18L67 -18L67 -4Q67 0 63 0L-63 0Q-67 0 -67 -4Z', darker(color, 0.4)) +
        rect(-67, -19, 134, 6, lit('metal'), 2),
      path('M-66 -20L-10 -22L-2 -19L-6 -15L-38 -14L-42 -3L-50 -6L-56 -2L-67 -5Z', lit('#efb94c')) +
        path('M-38 -14L-42 -3L-50 -6L-46 -14Z', lit('#cf9632')) +
        line('M-62 -17.500L-56 -17.500M-51 -18L-45 -18', lit('#d9503f'), 2),
    ].join(''),
  ),
  batteryPack: thing('wall', 0.78, 0.65, '#eef1f1', (color, { lit }) =>
    [
      line('M-20 -14L-20 -3M-8 -14L-8 -3', lit('#5a6570'), 6) + rect(-27, -8, 26, 4, lit('metal'), 2),
      rect(-39, -100, 78, 90, darker(color, 0.3), 9) +
        rect(-39, -100, 68, 90, color, 9) +
        path('M12 -100L20 -100Q29 -100 29 -91L29 -19Q29 -10 20 -10L12 -10Z', darker(color, 0.1)),
      rect(-13, -92, 14, 7, lit('#33424d'), 2) + rect(-27, -87, 42, 66, lit('#33424d'), 6),
      [0, 1, 2, 3].map((at) => rect(-22, -39.5 - at * 14, 32, 12, lit(at === 3 ? '#4f6a63' : '#4fd08a'), 2)).join(''),
      path('M-1 -77L-19 -50L-9 -50L-12 -29L7 -59L-4 -59Z', lit('#ffd84d')),
      line('M22 -86L22 -24', lit('#4fd08a'), 4) + line('M-33.5 -88L-33.5 -62', lighter(color, 0.85), 3),
    ].join(''),
  ),
  solarPanel: thing('ground', 1.7, 0.7, '#27507f', (color, { lit }) => {
    const rows = [0.33, 0.67].map((at) => `M${-78 + 26 * at} ${-16 - 76 * at}L${62 + 26 * at} ${-16 - 76 * at}`);
    const columns = [0.25, 0.5, 0.75].map((at) => `M${-78 + 140 * at} -16L${-52 + 140 * at} -92`);
    return [
      line('M-40 -16L-40 0M34 -16L34 0M50 -50L62 0', lit('metalDark'), 5),
      path('M-82 -14L-54 -96L94 -96L66 -14Z', lit('metal')),
      path('M-78 -16L-52 -92L88 -92L62 -16Z', color),
      path('M-78 -16L-52 -92L-10 -92L-40 -16Z', lighter(color, 0.2)),
      line([...rows, ...columns].join(''), lighter(color, 0.5), 2),
    ].join('');
  }),
  hotTub: thing('ground', 1.6, 0.7, '#b9743f', (color, { lit }) =>
    [
      path('M-73 -56L-67 -8Q-16 4 40 -3L73 -56Z', color) +
        path('M-73 -56L73 -56L68 -8Q0 8 -67 -8Z', color) +
        path('M34 -48L73 -56L68 -8Q50 -3 32 -1.5Z', darker(color, 0.18)),
      line(
        'M-54 -44L-50 -6M-33 -40L-31 -3M-11 -38L-10 -2M11 -38L10 -2M33 -40L31 -3M54 -44L50 -6',
        darker(color, 0.3),
        2.5,
      ),
      line('M-70.5 -36Q0 -16 70.5 -36M-68 -16Q0 2 68 -16', lit('#4c5158'), 4.5),
      ellipse(0, -58, 76, 20, lighter(color, 0.24)) +
        ellipse(0, -58, 65, 14.5, darker(color, 0.38)) +
        path('M-63 -55Q-40 -67 0 -67Q40 -67 63 -55Q50 -43.5 0 -43.5Q-50 -43.5 -63 -55Z', lit('#5fb7cf')),
      [
        [-42, -55, 6],
        [-29, -50, 6],
        [-20, -57, 5],
        [18, -50, 7],
        [34, -54, 6],
        [4, -56, 5],
        [45, -50, 4],
        [-4, -48, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.7, lit('#e9f7f9')))
        .join(''),
      line(
        'M-30 -66Q-38 -73 -30 -81T-30 -97M0 -68Q-8 -75 0 -83T0 -98M30 -66Q22 -73 30 -81T30 -97',
        lit('#f4fafa'),
        6,
        0.85,
      ),
      rect(30, -28, 6, 28, darker(color, 0.5)) +
        rect(72, -28, 6, 28, darker(color, 0.5)) +
        rect(27, -31, 53, 7, lighter(color, 0.12), 2) +
        rect(25, -15, 55, 7, lighter(color, 0.12), 2) +
        rect(30, -24, 48, 3, darker(color, 0.5)) +
        rect(30, -8, 48, 3, darker(color, 0.5)),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
