import type { CreditsReading } from '../types';
import { choose, type Candidate } from './choose';
import { amountOf } from './fields';
import { hasAny, keyWords } from './keyWords';
import * as table from './tables';
import * as weights from './weights';
import { siblings, type Place } from './walk';

/** A number that may tell a balance or a part of it. */
type Amount = Candidate<{ readonly amount: number; readonly kind: 'remaining' | 'bucket' | 'used' | 'total' }>;

/** The account's balance as the response tells it. */
export function findBalance(places: readonly Place[]): CreditsReading {
  if (places.some(saysUnlimited)) return { unlimited: true };
  const amounts = choose(places, weights.amountRole, (place) => {
    const amount = place.index === undefined ? amountOf(place.value) : undefined;
    const kind = kindOf(place);
    return amount === undefined || kind === undefined ? undefined : { value: { amount, kind } };
  });
  const of = (kind: Amount['value']['kind']) => amounts.filter(({ value }) => value.kind === kind);
  const used = of('used');
  const isCeiling = ({ place }: Amount) => used.length > 0 && hasAny(place.words, table.ceilings);
  const credits = of('bucket').find((it) => !isCeiling(it) && hasAny(namesOf(it.place), table.spendable));
  const remaining = of('remaining').find(({ place }) => credits === undefined || !place.words.includes('request'));
  if (remaining !== undefined) return ofItems(remaining, amounts);
  if (credits !== undefined) return ofBuckets(credits, amounts);
  const totals = of('total');
  const quota = totals.find((it) => used.some(isBeside(it))) ?? totals[0] ?? of('bucket').find(isCeiling);
  const spent = quota === undefined ? undefined : (used.find(isBeside(quota)) ?? used[0]);
  if (quota !== undefined && spent === undefined && hasAny(quota.place.words, table.units)) {
    return described(quota, quota.value.amount, amounts);
  }
  if (quota === undefined || spent === undefined) return amounts.length === 0 ? onlyNumber(places) : {};
  return described(quota, quota.value.amount - spent.value.amount, amounts, quota);
}

/** 42, or {"code": 200, "data": 100}: no other number could be it. */
function onlyNumber(places: readonly Place[]): CreditsReading {
  const numbers = places.flatMap(({ value, words, depth }) => {
    const amount = typeof value === 'number' || depth === 0 ? amountOf(value) : undefined;
    return amount === undefined || hasAny(words, table.neverBalance) ? [] : amount;
  });
  const [balance, another] = numbers;
  return balance === undefined || another !== undefined ? {} : { balance };
}

/** Its own words, and those of what it is in. */
function namesOf({ words, around }: Place): readonly string[] {
  return [...words, ...(around[0] ?? [])];
}

/** "total_available" is what is left; "total_used" is what is gone. */
function kindOf({ words, around }: Place): Amount['value']['kind'] | undefined {
  for (const names of [words, around[0] ?? []]) {
    if (hasAny(names, table.expenses)) return 'used';
    if (hasAny(names, table.remainders) && names.join(' ') !== 'current') return 'remaining';
    if (hasAny(names, table.totals)) return 'total';
  }
  return hasAny(words, table.counted) || hasAny(around[0] ?? [], table.counted) ? 'bucket' : undefined;
}

function isBeside(one: Amount): (other: Amount) => boolean {
  return (other) => other.place.parent === one.place.parent;
}

/** The place in `counted` of what these names count. */
function rankOf(words: readonly string[]): number {
  const found = [...table.counted].findIndex((name) => words.includes(name));
  return found < 0 ? table.counted.size : found;
}

function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { value }) => sum + value.amount, 0);
}

/**
 * Several packs, each with what is left of it, that are spent as one. Where items say that they count different things,
 * those of one kind: what is called credits, or else what is most like them.
 */
function ofItems(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  const items = amounts.filter(({ place }) => place.name === chosen.place.name);
  const rank = ({ place }: Amount) => rankOf(keyWords(labelOf(place))) + keyWords(labelOf(place)).length / 10;
  const best = items.toSorted((a, b) => rank(a) - rank(b))[0] ?? chosen;
  return described(best, sumOf(items.filter(({ place }) => labelOf(place) === labelOf(best.place))), amounts);
}

/** What an item says it counts; a name that says only where it comes from is none. */
function labelOf(place: Place): string {
  const label = siblings(place).find(({ words, value }) => {
    const isLabel = words.length === 1 && hasAny(words, table.creditKinds) && typeof value === 'string';
    return isLabel && (/^(currency|unit)$/.test(words[0] ?? '') || hasAny(keyWords(value), table.counted));
  });
  return typeof label?.value === 'string' ? label.value.trim() : '';
}

/** Several kinds of the same credits side by side are spent as one. One plainly called "credits" is already the whole. */
function ofBuckets(chosen: Amount, amounts: readonly Amount[]): CreditsReading {
  if (chosen.place.parent?.index !== undefined) return ofItems(chosen, amounts);
  const isAlike = ({ place, value }: Amount) =>
    rankOf(namesOf(place)) === rankOf(namesOf(chosen.place)) && value.kind === 'bucket';
  const beside = amounts.filter((it) => isBeside(chosen)(it) && isAlike(it));
  const whole = beside.find(({ place }) => place.words.length === 1 && hasAny(place.words, table.counted));
  return described(chosen, whole?.value.amount ?? sumOf(beside), amounts);
}

function described(chosen: Amount, balance: number, amounts: readonly Amount[], known?: Amount): CreditsReading {
  const beside = amounts.find((it) => it.value.kind === 'total' && isBeside(chosen)(it) && it !== chosen);
  const total = (known ?? beside)?.value.amount ?? 0;
  const unit = unitOf(chosen.place);
  return {
    balance,
    ...(total > 0 && total >= balance ? { total } : {}),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** What is counted there, as the response says it beside the number or in a name. */
function unitOf(place: Place): string | undefined {
  for (const { words, value } of siblings(place)) {
    const isUnit = /^(currency( code)?|((credit|balance) )?unit)$/.test(words.join(' '));
    if (!isUnit || typeof value !== 'string' || value.length > 20 || value.trim() === '') continue;
    return words[0] === 'currency' ? value.trim().toUpperCase() : value.trim();
  }
  const words = [place.words, ...place.around].flat();
  return table.unitLabels.get(words.find((word) => table.unitLabels.has(word)) ?? '');
}

/** Only a word says so: a balance of -1 or null alone may mean anything. */
function saysUnlimited({ words, value, index }: Place): boolean {
  if (index !== undefined) return false;
  if (value === true) return /^((is|has) )?unlimited( (credit|plan|usage|access|balance))?$/.test(words.join(' '));
  const isBalance = hasAny(words, table.remainders) || hasAny(words, table.counted);
  return typeof value === 'string' && /^(unlimited|infinite|infinity|∞)$/i.test(value.trim()) && isBalance;
}
