/** A refusal: the status, and the `{error: {code, message}}` the body carries. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** One sentence for people. */
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { code: this.code, message: this.message } };
  }
}
