import { darker, type Hex } from '../look/palette';
import { drawHeadwear } from './headwear';
import { type Garment, isHat } from './outfits';
import { isChildKind, type Person } from './person';
import { circle, ellipse, line, moved, path } from './svg';

/** The colors of a head. */
export interface HeadTones {
  readonly skin: Hex;
  readonly hair: Hex;
  /** Returns the color of a garment in the picture's light. */
  readonly garment: (garment: Garment) => Hex;
}

/** A head in two parts. The shoulders are drawn between them. */
interface Head {
  readonly behind: string;
  readonly front: string;
}

/** Draws a head from the front, from the chin at -37 to the hair at -95, around x = 0. */
export function headOf(person: Person, tones: HeadTones): Head {
  const { kind, outfit, isFromBehind } = person;
  const { skin, hair } = tones;
  const shadow = darker(skin, 0.13);
  const hat = outfit.find(isHat);
  const worn = outfit.map((garment) => drawHeadwear(garment, tones.garment(garment))).join('');
  const style = hairStyle(person);
  const behind =
    hat?.name === 'headscarf'
      ? path('M-29 -60Q-32 -102 0 -103Q32 -102 29 -60L38 -8Q0 8 -38 -8Z', darker(tones.garment(hat)))
      : hat?.name === 'hood'
        ? path('M-33 -22Q-38 -106 0 -107Q38 -106 33 -22Q0 0 -33 -22Z', darker(tones.garment(hat)))
        : hairBehind(style, hair);
  if (isFromBehind) return { behind, front: style === 'bald' ? circle(0, -66, 23, skin) : back(hair) + worn };
  const beard =
    kind === 'grandfather' || outfit.some(({ name }) => name === 'beard')
      ? path('M-20 -58Q-18 -33 0 -31Q18 -33 20 -58Q14 -50 8 -51.5Q0 -53.5 -8 -51.5Q-14 -50 -20 -58Z', hair)
      : '';
  return {
    behind,
    front: [
      ellipse(-21.5, -61, 3.4, 5.2, shadow),
      ellipse(21.5, -61, 3.4, 5.2, shadow),
      isChildKind(kind)
        ? path('M-22 -66Q-22 -88 0 -88Q22 -88 22 -66Q24 -39 0 -38Q-24 -39 -22 -66Z', skin)
        : path('M-21 -66Q-21 -88 0 -88Q21 -88 21 -66Q21 -38 0 -37Q-21 -38 -21 -66Z', skin),
      beard,
      isChildKind(kind) ? fringe(hair) : hairInFront(style, hair),
      faceOf(person, skin, hair),
      worn,
    ].join(''),
  };
}

type HairStyle = 'long' | 'bob' | 'bun' | 'pigtails' | 'short' | 'bald';

/** Women's hair differs by `look`, so that two women can be told apart from a distance. */
const womensHair = ['long', 'bun', 'bob'] as const;

function hairStyle({ kind, look, outfit }: Person): HairStyle {
  if (outfit.some(({ name }) => name === 'baldHead')) return 'bald';
  const style = kind === 'woman' ? womensHair[look % womensHair.length] : undefined;
  if (style !== undefined) return style === 'bun' && outfit.some(isHat) ? 'bob' : style;
  return kind === 'girl' ? 'pigtails' : kind === 'grandmother' ? 'bun' : 'short';
}

function hairBehind(style: HairStyle, hair: Hex): string {
  switch (style) {
    case 'long':
      return path('M-27 -62Q-30 -99 0 -100Q30 -99 27 -62L31 -18Q14 -10 13 -30L-13 -30Q-14 -10 -31 -18Z', hair);
    case 'bob':
      return path('M-27 -62Q-30 -99 0 -100Q30 -99 27 -62L28 -40Q16 -34 13 -44L-13 -44Q-16 -34 -28 -40Z', hair);
    case 'bun':
      return circle(0, -99, 11, hair) + path('M-25 -62Q-28 -98 0 -98Q28 -98 25 -62L22 -46L-22 -46Z', hair);
    case 'pigtails':
      return path('M-22 -76Q-46 -84 -44 -34Q-30 -40 -22 -62ZM22 -76Q46 -84 44 -34Q30 -40 22 -62Z', hair);
    case 'short':
    case 'bald':
      return '';
  }
}

function hairInFront(style: HairStyle, hair: Hex): string {
  if (style === 'bald') return '';
  return style === 'short'
    ? path('M-22 -64Q-26 -95 0 -95Q27 -95 22 -64Q20 -77 12 -80Q-4 -78 -14 -80Q-20 -76 -22 -64Z', hair)
    : path('M-22 -60Q-25 -95 2 -94Q26 -93 22 -60Q20 -78 6 -83Q-12 -80 -22 -60Z', hair);
}

/** Children's hair covers the forehead. */
const fringe = (hair: Hex) =>
  path('M-24 -60Q-28 -97 0 -97Q28 -97 24 -60Q22 -72 14 -75Q6 -71 0 -75Q-8 -71 -14 -75Q-22 -72 -24 -60Z', hair);

const back = (hair: Hex) => path('M-23 -60Q-26 -95 0 -95Q26 -95 23 -60Q20 -40 0 -39Q-20 -40 -23 -60Z', hair);

/** Draws eyes, brows, nose and mouth. */
function faceOf({ kind, pose, expression, isSpeaking, looksAside }: Person, skin: Hex, hair: Hex): string {
  const [ink, shadow] = [darker(skin, 0.62), darker(skin, 0.13)];
  const gaze = looksAside ? 1 : 0;
  const brows = {
    smile: 'M-13 -69Q-9 -71.5 -5.5 -69.5M5.5 -69.5Q9 -71.5 13 -69',
    laugh: 'M-13 -71Q-9 -74 -5.5 -71.5M5.5 -71.5Q9 -74 13 -71',
    calm: 'M-13 -69Q-9 -70.5 -5.5 -69.5M5.5 -69.5Q9 -70.5 13 -69',
    sad: 'M-13.5 -67.5L-5.5 -71.5M5.5 -71.5L13.5 -67.5',
    surprised: 'M-13 -73.5Q-9 -77 -5.5 -74.5M5.5 -74.5Q9 -77 13 -73.5',
    angry: 'M-13.5 -72L-5 -68.5M5 -68.5L13.5 -72',
  }[expression];
  const wide = isChildKind(kind) ? 1.4 : 1;
  const eye = (x: number) =>
    pose === 'lie'
      ? line(`M${x - 4} -63q4 3 8 0`, ink, 1.8)
      : expression === 'laugh'
        ? line(`M${x - 4} -62q4 -4.4 8 0`, ink, 1.9)
        : expression === 'surprised'
          ? ellipse(x + gaze * 1.6, -63.5, 2.5 * wide, 3.3 * wide, ink)
          : ellipse(x + gaze * 2, -62, 1.9 * wide, 2.4 * wide, ink);
  const blush = expression === 'smile' || expression === 'laugh' ? 0.3 : 0.14;
  const features = [
    line(brows, hair, 1.9),
    eye(-9),
    eye(9),
    line(`M${gaze} -62L${gaze * 2 + 1.6} -55Q${gaze * 2} -53.4 ${gaze * 2 - 1.6} -54`, shadow, 1.6),
    ellipse(-13, -53, 4, 2.4, '#e2917a', blush),
    ellipse(13, -53, 4, 2.4, '#e2917a', blush),
    isSpeaking && expression !== 'surprised'
      ? openMouth(expression, ink)
      : mouthOf(expression, ink, darker(skin, 0.42)),
  ].join('');
  return moved(features, gaze * 1.6, 0);
}

const openMouth = (expression: Person['expression'], ink: Hex) =>
  expression === 'smile' || expression === 'laugh'
    ? path('M-6.5 -49Q0 -51 6.5 -49Q6 -40.5 0 -40.5Q-6 -40.5 -6.5 -49Z', ink) +
      path('M-5.4 -48.4Q0 -50 5.4 -48.4L4.6 -46.4Q0 -47.6 -4.6 -46.4Z', '#fbf7ee')
    : path('M-5 -43Q-5 -48.5 0 -48.5Q5 -48.5 5 -43Q0 -41.5 -5 -43Z', ink);

function mouthOf(expression: Person['expression'], ink: Hex, lips: Hex): string {
  switch (expression) {
    case 'smile':
      return line('M-7 -47.5Q0 -42.5 7 -47.5', lips, 1.9);
    case 'laugh':
      return (
        path('M-9.5 -50Q0 -47.5 9.5 -50Q8 -39.5 0 -39.5Q-8 -39.5 -9.5 -50Z', ink) +
        path('M-8.4 -49.4Q0 -47 8.4 -49.4L7.4 -46.6Q0 -44.6 -7.4 -46.6Z', '#fbf7ee')
      );
    case 'calm':
      return line('M-5.5 -45.5L5.5 -45.5', lips, 1.9);
    case 'sad':
      return line('M-6.5 -43.5Q0 -48.5 6.5 -43.5', lips, 1.9);
    case 'surprised':
      return ellipse(0, -45.5, 3.4, 4.6, ink);
    case 'angry':
      return line('M-6.5 -44.5Q0 -47.5 6.5 -44.5', lips, 2.1);
  }
}
