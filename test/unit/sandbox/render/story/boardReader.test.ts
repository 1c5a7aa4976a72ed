import assert from 'node:assert/strict';
import { boardStory } from '../../../../../src/sandbox/render/story/boardStory';
import { plainText } from '../../../../../src/sandbox/render/story/plainText';
import { storyOf } from '../../../../../src/sandbox/render/story/story';
import type { TimedShot } from '../../../../../src/sandbox/render/story/boardTiming';

/** The shots of a prompt's board. */
function shotsOf(prompt: string, seconds = 8): TimedShot[] {
  const story = storyOf({ prompt, seconds, fps: 24 });
  assert.ok(story.form === 'board', prompt);
  return story.frames.map(({ shot }) => shot);
}

/** The frames of a prompt's board, whatever kind the prompt has. */
const framesOf = (prompt: string, isScript: boolean, seconds = 8): TimedShot[] =>
  boardStory(plainText(prompt), isScript, seconds).frames.map(({ shot }) => shot);

const captions = (prompt: string, seconds?: number) => shotsOf(prompt, seconds).map(({ caption }) => caption);

describe('board reader', () => {
  it('omits the labels of a prompt from captions', () => {
    const text = captions(
      [
        'In a sunlit studio a potter shapes a tall vase on a wheel.',
        'Cinematography:',
        'Camera shot: medium close-up',
        'Lens: 40 mm, shallow depth of field',
        'Actions:',
        '- She presses both thumbs into the clay and the vase rises',
      ].join('\n'),
    ).join(' ');
    assert.match(text, /presses both thumbs/u);
    assert.doesNotMatch(text, /Cinematography|Camera|Lens|Actions|40 mm/u);
  });

  it('reads a label that is a camera term as a note of the shot', () => {
    const shots = shotsOf(
      'Slow motion: a barista pouring steamed milk into a matte black cup, then close-up on the rosetta forming, push in. Shallow depth of field. No people talking, text, watermark.',
    );
    assert.deepEqual(
      shots.map(({ caption, size, moves, isSlow }) => [caption, size, moves, isSlow]),
      [
        ['A barista pouring steamed milk into a matte black cup', undefined, [], true],
        ['The rosetta forming', 'close', ['pushIn'], false],
      ],
    );
  });

  it('omits clauses that are only about the camera from captions', () => {
    assert.deepEqual(
      captions(
        [
          '[00:00-00:03] Aerial wide, dawn fog over a still fjord. Drone, slow lateral tracking.',
          '[00:03-00:06] WIDE – a woman unlocks a studio, slight handheld, at eye level.',
          '[00:06-00:09] A kettle steams on the stove. Slow push in, high speed, on sticks.',
          '[00:09-00:12] Rack focus from the glass eye on a wooden stand to a tray of forty others.',
        ].join('\n'),
        12,
      ),
      [
        'Dawn fog over a still fjord',
        'A woman unlocks a studio',
        'A kettle steams on the stove',
        'The glass eye on a wooden stand to a tray of forty others',
      ],
    );
  });

  it('omits how the camera is held, sound, finish and exclusions in French and Japanese', () => {
    const french = [
      "Plan séquence, caméra à l'épaule très douce, 35 mm. Une main pose un bol de cerises sur la nappe.",
      'La lumière glisse sur les draps de lin froissés.',
      'Pas de musique. Étalonnage chaud, grain léger, style documentaire. Éviter : visages en gros plan, texte à l’écran.',
    ].join(' ');
    assert.deepEqual(captions(french), [
      'Une main pose un bol de cerises sur la nappe',
      'La lumière glisse sur les draps de lin froissés',
    ]);
    assert.deepEqual(
      captions('職人の手が和紙を竹に貼る。カット:乾いた紙の繊維のマクロ。カット:和紙ランプが灯る。', 9),
      ['職人の手が和紙を竹に貼る', '乾いた紙の繊維のマクロ', '和紙ランプが灯る'],
    );
  });

  it('starts a shot at each number before a hyphen, even in lower case', () => {
    assert.deepEqual(
      captions(
        [
          'Shot 1 - Macro, flour falling through a shaft of light onto a wooden bench. Locked off. 85mm.',
          "Shot 2 - baker's forearms fold the dough on a wide old table, moody low key light",
          'Shot 3 - oven door opens toward camera, workshop behind it in soft bokeh, static wide',
        ].join('\n'),
        9,
      ),
      [
        'Flour falling through a shaft of light onto a wooden bench',
        "Baker's forearms fold the dough on a wide old table",
        'Oven door opens toward camera, workshop behind it',
      ],
    );
  });

  it('shows neither a fade to white nor what the sound or the picture shall not contain', () => {
    const [first, last] = shotsOf(
      '[0:00-0:04] Wide, a knife on a whetstone. Sound: steel on stone, no music. --no text, blur\n[0:04-0:08] Static wide. She floats on the water. Fade to white.',
    );
    assert.deepEqual([first?.sound, last?.caption], [['Steel on stone'], 'She floats on the water']);
    assert.deepEqual(
      captions(
        '早朝の山あいの温泉旅館、湯けむり。落ち着いた色調、環境音のみ(鳥の声、湯の音)。文字なし、手の崩れなし。',
      ),
      ['早朝の山あいの温泉旅館、湯けむり'],
    );
  });

  it('keeps verbs that begin like the name of a film stock, and reads sound and a pack shot as such', () => {
    const shots = shotsOf(
      [
        '1. ECU: boats arrive at a pier, with slight shake',
        '2. Reverse, a man in a tent, cool teal shadows. Sound of rain only. Evitare mani deformi e volti distorti.',
        '3. Packshot: lantern stands on a wet rock. Super: "60 hours of dark, handled."',
      ].join('\n'),
      10,
    );
    assert.deepEqual(
      shots.map(({ caption, titles, sound }) => [caption, titles, sound]),
      [
        ['Boats arrive at a pier', [], []],
        ['A man in a tent', [], ['Sound of rain only']],
        ['Lantern stands on a wet rock', ['60 hours of dark, handled.'], []],
      ],
    );
  });

  it('reads the voice of an end card once if its titles say the same, without a cue for the music', () => {
    const shots = shotsOf(
      '| VIDEO | AUDIO |\n|---|---|\n| A man smiles | VO: You have been nodding along. |\n| He laughs | VO: Hear it all. |\n' +
        '| End frame, logo on cream. SUPER: Auralie / Join in again. | VO: Auralie. Join in again. MUSIC out. |',
      20,
    );
    const last = shots.at(-1);
    assert.deepEqual(
      [last?.titles, last?.spoken, shots.length],
      [['Auralie', 'Join in again.'], ['Auralie. Join in again.'], 3],
    );
  });

  it('omits exclusions after the sound, and the whole term for slow motion', () => {
    const [shot] = shotsOf(
      'Tracking shot, 24mm. A shoe slams into a puddle in extreme slow motion, droplets in the backlight. Sound: footsteps, breathing. No text, no logos, no extra limbs.',
    );
    assert.equal(shot?.caption, 'A shoe slams into a puddle, droplets in the backlight');
    assert.deepEqual(shot.sound, ['Footsteps, breathing']);
  });

  it('reads thousands of exclusions in bounded time', () => {
    const began = process.cpuUsage();
    captions(`カメラは${'文字なし'.repeat(2500)}`);
    assert.ok(process.cpuUsage(began).user < 5e6);
  });

  it('keeps the hyphen of a place in a scene heading', () => {
    const script = 'INT. OPEN-PLAN OFFICE - MORNING\n\nDANI stares at a screen.\n\nDANI\nIt says no.';
    assert.equal(framesOf(script, true)[0]?.place, 'OPEN-PLAN OFFICE · MORNING');
  });

  it('counts no subject, setting or negative prompt above or below the shots as a shot', () => {
    const prompt = [
      'subject: Mowbert, a knee-high robot mower',
      'setting: back garden, dew on long grass',
      'shots:',
      '- time: 0-3',
      '  action: Mowbert rolls out of a garage',
      '- time: 3-6',
      '  action: it mows around a hedgehog',
      'negative_prompt: people near blades, captions',
    ].join('\n');
    assert.deepEqual(captions(prompt, 6), ['Mowbert rolls out of a garage', 'It mows around a hedgehog']);
  });

  it('shows nothing of what a line after “without” rules out', () => {
    for (const label of ['Without', 'Ohne', 'Sans', 'Sin', 'Sem', 'Senza']) {
      assert.deepEqual(captions(`Shot 1: a cat sleeps\nShot 2: it wakes\n${label}: a red ball`, 6), [
        'A cat sleeps',
        'It wakes',
      ]);
    }
  });

  it('reads the cuts of a script as pictures, and no legal mention', () => {
    const script = [
      'VO: Nine in Vienna.',
      'She lies down in her berth.',
      'MATCH CUT: lights become a sunrise over the sea.',
      'VO: Or wake up in Trieste.',
      'MENTION : Prix par personne.',
    ].join('\n');
    const shots = framesOf(script, true, 15);
    const words = shots.flatMap(({ spoken, titles }) => [...spoken, ...titles]);
    assert.deepEqual(words, ['Nine in Vienna.', 'Or wake up in Trieste.']);
    assert.ok(shots.some(({ caption }) => caption === 'Lights become a sunrise over the sea'));
  });

  it('reads the words beside a time as picture and camera', () => {
    const script = [
      'HOOK (0-3s, selfie in a car)',
      '"I wore it wrong for ten years."',
      'PROBLEM (3-7s, b-roll: white streaks on a black t-shirt)',
      '"Ruined collars."',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true, 7).map(({ caption, from, to }) => [caption, from, to]),
      [
        ['Selfie in a car', 0, 3],
        ['White streaks on a black t-shirt', 3, 7],
      ],
    );
    const [first] = framesOf('SHOT 1 (ECU, 120 fps): A drop falls.\nSHOT 2 (low angle): A fork.', false, 6);
    assert.deepEqual([first?.caption, first?.size], ['A drop falls', 'macro']);
  });

  it('shows no action after a logo as a title', () => {
    const rows = [
      '| Time | Video | Super |',
      '|---|---|---|',
      '| 0–4 | Brass gears turn. | |',
      '| 4–8 | Logo on navy. A duck waddles across. | Touch everything. |',
    ].join('\n');
    assert.deepEqual(shotsOf(rows).at(-1)?.titles, ['Touch everything.']);
  });

  it('shows the color behind a logo on its card or plate, not as a title', () => {
    const scene = 'INT. KITCHEN - DAY\nA woman fills a red mug.\nVO: Tea for the night shift.\n';
    const plate = shotsOf(`${scene}End frame: logo on dark green.`).at(-1);
    assert.deepEqual([plate?.caption, plate?.titles], ['Logo on dark green', []]);
    const card = shotsOf(`${scene}End frame: Logo Harrow & Leaf on dark green.`).at(-1);
    assert.deepEqual([card?.caption, card?.titles], ['Logo Harrow & Leaf on dark green', ['Harrow & Leaf']]);
  });

  it('reads a prompt in JSON by its keys, without empty values', () => {
    const prompt = {
      shot: { composition: 'close-up, slow dolly in, 50mm' },
      subject: { description: 'A white shoebox on a concrete floor' },
      audio: { music: 'low synth pulse', dialogue: null },
      negative_prompt: 'text, hands',
    };
    const [shot, ...others] = shotsOf(JSON.stringify(prompt));
    assert.deepEqual(others, []);
    assert.equal(shot?.caption, 'A white shoebox on a concrete floor');
    assert.deepEqual([shot.size, shot.moves, shot.sound], ['close', ['pushIn'], ['Low synth pulse']]);
    assert.deepEqual([shot.spoken, shot.titles], [[], []]);
  });

  it('leaves out the title above a list of shots and the notes below it', () => {
    const prompt = [
      'KAYAK – shot list, second version',
      'Style: cold morning light',
      '',
      '1. 0:00–0:04 A kayak glides past a reed bed.',
      '2. 0:04–0:08 A heron takes off from a branch.',
      '',
      'Natural sound only, the client adds the logo later.',
    ].join('\n');
    const story = storyOf({ prompt, seconds: 8, fps: 24 });
    assert.ok(story.form === 'board');
    assert.deepEqual(captions(prompt), ['A kayak glides past a reed bed', 'A heron takes off from a branch']);
    assert.match(story.look, /cold morning light/u);
    assert.ok(story.leftOut.includes('KAYAK – shot list, second version'));
    assert.ok(story.leftOut.some((text) => text.startsWith('Natural sound only')));
  });

  it('keeps the last lines of a script whose scenes contain blank lines', () => {
    const scene = (place: string, action: string) => `INT. ${place} - DAY\n\n${action}\n\nMAYA\nIt works.`;
    const prompt = `${scene('GARAGE', 'Maya turns a key.')}\n\n${scene('KITCHEN', 'Maya pours two cups of tea.')}`;
    assert.deepEqual(captions(prompt), ['Maya turns a key', 'Maya pours two cups of tea']);
    assert.deepEqual(
      shotsOf(prompt).map(({ spoken }) => spoken),
      [['It works.'], ['It works.']],
    );
  });

  it('reads a slash between spaces in a super as a new line', () => {
    const [shot] = shotsOf('SCENE 1\nA harbor at dawn.\nVO: Sail away.\nSUPER: 24/7 rescue / harbor.example', 4);
    assert.deepEqual(shot?.titles, ['24/7 rescue', 'harbor.example']);
  });

  it('keeps the object of a camera move', () => {
    const prompt = 'Camera slowly orbits a grey roadster parked on a salt flat, 8K, anamorphic lens flare';
    assert.deepEqual(captions(prompt), ['A grey roadster parked on a salt flat']);
    assert.deepEqual(shotsOf(prompt)[0]?.moves, ['orbit']);
  });

  it('keeps the object that the camera moves to, shows or reveals', () => {
    for (const [sentence, caption] of [
      ['Slow push in on a tidy desk.', 'A tidy desk'],
      ['The camera pushes in on a tidy desk.', 'A tidy desk'],
      ['Camera pulls back to reveal a huge crowd.', 'A huge crowd'],
      ['Slow dolly out to reveal a plant and a cup of tea.', 'A plant and a cup of tea'],
      ['Dolly in to the old door.', 'The old door'],
      ['Die Kamera fährt langsam auf eine Tasse zu.', 'Eine Tasse'],
      ['La cámara recorre las calles de Madrid.', 'Las calles de Madrid'],
      ['La cámara se acerca a una taza.', 'Una taza'],
    ] as const) {
      assert.deepEqual(captions(`${sentence} Warm light, 35mm, bokeh, no text.`), [caption], sentence);
    }
  });

  it('keeps the first object of a camera move', () => {
    assert.deepEqual(captions('Shot 1: The camera circles a DJ.\nShot 2: A crowd dances.'), ['A DJ', 'A crowd dances']);
    assert.deepEqual(
      captions('Plano 1: Cámara en mano, una chica ríe. Confeti a cámara lenta.\nPlano 2: Un DJ baila.'),
      ['Una chica ríe. Confeti', 'Un DJ baila'],
    );
  });

  it('shows no picture for a camera move to a known object, or for a move without an object', () => {
    const known = 'Wide shot of a grey car on a salt flat. The camera orbits the car in a slow arc. 35mm, no text.';
    assert.deepEqual(captions(known), ['A grey car on a salt flat']);
    const held = 'Close-up of a cup on a counter. The camera holds for a moment. 35mm, no text.';
    assert.deepEqual(captions(held), ['A cup on a counter']);
  });

  it('reads the text after a shot size with a colon as the picture', () => {
    for (const size of ['Macro shot', 'Wide shot', 'Close-up', 'Totale', 'Gros plan']) {
      const prompt = `${size}: a steel watch on black stone. Camera orbits slowly. 35mm, no text.`;
      assert.deepEqual(captions(prompt), ['A steel watch on black stone'], size);
    }
  });

  it('shows the start of a prompt that describes no picture', () => {
    const [shot, ...others] = shotsOf('Camera: slow orbit, 35mm, bokeh. No text.');
    assert.deepEqual(others, []);
    assert.match(shot?.caption ?? '', /slow orbit/u);
  });

  it('keeps the end card last, and an ampersand in a name on it', () => {
    const shots = shotsOf(
      [
        '| Image | Audio |',
        '|---|---|',
        '| Un vélo dans un parc | VO: Il roule. |',
        '| Logo Recycle & Co | VO: Roulez longtemps. |',
      ].join('\n'),
    );
    assert.deepEqual(
      shots.map(({ spoken, titles }) => [spoken, titles]),
      [
        [['Il roule.'], []],
        [['Roulez longtemps.'], ['Recycle & Co', 'Roulez longtemps.']],
      ],
    );
  });

  it('reads LOC as a voice', () => {
    const table = [
      '| Tiempo | Imagen | Audio | Rótulo |',
      '|---|---|---|---|',
      '| 0-4 | Un barco en el puerto | LOC: Aquí nace el mar. | Abierto |',
      '| 4-8 | Logo sobre blanco | Música sube | Salinas |',
    ].join('\n');
    assert.deepEqual(
      shotsOf(table).map(({ spoken, titles }) => [spoken, titles]),
      [
        [['Aquí nace el mar.'], ['Abierto']],
        [[], ['Salinas']],
      ],
    );
  });

  it('shows a short speech over the end card on it, and speaks a long one before', () => {
    const endOf = (speech: string) =>
      shotsOf(`0:00-0:04 A box lands on a counter\n0:04-0:08 End card: Plum&Pan\nVO: ${speech}`).map(
        ({ spoken, titles }) => [spoken, titles],
      );
    assert.deepEqual(endOf('Half off your first box.'), [
      [[], []],
      [['Half off your first box.'], ['Plum&Pan', 'Half off your first box.']],
    ]);
    const long = 'Use my code for half off your first box, and cook at home from Monday to Friday.';
    assert.deepEqual(endOf(long), [
      [[long], []],
      [[], ['Plum&Pan']],
    ]);
  });

  it('reads a quotation as speech after a speaker, and as a title where text appears', () => {
    const shots = shotsOf(
      'Tracking shot of a courier on a bike in the rain. The florist says, "You\'re early." Close-up of the bag, the text "Bloom in an hour" appears.',
    );
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      ["You're early."],
    );
    assert.deepEqual(
      shots.flatMap(({ titles }) => titles),
      ['Bloom in an hour'],
    );
  });

  it('gives each beat of an ad a panel with its speech and its picture', () => {
    const shots = shotsOf(
      [
        'HOOK: "No drilling, they said."',
        'VISUAL: Woman holds a huge poster',
        'PROBLEM: "Tape fell off. Twice."',
        'VISUAL: Poster on the floor',
      ].join('\n'),
    );
    assert.deepEqual(
      shots.map(({ spoken, caption }) => [spoken, caption]),
      [
        [['No drilling, they said.'], 'Woman holds a huge poster'],
        [['Tape fell off. Twice.'], 'Poster on the floor'],
      ],
    );
  });

  it('keeps start times and durations of shots', () => {
    const durations =
      '1. (3s) Wide shot of a hiker on a ridge.\n2. (2s) Close-up of muddy boots.\n3. (3s) Low angle, a lake.';
    assert.deepEqual(
      shotsOf(durations).map(({ start, end }) => [start, end]),
      [
        [0, 3],
        [3, 5],
        [5, 8],
      ],
    );
    const inLine = '0-3s Wide shot of a hiker on a ridge. 3-5s Close-up of muddy boots. 5-8s Low angle, a lake.';
    assert.deepEqual(
      shotsOf(inLine).map(({ start, end }) => [start, end]),
      [
        [0, 3],
        [3, 5],
        [5, 8],
      ],
    );
    const starts = '[0:00] Close-up of a kettle. VO: Morning.\n[0:05] Wide shot of a kitchen. VO: Tea first.';
    assert.deepEqual(
      shotsOf(starts).map(({ start, end }) => [start, end]),
      [
        [0, 5],
        [5, 8],
      ],
    );
  });

  it('reads labels behind emojis, bullets and arrows, and before dashes, arrows, bars and equals signs', () => {
    for (const [speech, title] of [
      ['🗣️ Voiceover: Tea first.', '📝 On-screen text: Open at 6'],
      ['- VO – Tea first.', '- Super over the shop ▸ Open at 6'],
      ['VO = Tea first.', 'Caption top of screen -> “Open at 6”'],
      ['NARR (60s, gravel, off camera): Tea first.', 'GFX (small): Open at 6'],
      ['[VO] Tea first.', '→ [text overlay: Open at 6]'],
      ['OFF-SPRECHERIN: Tea first.', 'Schrifteinblendung | Open at 6'],
    ]) {
      const shots = framesOf(`Scene 1: A shop at dawn.\n${speech}\n${title}`, true);
      assert.deepEqual(
        [shots.flatMap(({ spoken }) => spoken), shots.flatMap(({ titles }) => titles)],
        [['Tea first.'], ['Open at 6']],
        title,
      );
    }
  });

  it('reads a repeated name before a dash or in lower case as a speaker, and directions in brackets as none', () => {
    const shots = framesOf(
      'Skit, both roles are me\n\nmom — did you eat\nme — (long stare) two of them\nmom — two what\nme — trays. (leaves)\n\nsuper: Lasagna Club',
      true,
      12,
    );
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      ['did you eat', 'two of them', 'two what', 'trays.'],
    );
    assert.deepEqual(
      shots.flatMap(({ titles }) => titles),
      ['Lasagna Club'],
    );
  });

  it('lists those who speak, but no voices', () => {
    const speakers = (prompt: string) => framesOf(prompt, true).flatMap((shot) => shot.speakers);
    assert.deepEqual(speakers('ANNA: You fixed it yourself?\nTOM: Took me nine minutes.\nVO: Anyone can.'), [
      'ANNA',
      'TOM',
    ]);
    assert.deepEqual(speakers('MOM (O.S.)\nShoes!\n\nKID\nThey are clean.'), ['KID']);
    assert.deepEqual(speakers('| Character | Line |\n|---|---|\n| Gran | Who is it? |\n| Radio | Rain. |'), ['Gran']);
  });

  it('leaves out who speaks and how, above or below the shots', () => {
    const script = [
      'Sprecher: ruhig, leichter Einschlag',
      '',
      '00:00–00:04 Bild: Ein alter Kessel.',
      'Sprecher: „Der streikt.“',
      '00:04–00:08 Bild: Ein Garten.',
      'Sprecher: „Dann heizt die Luft.“',
      '',
      'VO talent: Tama (booked Thurs 2pm)',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true, 8).flatMap(({ spoken }) => spoken),
      ['Der streikt.', 'Dann heizt die Luft.'],
    );
  });

  it('gives each speaker of a dialogue without pictures a panel', () => {
    const shots = framesOf('ANNA: You fixed it?\nTOM: Took me nine minutes.\nANNA: Nine.\nVO: Anyone can.', true, 15);
    assert.deepEqual(
      shots.map(({ spoken }) => spoken),
      [['You fixed it?'], ['Took me nine minutes.'], ['Nine.', 'Anyone can.']],
    );
    // Speech is joined, and never dropped, if time is short.
    const short = framesOf('ANNA: One.\nTOM: Two.\nANNA: Three.\nTOM: Four.', true, 5);
    assert.deepEqual(
      short.flatMap(({ spoken }) => spoken),
      ['One.', 'Two.', 'Three.', 'Four.'],
    );
    assert.equal(short.length, 2);
    const endless = framesOf('ANNA: Hi.\nTOM: Ho.\n'.repeat(1500), true, 15);
    assert.equal(endless.flatMap(({ spoken }) => spoken).length, 3000);
  });

  it('reads a speech of several lines until a blank line', () => {
    const [shot] = framesOf(
      'INT. BARN - DAY\n\nA cow.\n\nFARMER\nForty years of milk.\nNever\nthe same cup.\n\nShe nods.',
      true,
    );
    assert.deepEqual(shot?.spoken, ['Forty years of milk. Never the same cup.']);
    assert.match(shot.caption, /A cow/u);
  });

  it('leaves out the header of a script and the notes below it', () => {
    const story = storyOf({
      prompt: [
        'CLIENT: Tallow & Co        TITLE: “The Wick”        TRT: :20        DRAFT 4',
        '',
        'VO: Some nights need a flame.',
        'SUPER: Tallow. Candles by hand.',
        '',
        'Casting – no “influencer types”, please',
        'Don’t say “the best candle”. Legal sends the disclaimer.',
        '❌ no music before the logo',
      ].join('\n'),
      seconds: 8,
      fps: 24,
    });
    assert.ok(story.form === 'board');
    const shown = story.frames.flatMap(({ shot }) => [shot.caption, ...shot.spoken, ...shot.titles]).filter(Boolean);
    assert.deepEqual(shown, ['Some nights need a flame.', 'Tallow. Candles by hand.']);
    assert.ok(story.leftOut.some((text) => text.startsWith('Casting')));
  });

  it('gives the texts of a list below the shots to the shots that it names', () => {
    const shots = framesOf(
      [
        'clip01 ::: a match flares in the dark --ar 9:16',
        'clip02 ::: an amber candle on a windowsill, rain outside --ar 9:16',
        'clip03 ::: the candle on a slate table, a thread of smoke --ar 9:16',
        '',
        'captions in post (serif, cream):',
        '1 “Wait for it”',
        'clip02 = Forty hours of light',
        'last: Wick & Wold · wick.example',
      ].join('\n'),
      false,
      12,
    );
    assert.deepEqual(
      shots.map(({ titles }) => titles).filter((titles) => titles.length > 0),
      [['Wait for it'], ['Forty hours of light'], ['Wick & Wold · wick.example']],
    );
  });

  it('reads tables by other headers, columns of seconds and cells with tabs, and continues a shot in a row below', () => {
    const rows = [
      ['#', 'sec', 'what we see', 'on screen', 'owner'],
      ['1', '3', 'A dad in a traffic jam', 'School run: 34 min', 'Kim'],
      ['2', '3', 'A cargo bike glides past', '', 'Kim'],
      ['', '', '', 'School run: 9 min', ''],
    ];
    for (const prompt of [
      rows.map((row) => row.join('\t')).join('\n'),
      rows.map((row, at) => `| ${row.join(' | ')} |${at === 0 ? '\n|---|---|---|---|---|' : ''}`).join('\n'),
    ]) {
      assert.deepEqual(
        framesOf(prompt, false, 6).map((shot) => [shot.start, shot.end, shot.caption, shot.titles]),
        [
          [0, 3, 'A dad in a traffic jam', ['School run: 34 min']],
          [3, 6, 'A cargo bike glides past', ['School run: 9 min']],
        ],
      );
    }
  });

  it('reads cells without a label as sound if other cells of the column label the speech', () => {
    const shots = shotsOf(
      [
        '| Image | Son |',
        '|---|---|',
        '| Un rôti fume | Musique classique, crescendo |',
        '| Un chien le fixe | VO : Il y a des choses. |',
        '| Le plat est vide | PÈRE (hors champ) : Biscotte ! |',
        '| Une facture | VO : Et d’autres. |',
      ].join('\n'),
      20,
    );
    assert.deepEqual(
      shots.map(({ spoken, sound }) => [spoken, sound]),
      [
        [[], ['Musique classique, crescendo']],
        [['Il y a des choses.'], []],
        [['Biscotte !'], []],
        [['Et d’autres.'], []],
      ],
    );
  });

  it('shows neither music in capitals nor directions for the voice', () => {
    const script = [
      '| VIDEO | AUDIO |',
      '|---|---|',
      '| A couple at a table | VO: Come in and talk to a person. |',
      '| Logo on white | MUSIC OUT |',
      '',
      'VO direction: older woman, almost bored. Not trailer voice!',
    ].join('\n');
    const frames = framesOf(script, true, 10);
    assert.deepEqual(frames.at(-1)?.sound, ['MUSIC OUT']);
    assert.doesNotMatch(
      frames.flatMap(({ titles, spoken }) => [...titles, ...spoken]).join(' '),
      /MUSIC|bored|trailer/u,
    );
  });

  it('reads what a screen shows as a picture of the screen', () => {
    const script =
      '| VIDEO | AUDIO |\n|---|---|\n| A woman eats. | VO: Hi. |\n| Phone screen: claim submitted, green check. | VO: Done. |';
    const last = framesOf(script, true, 8).at(-1);
    assert.deepEqual([last?.caption, last?.titles], ['Phone screen, claim submitted, green check', []]);
  });

  it('leaves out what the audio shall not contain', () => {
    const [shot] = shotsOf(
      'Shot 1: A sofa slides in.\nAudio: wooden clicks, soft guitar. No camera shake, no morphing.',
    );
    assert.deepEqual(shot?.sound, ['Wooden clicks, soft guitar']);
  });

  it('shows texts that a sentence announces, in quotation marks of any kind or without', () => {
    for (const [sentence, ...texts] of [
      ['Title fades in, thin white caps: "Go up".', 'Go up'],
      ['Text in lower case: »fall better« then smaller: knee pads for kids', 'fall better', 'knee pads for kids'],
      ["The text on screen says 'Don't wait up'.", "Don't wait up"],
      ['The title reads Open all night.', 'Open all night'],
      ['Lettering branco, fonte redonda: “Maré Boa” e embaixo “R$ 39 o par.”', 'Maré Boa', 'R$ 39 o par.'],
    ] as const) {
      const shots = framesOf(`Macro shot of a shoe in a puddle, 35mm. ${sentence}`, false);
      assert.deepEqual(
        shots.flatMap(({ titles }) => titles),
        texts,
        sentence,
      );
      assert.deepEqual([...new Set(shots.map(({ caption }) => caption).filter(Boolean))], ['A shoe in a puddle']);
    }
  });

  it('keeps the titles of shots that do not fit', () => {
    const board = boardStory(
      plainText(
        'Wide shot of a runner on a ridge at dawn, breath visible. Hard cut to a macro of a shoe in a puddle, drops in the air. Low drone over the ridge as the sun breaks through the clouds and lights up the whole valley below. Title: “Go up.” A dog sleeps in a hut beside the stove. Last second black, small logo type: “Korrin”.',
      ),
      false,
      3,
    );
    assert.ok(board.dropped > 0);
    const titles = board.frames.flatMap(({ shot }) => shot.titles);
    assert.deepEqual(titles, ['Go up.', 'Korrin']);
  });

  it('reads JSON with errors and text around it, with a panel for each entry of a list of shots', () => {
    const prompt = `Paste this:
{
  "shots": [
    { "start": 0, "end": 3, "description": "A baker dusts flour over a table", },
    // the last one
    { "start": 3, "end": 6, "description": "Loaves rise in an oven", "text_overlay": { "content": "Up since three.", "font": "Futura" } }
  ],
  "consistency": "the same baker in all shots",
  "negative": "faces"
}`;
    assert.deepEqual(
      framesOf(prompt, false, 6).map(({ start, end, caption, titles }) => [start, end, caption, titles]),
      [
        [0, 3, 'A baker dusts flour over a table', []],
        [3, 6, 'Loaves rise in an oven', ['Up since three.']],
      ],
    );
  });

  it('reads columns without a dashed line, and cells that stand for no text', () => {
    for (const sign of ['|', '//']) {
      const prompt = [
        ['Picture', 'Sound', 'Super'],
        ['A mailbox full of flyers', 'VO: Your mailbox is a landfill.', 'n/a'],
        ['A hand holds a postcard', 'VO: Except for this.', 'Snailo. 99¢ a card.'],
      ]
        .map((cells) => cells.join(` ${sign} `))
        .join('\n');
      assert.deepEqual(
        framesOf(prompt, true, 6).map(({ caption, spoken, titles }) => [caption, spoken, titles]),
        [
          ['A mailbox full of flyers', ['Your mailbox is a landfill.'], []],
          ['A hand holds a postcard', ['Except for this.'], ['Snailo. 99¢ a card.']],
        ],
      );
    }
  });

  it('reads the lines of a script as speech if only directions in square brackets interrupt them', () => {
    const shots = framesOf(
      'Founder selfie, one take, 20 s\n\nHi, I fix bikes.\n[holds up a clamp]\nIt costs nineteen dollars.\n\nTEXT ON SCREEN: clampy.example',
      true,
    );
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      ['Hi, I fix bikes.', 'It costs nineteen dollars.'],
    );
    assert.deepEqual(shots.at(-1)?.titles, ['clampy.example']);
  });

  it('reads the text below labels that stand on lines of their own', () => {
    const shots = framesOf(
      '## Shot 1\n**Visual**\nTwo hikers in a tent.\n**VO**\nThe best alarm is bacon.\n\n## Shot 2\n**Visual**\nA blue flame.\n**Text**\nEmber One. 89 g.\n\n## Notes for the editor\nNo drone take.',
      true,
    );
    assert.deepEqual(
      shots.map(({ caption, spoken, titles }) => [caption, spoken, titles]),
      [
        ['Two hikers in a tent', ['The best alarm is bacon.'], []],
        ['A blue flame', [], ['Ember One. 89 g.']],
      ],
    );
  });

  it('reads two labels of any name as the picture and the audio if one of them labels speech', () => {
    const prompt = [
      'EYES: A man holds a shirt up to a window.',
      'EARS: HIM: It was one taco.',
      'EYES: A woman takes the shirt.',
      'EARS: HER: It’s never one taco.',
      'SUPER: Pressly. $4 a shirt.',
    ].join('\n');
    const shots = framesOf(prompt, true, 10);
    assert.match(shots.map(({ caption }) => caption).join('. '), /A man holds a shirt.*A woman takes the shirt/u);
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      ['It was one taco.', 'It’s never one taco.'],
    );
  });

  it('reads a scene with a letter, with an abbreviation or in a row of aligned columns as a shot', () => {
    for (const [first, second] of [
      ['SCENE A\n', 'SCENE B\n'],
      ['ESC 1 / ', 'ESC 2 / '],
    ]) {
      const prompt = `${first}An orange tent on a black beach, wide shot\n\n${second}Rain on the tent, macro, 120fps`;
      assert.deepEqual(captions(prompt), ['An orange tent on a black beach', 'Rain on the tent']);
    }
    const rows = [
      '#   TC      SIZE   DESCRIPTION',
      '1   00-03   WS     A cargo bike rolls out of a garage.',
      '2   03-08   CU     Two kids buckle themselves into the front box.',
    ];
    assert.deepEqual(
      framesOf(rows.join('\n'), false).map(({ caption, start, end, size }) => [caption, start, end, size]),
      [
        ['A cargo bike rolls out of a garage', 0, 3, 'wide'],
        ['Two kids buckle themselves into the front box', 3, 8, 'close'],
      ],
    );
  });

  it('reads a label in the action of a screenplay as no speaker', () => {
    const prompt = [
      'INNEN. SCHLAFZIMMER – NACHT',
      'Wecker: MARTIN liegt wach.',
      'MARTIN\nSchläfst du?',
      'JULE\nJa. Auf meiner Seite ist die neue.',
      'Schwenk: Das Bett besteht aus zwei Matratzen.',
      'INSERT: liegewiese.example',
    ].join('\n\n');
    const shots = framesOf(prompt, true, 20);
    assert.equal(shots[0]?.place, 'SCHLAFZIMMER · NACHT');
    assert.deepEqual(
      shots.flatMap(({ spoken }) => spoken),
      ['Schläfst du?', 'Ja. Auf meiner Seite ist die neue.'],
    );
    assert.deepEqual(shots.at(-1)?.titles, ['liegewiese.example']);
    assert.match(shots.map(({ caption }) => caption).join('|'), /liegt wach.*zwei Matratzen/u);
  });

  it('leaves out the end of a long caption, but not of a scene that several panels show', () => {
    const sentences = Array.from(
      { length: 8 },
      (_, at) => `The baker carries tray number ${at} to the long wooden table.`,
    );
    const brief = `SCENE A\n${sentences.join(' ')}\n\nSCENE B\nA cat sleeps on a window sill, close-up`;
    const { frames, leftOut } = boardStory(plainText(brief), false, 8);
    const words = frames.map(({ shot }) => shot.caption.split(' ').length);
    assert.ok(Math.max(...words) <= 36, words.join(' '));
    assert.match(leftOut.join('|'), /tray number 7/u);
    const scene = `INT. BAKERY - DAY\n\n${sentences.join(' ')}\n\nBAKER\nGood morning.`;
    assert.match(
      framesOf(scene, true, 30)
        .map(({ caption }) => caption)
        .join('|'),
      /number 7/u,
    );
  });

  it('keeps the age of a person in a caption', () => {
    const scene = 'INT. HALLWAY - NIGHT\n\nPRIYA (30s, dressing gown) holds a sleeping baby.\n\nPRIYA\nShh.';
    assert.match(framesOf(scene, true)[0]?.caption ?? '', /^PRIYA \(30s, dressing gown\) holds/u);
  });

  it('shows the picture of a shot instead of its name', () => {
    const [first] = framesOf('Scene 1 (0–3s) – The hook\nVisual: A boy at a mirror.\nVO: Eleven seconds.', true, 3);
    assert.equal(first?.caption, 'A boy at a mirror');
  });

  it('reads a name with a number as a speaker', () => {
    const script = 'INT. ATTIC - NIGHT\n\nTwo RACCOONS lounge.\n\nRACCOON 1\nI love this place.\n\nRACCOON 2\nNo rent.';
    const [shot] = framesOf(script, true);
    assert.deepEqual([shot?.caption, shot?.spoken], ['Two RACCOONS lounge', ['I love this place.', 'No rent.']]);
  });

  it('reads a list of shots in JSON as shots, and its description as none', () => {
    const prompt = JSON.stringify({
      description: 'Photorealistic ad for an optician.',
      sequence: ['An older man squints at a street', 'He puts on glasses, the street snaps into sharp focus'],
      lighting: 'soft daylight',
    });
    assert.deepEqual(captions(prompt), ['An older man squints at a street', 'He puts on glasses, the street snaps']);
  });

  it('shows neither the settings of a generator nor the sound as a picture', () => {
    assert.deepEqual(captions('Shot 1: A garden at dawn.\nShot 2: A man digs.\n\nMode: Professional | Duration: 8s'), [
      'A garden at dawn',
      'A man digs',
    ]);
    const shots = shotsOf(
      'シネマティック、85mmレンズ。雪の降る夜、職人が灯りをともす。カメラはゆっくり後退し、子どもが笑う。音は雪の静けさだけ。\nネガティブ:文字、ロゴ',
    );
    assert.match(shots.flatMap(({ sound }) => sound).join(), /静けさ/u);
    assert.doesNotMatch(shots.map(({ caption }) => caption).join(), /静けさ|文字/u);
  });

  it('reads a column of speakers, and a label in it, for the lines beside it', () => {
    const prompt = [
      'TIMECODE | CHARACTER | LINE (EN) | NOTE',
      '00:00 | NARRATOR | Every office has one. | warm, not smug',
      '00:04 | TINA | It is not the printer. | deadpan!!',
      '00:08 | SUPER | helpdesk.example | ',
    ].join('\n');
    assert.deepEqual(
      framesOf(prompt, true, 12).map(({ caption, spoken, titles }) => [caption, spoken, titles]),
      [
        ['', ['Every office has one.'], []],
        ['', ['It is not the printer.'], []],
        ['', [], ['helpdesk.example']],
      ],
    );
  });

  it('keeps lines below a label for text together on the last panel, and addresses in a picture as text', () => {
    const [panel, card] = framesOf(
      'Hands pass plates in a packed bistro, grain, 35mm. Text, typed like a receipt, one line at a time:\nBISTRO ODILE\ndinner from 6\n\nThe door closes, odile.example on the glass.',
      false,
      8,
    );
    assert.match(panel?.caption ?? '', /Hands pass plates/u);
    assert.deepEqual(panel?.titles, ['BISTRO ODILE', 'dinner from 6']);
    assert.deepEqual(card?.titles, ['odile.example']);
  });

  it('reads a camera tag before a sentence, and the words on a sign', () => {
    const [toaster, sign] = framesOf(
      '[Push in, tilt up] A chrome toaster on a pink counter. A neon sign behind it flickers on and reads TOASTLY. 35mm.',
      false,
      6,
    );
    assert.deepEqual(toaster?.moves, ['pushIn', 'tiltUp']);
    assert.equal(toaster.caption, 'A chrome toaster on a pink counter');
    assert.deepEqual([sign?.caption, sign?.titles], ['A neon sign behind it flickers on', ['TOASTLY']]);
  });

  it('shows the titles of an end card without a panel for its description', () => {
    const script =
      'ESC. 1 EXT. PUERTO - DÍA\nLucía suelta un cabo.\nLOCUTOR: Este verano.\n\nESC. 2 CARTELA FINAL\nRÓTULO: Levante. Este verano sí.';
    const { frames } = boardStory(plainText(script), true, 12);
    assert.deepEqual(
      frames.map(({ kind, shot }) => [kind, shot.titles.join()]),
      [
        ['panel', ''],
        ['titles', 'Levante. Este verano sí.'],
      ],
    );
  });

  it('names the brand on an end card with its web address, as the script spells it', () => {
    const script =
      'VO: Quarter Hour sends you everything.\n\nScene 1: A box lands on the doorstep.\n\nVO: Quarter Hour. Dinner is sorted.\n\nEND CARD: 4 boxes for the price of 2 · quarter-hour.example';
    const end = boardStory(plainText(script), true, 12).frames.at(-1);
    assert.equal(end?.kind, 'titles');
    assert.equal(end.shot.titles[0], 'Quarter Hour');
    const unnamed = boardStory(plainText(script.replaceAll('Quarter Hour', 'We')), true, 12).frames.at(-1);
    assert.equal(unnamed?.shot.titles[0], '4 boxes for the price of 2');
  });

  it('shows no word that stands for the logo', () => {
    const end = boardStory(plainText('VO: We are from here.\nEND CARD: logo. SUPER: Prairie Sky.'), true, 8).frames.at(
      -1,
    );
    assert.deepEqual(end?.shot.titles, ['Prairie Sky.']);
  });

  it('reads headings and end cards of Italian scripts', () => {
    const script =
      'SCENA 1 – EST. VIALE, GIORNO\nUna Panda con la scritta scuola guida.\n\nSCENA 2 – INT. AUTO\nLe mani girano il volante.\n\nCARTELLO FINALE: Via Nizza 210';
    const { frames } = boardStory(plainText(script), true, 12);
    assert.deepEqual(
      frames.map(({ shot }) => [shot.place, shot.titles.join()]),
      [
        ['VIALE, GIORNO', ''],
        ['AUTO', ''],
        ['', 'Via Nizza 210'],
      ],
    );
  });

  it('shows no remark in brackets below an end card', () => {
    const script =
      'Szene 1: Ein Tropfen fällt auf das Moos.\nSPRECHER: Heute ist er da.\n\nPackshot: INSERT: Hellentaler Wasser. Gut Ding.\n\n(Musik bitte GEMA-frei!)';
    const titles = boardStory(plainText(script), true, 12).frames.flatMap(({ shot }) => shot.titles);
    assert.deepEqual(titles, ['Hellentaler Wasser. Gut Ding.']);
  });

  it('shows no length and no format of a Japanese prompt', () => {
    const prompt = '浴衣の少女が花火に火をつける。火花が散る。8秒、縦型、虫の声。';
    assert.doesNotMatch(captions(prompt).join(' '), /8秒|縦型/u);
  });

  it('opens a shot at each part of a script, with the direction in brackets as its picture', () => {
    const script = [
      'HOOK (look straight to camera, hold up the tube)',
      'MAYA: I hated every sunscreen.',
      'DEMO (rub it in)',
      'MAYA: This one just goes.',
      'CTA (point down)',
      'MAYA: Link below.',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true, 12).map(({ caption, spoken }) => [caption, spoken]),
      [
        ['Hold up the tube', ['I hated every sunscreen.']],
        ['Rub it in', ['This one just goes.']],
        ['Point down', ['Link below.']],
      ],
    );
  });

  it('reads numbers in square brackets, and hides what is above the first', () => {
    const prompt =
      'Prompt for video gen, launch teaser\n\n[1] a fox tugs a rope on a pier\n[2] an octopus clings to a chest';
    assert.deepEqual(
      framesOf(prompt, false).map(({ caption }) => caption),
      ['A fox tugs a rope on a pier', 'An octopus clings to a chest'],
    );
  });

  it('takes INT and EXT at the start of a caption as the side of the door', () => {
    const shots = framesOf(
      'Plan 1 : Intérieur nuit, un boulanger pétrit. \nPlan 2 : Extérieur, aube. Une fille sort. ',
      false,
    );
    assert.deepEqual(
      shots.map(({ caption, isInside }) => [caption, isInside]),
      [
        ['Nuit, un boulanger pétrit', true],
        ['Aube. Une fille sort', false],
      ],
    );
    assert.equal(framesOf('Interior design studio, a woman draws.', false)[0]?.isInside, undefined);
  });

  it('shows no order about consistency, take, seed, or slow motion, and no style after a title', () => {
    const shots = framesOf(
      'single continuous shot, gimbal. A terrier trots along a cliff. Sea far below. Text on screen: HOLDFAST, made for dogs. Natural colour grade, no slow-mo, keep dog anatomy consistent, seed 44120',
      false,
    );
    assert.deepEqual(
      shots.map(({ caption }) => caption).filter((caption) => caption !== ''),
      ['A terrier trots along a cliff. Sea far below'],
    );
    assert.deepEqual(
      shots.flatMap(({ titles }) => titles),
      ['HOLDFAST, made for dogs.'],
    );
  });

  it('shows the only text that an exclusion allows', () => {
    const prompt = [
      '1) A boy in a yellow raincoat climbs a stair. Top-down.',
      '2) He presses his nose against the lens. Close-up, f/1.4.',
      '3) Exterior, dusk: the beam sweeps across black water. Aerial.',
      '',
      'Keep the boy consistent in all shots. No dialogue. No on-screen text except the end card: Pendeen Museum / Open all winter',
    ].join('\n');
    assert.deepEqual(shotsOf(prompt, 12).at(-1)?.titles, ['Pendeen Museum', 'Open all winter']);
  });

  it('shows what a voice adds on an end card, however short', () => {
    const script =
      '| Time | Picture | Audio |\n|---|---|---|\n| 0-3s | Players arrive | SFX: rain |\n| 3-6s | End card | SUPER: Tickets from £12 VO: Come in from the rain. |';
    const { kind, shot } = boardStory(plainText(script), true, 6).frames.at(-1) ?? {};
    assert.deepEqual([kind, shot?.titles], ['titles', ['Tickets from £12', 'Come in from the rain.']]);
  });

  it('shows the first clauses of a long sentence', () => {
    const clause = 'a scruffy brown terrier in a bright orange harness trots along a path';
    const [shot] = framesOf(`${clause}, ${clause}, ${clause}.`, false, 4);
    assert.equal(shot?.caption.toLowerCase(), `${clause}, ${clause}`);
  });

  it('reads shots from every layout of a list', () => {
    const shots = ['a fox wakes in the snow', 'paws dig at a red door', 'an old man opens with soup'] as const;
    const layouts = [
      'FOX shot list  v2\n\n1   WS   a fox wakes in the snow\n2   CU   paws dig at a red door\n3   MS   an old man opens with soup',
      '1 - WS - a fox wakes in the snow, wide open\n2 - CU - paws dig at a red door, in a blizzard\n3 - MS - an old man opens with soup',
      'Cena 1: a fox wakes in the snow. Cena 2: paws dig at a red door. Cena 3: an old man opens with soup.',
      '1) Wide shot: a fox wakes in the snow. 2) Close-up: paws dig at a red door. 3) An old man opens with soup.',
      'A fox wakes in the snow → paws dig at a red door → an old man opens with soup',
      '0:00-0:03   A fox wakes in the snow.   SFX: wind\n0:03-0:06   Paws dig at a red door.   SFX: knock\n0:06-0:09   An old man opens with soup.   SFX: ladle',
    ];
    for (const layout of layouts) {
      const read = framesOf(layout, false, 9).map(({ caption }) => caption.toLowerCase());
      assert.equal(read.length, 3, layout);
      for (const [at, shot] of shots.entries()) assert.ok(read[at]?.startsWith(shot), `${layout}: ${read.join(' | ')}`);
    }
  });

  it('leaves out the lines below shots that take one line each', () => {
    const list = '0-3s: A fox wakes in the snow\n3-6s: Paws dig at a red door\n6-9s: An old man opens with soup';
    const notes = 'Kids need helmets. Legal check pending.';
    const { frames, leftOut } = boardStory(plainText(`${list}\n${notes}`), true, 9);
    assert.equal(frames.length, 3);
    assert.ok(leftOut.includes(notes));
    const titled = boardStory(plainText(`${list}\nAt the end the title “Open late”`), false, 9);
    assert.deepEqual(titled.frames.at(-1)?.shot.titles, ['Open late']);
  });

  it('opens a shot at each cut of a social script, and hears its hook and its call to action', () => {
    const script = [
      'HOOK (0-2s, talking to cam, car park): POV: your neighbour buys a leaf blower',
      'TEXT ON SCREEN: sleep, sorted',
      '*cut to me chucking foam ones in the bin*',
      'VO: these are Hushlings',
      'VO: I can still hear my alarm',
      'CTA (smile, point down): code NIGHTS15 gets you 15% off',
      'TEXT ON SCREEN: NIGHTS15 = 15% off',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true, 15).map(({ caption, titles, spoken }) => [caption, titles, spoken]),
      [
        ['Car park', ['sleep, sorted'], ['POV: your neighbour buys a leaf blower']],
        ['Me chucking foam ones in the bin', [], ['these are Hushlings', 'I can still hear my alarm']],
        ['', ['NIGHTS15 = 15% off'], ['code NIGHTS15 gets you 15% off']],
      ],
    );
  });

  it('shows the text of an end card without the instructions about its layout', () => {
    const titles = (end: string) =>
      framesOf(`Scene 1: A fox wakes in the snow.\nVO: Brr.\n${end}`, true).at(-1)?.titles;
    assert.deepEqual(titles('PACKSHOT: Logo, darunter: Jetzt buchen: fuchs.example'), ['Jetzt buchen: fuchs.example']);
    assert.deepEqual(titles('END CARD: Logo centred, phone number below: 01524 555 230'), ['01524 555 230']);
    assert.deepEqual(titles('CARTON FINAL : Logo centré, en dessous : Le Renard'), ['Le Renard']);
    assert.deepEqual(titles('SCHLUSSTAFEL: Fuchs & Co'), ['Fuchs & Co']);
  });

  it('shows a spoken sentence on the end card only if its words are not already there', () => {
    const script = [
      '| VIDEO | AUDIO |',
      '|---|---|',
      '| A single drip lands in a saucepan. | VO: Drip. |',
      '| Logo on slate. SUPER: Hendry / Free roof survey | VO: Free survey. Ring us. |',
    ].join('\n');
    assert.deepEqual(framesOf(script, true).at(-1)?.titles, ['Hendry', 'Free roof survey', 'Ring us.']);
  });

  it('keeps legal lines for the end card', () => {
    const script = 'Scene 1: A fox wakes.\nVO: Brr.\nEND CARD: Fox & Co\nFUSSNOTE: *Nur im Winter.';
    const last = framesOf(script, true).at(-1);
    assert.deepEqual([last?.titles, last?.legal], [['Fox & Co'], ['*Nur im Winter.']]);
    const noCard = boardStory(plainText('Scene 1: A fox wakes.\nVO: Brr.\nLEGAL: Only in winter.'), true, 8);
    assert.ok(noCard.leftOut.includes('Only in winter.'));
  });

  it('shows capitals after a colon as text of the picture', () => {
    const [shot] = framesOf('A drop slides down the neck, the label glows: OLD SCORCHER', false, 4);
    assert.deepEqual([shot?.caption, shot?.titles], ['A drop slides down the neck, the label glows', ['OLD SCORCHER']]);
  });

  it('keeps a numbered scene in one panel', () => {
    const scene = 'INT. KITCHEN - DAY\nA bell rings. Karim comes in with bread. Odette smiles.\nODETTE: Hello.';
    const numbered = `1. ${scene}\n\n2. ${scene}`;
    assert.equal(framesOf(numbered, true, 20).length, 2);
    assert.ok(framesOf(`${scene}\n\n${scene}`, true, 20).length > 2);
  });

  it('reads a name that contains a label as a speaker', () => {
    const script = 'INT. VET - DAY\n\nPARROT\nBack again?\n\nSHOP OWNER (50s)\nHe ate the remote.';
    assert.match(JSON.stringify(framesOf(script, true).flatMap(({ spoken }) => spoken)), /He ate the remote/u);
  });

  it('shows no note to a colleague in brackets, and no exclusion among words about the style', () => {
    const script =
      'Scene 1 - balcony, a dead fern\nVO: Everyone has killed a fern.\n[designer: logo files are in the dropbox, use the green one]';
    assert.doesNotMatch(JSON.stringify(framesOf(script, true)), /dropbox/u);
    const prompt = 'Plan 1 : un affineur retourne une meule. Style documentaire, grain 35 mm, pas de visages déformés.';
    assert.deepEqual(
      framesOf(prompt, false).map(({ caption }) => caption),
      ['Un affineur retourne une meule'],
    );
  });

  it('reads the action after a scene heading with a time, and drops no shot at the end of the film', () => {
    const script = [
      '[00:00] EXT. QUAI – AUBE. Des baskets sur un banc.',
      '[00:04] Une femme lace ses chaussures.',
      '[00:08] FIN. (musique coupée net)',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true).map(({ place, caption }) => [place, caption]),
      [
        ['QUAI · AUBE', 'Des baskets sur un banc'],
        ['', 'Une femme lace ses chaussures'],
      ],
    );
    assert.equal(boardStory(plainText(script), true, 8).dropped, 0);
  });

  it('shows the name of a logo', () => {
    const script = 'INT. KITCHEN - DAY\nA dog.\n\nEND CARD: Moppet logo / moppet.example';
    assert.deepEqual(
      framesOf(script, true).map(({ titles }) => titles),
      [[], ['Moppet', 'moppet.example']],
    );
  });

  it('notes a sound in a cell for audio that has no colon', () => {
    const table = [
      '| t | video | audio | scritta |',
      '|---|---|---|---|',
      '| 0-3 | balcone grigio | SFX traffico | Il tuo balcone |',
      '| 3-6 | mani che invasano | musica sfuma | Gratis |',
    ].join('\n');
    assert.deepEqual(
      framesOf(table, true, 6).map(({ sound, spoken }) => [sound, spoken]),
      [
        [['Traffico'], []],
        [['Musica sfuma'], []],
      ],
    );
  });

  it('keeps the titles of a shot before an end frame, and shows an address below its titles', () => {
    const script = [
      'INT. SHOP - DAY',
      'A couple on a bed.',
      'SUPER: 100-night trial',
      '',
      'END FRAME – logo on cream',
      'SUPER: Dunmore Beds',
      'dunmore.example',
    ].join('\n');
    assert.deepEqual(
      framesOf(script, true).map(({ titles }) => titles),
      [['100-night trial'], ['Dunmore Beds', 'dunmore.example']],
    );
  });

  it('reads labels inside a paragraph below the shots', () => {
    const prompt = [
      'Shot 1 (0-4s): wide, static — she steps off a tram at dawn.',
      'Shot 2 (4-8s): macro, slow dolly right — her hands unfold a green canoe.',
      '',
      'Soft overcast light, fine grain. Natural sound only. End card text: "Nine kilos of lake."',
    ].join('\n');
    assert.deepEqual(
      shotsOf(prompt).map(({ caption, moves, titles }) => [caption, moves, titles]),
      [
        ['She steps off a tram at dawn', ['still'], []],
        ['Her hands unfold a green canoe', ['track'], []],
        ['', [], ['Nine kilos of lake.']],
      ],
    );
  });

  it('shows a name after the quotation of an end card', () => {
    const prompt = [
      'カット1:職人が溶けたガラスを吹く。手持ちカメラ。',
      'カット2:細い筆で金魚を描く手元。マクロ撮影、ゆっくりプッシュイン。',
      '',
      '最後のテロップ:「風が、音になる。」 音羽硝子',
    ].join('\n');
    assert.deepEqual(
      shotsOf(prompt).map(({ caption, titles }) => [caption, titles]),
      [
        ['職人が溶けたガラスを吹く', []],
        ['細い筆で金魚を描く手元', []],
        ['', ['風が、音になる。', '音羽硝子']],
      ],
    );
  });

  it('reads the fields of other languages', () => {
    const fields = {
      planos: [
        { t: '0-4s', cena: 'Um homem descasca um sobreiro', camara: 'tripé' },
        { t: '4-8s', cena: 'Mãos lixam uma prancha de surf', camara: 'travelling lateral' },
      ],
      texto_final: 'Vive no mar.',
    };
    assert.deepEqual(
      framesOf(JSON.stringify(fields, undefined, 2), false).flatMap(({ caption, titles }) => [caption, ...titles]),
      ['Um homem descasca um sobreiro', 'Mãos lixam uma prancha de surf', 'Vive no mar.'],
    );
  });

  it('reads on-screen text in a column of its own, and in the cell of a picture', () => {
    const french = [
      '| TC | Image | Son / Voix | Titrage |',
      '|---|---|---|---|',
      '| 0-4 | Une jument attend | LÉA : Concours samedi. | |',
      '| 4-8 | Un téléphone, une carte | VOIX OFF : Trouvez une place. | Une place libre |',
    ].join('\n');
    const german = [
      'Zeit | Bild | Ton',
      '0-4 | Eine Lok fährt durch einen Tunnel | SPRECHERIN: Manche Züge sind pünktlich.',
      '4-8 | Leute in der Halle. INSERT: 120 Händler | SPRECHERIN: Kaufen und tauschen.',
    ].join('\n');
    const titles = [french, german].map((table) => framesOf(table, true).flatMap((shot) => shot.titles));
    assert.deepEqual(titles, [['Une place libre'], ['120 Händler']]);
  });

  it('does not repeat on an end card what its titles say with other accents', () => {
    const script = [
      'INT. STABLE - DAY',
      'A horse waits.',
      '',
      'END FRAME: Le covoiturage qui a du crin – vanpartage.example',
      'VO: VanPartagé, le covoiturage qui a du crin.',
    ].join('\n');
    assert.deepEqual(framesOf(script, true).at(-1)?.titles, ['Le covoiturage qui a du crin – vanpartage.example']);
  });
});
