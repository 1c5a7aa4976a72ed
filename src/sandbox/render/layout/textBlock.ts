import { even, type Rect } from './page';
import type { Entrance, Paint, PlacedShape } from './plan';
import type { FittedLine, FittedText } from '../type/textFit';

export type Align = 'start' | 'center';

export interface BlockStyle {
  readonly paint: Paint;
  /** For the words that carry the message. */
  readonly emphasis: 'accent' | 'block' | 'none';
  readonly entrance: Entrance['style'];
  /** Frame of the scene at which the first word moves. */
  readonly at: number;
  /** Frames from one word to the next. */
  readonly stagger: number;
  /** Frames a word moves. */
  readonly frames: number;
}

/** Where a fitted text stands: the left end of its column and the first baseline. */
export interface BlockPlace {
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly align: Align;
}

/** The words of a fitted text as shapes, and the bars behind those that are blocked out. */
export function placeText(text: FittedText, place: BlockPlace, style: BlockStyle): PlacedShape[] {
  const bars: PlacedShape[] = [];
  const words: PlacedShape[] = [];
  let told = 0;
  for (const line of text.lines) {
    const x = place.left + indent(line, text, place);
    const y = place.baseline + line.baseline;
    const band = bandOf(line, x, y);
    for (const word of line.words) {
      const emphasized = style.emphasis !== 'none' && line.tokens[word.token]?.emphasized === true;
      const blocked = emphasized && style.emphasis === 'block';
      words.push({
        svg: `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${word.svg}</g>`,
        box: outward(word.ink.left + x, word.ink.top + y, word.ink.right + x, word.ink.bottom + y),
        paint: blocked ? 'onAccent' : emphasized ? 'accent' : style.paint,
        entrance: { style: style.entrance, at: Math.round(style.at + told * style.stagger), frames: style.frames },
        band,
      });
      told++;
    }
    if (style.emphasis === 'block') {
      for (const run of emphasizedRuns(line)) {
        const first = told - line.words.length;
        const entrance: Entrance = {
          style: text.direction === 'rtl' ? 'wipeLeft' : 'wipeRight',
          at: Math.max(0, Math.round(style.at + (first + run.firstWord) * style.stagger) - 1),
          frames: style.frames,
        };
        const pad = line.size * 0.09;
        const [top, bottom] = [Math.min(run.top, -line.size * 0.74), Math.max(run.bottom, line.size * 0.04)];
        bars.push(
          bar(run.left + x - pad, top + y - pad * 0.8, run.right + x + pad, bottom + y + pad * 0.8, 'accent', entrance),
        );
      }
    }
  }
  return [...bars, ...words];
}

/** A filled rectangle. @param radius of its corners. */
export function bar(
  left: number,
  top: number,
  right: number,
  bottom: number,
  paint: Paint,
  entrance: Entrance,
  radius = 0,
): PlacedShape {
  const box = outward(left, top, right, bottom);
  const [x, y] = [Math.round(left), Math.round(top)];
  const svg = `<rect x="${x}" y="${y}" width="${Math.round(right) - x}" height="${Math.round(bottom) - y}" rx="${radius.toFixed(1)}"/>`;
  return { svg, box, paint, entrance, band: box };
}

/** The rectangle of whole pixels around these, left and top even. */
export function outward(left: number, top: number, right: number, bottom: number): Rect {
  return {
    left: Math.floor(left / 2) * 2,
    top: Math.floor(top / 2) * 2,
    right: Math.ceil(right + 0.5),
    bottom: Math.ceil(bottom + 0.5),
  };
}

function indent(line: FittedLine, text: FittedText, { width, align }: BlockPlace): number {
  if (align === 'center') return (width - line.width) / 2;
  return text.direction === 'rtl' ? width - line.width : 0;
}

/** The strip a line's words may show in while they move. */
function bandOf(line: FittedLine, x: number, y: number): Rect {
  const { size } = line;
  const top = Math.min(-size * 0.78, ...line.words.map(({ ink }) => ink.top));
  const bottom = Math.max(size * 0.06, ...line.words.map(({ ink }) => ink.bottom));
  return {
    left: even(x - size),
    top: Math.floor(y + top - 2),
    right: even(x + line.width + size),
    bottom: Math.ceil(y + bottom + 2),
  };
}

interface Run {
  readonly firstWord: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Neighboring emphasized words of a line, as one area. */
function emphasizedRuns({ words, tokens }: FittedLine): Run[] {
  const runs: (Run & { last: number })[] = [];
  for (const [index, { ink, token }] of words.entries()) {
    if (tokens[token]?.emphasized !== true) continue;
    const open = runs.at(-1);
    if (open?.last === index - 1) {
      open.left = Math.min(open.left, ink.left);
      open.right = Math.max(open.right, ink.right);
      open.top = Math.min(open.top, ink.top);
      open.bottom = Math.max(open.bottom, ink.bottom);
      open.last = index;
    } else {
      runs.push({ firstWord: index, ...ink, last: index });
    }
  }
  return runs;
}
