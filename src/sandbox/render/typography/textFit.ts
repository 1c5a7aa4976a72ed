import type { Face } from './fontLibrary';
import type { Direction, ShapedLine, TextShaper } from './textShaper';
import { graphemesOf, leaning, withEllipsis, type Token } from '../story/tokens';

export interface FitOptions {
  readonly face: Face;
  /** Additional space after each letter, in em. */
  readonly tracking: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxSize: number;
  readonly maxLines: number;
  readonly direction: Direction;
  /** Whether type may be smaller for better line breaks. */
  readonly isHeadline?: boolean;
  /** Whether short lines are enlarged toward the full width. */
  readonly justify?: boolean;
}

/**
 * Text that is set in lines. Lengths are in pixels. The first baseline is at y = 0, and positions above it are
 * negative.
 */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly FittedLine[];
  readonly direction: Direction;
  /** Width of the widest line. */
  readonly width: number;
  /** Top and bottom edges of the drawn glyphs. */
  readonly top: number;
  readonly bottom: number;
  /** Whether the end of the text was removed, because the text did not fit at the smallest size. */
  readonly cut: boolean;
}

export interface FittedLine extends ShapedLine {
  readonly tokens: readonly Token[];
  readonly size: number;
  readonly baseline: number;
}

/** Minimum type size in pixels. */
const smallest = 8;
const shrink = 0.95;
/** Text shrinks to the smaller of these fractions of `maxSize` and `maxWidth` before a long word is broken. */
const wholeWordsDownTo = { size: 0.4, width: 0.065 };

/**
 * Sets text as large as possible, in lines of even length. A headline may be smaller if its lines then break better. If
 * text does not fit at any size, its end is removed. A single word of one or two characters is kept even if it does not
 * fit.
 */
export function fitText(shaper: TextShaper, tokens: readonly Token[], options: FitOptions): FittedText {
  const leading = leadingOf(tokens);
  for (const whole of [true, false]) {
    const { size: share, width } = wholeWordsDownTo;
    const last = whole ? Math.max(smallest, Math.min(options.maxSize * share, options.maxWidth * width)) : smallest;
    let best: { readonly set: FittedText; readonly cost: number } | undefined;
    let largest: number | undefined;
    for (let size = Math.max(smallest, options.maxSize); size >= last; size *= shrink) {
      if (largest !== undefined && (options.isHeadline !== true || size < largest * smallestHeadline)) break;
      const lines = wrap(shaper, tokens, size, options, whole);
      if (lines === undefined) continue;
      const sizes = lines.map(() => size);
      const set = setLines(shaper, lines, sizes, leading, options);
      if (set.width > options.maxWidth || set.bottom - set.top > options.maxHeight) continue;
      largest ??= size;
      const cost = costOfBreaks(lines) + smallerType * (1 - size / largest);
      if (best === undefined || cost < best.cost) best = { set, cost };
    }
    if (best !== undefined) return options.justify === true ? justified(shaper, best.set, leading, options) : best.set;
  }
  const shorter = shortened(tokens);
  if (shorter === undefined) return setLines(shaper, [tokens], [smallest], leading, options);
  return { ...fitText(shaper, shorter, options), cut: true };
}

/** A headline may be set at this fraction of the largest size that fits. */
const smallestHeadline = 0.7;
/** Costs of setting a headline: for smaller type, times the fraction of size lost, and for each kind of line break. */
const smallerType = 8;
const [breakInClause, breakAfterClause, loneWord] = [1, 0.3, 0.7];

/** Returns how badly a headline's lines break. Only breaks at the ends of sentences cost nothing. */
function costOfBreaks(lines: readonly (readonly Token[])[]): number {
  return lines.reduce((sum, line, at) => {
    const end = line.at(-1)?.text ?? '';
    const isLone = lines.length > 1 && line.length === 1 && !sentenceEnd.test(end) ? loneWord : 0;
    const cost =
      at === lines.length - 1 || sentenceEnd.test(end) ? 0 : clauseEnd.test(end) ? breakAfterClause : breakInClause;
    return sum + isLone + cost;
  }, 0);
}

/**
 * Removes about a quarter of the text at its end: whole words, or letters if the text is a single word. Returns
 * undefined if nothing more can be removed.
 */
function shortened(tokens: readonly Token[]): readonly Token[] | undefined {
  const [only, ...others] = tokens;
  if (others.length > 0) return withEllipsis(tokens.slice(0, Math.ceil(tokens.length * 0.75 - 0.5)));
  const marks = graphemesOf(only?.text ?? '');
  if (only === undefined || marks.length < 3) return undefined;
  const kept = marks.slice(0, Math.ceil(marks.length * 0.75 - 1));
  return withEllipsis([{ ...only, text: kept.join('') }]);
}

/** Maximum enlargement factor of a short line. A larger factor would overemphasize the line's words. */
const widestLine = 1.25;

/** Enlarges lines toward the full width, as far as `widestLine` and the maximum height allow. */
function justified(shaper: TextShaper, set: FittedText, leading: number, options: FitOptions): FittedText {
  const lines = set.lines.map((line) => line.tokens);
  for (const share of [1, 0.8, 0.6, 0.4, 0.2]) {
    const sizes = set.lines.map((line) => {
      const most = Math.min(widestLine, (options.maxWidth / inkWidth(line)) * 0.995);
      return set.size * (1 + (most - 1) * share);
    });
    const wider = setLines(shaper, lines, sizes, leading * 0.96, options);
    if (wider.bottom - wider.top <= options.maxHeight && wider.width <= options.maxWidth) return wider;
  }
  return set;
}

const tallScript =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Returns the line spacing of the text, in em. Scripts with marks above and below their letters need wider spacing. */
function leadingOf(tokens: readonly Token[]): number {
  const text = tokens.map((token) => token.text).join('');
  if (tallScript.test(text)) return 1.42;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 1.24;
  return /\p{Extended_Pictographic}/u.test(text) ? 1.2 : 1.1;
}

/**
 * Breaks text into as few lines as possible, with widths as equal as possible. Returns undefined if the text needs more
 * than `maxLines`.
 */
function wrap(
  shaper: TextShaper,
  tokens: readonly Token[],
  size: number,
  { face, tracking, maxWidth, maxLines }: FitOptions,
  whole: boolean,
): Token[][] | undefined {
  const limit = maxWidth / size;
  const space = shaper.widthOf('\u00a0', face, tracking) + tracking;
  const units = unitsOf(tokens, whole).map((unit): Unit => ({
    tokens: unit,
    gap: unit[0]?.joined === true ? 0 : space,
    width: unit.reduce(
      (sum, { text, joined }, at) =>
        sum + (at > 0 && !joined ? space : 0) + shaper.widthOf(text, face, tracking) + tracking,
      0,
    ),
  }));
  const total = units.reduce((sum, { width, gap }) => sum + width + gap, 0);
  for (let count = 1; count <= maxLines; count++) {
    const lines = total - count * space > count * limit ? undefined : evenLines(units, limit, count, total / count);
    if (lines !== undefined) return lines;
  }
  return undefined;
}

/**
 * Groups tokens into units. A line may break only between two units. A dash stays with the word before it.
 * @param whole whether the parts of a long word stay in one unit
 */
function unitsOf(tokens: readonly Token[], whole: boolean): Token[][] {
  const units: Token[][] = [];
  for (const token of tokens) {
    const last = units.at(-1);
    if (last !== undefined && ((whole && token.fragment) || /^[–—-]+$/u.test(token.text))) last.push(token);
    else units.push([token]);
  }
  return units;
}

function setLines(
  shaper: TextShaper,
  lines: readonly (readonly Token[])[],
  sizes: readonly number[],
  leading: number,
  { face, tracking, direction }: FitOptions,
): FittedText {
  const size = Math.max(...sizes);
  let baseline = 0;
  const set = lines.map((tokens, index): FittedLine => {
    const own = sizes[index] ?? size;
    // Computes the line spacing from the previous line's descent and this line's ascent, because the sizes may differ.
    if (index > 0) baseline += ((sizes[index - 1] ?? own) * 0.24 + own * 0.76) * leading;
    return { ...shaper.shape(tokens, { size: own, face, tracking, direction }), tokens, size: own, baseline };
  });
  const inks = set.flatMap(({ words, baseline }) =>
    words.map(({ ink }) => ({ top: baseline + ink.top, bottom: baseline + ink.bottom })),
  );
  const cap = -(sizes[0] ?? size) * 0.73;
  return {
    size,
    lines: set,
    direction,
    width: Math.max(...set.map(inkWidth)),
    top: Math.min(cap, ...inks.map(({ top }) => top)),
    bottom: Math.max(set.at(-1)?.baseline ?? 0, ...inks.map(({ bottom }) => bottom)),
    cut: false,
  };
}

/** Returns the width of a line, including parts of glyphs beyond its advance width. */
function inkWidth({ width, words }: ShapedLine): number {
  const left = Math.min(0, ...words.map(({ ink }) => ink.left));
  const right = Math.max(width, ...words.map(({ ink }) => ink.right));
  return right - left;
}

/** Tokens that must stay on the same line. Widths are in em. */
interface Unit {
  readonly tokens: readonly Token[];
  /** Width of the space before these tokens. Unused at the start of a line. */
  readonly gap: number;
  readonly width: number;
}

/**
 * Penalties: `loneLastWord` for a single word on the last line, and `danglingWord` for a line that ends with a word
 * such as "the". They are added to a line's cost, which is the squared deviation from the mean line length, in em.
 */
const loneLastWord = 5;
const danglingWord = 1.6;
/** Bonus for a line that ends where a clause ends. It is subtracted from the line's cost. */
const wholeClause = 2;
/** Matches the punctuation at the end of a sentence. */
const sentenceEnd = /[.!?…。！？]["'”’»]?$/u;
/** Matches the punctuation at the end of a clause. */
const clauseEnd = /[.,;:!?…·–—、。！？]["'”’»]?$/u;

/** Breaks text into exactly `count` lines with the lowest total cost. Returns undefined if the text does not fit. */
function evenLines(units: readonly Unit[], limit: number, count: number, mean: number): Token[][] | undefined {
  // Dynamic programming: `best[i]` is the cheapest layout of the units from index i on. Each iteration adds one line.
  let best = Array.from({ length: units.length + 1 }, (_, at) => ({
    cost: at === units.length ? 0 : Infinity,
    lines: [] as Token[][],
  }));
  for (let left = 1; left <= count; left++) {
    const after = best;
    best = after.map((_, from) => {
      let [cost, last, width] = [Infinity, from, 0];
      for (let end = from + 1; end <= units.length; end++) {
        const unit = units[end - 1];
        if (unit === undefined) break;
        width += unit.width + (end - 1 === from ? 0 : unit.gap);
        if (width > limit) break;
        const lone = left === 1 && end - from === 1 && count > 1 && units.length > count ? loneLastWord : 0;
        const hangs = left > 1 && leaning.test(unit.tokens.at(-1)?.text ?? '') ? danglingWord : 0;
        const ends = left > 1 && clauseEnd.test(unit.tokens.at(-1)?.text ?? '') ? wholeClause : 0;
        const all = (after[end]?.cost ?? Infinity) + (width - mean) ** 2 + lone + hangs - ends;
        if (all < cost) [cost, last] = [all, end];
      }
      return { cost, lines: [units.slice(from, last).flatMap(({ tokens }) => tokens), ...(after[last]?.lines ?? [])] };
    });
  }
  return best[0]?.cost === Infinity ? undefined : best[0]?.lines;
}
