import { cueOf, cueOfEmoji, innerParts, isLabelAlone, labelledLine, withoutMark, type Cue } from './boardLabels';
import { isShotRow, outlineOf, withChannels, withColumns, withShotLines, type Outline } from './boardOutline';
import { address, contacts, noText, shownTexts, wholeQuotation, withoutQuotes } from './boardQuotes';
import type { PlainText, PromptBlock } from './plainText';
import { quotation } from './phrases';
import { logoOf } from './brand';
import { inside, outside, placePrefix, sceneHeading, sluglines, speaker, toCamera } from './scriptLines';
import { openingOf, timeIn, timesAround, type Opening } from './shotOpening';
import {
  cameraOf,
  emptyShot,
  flag,
  isCameraTerm,
  mostSpokenOnCard,
  opensPicture,
  pictureSentences,
  refusal,
  seeSentence,
  type Seen,
  type Shot,
} from './shots';
import { sentenceCase, wordCount, wordPattern } from './terms';

/** The shots of a script or of a prompt for a video model, in order. */
export interface BoardText {
  readonly shots: readonly Shot[];
  /** The brief's words about light, color and style. */
  readonly look: string;
  /** Parts of the brief that no panel shows, as worded in the brief. */
  readonly leftOut: readonly string[];
}

/**
 * `logo` and `background` match the start and the end of a line such as "Logo: Lumo on navy". The part between them is
 * shown on the title card.
 */
const logo = /^(?:animated |brand )?logo(?:tipo)?(?: animation)?(?=[\s:,]|$)[\s:,]*/iu;
const background = /\s(?:on|over|auf|vor|sur|sobre|em|su)\s[^,.+]*[.]?$/iu;
/** Matches a remark after a speaker's name: "MOM (tired)". */
const afterName = /\s*[(（]([^()（）]*)[)）]\s*$/u;
/** Matches the label of a voice whose speaker is not in the picture: "ANNA (O.S.)", "RADIO". */
const voiceOff =
  /\((?:[^)]*\s)?(?:v\.? ?\/?o\.?|o\.? ?\/?[sc]\.?|off|aus dem off|over (?:the )?phone|filtered)(?:\s[^)]*)?\)|(?<!\p{L})(?:voice|radio|tannoy|\p{L}*stimme|voix|voz|voce|loc|narr|spr|vfc|f\.c\.|jingle|all|alle|tous|todos|tutti|super|sfx|music)(?!\p{L})/iu;
/**
 * Matches an instruction about where a part of an end card stands, before that part: "darunter: Order now" and "phone
 * number below: 555-0142".
 */
const arrangement = new RegExp(
  `^(?:(?:and|then|with|und|mit|et|avec|y|con|e|com)\\s)?(?:(?:the|our|brand|der|die|das|le|la|el|o|il|lo)\\s)*(?:(?:logo(?:tipo)?|phone|number|telefon(?:nummer)?|t[ée]l[ée]phone|tel[ée]fono|telefone|url|web ?(?:site|adresse)?|adresse|site|sito|claim|slogan|tagline|cta|name|nom|nombre|nome|text)\\s*,?\\s*)*${
    wordPattern(
      'cent(?:red?|er(?:ed)?) / (?:in |at |on )?(?:the )?(?:middle|top|bottom) / (?:just )?below / beneath / under(?:neath)? / above / mittig / zentriert / (?:ganz )?(?:oben|unten) / darunter / darüber / centré / (?:au|en) (?:centre|bas|haut|dessous) / dessous / centrado / en el centro / (?:más )?abajo / debajo / arriba / embaixo / abaixo / acima / centralizado / no centro / al centro / centrato / sotto / in (?:basso|alto)',
    ).source
  }\\s*[,:]?\\s*`,
  'iu',
);
/** Matches text that is only a name, as in "Oriel Mill" and 音羽硝子. */
const nameAlone = /^(?:\p{Lu}[\p{L}\p{N}’'&-]*\s?){1,4}$|^[\p{Script=Han}\p{Script=Katakana}ー・]{2,10}$/u;
const bracketed = /^[[(（]\s*([^[\](（）)]+?)\s*[\])）][.:]?$/u;
/**
 * Matches a word such as "logo" or "URL", which stands for the content of a card: “logo + URL”. The word itself is not
 * shown.
 */
const placeholder =
  /^(?:the )?(?:logos?|url|website|web ?site|web|brand|tagline|cta|handle|phone(?: number)?)[.,;:!]?$/iu;
const transition =
  /^(?:fade|cut|dissolve|smash cut|match cut|wipe)s? (?:in|out|to|from)[^.]{0,24}[.:]?$|^(?:fin|the end|ende)[.:]?$/iu;
/** Matches text that describes only sound or music, not spoken words. */
const soundOnly =
  /^(?:(?:\p{L}+ )?(?:music|musik|musique|música|musica|silence|stille|piano|beat)(?: (?:swells?|fades?|starts?|stops?|(?:\p{L}+ )?(?:in|out|up|under)))?|.{0,30} (?:sounds?|noise)|音楽|BGM)[.,]?$/iu;

/**
 * Parses the blocks of a prompt as shots, from top to bottom. A label determines the meaning of the text after it.
 * Text without a label describes the picture, unless it is above or below the shots.
 */
export function readBoard(text: PlainText<PromptBlock>, isScript: boolean): BoardText {
  const columns = withColumns(text.blocks);
  const blocks = withShotLines(isScript ? withChannels(columns) : columns);
  const outline = outlineOf(blocks, isScript);
  const reader = new BoardReader(isScript, outline);
  for (const [at, block] of blocks.entries()) {
    if (at >= outline.from && at < outline.to) reader.read(block);
    else reader.readAround(block, at >= outline.to);
  }
  return reader.finish();
}

/** The lines below a label that stands alone on its line, such as "On-screen text:". */
interface Section {
  readonly label: string;
  readonly cue: Cue;
  /** Whether the section is below the shots. */
  readonly isBelow: boolean;
  /** The lines of the section. `shot` is the number of the shot to which a line refers. */
  readonly texts: { readonly shot: number | undefined; readonly text: string }[];
}

/** Matches the shot number at the start of a line in a section, as in "3+4 “Tea”" and "clip02 = Tea". */
const reference =
  /^(?:\p{L}+\s?)?#?(\d{1,2}|[a-h](?=[).:]))(?:\s*[+&,–-]\s*(?:\p{L}+\s?)?#?\d{1,2})*(?:\s*(?:[=:).–—-]|[-=]>|→)+\s*(?=\S)|\s+(?=["“«„]))/u;
/** Shots may be numbered or lettered: both "2" and "b" become 2. */
const shotNumber = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : /\d/u.test(name) ? Number(name) : name.charCodeAt(0) - 96;

/** Matches a label such as "Outro:" in a list of titles. The title after it is shown in the last shot. */
const lastReference =
  /^(?:(?:the )?(?:last|end|final|outro|closing|letzte[rs]?|ende|fin|último|última))\b[^:]{0,20}[:=]\s*/iu;

/** Cues whose labels may be on a line of their own, above the text. */
const sections: ReadonlySet<Cue> = new Set(['title', 'note', 'legal', 'sound', 'end', 'look', 'spoken']);

class BoardReader {
  private readonly shots: Shot[] = [];
  private readonly looks: string[] = [];
  private readonly leftOut: string[] = [];
  private readonly legal: string[] = [];
  /** Whether the next line may be spoken. True after a speaker's name, and after each line of that person's speech. */
  private isCued = false;
  /** The last name on a line of its own. */
  private cuedSpeaker = '';
  /** Whether the last parsed shot is complete. If so, the next picture starts a new shot. */
  private isClosed = true;
  private section: Section | undefined;
  private isBelow = false;
  /**
   * The name after the last shot's number, as in "Scene 1 – The hook". Empty if more than four words follow the number.
   */
  private name = '';
  /** Number of spoken lines parsed since the last speaker's name. */
  private spokenLines = 0;

  constructor(
    private readonly isScript: boolean,
    private readonly outline: Outline,
  ) {}

  read(block: PromptBlock): void {
    const { cells = [] } = block;
    if (this.readInSection(block)) return;
    if (isShotRow(block, this.outline.columns)) {
      this.readRow(cells);
      return;
    }
    // Skips a table's header row. Each cell of the other rows already contains its column header.
    if (cells.length > 1 && cells.every(({ text }) => text === '' || this.outline.columns.has(text))) return;
    if (block.isApart && this.spokenLines > 0) this.isCued = false;
    const isListed =
      (this.outline.hasItems && block.kind === 'item') || (this.outline.hasNumbered && block.isNumbered === true);
    this.readLine(block, isListed);
  }

  /** Parses a block above or below the shots. Unlabeled text goes to `leftOut`. */
  readAround(block: PromptBlock, isBelow: boolean): void {
    this.isBelow = isBelow;
    if (this.readInSection(block)) return;
    const [, onlyText] = exception.exec(block.text) ?? [];
    if (onlyText !== undefined) {
      this.addEnd(onlyText);
      return;
    }
    const line = labelledLine(block.text, () => false);
    const { cue } = line ?? {};
    const parts = isBelow && line === undefined ? innerParts(block.text, () => false) : [];
    if (parts.length > 1) {
      for (const text of parts) this.readAround({ ...block, text }, isBelow);
      return;
    }
    const { hasQuotedSpeech, isMonologue } = this.outline;
    const isVoice =
      cue === 'spoken' && ((hasQuotedSpeech && block.text.search(quotation) < 0) || (isMonologue && !isBelow));
    if (isVoice) this.leftOut.push(block.text);
    else if (!isBelow && line !== undefined && context.test(line.label)) {
      this.looks.push(line.text);
      this.leftOut.push(block.text);
    } else if (isBelow && cue === 'title' && line?.text !== '') this.placeTexts(textsOf(line?.text ?? ''));
    else if (cue !== undefined && !(isBelow && (cue === 'heard' || cue === 'beat'))) this.read(block);
    else {
      this.looks.push(!isBelow && toCamera.test(block.text) ? block.text : seeSentence(block.text).look);
      if (block.kind !== 'heading') this.leftOut.push(block.text);
    }
  }

  finish(): BoardText {
    this.endSection();
    if (this.last !== undefined) this.amend({ legal: this.legal });
    return { shots: this.shots, look: this.looks.join(' '), leftOut: this.leftOut };
  }

  /** Parses a line of the section below a label. Ends the section at another label, a shot or a blank line. */
  private readInSection(block: PromptBlock): boolean {
    const { section } = this;
    if (section === undefined) return false;
    const { text, isApart } = block;
    const isTitles = section.cue === 'title';
    const line = labelledLine(text, this.outline.isSpeaker);
    const isLast = isTitles && lastReference.test(text);
    const isOther =
      (isApart && section.texts.length > 0) ||
      (line !== undefined && (line.cue !== undefined || this.outline.isSpeaker(line.label)) && !isLast) ||
      block.cells !== undefined ||
      block.kind === 'heading' ||
      bracketed.test(text) ||
      isLabelAlone(text) ||
      (isTitles ? openingOf(text, undefined)?.rest === '' : openingOf(text, undefined) !== undefined) ||
      sluglines.test(text);
    if (isOther) {
      this.endSection();
      return false;
    }
    const number = reference.exec(text);
    // A lowercase label without a shot number introduces a note.
    if (isTitles && !isLast && number === null && /^\p{Ll}[\p{Ll} ]+:\s/u.test(text)) {
      this.leftOut.push(text);
      return true;
    }
    const bare = text.replace(isLast ? lastReference : reference, '');
    section.texts.push({
      shot: isLast ? this.shots.length : shotNumber(number?.[1]),
      text: bare,
    });
    return true;
  }

  private endSection(): void {
    const { section } = this;
    this.section = undefined;
    if (section === undefined) return;
    if (section.cue === 'title' && (section.isBelow || section.texts.some(({ shot }) => shot !== undefined))) {
      this.placeTexts(section.texts);
    } else for (const { text } of section.texts) this.readLabelled(text, section.cue, section.label);
  }

  /**
   * Adds lines to the shots as titles. A line that refers to a shot is added to that shot. The other lines are
   * distributed evenly over all shots.
   */
  private placeTexts(texts: Section['texts']): void {
    const count = this.shots.length;
    for (const [at, { shot, text }] of texts.entries()) {
      const spread = Math.max(1, Math.round(((at + 1) * count) / texts.length));
      const index = (shot !== undefined && shot <= count ? shot : spread) - 1;
      const found = this.shots[index];
      if (found === undefined || index === count - 1) this.addTitle(text);
      else this.shots[index] = { ...found, titles: [...found.titles, ...linesOf(text)] };
    }
  }

  private readRow(cells: NonNullable<PromptBlock['cells']>): void {
    const { columns, isSpeaker } = this.outline;
    if (cells.some(({ text }) => /^(?:total|gesamt|summe)[\s:]*(?:\d|$)/iu.test(text))) {
      this.leftOut.push(...cells.map(({ text }) => text));
      return;
    }
    const isContinued =
      this.last !== undefined &&
      cells.every(({ head, text }) => {
        const cue = columns.get(head)?.cue;
        return text === '' || (cue !== 'number' && cue !== 'time' && (cue !== 'picture' || isSuper(text)));
      });
    if (!isContinued) this.open({ isFixed: true });
    const who = cells.find(({ head }) => columns.get(head)?.cue === 'speaker')?.text ?? '';
    for (const { head, text } of cells) {
      const { cue } = columns.get(head) ?? {};
      if (cue === 'time') this.amend(timeIn(text, this.shots.at(-2), true));
      else if (cue === 'spoken' && cueOf(who) !== undefined) this.readLabelled(text, cueOf(who) ?? cue, who);
      else if (cue === 'spoken' && who !== '') this.addSpoken(text, who);
      else if (cue !== 'number' && cue !== 'speaker' && /[\p{L}\p{N}]/u.test(text)) {
        for (const part of innerParts(text, isSpeaker)) this.readCell(part, cue);
      }
    }
    this.isClosed = true;
  }

  /** Parses part of a table cell. If the part has its own label, that label takes precedence over the column's. */
  private readCell(text: string, column: Cue | undefined): void {
    const line = labelledLine(text, this.outline.isSpeaker);
    const isAudio = column === 'heard' || column === 'spoken';
    if (noText.test(text)) return;
    const sound = isAudio ? soundCell.exec(text)?.[1] : undefined;
    if (sound !== undefined) this.addSound(sound);
    else if (isAudio && line !== undefined && line.cue === undefined && this.isName(line.label)) {
      this.addSpoken(line.text, line.label + line.remark);
    } else if (line !== undefined && this.outline.isGerman && germanInsert.test(line.label)) this.addTitle(line.text);
    else if (line?.cue !== undefined) this.readLabelled(line.text, line.cue, line.label);
    else if (column !== undefined) this.readLabelled(text, column);
    else this.leftOut.push(text);
  }

  /** Reads a scene heading, and the action after it on the same line. */
  private readHeading(text: string): void {
    const [heading = text] = headingBeforeAction.exec(text) ?? [];
    this.amend(placeOf(heading));
    const rest = text.slice(heading.length).trim();
    if (rest !== '') this.readParts(rest, false);
  }

  private readLine({ text, kind, isNumbered = false }: PromptBlock, isListed: boolean): void {
    const opening = openingOf(text, this.last, this.outline.hasNumbers);
    if (transition.test((opening?.rest ?? text).replace(remarks, ''))) this.isClosed = true;
    else if (sluglines.test(text)) {
      this.open({ isFixed: true, isNumbered });
      this.readHeading(text);
    } else if (this.readBeat(text, opening)) return;
    else if (opening !== undefined) {
      this.open({ isFixed: true, isNumbered: true, from: opening.from, to: opening.to });
      this.readRemark(opening.remark);
      this.name = wordCount(opening.rest) <= 4 ? opening.rest : '';
      if (sceneHeading.test(opening.rest)) this.readHeading(opening.rest);
      else this.readParts(opening.rest, false);
    } else if (isListed) {
      const { rest, ...times } = timesAround(text, this.last);
      this.open({ isFixed: times.from !== undefined || this.outline.hasNumbered, ...times });
      this.readParts(rest, false);
    } else if (this.isCued && this.readCued(text)) return;
    else if (this.isScript && isSpeakerLine(text)) {
      this.isCued = true;
      this.cuedSpeaker = text;
      this.spokenLines = 0;
    } else this.readParts(text, kind === 'heading');
  }

  /**
   * Parses a beat of a script with a remark about its picture. The text after it is spoken: "HOOK (0-3s, in a car):
   * Nobody told me".
   * @returns whether the line is such a beat
   */
  private readBeat(text: string, opening: Opening | undefined): boolean {
    const line = this.isScript ? labelledLine(text, this.outline.isSpeaker) : undefined;
    if (line === undefined || line.text === '' || !isBeat(line.label, line.cue)) return false;
    const remark = opening?.remark ?? line.remark.slice(1, -1);
    const isCall = line.cue === 'end';
    if (remark === '' || (isCall && (!this.outline.hasSpeech || cardRemark.test(remark)))) return false;
    this.open({ isFixed: false, from: opening?.from, to: opening?.to });
    // A call to action's remark says how it is spoken: "CTA (smile, point down)".
    if (!isCall) this.readRemark(remark);
    if (labelledLine(line.text, () => false)?.cue === undefined) this.addSpoken(line.text);
    else this.readParts(line.text, false);
    return true;
  }

  /** Parses the words beside a shot's time: what the picture shows, or camera terms. */
  private readRemark(remark: string): void {
    const text = remark.replace(/^b-?roll:?\s*/iu, '');
    const { size, moves } = cameraOf(text);
    if (wordCount(text) > 1 || size !== undefined || moves.length > 0) this.readPicture(text);
  }

  private readParts(text: string, isHeading: boolean): void {
    const inner = bracketed.exec(text)?.[1];
    const parts = innerParts(inner ?? text, this.outline.isSpeaker);
    if (parts.length < 2) this.readPart(text, isHeading);
    for (const part of parts.length < 2 ? [] : parts) {
      // Skips a label that has no text of its own, such as "Logo" in the line "Logo, phone: 555-0142". `readPart` would
      // start a section at this label.
      if (!isLabelAlone(part)) this.readPart(part, false);
    }
  }

  /**
   * Parses a line that follows a speaker's name. The lines until the next label are spoken, except for directions in
   * brackets.
   * @returns whether the line belongs to the speech
   */
  private readCued(text: string): boolean {
    if (bracketed.test(text)) return true;
    const isLabel = labelledLine(text, this.outline.isSpeaker)?.cue !== undefined || isLabelAlone(text);
    if (speaker.test(text) || isLabel) {
      this.isCued = false;
      return false;
    }
    if (this.spokenLines > 0) this.continueSpeech(text);
    else this.addSpoken(text, this.cuedSpeaker);
    this.isCued = true;
    this.spokenLines++;
    return true;
  }

  private readPart(text: string, isHeading: boolean): void {
    const inner = bracketed.exec(withoutMark(text))?.[1];
    const line = labelledLine(inner ?? text, this.outline.isSpeaker);
    const { label = '', remark = '', text: rest = '', cue } = line ?? {};
    const quoted = wholeQuotation(withoutMark(text));
    const signal = cueOfEmoji(text);
    if (this.last?.isEnd === true && address.exec(text)?.[0] === text) this.addTitle(text);
    else if (line !== undefined && opensPicture(label)) {
      if (isCopy(rest)) this.addEnd(rest);
      else {
        this.isClosed = true;
        this.readPicture(rest);
      }
    } else if (rest !== '' && this.outline.isGerman && germanInsert.test(label)) this.addTitle(rest);
    else if (rest !== '' && isCameraTerm(label)) this.readPicture(inner ?? text);
    else if (cue !== undefined) this.readLabelled(rest, cue, label);
    else if (signal === 'note' || order.test(text)) this.leftOut.push(text);
    else if (inner !== undefined && rest !== '' && /^\p{Ll}/u.test(label)) this.leftOut.push(text);
    else if (inner !== undefined) this.readBracketed(inner);
    else if (quoted !== undefined && this.isScript) this.addSpoken(quoted);
    else if (signal !== undefined) this.readLabelled(withoutMark(text), signal);
    else if (rest !== '' && !this.outline.isMonologue && this.isSpeaking(label)) this.addSpoken(rest, label + remark);
    else if (isHeading || /^[^:：.!?]+[:：]$/u.test(text) || isLabelAlone(text)) {
      this.isClosed = true;
      const heading = cueOf(withoutMark(text));
      const direction = /[(（]([^()（）]*)[)）]$/u.exec(text)?.[1];
      if (this.isScript && direction !== undefined && isBeat(text, heading)) {
        this.open({ isFixed: true });
        this.readRemark(direction);
      } else if (heading !== undefined) this.startSection(text, heading);
    } else if (this.outline.isMonologue) this.readMonologue(text);
    else {
      const isUnknownLabel = /^\p{L}[\p{L} ]*$/u.test(label) && wordCount(label) <= 2;
      if (isUnknownLabel && (this.outline.hasFields || !/\p{L}/u.test(rest))) this.leftOut.push(text);
      else if (isUnknownLabel && wholeQuotation(rest) !== undefined) this.addSpoken(rest, label + remark);
      else this.readPicture(isUnknownLabel ? rest : text);
    }
  }

  /** Parses a line of a monologue, and a direction in square brackets at its end. */
  private readMonologue(text: string): void {
    const [, words = text, direction = ''] = /^(.*\S)\s*\[([^[\]]+)\]$/u.exec(text) ?? [];
    this.addSpoken(words);
    if (direction !== '') this.readPicture(direction);
  }

  /** Whether a label names a speaker of the script. Always false if the prompt is not a script. */
  private isSpeaking(label: string): boolean {
    return (
      this.isScript &&
      (this.isName(label) ||
        (!this.outline.isScreenplay && wordCount(label) <= 2 && /^\p{Lu}[\p{L}'’ .]*\d?$/u.test(label.trim())))
    );
  }

  /**
   * Whether a label is definitely a name: it occurs several times, or consists of one or two capitalized words. In a
   * screenplay, names are on lines of their own, so only a repeated label is a name.
   */
  private isName(label: string): boolean {
    if (this.outline.isSpeaker(label)) return true;
    return !this.outline.isScreenplay && /^(?:\p{Lu}[\p{L}'’.]*\s?){1,2}(?:#?\d)?$/u.test(label.trim());
  }

  private startSection(label: string, cue: Cue): void {
    this.endSection();
    const isPart = this.isScript && isBeat(label, cue);
    if (sections.has(cue) && !isPart) this.section = { label, cue, isBelow: this.isBelow, texts: [] };
  }

  private readBracketed(inner: string): void {
    if (/^(?:\p{L}+ )*(?:music|musik|musique|música|musica|beat|pause|sfx|sound)(?:[ ,]|$)/iu.test(inner)) {
      this.addSound(inner);
    } else if (wordCount(inner) > 1) this.readPicture(inner);
  }

  private readLabelled(text: string, cue: Cue, label = ''): void {
    // A label at the start of `text` replaces `cue` and `label`.
    const own = cue === 'note' ? undefined : labelledLine(text, () => false);
    if (own?.cue !== undefined && own.text !== '' && wordCount(own.label) <= 3) {
      this.readLabelled(own.text, own.cue, own.label);
      return;
    }
    if (text === '' || /^[>|][+-]?$/u.test(text)) {
      this.isClosed = true;
      this.startSection(label, cue);
      return;
    }
    if (noText.test(text)) return;
    switch (cue) {
      case 'beat':
        this.open({ isFixed: true });
        if (text.match(quotation) === null || wholeQuotation(text) !== undefined) this.addSpoken(text);
        else this.readPicture(text);
        break;
      case 'heard': {
        const line = labelledLine(text, this.outline.isSpeaker);
        if (this.isScript && line !== undefined && this.isName(line.label)) {
          this.addSpoken(line.text, line.label + line.remark);
        } else if (!this.isScript || text.match(quotation) !== null) this.readHeard(text);
        else if (!this.outline.hasSpeech) this.readLabelled(text, 'spoken', label);
        else if (isCopy(text) && !soundOnly.test(text)) this.addTitle(text);
        else this.addSound(text);
        break;
      }
      case 'spoken':
        if (soundOnly.test(text)) this.addSound(text);
        else this.addSpoken(text);
        break;
      case 'title':
        if (/^gfx/iu.test(label) && /^(?:\p{Ll}|logo)/u.test(text) && !address.test(text)) this.leftOut.push(text);
        // Above the first shot, the label "Title" introduces the film's name, which the video does not show.
        else if (this.last === undefined && filmName.test(label)) this.leftOut.push(text);
        else {
          // In `"Own the night." End with the Lumo logo.`, only the quotation is shown. The rest describes the picture.
          const [shown = text] = quotationFirst.exec(text) ?? (this.isScript ? [] : [beforeStyle(text)]);
          this.addTitle(shown);
          if (shown !== text) this.readPicture(text.slice(shown.length));
        }
        break;
      case 'end':
        // The description of a pack shot is a picture, not ad copy.
        if (
          packShot.test(label) &&
          (/^\p{Ll}/u.test(text) || plainGround.test(text)) &&
          !address.test(text) &&
          !logo.test(text)
        ) {
          this.readPicture(text);
        } else this.addEnd(text);
        break;
      case 'sound':
        for (const sentence of pictureSentences(text.replace(flag, '').replace(refusal, ''))) {
          if (exclusion.test(sentence)) this.leftOut.push(sentence);
          else this.addSound(sentence);
        }
        break;
      case 'camera':
        if (/^shot$/iu.test(label) && wordCount(text) > 3) this.readPicture(text);
        else this.amendSeen({ caption: '', opens: false, look: '', leftOut: [], ...cameraOf(text) });
        break;
      case 'look':
        this.looks.push(text);
        this.leftOut.push(...pictureSentences(text).map((part) => part.trim().replace(/[.]$/u, '')));
        break;
      case 'picture':
        // A shot's name serves as the caption only until a labeled description of the picture replaces it.
        if (this.name !== '' && this.last?.caption === sentenceCase(this.name)) this.amend({ caption: '' });
        this.readPicture(shownLabel.test(label) ? `${label}: ${text}` : text);
        break;
      case 'legal':
        this.legal.push(text);
        break;
      case 'note':
        this.leftOut.push(label === '' ? text : `${label}: ${text}`);
    }
  }

  /**
   * Parses the description of the audio in a prompt for a video model. Quotations are parsed as speech. A description
   * without quotations is parsed as sound.
   */
  private readHeard(text: string): void {
    const quoted = Array.from(text.matchAll(quotation), ([, inner = '']) => inner);
    for (const words of quoted) this.addSpoken(words);
    for (const sentence of quoted.length > 0 ? [] : pictureSentences(text)) {
      const { caption, leftOut } = seeSentence(sentence);
      this.leftOut.push(...leftOut);
      if (exclusion.test(caption)) this.leftOut.push(caption);
      else if (caption !== '') this.addSound(caption);
    }
  }

  private readPicture(text: string): void {
    if (logo.test(text) && (/\p{Lu}/u.test(text.slice(5)) || address.test(text))) {
      this.addEnd(text);
      return;
    }
    const described = bracketed.exec(text)?.[1] ?? text;
    const [prefix = '', isIn, isOut] = placePrefix.exec(described) ?? [];
    for (const whole of pictureSentences(described.slice(prefix.length))) {
      const sentence = this.withoutCameraTag(whole);
      const line = labelledLine(sentence, () => false);
      if (line?.cue === 'title') {
        this.readLabelled(line.text, line.cue, line.label);
        continue;
      }
      if (soundSentence.test(sentence)) {
        this.addSound(sentence);
        continue;
      }
      if (!this.isScript && exclusion.test(sentence)) {
        const [, onlyText] = exception.exec(sentence) ?? [];
        if (onlyText === undefined) this.leftOut.push(sentence);
        else this.addEnd(onlyText);
        continue;
      }
      const { spoken, titles, rest } = withoutQuotes(sentence, this.isScript);
      if (titles.length > 0 && ending.test(sentence)) {
        this.addEnd(sentence);
        continue;
      }
      const name = ending.test(sentence) ? logoName.exec(rest)?.[1] : undefined;
      if (name !== undefined) {
        this.addEnd(name.trim());
        continue;
      }
      for (const part of pictureSentences(bracketed.exec(rest)?.[1] ?? rest)) {
        const seen = seeSentence(part, this.isClosed || this.last?.caption === '');
        this.looks.push(seen.look);
        this.leftOut.push(...seen.leftOut);
        this.addSeen(seen);
      }
      for (const words of spoken) this.addSpoken(words);
      for (const words of titles) this.addTitle(words);
      // A web address or phone number in a picture's description becomes a title, unless a word such as "see" or "like"
      // makes it a reference.
      const contact = contacts.exec(rest)?.[0];
      if (contact !== undefined && !/(?<!\p{L})(?:refs?|like|see|from)\s/iu.test(rest)) this.addTitle(contact);
    }
    if ((isIn ?? isOut) !== undefined) this.amend({ isInside: isIn !== undefined });
  }

  /**
   * Applies a camera direction in brackets before a sentence, such as "[Push in, tilt up]". Returns the sentence
   * without the direction.
   */
  private withoutCameraTag(sentence: string): string {
    const [tag = '', inner = ''] = /^\[([^\]]{3,40})\]\s*/u.exec(sentence) ?? [];
    const seen = cameraOf(inner);
    if (seen.size === undefined && seen.moves.length === 0) return sentence;
    this.addSeen({ caption: '', opens: true, look: '', leftOut: [], ...seen });
    return sentence.slice(tag.length);
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

  /** @param speaker the label of the line. Empty if it has none. */
  private addSpoken(text: string, speaker = ''): void {
    const words = withoutDirections(text.replace(musicCue, ''));
    if (words === '' || noText.test(words)) return;
    const who = cueOf(speaker) === undefined && !voiceOff.test(speaker) ? speaker.replace(afterName, '').trim() : '';
    const [before] = this.shots.slice(-2);
    const isOnCard = wordCount([...(this.last?.spoken ?? []), words].join(' ')) <= mostSpokenOnCard;
    if (this.last?.isEnd === true && !isOnCard && before !== undefined && before !== this.last) {
      // An end card shows no subtitles, so a long speech is added to the shot before it.
      this.shots.splice(-2, 1, { ...before, spoken: [...before.spoken, words] });
      return;
    }
    // In a dialogue without pictures, each speaker has a panel.
    const isReply = who !== '' && !this.last?.isFixed && this.last?.caption === '' && !this.last.speakers.includes(who);
    if (this.last === undefined || (isReply && this.last.speakers.length > 0)) this.open({ isFixed: false });
    const last = this.last ?? emptyShot;
    const speakers = who === '' || last.speakers.includes(who) ? last.speakers : [...last.speakers, who];
    this.amend({ spoken: [...last.spoken, words], speakers });
    if (!last.isFixed) this.isClosed = true;
  }

  /** Appends a line to the last speech. */
  private continueSpeech(text: string): void {
    const spoken = this.last?.spoken ?? [];
    const words = [spoken.at(-1), withoutDirections(text)].join(' ').trim();
    this.amend({ spoken: [...spoken.slice(0, -1), words] });
  }

  private addTitle(text: string): void {
    this.amend({ titles: [...(this.last?.titles ?? []), ...linesOf(text)] });
    if (this.last?.isFixed === false) this.isClosed = true;
  }

  private addEnd(whole: string): void {
    const [text = '', ...actions] = logo.test(whole) ? pictureSentences(whole) : [whole];
    const { titles, rest } = withoutQuotes(text);
    const isLogo = logo.test(rest);
    const plain = (isLogo ? rest.replace(background, '') : rest)
      .split(isLogo ? /\s*[+|·]\s*|\s+\/\s+|,\s*/u : /\s*[+|·]\s*|\s+\/\s+/u)
      .map((part) =>
        part
          .replace(logo, '')
          .trim()
          .replace(/^[/,+\s]+/u, '')
          .replace(arrangement, '')
          .replace(logoOf, '$1'),
      )
      .filter((part) => /[\p{L}\p{N}]/u.test(part) && !placeholder.test(part));
    const addresses = plain.flatMap((part) => address.exec(part)?.[0] ?? []);
    // If the text has quotations, its other words are not shown, except addresses, the name next to the word "logo" and a
    // name after the quotation.
    const names = isLogo ? plain.slice(0, 1).filter((part) => /^\p{Lu}/u.test(part) && wordCount(part) <= 4) : [];
    const signed = !isLogo && plain.length === 1 ? plain.filter((part) => nameAlone.test(part)) : [];
    const others = addresses.filter((text) => !names.includes(text));
    const shown = titles.length > 0 ? [...names, ...titles, ...signed, ...others] : plain;
    if (this.last?.isEnd !== true) this.open({ isFixed: this.last?.from === undefined, isEnd: true });
    // The caption keeps the words for the card's background color: "Logo on navy".
    const caption =
      isLogo && background.test(rest) ? sentenceCase(rest.replace(/[.]$/u, '')) : (this.last?.caption ?? '');
    this.amend({ isEnd: true, caption, titles: [...(this.last?.titles ?? []), ...shown] });
    for (const action of actions) this.readPicture(action);
  }

  private addSound(text: string): void {
    if (noText.test(text)) {
      this.leftOut.push(text);
      return;
    }
    if (this.last === undefined) this.open({ isFixed: false });
    this.amend({
      sound: [...(this.last?.sound ?? []), sentenceCase(text.replace(remarks, '').replace(/[\s,;.]+$/u, ''))],
    });
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

/**
 * Whether a label names a part of a script, such as "HOOK". The lines below the label "CTA" may be speech and directions
 * too.
 */
const isBeat = (label: string, cue: Cue | undefined) => cue === 'beat' || /^(?:cta|call)/iu.test(withoutMark(label));

/** Whether a whole line is a speaker's name. A name such as "SHOP OWNER" contains a label, but is none. */
function isSpeakerLine(text: string): boolean {
  const cue = cueOf(text);
  return speaker.test(text) && (cue === undefined || cue === 'spoken' || (cue === 'note' && !isLabelAlone(text)));
}

/** Captures the sound in a cell for audio, as in "SFX traffic" and "music fades". */
const soundCell = /^(?:(?:sfx|fx)\s+)?((?<=x\s+)\p{L}.*|(?:music|musik|musique|música|musica)(?: \p{L}+){0,3})[.]?$/iu;

/** Whether a cell of the picture's column has only a symbol or a labeled title, which belong to the shot above. */
const isSuper = (text: string) => /^\p{S}/u.test(text) || labelledLine(text, () => false)?.cue === 'title';

/** Matches a remark about what an end card shows rather than how someone speaks, as in "CTA (on screen)". */
const cardRemark =
  /(?<!\p{L})(?:cards?|screen|logo|button|text|super|end|tafel|karte|écran|pantalla|tela|schermo)(?!\p{L})/iu;

/** Matches a scene heading in capitals before the action on the same line. */
const headingBeforeAction = new RegExp(`^(?:${inside}|${outside})[\\s/:.–-]+[^\\p{Ll}]*?\\p{Lu}{3}[.:](?=\\s)`, 'u');

/** Converts a scene heading to a place: "INT. KITCHEN - NIGHT" to "KITCHEN · NIGHT". */
function placeOf(heading: string): Pick<Shot, 'place' | 'isInside'> {
  const start = new RegExp(`^(?:(${inside})|(${outside}))\\.?(?:\\s*/\\s*(?:${inside}|${outside})(?=[.\\s]))?`, 'u');
  const [whole = '', isIn, isOut] = start.exec(heading) ?? [];
  const isBoth = whole.includes('/');
  const place = heading
    .slice(whole.length)
    .replace(/^[.:/\s–—-]+/u, '')
    .replace(/\s*[-–—]\s*(?:CONTINUOUS|LATER|SAME|MOMENTS LATER)\.?$/iu, '')
    .replace(/\s+[-–—]+\s*|\s*[-–—]+\s+|[–—]|\s+\/\s+/gu, ' · ')
    .replace(/(?<=\p{Lu}{3})[.:]$/u, '')
    .trim();
  return { place, isInside: isBoth || (isIn ?? isOut) === undefined ? undefined : isIn !== undefined };
}

/** Splits the text of a super into lines, at each slash or vertical bar surrounded by spaces. */
function linesOf(text: string): string[] {
  return shownTexts(text)
    .flatMap((words) => unquoted(words.replace(leadingDirection, '')).split(/\s+[/|]\s+/u))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}\p{Sc}]/u.test(line));
}

/** Splits labeled text below the shots into lines, which belong to no particular shot. */
const textsOf = (text: string): Section['texts'] => shownTexts(text).map((words) => ({ shot: undefined, text: words }));

/** Matches a sentence about what a video model must not show: "No lens flares, no hands." */
const exclusion =
  /^[\s,;]*(?:no(?! one)|never|kein(?:e[nrms]?)?|ohne|pas de?|aucune?|sans|sin|nada de|sem|nenhuma?|senza|niente|nessuna?)\s|(?:ない(?:こと|ように|で(?:ください)?)|禁止|不要|避けて?(?:ください)?)[。.]?$/iu;

/** Captures the only text that may be shown: "No on-screen text except the end card: Pendeen Museum". */
const exception =
  /(?<!\p{L})(?:no|kein(?:e[nrms]?)?|pas de|aucune?|sin|sem|senza|niente) [^.:]{0,40}(?:except|besides|apart from|other than|außer|sauf|excepto|salvo|exceto|tranne|eccetto)[^.:]{0,40}:\s*(\S.*)$/iu;

/** Matches a sentence about the sound: "Sound of rain only", 「音は雪の静けさだけ」. */
const soundSentence =
  /^(?:(?:(?:natural |ambient )*sounds?(?: of|:)|(?:bruit|son) de|nur (?:das )?geräusch|sonido de|som de|rumore di)(?!\p{L})|(?:音|音声|効果音|環境音)は)/iu;

/** Matches a label above the shots that introduces what all shots have in common. */
const context =
  /^(?:(?:visual )?desc(?:ription)?|concept|summary|subjects?|characters?|setting|location|environment|background|ort|umgebung|décor|escenario|cenário|ambientazione|場所|被写体)$/iu;

/** Matches a label that introduces the film's name above the first shot. */
const filmName = /^(?:title|titel|titre|título|titolo|card)$/iu;

/** Matches the description of a product in front of a plain background. */
const plainGround =
  /(?<!\p{L})(?:fond (?:blanc|noir|uni)|(?:white|black|plain|clean) background|on (?:white|black)|(?:weißem|schwarzem|hellem) (?:Hintergrund|Grund)|fondo (?:blanco|negro|liso)|fundo (?:branco|preto)|sfondo (?:bianco|nero))(?!\p{L})/iu;

/** Matches a cue for the music at the end of a speech, as in "Join in again. MUSIC out." */
const musicCue = /(?<=[.!?”"])\s+(?:MUSIC|SFX|MUSIK|MUSIQUE|MÚSICA|MUSICA)(?!\p{L})[^.!?]*[.!?]?$/u;

const packShot = /^(?:pack ?shot|schlussbild|end(?:ing)? ?frame|(?:final|last) shot)$/iu;

/** Matches a quotation at the start of the text if another sentence follows. */
const quotationFirst = /^(?:[“"„«「][^”"“»」]+[”"“»」])[.,]?\s+(?=\p{Lu}\p{Ll})/u;

/** Returns the text up to the first sentence that starts with style, as in "Own the night. Film grain, no slow motion". */
function beforeStyle(text: string): string {
  const [first = '', ...others] = pictureSentences(text);
  const at = others.findIndex((sentence) => seeSentence(sentence.split(',')[0] ?? '').caption === '');
  const style = others[at];
  return first === '' || style === undefined ? text : text.slice(0, text.indexOf(style));
}

/** Matches a label that says what the picture shows or from how near: "Phone screen", "CU". */
const shownLabel = /^(?:CU|ECU|WIDE|MS|WS)$|screen$|bildschirm$|^(?:écran|pantalla) /iu;

/** Matches "Insert" as a label for on-screen text in a German brief. In an English brief, an insert is a close shot. */
const germanInsert = /^inserts?(?: \p{L}+)?(?: \d)?$/iu;

/** Captures the name before the word "logo", as in "End with the Lumo logo". */
const logoName = /(?<!\p{L})((?:\p{Lu}[\p{L}\p{N}&’'.-]*\s){1,3})(?:logo|wordmark)(?!\p{L})/u;

/** Matches an instruction to the crew not to do something, such as "Don't show the logo". */
const order =
  /^(?:please )?(?:do not|don[’']?t|never|nicht|ne pas|no|non|não) (?:say|use|show|mention|include|film|wear|crop|sagen|zeigen|dire|montrer|usar|mostrar|decir|mencionar|usare|mostrare|dizer)(?!\p{L})/iu;

/** Matches a sentence that describes the end of the film. */
const ending =
  /^(?:and )?(?:then )?(?:(?:(?:in |on |at )?the )?(?:last|final|closing|end)(?=\s)|(?:we )?(?:ends?|closes?|finish(?:es)?|ending) (?:on|with)|am (?:ende|schluss)|zum schluss|à la fin|al final|alla fine|no final|(?:cut to |fade to )?(?:black|white|schwarz|noir|negro|preto|nero)[.,:]?(?=\s))/iu;

/** Whether the text is ad copy for an end card rather than the description of a picture. */
const isCopy = (text: string) => address.test(text) || /^(?:["“„«]|\p{Lu}{2,}[\p{Lu}'’ -]{2,})|[·•|]/u.test(text);

/** Matches remarks in brackets, which describe how something sounds. */
const remarks = /\s*[(（][^()（）]*[)）]/gu;

const leadingDirection = /^\s*(?:[([](?!\d)[^)\]]{1,120}[)\]]\s*)+/u;

/** Removes quotation marks around the whole text. */
const unquoted = (text: string): string => (wholeQuotation(text.trim()) ?? text).trim();

/** Removes directions in brackets before and after a speech, and the quotation marks around the speech. */
const withoutDirections = (text: string): string =>
  unquoted(text.replace(leadingDirection, '').replace(/\s*\((?:\p{Ll})[^)\d]{1,80}\)\s*$/u, ''));
