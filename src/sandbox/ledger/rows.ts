import type { SQLOutputValue } from 'node:sqlite';

/** A database row as SQLite returns it, by column name. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** The value of a column. The tables are STRICT, so a value of the wrong type means a bug. */
type Value = SQLOutputValue | undefined;

/** @throws TypeError if the value is not a string */
export function textOf(value: Value): string {
  if (typeof value !== 'string') throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** @throws TypeError if the value is not a number */
export function numberOf(value: Value): number {
  if (typeof value !== 'number') throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** @throws TypeError if the value is not a byte array */
export function bytesOf(value: Value): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new TypeError('A column of the ledger has a value of the wrong type.');
  return value;
}

/** Parses a column value that may be NULL. */
export function orNull<Result>(parse: (value: Value) => Result, value: Value): Result | null {
  return value === null ? null : parse(value);
}
