import type * as vscode from 'vscode';
import { Downloads } from '../core/downloads/downloads';
import { type Event, Emitter } from '../core/event';
import { VideoLibrary } from '../core/library/library';
import type { Log } from '../core/log';
import { VideoPoller } from '../core/polling/poller';
import type { Connections } from './connections';
import type { Network } from './network';
import type { Settings } from './settings';

/** The rooms that need SQLite. */
export interface LateRoom {
  readonly library: VideoLibrary;
  readonly poller: VideoPoller;
  readonly downloads: Downloads;
}

interface Surroundings {
  /** Where the library lives. */
  readonly folder: string;
  readonly connections: Connections;
  readonly network: Network;
  readonly settings: Settings;
  /** Whether anybody looks: the view is visible and the window has the focus. */
  readonly attention: () => boolean;
  readonly log: Log;
}

/** Library, poller and downloads: opened once, when first needed, so that activation reads no file. */
export class LateRooms implements vscode.Disposable {
  private readonly opened = new Emitter<LateRoom>((error) => {
    this.surroundings.log.error(`Opened: ${String(error)}`);
  });
  private opening: Promise<LateRoom> | undefined;
  private disposed = false;

  constructor(private readonly surroundings: Surroundings) {}

  /** Fires once, when they are open. */
  readonly onDidOpen: Event<LateRoom> = (listener) => this.opened.event(listener);

  readonly library = async (): Promise<VideoLibrary> => (await this.open()).library;
  readonly poller = async (): Promise<VideoPoller> => (await this.open()).poller;
  readonly downloads = async (): Promise<Downloads> => (await this.open()).downloads;

  /** @throws LibraryError when the library cannot be opened; the next call tries again */
  async open(): Promise<LateRoom> {
    this.opening ??= this.build().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  dispose(): void {
    this.disposed = true;
    this.opened.dispose();
    void this.opening?.then(close, () => undefined);
  }

  private async build(): Promise<LateRoom> {
    const { folder, connections, network, settings, attention, log } = this.surroundings;
    const library = await VideoLibrary.open(folder, { log });
    const apiFor = (service: string): ReturnType<Connections['api']> => connections.api(service);
    const poller = new VideoPoller({ library, apiFor, log, attention });
    const downloads = new Downloads({
      library,
      apiFor,
      log,
      dispatcher: () => network.dispatcher(),
      limitBytes: () => settings.downloadsMaxBytes,
      automatic: () => settings.downloadsAutomatic,
    });
    const room = { library, poller, downloads };
    if (this.disposed) close(room);
    else this.opened.fire(room);
    return room;
  }
}

function close({ library, poller, downloads }: LateRoom): void {
  poller.dispose();
  downloads.dispose();
  library.dispose();
}
