import assert from 'node:assert/strict';
import { themeNamed } from '../../../../../src/sandbox/render/look/themes';
import { segmentsOf } from '../../../../../src/sandbox/render/process/renderer';
import { copyStory } from '../../../../../src/sandbox/render/story/copyScenes';
import { markedCopy } from '../../../../support/markedCopy';

describe('segments', () => {
  const fps = 24;
  const { scenes } = copyStory(
    markedCopy('One. Two words. Three whole words here. And a long one at the very end of it.'),
    { seconds: 23, fps },
  );
  const plan = {
    fps,
    scenes: scenes.map(({ start, end }) => ({
      kind: 'card' as const,
      picture: undefined,
      start,
      end,
      decor: 'dots' as const,
      leadFrames: 0,
      stage: themeNamed('daylight').stages[0],
      shapes: [],
      focus: [0, 0] as const,
      wipeFrames: 0,
      variant: 0,
    })),
  };

  it('cover every frame once, start at scenes and last at most two seconds', () => {
    const segments = segmentsOf(plan);
    assert.equal(segments[0]?.start, 0);
    assert.equal(segments.at(-1)?.end, 23 * fps);
    for (const [index, segment] of segments.entries()) {
      assert.ok(segment.end > segment.start && segment.end - segment.start <= 2 * fps);
      if (index > 0) assert.equal(segment.start, segments[index - 1]?.end);
    }
    for (const { start } of plan.scenes) assert.ok(segments.some((segment) => segment.start === start));
  });
});
