import assert from 'node:assert/strict';
import { contrastOf } from '../../../../src/sandbox/render/colour';
import { themeFor, themes } from '../../../../src/sandbox/render/themes';

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
  ];
  for (const [prompt, name] of chosen) {
    it(`gives "${prompt}" ${name}`, () => {
      assert.equal(themeFor(prompt).name, name);
    });
  }

  it('matches whole words only', () => {
    // "eco" in seconds, "tea" in team, "car" in scarf, "gym" in gymkhana: none of them counts.
    const looks = new Set(Array.from({ length: 7 }, (_, seed) => themeFor('seconds steam scarf gymkhana', seed).name));
    assert.equal(looks.size, themes.length);
  });

  it('gives the same prompt the same look, and different ones different looks', () => {
    assert.equal(themeFor('zxcv').name, themeFor('zxcv').name);
    assert.ok(new Set(Array.from({ length: 40 }, (_, index) => themeFor(`zq${index}`).name)).size >= 4);
  });

  for (const { name, stages } of themes) {
    it(`is readable throughout: ${name}`, () => {
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
