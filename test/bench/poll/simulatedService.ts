import type { FinishLaw } from '../../support/finishLaws';

/** The network delay in one direction, in milliseconds. */
const oneWayMs = 50;
export const roundTripMs = 2 * oneWayMs;

export interface SimulatedVideo {
  readonly id: string;
  readonly startedAt: number;
  readonly finishesAt: number;
  /** The service responds with 503 in this span. */
  readonly outage?: { readonly from: number; readonly to: number };
  requests: number;
}

/** The service's response to a status check. */
export interface Status {
  readonly http: 200 | 503;
  readonly isDone: boolean;
  readonly progress?: number;
}

/** A service whose videos take the given times, in real or virtual time. Counts the requests of each video. */
export class SimulatedService {
  private readonly videos = new Map<string, SimulatedVideo>();

  constructor(
    private readonly law: FinishLaw,
    private readonly durations: readonly number[],
  ) {}

  /** Starts a video now. It takes `durations[index]`. */
  start(index: number): SimulatedVideo {
    const startedAt = Date.now();
    const { outage } = this.law;
    const firstOut = outage === undefined ? 0 : Math.floor(outage.fromVideo * this.durations.length);
    const isOut = outage !== undefined && index >= firstOut && index < firstOut + outage.videos;
    const video: SimulatedVideo = {
      id: `video-${index}`,
      startedAt,
      finishesAt: startedAt + (this.durations[index] ?? 0),
      requests: 0,
      ...(isOut ? { outage: { from: startedAt + outage.fromMs, to: startedAt + outage.fromMs + outage.forMs } } : {}),
    };
    this.videos.set(video.id, video);
    return video;
  }

  /** Responds to a status check after a round trip. */
  async ask(id: string): Promise<Status> {
    const video = this.videos.get(id);
    if (video === undefined) throw new Error(`Nobody knows ${id}.`);
    video.requests += 1;
    await new Promise((resolve) => setTimeout(resolve, oneWayMs));
    const now = Date.now();
    const isOut = video.outage !== undefined && now >= video.outage.from && now < video.outage.to;
    const progress = Math.min(0.99, (now - video.startedAt) / (video.finishesAt - video.startedAt));
    const status: Status = {
      http: isOut ? 503 : 200,
      isDone: now >= video.finishesAt,
      ...(this.law.reportsProgress === true ? { progress } : {}),
    };
    await new Promise((resolve) => setTimeout(resolve, oneWayMs));
    return status;
  }
}
