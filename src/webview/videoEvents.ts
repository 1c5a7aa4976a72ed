/** Resolves when the event fires, or when the video fails or loses its source. */
export function whenOneOf(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked' | 'canplay'): Promise<unknown> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const end = (): void => {
      waiting.abort();
      resolve(undefined);
    };
    for (const name of [event, 'error', 'emptied']) video.addEventListener(name, end, { signal: waiting.signal });
  });
}
