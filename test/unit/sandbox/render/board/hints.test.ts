import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import type { Figure } from '../../../../../src/sandbox/render/board/depiction';
import {
  tables,
  peopleNamed,
  placesSuggested,
  posesSuggested,
} from '../../../../../src/sandbox/render/board/hints/hints';
import { settings } from '../../../../../src/sandbox/render/board/settings';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';
import { repositoryRoot } from '../../../../support/repository';

/** The labels of a storyboard artist who did not see the drafts: caption, place, figure, its pose, second figure, its pose. */
type Panel = readonly [caption: string, place: string, main: string, pose: string, second: string, secondPose: string];

function readFilms(name: string): readonly (readonly Panel[])[] {
  const films: unknown = JSON.parse(readFileSync(path.join(repositoryRoot, 'test', 'data', 'captions', name), 'utf8'));
  assert.ok(Array.isArray(films));
  return films.map((film: unknown) => {
    assert.ok(Array.isArray(film));
    return film.map((panel: unknown): Panel => {
      assert.ok(Array.isArray(panel));
      const [caption, place, main, pose, second, secondPose] = panel.map(String);
      return [caption ?? '', place ?? '', main ?? '', pose ?? '', second ?? '', secondPose ?? ''];
    });
  });
}

const people = ['woman', 'man', 'girl', 'boy', 'grandmother', 'grandfather', 'people'];
const nameOf = (figure: Figure | undefined) =>
  figure === undefined ? '-' : figure.kind === 'thing' ? figure.name : figure.kind === 'hand' ? 'hand' : 'people';

describe('hints', () => {
  for (const [file, least] of [
    ['english.json', { place: 0.53, main: 0.79, pose: 0.38 }],
    ['others.json', { place: 0.48, main: 0.77, pose: 0.38 }],
  ] as const) {
    it(`let panels show what an artist would choose for unseen captions (${file})`, () => {
      const count = { panels: 0, place: 0, main: 0, people: 0, pose: 0 };
      for (const film of readFilms(file)) {
        const pictures = depictAll(
          film.map(([caption]) => ({ ...emptyShot, caption, start: 0, end: 0 })),
          '',
        );
        for (const [at, [, place, main, pose]] of film.entries()) {
          const { setting, main: drawn } = pictures[at] ?? {};
          const wanted = people.includes(main) ? 'people' : main;
          count.panels++;
          if (setting === place) count.place++;
          if (nameOf(drawn) === wanted) count.main++;
          if (drawn?.kind === 'person' && wanted === 'people') {
            count.people++;
            if (drawn.person.pose === pose) count.pose++;
          }
        }
      }
      const text = JSON.stringify(count);
      assert.ok(count.place / count.panels >= least.place, text);
      assert.ok(count.main / count.panels >= least.main, text);
      assert.ok(count.pose / count.people >= least.pose, text);
    });
  }

  it('exist for every place in every language', () => {
    for (const [language, { places }] of Object.entries(tables)) {
      // A road through a desert is named by a word for a road and one for a desert.
      const named = Object.keys(settings).filter((name) => name !== 'desertRoad');
      assert.deepEqual(Object.keys(places).sort(), named.sort(), language);
    }
  });

  it('are words or phrases in lower case, each once in its list', () => {
    for (const { places, poses, people: names } of Object.values(tables)) {
      for (const list of [...Object.values(places), ...Object.values(poses), names]) {
        const terms = list.split(' / ');
        assert.equal(new Set(terms).size, terms.length, list.slice(0, 60));
        for (const term of terms) assert.match(term, /^[\p{L}\p{N}\p{M}ー]+(?: [\p{L}\p{N}\p{M}]+){0,4}\*?$/u);
        for (const term of terms) assert.equal(term, term.toLowerCase());
      }
    }
  });

  it('are found in hostile text in bounded time', () => {
    for (const text of ['a'.repeat(20_000), 'in the in the '.repeat(2_000), 'の'.repeat(20_000)]) {
      for (const language of ['english', 'japanese'] as const) {
        placesSuggested(text, language);
        posesSuggested(text, language);
        peopleNamed(text, language);
      }
    }
  });
});
