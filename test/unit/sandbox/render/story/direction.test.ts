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
      'BLACK FRIDAY: 50% off everything.',
      'NIKE: Just do it.',
      'Fondue savoyarde à volonté, 19 €. Réservez au 04 50 00 00 00.',
      'Totalement gratuit ce week-end. Venez nombreux.',
      'Kameras reduziert: 30% auf alles. Nur heute.',
      'Die Kamera, die im Dunkeln sieht. Ab 499 €.',
      'Blendend weiße Zähne. In 7 Tagen.',
      'Faded jeans -50%. Today only.',
      'Fade haircuts for $20. Walk in.',
      'Couper du bois sans effort. Dès 49 €.',
      'Coupe gratuite pour les enfants. Le mercredi.',
      'Montage inklusive: Küchen ab 999 €. Jetzt planen.',
      'Pan pizza for two: 9.99 $. Order now.',
      'Zoom onto the slopes. Day pass 39 €.',
      'Dissolve your debt. First call free.',
      'Corte a medida desde 12 €. Pide cita.',
      'Vemos por ti: gafas desde 29 €. Ven hoy.',
      'Open on Sundays from 10. Closed on Mondays.',
      'Opens on May 3 with free cake.',
      'Wir sehen uns am Samstag. Eintritt frei.',
      'Primo piano, via Roma 7. Ingresso libero.',
      'FADE HAIRCUTS $20',
      'CUT & COLOR $40',
    ]) {
      assert.equal(saidOf(copy), copy);
    }
  });

  it('shows a heading in capitals, and what is nothing but labels', () => {
    for (const [prompt, said] of [
      ['# SUMMER SALE\n\nEverything must go.', 'SUMMER SALE Everything must go.'],
      ['# HYDRA\n\n## Cold for 24 hours', 'HYDRA Cold for 24 hours'],
      ['# BLACK FRIDAY', 'BLACK FRIDAY'],
      ['Headline:', 'Headline:'],
      ['# Offer', 'Offer'],
      ['## Hook', 'Hook'],
    ] as const) {
      assert.equal(saidOf(prompt), said);
    }
  });

  it('hides stage directions wherever they are certain', () => {
    for (const direction of [
      'Fade to black.',
      'Pan left over the harbor.',
      'Montage of hands at work.',
      'Zoom in on the label.',
      'Kamera fährt zurück.',
      'Blende auf Weiß.',
      'Totale auf den See.',
      'Fondu au noir.',
      'Coupe sur la mer.',
      'Vemos una playa.',
      'Corte a una playa.',
      'Open on a Sunday table.',
      'End on the logo.',
      'FADE TO BLACK.',
    ]) {
      assert.equal(saidOf(`${direction}\nText: Hello there.`), 'Hello there.', direction);
    }
    assert.equal(
      saidOf('Create an ad. Hot for 12. Show the logo. CTA: Order 6. VO: Ab 3. Mai.'),
      'Hot for 12. Order 6. Ab 3. Mai.',
    );
  });

  it('keeps what instructions say of the look', () => {
    const { look } = directionOf(plainText('Create an ad for Lila. Tone: calm and blue. Music: piano'));
    assert.match(look, /calm and blue/);
    assert.match(look, /piano/);
  });
});

function saidOf(prompt: string): string {
  return directionOf(plainText(prompt))
    .blocks.map(({ text }) => text)
    .join(' ');
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s….]+/gu, '');
}
