import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CreditsReply, VideoReply } from '../api/types';
import { Emitter, type Disposable, type Event } from './event';
import type { KeptAnswer, KeptReply, VideoPatch } from './keptReply';
import type { LibraryConnection } from './libraryConnection';
import { LibraryDatabase } from './libraryDatabase';
import { LibraryError, toLibraryError } from './libraryError';
import { hasPrice, learn, learnPrice, writeReading } from './libraryHistory';
import { LibraryOwners } from './libraryOwners';
import { findTwin, hasUnfinished, LibraryReader, nextCreatedAt } from './libraryReader';
import { deleteVideo, insertVideo, readVideo, readVideos, updateVideo, writeReply } from './libraryRows';
import { LibraryWatch, type LibraryChange } from './libraryWatch';
import type { Log } from './log';
import { mayAttach, unknownDuration, withChanges } from './video';
import type { ServiceId, Video, VideoIntent } from './video';
import { applyAnswer, replyText } from './videoAnswer';
import { attachVideo, leaveVideoUnconfirmed, markVideoGone, rejectVideo } from './videoChanges';

export type { KeptAnswer, KeptReply, VideoPatch } from './keptReply';
export { LibraryError } from './libraryError';
export type { Price, StoredReading } from './libraryHistory';
export type { StoredReply, VideoCount } from './libraryReader';
export type { LibraryChange } from './libraryWatch';

export interface LibraryOptions {
  readonly log: Log;
  /** Date.now(), or a test's. */
  readonly clock?: () => number;
  /** Takes known keys out of a text before it is kept. */
  readonly redact?: (text: string) => string;
}

/** How often windows that vanished while sending are looked for. */
const reclaimEveryMs = 5_000;

/** Removals are remembered this long, for windows that slept. */
const removalsKeptMs = 30 * 86_400_000;

/**
 * The videos of this user on this machine, in one SQLite file that all windows share. Writes are on disk when their
 * promise resolves and throw a {@link LibraryError} when they are not.
 */
export class VideoLibrary extends LibraryReader implements Disposable {
  /** Where local copies of finished videos are. */
  readonly filesFolder: string;
  /** Own and other windows' changes; own ones before the write resolves. */
  readonly onDidChange: Event<LibraryChange>;
  private readonly reset = new Emitter<string | undefined>();
  /** Everything may have changed: read again. Carries a sentence when the file was found damaged and rebuilt. */
  readonly onDidReset: Event<string | undefined> = this.reset.event;

  private readonly owners: LibraryOwners;
  private readonly watch: LibraryWatch;
  /** Begun here, and nobody has taken them to send yet. */
  private readonly unsent = new Set<string>();
  private reclaimTimer: NodeJS.Timeout | undefined;

  private constructor(
    folder: string,
    database: LibraryDatabase,
    /** A sentence when the file was found damaged on opening and was rebuilt. */
    readonly recovered: string | undefined,
    private readonly options: LibraryOptions,
  ) {
    super(database, options.clock ?? Date.now);
    this.filesFolder = join(folder, 'files');
    this.owners = new LibraryOwners(database, this.clock, options.log);
    this.watch = new LibraryWatch(database, options.log, () => database.read(hasUnfinished));
    this.onDidChange = this.watch.onDidChange;
    database.onDidReplace((sentence) => {
      this.watch.reset();
      this.reset.fire(sentence);
    });
  }

  /**
   * Opens the library of a folder, made when missing.
   *
   * @throws LibraryError when it cannot be used, or is of a newer version (and then is not touched).
   */
  static async open(folder: string, options: LibraryOptions): Promise<VideoLibrary> {
    const { database, recovered } = await LibraryDatabase.open(folder, options.log);
    const library = new VideoLibrary(folder, database, recovered, options);
    try {
      await mkdir(library.filesFolder, { recursive: true });
      await library.reclaimAbandoned();
      await database.write((connection) => {
        library.owners.prune(connection);
        connection.run('DELETE FROM removals WHERE removed_at < ?', library.clock() - removalsKeptMs);
      }, false);
    } catch (error) {
      options.log.warn(`Library: ${toLibraryError(error).message}`);
    }
    library.reclaimLater();
    return library;
  }

  get isClosed(): boolean {
    return this.database.isClosed;
  }

  /** Identifies this open library among all windows; a reload makes a new one. */
  get ownId(): string {
    return this.owners.ownId;
  }

  /** Whether anybody looks: other windows' changes are then seen within about 0.2 s, otherwise within 0.9 s. */
  setAttention(active: boolean): void {
    this.watch.setAttention(active);
  }

  /** Records what is about to be asked for, safe from a loss of power before it resolves. */
  async begin(intent: VideoIntent): Promise<Video> {
    const { video, twin } = await this.beginOnce(intent, { twinWithinMs: 0 });
    return video ?? twin;
  }

  /**
   * Records what is about to be asked for, unless some window has begun the same within a time: then its twin is given
   * and nothing recorded. Both in one transaction, so that of two windows only one begins.
   */
  async beginOnce(
    intent: VideoIntent,
    { twinWithinMs }: { readonly twinWithinMs: number },
  ): Promise<{ readonly video: Video; readonly twin?: never } | { readonly twin: Video; readonly video?: never }> {
    const result = await this.write(true, (connection, now) => {
      const twin = twinWithinMs > 0 ? findTwin(connection, intent, now, twinWithinMs) : undefined;
      if (twin !== undefined) return { twin };
      const createdAt = nextCreatedAt(connection, now);
      const begun = { state: 'submitting', createdAt, changedAt: createdAt, failedChecks: 0, stopped: false } as const;
      const video: Video = withChanges({ ...intent, key: randomUUID(), ...begun }, {});
      this.owners.sayAlive(connection);
      insertVideo(connection, video, this.owners.ownId);
      return { video };
    });
    if (result.video !== undefined) {
      this.unsent.add(result.video.key);
      this.owners.keepAlive();
    }
    return result;
  }

  /** Gives a begun video to whoever sends its request: true once, in the window that began it. */
  takeUnsent(key: string): boolean {
    return this.unsent.delete(key);
  }

  /** Puts a video back that a damaged library has lost; one that is there is left alone. */
  async restore(video: Video): Promise<void> {
    if (this.get(video.key) !== undefined) return;
    await this.write(true, (connection) => {
      if (readVideo(connection, video.key) === undefined) insertVideo(connection, video, this.owners.ownId);
    });
  }

  /** The service answered the request with an id. A late answer to an unconfirmed one counts, too. */
  confirm(key: string, answer: KeptAnswer): Promise<Video> {
    return this.change(key, true, (video, now) => applyAnswer(video, answer, now), answer);
  }

  /** The request did not reach the service, or the service refused it: there is no video and nothing was spent. */
  reject(key: string, errorMessage: string, reply?: KeptReply): Promise<Video> {
    const message = this.redact(errorMessage);
    return this.change(key, true, (video, now) => rejectVideo(video, message, now), reply);
  }

  /** Nobody knows whether the service began. An answer without an id keeps what else it says. */
  leaveUnconfirmed(key: string, errorMessage: string, reply?: KeptReply & Partial<VideoReply>): Promise<Video> {
    const message = this.redact(errorMessage);
    return this.change(key, true, (video, now) => leaveVideoUnconfirmed(video, message, now, reply), reply);
  }

  /** The service answered a look at the video. What can no longer be is ignored. `also` saves the poller a second write. */
  update(key: string, answer: KeptAnswer, also: VideoPatch = {}): Promise<Video> {
    const updated = (video: Video, now: number): Video => withChanges(applyAnswer(video, answer, now), also);
    return this.change(key, false, updated, answer);
  }

  /** The service no longer knows a video that was followed. */
  markGone(key: string, errorMessage: string, reply?: KeptReply): Promise<Video> {
    const message = this.redact(errorMessage);
    return this.change(key, false, (video, now) => markVideoGone(video, message, now), reply);
  }

  /**
   * The user says which of the service's videos an unconfirmed or rejected one is; the service has confirmed that it exists.
   *
   * @throws LibraryError when the video has an id
   */
  attach(key: string, videoId: string, answer: KeptAnswer): Promise<Video> {
    const attached = (video: Video, now: number): Video => {
      if (!mayAttach(video)) throw new LibraryError('This video already has an id.');
      return attachVideo(video, videoId, answer, now);
    };
    return this.change(key, true, attached, answer);
  }

  /** Follows a video that was started elsewhere; one that is known already is updated. */
  async track(service: ServiceId, videoId: string, answer: KeptAnswer): Promise<Video> {
    return this.write(true, (connection, now) => {
      const known = readVideos(connection, 'WHERE service = ? AND video_id = ? LIMIT 1', service, videoId)[0];
      const createdAt = nextCreatedAt(connection, now);
      const times = { createdAt, changedAt: createdAt, failedChecks: 0, stopped: false };
      const intent = { service, prompt: '', duration: unknownDuration };
      const before: Video = known ?? { ...intent, key: randomUUID(), videoId, state: answer.state, ...times };
      const after = withChanges(applyAnswer(before, answer, now), { stopped: false });
      if (known === undefined) insertVideo(connection, after, undefined);
      else updateVideo(connection, known, after);
      this.keep(connection, after.key, answer, now);
      return after;
    });
  }

  /** Stop Tracking, and Dismiss for an unconfirmed one: kept, but no longer asked about or waiting for the user. */
  stop(key: string): Promise<Video> {
    return this.change(key, false, (video) =>
      video.state === 'submitting' ? video : withChanges(video, { stopped: true, nextCheckAt: undefined }),
    );
  }

  /** Takes it up again after {@link stop}. */
  resume(key: string): Promise<Video> {
    return this.change(key, false, (video) => withChanges(video, { stopped: false }));
  }

  patch(key: string, changes: VideoPatch): Promise<Video> {
    return this.change(key, false, (video) => withChanges(video, changes));
  }

  /** Several patches in one transaction; videos that were removed meanwhile are passed over. */
  async patchAll(patches: ReadonlyMap<string, VideoPatch>): Promise<void> {
    await this.write(false, (connection) => {
      for (const [key, changes] of patches) {
        const video = readVideo(connection, key);
        if (video !== undefined) updateVideo(connection, video, withChanges(video, changes));
      }
    });
  }

  /** Forgets a video and deletes its local copy. @throws LibraryError while its request is under way. */
  async remove(key: string): Promise<void> {
    const removed = await this.write(false, (connection, now) => {
      const video = readVideo(connection, key);
      if (video?.state === 'submitting') throw new LibraryError('This video is being sent and cannot be removed yet.');
      deleteVideo(connection, key, now);
      return video;
    });
    const files = [`${key}.part`, ...(removed?.fileName === undefined ? [] : [basename(removed.fileName)])];
    for (const file of files) await rm(join(this.filesFolder, file), { force: true }).catch(() => undefined);
  }

  /** Notes a cost the service did not name itself, if none is known yet. */
  learnPrice(key: string, credits: number): Promise<void> {
    return this.write(false, (connection, now) => {
      const video = readVideo(connection, key);
      if (video !== undefined && !hasPrice(connection, key)) learnPrice(connection, video, credits, 'difference', now);
    });
  }

  /** Keeps a balance as the last one read from a service. */
  rememberCredits(service: ServiceId, reading: CreditsReply & { readonly readAt: number }): Promise<void> {
    return this.write(false, (connection) => {
      writeReading(connection, service, reading);
    });
  }

  /** Makes videos unconfirmed whose window is gone while it was sending; done on opening and every few seconds. */
  async reclaimAbandoned(): Promise<Video[]> {
    if (this.database.read((connection) => this.owners.abandoned(connection)).length === 0) return [];
    return this.write(true, (connection, now) => this.owners.reclaim(connection, now));
  }

  /** For leases: work in a transaction of its own that changes no video. */
  transact<T>(work: (connection: LibraryConnection) => T): Promise<T> {
    return this.database.write(work, false);
  }

  dispose(): void {
    clearTimeout(this.reclaimTimer);
    this.watch.dispose();
    this.owners.dispose();
    this.reset.dispose();
    try {
      this.database.close((connection) => {
        this.owners.leave(connection);
      });
    } catch (error) {
      // Other windows notice by themselves that this one is gone.
      this.options.log.debug(`Library: ${toLibraryError(error).message}`);
    }
  }

  private async change(
    key: string,
    durable: boolean,
    next: (video: Video, now: number) => Video,
    reply?: KeptReply,
  ): Promise<Video> {
    return this.write(durable, (connection, now) => {
      const before = readVideo(connection, key);
      if (before === undefined) throw new LibraryError('This video is no longer in the library.');
      const after = next(before, now);
      if (updateVideo(connection, before, after)) learn(connection, before, after, now);
      if (reply !== undefined) this.keep(connection, key, reply, now);
      return after;
    });
  }

  private async write<T>(durable: boolean, work: (connection: LibraryConnection, now: number) => T): Promise<T> {
    const result = await this.database.write((connection) => work(connection, this.clock()), durable);
    this.watch.catchUp();
    return result;
  }

  private keep(connection: LibraryConnection, key: string, reply: KeptReply, now: number): void {
    writeReply(
      connection,
      key,
      replyText(reply.body, (text) => this.redact(text)),
      reply.http,
      now,
    );
  }

  private redact(text: string): string {
    return this.options.redact?.(text) ?? text;
  }

  private reclaimLater(): void {
    this.reclaimTimer = setTimeout(() => {
      this.reclaimAbandoned()
        .catch((error: unknown) => {
          this.options.log.debug(`Library: ${toLibraryError(error).message}`);
        })
        .finally(() => {
          if (!this.database.isClosed) this.reclaimLater();
        });
    }, reclaimEveryMs);
    this.reclaimTimer.unref();
  }
}
