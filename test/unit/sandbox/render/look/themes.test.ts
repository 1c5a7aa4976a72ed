import assert from 'node:assert/strict';
import { settings as boardSettings } from '../../../../../src/sandbox/render/board/settings';
import { paletteFor, themeFor, themes, yuvOf } from '../../../../../src/sandbox/render/look/themes';

/** The themes of a prompt without any theme's words. */
const neutral = new Set(['daylight', 'ocean', 'meadow']);

describe('themes', () => {
  const chosen: readonly (readonly [string, string])[] = [
    ['A cosy coffee bakery in autumn', 'ember'],
    ['Plant a tree. Live green.', 'meadow'],
    ['Travel to the beach this summer', 'ocean'],
    ['New perfume for your wedding', 'blush'],
    ['Run faster. Train harder at our gym', 'volt'],
    ['The developer platform for cloud data', 'midnight'],
    ['A bank for your family and your home', 'daylight'],
    ['清晨的第一杯咖啡', 'ember'],
    ['Brot und Brezeln aus unserer Backstube', 'ember'],
    ['Une crème pour votre peau', 'blush'],
    ['Clases de yoga y meditación', 'meadow'],
    ['Consertamos o seu vazamento em uma hora', 'ocean'],
    ['Il mutuo per la tua prima casa', 'daylight'],
    ['部活のあとに。エナジードリンク', 'volt'],
  ];
  for (const [prompt, name] of chosen) {
    it(`assigns ${name} to "${prompt}"`, () => {
      assert.equal(themeFor(prompt).name, name);
    });
  }

  it('match whole words only', () => {
    // The theme words "eco", "tea", "car" and "gym" must not match within other words.
    const looks = new Set(
      Array.from({ length: 7 }, (_, seed) => themeFor('seconds steam scarf gymkhana', '', seed).name),
    );
    assert.deepEqual(looks, neutral);
  });

  it('give equal prompts the same look, and different prompts different neutral looks', () => {
    assert.equal(themeFor('zxcv').name, themeFor('zxcv').name);
    assert.deepEqual(new Set(Array.from({ length: 40 }, (_, index) => themeFor(`zq${index}`).name)), neutral);
  });

  it('match words in the singular and in the plural', () => {
    assert.equal(themeFor('For dentists').name, 'daylight');
  });

  it('match the shown text before instructions, and nothing that the instructions rule out', () => {
    assert.equal(themeFor('A gym. Music from a café', 'Join our gym').name, 'volt');
    assert.ok(neutral.has(themeFor("Don't make it look like a tech startup").name));
  });

  it('match the settings of things', () => {
    assert.equal(themeFor('Pousada com café', '', 0, ['sea', 'pool']).name, 'ocean');
    const known = new Set(Object.keys(boardSettings));
    assert.deepEqual(
      themes.flatMap(({ settings }) => settings).filter((setting) => !known.has(setting)),
      [],
    );
  });

  it('start with the bright or dark colors that a brief asks for, and use no color that it rules out', () => {
    const groundOf = (look: string, prompt = 'app') =>
      paletteFor({ prompt, shown: '', look, settings: [] }, 0, 0).film.ground.map((color) => yuvOf(color).y);
    const plain = groundOf('');
    assert.ok(Math.min(...groundOf('Tone: bright and fun')) > Math.max(...plain));
    assert.ok(Math.max(...groundOf('dark background', 'bank')) < Math.min(...groundOf('', 'bank')));
    assert.deepEqual(groundOf("don't use the old purple"), plain);
    assert.deepEqual(groundOf("don't use pink, my competitor is pink"), plain);
    assert.deepEqual(groundOf('não usa vermelho'), plain);
    for (const look of ['Vermeide das alte Lila', 'éviter le vieux violet', 'evitar el viejo morado']) {
      assert.deepEqual(groundOf(look), plain, look);
    }
    assert.deepEqual(groundOf('no bright colors'), plain);
    assert.notDeepEqual(groundOf('use the old purple'), plain);
  });

  it('have valid names, decors, words and colors', () => {
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
