/** The fields of an object. The types of their values are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and not an array. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields of an object, or no fields for any other value. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

/** Returns the valid fields of an object, or no fields for any other value. */
export function fieldsThat<Value>(
  isValid: (value: unknown) => value is Value,
  fields: unknown,
): Readonly<Record<string, Value>> {
  const valid: [name: string, value: Value][] = [];
  for (const [name, value] of Object.entries(fieldsOf(fields))) if (isValid(value)) valid.push([name, value]);
  return Object.fromEntries(valid);
}

/** Returns the items of an array, or no items for any other value. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the valid items of an array, or no items for any other value. */
export function itemsThat<Value>(isValid: (value: unknown) => value is Value, items: unknown): readonly Value[] {
  return itemsOf(items).filter(isValid);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
