/**
 * Parses JSON from services. Their JSON may be invalid, cut off, or contain integers that JavaScript would round. Also
 * resolves the JSON Pointers that users configure.
 */

/**
 * Parses JSON text. Returns undefined for any other text. Integers that JavaScript would round become strings. NaN and
 * Infinity, which some services send, become null. Takes linear time, even for an unterminated string.
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  const json = parsed(text);
  if (json !== undefined || !/\b(?:NaN|Infinity)\b/.test(text) || !/^\s*[[{]/.test(text)) return json;
  let quoted = false;
  const valid = text.replace(/\\.|"|-?\b(?:NaN|Infinity)\b/gs, (token) => {
    if (token === '"') quoted = !quoted;
    return quoted || token === '"' || token.startsWith('\\') ? token : 'null';
  });
  return parsed(valid);
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value: /\d{16}/.test(text) && !isTooDeep(value) ? JSON.parse(text, keepDigits) : value };
  } catch {
    return undefined;
  }
}

function keepDigits(_key: string, value: unknown, { source = '' }: { readonly source?: string } = {}): unknown {
  return typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d{16,}$/.test(source) ? source : value;
}

/**
 * Parses JSON text that was cut off: keeps its complete values and closes the open objects and arrays. Returns
 * undefined if no value is complete.
 */
export function parseCutJson(text: string): { readonly value: unknown } | undefined {
  const open: string[] = [];
  let whole = { end: 0, closing: '' };
  let before = '';
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*(?:(")|\\?$)|[{}[\],:]/gs)) {
    const [token, closingQuote] = match;
    if (token === '{' || token === '[') open.unshift(token === '{' ? '}' : ']');
    else if (token === '}' || token === ']') open.shift();
    if (open.length > maxDepth) return undefined;
    const isName = open[0] === '}' && before !== ':';
    const isWhole = token.startsWith('"') ? closingQuote !== undefined && !isName : token !== ':';
    if (isWhole) whole = { end: match.index + (token === ',' ? 0 : token.length), closing: open.join('') };
    before = token;
  }
  return whole.end === 0 ? undefined : parseJson(text.slice(0, whole.end) + whole.closing);
}

const maxDepth = 500;

/** Whether a value is nested more than 500 levels deep. Walking or serializing it could overflow the stack. */
export function isTooDeep(value: unknown, left = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/** The value at a JSON Pointer (RFC 6901) such as `/data/videos/0/url`. Undefined if nothing is there. Never throws. */
export function valueAt(document: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined || !/^(\/|$)/.test(pointer) || /~(?![01])/.test(pointer)) return undefined;
  let at: unknown = document;
  try {
    for (const part of pointer.split('/').slice(1)) {
      const token = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return undefined;
      if (Array.isArray(at) && !/^(0|[1-9]\d*)$/.test(token)) return undefined;
      at = Reflect.get(at, token);
    }
  } catch {
    return undefined;
  }
  return at;
}
