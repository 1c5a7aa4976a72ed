import { parseBaseUrl } from '../api/baseUrl';
import { type PinRole, type RequestFields, type ResponsePins, pinRoles, readingStates } from '../api/types';
import { type Fields, fieldsOf, isFields } from '../core/unknownData';
import { toRequestFields } from '../core/video/requestFields';
import type { ServiceId } from '../core/video/video';

/** The user's settings for one service. */
export interface ServiceSettings {
  /** The service's display name. If undefined, the extension shows the host name. */
  readonly name: string | undefined;
  /** JSON pointers to fields of the service's responses, and the meanings of its status words. */
  readonly pins: ResponsePins;
  /** Additional fields for the body of generate requests. Undefined if there are none. */
  readonly extraFields: RequestFields | undefined;
  /**
   * The first unusable part of the service's settings, such as `response.status`. If there is a problem, the
   * extension sends no requests to the service.
   */
  readonly problem: string | undefined;
}

/**
 * Parses the setting `videoAds.services`, a map from base URLs to service settings. Skips invalid base URLs, which VS
 * Code marks as errors in settings.json.
 */
export function readServices(setting: unknown): ReadonlyMap<ServiceId, ServiceSettings> {
  const services = new Map<ServiceId, ServiceSettings>();
  for (const [key, value] of Object.entries(fieldsOf(setting))) {
    const parsed = parseBaseUrl(key);
    if (!parsed.ok) continue;
    const { name, response, request = {} } = fieldsOf(value);
    const fields = toRequestFields(request) ?? {};
    services.set(parsed.url, {
      name: text(name),
      pins: readPins(fieldsOf(response)),
      extraFields: Object.keys(fields).length === 0 ? undefined : fields,
      // If two entries name the same service, for example with and without a trailing slash, neither is used.
      problem: services.has(parsed.url) ? key : problemOf(value),
    });
  }
  return services;
}

/**
 * Returns the first unusable part of a service's settings. The JSON schema in package.json marks the same parts in
 * settings.json.
 */
function problemOf(entry: unknown): string | undefined {
  if (!isFields(entry)) return 'entry';
  const { name, response = {}, request = {} } = entry;
  if (name !== undefined && text(name) === undefined) return 'name';
  if (!isFields(response)) return 'response';
  const pointer = pinRoles.find((role) => response[role] !== undefined && !isPointer(response[role]));
  if (pointer !== undefined) return `response.${pointer}`;
  const { statusWords = {} } = response;
  const isState = (value: unknown): boolean => value !== 'unknown' && readingStates.some((it) => it === value);
  if (!isFields(statusWords) || !Object.values(statusWords).every(isState)) return 'response.statusWords';
  return toRequestFields(request) === undefined ? 'request' : undefined;
}

/** Whether a value is a non-empty JSON pointer (RFC 6901). */
function isPointer(value: unknown): boolean {
  return typeof value === 'string' && /^(\/([^~/]|~[01])*)+$/.test(value);
}

/** Finds a service's entry in the setting. Returns the entry and its URL as the user wrote it. */
function entryOf(setting: Fields, service: ServiceId): readonly [url: string, entry: Fields] {
  const written = Object.keys(setting).find((url) => {
    const parsed = parseBaseUrl(url);
    return parsed.ok && parsed.url === service;
  });
  return [written ?? service, written === undefined ? {} : fieldsOf(setting[written])];
}

/** Returns the `response` part of a service's entry in the setting, unchanged and unchecked. */
export function writtenResponse(setting: unknown, service: ServiceId): unknown {
  return entryOf(fieldsOf(setting), service)[1].response;
}

/**
 * Returns a copy of the setting in which a service's `response` part is replaced. An undefined `response` removes the
 * part.
 */
export function withResponse(setting: unknown, service: ServiceId, response: unknown): unknown {
  const all = fieldsOf(setting);
  const [url, { response: _, ...entry }] = entryOf(all, service);
  const { [url]: __, ...others } = all;
  const written = response === undefined ? entry : { ...entry, response };
  const rest = Object.keys(written).length === 0 ? others : { ...all, [url]: written };
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/** Converts pins to the format of `response` in a service's settings. */
export function toSetting({ pointers = {}, statusWords = {} }: ResponsePins): Fields {
  return { ...pointers, ...(Object.keys(statusWords).length === 0 ? {} : { statusWords }) };
}

function readPins(response: Fields): ResponsePins {
  const pointers: Partial<Record<PinRole, string>> = {};
  for (const role of pinRoles) {
    const pointer = text(response[role]);
    if (pointer !== undefined) pointers[role] = pointer;
  }
  const words = Object.entries(fieldsOf(response.statusWords)).flatMap(([word, value]) => {
    const state = readingStates.find((it) => it === value);
    return state === undefined ? [] : [[word, state] as const];
  });
  return { pointers, statusWords: Object.fromEntries(words) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
