import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import fc from 'fast-check';
import { readErrorMessage } from '../../../../src/api/decode/explanation';
import { readCreditsResponse, readVideoResponse } from '../../../../src/api/decode/readResponse';

import { checkTime, readingLimitMs, withinTimeLimit } from '../../../../src/api/decode/timeLimit';
import { walk, walkLimits } from '../../../../src/api/decode/walk';
import { parseJson } from '../../../../src/api/json';
import { readingStates, type CreditsReading, type ResponsePins, type VideoReading } from '../../../../src/api/types';
import { readServices } from './score';
import { anyCharacter } from '../../../support/anyCharacter';

/** The number of random cases of each test. `npm run fuzz` runs more. */
const NUM_RUNS = Number(process.env.VIDEO_ADS_FUZZ_RUNS ?? 2_000);

/** The number of values that are read of one response. Reading more would take seconds. */
const mostPlaces = 5_000;

const bodies = [
  'video-services',
  'video-services-recalled',
  'video-services-recalled-later',
  'video-services-documented',
]
  .flatMap(readServices)
  .flatMap((service) => [
    ...(service.create ? [service.create.body] : []),
    ...service.status.map(({ body }) => body),
    ...(service.credits === undefined ? [] : [service.credits.body]),
    ...service.errors.map(({ body }) => body),
  ]);

function assertVideoReading(reading: VideoReading): void {
  assert.ok(readingStates.includes(reading.state), reading.state);
  for (const [key, value] of Object.entries(reading)) {
    assert.ok(['state', 'certainty', ...texts, ...links, ...numbers].includes(key), `unknown field ${key}`);
    if (texts.includes(key)) assert.ok(typeof value === 'string' && value.trim() !== '' && value.length <= 600, key);
    if (numbers.includes(key)) assert.ok(typeof value === 'number' && Number.isFinite(value) && value >= 0, key);
    if (links.includes(key)) assert.match(new URL(String(value)).protocol, /^https?:$/);
  }
  assert.ok(reading.progress === undefined || reading.progress <= 1);
}
const texts = ['videoId', 'statusText', 'errorMessage'];
const links = ['videoUrl', 'thumbnailUrl'];
const numbers = ['progress', 'creditsUsed', 'creditsRemaining'];

function assertCreditsReading({ balance, total, unlimited, unit }: CreditsReading): void {
  assert.ok(balance === undefined || Number.isFinite(balance));
  assert.ok(total === undefined || Number.isFinite(total));
  assert.ok(unlimited === undefined || unlimited);
  assert.ok(unit === undefined || (unit !== '' && unit.length <= 20));
}

function assertReadable(body: unknown, http = 200, pins?: ResponsePins): void {
  assertVideoReading(readVideoResponse(body, http, pins));
  assertCreditsReading(readCreditsResponse(body, pins));
  const message = readErrorMessage(body);
  assert.ok(message === undefined || (message.trim() !== '' && message.length <= 500));
  assert.ok(walk(body).length <= mostPlaces);
}

/** Values that break decoders. Each is used in place of any value of a response. */
const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  1,
  NaN,
  Infinity,
  1e308,
  2 ** 53,
  true,
  false,
  [],
  {},
  [[]],
  'null',
  '{}',
  '[',
  '{"a":1}',
  '100%',
  '-5%',
  '1/0',
  '0/0',
  'https://',
  'http://a b',
  'https://x.example/v.mp4',
  'javascript:alert(1)',
  'HTTPS://X.EXAMPLE/V.MP4',
  '\ud800',
  'https://x.example/\ud800.mp4',
  '\u202e',
  '__proto__',
  Symbol('s'),
  () => 1,
  new Date(NaN),
  new Map(),
  '9'.repeat(400),
  'a'.repeat(3000),
  'unlimited',
  'success',
  'failed',
  '<html>',
  '1,2,3',
  '１２',
);
const keys = fc.constantFrom(
  'id',
  'video_id',
  'status',
  'state',
  'url',
  'video_url',
  'output',
  'data',
  'result',
  'error',
  'errors',
  'message',
  'progress',
  'credits',
  'balance',
  'remaining',
  'total',
  'used',
  'code',
  'success',
  'done',
  'request',
  'thumbnail',
  'type',
  'currency',
  'unlimited',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  '',
  '0',
  'a'.repeat(200),
  '\ud800',
  'ID',
  'ｓtatus',
);
const punctuation = Array.from('/?#&=;:@%-._~!$+,()*');

/** Any link. fast-check's `webUrl` takes two seconds to prepare. */
const link = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.string({ unit: fc.constantFrom('a', 'z', '0', 'é', ...punctuation, '%20', '.mp4') }),
  )
  .map(([scheme, host, path]) => `${scheme}://${host}/${path}`);

const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    odd,
    fc.string({ unit: anyCharacter }),
    fc.double(),
    link,
    fc.array(tie('tree'), { maxLength: 6 }),
    fc
      .uniqueArray(fc.tuple(keys, tie('tree')), { maxLength: 8, selector: ([key]) => key })
      .map((pairs) => ownProperties(pairs)),
  ),
}));

/** As with JSON.parse, `__proto__` becomes an own property. */
function ownProperties(pairs: readonly (readonly [string, unknown])[]): object {
  const result = {};
  for (const [key, value] of pairs) {
    Object.defineProperty(result, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return result;
}

/** Returns a copy of a response in which the value at a position is replaced, and its key if a new one is given. */
function mutated(body: unknown, at: number, value: unknown, key: string | undefined): unknown {
  let count = 0;
  const visit = (node: unknown): unknown => {
    if (count++ === at) return value;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return ownProperties(
      Object.entries(node).map(([name, child]) => [key !== undefined && count === at ? key : name, visit(child)]),
    );
  };
  return visit(body);
}

describe('a plan of shots in a response', () => {
  const plan = {
    kind: 'shots',
    state: 'failed',
    status: 'failed',
    error: { code: 'broken', message: 'Broken' },
    progress: 100,
    video_url: 'https://evil.example/v.mp4',
    shots: [{ seconds: 2, text: 'failed', camera: ['error'], status: 'failed', progress: 99, error: 'Broken' }],
    titles: ['failed', '{"status":"failed","error":"Broken","progress":1,"video_url":"https://evil.example/v.mp4"}'],
    left_out: ['{"error":{"message":"Broken"},"credits_remaining":3}', 'Error: canceled'],
  };
  const bodies: readonly object[] = [
    { id: 'v1', status: 'processing', progress: 40 },
    { id: 'v1', status: 'completed', video_url: 'https://files.example/v.webm' },
    { id: 'v1', status: 'failed', error: { code: 'x', message: 'The prompt was refused.' } },
    { id: 'v1', status: 'queued' },
    { id: 'v1' },
  ];

  it('does not change the reading of the video, at any position', () => {
    for (const body of bodies) {
      const without = readVideoResponse(body, 200, {}, 'v1');
      for (const within of [
        { plan, ...body },
        { ...body, plan },
        { ...body, plan: JSON.stringify(plan) },
      ]) {
        assert.deepEqual(readVideoResponse(within, 200, {}, 'v1'), without, JSON.stringify(within));
      }
    }
  });
});

describe('unexpected responses', () => {
  it('are read without an exception, whatever their JSON', function () {
    this.timeout(600_000);
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 999 }), (body, http) => {
        assertReadable(body, http);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('are searched for a refusal only at the start of a long error', () => {
    // The whole text would take minutes, because several patterns take quadratic time.
    const error = `${'key'.repeat(100_000)} service unavailable`;
    assert.equal(readVideoResponse({ success: false, error }, 200, {}, 'asked').state, 'failed');
  });

  it('are read in time that depends only on their length', () => {
    const patterns = ['key', 'access', 'invalid ', 'credential', 'in ', 'not ', '\t', '1.'];
    const cpuMs = (text: string): number => {
      const message = text.repeat(2_000).slice(0, 2_000);
      const errors = Array.from({ length: 31 }, () => Array.from({ length: 64 }, () => ({ message })));
      const before = process.cpuUsage();
      readVideoResponse({ status: 'failed', errors }, 200, {}, 'asked');
      return process.cpuUsage(before).user / 1_000;
    };
    cpuMs('x');
    const plain = Math.max(cpuMs('x'), cpuMs('x'));
    // A pattern that searches the whole text would take fifty times as long.
    for (const text of patterns) assert.ok(cpuMs(text) < 10 * plain + 50, text);
  });

  it('are read without an exception if a known response is modified', function () {
    this.timeout(600_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...bodies),
        fc.nat(40),
        tree,
        fc.option(keys, { nil: undefined }),
        (body, at, value, key) => {
          assertReadable(mutated(body, at, value, key));
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });

  it('are read without an exception, whatever pointers and status words the user pinned', function () {
    this.timeout(600_000);
    const pointer = fc.oneof(
      fc.string(),
      fc.array(keys).map((names) => `/${names.join('/')}`),
    );
    const words = fc.dictionary(fc.string(), fc.constantFrom(...readingStates));
    fc.assert(
      fc.property(tree, pointer, words, (body, at, statusWords) => {
        assertReadable(body, 200, {
          pointers: { videoId: at, status: at, videoUrl: at, progress: at, reason: at, balance: at },
          statusWords,
        });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('are not modified by reading', () => {
    for (const body of bodies) {
      const before = JSON.stringify(body);
      assertReadable(body);
      assert.equal(JSON.stringify(body), before);
    }
  });

  it('are unknown once the time limit is exceeded', () => {
    const clock = install({ toFake: ['performance'] });
    try {
      const slow = {
        id: 'v1',
        get status() {
          clock.tick(readingLimitMs + 1);
          return 'completed';
        },
      };
      assert.deepEqual(readVideoResponse(slow), { state: 'unknown', certainty: 'inferred' });
      assert.deepEqual(readCreditsResponse(slow), {});
      assert.equal(readErrorMessage(slow), undefined);
      assert.equal(readVideoResponse({ id: 'v1', status: 'failed' }).state, 'failed');
    } finally {
      clock.uninstall();
    }
  });

  it('share one time limit among all parts of the decoder', () => {
    const clock = install({ toFake: ['performance'] });
    try {
      const read = () =>
        withinTimeLimit(() => {
          clock.tick(readingLimitMs / 2 + 1);
          checkTime();
        });
      assert.doesNotThrow(read);
      assert.throws(() =>
        withinTimeLimit(() => {
          read();
          read();
        }),
      );
    } finally {
      clock.uninstall();
    }
  });

  const nested = (open: string, close: string, times: number) => open.repeat(times) + '1' + close.repeat(times);
  const cycle: { id: string; status: string; data?: unknown; result?: unknown } = { id: 'v1', status: 'running' };
  cycle.data = [cycle, cycle];
  cycle.result = cycle;
  const throwing = Object.defineProperty({ id: 'v1' }, 'status', {
    enumerable: true,
    get: () => {
      throw new Error('a trap');
    },
  });
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('a trap');
      },
    },
  );
  const cases: Readonly<Record<string, unknown>> = {
    '100,000 nested arrays': JSON.parse(nested('[', ']', 100_000)) as unknown,
    '100,000 nested objects': JSON.parse(nested('{"data":', '}', 100_000)) as unknown,
    'a million items': Array.from({ length: 1_000_000 }, () => ({ id: 'x', url: 'https://example.com/a.mp4' })),
    '100,000 keys': Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`status_code_${index}`, index])),
    'one text of 4 MB': 'x'.repeat(4_000_000),
    '4 MB of spaces': { message: ' '.repeat(4_000_000), url: ' '.repeat(4_000_000), progress: ' '.repeat(4_000_000) },
    '4 MB of markup': '<message'.repeat(500_000),
    '4 MB of brackets as text': { output: '{'.repeat(2_000_000) + '}'.repeat(2_000_000) },
    '30 levels of JSON in JSON': Array.from({ length: 30 }).reduce<string>(
      (text) => JSON.stringify({ data: text }).slice(0, 1e6),
      'x',
    ),
    'thousands of links': {
      output: Array.from({ length: 100 }, () => Array.from({ length: 60 }, () => 'https://e.example/a?b=.mp')),
    },
    'thousands of sibling fields': Array.from({ length: 10 }, () =>
      Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${index}_code`, 'https://e.example/a'])),
    ),
    'a cycle': cycle,
  };
  for (const [name, body] of Object.entries(cases)) {
    it(`are read within limits: ${name}`, function () {
      this.timeout(20_000);
      assertReadable(body);
    });
  }

  it('are unknown if reading them throws', () => {
    for (const body of [throwing, trap]) {
      assert.equal(readVideoResponse(body).state, 'unknown');
      assert.deepEqual(readCreditsResponse(body), {});
      assert.equal(readErrorMessage(body), undefined);
    }
  });

  it('are read without repeating an object if they are circular', () => {
    assert.equal(readVideoResponse(cycle).state, 'running');
    assert.equal(walk(cycle).length, 7);
  });

  it('are walked breadth first, within the limits', () => {
    const wide = Array.from({ length: 100 }, () =>
      Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => 1)),
    );
    const places = walk(wide);
    assert.equal(places.length, walkLimits.places);
    assert.deepEqual(
      places.map(({ depth }) => depth),
      places.map(({ depth }) => depth).sort((a, b) => a - b),
    );
    assert.ok(walk(JSON.parse(nested('[', ']', 1000))).length <= walkLimits.depth + 1);
  });
});

describe('large whole numbers', () => {
  it('keep every digit', () => {
    const text =
      '{"id":1429083941754249216,"a":"1429083941754249216","b":14290839417542.5,"c":1429083941754249216e2,"d":9007199254740991}';
    const parsed = parseJson(text)?.value as {
      id: unknown;
      a: unknown;
      b: unknown;
      c: unknown;
      d: unknown;
    };
    assert.equal(parsed.id, '1429083941754249216');
    assert.equal(parsed.a, '1429083941754249216');
    assert.equal(parsed.b, 14290839417542.5);
    assert.equal(parsed.c, Number('1429083941754249216e2'));
    assert.equal(parsed.d, 9007199254740991);
  });

  it('are recognized at any position', () => {
    for (let offset = 0; offset < 40; offset += 1) {
      for (const id of ['9007199254740993', '1429083941754249216', '12345678901234567890123456789012345678901']) {
        const text = `${' '.repeat(offset)}{"id":${id}}`;
        assert.deepEqual(parseJson(text)?.value, { id });
      }
    }
  });

  it('leave other values unchanged', () => {
    const rounded = (json: unknown): unknown =>
      JSON.parse(JSON.stringify(json), (_, value: unknown) => {
        const isLarge = typeof value === 'string' ? /^-?\d{16,}$/.test(value) : typeof value === 'number';
        return isLarge ? Number(value) : value;
      });
    fc.assert(
      fc.property(fc.json(), (text) => {
        assert.deepEqual(rounded(parseJson(text)?.value), rounded(JSON.parse(text)));
      }),
    );
  });
});
