import { randomUUID } from 'node:crypto';
import { textHash } from '../generate/prompts';
import { filledFields, type ServiceId, type TextSource, type VideoIntent } from '../video/video';
import type { WantedVersion } from './plan';

export interface VersionIntentsOptions {
  /** The URI of the brief; undefined for one that is not saved. */
  readonly brief: string | undefined;
  readonly service: ServiceId;
  readonly extraFields?: VideoIntent['extraFields'];
  /** The name of the batch. Several versions without one get a new name. */
  readonly batch?: string;
}

/** The requests of versions, each fingerprint once, as one batch. */
export function versionIntents(
  versions: readonly WantedVersion[],
  { brief, service, extraFields, batch }: VersionIntentsOptions,
): VideoIntent[] {
  const distinct = [...new Map(versions.map((version) => [version.fingerprint, version])).values()];
  const name = batch ?? (distinct.length > 1 ? randomUUID() : undefined);
  return distinct.map(({ prompt, duration, aspectRatio, section }) => {
    const { first, last, prompt: text, path } = section;
    const source =
      brief === undefined
        ? undefined
        : filledFields<TextSource>({
            uri: brief,
            startLine: first,
            endLine: last,
            hash: textHash(text),
            // With a preset, the prompt is not the text in the document.
            text: text === prompt ? undefined : text,
          });
    return filledFields<VideoIntent>({
      ...{ service, prompt, duration, aspectRatio, extraFields },
      ...{ batch: name, source, section: path },
    });
  });
}
