import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Emitter } from '../event';
import type { Log } from '../log';
import { isSmallJpeg } from '../media/jpeg';
import { systemCode } from './errors';

/**
 * The file extension of a first-frame picture, which is stored beside the video's file. No video file has this
 * extension.
 */
export const pictureEnding = '.jpg';

/** Stores a JPEG of the first frame of each video that was played on this machine. */
export class FirstFrames {
  private readonly kept = new Emitter<string>(this.log, 'First frames');
  /** Fires with the key of a video whose picture was saved in this window. */
  readonly onDidKeep = this.kept.event;

  /** @param isListed returns whether the library has the video with this key */
  constructor(
    private readonly folder: string,
    private readonly isListed: (key: string) => boolean,
    private readonly log: Log,
  ) {}

  /** Saves a video's picture unless the video already has one. Logs errors instead of throwing them. */
  async keep(key: string, jpeg: Uint8Array): Promise<void> {
    try {
      if (!isSmallJpeg(jpeg) || !this.isListed(key)) return;
      await writeFile(this.pathOf(key), jpeg, { flag: 'wx' });
      // If the video was removed during the write, deletes the picture.
      if (this.isListed(key)) this.kept.fire(key);
      else await rm(this.pathOf(key), { force: true });
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return;
      this.log.warn(`First frames: ${key}: ${String(error)}`);
    }
  }

  /** The picture of a video. Undefined if there is none. */
  async read(key: string): Promise<Uint8Array | undefined> {
    const jpeg = await readFile(this.pathOf(key)).catch(() => undefined);
    return jpeg !== undefined && isSmallJpeg(jpeg) ? jpeg : undefined;
  }

  private pathOf(key: string): string {
    return join(this.folder, key + pictureEnding);
  }
}
