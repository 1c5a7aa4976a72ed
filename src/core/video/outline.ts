/** Enough for the structure of any response; what is beyond is left out. */
const limits = { depth: 12, entries: 60, items: 2, characters: 20_000 };

/** A name that a service chose, not an ID or a person that came to stand in its place. */
const plainName = /^[$@_]?[A-Za-z][A-Za-z_-]{0,39}\d{0,2}$/;

/**
 * The structure of a response without its values: each value is replaced by its kind (`<url>`, `<text of 12>`, `<date>`,
 * `<number>`), and names that are not plain words by `<name>`. What is not JSON gives only its length.
 */
export function outlineOf(body: string): string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return JSON.stringify(`<not JSON, ${body.length} characters>`);
  }
  const text = JSON.stringify(outline(value, 0), undefined, 2);
  return text.length > limits.characters ? `${text.slice(0, limits.characters)}\n…` : text;
}

function outline(value: unknown, depth: number): unknown {
  if (depth > limits.depth) return '<deeper>';
  if (Array.isArray(value)) {
    const items = value.slice(0, limits.items).map((item) => outline(item, depth + 1));
    return value.length > limits.items ? [...items, `<${value.length} in all>`] : items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).slice(0, limits.entries);
    return Object.fromEntries(
      entries.map(([name, it]) => [plainName.test(name) ? name : '<name>', outline(it, depth + 1)]),
    );
  }
  return kindOf(value);
}

function kindOf(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? '<whole number>' : '<number>';
  if (typeof value === 'boolean') return '<true or false>';
  if (typeof value !== 'string' || value === '') return value;
  if (/^https?:\/\//i.test(value)) return '<url>';
  if (/^\d{4}-\d\d-\d\d([T ]|$)/.test(value)) return '<date>';
  if (/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value)) return '<uuid>';
  if (/^[-+]?\d+(\.\d+)?$/.test(value)) return '<number as text>';
  return `<text of ${value.length}>`;
}
