import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import type { CreditsReading } from '../../api/types';
import { Emitter, type Event } from '../event';
import { type KeptResponse, responseText, type VideoPatch } from '../video/response';
import type { LibraryConnection } from './connection';
import type { LibraryDatabase } from './database';
import { LibraryError } from './errors';
import { hasPrice, learn, learnPrice, writeReading } from './history';
import { hasUnfinished, LibraryReader } from './reader';
import { readVideo, updateVideo, writeResponse } from './rows';
import { type LibraryChange, LibraryWatch } from './changeFeed';
import type { Log } from '../log';
import { type ServiceId, type Video, withChanges } from '../video/video';

export interface LibraryOptions {
  readonly log: Log;
  /** Date.now(), or a test's. */
  readonly clock?: () => number;
}

/** What every write to the library goes through, and how this and other windows hear of it. */
export abstract class LibraryWriter extends LibraryReader {
  /** Where local copies of finished videos are. */
  readonly filesFolder: string;
  /** Own and other windows' changes; own ones before the write resolves. */
  readonly onDidChange: Event<LibraryChange>;
  /** Another window wrote something, be it no video. */
  readonly onDidWriteElsewhere: Event<void>;
  private readonly reset = new Emitter<string | undefined>();
  /** Everything may have changed: read again. Carries a sentence when the file was found damaged and rebuilt. */
  readonly onDidReset: Event<string | undefined> = this.reset.event;

  private readonly watch: LibraryWatch;

  protected constructor(
    folder: string,
    database: LibraryDatabase,
    protected readonly options: LibraryOptions,
  ) {
    super(database, options.clock ?? Date.now);
    this.filesFolder = join(folder, 'files');
    this.watch = new LibraryWatch(database, options.log, () => database.read(hasUnfinished));
    this.onDidChange = this.watch.onDidChange;
    this.onDidWriteElsewhere = this.watch.onDidWriteElsewhere;
    database.onDidReplace((sentence) => {
      this.watch.reset();
      this.reset.fire(sentence);
    });
  }

  get isClosed(): boolean {
    return this.database.isClosed;
  }

  /** Whether anybody looks: other windows' changes are then seen within about 0.2 s, otherwise within 0.9 s. */
  setAttention(active: boolean): void {
    this.watch.setAttention(active);
  }

  patch(key: string, changes: VideoPatch): Promise<Video> {
    return this.change(key, false, (video) => withChanges(video, changes));
  }

  /** Several patches in one transaction; videos that were removed meanwhile are passed over. */
  async patchAll(patches: ReadonlyMap<string, VideoPatch>): Promise<void> {
    await this.write(false, (connection) => {
      for (const [key, changes] of patches) {
        const video = readVideo(connection, key);
        if (video !== undefined) updateVideo(connection, video, withChanges(video, changes));
      }
    });
  }

  /** Notes a cost the service did not name itself, if none is known yet. */
  learnPrice(key: string, credits: number): Promise<void> {
    return this.write(false, (connection, now) => {
      const video = readVideo(connection, key);
      if (video !== undefined && !hasPrice(connection, key)) learnPrice(connection, video, credits, 'difference', now);
    });
  }

  /** Keeps a balance as the last one read from a service. */
  rememberCredits(service: ServiceId, reading: CreditsReading & { readonly readAt: number }): Promise<void> {
    return this.write(false, (connection) => {
      writeReading(connection, service, reading);
    });
  }

  /** For leases: work in a transaction of its own that changes no video. */
  transact<T>(work: (connection: LibraryConnection) => T): Promise<T> {
    return this.database.write(work, false);
  }

  protected stopWatching(): void {
    this.watch.dispose();
    this.reset.dispose();
  }

  protected async change(
    key: string,
    durable: boolean,
    next: (video: Video, now: number) => Video,
    response?: KeptResponse,
  ): Promise<Video> {
    return this.write(durable, (connection, now) => {
      const before = readVideo(connection, key);
      if (before === undefined) throw new LibraryError(l10n.t('This video is no longer in the library.'));
      const after = next(before, now);
      if (updateVideo(connection, before, after)) learn(connection, before, after, now);
      if (response !== undefined) this.keep(connection, key, response, now);
      return after;
    });
  }

  protected async write<T>(durable: boolean, work: (connection: LibraryConnection, now: number) => T): Promise<T> {
    const result = await this.database.write((connection) => work(connection, this.clock()), durable);
    this.watch.catchUp();
    return result;
  }

  protected keep(connection: LibraryConnection, key: string, response: KeptResponse, now: number): void {
    writeResponse(connection, key, responseText(response.body), response.http, now);
  }
}
