import { wordSet } from './keyWords';
import { ancestors, siblings, type Place } from './walk';

/** What can be counted, the most like credits first. */
export const counted = [
  'credit',
  'video',
  'token',
  'coin',
  'point',
  'unit',
  'balance',
  'wallet',
  'fund',
  'usd',
  'cent',
  'dollar',
  'quota',
  'allowance',
  'second',
  'time',
  'minute',
  'render',
  'movie',
  'generation',
  'amount',
  'quantity',
  'api',
  'request',
  'call',
];
export const countedSet: ReadonlySet<string> = new Set(counted);
/** Names of what a balance counts down from. */
export const totals = wordSet(
  'total limit purchased granted grant earned allotment allotted allocated included initial capacity cap plan lifetime entitled',
);
/** Numbers beside a balance that count nothing that can be spent. */
export const neverBalance = wordSet(`
  id at date created updated expire expiry expires reset renewal renew start end next last since until timestamp rate price
  per max min threshold concurrency concurrent slot page code status version percent alert minimum count queue error day
  priority level tier hour auto topup top reserved frozen pending hold overage daily cost
`);

const unitNames: readonly (readonly [string, string])[] = [
  ['cent', 'USD cents'],
  ['usd', 'USD'],
  ['dollar', 'USD'],
  ['second', 'seconds'],
  ['minute', 'minutes'],
  ['token', 'tokens'],
  ['coin', 'coins'],
  ['point', 'points'],
  ['credit', 'credits'],
];

/** What is counted there, as the reply says it beside the number or in a name. */
export function unitOf(place: Place): string | undefined {
  for (const beside of siblings(place)) {
    const said = beside.value;
    if (typeof said !== 'string' || said.length > 20 || said.trim() === '') continue;
    const name = beside.words.join(' ');
    if (/^(currency|currency code)$/.test(name)) return said.trim().toUpperCase();
    if (/^(unit|credit unit|balance unit)$/.test(name)) return said.trim();
  }
  const words = [place, ...ancestors(place)].flatMap((at) => at.words);
  return unitNames.find(([word]) => words.includes(word))?.[1];
}
