import * as vscode from 'vscode';
import { isInferredEnd } from '../core/video/applyResponse';
import { type KeptReading, toKept } from '../core/video/keptResponse';
import { type ServiceId, isFinished, isFollowed, isUnchecked, mayAttach } from '../core/video/video';
import type { Connections } from '../host/serviceClients';
import { confirm, withCancellableProgress } from '../host/dialogs';
import { plainText } from '../host/escapeMarkdown';
import { serviceStep } from '../host/nextSteps';
import { UserError } from '../host/userErrors';
import { serviceInSentence, serviceName } from '../views/videoText';
import type { Dependencies } from './dependencies';
import { targetVideo, targetVideos } from './target';

/**
 * Stops polling videos. The API cannot cancel a video, so the dialog says that the service may still finish the video.
 */
export async function stopChecking(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, isFollowed);
  const isSure = await confirm(
    videos.length === 1
      ? vscode.l10n.t('Stop checking this video?')
      : vscode.l10n.t('Stop checking {0} videos?', videos.length),
    vscode.l10n.t(
      "The service may still finish, and credits aren't refunded. Resume Checking starts the checks again.",
    ),
    vscode.l10n.t('Stop Checking'),
  );
  if (!isSure) return;
  const library = await dependencies.videos.library();
  for (const { key } of videos) {
    // Skips a video that finished while the dialog was open.
    const now = library.get(key);
    if (now !== undefined && !isFinished(now)) await library.stop(key);
  }
}

/** Resumes status checks that the user stopped. */
export async function resumeChecking(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const library = await dependencies.videos.library();
  for (const { key } of await targetVideos(dependencies, clicked, selected, isUnchecked)) await library.resume(key);
}

/** Asks for the ID that the service shows for an unconfirmed video, checks it with the service and stores it. */
export async function enterVideoId(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const video = await targetVideo(dependencies, clicked, selected, mayAttach);
  const videoId = await askVideoId(vscode.l10n.t('Enter Video ID'), video.service, video.videoId);
  if (videoId === undefined) return;
  const response = await getVideo(dependencies.service.connections, video.service, videoId);
  await (await dependencies.videos.library()).attach(video.key, videoId, response);
}

/** Adds a video that was started elsewhere, such as on another machine or on the service's website. */
export async function addVideoById({ videos, service: { connections, services } }: Dependencies): Promise<void> {
  const { service } = services;
  const videoId = await askVideoId(vscode.l10n.t('Add Video by ID'), service);
  if (videoId === undefined) return;
  const response = await getVideo(connections, service, videoId);
  await (await videos.library()).track(service, videoId, response);
}

/**
 * Requests the status of a video whose ID is not in the library.
 * @throws UserError if the service has no key, or if the response does not describe the video; ApiError if the request
 * fails
 */
async function getVideo(connections: Connections, service: ServiceId, videoId: string): Promise<KeptReading> {
  const api = await connections.api(service);
  if (api === undefined) {
    throw new UserError(vscode.l10n.t('Set the API key of {0} first.', serviceName(service)), [
      serviceStep('changeKey', service),
    ]);
  }
  const title = vscode.l10n.t('Looking for the video at {0}…', serviceInSentence(service));
  const response = toKept(await withCancellableProgress(title, (signal) => api.getVideo(videoId, { signal })));
  if (isInferredEnd(response) && response.videoId !== videoId) {
    const problem =
      response.errorMessage ??
      vscode.l10n.t("The service's response doesn't name a video. Check the ID and try again.");
    throw new UserError(plainText(problem, 300));
  }
  return response;
}

async function askVideoId(title: string, service: ServiceId, value = ''): Promise<string | undefined> {
  const text = await vscode.window.showInputBox({
    title,
    value,
    prompt: vscode.l10n.t('The ID of the video, as {0} shows it', serviceInSentence(service)),
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? vscode.l10n.t('Enter or paste an ID.') : undefined),
  });
  return text?.trim();
}

/** Checks the status of the chosen videos now. This includes videos that are no longer polled. */
export async function refreshVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, ({ videoId }) => videoId !== undefined);
  await (await dependencies.videos.poller()).refresh(videos.map(({ key }) => key));
}

/** Immediately checks the status of every unfinished video, and reads the credit balance. */
export async function refreshVideos({ videos, service }: Dependencies): Promise<void> {
  await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    await Promise.all([videos.poller().then((poller) => poller.refresh()), service.credits.refresh()]);
  });
}
