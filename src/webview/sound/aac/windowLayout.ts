import { MediaError } from '../../../core/media/mediaError';
import type { Bands } from './bands';
import type { BitReader } from './bitReader';
import { windowSequence } from './filterbank';

/** The window layout of one channel, or of both channels of a pair: ics_info() of ISO/IEC 14496-3. */
export interface WindowLayout {
  readonly sequence: number;
  readonly shape: 0 | 1;
  readonly isShort: boolean;
  /** Number of windows in each group. The windows of a group share scale factors. */
  readonly groups: readonly number[];
  readonly bandCount: number;
  /** The index of each band's first coefficient in a window. The last element is the end of the last band. */
  readonly starts: Uint16Array;
}

export function readWindowLayout(bits: BitReader, bands: Bands): WindowLayout {
  bits.readFlag();
  const sequence = bits.read(2);
  const shape = bits.read(1) === 1 ? 1 : 0;
  const isShort = sequence === windowSequence.short;
  const starts = isShort ? bands.short : bands.long;
  const bandCount = bits.read(isShort ? 4 : 6);
  const groups = [1];
  if (isShort) {
    for (let window = 1; window < 8; window++) {
      if (bits.readFlag()) groups.push((groups.pop() ?? 0) + 1);
      else groups.push(1);
    }
  } else if (bits.readFlag()) {
    throw new MediaError('Prediction belongs to another profile.');
  }
  if (bandCount >= starts.length) throw new MediaError('There are too many bands.');
  return { sequence, shape, isShort, groups, bandCount, starts };
}
