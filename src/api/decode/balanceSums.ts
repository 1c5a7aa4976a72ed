import { units } from './amounts';
import { counted, countedSet } from './balanceNames';
import { hasAny, keyWords, wordSet } from './keyWords';
import { siblings, type Place } from './walk';

/** What a number says about a balance. */
export type Role = 'remaining' | 'bucket' | 'used' | 'total';

/** A number that may tell a balance or a part of it. */
export interface Amount {
  readonly place: Place;
  readonly amount: number;
  readonly role: Role;
  readonly weight: number;
  /** Position in `counted`. */
  readonly rank: number;
}

/** Where credits come from. All of them are spent alike, while credits for one use are not. */
const sources = wordSet(`
  subscription plan monthly yearly annual recurring rollover free trial paid prepaid purchased bought extra additional bonus
  gift gifted promo promotional topup top up addon add on one time onetime permanent
`);
const kinds = wordSet('type kind currency unit name label title');

/** All of them together. */
export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** {"monthly_credits": {"remaining": 40}, "extra_credits": {"remaining": 15}} */
export function sumOfSources({ place, role }: Amount, amounts: readonly Amount[]): number | undefined {
  const { parent: around } = place;
  if (around === undefined || around.index !== undefined) return undefined;
  const name = place.words.join(' ');
  const alike = amounts.filter(
    (it) => it.role === role && it.place.words.join(' ') === name && it.place.parent?.parent === around.parent,
  );
  const isSource = ({ place: { parent } }: Amount) =>
    parent !== undefined &&
    hasAny(parent.words, units) &&
    hasAny(parent.words, sources) &&
    parent.words.every((word) => units.has(word) || sources.has(word));
  return alike.length > 1 && alike.every(isSource) ? sumOf(alike) : undefined;
}

/**
 * Several packs, each with what is left of it, that are spent as one. Where items say that they count different things,
 * those of one kind: what is called credits, or else what is most like them.
 */
export function itemsLike(chosen: Amount, amounts: readonly Amount[]): readonly Amount[] {
  const list = chosen.place.parent;
  if (list?.index === undefined) return [chosen];
  const name = chosen.place.words.join(' ');
  const items = amounts.filter(({ place }) => place.parent?.parent === list.parent && place.words.join(' ') === name);
  const said = items.map((item) => ({ item, kind: kindOf(item.place) }));
  const best = said.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind))[0];
  return said.filter(({ kind }) => kind === best?.kind).map(({ item }) => item);
}

/** What an item says it counts; a name that says only where it comes from is none. */
function kindOf(place: Place): string {
  for (const { words, value } of siblings(place)) {
    if (words.length !== 1 || !hasAny(words, kinds) || typeof value !== 'string') continue;
    const isKind = hasAny(words, wordSet('currency unit')) || hasAny(keyWords(value), countedSet);
    if (isKind) return value.trim().toLowerCase();
  }
  return '';
}

/** "credits" comes before "referral points", and that before what is not said. */
function rankOf(kind: string): number {
  const words = keyWords(kind);
  const rank = counted.findIndex((name) => words.includes(name));
  return (rank < 0 ? counted.length : rank) + words.length / 10;
}
