import { readdir, readFile, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type * as hb from 'harfbuzzjs' with { 'resolution-mode': 'import' };

export type HarfBuzz = typeof hb;
export type Font = hb.Font;

/** Loads the fonts in a file, except fonts without outlines, such as bitmap color fonts. */
export function fontsOf(harfBuzz: HarfBuzz, bytes: Buffer): Font[] {
  const count = bytes.toString('latin1', 0, 4) === 'ttcf' ? Math.min(32, bytes.readUInt32BE(8)) : 1;
  const blob = new harfBuzz.Blob(new Uint8Array(bytes));
  return Array.from({ length: count }, (_, index) => new harfBuzz.Face(blob, index))
    .filter((face) => ['glyf', 'CFF ', 'CFF2'].some((table) => face.referenceTable(table) !== undefined))
    .map((face) => {
      const font = new harfBuzz.Font(face);
      if ('wght' in face.getAxisInfos()) font.setVariations([new harfBuzz.Variation('wght', 700)]);
      return font;
    });
}

export function hasCharacter(font: Font, character: string): boolean {
  return font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}

/** Maximum total size of the system fonts that one thread reads, in bytes. */
const mostFontBytes = 128 * 1024 * 1024;

/**
 * The system's fonts for scripts that the shipped fonts lack. Fonts are found by their file names and read when first
 * needed.
 */
export class SystemFonts {
  private files: Promise<readonly FontFile[]> | undefined;
  private readonly opened = new Map<string, readonly Font[]>();
  private readable = mostFontBytes;

  /** @param folders folders with fonts. Defaults to the font folders of this system */
  constructor(private readonly folders: readonly string[] = fontFolders()) {}

  /**
   * Finds a font that can draw a character.
   * @param language a code such as `JP`. Fonts with this code in their names are preferred
   */
  async find(harfBuzz: HarfBuzz, character: string, language: string): Promise<Font | undefined> {
    for (const file of await this.filesFor(character)) {
      const fonts = this.opened.get(file) ?? (await this.open(harfBuzz, file));
      this.opened.set(file, fonts);
      const [best] = fonts
        .filter((font) => hasCharacter(font, character))
        .sort((a, b) => fitness(b, language) - fitness(a, language));
      if (best !== undefined) return best;
    }
    return undefined;
  }

  private async open(harfBuzz: HarfBuzz, file: string): Promise<Font[]> {
    try {
      const { size } = await stat(file);
      if (size > this.readable) return [];
      this.readable -= size;
      return fontsOf(harfBuzz, await readFile(file));
    } catch {
      // An unreadable font counts as missing. The video's label reports the number of phrases that no font can draw.
      return [];
    }
  }

  /** Returns at most 12 font files that are likely to contain the character, best first. */
  private async filesFor(character: string): Promise<string[]> {
    const files = await (this.files ??= listFonts(this.folders));
    const beginnings = scriptFonts.filter(({ script }) => script.test(character)).flatMap((entry) => entry.files);
    const found = beginnings.flatMap((beginning) =>
      files
        .filter(({ key }) => key.startsWith(beginning))
        .sort((a, b) => heaviness(b.key) - heaviness(a.key) || a.key.length - b.key.length),
    );
    return [...new Set(found.map(({ file }) => file))].slice(0, 12);
  }
}

function fitness({ face }: Font, language: string): number {
  const name = `${face.getName(1, 'en')} ${face.getName(2, 'en')}`;
  return (name.includes(` ${language}`) ? 2 : 0) + (/bold/i.test(name) ? 1 : 0) - (/mono/i.test(name) ? 4 : 0);
}

interface FontFile {
  readonly file: string;
  /** The file's name in lower case, without separators. */
  readonly key: string;
}

/** Returns the rank of a font, which depends on its file name. Bold, upright fonts have the highest rank. */
function heaviness(key: string): number {
  if (/italic|oblique|condensed|mono|serif|ui(?:bold|regular|black)/.test(key)) return -1;
  if (/semibold|demi/.test(key)) return 3;
  if (/extrabold|heavy/.test(key)) return 2;
  if (/bold|w[78]|bd\./.test(key)) return 4;
  if (/black|thin|light/.test(key)) return 0;
  return 1;
}

/** Maximum number of font files that are listed. */
const mostFiles = 20_000;

async function listFonts(folders: readonly string[]): Promise<FontFile[]> {
  const lists = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return lists
    .flat()
    .filter((it) => !it.isDirectory() && /\.(ttf|otf|ttc|otc)$/i.test(it.name))
    .slice(0, mostFiles)
    .map((it) => ({
      file: path.join(it.parentPath, it.name),
      key: it.name
        .toLowerCase()
        .replace(/[\s_-]/g, '')
        .normalize('NFC'),
    }));
}

function fontFolders(): string[] {
  const home = os.homedir();
  if (process.platform === 'win32') {
    return [
      path.join(process.env.WINDIR ?? 'C:\\Windows', 'Fonts'),
      path.join(process.env.LOCALAPPDATA ?? home, 'Microsoft', 'Windows', 'Fonts'),
    ];
  }
  if (process.platform === 'darwin') {
    return ['/System/Library/Fonts', '/Library/Fonts', path.join(home, 'Library', 'Fonts')];
  }
  return [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    path.join(home, '.local', 'share', 'fonts'),
    path.join(home, '.fonts'),
  ];
}

/**
 * File name prefixes of the fonts for each script, best first, in lower case without separators. They cover the font
 * families of Linux distributions (Noto), macOS and Windows.
 */
const scriptFonts = String.raw`
  \p{Script=Hangul} | notosanscjkkr notosanskr notosanscjk sourcehansans nanumgothic applesdgothicneo applegothic malgunbd malgun
  [\p{Script=Hiragana}\p{Script=Katakana}] | notosanscjkjp notosansjp notosanscjk sourcehansans ipagp takao hiraginosans ヒラギノ角ゴシック hiragino yugothb yugoth meiryob msgothic
  [\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef] | notosanscjksc notosanssc notosanscjk sourcehansans wqy droidsansfallback pingfang hiraginosansgb stheiti songti msyhbd msyh simhei deng msjhbd msjh arialunicode
  \p{Script=Arabic} | notosansarabic notokufiarabic notonaskharabic sfarabic geezapro segoeuib segoeui arialbd arial tahomabd tahoma dejavusans
  \p{Script=Hebrew} | notosanshebrew sfhebrew arialhb segoeuib segoeui arialbd arial dejavusans
  \p{Script=Devanagari} | notosansdevanagari kohinoor devanagarisangammn devanagarimt nirmalab nirmala mangalb mangal lohitdevanagari
  \p{Script=Bengali} | notosansbengali kohinoorbangla banglasangammn nirmalab nirmala vrinda lohitbengali
  \p{Script=Tamil} | notosanstamil tamilsangammn nirmalab nirmala latha lohittamil
  \p{Script=Telugu} | notosanstelugu kohinoortelugu telugusangammn nirmalab nirmala gautami
  \p{Script=Gujarati} | notosansgujarati kohinoorgujarati gujaratisangammn nirmalab nirmala shruti
  \p{Script=Gurmukhi} | notosansgurmukhi muktamahee gurmukhimn nirmalab nirmala raavi
  \p{Script=Kannada} | notosanskannada kannadasangammn nirmalab nirmala tunga
  \p{Script=Malayalam} | notosansmalayalam malayalamsangammn nirmalab nirmala kartika
  \p{Script=Sinhala} | notosanssinhala sinhalasangammn nirmalab nirmala iskpotab
  \p{Script=Thai} | notosansthai notoloopedthai thonburi sukhumvitset leelauib leelawuib leelawui tahomabd tahoma
  \p{Script=Lao} | notosanslao notoloopedlao laosangammn laomn leelauib leelawui
  \p{Script=Khmer} | notosanskhmer khmersangammn khmermn leelauib leelawui khmerui
  \p{Script=Myanmar} | notosansmyanmar myanmarsangammn myanmarmn mmrtextb mmrtext
  \p{Script=Armenian} | notosansarmenian mshtakan segoeuib segoeui dejavusans
  \p{Script=Georgian} | notosansgeorgian helvetica segoeuib segoeui dejavusans
  \p{Script=Ethiopic} | notosansethiopic kefa ebrimabd ebrima
  \p{Script=Tibetan} | notosanstibetan notoseriftibetan kailasa himalaya
  [\p{Sm}\p{So}\p{Sk}\p{Po}\p{No}] | notosanssymbols2 notosanssymbols notosansmath applesymbols seguisym dejavusans
`
  .trim()
  .split('\n')
  .map((line) => {
    const [script = '', files = ''] = line.trim().split(' | ');
    return { script: new RegExp(script, 'u'), files: files.split(' ') };
  });
