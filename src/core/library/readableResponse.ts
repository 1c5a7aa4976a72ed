/** Names whose values give access: never shown, whatever they hold. Ids and statuses such as `key_id` stay. */
const secretName =
  /(^|[_-])(api[_-]?key|access[_-]?key|secret|token|password|passwd|authorization|credential|signature|sig|cookie|session)s?$/i;

const camelBoundary = /([a-z0-9])([A-Z])/g;

/** The query parameters that make a link work for whoever has it. */
const secretParameter =
  /^(x-(amz|goog|oss|cos)-.*|signature|sig|token|access_?token|key|api_?key|expires|policy|auth.*)$/i;

const mask = '•••';

/**
 * A reply as text to be read by the user: JSON indented, values that give access masked.
 * @param body a reply's text as it came
 */
export function readableReply(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return maskLinks(body);
  }
  return JSON.stringify(parsed, maskValue, 2);
}

function maskValue(name: string, value: unknown): unknown {
  if (typeof value === 'string' && secretName.test(name.replace(camelBoundary, '$1_$2'))) return mask;
  return typeof value === 'string' ? maskLinks(value) : value;
}

/** Masks what makes the links within a text work, and bearer keys. */
export function maskLinks(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${mask}`)
    .replace(/([?&])([^=&#\s"']{1,100})=([^&#\s"'<>]*)/g, (whole, sign: string, name: string) =>
      secretParameter.test(name) ? `${sign}${name}=${mask}` : whole,
    );
}
