import type { SQLOutputValue } from 'node:sqlite';

/** A row as SQLite returns it, by column name. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

type Value = SQLOutputValue | undefined;

/** @throws TypeError for another type, which a STRICT table never contains */
export function textOf(value: Value): string {
  if (typeof value !== 'string') throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** @throws TypeError */
export function numberOf(value: Value): number {
  if (typeof value !== 'number') throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** @throws TypeError */
export function bytesOf(value: Value): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** Parses a value that may be NULL. */
export function orNull<Result>(parse: (value: Value) => Result, value: Value): Result | null {
  return value === null ? null : parse(value);
}
