import type { ShotSize } from '../story/cameraTerms';
import type { TimedShot } from '../story/boardTiming';
import { lazyWordPattern } from '../story/terms';
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
  pronouns,
  settingWords,
  thingWords,
  type EffectName,
  type Noun,
} from './lexicon';
import { namedColor, type Hex, type LightName } from '../look/palette';
import type { Person } from './people';
import { isIndoors, type SettingName } from './settings';
import { subjects, type SubjectName } from './subjects';

/** A person, a hand or a thing in a picture. */
export type Figure =
  | { readonly kind: 'thing'; readonly name: SubjectName; readonly color: Hex }
  | { readonly kind: 'person'; readonly person: Person; readonly isFace: boolean }
  | { readonly kind: 'hand'; readonly cloth: Hex };

/** Everything that one panel's picture shows. */
export interface Depiction {
  readonly size: ShotSize;
  readonly setting: SettingName;
  readonly light: LightName;
  readonly main: Figure | undefined;
  readonly second: Figure | undefined;
  readonly effects: readonly EffectName[];
}

const entriesOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  Object.keys(words)
    .filter((name): name is Name => name in words)
    .map((name) => ({ name, pattern: lazyWordPattern(words[name]) }));

const [things, persons, places, effects, poses] = [
  entriesOf(thingWords),
  entriesOf(personWords),
  entriesOf(settingWords),
  entriesOf(effectWords),
  entriesOf(poseWords),
];
const lights = lightWords.map(([name, words]) => ({ name, pattern: lazyWordPattern(words) }));
const [hands, faces, backReference, pairs] = [
  lazyWordPattern(handWords),
  lazyWordPattern(faceWords),
  lazyWordPattern(pronouns),
  lazyWordPattern(pairWords),
];
const [anyone, female, old] = [lazyWordPattern(anyoneWords), lazyWordPattern(femaleWords), lazyWordPattern(oldWords)];
const male = /(?<!\p{L})(?:he|his|him|er|sein|seine|ihm|él|ele|dele|lui|彼)(?!\p{L})/iu;
/** Matches words for clothes. A color word beside such a word is the color of the person's clothes. */
const garment =
  /(?<!\p{L})(?:jacket|coat|raincoat|dress|shirt|hoodie|sweater|suit|apron|uniform|\p{L}*mantel|\p{L}*jacke|kleid|pullover|schürze|manteau|robe|veste|pull|abrigo|vestido|camiseta|chaqueta|delantal|casaco|camisa|jaqueta|cappotto|giacca|vestito|コート|ドレス|シャツ)(?!\p{L})/iu;
/** Matches a caption that starts with an indefinite article, which introduces a new subject. */
const newcomer = /^(?:an?|eine?[nr]?|une?|una?|um|uma|uno)\s/iu;

/** The default place of each thing, drawn if no panel names a place. */
const homes: Partial<Record<SubjectName, SettingName>> = {
  car: 'road',
  pickup: 'road',
  van: 'city',
  bike: 'city',
  scooter: 'city',
  train: 'station',
  plane: 'air',
  boat: 'sea',
  kayak: 'sea',
  surfboard: 'beach',
  horse: 'field',
  bird: 'air',
  fish: 'underwater',
  lighthouse: 'sea',
  vase: 'workshop',
  frame: 'living',
  balloon: 'air',
  rocket: 'space',
  tree: 'park',
  flower: 'field',
  house: 'yard',
  shop: 'oldTown',
  tower: 'city',
  tent: 'forest',
  fire: 'forest',
  dog: 'park',
  cup: 'kitchen',
  plate: 'kitchen',
  bowl: 'kitchen',
  bread: 'kitchen',
  pot: 'kitchen',
  fruit: 'kitchen',
  cake: 'kitchen',
  burger: 'cafe',
  glass: 'cafe',
  icecream: 'beach',
  machine: 'kitchen',
  sofa: 'living',
  chair: 'living',
  lamp: 'living',
  cat: 'living',
  book: 'living',
  bed: 'bedroom',
  door: 'living',
  window: 'living',
  box: 'living',
  gift: 'living',
  plant: 'living',
  washer: 'bathroom',
  tube: 'bathroom',
  laptop: 'office',
  closedLaptop: 'office',
  screen: 'office',
  ball: 'park',
  guitar: 'theater',
  suitcase: 'station',
};

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
];

const seats: readonly SubjectName[] = ['sofa', 'chair', 'bed'];
const seated = /(?:on|in|onto|auf|im|sur|dans|en|sobre|no|na|em|su|sul|sulla) (?:\p{L}+ ){0,2}$/iu;
const ridden: readonly SubjectName[] = ['bike', 'scooter', 'horse', 'surfboard', 'kayak'];

const outdoorEffects: readonly EffectName[] = ['rain', 'snow', 'leaves', 'fog'];

const clothColors = {
  woman: '#c9503a',
  man: '#2f6f8f',
  child: '#e2a13f',
  grandmother: '#7d6a93',
  grandfather: '#6f7f5a',
} as const;

interface Found {
  readonly noun: Noun;
  readonly at: number;
  readonly end: number;
}

/**
 * Decides what every panel shows. Each panel keeps the subject, place, light and color of the previous one unless its
 * text names others.
 */
export function depictAll(shots: readonly TimedShot[], look: string): Depiction[] {
  const whole = shots.map(({ caption, place }) => `${place} ${caption}`).join('. ');
  // If only one of three or more panels names a kind of light, that light applies to this panel alone. Exception: the
  // light that the first panel names applies to the whole film.
  const lightsNamed = shots.flatMap((shot) => lightIn(captionOf(shot)) ?? []);
  const filmLight =
    lightIn(look) ??
    (lightsNamed.length > 1 || shots.length < 3 ? lightIn(whole) : lightIn(captionOf(shots[0]))) ??
    'day';
  const settingsNamed = new Set(shots.flatMap((shot) => placeIn(captionOf(shot)) ?? placeIn(look) ?? []));
  const filmSetting = settingsNamed.size === 1 ? [...settingsNamed][0] : undefined;
  const isOfWoman = female.test(whole) && !male.test(whole);
  const colors = new Map<string, Hex>();
  let before: Depiction | undefined;
  return shots.map((shot) => {
    const depicted = depict(shot, captionOf(shot), before, { filmLight, filmSetting, isOfWoman, colors });
    if (shot.caption !== '') before = depicted;
    return depicted;
  });
}

const captionOf = (shot: TimedShot | undefined) => (shot === undefined ? '' : `${shot.place}. ${shot.caption}`);

interface Film {
  readonly filmLight: LightName;
  /** The place, if the film names exactly one. Otherwise undefined. */
  readonly filmSetting: SettingName | undefined;
  /** Whether the film names a woman and no man. */
  readonly isOfWoman: boolean;
  /** The color of each thing and person, kept from shot to shot. */
  readonly colors: Map<string, Hex>;
}

function depict(shot: TimedShot, text: string, before: Depiction | undefined, film: Film): Depiction {
  const found = nounsIn(shot.caption, film);
  const named = placeIn(text);
  const isNew = found.length === 0 && newcomer.test(shot.caption) && !backReference.test(shot.caption);
  const continuesSubject = before !== undefined && !isNew && (found.length === 0 || backReference.test(shot.caption));
  const [first, ...others] = rankedNouns(found, shot.caption);
  const isSeat = ({ noun, at }: Found) =>
    noun.kind === 'thing' && seats.includes(noun.name) && seated.test(shot.caption.slice(0, at));
  const ranked =
    first === undefined
      ? []
      : [first, ...others.filter((it) => it.noun.kind !== 'thing' || !backdrops.includes(it.noun.name) || isSeat(it))];
  let [main, second] = ranked.slice(0, 2).map((it) => figureOf(it, shot.caption, film));
  // If the text names a person and a thing to ride, such as a bike, the person rides it.
  if (main?.kind === 'thing' && second?.kind === 'person' && ridden.includes(main.name)) {
    [main, second] = [second, main];
  }
  if (main?.kind === 'person' && second === undefined && pairs.test(shot.caption)) second = partnerOf(main);
  if (main?.kind === 'thing' && main.name === 'screen') main = knownScreen(main, film);
  // If the text names only a place, the picture is a landscape without a subject.
  if (named !== undefined && found.length === 0 && !backReference.test(shot.caption)) {
    [main, second] = [undefined, undefined];
  } else if (continuesSubject) {
    const hero = before.main;
    if (main === undefined) [main, second] = [hero, second ?? before.second];
    else if (hero?.kind === 'person' && main.kind === 'person' && backReference.test(shot.caption)) {
      main = { ...main, person: { ...hero.person, pose: main.person.pose } };
    } else if (
      hero?.kind === 'person' &&
      main.kind === 'thing' &&
      /(?:^|[\s,])(?:she|he|they|sie|er|elle|il|ella|él|ela|ele|lei|lui)(?=\s)/iu.test(shot.caption) &&
      second === undefined
    ) {
      [main, second] = [hero, main];
    }
  }
  const homeOf = main?.kind === 'thing' ? homes[main.name] : second?.kind === 'thing' ? homes[second.name] : undefined;
  const setting =
    indoorsBehind(shot.caption, named, before) ??
    named ??
    before?.setting ??
    film.filmSetting ??
    homeOf ??
    (main === undefined
      ? 'field'
      : main.kind === 'thing' && subjects[main.name].place === 'table'
        ? 'studio'
        : main.kind === 'hand'
          ? 'kitchen'
          : 'park');
  const own = lightIn(text);
  const light = own ?? (film.filmLight === 'overcast' && isIndoors(setting) ? 'day' : film.filmLight);
  const settled = named !== undefined || before === undefined ? light : (own ?? before.light);
  const size =
    shot.size ?? (main?.kind === 'person' && main.isFace ? 'close' : main?.kind === 'hand' ? 'close' : 'medium');
  return {
    size,
    setting,
    light:
      setting === 'studio' && settled === 'day' ? 'studio' : setting === 'snow' && settled === 'day' ? 'snow' : settled,
    main:
      main?.kind === 'person'
        ? { ...main, isFace: main.isFace && (size === 'close' || size === 'macro' || shot.size === undefined) }
        : main,
    second,
    effects: effects
      .filter(({ name, pattern }) => pattern.test(text) && !(outdoorEffects.includes(name) && isIndoors(setting)))
      .map(({ name }) => name)
      .slice(0, 2),
  };
}

/** Matches the name of a character in a script. Scripts put names in capitals, such as "MAYA" or "a DRIVER". */
const characterName = /(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/u;

function namedPerson(text: string): Noun {
  return { kind: 'person', who: /[AEI]$/u.test(characterName.exec(text)?.[0] ?? '') ? 'woman' : 'man' };
}

/**
 * Chooses the figure for a word such as "florist", which does not state a gender. Pronouns in the panel take precedence
 * over those in the film. The default is a man.
 */
function anyoneIn(text: string, film: Film): Noun {
  const at = anyone.exec(text)?.index ?? 0;
  const isOld = old.test(text.slice(Math.max(0, at - 14), at));
  const isFemale = female.test(text) || film.isOfWoman;
  return { kind: 'person', who: isOld ? (isFemale ? 'grandmother' : 'grandfather') : isFemale ? 'woman' : 'man' };
}

function nounsIn(caption: string, film: Film): Found[] {
  const text = caption.replace(placeModifier, (word) => ' '.repeat(word.length));
  const hits = [
    ...things.map(({ name, pattern }) => ({ noun: { kind: 'thing', name } as const, match: pattern.exec(text) })),
    ...persons.map(({ name, pattern }) => ({
      noun: { kind: 'person', who: name } as const,
      match: pattern.exec(text),
    })),
    { noun: { kind: 'person', who: pairs.test(text) ? 'woman' : 'man' } as const, match: pairs.exec(text) },
    { noun: anyoneIn(text, film), match: anyone.exec(text) },
    { noun: namedPerson(text), match: characterName.exec(text) },
    { noun: { kind: 'hand' } as const, match: hands.exec(text) },
  ].flatMap(({ noun, match }): Found[] =>
    match === null ? [] : [{ noun, at: match.index, end: match.index + match[0].length }],
  );
  // Drops a match inside a longer match, such as "bottle" in "perfume bottle".
  return hits
    .filter(
      ({ at, end }) => !hits.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
    )
    .sort((a, b) => a.at - b.at);
}

/** Returns the second person of a pair: a man beside a woman, otherwise a woman. Both have the same pose. */
function partnerOf({ person }: Extract<Figure, { kind: 'person' }>): Figure {
  const kind = person.kind === 'woman' || person.kind === 'grandmother' ? 'man' : 'woman';
  return { kind: 'person', person: { kind, pose: person.pose, cloth: clothColors[kind] }, isFace: false };
}

/** If an earlier shot shows a laptop or a phone, "the screen" is the screen of that device. */
function knownScreen(screen: Extract<Figure, { kind: 'thing' }>, { colors }: Film): Figure {
  const name =
    (['laptop', 'phone'] as const).find((device) => colors.has(device)) ??
    (colors.has('closedLaptop') ? 'laptop' : undefined);
  return name === undefined ? screen : { kind: 'thing', name, color: subjects[name].color };
}

/**
 * Returns the nouns to draw, with the subject first and background things last. A hand is the subject if it is the
 * first noun or if there is no person.
 */
function rankedNouns(found: readonly Found[], text: string): Found[] {
  const background =
    /(?:in (?:the )?background|im hintergrund|en arrière-plan|al fondo|ao fundo|sullo sfondo|through (?:the|a) window|背景に)/iu;
  const cut = background.exec(text)?.index ?? Infinity;
  const clauseStart = cut === Infinity ? Infinity : text.lastIndexOf(',', cut);
  const isBehind = ({ at }: Found) => clauseStart !== Infinity && clauseStart > 0 && at > clauseStart;
  const isBackdrop = ({ noun }: Found) => noun.kind === 'thing' && backdrops.includes(noun.name);
  // A flacon is a perfume bottle, so the word "bottle" does not name a second thing.
  const flacon = found.find(({ noun }) => noun.kind === 'thing' && noun.name === 'flacon');
  const named = found.filter((it) => !(flacon !== undefined && it.noun.kind === 'thing' && it.noun.name === 'bottle'));
  const front = named.filter((it) => !isBehind(it));
  const subjectsFirst = [...front.filter((it) => !isBackdrop(it)), ...front.filter(isBackdrop)];
  const person = subjectsFirst.find(({ noun }) => noun.kind === 'person');
  const others = subjectsFirst.filter(({ noun }) => noun.kind !== 'person');
  const hand = others.find(({ noun }) => noun.kind === 'hand');
  const [first] = subjectsFirst;
  if (first === undefined) return [];
  if (hand !== undefined && (first === hand || person === undefined)) {
    return [hand, ...others.filter((it) => it !== hand)].slice(0, 2);
  }
  if (first.noun.kind === 'person') {
    const { who } = first.noun;
    // Drops every other person, except a child or a grandparent who differs from the first person: "a grandfather and a
    // girl".
    const isOther = ({ noun }: Found) =>
      noun.kind !== 'person' || (noun.who !== who && noun.who !== 'woman' && noun.who !== 'man');
    return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand && isOther(it))];
  }
  return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand)];
}

function figureOf({ noun, at, end }: Found, text: string, { colors }: Film): Figure {
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
      return { kind: 'hand', cloth: remember('cloth', '#2f6f8f') };
    case 'person': {
      // The pose is read from the clause that names the person, or else from the whole text. The verb "runs" counts
      // only in that clause, because elsewhere a thing may run, as in "the clay runs".
      const clause = /^[^,.;]*/u.exec(text.slice(at))?.[0] ?? '';
      const poseIn = (words: string) => poses.find(({ pattern }) => pattern.test(words))?.name;
      const pose = poseIn(clause) ?? (poseIn(text) === 'run' ? undefined : poseIn(text)) ?? 'stand';
      const worn = garment.exec(text);
      const wornColor = worn === null ? undefined : colorBeside(text, worn.index, worn.index + worn[0].length);
      if (wornColor !== undefined) colors.set(`person ${noun.who}`, wornColor);
      const cloth = wornColor ?? remember(`person ${noun.who}`, clothColors[noun.who]);
      return { kind: 'person', person: { kind: noun.who, pose, cloth }, isFace: faces.test(text) };
    }
  }
}

/**
 * Returns the room of a person who looks through a window. An outdoor place in the text is only the view through the
 * window.
 * @returns undefined if the text has no view through a window or names a room
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
  return namedColor(own ?? '')?.hex ?? namedColor(after)?.hex;
}

/** Matches words that move an underwater scene to the surface, such as "boat". */
const surfacing = /(?<!\p{L})(?:surfac(?:es|ing)|boat|auftaucht|boot|surface|bateau|barco|barca|ボート)(?!\p{L})/iu;

/**
 * Returns the setting that a text names, such as a kitchen. A place after "in" or "inside" takes precedence over the
 * first place in the text.
 */
function placeIn(text: string): SettingName | undefined {
  const hits = places.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ name, at: match.index, length: match[0].length }];
  });
  // Snow, sky or space may be mere background, so any other place takes precedence.
  const solid = hits.filter(({ name }) => name !== 'snow' && name !== 'air' && name !== 'space');
  const behind = (solid.length > 0 ? solid : hits).sort((a, b) => a.at - b.at || b.length - a.length);
  const inside = behind.find(({ at }) =>
    /(?:in|inside|into|im|in der|dans|en|à l[’']intérieur|dentro|nel(?:la)?)\s+(?:(?:an?|the|einer?|une?|una?|la|le|el|um|uma|\p{L}+)\s+){0,3}$/iu.test(
      text.slice(0, at),
    ),
  );
  // "A diver in deep water" is below the surface. A text that also mentions a boat or surfacing is at the surface.
  const isBelow = hits.some(({ name }) => name === 'underwater') && !surfacing.test(text);
  if (isBelow) return 'underwater';
  return hits.some(({ name }) => name === 'underwater') ? 'sea' : (inside ?? behind[0])?.name;
}

function lightIn(text: string): LightName | undefined {
  return lights.find(({ pattern }) => pattern.test(text))?.name;
}
