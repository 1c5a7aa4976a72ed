import type { SettingName } from './settings';

/** The number of votes for each place. */
export type Votes = ReadonlyMap<SettingName, number>;

type Ballot = Iterable<readonly [name: SettingName | undefined, count: number]>;

/** What speaks for a place of a picture. */
interface Signs {
  /** The place that the caption names. */
  readonly named: SettingName | undefined;
  /** The previous picture's place. */
  readonly before: SettingName | undefined;
  /** The usual place of the drawn thing. */
  readonly home: SettingName | undefined;
  /** Votes by the words of the caption that suggest places. */
  readonly suggested: Votes;
  /** Votes by the words of all captions. */
  readonly suggestedInFilm: Votes;
}

/** The weight of each sign. Found by trial on 1,260 captions with known places. */
const weights = { named: 1.25, before: 1.1, home: 0.6, suggested: 1, suggestedInFilm: 0.25 } as const;
const leastVotes = 0.5;

/** Returns the place with the most votes, of those that fit. Undefined if the votes do not suffice. */
export function likelyPlace(signs: Signs, fits: (name: SettingName) => boolean): SettingName | undefined {
  const votes = sumOf([
    [
      [signs.named, weights.named],
      [signs.before, weights.before],
      [signs.home, weights.home],
    ],
    weighed(signs.suggested, weights.suggested),
    weighed(signs.suggestedInFilm, weights.suggestedInFilm),
  ]);
  const [best] = [...votes]
    .filter(([name, count]) => count >= leastVotes && fits(name))
    .sort(([, one], [, other]) => other - one);
  return best?.[0];
}

export function sumOf(ballots: readonly Ballot[]): Votes {
  const sum = new Map<SettingName, number>();
  for (const ballot of ballots) {
    for (const [name, count] of ballot) if (name !== undefined) sum.set(name, (sum.get(name) ?? 0) + count);
  }
  return sum;
}

const weighed = (votes: Votes, weight: number): Ballot =>
  Array.from(votes, ([name, count]) => [name, count * weight] as const);
