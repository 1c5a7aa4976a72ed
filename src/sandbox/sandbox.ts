import { Accounts } from './ledger/accounts';
import { ApiKeys } from './ledger/apiKeys';
import { DeveloperApi } from './server/developerApi';
import { Faults, type Fault } from './server/faults';
import { FrontDoor, type TlsIdentity } from './server/httpServer';
import { defaultLease, JobLeases } from './work/jobLeases';
import { JobRunner, type VideoRenderer } from './work/jobRunner';
import { Jobs } from './ledger/jobs';
import { Ledger } from './ledger/ledger';
import { LinkSigner } from './server/linkSigner';
import { defaultKeepLimits, removeOldFiles, type KeepLimits } from './work/oldFiles';
import { defaultRateLimit, RateLimit, type RateLimitOptions } from './server/rateLimit';
import { RequestListener } from './server/requestListener';
import { apiPath } from './server/route';
import { describeError, type SandboxLog } from './log';

export interface SandboxOptions {
  readonly dataFolder: string;
  readonly log: SandboxLog;
  readonly makeRenderer: () => VideoRenderer;
  /** 0, the default, for any free one. */
  readonly port?: number;
  /** Take any free port when `port` is taken. */
  readonly anyPortIfTaken?: boolean;
  readonly identity?: TlsIdentity;
  readonly faults?: readonly Fault[];
  readonly rateLimit?: RateLimitOptions;
  readonly linkLifetimeSeconds?: number;
  /** How many videos all processes over the ledger render at once. */
  readonly rendersAtOnce?: number;
  /** How long a lease outlasts its last renewal, in ms. */
  readonly leaseMs?: number;
  readonly keep?: KeepLimits;
  readonly clock?: () => number;
}

const sweepMs = 3_600_000;

/** The service: its ledger, its HTTP server and the runner that renders what was ordered. */
export class Sandbox {
  private stopped: Promise<void> | undefined;

  private constructor(
    readonly baseUrl: string,
    readonly accounts: Accounts,
    readonly keys: ApiKeys,
    private readonly ledger: Ledger,
    private readonly runner: JobRunner,
    private readonly door: FrontDoor,
    private readonly sweeper: NodeJS.Timeout,
  ) {}

  /** Resolves once it listens. @throws LedgerError, or an Error such as EADDRINUSE. */
  static async start(options: SandboxOptions): Promise<Sandbox> {
    const { log, identity, clock = Date.now } = options;
    const ledger = await Ledger.open(options.dataFolder, { log, clock });
    try {
      const { filesFolder } = ledger;
      const faults = new Faults(options.faults);
      const accounts = new Accounts(ledger);
      const keys = new ApiKeys(ledger);
      const leases = new JobLeases(ledger, {
        leaseMs: options.leaseMs ?? defaultLease.leaseMs,
        rendersAtOnce: options.rendersAtOnce ?? defaultLease.rendersAtOnce,
      });
      const { makeRenderer } = options;
      const runner = new JobRunner({
        leases,
        makeRenderer,
        filesFolder,
        log,
        failsRender: () => faults.failsRender(),
      });
      const api = new DeveloperApi({
        accounts,
        keys,
        jobs: new Jobs(ledger),
        links: new LinkSigner(await ledger.linkSecret(), clock, options.linkLifetimeSeconds),
        rateLimit: new RateLimit(options.rateLimit ?? defaultRateLimit),
        filesFolder,
        onOrdered: () => {
          runner.wake();
        },
      });
      const scheme = identity === undefined ? 'http' : 'https';
      const listener = new RequestListener({ api, faults, log }, scheme);
      const door = await openDoor(listener, options);
      const sweep = () => {
        removeOldFiles(ledger, options.keep ?? defaultKeepLimits).catch((error: unknown) => {
          log.warn(`Old files could not be removed: ${describeError(error)}`);
        });
      };
      const sweeper = setInterval(sweep, sweepMs);
      sweep();
      runner.start();
      const baseUrl = `${scheme}://127.0.0.1:${door.port}${apiPath}`;
      return new Sandbox(baseUrl, accounts, keys, ledger, runner, door, sweeper);
    } catch (error) {
      ledger.close();
      throw error;
    }
  }

  get port(): number {
    return this.door.port;
  }

  /** Gives the job at hand back, closes every connection and the ledger. */
  async stop(): Promise<void> {
    this.stopped ??= (async () => {
      clearInterval(this.sweeper);
      await Promise.all([this.runner.stop(), this.door.close()]);
      this.ledger.close();
    })();
    return this.stopped;
  }
}

async function openDoor(listener: RequestListener, options: SandboxOptions): Promise<FrontDoor> {
  const { port = 0, identity } = options;
  const open = (at: number) => FrontDoor.open((request, response) => listener.handle(request, response), at, identity);
  try {
    return await open(port);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || options.anyPortIfTaken !== true) throw error;
    return open(0);
  }
}
