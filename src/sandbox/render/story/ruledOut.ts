import { languagesOf } from './language';

/* Finds what a brief rules out, as in "no bright red", "Avoid: cats, needles", "Katzen weglassen" and "--no text". */

/** A part of a text: its first index, and the index after it. */
interface Span {
  readonly at: number;
  readonly end: number;
}

/** Whether a word after the negation turns it into a request, as in "not only cats" and "don't forget the dog". */
const turned =
  '(?!\\s(?:only|just|merely|more|longer|matter|need|problem|worr\\p{L}+|doubt|forget|miss|wait|hesitate|lose|without|nur|bloß|allein|mehr|vergess\\p{L}+|verpass\\p{L}+|que|seulement|plus|oubli\\p{L}+|sólo|solo|solamente|más|olvid\\p{L}+|perd\\p{L}+|apenas|só|mais|esque[cç]\\p{L}+|soltanto|più|dimentic\\p{L}+)(?!\\p{L}))';
const negation = `(?<![\\p{L}])(?:(?:do|does|must|should|shall|may|can|will|is|are|was)(?:n[’']?t| not)|not|never|nothing|nobody|without|avoid(?:ing)?|anything but|instead of|rather than|stay away from|steer clear of|leave out|nor|weder|keine?[snrm]?|nicht|nichts|niemals|ohne|vermeiden?|statt|anstatt|bloß kein\\p{L}*|sans|jamais|(?:ne |n[’'])\\p{L}+ (?:pas|jamais|aucune?|ni)|pas (?:de|du|des|une?|la|les?)|pas d(?=[’'])|ni|aucune?|évite[rz]?|au lieu d[eu]|sin|nada d[eo]|nunca|jamás|ningún|ningun[oa]s?|evit(?:[aeo]|ar|are|ad|en?|em|iamo)|en vez de|en lugar de|n[ãa]o|sem|nem|nenhuma?|em vez de|non|senza|né|niente|nessun[oa]?|invece d(?:i|el|ella))`;
/** In Portuguese, "no" means "in the". */
const no = '(?<!\\p{L})no';

/** Matches a negation, whatever it rules out. */
export const negated = new RegExp(`${negation}(?!\\p{L})|${no}(?!\\p{L})`, 'iu');

/** Labels of fields that list what to leave out, as in "Things to avoid". */
const labels =
  "(?:(?:[\\p{L}’']+ ){0,3}|[\\p{L}’']+ d[’'])(?:(?:do not|don[’']?t|never|must not)(?: (?:show|use|want|include|depict|feature|do))?|don[’']?ts|avoid|not(?: wanted)?|negatives?(?: prompts?)?|exclu(?:de|sions?|ded)|no-?go(?:e?s|s)?|off[- ]limits|banned|forbidden|(?:bitte )?(?:nicht|keinesfalls)(?: (?:zeigen|verwenden|gewünscht|erwünscht|gewollt))?|(?:bitte )?(?:vermeiden|weglassen)|tabus?|unerwünscht|verboten|ausschlüsse|à (?:proscrire|bannir|exclure)|évite[rz]|ne pas (?:montrer|utiliser|mettre|faire)|interdits?|interdictions?|evit(?:ar|ad|e[mn]?|are|ate)|no (?:mostrar|usar|utilizar|poner)|prohibid[oa]s?|prohibiciones|não (?:mostrar|usar|utilizar|colocar)|proibid[oa]s?|non (?:mostrare|usare|mettere)|vietat[oi]|divieti|NG(?:事項|項目)?|禁止(?:事項)?|避けるもの|使用(?:不可|禁止))";

const wordsThat = (count: number) => `(?:[\\p{L}\\p{N}’'./-]+\\s){0,${String(count)}}`;
/** Words that end what a negation rules out, as in "no cats but dogs". */
const contrast =
  '(?:but|just|only|except|instead|rather|because|since|sondern|nur|eher|lieber|aber|weil|denn|außer|mais|plutôt|seulement|parce|car|sauf|qui|que|q|che|who|which|that|sino|solo|sólo|pero|mejor|más|porque|mas|só|apenas|ma|bensì|piuttosto|perché)(?!\\p{L})';
/** Words that start another statement after a comma, as in "no cats, we sell dogs". */
const statement = `(?:${contrast}|(?:use|show|make|keep|with|we|you|they|it|i|my|our)(?!\\p{L}))`;
const or = '(?:or|nor|and|oder|noch|und|ou|ni|et|o|u|y|e|nem|né)';

/** A clause up to a contrast: "no cats" of "no cats but dogs". */
const clause = `(?:\\s[\\p{L}’'-]{1,30})?(?:(?!\\s${contrast})[^.!?;:：,、。()\\[\\]\\n–—"“”„«»]){0,120}`;
/** A further item of a list: ", needles" or ", or anyone in a white coat". */
const item = `,\\s(?:${or}\\s)?(?!${statement})${wordsThat(4)}[\\p{L}’'-]+(?=\\s*(?:[,.;!?\\n()]|$|\\s${or}\\s))`;
/** A list counts as a whole if a word such as "or" joins its last item. */
const listed = `(?:(?:,\\s(?!${statement})${wordsThat(3)}[\\p{L}’'-]+){0,6},?\\s(?:or|nor|oder|noch|ou|ni|o|nem|né)\\s(?!${statement})${clause})?`;

const patterns: readonly RegExp[] = [
  // A field, in one line or above a list.
  new RegExp(
    `(?<=^[ \\t]{0,8}(?:[-*•・–■□◆◇●○▪]\\s*)?${labels}\\s*[:：][ \\t]{0,8})(?:[^\\n]+|\\n[^\\n]+(?:\\n[ \\t]{0,8}[-*•・–][^\\n]+)*)`,
    'gimu',
  ),
  new RegExp(`(?<=(?<=[.!?;。]\\s)${labels}\\s*[:：]\\s*)[^.!?;\\n。]+`, 'giu'),
  /(?<=(?:^|\s)--no\s)[^\n]+?(?=\s--|\n|$)/giu,
  new RegExp(
    `(?<=(?<![\\p{L}])(?:avoid|do not (?:show|use|include)|don[’']?t (?:show|use|include)|evit(?:ar|ad|e[mn]?|are)|évitez)(?!\\p{L}))${clause}(?:${item}){0,8}`,
    'giu',
  ),
  new RegExp(`(?<=${negation}${turned}(?!\\p{L}))${clause}${listed}`, 'giu'),
];

const afterNo = new RegExp(`(?<=${no}${turned}(?![\\p{L}.]))${clause}${listed}`, 'giu');

/** Matches a verdict after the things that it rules out. Japanese negations are all of this kind. */
const verdicts: readonly RegExp[] = [
  // What a product comes without.
  /[^.!?;:：,\n|\t]{1,60}(?=\s?\((?:not included|sold separately|nicht (?:enthalten|inbegriffen|im Lieferumfang)|non (?:fournie?s?|inclus(?:es?)?)|no incluid[oa]s?|não inclus[oa]s?|non inclus[oaie])\))|[^。、\n：:]{1,40}(?=[（(]?別売)/giu,
  /(?<![\p{L}-])(?:(?:[\p{L}-]{1,30}, ){0,4}[\p{L}-]{1,30} (?:und|oder|and|or|et|ou|y|o|e) )?(?:[\p{L}-]{1,30} ){1,3}(?=(?:(?:is|are) (?:out|forbidden|banned|off[- ]limits|not (?:allowed|wanted)|a no-?go)|(?:bitte )?(?:weglassen|vermeiden|streichen|auslassen|nicht (?:zeigen|verwenden|benutzen|nehmen)|(?:ist|sind) (?:tabu|verboten|raus))|(?:est|sont) (?:à (?:éviter|proscrire|bannir)|interdite?s?|exclue?s?)|(?:está|están|es|son) (?:prohibid[oa]s?|descartad[oa]s?)|(?:está|estão|é|são) (?:proibid[oa]s?|fora)|(?:è|sono) (?:vietat[oaie]|da evitare|esclus[oaie]))(?!\p{L}))/giu,
  /[^。、！？.,!?\n「」・：:（）()]{1,40}(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=(?:など)?(?:は|を|も|が|の使用は|の使用を)?(?:なし|無し|不要|いらない|要らない|禁止|NG|厳禁|不可|避け|やめ|控え|使わ(?:ない|ず)|入れ(?:ない|ず)|出さ(?:ない|ず)|映さ(?:ない|ず)|見せ(?:ない|ず)|写さ(?:ない|ず)|描か(?:ない|ず)|しない(?:で|。|$)|ではなく|じゃなく))/giu,
];

function spansIn(text: string): readonly Span[] {
  const forward = languagesOf(text)[0] === 'portuguese' ? patterns : [...patterns, afterNo];
  return [...forward, ...verdicts].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ at: index, end: index + words.length })),
  );
}

/** Matches a remark in parentheses, and words after a comma that give a reason, as in "kids, we tried it". */
const remark = new RegExp(`\\([^()]{0,200}\\)?|,\\s${statement}[^\\n]*`, 'giu');

/** Returns the phrases that a text rules out, without the negations. */
export const ruledOutIn = (text: string): readonly string[] =>
  spansIn(text)
    .map(({ at, end }) => text.slice(at, end).replace(remark, ' ').trim())
    .filter((phrase) => phrase !== '');

/** Blanks out what a text rules out, as in "Don't make it look like a startup". All positions stay the same. */
export const withoutRuledOut = (text: string): string =>
  spansIn(text).reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text);

/** Whether the instructions name something at this position, and do not rule it out. */
export const isWanted = (instructions: string, at: number | undefined): boolean =>
  at !== undefined && !spansIn(instructions).some((span) => span.at <= at && at < span.end);
