import type { FailedService } from '../network/connectionError';

export interface HttpRequest {
  /** Base URL of the service. The request's errors include it. */
  readonly baseUrl: string;
  /** Display name of the service, for error messages. */
  readonly serviceName?: string | undefined;
  readonly origin: string;
  /** The path as sent: the base URL's path and the call's path. Starts with a slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The host and port of a request's origin, and the name of its service. */
export function failedService({ origin, serviceName }: HttpRequest): FailedService {
  return { host: origin.slice(origin.indexOf('//') + 2), name: serviceName };
}
