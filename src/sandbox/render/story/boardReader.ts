import { cueOf, inlineShot, innerLabel, type Cue } from './boardLabels';
import { sluglines, speaker } from './directionTerms';
import type { Block, PlainText, PromptBlock } from './plainText';
import { labelled, quotation, wholeQuote } from './phrases';
import {
  cameraOf,
  emptyShot,
  isShotSize,
  opensPicture,
  pictureSentences,
  seeSentence,
  type Seen,
  type Shot,
} from './shots';
import { sentenceCase, wordCount } from './terms';

/** The shots of a script or of a prompt for a video model, in order. */
export interface BoardText {
  readonly shots: readonly Shot[];
  /** The brief's words about light, color and style. */
  readonly look: string;
  /** Parts of the brief that no panel shows, as worded in the brief. */
  readonly leftOut: readonly string[];
}

/** Pattern for a number of seconds, such as 7 or 7.5, or for a timecode, such as 0:07 or 0:00:07. */
const seconds = '\\d{1,2}(?::\\d{2}){1,2}(?:[.,]\\d+)?|\\d{1,3}(?:[.,]\\d+)?';
const timeRange = new RegExp(
  `^[\\s\\[(]*(${seconds})\\s*(s|sec|sek)?\\s*(?:[-–—]|to|bis|à|a)\\s*(${seconds})\\s*(s|sec(?:onds?)?|sek(?:unden)?\\.?|seg|秒)?[\\s\\])]*[:.–—-]*\\s*`,
  'iu',
);
/** Matches a start time without an end time, such as "[0:03]". */
const startTime = /^[[(]?(\d{1,2}:\d{2})[\])]?\s+(?=\S)/u;
/** Matches the duration of a shot before its text, such as "(3s)". */
const duration = /^[[(](\d{1,2}(?:[.,]\d)?)\s?(?:s|sec|seconds?|sek)\.?[\])]\s*/iu;
const heading =
  /^[[(]?(?:scene|shot|frame|clip|szene|einstellung|bild|sc[eè]ne|plan|escena|plano|toma|cena|scena|inquadratura|シーン|カット|ショット)\s*#?\d{1,2}[a-z]?(?!\d)(?:\s*[([]([^)\]]*)[)\]]|\s*,\s*([\d:.\s–—-]+s?))?[\])]?\s*[:：.–—-]*\s*/iu;
const beat = /^([\p{Lu}\d][\p{L}\p{N} &/'’-]{1,24}?)\s*[([]\s*(\d[^)\]]*)[)\]]\s*:?\s*/u;
/** Matches the word "logo" at the start of a text, and the background at the end of it. The rest becomes a title card. */
const logo = /^(?:animated |brand )?logo(?:tipo)?(?: animation)?(?=[\s:]|$)[\s:]*/iu;
const background = /\s(?:on|over|auf|vor|sur|sobre|em|su)\s[^,.+]*[.]?$/iu;
const bracketed = /^[[(（]\s*([^[\](（）)]+?)\s*[\])）]\.?$/u;
const transition =
  /^(?:fade|cut|dissolve|smash cut|match cut|wipe)s? (?:in|out|to|from)[^.]{0,24}[.:]?$|^(?:fin|the end|ende)[.:]?$/iu;
/** Verbs that introduce speech. */
const says = 'says?|whispers?|shouts?|asks?|sagt|fragt|ruft|dit|demande|dice|pregunta|diz|pergunta|chiede';
const speaking = new RegExp(`(?:${says}|voice-?over|vo)[\\s:,(\\p{L})]{0,12}$`, 'iu');

/** Matches text that describes only sound or music, not spoken words. */
const soundOnly =
  /^(?:(?:\p{L}+ )?(?:music|musik|musique|música|musica|silence|stille|piano|beat)(?: (?:swells?|fades?|starts?|stops?|\p{L}+ (?:in|out)))?|.{0,30} (?:sounds?|noise)|音楽|BGM)[.,]?$/iu;

/**
 * Parses the blocks of a prompt as shots, from top to bottom. A label determines the meaning of the text after it.
 * Text without a label describes the picture, unless it is above or below a list of shots.
 */
export function readBoard({ blocks }: PlainText<PromptBlock>, isScript: boolean): BoardText {
  const reader = new BoardReader(isScript);
  const { from, to } = listOfShots(blocks);
  for (const [at, block] of blocks.entries()) {
    if (at >= from && at < to) reader.read(block);
    else reader.readAround(block);
  }
  return reader.finish();
}

/**
 * Finds where the list of numbered or timed shots starts and ends. Above such a list is its title, and below it are
 * notes about the production. Without such a list, all blocks are shots.
 * @returns the index of the first block, and the index after the last
 */
function listOfShots(blocks: readonly PromptBlock[]): { from: number; to: number } {
  const starts = blocks.flatMap((block, at) => (startsShot(block) ? [at] : []));
  const [first, second] = starts;
  const last = starts.at(-1);
  if (first === undefined || second === undefined || last === undefined) return { from: 0, to: blocks.length };
  const isBelow = (block: PromptBlock, at: number) => at > last && block.isApart;
  // If another shot contains a blank line, the last one may contain one, too.
  const hasGaps = blocks.slice(first, last).some((block) => block.isApart && !startsShot(block));
  const below = hasGaps ? -1 : blocks.findIndex(isBelow);
  return { from: first, to: below === -1 ? blocks.length : below };
}

/** Whether a block starts with a shot's number, time or place, or is a table row that describes a shot. */
function startsShot(block: Block): boolean {
  return isShotRow(block) || sluglines.test(block.text) || openingOf(block.text, undefined) !== undefined;
}

class BoardReader {
  private readonly shots: Shot[] = [];
  private readonly looks: string[] = [];
  private readonly leftOut: string[] = [];
  /** Whether the last parsed line is a speaker's name, so that the next line is spoken. */
  private isCued = false;
  /** Whether the last parsed shot is complete, so that the next picture starts a new shot. */
  private isClosed = true;

  constructor(private readonly isScript: boolean) {}

  read(block: Block): void {
    const { cells = [] } = block;
    if (isShotRow(block)) {
      this.readRow(cells);
      return;
    }
    // Skips a table's header row. Each cell of the other rows already contains its column header.
    if (cells.length > 1 && cells.every(({ text }) => columnCue(text) !== undefined)) return;
    for (const part of block.text.split(inlineShot)) this.readLine(part.trim(), block.kind === 'heading');
  }

  /** Parses a block above or below the list of shots. Only text with a label can be about the shots. */
  readAround(block: Block): void {
    const [, label = ''] = labelled.exec(block.text) ?? [];
    if (cueOf(label) !== undefined) this.read(block);
    else if (block.kind !== 'heading') this.leftOut.push(block.text);
  }

  finish(): BoardText {
    return { shots: this.shots, look: this.looks.join(' '), leftOut: this.leftOut };
  }

  private readRow(cells: NonNullable<Block['cells']>): void {
    this.open({ isFixed: true });
    for (const { head, text } of cells) {
      const cue = columnCue(head);
      if (cue === 'time') this.amend(timesOf(text));
      else if (cue !== undefined) for (const part of text.split(innerLabel)) this.readLabelled(part.trim(), cue);
    }
    this.isClosed = true;
  }

  private readLine(text: string, isHeading: boolean): void {
    const opening = openingOf(text, this.last);
    if (transition.test(text)) this.isClosed = true;
    else if (sluglines.test(text)) this.open({ isFixed: true, ...placeOf(text) });
    else if (opening !== undefined) {
      this.open({ isFixed: true, from: opening.from, to: opening.to });
      if (sluglines.test(opening.rest)) this.amend(placeOf(opening.rest));
      else this.readParts(opening.rest, false);
    } else if (this.isCued) this.readCued(text);
    else if (this.isScript && speaker.test(text) && (cueOf(text) ?? 'spoken') === 'spoken') this.isCued = true;
    else this.readParts(text, isHeading);
  }

  private readParts(text: string, isHeading: boolean): void {
    for (const part of text.split(innerLabel)) this.readPart(part.trim(), isHeading);
  }

  /** Parses a line after a speaker's name. Skips directions in brackets. The first line without brackets is spoken. */
  private readCued(text: string): void {
    if (bracketed.test(text)) return;
    this.isCued = false;
    this.addSpoken(text);
  }

  private readPart(text: string, isHeading: boolean): void {
    const inner = bracketed.exec(text)?.[1];
    const [, label = '', rest = ''] = labelled.exec(inner ?? text) ?? [];
    const cue = cueOf(label);
    const quoted = wholeQuote.exec(text)?.[1];
    const who = label.replace(/\s*\([^)]*\)$/u, '');
    if (opensPicture(label)) {
      this.isClosed = true;
      this.readPicture(rest);
    } else if (rest !== '' && isShotSize(label)) this.readPicture(inner ?? text);
    else if (cue !== undefined) this.readLabelled(rest, cue, label);
    else if (inner !== undefined) this.readBracketed(inner);
    else if (quoted !== undefined && this.isScript) this.addSpoken(quoted);
    else if (this.isScript && rest !== '' && wordCount(who) <= 2 && isName(who)) this.addSpoken(rest);
    else if (isHeading || /^[^:：]+[:：]$/u.test(text)) this.isClosed = true;
    else {
      const isUnknownLabel = /^\p{L}[\p{L} ]*$/u.test(label) && wordCount(label) <= 2;
      this.readPicture(isUnknownLabel ? rest : text);
    }
  }

  private readBracketed(inner: string): void {
    if (/^(?:\p{L}+ )*(?:music|musik|musique|música|musica|beat|sfx|sound)(?:[ ,]|$)/iu.test(inner)) {
      this.addSound(inner);
    } else if (wordCount(inner) > 1) this.readPicture(inner);
  }

  private readLabelled(text: string, cue: Cue, label = ''): void {
    // A table cell may begin with its own label, which takes precedence over the label of the column.
    const [, own = '', rest = ''] = labelled.exec(text) ?? [];
    const inner = cueOf(own);
    if (inner !== undefined) {
      this.readLabelled(rest, inner, own);
      return;
    }
    if (text === '') {
      this.isClosed = true;
      return;
    }
    switch (cue) {
      case 'beat':
        this.open({ isFixed: true });
        this.addSpoken(text);
        break;
      case 'heard':
        if (this.isScript) this.readLabelled(text, 'spoken', label);
        else this.readHeard(text);
        break;
      case 'spoken':
        if (soundOnly.test(text)) this.addSound(text);
        else this.addSpoken(text);
        break;
      case 'title':
        // Above the first shot, the label "Title" introduces the film's name, which the video does not show.
        if (this.last !== undefined || !/^title$/iu.test(label)) this.addTitle(text);
        break;
      case 'end':
        this.addEnd(text);
        break;
      case 'sound':
        this.addSound(text);
        break;
      case 'camera':
        this.amendSeen({ caption: '', opens: false, look: '', leftOut: [], ...cameraOf(text) });
        break;
      case 'look':
        this.looks.push(text);
        this.leftOut.push(...pictureSentences(text).map((part) => part.trim().replace(/[.]$/u, '')));
        break;
      case 'picture':
        this.readPicture(/^(?:CU|ECU|WIDE|MS|WS)$/u.test(label) ? `${label}: ${text}` : text);
        break;
      case 'note':
        this.leftOut.push(label === '' ? text : `${label}: ${text}`);
    }
  }

  /**
   * Parses the description of the audio in a prompt for a video model. Quotations are spoken. A description without
   * quotations is about sound.
   */
  private readHeard(text: string): void {
    const quoted = Array.from(text.matchAll(quotation), ([, inner = '']) => inner);
    for (const words of quoted) this.addSpoken(words);
    for (const sentence of quoted.length > 0 ? [] : pictureSentences(text)) {
      const { caption, leftOut } = seeSentence(sentence);
      this.leftOut.push(...leftOut);
      if (caption !== '') this.addSound(caption);
    }
  }

  private readPicture(text: string): void {
    if (logo.test(text) && /\p{Lu}/u.test(text.slice(5))) {
      this.addEnd(text);
      return;
    }
    const { spoken, titles, rest } = withoutQuotes(text, this.isScript);
    for (const sentence of pictureSentences(bracketed.exec(rest)?.[1] ?? rest)) {
      const seen = seeSentence(sentence, this.isClosed);
      this.looks.push(seen.look);
      this.leftOut.push(...seen.leftOut);
      this.addSeen(seen);
    }
    for (const words of spoken) this.addSpoken(words);
    for (const words of titles) this.addTitle(words);
  }

  private addSeen(seen: Seen): void {
    if (seen.caption === '') {
      if (seen.size === undefined && seen.moves.length === 0 && !seen.isSlow) return;
      // A sentence that is only about the camera applies to the current panel. If there is no current panel, the
      // sentence starts one.
      if (this.isClosed || this.last === undefined) this.open({ isFixed: false });
      this.amendSeen(seen);
      return;
    }
    const last = this.last;
    const isFragment = wordCount(seen.caption) <= 3 && !seen.opens;
    const joins =
      !this.isClosed && last !== undefined && (isFragment || last.isFixed || (this.isScript && !seen.opens));
    if (!joins) this.open({ isFixed: false });
    this.amendSeen(seen);
    this.isClosed = false;
  }

  private addSpoken(text: string): void {
    const words = withoutDirections(text);
    if (words === '') return;
    const [before] = this.shots.slice(-2);
    if (this.last?.isEnd === true && before !== undefined && before !== this.last) {
      // An end card shows no subtitles and ends the film, so the shot before it has the words.
      this.shots.splice(-2, 1, { ...before, spoken: [...before.spoken, words] });
      return;
    }
    if (this.last === undefined) this.open({ isFixed: false });
    const last = this.last ?? emptyShot;
    this.amend({ spoken: [...last.spoken, words] });
    if (!last.isFixed) this.isClosed = true;
  }

  private addTitle(text: string): void {
    const { rest, titles } = withoutQuotes(text);
    const shown = /[\p{L}\p{N}]/u.test(rest) ? [withoutDirections(text)] : titles;
    // A slash between spaces separates the lines of a super.
    const lines = shown.flatMap((words) => words.split(/\s+\/\s+/u));
    this.amend({ titles: [...(this.last?.titles ?? []), ...lines] });
    if (this.last?.isFixed === false) this.isClosed = true;
  }

  private addEnd(text: string): void {
    const { titles, rest } = withoutQuotes(text);
    const plain = (logo.test(rest) ? rest.replace(background, '') : rest)
      .split(/\s*[+|·]\s*|,\s*/u)
      .map((part) => part.replace(logo, '').trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    const shown = titles.length > 0 ? [...titles, ...plain.filter((part) => /\.\p{L}{2,}/u.test(part))] : plain;
    if (this.last?.isEnd !== true) this.open({ isFixed: this.last?.from === undefined, isEnd: true });
    // The caption keeps the color of the card: "Logo on navy".
    const caption =
      logo.test(rest) && background.test(rest) ? sentenceCase(rest.replace(/[.]$/u, '')) : (this.last?.caption ?? '');
    this.amend({ isEnd: true, caption, titles: [...(this.last?.titles ?? []), ...shown] });
  }

  private addSound(text: string): void {
    if (this.last === undefined) this.open({ isFixed: false });
    this.amend({ sound: [...(this.last?.sound ?? []), sentenceCase(text.replace(/[.]$/u, ''))] });
  }

  private get last(): Shot | undefined {
    return this.shots.at(-1);
  }

  private open(shot: Partial<Shot>): void {
    // If the last shot has no content, the new shot replaces it. The new shot inherits the camera terms, times and
    // place of the replaced shot.
    const last = this.last;
    const isBlank = last?.caption === '' && last.spoken.length + last.titles.length + last.sound.length === 0;
    if (isBlank) this.shots.pop();
    const kept = isBlank
      ? {
          size: last.size,
          moves: last.moves,
          isSlow: last.isSlow,
          from: last.from,
          to: last.to,
          place: last.place,
          isInside: last.isInside,
        }
      : {};
    this.shots.push({ ...emptyShot, ...kept, ...shot });
    this.isClosed = false;
    this.isCued = false;
  }

  private amend(change: Partial<Shot>): void {
    const last = this.shots.pop() ?? emptyShot;
    this.shots.push({ ...last, ...change });
  }

  private amendSeen({ caption, size, moves, isSlow }: Seen): void {
    const last = this.last ?? emptyShot;
    this.amend({
      caption: joinCaptions(last.caption, caption),
      size: last.size ?? size,
      moves: [...new Set([...last.moves, ...moves])],
      isSlow: last.isSlow || isSlow,
    });
  }
}

export function joinCaptions(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(second);
  return `${first}${isJapanese ? '。' : '. '}${second}`;
}

function isShotRow({ cells = [] }: Block): boolean {
  const cues = cells.map(({ head }) => columnCue(head));
  return cues.some((cue) => cue === 'picture' || cue === 'spoken' || cue === 'heard');
}

function columnCue(head: string): Cue | 'time' | undefined {
  if (
    /^(?:time(?:code)?|zeit|temps|tiempo|tempo|sec(?:onds)?|s|dur[ée]e|duraci[oó]n|duração|durata|dauer|時間|秒|尺)$/iu.test(
      head.trim(),
    )
  ) {
    return 'time';
  }
  return cueOf(head.trim());
}

/** The text after a shot's number or time, and the start and end that they state. */
interface Opening extends Pick<Shot, 'from' | 'to'> {
  readonly rest: string;
}

/**
 * Reads the number, name or time that introduces a shot.
 * @param before the previous shot. A duration starts at its end
 */
function openingOf(text: string, before: Shot | undefined): Opening | undefined {
  const numbered = heading.exec(text);
  if (numbered !== null) {
    const rest = text.slice(numbered[0].length).replace(/[\])]$/u, '');
    return { ...timesOf(numbered[1] ?? numbered[2] ?? ''), rest };
  }
  const [named = '', , time = ''] = beat.exec(text) ?? [];
  const times = timesOf(time);
  if (times.from !== undefined) return { ...times, rest: text.slice(named.length) };
  if (isTimed(text)) return { ...timesOf(text), rest: text.replace(timeRange, '') };
  const [start, from] = startTime.exec(text) ?? [];
  if (start !== undefined) return { from: inSeconds(from ?? ''), to: undefined, rest: text.slice(start.length) };
  const [length, lasts] = duration.exec(text) ?? [];
  if (length === undefined) return undefined;
  const begin = before === undefined ? 0 : before.to;
  const end = begin === undefined ? undefined : begin + inSeconds(lasts ?? '');
  return { from: begin, to: end, rest: text.slice(length.length) };
}

function isTimed(text: string): boolean {
  const [, from = '', , , endUnit] = timeRange.exec(text) ?? [];
  return from !== '' && (from.includes(':') || endUnit !== undefined);
}

function timesOf(text: string): Pick<Shot, 'from' | 'to'> {
  const [, from, , to] = timeRange.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    return { from: undefined, to: undefined };
  }
  return { from: inSeconds(from), to: inSeconds(to) };
}

function inSeconds(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part.replace(',', '.')), 0);
}

/** Converts a scene heading to a place: "INT. KITCHEN - NIGHT" to "KITCHEN · NIGHT". */
function placeOf(slug: string): Pick<Shot, 'place' | 'isInside'> {
  const [, first, second] = /^(INT|EXT)\.?(?:\/(INT|EXT))?/iu.exec(slug) ?? [];
  const place = slug
    .replace(/^(?:INT\.?\/EXT|EXT\.?\/INT|INT|EXT)[.:\s]+/iu, '')
    .replace(/\s*[-–—]\s*(?:CONTINUOUS|LATER|SAME|MOMENTS LATER)\.?$/iu, '')
    .replace(/\s*[-–—]+\s*/gu, ' · ')
    .trim();
  return { place, isInside: first === undefined || second !== undefined ? undefined : /^INT/iu.test(first) };
}

function isName(label: string): boolean {
  return /^\p{Lu}[\p{L}'’ .]*\d?(?:\s*\([^)]*\))?$/u.test(label.trim());
}

/**
 * Separates the quotations in a text from the rest of it. A quotation after a verb such as "says" is spoken. A
 * quotation near a word such as "sign" is a title. Other quotations are spoken if they are in a script or follow a
 * comma or colon, and titles if not.
 */
function withoutQuotes(text: string, isScript = false): { spoken: string[]; titles: string[]; rest: string } {
  const [spoken, titles] = [[] as string[], [] as string[]];
  const rest = text.replace(quotation, (whole: string, inner: string, at: number) => {
    const clause =
      text
        .slice(0, at)
        .split(/[.!?…]["”’»]?\s/u)
        .at(-1) ?? '';
    const isRead = readable.test(clause);
    if (wordCount(inner) === 1 && !isRead) return whole;
    (speaking.test(clause) || (!isRead && (isScript || /[\p{L}]+[,:]\s*$/u.test(clause))) ? spoken : titles).push(
      inner,
    );
    return taken;
  });
  return { spoken, titles, rest: rest.replace(leading, ' ').replaceAll(taken, ' ').trim() };
}

/** A private-use character that replaces each removed quotation. */
const taken = '\ue000';
/**
 * Matches the words that introduce a removed quotation, such as "text reads" and "the florist says,". These words are
 * removed too.
 */
const leading = new RegExp(
  `(?:[,;]?\\s*(?:and |with |und |mit |et |avec |y |con |com |e )?(?:(?:the|on-?screen|super|overlay|large|white|bold|der|das|le|el|o|il)\\s+)*(?:text(?:e|o)?(?: on screen| overlay)?|title|super|caption|words?|line|tagline)\\s*(?:reads?|appears?|fades in|erscheint|apparaît|aparece)?\\s*[:,]?|(?:(?<=^|[.!?]\\s+)(?:\\p{L}+\\s+){1,3})?[,;]?\\s*(?:(?:and|und|et|y|e) )?(?:s?he |they |er |sie |il |elle )?(?:${says})\\s*[:,]?)\\s*\\ue000[.,]*`,
  'giu',
);
const readable =
  /(?:text|titles?|supers?|captions?|overlay|logo|sign|reads?|words?|tagline|slogan|label|lettering|(?:ends?|ending|closes?) (?:on|with)|schrift|schild|einblendung|texto|texte|testo|scritta|letrero|panneau)(?![\p{L}])[^,;]{0,24}$/iu;

/** Removes a leading direction in brackets, and quotation marks around the whole text. */
function withoutDirections(text: string): string {
  const bare = text.replace(/^\s*[([][^)\]\d]{1,40}[)\]]\s*/u, '').trim();
  return (wholeQuote.exec(bare)?.[1] ?? bare).trim();
}
