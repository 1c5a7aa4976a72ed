import { announcedCopy, nameIn, withColumns, withNameAtEnd, withoutDirections } from './announcedCopy';
import { brandOf } from './brand';
import { cardText } from './cardText';
import { chunksOf, type Chunk } from './copyChunks';
import { copyFeatures, timeOfDay } from './copyFeatures';
import {
  cardSeconds,
  isShown,
  roles,
  wordSeconds,
  type AdCopy,
  type CopyText,
  type Judged,
  type OrderedPicture,
  type Role,
  type Shown,
  type ShownRole,
} from './copyText';
import { asksToAct, hasOffer, installer, namesAddress, phoneNumber, webAddress } from './emphasis';
import type { Kind } from './kind';
import { LinearModel } from './linearModel';
import stored from './models/copyRoles.json';
import type { Block } from './plainText';
import { isWanted } from './ruledOut';
import { sentenceCase, wordCount } from './terms';
import { tokenize } from './tokens';

const model = new LinearModel(roles, stored);

/**
 * A chunk is no text if the roles `hidden` and `picture` together have at least this probability. The second value
 * applies if the texts of a brief with at least `longBrief` words fill less than `leastFilled` of the video.
 */
const [mostHidden, mostHiddenIfEmpty] = [0.6, 0.8];
const [longBrief, leastFilled] = [50, 0.4];
/** Words that are no text order a picture if the role `picture` has at least this share of their probability. */
const leastPicture = 0.25;
/** An end line with a web address may be an instruction if the role `hidden` has at least this probability. */
const leastInstruction = 0.2;
/**
 * Thresholds for splitting comma-separated clauses into hidden and shown clauses. For each hidden clause, the
 * probability of `hidden` is at least 0.9. For the other clauses, judged together, it is below 0.4.
 */
const [surelyHidden, surelyShown] = [0.9, 0.4];

/** Matches the last line of a newsletter, with links such as "Unsubscribe | View in browser". */
const mailFooter =
  /(?:^|[|·•.?!,]\s*)(?:hier |newsletter |jetzt )?(?:unsubscribe|view (?:this )?(?:e?-?mail )?in (?:your |a )?browser|(?:ab|um)bestellen|abmelden|se désinscrire|se désabonner|darse de baja|disiscriviti|annulla l[’']iscrizione|descadastrar(?:-se)?|cancelar (?:a )?(?:inscrição|subscrição)|配信停止(?:はこちら)?)(?=\s*(?:[|·•.]|$))/iu;

/** Matches a salutation with a comma: "Liebe Leserinnen und Leser,". A greeting such as "Hello summer," is copy. */
const [salutation, greeting] = [
  /^(?:dear|hi|hello|hey|good (?:morning|day)|liebe[rs]?|hallo|guten tag|sehr geehrte[rs]?|ch(?:er|ère)s?|bonjour|bonsoir|hola|buenos días|querid[oa]s?|estimad[oa]s?|olá|oi|car[oaie]|gentil[ei]|ciao|buongiorno)(?!\p{L})[^.!?:]{0,60},$/iu,
  /^\p{L}+ (?!there|all|everyone|team|zusammen)\p{Ll}+,$/u,
];

/** Matches a field of a mail's header. A text needs two of them, because "To:" and "De:" may be copy. */
const mailHeader =
  /^(?:from|to|cc|bcc|reply-to|sent|subject|von|an|gesendet|betreff|de|à|envoyé|objet|para|enviado|asunto|assunto|da|a|inviato|oggetto|差出人|宛先|件名)\s*[:：]/iu;

/** Hides the header, the salutation and the footer of a mail, whatever the text is. */
function withoutMailFrame(judged: readonly Judged[], blocks: readonly Block[]): readonly Judged[] {
  const hasHeader = blocks.filter(({ text }) => mailHeader.test(text.trim())).length > 1;
  return judged.map((chunk) => {
    const text = blocks[chunk.block]?.text.trim() ?? '';
    const isFrame =
      mailFooter.test(text) || (salutation.test(text) && !greeting.test(text)) || (hasHeader && mailHeader.test(text));
    return isFrame ? { ...chunk, role: 'hidden' } : chunk;
  });
}

/**
 * Finds the ad's copy in a prompt. A trained model assigns a role to each clause.
 * @param seconds the length of the video
 */
export function adCopyOf(prompt: string, kind: Kind, seconds: number): AdCopy {
  const copy = copyAt(mostHidden, prompt, kind, seconds);
  const filled = copy.texts.reduce((sum, { text }) => sum + cardSeconds + wordSeconds * wordCount(text), 0);
  const isEmpty = copy.pictures.length === 0 && filled < seconds * leastFilled;
  const mayShowMore = kind !== 'copy' && isEmpty && wordCount(prompt) >= longBrief;
  return mayShowMore ? copyAt(mostHiddenIfEmpty, prompt, kind, seconds) : copy;
}

function copyAt(threshold: number, prompt: string, kind: Kind, seconds: number): AdCopy {
  const { blocks, emphasized } = cardText(prompt);
  const chunks = chunksOf(blocks);
  const marked = withLabels(judge(chunks, copyFeatures(blocks, chunks), threshold));
  const announced = kind === 'document' ? announcedCopy(marked, blocks) : undefined;
  const brand = brandOf(chunks, prompt) ?? nameIn(announced ?? [], blocks);
  const directed = kind === 'document' ? withoutDirections(marked) : marked;
  const roled = withoutMailFrame(withColumns(withSlogan(directed, brand), blocks), blocks);
  const found = kind === 'copy' ? withWholeLegal(roled) : withoutInstructions(roled, blocks, seconds, brand);
  const judged = announced === undefined ? withBest(found) : withNameAtEnd(announced, brand);
  const shown = textsOf(judged, blocks, kind);
  const texts = withInstallCommand(withLinkedHost(withContact(shown, kind, chunks), prompt), prompt);
  return {
    // A prompt without words, such as "***", is shown as it is.
    texts: texts.length > 0 ? texts : blocks.map((block) => ({ ...block, role: 'body' })),
    pictures: kind === 'request' ? picturesIn(judged, blocks) : [],
    emphasized,
    brand,
    hidden: judged.flatMap((chunk) => (isShown(chunk) ? [] : [chunk.text])).join('\n'),
  };
}

/**
 * Adds contact data that would be lost. A request names them for the end card, even where its words are an instruction,
 * as in "phone number 01632 960 417 at the end, big". In other texts, an end without an address repeats an earlier one.
 */
function withContact(texts: readonly CopyText[], kind: Kind, chunks: readonly Chunk[]): readonly CopyText[] {
  const ends = texts.filter(({ role }) => role === 'end');
  const isRequest = kind === 'request';
  const added = isRequest
    ? [lastOf(chunks, addressIn), lastOf(chunks, calledNumberIn)].filter((it) => it !== undefined && !isIn(it, texts))
    : ends.length > 0 && lastOf(ends, addressIn) === undefined
      ? [lastOf(texts, addressIn)]
      : [];
  return [
    ...texts,
    ...added.flatMap((text): CopyText[] => (text === undefined ? [] : [{ kind: 'text', role: 'end', text }])),
  ];
}

const lastOf = (texts: readonly { readonly text: string }[], find: (text: string) => string | undefined) =>
  texts.map(({ text }) => find(text)).findLast((it) => it !== undefined);

const isIn = (contact: string, texts: readonly CopyText[]) => texts.some(({ text }) => text.includes(contact));

function addressIn(text: string): string | undefined {
  const address = addressesIn(text).at(-1);
  return address !== undefined && isWanted(text, text.lastIndexOf(address))
    ? address.replace(/[.,;:!?]+$/u, '')
    : undefined;
}

const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s()]+/u).filter((word) => webAddress.test(word) && !initialed.test(word));

/** Matches a user name such as "j.doe", and a handle. */
const initialed = /^(?:\p{L}\.|@)/u;

const rulesOutAddress = ({ text }: Chunk): boolean => addressIn(text) === undefined && addressesIn(text).length > 0;

/** Returns the phone number after a word such as "phone" or "call". */
const calledNumberIn = (text: string): string | undefined => calledNumber.exec(text)?.[1]?.trim();

const calledNumber =
  /(?<!\p{L})(?:tel|telefon(?:nummer)?|téléphone|teléfono|telefone|telefono|phone|whats ?app|call|text|number|nummer|numéro|número|numero)(?!\p{L})\D{0,24}?((?:\+|\()?(?:\d[\s()./-]{0,2}){6,13}\d)(?!\d)/iu;

/** Captures the text of a Markdown link, without a trailing arrow, and the host of its URL. */
const markdownLink = /\[([^\]]+?)[\s→>»]*\]\(https?:\/\/(?:www\.)?([^\s/?#:)]+)/gu;

/** Adds the web address behind a linked call to action, because a video has no links. */
function withLinkedHost(texts: readonly CopyText[], prompt: string): readonly CopyText[] {
  const hosts = new Map(Array.from(prompt.matchAll(markdownLink), ([, text = '', host = '']) => [text, host]));
  const ends = texts.filter(({ role }) => role === 'end');
  const linked = ends.find(({ text }) => hosts.has(text));
  const host = linked === undefined ? undefined : hosts.get(linked.text);
  if (host === undefined || ends.some(({ text }) => namesAddress(tokenize(text)))) return texts;
  return [...texts, { kind: 'text', role: 'end', text: host }];
}

/** Captures the command in a README that installs the product. */
const commandLine = new RegExp(`^[ \\t]*(?:\\$ )?(${installer.source}[^\\n]{2,50})$`, 'mu');
/** Captures the code of a fenced block. */
const fence = /^[ \t]*(?:```|~~~)[^\n]*\n(.*?)^[ \t]*(?:```|~~~)/gmsu;

/** Adds the first command in a code block that installs the product. Other code is never shown. */
function withInstallCommand(texts: readonly CopyText[], prompt: string): readonly CopyText[] {
  const command = Array.from(prompt.matchAll(fence), ([, code = '']) => commandLine.exec(code)?.[1]?.trim()).find(
    (found) => found !== undefined,
  );
  if (command === undefined || texts.some(({ text }) => text.includes(command))) return texts;
  return [...texts, { kind: 'text', role: 'end', text: command }];
}

/**
 * Assigns a role to each chunk. Clauses separated only by commas share a role, because few of them make sense alone.
 * Exception: “make me an ad, first walk free” is split, because the model is confident about both clauses.
 */
function judge(chunks: readonly Chunk[], features: readonly (readonly string[])[], threshold: number): Judged[] {
  const alone = chunks.map((chunk, at) => ({ chunk, odds: oddsOf(model.probabilities(features[at] ?? [])) }));
  return groupsOf(alone, (before, { chunk }) => isClauseAfter(before.chunk, chunk)).flatMap((clauses) => {
    const others = clauses.filter(({ odds }) => odds.hidden + odds.picture < surelyHidden);
    const shown = judgeTogether(others, threshold);
    const isSplit = others.length > 0 && 1 - shown.probability < surelyShown;
    const whole = judgeTogether(clauses, threshold);
    return clauses.map((clause) => {
      const judgment = !isSplit ? whole : others.includes(clause) ? shown : judgeTogether([clause], threshold);
      return { ...clause.chunk, ...judgment };
    });
  });
}

/** Gives a shown label, as in "New on tap: Copper Märzen", the role of the text after it. */
function withLabels(judged: readonly Judged[]): readonly Judged[] {
  return judged.map((chunk, at) => {
    const next = judged[at + 1];
    const isLabel = next?.joint === 'label' && next.sentence === chunk.sentence;
    return isLabel && isShown(chunk) && isShown(next) ? { ...chunk, role: next.role } : chunk;
  });
}

/** Maximum number of words of a slogan. */
const longestSlogan = 8;

/** Shows the slogan after the brand on the end card, as in the last line "Skerry Line. The long way home." */
function withSlogan(judged: readonly Judged[], brand: string | undefined): readonly Judged[] {
  const last = judged.findLastIndex(({ role }) => role === 'body');
  return judged.map((chunk, at) => {
    const before = judged[at - 1];
    const isSlogan =
      at === last &&
      before?.role === 'end' &&
      before.block === chunk.block &&
      chunk.joint === 'sentence' &&
      before.text.replace(/[.!]$/u, '') === brand &&
      wordCount(chunk.text) <= longestSlogan;
    return isSlogan ? { ...chunk, role: 'end' } : chunk;
  });
}

/** The probability of each role. */
type Odds = Readonly<Record<Role, number>>;

const oddsOf = ([hidden = 1, body = 0, end = 0, legal = 0, picture = 0]: readonly number[]): Odds => ({
  hidden,
  body,
  end,
  legal,
  picture,
});

/** Gives all clauses the same role. No text is shown if the mean of their log odds of being text is too low. */
function judgeTogether(
  clauses: readonly { readonly odds: Odds }[],
  threshold: number,
): Pick<Judged, 'role' | 'probability'> {
  const mean = (value: (odds: Odds) => number): number =>
    clauses.reduce((sum, { odds }) => sum + value(odds), 0) / clauses.length;
  const logOdds = mean(({ hidden, picture }) => Math.log((1 - hidden - picture) / (hidden + picture)));
  const probability = 1 / (1 + Math.exp(-logOdds));
  if (1 - probability < threshold) {
    const shares = shownRoles.map((role) => ({ role, share: mean((odds) => odds[role]) }));
    return { probability, role: shares.reduce((best, it) => (it.share > best.share ? it : best)).role };
  }
  const isPicture = mean(({ hidden, picture }) => picture / (hidden + picture)) >= leastPicture;
  return { probability, role: isPicture ? 'picture' : 'hidden' };
}
const shownRoles = ['body', 'end', 'legal'] as const satisfies readonly ShownRole[];

/**
 * Whether a chunk is judged together with the chunk before it, because it follows a comma or answers a question.
 * Quoted and unquoted words are judged separately.
 */
const isClauseAfter = (before: Chunk, chunk: Chunk) =>
  chunk.block === before.block &&
  chunk.isQuoted === before.isQuoted &&
  (chunk.joint === 'comma'
    ? chunk.sentence === before.sentence
    : chunk.joint === 'sentence' && /[?？]$/u.test(before.text));

/**
 * Hides texts of a request or a document that are never copy: lines that end with a colon, because they announce the
 * next lines, a letter's signature, fields such as "Audience: …", the length of the video, and production terms.
 * Reduces an instruction with a web address to the address.
 */
function withoutInstructions(
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
    const [, name] = logoOf.exec(chunk.text) ?? [];
    if (name !== undefined && brand?.startsWith(name.trim()) === true) {
      return { ...chunk, role: 'end', text: name, to: chunk.from + name.length };
    }
    const next = judged[at + 1];
    const announcesContact = next !== undefined && isNamedContact(chunk, next);
    const isTerm =
      !chunk.isQuoted &&
      (prohibited.has(chunk.sentence) ||
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

/** Captures the name in "Northlight logo". */
const logoOf = /^((?:\p{Lu}\S* ){1,3})(?:logo|wordmark|schriftzug)$/u;

/** Maximum number of characters of an instruction about a contact. */
const longestInstruction = 200;

/** Returns the contact in an instruction that says nothing else: "phone number 01632 960 417 big at the end". */
function contactIn(text: string): string | undefined {
  if (text.length > longestInstruction) return undefined;
  const [found, before = '', contact, after = ''] =
    /^(.*?)((?:\+|\()?\d[\d\s()./-]{6,}\d|\S+\.\p{L}{2,}(?:\/\S*)?)(.*)$/u.exec(text) ?? [];
  const words = `${before} ${after}`.split(/[\s.,:;]+/u).filter((word) => word !== '');
  const isInstruction =
    found !== undefined &&
    words.some((word) => contactWord.test(word)) &&
    words.every((word) => contactWord.test(word) || contactFiller.test(word));
  return isInstruction ? contact : undefined;
}

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
  /^(?:(?:the|our|die|unsere|la|notre|el|nuestro|o|nosso|il|nostro) )?(?:target(?: audience| group)?|audience|zielgruppe|cible|público(?: objetivo|-alvo)?|pubblico|target|tone|ton|tono|tom|budget|deadline) (?:is|are|should|ist|sind|soll|est|sont|doit|es|son|debe|é|são|deve|è|sono)(?!\p{L})/iu;

/** Matches a negation in capitals, as in "Do NOT mention the pool". In the text around it, there are small letters. */
const prohibition = /(?<!\p{L})(?:NOT|NON|NICHT|KEINE?|NUNCA|JAMAIS|NÃO)(?!\p{L})(?:(?=.*\p{Ll}{2})|(?<=\p{Ll}{2}.*))/u;

/** Matches the start of a request not to show or to say something. */
const forbidding =
  /^(?:(?:please|pls|bitte|por favor|s[’']il (?:te|vous) plaît|per favore),? )?(?:(?:do not|don[’']?t|never) (?:use|show|mention|name|say|share|publish|disclose|include|add|put|write|reveal)|nicht (?:zeigen|nennen|verwenden|erwähnen|verraten)|(?:ne )?pas (?:montrer|mentionner|utiliser|dire)|não (?:us(?:e|ar)|divulg(?:ue|ar)|mostr(?:e|ar)|cit(?:e|ar)|mencion(?:e|ar)|coloque|colocar|fal(?:e|ar)|inclu(?:a|ir))|(?:éviter|évitez|evitar|evite|evitare|vermeiden|avoid) \p{L}+|no (?:us(?:es|ar)|mostrar|muestres|mencion(?:es|ar)|divulgar|pongas|poner|digas|decir|incluir)|non \p{L}+[aei]r(?:e|l[oaie]|ne|[mtc]i))(?!\p{L})/iu;
const prohibitions = [prohibition, forbidding];

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

/** If part of a sentence is small print, shows the whole sentence as small print. */
function withWholeLegal(judged: readonly Judged[]): readonly Judged[] {
  const legal = new Set(judged.filter(({ role }) => role === 'legal').map(({ sentence }) => sentence));
  return judged.map((chunk) =>
    chunk.role === 'hidden' && legal.has(chunk.sentence) ? { ...chunk, role: 'legal' as const } : chunk,
  );
}

/** Groups consecutive items. An item joins the previous item's group if `joins` returns true for the pair. */
function groupsOf<Item>(items: readonly Item[], joins: (before: Item, item: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && joins(before, item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** If no chunk is shown, shows the most probable one. */
function withBest(judged: readonly Judged[]): readonly Judged[] {
  if (judged.some(isShown)) return judged;
  const most = Math.max(...judged.map(({ probability }) => probability));
  return judged.map((chunk) => (chunk.probability === most ? { ...chunk, role: 'body' } : chunk));
}

/**
 * Returns the text to show, without duplicates. A text of the end card is left out if the body has it. If the request
 * asks for an opening line, that line comes first.
 */
function textsOf(chunks: readonly Judged[], blocks: readonly Block[], kind: Kind): CopyText[] {
  const runs = runsOf(chunks, blocks, kind);
  const isFirst = runs.map((run) => kind !== 'copy' && isOpening(chunks, run[0]));
  const ordered = [...runs.filter((_, at) => isFirst[at] === true), ...runs.filter((_, at) => isFirst[at] !== true)];
  const texts = ordered.flatMap((run) => textOfRun(run, blocks[run[0].block], kind));
  return [...Map.groupBy(texts, ({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).values()].flatMap(
    (same) => same.find(({ role }) => role === 'body') ?? same[0] ?? [],
  );
}

type Run = [Shown, ...Shown[]];

/** Maximum number of characters between two chunks of a run. If there are more, words between them were removed. */
const longestJoint = 4;

/** Whether a chunk starts another quotation or bracket than the chunk before it, as in “"Now" / "Then"”. */
const isOtherQuotation = (before: Chunk, chunk: Chunk) =>
  (before.isQuoted && chunk.isQuoted && chunk.joint === 'quote') ||
  (before.isBracketed && chunk.isBracketed && chunk.joint === 'bracket');

/**
 * Whether a chunk is in the same sentence and quotation as the chunk before it, or in the next sentence of the same
 * line.
 */
const continuesText = (before: Chunk, chunk: Chunk) =>
  (chunk.sentence === before.sentence && !isOtherQuotation(before, chunk)) ||
  (chunk.block === before.block && chunk.joint === 'sentence' && chunk.isQuoted === before.isQuoted);

/**
 * Joins consecutive chunks of a line that have the same role. Only finished copy has quotations inside a sentence: in
 * other prompts, the words after a quotation are the author's own.
 */
function runsOf(chunks: readonly Judged[], blocks: readonly Block[], kind: Kind): Run[] {
  const runs: Run[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (!isShown(chunk)) continue;
    const before = chunks[at - 1];
    const isJoined =
      before !== undefined &&
      continuesText(before, chunk) &&
      chunk.from - before.to <= longestJoint &&
      !(
        kind !== 'copy' &&
        chunk.joint === 'quote' &&
        blocks[chunk.block]?.text.slice(before.to, chunk.from).includes(',')
      ) &&
      (kind === 'copy' || chunk.isQuoted || !before.isQuoted);
    if (isJoined && before.role === chunk.role) runs.at(-1)?.push(chunk);
    else runs.push([chunk]);
  }
  return runs;
}

/** Matches words that start another picture in the same sentence. */
const another = /^(?:and |und |et |y |e )?(?:then|dann|danach|puis|ensuite|luego|después|depois|poi)(?!\p{L})/iu;

/** Finds the pictures that a request orders. Clauses of one sentence describe one picture, except after "then". */
function picturesIn(chunks: readonly Judged[], blocks: readonly Block[]): OrderedPicture[] {
  const isPicture = (chunk: Judged | undefined) => chunk?.role === 'picture';
  const continues = (before: Judged, chunk: Judged) =>
    isPicture(before) && isPicture(chunk) && before.sentence === chunk.sentence && !another.test(chunk.text);
  return groupsOf(chunks, continues).flatMap((group) => {
    const [first] = group;
    const block = first === undefined ? undefined : blocks[first.block];
    if (first === undefined || block === undefined || !isPicture(first)) return [];
    const text = balanced(block.text, first.from, group.at(-1)?.to ?? first.to);
    const isOpener = openingWords.exec(text)?.index === 0;
    return [{ text, at: isOpener ? 0 : runsOf(chunks.slice(0, chunks.indexOf(first)), blocks, 'request').length }];
  });
}

function textOfRun(run: Run, block: Block | undefined, kind: Kind): CopyText[] {
  if (block === undefined) return [];
  const [first] = run;
  if (kind !== 'copy' && isList(run)) {
    return run.map(({ text, role }) => {
      const item = text.replace(joining, '').replace(/[.,;]$/u, '');
      return { kind: 'item', text: sentenceCase(item), role };
    });
  }
  const whole = balanced(block.text, first.from, run.at(-1)?.to ?? first.to);
  const isPart = first.joint !== 'block' && first.joint !== 'sentence';
  const plain = isPart && !first.isQuoted ? whole.replace(joining, '') : whole;
  const part = kind === 'copy' || first.isQuoted ? plain : withoutMention(plain);
  // Capitalizes the first letter of body text. Finished copy is capitalized only if the text starts inside a sentence.
  const text = first.role === 'body' && (isPart || kind !== 'copy') ? sentenceCase(part) : part;
  return [{ kind: block.kind, text, role: first.role }];
}

/** A run is a list if it has at least this many clauses, each of at most `longestItem` words. */
const leastItems = 3;
const longestItem = 6;

/**
 * Whether a run lists what to show, as in "Points to get across: from £9 a week, no minimum stay, free van". A date and its
 * time of day stay together.
 */
const isList = (run: Run) =>
  run.length >= leastItems &&
  run.every(
    ({ joint, role, isQuoted, text }, at) =>
      role === 'body' &&
      !isQuoted &&
      !timeOfDay.test(text) &&
      joint === (at === 0 ? 'label' : 'comma') &&
      wordCount(text) <= longestItem,
  );

/** Matches a conjunction at the start of a clause. It is dropped if the clause is shown without the previous one. */
const joining =
  /^(?:(?:and|und|y|et|e) (?:then|dann|luego|puis|poi|depois)|and|then|plus|und|dann|y|luego|et|puis|e|poi|depois|&|\+) (?=\S)/iu;

/** Matches an instruction before what the text shall say, as in "Mention that …" and "finish on …". */
const mention =
  /^(?:and |then )?(?:end|finish|close)(?:s|ing)? (?:on|with|w\/)(?: (?:our|the))?(?: logo(?:,| and| plus| with| \+))?(?: (?:text|line|website|url|words|claim|number|phone(?: number)?))? (?=\S)|^(?:and |then |and then |et |puis |y |e )?(?:please |pls )?(?:mentions?(?: also| that)?(?! of\b)|(?:say|add|note|point out|make (?:it )?clear|get across|tell (?:people|them|viewers)) that) (?=\S)|^(?:(?:it|the (?:ad|video|spot|film)) )?(?:must|should|has to|needs to) (?:say|mention|explain|make (?:it )?clear|get across|tell (?:people|them|viewers)) that (?=\S)|^(?:et )?(?:il )?(?:faut|faudrait|doit) (?:faire comprendre|expliquer|dire|préciser|mentionner|que ça dise) (?:que |qu[’'])|^(?:y )?(?:mencionen?|menciona|digan?|di|pon|que diga|(?:debe|tiene que|hay que) (?:decir|explicar|transmitir|dejar claro)) que (?=\S)|^(?:e )?(?:mencion[ae]|diz|fala|(?:deve|tem (?:de|que)) (?:dizer|explicar|transmitir|deixar claro)) que (?=\S)|^(?:e )?(?:menziona|di[’']|scrivi|dite|(?:deve|bisogna) (?:far capire|dire|spiegare|comunicare)) che (?=\S)/iu;

/** Words for contact data, and words that may stand between them and the data, as in "phone number big at the end". */
const [contactWord, contactFiller] = [
  /^(?:l[’'])?(?:phone|number|website|site|url|address|link|webseite|webadresse|homepage|name|namen?|nom|nombre|nome|logo|telefon(?:nummer)?|nummer|adresse|numéro|téléphone|web|página|teléfono|número|dirección|telefone|endereço|sito|numero|telefono|indirizzo)$/iu,
  /^(?:and|plus|with|the|our|which|that|is|it[’']?s|big|large|bold|at|on|in|end|screen|und|mit|die|der|unsere?|ist|groß|am|ende|et|avec|le|la|notre|nos|qui|est|en|gros|grand|à|fin|y|con|el|nuestr[oa]|que|es|grande|al|final|e|com|o|a|nosso|é|no|fim|il|nostro|alla|fine|è)$/iu,
];

/** Reduces "Mention that check-ups are £39 and that we're open" to "check-ups are £39 and we're open". */
function withoutMention(text: string): string {
  return text
    .split(/(?<=[.!?])\s+(?=\p{L})/u)
    .map((sentence, at) => {
      const said = saidIn(sentence);
      return at > 0 && said !== sentence && !webAddress.test(said) ? sentenceCase(said) : said;
    })
    .join(' ');
}

function saidIn(text: string): string {
  const plain = text.replace(mention, '');
  const said = (contactIn(plain) ?? plain).replace(/\s(?:and|then|und|et|puis|y|e)$/iu, '');
  return said === text ? text : said.replace(/(?<=(?:,| and| et| y| e) )(?:that |que |qu[’']|che )/giu, '');
}

/** Matches words that announce the opening line, as in "maybe start with “…”". */
const openingWords =
  /(?<!\p{L})(?:start(?:s|e|en)?|open(?:s|ing)?|begin(?:s|nt?|nen)?|hook|opener|first (?:line|words?)|anfangs?|zuerst|einstieg|aufmacher|abr[ei]r?|empi?ez\p{L}*|comienz\p{L}*|come[cç]\p{L}*|gancho|ouvr\p{L}*|ouverture|début\p{L}*|commenc\p{L}*|accroche|inizi\p{L}*|apr[ei]|apertura)(?!\p{L})|冒頭|最初|始め/iu;

/** Whether the request presents `first` as the opening line. `first` must be quoted or follow a label. */
function isOpening(chunks: readonly Judged[], first: Shown): boolean {
  if (!first.isQuoted && first.joint !== 'label') return false;
  let start = chunks.indexOf(first);
  while (first.isQuoted && chunks[start - 1]?.isQuoted === true && chunks[start - 1]?.block === first.block) start--;
  const { sentence } = chunks[start] ?? first;
  return chunks
    .slice(0, start)
    .some((it) => it.sentence === sentence && it.role === 'hidden' && openingWords.test(it.text));
}

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
] as const;

/**
 * Returns `text` from `from` to `to` with balanced brackets and quotation marks. Adds a missing closing mark if it
 * directly follows in `text`. Removes any other unpaired mark.
 */
function balanced(text: string, from: number, to: number): string {
  let part = text.slice(from, to);
  for (const [opening, closing] of pairs) {
    const [opened, closed] = [part.lastIndexOf(opening), part.lastIndexOf(closing)];
    const isOpen = opening === closing ? part.split('"').length % 2 === 0 : opened > closed;
    if (isOpen && text[to] === closing) part += closing;
    else if (isOpen) part = part.slice(0, opened) + part.slice(opened + 1);
    else if (closed >= 0 && opened < 0) part = part.slice(0, closed) + part.slice(closed + 1);
  }
  return part.trim();
}
