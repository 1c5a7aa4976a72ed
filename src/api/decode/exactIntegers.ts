import { replaceOutsideTexts } from './outsideTexts';

/** The whole of a number, so that no part of one is taken for an integer. */
const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`;
/** Whole numbers of 16 digits or more, where JavaScript begins to round. */
const large = /^-?\d{16,}$/;

/**
 * JSON whose large whole numbers are put in quotes, so that parsing keeps every digit of an id. Numbers with a fraction
 * or an exponent, and texts, stay as they are.
 */
export function withExactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return replaceOutsideTexts(json, number, (token) =>
    large.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
