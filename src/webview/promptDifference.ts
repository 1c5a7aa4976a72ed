/** A part of a text, and whether the other texts lack it. */
export interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

/** Splits each text into what all of them have, in this order, and what only some have. Words differ whole; case and signs count. */
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

/** Words, signs and the spaces between them; also of languages that write no spaces. */
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

/** Places in `words` of the longest sequence that `others` have, too. */
function matchedWords(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const width = others.length + 1;
  // The longest sequence of what follows each pair of places.
  const longest = new Uint16Array((words.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = words.length - 1; i >= 0; i--) {
    for (let j = others.length - 1; j >= 0; j--) {
      longest[i * width + j] = words[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const matched = new Set<number>();
  for (let i = 0, j = 0; i < words.length && j < others.length;) {
    if (words[i] === others[j]) {
      matched.add(i++);
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return matched;
}
