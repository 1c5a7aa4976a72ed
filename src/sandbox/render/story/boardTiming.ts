import { joinCaptions } from './boardReader';
import { sentencesOf } from './phrases';
import type { Shot } from './shots';
import { sentenceCase, wordCount } from './terms';

/** A shot with its start and end in the film, in seconds. */
export interface TimedShot extends Shot {
  readonly start: number;
  readonly end: number;
}

export interface TimedBoard {
  readonly shots: readonly TimedShot[];
  /** Shots that do not fit the duration. */
  readonly dropped: readonly Shot[];
}

/** The minimum duration of a panel, in seconds. */
const leastPanel = 2.2;
/** The minimum duration of a panel that cannot be joined with another one, in seconds. */
const leastAlone = 1.6;
/** A panel that is longer than this many seconds is split if its caption has several sentences. */
const longestPanel = 5;
/** The minimum duration of a title card, and the reading time per word of a title. Both in seconds. */
const [leastCard, perWord] = [1.6, 0.2];
/** Speaking time per word, in seconds. */
const perSpokenWord = 0.36;
/** A panel shows at most this many words of its caption, and panels are joined only up to this length. */
export const longestCaption = 26;
/** A shot that starts less than this many seconds before the film's end is dropped. */
const tolerance = 0.75;

/**
 * Fits shots into a duration. Keeps the brief's start times if they are in order and at least half of the shots have
 * one. Otherwise, joins short shots, drops shots that still do not fit, and divides the duration among the rest.
 */
export function fitShots(shots: readonly Shot[], seconds: number): TimedBoard {
  const isTimed = shots.filter(({ from }) => from !== undefined).length >= Math.max(1, shots.length / 2);
  const { shots: timed, dropped } = isTimed ? keepTimes(shots, seconds) : shareTime(shots, seconds);
  return { shots: timed.flatMap(splitLong), dropped };
}

/** Splits a panel of more than 5 s at sentence ends, unless the brief gives the panel a number or a time. */
function splitLong(shot: TimedShot): TimedShot[] {
  const { start, end, isFixed, isNumbered, place, from, caption } = shot;
  const isGiven = from !== undefined || isNumbered || (isFixed && place === '');
  if (end - start <= longestPanel || isGiven || isCard(shot)) return [shot];
  const parts: string[] = [];
  for (const sentence of captionSentences(caption).flatMap(clausesOf)) {
    const last = parts.at(-1);
    if (last !== undefined && wordCount(sentence) <= 3) parts[parts.length - 1] = joinCaptions(last, sentence);
    else parts.push(sentence);
  }
  while (parts.length > 1 && parts.length * leastPanel > end - start) {
    const sizes = parts.slice(1).map((part, at) => wordCount(part) + wordCount(parts[at] ?? ''));
    const at = sizes.indexOf(Math.min(...sizes));
    parts.splice(at, 2, joinCaptions(parts[at] ?? '', parts[at + 1] ?? ''));
  }
  if (parts.length < 2) return [shot];
  const last = parts.length - 1;
  const panels = parts.map((part, at): Shot => ({
    ...shot,
    caption: part,
    moves: at === 0 ? shot.moves : [],
    sound: at === 0 ? shot.sound : [],
    // No script states which sentence a spoken line goes with, so the lines are divided among the panels in order.
    spoken: shot.spoken.filter((_, line) => Math.floor(((line + 0.5) * parts.length) / shot.spoken.length) === at),
    titles: at === last ? shot.titles : [],
    isEnd: at === last && shot.isEnd,
  }));
  const spare = end - start - panels.length * leastPanel;
  const needs = panels.map((panel) => secondsFor(panel) - leastPanel + 0.1);
  let at = start;
  return panels.map((panel, index): TimedShot => {
    const length = leastPanel + (spare * (needs[index] ?? 0)) / sum(needs);
    const placed = { ...panel, start: at, end: index === last ? end : Math.round((at + length) * 10) / 10 };
    at = placed.end;
    return placed;
  });
}

export const captionSentences = (caption: string): string[] =>
  sentencesOf(caption)
    .map((sentence) => sentence.replace(/[.。]$/u, ''))
    .filter((sentence) => sentence !== '');

/** Splits a sentence that is too long for a caption into its clauses. */
const clausesOf = (sentence: string): string[] =>
  wordCount(sentence) > longestCaption
    ? sentence.split(/[,;]\s+/u).map((clause) => sentenceCase(clause.replace(/^(?:and|und|et|y|e)\s/u, '')))
    : [sentence];

function keepTimes(shots: readonly Shot[], seconds: number): TimedBoard {
  const kept = shots.filter(({ from = 0 }) => from < seconds - tolerance);
  const timed = spansOf(kept).flatMap((span, at, spans) => {
    const [first, ...others] = span;
    const start = at === 0 ? 0 : (first.from ?? 0);
    const next = Math.min(seconds, spans[at + 1]?.[0].from ?? seconds);
    if (first.to === undefined || others.length === 0) return divided(span, start, next);
    return [{ ...first, start, end: Math.min(first.to, next) }, ...divided(others, first.to, next)];
  });
  const isLongEnough = timed.every(({ start, end, from }) => end - start >= (from === undefined ? leastAlone : 0.4));
  const dropped = shots.filter((shot) => !kept.includes(shot));
  // Titles and the end of the film may not be dropped.
  const losesTitles = dropped.some(({ isEnd, titles }) => isEnd || titles.length > 0);
  return isLongEnough && !losesTitles ? { shots: timed, dropped } : shareTime(shots, seconds);
}

type Span = [Shot, ...Shot[]];

/** Groups each shot with a start time and the shots after it that have none. */
function spansOf(shots: readonly Shot[]): Span[] {
  const spans: Span[] = [];
  for (const shot of shots) {
    const last = spans.at(-1);
    if (last === undefined || shot.from !== undefined) spans.push([shot]);
    else last.push(shot);
  }
  return spans;
}

/** Divides a time among shots by their needs. */
function divided(shots: readonly Shot[], start: number, end: number): TimedShot[] {
  const needs = shots.map(secondsFor);
  const total = sum(needs);
  const timeOf = (count: number) => start + ((end - start) * sum(needs.slice(0, count))) / total;
  return shots.map((shot, at) => ({ ...shot, start: timeOf(at), end: timeOf(at + 1) }));
}

function shareTime(shots: readonly Shot[], seconds: number): TimedBoard {
  let panels = [...shots];
  const dropped: Shot[] = [];
  while (panels.length > 1 && sum(panels.map(leastSeconds)) > seconds) {
    const joined = joinShortest(panels);
    if (joined !== undefined) panels = joined;
    else if (panels.length * leastAlone <= seconds) break;
    else {
      const at = leastNeeded(panels);
      const [lost] = panels.splice(at, 1);
      const before = panels[at - 1];
      if (lost === undefined) break;
      // The titles of a dropped panel move to the previous panel.
      if (before !== undefined) panels[at - 1] = { ...before, titles: [...before.titles, ...lost.titles] };
      dropped.unshift(lost);
    }
  }
  const needs = panels.map(secondsFor);
  const total = sum(needs);
  // If time is short, every panel has `leastAlone`, and the rest is divided by need.
  const spare = (seconds - panels.length * leastAlone) / (total - panels.length * leastAlone);
  const lengthOf = (need: number) =>
    total > seconds && spare > 0 ? leastAlone + (need - leastAlone) * spare : (need * seconds) / total;
  let start = 0;
  const timed = panels.map((shot, at): TimedShot => {
    const end = at === panels.length - 1 ? seconds : Math.round((start + lengthOf(needs[at] ?? 0)) * 10) / 10;
    const placed = { ...shot, start, end };
    start = end;
    return placed;
  });
  return { shots: timed, dropped };
}

/**
 * Returns the index of the panel to drop: the last one with neither titles nor speech. If there is none, the last one
 * that does not end the film.
 */
function leastNeeded(panels: readonly Shot[]): number {
  const silent = panels.findLastIndex(({ isEnd, titles, spoken }, at) => {
    const isLast = isEnd || (at === panels.length - 1 && titles.length > 0);
    return !isLast && titles.length + spoken.length === 0 && at > 0;
  });
  const last = panels.findLastIndex(({ isEnd }, at) => !isEnd && at > 0);
  return silent > 0 ? silent : last > 0 ? last : panels.length - 1;
}

/**
 * Joins the two adjacent panels with the shortest captions and speech. Panels with a number or heading stay separate.
 */
function joinShortest(panels: readonly Shot[]): Shot[] | undefined {
  let best: { readonly at: number; readonly length: number } | undefined;
  for (let at = 0; at + 1 < panels.length; at++) {
    const [first, second] = [panels[at], panels[at + 1]];
    if (first === undefined || second === undefined || first.isFixed || second.isFixed || second.isEnd) continue;
    const length = lettersOf(first) + lettersOf(second);
    if (length >= (best?.length ?? Infinity)) continue;
    if (wordCount(first.caption) + wordCount(second.caption) <= longestCaption) best = { at, length };
  }
  if (best === undefined) return undefined;
  const [first, second] = [panels[best.at], panels[best.at + 1]];
  if (first === undefined || second === undefined) return undefined;
  const joined: Shot = {
    ...first,
    caption: joinCaptions(first.caption, second.caption),
    size: first.size ?? second.size,
    moves: [...new Set([...first.moves, ...second.moves])].slice(0, 2),
    isSlow: first.isSlow || second.isSlow,
    spoken: [...first.spoken, ...second.spoken],
    speakers: [...new Set([...first.speakers, ...second.speakers])],
    titles: [...first.titles, ...second.titles],
    sound: [...first.sound, ...second.sound],
    legal: second.legal,
  };
  return panels.toSpliced(best.at, 2, joined);
}

const lettersOf = ({ caption, spoken }: Shot) => spoken.reduce((total, text) => total + text.length, caption.length);

/** Whether a shot becomes a title card instead of a panel. */
export function isCard({ caption, spoken, titles, place, isEnd }: Shot): boolean {
  return titles.length > 0 && ((caption === '' && place === '' && spoken.length === 0) || isEnd);
}

/** Returns the words without accents, which addresses do not have either. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the spoken sentences with words that the titles do not have. */
export function addedByVoice({ titles, spoken }: Shot): string[] {
  const shown = new Set(wordsOf(titles.join(' ')));
  return spoken
    .flatMap((words) => sentencesOf(words))
    .filter((text) => !wordsOf(text).every((word) => shown.has(word)));
}

const leastSeconds = (shot: Shot) => (isCard(shot) ? leastCard : leastPanel);

/** Returns the seconds needed to read and speak a shot's words. */
export function secondsFor(shot: Shot): number {
  const spoken = shot.spoken.reduce((total, text) => total + wordCount(text), 0) * perSpokenWord;
  const shown = isCard(shot) ? [...shot.titles, ...addedByVoice(shot)] : shot.titles;
  const titles = shown.reduce((total, text) => total + wordCount(text), 0) * perWord + 1;
  if (isCard(shot)) return Math.max(leastCard + 0.3, titles);
  const captions = wordCount(shot.caption) * 0.12 + 1.6;
  return Math.max(leastPanel, spoken + 0.4, shot.titles.length > 0 ? titles : 0, captions);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
