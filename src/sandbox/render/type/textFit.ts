import type { Weight } from './fontLibrary';
import type { Direction, ShapedLine, TextShaper } from './textShaper';
import type { Token } from '../story/tokens';

export interface FitOptions {
  readonly weight: Weight;
  /** Em between letters. */
  readonly tracking: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxSize: number;
  readonly maxLines: number;
  /** Of the text this is part of. */
  readonly direction: Direction;
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
}

export interface FittedLine extends ShapedLine {
  readonly tokens: readonly Token[];
  readonly baseline: number;
}

/** Type gets no smaller than this, in pixels. */
const smallest = 8;
const shrink = 0.95;
/** A size that breaks no word is taken down to this share of the largest, then words are taken apart. */
const wholeWordsDownTo = 0.4;

/** Sets text as large as it fits, in even lines, never cut off. */
export function fitText(shaper: TextShaper, tokens: readonly Token[], options: FitOptions): FittedText {
  const { direction } = options;
  const leading = leadingOf(tokens);
  for (const whole of [true, false]) {
    const last = whole ? options.maxSize * wholeWordsDownTo : smallest;
    for (let size = options.maxSize; size >= last; size *= shrink) {
      const lines = wrap(shaper, tokens, size, options, whole);
      if (lines === undefined) continue;
      const set = setLines(shaper, lines, size, leading, direction, options);
      if (set.width <= options.maxWidth && set.bottom - set.top <= options.maxHeight) return set;
    }
  }
  throw new RangeError('The text fits the frame at no readable size.');
}

/** Line distance in em: scripts with marks above and below need more. */
function leadingOf(tokens: readonly Token[]): number {
  const text = tokens.map((token) => token.text).join('');
  if (
    /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u.test(
      text,
    )
  ) {
    return 1.42;
  }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return 1.24;
  return /\p{Extended_Pictographic}/u.test(text) ? 1.2 : 1.1;
}

function wrap(
  shaper: TextShaper,
  tokens: readonly Token[],
  size: number,
  { weight, tracking, maxWidth, maxLines }: FitOptions,
  whole: boolean,
): Token[][] | undefined {
  const space = shaper.widthOf('\u00a0', weight, tracking) + tracking;
  const units = unitsOf(tokens, whole).map((unit): Unit => ({
    tokens: unit,
    width: unit.reduce((sum, { text }) => sum + shaper.widthOf(text, weight, tracking) + tracking, 0),
  }));
  return breakLines(units, space, maxWidth / size, maxLines);
}

/** Tokens between which a line may end. */
function unitsOf(tokens: readonly Token[], whole: boolean): Token[][] {
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
  size: number,
  leading: number,
  direction: Direction,
  { weight, tracking }: FitOptions,
): FittedText {
  const set = lines.map((tokens, index): FittedLine => ({
    ...shaper.shape(tokens, { size, weight, tracking, direction }),
    tokens,
    baseline: index * size * leading,
  }));
  const inks = set.flatMap(({ words, baseline }) =>
    words.map(({ ink }) => ({ top: baseline + ink.top, bottom: baseline + ink.bottom })),
  );
  const cap = -size * 0.73;
  return {
    size,
    lines: set,
    direction,
    width: Math.max(...set.map(inkWidth)),
    top: Math.min(cap, ...inks.map(({ top }) => top)),
    bottom: Math.max(0, ...inks.map(({ bottom }) => bottom)),
  };
}

/** The wider of pen and ink. */
function inkWidth({ width, words }: ShapedLine): number {
  const left = Math.min(0, ...words.map(({ ink }) => ink.left));
  const right = Math.max(width, ...words.map(({ ink }) => ink.right));
  return right - left;
}

/** Tokens between which no line may end. */
export interface Unit {
  readonly tokens: readonly Token[];
  /** Em. */
  readonly width: number;
}

/** What a line that ends badly costs, in square em, beside how far it is from the lines' mean length. */
const loneLastWord = 5;
const danglingWord = 1.6;
const dangling =
  /^(a|an|the|of|to|in|on|at|by|for|and|or|with|your|our|my|der|die|das|ein|eine|und|le|la|les|un|une|de|el|los|y|в|и|на|с)$/i;

/**
 * Breaks text into as few lines as fit, of even length.
 * @param space em between words.
 * @param limit em a line may have.
 * @returns undefined when it needs more than maxLines.
 */
export function breakLines(
  units: readonly Unit[],
  space: number,
  limit: number,
  maxLines: number,
): Token[][] | undefined {
  const count = fewestLines(units, space, limit);
  if (count === undefined || count > maxLines) return undefined;
  const starts = evenBreaks(units, space, limit, count);
  return starts.map((start, index) =>
    units.slice(start, starts[index + 1] ?? units.length).flatMap(({ tokens }) => tokens),
  );
}

function fewestLines(units: readonly Unit[], space: number, limit: number): number | undefined {
  let lines = 0;
  let used = Infinity;
  for (const unit of units) {
    if (unit.width > limit) return undefined;
    const gap = gapBefore(unit, space);
    if (used + gap + unit.width > limit) {
      lines++;
      used = unit.width;
    } else {
      used += gap + unit.width;
    }
  }
  return lines;
}

/** The units that begin the lines, chosen so that all lines together cost least. */
function evenBreaks(units: readonly Unit[], space: number, limit: number, count: number): number[] {
  const total = units.reduce((sum, unit) => sum + unit.width + gapBefore(unit, space), 0);
  const mean = total / count;
  // best[n][i]: the cheapest way to set the units from i on in n lines.
  const best: { cost: number; end: number }[][] = [
    Array.from({ length: units.length + 1 }, (_, at) => ({ cost: at === units.length ? 0 : Infinity, end: at })),
  ];
  for (let lines = 1; lines <= count; lines++) {
    const after = best[lines - 1] ?? [];
    best.push(
      Array.from({ length: units.length + 1 }, (_, from) => {
        let cheapest = { cost: Infinity, end: from };
        let width = 0;
        for (let end = from + 1; end <= units.length; end++) {
          const unit = units[end - 1];
          if (unit === undefined) break;
          width += unit.width + (end - 1 === from ? 0 : gapBefore(unit, space));
          if (width > limit) break;
          const rest = after[end]?.cost ?? Infinity;
          const lone = lines === 1 && end - from === 1 && count > 1 && units.length > count ? loneLastWord : 0;
          const hangs = lines > 1 && dangling.test(unit.tokens.at(-1)?.text ?? '') ? danglingWord : 0;
          const cost = rest + (width - mean) ** 2 + lone + hangs;
          if (cost < cheapest.cost) cheapest = { cost, end };
        }
        return cheapest;
      }),
    );
  }
  const starts: number[] = [];
  let from = 0;
  for (let lines = count; lines > 0; lines--) {
    starts.push(from);
    from = best[lines]?.[from]?.end ?? units.length;
  }
  return starts;
}

function gapBefore({ tokens }: Unit, space: number): number {
  return tokens[0]?.joined === true ? 0 : space;
}
