import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Take } from '../../src/core/campaign/takes';
import type { Video } from '../../src/core/video/video';
import type { DownloadedVideo } from '../../src/core/video/videoFile';

/** Returns a take with defaults, and writes its file into a library's folder. */
export function downloadedTake(
  folder: string,
  key: string,
  bytes: string | Uint8Array,
  { section = '# Summer > ## Morning', ...changes }: Partial<Video> = {},
): Take<DownloadedVideo> {
  const name = `${key}.mp4`;
  writeFileSync(join(folder, name), bytes);
  const video = {
    ...{ key, prompt: 'Ice falls into a glass.', duration: 8, aspectRatio: '9:16', section },
    ...{ service: 'https://video.example/api', videoId: `v-${key}`, fingerprint: 'f'.repeat(64) },
    ...{
      state: 'succeeded',
      request: { state: 'unknown' },
      createdAt: 1,
      changedAt: 1,
      failedChecks: 0,
      stopped: false,
    },
    file: { state: 'here', name, type: 'video/mp4', bytes: Buffer.byteLength(bytes) },
    ...changes,
  } as const;
  return { video: video as DownloadedVideo, section };
}
