import type { SoundRequest, SoundResult } from './worker';

/**
 * An M4A file with four frames of silence, made by ffmpeg. The browser has an AAC decoder if it can decode this file.
 */
const tinyFile =
  'AAAAHGZ0eXBNNEEgAAACAE00QSBpc29taXNvMgAAAAhmcmVlAAAAEG1kYXQBGCAHARggBwAAApFtb292AAAAbG12aGQAAAAAAAAAAAAAAAAA' +
  'AAPoAAAAQAABAAABAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAACAAACHXRyYWsAAABcdGtoZAAAAAMAAAAAAAAAAAAAAAEAAAAAAAAAQAAAAAAAAAAAAAAAAQEAAAAAAQAAAAAAAAAAAAAAAAAAAAEA' +
  'AAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAACRlZHRzAAAAHGVsc3QAAAAAAAAAAQAAAEAAAAQAAAEAAAAAAZVtZGlhAAAAIG1kaGQAAAAA' +
  'AAAAAAAAAAAAAD6AAAAIAFXEAAAAAAAtaGRscgAAAAAAAAAAc291bgAAAAAAAAAAAAAAAFNvdW5kSGFuZGxlcgAAAAFAbWluZgAAABBzbWhk' +
  'AAAAAAAAAAAAAAAkZGluZgAAABxkcmVmAAAAAAAAAAEAAAAMdXJsIAAAAAEAAAEEc3RibAAAAGpzdHNkAAAAAAAAAAEAAABabXA0YQAAAAAA' +
  'AAABAAAAAAAAAAAAAgAQAAAAAD6AAAAAAAA2ZXNkcwAAAAADgICAJQABAASAgIAXQBUAAAAAAD6AAAAB9AWAgIAFFAhW5QAGgICAAQIAAAAY' +
  'c3R0cwAAAAAAAAABAAAAAgAABAAAAAAcc3RzYwAAAAAAAAABAAAAAQAAAAIAAAABAAAAFHN0c3oAAAAAAAAABAAAAAIAAAAUc3RjbwAAAAAA' +
  'AAABAAAALAAAABpzZ3BkAQAAAHJvbGwAAAACAAAAAf//AAAAHHNiZ3AAAAAAcm9sbAAAAAEAAAACAAAAAQ==';

let answer: Promise<boolean> | undefined;

/**
 * Whether this browser can decode AAC. Decodes a tiny file to find out. `canPlayType`, `MediaSource`,
 * `mediaCapabilities` and `AudioDecoder` report support even without a decoder.
 */
export function canDecodeAac(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(tinyFile), (letter) => letter.charCodeAt(0));
  answer ??= new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer).then(
    () => true,
    () => false,
  );
  return answer;
}

/**
 * Runs one request in a new worker. The worker runs a fetched copy of the script, because a page may not start a worker
 * from another origin.
 * @param script URL of the worker's script
 * @param signal when aborted, the worker is terminated and the promise is rejected
 */
export async function askSoundWorker(script: string, request: SoundRequest, signal: AbortSignal): Promise<SoundResult> {
  const code = await (await fetch(script, { signal })).blob();
  signal.throwIfAborted();
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(url);
  try {
    return await new Promise<SoundResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SoundResult>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(new Error('Aborted')));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}
