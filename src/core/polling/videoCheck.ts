import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { NotFoundError } from '../../api/errors';
import type { Answered, VideoReading } from '../../api/types';
import type { FinishHistory } from './finishHistory';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { backoff, nextCheck } from './schedule';
import type { ServiceHealth } from './serviceHealth';
import { isFollowed, type ServiceId, type Video } from '../video/video';
import { applyReading, isInferredEnd } from '../video/applyResponse';
import { RepeatedFindings } from '../video/repeatedFindings';

/** What of the client is needed to ask about a video. */
export type VideoSource = Pick<DeveloperApi, 'getVideo'>;

/** Gives the client of a service; undefined while there is no key. */
export type ApiFor = (service: ServiceId) => Promise<VideoSource | undefined>;

export interface CheckRooms {
  readonly library: Pick<VideoLibrary, 'get' | 'update' | 'markGone' | 'patch'>;
  readonly history: FinishHistory;
  readonly apiFor: ApiFor;
  readonly log: Log;
  readonly attention: () => boolean;
  readonly random: () => number;
}

export interface CheckResult {
  /** When to ask again, where the library was not told: the failure was not the video's. */
  readonly againAt?: number;
  /** Why there was no answer. */
  readonly error?: unknown;
}

/** However long a service asks to wait for one video, it is looked at once an hour. */
const longestWaitMs = 3_600_000;
/** After so many vain attempts a week without news has really been a week. */
const vainAttempts = 20;

/** Asks a service about one video and writes down what came of it. */
export class VideoCheck {
  /** Ends that nobody said: inferred ones, and videos the service did not find. */
  private readonly findings = new RepeatedFindings();

  constructor(private readonly rooms: CheckRooms) {}

  /** When to ask about a video next (Date.now()), undefined when only by hand. */
  plan(video: Video, now: number): number | undefined {
    const { attention, history, random } = this.rooms;
    const sinceStart = Math.max(0, now - video.createdAt);
    const lastNews = Math.max(video.changedAt, video.createdAt);
    const lastHeard = video.failedChecks >= vainAttempts ? now : (video.checkedAt ?? video.changedAt);
    const delay = nextCheck({
      age: sinceStart,
      history: history.of(video),
      unchangedMs: Math.min(Math.max(0, lastHeard - lastNews), sinceStart),
      failedChecks: video.failedChecks,
      attention: attention(),
      random,
      ...(video.checkedAt === undefined
        ? {}
        : {
            lastResponse: {
              age: video.checkedAt - video.createdAt,
              ...(video.progress === undefined ? {} : { progress: video.progress }),
            },
          }),
    });
    return delay === 'by hand' ? undefined : Math.round(now + delay);
  }

  /** Asks now. @throws LibraryError when the answer could not be kept; the reason of the signal */
  async ask(video: Video, health: ServiceHealth, signal: AbortSignal): Promise<CheckResult> {
    const { videoId, key } = video;
    if (videoId === undefined) return {};
    const askedAt = Date.now();
    let answer: Awaited<ReturnType<VideoSource['getVideo']>>;
    try {
      const api = await this.rooms.apiFor(video.service);
      signal.throwIfAborted();
      if (api === undefined) {
        health.lacksKey(askedAt);
        return { againAt: Date.now() };
      }
      // Asked once: the pauses between attempts are the poller's.
      answer = await api.getVideo(videoId, { signal, attempts: 1 });
    } catch (error) {
      signal.throwIfAborted();
      return { error, ...(await this.failed(video, error, health, askedAt)) };
    }
    const now = Date.now();
    health.answered(askedAt, now);
    if (answer.state !== video.state && isInferredEnd(answer)) {
      if (!this.findings.note(key, answer.state, now)) {
        await this.noteLikelyEnd(video, answer, now);
        return {};
      }
    } else this.findings.forget(key);
    const after = applyReading(video, answer, now);
    const also = isFollowed(after) ? { nextCheckAt: this.planAfter(after, answer, now) } : {};
    await this.rooms.library.update(key, answer, also);
    return {};
  }

  /** Keeps asking about a video whose end is not certain, and shows what is likely. */
  private async noteLikelyEnd(video: Video, answer: Answered<VideoReading>, now: number): Promise<void> {
    this.rooms.log.warn(`Poller: the response does not say for certain how video ${video.key} ended (${answer.state})`);
    const later: Video = { ...video, failedChecks: video.failedChecks + 1 };
    await this.rooms.library.patch(video.key, {
      failedChecks: later.failedChecks,
      nextCheckAt: isFollowed(video) ? this.planAfter(later, answer, now) : undefined,
      errorMessage: likelyEnd(answer),
    });
  }

  /** The next look, no earlier than the service asked for with its answer. */
  private planAfter(video: Video, { retryAfterMs = 0 }: Answered<VideoReading>, now: number): number | undefined {
    const planned = this.plan(video, now);
    return planned === undefined ? undefined : Math.max(planned, now + Math.min(retryAfterMs, longestWaitMs));
  }

  private async failed(
    video: Video,
    error: unknown,
    health: ServiceHealth,
    askedAt: number,
  ): Promise<{ readonly againAt?: number }> {
    const now = Date.now();
    const wasFailing = health.isProbing;
    const isOfService = health.failed(error, askedAt, now);
    this.rooms.log.warn(`Poller: no answer about video ${video.key}: ${String(error)}`);
    // A key or a pace says nothing about the video, nor does one failure among many of a service that is away. But one
    // video may be what a service that is else well fails at.
    const isFirst = !wasFailing && (health.status === 'offline' || health.status === 'outage');
    if (isOfService && !isFirst) return { againAt: now };
    try {
      if (error instanceof NotFoundError && this.isGone(video, error, now)) {
        const reply = { body: error.body, http: error.status ?? 404 };
        await this.rooms.library.markGone(video.key, error.message, reply);
      } else if (isFollowed(video)) {
        const after: Video = { ...video, failedChecks: video.failedChecks + 1 };
        await this.rooms.library.patch(video.key, {
          failedChecks: after.failedChecks,
          nextCheckAt: this.plan(after, now),
        });
      }
      return {};
    } catch (libraryError) {
      this.rooms.log.warn(`Poller: could not note it: ${String(libraryError)}`);
      return { againAt: now + backoff(5) };
    }
  }

  private isGone(video: Video, error: NotFoundError, now: number): boolean {
    return this.findings.note(video.key, 'gone', now) || error.status === 410;
  }
}

function likelyEnd({ state, errorMessage }: VideoReading): string {
  if (state === 'succeeded') return l10n.t('Likely finished. Checking again to be sure.');
  return errorMessage === undefined
    ? l10n.t('Likely failed. Checking again to be sure.')
    : l10n.t(
        'Likely failed: {0} Checking again to be sure.',
        /[.!?]$/.test(errorMessage) ? errorMessage : `${errorMessage}.`,
      );
}
