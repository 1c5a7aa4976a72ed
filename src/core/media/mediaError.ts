/** A file that cannot be read: it is damaged, or beyond a limit. */
export class MediaError extends Error {}

/** Sound of a codec that has no decoder here. */
export class UnsupportedSoundError extends MediaError {
  /** @param codec the codec's name, as people know it */
  constructor(readonly codec: string) {
    super(`${codec} is not decoded here.`);
  }
}
