import type { Settings } from '../host/settings';

/** The connected service serves again; the sandbox's videos stay. */
export function useService({ settings }: { readonly settings: Settings }): () => Promise<void> {
  return () => settings.setUseSandbox(false);
}
