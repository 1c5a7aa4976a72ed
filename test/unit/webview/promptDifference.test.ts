import assert from 'node:assert/strict';
import fc from 'fast-check';
import { differingParts } from '../../../src/webview/promptDifference';

const text = fc.array(fc.constantFrom('ice ', 'falls ', 'into ', 'a ', 'glass', '.\n', '静か'), { maxLength: 30 });

describe('the difference of prompts', () => {
  it('contains every text completely, and marks no word that all texts share', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (pieces) => {
        const texts = pieces.map((it) => it.join(''));
        const parts = differingParts(texts);
        assert.deepEqual(
          parts.map((it) => it.map((part) => part.text).join('')),
          texts,
        );
        const shared = parts.map((it) => it.flatMap((part) => (part.differs ? [] : part.text.split(/\s+/))).join(''));
        assert.equal(new Set(shared).size, 1);
      }),
    );
  });

  it('takes bounded time for long prompts, and for huge prompts without a common word', () => {
    const words = (count: number, word: string): string =>
      Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');
    const long = words(800, 'word');
    const started = performance.now();
    const [parts = []] = differingParts([long, long.replace('word400 ', 'other ')]);
    console.log(`      ${long.length} characters: ${Math.round(performance.now() - started)} ms`);
    assert.equal(parts.filter(({ differs }) => differs).length, 1);
    const [one = [], other = []] = differingParts([words(20_000, 'a'), words(20_000, 'b')]);
    assert.ok([...one, ...other].every(({ text: part, differs }) => differs || part.trim() === ''));
  }).timeout(20_000);
});
