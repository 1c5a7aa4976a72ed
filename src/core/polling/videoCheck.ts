import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { ApiError, NotFoundError } from '../../api/errors';
import { RepeatedFindings } from '../../api/confirmation';
import type { ApiResponse, VideoReading } from '../../api/types';
import { steady } from '../clock';
import type { VideoLibrary, VideoPatch } from '../library/library';
import type { Log } from '../log';
import { isInferredEnd } from '../video/applyResponse';
import { toKept } from '../video/keptResponse';
import { isFollowed, type ServiceId, type Video } from '../video/video';
import { forecastFinish, remainingRange, type FinishForecast, type RemainingTime } from './finishForecast';
import { nextCheck } from './schedule';
import { keyError, type ServiceHealth } from './serviceHealth';

/** Returns the API client of a service. Undefined if the service has no key. */
type ApiFor = (service: ServiceId) => Promise<Pick<DeveloperApi, 'getVideo'> | undefined>;

export interface VideoCheckDependencies {
  readonly library: Pick<VideoLibrary, 'get' | 'update' | 'markGone' | 'patch' | 'finishedDurations'>;
  readonly apiFor: ApiFor;
  readonly log: Log;
  /** Returns whether the user can see the videos. Hidden videos are checked less often. */
  readonly isWatched: () => boolean;
}

/** A service can delay the next check of a video by at most this many ms, even if it asks for a longer wait. */
const longestWaitMs = 3_600_000;
/** After this many failed checks in a row, time without a response also counts as time without a change. */
const manyFailures = 20;
/** The assumed age of a video whose creation time is in the future. This happens if the clock was set back. */
const unknownAgeMs = 600_000;
/**
 * A check planned more than this many ms ahead shows that the clock was set back. The check is then rescheduled to run
 * within {@link resetPlanMs}.
 */
const furthestPlanMs = 70 * 60_000;
const resetPlanMs = 15_000;

/** Checks one video at its service, and records the result in the library. */
export class VideoCheck {
  /**
   * Unconfirmed findings: inferred final states and 404 responses. Later checks must confirm a finding before the
   * video's state changes.
   */
  private readonly findings = new RepeatedFindings();
  /** Maps a video's key to the time when the video was requested, on the clock of performance.now(). */
  private readonly births = new Map<string, number>();
  /** Maps a video's key to the end of the wait that its service asked for, as a {@link steady} time. */
  private readonly notBefore = new Map<string, number>();
  /** The forecasts, by service and duration. */
  private readonly forecasts = new Map<string, FinishForecast | undefined>();

  constructor(private readonly dependencies: VideoCheckDependencies) {}

  /**
   * Drops the cached creation times and check delays of finished videos. Also drops all cached forecasts, because they
   * are based on finished videos.
   */
  forget(finished: readonly Video[]): void {
    for (const { key } of finished) {
      this.births.delete(key);
      this.notBefore.delete(key);
    }
    this.forecasts.clear();
  }

  /**
   * The time of a video's next check, in ms since the Unix epoch. Respects any wait that the service requested.
   * Undefined if only the user may check the video.
   */
  plan(video: Video, now: number): number | undefined {
    const age = this.ageOf(video);
    const lastNews = Math.max(video.changedAt, video.createdAt);
    const lastResponse = video.failedChecks >= manyFailures ? now : (video.checkedAt ?? video.changedAt);
    const delay = nextCheck({
      age,
      forecast: this.forecastOf(video),
      unchangedMs: Math.min(Math.max(0, lastResponse - lastNews), age),
      failedChecks: video.failedChecks,
      isWatched: this.dependencies.isWatched(),
      random: Math.random,
    });
    const wait = (this.notBefore.get(video.key) ?? 0) - steady(now);
    return delay === 'by hand' ? undefined : Math.round(now + Math.max(delay, wait));
  }

  /**
   * Like {@link plan}, but keeps the time that another window planned. If the clock was set back after that time was
   * planned, plans a new time.
   */
  resume(video: Video, now: number): number | undefined {
    const { nextCheckAt, changedAt, checkedAt = 0 } = video;
    const planned = this.plan(video, now);
    if (nextCheckAt === undefined) return planned;
    const isOfThisClock = Math.max(changedAt, checkedAt) <= now + 1_000 && nextCheckAt <= now + furthestPlanMs;
    return isOfThisClock ? nextCheckAt : Math.min(planned ?? Infinity, now + resetPlanMs);
  }

  /** The forecast of a polled video's remaining time, as a range in ms. Undefined if there is no forecast. */
  remainingTime(video: Video): RemainingTime | undefined {
    const forecast = isFollowed(video) ? this.forecastOf(video) : undefined;
    return forecast === undefined ? undefined : remainingRange(forecast, this.ageOf(video));
  }

  /**
   * Checks the video now and records the result.
   * @returns the error if there was no response
   * @throws LibraryError if the result could not be recorded; the signal's reason if it is aborted
   */
  async run(video: Video, health: ServiceHealth, signal: AbortSignal): Promise<unknown> {
    const { videoId, key } = video;
    if (videoId === undefined) return undefined;
    const askedAt = steady();
    let response: ApiResponse<VideoReading>;
    try {
      const api = await this.dependencies.apiFor(video.service);
      signal.throwIfAborted();
      if (api === undefined) throw keyError(video.service);
      // Makes a single attempt, because the poller does the retries.
      response = await api.getVideo(videoId, { signal, attempts: 1 });
    } catch (error) {
      signal.throwIfAborted();
      await this.recordFailure(video, error, health, askedAt);
      return error;
    }
    const now = Date.now();
    health.responded(askedAt, steady());
    const reading = toKept(response);
    const isEnd = reading.state !== video.state && isInferredEnd(reading);
    if (!isEnd) this.findings.forget(key);
    if (isRefused(reading) || (isEnd && !this.findings.note(key, reading.state, now))) {
      await this.recordDoubt(video, response, now);
      return undefined;
    }
    const planNext = (after: Video): VideoPatch =>
      isFollowed(after) ? { nextCheckAt: this.planAfter(after, response, now) } : {};
    const clockSetMs = Math.abs(now - video.createdAt - this.ageOf(video));
    await this.dependencies.library.update(key, reading, planNext, clockSetMs);
    return undefined;
  }

  /**
   * The video's age in ms. Uses the wall clock until this window first saw the video, and the monotonic clock after
   * that.
   */
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

  /** Records that a video's state is uncertain, shows its likely state and plans another check. */
  private async recordDoubt(video: Video, response: ApiResponse<VideoReading>, now: number): Promise<void> {
    const { library, log } = this.dependencies;
    log.warn(
      `Poller: the response does not say for certain what became of video ${video.key} (${response.reading.state})`,
    );
    if (!isFollowed(video)) return;
    const failedChecks = video.failedChecks + 1;
    const nextCheckAt = this.planAfter({ ...video, failedChecks }, response, now);
    await library.patch(video.key, { failedChecks, nextCheckAt, errorMessage: doubtOf(response.reading) });
  }

  /** Plans the next check. If the response asks for a wait, the check takes place after it. */
  private planAfter(
    video: Video,
    { retryAfterMs = 0 }: { readonly retryAfterMs?: number | undefined },
    now: number,
  ): number | undefined {
    this.notBefore.set(video.key, steady(now) + Math.min(retryAfterMs, longestWaitMs));
    return this.plan(video, now);
  }

  private async recordFailure(video: Video, error: unknown, health: ServiceHealth, askedAt: number): Promise<void> {
    const { library, log } = this.dependencies;
    const now = Date.now();
    const wasFailing = health.isProbing;
    const isOfService = health.failed(error, askedAt, steady(), video.videoId);
    log.warn(`Poller: no response about video ${video.key}: ${String(error)}`);
    // The first failure of an outage may concern only this video, so it also counts as a failed check of the video.
    const isFirst = !wasFailing && (health.status === 'offline' || health.status === 'outage');
    if (isOfService && !isFirst) return;
    if (error instanceof NotFoundError && (this.findings.note(video.key, 'gone', now) || error.status === 410)) {
      await library.markGone(video.key, error.message, { body: error.body, http: error.status ?? 404 });
    } else if (isFollowed(video)) {
      const failedChecks = video.failedChecks + 1;
      const after = { ...video, failedChecks };
      const asksToWait = error instanceof ApiError && error.retryAfterMs !== undefined;
      const nextCheckAt = asksToWait ? this.planAfter(after, error, now) : this.plan(after, now);
      await library.patch(video.key, { failedChecks, nextCheckAt });
    }
  }
}

/**
 * Whether a response has an error message but no status. A message without a status is about the request, not the
 * video.
 */
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
