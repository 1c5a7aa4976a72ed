import { cueOf, withoutMark } from './boardLabels';
import type { Shot } from './shots';

/** The start and end of a shot, parsed from its first line. */
export interface Opening extends Pick<Shot, 'from' | 'to'> {
  /** The line without the shot's number and times, and without `remark`. */
  readonly rest: string;
  /** Other words in the brackets with the time or after the number: "HOOK (0-3s, selfie in a car)". Empty if none. */
  readonly remark: string;
}

/** Pattern for a number of seconds, such as 7 or 7.5, or for a timecode, such as 0:07, :07 or 0:00:07. */
const seconds = '(?:\\d{1,2})?(?::\\d{2}){1,2}(?:[.,]\\d+)?|\\d{1,3}(?:[.,]\\d+)?';
const unit = '(?:s|sec(?:onds?)?|sek(?:unden)?\\.?|segs?|secondes?|secondi|segundos|[秒초]|["”″])(?!\\p{L})';
const timeRange = new RegExp(
  `^[\\s[(（【]*(${seconds})\\s*(?:${unit})?\\s*(?:[-–—~〜→]|to|bis|à|a)\\s*(${seconds})\\s*(${unit})?([\\s\\])）】]*)[:.|–—-]*\\s*`,
  'iu',
);
/** Matches a start time without an end time, such as "[0:03]". */
const startTime = /^[[(]?(\d{1,2}:\d{2})[\])]?[\s–—:|-]+(?=\S)/u;
/** Matches a duration at the start of a shot's text, such as "(3s)". */
const duration = new RegExp(`^[[(](\\d{1,2}(?:[.,]\\d)?)\\s?${unit}[\\])][:.–—-]*\\s*`, 'iu');
/** Matches a duration at the end of a shot's text, such as "(3s)". */
const lastDuration = new RegExp(`(?:\\s*[[(]|[\\s,–—-]\\s*)(\\d{1,2}(?:[.,]\\d)?)\\s?${unit}[\\])]?\\.?$`, 'iu');

const counted =
  'scene|shot|frame|fig(?:ure)?|abb|clip|cut|board|panel|take|beat|prompt|segment|se[cq]|s[ée]q(?:uence)?|secuencia|sequenza|vi[gñ]n?et(?:te?|ta|a)|sc|sh|fr|s(?=#)|szene|einstellung|bild|sc[eè]ne|plan|esc(?:ena)?|plano|toma|corte|cena|scena|inquadratura|シーン|カット|ショット';
/**
 * Matches a shot's number or name at the start of a line, such as "Scene 2 (3-8s) –", "FR 3." or "clip01 :::". Does not
 * match before an equals sign, as in "Shot 2 =", because such a line only refers to the shot.
 */
const heading = new RegExp(
  `^[[(]?(?:#(?=\\d{1,2}\\s*[(（])|(?:${counted})\\.?\\s*(?:#|n[°º]\\s?)?)(?:\\d{1,2}[a-z]?|one|two|three|four|five|six|seven|eight|[a-h](?=\\s*(?:[:.)|–—-]|$)))(?![\\p{L}\\d]|\\s*[=+])(?:\\s*([([（][^)\\]）]*)[)\\]）]|\\s*,\\s*([\\d:.\\s–—-]+s?))?[\\])]?\\s*[:：.|/)–—-]*\\s*`,
  'iu',
);
/**
 * Matches the start of a shot inside a line: "[Shot 2]" anywhere, and "3-5s" or "Shot 2:" after a sentence or a comma.
 */
export const inlineShot = new RegExp(
  `(?<=\\S\\s+)(?=\\[(?:shot|scene|\\d{1,2}(?::\\d\\d)?\\s*s?\\s*[-–—])[^\\]]*\\])|(?<=[.!?]\\s+)(?=\\d{1,2}\\s?[-–—]\\s?\\d{1,2}\\s?s(?!\\p{L}))|(?<=[.!?;,"”»)]\\s+|。\\s*)(?=(?:${counted})\\.?\\s*#?\\d{1,2}\\s*(?:\\([^()]*\\)\\s*)?[:：.)(（|–—-])`,
  'iu',
);
/** Matches the command `/imagine` of an image generator, which starts a new shot. */
const command = /^\/imagine(?:\s+prompt)?\s*:?\s*/iu;
/**
 * Matches a number without a word before it, such as "01 |", "[1]" or "#2 –". Such a number starts a shot only if several
 * lines have one.
 */
const bareNumber =
  /^(?:#?\d{1,2}[a-z]?(?:\s*[|:.)/]|\s+[-–—])|#\d{1,2}|\(\d{1,2}\)|\[\d{1,2}\]|\d{1,2}(?=\s\p{Lu}{2,}[\s(:])|[A-H][.)])\s+(?=\p{L}|["“„«])/u;
/** Matches a range of seconds without a unit. Such a range starts a shot only if several lines have one. */
const bareRange = /^\d{1,2}\s?[-–—]\s?\d{1,2}(?:\s*[|:]|\s)\s*(?=\p{L}|["“„«])/u;
/** Matches the key of a time field in a JSON or YAML prompt, such as `timecode:`. */
const timeField = /^(?:t|time(?:code|stamp|line|s)?|timing|zeit|temps|tiempo|tempo)\s*[:=]\s*/iu;
const beat =
  /^([\p{Lu}\d][\p{L}\p{N} &/'’-]{1,24}?)\s*(?:[([（]\s*(:?\d[^)\]）]*)[)\]）]|(?=\d{1,2}\s?[-–—]\s?\d{1,2}))/u;

/**
 * Parses the number, name or time that introduces a shot.
 * @param before the previous shot. If the line has only a duration, the shot starts at the end of `before`
 * @param hasNumbers whether several lines begin with a bare number
 */
export function openingOf(line: string, before: Shot | undefined, hasNumbers = false): Opening | undefined {
  const text = withoutMark(line).replace(/^【[^】]{1,12}】\s*(?=\d)/u, '');
  const numbered = heading.exec(text) ?? command.exec(text) ?? (hasNumbers ? bareNumber.exec(text) : null);
  if (numbered !== null) {
    const rest = text.slice(numbered[0].length).replace(/^[^[]*\]$/u, (end) => end.slice(0, -1));
    const given = numbered[1] ?? numbered[2] ?? '';
    return given === '' ? timesAround(rest, before) : { ...timeIn(given, before), rest, remark: remarkIn(given) };
  }
  const [field = ''] = timeField.exec(text) ?? [];
  if (field !== '') {
    const times = timesOf(text.slice(field.length));
    const rest = text.slice(field.length).replace(timeRange, '');
    if (times.from !== undefined) return { ...times, rest, remark: '' };
  }
  const [named = '', name = '', time] = beat.exec(text) ?? [];
  if (named !== '') {
    const after = text.slice(named.length);
    if (time !== undefined) {
      const times = timeIn(`(${time})`, before);
      const rest = after.replace(/^\s*[:.|–—-]*\s*/u, '');
      if (times.from !== undefined) return { ...times, rest, remark: remarkIn(time) };
    } else if (cueOf(name) !== undefined) {
      const [whole = ''] = timeRange.exec(after) ?? [];
      return { ...timesOf(after), rest: after.slice(whole.length), remark: '' };
    }
  }
  const timed =
    hasNumbers && bareRange.test(text)
      ? { ...timesOf(text), rest: text.replace(timeRange, ''), remark: '' }
      : timesAfter(text, before);
  return timed.rest === text ? undefined : timed;
}

/** Returns the words in a pair of brackets, without the times. */
const remarkIn = (inner: string) =>
  inner
    .replace(/^[([（]/u, '')
    .replace(timeRange, '')
    .replace(/^[\s,;:|–—-]+|\s+$/gu, '')
    .replace(new RegExp(`^(?:${seconds})\\s?(?:${unit})?[\\s,]*`, 'iu'), '');

/** Parses the time at the start of the text. If there is none, `rest` is the unchanged text. */
function timesAfter(text: string, before: Shot | undefined): Opening {
  if (isTimed(text)) return { ...timesOf(text), rest: text.replace(timeRange, ''), remark: '' };
  const [start, from] = startTime.exec(text) ?? [];
  if (start !== undefined) {
    return { from: inSeconds(from ?? ''), to: undefined, rest: text.slice(start.length), remark: '' };
  }
  return withDuration(text, duration, before);
}

/** Matches times in brackets at the end of a heading. */
const lastRange = /\s*[[(（]([^()（）[\]]{3,16})[\])）]$/u;

/** Parses the time at the start or at the end of the text. */
export function timesAround(text: string, before: Shot | undefined): Opening {
  const timed = timesAfter(text, before);
  if (timed.rest !== text) return timed;
  const [range = '', times = ''] = lastRange.exec(text) ?? [];
  const found = timesOf(times);
  if (found.from !== undefined) return { ...found, rest: text.slice(0, text.length - range.length), remark: '' };
  return withDuration(text, lastDuration, before);
}

function withDuration(text: string, pattern: RegExp, before: Shot | undefined): Opening {
  const [length, lasts] = pattern.exec(text) ?? [];
  if (length === undefined) return { from: undefined, to: undefined, rest: text, remark: '' };
  return { ...lasting(inSeconds(lasts ?? ''), before), rest: text.replace(length, ''), remark: '' };
}

const plainDuration = new RegExp(`^[\\s[(（]*(\\d{1,2}(?:[.,]\\d)?)\\s?(${unit})?[\\s\\])）]*$`, 'iu');
/** A number of at least this value may be an age, as in "(20s)", so it is not parsed as a duration in seconds. */
const longestDuration = 20;

/**
 * Parses a range of times or a duration.
 * @param isColumn whether the text is a cell in a time column, where numbers need no unit
 */
export function timeIn(text: string, before: Shot | undefined, isColumn = false): Pick<Shot, 'from' | 'to'> {
  const times = timesOf(text);
  const [, lasts = '', lastsUnit] = plainDuration.exec(text) ?? [];
  const length = inSeconds(lasts);
  if (times.from !== undefined || lasts === '' || length >= longestDuration) return times;
  return isColumn || lastsUnit !== undefined ? lasting(length, before) : times;
}

function lasting(length: number, before: Shot | undefined): Pick<Shot, 'from' | 'to'> {
  const from = before === undefined ? 0 : before.to;
  return { from, to: from === undefined ? undefined : from + length };
}

function isTimed(text: string): boolean {
  const [, from = '', , endUnit, closing = ''] = timeRange.exec(text) ?? [];
  return (
    from !== '' &&
    (from.includes(':') || endUnit !== undefined || /^[[(（【].*[\])）】]/su.test(`${text[0] ?? ''}${closing}`))
  );
}

function timesOf(text: string): Pick<Shot, 'from' | 'to'> {
  const [, from, to] = timeRange.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    return { from: undefined, to: undefined };
  }
  return { from: inSeconds(from), to: inSeconds(to) };
}

function inSeconds(time: string): number {
  return time.split(':').reduce((total, part) => total * 60 + Number(part.replace(',', '.')), 0);
}

/** Whether a line begins with a bare number or a bare range of seconds, as in "01 | Beach" and "0-3 Beach". */
export const hasBareNumber = (line: string): boolean =>
  bareNumber.test(withoutMark(line)) || bareRange.test(withoutMark(line));
