import { MediaError } from '../../../core/media/mediaError';

/** Reads bits, most significant first. Past the end of the data, reading returns zeros and `checkEnd` throws. */
export class BitReader {
  /** Offset of the next bit, in bits from the start of the data. */
  position = 0;
  private readonly end: number;

  constructor(private readonly data: Uint8Array) {
    this.end = data.length * 8;
  }

  get remaining(): number {
    return this.end - this.position;
  }

  /** Returns the next bits, at most 24, without advancing. */
  peek(count: number): number {
    const { data } = this;
    const at = this.position >> 3;
    const word =
      at + 3 < data.length
        ? ((data[at] ?? 0) << 24) | ((data[at + 1] ?? 0) << 16) | ((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0)
        : this.lastWord(at);
    return count === 0 ? 0 : (word << (this.position & 7)) >>> (32 - count);
  }

  /** Reads at most 24 bits. */
  read(count: number): number {
    const value = this.peek(count);
    this.position += count;
    return value;
  }

  readFlag(): boolean {
    return this.read(1) === 1;
  }

  /** @throws MediaError if more bits were read than exist */
  checkEnd(): void {
    if (this.position > this.end) throw new MediaError('The data ends too early.');
  }

  private lastWord(at: number): number {
    let word = 0;
    for (let index = at; index < at + 4; index++) {
      word = (word << 8) | (index < this.data.length ? (this.data[index] ?? 0) : 0);
    }
    return word;
  }
}
