import { directionOf } from './direction';
import { amountAt, asksToAct, figure, hasOffer, namesAddress, ofPrice, webAddress, withEmphasis } from './emphasis';
import { chooseSentences, costOf, longestPhrase, phrasesOf, secondsFor, type Phrase } from './phrases';
import { plainText } from './plainText';
import { textOf, tokenize, type Token } from './tokens';

/** One run of text in a scene. A `number` is shown as large as it gets, an `action` on a button. */
export interface ScenePart {
  readonly role: 'headline' | 'support' | 'item' | 'kicker' | 'number' | 'action';
  readonly tokens: readonly Token[];
}

/** What is shown between two cuts. */
export interface Scene {
  /** hook opens, close ends; a figure is led by a number; beats shows its words one after the other. */
  readonly kind: 'hook' | 'statement' | 'list' | 'figure' | 'beats' | 'close';
  /** In reading order. */
  readonly parts: readonly ScenePart[];
  /** First frame. */
  readonly start: number;
  /** The frame after the last. */
  readonly end: number;
  /** How often the text was shown before: a short text in a long video is shown again, in another way. */
  readonly take: number;
}

export interface Storyboard {
  readonly scenes: readonly Scene[];
  /** Not all of the brief's copy is shown. */
  readonly shortened: boolean;
  /** Words no font here can draw, and which are therefore not shown. */
  readonly undrawable: number;
  /** What the brief says of itself and of its look, to choose colors by. */
  readonly look: string;
}

export interface StoryboardOptions {
  readonly prompt: string;
  readonly seconds: number;
  readonly fps: number;
  /** Which of a word's text the fonts can draw; the default is all of it. */
  readonly drawable?: (word: string) => string;
}

/** How much faster than comfortable, and how much slower, text may be shown before some is cut or shown again. */
const fastest = 0.75;
const slowest = 1.9;
/** Scenes change on a beat, and no sooner than on the second one. Seconds. */
const beats = { calm: 2 / 3, even: 1 / 2, quick: 5 / 12 } as const;
const calm =
  /(?<!\p{L})(?:calm|slow|gentle|soft|quiet|serene|elegant|ruhig|sanft|leise|tranquil\p{L}*|suave|calme|doux|douce)(?!\p{L})|涼しげ|静か|穏やか|琴/iu;
const quick =
  /(?<!\p{L})(?:fast|quick|energetic|upbeat|punchy|bold|fun|playful|frech|schnell|energisch|laut|enérgic\p{L}*|rápid\p{L}*|divertid\p{L}*|rythmé\p{L}*|vif|énergique)(?!\p{L})|元気|テンポ/iu;

/** Turns a prompt into scenes that fill the time exactly. */
export function storyboard({ prompt, seconds, fps, drawable = (word) => word }: StoryboardOptions): Storyboard {
  const direction = directionOf(plainText(prompt));
  const { phrases, undrawable } = drawablePhrases(phrasesOf(direction), drawable);
  const chosen = chooseSentences(phrases, seconds / fastest);
  const drafts = group(chosen.phrases, undrawable);
  const takes = Math.max(1, Math.ceil(seconds / (slowest * sum(drafts.map(({ parts }) => need(parts))))));
  const allTakes = Array.from({ length: takes }, (_, take) => drafts.map((draft) => retold(draft, take))).flat();
  const pace = calm.test(direction.look) ? beats.calm : quick.test(direction.look) ? beats.quick : beats.even;
  return {
    scenes: timed(allTakes, Math.round(seconds * fps), Math.round(pace * fps)),
    shortened: chosen.shortened,
    undrawable,
    look: `${prompt}\n${direction.look}`,
  };
}

type Draft = Pick<Scene, 'kind' | 'parts' | 'take'>;

const need = (parts: readonly ScenePart[]) => secondsFor(Math.max(1.6, sum(parts.map(({ tokens }) => costOf(tokens)))));

/** The second time, an opening comes word by word, one a beat. */
function retold(draft: Omit<Draft, 'take'>, take: number): Draft {
  const tokens = draft.parts.flatMap((part) => part.tokens);
  const wordByWord = take % 2 === 1 && draft.kind === 'hook' && tokens.length >= 2 && tokens.length <= 9;
  return wordByWord ? { kind: 'beats', parts: [{ role: 'headline', tokens }], take } : { ...draft, take };
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
function group(phrases: readonly Phrase[], undrawable: number): Omit<Draft, 'take'>[] {
  const drafts: Omit<Draft, 'take'>[] = [];
  let index = 0;
  while (index < phrases.length) {
    const [kind, parts, used] = nextScene(phrases.slice(index), index === 0);
    const last = index + used >= phrases.length;
    const [only, ...others] = parts;
    const closes = last && kind === 'statement' && only !== undefined && others.length === 0;
    const shown = closes ? closeParts(only.tokens) : parts;
    drafts.push({ kind: closes ? 'close' : kind, parts: shown.map(emphasized) });
    index += used;
  }
  if (drafts.length > 0) return drafts;
  const note = undrawable > 0 ? `(${missingFont(undrawable)})` : '…';
  return [{ kind: 'hook', parts: [headline(tokenize(note))] }];
}

/** Says how many words no font here can draw. */
export function missingFont(undrawable: number): string {
  return `${undrawable} ${undrawable === 1 ? 'word needs' : 'words need'} a font this machine lacks`;
}

type Next = readonly [kind: Scene['kind'], parts: readonly ScenePart[], used: number];

function nextScene(phrases: readonly Phrase[], first: boolean): Next {
  const [phrase, next] = phrases;
  if (phrase === undefined) throw new RangeError('A scene needs a phrase.');
  if (
    phrase.kind === 'heading' &&
    next !== undefined &&
    next.kind !== 'heading' &&
    phrase.cost <= 7 &&
    !hasOffer(phrase.tokens)
  ) {
    const kicker: ScenePart = { role: 'kicker', tokens: phrase.tokens };
    if (first && next.kind === 'text' && phrase.cost + next.cost <= longestPhrase + 3) {
      return ['hook', [headline(phrase.tokens), { role: 'support', tokens: next.tokens }], 2];
    }
    if (!first) return ['statement', [kicker, headline(next.tokens)], 2];
  }
  if (first) return ['hook', figureParts(phrase) ?? [headline(phrase.tokens)], 1];
  const items = itemsFrom(phrases);
  if (items.length > 1) return ['list', items.map(asItem), items.length];
  const figure = figureParts(phrase);
  if (figure !== undefined) return ['figure', figure, 1];
  return ['statement', namesAddress(phrase.tokens) ? closeParts(phrase.tokens) : labelled(phrase.tokens), 1];
}

const headline = (tokens: readonly Token[]): ScenePart => ({ role: 'headline', tokens });
const asItem = ({ tokens }: Phrase): ScenePart => ({ role: 'item', tokens });

/** Marks what carries the text, where it is set in one color. */
function emphasized({ role, tokens }: ScenePart): ScenePart {
  return { role, tokens: role === 'headline' || role === 'item' ? withEmphasis(tokens) : tokens };
}

/** Up to three short points of the same list, never leaving a lone one behind. */
function itemsFrom(phrases: readonly Phrase[]): Phrase[] {
  const stop = phrases.findIndex(({ kind, cost }) => kind !== 'item' || cost > 6.5);
  const run = stop === -1 ? phrases.length : stop;
  return phrases.slice(0, run === 4 ? 2 : Math.min(3, run));
}

/** A short phrase with a number in it: what comes before, the number, what comes after. */
function figureParts(phrase: Phrase): ScenePart[] | undefined {
  const at = amountAt(phrase.tokens);
  const number = phrase.tokens[at];
  const after = phrase.tokens.slice(at + 1);
  // Of one written in groups, such as a phone's, nothing is set apart.
  const joined = number?.joined === true || after[0]?.joined === true || /^\d/u.test(after[0]?.text ?? '');
  const full = number !== undefined && /[.,]$/u.test(number.text) && after.length > 0;
  if (number === undefined || joined || full || !figure.test(number.text) || number.text.length > 10) return undefined;
  if (phrase.cost > 8 || phrase.tokens.length < 2 || namesAddress(phrase.tokens)) return undefined;
  const more = ofPrice.test(after[0]?.text ?? '') ? after.splice(0, 1) : [];
  const large = [number, ...more].map((token) => ({ ...token, text: token.text.replace(/[.,]$/u, '') }));
  const support = (tokens: readonly Token[]): ScenePart[] => (tokens.length === 0 ? [] : [{ role: 'support', tokens }]);
  return [...support(phrase.tokens.slice(0, at)), { role: 'number', tokens: large }, ...support(after)];
}

/** "Voiceover: …" has its label as a kicker. */
function labelled(tokens: readonly Token[]): ScenePart[] {
  const after = tokens.slice(0, 3).findIndex(({ text }) => /^[^\d:/]*[:：]$/.test(text)) + 1;
  if (after === 0 || after === tokens.length) return [headline(tokens)];
  return [{ role: 'kicker', tokens: tokens.slice(0, after) }, headline(tokens.slice(after))];
}

/** A URL near the end of a phrase goes on a button; so does a short call to act that is all there is. */
function closeParts(tokens: readonly Token[]): ScenePart[] {
  for (const [at, token] of tokens.entries()) {
    if (token.joined) continue;
    const more = tokens.slice(at + 1).findIndex(({ fragment }) => !fragment);
    const end = more < 0 ? tokens.length : at + 1 + more;
    const url = tokens.slice(at, end);
    if (!webAddress.test(textOf(url)) || costOf(url) > 4.5 || tokens.length - end > 2) continue;
    const rest: readonly ScenePart[] = [headline(tokens.slice(0, at)), headline(tokens.slice(end))];
    const [before, after] = rest.map((part) => (part.tokens.length === 0 ? [] : [part]));
    return [...(before ?? []), { role: 'action', tokens: url }, ...(after ?? [])];
  }
  const short = costOf(tokens) <= 4.2 && tokens.length <= 6;
  return [short && asksToAct(tokens) ? { role: 'action', tokens } : headline(tokens)];
}

/** Shares the frames among the scenes by what each needs, cut on the beat; every frame belongs to exactly one. */
function timed(drafts: readonly Draft[], frames: number, beat: number): Scene[] {
  const total = sum(drafts.map(({ parts }) => need(parts)));
  const grid = frames >= drafts.length * 2 * beat + beat ? beat : 1;
  const least = grid * (grid === 1 ? Math.floor(frames / drafts.length / 2) : 2);
  let spent = 0;
  let start = 0;
  return drafts.map((draft, index) => {
    spent += need(draft.parts);
    const left = drafts.length - 1 - index;
    const wanted = Math.round((frames * spent) / total / grid) * grid;
    const end = left === 0 ? frames : Math.min(Math.max(wanted, start + least), frames - left * least);
    const scene: Scene = { ...draft, start, end };
    start = end;
    return scene;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

/** What a scene says. */
export function sceneText({ parts }: Scene): string {
  return parts.map(({ tokens }) => textOf(tokens)).join(' ');
}
