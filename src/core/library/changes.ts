import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import { applyOutcome, applyReading, attachVideo, firstReading, markVideoGone as gone } from '../video/applyResponse';
import type { KeptReading, KeptResponse, Outcome, VideoPatch } from '../video/keptResponse';
import { isDownloaded } from '../video/videoFile';
import {
  isPrompted,
  mayAttach,
  type PromptedVideo,
  type RequestStatus,
  type ServiceId,
  type Video,
  type VideoIntent,
  withChanges,
} from '../video/video';
import type { Connection } from './connection';
import { LibraryError } from './errors';
import * as history from './history';
import * as queries from './queries';

/** Removals are remembered this long, for windows that slept. */
const removalsKeptMs = 30 * 86_400_000;

/** Dismissed videos can be taken back this long. */
const dismissedKeptMs = 7 * 86_400_000;

/** What was recorded, and what was not because it exists. */
export interface BegunBatch {
  readonly recorded: readonly PromptedVideo[];
  readonly duplicates: readonly { readonly intent: VideoIntent; readonly existing: Video }[];
}

// What is done to the library, each within a transaction of the caller's.

export function beginVideos(
  connection: Connection,
  intents: readonly VideoIntent[],
  duplicateWithinMs: number,
  owner: string,
): BegunBatch {
  const looked = intents.map((intent) => ({
    intent,
    existing: duplicateWithinMs > 0 ? queries.findDuplicate(connection, intent, duplicateWithinMs) : undefined,
  }));
  const recorded = looked.flatMap(({ intent, existing }) => {
    if (existing !== undefined) return [];
    const createdAt = nextCreatedAt(connection);
    const video: PromptedVideo = {
      ...intent,
      ...newVideo(createdAt),
      key: randomUUID(),
      state: 'submitting',
      request: { state: 'held' },
    };
    queries.insertVideo(connection, video, owner);
    return [video];
  });
  const duplicates = looked.flatMap(({ intent, existing }) => (existing === undefined ? [] : [{ intent, existing }]));
  return { recorded, duplicates };
}

/** The fields with which each video begins. */
function newVideo(createdAt: number): Pick<Video, 'createdAt' | 'changedAt' | 'failedChecks' | 'stopped' | 'file'> {
  return { createdAt, changedAt: createdAt, failedChecks: 0, stopped: false, file: { state: 'none' } };
}

/**
 * The request of a video is about to leave: from now on nobody takes it for unsent.
 * @param creditsBefore the balance now
 * @throws LibraryError when it is in the library no more, or was taken over by a window that took this one for gone
 */
export function markVideoSent(connection: Connection, key: string, creditsBefore?: number): Video {
  return change(connection, key, (video, now) => {
    if (video.state === 'submitting') return withChanges(video, { request: { state: 'sent', at: now }, creditsBefore });
    throw new LibraryError(l10n.t("This video's status changed, so it wasn't sent."));
  });
}

/** What became of the request. A late response to an unconfirmed one counts, too; with an ID the video is settled. */
export function settleVideo(connection: Connection, key: string, outcome: Outcome): Video {
  const known = queries.readVideo(connection, key);
  if (known?.videoId !== undefined) return known;
  const isConfirmed = outcome.verdict === 'confirmed';
  const sameAs = known && isConfirmed ? keeperOf(connection, known.service, outcome.reading.videoId) : undefined;
  const duplicate = sameAs === undefined ? {} : { stopped: true, sameAs, creditsUsed: undefined };
  // What was dismissed for lack of an answer is back with it.
  const back = isConfirmed && known?.dismissedAt !== undefined ? { stopped: false, dismissedAt: undefined } : {};
  const settled = (video: Video, now: number): Video =>
    withChanges(applyOutcome(video, outcome, now), { ...back, ...duplicate });
  return change(connection, key, settled, isConfirmed ? outcome.reading : outcome.response);
}

/** The key of the other video that keeps an ID. One that was added by it, and has no file yet, makes room for the one begun here. */
function keeperOf(connection: Connection, service: ServiceId, videoId: string): string | undefined {
  const kept = queries.findVideos(connection, service, videoId).filter((video) => {
    const givesWay = !isPrompted(video) && !isDownloaded(video);
    if (givesWay) queries.deleteVideo(connection, video.key);
    return !givesWay;
  });
  return kept[0]?.key;
}

/**
 * The service responded to a check of the video. A transition that is not possible is ignored.
 * @param planNext the changes to the video after the response, such as the time of its next check
 * @param clockSetMs by how much the clock was set since the video was requested
 */
export function updateFromReading(
  connection: Connection,
  key: string,
  reading: KeptReading,
  planNext: (after: Video) => VideoPatch = () => ({}),
  clockSetMs = 0,
): Video {
  const updated = (video: Video, now: number): Video => {
    const checked = applyReading(video, reading, now);
    return withChanges(checked, planNext(checked));
  };
  const after = change(connection, key, updated, reading);
  // How long it took is not known by a clock that was set meanwhile.
  connection.run('UPDATE history SET gap_ms = max(gap_ms, ?) WHERE video_key = ?', clockSetMs, key);
  return after;
}

/** The service no longer knows a video that was followed. */
export function markVideoGone(
  connection: Connection,
  key: string,
  errorMessage: string,
  response?: KeptResponse,
): Video {
  return change(connection, key, (video, now) => gone(video, errorMessage, now), response);
}

/**
 * The user says which of the service's videos an unconfirmed or rejected one is; the service has confirmed that it exists.
 * @throws LibraryError when the video has an ID, or another one has this ID
 */
export function attachVideoId(connection: Connection, key: string, videoId: string, reading: KeptReading): Video {
  const attached = (video: Video, now: number): Video => {
    if (!mayAttach(video)) throw new LibraryError(l10n.t('This video already has an ID.'));
    if (queries.findVideos(connection, video.service, videoId).some((it) => it.key !== key)) {
      throw new LibraryError(l10n.t('Another video in the list already has this ID. Dismiss or remove this one.'));
    }
    return withChanges(attachVideo(video, videoId, firstReading(reading), now), { dismissedAt: undefined });
  };
  return change(connection, key, attached, reading);
}

/** Stop Tracking: kept, but no longer asked about. One whose request is under way is left alone. */
export function stopTracking(connection: Connection, key: string): Video {
  return change(connection, key, (video) =>
    video.state === 'submitting' ? video : withChanges(video, { stopped: true, nextCheckAt: undefined }),
  );
}

export function resumeTracking(connection: Connection, key: string): Video {
  return change(connection, key, (video) => withChanges(video, { stopped: false, dismissedAt: undefined }));
}

/** The user has dealt with an unconfirmed video: it leaves the list, for a week to come back from. Any other one stays. */
export function dismissVideo(connection: Connection, key: string): Video {
  return change(connection, key, (video, now) =>
    video.state === 'unconfirmed' ? withChanges(video, { stopped: true, dismissedAt: now }) : video,
  );
}

export function patchVideo(connection: Connection, key: string, changes: VideoPatch): Video {
  return change(connection, key, (video) => withChanges(video, changes));
}

/** Videos that were removed meanwhile are passed over. */
export function patchVideos(connection: Connection, patches: ReadonlyMap<string, VideoPatch>): void {
  for (const [key, changes] of patches) {
    const video = queries.readVideo(connection, key);
    if (video !== undefined) queries.updateVideo(connection, video, withChanges(video, changes));
  }
}

/** Follows a video that was started elsewhere; one that is known already is updated. */
export function trackVideo(connection: Connection, service: ServiceId, videoId: string, reading: KeptReading): Video {
  const [known] = queries.findVideos(connection, service, videoId);
  const key = known?.key ?? randomUUID();
  const first = firstReading(reading, known);
  if (known === undefined) {
    const start = {
      ...newVideo(nextCreatedAt(connection)),
      state: first.state,
      request: { state: 'unknown' },
    } as const;
    queries.insertVideo(connection, { ...start, key, service, videoId });
  }
  const tracked = (video: Video, now: number): Video =>
    withChanges(applyReading(video, first, now), { stopped: false });
  return change(connection, key, tracked, reading);
}

/** @throws LibraryError while its request is under way */
export function removeVideo(connection: Connection, key: string): void {
  const video = queries.readVideo(connection, key);
  if (video?.state === 'submitting') {
    throw new LibraryError(l10n.t("This video is being submitted and can't be removed yet."));
  }
  // What tried it again tries again what it did.
  if (video?.retryOf !== undefined) {
    connection.run('UPDATE videos SET retry_of = ? WHERE retry_of = ?', video.retryOf, key);
  }
  queries.deleteVideo(connection, key);
}

/** Whether the library has lost a video, its ID or its window: a row may be older than what was written to it last. */
export function hasLost(connection: Connection, { key, videoId, prompt }: Video, isBegunHere: boolean): boolean {
  const row = connection.get('SELECT video_id, prompt, state, owner FROM videos WHERE key = ?', key);
  if (row === undefined) return connection.get('SELECT 1 FROM removals WHERE key = ?', key) === undefined;
  if (row.video_id === null && videoId !== undefined) return true;
  // Made anew from the ID alone.
  if (row.prompt === null && prompt !== undefined) return true;
  return isBegunHere && row.state === 'submitting' && row.owner === null;
}

/**
 * Puts videos back that are missing, or whose ID or window is, and were not removed. Only a window that began a video knows
 * whether its request has left; a row that was put back may be older.
 * @param begun the requests of the videos that this window began
 */
export function putBackVideos(
  connection: Connection,
  videos: readonly Video[],
  begun: ReadonlyMap<string, RequestStatus>,
  owner: string,
): void {
  for (const video of videos) {
    const request = begun.get(video.key);
    if (!hasLost(connection, video, request !== undefined)) continue;
    const older = queries.readVideo(connection, video.key);
    const isHeld = video.request.state === 'held';
    const known = isHeld ? withChanges(video, { request: request ?? { state: 'unknown' } }) : video;
    if (older === undefined) queries.insertVideo(connection, known);
    else if (known.videoId !== undefined) queries.updateVideo(connection, older, known);
    const take = `UPDATE videos SET owner = ? WHERE key = ? AND state = 'submitting' AND owner IS NULL`;
    if (request !== undefined) connection.run(take, owner, video.key);
  }
}

/**
 * Keeps a balance as the last one read from a service, and as evidence for what is unconfirmed there.
 * @param changes how many the library had seen when the balance was asked for: what changed later is not in it
 */
export function noteBalance(
  connection: Connection,
  service: ServiceId,
  reading: history.StoredReading,
  changes: number,
): void {
  history.writeReading(connection, service, reading);
  if (reading.balance === undefined) return;
  for (const video of queries.readWithoutBalanceAfter(connection, service, changes)) {
    queries.updateVideo(connection, video, withChanges(video, { creditsAfter: reading.balance }));
  }
}

/**
 * Settles the videos of windows that are gone, or close, with requests under way: those whose request has certainly not
 * left are rejected, the others unconfirmed. @returns them
 */
export function reclaimVideos(connection: Connection, owners: readonly string[]): Video[] {
  const unsent: Outcome = {
    verdict: 'rejected',
    message: l10n.t('The window closed before the request was sent, so no credits were spent. Try again.'),
  };
  const uncertain: Outcome = {
    verdict: 'unconfirmed',
    message: l10n.t(
      'The window closed before the service responded. The video may have been started and credits spent.',
    ),
  };
  return owners.flatMap((owner) =>
    queries.readVideos(connection, `WHERE state = 'submitting' AND coalesce(owner, '') = ?`, owner).map((video) => {
      const after = applyOutcome(video, video.request.state === 'held' ? unsent : uncertain, Date.now());
      queries.updateVideo(connection, video, after);
      return after;
    }),
  );
}

export function forgetLeases(connection: Connection, owners: readonly string[]): void {
  for (const owner of owners) connection.run(`DELETE FROM leases WHERE owner LIKE ? || '/%'`, owner);
}

/** A service asked to be left alone until then (Date.now()), or does no more. */
export function rest(connection: Connection, service: ServiceId, until = 0): void {
  connection.run('INSERT OR REPLACE INTO rests VALUES (?, ?, ?)', service, Date.now(), until);
}

/** Forgets what is old, and the leases of windows that were killed. */
export function tidy(connection: Connection, killed: readonly string[]): void {
  forgetLeases(connection, killed);
  connection.run('DELETE FROM removals WHERE removed_at < ?', Date.now() - removalsKeptMs);
  for (const { key } of queries.readVideos(connection, 'WHERE dismissed_at < ?', Date.now() - dismissedKeptMs)) {
    removeVideo(connection, key);
  }
}

/** Notes a cost the service did not name itself, if none is known yet. */
export function learnPrice(connection: Connection, key: string, credits: number): void {
  const video = queries.readVideo(connection, key);
  if (video && isPrompted(video) && !history.hasPrice(connection, key)) {
    history.learnPrice(connection, video, credits, 'difference');
  }
}

/** @throws LibraryError when it is not in the library */
function change(
  connection: Connection,
  key: string,
  next: (video: Video, now: number) => Video,
  response?: KeptResponse,
): Video {
  const before = queries.readVideo(connection, key);
  if (before === undefined) throw new LibraryError(l10n.t('This video is no longer in the library.'));
  const after = next(before, Date.now());
  if (queries.updateVideo(connection, before, after)) history.learn(connection, before, after);
  if (response !== undefined) queries.writeResponse(connection, key, response);
  return after;
}

/** The time to begin a video at: now, or just after the newest one, so that a batch keeps its order. */
function nextCreatedAt(connection: Connection): number {
  const now = Date.now();
  const newest = Number(connection.get('SELECT max(created_at) AS newest FROM videos')?.newest ?? 0);
  return newest >= now && newest < now + 1_000 ? newest + 1 : now;
}
