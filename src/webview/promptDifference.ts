import { diffArrays } from 'diff';

/** A part of a text. `differs` is true if at least one other text lacks the part. */
export interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

/** Splits each text into parts that all texts share in the same order, and parts that differ. Compares whole words. */
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

/** Splits a text into words, punctuation and spaces. Also works for languages without spaces. */
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
 * Maximum number of differences between two texts. Above it, the whole texts count as different, because the search
 * takes quadratic time.
 */
const maxDifferences = 2_000;

/** The indexes in `words` of the longest common subsequence with `others`. */
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
