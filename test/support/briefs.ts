import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '../../src/sandbox/render/story/kind';
import { repositoryRoot } from './repository';

/** A realistic brief, and the texts that its draft must and must not show. */
export interface Brief {
  readonly name: string;
  readonly kind: Kind;
  readonly seconds: number;
  readonly brief: string;
  /** Texts that must appear in a title, a subtitle or a panel's caption. */
  readonly shows: readonly string[];
  /** Texts that must not appear anywhere. */
  readonly never: readonly string[];
  /** Texts that may appear only in a panel's caption. */
  readonly notTitle: readonly string[];
  /** Texts that must appear in the last third of the video. */
  readonly ends: readonly string[];
}

/** The briefs of a folder of test/data. */
export function readBriefs(folder: 'briefs' | 'drafts' | 'unseenBriefs'): Brief[] {
  const files = path.join(repositoryRoot, 'test', 'data', folder);
  const read = (file: string) => JSON.parse(readFileSync(path.join(files, file), 'utf8')) as Brief[];
  const none = { never: [], notTitle: [], ends: [] };
  return readdirSync(files)
    .flatMap(read)
    .map((brief) => ({ ...none, ...brief }));
}
