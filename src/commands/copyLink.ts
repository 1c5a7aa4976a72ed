import { copyFact } from './copyFact';

/** Services' links are often short-lived; the local copy is not. */
export const copyLink = copyFact(({ videoUrl }) => videoUrl, '\n');
