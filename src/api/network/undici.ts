import type * as undici from 'undici';

export type { Dispatcher } from 'undici';

export type Undici = typeof undici;

/** Global symbol under which undici 8 keeps the process-wide dispatcher. */
const sharedSlot = Symbol.for('undici.globalDispatcher.2');
/** Global symbol under which the undici built into Node 22 and 24 keeps the process-wide dispatcher. */
const nodeSlot = Symbol.for('undici.globalDispatcher.1');

/**
 * Each connection handles one request at a time, so that a broken connection fails a single request. Idle connections
 * stay open for 20 s to serve the next status check. Most services and routers keep them open for longer.
 */
export const connectionOptions = { allowH2: false, pipelining: 1, keepAliveTimeout: 20_000 } as const;

/**
 * One dispatcher for each HTTP method, and one for links, which must not lead to private addresses. A POST cannot be
 * repeated and an idle connection may be dead, so each POST gets its own connection.
 */
export type Dispatchers = Readonly<Record<'GET' | 'POST' | 'link', undici.Dispatcher>>;

let loading: Promise<Undici> | undefined;

/**
 * Loads undici on first use, without a lasting effect on the process. When imported, undici stores its dispatcher under
 * both `nodeSlot` and `sharedSlot` if `sharedSlot` is unset. The `fetch` of every other extension would then use
 * undici's dispatcher. To prevent this, `sharedSlot` holds Node's own dispatcher during the import, and is unset
 * afterwards.
 */
export function loadUndici(): Promise<Undici> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Undici> {
  // Reading the global `Response` makes Node load its own undici, which stores its dispatcher under `nodeSlot`.
  Reflect.get(globalThis, 'Response');
  const slot = (name: symbol): unknown => Reflect.get(globalThis, name);
  const placeholder = slot(sharedSlot) === undefined ? (slot(nodeSlot) ?? {}) : undefined;
  if (placeholder !== undefined) {
    Object.defineProperty(globalThis, sharedSlot, { value: placeholder, writable: true, configurable: true });
  }
  try {
    const loaded: object = await import('undici');
    // In Node, importing bundled CommonJS yields only a default export, contrary to the types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return ('Agent' in loaded ? loaded : Reflect.get(loaded, 'default')) as Undici;
  } finally {
    if (placeholder !== undefined && slot(sharedSlot) === placeholder) {
      Reflect.deleteProperty(globalThis, sharedSlot);
    }
  }
}
