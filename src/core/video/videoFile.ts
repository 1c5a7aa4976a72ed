import type { HereFile, Video } from './video';

/** A video whose file has been downloaded. */
export type DownloadedVideo = Video & { readonly file: HereFile };

export function isDownloaded(video: Video): video is DownloadedVideo {
  return video.file.state === 'here';
}

/** Whether a video succeeded but its file has not been downloaded yet. */
export function lacksFile({ file }: Video): boolean {
  return file.state !== 'none' && file.state !== 'here';
}

/** Whether a video can be played: its file is downloaded or has a link. */
export function isPlayable(video: Video): boolean {
  return isDownloaded(video) || (lacksFile(video) && video.videoUrl !== undefined);
}

/** Whether a video's file is being downloaded, or will be downloaded automatically. */
export function isAwaitingFile({ file, videoUrl }: Video): boolean {
  return file.state === 'due' && videoUrl !== undefined;
}

/** Whether a video's download failed or exceeded the size limit, and the video has a link for another attempt. */
export function isNotDownloaded(video: Video): boolean {
  return hasFileProblem(video) && video.videoUrl !== undefined;
}

/** Whether the download of a video's file failed or exceeded the size limit. */
export function hasFileProblem({ file }: Video): boolean {
  return file.state === 'failed' || file.state === 'tooLarge';
}

/** Whether a video succeeded but has neither a file nor a link to one. */
export function hasNoLink(video: Video): boolean {
  return lacksFile(video) && video.videoUrl === undefined;
}

type GivenUpVideo = Video & { readonly file: { readonly state: 'failed'; readonly reason: string } };

/**
 * Whether a video's download failed and only the user can restart it. False for a file above the size limit: its
 * download restarts if the limit rises.
 */
export function isGivenUp(video: Video): video is GivenUpVideo {
  return video.file.state === 'failed' && video.file.retryAt === undefined;
}
