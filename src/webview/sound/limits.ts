/** Upper bound for the size of the file to convert, in bytes. A conversion holds the file and its PCM in memory. */
export const maxBytes = 256 * 2 ** 20;
/** Upper bound for the duration of a conversion. */
export const maxSeconds = 600;
