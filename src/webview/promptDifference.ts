import { diffArrays } from 'diff';

/** A part of a prompt. `differs` is true if at least one other prompt does not contain the part. */
export interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * Splits each prompt into parts that all prompts have in the same order, and parts that differ. Compares whole words.
 */
export function differingParts(texts: readonly string[]): TextPart[][] {
  const split = texts.map(wordsOf);
  const [first = [], ...others] = split.map((tokens) => tokens.filter(isWord));
  const common = others.reduce(commonWords, first);
  return split.map((tokens) => {
    const matched = matchedWords(tokens.filter(isWord), common);
    let word = 0;
    const parts: { text: string; differs: boolean }[] = [];
    for (const text of tokens) {
      const last = parts.at(-1);
      const differs = isWord(text) && !matched.has(word++);
      if (last?.differs === differs) last.text += text;
      else parts.push({ text, differs });
    }
    return parts;
  });
}

/** Splits text into words, punctuation and spaces. This also works for languages without spaces between words. */
function wordsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

function isWord(token: string): boolean {
  return token.trim() !== '';
}

function commonWords(one: readonly string[], other: readonly string[]): string[] {
  const matched = matchedWords(one, other);
  return one.filter((_, index) => matched.has(index));
}

/**
 * The maximum number of differing words between two prompts. The search takes quadratic time, so beyond this limit it
 * stops and treats the prompts as entirely different.
 */
const maxDifferences = 2_000;

/** The indexes of those words in `words` that form the longest common subsequence with `others`. */
function matchedWords(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const matched = new Set<number>();
  let index = 0;
  for (const { added, removed, count } of diffArrays([...words], [...others], { maxEditLength: maxDifferences }) ??
    []) {
    if (added) continue;
    for (let n = 0; n < count; n++, index++) if (!removed) matched.add(index);
  }
  return matched;
}
