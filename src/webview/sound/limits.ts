/**
 * Maximum size of a file whose sound is converted, in bytes. A conversion holds the file and its PCM sound in memory.
 */
export const maxBytes = 256 * 2 ** 20;
/** Maximum duration of sound that is converted, in seconds. */
export const maxSeconds = 600;
