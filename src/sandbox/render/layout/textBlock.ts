import { even, type Rect } from './page';
import type { Entrance, Paint, PlacedShape } from './plan';
import type { FittedLine, FittedText } from '../typography/textFit';

export type Align = 'start' | 'center';

export interface BlockStyle {
  readonly paint: Paint;
  /** Whether emphasized words are drawn in the accent color. */
  readonly emphasis: boolean;
  readonly entrance: Entrance['style'];
  /** The frame in which the first word begins to enter, counted as in `Entrance`. */
  readonly at: number;
  /** Number of frames between the entrances of two consecutive words. */
  readonly stagger: number;
  /** Number of frames that the entrance of one word takes. */
  readonly frames: number;
}

/** The column for fitted text: its left edge, its width and the y position of its first baseline, in pixels. */
export interface BlockPlace {
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly align: Align;
}

/** Converts each word of fitted text to a shape. */
export function placeText(text: FittedText, place: BlockPlace, style: BlockStyle): PlacedShape[] {
  const words: PlacedShape[] = [];
  let animated = 0;
  for (const line of text.lines) {
    const x = place.left + indent(line, text, place);
    const y = place.baseline + line.baseline;
    const band = bandOf(line, x, y);
    for (const word of line.words) {
      const emphasized = style.emphasis && line.tokens[word.token]?.emphasized === true;
      words.push({
        svg: `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${word.svg}</g>`,
        box: outward(word.ink.left + x, word.ink.top + y, word.ink.right + x, word.ink.bottom + y),
        paint: emphasized ? 'accent' : style.paint,
        entrance: { style: style.entrance, at: Math.round(style.at + animated * style.stagger), frames: style.frames },
        band,
      });
      animated++;
    }
  }
  return words;
}

/**
 * Draws a filled rectangle.
 * @param radius radius of the rounded corners, in pixels
 */
export function bar({ left, top, right, bottom }: Rect, paint: Paint, entrance: Entrance, radius = 0): PlacedShape {
  const box = outward(left, top, right, bottom);
  const [x, y] = [Math.round(left), Math.round(top)];
  const svg = `<rect x="${x}" y="${y}" width="${Math.round(right) - x}" height="${Math.round(bottom) - y}" rx="${radius.toFixed(1)}"/>`;
  return { svg, box, paint, entrance, band: box };
}

/** Enlarges an area to whole pixels. Left and top become even. */
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

/** Returns the area of a text line. Words that enter vertically are visible only inside this area. */
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
