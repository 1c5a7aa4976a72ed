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
