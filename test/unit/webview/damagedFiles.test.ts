import assert from 'node:assert/strict';
import { bytesOf, Clips, needFfmpeg } from '../../support/clips';
import { convertMutations } from '../../support/mutatedFiles';

describe('the conversion of damaged files', function () {
  this.timeout(120_000);

  it('ends with a file or a SoundError, never a crash or a hang', function () {
    needFfmpeg(this);
    const clips = new Clips();
    try {
      const files = clips.small().map(bytesOf);
      const { faults, converted, refused } = convertMutations(files, 4_000);
      assert.deepEqual(faults, []);
      assert.ok(converted > 500 && refused > 500, `${converted} converted, ${refused} refused`);
    } finally {
      clips.remove();
    }
  });
});
