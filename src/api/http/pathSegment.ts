import * as l10n from '@vscode/l10n';
import { InvalidRequestError } from '../errors';

/** An id as one segment of a path, whatever it contains. @throws InvalidRequestError where it is empty or no text */
export function pathSegment(id: string): string {
  if (id === '') throw new InvalidRequestError(l10n.t('A video without an id cannot be asked about.'), { sent: false });
  try {
    // A segment of dots alone would name another folder; URL parsers see through the escape, the wire does not.
    return /^\.{1,2}$/.test(id) ? id.replaceAll('.', '%2E') : encodeURIComponent(id);
  } catch (error) {
    throw new InvalidRequestError(l10n.t('The video id is not well-formed text.'), { sent: false, cause: error });
  }
}
