import assert from 'node:assert/strict';
import { PieceQueue, piecesOf } from '../../../../../src/sandbox/render/threads/segments';
import { storyboard } from '../../../../../src/sandbox/render/story/storyboard';

describe('pieces', () => {
  const fps = 24;
  const { scenes: told } = storyboard({
    prompt: 'One. Two words. Three whole words here. And a long one at the very end of it.',
    seconds: 23,
    fps,
  });
  const plan = {
    fps,
    scenes: told.map(({ start, end }) => ({ start, end, stage: 0, shapes: [], wipeFrames: 0, variant: 0 })),
  };

  it('cover every frame once, begin at scenes and last two seconds at most', () => {
    const pieces = piecesOf(plan);
    assert.equal(pieces[0]?.start, 0);
    assert.equal(pieces.at(-1)?.end, 23 * fps);
    for (const [index, piece] of pieces.entries()) {
      assert.ok(piece.end > piece.start && piece.end - piece.start <= 2 * fps);
      if (index > 0) assert.equal(piece.start, pieces[index - 1]?.end);
    }
    for (const { start } of plan.scenes) assert.ok(pieces.some((piece) => piece.start === start));
  });

  it('go to a worker scene by scene, each only once', () => {
    const queue = new PieceQueue(plan);
    const [one, other] = [{}, {}];
    const taken = new Set<number>();
    for (let piece = queue.take(one); piece !== undefined; piece = queue.take(taken.size % 2 === 0 ? one : other)) {
      assert.ok(!taken.has(piece.start));
      taken.add(piece.start);
    }
    assert.equal(taken.size, piecesOf(plan).length);
  });
});
