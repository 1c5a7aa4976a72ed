import type { GenerateRequest, Job } from '../ledger/jobs';
import { scenarioNames, scenarioOf, type ScenarioTimes } from '../scenarios';
import { HttpError, type RouteResponse } from './response';

/** Applies the effects of test prompts to the API's responses. */
export class ScenarioResponses {
  /** The `requestKey` of each request that was refused with 429. The request is accepted when the client repeats it. */
  private readonly limited = new Set<string>();

  constructor(private readonly times: ScenarioTimes) {}

  /**
   * Responds to a prompt that names a scenario, such as `test:invalid`, before any credits are charged.
   * @param requestKey identifies a request and its retries
   * @returns a response if the scenario creates no video, otherwise undefined
   * @throws HttpError if the scenario refuses the request
   */
  insteadOfVideo({ prompt }: GenerateRequest, requestKey: string): RouteResponse | undefined {
    const scenario = scenarioOf(prompt);
    if (scenario === 'unknown') {
      throw new HttpError(422, 'unknown_scenario', `Unknown test prompt. Known names: ${scenarioNames.join(', ')}.`);
    }
    if (scenario === 'insufficient-credits') {
      throw new HttpError(402, 'insufficient_credits', 'The account has too few credits for this video.');
    }
    if (scenario === 'invalid') {
      const fields = { duration: 'Use 4, 8 or 12.', aspect_ratio: 'Use 9:16 or 16:9.' };
      throw new HttpError(422, 'invalid_request', 'Some fields have invalid values.', {}, fields);
    }
    if (scenario === 'rate-limit' && !this.limited.delete(requestKey)) {
      this.limited.add(requestKey);
      throw new HttpError(429, 'rate_limited', 'Too many requests. Try again in 2 s.', { 'Retry-After': '2' });
    }
    if (scenario === 'no-response') return { status: 503, delivery: 'stall' };
    if (scenario === 'drop') return { status: 503, delivery: 'reset' };
    return undefined;
  }

  /** Returns the response to a generate request that queued a new video. */
  afterQueued({ prompt }: Job, response: RouteResponse): RouteResponse {
    return scenarioOf(prompt) === 'unconfirmed' ? { ...response, delivery: 'reset' } : response;
  }

  /** @throws HttpError 503 while the video's prompt simulates an outage */
  checkStatus({ prompt, createdAt }: Job): void {
    if (scenarioOf(prompt) !== 'outage' || Date.now() - createdAt >= this.times.outageMs) return;
    throw new HttpError(503, 'unavailable', 'The service is temporarily unavailable.');
  }

  /**
   * Returns a query string that makes the video's link different in each status response of the scenario
   * `expired-link`.
   */
  linkSuffix({ prompt }: Job): string {
    return scenarioOf(prompt) === 'expired-link' ? `?issued=${Date.now()}` : '';
  }

  /** @throws HttpError 403 if the video's prompt simulates an expired link */
  checkLink({ prompt }: Job): void {
    if (scenarioOf(prompt) !== 'expired-link') return;
    throw new HttpError(403, 'link_expired', 'This link has expired. Request the status for a new one.');
  }
}
