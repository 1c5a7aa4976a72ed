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
export const namedScripts = [
  'Adlam',
  'Balinese',
  'Bamum',
  'Batak',
  'Buginese',
  'Canadian_Aboriginal',
  'Chakma',
  'Cham',
  'Cherokee',
  'Coptic',
  'Cuneiform',
  'Deseret',
  'Egyptian_Hieroglyphs',
  'Glagolitic',
  'Gothic',
  'Javanese',
  'Kayah_Li',
  'Lepcha',
  'Limbu',
  'Lisu',
  'Meetei_Mayek',
  'Mongolian',
  'New_Tai_Lue',
  'Nko',
  'Ogham',
  'Ol_Chiki',
  'Old_Italic',
  'Oriya',
  'Osage',
  'Phoenician',
  'Runic',
  'Samaritan',
  'Saurashtra',
  'Sundanese',
  'Syloti_Nagri',
  'Syriac',
  'Tagalog',
  'Tai_Le',
  'Tai_Tham',
  'Tai_Viet',
  'Thaana',
  'Tifinagh',
  'Vai',
  'Yi',
] as const;

function entry(script: RegExp, files: string): ScriptFonts {
  return { script, files: [...new Set(files.split(' '))] };
}
