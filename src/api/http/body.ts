import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Why a body cannot be read. */
export type BodyProblem = 'too large' | 'damaged' | 'coded too many times' | 'coded in an unknown way';

/** A response that is larger than allowed, or coded in a way nobody asked for. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  constructor(
    readonly problem: BodyProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** Not undici's `interceptors.decompress`: it is experimental, warns in the whole process, and knows no bare deflate. */
const decoders: Readonly<Record<string, (data: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>>> = {
  gzip: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
  'x-gzip': promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
  deflate: inflateEither,
  br: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress),
};

/** RFC 9110 means zlib's format by `deflate`; some services send the bare one. */
async function inflateEither(data: Buffer, options: zlib.ZlibOptions): Promise<Buffer> {
  // A zlib header is a multiple of 31 with method 8 (RFC 1950).
  const zlibFormat = data.length >= 2 && (data.readUInt8(0) & 15) === 8 && data.readUInt16BE(0) % 31 === 0;
  return promisify<Buffer, zlib.ZlibOptions, Buffer>(zlibFormat ? zlib.inflate : zlib.inflateRaw)(data, options);
}

/**
 * A body's text. No coding is asked for, yet the usual ones are undone; one that is only claimed does no harm to JSON.
 * @param maxBytes what the decoded body may have
 * @returns a promise only where it is coded; it rejects with UnreadableBody
 */
export function bodyText(data: Buffer, headers: IncomingHttpHeaders, maxBytes: number): string | Promise<string> {
  // Several lines of it come as an array.
  const coding = [headers['content-encoding']].join(',');
  const type = headers['content-type'];
  if (coding === '' || coding === 'identity') return toText(data, type);
  return uncoded(data, coding, maxBytes).then(
    (plain) => toText(plain, type),
    (error: unknown) => {
      if (!isUtf8(data) || !/^\s*[{[]/.test(data.toString('utf8', 0, 100))) throw error;
      return toText(data, type);
    },
  );
}

async function uncoded(data: Buffer, coding: string, maxBytes: number): Promise<Buffer> {
  const layers = coding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
    .reverse();
  if (layers.length > 3) throw new UnreadableBody('coded too many times');
  let plain = data;
  for (const layer of layers) {
    const decode = Object.hasOwn(decoders, layer) ? decoders[layer] : undefined;
    if (decode === undefined) throw new UnreadableBody('coded in an unknown way');
    try {
      plain = await decode(plain, { maxOutputLength: maxBytes });
    } catch (error) {
      const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new UnreadableBody(tooLarge ? 'too large' : 'damaged', { cause: error });
    }
  }
  return plain;
}

const utf8 = new TextDecoder();

function toText(data: Buffer, contentType: string | undefined): string {
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
