import type { NetworkDispatcher } from '../api/network/networkDispatcher';
import { Downloads } from '../core/downloads/downloads';
import type { Disposable } from '../core/event';
import { VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { VideoPoller } from '../core/polling/poller';
import type { Connections } from './serviceClients';
import type { Settings } from './settings';

const openAgainMs = 30_000;

export interface OpenVideos {
  readonly library: VideoLibrary;
  readonly poller: VideoPoller;
  readonly downloads: Downloads;
}

export interface VideosOptions {
  /** Where the library lies. */
  readonly folder: string;
  readonly connections: Connections;
  readonly network: NetworkDispatcher;
  readonly settings: Settings;
  /** Whether the Videos view is visible in a focused window. */
  readonly isWatched: () => boolean;
  readonly log: Log;
  /** Called when they are open. Where it throws they are closed, and opened again later. */
  readonly onOpen: (videos: OpenVideos) => void;
}

/** The library of videos, its poller and its downloads: opened once, when first needed, so that activation reads no file. */
export class Videos implements Disposable {
  private opening: Promise<OpenVideos> | undefined;
  private openTimer: NodeJS.Timeout | undefined;
  private isDisposed = false;
  /** What is open, the last first. */
  private readonly parts: Disposable[] = [];

  constructor(private readonly options: VideosOptions) {}

  readonly library = async (): Promise<VideoLibrary> => (await this.open()).library;
  readonly poller = async (): Promise<VideoPoller> => (await this.open()).poller;
  readonly downloads = async (): Promise<Downloads> => (await this.open()).downloads;

  /** @throws LibraryError when the library cannot be opened; the next call tries again, and without one a timer does */
  async open(): Promise<OpenVideos> {
    this.opening ??= this.build().catch((error: unknown) => {
      this.opening = undefined;
      clearTimeout(this.openTimer);
      const again = (): void => void this.open().catch(() => undefined);
      if (!this.isDisposed) this.openTimer = setTimeout(again, openAgainMs).unref();
      throw error;
    });
    return this.opening;
  }

  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.openTimer);
    this.close();
  }

  private async build(): Promise<OpenVideos> {
    const { folder, connections, network, settings, isWatched, log } = this.options;
    const library = await VideoLibrary.open(folder, log);
    this.parts.unshift(library);
    try {
      const poller = new VideoPoller({ library, apiFor: connections.api, log, isWatched });
      this.parts.unshift(poller);
      const downloads = new Downloads({
        library,
        refresh: (key) => poller.refresh([key]),
        isStopped: poller.isStopped,
        log,
        dispatcher: (scope) => network.dispatcher(scope === 'internet' ? 'link' : 'GET'),
        limitBytes: () => settings.downloadsMaxBytes,
        automatic: () => settings.isOn('downloads.automatic'),
      });
      this.parts.unshift(downloads);
      const videos = { library, poller, downloads };
      if (this.isDisposed) this.close();
      else this.options.onOpen(videos);
      return videos;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private close(): void {
    for (const part of this.parts.splice(0)) part.dispose();
  }
}
