import type { HereFile, Video } from './video';

/** A video whose file is here. */
export type DownloadedVideo = Video & { readonly file: HereFile };

export function isDownloaded(video: Video): video is DownloadedVideo {
  return video.file.state === 'here';
}

/** Whether it succeeded and its file is not downloaded yet. */
export function lacksFile({ file }: Video): boolean {
  return file.state !== 'none' && file.state !== 'here';
}

/** Whether its file is here or has a link. */
export function isPlayable(video: Video): boolean {
  return isDownloaded(video) || (lacksFile(video) && video.videoUrl !== undefined);
}

/** Whether its file is being downloaded, or will be automatically. */
export function isAwaitingFile({ file, videoUrl }: Video): boolean {
  return file.state === 'due' && videoUrl !== undefined;
}

/** Whether its file has a link but could not be downloaded. */
export function isNotDownloaded(video: Video): boolean {
  return hasFileProblem(video) && video.videoUrl !== undefined;
}

/** Whether a download of its file failed. */
export function hasFileProblem({ file }: Video): boolean {
  return file.state === 'failed' || file.state === 'tooLarge';
}

/** Whether it succeeded, with no file and no link to one. */
export function hasNoLink(video: Video): boolean {
  return lacksFile(video) && video.videoUrl === undefined;
}

type GivenUpVideo = Video & { readonly file: { readonly state: 'failed'; readonly reason: string } };

/** Whether only the user can start another download. A file that is too large waits for a higher limit. */
export function isGivenUp(video: Video): video is GivenUpVideo {
  return video.file.state === 'failed' && video.file.retryAt === undefined;
}
