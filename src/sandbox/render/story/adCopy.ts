import { announcedCopy, withColumns } from './announcedCopy';
import { brandOf } from './brand';
import { cardText } from './cardText';
import { addressIn, calledNumberIn } from './contact';
import { coordinated } from './claims';
import { chunksOf, type Chunk } from './copyChunks';
import { copyFeatures, timeOfDay } from './copyFeatures';
import { roles, type AdCopy, type CopyText, type OrderedPicture, type Role, type ShownRole } from './copyText';
import { installer, namesAddress, webAddress } from './emphasis';
import { withoutInstructions } from './instructions';
import { isShown, type Judged, type Shown } from './judgedChunk';
import type { Kind } from './kind';
import { LinearModel } from './linearModel';
import stored from './models/copyRoles.json';
import type { Block } from './plainText';
import { withQuotations } from './requestCopy';
import { withoutFrames } from './requestFrames';
import { sentenceCase, wordCount } from './terms';
import { tokenize } from './tokens';

const model = new LinearModel(roles, stored);

/**
 * A chunk is no text if the roles `hidden` and `picture` together have at least this probability. The first value applies
 * to finished copy, the second to other prompts.
 */
const [mostHiddenInCopy, mostHidden] = [0.6, 0.5];
/** Words that are no text order a picture if the role `picture` has at least this share of their probability. */
const leastPicture = 0.25;
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
  const { blocks, emphasized } = cardText(prompt);
  const chunks = chunksOf(blocks);
  const marked = withLabels(
    judge(chunks, copyFeatures(blocks, chunks), kind === 'copy' ? mostHiddenInCopy : mostHidden),
  );
  const brand = brandOf(chunks, prompt);
  const roled = withoutMailFrame(withColumns(withSlogan(marked, brand), blocks), blocks);
  const instructed =
    kind === 'copy' ? withWholeLegal(withShouted(roled)) : withoutInstructions(roled, blocks, seconds, brand);
  const found = kind === 'request' ? withQuotations(instructed, brand) : instructed;
  const announced = kind === 'document' ? announcedCopy(marked, blocks) : undefined;
  const judged = announced ?? withBest(found);
  const shown = withSignature(textsOf(judged, blocks, kind), brand);
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
    ? [lastOf(chunks, addressIn), lastOf(chunks, calledNumberIn)].filter((it) => it !== undefined && !isIn(it, ends))
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
function judge(chunks: readonly Chunk[], features: readonly (readonly string[])[], most: number): Judged[] {
  const alone = chunks.map((chunk, at) => ({ chunk, odds: oddsOf(model.probabilities(features[at] ?? [])) }));
  return groupsOf(alone, (before, { chunk }) => isClauseAfter(before.chunk, chunk)).flatMap((clauses) => {
    const others = clauses.filter(({ odds }) => odds.hidden + odds.picture < surelyHidden);
    const shown = judgeTogether(others, most);
    const isSplit = others.length > 0 && 1 - shown.probability < surelyShown;
    const whole = judgeTogether(clauses, most);
    return clauses.map((clause) => {
      const judgment = !isSplit ? whole : others.includes(clause) ? shown : judgeTogether([clause], most);
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

/** Shows the last line on the end card if it is the brand with a slogan, as in "Oriel, the mill that sings". */
function withSignature(texts: readonly CopyText[], brand: string | undefined): readonly CopyText[] {
  const last = texts.findLastIndex(({ role }) => role === 'body');
  return texts.map((line, at) => {
    const slogan = brand !== undefined && line.text.startsWith(brand) ? line.text.slice(brand.length) : '';
    const isSignature =
      at === last && at > 0 && /^(?:,| [–—|-]) \p{L}/u.test(slogan) && wordCount(slogan) <= longestSlogan;
    return isSignature ? { ...line, role: 'end' } : line;
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
  most: number,
): Pick<Judged, 'role' | 'probability'> {
  const mean = (value: (odds: Odds) => number): number =>
    clauses.reduce((sum, { odds }) => sum + value(odds), 0) / clauses.length;
  const logOdds = mean(({ hidden, picture }) => Math.log((1 - hidden - picture) / (hidden + picture)));
  const probability = 1 / (1 + Math.exp(-logOdds));
  if (1 - probability < most) {
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

/** Shows each sentence in capitals, which is a headline: "SLEEP ON IT." */
const withShouted = (judged: readonly Judged[]): readonly Judged[] =>
  judged.map((chunk) => (chunk.role === 'hidden' && shouted.test(chunk.text) ? { ...chunk, role: 'body' } : chunk));

const shouted = /^(?=.*\p{Lu}{2})[^\p{Ll}]+[.!?…]$/u;

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
    return groupsOf(run, (_, { text }) => coordinated.test(text)).map((group) => {
      const item = block.text
        .slice(group[0]?.from, group.at(-1)?.to)
        .replace(joining, '')
        .replace(/[.,;]$/u, '');
      return { kind: 'item', text: sentenceCase(item), role: first.role };
    });
  }
  const whole = balanced(block.text, first.from, run.at(-1)?.to ?? first.to);
  const isPart = first.joint !== 'block' && first.joint !== 'sentence';
  const plain = (isPart && !first.isQuoted) || whole.startsWith('+ ') ? whole.replace(joining, '') : whole;
  const part = kind === 'copy' || first.isQuoted ? plain : withoutFrames(plain);
  // Capitalizes the first letter. Finished copy is capitalized only if the text starts inside a sentence.
  const isAddress = webAddress.test(/^\S*/u.exec(part)?.[0] ?? '');
  const isCased = kind !== 'copy' ? first.role !== 'legal' && !isAddress : first.role === 'body' && isPart;
  const text = isCased ? sentenceCase(part) : part;
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

/** Matches words that announce the opening line, as in "maybe start with “…”". */
const openingWords =
  /(?<!\p{L})(?:start(?:s|e|en)?|open(?:s|ing)?|begin(?:s|nt?|nen)?|hook|opener|first (?:line|words?)|anfangs?|zuerst|einstieg|aufmacher|abr[ei]r?|empi?ez\p{L}*|comienz\p{L}*|come[cç]\p{L}*|gancho|ouvr\p{L}*|ouverture|début\p{L}*|commenc\p{L}*|accroche|inizi\p{L}*|apr[ei]|apertura)(?!\p{L})|冒頭|最初|始め/iu;

/**
 * Whether the request presents `first` as the opening line, before it or after the quotation. `first` must be quoted or
 * follow a label.
 */
function isOpening(chunks: readonly Judged[], first: Shown): boolean {
  if (!first.isQuoted && first.joint !== 'label') return false;
  const isQuotation = (it: Judged | undefined) => it?.isQuoted === true && it.block === first.block;
  let start = chunks.indexOf(first);
  while (isQuotation(first) && isQuotation(chunks[start - 1])) start--;
  const { sentence } = chunks[start] ?? first;
  const before = chunks.slice(0, start).filter((it) => it.sentence === sentence);
  const end = chunks.findIndex((it, at) => at > start && !isQuotation(it));
  const [after, next] = end < 0 || !first.isQuoted ? [] : chunks.slice(end, end + 2);
  const isAfter = after?.block === first.block && after.joint === 'quote' && !isQuotation(next);
  return [...before, ...(isAfter ? [after] : [])].some((it) => it.role === 'hidden' && openingWords.test(it.text));
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
