import { wordCount } from './terms';

/**
 * Captures the words inside quotation marks of any language. Ignores apostrophes. Also ignores marks after a digit,
 * which stand for inches or seconds.
 */
export const anyQuotation =
  /(?<!\d)[“"„«「『‹]\s*([^”"“»」』›]{2,}?)\s*[”"“»」』›]|»\s*([^«»]{2,}?)\s*«|(?<![\p{L}\p{N}])[‘'‚]([^'’‘\n]{1,60}(?:[’'](?=\p{L})[^'’‘\n]{1,60}){0,4})[’'‘](?![\p{L}\p{N}])/gu;

/** Captures the words inside quotation marks if they enclose the whole string. */
const whole = /^(?:[“"„«「『‹]\s*([^”"“»」』›]+?)\s*[”"“»」』›]|»\s*([^«»]+?)\s*«)[.!]?$/u;
export const wholeQuotation = (text: string): string | undefined => {
  const [, first, second] = whole.exec(text) ?? [];
  return first ?? second;
};

/** Verbs that introduce speech. */
const says = 'says?|whispers?|shouts?|asks?|grins?|sagt|fragt|ruft|dit|demande|dice|pregunta|diz|pergunta|chiede';
const speaking = new RegExp(`(?:${says}|voice-?over|vo)[\\s:,(\\p{L})]{0,12}$`, 'iu');

/** Nouns for text that appears in the picture. */
const textNouns =
  'text|title(?: card)?|supers?|captions?|subtitles?|overlay|lettering|words|tagline|slogan|\\p{L}*einblendung|schrift(?:zug)?|untertitel|texte|titre|texto|letrero|rótulo|legenda|testo|scritta|titolo|(?:in )?sovrimpressione|sobreimpre(?:sión|so)|surimpression|superimposed?|文字|テロップ';
const textSays = new RegExp(
  `(?<!\\p{L})(?:${textNouns})(?:\\s+[^\\s,]+){0,3}\\s+(?:says?|dit|dice|diz|sagt)[\\s:]*$`,
  'iu',
);
const readable = new RegExp(
  `(?:(?<!\\p{L})(?:${textNouns})(?!\\p{L})[^.!?。]{0,60}|(?:logo|sign|reads?|label|line|type|(?:ends?|ending|closes?) (?:on|with)|schild|panneau)(?![\\p{L}])[^,;]{0,24})$`,
  'iu',
);

/** Matches the words between two quotations that belong together, such as "and". */
const joiner =
  /^[\s+&/,]*(?:(?:and|then|plus|und|et|y|e|con|mit|klein|darunter|below|under(?:neath)?|it|embaixo|debajo|sotto|en dessous)[\s,:]*){0,4}$/iu;

/** A private-use character that replaces each removed quotation. */
const taken = '\ue000';
/**
 * Matches the words that introduce a removed quotation, such as "text reads" and "the florist says,". These words are
 * removed too.
 */
const leading = new RegExp(
  `(?:[,;]?\\s*(?<!\\p{L})(?:and |with |und |mit |et |avec |y |con |com |e )?(?:(?:the|on-?screen|super|overlay|large|white|bold|der|das|le|el|o|il)\\s+)*(?:text(?:e|o)?(?: on screen| overlay)?|title|super|caption|words?|line|tagline)\\s*(?:reads?|appears?|fades in|erscheint|apparaît|aparece)?\\s*[:,]?|(?:(?<=^|[.!?]\\s+)(?:\\p{L}+\\s+){1,3})?[,;]?\\s*(?:(?:and|und|et|y|e) )?(?:s?he |they |er |sie |il |elle )?(?:${says})\\s*[:,]?)\\s*\\ue000[.,]*`,
  'giu',
);
/** Matches a sentence that only introduces a quotation, as in "Title fades in, thin white caps: “Go”". */
const introduction = new RegExp(
  `^(?:(?:the|an?|on-?screen|large|small|white|bold|der|die|das|ein|eine|le|la|un|une|el|una|il|o|um|→)\\s*)*(?:${textNouns})(?!\\p{L})[^.!?。]*\\ue000`,
  'iu',
);
/** Matches a clause that only introduces a quotation, as in ", small logo type: “Go”". */
const lastClause = new RegExp(
  `(?:^|[,;–→])\\s*(?:\\p{L}+\\s+){0,3}(?:${textNouns}|type|reads?)(?!\\p{L})[^,;.–\\ue000]{0,24}\\ue000`,
  'giu',
);
/** Matches a Japanese speaker's name directly before a quotation that {@link taken} has replaced. */
const japaneseName = /(?<=^|[。！？\s])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}\ue000/gu;
/** Captures unquoted text after words that announce it, as in "the title reads Open all night". */
const announced = new RegExp(
  `(?:^|[,;–]|\\s(?:and|with|und|mit|et|y|e)\\s)[^,;–:]{0,24}?(?<!\\p{L})(?:(?:${textNouns}|logo|sign|neon|banner|poster|board|label)(?: [^\\s:]+){0,5} (?:says?|reads?|saying|reading)|(?:${textNouns})(?: [^\\s:]+){0,5}:|(?:tagline|slogan|claim))\\s*:?\\s+([^\\ue000]+?)$`,
  'iu',
);

/** Captures capitals after a colon, which stand on the thing before it: "the label glows: OLD SCORCHER". */
const inscription =
  /(?<!\p{L})\p{L}+\s\p{L}+\s?:\s+((?=[\p{Lu}\d&’'. -]*\p{Lu}{3})[\p{Lu}\d][\p{Lu}\d&’'.-]*(?:\s+[\p{Lu}\d&][\p{Lu}\d&’'.-]*){0,4})(?=$|[.,;!]|\s\p{Ll})/u;
/** Matches a verb of reading at the end of the words before an inscription. */
const reading =
  /(?:^|\s+)(?:(?:that|which|die|der|das|qui|que|che|on|se|si)\s+)?(?:reads?|says?|spells?|liest|steht|dit|lit|dice|lee|diz|lê|legge)$/iu;

/** Captures the text after words that place it below other text, as in "and below, smaller: half days from $189". */
const placed =
  /^(?:(?:and|then|y|und|et|e) )?(?:below|under(?:neath)?|beneath|darunter|abajo|debajo|en dessous|embaixo|abaixo|sotto)(?!\p{L})[^:]{0,30}:\s*(\S.*)$/iu;

/**
 * Splits a sentence into speech, titles and the rest. A quotation after a verb such as "says" is spoken. A
 * quotation near a word such as "sign" is a title. Any other quotation is spoken if it is in a script or follows a
 * comma or colon. Otherwise, it is a title.
 */
export function withoutQuotes(
  text: string,
  isScript = false,
): { readonly spoken: string[]; readonly titles: string[]; readonly rest: string } {
  const [spoken, titles] = [[] as string[], [] as string[]];
  let previous: { readonly end: number; readonly list: string[] } | undefined;
  const marked = text.replace(anyQuotation, (all: string, ...groups: (string | number | undefined)[]) => {
    const [first, second, single] = groups.slice(0, 3).map((group) => (typeof group === 'string' ? group : undefined));
    const at = groups.find((group) => typeof group === 'number') ?? 0;
    const inner = (first ?? second ?? single ?? '').trim();
    const clause =
      text
        .slice(0, at)
        .split(/[.!?…]["”’»]?\s/u)
        .at(-1) ?? '';
    const isSaid = speaking.test(clause) && !textSays.test(clause);
    const isRead = !isSaid && readable.test(clause);
    // A quotation after a word such as "and" is treated like the previous quotation.
    const isJoined = previous !== undefined && joiner.test(text.slice(previous.end, at));
    const isLabel = !isRead && !isJoined && (wordCount(inner) === 1 || (single !== undefined && !isSaid));
    if (isLabel) return all;
    const own = isSaid || (!isRead && (isScript || /[\p{L}]+[,:]\s*$/u.test(clause))) ? spoken : titles;
    const list = isJoined ? (previous?.list ?? own) : own;
    list.push(inner);
    previous = { end: at + all.length, list };
    return taken;
  });
  const rest = marked
    .replace(introduction, ' ')
    .replace(leading, ' ')
    .replace(lastClause, ' ')
    .replace(japaneseName, '')
    .replaceAll(taken, ' ')
    .trim();
  const [below = '', belowWords] = placed.exec(rest) ?? [];
  if (belowWords !== undefined) return { spoken, titles: [...titles, belowWords], rest: rest.slice(below.length) };
  const [lead = '', inscribed = ''] = inscription.exec(rest) ?? [];
  if (lead !== '') {
    const without = rest.replace(lead, lead.slice(0, lead.indexOf(':')).replace(reading, ''));
    return { spoken, titles: [...titles, inscribed], rest: without };
  }
  const [whole = '', words] = announced.exec(rest) ?? [];
  if (words === undefined || !/^[¡¿]?[\p{Lu}\d]/u.test(words) || titles.length > 0) return { spoken, titles, rest };
  // The caption keeps the word "sign", because a sign is part of the picture. But it drops "the super reads", which
  // only introduces the text.
  const before = /(?<!\p{L})(?:sign|neon|banner|poster|board|label)(?!\p{L})/iu.test(whole)
    ? rest.slice(0, rest.length - words.length).replace(/(?:\s(?:and|that|which))?\s\p{L}+[\s:]*$/u, '')
    : rest.slice(0, rest.length - whole.length);
  return { spoken, titles: [words.replace(/\.$/u, '')], rest: before };
}

/** Matches a placeholder for "no text", such as "n/a" or a dash in a table's cell. */
export const noText =
  /^(?:n\/?a|none|nil|tb[acd]|xx+|kein(?:e[nr]?)?|aucune?|ninguno|nessuno|nenhum|(?:no |kein )(?:text|super|vo)|なし|[-–—./\s]+)\.?$|^(?:none|nil|n\/a|tb[acd])[,;(]/iu;

/** Matches a web address such as "harbor.example/tea". */
export const address =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?!(?:mp[34]|mov|png|jpe?g|gif|svg|pdf|wav|docx?|xlsx?)(?![\p{L}\p{N}]))\p{L}{2,}(?![\p{L}\p{N}])(?:\/[^\s,;]*)?/u;

/** Matches a web address, a handle or a phone number. */
export const contacts = new RegExp(
  `${address.source}|@[\\p{L}\\p{N}_][\\p{L}\\p{N}_.]{2,}|(?<![\\d\\p{L}.:-])\\+?\\(?\\d{2,5}\\)?[ -]\\d{3,4}(?:[ -]\\d{2,5}){0,3}(?![\\d\\p{L}])`,
  'u',
);

/**
 * Finds the text to show after a label such as "Super:". Omits words around quotations, such as "then smaller:", if
 * there are several quotations, or only introductory words before a single one. Otherwise, returns the whole text.
 */
export function shownTexts(text: string): string[] {
  const quotes = Array.from(text.matchAll(anyQuotation)).filter(([, first, second]) => (first ?? second) !== undefined);
  const [first] = quotes;
  const isQuoted = first !== undefined && (quotes.length > 1 || introduces.test(text.slice(0, first.index)));
  // Removes lowercase words before a colon, which only describe where or how the text is shown, as in
  // “white on black: Since 1974.”
  if (!isQuoted) return [text.replace(/^\p{Ll}[\p{Ll}\s,/-]{2,30}:\s+(?=[\p{Lu}\d])/u, '')];
  const texts: string[] = [];
  let at = 0;
  for (const match of quotes) {
    texts.push(...textsBetween(text.slice(at, match.index)), match[1] ?? match[2] ?? '');
    at = match.index + match[0].length;
  }
  return [...texts, ...textsBetween(text.slice(at))];
}

/**
 * Matches words that only introduce the quotation after them, such as "over the boat:". Also matches an empty string.
 */
const introduces = /^(?:[^\p{Lu}\p{Lo}\d]*|[^:]*:)\s*$/u;

/**
 * Extracts the text to show from the words around quotations: the part after a colon, or else a web address, a handle
 * or a phone number.
 */
function textsBetween(text: string): string[] {
  const [, after] = /^[^:]{0,40}:\s+(\S.*)$/su.exec(text) ?? [];
  if (after !== undefined && /[\p{L}\p{N}]/u.test(after)) return [after.trim()];
  const [found] = contacts.exec(text) ?? [];
  return found === undefined ? [] : [found];
}
