import { darker, type Hex } from '../look/palette';
import type { Garment, GarmentName } from './outfits';
import type { Person } from './person';
import { circle, line, path, rect } from './svg';

/** Garments that cover the arms. Their color replaces that of the person's shirt. */
export const hasSleeves = (name: GarmentName): boolean =>
  ['whiteCoat', 'scrubs', 'suit', 'hood', 'coat', 'hoodie', 'robe', 'dress'].includes(name);

/** Garments that cover the body, so that no skirt is drawn. */
export const isOnBody = (name: GarmentName): boolean =>
  hasSleeves(name) || name === 'apron' || name === 'overalls' || name === 'safetyVest';

/**
 * Draws the clothes on a body whose shoulders are at -28 and whose hips are at 110, around x = 0. The body itself has the
 * color of the sleeves.
 */
export function clothesOf(
  { outfit, pose, isFromBehind }: Person,
  { skin, shirt, garment: colorOf }: ClothTones,
): string {
  if (isFromBehind) return '';
  const isLong = !freeLegs.includes(pose);
  return outfit
    .map(({ name, color: own }) => {
      const color = colorOf({ name, color: own });
      const hem = isLong ? (hems[name]?.(color) ?? '') : '';
      return hem + (clothes[name]?.({ color, dark: darker(color, 0.2), skin, shirt }) ?? '');
    })
    .join('');
}

/** Poses in which a long garment would hide the legs. */
const freeLegs: readonly Person['pose'][] = ['run', 'sit', 'ride', 'kneel', 'climb'];

/** Draws the part of a long garment below the hips. */
const hems: Partial<Record<GarmentName, (color: Hex) => string>> = {
  coat: (color) => path('M-44 92L44 92L50 166Q0 176 -50 166Z', color) + line('M0 92L0 168', darker(color, 0.2), 2.4),
  robe: (color) => path('M-44 92L44 92L54 214Q0 226 -54 214Z', color) + line('M14 60L14 216', darker(color, 0.2), 6),
  dress: (color) => path('M-42 88L42 88L64 206Q0 222 -64 206Z', color),
};

interface ClothTones {
  readonly skin: Hex;
  readonly shirt: Hex;
  readonly garment: (garment: Garment) => Hex;
}

/** A garment's color in two shades, and the colors beneath it. */
interface ClothColors {
  readonly color: Hex;
  readonly dark: Hex;
  readonly skin: Hex;
  readonly shirt: Hex;
}

const clothes: Partial<Record<GarmentName, (colors: ClothColors) => string>> = {
  apron: ({ color, dark }) =>
    line('M-15 -28L-19 8M15 -28L19 8', dark, 4.5) +
    path('M-20 4L20 4L23 46L40 56L42 150Q0 158 -42 150L-40 56L-23 46Z', color) +
    line('M-17 70Q0 76 17 70L17 96L-17 96Z', dark, 2.4),
  whiteCoat: ({ dark, shirt }) =>
    path('M-12 -29L12 -29L0 36Z', shirt) +
    path('M-13 -29L-24 -4L-12 4L0 38L0 30ZM13 -29L24 -4L12 4L0 38L0 30Z', dark) +
    line('M0 38L0 120', dark, 2) +
    rect(16, 30, 16, 3, dark, 1),
  scrubs: ({ dark, skin }) =>
    path('M-13 -29L13 -29L0 4Z', skin) + line('M-14 -29L0 6L14 -29', dark, 4) + rect(12, 26, 18, 3, dark, 1),
  suit: ({ dark }) =>
    path('M-13 -29L13 -29L0 44Z', '#fbf7ee') +
    path('M-4 -26L4 -26L6 26L0 38L-6 26Z', '#a83a32') +
    path('M-14 -29L-26 -2L-13 6L0 48L0 36ZM14 -29L26 -2L13 6L0 48L0 36Z', dark) +
    line('M0 48L0 116', dark, 2),
  overalls: ({ color, dark }) =>
    line('M-25 -26L-19 14M25 -26L19 14', color, 8) +
    path('M-22 10L22 10L24 58L44 70L44 150L-44 150L-44 70L-24 58Z', color) +
    circle(-18, 16, 3, '#e6c25a') +
    circle(18, 16, 3, '#e6c25a') +
    rect(-11, 24, 22, 18, dark, 2),
  safetyVest: ({ color }) =>
    path('M-34 -26L-13 -29L-4 30L-4 124L-40 122L-38 10ZM34 -26L13 -29L4 30L4 124L40 122L38 10Z', color) +
    [50, 82].map((y) => rect(-39, y, 35, 9, '#f2efe0') + rect(4, y, 35, 9, '#f2efe0')).join(''),
  hood: ({ dark }) => line('M0 -24L0 120', dark, 2.4) + [10, 44, 78].map((y) => circle(7, y, 2.6, dark)).join(''),
  coat: ({ dark, shirt }) =>
    path('M-12 -29L12 -29L0 20Z', shirt) +
    path('M-13 -29L-27 -6L-14 4L0 22L0 14ZM13 -29L27 -6L14 4L0 22L0 14Z', dark) +
    line('M0 22L0 112', dark, 2.4) +
    [46, 76, 106].map((y) => circle(8, y, 2.8, dark)).join(''),
  hoodie: ({ color, dark }) =>
    path('M-26 -30Q0 -52 26 -30L30 -14Q0 6 -30 -14Z', darker(color, 0.1)) +
    line('M-8 -6L-9 22M8 -6L9 22', dark, 2.2) +
    path('M-24 74L24 74L32 110L-32 110Z', dark),
  robe: ({ dark }) => line('M-14 -29L14 60L14 112M14 -29L-4 28', dark, 6) + rect(-44, 64, 88, 15, dark, 3),
  dress: ({ dark }) => rect(-43, 80, 86, 8, dark, 3),
  scarf: ({ color, dark }) =>
    path('M-24 -32Q0 -20 24 -32L27 -20Q0 -4 -27 -20Z', color) + path('M8 -16L22 -20L26 34L12 36Z', dark),
};
