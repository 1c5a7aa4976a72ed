import type { Person } from '../person';
import type { Votes } from '../placeVotes';
import type { SettingName } from '../settings';
import { TermIndex, type FoundTerm } from '../termIndex';
import type { Language } from '../../story/language';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import { japanese } from './japanese';
import type { Hints } from './languageHints';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

export const tables: Readonly<Record<Language, Hints>> = {
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  japanese,
};

interface Hint<Name> {
  readonly name: Name;
  /** A term that suggests several names counts less for each. */
  readonly weight: number;
}

interface HintIndex {
  readonly places: TermIndex<Hint<SettingName>>;
  readonly poses: TermIndex<Hint<Person['pose']>>;
  readonly people: TermIndex<true>;
}

const indexes = new Map<Language, HintIndex>();

function indexOf(language: Language): HintIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const { places, poses, people } = tables[language];
  const index = {
    places: indexOfLists(places),
    poses: indexOfLists(poses),
    people: new TermIndex(people.split(' / ').map((term): readonly [string, true] => [term, true])),
  };
  indexes.set(language, index);
  return index;
}

function indexOfLists<Name extends string>(lists: Readonly<Partial<Record<Name, string>>>): TermIndex<Hint<Name>> {
  const written = Object.keys(lists)
    .filter((name): name is Name => name in lists)
    .flatMap((name) => (lists[name] ?? '').split(' / ').map((term) => ({ term, name })));
  return new TermIndex(
    [...Map.groupBy(written, ({ term }) => term)].flatMap(([term, same]) =>
      same.map(({ name }): readonly [string, Hint<Name>] => [term, { name, weight: 1 / Math.sqrt(same.length) }]),
    ),
  );
}

/** Counts the different words of a text that suggest each place. */
export function placesSuggested(text: string, language: Language): Votes {
  const votes = new Map<SettingName, number>();
  for (const { name, weight } of new Set(
    indexOf(language)
      .places.find(text)
      .map(({ value }) => value),
  )) {
    votes.set(name, (votes.get(name) ?? 0) + weight);
  }
  return votes;
}

/** Returns the verbs and phrases of a text that suggest a pose, from its start to its end, the longest first. */
export const posesSuggested = (text: string, language: Language): readonly FoundTerm<Hint<Person['pose']>>[] =>
  indexOf(language)
    .poses.find(text)
    .toSorted((one, other) => one.at - other.at || other.end - one.end);

/** Returns the words of a text for people by their work, role or sport, from the text's start to its end. */
export const peopleNamed = (text: string, language: Language): readonly FoundTerm<true>[] =>
  indexOf(language).people.find(text);
