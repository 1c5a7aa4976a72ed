/** Maximum size, in bytes, of a file whose audio is converted. The file and its PCM audio are both held in memory. */
export const maxBytes = 256 * 2 ** 20;
/** Maximum duration of sound that is converted, in seconds. */
export const maxSeconds = 600;
