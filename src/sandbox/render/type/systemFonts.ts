import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Finds the machine's own fonts for scripts the shipped fonts lack. Only file names are read. */
export class SystemFonts {
  private files: Promise<readonly FontFile[]> | undefined;

  /** @param folders where fonts lie; the default is where this system keeps them. */
  constructor(private readonly folders: readonly string[] = fontFolders()) {}

  /** Files that may draw a character, best first, few. */
  async filesFor(character: string): Promise<string[]> {
    const files = await (this.files ??= listFonts(this.folders));
    const beginnings = [
      ...scriptFonts.filter(({ script }) => script.test(character)).flatMap((entry) => entry.files),
      ...namedScripts
        .filter((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(character))
        .map((name) => `notosans${name.replaceAll('_', '').toLowerCase()}`),
    ];
    const found = beginnings.flatMap((beginning) =>
      files
        .filter(({ key }) => key.startsWith(beginning))
        .sort((a, b) => heaviness(b.key) - heaviness(a.key) || a.key.length - b.key.length),
    );
    return [...new Set(found.map(({ file }) => file))].slice(0, 12);
  }
}

interface FontFile {
  readonly file: string;
  /** The name in lower case without separators. */
  readonly key: string;
}

/** Bold upright text faces first. */
function heaviness(key: string): number {
  if (/italic|oblique|condensed|mono|serif|ui(?:bold|regular|black)/.test(key)) return -1;
  if (/semibold|demi/.test(key)) return 3;
  if (/extrabold|heavy/.test(key)) return 2;
  if (/bold|w[78]|bd\./.test(key)) return 4;
  if (/black|thin|light/.test(key)) return 0;
  return 1;
}

/** More files than this are not looked at. */
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

/** Where a script's letters are found on people's machines. */
export interface ScriptFonts {
  readonly script: RegExp;
  /** Beginnings of font file names, lower case without separators, best first: Noto, then macOS, then Windows. */
  readonly files: readonly string[];
}

/**
 * Known families per script, of the fonts that Linux distributions, macOS and Windows bring. A script that is not
 * listed is looked for by its name in `NotoSans<Script>`.
 */
export const scriptFonts: readonly ScriptFonts[] = [
  entry(
    /\p{Script=Hangul}/u,
    'notosanscjkkr notosanskr notosanscjk sourcehansans nanumgothic applesdgothicneo applegothic malgunbd malgun',
  ),
  entry(
    /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    'notosanscjkjp notosansjp notosanscjk sourcehansans ipagp takao hiraginosans ヒラギノ角ゴシック hiragino yugothb yugoth meiryob msgothic',
  ),
  entry(
    /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    'notosanscjksc notosanssc notosanscjk sourcehansans wqy droidsansfallback pingfang hiraginosansgb stheiti songti msyhbd msyh simhei deng msjhbd msjh arialunicode',
  ),
  entry(
    /\p{Script=Arabic}/u,
    'notosansarabic notokufiarabic notonaskharabic sfarabic geezapro segoeuib segoeui arialbd arial tahomabd tahoma dejavusans',
  ),
  entry(/\p{Script=Hebrew}/u, 'notosanshebrew sfhebrew arialhb segoeuib segoeui arialbd arial dejavusans'),
  entry(
    /\p{Script=Devanagari}/u,
    'notosansdevanagari kohinoor devanagarisangammn devanagarimt nirmalab nirmala mangalb mangal lohitdevanagari',
  ),
  entry(/\p{Script=Bengali}/u, 'notosansbengali kohinoorbangla banglasangammn nirmalab nirmala vrinda lohitbengali'),
  entry(/\p{Script=Tamil}/u, 'notosanstamil tamilsangammn nirmalab nirmala latha lohittamil'),
  entry(/\p{Script=Telugu}/u, 'notosanstelugu kohinoortelugu telugusangammn nirmalab nirmala gautami'),
  entry(/\p{Script=Gujarati}/u, 'notosansgujarati kohinoorgujarati gujaratisangammn nirmalab nirmala shruti'),
  entry(/\p{Script=Gurmukhi}/u, 'notosansgurmukhi muktamahee gurmukhimn nirmalab nirmala raavi'),
  entry(/\p{Script=Kannada}/u, 'notosanskannada notosanskannada kannadasangammn nirmalab nirmala tunga'),
  entry(/\p{Script=Malayalam}/u, 'notosansmalayalam malayalamsangammn nirmalab nirmala kartika'),
  entry(/\p{Script=Sinhala}/u, 'notosanssinhala sinhalasangammn nirmalab nirmala iskpotab'),
  entry(
    /\p{Script=Thai}/u,
    'notosansthai notoloopedthai thonburi sukhumvitset leelauib leelawuib leelawui tahomabd tahoma',
  ),
  entry(/\p{Script=Lao}/u, 'notosanslao notoloopedlao laosangammn laomn leelauib leelawui'),
  entry(/\p{Script=Khmer}/u, 'notosanskhmer khmersangammn khmermn leelauib leelawui khmerui'),
  entry(/\p{Script=Myanmar}/u, 'notosansmyanmar myanmarsangammn myanmarmn mmrtextb mmrtext'),
  entry(/\p{Script=Armenian}/u, 'notosansarmenian notosansarmenian mshtakan segoeuib segoeui dejavusans'),
  entry(/\p{Script=Georgian}/u, 'notosansgeorgian helvetica segoeuib segoeui dejavusans'),
  entry(/\p{Script=Ethiopic}/u, 'notosansethiopic kefa ebrimabd ebrima'),
  entry(/\p{Script=Tibetan}/u, 'notosanstibetan notoseriftibetan kailasa himalaya'),
  entry(
    /[\p{Sm}\p{So}\p{Sk}\p{Po}\p{No}]/u,
    'notosanssymbols2 notosanssymbols notosansmath applesymbols seguisym dejavusans',
  ),
];

/** The Unicode names of scripts whose fonts carry the script's name. */
const namedScripts =
  'Adlam Balinese Bamum Batak Buginese Canadian_Aboriginal Chakma Cham Cherokee Coptic Cuneiform Deseret Egyptian_Hieroglyphs Glagolitic Gothic Javanese Kayah_Li Lepcha Limbu Lisu Meetei_Mayek Mongolian New_Tai_Lue Nko Ogham Ol_Chiki Old_Italic Oriya Osage Phoenician Runic Samaritan Saurashtra Sundanese Syloti_Nagri Syriac Tagalog Tai_Le Tai_Tham Tai_Viet Thaana Tifinagh Vai Yi'.split(
    ' ',
  );

function entry(script: RegExp, files: string): ScriptFonts {
  return { script, files: [...new Set(files.split(' '))] };
}
