import assert from 'node:assert/strict';
import { freeName, nameKey, numberedName } from '../../../../src/core/video/namingRules';

describe('a file name', () => {
  it('counts as equal to a name that differs only in case or Unicode form', () => {
    for (const [one, other] of [
      ['Morning.mp4', 'MORNING.mp4'],
      ['\u00e9t\u00e9.mp4', 'e\u0301te\u0301.mp4'],
      ['straße.mp4', 'STRASSE.mp4'],
      ['σας.mp4', 'ΣΑΣ.mp4'],
      ['\u212a.mp4', 'k.mp4'],
    ] as const) {
      assert.equal(nameKey(one), nameKey(other));
    }
    assert.notEqual(nameKey('a.mp4'), nameKey('b.mp4'));
  });

  it('gets the first free number before its extension', () => {
    const taken = new Set(['A-8S.WEBM', 'a-8s-2.webm'].map(nameKey));
    assert.equal(freeName('a-8s.webm', new Set()), 'a-8s.webm');
    assert.equal(freeName('a-8s.webm', taken), 'a-8s-3.webm');
    assert.equal(numberedName('a.b.mp4', 2), 'a.b-2.mp4');
  });
});
