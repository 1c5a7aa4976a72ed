import assert from 'node:assert/strict';
import { readErrorMessage } from '../../../../src/api/decode/explanation';
import { readCreditsResponse, readVideoResponse } from '../../../../src/api/decode/readResponse';
import type { ReadingState } from '../../../../src/api/types';

const mp4 = 'https://cdn.example.com/v.mp4';

describe('readVideoResponse', () => {
  describe('state', () => {
    const cases: readonly (readonly [string, unknown, ReadingState])[] = [
      [
        'a success with a link and an error text has succeeded',
        { status: 'completed', error: 'oops', url: mp4 },
        'succeeded',
      ],
      [
        'a completed video without a link has succeeded',
        { id: 'v1', status: 'completed', video_url: null },
        'succeeded',
      ],
      ['an unrecognized word is unknown', { id: 'v1', status: 'flubber' }, 'unknown'],
      ['an unrecognized number is unknown', { id: 'v1', status: 3 }, 'unknown'],
      ['an id alone is queued', { id: 'v1' }, 'queued'],
      ['an id beside unfinished progress is running', { id: 'v1', percent_done: 44 }, 'running'],
      ['a link alone has succeeded', { id: 'v1', video_url: mp4 }, 'succeeded'],
      ['a link beside unfinished progress is running', { id: 'v1', video_url: mp4, progress: 40 }, 'running'],
      ['an error alone has failed', { error: { message: 'Too long' } }, 'failed'],
      ['success: false has failed', { success: false, message: 'Too long' }, 'failed'],
      ['a code other than 200 has failed', { code: 422, msg: 'Too long', data: null }, 'failed'],
      ['a custom code with a success message is queued', { code: 1000, msg: 'OK', data: { id: 'v1' } }, 'queued'],
      ['an empty error is ignored', { id: 'v1', error: {}, errors: [], error_message: '' }, 'queued'],
      ['an empty response is unknown', {}, 'unknown'],
      ['done: false is running', { name: 'operations/1', done: false }, 'running'],
      [
        'done: true with an error has failed',
        { done: true, error: { code: 3, message: 'no', status: 'OK' } },
        'failed',
      ],
      ['an envelope yields to the video', { status: 'success', data: { id: 'v1', status: 'processing' } }, 'running'],
      ['a successful envelope with an ID is queued', { status: 'success', data: { id: 'v1' } }, 'queued'],
      ['a success with a null link is queued', { status: 'success', id: 'v1', video_url: null }, 'queued'],
      ['the status of a webhook is ignored', { status: 'rendering', webhook_status: 'failed' }, 'running'],
      ['the status of a payment is ignored', { payment: { status: 'failed' }, id: 'v1' }, 'queued'],
      ['the status of a moderation is ignored', { moderation: { status: 'approved' }, state: 'running' }, 'running'],
      ['the status of a step is ignored', { status: 'running', steps: [{ status: 'failed' }] }, 'running'],
      ['the status of the echoed request is ignored', { id: 'v1', request: { status: 'completed' } }, 'queued'],
      ['a moderated success has failed', { status: 'done', nsfw: true, video: { url: '' } }, 'failed'],
      ['a flagged success with a link has succeeded', { status: 'done', nsfw: true, video: { url: mp4 } }, 'succeeded'],
      ['items that all failed have failed', { items: [{ status: 'failed' }, { status: 'failed' }] }, 'failed'],
      ['items with a running one are running', { items: [{ status: 'done' }, { status: 'running' }] }, 'running'],
      ['items with a finished one have succeeded', { items: [{ status: 'failed' }, { status: 'done' }] }, 'succeeded'],
      [
        'a finished batch of a failed video has failed',
        { status: 'finished', videos: [{ status: 'failed' }] },
        'failed',
      ],
      [
        'a finished batch with a finished video has succeeded',
        { status: 'finished', videos: [{ status: 'failed' }, { status: 'done' }] },
        'succeeded',
      ],
      [
        'an open batch with a running video is running',
        { batch: { state: 'open', videos: [{ state: 'rendering' }] } },
        'running',
      ],
      [
        'a batch with an unrecognized status is unknown',
        { status: 'flubber', videos: [{ status: 'failed' }] },
        'unknown',
      ],
      ['a related video is ignored', { status: 'finished', related_videos: [{ status: 'failed' }] }, 'succeeded'],
      ['the status of a condition is ignored', { phase: 'Running', conditions: [{ status: 'True' }] }, 'running'],
    ];
    for (const [name, body, state] of cases) {
      it(name, () => {
        assert.equal(readVideoResponse(body, 200, {}, 'asked').state, state);
      });
    }

    it("keeps the service's status word unchanged", () => {
      assert.equal(readVideoResponse({ status: 'Content Moderated' }).statusText, 'Content Moderated');
      assert.equal(readVideoResponse({ id: 'v1', status: 3 }).statusText, '3');
    });

    it('does not read the title of a failed video as the reason', () => {
      const body = { id: 'v1', status: 'failed', title: 'My video', description: 'A cat', type: 'video', name: 'n' };
      assert.equal(readVideoResponse(body).errorMessage, undefined);
      assert.equal(readVideoResponse({ ...body, error: { title: 'Too long' } }).errorMessage, 'Too long');
    });

    it('reads an HTTP error as the failure of the request, not of the video', () => {
      const reading = readVideoResponse({ error: 'No such video' }, 404);
      assert.deepEqual(reading, { state: 'unknown', certainty: 'inferred', errorMessage: 'No such video' });
      assert.equal(readVideoResponse({ status: 'error', message: 'Slow down' }, 429).state, 'unknown');
      assert.equal(readVideoResponse({ id: 'v1', status: 'failed', error: 'Too long' }, 422).state, 'failed');
    });
  });

  describe('id', () => {
    const cases: readonly (readonly [string, unknown, string | undefined])[] = [
      ['a number', { id: 318633193768896 }, '318633193768896'],
      ['absent if JSON has rounded it', JSON.parse('{"id":1429083941754249216}'), undefined],
      ['a name with slashes', { name: 'operations/a/b' }, 'operations/a/b'],
      ['not a title', { name: 'My video' }, undefined],
      ['that of the video rather than of its task', { task_id: 't', video_id: 'v' }, 'v'],
      ['that of the task rather than of the request', { request_id: 'r', output: { task_id: 't' } }, 't'],
      ['that of the request if there is no better one', { request_id: 'r' }, 'r'],
      ['not that of a refused request', { request_id: 'r', code: 1102, message: 'Out of credits' }, undefined],
      ['not that of a failed request', { request_id: 'r', error: 'Out of credits' }, undefined],
      ['not that of the queue', { request_id: 'r1', queue: { id: 'q1' } }, 'r1'],
      ['that of the ad rather than of its project', { ad_id: 'a1', project: { id: 'p1' }, queue: { id: 'q1' } }, 'a1'],
      ['that of a project if there is no other one', { project: { id: 'p1', status: 'queued' } }, 'p1'],
      ['not that of the user', { user: { id: 'u' }, user_id: 'u', account_id: 'a' }, undefined],
      ['not that of the model', { model: { id: 'm' }, model_id: 'm', template_id: 't', voice_id: 'w' }, undefined],
      [
        'not that of a workspace, tenant, conversation or store',
        { workspace_id: 'w', tenant_id: 't', conversation_id: 'c', store_id: 's' },
        undefined,
      ],
      ['the first of a list', { task_ids: ['t1', 't2'] }, 't1'],
      ['that of the first object of a list', [{ id: 'a' }, { id: 'b' }], 'a'],
      ['not that of the echoed request', { request: { id: 'r', video_id: 'v' }, data: { job_id: 'j' } }, 'j'],
      ['not an empty text', { task_id: '', id: '  ' }, undefined],
      ['not a status word', { job: 'queued' }, undefined],
      ['that of an unknown kind of job', { dubbing_id: 'd1' }, 'd1'],
      ['the plain ID rather than that of its job', { id: 'v1', job_id: 'j1' }, 'v1'],
      [
        'the plain ID rather than that of any run',
        { id: 17, task_id: 't', workflow_run_id: 'r', ad_id: 'a', render_id: 'x' },
        '17',
      ],
      ['that within the video', { job_id: 'j1', data: { video: { id: 'v1' } } }, 'v1'],
      ['a nested video ID rather than that of the task', { task_id: 't1', data: { video_id: 'v1' } }, 'v1'],
      ['not that in a JSON prompt', { data: { id: 'v1' }, prompt: '{"video_id":"old-7"}' }, 'v1'],
      ['that of an avatar video', { avatar_video_id: 'v1', avatar_id: 'a1' }, 'v1'],
      ['that within an avatar video', { avatarVideo: { id: 'v1' } }, 'v1'],
      ['not that of an avatar', { avatar: { id: 'a1' }, video_avatar_id: 'a2' }, undefined],
      ['a reference if there is no better ID', { reference: 'MF-2026-0001', status: 'queued' }, 'MF-2026-0001'],
      ['that of the request rather than a reference', { reference: 'my-order', request_id: 'r' }, 'r'],
      ['not the reference of an error', { reference: 'inc-77', error: 'Out of credits' }, undefined],
      ['read from a short name beside an empty code', { sid: 'VC3f', error_code: null }, 'VC3f'],
      ['read from names in another language', { 動画ID: 'v1', プロジェクトID: 'p1' }, 'v1'],
      ['read from a key field', { video_key: 'v1', project_key: 'p1' }, 'v1'],
      [
        'not that of a JSON-RPC call',
        { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'No credits' } },
        undefined,
      ],
      ['that of the result of a JSON-RPC call', { jsonrpc: '2.0', id: 1, result: { id: 'v1' } }, 'v1'],
      ['a string as the whole body', '550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-446655440000'],
    ];
    for (const [name, body, id] of cases) {
      it(`is ${name}`, () => {
        assert.equal(readVideoResponse(body).videoId, id);
      });
    }
  });

  describe('link', () => {
    const done = (rest: object) => readVideoResponse({ status: 'completed', ...rest }).videoUrl;
    it('is an absolute http or https URL without a user name', () => {
      for (const url of [
        '//cdn.example.com/v.mp4',
        '/v.mp4',
        'gs://b/v.mp4',
        'data:video/mp4;base64,AA',
        'javascript:x',
        'https://',
      ]) {
        assert.equal(done({ video_url: url }), undefined, url);
      }
      assert.equal(done({ video_url: 'https://user@example.com/v.mp4' }), undefined);
      assert.equal(done({ video_url: ` ${mp4} ` }), mp4);
    });

    it('is encoded if its file name has spaces', () => {
      const encoded = 'https://c.e/My%20Ad%20(final).mp4?a=1';
      assert.equal(done({ video_url: 'https://c.e/My Ad (final).mp4?a=1' }), encoded);
      for (const url of ['https://x is ready', 'https://c.e/v.mp4 is ready', `${mp4} ${mp4}`, 'https://c.e/a\tb.mp4']) {
        assert.equal(done({ video_url: url }), undefined, url);
      }
    });

    it('is absent before the video is ready', () => {
      assert.equal(readVideoResponse({ status: 'planned', url: mp4 }).videoUrl, undefined);
      assert.equal(readVideoResponse({ status: 'failed', url: mp4 }).videoUrl, undefined);
    });

    it('is read beside an unrecognized status', () => {
      assert.equal(readVideoResponse({ status: 'flubber', url: mp4 }).videoUrl, mp4);
    });

    for (const key of [
      'polling_url status_url cancel_url webhook_url callback_url editor_url share_url preview_url embed_url player_url',
      'dashboard_url docs_url audio_url subtitles_url captions_url stream_url hls_url source_url input_url thumbnail_url logo_url',
    ].flatMap((keys) => keys.split(' '))) {
      it(`is not read from ${key}`, () => {
        assert.equal(done({ [key]: 'https://example.com/a/b' }), undefined);
        assert.equal(done({ [key]: 'https://example.com/a/b', output: mp4 }), mp4);
      });
    }

    it('is recognized by its value if its name is neutral', () => {
      assert.equal(done({ result: { '1080p': mp4, notes: 'https://example.com/readme' } }), mp4);
    });

    it('is the one without a watermark or captions', () => {
      assert.equal(done({ watermarked_url: 'https://example.com/w.mp4', url: mp4 }), mp4);
      assert.equal(done({ video_url_captioned: 'https://example.com/c.mp4', video_url: mp4 }), mp4);
    });

    it('is distinguished from other files by the media type beside it', () => {
      const outputs = [
        { url: 'https://example.com/1', mime_type: 'audio/mpeg' },
        { url: 'https://example.com/2', mime_type: 'image/png' },
        { url: 'https://example.com/3', mime_type: 'video/mp4' },
      ];
      assert.equal(done({ outputs }), 'https://example.com/3');
    });

    it('is not read from a prompt that contains JSON', () => {
      for (const name of ['prompt', 'user_prompt', 'script', 'brief']) {
        const echo = { [name]: '{"clip":"https://shop.example/raw.mp4","status":"failed"}' };
        assert.equal(done({ video_url: 'https://cdn.example.com/dl/1', ...echo }), 'https://cdn.example.com/dl/1');
        assert.equal(readVideoResponse({ id: 'v1', ...echo }, 200, {}, 'v1').state, 'queued');
      }
    });

    it('is read from JSON in a string', () => {
      assert.equal(done({ resultJson: JSON.stringify({ resultUrls: [mp4] }) }), mp4);
    });
  });

  describe('progress', () => {
    const cases: readonly (readonly [unknown, number | undefined, ReadingState?])[] = [
      [{ progress: 0 }, 0],
      [{ progress: 40 }, 0.4],
      [{ progress: 0.4 }, 0.4],
      [{ progress: '40%' }, 0.4],
      [{ progress: '35/100' }, 0.35],
      [{ progress: '0.17' }, 0.17],
      [{ progress: { percent: 40 } }, 0.4],
      [{ progress: { current: 3, total: 10 } }, 0.3],
      [{ percent_complete: 99 }, 0.99],
      [{ progress: 1 }, 0.01],
      [{ progress: 1, status: 'completed' }, 1],
      [{ progress: 123 }, undefined],
      [{ progress: -1 }, undefined],
      [{ progress: NaN }, undefined],
      [{ progress: 'half' }, undefined],
      [{ progress_url: 'https://example.com/40' }, undefined],
    ];
    for (const [body, progress] of cases) {
      it(`is ${String(progress)} for ${JSON.stringify(body)}`, () => {
        assert.equal(readVideoResponse({ status: 'running', ...(body as object) }).progress, progress);
      });
    }
  });

  describe('cost and remaining credits', () => {
    const cases: readonly (readonly [unknown, number | undefined, number | undefined])[] = [
      [{ credits_used: 12, remaining_credits: 88 }, 12, 88],
      [{ credits: { used: 12, remaining: 88 } }, 12, 88],
      [{ tokens_used: 50 }, 50, undefined],
      [{ remaining_credits: 88 }, undefined, 88],
      [{ availableCredits: 88 }, undefined, 88],
      [{ usage: { completion_tokens: 246840, total_tokens: 246840 } }, undefined, undefined],
      [{ usage: { input_tokens: 12, output_tokens: 400 } }, undefined, undefined],
      [{ time_cost: 35, seed_used: 42 }, undefined, undefined],
      [{ credits_charged: 30, balance_after: 470 }, 30, 470],
      [{ credits_used: 12, credits_refunded: 0, refunded_at: null }, 12, undefined],
    ];
    for (const [body, used, left] of cases) {
      it(`are read from ${JSON.stringify(body)}`, () => {
        const { creditsUsed, creditsRemaining } = readVideoResponse({ id: 'v1', ...(body as object) });
        assert.deepEqual([creditsUsed, creditsRemaining], [used, left]);
      });
    }
  });

  describe('pins', () => {
    const body = { id: 'x', status: 'completed', odd: { ref: 'v9', 'how/far': 'GEKOCHT', where: [mp4] } };
    it('take precedence over the rules', () => {
      const reading = readVideoResponse(body, 200, {
        pointers: { videoId: '/odd/ref', status: '/odd/how~1far', videoUrl: '/odd/where/0' },
        statusWords: { gekocht: 'succeeded' },
      });
      assert.deepEqual(reading, {
        videoId: 'v9',
        state: 'succeeded',
        certainty: 'said',
        statusText: 'GEKOCHT',
        videoUrl: mp4,
      });
    });

    it('that match nothing leave the rules in effect', () => {
      const reading = readVideoResponse(body, 200, {
        pointers: { videoId: '/nope', status: '/nope', videoUrl: '/id' },
      });
      assert.deepEqual(reading, readVideoResponse(body));
    });

    it('define the meaning of a word in any field', () => {
      assert.equal(
        readVideoResponse({ status: 'Pending' }, 200, { statusWords: { PENDING: 'running' } }).state,
        'running',
      );
      assert.equal(readVideoResponse({ id: 'v', status: 5 }, 200, { statusWords: { 5: 'running' } }).state, 'running');
    });

    it('select the balance', () => {
      assert.equal(
        readCreditsResponse({ credits: 5, left: { x: '1,234.50' } }, { pointers: { balance: '/left/x' } }).balance,
        1234.5,
      );
      assert.equal(readCreditsResponse({ credits: 5, odd: 7 }, { pointers: { balance: '/odd' } }).balance, 7);
      assert.equal(readCreditsResponse({ credits: 5 }, { pointers: { balance: '/nope' } }).balance, 5);
    });
  });
});

describe('readCreditsResponse', () => {
  const cases: readonly (readonly [unknown, object])[] = [
    [{ credits: 5 }, { balance: 5, unit: 'credits' }],
    [{ data: { credits: { remaining: 5, total: 9, used: 4 } } }, { balance: 5, total: 9, unit: 'credits' }],
    [{ credits_remaining: '1,234.50' }, { balance: 1234.5, unit: 'credits' }],
    [
      { credits_total: 500, credits_used: 120 },
      { balance: 380, total: 500, unit: 'credits' },
    ],
    [{ quota: { used: 11, limit: 1000 } }, { balance: 989, total: 1000 }],
    [
      { creditos_restantes: 94, creditos_totales: 100 },
      { balance: 94, total: 100, unit: 'credits' },
    ],
    [
      { crédits_utilisés: 6, crédits_restants: 94 },
      { balance: 94, unit: 'credits' },
    ],
    [
      { 残クレジット: 42, プラン: '標準' },
      { balance: 42, unit: 'credits' },
    ],
    [{ credit: { defaultCount: 5, remainingDefaultCount: 3, remainingCount: 23 } }, { balance: 23, unit: 'credits' }],
    [{ unlimited: true, credits: null }, { unlimited: true }],
    [{ credits: 'unlimited' }, { unlimited: true }],
    [{ credits: -1 }, { balance: -1, unit: 'credits' }],
    [{ credits: null }, {}],
    [{ balance: { amount: 12.5, currency: 'usd' } }, { balance: 12.5, unit: 'USD' }],
    [
      { balance_cents: 4213, currency: 'usd' },
      { balance: 4213, unit: 'USD cents' },
    ],
    [
      { balance: 475, currency: 'Credits' },
      { balance: 475, unit: 'credits' },
    ],
    [{ remaining_seconds: 340 }, { balance: 340, unit: 'seconds' }],
    [{ plan: { remaining: 9 }, extra: { remaining: 5 } }, { balance: 14 }],
    [
      { credits_remaining: 14, plan_credits_remaining: 9, topup_credits_remaining: 5 },
      { balance: 14, unit: 'credits' },
    ],
    [{ videos: { remaining: 9 }, images: { remaining: 5 } }, { balance: 9 }],
    [
      { monthly_credits: 100, bonus_credits: 50 },
      { balance: 150, unit: 'credits' },
    ],
    [{ monthly_credits: 100, bonus_credits: 50, total_available: 150 }, { balance: 150 }],
    [{ packs: [{ remaining: 5 }, { remaining: 7 }] }, { balance: 12 }],
    [
      { user: { id: 7, credits_left: 3 }, rate_limit: { remaining: 99 } },
      { balance: 3, unit: 'credits' },
    ],
    [
      { videos: 12, credits_used: 3, credits_total: 10 },
      { balance: 7, total: 10, unit: 'credits' },
    ],
    [{ video: { width: 1920 }, count: 3, total: 3, current: 1 }, {}],
    [{ total_credits: 500 }, { balance: 500, unit: 'credits' }],
    [{ total_balance: 100, available_balance: 80, frozen_balance: 20 }, { balance: 80 }],
    [
      { subscription_credits: 50, topup_credits: 20, total_credits: 70 },
      { balance: 70, total: 70, unit: 'credits' },
    ],
    [
      { plan_credits: 50, extra_credits: 20 },
      { balance: 70, unit: 'credits' },
    ],
    [
      { image_credits: 100, video_credits: 40 },
      { balance: 40, unit: 'credits' },
    ],
    [
      { balance: 42, timeRemaining: 86400, limit: 100 },
      { balance: 42, total: 100 },
    ],
    [{ balance: 7, price_per_video: 12, hours_left: 240 }, { balance: 7 }],
    [{ credits: 1e300 }, {}],
    [{ error: 'Unauthorized' }, {}],
    [[], {}],
    ['nonsense', {}],
  ];
  for (const [body, meaning] of cases) {
    it(`reads ${JSON.stringify(body)}`, () => {
      assert.deepEqual(readCreditsResponse(body), meaning);
    });
  }
});

describe('readErrorMessage', () => {
  const cases: readonly (readonly [unknown, string | undefined])[] = [
    [{ message: 'Out of credits' }, 'Out of credits'],
    [{ error: 'Out of credits' }, 'Out of credits'],
    [{ error: { message: 'Out of credits', type: 'x', code: 'y' } }, 'Out of credits'],
    [{ error: 'bad_request', error_description: 'Too long' }, 'Too long'],
    [{ error: { message: 'Blocked', categories: ['violence'] } }, 'Blocked'],
    [{ prompt: ['This field is required.'] }, 'prompt: This field is required.'],
    [{ statusCode: 404, error: 'Not Found', message: 'Video 7 does not exist' }, 'Video 7 does not exist'],
    [{ detail: [{ loc: ['body', 'prompt'], msg: 'field required', type: 'missing' }] }, 'prompt: field required'],
    [{ errors: [{ code: 7, message: 'Too long' }], success: false }, 'Too long'],
    [{ errors: { prompt: ['must be shorter'] } }, 'prompt: must be shorter'],
    [{ errors: ['prompt is required'] }, 'prompt is required'],
    [{ type: 'https://example.com/p', title: 'Forbidden', status: 403, detail: 'Too long' }, 'Too long'],
    [{ type: 'about:blank', title: 'Forbidden', status: 403 }, 'Forbidden'],
    [{ msg: 'Too long' }, 'Too long'],
    [{ reason: 'Too long' }, 'Too long'],
    [{ description: 'Too long' }, 'Too long'],
    [{ error: '{"error":{"message":"Too long"}}' }, 'Too long'],
    [{ code: 'too_long' }, 'too_long'],
    ['Too long', 'Too long'],
    ['{"message":"Too long"}', 'Too long'],
    ['<html><head><title>502 Bad Gateway</title></head><body><h1>Bad gateway</h1></body></html>', undefined],
    [{ message: 'OK' }, undefined],
    [{ message: 'success', error: '' }, undefined],
    [{ code: 0, msg: '操作成功' }, undefined],
    [{ mensaje: 'Saldo insuficiente' }, 'Saldo insuficiente'],
    [{ erreurs: [{ champ: 'duree', message: 'trop longue' }] }, 'duree: trop longue'],
    [{ error: {} }, undefined],
    [{}, undefined],
    ['', undefined],
    [null, undefined],
    [7, undefined],
  ];
  for (const [body, message] of cases) {
    it(`reads ${JSON.stringify(body)}`, () => {
      assert.equal(readErrorMessage(body), message);
    });
  }

  it('returns one line of at most 500 characters', () => {
    assert.equal(readErrorMessage({ message: ' a\n\tb\u0000c ' }), 'a b c');
    assert.equal(readErrorMessage({ message: `a ${'b'.repeat(1000)}` })?.length, 500);
    assert.equal(readErrorMessage({ message: 'broken \ud83d half' }), 'broken \ufffd half');
  });
});
