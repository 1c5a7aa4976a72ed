import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type * as hb from 'harfbuzzjs' with { 'resolution-mode': 'import' };
import { loadHarfBuzz, type HarfBuzz } from './harfbuzz';
import { SystemFonts } from './systemFonts';

/** Which cut of the shipped typeface: heavy for what is to be seen, medium for what is to be read. */
export type Weight = 'heavy' | 'medium';

/** A font ready to shape with. */
export interface LoadedFont {
  readonly font: hb.Font;
  /** Units of the em square. */
  readonly unitsPerEm: number;
}

/** So much of the machine's fonts is read for one video, whatever it asks for. */
const mostFontBytes = 128 * 1024 * 1024;
/** What shows nothing of its own: joiners, variation selectors, spaces. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\s]$/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The shipped fonts, and those of the machine that a text turned out to need. */
export class FontLibrary {
  private readonly added: LoadedFont[] = [];
  private readonly tried = new Set<string>();
  private readonly opened = new Map<string, LoadedFont[]>();
  private readable = mostFontBytes;

  private constructor(
    readonly harfBuzz: HarfBuzz,
    private readonly heavy: LoadedFont,
    private readonly medium: LoadedFont,
    private readonly emoji: LoadedFont,
    private readonly system: SystemFonts,
  ) {}

  /** @param assetsFolder where the build puts fonts and HarfBuzz. */
  static async open(assetsFolder: string, system = new SystemFonts()): Promise<FontLibrary> {
    const harfBuzz = await loadHarfBuzz(assetsFolder);
    const load = async (name: string) => {
      const [font] = facesOf(harfBuzz, await readFile(path.join(assetsFolder, 'fonts', name)));
      if (font === undefined) throw new Error(`The font ${name} has no letters.`);
      return font;
    };
    const [heavy, medium, emoji] = await Promise.all(
      ['Inter-ExtraBold.ttf', 'Inter-Medium.ttf', 'NotoEmoji-Bold.ttf'].map(load),
    );
    if (heavy === undefined || medium === undefined || emoji === undefined) throw new Error('A font is missing.');
    return new FontLibrary(harfBuzz, heavy, medium, emoji, system);
  }

  /** Loads fonts of the machine for every character of a text that none here can draw, where there are any. */
  async cover(text: string): Promise<void> {
    const language = languageOf(text);
    for (const character of orderedByScript(text)) {
      if (this.tried.has(character) || this.covers(character)) continue;
      this.tried.add(character);
      const face = await this.find(character, language);
      if (face !== undefined) this.added.push(face);
    }
    this.opened.clear();
  }

  /** The part of a text that can be drawn: whole graphemes, or nothing of them. */
  drawable(text: string): string {
    return [...graphemes.segment(text)]
      .map(({ segment }) => segment)
      .filter((grapheme) => this.fontFor(grapheme, 'heavy') !== undefined)
      .join('');
  }

  /**
   * The font that draws a grapheme.
   * @param before the font of the text before, kept for what all scripts share, such as digits and full stops.
   */
  fontFor(grapheme: string, weight: Weight, before?: LoadedFont): LoadedFont | undefined {
    const inter = weight === 'heavy' ? this.heavy : this.medium;
    const common = /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(grapheme);
    const text = [...(common && before !== undefined && before !== this.emoji ? [before] : []), inter, ...this.added];
    const order = isEmoji(grapheme) ? [this.emoji, ...text] : [...text, this.emoji];
    return order.find((it) => hasAll(it, grapheme));
  }

  private covers(character: string): boolean {
    return [this.heavy, this.emoji, ...this.added].some((it) => hasAll(it, character));
  }

  private async find(character: string, language: string): Promise<LoadedFont | undefined> {
    for (const file of await this.system.filesFor(character)) {
      let faces = this.opened.get(file);
      if (faces === undefined) this.opened.set(file, (faces = await this.openFaces(file, language)));
      const face = faces.find((it) => hasAll(it, character));
      if (face !== undefined) return face;
    }
    return undefined;
  }

  private async openFaces(file: string, language: string): Promise<LoadedFont[]> {
    try {
      const { size } = await stat(file);
      if (size > this.readable) return [];
      this.readable -= size;
      return facesOf(this.harfBuzz, await readFile(file), language);
    } catch {
      // A font that cannot be read is as good as none; the words it would have drawn are counted and told.
      return [];
    }
  }
}

/** Characters that tell the language first, so that Japanese text gets Japanese shapes of its Chinese characters. */
function orderedByScript(text: string): string[] {
  const rank = (character: string) =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 0 : 1;
  return [...new Set(text)].filter((it) => !invisible.test(it)).sort((a, b) => rank(a) - rank(b));
}

function isEmoji(grapheme: string): boolean {
  if (/\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(grapheme)) return true;
  return pictograph.test(grapheme) && !/^[©®™]$/.test(grapheme);
}

function hasAll({ font }: LoadedFont, grapheme: string): boolean {
  for (const character of grapheme) {
    if (invisible.test(character)) continue;
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (glyph === undefined) return false;
  }
  return true;
}

/** How the faces of a collection name the language they are for. */
function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  return /\p{Script=Hangul}/u.test(text) ? 'KR' : 'SC';
}

/** The faces of a font file that have outlines, those for the language first. Bitmap colour fonts have none. */
function facesOf(harfBuzz: HarfBuzz, bytes: Buffer, language = ''): LoadedFont[] {
  const count = bytes.toString('latin1', 0, 4) === 'ttcf' ? Math.min(32, bytes.readUInt32BE(8)) : 1;
  const blob = new harfBuzz.Blob(new Uint8Array(bytes));
  const faces = Array.from({ length: count }, (_, index) => new harfBuzz.Face(blob, index)).filter((face) =>
    ['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table) !== undefined),
  );
  const score = (face: hb.Face) => {
    const name = `${face.getName(1, 'en')} ${face.getName(2, 'en')}`;
    return (
      (language !== '' && name.includes(` ${language}`) ? 2 : 0) +
      (/bold/i.test(name) ? 1 : 0) -
      (/mono/i.test(name) ? 4 : 0)
    );
  };
  return (count > 1 ? faces.sort((a, b) => score(b) - score(a)) : faces).map((face) => loaded(harfBuzz, face));
}

function loaded(harfBuzz: HarfBuzz, face: hb.Face): LoadedFont {
  const font = new harfBuzz.Font(face);
  const head = face.referenceTable('head');
  const unitsPerEm = head === undefined ? 1000 : (head[18] ?? 0) * 256 + (head[19] ?? 0);
  if ('wght' in face.getAxisInfos()) font.setVariations([new harfBuzz.Variation('wght', 700)]);
  return { font, unitsPerEm };
}
