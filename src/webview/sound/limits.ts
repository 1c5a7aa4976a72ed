/** Larger files are not converted: the file and its sound are in memory meanwhile. */
export const maxBytes = 256 * 2 ** 20;
/** Longer videos are not converted. */
export const maxSeconds = 600;
