import { emptyShot } from '../story/shots';
import { wordCount } from '../story/terms';
import { depictAll, placeIn, thingsIn, type Depiction, type NamedThing } from './depict';
import type { SettingName } from './settings';
import type { SubjectName } from './subjects';
import { isEnglishText } from './wording';

/**
 * Things that ad copy names mostly in another sense or in passing, as in "Book now", "Doors 8:30", "early bird", "six
 * o'clock" and "to your table".
 */
const vagueThings: readonly SubjectName[] = [
  'bird',
  'book',
  'can',
  'clock',
  'door',
  'drop',
  'fire',
  'frame',
  'hat',
  'key',
  'screen',
  'table',
  'tower',
  'tree',
  'wheel',
  'window',
];
/** Words that name another of the drawn things only in captions, as in "ships today", "free pickup", "nursing home". */
const vagueWords = /^(?:ships?|tool|pickups?|coupes?|uhr|homes?|casas?|ribs?|bolas?)$/iu;
/** The settings that ad copy names literally. Others, such as a station, are mostly part of an address or a name. */
const literalPlaces: readonly SettingName[] = [
  'bathroom',
  'beach',
  'bedroom',
  'cafe',
  'city',
  'clinic',
  'field',
  'forest',
  'gym',
  'kitchen',
  'living',
  'mountain',
  'office',
  'park',
  'pool',
  'sea',
  'snow',
  'yard',
];

/** Devices are the only things that copy for software names literally. Others are mostly names or metaphors. */
const devices: readonly SubjectName[] = ['phone', 'laptop', 'tablet'];
const software =
  /(?<![\p{L}\d])(?:npm|cli|api|sdk|git(?:hub)?|docker|postgres(?:ql)?|sql|linux|deploys?|commits?|repos?|terraform|kubernetes|brew install|cargo install|pip install|open[- ]source|node\.?js|python|backups?|encrypts?|schema|logs?)(?![\p{L}\d])/iu;

/** A picture leaves room for a text of at most this many words. */
const mostWords = 16;
const mostPictures = 3;

/**
 * Returns a picture for each card whose short text names a thing or a place. The pictures of a film show different things
 * and places.
 * @param cards the texts of the cards. Empty for a card without room for a picture
 */
export function cardPictures(cards: readonly string[]): readonly (Depiction | undefined)[] {
  const whole = cards.join('\n');
  const copy: Copy = { isEnglish: isEnglishText(whole), isSoftware: software.test(whole) };
  const shown = new Set<string>();
  return cards.map((text) => {
    if (text === '' || text.includes('\n') || wordCount(text) > mostWords) return undefined;
    const picture = thingPicture(text, copy) ?? placePicture(text, copy);
    const content = picture?.main?.kind === 'thing' ? picture.main.name : picture?.setting;
    if (content === undefined || shown.has(content) || shown.size >= mostPictures) return undefined;
    shown.add(content);
    return picture;
  });
}

/** Facts about the text of all cards. */
interface Copy {
  readonly isEnglish: boolean;
  readonly isSoftware: boolean;
}

function thingPicture(text: string, copy: Copy): Depiction | undefined {
  const thing = thingsIn(text, copy.isEnglish).find((it) => isMeant(it, text, copy));
  const picture = thing && pictureOf(text.slice(thing.at, thing.end));
  return picture?.main?.kind === 'thing' ? picture : undefined;
}

function placePicture(text: string, { isEnglish, isSoftware }: Copy): Depiction | undefined {
  const place = isSoftware ? undefined : placeIn(text, isEnglish);
  const picture = place !== undefined && literalPlaces.includes(place) ? pictureOf(text) : undefined;
  if (picture === undefined || picture.setting !== place || picture.main?.kind === 'thing') return undefined;
  return { ...picture, main: undefined, second: undefined };
}

const pictureOf = (caption: string): Depiction | undefined =>
  depictAll([{ ...emptyShot, caption, start: 0, end: 1 }], '')[0];

/** Whether a word means the thing itself, rather than a name or an action, as in "Copper Kettle" and "Plant it now". */
function isMeant({ name, at, end }: NamedThing, text: string, { isSoftware }: Copy): boolean {
  const [before, word, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  if (vagueThings.includes(name) || vagueWords.test(word) || (isSoftware && !devices.includes(name))) return false;
  const isFirst = /(?:^|[.!?:•–—-]\s*)$/u.test(before);
  const isGerman = /(?<!\p{L})(?:der|die|das|und|ein|eine|dein|ihr|für|mit)(?!\p{L})/iu.test(text);
  const isName = /^\p{Lu}/u.test(word) && !isFirst && !isGerman && text !== text.toUpperCase();
  const isAction =
    /(?:^|\s)(?:i|we|you|they|who|to|can|will|must|should|could|would|don[’']t|let[’']s)\s$/iu.test(before) ||
    (isFirst && /^\s(?:an?|the|your|our|my|it|these|them|this|now|up|for|with|by)(?!\p{L})/u.test(after));
  return !isName && !isAction;
}
