import {
  asides,
  directions,
  endings,
  formats,
  introductions,
  labelOf,
  mentions,
  names,
  openings,
  phoneOrPrice,
  platforms,
  refusals,
  remarks,
  requests,
  timed,
  type Label,
} from './directionTerms';
import { hasOffer, webAddress } from './emphasis';
import { quotation, sentencesOf } from './phrases';
import type { Block, PlainText } from './plainText';
import { sentenceCase, wordCount } from './terms';
import { tokenize } from './tokens';

/** A parsed brief. Its blocks contain only the ad's copy. */
export interface Direction extends PlainText {
  /** The instructions about the look, such as tone, colors, music and style. */
  readonly look: string;
  /** Name of the advertised product or company, if the brief states it. */
  readonly brand: string | undefined;
}

/** A sentence of a brief, or a part of one. */
interface Line {
  /**
   * A `fact` is a price, a phone number or a web address in an instruction. It is shown only if the copy does not
   * contain it.
   */
  readonly kind: Label | 'fact';
  readonly text: string;
  readonly block: Block;
  /** Whether the sentence alone determines `kind`. True for clear instructions, labeled copy and quotations. */
  readonly certain: boolean;
}

const colon = /^([^:：]{1,32})(?:：|:(?!\/\/)(?!(?<=\d:)\d))\s*(.*)$/su;

/**
 * Separates ad copy from instructions. Requests, stage directions and labels are instructions, but the quotations and
 * names in them are copy. If there are no instructions, everything is copy. If there is no copy, the video shows the
 * descriptions of the picture instead.
 */
export function directionOf(text: PlainText): Direction {
  const titles = text.blocks.filter((block) => block.kind === 'text' && labelOf(block.text) !== undefined);
  // If more than two lines consist only of a label, these lines are the headings of a brief.
  const all = text.blocks.map((block): Block =>
    titles.length > 2 && titles.includes(block) ? { ...block, kind: 'heading' } : block,
  );
  const plain = linesOf(all, false);
  const instructions = plain.filter(({ certain }) => certain);
  // A single sentence that begins like a stage direction may be copy, but two or more are instructions.
  const directed = instructions.length > 0 || plain.filter((line) => openings.test(line.text)).length > 1;
  const lines = directed ? linesOf(all, true) : plain;
  const copy = lines.filter(({ kind }) => kind === 'copy');
  const isMissing = (fact: string, at: number) =>
    lines.findIndex(({ text: it }) => it === fact) === at && !copy.some(({ text: it }) => it.includes(fact));
  const copyAndFacts = lines.filter(
    ({ kind, text: it }, at) => kind === 'copy' || (kind === 'fact' && isMissing(it, at)),
  );
  const blocks = blocksOf(copy.length > 0 ? copyAndFacts : lines.filter(({ kind }) => kind === 'shown'));
  return {
    blocks: blocks.length > 0 ? blocks : text.blocks,
    emphasized: text.emphasized,
    look: lines.flatMap((line) => (line.kind === 'look' ? [line.text] : [])).join(' '),
    brand: brandIn(text.blocks),
  };
}

/** Finds the product name in a request such as "an ad for Tidy, …" or "It's called Tidy". */
function brandIn(blocks: readonly Block[]): string | undefined {
  const all = blocks.flatMap(({ text }) => sentencesOf(text, true));
  const called = all.map((sentence) => introductions.exec(sentence)?.groups?.name).find((name) => name !== undefined);
  const subject = all
    .flatMap((sentence) => requests.map((pattern) => pattern.exec(sentence)?.groups?.subject ?? ''))
    .find((it) => it !== '');
  return (
    called ??
    /^(?:[\p{Ll}’']+ ){0,4}(\p{Lu}[\p{L}\p{N}&’'-]*(?: (?:[&+]|\p{Lu}[\p{L}\p{N}&’'-]*|\d+(?= |$)))*)/u.exec(
      subject ?? '',
    )?.[1]
  );
}

/** @param directed whether the prompt has clear instructions, so that ambiguous sentences also count as instructions */
function linesOf(blocks: readonly Block[], directed: boolean): Line[] {
  let under: Label | undefined;
  return blocks.flatMap((block): Line[] => {
    const { cells = [] } = block;
    if (block.kind === 'heading' && cells.some(({ text }) => labelOf(text, directed) !== undefined)) return [];
    if (isScript(cells.map(({ head }) => head))) {
      return cells.flatMap(({ head, text }) => readText(text, block, labelOf(head, true, true) ?? 'note', true));
    }
    const { label, rest } = labelled(block.text, directed, block.kind === 'heading');
    if (block.kind === 'heading') under = undefined;
    if (label !== undefined && rest === '') {
      under = label;
      return [{ kind: 'note', text: '', block, certain: true }];
    }
    return readText(rest, block, label ?? under, directed);
  });
}

/**
 * Parses a text sentence by sentence.
 * @param inherited the kind that the line's label or the heading above the line gives to every sentence
 */
function readText(text: string, block: Block, inherited: Label | undefined, directed: boolean): Line[] {
  let kind = inherited;
  const lines: Line[] = [];
  const quoted = directed ? text.replace(singleQuoted, '“$1”') : text;
  for (const sentence of sentencesOf(quoted.replace(/«\s+/gu, '«').replace(/\s+»/gu, '»'), true)) {
    const own = labelled(sentence, directed);
    kind = own.label ?? kind;
    const read = readSentence(own.rest, block, kind, directed);
    const [first] = read;
    const last = lines.at(-1);
    // Joins consecutive sentences of copy under the same label. A sentence with a quotation stays separate.
    const goesOn = inherited === 'copy' && own.label === undefined && quotationsOf(sentence).length === 0;
    if (goesOn && first?.kind === 'copy' && read.length === 1 && last?.kind === 'copy') {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${first.text}` };
    } else lines.push(...read);
    // A label inside a paragraph applies only to its own sentence. Exception: if the paragraph itself has a label or a
    // heading, a label for copy applies to all following sentences.
    if (own.label !== undefined && !(own.label === 'copy' && inherited !== undefined)) kind = inherited;
  }
  return lines;
}

/**
 * Matches a quotation in single quotes that starts with a capital letter. An apostrophe inside must be between letters.
 */
const singleQuoted = /(?<![\p{L}\p{N}])['‘]([\p{Lu}¿¡](?:[^'‘’"“”]|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu;

/**
 * Whether a table's headers belong to a script or a brief. False for tables of products and prices, which are ad copy.
 */
const isScript = (heads: readonly string[]) =>
  heads.some(
    (head) =>
      /^(?:time|zeit|audio)$/iu.test(head) || labelOf(head, true) === 'shown' || (labelOf(head) ?? 'copy') !== 'copy',
  );

/**
 * Splits off a label or a time at the start of a text.
 * @param heading whether the text is a heading, in which a label needs no colon
 */
function labelled(text: string, directed: boolean, heading = false): { label?: Label; rest: string } {
  const [, inner, afterInner = ''] = /^\[([^[\]]+)\]\s*(.*)$/su.exec(text) ?? [];
  if (inner !== undefined) {
    const own = afterInner === '' ? labelled(inner, directed) : { label: labelOf(inner, directed), rest: afterInner };
    if (own.label !== undefined) return { label: own.label, rest: own.rest };
    if (afterInner === '' && directed) return { label: 'shown', rest: inner };
  }
  const [, time = '', afterTime] = timed.exec(text) ?? [];
  if (afterTime !== undefined && !time.includes(':')) {
    return { label: 'shown', ...labelled(afterTime, true) };
  }
  const match = colon.exec(text);
  const label = labelOf(match?.[1] ?? '', directed, true) ?? (heading ? labelOf(text, directed) : undefined);
  const [, scene = '', shown = ''] = /^([^:：]{1,24}?\s?\d{1,2})\s*[-–—.]\s+(.+)$/su.exec(text) ?? [];
  if (label === undefined && labelOf(scene) === 'shown') return { label: 'shown', rest: shown };
  return label === undefined ? { rest: text } : { label, rest: match?.[2] ?? '' };
}

function readSentence(text: string, block: Block, label: Label | undefined, directed: boolean): Line[] {
  const line = (kind: Line['kind'], words: string, certain: boolean) => ({ kind, text: words.trim(), block, certain });
  const bare = text.replace(/^\s*[[(][^\])\d]{1,24}[\])]/u, directed ? '' : '$&').trim();
  if (label === 'copy') {
    const quoted = quotationsOf(bare);
    // Two quotations with a word such as "then" between them are two titles. In other copy, the words around count.
    const isSeries = quoted.length > 1 && wordCount(bare.replace(quotation, ' ')) < quoted.length;
    const isQuoted = isSeries || (quoted.length > 0 && asides.test(bare));
    return (isQuoted ? quoted : [unquoted(bare)]).map((words) => line('copy', words, true));
  }
  const request = requests.map((pattern) => pattern.exec(bare)).find((match) => match !== null);
  if (request !== undefined) {
    const subject = request.groups?.subject?.replace(/(?: (?:machen|erstellen|drehen|produzieren))?\s?\?$/u, '') ?? '';
    const quoted = quotationsOf(subject);
    const copy = quoted.length > 0 ? quoted : subject === '' ? [] : [subjectOf(subject)];
    return [line('note', '', true), ...copy.map((words) => line('copy', words, true))];
  }
  const naming = directed ? introductions.exec(bare)?.groups : undefined;
  if (naming !== undefined) {
    const { name = '', more = '' } = naming;
    return [line('copy', name, true), ...(more === '' ? [] : readSentence(sentenceCase(more), block, label, directed))];
  }
  const mention = directed ? mentions.exec(bare)?.groups?.rest : undefined;
  if (mention !== undefined) {
    const words = /^["“„«]/u.test(mention) ? quotationsOf(mention) : [];
    return (words.length > 0 ? words : [sentenceCase(withoutRepeatedThat(mention))]).map((it) =>
      line('copy', it, true),
    );
  }
  const named = copyIn(bare);
  const facts = () => factsIn(bare).map((words) => line('fact', words, true));
  // A sentence that may be an instruction counts as copy if it contains an offer, but no quotation or name. If the
  // sentence counted as an instruction, its offer would be lost.
  const doubted = directed && (named.length > 0 || !hasOffer(tokenize(bare)));
  const strong = directions.test(bare) || endings.test(bare) || (doubted && openings.test(bare));
  if (strong || label === 'shown' || (doubted && asides.test(bare))) {
    const shown = line('shown', sentenceCase(bare.replace(directions, '')), strong);
    return [shown, ...named.map((words) => line('copy', words, true)), ...facts()];
  }
  if (label !== undefined) return [line(label, bare, true)];
  if (formats.test(bare)) return [line('look', bare, true)];
  if (directed && remarks.test(bare)) {
    const copy = [...quotationsOf(bare), ...mentionedIn(bare)];
    return [line('look', bare, false), ...copy.map((words) => line('copy', words, true)), ...facts()];
  }
  return [line('copy', bare, false)];
}

/** Returns the copy inside an instruction: its quotations, or else the text after "with the line:", or else a name. */
function copyIn(instruction: string): string[] {
  const quoted = quotationsOf(instruction);
  if (quoted.length > 0) return quoted;
  const [, before = '', after = ''] = /^(.*?)[:：]\s*(.+)$/su.exec(instruction) ?? [];
  const lastWord = before.split(/[\s,]+/u).at(-1) ?? '';
  if (
    after !== '' &&
    (labelOf(lastWord) === 'copy' ||
      /^(?:with|mit|con|com|par|avec|address|adresse|url|website|phone|telefon|price|preis)$/iu.test(lastWord))
  ) {
    return [after];
  }
  const name = names.exec(instruction)?.groups;
  return [name?.before ?? name?.after ?? ''].filter((it) => it !== '');
}

/** Returns the content of a request to mention something: "Delivery is free" for "…, mention that delivery is free". */
function mentionedIn(remark: string): string[] {
  const [, mentioned = ''] = mentioning.exec(remark.replace(quotation, ' ')) ?? [];
  return mentioned === '' ? [] : [sentenceCase(mentioned.trim())];
}

const mentioning =
  /[,;]\s*(?:and |und |et |y |e )?(?:mention|say|erwähne|menciona|mentionne|mencione|cita)\s+(?:that |dass |que |che )?(.+?)(?=,|;|[.!]?$|\s(?:and|und|et|y|e)\s(?:finish|end|close|use|show)\b)/iu;

/** Returns the facts that an ad must show: web addresses, phone numbers, and prices with their units. */
function factsIn(instruction: string): string[] {
  const rest = instruction.replace(quotation, ' ');
  if (refusals.test(rest)) return [];
  const words = rest.split(/[\s,;()"“”„«»]+/u).map((word) => word.replace(/[.!]$/u, ''));
  const addresses = words.filter((word) => webAddress.test(word));
  return [...addresses, ...Array.from(rest.matchAll(phoneOrPrice), ([fact]) => fact)];
}

const quotationsOf = (text: string) => Array.from(text.matchAll(quotation), ([, inner = '']) => inner);

function unquoted(text: string): string {
  const [, inner] = /^[“"„«「『]\s*([^”"“»」』]+?)\s*[”"“»」』][.!]?$/u.exec(text) ?? [];
  return inner ?? text;
}

function subjectOf(subject: string): string {
  const nominative = subject.replace(/, den (?=\p{Lu})/u, ', der ').replace(/, einen (?=\p{Ll}|\p{Lu})/u, ', ein ');
  const article = /^(?:an?|the|our|my|eine?n?|unsere?n?|une?|una|el|la|le|les|notre|nuestr[oa]) /iu;
  return sentenceCase(nominative.replace(platforms, '').replace(article, ''));
}

/** Shortens "that entry is free and that we open at ten" to copy: "entry is free and we open at ten". */
const withoutRepeatedThat = (text: string): string =>
  text.replace(/\s(and|und|y|e|et)\s(?:that|dass|que|che)(?=\s)/giu, ' $1');

/** Joins adjacent sentences of one block. Quotations stay separate. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: { kind: Block['kind']; text: string; from: Block | undefined }[] = [];
  for (const { text, block, certain } of lines) {
    const last = blocks.at(-1);
    const from = certain ? undefined : block;
    if (text === '') continue;
    if (from !== undefined && last?.from === from) last.text += ` ${text}`;
    else blocks.push({ kind: certain && block.kind === 'heading' ? 'text' : block.kind, text, from });
  }
  return blocks.map(({ kind, text }) => ({ kind, text }));
}
