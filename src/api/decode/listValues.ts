import type { PinRole } from '../types';
import { idOf, linkOf, shareOf, textOf } from './fields';
import { asStatusText } from './statusWords';

/** One scalar value of a response. The user can assign the value to a role such as `videoId`. */
export interface ListedValue {
  /** A JSON Pointer (RFC 6901) into the response. */
  readonly pointer: string;
  readonly value: string | number | boolean | null;
}

const limits = { values: 300, depth: 12, items: 20 };

/**
 * The scalar values of a response in order, each with its pointer. Lists at most 300 values, and reads at most 20 items
 * of each array.
 */
export function listValues(body: unknown): readonly ListedValue[] {
  const found: ListedValue[] = [];
  const visit = (value: unknown, pointer: string, depth: number): void => {
    if (found.length >= limits.values || depth > limits.depth) return;
    if (isSingle(value)) {
      found.push({ pointer, value });
      return;
    }
    if (typeof value !== 'object') return;
    const most = Array.isArray(value) ? limits.items : limits.values;
    for (const [key, inner] of Object.entries(value).slice(0, most)) {
      visit(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
    }
  };
  visit(body, '', 0);
  return found;
}

function isSingle(value: unknown): value is ListedValue['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The roles that a value can have in a response about a video, the most likely first. */
export function rolesOf(value: ListedValue['value']): readonly Exclude<PinRole, 'balance'>[] {
  if (linkOf(value) !== undefined) return ['videoUrl', 'reason'];
  return [
    ...(asStatusText(value) === undefined ? [] : (['status'] as const)),
    ...(idOf(value) === undefined ? [] : (['videoId'] as const)),
    ...(shareOf(value, 'running') === undefined ? [] : (['progress'] as const)),
    ...(typeof value === 'string' && textOf(value) !== undefined ? (['reason'] as const) : []),
  ];
}
