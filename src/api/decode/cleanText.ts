/**
 * Text of a service as one line: control characters and runs of white space become one space, broken surrogates the
 * replacement character, and what is longer than `limit` characters is cut.
 */
export function cleanText(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return line.length <= limit ? line : `${line.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
