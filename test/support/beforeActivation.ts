/**
 * The state of the extension host before the extension under test became active, recorded by
 * test/support/emptyExtension.
 */
export interface BeforeActivation {
  readonly fetch: typeof fetch;
  /** The values of `undici.globalDispatcher.1` and `.2`. */
  readonly dispatchers: readonly unknown[];
  /** Node's own loaded modules, as named in `process.moduleLoadList`. */
  readonly builtins: readonly string[];
  /** The paths that the extension host has opened or read since this state was recorded. The list keeps growing. */
  readonly opened: readonly string[];
}

export function beforeActivation(): BeforeActivation {
  const noted = (globalThis as Record<symbol, unknown>)[Symbol.for('videoAdsTests.before')];
  if (noted === undefined) throw new Error('Nothing was noted before activation: emptyExtension did not run.');
  return noted as BeforeActivation;
}

/** The current process-wide dispatchers of undici. */
export function sharedDispatchers(): readonly unknown[] {
  return [1, 2].map(
    (version) => (globalThis as Record<symbol, unknown>)[Symbol.for(`undici.globalDispatcher.${version}`)],
  );
}
