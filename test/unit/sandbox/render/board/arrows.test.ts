import assert from 'node:assert/strict';
import { arrowsOf } from '../../../../../src/sandbox/render/board/arrows';
import type { Move } from '../../../../../src/sandbox/render/story/cameraTerms';

describe('arrows', () => {
  const frame = { left: 0, top: 0, right: 1600, bottom: 900 };
  /** The positions of arrow heads, as fractions of the picture's width and height. */
  function headsOf(move: Move, words: { readonly isBelowTitle: boolean; readonly hasSubtitle: boolean }) {
    return arrowsOf([move], frame, words).flatMap(({ svg }) =>
      Array.from(svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/gu), ([, x, y]) => [Number(x) / 1600, Number(y) / 900]),
    );
  }

  it('leave the middle of the picture, where a head may be', () => {
    for (const move of ['track', 'right', 'left', 'rise', 'pushIn', 'pullOut'] as const) {
      for (const [x = 0] of headsOf(move, { isBelowTitle: false, hasSubtitle: false })) {
        assert.ok(Math.abs(x - 0.5) > 0.25, `${move} ${x}`);
      }
    }
  });

  it('leave titles and subtitles', () => {
    for (const move of ['track', 'left', 'pushIn'] as const) {
      for (const [, y = 0] of headsOf(move, { isBelowTitle: true, hasSubtitle: true })) {
        assert.ok(y > 0.3 && y < 0.65, `${move} ${y}`);
      }
    }
  });
});
