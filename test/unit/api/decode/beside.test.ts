import assert from 'node:assert/strict';
import { readVideoResponse } from '../../../../src/api/decode/readResponse';
import type { ReadingState } from '../../../../src/api/types';

const link = 'https://cdn.example.com/out/v1.mp4';
const states: Readonly<Record<string, ReadingState>> = {
  pending: 'queued',
  processing: 'running',
  completed: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};
const statusNames = ['status', 'state', 'video_status', 'render_status', 'current_status'];

/** Objects beside the video in responses of services. They have their own statuses and links. */
const companions: readonly object[] = [
  { user: { id: 'u1', status: 'active' }, subscription: { status: 'canceled' } },
  { webhook: { status: 'failed', url: 'https://hook.example.com/x' } },
  { queue: { status: 'healthy', position: 3 } },
  { publishing: { status: 'failed', platform: 'feed' } },
  { request: { image_url: 'https://in.example.com/a.jpg', video_url: 'https://in.example.com/ref.mp4' } },
  { scenes: [{ status: 'completed', url: 'https://cdn.example.com/s1.mp4' }, { status: 'failed' }] },
  { timeline: [{ status: 'queued' }, { status: 'processing' }], history: [{ state: 'failed' }] },
  { attempts: [{ n: 1, status: 'failed', error: 'Out of memory' }], last_error: null },
  { moderation: { status: 'passed' }, review: { status: 'approved' }, approval_status: 'pending' },
  { project: { id: 'p1', status: 'active' }, model: { id: 'm1', status: 'ready' } },
  { payment: { id: 't1', status: 'succeeded' }, transaction: { status: 'completed', amount: 6 } },
  { audio: { status: 'completed', url: 'https://cdn.example.com/a.mp3' }, captions: { status: 'failed' } },
  { thumbnail: { status: 'failed', url: null }, script: { status: 'completed', text: 'Run' } },
  { meta: { request_id: 'r1', status: 'ok', code: 200 }, message: 'OK', warnings: ['Rounded'], errors: [] },
];

const envelopes: Readonly<Record<string, (video: object, beside: object) => unknown>> = {
  'no envelope': (video, beside) => ({ ...video, ...beside }),
  data: (video, beside) => ({ success: true, data: { ...video, ...beside } }),
  'data and a code': (video, beside) => ({ code: 0, message: 'success', data: { ...video, ...beside } }),
  'data and a success': (video, beside) => ({ status: 'success', data: { ...video, ...beside } }),
  video: (video, beside) => ({ video, ...beside }),
  'a video in data': (video, beside) => ({ data: { video, ...beside } }),
  'a job': (video, beside) => ({ job: { ...video, ...beside } }),
  'a list': (video, beside) => ({ data: [{ ...video, ...beside }] }),
};

describe('the state of a video among other objects', () => {
  for (const [name, envelope] of Object.entries(envelopes)) {
    it(`is read from the video, not from the objects beside it (envelope: ${name})`, () => {
      for (const statusName of statusNames) {
        for (const [word, state] of Object.entries(states)) {
          for (const beside of companions) {
            const video = { id: 'v1', [statusName]: word, video_url: state === 'succeeded' ? link : null };
            const body = envelope(video, beside);
            const read = readVideoResponse(body, 200, {}, 'v1');
            const expected = [state, state === 'succeeded' ? link : undefined, 'v1'];
            assert.deepEqual([read.state, read.videoUrl, read.videoId], expected, JSON.stringify(body));
          }
        }
      }
    });
  }
});
