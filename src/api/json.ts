/** JSON as services send it: not always valid, with IDs larger than JavaScript's numbers, and pointed into by users. */

/**
 * A body's meaning as JSON; undefined where it is none. Whole numbers that JavaScript would round are texts in it. Some
 * services write NaN and Infinity where JSON has no word for them: null, for the sake of the rest.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  const exact = withExactIntegers(text);
  const json = parsed(exact);
  if (json !== undefined || !/\b(?:NaN|Infinity)\b/.test(exact) || !/^\s*[[{]/.test(exact)) return json;
  return parsed(replaceOutsideStrings(exact, String.raw`-?\b(?:NaN|Infinity)\b`, () => 'null'));
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const maxDepth = 500;

/** Whether JSON is nested deeper than anything that can be written again without running out of stack. */
export function isTooDeep(text: string): boolean {
  if (text.length <= maxDepth * 2) return false;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === 92) index += 1;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/** The whole of a number, so that no part of one is taken for an integer. */
const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?`;
/** Whole numbers of 16 digits or more, where JavaScript begins to round. */
const large = /^-?\d{16,}$/;

/** Whether 16 digits stand in a row: one of them is at a multiple of 16, where seldom any digit is. */
function hasLargeNumber(json: string): boolean {
  for (let at = 15; at < json.length; at += 16) {
    const code = json.charCodeAt(at);
    if (code >= 48 && code <= 57 && /\d{16}/.test(json.slice(at - 15, at + 16))) return true;
  }
  return false;
}

/** JSON whose large whole numbers are put in quotes, so that parsing keeps every digit of an ID. */
export function withExactIntegers(json: string): string {
  if (!hasLargeNumber(json)) return json;
  return replaceOutsideStrings(json, number, (token) =>
    large.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/**
 * JSON, valid or not, in which what the pattern matches outside quoted strings is replaced. Takes time in proportion to
 * the length, also where a string never ends.
 *
 * @param pattern the source of a regular expression that matches no quote and no backslash
 */
export function replaceOutsideStrings(json: string, pattern: string, replace: (token: string) => string): string {
  let quoted = false;
  return json.replace(new RegExp(`\\\\.|"|${pattern}`, 'gs'), (token) => {
    if (token === '"') quoted = !quoted;
    return quoted || token === '"' || token.startsWith('\\') ? token : replace(token);
  });
}

/** What a JSON Pointer (RFC 6901) such as `/data/videos/0/url` points at; undefined when there is none. Never throws. */
export function valueAt(document: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined || !/^(\/|$)/.test(pointer) || /~(?![01])/.test(pointer)) return undefined;
  let at: unknown = document;
  try {
    for (const part of pointer.split('/').slice(1)) {
      const token = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return undefined;
      if (Array.isArray(at) && !/^(0|[1-9]\d*)$/.test(token)) return undefined;
      at = (at as Record<string, unknown>)[token];
    }
  } catch {
    return undefined;
  }
  return at;
}
