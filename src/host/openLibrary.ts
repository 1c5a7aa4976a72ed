import type { NetworkDispatcher } from '../api/network/networkDispatcher';
import { downloadLimit } from '../core/downloads/downloadLimit';
import { Downloads } from '../core/downloads/downloads';
import type { Disposable } from '../core/event';
import { VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { VideoPoller } from '../core/polling/poller';
import type { Connections } from './serviceClients';
import type { Settings } from './settings';

/** The delay in ms before trying again to open the library. */
const openAgainMs = 30_000;

export interface OpenVideos {
  readonly library: VideoLibrary;
  readonly poller: VideoPoller;
  readonly downloads: Downloads;
}

export interface VideosOptions {
  /** The path of the folder that contains the library's database and videos. */
  readonly folder: string;
  readonly connections: Connections;
  readonly network: NetworkDispatcher;
  readonly settings: Settings;
  /** Whether the Videos view is visible in a focused window. */
  readonly isWatched: () => boolean;
  readonly log: Log;
  /** Called whenever the library opens. If the callback throws, the library is closed and later reopened. */
  readonly onOpen: (videos: OpenVideos) => void;
}

/** Opens the video library, its poller and its downloads on first use, to keep file access out of activation. */
export class Videos implements Disposable {
  private opening: Promise<OpenVideos> | undefined;
  private opened: OpenVideos | undefined;
  private openTimer: NodeJS.Timeout | undefined;
  private isDisposed = false;
  /**
   * The downloads, the poller and the library, in the order in which they are disposed. Empty while the library is
   * closed.
   */
  private readonly parts: Disposable[] = [];

  constructor(private readonly options: VideosOptions) {}

  readonly library = async (): Promise<VideoLibrary> => (await this.open()).library;
  readonly poller = async (): Promise<VideoPoller> => (await this.open()).poller;
  readonly downloads = async (): Promise<Downloads> => (await this.open()).downloads;

  /** The estimated time until a video is generated, as a range in ms. Undefined while the library is closed. */
  readonly remainingTime: VideoPoller['remainingTime'] = (video) => this.opened?.poller.remainingTime(video);

  /** @throws LibraryError when the library cannot be opened; a timer or the next call retries */
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
        limitBytes: () => downloadLimit(library.filesFolder),
        automatic: () => settings.isOn('downloads.automatic'),
      });
      this.parts.unshift(downloads);
      const opened = { library, poller, downloads };
      this.opened = opened;
      if (this.isDisposed) this.close();
      else this.options.onOpen(opened);
      return opened;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  private close(): void {
    this.opened = undefined;
    for (const part of this.parts.splice(0)) part.dispose();
  }
}
