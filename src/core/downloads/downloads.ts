import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import { ApiError, AuthenticationError, isUnreachable, NotFoundError } from '../../api/errors';
import { type NetworkScope, scopeOf } from '../../api/network/privateAddress';
import type { Dispatcher } from '../../api/network/undici';
import { RepeatedFindings } from '../../api/confirmation';
import type { Disposable } from '../event';
import { removeFiles } from '../library/files';
import { Lease } from '../library/lease';
import { LibraryError, type VideoLibrary } from '../library/library';
import type { Log } from '../log';
import { sandboxService, withChanges, type HereFile, type ServiceId, type Video, type VideoFile } from '../video/video';
import { hasFileProblem, isDownloaded, lacksFile } from '../video/videoFile';
import { findWhole, isPlayable, sizeOf } from './partFile';
import { transfer } from './transfer';
import { busyError, diskError, TooLargeError, toTransferError, TransferError } from './transferError';

export interface DownloadsOptions {
  readonly library: VideoLibrary;
  readonly log: Log;
  /** Returns the size limit in bytes. A larger file is not downloaded. */
  readonly limitBytes: () => number;
  /** Whether finished videos are downloaded automatically. */
  readonly automatic: () => boolean;
  /** Whether requests to a service are stopped until the user sets a new key. */
  readonly isStopped?: (service: ServiceId) => boolean;
  /** The factor by which the waits between attempts are multiplied. Only tests set it. */
  readonly pace?: number;
  /** The factor by which the time limits of a transfer are multiplied. Only tests set it. */
  readonly transferPace?: number;
  /**
   * Checks a video's status, which also updates the video's download link in the library.
   * @throws ApiError
   */
  readonly refresh: (key: string) => Promise<void>;
  /** Returns the connection pool for downloads, which applies the user's proxy and certificates. */
  readonly dispatcher: (scope: NetworkScope) => Dispatcher | Promise<Dispatcher>;
}

/**
 * A window starts no automatic download while this many downloads are running, including those that the user started.
 */
const maxAutomaticDownloads = 2;
/** The maximum number of concurrent downloads that the user started in one window, excluding automatic downloads. */
const maxUserDownloads = 4;
/**
 * The interval between searches for missing files, in ms. A search starts earlier if a video changes or a planned
 * attempt is due.
 */
const searchMs = 60_000;
/**
 * The longest wait for a planned attempt, in ms. A longer wait shows that the clock was set back, so the attempt is due
 * immediately.
 */
const maxPlannedWaitMs = 3_600_000;

/**
 * A dead link is retried for this many ms after the video was generated, because the service may still be copying the
 * file to its storage.
 */
const replicationMs = 30 * 60_000;
/** A download from a failing server is retried for this many ms after the video was generated. */
const patienceMs = 7 * 86_400_000;
/** The maximum number of times that one attempt renews an expired link. */
const maxRenewals = 2;

const firstWaitMs = 2_000;
const longestWaitMs = 10 * 60_000;

/**
 * Downloads the files of finished videos before their links expire. The window that holds a video's lease streams the
 * file to a part file. Once complete, the part file is renamed. An expired link is renewed by a status check, never by
 * a generate request. The video's `file` field stores the state of the download.
 */
export class Downloads implements Disposable {
  private readonly running = new Map<
    string,
    { readonly abort: AbortController; readonly result: Promise<Video>; readonly isByUser: boolean }
  >();
  /**
   * The keys of videos that this window tried to download within the last minute. Searches skip these videos, because
   * every attempt fails while another window is downloading the file. Rescheduling a failed download removes its key.
   */
  private readonly tried = new Set<string>();
  private readonly userSlots = new Slots(maxUserDownloads);
  private readonly subscriptions: readonly Disposable[];
  private timer: NodeJS.Timeout;
  private readonly ended = new AbortController();
  private readonly findings = new RepeatedFindings();
  /** The number of consecutive failed attempts and the last problem, keyed by video. */
  private readonly failures = new Map<string, { readonly count: number; readonly problem: TransferError['problem'] }>();

  constructor(private readonly options: DownloadsOptions) {
    this.subscriptions = [
      options.library.onDidChange(({ videos, removed }) => {
        for (const key of removed) this.running.get(key)?.abort.abort();
        const missing = videos.filter(lacksFile);
        for (const { key } of missing) if (!this.running.has(key)) this.tried.delete(key);
        if (missing.length > 0) this.begin();
      }),
      options.library.onDidReset(this.begin),
    ];
    this.timer = setTimeout(this.begin, 0).unref();
  }

  /**
   * Downloads a video's file now, because the user asked. If another window is downloading the file, waits for that
   * window.
   * @returns the video, whose `file` contains the result; a video whose state is not `succeeded` is returned unchanged
   * @throws LibraryError
   */
  async download(key: string): Promise<Video> {
    const underWay = this.running.get(key);
    if (underWay?.isByUser === false) {
      // If the running automatic download fails, the user's download starts. Unlike an automatic download, it waits
      // while another window downloads the file.
      const video = await underWay.result.catch(() => undefined);
      if (video !== undefined && isDownloaded(video)) return video;
    }
    await this.userSlots.acquire(this.ended.signal);
    try {
      return await this.work(key, true);
    } finally {
      this.userSlots.release();
    }
  }

  dispose(): void {
    this.ended.abort();
    clearTimeout(this.timer);
    for (const it of this.subscriptions) it.dispose();
  }

  /** Starts the downloads that are due, and schedules the next search for missing files. */
  private readonly begin = (): void => {
    clearTimeout(this.timer);
    if (this.ended.signal.aborted) return;
    const { automatic, isStopped, library, log, pace = 1 } = this.options;
    let wait = searchMs * pace;
    try {
      // If no download is expected, starts no timer: the next change of the library starts a search.
      if (!library.mayDownload()) return;
      const now = Date.now();
      const planned = automatic() ? this.planned(now, now + wait) : [];
      for (const video of planned) {
        const { key, service } = video;
        const ahead = waitMs(video.file, now);
        if (ahead > 0) wait = Math.min(wait, ahead);
        const { problem } = this.failures.get(key) ?? {};
        const isLinkDead = problem === 'link' || problem === 'gone' || problem === 'key';
        // Waits for the user's new API key, because an expired link cannot be renewed without one.
        const waitsForKey = isLinkDead && isStopped?.(service) === true;
        if (ahead > 0 || waitsForKey || this.tried.has(key) || this.running.size >= maxAutomaticDownloads) continue;
        this.tried.add(key);
        setTimeout(() => this.tried.delete(key), searchMs * pace).unref();
        this.work(key, false).catch((error: unknown) => log.debug(`Downloads: ${key}: ${String(error)}`));
      }
    } catch (error) {
      log.debug(`Downloads: ${String(error)}`);
    }
    this.timer = setTimeout(this.begin, wait).unref();
  };

  private planned(now: number, until: number): Video[] {
    const { library, limitBytes } = this.options;
    const bounds = {
      until,
      furthest: now + maxPlannedWaitMs,
      limitBytes: limitBytes(),
      limit: maxAutomaticDownloads * 10,
    };
    return library.undownloaded(now, bounds);
  }

  /**
   * Joins this window's running download of the video, or starts a download. If the user asked for the download, a
   * failure is returned in the video's `file`. If the download is automatic, a failure is thrown.
   * @throws LibraryError
   */
  private async work(key: string, isByUser: boolean): Promise<Video> {
    let result = this.running.get(key)?.result;
    if (result === undefined) {
      const abort = new AbortController();
      result = this.claim(key, isByUser, AbortSignal.any([abort.signal, this.ended.signal])).finally(() => {
        this.running.delete(key);
        this.begin();
      });
      this.running.set(key, { abort, result, isByUser });
    }
    return isByUser ? result.catch((error: unknown) => this.explain(key, error)) : result;
  }

  private explain(key: string, error: unknown): Video {
    if (error instanceof LibraryError) throw error;
    const video = this.find(key);
    if (!lacksFile(video) || error instanceof TooLargeError) return video;
    const isCanceled = error instanceof Error && error.name === 'AbortError';
    const { message } = error instanceof TransferError ? error : diskError(error);
    const reason = isCanceled ? l10n.t('Download canceled.') : message;
    return withChanges(video, { file: { state: 'failed', reason } });
  }

  private async claim(key: string, isByUser: boolean, signal: AbortSignal): Promise<Video> {
    const { library } = this.options;
    const video = this.find(key);
    if (video.state !== 'succeeded') return video;
    await using lease = new Lease(library, `download:${key}`);
    for (;;) {
      const here = await this.withFile(key);
      if (here !== undefined) return here;
      if (await lease.acquire()) break;
      if (!isByUser) throw busyError();
      await sleep(300, undefined, { signal });
    }
    // Checks the due time again, because another window may have tried the download before this window acquired the
    // lease.
    if (!isByUser && waitMs(this.find(key).file, Date.now()) > 0) return this.find(key);
    const lost = new AbortController();
    lease.onDidChange((held) => {
      if (!held) lost.abort(busyError());
    });
    lease.start();
    // Checks the disk first, because another window may have finished the file before this window acquired the lease.
    return (
      (await this.withFile(key)) ?? (await this.downloadFile(key, isByUser, AbortSignal.any([signal, lost.signal])))
    );
  }

  /** Returns the video if its file is on disk. If the file is complete but not recorded in the library, records it. */
  private async withFile(key: string): Promise<Video | undefined> {
    const { library } = this.options;
    const video = this.find(key);
    if (isDownloaded(video)) {
      const path = join(library.filesFolder, video.file.name);
      const size = await sizeOf(path);
      if (size === video.file.bytes) return video;
      // Keeps a playable file, because the user may have edited it. Deletes an unplayable one, because `findWhole`
      // would take it for a complete download.
      if (size !== undefined && !(await isPlayable(path))) await rm(path, { force: true });
      await library.patch(key, { file: { state: 'due', at: Date.now() } });
    }
    const whole = await findWhole(library.filesFolder, key);
    return whole === undefined ? undefined : this.note(key, whole);
  }

  /** Downloads the file and records the result in the library. */
  private async downloadFile(key: string, isByUser: boolean, signal: AbortSignal): Promise<Video> {
    const { library } = this.options;
    try {
      // When the user starts a new attempt, the problem of the previous attempt is no longer shown.
      if (isByUser && hasFileProblem(this.find(key))) {
        await library.patch(key, { file: { state: 'due', at: Date.now() } });
      }
      const whole = await this.transferRenewing(key, signal);
      this.options.log.info(`Downloads: ${whole.name}, ${whole.bytes} bytes`);
      this.failures.delete(key);
      this.findings.forget(key);
      return await this.note(key, whole);
    } catch (error) {
      const problem = signal.aborted || error instanceof LibraryError ? error : toTransferError(error);
      if (problem instanceof TooLargeError) {
        const { bytes, limit } = problem;
        await library.patch(key, { file: { state: 'tooLarge', bytes, limit } });
      } else if (problem instanceof TransferError && problem.problem !== 'busy') {
        await this.noteProblem(key, problem, isByUser);
      }
      // If the video was removed from the library during the download, its files are removed, too.
      if (!library.isClosed && library.get(key) === undefined) await removeFiles(library.filesFolder, key);
      throw problem;
    }
  }

  /**
   * Records a failed attempt. Plans another attempt unless the problem is final. The first failure of an automatic
   * download is not shown, because it may be temporary.
   */
  private async noteProblem(key: string, error: TransferError, isByUser: boolean): Promise<void> {
    const { library, log, pace = 1 } = this.options;
    log.info(`Downloads: ${key}: ${error.message}`);
    const video = library.get(key);
    if (video === undefined) return;
    const failures = (this.failures.get(key)?.count ?? 0) + 1;
    this.failures.set(key, { count: failures, problem: error.problem });
    const own = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.8 + 0.4 * Math.random());
    const wait = Math.min(Math.max(own, error.details.retryAfterMs ?? 0), maxPlannedWaitMs) * pace;
    const retryAt = Math.round(Date.now() + wait);
    const isShown = isByUser || failures > 1 || hasFileProblem(video) || error.problem === 'key';
    const reason = error.message;
    let file: VideoFile = { state: 'due', at: retryAt };
    if (this.isHopeless(video, error)) file = { state: 'failed', reason };
    else if (isShown) file = { state: 'failed', reason, retryAt };
    await library.patch(key, { file });
    this.tried.delete(key);
  }

  /**
   * Whether to give up on automatic attempts. An unreachable server, a full disk or a missing key is never final. A 410
   * (Gone) response is final at once. Any other problem is final after three failures over at least ten minutes.
   */
  private isHopeless({ key, finishedAt = 0 }: Video, { problem, cause }: TransferError): boolean {
    if (problem === 'unreachable' || isUnreachable(cause)) return false;
    if (problem === 'disk' || problem === 'key' || problem === 'busy') return false;
    const isRepeated = this.findings.note(key, problem, Date.now());
    if (problem === 'gone') return isRepeated || (cause instanceof NotFoundError && cause.status === 410);
    return isRepeated && Date.now() - finishedAt > (problem === 'link' ? replicationMs : patienceMs);
  }

  /** Downloads the file. Renews the link if it expired, was refused or leads to an unreachable server. */
  private async transferRenewing(key: string, signal: AbortSignal): Promise<HereFile> {
    const { library, limitBytes, transferPace: pace = 1 } = this.options;
    const { service, videoUrl } = this.find(key);
    const scope = service === sandboxService ? 'thisComputer' : await scopeOf(URL.parse(service)?.hostname ?? '');
    const dispatcher = await this.options.dispatcher(scope);
    const target = { folder: library.filesFolder, key, limitBytes: limitBytes() };
    let url = videoUrl;
    for (let renewals = 0; ; renewals++) {
      let problem = new TransferError('link', l10n.t('Completed, but the service gave no video URL.'));
      try {
        if (url !== undefined) return await transfer({ ...target, url, scope, dispatcher, signal, pace });
      } catch (error) {
        if (!(error instanceof TransferError) || !['link', 'unreachable'].includes(error.problem)) throw error;
        problem = error;
      }
      const renewed = renewals < maxRenewals ? await this.renewedUrl(key, signal) : undefined;
      if (renewed === undefined || renewed === url) throw problem;
      url = renewed;
    }
  }

  /**
   * Gets the video's current download link through a status check.
   * @throws TransferError, LibraryError or AbortError
   */
  private async renewedUrl(key: string, signal: AbortSignal): Promise<string | undefined> {
    try {
      await this.options.refresh(key);
      signal.throwIfAborted();
      return this.find(key).videoUrl;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NotFoundError) {
        const message = l10n.t('The link expired and the service no longer has this video.');
        throw new TransferError('gone', message, { cause: error });
      }
      if (!(error instanceof ApiError)) throw error;
      const isKey = error instanceof AuthenticationError && error.status !== 403;
      const isWithoutKey = isKey && error.status === undefined;
      const message = isWithoutKey ? l10n.t("Set this service's API key to get a new link.") : error.message;
      const details = { cause: error, retryAfterMs: error.retryAfterMs };
      throw new TransferError(isKey ? 'key' : 'later', message, details);
    }
  }

  private readonly note = (key: string, whole: HereFile): Promise<Video> =>
    this.options.library.patch(key, { file: whole });

  private find(key: string): Video {
    const video = this.options.library.get(key);
    if (video === undefined) throw new LibraryError(l10n.t('This video is no longer in the library.'));
    return video;
  }
}

/** The time in ms until the next planned attempt; 0 if none is planned. */
function waitMs(file: VideoFile, now: number): number {
  const at = file.state === 'due' ? file.at : file.state === 'failed' ? (file.retryAt ?? now) : now;
  return at - now > maxPlannedWaitMs ? 0 : Math.max(0, at - now);
}

/** Limits the number of concurrent downloads. Further downloads start in the order in which they were requested. */
class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** @throws the signal's abort reason */
  async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (signal.aborted) this.release();
    signal.throwIfAborted();
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else next();
  }
}
