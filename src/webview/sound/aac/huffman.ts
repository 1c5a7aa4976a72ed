import type { BitReader } from './bitReader';
import type { Codebook } from './codebooks';

/** Length of the lookup index. Longer codewords are decoded by canonical order. */
const fastBits = 9;

/** Decodes one canonical codebook. */
export class HuffmanDecoder {
  /** Value and length of the codeword at each lookup index. 0: the codeword is longer than `fastBits`. */
  private readonly fast = new Uint16Array(1 << fastBits);
  /**
   * For each codeword length: `limits` has the last codeword plus 1. `offsets` has the difference from a codeword to
   * its index in `values`.
   */
  private readonly limits: number[] = [];
  private readonly offsets: number[] = [];
  private readonly values: Uint16Array;
  private readonly longest: number;

  constructor({ counts, values }: Codebook) {
    this.values = Uint16Array.from(values);
    this.longest = counts.length;
    let codeword = 0;
    let index = 0;
    for (const [at, count] of counts.entries()) {
      const length = at + 1;
      codeword *= 2;
      this.offsets[length] = index - codeword;
      for (let n = 0; n < count; n++, codeword++, index++) {
        if (length > fastBits) continue;
        const first = codeword << (fastBits - length);
        this.fast.fill(((values[index] ?? 0) << 4) | length, first, first + (1 << (fastBits - length)));
      }
      this.limits[length] = codeword;
    }
  }

  /** Reads one value. Every codebook is complete, so any bits decode to a value. */
  read(bits: BitReader): number {
    const entry = this.fast[bits.peek(fastBits)] ?? 0;
    if (entry !== 0) {
      bits.position += entry & 15;
      return entry >> 4;
    }
    let length = fastBits + 1;
    while (length < this.longest && bits.peek(length) >= (this.limits[length] ?? 0)) length++;
    return this.values[bits.read(length) + (this.offsets[length] ?? 0)] ?? 0;
  }
}
