/** A kind of video file, told by its first bytes. */
export interface FileType {
  /** Without a dot. */
  readonly extension: string;
  readonly mime: string;
}

/** How many bytes {@link sniffFileType} wants to see. */
export const sniffedBytes = 64;

const types = {
  webm: { extension: 'webm', mime: 'video/webm' },
  mkv: { extension: 'mkv', mime: 'video/x-matroska' },
  mp4: { extension: 'mp4', mime: 'video/mp4' },
  mov: { extension: 'mov', mime: 'video/quicktime' },
  gif: { extension: 'gif', mime: 'image/gif' },
  ogv: { extension: 'ogv', mime: 'video/ogg' },
  avi: { extension: 'avi', mime: 'video/x-msvideo' },
  mpg: { extension: 'mpg', mime: 'video/mpeg' },
  flv: { extension: 'flv', mime: 'video/x-flv' },
} as const;

/** Every extension a kept file may have. */
export const fileExtensions: readonly string[] = Object.values(types).map((type) => type.extension);

/** What the first bytes of a file say it is; undefined when it is no video, whatever its server called it. */
export function sniffFileType(head: Uint8Array): FileType | undefined {
  const text = Buffer.from(head.subarray(0, sniffedBytes)).toString('latin1');
  if (text.startsWith('\x1aE\xdf\xa3')) return text.includes('matroska') ? types.mkv : types.webm;
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return types.gif;
  if (text.startsWith('OggS')) return types.ogv;
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'AVI ') return types.avi;
  if (text.startsWith('\0\0\x01\xba')) return types.mpg;
  if (text.startsWith('FLV\x01')) return types.flv;
  const box = text.slice(4, 8);
  if (box === 'ftyp') return text.slice(8, 12) === 'qt  ' ? types.mov : types.mp4;
  return ['moov', 'mdat', 'wide'].includes(box) ? types.mov : undefined;
}
