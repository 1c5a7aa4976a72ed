import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from './httpError';

/** How long a link to a file works unless said otherwise, in seconds. */
export const defaultLinkSeconds = 3_600;

/**
 * Makes and checks links to files that work without a key until they expire, as a presigned link does. The secret is
 * the ledger's, so that every process over the same ledger honours the links of the others.
 */
export class LinkSigner {
  constructor(
    private readonly secret: Uint8Array,
    private readonly clock: () => number = Date.now,
    private readonly lifetimeSeconds = defaultLinkSeconds,
  ) {}

  /** @param origin such as `http://127.0.0.1:8123` */
  link(origin: string, fileName: string): string {
    const expires = String(Math.floor(this.clock() / 1_000) + this.lifetimeSeconds);
    return `${origin}/files/${fileName}?expires=${expires}&signature=${this.sign(fileName, expires)}`;
  }

  /** @throws HttpError 403 when the link was not made here or has expired. */
  check(fileName: string, query: URLSearchParams): void {
    const expires = query.get('expires') ?? '';
    const expected = Buffer.from(this.sign(fileName, expires));
    const given = Buffer.from(query.get('signature') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new HttpError(403, 'invalid_signature', 'The signature of this link is not valid.');
    }
    if (Number(expires) * 1_000 <= this.clock()) {
      throw new HttpError(403, 'link_expired', 'This link has expired; ask for the video again to get a fresh one.');
    }
  }

  private sign(fileName: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${fileName}\n${expires}`).digest('base64url');
  }
}
