import { type GenerateVideoRooms, askShape } from './generateVideo';
import { startVideos } from './startVideos';
import { type VideoTargetRooms, targetVideo } from './videoTarget';

/** Starts another video from the same words, with length and shape asked anew. */
export function generateAgain(
  rooms: VideoTargetRooms & GenerateVideoRooms,
): (clicked: unknown, selected?: unknown) => Promise<void> {
  return async (clicked, selected) => {
    const { prompt } = await targetVideo(rooms, clicked, selected);
    const orders = await askShape(rooms, [prompt]);
    if (orders !== undefined) await startVideos(rooms, orders);
  };
}
