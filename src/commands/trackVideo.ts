import * as vscode from 'vscode';
import type { Connections } from '../host/connections';
import { UserError } from '../host/problems';
import { serviceWords } from '../views/videoWords';
import { askVideoId, lookUp } from './attachVideoId';
import type { VideoTargetRooms } from './videoTarget';

/** Adds a video that was started elsewhere: another machine, the service's own pages. */
export function trackVideo(
  rooms: Pick<VideoTargetRooms, 'library'> & { readonly connections: Connections },
): () => Promise<void> {
  return async () => {
    const { service } = rooms.connections;
    const videoId = await askVideoId(vscode.l10n.t('Track Video by Id'), service);
    if (videoId === undefined) return;
    const api = await rooms.connections.api(service);
    if (api === undefined) {
      throw new UserError(vscode.l10n.t('Set the API key of {0} first.', serviceWords(service)), [
        { title: vscode.l10n.t('Set API Key…'), command: 'videoAds.setApiKey', arguments: [service] },
      ]);
    }
    const answer = await lookUp(api, videoId);
    await (await rooms.library()).track(service, videoId, answer);
  };
}
