import type { VideoPoller } from '../core/polling/poller';
import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Asks the service about the chosen videos now, also about those no longer followed. */
export function refreshVideo(
  rooms: VideoTargetRooms & { readonly poller: () => Promise<VideoPoller> },
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const videos = await targetVideos(rooms, clicked, selected);
    await (await rooms.poller()).refresh(videos.map(({ key }) => key));
  };
}
