import { largestPicture } from '../core/media/jpeg';
import { element } from './elements';

/** The maximum size of the picture in a hover, in pixels. Its height is twice the displayed height. */
const pictureSize = { width: 640, height: 320 };

/** The JPEG qualities to try, one after another, until the picture is small enough. */
const qualities = [0.8, 0.5, 0.3];

/** The current frame as a PNG at the video's resolution. Undefined if it cannot be read. */
export function framePng(video: HTMLVideoElement): Promise<Uint8Array | undefined> {
  return encode(video, 1, 'image/png');
}

/** The current frame as a small JPEG. Undefined if it cannot be read or exceeds {@link largestPicture} bytes. */
export async function frameJpeg(video: HTMLVideoElement): Promise<Uint8Array | undefined> {
  const { width, height } = pictureSize;
  const scale = Math.min(1, width / video.videoWidth, height / video.videoHeight);
  for (const quality of qualities) {
    const jpeg = await encode(video, scale, 'image/jpeg', quality);
    if (jpeg === undefined || jpeg.length <= largestPicture) return jpeg;
  }
  return undefined;
}

async function encode(
  video: HTMLVideoElement,
  scale: number,
  type: string,
  quality?: number,
): Promise<Uint8Array | undefined> {
  const canvas = element('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    return picture === null ? undefined : new Uint8Array(await picture.arrayBuffer());
  } catch {
    return undefined;
  }
}
