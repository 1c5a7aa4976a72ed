import { cueOf } from './boardLabels';
import { sentencesOf } from './phrases';
import type { Block } from './plainText';

/** The smallest part of a prompt that is shown or hidden as a whole: a clause, a quotation, a label or a table cell. */
export interface Chunk {
  readonly text: string;
  /** Index of the chunk's block. */
  readonly block: number;
  /** Index of the chunk's sentence within the prompt. */
  readonly sentence: number;
  /** Start and exclusive end of the chunk in its block's text. */
  readonly from: number;
  readonly to: number;
  /** The kind of separator between the previous chunk and this one. */
  readonly joint: Joint;
  /** The text before the colon, arrow or dash at the start of the chunk's sentence, in lower case. */
  readonly label: string;
  /** The nearest heading above the chunk, in lower case. A label alone on its line counts as a heading. */
  readonly heading: string;
  readonly isQuoted: boolean;
  readonly isBracketed: boolean;
}

export type Joint = 'block' | 'sentence' | 'label' | 'quote' | 'bracket' | 'dash' | 'comma';

const seam =
  /(?<quote>["“”„«»「」『』])|(?<bracket>\((?!\d{2,5}\)\s?\d)|(?<!\(\d{2,5})\)|[[\]{}（）【】])|(?<label>[:：](?=\s|$)|(?<!\d)[:：](?!\/\/|\d\d(?!\d))|\s=\s|\s?(?:=>|->|>{1,3}|→|➡️?|👉|⇒)\s?)|(?<dash>(?!(?<=\d\.?|\d\S{0,2} \p{L}{3,9}\.?)\s+[–—-]\s+\d{1,2}(?![\d.,]*\s?[%\p{Sc}]))\s+[–—|·•/-]{1,2}\s+|\s*\|\s*)|(?<comma>[,;](?=\s)|[、，；])/gu;

const meaningful = /[\p{L}\p{N}\p{Sc}]/u;
/** Maximum length of a label, in UTF-16 units. */
const longestLabel = 40;
/** Maximum number of words of a short cell of a table. */
const longestCell = 4;

/** Splits the blocks of a prompt into chunks, in order. */
export function chunksOf(blocks: readonly Block[]): Chunk[] {
  const chunks: Chunk[] = [];
  let sentence = 0;
  let heading = '';
  for (const [block, { kind, text, cells = [] }] of blocks.entries()) {
    const isBareLabel = /^.{1,40}[:：]$/u.test(text);
    const isRow = cells.some(({ head }) => head !== '');
    let at = 0;
    let joint: Joint = 'block';
    const parts = isRow ? cells : [{ head: '', text }];
    // The header of a table's column is the label of the column's cells.
    for (const [column, part] of parts.entries()) {
      let quoted: Quoted;
      // Short cells, such as a product and its price, are read as one sentence.
      if (column > 0 && isShortCell(part) && isShortCell(parts[column - 1])) sentence--;
      for (const words of sentencesOf(part.text)) {
        const start = text.indexOf(words.slice(0, 20), at);
        if (start < 0) continue;
        const label = part.head.toLowerCase();
        const found = chunksOfSentence(words, start, { block, sentence, joint, label, heading }, quoted);
        chunks.push(...found.chunks);
        ({ quoted } = found);
        at = start + words.length;
        joint = 'sentence';
        sentence++;
      }
      joint = 'dash';
    }
    if (kind === 'heading' || isBareLabel) heading = text.replace(/[:：]$/u, '').toLowerCase();
  }
  return chunks;
}

const isShortCell = (cell: { readonly text: string } | undefined) =>
  cell !== undefined && cell.text.split(/\s+/u).length <= longestCell;

const isKnown = (label: string) => cueOf(label.trim()) !== undefined;

/** The mark that opened the current quotation. Undefined outside of quotations. */
type Quoted = string | undefined;

/** The marks that close a quotation, by the mark that opens it. */
const closingMarks: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '「': '」',
  '『': '』',
};

function chunksOfSentence(
  words: string,
  start: number,
  place: Pick<Chunk, 'block' | 'sentence' | 'joint' | 'label' | 'heading'>,
  quotedBefore: Quoted,
): { chunks: readonly Chunk[]; quoted: Quoted } {
  const chunks: Chunk[] = [];
  let { joint, label } = place;
  let quoted = quotedBefore;
  let isBracketed = false;
  let from = 0;
  const close = (to: number) => {
    const raw = words.slice(from, to);
    const text = raw.trim().replace(/^[.,;:!?]+\s+/u, '');
    if (!meaningful.test(text)) return;
    const first = start + from + raw.indexOf(text);
    chunks.push({
      ...place,
      text,
      from: first,
      to: first + text.length,
      joint,
      label,
      isQuoted: quoted !== undefined,
      isBracketed,
    });
  };
  for (const match of words.matchAll(seam)) {
    const { quote, bracket, label: sign, dash } = match.groups ?? {};
    const mark = match[0];
    // A quotation inside another one belongs to the text: «With "more or less"».
    if (quote !== undefined && isInner(quoted, mark, words.slice(match.index + 1))) continue;
    // After a known label, an unknown one belongs to the text: "Headline: Tohorā: Breath of Giants".
    const isText = /^[:：]/u.test(mark) && joint === 'label' && isKnown(label);
    if (isText && !isKnown(words.slice(from, match.index))) continue;
    const isFirst = chunks.length === 0 && meaningful.test(words.slice(from, match.index));
    close(match.index);
    from = match.index + mark.length;
    if (quote !== undefined) {
      joint = 'quote';
      quoted = quoted === undefined && mark in closingMarks ? mark : undefined;
    } else if (bracket !== undefined) {
      joint = 'bracket';
      isBracketed = /[([{（【]/u.test(mark);
    } else if (sign !== undefined || dash !== undefined) {
      joint = sign === undefined ? 'dash' : 'label';
      if (isFirst && match.index <= longestLabel) label = words.slice(0, match.index).toLowerCase();
    } else joint = 'comma';
  }
  close(words.length);
  return { chunks, quoted };
}

/** Whether a mark belongs to an inner quotation. The outer one then ends in `rest`, the text after the mark. */
const isInner = (quoted: Quoted, mark: string, rest: string) =>
  quoted !== undefined &&
  closingMarks[quoted]?.includes(mark) === false &&
  Array.from(closingMarks[quoted] ?? '').some((closing) => rest.includes(closing));
