import * as vscode from 'vscode';
import type { Dependencies } from './dependencies';
import { targetVideos } from './target';

/** Asks the service about the chosen videos now, also about those no longer followed. */
export async function refreshVideo(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const videos = await targetVideos(dependencies, clicked, selected, ({ videoId }) => videoId !== undefined);
  await (await dependencies.videos.poller()).refresh(videos.map(({ key }) => key));
}

/** Asks the service about every unfinished video now, and for the credits. */
export async function refreshVideos({ videos, service }: Dependencies): Promise<void> {
  await vscode.window.withProgress({ location: { viewId: 'videoAds.videos' } }, async () => {
    await Promise.all([videos.poller().then((poller) => poller.refresh()), service.credits.refresh()]);
  });
}

/** Reads the balance now. What goes wrong shows in the status bar. */
export async function refreshCredits({ service }: Dependencies): Promise<void> {
  await service.credits.refresh();
}
