/** Thrown when a media file cannot be parsed, because it is damaged or exceeds a limit. */
export class MediaError extends Error {}

/** Thrown when a file's audio uses a codec that the extension cannot decode. */
export class UnsupportedSoundError extends MediaError {
  /** @param codec the codec's ID or common name, see `nameCodec` */
  constructor(readonly codec: string) {
    super(`${codec} is not decoded here.`);
  }
}
