import { randomUUID } from 'node:crypto';
import { noteIds } from '../../src/core/library/idJournal';
import type { VideoLibrary } from '../../src/core/library/library';
import { insertVideo, writeResponse } from '../../src/core/library/queries';
import type { Video } from '../../src/core/video/video';

type Identified = Video & { readonly videoId: string };

/**
 * Inserts videos with responses in one transaction: one in a hundred is running, the others have finished. The IDs are
 * journaled together, because each write to the journal waits for the disk.
 */
export async function fillLibrary(library: VideoLibrary, count: number): Promise<Video[]> {
  const from = Date.now() - count * 60_000;
  const videos = Array.from({ length: count }, (_, index) => madeUp(index, from + index * 60_000));
  await library.transact((connection) => {
    for (const { videoId, ...video } of videos) {
      insertVideo(connection, video);
      connection.run('UPDATE videos SET video_id = ? WHERE key = ?', videoId, video.key);
      writeResponse(connection, video.key, { body: { id: videoId, status: video.state }, http: 200 });
    }
    noteIds(connection.folder, videos);
  });
  return videos;
}

function madeUp(index: number, createdAt: number): Identified {
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
