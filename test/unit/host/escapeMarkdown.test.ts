import assert from 'node:assert/strict';
import fc from 'fast-check';
import { escapeLinkText, escapeMarkdown, plainText } from '../../../src/host/escapeMarkdown';
import { anyCharacter } from '../../support/anyCharacter';

describe('plainText', () => {
  it('removes links from notification texts', () => {
    assert.equal(plainText('[Pay](command:workbench.action.quit)'), '[Pay] (command:workbench.action.quit)');
  });

  it('removes icons from label texts', () => {
    assert.equal(plainText('$(error) done'), '$ (error) done');
  });

  it('returns one line without control, direction and invisible characters', () => {
    assert.equal(plainText('a\r\n\tb\u202Ec\u0000\u200Bd\u2066e\u001B[31m'), 'a b c d e [31m');
  });

  it('keeps joined emoji and Arabic unchanged', () => {
    assert.equal(plainText('👩‍🚀 مرحبا'), '👩‍🚀 مرحبا');
  });

  it('cuts a long text between characters, and adds an ellipsis', () => {
    assert.equal(plainText('👍👍👍👍', 3), '👍👍…');
    assert.equal(plainText('word after word', 8), 'word af…');
  });

  it('leaves short text unchanged', () => {
    assert.equal(plainText('Fresh coffee, 50% off!'), 'Fresh coffee, 50% off!');
  });

  it('never returns a link, an icon, a control character or a text longer than the limit', () => {
    const hostileText = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.constantFrom('](', '$(', '[', ']', '(', ')', '\u202E', '\n', '\u0000', '\uD800', 'x'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 1, max: 50 }), (text, length) => {
        const plain = plainText(text, length);
        assert.ok(!plain.includes('](') && !plain.includes('$('), plain);
        assert.doesNotMatch(plain, /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        assert.ok(plain.isWellFormed());
        assert.ok([...new Intl.Segmenter().segment(plain)].length <= length);
      }),
    );
  });

  it('reads only the start of a huge text', () => {
    assert.equal(plainText('x'.repeat(50_000_000), 10), `${'x'.repeat(9)}…`);
  });
});

describe('escapeMarkdown', () => {
  it('escapes Markdown, HTML, bare links and icons', () => {
    assert.equal(
      escapeMarkdown('[a](command:x) <b>&amp;</b> $(x) **b** https://e.com www.e.com a@e.com'),
      '\\[a\\]\\(command\\:x\\) \\<b\\>\\&amp\\;\\<\\/b\\> \\$\\(x\\) \\*\\*b\\*\\* https\\:\\/\\/e\\.com www\\.e\\.com a\\@e\\.com',
    );
  });

  it('leaves words of any script unchanged', () => {
    assert.equal(escapeMarkdown('Grüße “café” · 你好 مرحبا 👩‍🚀'), 'Grüße “café” · 你好 مرحبا 👩‍🚀');
  });
});

describe('the text of a Markdown link', () => {
  it('keeps characters that Markdown does not interpret in a link', () => {
    const plain = 'Rye #1: "half price" (today)! 5 < 6 & 7 * 2 - a_b - $4 - ~20 % - C:\\x - https://a.example';
    assert.equal(escapeLinkText(plain), plain);
  });

  it('escapes brackets, code, emphasis, HTML, entities, tables and formulas', () => {
    assert.equal(
      escapeLinkText('[a] `b` *c* _d_ ~~e~~ <b> &amp; x|y $1$ \\* \\'),
      '\\[a\\] \\`b\\` \\*c\\* \\_d\\_ \\~\\~e\\~\\~ \\<b> \\&amp; x\\|y \\$1\\$ \\\\\\* \\\\',
    );
  });

  it('is rendered as the original text, whatever it contains', async () => {
    const { default: MarkdownIt } = await import('markdown-it');
    const markdown = new MarkdownIt({ html: true });
    const piece = fc.oneof(
      fc.constantFrom(
        ...Array.from('[]()`|*_~<>&$\\!"#:;/ax1 '),
        '&amp;',
        '&#42;',
        '<b>',
        '<!--',
        '](',
        '**',
        '~~',
        '``',
        '\\\\',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const label = plainText(pieces.join(''), 60);
        const [paragraph] = markdown.parseInline(`[${escapeLinkText(label)}](./a.mp4)`, {});
        const tokens = paragraph?.children ?? [];
        assert.deepEqual([tokens.at(0)?.type, tokens.at(-1)?.type], ['link_open', 'link_close'], label);
        const texts = tokens.slice(1, -1);
        assert.ok(
          texts.every(({ type }) => type === 'text' || type === 'text_special'),
          label,
        );
        assert.equal(texts.map(({ content }) => content).join(''), label);
      }),
      { numRuns: 3_000 },
    );
  });
});
