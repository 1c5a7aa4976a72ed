import { wordPattern } from '../story/terms';
import type { PersonFigure } from './depiction';
import { emoji } from './emoji';
import { type Film, firstName, newFilm } from './film';
import { partnerKind, sexOfName } from './groups';
import { peopleNamed } from './hints/hints';
import { type Noun, placeModifier, riderWords } from './lexicon';
import { isWornAfter } from './outfits';
import { faces, female, hands, male, old, pairs, pronouns, verbs } from './patterns';
import { isChildKind, isFemaleKind, type Person } from './person';
import type { SubjectName } from './subjects';
import { animals, backdrops, bodyParts, garments, isFood, leaders, ridden } from './thingGroups';
import { blank, englishVerb, withoutFalseSubjects, withoutHomographs } from './wording';
import type { Language } from '../story/language';
import { entriesOf, type Vocabulary, vocabularyOf } from './words/vocabulary';

/** A word in a text: its first index, and the index after it. */
interface Span {
  readonly at: number;
  readonly end: number;
}

/** A word for something that can be drawn. */
interface Hit extends Span {
  readonly noun: Noun;
}

export interface Found extends Hit {
  /** The people from an earlier panel to whom the noun or pronoun refers. */
  readonly known?: readonly PersonFigure[] | undefined;
}

/** A word for a thing in a text. */
export interface NamedThing extends Span {
  readonly name: SubjectName;
}

/** Returns the things that a text names and that can be drawn, in the order of their importance. */
export function thingsIn(written: string, language: Language): readonly NamedThing[] {
  const plain = withoutFalseSubjects(written, language);
  return rankedNouns(nounsIn(plain, newFilm({ language })), withoutHomographs(plain, language)).flatMap(
    ({ noun, at, end }) => (noun.kind === 'thing' ? [{ name: noun.name, at, end }] : []),
  );
}

/** @param plain the caption without false subjects */
export function nounsIn(plain: string, film: Film): Found[] {
  const { language } = film;
  const nominal = blank(plain, placeModifier);
  const own = language === 'english' ? blank(nominal, englishVerb) : nominal;
  const text = withoutHomographs(own, language);
  const loans = language === 'english' ? [] : hitsIn(text, vocabularyOf('english'), film);
  const named: Hit[] = [
    ...hitsIn(own, vocabularyOf(language), film),
    ...loans,
    ...film.names.flatMap((name) => hitOf(namedPerson(name, film, text), wordPattern(name).exec(text))),
    ...Array.from(film.known).flatMap(([name, animal]) =>
      hitOf({ kind: 'thing', name: animal }, wordPattern(name).exec(text)),
    ),
    ...hitOf({ kind: 'hand' }, hands.exec(text)),
    ...riders.flatMap(({ name, pattern }) => riderOn(name, pattern.exec(text), text, film)),
  ];
  // A word for a person whom the vocabulary does not list.
  const [unlisted] = peopleNamed(own, language).filter(
    (it) => !named.some(({ at, end }) => at < it.end && end > it.at),
  );
  if (unlisted !== undefined && !named.some(({ noun }) => noun.kind === 'person')) {
    const { at, end } = unlisted;
    named.push({ noun: anyoneAt(at, text, film, text.slice(at, end)), at, end });
  }
  const hits: Found[] = named
    .filter(
      ({ noun, at, end }) =>
        !isPartOfCompound(noun, text, end, language) && !(noun.kind === 'thing' && isPartOfName(text, at, end)),
    )
    .map((it) => ({ ...it, known: knownAs(it.noun, own, it.at, film) }));
  // A word such as "hug" implies two people. If no word names a person, adds the first of the two.
  const pair = pairs.exec(text);
  if (pair !== null && !hits.some(({ noun }) => noun.kind === 'person')) {
    hits.push({ noun: { kind: 'person', who: 'woman' }, at: pair.index, end: pair.index + pair[0].length });
  }
  hits.push(...firstNamesIn(text).filter(({ at }) => !hits.some((it) => it.at <= at && it.end > at)));
  hits.push(...referredPeople(text, film, hits));
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
      !isModifier(it, whole, text, film.language === 'english') &&
      !isWorn(it, whole, text) &&
      !isOnLabel(it, text),
  );
}

const riders = entriesOf(riderWords);

/** Returns the person and the thing that a word such as "cyclist" stands for. */
function riderOn(name: SubjectName, match: RegExpExecArray | null, text: string, film: Film): Hit[] {
  if (match === null) return [];
  const { 0: word, index: at } = match;
  const end = at + word.length;
  return [
    { noun: anyoneAt(at, text, film, word), at, end },
    { noun: { kind: 'thing', name }, at: end, end },
  ];
}

/** Finds the first word of a text for each thing and each kind of person in a vocabulary. */
function hitsIn(text: string, { things, persons, anyone }: Vocabulary, film: Film): Hit[] {
  const someone = anyone.exec(text);
  return [
    ...things.find(text).flatMap(({ name, match }) => hitOf({ kind: 'thing', name }, match)),
    ...persons.find(text).flatMap(({ name, match }) => hitOf({ kind: 'person', who: name }, match)),
    ...hitOf(anyoneAt(someone?.index ?? 0, text, film, someone?.[0]), someone),
    ...(someone === null ? [] : companionOf(someone, text, anyone, film)),
  ];
}

/**
 * Finds the second person of unspecified gender, as in "A nurse helps a patient". That person is drawn as of the other
 * sex. A word in apposition means the first person: "The runner, a teacher, stops".
 */
function companionOf(
  { 0: word, index }: RegExpExecArray,
  text: string,
  anyone: Vocabulary['anyone'],
  film: Film,
): Hit[] {
  const start = index + word.length;
  const match = anyone.exec(text.slice(start));
  const between = text.slice(start, start + (match?.index ?? 0));
  if (match === null || !singular.test(between) || apposition.test(between)) return [];
  const { who } = anyoneAt(index, text, film, word);
  const at = start + match.index;
  return [{ noun: { kind: 'person', who: partnerKind(who) }, at, end: at + match[0].length }];
}

const singular =
  /(?<!\p{L})(?:an?|the|her|his|their|eine?[nmr]?|der|die|dem|den|une?|le|la|un|una|el|uma?|o|il|lo)\s(?:\p{L}+\s)?$/iu;
const apposition = /^,\s\p{L}+\s(?:\p{L}+\s)?$/u;

const hitOf = (noun: Noun, match: RegExpExecArray | null): Hit[] =>
  match === null ? [] : [{ noun, at: match.index, end: match.index + match[0].length }];

/**
 * Chooses the figure for a word such as "florist". The word's grammatical gender determines the figure. If it has none,
 * the figure is a woman if words such as "she" in the panel or the film suggest one, otherwise a man.
 */
export function anyoneAt(at: number, text: string, film: Film, word = ''): Extract<Noun, { kind: 'person' }> {
  const isOld = old.test(text.slice(Math.max(0, at - 24), at));
  const isFemale = genderOf(word, film.language) ?? (female.test(text) || film.isOfWoman);
  return { kind: 'person', who: isOld ? (isFemale ? 'grandmother' : 'grandfather') : isFemale ? 'woman' : 'man' };
}

/** Endings of words for a woman and for a man. English and Japanese words have no grammatical gender. */
const genders: Partial<Record<Language, readonly [female: RegExp, male: RegExp]>> = {
  german: [/in(?:nen)?$/u, /(?:er|eur|mann|arzt|koch)s?$/u],
  french: [/(?:euse|trice|ière|ienne)s?$/u, /(?:eur|ier|ien)s?$/u],
  spanish: [/(?:era|ora)s?$/u, /(?:o|or)(?:s|es)?$/u],
  portuguese: [/(?:eira|ora)s?$/u, /(?:o|or)(?:s|es)?$/u],
  italian: [/(?:aia|iera|trice|essa)$/u, /(?:o|tore|iere|aio)$/u],
};

/** Whether a word means a woman, by its ending. Undefined if the ending does not show it. */
function genderOf(word: string, language: Language): boolean | undefined {
  const [woman, man] = genders[language] ?? [];
  return woman?.test(word) === true ? true : man?.test(word) === true ? false : undefined;
}

function namedPerson(name: string, film: Film, text: string): Noun {
  const isMister = new RegExp(`(?<!\\p{L})(?:herr|mr\\.?|monsieur|señor|senhor|signor) ${name}`, 'iu').test(text);
  const isFemale =
    !isMister && !name.toUpperCase().endsWith('O') && (film.isOfWoman || (/[AEI]$/u.test(name) && !male.test(text)));
  return { kind: 'person', who: sexOfName(name) ?? (isFemale ? 'woman' : 'man') };
}

function firstNamesIn(text: string): Found[] {
  return Array.from(text.matchAll(firstName)).flatMap(({ 1: name = '', index }) => {
    const who = sexOfName(name);
    return who === undefined ? [] : [{ noun: { kind: 'person', who }, at: index, end: index + name.length }];
  });
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
 * Returns the earlier people to whom a pronoun refers, unless the caption names such a person before the pronoun. A
 * sentence that starts with a verb, as in "Points down", refers to the person drawn last. If there is no earlier person,
 * "she" or "he" introduces a new one.
 */
function referredPeople(caption: string, { people, everyone }: Film, hits: readonly Hit[]): Found[] {
  const found = (at: number, known: readonly PersonFigure[], who: Person['kind']): Found[] => [
    { noun: { kind: 'person', who }, at, end: at, known },
  ];
  const known = (who: 'woman' | 'man') =>
    [...people, ...everyone]
      .filter(({ person: { kind } }) => kind === 'child' || isFemaleKind(kind) === isFemaleKind(who))
      .slice(0, 1);
  const [she, he, they] = [pronouns.she, pronouns.he, pronouns.they].map((words) => words.exec(caption)?.index);
  if (they !== undefined && people.length > 0) return found(they, people, 'woman');
  const isNamedBefore = (pronoun: number, who: 'woman' | 'man') =>
    hits.some(({ noun, at }) => noun.kind === 'person' && at < pronoun && isFemaleKind(noun.who) === isFemaleKind(who));
  if (she !== undefined && !isNamedBefore(she, 'woman')) return found(she, known('woman'), 'woman');
  if (he !== undefined && !isNamedBefore(he, 'man')) return found(he, known('man'), 'man');
  const verb = caption
    .split(/(?<=[.!?]\s+)/u)
    .find((sentence) => !command.test(sentence) && verbs.some(({ pattern }) => pattern.exec(sentence)?.index === 0));
  if (verb === undefined || people.length === 0) return [];
  const start = caption.indexOf(verb);
  // A verb may be part of a thing's name, as in "Running shoe".
  return hits.some(({ noun, at }) => noun.kind === 'person' || at === start)
    ? []
    : found(start, people.slice(0, 1), 'woman');
}

/**
 * Matches a sentence that starts with a camera direction, as in "Push forward", or with a noun, as in "Eyes closed".
 * Neither implies a person.
 */
const command =
  /^(?:hold|reach|push|pour|open|tap|lift|point|give|run|walk|smiles?|faces?|eyes?|lips|skin|hair|portraits?)(?!\p{L})/iu;

const isPartOfCompound = (noun: Noun, text: string, end: number, language: Language) =>
  noun.kind === 'thing' && (language === 'english' || noun.name in emoji) && startsCompound(text, end);

/** Whether the word that ends here only starts a compound, as in "mirror-still water" and "knife-edge ridge". */
export const startsCompound = (text: string, end: number) => /^-\p{L}/u.test(text.slice(end, end + 2));

/**
 * Whether a Japanese word of one character is only a part of a longer one, such as the ox in 飛騨牛 and the bird in 鳥取.
 * Color, size and age may precede it, as in 黒猫.
 */
const isPartOfName = (text: string, at: number, end: number) =>
  /^\p{Script=Han}$/u.test(text.slice(at, end)) &&
  (/\p{Script=Han}$/u.test(text.slice(0, at).replace(/[黒白赤青茶大小老子新古愛一二三四五六七八九十両]$/u, '')) ||
    /^\p{Script=Han}/u.test(text.slice(end)));

/**
 * Whether a person is mentioned only as an owner, as in "a guard's torch" or "die Hände einer Frau". Such a person is
 * not drawn. The owner of a face is drawn, as in "Lena's face".
 */
function isOwner(text: string, person: Found, hand: Found | undefined): boolean {
  if (/^[’']s?\s+\p{L}/u.test(text.slice(person.end))) return !faces.test(text);
  if (hand !== undefined && hand.at > person.end && text.slice(person.end, hand.at) === 'の') return true;
  return (
    hand !== undefined &&
    /^\s+(?!with |mit |avec |con |com )(?:of |von |de |d[’']|di |da )?(?:\p{L}+ |un[ae]?[’'])?(?:\p{L}+ )?$/iu.test(
      text.slice(hand.end, person.at),
    )
  );
}

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
  // Japanese compounds have no spaces, as in ラムネ瓶.
  const isJapanese = /[\p{sc=Han}\p{sc=Katakana}ー]$/u.test(text.slice(at, end));
  const next = all.find((it) => (it.at === end + 1 && /[ -]/u.test(text.charAt(end))) || (isJapanese && it.at === end));
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
function isWorn({ noun, at, end }: Found, all: readonly Found[], text: string): boolean {
  if (noun.kind !== 'thing' || !garments.includes(noun.name)) return false;
  if (/^(?:姿|を着|をかぶ|の(?:男|女|人))/u.test(text.slice(end))) return true;
  const start = Math.max(text.lastIndexOf('. ', at), 0);
  const isWearer = (it: Found) =>
    it.at < at &&
    it.at >= start &&
    (it.noun.kind === 'person' || (it.noun.kind === 'thing' && animals.includes(it.noun.name)));
  // False subjects, such as the color "rust", have become spaces.
  return all.some(isWearer) && isWornAfter(text.slice(start, at).replace(/\s+/gu, ' '));
}

/**
 * Whether a noun is part of the wording on a label, such as a brand name. This is assumed if the noun and a word next
 * to it are in capitals, but the whole caption is not.
 */
function isOnLabel({ noun, at, end }: Found, text: string): boolean {
  const word = text.slice(at, end);
  if (noun.kind === 'hand' || word !== word.toUpperCase() || word === word.toLowerCase()) return false;
  if (noun.kind === 'person' && /(?:^|[.!?] )(?:\p{Lu}+ )*$/u.test(text.slice(0, at))) return false;
  const isBeside =
    /(?<!\p{L})(?!(?:THE|AN|ON|OF|AND|CU|ECU|MS|WS|INSERT|CLOSE) )\p{Lu}{2,} $/u.test(text.slice(0, at)) ||
    /^ \p{Lu}{2,}/u.test(text.slice(end));
  return isBeside && /\p{Ll}{3}/u.test(text);
}

/**
 * Returns the nouns to draw: the subject first, the background last. A hand is the subject if it is the first noun or
 * if there is no person.
 */
export function rankedNouns(found: readonly Found[], text: string): Found[] {
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
  const isOfFood = ({ noun }: Found) => noun.kind === 'thing' && isFood(noun.name);
  const hasFood = found.some(isOfFood);
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
    // Keeps a second person only if that person's kind differs from the first one's, as in "a grandfather and a girl". A
    // pronoun refers to a second person only if it is of the other sex.
    const isOfOtherSex = ({ person, others }: PersonFigure) =>
      others.length === 0 && isFemaleKind(person.kind) !== isFemaleKind(who);
    const isOther = ({ noun, known }: Found) =>
      noun.kind !== 'person' ||
      (known === undefined ? noun.who !== who : known.length === 1 && known.every(isOfOtherSex));
    const others = subjectsFirst.slice(1).filter((it) => it !== hand && isOther(it));
    const isKnown = ({ known = [] }: Found) => known.length > 0;
    return [first, ...others.filter(isKnown), ...others.filter((it) => !isKnown(it))];
  }
  return [first, ...subjectsFirst.slice(1).filter((it) => it !== hand)];
}

/** Whether a noun follows a preposition, as in "first light through a small window". */
const isAside = ({ at }: Found, text: string) => behindPreposition.test(text.slice(0, at));

const behindPreposition =
  /(?<!\p{L})(?:through|in|on|at|by|against|behind|under|over|beside|near|into|onto|across|past|durch|in|auf|an|am|im|vor|hinter|unter|über|neben|à|dans|sur|par|devant|derrière|sous|en|sobre|por|tras|bajo|em|n[oa]|pel[oa]|su|da|per|dietro|sotto) (?:[\p{L}’'-]+ ){0,3}$/iu;
