import { convert } from '../../src/webview/sound/convert';
import { nameCodecs } from '../../src/core/media/codecNames';
import { maxSeconds } from '../../src/webview/sound/limits';
import { MediaError } from '../../src/core/media/mediaError';

/** The results for randomly damaged files. */
export interface MutationOutcome {
  converted: number;
  refused: number;
  /** The seed of each conversion that failed unexpectedly, with its error or wrong result. */
  readonly faults: string[];
  /** The time of the slowest conversion, in milliseconds. */
  slowest: number;
}

/**
 * The maximum size of a converted file: 16-bit stereo sound of the longest duration at the highest rate, plus 16 MiB.
 */
const mostBytes = maxSeconds * 96_000 * 4 + 2 ** 24;

/** Converts `count` randomly damaged copies of each file. Repeated calls with the same files damage them equally. */
export function convertMutations(files: readonly Uint8Array[], count: number): MutationOutcome {
  const outcome: MutationOutcome = { converted: 0, refused: 0, faults: [], slowest: 0 };
  for (let seed = 1; seed <= count; seed++) {
    for (const [index, file] of files.entries()) {
      const damaged = damage(file, randomFrom(seed * files.length + index));
      const began = performance.now();
      try {
        nameCodecs(damaged);
        const made = convert(damaged);
        outcome.converted++;
        const bytes = made?.after.reduce((sum, part) => sum + part.length, 0) ?? 0;
        if (bytes > mostBytes) outcome.faults.push(`${seed} of ${index}: ${bytes} bytes`);
      } catch (error) {
        if (error instanceof MediaError) outcome.refused++;
        else outcome.faults.push(`${seed} of ${index}: ${String(error)}`);
      }
      outcome.slowest = Math.max(outcome.slowest, performance.now() - began);
    }
  }
  return outcome;
}

/** Damages one to eight places of a file: flips bits, writes extreme numbers, or cuts, drops or repeats bytes. */
function damage(file: Uint8Array, random: (below: number) => number): Uint8Array {
  let bytes = file.slice();
  for (let times = 1 + random(8); times > 0; times--) {
    const at = random(bytes.length);
    const size = 1 + random(16);
    const kind = random(12);
    if (kind < 5) bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    else if (kind < 8) bytes[at] = random(256);
    else if (kind === 8) bytes.fill([0, 255, 127, 128][random(4)] ?? 0, at, at + 4);
    else if (kind === 9) bytes = bytes.slice(0, Math.max(at, 8));
    else if (kind === 10) bytes.copyWithin(at, at + size);
    else bytes.copyWithin(at + size, at);
  }
  return bytes;
}

/** Returns numbers below a limit; equal seeds give equal numbers (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
