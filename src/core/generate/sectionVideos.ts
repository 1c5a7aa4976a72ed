import type { Video } from '../video/video';
import type { Section } from './sections';

/**
 * Finds each section's newest video that was generated from the section's text or a part of it. If several sections
 * contain the video's text, the video belongs to the section nearest to the text's original line.
 */
export function newestVideos<T extends Pick<Video, 'prompt' | 'source'>>(
  sections: readonly Section[],
  newestFirst: readonly T[],
): ReadonlyMap<Section, T> {
  const newest = new Map<Section, T>();
  const placed = new Set<string>();
  for (const video of newestFirst) {
    const { source, prompt } = video;
    const text = source?.text ?? prompt;
    if (source === undefined || text === undefined) continue;
    const place = `${source.hash} ${source.startLine}`;
    if (placed.has(place)) continue;
    placed.add(place);
    const distance = ({ first, last }: Section): number =>
      Math.max(first - source.startLine, source.startLine - last, 0);
    const [section] = sections
      .filter((it) => it.prompt.includes(text))
      .toSorted((one, other) => distance(one) - distance(other));
    if (section !== undefined && !newest.has(section)) newest.set(section, video);
  }
  return newest;
}
