import { parseBaseUrl } from '../api/baseUrl';
import { type PinRole, type ResponsePins, pinRoles, readingStates } from '../api/types';
import type { ServiceId } from '../core/video/video';

/** What the user has set for one service. */
export interface ServiceSettings {
  /** The service's name in VS Code; undefined where its host is shown. */
  readonly name: string | undefined;
  /** Where the service's responses have their data. */
  readonly pins: ResponsePins;
}

/** Reads the setting `videoAds.services`. Entries that cannot be used are left out: VS Code marks them in settings.json. */
export function readServices(setting: unknown): ReadonlyMap<ServiceId, ServiceSettings> {
  const services = new Map<ServiceId, ServiceSettings>();
  for (const [key, value] of Object.entries(fieldsOf(setting))) {
    const parsed = parseBaseUrl(key);
    if (!parsed.ok) continue;
    const { name, response } = fieldsOf(value);
    services.set(parsed.url, { name: text(name), pins: readPins(fieldsOf(response)) });
  }
  return services;
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

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
