import assert from 'node:assert/strict';
import { ruledOutColors } from '../../../../../src/sandbox/render/look/palette';
import { paletteFor, themeNamed, type ThemeName, themes, yuvOf } from '../../../../../src/sandbox/render/look/themes';

describe('themes', () => {
  it('have no color that the brief rules out', () => {
    const groundsOf = (theme: ThemeName, ...ruledOut: readonly string[]) =>
      paletteFor({ theme, look: '', ruledOut }, 0).film.ground;
    const [pink, blue] = ['#e58aa6', '#2f6db0'];
    assert.deepEqual(groundsOf('blush'), themeNamed('blush').stages[0].ground);
    assert.deepEqual(groundsOf('blush', pink), themeNamed('daylight').stages[0].ground);
    assert.deepEqual(groundsOf('daylight', blue), themeNamed('meadow').stages[0].ground);
  });

  it('start with the bright or dark colors that a brief asks for, and use no color that it rules out', () => {
    const groundOf = (look: string, theme: ThemeName = 'midnight') =>
      paletteFor({ theme, look, ruledOut: ruledOutColors(look) }, 0).film.ground.map((color) => yuvOf(color).y);
    const plain = groundOf('');
    assert.ok(Math.min(...groundOf('Tone: bright and fun')) > Math.max(...plain));
    assert.ok(Math.max(...groundOf('dark background', 'daylight')) < Math.min(...groundOf('', 'daylight')));
    assert.deepEqual(groundOf("don't use the old red"), plain);
    assert.deepEqual(groundOf("don't use pink, my competitor is pink"), plain);
    assert.deepEqual(groundOf('não usa vermelho'), plain);
    for (const look of [
      'Vermeide das alte Rot',
      'éviter le vieux rouge',
      'evitar el viejo rojo',
      '赤は避けてください',
    ]) {
      assert.deepEqual(groundOf(look), plain, look);
    }
    assert.deepEqual(groundOf('no bright colors'), plain);
    assert.notDeepEqual(groundOf('use the old red'), plain);
  });

  it('have valid names, decors and colors', () => {
    assert.equal(themes.length, 7);
    for (const { name, decor, stages } of themes) {
      assert.match(name, /^[a-z]+$/);
      assert.match(decor, /^(?:rings|dots|slashes|waves|plus)$/);
      const colors = stages.flatMap(({ ground, clouds, text, accent, muted, onAccent }) => [
        ...ground,
        ...clouds,
        ...[text, accent, muted, onAccent],
      ]);
      assert.ok(colors.length >= 24 && colors.every((color) => /^#[0-9a-f]{6}$/.test(color)), name);
    }
  });

  for (const { name, stages } of themes) {
    it(`have enough contrast in every color pair: ${name}`, () => {
      for (const stage of stages) {
        for (const ground of [...stage.ground, ...stage.clouds]) {
          assert.ok(
            contrastOf(stage.text, ground) >= 4.5,
            `text ${stage.text} on ${ground}: ${contrastOf(stage.text, ground).toFixed(2)}`,
          );
          assert.ok(
            contrastOf(stage.muted, ground) >= 3.5,
            `muted ${stage.muted} on ${ground}: ${contrastOf(stage.muted, ground).toFixed(2)}`,
          );
          assert.ok(
            contrastOf(stage.accent, ground) >= 2.9,
            `accent ${stage.accent} on ${ground}: ${contrastOf(stage.accent, ground).toFixed(2)}`,
          );
        }
        assert.ok(
          contrastOf(stage.onAccent, stage.accent) >= 4.5,
          `on accent: ${contrastOf(stage.onAccent, stage.accent).toFixed(2)}`,
        );
      }
    });
  }
});

/** WCAG 2 contrast ratio of two `#rrggbb` colors, 1 to 21. */
function contrastOf(color: string, background: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (byte: number) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(value >> 16) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
}
