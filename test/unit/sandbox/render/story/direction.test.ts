import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directionOf } from '../../../../../src/sandbox/render/story/direction';
import { plainText } from '../../../../../src/sandbox/render/story/plainText';
import { sceneText, storyboard } from '../../../../../src/sandbox/render/story/storyboard';
import { repositoryRoot } from '../../../../support/repository';

/** A brief as people write it, and what must and must not be on the screen. */
interface Brief {
  readonly name: string;
  readonly seconds: number;
  readonly brief: string;
  readonly shows: readonly string[];
  readonly hides: readonly string[];
}

const folder = path.join(repositoryRoot, 'test', 'data', 'briefs');

describe('direction', () => {
  it('shows what each of the briefs says, and nothing of what it asks', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const file of readdirSync(folder)) {
      const briefs = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Brief[];
      for (const { name, seconds, brief, shows, hides } of briefs) {
        count++;
        const shown = folded(storyboard({ prompt: brief, seconds, fps: 24 }).scenes.map(sceneText).join('|'));
        const missing = shows.filter((text) => !shown.includes(folded(text)));
        const leaked = hides.filter((text) => shown.includes(folded(text)));
        if (missing.length + leaked.length > 0) {
          wrong.push(
            `${file} ${name}: lacks ${missing.join(', ') || 'nothing'}; shows ${leaked.join(', ') || 'nothing'}`,
          );
        }
      }
    }
    assert.ok(count >= 40, `only ${count} briefs were found`);
    assert.deepEqual(wrong, []);
  });

  it('leaves copy alone that only looks like an instruction', () => {
    for (const copy of [
      'Show your skin some love.',
      'Open a fresh jar of Dewy.',
      'Make it yours. Keep the change.',
      'The video of your dreams is here.',
      'Add a little color to your day.',
      'Zeige deine Farben.',
      'Hi! We are open.',
      'Prepare for video calls that just work.',
      'She says it best. He says nothing.',
      'Goals are reached one step at a time.',
    ]) {
      const { blocks } = directionOf(plainText(copy));
      assert.equal(blocks.map(({ text }) => text).join(' '), copy);
    }
  });

  it('keeps what instructions say of the look', () => {
    const { look } = directionOf(plainText('Create an ad for Lila. Tone: calm and blue. Music: piano'));
    assert.match(look, /calm and blue/);
    assert.match(look, /piano/);
  });
});

function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s….]+/gu, '');
}
