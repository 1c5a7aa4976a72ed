import { darker, lighter, type Hex } from '../look/palette';
import type { Language } from '../story/language';
import { lazyWordPattern } from '../story/terms';
import type { Found } from './nouns';
import { path } from './svg';
import { garments, isSmall } from './thingGroups';

/** Verbs for pouring, in all languages. */
const pouring = lazyWordPattern(
  '(?<!(?:rain|it) )pour(?:s|ed|ing)?(?![- ](?:over(?! (?:an?|the|his|her|fresh|hot))|rain)) / drizzl(?:e[sd]?|ing) / drips?(?= (?:in|on|over)) / dripping(?= (?:in|on|over)) / ladl(?:e[sd]?|ing) / gie(?:ß|ss)t / gießen / gegossen / schenkt / eingeschenkt / träufelt / tropft(?= (?:in|auf|über)) / vers(?:e|ent|ant|ée?s?) / coule(?= (?:dans|sur)) / viert(?:e|en|iendo) / vertid[oa] / despej(?:a|am|ando|ad[oa]) / vers(?:a|ano|at[oa]) / cola(?= (?:su|nel)) / 注(?:が|ぎ|ぐ|い) / 垂ら(?:す|し) / かけ(?:る|て|られ)',
);

/** The words for each liquid in all languages, and its color. */
const liquids = [
  {
    pattern: lazyWordPattern(
      'milk / cream / Milch / Sahne / lait / crème / leche / nata / leite / latte(?! art) / panna / 牛乳 / ミルク',
    ),
    color: '#fbf6ea',
  },
  {
    pattern: lazyWordPattern(
      'coffee / espresso / cold brew / (?:hot )?chocolate / cocoa / Kaffee / Schokolade / café / chocolat / caffè / cioccolat[oa] / コーヒー / 珈琲 / チョコ\\p{L}*',
    ),
    color: '#5b3a24',
  },
  {
    pattern: lazyWordPattern(
      'teas? / broth / Tee / Brühe / thé / bouillon / té / caldo / chá / tè / brodo / お?茶 / 新茶 / だし',
    ),
    color: '#c98a3a',
  },
  {
    pattern: lazyWordPattern(
      'honey / oil / syrup / caramel / butter / beer / Honig / Öl / Sirup / Butter / Bier / miel / huile / sirop / bière / aceite / cerveza / mel / azeite / cerveja / miele / olio / birra / はちみつ / 蜂蜜 / 油 / オイル / ビール',
    ),
    color: '#e0a63a',
  },
  {
    pattern: lazyWordPattern('wine / ketchup / (?:red|tomato) sauce / \\p{L}*wein / vin / vino / vinho / ワイン'),
    color: '#8d2c3a',
  },
] as const;

/** Matches a preposition and up to four words before a noun, as in "in ein hohes" before "Glas". */
const into =
  /(?<!\p{L})(?:in|into|onto|over|ins|auf|über|dans|sur|en|sobre|em|n[oa]|nel(?:la)?|su)\s+(?:\p{L}+\s+){0,4}$/iu;

/** Matches a word after an English noun that only modifies it, as after "hazelnut" in "over a hazelnut wafer". */
const modifies = /^ (?!with|from|while|until|before|after)\p{Ll}{4,}/u;

const water: Hex = '#b9dfe8';

/** What a caption pours a liquid into or over, and the liquid's color. */
export interface Pour {
  readonly target: Found;
  readonly color: Hex;
}

/** Returns what the caption pours into or over. Undefined if it pours nothing, or names no such thing. */
export function pourIn(caption: string, found: readonly Found[], language: Language): Pour | undefined {
  if (!pouring.test(caption)) return undefined;
  const target = found.findLast(
    ({ noun, at, end }) =>
      noun.kind === 'thing' &&
      isSmall(noun.name) &&
      !garments.includes(noun.name) &&
      !(language === 'english' && modifies.test(caption.slice(end))) &&
      (into.test(caption.slice(0, at)) || /^[にへ]/u.test(caption.slice(end))),
  );
  const color = liquids.find(({ pattern }) => pattern.test(caption))?.color ?? water;
  return target && { target, color };
}

/**
 * Draws a liquid that falls into or onto a thing.
 * @param x the middle of the thing
 * @param top where the liquid meets the thing. Like `x`, in hundredths of the picture's height
 */
export const streamInto = (x: number, top: number, color: Hex): string =>
  stream(x, top, 1.7, darker(color, 0.16)) +
  stream(x, top, 1.25, color) +
  stream(x - 0.5, top, 0.35, lighter(color, 0.4));

const stream = (x: number, top: number, wide: number, fill: Hex) =>
  path(
    `M${x - wide * 1.8} -50L${x - wide * 1.6} ${top * 0.3}Q${x - wide} ${top * 0.7} ${x - wide} ${top}H${x + wide}Q${x + wide * 0.9} ${top * 0.7} ${x + wide * 1.7} ${top * 0.3}L${x + wide * 2} -50Z`,
    fill,
  );
