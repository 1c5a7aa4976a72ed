/** A value that JSON can hold. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

/** Fields of a generate request that a particular service accepts besides the three documented fields. */
export type RequestFields = Readonly<Record<string, JsonValue>>;

export interface GenerateRequest {
  readonly prompt: string;
  /** A whole number. The API does not document the unit; the extension assumes seconds. */
  readonly duration: number;
  /** `<width>:<height>`; if undefined, the service decides. */
  readonly aspectRatio?: string;
  /** Additional fields for a particular service. The fields above take precedence. */
  readonly extraFields?: RequestFields;
}

export const readingStates = ['queued', 'running', 'succeeded', 'failed', 'canceled', 'unknown'] as const;

/**
 * The state of a video in a response. `unknown` means that the response does not show the state. It does not mean that
 * the video failed.
 */
export type ReadingState = (typeof readingStates)[number];

/** Final states. A video never leaves such a state. */
export const finalStates = ['succeeded', 'failed', 'canceled'] as const satisfies readonly ReadingState[];

export function isFinal(state: string): state is (typeof finalStates)[number] {
  return (finalStates as readonly string[]).includes(state);
}

/**
 * How certain the state of a {@link VideoReading} is. `said`: the service reports it explicitly for this video or
 * request. `inferred`: only a link, a timestamp, an error message, an HTTP status or similar evidence implies it.
 */
export type Certainty = 'said' | 'inferred';

/** A video's state and details, as decoded from a response. */
export interface VideoReading {
  readonly videoId?: string;
  readonly state: ReadingState;
  readonly certainty: Certainty;
  /** The service's own word for the state, verbatim. */
  readonly statusText?: string;
  /** Fraction from 0 to 1. */
  readonly progress?: number;
  /** Absolute http(s) URL of the finished video. */
  readonly videoUrl?: string;
  /** Absolute http(s) URL of a still image from the video. */
  readonly thumbnailUrl?: string;
  /** The service's own explanation of a failure. */
  readonly errorMessage?: string;
  /** Cost of this video, in the service's credits. */
  readonly creditsUsed?: number;
  /** Remaining credits of the account after this video. */
  readonly creditsRemaining?: number;
}

/** The account's credits, as decoded from a response. */
export interface CreditsReading {
  readonly balance?: number;
  readonly unlimited?: boolean;
  /** The full amount from which the balance counts down, such as a monthly allowance. */
  readonly total?: number;
  /** The unit of the balance, if the service names it: "credits", "USD", "USD cents", "seconds". */
  readonly unit?: string;
}

/** A response from the service, with the `reading` decoded from it. */
export interface ApiResponse<Reading> {
  readonly reading: Reading;
  /** The parsed body, or its text if it is not JSON. The API key is masked. */
  readonly body: unknown;
  /** HTTP status. */
  readonly status: number;
  /** The service's ID for the request, to quote when contacting the service's support. */
  readonly requestId?: string | undefined;
  /** How long the service asks the client to wait before the next request, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** Values that the user can locate in a response with a JSON Pointer. */
export const pinRoles = ['videoId', 'status', 'videoUrl', 'progress', 'reason', 'balance'] as const;
export type PinRole = (typeof pinRoles)[number];

/** How to read the responses of an unusual service, as configured by the user. */
export interface ResponsePins {
  /** JSON Pointers (RFC 6901) to values in the response. */
  readonly pointers?: Readonly<Partial<Record<PinRole, string>>>;
  /** Maps the service's status words to states. */
  readonly statusWords?: Readonly<Record<string, ReadingState>>;
}
