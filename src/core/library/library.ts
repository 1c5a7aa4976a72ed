import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as l10n from '@vscode/l10n';
import type { VideoReading } from '../../api/types';
import type { Disposable } from '../event';
import type { KeptReading, KeptResponse, VideoPatch } from '../video/response';
import { LibraryDatabase } from './database';
import type { LibraryConnection } from './connection';
import { LibraryError, toLibraryError } from './errors';
import { LibraryOwners } from './owners';
import { findDuplicate, nextCreatedAt } from './reader';
import { deleteVideo, insertVideo, readVideo, readVideos, updateVideo } from './rows';
import { type LibraryOptions, LibraryWriter } from './writer';
import { removePart } from '../downloads/partFile';
import { mayAttach, unknownDuration, withChanges } from '../video/video';
import type { ServiceId, Video, VideoIntent } from '../video/video';
import { applyReading, attachVideo, leaveVideoUnconfirmed, markVideoGone, rejectVideo } from '../video/applyResponse';

export type { KeptReading, KeptResponse, VideoPatch } from '../video/response';
export { LibraryError } from './errors';
export type { Price, StoredReading } from './history';
export type { StoredResponse, VideoCount } from './reader';
export type { LibraryChange } from './changeFeed';
export type { LibraryOptions } from './writer';

/** How often windows that vanished while sending are looked for. */
const reclaimEveryMs = 5_000;

/** The same prompt, duration and aspect ratio within this time is a duplicate. */
const duplicateWindowMs = 2 * 60_000;

/** What {@link VideoLibrary.beginBatch} recorded, and what it did not because it exists. */
export interface BegunBatch {
  readonly recorded: readonly Video[];
  readonly duplicates: readonly { readonly intent: VideoIntent; readonly existing: Video }[];
}

/** Removals are remembered this long, for windows that slept. */
const removalsKeptMs = 30 * 86_400_000;

/**
 * The videos of this user on this machine, in one SQLite file that all windows share. Writes are on disk when their
 * promise resolves and throw a {@link LibraryError} when they are not.
 */
export class VideoLibrary extends LibraryWriter implements Disposable {
  private readonly owners: LibraryOwners;
  /** Begun here, and nobody has taken them to send yet. */
  private readonly unsent = new Set<string>();
  private reclaimTimer: NodeJS.Timeout | undefined;

  private constructor(
    folder: string,
    database: LibraryDatabase,
    /** A sentence when the file was found damaged on opening and was rebuilt. */
    readonly recovered: string | undefined,
    options: LibraryOptions,
  ) {
    super(folder, database, options);
    this.owners = new LibraryOwners(database, this.clock, options.log);
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

  /** Identifies this open library among all windows; a reload makes a new one. */
  get ownId(): string {
    return this.owners.ownId;
  }

  /** Records what is about to be asked for, safe from a loss of power before it resolves. */
  async begin(intent: VideoIntent): Promise<Video> {
    const [video] = (await this.beginBatch([intent], { duplicateWithinMs: 0 })).recorded;
    if (video === undefined) throw new Error('Unreachable.');
    return video;
  }

  /**
   * Records what is about to be asked for, in one transaction, but for what any window has begun within a time: of two
   * windows that want the same at once, only one records it. Videos of one call or one batch may be alike.
   */
  async beginBatch(
    intents: readonly VideoIntent[],
    { duplicateWithinMs = duplicateWindowMs }: { readonly duplicateWithinMs?: number } = {},
  ): Promise<BegunBatch> {
    const begun = await this.write(true, (connection, now) => {
      const looked = intents.map((intent) => ({
        intent,
        existing: duplicateWithinMs > 0 ? findDuplicate(connection, intent, now, duplicateWithinMs) : undefined,
      }));
      const recorded = looked
        .filter(({ existing }) => existing === undefined)
        .map(({ intent }) => this.insertBegun(connection, intent, now));
      const duplicates = looked.flatMap(({ intent, existing }) =>
        existing === undefined ? [] : [{ intent, existing }],
      );
      if (recorded.length > 0) this.owners.sayAlive(connection);
      return { recorded, duplicates };
    });
    for (const { key } of begun.recorded) this.unsent.add(key);
    if (begun.recorded.length > 0) this.owners.keepAlive();
    return begun;
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

  /** The service responded to the request with an ID. A late response to an unconfirmed one counts, too. */
  confirm(key: string, reading: KeptReading): Promise<Video> {
    return this.change(key, true, (video, now) => applyReading(video, reading, now), reading);
  }

  /** The request did not reach the service, or the service refused it: there is no video and nothing was spent. */
  reject(key: string, errorMessage: string, response?: KeptResponse): Promise<Video> {
    return this.change(key, true, (video, now) => rejectVideo(video, errorMessage, now), response);
  }

  /** Nobody knows whether the service began. A response without an ID keeps what else it says. */
  leaveUnconfirmed(key: string, errorMessage: string, response?: KeptResponse & Partial<VideoReading>): Promise<Video> {
    return this.change(key, true, (video, now) => leaveVideoUnconfirmed(video, errorMessage, now, response), response);
  }

  /** The service responded to a check of the video. What can no longer be is ignored. `also` saves a second write. */
  update(key: string, reading: KeptReading, also: VideoPatch = {}): Promise<Video> {
    const updated = (video: Video, now: number): Video => withChanges(applyReading(video, reading, now), also);
    return this.change(key, false, updated, reading);
  }

  /** The service no longer knows a video that was followed. */
  markGone(key: string, errorMessage: string, response?: KeptResponse): Promise<Video> {
    return this.change(key, false, (video, now) => markVideoGone(video, errorMessage, now), response);
  }

  /**
   * The user says which of the service's videos an unconfirmed or rejected one is; the service has confirmed that it exists.
   *
   * @throws LibraryError when the video has an ID
   */
  attach(key: string, videoId: string, reading: KeptReading): Promise<Video> {
    const attached = (video: Video, now: number): Video => {
      if (!mayAttach(video)) throw new LibraryError(l10n.t('This video already has an ID.'));
      return attachVideo(video, videoId, reading, now);
    };
    return this.change(key, true, attached, reading);
  }

  /** Follows a video that was started elsewhere; one that is known already is updated. */
  async track(service: ServiceId, videoId: string, reading: KeptReading): Promise<Video> {
    return this.write(true, (connection, now) => {
      const known = readVideos(connection, 'WHERE service = ? AND video_id = ? LIMIT 1', service, videoId)[0];
      const createdAt = nextCreatedAt(connection, now);
      const times = { createdAt, changedAt: createdAt, failedChecks: 0, stopped: false };
      const intent = { service, prompt: '', duration: unknownDuration };
      const before: Video = known ?? { ...intent, key: randomUUID(), videoId, state: reading.state, ...times };
      const after = withChanges(applyReading(before, reading, now), { stopped: false });
      if (known === undefined) insertVideo(connection, after, undefined);
      else updateVideo(connection, known, after);
      this.keep(connection, after.key, reading, now);
      return after;
    });
  }

  /** Stop Tracking: kept, but no longer asked about. One whose request is under way is left alone. */
  stop(key: string): Promise<Video> {
    return this.change(key, false, (video) =>
      video.state === 'submitting' ? video : withChanges(video, { stopped: true, nextCheckAt: undefined }),
    );
  }

  /** Resumes tracking after {@link stop}. */
  resume(key: string): Promise<Video> {
    return this.change(key, false, (video) => withChanges(video, { stopped: false }));
  }

  /** Forgets a video and deletes its local copy. @throws LibraryError while its request is under way. */
  async remove(key: string): Promise<void> {
    const removed = await this.write(false, (connection, now) => {
      const video = readVideo(connection, key);
      if (video?.state === 'submitting') {
        throw new LibraryError(l10n.t('This video is being sent and cannot be removed yet.'));
      }
      deleteVideo(connection, key, now);
      return video;
    });
    await removePart(this.filesFolder, key).catch(() => undefined);
    if (removed?.fileName === undefined) return;
    await rm(join(this.filesFolder, basename(removed.fileName)), { force: true }).catch(() => undefined);
  }

  /** Makes videos unconfirmed whose window is gone while it was sending; done on opening and every few seconds. */
  async reclaimAbandoned(): Promise<Video[]> {
    if (this.database.read((connection) => this.owners.abandoned(connection)).length === 0) return [];
    return this.write(true, (connection, now) => this.owners.reclaim(connection, now));
  }

  dispose(): void {
    clearTimeout(this.reclaimTimer);
    this.stopWatching();
    this.owners.dispose();
    try {
      this.database.close((connection) => {
        this.owners.leave(connection);
      });
    } catch (error) {
      // Other windows notice by themselves that this one is gone.
      this.options.log.debug(`Library: ${toLibraryError(error).message}`);
    }
  }

  private insertBegun(connection: LibraryConnection, intent: VideoIntent, now: number): Video {
    const createdAt = nextCreatedAt(connection, now);
    const begun = { state: 'submitting', createdAt, changedAt: createdAt, failedChecks: 0, stopped: false } as const;
    const video: Video = withChanges({ ...intent, key: randomUUID(), ...begun }, {});
    insertVideo(connection, video, this.owners.ownId);
    return video;
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
