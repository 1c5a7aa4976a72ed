import type { Dependencies } from './dependencies';
import { targetVideo } from './target';

/** Opens the last response of the service about a video: formatted, secrets masked, read-only. */
export async function showApiResponse(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  await dependencies.ui.responses.show(
    await targetVideo(dependencies, clicked, selected, ({ state }) => state !== 'submitting'),
  );
}

export function showLog({ ui }: Dependencies): void {
  ui.log.show(true);
}

export function showMoreVideos({ ui }: Dependencies): void {
  ui.list.showMore();
}
