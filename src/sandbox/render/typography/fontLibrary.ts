import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontsOf, hasCharacter, SystemFonts, type Font, type HarfBuzz } from './systemFonts';
import { graphemesOf } from '../story/tokens';

/** The typefaces that the extension ships: `heavy` and `display` for headlines, `medium` for other text. */
export type Face = 'heavy' | 'medium' | 'display';

/** Matches characters without a visible glyph: joiners, variation selectors and spaces. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\s]$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;

/** The fonts for rendering: shipped fonts, and system fonts for characters that the shipped fonts lack. */
export class FontLibrary {
  private added: Font[] = [];

  private constructor(
    readonly harfBuzz: HarfBuzz,
    private readonly shipped: Readonly<Record<Face | 'emoji', Font>>,
    private readonly system: SystemFonts,
  ) {}

  /** @param assetsFolder path of `dist/sandbox`, which contains the fonts and HarfBuzz as an ES module */
  static async open(assetsFolder: string, system = new SystemFonts()): Promise<FontLibrary> {
    const program = pathToFileURL(path.join(assetsFolder, 'harfbuzz', 'dist', 'index.mjs'));
    // The type is safe, because the build copies this module from the HarfBuzz package.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const harfBuzz = (await import(program.href)) as HarfBuzz;
    const load = async (name: string): Promise<Font> => {
      const [font] = fontsOf(harfBuzz, await readFile(path.join(assetsFolder, 'fonts', `${name}.ttf`)));
      if (font === undefined) throw new Error(`The font ${name} has no letters.`);
      return font;
    };
    const [heavy, medium] = [await load('Inter-ExtraBold'), await load('Inter-Medium')];
    const [display, emoji] = [await load('DMSerifDisplay-Regular'), await load('NotoEmoji-Bold')];
    return new FontLibrary(harfBuzz, { heavy, medium, display, emoji }, system);
  }

  /**
   * Finds system fonts for the characters that the shipped fonts lack. Replaces the system fonts from the previous
   * call.
   */
  async cover(...texts: readonly string[]): Promise<void> {
    this.added = [];
    for (const text of texts) {
      const language = languageOf(text);
      for (const character of orderedByScript(text)) {
        if (this.fontFor(character, 'heavy') !== undefined) continue;
        const face = await this.system.find(this.harfBuzz, character, language);
        if (face !== undefined) this.added.push(face);
      }
    }
  }

  /** Returns the part of the text that the fonts can draw, in whole graphemes. */
  drawable(text: string): string {
    return graphemesOf(text)
      .filter((grapheme) => this.fontFor(grapheme, 'heavy') !== undefined)
      .join('');
  }

  /**
   * Returns the font for a grapheme, or undefined if no font has the grapheme.
   * @param before the font of the preceding text. Characters that all scripts share, such as digits, keep this font
   */
  fontFor(grapheme: string, face: Face, before?: Font): Font | undefined {
    const { heavy, emoji } = this.shipped;
    const common = /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(grapheme);
    const text = [
      ...(common && before !== undefined && before !== emoji ? [before] : []),
      this.shipped[face],
      heavy,
      ...this.added,
    ];
    const order = isEmoji(grapheme) ? [emoji, ...text] : [...text, emoji];
    return order.find((it) => hasAll(it, grapheme));
  }

  hasLetters(face: Face, text: string): boolean {
    return (text.match(/\p{L}/gu) ?? []).every((letter) => hasAll(this.shipped[face], letter));
  }
}

/**
 * Returns the visible characters of the text. Kana and Hangul come first, so that the font found for them is also used
 * for Chinese characters.
 */
function orderedByScript(text: string): string[] {
  const rank = (character: string) =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 0 : 1;
  return [...new Set(text)].filter((it) => !invisible.test(it)).sort((a, b) => rank(a) - rank(b));
}

function isEmoji(grapheme: string): boolean {
  if (/\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(grapheme)) return true;
  return pictograph.test(grapheme) && !/^[©®™]$/.test(grapheme);
}

function hasAll(font: Font, grapheme: string): boolean {
  return Array.from(grapheme).every((character) => invisible.test(character) || hasCharacter(font, character));
}

/** Returns the language code that CJK font names use, as in "Noto Sans CJK JP": `JP`, `KR` or, by default, `SC`. */
function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  return /\p{Script=Hangul}/u.test(text) ? 'KR' : 'SC';
}
