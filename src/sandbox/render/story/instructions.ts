import { introduces, logoOf } from './brand';
import { contactIn, contactWord, rulesOutAddress } from './contact';
import { asksToAct, hasOffer, namesAddress, phoneNumber, webAddress } from './emphasis';
import { isShown, type Judged } from './judgedChunk';
import type { Block } from './plainText';
import { wordCount } from './terms';
import { tokenize } from './tokens';

/** An end line with a web address may be an instruction if the role `hidden` has at least this probability. */
const leastInstruction = 0.2;

/**
 * Hides texts of a request or a document that are never copy: lines that end with a colon, because they announce the
 * next lines, a letter's signature, fields such as "Audience: …", the length of the video, and production terms.
 * Reduces an instruction with a web address to the address.
 */
export function withoutInstructions(
  judged: readonly Judged[],
  blocks: readonly Block[],
  seconds: number,
  brand: string | undefined,
): readonly Judged[] {
  const signed = signatureOf(blocks);
  const length = new RegExp(
    `(?<!(?:\\d|(?<!\\p{L})(?:in|under|within|unter|en|em)) ?)${String(seconds)}[ -]?${secondsUnit}`,
    'iu',
  );
  const announcing = announcementsIn(judged, blocks);
  const fields = fieldsIn(judged);
  const prohibited = new Set(
    judged
      .filter(({ isQuoted, text }) => !isQuoted && prohibitions.some((it) => it.test(text)))
      .map(({ sentence }) => sentence),
  );
  return judged.map((chunk, at) => {
    const block = blocks[chunk.block];
    if (isAddedContact(judged[at - 1], chunk)) {
      return { ...chunk, role: 'end', text: chunk.text.slice(2), from: chunk.from + 2 };
    }
    if (isNamedContact(judged[at - 1], chunk)) return { ...chunk, role: 'end' };
    const contact = contactIn(chunk.text);
    if (contact !== undefined && !chunk.isQuoted) {
      const from = chunk.from + chunk.text.indexOf(contact);
      return { ...chunk, role: 'end', text: contact, from, to: from + contact.length };
    }
    if (brand !== undefined && !chunk.isQuoted && introduces(chunk.text, brand)) {
      const from = chunk.from + chunk.text.toLowerCase().lastIndexOf(brand.toLowerCase());
      return { ...chunk, role: 'end', text: brand, from, to: from + brand.length };
    }
    const [, name] = logoOf.exec(chunk.text) ?? [];
    if (name !== undefined && brand?.startsWith(name) === true) {
      return { ...chunk, role: 'end', text: name, to: chunk.from + name.length };
    }
    const next = judged[at + 1];
    const announcesContact = next !== undefined && isNamedContact(chunk, next);
    const isTerm =
      !chunk.isQuoted &&
      (prohibited.has(chunk.sentence) ||
        contactWord.test(chunk.text.replace(/^(?:and|und|et|y|e) |\.$/giu, '')) ||
        [length, production, fieldSentence].some((pattern) => pattern.test(chunk.text)));
    const isHidden =
      block !== undefined &&
      (announcesContact ||
        rulesOutAddress(chunk) ||
        announcing.has(chunk) ||
        fields.has(chunk) ||
        isTerm ||
        signed.has(block) ||
        (!chunk.isQuoted && /[:：]$/u.test(block.text)));
    return isHidden ? { ...chunk, role: 'hidden' } : withoutInstruction(chunk);
  });
}

/** Whether a chunk adds contact data to a quotation, as in “"Book now" + WhatsApp 01632 960 417”. */
const isAddedContact = (before: Judged | undefined, chunk: Judged) =>
  before !== undefined &&
  before.block === chunk.block &&
  before.isQuoted &&
  isShown(before) &&
  /^[+&]\s/u.test(chunk.text) &&
  (phoneNumber.test(chunk.text) || namesAddress(tokenize(chunk.text)));

/** Maximum number of words of an address after a word for it. */
const longestContact = 6;

/** Whether a chunk is what the words before it ask for, as in "close with the address, 12 Hill Street". */
const isNamedContact = (before: Judged | undefined, chunk: Judged) =>
  before?.sentence === chunk.sentence &&
  chunk.joint === 'comma' &&
  !chunk.isQuoted &&
  contactWord.test(/[\p{L}’']+$/u.exec(before.text)?.[0] ?? '') &&
  wordCount(chunk.text) <= longestContact &&
  (namesAddress(tokenize(chunk.text)) || /\p{Lu}[^]*\d|\d[^]*\p{Lu}/u.test(chunk.text));

/**
 * Finds the text of fields: the words after the label and, if the label is the first of its line, the line's later
 * sentences up to the next label.
 */
function fieldsIn(judged: readonly Judged[]): ReadonlySet<Judged> {
  const found = new Set<Judged>();
  let first: Judged | undefined;
  let isFieldLine = false;
  for (const chunk of judged) {
    if (chunk.block !== first?.block) [first, isFieldLine] = [chunk, false];
    const isField = fieldLabel.test(chunk.label.trim());
    if (chunk.label !== '') isFieldLine = isField && chunk.sentence === first.sentence;
    else if (isFieldLine && chunk.sentence > first.sentence && !chunk.isQuoted) found.add(chunk);
    if (isField && (chunk.joint === 'label' || chunk.joint === 'comma')) found.add(chunk);
  }
  return found;
}

/** Finds the words that only announce a quotation, as in "Three benefits, one at a time: “No nails.”". */
function announcementsIn(judged: readonly Judged[], blocks: readonly Block[]): ReadonlySet<Judged> {
  const found = new Set<Judged>();
  for (const [at, chunk] of judged.entries()) {
    const next = judged[at + 1];
    if (next?.sentence !== chunk.sentence || !next.isQuoted || chunk.isQuoted) continue;
    if (!/^\s*[:：]/u.test(blocks[chunk.block]?.text.slice(chunk.to, next.from) ?? '')) continue;
    const clauses = judged.slice(0, at + 1);
    const start = clauses.findLastIndex(({ joint, sentence }) => joint !== 'comma' || sentence !== chunk.sentence);
    for (const clause of clauses.slice(start)) if (!clause.isQuoted) found.add(clause);
  }
  // In a line with a text for the screen, the sentences before it are directions: "Show the app. Text: “Paid.”".
  for (const chunk of judged) {
    const isDirection = judged.some(
      (it) => it.block === chunk.block && it.sentence > chunk.sentence && it.isQuoted && textLabel.test(it.label),
    );
    if (isDirection && !chunk.isQuoted && isShown(chunk)) found.add(chunk);
  }
  return found;
}

/** Matches a label of a text on the screen. Labels are in lower case. */
const textLabel =
  /(?<!\p{L})(?:text|supers?|captions?|title|on[- ]screen|schrift|einblendung|titel|texte|texto|rótulo|testo|scritta)(?!\p{L})|テロップ|文字/u;

const secondsUnit = '(?:s|sec(?:ond)?s?|sek(?:unden)?|segundos|secondes|secondi|秒)(?!\\p{L})';

/** Matches the label of a field whose text is an instruction, such as "Audience" and "Ton". */
const fieldLabel =
  /^(?:(?:target )?audience|target(?: group)?|zielgruppe|cible|público(?: objetivo|-alvo)?|ターゲット|tone(?: of voice)?|tonalität|ton|tono|tom|トーン|style|stil|estilo|stile|look|mood|stimmung|music|musik|musique|música|musica|bgm|formato?|ratio|length|duration|länge|dauer|durée|duración|duração|durata|尺|objective|goal|ziel|objectif|objetivo|obiettivo|目的|budget|verba|orçamento|presupuesto|preventivo|etat|予算|deadline|(?:must )?avoid|don[’']?ts?|éviter|evitare?|status|owner|assignee|priority)$/iu;

/** Matches a sentence that is an instruction like a field, as in "The audience is young parents". */
const fieldSentence =
  /^(?:(?:the|our|die|unsere|la|notre|el|nuestro|o|nosso|il|nostro) )?(?:target(?: audience| group)?|audience|zielgruppe|cible|público(?: objetivo|-alvo)?|pubblico|target|client|kund(?:e|in)|cliente|tone|ton|tono|tom|budget|deadline) (?:is|are|should|ist|sind|soll|est|sont|doit|es|son|debe|é|são|deve|è|sono)(?!\p{L})/iu;

/** Matches a negation in capitals, as in "Do NOT mention the pool". In the text around it, there are small letters. */
const prohibition = /(?<!\p{L})(?:NOT|NON|NICHT|KEINE?|NUNCA|JAMAIS|NÃO)(?!\p{L})(?:(?=.*\p{Ll}{2})|(?<=\p{Ll}{2}.*))/u;

/** Matches the start of a request not to show or to say something. */
const forbidding =
  /^(?:(?:and|et|y|e|und|surtout) )?(?:(?:please|pls|bitte|por favor|s[’']il (?:te|vous) plaît|per favore),? )?(?:(?:do not|don[’']?t|never) (?:use|show|mention|name|say|share|publish|disclose|include|add|put|write|reveal)|nicht (?:zeigen|nennen|verwenden|erwähnen|verraten)|(?:ne )?pas (?:montrer|mentionner|utiliser|dire)|não (?:us(?:e|ar)|divulg(?:ue|ar)|mostr(?:e|ar)|cit(?:e|ar)|mencion(?:e|ar)|coloque|colocar|fal(?:e|ar)|inclu(?:a|ir))|(?:éviter|évitez|evitar|evite|evitare|vermeiden|avoid) \p{L}+|no (?:us(?:es|ar)|mostrar|muestres|mencion(?:es|ar)|divulgar|pongas|poner|digas|decir|incluir)|n(?:e |[’'])\p{L}+ez pas|no \p{L}+[áé]is|non \p{L}+[aei]r(?:e|l[oaie]|ne|[mtc]i))(?!\p{L})/iu;

/** Matches a ban on a kind of sound or stock material, as in "No music with singing". */
const noSound =
  /^(?:(?:and|und|et|y|e) )?(?:(?:please|pls|bitte) )?(?:no|keine?n?|pas (?:de |d[’'])|sin|sem|niente|nada de|nessun[oa]?) (?:\p{L}+ ){0,2}(?:music|songs?|singing|voice-?overs?|sound|stock|musik|gesang|sprecher\p{L}*|musique|voix|música|voz|canciones|musica|voce|canzoni)(?!\p{L})/iu;

const prohibitions = [prohibition, forbidding, noSound];

/** Matches terms for files and approvals: "9:16", "max 10 MB, mp4", "NDA until March". */
const production =
  /(?<!\d)(?:16:9|9:16|1:1|4:5)(?!\d)|\d\s?(?:px|fps|kbps|MB)(?!\p{L})|(?<![\p{L}.])(?:mp4|mov|prores|h\.?26[45]|srt|no audio|nda|embargo|wip|tbd|tbc|lgtm|sign(?:ed)?[ -]off|freigegeben)(?!\p{L})/iu;

/** Matches the closing line of a letter. */
const signOff =
  /^(?:(?:many |kind |best |warm |all the )*(?:thanks|thank you|regards|cheers|best|wishes)|(?:viele|liebe|beste|schöne|mit \p{L}+) grüße?n?|danke|lg|vg|merci|cordialement|bien à (?:vous|toi)|bonne journée|gracias|un saludo|saludos|obrigad[oa]|abraços?|atenciosamente|grazie|saluti|cordiali saluti|よろしくお願いします)(?: (?:so much|again|all|a lot|d'avance|de antemano|mille|schon mal|im voraus|\p{Lu}\p{L}+))?[,.!]*$/iu;
/** Maximum number of lines of a signature, and maximum number of words of such a line. */
const [mostSigned, longestSigned] = [5, 8];

/** Returns the blocks of a letter's signature: the short lines after its closing line. */
function signatureOf(blocks: readonly Block[]): ReadonlySet<Block> {
  const start = blocks.findIndex(({ text }) => signOff.test(text.trim())) + 1;
  if (start === 0) return new Set();
  const end = blocks.findIndex(({ text }, at) => at >= start && wordCount(text) > longestSigned);
  return new Set(blocks.slice(start, Math.min(start + mostSigned, end < 0 ? Infinity : end)));
}

/** Keeps only the web address of a text such as "end with our website tidy.example". */
function withoutInstruction(chunk: Judged): Judged {
  const { text, role, isQuoted, label, from, probability } = chunk;
  const words = text.split(/\s+/u);
  const address = words.find((word) => webAddress.test(word));
  if (address === undefined || role !== 'end' || isQuoted || label !== '') return chunk;
  const others = tokenize(words.filter((word) => word !== address).join(' '));
  if (1 - probability < leastInstruction || asksToAct(others) || hasOffer(others)) return chunk;
  const at = from + text.indexOf(address);
  return { ...chunk, text: address, from: at, to: at + address.length };
}
