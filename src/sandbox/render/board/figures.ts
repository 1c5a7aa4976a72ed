import { type Hex, namedColor, namedColors } from '../look/palette';
import type { TimedShot } from '../story/boardTiming';
import { toCamera } from '../story/scriptLines';
import { isEmblem } from '../story/shots';
import { sentenceCase } from '../story/terms';
import type { Figure, PersonFigure, ThingFigure } from './depiction';
import type { Film } from './film';
import { coats, kindByAge, othersOf, partnerKind, sexOfName } from './groups';
import { anyoneAt, type Found, nounsIn, rankedNouns } from './nouns';
import { posesSuggested } from './hints/hints';
import { isPour, pourIn } from './pour';
import { logoGround } from './logoGround';
import { outfitOf } from './outfits';
import { expressions, faces, garment, pairs, poses, pronouns, undrawn } from './patterns';
import { type Appearance, clothColors, newPerson, type Person } from './person';
import { subjects } from './subjects';
import { animals, backdrops, isBuilding, isSmall, ridden, seats, usedThings } from './thingGroups';
import { withoutFalseSubjects, withoutHomographs } from './wording';
import type { Language } from '../story/language';

/** Returns the figures that a caption names or refers to: the subject first, and at most one more. */
export function figuresIn(caption: string, film: Film, isNear: boolean): readonly (Figure | undefined)[] {
  const expression = expressions.find(({ pattern }) => pattern.test(caption))?.name ?? 'smile';
  return subjectsIn(caption, film, isNear).map((figure) =>
    figure?.kind === 'person'
      ? {
          ...figure,
          person: { ...figure.person, expression },
          others: figure.others.map((person) => ({ ...person, expression })),
        }
      : figure,
  );
}

/** Returns the thing into or over which a caption pours a liquid, and the liquid's color. */
export function pouredThing(written: string, film: Film): { readonly figure: Figure; readonly color: Hex } | undefined {
  const plain = withoutFalseSubjects(written, film.language);
  if (!isPour(plain)) return undefined;
  const found = nounsIn(plain, film);
  const pour = pourIn(plain, found, film.language);
  if (pour === undefined) return undefined;
  const { target, color } = pour;
  const figure = figureOf(target, written, film, wordsBeside(target, found, written));
  // A glass shows what is in it.
  const isGlass = figure.kind === 'thing' && figure.name === 'glass';
  return { figure: isGlass ? { ...figure, color } : figure, color };
}

function subjectsIn(written: string, film: Film, isNear: boolean): readonly (Figure | undefined)[] {
  // A color such as "cream" behind a logo is no thing.
  if (isEmblem(written) && logoGround(written) !== undefined) return [];
  const plain = withoutFalseSubjects(written, film.language);
  const caption = withoutHomographs(plain, film.language);
  const found = nounsIn(plain, film);
  const [first, ...others] = rankedNouns(found, caption);
  const figure = (it: Found) => figureOf(it, written, film, wordsBeside(it, found, written));
  const isFaceOfKnown =
    first?.noun.kind === 'thing' &&
    backdrops.includes(first.noun.name) &&
    film.people.length > 0 &&
    wholeFace.test(caption);
  if (isFaceOfKnown) return [faceIn(caption, film)];
  const hidden = undrawn.exec(caption)?.index ?? Infinity;
  if (first?.noun.kind === 'thing' && hidden <= first.at) return [];
  const isPersonFound = [first, ...others].some((it) => it !== undefined && it.noun.kind !== 'thing');
  const isAnimal = first?.noun.kind === 'thing' && animals.includes(first.noun.name);
  const acting = isPersonFound || isAnimal ? undefined : actorIn(caption, found, film);
  if (acting !== undefined && !isEmblem(caption)) {
    return [acting, ...(first === undefined || !isShownBeside(first) ? [] : [figure(first)])];
  }
  if (first !== undefined && !isPersonFound && !isAnimal && toCamera.test(caption)) {
    return [{ ...(film.people[0] ?? newFace(film)), isFace: true }, figure(first)];
  }
  if (first === undefined) {
    if (toCamera.test(caption)) return [film.people[0] ?? newFace(film)];
    if (film.people[0] !== undefined && reflexive.test(caption)) return [{ ...film.people[0], isFace: false }];
    if (film.language === 'english' && film.thing !== undefined && verbIt.test(caption)) return [film.thing];
    const owner = pronouns.owner.test(caption) && !otherParts.test(caption) ? film.people[0] : undefined;
    const isKnown = film.people.length > 0 && !newcomer.test(caption);
    const isFace = faces.test(caption) && (isKnown || wholeFace.test(caption));
    if (isFace) return [faceIn(caption, film)];
    return [owner === undefined ? (thingFirst.test(caption) ? film.thing : undefined) : { ...owner, isFace: false }];
  }
  const isSeat = ({ noun, at }: Found) =>
    noun.kind === 'thing' && seats.includes(noun.name) && seated.test(caption.slice(0, at));
  let [main, second] = [first, ...others.filter((it) => isShownBeside(it) || isSeat(it))].slice(0, 2).map(figure);
  if (isEmblem(caption)) return [main, second].filter((figure) => figure?.kind === 'thing');
  if (first.known !== undefined) second ??= first.known[1] ?? (pronouns.it.test(caption) ? film.thing : undefined);
  // If the text names a person and something like a bike or a horse, the person rides it.
  if (main?.kind === 'thing' && second?.kind === 'person' && ridden.includes(main.name)) {
    [main, second] = [second, main];
  }
  if (
    main?.kind === 'thing' &&
    second?.kind === 'person' &&
    (main.name === 'glasses' || (!isNear && isSmall(main.name)) || isBuilding(main.name))
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
  // In a handshake and the like, both do the same.
  if (main?.kind === 'person' && second?.kind === 'person' && second.person.pose === 'stand' && pairs.test(caption)) {
    second = { ...second, person: { ...second.person, pose: main.person.pose } };
  }
  // The drawing of a person who telephones has a phone.
  const isCalling = main?.kind === 'person' && main.person.pose === 'call';
  if (isCalling && second?.kind === 'thing' && second.name === 'phone') second = undefined;
  return [main, second].map((it) => (it?.kind === 'thing' ? knownThing(it, film) : it));
}

/** Whether a noun may be drawn beside a person. */
const isShownBeside = ({ noun }: Found) =>
  noun.kind !== 'thing' || !backdrops.includes(noun.name) || usedThings.includes(noun.name);

/**
 * Returns the person who does what the first verb of a caption says, although no known word names a person. A caption
 * that starts with the verb, as in "Tightens the last screw", is about the person of the panel before. Before another
 * verb, a word for somebody is known by its ending: "A snowboarder jumps".
 */
function actorIn(caption: string, found: readonly Found[], film: Film): PersonFigure | undefined {
  const [verb] = posesSuggested(caption, film.language);
  // A verb may be part of a thing's name, as in "running shoe".
  if (verb === undefined || found.some(({ at, end }) => at <= verb.at && verb.at < end)) return undefined;
  const before = caption.slice(0, verb.at);
  const [word = ''] = /[\p{L}’'-]+(?=\s*$)/u.exec(before) ?? [];
  const isFirst = !/\p{L}/u.test(before);
  const isNamed =
    agents[film.language]?.test(word) === true &&
    !afterOf.test(before) &&
    !found.some(({ end }) => end === before.trimEnd().length);
  if (!isFirst && !isNamed) return undefined;
  const known = isFirst ? film.people[0]?.person : undefined;
  const person = known ?? newPerson(anyoneAt(before.length, caption, film, word).who);
  return {
    kind: 'person',
    person: { ...person, pose: poseIn(caption, film.language) ?? 'stand' },
    isFace: false,
    others: [],
  };
}

/** Matches what somebody or something consists of, such as the water in "a drop of muddy water hangs". */
const afterOf = /(?<!\p{L})(?:of|de|d[’']|von|aus|di) (?:\p{L}+ ){1,3}$/iu;

/** Endings of words for people by what they do. */
const agents: Partial<Record<Language, RegExp>> = {
  english: /(?:(?:er|or|ist|ian|smith|wright|woman|monger|maid)s?|(?<!\p{L})(?:crew|team|band|staff))$/iu,
  german: /^\p{Lu}.*(?:er|erin|ist|istin|eur|mann|frau|leute)$/u,
  french: /(?:eu(?:r|se)|i(?:er|ère)|iste|ien(?:ne)?|trice)s?$/iu,
  spanish: /(?:dor|dora|er[oa]|ista|olog[oa])s?$/iu,
  portuguese: /(?:dor|dora|eir[oa]|ista|olog[oa])s?$/iu,
  japanese: /(?:[家師員手者人屋士係])[がはのも、]?$/u,
};

/** The words that may describe a person: from the end of the previous person's noun to the start of the next one's. */
interface WordsBeside {
  readonly before: string;
  readonly after: string;
  /** Whether the caption names no other person. */
  readonly isOnly: boolean;
}

function wordsBeside({ at, end }: Found, found: readonly Found[], text: string): WordsBeside {
  const persons = found.filter(({ noun }) => noun.kind === 'person');
  const last = Math.max(0, ...persons.filter((it) => it.end <= at && it.at < at).map((it) => it.end));
  const next = Math.min(text.length, ...persons.filter((it) => it.at >= end && it.at > at).map((it) => it.at));
  return { before: text.slice(last, at), after: text.slice(end, next), isOnly: persons.length === 1 };
}

/** Matches a Spanish, Portuguese or Italian sentence that starts with a reflexive verb and has no subject. */
const reflexive = /^\W*(?:se|si)\s\p{Ll}/iu;

/** Matches a verb with "it", which refers to the thing drawn last: "Shake it over the sink". */
const verbIt = /(?<!\p{L})(?!(?:as|if|when|that|but|and|because|so|is|does|did|was) )\p{L}{3,} it(?![\p{L}’'])/iu;

/**
 * Matches "it" or "its" at the start of a sentence, and phrases such as "the product". They refer to the thing drawn
 * last.
 */
const thingFirst =
  /(?:^|[.!?,]\s+)its?\s|(?<!\p{L})(?:the (?:same|product|device|pair)|das Produkt|le produit|el producto|o produto|il prodotto)(?!\p{L})|それ|商品/iu;

/** Matches a caption that starts with an indefinite article, which introduces a new subject. */
const newcomer = /^(?:an?|eine?[nr]?|une?|una?|um|uma|uno)\s/iu;

/** Matches body parts for which there is no drawing. */
const otherParts =
  /(?<!\p{L})(?:feet|foot|toes?|legs?|knees?|ears?|Füße|Fuß|Beine?|pieds?|jambes?|pies?|piernas?|pés?|pernas?|pied[ei]|gambe?)(?!\p{L})|足|脚/iu;

const seated = /(?:on|in|onto|auf|im|sur|dans|en|sobre|no|na|em|su|sul|sulla) (?:\p{L}+ ){0,2}$/iu;

function figureOf({ noun, at, end, known }: Found, text: string, film: Film, beside: WordsBeside): Figure {
  const { cast, colors, language, people } = film;
  const coat = garment.exec(text);
  const wornColor = coat === null ? undefined : colorBeside(text, coat.index, coat.index + coat[0].length);
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
      // The pose is read from the clause that names the person, or else from the words up to the next person. Outside
      // that clause, verbs such as "runs" and "asleep" are ignored, because they may be about something else: "the clay
      // runs".
      const plain = withoutHomographs(withoutFalseSubjects(text, language), language);
      const clause = /^[^,.;]*/u.exec(plain.slice(at))?.[0] ?? '';
      const [own, other] = [clause, beside.isOnly ? plain : plain.slice(at, end + beside.after.length)].map((words) =>
        poseIn(words, language),
      );
      const pose = own ?? (other === 'run' || other === 'lie' ? undefined : other) ?? 'stand';
      const word = text.slice(at, end);
      const known0 = known?.[0];
      const name = word.toLowerCase();
      const isCharacter = film.names.some((character) => character.toLowerCase() === name);
      const isName = isCharacter || (/^\p{Lu}/u.test(word) && sexOfName(word) !== undefined);
      const earlier = known0?.person ?? cast.get(name) ?? newcomerTo(film, kindByAge(noun.who, word, text, at), isName);
      const { kind, look } = earlier;
      const worn = outfitOf(word, beside);
      const outfit = worn.length > 0 ? worn : earlier.outfit;
      const given = isName ? name : givenName.exec(text.slice(end))?.[1]?.toLowerCase();
      if (given !== undefined) cast.set(given, { kind, look, outfit });
      const key = `person ${kind} ${look}`;
      if (wornColor !== undefined) colors.set(key, wornColor);
      const ownColor = look === 0 ? undefined : coats[(look - 1) % coats.length];
      const cloth = wornColor ?? known0?.person.cloth ?? remember(key, ownColor ?? clothColors[kind]);
      const isFromBehind = fromBehind.test(text);
      const person: Person = { ...newPerson(kind, cloth), pose, isFromBehind, look, outfit };
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

/** Captures the name after a noun for a person: "GRANDPA JOE", "a potter named Ana", "une dame de 84 ans, Odette". */
const givenName =
  /^(?:,? (?:de |di |von )?\d{1,3}(?: ans| años| anos| anni| Jahren?|,))?,? (?:named |called |namens |appelée? |llamad[oa] |chamad[oa] |di nome )?(\p{Lu}[\p{L}’']+)(?![\p{L}’'])/u;

/** Returns a person who is in no earlier panel. Only a named person looks different from earlier people of the kind. */
const newcomerTo = ({ cast }: Film, kind: Person['kind'], isNamed: boolean): Appearance => ({
  kind,
  look: isNamed ? [...cast.values()].filter((it) => it.kind === kind).length : 0,
  outfit: [],
});

const fromBehind =
  /from behind|(?<!on )(?:his|her|their) backs?(?! pocket)|von hinten|de dos|de espaldas|de costas|di spalle|後ろ姿|背中/iu;

/** Returns the pose that a text names or suggests first. */
export function poseIn(text: string, language: Language): Person['pose'] | undefined {
  const named = poses.flatMap(({ name, pattern }) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ name, at: match.index, end: match.index + match[0].length }];
  });
  const suggested = posesSuggested(text, language).map(({ value, at, end }) => ({ name: value.name, at, end }));
  const [first] = [...named, ...suggested].sort((one, other) => one.at - other.at || other.end - one.end);
  return first?.name;
}

/** Finds the color word that belongs to a noun: before the noun, or directly after it as in Romance languages. */
function colorBeside(text: string, at: number, end: number): Hex | undefined {
  const before = /(?:[\p{L}\p{N}-]+\s+){0,3}$/u.exec(text.slice(0, at))?.[0] ?? '';
  const own = before
    .split(
      /\s(?=(?:an?|the|of|on|in|and|with|der|die|das|auf|mit|und|une?|la|le|de|sur|el|en|con|y|um|uma|di|su|e)\s)/iu,
    )
    .at(-1);
  const after = /^\s+[\p{L}-]+/u.exec(text.slice(end))?.[0] ?? '';
  return namedColors(own ?? '')[0] ?? namedColor(after)?.hex;
}

/**
 * Returns the face for a caption that mentions a face but no person: that of the person drawn last, or of a new person.
 */
function faceIn(caption: string, film: Film): PersonFigure {
  const { who } = anyoneAt(0, caption, film);
  const person = film.people[0]?.person ?? newPerson(who);
  return { kind: 'person', person, isFace: true, others: [] };
}

/**
 * Matches a word for the whole face, which is enough for a face to be drawn. A word such as "eye" or "smile" is enough
 * only if an earlier panel shows a person.
 */
const wholeFace =
  /(?<!\p{L})(?:faces?|portraits?|Gesicht(?:er)?|Porträts?|visages?|rostros?|caras?|retratos?|rostos?|volt[oi]|ritratt[oi]|cheeks?)(?!\p{L})|顔/iu;

function newFace(film: Film): PersonFigure {
  const kind = film.isOfWoman ? 'woman' : 'man';
  return { kind: 'person', person: newPerson(kind), isFace: true, others: [] };
}

/** Returns the second person of a pair, in the pose of the first one. `partnerKind` determines the kind of person. */
function partnerOf({ person }: PersonFigure): PersonFigure {
  const kind = partnerKind(person.kind);
  return { kind: 'person', person: { ...newPerson(kind), pose: person.pose }, isFace: false, others: [] };
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

/** Returns those who speak: the ones that the script names, or the one who speaks to the camera. */
export function speakersOf({ speakers, spoken }: TimedShot, film: Film): readonly Figure[] {
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
  const look = named === undefined ? others.length : person.look;
  return {
    kind: 'person',
    person: { ...newPerson(kind, cloth), look, outfit: person.outfit },
    isFace: false,
    others: [],
  };
}
