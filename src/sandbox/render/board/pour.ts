import type { Hex } from '../look/palette';
import type { Language } from '../story/language';
import { lazyWordPattern } from '../story/terms';
import type { Found } from './nouns';
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

export const isPour = (caption: string): boolean => pouring.test(caption);

/** Returns what a caption with a verb for pouring pours into or over. Undefined if it names no such thing. */
export function pourIn(caption: string, found: readonly Found[], language: Language): Pour | undefined {
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
