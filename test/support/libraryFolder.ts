import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoLibrary, type KeptReading, type LibraryOptions } from '../../src/core/library/library';
import type { VideoIntent } from '../../src/core/video/video';
import { quietLog } from './quietLog';

/** A folder for a library, and the libraries opened in it; all gone after the test. */
export class LibraryFolder {
  private readonly opened: VideoLibrary[] = [];

  private constructor(readonly path: string) {}

  static async make(): Promise<LibraryFolder> {
    return new LibraryFolder(await mkdtemp(join(tmpdir(), 'library-')));
  }

  /** As one more window would. */
  async open(options: Partial<LibraryOptions> = {}): Promise<VideoLibrary> {
    const library = await VideoLibrary.open(this.path, { log: quietLog, ...options });
    this.opened.push(library);
    return library;
  }

  async remove(): Promise<void> {
    for (const library of this.opened) library.dispose();
    await rm(this.path, { recursive: true, force: true });
  }
}

/** A request like any other. */
export function intent(changes: Partial<VideoIntent> = {}): VideoIntent {
  return {
    prompt: 'A red bicycle',
    duration: 8,
    aspectRatio: '9:16',
    service: 'https://video.example/api',
    ...changes,
  };
}

/** A service's response. */
export function answer(changes: Partial<KeptReading> = {}): KeptReading {
  return {
    state: 'queued',
    certainty: 'said',
    videoId: 'v-1',
    statusText: 'queued',
    body: { id: 'v-1', status: 'queued' },
    http: 200,
    ...changes,
  };
}
