import assert from 'node:assert/strict';
import { readCreditsResponse, readVideoResponse } from '../../../../src/api/decode/readResponse';
import { isFinal, type ReadingState } from '../../../../src/api/types';

const mp4 = 'https://cdn.example.com/v.mp4';
const api = 'https://api.example.com/v2/render/6442';
const page = 'https://app.example.com/jobs/1';
const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;

/** A wrong end loses a paid video. The states "unknown" and "queued" only cause further checks. */
describe('readVideoResponse', () => {
  const groups: Readonly<Record<string, readonly (readonly [unknown, ReadingState, string?])[]>> = {
    'infers no end from a falsy error, an unknown status number or a file that is no video': [
      ...['false', '0', 'no', 'NO_ERROR', 'none'].map((error) => [{ id: 'v1', error }, 'queued', 'v1'] as const),
      [{ error: '0', message: 'Queued', order: 'A-17' }, 'unknown'],
      [{ id: 'v1', status: 4, video_url: mp4 }, 'unknown', 'v1'],
      [{ jobId: 'v1', status: 'stopped', result: { status: 'success' } }, 'succeeded', 'v1'],
      [{ jobId: 'v1', status: 'stopped', result: { status: 'failure' } }, 'failed', 'v1'],
      [{ jobId: 'v1', status: 'stopped', result: null }, 'canceled', 'v1'],
      [{ id: 'v1', output: 'https://cdn.example.com/v1.mp3' }, 'queued', 'v1'],
      [{ id: 'v1', output: 'https://cdn.example.com/v1.png' }, 'queued', 'v1'],
    ],
    'reads the status in a payload if the envelope is about the request': [
      [{ status: 'success', payload: { video: { _id: 'v1', currentStatus: 'PROCESSING' } } }, 'running', 'v1'],
      [{ status: 'success', payload: { video: { _id: 'v1', currentStatus: 'FAILED' } } }, 'failed', 'v1'],
      [{ status: 'success', payload: { id: 'v1' } }, 'queued', 'v1'],
      [{ Header: { Code: 0, RequestID: 'r' }, Payload: { TaskId: 't1', Status: 'MAKING' } }, 'running', 't1'],
      [{ code: 200, message: 'ok', payload: { id: 'v1', status: 'failed' }, meta: { requestId: 'r' } }, 'failed', 'v1'],
    ],
    'ignores the status in an echoed request, and in a payload below a nearer status': [
      [{ id: 'v1', status: 'processing', payload: { id: 'x', status: 'failed' } }, 'running', 'v1'],
      [{ status: 'processing', payload: { status: 'failed' } }, 'running'],
      [{ status: 'failed', payload: { id: 'x', status: 'completed' } }, 'failed', 'x'],
      [{ status: 'success', payload: { id: 'v1' } }, 'queued', 'v1'],
      [{ status: 'success', input: { id: 'x', status: 'failed' } }, 'succeeded'],
    ],
    'reads the word success beside only an ID as the acceptance of the request': [
      [{ status: 'success', id: 'v1' }, 'queued', 'v1'],
      [{ job_id: 'v1', state: 'SUCCEED' }, 'queued', 'v1'],
      [{ task_id: 'v1', task_status: 'success' }, 'queued', 'v1'],
      [{ task_id: 'v1', task_status: 'success', video_url: null }, 'queued', 'v1'],
      [{ status: 'success', id: 'v1', finished_at: null }, 'queued', 'v1'],
      [{ status: 'success', id: 'v1', estimated_end_time: at(1) }, 'queued', 'v1'],
      [{ status: 'success', id: 'v1', end_time: 5 }, 'queued', 'v1'],
      [{ state: 'success', data: { task_id: 'v1' } }, 'queued', 'v1'],
      [{ state: 'success', code: 0, task_id: 'v1' }, 'queued', 'v1'],
      [{ request_status: 'success', task_id: 'v1' }, 'queued', 'v1'],
      [{ request_id: 'r', task_status: 'success' }, 'queued', 'r'],
    ],
    'reads a successful result beside an empty link as the acceptance of the request': [
      [{ result: 'success', video_id: 'v1', video_url: null }, 'queued', 'v1'],
    ],
    'reads the end of a terminated video from its result': [
      [{ id: 'v1', state: 'TERMINATED', result_state: 'SUCCESS' }, 'succeeded', 'v1'],
      [{ id: 'v1', state: { life_cycle_state: 'TERMINATED', result_state: 'SUCCESS' } }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', final_status: 'failed' }, 'failed', 'v1'],
      [{ id: 'v1', state: 'RUNNING', result_state: 'SUCCESS' }, 'running', 'v1'],
      [{ id: 'v1', status: 'canceled', result_state: 'SUCCESS' }, 'canceled', 'v1'],
    ],
    'reads the link of an output asset, but not of an output target': [
      [{ job_id: 'v1', state: 'FINISHED', output_asset_config: { url: mp4 } }, 'succeeded', 'v1'],
      [{ job_id: 'v1', output_config: { url: mp4 } }, 'queued', 'v1'],
    ],
    'prefers the status of the video to the status of its record': [
      [{ id: 'v1', status: 'active', video_status: 'failed' }, 'failed', 'v1'],
      [{ id: 'v1', status: 'publish', acf: { render_status: 'rendering' } }, 'running', 'v1'],
      [{ id: 'v1', status: 'processing', video_status: 'failed' }, 'running', 'v1'],
      [{ id: 'v1', status: 'active', webhook_status: 'failed' }, 'running', 'v1'],
    ],
    'reads no end from a URL of the API': [
      [{ result: { job_link: api, job_id: 'v1' } }, 'queued', 'v1'],
      [{ result: { speak_v2_url: api, play_id: 'v1' } }, 'queued', 'v1'],
      [{ status: 'success', result: { job_link: api, job_id: 'v1' } }, 'queued', 'v1'],
      [{ id: 'v1', render_url: api }, 'queued', 'v1'],
      [{ id: 'v1', url: api }, 'queued', 'v1'],
      [{ id: 'v1', video_url: api }, 'succeeded', 'v1'],
      [{ id: 'v1', download_url: api }, 'succeeded', 'v1'],
      [{ id: 'v1', output: { url: api } }, 'succeeded', 'v1'],
      [{ id: 'v1', url: 'https://cdn.example.com/a/b' }, 'queued', 'v1'],
      [{ id: 'v1', job_link: mp4 }, 'succeeded', 'v1'],
    ],
    'reads a status number only by the words or the progress beside it': [
      [{ id: 'v1', state: 4, state_detail: 'Processing' }, 'running', 'v1'],
      [{ id: 'v1', status: 2, status_string: 'Error' }, 'failed', 'v1'],
      [{ id: 'v1', status: 4, status_msg: 'success' }, 'unknown', 'v1'],
      [{ id: 'v1', status: 4, status_msg: 'Nothing has failed so far' }, 'unknown', 'v1'],
      [{ status: 4, status_msg: 'Invalid key' }, 'unknown'],
      [{ id: 'v1', base_resp: { status_code: 0, status_msg: 'success' } }, 'queued', 'v1'],
      [{ id: 'v1', status: 4, progress: 40 }, 'running', 'v1'],
      [{ id: 'v1', status: 4, progress: 100 }, 'unknown', 'v1'],
    ],
    'reads an envelope whose data is only an ID or a word': [
      [{ result: '018a210d-8ba4-705c-b111-1f1776f7f578' }, 'queued', '018a210d-8ba4-705c-b111-1f1776f7f578'],
      [{ trace_id: 'r', code: 0, msg: 'success', data: '9499ed79995c4bdb' }, 'queued', '9499ed79995c4bdb'],
      [{ code: 1, result: '1712205491372224', properties: { discordInstanceId: '1118' } }, 'failed', '1118'],
      [
        { code: 0, result: '1712205491372224', properties: { discordInstanceId: '1118' } },
        'queued',
        '1712205491372224',
      ],
      [{ result: '1712205491372224', task_id: 't1' }, 'queued', 't1'],
      [{ result: '2026-01-01T00:00:00Z' }, 'unknown'],
      [{ result: 'video_01.mp4' }, 'unknown'],
      [{ result: 'See you in 2 days' }, 'unknown'],
      [{ code: 1102, message: 'Out of credits', data: '9499ed79995c4bdb' }, 'failed'],
      [{ code: 0, msg: '', data: 'deleted' }, 'unknown'],
      [{ id: 'v1', data: 'failed' }, 'queued', 'v1'],
      [{ code: 0, msg: '', data: 'success' }, 'unknown'],
      [{ code: 0, msg: '', data: 'Invalid key' }, 'unknown'],
    ],
    'reads an end with an error and without a video as a failure': [
      [{ id: 'v1', status: 'completed', error: 'No face found' }, 'failed', 'v1'],
      [{ taskId: 'v1', executeState: 'FINISH', errorMsg: 'Download failed' }, 'failed', 'v1'],
      [{ id: 'v1', status: 'completed', error: { message: 'No face found' } }, 'failed', 'v1'],
      [{ id: 'v1', status: 'done', failure_reason: 'No face found', video_url: null }, 'failed', 'v1'],
      [{ id: 'v1', status: 'completed', error: 'No music found', video_url: mp4 }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', error: '', error_message: null }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', error: '<string>' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', error: 'No error occurred' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', error: '0', error_message: 'false' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', thumbnail_error: 'Too dark' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', webhook: { error: 'Not found' } }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'processing', error: 'No face found' }, 'running', 'v1'],
    ],
    'prefers a plain word such as failed to a vague one such as finished': [
      [{ id: 'v1', state: 'finished', status: 'FAILURE' }, 'failed', 'v1'],
      [{ id: 'v1', state: 'done', status: 'canceled' }, 'canceled', 'v1'],
      [{ id: 'v1', status: 'terminated', state: 'failed' }, 'failed', 'v1'],
      [{ id: 'v1', state: 'finished', status: 'SUCCESS' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'rendered', state: 'failed' }, 'succeeded', 'v1'],
      [{ id: 'v1', state: 'finished', webhook_status: 'failed' }, 'succeeded', 'v1'],
    ],
    'distinguishes the end of the video from the end of a stage': [
      [{ id: 'v1', status: 'image_generation_completed', video_url: mp4 }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'render_completed' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'video_ready' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'generation_completed' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'download_ready' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'image_to_video_completed' }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'image_generation_failed' }, 'failed', 'v1'],
      [{ id: 'v1', status: 'completed', detail: { running: true } }, 'running', 'v1'],
      [{ id: 'v1', status: 'completed', running: false }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', server: { running: true } }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'completed', running: true, video_url: mp4 }, 'succeeded', 'v1'],
    ],
    'reads no end from the web page of a video or from the URLs of further requests': [
      [{ id: 'v1', url: 'https://app.example.com/share/v1' }, 'queued', 'v1'],
      [{ id: 12, link: 'https://app.example.com/share/12/' }, 'queued', '12'],
      [{ data: { video: { id: 'v1', url: 'https://app.example.com/share/v1' } } }, 'queued', 'v1'],
      [{ id: 'v1', url: 'https://app.example.com/share/v1', status: 'completed' }, 'succeeded', 'v1'],
      [{ id: 'v1', url: 'https://cdn.example.com/v1.mp4' }, 'succeeded', 'v1'],
      [{ id: 'v1', video_url: 'https://cdn.example.com/v1' }, 'succeeded', 'v1'],
      [{ output: { id: 'v1', url: 'https://cdn.example.com/v1' } }, 'succeeded', 'v1'],
      [{ id: 'v1', status_url: `${page}/status`, result_url: `${page}/result` }, 'queued', 'v1'],
      [{ id: 'v1', cancel_url: `${page}/cancel`, video_url: `${page}/video` }, 'queued', 'v1'],
      [{ id: 'v1', status_url: `${page}/status`, video_url: `${page}/video.mp4` }, 'succeeded', 'v1'],
      [{ id: 'v1', status: 'done', status_url: `${page}/status`, result_url: `${page}/result` }, 'succeeded', 'v1'],
      [{ id: 'v1', building: true, url: 'https://ci.example.com/render/last' }, 'running', 'v1'],
      [{ id: 'v1', transcoding: true, video_url: mp4 }, 'running', 'v1'],
    ],
    'reads an unrecognized word with unfinished progress as running': [
      [{ id: 'v1', status: 'brewish', progress: 40 }, 'running', 'v1'],
      [{ id: 'v1', status: 'brewish', progress: 100 }, 'unknown', 'v1'],
      [{ id: 'v1', status: 'brewish' }, 'unknown', 'v1'],
      [{ id: 'v1', status: 'RUNNABLE' }, 'queued', 'v1'],
    ],
    'reads no failure from the name of a GraphQL union or from an entry of a history': [
      [{ data: { runOrError: { runId: 'v1', status: 'STARTED' } } }, 'running', 'v1'],
      [{ data: { error: { runId: 'v1', status: 'STARTED' } } }, 'failed'],
      [{ id: 'v1', histories: [{ status: 'failed' }] }, 'queued', 'v1'],
      [{ id: 'v1', movies: [{ status: 'failed' }] }, 'failed', 'v1'],
    ],
    'ignores the status of an object beside the video, in either order': ['script', 'image', 'music', 'storyboard']
      .map((name) => [{ [name]: { status: 'completed' } }, { [name]: { status: 'failed' } }])
      .flat()
      .flatMap((companion) => [
        [{ id: 'v1', ...companion, video: { status: 'processing' } }, 'running', 'v1'] as const,
        [{ id: 'v1', video: { status: 'processing' }, ...companion }, 'running', 'v1'] as const,
      ]),
    'reads the ID by which the video can be checked': [
      [{ id: 'op1', done: false, metadata: { videoId: 'v1' } }, 'running', 'op1'],
      [{ status: 'queued', metadata: { videoId: 'v1' } }, 'queued', 'v1'],
      [{ jobArn: 'arn:aws:batch:job/v1', jobId: 'v1' }, 'queued', 'v1'],
      [{ jobArn: 'arn:aws:batch:job/v1' }, 'queued', 'arn:aws:batch:job/v1'],
      [{ ugc_job: 'Xk3dP', status: 'queued' }, 'queued', 'Xk3dP'],
      [{ ugc_job: 'Xk3dP', id: 'v1' }, 'queued', 'v1'],
      [{ current_task: 'a1b2c3', status: 'queued' }, 'queued'],
      [{ operation: { name: 'upscale_2x' }, status: 'PENDING' }, 'queued'],
      [{ event_id: 'a1b2c3d4' }, 'queued', 'a1b2c3d4'],
    ],
  };
  for (const [group, cases] of Object.entries(groups)) {
    it(group, () => {
      const wrong = cases.filter(([body, state, id]) => {
        const reading = readVideoResponse(body, 200, {}, 'asked');
        return reading.state !== state || reading.videoId !== id;
      });
      assert.deepEqual(wrong, []);
    });
  }

  it('treats a final status as stated if the response refers to this video, otherwise as inferred', () => {
    const stated: readonly unknown[] = [
      { id: 'v1', status: 'failed' },
      { status: 'failed', error: 'No face found' },
      { id: 'v1', status: 'error' },
      { id: 'v1', status: 'completed', video_url: mp4 },
      { id: 'v1', status: 'ok', video_url: mp4 },
      { id: 'v1', status: 'rejected', message: 'The prompt was moderated' },
      { id: 'v1', status: 'expired' },
      { id: 'v1', status: 'internal_error' },
      { status: 'TASK_STATUS_FAILED' },
      { status: 'canceled' },
      { id: 'v1', status: 'script_ready', video_url: mp4 },
      { id: 'v1', clip: { status: 'completed', url: mp4 } },
    ];
    const stages = `
      script_ready audio_completed preview_ready storyboard_generated tts_complete thumbnail_ready gpu_ready
      assets_ready prompt_ready keyframes_complete analysis_complete first_pass_complete voiceover_done
      background_removed watermark_removed moderation_skipped error_diffusion`;
    const inferred: readonly unknown[] = [
      { status: 'error', message: 'Unable to reach the database' },
      { status: 'failed', message: 'Service temporarily unavailable' },
      { status: 'ok' },
      { name: 'operations/v1', done: true },
      { id: 'v1', status: 'completed', progress: 0 },
      { id: 'v1', video_url: mp4 },
      { id: 'v1', status: 'completed', error: 'No face found' },
      { id: 'v1', status: 'completed', nsfw: true, video_url: null },
      { status: 'unavailable', message: 'Down for maintenance' },
      { status: 'request_failed' },
      ...'internal_error bad_gateway request_timeout stopped removed'.split(' ').map((status) => ({ status })),
      ...stages
        .trim()
        .split(/\s+/)
        .map((status) => ({ id: 'v1', status })),
      { id: 'v1', status: 'completed', progress: 20 },
      { id: 'v1', audio: { status: 'completed' } },
      { id: 'v1', thumbnail: { status: 'failed' }, video_url: mp4 },
    ];
    const expected = [
      ...stated.map((body) => [body, true, 'said']),
      ...inferred.map((body) => [body, true, 'inferred']),
    ];
    const read = [...stated, ...inferred].map((body) => {
      const { state, certainty } = readVideoResponse(body, 200, {}, 'v1');
      return [body, isFinal(state), certainty];
    });
    assert.deepEqual(read, expected);
    assert.equal(readVideoResponse({ code: 503, message: 'upstream unavailable' }).certainty, 'inferred');
    assert.equal(readVideoResponse({ success: false, message: 'Out of credits' }).certainty, 'said');
  });

  it('distinguishes a refused status check from a failed video', () => {
    const refused: readonly (readonly [unknown, ReadingState])[] = [
      [{ success: false, message: 'Video is still processing' }, 'running'],
      [{ error: 'Video not ready yet' }, 'running'],
      [{ id: 'v1', error: 'Not ready yet' }, 'running'],
      [{ status: 'error', message: 'Your video is being rendered, please check back later' }, 'running'],
      [{ code: 401, message: 'Unauthorized' }, 'unknown'],
      [{ code: 429, message: 'Slow down' }, 'unknown'],
      [{ code: 503, message: 'upstream unavailable' }, 'unknown'],
      [{ error_code: 19, error_msg: 'Open api total request limit reached' }, 'unknown'],
      [{ code: 50430, message: 'Request Has Reached API Concurrent Limit, Please Try Later' }, 'unknown'],
      [{ code: 1101, message: 'Account in arrears (postpaid scenario)' }, 'unknown'],
      [{ success: false, error: 'Your subscription has expired' }, 'unknown'],
      [{ id: 'v1', error: 'Your subscription has expired' }, 'failed'],
      [{ status: 'failed', error: 'Quota exceeded' }, 'failed'],
      [{ done: true, response: { raiMediaFilteredCount: 1 } }, 'failed'],
      [{ done: true, response: { raiMediaFilteredCount: 0 } }, 'succeeded'],
      [{ success: false, error: 'Internal server error' }, 'unknown'],
      [{ status: 'unauthorized', message: 'Token expired' }, 'unknown'],
      [{ status: 'expired', message: 'Your session has expired' }, 'unknown'],
      [{ status: 'failed', message: 'Invalid token' }, 'unknown'],
      [{ status: 'authentication_failed' }, 'unknown'],
      ...['rate_limit_exceeded', 'invalid_api_key', 'forbidden'].map((status) => [{ status }, 'unknown'] as const),
      [{ id: 'v1', status: 'failed', message: 'Rate limit exceeded' }, 'failed'],
      [{ id: 'v1', error: 'Internal server error' }, 'failed'],
      [{ success: false, error: 'No face found' }, 'failed'],
      [{ status: 'failed', error: 'Prompt contains a forbidden word' }, 'failed'],
      [{ status: 'failed', error: 'Unauthorized use of a likeness detected in image' }, 'failed'],
      [{ id: 'v1', status: 'content_filter' }, 'failed'],
      [{ id: 'v1', status: 'safety_block' }, 'failed'],
      [{ success: false, error: 'Video processed with too many errors' }, 'failed'],
    ];
    assert.deepEqual(
      refused.map(([body]) => [body, readVideoResponse(body, 200, {}, 'v1').state]),
      refused,
    );
  });

  it('reads HTTP 202 as running, unless the body states a failure', () => {
    const body = { message: 'Please check again' };
    assert.equal(readVideoResponse(body, 202).state, 'running');
    assert.equal(readVideoResponse(body, 200).state, 'unknown');
    assert.equal(readVideoResponse({ code: 402, message: 'Out of credits' }, 202).state, 'failed');
  });

  it('ignores the error in the body of a refused status check if the body has a final status', () => {
    const body = { id: 'v1', status: 'completed', error: 'Too many requests' };
    assert.equal(readVideoResponse(body, 429).state, readVideoResponse({ id: 'v1', status: 'completed' }, 429).state);
  });

  it('reads the reason of a failure from the error beside the status', () => {
    const body = { id: 'v1', status: 'completed', error: 'No face found' };
    assert.equal(readVideoResponse(body).errorMessage, 'No face found');
  });

  it('reads an end from a status word that the user defined', () => {
    const statusWords = { image_ready: 'succeeded' } as const;
    assert.equal(readVideoResponse({ id: 'v1', status: 'image_ready' }, 200, { statusWords }).state, 'succeeded');
  });

  it('prefers the link of the output to the links of the sources', () => {
    const assets = [{ type: 'video', src: 'https://cdn.example.com/background.mp4' }];
    const clips = [{ url: 'https://cdn.example.com/clip.mp4' }];
    assert.equal(readVideoResponse({ id: 'v1', state: 'finished', output: mp4, assets, clips }).videoUrl, mp4);
    const output = 'https://cdn.example.com/draft.mp4';
    assert.equal(readVideoResponse({ id: 'v1', state: 'finished', output, videos: [{ url: mp4 }] }).videoUrl, mp4);
    assert.equal(readVideoResponse({ id: 'v1', state: 'finished', output, video_url: mp4 }).videoUrl, mp4);
  });

  it('reads no link from a source or a URL of the API', () => {
    const file = { presignedUrl: mp4 };
    const take = { video: { presignedUrl: 'https://cdn.example.com/sources/take.mp4' } };
    const body = { data: { getJob: { id: 'v1', state: 'FINISHED', outputs: [{ file }], take } } };
    assert.equal(readVideoResponse(body).videoUrl, mp4);
    assert.equal(readVideoResponse({ result: { job_link: api, job_id: 'v1' } }).videoUrl, undefined);
  });

  it('prefers the whole video to inputs and single scenes', () => {
    const page = 'https://cdn.example.com/dl/abc';
    const inputUrl = 'https://cdn.example.com/in.mp4';
    for (const [body, url] of [
      [
        {
          assets: [
            { type: 'input', url: inputUrl },
            { type: 'output', url: mp4 },
          ],
        },
        mp4,
      ],
      [
        {
          outputs: [
            { type: 'preview', url: inputUrl },
            { type: 'video', url: mp4 },
          ],
        },
        mp4,
      ],
      [{ product_video_url: inputUrl, result_url: page }, page],
      [{ url: page, scenes: [{ video_url: inputUrl }] }, page],
      [{ teaser: { url: inputUrl }, full: { url: page } }, page],
      [{ example_video_url: inputUrl, download: { href: page } }, page],
      [{ final_video: { url: page }, clips: [{ video_url: inputUrl }] }, page],
      [{ clips: [{ video_url: mp4 }] }, mp4],
    ] as const) {
      assert.equal(readVideoResponse({ id: 'v1', status: 'completed', ...body }).videoUrl, url, JSON.stringify(body));
    }
  });

  it('prefers the largest of several renditions, in any order', () => {
    const [small, large] = ['https://cdn.example.com/a.mp4', 'https://cdn.example.com/b.mp4'];
    const lists = [
      { mp4_144: small, mp4_2160: large },
      { '240p': small, '720p': large },
      { tiny: { url: small, width: 640, height: 360 }, medium: { url: large, width: 1280, height: 720 } },
      { low: small, high: large },
      [
        { quality: '360p', url: small },
        { quality: '1080p', url: large },
      ],
      [
        { height: 360, url: small },
        { height: 1080, url: large },
      ],
    ];
    for (const files of lists) {
      const reversed = Array.isArray(files) ? files.toReversed() : Object.fromEntries(Object.entries(files).reverse());
      for (const each of [files, reversed]) {
        const reading = readVideoResponse({ id: 'v1', status: 'completed', files: each });
        assert.equal(reading.videoUrl, large, JSON.stringify(each));
      }
    }
    const output = { master: large, '720p': small };
    assert.equal(readVideoResponse({ id: 'v1', status: 'completed', output }).videoUrl, large);
  });

  it('recognizes a link by the label of its item', () => {
    const picture = 'https://cdn.example.com/a';
    const video = 'https://cdn.example.com/b';
    const items = [
      { label: 'thumbnail', href: picture },
      { label: 'mp4-1080p', href: video },
    ];
    const reading = readVideoResponse({ id: 'v1', status: 'done', renditions: items });
    assert.deepEqual([reading.videoUrl, reading.thumbnailUrl], [video, picture]);
    const nested = [{ type: 'video', thumbnail: { url: picture }, file: { url: video } }, { type: 'audio' }];
    assert.equal(readVideoResponse({ id: 'v1', status: 'done', outputs: nested }).videoUrl, video);
  });
});

describe('the reason of a failure', () => {
  const reasons: readonly (readonly [object, string | undefined])[] = [
    [{ why: 'The logo could not be read' }, 'The logo could not be read'],
    [{ output: 'The encoder has crashed', input: { prompt: 'A cat in rain' } }, 'The encoder has crashed'],
    [{ prompt: 'A cat in rain', title: 'My very first film', caption: 'Buy two of them' }, undefined],
    [{ result: ['The encoder has crashed'] }, 'The encoder has crashed'],
    [{ user_message: 'Your logo is too dark' }, 'Your logo is too dark'],
    [{ why: 'The logo could not be read', error: 'Bad logo' }, 'Bad logo'],
    [{ made: '2026-01-01 00:00:00 UTC', by: 'Jo Doe' }, undefined],
  ];
  it('is read under any name', () => {
    const read = reasons.map(([body]) => [
      body,
      readVideoResponse({ id: 'v1', status: 'failed', ...body }).errorMessage,
    ]);
    assert.deepEqual(read, reasons);
  });
});

describe('balances in unusual fields', () => {
  const cases: readonly (readonly [unknown, number | undefined])[] = [
    [{ packs: [5, 7].map((remaining, index) => ({ name: `pack ${index}`, remaining })) }, 12],
    [{ credits: [5, 7].map((amount, index) => ({ type: ['monthly', 'bonus'][index], amount })) }, 12],
    [{ video_credits: { remaining: 40 }, image_credits: { remaining: 15 } }, 40],
    [{ credits: ['image', 'video'].map((type, index) => ({ type, remaining: [100, 40][index] })) }, 40],
    [{ wallets: ['credits', 'points'].map((type, index) => ({ type, amount: [120, 9_000][index] })) }, 120],
    [{ wallets: ['points', 'credits'].map((type, index) => ({ type, amount: [9_000, 120][index] })) }, 120],
    [{ monthly: { remaining: 40 }, daily: { remaining: 15 } }, 40],
    [{ balances: ['USD', 'EUR'].map((currency, index) => ({ currency, amount: [5, 7][index] })) }, 5],
    [{ balances: ['USD', 'USD'].map((currency, index) => ({ currency, amount: [5, 7][index] })) }, 12],
    [{ status: 'success', payload: { credits: 5 } }, 5],
    [{ credits: 7, payload: { credits: 5 } }, 7],
  ];
  it('are read', () => {
    assert.deepEqual(
      cases.map(([body]) => [body, readCreditsResponse(body).balance]),
      cases,
    );
  });
});

describe('a word of success in the response to a generate request', () => {
  const bodies: readonly (readonly [unknown, ReadingState])[] = [
    [{ result: 'success', video_id: 'v1' }, 'queued'],
    [{ result: 'OK', message: 'Accepted', data: { video_id: 'v1' } }, 'queued'],
    [
      { resultCode: '0000', resultMessage: 'SUCCESS', videoKey: 'v1', progressState: 'READY', progressRate: 0 },
      'queued',
    ],
    [{ id: 'v1', status: 'ready', video_url: null }, 'queued'],
    [{ id: 'v1', status: 'ready', video_url: mp4 }, 'succeeded'],
    [{ id: 'v1', status: 'completed', variants: [] }, 'succeeded'],
  ];
  for (const [body, state] of bodies) {
    it(`is not taken as the end of the video: ${JSON.stringify(body)}`, () => {
      assert.deepEqual([readVideoResponse(body).state, readVideoResponse(body).videoId], [state, 'v1']);
    });
  }
});

describe('the status of a video', () => {
  it('takes precedence over the status of another object', () => {
    const read = (body: unknown) => readVideoResponse(body, 200, {}, 'v1').state;
    assert.equal(read({ queue: { status: 'healthy' }, job: { id: 'v1', state: 'active' } }), 'running');
    assert.equal(read({ status: '1', video: { id: 'v1', render_status: 'completed' } }), 'succeeded');
    assert.equal(read({ id: 'v1', status: 'sharded', video: { status: 'completed' } }), 'unknown');
  });

  it('is unknown if the status check is refused in another language', () => {
    for (const text of [
      'Demasiadas solicitudes',
      'Trop de requêtes',
      'Zu viele Anfragen',
      'Não autorizado',
      '인증 실패',
    ]) {
      assert.equal(readVideoResponse({ success: false, mensaje: text }, 200, {}, 'v1').state, 'unknown', text);
    }
  });

  it('is canceled if the error of an operation is a cancellation', () => {
    const error = { code: 1, message: 'Operation was cancelled' };
    assert.equal(readVideoResponse({ name: 'operations/v1', done: true, error }, 200, {}, 'v1').state, 'canceled');
  });
});

describe('a list of videos', () => {
  const v1 = { id: 'v1', status: 'failed', error: 'No face found' };
  const v2 = { id: 'v2', status: 'completed', url: 'https://cdn.example.com/v2.mp4' };
  const lists: readonly (readonly [string, unknown])[] = [
    ['in a named field', { videos: [v1, v2] }],
    ['in another order, within data', { success: true, data: { items: [v2, v1] } }],
    ['as the whole body', [v2, v1]],
    ['nested in jobs', { jobs: [{ video: v2 }, { video: v1 }] }],
  ];
  for (const [name, body] of lists) {
    it(`yields the requested video (${name})`, () => {
      const { state, certainty, videoUrl, errorMessage } = readVideoResponse(body, 200, {}, 'v1');
      assert.deepEqual([state, certainty, videoUrl, errorMessage], ['failed', 'said', undefined, 'No face found']);
    });
  }
  it('is read as a whole if its items are parts of one video', () => {
    const outputs = [v2, { ...v2, id: 'v3' }];
    for (const body of [
      { id: 'v1', status: 'processing', outputs: [...outputs, v1] },
      { task_ids: ['v1', 'v2'], status: 'processing' },
      { items: [{ id: 'v1', status: 'processing' }, { status: 'completed' }] },
    ]) {
      assert.equal(readVideoResponse(body, 200, {}, 'v1').state, 'running');
    }
  });
});
