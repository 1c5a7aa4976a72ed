import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import type { VideoReading } from '../../api/types';
import {
  applyReading,
  attachVideo,
  leaveVideoUnconfirmed as unconfirmed,
  markVideoGone as gone,
  rejectVideo as rejected,
} from '../video/applyResponse';
import { type KeptReading, type KeptResponse, responseText, type VideoPatch } from '../video/response';
import { mayAttach, type ServiceId, unknownDuration, type Video, type VideoIntent, withChanges } from '../video/video';
import type { LibraryConnection } from './connection';
import { LibraryError } from './errors';
import * as history from './history';
import { type Liveness, sendingWindows } from './liveness';
import * as queries from './queries';

/** Removals are remembered this long, for windows that slept. */
const removalsKeptMs = 30 * 86_400_000;

/** What was recorded, and what was not because it exists. */
export interface BegunBatch {
  readonly recorded: readonly Video[];
  readonly duplicates: readonly { readonly intent: VideoIntent; readonly existing: Video }[];
}

// What is done to the library, each within a transaction of the caller's.

export function beginVideos(
  connection: LibraryConnection,
  now: number,
  intents: readonly VideoIntent[],
  duplicateWithinMs: number,
  owner: string,
): BegunBatch {
  const looked = intents.map((intent) => ({
    intent,
    existing: duplicateWithinMs > 0 ? queries.findDuplicate(connection, intent, now, duplicateWithinMs) : undefined,
  }));
  const recorded = looked.flatMap(({ intent, existing }) => {
    if (existing !== undefined) return [];
    const createdAt = queries.nextCreatedAt(connection, now);
    const start = { key: randomUUID(), state: 'submitting', failedChecks: 0, stopped: false } as const;
    const video: Video = withChanges({ ...intent, ...start, createdAt, changedAt: createdAt }, {});
    queries.insertVideo(connection, video, owner);
    return [video];
  });
  const duplicates = looked.flatMap(({ intent, existing }) => (existing === undefined ? [] : [{ intent, existing }]));
  return { recorded, duplicates };
}

/** The service responded to the request with an ID. A late response to an unconfirmed one counts, too. */
export function confirmVideo(connection: LibraryConnection, now: number, key: string, reading: KeptReading): Video {
  return change(connection, now, key, (video) => applyReading(video, reading, now), reading);
}

/** The request did not reach the service, or the service refused it: there is no video and nothing was spent. */
export function rejectVideo(
  connection: LibraryConnection,
  now: number,
  key: string,
  errorMessage: string,
  response?: KeptResponse,
): Video {
  return change(connection, now, key, (video) => rejected(video, errorMessage, now), response);
}

/** Nobody knows whether the service began. A response without an ID keeps what else it says. */
export function leaveVideoUnconfirmed(
  connection: LibraryConnection,
  now: number,
  key: string,
  errorMessage: string,
  response?: KeptResponse & Partial<VideoReading>,
): Video {
  return change(connection, now, key, (video) => unconfirmed(video, errorMessage, now, response), response);
}

/** The service responded to a check of the video. What can no longer be is ignored. `also` saves a second write. */
export function updateFromReading(
  connection: LibraryConnection,
  now: number,
  key: string,
  reading: KeptReading,
  also: VideoPatch = {},
): Video {
  return change(connection, now, key, (video) => withChanges(applyReading(video, reading, now), also), reading);
}

/** The service no longer knows a video that was followed. */
export function markVideoGone(
  connection: LibraryConnection,
  now: number,
  key: string,
  errorMessage: string,
  response?: KeptResponse,
): Video {
  return change(connection, now, key, (video) => gone(video, errorMessage, now), response);
}

/**
 * The user says which of the service's videos an unconfirmed or rejected one is; the service has confirmed that it exists.
 *
 * @throws LibraryError when the video has an ID
 */
export function attachVideoId(
  connection: LibraryConnection,
  now: number,
  key: string,
  videoId: string,
  reading: KeptReading,
): Video {
  const attached = (video: Video): Video => {
    if (!mayAttach(video)) throw new LibraryError(l10n.t('This video already has an ID.'));
    return attachVideo(video, videoId, reading, now);
  };
  return change(connection, now, key, attached, reading);
}

/** Stop Tracking: kept, but no longer asked about. One whose request is under way is left alone. */
export function stopTracking(connection: LibraryConnection, now: number, key: string): Video {
  return change(connection, now, key, (video) =>
    video.state === 'submitting' ? video : withChanges(video, { stopped: true, nextCheckAt: undefined }),
  );
}

export function resumeTracking(connection: LibraryConnection, now: number, key: string): Video {
  return change(connection, now, key, (video) => withChanges(video, { stopped: false }));
}

export function patchVideo(connection: LibraryConnection, now: number, key: string, changes: VideoPatch): Video {
  return change(connection, now, key, (video) => withChanges(video, changes));
}

/** Videos that were removed meanwhile are passed over. */
export function patchVideos(
  connection: LibraryConnection,
  _now: number,
  patches: ReadonlyMap<string, VideoPatch>,
): void {
  for (const [key, changes] of patches) {
    const video = queries.readVideo(connection, key);
    if (video !== undefined) queries.updateVideo(connection, video, withChanges(video, changes));
  }
}

/** Follows a video that was started elsewhere; one that is known already is updated. */
export function trackVideo(
  connection: LibraryConnection,
  now: number,
  service: ServiceId,
  videoId: string,
  reading: KeptReading,
): Video {
  const [known] = queries.findVideos(connection, service, videoId);
  const createdAt = queries.nextCreatedAt(connection, now);
  const times = { createdAt, changedAt: createdAt, failedChecks: 0, stopped: false };
  const intent = { service, prompt: '', duration: unknownDuration };
  const before: Video = known ?? { ...intent, key: randomUUID(), videoId, state: reading.state, ...times };
  const after = withChanges(applyReading(before, reading, now), { stopped: false });
  if (known === undefined) queries.insertVideo(connection, after, undefined);
  else queries.updateVideo(connection, known, after);
  queries.writeResponse(connection, after.key, responseText(reading.body), reading.http, now);
  return after;
}

/** @throws LibraryError while its request is under way */
export function removeVideo(connection: LibraryConnection, now: number, key: string): void {
  if (queries.readVideo(connection, key)?.state === 'submitting') {
    throw new LibraryError(l10n.t("This video is being submitted and can't be removed yet."));
  }
  queries.deleteVideo(connection, key, now);
}

/** Puts videos back that are missing and were not removed. @param owner the window that sends their requests */
export function putBackVideos(
  connection: LibraryConnection,
  videos: Iterable<Video>,
  owner: (video: Video) => string | undefined,
): void {
  for (const video of videos) {
    if (queries.readKnown(connection, video.key) === undefined) {
      queries.insertVideo(connection, video, owner(video));
    }
  }
}

/** Keeps a balance as the last one read from a service, and as evidence for what is unconfirmed there. */
export function noteBalance(
  connection: LibraryConnection,
  _now: number,
  service: ServiceId,
  reading: history.StoredReading,
): void {
  history.writeReading(connection, service, reading);
  if (reading.balance === undefined) return;
  for (const video of queries.readWithoutBalanceAfter(connection, service)) {
    if (video.changedAt > reading.readAt) continue;
    queries.updateVideo(connection, video, withChanges(video, { creditsAfter: reading.balance }));
  }
}

/** Makes videos unconfirmed whose window is gone, or closes with their requests under way. @returns them */
export function reclaimVideos(connection: LibraryConnection, isGone: (owner: string) => boolean, now: number): Video[] {
  const owners = sendingWindows(connection).filter(isGone);
  const message = l10n.t(
    'The window closed before the service responded. The video may have been started and credits spent.',
  );
  return owners.flatMap((owner) =>
    queries.readVideos(connection, `WHERE state = 'submitting' AND coalesce(owner, '') = ?`, owner).map((video) => {
      const after = unconfirmed(video, message, now);
      queries.updateVideo(connection, video, after);
      return after;
    }),
  );
}

/** What a window does when it opens: says that it lives, and looks after what windows left that are gone. */
export function enter(connection: LibraryConnection, now: number, liveness: Liveness): void {
  liveness.beat(connection);
  reclaimVideos(connection, (owner) => liveness.isGone(connection, owner), now);
  liveness.prune(connection);
  connection.run('DELETE FROM removals WHERE removed_at < ?', now - removalsKeptMs);
}

/** Notes a cost the service did not name itself, if none is known yet. */
export function learnPrice(connection: LibraryConnection, now: number, key: string, credits: number): void {
  const video = queries.readVideo(connection, key);
  if (video === undefined || history.hasPrice(connection, key)) return;
  history.learnPrice(connection, video, credits, 'difference', now);
}

/** @throws LibraryError when it is not in the library */
function change(
  connection: LibraryConnection,
  now: number,
  key: string,
  next: (video: Video) => Video,
  response?: KeptResponse,
): Video {
  const before = queries.readVideo(connection, key);
  if (before === undefined) throw new LibraryError(l10n.t('This video is no longer in the library.'));
  const after = next(before);
  if (queries.updateVideo(connection, before, after)) history.learn(connection, before, after, now);
  if (response !== undefined) {
    queries.writeResponse(connection, key, responseText(response.body), response.http, now);
  }
  return after;
}
