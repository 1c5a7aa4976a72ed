import { type VideoTargetRooms, targetVideos } from './videoTarget';

/** Asks about videos again that the user had stopped tracking. */
export function trackAgain(rooms: VideoTargetRooms): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const library = await rooms.library();
    for (const { key } of await targetVideos(rooms, clicked, selected)) await library.resume(key);
  };
}
