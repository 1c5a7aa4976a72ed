import { hash } from 'node:crypto';
import type { JsonValue, RequestFields } from '../../api/types';

/** The request fields that the API describes. Extra fields never replace them. */
const apiFields = ['prompt', 'duration', 'aspect_ratio'] as const;

/** Limits on extra fields. They keep a video's database row small, and no service needs more. */
const limits = { fields: 50, characters: 10_000, depth: 8 };

/**
 * Parses a value as extra fields of a request. Sorts the property names of each object, so that equal fields have equal
 * JSON. Returns undefined if the value is not a JSON object, contains a field that the API describes, or exceeds a
 * limit.
 */
export function toRequestFields(value: unknown): RequestFields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const names = Object.keys(value);
  if (names.length > limits.fields || names.some((name) => name === '' || isOfApi(name))) return undefined;
  const fields = toJson(value, limits.depth);
  if (fields === undefined || !isObject(fields)) return undefined;
  return JSON.stringify(fields).length > limits.characters ? undefined : fields;
}

/**
 * A hash that distinguishes requests with different extra fields, without storing the fields. Undefined if there are no
 * extra fields.
 */
export function fieldsHash(fields: RequestFields | undefined): string | undefined {
  if (fields === undefined || Object.keys(fields).length === 0) return undefined;
  return hash('sha256', JSON.stringify(fields), 'hex');
}

function isOfApi(name: string): boolean {
  return apiFields.some((it) => it === name);
}

function isObject(value: JsonValue): value is RequestFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Copies a JSON value and sorts its property names. Returns undefined if the value is not JSON or is nested too deeply.
 */
function toJson(value: unknown, depth: number): JsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object' || depth === 0) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => toJson(item, depth - 1)).filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  }
  const all = Object.entries(value);
  const sorted = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.flatMap(([name, inner]): [string, JsonValue][] => {
    const json = toJson(inner, depth - 1);
    return json === undefined ? [] : [[name, json]];
  });
  return entries.length === all.length ? Object.fromEntries(entries) : undefined;
}
