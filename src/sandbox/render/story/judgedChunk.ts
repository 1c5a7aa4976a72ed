import type { Chunk } from './copyChunks';
import type { Role, ShownRole } from './copyText';

/** A clause with its role, and the probability that it is text. */
export type Judged = Chunk & { readonly role: Role; readonly probability: number };
export type Shown = Judged & { readonly role: ShownRole };

export const isShown = (chunk: Judged): chunk is Shown => chunk.role !== 'hidden' && chunk.role !== 'picture';
