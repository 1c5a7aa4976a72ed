import assert from 'node:assert/strict';
import { nameCodecs } from '../../../../src/core/media/codecNames';
import { readHead } from '../../../../src/core/media/fileHead';

describe('nameCodecs', () => {
  /** @param parts the content of the file after the first bytes of every WebM file */
  const codecsOf = (...parts: readonly string[]): ReturnType<typeof nameCodecs> =>
    nameCodecs(Buffer.from(`\x1a\x45\xdf\xa3${parts.join('')}`, 'latin1'));
  const cluster = '\x1f\x43\xb6\x75';

  it('reads the codecs of a WebM file from its tracks', () => {
    assert.deepEqual(codecsOf('\x86\x85V_VP8', '\x86\x88A_VORBIS', cluster), { sound: 'Vorbis', video: 'VP8' });
    assert.deepEqual(codecsOf('\x86\x85V_VP9', '\x86\x86A_OPUS'), { sound: 'Opus', video: 'VP9' });
  });

  it('ends a codec name at the end of its element, whatever letter follows', () => {
    assert.deepEqual(codecsOf('\x86\x85V_VP9V', '\x86\x86A_OPUSV'), { sound: 'Opus', video: 'VP9' });
  });

  it('ignores picture data, which resembles the name of a codec in one of seven files without sound', () => {
    assert.deepEqual(codecsOf('\x86\x85V_VP8', cluster, 'A_W', 'V_1'), { video: 'VP8' });
  });

  it('ignores titles and other texts', () => {
    assert.deepEqual(codecsOf('\x7b\xa9\x8dPANORAMA_SHOT', '\x86\x85V_VP8'), { video: 'VP8' });
  });
});

describe('readHead', () => {
  const box = (type: string, size: number): Buffer => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(size);
    bytes.write(type, 4);
    return bytes;
  };
  /** @returns the head, and the number of bytes read for it */
  async function headOf(file: Buffer): Promise<[head: Uint8Array, read: number]> {
    let bytes = 0;
    const head = await readHead((from, length) => {
      const part = file.subarray(from, from + length);
      bytes += part.length;
      return Promise.resolve(part);
    });
    return [head, bytes];
  }

  it('reads the movie box, first or last, of an MP4 file of any size', async () => {
    const movie = box('moov', 100_000);
    const large = Buffer.alloc(16);
    large.writeUInt32BE(1);
    large.write('mdat', 4);
    large.writeBigUInt64BE(10_000_000n, 8);
    const data = Buffer.concat([large, Buffer.alloc(10_000_000 - 16)]);
    for (const parts of [
      [box('ftyp', 32), movie, box('mdat', 5_000_000)],
      [box('ftyp', 32), box('mdat', 5_000_000), movie],
      [box('ftyp', 32), data, movie],
    ]) {
      const [head, read] = await headOf(Buffer.concat(parts));
      assert.deepEqual(head, movie);
      assert.ok(read < 200_000, `${read} bytes`);
    }
  });

  it('reads the beginning of any other file, and of an MP4 file that is truncated or has endless boxes', async () => {
    const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(200_000)]);
    const half = Buffer.concat([box('ftyp', 32), box('mdat', 5_000_000).subarray(0, 1_000)]);
    const endless = Buffer.concat(Array.from({ length: 50_000 }, () => box('free', 8)));
    for (const file of [
      webm,
      half,
      endless,
      Buffer.alloc(0),
      Buffer.alloc(100_000),
      box('free', 4_000_000_000 % 2 ** 20),
    ]) {
      const [head, read] = await headOf(file);
      assert.deepEqual(head, file.subarray(0, 65_536));
      assert.ok(read < 70_000, `${read} bytes`);
    }
  });
});
