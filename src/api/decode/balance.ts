import type { CreditsReading } from '../types';
import { amountOf } from './fields';
import { hasAny, keyWords } from './keyWords';
import * as table from './tables';
import { isInside, siblings, type Place } from './walk';

/** What a number says about a balance. */
type Role = 'remaining' | 'bucket' | 'used' | 'total';

/** A number that may tell a balance or a part of it. */
interface Amount {
  readonly place: Place;
  readonly amount: number;
  readonly role: Role;
  readonly weight: number;
  /** Position in `counted`. */
  readonly rank: number;
}

/** The account's balance as the response tells it. */
export function findBalance(places: readonly Place[]): CreditsReading {
  if (places.some(saysUnlimited)) return { unlimited: true };
  const amounts = places.flatMap((place) => asAmount(place) ?? []).sort((a, b) => b.weight - a.weight);
  const of = (role: Role) => amounts.filter((amount) => amount.role === role);
  const isBeside = (one: Amount) => (other: Amount) => other.place.parent === one.place.parent;
  const used = of('used');
  const isCeiling = ({ place }: Amount) => used.length > 0 && hasAny(place.words, table.ceilings);
  const buckets = of('bucket').filter((amount) => !isCeiling(amount));
  const credits = buckets.find(({ place }) => isCurrency(place));
  const remaining = of('remaining').find(({ place }) => credits === undefined || !place.words.includes('request'));
  if (remaining !== undefined) return ofItems(remaining, amounts);
  if (credits !== undefined) return ofBuckets(credits, amounts);
  const totals = of('total');
  const quota = totals.find((it) => used.some(isBeside(it))) ?? totals[0] ?? of('bucket').find(isCeiling);
  const spent = quota === undefined ? undefined : (used.find(isBeside(quota)) ?? used[0]);
  if (quota !== undefined && spent !== undefined) return described(quota, quota.amount - spent.amount, amounts, quota);
  const other = buckets.find(({ place }) => hasAny(namesOf(place), table.spendable));
  if (other !== undefined) return ofBuckets(other, amounts);
  if (quota !== undefined && isCurrency(quota.place) && !hasAny(quota.place.words, table.bounds)) {
    return described(quota, quota.amount, amounts);
  }
  return amounts.length === 0 ? onlyNumber(places) : {};
}

/** 42, or {"code": 200, "data": 100}: no other number could be it. */
function onlyNumber(places: readonly Place[]): CreditsReading {
  const numbers = places.filter(
    ({ value, words }) => (typeof value === 'number' || places.length === 1) && !hasAny(words, table.neverBalance),
  );
  const [only] = numbers;
  const isIt = only !== undefined && numbers.length === 1 && /^(data|result|value|)$/.test(only.words.join(' '));
  const balance = isIt && only.depth <= 2 && only.index === undefined ? amountOf(only.value) : undefined;
  return balance === undefined ? {} : { balance };
}

function asAmount(place: Place): Amount | undefined {
  const amount = place.echoed || place.index !== undefined ? undefined : amountOf(place.value);
  if (amount === undefined || isInside(place, table.notMine)) return undefined;
  const { words } = place;
  const near = place.around[0] ?? [];
  const own = roleOf(words);
  const isNumberOf = words.at(-1) === 'count' && hasAny(words, table.units);
  if (hasAny(words, table.neverBalance) && own !== 'used' && !isNumberOf) return undefined;
  const isCounted = hasAny(namesOf(place), table.countedSet);
  const role = own ?? roleOf(near) ?? (isCounted ? 'bucket' : undefined);
  if (role === undefined || (words.join(' ') === 'current' && !isCounted)) return undefined;
  const rank = rankOf(words) ?? (rankOf(near) ?? table.counted.length) + 5;
  const weight = (own === undefined ? 60 : 90) - rank - place.depth * 5 + (words.includes('total') ? 3 : 0);
  return { place, amount, role, weight, rank };
}

/** Its own words, and those of what it is in. */
function namesOf(place: Place): readonly string[] {
  return [...place.words, ...(place.around[0] ?? [])];
}

/** Credits by whatever name, rather than a number of videos or requests. */
function isCurrency(place: Place): boolean {
  const names = namesOf(place);
  return hasAny(names, table.units) || hasAny(names, table.remainders);
}

function rankOf(words: readonly string[]): number | undefined {
  const found = table.counted.findIndex((name) => words.includes(name));
  return found < 0 ? undefined : found;
}

/** "total_available" is what is left; "total_used" is what is gone. */
function roleOf(words: readonly string[]): Role | undefined {
  if (hasAny(words, table.expenses)) return 'used';
  if (hasAny(words, table.remainders)) return 'remaining';
  return hasAny(words, table.totals) ? 'total' : undefined;
}

function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Several packs, each with what is left of it, that are spent as one. Where items say that they count different things,
 * those of one kind: what is called credits, or else what is most like them.
 */
function ofItems(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  const list = chosen.place.parent;
  if (list?.index === undefined) return described(chosen, chosen.amount, amounts);
  const name = chosen.place.words.join(' ');
  const items = amounts.filter(({ place }) => place.parent?.parent === list.parent && place.words.join(' ') === name);
  const said = items.map((item) => ({ item, kind: kindOf(item.place) }));
  const rank = ({ kind }: { readonly kind: string }) =>
    (rankOf(keyWords(kind)) ?? table.counted.length) + keyWords(kind).length / 10;
  const best = said.toSorted((a, b) => rank(a) - rank(b))[0];
  const alike = said.flatMap(({ item, kind }) => (kind === best?.kind ? item : []));
  return described(alike.includes(chosen) ? chosen : (best?.item ?? chosen), sumOf(alike), amounts);
}

/** What an item says it counts; a name that says only where it comes from is none. */
function kindOf(place: Place): string {
  for (const { words, value } of siblings(place)) {
    if (words.length !== 1 || !hasAny(words, table.creditKinds) || typeof value !== 'string') continue;
    if (/^(currency|unit)$/.test(words[0] ?? '') || hasAny(keyWords(value), table.countedSet)) {
      return value.trim().toLowerCase();
    }
  }
  return '';
}

/**
 * Several kinds of the same credits side by side (monthly and bought ones) are spent as one. One plainly called "credits"
 * is already the whole; where some are named for the API, only those can be spent here.
 */
function ofBuckets(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  if (chosen.place.parent?.index !== undefined) return ofItems(chosen, amounts);
  const beside = amounts.filter(
    ({ place, role, rank }) =>
      rank === chosen.rank &&
      place.parent === chosen.place.parent &&
      (role === 'bucket' || (role === 'total' && hasAny(place.words, table.creditSources))),
  );
  const whole = beside.find(({ place }) => place.words.length === 1 && hasAny(place.words, table.countedSet));
  const forApi = beside.filter(({ place }) => place.words.includes('api'));
  const sum = whole?.amount ?? sumOf(forApi.length > 0 ? forApi : beside);
  const all = amounts.find(({ place, role }) => role === 'total' && place.parent === chosen.place.parent);
  // {"total": 200, "subscription": 150, "bought": 50}
  return described(chosen, whole === undefined && all?.amount === sum ? all.amount : sum, amounts);
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

/** What is counted there, as the response says it beside the number or in a name. */
function unitOf(place: Place): string | undefined {
  for (const { words, value } of siblings(place)) {
    if (typeof value !== 'string' || value.length > 20 || value.trim() === '') continue;
    const name = words.join(' ');
    if (/^currency( code)?$/.test(name)) return value.trim().toUpperCase();
    if (/^((credit|balance) )?unit$/.test(name)) return value.trim();
  }
  const words = [place.words, ...place.around].flat();
  const unit = /\b(cent|usd|dollar|second|minute|token|coin|point|credit)\b/.exec(words.join(' '))?.[1];
  return unit === undefined ? undefined : unit === 'cent' ? 'USD cents' : /usd|dollar/.test(unit) ? 'USD' : `${unit}s`;
}

/** Only a word says so: a balance of -1 or null alone may mean anything. */
function saysUnlimited({ words, value, index, echoed }: Place): boolean {
  if (echoed || index !== undefined) return false;
  if (value === true) return /^((is|has) )?unlimited( (credit|plan|usage|access|balance))?$/.test(words.join(' '));
  const isBalance = hasAny(words, table.remainders) || hasAny(words, table.countedSet);
  return typeof value === 'string' && /^(unlimited|infinite|infinity|∞)$/i.test(value.trim()) && isBalance;
}
