import type { ChannelRole } from './aac/audioConfig';

/** Puts decoded channels together as samples of 16 bits that take turns. */
export interface Mixer {
  readonly channels: 1 | 2;
  /** Writes one frame of all channels, from `offset` on. */
  readonly mix: (channels: readonly { readonly samples: Float32Array }[], to: Int16Array, offset: number) => void;
}

/** What is heard from the left and the right of each channel, where there are more than these two. */
const half = Math.SQRT1_2;
const gains: Readonly<Record<ChannelRole, readonly [left: number, right: number]>> = {
  left: [1, 0],
  right: [0, 1],
  center: [half, half],
  surroundLeft: [half, 0],
  surroundRight: [0, half],
  surround: [half, half],
  lowFrequency: [half, half],
};

/** One channel stays one, two stay two; more are mixed down to two, as browsers do. */
export function mixerFor(roles: readonly ChannelRole[]): Mixer {
  if (roles.length === 1) {
    return {
      channels: 1,
      mix: ([channel], to, offset) => {
        const samples = channel?.samples ?? [];
        for (let index = 0; index < samples.length; index++) to[offset + index] = toInteger(samples[index] ?? 0);
      },
    };
  }
  const weights = roles.map((role) => gains[role]);
  return {
    channels: 2,
    mix: (channels, to, offset) => {
      const count = channels[0]?.samples.length ?? 0;
      for (let index = 0; index < count; index++) {
        let left = 0;
        let right = 0;
        for (const [at, { samples }] of channels.entries()) {
          const [toLeft = 0, toRight = 0] = weights[at] ?? [];
          const value = samples[index] ?? 0;
          left += value * toLeft;
          right += value * toRight;
        }
        to[offset + 2 * index] = toInteger(left);
        to[offset + 2 * index + 1] = toInteger(right);
      }
    },
  };
}

function toInteger(value: number): number {
  const scaled = Math.round(value * 32_768);
  return scaled > 32_767 ? 32_767 : scaled < -32_768 ? -32_768 : scaled;
}
