import { randomUUID } from 'node:crypto';
import type { Connection } from '../../src/core/library/connection';
import { noteIds } from '../../src/core/library/idJournal';
import type { VideoLibrary } from '../../src/core/library/library';
import { insertVideo, writeResponse } from '../../src/core/library/queries';
import type { Video } from '../../src/core/video/video';

export type IdentifiedVideo = Video & { readonly videoId: string };

/** Inserts videos. Their IDs are journaled together, because each write to the journal waits for the disk. */
export function insertVideos(connection: Connection, videos: readonly IdentifiedVideo[]): void {
  for (const { videoId, ...video } of videos) {
    insertVideo(connection, video);
    connection.run('UPDATE videos SET video_id = ? WHERE key = ?', videoId, video.key);
  }
  noteIds(connection.folder, videos);
}

/** Inserts videos with responses in one transaction: one in a hundred is running, the others have finished. */
export async function fillLibrary(library: VideoLibrary, count: number): Promise<IdentifiedVideo[]> {
  const from = Date.now() - count * 60_000;
  const videos = Array.from({ length: count }, (_, index) => madeUp(index, from + index * 60_000));
  await library.transact((connection) => {
    insertVideos(connection, videos);
    for (const { key, videoId, state } of videos) {
      writeResponse(connection, key, { body: { id: videoId, status: state }, http: 200 });
    }
  });
  return videos;
}

function madeUp(index: number, createdAt: number): IdentifiedVideo {
  const isRunning = index % 100 === 0;
  return {
    key: randomUUID(),
    service: 'https://video.example/api/v1/developer',
    prompt: `A brief for video ${index}: ${'words about a bicycle, a street and a summer morning. '.repeat(4)}`,
    duration: [4, 8, 12][index % 3] ?? 8,
    aspectRatio: '9:16',
    state: isRunning ? 'running' : 'succeeded',
    videoId: `video-${index}`,
    videoUrl: `https://files.example/${index}.mp4?signature=${randomUUID()}`,
    createdAt,
    changedAt: createdAt + 40_000,
    checkedAt: createdAt + 40_000,
    ...(isRunning ? { nextCheckAt: createdAt + 50_000 } : { finishedAt: createdAt + 40_000 }),
    request: { state: 'sent', at: createdAt },
    file: isRunning ? { state: 'none' } : { state: 'here', name: `${index}.mp4`, type: 'video/mp4', bytes: 1_000_000 },
    failedChecks: 0,
    stopped: false,
  };
}
