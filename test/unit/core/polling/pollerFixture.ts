import { install, type Clock } from '@sinonjs/fake-timers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sqlite from 'node:sqlite';
import type { ApiResponse, VideoReading } from '../../../../src/api/types';
import { WindowLiveness } from '../../../../src/core/library/windowLiveness';
import { VideoLibrary } from '../../../../src/core/library/library';
import { VideoPoller, type PollerOptions } from '../../../../src/core/polling/poller';
import { type IdentifiedVideo, insertVideos } from '../../../support/fillLibrary';
import { seededRandom } from '../../../support/seededRandom';

const realImmediate = setImmediate;

const trueRandom = Math.random;

/** Lets promises and the poller settle without advancing time. SQLite is synchronous. */
function settle(): Promise<void> {
  return new Promise((resolve) => realImmediate(resolve));
}

export interface StatusCheck {
  readonly videoId: string;
  readonly at: number;
  readonly window: string;
}

export type Reaction = (Omit<VideoReading, 'certainty'> & { readonly retryAfterMs?: number }) | Error;

/** Windows over one real library with virtual time, and a service that records every request. */
export class PollerWorld {
  readonly checks: StatusCheck[] = [];
  readonly warnings: string[] = [];
  /** The service's responses. Unless changed, a video is `running` forever. */
  respond: (check: StatusCheck) => Reaction | Promise<Reaction> = () => ({ state: 'running' });
  hasKey = true;
  attention = true;
  private readonly disposables: { dispose(): void }[] = [];

  private constructor(
    readonly folder: string,
    readonly clock: Clock,
  ) {}

  static async make(): Promise<PollerWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'poller-'));
    Math.random = seededRandom(1);
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;
    return new PollerWorld(folder, install({ now: Date.UTC(2026, 0, 5, 9), toFake: [...toFake] }));
  }

  async openWindow(
    name = 'first',
    options: Partial<PollerOptions> = {},
  ): Promise<{ library: VideoLibrary; poller: VideoPoller }> {
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: string) => void this.warnings.push(message),
      error: (message: string) => void this.warnings.push(message),
    };
    const library = await VideoLibrary.open(this.folder, log);
    const getVideo = async (videoId: string): Promise<ApiResponse<VideoReading>> => {
      const check = { videoId, at: Date.now(), window: name };
      this.checks.push(check);
      const reaction = await this.respond(check);
      if (reaction instanceof Error) throw reaction;
      const { retryAfterMs, ...reading } = reaction;
      const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
      return { reading: { ...reading, certainty: 'said' }, body: {}, status: 200, ...wait };
    };
    const poller = new VideoPoller({
      library,
      apiFor: () => Promise.resolve(this.hasKey ? { getVideo: getVideo } : undefined),
      log,
      isWatched: () => this.attention,
      ...options,
    });
    this.disposables.push(poller, library);
    await settle();
    return { library, poller };
  }

  /** Gives the lease to a window that lives and does nothing. */
  async giveLeaseToIdleWindow(library: VideoLibrary): Promise<void> {
    const other = new WindowLiveness(sqlite, this.folder);
    other.register();
    this.disposables.push(other);
    await library.transact((connection) => {
      connection.run('UPDATE leases SET owner = ?, expires_at = ?', `${other.ownId}/poller`, Date.now());
    });
  }

  /** Advances time, and runs each timer that becomes due. */
  async pass(ms: number): Promise<void> {
    const span = { isOver: false };
    // oxlint-disable-next-line no-restricted-globals -- the clock is virtual
    setTimeout(() => {
      span.isOver = true;
    }, ms);
    await settle();
    while (!span.isOver) {
      this.clock.next();
      await settle();
    }
  }

  /** Advances time until a condition holds. */
  async until(isMet: () => boolean, mostMs: number): Promise<void> {
    for (const end = this.clock.now + mostMs; !isMet();) {
      if (this.clock.now > end) throw new Error('The condition was not met.');
      await this.pass(100);
    }
  }

  /** Adds videos that the service is working on. */
  async addVideos(
    library: VideoLibrary,
    count: number,
    changes: Partial<IdentifiedVideo> = {},
  ): Promise<IdentifiedVideo[]> {
    const now = Date.now();
    const videos = Array.from({ length: count }, (_, i): IdentifiedVideo => {
      const name = `${changes.service ?? 'service'}-${i}`;
      return {
        ...{ key: `key-${name}-${now}`, videoId: name, service: 'service', prompt: 'p', duration: 8, state: 'running' },
        ...{ createdAt: now, changedAt: now, checkedAt: now, failedChecks: 0, stopped: false },
        ...{ request: { state: 'unknown' }, file: { state: 'none' } },
        ...changes,
      };
    });
    await library.transact((connection) => {
      insertVideos(connection, videos);
    });
    // Makes the library read the rows that were inserted without its methods.
    await library.patchAll(new Map());
    await this.pass(1000);
    return videos;
  }

  /** The times of a video's status checks, in milliseconds since the first one, or since `from`. */
  times(videoId?: string, from = 0): number[] {
    return this.checks.filter((one) => videoId === undefined || one.videoId === videoId).map(({ at }) => at - from);
  }

  async close(): Promise<void> {
    for (const one of this.disposables) one.dispose();
    this.clock.uninstall();
    Math.random = trueRandom;
    await rm(this.folder, { recursive: true, force: true });
  }
}
