import type { SQLOutputValue } from 'node:sqlite';
import * as v from 'valibot';

/** A database row as SQLite returns it: the values by column name. */
export type Row = Readonly<Record<string, SQLOutputValue>>;

/** Parses the value of a column. Returns undefined for NULL and for an invalid value. Never throws. */
export type Parser<T> = (value: SQLOutputValue | undefined) => T | undefined;

export const text: Parser<string> = (value) => (typeof value === 'string' ? value : undefined);

export const number: Parser<number> = (value) => (typeof value === 'number' ? value : undefined);

export const integer: Parser<number> = (value) => (Number.isSafeInteger(value) ? number(value) : undefined);

/** Parses 0 as false and 1 as true. */
export const flag: Parser<boolean> = (value) => (value === 0 ? false : value === 1 ? true : undefined);

export function oneOf<T extends string>(words: readonly T[]): Parser<T> {
  return (value) => words.find((word) => word === value);
}

/** Parses JSON text that matches the schema. */
export function json<T>(schema: v.GenericSchema<unknown, T>): Parser<T> {
  return (value) => (typeof value === 'string' ? parseJsonAs(schema, value) : undefined);
}

/** Parses JSON text. Returns undefined if the text is not JSON or does not match the schema. */
export function parseJsonAs<T>(schema: v.GenericSchema<unknown, T>, content: string): T | undefined {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}
