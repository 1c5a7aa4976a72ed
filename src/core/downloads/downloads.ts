import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import type { DeveloperApi } from '../../api/client';
import { loadUndici, type Dispatcher } from '../../api/network/undici';
import { DownloadQueue } from './downloadQueue';
import type { Disposable } from '../event';
import { Lease } from '../library/lease';
import { LibraryError, type VideoLibrary } from '../library/library';
import { VideoLink } from './videoLink';
import type { Log } from '../log';
import { findWhole, type WholeFile } from './partFile';
import { transfer, TransferError } from './transfer';
import { sandboxService, withChanges, type ServiceId, type Video } from '../video/video';

export interface DownloadsOptions {
  readonly library: VideoLibrary;
  /** The API of a service, or undefined while it has no key. */
  readonly apiFor: (service: ServiceId) => Promise<Pick<DeveloperApi, 'getVideo'> | undefined>;
  readonly log: Log;
  /** The connections to fetch through (proxy, certificates); left out, own ones are made. */
  readonly dispatcher?: () => Dispatcher | Promise<Dispatcher>;
  /** Files larger than this are not fetched. */
  readonly limitBytes: () => number;
  /** Whether finished videos are fetched without being asked for. */
  readonly automatic?: () => boolean;
  readonly clock?: () => number;
  /** Multiplies all waits; for tests. */
  readonly pace?: number;
}

/** A window that fetches says so this often at least; one that stopped is taken over from after as long. */
const claimMs = 20_000;

/** A file may take so long after its video's end to be where the link leads; until then a dead link is tried again. */
const replicationMs = 30 * 60_000;

/**
 * Keeps the files of finished videos before their links die: each is fetched by the one window that holds its claim,
 * streamed beside its place and named when whole. A dead link is renewed by asking for the status again; nothing here
 * ever generates.
 */
export class Downloads implements Disposable {
  private readonly running = new Map<string, { readonly abort: AbortController; readonly result: Promise<Video> }>();
  private readonly queue: DownloadQueue;
  private readonly subscriptions: Disposable[];
  private readonly given = new AbortController();
  private ownDispatcher: Promise<Dispatcher> | undefined;

  constructor(private readonly options: DownloadsOptions) {
    const { library } = options;
    this.queue = new DownloadQueue({
      ...options,
      work: async (key) => {
        await this.work(key, false);
      },
    });
    this.subscriptions = [
      library.onDidChange(({ videos, removed }) => {
        for (const video of videos) this.queue.consider(video);
        for (const key of removed) {
          this.queue.drop(key);
          this.running.get(key)?.abort.abort();
        }
      }),
      this.queue,
    ];
  }

  /**
   * Fetches a video's file now, by hand, unless it is here already; waits for another window that is fetching it.
   *
   * @returns the video with its file, or with the reason in `fileProblem`, or as it is when it has not succeeded
   * @throws LibraryError
   */
  fetch(key: string): Promise<Video> {
    return this.work(key, true);
  }

  dispose(): void {
    this.given.abort();
    for (const subscription of this.subscriptions) subscription.dispose();
    for (const { abort } of this.running.values()) abort.abort();
    this.ownDispatcher?.then((dispatcher) => dispatcher.close()).catch(() => undefined);
  }

  /** Joins a fetch of this window under way, or begins one. A problem that may pass is thrown unless asked by hand. */
  private async work(key: string, byHand: boolean): Promise<Video> {
    const known = this.running.get(key);
    if (known !== undefined) {
      return known.result.catch((error: unknown) => {
        if (byHand) return this.explain(key, error);
        throw error;
      });
    }
    const abort = new AbortController();
    const result = this.keep(key, byHand, AbortSignal.any([abort.signal, this.given.signal])).finally(() => {
      this.running.delete(key);
    });
    this.running.set(key, { abort, result });
    return byHand ? result.catch((error: unknown) => this.explain(key, error)) : result;
  }

  private explain(key: string, error: unknown): Video {
    if (error instanceof LibraryError) throw error;
    const video = this.find(key);
    const message = error instanceof TransferError ? error.message : l10n.t('The fetching was given up.');
    return video.fileName === undefined ? withChanges(video, { fileProblem: message }) : video;
  }

  private async keep(key: string, byHand: boolean, signal: AbortSignal): Promise<Video> {
    const { library } = this.options;
    if (this.find(key).state !== 'succeeded') return this.find(key);
    const lease = new Lease(library, `download:${key}`, { ttlMs: claimMs });
    try {
      for (;;) {
        const here = await this.withFile(key);
        if (here !== undefined) return here;
        if (await lease.acquire()) break;
        if (!byHand) throw new TransferError('later', l10n.t('Another window is fetching the file.'));
        await sleep(300, undefined, { signal });
      }
      const lost = new AbortController();
      lease.onDidChange((held) => {
        if (!held) lost.abort();
      });
      lease.start();
      // It may have come between the last look and the claim.
      return (await this.withFile(key)) ?? (await this.bring(key, AbortSignal.any([signal, lost.signal])));
    } finally {
      await lease.stop().catch(() => undefined);
      lease.dispose();
    }
  }

  /** The video when its file is here, noted or not. */
  private async withFile(key: string): Promise<Video | undefined> {
    const { library } = this.options;
    const video = this.find(key);
    if (video.fileName !== undefined) {
      const path = join(library.filesFolder, video.fileName);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      if (size !== undefined && size === video.fileBytes) return video;
      // Left in its place, a file that is not as it was noted would be taken for whole again.
      if (video.fileBytes !== undefined) await rm(path, { force: true });
      await library.patch(key, { fileName: undefined, fileType: undefined, fileBytes: undefined });
    }
    const whole = await findWhole(library.filesFolder, key);
    return whole === undefined ? undefined : this.note(key, whole);
  }

  /** Fetches it; what no later try is likely to change becomes the video's problem. */
  private async bring(key: string, signal: AbortSignal): Promise<Video> {
    try {
      const whole = await this.followLink(key, signal);
      this.options.log.info(`Downloads: ${whole.fileName}, ${whole.fileBytes} bytes`);
      return await this.note(key, whole);
    } catch (error) {
      if (!(error instanceof TransferError)) throw error;
      this.options.log.info(`Downloads: ${key}: ${error.message}`);
      if (error.problem !== 'later') await this.options.library.patch(key, { fileProblem: error.message });
      throw error;
    }
  }

  /** Fetches the file, renewing the link where that may help. */
  private async followLink(key: string, signal: AbortSignal): Promise<WholeFile> {
    const { library, apiFor, limitBytes } = this.options;
    const video = this.find(key);
    const link = new VideoLink(video, library, apiFor);
    const dispatcher = await this.dispatcher();
    const folder = library.filesFolder;
    const common = { folder, key, dispatcher, signal, allowLoopback: isOnThisMachine(video.service) };
    for (;;) {
      const url = link.url ?? (await link.renew(signal));
      if (url === undefined) throw new TransferError('later', l10n.t('Finished, but the service gave no link.'));
      try {
        return await transfer({ ...common, url, limitBytes: limitBytes() });
      } catch (error) {
        if (!(error instanceof TransferError) || error.problem !== 'link') throw error;
        const renewed = await link.renew(signal);
        if (renewed === undefined || renewed === url) throw this.isYoung(key) ? laterOf(error) : error;
      }
    }
  }

  private isYoung(key: string): boolean {
    const { finishedAt } = this.find(key);
    const now = (this.options.clock ?? Date.now)();
    return finishedAt !== undefined && now - finishedAt < replicationMs;
  }

  private note(key: string, whole: WholeFile): Promise<Video> {
    return this.options.library.patch(key, { ...whole, fileProblem: undefined });
  }

  private find(key: string): Video {
    const video = this.options.library.get(key);
    if (video === undefined) throw new LibraryError(l10n.t('This video is no longer in the library.'));
    return video;
  }

  private async dispatcher(): Promise<Dispatcher> {
    const { dispatcher } = this.options;
    if (dispatcher !== undefined) return dispatcher();
    this.ownDispatcher ??= loadUndici().then(({ Agent }) => new Agent());
    return this.ownDispatcher;
  }
}

function laterOf(error: TransferError): TransferError {
  return new TransferError('later', error.message, { cause: error });
}

/** Only a service on this machine may give plain links to this machine. */
function isOnThisMachine(service: ServiceId): boolean {
  return service === sandboxService || /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(service);
}
