import { writeFile } from 'node:fs/promises';
import { DeveloperApi } from '../../src/api';

/** Generates a video, waits for it and saves it. */
export async function main(baseUrl: string, apiKey: string, file: string): Promise<void> {
  await using api = new DeveloperApi({ baseUrl, apiKey });
  const started = await api.generateVideo({ prompt: 'Running shoes at dawn', duration: 4, aspectRatio: '9:16' });
  const { videoId } = started.reading;
  if (videoId === undefined) throw new Error('The response names no video.');
  const { reading } = await api.waitForVideo(videoId);
  if (reading.videoUrl === undefined) throw new Error(reading.errorMessage ?? reading.state);
  const response = await fetch(reading.videoUrl);
  if (!response.ok) throw new Error(`The video can't be downloaded (HTTP ${response.status}).`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}
