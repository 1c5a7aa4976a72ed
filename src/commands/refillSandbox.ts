import type { Credits } from '../core/credits/credits';
import type { SandboxProcess } from '../host/sandboxProcess';

/** As many as a new account of the sandbox begins with. */
const refill = 1000;

/** More of the credits that are not real, for whoever has used them up trying things out. */
export function refillSandbox({
  credits,
  sandbox,
}: {
  readonly credits: Pick<Credits, 'refresh'>;
  readonly sandbox: Pick<SandboxProcess, 'grantCredits'>;
}): () => Promise<void> {
  return async () => {
    await sandbox.grantCredits(refill);
    await credits.refresh();
  };
}
