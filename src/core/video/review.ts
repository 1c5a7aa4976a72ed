export const verdicts = ['kept', 'rejected'] as const;

/** The user's decision on a finished video. */
export type Verdict = (typeof verdicts)[number];

/** A review note at a timestamp of the video. */
export interface Note {
  readonly seconds: number;
  readonly text: string;
}

/** Limits of a video's review notes. A longer note is truncated. A note beyond the maximum number is refused. */
export const noteLimits = { characters: 2_000, count: 200 } as const;
