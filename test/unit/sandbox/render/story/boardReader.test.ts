import assert from 'node:assert/strict';
import { storyOf } from '../../../../../src/sandbox/render/story/story';
import type { TimedShot } from '../../../../../src/sandbox/render/story/boardTiming';

/** The shots of a prompt's board. */
function shotsOf(prompt: string, seconds = 8): TimedShot[] {
  const story = storyOf({ prompt, seconds, fps: 24 });
  assert.ok(story.form === 'board', prompt);
  return story.frames.map(({ shot }) => shot);
}

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
        [['Il roule.', 'Roulez longtemps.'], []],
        [[], ['Recycle & Co']],
      ],
    );
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
});
