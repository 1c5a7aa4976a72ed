import { sentencesOf } from '../story/phrases';
import { thingsIn } from './nouns';
import type { SubjectName } from './subjects';
import { animals, vagueThings } from './thingGroups';
import { languageOf } from './words/vocabulary';

/** What a brief is about. */
export interface Topic {
  /** The thing that most sentences name. Undefined if only a few sentences name the same thing. */
  readonly thing: SubjectName | undefined;
  /** The animals that the brief names. */
  readonly animals: readonly SubjectName[];
}

/** The least number of sentences about the same thing that make it the topic. */
const leastSentences = 3;

/**
 * Counts the sentences that name each thing.
 * @param texts the brief and the text that the film shows. Shown sentences of the brief thereby count twice
 */
export function topicOf(texts: readonly string[]): Topic {
  const whole = texts.join('\n');
  const language = languageOf(whole);
  const named = whole
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .flatMap((sentence) => [...new Set(thingsIn(sentence, language).map(({ name }) => name))]);
  const counts = Map.groupBy(
    named.filter((name) => !vagueThings.includes(name)),
    (name) => name,
  );
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return {
    thing: most !== undefined && most[1].length >= leastSentences ? most[0] : undefined,
    animals: animals.filter((name) => named.includes(name)),
  };
}
