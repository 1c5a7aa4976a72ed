import { Accounts } from './ledger/accounts';
import { ApiKeys } from './ledger/apiKeys';
import { Jobs } from './ledger/jobs';
import { Ledger } from './ledger/ledgerFile';
import { describeError, type SandboxLog } from './log';
import { ApiRoutes, type ApiDependencies } from './server/apiRoutes';
import type { Fault } from './server/faults';
import { openHttpServer, type TlsIdentity } from './server/httpServer';
import { RateLimit, type RateLimitOptions } from './server/requestGuard';
import { requestHandler } from './server/requestHandler';
import { apiPath } from './server/route';
import { ScenarioResponses } from './server/scenarioResponses';
import { defaultScenarioTimes, type ScenarioTimes } from './scenarios';
import { removeExpired } from './work/expiry';
import { defaultLease, JobLeases, type LeaseOptions } from './work/jobLeases';
import { JobRunner, type VideoRenderer } from './work/jobRunner';

export interface SandboxOptions extends Partial<LeaseOptions>, Pick<ApiDependencies, 'freeBytes'> {
  readonly dataFolder: string;
  readonly log: SandboxLog;
  /** Creates a renderer. Called `rendersAtOnce` times, because each concurrent render has its own renderer. */
  readonly makeRenderer: () => VideoRenderer;
  /** The port to listen on. The default, 0, means any free port. */
  readonly port?: number;
  readonly identity?: TlsIdentity;
  readonly faults?: readonly Fault[];
  readonly rateLimit?: RateLimitOptions;
  readonly scenarioTimes?: ScenarioTimes;
}

const cleanMs = 3_600_000;

/** A running sandbox: its HTTP server, its job runner and its ledger. */
export interface Sandbox {
  readonly baseUrl: string;
  readonly port: number;
  readonly accounts: Accounts;
  readonly keys: ApiKeys;
  /** Releases unfinished jobs and closes all connections, then closes the ledger. */
  stop(): Promise<void>;
}

/**
 * Starts a sandbox. Resolves when its server is listening.
 * @throws LedgerError, or a system error such as EADDRINUSE
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { log, identity, makeRenderer, freeBytes, faults = [], scenarioTimes = defaultScenarioTimes } = options;
  const ledger = Ledger.open(options.dataFolder, log);
  try {
    const { filesFolder } = ledger;
    const [accounts, keys] = [new Accounts(ledger), new ApiKeys(ledger)];
    const leases = new JobLeases(ledger, { ...defaultLease, ...options });
    const runner = new JobRunner({ leases, makeRenderer, filesFolder, log, slowMs: scenarioTimes.slowMs });
    const api = new ApiRoutes({
      accounts,
      keys,
      jobs: new Jobs(ledger),
      rateLimit: new RateLimit(options.rateLimit),
      scenarios: new ScenarioResponses(scenarioTimes),
      filesFolder,
      onQueued: () => {
        runner.wake();
      },
      freeBytes,
    });
    const scheme = identity === undefined ? 'http' : 'https';
    const server = await openHttpServer(requestHandler({ api, faults, log }, scheme), options.port ?? 0, identity);
    const clean = () => {
      removeExpired(ledger).catch((error: unknown) => {
        log.warn(`Expired files could not be removed: ${describeError(error)}`);
      });
    };
    const cleaner = setInterval(clean, cleanMs);
    clean();
    runner.start();
    const stop = async () => {
      clearInterval(cleaner);
      await Promise.all([runner.stop(), server.close()]);
      ledger.close();
    };
    let stopped: Promise<void> | undefined;
    const { port } = server;
    const baseUrl = `${scheme}://127.0.0.1:${port}${apiPath}`;
    return { baseUrl, port, accounts, keys, stop: () => (stopped ??= stop()) };
  } catch (error) {
    ledger.close();
    throw error;
  }
}
