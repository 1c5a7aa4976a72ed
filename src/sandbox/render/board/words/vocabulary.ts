import { lazyWordPattern, WordLists } from '../../story/terms';
import type { Person } from '../person';
import type { SettingName } from '../settings';
import type { SubjectName } from '../subjects';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import { japanese } from './japanese';
import { languagesOf, type Language } from '../../story/language';
import type { LanguageWords } from './languageWords';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

const tables: Readonly<Record<Language, LanguageWords>> = {
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  japanese,
};

type WordPattern = ReturnType<typeof lazyWordPattern>;

export interface Entry<Name> {
  readonly name: Name;
  readonly pattern: WordPattern;
}

/** The words of a language for what can be drawn. */
export interface Vocabulary {
  readonly things: WordLists<SubjectName>;
  readonly places: WordLists<SettingName>;
  readonly persons: WordLists<Person['kind']>;
  /** Words for people of unspecified gender. */
  readonly anyone: WordPattern;
}

const vocabularies = new Map<Language, Vocabulary>();

export function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const { things, places, persons, anyone } = tables[language];
  const vocabulary = {
    things: new WordLists(things),
    places: new WordLists(places),
    persons: new WordLists(persons),
    anyone: lazyWordPattern(anyone),
  };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** The vocabularies for a text: that of its language, and the English one for loanwords. */
export const vocabulariesOf = (language: Language): readonly Vocabulary[] =>
  language === 'english' ? [vocabularyOf('english')] : [vocabularyOf(language), vocabularyOf('english')];

/** Compiles the word lists of a table. */
export const entriesOf = <Name extends string>(lists: Readonly<Partial<Record<Name, string>>>): Entry<Name>[] =>
  Object.keys(lists)
    .filter((name): name is Name => name in lists)
    .map((name) => ({ name, pattern: lazyWordPattern(lists[name] ?? '') }));

/** See `LanguageWords`. */
export const homographsOf = (language: Language): string => tables[language].homographs;

/** Returns the language of a text. If its short words do not tell, its words for what can be drawn do. */
export function languageOf(text: string): Language {
  const [first = 'english', ...others] = languagesOf(text);
  if (others.length === 0 || !/\p{L}/u.test(text)) return first;
  const counted = [first, ...others].map((language) => ({ language, count: knownWords(text, vocabularyOf(language)) }));
  return counted.reduce((best, it) => (it.count > best.count ? it : best)).language;
}

const knownWords = (text: string, { things, places, persons, anyone }: Vocabulary): number =>
  [things, places, persons].reduce((sum, lists) => sum + lists.find(text).length, anyone.test(text) ? 1 : 0);
