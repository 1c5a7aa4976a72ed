import { costOf, longestPhrase, phrasesOf, type Phrase } from './phrases';
import { directionOf } from './direction';
import { plainText } from './plainText';
import { chooseSentences } from './sentenceChoice';
import { textOf, tokenize, type Token } from './tokens';

/** One run of text in a scene. */
export interface ScenePart {
  readonly role: 'headline' | 'support' | 'item' | 'kicker';
  readonly tokens: readonly Token[];
}

/** What is shown between two cuts. */
export interface Scene {
  /** hook opens, close ends; a figure is led by a number. */
  readonly kind: 'hook' | 'statement' | 'list' | 'figure' | 'close';
  /** In reading order. */
  readonly parts: readonly ScenePart[];
  /** First frame. */
  readonly start: number;
  /** The frame after the last. */
  readonly end: number;
  /** Counts the scenes. */
  readonly index: number;
  /** How often the text was told before: a short text in a long video is told again. */
  readonly take: number;
}

export interface Storyboard {
  readonly scenes: readonly Scene[];
  readonly frames: number;
  /** Not all of the prompt is shown; an ellipsis stands wherever something was left out. */
  readonly shortened: boolean;
  /** Words no font here can draw, and which are therefore not shown. */
  readonly undrawable: number;
}

export interface StoryboardOptions {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Which of a word's text the fonts can draw; the default is all of it. */
  readonly drawable?: (word: string) => string;
}

/** Seconds a scene needs beside reading, and per word of about five letters. */
const sceneSeconds = 0.85;
const wordSeconds = 0.27;
/** How much faster than comfortable, and how much slower, text may be told before some is cut or told again. */
const fastest = 0.75;
const slowest = 1.9;
/** A single scene always shows this many words' worth. */
const leastWords = 6;

/** Turns a prompt into scenes that fill the time exactly. */
export function storyboard({ prompt, seconds, fps, drawable = (word) => word }: StoryboardOptions): Storyboard {
  const frames = Math.round(seconds * fps);
  const { phrases, undrawable } = drawablePhrases(phrasesOf(directionOf(plainText(prompt))), drawable);
  const budget = seconds / fastest;
  const chosen = chooseSentences(
    phrases,
    (cost, count) => count * sceneSeconds + cost * wordSeconds,
    budget,
    leastWords,
  );
  const drafts = group(chosen.phrases, undrawable);
  const needs = drafts.map(({ parts }) => need(parts));
  const takes = Math.max(1, Math.ceil(seconds / (slowest * sum(needs))));
  const told = Array.from({ length: takes }, (_, take) =>
    drafts.map((draft, index) => ({ ...draft, take, need: needs[index] ?? 1 })),
  ).flat();
  return { scenes: timed(told, frames), frames, shortened: chosen.shortened, undrawable };
}

type Draft = Pick<Scene, 'kind' | 'parts'>;

function need(parts: readonly ScenePart[]): number {
  return sceneSeconds + wordSeconds * Math.max(1.6, sum(parts.map(({ tokens }) => costOf(tokens))));
}

/** Leaves out what cannot be drawn, and counts the words that lost all or part of themselves. */
function drawablePhrases(
  phrases: readonly Phrase[],
  drawable: (word: string) => string,
): { phrases: Phrase[]; undrawable: number } {
  let undrawable = 0;
  const kept = phrases.flatMap((phrase): Phrase[] => {
    const tokens = phrase.tokens.flatMap((token): Token[] => {
      const text = drawable(token.text);
      if (text !== token.text) undrawable++;
      return text === '' ? [] : [{ ...token, text }];
    });
    return tokens.length === 0 ? [] : [{ ...phrase, tokens, cost: costOf(tokens) }];
  });
  return { phrases: kept, undrawable };
}

/** Puts phrases together into scenes. */
function group(phrases: readonly Phrase[], undrawable: number): Draft[] {
  const drafts: Draft[] = [];
  let index = 0;
  while (index < phrases.length) {
    const { draft, used } = nextDraft(phrases.slice(index), index === 0, drafts.length > 0);
    drafts.push(draft);
    index += used;
  }
  const last = drafts.at(-1);
  if (last === undefined) {
    const note =
      undrawable > 0
        ? `(${undrawable} ${undrawable === 1 ? 'word needs' : 'words need'} a font this machine lacks)`
        : '…';
    return [{ kind: 'hook', parts: [{ role: 'headline', tokens: tokenize(note) }] }];
  }
  if (drafts.length > 1 && last.kind === 'statement') drafts[drafts.length - 1] = { ...last, kind: 'close' };
  return drafts;
}

function nextDraft(phrases: readonly Phrase[], first: boolean, later: boolean): { draft: Draft; used: number } {
  const [phrase, next, third] = phrases;
  if (phrase === undefined) throw new RangeError('A scene needs a phrase.');
  const headline: ScenePart = { role: 'headline', tokens: phrase.tokens };
  if (phrase.kind === 'heading' && next !== undefined && next.kind !== 'heading' && phrase.cost <= 7) {
    if (next.kind === 'item' && later) return listAfter(phrase, phrases.slice(1));
    if (first && phrase.cost + next.cost <= longestPhrase + 3) {
      return { draft: { kind: 'hook', parts: [headline, { role: 'support', tokens: next.tokens }] }, used: 2 };
    }
    if (!first) {
      const parts: ScenePart[] = [
        { role: 'kicker', tokens: phrase.tokens },
        { role: 'headline', tokens: next.tokens },
      ];
      return { draft: { kind: 'statement', parts }, used: 2 };
    }
  }
  if (first) return { draft: { kind: 'hook', parts: [headline] }, used: 1 };
  const items = itemsFrom(phrases);
  if (items.length > 1) return { draft: { kind: 'list', parts: items.map(asItem) }, used: items.length };
  const figure = figureParts(phrase);
  if (figure !== undefined) return { draft: { kind: 'figure', parts: figure }, used: 1 };
  const label = labelled(phrase);
  if (label !== undefined) return { draft: { kind: 'statement', parts: label }, used: 1 };
  // Three very short sentences in a row are one beat: "Fresh. Local. Yours."
  const beat = [phrase, next, third].filter((it) => it?.block === phrase.block && it.cost <= 2 && it.kind === 'text');
  if (beat.length === 3) return { draft: { kind: 'list', parts: phrases.slice(0, 3).map(asItem) }, used: 3 };
  return { draft: { kind: 'statement', parts: [headline] }, used: 1 };
}

function asItem({ tokens }: Phrase): ScenePart {
  return { role: 'item', tokens };
}

/** Up to three short points of the same list, never leaving a lone one behind. */
function itemsFrom(phrases: readonly Phrase[]): Phrase[] {
  const stop = phrases.findIndex(({ kind, cost }) => kind !== 'item' || cost > 6.5);
  const run = stop === -1 ? phrases.length : stop;
  return phrases.slice(0, run === 4 ? 2 : Math.min(3, run));
}

function listAfter(heading: Phrase, phrases: readonly Phrase[]): { draft: Draft; used: number } {
  const items = itemsFrom(phrases);
  const shown = items.length > 0 ? items : phrases.slice(0, 1);
  const kicker: ScenePart = { role: 'kicker', tokens: heading.tokens };
  const parts =
    items.length > 0 ? shown.map(asItem) : shown.map(({ tokens }): ScenePart => ({ role: 'headline', tokens }));
  return {
    draft: { kind: items.length > 0 ? 'list' : 'statement', parts: [kicker, ...parts] },
    used: 1 + shown.length,
  };
}

/** A short phrase with a number in it: what comes before, the number, what comes after. */
function figureParts(phrase: Phrase): ScenePart[] | undefined {
  const at = phrase.tokens.findIndex(({ text }) =>
    /^[\p{Sc}+−-]?\d[\d.,\u202f]*(?:[%\p{Sc}×x+kKmM°]|[.,!]|\p{L}{0,2})*$/u.test(text),
  );
  const number = phrase.tokens[at];
  if (number === undefined || number.text.length > 8 || phrase.cost > 8 || phrase.tokens.length < 2) return undefined;
  const before = phrase.tokens.slice(0, at);
  const after = phrase.tokens.slice(at + 1);
  if (after[0]?.joined === true || number.joined) return undefined;
  const support = (tokens: readonly Token[]): ScenePart[] => (tokens.length === 0 ? [] : [{ role: 'support', tokens }]);
  return [...support(before), { role: 'headline', tokens: [{ ...number, emphasized: true }] }, ...support(after)];
}

/** "Voiceover: …" has its label as a kicker. */
function labelled(phrase: Phrase): ScenePart[] | undefined {
  const at = phrase.tokens.findIndex(({ text }) => /^[^\d:/]*[:：]$/.test(text));
  if (at < 0 || at > 2 || at === phrase.tokens.length - 1) return undefined;
  return [
    { role: 'kicker', tokens: phrase.tokens.slice(0, at + 1) },
    { role: 'headline', tokens: phrase.tokens.slice(at + 1) },
  ];
}

/** Shares the frames among the scenes by what each needs; every frame belongs to exactly one. */
function timed(drafts: readonly (Draft & { take: number; need: number })[], frames: number): Scene[] {
  const total = sum(drafts.map((draft) => draft.need));
  let spent = 0;
  let start = 0;
  return drafts.map(({ kind, parts, take, need: own }, index) => {
    spent += own;
    const end = index === drafts.length - 1 ? frames : Math.round((frames * spent) / total);
    const scene: Scene = { kind, parts, take, start, end, index };
    start = end;
    return scene;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

/** What a scene says, for tests and logs. */
export function sceneText({ parts }: Scene): string {
  return parts.map(({ tokens }) => textOf(tokens)).join(' ');
}
