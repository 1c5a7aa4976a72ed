import { darker, lighter } from '../../look/palette';
import { type Subject, thing } from '../subject';
import { circle, ellipse, line, moved, path, rect, turned } from '../svg';

/** Animals and their homes. */
export const animals = {
  dog: thing('ground', 1.3, 0.42, '#d59a4f', (color, { lit }) => {
    const far = darker(color, 0.28),
      pale = lighter(color, 0.5);
    return [
      path('M-46 -60Q-66 -66 -65 -88Q-63 -96 -57 -94Q-56 -78 -36 -68Z', color) +
        path('M-65 -88Q-63 -96 -57 -94Q-57 -88 -55.5 -84Z', pale),
      path('M-34 -44L-22 -40L-28 -28L-24 -5Q-18 -5 -18 0L-34 0L-38 -26Z', far) +
        path('M10 -44L26 -44L23 -5Q30 -5 30 0L14 0Z', far),
      path(
        'M-52 -56Q-50 -70 -34 -70L2 -69Q14 -70 20 -80L46 -62Q46 -42 36 -32Q24 -26 14 -32Q-8 -38 -26 -34Q-52 -32 -52 -56Z',
        color,
      ) +
        path(
          'M14 -32Q-8 -38 -26 -34L-34 -36Q-4 -46 30 -44Q44 -48 45 -54Q44 -40 36 -32Q24 -26 14 -32Z',
          darker(color, 0.13),
        ) +
        path('M44 -62Q46 -44 36 -32Q31 -29 26 -29Q36 -44 34 -58Z', pale) +
        line('M-38 -65Q-20 -66 -6 -64', lighter(color, 0.3), 2.6),
      path(
        'M-52 -58Q-58 -42 -48 -34Q-54 -24 -50 -4L-50 0L-33 0Q-33 -5 -40 -5Q-42 -20 -34 -27Q-22 -36 -26 -52Z',
        color,
      ) +
        path('M-33 0Q-33 -5 -40 -5L-50 -5L-50 0Z', pale) +
        line('M-26 -50Q-24 -38 -34 -28', darker(color, 0.24), 2) +
        path('M22 -46L38 -44L35 -6Q42 -6 42 0L25 0Z', color) +
        path('M42 0Q42 -6 35 -6L25 -6L25 0Z', pale) +
        path('M33 -40L38 -44L35 -6L31 -6Z', darker(color, 0.13)),
      path('M20 -80Q28 -61 45.5 -61Q46 -58 45.4 -54Q24 -55 15 -74Z', lit('#c23a30')) +
        circle(38, -52, 4, lit('#e6bd55')) +
        circle(37, -53, 1.3, lighter(lit('#e6bd55'), 0.6)),
      path(
        'M16 -82Q18 -100 36 -100Q48 -100 52 -90L60 -86Q66 -84 65 -76Q64 -64 50 -63Q44 -60 36 -60Q20 -62 16 -82Z',
        color,
      ) +
        path('M50 -88L60 -86Q66 -84 65 -76Q64 -64 50 -63Q42 -66 44 -78Q46 -86 50 -88Z', pale) +
        path('M64 -72Q60 -63 50 -63Q46 -64 44.5 -68Q54 -64 64 -72Z', darker(pale, 0.18)) +
        path('M49 -67Q50 -55 56 -56Q61 -58 59 -68Z', lit('#e2707a')) +
        line('M62 -74Q56 -66 46 -71', lit('#6d4630'), 2),
      path('M55 -87Q60 -89 65 -85Q66 -80 61 -79Q56 -80 55 -87Z', lit('#2a2028')) +
        circle(41, -86, 3.8, lit('#2a2028')) +
        circle(39.8, -87.3, 1.3, lit('white')) +
        line('M37 -93Q41 -95 45 -93', darker(color, 0.3), 1.8) +
        path('M30 -97Q16 -98 11 -82Q8 -66 16 -62Q26 -64 30 -78Q33 -90 30 -97Z', darker(color, 0.3)) +
        line('M22 -92Q16 -87 15 -76', darker(color, 0.12), 2.4),
    ].join('');
  }),
  cat: thing('ground', 0.9, 0.32, '#8d8790', (color, { lit }) => {
    const dark = darker(color, 0.3),
      pale = lighter(color, 0.66),
      pink = lit('#e79a9a');
    return [
      path('M-20 -8Q-36 -6 -37 -20Q-38 -30 -44 -36Q-46 -42 -40 -43Q-30 -38 -28 -24Q-26 -17 -16 -18Z', color) +
        path(
          'M-44 -36Q-46 -42 -40 -43Q-36 -41 -33 -37L-39 -31Q-41 -33 -44 -36ZM-37 -21Q-37.4 -25 -38.5 -28L-30.5 -32Q-29 -29 -28.4 -26Z',
          dark,
        ),
      path('M-6 -62Q-32 -44 -34 -16Q-34 0 -20 0L34 0Q38 -4 34 -8L32 -40Q32 -54 26 -62Z', color) +
        path('M22 -56Q33 -50 32 -38L34 -8Q38 -4 34 0L26 0Q29 -30 22 -56Z', darker(color, 0.16)) +
        line('M-22 -43Q-14 -40 -8 -43M-29 -31Q-19 -28 -12 -32M-32 -18Q-24 -16 -19 -18', dark, 3.6),
      path('M-22 0Q-26 -24 -8 -28Q6 -26 4 -6Q8 -5 8 0Z', color) +
        line('M-19 -8Q-20 -22 -9 -25.5', dark, 2) +
        path('M-12 -5Q-2 -8 8 -3L8 0L-12 0Z', darker(pale, 0.14)) +
        line('M4.5 -26L4.5 -8M20 -22L20 -3', dark, 1.8),
      path('M3 -54Q-2 -40 4 -31L8 -27L11 -30L15 -21L19 -29L22 -26L26 -32Q30 -42 26 -54Z', pale) +
        path('M4 -6Q12 -10 19 -5Q20 -3 20 0L4 0ZM21 -5Q28 -10 35 -5Q36.5 -3 35 0L21 0Z', pale) +
        line('M9.5 -4L9.5 -1M14.5 -4L14.5 -1M26 -4L26 -1M30.5 -4L30.5 -1', darker(pale, 0.3), 1.1),
      path(
        'M-16 -74L-18 -96Q-18 -101 -14 -99L3 -89Q13 -91 23 -89L39 -99Q43 -101 43 -96L42 -74Q42 -52 13 -51Q-16 -52 -16 -74Z',
        color,
      ) +
        path('M30 -94L39 -99Q43 -101 43 -96L42 -74Q42 -52 13 -51Q38 -58 30 -94Z', darker(color, 0.16)) +
        path('M-12 -80L-13.5 -92L-4 -86ZM37 -80L38.5 -92L29 -86Z', pink) +
        path(
          'M7 -90L9.5 -79L11.5 -90.5ZM14.5 -90.5L16.5 -79L19 -90ZM-16 -70L-6 -68L-15 -65ZM42 -70L32 -68L41 -65Z',
          dark,
        ),
      path('M13 -52Q-2 -52 0 -60Q2 -66 13 -67Q24 -66 26 -60Q28 -52 13 -52Z', pale) +
        ellipse(1, -73, 5.6, 6, lit('#e9d25a')) +
        ellipse(25, -73, 5.6, 6, lit('#e9d25a')) +
        ellipse(1.5, -73, 2.3, 5, lit('#1d1a20')) +
        ellipse(25.5, -73, 2.3, 5, lit('#1d1a20')) +
        circle(0.5, -75.5, 1.2, lit('white')) +
        circle(24.5, -75.5, 1.2, lit('white')) +
        path('M9.5 -66L16.5 -66L13 -61.5Z', pink) +
        line('M13 -61.5Q12 -57 7.5 -58.5M13 -61.5Q14 -57 18.5 -58.5', dark, 1.3) +
        line('M-3 -61L-22 -64M-3 -58L-21 -56M29 -61L45 -64M29 -58L44.5 -56', lighter(color, 0.85), 0.9),
    ].join('');
  }),
  horse: thing('ground', 1.4, 1.15, '#7a4a2c', (color, { lit }) => {
    const hair = lit('hair'),
      far = darker(color, 0.32),
      white = lit('white'),
      hoof = lit('#2f2724');
    const leg = (x: number, lean: number, fill: string, sock: boolean) =>
      path(
        `M${x - 7} -42L${x + 7} -42Q${x + 7} -32 ${x + 3.5 + lean * 0.4} -24L${x + 3 + lean} -6L${x - 3.5 + lean} -6L${x - 4 + lean * 0.4} -24Z`,
        fill,
      ) +
      (sock
        ? path(
            `M${x + 3.2 + lean * 0.8} -13L${x + 3 + lean} -6L${x - 3.5 + lean} -6L${x - 3.7 + lean * 0.8} -13Z`,
            white,
          )
        : '') +
      path(`M${x - 3.8 + lean} -6.5L${x + 3.2 + lean} -6.5L${x + 6 + lean} 0L${x - 4.5 + lean} 0Z`, hoof);
    return [
      path('M-46 -65Q-64 -66 -66 -44Q-66 -32 -70 -22Q-64 -18 -58 -22Q-52 -30 -53 -40Q-52 -52 -44 -56Z', hair) +
        line('M-52 -62Q-60 -54 -59 -40Q-60 -30 -63 -24', lighter(hair, 0.12), 1.8),
      leg(-30, 5, far, false) + leg(32, 9, far, false),
      path(
        'M-50 -56Q-50 -68 -36 -68Q-16 -67 4 -66Q18 -66 28 -76Q36 -88 46 -96L58 -84Q54 -76 50 -70Q50 -60 47 -52Q42 -38 24 -35Q-2 -34 -26 -39Q-50 -38 -50 -56Z',
        color,
      ) +
        path('M-30 -46Q-6 -40 20 -44L26 -35.5Q-2 -34 -26 -39Z', darker(color, 0.18)) +
        line('M-42 -62Q-34 -65 -24 -64', lighter(color, 0.24), 2.4),
      path('M-50 -58Q-54 -42 -46 -36Q-50 -30 -48 -24L-46 -7L-39.5 -7L-40 -24Q-32 -32 -26 -36Q-22 -46 -28 -56Z', color) +
        path('M-46.6 -13L-46 -6L-39.5 -6L-39.7 -13Z', white) +
        path('M-46.5 -6.5L-39.5 -6.5L-37 0L-47.5 0Z', hoof) +
        line('M-28 -52Q-26 -42 -34 -35', darker(color, 0.24), 1.8) +
        path('M16 -44Q28 -50 40 -46Q37 -36 30 -30L30 -24L29 -6L22.5 -6L22 -24Q16 -34 16 -44Z', color) +
        path('M29.4 -13L29 -6L22.5 -6L22.3 -13Z', white) +
        path('M22 -6.5L29 -6.5L32 0L21.5 0Z', hoof) +
        line('M18 -44Q20 -36 24 -30', darker(color, 0.24), 1.8),
      path('M40 -92Q40 -100 45 -100Q49 -96 50 -92Z', far) +
        path(
          'M42 -90Q46 -97 54 -94Q60 -92 64 -84L70 -74Q72 -66 66 -64Q60 -62 56 -68Q50 -72 46 -74Q40 -80 42 -90Z',
          color,
        ) +
        path('M70 -74Q72 -66 66 -64Q60 -62 56 -68Q62 -68 64 -76Z', darker(color, 0.3)) +
        path('M55 -93.5Q60 -91 64 -84L67 -79L63 -79Q58 -86 55 -93.5Z', white) +
        path('M47 -92Q47 -99 52 -100Q55 -96 54 -91Z', color) +
        circle(55.5, -84, 2.3, lit('#15151a')) +
        circle(54.9, -84.8, 0.8, white) +
        ellipse(66.5, -69, 1.2, 1.7, lit('#15151a')) +
        line('M60 -66.5Q64 -66 67 -65.5', darker(color, 0.5), 1.2),
      path(
        'M52 -96Q44 -98 38 -90Q28 -84 22 -71Q16 -65 12 -63Q24 -60 30 -66Q30 -60 34 -62Q34 -72 40 -76Q44 -82 45 -88Q50 -88 54 -86Q56 -92 52 -96Z',
        hair,
      ) + line('M44 -91Q34 -82 28 -68M38 -80Q34 -74 32 -66', lighter(hair, 0.12), 1.6),
    ].join('');
  }),
  bird: thing(
    'air',
    1.5,
    0.2,
    '#fbf7ee',
    (color, { lit }) =>
      [
        path('M22 -50Q14 -78 34 -100Q40 -97 41 -90Q47 -88 46 -80Q51 -74 47 -66Q48 -56 38 -48Z', darker(color, 0.42)) +
          line('M34 -98Q26 -78 30 -56M42 -88Q36 -74 36 -56', darker(color, 0.55), 1.6),
        path(
          'M-18 -40L-70 -46Q-75 -46 -73 -42L-66 -35L-73 -30Q-74 -26 -69 -26L-60 -26L-62 -20Q-60 -16 -55 -18L-14 -24Z',
          darker(color, 0.4),
        ) + line('M-20 -36L-66 -40M-20 -31L-64 -29', darker(color, 0.55), 1.6),
        line(
          'M2 -14Q-6 -8 -16 -6M-16 -6L-22 -9M-16 -6L-23 -4M-16 -6L-20 -1M12 -12Q4 -4 -4 -2M-4 -2L-10 -4M-4 -2L-9 0',
          lit('#d98a3a'),
          2,
        ),
        path('M66 -46Q66 -66 46 -67Q30 -67 18 -56Q-10 -50 -34 -36Q-24 -10 12 -9Q52 -10 66 -46Z', color) +
          path('M65 -42Q58 -12 12 -9Q-14 -10 -26 -22Q20 -14 46 -38Q54 -44 65 -42Z', lit('#f0bd92')) +
          path('M52 -22Q40 -10 12 -9Q-14 -10 -26 -22Q14 -8 52 -22Z', darker(lit('#f0bd92'), 0.16)),
        path('M64 -56Q58 -67 46 -67Q30 -67 18 -56L4 -52Q30 -56 44 -54Q56 -52 64 -56Z', darker(color, 0.42)) +
          circle(52, -51, 4.2, lit('dark')) +
          circle(50.6, -52.5, 1.4, lit('white')) +
          path('M63 -54Q71 -51 75 -46Q69 -43 63.5 -43Q61 -48 63 -54Z', lit('#e9a53a')) +
          path('M75 -46Q69 -43 63.5 -43L62.5 -47Z', lit('#c47f28')),
        path(
          'M26 -38Q18 -74 -34 -98Q-42 -100 -40 -91Q-47 -90 -44 -82Q-49 -78 -44 -71Q-47 -64 -40 -59Q-40 -50 -30 -46Q-22 -34 2 -28Q20 -26 26 -38Z',
          darker(color, 0.28),
        ) +
          path('M26 -38Q18 -74 -34 -98Q-22 -84 -18 -68Q-12 -50 2 -42Q16 -32 26 -38Z', darker(color, 0.1)) +
          line(
            'M-38 -90Q-26 -78 -20 -62M-43 -81Q-30 -70 -20 -58M-43 -70Q-30 -62 -16 -52M-39 -58Q-26 -52 -8 -44',
            darker(color, 0.45),
            1.8,
          ),
      ].join(''),
    'fly',
  ),
  fox: thing('ground', 1.5, 0.4, '#d0692b', (color, { lit }) => {
    const shade = darker(color, 0.22);
    return [
      path('M-46 -44Q-92 -34 -90 -72Q-84 -98 -66 -84Q-76 -66 -44 -60Z', color) +
        path('M-90 -72Q-84 -98 -66 -84Q-72 -74 -78 -68Z', lit('white')),
      line('M-36 -36L-40 -4M34 -38L30 -4', shade, 9),
      path('M-56 -54Q-50 -72 -30 -70L36 -68Q50 -64 46 -38Q20 -28 0 -34Q-30 -28 -46 -34Q-58 -42 -56 -54Z', color),
      line('M-46 -36L-50 -5M40 -40L44 -5', color, 9),
      path('M28 -70L32 -106L48 -88L60 -88L74 -104L76 -74Q88 -66 94 -62Q76 -48 58 -50Q34 -52 28 -70Z', color),
      path('M76 -72Q88 -66 94 -62Q76 -48 58 -50Q62 -62 76 -72Z', lit('white')) +
        circle(94, -62, 3.4, lit('#2a2028')) +
        circle(64, -74, 3, lit('#2a2028')),
    ].join('');
  }),
  cow: thing('ground', 1.6, 0.95, '#f3efe6', (color, { lit }) => {
    const patch = lit('#3a3330'),
      pink = lit('#e9aaa2'),
      hoof = lit('#4a3d38');
    return [
      line('M-66 -78Q-78 -66 -73 -42', darker(color, 0.3), 4) +
        path('M-77 -46L-69 -46Q-67 -32 -72 -26Q-79 -32 -77 -46Z', patch),
      [-44, 14]
        .map(
          (x) =>
            path(`M${x} -44L${x + 14} -44L${x + 12} 0L${x + 1} 0Z`, darker(color, 0.3)) +
            rect(x + 1, -7, 11, 7, hoof, 1),
        )
        .join('') +
        path('M-36 -38Q-32 -24 -22 -25Q-10 -26 -10 -38Z', pink) +
        line('M-26 -26L-26 -22M-18 -26L-18 -22', darker(pink, 0.16), 3),
      path(
        'M-68 -74Q-68 -87 -54 -87L14 -86Q34 -88 44 -96L60 -72Q52 -56 42 -42Q34 -34 20 -36L-46 -34Q-66 -36 -67 -56Z',
        color,
      ) + path('M-41 -46Q0 -44 44 -54Q44 -44 38 -38Q30 -34 20 -36L-46 -34Q-42 -40 -41 -46Z', darker(color, 0.14)),
      path(
        'M-62 -86Q-44 -92 -34 -80Q-32 -62 -48 -60Q-62 -58 -67.5 -66L-68 -74Q-68 -83 -62 -86ZM-8 -86.7L22 -86.5Q30 -72 18 -64Q0 -56 -10 -70ZM-30 -44Q-22 -58 -6 -52Q2 -44 -4 -35.4L-28 -35Z',
        patch,
      ),
      path('M-66 -62Q-72 -42 -60 -34L-61 0L-48 0L-48 -28Q-40 -34 -38 -46Z', color) +
        path('M-48 -28Q-40 -34 -39 -47Q-54 -36 -54 0L-48 0Z', darker(color, 0.16)) +
        rect(-61, -7, 13, 7, hoof, 1) +
        path('M26 -52L44 -54Q44 -40 40 -32L41 0L29 0Z', color) +
        path('M38 -53L44 -54Q44 -40 40 -32L41 0L35 0Z', darker(color, 0.16)) +
        rect(29, -7, 12, 7, hoof, 1),
      path('M28 -87.5L34 -90Q34 -70 54 -62L52 -56Q28 -64 28 -87.5Z', lit('#b8432f')) +
        circle(46, -52, 5.4, lit('#e6bd55')) +
        path('M46 -57.4A5.4 5.4 0 0 1 46 -46.6Q50 -52 46 -57.4Z', darker(lit('#e6bd55'), 0.2)) +
        circle(46, -49.5, 1.6, lit('#8a6a2c')),
      path('M44 -92Q28 -102 24 -90Q32 -82 46 -86Z', patch) +
        path('M42 -90Q32 -96 28 -90Q34 -86 43 -87Z', pink) +
        path('M46 -92Q42 -100 48 -100Q52 -96 53 -93Z', lit('#e6d3a4')) +
        path('M60 -94Q64 -100 68 -98Q67 -92 64 -90Z', lit('#e6d3a4')),
      path(
        'M44 -86Q46 -96 58 -95Q68 -94 71 -84L78 -68Q82 -58 76 -54Q68 -50 60 -54Q52 -58 48 -68Q44 -76 44 -86Z',
        patch,
      ) +
        path('M56 -95L62 -94.6L76 -72L62 -64Q58 -80 56 -95Z', color) +
        path('M58 -66Q68 -72 78 -68Q82 -60 77 -54Q68 -50 60 -54Q55 -60 58 -66Z', pink) +
        path('M77 -69Q82 -58 76 -54Q72 -52 68 -52Q76 -58 77 -69Z', darker(pink, 0.14)) +
        ellipse(74, -62, 1.8, 2.6, lit('#8a4a48')) +
        ellipse(65, -60, 1.8, 2.4, lit('#8a4a48')) +
        line('M64 -54.5Q70 -53 75 -56', lit('#a5605a'), 1.6) +
        circle(54, -80, 3.8, lit('white')) +
        circle(54.8, -80, 2.5, lit('#15151a')),
    ].join('');
  }),
  hen: thing('ground', 1.05, 0.25, '#f1e8da', (color, { lit }) =>
    [
      line('M-10 -22L-12 -2M-12 -2L-18 -1M-12 -2L-4 -1M10 -20L10 -2M10 -2L4 -1M10 -2L18 -1', lit('#e0a13f'), 4),
      path(
        'M-26 -52Q-54 -56 -52 -86Q-46 -92 -42 -84Q-44 -98 -36 -98Q-30 -96 -30 -86Q-26 -94 -20 -90Q-14 -84 -16 -60Z',
        darker(color, 0.26),
      ) + line('M-45 -80Q-42 -66 -32 -58M-35 -90Q-34 -74 -26 -62M-23 -86Q-22 -74 -20 -64', darker(color, 0.4), 2),
      path(
        'M-44 -62Q-34 -56 -22 -62Q-6 -68 4 -66Q14 -70 18 -84Q22 -95 32 -94Q45 -92 44 -76Q46 -64 42 -48Q36 -20 4 -16Q-34 -16 -44 -62Z',
        color,
      ) +
        path('M43.5 -56Q38 -20 4 -16Q-22 -16 -36 -38Q-10 -22 12 -28Q34 -34 43.5 -56Z', darker(color, 0.13)) +
        path('M19 -84Q24 -95 32 -94Q36 -92 30 -88Q24 -82 22 -70Q18 -74 19 -84Z', lighter(color, 0.6)),
      path(
        'M-34 -56Q-12 -66 10 -52Q16 -46 10 -44Q12 -38 4 -37Q4 -31 -4 -32Q-8 -26 -16 -31Q-32 -38 -34 -56Z',
        darker(color, 0.24),
      ) +
        path('M-34 -56Q-12 -66 10 -52Q14 -48 12 -46Q-10 -56 -26 -44Q-32 -48 -34 -56Z', darker(color, 0.08)) +
        line('M10 -44Q-2 -50 -12 -46M4 -37Q-6 -42 -16 -40', darker(color, 0.4), 1.8),
      path('M22 -90Q18 -99 26 -96Q26 -102 32 -99Q37 -102 38 -96Q45 -97 42 -86Q34 -94 22 -90Z', lit('#d2382c')) +
        path('M43 -82Q50 -80 53 -75Q48 -72 42 -73Z', lit('#eaa93a')) +
        path('M43 -73L53 -75Q48 -72 42 -72Z', lit('#c47f28')) +
        path('M42 -72Q49 -64 44 -58Q37 -58 38 -68Z', lit('#d2382c')) +
        ellipse(34, -74, 4, 4.6, lit('#e2584a')) +
        circle(36, -83, 3.2, lit('dark')) +
        circle(35, -84, 1, lit('white')),
    ].join(''),
  ),
  bee: thing(
    'air',
    1.4,
    0.1,
    '#f0bf3a',
    (color, { lit }) =>
      [
        ellipse(-8, -78, 18, 24, lit('#e8f3f6'), 0.85) + ellipse(20, -78, 18, 24, lit('#e8f3f6'), 0.85),
        ellipse(0, -36, 52, 32, color) +
          path('M-20 -66Q-30 -36 -20 -6L-6 -4Q-14 -36 -6 -68ZM14 -67Q22 -36 14 -5L28 -9Q36 -36 28 -63Z', lit('dark')),
        circle(48, -40, 18, lit('dark')) +
          circle(54, -44, 4, lit('white')) +
          path('M-50 -40L-66 -34L-50 -30Z', lit('dark')),
      ].join(''),
    'fly',
  ),
  fish: thing(
    'air',
    1.9,
    0.3,
    '#6f8fae',
    (color, { lit }) =>
      [
        path('M-56 -51Q-76 -60 -95 -88Q-92 -66 -82 -50Q-93 -32 -94 -10Q-76 -32 -56 -45Z', darker(color, 0.24)) +
          line('M-66 -53L-86 -72M-68 -48L-86 -28', darker(color, 0.4), 2),
        path('M-48 -62Q-44 -80 -30 -84Q-20 -98 0 -99Q24 -102 44 -92Q52 -86 54 -78L20 -72Z', darker(color, 0.3)) +
          line('M-30 -82L-26 -72M-14 -92L-12 -78M4 -98L4 -82M22 -98L20 -82M38 -93L34 -80', lighter(color, 0.12), 1.8),
        path('M-40 -32Q-46 -12 -34 -7Q-20 -16 -2 -18Z', darker(color, 0.24)) +
          path('M14 -16Q8 -2 22 0Q34 -4 38 -16Z', darker(color, 0.24)),
        path('M95 -45Q80 -80 34 -86Q-14 -88 -62 -54Q-68 -48 -62 -43Q-20 -11 26 -11Q74 -13 95 -45Z', color) +
          path('M92 -52Q76 -81 34 -86Q-14 -88 -62 -54Q-20 -73 24 -72Q66 -70 92 -52Z', darker(color, 0.2)),
        path('M94 -42Q70 -34 26 -33Q-24 -33 -64 -46L-62 -43Q-20 -11 26 -11Q74 -13 94 -42Z', lighter(color, 0.62)),
        [
          [28, -64],
          [28, -52],
          [28, -40],
          [14, -70],
          [14, -58],
          [14, -46],
          [0, -64],
          [0, -52],
          [0, -40],
          [-14, -68],
          [-14, -57],
          [-14, -46],
          [-28, -60],
          [-28, -50],
          [-42, -54],
        ]
          .map(([x = 0, y = 0]) => line(`M${x} ${y - 4.5}Q${x - 7} ${y} ${x} ${y + 4.5}`, darker(color, 0.22), 1.8))
          .join(''),
        path('M52 -83Q84 -74 95 -45Q84 -26 54 -16Q40 -34 40 -52Q42 -72 52 -83Z', lighter(color, 0.18)) +
          path('M58 -20.5Q84 -30 95 -45L84 -40Q66 -34 46 -33Q50 -24 54 -16Z', lighter(color, 0.72)) +
          line('M52 -82Q40 -68 40 -52Q40 -34 54 -17', darker(color, 0.4), 3),
        path('M38 -42Q14 -46 6 -30Q16 -18 38 -30Z', darker(color, 0.34)) +
          line('M30 -38L16 -33M30 -33L19 -27', lighter(color, 0.1), 1.8),
        circle(70, -56, 8, lit('#f6e3a0')) +
          circle(71, -56, 4.8, lit('dark')) +
          circle(69, -58, 1.7, lit('white')) +
          line('M94 -44Q86 -37 78 -38', darker(color, 0.5), 2.6) +
          ellipse(60, -40, 5, 3.4, lit('#eab0a0')),
      ].join(''),
    'fly',
  ),
  ray: thing(
    'air',
    2,
    0.5,
    '#56708c',
    (color, { lit }) =>
      [
        line('M-30 -44Q-74 -40 -110 -58', darker(color, 0.25), 3),
        path('M-36 -44Q-20 -66 -6 -100Q6 -72 34 -60L52 -58Q60 -50 52 -42L34 -40Q6 -28 -6 0Q-20 -34 -36 -44Z', color),
        path('M-26 -46Q-14 -58 -6 -84Q0 -62 26 -54Q-4 -52 -26 -46Z', lighter(color, 0.16)),
        path('M50 -58Q70 -66 72 -56Q62 -54 52 -52ZM50 -42Q70 -34 72 -44Q62 -46 52 -48Z', darker(color, 0.12)),
        circle(42, -56, 2.2, lit('dark')) + circle(42, -44, 2.2, lit('dark')),
      ].join(''),
    'fly',
  ),
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
  cowHerd: thing('ground', 2.24, 1.05, '#f5f0e6', (color, { lit }) => {
    const tuft = path('M-9 0Q-9 -8 -12 -12Q-4 -9 -3 -3Q-1 -12 4 -15Q3 -8 4 0Z', lit('#6f9d4f'));
    const cow = (fill: string, patch: string, face: string, blaze: string, grazing: boolean) => {
      const head =
        path('M-8 -8Q-26 -14 -26 -4Q-16 3 -6 0Z', darker(face, 0.25)) +
        path('M-2 -11Q-4 -22 4 -25Q4 -17 8 -11Z', lit('#e6d3a4')) +
        path('M-11 -9Q-4 -16 8 -12L24 -4Q32 0 31 9Q29 17 20 17L4 15Q-10 12 -11 -9Z', face) +
        path('M2 -13.5L12 -10.5L22 -4L20 2Q8 0 2 -13.5Z', blaze) +
        path('M20 -5Q32 0 31 9Q29 17 20 17L15 16.5Q12 4 20 -5Z', lit('#e9aaa2')) +
        circle(26, 5, 1.8, lit('#8a4a48')) +
        circle(6, 1, 3.4, lit('white')) +
        circle(6.8, 1, 2.1, lit('dark'));
      return (
        line('M-53 -78Q-62 -66 -58 -46', darker(fill, 0.3), 4) +
        path('M-62 -50L-54 -50L-57 -32Z', lit('dark')) +
        [-32, 12].map((x) => rect(x, -40, 11, 38, darker(fill, 0.3)) + rect(x, -8, 11, 8, lit('#3a3230'))).join('') +
        ellipse(-18, -33, 12, 8, lit('#e9aaa2')) +
        (grazing
          ? path('M18 -86Q46 -84 58 -40L64 -22L50 -14Q36 -30 22 -40Z', fill) + moved(turned(head, 54), 58, -34, 1.14)
          : path('M14 -86Q36 -88 46 -96L60 -76Q52 -62 40 -42L20 -38Z', fill)) +
        path('M-56 -76Q-56 -87 -44 -87L28 -87Q42 -86 44 -70Q44 -40 28 -34L-38 -34Q-54 -36 -55 -54Z', fill) +
        path('M-53 -46Q-20 -38 40 -50Q36 -38 28 -34L-38 -34Q-50 -36 -53 -46Z', darker(fill, 0.14)) +
        path(
          'M-50 -85Q-30 -92 -22 -80Q-22 -62 -38 -60Q-52 -60 -55.5 -68L-56 -76Q-56 -83 -50 -85ZM-4 -87L24 -87Q30 -74 20 -64Q4 -58 -4 -70ZM-22 -44Q-14 -56 -2 -50Q4 -42 0 -36.5Q-14 -34 -22 -44Z',
          patch,
        ) +
        [-48, 26]
          .map(
            (x) =>
              rect(x, -42, 13, 40, fill) +
              rect(x + 8, -40, 5, 34, darker(fill, 0.14)) +
              rect(x, -8, 13, 8, lit('#3a3230')),
          )
          .join('') +
        (grazing ? '' : moved(turned(head, 10), 56, -82, 1.18))
      );
    };
    return (
      moved(
        cow(lit('#6d4a3c'), darker(lit('#6d4a3c'), 0.25), darker(lit('#6d4a3c'), 0.2), lit('white'), false),
        -38,
        -13,
        0.79,
        true,
      ) +
      moved(
        cow(lit('#bd7440'), darker(lit('#bd7440'), 0.2), darker(lit('#bd7440'), 0.1), lit('white'), false),
        38,
        -13,
        0.79,
      ) +
      moved(cow(color, lit('#33302f'), lit('#33302f'), color, true), -10, 0, 0.86) +
      [
        [70, 0],
        [-78, 0],
        [92, -8],
      ]
        .map(([x = 0, y = 0]) => moved(tuft, x, y))
        .join('')
    );
  }),
  sheepFlock: thing('ground', 2.1, 0.55, '#f6f0e2', (color, { lit }) => {
    const tuft = path('M-9 0Q-9 -8 -12 -12Q-4 -9 -3 -3Q-1 -12 4 -15Q3 -8 4 0Z', lit('#6f9d4f'));
    const sheep = (fill: string, face: string, grazing: boolean) => {
      const head =
        path('M-8 -10Q-22 -12 -24 -3Q-14 2 -6 -2Z', darker(face, 0.3)) +
        path('M-10 -12Q0 -18 9 -11L19 3Q22 12 14 14Q4 15 -4 8Q-12 0 -10 -12Z', face) +
        circle(5, -3, 2.6, lit('white')) +
        circle(5.8, -3, 1.5, lit('dark')) +
        [
          [-8, -12, 6],
          [0, -15, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill))
          .join('');
      return (
        [-24, 12].map((x) => rect(x, -30, 8, 29, darker(face, 0.35), 2)).join('') +
        [-34, 24].map((x) => rect(x, -30, 9, 30, face, 2)).join('') +
        [
          [30, -38, 17],
          [12, -30, 17],
          [-10, -28, 17],
          [-32, -34, 16],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, darker(fill, 0.16)))
          .join('') +
        [
          [-40, -50, 15],
          [-28, -66, 17],
          [-6, -73, 18],
          [16, -70, 17],
          [32, -56, 16],
          [-28, -44, 16],
          [0, -50, 26],
          [20, -46, 16],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill))
          .join('') +
        circle(-54, -52, 7, darker(fill, 0.1)) +
        line('M-32 -56q6 -8 12 0M-10 -66q6 -8 12 0M8 -50q6 -8 12 0M-16 -42q6 -8 12 0', darker(fill, 0.18), 3) +
        moved(turned(head, grazing ? 40 : 4), grazing ? 50 : 46, grazing ? -28 : -70)
      );
    };
    return (
      moved(sheep(darker(color, 0.1), lit('#3a3538'), false), -42, -18, 0.88, true) +
      moved(sheep(darker(color, 0.16), lit('#3a3538'), false), 42, -18, 0.88) +
      moved(sheep(color, lit('#3a3538'), true), -6, 0, 0.98) +
      [
        [68, 0],
        [-78, -4],
        [92, -8],
      ]
        .map(([x = 0, y = 0]) => moved(tuft, x, y))
        .join('')
    );
  }),
  chickens: thing('ground', 2.3, 0.3, '#c9743c', (color, { lit }) => {
    const chick = (x: number, scale: number, flip: boolean) =>
      moved(
        line('M-4 -8L-4 -1L0 -1M4 -8L4 -1L8 -1', lit('#e08a2c'), 2.4) +
          path('M-19 -27Q-8 -22 -4 -28A11 11 0 1 1 17 -26Q16 -7 0 -7Q-17 -9 -19 -27Z', lit('#f7d04e')) +
          path('M-11 -20Q0 -24 5 -17Q0 -10 -7 -13Z', darker(lit('#f7d04e'), 0.16)) +
          path('M16 -36L24 -32L16 -29Z', lit('#e6782c')) +
          circle(10, -34, 2.2, lit('dark')),
        x,
        0,
        scale,
        flip,
      );
    const hen = [
      line('M-66 -18L-68 -2L-60 -2M-48 -18L-48 -2L-40 -2', lit('#e0a13f'), 4.6),
      path(
        'M-101 -62Q-110 -88 -92 -94Q-86 -70 -66 -64Q-48 -60 -42 -80Q-36 -94 -24 -92Q-11 -88 -12 -74Q-8 -48 -22 -30Q-36 -14 -58 -14Q-92 -18 -101 -62Z',
        color,
      ) +
        path('M-101 -62Q-110 -88 -92 -94Q-86 -70 -66 -64Q-84 -52 -98 -52Z', darker(color, 0.42)) +
        path('M-12 -74Q-8 -48 -22 -30Q-36 -14 -58 -14Q-76 -16 -86 -28Q-40 -20 -24 -62Z', darker(color, 0.16)),
      path('M-82 -52Q-58 -62 -40 -46Q-52 -26 -70 -32Q-80 -40 -82 -52Z', darker(color, 0.3)) +
        line('M-68 -44Q-58 -46 -52 -42', lighter(color, 0.3), 3),
      path('M-34 -89Q-36 -100 -28 -96Q-24 -104 -19 -95Q-11 -98 -14 -86Z', lit('red')) +
        path('M-13 -83L0 -77L-13 -72Z', lit('#e9b23a')) +
        path('M-14 -71Q-5 -60 -13 -56Q-19 -62 -14 -71Z', lit('red')) +
        circle(-22, -81, 3, lit('dark')),
    ].join('');
    const basket = [
      line('M48 -46Q50 -98 72 -98Q94 -98 98 -46', darker(lit('#c89a5a'), 0.25), 6),
      [
        [56, -48],
        [72, -54],
        [90, -48],
        [64, -42],
        [82, -42],
      ]
        .map(
          ([x = 0, y = 0], at) =>
            ellipse(x, y, 10, 13, lit(at % 2 ? '#e6b98e' : '#f7ecd9')) + ellipse(x - 3, y - 5, 2.4, 3.6, lit('white')),
        )
        .join(''),
      path('M40 -42L105 -42L96 -4Q95 0 91 0L54 0Q50 0 49 -4Z', lit('#c89a5a')) +
        path('M88 -42L105 -42L96 -4Q95 0 91 0L80 0Z', darker(lit('#c89a5a'), 0.22)) +
        line('M46 -24L100 -24M49 -11L97 -11M60 -38L63 -4M74 -38L74 -4M88 -38L85 -4', darker(lit('#c89a5a'), 0.3), 2.6) +
        rect(38, -46, 67, 9, lighter(lit('#c89a5a'), 0.2), 4),
    ].join('');
    return moved(hen, -10, 0) + moved(basket, 10, 0) + chick(-14, 1, false) + chick(28, 0.9, true);
  }),
  aquarium: thing('table', 1.5, 0.3, '#58b4d6', (color, { lit }) => {
    const fish = (x: number, y: number, scale: number, fill: string, flip = false) =>
      moved(
        path('M24 0Q8 -17 -12 -5L-24 -12Q-19 0 -24 12L-12 5Q8 17 24 0Z', fill) +
          path('M-4 -9Q2 -18 10 -12ZM-12 5Q8 17 24 0Q6 6 -12 5Z', darker(fill, 0.2)) +
          path('M6 -10.5Q2 0 6 9.5L1 9.6Q-3 0 1 -10.5Z', lit('white')) +
          circle(15, -2.5, 2.6, lit('white')) +
          circle(15.5, -2.5, 1.5, lit('dark')),
        x,
        y,
        scale,
        flip,
      );
    const weed = (x: number, high: number, fill: string) =>
      path(
        `M${x} -16Q${x - 9} ${-16 - high * 0.3} ${x} ${-16 - high * 0.55}Q${x + 6} ${-16 - high * 0.8} ${x} ${-16 - high}Q${x + 14} ${-16 - high * 0.7} ${x + 8} ${-16 - high * 0.5}Q${x} ${-16 - high * 0.25} ${x + 7} -16Z`,
        fill,
      );
    return [
      rect(-72, -96, 144, 92, lit('#e3f3f6'), 3) +
        rect(-70, -83, 140, 76, color) +
        path('M44 -83L70 -83L70 -7L44 -7Z', darker(color, 0.12)),
      weed(-56, 52, lit('#3d8a55')) +
        weed(-46, 38, lit('#5bab62')) +
        weed(-64, 32, lit('#5bab62')) +
        weed(46, 44, lit('#3d8a55')) +
        weed(57, 56, lit('#2f7350')),
      path('M8 -16Q10 -34 24 -34Q42 -34 44 -14Z', lit('#7b8088')) +
        path('M24 -34Q42 -34 44 -14L32 -14Q36 -28 24 -34Z', darker(lit('#7b8088'), 0.3)),
      path('M-70 -14Q-50 -22 -30 -16Q-6 -10 14 -16Q44 -22 70 -14L70 -7L-70 -7Z', lit('#e6c98f')) +
        [-52, -34, -8, 20, 40, 58]
          .map((x, at) => circle(x, -11 - (at % 2) * 2, 2, darker(lit('#e6c98f'), 0.25)))
          .join(''),
      fish(-16, -44, 1.12, lit('#f5822e')) +
        fish(34, -64, 0.86, lit('#f4cf3e'), true) +
        fish(-36, -68, 0.56, lit('#e2475a')),
      [
        [6, -58, 3],
        [10, -68, 2.4],
        [5, -76, 1.8],
        [62, -76, 2],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, lit('white'), 0.75))
        .join(''),
      path('M-66 -80L-52 -80L-66 -52Z', lit('white'), 0.4) +
        rect(-75, -100, 150, 9, lit('#333a46'), 3) +
        rect(-75, -8, 150, 8, lit('#333a46'), 3) +
        rect(-30, -98, 60, 3, lit('#5a6475'), 1.5),
    ].join('');
  }),
  beehive: thing('ground', 1, 0.6, '#e3b04b', (color, { lit }) => {
    const bee = (x: number, y: number, flip = false) =>
      moved(
        [
          ellipse(-2, -6, 3.4, 5.4, lit('white')) + ellipse(3, -6, 3, 4.6, lit('white')),
          ellipse(0, 0, 7.5, 5, lit('#f2b52f')),
          rect(-3.6, -4.5, 2.6, 9, lit('dark'), 1) +
            rect(1.2, -4.8, 2.6, 9.6, lit('dark'), 1) +
            circle(6.4, -0.5, 2.6, lit('dark')),
        ].join(''),
        x,
        y,
        1,
        flip,
      );
    return [
      line('M-25 -12L-29 -2M25 -12L29 -2', lit('woodDark'), 6) + rect(-40, -15, 80, 6, lit('wood'), 1),
      [-36, -58, -80]
        .map((y, at) => [y, at === 1 ? lighter(color, 0.45) : color] as const)
        .map(
          ([y, fill]) =>
            rect(-32, y, 64, 21, fill) +
            rect(19, y, 13, 21, darker(fill, 0.16)) +
            rect(-34, y + 19, 68, 3, darker(color, 0.42)),
        )
        .join(''),
      [-73, -51].map((y) => rect(-11, y, 20, 6, darker(color, 0.55), 3)).join('') +
        rect(-18, -22, 36, 6, lit('dark'), 2),
      path('M-42 -79L-36 -86L0 -100L36 -86L42 -79Z', lit('#8d959c')) +
        path('M0 -100L36 -86L42 -79L14 -79Z', lit('#6f777f')) +
        rect(-42, -81, 84, 4, lit('#5c636b'), 1),
      bee(-41, -52) + bee(41, -64, true) + bee(38, -29, true),
    ].join('');
  }),
  nest: thing('ground', 1.8, 0.1, '#a9773f', (color, { lit }) => {
    const straw = (x: number, y: number, width: number, tilt: number, fill: string) =>
      line(`M${x - width} ${y - tilt}Q${x} ${y + 9} ${x + width} ${y + tilt}`, fill, 4.2);
    return [
      ellipse(0, -56, 76, 20, darker(color, 0.55)),
      [
        [-30, -66, -14],
        [32, -64, 16],
        [0, -70, 0],
      ]
        .map(([x = 0, y = 0, angle = 0]) =>
          turned(
            ellipse(x, y, 22, 30, lit('#a8d5d8')) +
              path(
                `M${x + 4} ${y - 29.5}Q${x + 22} ${y - 24} ${x + 22} ${y}Q${x + 22} ${y + 24} ${x + 4} ${y + 29}Q${x + 16} ${y} ${x + 4} ${y - 29.5}Z`,
                darker(lit('#a8d5d8'), 0.16),
              ) +
              ellipse(x - 9, y - 13, 4, 7, lit('white')) +
              circle(x + 2, y - 8, 2.2, lit('#6d8f90')) +
              circle(x + 9, y - 18, 1.8, lit('#6d8f90')) +
              circle(x - 3, y - 20, 1.6, lit('#6d8f90')),
            angle,
            x,
            y,
          ),
        )
        .join(''),
      path('M-80 -56Q-60 -38 0 -37Q60 -38 80 -56Q84 -4 34 0L-34 0Q-84 -4 -80 -56Z', darker(color, 0.2)),
      [
        [-44, -44, 32, -9],
        [42, -44, 34, 9],
        [0, -36, 36, 0],
        [-52, -30, 26, -7],
        [54, -30, 24, 8],
        [-10, -26, 38, -2],
        [30, -22, 32, 4],
        [-40, -16, 30, -5],
        [8, -12, 38, 0],
        [46, -12, 18, 6],
        [-10, -5, 24, 0],
      ]
        .map(([x = 0, y = 0, width = 0, tilt = 0], at) =>
          straw(
            x,
            y,
            width,
            -tilt,
            [color, lighter(color, 0.3), darker(color, 0.42), lighter(color, 0.12)][at % 4] ?? color,
          ),
        )
        .join(''),
      line(
        'M-78 -54L-88 -66M-74 -44L-88 -40M76 -56L88 -68M74 -42L88 -34M-54 -44L-66 -56M50 -42L64 -54M-36 -4L-54 -2M38 -4L58 -3',
        lighter(color, 0.2),
        3.8,
      ),
      path('M70 -22Q76 -38 90 -38Q88 -22 70 -22Z', lit('leaf')),
    ].join('');
  }),
  birdHouse: thing('ground', 0.68, 0.9, '#c9814a', (color, { lit }) =>
    [
      rect(-5, -30, 10, 30, lit('wood')) + rect(0, -30, 5, 30, lit('woodDark')),
      path('M-23 -28L-23 -70L0 -94L23 -70L23 -28Z', color) + path('M8 -86L23 -70L23 -28L8 -28Z', darker(color, 0.2)),
      line('M-10 -80L-10 -30M8 -80L8 -30', darker(color, 0.3), 1.6),
      rect(-27, -31, 54, 6, lit('woodDark'), 2),
      path('M0 -100L34 -66L28 -60L0 -88L-28 -60L-34 -66Z', lit('#3f7d86')) +
        path('M0 -100L34 -66L28 -60L0 -88Z', darker(lit('#3f7d86'), 0.28)),
      circle(-1, -60, 11.5, lit('#2c1f1a')) +
        circle(0, -57.5, 8, lit('#e9b640')) +
        path('M6 -61L15 -57L6 -54Z', lit('#e0702c')) +
        circle(2, -60, 1.8, lit('dark')) +
        path('M-10.5 -55Q-1 -49 8.5 -54Q6 -48.5 -1 -48.5Q-8 -48.5 -10.5 -55Z', lit('#2c1f1a')),
      rect(-3, -43, 6, 5, lit('woodDark'), 2) +
        circle(0, -40.5, 3.6, lit('wood')) +
        line('M-18 -64L-18 -52', lighter(color, 0.4), 3),
    ].join(''),
  ),
} as const satisfies Record<string, Subject>;
