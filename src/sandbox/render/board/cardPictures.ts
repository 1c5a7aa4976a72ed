import { wordCount } from '../story/terms';
import { type Depiction, type Figure, thingNames } from './depiction';
import { coats } from './groups';
import { thingsIn, type NamedThing } from './nouns';
import type { Person } from './person';
import type { SubjectName } from './subjects';
import { animals, livestock, vagueThings } from './thingGroups';
import { scenesOf, thingAlone } from './tradeScenes';
import type { Trade } from './trades/trade';
import { permitted, type Veto } from './veto';
import { languageOf } from './words/vocabulary';

/** Words whose drawing fits only captions, as in "ships today", "free pickup", "$2 a bag" and "made of milk". */
const vagueWords =
  /^(?:ships?|tool|pickups?|coupes?|uhr|homes?|casas?|ribs?|bolas?|bags?|milk|milch|lait|leche|leite|latte|牛乳)$/iu;
/** Devices are the only things that copy for software names literally. Others are mostly names or metaphors. */
const devices: readonly SubjectName[] = ['phone', 'laptop', 'tablet'];
const software =
  /(?<![\p{L}\d])(?:npm|cli|api|sdk|git(?:hub)?|docker|postgres(?:ql)?|sql|linux|deploys?|commits?|repos?|terraform|kubernetes|brew install|cargo install|pip install|open[- ]source|node\.?js|python|backups?|encrypts?|schema|logs?)(?![\p{L}\d])/iu;

/** A picture leaves room for a text of at most this many words. */
const mostWords = 16;
const mostPictures = 3;
/** A film shows the same thing on at most this many cards, and the end card shows only a new thing. */
const mostRepeats = 2;
/** The end card has a picture only beside a few words, none of which is as long as an address. */
const [mostEndWords, mostEndLetters] = [12, 20];

const fitsBeside = (text: string) =>
  wordCount(text) <= mostEndWords && text.split(/\s+/u).every((word) => word.length <= mostEndLetters);

/** Whether a card has room for a picture beside its text. */
const hasRoom = (text: string) => text !== '' && !text.includes('\n') && wordCount(text) <= mostWords;

export interface CardText {
  readonly text: string;
  /** Whether the text may name the card's thing. A list and the end card name things in passing. */
  readonly namesThing: boolean;
  readonly isEnd: boolean;
}

interface FilmOfCards {
  readonly trade: Trade | undefined;
  /** The text that the film is about. Its animals are the only ones that scenes show, unless it names none. */
  readonly about: string;
  /** Selects the looks of the people, so that films differ. */
  readonly turn: number;
  readonly veto: Veto;
}

/**
 * Decides what the picture beside each card's text shows: the thing that the text names, or else a scene of the film's
 * trade. The end card shows what stands for the trade.
 * Without a trade, no card has a picture: an art director prefers plain type to a picture that may be wrong.
 */
export function depictCards(
  cards: readonly CardText[],
  { trade, about, turn, veto }: FilmOfCards,
): readonly (Depiction | undefined)[] {
  if (trade === undefined) return cards.map(() => undefined);
  const allowed = (pictures: readonly Depiction[]) => pictures.flatMap((it) => permitted(it, veto) ?? []);
  const animalsNamed = animalsIn(about);
  const ofTrade = scenesOf(trade);
  const usual = ofTrade.filter((scene) => !showsOtherAnimal(scene, animalsNamed)).map((it, at) => recast(it, turn, at));
  const keepsAnimals = ofTrade.some(hasLivestock);
  const named = thingsOfCards(
    cards.map(({ text, namesThing }) => (namesThing ? text : '')),
    (name) => !veto.things.has(name) && (keepsAnimals || !livestock.includes(name)),
  );
  const far = allowed(usual);
  const scenes = [...far, ...allowed(nearer(far))];
  const emblem = allowed([thingWithin(usual, trade.thing)]).filter((scene) => !showsOtherAnimal(scene, animalsNamed));
  const [last] = [...emblem, ...far.filter(({ main }) => main?.kind === 'thing')];
  const shown: string[] = [];
  const isRepeated = (name: string, most: number) => shown.filter((it) => it === name).length >= most;
  return cards.map(({ text, isEnd }, at) => {
    const own = named[at];
    const picture = own === undefined ? (isEnd ? last : scenes.shift()) : permitted(thingWithin(usual, own), veto);
    if (picture === undefined || (isEnd && !fitsBeside(text))) return undefined;
    const name = picture.main?.kind === 'thing' ? picture.main.name : undefined;
    if (name !== undefined && isRepeated(name, isEnd ? 1 : mostRepeats)) return undefined;
    if (name !== undefined) shown.push(name);
    return picture;
  });
}

const beasts: readonly SubjectName[] = [...new Set([...animals, ...livestock])];

/** The animals that a text names. */
function animalsIn(text: string): readonly SubjectName[] {
  const named = thingsIn(text, languageOf(text)).map(({ name }) => name);
  return beasts.filter((name) => named.includes(name));
}

/** Whether a scene shows an animal that the brief does not name, although it names another, such as a cat. */
const showsOtherAnimal = (scene: Depiction, named: readonly SubjectName[]) =>
  named.length > 0 && thingNames(scene).some((name) => beasts.includes(name) && !named.includes(name));

const hasLivestock = (scene: Depiction) => thingNames(scene).some((name) => livestock.includes(name));

/** Shows a thing alone, where the film's scenes show it. */
function thingWithin(scenes: readonly Depiction[], name: SubjectName): Depiction {
  const alone = thingAlone(name);
  const own = scenes.find(({ main }) => main?.kind === 'thing' && main.name === name);
  return { ...alone, setting: own?.setting ?? alone.setting };
}

/** Gives the people of a scene other looks and clothes, and a pose to somebody who stands idly alone. */
function recast(scene: Depiction, turn: number, at: number): Depiction {
  const { main, second } = scene;
  const isIdle = main?.kind === 'person' && main.person.pose === 'stand' && main.others.length === 0 && !second;
  const cast = (person: Person): Person => {
    const look = person.look + turn;
    const pose = isIdle ? (idlePoses[(turn + at) % idlePoses.length] ?? person.pose) : person.pose;
    return { ...person, look, pose, cloth: coats[look % coats.length] ?? person.cloth };
  };
  const figure = (it: Figure | undefined): Figure | undefined =>
    it?.kind === 'person' ? { ...it, person: cast(it.person), others: it.others.map(cast) } : it;
  return { ...scene, main: figure(main), second: figure(second) };
}

const idlePoses: readonly Person['pose'][] = ['foldArms', 'wave', 'hips'];

/** Shows the face of each person who is alone, so that a scene does not repeat in the same way. */
function nearer(scenes: readonly Depiction[]): readonly Depiction[] {
  const faces = scenes.flatMap((scene): Depiction[] =>
    scene.main?.kind === 'person' && scene.main.others.length === 0 && scene.second === undefined && !scene.main.isFace
      ? [{ ...scene, size: 'close', main: { ...scene.main, isFace: true } }]
      : [],
  );
  const appearance = ({ main }: Depiction) =>
    main?.kind === 'person' ? `${main.person.kind} ${main.person.look}` : '';
  return faces.filter((face, at) => faces.findIndex((it) => appearance(it) === appearance(face)) === at);
}

/**
 * Returns the thing that each card's short text names, if it can be drawn. The cards of a film show different things.
 * @param cards the texts of the cards. Empty for a card without room for a picture
 * @param isAllowed whether a card may show a thing
 */
function thingsOfCards(
  cards: readonly string[],
  isAllowed: (name: SubjectName) => boolean,
): readonly (SubjectName | undefined)[] {
  const whole = cards.join('\n');
  const [language, isSoftware] = [languageOf(whole), software.test(whole)];
  const shown = new Set<SubjectName>();
  return cards.map((text) => {
    if (!hasRoom(text)) return undefined;
    const name = thingsIn(text, language).find((it) => isAllowed(it.name) && isMeant(it, text, isSoftware))?.name;
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
    /(?:^|\s)(?:i|we|you|they|who|to|can|will|must|should|could|would|don[’']t|let[’']s|(?:let|make|watch|hear) (?:\p{L}+\s){1,2})\s?$/iu.test(
      before,
    ) ||
    (isFirst && /^\s(?:an?|the|your|our|my|it|these|them|this|now|up|for|with|by)(?!\p{L})/u.test(after));
  return !isName && !isAction;
}
