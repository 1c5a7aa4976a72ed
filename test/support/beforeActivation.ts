/** How the extension host was before the extension under test became active; test/support/emptyExtension noted it. */
export interface BeforeActivation {
  readonly fetch: typeof fetch;
  /** What `undici.globalDispatcher.1` and `.2` held. */
  readonly dispatchers: readonly unknown[];
  /** Node's own modules that were loaded, as `process.moduleLoadList` names them. */
  readonly builtins: readonly string[];
  /** The paths that anybody in the host has opened or read since; it grows. */
  readonly opened: readonly string[];
}

export function beforeActivation(): BeforeActivation {
  const noted = (globalThis as Record<symbol, unknown>)[Symbol.for('videoAdsTests.before')];
  if (noted === undefined) throw new Error('Nothing was noted before activation: emptyExtension did not run.');
  return noted as BeforeActivation;
}

/** What the process-wide places of undici hold now. */
export function sharedDispatchers(): readonly unknown[] {
  return [1, 2].map(
    (version) => (globalThis as Record<symbol, unknown>)[Symbol.for(`undici.globalDispatcher.${version}`)],
  );
}
