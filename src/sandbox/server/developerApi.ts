import path from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { Accounts } from '../ledger/accounts';
import type { ApiKeys } from '../ledger/apiKeys';
import { fileReply } from './fileResponse';
import { HttpError } from './httpError';
import type { Job } from '../ledger/job';
import type { Jobs } from '../ledger/jobs';
import { readJsonBody } from './jsonBody';
import type { LinkSigner } from './linkSigner';
import type { RateLimit } from './rateLimit';
import { readOrder } from './generateRequest';
import type { Reply } from './response';
import { bearerKey, unauthorized } from './requestGuard';
import { apiPath, type Route } from './route';

export interface DeveloperApiParts {
  readonly accounts: Accounts;
  readonly keys: ApiKeys;
  readonly jobs: Jobs;
  readonly links: LinkSigner;
  readonly rateLimit: RateLimit;
  readonly filesFolder: string;
  /** Told after a new job was queued. */
  readonly onOrdered: () => void;
}

/** A request whose path, method and origin were checked. */
export interface RoutedRequest {
  readonly request: IncomingMessage;
  readonly route: Route;
  readonly query: URLSearchParams;
  /** The origin the client used; links begin with it. */
  readonly origin: string;
}

/** The three calls of the API and the files its links lead to. */
export class DeveloperApi {
  constructor(private readonly parts: DeveloperApiParts) {}

  /** @throws HttpError for whatever is refused. */
  async answer(routed: RoutedRequest): Promise<Reply> {
    const { operation, name } = routed.route;
    if (operation === 'files') return this.file(routed);
    const account = this.authenticate(routed.request);
    switch (operation) {
      case 'generate':
        return this.generate(routed, account);
      case 'status':
        return { status: 200, json: this.video(this.jobOf(name, account), routed.origin) };
      case 'credits':
        return { status: 200, json: { ...this.parts.accounts.balance(account), unit: 'credits' } };
    }
  }

  private authenticate(request: IncomingMessage): number {
    const known = this.parts.keys.check(bearerKey(request));
    if (known === undefined) throw unauthorized('The API key is not valid.');
    this.parts.rateLimit.take(known.id);
    return known.account;
  }

  private async generate({ request, origin }: RoutedRequest, account: number): Promise<Reply> {
    const idempotencyKey = readIdempotencyKey(request);
    const order = readOrder(await readJsonBody(request));
    const ordered = await this.parts.jobs.order(account, order, idempotencyKey);
    switch (ordered.outcome) {
      case 'tooDear': {
        const { cost, balance } = ordered;
        const message = `This video costs ${cost} ${cost === 1 ? 'credit' : 'credits'}; the account has ${balance}.`;
        throw new HttpError(402, 'insufficient_credits', message);
      }
      case 'keyReused':
        throw new HttpError(
          422,
          'idempotency_key_reused',
          'This Idempotency-Key was used for a request with another body.',
        );
      case 'created':
      case 'repeated': {
        this.parts.onOrdered();
        const replayed: Record<string, string> =
          ordered.outcome === 'repeated' ? { 'Idempotent-Replayed': 'true' } : {};
        const headers = { Location: `${apiPath}/videos/${ordered.job.id}`, ...replayed };
        return { status: 202, headers, json: this.video(ordered.job, origin) };
      }
    }
  }

  private jobOf(id: string, account: number): Job {
    const job = this.parts.jobs.get(id);
    if (job?.account !== account) throw new HttpError(404, 'video_not_found', 'The account has no such video.');
    return job;
  }

  /** A video as the API shows it. `created_at` is UTC without a time zone, as the hosted services of this kind send it. */
  private video(job: Job, origin: string) {
    const link = (fileName: string | undefined, extension: string) =>
      fileName === undefined || job.filesRemoved ? null : this.parts.links.link(origin, `${job.id}${extension}`);
    return {
      id: job.id,
      status: job.status,
      progress: Math.round(job.progress * 1_000) / 1_000,
      credits_used: job.status === 'failed' ? 0 : job.cost,
      credits_remaining: this.parts.accounts.balance(job.account).balance,
      duration_seconds: job.duration,
      aspect_ratio: job.aspectRatio,
      video_url: link(job.fileName, '.webm'),
      thumbnail_url: link(job.thumbnailName, '.png'),
      created_at: new Date(job.createdAt).toISOString().slice(0, 19),
      error: job.error ?? null,
    };
  }

  private async file({ request, route, query }: RoutedRequest): Promise<Reply> {
    this.parts.links.check(route.name, query);
    const { name: id, ext } = path.parse(route.name);
    const job = this.parts.jobs.get(id);
    const stored = ext === '.webm' ? job?.fileName : job?.thumbnailName;
    if (stored === undefined) throw new HttpError(404, 'not_found', 'There is no such file.');
    if (job?.filesRemoved === true) throw new HttpError(410, 'file_removed', 'This file is no longer kept.');
    return fileReply(path.join(this.parts.filesFolder, stored), route.name, request);
  }
}

function readIdempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new HttpError(400, 'invalid_idempotency_key', 'The Idempotency-Key must be 1 to 255 visible characters.');
  }
  return key;
}
