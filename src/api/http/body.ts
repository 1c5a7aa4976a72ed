import { isUtf8 } from 'node:buffer';
import * as zlib from 'node:zlib';
import * as l10n from '@vscode/l10n';
import { tooLargeError, type WireResponse } from './request';

type Decode = (data: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

/** Not undici's `interceptors.decompress`: it is experimental and warns in the whole process. */
const decoders: Readonly<Record<string, Decode>> = {
  gzip: zlib.unzipSync,
  'x-gzip': zlib.unzipSync,
  deflate: zlib.unzipSync,
  br: zlib.brotliDecompressSync,
};

/**
 * A response with its body as it was before it was coded. No coding is asked for, yet the usual ones are undone; one that
 * is only claimed does no harm to JSON.
 * @param maxBytes what the decoded body may have
 */
export function uncoded(wire: WireResponse, maxBytes: number): WireResponse {
  // Several lines of it come as an array.
  const codings = [wire.headers['content-encoding']]
    .join(',')
    .toLowerCase()
    .split(/[\s,]+/);
  const coding = codings.filter((name) => name !== '' && name !== 'identity').join(',');
  if (coding === '') return wire;
  try {
    return { ...wire, data: undo(coding, wire.data, maxBytes) };
  } catch (error) {
    if (isUtf8(wire.data) && /^\s*[{[]/.test(wire.data.toString('utf8', 0, 100))) return wire;
    return { ...wire, unreadable: (error as Error).message };
  }
}

function undo(coding: string, data: Buffer, maxBytes: number): Buffer {
  const decode = decoders[coding];
  if (decode === undefined) throw new Error(l10n.t("The service's response uses an unsupported encoding."));
  try {
    return decode(data, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLargeError(maxBytes, 0);
    throw new Error(l10n.t("The service's response can't be read: it is damaged."), { cause });
  }
}
