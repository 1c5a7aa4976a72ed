/** The maximum size of a video's preview picture, in bytes. */
export const largestPicture = 40 * 1024;

/** Whether these bytes are a JPEG of at most {@link largestPicture} bytes. */
export function isSmallJpeg(bytes: Uint8Array): boolean {
  return bytes.length <= largestPicture && [0xff, 0xd8, 0xff].every((byte, index) => bytes[index] === byte);
}
