import assert from 'node:assert/strict';
import fc from 'fast-check';
import { FontLibrary } from '../../../../../src/sandbox/render/typography/fontLibrary';
import { frameSize } from '../../../../../src/sandbox/render/layout/page';
import { pageOf } from '../../../../../src/sandbox/render/layout/page';
import type { PlacedShape, PlannedScene } from '../../../../../src/sandbox/render/layout/plan';
import { englishLabel } from '../../../../../src/sandbox/render/layout/labelTexts';
import { planVideo } from '../../../../../src/sandbox/render/layout/planner';
import { drawSprite, loadResvg } from '../../../../../src/sandbox/render/draw/sprites';
import { depictCards } from '../../../../../src/sandbox/render/board/cardPictures';
import { subjects } from '../../../../../src/sandbox/render/board/subjects';
import { vetoOf } from '../../../../../src/sandbox/render/board/veto';
import { tradeIn } from '../../../../../src/sandbox/render/board/trades/trades';
import { scenePicture } from '../../../../../src/sandbox/render/layout/cardSide';
import { themeNamed, themes } from '../../../../../src/sandbox/render/look/themes';
import { paletteOf } from '../../../../../src/sandbox/render/look/palette';
import { SystemFonts } from '../../../../../src/sandbox/render/typography/systemFonts';
import type { Rect } from '../../../../../src/sandbox/render/layout/page';
import { kindOf } from '../../../../../src/sandbox/render/story/kind';
import { readBriefs } from '../../../../support/briefs';
import { fixturePrompts, rendererAssets } from '../../../../support/rendererAssets';
import { anyCharacter } from '../../../../support/anyCharacter';

const ratios = ['16:9', '9:16', '1:1', '21:9', '9:21'];

const boards = readBriefs('drafts').filter(({ kind }) => kind === 'shots' || kind === 'script');

/** The position of a row after texts have grown by 4 % from the middle of the frame. */
const grown = (row: number, { height }: { readonly height: number }) => height / 2 + (row - height / 2) * 1.04;

describe('layout', function () {
  this.timeout(60_000);
  let fonts: FontLibrary;

  before(async () => {
    fonts = await FontLibrary.open(rendererAssets());
    await loadResvg(rendererAssets());
  });

  it('keeps all text within the safe margin, in every layout', async () => {
    const outside: string[] = [];
    for (const { name, prompt } of fixturePrompts()) {
      for (const [index, ratio] of ratios.entries()) {
        const size = frameSize(ratio);
        const page = pageOf(size);
        for (const seed of [index % 2, 2 + (index % 2)]) {
          const { plan } = await planVideo(fonts, { ...size, prompt, seconds: 12, fps: 24, seed });
          for (const { kind, shapes, picture } of plan.scenes) {
            assert.ok(shapes.length > 0);
            if (kind === 'panel') continue;
            for (const { box, svg } of shapes) {
              // A bar behind the first word of a line extends past the margin, so that the letters stay aligned.
              const inside = isType({ svg })
                ? within(box, page.content, page.base * 0.008)
                : within(box, page.safe, page.base * 0.025);
              const isOverPicture = picture !== undefined && overlap(box, picture.frame);
              if (!inside || isOverPicture || grown(box.bottom, page) > plan.label.box.top) {
                outside.push(`${name} ${ratio} seed ${seed} ${JSON.stringify(box)} in ${JSON.stringify(page.content)}`);
              }
            }
          }
          assert.ok(within(plan.label.box, page.safe, 2));
        }
      }
    }
    assert.deepEqual(outside, []);
  }).timeout(180_000);

  it('never draws a word over another word', async () => {
    for (const { name, prompt } of fixturePrompts()) {
      for (const ratio of ['16:9', '9:16']) {
        const { plan } = await planVideo(fonts, { ...frameSize(ratio, 640), prompt, seconds: 10, fps: 24, seed: 0 });
        for (const { shapes } of plan.scenes.filter(({ kind }) => kind === 'card')) {
          assert.ok(
            collisions(
              shapes.filter((it) => isType(it) && it.until === undefined),
              plan.width,
              plan.height,
            ) <= 2,
            `${name} ${ratio}`,
          );
        }
      }
    }
  });

  it('shows no text incomplete for longer than 0.3 s', async () => {
    let wiped = 0;
    for (const { name, prompt } of fixturePrompts()) {
      for (const fps of [24, 30]) {
        const { plan } = await planVideo(fonts, { ...frameSize('16:9', 640), prompt, seconds: 12, fps, seed: 0 });
        let before = 0;
        for (const scene of plan.scenes) {
          if (scene.kind !== 'card') continue;
          const { shapes, leadFrames, wipeFrames } = scene;
          assert.ok(wipeFrames <= 0.3 * fps, `${name}: a wipe takes ${wipeFrames} frames`);
          // The words are complete when the wipe before the card ends, which is when the card starts.
          assert.equal(leadFrames, before, name);
          const latest = Math.max(...shapes.map(({ entrance }) => entrance.at + entrance.frames));
          assert.ok(
            latest <= (leadFrames > 0 ? leadFrames : 0.3 * fps),
            `${name}: ${latest} frames until all is shown`,
          );
          if (wipeFrames > 0) wiped++;
          before = wipeFrames;
        }
      }
    }
    assert.ok(wiped > 0);
  });

  it("keeps a board's notes off the picture and its titles on it, and all texts apart and on the page", async () => {
    const wrong: string[] = [];
    const spoken = {
      name: 'speech without a picture',
      brief:
        '0:00-0:04 VO: You open your fridge and there is a plan\nSUPER: Your fridge has a plan\n0:04-0:08 A box on a table',
      seconds: 8,
    };
    for (const { name, brief: prompt, seconds } of [...boards, spoken]) {
      for (const ratio of ratios.slice(0, 3)) {
        const size = frameSize(ratio, 640);
        const page = pageOf(size);
        const { plan } = await planVideo(fonts, { ...size, prompt, seconds, fps: 24, seed: 0 });
        const paper = { left: 0, top: 0, right: size.width, bottom: plan.label.box.top };
        for (const [number, scene] of plan.scenes.entries()) {
          if (scene.kind !== 'panel') continue;
          const panelName = `${name} ${ratio} panel ${number + 1}`;
          const { frame } = scene.picture;
          const [, ...shapes] = scene.shapes;
          const words = shapes.filter(({ svg }) => !svg.includes('<rect'));
          for (const { box } of words) {
            const isTitle = middleOf(box) < frame.bottom && box.left < frame.right && box.right > frame.left;
            if (!within(box, isTitle ? frame : paper, 2)) {
              wrong.push(`${panelName}: ${JSON.stringify(box)} outside ${JSON.stringify(isTitle ? frame : paper)}`);
            }
          }
          const shownAt = (age: number) =>
            words.filter(({ entrance, until = Infinity }) => entrance.at <= age && age < until);
          const ages = new Set(words.map(({ entrance }) => Math.max(0, entrance.at)));
          for (const age of ages) {
            const pixels = collisions(shownAt(age), size.width, size.height);
            if (pixels > page.base * 0.02) wrong.push(`${panelName}: ${pixels} pixels overlap at frame ${age}`);
          }
        }
      }
    }
    assert.deepEqual(wrong, []);
  });

  it('places the subtitle of a tall picture above a thing, and below a face', async () => {
    const placeOf = async (prompt: string): Promise<number> => {
      const { plan } = await planVideo(fonts, { ...frameSize('9:16', 640), prompt, seconds: 8, fps: 24, seed: 0 });
      const [scene] = plan.scenes;
      assert.ok(scene?.kind === 'panel', prompt);
      const { frame } = scene.picture;
      const onPicture = scene.shapes
        .slice(1)
        .filter(({ box }) => middleOf(box) < frame.bottom && box.right < frame.right);
      const [plate] = onPicture.filter(({ svg }) => svg.includes('opacity'));
      return ((plate === undefined ? NaN : middleOf(plate.box)) - frame.top) / (frame.bottom - frame.top);
    };
    assert.ok((await placeOf('Scene 1: Keys on a table. VO: For everyone who always loses them at the door.')) < 0.4);
    assert.ok((await placeOf('Scene 1: A woman smiles. VO: For everyone who always loses them at the door.')) > 0.6);
  });

  it('lists the shots that do not fit the duration as omitted, and shows their number in the label', async () => {
    const shots = ['A dog runs', 'A cat sleeps', 'A train leaves', 'A boat sails', 'A cup steams', 'A child laughs'];
    const prompt = shots.map((shot, index) => `Shot ${index + 1}: wide shot, ${shot} slowly in the rain.`).join('\n');
    const size = frameSize('16:9', 640);
    const [short, long] = await Promise.all(
      [5, 30].map((seconds) => planVideo(fonts, { ...size, prompt, seconds, fps: 24, seed: 0 })),
    );
    assert.ok(short !== undefined && long !== undefined);
    assert.equal(long.draft.shots.length, 6);
    assert.deepEqual(long.draft.leftOut, []);
    assert.equal(short.draft.shots.length + short.draft.leftOut.length, 6);
    assert.ok(short.draft.leftOut.length >= 3, short.draft.leftOut.join());
    assert.ok(short.plan.label.box.right > long.plan.label.box.right, 'the label counts no dropped shots');
  });

  it('labels pictures in the language of the label texts', async () => {
    const options = { ...frameSize('16:9', 640), prompt: 'Hello and world.', seconds: 4, fps: 24, seed: 0 };
    const labelTexts = { ...englishLabel, animatic: 'Lokales Animatic – kein KI-Video, nur ein Entwurf' };
    const [english, german] = [await planVideo(fonts, options), await planVideo(fonts, { ...options, labelTexts })];
    assert.ok(german.plan.label.box.right > english.plan.label.box.right);
    assert.deepEqual(german.plan.scenes, english.plan.scenes);
  });

  it('reports missing fonts in the language of the label texts', async function () {
    const prompt = '\u{12000}\u{12001} \u{12002}';
    const labelTexts = { ...englishLabel, noFont: 'Keine Schrift für diesen Text.' };
    const { draft } = await planVideo(fonts, {
      ...frameSize('16:9', 640),
      ...{ prompt, seconds: 4, fps: 24, seed: 0, labelTexts },
    });
    if (fonts.drawable('\u{12000}') !== '') this.skip();
    assert.deepEqual(draft.titles, ['Keine Schrift für diesen Text.']);
    assert.deepEqual(draft.leftOut, [prompt]);
  });

  it('sets Arabic from right to left, with the first phrase at the right', async () => {
    const prompt = fixturePrompts().find((it) => it.name === 'arabic')?.prompt ?? '';
    const { plan } = await planVideo(fonts, { ...frameSize('16:9'), prompt, seconds: 8, fps: 24, seed: 0 });
    if (plan.scenes[0]?.shapes.some(isType) !== true || fonts.drawable('قهوة') === '') return;
    const [first, second] = plan.scenes[0].shapes.filter(isType);
    assert.ok((first?.box.left ?? 0) > (second?.box.left ?? 0));
    assert.ok((first?.entrance.at ?? 9) <= (second?.entrance.at ?? 0));
  });

  it('draws Arabic and Japanese prompts with system fonts', async function () {
    const prompts = ['قهوة طازجة. اليوم بنصف السعر.', '新しいコーヒー。今日だけ半額。'];
    const drawable: string[] = [];
    for (const prompt of prompts) {
      await fonts.cover(prompt);
      if (fonts.drawable(prompt) === prompt) drawable.push(prompt);
    }
    if (drawable.length === 0) this.skip();
    for (const prompt of drawable) {
      const { draft } = await planVideo(fonts, { ...frameSize('16:9'), prompt, seconds: 8, fps: 24, seed: 0 });
      assert.deepEqual(draft.leftOut, []);
    }
  });

  it('omits the phrases that need a missing font, and shows their number in the label', async () => {
    const bare = await FontLibrary.open(rendererAssets(), new SystemFonts([]));
    const { plan } = await planVideo(bare, {
      ...frameSize('16:9'),
      prompt: 'Hello and world.\n世界 and नमस्ते.',
      seconds: 4,
      fps: 24,
      seed: 0,
    });
    assert.equal(bare.drawable('世界'), '');
    const typed = plan.scenes[0]?.shapes.filter(isType) ?? [];
    assert.equal(typed.length, 3);
    const { plan: drawable } = await planVideo(bare, {
      ...frameSize('16:9'),
      prompt: 'Hello and world.',
      seconds: 4,
      fps: 24,
      seed: 0,
    });
    assert.ok(plan.label.box.right > drawable.label.box.right + 100, 'the label does not count the phrases');
  });

  it('draws emoji families and flags as one shape', () => {
    assert.equal(fonts.drawable('👩‍🚀👨‍👩‍👧‍👦🇩🇪👍🏽☕️'), '👩‍🚀👨‍👩‍👧‍👦🇩🇪👍🏽☕️');
  });

  it('fills the duration for any prompt', async () => {
    const bare = await FontLibrary.open(rendererAssets(), new SystemFonts([]));
    const anyPrompt = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom(
          '*',
          '_',
          '#',
          '-',
          '|',
          '`',
          '[',
          ']',
          '(',
          ')',
          '<',
          '>',
          '!',
          '\n',
          ' ',
          'a',
          '1',
          '.',
          '://',
          '👩‍🚀',
        ),
        maxLength: 400,
      }),
      fc.lorem({ maxCount: 200 }),
    );
    const ratio = fc.constantFrom(...ratios);
    await fc.assert(
      fc.asyncProperty(anyPrompt, ratio, fc.integer({ min: 1, max: 60 }), async (prompt, aspectRatio, seconds) => {
        const { plan } = await planVideo(bare, { ...frameSize(aspectRatio), prompt, seconds, fps: 24, seed: 0 });
        assert.equal(plan.scenes.at(-1)?.end, seconds * 24);
      }),
      { numRuns: 150 },
    );
  });

  it('draws the pictures that a request orders between its texts, as far as the texts leave time', async () => {
    const prompt =
      'Make an ad for Brightside Dental in Leeds. Show a nervous man in the waiting room, then a dentist with a mirror. ' +
      'Text: "New patients welcome". End with "Call 0113 496 0182".';
    const planned = async (seconds: number) =>
      planVideo(fonts, { ...frameSize('16:9'), prompt, seconds, fps: 24, seed: 0 });
    const { plan, draft } = await planned(15);
    const pictures = ['A nervous man in the waiting room', 'A dentist with a mirror'];
    assert.deepEqual(
      draft.shots.map(({ text }) => text).filter((text) => pictures.includes(text)),
      pictures,
    );
    assert.ok(!draft.titles.some((title) => title.includes('waiting room')), draft.titles.join());
    // A picture is as wide as the words of the other cards, without the paper and the numbers of a storyboard.
    const isPictured = ({ kind, picture }: PlannedScene) =>
      kind === 'card' && picture !== undefined && picture.frame.right - picture.frame.left > plan.width * 0.8;
    assert.deepEqual(
      plan.scenes.map(isPictured),
      draft.shots.map(({ text }) => pictures.includes(text)),
    );
    for (const [at, scene] of plan.scenes.entries()) {
      assert.equal(scene.start, plan.scenes[at - 1]?.end ?? 0);
      assert.ok(scene.end > scene.start);
      // Only a card of words wipes over another one.
      const [own, next] = [scene, plan.scenes[at + 1]].map((it) => it !== undefined && !isPictured(it));
      assert.equal(scene.kind === 'card' && scene.wipeFrames > 0, own === true && next === true);
    }
    assert.equal(plan.scenes.at(-1)?.end, 15 * 24);
    const short = (await planned(4)).draft;
    assert.deepEqual(short.titles, draft.titles);
    assert.deepEqual(short.leftOut, pictures);
    const facts = ['checks', 'cleaning', 'whitening', 'braces', 'crowns'].map(
      (it) => `"All ${it} in one single visit"`,
    );
    const full = { ...frameSize('16:9'), seconds: 11, fps: 24, seed: 0 };
    const texts = `Make an ad for Brightside Dental. Texts: ${facts.join(', ')}. End with "Call 0113 496 0182".`;
    const plain = await planVideo(fonts, { ...full, prompt: texts });
    const pictured = await planVideo(fonts, { ...full, prompt: `${texts} Show a nervous man in the waiting room.` });
    assert.deepEqual(pictured.draft.titles, plain.draft.titles);
    const undrawn = await planVideo(fonts, {
      ...full,
      prompt: prompt.replace('a nervous man in the waiting room', 'a gyroscope'),
    });
    assert.ok(undrawn.draft.leftOut.includes('A gyroscope'), undrawn.draft.leftOut.join());
    assert.equal(undrawn.plan.scenes.filter(isPictured).length, 1);
  });

  it('ends with what stands for the trade, but not by a remark in a mail', async () => {
    const tooth = subjects.tooth.draw(paletteOf('day').lit(subjects.tooth.color), paletteOf('day'));
    const teeth = async (prompt: string) => {
      const { plan } = await planVideo(fonts, { ...frameSize('16:9'), prompt, seconds: 10, fps: 24, seed: 0 });
      return plan.scenes.map(({ picture }) => picture?.layers.some(({ svg }) => svg.includes(tooth)) === true);
    };
    assert.deepEqual(await teeth('Brightside Dental.\n\nNew patients welcome.\n\nBook now: tidy.example'), [
      false,
      true,
    ]);
    assert.deepEqual(await teeth('Brightside Dental.\n\nFree coffee while you wait.\n\nBook now: tidy.example'), [
      false,
      true,
    ]);
    // Music is no trade.
    const loft = 'Create an ad for Lingua Loft. Key messages: "Six people". Close on "Come in".';
    const plain = await planVideo(fonts, { ...frameSize('16:9'), prompt: loft, seconds: 10, fps: 24, seed: 0 });
    const music = `${loft} Music: piano, no bank advert.`;
    const scored = await planVideo(fonts, { ...frameSize('16:9'), prompt: music, seconds: 10, fps: 24, seed: 0 });
    const pictures = ({ plan }: typeof plain) => plan.scenes.filter(({ picture }) => picture !== undefined).length;
    assert.equal(pictures(scored), pictures(plain));
    const mail = [
      'From: Ruth <ruth@helion.example>\nTo: Dan\nSubject: autumn ad, final wording',
      'Hi Dan,',
      'sorry for the delay, I was at the dentist. Signed off copy is below, please do not change it.',
      'Headline: We open on Monday.\nButton: Come in',
      'Thanks a million\nRuth',
    ].join('\n\n');
    assert.equal(kindOf(mail), 'document');
    assert.ok((await teeth(mail)).every((it) => !it));
  });

  it('shows a scene of the trade beside the words of each card, and no picture without a trade', async () => {
    const pictures = async (brand: string, seed = 0) => {
      const prompt = `${brand}.\n\nNew patients welcome.\n\nNo waiting.\n\nOpen late.\n\nBook now: tidy.example`;
      const { plan } = await planVideo(fonts, { ...frameSize('16:9'), prompt, seconds: 12, fps: 24, seed });
      return plan.scenes.map(({ picture }) => picture);
    };
    const dental = await pictures('Brightside Dental');
    const { plan } = await planVideo(fonts, {
      ...frameSize('16:9'),
      prompt: 'Brightside Dental.\n\nNew patients welcome.',
      seconds: 6,
      fps: 24,
      seed: 0,
    });
    assert.ok(plan.scenes.every(({ picture }) => picture !== undefined && picture.frame.left > plan.progress.right));
    assert.ok(dental.every((it) => it !== undefined));
    assert.ok((await pictures('Brightside')).every((it) => it === undefined));
  });

  it("draws the surroundings of a scene in tints of the card's accent color, and figures in their own colors", () => {
    const [picture] = depictCards([{ text: 'Open late', namesThing: true, isEnd: false }], {
      trade: tradeIn({ shown: 'A bakery' })?.trade,
      about: '',
      turn: 0,
      veto: vetoOf('', ''),
    });
    assert.ok(picture !== undefined);
    const { main } = picture;
    assert.ok(main?.kind === 'person');
    const [shirt, wall] = [paletteOf('day').lit(main.person.cloth), paletteOf('day').of('wall')];
    const drawn = themes.map(({ stages: [stage] }) => {
      const place = { frame: { left: 0, top: 0, right: 400, bottom: 400 }, seconds: 2 };
      const svg = scenePicture(picture, ['still'], stage, place).layers.map((layer) => layer.svg);
      return svg.join('');
    });
    assert.equal(new Set(drawn).size, themes.length);
    assert.ok(drawn.every((svg) => svg.includes(shirt) && !svg.includes(wall)));
  });

  it('has the colors of the advertised trade, and neutral colors if it names none', async () => {
    for (const [prompt, theme] of [
      ['Our bakery opens at six. Order today.', 'ember'],
      ['Clases de yoga y meditación', 'meadow'],
      ['エナジードリンク、新発売。今すぐお試しください。', 'volt'],
      ['We open on Monday. Come by.', 'daylight'],
    ] as const) {
      const { plan } = await planVideo(fonts, { ...frameSize('16:9'), prompt, seconds: 8, fps: 24, seed: 0 });
      assert.deepEqual(plan.scenes[0]?.stage, themeNamed(theme).stages[0], prompt);
    }
  });

  it('varies layout, colors and motion with the seed', async () => {
    const options = {
      ...frameSize('16:9'),
      prompt: 'Meet Tidy, the app that plans your week. Try it free.',
      seconds: 8,
      fps: 24,
    };
    const plans = await Promise.all(
      [0, 1, 2, 3].map(async (seed) => (await planVideo(fonts, { ...options, seed })).plan),
    );
    const looks = plans.map(({ scenes }) => JSON.stringify(scenes[0]?.shapes.map(({ box }) => box)));
    assert.equal(new Set(looks).size, 4, 'two seeds have the same layout');
    assert.ok(new Set(plans.map(({ scenes }) => scenes[0]?.stage)).size >= 2, 'all seeds have the same colors');
    assert.ok(new Set(plans.map(({ wipe }) => wipe)).size >= 2, 'all seeds have the same wipe');
  });

  it('is the same for the same prompt', async () => {
    const options = { ...frameSize('4:5'), prompt: 'Fresh bread, every day.', seconds: 6, fps: 24, seed: 3 };
    assert.deepEqual(await planVideo(fonts, options), await planVideo(fonts, options));
  });
});

const middleOf = ({ top, bottom }: Rect) => (top + bottom) / 2;

const isType = ({ svg }: { readonly svg: string }) => !svg.startsWith('<rect');

const overlap = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function within(inner: Rect, outer: Rect, tolerance: number): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

/** The number of pixels that two shapes share. */
function collisions(shapes: readonly PlacedShape[], width: number, height: number): number {
  const covered = new Uint8Array(width * height);
  const sprites = shapes.map(drawSprite);
  let count = 0;
  for (const [index, { box }] of shapes.entries()) {
    const sprite = sprites[index];
    if (sprite === undefined) continue;
    const { width: across, height: down, alpha } = sprite.luma;
    for (let row = 0; row < down; row++) {
      for (let column = 0; column < across; column++) {
        if ((alpha[(row + 1) * (across + 2) + column + 1] ?? 0) < 128) continue;
        const pixel = (box.top + row) * width + box.left + column;
        count += covered[pixel] ?? 0;
        covered[pixel] = 1;
      }
    }
  }
  return count;
}
