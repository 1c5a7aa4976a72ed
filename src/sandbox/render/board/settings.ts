import { darker, lighter } from '../look/palette';
import { workplaces } from './workplaces';
import { excursions } from './excursions';
import { venues } from './venues';
import { rooms } from './rooms';
import { everydayPlaces } from './everydayPlaces';
import { landscapes } from './landscapes';
import { subjects } from './subjects';
import { bleed, scenery, skyOf, clouds, hills, ground, type Stage, type Draw } from './scenery';
import { circle, ellipse, line, moved, path, rect } from './svg';

const studio: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { light },
  } = stage;
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, light.sky[1]),
      ellipse(width * 0.5, horizon * 0.62, width * 0.44, 44, light.sky[2]),
      path(
        `M${-bleed} ${horizon + 4}Q${width * 0.5} ${horizon - 5} ${width + bleed} ${horizon + 4}V${100 + bleed}H${-bleed}Z`,
        light.isDark ? light.sky[0] : darker(light.sky[0], 0.05),
      ),
      ellipse(
        width * 0.5,
        horizon + 14,
        width * 0.36,
        9,
        light.isDark ? lighter(light.sky[0], 0.12) : lighter(light.sky[0], 0.45),
      ),
    ].join(''),
  );
};

const coastRoad: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of },
  } = stage;
  return scenery(
    skyOf(stage, 0.3) +
      clouds(stage) +
      rect(-bleed, horizon, width + 2 * bleed, 100, of('water')) +
      [4, 9, 15].map((y, at) => rect(width * (0.05 + at * 0.2), horizon + y, width * 0.3, 0.8, of('foam'))).join(''),
    path(
      `M${width * 0.62} ${horizon + 10}Q${width * 0.72} ${horizon - 26} ${width * 0.88} ${horizon - 30}L${width + bleed} ${horizon - 36}V${100 + bleed}H${width * 0.4}Z`,
      of('#7a8a6a'),
    ) +
      path(`M${-bleed} ${horizon + (100 - horizon) * 0.42}H${width + bleed}V${100 + bleed}H${-bleed}Z`, of('road')) +
      rect(-bleed, horizon + (100 - horizon) * 0.36, width + 2 * bleed, 2.4, of('stone')) +
      Array.from({ length: 9 }, (_, at) =>
        rect(-bleed + at * 32, horizon + (100 - horizon) * 0.74, 16, 1.8, of('roadLine')),
      ).join(''),
  );
};

const underwater: Draw = ({ width, palette: { of } }) => {
  const [water, deep, floor] = [of('water'), of('waterDark'), of('sandDark')];
  const across = width + 2 * bleed;
  const ray = (x: number, tilt: number) =>
    path(`M${x} ${-bleed}L${x + 16} ${-bleed}L${x + tilt + 26} 100L${x + tilt} 100Z`, lighter(water, 0.4), 0.16);
  const weed = (x: number, high: number, fill: string) =>
    line(`M${x} 106q-7 ${-high * 0.3} 0 ${-high * 0.55}t0 ${-high * 0.5}`, fill, 3);
  const bubbles = [0.16, 0.3, 0.63, 0.82, 0.9].map((share, at) =>
    circle(width * share, 18 + ((at * 29) % 58), 1 + (at % 3) * 0.6, '#eaf7f8', 0.55),
  );
  return scenery(
    rect(-bleed, -bleed, across, 100 + 2 * bleed, lighter(water, 0.12)) +
      rect(-bleed, 26, across, 100 + bleed, water) +
      rect(-bleed, 62, across, 100 + bleed, deep) +
      ray(width * 0.1, 22) +
      ray(width * 0.42, 10) +
      ray(width * 0.74, -6),
    hills(width, 96, 18, darker(deep, 0.25), 0.05) + hills(width, 101, 10, darker(floor, 0.25), 0.2) + bubbles.join(''),
    weed(width * 0.06, 34, of('leafDark')) +
      weed(width * 0.12, 24, of('leaf')) +
      weed(width * 0.93, 40, of('leafDark')),
  );
};

const space: Draw = (stage) => {
  const { width } = stage;
  return scenery(
    rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, '#0c1024') +
      Array.from({ length: 60 }, (_, at) =>
        circle(
          -bleed + ((at * 61) % (width + 2 * bleed)),
          -bleed + ((at * 47) % 190),
          0.3 + (at % 4) * 0.16,
          '#fdf6e0',
          0.5 + (at % 3) * 0.2,
        ),
      ).join('') +
      circle(width * 0.8, 26, 14, '#d99a6a') +
      path(`M${width * 0.8 - 14} 26a14 14 0 0 0 28 0q-14 6 -28 0Z`, '#b9774f'),
    ellipse(width * 0.5, 150, width * 0.9, 62, '#3d6f94') + ellipse(width * 0.5, 153, width * 0.9, 62, '#2c5578'),
  );
};

const air: Draw = (stage) => {
  const {
    width,
    palette: { light },
  } = stage;
  return scenery(
    skyOf({ ...stage, horizon: 96 }) + clouds(stage),
    moved(
      path(
        'M-20 0Q-22 -9 -12 -10Q-8 -18 2 -15Q12 -19 15 -9Q24 -9 22 0Z',
        lighter(light.sky[1], light.isDark ? 0.14 : 0.6),
      ),
      width * 0.22,
      92,
      1.7,
    ) +
      moved(
        path(
          'M-20 0Q-22 -9 -12 -10Q-8 -18 2 -15Q12 -19 15 -9Q24 -9 22 0Z',
          lighter(light.sky[1], light.isDark ? 0.1 : 0.5),
        ),
        width * 0.84,
        100,
        2,
      ),
  );
};

/** Draws the view from the dashboard to the front seats. */
const carInside: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, light },
  } = stage;
  const [seat, trim] = [of('#4a4d57'), of('#33353d')];
  const chair = (x: number) =>
    rect(x - 13, horizon - 42, 26, 16, seat, 6) +
    rect(x - 3, horizon - 28, 6, 8, trim) +
    path(
      `M${x - 24} ${100 + bleed}L${x - 21} ${horizon - 14}Q${x - 20} ${horizon - 22} ${x} ${horizon - 22}Q${x + 20} ${horizon - 22} ${x + 21} ${horizon - 14}L${x + 24} ${100 + bleed}Z`,
      seat,
    ) +
    path(`M${x - 12} ${horizon - 14}L${x + 12} ${horizon - 14}L${x + 14} 120L${x - 14} 120Z`, darker(seat, 0.16));
  const pane = (from: number, to: number) =>
    path(
      `M${from} ${horizon * 0.2}L${to} ${horizon * 0.2}L${to} ${horizon * 0.78}L${from} ${horizon * 0.78}Z`,
      light.sky[1],
    ) +
    path(
      `M${from} ${horizon * 0.62}Q${(from + to) / 2} ${horizon * 0.46} ${to} ${horizon * 0.58}L${to} ${horizon * 0.78}L${from} ${horizon * 0.78}Z`,
      light.isDark ? darker(light.sky[1], 0.3) : of('hill'),
    );
  return scenery(
    [
      rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, trim),
      rect(-bleed, -bleed, width + 2 * bleed, bleed + horizon * 0.12, of('#cfc8ba')),
      pane(-bleed, width * 0.16) + pane(width * 0.24, width * 0.76) + pane(width * 0.84, width + bleed),
      width < 85 ? chair(width * 0.5) : chair(width * 0.26) + chair(width * 0.74),
      rect(width * 0.5 - 11, horizon * 0.05, 22, 6, of('dark'), 3),
    ].join(''),
    '',
    `<ellipse cx="${(width * (width < 85 ? 0.5 : 0.26)).toFixed(1)}" cy="112" rx="27" ry="24" fill="none" stroke="${of('#22242a')}" stroke-width="5"/>`,
  );
};

const pool: Draw = (stage) => {
  const {
    width,
    horizon,
    palette: { of, lit },
    palette,
  } = stage;
  return scenery(
    skyOf(stage, 0.7) + clouds(stage) + hills(width, horizon, 8, of('hill')),
    moved(subjects.tree.draw(of('leaf'), palette), width * 0.1, horizon + 3, 0.34) +
      ground(stage, horizon + 1, of('#d8c7a8')) +
      path(
        `M${width * 0.12} ${horizon + 9}L${width * 0.88} ${horizon + 9}L${width + bleed} ${100 + bleed}H${-bleed}Z`,
        of('#f1ece0'),
      ) +
      path(
        `M${width * 0.15} ${horizon + 11}L${width * 0.85} ${horizon + 11}L${width + bleed - 9} ${100 + bleed}H${9 - bleed}Z`,
        of('#5fc0cf'),
      ) +
      [5, 13, 23]
        .map((y, at) =>
          path(
            `M${width * 0.2 - at * 8} ${horizon + 13 + y}q6 -2 12 0${'t12 0'.repeat(4 + at * 2)}v1.4H${width * 0.2 - at * 8}Z`,
            of('foam'),
            0.5,
          ),
        )
        .join('') +
      rect(width * 0.78, horizon - 3, 22, 2.4, lit('white'), 1) +
      path(`M${width * 0.78} ${horizon - 3}l-7 -9l3 -1l8 9Z`, lit('white')) +
      rect(width * 0.78 + 2, horizon - 1, 1.6, 6, of('woodDark')) +
      rect(width * 0.78 + 18, horizon - 1, 1.6, 6, of('woodDark')),
  );
};

/** Draws the surface directly below the camera: a table top indoors, else the ground. */
export function seenFromAbove({ width, palette: { of } }: Stage, setting: SettingName): string {
  const isPaved = setting === 'city' || setting === 'oldTown' || setting === 'station' || setting === 'pool';
  const isSandy = setting === 'beach' || setting === 'road';
  const isOutdoors = !isIndoors(setting);
  const ground = of(isPaved ? 'pavement' : isSandy ? 'sand' : isOutdoors ? 'grass' : 'wood');
  const lines = Array.from({ length: 9 }, (_, at) =>
    rect(-bleed, -bleed + at * 22, width + 2 * bleed, isOutdoors ? 4 : 0.7, darker(ground, isOutdoors ? 0.05 : 0.16)),
  ).join('');
  return rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, ground) + lines;
}

export const settings = {
  ...workplaces,
  ...excursions,
  ...venues,
  ...rooms,
  ...everydayPlaces,
  ...landscapes,
  studio,
  coastRoad,
  underwater,
  space,
  air,
  carInside,
  pool,
} as const satisfies Record<string, Draw>;
export type SettingName = keyof typeof settings;

const indoors: readonly SettingName[] = [
  'cellar',
  'dairy',
  'bakery',
  'warehouse',
  'factory',
  'classroom',
  'barn',
  'greenhouse',
  'salon',
  'teaRoom',
  'pub',
  'museum',
  'library',
  'trainInside',
  'kitchen',
  'living',
  'bedroom',
  'bathroom',
  'office',
  'cafe',
  'shopInside',
  'studio',
  'theater',
  'gym',
  'workshop',
  'carInside',
  'clinic',
  'hall',
];
export const isIndoors = (name: SettingName): boolean => indoors.includes(name);
