import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sceneText } from '../../../../../src/sandbox/render/story/copyScenes';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';
import { kinds } from '../../../../../src/sandbox/render/story/kind';
import { storyOf } from '../../../../../src/sandbox/render/story/story';
import { readBriefs, type Brief } from '../../../../support/briefs';
import { repositoryRoot } from '../../../../support/repository';

/** Written without knowledge of the code, and never learned by `npm run train`. */
const unseen = readBriefs('unseenBriefs');

describe('story', () => {
  it('recognizes the kind of 85 % of the briefs that no model has learned', () => {
    const wrong = unseen.filter(({ kind, brief }) => kindOf(brief) !== kind);
    assert.ok(unseen.length >= 120);
    assert.ok(wrong.length <= unseen.length * 0.15, wrong.map(({ name, kind }) => `${name}: ${kind}`).join('\n'));
    for (const kind of kinds) assert.ok(unseen.filter((brief) => brief.kind === kind).length >= 15, kind);
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

  it('shows a script for a voice alone as cards, each in its time', () => {
    const script = [
      'Stakk, 20 s – VO script',
      'Voice: male, 40s, matter of fact.',
      '',
      '0:00 Every warehouse has a guy who knows where everything is.',
      '0:06 [pause, forklift beeping]',
      '0:08 Or had: ours was called Walt, and Walt retired in March,',
      '0:14 and it took us a week to find the tape.',
      'TEXT ON SCREEN 0:18-0:20: Let Walt go fishing / stakk.example',
    ].join('\n');
    const story = storyOf({ prompt: script, seconds: 20, fps: 24 });
    assert.ok(story.form === 'copy' && story.kind === 'script');
    assert.deepEqual(story.scenes.map(sceneText), [
      'Every warehouse has a guy who knows where everything is.',
      'Or had: ours was called Walt, and Walt retired in March',
      'And it took us a week to find the tape.',
      'Stakk Let Walt go fishing stakk.example',
    ]);
    assert.deepEqual(
      story.scenes.slice(0, 3).map(({ start }) => start / 24),
      [0, 8, 14],
    );
    assert.equal(story.scenes.at(-1)?.end, 20 * 24);
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

  it('shows the copy of briefs that no model has learned, and hides their instructions', () => {
    const { lost, leaked, late, report } = judged(unseen);
    assert.ok(lost <= 0.3, report);
    assert.ok(leaked <= 0.05, report);
    assert.ok(late <= 0.3, report);
  });

  it('shows the copy of short prompts, and hides their instructions', () => {
    const { lost, leaked, report } = judged([...readBriefs('briefs'), ...readBriefs('drafts')]);
    assert.ok(lost <= 0.05, report);
    assert.ok(leaked <= 0.06, report);
  });
});

const formOf = (prompt = ''): string => storyOf({ prompt, seconds: 8, fps: 24 }).form;

/** The shares of the texts that drafts should show and do not, that they must not show and do, and that end too early. */
function judged(briefs: readonly Brief[]): { lost: number; leaked: number; late: number; report: string } {
  const all = briefs.map((brief) => {
    const { onScreen, asTitle, atEnd } = screenOf(brief);
    return {
      name: brief.name,
      lacks: brief.shows.filter((text) => !onScreen.includes(folded(text))),
      shows: [
        ...brief.never.filter((text) => asTitle.includes(folded(text))),
        ...brief.notTitle.filter((text) => asTitle.includes(folded(text))),
      ],
      late: brief.ends.filter((text) => !atEnd.includes(folded(text))),
    };
  });
  const share = (found: readonly (readonly string[])[], of: readonly (readonly string[])[]) =>
    found.flat().length / Math.max(1, of.flat().length);
  const wrong = all.filter(({ lacks, shows, late }) => lacks.length + shows.length + late.length > 0);
  const shares = {
    lost: share(
      all.map(({ lacks }) => lacks),
      briefs.map(({ shows }) => shows),
    ),
    leaked: share(
      all.map(({ shows }) => shows),
      briefs.map(({ never, notTitle }) => [...never, ...notTitle]),
    ),
    late: share(
      all.map(({ late }) => late),
      briefs.map(({ ends }) => ends),
    ),
  };
  return { ...shares, report: [JSON.stringify(shares), ...wrong.map((it) => JSON.stringify(it))].join('\n') };
}

/** All text that a draft shows, its titles and subtitles, and those in its last third. */
function screenOf({ brief, seconds }: Brief): { onScreen: string; asTitle: string; atEnd: string } {
  const story = storyOf({ prompt: brief, seconds, fps: 24 });
  if (story.form === 'copy') {
    // Small print may be anything that the ad itself says.
    const texts = story.scenes.map((scene) =>
      sceneText({ ...scene, parts: scene.parts.filter(({ role }) => role !== 'legal') }),
    );
    const last = texts.filter((_, at) => (story.scenes[at]?.end ?? 0) > seconds * 24 * 0.66);
    return {
      onScreen: folded(story.scenes.map(sceneText).join('')),
      asTitle: folded(texts.join('')),
      atEnd: folded(last.join('')),
    };
  }
  const titlesOf = (frames: typeof story.frames) =>
    folded(frames.flatMap(({ shot }) => [...shot.titles, ...shot.spoken]).join(''));
  const notes = story.frames.flatMap(({ shot }) => [shot.caption, shot.place, ...shot.sound]);
  return {
    onScreen: titlesOf(story.frames) + folded(notes.join('')),
    asTitle: titlesOf(story.frames),
    atEnd: titlesOf(story.frames.filter(({ shot }) => shot.end > seconds * 0.66)),
  };
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s….]+/gu, '');
}
