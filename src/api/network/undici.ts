import type * as undici from 'undici';

export type { Dispatcher } from 'undici';

export type Undici = typeof undici;

/** Global slot in which undici 8 keeps the process-wide dispatcher. */
const sharedSlot = Symbol.for('undici.globalDispatcher.2');
/** Global slot of the undici built into Node 22 and 24. */
const nodeSlot = Symbol.for('undici.globalDispatcher.1');

/**
 * One request at a time on each connection, so that a broken connection fails a single request. Idle connections stay
 * open for the next status check, for less time than services and routers usually keep them.
 */
export const connectionOptions = { allowH2: false, pipelining: 1, keepAliveTimeout: 20_000 } as const;

/**
 * One dispatcher for each method, and one for links that must lead to the internet. An idle connection may be dead and
 * a POST cannot be repeated, so each POST gets its own connection.
 */
export type Dispatchers = Readonly<Record<'GET' | 'POST' | 'link', undici.Dispatcher>>;

let loading: Promise<Undici> | undefined;

/**
 * Loads undici on first use, without a lasting effect on the process. On import, undici puts its dispatcher into both
 * global slots if the newer slot is empty. The `fetch` of every other extension would then use undici's dispatcher. So
 * Node's own dispatcher occupies the newer slot while undici loads. Afterwards the slot is restored.
 */
export function loadUndici(): Promise<Undici> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Undici> {
  // Reading the global `Response` makes Node load its own undici, which then fills its own slot.
  Reflect.get(globalThis, 'Response');
  const slot = (name: symbol): unknown => Reflect.get(globalThis, name);
  const placeholder = slot(sharedSlot) === undefined ? (slot(nodeSlot) ?? {}) : undefined;
  if (placeholder !== undefined) {
    Object.defineProperty(globalThis, sharedSlot, { value: placeholder, writable: true, configurable: true });
  }
  try {
    const loaded: object = await import('undici');
    // Node's import of bundled CommonJS has a default export only, unlike its types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ('Agent' in loaded ? loaded : Reflect.get(loaded, 'default')) as Undici;
  } finally {
    if (placeholder !== undefined && slot(sharedSlot) === placeholder) {
      Reflect.deleteProperty(globalThis, sharedSlot);
    }
  }
}
