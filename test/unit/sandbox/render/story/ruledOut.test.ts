import assert from 'node:assert/strict';
import { isWanted, ruledOutIn, withoutRuledOut } from '../../../../../src/sandbox/render/story/ruledOut';

describe('what a brief rules out', () => {
  it('follows a negation, up to a contrast', () => {
    for (const [brief, phrases] of [
      ['Please no dogs but lots of cats.', ['dogs']],
      ["Don't show dogs, cats or kids.", ['dogs, cats or kids', 'show dogs, cats or kids']],
      ['Bitte keine Hunde, sondern Katzen.', ['Hunde']],
      ['Surtout pas de chiens, plutôt des chats.', ['chiens']],
      ['Sin perros ni gatos.', ['perros ni gatos']],
      ['O anúncio é para gatos, sem cachorros no vídeo.', ['cachorros no vídeo']],
      ['Niente cani, solo gatti.', ['cani']],
    ] as const) {
      assert.deepEqual([...new Set(ruledOutIn(brief))], phrases, brief);
    }
  });

  it('is listed in a field or after a flag', () => {
    for (const [brief, phrases] of [
      ['Look: calm\nAvoid: cats, needles\nEnd: Call us', ['cats, needles']],
      ['À éviter : les tulipes (déjà vu partout)', ['les tulipes']],
      ['Nicht zeigen: Katzen, Kinder', ['Katzen, Kinder']],
      ['Dont use: kids in orchestra, we tried it', ['kids in orchestra']],
      ['A bottle on oak --ar 9:16 --no hands, people --v 6', ['hands, people']],
      ['NG:提灯、招き猫', ['提灯、招き猫']],
      ['■ NG：提灯、招き猫', ['提灯、招き猫']],
      ['Please avoid: piggy banks, cash', ['piggy banks, cash']],
      ['Things we never show: needles', ['needles']],
      ['Merci d’éviter : les chiens', ['les chiens']],
    ] as const) {
      assert.ok(ruledOutIn(brief).includes(phrases[0]), `${brief}: ${ruledOutIn(brief).join(' | ')}`);
    }
    assert.deepEqual(ruledOutIn('Avoid:\n- cats\n- needles\n\nEnd: Call us'), ['- cats\n- needles']);
  });

  it('precedes a verdict', () => {
    for (const [brief, phrase] of [
      ['Taschenrechner und Sparschwein bitte weglassen.', 'Taschenrechner und Sparschwein bitte'],
      ['職人の顔は映さないでください。', '職人の顔は'],
      ['青一色の背景は避ける。', '青一色の背景は'],
      ['Power: 2 AA batteries (not included)', '2 AA batteries'],
    ] as const) {
      assert.ok(ruledOutIn(brief).includes(phrase), `${brief}: ${ruledOutIn(brief).join(' | ')}`);
    }
  });

  it('is nothing if the negation asks for it', () => {
    for (const brief of [
      "Don't forget the dog.",
      'Not only cats.',
      'Nicht nur Katzen.',
      'Agendamento no 21 90000-1212 para cães, banho no fim de semana.',
    ]) {
      assert.deepEqual(ruledOutIn(brief), [], brief);
    }
  });

  it('is blanked out, and what remains is wanted', () => {
    const brief = 'No red, the rival is red. Use blue.';
    assert.equal(withoutRuledOut(brief), 'No    , the rival is red. Use blue.');
    assert.equal(isWanted(brief, brief.indexOf('red')), false);
    assert.equal(isWanted(brief, brief.indexOf('blue')), true);
    assert.equal(isWanted(brief, undefined), false);
  });

  it('is found in hostile text in bounded time', () => {
    const began = process.cpuUsage();
    for (const part of ['no ', 'a ', '犬', 'und ', 'a, ', '((', '\t ']) ruledOutIn(part.repeat(8_000));
    assert.ok(process.cpuUsage(began).user < 6e6);
  });
});
