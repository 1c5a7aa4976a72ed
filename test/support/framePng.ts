import { crc32, deflateSync } from 'node:zlib';
import type { Yuv } from '../../src/sandbox/render/look/themes';
import type { YuvFrame } from '../../src/sandbox/render/draw/yuvFrame';

/** Encodes a frame as PNG, at half its width and height. */
export function halfSizePng(frame: YuvFrame): Buffer {
  const width = frame.width / 2;
  const height = frame.height / 2;
  const rows = Buffer.alloc(height * (1 + width * 3));
  let target = 0;
  for (let row = 0; row < height; row++) {
    rows[target++] = 0;
    for (let column = 0; column < width; column++) {
      const at = row * 2 * frame.width + column * 2;
      const luma =
        (frame.y[at] ?? 0) +
        (frame.y[at + 1] ?? 0) +
        (frame.y[at + frame.width] ?? 0) +
        (frame.y[at + frame.width + 1] ?? 0);
      const chroma = row * width + column;
      const [red, green, blue] = rgbOfYuv({ y: luma / 4, u: frame.u[chroma] ?? 128, v: frame.v[chroma] ?? 128 });
      rows[target++] = red;
      rows[target++] = green;
      rows[target++] = blue;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, RGB, deflate, the standard filter method, not interlaced.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns the 8-bit RGB value of a pixel, as a player shows it. */
function rgbOfYuv({ y, u, v }: Yuv): readonly [number, number, number] {
  const light = 1.164383 * (y - 16);
  return [
    clamp(light + 1.596027 * (v - 128)),
    clamp(light - 0.391762 * (u - 128) - 0.812968 * (v - 128)),
    clamp(light + 2.017232 * (u - 128)),
  ];
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
