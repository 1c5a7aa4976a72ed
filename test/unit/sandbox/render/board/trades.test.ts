import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import { tradeIn, trades } from '../../../../../src/sandbox/render/board/trades';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

describe('trades', () => {
  it('are known by words of seven languages', () => {
    for (const [text, thing] of [
      ['New patients welcome at Brightside Dental', 'tooth'],
      ['Heizung älter als 20 Jahre? Jetzt Wärmepumpe', 'heatPump'],
      ['L’opticien vient à vous, 300 lunettes', 'glasses'],
      ['Examen visual gratis. Óptica Valparaíso', 'glasses'],
      ['Seu primeiro apê tem varanda', 'house-with-garden'],
      ['Lo studio dentistico di Giulia', 'tooth'],
      ['文具店 新色インク', 'fountain-pen'],
      ['Breakfast on the roof, whenever you wake', undefined],
    ] as const) {
      assert.equal(tradeIn(text)?.thing, thing, text);
    }
  });

  it('are decided by the words with the most letters', () => {
    assert.equal(tradeIn('Payroll, invoices and expenses for restaurants')?.thing, 'invoice');
    assert.equal(tradeIn('A language school for people who gave up on apps')?.thing, 'chatBubbles');
  });

  it('are told by the brief too, and not by words about the customers', () => {
    assert.equal(tradeIn('No snags, no gaps', 'A waxed coat by Harrow. Rainwear from Leeds.')?.thing, 'coat');
    assert.equal(tradeIn('Payroll for restaurants and cafés')?.thing, 'invoice');
    assert.equal(tradeIn('For restaurants')?.thing, 'dinnerPlate');
  });

  it('have scenes with somebody or something to see', () => {
    for (const { thing, scenes } of trades) {
      const captions = scenes.map((it) => it.replace(/^Close-up: /u, ''));
      const pictures = depictAll(
        captions.map((caption) => ({ ...emptyShot, caption, start: 0, end: 0 })),
        '',
      );
      for (const [at, { form, main }] of pictures.entries()) {
        assert.ok(form === 'scene' && main !== undefined, `${thing}: ${captions[at] ?? ''}`);
      }
    }
  });
});
