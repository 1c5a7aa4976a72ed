/** The smallest part of text that is animated separately. A line may break between two tokens. */
export interface Token {
  readonly text: string;
  /** Whether the token follows the previous one without a space, as in Japanese or inside a very long word. */
  readonly joined: boolean;
  /**
   * Whether the token is a later part of a long word. A line breaks before this part only if the whole word does not
   * fit.
   */
  readonly fragment: boolean;
  readonly emphasized: boolean;
}

/** A word with more characters than this may be split if it does not fit on a line. */
const longWord = 16;
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
export const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Characters that match `closing` may not begin a line. Characters that match `opening` may not end one. */
const closing =
  /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\u3005\u30fc\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7]+$/u;
const opening = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Matches words such as "the", which should be on the same line as the next word. */
export const leaning =
  /^(?:an?|the|my|your|our|of|to|for|and|or|with|und|y|в|и|на|с|der|die|das|den|dem|eine?n?|l[aeo]s?|el|bei|im|zum|zur|vom|at|in|by|on|chez|une?|una|del?|du|des|d[aeo]s?|il|gli)$/i;

/** Matches a space that serves as the thousands separator of a price, as in "1 190 €". */
const thousands = /(?<=(?<![\d.,])\d{1,3}(?:\s\d{3})*)\s(?=\d{3}(?:\s\d{3})*(?:[.,]\d+)?\s?\p{Sc})/gu;

/** Matches the space between a currency and an amount, as in "R$ 89" and "CHF 20". */
const currency = /(?<=(?<![\p{L}\d]|\d\s)(?:(?:R|US|A|C)?\p{Sc}|CHF|EUR|USD|GBP))\s(?=\d)/gu;

/** Matches the space between a name inside a text and its number, as in "Kew, Route 9" and "via Garibaldi 21". */
const houseNumber = /\s(?<=\S\s\p{Lu}[\p{L}’'.-]{1,24}\s)(?=\d{1,4}\p{L}?(?:[,.;](?!\d)|$))/gu;

/** Matches a phone number of at least seven digits in two or more groups. */
const phone =
  /(?<![\p{L}\p{N}.,])(?=(?:\D{0,2}\d){7})(?:\+\d{1,3}\s)?(?:\(\d{2,5}\)|\d{2,5})(?:[\s/-]\d[\d-]{1,8})+(?![\p{L}\p{N}%\p{Sc}]|[.,]\d)/gu;

/**
 * Splits text into tokens at its spaces, but keeps "1 190 €", "5 kg", phone numbers and "Wow !" whole. Text in
 * languages without spaces is split into words.
 */
export function tokenize(text: string, emphasized: ReadonlySet<string> = new Set()): Token[] {
  const bold = boldRanges(text, emphasized);
  const bound = text
    .replace(thousands, '\u00a0')
    .replace(currency, '\u00a0')
    .replace(houseNumber, '\u00a0')
    .replace(
      /(?<=\d)\s(?=(?:[%\p{Sc}]|[km]?g|[kcm]?m|km\/h|[cm]?l|oz|lbs?|mph|dB|k?Hz|k?Wh?|mAh|°[CF]|[GMT]B|[apAP]\.?[mM])(?![\p{L}\p{N}]))|(?<=\S)\s(?=[:;!?»](?:\s|$))/gu,
      '\u00a0',
    )
    .replace(phone, (number) => number.replace(/\s/gu, '\u00a0'));
  return Array.from(bound.matchAll(/[^\s]+(?:\u00a0+[^\s]+)*/gu)).flatMap(({ 0: chunk, index }) => {
    const parts = unspacedScript.test(chunk) ? unspacedWords(chunk) : longWordParts(chunk);
    const end = index + chunk.replace(/[.,!?;:…]+$/u, '').length;
    const marked = bold.some(([from, to]) => index >= from && end <= to);
    return parts.map(({ text: part, fragment }, index) => ({
      text: part,
      joined: index > 0,
      fragment: index > 0 && fragment,
      emphasized: marked,
    }));
  });
}

/** Start and exclusive end of the first occurrence of each bold phrase in the text. */
const boldRanges = (text: string, emphasized: ReadonlySet<string>) =>
  [...emphasized].flatMap((phrase) => {
    const start = text.indexOf(phrase);
    const end = start + phrase.length;
    const isPartOfWord = [text[start - 1], text[end]].some((mark) => /[\p{L}\p{N}]/u.test(mark ?? ''));
    return start < 0 || isPartOfWord ? [] : [[start, end] as const];
  });

/** Matches text in which each code point is a grapheme. `Intl.Segmenter` takes 30 times as long for it. */
const simple = /^[ -\u02ff]*$/;

/** Splits text into user-perceived characters. */
export const graphemesOf = (text: string) =>
  simple.test(text) ? Array.from(text) : Array.from(graphemes.segment(text), ({ segment }) => segment);

export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, joined }, index) => (joined || index === 0 ? text : ` ${text}`)).join('');
}

/**
 * Adds an ellipsis at the end of the text. The ellipsis replaces a full stop or a comma, but not an exclamation or
 * question mark.
 */
export function withEllipsis(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) =>
    index < tokens.length - 1 || token.text.endsWith('…')
      ? token
      : { ...token, text: `${token.text.replace(/(?<=^.|[^.,;:。、，；：])[.,;:。、，；：]+$/u, '')}…` },
  );
}

/** Returns the reading cost of a token, in words of about five letters. */
export function readingCost({ text, fragment }: Token): number {
  const marks = graphemesOf(text);
  if (unspacedScript.test(text)) return marks.length * 0.45;
  if (!/[\p{L}\p{N}]/u.test(text)) return /\p{Extended_Pictographic}/u.test(text) ? marks.length * 0.5 : 0.2;
  return (fragment ? 0 : 0.4) + marks.length * 0.11;
}

/** Matches characters after which a URL or a compound word may be split. */
const seam = /^[/\-_.?&=,;:@]$/;

type Part = Pick<Token, 'text' | 'fragment'>;

function unspacedWords(chunk: string): Part[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(chunk)) {
    const last = parts.at(-1);
    if (last !== undefined && (closing.test(segment) || opening.test(last) || leans(segment, last))) {
      parts[parts.length - 1] = last + segment;
    } else {
      parts.push(segment);
    }
  }
  return parts.flatMap((part) => longWordParts(part));
}

/** Whether a segment stays with the word before it: a Japanese particle or ending, or any segment after a digit. */
function leans(segment: string, before: string): boolean {
  if (/[第\d]$/u.test(before)) return true;
  const japanese =
    /^\p{Script=Hiragana}{1,3}$/u.test(segment) &&
    /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]$/u.test(before);
  return japanese && before.length < 8;
}

function longWordParts(word: string): Part[] {
  const marks = graphemesOf(word);
  if (marks.length <= longWord) return [{ text: word, fragment: false }];
  const parts: string[] = [];
  let part: string[] = [];
  for (const [index, mark] of marks.entries()) {
    part.push(mark);
    const beforeSeam = seam.test(marks[index + 1] ?? '.');
    if (!beforeSeam && ((part.length >= 4 && seam.test(mark)) || part.length >= longWord - 4)) {
      parts.push(part.join(''));
      part = [];
    }
  }
  if (part.length > 0) parts.push(part.join(''));
  return parts.map((text) => ({ text, fragment: true }));
}
