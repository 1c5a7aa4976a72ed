import { randomUUID } from 'node:crypto';
import { textHash } from '../generate/prompts';
import { filledFields, type ServiceId, type TextSource, type VideoIntent } from '../video/video';
import type { WantedVersion } from './plan';

interface VersionIntentsOptions {
  /** The URI of the brief. Undefined if the brief is not saved. */
  readonly brief: string | undefined;
  readonly service: ServiceId;
  readonly extraFields?: VideoIntent['extraFields'];
  /** The ID of the batch. If undefined, several versions get a new batch ID, and a single version gets none. */
  readonly batch?: string;
}

/** Creates the requests for versions, as one batch. Versions with the same fingerprint share a request. */
export function versionIntents(
  versions: readonly WantedVersion[],
  { brief, service, extraFields, batch }: VersionIntentsOptions,
): VideoIntent[] {
  const distinct = [...new Map(versions.map((version) => [version.fingerprint, version])).values()];
  const name = batch ?? (distinct.length > 1 ? randomUUID() : undefined);
  return distinct.map(({ prompt, duration, aspectRatio, section }) => {
    const { first, prompt: text, path } = section;
    const source =
      brief === undefined
        ? undefined
        : filledFields<TextSource>({
            uri: brief,
            startLine: first,
            hash: textHash(text),
            // If a preset added text, the document does not contain the prompt. The document's own text is then stored
            // too, so that it can be found again.
            text: text === prompt ? undefined : text,
          });
    return filledFields<VideoIntent>({
      ...{ service, prompt, duration, aspectRatio, extraFields },
      ...{ batch: name, source, section: path },
    });
  });
}
