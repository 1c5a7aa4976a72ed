import assert from 'node:assert/strict';
import { fileNameOf } from '../../../../src/core/video/readableFile';
import { type Video, withChanges } from '../../../../src/core/video/video';

describe('the name of a saved video', () => {
  const video: Video = {
    key: 'k',
    prompt: 'Fresh sourdough, at six!',
    duration: 8,
    aspectRatio: '9:16',
    service: 'sandbox',
    state: 'succeeded',
    createdAt: 0,
    changedAt: 0,
    failedChecks: 0,
    stopped: false,
    request: { state: 'unknown' },
    file: { state: 'here', name: 'k.webm', type: 'video/webm', bytes: 1 },
  };

  it('contains the first words, the duration and the aspect ratio', () => {
    assert.equal(fileNameOf(video), 'fresh-sourdough-at-six-8s-9x16.webm');
    assert.notEqual(fileNameOf({ ...video, aspectRatio: '16:9' }), fileNameOf(video));
    assert.notEqual(fileNameOf({ ...video, duration: 4 }), fileNameOf(video));
    assert.equal(
      fileNameOf(withChanges(video, { prompt: 'Crème à la 雪', duration: undefined })),
      'creme-a-la-雪-9x16.webm',
    );
    assert.equal(fileNameOf({ ...video, prompt: 'सुबह की चाय' }), 'सुबह-की-चाय-8s-9x16.webm');
  });

  it('is valid on every system, whatever the prompt', () => {
    for (const prompt of [
      '',
      '???',
      'CON',
      '../../etc/passwd',
      'a'.repeat(500),
      '\u202eexe.lmth',
      '*|<>:"',
      `a${'𝒜'.repeat(40)}`,
    ]) {
      assert.match(fileNameOf({ ...video, prompt }), /^[\p{L}\p{M}\p{N}-]{1,80}-8s-9x16\.webm$/u, prompt);
      assert.ok(!fileNameOf({ ...video, prompt }).startsWith('con-'), prompt);
    }
  });

  it("contains no path from the service's aspect ratio or file name", () => {
    const file = { state: 'here', name: 'k.webm/../../evil', type: 'video/webm', bytes: 1 } as const;
    const hostile = { aspectRatio: '../../../x:1', file };
    assert.equal(fileNameOf({ ...video, ...hostile }), 'fresh-sourdough-at-six-8s.mp4');
  });
});
