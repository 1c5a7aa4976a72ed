import type { BitReader } from './bitReader';
import type { Codebook } from './codebooks';

/** Bits that are looked up at once; longer codewords are found by their number. */
const fastBits = 9;

/** Decodes the codewords of one canonical codebook. */
export class HuffmanDecoder {
  /** For the next `fastBits` bits: value and length of the codeword they begin with; 0 for a longer one. */
  private readonly fast = new Uint16Array(1 << fastBits);
  /** For each length: the first codeword beyond those of that length, and where its values begin. */
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

  /** Reads one value. Every codebook is complete, so that any bits are some value. */
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
