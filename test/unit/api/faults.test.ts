import assert from 'node:assert/strict';
import { DeveloperApi } from '../../../src/api/client';
import { ApiError } from '../../../src/api/errors';
import { judgeResponse, judgeError } from '../../../src/core/generate/outcome';
import { toKept } from '../../../src/core/video/keptResponse';
import { type FaultName, FaultServer } from '../../support/faultServer';

/** Expected result of a call: the class of its error or `ok STATE`, and the number of requests. */
interface Expected {
  readonly outcome: string;
  readonly sent?: boolean;
  readonly arrivals: number;
}

interface Row {
  readonly fault: FaultName;
  readonly times?: number;
  readonly generate: Expected;
  readonly video: Expected;
  /** A part of the message, if its wording matters. */
  readonly sentence?: RegExp;
}

const attempts = 3;
const ok = (outcome = 'ok queued', arrivals = 1): Expected => ({ outcome, arrivals });
const failed = (outcome: string, arrivals = 1, sent = true): Expected => ({ outcome, sent, arrivals });

/** The same error for both calls, without a retry. */
const both = (fault: FaultName, outcome: string, sentence?: RegExp): Row => ({
  fault,
  generate: failed(outcome),
  video: failed(outcome),
  ...(sentence === undefined ? {} : { sentence }),
});

/** A fault that may end within seconds, so a GET is retried. */
const passing = (fault: FaultName, outcome: string, sentence?: RegExp): Row => ({
  ...both(fault, outcome, sentence),
  video: failed(outcome, attempts),
});

const harmless = (fault: FaultName, outcome = 'ok queued'): Row => ({
  fault,
  generate: ok(outcome),
  video: ok(outcome),
});

const rows: readonly Row[] = [
  {
    fault: 'refuse',
    generate: failed('ConnectionError', 0, false),
    video: failed('ConnectionError', 0, false),
    sentence:
      /^The service at 127\.0\.0\.1:\d+ refused the connection\. Check its base URL, and whether it is running\.$/,
  },
  {
    fault: 'reset-on-accept',
    generate: failed('ConnectionError', 0, false),
    video: failed('ConnectionError', 0, false),
    sentence: /^Couldn't connect to/,
  },
  passing('reset-after-request', 'ConnectionError', /was lost before the response arrived/),
  passing('close-after-request', 'ConnectionError', /was lost before the response arrived/),
  both('stall-headers', 'TimeoutError', /didn't respond in time/),
  both('stall-body', 'TimeoutError', /began to respond but didn't finish in time/),
  both('drip-body', 'TimeoutError', /began to respond but didn't finish in time/),
  passing('cut-body', 'ConnectionError', /was lost before the response arrived/),
  passing('cut-headers', 'ConnectionError'),
  passing('not-http', 'ConnectionError'),
  harmless('stale-keep-alive'),
  harmless('gzip'),
  harmless('deflate'),
  harmless('brotli'),
  harmless('two-codings'),
  harmless('uncoded-none'),
  harmless('uncoded-charset'),
  harmless('uncoded-chunks'),
  harmless('uncoded-gzip'),
  both('unknown-coding', 'UnexpectedResponseError', /not JSON/),
  both('damaged-gzip', 'UnexpectedResponseError', /not JSON/),
  both('gzip-bomb', 'UnexpectedResponseError', /larger than 4 MB/),
  both('large-reply', 'UnexpectedResponseError', /larger than 4 MB/),
  both('large-chunked-reply', 'UnexpectedResponseError', /larger than 4 MB/),
  harmless('wrong-content-type'),
  passing('html-error-page', 'ServerError', /not available right now \(502\)/),
  both('html-403', 'InvalidRequestError', /^Received a web page instead .* \(403\)\.$/),
  both('html-200', 'UnexpectedResponseError', /a web page instead of data/),
  both('empty-200', 'UnexpectedResponseError', /is empty \(200\)/),
  both('no-content-204', 'UnexpectedResponseError', /is empty \(204\)/),
  both('plain-text', 'UnexpectedResponseError', /not JSON/),
  harmless('nan-json'),
  harmless('deep-json'),
  harmless('duplicate-keys'),
  harmless('bom'),
  harmless('latin-1'),
  both('latin-1-undeclared', 'InvalidRequestError', /La durée est invalide/),
  harmless('error-inside-200', 'ok failed'),
  { fault: 'key-refused-inside-200', generate: ok('ok failed'), video: ok('ok unknown') },
  both('status-400', 'InvalidRequestError', /duration is not allowed/),
  both('status-401', 'AuthenticationError', /Invalid API key/),
  { fault: 'status-401', times: 1, generate: failed('AuthenticationError'), video: failed('AuthenticationError') },
  both('status-402', 'InsufficientCreditsError', /6 credits needed, 2 left/),
  both('status-403', 'AuthenticationError', /Your plan has no API access/),
  both('status-404', 'NotFoundError'),
  { fault: 'status-404', times: 1, generate: failed('NotFoundError'), video: failed('NotFoundError') },
  both('status-405', 'InvalidRequestError'),
  both('status-407', 'ConnectionError', /The proxy requires a user name/),
  passing('status-408', 'TimeoutError'),
  both('status-409', 'InvalidRequestError', /rejected the request \(409\): Another request is running/),
  both('status-410', 'NotFoundError', /The video was deleted/),
  both('status-413', 'InvalidRequestError', /rejected the request \(413\)/),
  both('status-415', 'InvalidRequestError'),
  both('status-418', 'InvalidRequestError'),
  both('status-422', 'InvalidRequestError', /must be 4, 8 or 12/),
  both('status-500', 'ServerError', /Internal error/),
  both('status-501', 'ServerError'),
  passing('status-502', 'ServerError'),
  passing('status-503', 'ServerError', /not available right now \(503\): Maintenance/),
  { fault: 'status-503', times: 1, generate: failed('ServerError'), video: ok('ok queued', 2) },
  passing('status-504', 'ServerError'),
  both('status-529', 'ServerError', /failed \(529\)/),
  passing('rate-limit', 'RateLimitError', /Too many requests \(429\): Slow down/),
  { fault: 'rate-limit-seconds', times: 1, generate: failed('RateLimitError'), video: ok('ok queued', 2) },
  both('rate-limit-long', 'RateLimitError', /Too many requests\. Wait 3600 s/),
  { fault: 'rate-limit-date', times: 1, generate: failed('RateLimitError'), video: ok('ok queued', 2) },
  passing('rate-limit-nonsense', 'RateLimitError'),
  both('redirect-301', 'RedirectedError', /redirects to elsewhere\.example \(301\)/),
  both('redirect-302', 'RedirectedError', /redirects to elsewhere\.example/),
  both('redirect-303', 'RedirectedError'),
  both('redirect-307', 'RedirectedError', /redirects to elsewhere\.example/),
  both('redirect-308', 'RedirectedError', /redirects to elsewhere\.example/),
  both('redirect-nowhere', 'RedirectedError', /without saying where/),
  both(
    'echoed-secrets',
    'AuthenticationError',
    /^The service didn't accept the API key \(401\): Bad key Bearer ••• see https:\/\/help\.example\/x evil\.$/,
  ),
];

const apiKey = 'key-0123456789abcdef-secret';
const prompt = 'A shoe that runs by itself';

describe('DeveloperApi with a faulty service', function () {
  this.timeout(10_000);
  let server: FaultServer;
  const table: string[][] = [];

  before(async () => {
    server = await FaultServer.start();
  });
  after(async () => {
    await server.close();
    console.log(asTable(['fault', 'call', 'outcome', 'sent', 'arrived', 'the video', 'what the user reads'], table));
  });

  for (const row of rows) {
    const often = row.times === undefined ? '' : ` ${row.times}×`;
    it(`handles ${row.fault}${often} as ${row.video.outcome}`, async () => {
      for (const call of ['generate', 'video'] as const) {
        const found = await attempt(server, row, call);
        table.push([
          `${row.fault}${often}`,
          call,
          found.outcome,
          yesNo(found.sent),
          String(found.arrivals),
          found.video,
          found.sentence ?? '',
        ]);
        const { outcome, sent, arrivals } = row[call];
        assert.deepEqual(
          { outcome: found.outcome, sent: found.sent, arrivals: found.arrivals },
          { outcome, sent, arrivals },
          `${call}: ${found.sentence ?? ''}`,
        );
        if (call === 'generate') assert.equal(found.video, videoAfter(row, found), row.fault);
        if (found.sentence === undefined) continue;
        assert.match(found.sentence, row.sentence ?? /./);
        assertSafe(found.sentence);
      }
    });
  }

  it('sends a generate request at most once, whatever the fault', () => {
    const often = table.filter(([, call, , , arrivals]) => call === 'generate' && Number(arrivals) > 1);
    assert.deepEqual(often, []);
  });
});

interface Found extends Omit<Expected, 'sent'> {
  readonly sent: boolean | undefined;
  readonly sentence?: string;
  /** State of the video afterwards. */
  readonly video: string;
}

/**
 * Refusals after which the video may have been started: a timeout, a conflict with an earlier request, a redirect.
 */
const doubtful = /^(status-408|status-409|redirect-302|redirect-303|redirect-nowhere)$/;

/** The expected state of the video: "not started" only if the service certainly did not start it. */
function videoAfter({ fault }: Row, { outcome, sent }: Found): string {
  // A failure without an ID is a refusal, whatever its status.
  if (outcome === 'ok failed') return 'not started';
  if (outcome.startsWith('ok ')) return outcome.slice(3);
  const isRefusal = /^(Authentication|InsufficientCredits|InvalidRequest|NotFound|RateLimit|Redirected)Error$/.test(
    outcome,
  );
  return sent === false || fault === 'status-407' || (isRefusal && !doubtful.test(fault))
    ? 'not started'
    : 'unconfirmed';
}

function verdictWords(outcome: ReturnType<typeof judgeError>): string {
  if (outcome.verdict === 'confirmed') return outcome.reading.state;
  return outcome.verdict === 'rejected' ? 'not started' : 'unconfirmed';
}

async function attempt(server: FaultServer, row: Row, call: 'generate' | 'video'): Promise<Found> {
  await server.reset();
  const { videoId = '' } = (await withApi(server, (api) => api.generateVideo({ prompt, duration: 4 }))).reading;
  server.arrivals.length = 0;
  await server.setFaults({ name: row.fault, ...(row.times === undefined ? {} : { times: row.times }) });
  try {
    const response = await withApi(server, (api) =>
      call === 'generate' ? api.generateVideo({ prompt, duration: 4 }) : api.getVideo(videoId),
    );
    const video = call === 'generate' ? verdictWords(judgeResponse(toKept(response))) : response.reading.state;
    return { outcome: `ok ${response.reading.state}`, sent: undefined, arrivals: server.arrivals.length, video };
  } catch (error) {
    assert(error instanceof ApiError, `not an ApiError: ${String(error)}`);
    const video = call === 'generate' ? verdictWords(judgeError(error)) : 'as it was';
    return { outcome: error.name, sent: error.sent, arrivals: server.arrivals.length, sentence: error.message, video };
  } finally {
    await server.reset();
  }
}

async function withApi<T>(server: FaultServer, call: (api: DeveloperApi) => Promise<T>): Promise<T> {
  const api = new DeveloperApi({
    baseUrl: server.baseUrl,
    apiKey,
    userAgent: 'test/1',
    deadlines: { connectMs: 2000, headersMs: 550, bodyMs: 450 },
    retryPolicy: { attempts, baseMs: 5, maxWaitMs: 5000 },
  });
  try {
    return await call(api);
  } finally {
    await api.close();
  }
}

/** Checks that a message is one sentence without a secret. */
function assertSafe(sentence: string): void {
  assert.match(sentence, /^[A-Z][^\n]*[.!?…]$/);
  assert(sentence.length <= 300);
  for (const secret of [apiKey, prompt, 'redirect-secret', 'echo-secret', '\u202E', '\u0007']) {
    assert(!sentence.includes(secret), `the message contains ${JSON.stringify(secret)}: ${sentence}`);
  }
}

function yesNo(value: boolean | undefined): string {
  return value === undefined ? '' : value ? 'yes' : 'no';
}

function asTable(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const show = (line: readonly string[]): string =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return ['', show(head), show(widths.map((width) => '-'.repeat(width))), ...lines.map(show), '']
    .map((line) => `  ${line}`)
    .join('\n');
}
