import { join } from 'node:path';
import type { Disposable } from '../event';
import type { VideoLibrary } from '../library/library';
import type { Log } from '../log';
import type { Video } from '../video/video';
import { isDownloaded } from '../video/videoFile';
import { readFileFormat } from './delivered';

/** Reads the media format of each file once after its download, and stores the format with the video. */
export class DeliveredFormats implements Disposable {
  private readonly readKeys = new Set<string>();
  private readonly subscription: Disposable;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly library: VideoLibrary,
    private readonly log: Log,
  ) {
    this.subscription = library.onDidChange(({ videos }) => {
      for (const video of videos) this.reading = this.reading.then(() => this.note(video));
    });
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private async note(video: Video): Promise<void> {
    const { key, format } = video;
    if (!isDownloaded(video) || format !== undefined || this.readKeys.has(key)) return;
    this.readKeys.add(key);
    try {
      const found = await readFileFormat(join(this.library.filesFolder, video.file.name));
      if (found !== undefined && this.library.get(key)?.format === undefined) {
        await this.library.patch(key, { format: found });
      }
    } catch (error) {
      // Only logs the error. `patch` is expected to throw if the video was removed or the library is closing.
      this.log.warn(`Format of ${key}: ${String(error)}`);
    }
  }
}
