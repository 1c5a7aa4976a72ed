import assert from 'node:assert/strict';
import { parseJson } from '../../../../src/api/json';
import { parseResponse } from '../../../../src/api/http/httpResponse';
import { readCreditsResponse, readVideoResponse } from '../../../../src/api/decode/readResponse';
import { stateOfWord } from '../../../../src/api/decode/statusWords';
import type { ReadingState } from '../../../../src/api/types';
import { judgeResponse } from '../../../../src/core/generate/outcome';
import { type Outcome, responseText } from '../../../../src/core/video/keptResponse';

/** The outcome of a generate request with this response. */
function outcomeOf(body: unknown): Outcome {
  return judgeResponse({ ...readVideoResponse(body), body, http: 200 });
}

const summary = (outcome: Outcome): readonly unknown[] =>
  outcome.verdict === 'confirmed' ? [outcome.reading.state, outcome.reading.videoId] : [outcome.verdict];

describe('the outcome of a response to a generate request', () => {
  const followed: readonly (readonly [unknown, ReadingState, string])[] = [
    [{ code: 1, msg: 'Task submitted', data: { task_id: 'abc' } }, 'queued', 'abc'],
    [{ code: 1000, msg: '请求成功', data: { task_id: 'x' } }, 'queued', 'x'],
    [{ code: 10000, message: 'Task created', data: { task_id: 'x' } }, 'queued', 'x'],
    [{ code: 22, description: '排队中', data: { task_id: 'x' } }, 'queued', 'x'],
    [{ code: 7, message: 'See you soon', data: { task_id: 'x' } }, 'unknown', 'x'],
    [{ status: 'success', code: 7, message: 'See you soon', task_id: 'x' }, 'unknown', 'x'],
    [{ code: 400, message: 'Prompt too long', data: { task_id: 'x' } }, 'unknown', 'x'],
    [{ id: 'v1', url: 'https://api.x.com/v1/videos/v1' }, 'queued', 'v1'],
    [{ code: 1, description: '提交成功', result: '1320098173412546' }, 'queued', '1320098173412546'],
    [{ code: 22, description: '排队中', result: '1320098173412546' }, 'queued', '1320098173412546'],
    [{ id: 'v1', result_url: 'https://api.x.com/v1/videos/v1/result' }, 'queued', 'v1'],
    [{ id: 'v1', video_url: 'https://cdn/v1.mp4', message: 'Your video is being generated' }, 'queued', 'v1'],
    [{ id: 'v1', status: 'completed', video_url: 'https://cdn/v1.mp4' }, 'succeeded', 'v1'],
    [{ id: 'v1', status: 'completed' }, 'unknown', 'v1'],
    [{ id: 'v1', state: 'success' }, 'queued', 'v1'],
    [{ status: 'success', message: 'Video generation started', video_id: 'v1', video_url: '' }, 'queued', 'v1'],
  ];
  for (const [body, state, id] of followed) {
    it(`is ${state} for ${JSON.stringify(body)}`, () => {
      const outcome = outcomeOf(body);
      assert.deepEqual(summary(outcome), [state, id]);
      const isLinked = outcome.verdict === 'confirmed' && outcome.reading.videoUrl !== undefined;
      assert.equal(isLinked, state === 'succeeded');
    });
  }

  const unconfirmed: readonly unknown[] = [
    { code: 1, description: '提交成功', result: '2026-01-01' },
    { code: 22, description: '排队中', result: 'See you soon' },
    { code: 7, message: 'See you soon' },
    { code: 1102, message: 'Please wait for your video' },
    { ret: 5 },
    { code: 503, message: 'upstream unavailable' },
    { error: '0', message: 'Queued', order: 'A-17' },
    { code: 500, message: 'Internal Server Error' },
    { success: false, code: 504, message: 'Gateway timeout' },
    { error: { code: 504, message: 'Deadline exceeded' } },
    { error: { code: 'DEADLINE_EXCEEDED', message: 'Try again' } },
    { errors: [{ status: 500, title: 'Oops' }] },
    { success: false, error: { code: 503, message: 'Try again' } },
    { statusCode: 502, error: 'Bad Gateway' },
    { code: 500, success: false, msg: '系统异常' },
    { success: false, code: 409, message: 'Duplicate' },
    { success: false, error: 'Idempotency key already used' },
    { success: false, message: 'Request timed out' },
    { failed: true, code: 500 },
    { status: 'failed', error: { code: 500, message: 'Oops' } },
    { status: 'error', code: 408 },
    { status: 'timeout', message: 'Upstream timed out' },
    { status: 'internal_error' },
    { error: 'Internal Server Error' },
    ...[
      'socket hang up',
      'fetch failed',
      'read ECONNRESET',
      'Failed to save video to database',
      'An unexpected error occurred',
      'Video is still processing',
      'Generation already in progress',
      'Generation started. You will receive an email.',
    ].map((error) => ({ success: false, error })),
  ];
  for (const body of unconfirmed) {
    it(`is unconfirmed for ${JSON.stringify(body)}`, () => {
      assert.deepEqual(summary(outcomeOf(body)), ['unconfirmed']);
    });
  }

  const rejected: readonly unknown[] = [
    { success: false, code: 7, message: 'See you soon' },
    { code: 7, error: 'Out of credits' },
    { error_code: 7, message: 'See you soon' },
    { code: 402, message: 'See you soon' },
    { code: '429', message: 'See you soon' },
    { code: 1102, message: 'Insufficient credits' },
    { code: 1102, message: 'Out of credits' },
    { code: 1, msg: 'Account on hold', request_id: 'r' },
    { code: 1, msg: 'Too many pending tasks', trace: { request_id: 'r' } },
    { code: 1, msg: '余额不足' },
    { code: 1, description: '提交失败' },
    { code: 'InvalidParameter', message: 'See you soon' },
    { status: 'failed', code: 7 },
    { status: 'unauthorized', message: 'Unknown key' },
    { success: false, code: 507, message: 'Disk full' },
    { error: { code: 422, message: 'The voice is unavailable' } },
    { error: 'Prompt too long', timeout: 500, limit: 503 },
    ...[
      'Insufficient credits',
      'Rate limit exceeded',
      'Please upgrade your plan',
      'Too many videos in progress',
      'unexpected value; permitted: 4, 8, 12',
      'Payment processing failed',
    ].map((error) => ({ success: false, error })),
  ];
  for (const body of rejected) {
    it(`is rejected for ${JSON.stringify(body)}`, () => {
      assert.deepEqual(summary(outcomeOf(body)), ['rejected']);
    });
  }

  it("keeps the service's text of a doubtful refusal", () => {
    const outcome = outcomeOf({ code: 1102, message: 'Come back tomorrow' });
    assert.ok(outcome.verdict === 'unconfirmed');
    assert.match(outcome.message, /credits spent.* \(Come back tomorrow\)$/);
  });
});

describe('words of readiness', () => {
  for (const word of ['READY_FOR_DOWNLOAD', 'Ready to view', 'ready to download', 'ready_for_use']) {
    it(`mean succeeded: ${word}`, () => {
      assert.equal(stateOfWord(word), 'succeeded');
    });
  }
  it('mean queued if the video is only ready to start', () => {
    assert.equal(stateOfWord('ready to start'), 'queued');
  });
});

describe('a response of one word or number', () => {
  const states: readonly (readonly [string, ReadingState])[] = [
    ['OK', 'unknown'],
    ['Forbidden', 'unknown'],
    ['The job has failed because of an error of ours', 'unknown'],
  ];
  for (const [word, state] of states) {
    it(`is ${state} for ${word}`, () => {
      assert.equal(readVideoResponse(word).state, state);
    });
  }
  it('is the balance of a credits response', () => {
    assert.deepEqual(
      [42, '42.5'].map((body) => readCreditsResponse(body).balance),
      [42, 42.5],
    );
  });
});

describe('parseJson', () => {
  it('reads unclosed text in linear time', () => {
    const unended = `{"id":1234567890123456789,"n":NaN,"text":"${'\\"'.repeat(1_000_000)}`;
    assert.equal(parseJson(unended), undefined);
    assert.equal(parseJson(`[NaN ${'\\"'.repeat(1_000_000)}`), undefined);
    const text = 'say \\"NaN 1234567890123456789\\" '.repeat(60_000);
    const parsed = parseJson(`{"id":1234567890123456789,"n":-Infinity,"text":"${text}"}`);
    const value = parsed?.value as { readonly id: unknown; readonly n: unknown; readonly text: string };
    assert.deepEqual([value.id, value.n], ['1234567890123456789', null]);
    assert.equal(value.text, text.replaceAll('\\', ''));
    assert.equal(parseJson(`[${'1'.repeat(2_000_000)}.`), undefined);
  });

  it('keeps every digit of a large ID, in the reading and in the stored text', () => {
    const text = '{"id":1780000000000000001,"request_id":"req-77","status":"queued","size":73400320,"ratio":0.5}';
    const request = { baseUrl: '', origin: '', path: '/', method: 'GET', headers: {}, body: undefined } as const;
    const received = { request, status: 200, headers: {}, interruption: undefined, data: Buffer.from(text) };
    const read = parseResponse(received, (text) => text, 1e6);
    assert.equal(readVideoResponse(read.parsed).videoId, '1780000000000000001');
    assert.match(responseText(read.body), /1780000000000000001/);
    assert.deepEqual(read.body, { ...JSON.parse(text), id: '1780000000000000001' });
  });
});

describe('balances of several parts', () => {
  const cases: readonly (readonly [unknown, number])[] = [
    [{ requests_remaining: 59, credits: 100 }, 100],
    [{ credits: { free: 5, paid: 10 } }, 15],
    [{ requests_remaining: 59 }, 59],
    [{ credits: 80, purchased_credits: 100 }, 80],
    [{ purchased_credits: 100, used_credits: 30 }, 70],
    [{ credit_balance: 50, videos_remaining: 3 }, 50],
    [{ credits: 50, videos_remaining: 3 }, 50],
    [{ remaining: { videos: 3, credits: 50 } }, 50],
    [{ credits: { balance: 50 }, renders_left: 5 }, 50],
    [
      {
        wallets: [
          { type: 'referral_points', balance: 9000 },
          { type: 'credits', balance: 120 },
        ],
      },
      120,
    ],
    [
      {
        wallets: [
          { name: 'Video credits', left: 60 },
          { name: 'Image credits', left: 900 },
        ],
      },
      60,
    ],
    [{ wallets: { referral_points: { balance: 9000 }, credits: { balance: 120 } } }, 120],
    [
      {
        packs: [
          { name: 'bonus credits', remaining: 90 },
          { name: 'plan credits', remaining: 30 },
        ],
      },
      120,
    ],
    [{ generations_remaining: 4, credits: 50 }, 50],
    [{ video_credits_remaining: 7, credits: 50 }, 7],
    [{ videos_remaining: 3 }, 3],
  ];
  for (const [body, balance] of cases) {
    it(`are read from ${JSON.stringify(body)}`, () => {
      assert.equal(readCreditsResponse(body).balance, balance);
    });
  }
});
