import * as vscode from 'vscode';
import type { Credits } from '../core/credits/credits';
import type { VideoPoller } from '../core/polling/poller';

/** Asks the service about every unfinished video now, and for the credits. */
export function refreshVideos(rooms: {
  readonly poller: () => Promise<VideoPoller>;
  readonly credits: Pick<Credits, 'refresh'>;
}): () => Promise<void> {
  return async () => {
    await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
      await Promise.all([rooms.poller().then((poller) => poller.refresh()), rooms.credits.refresh()]);
    });
  };
}
