import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface FaultApiOptions {
  /** The only accepted key; any key if omitted. */
  readonly apiKey?: string;
  /** The number of status checks before a video succeeds. The video is queued at first, then running. Default: 2. */
  readonly finishAfterCalls?: number;
  /** The time until a video finishes, in milliseconds. Replaces `finishAfterCalls`. */
  readonly finishAfterMs?: number;
  /**
   * Whether the generate response already contains the finished video, so that tests do not wait for a status check.
   */
  readonly finishesAtOnce?: boolean;
  readonly credits?: number;
  /** The reason why all videos fail. If omitted, they succeed. */
  readonly failure?: string;
  /** The only accepted durations; any if omitted. */
  readonly durations?: readonly number[];
  /** The status of a finished video; `completed` if omitted. */
  readonly endStatus?: string;
  /** Whether videos finish without a link. */
  readonly withoutLink?: boolean;
  /**
   * Whether a request with the Idempotency-Key of an earlier request returns the earlier video, without a second
   * charge.
   */
  readonly honorsKeys?: boolean;
}

export interface ApiRequest {
  readonly method: string;
  /** As received, without the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeResponse {
  readonly status: number;
  readonly json: unknown;
}

export interface FakeVideo {
  readonly id: string;
  readonly prompt: string;
  readonly createdAt: number;
  readonly cost: number;
  readonly duration: number;
  readonly aspectRatio: string | null;
  asked: number;
}

/**
 * The API without faults: generate, check and credits calls. Videos finish after a number of checks or after a time.
 */
export class FaultServerApi {
  credits: number;
  readonly videos = new Map<string, FakeVideo>();
  /** Videos by Idempotency-Key. */
  private readonly byIdempotencyKey = new Map<unknown, FakeVideo>();

  constructor(
    public options: FaultApiOptions,
    private readonly fileUrl: (id: string) => string,
  ) {
    this.credits = options.credits ?? 1000;
  }

  answer(request: ApiRequest): FakeResponse {
    const { apiKey } = this.options;
    if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`) {
      return fail(401, 'Invalid API key');
    }
    if (request.method === 'POST' && request.path.endsWith('/videos/generate')) return this.generate(request);
    if (request.method !== 'GET') return fail(405, 'Method not allowed');
    if (request.path.endsWith('/credits')) return { status: 200, json: { credits: this.credits } };
    const id = /\/videos\/([^/]+)$/.exec(request.path)?.[1];
    const video = id === undefined ? undefined : this.videos.get(decodeURIComponent(id));
    return video === undefined ? fail(404, 'Video not found') : this.status(video);
  }

  private generate({ body, headers }: ApiRequest): FakeResponse {
    let fields: Record<string, unknown>;
    try {
      fields = JSON.parse(body) as Record<string, unknown>;
    } catch {
      return fail(400, 'The body is not JSON');
    }
    const { prompt, duration, aspect_ratio: ratio } = fields;
    if (typeof prompt !== 'string' || prompt === '') return fail(422, 'prompt is required');
    if (!Number.isInteger(duration)) return fail(422, 'duration must be a whole number');
    const { durations } = this.options;
    if (durations?.includes(Number(duration)) === false) {
      return fail(422, `duration must be one of ${durations.join(', ')}`);
    }
    const key = this.options.honorsKeys === true ? headers['idempotency-key'] : undefined;
    const earlier = key === undefined ? undefined : this.byIdempotencyKey.get(key);
    if (earlier !== undefined) return { status: 200, json: this.wire(earlier, 'queued') };
    const cost = Math.ceil(Number(duration) / 2);
    if (cost > this.credits) return fail(402, `This video costs ${cost} credits, ${this.credits} are left`);
    this.credits -= cost;
    const video: FakeVideo = {
      id: randomUUID(),
      prompt,
      createdAt: Date.now(),
      cost,
      duration: Number(duration),
      aspectRatio: typeof ratio === 'string' ? ratio : null,
      asked: 0,
    };
    this.videos.set(video.id, video);
    if (key !== undefined) this.byIdempotencyKey.set(key, video);
    return { status: 200, json: this.wire(video, this.options.finishesAtOnce === true ? this.end : 'queued') };
  }

  private status(video: FakeVideo): FakeResponse {
    video.asked += 1;
    const { finishAfterMs, finishAfterCalls = 2 } = this.options;
    const done =
      finishAfterMs === undefined ? video.asked > finishAfterCalls : Date.now() - video.createdAt >= finishAfterMs;
    return { status: 200, json: this.wire(video, done ? this.end : video.asked > 1 ? 'processing' : 'queued') };
  }

  /** The status of a finished video. */
  private get end(): string {
    const { endStatus = 'completed', failure } = this.options;
    return failure === undefined ? endStatus : 'failed';
  }

  private wire(video: FakeVideo, status: string): unknown {
    return {
      id: video.id,
      status,
      credits_used: video.cost,
      duration_seconds: video.duration,
      aspect_ratio: video.aspectRatio,
      video_url: status === 'completed' && this.options.withoutLink !== true ? this.fileUrl(video.id) : null,
      created_at: new Date(video.createdAt).toISOString(),
      error: status === 'failed' ? this.options.failure : null,
    };
  }
}

function fail(status: number, message: string): FakeResponse {
  return { status, json: { error: { code: status, message } } };
}
