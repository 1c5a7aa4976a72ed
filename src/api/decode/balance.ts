import type { CreditsReading } from '../types';
import { amountOf, expenses, remainders, units } from './amounts';
import { counted, countedSet, neverBalance, totals, unitOf } from './balanceNames';
import { itemsLike, sumOf, sumOfSources, type Amount, type Role } from './balanceSums';
import { hasAny, wordSet } from './keyWords';
import { ancestors, siblings, type Place } from './walk';

/** Lists of past or offered things. */
const elsewhere = wordSet(
  'transaction history item invoice pricing price offer feature model tier ledger log activity recent usage rate',
);
/** Names of a bound; it alone tells no balance. */
const bounds = wordSet('limit cap capacity');
/** Beside other kinds of credits these are a kind too, not a total. */
const added = wordSet('purchased earned');
/** Where a quota stands beside what was used of it, it is the total. */
const ceilings = wordSet('quota allowance monthly');

/** The account's balance as the reply tells it. */
export function findBalance(places: readonly Place[]): CreditsReading {
  if (places.some(saysUnlimited)) return { unlimited: true };
  const amounts = places.flatMap((place) => asAmount(place) ?? []);
  const of = (role: Role) => amounts.filter((amount) => amount.role === role).sort((a, b) => b.weight - a.weight);
  const used = of('used')[0];
  const isCeiling = ({ place }: Amount) => used !== undefined && hasAny(place.words, ceilings);
  const buckets = of('bucket').filter((amount) => !isCeiling(amount));
  const total = of('total')[0] ?? of('bucket').find(isCeiling);

  const whole = of('total').find((it) => isSumOfBuckets(it, amounts));
  if (whole !== undefined) return described(whole, whole.amount, amounts);
  const credits = buckets.find(({ place }) => isCurrency(place));
  const remaining = of('remaining').find(({ place }) => credits === undefined || !isOfRequests(place));
  if (remaining !== undefined) {
    const sum = sumOfSources(remaining, amounts);
    return sum === undefined ? describedItems(remaining, amounts) : described(remaining, sum, []);
  }
  if (credits !== undefined) return describedBuckets(credits, amounts);
  const quota = of('total').find(({ place }) => of('used').some((it) => it.place.parent === place.parent)) ?? total;
  if (used !== undefined && quota !== undefined) {
    const usedOfIt = of('used').find(({ place }) => place.parent === quota.place.parent) ?? used;
    return described(quota, quota.amount - usedOfIt.amount, amounts, quota);
  }
  const other = buckets.find(({ place }) => isSpendable(place));
  if (other !== undefined) return describedBuckets(other, amounts);
  const isWhole = total !== undefined && isCurrency(total.place) && !hasAny(total.place.words, bounds);
  if (isWhole) return described(total, total.amount, amounts);
  return countAndLimit(places) ?? (amounts.length === 0 ? onlyNumber(places) : {});
}

/** {"character_count": 180, "character_limit": 1000} */
function countAndLimit(places: readonly Place[]): CreditsReading | undefined {
  for (const place of places) {
    const [kind, end] = [place.words.slice(0, -1).join(' '), place.words.at(-1)];
    if (end !== 'limit' || kind === '' || ancestors(place).some((at) => hasAny(at.words, elsewhere))) continue;
    const total = amountOf(place.value);
    const used = amountOf(siblings(place).find(({ words }) => words.join(' ') === `${kind} count`)?.value);
    if (total !== undefined && used !== undefined) return { balance: total - used, total };
  }
  return undefined;
}

/** 42, or {"code": 200, "data": 100}: no other number could be it. */
function onlyNumber(places: readonly Place[]): CreditsReading {
  const root = places[0];
  if (places.length === 1 && root !== undefined) {
    const alone = amountOf(root.value);
    return alone === undefined ? {} : { balance: alone };
  }
  const numbers = places.filter(({ value, words }) => typeof value === 'number' && !hasAny(words, neverBalance));
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || only.depth > 2) return {};
  const balance = /^(data|result|value)$/.test(only.words.join(' ')) ? amountOf(only.value) : undefined;
  return balance === undefined ? {} : { balance };
}

/** {"total": 200, "subscription": 150, "bought": 50} */
function isSumOfBuckets({ place, amount }: Amount, amounts: readonly Amount[]): boolean {
  const beside = amounts.filter((it) => it.place !== place && it.place.parent === place.parent);
  const sum = beside.reduce((all, it) => all + it.amount, 0);
  return beside.length > 1 && beside.every(({ role }) => role === 'bucket') && sum === amount;
}

function asAmount(place: Place): Amount | undefined {
  if (place.echoed || place.index !== undefined) return undefined;
  const amount = amountOf(place.value);
  if (amount === undefined) return undefined;
  const { words } = place;
  const around = ancestors(place);
  if (around.some((at) => hasAny(at.words, elsewhere) && !hasAny(at.words, wordSet('usage')))) return undefined;
  const near = around[0]?.words ?? [];
  const own = roleOf(words);
  const isNumberOf = words.at(-1) === 'count' && hasAny(words, units);
  if (hasAny(words, neverBalance) && own !== 'used' && !isNumberOf) return undefined;
  const isCounted = hasAny([...words, ...near], countedSet);
  const role = own ?? roleOf(near) ?? (isCounted ? 'bucket' : undefined);
  const isVague = words.join(' ') === 'current' && !isCounted;
  if (role === undefined || isVague) return undefined;
  const rank = rankOf(words) ?? (rankOf(near) ?? counted.length) + 5;
  const weight = (own === undefined ? 60 : 90) - rank - place.depth * 5 + (words.includes('total') ? 3 : 0);
  return { place, amount, role, weight, rank };
}

const requests = wordSet('request call');
/** Something else that is spent; a number of videos may as well be how many there are. */
const spendable = wordSet('quota allowance wallet fund usd cent dollar second minute time');

function isSpendable(place: Place): boolean {
  return isCurrency(place) || hasAny([place.words, ancestors(place)[0]?.words ?? []].flat(), spendable);
}

/** Credits by whatever name, rather than a number of videos or requests. */
function isCurrency(place: Place): boolean {
  const names = [place.words, ancestors(place)[0]?.words ?? []].flat();
  return hasAny(names, units) || hasAny(names, remainders);
}

/** A limit of the rate, rather than something that was bought. */
function isOfRequests({ words }: Place): boolean {
  return hasAny(words, requests) && !hasAny(words, units);
}

function rankOf(words: readonly string[]): number | undefined {
  const found = counted.findIndex((name) => words.includes(name));
  return found < 0 ? undefined : found;
}

/** "total_available" is what is left; "total_used" is what is gone. */
function roleOf(words: readonly string[]): Role | undefined {
  if (hasAny(words, remainders)) return hasAny(words, expenses) ? 'used' : 'remaining';
  if (hasAny(words, expenses)) return 'used';
  return hasAny(words, totals) ? 'total' : undefined;
}

/** Of a list's items those that are spent as one. */
function describedItems(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  const items = itemsLike(chosen, amounts);
  const best = items.includes(chosen) ? chosen : (items[0] ?? chosen);
  return described(best, sumOf(items), amounts);
}

function describedBuckets(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  if (chosen.place.parent?.index !== undefined) return describedItems(chosen, amounts);
  return described(chosen, sumOfBuckets(chosen, amounts), amounts);
}

/**
 * Several kinds of the same credits side by side (monthly and bought ones) are spent as one. One plainly called "credits"
 * is already the whole; where some are named for the API, only those can be spent here.
 */
function sumOfBuckets(chosen: Amount, amounts: readonly Amount[]): number {
  const beside = amounts.filter(
    ({ place, role, rank }) =>
      rank === chosen.rank &&
      place.parent === chosen.place.parent &&
      (role === 'bucket' || (role === 'total' && hasAny(place.words, added))),
  );
  const whole = beside.find(({ place }) => place.words.length === 1 && hasAny(place.words, countedSet));
  if (whole !== undefined) return whole.amount;
  const forApi = beside.filter(({ place }) => place.words.includes('api'));
  return sumOf(forApi.length > 0 ? forApi : beside);
}

function described(chosen: Amount, balance: number, amounts: readonly Amount[], known?: Amount): CreditsReading {
  const beside = amounts.find(({ place, role }) => role === 'total' && place.parent === chosen.place.parent);
  const total = known ?? (beside === chosen ? undefined : beside);
  const unit = unitOf(chosen.place);
  return {
    balance,
    ...(total !== undefined && total.amount > 0 && total.amount >= balance ? { total: total.amount } : {}),
    ...(unit === undefined ? {} : { unit }),
  };
}

const unlimitedWords = /^(unlimited|infinite|infinity|∞)$/i;

/** Only a word says so: a balance of -1 or null alone may mean anything. */
function saysUnlimited({ words, value, index, echoed }: Place): boolean {
  if (echoed || index !== undefined) return false;
  if (value === true) return /^((is|has) )?unlimited( (credit|plan|usage|access|balance))?$/.test(words.join(' '));
  const isBalance = hasAny(words, remainders) || hasAny(words, countedSet);
  return typeof value === 'string' && unlimitedWords.test(value.trim()) && isBalance;
}
