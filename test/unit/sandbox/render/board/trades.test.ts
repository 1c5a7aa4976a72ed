import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import { tradeIn, trades } from '../../../../../src/sandbox/render/board/trades/trades';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

const likely = (shown: string, brief = '') => tradeIn({ shown, brief })?.trade.thing;
const isProven = (texts: Parameters<typeof tradeIn>[0]) => tradeIn(texts)?.isProven ?? false;

describe('trades', () => {
  it('are known by one of their names, in seven languages', () => {
    for (const [text, thing] of [
      ['New patients welcome at Brightside Dental', 'tooth'],
      ['Heizung älter als 20 Jahre? Jetzt Wärmepumpe', 'heatPump'],
      ['L’opticien vient à vous, 300 lunettes', 'glasses'],
      ['Examen visual gratis. Óptica Valparaíso', 'glasses'],
      ['Seu primeiro apê tem varanda', 'house-with-garden'],
      ['Clínica veterinária aberta 24 horas', 'paw-prints'],
      ['Lo studio dentistico di Giulia', 'tooth'],
      ['文具店 新色インク', 'fountain-pen'],
      ['Septic tank emptying, also on Sundays', 'toilet'],
      ['Stoffwindeln ohne Waschen. Windeldienst Pusteblume', 'washingLine'],
      ['Un pare-brise remplacé chez vous', 'car'],
      ['Residencia de estudiantes junto al campus', 'bed'],
      ['Breakfast on the roof, whenever you wake', undefined],
    ] as const) {
      assert.equal(likely(text), thing, text);
    }
  });

  it('are proven by a name in the brand, by a name beside other terms, or by four words', () => {
    assert.ok(isProven({ brand: 'Brightside Dental' }));
    assert.ok(isProven({ shown: 'Brightside Dental: straight teeth' }));
    assert.ok(isProven({ shown: 'Straight teeth by June', brief: 'We are a dental clinic' }));
    assert.ok(!isProven({ shown: 'Puncture-proof tyres' }));
    assert.ok(isProven({ shown: 'Dentures, braces and fillings. No toothache.' }));
    assert.ok(!isProven({ shown: 'Dentures and braces.' }));
  });

  it('are likely by several of their other words', () => {
    assert.equal(likely('Braces off by June. Straight teeth, no drill.'), 'tooth');
    assert.equal(likely('Braces off by June.'), undefined);
    assert.equal(
      likely('Every empty slip is a leak. Skippers book at 11pm, your marina closes at five.'),
      'sailingYacht',
    );
  });

  it('are told by what the ad shows rather than by a remark in the brief', () => {
    const brief = 'Hi Ben, we shoot at the trade fair, next to the coffee machine. Heat pumps, quiet ones.';
    assert.equal(likely('The most silent heat pump we ever made', brief), 'heatPump');
    assert.equal(tradeIn({ shown: 'We open on Monday', remarks: 'Sorry, I was at the dentist.' }), undefined);
    assert.equal(likely('No snags, no gaps', 'A waxed coat by Harrow. Rainwear from Leeds.'), 'coat');
  });

  it('are told by a word in the brand, whatever else the text names', () => {
    const brief = 'Say that we carry her piano into her new kitchen.';
    const shown = 'Careful hands';
    assert.equal(tradeIn({ brand: 'Hartley & Sons Removal Company', shown, brief })?.trade.thing, 'box');
    assert.equal(tradeIn({ brand: 'Hartley & Sons Removals', shown, brief })?.trade.thing, 'box');
    assert.equal(tradeIn({ brand: 'The Old Forge', shown }), undefined);
  });

  it('are told by the first of several names, rather than by the customers', () => {
    assert.equal(likely('Payroll for restaurants and cafés'), 'checklist');
    assert.equal(likely('Invoicing for freelancers and florists'), 'invoice');
    assert.equal(likely('A language school for people who gave up on apps'), 'chatBubbles');
    assert.equal(likely('For restaurants'), undefined);
    assert.equal(likely('For our restaurant'), 'dinnerPlate');
    assert.equal(likely('Llega sin sudar', 'Necesito un vídeo para mi tienda de bicicletas.'), 'bike');
  });

  it('are told by three words of a brief, or by two of the ad, and by no term twice', () => {
    assert.equal(likely('', 'Dentures and braces.'), undefined);
    assert.equal(likely('', 'Dentures, braces and a toothache.'), 'tooth');
    assert.equal(likely('Dentures and braces.'), 'tooth');
    assert.equal(likely('Free shipping until Sunday'), undefined);
  });

  it('have terms of one to five words in lower case', () => {
    for (const { thing, names, words } of trades) {
      for (const term of [...names.split(' / '), ...words.split(' / ')]) {
        assert.match(
          term,
          /^[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+(?: [\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+){0,4}\*?$/u,
          `${thing}: ${term}`,
        );
      }
    }
  });

  it('are found in hostile text in bounded time', () => {
    const began = process.cpuUsage();
    for (const text of ['a'.repeat(20_000), 'a '.repeat(10_000), '畳'.repeat(20_000), 'für '.repeat(5_000)]) {
      assert.equal(likely(text, text), undefined);
    }
    assert.ok(process.cpuUsage(began).user < 4e6);
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
