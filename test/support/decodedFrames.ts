import assert from 'node:assert/strict';
import { readAudioConfig } from '../../src/webview/sound/aac/audioConfig';
import { AacDecoder } from '../../src/webview/sound/aac/decoder';
import { frameSize } from '../../src/webview/sound/aac/filterbank';
import { findAudioConfig } from '../../src/core/media/mp4/sampleDescription';
import { readMovie } from '../../src/core/media/mp4/tracks';
import { bytesOf } from './clips';

/** ffmpeg's index of each channel in the stream. */
const orders: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 1], 6: [2, 0, 1, 4, 5, 3] };

/** Decodes all frames of a file's sound, priming included, in ffmpeg's order of channels. */
export function decodedFrames(file: string): Float32Array {
  const data = bytesOf(file);
  const track = readMovie(data).tracks.find(({ kind }) => kind === 'audio');
  assert.ok(track !== undefined);
  const decoder = new AacDecoder(readAudioConfig(findAudioConfig(track.boxes.description)));
  const { length } = decoder.channels;
  const all = new Float32Array(track.samples.count * frameSize * length);
  for (const [index, offset] of track.samples.offsets.entries()) {
    assert.ok(decoder.decode(data.subarray(offset, offset + (track.samples.sizes[index] ?? 0))), `frame ${index}`);
    for (const [channel, { samples }] of decoder.channels.entries()) {
      const to = orders[length]?.[channel] ?? 0;
      for (const [at, value] of samples.entries()) all[(index * frameSize + at) * length + to] = value;
    }
  }
  return all;
}
