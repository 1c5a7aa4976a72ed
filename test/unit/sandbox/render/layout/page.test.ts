import assert from 'node:assert/strict';
import { frameSize } from '../../../../../src/sandbox/render/layout/page';

describe('frameSize', () => {
  it('returns 1280×720 for 16:9, and 720×1280 for 9:16', () => {
    assert.deepEqual(frameSize('16:9'), { width: 1280, height: 720 });
    assert.deepEqual(frameSize('9:16'), { width: 720, height: 1280 });
  });

  for (const ratio of ['1:1', '4:5', '4:3', '3:2', '2:3', '21:9', '9:21', '23:10', '1000:999', '17:9', '5:4']) {
    it(`returns even sides and about the same area for ${ratio}`, () => {
      const { width, height } = frameSize(ratio);
      const [across = 0, down = 0] = ratio.split(':').map(Number);
      assert.equal(width % 2, 0);
      assert.equal(height % 2, 0);
      assert.ok(Math.abs(width / height / (across / down) - 1) < 0.004, `${width}×${height}`);
      assert.ok(Math.abs((width * height) / (1280 * 720) - 1) < 0.07, `${width}×${height}`);
    });
  }

  it('uses the longer side if it is given', () => {
    assert.deepEqual(frameSize('16:9', 320), { width: 320, height: 180 });
    assert.deepEqual(frameSize('9:16', 640), { width: 360, height: 640 });
  });

  for (const ratio of ['', '16', '0:1', '1:0', '3:1', '1:3', '-16:9', '16:9:4', 'wide', 'Infinity:1', '1e3:1']) {
    it(`refuses ${JSON.stringify(ratio)}`, () => {
      assert.throws(() => frameSize(ratio), RangeError);
    });
  }
});
