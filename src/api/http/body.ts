import * as zlib from 'node:zlib';
import { tooLargeError, type WireResponse } from './request';

/** Not undici's `interceptors.decompress`: it is experimental and warns in the whole process. */
const decoders = new Map([
  ['gzip', zlib.unzipSync],
  ['x-gzip', zlib.unzipSync],
  ['deflate', zlib.unzipSync],
  ['br', zlib.brotliDecompressSync],
]);

/**
 * A response with its body as it was before it was coded. No coding is asked for, yet the usual ones are undone; what can't
 * be undone is left as it came: it may be claimed only.
 * @param maxBytes what the decoded body may have
 */
export function uncoded(wire: WireResponse, maxBytes: number): WireResponse {
  // Several lines of it come as an array.
  const codings = [wire.headers['content-encoding']]
    .join(',')
    .toLowerCase()
    .split(/[\s,]+/);
  const decode = decoders.get(codings.filter((name) => name !== '' && name !== 'identity').join(','));
  try {
    return decode === undefined ? wire : { ...wire, data: decode(wire.data, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? { ...wire, data: Buffer.alloc(0), incomplete: tooLargeError(maxBytes, wire.status) } : wire;
  }
}
