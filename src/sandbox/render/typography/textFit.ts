import type { Face } from './fontLibrary';
import type { Direction, ShapedLine, TextShaper } from './textShaper';
import { graphemesOf, leaning, withEllipsis, type Token } from '../story/tokens';

export interface FitOptions {
  readonly face: Face;
  /** Em between letters. */
  readonly tracking: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxSize: number;
  readonly maxLines: number;
  /** Of the text this is part of. */
  readonly direction: Direction;
  /** Makes lines larger that leave some of the width free. */
  readonly justify?: boolean;
}

/** Text set in lines. The first baseline is at 0; what is above is negative. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly FittedLine[];
  readonly direction: Direction;
  /** Of the widest line. */
  readonly width: number;
  /** Ink of the first line's top to that of the last line's bottom. */
  readonly top: number;
  readonly bottom: number;
  /** The end was left out, for it did not fit even at the smallest size. */
  readonly cut: boolean;
}

export interface FittedLine extends ShapedLine {
  readonly tokens: readonly Token[];
  readonly size: number;
  readonly baseline: number;
}

/** Type gets no smaller than this, in pixels. */
const smallest = 8;
const shrink = 0.95;
/** A size that breaks no word is taken down to this share of the largest, or of the width, then words are taken apart. */
const wholeWordsDownTo = { size: 0.4, width: 0.065 };

/** Sets text as large as it fits, in even lines. What fits at no size loses its end, and one that is nothing but a letter stands as it is. */
export function fitText(shaper: TextShaper, tokens: readonly Token[], options: FitOptions): FittedText {
  const leading = leadingOf(tokens);
  for (const whole of [true, false]) {
    const { size: share, width } = wholeWordsDownTo;
    const last = whole ? Math.max(smallest, Math.min(options.maxSize * share, options.maxWidth * width)) : smallest;
    for (let size = Math.max(smallest, options.maxSize); size >= last; size *= shrink) {
      const lines = wrap(shaper, tokens, size, options, whole);
      if (lines === undefined) continue;
      const sizes = lines.map(() => size);
      const set = setLines(shaper, lines, sizes, leading, options);
      if (set.width > options.maxWidth || set.bottom - set.top > options.maxHeight) continue;
      return options.justify === true ? justified(shaper, set, leading, options) : set;
    }
  }
  const shorter = shortened(tokens);
  if (shorter === undefined) return setLines(shaper, [tokens], [smallest], leading, options);
  return { ...fitText(shaper, shorter, options), cut: true };
}

/** Without its last quarter: words, or the letters of a single one. Undefined when there is nothing left to leave out. */
function shortened(tokens: readonly Token[]): readonly Token[] | undefined {
  const [only, ...others] = tokens;
  if (others.length > 0) return withEllipsis(tokens.slice(0, Math.ceil(tokens.length * 0.75 - 0.5)));
  const marks = graphemesOf(only?.text ?? '');
  if (only === undefined || marks.length < 3) return undefined;
  const kept = marks.slice(0, Math.ceil(marks.length * 0.75 - 1));
  return withEllipsis([{ ...only, text: kept.join('') }]);
}

/** How much larger than the others a short line gets: more would shout its words. */
const widestLine = 1.25;

/** Larger lines, as wide as the measure as far as that and the height allow. */
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

/** Line distance in em: scripts with marks above and below need more. */
function leadingOf(tokens: readonly Token[]): number {
  const text = tokens.map((token) => token.text).join('');
  if (tallScript.test(text)) return 1.42;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 1.24;
  return /\p{Extended_Pictographic}/u.test(text) ? 1.2 : 1.1;
}

/** Breaks text into as few lines as fit, of even length; undefined when it needs more than `maxLines`. */
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
    width: unit.reduce((sum, { text }) => sum + shaper.widthOf(text, face, tracking) + tracking, 0),
  }));
  const total = units.reduce((sum, { width, gap }) => sum + width + gap, 0);
  for (let count = 1; count <= maxLines; count++) {
    const lines = total - count * space > count * limit ? undefined : evenLines(units, limit, count, total / count);
    if (lines !== undefined) return lines;
  }
  return undefined;
}

/** Tokens between which a line may end. @param whole keeps long words in one piece. */
export function unitsOf(tokens: readonly Token[], whole: boolean): Token[][] {
  const units: Token[][] = [];
  for (const token of tokens) {
    const last = units.at(-1);
    if (whole && token.fragment && last !== undefined) last.push(token);
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
    // What hangs below the line above, and what rises over this one, which may be of another size.
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

/** The wider of pen and ink. */
function inkWidth({ width, words }: ShapedLine): number {
  const left = Math.min(0, ...words.map(({ ink }) => ink.left));
  const right = Math.max(width, ...words.map(({ ink }) => ink.right));
  return right - left;
}

/** Tokens between which no line may end; em. */
interface Unit {
  readonly tokens: readonly Token[];
  /** Space before it, unless it begins a line. */
  readonly gap: number;
  readonly width: number;
}

/** What a line that ends badly costs, in square em, beside how far it is from the lines' mean length. */
const loneLastWord = 5;
const danglingWord = 1.6;

/** Breaks text into so many lines that together cost least; undefined when it does not fit. */
function evenLines(units: readonly Unit[], limit: number, count: number, mean: number): Token[][] | undefined {
  // The cheapest way to set the units from each one on, in no line at first, then in one more each time.
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
        const all = (after[end]?.cost ?? Infinity) + (width - mean) ** 2 + lone + hangs;
        if (all < cost) [cost, last] = [all, end];
      }
      return { cost, lines: [units.slice(from, last).flatMap(({ tokens }) => tokens), ...(after[last]?.lines ?? [])] };
    });
  }
  return best[0]?.cost === Infinity ? undefined : best[0]?.lines;
}
