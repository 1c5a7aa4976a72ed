import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sceneText } from '../../../../../src/sandbox/render/story/copyScenes';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';
import { kinds } from '../../../../../src/sandbox/render/story/kindSigns';
import { storyOf } from '../../../../../src/sandbox/render/story/story';
import { readBriefs, type Brief } from '../../../../support/briefs';
import { repositoryRoot } from '../../../../support/repository';

const briefs = [...readBriefs('briefs'), ...readBriefs('drafts')];

describe('story', () => {
  it('recognizes the kind of 95 % of the briefs, and reads no ad copy as a document', () => {
    const confused = new Map<string, string[]>();
    for (const { name, kind, brief } of briefs) {
      const found = kindOf(brief);
      if (found !== kind) confused.set(`${kind} as ${found}`, [...(confused.get(`${kind} as ${found}`) ?? []), name]);
    }
    const wrong = [...confused.values()].flat().length;
    const matrix = [...confused].map(([pair, names]) => `${pair}: ${names.join(', ')}`).join('\n');
    assert.ok(briefs.length >= 249);
    assert.ok(wrong <= briefs.length * 0.05, `${wrong} of ${briefs.length}\n${matrix}`);
    assert.deepEqual(confused.get('copy as document') ?? [], []);
    for (const kind of kinds) assert.ok(briefs.filter((brief) => brief.kind === kind).length >= 4, kind);
  });

  it('reads the brief of the demo and the sample briefs as boards and as copy films', () => {
    const demo = readFileSync(path.join(repositoryRoot, 'test', 'data', 'campaign', 'brief.md'), 'utf8').split('\n');
    assert.deepEqual(
      [6, 14].map((line) => formOf(demo[line])),
      ['board', 'copy'],
    );
    for (const file of ['bundle.l10n.json', 'bundle.l10n.de.json']) {
      const texts = JSON.parse(readFileSync(path.join(repositoryRoot, 'l10n', file), 'utf8')) as Record<string, string>;
      const samples = Object.entries(texts).filter(([english]) => /^(?:Fresh sourdough|Slow )/u.test(english));
      assert.deepEqual(
        samples.map(([, text]) => formOf(text)),
        samples.map(([english]) => (english.startsWith('Slow push in') ? 'board' : 'copy')),
      );
      assert.equal(samples.length, 4);
    }
  });

  it('reads one line as a shot if it starts with a camera term and its object', () => {
    for (const prompt of [
      'Close-up of hands on a tidy desk.',
      'Slow push in on a bottle of cold coffee.',
      'Gros plan sur une tasse.',
      'Primer plano de una taza.',
      'Totale auf den See.',
    ]) {
      assert.equal(kindOf(prompt), 'shots', prompt);
    }
    for (const prompt of [
      'Close on your first home in 14 days.',
      'Close-up magic tonight at 8.',
      'Totale Entspannung auf Knopfdruck.',
      'Primo piano, via Roma 7. Ingresso libero.',
      'Long view of your money.',
    ]) {
      assert.equal(kindOf(prompt), 'copy', prompt);
    }
  });

  it('hides a statement in a press release, as it is not ad copy', () => {
    const { brief: prompt } = briefs.find(({ name }) => name === 'document press release') ?? assert.fail();
    const story = storyOf({ prompt, seconds: 10, fps: 24 });
    assert.ok(story.form === 'copy');
    assert.deepEqual(story.scenes.map(sceneText), ['Skip the bus.', 'Ride the Tide.']);
  });

  it('shows the headlines of a document for readers that contains no ad copy', () => {
    const release = [
      'FOR IMMEDIATE RELEASE',
      'Contact: Ada Lind, press@lumo.example',
      'Lumo launches a lamp that folds flat',
      'BERGEN – Lumo, the maker of lights for small homes, today announced its first lamp without a cord, after three years of work with carpenters from the region.',
      '“We measured hundreds of drawers,” said Ada Lind, head of design. “None was deep enough.”',
      '• Folds to 9 mm\n• Charges by daylight',
      'The lamp costs €79.',
      'Media contact: Ada Lind',
    ].join('\n\n');
    const readme = [
      '# fastgrep',
      '[![build](https://x.example/b.svg)](https://x.example/b)',
      'Search a million files before you blink.',
      '## Features\n\n- Reads compressed files\n- Understands your .gitignore',
      '```bash\nfastgrep "before" .\n```',
      '## Contributing\n\nPull requests are welcome. Please run the linter first and describe what you changed and why.',
    ].join('\n\n');
    const shown = [release, readme].map((prompt) => {
      const story = storyOf({ prompt, seconds: 12, fps: 24 });
      assert.ok(story.form === 'copy' && story.kind === 'document', prompt);
      return story.scenes.map(sceneText).join(' ').replaceAll('\u00a0', ' ');
    });
    assert.match(shown[0] ?? '', /a lamp that folds flat.*Folds to 9 mm.*Charges by daylight.*€79/u);
    assert.doesNotMatch(shown[0] ?? '', /IMMEDIATE|contact|drawers|deep enough|carpenters/iu);
    assert.match(shown[1] ?? '', /fastgrep.*before you blink.*Reads compressed files.*gitignore/u);
    assert.doesNotMatch(shown[1] ?? '', /x\.example|“before”|Pull requests|Contributing/u);
  });

  it('loses at most 1 % of the copy of briefs, and shows at most 1 % of their instructions', () => {
    const wrong: string[] = [];
    const [shown, missing, forbidden, leaked] = [[0], [0], [0], [0]] as [number[], number[], number[], number[]];
    for (const brief of briefs) {
      const { onScreen, asTitle } = screenOf(brief);
      const lacks = brief.shows.filter((text) => !onScreen.includes(folded(text)));
      const leaks = [
        ...brief.never.filter((text) => onScreen.includes(folded(text))),
        ...brief.notTitle.filter((text) => asTitle.includes(folded(text))),
      ];
      shown.push(brief.shows.length);
      missing.push(lacks.length);
      forbidden.push(brief.never.length + brief.notTitle.length);
      leaked.push(leaks.length);
      if (lacks.length + leaks.length > 0) {
        wrong.push(`${brief.name}: lacks ${lacks.join(', ')}; shows ${leaks.join(', ')}`);
      }
    }
    const [wanted, lost, unwanted, told] = [shown, missing, forbidden, leaked].map((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    );
    const report = `${lost} of ${wanted} lost, ${told} of ${unwanted} shown\n${wrong.join('\n')}`;
    assert.ok((lost ?? 0) <= (wanted ?? 0) * 0.01, report);
    assert.ok((told ?? 0) <= (unwanted ?? 0) * 0.01, report);
  });
});

const formOf = (prompt = ''): string => storyOf({ prompt, seconds: 8, fps: 24 }).form;

/** All text that a draft shows, and its titles and subtitles. */
function screenOf({ brief, seconds }: Brief): { onScreen: string; asTitle: string } {
  const story = storyOf({ prompt: brief, seconds, fps: 24 });
  if (story.form === 'copy') {
    const text = folded(story.scenes.map(sceneText).join('|'));
    return { onScreen: text, asTitle: text };
  }
  const titles = story.frames.flatMap(({ shot }) => [...shot.titles, ...shot.spoken]);
  const notes = story.frames.flatMap(({ shot }) => [shot.caption, shot.place, ...shot.sound]);
  return { onScreen: folded([...titles, ...notes].join('|')), asTitle: folded(titles.join('|')) };
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s….]+/gu, '');
}
