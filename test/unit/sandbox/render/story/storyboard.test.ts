import assert from 'node:assert/strict';
import { plainText } from '../../../../../src/sandbox/render/story/plainText';
import { sceneText, storyboard, type Storyboard } from '../../../../../src/sandbox/render/story/storyboard';
import { tokenize, type Token } from '../../../../../src/sandbox/render/story/tokens';
import { fixturePrompts } from '../../../../support/rendererAssets';

const fps = 24;
const durations = [1, 2, 4, 8, 15, 30, 60];

describe('storyboard', () => {
  for (const { name, prompt } of fixturePrompts()) {
    it(`fills every length to the frame: ${name}`, () => {
      for (const seconds of durations) {
        const { scenes, frames } = storyboard({ prompt, seconds, fps });
        assert.equal(frames, seconds * fps);
        assert.equal(scenes[0]?.start, 0);
        assert.equal(scenes.at(-1)?.end, frames);
        for (const [index, scene] of scenes.entries()) {
          assert.ok(
            scene.end - scene.start >= 12,
            `scene ${index} of ${seconds} s has ${scene.end - scene.start} frames`,
          );
          if (index > 0) assert.equal(scene.start, scenes[index - 1]?.end);
        }
      }
    });

    it(`loses no word without an ellipsis: ${name}`, () => {
      for (const seconds of durations) followWords(prompt, storyboard({ prompt, seconds, fps }));
    });
  }

  it('leaves time to read', () => {
    for (const { prompt } of fixturePrompts()) {
      for (const seconds of durations.slice(2)) {
        for (const scene of storyboard({ prompt, seconds, fps }).scenes) {
          const words = sceneText(scene).split(/\s+/).length;
          const rate = words / ((scene.end - scene.start) / fps);
          assert.ok(rate <= 5.2, `${rate.toFixed(1)} words per second in "${sceneText(scene)}"`);
        }
      }
    }
  });

  it('has more scenes in a longer video', () => {
    const prompt = fixturePrompts().find(({ name }) => name === 'dense paragraph')?.prompt ?? '';
    const counts = [4, 8, 15, 30, 60].map((seconds) => storyboard({ prompt, seconds, fps }).scenes.length);
    assert.deepEqual(
      [...counts].sort((a, b) => a - b),
      counts,
    );
    assert.ok((counts.at(-1) ?? 0) >= 12 && (counts[0] ?? 9) <= 2, counts.join(' '));
  });

  it('tells a short text again rather than standing still', () => {
    const { scenes } = storyboard({ prompt: 'Coffee', seconds: 20, fps });
    assert.ok(scenes.length >= 4);
    assert.deepEqual(new Set(scenes.map(sceneText)), new Set(['Coffee']));
    assert.ok(scenes.every(({ start, end }) => end - start <= 6 * fps));
  });

  it('leads with the opening and ends on the end, however long the text', () => {
    const prompt = `Meet the hook. ${'Filler sentences go on and on about things. '.repeat(80)}Order today.`;
    const { scenes, shortened } = storyboard({ prompt, seconds: 6, fps });
    assert.equal(shortened, true);
    assert.match(sceneText(scenes[0] ?? assert.fail()), /^Meet the hook/);
    assert.equal(sceneText(scenes.at(-1) ?? assert.fail()), 'Order today.');
  });

  it('counts what cannot be drawn, and says so when nothing can', () => {
    const drawable = (word: string) => word.replace(/[^a-z]/g, '');
    const some = storyboard({ prompt: 'abc ДЖ def', seconds: 4, fps, drawable });
    assert.equal(some.undrawable, 1);
    assert.equal(sceneText(some.scenes[0] ?? assert.fail()), 'abc def');
    const none = storyboard({ prompt: 'ДЖ ЩЮ', seconds: 4, fps, drawable });
    assert.equal(sceneText(none.scenes[0] ?? assert.fail()), '(2 words need a font this machine lacks)');
  });

  it('makes a number the hero of its scene, in reading order', () => {
    const { scenes } = storyboard({ prompt: 'Meet Tidy. Save 5 hours every week. Try it.', seconds: 8, fps });
    const figure = scenes.find(({ kind }) => kind === 'figure');
    assert.deepEqual(
      figure?.parts.map(({ role, tokens }) => [role, tokens.map(({ text }) => text).join(' ')]),
      [
        ['support', 'Save'],
        ['headline', '5'],
        ['support', 'hours every week.'],
      ],
    );
  });

  it('sets points of a list together', () => {
    const { scenes } = storyboard({
      prompt: '# Shoes\n\nLight and fast for you.\n\n- Grip\n- Cushion\n- Colour',
      seconds: 10,
      fps,
    });
    const list = scenes.find(({ kind }) => kind === 'list');
    assert.deepEqual(
      list?.parts.map(({ tokens }) => tokens[0]?.text),
      ['Grip', 'Cushion', 'Colour'],
    );
  });
});

/** Fails unless the first telling shows the prompt's words in order, with … before every gap and at a missing end. */
function followWords(prompt: string, board: Storyboard): void {
  const { blocks } = plainText(prompt);
  const all = blocks.flatMap(({ text }) => tokenize(text));
  const shown = board.scenes
    .filter(({ take }) => take === 0)
    .flatMap(({ parts }) => parts.flatMap(({ tokens }) => tokens));
  assert.ok(follows(all, shown), `"${shown.map(({ text }) => text).join(' ')}" loses words of the prompt`);
  assert.equal(board.shortened, shown.length < all.length);
}

/** Whether shown is all, but for gaps after an ellipsis. */
function follows(all: readonly Token[], shown: readonly Token[]): boolean {
  /** Where in the prompt the words shown so far may end: several places, where words repeat. */
  let ends = new Set([0]);
  let gap = false;
  for (const token of shown) {
    const first = Math.min(...ends);
    const next = new Set<number>();
    for (let at = first; at < all.length; at++) {
      const original = all[at];
      if (original !== undefined && (ends.has(at) || gap) && same(original, token)) next.add(at + 1);
    }
    if (next.size === 0) return false;
    ends = next;
    gap = token.text.endsWith('…');
  }
  return gap || ends.has(all.length);
}

function same(original: Token, shown: Token): boolean {
  if (original.text === shown.text) return true;
  return (
    shown.text.endsWith('…') &&
    original.text.startsWith(shown.text.slice(0, -1)) &&
    /^[.,;:。、，；：]*$/u.test(original.text.slice(shown.text.length - 1))
  );
}
