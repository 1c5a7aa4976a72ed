import { randomUUID } from 'node:crypto';
import * as l10n from '@vscode/l10n';
import { applyOutcome, applyReading, attachVideo, firstReading, markVideoGone } from '../video/applyResponse';
import type { KeptReading, KeptResponse, Outcome, VideoPatch } from '../video/keptResponse';
import { type ReadingChange, withReading } from '../video/readingChange';
import { isDownloaded } from '../video/videoFile';
import {
  isFollowed,
  isPrompted,
  mayAttach,
  type PromptedVideo,
  type RequestStatus,
  type ServiceId,
  type Video,
  type VideoChanges,
  type VideoIntent,
  withChanges,
} from '../video/video';
import { versionFingerprint } from '../video/fingerprint';
import { type Note, noteLimits, type Verdict } from '../video/review';
import type { Connection } from './connection';
import { LibraryError } from './errors';
import { forgetId } from './idJournal';
import * as history from './history';
import * as queries from './queries';

/** How long the keys of removed videos are kept, so that a window can still read them after days of sleep. */
const removalsKeptMs = 30 * 86_400_000;

/** How long a dismissed video is kept, so that the user can restore it. */
const dismissedKeptMs = 7 * 86_400_000;

/** The recorded videos, and the requests that were not recorded because a duplicate exists. */
export interface BegunBatch {
  readonly recorded: readonly PromptedVideo[];
  readonly duplicates: readonly { readonly intent: VideoIntent; readonly existing: Video }[];
}

// All changes to the library. Each function runs within its caller's transaction.

export function beginVideos(
  connection: Connection,
  intents: readonly VideoIntent[],
  duplicateWithinMs: number,
  owner: string,
): BegunBatch {
  const candidates = intents.map((intent) => ({
    intent,
    existing:
      duplicateWithinMs > 0
        ? (outcomeOfRetried(connection, intent) ?? queries.findDuplicate(connection, intent, duplicateWithinMs))
        : undefined,
  }));
  const recorded = candidates.flatMap(({ intent, existing }) => {
    if (existing !== undefined) return [];
    const createdAt = nextCreatedAt(connection);
    const video: PromptedVideo = {
      ...intent,
      fingerprint: versionFingerprint(intent.prompt, intent.duration, intent.aspectRatio),
      ...newVideo(createdAt),
      key: randomUUID(),
      state: 'submitting',
      request: { state: 'held' },
    };
    queries.insertVideo(connection, video, owner);
    return [video];
  });
  const duplicates = candidates.flatMap(({ intent, existing }) =>
    existing === undefined ? [] : [{ intent, existing }],
  );
  return { recorded, duplicates };
}

/**
 * Finds a video that makes a retry unnecessary: the original video if its response has arrived after all, or else
 * another retry of the same video. Compares states instead of times, because the clock may have been changed between
 * the requests.
 */
function outcomeOfRetried(connection: Connection, { retryOf }: VideoIntent): Video | undefined {
  if (retryOf === undefined) return undefined;
  const original = queries.readVideo(connection, retryOf);
  if (original !== undefined && !mayAttach(original)) return original;
  const isOpen = `state NOT IN ('rejected', 'failed', 'canceled', 'gone')`;
  return queries.readVideos(
    connection,
    `WHERE retry_of = ? AND ${isOpen} ORDER BY created_at DESC LIMIT 1`,
    retryOf,
  )[0];
}

/** The initial values of fields that every video has. */
function newVideo(createdAt: number): Pick<Video, 'createdAt' | 'changedAt' | 'failedChecks' | 'stopped' | 'file'> {
  return { createdAt, changedAt: createdAt, failedChecks: 0, stopped: false, file: { state: 'none' } };
}

/**
 * Marks a video's request as sent. Called immediately before the request is sent.
 * @param creditsBefore the service's current balance
 * @throws LibraryError if the video was removed, or if another window has already recorded the request's outcome
 */
export function markVideoSent(connection: Connection, key: string, creditsBefore?: number): Video {
  return change(connection, key, (video, now) => {
    if (video.state === 'submitting') return withChanges(video, { request: { state: 'sent', at: now }, creditsBefore });
    throw new LibraryError(l10n.t("This video's status changed, so it wasn't sent."));
  });
}

/**
 * Records the outcome of a video's request, even if the response arrives after the video became unconfirmed. A video
 * that already has an ID, such as one that the user entered, stays unchanged. If the response then has an ID that no
 * video has, adds a video with that ID.
 */
export function settleVideo(connection: Connection, key: string, outcome: Outcome): Video {
  const known = queries.readVideo(connection, key);
  const isConfirmed = outcome.verdict === 'confirmed';
  if (known?.videoId !== undefined) {
    if (isConfirmed && queries.findVideos(connection, known.service, outcome.reading.videoId).length === 0) {
      trackVideo(connection, known.service, outcome.reading.videoId, outcome.reading);
    }
    return known;
  }
  const sameAs = known && isConfirmed ? keeperOf(connection, known, outcome.reading.videoId) : undefined;
  const duplicate = sameAs === undefined ? {} : duplicateOf(sameAs);
  // A late response restores a dismissed video.
  const back = isConfirmed && known?.dismissedAt !== undefined ? { stopped: false, dismissedAt: undefined } : {};
  const settled = (video: Video, now: number): Video =>
    withChanges(applyOutcome(video, outcome, now), { ...back, ...duplicate });
  return change(connection, key, settled, isConfirmed ? outcome.reading : outcome.response);
}

function duplicateOf(sameAs: string): Pick<VideoChanges, 'stopped' | 'sameAs' | 'creditsUsed'> {
  return { stopped: true, sameAs, creditsUsed: undefined };
}

/**
 * Finds the video that already has the ID returned for a request. If the user added that video and its file is not
 * downloaded, deletes it, because the generated video replaces it.
 * @returns the key of the video that the request duplicates; undefined if there is none
 */
function keeperOf(connection: Connection, request: Video, videoId: string): string | undefined {
  const kept = queries.findVideos(connection, request.service, videoId).filter((video) => {
    const givesWay = !isPrompted(video) && !isDownloaded(video);
    if (givesWay) queries.deleteVideo(connection, video.key);
    return !givesWay;
  });
  const keeper = kept.find((video) => isFollowed(video) || mayBeResultOf(video, request));
  if (keeper === undefined) for (const video of kept) giveUpId(connection, video, request.key);
  return keeper?.key;
}

/** Stops polling an earlier video, because the service has returned the same ID for a newer request. */
function giveUpId(connection: Connection, video: Video, newOwner: string): void {
  if (video.state === 'succeeded' || video.state === 'canceled') return;
  // An unconfirmed video has an ID only if the response to its generate request was truncated. If a later request
  // receives the same ID, that request was a retry.
  const changes = video.state === 'unconfirmed' ? duplicateOf(newOwner) : { stopped: true };
  queries.updateVideo(connection, video, withChanges(video, changes));
}

/**
 * Whether a finished video may be the result of a request whose response contains the video's ID. If not, the service
 * has reused the ID, and the request's own video must be polled.
 */
function mayBeResultOf(video: Video, request: Video): boolean {
  if (video.state !== 'succeeded') return false;
  const contentOf = ({ prompt, duration, aspectRatio, extraFields }: Video): string =>
    JSON.stringify([prompt, duration, aspectRatio, extraFields]);
  return !isPrompted(video) || contentOf(video) === contentOf(request);
}

/**
 * Applies the response to a status check. Ignores a state that cannot follow the video's current state.
 * @param planNext returns further changes to the updated video, such as the time of its next check
 * @param clockSetMs absolute value of the total clock change since the video was requested, in ms
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
  // Estimates leave out generation times with a large `gap_ms`, so that a clock change does not distort them.
  connection.run('UPDATE history SET gap_ms = max(gap_ms, ?) WHERE video_key = ?', clockSetMs, key);
  return after;
}

/**
 * Applies changes that result from reading stored responses again. Skips videos that have changed since.
 * @returns the changes that were applied
 */
export function changeReadings(connection: Connection, changes: readonly ReadingChange[]): ReadingChange[] {
  return changes.flatMap((change) => {
    const before = queries.readVideo(connection, change.before.key);
    const changed = before && withReading(before, change);
    if (before === undefined || changed === undefined) return [];
    const isNewId = changed.videoId !== undefined && changed.videoId !== before.videoId;
    const sameAs = isNewId ? keeperOf(connection, before, changed.videoId) : undefined;
    const after = sameAs === undefined ? changed : withChanges(changed, duplicateOf(sameAs));
    queries.updateVideo(connection, before, after);
    if (after.videoId === undefined && before.videoId !== undefined) forgetId(connection.folder, before.key);
    return [{ before, after }];
  });
}

/** Records that a polled video no longer exists at the service. */
export function markGone(connection: Connection, key: string, errorMessage: string, response?: KeptResponse): Video {
  return change(connection, key, (video, now) => markVideoGone(video, errorMessage, now), response);
}

/**
 * Gives an unconfirmed or rejected video the ID that the user entered. The service must have confirmed the ID.
 * @throws LibraryError if the video already has an ID, or if another video has this ID
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

/**
 * Ends the polling of a video but keeps the video ("Stop Checking"). A video that is being submitted stays unchanged.
 */
export function stopTracking(connection: Connection, key: string): Video {
  return change(connection, key, (video) =>
    video.state === 'submitting' ? video : withChanges(video, { stopped: true, nextCheckAt: undefined }),
  );
}

export function resumeTracking(connection: Connection, key: string): Video {
  return change(connection, key, (video) => withChanges(video, { stopped: false, dismissedAt: undefined }));
}

/**
 * Hides an unconfirmed video from the list. The user can restore the video within a week. Then it is removed. Does
 * nothing to a video in another state.
 */
export function dismissVideo(connection: Connection, key: string): Video {
  return change(connection, key, (video, now) =>
    video.state === 'unconfirmed' ? withChanges(video, { stopped: true, dismissedAt: now }) : video,
  );
}

export function patchVideo(connection: Connection, key: string, changes: VideoPatch): Video {
  return change(connection, key, (video) => withChanges(video, changes));
}

/** Sets the user's verdict on videos, or clears it if `verdict` is undefined. Skips removed videos. */
export function judgeVideos(connection: Connection, keys: readonly string[], verdict: Verdict | undefined): void {
  for (const key of keys) {
    const video = queries.readVideo(connection, key);
    if (video === undefined || video.verdict === verdict) continue;
    queries.updateVideo(connection, video, withChanges(video, { verdict, verdictAt: Date.now() }));
  }
}

/**
 * Attaches a review note to a time in the video.
 * @throws LibraryError if the video has too many notes
 */
export function addNote(connection: Connection, key: string, { seconds, text }: Note): Video {
  const note = { seconds, text: text.slice(0, noteLimits.characters).toWellFormed() };
  return change(connection, key, (video) => {
    const { notes = [] } = video;
    if (notes.length >= noteLimits.count) throw new LibraryError(l10n.t('This video has too many notes.'));
    return withChanges(video, { notes: [...notes, note].sort((one, other) => one.seconds - other.seconds) });
  });
}

export function removeNote(connection: Connection, key: string, { seconds, text }: Note): Video {
  return change(connection, key, (video) => {
    const notes = video.notes?.filter((note) => note.seconds !== seconds || note.text !== text) ?? [];
    return withChanges(video, { notes: notes.length === 0 ? undefined : notes });
  });
}

/** Patches several videos. Skips removed videos. */
export function patchVideos(connection: Connection, patches: ReadonlyMap<string, VideoPatch>): void {
  for (const [key, changes] of patches) {
    const video = queries.readVideo(connection, key);
    if (video !== undefined) queries.updateVideo(connection, video, withChanges(video, changes));
  }
}

/** Adds a video that was started outside this library, or updates it if its ID is known. The video is then polled. */
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

/** @throws LibraryError if the video is being submitted */
export function removeVideo(connection: Connection, key: string): void {
  const video = queries.readVideo(connection, key);
  if (video?.state === 'submitting') {
    throw new LibraryError(l10n.t("This video is being submitted and can't be removed yet."));
  }
  if (video !== undefined) releaseDuplicates(connection, video);
  // If the removed video was a retry of another video, its own retries become retries of that other video.
  if (video?.retryOf !== undefined) {
    connection.run('UPDATE videos SET retry_of = ? WHERE retry_of = ?', video.retryOf, key);
  }
  queries.deleteVideo(connection, key);
}

/**
 * Resumes polling a removed video's oldest duplicate, and links the other duplicates to it. If another video with the
 * same ID is still polled, links all duplicates to that video instead.
 */
function releaseDuplicates(connection: Connection, { key, service, videoId = '' }: Video): void {
  const duplicates = queries.readVideos(connection, 'WHERE same_as = ? ORDER BY created_at, key', key);
  const polled = queries.findVideos(connection, service, videoId).find((it) => isFollowed(it) && it.key !== key);
  const keeper = polled ?? duplicates[0];
  for (const duplicate of duplicates) {
    const isKeeper = duplicate.key === keeper?.key;
    const changes = isKeeper ? { stopped: false, sameAs: undefined } : { sameAs: keeper?.key };
    queries.updateVideo(connection, duplicate, withChanges(duplicate, changes));
  }
}

/**
 * Whether the library has lost a video, its ID, its prompt, or the record of which window is submitting it. Rows
 * restored from a damaged file may lack the latest writes.
 */
export function hasLost(connection: Connection, { key, videoId, prompt }: Video, isBegunHere: boolean): boolean {
  const row = connection.get('SELECT video_id, prompt, state, owner FROM videos WHERE key = ?', key);
  if (row === undefined) return connection.get('SELECT 1 FROM removals WHERE key = ?', key) === undefined;
  if (row.video_id === null && videoId !== undefined) return true;
  // A row without a prompt was rebuilt from the ID alone, so the library has lost the prompt.
  if (row.prompt === null && prompt !== undefined) return true;
  return isBegunHere && row.state === 'submitting' && row.owner === null;
}

/**
 * Restores videos that the library has lost, in whole or in part. Removed videos stay removed. A `held` request may
 * have been sent since, so its state is taken from `begun`.
 * @param begun the request states of the videos that this window recorded, by video key
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
 * Stores a service's latest balance. Also sets `creditsAfter` of each unconfirmed video that has none, because the
 * balance may show whether the video was charged.
 * @param changes the library's change count when the balance was requested; the balance does not reflect later changes
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
 * Settles videos whose submission was interrupted because their window closed or is closing. A video whose request was
 * certainly not sent becomes rejected. Any other video becomes unconfirmed.
 * @returns the settled videos
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

/** Stores the end of the wait that a service asked for, in ms since the Unix epoch. An end of 0 cancels the wait. */
export function rest(connection: Connection, service: ServiceId, until = 0): void {
  connection.run('INSERT OR REPLACE INTO rests VALUES (?, ?, ?)', service, Date.now(), until);
}

/**
 * Deletes the leases of killed windows, and the videos that were dismissed over a week ago. Also deletes the keys of
 * videos that were removed over 30 days ago.
 */
export function tidy(connection: Connection, killed: readonly string[]): void {
  forgetLeases(connection, killed);
  connection.run('DELETE FROM removals WHERE removed_at < ?', Date.now() - removalsKeptMs);
  for (const { key } of queries.readVideos(connection, 'WHERE dismissed_at < ?', Date.now() - dismissedKeptMs)) {
    removeVideo(connection, key);
  }
}

/** Stores a price inferred from a change in the balance, unless the video's price is already known. */
export function learnPrice(connection: Connection, key: string, credits: number): void {
  const video = queries.readVideo(connection, key);
  if (video && isPrompted(video) && !history.hasPrice(connection, key)) {
    history.learnPrice(connection, video, credits, 'difference');
  }
}

/**
 * Changes one video, and stores the response that caused the change.
 * @throws LibraryError if the video is not in the library
 */
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

/** The creation time for a new video: now, or just after the newest video, so that a batch keeps its order. */
function nextCreatedAt(connection: Connection): number {
  const now = Date.now();
  const newest = Number(connection.get('SELECT max(created_at) AS newest FROM videos')?.newest ?? 0);
  return newest >= now && newest < now + 1_000 ? newest + 1 : now;
}
