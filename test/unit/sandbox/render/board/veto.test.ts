import assert from 'node:assert/strict';
import { depictCards } from '../../../../../src/sandbox/render/board/cardPictures';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import type { Depiction, Figure } from '../../../../../src/sandbox/render/board/depiction';
import { tradeIn } from '../../../../../src/sandbox/render/board/trades/trades';
import { permittedPanel, vetoOf } from '../../../../../src/sandbox/render/board/veto';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

/** The figures on five cards and an end card of a trade's film. */
function figuresOf(trade: string, instructions: string, text = 'Open late'): readonly Figure[] {
  const cards = Array.from({ length: 5 }, () => ({ text, namesThing: true, isEnd: false }));
  const pictures = depictCards([...cards, { text: 'Call us', namesThing: false, isEnd: true }], {
    trade: tradeIn({ shown: trade })?.trade,
    about: '',
    turn: 0,
    veto: vetoOf(instructions, text),
  });
  return pictures.flatMap((it) => [it?.main, it?.second]).filter((figure) => figure !== undefined);
}

const thingsOf = (...film: Parameters<typeof figuresOf>) =>
  figuresOf(...film).flatMap((figure) => (figure.kind === 'thing' ? [figure.name] : []));
const personsOf = (...film: Parameters<typeof figuresOf>) =>
  figuresOf(...film).flatMap((figure) => (figure.kind === 'person' ? [figure.person, ...figure.others] : []));

const panel = (caption: string, brief: string): Depiction | undefined =>
  depictAll([{ ...emptyShot, caption, start: 0, end: 3 }], '').map((it) => permittedPanel(it, vetoOf(brief, '')))[0];

describe('a veto', () => {
  it('keeps a thing out of all pictures, whatever the trade', () => {
    assert.ok(thingsOf('Our credit union', '').includes('piggyBank'));
    for (const brief of [
      'Do not use the piggy bank.',
      'Sparschwein bitte weglassen.',
      'À éviter : la tirelire',
      'Nada de huchas en el vídeo.',
      'Non mostrare: il salvadanaio',
      '貯金箱は避けてください。',
    ]) {
      const things = thingsOf('Our credit union', brief);
      assert.ok(things.length > 0 && !things.includes('piggyBank'), `${brief}: ${things.join(' ')}`);
    }
  });

  it('of flowers includes all things with flowers', () => {
    assert.ok(thingsOf('A garden centre', '').includes('flowerPots'));
    assert.ok(!thingsOf('A garden centre', 'À éviter : les tulipes').includes('flowerPots'));
  });

  it('of a thing leaves what only has its name, and flaws of generated pictures', () => {
    assert.ok(thingsOf('A car repair shop', 'No car brand identifiable.', 'Your car is fine').includes('car'));
    assert.equal(vetoOf('Negative prompt: deformed hands, extra people, ugly faces', '').hands, false);
  });

  it('in the copy itself keeps out tools, unless the copy names them elsewhere', () => {
    const copy = 'Ohne Bohren. Ohne Hammer. Für die Wand.';
    const { things, people } = vetoOf(copy, copy);
    assert.ok(things.has('drill') && things.has('hammer'));
    assert.equal(people, false);
    const bikes = 'Never buy a bike blind. Your bike waits here.';
    assert.ok(!vetoOf(bikes, bikes).things.has('bike'));
  });

  it('of people leaves nobody, and of children only grown-ups', () => {
    const trade = 'A bakery';
    assert.ok(personsOf(trade, '').length > 0);
    assert.deepEqual(personsOf(trade, 'No people.'), []);
    assert.deepEqual([...vetoOf('No stock photo of an old man.', '').kinds], ['grandfather']);
    assert.ok(personsOf(trade, 'Keine Kinder zeigen.').every(({ kind }) => kind !== 'child' && kind !== 'girl'));
  });

  it('of patients leaves nobody beside those who work', () => {
    const isPair = (figures: readonly Figure[]) =>
      figures.some((it) => it.kind === 'person' && it.person.kind === 'grandfather');
    assert.ok(isPair(figuresOf('Nursing jobs', '')));
    assert.ok(!isPair(figuresOf('Nursing jobs', 'No shots of patients.')));
    assert.ok(personsOf('Nursing jobs', 'No shots of patients.').length > 0);
  });

  it('of faces or smiles shows people from behind, or calm', () => {
    const without = panel('Close-up of the face of a runner', 'Negative: faces');
    assert.ok(without?.main?.kind === 'person' && without.main.person.isFromBehind && !without.main.isFace);
    const calm = panel('A runner in a park', 'Negative: smiling');
    assert.ok(calm?.main?.kind === 'person' && calm.main.person.expression === 'calm');
  });

  it('of hands with too many fingers leaves the hands', () => {
    for (const flaw of ['hands with six fingers', 'Hände mit sechs Fingern', 'manos con seis dedos', '6本指の手']) {
      assert.equal(panel('Hands tie a bouquet', `Avoid: ${flaw}`)?.main?.kind, 'hand', flaw);
    }
    assert.notEqual(panel('Hands tie a bouquet', 'Avoid: hands')?.main?.kind, 'hand');
  });

  it('of people leaves those whom the caption of a panel names', () => {
    assert.equal(panel('A runner in a park', '--no people')?.main?.kind, 'person');
    assert.equal(panel('A dog in a park', 'Avoid: dogs')?.main, undefined);
  });

  it('of a place leaves the figures', () => {
    const dances = depictCards([{ text: 'Join us', namesThing: true, isEnd: false }], {
      trade: tradeIn({ shown: 'A dance school' })?.trade,
      about: '',
      turn: 0,
      veto: vetoOf('Nicht so wie in einer Fernsehshow.', ''),
    });
    assert.equal(dances[0]?.setting, 'studio');
    assert.equal(dances[0].main?.kind, 'person');
  });
});
