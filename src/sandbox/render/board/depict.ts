import type { ShotSize } from '../story/cameraTerms';
import type { TimedShot } from '../story/boardTiming';
import { wordPattern } from '../story/terms';
import {
  effectWords,
  faceWords,
  handWords,
  lightWords,
  personWords,
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

/** Somebody or something in a picture. */
export type Figure =
  | { readonly kind: 'thing'; readonly name: SubjectName; readonly color: Hex }
  | { readonly kind: 'person'; readonly person: Person; readonly isFace: boolean }
  | { readonly kind: 'hand'; readonly cloth: Hex };

/** What one panel's picture shows. */
export interface Depiction {
  readonly size: ShotSize;
  readonly setting: SettingName;
  readonly light: LightName;
  readonly main: Figure | undefined;
  readonly second: Figure | undefined;
  readonly effects: readonly EffectName[];
}

const entriesOf = <Name extends string>(words: Readonly<Record<Name, string>>) =>
  (Object.keys(words) as Name[]).map((name) => ({ name, pattern: wordPattern(words[name]) }));

const [things, persons, places, effects, poses] = [
  entriesOf(thingWords),
  entriesOf(personWords),
  entriesOf(settingWords),
  entriesOf(effectWords),
  entriesOf(poseWords),
];
const lights = lightWords.map(([name, words]) => ({ name, pattern: wordPattern(words) }));
const [hands, faces, again] = [wordPattern(handWords), wordPattern(faceWords), wordPattern(pronouns)];

/** Settings where things are, when no word names one. */
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
/** A wall or a water that cannot be the subject of a picture in a setting of its kind. */
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

interface Found {
  readonly noun: Noun;
  readonly at: number;
  readonly end: number;
}

/** Decides for every panel what is seen. What a panel does not name stays as it was: subject, place, light, color. */
export function depictAll(shots: readonly TimedShot[], look: string): Depiction[] {
  const whole = shots.map(({ caption, place }) => `${place} ${caption}`).join('. ');
  const filmLight = lightIn(look) ?? lightIn(whole) ?? 'day';
  const colors = new Map<string, Hex>();
  let before: Depiction | undefined;
  return shots.map((shot) => {
    const text = `${shot.place}. ${shot.caption}`;
    const depicted = depict(shot, text, before, { filmLight, colors });
    if (shot.caption !== '') before = depicted;
    return depicted;
  });
}

interface Film {
  readonly filmLight: LightName;
  /** Of each thing and person, so that they stay from shot to shot. */
  readonly colors: Map<string, Hex>;
}

function depict(shot: TimedShot, text: string, before: Depiction | undefined, film: Film): Depiction {
  const found = nounsIn(shot.caption);
  const named = placeIn(text);
  const goesOn = before !== undefined && (found.length === 0 || again.test(shot.caption));
  const ranked = rankedNouns(found, shot.caption);
  let [main, second] = ranked.slice(0, 2).map(({ noun, at }) => figureOf(noun, at, shot.caption, film));
  if (goesOn) {
    const hero = before.main;
    if (main === undefined) [main, second] = [hero, second ?? before.second];
    else if (hero?.kind === 'person' && main.kind === 'person' && again.test(shot.caption)) {
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
    named ??
    before?.setting ??
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
      .filter(({ name, pattern }) => pattern.test(text) && !(name === 'rain' && isIndoors(setting)))
      .map(({ name }) => name)
      .slice(0, 2),
  };
}

function nounsIn(text: string): Found[] {
  const hits = [
    ...things.map(({ name, pattern }) => ({ noun: { kind: 'thing', name } as const, match: pattern.exec(text) })),
    ...persons.map(({ name, pattern }) => ({
      noun: { kind: 'person', who: name } as const,
      match: pattern.exec(text),
    })),
    { noun: { kind: 'hand' } as const, match: hands.exec(text) },
  ].flatMap(({ noun, match }): Found[] =>
    match === null ? [] : [{ noun, at: match.index, end: match.index + match[0].length }],
  );
  // "Perfume bottle" is one thing, and so is a "coffee machine": the longer or the later word of a compound counts.
  return hits
    .filter(
      ({ at, end }) => !hits.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
    )
    .sort((a, b) => a.at - b.at);
}

/** The subject first: the first noun that is no backdrop; people before things they hold come from the order of the text. */
function rankedNouns(found: readonly Found[], text: string): Found[] {
  const background =
    /(?:in (?:the )?background|im hintergrund|en arrière-plan|al fondo|ao fundo|sullo sfondo|through (?:the|a) window|背景に)/iu;
  const cut = background.exec(text)?.index ?? Infinity;
  const clauseStart = cut === Infinity ? Infinity : text.lastIndexOf(',', cut);
  const isBehind = ({ at }: Found) => clauseStart !== Infinity && clauseStart > 0 && at > clauseStart;
  const isBackdrop = ({ noun }: Found) => noun.kind === 'thing' && backdrops.includes(noun.name);
  // "Perfume bottle" and "coffee cup": the kind of bottle is the thing.
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
  if (first.noun.kind === 'person') return [first, ...others.filter((it) => it !== hand)];
  return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand)];
}

function figureOf(noun: Noun, at: number, text: string, { colors }: Film): Figure {
  // The color stands just before its noun, or after it in Romance languages.
  const around = text.slice(Math.max(0, at - 28), at + 34).split(/[.;]/u);
  const color = namedColor(around.join(' '))?.hex;
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
      const pose = poses.find(({ pattern }) => pattern.test(text))?.name ?? 'stand';
      const cloth = remember(
        `person ${noun.who}`,
        { woman: '#c9503a', man: '#2f6f8f', child: '#e2a13f', old: '#6f7f5a' }[noun.who],
      );
      return { kind: 'person', person: { kind: noun.who, pose, cloth }, isFace: faces.test(text) };
    }
  }
}

/** The place that is named first; "a café window at night" is a café. */
function placeIn(text: string): SettingName | undefined {
  const hits = places.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ name, at: match.index, length: match[0].length }];
  });
  // Snow and sky are also weather: another place wins over them.
  const solid = hits.filter(({ name }) => name !== 'snow' && name !== 'air' && name !== 'space');
  const behind = (solid.length > 0 ? solid : hits).sort((a, b) => a.at - b.at || b.length - a.length);
  const inside = behind.find(({ at }) =>
    /(?:in|inside|into|im|in der|dans|en|à l[’']intérieur|dentro|nel(?:la)?)\s+(?:(?:an?|the|einer?|une?|una?|la|le|el|um|uma|\p{L}+)\s+){0,3}$/iu.test(
      text.slice(0, at),
    ),
  );
  return (inside ?? behind[0])?.name;
}

function lightIn(text: string): LightName | undefined {
  return lights.find(({ pattern }) => pattern.test(text))?.name;
}
