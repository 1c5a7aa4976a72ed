import * as l10n from '@vscode/l10n';
import type { ApiResponse, VideoReading } from '../../api/types';
import type { VideoChanges } from './video';

/** A response that is stored with a video: the parsed body or its text, and its HTTP status. */
export interface KeptResponse {
  readonly body: unknown;
  readonly http: number;
}

/** A response about a video, together with the values that were read from it. */
export type KeptReading = VideoReading & KeptResponse;

/**
 * The outcome of a generate request.
 * - `confirmed`: the video exists
 * - `rejected`: the video does not exist and nothing was charged
 * - `unconfirmed`: it is unknown whether the video exists
 */
export type Outcome =
  | { readonly verdict: 'confirmed'; readonly reading: KeptReading & { readonly videoId: string } }
  | { readonly verdict: 'rejected'; readonly message: string; readonly response?: KeptResponse }
  | {
      readonly verdict: 'unconfirmed';
      readonly message: string;
      readonly response?: KeptResponse & Partial<VideoReading>;
    };

/** Combines a response about a video with the values that were read from it, for storage. */
export function toKept({ reading, body, status }: ApiResponse<VideoReading>): KeptReading {
  return { ...reading, body, http: status };
}

/** The video fields that code outside the library may write. */
export type VideoPatch = Pick<
  VideoChanges,
  | 'nextCheckAt'
  | 'failedChecks'
  | 'errorMessage'
  | 'creditsAfter'
  | 'file'
  | 'savedPath'
  | 'copyPath'
  | 'copiedAt'
  | 'format'
>;

/** The maximum length of a stored response in UTF-16 code units. A longer response is truncated. */
const maxCharacters = 256 * 1024;

/** A response's body as text for storage, with masked bearer tokens. */
export function responseText(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body, null, 2) as string | undefined);
  const safe = (text ?? '').replaceAll(/\b(Bearer\s+)[\w.~+/=-]+/gi, '$1***');
  return safe.length <= maxCharacters
    ? safe
    : `${safe.slice(0, maxCharacters)}\n${l10n.t('… (cut at {0} characters)', maxCharacters)}`;
}

/**
 * Matches names of properties that hold credentials. Their values are always masked. Names of IDs and statuses, such as
 * `key_id`, do not match.
 */
const secretName =
  /(^|[_-])(api[_-]?key|access[_-]?key|secret|token|password|passwd|authorization|credential|signature|sig|cookie|session)s?$/i;

const camelBoundary = /([a-z0-9])([A-Z])/g;

/** Matches names of query parameters that grant access to a linked file. */
const secretParameter =
  /^(x-(amz|goog|oss|cos)-.*|signature|sig|token|access_?token|key|api_?key|expires|policy|auth.*)$/i;

const mask = '•••';

/**
 * Formats a response for the user: indented JSON with masked credentials.
 * @param body the response's text as received
 */
export function readableResponse(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return maskLinks(body);
  }
  return JSON.stringify(parsed, maskValue, 2);
}

/**
 * Masks a value whose property name denotes a credential. In any other string, masks only bearer tokens and the secret
 * parameters of links. Works as a `JSON.stringify` replacer.
 */
export function maskValue(name: string, value: unknown): unknown {
  if (typeof value === 'string' && secretName.test(name.replace(camelBoundary, '$1_$2'))) return mask;
  return typeof value === 'string' ? maskLinks(value) : value;
}

/** Masks bearer tokens, and query parameters that authorize access to a link. */
export function maskLinks(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${mask}`)
    .replace(/([?&])([^=&#\s"']{1,100})=([^&#\s"'<>]*)/g, (whole, sign: string, name: string) =>
      secretParameter.test(name) ? `${sign}${name}=${mask}` : whole,
    );
}

const outlineLimits = { depth: 12, entries: 60, items: 2, characters: 20_000 };

/** Matches a property name that is probably part of a service's API. Other names may be data, such as IDs. */
const plainName = /^[$@_]?[A-Za-z][A-Za-z_-]{0,39}\d{0,2}$/;

/**
 * Outlines a response's structure without its values. Each value becomes its kind, such as `<url>`, `<text of 12>`,
 * `<date>` or `<number>`. Each property name that is not a plain word becomes `<name>`. For a body that is not JSON,
 * returns only its length.
 */
export function outlineOf(body: string): string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return JSON.stringify(`<not JSON, ${body.length} characters>`);
  }
  const text = JSON.stringify(outline(value, 0), undefined, 2);
  return text.length > outlineLimits.characters ? `${text.slice(0, outlineLimits.characters)}\n…` : text;
}

function outline(value: unknown, depth: number): unknown {
  if (depth > outlineLimits.depth) return '<deeper>';
  if (Array.isArray(value)) {
    const items = value.slice(0, outlineLimits.items).map((item) => outline(item, depth + 1));
    return value.length > outlineLimits.items ? [...items, `<${value.length} in all>`] : items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).slice(0, outlineLimits.entries);
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
