import assert from 'node:assert/strict';
import { themeFor } from '../../../../../src/sandbox/render/look/themes';
import { SegmentQueue, segmentsOf } from '../../../../../src/sandbox/render/threads/renderer';
import { storyboard } from '../../../../../src/sandbox/render/story/storyboard';

describe('segments', () => {
  const fps = 24;
  const { scenes } = storyboard({
    prompt: 'One. Two words. Three whole words here. And a long one at the very end of it.',
    seconds: 23,
    fps,
  });
  const plan = {
    fps,
    scenes: scenes.map(({ start, end }) => ({
      start,
      end,
      stage: themeFor('').stages[0],
      shapes: [],
      focus: [0, 0] as const,
      wipeFrames: 0,
      variant: 0,
    })),
  };

  it('cover every frame once, begin at scenes and last two seconds at most', () => {
    const segments = segmentsOf(plan);
    assert.equal(segments[0]?.start, 0);
    assert.equal(segments.at(-1)?.end, 23 * fps);
    for (const [index, segment] of segments.entries()) {
      assert.ok(segment.end > segment.start && segment.end - segment.start <= 2 * fps);
      if (index > 0) assert.equal(segment.start, segments[index - 1]?.end);
    }
    for (const { start } of plan.scenes) assert.ok(segments.some((segment) => segment.start === start));
  });

  it('go to a worker scene by scene, each only once', () => {
    const queue = new SegmentQueue(plan);
    const [one, other] = [{}, {}];
    const taken = new Set<number>();
    for (
      let segment = queue.take(one);
      segment !== undefined;
      segment = queue.take(taken.size % 2 === 0 ? one : other)
    ) {
      assert.ok(!taken.has(segment.start));
      taken.add(segment.start);
    }
    assert.equal(taken.size, segmentsOf(plan).length);
  });
});
