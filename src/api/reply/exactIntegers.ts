/** Whole numbers of 16 digits or more, where JavaScript begins to round. */
const large = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/gs;

/**
 * JSON whose large whole numbers are put in quotes, so that parsing keeps every digit of an id. Numbers with a fraction
 * or an exponent, and texts, stay as they are.
 */
export function withExactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(large, (token, offset: number) => {
    const isInteger = !token.startsWith('"') && !/[\d.]/.test(json.charAt(offset - 1));
    return isInteger && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
  });
}
