import type { MediaFormat } from '../media/mediaFormat';
import type { Video } from '../video/video';
import type { DownloadedVideo } from '../video/videoFile';
import type { Version } from './plan';

/** A video to hand over. `section` is the heading path of the video's section, or the first words of the prompt. */
export interface Take<V extends Video = Video> {
  readonly video: V;
  readonly section: string;
}

/** A video and its complete copy in the target folder. */
export interface HandedOver extends Take<DownloadedVideo> {
  /** The copy's file name in the target folder. */
  readonly file: string;
  readonly sha256: string;
  /** The time when the copy was written, as Unix time in ms. */
  readonly writtenAt: number;
  readonly format: MediaFormat;
}

/**
 * Chooses a finished video for each version: one that the user kept, or else the newest that is not rejected. Versions
 * with the same text and format share a video.
 */
export function chooseTakes(plan: readonly Version<Video>[]): {
  readonly takes: readonly Take[];
  readonly missing: readonly Version<Video>[];
} {
  const takes = new Map<string, Take>();
  const missing: Version<Video>[] = [];
  for (const version of plan) {
    const ready = version.state === 'current' && version.by === 'library' ? version.videos.filter(isReady) : [];
    const video = ready.find(({ verdict }) => verdict === 'kept') ?? ready[0];
    if (video === undefined) missing.push(version);
    else if (!takes.has(video.key)) takes.set(video.key, { video, section: version.section.path });
  }
  return { takes: [...takes.values()], missing };
}

function isReady({ state }: Video): boolean {
  return state === 'succeeded';
}
