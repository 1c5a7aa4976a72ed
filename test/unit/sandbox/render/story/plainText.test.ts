import assert from 'node:assert/strict';
import { plainText } from '../../../../../src/sandbox/render/story/plainText';

const withoutPlace = (prompt: string) => plainText(prompt).blocks.map(({ kind, text }) => ({ kind, text }));
const textsOf = (prompt: string) => plainText(prompt).blocks.map(({ text }) => text);

describe('plainText', () => {
  it('removes the markup of Markdown and keeps its text', () => {
    const brief =
      '# Title #\n\n> A *quoted* line with `code` and [a link](https://x.example/a_(b)).\n\n1. First\n2. [x] Second\n\n**Bold** and __strong__ ~~deleted~~ ~struck~ ![alt](pic.png)';
    assert.deepEqual(withoutPlace(brief), [
      { kind: 'heading', text: 'Title' },
      { kind: 'text', text: 'A quoted line with code and a link.' },
      { kind: 'item', text: 'First' },
      { kind: 'item', text: 'Second' },
      { kind: 'text', text: 'Bold and strong struck' },
    ]);
  });

  it('drops fenced code, and keeps a fenced brief', () => {
    assert.deepEqual(textsOf('Fast.\n\n```bash\nnpm install fast\n```\n\nSimple.'), ['Fast.', 'Simple.']);
    for (const language of ['', 'text', 'markdown']) {
      assert.deepEqual(textsOf(`\`\`\`${language}\nOpen on a quiet street.\n\`\`\``), ['Open on a quiet street.']);
    }
  });

  it('reads the rows of a Markdown table without pipes at the ends', () => {
    const table =
      'VIDEO | AUDIO\n------|------\nA harbor. | VO: Sail away.\n | SFX: gulls\nA boat. |\n\nThe end | of the text';
    const cells = plainText(table).blocks.map((block) => block.cells?.map(({ head, text }) => [head, text]));
    assert.deepEqual(cells.slice(1), [
      [
        ['VIDEO', 'A harbor.'],
        ['AUDIO', 'VO: Sail away.'],
      ],
      [
        ['VIDEO', ''],
        ['AUDIO', 'SFX: gulls'],
      ],
      [
        ['VIDEO', 'A boat.'],
        ['AUDIO', ''],
      ],
      undefined,
    ]);
  });

  it('reads rows of CSV, with commas or semicolons, and columns aligned with spaces as a table', () => {
    for (const rows of [
      'id,line,status\n1,"Light, all night",approved\n2,Set of 6,rejected',
      'id;line;status\n1;"Light, all night";approved\n2;Set of 6;rejected',
      'id   line              status\n1    Light, all night  approved\n2    Set of 6          rejected',
    ]) {
      const cells = plainText(rows).blocks.flatMap((block) => block.cells?.map(({ head, text }) => `${head}: ${text}`));
      assert.deepEqual(cells.slice(3), [
        'id: 1',
        'line: Light, all night',
        'status: approved',
        'id: 2',
        'line: Set of 6',
        'status: rejected',
      ]);
    }
    const [, row] = plainText('ID\tHook\tStatus\n1\tLight, all night\tapproved').blocks;
    assert.deepEqual(row?.cells?.[1], { head: 'Hook', text: 'Light, all night' });
    const prose = 'Open late; every day; all year.\nWarm bread.  Cold milk.\nCome in; sit down; stay.';
    assert.ok(plainText(prose).blocks.every(({ cells }) => cells === undefined));
  });

  it('reads Japanese bullets, and drops the document type of HTML', () => {
    assert.deepEqual(withoutPlace('<!doctype html>\n<p>栗あかり</p>\n・9月12日\n・6個入'), [
      { kind: 'text', text: '栗あかり' },
      { kind: 'item', text: '9月12日' },
      { kind: 'item', text: '6個入' },
    ]);
  });

  it('reads check marks and pointing hands as bullets', () => {
    assert.deepEqual(withoutPlace('✔ Two days\n\n✅ Free\n\n👉 New each month'), [
      { kind: 'item', text: 'Two days' },
      { kind: 'item', text: 'Free' },
      { kind: 'item', text: 'New each month' },
    ]);
  });

  it('drops badges', () => {
    assert.deepEqual(textsOf('Fast\n[![build](https://x.example/b.svg)](https://x.example/b) ![v](v.svg)'), ['Fast']);
  });

  it('records the bold phrases, each clause as its own', () => {
    assert.deepEqual([...plainText('one **two three** four').emphasized], ['two three']);
    assert.deepEqual([...plainText('**Fast, calm. Free!** – now').emphasized], ['Fast', 'calm', 'Free']);
  });

  it('keeps a bold price apart from the mark of a footnote', () => {
    for (const [prompt, text] of [
      ['Day return **£24**, children half price', 'Day return £24, children half price'],
      ['Save **50%** today. **$9.99**', 'Save 50% today. $9.99'],
      ['From £24* and **£30*** a day', 'From £24 and £30 a day'],
    ] as const) {
      assert.deepEqual(textsOf(prompt), [text]);
    }
  });

  it('reads a brief in JSON as its fields', () => {
    const brief = '{"cta": "shop.example", "scenes": [{"visual": "a stream", "voice_over": "Thirsty?"}]}';
    assert.deepEqual(textsOf(brief), ['cta: shop.example', 'visual: a stream', 'voice over: Thirsty?']);
    assert.deepEqual(textsOf('{Sale} today'), ['{Sale} today']);
  });

  it('keeps text that only looks like markup', () => {
    assert.deepEqual(textsOf('5 * 3 * 2 = 30, snake_case_name, a < b, 2 > 1'), [
      '5 * 3 * 2 = 30, snake_case_name, a < b, 2 > 1',
    ]);
  });

  it('keeps a number that does not number a list', () => {
    for (const line of [
      '24. Dezember geöffnet.',
      '1. Mai: Tanz in den Frühling',
      '25. Jubiläum!',
      '1986. A good year.',
    ]) {
      assert.deepEqual(textsOf(line), [line]);
    }
    for (const lines of [['1. Mai: Tanz', '2. Juni: Flohmarkt', '3. Juni: Lauf']]) {
      assert.deepEqual(textsOf(lines.join('\n')), lines);
    }
    for (const list of ['1. Grip\n2. Color', '1. Grip\n1. Color', '1) Grip\n   and more\n\n2) Color']) {
      assert.deepEqual(
        plainText(list).blocks.flatMap(({ kind, text }) => (kind === 'item' ? [text] : [])),
        ['Grip', 'Color'],
      );
    }
  });

  it('keeps addresses in angle brackets, and drops tags', () => {
    for (const [source, text] of [
      ['Write to <info@shop.example> or <table@shop.example>.', 'Write to info@shop.example or table@shop.example.'],
      ['Visit <www.shop.example> or <https://shop.example>.', 'Visit www.shop.example or shop.example.'],
      ['<brief><tone>calm</tone></brief>', 'calm'],
      ['One<br>two <img src="a.png"/><x-y data="1">three</x-y> <em>four', 'One two three four'],
    ] as const) {
      assert.equal(textsOf(source).join(' '), text);
    }
  });

  it('drops front matter, comments, tags, fences and rules', () => {
    const source = '---\ntitle: x\n---\nHello <b>you</b> <!-- note\nmore -->\n\n***\n```\nlet a\n```\nBye &amp; thanks';
    assert.deepEqual(textsOf(source), ['Hello you', 'let a', 'Bye & thanks']);
  });

  it('reads each row of a table as a line below the header', () => {
    const { blocks } = plainText('| Shot | Length |\n|---|:-:|\n| Wide | 3 s |');
    assert.deepEqual(
      blocks.map(({ kind, text }) => [kind, text]),
      [
        ['heading', 'Shot – Length'],
        ['item', 'Wide – 3 s'],
      ],
    );
    assert.deepEqual(blocks[1]?.cells?.[0], { head: 'Shot', text: 'Wide' });
  });

  it('recognizes the separator row of a table by its dashes and pipes', () => {
    for (const line of ['-|', '|-|', ':--|', '| - | - |', '|-:|:-', '||-:-||']) {
      assert.deepEqual(textsOf(`Above\n${line}\nbelow`), ['Above', 'below'], line);
    }
    assert.deepEqual(textsOf('|-'), ['|-']);
    assert.deepEqual(textsOf('|:|'), ['|:|']);
  });

  it('joins lines that an editor wrapped, and keeps short lines separate', () => {
    const wrapped = 'This line is long enough that an editor has wrapped it here\nand this is the rest.';
    assert.deepEqual(textsOf(wrapped), [wrapped.replace('\n', ' ')]);
    assert.deepEqual(textsOf('One.\r\nTwo\rThree'), ['One.', 'Two', 'Three']);
  });

  it('keeps copy between two lines of dashes, drops scripts and footnotes, and decodes entities', () => {
    assert.deepEqual(textsOf('---\nSale! 50% off.\n---').join(' '), 'Sale! 50% off.');
    assert.deepEqual(textsOf('<script>let a = 1</script><style>b{}</style>Fresh<b> pasta</b>'), ['Fresh pasta']);
    assert.deepEqual(textsOf('Proven[^1] today.\n\n[^1]: A study.'), ['Proven today.']);
    assert.deepEqual(textsOf('Now ==half price== &#8211; it&#x2019;s&nbsp;yours &amp; &unknown;'), [
      'Now half price – it’s yours & &unknown;',
    ]);
  });

  it('keeps markup if there is no other text', () => {
    assert.deepEqual(textsOf('***'), ['***']);
    assert.deepEqual(textsOf('---'), ['---']);
  });

  it('drops control and direction characters, and keeps the joiners of emoji', () => {
    assert.deepEqual(textsOf('a\u0000b\u202ec\ufeff 👩\u200d🚀\u0007'), ['abc 👩\u200d🚀']);
  });

  it('reads letters and digits in mathematical bold type', () => {
    assert.deepEqual(textsOf('𝗦𝘂𝗺𝗺𝗲𝗿 𝓢𝓪𝓵𝓮: 𝟱𝟬% off'), ['Summer Sale: 50% off']);
  });

  it('drops dividers and padding anywhere, and keeps lines with a letter, a number or a symbol', () => {
    const long = 'This line is long enough that an editor has wrapped it here,';
    for (const nothing of [
      '⸻',
      '━'.repeat(70),
      '▬▬▬▬',
      '·····',
      '• • •',
      '~~~~~',
      '\u034f \u00ad\u034f \u00ad',
      '\u2800',
      '\u3164',
      '…',
    ]) {
      assert.deepEqual(textsOf(`${long}\n${nothing}\nBook now`), [long, 'Book now'], nothing);
    }
    for (const something of ['★★★★★', '🎉', '€€', '7']) {
      assert.deepEqual(textsOf(`One\n${something}`), ['One', something]);
    }
    assert.deepEqual(textsOf('━━━'), ['━━━']);
  });

  it('keeps at most 12 combining marks on a character', () => {
    assert.deepEqual(textsOf(`a${'\u0301'.repeat(4_000)}b`), [`a${'\u0301'.repeat(12)}b`]);
    for (const text of ['རྐྵྨླྺྼྻྂ ཧཱུྃ', 'ที่นี่ น้ำ', 'مُحَمَّدٌ', 'र्त्स्न्य', 'က္ကျွှိုံ့', '👨🏽‍❤️‍💋‍👨🏽']) assert.deepEqual(textsOf(text), [text]);
  });

  it('returns nothing for blank text', () => {
    assert.deepEqual(textsOf(' \n\t\u200b'), []);
  });

  it('reads hostile input in bounded time', () => {
    const began = process.cpuUsage();
    for (const text of [
      '*'.repeat(5000),
      '['.repeat(5000),
      '<'.repeat(5000),
      '`'.repeat(4999),
      '**a'.repeat(1600),
      '_a '.repeat(1600),
      '> '.repeat(2500),
      '[a]('.repeat(1200),
      '- - '.repeat(1200),
      `${'-|'.repeat(2499)}x`,
      `# a${' '.repeat(4990)}b`,
      `---\na:\n${'    - b\n'.repeat(60)}`,
      `---\n${'- :\n'.repeat(1200)}`,
      `<${'a '.repeat(2490)}`,
    ]) {
      plainText(text);
    }
    assert.ok(process.cpuUsage(began).user < 1.5e6);
  });
});
