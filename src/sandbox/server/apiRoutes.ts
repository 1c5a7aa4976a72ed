import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Accounts } from '../ledger/accounts';
import type { ApiKeys } from '../ledger/apiKeys';
import type { Job, Jobs } from '../ledger/jobs';
import { fileRemoved, fileResponse } from './fileResponse';
import { readGenerateRequest } from './generateRequest';
import { bearerKey, unauthorized, type RateLimit } from './requestGuard';
import { HttpError, type RouteResponse } from './response';
import { apiPath, type Route } from './route';
import type { ScenarioResponses } from './scenarioResponses';

export interface ApiDependencies {
  readonly accounts: Accounts;
  readonly keys: ApiKeys;
  readonly jobs: Jobs;
  readonly rateLimit: RateLimit;
  readonly scenarios: ScenarioResponses;
  readonly filesFolder: string;
  readonly onQueued: () => void;
  readonly freeBytes?: ((folder: string) => Promise<number>) | undefined;
}

/** A request whose path, method and origin are valid. */
interface RoutedRequest {
  readonly request: IncomingMessage;
  readonly route: Route;
  /** Origin of the URL that the client used. Links in the response start with this origin. */
  readonly origin: string;
}

/**
 * A video is accepted only if the disk has at least this many free bytes, about twice the size of the largest video.
 */
const neededBytes = 50_000_000;

/** Handles API calls and downloads of finished videos. */
export class ApiRoutes {
  constructor(private readonly dependencies: ApiDependencies) {}

  /** @throws HttpError if the request is refused */
  async call(routed: RoutedRequest): Promise<RouteResponse> {
    const { operation, name } = routed.route;
    if (operation === 'files') return this.file(routed);
    const account = this.authenticate(routed.request);
    switch (operation) {
      case 'generate':
        return this.generate(routed, account);
      case 'status':
        return this.status(this.findJob(name, account), routed.origin);
      case 'credits':
        return { status: 200, json: { ...this.dependencies.accounts.balance(account), unit: 'credits' } };
    }
  }

  private authenticate(request: IncomingMessage): number {
    const known = this.dependencies.keys.check(bearerKey(request));
    if (known === undefined) throw unauthorized('The API key is invalid.');
    this.dependencies.rateLimit.check(known.id);
    return known.account;
  }

  private async generate({ request, origin }: RoutedRequest, account: number): Promise<RouteResponse> {
    const { jobs, scenarios, filesFolder, freeBytes = freeBytesOf, onQueued } = this.dependencies;
    const idempotencyKey = readIdempotencyKey(request);
    const wanted = await readGenerateRequest(request);
    const replaced = scenarios.insteadOfVideo(wanted, `${account} ${idempotencyKey ?? JSON.stringify(wanted)}`);
    if (replaced !== undefined) return replaced;
    const full = (await freeBytes(filesFolder)) < neededBytes;
    const created = jobs.create(account, wanted, { idempotencyKey, diskFull: full });
    switch (created.outcome) {
      case 'diskFull':
        throw diskFull();
      case 'insufficientCredits': {
        const { cost, balance } = created;
        const message = `This video costs ${cost} ${cost === 1 ? 'credit' : 'credits'}; the account has ${balance}.`;
        throw new HttpError(402, 'insufficient_credits', message);
      }
      case 'keyReused': {
        const message = 'This Idempotency-Key was already used for a different request.';
        throw new HttpError(422, 'idempotency_key_reused', message);
      }
      case 'created':
        onQueued();
        return scenarios.afterQueued(created.job, this.accepted(created.job, origin));
      case 'repeated':
        return this.accepted(created.job, origin, { 'Idempotent-Replayed': 'true' });
    }
  }

  private accepted(job: Job, origin: string, headers: Readonly<Record<string, string>> = {}): RouteResponse {
    const location = { Location: `${apiPath}/videos/${job.id}` };
    return { status: 202, headers: { ...location, ...headers }, json: this.video(job, origin) };
  }

  private findJob(id: string, account: number): Job {
    const job = this.dependencies.jobs.get(id);
    if (job?.account !== account) throw new HttpError(404, 'video_not_found', 'The account has no such video.');
    return job;
  }

  private status(job: Job, origin: string): RouteResponse {
    this.dependencies.scenarios.checkStatus(job);
    return { status: 200, json: this.video(job, origin) };
  }

  /**
   * Returns a video as the API describes it. As in hosted services of this kind, `created_at` is UTC without a time
   * zone.
   */
  private video(job: Job, origin: string) {
    const hasFile = job.fileName !== null && job.filesRemovedAt === null;
    return {
      id: job.id,
      status: job.status,
      progress: Math.round(job.progress * 1_000) / 1_000,
      credits_used: job.status === 'failed' ? 0 : job.cost,
      credits_remaining: this.dependencies.accounts.balance(job.account).balance,
      duration_seconds: job.duration,
      aspect_ratio: job.aspectRatio,
      video_url: hasFile ? `${origin}/files/${job.id}.webm${this.dependencies.scenarios.linkSuffix(job)}` : null,
      created_at: new Date(job.createdAt).toISOString().slice(0, 19),
      // Only the sandbox returns `plan`, so clients must not depend on it.
      ...(job.plan === null ? {} : { plan: JSON.parse(job.plan) as unknown }),
      error: job.errorCode === null ? null : { code: job.errorCode, message: job.errorMessage },
    };
  }

  /** Serves a finished video without an API key, like a presigned link. The link contains the video's random ID. */
  private async file({ request, route }: RoutedRequest): Promise<RouteResponse> {
    const job = this.dependencies.jobs.get(route.name.slice(0, -'.webm'.length));
    if (typeof job?.fileName !== 'string' || route.name !== `${job.id}.webm`) {
      throw new HttpError(404, 'not_found', 'There is no such file.');
    }
    if (job.filesRemovedAt !== null) throw fileRemoved();
    this.dependencies.scenarios.checkLink(job);
    return fileResponse(path.join(this.dependencies.filesFolder, job.fileName), route.name, request);
  }
}

export function diskFull(): HttpError {
  return new HttpError(507, 'disk_full', 'The disk is full. Free up some space, then try again.');
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // A file system that reports no sizes is assumed to have enough space.
  return blocks === 0 ? Infinity : bavail * bsize;
}

function readIdempotencyKey({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = 'The Idempotency-Key must have 1 to 255 visible ASCII characters.';
    throw new HttpError(400, 'invalid_idempotency_key', message);
  }
  return key;
}
