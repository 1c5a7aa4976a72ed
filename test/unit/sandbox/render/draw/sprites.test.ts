import assert from 'node:assert/strict';
import { depictAll } from '../../../../../src/sandbox/render/board/depict';
import { pictureOf } from '../../../../../src/sandbox/render/board/picture';
import { settings, type SettingName } from '../../../../../src/sandbox/render/board/settings';
import { circle, line } from '../../../../../src/sandbox/render/board/svg';
import { drawPicture } from '../../../../../src/sandbox/render/draw/pictureSprite';
import { loadResvg, pixelsOf, unsharpPixelsOf } from '../../../../../src/sandbox/render/draw/sprites';
import { emptyShot } from '../../../../../src/sandbox/render/story/shots';
import { rendererAssets } from '../../../../support/rendererAssets';

describe('drawn pictures', () => {
  before(() => loadResvg(rendererAssets()));

  it('may have translucent shapes outside the canvas', () => {
    const box = { left: 0, top: 0, right: 64, bottom: 64 };
    for (const svg of [circle(600, 30, 20, '#ffffff', 0.3), line('M500 20H560', '#ffffff', 4, 0.5)]) {
      assert.ok(pixelsOf({ svg, box }).pixels.every((value) => value === 0));
    }
  });

  it('show every place from far and near, by day and night, on wide and tall pages', () => {
    const [somebody] = depictAll([{ ...emptyShot, caption: 'A woman', start: 0, end: 3 }], '');
    assert.ok(somebody !== undefined);
    const places = Object.keys(settings).filter((name): name is SettingName => name in settings);
    for (const setting of places) {
      for (const [size, light, right, bottom] of [
        ['wide', 'day', 320, 180],
        ['macro', 'night', 180, 320],
      ] as const) {
        const frame = { left: 0, top: 0, right, bottom };
        const { layers } = pictureOf({ ...somebody, setting, size, light }, ['pushIn'], frame, 3);
        assert.ok(layers.length > 1 && layers.every((it) => drawPicture(it) !== undefined), `${setting} ${size}`);
      }
    }
  });

  it('are smooth out of focus, with the same size and mean color', () => {
    const box = { left: 0, top: 0, right: 320, bottom: 360 };
    const svg = line('M0 180H320', '#ffffff', 180);
    const [sharp, soft] = [pixelsOf({ svg, box }), unsharpPixelsOf({ svg, box })];
    assert.deepEqual([soft.width, soft.height], [sharp.width, sharp.height]);
    const sum = ({ pixels }: typeof sharp) => pixels.reduce((total, value) => total + value, 0);
    assert.ok(Math.abs(sum(soft) / sum(sharp) - 1) < 0.02);
    const steps = ({ pixels }: typeof sharp) =>
      Array.from({ length: 359 }, (_, row) => Math.abs((pixels[(row + 1) * 1280] ?? 0) - (pixels[row * 1280] ?? 0)));
    assert.equal(Math.max(...steps(sharp)), 255);
    assert.ok(Math.max(...steps(soft)) < 64, String(Math.max(...steps(soft))));
  });

  it('show the surroundings of a near subject out of focus, but not the subject', () => {
    const frame = { left: 0, top: 0, right: 320, bottom: 180 };
    const blurredIn = (caption: string, size: 'wide' | 'close') =>
      depictAll([{ ...emptyShot, caption, size, start: 0, end: 3 }], '').flatMap((depiction) => {
        const { layers } = pictureOf(depiction, ['pushIn'], frame, 3);
        return layers.map(({ isInFocus }) => !isInFocus);
      });
    const near = blurredIn('A woman in a forest', 'close');
    assert.ok(near.some(Boolean) && !near.every(Boolean));
    assert.ok(!blurredIn('A woman in a forest', 'wide').some(Boolean));
  });
});
