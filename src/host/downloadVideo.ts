import * as vscode from 'vscode';
import type { Video } from '../core/video/video';
import type { Videos } from './openLibrary';

/**
 * Downloads a video's file at the user's request. The Videos view shows the progress.
 * @returns the video with its file, or with the reason why the download failed
 * @throws CancellationError if the video was removed during the download; LibraryError
 */
export async function downloadVideo(videos: Pick<Videos, 'library' | 'downloads'>, key: string): Promise<Video> {
  const library = await videos.library();
  const downloads = await videos.downloads();
  try {
    return await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, () => downloads.download(key));
  } catch (error) {
    throw library.get(key) === undefined ? new vscode.CancellationError() : error;
  }
}
