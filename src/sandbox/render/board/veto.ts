import { ruledOutIn, withoutRuledOut } from '../story/ruledOut';
import { lazyWordPattern } from '../story/terms';
import type { Depiction, Figure, PersonFigure } from './depiction';
import { poseIn } from './figures';
import { newFilm } from './film';
import { crowds, families } from './groups';
import { peopleNamed } from './hints/hints';
import { nounsIn, thingsIn } from './nouns';
import { expressions, hands } from './patterns';
import type { Person } from './person';
import { placeIn } from './place';
import type { SettingName } from './settings';
import type { SubjectName } from './subjects';
import { flowers } from './thingGroups';
import { blank, modifier } from './wording';
import type { Language } from '../story/language';
import { languageOf, vocabulariesOf } from './words/vocabulary';

/** What the pictures of a film must not show. */
export interface Veto {
  readonly things: ReadonlySet<SubjectName>;
  readonly places: ReadonlySet<SettingName>;
  readonly kinds: ReadonlySet<Person['kind']>;
  readonly poses: ReadonlySet<Person['pose']>;
  readonly expressions: ReadonlySet<Person['expression']>;
  readonly people: boolean;
  /** Whether customers, such as patients and guests, are ruled out. If so, each person appears alone. */
  readonly companions: boolean;
  readonly faces: boolean;
  readonly hands: boolean;
}

/**
 * Reads what a brief rules out. The film's own text rules out only things, as in "No drilling", and only if it does not
 * name them elsewhere.
 * @param shown the text that the film shows or speaks
 */
export function vetoOf(brief: string, shown: string): Veto {
  const language = languageOf(brief);
  const read = ruledOutIn(brief).flatMap((phrase) =>
    itemsIn(phrase).map((item) => ({ ...readItem(item, language), isCopy: shown.includes(phrase) })),
  );
  const wanted = thingsIn(withoutRuledOut(shown), language).map(({ name }) => name);
  const instructed = read.filter(({ isCopy }) => !isCopy);
  const things = read.flatMap((item) =>
    item.isCopy ? item.things.filter((name) => !wanted.includes(name)) : item.things,
  );
  return {
    things: new Set(things),
    places: new Set(instructed.flatMap(({ places }) => places)),
    kinds: new Set(instructed.flatMap(({ kinds = [] }) => kinds)),
    poses: new Set(instructed.flatMap(({ pose }) => pose ?? [])),
    expressions: new Set(instructed.flatMap(({ expression }) => expression ?? [])),
    people: instructed.some(({ who }) => who === 'people'),
    companions: instructed.some(({ who }) => who === 'companions'),
    faces: instructed.some(({ who }) => who === 'faces'),
    hands: instructed.some(({ who }) => who === 'hands'),
  };
}

/** Splits "cats, needles or anyone in a white coat". Flaws of generated pictures are no items. */
const itemsIn = (phrase: string): readonly string[] =>
  phrase
    .split(/[,;、・\n]|\s(?:or|nor|and|oder|und|ou|et|ni|y|o|e|né|nem)\s|[やと](?=\p{L})/u)
    .filter((item) => !defect.test(item));

/** Matches a flaw, as in "deformed hands", and a remark about more of the same, as in "extra people". */
const defect = lazyWordPattern(
  "deform\\p{L}* / distort\\p{L}* / (?:\\p{L}+ )?fingers? / Fingern? / doigts / dedos / dita / extra / bad / blurr?y / ugly / warped / mutated / malformed / disfigured / missing / other / additional / poorly / duplicated? / in the background / verzerrt\\p{L}* / unscharf\\p{L}* / zusätzlich\\p{L}* / ander\\p{L}* / im Hintergrund / déform\\p{L}* / flou\\p{L}* / autres? / à l[’']arrière-plan / borros\\p{L}* / otr[oa]s? / al fondo / borrad\\p{L}* / outr[oa]s? / distor\\p{L}* / altr[oaie] / sfocat\\p{L}* / 崩れ\\p{L}* / 指 / 他の",
);
const wholeFaces = lazyWordPattern('faces? / Gesichte?r? / visages? / caras? / rostros? / rostos? / volt[oi] / 顔');
/** Words for people in general. */
const anybody = lazyWordPattern(
  "people(?:[’']s)? / persons? / humans? / actors? / models? / anyone / anybody / celebrit(?:y|ies) / Menschen / Personen / Leute / Models / Schauspieler / personnes? / gens / acteurs? / mannequins? / personas? / gente / actores / modelos / pessoas? / atores / persone / attori / modell[ei] / 人物 / 人 / モデル",
);

interface Item {
  readonly things: readonly SubjectName[];
  readonly places: readonly SettingName[];
  readonly kinds?: readonly Person['kind'][];
  readonly pose?: Person['pose'] | undefined;
  readonly expression?: Person['expression'];
  readonly who?: 'people' | 'companions' | 'faces' | 'hands' | undefined;
}

/**
 * Reads one thing that is ruled out. "Crying babies" rules out that somebody cries, not the babies, and "a dentist's
 * chair" the chair.
 */
function readItem(written: string, language: Language): Item {
  const item = blank(withTools(written.replace(pictureOfIt, ''), language), modifier);
  const expression = expressions.find(({ pattern }) => pattern.test(item))?.name;
  if (expression !== undefined) return { expression, things: [], places: [] };
  const found = nounsIn(item, newFilm({ language })).filter(({ noun }) => noun.kind === 'thing');
  const named = found.flatMap(({ noun }) => (noun.kind === 'thing' ? [noun.name] : []));
  const place = placeIn(item, language);
  const things = named.flatMap((name) => (name === 'flower' ? flowers : [name]));
  const thingAt = Math.min(...found.map(({ at }) => at));
  const isNamed = (words: Pick<RegExp, 'exec'>) => (words.exec(item)?.index ?? Infinity) < thingAt;
  const vocabularies = vocabulariesOf(language);
  const kinds = vocabularies
    .flatMap(({ persons }) => persons.find(item))
    .filter(({ match }, _, all) => !all.some((it) => it.match[0] !== match[0] && it.match[0].includes(match[0])))
    .flatMap(({ name, match }) => (match.index < thingAt ? [name] : []));
  const isRole =
    [families, ...vocabularies.map(({ anyone }) => anyone)].some(isNamed) ||
    peopleNamed(item, language).some(({ at }) => at < thingAt);
  const who = isNamed(wholeFaces)
    ? 'faces'
    : isNamed(anybody) || isNamed(crowds)
      ? 'people'
      : isRole
        ? 'companions'
        : isNamed(hands)
          ? 'hands'
          : undefined;
  const isOfPeople = kinds.length > 0 || who !== undefined;
  const places = place === undefined ? [] : [place];
  if (kinds.length > 0) return { things, places, kinds: kinds.includes('child') ? [...kinds, 'girl'] : kinds };
  return { things, places, who, pose: isOfPeople ? undefined : poseIn(item, language) };
}

/** Endings of verbs for work, and of words for the tools of this work, as in "drilling" and "drill". */
const tools: Partial<Record<Language, readonly [verb: RegExp, tools: readonly string[]]>> = {
  english: [/ing$/u, ['', 'er']],
  german: [/e?n$/u, ['er', 'maschine']],
  french: [/(?:er|ir|re)$/u, ['euse', 'eur']],
  spanish: [/[aei]r$/u, ['adora', 'ador']],
  portuguese: [/[aei]r$/u, ['adeira', 'ador']],
  italian: [/[aei]re$/u, ['atrice', 'atore']],
};

/** Adds the tool to a verb: "Bohren" rules out a "Bohrer" too. */
function withTools(item: string, language: Language): string {
  const [verb, endings] = tools[language] ?? [];
  const [word = ''] = item.trim().split(' ', 1);
  if (verb === undefined || endings === undefined || !verb.test(word)) return item;
  return [item, ...endings.map((ending) => word.replace(verb, ending))].join(' · ');
}

/** Matches words about the medium, as in "stock photos of kids". */
const pictureOfIt =
  /^.*?(?<!\p{L})(?:photos?|pictures?|images?|shots?|footage|clips?|Bilder(?:n)?|Fotos?|Aufnahmen|imágenes|imagens|immagini|fotograf[ií]as?)\s(?:of|von|de|di|d[’'])\s?/iu;

/** Returns a picture without what is ruled out. Undefined if its subject is ruled out. */
export function permitted(picture: Depiction, veto: Veto): Depiction | undefined {
  const main = allowed(picture.main, veto);
  const isAlone = veto.companions && main?.kind === 'person' && picture.second?.kind === 'person';
  const second = isAlone ? undefined : allowed(picture.second, veto);
  if (main === undefined && picture.main !== undefined) return undefined;
  const isFace = picture.main?.kind === 'person' && picture.main.isFace;
  return {
    ...picture,
    main,
    second,
    setting: veto.places.has(picture.setting) ? 'studio' : picture.setting,
    size: isFace && veto.faces && picture.size === 'close' ? 'medium' : picture.size,
  };
}

/**
 * Returns a panel's picture without what is ruled out. The panels of a storyboard keep the people whom their captions
 * name: "--no people" is about anybody else.
 */
export function permittedPanel(picture: Depiction, veto: Veto): Depiction {
  const own = permitted(picture, { ...veto, kinds: new Set(), people: false, companions: false });
  if (own !== undefined) return own;
  const form = picture.setting === 'studio' ? 'words' : picture.form;
  return { ...picture, form, main: undefined, second: undefined };
}

function allowed(figure: Figure | undefined, veto: Veto): Figure | undefined {
  switch (figure?.kind) {
    case undefined:
      return undefined;
    case 'thing':
      return veto.things.has(figure.name) ? undefined : figure;
    case 'hand':
      return veto.hands ? undefined : figure;
    case 'person':
      return veto.people ? undefined : allowedPeople(figure, veto);
  }
}

function allowedPeople(figure: PersonFigure, veto: Veto): PersonFigure | undefined {
  const [person, ...others] = [figure.person, ...figure.others]
    .filter(({ kind }) => !veto.kinds.has(kind))
    .map((it): Person => ({
      ...it,
      pose: veto.poses.has(it.pose) ? 'stand' : it.pose,
      expression: veto.expressions.has(it.expression) ? 'calm' : it.expression,
      isFromBehind: veto.faces || it.isFromBehind,
    }));
  return person && { ...figure, person, others: veto.companions ? [] : others, isFace: figure.isFace && !veto.faces };
}
