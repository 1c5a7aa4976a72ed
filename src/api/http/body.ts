import { isUtf8 } from 'node:buffer';
import * as zlib from 'node:zlib';
import * as l10n from '@vscode/l10n';
import { tooLargeError, type WireResponse } from './request';

type Decode = (data: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

/** Not undici's `interceptors.decompress`: it is experimental, warns in the whole process, and knows no bare deflate. */
const decoders = new Map<string, Decode>([
  ['gzip', zlib.gunzipSync],
  ['x-gzip', zlib.gunzipSync],
  ['deflate', inflateEither],
  ['br', zlib.brotliDecompressSync],
]);

/** RFC 9110 means zlib's format by `deflate`; some services send the bare one. */
function inflateEither(data: Buffer, options: zlib.ZlibOptions): Buffer {
  // A zlib header is a multiple of 31 with method 8 (RFC 1950).
  const zlibFormat = data.length >= 2 && (data.readUInt8(0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0;
  return zlibFormat ? zlib.inflateSync(data, options) : zlib.inflateRawSync(data, options);
}

/**
 * A response with its body as it was before it was coded. No coding is asked for, yet the usual ones are undone; one that
 * is only claimed does no harm to JSON.
 * @param maxBytes what the decoded body may have
 */
export function uncoded(wire: WireResponse, maxBytes: number): WireResponse {
  // Several lines of it come as an array.
  const codings = [wire.headers['content-encoding']].join(',').toLowerCase().split(',');
  const layers = codings.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
  let { data } = wire;
  try {
    for (const layer of layers.reverse()) data = undo(layers.length > 3 ? '' : layer, data, maxBytes);
    return { ...wire, data };
  } catch (error) {
    if (isUtf8(wire.data) && /^\s*[{[]/.test(wire.data.toString('utf8', 0, 100))) return wire;
    return { ...wire, unreadable: (error as Error).message };
  }
}

function undo(coding: string, data: Buffer, maxBytes: number): Buffer {
  const decode = decoders.get(coding);
  if (decode === undefined) throw new Error(l10n.t("The service's response uses an unsupported encoding."));
  try {
    return decode(data, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLargeError(maxBytes, 0);
    throw new Error(l10n.t("The service's response can't be read: it is damaged."), { cause });
  }
}

const utf8 = new TextDecoder();

/** A body's text. */
export function toText(data: Buffer, contentType: string | undefined): string {
  if (data.length >= 2 && data[0] === 0xff && data[1] === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (data.length >= 2 && data[0] === 0xfe && data[1] === 0xff) return new TextDecoder('utf-16be').decode(data);
  // JSON is UTF-8 (RFC 8259), whatever the header claims, unless it cannot be.
  if (isUtf8(data)) return utf8.decode(data);
  const label = /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(contentType ?? '')?.[1] ?? 'latin1';
  try {
    return new TextDecoder(/^utf-?8$/i.test(label) ? 'latin1' : label).decode(data);
  } catch {
    return data.toString('latin1');
  }
}
