import { cueOf } from './boardLabels';
import { cardText, rejected } from './cardText';
import type { Chunk } from './copyChunks';
import { isShown, type Judged } from './judgedChunk';
import type { Block, PromptBlock } from './plainText';
import { wordCount } from './terms';

/** Shows the cells of a table's columns for copy, such as "Headline" and "CTA". */
export const withColumns = (judged: readonly Judged[], blocks: readonly Block[]): readonly Judged[] =>
  judged.map((chunk) => {
    const isCell = blocks[chunk.block]?.cells?.some(({ head }) => head.toLowerCase() === chunk.label) === true;
    if (!isCell || chunk.role === 'legal' || !copyColumn.test(chunk.label.trim())) return chunk;
    return { ...chunk, role: endColumn.test(chunk.label.trim()) ? 'end' : 'body' };
  });

const [copyColumn, endColumn] = [
  /^(?:(?:approved|final|agreed|signed[- ]off|freigegebener|finaler|texte? validé|validé) )?(?:headline|title|hook|sub-?(?:line|head(?:line)?|title)|body(?: copy)?|copy|tagline|slogan|claim|cta|call to action|button|url|link|überschrift|titel|unterzeile|fließtext|text|titre|accroche|sous-titre|texte|título|titular|subtítulo|texto|botón|botão|chamada|titolo|sottotitolo|testo|pulsante|見出し|本文|コピー|ボタン)(?: \d)?$/iu,
  /^(?:cta|call to action|button|url|link|botón|botão|pulsante|ボタン)$/iu,
];

/** A line of copy: the part of a block after its label. */
interface CopyLine {
  readonly block: number;
  /** The label in lower case, without its number. Empty if there is none. */
  readonly label: string;
  /** The number in the label: 2 in "Frame 2: …". */
  readonly number: number | undefined;
  /** Start in the block's text. */
  readonly from: number;
  /** The chunks that are surely copy. The model judges the others. */
  readonly certain: 'all' | 'quoted' | 'none';
}

/** A block of announced copy, or a series of labelled lines, has at least this many lines. */
const leastLines = 2;

/**
 * In a document with a block of announced copy, or with a series of labelled lines of copy, shows this copy alone, whole
 * and without its labels. Elsewhere, only small print and the text after a label for copy may be shown.
 * @returns undefined if the document has no such copy, or the model would show less than half of its lines
 */
export function announcedCopy(
  judged: readonly Judged[],
  blocks: readonly PromptBlock[],
): readonly Judged[] | undefined {
  const lines = blocks.map(lineOf);
  const isShownLine = (line: CopyLine) => judged.some((chunk) => isIn(chunk, line) && isShown(chunk));
  const series = seriesIn(lines, blocks, isShownLine).find((found) => {
    const count = found.filter(isShownLine).length;
    return count >= leastLines && count * 2 >= found.length;
  });
  if (series === undefined) return undefined;
  const announced = new Map(series.map((line) => [line.block, line]));
  const shown = judged.map((chunk): Judged => {
    const [line, block] = [announced.get(chunk.block), blocks[chunk.block]];
    const isInside = line !== undefined && block !== undefined && isIn(chunk, line);
    if (isInside) return roled(withoutLabel(chunk, line), line, block);
    return line === undefined && isElsewhere(chunk, lines[chunk.block]) ? chunk : hidden(chunk);
  });
  // The lines keep their order: only the last ones are on the end card.
  const last = shown.findLastIndex(({ role }) => role === 'body');
  return shown.map((chunk, at) => {
    const line = announced.get(chunk.block);
    const isEarly = at < last && chunk.role === 'end' && (line === undefined || !isForEnd(line));
    return isEarly ? { ...chunk, role: 'body' } : chunk;
  });
}

/** Whether a chunk may be shown outside of the announced copy. */
const isElsewhere = ({ text, role }: Judged, line: CopyLine | undefined) =>
  line !== undefined &&
  !rejected.test(line.label) &&
  (isCopyLabel(line.label) || (role === 'legal' && (legalLabel.test(line.label) || /^[*†※]/u.test(text))));

/** Matches the label of small print. */
const legalLabel =
  /^(?:disclaimer|legal(?: line| text)?|(?:small|fine) print|footnote|kleingedrucktes|rechtshinweis|pflichttext|fußnote|mentions?(?: légales?)?|(?:aviso|texto|nota) legal|nota? legal[ei]|注釈|注記)$/iu;

const seriesIn = (
  lines: readonly CopyLine[],
  blocks: readonly PromptBlock[],
  isShownLine: (line: CopyLine) => boolean = () => true,
) => [
  announcedBlock(lines, blocks, isShownLine),
  numberedSeries(lines, blocks),
  labelledSeries(lines, blocks, isShownLine),
];

const hidden = (chunk: Judged): Judged => ({ ...chunk, role: 'hidden' });

const isIn = ({ block, to }: Chunk, line: CopyLine) => block === line.block && to > line.from;

/** Removes the label from a chunk whose text starts with it, as in "価格:16,500円". */
function withoutLabel(chunk: Judged, { from }: CopyLine): Judged {
  return chunk.from < from ? { ...chunk, text: chunk.text.slice(from - chunk.from), from } : chunk;
}

const quotation = /^["“„«「『]/u;

/** Whether the text after the label is a quotation. */
const isQuoted = ({ block, from }: CopyLine, blocks: readonly PromptBlock[]) =>
  quotation.test(blocks[block]?.text.slice(from) ?? '');

/**
 * Captures the label of a line, up to a colon or an arrow. A dash may follow a label only if the label ends with a
 * number.
 */
const [numberedLabel, plainLabel] = [
  /^[[(]?(\p{L}[^:：]{0,38}?\d{1,2})[\])]?\s*(?:\([^()]{0,30}\)\s*)?(?:(?:[:：]|→|[=-]>)\s*|\s[–—|-]\s+|[\])]\s+)(?=\S)/u,
  /^[[(]?(\p{L}[^:：]{0,38}?)[\])]?\s*(?:\([^()]{0,30}\)\s*)?(?:[:：]|→|[=-]>)\s*(?=\S)/u,
];
const endNumber = /(?<=\p{L})[\s#.–-]*(\d{1,2})$/u;

function lineOf({ text, cells = [] }: Block, block: number): CopyLine {
  const [first, second] = cells.filter((cell) => cell.text !== '');
  const isPair = cells.length === 2 && first !== undefined && second !== undefined;
  const [whole = '', found = ''] = numberedLabel.exec(text) ?? plainLabel.exec(text) ?? [];
  const label = (isPair ? first.text : found).trim().toLowerCase();
  const number = endNumber.exec(label)?.[1];
  return {
    block,
    label: label.replace(endNumber, ''),
    number: number === undefined ? undefined : Number(number),
    from: isPair ? text.indexOf(second.text, first.text.length) : whole.length,
    certain: 'all',
  };
}

/** Matches the label of the brand. */
const brandLabel =
  /^(?:brand|brand name|company(?: name)?|marke|firma|firmenname|marque|enseigne|marca|empresa|nome|nombre|azienda)$|(?:社名|店名|商品名|ブランド)(?:表記)?$/iu;

/** Matches a label for a line of copy that is no label in a script. */
const documentLabel =
  /^(?:body(?: copy)?|hook|sub-?lines?|sub|web|sign-?off|price line|subline|url|link|website|webseite|site web|sitio web|sito web|unterzeile|störer|angebot|schlusszeile|sous-titre|bajada|subtítulo|sottotitolo|botón|botão|pulsante)$|(?:コピー|表記|文言|テロップ|見出し)$/iu;

/** Whether a label marks copy, such as "headline", "CTA" and "価格表記". */
function isCopyLabel(label: string): boolean {
  const cue = cueOf(label);
  return label !== '' && (cue === 'title' || cue === 'end' || documentLabel.test(label));
}

/** Matches a word for a part of a film, at the end of a numbered label. */
const part =
  /(?<!\p{L})(?:h|line|frame|screen|slide|panel|board|zeile|satz|bild|folie|image|imagen|imagem|immagine|\p{L}*tafel|ligne|écran|phrase|plan|línea|frase|pantalla|placa|linha|tela|quadro|lâmina|riga|schermata|cartello)$|(?:画面|行|枚目)$/iu;

const isMarked = ({ label, number }: CopyLine) => isCopyLabel(label) || (number !== undefined && part.test(label));

/**
 * Finds lines with the same label and the numbers 1, 2 and so on, as in "Frame 1: …". A label such as "End frame" may
 * follow them.
 */
function numberedSeries(lines: readonly CopyLine[], blocks: readonly PromptBlock[]): readonly CopyLine[] {
  const series: CopyLine[] = [];
  for (const line of lines) {
    const isFirst = series.length === 0 && line.number === 1 && isMarked(line);
    const isNext = line.label === series[0]?.label && line.number === series.length + 1;
    if (isFirst || isNext) series.push(line);
  }
  const last = series.at(-1);
  if (last === undefined) return [];
  const unit = last.label.split(/[\s–—-]+/u).at(-1) ?? '';
  const isLast = ({ label, block }: CopyLine) =>
    blocks[block]?.isApart === false && (label.includes(unit) || isCopyLabel(label));
  const rest = lines.slice(last.block + 1);
  const end = rest.findIndex((line) => !isLast(line));
  return [...series, ...rest.slice(0, end < 0 ? undefined : end)];
}

/**
 * Finds consecutive lines with different labels, of which most are labels for copy or precede a quotation, as in
 * "Headline: …" and "Benefit: “…”". A bulleted list between them belongs to them.
 */
function labelledSeries(
  lines: readonly CopyLine[],
  blocks: readonly PromptBlock[],
  isShownLine: (line: CopyLine) => boolean,
): readonly CopyLine[] {
  const runs: CopyLine[][] = [];
  const isPoint = ({ block, label }: CopyLine) =>
    label === '' && blocks[block]?.kind === 'item' && blocks[block].isNumbered !== true;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isIntroduction = blocks[line.block]?.kind === 'text' && next !== undefined && isPoint(next);
    const isInside = line.label !== '' || isPoint(line) || isIntroduction;
    const isContinued = isInside && blocks[line.block]?.isApart === false && (runs.at(-1)?.length ?? 0) > 0;
    if (isContinued) runs.at(-1)?.push(line);
    else runs.push(line.label === '' ? [] : [line]);
  }
  const series = runs.map((run) => {
    const isCopy = (line: CopyLine) =>
      (isCopyLabel(line.label) || isQuoted(line, blocks) || isPoint(line)) && !rejected.test(line.label);
    const hasCopy = run.some(isCopy);
    const isFirst = (line: CopyLine) => isCopy(line) || (hasCopy && isShownLine(line));
    const span = run
      .slice(
        run.findIndex((line) => line.label !== '' && isFirst(line)),
        run.findLastIndex((line) => line.label !== '' && isCopy(line)) + 1,
      )
      .filter((line) => line.label !== '' || isPoint(line));
    const known = span.filter(isCopy);
    const isMostlyKnown = known.length * 2 >= span.length;
    return span.filter((line) =>
      isMostlyKnown ? cueOf(line.label) !== 'look' : isCopy(line) || (known.length > 0 && isShownLine(line)),
    );
  });
  return series.reduce((longest, it) => (it.length > longest.length ? it : longest), []);
}

/** Words for the copy of an ad. */
const copyWords =
  '(?<!\\p{L})(?:wording|words|copy|texts?|lines?|slogans?|headlines?|supers?|captions?|cards|on[- ]screen|voice-?over|\\p{L}*text(?:e[ns]?)?|wortlaut|formulierung(?:en)?|\\p{L}*zeilen|\\p{L}*tafeln|einblendungen|accroches?|phrases?|cartons|testi|testo|frasi|scritte|sovrimpressioni|textos?|frases|rótulos|cartelas|letreiros)(?!\\p{L})|文言|コピー|テキスト|原稿|テロップ';

/** Matches a line that announces the ad's copy, as in "The wording below is signed off:", and a heading such as "Supers". */
const [announcement, heading] = [
  new RegExp(
    `(?:${copyWords}|(?<!\\p{L})(?:final|finale|definitiv\\p{L}*|endgültig\\p{L}*|決定)(?!\\p{L}))[^.!?:：]{0,60}[:：]$`,
    'iu',
  ),
  new RegExp(`^[^.!?:：]*(?:${copyWords})[^.!?:：]*[:：]?$`, 'iu'),
];
/** Maximum number of words of a heading, apart from a remark in brackets. */
const longestHeading = 6;

/**
 * Finds the lines below the first line that announces copy: the lines of the same form. Other lines may follow a quotation, but only the quotations are certain. The last line of plain lines is one that the
 * model shows.
 */
function announcedBlock(
  lines: readonly CopyLine[],
  blocks: readonly PromptBlock[],
  isShownLine: (line: CopyLine) => boolean,
): readonly CopyLine[] {
  for (const [at, { text }] of blocks.entries()) {
    const start = blocks[at + 1]?.kind === 'heading' && blocks[at + 1]?.cells !== undefined ? at + 2 : at + 1;
    const first = blocks[start];
    if (first === undefined || rejected.test(text)) continue;
    const form = formOf(first, lines[start]);
    const bare = text.replace(/\s*[(（][^()（）]*[)）]/gu, '').trim();
    const isHeading =
      form !== 'text' && lines[at]?.label === '' && heading.test(bare) && wordCount(bare) <= longestHeading;
    if (!isHeading && !announcement.test(text.trim())) continue;
    const isPlain = form === 'text' || form === 'quoted';
    const isInside = (block: PromptBlock, line: CopyLine | undefined) => {
      const own = formOf(block, line);
      if (block.isApart) return form === 'quoted' && own === form;
      if (isPlain) return own === 'text' || own === 'quoted' || own === 'labelled';
      return form === 'labelled' ? line?.label !== '' : own === form;
    };
    const outside = blocks.findIndex((block, index) => index > start && !isInside(block, lines[index]));
    const end = outside < 0 ? blocks.length : outside;
    const found = [...lines.slice(start, end), ...listAfter(end, lines, blocks)];
    const last = found.findLastIndex(isShownLine);
    const isQuotedBlock = found.filter((line) => isQuoted(line, blocks)).length >= leastLines;
    const rows = found.filter((line) => !isTableHead(line, blocks[line.block]));
    const isLabelled = form === 'labelled' || rows.filter(hasLabel).length * 2 > rows.length;
    const copy = (isPlain ? found.slice(0, last + 1) : rows).map((line) => {
      const isRow = blocks[line.block]?.cells !== undefined;
      const own = isLabelled || isRow || isMarked(line) ? line : { ...line, from: 0 };
      const certain = isQuotedBlock ? (isQuoted(own, blocks) ? 'quoted' : form === 'quoted' ? 'none' : 'all') : 'all';
      return { ...own, certain } as const;
    });
    if (copy.length >= leastLines) return copy;
  }
  return [];
}

/** Maximum number of words of the label of a line in a list. */
const longestLabel = 3;

const hasLabel = ({ label }: CopyLine) => label !== '' && wordCount(label) <= longestLabel;

/** Whether a line is the head of a table, as in "slot | text". */
const isTableHead = ({ from }: CopyLine, block: Block | undefined) =>
  block?.cells !== undefined && copyColumn.test(block.text.slice(from).trim());

/** Returns the list below a line that continues the announced copy, as in "Then three benefits:". */
function listAfter(at: number, lines: readonly CopyLine[], blocks: readonly PromptBlock[]): readonly CopyLine[] {
  const { text = '', isApart = true } = blocks[at] ?? {};
  if (isApart || !/[:：]$/u.test(text) || rejected.test(text)) return [];
  const end = blocks.findIndex((block, index) => index > at && (block.kind !== 'item' || block.isApart));
  return lines.slice(at + 1, end < 0 ? undefined : end);
}

type Form = 'quoted' | 'labelled' | 'numbered' | 'item' | 'heading' | 'other' | 'text';

/** Matches the time and the name before a message in a chat. */
const message = /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s)?\d{1,2}[:.]\d\d(?::\d\d)?\]?\s/u;

function formOf({ kind, text, cells = [], isNumbered }: Block, line: CopyLine | undefined): Form {
  if (cells.length > 2 || message.test(text) || /^[(（].*[)）]$/u.test(text)) return 'other';
  if (kind !== 'text') return kind === 'item' && isNumbered === true ? 'numbered' : kind;
  if (quotation.test(text)) return 'quoted';
  return line !== undefined && isMarked(line) ? 'labelled' : 'text';
}

/** Gives a chunk of announced copy its role. The model judges remarks in brackets and the words before a colon. */
function roled(chunk: Judged, line: CopyLine, { text }: Block): Judged {
  const isAside = chunk.isBracketed || /^\s*(?:[:：]|→|[=-]>)/u.test(text.slice(chunk.to));
  const isCertain = (line.certain === 'all' && !isAside) || (line.certain === 'quoted' && chunk.isQuoted);
  const role = isForEnd(line) && chunk.role !== 'legal' ? 'end' : isShown(chunk) || !isCertain ? chunk.role : 'body';
  return { ...chunk, role };
}

const isForEnd = ({ label }: CopyLine) => cueOf(label) === 'end' || brandLabel.test(label);

/** Whether a prompt has a block of announced copy, or a series of labelled lines of copy. */
export function hasAnnouncedCopy(prompt: string): boolean {
  const { blocks } = cardText(prompt);
  const lines = blocks.map(lineOf);
  return seriesIn(lines, blocks).some((series) => series.length >= leastLines);
}
