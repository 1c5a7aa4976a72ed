/** What the user asks the service for. */
export interface GenerateRequest {
  readonly prompt: string;
  /** A whole number. The service does not name its unit; the extension shows it as seconds. */
  readonly duration: number;
  /** `<width>:<height>`; left out of the request when undefined, so that the service chooses. */
  readonly aspectRatio?: string;
}

export const readingStates = ['queued', 'running', 'succeeded', 'failed', 'canceled', 'unknown'] as const;

/** What a service says about a video. `unknown` is a status nobody knows; it is never an error. */
export type ReadingState = (typeof readingStates)[number];

/** The states in which a service has nothing more to do for a video. */
export const finalStates = ['succeeded', 'failed', 'canceled'] as const satisfies readonly ReadingState[];

/** Whether a service has nothing more to do for a video in this state. */
export function isFinal(state: string): state is (typeof finalStates)[number] {
  return (finalStates as readonly string[]).includes(state);
}

/**
 * How a reading knows its state: `said`, in a word of the service for this very video or request; `inferred`, from a
 * link, a time stamp, an error text, an envelope or an HTTP status.
 */
export type Certainty = 'said' | 'inferred';

/** What a response about one video means, whatever its form. */
export interface VideoReading {
  readonly videoId?: string;
  readonly state: ReadingState;
  readonly certainty: Certainty;
  /** The service's own word for the state, verbatim. */
  readonly statusText?: string;
  /** 0 to 1. */
  readonly progress?: number;
  /** An absolute http(s) link to the finished video. */
  readonly videoUrl?: string;
  /** An absolute http(s) link to a still picture. */
  readonly thumbnailUrl?: string;
  /** Why it failed, in the service's words. */
  readonly errorMessage?: string;
  /** What this video cost, in the service's credits. */
  readonly creditsUsed?: number;
  /** What is left of the account's credits after it. */
  readonly creditsRemaining?: number;
}

/** What a response about the account's credits means. */
export interface CreditsReading {
  readonly balance?: number;
  readonly unlimited?: boolean;
  /** What the balance counts down from, where the service says so. */
  readonly total?: number;
  /** What is counted, where the service says so: "credits", "USD", "USD cents", "seconds". */
  readonly unit?: string;
}

/** A response of the service: what it means, and how it came. */
export interface ApiResponse<Reading> {
  readonly reading: Reading;
  /** The parsed body, or its text where it is not JSON. The API key is masked in it. */
  readonly body: unknown;
  /** The HTTP status. */
  readonly status: number;
  /** The service's own ID of the request, for its support. */
  readonly requestId?: string | undefined;
  /** How long the service asks to wait before the next request about this, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Where an unusual service keeps things, said by the user in settings: JSON Pointers (RFC 6901) into the response and
 * a map from the service's status words to states.
 */
export interface ResponsePins {
  readonly videoId?: string;
  readonly status?: string;
  readonly videoUrl?: string;
  readonly balance?: string;
  readonly statusWords?: Readonly<Record<string, ReadingState>>;
}
