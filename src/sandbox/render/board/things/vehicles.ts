import { darker, lighter, type Palette } from '../../look/palette';
import { type Subject, thing, wheel } from '../subject';
import { circle, ellipse, line, moved, path, rect, repeat, turned } from '../svg';

const alloy = (x: number, y: number, r: number, lit: Palette['lit']) =>
  circle(x, y, r, lit('#26262c')) +
  circle(x, y, r * 0.66, lit('#d3d7da')) +
  circle(x, y, r * 0.54, lit('#4a4d55')) +
  repeat(5, (at) =>
    turned(
      path(
        `M${x - r * 0.12} ${y}L${x - r * 0.08} ${y - r * 0.58}L${x + r * 0.08} ${y - r * 0.58}L${x + r * 0.12} ${y}Z`,
        lit('#d3d7da'),
      ),
      at * 72,
      x,
      y,
    ),
  ) +
  circle(x, y, r * 0.17, lit('#8d9399'));

const arch = (x: number, y: number, r: number, foot: number, fill: string) =>
  path(`M${x - r} ${foot}L${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}L${x + r} ${foot}Z`, fill);

/** Vehicles on land, on water and in the air. */
export const vehicles = {
  car: thing(
    'ground',
    2.5,
    0.82,
    '#d4553a',
    (color, { lit, light }) =>
      [
        path(
          'M-118 -14Q-125 -18 -125 -36L-124 -58Q-123 -66 -117 -70L-102 -91Q-97 -98 -85 -99Q-40 -101 -2 -99Q16 -97 29 -89L61 -67Q97 -62 113 -54Q125 -46 125 -32Q126 -16 118 -14Z',
          color,
        ) +
          path(
            'M-125 -40Q-20 -34 40 -38Q90 -42 124 -40Q126 -16 118 -14L-118 -14Q-125 -18 -125 -40Z',
            darker(color, 0.2),
          ) +
          path('M-119 -64Q-50 -70 62 -66L66 -64Q-40 -66 -121 -60Z', lighter(color, 0.32)) +
          path('M-97 -95Q-92 -98.5 -85 -99Q-40 -101 -2 -99Q10 -98 20 -94Q-40 -97 -97 -95Z', lighter(color, 0.3)),
        path('M-109 -71L-94 -90Q-91 -94 -82 -94.5L-2 -95Q14 -93 25 -86L49 -69Q-40 -72 -109 -71Z', lit('#2c4558')) +
          path('M-68 -71L-50 -95L-40 -95L-56 -71ZM6 -71L22 -88L29 -83L18 -70Z', lit('#6f93a8')) +
          path('M-84 -95L-76 -95L-78 -71L-88 -71ZM-26 -96L-19 -96L-17 -70L-25 -71Z', color),
        line('M-22 -68L-22 -22M48 -67Q54 -48 46 -26M-84 -68Q-84 -54 -70 -46', darker(color, 0.38), 1.6) +
          rect(-15, -60, 13, 3.4, lighter(color, 0.4), 1.7) +
          rect(-74, -61, 13, 3.4, lighter(color, 0.4), 1.7),
        path('M30 -72Q32 -79 42 -78Q46 -74 42 -68L34 -67Q30 -68 30 -72Z', darker(color, 0.24)) +
          path('M-118 -12Q-124 -14 -124 -22L124 -22Q124 -12 116 -12Z', lit('#30323a')) +
          arch(-72, -21, 26, -12, lit('#30323a')) +
          arch(76, -21, 26, -12, lit('#30323a')),
        path('M96 -60Q114 -55 121 -46Q108 -44 98 -52Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          path('M113 -40L125 -41L125 -30L116 -30Z', lit('#30323a')) +
          path('M-124 -60L-106 -65Q-104 -55 -110 -52L-124.5 -50Z', lit('#a92c26')) +
          path('M-124 -60L-112 -63L-112 -57L-124.2 -55Z', lit('#e8584a')) +
          rect(100, -20, 20, 4, lit('metal'), 2),
        alloy(-72, -21, 21, lit) +
          alloy(76, -21, 21, lit) +
          (light.isDark ? path('M122 -50L212 -68L212 -14L122 -44Z', '#fff2b8', 0.24) : ''),
      ].join(''),
    'drive',
  ),
  pickup: thing(
    'ground',
    2.4,
    0.95,
    '#d97f2f',
    (color, { lit, light }) =>
      [
        line('M-34 -70L-30 -90M-48 -68L-30 -88', lit('#30323a'), 4.5),
        path(
          'M-113 -18Q-119 -18 -119 -26L-119 -62Q-119 -67 -114 -67L-28 -67L-18 -92Q-15 -100 -5 -100L30 -100Q40 -100 47 -92L66 -69L104 -63Q119 -59 120 -44L120 -26Q120 -18 113 -18Z',
          color,
        ) +
          path('M-119 -42L120 -42L120 -26Q120 -18 113 -18L-113 -18Q-119 -18 -119 -26Z', darker(color, 0.2)) +
          path('M-119 -62Q-119 -67 -114 -67L66 -67L90 -65L92 -61L-119 -61Z', lighter(color, 0.28)) +
          path('M-15 -96Q-12 -100 -5 -100L30 -100Q38 -100 43 -96Z', lighter(color, 0.3)),
        rect(-119, -70, 88, 5, lit('#30323a'), 2) +
          path(
            'M-18 -70L-10 -91Q-9 -94 -5 -94L8 -94L8 -70ZM14 -94L29 -94Q36 -94 41 -88L56 -70L14 -70Z',
            lit('#2c4558'),
          ) +
          path('M-8 -70L0 -94L6 -94L-2 -70ZM24 -70L34 -91L40 -88L34 -70Z', lit('#6f93a8')),
        line('M-26 -66L-26 -26M11 -70L11 -24M60 -67Q64 -48 50 -30', darker(color, 0.4), 1.6) +
          rect(17, -61, 11, 3.4, darker(color, 0.5), 1.7) +
          rect(-20, -61, 11, 3.4, darker(color, 0.5), 1.7) +
          path('M46 -74Q56 -78 58 -72L57 -65L47 -65Z', lit('#30323a')),
        rect(-119, -26, 239, 9, lit('#30323a'), 3) +
          rect(-42, -20, 86, 5, lit('metal'), 2) +
          arch(-74, -23, 29, -17, lit('#30323a')) +
          arch(78, -23, 29, -17, lit('#30323a')),
        path('M104 -62Q117 -58 119 -48L106 -48Q101 -54 104 -62Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          rect(112, -45, 8, 14, lit('#30323a'), 2) +
          rect(-119, -59, 6, 16, lit('#b8322a'), 2) +
          rect(-119, -53, 6, 5, lit('#f0dcc0')) +
          rect(108, -29, 12, 7, lit('metal'), 2) +
          rect(-120, -29, 10, 7, lit('metal'), 2),
        alloy(-74, -23, 23, lit) +
          alloy(78, -23, 23, lit) +
          (light.isDark ? path('M117 -56L205 -72L205 -16L117 -48Z', '#fff2b8', 0.24) : ''),
      ].join(''),
    'drive',
  ),
  van: thing(
    'ground',
    2,
    1.2,
    '#f1ece0',
    (color, { lit, light }) => {
      const brand = lit('#e0672f');
      return [
        path(
          'M-93 -13Q-99 -13 -99 -22L-99 -90Q-99 -100 -89 -100L20 -100Q38 -100 48 -89L70 -61L89 -54Q99 -49 100 -34L100 -22Q100 -13 93 -13Z',
          color,
        ) +
          path('M-99 -34L100 -34L100 -22Q100 -13 93 -13L-93 -13Q-99 -13 -99 -22Z', darker(color, 0.16)) +
          path('M-99 -90Q-99 -100 -89 -100L20 -100Q30 -100 38 -96L-88 -96Q-96 -96 -99 -88Z', lighter(color, 0.6)) +
          path('M74 -59L88 -54Q99 -49 100 -34L84 -34Q88 -48 74 -59Z', darker(color, 0.1)),
        path('M-99 -52L2 -52L12 -42L-99 -42Z', brand) + path('M-99 -39L15 -39L18 -36L-99 -36Z', darker(brand, 0.25)),
        rect(-72, -86, 34, 28, lit('#c99457'), 1.5) +
          path(
            'M-48 -86L-39.5 -86Q-38 -86 -38 -84.5L-38 -59.5Q-38 -58 -39.5 -58L-48 -58Z',
            darker(lit('#c99457'), 0.18),
          ) +
          rect(-59, -86, 7, 28, lit('#f0d9a8')) +
          rect(-69, -65, 7, 4, lit('white'), 1) +
          line('M-92 -80L-80 -80M-86 -72L-80 -72M-94 -64L-80 -64', brand, 3),
        path('M18 -89L28 -89Q34 -89 38 -83L50 -61L18 -61Z', lit('#2c4558')) +
          path('M24 -61L33 -89Q37 -86 38 -83L32 -61Z', lit('#6f93a8')) +
          path('M41 -88Q45 -87 48 -83.5L66.5 -60L57 -60Z', lit('#3d5b70')),
        line('M12 -95L12 -20M-26 -95L-26 -20M53 -58Q57 -48 52 -38', darker(color, 0.34), 1.5) +
          rect(17, -52, 10, 3.2, darker(color, 0.5), 1.6) +
          rect(-38, -55.5, 9, 3.2, darker(color, 0.5), 1.6) +
          path('M45 -70Q53 -73 54 -66L53 -58Q47 -56 45 -59Z', lit('#30323a')),
        path('M-93 -11Q-99 -11 -99 -20L100 -20Q100 -11 93 -11Z', lit('#30323a')) +
          arch(-58, -18, 22, -11, lit('#30323a')) +
          arch(62, -18, 22, -11, lit('#30323a')),
        path('M82 -52Q95 -48 98 -38L88 -38Q82 -44 82 -52Z', light.isDark ? '#fff4c4' : lit('#fbe8b0')) +
          rect(-99, -62, 4.5, 18, lit('red'), 1.5) +
          rect(90, -30, 10, 7, lit('#30323a'), 2) +
          (light.isDark ? path('M98 -46L180 -62L180 -12L98 -38Z', '#fff2b8', 0.24) : ''),
        alloy(-58, -18, 18, lit) + alloy(62, -18, 18, lit),
      ].join('');
    },
    'drive',
  ),
  bike: thing(
    'ground',
    1.65,
    0.62,
    '#2f7f86',
    (color, { lit }) =>
      [
        ...[-52, 52].map(
          (x) =>
            `<circle cx="${x}" cy="-32" r="29" fill="none" stroke="${lit('#26262c')}" stroke-width="5"/>` +
            circle(x, -32, 4, lit('#55585e')),
        ),
        line('M-52 -32L-22 -76L34 -76L0 -32L-52 -32M-22 -76L0 -32M34 -76L52 -32M34 -76L30 -92L46 -94', color, 6),
        rect(-36, -84, 28, 7, lit('#5b3a2a'), 3.5),
      ].join(''),
    'drive',
  ),
  scooter: thing(
    'ground',
    1.2,
    0.68,
    '#3b9e83',
    (color, palette) =>
      [
        line('M40 -14L28 -92L14 -96', color, 6),
        path('M-50 -20Q-48 -50 -18 -52L6 -52L10 -30L44 -22L44 -14L-50 -14Z', color),
        rect(-46, -62, 42, 12, palette.lit('#3a3a42'), 6),
        wheel(-36, -14, 15, palette) + wheel(44, -14, 15, palette),
      ].join(''),
    'drive',
  ),
  train: thing(
    'ground',
    3.3,
    1.2,
    '#c9402c',
    (color, { lit, light }) => {
      const pane = (x: number, width: number) =>
        rect(x, -76, width, 22, light.isDark ? '#ffdf8a' : lit('#7fa6ba'), 2.5) +
        path(
          `M${x + width * 0.3} -54L${x + width * 0.55} -76L${x + width * 0.8} -76L${x + width * 0.55} -54Z`,
          light.isDark ? '#ffe9ae' : lit('#b4d0dc'),
        );
      const door = (x: number) =>
        rect(x, -80, 22, 64, lit('#f3eee2'), 2) +
        rect(x + 3, -75, 7, 28, lit('#2c4558'), 2) +
        rect(x + 12, -75, 7, 28, lit('#2c4558'), 2) +
        rect(x + 10.5, -80, 1, 64, lit('metalDark'));
      const bogie = (x: number) =>
        rect(x - 22, -16, 44, 7, lit('#3c3f47'), 2) +
        [-12, 12]
          .map((at) => circle(x + at, -9.5, 7, lit('#26262c')) + circle(x + at, -9.5, 3, lit('metalDark')))
          .join('');
      return [
        rect(-165, -3, 330, 3, lit('#7d7a78')) +
          rect(-150, -94, 100, 6, lit('#6f767d'), 2) +
          rect(-10, -94, 66, 6, lit('#6f767d'), 2) +
          line('M-116 -92L-104 -96L-116 -99M-126 -99.2L-106 -99.2', lit('#4a4d55'), 1.6) +
          rect(-44, -86, 12, 68, lit('#3c3f47')),
        path('M-165 -14L-165 -84Q-165 -91 -158 -91L-46 -91Q-41 -91 -41 -86L-41 -14Z', color) +
          path('M-35 -14L-35 -86Q-35 -91 -30 -91L84 -91Q118 -90 142 -60Q164 -38 165 -24Q165 -14 156 -14Z', color) +
          path(
            'M-165 -84Q-165 -91 -158 -91L-46 -91Q-41 -91 -41 -86L-165 -85ZM-35 -86Q-35 -91 -30 -91L84 -91Q98 -90 110 -85Z',
            lighter(color, 0.3),
          ),
        path(
          'M-165 -38L-41 -38L-41 -14L-165 -14ZM-35 -38L158 -38Q165 -30 165 -24Q165 -14 156 -14L-35 -14Z',
          darker(color, 0.2),
        ) + path('M-165 -41L-41 -41L-41 -36L-165 -36ZM-35 -41L156 -41Q158 -39 160 -36L-35 -36Z', lit('#f3eee2')),
        rect(-165, -80, 124, 30, lit('#2c3b4a')) +
          path('M-35 -80L76 -80L76 -50L-35 -50Z', lit('#2c3b4a')) +
          [-160, -132, -78].map((x) => pane(x, 23)).join('') +
          [-4, 24].map((x) => pane(x, 23)).join('') +
          pane(52, 20) +
          door(-104) +
          door(-30),
        path('M90 -82Q112 -80 132 -58Q128 -54 118 -54L88 -54Q84 -54 84 -60L84 -76Q84 -82 90 -82Z', lit('#22303c')) +
          path('M96 -54L110 -76Q116 -72 120 -68L110 -54Z', lit('#6f93a8')),
        path('M140 -46Q152 -46 158 -36L144 -36Q138 -38 140 -46Z', light.isDark ? '#fff4c4' : lit('#fff1c2')) +
          (light.isDark ? path('M156 -42L240 -58L240 -8L156 -36Z', '#fff2b8', 0.24) : '') +
          path('M112 -14L164 -20Q164 -8 150 -8L112 -8Z', lit('#3c3f47')),
        rect(-160, -14, 117, 4, lit('#3c3f47')) +
          rect(-33, -14, 150, 4, lit('#3c3f47')) +
          [-134, -70, -4, 92].map(bogie).join(''),
      ].join('');
    },
    'drive',
  ),
  plane: thing(
    'air',
    2.4,
    0.9,
    '#f6f3ea',
    (color, { lit }) => {
      const red = lit('#d2452f');
      return [
        path('M8 -62L34 -62L-8 -90L-20 -90Q-22 -90 -20 -87Z', darker(color, 0.34)) +
          path('M-84 -62L-68 -62L-98 -78L-106 -78Z', darker(color, 0.34)),
        path('M-110 -58L-118 -97Q-118 -100 -114 -100L-102 -100Q-99 -100 -96 -97L-60 -62Z', red) +
          path('M-102 -100Q-99 -100 -96 -97L-60 -62L-76 -61Z', darker(red, 0.22)) +
          path('M-113.5 -76L-82 -84L-75 -77L-112 -68Z', lit('white')),
        path(
          'M-119 -61Q-116 -65 -100 -65L80 -66Q108 -64 119 -50Q122 -46 116 -41Q104 -31 80 -31L-18 -31Q-78 -36 -116 -55Q-120 -58 -119 -61Z',
          color,
        ) +
          path(
            'M-112 -53Q-60 -46 20 -46L118 -46Q118 -43 116 -41Q104 -31 80 -31L-18 -31Q-74 -36 -112 -53Z',
            darker(color, 0.16),
          ) +
          path('M-106 -50Q-60 -43 20 -43L117 -43Q112 -37 106 -36L20 -37Q-60 -39 -96 -46Z', red),
        path('M-112 -63Q-100 -65 80 -65Q96 -64 106 -60Q60 -62 -112 -62Z', lighter(color, 0.7)) +
          repeat(14, (at) => rect(-66 + at * 10.5, -58, 5, 7, lit('#35566b'), 2.2)) +
          rect(-80, -59, 7, 13, darker(color, 0.24), 2) +
          rect(84, -59, 7, 13, darker(color, 0.24), 2) +
          path('M96 -60Q108 -57 114 -51L100 -51Q96 -52 96 -60Z', lit('#2c4558')),
        path('M-98 -58L-76 -57L-108 -40L-117 -40Q-119 -40 -118 -42Z', darker(color, 0.26)) +
          path('M-76 -57L-108 -40L-112 -40L-86 -57Z', lighter(color, 0.3)),
        path('M2 -20Q2 -27 10 -27L34 -27Q40 -26 40 -18Q40 -11 34 -11L12 -12Q2 -13 2 -20Z', lit('#b9c0c6')) +
          path('M2 -18Q2 -13 12 -12L34 -11Q40 -11 40 -18Z', lit('#8f979e')) +
          ellipse(37.5, -19, 3.4, 7.6, lit('#30323a')) +
          rect(26, -27, 3, 16, red),
        path('M-20 -42Q10 -46 38 -41Q30 -34 -38 -2Q-42 0 -48 0L-56 0Q-59 -1 -56 -5Z', darker(color, 0.3)) +
          path('M38 -41Q30 -34 -38 -2Q-42 0 -48 0L-50 0Q-8 -26 22 -43Q32 -43 38 -41Z', lighter(color, 0.4)) +
          path('M-56 -5L-66 -18L-60 -18L-46 -1L-56 0Q-59 -1 -56 -5Z', red),
      ].join('');
    },
    'fly',
  ),
  boat: thing(
    'water',
    1.25,
    1.4,
    '#c9402c',
    (color, { lit }) => {
      const sail = lit('white');
      return [
        line('M4 -20L4 -99', lit('#8a5a38'), 3) + path('M5 -100L20 -96.5L5 -92Z', lit('#f0b84c')),
        path('M9 -92Q46 -66 57 -33Q34 -40 9 -34Z', darker(sail, 0.16)) +
          path('M9 -92Q46 -66 57 -33Q50 -35 43 -36Q36 -66 9 -92Z', darker(sail, 0.28)) +
          line('M9 -34L9 -92L58 -28', lit('#6d7277'), 0.9),
        path('M1 -95Q-40 -74 -54 -36Q-26 -42 1 -37Z', sail) +
          path('M1 -95Q-10 -60 -14 -38.5Q-6 -38.5 1 -37Z', darker(sail, 0.1)) +
          path('M-45 -54Q-20 -62 1 -58L1 -50Q-22 -54 -49 -46.5Z', color) +
          line('M-33 -70Q-16 -75 1 -72M-22 -81Q-10 -84 1 -82', darker(sail, 0.26), 1.2) +
          circle(-18, -66, 3.6, lit('#2f6d9e')),
        line('M4 -34L-55 -34', lit('#8a5a38'), 3) +
          path('M-26 -30Q-24 -35 -16 -35L20 -34Q30 -33 34 -27L-28 -26Z', lit('#f3e6cb')) +
          path('M16 -34L20 -34Q30 -33 34 -27L18 -26Z', darker(lit('#f3e6cb'), 0.16)) +
          [-16, -4, 8].map((x) => rect(x, -32, 7, 3.6, lit('#35566b'), 1.6)).join(''),
        path('M-58 -27L60 -30Q63 -30 62 -26Q52 -4 32 0L-40 0Q-54 -4 -58 -27Z', color) +
          path('M34 -29.3L60 -30Q63 -30 62 -26Q52 -4 32 0L12 0Q32 -10 34 -29.3Z', darker(color, 0.22)) +
          path('M-58 -27L60 -30Q63 -30 62 -26L61 -24L-57.2 -21.5Z', lit('#f3e6cb')) +
          path('M-53 -10L50.5 -10Q43 -2 32 0L-40 0Q-49 -3 -53 -10Z', lit('#2f4a63')) +
          path('M27 -10L50.5 -10Q43 -2 32 0L12 0Q22 -4 27 -10Z', lit('#22384d')) +
          line('M-46 -16L-20 -16.5', lighter(color, 0.4), 2.2),
      ].join('');
    },
    'bob',
  ),
  kayak: thing(
    'water',
    2.8,
    0.6,
    '#cf3a2b',
    (color, { lit }) =>
      [
        path('M-12 -30Q-14 -58 0 -62Q14 -58 12 -30Z', darker(color, 0.35)),
        circle(0, -78, 14, lit('skin')) + path('M-15 -78Q-16 -96 0 -96Q16 -96 15 -78Q0 -86 -15 -78Z', lit('#2f4a5a')),
        path('M-138 -34Q-60 -22 0 -24Q60 -22 138 -34Q96 0 40 0L-40 0Q-96 0 -138 -34Z', color),
        path(
          'M-138 -34Q-60 -22 0 -24Q60 -22 138 -34Q124 -20 110 -14Q0 -8 -110 -14Q-124 -20 -138 -34Z',
          lighter(color, 0.15),
        ),
        line('M-92 -62L84 -22', lit('white'), 5),
        ellipse(-96, -63, 16, 7, lit('white')) + ellipse(88, -21, 16, 7, lit('white')),
      ].join(''),
    'bob',
  ),
  bus: thing(
    'ground',
    2.3,
    1.5,
    '#c9402c',
    (color, palette) => {
      const { lit, light } = palette;
      return [
        path('M-112 -14L-112 -92Q-112 -100 -104 -100L100 -100Q114 -98 114 -80L114 -14Z', color),
        rect(-112, -36, 226, 22, darker(color, 0.16)),
        [-102, -66, -30, 6].map((x) => rect(x, -88, 32, 34, light.isDark ? '#ffe6a6' : lit('glass'), 3)).join(''),
        rect(46, -88, 24, 72, lit('glass'), 2) + rect(57, -88, 2, 72, darker(color, 0.2)),
        rect(78, -88, 34, 38, lit('glass'), 4) +
          rect(-70, -98, 90, 8, lit('#26262c'), 2) +
          rect(-60, -96, 40, 4, lit('#f0bf3a'), 1),
        rect(104, -32, 9, 9, lit('#fbe8b0'), 3),
        wheel(-66, -14, 15, palette) + wheel(80, -14, 15, palette),
      ].join('');
    },
    'drive',
  ),
  tractor: thing(
    'ground',
    1.35,
    1.2,
    '#4c9152',
    (color, palette) => {
      const { lit } = palette;
      return [
        rect(44, -96, 5, 30, lit('dark')),
        path('M-40 -24L-40 -96L12 -96L18 -58L64 -54Q70 -52 70 -24Z', color),
        path('M-32 -90L6 -90L11 -58L-32 -58Z', lit('glass')) + rect(-46, -100, 64, 7, darker(color, 0.25), 3),
        rect(30, -48, 36, 5, darker(color, 0.25)),
        wheel(-30, -28, 29, palette) + wheel(52, -17, 17, palette),
      ].join('');
    },
    'drive',
  ),
  cargobike: thing(
    'ground',
    2.1,
    0.66,
    '#2f7f86',
    (color, { lit }) =>
      [
        ...[-78, 74].map(
          (x) =>
            `<circle cx="${x}" cy="-${x < 0 ? 27 : 22}" r="${x < 0 ? 25 : 20}" fill="none" stroke="${lit('#26262c')}" stroke-width="5"/>`,
        ),
        line('M-78 -27L-52 -70L-22 -64L-34 -24L-78 -27M-34 -24L74 -20M-22 -64L-16 -92L-30 -96', color, 6),
        rect(-66, -78, 28, 7, lit('#5b3a2a'), 3.5),
        path('M-8 -70L64 -70L56 -26L-2 -26Z', lit('wood')) + path('M40 -70L64 -70L56 -26L38 -26Z', lit('woodDark')),
        rect(-10, -74, 76, 6, color, 3),
      ].join(''),
    'drive',
  ),
  stroller: thing(
    'ground',
    0.95,
    0.62,
    '#2f6f8f',
    (color, palette) =>
      [
        line('M36 -40L48 -88M-20 -30L-30 -10M20 -30L30 -10', palette.lit('metalDark'), 4),
        path('M-44 -62L40 -62Q36 -28 6 -26L-14 -26Q-40 -30 -44 -62Z', color),
        path('M-44 -62Q-42 -98 0 -98L0 -62Z', darker(color, 0.2)),
        wheel(-28, -11, 11, palette) + wheel(30, -11, 11, palette),
      ].join(''),
    'drive',
  ),
  rocket: thing(
    'air',
    0.6,
    2,
    '#f1ece0',
    (color, { lit }) =>
      [
        path('M0 -100Q22 -76 18 -34L-18 -34Q-22 -76 0 -100Z', color),
        circle(0, -66, 8, lit('#3d7fa3')),
        path('M-18 -50L-32 -24L-18 -30ZM18 -50L32 -24L18 -30Z', lit('red')),
        path('M-11 -34L11 -34Q8 -10 0 0Q-8 -10 -11 -34Z', lit('#f5a83a')),
      ].join(''),
    'fly',
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
  cableCarGondola: thing(
    'air',
    1,
    1.2,
    '#d23f2e',
    (color, { lit }) =>
      [
        line('M-50 -90L50 -98', lit('dark'), 2),
        path('M-13 -95L13 -97L13 -90L-13 -88Z', lit('metalDark')) +
          circle(-8, -95, 3, lit('dark')) +
          circle(8, -96.5, 3, lit('dark')),
        line('M0 -91L0 -86Q16 -80 0 -68', lit('metalDark'), 4) + rect(-16, -70, 32, 5, lit('metalDark'), 2),
        path(
          'M-28 -67L28 -67Q36 -67 38 -60L43 -34L37 -8Q36 -2 28 -2L-28 -2Q-36 -2 -37 -8L-43 -34L-38 -60Q-36 -67 -28 -67Z',
          color,
        ),
        path('M20 -67L28 -67Q36 -67 38 -60L43 -34L37 -8Q36 -2 28 -2L16 -2Q28 -30 20 -67Z', darker(color, 0.18)),
        path('M-31 -61L-3 -61L-3 -31L-38 -31Z', lit('glass')) +
          path('M3 -61L31 -61L38 -31L3 -31Z', darker(lit('glass'), 0.14)),
        circle(-17, -44, 6, lit('skinDark')) +
          path('M-24 -45Q-23 -53 -17 -53Q-11 -53 -10 -45Z', lit('#3c5f8a')) +
          path('M-28 -31Q-27 -38 -17 -38Q-8 -38 -7 -31Z', lit('#e0a53a')),
        path('M-34 -46L-29 -61L-23 -61L-32 -34L-37 -34Z', lit('white'), 0.6),
        line('M0 -64L0 -4', darker(color, 0.35), 2) + rect(-34, -26, 28, 3, lit('white'), 1.5),
        line('M20 -62Q22 -66 23 -60L23 -8M28 -60Q30 -66 31 -58L31 -8', lit('#f0c13c'), 3.4) +
          rect(14, -22, 24, 8, lit('dark'), 2) +
          rect(-30, -3, 60, 3, lit('dark'), 1.5),
      ].join(''),
    'bob',
  ),
  caravan: thing('ground', 1.6, 1.3, '#e9a23b', (color, palette) => {
    const { lit } = palette;
    return [
      line('M46 -17L79 -17M46 -24L66 -17', lit('#4a4f57'), 4) +
        rect(70, -22, 10, 5, lit('#4a4f57'), 2) +
        line('M66 -26L66 -6', lit('metalDark'), 3) +
        circle(66, -5, 5, lit('dark')) +
        line('M-64 -16L-70 -2L-62 -2', lit('#4a4f57'), 3),
      rect(-30, -100, 26, 7, lit('metalDark'), 2),
      path(
        'M-80 -22L-80 -58Q-78 -94 -44 -95L16 -95Q48 -94 56 -58L60 -32Q60 -16 46 -14L-72 -14Q-80 -14 -80 -22Z',
        lit('#f8f1e1'),
      ) + path('M36 -88Q50 -80 56 -58L60 -32Q60 -16 46 -14L40 -14Q52 -50 36 -88Z', darker(lit('#f8f1e1'), 0.12)),
      path('M-80 -42L58.4 -42L60 -32Q60 -16 46 -14L-72 -14Q-80 -14 -80 -22Z', color) +
        path('M46 -42L58.4 -42L60 -32Q60 -16 46 -14L40 -14Q46 -28 46 -42Z', darker(color, 0.2)) +
        rect(-80, -46.5, 137.6, 2.4, color) +
        path('M-78 -72Q-72 -94 -44 -95L16 -95Q42 -94 52 -72L49.5 -79Q40 -87 14 -88L-42 -88Q-68 -88 -78 -72Z', color),
      [-68, -22]
        .map(
          (x, at) =>
            rect(x - 2, -78, 36 - at * 4, 28, lit('metal'), 5) +
            rect(x, -76, 32 - at * 4, 24, lit('#4f7f93'), 4) +
            path(`M${x} -76L${x + 11} -76Q${x + 10} -62 ${x} -56Z`, lit('#e8654a')) +
            path(
              `M${x + 32 - at * 4} -76L${x + 21 - at * 4} -76Q${x + 22 - at * 4} -62 ${x + 32 - at * 4} -56Z`,
              lit('#cf5238'),
            ),
        )
        .join(''),
      rect(16, -80, 26, 64, darker(color, 0.34), 4) +
        rect(17.5, -78.5, 23, 61, lit('#f8f1e1'), 3) +
        rect(21, -74, 16, 20, lit('#4f7f93'), 3) +
        path('M24 -55L32 -73L36 -73L28 -55Z', lit('#86aab8')) +
        rect(20, -42, 5, 2.6, lit('metalDark'), 1.3) +
        line('M20 -14L20 -7M38 -14L38 -7', lit('#4a4f57'), 2.4) +
        rect(14, -8, 30, 4, lit('metalDark'), 2),
      path('M-44 -14Q-44 -36 -23 -36Q-2 -36 -2 -14Z', darker(color, 0.4)) +
        wheel(-23, -15, 15, palette) +
        circle(-23, -15, 4, lit('white')) +
        rect(-80, -36, 4, 10, lit('#d2402c'), 1.5),
    ].join('');
  }),
  tramCar: thing(
    'ground',
    2.3,
    1.4,
    '#c9382c',
    (color, { lit }) =>
      [
        line('M10 -82L-16 -91L8 -98.500', lit('dark'), 2.8) +
          rect(-14, -100, 44, 3, lit('dark'), 1.5) +
          rect(-10, -86, 38, 4, lit('metalDark'), 1),
        path('M-104 -76Q-102 -84 -90 -84L88 -84Q102 -84 105 -76Z', darker(color, 0.35)),
        path('M-112 -14L-108 -72Q-107 -78 -100 -78L100 -78Q107 -78 108 -72L114 -42L114 -14Z', lit('#f5ead0')),
        path('M-112 -14L-110 -46L113.300 -46L114 -42L114 -14Z', color) +
          path('M-112 -14L-111.400 -23L114 -23L114 -14Z', darker(color, 0.22)),
        rect(-109, -43, 222, 2.6, lit('#f0c65a')),
        [-74, -50, -2, 22]
          .map(
            (x) =>
              rect(x, -72, 20, 23, lit('#3d5a73'), 3) +
              path(`M${x + 3} -52L${x + 11} -69L${x + 16} -69L${x + 8} -52Z`, lit('#5f7f97')),
          )
          .join(''),
        [-102, -26, 48]
          .map(
            (x) =>
              rect(x, -73, 21, 56, darker(color, 0.3), 2) +
              rect(x + 2, -70, 7.5, 50, lit('#3d5a73'), 1) +
              rect(x + 11.5, -70, 7.5, 50, lit('#3d5a73'), 1),
          )
          .join(''),
        path('M80 -72L104 -72L110.500 -47L80 -47Z', lit('#3d5a73')) +
          path('M86 -50L94 -69L100 -69L92 -50Z', lit('#5f7f97')),
        rect(74, -83, 28, 8, lit('dark'), 1.5) + rect(79, -80.5, 18, 3, lit('#ffc44a'), 1.5),
        circle(106, -33, 6, lit('metal')) +
          circle(106, -33, 4.2, lit('#fff0b8')) +
          rect(-113, -36, 4, 8, lit('#ff6a50'), 1.5),
        rect(-112, -15, 226, 4, lit('#3a3a42')) +
          [-66, 64]
            .map(
              (x) =>
                path(`M${x - 32} -13L${x + 32} -13L${x + 26} -5L${x - 26} -5Z`, lit('dark')) +
                circle(x - 18, -6, 6, lit('metalDark')) +
                circle(x + 18, -6, 6, lit('metalDark')) +
                circle(x - 18, -6, 2.4, lit('dark')) +
                circle(x + 18, -6, 2.4, lit('dark')),
            )
            .join('') +
          rect(108, -17, 7, 5, lit('metalDark'), 2),
      ].join(''),
    'drive',
  ),
  canalBoat: thing(
    'water',
    3,
    1,
    '#2f6f5a',
    (color, { lit }) =>
      [
        rect(-84, -100, 10, 22, lit('dark')) +
          rect(-86, -100, 14, 4, lit('dark'), 1) +
          rect(-84, -90, 10, 3, lit('#e0b84a')),
        [-30, -12, 42, 60]
          .map(
            (x, at) =>
              rect(x - 6, -86, 12, 8, lit('#c96a3f'), 1) +
              circle(x - 4, -88, 4.6, lit('leaf')) +
              circle(x + 4, -88, 4.6, lit('leafDark')) +
              circle(x, -90.5, 3.6, lit(at % 2 ? '#f0c13c' : '#e05a6a')),
          )
          .join(''),
        path('M-112 -34L-106 -76L92 -76L98 -34Z', color) + path('M98 -34L92 -76L104 -72L128 -36Z', darker(color, 0.35)),
        rect(-110, -80, 208, 6, lit('#b8352b'), 2),
        rect(-98, -69, 50, 29, lit('#b8352b'), 2) +
          rect(-95.5, -66.5, 45, 24, lit('#e8c25a'), 1) +
          rect(-93.5, -64.5, 41, 20, lit('#b8352b'), 1),
        [0, 1, 2]
          .map(
            (at) =>
              circle(-84 + at * 11, -54.5, 4.6, lit(at === 1 ? '#f5e6b8' : '#f0a0a0')) +
              circle(-84 + at * 11, -54.5, 1.8, lit('#e0b030')),
          )
          .join(''),
        [-28, 2]
          .map(
            (x) =>
              rect(x - 11, -68, 22, 17, lit('#e8c25a'), 3) +
              rect(x - 9, -66, 18, 13, lit('#27424e'), 2) +
              path(`M${x - 6} -53L${x} -66L${x + 5} -66L${x - 1} -53Z`, lit('#4a6b7a')),
          )
          .join(''),
        [32, 54, 76]
          .map(
            (x) =>
              circle(x, -59, 8, lit('#e8c25a')) +
              circle(x, -59, 6, lit('#27424e')) +
              circle(x - 2, -61, 1.8, lit('#8fb0bc')),
          )
          .join(''),
        path('M-148 -38L118 -36Q136 -38 150 -50Q146 -14 128 0L-138 0Q-150 -10 -148 -38Z', lit('#2b2d36')) +
          path('M-148.300 -32L119 -30Q136 -32 149 -43L148 -36Q136 -26 119 -24L-148 -26Z', lit('#b8352b')),
        path('M-146 -10L138 -10Q134 -4 128 0L-138 0Q-144 -4 -146 -10Z', darker(lit('#2b2d36'), 0.4)),
        line('M-146 -36L-146 -56Q-144 -66 -120 -62', lit('#e8c25a'), 4) + line('M-126 -63L-116 -61', lit('wood'), 5),
      ].join(''),
    'bob',
  ),
  gondolaBoat: thing(
    'water',
    2.2,
    1.45,
    '#2a2b36',
    (color, { lit }) =>
      [
        path('M-74 -30L-72 -52L-58 -52L-54 -30L-61 -30L-65 -44L-67 -30Z', lit('#23242e')),
        path('M-74 -50Q-76 -74 -66 -76Q-54 -76 -56 -50Z', lit('white')) +
          [-71, -65, -59, -53].map((y) => rect(-74, y, 18, 2.8, lit('#2f5f9a'))).join(''),
        rect(-74.5, -53, 19, 4, lit('#c9302c'), 1) + path('M-68 -78L-62 -78L-58 -70L-72 -70Z', lit('#c9302c')),
        line('M-59 -71Q-50 -58 -64 -47M-70 -71Q-80 -68 -78 -62', lit('white'), 5),
        circle(-65, -84, 7, lit('skin')) +
          path('M-72 -88L-65 -88L-66 -82L-71 -79Q-74 -84 -72 -88Z', lit('hair')) +
          ellipse(-65, -89, 15, 3, lit('#e6c474')) +
          rect(-73, -97, 16, 8, lit('#e6c474'), 3) +
          rect(-73, -92.5, 16, 3, lit('#c9302c')),
        path('M-2 -30L-2 -52Q10 -58 16 -50L18 -36L44 -36L44 -24L-2 -24Z', lit('#b8322c')) +
          path('M16 -50L18 -36L44 -36L44 -24L20 -24Q10 -34 8 -54Q13 -54 16 -50Z', darker(lit('#b8322c'), 0.25)) +
          line('M-2 -52Q10 -58 16 -50', lit('#e2b84a'), 3),
        path(
          'M-108 -58Q-100 -62 -98 -54Q-90 -30 -50 -26L52 -26Q86 -30 96 -58L100 -58Q98 -14 60 -4Q40 0 0 0Q-40 0 -64 -6Q-102 -18 -108 -58Z',
          color,
        ),
        path(
          'M-98 -54Q-90 -30 -50 -26L52 -26Q86 -30 96 -58L98 -50Q88 -24 54 -21L-52 -21Q-92 -26 -98 -54Z',
          lit('#e2b84a'),
        ),
        path(
          'M-80 -20Q-60 -11 0 -10Q60 -11 84 -26Q74 -8 60 -4Q40 0 0 0Q-40 0 -64 -6Q-74 -10 -80 -20Z',
          darker(color, 0.4),
        ),
        path('M91 -46L95 -84Q97 -98 110 -94Q109 -84 103 -82L100 -50Z', lit('#98a2ab')) +
          [-77, -71, -65, -59].map((y) => rect(101, y, 8, 3.4, lit('#98a2ab'), 1)).join(''),
        line('M-77 -60L-38 -8', lit('#d39a62'), 3.4) +
          path('M-43 -19L-37 -22L-22 -1L-29 2Z', lit('#d39a62')) +
          circle(-77, -60, 3.4, lit('skin')) +
          circle(-66, -46, 3.4, lit('skin')),
      ].join(''),
    'bob',
  ),
  camperVan: thing(
    'ground',
    1.8,
    1.2,
    '#2f9a98',
    (color, palette) => {
      const { lit } = palette;
      const pane = (x: number, width: number) =>
        rect(x, -76, width, 22, lit('#35566b'), 4) +
        path(
          `M${x + width * 0.4} -56L${x + width * 0.7} -74L${x + width * 0.9} -74L${x + width * 0.6} -56Z`,
          lit('#6c8ea2'),
        );
      const curtain = (x: number, width: number) =>
        path(`M${x + 1.5} -76L${x + 9} -76Q${x + 8} -64 ${x + 1.5} -58Z`, lit('#f0b84c')) +
        path(
          `M${x + width - 1.5} -76L${x + width - 9} -76Q${x + width - 8} -64 ${x + width - 1.5} -58Z`,
          lit('#e0a238'),
        );
      return [
        path('M-72 -96Q-8 -104 56 -96Q-8 -86 -72 -96Z', lit('#e8573a')) +
          path('M-60 -96Q-8 -99.5 44 -96Q-8 -94.5 -60 -96Z', lit('white')) +
          path('M-66 -95L-58 -94L-66 -88Z', lit('#b83c2a')) +
          [-46, 26].map((x) => rect(x, -93.5, 4, 8, lit('dark'))).join(''),
        path('M-90 -18L-90 -66Q-89 -86 -70 -87L46 -87Q70 -87 79 -62L86 -44L89 -18Z', lit('#f6edd8')) +
          path('M-90 -18L-90 -50L82 -50Q90 -44 90 -30L90 -18Q90 -12 84 -12L-84 -12Q-90 -12 -90 -18Z', color),
        path('M-90 -18L-90 -24L90 -24L90 -18Q90 -12 84 -12L-84 -12Q-90 -12 -90 -18Z', darker(color, 0.22)) +
          path('M64 -50L82 -50Q90 -44 90 -30L90 -24L72 -24Q76 -38 64 -50Z', darker(color, 0.16)) +
          path('M-90 -66Q-89 -86 -70 -87L46 -87Q56 -87 64 -82L-74 -82Q-86 -80 -90 -66Z', lit('white')) +
          rect(-90, -51, 174, 2.4, lit('metal')),
        pane(-82, 32) +
          curtain(-82, 32) +
          pane(-45, 32) +
          curtain(-45, 32) +
          pane(-8, 26) +
          path('M24 -76L48 -76Q62 -76 70 -58L72 -54L24 -54Z', lit('#35566b')) +
          path('M34 -56L44 -74L52 -74L42 -56Z', lit('#6c8ea2')) +
          line('M58 -76L66 -54', lit('#f6edd8'), 2.6),
        line('M21 -80L21 -14M-11 -80L-11 -14', darker(color, 0.34), 1.4) +
          rect(-6, -44, 9, 2.6, lit('metal'), 1.3) +
          rect(26, -44, 9, 2.6, lit('metal'), 1.3),
        ellipse(84, -37, 5, 7, lit('metal')) +
          ellipse(85, -37, 3.6, 5.4, lit('#fff0b8')) +
          rect(-90, -40, 3.4, 9, lit('#e8573a'), 1) +
          rect(70, -19, 20, 6, lit('white'), 3) +
          rect(-90, -19, 16, 6, lit('white'), 3),
        [-52, 52]
          .map(
            (x) =>
              path(`M${x - 21} -12Q${x - 21} -36 ${x} -36Q${x + 21} -36 ${x + 21} -12Z`, darker(color, 0.5)) +
              wheel(x, -16, 16, palette) +
              circle(x, -16, 4, lit('white')),
          )
          .join(''),
      ].join('');
    },
    'drive',
  ),
  motorcycle: thing(
    'ground',
    1.6,
    0.68,
    '#c9382c',
    (color, { lit }) => {
      const tyre = (x: number) =>
        circle(x, -25, 25, lit('dark')) +
        circle(x, -25, 17.5, lit('metal')) +
        circle(x, -25, 15, lit('#3d4048')) +
        repeat(6, (at) => turned(rect(x - 0.7, -40, 1.4, 30, lit('metal')), at * 30, x, -25)) +
        circle(x, -25, 5, lit('metalDark')) +
        circle(x, -25, 2, lit('dark'));
      return [
        tyre(-54) + tyre(55),
        line('M-54 -25L-6 -30L-22 -60M-54 -25L-42 -62', lit('#4a4f57'), 5) +
          line('M34 -76L22 -28L-8 -26', lit('#4a4f57'), 5),
        rect(-79.5, -51, 8, 8, lit('#ff5a44'), 2) +
          path('M-79.8 -38.2A29 29 0 0 1 -35.4 -47.2L-38.5 -43.6A24.5 24.5 0 0 0 -76 -36Z', color),
        path('M34 -45A29 29 0 0 1 80 -40L78 -33A24 24 0 0 0 38 -40Z', color) +
          path('M62 -54Q74 -51 80 -40L78 -33Q72 -44 60 -48Z', darker(color, 0.22)),
        line('M55 -25L36 -84', lit('#e3e6e8'), 5) + line('M57 -25L46 -60', lit('metalDark'), 2),
        path('M-20 -54L20 -56L24 -30Q20 -18 4 -18L-10 -18Q-20 -24 -20 -54Z', lit('#5b626b')) +
          repeat(4, (at) => rect(0, -54 + at * 5, 22, 2.6, lit('metal'), 1)) +
          circle(-6, -31, 10, lit('metal')) +
          circle(-6, -31, 5, lit('metalDark')),
        line('M20 -44Q30 -18 8 -15L-30 -15', lit('#e3e6e8'), 4.6) +
          path('M-30 -20L-74 -22L-78 -13L-30 -11Z', lit('#e3e6e8')) +
          path('M-30 -14L-77 -15L-78 -13L-30 -11Z', lit('metalDark')),
        path('M-66 -74Q-56 -66 -40 -68L-8 -72L-10 -58L-44 -58Q-62 -60 -66 -74Z', lit('#4a2f27')) +
          path('M-66 -74Q-56 -66 -40 -68L-8 -72L-8.5 -68L-40 -64Q-58 -62 -66 -74Z', lit('#7a4a35')),
        path('M-14 -64Q-14 -84 8 -86Q32 -86 38 -72Q36 -60 22 -57L-8 -57Q-14 -58 -14 -64Z', color) +
          path('M-13 -62Q10 -66 38 -72Q36 -60 22 -57L-8 -57Q-13 -58 -13 -62Z', darker(color, 0.24)) +
          path('M-6 -72Q-2 -81 10 -81Q18 -81 22 -79Q4 -78 -6 -72Z', lighter(color, 0.5)),
        line('M36 -84Q30 -94 12 -91', lit('#4a4f57'), 3.6) +
          line('M18 -92L8 -90', lit('dark'), 5) +
          line('M30 -90L26 -96', lit('#4a4f57'), 2) +
          ellipse(25, -97, 6, 3, lit('metal')),
        path('M38 -88L50 -88Q54 -78 50 -68L40 -70Q34 -78 38 -88Z', lit('#3d4048')) +
          path('M50 -88Q58 -78 50 -68Q47 -78 50 -88Z', lit('#fff0b8')),
      ].join('');
    },
    'drive',
  ),
  foodTruck: thing(
    'ground',
    1.75,
    1.5,
    '#3f9a94',
    (color, palette) => {
      const { lit } = palette;
      return [
        rect(-62, -100, 22, 10, lit('metalDark'), 2) +
          path('M-86 -14L-86 -84Q-86 -92 -78 -92L42 -92Q50 -92 52 -86L70 -54L82 -48Q87 -45 87 -38L87 -14Z', color),
        path('M-86 -14L-86 -30L87 -30L87 -14Z', lit('#f2e6cc')) +
          rect(-86, -33, 173, 4, darker(color, 0.3)) +
          path('M54 -78L68 -52L44 -52L44 -78Z', lit('glass')),
        rect(-70, -76, 78, 30, lit('#4a3226'), 2) +
          rect(-70, -76, 78, 8, lit('#ffe2a0')) +
          [-58, -48].map((x) => rect(x, -60, 5, 14, lit(x === -58 ? '#d4452f' : '#f0bf3a'), 2)).join('') +
          path('M-20 -46L-18 -60L-4 -60L-2 -46Z', lit('#e8dcc0')) +
          circle(-11, -61, 6, lit('#f0bf3a')),
        rect(-76, -47, 90, 6, lit('#d9ae78'), 2),
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            path(
              `M${at * 14 - 73} -82L${at * 14 - 59} -82L${at * 15 - 64} -66Q${at * 15 - 71.5} -60 ${at * 15 - 79} -66Z`,
              at % 2 === 0 ? lit('#d4452f') : lit('white'),
            ),
          )
          .join(''),
        circle(30, -60, 11, lit('#f2e6cc')) +
          path(
            'M22 -61Q22 -68 30 -68Q38 -68 38 -61ZM22 -57L38 -57Q38 -53 34 -53L26 -53Q22 -53 22 -57Z',
            lit('#cf8a45'),
          ) +
          rect(21, -61, 18, 4, lit('#6b3f29'), 2),
        rect(80, -40, 7, 8, lit('#ffe2a0'), 2) +
          rect(-87, -18, 174, 6, lit('dark'), 2) +
          wheel(-50, -15, 15, palette) +
          wheel(56, -15, 15, palette),
      ].join('');
    },
    'drive',
  ),
} as const satisfies Record<string, Subject>;
