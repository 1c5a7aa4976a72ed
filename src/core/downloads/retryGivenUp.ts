import type { VideoLibrary } from '../library/library';
import type { ServiceId, Video } from '../video/video';

/** Has the files of a service tried again that were given up: their links can be renewed with another account's key. */
export async function retryGivenUp(library: VideoLibrary, service: ServiceId): Promise<void> {
  const givenUp = library.search({ service, states: ['succeeded'] }, { limit: 1_000 }).filter(isGivenUp);
  const nextCheckAt = Date.now();
  await library.patchAll(new Map(givenUp.map(({ key }) => [key, { nextCheckAt }])));
}

/** What is too large is not given up for good: its size is known. */
function isGivenUp({ fileName, fileProblem, fileBytes, nextCheckAt }: Video): boolean {
  return fileProblem !== undefined && (fileName ?? fileBytes ?? nextCheckAt) === undefined;
}
