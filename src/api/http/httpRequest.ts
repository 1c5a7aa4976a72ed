/** A request as sent. */
export interface HttpRequest {
  /** Base URL of the service, to be included in the request's errors. */
  readonly baseUrl: string;
  readonly origin: string;
  /** The path as sent: the base URL's path and the call's path. Starts with a slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** `https://host:port` → `host:port`. */
export function hostOf({ origin }: Pick<HttpRequest, 'origin'>): string {
  return origin.slice(origin.indexOf('//') + 2);
}
