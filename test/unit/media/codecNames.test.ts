import assert from 'node:assert/strict';
import { nameCodecs } from '../../../media/sound/codecNames';

describe('the names of codecs in WebM files', () => {
  /** @param parts what is in the file after the first bytes of every WebM file */
  const named = (...parts: readonly string[]): ReturnType<typeof nameCodecs> =>
    nameCodecs(Buffer.from(`\x1a\x45\xdf\xa3${parts.join('')}`, 'latin1'));
  const cluster = '\x1f\x43\xb6\x75';

  it('are those of its tracks', () => {
    assert.deepEqual(named('\x86\x85V_VP8', '\x86\x88A_VORBIS', cluster), { sound: 'Vorbis', video: 'VP8' });
    assert.deepEqual(named('\x86\x85V_VP9', '\x86\x86A_OPUS'), { sound: 'Opus', video: 'VP9' });
  });

  it('end where their element ends, whatever letter the next one begins with', () => {
    assert.deepEqual(named('\x86\x85V_VP9V', '\x86\x86A_OPUSV'), { sound: 'Opus', video: 'VP9' });
  });

  it('are never letters that happen to be in the picture, as in every seventh file without sound', () => {
    assert.deepEqual(named('\x86\x85V_VP8', cluster, 'A_W', 'V_1'), { video: 'VP8' });
  });

  it('are never letters of a title or another text', () => {
    assert.deepEqual(named('\x7b\xa9\x8dPANORAMA_SHOT', '\x86\x85V_VP8'), { video: 'VP8' });
  });
});
