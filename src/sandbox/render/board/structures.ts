import { darker, lighter } from '../look/palette';
import { thing, type Subject } from './subject';
import { circle, ellipse, line, path, rect, turned, moved } from './svg';

/** The flat drawings of what stands outdoors or is built in: bridges, signs, solar panels, curtains. */
export const structures = {
  bridge: thing('ground', 2.6, 1.3, '#9c8b7c', (color) => {
    const arches = [-80, 0, 80].map((x) => `M${x - 32} 0L${x - 32} -28Q${x} -74 ${x + 32} -28L${x + 32} 0Z`).join('');
    return [
      `<path fill-rule="evenodd" fill="${color}" d="M-130 0L-130 -62Q0 -100 130 -62L130 0Z${arches}"/>`,
      path('M-134 -62Q0 -102 134 -62L134 -74Q0 -114 -134 -74Z', darker(color, 0.2)),
      line('M-120 -46L-112 -46M-50 -66L-38 -66M34 -72L46 -72M110 -48L122 -48', darker(color, 0.16), 5),
    ].join('');
  }),
  waterfall: thing('ground', 1.1, 2, '#7fb9d6', (color, { lit }) =>
    [
      path('M-56 0L-52 -70Q-46 -98 -24 -96L24 -98Q48 -96 52 -66L56 0Z', lit('#6d6a66')),
      path('M-52 -70Q-46 -98 -24 -96L-20 -60L-30 0L-56 0Z', lit('#57544f')),
      path('M-22 -97L22 -98L28 -4L-28 -4Z', color),
      line('M-12 -92L-16 -12M2 -94L2 -16M14 -92L18 -12', lighter(color, 0.6), 4),
      ellipse(0, -3, 46, 7, lighter(color, 0.75)) +
        circle(-26, -8, 8, lighter(color, 0.75)) +
        circle(24, -9, 9, lighter(color, 0.75)),
    ].join(''),
  ),
  statue: thing('ground', 0.6, 1.7, '#b9b4a8', (color) =>
    [
      rect(-28, -14, 56, 14, darker(color, 0.24)) + rect(-22, -38, 44, 24, darker(color, 0.12)),
      circle(0, -92, 7.5, color),
      path('M-10 -82Q0 -86 10 -82L14 -66L9 -62L12 -38L-12 -38L-9 -62L-14 -66Z', color),
      path('M2 -85Q6 -84 10 -82L14 -66L9 -62L12 -38L2 -38Q8 -62 2 -85Z', darker(color, 0.14)),
      line('M10 -80L20 -92', color, 5),
    ].join(''),
  ),
  windTurbine: thing('ground', 0.8, 2.2, '#f2f3f1', (color) => {
    const blade = path('M-2 0L2 0L3.500 -16L0 -42L-2.500 -16Z', color);
    const blades = [20, 140, 260].map((angle) => moved(turned(blade, angle), 0, -60));
    return path('M-2 -60L2 -60L3.500 0L-3.500 0Z', darker(color, 0.12)) + blades.join('') + circle(0, -60, 4, color);
  }),
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
  bench: thing('ground', 2, 0.5, '#9a6b3f', (color, { lit }) =>
    [
      line('M-74 -44L-80 0M74 -44L80 0M-70 -44L-70 -96M70 -44L70 -96', lit('metalDark'), 7),
      [-98, -78].map((y) => rect(-92, y, 184, 14, color, 4)).join(''),
      path('M-92 -50L92 -50L100 -34L-100 -34Z', lighter(color, 0.12)) + rect(-100, -35, 200, 6, darker(color, 0.25)),
    ].join(''),
  ),
  sign: thing('ground', 0.9, 1, '#f2ece0', (color, { lit }) =>
    [
      rect(-4, -50, 8, 50, lit('#6d5138')),
      rect(-44, -100, 88, 54, darker(color, 0.3), 5) + rect(-40, -96, 80, 46, color, 3),
      rect(-28, -84, 56, 7, darker(color, 0.6), 3) + rect(-20, -68, 40, 7, darker(color, 0.45), 3),
    ].join(''),
  ),
  rock: thing('ground', 1.5, 0.8, '#8b8781', (color) =>
    [
      path('M-76 0L-70 -40L-38 -82L-4 -98L36 -84L66 -44L76 0Z', color),
      path('M-4 -98L36 -84L66 -44L76 0L14 0L24 -48Z', darker(color, 0.16)),
      path('M-38 -82L-4 -98L24 -48L-24 -52Z', lighter(color, 0.16)),
    ].join(''),
  ),
  hammock: thing('ground', 2, 0.8, '#d8733f', (color, { lit }) =>
    [
      rect(-104, -110, 10, 110, lit('#6d5138'), 3) + rect(94, -110, 10, 110, lit('#6d5138'), 3),
      line('M-98 -92L-66 -72M98 -92L66 -72', lit('#d9c9a6'), 3),
      path('M-70 -76Q0 2 70 -76Q62 -18 0 -16Q-62 -18 -70 -76Z', color),
      path('M-52 -52Q0 -4 52 -52Q48 -36 0 -30Q-48 -36 -52 -52Z', lighter(color, 0.4)),
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
} as const satisfies Record<string, Subject>;
