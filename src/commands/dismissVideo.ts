import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** The user has dealt with an unconfirmed video: it leaves the list. */
export function dismissVideo(rooms: VideoTargetRooms): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const library = await rooms.library();
    for (const video of await targetVideos(rooms, clicked, selected)) {
      if (video.state === 'unconfirmed') await library.remove(video.key);
    }
  };
}
