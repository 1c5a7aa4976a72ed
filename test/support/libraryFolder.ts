import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoLibrary, type KeptReading, type KeptResponse } from '../../src/core/library/library';
import type { Outcome } from '../../src/core/video/keptResponse';
import type { PromptedVideo, Video, VideoIntent } from '../../src/core/video/video';
import { quietLog } from './quietLog';

/** A folder and the libraries opened in it, for one test. */
export class LibraryFolder {
  private readonly opened: VideoLibrary[] = [];

  private constructor(readonly path: string) {}

  static async make(): Promise<LibraryFolder> {
    return new LibraryFolder(await mkdtemp(join(tmpdir(), 'library-')));
  }

  /** Opens the library as another window does. */
  async open(log = quietLog): Promise<VideoLibrary> {
    const library = await VideoLibrary.open(this.path, log);
    this.opened.push(library);
    return library;
  }

  async remove(): Promise<void> {
    for (const library of this.opened) library.dispose();
    // Retries, because a write that was in progress at the close may still create files.
    await rm(this.path, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Returns an intent with defaults. */
export function intent(changes: Partial<VideoIntent> = {}): VideoIntent {
  return {
    prompt: 'A red bicycle',
    duration: 8,
    aspectRatio: '9:16',
    service: 'https://video.example/api',
    ...changes,
  };
}

/** A reading of a service's response, with defaults. */
export function keptReading(changes: Partial<KeptReading> = {}): KeptReading {
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

/** Records an intent, even if it is a duplicate. */
export async function begin(library: VideoLibrary, request: VideoIntent): Promise<PromptedVideo> {
  const [video] = (await library.beginBatch([request], { duplicateWithinMs: 0 })).recorded;
  if (video === undefined) throw new Error('It was not recorded.');
  return video;
}

/** Settles a video as confirmed: the service responded with an ID. */
export function confirm(
  library: VideoLibrary,
  key: string,
  { videoId = 'v-1', ...reading }: KeptReading,
): Promise<Video> {
  return settle(library, key, { verdict: 'confirmed', reading: { ...reading, videoId } });
}

/** Settles a video as rejected: the request did not reach the service, or was refused. */
export function reject(library: VideoLibrary, key: string, message: string, response?: KeptResponse): Promise<Video> {
  return settle(library, key, { verdict: 'rejected', message, ...(response && { response }) });
}

/** Settles a video as unconfirmed. */
export function leaveUnconfirmed(
  library: VideoLibrary,
  key: string,
  message: string,
  response?: KeptResponse,
): Promise<Video> {
  return settle(library, key, { verdict: 'unconfirmed', message, ...(response && { response }) });
}

async function settle(library: VideoLibrary, key: string, outcome: Outcome): Promise<Video> {
  const video = library.get(key);
  if (video === undefined) throw new Error(`There is no video ${key}.`);
  return library.settle(video, outcome);
}
