import type { CreditsReading } from '../types';
import { choose, type Candidate } from './chooseField';
import { amountOf } from './fields';
import { keyWords } from './keyWords';
import { hasAny } from './fieldRole';
import * as table from './tables';
import { siblings, type Place } from './walk';

/**
 * A number that may be the balance or a part of it. The kind is `bucket` if the property's name contains a word such
 * as "credits", but no word such as "remaining", "used" or "total".
 */
type Amount = Candidate<{ readonly amount: number; readonly kind: 'remaining' | 'bucket' | 'used' | 'total' }>;

export function findBalance(places: readonly Place[]): CreditsReading {
  if (places.some(saysUnlimited)) return { unlimited: true };
  const all = choose(places, table.amountRole, (place) => {
    const amount = place.index === undefined ? amountOf(place.value) : undefined;
    const kind = kindOf(place);
    return amount === undefined || kind === undefined ? undefined : { value: { amount, kind } };
  });
  const amounts = withoutTimes(all);
  const of = (kind: Amount['value']['kind']) => amounts.filter(({ value }) => value.kind === kind);
  const buckets = of('bucket');
  const credits = preferred(buckets.filter(isSpendable))[0];
  const left = of('remaining');
  const isThing = ({ place }: Amount) => hasAny(namesOf(place), table.things);
  const ofAccount = left.filter((it) => isSpendable(it) || !isThing(it));
  const remaining = preferred(ofAccount)[0] ?? (credits === undefined ? left[0] : undefined);
  if (remaining !== undefined) return ofItems(remaining, amounts);
  if (credits !== undefined) return ofBuckets(credits, amounts);
  const [totals, used] = [of('total'), of('used')];
  const quota = totals.find((it) => used.some(isBeside(it))) ?? totals[0];
  if (quota === undefined) return amounts.length === 0 ? onlyNumber(places) : {};
  const spent = used.find(isBeside(quota)) ?? used[0];
  if (spent !== undefined) return described(quota, quota.value.amount - spent.value.amount, amounts, quota);
  return hasAny(quota.place.words, table.units) ? described(quota, quota.value.amount, amounts) : {};
}

const isSpendable = ({ place }: Amount) => hasAny(namesOf(place), table.spendable);

/**
 * Drops amounts of time if another amount is a balance: `{"balance": 42, "timeRemaining": 86400}`. If none is, the
 * balance may itself be an amount of time.
 */
function withoutTimes(amounts: readonly Amount[]): readonly Amount[] {
  const others = amounts.filter(({ place }) => !hasAny(namesOf(place), table.times));
  const isBalance = ({ place, value }: Amount) =>
    hasAny(place.words, table.spendable) && (value.kind === 'remaining' || value.kind === 'bucket');
  return others.some(isBalance) ? others : amounts;
}

/**
 * Takes the response's only number as the balance, as in `42` or `{"code": 200, "data": 100}`. Ignores codes, dates and
 * the like. Returns an empty reading if several numbers remain.
 */
function onlyNumber(places: readonly Place[]): CreditsReading {
  const numbers = places.flatMap(({ value, words, depth }) => {
    const amount = typeof value === 'number' || depth === 0 ? amountOf(value) : undefined;
    return amount === undefined || hasAny(words, table.neverBalance) ? [] : amount;
  });
  const [balance, another] = numbers;
  return balance === undefined || another !== undefined ? {} : { balance };
}

/** The words of a property's name and of its parent's name. */
const namesOf = ({ words, around }: Place): readonly string[] => [...words, ...(around[0] ?? [])];

/**
 * The kind of an amount, judged by its own name or else by its parent's name: `remaining` for "total_available", `used`
 * for "total_used".
 */
function kindOf(place: Place): Amount['value']['kind'] | undefined {
  for (const names of [place.words, place.around[0] ?? []]) {
    if (hasAny(names, table.expenses)) return 'used';
    if (hasAny(names, table.remainders)) return 'remaining';
    if (hasAny(names, table.totals)) return 'total';
  }
  return hasAny(namesOf(place), table.counted) ? 'bucket' : undefined;
}

const isBeside = (one: Amount) => (other: Amount) => other.place.parent === one.place.parent;
const sumOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { value }) => sum + value.amount, 0);

/** Adds up the items of an array, or the amounts from several sources of credits. Skips amounts in another unit. */
function ofItems(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  const pool = poolOf(chosen);
  const items = amounts.filter((it) => it.place.path === chosen.place.path || (pool !== '' && poolOf(it) === pool));
  const spent = preferred(items);
  const first = spent[0] ?? chosen;
  const sameUnit = spent.filter(({ place }) => unitOf(place) === unitOf(first.place));
  return described(first, sumOf(sameUnit), amounts);
}

/**
 * Returns the amounts whose name or label mentions videos, or else those that mention credits. Considers only amounts
 * at the depth of the first one. Returns all amounts if none matches.
 */
function preferred(amounts: readonly Amount[]): readonly Amount[] {
  const isCalled = (word: string) => (it: Amount) => {
    if (it.place.depth !== amounts[0]?.place.depth) return false;
    const labels = siblings(it.place).flatMap(({ value }) => (typeof value === 'string' ? keyWords(value) : []));
    return namesOf(it.place).includes(word) || labels.includes(word);
  };
  const named = [amounts.filter(isCalled('video')), amounts.filter(isCalled('credit'))];
  return named.find(({ length }) => length > 0) ?? amounts;
}

/**
 * Returns the key of an amount. Amounts with the same key are added up, unless the key is empty. In
 * `{"plan": {"remaining": 9}, "topup": {"remaining": 5}}`, 9 and 5 share a key, because only their sources differ. An
 * amount without a source has an empty key.
 */
function poolOf({ place, value }: Amount): string {
  const names = namesOf(place);
  const rest = names.filter((name) => !table.sources.has(name));
  return rest.length < names.length ? [value.kind, place.depth, ...rest].join(' ') : '';
}

/** Adds up several sources of credits in one object. A number called just "credits" is already the sum. */
function ofBuckets(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  if (chosen.place.parent?.index !== undefined) return ofItems(chosen, amounts);
  const beside = amounts.filter((it) => isBeside(chosen)(it) && it.value.kind === 'bucket');
  const isWhole = ({ place: { words } }: Amount) => words.length === 1 && hasAny(words, table.counted);
  const whole = beside.find(isWhole) ?? beside.find(({ place }) => place.words.includes('video'));
  return described(chosen, whole?.value.amount ?? sumOf(beside), amounts);
}

function described(chosen: Amount, balance: number, amounts: readonly Amount[], known?: Amount): CreditsReading {
  const beside = amounts.find((it) => it.value.kind === 'total' && isBeside(chosen)(it) && it !== chosen);
  const total = (known ?? beside)?.value.amount ?? 0;
  const unit = unitOf(chosen.place);
  return { balance, ...(total > 0 && total >= balance ? { total } : {}), ...(unit === undefined ? {} : { unit }) };
}

/**
 * The unit of the balance: the value of a property beside the number, or a word in the name of the number or of an
 * ancestor.
 */
function unitOf(place: Place): string | undefined {
  for (const { words, name, value } of siblings(place)) {
    const isUnit = table.unitNames.test(name);
    if (!isUnit || typeof value !== 'string' || value.length > 20 || value.trim() === '') continue;
    const known = table.unitLabels.get(keyWords(value).join(' '));
    const currency = words[0] === 'currency' ? value.trim().toUpperCase() : value.trim();
    return place.words.includes('cent') ? `${currency} cents` : (known ?? currency);
  }
  const words = [place.words, ...place.around].flat();
  return table.unitLabels.get(words.find((word) => table.unitLabels.has(word)) ?? '');
}

/** Whether a value means that the credits are unlimited. A balance of -1 or null is ambiguous, so it is ignored. */
function saysUnlimited({ words, name, value }: Place): boolean {
  if (value === true) return table.unlimitedNames.test(name);
  const isBalance = hasAny(words, table.remainders) || hasAny(words, table.counted);
  return typeof value === 'string' && table.unlimited.test(value.trim()) && isBalance;
}
