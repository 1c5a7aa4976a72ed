import { createHash } from 'node:crypto';

export const verdicts = ['kept', 'rejected'] as const;

/** The user's decision on a take. */
export type Verdict = (typeof verdicts)[number];

/** A note at a time of a video. */
export interface Note {
  readonly seconds: number;
  readonly text: string;
}

/** Longer notes are cut, and further ones are refused. */
export const noteLimits = { characters: 2_000, count: 200 } as const;

/**
 * SHA-256 in hex over everything that defines a version: the final prompt, the duration and the aspect ratio. Service
 * and extra request fields are not included.
 */
export function versionFingerprint(prompt: string, duration: number, aspectRatio: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([prompt, duration, aspectRatio ?? null]))
    .digest('hex');
}
