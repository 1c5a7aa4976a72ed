import type { Credits } from '../core/credits/credits';

/** Reads the balance now. What goes wrong shows in the status bar. */
export function refreshCredits({ credits }: { readonly credits: Pick<Credits, 'refresh'> }): () => Promise<void> {
  return async () => {
    await credits.refresh();
  };
}
