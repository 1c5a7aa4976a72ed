import assert from 'node:assert/strict';
import { adCopyOf } from '../../../../../src/sandbox/render/story/adCopy';
import type { AdCopy } from '../../../../../src/sandbox/render/story/copyText';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';

const copyOf = (lines: readonly string[]): AdCopy => adCopyOf(lines.join('\n'), 'document', 15);
const shownIn = (lines: readonly string[]) => copyOf(lines).texts.map(({ text }) => text);
const endOf = (lines: readonly string[]) =>
  copyOf(lines).texts.flatMap(({ role, text }) => (role === 'end' ? [text] : []));

describe('announced copy', () => {
  it('is the block that a document announces, up to the next point', () => {
    const minutes = [
      'Friends of Garth Lido – committee meeting, 4 Feb',
      'Present: Moira (chair), Dev, Sal',
      '',
      '3. Summer advert. Dev’s line "Wetter than Wales" voted down 3-1. Agreed wording for the video:',
      '   - It’s not cold. It’s bracing.',
      '   - Garth Lido opens 3 May',
      '   - garthlido.example',
      '4. AOB: the kettle is broken again.',
    ];
    assert.deepEqual(shownIn(minutes), ['It’s not cold. It’s bracing.', 'Garth Lido opens 3 May', 'garthlido.example']);
  });

  it('is the list below a heading without a colon', () => {
    const brief = [
      'INSIGHT',
      'Nobody ever regretted a cuddle.',
      '',
      'SUPERS (to appear on screen, in this order)',
      '1. You do the cuddles.',
      '2. We do the laundry.',
      '3. wash.example',
      '',
      'TONE OF VOICE',
      'Never preachy.',
    ];
    assert.deepEqual(shownIn(brief), ['You do the cuddles.', 'We do the laundry.', 'wash.example']);
  });

  it('is the second column of a table, without its head', () => {
    const ticket = [
      'Approved copy',
      '| slot | text |',
      '| hook | Still waiting on that invoice? |',
      '| problem | Freelancers lose 4 days a month. |',
      '| solution | Quillo sends the awkward email. |',
      '| footnote | *Based on 2,140 accounts. |',
      '',
      'Please keep the file small, we had trouble last time.',
    ];
    assert.deepEqual(shownIn(ticket), [
      'Still waiting on that invoice?',
      'Freelancers lose 4 days a month.',
      'Quillo sends the awkward email.',
      '*Based on 2,140 accounts.',
    ]);
  });

  it('is a list without its labels, and without remarks in brackets', () => {
    const minutes = [
      'Film court, 16 secondes. Textes validés en séance :',
      '   - Accroche : « L’été passe par ici. »',
      '   - Produit : L’Éclusière, bière blanche',
      '   - Argument : Brassée à Redon',
      '   - Prix : 2,40 € (PAS 2,60 €, c’était l’ancien prix)',
      '',
      'Le chariot est en panne.',
    ];
    assert.deepEqual(
      shownIn(minutes).map((text) => text.replace('\u00a0', ' ')),
      ['L’été passe par ici.', 'L’Éclusière, bière blanche', 'Brassée à Redon', '2,40 €'],
    );
  });

  it('is a table without a separator row, whose cells are aligned with spaces', () => {
    const ticket = [
      'Copy (approved)',
      '| slot    | text                        |',
      '| hook    | Remember us?                |',
      '| line 2  | 40 new dishes every month   |',
      '| cta     | Come back to Plum & Pantry  |',
    ];
    assert.deepEqual(shownIn(ticket), ['Remember us?', '40 new dishes every month', 'Come back to Plum & Pantry']);
  });

  it('starts with a line of another label that the model would show, and may be announced as final', () => {
    const mail = [
      'Signed-off, Legal have been through it.',
      '',
      'Opening line: "The clocks go back. Light something."',
      'Product: Bonfire candle, 45-hour burn',
      'Price: £24, refills £15',
      'Closing line: "Wick & Willow. Made slowly."',
    ];
    assert.equal(shownIn(mail)[0], 'The clocks go back. Light something.');
    const chat = [
      '[18:16] Beth: OK so final:',
      'Film’s over. Dough’s ready.',
      'Open till midnight',
      '[18:17] Gino: send it',
    ];
    assert.deepEqual(shownIn(chat), ['Film’s over. Dough’s ready.', 'Open till midnight']);
  });

  it('is not a list that was rejected', () => {
    const minutes = [
      'Rejected lines:',
      '- Shear delight',
      '- Wool you be mine',
      'Final lines:',
      '- Cut in a day',
      '- Open till ten',
    ];
    assert.deepEqual(shownIn(minutes), ['Cut in a day', 'Open till ten']);
  });

  it('ends before the next message of a chat', () => {
    const chat = [
      '[09:11] Imani: this is what they want on screen:',
      'HireBarn',
      'Need a digger for a day?',
      'Mini diggers from $149',
      'Text DIG to 555-0163',
      '[09:12] Bex: bless you. Website says 159',
    ];
    assert.deepEqual(shownIn(chat), [
      'HireBarn',
      'Need a digger for a day?',
      'Mini diggers from $149',
      'Text DIG to 555-0163',
    ]);
  });

  it('is the series of lines with the same label and a number, without the labels', () => {
    const lines = ['Some work best at 3 a.m.', 'Night nurses wanted', 'A real break room.', 'Apply at nights.example'];
    for (const [label, sign] of [
      ['Frame', ': '],
      ['Line', ' - '],
      ['Vídeo – cartela', '\t'],
      ['Zeile', ': '],
    ]) {
      const mail = [
        'Hi Tom,',
        'Legal have signed this off.',
        '',
        ...lines.flatMap((line, at) => [`${label ?? ''} ${String(at + 1)}${sign ?? ''}${line}`, '']),
        'The old claim is out. I’m off Thurs pm.',
      ];
      assert.deepEqual(shownIn(mail), lines, label);
    }
  });

  it('continues with the last line of a numbered series, but not with the other rows of a sheet', () => {
    const sheet = [
      'Alimentação\t4 pilhas AA',
      'Margem\t38%',
      'Vídeo – cartela 1\tEsqueceu a chave de novo?',
      'Vídeo – cartela 2\tAbra com o dedo.',
      'Vídeo – cartela final\tTrinco Z2. Compre em trinco.example',
      'Obs. estoque\tchegam só 600 peças',
    ];
    assert.deepEqual(shownIn(sheet), [
      'Esqueceu a chave de novo?',
      'Abra com o dedo.',
      'Trinco Z2. Compre em trinco.example',
    ]);
  });

  it('is the run of lines of which most labels mark copy, with what stands between them', () => {
    const brief = [
      '2.決定事項',
      '・メインコピー:「言えなかったことは、書けばいい。」',
      '・価格表記:16,500円(税込)',
      '・社名表記:みなと文具',
      '3.不採用案',
      '・「手書き女子、はじめよう」→ 見送り',
      '4.留意点',
      '・恋愛ドラマ風にはしない。',
    ];
    assert.deepEqual(shownIn(brief), ['言えなかったことは、書けばいい。', '16,500円(税込)', 'みなと文具']);
    assert.deepEqual(endOf(brief), ['みなと文具']);
  });

  it('is the run of labelled quotations, whatever their labels', () => {
    const chat = [
      '[10:02] Nuria: ya tengo los textos de Patitas Seguro, van así',
      'Titular: "Él se come el calcetín."',
      'Apoyo: "Seguro veterinario desde 9,90 € al mes"',
      'Ventaja: "Sin límite de edad"',
      'Web: patitasseguro.example',
      '[10:05] Iván: ok, y el perro cuál es?',
    ];
    assert.deepEqual(shownIn(chat), [
      'Él se come el calcetín.',
      'Seguro veterinario desde 9,90 € al mes',
      'Sin límite de edad',
      'patitasseguro.example',
    ]);
  });

  it('starts with a label, not with the point that announces it', () => {
    const minutes = [
      '■動画の尺:15秒くらい',
      '■載せる文言(店主確認済み)',
      'キャッチ:「い草の香りで、深呼吸。」',
      '本文1:「畳の表替え 一畳6,800円から」',
      '締め:「森下畳店 本町通り三丁目」',
      '',
      '■その他',
      '・創業年は出さないこと',
    ];
    assert.deepEqual(shownIn(minutes), [
      'い草の香りで、深呼吸。',
      '畳の表替え 一畳6,800円から',
      '森下畳店 本町通り三丁目',
    ]);
  });

  it('has an arrow after its labels', () => {
    for (const arrow of ['→', '->', '=>']) {
      const minutes = [
        'Present: Ilaria, Bassi',
        'Approved:',
        `  Opening ${arrow} "Bring them back."`,
        `  Text 2 ${arrow} "New soles in 48 hours"`,
        `  Web ${arrow} bassi.example`,
        'To do: the quote.',
      ];
      assert.deepEqual(shownIn(minutes), ['Bring them back.', 'New soles in 48 hours', 'bassi.example'], arrow);
    }
  });

  it('includes the rows of a sheet that the model shows, whatever their labels', () => {
    const ticket = [
      'Copy was approved, see table, pls do not reword.',
      '| Slot | Approved copy |',
      '|---|---|',
      '| Hook | Payday. Then what? |',
      '| Feature 1 | Split your pay into pots automatically |',
      '| Feature 2 | Round-ups that actually add up |',
      '| Feature 3 | Get paid a day early |',
      '| CTA | Get Pots free |',
      '',
      'Comments',
      '@jonas: rating dropped to 4.6, leave it out',
    ];
    assert.deepEqual(shownIn(ticket), [
      'Payday. Then what?',
      'Split your pay into pots automatically',
      'Round-ups that actually add up',
      'Get paid a day early',
      'Get Pots free',
    ]);
  });

  it('includes a bulleted list between labelled lines, but no other point of the minutes', () => {
    const words = ['- Fixed quote within 48 hours', '- Keepsakes set aside for the family'];
    const mail = ['Headline: A lifetime of things', 'Line 2: House clearance', 'Points (pick)', ...words];
    assert.deepEqual(shownIn(['Hi both,', 'see below.', '', ...mail, 'Button: Ask for a visit']), [
      'A lifetime of things',
      'House clearance',
      'Fixed quote within 48 hours',
      'Keepsakes set aside for the family',
      'Ask for a visit',
    ]);
  });

  it('keeps the order of the lines: only the last ones are on the end card', () => {
    const brief = [
      'Supers:',
      '1. Book now at tidy.example',
      '2. Your flat, minus the chaos.',
      '3. First clean half price',
    ];
    assert.deepEqual(endOf([...brief.slice(0, 1), ...brief.slice(2), ...brief.slice(1, 2)]), [
      'Book now at tidy.example',
    ]);
    assert.equal(copyOf(brief).texts[0]?.role, 'body');
  });

  it('makes a prompt a document, unless it is much more likely a request', () => {
    const list = ['1. You do the cuddles.', '2. We do the laundry.', '3. First month half price with code SOGGY'];
    const brief = [
      'CREATIVE BRIEF v3',
      'Client: Pip & Rinse',
      'Job: Online film, 17 seconds',
      'OBJECTIVE',
      '400 new sign-ups before the summer holidays.',
      'INSIGHT',
      'Nobody ever regretted a cuddle.',
      'TONE OF VOICE',
      'Wry, kind. Never preachy.',
      'SUPERS',
      ...list,
      'BUDGET',
      '£6,500 all in, incl. music.',
    ].join('\n');
    assert.equal(kindOf(brief), 'document');
    assert.equal(kindOf(brief.replace('SUPERS\n', '').replaceAll(/^\d\. /gmu, '')), 'request');
    assert.equal(kindOf(['Please make me a 15 second ad for my laundry. Text:', ...list].join('\n')), 'request');
  });
});
