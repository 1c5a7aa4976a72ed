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
  /** Files larger than this are not downloaded. */
  readonly limitBytes: () => number;
  /** Whether finished videos are downloaded automatically. */
  readonly automatic: () => boolean;
  /** Whether requests to a service are stopped until the user sets a new key. */
  readonly isStopped?: (service: ServiceId) => boolean;
  /** Multiplies all waits; for tests. */
  readonly pace?: number;
  /**
   * Checks a video's status, which yields its current link.
   * @throws ApiError
   */
  readonly refresh: (key: string) => Promise<void>;
  /** The connections to download through (proxy, certificates). */
  readonly dispatcher: (scope: NetworkScope) => Dispatcher | Promise<Dispatcher>;
}

/** The maximum number of concurrent automatic downloads in one window. */
const slots = 2;
/**
 * The maximum number of concurrent downloads that the user started in one window. They do not wait for automatic ones.
 */
const slotsByHand = 4;
/** How often missing files are searched for. A change of a video or a planned attempt starts a search, too. */
const lookMs = 60_000;
/** The longest wait for a planned attempt. A longer one shows that the clock was set back, so it is ignored. */
const furthestMs = 3_600_000;

/**
 * Within this time after the video's end, an expired link is retried, because the storage may still be copying the
 * file.
 */
const replicationMs = 30 * 60_000;
/** After this time since the video's end, downloads from a failing server may be given up. */
const patienceMs = 7 * 86_400_000;
/** The most times that one attempt renews an expired link. */
const maxRenewals = 2;

const firstWaitMs = 2_000;
const longestWaitMs = 10 * 60_000;

/**
 * Downloads the files of finished videos before their links expire. The window that holds a video's lease streams its
 * file to a part file, and renames it when complete. An expired link is renewed by a status check, never by a generate
 * request. The state of the download is the video's `file`.
 */
export class Downloads implements Disposable {
  private readonly running = new Map<
    string,
    { readonly abort: AbortController; readonly result: Promise<Video>; readonly byHand: boolean }
  >();
  /**
   * The keys of videos that were tried within the last minute and have no planned retry. Another window may be
   * downloading the file.
   */
  private readonly tried = new Set<string>();
  private readonly handSlots = new Slots(slotsByHand);
  private readonly subscription: Disposable;
  private timer: NodeJS.Timeout;
  private readonly ended = new AbortController();
  private readonly findings = new RepeatedFindings();
  /** The number of failed attempts in a row and the last problem, by the video's key. */
  private readonly failures = new Map<string, { readonly count: number; readonly problem: TransferError['problem'] }>();

  constructor(private readonly options: DownloadsOptions) {
    this.subscription = options.library.onDidChange(({ videos, removed }) => {
      for (const key of removed) this.running.get(key)?.abort.abort();
      const missing = videos.filter(lacksFile);
      for (const { key } of missing) if (!this.running.has(key)) this.tried.delete(key);
      if (missing.length > 0) this.begin();
    });
    this.timer = setTimeout(this.begin, 0).unref();
  }

  /**
   * Downloads a video's file now, because the user asked. Waits for another window that is downloading it.
   * @returns the video with its file or the reason of the failure; the unchanged video if its state is not `succeeded`
   * @throws LibraryError
   */
  async download(key: string): Promise<Video> {
    const underWay = this.running.get(key);
    if (underWay?.byHand === false) {
      // An automatic download may give up earlier than a download by the user, so only its success counts.
      const video = await underWay.result.catch(() => undefined);
      if (video !== undefined && isDownloaded(video)) return video;
    }
    await this.handSlots.take(this.ended.signal);
    try {
      return await this.work(key, true);
    } finally {
      this.handSlots.give();
    }
  }

  dispose(): void {
    this.ended.abort();
    clearTimeout(this.timer);
    this.subscription.dispose();
  }

  /** Starts the downloads that are due, and plans the next search. */
  private readonly begin = (): void => {
    clearTimeout(this.timer);
    if (this.ended.signal.aborted) return;
    const { automatic, isStopped, log, pace = 1 } = this.options;
    let wait = lookMs * pace;
    try {
      const now = Date.now();
      const planned = automatic() ? this.planned(now, now + wait) : [];
      for (const video of planned) {
        const { key, service } = video;
        const ahead = waitMs(video.file, now);
        if (ahead > 0) wait = Math.min(wait, ahead);
        const { problem } = this.failures.get(key) ?? {};
        const isLinkDead = problem === 'link' || problem === 'gone' || problem === 'key';
        // A dead link cannot be renewed without a key.
        const waitsForKey = isLinkDead && isStopped?.(service) === true;
        if (ahead > 0 || waitsForKey || this.tried.has(key) || this.running.size >= slots) continue;
        this.tried.add(key);
        setTimeout(() => this.tried.delete(key), lookMs * pace).unref();
        this.work(key, false).catch((error: unknown) => log.debug(`Downloads: ${key}: ${String(error)}`));
      }
    } catch (error) {
      log.debug(`Downloads: ${String(error)}`);
    }
    this.timer = setTimeout(this.begin, wait).unref();
  };

  private planned(now: number, until: number): Video[] {
    const { library, limitBytes } = this.options;
    const bounds = { until, furthest: now + furthestMs, limitBytes: limitBytes(), limit: slots * 10 };
    return library.undownloaded(now, bounds);
  }

  /**
   * Joins this window's running download of the video, or starts one. For a download by the user, a failure is returned
   * as the file's state. For an automatic one, the failure is thrown.
   * @throws LibraryError
   */
  private async work(key: string, byHand: boolean): Promise<Video> {
    let result = this.running.get(key)?.result;
    if (result === undefined) {
      const abort = new AbortController();
      result = this.claim(key, byHand, AbortSignal.any([abort.signal, this.ended.signal])).finally(() => {
        this.running.delete(key);
        this.begin();
      });
      this.running.set(key, { abort, result, byHand });
    }
    return byHand ? result.catch((error: unknown) => this.explain(key, error)) : result;
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

  private async claim(key: string, byHand: boolean, signal: AbortSignal): Promise<Video> {
    const { library } = this.options;
    const video = this.find(key);
    if (video.state !== 'succeeded') return video;
    await using lease = new Lease(library, `download:${key}`);
    for (;;) {
      const here = await this.withFile(key);
      if (here !== undefined) return here;
      if (await lease.acquire()) break;
      if (!byHand) throw busyError();
      await sleep(300, undefined, { signal });
    }
    // Another window may have tried during the wait for the lease.
    if (!byHand && waitMs(this.find(key).file, Date.now()) > 0) return this.find(key);
    const lost = new AbortController();
    lease.onDidChange((held) => {
      if (!held) lost.abort(busyError());
    });
    lease.start();
    // Another window may have finished the file before this one acquired the lease.
    return (await this.withFile(key)) ?? (await this.bring(key, byHand, AbortSignal.any([signal, lost.signal])));
  }

  /** The video, if its file is on disk. Records a file that the library does not know. */
  private async withFile(key: string): Promise<Video | undefined> {
    const { library } = this.options;
    const video = this.find(key);
    if (isDownloaded(video)) {
      const path = join(library.filesFolder, video.file.name);
      const size = await sizeOf(path);
      if (size === video.file.bytes) return video;
      // The user may have edited the file. An unplayable file is deleted, because its name would mark it as complete.
      if (size !== undefined && !(await isPlayable(path))) await rm(path, { force: true });
      await library.patch(key, { file: { state: 'due', at: Date.now() } });
    }
    const whole = await findWhole(library.filesFolder, key);
    return whole === undefined ? undefined : this.note(key, whole);
  }

  /** Downloads the file and records the result in the library. */
  private async bring(key: string, byHand: boolean, signal: AbortSignal): Promise<Video> {
    const { library } = this.options;
    try {
      // A new attempt by the user hides the problem of the last one.
      if (byHand && hasFileProblem(this.find(key))) {
        await library.patch(key, { file: { state: 'due', at: Date.now() } });
      }
      const whole = await this.transfer(key, signal);
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
        await this.noteProblem(key, problem, byHand);
      }
      // A window removed the video during the download.
      if (!library.isClosed && library.get(key) === undefined) await removeFiles(library.filesFolder, key);
      throw problem;
    }
  }

  /**
   * Records a failed attempt and plans the next one, unless no attempt will help. The reason stays hidden after the first
   * automatic attempt, which may be a passing fault.
   */
  private async noteProblem(key: string, error: TransferError, byHand: boolean): Promise<void> {
    const { library, log, pace = 1 } = this.options;
    log.info(`Downloads: ${key}: ${error.message}`);
    const video = library.get(key);
    if (video === undefined) return;
    const failures = (this.failures.get(key)?.count ?? 0) + 1;
    this.failures.set(key, { count: failures, problem: error.problem });
    const own = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.8 + 0.4 * Math.random());
    const wait = Math.min(Math.max(own, error.facts.retryAfterMs ?? 0), furthestMs) * pace;
    const retryAt = Math.round(Date.now() + wait);
    const isShown = byHand || failures > 1 || hasFileProblem(video) || error.problem === 'key';
    const reason = error.message;
    let file: VideoFile = { state: 'due', at: retryAt };
    if (this.isHopeless(video, error)) file = { state: 'failed', reason };
    else if (isShown) file = { state: 'failed', reason, retryAt };
    await library.patch(key, { file });
    this.tried.delete(key);
  }

  /**
   * Whether no later attempt can help. A problem must last for ten minutes to be final, unless the service says that
   * the video is gone for good (410). Without a network, no problem is final.
   */
  private isHopeless({ key, finishedAt = 0 }: Video, { problem, cause }: TransferError): boolean {
    if (problem === 'unreachable' || isUnreachable(cause)) return false;
    if (problem === 'disk' || problem === 'key' || problem === 'busy') return false;
    const isRepeated = this.findings.note(key, problem, Date.now());
    if (problem === 'gone') return isRepeated || (cause instanceof NotFoundError && cause.status === 410);
    return isRepeated && Date.now() - finishedAt > (problem === 'link' ? replicationMs : patienceMs);
  }

  /** Downloads the file. Renews a link that expired or leads nowhere. */
  private async transfer(key: string, signal: AbortSignal): Promise<HereFile> {
    const { library, limitBytes, pace = 1 } = this.options;
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
   * Gets the video's current link by a status check.
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
        const message = l10n.t('The link expired and the service no longer has the video.');
        throw new TransferError('gone', message, { cause: error });
      }
      if (!(error instanceof ApiError)) throw error;
      const isKey = error instanceof AuthenticationError && error.status !== 403;
      const isWithoutKey = isKey && error.status === undefined;
      const message = isWithoutKey ? l10n.t("Set this service's API key to get a new link.") : error.message;
      const facts = { cause: error, retryAfterMs: error.retryAfterMs };
      throw new TransferError(isKey ? 'key' : 'later', message, facts);
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
  return at - now > furthestMs ? 0 : Math.max(0, at - now);
}

/** Limits how many downloads run at once. The others wait in order. */
class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** @throws the reason of the signal */
  async take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    signal.throwIfAborted();
  }

  give(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else next();
  }
}
