import type { ShotSize } from '../story/cameraTerms';
import type { TimedShot } from '../story/boardTiming';
import { toCamera } from '../story/scriptLines';
import { isLogo } from '../story/shots';
import { lazyWordPattern, sentenceCase, wordPattern } from '../story/terms';
import {
  anyoneWords,
  effectWords,
  faceWords,
  femaleWords,
  handWords,
  lightWords,
  oldWords,
  pairWords,
  personWords,
  placeModifier,
  poseWords,
  outsideWords,
  pronounWords,
  settingWords,
  thingWords,
  undrawnWords,
  type EffectName,
  type Noun,
} from './lexicon';
import { darker, isDark, namedColor, namedColors, type Hex, type LightName } from '../look/palette';
import { emoji } from './emoji';
import { homeOf } from './homes';
import { emojiWords } from './emojiWords';
import { englishAnyoneWords, englishPersonWords, englishPlaceWords, englishThingWords } from './englishWords';
import { foods } from './foods';
import { coats, kindByAge, othersOf, partnerKind, sexOfName } from './groups';
import { clothColors, isChildKind, isFemaleKind, type Person } from './people';
import { isIndoors, type SettingName } from './settings';
import type { Subject } from './subject';
import { subjects, type SubjectName } from './subjects';
import { isEnglishText, withoutFalsePlaces, withoutFalseSubjects } from './wording';

/** A person, a hand or a thing in a picture. */
export type Figure =
  | { readonly kind: 'thing'; readonly name: SubjectName; readonly color: Hex }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly isFace: boolean;
      /** The rest of `person`'s group, such as the other three people in "a family of four". */
      readonly others: readonly Person[];
    }
  | { readonly kind: 'hand'; readonly cloth: Hex };

/** Everything that one panel's picture shows. */
export interface Depiction {
  /**
   * The form of the picture. If there is nothing to draw, the panel shows a placeholder for the brand's logo (`logo`) or the
   * caption in large type (`words`).
   */
  readonly form: 'scene' | 'logo' | 'words';
  /** The color behind a logo, as in "Logo on navy". Undefined if the caption names no color. */
  readonly ground: Hex | undefined;
  readonly size: ShotSize;
  /** Whether the subject stays below a title at the top of the picture. */
  readonly isBelowTitle: boolean;
  /** Whether a subtitle covers the lower part of the picture. */
  readonly hasSubtitle: boolean;
  readonly setting: SettingName;
  readonly light: LightName;
  readonly main: Figure | undefined;
  readonly second: Figure | undefined;
  /** Whether the people are seated at a table, which hides their legs. */
  readonly isAtTable: boolean;
  /** Whether water hides the people's legs. */
  readonly isInWater: boolean;
  readonly effects: readonly EffectName[];
}

const entriesOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.keys(words)
    .filter((name): name is Name => name in words)
    .map((name) => ({ name, pattern: lazyWordPattern(words[name]) }));

const ownThings = entriesOf(thingWords);
const things = {
  english: [...ownThings, ...entriesOf(englishThingWords), ...entriesOf(emojiWords.english)],
  others: [...ownThings, ...entriesOf(emojiWords.others)],
};
const otherPlaces = entriesOf(settingWords);
const places = { english: [...otherPlaces, ...entriesOf(englishPlaceWords)], others: otherPlaces };
const otherPersons = entriesOf(personWords);
const persons = { english: [...otherPersons, ...entriesOf(englishPersonWords)], others: otherPersons };
const [effects, poses] = [entriesOf(effectWords), entriesOf(poseWords)];
const lights = lightWords.map(([name, words]) => ({ name, pattern: lazyWordPattern(words) }));
const [hands, faces, pairs] = [lazyWordPattern(handWords), lazyWordPattern(faceWords), lazyWordPattern(pairWords)];
const pronouns = {
  she: lazyWordPattern(pronounWords.she),
  he: lazyWordPattern(pronounWords.he),
  they: lazyWordPattern(pronounWords.they),
  it: lazyWordPattern(pronounWords.it),
  owner: lazyWordPattern(pronounWords.owner),
};
const anyone = {
  english: lazyWordPattern(`${anyoneWords} / ${englishAnyoneWords}`),
  others: lazyWordPattern(anyoneWords),
};
const [female, old] = [lazyWordPattern(femaleWords), lazyWordPattern(oldWords)];
const outside = lazyWordPattern(outsideWords);
const undrawn = lazyWordPattern(undrawnWords);
const male = /(?<!\p{L})(?:he|his|him|er|sein|seine|ihm|él|ele|dele|lui|彼)(?!\p{L})/iu;
/** Matches words for clothes. A color word beside such a word is the color of the person's clothes. */
const garment =
  /(?<!\p{L})(?:jacket|coat|raincoat|dress|shirt|hoodie|sweater|suit|apron|uniform|sleeves?|\p{L}*mantel|\p{L}*jacke|kleid|pullover|schürze|\p{L}*ärmel|manteau|robe|veste|pull|manche|abrigo|vestido|camiseta|chaqueta|delantal|casaco|camisa|jaqueta|manga|cappotto|giacca|vestito|manica|コート|ドレス|シャツ|袖)(?!\p{L})/iu;

/**
 * Things that are often part of the background. Such a thing becomes the subject only if the text names no other thing
 * or person.
 */
const backdrops: readonly SubjectName[] = [
  'tower',
  'tree',
  'window',
  'door',
  'house',
  'shop',
  'flower',
  'plant',
  'drop',
  'fire',
  'screen',
  'bird',
  'chair',
  'bed',
  'sofa',
  'laptop',
  'pot',
  'table',
  'cabinet',
  'swing',
  'paper',
  'scale',
  'bridge',
  'waterfall',
  'statue',
  'windTurbine',
  'solarPanel',
  'bench',
  'sign',
  'rock',
  'lockers',
  'curtain',
  'blanket',
  'yogaMat',
];

/** The `backdrops` that may be drawn next to a person, because the person probably uses them. */
const usedThings: readonly SubjectName[] = ['laptop', 'paper', 'flower', 'plant', 'pot', 'scale'];
/**
 * Things that count as food, in addition to those in `foods`. If a caption names food, an empty dish is not drawn as a
 * second subject.
 */
const servedThings: readonly SubjectName[] = ['plate', 'bread', 'cake', 'burger', 'fruit'];
/** The `backdrops` that become the subject at the start of a caption, as in "Birds circle over the sea". */
const leaders: readonly SubjectName[] = ['bird', 'flower', 'tree', 'plant', 'house', 'shop'];
/** An animal is the subject even if the text names a small thing first: "Keys jingle. A beagle lifts one ear." */
const animals: readonly SubjectName[] = ['dog', 'cat', 'fox', 'cow', 'hen', 'horse'];
/** Parts of a body. They are not drawn beside a person. */
const bodyParts: readonly SubjectName[] = ['ear-medium-light', 'eye', 'foot-medium-light'];
/** Things that a person may wear. A worn thing is not drawn: "A runner in muddy boots" shows only a runner. */
const garments: readonly SubjectName[] = [
  'shirt',
  'coat',
  'hat',
  'helmet',
  'glasses',
  'shoe',
  'sock',
  'sandal',
  'headphones',
  'jeans',
  'scarf',
  'gloves',
  'necktie',
  'kimono',
  'shorts',
  'earrings',
  'slippers',
];
const worn =
  /(?<!\p{L})(?:in|wear(?:s|ing)?|with|has|dressed in|mit|trägt|en|avec|porte|con|de|lleva|com|veste|indossa|,)\s(?:[\p{L}’'-]+[ -]){0,4}$/iu;

const seats: readonly SubjectName[] = ['sofa', 'chair', 'bed'];
const seated = /(?:on|in|onto|auf|im|sur|dans|en|sobre|no|na|em|su|sul|sulla) (?:\p{L}+ ){0,2}$/iu;
const ridden: readonly SubjectName[] = [
  'bike',
  'cargobike',
  'scooter',
  'horse',
  'surfboard',
  'kayak',
  'skateboard',
  'swing',
];

const outdoorEffects: readonly EffectName[] = ['rain', 'snow', 'leaves', 'fog'];

interface Found {
  readonly noun: Noun;
  readonly at: number;
  readonly end: number;
  /** The people from an earlier panel to whom the noun or pronoun refers. */
  readonly known?: readonly PersonFigure[] | undefined;
}

/**
 * Decides what every panel shows. A panel's caption names its subject, or refers to an earlier subject with a pronoun.
 * Setting, light, colors and each person's appearance carry over from panel to panel.
 */
export function depictAll(shots: readonly TimedShot[], look: string): Depiction[] {
  const whole = shots.map(captionOf).join(' ');
  const isEnglish = isEnglishText(whole);
  const language = isEnglish ? 'english' : 'others';
  // If only one of three or more panels names a kind of light, the light applies to that panel alone, unless it is the
  // first panel. The first panel's light applies to the whole film.
  const lightsNamed = shots.flatMap((shot) => lightIn(captionOf(shot)) ?? []);
  const filmLight =
    lightIn(look) ??
    (lightsNamed.length > 1 || shots.length < 3 ? lightIn(whole) : lightIn(captionOf(shots[0]))) ??
    'day';
  const placesNamed = shots.map((shot) => placeIn(captionOf(shot), isEnglish) ?? placeIn(look, isEnglish));
  const settingsNamed = new Set(placesNamed.filter((name) => name !== undefined));
  // In a film of more than three pictures, a place first named in picture 3 or later does not apply to pictures 1 and 2.
  const pictures = placesNamed.filter((_, at) => captionOf(shots[at]) !== '. ');
  const isEarly = pictures.length <= 3 || pictures.slice(0, 2).some((name) => name !== undefined);
  const filmSetting = settingsNamed.size === 1 && isEarly ? [...settingsNamed][0] : undefined;
  const sexes = new Set(Array.from(whole.matchAll(firstName), ([, name = '']) => sexOfName(name)));
  const isOfWoman = (female.test(whole) || sexes.has('woman')) && !male.test(whole) && !sexes.has('man');
  const names = Array.from(whole.matchAll(characterName), ([name]) => name).filter(
    (name) => !persons[language].some(({ pattern }) => pattern.test(name)) && !anyone[language].test(name),
  );
  const film = newFilm({
    isEnglish,
    filmLight,
    changesLight: lightsNamed.length > 1,
    filmSetting,
    isOfWoman,
    isToCamera: toCamera.test(look) || toCamera.test(whole),
    names,
    known: namesOfNouns(whole),
  });
  let before: Depicted | undefined;
  return shots.map((shot) => {
    const depicted =
      before?.form === 'scene' && shot.caption === '' && shot.place === '' && shot.speakers.length === 0
        ? // A voice without a picture of its own is heard over the previous picture.
          { ...before, isBelowTitle: shot.titles.length > 0, hasSubtitle: shot.spoken.length > 0 }
        : varied(depict(shot, before, film), shot, before);
    const figures = [depicted.main, depicted.second];
    const people = figures.filter((figure) => figure?.kind === 'person');
    if (people.length > 0) film.people = people;
    film.thing = figures.find((figure) => figure?.kind === 'thing') ?? film.thing;
    if (shot.caption !== '') before = { ...depicted, place: shot.place };
    return { ...depicted, light: lightOf(depicted.light, depicted.setting) };
  });
}

/** A word for a thing in a text. */
export interface NamedThing {
  readonly name: SubjectName;
  readonly at: number;
  readonly end: number;
}

/** Returns the things that a text names and that can be drawn, in the order of their importance. */
export function thingsIn(written: string, isEnglish: boolean): readonly NamedThing[] {
  const film = newFilm({ isEnglish });
  const text = withoutFalseSubjects(written, isEnglish);
  return rankedNouns(nounsIn(text, film), text).flatMap(({ noun, at, end }) =>
    noun.kind === 'thing' ? [{ name: noun.name, at, end }] : [],
  );
}

const captionOf = (shot: TimedShot | undefined) => (shot === undefined ? '' : `${shot.place}. ${shot.caption}`);

/**
 * If a panel would look like the previous one, its shot size changes: medium becomes close, any other size becomes
 * medium. A shot size from the brief is kept.
 */
function varied(depicted: Depiction, { size }: TimedShot, before: Depicted | undefined): Depiction {
  const { form, main, second, setting } = depicted;
  const isAlike =
    before !== undefined &&
    form === 'scene' &&
    main !== undefined &&
    size === undefined &&
    JSON.stringify([main, second, setting, depicted.size]) ===
      JSON.stringify([before.main, before.second, before.setting, before.size]);
  if (!isAlike) return depicted;
  const isClose = depicted.size === 'medium';
  const near = main.kind === 'person' ? { ...main, isFace: isClose && main.person.isFromBehind !== true } : main;
  return { ...depicted, size: isClose ? 'close' : 'medium', main: near };
}

type Depicted = Depiction & Pick<TimedShot, 'place'>;
export type PersonFigure = Extract<Figure, { kind: 'person' }>;
export type ThingFigure = Extract<Figure, { kind: 'thing' }>;

interface Film {
  readonly isEnglish: boolean;
  readonly filmLight: LightName;
  /** Whether several panels name a kind of light. Each then applies until the next one. */
  readonly changesLight: boolean;
  /**
   * The only place that the film names. Undefined if the film names several places, or if it has more than three panels
   * and panels 1 and 2 name no place.
   */
  readonly filmSetting: SettingName | undefined;
  /** Whether the film mentions a woman but no man. */
  readonly isOfWoman: boolean;
  /** Whether those who speak look into the camera, as in a selfie video. */
  readonly isToCamera: boolean;
  /** The names of characters, in capitals. */
  readonly names: readonly string[];
  /** Maps names to animals, as in "BISCUIT, an elderly beagle": `biscuit` is a dog. Keys are lowercase. */
  readonly known: ReadonlyMap<string, SubjectName>;
  /** The color of each thing and person, kept from shot to shot. */
  readonly colors: Map<string, Hex>;
  /** The kind of person that each first name refers to, kept from shot to shot. Keys are lowercase. */
  readonly cast: Map<string, Person['kind']>;
  /** Those who have spoken. Keys are lowercase. */
  readonly speakers: Map<string, Figure>;
  /** The people and the thing that were drawn last. Pronouns refer to them. */
  people: readonly PersonFigure[];
  thing: ThingFigure | undefined;
}

function newFilm(facts: Partial<Film> & Pick<Film, 'isEnglish'>): Film {
  return {
    filmLight: 'day',
    changesLight: false,
    filmSetting: undefined,
    isOfWoman: false,
    isToCamera: false,
    names: [],
    known: new Map(),
    colors: new Map(),
    cast: new Map(),
    speakers: new Map(),
    people: [],
    thing: undefined,
    ...facts,
  };
}

function depict(shot: TimedShot, before: Depicted | undefined, film: Film): Depiction {
  const text = captionOf(shot);
  const seen = figuresIn(shot.caption, film, shot.size === 'close' || shot.size === 'macro');
  const found = seen[0] === undefined && !isEmblem(shot.caption) ? speakersOf(shot, film) : seen;
  const named = settingIn(shot, film.isEnglish);
  // A panel that is set inside a car does not show the car from outside.
  const [main, second] = named === 'carInside' ? found.filter((figure) => !isVehicle(figure)) : found;
  const isNewPlace = shot.place !== '' && shot.place !== before?.place;
  const fits = (name: SettingName | undefined) =>
    name !== undefined && (shot.isInside ?? isIndoors(name)) === isIndoors(name) ? name : undefined;
  const home = homeOfThing(main) ?? (main?.kind === 'thing' ? undefined : homeOfThing(second));
  const isAfloat = [main, second].some((figure) => figure?.kind === 'thing' && standOf(figure.name) === 'water');
  const place =
    indoorsBehind(shot.caption, named, before) ??
    named ??
    (isEmblem(shot.caption) ? 'studio' : undefined) ??
    (isNewPlace || [main, second].some((figure) => isOutOfPlace(figure, before?.setting))
      ? undefined
      : (before?.setting ?? film.filmSetting)) ??
    fits(home) ??
    (shot.isInside === false || (shot.isInside === undefined && (shot.size === 'aerial' || outside.test(text)))
      ? 'park'
      : 'studio');
  const setting = isAfloat && !waters.includes(place) && !isIndoors(place) ? 'sea' : place;
  const own = lightIn(shot.place) ?? (daytime.test(shot.place) ? 'day' : lightIn(text));
  const isElsewhere = named !== undefined && named !== before?.setting && shot.place === '';
  const isNewLight = before === undefined || (isElsewhere && !film.changesLight);
  const lasting = isNewLight ? film.filmLight : before.light;
  const settled = own ?? (lasting === 'overcast' && isIndoors(setting) ? 'day' : lasting);
  const ground = logoGround(shot.caption);
  const isPlate = isEmblem(shot.caption) && setting === 'studio';
  // A thing that is part of the setting is not drawn as the subject.
  const isPartOfSetting =
    main?.kind === 'thing' &&
    (setting === 'yard'
      ? main.name === 'window' || main.name === 'door'
      : isIndoors(setting) && setting !== 'studio' && (main.name === 'house' || main.name === 'shop'));
  const size =
    shot.size ?? (main?.kind === 'person' && main.isFace ? 'close' : main?.kind === 'hand' ? 'close' : 'medium');
  const ownEffects = effects
    .filter(
      ({ name, pattern }) =>
        pattern.test(text) && !(outdoorEffects.includes(name) && isIndoors(setting) && setting !== 'studio'),
    )
    .map(({ name }) => name)
    .slice(0, 2);
  const isKnownPlace = setting !== 'studio' && shot.caption !== '';
  const hasSetting = named !== undefined || isKnownPlace || (before !== undefined && ownEffects.length > 0);
  const isBlank = main === undefined && (isPlate || !hasSetting);
  return {
    form: !isBlank ? 'scene' : isEmblem(shot.caption) ? 'logo' : 'words',
    ground,
    size,
    isBelowTitle: shot.titles.length > 0,
    hasSubtitle: shot.spoken.length > 0,
    setting,
    light: !isPlate || ground === undefined ? settled : isDark(ground) ? 'moody' : 'studio',
    main: isPartOfSetting
      ? undefined
      : main?.kind === 'person'
        ? { ...main, isFace: main.isFace && (size === 'close' || size === 'macro' || shot.size === undefined) }
        : main,
    second,
    isInWater: main?.kind === 'person' && (setting === 'pool' || (setting === 'sea' && swimming.test(shot.caption))),
    isAtTable:
      main?.kind === 'person' &&
      atTable.test(shot.caption) &&
      !(second?.kind === 'thing' && seats.includes(second.name)),
    effects: ownEffects,
  };
}

/** Returns those who speak: the ones that the script names, or the one who speaks to the camera. */
function speakersOf({ speakers, spoken }: TimedShot, film: Film): readonly Figure[] {
  if (speakers.length === 0) return spoken.length > 0 && film.isToCamera ? [film.people[0] ?? newFace(film)] : [];
  const figures = speakers.slice(0, 2).map((name) => speakerOf(name, film));
  return figures.map((figure) => (figure.kind === 'person' ? { ...figure, isFace: figures.length === 1 } : figure));
}

/** Returns the same figure for each panel in which a speaker of this name speaks. No two people look alike. */
function speakerOf(name: string, film: Film): Figure {
  const key = name.toLowerCase();
  const known = film.speakers.get(key);
  if (known !== undefined) return known;
  const [named] = figuresIn(`${sentenceCase(key)} speaks`, film, false);
  const speaker = named?.kind === 'thing' ? named : newSpeaker(named, film);
  film.speakers.set(key, speaker);
  return speaker;
}

function newSpeaker(named: Figure | undefined, film: Film): PersonFigure {
  const others = [...film.speakers.values()].flatMap((it) => (it.kind === 'person' ? [it.person] : []));
  const last = others.at(-1);
  const { person } = named?.kind === 'person' ? named : newFace(film);
  const kind = named === undefined && last !== undefined ? partnerKind(last.kind) : person.kind;
  const colors = [kind === person.kind ? person.cloth : clothColors[kind], ...coats];
  const cloth = colors.find((color) => others.every((it) => it.cloth !== color)) ?? person.cloth;
  return { kind: 'person', person: { kind, pose: 'stand', cloth }, isFace: false, others: [] };
}

const homeOfThing = (figure: Figure | undefined) => (figure?.kind === 'thing' ? homeOf(figure.name) : undefined);

const isSmall = (name: SubjectName) => {
  const { place, height }: Subject = subjects[name];
  return place === 'table' && height <= 0.3;
};

const isVehicle = (figure: Figure | undefined) =>
  figure?.kind === 'thing' && (['car', 'pickup', 'van', 'bus'] as readonly SubjectName[]).includes(figure.name);

const standOf = (name: SubjectName): Subject['place'] => subjects[name].place;

/** The settings with water for boats. */
const waters: readonly SettingName[] = ['sea', 'beach', 'pool', 'underwater'];

/** Things that are never inside a room. */
const outdoorThings: readonly SubjectName[] = [
  'house',
  'shop',
  'tower',
  'tree',
  'tent',
  'lighthouse',
  'bird',
  'plane',
  'balloon',
  'rocket',
  'horse',
  'cow',
  'hen',
  'bee',
  'swing',
];

/** Things that are outside a room only if the caption says so. */
const indoorThings: readonly SubjectName[] = ['bed', 'fridge', 'washer', 'cabinet', 'pot', 'kettle', 'machine'];

/** Whether a thing would be out of place in the previous panel's setting, such as a bus in a kitchen. */
function isOutOfPlace(main: Figure | undefined, place: SettingName | undefined): boolean {
  if (main?.kind !== 'thing' || place === undefined) return false;
  const { motion, place: stand }: Subject = subjects[main.name];
  const isOutside = motion === 'drive' || stand === 'water' || outdoorThings.includes(main.name);
  const home = homeOfThing(main);
  if (main.name in emoji && stand !== 'table' && home !== undefined && home !== place) {
    return isIndoors(home) !== isIndoors(place) || home === 'underwater' || home === 'snow' || place === 'underwater';
  }
  if (isOutside) return isIndoors(place) && place !== 'workshop' && place !== 'studio';
  const isInside = indoorThings.includes(main.name);
  return place === 'carInside' ? !isSmall(main.name) && !animals.includes(main.name) : isInside && !isIndoors(place);
}

const swimming =
  /(?<!\p{L})(?:swim\p{L}*|surf\p{L}*|waves?|div(?:es?|ing)|cannonball\p{L}*|splash\p{L}*|paddl\p{L}*|float\p{L}*|bath(?:es|ing)|schwimm\p{L}*|Wellen?|nage\p{L}*|vagues?|nada\p{L}*|olas?|ondas?|mergulh\p{L}*|nuota\p{L}*|ond[ae])(?!\p{L})|泳|波/iu;

/** Matches words for a meal or for people around a table. */
const atTable =
  /(?<!\p{L})(?:(?:at|around|round|across|off) (?:an?|the|their|his|her) (?:\p{L}+ ){0,2}table|(?:dining|dinner|kitchen|breakfast) table|(?:eats?|eating|dines?|dining|have|having) (?:\p{L}+ ){0,2}(?:together|dinner|breakfast|lunch|supper|in silence)|families? eats?|family (?:\p{L}+ )?eat\p{L}*|(?:am|um den|beim|zum) (?:\p{L}+)?(?:tisch|frühstück|abendessen|essen)|(?:à|autour de la) table|petit[- ]déjeuner|(?:en|a|alrededor de) la mesa|à mesa|a tavola|al tavolo)(?!\p{L})|食卓/iu;

/** Whether a caption describes the brand's logo, or an end card without a picture. */
const isEmblem = (caption: string): boolean => isLogo(caption) || endCard.test(caption);
const endCard =
  /^(?:(?:carton|carte|écran|panneau) (?:final|de fin)|(?:end|final|closing) (?:slate|card|screen|title)|schluss(?:tafel|karte)|cartela(?: final)?|placa final|pantalla final|cartello finale|fondo \p{L}+, logo\p{L}*|(?:black|white) (?:card|screen)|エンドカード)(?!\p{L})|^(?:商品カット|パックショット|ロゴ)/iu;

/** Returns the color behind a logo, as in "Logo on dark green". */
export function logoGround(caption: string): Hex | undefined {
  const [sentence] = isEmblem(caption) ? (/^[^.!?]*/u.exec(caption) ?? ['']) : [''];
  const [color] = namedColors(sentence);
  return color !== undefined && /dark|deep|dunkel|foncée?|oscur[oa]|escur[oa]|scur[oa]/iu.test(sentence)
    ? darker(color, 0.5)
    : color;
}

/** Matches "day" in a scene heading. In a caption, the word often says nothing about the light. */
const daytime = /(?:^|· )(?:day|tag|jour|día|dia|giorno|昼)/iu;

/**
 * Replaces a kind of light that the setting does not support. A studio is either bright or dark. Daylight on snow is a
 * kind of its own.
 */
function lightOf(light: LightName, setting: SettingName): LightName {
  if (setting === 'studio') return light === 'night' || light === 'dusk' || light === 'moody' ? 'moody' : 'studio';
  if (light === 'day' && setting === 'snow') return 'snow';
  return light === 'studio' ? 'day' : light;
}

/** Returns the figures that a caption names or refers to: the subject first, and at most one more. */
function figuresIn(written: string, film: Film, isNear: boolean): readonly (Figure | undefined)[] {
  const caption = withoutFalseSubjects(written, film.isEnglish);
  const [first, ...others] = rankedNouns(nounsIn(caption, film), caption);
  const isFaceOfKnown =
    first?.noun.kind === 'thing' &&
    backdrops.includes(first.noun.name) &&
    film.people.length > 0 &&
    wholeFace.test(caption);
  if (isFaceOfKnown) return [faceIn(caption, film)];
  const hidden = undrawn.exec(caption)?.index ?? Infinity;
  if (first?.noun.kind === 'thing' && hidden <= first.at) return [];
  const isPersonFound = [first, ...others].some((it) => it !== undefined && it.noun.kind !== 'thing');
  // The caption omits the person who acts, as in "Holds up a cat", so a new person is drawn.
  if (first?.noun.kind === 'thing' && !isPersonFound && film.people.length === 0 && actor.test(caption)) {
    const figure = { ...newFace(film), isFace: false };
    const pose = poseIn(caption) ?? 'stand';
    return [{ ...figure, person: { ...figure.person, pose } }, figureOf(first, written, film)];
  }
  const isAnimal = first?.noun.kind === 'thing' && animals.includes(first.noun.name);
  if (first !== undefined && !isPersonFound && !isAnimal && toCamera.test(caption)) {
    return [{ ...(film.people[0] ?? newFace(film)), isFace: true }, figureOf(first, written, film)];
  }
  if (first === undefined) {
    if (toCamera.test(caption) || actor.test(caption)) return [film.people[0] ?? newFace(film)];
    if (film.people[0] !== undefined && reflexive.test(caption)) return [{ ...film.people[0], isFace: false }];
    if (film.isEnglish && film.thing !== undefined && verbIt.test(caption)) return [film.thing];
    const owner = pronouns.owner.test(caption) && !otherParts.test(caption) ? film.people[0] : undefined;
    const isKnown = film.people.length > 0 && !newcomer.test(caption);
    const isFace = faces.test(caption) && (isKnown || wholeFace.test(caption));
    if (isFace) return [faceIn(caption, film)];
    return [owner === undefined ? (thingFirst.test(caption) ? film.thing : undefined) : { ...owner, isFace: false }];
  }
  const isSeat = ({ noun, at }: Found) =>
    noun.kind === 'thing' && seats.includes(noun.name) && seated.test(caption.slice(0, at));
  const isShown = (it: Found) =>
    it.noun.kind !== 'thing' || !backdrops.includes(it.noun.name) || usedThings.includes(it.noun.name) || isSeat(it);
  let [main, second] = [first, ...others.filter(isShown)].slice(0, 2).map((it) => figureOf(it, written, film));
  if (isEmblem(caption)) return [main, second].filter((figure) => figure?.kind === 'thing');
  if (first.known !== undefined) second ??= first.known[1] ?? (pronouns.it.test(caption) ? film.thing : undefined);
  // If the text names a person and something like a bike or a horse, the person rides it.
  if (main?.kind === 'thing' && second?.kind === 'person' && ridden.includes(main.name)) {
    [main, second] = [second, main];
  }
  if (
    main?.kind === 'thing' &&
    second?.kind === 'person' &&
    (main.name === 'glasses' || (!isNear && isSmall(main.name)))
  ) {
    [main, second] = [second, main];
  }
  // Shows only the face of a person with glasses, because glasses are drawn only on faces.
  const isWearer = main?.kind === 'person' && second?.kind === 'thing' && second.name === 'glasses';
  if (main?.kind === 'person' && isWearer) main = { ...main, isFace: true };
  if (main?.kind === 'person' && main.others.length === 1 && second === undefined) {
    const [person] = main.others;
    if (person !== undefined) second = { kind: 'person', person, isFace: false, others: [] };
    main = { ...main, others: [] };
  }
  // Beside another figure, nobody lies on the ground.
  if (second?.kind === 'person' && second.person.pose === 'lie') {
    second = { ...second, person: { ...second.person, pose: 'sit' } };
  }
  if (main?.kind === 'person' && main.others.length === 0 && second?.kind !== 'person' && pairs.test(caption)) {
    if (second === undefined) second = partnerOf(main);
    else main = { ...main, others: [partnerOf(main).person] };
  }
  return [main, second].map((figure) => (figure?.kind === 'thing' ? knownThing(figure, film) : figure));
}

/**
 * Returns the earlier people to whom a pronoun refers. A sentence that starts with a verb, as in "Points down", refers
 * to the person drawn last. If there is no earlier person, "she" or "he" introduces a new one.
 */
function referredPeople(caption: string, { people }: Film, isPersonNamed: boolean): Found[] {
  const found = (at: number, known: readonly PersonFigure[], who: Person['kind']): Found[] => [
    { noun: { kind: 'person', who }, at, end: at, known },
  ];
  const known = (who: 'woman' | 'man') =>
    people.filter(({ person: { kind } }) => isChildKind(kind) || isFemaleKind(kind) === isFemaleKind(who)).slice(0, 1);
  const [she, he, they] = [pronouns.she, pronouns.he, pronouns.they].map((words) => words.exec(caption)?.index);
  if (they !== undefined && people.length > 0) return found(they, people, 'woman');
  if (she !== undefined) return found(she, known('woman'), 'woman');
  if (he !== undefined) return found(he, known('man'), 'man');
  const verb = caption
    .split(/(?<=[.!?]\s+)/u)
    .find((sentence) => !command.test(sentence) && verbs.some(({ pattern }) => pattern.exec(sentence)?.index === 0));
  return verb === undefined || people.length === 0 || isPersonNamed
    ? []
    : found(caption.indexOf(verb), people.slice(0, 1), 'woman');
}

/** Matches a caption that starts with a person's action, as in "Holds up a cat". */
const actor =
  /^\W*(?:(?:holds|holding) up|holds (?!on)|looks (?:up|at|down|into)|shows (?:off|us|the)|points|pointing|takes|picks up|grabs|drinks|eats|sips|puts on|tries|waves|nods|shrugs|winks|smiles|laughs|unboxes|unboxing|(?:runs|running) (?:(?:his|her|their) )?(?:fingers|hands?)|hält|zeigt|nimmt|trinkt|lacht|lächelt|muestra|toma|sostiene|señala|sonríe|mostra|pega|segura|aponta|montre|prend|tient|boit|sourit|prende|beve|sorride)(?!\p{L})/iu;

/** Matches a Spanish, Portuguese or Italian sentence that starts with a reflexive verb and has no subject. */
const reflexive = /^\W*(?:se|si)\s\p{Ll}/iu;

/** Matches a verb with "it", which refers to the thing drawn last: "Shake it over the sink". */
const verbIt = /(?<!\p{L})(?!(?:as|if|when|that|but|and|because|so|is|does|did|was) )\p{L}{3,} it(?![\p{L}’'])/iu;

function newFace(film: Film): PersonFigure {
  const kind = film.isOfWoman ? 'woman' : 'man';
  return { kind: 'person', person: { kind, pose: 'stand', cloth: clothColors[kind] }, isFace: true, others: [] };
}

const verbs = [...poses, { pattern: faces }];
/**
 * Matches a sentence that starts with a camera direction, as in "Push forward", or with a noun, as in "Eyes closed".
 * Neither implies a person.
 */
const command =
  /^(?:hold|reach|push|pour|open|tap|lift|point|give|run|walk|smiles?|faces?|eyes?|lips|skin|hair|portraits?)(?!\p{L})/iu;
/**
 * Matches "it" or "its" at the start of a sentence, and phrases such as "the product". They refer to the thing drawn
 * last.
 */
const thingFirst =
  /(?:^|[.!?,]\s+)its?\s|(?<!\p{L})(?:the (?:same|product|device|pair)|das Produkt|le produit|el producto|o produto|il prodotto)(?!\p{L})|それ|商品/iu;

/**
 * Matches a word for the whole face, which is enough for a face to be drawn. A word such as "eye" or "smile" is enough
 * only if an earlier panel shows a person.
 */
const wholeFace =
  /(?<!\p{L})(?:faces?|portraits?|Gesicht(?:er)?|Porträts?|visages?|rostros?|caras?|retratos?|rostos?|volt[oi]|ritratt[oi]|cheeks?)(?!\p{L})|顔/iu;
/** Matches a caption that starts with an indefinite article, which introduces a new subject. */
const newcomer = /^(?:an?|eine?[nr]?|une?|una?|um|uma|uno)\s/iu;
/** Matches body parts for which there is no drawing. */
const otherParts =
  /(?<!\p{L})(?:feet|foot|toes?|legs?|knees?|ears?|Füße|Fuß|Beine?|pieds?|jambes?|pies?|piernas?|pés?|pernas?|pied[ei]|gambe?)(?!\p{L})|足|脚/iu;

/**
 * Returns the face for a caption that mentions a face but no person: that of the person drawn last, or of a new person.
 */
function faceIn(caption: string, film: Film): PersonFigure {
  const { who } = anyoneIn(caption, film);
  const person = film.people[0]?.person ?? { kind: who, pose: 'stand', cloth: clothColors[who] };
  return { kind: 'person', person, isFace: true, others: [] };
}

/**
 * Matches the name of a character where a script introduces it in capitals: "MAYA stares", "BEN (30) runs", "ANA, 50s,
 * waits" and "a DRIVER leans out", but not "TRAIL SHOE" or "EWS, drone".
 */
const characterName =
  /(?<=^|[.!?]\s+|(?:an?|the|and|with|eine?|un[ae]?|der|die|l[ae])\s)\p{Lu}{3,}(?=,?(?:\s*(?:\([^)]*\)|\d0s),?)?\s+\p{Ll}{2,}(?:s|t|a|e)(?![\p{L}-]))/gu;

function namedPerson(name: string, film: Film, text: string): Noun {
  const isFemale = film.isOfWoman || (/[AEI]$/u.test(name) && !male.test(text));
  return { kind: 'person', who: sexOfName(name) ?? (isFemale ? 'woman' : 'man') };
}

/** Matches a first name where it is the subject of a sentence: "Lena holds a bowl", "WALTER (70) looks up". */
const firstName =
  /(?<!\p{L})(?<!\p{Lu}\p{L}+ )(\p{Lu}[\p{L}’']+)(?=,?(?:\s*(?:\([^)]*\)|\d0s),?)?\s+\p{Ll}{2,}|[’']s\s)/gu;

function firstNamesIn(text: string): Found[] {
  return Array.from(text.matchAll(firstName)).flatMap(({ 1: name = '', index }) => {
    const who = sexOfName(name);
    return who === undefined ? [] : [{ noun: { kind: 'person', who }, at: index, end: index + name.length }];
  });
}

/**
 * Maps names in the captions to animals, as in "BISCUIT, an elderly beagle": `biscuit` is a dog. Keys are lowercase.
 */
function namesOfNouns(text: string): Map<string, SubjectName> {
  const found = new Map<string, SubjectName>();
  for (const { 1: name = '', 2: words = '' } of text.matchAll(apposition)) {
    const animal = ownThings.find((entry) => animals.includes(entry.name) && entry.pattern.test(words));
    if (animal !== undefined) found.set(name.toLowerCase(), animal.name);
  }
  return found;
}
const apposition =
  /(?<!\p{L})(\p{Lu}\p{L}{2,}),? \(?(?:an?|the|eine?|une?|una?|um|uma|der|die|le|la|el) ((?:[\p{L}-]+ ?){1,4})/gu;

/**
 * Chooses the figure for a word such as "florist", which does not imply a gender. The figure is a woman if words such
 * as "she" in the panel or the film suggest one, otherwise a man.
 */
function anyoneIn(text: string, film: Film): Extract<Noun, { kind: 'person' }> {
  const at = anyone[film.isEnglish ? 'english' : 'others'].exec(text)?.index ?? 0;
  const isOld = old.test(text.slice(Math.max(0, at - 24), at));
  const isFemale = female.test(text) || film.isOfWoman;
  return { kind: 'person', who: isOld ? (isFemale ? 'grandmother' : 'grandfather') : isFemale ? 'woman' : 'man' };
}

function nounsIn(caption: string, film: Film): Found[] {
  const text = caption.replace(placeModifier, (word) => ' '.repeat(word.length));
  const language = film.isEnglish ? 'english' : 'others';
  const hits = [
    ...things[language].map(({ name, pattern }) => ({
      noun: { kind: 'thing', name } as const,
      match: pattern.exec(text),
    })),
    ...persons[language].map(({ name, pattern }) => ({
      noun: { kind: 'person', who: name } as const,
      match: pattern.exec(text),
    })),
    { noun: anyoneIn(text, film), match: anyone[language].exec(text) },
    ...film.names.map((name) => ({ noun: namedPerson(name, film, text), match: wordPattern(name).exec(text) })),
    ...Array.from(film.known, ([name, animal]) => ({
      noun: { kind: 'thing', name: animal } as const,
      match: wordPattern(name).exec(text),
    })),
    { noun: { kind: 'hand' } as const, match: hands.exec(text) },
  ].flatMap(({ noun, match }): Found[] =>
    match === null || isPartOfCompound(noun, text, match.index + match[0].length)
      ? []
      : [{ noun, at: match.index, end: match.index + match[0].length, known: knownAs(noun, text, match.index, film) }],
  );
  // A word such as "hug" implies two people. If no word names a person, adds the first of the two.
  const pair = pairs.exec(text);
  if (pair !== null && !hits.some(({ noun }) => noun.kind === 'person')) {
    hits.push({ noun: { kind: 'person', who: 'woman' }, at: pair.index, end: pair.index + pair[0].length });
  }
  hits.push(...firstNamesIn(text).filter(({ at }) => !hits.some((it) => it.at <= at && it.end > at)));
  const isPersonNamed = hits.some(({ noun }) => noun.kind === 'person');
  hits.push(...referredPeople(text, film, isPersonNamed));
  const hand = hits.find(({ noun }) => noun.kind === 'hand');
  // Drops the owner of a hand or thing, such as the guard in "a guard's torch". Also drops a match inside a longer
  // match, such as "bottle" in "perfume bottle".
  const whole = hits
    .filter((it) => !(it.noun.kind === 'person' && isOwner(text, it, hand)))
    .filter(
      ({ at, end }) =>
        !hits.some((other) => end > at && other.at <= at && other.end >= end && other.end - other.at > end - at),
    )
    .sort((a, b) => a.at - b.at)
    .filter(
      (it, index, all) =>
        !all.some((other, at) => at !== index && isSamePlace(other, it) && isPreferred(other, it, at < index)),
    );
  const isBesidePerson = ({ noun }: Found) =>
    noun.kind === 'thing' && bodyParts.includes(noun.name) && whole.some((it) => it.noun.kind === 'person');
  return whole.filter(
    (it) =>
      !isBesidePerson(it) &&
      !isModifier(it, whole, text, film.isEnglish) &&
      !isWorn(it, whole, text) &&
      !isOnLabel(it, text),
  );
}

/** Whether the word that ends here only starts a compound, as in "mirror-still water". */
const startsCompound = (text: string, end: number) => text.charAt(end) === '-';

const isPartOfCompound = (noun: Noun, text: string, end: number) =>
  noun.kind === 'thing' && noun.name in emoji && startsCompound(text, end);

const isSamePlace = (one: Found, other: Found) => one.at === other.at && one.end === other.end && one.end > one.at;

/**
 * Whether `one` takes precedence over `other`, if both are readings of the same word. Animals rank first, then children
 * and grandparents, then everything else. If the ranks are equal, `isFirst` decides.
 */
function isPreferred(one: Found, other: Found, isFirst: boolean): boolean {
  const rank = ({ noun }: Found) =>
    noun.kind === 'thing' && animals.includes(noun.name)
      ? 2
      : noun.kind === 'person' && noun.who !== 'woman' && noun.who !== 'man'
        ? 1
        : 0;
  return rank(one) > rank(other) || (rank(one) === rank(other) && isFirst);
}

/**
 * Whether a noun is dropped in favor of the noun beside it. Usually the first noun is dropped: "rain jacket", "cat
 * bowl", "baby bottle". A part after its whole is dropped instead: "car door" shows the car.
 */
function isModifier({ noun, at, end }: Found, all: readonly Found[], text: string, isEnglish: boolean): boolean {
  const isPart = (it: Found) => it.noun.kind === 'thing' && backdrops.includes(it.noun.name);
  const next = all.find((it) => it.at === end + 1 && /[ -]/u.test(text.charAt(end)));
  const last = all.find((it) => it.end === at - 1 && /[ -]/u.test(text.charAt(at - 1)));
  const isThing = noun.kind === 'thing';
  if (isThing && last?.noun.kind === 'thing' && isPart({ noun, at, end }) && !isPart(last)) return true;
  if (next === undefined || next.noun.kind === 'hand') return false;
  if (isThing && next.noun.kind === 'person' && ridden.includes(noun.name)) return false;
  if (isThing && noun.name === 'flacon' && next.noun.kind === 'thing' && next.noun.name === 'bottle') return false;
  if (noun.kind === 'person') {
    return next.noun.kind === 'person' || (isEnglish && !isPart(next) && !ridden.includes(next.noun.name));
  }
  return isThing && (!isPart(next) || isPart({ noun, at, end }));
}

/** Whether the noun is something that a person or an animal in the same sentence wears. */
function isWorn({ noun, at }: Found, all: readonly Found[], text: string): boolean {
  if (noun.kind !== 'thing' || !garments.includes(noun.name)) return false;
  const start = Math.max(text.lastIndexOf('. ', at), 0);
  const isWearer = (it: Found) =>
    it.at < at &&
    it.at >= start &&
    (it.noun.kind === 'person' || (it.noun.kind === 'thing' && animals.includes(it.noun.name)));
  // False subjects, such as the color "rust", have become spaces.
  return all.some(isWearer) && worn.test(text.slice(start, at).replace(/\s+/gu, ' '));
}

/**
 * Whether a noun is part of the wording on a label, such as a brand name. This is assumed if the noun and a word next
 * to it are in capitals, but the whole caption is not.
 */
function isOnLabel({ noun, at, end }: Found, text: string): boolean {
  const word = text.slice(at, end);
  if (noun.kind === 'hand' || word !== word.toUpperCase() || word === word.toLowerCase()) return false;
  const isBeside =
    /(?<!\p{L})(?!(?:THE|AN|ON|OF|AND|CU|ECU|MS|WS|INSERT|CLOSE) )\p{Lu}{2,} $/u.test(text.slice(0, at)) ||
    /^ \p{Lu}{2,}/u.test(text.slice(end));
  return isBeside && /\p{Ll}{3}/u.test(text);
}

/**
 * Returns the previously drawn person to whom a phrase such as "the man" refers. Undefined if there is no such person.
 */
function knownAs(noun: Noun, text: string, at: number, { people }: Film): readonly PersonFigure[] | undefined {
  if (noun.kind !== 'person' || (noun.who !== 'man' && noun.who !== 'woman')) return undefined;
  if (!/(?<!\p{L})(?:the|der|die|le|la|el|il|l[’']) ?$/iu.test(text.slice(0, at))) return undefined;
  const known = people.filter(
    ({ person: { kind } }) => !isChildKind(kind) && isFemaleKind(kind) === isFemaleKind(noun.who),
  );
  return known.length === 0 ? undefined : known.slice(0, 1);
}

/**
 * Whether a person is mentioned only as an owner, as in "a guard's torch" or "die Hände einer Frau". Such a person is
 * not drawn. The owner of a face is drawn, as in "Lena's face".
 */
function isOwner(text: string, person: Found, hand: Found | undefined): boolean {
  if (/^[’']s?\s+\p{L}/u.test(text.slice(person.end))) return !faces.test(text);
  if (hand !== undefined && hand.at > person.end && text.slice(person.end, hand.at) === 'の') return true;
  return (
    hand !== undefined &&
    /^\s+(?:of |von |de |d[’']|di |da )?(?:\p{L}+ |un[ae]?[’'])?(?:\p{L}+ )?$/iu.test(text.slice(hand.end, person.at))
  );
}

/** Returns the second person of a pair, in the pose of the first one. `partnerKind` determines the kind of person. */
function partnerOf({ person }: PersonFigure): PersonFigure {
  const kind = partnerKind(person.kind);
  return { kind: 'person', person: { kind, pose: person.pose, cloth: clothColors[kind] }, isFace: false, others: [] };
}

/**
 * Replaces "the screen" with a laptop or phone drawn earlier, and "the bottle" with a perfume bottle if one was drawn
 * last. Returns any other figure unchanged.
 */
function knownThing(figure: ThingFigure, { colors, thing }: Film): ThingFigure {
  if (figure.name === 'bottle') return thing?.name === 'flacon' ? thing : figure;
  if (figure.name !== 'screen') return figure;
  const name =
    (['laptop', 'phone'] as const).find((device) => colors.has(device)) ??
    (colors.has('closedLaptop') ? 'laptop' : undefined);
  return name === undefined ? figure : { kind: 'thing', name, color: subjects[name].color };
}

/**
 * Returns the nouns to draw: the subject first, the background last. A hand is the subject if it is the first noun or
 * if there is no person.
 */
function rankedNouns(found: readonly Found[], text: string): Found[] {
  const background =
    /(?:in (?:the )?background|im hintergrund|en arrière-plan|al fondo|ao fundo|sullo sfondo|through (?:the|a) window|背景に)/iu;
  const cut = background.exec(text)?.index ?? Infinity;
  const clauseStart = cut === Infinity ? Infinity : text.lastIndexOf(',', cut);
  const isBehind = ({ at }: Found) => clauseStart !== Infinity && clauseStart > 0 && at > clauseStart;
  // Birds and houses are usually background. At the start of a caption, however, they are the subject.
  const isLeading = ({ noun, at }: Found) =>
    noun.kind === 'thing' && leaders.includes(noun.name) && /^\W*(?:[\p{L}-]+ ){0,2}$/u.test(text.slice(0, at));
  const isBackdrop = (it: Found) => it.noun.kind === 'thing' && backdrops.includes(it.noun.name) && !isLeading(it);
  // A flacon is a perfume bottle, so a "bottle" in the same caption is not another object.
  const flacon = found.find(({ noun }) => noun.kind === 'thing' && noun.name === 'flacon');
  const isFood = ({ noun }: Found) => noun.kind === 'thing' && (noun.name in foods || servedThings.includes(noun.name));
  const hasFood = found.some(isFood);
  const isEmptyDish = ({ noun }: Found) => hasFood && noun.kind === 'thing' && noun.name === 'dish';
  // In a caption with a plant, flower or candle, the "pot" is not another object.
  const isPotted = ({ noun }: Found) =>
    noun.kind === 'thing' &&
    noun.name === 'pot' &&
    found.some((it) => it.noun.kind === 'thing' && ['plant', 'flower', 'candle'].includes(it.noun.name));
  const named = found.filter(
    (it) =>
      !isEmptyDish(it) &&
      !isPotted(it) &&
      !(flacon !== undefined && it.noun.kind === 'thing' && it.noun.name === 'bottle'),
  );
  const front = named.filter((it) => !isBehind(it));
  const subjectsFirst = [...front.filter((it) => !isBackdrop(it)), ...front.filter(isBackdrop)];
  const person = subjectsFirst.find(({ noun }) => noun.kind === 'person');
  const others = subjectsFirst.filter(({ noun }) => noun.kind !== 'person');
  const hand = others.find(({ noun }) => noun.kind === 'hand');
  const animal = subjectsFirst.find(({ noun }) => noun.kind === 'thing' && animals.includes(noun.name));
  if (animal !== undefined && person === undefined && hand === undefined && subjectsFirst[0]?.noun.kind === 'thing') {
    return [animal, ...subjectsFirst.filter((it) => it !== animal)];
  }
  const [first] = subjectsFirst;
  if (first === undefined || (isBackdrop(first) && isAside(first, text))) return [];
  if (hand !== undefined && (first === hand || person === undefined)) {
    return [hand, ...others.filter((it) => it !== hand)].slice(0, 2);
  }
  if (first.noun.kind === 'person') {
    const { who } = first.noun;
    // Keeps a second person only if that person's kind differs from the first one's, as in "a grandfather and a girl".
    const isOther = ({ noun, known }: Found) => noun.kind !== 'person' || (noun.who !== who && known === undefined);
    return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand && isOther(it))];
  }
  return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand)];
}

/** Whether a noun follows a preposition, as in "first light through a small window". */
const isAside = ({ at }: Found, text: string) => behindPreposition.test(text.slice(0, at));
const behindPreposition =
  /(?<!\p{L})(?:through|in|on|at|by|against|behind|under|over|beside|near|into|onto|across|past|durch|in|auf|an|am|im|vor|hinter|unter|über|neben|à|dans|sur|par|devant|derrière|sous|en|sobre|por|tras|bajo|em|n[oa]|pel[oa]|su|da|per|dietro|sotto) (?:[\p{L}’'-]+ ){0,3}$/iu;

const fromBehind =
  /from behind|(?:his|her|their) backs?(?! pocket)|von hinten|de dos|de espaldas|de costas|di spalle|後ろ姿|背中/iu;

const poseIn = (text: string) => poses.find(({ pattern }) => pattern.test(text))?.name;

function figureOf({ noun, at, end, known }: Found, text: string, { cast, colors, isEnglish, people }: Film): Figure {
  const worn = garment.exec(text);
  const wornColor = worn === null ? undefined : colorBeside(text, worn.index, worn.index + worn[0].length);
  const color = colorBeside(text, at, end);
  const remember = (key: string, own: Hex): Hex => {
    const known = color ?? colors.get(key) ?? own;
    colors.set(key, known);
    return known;
  };
  switch (noun.kind) {
    case 'thing':
      return { kind: 'thing', name: noun.name, color: remember(noun.name, subjects[noun.name].color) };
    case 'hand':
      return { kind: 'hand', cloth: wornColor ?? people[0]?.person.cloth ?? remember('cloth', '#2f6f8f') };
    case 'person': {
      // The pose is read from the clause that names the person, or else from the whole text. Outside that clause,
      // verbs such as "runs" and "asleep" are ignored, because they may be about something else: "the clay runs".
      const plain = withoutFalseSubjects(text, isEnglish);
      const clause = /^[^,.;]*/u.exec(plain.slice(at))?.[0] ?? '';
      const [own, other] = [poseIn(clause), poseIn(plain)];
      const pose = own ?? (other === 'run' || other === 'lie' ? undefined : other) ?? 'stand';
      const word = text.slice(at, end);
      const known0 = known?.[0];
      const name = word.toLowerCase();
      const kind = known0?.person.kind ?? cast.get(name) ?? kindByAge(noun.who, word, text, at);
      if (/^\p{Lu}/u.test(word) && sexOfName(word) !== undefined) cast.set(name, kind);
      if (wornColor !== undefined) colors.set(`person ${kind}`, wornColor);
      const cloth = wornColor ?? known0?.person.cloth ?? remember(`person ${kind}`, clothColors[kind]);
      const isFromBehind = fromBehind.test(text);
      const person: Person = { kind, pose, cloth, isFromBehind };
      const isThey = known0 !== undefined && pronouns.they.exec(text)?.index === at;
      return {
        kind: 'person',
        person,
        isFace: (faces.test(text) || toCamera.test(text)) && !isFromBehind,
        others: isThey ? known0.others : known0 === undefined ? othersOf(person, word, text, at) : [],
      };
    }
  }
}

/**
 * If a person looks through a window, returns the room to draw. An outdoor place in the text is then the view outside.
 * @returns undefined if nobody looks through a window, or if the text already names a room
 */
function indoorsBehind(
  text: string,
  named: SettingName | undefined,
  before: Depiction | undefined,
): SettingName | undefined {
  if (!atWindow.test(text) || (named !== undefined && isIndoors(named))) return undefined;
  return before !== undefined && isIndoors(before.setting) && before.setting !== 'studio' ? before.setting : 'living';
}

const atWindow =
  /(?:at|by|through|out of|from) (?:the|a|an|her|his|open) ?(?:\p{L}+ )?window|am Fenster|aus dem Fenster|à la fenêtre|par la fenêtre|(?:en|por|a) la ventana|(?:na|pela) janela|alla finestra|窓(?:辺|際|から|の外)/iu;

/** Finds the color word that belongs to a noun: before the noun, or directly after it as in Romance languages. */
function colorBeside(text: string, at: number, end: number): Hex | undefined {
  const before = /(?:[\p{L}-]+\s+){0,3}$/u.exec(text.slice(0, at))?.[0] ?? '';
  const own = before
    .split(
      /\s(?=(?:an?|the|of|on|in|and|with|der|die|das|auf|mit|und|une?|la|le|de|sur|el|en|con|y|um|uma|di|su|e)\s)/iu,
    )
    .at(-1);
  const after = /^\s+[\p{L}-]+/u.exec(text.slice(end))?.[0] ?? '';
  return namedColors(own ?? '')[0] ?? namedColor(after)?.hex;
}

/** Matches words that move an underwater scene to the surface, such as "boat". */
const surfacing = /(?<!\p{L})(?:surfac(?:es|ing)|boat|auftaucht|boot|surface|bateau|barco|barca|ボート)(?!\p{L})/iu;

/**
 * Returns the setting that a shot's heading names, or else the one that its caption names. INT in the heading excludes
 * outdoor settings. EXT excludes indoor settings.
 */
function settingIn({ place, caption, isInside }: TimedShot, isEnglish: boolean): SettingName | undefined {
  const named = ownThings.find(
    ({ name, pattern }) => (name === 'house' || name === 'shop') && pattern.test(place),
  )?.name;
  const inside = named === 'house' ? 'living' : 'shopInside';
  const building = named === undefined ? undefined : isInside === true ? inside : homeOf(named);
  return placeIn(place, isEnglish, isInside) ?? building ?? placeIn(caption, isEnglish, isInside);
}

/**
 * Returns the setting that the text names, such as a kitchen. A place after "in" or "inside" takes precedence over the
 * first place in the text.
 * @param isInside whether the place is indoors. Undefined if the text does not say so
 */
function placeIn(written: string, isEnglish: boolean, isInside?: boolean): SettingName | undefined {
  const text = withoutFalsePlaces(written, isEnglish);
  const hits = places[isEnglish ? 'english' : 'others'].flatMap(({ name, pattern }) => {
    const match = isInside !== undefined && isIndoors(name) !== isInside ? null : pattern.exec(text);
    if (match === null || startsCompound(text, match.index + match[0].length)) return [];
    return [{ name, at: match.index, length: match[0].length }];
  });
  // Snow, sky or space may be mere background, so any other place takes precedence.
  const solid = hits.filter(({ name }) => name !== 'snow' && name !== 'air' && name !== 'space');
  const behind = (solid.length > 0 ? solid : hits).sort((a, b) => a.at - b.at || b.length - a.length);
  const inside = behind.find(({ at }) =>
    /(?:in|inside|into|im|in der|dans|en|à l[’']intérieur|dentro|nel(?:la)?)\s+(?:(?:an?|the|einer?|une?|una?|la|le|el|um|uma|\p{L}+)\s+){0,3}$/iu.test(
      text.slice(0, at),
    ),
  );
  if (hits.some(({ name }) => name === 'carInside')) return 'carInside';
  // A diver or deep water means an underwater scene, unless the text also mentions a boat or surfacing.
  const isBelow = hits.some(({ name }) => name === 'underwater') && !surfacing.test(text);
  if (isBelow) return 'underwater';
  return hits.some(({ name }) => name === 'underwater') ? 'sea' : (inside ?? behind[0])?.name;
}

function lightIn(text: string): LightName | undefined {
  return lights.find(({ pattern }) => pattern.test(text))?.name;
}
