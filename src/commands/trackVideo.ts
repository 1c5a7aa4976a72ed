import * as vscode from 'vscode';
import type { Connections } from '../host/connections';
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
    const answer = await lookUp(rooms.connections, service, videoId);
    await (await rooms.library()).track(service, videoId, answer);
  };
}
