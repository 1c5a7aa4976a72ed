import { Accounts } from './ledger/accounts';
import { ApiKeys } from './ledger/apiKeys';
import { Jobs } from './ledger/jobs';
import { Ledger } from './ledger/ledger';
import { describeError, type SandboxLog } from './log';
import { DeveloperApi, type ApiDependencies } from './server/developerApi';
import { Faults, type Fault } from './server/faults';
import { LinkSigner } from './server/fileLinks';
import { HttpServer, type RequestListener, type TlsIdentity } from './server/httpServer';
import { RateLimit, type RateLimitOptions } from './server/requestGuard';
import { requestHandler } from './server/requestHandler';
import { apiPath } from './server/route';
import { removeExpired } from './work/expiry';
import { defaultLease, JobLeases, type LeaseOptions } from './work/jobLeases';
import { JobRunner, type VideoRenderer } from './work/jobRunner';

export interface SandboxOptions extends Partial<LeaseOptions>, Pick<ApiDependencies, 'freeBytes'> {
  readonly dataFolder: string;
  readonly log: SandboxLog;
  /** Called for each video rendered at once. */
  readonly makeRenderer: () => VideoRenderer;
  /** 0, the default, for any free one. */
  readonly port?: number;
  /** Take any free port when `port` is taken. */
  readonly anyPortIfTaken?: boolean;
  readonly identity?: TlsIdentity;
  readonly faults?: readonly Fault[];
  readonly rateLimit?: RateLimitOptions;
  readonly clock?: () => number;
}

const cleanMs = 3_600_000;

/** The service: its ledger, its HTTP server and the runner that renders what was requested. */
export class Sandbox {
  private stopped: Promise<void> | undefined;

  private constructor(
    readonly baseUrl: string,
    readonly accounts: Accounts,
    readonly keys: ApiKeys,
    private readonly ledger: Ledger,
    private readonly runner: JobRunner,
    private readonly server: HttpServer,
    private readonly cleaner: NodeJS.Timeout,
  ) {}

  /** Resolves once it listens. @throws LedgerError, or an Error such as EADDRINUSE. */
  static async start(options: SandboxOptions): Promise<Sandbox> {
    const { log, identity, makeRenderer, freeBytes, clock = Date.now } = options;
    const ledger = await Ledger.open(options.dataFolder, { log, clock });
    try {
      const { filesFolder } = ledger;
      const faults = new Faults(options.faults);
      const accounts = new Accounts(ledger);
      const keys = new ApiKeys(ledger);
      const { leaseMs, rendersAtOnce } = { ...defaultLease, ...options };
      const leases = new JobLeases(ledger, { leaseMs, rendersAtOnce });
      const failsRender = () => faults.takeRender();
      const runner = new JobRunner({ leases, makeRenderer, filesFolder, log, failsRender });
      const api = new DeveloperApi({
        accounts,
        keys,
        jobs: new Jobs(ledger),
        links: new LinkSigner(await ledger.linkSecret(), clock),
        rateLimit: new RateLimit(options.rateLimit),
        filesFolder,
        onQueued: () => {
          runner.wake();
        },
        ...(freeBytes === undefined ? {} : { freeBytes }),
      });
      const scheme = identity === undefined ? 'http' : 'https';
      const server = await listen(requestHandler({ api, faults, log }, scheme), options);
      const clean = () => {
        removeExpired(ledger).catch((error: unknown) => {
          log.warn(`Expired files could not be removed: ${describeError(error)}`);
        });
      };
      const cleaner = setInterval(clean, cleanMs);
      clean();
      runner.start();
      const baseUrl = `${scheme}://127.0.0.1:${server.port}${apiPath}`;
      return new Sandbox(baseUrl, accounts, keys, ledger, runner, server, cleaner);
    } catch (error) {
      ledger.close();
      throw error;
    }
  }

  get port(): number {
    return this.server.port;
  }

  /** Gives unfinished jobs back, closes every connection and the ledger. */
  async stop(): Promise<void> {
    this.stopped ??= (async () => {
      clearInterval(this.cleaner);
      await Promise.all([this.runner.stop(), this.server.close()]);
      this.ledger.close();
    })();
    return this.stopped;
  }
}

async function listen(listener: RequestListener, options: SandboxOptions): Promise<HttpServer> {
  const { port = 0, identity } = options;
  const open = (at: number) => HttpServer.open(listener, at, identity);
  try {
    return await open(port);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || options.anyPortIfTaken !== true) throw error;
    return open(0);
  }
}
