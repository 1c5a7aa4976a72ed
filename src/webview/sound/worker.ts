import { convert } from './convert';
import { maxBytes } from './limits';
import { type CodecNames, nameCodec, nameCodecs } from '../../core/media/codecNames';
import { MediaError, UnsupportedSoundError } from '../../core/media/mediaError';

/** A file to look at, and whether to make its sound audible. */
export interface SoundRequest {
  readonly file: Blob;
  readonly convert: boolean;
}

/** What a file holds, and what came of it. */
export interface SoundResult extends CodecNames {
  /** The file with sound that every browser plays. */
  readonly converted?: Blob;
  /** Only the core of HE-AAC is heard. */
  readonly isCoreOnly?: boolean;
}

/** What a dedicated worker's global scope has of what is used here. */
declare function postMessage(result: SoundResult): void;

addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => {
  // An error here would reach no one: the page would wait for ever.
  void look(data)
    .catch((): SoundResult => ({}))
    .then((result) => postMessage(result));
});

async function look({ file, convert: isConverted }: SoundRequest): Promise<SoundResult> {
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
