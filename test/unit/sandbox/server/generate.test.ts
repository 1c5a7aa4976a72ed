import assert from 'node:assert/strict';
import { assertAlwaysSent, assertRefused, SandboxFixture, send, until } from '../sandboxFixture';

describe('the sandbox, generating videos', function () {
  this.timeout(30_000);
  let fixture: SandboxFixture;
  beforeEach(async () => {
    fixture = await SandboxFixture.start();
  });
  afterEach(() => fixture.stop());

  it('reports a new video as queued and charged, without a link', async () => {
    const response = await fixture.generate({ prompt: 'A kettle that sings', duration: 5, aspect_ratio: '16:9' });
    assert.equal(response.status, 202);
    assertAlwaysSent(response);
    const { id, created_at, ...rest } = response.json as { id: string; created_at: string };
    assert.equal(response.headers.location, `/api/v1/developer/videos/${id}`);
    assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    assert.ok(Math.abs(Date.parse(`${created_at}Z`) - Date.now()) < 60_000);
    assert.deepEqual(rest, {
      status: 'queued',
      progress: 0,
      credits_used: 3,
      credits_remaining: 997,
      duration_seconds: 5,
      aspect_ratio: '16:9',
      video_url: null,
      error: null,
    });
  });

  it('renders the requested video and links to it', async () => {
    const { id } = await fixture.requestVideo({ prompt: 'Zwei 🍵', duration: 7 });
    const video = await fixture.reaches(id, 'completed');
    const [request] = fixture.renderer.requests;
    assert.equal(request?.prompt, 'Zwei 🍵');
    assert.equal(request.durationSeconds, 7);
    assert.equal(request.aspectRatio, '9:16');
    assert.equal(video.progress, 1);
    assert.match(video.video_url ?? '', new RegExp(`^${fixture.origin}/files/${id}\\.webm$`));
  });

  it('starts at 1,000 credits and charges each video', async () => {
    assert.deepEqual((await fixture.call('/credits')).json, { balance: 1000, total: 1000, unit: 'credits' });
    await fixture.requestVideo({ duration: 60 });
    await fixture.requestVideo({ duration: 1 });
    assert.deepEqual((await fixture.call('/credits')).json, { balance: 969, total: 1000, unit: 'credits' });
  });

  it('responds with 402 and charges nothing if the account lacks credits', async () => {
    fixture.sandbox.accounts.grant(fixture.sandbox.accounts.open(), -997);
    assertRefused(await fixture.generate({ prompt: 'x', duration: 8 }), 402, 'insufficient_credits');
    assert.equal(await fixture.balance(), 3);
    await fixture.requestVideo({ duration: 6 });
    assert.equal(await fixture.balance(), 0);
  });

  const systemError = (code: string) => Object.assign(new Error('the fake renderer failed'), { code });

  it('retries a temporary error with the same seed, and gives another request another seed', async () => {
    fixture.renderer.failures.push(systemError('EIO'));
    const { id } = await fixture.requestVideo({ duration: 10 });
    await fixture.reaches(id, 'completed');
    await fixture.reaches((await fixture.requestVideo({ duration: 10 })).id, 'completed');
    const [first, repeated, other] = fixture.renderer.requests.map(({ seed }) => seed);
    assert.equal(first, repeated);
    assert.notEqual(first, other);
    assert.equal(await fixture.balance(), 990);
  });

  it('does not retry a permanent failure', async () => {
    fixture.renderer.failures.push(new Error('no glyphs'));
    const { id } = await fixture.requestVideo({ duration: 10 });
    const video = await fixture.reaches(id, 'failed');
    assert.equal(fixture.renderer.requests.length, 1);
    assert.deepEqual([video.error?.code, video.credits_used, video.video_url], ['render_failed', 0, null]);
    assert.equal(await fixture.balance(), 1000);
  });

  it('reports a full disk at once and refunds the credits', async () => {
    fixture.renderer.failures.push(systemError('ENOSPC'));
    const { id } = await fixture.requestVideo({ duration: 10 });
    const video = await fixture.reaches(id, 'failed');
    assert.equal(fixture.renderer.requests.length, 1);
    assert.equal(video.error?.code, 'disk_full');
    assert.match(video.error.message, /^The disk is full\./);
    assert.equal(await fixture.balance(), 1000);
  });

  it('responds with 507 and charges nothing if the disk has no space for a video', async () => {
    let free = 1_000_000;
    let failure: Error | undefined;
    const freeBytes = () => (failure === undefined ? Promise.resolve(free) : Promise.reject(failure));
    const full = await SandboxFixture.start({ freeBytes });
    try {
      assertRefused(await full.generate({ prompt: 'x', duration: 4 }), 507, 'disk_full');
      assert.equal(await full.balance(), 1_000);
      // SQLite's own error for a full disk.
      failure = Object.assign(new Error('database or disk is full'), { errcode: 13 });
      assertRefused(await full.generate({ prompt: 'x', duration: 4 }), 507, 'disk_full');
      failure = undefined;
      free = Infinity;
      assert.equal((await full.generate({ prompt: 'x', duration: 4 })).status, 202);
    } finally {
      await full.stop();
    }
  });

  it('responds to a repeated request with its video even on a full disk', async () => {
    let free = 1e9;
    const filling = await SandboxFixture.start({ freeBytes: () => Promise.resolve(free) });
    try {
      const key = { 'idempotency-key': 'before-it-was-full' };
      assert.equal((await filling.generate({ prompt: 'x', duration: 4 }, key)).status, 202);
      free = 0;
      const repeated = await filling.generate({ prompt: 'x', duration: 4 }, key);
      assert.deepEqual([repeated.status, repeated.headers['idempotent-replayed']], [202, 'true']);
      assertRefused(await filling.generate({ prompt: 'y', duration: 4 }), 507, 'disk_full');
      assert.equal(await filling.balance(), 998);
    } finally {
      await filling.stop();
    }
  });

  it('renders as many videos at once as configured', async () => {
    const four = await SandboxFixture.start({ rendersAtOnce: 4 });
    try {
      const gate = Promise.withResolvers<undefined>();
      four.renderer.gate = gate.promise.then(() => undefined);
      const ids = await Promise.all(Array.from({ length: 5 }, async () => (await four.requestVideo()).id));
      await until(() => four.renderer.requests.length === 4);
      const states = async () =>
        (await Promise.all(ids.map((id) => four.video(id)))).map(({ status }) => status).sort();
      assert.deepEqual(await states(), [...Array.from({ length: 4 }, () => 'processing'), 'queued']);
      gate.resolve(undefined);
      await until(async () => (await states()).every((it) => it === 'completed'));
    } finally {
      await four.stop();
    }
  });

  it('returns the same video, charged once, for the same Idempotency-Key and body', async () => {
    const key = { 'idempotency-key': 'a5f0c1d2-0000-4000-8000-000000000001' };
    const first = await fixture.generate({ prompt: 'x', duration: 4 }, key);
    // The order and the spacing of the fields differ.
    const repeated = await fixture.generate({ duration: 4, prompt: 'x' }, key);
    assert.equal(repeated.status, 202);
    assert.equal(repeated.headers['idempotent-replayed'], 'true');
    assert.equal((repeated.json as { id: string }).id, (first.json as { id: string }).id);
    assert.equal(await fixture.balance(), 998);
    for (const other of [{ prompt: 'y' }, { duration: 5 }, { aspect_ratio: '9:21' }]) {
      const changed = { prompt: 'x', duration: 4, ...other };
      assertRefused(await fixture.generate(changed, key), 422, 'idempotency_key_reused');
    }
    assertRefused(
      await fixture.generate({ prompt: 'y', duration: 4 }, { 'idempotency-key': 'two words' }),
      400,
      'invalid_idempotency_key',
    );
    assert.equal(await fixture.balance(), 998);
  });

  it('charges simultaneous requests with one Idempotency-Key once', async () => {
    const key = { 'idempotency-key': 'together' };
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => fixture.generate({ prompt: 'x', duration: 4 }, key)),
    );
    assert.equal(new Set(responses.map(({ json }) => (json as { id: string }).id)).size, 1);
    assert.equal(await fixture.balance(), 998);
  });

  it('shows the progress of the render', async () => {
    let open = (): void => undefined;
    fixture.renderer.gate = new Promise((resolve) => {
      open = resolve;
    });
    const { id } = await fixture.requestVideo();
    const video = await fixture.reaches(id, 'processing');
    assert.equal(video.video_url, null);
    assert.ok(video.progress < 1);
    open();
    assert.equal((await fixture.reaches(id, 'completed')).progress, 1);
  });

  it('hides videos from other accounts', async () => {
    const { id } = await fixture.requestVideo();
    const stranger = fixture.sandbox.keys.createInMemory(fixture.sandbox.accounts.open('stranger'));
    const headers = { authorization: `Bearer ${stranger}` };
    assertRefused(await send(`${fixture.sandbox.baseUrl}/videos/${id}`, { headers }), 404, 'video_not_found');
    assert.deepEqual((await send(`${fixture.sandbox.baseUrl}/credits`, { headers })).json, {
      balance: 1000,
      total: 1000,
      unit: 'credits',
    });
  });

  it('finishes queued videos after a restart and honors their links under another port', async () => {
    fixture.renderer.gate = new Promise(() => undefined);
    const { id } = await fixture.requestVideo();
    await fixture.reaches(id, 'processing');
    await fixture.sandbox.stop();
    const next = await SandboxFixture.start({ dataFolder: fixture.folder });
    try {
      const video = await next.reaches(id, 'completed');
      assert.equal(next.renderer.requests.length, 1);
      assert.equal(await next.balance(), 998);
      assert.equal((await send(video.video_url ?? '')).status, 200);
    } finally {
      await next.sandbox.stop();
    }
  });
});
