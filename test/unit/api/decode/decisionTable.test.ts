import assert from 'node:assert/strict';
import { decide, type Decision, type Example, rows } from '../../../../src/api/decode/decide';
import { collectEvidence, type Evidence } from '../../../../src/api/decode/evidence';
import { doubts, hedge } from '../../../../src/api/decode/hedge';
import { readVideoResponse } from '../../../../src/api/decode/readResponse';
import { walk } from '../../../../src/api/decode/walk';

function decideExample({ body, http = 200, asked, statusWords = {} }: Example): [Decision, Evidence] {
  const taught = new Map(Object.entries(statusWords));
  const evidence = collectEvidence(walk(body), { http, taught, pinned: {}, askedId: asked });
  return [decide(evidence), evidence];
}

describe('the decision table', () => {
  for (const { name, example } of rows) {
    it(`assigns the example to its row: ${name}`, () => {
      assert.equal(decideExample(example)[0].row.name, name);
    });
  }

  it('gives each row its own name', () => {
    assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length);
  });

  it('determines the result of readVideoResponse', () => {
    for (const { example } of rows) {
      const [decision, evidence] = decideExample(example);
      const { state, certainty } = readVideoResponse(example.body, example.http, example, example.asked);
      assert.deepEqual([state, certainty], [decision.state, hedge(decision, evidence).certainty], decision.row.name);
    }
  });

  // These examples were written from the table alone, without a run of the decoder.
  const unseen: readonly (readonly [Example, string])[] = [
    [{ body: { ref: { job_id: 'k9' }, lifecycle: 'warming_up' }, asked: 'k9' }, 'a word or flag for waiting or work'],
    [
      { body: { ad: { id: 'k9', state: 'bubbly', percent: 12 } }, asked: 'k9' },
      'an unknown status, with unfinished progress',
    ],
    [{ body: { ok: false, detail: 'API key expired' }, asked: 'k9' }, 'a rejected check: the key is not accepted'],
    [{ body: { error: 'Bad gateway' }, asked: 'k9' }, 'a rejected check: the service has an outage'],
    [{ body: { task: { id: 'k9', status: 'ABORTED' } }, asked: 'k9' }, 'a word or flag for failure or cancellation'],
    [
      { body: { id: 'k9', state: 'done', failure_reason: 'No audio' }, asked: 'k9' },
      'success with an error and without a video',
    ],
    [{ body: { code: 4001, error: 'Unsupported aspect ratio' } }, 'a plain rejection of a generate request'],
    [{ body: { id: 'k9', created_at: '2026-03-04', completed_at: '2026-03-05' }, asked: 'k9' }, 'time stamps'],
    [{ body: { id: 'k9', timeline: ['queued', 'rendering'] }, asked: 'k9' }, 'the latest of several events'],
    [{ body: { id: 'k9', result: { mp4: 'https://cdn.example.com/k9.mp4' } }, asked: 'k9' }, 'a video link'],
  ];
  for (const [example, name] of unseen) {
    it(`assigns a new response to the row that a reader expects: ${JSON.stringify(example.body)}`, () => {
      assert.equal(decideExample(example)[0].row.name, name);
    });
  }
});

describe('the doubts about an end', () => {
  for (const { because, example } of doubts) {
    it(`make the end of their example inferred instead of stated: ${because}`, () => {
      const [decision, evidence] = decideExample(example);
      assert.deepEqual([decision.certainty, hedge(decision, evidence)], ['said', { certainty: 'inferred', because }]);
    });
  }

  it('make every success inferred if the response has no playable video', () => {
    const link = 'https://cdn.example.com/v1.mp4';
    for (const word of ['completed', 'success', 'VIDEO_READY', 'done', 'finished']) {
      for (const fields of [
        {},
        { video_url: null },
        { url: 'https://app.example.com/v1' },
        { poster: 'https://x.example/p.jpg' },
      ]) {
        const reading = readVideoResponse({ id: 'v1', status: word, ...fields }, 200, {}, 'v1');
        assert.notDeepEqual([reading.state, reading.certainty], ['succeeded', 'said'], JSON.stringify(fields));
      }
      const { state, certainty } = readVideoResponse({ id: 'v1', status: word, video_url: link }, 200, {}, 'v1');
      assert.deepEqual([state, certainty], ['succeeded', 'said'], word);
    }
    const taught = { statusWords: { served: 'succeeded' } } as const;
    assert.equal(readVideoResponse({ id: 'v1', status: 'served' }, 200, taught, 'v1').certainty, 'inferred');
  });
});
