/** A file whose sound cannot be made audible: it is damaged, or beyond the limits. */
export class SoundError extends Error {}

/** Sound of a kind that is not decoded here. */
export class UnsupportedSoundError extends SoundError {
  /** @param codec Its name, as people know it. */
  constructor(readonly codec: string) {
    super(`${codec} is not decoded here.`);
  }
}
