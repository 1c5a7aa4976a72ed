import * as vscode from 'vscode';
import { type Video, isFinished } from '../core/video/video';
import { copyText } from '../host/dialogs';
import { UserError } from '../host/userErrors';
import type { Dependencies, VideoDependencies } from './dependencies';
import { targetVideo, targetVideos } from './target';

export async function copyPrompt(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, ({ prompt }) => prompt !== undefined);
  const prompts = videos.map(({ prompt }) => prompt);
  await copy(prompts, '\n\n');
}

export async function copyVideoId(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, ({ videoId }) => videoId !== undefined);
  const videoIds = videos.map(({ videoId }) => videoId);
  await copy(videoIds, '\n');
}

/** Copies the service's links to videos. Many services let these links expire within an hour. */
export async function copyLink(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isLinked);
  await copy(await Promise.all(videos.map((video) => currentLink(video, dependencies.videos))), '\n');
}

/** Opens the service's link to the video in the browser. */
export async function openInBrowser(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const link = await currentLink(await targetVideo(dependencies, clicked, selected, isLinked), dependencies.videos);
  if (link === undefined || !/^https?:\/\//i.test(link)) {
    throw new UserError(vscode.l10n.t('The service gave no URL for this video. Refresh it and try again.'));
  }
  // Passes a string, because VS Code would encode a Uri again and break signed links. `openExternal` accepts a string,
  // although its type does not say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await vscode.env.openExternal(link as unknown as vscode.Uri);
}

function isLinked({ videoUrl }: Video): boolean {
  return videoUrl !== undefined;
}

async function copy(texts: readonly (string | undefined)[], separator: string): Promise<void> {
  const known = texts.filter((text) => text !== undefined && text !== '');
  if (known.length === 0) throw new UserError(vscode.l10n.t('There is nothing to copy yet.'));
  await copyText(known.join(separator));
}

/**
 * Returns the service's link to a video. Refreshes a finished video's link first: most links expire within an hour, and
 * sandbox links expire when the window closes.
 */
async function currentLink(video: Video, { library, poller }: VideoDependencies): Promise<string | undefined> {
  if (video.videoId === undefined || !isFinished(video)) return video.videoUrl;
  await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    // Ignores a failed refresh, because the poller logs the failure.
    await (await poller()).refresh([video.key]).catch(() => undefined);
  });
  return (await library()).get(video.key)?.videoUrl ?? video.videoUrl;
}
