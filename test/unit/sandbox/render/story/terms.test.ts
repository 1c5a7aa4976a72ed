import assert from 'node:assert/strict';
import * as lexicon from '../../../../../src/sandbox/render/board/lexicon';
import { english } from '../../../../../src/sandbox/render/board/words/english';
import { french } from '../../../../../src/sandbox/render/board/words/french';
import { german } from '../../../../../src/sandbox/render/board/words/german';
import { japanese } from '../../../../../src/sandbox/render/board/words/japanese';
import { lazyWordPattern, WordLists, wordPattern } from '../../../../../src/sandbox/render/story/terms';
import { readBriefs } from '../../../../support/briefs';

describe('terms', () => {
  it('finds the same words whether a pattern is compiled at once or when needed', () => {
    const tables = [german.things, japanese.things, english.persons, french.places, lexicon.effectWords];
    const lists = [...tables.flatMap((words) => Object.values(words)), ...lexicon.lightWords.map(([, words]) => words)];
    assert.ok(lists.length > 100, String(lists.length));
    const texts = [...readBriefs('drafts').map(({ brief }) => brief), 'Straße', 'ŻÓŁĆ', 'a', ''];
    for (const list of lists) {
      const [whole, lazy] = [wordPattern(list), lazyWordPattern(list)];
      for (const text of texts) assert.deepEqual(lazy.exec(text), whole.exec(text), `${list}\n${text}`);
    }
  });

  it('finds the words of many lists together, like each list alone', () => {
    const texts = [...readBriefs('drafts').map(({ brief }) => brief), 'Straße', 'ŻÓŁĆ', 'a', ''];
    for (const table of [english.places, german.persons, japanese.places, lexicon.effectWords]) {
      const lists = new WordLists<string>(table);
      const patterns = Object.entries(table).map(([name, list]) => ({ name, pattern: wordPattern(list) }));
      for (const text of texts) {
        const alone = patterns.flatMap(({ name, pattern }) => {
          const match = pattern.exec(text);
          return match === null ? [] : [{ name, match }];
        });
        assert.deepEqual(lists.find(text), alone, text);
      }
    }
  });

  it('finds nothing by an empty list', () => {
    assert.equal(wordPattern('').exec('a'), null);
    assert.equal(lazyWordPattern('').exec('a'), null);
  });

  it('finds words with optional parts', () => {
    const pattern = lazyWordPattern(
      "(?:coffee|tea)? ?cups? / café(?! noir) / \\p{L}*tasse / d[’']or / [ab]c|de / colou?rs / 雪",
    );
    const found = ['tea cup', 'CUPS', 'Café', 'Kaffeetasse', 'd’or', 'de', 'colors', '初雪'];
    assert.deepEqual(
      found.map((text) => pattern.exec(text)?.[0]),
      found.map((text) => (text === '初雪' ? '雪' : text)),
    );
    assert.equal(pattern.test('café noir, cap'), false);
  });
});
