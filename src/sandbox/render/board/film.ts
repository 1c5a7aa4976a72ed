import type { Hex, LightName } from '../look/palette';
import type { TimedShot } from '../story/boardTiming';
import type { Figure, PersonFigure, ThingFigure } from './depiction';
import { lights } from './patterns';
import type { Appearance } from './person';
import type { Votes } from './placeVotes';
import type { SettingName } from './settings';
import type { SubjectName } from './subjects';
import { animals } from './thingGroups';
import type { Language } from '../story/language';
import { vocabulariesOf } from './words/vocabulary';

export const captionOf = (shot: TimedShot | undefined) => (shot === undefined ? '' : `${shot.place}. ${shot.caption}`);

export interface Film {
  readonly language: Language;
  readonly filmLight: LightName;
  /** Whether several panels name a kind of light. Each then applies until the next one. */
  readonly changesLight: boolean;
  /**
   * The only place that the film names. Undefined if the film names several places, or if it has more than three panels
   * and panels 1 and 2 name no place.
   */
  readonly filmSetting: SettingName | undefined;
  /** Votes for places by the words of all panels. */
  readonly suggested: Votes;
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
  /** The person that each name refers to, kept from shot to shot. No two look alike. Keys are lowercase. */
  readonly cast: Map<string, Appearance>;
  /** Those who have spoken. Keys are lowercase. */
  readonly speakers: Map<string, Figure>;
  /** The people and the thing that were drawn last. Pronouns refer to them. */
  people: readonly PersonFigure[];
  /** Everybody drawn so far, the last one first. */
  everyone: readonly PersonFigure[];
  thing: ThingFigure | undefined;
}

export function newFilm(facts: Partial<Film> & Pick<Film, 'language'>): Film {
  return {
    filmLight: 'day',
    changesLight: false,
    filmSetting: undefined,
    suggested: new Map(),
    isOfWoman: false,
    isToCamera: false,
    names: [],
    known: new Map(),
    colors: new Map(),
    cast: new Map(),
    speakers: new Map(),
    people: [],
    everyone: [],
    thing: undefined,
    ...facts,
  };
}

/**
 * Matches the name of a character where a script introduces it in capitals: "MAYA stares", "BEN (30) runs", "ANA, 50s,
 * waits", "a DRIVER leans out" and "them JUNE (50s) taps", but not "TRAIL SHOE" or "EWS, drone".
 */
export const characterName =
  /(?<!\p{L})\p{Lu}{3,}(?= \((?:\d\d?\b|[^)]*\d0s))|(?<=^|[.!?]\s+|(?:an?|the|and|with|eine?|un[ae]?|der|die|l[ae])\s)\p{Lu}{3,}(?=,?(?:\s*(?:\([^)]*\)|\d0s),?)?\s+\p{Ll}{2,}(?:s|t|a|e)(?![\p{L}-]))/gu;

/** Matches a first name where it is the subject of a sentence: "Lena holds a bowl", "WALTER (70) looks up". */
export const firstName =
  /(?<!\p{L})(?<!\p{Lu}\p{L}+ )(\p{Lu}[\p{L}’']+)(?=,?(?:\s*(?:\([^)]*\)|\d0s|\d{1,2}(?: (?:years old|años|ans|anos|anni|Jahre(?: alt)?))?),?)?\s+\p{Ll}{2,}|[’']s\s)/gu;

/**
 * Maps names in the captions to animals, as in "BISCUIT, an elderly beagle": `biscuit` is a dog. Keys are lowercase.
 */
export function namesOfNouns(text: string, language: Language): Map<string, SubjectName> {
  const vocabularies = vocabulariesOf(language);
  const found = new Map<string, SubjectName>();
  for (const { 1: name = '', 2: words = '' } of text.matchAll(apposition)) {
    const animal = vocabularies.flatMap(({ things }) => things.find(words)).find((it) => animals.includes(it.name));
    if (animal !== undefined) found.set(name.toLowerCase(), animal.name);
  }
  return found;
}

const apposition =
  /(?<!\p{L})(\p{Lu}\p{L}{2,}),? \(?(?:an?|the|eine?|une?|una?|um|uma|der|die|le|la|el) ((?:[\p{L}-]+ ?){1,4})/gu;

export function lightIn(text: string): LightName | undefined {
  return lights.find(({ pattern }) => pattern.test(text))?.name;
}
