import * as l10n from '@vscode/l10n';
import { isDiskFull } from '../library/errors';

/**
 * - `link`: the link expired, was refused or leads to something else; a new link may help
 * - `unreachable`: there is no connection to the link's server; a new link may lead elsewhere
 * - `later`: the connection or the server has problems
 * - `disk`: the file could not be read or written: the disk is full, or something holds it
 * - `gone`: the service no longer has the video
 * - `key`: a new link needs an API key
 * - `busy`: another window is downloading it
 */
export type TransferProblem = 'link' | 'unreachable' | 'later' | 'disk' | 'gone' | 'key' | 'busy';

/** A failed transfer. The message is one sentence. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  constructor(
    readonly problem: TransferProblem,
    message: string,
    /** The wait in ms that the server asks for. */
    readonly facts: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, facts);
  }
}

/** The file is larger than the limit of the download. */
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

/** Converts any thrown value. */
export function toTransferError(error: unknown): TransferError | TooLargeError {
  if (error instanceof TransferError || error instanceof TooLargeError) return error;
  return new TransferError('later', error instanceof Error ? error.message : String(error), { cause: error });
}

export function busyError(): TransferError {
  return new TransferError('busy', l10n.t('Another window is downloading the file.'));
}

/** Converts an error of the file system. */
export function diskError(error: unknown): TransferError {
  const message = isDiskFull(error)
    ? l10n.t('The disk is full. Free up some space, then run Retry Download.')
    : l10n.t("The folder for video files can't be written to. Check its permissions, then run Retry Download.");
  return new TransferError('disk', message, { cause: error });
}
