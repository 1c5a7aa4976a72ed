/**
 * Scenarios for testing a client of the API, like the test card numbers of payment services. The prompt `test:NAME`
 * selects the scenario for one video. docs/sandbox.md has the same table.
 */
export const scenarios = {
  fail: 'Fails during rendering; the credits are returned.',
  moderated: 'Fails because of its content; the credits are returned.',
  'insufficient-credits': 'Refused with 402.',
  invalid: 'Refused with 422; the response names the fields.',
  outage: 'Accepted; its status responds with 503 for 20 s.',
  'expired-link': 'Ready, but each link is refused with 403.',
  'wrong-format': 'Ready in another aspect ratio and duration than requested.',
  slow: 'Renders after 30 s.',
  unconfirmed: 'Rendered and charged, but the response is lost; the same Idempotency-Key finds the video.',
  drop: 'The connection is reset; there is no video.',
  'no-response': 'The request gets no response; there is no video.',
  'rate-limit': 'Refused once with 429 and Retry-After, then accepted.',
} as const;

export type Scenario = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios).filter((name): name is Scenario => name in scenarios);

export interface ScenarioTimes {
  readonly slowMs: number;
  readonly outageMs: number;
}

export const defaultScenarioTimes: ScenarioTimes = { slowMs: 30_000, outageMs: 20_000 };

/**
 * Returns the scenario that a test prompt selects, or `unknown` if no scenario has this name. Undefined for other
 * prompts.
 */
export function scenarioOf(prompt: string): Scenario | 'unknown' | undefined {
  const [, name] = /^\s*test:([a-z-]+)\s*$/.exec(prompt) ?? [];
  return name === undefined ? undefined : (scenarioNames.find((it) => it === name) ?? 'unknown');
}
