import * as vscode from 'vscode';
import type { Answered, VideoReading } from '../api/types';
import type { ServiceId } from '../core/video/video';
import { isInferredEnd } from '../core/video/applyResponse';
import type { Connections } from '../host/connections';
import { plainText } from '../host/plainText';
import { UserError, setApiKeyStep } from '../host/problems';
import { serviceWords } from '../views/videoWords';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Joins an unconfirmed video to the one the service made, by the id the service shows; checked with the service. */
export function attachVideoId(
  rooms: VideoTargetRooms & { readonly connections: Connections },
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const video = await targetVideo(rooms, clicked, selected);
    const videoId = await askVideoId(vscode.l10n.t('Attach Video Id'), video.service);
    if (videoId === undefined) return;
    const answer = await lookUp(rooms.connections, video.service, videoId);
    await (await rooms.library()).attach(video.key, videoId, answer);
  };
}

/**
 * Asks a service about a video that nothing here knows yet.
 * @throws UserError when there is no key, or the answer need not be about the video, under whatever HTTP status; ApiError
 */
export async function lookUp(
  connections: Connections,
  service: ServiceId,
  videoId: string,
): Promise<Answered<VideoReading>> {
  const api = await connections.api(service);
  if (api === undefined) {
    throw new UserError(vscode.l10n.t('Set the API key of {0} first.', serviceWords(service)), [
      setApiKeyStep(service),
    ]);
  }
  const answer = await api.getVideo(videoId);
  if (isInferredEnd(answer) && answer.videoId !== videoId) {
    const problem = answer.errorMessage ?? vscode.l10n.t('The service answered without naming a video.');
    throw new UserError(plainText(problem, 300));
  }
  return answer;
}

/** Asks for an id as the service shows it. */
export async function askVideoId(title: string, service: string): Promise<string | undefined> {
  const text = await vscode.window.showInputBox({
    title,
    prompt: vscode.l10n.t('The id of the video, as {0} shows it', serviceWords(service)),
    ignoreFocusOut: true,
    validateInput: (value) => (value.trim() === '' ? vscode.l10n.t('Type or paste an id.') : undefined),
  });
  return text?.trim();
}
