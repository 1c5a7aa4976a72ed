import * as l10n from '@vscode/l10n';

/** The library cannot be read or written. The message is one sentence for the user. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
}

/** The library's file is damaged. The library catches this error and rebuilds the file. */
export class DamagedLibraryError extends LibraryError {
  constructor(options?: ErrorOptions) {
    super(l10n.t('The video library is damaged. Close all other windows and reload this one to rebuild it.'), options);
  }
}

/** The library's file has an older or unknown format. The library catches this error and sets the file aside. */
export class OtherFormatError extends LibraryError {
  constructor() {
    super(l10n.t('The video library has an unknown format.'));
  }
}

/** The library's file was replaced or removed while open. The library catches this error and reopens the file. */
export class ReplacedLibraryError extends LibraryError {
  constructor() {
    super(l10n.t('The video library was replaced while it was in use.'));
  }
}

/** SQLite's primary result codes that this extension handles specially. */
const codes = { busy: 5, locked: 6, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

/** The primary SQLite result code of an error from node:sqlite. Undefined for any other error. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return error.errcode & 0xff;
}

/** Whether an error means that another process holds a lock that this process needs. A retry may succeed. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === codes.busy || code === codes.locked;
}

/** Whether an error means that the library's file is damaged. */
export function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === codes.corrupt || code === codes.notADatabase || error instanceof DamagedLibraryError;
}

/** Converts any error to a LibraryError, whose message is a sentence with the user's next step. */
export function toLibraryError(error: unknown): LibraryError {
  if (error instanceof LibraryError) return error;
  return isDamaged(error)
    ? new DamagedLibraryError({ cause: error })
    : new LibraryError(sentenceFor(error), { cause: error });
}

/** Whether an error from SQLite or the file system means that a disk or quota is full. */
export function isDiskFull(error: unknown): boolean {
  const code = systemCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || sqliteCode(error) === codes.full;
}

function sentenceFor(error: unknown): string {
  if (isDiskFull(error)) {
    return l10n.t("The video library can't be written because the disk is full. Free up some space, then try again.");
  }
  switch (sqliteCode(error) ?? systemCode(error)) {
    case codes.busy:
    case codes.locked:
      return l10n.t('The video library is locked by another program. Try again in a moment.');
    case codes.readOnly:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return l10n.t("The video library can't be written. Check the permissions of its folder.");
    case codes.io:
      return l10n.t("The video library can't be read or written because the disk reported an error. It may be full.");
    case codes.cannotOpen:
      return l10n.t("The video library can't be opened. Check that its folder exists and can be written.");
    case undefined:
    default:
      return l10n.t(
        "The video library can't be used ({0}). Reload the window to try again.",
        error instanceof Error ? error.message : String(error),
      );
  }
}

/** Node's code for a file system error, such as `ENOSPC`. Undefined if the error has no code. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
