import { hasAny, wordSet } from './keyWords';
import { isInside, type Place } from './walk';

/** What credits are called. */
export const units = wordSet('credit token point coin unit');
/** Names of what is left. */
export const remainders = wordSet('remaining remain remainder left available balance unspent unused current');
/** Names of what is gone. */
export const expenses = wordSet(
  'used use usage consumed consume spent spend charged charge cost deducted deduction debited price',
);
/** What was guessed, held or is about something else. */
const uncertain = wordSet(
  'estimated estimate approx max min frame expected reserved frozen original saved refunded refund duration',
);

/** Beyond this no number counts anything that was paid for. */
const largest = 1e15;

/** A number, also where it is text such as "1,234.50", "$12.34" or "87 credits". */
export function amountOf(value: unknown): number | undefined {
  const amount = numberOf(value);
  return amount !== undefined && Math.abs(amount) <= largest ? amount : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const number = /^[\p{Sc}\s]{0,3}([+-]?\d[\d., ]*)[\p{Sc}\s]{0,3}[a-z]{0,12}$/iu
    .exec(value.trim())?.[1]
    ?.replace(/\s/g, '');
  if (number === undefined) return undefined;
  if (/^[+-]?\d+(\.\d+)?$/.test(number)) return Number(number);
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(number)) return Number(number.replaceAll(',', ''));
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'));
  return /^[+-]?\d+,\d{1,2}$/.test(number) ? Number(number.replace(',', '.')) : undefined;
}

/** What the video cost, in the service's credits. */
export function findCost(places: readonly Place[]): number | undefined {
  return heaviest(places, (place) => {
    const { words } = place;
    const named = hasAny(words, expenses);
    const counted = hasAny(words, units);
    if (!named && !counted) return 0;
    if (
      hasAny(words, remainders) ||
      isInside(place, wordSet('account user subscription plan wallet balance limit rate'))
    ) {
      return 0;
    }
    // Under "usage", tokens are a language model's.
    const used = isInside(place, wordSet('usage cost charge'));
    if (used && words.includes('token')) return 0;
    const sure = hasAny(words, uncertain) ? 40 : 0;
    if (counted && named) return 100 - sure;
    if (counted && used) return 80 - sure;
    if (named && words.length === 1 && words[0] !== 'usage') return 60;
    if (named && hasAny(words, wordSet('total video task generation api'))) return 50 - sure;
    return counted && words.length === 1 ? 30 : 0;
  });
}

/** What is left of the account's credits, where a reply about a video tells it. */
export function findRemainder(places: readonly Place[]): number | undefined {
  return heaviest(places, ({ words }) => {
    if (!hasAny(words, remainders) || hasAny(words, expenses)) return 0;
    if (hasAny(words, units)) return 100;
    return hasAny(words, wordSet('balance')) ? 60 : 0;
  });
}

function heaviest(places: readonly Place[], weigh: (place: Place) => number): number | undefined {
  let best: { amount: number; weight: number } | undefined;
  for (const place of places) {
    if (place.echoed || place.index !== undefined) continue;
    if (typeof place.value === 'object' || typeof place.value === 'boolean') continue;
    const named = weigh(place);
    if (named <= 0) continue;
    const amount = amountOf(place.value);
    if (amount === undefined || amount < 0) continue;
    if (named - place.depth * 3 > (best?.weight ?? 0)) best = { amount, weight: named - place.depth * 3 };
  }
  return best?.amount;
}
