import assert from 'node:assert/strict';
import { withTrade } from '../../../../../src/sandbox/render/board/cardThings';
import { thingOfTrade } from '../../../../../src/sandbox/render/board/trades';

describe('trades', () => {
  it('are known by words of seven languages', () => {
    for (const [text, thing] of [
      ['New patients welcome at Brightside Dental', 'tooth'],
      ['Heizung älter als 20 Jahre? Jetzt Wärmepumpe', 'wrench'],
      ['L’opticien vient à vous, 300 lunettes', 'glasses'],
      ['Examen visual gratis. Óptica Valparaíso', 'glasses'],
      ['Seu primeiro apê tem varanda', 'house-with-garden'],
      ['Lo studio dentistico di Giulia', 'tooth'],
      ['文具店 新色インク', 'fountain-pen'],
      ['Breakfast on the roof, whenever you wake', undefined],
    ] as const) {
      assert.equal(thingOfTrade(text), thing, text);
    }
  });

  it('are decided by the most words', () => {
    assert.equal(thingOfTrade('Payroll, invoices and expenses for restaurants'), 'receipt');
  });

  it('are shown on the first card with room for a picture', () => {
    const long = 'A sentence of so many words that no picture fits beside it, as the type would be small then.';
    assert.deepEqual(withTrade([undefined, undefined, undefined], [long, 'Free in May', 'Book now'], 'tooth'), [
      undefined,
      'tooth',
      undefined,
    ]);
  });
});
