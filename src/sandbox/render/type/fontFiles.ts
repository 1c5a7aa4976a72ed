import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type * as hb from 'harfbuzzjs' with { 'resolution-mode': 'import' };
import type { SystemFonts } from './systemFonts';
import { pathToFileURL } from 'node:url';

/** A font ready to shape with. */
export interface LoadedFont {
  readonly font: hb.Font;
  /** Units of the em square. */
  readonly unitsPerEm: number;
  /** Family and style, as the font names itself. */
  readonly name: string;
}

/** So much of the machine's fonts is read in one thread, whatever texts ask for. */
const mostFontBytes = 128 * 1024 * 1024;

/** Font files, each read once per thread: the shipped ones at once, the machine's when first needed. */
export class FontFiles {
  private readonly opened = new Map<string, Promise<readonly LoadedFont[]>>();
  private readable = mostFontBytes;

  private constructor(
    readonly harfBuzz: HarfBuzz,
    readonly heavy: LoadedFont,
    readonly medium: LoadedFont,
    readonly display: LoadedFont,
    readonly emoji: LoadedFont,
    private readonly system: SystemFonts,
  ) {}

  /** @param assetsFolder where the build puts fonts and HarfBuzz. */
  static async open(assetsFolder: string, system: SystemFonts): Promise<FontFiles> {
    const harfBuzz = await loadHarfBuzz(assetsFolder);
    const load = async (name: string): Promise<LoadedFont> => {
      const [font] = facesOf(harfBuzz, await readFile(path.join(assetsFolder, 'fonts', `${name}.ttf`)));
      if (font === undefined) throw new Error(`The font ${name} has no letters.`);
      return font;
    };
    const [heavy, medium] = [await load('Inter-ExtraBold'), await load('Inter-Medium')];
    const [display, emoji] = [await load('DMSerifDisplay-Regular'), await load('NotoEmoji-Bold')];
    return new FontFiles(harfBuzz, heavy, medium, display, emoji, system);
  }

  /**
   * A font of the machine that has a character.
   * @param language how the faces of a collection name the language they are for, such as `JP`.
   */
  async find(character: string, language: string): Promise<LoadedFont | undefined> {
    for (const file of await this.system.filesFor(character)) {
      let opening = this.opened.get(file);
      if (opening === undefined) this.opened.set(file, (opening = this.openFaces(file)));
      const having = (await opening).filter(
        ({ font }) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
      );
      const best = having.sort((a, b) => fitness(b, language) - fitness(a, language))[0];
      if (best !== undefined) return best;
    }
    return undefined;
  }

  private async openFaces(file: string): Promise<LoadedFont[]> {
    try {
      const { size } = await stat(file);
      if (size > this.readable) return [];
      this.readable -= size;
      return facesOf(this.harfBuzz, await readFile(file));
    } catch {
      // A font that cannot be read is as good as none; the words it would have drawn are counted and reported.
      return [];
    }
  }
}

function fitness({ name }: LoadedFont, language: string): number {
  return (name.includes(` ${language}`) ? 2 : 0) + (/bold/i.test(name) ? 1 : 0) - (/mono/i.test(name) ? 4 : 0);
}

/** The faces of a font file that have outlines; bitmap color fonts have none. */
function facesOf(harfBuzz: HarfBuzz, bytes: Buffer): LoadedFont[] {
  const count = bytes.toString('latin1', 0, 4) === 'ttcf' ? Math.min(32, bytes.readUInt32BE(8)) : 1;
  const blob = new harfBuzz.Blob(new Uint8Array(bytes));
  return Array.from({ length: count }, (_, index) => new harfBuzz.Face(blob, index))
    .filter((face) => ['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table) !== undefined))
    .map((face) => loaded(harfBuzz, face));
}

function loaded(harfBuzz: HarfBuzz, face: hb.Face): LoadedFont {
  const font = new harfBuzz.Font(face);
  const head = face.referenceTable('head');
  const unitsPerEm = head === undefined ? 1000 : (head[18] ?? 0) * 256 + (head[19] ?? 0);
  if ('wght' in face.getAxisInfos()) font.setVariations([new harfBuzz.Variation('wght', 700)]);
  return { font, unitsPerEm, name: `${face.getName(1, 'en')} ${face.getName(2, 'en')}` };
}

export type HarfBuzz = typeof hb;

let opened: Promise<HarfBuzz> | undefined;

/** Loads HarfBuzz from the assets folder, once per thread. It stays an ES module with its WebAssembly beside it. */
export function loadHarfBuzz(assetsFolder: string): Promise<HarfBuzz> {
  opened ??= import(pathToFileURL(path.join(assetsFolder, 'harfbuzz', 'dist', 'index.mjs')).href) as Promise<HarfBuzz>;
  return opened;
}
