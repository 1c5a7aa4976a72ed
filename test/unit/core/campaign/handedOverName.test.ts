import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultFileName, handedOverName, type NameParts } from '../../../../src/core/campaign/handedOverName';
import { numberedName } from '../../../../src/core/video/namingRules';
import { anyCharacter } from '../../../support/anyCharacter';

const parts: NameParts = { section: '# Summer > ## Morning', duration: 8, aspectRatio: '9:16', extension: 'mp4' };

const nameOf = (changes: Partial<NameParts>, template = defaultFileName): string =>
  handedOverName(template, { ...parts, ...changes });

describe('the name of a delivered file', () => {
  it('contains the headings, the duration and the ratio in the order of the template', () => {
    assert.equal(nameOf({}), 'summer-morning-8s-9x16.mp4');
    assert.equal(nameOf({}, '{ratio} {section}_{duration}'), '9x16 summer-morning_8.mp4');
    assert.equal(nameOf({ section: '# Été: Größe, 50 %! (2)' }), 'ete-große-50-2-8s-9x16.mp4');
    assert.equal(nameOf({ section: '# 夏の朝 > ## सुबह' }), '夏の朝-सुबह-8s-9x16.mp4');
  });

  it('omits an unknown duration or ratio', () => {
    assert.equal(nameOf({ duration: undefined, aspectRatio: undefined }), 'summer-morning.mp4');
    assert.equal(nameOf({ section: '', duration: undefined, aspectRatio: undefined }), 'video.mp4');
    assert.equal(nameOf({}, '/../'), 'video.mp4');
  });

  it('drops the outer headings of a long path, and cuts a long heading', () => {
    const long = 'word '.repeat(20).trim();
    assert.equal(nameOf({ section: `# ${long} > ## Morning ${long}` }).startsWith('morning-word'), true);
    assert.match(nameOf({ section: '🙂'.repeat(90) + 'क्षि'.repeat(300) }), /-8s-9x16\.mp4$/);
  });

  it('is never a name that Windows reserves', () => {
    for (const name of ['con', 'NUL', 'com1', 'LPT9', 'aux.txt', 'com¹', 'conin$']) {
      const fileName = nameOf({ section: name, duration: undefined, aspectRatio: undefined }, name);
      assert.doesNotMatch(fileName, /^(con|nul|com\d|lpt\d|aux|conin\$)\./i, fileName);
    }
  });

  it('is safe on Windows, macOS and Linux for any text and any template', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 400 });
    const any = fc.record({
      section: text,
      duration: fc.option(fc.nat(), { nil: undefined }),
      template: fc.oneof(text, fc.constant(defaultFileName), fc.constant('{section}')),
    });
    fc.assert(
      fc.property(any, ({ section, duration, template }) => {
        const name = nameOf({ section, duration }, template);
        assert.match(name, /^[^<>:"/\\|?*\p{C}]+[^ .]\.mp4$|^[^<>:"/\\|?*\p{C}. ]\.mp4$/u);
        assert.doesNotMatch(name, /^[ .-]|[ .]\.mp4$|^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\./i);
        assert.equal(name, name.normalize('NFC'));
        assert.ok(Buffer.byteLength(`.${numberedName(name, 10_000)}.part`) <= 255, name);
      }),
      { numRuns: 300 },
    );
  });
});
