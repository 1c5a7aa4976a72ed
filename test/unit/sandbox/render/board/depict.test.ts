import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import type { Depiction } from '../../../../../src/sandbox/render/board/depiction';
import { paletteOf } from '../../../../../src/sandbox/render/look/palette';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';

/** The depictions of a film's captions, each shown for two seconds. */
function depict(...captions: readonly string[]): Depiction[] {
  return depictAll(
    captions.map((caption, index) => ({ ...emptyShot, caption, start: index * 2, end: index * 2 + 2 })),
    '',
  );
}

describe('depiction', () => {
  it('shows a person of any trade, with the gender and age that the film mentions', () => {
    const [first, second] = depict('A courier waits at a door', 'She rings the bell');
    assert.equal(first?.main?.kind === 'person' && first.main.person.kind, 'woman');
    assert.equal(second?.main?.kind === 'person' && second.main.person.kind, 'woman');
    const [potter] = depict('An elderly potter shapes a vase, clay running over her fingers');
    assert.deepEqual(potter?.main?.kind === 'person' && [potter.main.person.kind, potter.main.person.pose], [
      'grandmother',
      'work',
    ]);
  });

  it('recognizes people of more trades in English texts', () => {
    for (const [caption, kind] of [
      ['A sculptor looks up', 'man'],
      ['A waitress laughs', 'woman'],
      ['Retired drummer Mr. Han sits alone', 'man'],
      ['Nan waves', 'grandmother'],
      ['She is a glassblower. The glassblower turns', 'woman'],
    ] as const) {
      assert.equal(drawnIn(caption)[0], kind, caption);
    }
    assert.deepEqual(drawnIn('Elle coupe une part'), ['woman', undefined]);
    assert.deepEqual(drawnIn('パンの耳')[0], 'bread');
  });

  it('reads the gender of a trade from its ending, even beside others', () => {
    for (const [film, ...kinds] of [
      [['LUCÍA conduce', 'El mecánico sonríe'], 'woman', 'man'],
      [['Ein Mann wartet', 'Die Verkäuferin lacht'], 'man', 'woman'],
      [['Une femme entre', 'Le serveur sourit'], 'woman', 'man'],
    ] as const) {
      const people = depict(...film).map(({ main }) => main?.kind === 'person' && main.person.kind);
      assert.deepEqual(people, kinds, film.join('. '));
    }
  });

  it('adds an earlier person of the other sex whom a pronoun names', () => {
    const [, both] = depict('Grandad smiles', 'Granddaughter whispers something. He laughs');
    const kinds = [both?.main, both?.second].map((it) => it?.kind === 'person' && it.person.kind);
    assert.deepEqual(kinds, ['girl', 'grandfather']);
    const [, couple] = depict('Three women wave', 'A couple carries a sofa. They laugh');
    assert.ok(couple?.second?.kind !== 'person' || couple.second.others.length === 0);
    const [, same] = depict('A man in a kitchen', 'Grandpa nods. He waves a dish');
    assert.equal(same?.second?.kind, 'thing');
  });

  it('shows people of several trades and languages', () => {
    for (const caption of [
      'A violinist tunes',
      'Ein Klempner lacht',
      'Uma professora explica',
      'Un falegname pialla',
    ]) {
      assert.equal(depict(caption)[0]?.main?.kind, 'person', caption);
    }
  });

  it('draws no thing for a word that means another', () => {
    for (const caption of [
      'A thin ring of amber light glows',
      'A luthier draws a brass plane along the top',
      'Ein Mann zieht eine helle Bahn durch den Schmutz',
      'He files the temple of a horn-rimmed frame',
      'El aceite cae en hilo sobre una tostada',
      'A thumb tightens the key',
      'Il caffè sale',
    ]) {
      const { main } = depict(caption)[0] ?? {};
      const name = main?.kind === 'thing' ? main.name : undefined;
      assert.ok(!['hindu-temple', 'thread', 'key', 'salt', 'ring', 'plane', 'train'].includes(name ?? ''), caption);
    }
    for (const caption of ['Keys jingle', 'El mate humea']) {
      assert.equal(depict(caption)[0]?.main?.kind, 'thing', caption);
    }
  });

  it('colors clothes as described', () => {
    const [shot] = depict('A courier in a yellow jacket on a bike');
    assert.equal(shot?.main?.kind === 'person' && shot.main.person.cloth, '#f0bf3a');
  });

  it('puts a person on what they ride or sit on', () => {
    for (const [caption, name] of [
      ['A bike courier weaves through traffic', 'bike'],
      ['A teenager on a sofa', 'sofa'],
    ] as const) {
      const [shot] = depict(caption);
      assert.equal(shot?.main?.kind, 'person', caption);
      assert.equal(shot.second?.kind === 'thing' && shot.second.name, name, caption);
    }
  });

  it('draws a person in the pose of the verb', () => {
    for (const [caption, pose] of [
      ['A woman dances on a beach', 'cheer'],
      ['Ein Mann springt ins Wasser', 'cheer'],
      ['Una niña levanta los brazos', 'cheer'],
      ['An old man kneels in a garden', 'kneel'],
      ['Une femme accroupie dans un jardin', 'kneel'],
      ['A girl lies in bed', 'lie'],
      ['男の子がベッドで眠る', 'lie'],
      ['A runner sprints across a road', 'run'],
    ] as const) {
      const { main } = depict(caption)[0] ?? {};
      assert.equal(main?.kind === 'person' && main.person.pose, pose, caption);
    }
    const [beside] = depict('Dad sips coffee, a baby asleep on his shoulder');
    assert.ok([beside?.main, beside?.second].every((it) => it?.kind !== 'person' || it.person.pose !== 'lie'));
  });

  it('draws no thing for an English word of another language', () => {
    for (const [caption, name] of [
      ['Karim regarde son lave-linge', 'washer'],
      ['Die Frau hat einen Koffer und geht', 'suitcase'],
      ['Los niños van con una maleta', 'suitcase'],
    ] as const) {
      const { main, second } = depict(caption)[0] ?? {};
      assert.equal(main?.kind, 'person', caption);
      assert.equal(second?.kind === 'thing' && second.name, name, caption);
    }
  });

  it('ignores a noun that only modifies a place', () => {
    assert.equal(depict('A coffee farm at dawn')[0]?.main, undefined);
    assert.equal(depict('Uma fazenda de café em Minas')[0]?.main, undefined);
  });

  it('shows no earlier subject in a panel whose caption neither names it nor refers to it', () => {
    for (const caption of [
      'An odd creature glides past',
      'The second hand ticks',
      'One headlamp moves along the ridge',
    ]) {
      const [, shot] = depict('A man holds a bottle', caption);
      assert.equal(shot?.main, undefined, caption);
    }
    assert.equal(depict('A man holds a bottle', 'Three things nobody told you')[1]?.form, 'words');
    assert.equal(depict('A man holds a bottle', 'Waves crash over the rocks at sea')[1]?.form, 'scene');
  });

  it('shows the earlier subject that a pronoun or a missing subject refers to', () => {
    const whoIn = (shot: Depiction | undefined) => shot?.main?.kind === 'person' && shot.main.person.kind;
    for (const caption of ['She laughs', 'Points down', 'Her shoulders drop', 'Smiles']) {
      assert.equal(whoIn(depict('A grandmother on a sofa', caption)[1]), 'grandmother', caption);
    }
    const [, , couple] = depict('A couple at a kitchen table', 'Her phone lights up', 'They laugh');
    assert.deepEqual([couple?.main?.kind, couple?.second?.kind], ['person', 'person']);
    const [, phone] = depict('A couple at a kitchen table', 'Her phone lights up');
    assert.deepEqual([phone?.main?.kind === 'thing' && phone.main.name, phone?.second], ['phone', undefined]);
    const [, bottle] = depict('A red bottle on a table', 'It glows');
    assert.deepEqual(bottle?.main, { kind: 'thing', name: 'bottle', color: '#cf3a2b' });
  });

  it('shows the earlier person for a reflexive verb without a subject', () => {
    const [, sighs] = depict('Una mujer en su cocina', 'Se queda en blanco, suspira');
    assert.equal(sighs?.main?.kind, 'person');
    assert.equal(depict('Una calle', 'Se queda en blanco')[1]?.main, undefined);
  });

  it('recognizes names in capitals, but no other capitals', () => {
    assert.equal(depict('MAYA stares at a wall')[0]?.main?.kind, 'person');
    assert.equal(depict('MAYA stares at a wall', 'Maya grins')[1]?.main?.kind, 'person');
    for (const caption of ['TRAIL GEAR, version three', 'EWS, pre-dawn', 'GUION SPOT']) {
      assert.equal(depict(caption)[0]?.main, undefined, caption);
    }
  });

  it('shows the part of a body that the caption names', () => {
    for (const caption of [
      "A woman's hand in a black silk sleeve",
      'Close on the fingers of a man',
      '女性の指先が芽を摘む',
    ]) {
      const [shot] = depict(caption);
      assert.equal(shot?.main?.kind, 'hand', caption);
      assert.equal(shot.second, undefined, caption);
    }
    for (const [caption, name] of [
      ['Her feet find the slippers', 'foot-medium-light'],
      ["A guard's lunchbox", undefined],
      ['A cracked bronze eye', 'eye'],
      ['His ear', 'ear-medium-light'],
    ] as const) {
      const main = depict('A woman on a chair', caption)[1]?.main;
      assert.equal(main?.kind === 'thing' ? main.name : main, name, caption);
    }
    assert.deepEqual(drawnIn('A beagle opens one eye'), ['dog', undefined]);
    assert.deepEqual(drawnIn('A bare foot finds a hold, a climber smiles'), ['man', undefined]);
    const [face] = depict('Close-up of a face');
    assert.equal(face?.main?.kind === 'person' && face.main.isFace, true);
  });

  it('shows a plate for a logo or a pack shot', () => {
    const [, logo] = depict('A couple in a kitchen', 'Logo on navy');
    assert.deepEqual([logo?.form, logo?.main, logo?.ground], ['logo', undefined, '#1f2d55']);
    assert.equal(depict('A couple in a kitchen', 'Pack shot')[1]?.form, 'logo');
    assert.equal(depict('A couple in a kitchen', 'Pack shot: the bottle')[1]?.main?.kind, 'thing');
  });

  it('reads from INT and EXT whether a place is indoors', () => {
    const settingOf = (place: string, isInside: boolean, caption: string) =>
      depictAll([{ ...emptyShot, caption, place, isInside, start: 0, end: 2 }], '')[0]?.setting;
    assert.equal(settingOf('SUBURBAN DINING ROOM', true, 'A family eats'), 'living');
    assert.equal(settingOf('HOUSE', true, 'A man looks at the garden'), 'living');
    assert.equal(settingOf('HOUSE', false, 'A man takes a bath towel off the line'), 'yard');
    assert.equal(settingOf('OPTICIAN', true, 'A bus stops outside'), 'studio');
  });

  it('prefers a grey sky to the morning', () => {
    assert.equal(depict('An overcast morning in a street')[0]?.light, 'overcast');
  });

  it('changes the light only from the panel that names another light', () => {
    const [first, , last] = depict('A diver in the deep water', 'A steel watch', 'The diver surfaces at sunset');
    assert.deepEqual([first?.light, last?.light], ['day', 'golden']);
    assert.equal(first?.setting, 'underwater');
    const lights = depict('A couple in a kitchen at night', 'An office in the morning', 'A house with a porch');
    assert.deepEqual(
      lights.map(({ light }) => light),
      ['night', 'dawn', 'dawn'],
    );
  });

  /** The subject of a caption and the figure beside it: the kind of a person, or the name of a thing. */
  function drawnIn(caption: string): (string | undefined)[] {
    const [shot] = depict(caption);
    return [shot?.main, shot?.second].map((figure) =>
      figure?.kind === 'thing' ? figure.name : figure?.kind === 'person' ? figure.person.kind : figure?.kind,
    );
  }

  it('draws no thing for a word that only describes another noun', () => {
    for (const [caption, ...names] of [
      ['A coral-orange trainer with a translucent sole', 'shoe'],
      ['Steel glowing orange in the forge'],
      ['A little cream delivery van crosses a bridge', 'van'],
      ['An empty cat bowl', 'bowl'],
      ['Icons pop like bubbles around a phone', 'phone'],
      ['Dog food in a tin', 'can'],
      ['A runner in muddy boots climbs a path', 'man'],
      ['A woman in a rust-coloured jacket', 'woman'],
      ['木の机に急須', 'kettle'],
      ['A woman in a canvas apron', 'woman'],
      ['檜の縁に手ぬぐい', 'towels'],
      ['A pod of dolphins breaks the surface', 'dolphin'],
      ['Une baleine saute', 'whale'],
    ] as const) {
      assert.deepEqual(
        drawnIn(caption).filter((name) => name !== undefined),
        names,
        caption,
      );
    }
  });

  it('draws nothing that is said to be absent', () => {
    for (const [caption, ...names] of [
      ['The burger is gone', undefined],
      ['Das Rad ist weg', undefined],
      ['A woman looks around. The dog has vanished', 'woman', undefined],
    ] as const) {
      assert.deepEqual(drawnIn(caption).slice(0, names.length), names, caption);
    }
  });

  it('keeps a boy a boy beside a woman', () => {
    assert.equal(drawnIn('A boy under the desk waves at her')[0], 'child');
    assert.equal(drawnIn('The child waves, her hair wet')[0], 'girl');
  });

  it('stays in the room of a scene heading that names only the time of day in addition', () => {
    const scene = (place: string, caption: string) => ({ ...emptyShot, place, caption, start: 0, end: 2 });
    const inVan = { ...scene('VAN · EVENING', 'A plumber sits'), isInside: true };
    const [first, second] = depictAll([inVan, scene('VAN', 'A burger')], '');
    assert.deepEqual([first?.setting, second?.setting], ['carInside', 'carInside']);
  });

  it('ignores words of other languages in an English text', () => {
    for (const caption of ['The main thing is the chat', 'A tomato slice so thin that you can see through it']) {
      const [shot] = depict(caption);
      assert.ok(shot?.main?.kind !== 'hand' && shot?.setting !== 'sea', caption);
    }
    assert.equal(depict('Zero white cast on her skin')[0]?.setting, 'studio');
    assert.equal(depict('A boat on a mirror-flat fjord')[0]?.setting, 'lake');
  });

  it('draws as many persons as the text names', () => {
    const countIn = (caption: string) =>
      [depict(caption)[0]?.main, depict(caption)[0]?.second]
        .flatMap((figure) => (figure?.kind === 'person' ? [1, ...figure.others] : []))
        .filter(Boolean).length;
    assert.equal(countIn('A family of six eats in silence'), 6);
    assert.equal(countIn('Vier Freunde am Grill'), 4);
    assert.equal(countIn('Cuatro alumnos riendo'), 4);
    assert.equal(countIn('Two girls race'), 2);
    assert.deepEqual(drawnIn('Two brothers walk'), ['man', 'man']);
    assert.equal(countIn('Two kids in a box'), 2);
    assert.equal(countIn('A couple at a window'), 2);
    assert.equal(countIn('Gus walks home'), 1);
  });

  it('reads age and sex beside the noun', () => {
    for (const [caption, kind] of [
      ['GUS (70s, cardigan) holds up a sock', 'grandfather'],
      ['A girl about 12 rolls to the edge', 'girl'],
      ['A teen boy stares at a mirror', 'man'],
      ['Il nipote, 22 anni, in cucina', 'man'],
      ['Une femme aux cheveux gris ferme les yeux', 'grandmother'],
      ['Walter hebt den Kopf', 'man'],
      ['Helga hebt den Kopf', 'woman'],
    ] as const) {
      assert.equal(drawnIn(caption)[0], kind, caption);
    }
    const [, , gus] = depict('GUS (70s) holds up a sock', 'A phone on a table', 'Gus walks home');
    assert.equal(gus?.main?.kind === 'person' && gus.main.person.kind, 'grandfather');
  });

  it('prefers an animal, and the animal that a name stands for, to a small thing', () => {
    assert.equal(drawnIn('Keys jingle. A blur of beagle')[0], 'dog');
    const [, eats] = depict('BISCUIT, an elderly beagle, lifts one ear', 'Biscuit sniffs. Eats');
    assert.equal(eats?.main?.kind === 'thing' && eats.main.name, 'dog');
  });

  it('shows only the place if the subject has no drawing', () => {
    assert.deepEqual(drawnIn('A propeller turns beside a tree in a park'), [undefined, undefined]);
    assert.deepEqual(drawnIn('Morning light falls through a window'), [undefined, undefined]);
  });

  it('draws what stands outdoors, and equipment', () => {
    for (const [caption, ...names] of [
      ['Wool slippers on a kitchen floor, first light through a small window', 'slippers', undefined],
      ['A small white robot mower wakes up in its dock', 'mower', undefined],
      ['Wellen schlagen gegen die Felsen', 'rock', undefined],
      ['Cortinas blancas moviéndose con la brisa', 'curtain', undefined],
      ['Solar panels on a flat roof', 'solarPanel', undefined],
      ['A dumbbell on a yoga mat', 'dumbbell', undefined],
    ] as const) {
      assert.deepEqual(drawnIn(caption), names, caption);
    }
    assert.deepEqual(drawnIn('They sign the contract'), ['contract', undefined]);
  });

  it('draws somebody who is named with an age, and lets a hand hold the thing of the picture before', () => {
    assert.deepEqual(drawnIn('Carmen, 58 años, mira el mar con la tabla bajo el brazo'), ['woman', 'surfboard']);
    const [, hand] = depictAll(
      ['An espresso machine in a cafe', 'A hand turns the knob'].map((caption) => ({
        ...emptyShot,
        caption,
        start: 0,
        end: 2,
      })),
      '',
    );
    assert.equal(hand?.main?.kind, 'hand');
    assert.deepEqual(hand.second?.kind === 'thing' && hand.second.name, 'espressoMachine');
  });

  it('draws an emoji for a thing or an animal without a drawing of our own', () => {
    for (const [caption, name] of [
      ['A giraffe feeds on a tree in a park', 'giraffe'],
      ['It mows a neat curve around a sleeping hedgehog', 'hedgehog'],
      ['Ein Igel läuft durch den Garten', 'hedgehog'],
      ['Un hérisson dans le jardin', 'hedgehog'],
      ['ハリネズミが庭を歩く', 'hedgehog'],
      ['A ferry leaves the harbor', 'ferry'],
      ['A fork stabs the yolk', 'fork-and-knife'],
      ['The possum climbs out', 'raccoon'],
      ['A boot lands in a puddle', 'shoe'],
      ['Ein Boot auf dem See', 'boat'],
      ['A piano by the window', 'musical-keyboard'],
    ] as const) {
      assert.equal(drawnIn(caption)[0], name, caption);
    }
    for (const caption of ['A mirror-still lake at dawn', 'The bears market falls', 'A crash, off screen']) {
      assert.equal(drawnIn(caption)[0], undefined, caption);
    }
  });

  it('puts each emoji where it is found, unless the film names another place', () => {
    const [, castle, tub, octopus] = depict('A drill in a workshop', 'A castle', 'A bathtub', 'An octopus');
    assert.deepEqual([castle?.setting, tub?.setting, octopus?.setting], ['yard', 'bathroom', 'underwater']);
    assert.equal(depict('A penguin in a kitchen')[0]?.setting, 'kitchen');
  });

  it('finds places by words of English texts', () => {
    for (const [caption, setting] of [
      ['A courtroom', 'hall'],
      ['A narrow bakery at dawn', 'bakery'],
      ['They wait in the car park', 'city'],
      ['A cellar full of barrels', 'cellar'],
      ['She reads in the library', 'library'],
    ] as const) {
      assert.equal(depict(caption)[0]?.setting, setting, caption);
    }
  });

  it('finds people, things and places of each language, and loanwords', () => {
    for (const [caption, main, setting] of [
      ['Eine Verkäuferin lacht im Kaffeehaus', 'woman', 'cafe'],
      ['Der Tischler zieht die Handschuhe aus', 'man'],
      ['Handschuhe auf dem Schlitten', 'gloves'],
      ['Ein Surfboard am Strand', 'surfboard'],
      ["L'infirmière entre dans la chambre", 'woman', 'bedroom'],
      ['La profesora abre la puerta del taller', 'woman', 'workshop'],
      ['A médica lava as mãos', 'woman'],
      ['Il falegname prende il martello', 'man'],
      ['Una panettiera apre il forno', 'woman'],
      ['ウェイトレスが廊下を歩く', 'woman'],
    ] as const) {
      assert.equal(drawnIn(caption)[0], main, caption);
      if (setting !== undefined) assert.equal(depict(caption)[0]?.setting, setting, caption);
    }
  });

  it('reads no word as that of another language, and no part of a word as the whole', () => {
    for (const [caption, ...names] of [
      ['Elle est en train de rire', 'woman', undefined],
      ['Il motore si accende sotto il cofano', undefined],
      ['Le soleil brille', undefined],
      ['Un hombre hace cola en el banco', 'man', undefined],
      ['A cena final não tem som', undefined],
      ['Il miele cola dalla fetta di pane', 'jar', 'bread'],
      ['運転手が笑う', 'man', undefined],
      ['チューリップが咲く', 'flower'],
      ['A manta ray glides past', 'ray', undefined],
      ['Hands hold a cup of matcha', 'hand', 'teacup-without-handle'],
      ['抹茶を点てる', 'teacup-without-handle'],
    ] as const) {
      assert.deepEqual(drawnIn(caption).slice(0, names.length), names, caption);
    }
    assert.deepEqual(depict('Eine Brille auf dem Tisch')[0]?.effects, []);
  });

  it('puts what stands on the ground on the shore, and the outside of a room in front of it', () => {
    const settings = ['A bench at a lake', 'A lighthouse in the sea'].map((caption) => depict(caption)[0]?.setting);
    assert.deepEqual(settings, ['lake', 'sea']);
    assert.equal(depict('A bench by the sea')[0]?.setting, 'beach');
    const outside = (place: string) =>
      depictAll([{ ...emptyShot, place, isInside: false, caption: 'A man waits', start: 0, end: 2 }], '')[0]?.setting;
    assert.deepEqual([outside('WORKSHOP · DAY'), outside('KITCHEN · DAY')], ['city', 'yard']);
  });

  it('reads a place after "outside" as the place in front of it, and no word from the end of another one', () => {
    const settings = [
      'A man waits outside the office',
      'A bike outside a brick apartment block',
      'Cars stuck in traffic',
    ];
    assert.deepEqual(
      settings.map((caption) => depict(caption)[0]?.setting),
      ['city', 'yard', 'city'],
    );
    assert.deepEqual(drawnIn('Dev and Priya watch with a cake'), ['woman', 'cake']);
  });

  it('shows the thing of the previous picture again if a picture in the same place names no subject', () => {
    const subjects = depict('A can on wet slate', 'The tab snaps open', 'An empty beach').map(
      ({ main }) => main?.kind === 'thing' && main.name,
    );
    assert.deepEqual(subjects, ['can', 'can', false]);
  });

  it('reads the color behind a logo as no thing', () => {
    assert.deepEqual(
      depict('A jar on a shelf', 'End frame, logo on cream').map(({ form }) => form),
      ['scene', 'logo'],
    );
  });

  it('puts a boat on water', () => {
    const [, , kayak] = depict('A kayak on a lake', 'Mist burns off the ridge', 'The kayak drifts into the light');
    assert.equal(kayak?.setting, 'lake');
    assert.equal(depict('A farmer hauls a line over the side of a skiff in the yard')[0]?.setting, 'sea');
  });

  it('stays at a lake and in the wild, where a stove makes no kitchen, and on a road through a desert', () => {
    const settings = (...captions: string[]) => depict(...captions).map(({ setting }) => setting);
    assert.deepEqual(settings('A glacial lake at dawn', 'A lone red kayak', 'A paddle'), ['lake', 'lake', 'lake']);
    assert.deepEqual(settings('A mountain lake at dawn', 'The stove hisses, a pot boils'), ['lake', 'lake']);
    assert.deepEqual(settings('A forest at dawn', 'A woman cooks in the kitchen'), ['forest', 'kitchen']);
    assert.deepEqual(settings('A desert highway at noon', 'An old pickup'), ['desertRoad', 'desertRoad']);
    assert.deepEqual(settings('A desert at noon', 'An empty road in the rain'), ['desert', 'road']);
  });

  it('puts a thing on a plain ground in a studio of that color, and keeps the far part of a view', () => {
    for (const [first, captions, others] of [
      [
        'A woman in the city',
        ['A shoe on a pastel pink background', 'The can, isolated on pure white', 'A cup on seamless paper'],
        ['A watch, blurred city in the background', 'A shoe on the red carpet', 'White houses in the background'],
      ],
      ['Eine Frau in der Stadt', ['Flasche vor hellgrauem Hintergrund'], ['Eine Flasche, im Hintergrund weiße Häuser']],
      [
        'Une femme dans la ville',
        ['Le flacon, fond rose poudré', 'La montre sur fond uni'],
        ['Au fond, un vélo jaune'],
      ],
      ['Una mujer en la ciudad', ['Fondo azul, una botella'], ['Al fondo, la botella azul']],
      ['Uma mulher na cidade', ['A garrafa sobre um fundo neutro'], ['Ao fundo, uma garrafa azul']],
      ['Una donna in città', ['Una bottiglia su sfondo giallo'], ['Sullo sfondo una bottiglia gialla']],
      ['女性が街を歩く', ['黄色い背景にボトル', '無地の背景にボトル'], ['街を背景にボトル']],
    ] as const) {
      for (const caption of captions) assert.equal(depict(first, caption)[1]?.setting, 'studio', caption);
      for (const caption of others) assert.equal(depict(first, caption)[1]?.setting, 'city', caption);
    }
    const grounds = ['A shoe on a navy background', 'Logo on navy', 'A shoe on a plain background'].map((caption) => {
      const [picture] = depict(caption);
      return [picture?.ground, picture?.light];
    });
    assert.deepEqual(grounds, [
      ['#1f2d55', 'moody'],
      ['#1f2d55', 'moody'],
      [undefined, 'studio'],
    ]);
  });

  it('reads the verb in "running shoe" as a part of the name', () => {
    assert.deepEqual(
      depict('A woman ties her shoe', 'Running shoes hit the asphalt', 'Running along the river').map(({ main }) =>
        main?.kind === 'thing' ? main.name : main?.kind,
      ),
      ['person', 'shoe', 'person'],
    );
  });

  it('goes to the place that a caption is "in", whatever the other captions suggest', () => {
    const captions = [
      'A drill on a table in a workshop',
      'A toolbox on a workbench in a workshop',
      'A woman with a hammer in a living room',
    ];
    assert.deepEqual(
      depict(...captions).map(({ setting }) => setting),
      ['workshop', 'workshop', 'living'],
    );
    assert.equal(depict('A woman in a living room', 'She sees herself in the mirror')[1]?.setting, 'living');
  });

  it('draws a place with a drawing only in the open for a heading that puts it indoors', () => {
    const settings = (...places: string[]) =>
      depictAll(
        places.map((place, at) => ({
          ...emptyShot,
          place,
          isInside: true,
          caption: 'A man waits',
          start: at * 2,
          end: at * 2 + 2,
        })),
        '',
      ).map(({ setting }) => setting);
    assert.deepEqual(settings('SWIMMING POOL · DAY', 'PLAYGROUND · DAY'), ['pool', 'playground']);
  });

  it('pours a liquid in its color into what the text names, and shows that thing instead of the person', () => {
    for (const [caption, thing, color] of [
      ['A barista pouring steamed milk into a matte black cup', 'cup', '#fbf6ea'],
      ['Honey drips onto a stack of pancakes', 'pancakes', '#e0a63a'],
      ['Rotwein wird in ein Glas gegossen', 'glass', '#8d2c3a'],
      ['Milk pours into a steel can', 'can', '#fbf6ea'],
      ['Una mano vierte aceite sobre una ensalada', 'saladBowl', '#e0a63a'],
      ['On verse du lait dans un bol', 'bowl', '#fbf6ea'],
      ['Espresso is poured into a glass', 'glass', '#5b3a24'],
      ['急須から湯呑みに注がれる新茶', 'teacup-without-handle', '#c98a3a'],
    ] as const) {
      const [picture] = depict(caption);
      assert.ok(picture?.main?.kind === 'thing', caption);
      assert.deepEqual([picture.main.name, picture.poured], [thing, color], caption);
      assert.ok(!picture.effects.includes('steam'), caption);
    }
    for (const caption of [
      'Rain pours down on a cup',
      'Fans pour out of a stadium',
      'A pour-over set on a table',
      'They pour more tea',
      'Detergent pours into a cap',
      'Molten chocolate pours over a hazelnut wafer',
    ]) {
      assert.equal(depict(caption)[0]?.poured, undefined, caption);
    }
    const wide = depictAll(
      [{ ...emptyShot, caption: 'A man pours tea into a cup', size: 'wide', start: 0, end: 2 }],
      '',
    );
    assert.equal(wide[0]?.main?.kind, 'person');
  });

  it('reads a color before the year of a model', () => {
    const [named, plain] = ['A dark green 1960s roadster', 'A dark green roadster'].map(
      (caption) => depict(caption)[0],
    );
    assert.ok(named?.main?.kind === 'thing' && plain?.main?.kind === 'thing');
    assert.equal(named.main.color, plain.main.color);
    const [unnamed] = depict('A roadster');
    assert.ok(unnamed?.main?.kind === 'thing' && unnamed.main.color !== named.main.color);
  });

  it('draws the head of a compound without spaces, and a named woman by a name with an accent', () => {
    assert.ok(drawnIn('ラムネ瓶を引き上げる手').includes('bottle'));
    assert.equal(drawnIn('Lucía aparca el coche')[0], 'woman');
  });

  it('draws a drinking glass, but not what is made of glass', () => {
    const thingIn = (caption: string) => {
      const main = depict(caption)[0]?.main;
      return main?.kind === 'thing' ? main.name : undefined;
    };
    assert.equal(thingIn('A tall glass, ice falls in, cold brew follows'), 'glass');
    assert.equal(thingIn('Frosted glass doors'), 'door');
    assert.notEqual(thingIn('Tall glass towers at dusk'), 'glass');
  });

  it('puts nothing into a room that is too large for it', () => {
    assert.deepEqual(drawnIn('Farmhouse kitchen, a woman waits at the house'), ['woman', undefined]);
    const [, van] = depict('A woman waits in the kitchen', 'A van with a logo arrives');
    assert.ok(van?.main?.kind === 'thing' && van.main.name === 'van');
    assert.notEqual(van.setting, 'kitchen');
  });

  it('puts persons inside a car, and vehicles never indoors', () => {
    const [talk] = depict('Creator in car, talking to camera');
    assert.deepEqual([talk?.setting, talk?.main?.kind, talk?.second], ['carInside', 'person', undefined]);
    const [, bike] = depict('A woman walks into a kitchen', 'A cargo bike parked in front of a mural');
    assert.equal(bike?.setting, 'city');
    assert.equal(depict('Tossing it in a gym bag')[0]?.setting, 'studio');
  });

  it('lets a runner stand who stops, and nobody wade who watches the surface', () => {
    const [stops, runs] = [depict('The runner stops at the summit')[0], depict('The runner crosses a ridge')[0]];
    const poses = [stops, runs].map((panel) => panel?.main?.kind === 'person' && panel.main.person.pose);
    assert.deepEqual(poses, ['stand', 'run']);
    assert.equal(depict('A girl leans over the sea and watches a seal surface')[0]?.isInWater, false);
  });

  it('seats persons at a table', () => {
    assert.equal(depict('A family eats dinner together')[0]?.isAtTable, true);
    assert.equal(depict('A woman laughs at a family dinner')[0]?.isAtTable, true);
    assert.equal(depict('A couple eats on a sofa')[0]?.isAtTable, false);
  });

  it('shows a panel closer than an equal one before', () => {
    const [first, second] = depict('A woman in a kitchen', 'She smells something');
    assert.deepEqual([first?.size, second?.size], ['full', 'medium']);
  });

  it('draws nothing whose short Japanese name is only a part of a longer word', () => {
    assert.equal(depict('低コントラスト、青い夜')[0]?.main, undefined);
    const [tiger] = depict('トラが森を歩く');
    assert.equal(tiger?.main?.kind === 'thing' && tiger.main.name, 'tiger');
  });

  it('keeps the picture while a voice speaks over it without a picture of its own', () => {
    const [first, second] = depictAll(
      [
        { ...emptyShot, caption: 'A bottle at night', start: 0, end: 2 },
        { ...emptyShot, spoken: ['Ten years of English.'], start: 2, end: 4 },
      ],
      '',
    );
    assert.deepEqual(second, { ...first, hasSubtitle: true });
  });

  it('shows those who speak if the panel names no subject, each in clothes of their own', () => {
    const speak = (speakers: readonly string[], look = '', caption = '') =>
      depictAll([{ ...emptyShot, caption, spoken: ['Hi.'], speakers, start: 0, end: 2 }], look)[0];
    const kinds = (figures: ReturnType<typeof speak>) =>
      [figures?.main, figures?.second].map((figure) => (figure?.kind === 'person' ? figure.person.kind : figure?.kind));
    assert.deepEqual(kinds(speak(['GRANDMA', 'TOM'])), ['grandmother', 'man']);
    assert.deepEqual(kinds(speak(['ANNA'], '', 'A kettle boils')), ['thing', undefined]);
    assert.deepEqual(kinds(speak([], 'Selfie video')), ['man', undefined]);
    assert.deepEqual(kinds(speak([])), [undefined, undefined]);
    assert.deepEqual(speak(['COW'])?.main, depict('A cow')[0]?.main);
    const [main, second] = [speak(['TOM', 'JACK'])?.main, speak(['TOM', 'JACK'])?.second];
    assert.ok(main?.kind === 'person' && second?.kind === 'person' && main.person.cloth !== second.person.cloth);
  });

  it('shows each named person with a look of their own in every panel', () => {
    const panels = depict(
      'DANI (30s, hoodie) stares at a screen',
      'Behind her JUNE (50s) sips tea',
      'Herr OBERLE (58) nods',
      'Dani laughs',
      'June waves',
    );
    const people = panels.map(({ main }) => (main?.kind === 'person' ? main.person : assert.fail()));
    assert.deepEqual(
      people.map(({ kind }) => kind),
      ['woman', 'woman', 'man', 'woman', 'woman'],
    );
    const looks = people.map(({ kind, cloth, look }) => `${kind} ${cloth} ${look}`);
    assert.equal(new Set(looks).size, 3);
    assert.deepEqual(looks.slice(3), looks.slice(0, 2));
  });

  it('leaves the room for a building seen from outside, and puts no bed into a room with a bed', () => {
    assert.equal(depict('A family in a living room', 'Exterior, the lights come on')[1]?.setting, 'park');
    assert.deepEqual(
      depict('A woman in a bedroom', 'A bed', 'She yawns').map(({ setting }) => setting),
      ['bedroom', 'living', 'bedroom'],
    );
  });

  it('puts a pot in a kitchen after a panel outdoors', () => {
    const [, second] = depict('Dawn over a field', 'A pot boils');
    assert.equal(second?.setting, 'kitchen');
  });

  it('dresses no two people of a group alike', () => {
    const [shot] = depict('Two men at a table');
    const { main, second } = shot ?? {};
    const others = main?.kind === 'person' ? main.others : [];
    const people = [
      ...(main?.kind === 'person' ? [main.person] : []),
      ...others,
      ...(second?.kind === 'person' ? [second.person] : []),
    ];
    assert.equal(people.length, 2);
    assert.equal(new Set(people.map(({ cloth }) => cloth)).size, 2);
  });

  it('takes the place that most words of a caption suggest, and stays there for a single word', () => {
    const panels = depict(
      'A teacher writes an equation on the blackboard',
      'A shy pupil raises her pencil',
      'She steams milk, and the barista pours an espresso',
    );
    assert.deepEqual(
      panels.map(({ setting }) => setting),
      ['classroom', 'classroom', 'cafe'],
    );
  });

  it('takes the pose of the first verb, named or suggested', () => {
    for (const [caption, pose] of [
      ['A woman tightens a screw and runs off', 'work'],
      ['A man crouches by the tap as water runs', 'kneel'],
      ['Eine Frau näht einen Knopf an', 'work'],
      ['Un hombre empuja el carro', 'push'],
    ] as const) {
      const [panel] = depict(caption);
      assert.equal(panel?.main?.kind === 'person' && panel.main.person.pose, pose, caption);
    }
  });

  it('shows somebody known by work, by the ending of the word, or by the panel before', () => {
    const main = (...captions: string[]) => depict(...captions).at(-1)?.main?.kind;
    assert.equal(main('A goatherd near a gate'), 'person');
    assert.equal(main('A snowboarder jumps over a rail'), 'person');
    assert.equal(main('A woman opens her toolbox', 'Tightens a bolt'), 'person');
    assert.equal(main('Steam curls up past the machines'), undefined);
    assert.equal(main('A drop of muddy water hangs off the edge'), 'thing');
    assert.equal(main('The robot vacuum turns'), 'thing');
  });

  it('reads a verb that looks like a plural as none, and no color as a thing', () => {
    const things = (caption: string) =>
      depict(caption).flatMap(({ main, second }) =>
        [main, second].flatMap((it) => (it?.kind === 'thing' ? it.name : [])),
      );
    assert.ok(!things('A luthier planes the edge of a board').includes('plane'));
    assert.ok(!things('I tetti color miele di Matera').includes('jar'));
    assert.ok(things('A cordless drill bites into oak').includes('drill'));
    assert.ok(!things("Une main tire la fermeture éclair d'une tente").includes('cake'));
  });

  it('puts a building behind a person', () => {
    const [panel] = depict('A church, where a volunteer waits');
    assert.equal(panel?.main?.kind, 'person');
  });

  it('shows the last thing again in a close-up without one of its own', () => {
    const panels = depictAll(
      [
        { ...emptyShot, caption: 'A barista holds a cup in a cafe', start: 0, end: 2 },
        { ...emptyShot, caption: 'Morning sun, two bubbles burst', size: 'macro', start: 2, end: 4 },
      ],
      '',
    );
    const main = panels[1]?.main;
    assert.equal(main?.kind === 'thing' && main.name, 'cup');
  });

  it('leaves the water with a diver who surfaces', () => {
    const panels = depict('A diver sinks into deep blue water', 'The diver surfaces at sunset');
    assert.deepEqual(
      panels.map(({ setting }) => setting),
      ['underwater', 'sea'],
    );
  });

  it('shows several people for a group, unless it is a group of things', () => {
    for (const caption of ['The group claps', 'Die Gruppe lacht', 'O grupo aplaude', 'A group of friends sings']) {
      const [{ main } = {}] = depict(caption);
      assert.ok(main?.kind === 'person' && main.others.length > 0, caption);
    }
    assert.equal(drawnIn('A group of trees')[0], 'tree');
  });

  it('shows no palm tree between two palms', () => {
    assert.equal(drawnIn('Balm melts between two palms')[0], 'hand');
  });

  it('puts riders on what they ride', () => {
    for (const [caption, mount] of [
      ['A cyclist climbs a mountain road', 'bike'],
      ['Ein Radfahrer wartet', 'bike'],
      ['Una ciclista sube un puerto', 'bike'],
      ['Surfers wait for a wave', 'surfboard'],
    ] as const) {
      const [{ main, second } = {}] = depict(caption);
      assert.ok(main?.kind === 'person' && main.person.pose === 'ride', caption);
      assert.deepEqual(second?.kind === 'thing' && second.name, mount, caption);
    }
  });

  it('shows several women for friends or ladies', () => {
    for (const caption of ['Dos amigas ríen', 'Due signore ridono', 'Zwei Freundinnen lachen']) {
      const [{ main, second } = {}] = depict(caption);
      assert.deepEqual(
        [main, second].map((figure) => figure?.kind === 'person' && figure.person.kind),
        ['woman', 'woman'],
        caption,
      );
    }
  });

  it('keeps hues distinguishable at night', () => {
    const { of } = paletteOf('night');
    const spread = (color: string) => {
      const values = [1, 3, 5].map((offset) => Number.parseInt(of(color).slice(offset, offset + 2), 16));
      return Math.max(...values) - Math.min(...values);
    };
    assert.ok(spread('wall') > 24, `${spread('wall')}`);
  });
});
