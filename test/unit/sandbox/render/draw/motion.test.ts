import assert from 'node:assert/strict';
import { decorOf } from '../../../../../src/sandbox/render/draw/background';
import { FrameComposer } from '../../../../../src/sandbox/render/draw/frameComposer';
import { placementAt, wipeRow } from '../../../../../src/sandbox/render/draw/motion';
import { drawSprite, loadResvg } from '../../../../../src/sandbox/render/draw/sprites';
import { YuvFrame } from '../../../../../src/sandbox/render/draw/yuvFrame';
import { frameSize, type Rect } from '../../../../../src/sandbox/render/layout/page';
import type { CardScene, PlacedShape, RenderPlan } from '../../../../../src/sandbox/render/layout/plan';
import { planVideo } from '../../../../../src/sandbox/render/layout/planner';
import { themeNamed, themes, wipes, yuvOf } from '../../../../../src/sandbox/render/look/themes';
import { FontLibrary } from '../../../../../src/sandbox/render/typography/fontLibrary';
import { rendererAssets } from '../../../../support/rendererAssets';

const whole = { left: 0, top: 0, right: 640, bottom: 360 };
const box = { left: 100, top: 100, right: 300, bottom: 160 };
const word: PlacedShape = {
  svg: '<rect x="100" y="100" width="200" height="60"/>',
  box,
  band: box,
  paint: 'text',
  entrance: { style: 'rise', at: 4, frames: 10 },
};
const scene: CardScene = {
  kind: 'card',
  picture: undefined,
  decor: 'dots',
  leadFrames: 0,
  start: 0,
  end: 96,
  stage: themeNamed('daylight').stages[0],
  shapes: [word],
  focus: [320, 180],
  wipeFrames: 12,
  variant: 0,
};

describe('motion', () => {
  const placementAtAge = (age: number, shape = word) => placementAt(shape, scene, age, whole);

  it('lets text grow by 4 % while it is shown', () => {
    const sizes = [20, 40, 60, 80].map((age) => placementAtAge(age)?.scale ?? 0);
    assert.deepEqual(
      [...sizes].sort((a, b) => a - b),
      sizes,
    );
    assert.ok((sizes[0] ?? 0) >= 1 && (sizes.at(-1) ?? 9) <= 1.041 && new Set(sizes).size === 4, sizes.join(' '));
  });

  it('fades text in place during the wipe', () => {
    const before = placementAtAge(83);
    const leaving = placementAtAge(94);
    assert.ok(before !== undefined && leaving !== undefined);
    assert.ok(Math.abs(leaving.y - before.y) < 4 && leaving.opacity < 0.8 && before.opacity === 1);
  });

  it('hides a part before it enters and after it leaves', () => {
    assert.equal(placementAtAge(3), undefined);
    assert.equal(placementAtAge(50, { ...word, until: 50 }), undefined);
    assert.notEqual(placementAtAge(49, { ...word, until: 50 }), undefined);
  });

  it('draws smooth edges in slanted and round wipes, and covers nothing at first and all at the end', () => {
    for (const kind of wipes) {
      const rowAt = (y: number, progress: number) => {
        const row = new Uint8ClampedArray(640);
        wipeRow(row, kind, y, 360, 0, progress);
        return row;
      };
      let partly = 0;
      let most = 0;
      for (let row = 0; row < 360; row++) {
        const coverage = rowAt(row, 0.5);
        const between = coverage.filter((it) => it > 0 && it < 255).length;
        partly += between;
        most = Math.max(most, between);
        assert.ok(rowAt(row, 0).every((it) => it === 0) && rowAt(row, 1).every((it) => it === 255));
      }
      // On the nearly horizontal edge of a circle, many pixels of a row are partly covered.
      if (kind === 'iris') assert.ok(most > 10, `${most} in one row`);
      assert.ok(partly > 180, `${kind}: ${partly} partly covered pixels`);
    }
  });
});

describe('YuvFrame', () => {
  before(() => loadResvg(rendererAssets()));

  it('paints a sprite at fractional positions and scales without changing its area', () => {
    const sprite = drawSprite(word);
    for (const [x, y, scale] of [
      [100, 100, 1],
      [100.5, 100.25, 1],
      [90.3, 70.7, 1.37],
    ] as const) {
      const frame = new YuvFrame(640, 360);
      frame.blend(sprite, { y: 200, u: 0, v: 0 }, { x, y, scale, opacity: 1, clip: whole });
      const area = frame.y.reduce((sum, value) => sum + value, 0) / 200;
      const expected = 200 * 60 * scale * scale;
      assert.ok(Math.abs(area - expected) < expected * 0.01, `${area} instead of ${expected}`);
      assert.equal(frame.y[Math.floor(y + 30 * scale) * 640 + Math.floor(x + 100 * scale)], 200);
      assert.equal(frame.y[Math.floor(y - 3) * 640 + Math.floor(x + 100 * scale)], 0);
    }
  });
});

describe('decor', () => {
  let fonts: FontLibrary;
  before(async () => {
    fonts = await FontLibrary.open(rendererAssets());
    await loadResvg(rendererAssets());
  });

  it('never touches the progress line or the label', async () => {
    for (const ratio of ['16:9', '9:16', '21:9', '9:21', '1:1']) {
      const { plan: planned } = await planVideo(fonts, {
        ...frameSize(ratio, 480),
        prompt: 'Ideas that wake you up.',
        seconds: 6,
        fps: 24,
        seed: 0,
      });
      for (const theme of themes) {
        const inked = changedRows(planned, theme.decor);
        assert.ok(inked < planned.label.box.top, `${theme.decor} at ${ratio} reaches row ${inked}`);
      }
    }
  });

  it('is never behind words', async () => {
    let decorated = 0;
    for (const ratio of ['16:9', '9:16', '1:1']) {
      for (const seed of [0, 1, 2, 3]) {
        const { plan } = await planVideo(fonts, {
          ...frameSize(ratio, 480),
          prompt:
            'Ideas.\n\nThis place has been full of them since 1912, and each one rests for two nights.\n\nIdeally.example',
          seconds: 9,
          fps: 24,
          seed,
        });
        const stage = { ...blackStage, text: '#000000' };
        const scenes = plan.scenes.flatMap((it) =>
          it.kind === 'card'
            ? [
                {
                  ...it,
                  stage,
                  wipeFrames: 0,
                  shapes: it.shapes.map((shape): PlacedShape => ({ ...shape, paint: 'text' })),
                },
              ]
            : [],
        );
        const composer = new FrameComposer({ ...plan, scenes });
        const black = yuvOf('#000000').y;
        for (const { start, end, shapes } of scenes.filter(({ picture }) => picture === undefined)) {
          for (const index of [start, end - 1]) {
            const frame = composer.compose(index);
            const isInked = ({ left, right, top, bottom }: Rect) =>
              Array.from({ length: bottom - top }, (_, row) => (top + row) * frame.width).some((row) =>
                frame.y.subarray(row + left, row + right).some((value) => Math.abs(value - black) > 3),
              );
            assert.ok(!shapes.some((shape) => isInked(shape.box)), `${ratio}, seed ${seed}, frame ${index}`);
            if (isInked({ left: 0, right: frame.width, top: 0, bottom: plan.label.box.top - 1 })) decorated++;
          }
        }
      }
    }
    assert.ok(decorated > 0);
  });
});

/** Colors in which only the decorative shape is visible. */
const blackStage = {
  ...themeNamed('daylight').stages[0],
  accent: '#ff0000',
  ground: ['#000000', '#000000'] as const,
  clouds: [],
};

/** The lowest row that differs between a plate with this decor and one with an invisible decor. */
function changedRows(plan: RenderPlan, decor: (typeof themes)[number]['decor']): number {
  const scenes = plan.scenes.flatMap((it) =>
    it.kind === 'card' ? [{ ...it, stage: blackStage, decor, shapes: [], wipeFrames: 0 }] : [],
  );
  const last = (plan.scenes[0]?.end ?? 1) - 1;
  const frame = new FrameComposer({ ...plan, scenes }).compose(last);
  const ground = yuvOf('#000000').y;
  let lowest = -1;
  for (let row = 0; row < plan.label.box.top - 1; row++) {
    if (frame.y.subarray(row * frame.width, (row + 1) * frame.width).some((value) => Math.abs(value - ground) > 3)) {
      lowest = row;
    }
  }
  assert.ok(lowest >= 0, `${decor} is not drawn`);
  const gap = frame.y.subarray((plan.label.box.top - 6) * frame.width, (plan.label.box.top - 1) * frame.width);
  assert.ok(
    gap.every((value) => Math.abs(value - ground) <= 3),
    `${decor} is next to the label`,
  );
  assert.ok(decorOf(decor, 480).opacity > 0);
  return lowest;
}
