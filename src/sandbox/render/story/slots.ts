import { asksToAct, hasOffer, namesAddress } from './emphasis';
import { costOf, type Phrase } from './phrases';
import { wordPattern } from './terms';
import { textOf } from './tokens';

/** A slot is the role of a sentence in ad copy. */
export type Slot = 'hook' | 'product' | 'fact' | 'offer' | 'end' | 'legal';

/** A sentence of ad copy, as one or more phrases, with its role. */
export interface Line {
  readonly slot: Slot;
  readonly phrases: readonly Phrase[];
  /** Whether the sentence names the brand or contains a web address. */
  readonly isBranded: boolean;
}

export interface Slots {
  /** The sentences in the order of the text, except that legal lines are last. */
  readonly lines: readonly Line[];
  /** Name of the product or company. Undefined if unknown. */
  readonly brand: string | undefined;
}

/**
 * Maximum number of facts and product lines together in a video of up to 7 s. Longer videos may have one for every 2 s.
 */
export const mostFacts = 3;
/** Maximum number of lines on the end card. */
const mostEndLines = 3;

const legal = new RegExp(
  `^(?:.{0,60}(?:is|are) (?:regulated|authori[sz]ed) by |[*†¹]|\\(?(?:${wordPattern('offer (?:ends|valid|expires) / offers? (?:end|valid|expire) / valid (?:until|from|through|in|only|\\d) / terms (?:apply|and conditions) / (?:full )?t&cs? / conditions apply / while (?:stocks?|supplies) lasts? / (?:new|existing) (?:customers|patients|members) only / gültig / nur solange / es gelten / offre (?:valable|soumise) / voir conditions / valable (?:jusqu|du) / (?:oferta )?válid[oa] (?:hasta|até) / hasta agotar / consulte? (?:las |as )?condi(?:ciones|ções) / (?:offerta )?valid[oa] fino / fino a esaurimento').source}))`,
  'iu',
);
/** Matches lines of only hashtags, which ads do not show. */
export const noCopy = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;

const introduced =
  /^(?:meet|introducing|this is|say hello to|discover|das ist|hier ist|hier kommt|neu:|voici|découvrez|conoce|te presentamos|descubre|conheça|apresentamos|ecco|scopri)\s+(?:the |der |die |das |le |la |les |el |o |a |il )?(?:new |neue[rsn]? |nouve(?:au|lle) |nuev[oa] |nov[oa] |nuov[oa] )?(\p{Lu}[\p{L}\p{N}&’'.-]*(?:\s(?:[&+]|\p{Lu}[\p{L}\p{N}&’'.-]*|\d+))*)/iu;
const beforeDash =
  /^(\p{Lu}[\p{L}\p{N}&’'.]*(?:\s(?:[&+]|of|de|und|del|di|the|\p{Lu}[\p{L}\p{N}&’'.]*|\d+)){0,3})\s*[–—|·]\s+\S/u;
const domain = /(?:^|[\s/@])(?:www\.)?([\p{L}\d-]{3,})\.(?:[\p{L}]{2,})/u;

/**
 * Finds the brand: a name that matches the web address, follows a word such as "introducing", or precedes a dash. If
 * there is none, the sign-off is the brand.
 */
export function brandOf(texts: readonly string[]): string | undefined {
  const whole = texts.join('\n');
  const stem = domain.exec(whole)?.[1]?.replaceAll('-', '').toLowerCase();
  const named = stem === undefined ? undefined : nameLike(texts, stem);
  if (named !== undefined) return named;
  for (const text of texts) {
    const name = introduced.exec(text)?.[1];
    if (name !== undefined && /^\p{Lu}/u.test(name)) return name.replace(/[.,]$/u, '');
  }
  for (const text of texts.toReversed()) {
    const name = beforeDash.exec(text)?.[1];
    if (name !== undefined) return name;
  }
  const alone = texts.slice(1).findLast((text, at) => {
    const name = text.replace(/[.!]$/u, '');
    return /^\p{Lu}[\p{L}\p{N}&’'-]{2,}$/u.test(name) && texts.slice(0, at + 1).some((before) => before.includes(name));
  });
  if (alone !== undefined) return alone.replace(/[.!]$/u, '');
  const signOff = texts.slice(1).findLast((text) => isSignOff(text));
  return signOff?.replace(/[.!]$/u, '').split(/,\s/u)[0];
}

/**
 * Finds a name in the text that equals a domain, apart from spaces and case: "Pebble Dental" for pebbledental.example.
 */
function nameLike(texts: readonly string[], stem: string): string | undefined {
  for (const text of texts) {
    const words = text.split(/\s+/u);
    for (let from = 0; from < words.length; from++) {
      for (let to = Math.min(words.length, from + 4); to > from; to--) {
        const name = words
          .slice(from, to)
          .join(' ')
          .replace(/^[“"„«(]+|[”"»),.!?:;’']+$/gu, '');
        const folded = name
          .normalize('NFD')
          .replace(/[^\p{L}\p{N}]/gu, '')
          .toLowerCase();
        if (folded === stem && /\p{Lu}|[\p{Script=Han}]/u.test(name)) return name;
      }
    }
  }
  return undefined;
}

/** Whether the text is a short line of capitalized words, such as "Bakery Huber, Market Square 4". */
function isSignOff(text: string): boolean {
  const words = text.split(/[\s,]+/u);
  const capital = words.filter((word) => /^[\p{Lu}&]/u.test(word)).length;
  return /^\p{Lu}/u.test(text) && capital >= Math.ceil(words.length * 0.6) && capital > 1 && !/[?:]/u.test(text);
}

/**
 * Assigns a slot to each sentence.
 * @param named the brand, if the brief states it
 */
export function slotsOf(phrases: readonly Phrase[], named?: string): Slots {
  const sentences = [...Map.groupBy(phrases, ({ sentence }) => sentence).values()];
  const texts = sentences.map((sentence) => sentence.map(({ tokens }) => textOf(tokens)).join(' '));
  const shown = sentences.flatMap((sentence, at) =>
    noCopy.test(texts[at] ?? '') ? [] : [{ sentence, text: texts[at] ?? '' }],
  );
  const brand = named ?? brandOf(shown.map(({ text }) => text));
  const isBranded = (text: string) => brand !== undefined && text.toLowerCase().includes(brand.toLowerCase());
  const lines = shown.map(({ sentence, text }, at): Line => {
    const tokens = sentence.flatMap((phrase) => phrase.tokens);
    const slot: Slot =
      at > 0 && legal.test(text)
        ? 'legal'
        : at === 0
          ? 'hook'
          : hasOffer(tokens)
            ? 'offer'
            : isBranded(text)
              ? 'product'
              : 'fact';
    return { slot, phrases: sentence, isBranded: isBranded(text) || namesAddress(tokens) };
  });
  return {
    lines: [
      ...closed(
        lines.filter(({ slot }) => slot !== 'legal'),
        brand,
      ),
      ...lines.filter(({ slot }) => slot === 'legal'),
    ],
    brand,
  };
}

/** Assigns the slot `end` to the last lines if they contain a call to action, a web address or a sign-off. */
function closed(lines: readonly Line[], brand: string | undefined): Line[] {
  let from = lines.length;
  while (from > 1 && lines.length - from < mostEndLines) {
    const line = lines[from - 1];
    if (line === undefined) break;
    const tokens = line.phrases.flatMap((phrase) => phrase.tokens);
    const text = textOf(tokens);
    const before = lines[from - 2]?.phrases.flatMap((phrase) => phrase.tokens) ?? [];
    const closes =
      line.isBranded ||
      // The last line is a tagline if the line before it is only the brand: "Nightjar. Sleep well."
      (from === lines.length && textOf(before).replace(/[.!]$/u, '') === brand) ||
      (asksToAct(tokens) && !/\d/u.test(text)) ||
      (from === lines.length && isSignOff(text));
    if (!closes || (line.slot === 'offer' && !namesAddress(tokens) && costOf(tokens) > 6)) break;
    from--;
  }
  return lines.map((line, at) => (at >= from ? { ...line, slot: 'end' } : line));
}
