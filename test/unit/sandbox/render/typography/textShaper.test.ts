import assert from 'node:assert/strict';
import { FontLibrary } from '../../../../../src/sandbox/render/typography/fontLibrary';
import { placeText } from '../../../../../src/sandbox/render/layout/textBlock';
import { fitText } from '../../../../../src/sandbox/render/typography/textFit';
import { TextShaper, type Direction } from '../../../../../src/sandbox/render/typography/textShaper';
import { tokenize } from '../../../../../src/sandbox/render/story/tokens';
import { rendererAssets } from '../../../../support/rendererAssets';

const still = { paint: 'text', emphasis: false, entrance: 'fade', at: 0, stagger: 0, frames: 1 } as const;

/** Options for a column of 500 × 900 pixels. */
const narrow = {
  face: 'heavy',
  tracking: 0,
  maxWidth: 500,
  maxHeight: 900,
  maxSize: 100,
  direction: 'ltr',
} as const;

describe('TextShaper', () => {
  let fonts: FontLibrary;
  let shaper: TextShaper;

  before(async () => {
    fonts = await FontLibrary.open(rendererAssets());
    shaper = new TextShaper(fonts);
  });

  /** The tokens of a line in visual order, from left to right. */
  const visualOrder = (text: string, direction: Direction) => {
    const tokens = tokenize(text);
    const { words } = shaper.shape(tokens, { size: 100, face: 'heavy', tracking: 0, direction });
    return [...words].sort((a, b) => a.ink.left - b.ink.left).map(({ token }) => tokens[token]?.text);
  };

  it('sets English from left to right', () => {
    assert.deepEqual(visualOrder('one two three', 'ltr'), ['one', 'two', 'three']);
  });

  it('sets Latin words within Arabic from left to right, and the Arabic words from right to left', async function () {
    const text = 'مرحبا VS Code اليوم';
    await fonts.cover(text);
    if (fonts.drawable(text) !== text) this.skip();
    assert.deepEqual(visualOrder(text, 'rtl'), ['اليوم', 'VS', 'Code', 'مرحبا']);
  });

  it('detects the direction of a text by its letters', () => {
    assert.equal(shaper.directionOf(tokenize('1998 مرحبا')), 'rtl');
    assert.equal(shaper.directionOf(tokenize('1998 Hello')), 'ltr');
  });

  it('starts right-to-left lines at the right', async function () {
    const text = 'مرحبا بكم في المتجر الجديد';
    await fonts.cover(text);
    if (fonts.drawable(text) !== text) this.skip();
    const options = {
      face: 'heavy',
      tracking: 0,
      maxWidth: 600,
      maxHeight: 600,
      maxSize: 90,
      maxLines: 4,
      direction: 'rtl',
    } as const;
    const fitted = fitText(shaper, tokenize(text), options);
    assert.ok(fitted.lines.length > 1);
    const shapes = placeText(fitted, { left: 100, width: 600, align: 'start', baseline: 200 }, still);
    let index = 0;
    for (const { words } of fitted.lines) {
      const line = shapes.slice(index, (index += words.length));
      assert.ok(Math.abs(Math.max(...line.map(({ box }) => box.right)) - 700) < 15);
    }
  });

  it('sets text in the largest size that fits its measure in the allowed number of lines', () => {
    const tokens = tokenize('the quick brown fox jumps over the lazy dog near the river bank');
    for (const maxLines of [1, 2, 3, 4]) {
      const options = {
        face: 'heavy',
        tracking: -0.02,
        maxWidth: 800,
        maxHeight: 700,
        maxSize: 200,
        maxLines,
        direction: 'ltr',
      } as const;
      const fitted = fitText(shaper, tokens, options);
      assert.equal(fitted.lines.length, maxLines);
      assert.ok(fitted.width <= 800 && fitted.width > 600, `${fitted.width} in ${maxLines}`);
    }
  });

  it('breaks a word only if it is longer than a line', () => {
    const options = { ...narrow, maxLines: 8 };
    const fitted = fitText(shaper, tokenize('Donaudampfschiff ahoi'), options);
    assert.deepEqual(
      fitted.lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')),
      ['Donaudampfschiff', 'ahoi'],
    );
    const compound = fitText(shaper, tokenize('Krankenversicherung wechseln'), { ...options, maxSize: 190 });
    assert.deepEqual(
      compound.lines.map(({ tokens }) => tokens.map(({ text }) => text).join('')),
      ['Krankenversicherung', 'wechseln'],
    );
    const apart = fitText(shaper, tokenize('a'.repeat(200)), options);
    assert.ok(apart.lines.length > 1 && apart.width <= 500);
  });

  it('keeps a dash on the line of the word before it', () => {
    const tokens = tokenize('Pebble Dental – the quiet practice – by the sea');
    for (const maxLines of [2, 3, 4, 5]) {
      const { lines } = fitText(shaper, tokens, {
        face: 'heavy',
        tracking: 0,
        maxWidth: 500,
        maxHeight: 900,
        maxSize: 200,
        maxLines,
        direction: 'ltr',
      });
      const starts = lines.map((line) => line.tokens[0]?.text);
      assert.ok(!starts.includes('–'), starts.join(' | '));
      assert.ok(lines.length > 1);
    }
  });

  it('cuts text that does not fit at any size, and reports the cut', () => {
    const options = {
      face: 'heavy',
      tracking: 0,
      maxWidth: 60,
      maxHeight: 30,
      maxSize: 100,
      maxLines: 2,
      direction: 'ltr',
    } as const;
    for (const text of [
      'a long sentence that has no place in so small an area',
      'x'.repeat(400),
      '🔥'.repeat(50),
      'W',
    ]) {
      const fitted = fitText(shaper, tokenize(text), options);
      assert.equal(fitted.cut, text.length > 1, text);
      assert.ok(fitted.width <= options.maxWidth && fitted.bottom - fitted.top <= options.maxHeight, text);
    }
  });

  it('sets a headline smaller if its lines then break at the ends of sentences', () => {
    const options = { ...narrow, maxLines: 4 };
    const linesOf = (isHeadline: boolean) =>
      fitText(shaper, tokenize('No garden? No problem.'), { ...options, isHeadline }).lines.map(({ tokens }) =>
        tokens.map(({ text }) => text).join(' '),
      );
    assert.deepEqual(linesOf(false), ['No', 'garden?', 'No', 'problem.']);
    assert.deepEqual(linesOf(true), ['No garden?', 'No problem.']);
  });

  it('widens short lines toward the measure, at most to 1.25 times the size of the others', () => {
    const options = {
      face: 'heavy',
      tracking: 0,
      maxWidth: 800,
      maxHeight: 900,
      maxSize: 120,
      maxLines: 4,
      direction: 'ltr',
    } as const;
    const tokens = tokenize('Your money, finally made simple for everyone');
    const [even, wide] = [fitText(shaper, tokens, options), fitText(shaper, tokens, { ...options, justify: true })];
    assert.ok(even.lines.length > 1);
    for (const [index, { width }] of wide.lines.entries()) {
      const before = even.lines[index]?.width ?? 0;
      assert.ok(width <= 800 && width <= before * 1.26, `${before} became ${width}`);
      assert.ok(width > 750 || width > before * 1.2, `${before} became ${width}`);
    }
  });

  it('does not separate Japanese particles from their words', () => {
    assert.deepEqual(
      tokenize('朝の一杯から')
        .map(({ text }) => text)
        .at(-1)
        ?.endsWith('から'),
      true,
    );
    assert.ok(tokenize('朝の一杯から').every(({ text }) => text !== 'から' && text !== 'の'));
  });
});
