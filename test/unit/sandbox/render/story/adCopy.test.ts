import assert from 'node:assert/strict';
import { adCopyOf } from '../../../../../src/sandbox/render/story/adCopy';
import { cardText } from '../../../../../src/sandbox/render/story/cardText';
import { chunksOf } from '../../../../../src/sandbox/render/story/copyChunks';
import type { AdCopy } from '../../../../../src/sandbox/render/story/copyText';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';
import { storyOf } from '../../../../../src/sandbox/render/story/story';
import { textOf } from '../../../../../src/sandbox/render/story/tokens';

const copyOf = (prompt: string): AdCopy => adCopyOf(prompt, kindOf(prompt), 15);
const shownIn = (prompt: string) => copyOf(prompt).texts.map(({ text }) => text);

describe('ad copy', () => {
  it('is taken out of a chatty request, with the brand', () => {
    const request = [
      'hey, could you do a 12 sec video for my bike shop? its called Spokewise',
      'we do a full tune-up for $45 and you get a loaner bike for free',
      'maybe start with something like "Your bike misses you." and please no stock music',
      'book at spokewise.example',
    ].join('\n');
    const { texts, brand, hidden } = copyOf(request);
    const text = texts.map((it) => it.text).join('|');
    assert.equal(brand, 'Spokewise');
    assert.match(text, /Your bike misses you/u);
    assert.match(text, /\$45/u);
    assert.ok(texts.some((it) => it.role === 'end' && it.text.includes('spokewise.example')));
    assert.doesNotMatch(text, /could you|stock music/u);
    assert.match(hidden, /stock music/u);
  });

  it('is shown without the labels of a brief', () => {
    const text = shownIn(
      'Headline: Sleep like a stone.\nBody txt v2: Our pillow stays cool all night.\nTone: calm, blue\nCTA >> Try it for 30 nights\nFormat: 9:16',
    ).join('|');
    assert.match(text, /Sleep like a stone.*stays cool all night.*Try it for 30 nights/su);
    assert.doesNotMatch(text, /Headline|Body txt|Tone|calm|9:16/u);
  });

  it('has a colon after a label that a tab or several spaces set off', () => {
    assert.deepEqual(
      cardText('EYEBROW  For cafés\n\nH1\tStop at 11 pm.\n\nOne  two').blocks.map(({ text }) => text),
      ['EYEBROW: For cafés', 'H1: Stop at 11 pm.', 'One: two'],
    );
  });

  it('starts with the line that a request names as its opening', () => {
    for (const request of [
      'need a reel for The Soapy Hound. full groom from £38. could it start with "Does your dog hate baths? Ours don\'t." thanks',
      'Preciso de um vídeo para a Girassóis do Vale. Instalação em 2 dias. Frase pra abrir: "Seu telhado já paga imposto. E a luz?"',
      'Bonjour, je cherche une petite pub pour ma plomberie.\nDevis gratuit sous 24 h.\nLe slogan c’est « Une fuite ? On arrive. » donc il faudrait commencer par ça.',
    ]) {
      assert.match(
        shownIn(request)[0] ?? '',
        /^(?:Does your dog.*Ours don|Seu telhado.*E a luz|Une fuite \? On arrive)/u,
      );
    }
  });

  it('reduces the words that only introduce the brand, or ask for the contact, to these', () => {
    const endOf = (prompt: string) => copyOf(prompt).texts.flatMap(({ role, text }) => (role === 'end' ? [text] : []));
    const cannage =
      "Bonjour, j'aurais besoin d'une petite pub pour Instagram. Mon atelier s'appelle L'Assise. Le devis est gratuit sur photo.\n02 61 91 40 27 en gros à la fin svp";
    assert.deepEqual(endOf(cannage), ["L'Assise", '02 61 91 40 27']);
    const walks =
      'hi, could you do a 15 sec video for my dog walking business? Group walks are $19.\nat the end: "Happy dog. Your dog." and then the site muddypaws.example';
    assert.deepEqual(endOf(walks), ['Happy dog. Your dog.', 'muddypaws.example']);
    const shampoo =
      'Need a reel for Instagram. Our new lavender shampoo for anxious dogs is called Calmly. From £9 a bottle.';
    assert.match(shownIn(shampoo).join('|'), /shampoo for anxious dogs is called Calmly/u);
  });

  it('starts with the line before the words for it only if no other quotation follows them', () => {
    const request =
      'Need a reel for my gym. The claim is "Strong at sixty." and please start with "Your knees called." From £9.';
    assert.match(shownIn(request)[0] ?? '', /^Your knees called/u);
  });

  it('is no ban on a kind of sound', () => {
    const request = 'Need a reel for our skip hire. Skips from £165. Next day delivery. No music with singing.';
    assert.doesNotMatch(shownIn(request).join('|'), /singing/u);
  });

  it('keeps a slogan of two sentences whole at the end, where the film has the time', () => {
    const request =
      "hiya, not sure if this is the right place. I'm an upholsterer (just me and my niece Bex) and I need a short video for facebook, 15 secs ish, to fill my books for January because it's always dead after xmas.\n\nWhat I do: re-cover dining chairs, armchairs, window seats, the odd church kneeler. Shop is called Tack & Webbing, 22 Fuller Street, Otterbridge. Been going 17 years.\n\nThe offer is a set of four dining seats re-covered from £180, if booked before 31 January. That includes the labour and new foam, NOT the fabric, so somewhere it needs to say \"fabric extra\" please, had an argument about that last year. Free pick-up within 10 miles.\n\nI'd like it to finish on \"Don't bin it. Bring it.\" which is what's painted on the van, plus tackandwebbing.example\n\nPlease no sad piano and no before/after wipes, everybody does that. don't put my mobile on it either, I can't answer with a mouth full of tacks lol. Greens and mustard if you can, like the shop front.\n\nTa, Lorraine";
    const lastOf = (seconds: number) => {
      const story = storyOf({ prompt: request, seconds, fps: 24 });
      assert.ok(story.form === 'copy');
      return (
        story.scenes
          .at(-1)
          ?.parts.map(({ tokens }) => textOf(tokens))
          .join(' | ') ?? ''
      );
    };
    assert.match(lastOf(15), /Don't bin it\. Bring it\./u);
    assert.doesNotMatch(lastOf(8), /bring it/iu);
  });

  it('of a table with columns for picture and sound is a script', () => {
    const table =
      'SPOT "AUTOLAVAGGIO BOLLA BLU" – 15 secondi – social + schermo distributore\n\n| Tempo | Video | Audio | Testo a schermo |\n|---|---|---|---|\n| 0-3 | Auto coperta di fango entra nel piazzale, inquadratura bassa | VOCE: Domenica in montagna, eh? | – |\n| 3-7 | Spazzole e schiuma azzurra, ralenti | VOCE: Ci pensiamo noi, in otto minuti. | Lavaggio completo 12 € |\n| 7-11 | Operatore passa il panno sul cofano | VOCE: Interni aspirati e cerchi lucidi, sempre inclusi. | Interni sempre inclusi |\n| 11-15 | Auto pulita, logo su fondo bianco | VOCE: Bolla Blu. Esci che brilla. | Via dell\'Artigianato 9 – aperti anche la domenica / bollablu.example |\n\nNote regia: la targa va oscurata. Musica allegra ma non invadente, attacco su 00:03. Niente modelle in costume, il cliente è stato chiaro.';
    assert.equal(kindOf(table), 'script');
  });

  it('is finished copy if this is nearly as likely as a document', () => {
    const copy =
      "🔧 MOT due? Don't leave it till the 31st like everyone else on our street...\n\nHalden Road Garage is doing MOT + full service for £149 right through February.\n\n✅ Free retest within 10 days\n✅ Courtesy car if you book ahead\n✅ We show you the worn part before we replace it\n\nFamily run since 1987, and yes, Maureen still does the tea.\n\nUnit 6, Halden Road Trading Estate (behind the Screwfix)\nBook online at haldenroadgarage.example or ring 01632 960 417\n\n#MOT #localgarage #shoplocal";
    assert.equal(kindOf(copy), 'copy');
  });

  it('shows doubtful words in finished copy', () => {
    const copy =
      "Washing machine. Third floor. No lift. 😬\n\nWe've all been the guy at the bottom.\n\nThe Kerbhopper 3 climbs stairs on six wheels, so the load stays on the truck and not on your shins.\n\n✔ Carries up to 150 kg\n✔ Folds to the width of a suitcase\n✔ Puncture-proof tyres\n✔ 5-year frame warranty\n\n£189 incl. delivery to mainland UK. Try it for 30 days – if your back doesn't notice, send it home.\n\n👉 kerbhopper.example\n\n#movingday #handtruck";
    assert.match(adCopyOf(copy, 'copy', 12).texts[0]?.text ?? '', /^Washing machine\./u);
  });

  it('is a whole sentence if all its clauses are shown', () => {
    assert.match(shownIn('No sugar, no fuss, no fridge. Just Brackle.')[0] ?? '', /^No sugar, no fuss, no fridge\./u);
  });

  it('shows a question and its answer together', () => {
    const thread = [
      "> Afraid of the dark? Your feet aren't.",
      'Tess  9:16 AM',
      '🫡 cta?',
      'Lena  9:16 AM',
      '"Set a reminder". brand is OddPair one word capital P, lime on black',
      'Tess  9:31 AM',
      'shared a file: oddpair_glow_cutdowns_v0.fig',
      'Channel notifications are muted · Reply in thread',
    ].join('\n');
    assert.equal(shownIn(thread)[0], "Afraid of the dark? Your feet aren't.");
  });

  it('keeps the area code of a phone number', () => {
    const chunks = chunksOf(cardText('Call (406) 555-0137 (ask for Joe)').blocks);
    assert.deepEqual(
      chunks.map(({ text }) => text),
      ['Call (406) 555-0137', 'ask for Joe'],
    );
  });

  it('shows a list item of several sentences whole', () => {
    const story = storyOf({
      prompt: '# Belvedo\n\n- Solar. No cables, no electrician.\n- Glows all night.',
      seconds: 8,
      fps: 24,
    });
    assert.ok(story.form === 'copy');
    assert.ok(
      story.scenes.some(({ parts }) =>
        parts.some(({ tokens }) => textOf(tokens) === 'Solar. No cables, no electrician.'),
      ),
    );
  });

  it('leaves out the rows of a table that its status column rejects', () => {
    const rows =
      'id;text;status\n1;Your garden after dark.;approved\n2;Light up your nights!;rejected\n3;Shop the set;live';
    const text = shownIn(rows).join('|');
    assert.match(text, /Your garden after dark/u);
    assert.doesNotMatch(text, /Light up/u);
  });

  it('is found in the columns of a spreadsheet by their headers', () => {
    const row =
      'ID\tPlacement\tHook\tBody\tCTA\tStatus\tOwner\nBF-07\tYT bumper\tYour back called.\t40% off every Dunmore mattress\tShop the sale\tAPPROVED\tKeisha';
    assert.deepEqual(shownIn(row), ['Your back called.', '40% off every Dunmore mattress', 'Shop the sale']);
    const prices = '| Coffee | Price |\n|---|---|\n| Espresso | $2 |\n| Flat white | $4 |\n| Croissant | $3 |';
    assert.deepEqual(shownIn(prices), ['Espresso – $2', 'Flat white – $4', 'Croissant – $3']);
  });

  it('is what an instruction asks to mention, without the instruction', () => {
    for (const [request, shown] of [
      [
        'Make a 15 second ad for our dental practice Brightwater Dental. Main message should be "No lectures. Just care." Mention that new patient check-ups are £39 and that we\'re open Saturdays. End with "Book online at brightwaterdental.example".',
        "New patient check-ups are £39 and we're open Saturdays.",
      ],
      [
        "Fais-nous une pub pour le déneigement. Faut que ça dise qu'on passe avant 6 h le matin, que c'est 389 $ pour la saison. Téléphone : 418 555-0142.",
        "On passe avant 6 h le matin, c'est 389 $ pour la saison.",
      ],
      [
        'Make a 20-second video ad for Clario Hearing. Headline: "Don\'t miss the punchline." Then mention the free 30-minute hearing test and that no referral is needed. Close with "Book at clario.example".',
        'The free 30-minute hearing test and no referral is needed.',
      ],
    ] as const) {
      assert.ok(shownIn(request).includes(shown), shownIn(request).join('|'));
    }
  });

  it('is what an abbreviated instruction asks for, without the instruction', () => {
    const texts = shownIn(
      '10 sec ad for Brightside Dental. Please get across that the check-up is free in September. End w/ Call 0113 496 0182',
    );
    assert.deepEqual(texts.slice(-2), ['The check-up is free in September.', 'Call 0113 496 0182']);
  });

  it('is what an instruction asks to end with, without the instruction', () => {
    const shown = shownIn(
      'make me a 10 sec ad for my mobile knife sharpening van, Keen Edge. I come to your street on tuesdays, £4 a knife, done while you wait. funny but not silly pls. end with text 07700 900143',
    );
    assert.equal(shown.at(-1), '07700 900143');
    const french =
      "Crée une publicité de 15 secondes pour La Remise, notre location d'outils entre voisins à Nantes.\n\nTon : complice. Pas de musique électro. Cible : propriétaires et locataires de 28 à 45 ans, amateurs de cuisine, urbains.\n\nTexte final à l'écran : « Empruntez, percez, rendez. » puis laremise-nantes.example";
    assert.match(shownIn(french).join('|'), /laremise-nantes\.example$/u);
    assert.doesNotMatch(shownIn(french).join('|'), /locataires|cuisine|urbains/iu);
  });

  it('omits the length of the video', () => {
    const mail = [
      'From: Annelise Brandt <a.brandt@tidewater.example>\nTo: Jonah\nSubject: RE: RE: Winter video – final wording',
      'Hi Jonah,',
      "sorry for the delay, our GM was on leave and I needed his ok. We're good with the 15 seconds. Please take out the spa shot, the sauna is closed until February.",
      'Final wording as agreed:',
      'Headline: Come for the storm.\nSecond line: Stay for the fireplace.\nButton: Reserve your storm\nClosing: Hotel Tidewater, Cannon Beach',
      'Could we see something by Thursday?\n\nBest,\nAnnelise',
    ].join('\n\n');
    assert.doesNotMatch(shownIn(mail).join('|'), /seconds/u);
    assert.match(shownIn(mail.replace('Stay for the fireplace.', 'Booked in 15 seconds.')).join('|'), /15 seconds/u);
  });

  it('omits production terms of a ticket', () => {
    const ticket = [
      'MKT-482  Launch video for Shiftly 2.0\nStatus: In Progress   Priority: High   Assignee: @lena.k',
      'Description\nWe need a 20s video for the launch. Shiftly is the shift planning tool for restaurants.',
      "Approved copy\n- The rota, done before your coffee's cold\n- Staff swap shifts themselves\n- Start free – shiftly.app",
      'Acceptance criteria\n[ ] Subtitles burned in\n[ ] Max 10 MB, mp4',
      'Comments\n@jonas: can we mention the Toast integration?\n@lena.k: no, NDA until March. Leave it out.',
    ].join('\n\n');
    const text = shownIn(ticket).join('|');
    assert.match(text, /The rota, done.*swap shifts.*shiftly\.app/su);
    assert.doesNotMatch(text, /MB|mp4|NDA/u);
  });

  it('shows no clause of an instruction, and no words after a quotation', () => {
    const casual = 'make me an 8s square ad for my dog walking thing, Muddy Mondays, first walk free';
    assert.deepEqual(shownIn(casual), ['Muddy Mondays, first walk free']);
    const instruction = 'Please write something warm, a bit funny, not too loud. The brand is Oakloaf.';
    assert.deepEqual(shownIn(instruction), ['The brand is Oakloaf.']);
    for (const [request, line] of [
      ['Make an ad that says "Wake up slowly", please.', 'Wake up slowly'],
      ['Need a reel that says "No more soggy chips", thanks a lot!', 'No more soggy chips'],
    ] as const) {
      assert.deepEqual(shownIn(request), [line]);
    }
  });

  it('shows nothing that a sentence forbids to the reader', () => {
    const request = "Une vidéo pour mon miel. Le coffret est à 27 €. Et n'écrivez pas bio.";
    const text = adCopyOf(request, 'request', 15)
      .texts.map((it) => it.text)
      .join('|');
    assert.match(text, /27/u);
    assert.doesNotMatch(text, /bio/u);
  });

  it('shows a sentence in capitals as the headline of finished copy, and no word for contact data alone', () => {
    const copy =
      'SLEEP ON IT. FOR 200 NIGHTS.\n\nThe Fennick Hybrid. 1,200 pocket springs.\n\nTry it at fennick.example';
    assert.match(adCopyOf(copy, 'copy', 12).texts[0]?.text ?? '', /^SLEEP ON IT\./u);
    const request =
      'Mi serve uno spot per la gelateria Neve di Luglio. Siamo aperti fino all’una di notte. Alla fine metterei la frase "Vieni quando fa caldo." e l’indirizzo.';
    assert.doesNotMatch(shownIn(request).join('|'), /indirizzo/u);
  });

  it('shows a sentence of small print whole', () => {
    const prompt =
      '# The islands sail on.\n\n- Dogs and bikes sail free\n\n**Skerry Line**\n\n[Book your crossing](https://skerryline.example)\n\nAutumn fare for foot passengers, 1 Oct – 12 Dec 2026, subject to weather and availability. Vehicles not included.';
    const { texts } = adCopyOf(prompt, 'copy', 15);
    const legal = texts.find(({ role }) => role === 'legal')?.text;
    assert.match(legal ?? '', /^Autumn fare for foot passengers, 1 Oct – 12 Dec 2026, subject to/u);
  });

  it('ends with the web address behind a linked call to action', () => {
    const link =
      '# Sail in October.\n\nFewer people. Bigger skies.\n\n[Book your crossing →](https://www.skerry.example/autumn)';
    assert.equal(shownIn(link).at(-1), 'skerry.example');
    assert.doesNotMatch(shownIn(`${link}\n\nOr visit oban.example`).join('|'), /skerry\.example/u);
  });

  it('recognizes a brand by its web address, or by the heading of a README', () => {
    for (const [prompt, brand] of [
      [
        'Erstelle einen Werbespot für unseren Heizungsbetrieb Wärmewerk Lindner aus Kempten. "Jetzt Termin sichern: waermewerk-lindner.example"',
        'Wärmewerk Lindner',
      ],
      ['Restorely runs your backups every night.\n\n[Test yours](https://restorely.example/start)', 'Restorely'],
      [
        '# logsieve\n\nFind the one log line that matters.\n\nlogsieve reads your logs. Try logsieve today.',
        'logsieve',
      ],
      [
        '# pgdrift\n\nKnow when production drifted.\n\npgdrift compares your schema with your migrations. Add pgdrift to CI.\n\n## Contributing\n\nSee CONTRIBUTING.md for the rules.',
        'pgdrift',
      ],
      ['Winter at The Lantern Room.\nTickets at lanternroom.example', 'The Lantern Room'],
    ] as const) {
      assert.equal(copyOf(prompt).brand, brand);
    }
  });

  it('recognizes a brand that follows the trade, or is only a part of the capitalized words', () => {
    for (const [prompt, brand] of [
      [
        'make a 12 second ad for my moms quilting shop, Patchwork Annie in Tulsa. should say "Cut. Sewn. Loved." nothing loud pls',
        'Patchwork Annie',
      ],
      [
        'Mach bitte einen 10-Sekunden-Spot für meine Schreinerei, Holzwerk Tannert, aus Fulda. Ton: ruhig. Text: Alles aus einem Stamm.',
        'Holzwerk Tannert',
      ],
      ['Video ad for our swim school Little Otters in Leeds. Free first lesson, warm pool. Happy.', 'Little Otters'],
      ['Meet Larkspur, the raincoat that folds into its own pocket.\n\nLarkspur. Rain is coming.', 'Larkspur'],
      ['Then the Dunwick logo. Create a 10 second ad for socks. "Warm feet."', 'Dunwick'],
      [
        "Make me a commercial, about 12 seconds, for Dub's Septic out of Lufkin Texas. We pump and repair.",
        "Dub's Septic",
      ],
      [
        'Me haces un video de 11 segundos? Somos Autoescuela Rotonda, en Albacete. Matrícula gratis.',
        'Autoescuela Rotonda',
      ],
      [
        '¿Podéis hacer un anuncio para la guardería? Se llama Verde en Casa y está en Gijón. Desde 3 € al día.',
        'Verde en Casa',
      ],
      ['畳屋の動画を12秒で作ってください。店の名前は「青柳たたみ店」で、川越にあります。', '青柳たたみ店'],
    ] as const) {
      assert.equal(copyOf(prompt).brand, brand);
    }
  });

  it('is read from a long line of names in bounded time', () => {
    const began = process.cpuUsage();
    copyOf(`Create an ad for ${'Alpha Beta Gamma Delta '.repeat(2_000)}`);
    assert.ok(process.cpuUsage(began).user < 8e6);
  });

  it('has no bracket or quotation mark without its counterpart', () => {
    for (const prompt of [
      'Make an ad that says "Wake up slowly." and then the price (4 €, until Sunday).',
      'Spot bitte mit „Aufwachen, aber langsam“ und danach dem Preis (4 €).',
      'Une pub avec « Réveillez-vous lentement » (4 € jusqu’à dimanche).',
    ]) {
      for (const text of shownIn(prompt)) {
        for (const [opening, closing] of ['()', '„“', '«»'] as const) {
          const count = (sign: string | undefined) => text.split(sign ?? '').length;
          assert.equal(count(opening), count(closing), text);
        }
        assert.equal(text.split('"').length % 2, 1, text);
      }
    }
  });

  it('is the whole prompt if the prompt has no words, and never empty', () => {
    assert.deepEqual(shownIn('***'), ['***']);
    for (const prompt of ['Thanks!', 'Please keep it short.', 'Tone: calm', '9:16']) {
      assert.ok(shownIn(prompt).length > 0, prompt);
    }
  });

  it('keeps only the address of a line that asks the maker to end with it', () => {
    const texts = shownIn(
      'make me a 10 second ad for my swim school, Little Otters in Bristol. first lesson is free. end with our website littleotters.example',
    );
    assert.equal(texts.at(-1), 'littleotters.example');
    assert.ok(texts.every((text) => !/end with/u.test(text)));
  });

  it('omits the words that announce a quotation, and the directions before a text for the screen', () => {
    const texts = shownIn(
      'Create a 25-second ad for PalletLoop.\n1. Introduce PalletLoop. Text: "Rent pallets that last."\n' +
        '2. Three benefits, one at a time: "No nails. No splinters.", "Tracked by RFID"\n3. End card: palletloop.example',
    );
    assert.deepEqual(texts.slice(0, 3), ['Rent pallets that last.', 'No nails. No splinters.', 'Tracked by RFID']);
    const chatty = shownIn(
      'Make an ad for Tidy. Clean in an hour. Mention that it is free. Then end with tidy.example',
    );
    assert.doesNotMatch(chatty.join('|'), /mention|then|end with/iu);
  });

  it('omits the later sentences of a field, up to the next label', () => {
    const request =
      'Create an ad for Tidy.\nHeadline: Clean in an hour\nTone: calm. A quiet morning at last. CTA: Book now';
    assert.deepEqual(shownIn(request), ['Clean in an hour', 'Book now']);
  });

  it('shows each item of a list in a request by itself, but a date with its time', () => {
    const listed =
      'Make a 15 s ad for our storage BoxBarn. Points to get across: from £9 a week, no minimum stay, free van.';
    assert.deepEqual(shownIn(listed).slice(0, 3), ['From £9 a week', 'No minimum stay', 'Free van']);
    const dated = 'Make a 15 s ad for our concert. Text on screen: October 9, 7 pm, Harbor Hall.';
    assert.ok(shownIn(dated).includes('October 9, 7 pm, Harbor Hall.'));
  });

  it('keeps the items of a list together that share a noun', () => {
    const listed = (items: string) =>
      shownIn(`Make a 15 s ad for our shop Oriel Strings.\nWhat we do: ${items}\nMood: quiet`);
    assert.deepEqual(listed('violin, viola and cello repairs, bow rehairs while you wait, free tea'), [
      'Violin, viola and cello repairs',
      'Bow rehairs while you wait',
      'Free tea',
    ]);
  });

  it('keeps the dates at both sides of a dash in one line', () => {
    const joint = (text: string) => chunksOf(cardText(text).blocks).map((chunk) => chunk.text);
    for (const dates of ['Valid 1 April – 30 September', 'Vom 1. Mai – 30. Juni', 'Di a Do 10 – 18 Uhr']) {
      assert.deepEqual(joint(dates), [dates]);
    }
    assert.deepEqual(joint('Since 1987 – 20% off'), ['Since 1987', '20% off']);
  });

  it('reduces an instruction about the contact to the contact', () => {
    const requests = [
      'make a 10 sec ad for Harlow Plumbing. we answer 24/7. phone number big at the end 01632 960 417',
      'make a 10 sec ad for BoxBarn storage. first month free. at the end our website is boxbarn.example',
    ];
    assert.deepEqual(
      requests.map((request) => shownIn(request).at(-1)),
      ['01632 960 417', 'boxbarn.example'],
    );
  });

  it('ends with the contact data that a request names in an instruction, but not with what it rules out', () => {
    const end = (prompt: string) => copyOf(prompt).texts.flatMap(({ role, text }) => (role === 'end' ? [text] : []));
    const ad = 'Make a 15 second ad for Rapid Rooter. We unblock drains the same day.';
    const note = 'make me a 15 second ad for Rapid Rooter. we unblock drains the same day.';
    assert.ok(end(`${note} phone number 01632 960 417 at the end, big`).includes('01632 960 417'));
    assert.ok(end(`${ad} It should close on our website rooter.example, please.`).includes('rooter.example'));
    assert.ok(end(`${ad} Close with the address, 12 Hill Street.`).some((it) => it.startsWith('12 Hill Street')));
    assert.ok(end(`${ad} Don't show rival.example.`).every((it) => !it.includes('rival')));
    assert.ok(end(`${ad} Ask j.doe for the logo.`).every((it) => !it.includes('j.doe')));
  });

  it('repeats an address of the text at the end if the end has none', () => {
    const copy = [
      'No garden? No problem.',
      'Order at tidy.example before May and shipping is on us.',
      'Try Tidy free today',
    ];
    assert.equal(shownIn(copy.join('\n\n')).at(-1), 'tidy.example');
  });

  it('shows no sentence with a negation in capitals', () => {
    const notes =
      'Meeting notes, 12 March\n\n- Texts approved:\n1. "See well."\n2. "Free eye test"\n- The student discount is NOT to be mentioned before April, the contract is still unsigned.';
    assert.doesNotMatch(shownIn(notes).join(' | '), /student|contract/u);
  });

  it('ends with the brand of “[brand] logo”, and with each quotation after it apart', () => {
    const prompt =
      'Create a 20 second spot for Northlight Heat Pumps.\n1. On-screen: "Nobody told Morag."\n' +
      '2. End card: Northlight logo, "Warm. Even here.", northlight.example, "Book your free survey"\nObjective: book a survey.';
    const shown = shownIn(prompt);
    assert.ok(shown.includes('Book your free survey') && shown.includes('northlight.example'), shown.join(' | '));
    assert.ok(!/logo|book a survey/u.test(shown.join(' | ')), shown.join(' | '));
  });

  it('shows the quotations of a line that announces the next lines', () => {
    const prompt =
      'Create a 20 second ad for Lingua Loft.\n\nOpen with the line "Your owl misses you." Then show people at a table. Key messages:\n- Six people per class\n\nClose on "First evening free".';
    assert.ok(
      shownIn(prompt).some((text) => text.includes('Your owl')),
      shownIn(prompt).join(' | '),
    );
    assert.ok(!shownIn(prompt).join().includes('Key messages'), shownIn(prompt).join(' | '));
  });

  it('shows no footer of a newsletter', () => {
    const mail = [
      'Subject: Summer is here',
      'The first peaches are in.',
      'Order by Friday',
      'Unsubscribe | View in browser | 12 Hill Street',
    ];
    assert.ok(!shownIn(mail.join('\n\n')).join().includes('Hill Street'));
    const letter = 'Newsletter\n\nLiebe Leserinnen und Leser,\n\nLeihen statt kaufen!\n\nJetzt stöbern: dinge.example';
    assert.ok(!shownIn(letter).join().includes('Leserinnen'), shownIn(letter).join(' | '));
    assert.ok(shownIn('Unsubscribe from boring coffee.\n\nTry Nova.').join().includes('Unsubscribe from'));
  });

  it('shows what a request wants to be said, without the words for it', () => {
    for (const [prompt, shown] of [
      [
        'Make a 15 second ad for Vista, our shop for glasses. It must make clear that the eye test is free.',
        'The eye test is free',
      ],
      [
        'Crea uno spot di 15 secondi per Ottica Vista. Deve far capire che da noi la visita è gratuita.',
        'Da noi la visita è gratuita',
      ],
    ] as const) {
      assert.ok(
        shownIn(prompt).some((text) => text.startsWith(shown)),
        shownIn(prompt).join(' | '),
      );
    }
  });

  it('drops the words by which the author of a request introduces a fact', () => {
    const request =
      'Make a 12 second teaser for my card game. Takes ten minutes, and the catch is that everybody plays blind.';
    assert.match(shownIn(request).join(' | '), /Takes ten minutes\. Everybody plays blind\./u);
  });

  it('shows a quoted line of a request, last if its author places it at the end', () => {
    const line = 'Make a 20 second teaser for my board game. It takes 40 minutes. ';
    const kept =
      '“Only one boat is leaving” is the line people kept repeating to me, so please make that the big moment.';
    assert.ok(shownIn(line + kept).includes('Only one boat is leaving'));
    const ends = (prompt: string) => copyOf(prompt).texts.flatMap(({ role, text }) => (role === 'end' ? [text] : []));
    for (const [prompt, end] of [
      [
        'Haz un anuncio de 11 segundos para la autoescuela. Matrícula gratis en junio. Y cierra con "Aprueba sin dramas".',
        'Aprueba sin dramas',
      ],
      [
        "Fais une vidéo de 12 secondes pour ma boutique. Plateaux à 14 €. J'aime « L'hiver se mange chaud », ce serait bien de finir là-dessus.",
        "L'hiver se mange chaud",
      ],
    ] as const) {
      assert.ok(ends(prompt).includes(end), ends(prompt).join(' | '));
    }
  });

  it('puts the number and the address of the advertiser on the end card, without the words that place them', () => {
    const endOf = (prompt: string) => copyOf(prompt).texts.at(-1);
    const german =
      'Macht bitte einen Spot (15 Sekunden). Ab 12. Januar startet der neue Kurs, acht Abende für 96 Euro. Am Schluss die Anmeldung über tanzwerk.example';
    assert.deepEqual([endOf(german)?.role, endOf(german)?.text], ['end', 'Anmeldung über tanzwerk.example']);
    const english =
      'can u do a 10 sec vid for my chimney sweep business, Blackledge & Daughter. sweep plus camera check is £65, we cover Kendal, ring 01539 555 0142';
    assert.deepEqual([endOf(english)?.role, endOf(english)?.text], ['end', '01539 555 0142']);
  });

  it('shows a price even if the clauses beside it are doubtful', () => {
    const request =
      'Make me a commercial, about 12 seconds, for a pump service. Running a special right now, $275 for tanks up to 1000 gallons, good thru Oct 31. Put our saying on there: We dig it.';
    assert.match(shownIn(request).join(' | '), /Running a special right now, \$275 for tanks/u);
  });

  it('separates a quotation from the words of the author after it, but keeps added contact data', () => {
    const request =
      'Faites une pub pour la marque Caboche. Texte à l’écran : « 79 € par mois » et à la fin « Essayez une semaine gratuitement » avec l’adresse caboche.example.';
    assert.deepEqual(shownIn(request).slice(-2), ['Essayez une semaine gratuitement', 'caboche.example']);
    const mail =
      'Oi Rafa, tudo bem?\n\nPode seguir com:\n\nAbertura: "Seu primeiro apê tem varanda."\nFechamento: "Visite o decorado." + WhatsApp (11) 5550-0147\n\nO público é casal jovem.\n\nBeijos,\nCamila';
    assert.deepEqual(shownIn(mail), ['Seu primeiro apê tem varanda.', 'Visite o decorado.', 'WhatsApp (11) 5550-0147']);
  });

  it('omits announcements, and the signature of a mail', () => {
    const mail = [
      'Hi Nora,',
      "here's the copy as it should appear:",
      'Headline: Your roof has a second job.',
      'Line 2: Installed in one day',
      'CTA: See what your roof earns',
      'Then three benefits:',
      '- 25-year power guarantee',
      'Thanks so much,',
      'Megan',
      'Megan Ortiz | Office Manager | Sunward Roofs Ltd',
      'T: (602) 555-0148',
    ].join('\n');
    const texts = shownIn(mail);
    assert.ok(texts.includes('25-year power guarantee'));
    assert.ok(texts.every((text) => !/Megan|Ltd|555|Then three/u.test(text)));
  });

  it('keeps a label together with the text after it', () => {
    const poster =
      'Oktoberfest at Stonebridge Brewing\n\nLive oompah band.\n\nNew on tap: Copper Märzen\n\n118 Mill Street.';
    assert.ok(shownIn(poster).includes('New on tap: Copper Märzen'));
  });

  it("ends with the command that installs a README's product, and with no other code", () => {
    const readme =
      '# pgdrift\n\n**Know when production stopped matching your migrations.**\n\npgdrift prints the difference as SQL.\n\n## Install\n\n```sh\nbrew install kestrel-labs/tap/pgdrift\npgdrift check --url $DATABASE_URL\n```\n\n## Contributing\n\nSee the pgdrift wiki.';
    const { texts } = copyOf(readme);
    assert.deepEqual(texts.at(-1), { kind: 'text', role: 'end', text: 'brew install kestrel-labs/tap/pgdrift' });
    assert.ok(texts.every(({ text }) => !text.includes('--url')));
  });

  it('shows each of several quotations in a line by itself', () => {
    const prompt =
      'I need a teaser for our game Mothlight.\n\nText cards: "Follow the light" / "Fear the switch" / "Out 13 March on Steam"';
    const texts = adCopyOf(prompt, 'request', 20).texts.map(({ text }) => text);
    const quoted = ['Follow the light', 'Fear the switch', 'Out 13 March on Steam'];
    assert.deepEqual(
      quoted.filter((text) => !texts.includes(text)),
      [],
    );
  });

  it('shows no text twice', () => {
    const texts = shownIn('Order today.\n\nFresh bread at six.\n\nOrder today!');
    assert.equal(texts.filter((text) => /^order today/iu.test(text)).length, 1);
  });

  it('shows each of several buttons in brackets by itself', () => {
    const texts = shownIn('The lunch box that does not leak.\n\n$34.00\n\n[Add to cart]   [Find a store]');
    assert.deepEqual(texts.slice(-2), ['Add to cart', 'Find a store']);
  });

  it('is all of the cells below the headers for copy, and rows from a spreadsheet are a document', () => {
    const sheet = [
      ['Campaign', 'Format', 'Headline', 'Subline', 'CTA', 'URL', 'Owner', 'Notes'],
      [
        'Autumn',
        '9:16',
        'Frost is coming. Check your pipes.',
        'Free at 40 centres',
        'Book',
        'tidy.example',
        'Ana',
        'No blue',
      ],
    ];
    const prompt = sheet.map((row) => row.join('\t')).join('\n');
    assert.equal(kindOf(prompt), 'document');
    assert.deepEqual(shownIn(prompt), [
      'Frost is coming. Check your pipes.',
      'Free at 40 centres',
      'Book – tidy.example',
    ]);
  });

  it('has no cell of a rejected row, even if the rows have different lengths', () => {
    const rows = [
      ['Ad ID', 'Status', 'Owner', 'Headline (30)', 'Description (90)', 'Final URL'],
      ['BD-01', 'REJECTED', 'Priya', 'Learn to dance today!!', 'Best dance lessons in town', ''],
      ['BD-02', 'APPROVED', 'Tomasz', 'Two left feet? Perfect.', 'Your first lesson is free.', 'fontaine.example'],
    ];
    const shown = shownIn(`${rows.map((row) => row.join('\t')).join('\n')}\n\nnote: only run APPROVED rows`);
    assert.ok(shown.includes('Two left feet? Perfect.'), shown.join('|'));
    assert.ok(!shown.join('|').includes('Learn to dance'), shown.join('|'));
  });

  it('keeps a colon after the label of a text', () => {
    const textsIn = (line: string) => chunksOf(cardText(line).blocks).map(({ text }) => text);
    assert.deepEqual(textsIn('Headline: Tohorā: Breath of Giants'), ['Headline', 'Tohorā: Breath of Giants']);
    assert.deepEqual(textsIn('Super: Title: Breath of Giants'), ['Super', 'Title', 'Breath of Giants']);
  });

  it('shows no sentence that forbids to show something', () => {
    for (const sentence of [
      'Do not use the old ringtone.',
      'Please never show the lift.',
      'Não divulgar a data antes do dia 25.',
      'No mostrar el precio.',
      'Non mostrare la sala vecchia.',
      'Éviter le jargon médical.',
    ]) {
      const brief = `From: Ana <ana@helion.example>\nTo: Ben\nSubject: final texts\n\nHi Ben,\n\nfinal texts below, please have a first cut by Friday.\n\n${sentence}\nHeadline: One pass, nine valleys\nCTA: Book at tidy.example\n\nThanks\nAna`;
      assert.ok(!shownIn(brief).join('|').includes(sentence.slice(3, 15)), sentence);
    }
  });

  it('does not take a colleague in a chat for the brand', () => {
    const chat = [
      '#marketing',
      'Lukas Egger  9:14 AM\nmorning, did the copy get signed off?',
      'Priya Nair  9:21 AM\nyes, final:\n> One pass. Nine valleys.\n> alpenring.example/pass',
      'Lukas Egger  9:25 AM\non it',
    ].join('\n\n');
    assert.notEqual(copyOf(chat).brand, 'Lukas Egger');
  });

  it('is found in hostile text in bounded time', () => {
    const began = process.cpuUsage();
    for (const part of ['„! ', '"A. ', '(a, ', 'A: b = c -> ', 'Aa Bb Cc ', '@a.b.c/', '1.', '—']) {
      copyOf(part.repeat(5_000 / part.length));
    }
    assert.ok(process.cpuUsage(began).user < 8e6);
  });

  it('hides the header of a mail, but not a line that only looks like one', () => {
    const mail = [
      'Da: Elena Bruscoli',
      'A: info@studiovideo.example',
      'Oggetto: R: R: testi spot vendemmia (definitivi!!)',
      '',
      'Ciao Marco,',
      'scusa il ritardo, siamo stati sommersi dalla grandine. Ti incollo qui sotto i testi approvati, così puoi partire.',
      '',
      "Quest'anno l'uva la raccogli tu.",
      'Vendemmia aperta, 20 e 21 settembre',
      'Podere Le Civette – Montalcino',
      '',
      'Un abbraccio',
      'Elena',
    ].join('\n');
    const text = shownIn(mail).join('|');
    assert.match(text, /Vendemmia aperta/u);
    assert.doesNotMatch(text, /Bruscoli|studio\.example|testi spot/u);
    assert.match(shownIn('To: the moon. And back.\nBook your seat at apollo.example').join('|'), /the moon/u);
  });

  it('ends with the slogan after the brand in the last line', () => {
    const { texts } = copyOf(
      'The last bus leaves at nine.\nFrom June, Skerry Line sails every hour.\n\nSkerry Line. The long way home.',
    );
    assert.deepEqual(
      texts.filter(({ role }) => role === 'end').map(({ text }) => text),
      ['Skerry Line. The long way home.'],
    );
  });

  it('ends with the brand and its slogan in one line, unless the line goes on with a sentence', () => {
    const endOf = (last: string) =>
      copyOf(`Lunch by bike.\nFive euros for your first lunch.\n${last}`).texts.flatMap(({ role, text }) =>
        role === 'end' ? [text] : [],
      );
    const line = 'Les Gamelles d’Anouk, la cantine qui pédale';
    assert.deepEqual(endOf(line), [line]);
    assert.equal(copyOf(`Lunch by bike.\n${line}`).brand, 'Les Gamelles d’Anouk');
  });

  it('keeps a quotation inside another one', () => {
    const request =
      'Hola, necesito un vídeo de 15 segundos para la academia Babelia. Abre con la frase «¿Otra vez con el "más o menos"?» y termina con babelia.example.';
    assert.ok(shownIn(request).includes('¿Otra vez con el "más o menos"?'));
  });

  it('shows what a request asks to mention and to end with, without the asking', () => {
    assert.deepEqual(
      shownIn(
        'Por favor, un vídeo de 10 segundos. El cliente es Aceites La Loma. «De nuestro olivo a tu mesa».',
      ).filter((text) => /cliente/u.test(text)),
      [],
    );
    const texts = (request: string) => copyOf(request).texts.map(({ role, text }) => `${role}: ${text}`);
    assert.deepEqual(
      texts(
        'Hola, necesitamos un vídeo de 15 segundos para nuestra clínica Patitas. Que se mencione que la primera visita es gratis. Termina con patitas.example.',
      ),
      ['body: La primera visita es gratis.', 'end: patitas.example.'],
    );
    assert.deepEqual(
      texts(
        'Wir brauchen einen Imagefilm, 12 Sekunden, für Krüger. Die Botschaft: „Wir halten, was trägt.“ Am Ende Logo und www.krueger.example einblenden.',
      ),
      ['body: Wir halten, was trägt.', 'end: www.krueger.example'],
    );
  });
});
