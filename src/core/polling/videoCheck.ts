import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError, NotFoundError } from '../../api/errors';
import { RepeatedFindings } from '../../api/confirmation';
import type { ApiResponse, VideoReading } from '../../api/types';
import { steady } from '../clock';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { applyReading, isInferredEnd } from '../video/applyResponse';
import { toKept } from '../video/keptResponse';
import { isFollowed, type ServiceId, type Video } from '../video/video';
import { forecastFinish, remainingRange, type FinishForecast } from './finishForecast';
import { nextCheck } from './schedule';
import { keyError, type ServiceHealth } from './serviceHealth';

/** Gives the client of a service; undefined while there is no key. */
export type ApiFor = (service: ServiceId) => Promise<Pick<DeveloperApi, 'getVideo'> | undefined>;

export interface VideoCheckDependencies {
  readonly library: Pick<VideoLibrary, 'get' | 'update' | 'markGone' | 'patch' | 'finishedDurations'>;
  readonly apiFor: ApiFor;
  readonly log: Log;
  /** Whether anybody looks: questions are fewer when nobody does. */
  readonly isWatched: () => boolean;
}

export interface CheckResult {
  /** When to ask again, by the steady clock, where nothing was written to the library: the failure was not the video's. */
  readonly againAt?: number;
  /** Why there was no response. */
  readonly error?: unknown;
}

/** However long a service asks to wait for one video, it is asked about once an hour. */
const longestWaitMs = 3_600_000;
/** After so many failed questions a week without news has really been a week. */
const manyFailures = 20;
/** The age assumed of a video that was created at a time that is still to come: the clock was set back since. */
const unknownAgeMs = 600_000;
/** The longest time ahead that anything is planned, and the longest wait after the clock was set back. */
const furthestPlanMs = 70 * 60_000;
const resetPlanMs = 15_000;

/** Asks a service about one video and writes down what came of it. */
export class VideoCheck {
  /** Ends that are only inferred, and videos the service did not find. */
  private readonly findings = new RepeatedFindings();
  /** When each video was requested, by a clock that nobody can set. */
  private readonly births = new Map<string, number>();
  /** Until when the service asked to leave each video alone, by the steady clock. */
  private readonly notBefore = new Map<string, number>();
  /** When videos finish, by service and duration. */
  private readonly forecasts = new Map<string, FinishForecast | undefined>();

  constructor(private readonly dependencies: VideoCheckDependencies) {}

  /** These videos have finished: how long such videos take is read again. */
  forget(finished: readonly Video[]): void {
    for (const { key } of finished) {
      this.births.delete(key);
      this.notBefore.delete(key);
    }
    this.forecasts.clear();
  }

  /** When to ask about a video next (Date.now()), no earlier than the service asked for; undefined when only by hand. */
  plan(video: Video, now: number): number | undefined {
    const age = this.ageOf(video);
    const lastNews = Math.max(video.changedAt, video.createdAt);
    const lastHeard = video.failedChecks >= manyFailures ? now : (video.checkedAt ?? video.changedAt);
    const delay = nextCheck({
      age,
      forecast: this.forecastOf(video),
      unchangedMs: Math.min(Math.max(0, lastHeard - lastNews), age),
      failedChecks: video.failedChecks,
      isWatched: this.dependencies.isWatched(),
      random: Math.random,
    });
    const wait = (this.notBefore.get(video.key) ?? 0) - steady(now);
    return delay === 'by hand' ? undefined : Math.round(now + Math.max(delay, wait));
  }

  /** When to ask about a video that another window, or this one under another clock, may have planned: as {@link plan}. */
  resume(video: Video, now: number): number | undefined {
    const { nextCheckAt, changedAt, checkedAt = 0 } = video;
    const planned = this.plan(video, now);
    if (nextCheckAt === undefined) return planned;
    const isOfThisClock = Math.max(changedAt, checkedAt) <= now + 1_000 && nextCheckAt <= now + furthestPlanMs;
    return isOfThisClock ? nextCheckAt : Math.min(planned ?? Infinity, now + resetPlanMs);
  }

  /** How much longer a followed video will probably take, as a range in ms; undefined where nothing is known. */
  remainingTime(video: Video): ReturnType<typeof remainingRange> {
    const forecast = isFollowed(video) ? this.forecastOf(video) : undefined;
    return forecast === undefined ? undefined : remainingRange(forecast, this.ageOf(video));
  }

  /** Asks now. @throws LibraryError when the response could not be kept; the reason of the signal */
  async ask(video: Video, health: ServiceHealth, signal: AbortSignal): Promise<CheckResult> {
    const { videoId, key } = video;
    if (videoId === undefined) return {};
    const askedAt = steady();
    let response: ApiResponse<VideoReading>;
    try {
      const api = await this.dependencies.apiFor(video.service);
      signal.throwIfAborted();
      if (api === undefined) throw keyError(video.service);
      // One attempt: the pauses between attempts are the poller's.
      response = await api.getVideo(videoId, { signal, attempts: 1 });
    } catch (error) {
      signal.throwIfAborted();
      return { error, ...(await this.failed(video, error, health, askedAt)) };
    }
    const now = Date.now();
    health.responded(askedAt, steady());
    const reading = toKept(response);
    const isEnd = reading.state !== video.state && isInferredEnd(reading);
    if (!isEnd) this.findings.forget(key);
    if (isRefused(reading) || (isEnd && !this.findings.note(key, reading.state, now))) {
      await this.noteDoubt(video, response, now);
      return {};
    }
    const after = applyReading(video, reading, now);
    const also = isFollowed(after) ? { nextCheckAt: this.planAfter(after, response, now) } : {};
    const clockSetMs = Math.abs(now - video.createdAt - this.ageOf(video));
    await this.dependencies.library.update(key, reading, also, clockSetMs);
    return {};
  }

  /** The age in ms, whatever the clock was set by since the video was first seen here; sleep does not count. */
  private ageOf({ key, createdAt }: Video): number {
    const byClock = Date.now() - createdAt;
    const now = performance.now();
    const birth = this.births.get(key) ?? now - (byClock < -1000 ? unknownAgeMs : Math.max(0, byClock));
    this.births.set(key, birth);
    return now - birth;
  }

  private forecastOf({ service, duration }: Video): FinishForecast | undefined {
    const name = `${service} ${duration}`;
    if (!this.forecasts.has(name)) {
      this.forecasts.set(name, forecastFinish(this.dependencies.library.finishedDurations(service, duration)));
    }
    return this.forecasts.get(name);
  }

  /** Keeps asking about a video whose state is not certain, and shows what is likely. */
  private async noteDoubt(video: Video, response: ApiResponse<VideoReading>, now: number): Promise<void> {
    const { library, log } = this.dependencies;
    log.warn(
      `Poller: the response does not say for certain what became of video ${video.key} (${response.reading.state})`,
    );
    if (!isFollowed(video)) return;
    const failedChecks = video.failedChecks + 1;
    const nextCheckAt = this.planAfter({ ...video, failedChecks }, response, now);
    await library.patch(video.key, { failedChecks, nextCheckAt, errorMessage: doubtOf(response.reading) });
  }

  /** The next question, after a response that may ask to wait. */
  private planAfter(
    video: Video,
    { retryAfterMs = 0 }: { readonly retryAfterMs?: number | undefined },
    now: number,
  ): number | undefined {
    this.notBefore.set(video.key, steady(now) + Math.min(retryAfterMs, longestWaitMs));
    return this.plan(video, now);
  }

  private async failed(video: Video, error: unknown, health: ServiceHealth, askedAt: number): Promise<CheckResult> {
    const { library, log } = this.dependencies;
    const now = Date.now();
    const wasFailing = health.isProbing;
    const isOfService = health.failed(error, askedAt, steady(), video.videoId);
    log.warn(`Poller: no response about video ${video.key}: ${String(error)}`);
    // A key or a pace says nothing about the video, nor does one failure among many of a service that is away. But one
    // video may be what a service that is otherwise well fails at.
    const isFirst = !wasFailing && (health.status === 'offline' || health.status === 'outage');
    if (isOfService && !isFirst) return { againAt: askedAt };
    if (error instanceof NotFoundError && (this.findings.note(video.key, 'gone', now) || error.status === 410)) {
      await library.markGone(video.key, error.message, { body: error.body, http: error.status ?? 404 });
    } else if (isFollowed(video)) {
      const failedChecks = video.failedChecks + 1;
      const after = { ...video, failedChecks };
      const asksToWait = error instanceof ApiError && error.retryAfterMs !== undefined;
      const nextCheckAt = asksToWait ? this.planAfter(after, error, now) : this.plan(after, now);
      await library.patch(video.key, { failedChecks, nextCheckAt });
    }
    return {};
  }
}

/** Whether a response refuses to tell: its words are about the call. */
function isRefused({ state, statusText, errorMessage }: VideoReading): boolean {
  return state === 'unknown' && statusText === undefined && errorMessage !== undefined;
}

function doubtOf({ state, errorMessage }: VideoReading): string {
  if (state === 'unknown' && errorMessage !== undefined) return errorMessage;
  if (state === 'succeeded') return l10n.t('Likely finished. Checking again to be sure.');
  return errorMessage === undefined
    ? l10n.t('Likely failed. Checking again to be sure.')
    : l10n.t(
        'Likely failed: {0} Checking again to be sure.',
        /[.!?]$/.test(errorMessage) ? errorMessage : `${errorMessage}.`,
      );
}
