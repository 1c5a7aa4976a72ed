import assert from 'node:assert/strict';
import { languageOf } from '../../../../../src/sandbox/render/board/words/vocabulary';

describe('the language of a text', () => {
  it('is known by short words and letters, even in one sentence', () => {
    for (const [text, language] of [
      ['A courier climbs the stairs', 'english'],
      ['Frische Brötchen ab sechs. Jeden Tag, auch sonntags.', 'german'],
      ['Une main pose la tasse sur la table', 'french'],
      ['¿Quién abre la puerta?', 'spanish'],
      ['Ela não olha para a câmera', 'portuguese'],
      ["La ragazza apre il cassetto dell'officina", 'italian'],
      ['走る犬', 'japanese'],
    ] as const) {
      assert.equal(languageOf(text), language, text);
    }
  });

  it('is known by words for what can be drawn, if short words do not tell', () => {
    assert.equal(languageOf('Un falegname pialla'), 'italian');
    assert.equal(languageOf('Brötchen, Semmeln'), 'german');
    assert.equal(languageOf('Steam. Coffee. Morning.'), 'english');
  });

  it('is English without any known word', () => {
    assert.equal(languageOf('XK-7 2/4'), 'english');
    assert.equal(languageOf(''), 'english');
  });
});
