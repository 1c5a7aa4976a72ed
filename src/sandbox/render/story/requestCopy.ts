import { contactWord, numberIn } from './contact';
import { namesAddress } from './emphasis';
import { signOff } from './instructions';
import { isShown, type Judged } from './judgedChunk';
import { isAskedFor, naming } from './requestFrames';
import { wordCount } from './terms';
import { tokenize } from './tokens';

/** Maximum number of words of a line for the end card, and of the second sentence of such a line. */
const [longestLine, longestTwin] = [8, 4];
/** The second sentence of a line is text with at least this probability. Otherwise it is an instruction. */
const leastTwin = 0.05;
/** Minimum number of words of a quotation that is always shown. A shorter one may be a mere word. */
const leastQuoted = 3;
/** Maximum number of words beside contact data on a button. */
const mostBesideContact = 3;

/**
 * Shows what the author of a request asks for in sentences of his own, such as a quoted line, and hides what he rules
 * out. The introduction of the brand is cut, because the end card names it.
 */
export function withRequested(judged: readonly Judged[], brand: string | undefined): readonly Judged[] {
  const steps = [
    withAsked,
    (chunks: readonly Judged[]) => withQuotations(chunks, brand),
    withLines,
    (chunks: readonly Judged[]) => withoutNaming(chunks, brand),
    withoutBans,
    withContacts,
  ];
  return steps.reduce((chunks, step) => step(chunks), judged);
}

const shownAs = (chunk: Judged, role: 'body' | 'end'): Judged => (isShown(chunk) ? chunk : { ...chunk, role });

/** Shows clauses that their author asks for, or stresses, as in "you can come alone, that's important". */
const withAsked = (judged: readonly Judged[]): readonly Judged[] =>
  judged.map((chunk, at) => {
    if (chunk.isQuoted || stress.test(chunk.text)) return chunk;
    const next = judged[at + 1];
    const isStressed = next?.sentence === chunk.sentence && next.joint === 'comma' && stress.test(next.text);
    if (!isStressed) return isAskedFor(chunk.text) ? shownAs(chunk, 'body') : chunk;
    const text = chunk.text.replace(/(?:なので|ので|だから|から)$/u, '');
    return shownAs({ ...chunk, text, to: chunk.from + text.length }, 'body');
  });

/** Matches a clause by which an author stresses the clause before it. */
const stress =
  /^(?:(?:and|und|et|y|e) )?(?:(?:that|this|it|which)(?:[’']?s| is) (?:really |very |super |quite |so )*(?:important|key|crucial|a must)|(?:das|was) ist (?:\p{L}+ ){0,2}(?:wichtig|entscheidend)|c[’']est (?:très |super |hyper |vraiment )?(?:important|essentiel)|(?:eso |esto )?es (?:muy |súper )?importante|(?:isso )?é (?:muito |super )?importante|(?:questo )?è (?:molto |davvero )?importante)(?!\p{L})|^(?:そこ|これ|それ)(?:は|も|を|が)?(?:必ず|ぜひ|絶対)?(?:入れて|伝えて|大事|重要)/iu;

/** Shows quotations. A quotation is a line for the end card if the words beside it say so. */
function withQuotations(judged: readonly Judged[], brand: string | undefined): readonly Judged[] {
  const bySentence = Map.groupBy(judged, ({ sentence }) => sentence);
  let isEnd = false;
  return judged.map((chunk, at) => {
    const [before, next] = [judged[at - 1], judged[at + 1]];
    if (announces(chunk, next) || (before?.isQuoted === true && comment.test(chunk.text))) {
      return { ...chunk, role: 'hidden' };
    }
    if (!chunk.isQuoted || next?.joint === 'label') return chunk;
    const same = bySentence.get(chunk.sentence) ?? [];
    const isNext = before?.isQuoted === true && before.block === chunk.block && chunk.joint !== 'quote';
    if (!isNext) isEnd = closing.test(wordsBeside(judged, at));
    const words = wordCount(same.flatMap(({ isQuoted, text }) => (isQuoted ? [text] : [])).join(' '));
    const isBanned = same.some(({ isQuoted, text }) => !isQuoted && (ban.test(text) || negation.test(text)));
    if (!isShown(chunk) && (words < leastQuoted || isBanned || chunk.text === brand)) return chunk;
    return isEnd && words <= longestLine && chunk.role !== 'legal' ? { ...chunk, role: 'end' } : shownAs(chunk, 'body');
  });
}

/** Whether a clause only places the quotation after it, as in "et on finit sur « … »". */
const announces = (chunk: Judged, next: Judged | undefined) =>
  next?.isQuoted === true &&
  next.sentence === chunk.sentence &&
  !chunk.isQuoted &&
  closing.test(chunk.text) &&
  wordCount(chunk.text) <= longestPlacing;

/** Maximum number of words that only place a quotation. */
const longestPlacing = 5;

/** Matches Japanese words after a quotation, as in "「かげろう」といいます". */
const comment = /^(?:と(?:いい|言い|申し)ます|という|です|で$)/u;

/** Returns the author's words before the quotation at this index and, if it is the last of the line, those after it. */
function wordsBeside(judged: readonly Judged[], at: number): string {
  const first = judged[at];
  const isOwn = (it: Judged) => it.block === first?.block && !it.isQuoted;
  const isOfSentence = (it: Judged) => it.sentence === first?.sentence;
  const before = judged.slice(0, at);
  const start = before.findLastIndex((it) => !isOwn(it) || !isOfSentence(it)) + 1;
  const after = judged.slice(at).filter(isOwn);
  const last = judged[judged.findLastIndex((it) => it.block === first?.block && it.isQuoted)]?.sentence ?? 0;
  const isLast = last - (first?.sentence ?? 0) < 2;
  return [...before.slice(start), ...(isLast ? after.filter(({ sentence }) => sentence <= last) : [])]
    .map(({ text }) => text)
    .join(' ');
}

/** Matches words that place a line at the end. */
const closing =
  /(?<!\p{L})(?:end(?:s|ing)?|clos(?:e|es|ing)|finish(?:es|ing)?|sign[ -]?off|last (?:line|words?|frame|card)|am (?:ende|schluss)|zum (?:schluss|abschluss)|ende[nt]?|schlie(?:ß|ss)\p{L}*|schluss\p{L}*|finir|finit|finissez|finale?|fin|termin\p{L}+|conclu\p{L}+|cierr[ae]\p{L}*|cerrar|acab(?:a|e|ar)|fech(?:a|e|ar|amento)|encerr\p{L}+|fim|chiud\p{L}+|chiusura|finisc\p{L}+)(?!\p{L})|最後|締め/iu;

/** Shows a line without quotation marks on the end card, with its second sentence: "Our slogan is One roof. No drama." */
function withLines(judged: readonly Judged[]): readonly Judged[] {
  let line: Judged | undefined;
  return judged.map((chunk) => {
    const isTwin =
      line?.block === chunk.block &&
      (chunk.joint === 'comma' || chunk.joint === 'sentence') &&
      chunk.probability >= leastTwin &&
      wordCount(chunk.text.replace(joint, '')) <= longestTwin &&
      !chunk.isQuoted &&
      !signOff.test(chunk.text);
    line = undefined;
    if (isTwin) return { ...chunk, role: 'end', to: chunk.to - (joint.exec(chunk.text)?.[0].length ?? 0) };
    const [frame] = lineFrame.exec(chunk.text) ?? [];
    if (frame === undefined || chunk.isQuoted) return chunk;
    const text = chunk.text.slice(frame.length);
    const words = text.split(' ');
    if (words.length > longestLine || words.length < 2 || words.some((word) => contactWord.test(word))) return chunk;
    line = { ...chunk, role: 'end', text, from: chunk.from + frame.length };
    return line;
  });
}

const joint = /(?: and| then| und| et| puis| y| e)+$/iu;

/** Matches the words before a line of copy that starts with a capital. */
const lineFrame =
  /^(?:[Aa]nd |[Uu]nd |[Ee]t |[Yy] |[Ee] )?(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Uu]nser|[Dd]er|[Ll]e|[Nn]otre|[Ee]l|[Nn]uestro|(?:[Oo] )?[Nn]osso|[Oo]|(?:[Ii]l )?[Nn]ostro|[Ii]l) (?:slogan|saying|tagline|motto|claim|Slogan|Spruch|Motto|Claim|lema|eslogan)(?:[’']s| is| ist| lautet| c[’']est| est| es| é| è)|(?:[Ee]nd|[Ff]inish|[Cc]lose)s? (?:on|with)|[Ff]in(?:is|issez|ir) (?:par|sur)|(?:[Cc]ierra|[Tt]ermina)r? con|[Tt]ermin[ae]r? com|(?:[Cc]hiudi|[Cc]hiudete|[Tt]ermina(?:te)?) con) (?=\p{Lu})/u;

/** Hides the introduction of the brand, as in "Wir heißen Tidy und sitzen in Ulm", but not the words after it. */
function withoutNaming(judged: readonly Judged[], brand: string | undefined): readonly Judged[] {
  if (brand === undefined) return judged;
  let placed: Judged | undefined;
  return judged.map((chunk) => {
    if (placed?.sentence === chunk.sentence && chunk.joint === 'comma' && address.test(chunk.text)) {
      return { ...chunk, role: 'end' };
    }
    const at = chunk.text.indexOf(brand);
    if (chunk.isQuoted || at < 0 || !naming.test(chunk.text.slice(0, at))) return chunk;
    const after = chunk.text.slice(at + brand.length);
    const [link] = linking.exec(after) ?? [];
    if (link === undefined) {
      const [from, to] = [chunk.from + at, chunk.from + at + brand.length];
      const name: Judged = { ...chunk, role: isShown(chunk) ? 'end' : 'hidden', text: brand, from, to };
      return wordCount(after) <= 1 ? name : chunk;
    }
    const from = chunk.text.length - after.length + link.length;
    const rest = { ...chunk, text: chunk.text.slice(from), from: chunk.from + from };
    if (!isPlace.test(link)) return rest;
    placed = { ...rest, role: 'end' };
    return placed;
  });
}

/** Matches a street with its number, and a link before a place. */
const [address, isPlace] = [/^(?=.{4,40}$)(?=.*\p{Lu}.*\d|.*\d.*\p{Lu})/u, / (?:in|at|near|bei|à|en|em|a|aus) $/iu];

/** Matches the words between the advertiser's name and his place, or his next words. */
const linking =
  /^,? (?:and|und|et|y|e) (?:(?:we[’']re|we are|is|are|based|liegt|liegen|sitzt|sitzen|ist|sind|wir sind|wir sitzen|on est|nous sommes|est|está|estamos|fica|ficamos|sta|siamo|si trova) (?:based |located )?(?:in|at|near|bei|à|en|em|a|aus) (?=\p{Lu}))?/u;

const negation =
  /(?<!\p{L})(?:no|not|nothing|never|nowhere|don[’']?t|without|kein\p{L}*|nicht|nichts|nirgends|nirgendwo|nie|ohne|pas|jamais|sans|rien|nada|sin|nunca|nenhum\p{L}*|não|sem|niente|non|nessun\p{L}*|senza|mai)(?!\p{L})/iu;

const plea =
  "(?:please|pls|plz|i beg(?: you)?|i[’']?m begging(?: you)?|bitte|svp|s[’']il (?:te|vous) pla[iî]t|pitié|je vous en prie|por favor|porfa|te lo ruego|per favore|per piacere|vi prego|ti prego)";
/** Matches a negation at the start of a clause, or beside a plea. */
const [deniedFirst, pleaded, deniedPlea] = [
  new RegExp(`^(?:(?:and|but|also|oh|und|aber|et|mais|y|pero|e|mas|ma),? )*${negation.source}`, 'iu'),
  new RegExp(`(?<!\\p{L})${plea}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})${plea},? ${negation.source}`, 'iu'),
];

/** Matches a ban, as in "must not appear" and "won't let us say". */
const ban =
  /(?<!\p{L})(?:(?:darf|dürfen|soll|sollen|sollte) (?:\p{L}+ ){0,3}(?:nicht|nirgends|nie|kein\p{L}*)(?: \p{L}+){0,3} (?:vorkommen|auftauchen|erscheinen|gezeigt|genannt|erwähnt|stehen|rein)|(?:must|should|can|may)(?:n[’']?t| not| never) (?:appear|be (?:shown|mentioned|seen|used|named|in)|show|turn up)|won[’']?t let (?:us|me) (?:say|use|show)|(?:i|we) (?:really )?do(?:n[’']?t| not) want|(?:ich|wir) (?:will|wollen|möchten?) (?:\p{L}+ ){0,3}(?:kein\p{L}*|nicht|nie)|(?:je|nous|on) ne (?:veux|veut|voulons) (?:surtout )?(?:pas|plus)|(?:no|não) (?:quiero|queremos|quero)|non (?:voglio|vogliamo)|ne (?:doi(?:t|vent)|peu(?:t|vent)) (?:pas|plus|jamais) (?:apparaître|figurer|être (?:montré|cité|visible)\p{L}*)|no (?:debe|deben|puede|pueden) (?:aparecer|salir|verse)|não (?:deve|devem|pode|podem) (?:aparecer|sair|ser (?:mostrad|citad)\p{L}*)|non (?:deve|devono|può|possono) (?:comparire|apparire|vedersi|essere (?:mostrat|nominat)\p{L}*))(?!\p{L})|(?:使わ|出さ|入れ|載せ|見せ|映さ|触れ|書か)ないで|やめて(?:ください|下さい|ほしい|欲しい)/iu;

/** Hides sentences that rule something out, as in "No stock handshakes, I beg you". */
function withoutBans(judged: readonly Judged[]): readonly Judged[] {
  const banned = new Set(
    [...Map.groupBy(judged, ({ sentence }) => sentence)].flatMap(([sentence, chunks]) => {
      const own = chunks.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text);
      const whole = own.join(', ');
      const isDenied = pleaded.test(whole) && own.some((text) => deniedFirst.test(text)) && !/\d/u.test(whole);
      return isDenied || deniedPlea.test(whole) || ban.test(whole) ? [sentence] : [];
    }),
  );
  return judged.map((chunk) => (banned.has(chunk.sentence) ? { ...chunk, role: 'hidden' } : chunk));
}

/** Puts a clause of little more than contact data on the end card, as in "we cover Kendal, ring 01539 555 0142". */
const withContacts = (judged: readonly Judged[]): readonly Judged[] =>
  judged.map((chunk) => {
    if (chunk.isQuoted || chunk.role !== 'body') return chunk;
    const number = numberIn(chunk.text);
    const words = wordCount(chunk.text) - wordCount(number ?? '');
    const isContact = number === undefined ? namesAddress(tokenize(chunk.text)) : true;
    return isContact && words <= mostBesideContact ? { ...chunk, role: 'end' } : chunk;
  });
