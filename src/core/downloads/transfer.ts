import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import { loadUndici, type Dispatcher } from '../../api/network/undici';
import { DiskError, PartFile, type WholeFile } from './partFile';

export interface TransferOptions {
  /** Where the file is. */
  readonly url: string;
  /** Where it goes. */
  readonly folder: string;
  /** What it is called there, without extension. */
  readonly key: string;
  readonly limitBytes: number;
  /** Whether plain HTTP to this machine is allowed: for services on this machine only. */
  readonly allowLoopback: boolean;
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
}

/**
 * - `link`: the link is dead, refused or leads to something else; a new link may help
 * - `never`: no other try will help
 * - `later`: connection or server trouble
 */
export type TransferProblem = 'link' | 'never' | 'later';

/** Why there is no file; its message is one sentence. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  constructor(
    readonly problem: TransferProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The connection broke within the body; what came is kept. */
class BrokenOffError extends Error {}

const maxRedirects = 5;
/** Breaks in a row without a single new byte. */
const maxBreaks = 3;
const maxAttempts = 60;
const stalledMs = 30_000;

/**
 * Fetches a file, going on where an earlier transfer broke off. No key or other credential goes along, whatever the
 * link or a redirect says.
 *
 * @throws TransferError, or AbortError when given up; the part that came is kept then.
 */
export async function transfer(options: TransferOptions): Promise<WholeFile> {
  const part = new PartFile(options.folder, options.key);
  try {
    await part.open();
    for (let breaks = 0, furthest = part.size, attempts = 1; ; attempts++) {
      try {
        return await attempt(options, part);
      } catch (error) {
        if (!(error instanceof BrokenOffError)) throw error;
        breaks = part.size > furthest ? 0 : breaks + 1;
        furthest = Math.max(furthest, part.size);
        if (breaks >= maxBreaks || attempts >= maxAttempts) {
          throw new TransferError('later', l10n.t('The connection to the video link broke.'), { cause: error });
        }
        await sleep(200 * 2 ** breaks, undefined, { signal: options.signal });
      }
    }
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof DiskError) throw new TransferError('never', error.message, { cause: error });
    throw error;
  } finally {
    await part.close();
  }
}

async function attempt(options: TransferOptions, part: PartFile): Promise<WholeFile> {
  const { validator } = part;
  const range = validator === undefined ? {} : { range: `bytes=${part.size}-`, 'if-range': validator };
  const response = await follow(options, range);
  const { statusCode, headers, body } = response;
  const content = single(headers['content-range']);
  // Answered at the end of what is here: it is all here already.
  const isWholeAlready = statusCode === 416 && content === `bytes */${part.size}` && part.size === part.total;
  if (!isWholeAlready) {
    try {
      const total = await begin(options, part, statusCode, headers);
      await receive(options, part, body, total);
    } catch (error) {
      body.destroy();
      throw error;
    }
  } else {
    await body.dump();
  }
  return finish(part);
}

/** Makes the part ready for the body that follows. @returns the whole length, where the server says it. */
async function begin(
  { limitBytes }: TransferOptions,
  part: PartFile,
  status: number,
  headers: Dispatcher.ResponseData['headers'],
): Promise<number | undefined> {
  if (status === 416) {
    await part.restart();
    throw new BrokenOffError();
  }
  const encoding = single(headers['content-encoding']) ?? 'identity';
  if (encoding !== 'identity') {
    throw new TransferError('link', l10n.t('The video link answers with an encoding nobody asked for.'));
  }
  const length = wholeNumber(single(headers['content-length']));
  let total = length;
  if (status === 206) {
    const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(single(headers['content-range']) ?? '');
    const [start, end, whole] = (match ?? []).slice(1).map(Number);
    if (start !== part.size || whole === undefined || whole !== part.total || end !== whole - 1) {
      await part.restart();
      throw new BrokenOffError();
    }
    total = whole;
  } else {
    await part.restart(validatorOf(headers), total);
  }
  if (total !== undefined && total > limitBytes) throw tooLarge(limitBytes);
  return total;
}

async function receive(
  { limitBytes, signal }: TransferOptions,
  part: PartFile,
  body: AsyncIterable<unknown>,
  total: number | undefined,
): Promise<void> {
  let isChecked = false;
  try {
    for await (const chunk of body) {
      signal.throwIfAborted();
      if (!(chunk instanceof Uint8Array)) continue;
      if (part.size + chunk.length > limitBytes) {
        await part.remove();
        throw tooLarge(limitBytes);
      }
      if (part.size + chunk.length > (total ?? Infinity)) {
        await part.restart();
        throw new BrokenOffError('More came than was announced.');
      }
      await part.append(chunk);
      if (!isChecked && part.size >= 16) {
        isChecked = true;
        if ((await part.type()) === undefined) throw await notVideo(part);
      }
    }
  } catch (error) {
    if (error instanceof TransferError || error instanceof DiskError || error instanceof BrokenOffError) throw error;
    throw new BrokenOffError('The connection broke.', { cause: error });
  }
  if (total !== undefined && part.size < total) throw new BrokenOffError('The connection ended early.');
}

async function finish(part: PartFile): Promise<WholeFile> {
  const type = await part.type();
  if (type === undefined) throw await notVideo(part);
  const fileBytes = part.size;
  return { fileName: await part.finish(type), fileType: type.mime, fileBytes };
}

async function notVideo(part: PartFile): Promise<TransferError> {
  await part.remove();
  return new TransferError('link', l10n.t('The link does not lead to a video file.'));
}

function tooLarge(limitBytes: number): TransferError {
  const megabytes = Math.round(limitBytes / 1_000_000);
  return new TransferError('never', l10n.t('The file is larger than the limit of {0} MB in the settings.', megabytes));
}

/** Asks for the link, and for what it leads to. @returns a reply with a body worth reading, or 416. */
async function follow(
  { url, allowLoopback, dispatcher, signal }: TransferOptions,
  headers: Record<string, string>,
): Promise<Dispatcher.ResponseData> {
  const { request } = await loadUndici();
  let target = safeUrl(url, undefined, allowLoopback);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    let response: Dispatcher.ResponseData;
    try {
      response = await request(target, {
        dispatcher,
        signal,
        headers: { accept: 'video/*, */*;q=0.5', 'accept-encoding': 'identity', ...headers },
        headersTimeout: stalledMs,
        bodyTimeout: stalledMs,
      });
    } catch (error) {
      signal.throwIfAborted();
      throw new TransferError('later', l10n.t('The video link could not be reached.'), { cause: error });
    }
    // A body that is given up may say so; nobody listens.
    response.body.on('error', () => undefined);
    const { statusCode } = response;
    if (statusCode === 200 || statusCode === 206 || statusCode === 416) return response;
    response.body.destroy();
    const location = single(response.headers.location);
    if (statusCode < 300 || statusCode >= 400 || location === undefined) throw refusal(statusCode);
    target = safeUrl(location, target, allowLoopback);
  }
  throw new TransferError('link', l10n.t('The video link redirects too often.'));
}

function refusal(status: number): TransferError {
  return status >= 500 || status === 408 || status === 425 || status === 429
    ? new TransferError('later', l10n.t('The server of the video link has trouble (HTTP {0}).', status))
    : new TransferError('link', l10n.t('The video link does not work (HTTP {0}).', status));
}

function safeUrl(text: string, base: URL | undefined, allowLoopback: boolean): URL {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch (error) {
    throw new TransferError('link', l10n.t('The video link is no address.'), { cause: error });
  }
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback && allowLoopback)) {
    throw new TransferError('link', l10n.t('The video link is not a secure (https) address.'));
  }
  url.username = '';
  url.password = '';
  return url;
}

/** What identifies this very content: a strong ETag, or else the date of its last change. */
function validatorOf(headers: Dispatcher.ResponseData['headers']): string | undefined {
  const etag = single(headers.etag);
  return etag?.startsWith('"') === true ? etag : single(headers['last-modified']);
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
