import { copyFact } from './copyFact';
import { freshLink } from './freshLink';

/** Services' links are often short-lived; the local copy is not. */
export const copyLink = copyFact(freshLink, '\n');
