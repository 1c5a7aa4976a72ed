import { claimsOf } from './claims';
import { cardSeconds, wordSeconds, type AdCopy } from './copyText';
import {
  asksToAct,
  hasOffer,
  installer,
  namesAddress,
  offerAt,
  offerLength,
  phoneNumber,
  webAddress,
  withEmphasis,
} from './emphasis';
import { costOf, firstWords, longestPhrase, phrasesOf, splitAtBreak, type Phrase } from './phrases';
import { orderedShots, type OrderedShot } from './orderedShots';
import type { Shot } from './shots';
import { slotsOf, type Line } from './slots';
import { textOf, tokenize, withEllipsis, type Token } from './tokens';

/**
 * A piece of text on a card. A `number` is set as large as possible, a `slogan` is the second largest text of the end
 * card, an `action` is drawn on a button, and `legal` is small print.
 */
export interface ScenePart {
  readonly role: 'headline' | 'support' | 'item' | 'kicker' | 'number' | 'slogan' | 'action' | 'legal';
  readonly tokens: readonly Token[];
}

/** A card, which is a scene that shows only text. `start` is the card's first frame. */
export interface Scene {
  /** `hook` is the opening card, `figure` shows a large number, and `close` is the end card. */
  readonly kind: 'hook' | 'statement' | 'list' | 'figure' | 'close';
  /** Whether the card shows a price or another offer. Never true for the end card. */
  readonly isOffer: boolean;
  /** The parts of the card, in reading order. */
  readonly parts: readonly ScenePart[];
  readonly start: number;
  /** First frame after the card. */
  readonly end: number;
}

/** A storyboard panel between the cards. `start` is its first frame. */
export interface ScenePanel {
  readonly shot: Shot;
  readonly start: number;
  /** First frame after the panel. */
  readonly end: number;
}

/** Cards and panels, which together fill the duration exactly. */
export interface CopyStory {
  readonly scenes: readonly Scene[];
  readonly panels: readonly ScenePanel[];
  /** Sentences that were left out or cut because they do not fit the duration. */
  readonly shortened: readonly string[];
  /** Ordered pictures that were left out because they do not fit the duration, or because there is no drawing. */
  readonly omittedPictures: readonly string[];
  /** Phrases that were left out because no available font has all of their characters. */
  readonly undrawable: readonly string[];
}

export interface CopyOptions {
  readonly seconds: number;
  readonly fps: number;
  /** Returns a word without the characters that no font can draw. By default, fonts can draw all characters. */
  readonly drawable?: (word: string) => string;
  /** Text of the fallback card that is shown if the fonts can draw none of the phrases. */
  readonly noFont?: string;
  /** Returns for each shot of a film whether it can be drawn. By default, all shots can. */
  readonly areDrawn?: (shots: readonly Shot[]) => readonly boolean[];
}

/** Minimum duration of a card, in seconds. */
const leastCard = 1.6;

/** Minimum duration of a panel, in seconds. */
const leastPanel = 2.2;
const mostPanels = 8;
/** Only this many ordered pictures are considered, because each takes time to read. */
const mostOrders = 24;

/** Only this many dropped sentences are tried again, because each try takes time. */
const mostRestored = 200;

/** Maximum number of sentences or list items on a card, apart from the end card. */
const mostOnCard = 3;

/**
 * Divides ad copy into cards, in the order of the text. The pictures that a request orders become panels between the
 * cards, as far as the texts leave time.
 */
export function copyStory(
  copy: Pick<AdCopy, 'texts' | 'emphasized' | 'brand' | 'pictures'>,
  { seconds, fps, drawable = (word) => word, noFont = '…', areDrawn = (shots) => shots.map(() => true) }: CopyOptions,
): CopyStory {
  const { phrases, undrawable } = drawablePhrases(phrasesOf(copy), drawable);
  const { brand } = copy;
  const lines = slotsOf(phrases, brand);
  const ordered = orderedShots(copy.pictures);
  const isDrawn = areDrawn(ordered.slice(0, mostOrders).map(({ shot }) => shot));
  const drawn = ordered.filter((_, at) => isDrawn[at] === true).slice(0, mostPanels);
  const { count, lines: chosen, shortened } = shareTime(lines, brand, seconds, drawn.length);
  const shots = drawn.slice(0, count);
  const time = seconds - count * leastPanel;
  const cards = cardsOf(inClaims(chosen, brand, time), brand, time);
  const drafts = cards.length > 0 ? cards : [draftOf('hook', [headline(tokenize(noFont))])];
  const items = withPanels(drafts, shots, copy.texts.length);
  const spans = spansOf(
    items.map((item) => ('shot' in item ? leastPanel : need(item.parts))),
    Math.round(seconds * fps),
  );
  const spanOf = (at: number) => spans[at] ?? { start: 0, end: 0 };
  return {
    scenes: items.flatMap((item, at) => ('shot' in item ? [] : [{ ...item, ...spanOf(at) }])),
    panels: items.flatMap((item, at) => ('shot' in item ? [{ ...item, ...spanOf(at) }] : [])),
    shortened,
    omittedPictures: [...new Set(ordered.filter((it) => !shots.includes(it)).map(({ shot }) => shot.caption))],
    undrawable,
  };
}

/** Chooses the lines to show, and the number of panels for which they leave time. */
function shareTime(
  lines: readonly Line[],
  brand: string | undefined,
  seconds: number,
  most: number,
): ReturnType<typeof chooseLines> & { readonly count: number } {
  const whole = chooseLines(lines, brand, seconds);
  for (let count = Math.min(most, Math.floor(seconds / 2 / leastPanel)); count > 0; count--) {
    const chosen = chooseLines(lines, brand, seconds - count * leastPanel);
    if (chosen.shortened.length <= whole.shortened.length) return { ...chosen, count };
  }
  return { ...whole, count: 0 };
}

/** Puts panels between the cards, at about the same share of the cards as of the texts. The end card stays last. */
function withPanels(
  drafts: readonly Draft[],
  shots: readonly OrderedShot[],
  texts: number,
): readonly (Draft | Pick<ScenePanel, 'shot'>)[] {
  const last = drafts.at(-1)?.kind === 'close' ? drafts.length - 1 : drafts.length;
  const placeOf = ({ at }: OrderedShot) => Math.min(last, Math.round((at / Math.max(1, texts)) * drafts.length));
  return [...drafts, undefined].flatMap((draft, place) => [
    ...shots.filter((shot) => placeOf(shot) === place).map(({ shot }) => ({ shot })),
    ...(draft === undefined ? [] : [draft]),
  ]);
}

type Draft = Pick<Scene, 'kind' | 'isOffer' | 'parts'>;

/** Returns the seconds needed to read a card without its legal text. */
const need = (parts: readonly ScenePart[]) =>
  Math.max(
    leastCard,
    cardSeconds + wordSeconds * sum(parts.filter(({ role }) => role !== 'legal').map(({ tokens }) => costOf(tokens))),
  );

/**
 * Leaves out every phrase with a character that no font has. Without that character, the phrase could mean something
 * else.
 */
function drawablePhrases(
  phrases: readonly Phrase[],
  drawable: (word: string) => string,
): { phrases: Phrase[]; undrawable: string[] } {
  const isDrawable = ({ tokens }: Phrase) => tokens.every(({ text }) => drawable(text) === text);
  return {
    phrases: phrases.filter(isDrawable),
    undrawable: phrases.filter((phrase) => !isDrawable(phrase)).map(({ tokens }) => textOf(tokens)),
  };
}

/** Maximum reading cost of the small print. */
const mostLegal = 30;
/** The end card takes at most this part of a film, as far as its reading cost is between these two. */
const [endPart, leastEnd, mostEnd] = [2 / 7, 12, 20];

/**
 * Shortens the end card or the small print to a reading cost of at most `most` (see `costOf`) by dropping lines. Lines
 * with an address or a phone number are kept first, then those with the brand or a call to action. One line is always
 * kept, even if it is too long.
 */
function fitting(lines: readonly Line[], slot: 'end' | 'legal', most: number): readonly Line[] {
  const own = lines.filter((line) => line.slot === slot);
  const tokensOf = ({ phrases }: Line) => phrases.flatMap(({ tokens }) => tokens);
  const rank = (line: Line) => (isContact(tokensOf(line)) ? 0 : line.isBranded ? 1 : asksToAct(tokensOf(line)) ? 2 : 3);
  let left = most;
  const kept: Line[] = [];
  for (const line of own.toSorted((one, other) => rank(one) - rank(other))) {
    const cost = costOf(tokensOf(line));
    if (cost > left && kept.length > 0) continue;
    kept.push(line);
    left -= cost;
  }
  return lines.filter((line) => line.slot !== slot || kept.includes(line));
}

/**
 * Leaves out whole sentences until every card can be shown for its reading time, in the order of {@link leastNeeded}.
 */
function chooseLines(
  lines: readonly Line[],
  brand: string | undefined,
  seconds: number,
): { lines: readonly Line[]; shortened: string[] } {
  const endCost = Math.min(mostEnd, Math.max(leastEnd, (seconds * endPart - cardSeconds) / wordSeconds));
  let kept = [...fitting(fitting(lines, 'end', endCost), 'legal', mostLegal)];
  const dropped: Line[] = lines.filter((line) => !kept.includes(line));
  const drop = (line: Line) => {
    kept = kept.filter((other) => other !== line);
    dropped.push(line);
  };
  // More facts than this cannot fit. Dropping them one by one would take minutes for a text of thousands of lines.
  const facts = lines.filter(({ slot }) => slot === 'fact' || slot === 'product');
  for (const fact of facts.slice(Math.ceil((mostOnCard * seconds) / leastCard))) drop(fact);
  while (readingTime(cardsOf(kept, brand, seconds)) > seconds) {
    const next = kept.length > 1 ? leastNeeded(kept) : undefined;
    if (next === undefined) break;
    drop(next);
  }
  // Dropping a long sentence may free more time than necessary. Restores each dropped sentence that fits into the spare
  // time.
  const restorable = lines.filter((it) => dropped.includes(it) && it.slot !== 'end' && it.slot !== 'legal');
  for (const line of restorable.slice(0, mostRestored)) {
    const more = lines.filter((it) => it === line || kept.includes(it));
    if (readingTime(cardsOf(more, brand, seconds)) > seconds) continue;
    kept = more;
    dropped.splice(dropped.indexOf(line), 1);
  }
  const shortened = dropped.map(({ phrases }) => phrases.map(({ tokens }) => textOf(tokens)).join(' '));
  return shortenHook(kept, brand, seconds, shortened);
}

/** A sentence with a higher reading cost takes the time of three short facts. */
const longestFact = 12;

/**
 * Returns the line to drop next. The order is long sentences, facts, product lines, offers, end lines. If there is a
 * branded end line, the order is long sentences, facts, product lines, unbranded end lines, offers, opening line. Facts
 * with a number, such as a date, come after other facts. Facts in a list come last, because an author lists what
 * matters, and the items share cards.
 */
function leastNeeded(lines: readonly Line[]): Line | undefined {
  const branded = lines.find(({ slot, isBranded }) => slot === 'end' && isBranded);
  const sentences = lines.filter(({ phrases }) => phrases[0]?.kind !== 'item');
  const facts = sentences.filter(({ slot }) => slot === 'fact');
  const isLong = ({ phrases }: Line) => sum(phrases.map(({ cost }) => cost)) > longestFact;
  const hasNumber = ({ phrases }: Line) => phrases.some(({ tokens }) => /\d/u.test(textOf(tokens)));
  return (
    sentences.findLast((line) => (line.slot === 'fact' || line.slot === 'product') && isLong(line)) ??
    facts.findLast((line) => !hasNumber(line)) ??
    facts.at(-1) ??
    lines.findLast(({ slot }) => slot === 'fact') ??
    lines.findLast(({ slot }) => slot === 'product') ??
    (branded === undefined ? undefined : lines.find(({ slot, isBranded }) => slot === 'end' && !isBranded)) ??
    lines.findLast(({ slot }) => slot === 'offer') ??
    (branded === undefined ? lines.findLast(({ slot }) => slot === 'end') : lines.find(({ slot }) => slot === 'hook'))
  );
}

/** If the remaining lines still need too much time, shortens the opening line and ends it with an ellipsis. */
function shortenHook(
  lines: readonly Line[],
  brand: string | undefined,
  seconds: number,
  shortened: string[],
): { lines: readonly Line[]; shortened: string[] } {
  const [hook, ...others] = lines;
  if (hook === undefined || readingTime(cardsOf(lines, brand, seconds)) <= seconds) return { lines, shortened };
  const rest = others.length === 0 ? 0 : readingTime(cardsOf(others, brand, seconds));
  const time = Math.max(leastCard, seconds - rest);
  const kept: Phrase[] = [];
  for (const phrase of hook.phrases) {
    if (
      kept.length > 0 &&
      sum([...kept, phrase].map(({ cost }) => Math.max(leastCard, cardSeconds + wordSeconds * cost))) > time
    ) {
      break;
    }
    kept.push(phrase);
  }
  const last = kept.at(-1);
  if (last === undefined || (kept.length === hook.phrases.length && last.cost <= (time - cardSeconds) / wordSeconds)) {
    return { lines, shortened };
  }
  const most = Math.max(6, (time - cardSeconds) / wordSeconds);
  const words = kept.length === 1 && last.cost > most ? firstWords(last.tokens, most) : last.tokens;
  const cut = { ...last, tokens: withEllipsis(words), cost: costOf(words) };
  const whole = hook.phrases.map(({ tokens }) => textOf(tokens)).join(' ');
  return { lines: [{ ...hook, phrases: [...kept.slice(0, -1), cut] }, ...others], shortened: [...shortened, whole] };
}

/** Splits long sentences into claims, the longest first, as long as each claim can be shown for its reading time. */
function inClaims(lines: readonly Line[], brand: string | undefined, seconds: number): readonly Line[] {
  const costOfLine = ({ phrases }: Line) => Math.max(...phrases.map(({ cost }) => cost));
  const body = lines.filter(({ slot }) => slot !== 'end' && slot !== 'legal');
  return body
    .toSorted((one, other) => costOfLine(other) - costOfLine(one))
    .reduce((kept, line) => {
      const split = kept.flatMap((it) => (it === line ? linesOfClaims(line, kept) : it));
      return readingTime(groupedCards(split, brand, 'nothing')) <= seconds ? split : kept;
    }, lines);
}

/** Splits a line into claims. A last claim with the only phone number or address of the film is put on the end card. */
function linesOfClaims(line: Line, all: readonly Line[]): readonly Line[] {
  const phrases = line.phrases.flatMap(claimPhrases);
  const [last, claims] = [phrases.at(-1), phrases.slice(0, -1)];
  const hasContact = all.some((it) => it.slot === 'end' && it.phrases.some(({ tokens }) => isContact(tokens)));
  if (last === undefined || claims.length === 0 || hasContact || !isContact(last.tokens)) return [{ ...line, phrases }];
  return [
    { ...line, phrases: claims },
    { slot: 'end', phrases: [{ ...last, role: 'end' }], isBranded: false },
  ];
}

const isContact = (tokens: readonly Token[]) => namesAddress(tokens) || phoneNumber.test(textOf(tokens));

function claimPhrases(phrase: Phrase): readonly Phrase[] {
  const claims = claimsOf(phrase.tokens);
  return claims.length === 1
    ? [phrase]
    : claims.map((tokens) => ({ ...phrase, tokens, isWhole: true, cost: costOf(tokens) }));
}

/** The seconds needed to read all cards. */
const readingTime = (cards: readonly Draft[]) => sum(cards.map(({ parts }) => need(parts)));

/** What shares cards: nothing, the items of a list, or also short sentences of a paragraph. */
const sharings = ['nothing', 'items', 'sentences'] as const;
type Sharing = (typeof sharings)[number];

/** Groups sentences into cards. They share cards only if the duration is too short for one card each. */
function cardsOf(lines: readonly Line[], brand: string | undefined, seconds: number): Draft[] {
  let cards: Draft[] = [];
  for (const sharing of sharings) {
    cards = groupedCards(lines, brand, sharing);
    if (readingTime(cards) <= seconds) break;
  }
  return cards;
}

/** Sentences whose `slot` is `end` form the end card. */
function groupedCards(lines: readonly Line[], brand: string | undefined, sharing: Sharing): Draft[] {
  const isOnlyBrand = ({ tokens }: Phrase) => textOf(tokens).replace(/[.!]$/u, '') === brand;
  const closes = lines.some(({ slot }) => slot === 'end');
  const body = lines
    .filter(({ slot }) => slot !== 'end' && slot !== 'legal')
    .flatMap(({ phrases }) => phrases)
    // After the first phrase, leaves out phrases that consist only of the brand. The end card shows the brand.
    .filter((phrase, at) => at === 0 || !closes || !isOnlyBrand(phrase));
  const ends = lines
    .filter(({ slot }) => slot === 'end')
    .flatMap(({ phrases }) => phrases)
    .flatMap(({ tokens, ...phrase }) => partsOfEnd(tokens, brand).map((part) => ({ ...phrase, tokens: part })));
  const legal = lines
    .filter(({ slot }) => slot === 'legal')
    .flatMap(({ phrases }) => phrases.flatMap(({ tokens }) => tokens));
  const drafts: Draft[] = [];
  let index = 0;
  while (index < body.length) {
    const [kind, parts, used] = nextScene(body.slice(index), index === 0, sharing);
    drafts.push(draftOf(kind, parts));
    index += used;
  }
  // If the end card has no text of its own, a short last line is shown on it together with the brand.
  const line = ends.length === 0 && drafts.length > 2 ? shortLine(drafts.at(-1)) : undefined;
  if (line !== undefined && brand !== undefined && !textOf(line).toLowerCase().includes(brand.toLowerCase())) {
    drafts.splice(-1, 1, draftOf('close', [headline(tokenize(brand)), { role: 'slogan', tokens: line }]));
  } else {
    const close = endCard(ends, brand, drafts);
    if (close !== undefined) drafts.push(close);
  }
  const last = drafts.at(-1);
  if (last === undefined || legal.length === 0) return drafts;
  return [...drafts.slice(0, -1), { ...last, parts: [...last.parts, { role: 'legal', tokens: legal }] }];
}

/**
 * Splits a line of the end card at a bar or a slash, and at a dash after the brand, as in "Tidy – book now |
 * tidy.example".
 */
function partsOfEnd(tokens: readonly Token[], brand: string | undefined): (readonly Token[])[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^[|·•/]$/u.test(text) || (/^[–—-]$/u.test(text) && textOf(tokens.slice(0, index)).trim() === brand),
  );
  if (at <= 0 || at === tokens.length - 1) return [tokens];
  return [tokens.slice(0, at), ...partsOfEnd(tokens.slice(at + 1), brand)];
}

/** Returns the text of a card that consists of one short headline. Undefined for other cards. */
function shortLine(draft: Draft | undefined): readonly Token[] | undefined {
  const [part, ...others] = draft?.kind === 'statement' ? draft.parts : [];
  return part?.role === 'headline' && others.length === 0 && costOf(part.tokens) <= 6 ? part.tokens : undefined;
}

/** Builds a card, without its times. */
export function draftOf(kind: Scene['kind'], parts: readonly ScenePart[]): Draft {
  return {
    kind,
    isOffer: kind !== 'close' && parts.some(({ tokens }) => hasOffer(tokens)),
    parts: parts.map((part, at) => emphasized(parts[at + 1]?.role === 'action' ? withoutColon(part) : part)),
  };
}

/** Drops a colon at the end of the text. A button below the text replaces it. */
const withoutColon = ({ role, tokens }: ScenePart): ScenePart => {
  const last = tokens.at(-1);
  return last === undefined
    ? { role, tokens }
    : { role, tokens: [...tokens.slice(0, -1), { ...last, text: last.text.replace(/(?<=.)[:：]$/u, '') }] };
};

/**
 * Builds the end card from brand, sign-off and call to action. The card shows the brand even if only earlier lines name
 * it.
 */
function endCard(ends: readonly Phrase[], brand: string | undefined, drafts: readonly Draft[]): Draft | undefined {
  const only = ends[0];
  // A brand in a web address or a command is hard to read as a name.
  const texts = ends.map(({ tokens }) => {
    if (isCommand(tokens)) return '';
    const words = textOf(tokens).split(' ');
    return words.filter((word) => !webAddress.test(word)).join(' ');
  });
  const hasBrand = brand === undefined || texts.some((text) => text.toLowerCase().includes(brand.toLowerCase()));
  if (only === undefined) {
    const last = drafts.at(-1);
    const shown = last?.parts.map(({ tokens }) => textOf(tokens)).join(' ') ?? '';
    if (brand === undefined || drafts.length < 2 || shown.toLowerCase().includes(brand.toLowerCase())) return undefined;
    return draftOf('close', [headline(tokenize(brand))]);
  }
  if (ends.length === 1 && hasBrand) return draftOf('close', withHeadline(closeParts(only.tokens), brand));
  const action =
    ends.findLast(({ tokens }) => namesAddress(tokens)) ??
    ends.findLast(({ tokens }) => isCommand(tokens) || asksToAct(tokens)) ??
    ends.findLast(({ tokens }) => phoneNumber.test(textOf(tokens)));
  // The words after the call to action in the same sentence stay behind it.
  const isRest = (phrase: Phrase) =>
    phrase.sentence === action?.sentence && ends.indexOf(phrase) > ends.indexOf(action);
  const named = ends.filter((phrase) => phrase !== action && !isRest(phrase));
  const lines: readonly Pick<Phrase, 'tokens'>[] = hasBrand ? named : [{ tokens: tokenize(brand) }, ...named];
  const [first, ...others] = lines;
  const supportOf = (phrases: readonly Pick<Phrase, 'tokens'>[]) =>
    phrases.map(({ tokens }): ScenePart => ({ role: isSlogan(tokens) ? 'slogan' : 'support', tokens }));
  const button = action === undefined ? [] : buttonParts(action.tokens);
  const head = first === undefined ? [] : [headline(first.tokens)];
  const parts = [...head, ...supportOf(others), ...button, ...supportOf(ends.filter(isRest))];
  return draftOf('close', withHeadline(parts, brand));
}

/** Whether a line of the end card is a short sentence, neither an address nor a price. */
const isSlogan = (tokens: readonly Token[]) =>
  costOf(tokens) <= longestPhrase && /[.!?…。！？]["”’»」』]?$/u.test(textOf(tokens)) && !/\d/u.test(textOf(tokens));

/** Puts the brand above the button of an end card that would otherwise show only the button. */
function withHeadline(parts: readonly ScenePart[], brand: string | undefined): readonly ScenePart[] {
  const isOnlyButton = parts.every(({ role, tokens }) => role === 'action' && textOf(tokens) !== brand);
  return brand !== undefined && isOnlyButton ? [headline(tokenize(brand)), ...parts] : parts;
}

/**
 * Puts a call to action on a button. If the call to action is long, only its web address is on the button. The other
 * words become supporting text.
 */
function buttonParts(tokens: readonly Token[]): ScenePart[] {
  const isLabeled = tokens.some(({ text }) => /[:：]$/u.test(text));
  if (isCommand(tokens) || (costOf(tokens) <= 5.2 && !isLabeled)) return [{ role: 'action', tokens }];
  return closeParts(tokens).map((part) => (part.role === 'headline' ? { ...part, role: 'support' } : part));
}

const isCommand = (tokens: readonly Token[]) => textOf(tokens).search(installer) === 0;

type Next = readonly [kind: Scene['kind'], parts: readonly ScenePart[], used: number];

function nextScene(phrases: readonly Phrase[], first: boolean, sharing: Sharing): Next {
  const [phrase, next] = phrases;
  if (phrase === undefined) throw new RangeError('A scene needs a phrase.');
  if (phrase.kind === 'heading' && next !== undefined && next.kind !== 'heading' && phrase.cost <= 7) {
    const kicker: ScenePart = { role: 'kicker', tokens: phrase.tokens };
    if (first && next.kind === 'text') {
      return ['hook', [headline(phrase.tokens), { role: 'support', tokens: next.tokens }], 2];
    }
    if (!first) return ['statement', [kicker, ...statement(next.tokens)], 2];
  }
  const together = sharing === 'sentences' ? sentencesFrom(phrases) : [];
  if (together.length > 1) {
    return [first ? 'hook' : 'statement', [headline(together.flatMap(({ tokens }) => tokens))], together.length];
  }
  if (first) return ['hook', figureParts(phrase) ?? statement(phrase.tokens), 1];
  const items = sharing === 'nothing' ? [] : itemsFrom(phrases);
  if (items.length > 1) return ['list', items.map(asItem), items.length];
  const figure = figureParts(phrase);
  if (figure !== undefined) return ['figure', figure, 1];
  return ['statement', namesAddress(phrase.tokens) ? closeParts(phrase.tokens) : labelled(phrase.tokens), 1];
}

const headline = (tokens: readonly Token[]): ScenePart => ({ role: 'headline', tokens });

/**
 * Sets a sentence as a headline. If the sentence is long, one part is in smaller type: the second part, or the first
 * part if only the second has an offer.
 */
export function statement(tokens: readonly Token[]): ScenePart[] {
  if (costOf(tokens) <= longestPhrase) return [headline(tokens)];
  const [start, rest] = splitAtBreak(tokens);
  return offerAt(start) < 0 && offerAt(rest) >= 0
    ? [{ role: 'support', tokens: start }, headline(rest)]
    : [headline(start), { role: 'support', tokens: rest }];
}
const asItem = ({ tokens }: Phrase): ScenePart => ({ role: 'item', tokens });

/**
 * Emphasizes the most important words of a headline or a list item, and drops a trailing comma or dash, which the
 * card break replaces. Drops the full stop after a web address or a phone number on a button.
 */
function emphasized({ role, tokens }: ScenePart): ScenePart {
  const last = tokens.at(-1);
  if (role === 'action' && last !== undefined && isContact(tokens)) {
    return { role, tokens: [...tokens.slice(0, -1), { ...last, text: last.text.replace(/[.,;]$/u, '') }] };
  }
  if (role !== 'headline' && role !== 'support' && role !== 'item') return { role, tokens };
  const ending =
    last === undefined || /^[–—-]$/u.test(last.text)
      ? []
      : [{ ...last, text: last.text.replace(/(?<=[\p{L}\p{N}%)\]”»’])[,;、]$/u, '') }];
  const whole = [...tokens.slice(0, -1), ...ending];
  return { role, tokens: role === 'support' ? whole : withEmphasis(whole) };
}

/**
 * Returns two or three short items of one list for a card. Four items are split over two cards, so that no item is
 * alone on a card.
 */
function itemsFrom(phrases: readonly Phrase[]): Phrase[] {
  const isPart = ({ sentence }: Phrase, at: number) =>
    phrases[at - 1]?.sentence === sentence || phrases[at + 1]?.sentence === sentence;
  const stop = phrases.findIndex((phrase, at) => phrase.kind !== 'item' || phrase.cost > 6.5 || isPart(phrase, at));
  const run = stop === -1 ? phrases.length : stop;
  return phrases.slice(0, run === 4 ? 2 : Math.min(mostOnCard, run));
}

/** Returns the first sentences of a paragraph that can be read at a glance together. */
function sentencesFrom(phrases: readonly Phrase[]): readonly Phrase[] {
  const [first] = phrases;
  let cost = 0;
  const end = phrases.findIndex(({ kind, text, cost: own, tokens }) => {
    cost += own;
    return kind !== 'text' || text !== first?.text || cost > longestPhrase || hasOffer(tokens);
  });
  return phrases.slice(0, end < 0 ? phrases.length : end);
}

/** Splits a short sentence with a price or a discount into the text before it, the number, and the text after it. */
function figureParts({ tokens, isWhole, cost }: Phrase): ScenePart[] | undefined {
  const at = offerAt(tokens);
  const number = tokens[at];
  if (number === undefined || !/^[^("“«]*\d/u.test(number.text) || number.text.length > 10) return undefined;
  const end = at + offerLength(tokens, at);
  const after = tokens.slice(end);
  // A number that is written without a space, or ends a clause, is not split off.
  const isJoined = number.joined || after[0]?.joined === true;
  const endsClause = /[.,]$/u.test(number.text) && after.length > 0;
  if (isJoined || endsClause || !isWhole || cost > 8 || tokens.length < 2 || namesAddress(tokens)) return undefined;
  const large = tokens.slice(at, end).map((token) => ({ ...token, text: token.text.replace(/[.,]$/u, '') }));
  const support = (tokens: readonly Token[]): ScenePart[] => (tokens.length === 0 ? [] : [{ role: 'support', tokens }]);
  const before = tokens.slice(0, at);
  const isSeparated = /^[·|•–—-]$/u.test(before.at(-1)?.text ?? '');
  return [...support(isSeparated ? before.slice(0, -1) : before), { role: 'number', tokens: large }, ...support(after)];
}

/** Splits off a label before a colon, such as "Voiceover:", as a part with the role `kicker`. */
function labelled(tokens: readonly Token[]): ScenePart[] {
  const after = tokens.slice(0, 3).findIndex(({ text }) => /^[^\d:/]*[:：]$/.test(text)) + 1;
  if (after === 0 || after === tokens.length) return statement(tokens);
  return [{ role: 'kicker', tokens: tokens.slice(0, after) }, ...statement(tokens.slice(after))];
}

/**
 * If a web address is near the end of the phrase, puts the address on a button. Otherwise, puts the phrase on a button
 * if it is a short call to action.
 */
export function closeParts(tokens: readonly Token[]): ScenePart[] {
  for (const { start, end } of addressesIn(tokens)) {
    const url = tokens.slice(start, end);
    if (costOf(url) > 4.5 || tokens.length - end > 2) continue;
    const lead = tokens.slice(0, tokens.findLastIndex(({ text }, at) => at < start && !joint.test(text)) + 1);
    const rest: readonly ScenePart[] = [headline(lead), headline(tokens.slice(end))];
    const [before, after] = rest.map((part) => (part.tokens.length === 0 ? [] : [part]));
    return [...(before ?? []), { role: 'action', tokens: url }, ...(after ?? [])];
  }
  const short = costOf(tokens) <= 4.2 && tokens.length <= 6;
  return short && asksToAct(tokens) ? [{ role: 'action', tokens }] : statement(tokens);
}

/** Matches a word or sign that joins an address to the words before it, as in "At the counter or on velto.bike". */
const joint =
  /^(?:[–—→-]|->|&|\+|plus|and|or|at|on|via|und|oder|unter|über|auf|bei|et|ou|sur|y|o|en|e|em|n[oa]|pel[oa]|su|da)$/iu;

/** Start and exclusive end of each web address. An address may consist of several tokens. */
function addressesIn(tokens: readonly Token[]): { readonly start: number; readonly end: number }[] {
  return tokens.flatMap(({ joined }, start) => {
    const more = tokens.slice(start + 1).findIndex(({ fragment }) => !fragment);
    const end = more < 0 ? tokens.length : start + 1 + more;
    return !joined && webAddress.test(textOf(tokens.slice(start, end))) ? [{ start, end }] : [];
  });
}

/**
 * Divides the frames between cards and panels in proportion to the seconds that they need. Every frame belongs to
 * exactly one of them.
 */
function spansOf(needs: readonly number[], frames: number): { readonly start: number; readonly end: number }[] {
  const total = sum(needs);
  let spent = 0;
  let start = 0;
  return needs.map((seconds, index) => {
    spent += seconds;
    const left = needs.length - 1 - index;
    const end =
      left === 0 ? frames : Math.min(Math.max(Math.round((frames * spent) / total), start + 1), frames - left);
    const span = { start, end };
    start = end;
    return span;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

export function sceneText({ parts }: Scene): string {
  return parts.map(({ tokens }) => textOf(tokens)).join(' ');
}
