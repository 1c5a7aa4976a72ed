import type { TimedShot } from '../story/boardTiming';
import type { Depiction, Figure } from './depiction';
import { emoji } from './emoji';
import { homeOf } from './homes';
import { startsCompound } from './nouns';
import { isIndoors, type SettingName } from './settings';
import type { Subject } from './subject';
import { type SubjectName, subjects } from './subjects';
import { animals, indoorThings, isBuilding, isSmall, outdoorThings } from './thingGroups';
import { withoutFalsePlaces, withoutHomographs } from './wording';
import type { Language } from '../story/language';
import { vocabulariesOf, type Vocabulary, vocabularyOf } from './words/vocabulary';

export const homeOfThing = (figure: Figure | undefined) => (figure?.kind === 'thing' ? homeOf(figure.name) : undefined);

/** Whether a thing is too large for a room, such as a van for a kitchen. */
export function isTooLargeFor(figure: Figure | undefined, place: SettingName | undefined): boolean {
  if (figure?.kind !== 'thing' || place === undefined || !smallRooms.includes(place)) return false;
  const { motion, place: stand }: Subject = subjects[figure.name];
  return (motion === 'drive' && stand === 'ground') || isBuilding(figure.name);
}

/** Rooms without a gate. */
const smallRooms: readonly SettingName[] = [
  ...(['bathroom', 'bedroom', 'cafe', 'classroom', 'clinic', 'kitchen', 'library', 'living', 'meetingRoom'] as const),
  ...(['nursery', 'office', 'pub', 'restaurantKitchen', 'salon', 'teaRoom'] as const),
];

/** Whether a thing would be out of place in the previous panel's setting, such as a bus in a kitchen. */
export function isOutOfPlace(main: Figure | undefined, place: SettingName | undefined): boolean {
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

/**
 * Whether a place may follow another one, although no word names it: a stove makes no kitchen of a forest, and a kayak
 * no sea of a lake.
 */
export function isPlausibleAfter(
  name: SettingName,
  before: SettingName | undefined,
  isInside: boolean | undefined,
): boolean {
  if (before === undefined || name === before) return true;
  if (before === 'desertRoad' && (name === 'road' || name === 'desert')) return false;
  if (shores.includes(before) && shores.includes(name)) return false;
  return isInside === true || !wild.includes(before) || !isIndoors(name);
}

/** Places by natural water. */
export const shores: readonly SettingName[] = ['lake', 'sea', 'beach'];

/** Places without a building nearby. */
const wild: readonly SettingName[] = ['forest', 'mountain', 'lake', 'desert', 'snow', 'campsite'];

/**
 * If a person looks through a window, returns the room to draw. An outdoor place in the text is then the view outside.
 * @returns undefined if nobody looks through a window, or if the text already names a room
 */
export function indoorsBehind(
  text: string,
  named: SettingName | undefined,
  before: Depiction | undefined,
): SettingName | undefined {
  if (!atWindow.test(text) || (named !== undefined && isIndoors(named))) return undefined;
  return before !== undefined && isIndoors(before.setting) && before.setting !== 'studio' ? before.setting : 'living';
}

const atWindow =
  /(?:at|by|through|out of|from) (?:the|a|an|her|his|open) ?(?:\p{L}+ )?window|am Fenster|aus dem Fenster|à la fenêtre|par la fenêtre|(?:en|por|a) la ventana|(?:na|pela) janela|alla finestra|(?<!(?:飛行機|機内|電車|列車|新幹線|車|バス|船)の?)窓(?:辺|際|から|の外)/iu;

/** Matches words that move an underwater scene to the surface, such as "boat". */
const surfacing = /(?<!\p{L})(?:surfac(?:es|ing)|boat|auftaucht|boot|surface|bateau|barco|barca|ボート)(?!\p{L})/iu;

/** The settings inside what a scene heading may name, as in INT. VAN. */
const insides: Readonly<Partial<Record<SubjectName, SettingName>>> = {
  house: 'living',
  shop: 'shopInside',
  car: 'carInside',
  van: 'carInside',
  pickup: 'carInside',
};

/**
 * Returns the setting that a shot's heading names, or else the one that its caption names. INT in the heading excludes
 * outdoor settings. EXT excludes indoor settings.
 */
export function settingIn({ place, caption, isInside }: TimedShot, language: Language): SettingName | undefined {
  const named = vocabulariesOf(language)
    .flatMap(({ things }) => things.find(place))
    .find(({ name }) => name in insides)?.name;
  const building = named === undefined ? undefined : isInside === true ? insides[named] : homeOf(named);
  const outsideOf = isInside === false ? inFrontOf(placeIn(place, language)) : undefined;
  return (
    placeIn(place, language, isInside) ??
    building ??
    placeIn(caption, language, isInside) ??
    outsideOf ??
    // A pool, for example, has a drawing only in the open.
    placeIn(place, language)
  );
}

/** Whether the caption names the place after a preposition, as in "a knife on a table in a workshop". */
export function isWithin(caption: string, place: SettingName | undefined, language: Language): boolean {
  const phrases = place === undefined ? [] : Array.from(caption.matchAll(within));
  return phrases.some(([phrase]) => placeIn(phrase, language) === place);
}

const within = /(?<!\p{L})(?:in|inside|at|on|im|dans|en|em|no|na|nel|nella) [^,.;]+/giu;

/** Matches words before a place that somebody or something is outside of. */
const outsideOf =
  /(?<!\p{L})(?:outside(?: of)?|au[sß]+erhalb|à l[’']extérieur d[eu]|a?fuera de|fora d[eoa]|fuori da(?:l|ll[ao])?) (?:[\p{L}’'-]+ ){0,4}$/iu;

/** Returns the place in front of a room: EXT. KITCHEN is a yard, and EXT. WORKSHOP a street. */
function inFrontOf(room: SettingName | undefined): SettingName | undefined {
  if (room === undefined || !isIndoors(room) || room === 'studio') return undefined;
  return (['kitchen', 'living', 'bedroom', 'bathroom'] as readonly SettingName[]).includes(room) ? 'yard' : 'city';
}

/**
 * Returns the setting that the text names, such as a kitchen. A place after "in" or "inside" takes precedence over the
 * first place in the text.
 * @param isInside whether the place is indoors. Undefined if the text does not say so
 */
export function placeIn(written: string, language: Language, isInside?: boolean): SettingName | undefined {
  const plain = withoutFalsePlaces(written, language);
  const text = withoutHomographs(plain, language);
  const hitsOf = (vocabulary: Vocabulary, searched: string) =>
    vocabulary.places.find(searched).flatMap(({ name, match }) => {
      const isElsewhere = isInside !== undefined && isIndoors(name) !== isInside;
      if (isElsewhere || startsCompound(searched, match.index + match[0].length)) return [];
      return [{ name, at: match.index, end: match.index + match[0].length }];
    });
  const loans = language === 'english' ? [] : hitsOf(vocabularyOf('english'), text);
  const hits = [...hitsOf(vocabularyOf(language), plain), ...loans];
  // Snow, sky or space may be mere background, so any other place takes precedence.
  const solid = hits.filter(({ name }) => name !== 'snow' && name !== 'air' && name !== 'space');
  const behind = (solid.length > 0 ? solid : hits).sort((a, b) => a.at - b.at || b.end - a.end);
  const inside = behind.find(({ at }) =>
    /(?:in|inside|into|im|in der|dans|en|à l[’']intérieur|dentro|nel(?:la)?)\s+(?:(?:an?|the|einer?|une?|una?|la|le|el|um|uma|\p{L}+)\s+){0,3}$/iu.test(
      text.slice(0, at),
    ),
  );
  const names = new Set(hits.map(({ name }) => name));
  if (names.has('carInside')) return 'carInside';
  if (names.has('road') && names.has('desert')) return 'desertRoad';
  const [first] = behind;
  if (inside === undefined && first !== undefined && outsideOf.test(text.slice(0, first.at))) {
    return inFrontOf(first.name) ?? first.name;
  }
  // A diver or deep water means an underwater scene, unless the text also mentions a boat or surfacing.
  const isBelow = hits.some(({ name }) => name === 'underwater') && !surfacing.test(text);
  if (isBelow) return 'underwater';
  return hits.some(({ name }) => name === 'underwater') ? 'sea' : (inside ?? behind[0])?.name;
}
