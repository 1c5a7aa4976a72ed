import {
  asides,
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
  type Label,
} from './directionTerms';
import { hasOffer, webAddress } from './emphasis';
import { labelled, quotation, sentencesOf, wholeQuote } from './phrases';
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
  /** Whether the text is a sentence without a label, which is shown together with the next one of its block. */
  readonly isPlain: boolean;
}

/**
 * Separates the ad copy in a request from its instructions. Requests, stage directions and labels are instructions, but
 * the quotations and names in them are copy. If there is no copy, the video shows the descriptions of the picture.
 */
export function directionOf(text: PlainText): Direction {
  const lines = linesOf(text.blocks);
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

function linesOf(blocks: readonly Block[]): Line[] {
  let under: Label | undefined;
  return blocks.flatMap((block): Line[] => {
    const { label, rest } = splitLabel(block.text, block.kind === 'heading');
    if (block.kind === 'heading') under = undefined;
    if (label !== undefined && rest === '') {
      under = label;
      return [];
    }
    return readText(rest, block, label ?? under);
  });
}

/**
 * Parses a text sentence by sentence.
 * @param inherited the kind that the line's label or the heading above the line gives to every sentence
 */
function readText(text: string, block: Block, inherited: Label | undefined): Line[] {
  const lines: Line[] = [];
  const quoted = text.replace(singleQuoted, '“$1”').replace(/\s+»/gu, '»');
  for (const sentence of sentencesOf(quoted, true)) {
    const { label = inherited, rest } = splitLabel(sentence);
    const read = readSentence(rest, block, label);
    const [first] = read;
    const last = lines.at(-1);
    // Joins consecutive sentences of copy under the same label.
    if (inherited === 'copy' && first?.kind === 'copy' && read.length === 1 && last?.kind === 'copy') {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${first.text}` };
    } else lines.push(...read);
  }
  return lines;
}

/**
 * Matches a quotation in single quotes that starts with a capital letter. An apostrophe inside must be between letters.
 */
const singleQuoted = /(?<![\p{L}\p{N}])['‘]([\p{Lu}¿¡](?:[^'‘’"“”]|(?<=\p{L})['’](?=\p{L}))+)['’](?![\p{L}\p{N}])/gu;

/** Splits off a label at the start of a text. In a heading, a label needs no colon. A numbered scene may have a dash. */
function splitLabel(text: string, isHeading = false): { label?: Label | undefined; rest: string } {
  const [, scene = '', shown = ''] = /^([^:：]{1,24}?\s?\d{1,2})\s*[-–—.]\s+(.+)$/su.exec(text) ?? [];
  if (labelOf(scene) === 'shown') return { label: 'shown', rest: shown };
  const [, before = '', after = ''] = labelled.exec(text) ?? [];
  const label = labelOf(before, true) ?? (isHeading ? labelOf(text, true) : undefined);
  return { label, rest: label === undefined ? text : after };
}

function readSentence(text: string, block: Block, label: Label | undefined): Line[] {
  const line = (kind: Line['kind'], words: string) => ({ kind, text: words.trim(), block, isPlain: false });
  const copyLines = (words: readonly string[]) => words.map((it) => line('copy', it));
  if (label === 'copy') {
    const quoted = quotationsOf(text);
    // Two quotations with a word such as "then" between them are two titles. In other copy, the words around the
    // quotations belong to it.
    const isSeries = quoted.length > 1 && wordCount(text.replace(quotation, ' ')) < quoted.length;
    return copyLines(isSeries || (quoted.length > 0 && asides.test(text)) ? quoted : [unquoted(text)]);
  }
  const request = requests.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (request !== undefined) {
    const subject = request.groups?.subject?.replace(/(?: (?:machen|erstellen|drehen|produzieren))?\s?\?$/u, '') ?? '';
    const quoted = quotationsOf(subject);
    return copyLines(quoted.length > 0 ? quoted : subject === '' ? [] : [subjectOf(subject)]);
  }
  const naming = introductions.exec(text)?.groups;
  if (naming !== undefined) {
    const { name = '', more = '' } = naming;
    return [line('copy', name), ...(more === '' ? [] : readSentence(sentenceCase(more), block, label))];
  }
  const mention = mentions.exec(text)?.groups?.rest;
  if (mention !== undefined) {
    const words = /^["“„«]/u.test(mention) ? quotationsOf(mention) : [];
    return copyLines(words.length > 0 ? words : [sentenceCase(withoutRepeatedThat(mention))]);
  }
  const named = copyIn(text);
  const facts = () => factsIn(text).map((words) => line('fact', words));
  // A sentence that may be an instruction counts as copy if it contains an offer, but no quotation or name. If the
  // sentence counted as an instruction, its offer would be lost.
  const isDoubted = named.length > 0 || !hasOffer(tokenize(text));
  const isDirection = endings.test(text) || label === 'shown';
  if (isDirection || (isDoubted && (openings.test(text) || asides.test(text)))) {
    return [line('shown', sentenceCase(text)), ...copyLines(named), ...facts()];
  }
  if (label !== undefined) return [line(label, text)];
  if (formats.test(text)) return [line('look', text)];
  if (remarks.test(text)) {
    return [line('look', text), ...copyLines([...quotationsOf(text), ...mentionedIn(text)]), ...facts()];
  }
  return [{ ...line('copy', text), isPlain: true }];
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

const unquoted = (text: string) => wholeQuote.exec(text)?.[1] ?? text;

function subjectOf(subject: string): string {
  const nominative = subject.replace(/, den (?=\p{Lu})/u, ', der ');
  const article = /^(?:an?|the|our|my|eine?n?|unsere?n?|une?|una|el|la|le|les|notre|nuestr[oa]) /iu;
  return sentenceCase(nominative.replace(platforms, '').replace(article, ''));
}

/** Shortens "that entry is free and that we open at ten" to copy: "entry is free and we open at ten". */
const withoutRepeatedThat = (text: string): string =>
  text.replace(/\s(and|und|y|e|et)\s(?:that|dass|que|che)(?=\s)/giu, ' $1');

/** Joins adjacent sentences of one block. Quotations stay separate. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: { kind: Block['kind']; text: string; from: Block | undefined }[] = [];
  for (const { text, block, isPlain } of lines) {
    const last = blocks.at(-1);
    const from = isPlain ? block : undefined;
    if (from !== undefined && last?.from === from) last.text += ` ${text}`;
    else blocks.push({ kind: !isPlain && block.kind === 'heading' ? 'text' : block.kind, text, from });
  }
  return blocks.map(({ kind, text }) => ({ kind, text }));
}
