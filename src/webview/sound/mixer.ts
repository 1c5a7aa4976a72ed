import type { ChannelRole } from './aac/audioConfig';

/** Mixes decoded channels to interleaved 16-bit samples. */
export interface Mixer {
  readonly channels: 1 | 2;
  /**
   * Mixes the samples of one decoded frame into `to`.
   * @param offset index of the frame's first sample in `to`
   */
  readonly mix: (channels: readonly { readonly samples: Float32Array }[], to: Int16Array, offset: number) => void;
}

const half = Math.SQRT1_2;
/** Each channel's gains in the left and right output channels. */
const gains: Readonly<Record<ChannelRole, readonly [left: number, right: number]>> = {
  left: [1, 0],
  right: [0, 1],
  center: [half, half],
  surroundLeft: [half, 0],
  surroundRight: [0, half],
  surround: [half, half],
  lowFrequency: [half, half],
};

/** Keeps mono and stereo sound as it is. Mixes three or more channels down to stereo, as browsers do. */
export function mixerFor(roles: readonly ChannelRole[]): Mixer {
  const channels = roles.length === 1 ? 1 : 2;
  const weights = channels === 1 ? [[1]] : roles.map((role) => gains[role]);
  return {
    channels,
    mix: (decoded, to, offset) => {
      const count = (decoded[0]?.samples.length ?? 0) * channels;
      for (let index = 0; index < count; index++) {
        let value = 0;
        for (let at = 0; at < decoded.length; at++) {
          const weight = weights[at]?.[index % channels] ?? 0;
          if (weight !== 0) value += (decoded[at]?.samples[Math.floor(index / channels)] ?? 0) * weight;
        }
        to[offset + index] = toInteger(value);
      }
    },
  };
}

function toInteger(value: number): number {
  const scaled = Math.round(value * 32_768);
  return scaled > 32_767 ? 32_767 : scaled < -32_768 ? -32_768 : scaled;
}
