import type { BitReader } from './bitReader';
import type { Codebook } from './codebooks';

/** Number of bits that index the lookup table. Longer codewords are decoded with `limits` and `offsets`. */
const fastBits = 9;

/** Decodes values that are encoded with one canonical Huffman codebook. */
export class HuffmanDecoder {
  /**
   * The lookup table, indexed by the next `fastBits` bits. An entry packs a value and, in the lowest 4 bits, its
   * codeword's length. An entry of 0 means that the codeword is longer than `fastBits`.
   */
  private readonly fast = new Uint16Array(1 << fastBits);
  /**
   * `limits[length]` is the last codeword of this length, plus 1. A codeword of this length plus `offsets[length]` is
   * the index of its value in `values`.
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
