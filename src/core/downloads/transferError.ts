import * as l10n from '@vscode/l10n';
import { isDiskFull } from '../library/errors';

/**
 * Why a download failed.
 * - `link`: the link expired, was refused or does not lead to a video; a new link may help
 * - `unreachable`: the link's server cannot be reached; a new link may lead to another server
 * - `later`: the connection or the server has problems; a later attempt may succeed
 * - `disk`: the file cannot be read or written, because the disk is full or another program locks the file
 * - `gone`: the service no longer has the video
 * - `key`: a new link needs an API key
 * - `busy`: another window is downloading the file
 */
type TransferProblem = 'link' | 'unreachable' | 'later' | 'disk' | 'gone' | 'key' | 'busy';

/** Thrown when a download fails. The message is one sentence for the user. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  constructor(
    readonly problem: TransferProblem,
    message: string,
    /** `retryAfterMs` is the wait that the server requested. */
    readonly details: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, details);
  }
}

/** Thrown when a file exceeds the size limit for downloads. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';

  /** @param bytes the file's size, or the number of bytes received before the transfer was stopped */
  constructor(
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`${bytes} bytes, limit ${limit}`);
  }
}

/** Converts any thrown value to a download error. Unknown errors get the problem `later`. */
export function toTransferError(error: unknown): TransferError | TooLargeError {
  if (error instanceof TransferError || error instanceof TooLargeError) return error;
  return new TransferError('later', error instanceof Error ? error.message : String(error), { cause: error });
}

export function busyError(): TransferError {
  return new TransferError('busy', l10n.t('Another window is downloading the file.'));
}

/** Converts a file system error to a download error. */
export function diskError(error: unknown): TransferError {
  const message = isDiskFull(error)
    ? l10n.t('The disk is full. Free up some space, then run Retry Download.')
    : l10n.t("The folder for video files can't be written to. Check its permissions, then run Retry Download.");
  return new TransferError('disk', message, { cause: error });
}
