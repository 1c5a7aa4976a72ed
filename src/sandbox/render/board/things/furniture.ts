import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

/** Furniture, and what decorates or divides a room. */
export const furniture = {
  chair: thing('ground', 0.95, 0.55, '#b9683f', (color, { lit }) =>
    [
      [-34, 27]
        .map((x) => path(`M${x} -14L${x + 8} -14L${x + (x < 0 ? 4 : 8)} 0L${x + (x < 0 ? 0 : 4)} 0Z`, lit('woodDark')))
        .join(''),
      path('M-36 -30L-38 -84Q-38 -100 -22 -100L22 -100Q38 -100 38 -84L36 -30Z', color) +
        path('M22 -100Q38 -100 38 -84L36 -30L24 -30Q32 -70 22 -100Z', darker(color, 0.16)) +
        path('M-33 -84Q-33 -95 -22 -95L10 -95Q-20 -92 -26 -60Z', lighter(color, 0.16)) +
        [
          [-16, -82],
          [0, -82],
          [16, -82],
          [-8, -68],
          [8, -68],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 2.2, darker(color, 0.34)))
          .join(''),
      rect(-34, -36, 68, 22, darker(color, 0.3), 3) +
        rect(-32, -50, 64, 18, lighter(color, 0.14), 7) +
        path('M-32 -42L32 -42L32 -38Q32 -32 25 -32L-25 -32Q-32 -32 -32 -38Z', darker(color, 0.04)) +
        line('M-30 -33.5L30 -33.5', darker(color, 0.4), 1.4),
      moved(
        turned(
          path('M-17 -17Q0 -13 17 -17Q13 0 17 17Q0 13 -17 17Q-13 0 -17 -17Z', lit('#efcf8e')) +
            path('M8 -15.5Q13 -16 17 -17Q13 0 17 17Q8 15 2 15Q14 4 8 -15.5Z', darker(lit('#efcf8e'), 0.16)) +
            path('M-12 -12Q-9 -2 -12 9Q-7 -2 -4 -11.5Z', lighter(lit('#efcf8e'), 0.5)),
          12,
          0,
          0,
        ),
        12,
        -60,
      ),
      path('M-47.5 -54Q-47.5 -63 -39 -63Q-30 -63 -30 -54L-29 -12L-43 -12Q-46 -12 -46 -16Z', darker(color, 0.08)) +
        ellipse(-38.8, -54.5, 6.2, 6.2, lighter(color, 0.22)) +
        path('M47.5 -54Q47.5 -63 39 -63Q30 -63 30 -54L29 -12L43 -12Q46 -12 46 -16Z', darker(color, 0.26)) +
        ellipse(38.8, -54.5, 6.2, 6.2, darker(color, 0.1)) +
        line('M-42 -44L-41 -18', lighter(color, 0.16), 2),
    ].join(''),
  ),
  sofa: thing('ground', 2.1, 0.5, '#5a7d84', (color, { lit }) =>
    [
      rect(-92, -96, 184, 70, color, 16),
      rect(-106, -66, 34, 58, darker(color, 0.14), 14) + rect(72, -66, 34, 58, darker(color, 0.14), 14),
      rect(-78, -50, 78, 34, lighter(color, 0.14), 8) + rect(1, -50, 78, 34, lighter(color, 0.14), 8),
      rect(-58, -78, 38, 34, lit('#e2a13f'), 7),
      rect(-84, -10, 10, 10, lit('#55392a')) + rect(74, -10, 10, 10, lit('#55392a')),
    ].join(''),
  ),
  bed: thing('ground', 2.2, 0.42, '#7f9fb5', (color, { lit }) =>
    [
      rect(-110, -100, 15, 100, lit('wood'), 5) +
        rect(-100, -98, 5, 96, lit('woodDark'), 2) +
        rect(-107, -94, 2.6, 60, lighter(lit('wood'), 0.3), 1.3),
      rect(-86, -14, 9, 14, lit('woodDark'), 2) +
        rect(-98, -30, 200, 18, lit('wood'), 2) +
        rect(-98, -17, 200, 5, lit('woodDark'), 2) +
        rect(97, -56, 13, 56, lit('wood'), 5) +
        rect(105, -54, 5, 52, lit('woodDark'), 2),
      rect(-96, -51, 194, 24, lit('#f3eee2'), 7) +
        path('M-96 -38L98 -38L98 -34Q98 -27 91 -27L-89 -27Q-96 -27 -96 -34Z', darker(lit('#f3eee2'), 0.14)),
      path('M-95 -84Q-90 -91 -80 -87Q-66 -80 -62 -62Q-62 -50 -74 -49L-95 -49Z', darker(lit('white'), 0.07)) +
        path('M-76 -85Q-66 -80 -62 -62Q-62 -50 -74 -49L-80 -49Q-68 -62 -76 -85Z', darker(lit('white'), 0.17)) +
        path(
          'M-88 -58Q-92 -68 -84 -71Q-64 -76 -46 -70Q-38 -66 -40 -56Q-42 -48 -50 -48Q-66 -46 -82 -48Q-87 -50 -88 -58Z',
          lit('white'),
        ) +
        path('M-84 -52Q-62 -52 -40 -60Q-40 -48 -50 -48Q-66 -46 -82 -48Z', darker(lit('white'), 0.1)) +
        line('M-80 -66Q-74 -68 -68 -67', lighter(lit('white'), 0.8), 2),
      path(
        'M-50 -26Q-58 -46 -46 -60Q-40 -67 -20 -68Q20 -72 70 -68Q94 -67 98 -58L98 -24Q86 -19 74 -24Q62 -19 50 -24Q38 -19 24 -24Q10 -19 -4 -24Q-16 -19 -28 -24Q-40 -20 -50 -26Z',
        color,
      ) + path('M48 -70Q94 -68 98 -58L98 -24Q86 -19 74 -24Q66 -20 58 -22Q80 -44 48 -70Z', darker(color, 0.16)),
      path(
        'M-50 -26Q-58 -46 -46 -60Q-40 -67 -20 -68L-8 -69Q-24 -58 -22 -42Q-22 -30 -20 -22Q-26 -22 -28 -24Q-40 -20 -50 -26Z',
        lighter(color, 0.5),
      ) +
        line('M-14 -46Q8 -42 24 -48M0 -32Q16 -30 32 -36M10 -62Q26 -58 42 -62', darker(color, 0.2), 2.2) +
        path('M58 -69.5Q70 -69 84 -66L86 -28Q72 -24 58 -28Q62 -48 58 -69.5Z', lit('#e6b15c')) +
        path('M74 -68.5L84 -66L86 -28Q80 -26 74 -26Q78 -48 74 -68.5Z', darker(lit('#e6b15c'), 0.14)) +
        line('M61 -58Q72 -58 85 -56M61 -40Q72 -39 86 -38', lit('#f6e3b8'), 2.2) +
        line('M-40 -58Q-34 -63 -26 -64', lighter(color, 0.8), 2.4),
    ].join(''),
  ),
  table: thing('ground', 1.9, 0.5, '#a9683f', (color) =>
    [
      rect(-84, -90, 10, 90, darker(color, 0.2), 2) + rect(74, -90, 10, 90, darker(color, 0.2), 2),
      rect(-96, -100, 192, 14, color, 4) + rect(-96, -90, 192, 4, darker(color, 0.25)),
    ].join(''),
  ),
  cabinet: thing('ground', 1.1, 1.1, '#a9683f', (color, { lit }) =>
    [
      rect(-54, -100, 108, 96, color, 3) + rect(-48, -4, 10, 4, lit('woodDark')) + rect(38, -4, 10, 4, lit('woodDark')),
      rect(-46, -92, 92, 80, darker(color, 0.5)) + rect(-46, -54, 92, 4, color),
      [-38, -20, -2, 16, 32]
        .map(
          (x, at) =>
            rect(
              x,
              -54 - 22 - (at % 3) * 4,
              12,
              22 + (at % 3) * 4,
              lit(['#d4553a', '#e2a13f', '#5a7d84'][at % 3] ?? 'white'),
              1,
            ) + rect(x, -12 - 24, 12, 24, lit(['#5a7d84', '#f1ece0', '#6c9552'][at % 3] ?? 'white'), 1),
        )
        .join(''),
    ].join(''),
  ),
  drawer: thing('ground', 1.4, 0.5, '#a86f42', (color, { lit }) =>
    [
      path('M-54 -100L54 -100L66 -91L-66 -91Z', lighter(color, 0.32)) +
        rect(-66, -91, 132, 6, lighter(color, 0.12)) +
        rect(-61, -85, 122, 85, darker(color, 0.1)) +
        rect(44, -85, 17, 85, darker(color, 0.26)),
      rect(-53, -79, 106, 34, darker(color, 0.66)),
      path('M-48 -70L48 -70L62 -46L-62 -46Z', darker(color, 0.48)),
      turned(
        rect(-40, -84, 38, 40, lit('white'), 1) + path('M-40 -84L-21 -68L-2 -84Z', darker(lit('white'), 0.2)),
        -12,
        -23,
        -60,
      ),
      turned(
        rect(-6, -87, 28, 44, lit('#f0dcb4'), 1) +
          [0, 1, 2].map((row) => rect(-1, -80 + row * 7, 18, 2.6, darker(lit('#f0dcb4'), 0.45))).join(''),
        5,
        6,
        -60,
      ),
      turned(
        rect(18, -78, 34, 34, lit('#cfe0e6'), 1) +
          rect(41, -74, 8, 9, lit('red')) +
          rect(22, -66, 14, 2.4, lit('metalDark')),
        14,
        34,
        -60,
      ),
      path('M-52 -60L-48 -70L-62 -46L-70 -46ZM52 -60L48 -70L62 -46L70 -46Z', darker(color, 0.3)),
      rect(-61, -24, 122, 8, darker(color, 0.5)) +
        rect(-53, -17, 106, 13, color, 1) +
        rect(36, -17, 17, 13, darker(color, 0.16)) +
        circle(0, -10.5, 4, lit('#e2bd62')),
      rect(-70, -49, 140, 27, color, 2) +
        path('M52 -49L68 -49Q70 -49 70 -47L70 -24Q70 -22 68 -22L52 -22Z', darker(color, 0.18)) +
        rect(-70, -49, 140, 5, lighter(color, 0.36), 2),
      rect(-16, -37, 32, 7, lit('#e2bd62'), 3),
    ].join(''),
  ),
  shelf: thing('ground', 1.1, 1.1, '#a9683f', (color, { lit }) => {
    const jar = (x: number, y: number, fill: string) =>
      rect(x, y - 20, 16, 20, lit(fill), 4) +
      rect(x + 10, y - 18, 6, 18, darker(lit(fill), 0.18), 3) +
      rect(x + 1, y - 24, 14, 6, lit('#efe6d2'), 1.5) +
      rect(x + 2, y - 13, 8, 8, lit('white'), 1);
    const box = (x: number, y: number, width: number, height: number, fill: string) =>
      rect(x, y - height, width, height, lit(fill), 1) +
      rect(x + width * 0.72, y - height, width * 0.28, height, darker(lit(fill), 0.16)) +
      rect(x - 1, y - height, width + 2, 5, lighter(lit(fill), 0.2), 1) +
      rect(x + width * 0.28, y - height * 0.6, width * 0.36, 5, lit('white'), 1);
    return [
      rect(-55, -100, 110, 96, color, 2) +
        rect(-53, -5, 9, 5, darker(color, 0.3)) +
        rect(44, -5, 9, 5, darker(color, 0.3)),
      [-94, -64, -34]
        .map((y) => rect(-49, y, 98, 25, darker(color, 0.48)) + rect(-49, y + 25, 98, 2, lighter(color, 0.2)))
        .join(''),
      [
        jar(-45, -69, '#b8392f'),
        jar(-26, -69, '#e6a93a'),
        jar(-7, -69, '#7f9f4a'),
        box(16, -69, 29, 17, '#d9b98a'),
      ].join(''),
      [
        box(-45, -39, 34, 20, '#5a8f96'),
        jar(-4, -39, '#cf7a35'),
        jar(15, -39, '#f0e0b8'),
        jar(33, -39, '#8a3d5c'),
      ].join(''),
      [box(-45, -9, 42, 19, '#cf9c62'), box(3, -9, 42, 22, '#e0c48f')].join(''),
      rect(49, -100, 6, 96, darker(color, 0.2)),
    ].join('');
  }),
  barStool: thing('ground', 0.52, 0.48, '#c0463a', (color, { lit }) =>
    [
      line('M-7 -84L-11 -3M7 -84L11 -3', lit('#6b4026'), 3.6) + line('M-15 -31Q0 -36 15 -31', lit('#8c6a34'), 2.2),
      path('M-17 -86L-11 -86L-20.500 0L-26 0Z', lit('#a9713f')) +
        path('M17 -86L11 -86L20.500 0L26 0Z', lit('#855430')) +
        rect(-17, -60, 34, 3.4, lit('#93602f')),
      line('M-22.500 -30Q0 -20 22.500 -30', lit('#d9b25a'), 3.2),
      rect(-20, -89, 40, 5, lit('#6b4026'), 2) +
        path('M-23 -92Q-24 -100 -14 -100L14 -100Q24 -100 23 -92Q22 -87 15 -87L-15 -87Q-22 -87 -23 -92Z', color) +
        path('M8 -100L14 -100Q24 -100 23 -92Q22 -87 15 -87L4 -87Q12 -92 8 -100Z', darker(color, 0.2)) +
        rect(-17, -97.5, 16, 2.6, lighter(color, 0.45), 1.3),
    ].join(''),
  ),
  mattress: thing('ground', 2.2, 0.46, '#7ba5c8', (color, { lit }) =>
    [
      [-98, 88].map((x) => rect(x, -8, 10, 8, lit('#6b4026'))).join('') +
        path('M20 -14L84 -52L106 -14Z', lit('#4a2f22')) +
        [46, 62, 78, 92]
          .map((x) => path(`M${x} -14L${x - 8} -40L${x - 1} -40L${x + 8} -14Z`, lit('#c99a66')))
          .join('') +
        rect(-108, -16, 216, 11, lit('#a9713f'), 2) +
        path('M40 -16L106 -16Q108 -16 108 -14L108 -7Q108 -5 106 -5L40 -5Z', lit('#855430')),
      path(
        'M-110 -42Q-110 -46 -106 -50L-86 -74Q-82 -78 -76 -78L66 -78Q78 -82 92 -98Q70 -44 14 -42L-104 -40Z',
        lighter(color, 0.78),
      ) + path('M92 -98Q66 -47 20 -42Q54 -58 66 -78Q78 -82 92 -98Z', lighter(color, 0.55)),
      [
        [-4, -69],
        [34, -69],
        [-26, -52],
        [10, -52],
        [44, -57],
      ]
        .map(
          ([x = 0, y = 0]) =>
            line(
              `M${x - 6} ${y - 2.4}L${x + 6} ${y + 2.4}M${x - 6} ${y + 2.4}L${x + 6} ${y - 2.4}`,
              lighter(color, 0.4),
              1.8,
            ) + ellipse(x, y, 2.6, 2, color),
        )
        .join(''),
      path(
        'M-110 -40Q-110 -42 -108 -42L12 -42Q62 -45 88 -96Q91 -101 96 -98L106 -91Q111 -88 109 -83Q92 -26 36 -16L-104 -15Q-110 -15 -110 -20Z',
        color,
      ) +
        path(
          'M12 -42Q62 -45 88 -96Q91 -101 96 -98L106 -91Q111 -88 109 -83Q92 -26 36 -16L22 -16Q24 -32 12 -42Z',
          darker(color, 0.14),
        ),
      line('M-107 -41L12 -41Q64 -44 90 -95M-107 -17.500L34 -18Q88 -28 106 -83', lighter(color, 0.6), 3.2) +
        line(
          'M-104 -24L-94 -35L-82 -24L-70 -35L-58 -24L-46 -35L-34 -24L-22 -35L-10 -24L2 -35L15 -24L28 -36L44 -27L52 -44L68 -40L70 -58L86 -58L84 -74L98 -78',
          lighter(color, 0.28),
          2.2,
        ),
      path(
        'M-88 -54Q-95 -58 -88 -68Q-84 -86 -72 -86Q-48 -93 -26 -88Q-15 -85 -21 -73Q-23 -57 -32 -53Q-60 -45 -88 -54Z',
        lit('white'),
      ) +
        path(
          'M-42 -90Q-33 -90 -26 -88Q-15 -85 -21 -73Q-23 -57 -32 -53Q-46 -49 -64 -48.500Q-38 -60 -42 -90Z',
          darker(lit('white'), 0.1),
        ) +
        line('M-80 -62Q-76 -74 -70 -78', lighter(color, 0.55), 3),
    ].join(''),
  ),
  crib: thing('ground', 1.1, 0.8, '#c98d55', (color, { lit }) =>
    [
      line('M49 -60L49 -92Q49 -97.500 43 -97.500L0 -97.500L0 -92', lit('#8a929a'), 3) +
        line('M-22 -91L22 -91', lit('woodDark'), 3.2),
      line('M-21 -91L-21 -83M0 -91L0 -80M21 -91L21 -83', lit('#8a929a'), 1.2),
      path(
        'M-21 -86L-18.600 -80.600L-13 -80L-17 -76L-16 -70.500L-21 -73.500L-26 -70.500L-25 -76L-29 -80L-23.400 -80.600Z',
        lit('#f2b83a'),
      ) +
        path('M3 -82Q-9 -81 -9 -73Q-8 -65 2 -65Q-3 -70 -2 -75Q-1 -80 3 -82Z', lit('#6fa7cf')) +
        path(
          'M21 -69Q12 -76 13 -81Q15 -85 19 -83.500L21 -81.500L23 -83.500Q27 -85 29 -81Q30 -76 21 -69Z',
          lit('#e0685f'),
        ),
      rect(-50, -62, 100, 5, darker(color, 0.32)) +
        [-37, -26, -15, -4, 7, 18, 29, 40].map((x) => rect(x - 1.5, -58, 3, 36, darker(color, 0.32))).join(''),
      circle(-34, -47, 4, lit('#8a5a38')) +
        circle(-20, -47, 4, lit('#8a5a38')) +
        circle(-27, -40, 10, lit('#a06c44')) +
        ellipse(-27, -36.5, 5, 4, lit('#e8c79c')) +
        circle(-31, -42, 1.4, lit('dark')) +
        circle(-23, -42, 1.4, lit('dark')) +
        circle(-27, -38, 1.5, lit('dark')),
      rect(-48, -31, 96, 16, lit('white'), 4) +
        path('M-10 -31Q0 -39 22 -37Q46 -37 48 -30L48 -15L-10 -15Z', lit('#6fb3b8')) +
        path('M-10 -31Q-6 -35 0 -35.600L0 -15L-10 -15Z', lit('#d9efee')),
      [-40, -28, -16, -4, 8, 20, 32, 42]
        .map((x) => rect(x - 2, -54, 4, 42, color) + rect(x + 0.6, -54, 1.4, 42, darker(color, 0.2)))
        .join(''),
      rect(-50, -57, 100, 7, lighter(color, 0.18), 2) +
        rect(-50, -16, 100, 8, color) +
        rect(-50, -10.5, 100, 2.5, darker(color, 0.2)),
      [-55, 46]
        .map(
          (x, at) =>
            rect(x, -69, 9, 65, at ? darker(color, 0.18) : color, 3) +
            circle(x + 4.5, -69, 5, at ? darker(color, 0.08) : lighter(color, 0.2)) +
            circle(x + 4.5, -3.5, 3.5, lit('dark')),
        )
        .join(''),
    ].join(''),
  ),
  bentWoodRockingChair: thing('ground', 1, 0.62, '#9a5730', (color, { lit }) =>
    [
      line('M-42 -16Q0 4 44 -12M-6 -42L-12 -6M34 -44L28 -6M30 -46L42 -60Q42 -70 30 -68L-6 -68', darker(color, 0.4), 4),
      path('M-30 -97L-14 -97L2 -48L-16 -46Z', lit('#e2c48c')) +
        line('M-27 -90L-5 -48M-20 -95L0 -54M-14 -90L-16 -54M-24 -95L-22 -62', lit('#b8935a'), 1.4),
      line('M-16 -42L-34 -92Q-36 -98 -30 -98L-18 -98L4 -46', color, 5),
      path('M-20 -46L6 -50L34 -48L28 -40L-14 -38Z', lit('#e2c48c')) + line('M-18 -42L30 -43', color, 6),
      line('M-14 -40L-24 -6M26 -42L18 -4', color, 5),
      line('M-48 -18Q-30 0 4 -2Q44 -6 46 -26Q44 -40 32 -34Q26 -28 30 -40L34 -58Q34 -68 22 -66L-22 -66', color, 5),
    ].join(''),
  ),
  deskWithMonitor: thing('ground', 1.7, 0.88, '#bd7f4c', (color, { lit, light }) =>
    [
      light.isDark ? path('M-73 -82L-47 -82L-34 -48L-84 -48Z', lighter(lit('#ffe6a0'), 0.3), 0.4) : '',
      ellipse(-76, -49, 9, 2.6, lit('#e0a53a')) +
        line('M-76 -50L-82 -72L-64 -92', lit('#e0a53a'), 3) +
        path('M-68 -97Q-58 -101 -54 -93L-44 -81L-75 -81Z', lit('#e0a53a')) +
        ellipse(-59.5, -81, 7, 4, lit('#fff3c4')) +
        circle(-82, -72, 2.6, lit('dark')),
      rect(15, -58, 8, 10, lit('metalDark')) +
        rect(4, -51, 30, 3, lit('metal'), 1.5) +
        rect(-22, -100, 82, 45, lit('dark'), 3) +
        rect(-19, -97, 76, 39, lit('#3f86ad'), 1.5),
      rect(-14, -92, 40, 28, lit('white'), 1.5) +
        rect(-14, -92, 40, 5, lit('#d9e4e8'), 1.5) +
        rect(-10, -83, 24, 3, lit('#9fb4bd'), 1) +
        rect(-10, -77, 30, 3, lit('#9fb4bd'), 1) +
        rect(-10, -71, 18, 3, lit('#9fb4bd'), 1) +
        [8, 14, 10].map((h, at) => rect(33 + at * 7, -66 - h, 5, h, lit(at === 1 ? '#f0bb35' : '#f4f7f8'))).join(''),
      rect(66, -58, 10, 10, lit('#d4553a'), 2) + line('M76 -55Q80 -53 76 -50.500', lit('#d4553a'), 2),
      rect(-80, -43, 6, 43, darker(color, 0.24)) +
        rect(-72, -42, 110, 5, darker(color, 0.35)) +
        rect(36, -43, 44, 40, color) +
        rect(70, -43, 10, 40, darker(color, 0.2)) +
        rect(38, -3, 5, 3, lit('dark')) +
        rect(73, -3, 5, 3, lit('dark')),
      [-39, -27, -15]
        .map((y) => rect(39, y, 38, 10, lighter(color, 0.14), 1) + rect(53, y + 3.6, 10, 2.4, lit('dark'), 1.2))
        .join(''),
      rect(-85, -48, 170, 6, lighter(color, 0.2), 1.5) + rect(-85, -44, 170, 2, darker(color, 0.16)),
      line('M-26 -20L-26 -6M-26 -7L-46 -3M-26 -7L-6 -3M-26 -7L-26 -3', lit('#3a3a42'), 4) +
        [-46, -26, -6].map((x) => circle(x, -2.6, 2.6, lit('dark'))).join(''),
      rect(-48, -25, 44, 7, lit('#2f6f78'), 3.5) +
        line('M-48 -22L-50 -36M-4 -22L-2 -36', lit('#3a3a42'), 3) +
        line('M-53 -36L-46 -36M-6 -36L1 -36', lit('#3a3a42'), 4) +
        rect(-28, -34, 4, 12, lit('#3a3a42')),
      path('M-42 -62Q-26 -66 -10 -62Q-6 -48 -10 -31Q-26 -28 -42 -31Q-46 -48 -42 -62Z', lit('#3b8a94')) +
        path('M-18 -64Q-14 -63.500 -10 -62Q-6 -48 -10 -31Q-16 -29.500 -22 -29.300Q-14 -46 -18 -64Z', lit('#2f6f78')),
    ].join(''),
  ),
  standingMirror: thing('ground', 0.6, 1, '#a5683c', (color, { lit }) =>
    [
      rect(-26, -12, 52, 4, darker(color, 0.35), 2),
      [-1, 1]
        .map(
          (s) =>
            path(
              `M${s * 24} -60L${s * 28} -60L${s * 27.5} -8Q${s * 30} -4 ${s * 30} 0L${s * 25} 0Q${s * 25} -3 ${s * 23} -4Q${s * 19} -3 ${s * 18} 0L${s * 14} 0Q${s * 15} -8 ${s * 23} -10Z`,
              s > 0 ? darker(color, 0.3) : darker(color, 0.14),
            ) + circle(s * 26, -62, 3.6, s > 0 ? darker(color, 0.2) : color),
        )
        .join(''),
      rect(-29, -56.5, 58, 3.4, lit('#d9b25a'), 1.7) +
        ellipse(0, -55, 23.5, 45, color) +
        path('M6 -98.500A23.500 45 0 0 1 6 -11.500Q18 -34 17 -56Q17 -80 6 -98.500Z', darker(color, 0.2)),
      ellipse(0, -55, 19, 40, lit('#b9dbe6')) +
        path('M8 -91.500A19 40 0 0 1 2 -15.200Q14 -30 14 -58Q14 -78 8 -91.500Z', lit('#98c3d3')),
      path('M-16 -58L4 -88L11 -81L-18 -43Q-19 -50 -16 -58ZM-15 -38L12 -74L14 -68L-12 -32Z', lit('#e9f6f9')),
      line('M-20.500 -66Q-19 -82 -12 -90', lighter(color, 0.4), 1.8),
    ].join(''),
  ),
  frame: thing('wall', 0.78, 0.6, '#3a3a42', (color, { lit }) =>
    [
      rect(-39, -100, 78, 100, color, 2),
      rect(-33, -94, 66, 88, lit('white')),
      circle(8, -66, 13, lit('#e07b2a')),
      path('M-33 -36Q-12 -62 6 -40Q20 -54 33 -38L33 -6L-33 -6Z', lit('#2f6f8f')),
    ].join(''),
  ),
  vase: thing('table', 0.62, 0.34, '#b9683f', (color) =>
    [
      path('M-11 -100L11 -100L9 -78Q31 -66 31 -42Q31 -14 14 0L-14 0Q-31 -14 -31 -42Q-31 -66 -9 -78Z', color),
      path('M3 -100L11 -100L9 -78Q31 -66 31 -42Q31 -14 14 0L2 0Q20 -20 18 -44Q16 -66 2 -78Z', darker(color, 0.16)),
      ellipse(0, -100, 11, 3, darker(color, 0.35)),
      rect(-30, -50, 60, 4, lighter(color, 0.35)),
    ].join(''),
  ),
  lamp: thing('ground', 0.55, 0.85, '#e2a13f', (color, { lit }) =>
    [
      rect(-2.5, -66, 5, 62, lit('#3a3a42')),
      ellipse(0, -3, 18, 4, lit('#3a3a42')),
      path('M-14 -100L14 -100L27 -62L-27 -62Z', color),
      path('M-27 -62L27 -62L44 -10L-44 -10Z', lit('#fff0c0'), 0.28),
    ].join(''),
  ),
  candle: thing('table', 0.55, 0.13, '#f1e3c6', (color, { lit }) =>
    [
      circle(0, -84, 22, '#ffdf8a', 0.28),
      path('M0 -104Q11 -88 7 -79Q4 -73 0 -73Q-4 -73 -7 -79Q-11 -88 0 -104Z', '#f7b23f') +
        path('M0 -94Q5 -86 3 -80Q0 -76 -3 -80Q-5 -86 0 -94Z', '#fff3c4'),
      line('M0 -76L0 -64', lit('dark'), 2.4),
      rect(-25, -62, 50, 62, color, 6) + path('M8 -62L25 -62L25 -6Q25 0 19 0L6 0Q18 -30 8 -62Z', darker(color, 0.14)),
      ellipse(0, -62, 25, 6, lighter(color, 0.4)),
      rect(-16, -40, 28, 20, lit('white'), 2) + rect(-11, -33, 18, 4, lit('metalDark'), 2),
    ].join(''),
  ),
  bulb: thing('air', 0.6, 0.12, '#ffe9a8', (color, { lit }) =>
    [
      line('M0 -190L0 -100', lit('dark'), 3),
      circle(0, -42, 52, color, 0.28),
      rect(-11, -104, 22, 26, lit('metalDark'), 3) +
        [-98, -91, -84].map((y) => rect(-11, y, 22, 2.4, lit('metal'))).join(''),
      path('M-11 -80Q-13 -70 -24 -58Q-40 -36 -24 -16Q0 4 24 -16Q40 -36 24 -58Q13 -70 11 -80Z', color),
      line('M-8 -78L-5 -46L0 -52L5 -46L8 -78', '#e0902f', 2.4),
    ].join(''),
  ),
  lockers: thing('ground', 1.2, 1.1, '#4f7f93', (color) =>
    [-38, 0, 38]
      .map(
        (x) =>
          rect(x - 18, -100, 36, 100, color, 2) +
          rect(x + 12, -100, 6, 100, darker(color, 0.14)) +
          [-90, -84, -78].map((y) => rect(x - 10, y, 18, 2.6, darker(color, 0.35))).join('') +
          rect(x + 6, -52, 4, 10, lighter(color, 0.6), 2),
      )
      .join(''),
  ),
  curtain: thing('ground', 1.3, 1.3, '#b5523f', (color, { lit }) =>
    [
      rect(-40, -92, 80, 84, lit('glass')) + line('M0 -92L0 -8M-40 -50L40 -50', lit('white'), 4),
      line('M-68 -97L68 -97', lit('#6d5138'), 5),
      ...[-1, 1].map((side) =>
        [
          path(
            `M${side * 64} -96L${side * 12} -96Q${side * 22} -50 ${side * 44} -30L${side * 52} 0L${side * 64} 0Z`,
            color,
          ),
          line(
            `M${side * 50} -92Q${side * 54} -50 ${side * 58} -4M${side * 36} -92Q${side * 44} -60 ${side * 50} -36`,
            darker(color, 0.22),
            3,
          ),
        ].join(''),
      ),
    ].join(''),
  ),
  blanket: thing('table', 1.5, 0.25, '#b8694a', (color) =>
    [
      rect(-70, -36, 140, 36, darker(color, 0.16), 14) +
        rect(-70, -66, 140, 36, color, 14) +
        rect(-70, -96, 140, 36, lighter(color, 0.18), 14),
      line('M-34 -94L-34 -62M24 -94L24 -62', lighter(color, 0.55), 5) +
        line('M-34 -60L-34 -34M24 -60L24 -34', lighter(color, 0.4), 5),
    ].join(''),
  ),
  towels: thing('table', 1.3, 0.2, '#3f8fa3', (color, { lit }) =>
    [color, lit('#f7f1e6'), lit('#e7a48c'), lighter(color, 0.5)]
      .map((fill, at) =>
        moved(
          [
            path(
              'M-53 -25L50 -25Q64 -25 64 -12.500Q64 0 50 0L-52 0Q-60 0 -60 -6Q-60 -11 -52 -12.500Q-61 -14 -61 -19Q-61 -25 -53 -25Z',
              fill,
            ),
            path(
              'M36 -25L50 -25Q64 -25 64 -12.500Q64 0 50 0L-52 0Q-57 0 -59 -4L34 -4Q46 -6 46 -12.500Q46 -20 36 -25Z',
              darker(fill, 0.16),
            ) + line('M-52 -12.500L38 -12.500', darker(fill, 0.34), 2.4),
            [-24.6, -11]
              .map(
                (y) =>
                  rect(-40, y, 14, 10.4, at % 2 ? lighter(color, 0.2) : lit('#fbf4e6')) +
                  rect(-36.5, y, 2, 10.4, darker(fill, 0.2)) +
                  rect(-31.5, y, 2, 10.4, darker(fill, 0.2)),
              )
              .join('') + line('M-18 -20.500L6 -20.500M12 -20.500L18 -20.500', lighter(fill, 0.5), 2.2),
          ].join(''),
          [1, -3, 1, -1][at] ?? 0,
          -at * 25,
        ),
      )
      .join(''),
  ),
  hammock: thing('ground', 2, 0.8, '#d8733f', (color, { lit }) =>
    [
      rect(-104, -110, 10, 110, lit('#6d5138'), 3) + rect(94, -110, 10, 110, lit('#6d5138'), 3),
      line('M-98 -92L-66 -72M98 -92L66 -72', lit('#d9c9a6'), 3),
      path('M-70 -76Q0 2 70 -76Q62 -18 0 -16Q-62 -18 -70 -76Z', color),
      path('M-52 -52Q0 -4 52 -52Q48 -36 0 -30Q-48 -36 -52 -52Z', lighter(color, 0.4)),
    ].join(''),
  ),
  bench: thing('ground', 2, 0.5, '#9a6b3f', (color, { lit }) =>
    [
      line('M-74 -44L-80 0M74 -44L80 0M-70 -44L-70 -96M70 -44L70 -96', lit('metalDark'), 7),
      [-98, -78].map((y) => rect(-92, y, 184, 14, color, 4)).join(''),
      path('M-92 -50L92 -50L100 -34L-100 -34Z', lighter(color, 0.12)) + rect(-100, -35, 200, 6, darker(color, 0.25)),
    ].join(''),
  ),
  gardenTable: thing('ground', 1.36, 1.3, '#d9553c', (color, { lit }) =>
    [
      rect(-1.6, -96, 3.2, 92, lit('#8a5a38')) + rect(-9, -4, 18, 4, lit('#5d656d'), 2),
      path(
        'M-60 -66Q-48 -94 0 -97Q48 -94 60 -66Q50 -58 40 -64Q30 -58 20 -64Q10 -58 0 -64Q-10 -58 -20 -64Q-30 -58 -40 -64Q-50 -58 -60 -66Z',
        color,
      ),
      path('M0 -97Q-22 -90 -20 -64Q-30 -58 -40 -64Q-36 -88 0 -97ZM0 -97Q22 -90 20 -64Q10 -58 0 -64Z', lit('#fbf1de')) +
        path('M0 -97Q48 -94 60 -66Q50 -58 40 -64Q36 -88 0 -97Z', darker(color, 0.18)) +
        path('M0 -97Q22 -90 20 -64Q15 -61 11 -61.500Q15 -84 0 -97Z', darker(lit('#fbf1de'), 0.12)) +
        circle(0, -98, 2.4, lit('#8a5a38')),
      [-1, 1]
        .map((s) =>
          moved(
            line(
              'M-65 -46L-60 -20M-60 -20L-63 -1.500M-44 -20L-41 -1.500',
              s > 0 ? lit('#8a5a38') : lit('#6f452a'),
              3.2,
            ) +
              rect(-63, -22, 24, 4, lit(s > 0 ? '#a9713f' : '#8a5a38'), 1.5) +
              line('M-64 -41L-61.500 -28', lit('#a9713f'), 4.4) +
              line('M-62 -32L-44 -32L-44 -20', lit('#8a5a38'), 2.4),
            0,
            0,
            1,
            s < 0,
          ),
        )
        .join(''),
      line('M-24 -34L-19 -1.500M24 -34L19 -1.500', lit('#6f452a'), 3.4) +
        rect(-33, -37, 66, 5, lit('#b98050'), 2) +
        path('M14 -37L31 -37Q33 -37 33 -35L33 -34Q33 -32 31 -32L14 -32Z', lit('#96623a')) +
        rect(-21, -18, 42, 2.6, lit('#6f452a')),
      path('M-22 -48L-13 -48L-14.500 -37L-20.500 -37Z', lit('#e9f3f5')) +
        path('M-21.600 -44L-13.500 -44L-14.500 -37L-20.500 -37Z', lit('#f3a33a')) +
        path('M12 -50L22 -50L21 -37L13 -37Z', lit('#e9f3f5')) +
        path('M12.300 -46L21.700 -46L21 -37L13 -37Z', lit('#f3d24f')) +
        line('M22.500 -47Q26.500 -46 22 -41', lit('#d3e2e6'), 1.6),
    ].join(''),
  ),
  door: thing('wall', 0.5, 1.2, '#b4512f', (color, { lit }) =>
    [
      rect(-27, -100, 54, 100, darker(color, 0.35)),
      rect(-22, -95, 44, 95, color),
      rect(-16, -88, 32, 34, darker(color, 0.14), 2) + rect(-16, -46, 32, 36, darker(color, 0.14), 2),
      circle(15, -48, 2.8, lit('#f0c860')),
    ].join(''),
  ),
  window: thing('wall', 0.95, 0.7, '#fdf6e6', (color, { lit, light }) =>
    [
      rect(-50, -100, 100, 98, color, 3),
      rect(-44, -94, 88, 86, light.sky[0]) + rect(-44, -46, 88, 38, light.sky[2]),
      light.sun === undefined ? '' : circle(20, -66, 11, light.sun),
      path('M-44 -8L-44 -24Q-18 -44 6 -22Q26 -36 44 -24L44 -8Z', lit('leafDark')),
      rect(-3, -94, 6, 86, color) + rect(-44, -54, 88, 5, color),
      rect(-56, -5, 112, 7, darker(color, 0.15), 2),
    ].join(''),
  ),
  massageTable: thing('ground', 2, 0.52, '#3f8f86', (color, { lit }) =>
    [
      line('M-52 -54L-44 -8M66 -54L58 -8', lit('#7a4d2c'), 5) +
        line('M-56 -14L8 -54M74 -14L14 -54', lit('#6b4026'), 3.4),
      line('M-58 -54L-66 -2.500M80 -54L88 -2.500', lit('#b07a48'), 6) +
        line('M-62 -26L-47 -26M84 -26L62 -26', lit('#8f5e36'), 4),
      path('M-80 -68L-62 -84L98 -84Q102 -82 100 -78L92 -66Z', lighter(color, 0.25)),
      line('M-82 -72L-66 -68', lit('#8f5e36'), 5) +
        path(
          'M-100 -78Q-98 -88 -82 -88Q-66 -88 -68 -79L-72 -73Q-78 -68 -88 -68Q-100 -69 -100 -78Z',
          lighter(color, 0.25),
        ) +
        path('M-100 -78Q-99 -73 -88 -73Q-78 -73 -70 -77L-72 -73Q-78 -67 -88 -67Q-100 -68 -100 -78Z', color) +
        path(
          'M-92 -78.500Q-91 -83 -83 -83Q-76 -83 -77 -79.500Q-79 -76 -85 -76Q-92 -76 -92 -78.500Z',
          darker(color, 0.55),
        ),
      rect(-80, -70, 174, 16, color, 6) +
        path('M40 -70L88 -70Q94 -70 94 -64L94 -60Q94 -54 88 -54L40 -54Z', darker(color, 0.2)) +
        rect(-72, -67, 60, 3, lighter(color, 0.45), 1.5) +
        rect(-76, -55, 166, 4, lit('#b07a48'), 1.5),
      path('M-18 -84L30 -84L22 -69L22 -58Q22 -56 20 -56L-24 -56Q-26 -56 -26 -58L-26 -69Z', lit('white')) +
        path('M-26 -68L22 -68L22 -58Q22 -56 20 -56L-24 -56Q-26 -56 -26 -58Z', darker(lit('white'), 0.1)) +
        rect(-26, -62, 48, 2.4, lit('#e7a48c')),
      rect(54, -96, 34, 16, lit('#f2dcc2'), 8) +
        circle(56, -87, 9.5, lit('#e7c6a2')) +
        line('M56 -87Q58 -91 54 -91Q49 -90 50 -85Q52 -80 58 -81Q63 -84 62 -88', lit('#b88d66'), 1.8),
      [
        [-40, -83, 9],
        [-39, -89, 7],
        [-40, -94.5, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ellipse(x, y, r, 3.6, lit('#565b61')) + ellipse(x - 2, y - 1.2, r * 0.5, 1.2, lit('#858b91')),
        )
        .join(''),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
