import { japanese } from './terms';

/** The languages whose words for people, things and places are known. */
export type Language = 'english' | 'german' | 'french' | 'spanish' | 'portuguese' | 'italian' | 'japanese';

/** The most frequent words of each language in captions, and the letters that English lacks. */
const signs = [
  [
    'english',
    'the a an and with of her his its their our your at into from to out on off in over for by is are it this that as we you they she he no not up down through one two',
  ],
  [
    'german',
    'der die das den dem des und mit ein eine einen einem einer eines im am auf ist sind nicht für von vom zu zum zur sich auch aus bei wir ihr ihre ihren er sie über unter nach vor durch an in hinter neben zwei kein ä ö ü ß',
  ],
  [
    'french',
    "le la les une un des du de dans sur et est sont avec pour vous nous pas au aux que qui elle il ses sa son ce cette en devant derrière sous par entre deux se l' d' j' n' s' qu' c' à é è ê ç œ ù â î ô",
  ],
  [
    'spanish',
    'el la los las una un y con en su sus que por para es son del al se lo de no está como más sobre desde hasta entre dos junto él ella unos unas á é í ó ú ñ ¿ ¡',
  ],
  [
    'portuguese',
    'o a os as um uma e com em na no nas nos do da dos das ao à que para por é são não se seu sua de pelo pela mais como sobre entre dois duas num numa ela ele dele dela às até á é í ó ú ã õ ç â ê ô',
  ],
  [
    'italian',
    "il lo la gli i le un una uno e di del della dei delle dello che con per è sono non si nel nella sul sulla al alla alle dal dalla a da in su tra due suo sua allo dallo sullo nello agli negli sugli dei degli sui nei lei lui l' d' un' dell' nell' all' dall' c' à è ì ò ù é",
  ],
] as const;

/** The languages of each sign, which is a word or a letter in lower case. */
const languagesOfSign = new Map<string, Language[]>();
for (const [language, list] of signs) {
  for (const sign of list.split(' ')) languagesOfSign.set(sign, [...(languagesOfSign.get(sign) ?? []), language]);
}

/**
 * Returns the most probable languages of a text, judged by its script, its short words and its letters. A sign of
 * several languages counts less for each. A text without signs may be in any language.
 */
export function languagesOf(text: string): readonly Language[] {
  if (japanese.test(text)) return ['japanese'];
  const scores = new Map<Language, number>(signs.map(([language]) => [language, 0]));
  for (const [word] of text
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(/\p{L}+'?|[¿¡]/gu)) {
    for (const sign of [word, ...(word.length > 1 ? (word.match(/[^a-z']/gu) ?? []) : [])]) {
      const languages = languagesOfSign.get(sign) ?? [];
      for (const it of languages) scores.set(it, (scores.get(it) ?? 0) + 1 / languages.length);
    }
  }
  const most = Math.max(...scores.values());
  return [...scores].filter(([, score]) => score > most - 0.01).map(([language]) => language);
}
