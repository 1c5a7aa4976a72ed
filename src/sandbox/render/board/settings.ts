import { darker, lighter } from '../look/palette';
import { cafesAndShops } from './places/cafesAndShops';
import { farms } from './places/farms';
import { landscapes } from './places/landscapes';
import { offices } from './places/offices';
import { rooms } from './places/rooms';
import { seaAndSky } from './places/seaAndSky';
import { towns } from './places/towns';
import { transport } from './places/transport';
import { venues } from './places/venues';
import { workshops } from './places/workshops';
import { bleed, scenery, type Draw, type Stage } from './places/scenery';
import { ellipse, path, rect } from './svg';

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

/** Draws the surface directly below the camera: a table top indoors, else the ground. */
export function seenFromAbove({ width, palette: { of } }: Stage, setting: SettingName): string {
  const isPaved = (['city', 'oldTown', 'station', 'pool', 'road'] as readonly SettingName[]).includes(setting);
  const isSandy = (['beach', 'desert', 'desertRoad'] as readonly SettingName[]).includes(setting);
  const isOutdoors = !isIndoors(setting);
  const ground = of(isPaved ? 'pavement' : isSandy ? 'sand' : isOutdoors ? 'grass' : 'wood');
  const lines = Array.from({ length: 9 }, (_, at) =>
    rect(-bleed, -bleed + at * 22, width + 2 * bleed, isOutdoors ? 4 : 0.7, darker(ground, isOutdoors ? 0.05 : 0.16)),
  ).join('');
  return rect(-bleed, -bleed, width + 2 * bleed, 100 + 2 * bleed, ground) + lines;
}

export const settings = {
  ...rooms,
  ...offices,
  ...workshops,
  ...cafesAndShops,
  ...venues,
  ...towns,
  ...transport,
  ...farms,
  ...landscapes,
  ...seaAndSky,
  studio,
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
  'restaurantKitchen',
  'meetingRoom',
  'laboratory',
  'nursery',
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
