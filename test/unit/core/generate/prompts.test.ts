import assert from 'node:assert/strict';
import { aspectRatioSides, parseAspectRatio, parseDuration } from '../../../../src/core/video/video';
import {
  findText,
  frontMatterLines,
  paragraphAround,
  toPrompt,
  withPresetText,
} from '../../../../src/core/generate/prompts';

describe('toPrompt', () => {
  it('keeps the words and drops the white space around them', () => {
    assert.equal(toPrompt('\r\n  Fresh coffee.\r\nEvery day.  \n'), 'Fresh coffee.\nEvery day.');
  });

  for (const nothing of ['', '   ', '\n\t\r\n', '\u200B\u200D', '\u0000\u0007', '\u202E']) {
    it(`returns nothing for ${JSON.stringify(nothing)}`, () => {
      assert.equal(toPrompt(nothing), undefined);
    });
  }

  it('keeps punctuation and emoji', () => {
    assert.equal(toPrompt(' !!! '), '!!!');
    assert.equal(toPrompt('👩‍🚀'), '👩‍🚀');
  });

  it('replaces half of a surrogate pair, which could not be sent', () => {
    assert.equal(toPrompt('a\uD800'), 'a\uFFFD');
  });
});

describe('paragraphAround', () => {
  const text = ['one', 'two', '', 'three', ''];

  it('returns the lines between two blank lines', () => {
    assert.deepEqual(paragraphAround(text, 1), { first: 0, last: 1 });
    assert.deepEqual(paragraphAround(text, 3), { first: 3, last: 3 });
  });

  it('returns nothing on a blank line or past the end', () => {
    assert.equal(paragraphAround(text, 2), undefined);
    assert.equal(paragraphAround(text, 5), undefined);
  });

  it('excludes the front matter above', () => {
    const file = ['---', 'duration: 8', '---', 'one', 'two'];
    assert.equal(frontMatterLines(file), 3);
    assert.deepEqual(paragraphAround(file, 4, 3), { first: 3, last: 4 });
    assert.equal(paragraphAround(file, 1, 3), undefined);
    for (const without of [['one', '---', 'two', '---'], ['---', 'never closed'], ['']]) {
      assert.equal(frontMatterLines(without), 0);
    }
  });
});

describe('withPresetText', () => {
  it('adds each text of a preset once', () => {
    const preset = { before: 'Warm light.', after: 'Logo last.' };
    assert.equal(withPresetText('Ice falls.', preset), 'Warm light.\n\nIce falls.\n\nLogo last.');
    assert.equal(withPresetText('Warm light. Ice falls.', preset), 'Warm light. Ice falls.\n\nLogo last.');
    assert.equal(withPresetText('Ice falls.'), 'Ice falls.');
  });
});

describe('findText', () => {
  it('finds the occurrence of a text that is nearest to its former position', () => {
    const file = 'Ice.\r\nA kitchen.\r\nIce falls.\r\n\r\nA glass. Ice\r\nfalls.';
    assert.deepEqual(findText(file, 'Ice falls.', 0), {
      start: { line: 2, character: 0 },
      end: { line: 2, character: 10 },
    });
    assert.deepEqual(findText(file, 'Ice\nfalls.', 9), {
      start: { line: 4, character: 9 },
      end: { line: 5, character: 6 },
    });
    assert.equal(findText(file, 'Ice', 4)?.start.line, 4);
    assert.equal(findText(file, 'Ice', 2)?.start.line, 2);
    assert.equal(findText(file, 'Ice', 0)?.start.line, 0);
    assert.equal(findText(file, 'Snow', 0), undefined);
  });
});

describe('aspect ratios', () => {
  it('are read in all common notations', () => {
    for (const written of ['21:9', ' 21 : 9 ', '21x9', '21×9', '21/9']) assert.equal(parseAspectRatio(written), '21:9');
  });

  it('are refused if they are invalid', () => {
    for (const written of ['', '0:1', '16', '16:', '16:9:4', '1.5:1', '-1:1', 'a:b', '999999:1']) {
      assert.equal(parseAspectRatio(written), undefined, written);
    }
  });

  it('are split into width and height', () => {
    assert.deepEqual(aspectRatioSides('4:5'), { width: 4, height: 5 });
    assert.equal(aspectRatioSides('wide'), undefined);
  });
});

describe('parseDuration', () => {
  it('reads whole seconds', () => {
    for (const written of ['20', ' 20 ', '20s', '20 s']) assert.equal(parseDuration(written), 20);
  });

  it('refuses durations that the API does not accept', () => {
    for (const written of ['', '0', '-4', '4.5', '1e3', 'ten', '9999999']) {
      assert.equal(parseDuration(written), undefined, written);
    }
  });
});
