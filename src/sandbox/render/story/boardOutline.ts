import {
  cueOf,
  cueOfEmoji,
  isLabelAlone,
  labelledLine,
  withoutMark,
  withoutSign,
  type Cue,
  type LabelledLine,
} from './boardLabels';
import { anyQuotation, wholeQuotation } from './boardQuotes';
import { sluglines, speaker } from './scriptLines';
import { quotation } from './phrases';
import type { PromptBlock } from './plainText';
import { hasBareNumber, inlineShot, openingOf } from './shotOpening';
import { isCameraTerm, opensPicture } from './shots';
import { wordCount } from './terms';

/** Facts about a whole brief that determine how each of its lines is parsed. */
export interface Outline {
  /**
   * Index of the first block of the film, and the index after the film's last block. The blocks outside this range are
   * notes.
   */
  readonly from: number;
  readonly to: number;
  /** Whether several lines begin with a bare number. If so, each such number starts a shot. */
  readonly hasNumbers: boolean;
  /** Whether the numbered items of a list are the shots. */
  readonly hasNumbered: boolean;
  /** Whether list items without a label are the shots. */
  readonly hasItems: boolean;
  /** Maps the header of each table column to the column's type. */
  readonly columns: ReadonlyMap<string, Column>;
  readonly isSpeaker: (label: string) => boolean;
  /** Whether nearly all lines are fields, as in JSON. If so, a field with an unknown name is a note, not a picture. */
  readonly hasFields: boolean;
  /** Whether the brief is in German. In a German brief, the label “Insert” introduces a title. */
  readonly isGerman: boolean;
  /** Whether several lines have a label for speech. If so, a label for audio introduces only sound, not speech. */
  readonly hasSpeech: boolean;
  /** Whether most labeled speech is in quotation marks. If so, labeled text without them describes the voice. */
  readonly hasQuotedSpeech: boolean;
  /** Whether several speakers' names are on lines of their own, above the speech. */
  readonly isScreenplay: boolean;
  /**
   * Whether a script is a monologue: lines without labels, and either directions in square brackets, or times below a
   * note about the voice.
   */
  readonly isMonologue: boolean;
}

export interface Column {
  /**
   * The type of the column's cells. Each cell of a `speaker` column is a label for the other cells of its row: a
   * speaker's name, or a word such as "SUPER".
   */
  readonly cue: Cue | 'time' | 'number' | 'speaker' | undefined;
}

/** Matches words that occur only in titles and in notes about the production. */
const production =
  /(?<![\p{L}\p{N}])(?:(?:tv |radio )?spots?|s[ck]ripts?|gui[oó]n|skit|storyboards?|boards|shot ?lists?|reels?|film|drafts?|v\d|r\d|version|clients?|prompts?|tiktok|host read|ugc|(?:hero |product |launch )?film|produktfilm|integration|treatment|excerpt|(?:directed|written) by|talking[- ]head|one take|teleprompter|b-roll|selfie|soggetto|annonceur|\d{1,2}\s?(?:s|sec|sek|secondi|segundos|["”″])|:\d\d)(?![\p{L}\p{N}])/iu;

/** Matches a note about the voice above a script that consists only of what the voice says. */
const voiceNote =
  /(?<!\p{L})(?:v\.?o\.?|voice(?:[- ]?over)?|radio|narration|sprecher(?:in|text)?|voix(?: off)?|locuci[oó]n|locutora?|locução|voce)(?!\p{L})|ナレーション/iu;

/** Separators between the columns of a table that has no dashed line below its headers. */
const columnSigns = [/\s*\|\|?\s*/u, /\s+\/\/\s+/u];

/** Turns lines below a line of column headers, such as "Video | Audio", into rows of a table. */
export function withColumns(blocks: readonly PromptBlock[]): readonly PromptBlock[] {
  for (const sign of columnSigns) {
    const cellsOf = ({ text, cells }: PromptBlock) => cells?.map((cell) => cell.text) ?? text.split(sign);
    const at = blocks.findIndex((block) => {
      const heads = cellsOf(block);
      const isHead = block.cells?.every(({ head }) => head === '') ?? true;
      const known = heads.filter((head) => cueOfHead(head) !== undefined).length;
      return isHead && known > 1 && known >= heads.length - 1 && heads.every((head) => wordCount(head) <= 4);
    });
    const head = blocks[at];
    if (head === undefined) continue;
    const heads = cellsOf(head);
    return blocks.map((block, index) => {
      const texts = cellsOf(block);
      const isRow = index > at && texts.length > 1 && texts.length <= heads.length;
      if (index !== at && (!isRow || block.cells?.some((cell) => cell.head !== '') === true)) return block;
      const headOf = (column: number) => (isRow ? (heads[column] ?? '') : '');
      return { ...block, kind: 'item', cells: texts.map((text, column) => ({ head: headOf(column), text })) };
    });
  }
  return blocks;
}

/**
 * Replaces a script's own labels for picture and sound, such as "EYES" and "EARS", with "Visual" and "Audio". A label
 * that a speaker's label follows at least twice, as in "EARS: MAYA: Hi", is for sound. The other repeated label is for
 * the picture.
 */
export function withChannels(blocks: readonly PromptBlock[]): readonly PromptBlock[] {
  const lines = blocks.map(({ text }) => labelledLine(text, () => false));
  const nested = lines.flatMap((line) => {
    const inner = labelledLine(line?.text ?? '', () => false);
    const isNested = line?.cue === undefined && (inner?.cue === 'spoken' || isCapitals(inner?.label ?? ''));
    return isNested && line !== undefined ? [line.label] : [];
  });
  const [audio] = nested;
  if (audio === undefined || nested.filter((label) => label === audio).length < 2) return blocks;
  const others = lines.flatMap((line) => (line !== undefined && line.cue === undefined ? [line.label] : []));
  const picture = others.find((label) => label !== audio && others.filter((own) => own === label).length > 1);
  return blocks.map((block, at) => {
    const { label, text } = lines[at] ?? {};
    const channel = label === audio ? 'Audio' : label !== undefined && label === picture ? 'Visual' : undefined;
    return channel === undefined ? block : { ...block, text: `${channel}: ${text ?? ''}` };
  });
}

/** Matches an arrow between two beats of a film. */
const beatArrow = /\s*(?:[→➜➔⇒⟶]|[-=]>|\s>{1,2}\s)\s*/u;
/** Matches a number before each beat in a paragraph, as in "1) a fox, 2) a den" and "1. A fox. 2. A den." */
const beatNumber = /(?:(?<=^|\s)\(?(\d{1,2})\)|(?<=^|[.!?;,]\s+)(\d{1,2})[.:])\s+(?=\p{L}|["“„«])/gu;

/** Splits blocks that have several shots on one line. */
export function withShotLines(blocks: readonly PromptBlock[]): readonly PromptBlock[] {
  return blocks.flatMap((block) =>
    block.cells === undefined
      ? beatsOf(block).map((beat, at) => ({ ...block, ...beat, isApart: block.isApart && at === 0 }))
      : [block],
  );
}

function beatsOf({ kind, text }: PromptBlock): readonly Pick<PromptBlock, 'text' | 'kind' | 'isNumbered'>[] {
  const beats = text.split(beatArrow);
  if (beats.length > 2 && beats.every((beat) => wordCount(beat) > 0) && wordCount(text) >= beats.length * 2) {
    return beats.map((beat) => ({ kind: 'item', text: withoutBeat(beat) }));
  }
  const parts = text.split(inlineShot);
  const numbers = Array.from(text.matchAll(beatNumber));
  const isCounted = numbers.every(([, one, other], at) => Number(one ?? other) === at + 1);
  if (parts.length === 1 && numbers.length > 2 && isCounted) {
    const intro = text.slice(0, numbers[0]?.index).trim();
    return [
      ...(intro === '' ? [] : [{ kind: 'text' as const, text: intro }]),
      ...numbers.map(({ 0: { length }, index }, at) => ({
        kind: 'item' as const,
        text: text.slice(index + length, numbers[at + 1]?.index).trim(),
        isNumbered: true,
      })),
    ];
  }
  return parts.map((part) => ({ kind, text: part.trim() }));
}

/** Removes a label such as "Hook" from a description of a picture. */
function withoutBeat(text: string): string {
  const line = labelledLine(text, () => false);
  return line?.cue === 'beat' ? line.text : text;
}

export function outlineOf(blocks: readonly PromptBlock[], isScript: boolean): Outline {
  const isSpeaker = isScript ? speakersOf(blocks) : () => false;
  const hasNumbers = blocks.filter(({ text }) => hasBareNumber(text)).length > 1;
  const columns = columnsOf(blocks);
  const isRow = (block: PromptBlock) => isShotRow(block, columns);
  const isLabel = ({ text }: PromptBlock) => {
    const line = labelledLine(text, isSpeaker);
    return line !== undefined && (line.cue !== undefined || (isScript && isCapitals(line.label)));
  };
  const isBelowLabel = (at: number) => labelledLine(blocks[at - 1]?.text ?? '', isSpeaker)?.cue === 'picture';
  const listed = blocks.filter((block) => block.kind === 'item' && block.cells === undefined && !isLabel(block));
  const hasNumbered = blocks.filter(({ isNumbered }) => isNumbered === true).length > 2;
  const starts = startsOf(
    blocks,
    (block) => isRow(block) || startsShot(block, hasNumbers) || (hasNumbered && block.isNumbered === true),
  );
  const [item] = listed;
  const hasItems = starts.length < 2 && listed.length > 2 && item !== undefined && !isBelowLabel(blocks.indexOf(item));
  const cues = blocks.map((block) => cueOfBlock(block, isSpeaker));
  const spoken = blocks.filter(({ cells }, at) =>
    cells === undefined
      ? cues[at] === 'spoken' || cues[at] === 'name'
      : cells.some((cell) => labelledLine(cell.text, isSpeaker)?.cue === 'spoken'),
  );
  const hasName = ({ text }: PromptBlock) => {
    const line = labelledLine(text, isSpeaker);
    return isName(line) || (line?.cue === 'heard' && labelledLine(line.text, isSpeaker)?.cue === 'spoken');
  };
  const names = blocks.filter(hasName);
  const [first = 0] = starts;
  const isTimedVoice =
    isScript &&
    starts.length > 1 &&
    blocks.slice(0, first).some(({ text }) => voiceNote.test(text)) &&
    !blocks.slice(first).some(hasName) &&
    !cues.slice(first).some((cue) => cue === 'spoken' || cue === 'picture' || cue === 'heard');
  const isMonologue =
    isTimedVoice ||
    (isScript && spoken.length + names.length === 0 && starts.length === 0 && cues.includes('direction'));
  const fields = blocks.filter(({ text }) => /^[a-z][\w ]{0,24}:/u.test(text)).length;
  const isGerman = /(?<!\p{L})(?:der|die|das|und|ein|eine)(?!\p{L})/u.test(blocks.map(({ text }) => text).join(' '));
  const hasFields = fields > 4 && fields > blocks.length * 0.7;
  const outline = {
    hasFields,
    isGerman,
    hasSpeech: new Set([...spoken, ...names]).size > 1,
    hasQuotedSpeech: spoken.filter(({ text }) => text.search(quotation) >= 0).length * 2 > Math.max(2, spoken.length),
    isScreenplay: cues.filter((cue) => cue === 'name').length > 1,
    isMonologue,
    hasNumbers,
    hasNumbered,
    hasItems,
    columns,
    isSpeaker,
  };
  const at = hasItems ? startsOf(blocks, (block) => listed.includes(block)) : starts;
  return { ...outline, ...(isScript ? scriptRange(blocks, at, outline) : shotsRange(blocks, at)) };
}

/**
 * Indexes of the blocks that start a shot. Blocks below a label such as "Captions:" do not start shots, because their
 * numbers only refer to shots.
 */
function startsOf(blocks: readonly PromptBlock[], starts: (block: PromptBlock) => boolean): number[] {
  let isText = false;
  return blocks.flatMap((block, at) => {
    const line = labelledLine(block.text, () => false);
    if (line?.text === '') isText = line.cue === 'title';
    else if (block.isApart) isText = false;
    return !isText && starts(block) ? [at] : [];
  });
}

/** Whether a block starts with a shot's number, time or place. */
function startsShot({ text }: PromptBlock, hasNumbers: boolean): boolean {
  return sluglines.test(text) || openingOf(text, undefined, hasNumbers) !== undefined;
}

/**
 * Finds where the list of shots starts and ends. The blocks above it are its title, and the blocks below it are notes
 * about the production. If there is no such list, all blocks except a title are shots.
 */
function shotsRange(blocks: readonly PromptBlock[], starts: readonly number[]): Pick<Outline, 'from' | 'to'> {
  const [first, second] = starts;
  const last = starts.at(-1);
  if (first === undefined || second === undefined || last === undefined) {
    const isTitled = blocks[0] !== undefined && blocks.length > 1 && isTitle(blocks[0].text);
    return { from: isTitled ? 1 : 0, to: blocks.length };
  }
  const isBelow = (block: PromptBlock, at: number) => at > last && block.isApart;
  // A blank line ends the last shot, unless earlier shots contain blank lines too.
  const hasGaps = blocks.slice(first, last).some((block, at) => block.isApart && !starts.includes(first + at));
  const isNote = (block: PromptBlock, at: number) => at > last && (block.isApart || !hasQuotation(block));
  const below = isOneLineEach(starts) ? blocks.findIndex(isNote) : hasGaps ? -1 : blocks.findIndex(isBelow);
  return { from: first, to: below === -1 ? blocks.length : below };
}

/** Whether a line has a text for the screen, as in "At the end the title “Open late”". */
const hasQuotation = ({ text }: PromptBlock) => text.search(anyQuotation) >= 0;

/** Whether each shot takes one block. If so, the block after the last shot is a note unless it has a label. */
const isOneLineEach = (starts: readonly number[]): boolean =>
  starts.length > 2 && starts.every((start, at) => start === (starts[0] ?? 0) + at);

/** Whether a line is a film's title or a note about its production rather than the description of a picture. */
const isTitle = (text: string) => production.test(text) && !/[.!。]["”»]?$/u.test(text) && wordCount(text) <= 14;

/**
 * Finds where a script starts and ends. The script starts at the first line that is speech, a title or a scene. It ends
 * at the first blank line after the last such line.
 */
function scriptRange(
  blocks: readonly PromptBlock[],
  starts: readonly number[],
  outline: Pick<Outline, 'isSpeaker' | 'isMonologue'>,
): Pick<Outline, 'from' | 'to'> {
  const cuesAt = blocks.map((block, at) => (starts.includes(at) ? 'shot' : cueOfBlock(block, outline.isSpeaker)));
  const isFilm = (cue: (typeof cuesAt)[number]) => cue !== undefined && cue !== 'note' && cue !== 'look';
  const body = outline.isMonologue ? blocks.findIndex(({ text }) => !production.test(text)) : cuesAt.findIndex(isFilm);
  const first = starts.length > 1 ? (starts[0] ?? 0) : body;
  if (first < 0) return { from: 0, to: blocks.length };
  const from = blocks.findIndex(
    ({ text }, at) => at === first || (at < first && !outline.isMonologue && isAction(text)),
  );
  const last = cuesAt.findLastIndex((cue) => isFilm(cue) && cue !== 'sound' && cue !== 'camera' && cue !== 'direction');
  let to = Math.max(first, last) + 1;
  const isHeading = (at: number) => {
    const { text = '' } = blocks[at] ?? {};
    return cuesAt[at] === 'name' || sluglines.test(text) || openingOf(text, undefined)?.rest === '';
  };
  if (isOneLineEach(starts)) return { from, to };
  while (to < blocks.length && (isHeading(to - 1) || blocks[to]?.isApart === false) && !isFooter(blocks[to])) to++;
  return { from, to };
}

/**
 * Whether a line before the first speech describes an action. It must be a sentence that does not mention the
 * production.
 */
const isAction = (text: string) =>
  /[.!…。]["”»)]?$/u.test(text) && wordCount(text) > 3 && !production.test(text) && !/^[([]/u.test(text);

const isFooter = (block: PromptBlock | undefined) =>
  block !== undefined && (/^[(（].*[)）]$/su.test(block.text) || cueOfEmoji(block.text) === 'note');

function cueOfBlock(block: PromptBlock, isSpeaker: Outline['isSpeaker']): Cue | 'name' | 'direction' | undefined {
  const { text } = block;
  if (cueOfEmoji(text) !== undefined && labelledLine(text, isSpeaker)?.cue === undefined) return cueOfEmoji(text);
  const inner = /^[[(（](.*)[\])）]\.?$/su.exec(text)?.[1];
  const line = labelledLine(inner ?? text, isSpeaker);
  if (line?.cue === 'heard' && labelledLine(line.text, isSpeaker) === undefined) return 'sound';
  if (line?.cue !== undefined) return line.cue;
  if (inner !== undefined && ending.test(inner)) return 'end';
  if (inner !== undefined) return text.startsWith('[') ? 'direction' : undefined;
  const { label = '' } = line ?? {};
  if (label !== '' && (isSpeaker(label) || isCapitals(label) || opensPicture(label))) return 'spoken';
  if (wholeQuotation(withoutMark(line?.text ?? text)) !== undefined) return 'spoken';
  if (speaker.test(text) && block.kind !== 'heading') return 'name';
  return isLabelAlone(text) ? 'name' : undefined;
}

/** Matches a term for the film's last picture, such as "end card". */
const ending = /(?<!\p{L})(?:logo|end ?(?:card|frame|slate)|pack ?shot)(?!\p{L})/iu;

const isCapitals = (label: string) => /^\p{Lu}[\p{Lu}\d .'’&-]*$/u.test(label.trim()) && wordCount(label) <= 3;

/** Returns a function that recognizes speakers' names: unknown labels that occur several times. */
function speakersOf(blocks: readonly PromptBlock[]): (label: string) => boolean {
  const counts = new Map<string, number>();
  const lines = blocks.flatMap(({ text, cells }) => cells?.map((cell) => cell.text) ?? [text]);
  for (const line of lines) {
    const [, name = ''] =
      /^([^:：–—()[\]]{1,30}?)\s*(?:\([^)]*\))?\s*(?:[:：]|\s[–—-]\s)/u.exec(withoutMark(line)) ??
      withoutSign.exec(line) ??
      [];
    const key = name.trim().toLowerCase();
    if (/^\p{L}/u.test(key) && wordCount(key) <= 3 && cueOf(key) === undefined && !isPicture(key)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (label) => (counts.get(label.trim().toLowerCase()) ?? 0) > 1;
}

/** Whether a line starts with an unknown label that may be a name. */
const isName = (line: LabelledLine | undefined) =>
  line !== undefined &&
  line.cue === undefined &&
  line.text !== '' &&
  /^\p{Lu}\p{L}+$/u.test(line.label) &&
  !isPicture(line.label);

const isPicture = (label: string) =>
  isCameraTerm(label) || opensPicture(label) || openingOf(label, undefined) !== undefined || sluglines.test(label);

const timeColumn =
  /^(?:time(?:code|s)?|t|timing|zeit|temps|tiempo|tempo|sec(?:s|onds)?|sek(?:unden)?|s|tc|dur|length|länge|dur[ée]e|duraci[oó]n|duração|durata|dauer|時間|秒|尺)\.?$/iu;
const numberColumn =
  /^(?:#|n[ro°º]?\.?|nº|num(?:ber)?|shot ?#?|scene ?#?|frame ?#?|clip|setup|panel|board|beat|sc\.?|einst\.?|カット|番号)$/iu;

const speakerColumn =
  /^(?:characters?|speakers?|who|role|talent|figur|rolle|sprecher(?:in)?|personnage|personaje|personagem|personaggio)$/iu;

/** Returns the type of a table column with this header. */
function cueOfHead(head: string): Column['cue'] {
  const bare = head.trim();
  if (speakerColumn.test(bare)) return 'speaker';
  if (/^(?:spoken )?lines?(?: \(.*\))?$/iu.test(bare)) return 'spoken';
  if (timeColumn.test(bare)) return 'time';
  const known = cueOf(bare);
  if (known !== undefined && !numberColumn.test(bare)) return known;
  if (numberColumn.test(bare)) return 'number';
  if (/(?<!\p{L})(?:see|shown|screen action)(?!\p{L})/iu.test(bare)) return 'picture';
  return /(?<!\p{L})(?:hear)(?!\p{L})/iu.test(bare)
    ? 'heard'
    : bare
        .split(/\s*[/&+]\s*/u)
        .map(cueOf)
        .find(Boolean);
}

function columnsOf(blocks: readonly PromptBlock[]): ReadonlyMap<string, Column> {
  const texts = new Map<string, string[]>();
  for (const { head, text } of blocks.flatMap(({ cells = [] }) => cells)) {
    if (head !== '') texts.set(head, [...(texts.get(head) ?? []), text]);
  }
  const columns = Array.from(texts, ([head, own]) => {
    const cue = cueOfHead(head);
    const isNumbered = cue === 'picture' && own.every((text) => /^\W*\w{0,3}$/u.test(text));
    const length = own.reduce((sum, text) => sum + text.length, 0);
    return { head, cue: isNumbered ? ('number' as const) : cue, length };
  });
  // If no header names the picture, the column of unknown type with the most text is the picture column.
  const unknown = columns.filter(({ cue }) => cue === undefined).toSorted((one, other) => other.length - one.length);
  const picture = columns.some(({ cue }) => cue === 'picture') ? undefined : unknown[0];
  return new Map(columns.map((column) => [column.head, column === picture ? { ...column, cue: 'picture' } : column]));
}

/** Whether a block is a table row that describes a shot. */
export function isShotRow({ cells = [] }: PromptBlock, columns: Outline['columns']): boolean {
  return cells.some(({ head }) => {
    const cue = columns.get(head)?.cue;
    return cue === 'picture' || cue === 'spoken' || cue === 'heard';
  });
}
