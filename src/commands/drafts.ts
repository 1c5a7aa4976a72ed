import { randomUUID } from 'node:crypto';
import { type Video, type VideoIntent, filledFields, hasDocument, isDraft } from '../core/video/video';
import { Cost } from '../views/cost';
import type { Dependencies } from './dependencies';
import { startVideos } from './generateBatch';
import { targetVideos } from './target';
import { usableService } from '../host/usableService';

/**
 * Generate for Real…: sends the prompts of sandbox drafts to the service in use. The confirmation names the price and
 * the service.
 */
export async function generateForReal(dependencies: Dependencies, clicked: unknown, selected?: unknown): Promise<void> {
  const { service, extraFields } = usableService(dependencies.service);
  const isDraftHere = (video: Video): boolean => isDraft(video, service);
  const found = await targetVideos(dependencies, clicked, selected, isDraftHere);
  const drafts = found.filter((video) => isDraft(video, service));
  const batch = drafts.length > 1 ? randomUUID() : undefined;
  const requests = drafts.map((draft) => {
    const { prompt, duration, aspectRatio, section } = draft;
    const source = hasDocument(draft) ? draft.source : undefined;
    return filledFields<VideoIntent>({ service, prompt, duration, aspectRatio, extraFields, batch, source, section });
  });
  if (requests.length === 0) return;
  const cost = Cost.at(service, await dependencies.videos.library(), dependencies.service.credits);
  if (await cost.confirmService(requests)) await startVideos(dependencies, requests);
}
