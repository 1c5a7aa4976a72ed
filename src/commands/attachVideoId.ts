import * as vscode from 'vscode';
import type { DeveloperApi } from '../api/client';
import type { Answered, VideoReply } from '../api/types';
import { isVagueEnd } from '../core/videoAnswer';
import type { Connections } from '../host/connections';
import { plainText } from '../host/plainText';
import { UserError } from '../host/problems';
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
    const api = await rooms.connections.api(video.service);
    if (api === undefined) {
      throw new UserError(vscode.l10n.t('Set the API key of {0} first.', serviceWords(video.service)), [
        { title: vscode.l10n.t('Set API Key…'), command: 'videoAds.setApiKey', arguments: [video.service] },
      ]);
    }
    const answer = await lookUp(api, videoId);
    await (await rooms.library()).attach(video.key, videoId, answer);
  };
}

/**
 * Asks the service about a video that nothing here knows yet.
 * @throws UserError when it answers with an error that need not be about the video, under whatever HTTP status; ApiError
 */
export async function lookUp(api: DeveloperApi, videoId: string): Promise<Answered<VideoReply>> {
  const answer = await api.getVideo(videoId);
  if (answer.state === 'failed' && isVagueEnd(answer, videoId) && answer.videoId !== videoId) {
    const problem = answer.errorMessage ?? vscode.l10n.t('The service answered with an error that names no video.');
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
