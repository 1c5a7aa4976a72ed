import { wordCount } from '../story/terms';
import { thingsIn, type NamedThing } from './nouns';
import type { SubjectName } from './subjects';
import { languageOf } from './words/vocabulary';

/**
 * Things that ad copy names mostly in another sense or in passing, as in "Book now", "Doors 8:30", "early bird", "six
 * o'clock" and "to your table".
 */
const vagueThings: readonly SubjectName[] = [
  'bird',
  'book',
  'can',
  'chair',
  'clock',
  'door',
  'drop',
  'ear-medium-light',
  'eye',
  'fire',
  'foot-medium-light',
  'frame',
  'hat',
  'house',
  'key',
  'screen',
  'shop',
  'table',
  'ticket',
  'tower',
  'tree',
  'wheel',
  'window',
];
/** Words whose drawing fits only captions, as in "ships today", "free pickup", "nursing home" and "made of milk". */
const vagueWords =
  /^(?:ships?|tool|pickups?|coupes?|uhr|homes?|casas?|ribs?|bolas?|milk|milch|lait|leche|leite|latte|牛乳)$/iu;
/** Devices are the only things that copy for software names literally. Others are mostly names or metaphors. */
const devices: readonly SubjectName[] = ['phone', 'laptop', 'tablet'];
const software =
  /(?<![\p{L}\d])(?:npm|cli|api|sdk|git(?:hub)?|docker|postgres(?:ql)?|sql|linux|deploys?|commits?|repos?|terraform|kubernetes|brew install|cargo install|pip install|open[- ]source|node\.?js|python|backups?|encrypts?|schema|logs?)(?![\p{L}\d])/iu;

/** A picture leaves room for a text of at most this many words. */
const mostWords = 16;
const mostPictures = 3;

/** Whether a card has room for a picture beside its text. */
const hasRoom = (text: string) => text !== '' && !text.includes('\n') && wordCount(text) <= mostWords;

/** Shows what stands for the trade on the first card with room. */
export function withTrade(
  things: readonly (SubjectName | undefined)[],
  cards: readonly string[],
  trade: SubjectName | undefined,
): readonly (SubjectName | undefined)[] {
  const first = cards.findIndex(hasRoom);
  return things.map((thing, at) => (at === first ? trade : thing));
}

/**
 * Returns the thing that each card's short text names, if it can be drawn. The cards of a film show different things.
 * @param cards the texts of the cards. Empty for a card without room for a picture
 */
export function thingsOfCards(cards: readonly string[]): readonly (SubjectName | undefined)[] {
  const whole = cards.join('\n');
  const [language, isSoftware] = [languageOf(whole), software.test(whole)];
  const shown = new Set<SubjectName>();
  return cards.map((text) => {
    if (!hasRoom(text)) return undefined;
    const name = thingsIn(text, language).find((it) => isMeant(it, text, isSoftware))?.name;
    if (name === undefined || shown.has(name) || shown.size >= mostPictures) return undefined;
    shown.add(name);
    return name;
  });
}

/** Whether a word means the thing itself, rather than a name or an action, as in "Copper Kettle" and "Plant it now". */
function isMeant({ name, at, end }: NamedThing, text: string, isSoftware: boolean): boolean {
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
