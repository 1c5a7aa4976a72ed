import { darker, lighter, type Hex, type Palette } from '../look/palette';
import { circle, ellipse, line, path, rect } from './svg';

export interface Person {
  /** Boys, and children of unknown sex, have the kind `child`. */
  readonly kind: 'woman' | 'man' | 'child' | 'girl' | 'grandmother' | 'grandfather';
  readonly pose: 'stand' | 'walk' | 'run' | 'sit' | 'reach' | 'ride' | 'cheer' | 'kneel' | 'lie';
  /** Color of the person's coat or shirt. */
  readonly cloth: Hex;
  readonly isFromBehind?: boolean;
  /** Selects the colors of hair and skin, so that people of the same kind differ. 0 by default. */
  readonly look?: number | undefined;
}

/** Colors of hair and skin for each `look`. */
const looks = [
  ['hair', 'skin'],
  ['#2a1f1b', '#b27a52'],
  ['#b98a4a', 'skin'],
  ['#1f1a1c', '#7d4f35'],
  ['#8a3f22', '#edbf9c'],
] as const;

export const clothColors = {
  woman: '#c9503a',
  man: '#2f6f8f',
  child: '#e2a13f',
  girl: '#d8733f',
  grandmother: '#7d6a93',
  grandfather: '#6f7f5a',
} as const satisfies Record<Person['kind'], Hex>;

export const isOldKind = (kind: Person['kind']): boolean => kind === 'grandmother' || kind === 'grandfather';
export const isChildKind = (kind: Person['kind']): boolean => kind === 'child' || kind === 'girl';
export const isFemaleKind = (kind: Person['kind']): boolean =>
  kind === 'woman' || kind === 'girl' || kind === 'grandmother';

interface Tones {
  readonly skin: Hex;
  readonly hair: Hex;
  readonly cloth: Hex;
  readonly clothDark: Hex;
  readonly legs: Hex;
  readonly shoe: Hex;
}

function tonesOf({ kind, cloth, look = 0 }: Person, { lit }: Palette): Tones {
  const shirt = lit(cloth);
  const [hair, skin] = looks[look % looks.length] ?? looks[0];
  return {
    skin: lit(skin),
    hair: lit(isOldKind(kind) ? '#d3cec6' : isChildKind(kind) && look === 0 ? '#7a4a2c' : hair),
    cloth: shirt,
    clothDark: darker(shirt, 0.22),
    legs: lit(kind === 'woman' ? '#3a3f55' : 'denim'),
    shoe: lit('dark'),
  };
}

/** SVG paths of each pose: both legs from the hip, then the back arm and the front arm from the shoulder. */
const poses: Readonly<
  Record<Person['pose'], { readonly legs: readonly [string, string]; readonly arms: readonly [string, string] }>
> = {
  stand: { legs: ['M-5 -48L-6 -3', 'M5 -48L6 -3'], arms: ['M-11 -79L-15 -62L-13 -47', 'M11 -79L15 -62L13 -47'] },
  walk: {
    legs: ['M-2 -48L-10 -26L-20 -4', 'M3 -48L11 -26L14 -3'],
    arms: ['M-9 -79L-16 -64L-22 -54', 'M9 -79L14 -63L22 -55'],
  },
  run: {
    legs: ['M-2 -50L-14 -30L-34 -30', 'M3 -50L20 -38L18 -14'],
    arms: ['M-8 -80L-20 -70L-30 -78', 'M10 -80L20 -64L33 -72'],
  },
  sit: {
    legs: ['M-4 -42L18 -40L18 -3', 'M2 -42L24 -40L25 -3'],
    arms: ['M-9 -75L-8 -58L8 -50', 'M10 -75L16 -58L28 -54'],
  },
  ride: {
    legs: ['M-4 -46L16 -36L10 -10', 'M2 -46L22 -34L18 -6'],
    arms: ['M-6 -78L10 -66L26 -62', 'M8 -78L18 -66L32 -62'],
  },
  reach: { legs: ['M-5 -48L-6 -3', 'M5 -48L6 -3'], arms: ['M-11 -79L-14 -62L-4 -54', 'M11 -79L24 -70L38 -74'] },
  cheer: {
    legs: ['M-4 -48L-9 -26L-13 -4', 'M4 -48L13 -30L8 -8'],
    arms: ['M-11 -80L-23 -94L-21 -114', 'M11 -80L23 -94L21 -114'],
  },
  kneel: {
    legs: ['M-4 -26L0 -5L-20 -4', 'M4 -26L19 -25L19 -3'],
    arms: ['M-9 -79L-4 -62L10 -54', 'M10 -79L19 -64L31 -58'],
  },
  lie: { legs: ['M-5 -48L-6 -3', 'M5 -48L6 -3'], arms: ['M-11 -79L-14 -62L-6 -50', 'M11 -79L14 -62L6 -50'] },
};

/** Transforms of the upper body, and of the whole body. */
const leaning: Partial<Record<Person['pose'], string>> = {
  run: 'rotate(8 0 -50)',
  ride: 'rotate(12 0 -46)',
  kneel: 'translate(0 22)',
};
const turned: Partial<Record<Person['pose'], string>> = { lie: 'translate(52 -14) rotate(-90)' };

/** Draws a person from head to foot, 100 units high, with the feet at the origin. */
export function drawPerson(person: Person, palette: Palette): string {
  const tones = tonesOf(person, palette);
  const { legs, arms } = poses[person.pose];
  const upper = `<g transform="${leaning[person.pose] ?? ''}">`;
  const feet = legs.map((leg) => {
    const [, x = '0', y = '0'] = /L(-?[\d.]+) (-?[\d.]+)$/u.exec(leg) ?? [];
    return ellipse(Number(x) + 3, Number(y) + 1, 6.5, 3.2, tones.shoe);
  });
  const skirt =
    isFemaleKind(person.kind) && !['sit', 'ride', 'kneel'].includes(person.pose)
      ? path('M-11 -60L11 -60L16 -30Q0 -25 -16 -30Z', tones.clothDark)
      : '';
  const hand = (arm: string) => {
    const [, x = '0', y = '0'] = /L(-?[\d.]+) (-?[\d.]+)$/u.exec(arm) ?? [];
    return circle(Number(x), Number(y), 3.4, tones.skin);
  };
  return [
    `<g transform="${turned[person.pose] ?? ''}">`,
    upper + line(arms[0], tones.clothDark, 7) + hand(arms[0]) + '</g>',
    line(legs[0], darker(tones.legs, 0.2), 9.5),
    line(legs[1], tones.legs, 9.5),
    ...feet,
    upper,
    path('M-13 -80Q-13 -86 -6 -86L6 -86Q13 -86 13 -80L12 -46Q0 -42 -12 -46Z', tones.cloth),
    skirt,
    rect(-3.2, -91, 6.4, 8, darker(tones.skin, 0.12), 2),
    headOf(person, tones),
    line(arms[1], tones.cloth, 7),
    hand(arms[1]),
    '</g></g>',
  ].join('');
}

function headOf({ kind, pose, isFromBehind }: Person, { skin, hair }: Tones): string {
  const back =
    kind === 'woman'
      ? path('M-9.5 -98Q-10 -109 0 -109Q10 -109 9.5 -98L10.5 -80Q6 -77 5 -84L-5 -84Q-6 -77 -10.5 -80Z', hair)
      : kind === 'girl'
        ? path('M-9 -104Q-19 -106 -18 -88Q-12 -90 -9 -98ZM9 -104Q19 -106 18 -88Q12 -90 9 -98Z', hair)
        : kind === 'grandmother'
          ? circle(0, -110, 4.6, hair)
          : '';
  const cap = path('M-9 -97Q-10 -109.5 1 -109Q10.5 -108.5 9 -97Q7 -102.5 2 -103Q-5 -102.5 -9 -97Z', hair);
  const dark = darker(skin, 0.6);
  const eyes =
    pose === 'lie'
      ? line('M-4.4 -98h2.6M1.8 -98h2.6', dark, 0.8)
      : circle(-3.1, -98, 0.95, dark) + circle(3.1, -98, 0.95, dark);
  const face = eyes + line('M-2.4 -94Q0 -92.4 2.4 -94', darker(skin, 0.4), 0.9);
  const beard =
    kind === 'grandfather' ? path('M-7.4 -96Q-6 -87 0 -87Q6 -87 7.4 -96Q3 -94.6 0 -94.6Q-3 -94.6 -7.4 -96Z', hair) : '';
  if (isFromBehind === true) return back + circle(0, -99, 9, hair);
  return back + circle(0, -98.5, 8.3, skin) + beard + cap + face;
}

/** Draws head and shoulders from the front, 100 units high. The bottom edge is at the origin. */
export function drawPortrait(person: Person, palette: Palette): string {
  const tones = tonesOf(person, palette);
  const { skin, hair, cloth, clothDark } = tones;
  const isLong = person.kind === 'woman' || person.kind === 'girl';
  const isOldMan = person.kind === 'grandfather';
  const shadow = darker(skin, 0.13);
  const features = darker(skin, 0.62);
  return [
    person.kind === 'grandmother' ? circle(0, -98, 12, hair) : '',
    isLong ? path('M-27 -62Q-30 -99 0 -100Q30 -99 27 -62L31 -22Q14 -14 13 -30L-13 -30Q-14 -14 -31 -22Z', hair) : '',
    path('M-46 70L-46 0Q-46 -24 -20 -28L20 -28Q46 -24 46 0L46 70Z', cloth),
    path('M-13 -29Q0 -16 13 -29L13 -31L-13 -31Z', clothDark),
    path('M-9 -44L9 -44L9 -29Q0 -22 -9 -29Z', shadow),
    ellipse(-21.5, -61, 3.4, 5.2, shadow),
    ellipse(21.5, -61, 3.4, 5.2, shadow),
    path('M-21 -66Q-21 -88 0 -88Q21 -88 21 -66Q21 -38 0 -37Q-21 -38 -21 -66Z', skin),
    isLong
      ? path('M-22 -60Q-25 -95 2 -94Q26 -93 22 -60Q20 -78 6 -83Q-12 -80 -22 -60Z', hair)
      : path('M-22 -64Q-26 -95 0 -95Q27 -95 22 -64Q20 -77 12 -80Q-4 -78 -14 -80Q-20 -76 -22 -64Z', hair),
    line('M-13 -69Q-9 -71.5 -5.5 -69.5', hair, 1.9),
    line('M5.5 -69.5Q9 -71.5 13 -69', hair, 1.9),
    ellipse(-9, -63, 1.9, 2.4, features),
    ellipse(9, -63, 1.9, 2.4, features),
    line('M0 -62L1.6 -55Q0 -53.4 -1.6 -54', shadow, 1.6),
    line('M-7 -47.5Q0 -42.5 7 -47.5', darker(skin, 0.42), 1.9),
    isOldMan ? path('M-15 -50Q-14 -36 0 -34Q14 -36 15 -50Q8 -44 0 -44Q-8 -44 -15 -50Z', hair) : '',
    ellipse(-13, -53, 4, 2.4, lighter(darker('#d9704f', 0.05), 0.2), 0.28),
    ellipse(13, -53, 4, 2.4, lighter(darker('#d9704f', 0.05), 0.2), 0.28),
  ].join('');
}

/** Draws head, shoulders and arms as seen from above, about 40 units wide, around the origin. The arms point up. */
export function drawFromAbove(person: Person, palette: Palette): string {
  const { cloth, clothDark, hair, skin } = tonesOf(person, palette);
  return [
    ellipse(1.5, 2, 20, 11, '#1a1420', 0.2),
    line('M-15 -1L-14 -15L-7 -24M15 -1L14 -15L7 -24', clothDark, 6.5),
    circle(-6, -25, 3.6, skin),
    circle(6, -25, 3.6, skin),
    ellipse(0, 0, 19, 9, cloth),
    circle(0, -2, 8.4, hair),
  ].join('');
}

/** Draws a hand at the origin, about 70 units wide, with a forearm that comes from the left. */
export function drawHand(cloth: Hex, { lit }: Palette): string {
  const [skin, sleeve] = [lit('skin'), lit(cloth)];
  const shade = darker(skin, 0.16);
  return [
    path('M-120 -4L-52 -16L-50 20L-120 36Z', sleeve),
    path('M-54 -14L-24 -20Q-6 -22 4 -12L6 2Q-4 22 -26 20L-52 17Z', skin),
    line('M-10 -16Q8 -20 16 -10', skin, 9),
    line('M-8 -5Q10 -6 18 0', skin, 9),
    line('M-10 6Q8 8 15 10', skin, 8.5),
    line('M-14 15Q0 18 8 18', skin, 7.5),
    line('M-8 1Q6 0 14 4.5M-10 11Q4 13 11 14.5', shade, 1.4),
  ].join('');
}
