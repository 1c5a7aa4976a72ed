/** A color as VP8 stores it: BT.601 matrix, limited range, 8 bit. */
export interface Yuv {
  readonly y: number;
  readonly u: number;
  readonly v: number;
}

/** From `#rrggbb` (sRGB values, taken over as they are). */
export function yuvOf(hex: string): Yuv {
  const { red, green, blue } = rgbOf(hex);
  return {
    y: Math.round(16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255),
    u: Math.round(128 + (-37.797 * red - 74.203 * green + 112 * blue) / 255),
    v: Math.round(128 + (112 * red - 93.786 * green - 18.214 * blue) / 255),
  };
}

/** The 8 bit RGB value a player shows for a pixel. */
export function rgbOfYuv({ y, u, v }: Yuv): readonly [number, number, number] {
  const light = 1.164383 * (y - 16);
  return [
    clamp(light + 1.596027 * (v - 128)),
    clamp(light - 0.391762 * (u - 128) - 0.812968 * (v - 128)),
    clamp(light + 2.017232 * (u - 128)),
  ];
}

function rgbOf(hex: string): { red: number; green: number; blue: number } {
  const value = Number.parseInt(hex.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
