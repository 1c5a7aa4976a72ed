import type { Settings } from '../host/settings';

/** The sandbox on this machine serves from now on; the connected service, its key and its videos stay. */
export function useSandbox({ settings }: { readonly settings: Settings }): () => Promise<void> {
  return () => settings.setUseSandbox(true);
}
