import type * as undici from 'undici';

export type { Dispatcher } from 'undici';

export type Undici = typeof undici;

/** Where undici 8 keeps the dispatcher that every part of the process shares. */
const sharedSlot = Symbol.for('undici.globalDispatcher.2');
/** Where the undici within Node 22 and 24 keeps its own. */
const nodeSlot = Symbol.for('undici.globalDispatcher.1');

/**
 * How connections are used: one request at a time, so that what happens to one says nothing about another; idle ones are
 * kept for the next question about a running video, shorter than what services and routers usually keep.
 */
export const connectionOptions = { allowH2: false, pipelining: 1, keepAliveTimeout: 20_000 } as const;

/**
 * A dispatcher for each method: a POST cannot be repeated, and a kept connection may be dead, so that it goes over a fresh
 * one, which is closed after it. And one for links that may lead to the internet only.
 */
export type Dispatchers = Readonly<Record<'GET' | 'POST' | 'link', undici.Dispatcher>>;

let loading: Promise<Undici> | undefined;

/**
 * Loads undici when it is first needed, without a trace in the process: on import it would put a dispatcher of its own
 * into both shared places where it finds the newer one empty, and the `fetch` of every other extension would go
 * through it. So the newer place is held while undici loads, by Node's own dispatcher, and left as it was.
 */
export function loadUndici(): Promise<Undici> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Undici> {
  // Reading fetch's parts makes Node load its own undici, which then fills its own place.
  Reflect.get(globalThis, 'Response');
  const shared = globalThis as unknown as Record<symbol, unknown>;
  const placeholder = shared[sharedSlot] === undefined ? (shared[nodeSlot] ?? {}) : undefined;
  if (placeholder !== undefined) {
    Object.defineProperty(globalThis, sharedSlot, { value: placeholder, writable: true, configurable: true });
  }
  try {
    const loaded: object = await import('undici');
    // A bundle's names are not visible to Node's import of CommonJS; its default export always is.
    return 'Agent' in loaded ? (loaded as Undici) : (loaded as { default: Undici }).default;
  } finally {
    if (placeholder !== undefined && shared[sharedSlot] === placeholder) {
      Reflect.deleteProperty(globalThis, sharedSlot);
    }
  }
}
