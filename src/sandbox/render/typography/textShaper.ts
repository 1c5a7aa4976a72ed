import bidiFactory from 'bidi-js';
import type { Font } from './systemFonts';
import type { FontLibrary, Face } from './fontLibrary';
import { graphemes, textOf, type Token } from '../story/tokens';

/** A word as outlines, in pixels. The origin is the start of the line's baseline, and y points down. */
interface ShapedWord {
  /** The word's outlines as SVG elements. */
  readonly svg: string;
  readonly ink: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
  /** Index of the word's token in the line. */
  readonly token: number;
}

export interface ShapedLine {
  /** The words in reading order, which may differ from their order on the line. */
  readonly words: readonly ShapedWord[];
  /** Advance width of the line, in pixels. */
  readonly width: number;
}

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
/** Matches text in scripts that allow additional space between letters. */
const spaceable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Shapes lines with HarfBuzz. Supports every script that the fonts have, and text with mixed directions. */
export class TextShaper {
  private readonly widths = new Map<string, number>();

  constructor(private readonly fonts: FontLibrary) {}

  /** Returns the reading direction of the text. The first letter with a direction determines it. */
  directionOf(tokens: readonly Token[]): Direction {
    const { paragraphs } = bidi.getEmbeddingLevels(textOf(tokens));
    return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
  }

  /** Returns the width of a single token, in em. */
  widthOf(text: string, face: Face, tracking: number): number {
    const key = `${face} ${tracking} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      const token: Token = { text, joined: false, fragment: false, emphasized: false };
      width = this.shape([token], { size: 1, face, tracking, direction: 'ltr' }).width;
      this.widths.set(key, width);
    }
    return width;
  }

  /**
   * Shapes one line. `size` is in pixels. `tracking` is additional space after each letter in em, for scripts that
   * allow it.
   */
  shape(
    tokens: readonly Token[],
    { size, face, tracking, direction }: { size: number; face: Face; tracking: number; direction: Direction },
  ): ShapedLine {
    const text = textOf(tokens);
    const owner = ownersOf(tokens);
    const words = tokens.map((_, token) => ({
      svg: '',
      ink: { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
      token,
    }));
    const extra = spaceable.test(text) ? tracking * size : 0;
    let pen = 0;
    for (const run of this.runsOf(text, face, direction)) {
      const scale = size / run.font.face.upem;
      for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of this.glyphsOf(text, run)) {
        const word = words[owner[cluster] ?? 0];
        const box = run.font.glyphExtents(codepoint);
        const x = pen + xOffset * scale;
        const y = -yOffset * scale;
        if (word !== undefined && box !== undefined && box.width !== 0) {
          const at = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
          word.svg += `<path transform="${at}" d="${run.font.glyphToPath(codepoint)}"/>`;
          const { ink } = word;
          ink.left = Math.min(ink.left, x + box.xBearing * scale);
          ink.right = Math.max(ink.right, x + (box.xBearing + box.width) * scale);
          ink.top = Math.min(ink.top, y - box.yBearing * scale);
          ink.bottom = Math.max(ink.bottom, y - (box.yBearing + box.height) * scale);
        }
        pen += xAdvance * scale + (xAdvance > 0 ? extra : 0);
      }
    }
    return { width: Math.max(0, pen - extra), words: words.filter(({ svg }) => svg !== '') };
  }

  private glyphsOf(text: string, { start, end, level, font }: Run) {
    const { harfBuzz } = this.fonts;
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text, start, end - start);
    buffer.setDirection(level % 2 === 1 ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR);
    buffer.guessSegmentProperties();
    harfBuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }

  /** Splits a line at changes of font or direction. The runs are in visual order, left to right. */
  private runsOf(text: string, face: Face, direction: Direction): Run[] {
    const levels = bidi.getEmbeddingLevels(text, direction);
    const runs: Run[] = [];
    let before: Font | undefined;
    for (const { segment, index } of graphemes.segment(text)) {
      const font = this.fonts.fontFor(segment, face, before) ?? before;
      if (font === undefined) continue;
      before = font;
      const level = levels.levels[index] ?? 0;
      const last = runs.at(-1);
      if (last?.font === font && last.level === level && last.end === index) last.end = index + segment.length;
      else runs.push({ start: index, end: index + segment.length, level, font });
    }
    const order = bidi.getReorderedIndices(text, levels);
    return runs.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start));
  }
}

interface Run {
  readonly start: number;
  end: number;
  readonly level: number;
  readonly font: Font;
}

/** Returns the token index of each UTF-16 unit of the line. A space belongs to the word before it. */
function ownersOf(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ text, joined }, token) => {
    const own = Array.from({ length: text.length }, () => token);
    return joined || token === 0 ? own : [token - 1, ...own];
  });
}
