import assert from 'node:assert/strict';
import { readAllowedValues } from '../../../../src/api/allowedValues';
import { readErrorMessage } from '../../../../src/api/decode/explanation';

const ratios = "Input should be '9:16' or '16:9'";

/** The body, its message, the durations and aspect ratios that it allows, and the refused fields. */
const refusals: readonly (readonly [unknown, string, readonly number[], readonly string[], readonly string[]])[] = [
  [
    {
      detail: [
        { loc: ['body', 'duration'], msg: 'should be 4, 8 or 12' },
        { loc: ['body', 'aspect_ratio'], msg: ratios },
      ],
    },
    `duration: should be 4, 8 or 12 · aspect_ratio: ${ratios}`,
    [4, 8, 12],
    ['9:16', '16:9'],
    ['duration', 'aspectRatio'],
  ],
  [
    {
      message: 'Invalid',
      errors: { duration: ['must be one of 4, 8, 12'], aspect_ratio: ['is not included in the list'] },
    },
    'duration: must be one of 4, 8, 12 · aspect_ratio: is not included in the list',
    [4, 8, 12],
    [],
    ['duration', 'aspectRatio'],
  ],
  [
    {
      errors: [{ source: { pointer: '/data/attributes/duration' }, title: 'Invalid', detail: 'must be 4, 8 or 12 s.' }],
    },
    'duration: must be 4, 8 or 12 s.',
    [4, 8, 12],
    [],
    ['duration'],
  ],
  [
    { title: 'Your request is not valid.', 'invalid-params': [{ name: 'duration', reason: 'must be at most 12' }] },
    'duration: must be at most 12',
    [],
    [],
    ['duration'],
  ],
  [
    { error: { message: 'Invalid request', fields: [{ field: 'duration', message: 'must be 4, 8 or 12' }] } },
    'duration: must be 4, 8 or 12',
    [4, 8, 12],
    [],
    ['duration'],
  ],
  [
    { error: { message: 'Invalid request', fields: { aspect_ratio: 'is not supported' } } },
    'aspect_ratio: is not supported',
    [],
    [],
    ['aspectRatio'],
  ],
  [
    { error: { issues: [{ path: ['aspect_ratio'], message: "Expected '9:16' | '16:9', received '1:1'" }] } },
    "aspect_ratio: Expected '9:16' | '16:9', received '1:1'",
    [],
    ['9:16', '16:9'],
    ['aspectRatio'],
  ],
  [
    { error: 'duration 5 is not supported, allowed: 4s, 8s' },
    'duration 5 is not supported, allowed: 4s, 8s',
    [4, 8],
    [],
    ['duration'],
  ],
  [{ errors: { Duration: ['must be between 4 and 12'] } }, 'Duration: must be between 4 and 12', [], [], ['duration']],
  [{ error: 'Out of credits' }, 'Out of credits', [], [], []],
  [{ errors: [{ message: 'No credits', path: ['video'] }] }, 'video: No credits', [], [], []],
];

describe('a refusal of single fields', () => {
  it('is reported with the names of all fields and the allowed values', () => {
    for (const [body, message, durations, aspectRatios, refused] of refusals) {
      assert.equal(readErrorMessage(body), message);
      assert.deepEqual(readAllowedValues(body), { durations, aspectRatios, refused });
    }
  });

  it('is one line of at most 500 characters, whatever the names of the fields', () => {
    const errors = Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`f${i}\n${'x'.repeat(70)}`, ['is\u0000 bad']]),
    );
    const message = readErrorMessage({ errors }) ?? '';
    assert.ok(message.length <= 500 && !/[\p{Cc}]/u.test(message), message);
    assert.deepEqual(readAllowedValues({ duration: '9,'.repeat(100_000) }).durations, []);
  });
});
