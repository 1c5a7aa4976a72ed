import { darker, type Hex, type Palette } from '../look/palette';
import { clothesOf, hasSleeves, isOnBody } from './clothes';
import { headOf, type HeadTones } from './heads';
import { isChildKind, isFemaleKind, isOldKind, type Person } from './person';
import { circle, ellipse, line, moved, path, rect, turned } from './svg';

/** Colors of hair and skin for each `look`. */
const looks = [
  ['hair', 'skin'],
  ['#2a1f1b', '#b27a52'],
  ['#b98a4a', 'skin'],
  ['#1f1a1c', '#7d4f35'],
  ['#8a3f22', '#edbf9c'],
] as const;

interface Tones extends HeadTones {
  /** The color of the sleeves. */
  readonly cloth: Hex;
  readonly clothDark: Hex;
  /** The color of the shirt, which a coat may cover. */
  readonly shirt: Hex;
  readonly legs: Hex;
  readonly shoe: Hex;
}

function tonesOf({ kind, cloth, look, outfit }: Person, { lit }: Palette): Tones {
  const sleeves = outfit.find(({ name }) => hasSleeves(name));
  const sleeve = lit(sleeves?.color ?? cloth);
  const [hair, skin] = looks[look % looks.length] ?? looks[0];
  return {
    skin: lit(skin),
    hair: lit(isOldKind(kind) ? '#d3cec6' : isChildKind(kind) && look === 0 ? '#7a4a2c' : hair),
    garment: ({ color }) => lit(color),
    cloth: sleeve,
    clothDark: darker(sleeve, 0.22),
    shirt: lit(cloth),
    legs: lit(
      sleeves?.name === 'suit' || sleeves?.name === 'scrubs'
        ? darker(sleeves.color, 0.15)
        : kind === 'woman'
          ? '#3a3f55'
          : 'denim',
    ),
    shoe: lit('dark'),
  };
}

/** SVG paths of the legs of a person who stands still. */
const standing = ['M-5 -48L-6 -3', 'M5 -48L6 -3'] as const;

/** SVG paths of each pose: both legs from the hip, then the back arm and the front arm from the shoulder. */
const poses: Readonly<
  Record<Person['pose'], { readonly legs: readonly [string, string]; readonly arms: readonly [string, string] }>
> = {
  stand: { legs: standing, arms: ['M-11 -79L-15 -62L-13 -47', 'M11 -79L15 -62L13 -47'] },
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
  reach: { legs: standing, arms: ['M-11 -79L-14 -62L-4 -54', 'M11 -79L24 -70L38 -74'] },
  cheer: {
    legs: ['M-4 -48L-9 -26L-13 -4', 'M4 -48L13 -30L8 -8'],
    arms: ['M-11 -80L-23 -94L-21 -114', 'M11 -80L23 -94L21 -114'],
  },
  kneel: {
    legs: ['M-4 -26L0 -5L-20 -4', 'M4 -26L19 -25L19 -3'],
    arms: ['M-9 -79L-4 -62L10 -54', 'M10 -79L19 -64L31 -58'],
  },
  lie: { legs: standing, arms: ['M-11 -79L-14 -62L-6 -50', 'M11 -79L14 -62L6 -50'] },
  drink: { legs: standing, arms: ['M-11 -79L-15 -62L-13 -47', 'M11 -79L24 -70L14 -86'] },
  call: { legs: standing, arms: ['M-11 -79L-15 -62L-13 -47', 'M11 -79L23 -76L12 -95'] },
  wave: { legs: standing, arms: ['M-11 -79L-15 -62L-13 -47', 'M11 -79L24 -84L27 -104'] },
  carry: { legs: standing, arms: ['M-11 -79L-17 -64L-8 -58', 'M11 -79L17 -64L8 -58'] },
  despair: { legs: standing, arms: ['M-11 -79L-24 -88L-9 -100', 'M11 -79L24 -88L9 -100'] },
  foldArms: { legs: standing, arms: ['M-11 -79L-15 -66L7 -65', 'M11 -79L15 -62L-7 -62'] },
  climb: {
    legs: ['M-4 -48L-8 -26L-9 -3', 'M4 -48L18 -44L15 -24'],
    arms: ['M-11 -79L-16 -92L-10 -108', 'M11 -79L20 -92L18 -112'],
  },
  push: {
    legs: ['M-4 -48L-12 -26L-24 -5', 'M4 -48L10 -28L6 -3'],
    arms: ['M-8 -78L10 -70L31 -70', 'M9 -79L20 -74L34 -76'],
  },
  hips: { legs: ['M-5 -48L-9 -3', 'M5 -48L9 -3'], arms: ['M-11 -79L-25 -66L-12 -53', 'M11 -79L25 -66L12 -53'] },
  work: { legs: standing, arms: ['M-11 -79L-14 -63L6 -57', 'M11 -79L18 -66L24 -58'] },
};

/** Poses in which both arms are in front of the body. */
const frontal: readonly Person['pose'][] = ['carry', 'foldArms', 'despair', 'push', 'work'];

/** Bends the upper body forward, or lowers it. */
const bendings: Partial<Record<Person['pose'], (svg: string) => string>> = {
  run: (svg) => turned(svg, 8, 0, -50),
  ride: (svg) => turned(svg, 12, 0, -46),
  kneel: (svg) => moved(svg, 0, 22),
  push: (svg) => turned(svg, 9, 0, -48),
};

/**
 * Draws a person from head to foot, 100 units high, with the feet at the origin.
 * @param inArms SVG of the thing that the person carries in front of the body
 */
export function drawPerson(person: Person, palette: Palette, inArms = ''): string {
  const tones = tonesOf(person, palette);
  const { pose } = person;
  const { legs, arms } = poses[pose];
  const feet = legs.map((leg) => {
    const [, x = '0', y = '0'] = /L(-?[\d.]+) (-?[\d.]+)$/u.exec(leg) ?? [];
    return ellipse(Number(x) + 3, Number(y) + 1, 6.5, 3.2, tones.shoe);
  });
  const hasSkirt =
    isFemaleKind(person.kind) &&
    !['sit', 'ride', 'kneel', 'climb', 'push'].includes(pose) &&
    person.outfit.every(({ name }) => !isOnBody(name));
  const skirt = hasSkirt ? path('M-11 -60L11 -60L16 -30Q0 -25 -16 -30Z', tones.clothDark) : '';
  const arm = (at: 0 | 1, color: Hex) => {
    const [, x = '0', y = '0'] = /L(-?[\d.]+) (-?[\d.]+)$/u.exec(arms[at]) ?? [];
    return line(arms[at], color, 7) + circle(Number(x), Number(y), 3.4, tones.skin);
  };
  const isFrontal = frontal.includes(pose);
  const head = headOf(person, tones);
  const scale = isChildKind(person.kind) ? childHeadScale : headScale;
  const placed = (svg: string) => moved(svg, 0, -chinHeight - headChin * scale, scale);
  const bent = bendings[pose] ?? ((svg: string) => svg);
  const behind = placed(head.behind) + (isFrontal ? '' : arm(0, tones.clothDark));
  const front = [
    path('M-13 -80Q-13 -86 -6 -86L6 -86Q13 -86 13 -80L12 -46Q0 -42 -12 -46Z', tones.cloth),
    skirt,
    moved(clothesOf(person, tones), 0, -86 + 28 * bodyScale, bodyScale),
    rect(-3.2, -91, 6.4, 8, darker(tones.skin, 0.12), 2),
    placed(head.front),
    inArms,
    isFrontal ? arm(0, tones.clothDark) : '',
    arm(1, tones.cloth),
    pose === 'call' ? rect(11, -104, 4.4, 12, tones.shoe, 1) : '',
  ].join('');
  const whole = [
    bent(behind),
    line(legs[0], darker(tones.legs, 0.2), 9.5),
    line(legs[1], tones.legs, 9.5),
    ...feet,
    bent(front),
  ].join('');
  return pose === 'lie' ? moved(turned(whole, -90), 52, -14) : whole;
}

/** Scales and positions of a portrait's head and body in a whole person. */
const [headScale, childHeadScale, bodyScale, chinHeight, headChin] = [0.36, 0.46, 0.28, 89.5, -37];

/** Draws head and shoulders from the front, 100 units high. The bottom edge is at the origin. */
export function drawPortrait(person: Person, palette: Palette): string {
  const tones = tonesOf(person, palette);
  const head = headOf(person, tones);
  return [
    head.behind,
    path('M-46 70L-46 0Q-46 -24 -20 -28L20 -28Q46 -24 46 0L46 70Z', tones.cloth),
    path('M-13 -29Q0 -16 13 -29L13 -31L-13 -31Z', tones.clothDark),
    clothesOf(person, tones),
    path('M-9 -44L9 -44L9 -29Q0 -22 -9 -29Z', darker(tones.skin, 0.13)),
    head.front,
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
