import { setTimeout as sleep } from 'node:timers/promises';
import * as l10n from '@vscode/l10n';
import { isLoopback } from '../../api/baseUrl';
import { single } from '../../api/http/responseHeaders';
import { retryAfterMs } from '../../api/http/retryAfter';
import { isPrivateHost, PrivateAddressError, type NetworkScope } from '../../api/network/privateAddress';
import { loadUndici, type Dispatcher } from '../../api/network/undici';
import type { HereFile } from '../video/video';
import { PartFile } from './partFile';
import { diskError, TooLargeError, TransferError } from './transferError';

interface TransferOptions {
  /** The download link. */
  readonly url: string;
  readonly folder: string;
  /** The file's name without extension. */
  readonly key: string;
  readonly limitBytes: number;
  /** The service's network. If it is `internet`, a link or redirect into a private network is refused. */
  readonly scope: NetworkScope;
  /** The connection pool. Rejects host names outside `scope` with a `PrivateAddressError`. */
  readonly dispatcher: Dispatcher;
  readonly signal: AbortSignal;
  /** The factor by which the time limits are multiplied. Only tests set it. */
  readonly pace?: number;
}

/**
 * Thrown when another attempt may succeed, because the connection broke or the response does not continue the part
 * file.
 */
class BrokenOffError extends Error {}

const maxRedirects = 5;
/** The download stops after this many consecutive connections that break without delivering any new bytes. */
const maxBreaks = 3;
const maxAttempts = 60;
const stalledMs = 30_000;
/** The time limit for the response headers, in ms. Informational (1xx) responses do not extend it. */
const headersMs = 60_000;
/**
 * The minimum transfer rate, in bytes per second, averaged over `rateSpanMs`. A slower transfer is stopped and retried
 * later.
 */
const minRate = 16 * 1024;
const rateSpanMs = 60_000;
/** The maximum duration of a transfer in ms. A longer transfer is stopped and retried later. */
const maxTransferMs = 30 * 60_000;

/**
 * Downloads a file, and resumes an earlier transfer where possible. Sends no API key, and removes a user name and
 * password from the link and its redirects.
 * @throws TransferError or TooLargeError; AbortError when canceled, after which the transfer can be resumed
 */
export async function transfer(options: TransferOptions): Promise<HereFile> {
  try {
    await using part = await PartFile.open(options.folder, options.key);
    for (let breaks = 0, furthest = part.size, attempts = 1; ; attempts++) {
      try {
        return await attempt(options, part);
      } catch (error) {
        if (!(error instanceof BrokenOffError)) throw error;
        breaks = part.size > furthest ? 0 : breaks + 1;
        furthest = Math.max(furthest, part.size);
        if (breaks >= maxBreaks || attempts >= maxAttempts) {
          throw new TransferError('later', l10n.t('The download was interrupted.'), { cause: error });
        }
        await sleep(200 * 2 ** breaks, undefined, { signal: options.signal });
      }
    }
  } catch (error) {
    options.signal.throwIfAborted();
    throw error instanceof TransferError || error instanceof TooLargeError ? error : diskError(error);
  }
}

async function attempt(options: TransferOptions, part: PartFile): Promise<HereFile> {
  const { validator } = part;
  const range = validator === undefined ? {} : { range: `bytes=${part.size}-`, 'if-range': validator };
  const { statusCode, headers, body } = await follow(options, range);
  const content = single(headers['content-range']);
  // Status 416 means that no bytes follow the requested position. The file is already complete if the response states
  // a total size equal to the received size.
  const isWholeAlready = statusCode === 416 && content === `bytes */${part.size}` && part.size === part.total;
  try {
    if (!isWholeAlready) await receive(options, part, body, await begin(options, part, statusCode, headers));
  } finally {
    body.destroy();
  }
  return finish(part);
}

/**
 * Prepares the part file for the response's body.
 * @returns the size of the complete file, if the server states it
 */
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
  // Rejects only compressed encodings. Some storage services declare other encodings, which leave the bytes unchanged.
  if (/gzip|deflate|compress|br|zstd/i.test(single(headers['content-encoding']) ?? '')) {
    throw new TransferError('link', l10n.t('The download uses an unsupported encoding.'));
  }
  let total = wholeNumber(single(headers['content-length']));
  if (status === 206) {
    const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(single(headers['content-range']) ?? '');
    const [start, end, whole] = (match ?? []).slice(1).map(Number);
    // Accepts a 206 response with the whole file: some servers send it even if no range was requested.
    const isWhole = part.validator === undefined && start === 0;
    if (isWhole) await part.restart(validatorOf(headers), whole);
    const isOther = !isWhole && (validatorOf(headers) ?? part.validator) !== part.validator;
    if (isOther || start !== part.size || whole === undefined || whole !== part.total || end !== whole - 1) {
      await part.restart();
      throw new BrokenOffError();
    }
    total = whole;
  } else {
    await part.restart(validatorOf(headers), total);
  }
  if (total !== undefined && total > limitBytes) throw new TooLargeError(total, limitBytes);
  return total;
}

async function receive(
  { limitBytes, signal, pace = 1 }: TransferOptions,
  part: PartFile,
  body: AsyncIterable<unknown>,
  total: number | undefined,
): Promise<void> {
  let isChecked = false;
  const startedAt = performance.now();
  let span = { since: startedAt, size: part.size };
  for await (const chunk of bytesOf(body)) {
    signal.throwIfAborted();
    const now = performance.now();
    const isSpanOver = now - span.since > rateSpanMs * pace;
    const isSlow = isSpanOver && part.size - span.size < minRate * (rateSpanMs / 1000) * pace;
    if (isSlow || now - startedAt > maxTransferMs * pace) {
      throw new TransferError(
        'later',
        l10n.t("The download is too slow. Run Retry Download if it doesn't continue automatically."),
      );
    }
    if (isSpanOver) span = { since: now, size: part.size };
    if (part.size + chunk.length > limitBytes) {
      await part.remove();
      throw new TooLargeError(part.size + chunk.length, limitBytes);
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
  if (total !== undefined && part.size < total) throw new BrokenOffError('The connection ended early.');
}

async function* bytesOf(body: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw new BrokenOffError('The connection broke.', { cause: error });
  }
}

async function finish(part: PartFile): Promise<HereFile> {
  const type = await part.type();
  if (type === undefined) throw await notVideo(part);
  if (!(await part.isPlayable(type))) {
    await part.remove();
    throw new TransferError('link', l10n.t('The video file is incomplete or damaged.'));
  }
  const bytes = part.size;
  return { state: 'here', name: await part.finish(type), type: type.mime, bytes };
}

async function notVideo(part: PartFile): Promise<TransferError> {
  await part.remove();
  return new TransferError('link', l10n.t("The video URL doesn't lead to a video file."));
}

/**
 * Requests the link and follows its redirects.
 * @returns a response with the file or a part of it, or a response with status 416
 */
async function follow(
  { url, scope, dispatcher, signal, pace = 1 }: TransferOptions,
  headers: Record<string, string>,
): Promise<Dispatcher.ResponseData> {
  let target = safeUrl(url, undefined, scope);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    let response: Dispatcher.ResponseData;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), headersMs * pace);
    try {
      const { request } = await loadUndici();
      response = await request(target, {
        dispatcher,
        signal: AbortSignal.any([signal, late.signal]),
        headers: { accept: 'video/*, */*;q=0.5', 'accept-encoding': 'identity', ...headers },
        headersTimeout: stalledMs,
        bodyTimeout: stalledMs,
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PrivateAddressError) throw privateLink();
      throw new TransferError('unreachable', l10n.t("The server of the video URL can't be reached."), { cause: error });
    } finally {
      clearTimeout(timer);
    }
    // Without a listener, an error in an unread body would become an uncaught exception.
    response.body.on('error', () => undefined);
    const { statusCode } = response;
    if (statusCode === 200 || statusCode === 206 || statusCode === 416) return response;
    response.body.destroy();
    const location = single(response.headers.location);
    if (statusCode < 300 || statusCode >= 400 || location === undefined) throw refusal(statusCode, response.headers);
    target = safeUrl(location, target, scope);
  }
  throw new TransferError('link', l10n.t('The video URL redirects too often.'));
}

function refusal(status: number, headers: Dispatcher.ResponseData['headers']): TransferError {
  if (status < 500 && status !== 408 && status !== 425 && status !== 429) {
    return new TransferError(
      'link',
      l10n.t('The link was refused ({0}). Retry Download asks for a new one, free.', status),
    );
  }
  const message = l10n.t('The server of the video URL is having problems (HTTP {0}).', status);
  return new TransferError('later', message, { retryAfterMs: retryAfterMs(headers) });
}

function safeUrl(text: string, base: URL | undefined, scope: NetworkScope): URL {
  let url: URL;
  try {
    url = new URL(text, base);
  } catch (error) {
    throw new TransferError('link', l10n.t('The video URL is invalid.'), { cause: error });
  }
  // Upgrades `http:` to `https:`, as for base URLs.
  if (url.protocol === 'http:' && url.port === '' && !isLoopback(url.hostname)) url.protocol = 'https:';
  if (scope === 'internet' && isPrivateHost(url.hostname)) throw privateLink();
  const isHere = scope === 'thisComputer' && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) {
    throw new TransferError('link', l10n.t("The video URL isn't secure (HTTPS)."));
  }
  url.username = '';
  url.password = '';
  return url;
}

function privateLink(): TransferError {
  return new TransferError('link', l10n.t('The video URL leads into a private network, where the service is not.'));
}

/** The response's validator for resuming: a strong ETag, or else Last-Modified. */
function validatorOf(headers: Dispatcher.ResponseData['headers']): string | undefined {
  const etag = single(headers.etag);
  return etag?.startsWith('"') === true ? etag : single(headers['last-modified']);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
