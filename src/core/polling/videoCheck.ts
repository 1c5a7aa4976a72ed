import type { DeveloperApi } from '../../api/client';
import { NotFoundError } from '../../api/errors';
import type { Answered, VideoReading } from '../../api/types';
import type { FinishHistory } from './finishHistory';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { backoff, nextCheck } from './schedule';
import type { ServiceHealth } from './serviceHealth';
import { isFollowed, type ServiceId, type Video } from '../video/video';
import { applyAnswer, isVagueEnd } from '../video/applyResponse';

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

/**
 * A service that has just begun a video may not find it yet, and one that is being renewed finds none: a video is gone when
 * it was not found so many times in a row, over so long.
 */
const missesBelieved = 3;
const missingBelievedMs = 600_000;
/** However long a service asks to wait for one video, it is looked at once an hour. */
const longestWaitMs = 3_600_000;
/** After so many vain attempts a week without news has really been a week. */
const vainAttempts = 20;

/**
 * A vague end (see {@link isVagueEnd}) is believed to be the video's when it was said so many times in a row, over so long.
 */
const vagueEndsBelieved = 3;
const vagueEndBelievedMs = 60_000;

/** What was said several times in a row, the first time at `since` (Date.now()). */
interface Repeated {
  readonly times: number;
  readonly since: number;
}

/** Asks a service about one video and writes down what came of it. */
export class VideoCheck {
  /** Those the service did not know when last asked. */
  private readonly missed = new Map<string, Repeated>();
  /** Those of which a vague end was said. */
  private readonly vagueEnds = new Map<string, Repeated>();

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
      quiet: Math.min(Math.max(0, lastHeard - lastNews), sinceStart),
      failedChecks: video.failedChecks,
      attention: attention(),
      random,
      ...(video.checkedAt === undefined
        ? {}
        : {
            lastAnswer: {
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
    this.missed.delete(key);
    if (this.mayBeAboutTheCall(key, isVagueEnd(answer, videoId), now)) {
      this.rooms.log.warn(`Poller: what is said of video ${key} may be about the call`);
      const later: Video = { ...video, failedChecks: video.failedChecks + 1 };
      const nextCheckAt = isFollowed(video) ? this.planAfter(later, answer, now) : undefined;
      await this.rooms.library.patch(key, { failedChecks: later.failedChecks, nextCheckAt });
      return {};
    }
    const after = applyAnswer(video, answer, now);
    const also = isFollowed(after) ? { nextCheckAt: this.planAfter(after, answer, now) } : {};
    await this.rooms.library.update(key, answer, also);
    return {};
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

  private mayBeAboutTheCall(key: string, isVague: boolean, now: number): boolean {
    if (!isVague) {
      this.vagueEnds.delete(key);
      return false;
    }
    const { times, since } = countOnce(this.vagueEnds, key, now);
    return times < vagueEndsBelieved || now - since < vagueEndBelievedMs;
  }

  private isGone(video: Video, error: NotFoundError, now: number): boolean {
    const { times, since } = countOnce(this.missed, video.key, now);
    return error.status === 410 || (times >= missesBelieved && now - since >= missingBelievedMs);
  }
}

function countOnce(counts: Map<string, Repeated>, key: string, now: number): Repeated {
  const before = counts.get(key);
  const after = { times: (before?.times ?? 0) + 1, since: before?.since ?? now };
  counts.set(key, after);
  return after;
}
