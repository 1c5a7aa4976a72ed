import { convert } from './convert';
import { maxBytes } from './limits';
import { type CodecNames, nameCodec, nameCodecs } from '../../core/media/codecNames';
import { MediaError, UnsupportedSoundError } from '../../core/media/mediaError';

/** A file to inspect, and whether to convert its sound. */
export interface SoundRequest {
  readonly file: Blob;
  readonly convert: boolean;
}

/** The codecs of the file, and the converted file if one was made. */
export interface SoundResult extends CodecNames {
  /** The file with its sound converted to PCM. Undefined if the sound was not converted. */
  readonly converted?: Blob;
  /** Whether the audio is HE-AAC. If so, only its AAC-LC core was decoded. */
  readonly isCoreOnly?: boolean;
}

/** `postMessage` of a dedicated worker. The DOM types declare the window's function instead. */
declare function postMessage(result: SoundResult): void;

addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  // An uncaught error would leave the page waiting, so every failure sends an empty result.
  void inspect(data)
    .catch((): SoundResult => ({}))
    .then((result) => postMessage(result));
});

async function inspect({ file, convert: isConverted }: SoundRequest): Promise<SoundResult> {
  if (file.size > maxBytes) return {};
  const bytes = new Uint8Array(await file.arrayBuffer());
  const names = nameCodecs(bytes);
  if (!isConverted || names.sound === undefined) return names;
  try {
    const made = convert(bytes);
    if (made === undefined) return names;
    const converted = new Blob([made.before, file, ...made.after], { type: 'video/mp4' });
    return { ...names, converted, isCoreOnly: made.isCoreOnly };
  } catch (error) {
    if (error instanceof UnsupportedSoundError) return { ...names, sound: nameCodec(error.codec) };
    if (error instanceof MediaError) return names;
    throw error;
  }
}
