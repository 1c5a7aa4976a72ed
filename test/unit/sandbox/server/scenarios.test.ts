import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Scenario, scenarioNames, scenarios } from '../../../../src/sandbox/scenarios';
import { repositoryRoot } from '../../../support/repository';
import { assertRefused, SandboxFixture, silentLog, until, type ServiceResponse } from '../sandboxFixture';

/** The outcome of each scenario for a client that generates a video, polls its status and downloads its file. */
const outcomes: Readonly<Record<Scenario, string>> = {
  slow: 'ready 9:16 4 s',
  fail: 'failed render_failed',
  moderated: 'failed content_moderated',
  'insufficient-credits': 'refused 402 insufficient_credits',
  invalid: 'refused 422 invalid_request',
  'rate-limit': 'refused 429 rate_limited',
  outage: 'unavailable 503',
  'expired-link': 'link refused 403',
  'wrong-format': 'ready 16:9 2 s',
  'no-response': 'no response',
  drop: 'connection reset',
  unconfirmed: 'connection reset',
};

describe('the test prompts of the sandbox', function () {
  let fixture: SandboxFixture;
  const handled: string[] = [];

  beforeEach(async () => {
    handled.length = 0;
    fixture = await SandboxFixture.start({
      scenarioTimes: { slowMs: 300, outageMs: 300 },
      log: { ...silentLog, info: (line: string) => handled.push(line) },
    });
  });
  afterEach(() => fixture.stop());

  const generate = (prompt: string, headers: Readonly<Record<string, string>> = {}): Promise<ServiceResponse> =>
    fixture.generate({ prompt, duration: 4, aspect_ratio: '9:16' }, headers);

  /** The outcome of a scenario for a client of the API. */
  async function outcomeOf(scenario: Scenario): Promise<string> {
    const response = await Promise.race([
      generate(`test:${scenario}`).catch((error: unknown) => errorCode(error)),
      // The sandbox handles the request, although no response arrives.
      ...(scenario === 'no-response' ? [until(() => handled.length > 0 && 'no response')] : []),
    ]);
    if (response === 'ECONNRESET') return 'connection reset';
    if (typeof response === 'string') return response;
    if (response.status !== 202) return `refused ${response.status} ${errorOf(response).code}`;
    const { id } = response.json as { id: string };
    const last = await until(async () => {
      const status = await fixture.call(`/videos/${id}`);
      const isPending = ['queued', 'processing'].includes((status.json as { status?: string }).status ?? '');
      return !isPending && status;
    });
    if (last.status !== 200) return `unavailable ${last.status}`;
    const video = last.json as { status: string; video_url: string; error: { code: string } | null };
    if (video.status === 'failed') return `failed ${video.error?.code ?? ''}`;
    const file = await fetch(video.video_url);
    if (!file.ok) return `link refused ${file.status}`;
    const { aspectRatio, durationSeconds } = fixture.renderer.requests.at(-1) ?? assert.fail('Nothing was rendered.');
    return `ready ${aspectRatio} ${durationSeconds} s`;
  }

  for (const scenario of scenarioNames) {
    it(`include test:${scenario}, which ends as “${outcomes[scenario]}”`, async () => {
      assert.equal(await outcomeOf(scenario), outcomes[scenario]);
    });
  }

  it('charge finished and unconfirmed videos, and refund or skip the others', async () => {
    const charged: Scenario[] = ['slow', 'expired-link', 'wrong-format', 'unconfirmed'];
    const free: Scenario[] = ['fail', 'moderated', 'insufficient-credits', 'invalid', 'drop'];
    for (const scenario of [...charged, ...free]) {
      const before = await fixture.balance();
      await outcomeOf(scenario);
      const cost = charged.includes(scenario) ? 2 : 0;
      assert.equal(before - (await fixture.balance()), cost, scenario);
    }
  });

  it('name the invalid fields in the error of test:invalid', async () => {
    const { fields } = errorOf(await generate('test:invalid'));
    assert.deepEqual(Object.keys(fields ?? {}), ['duration', 'aspect_ratio']);
  });

  it('accept test:rate-limit only if the same request is repeated', async () => {
    const first = await generate('test:rate-limit', { 'idempotency-key': 'a' });
    assertRefused(first, 429, 'rate_limited');
    assert.equal(first.headers['retry-after'], '2');
    assertRefused(await generate('test:rate-limit', { 'idempotency-key': 'b' }), 429, 'rate_limited');
    assert.equal((await generate('test:rate-limit', { 'idempotency-key': 'a' })).status, 202);
  });

  it('end the outage of test:outage, so that a later status request succeeds', async () => {
    const { id } = (await generate('test:outage')).json as { id: string };
    assertRefused(await fixture.call(`/videos/${id}`), 503, 'unavailable');
    await until(async () => (await fixture.call(`/videos/${id}`)).status === 200);
  });

  it('provide a new link to the video of test:expired-link in a later status response', async () => {
    const { id } = (await generate('test:expired-link')).json as { id: string };
    const { video_url: first } = await fixture.reaches(id, 'completed');
    await until(async () => (await fixture.video(id)).video_url !== first);
  });

  it('render the video of test:unconfirmed once, and return the video for a repeated request', async () => {
    await assert.rejects(generate('test:unconfirmed', { 'idempotency-key': 'a' }), { code: 'ECONNRESET' });
    assert.equal((await generate('test:unconfirmed', { 'idempotency-key': 'a' })).status, 202);
    assert.equal(await fixture.balance(), 998);
    await until(() => fixture.renderer.requests.length === 1);
  });

  it('are refused if their name is unknown, and are ordinary prompts if more words follow', async () => {
    assertRefused(await generate('test:nothing'), 422, 'unknown_scenario');
    assert.equal((await generate('test:fail better')).status, 202);
  });

  it('are listed in docs/sandbox.md as in --help', () => {
    const docs = readFileSync(path.join(repositoryRoot, 'docs', 'sandbox.md'), 'utf8');
    const rows = [...docs.matchAll(/^\| `test:([a-z-]+)`\s*\| (.*?)\s*\|$/gm)].map(([, name, text]) => [name, text]);
    assert.deepEqual(rows, Object.entries(scenarios));
  });
});

function errorOf({ json }: ServiceResponse): { readonly code: string; readonly fields?: object } {
  return (json as { error: { code: string; fields?: object } }).error;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
