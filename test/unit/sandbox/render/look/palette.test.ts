import assert from 'node:assert/strict';
import { labeledColors, lighter, darker, namedColors } from '../../../../../src/sandbox/render/look/palette';

describe('colors of a client', () => {
  it('are found as words of seven languages and as codes, in their order', () => {
    for (const [instructions, colors] of [
      ['Teal and cream, please.', ['#23867f', '#f1e6d0']],
      ['Brand: #FF6A13 on navy', ['#ff6a13', '#1f2d55']],
      ['Farben: Grün, Rot', ['#4c9152', '#cf3a2b']],
      ['couleurs : moutarde et bleu marine', ['#d9a521', '#1f2d55']],
      ['colores: terracota y verde', ['#bd5f3c', '#4c9152']],
      ['cores: lilás', ['#b9a3d9']],
      ['blu e oro', ['#2f6db0']],
      ['色は紺で', ['#1f2d55']],
    ] as const) {
      assert.deepEqual(namedColors(instructions).slice(0, colors.length), colors, instructions);
    }
  });

  it('are darker or lighter if a word beside them says so', () => {
    const [green, red] = ['#4c9152', '#cf3a2b'];
    const [dark, light] = [darker(green, 0.42), lighter(green, 0.45)];
    for (const [instructions, colors] of [
      ['dark green and the red of old varnish', [dark, red]],
      ['Farben: Tannengrün, Hellgrün, Rot', [dark, red]],
      ['zartes Hellgrün', [light]],
      ['vert foncé, rouge', [dark, red]],
      ['verde chiaro', [light]],
      ['深い緑', [dark]],
      ['The darkroom is green', [green]],
    ] as const) {
      assert.deepEqual(namedColors(instructions), colors, instructions);
    }
  });

  it('are each found once, so that text never has the color of its ground', () => {
    assert.deepEqual(namedColors('Sky is #87ceeb. Logo: #87CEEB on #223344'), ['#87ceeb', '#223344']);
  });

  it('are the more exact ones of those side by side', () => {
    for (const [instructions, colors] of [
      ['our brand green #1DB954', ['#1db954']],
      ['signal orange (#FF5A1F) and navy', ['#ff5a1f', '#1f2d55']],
      ['Couleurs douces (vert sauge, beige)', ['#8fa58a', '#f1e6d0']],
      ['mint green and white', ['#9fd8bf', '#f7f3ea']],
    ] as const) {
      assert.deepEqual(namedColors(instructions), colors, instructions);
    }
  });

  it('are not those that the client refuses', () => {
    assert.deepEqual(namedColors('The darker green from our sign, not the yellow.'), ['#4c9152']);
    assert.deepEqual(namedColors('Bitte kein Rot. Blau geht.'), ['#2f6db0']);
    assert.deepEqual(namedColors('Azul, nada de rojo.'), ['#2f6db0']);
    assert.deepEqual(namedColors('Keep it light, not one of those gloomy grey ones.'), []);
  });

  it('of a storyboard are those after a label', () => {
    assert.deepEqual(labeledColors('A red car on a white road. Cores: amarelo e azul-piscina.'), [
      '#f0bf3a',
      '#8cc3e6',
    ]);
    assert.deepEqual(labeledColors('Colors\nteal + cream\nA black cat'), ['#23867f', '#f1e6d0']);
    assert.deepEqual(labeledColors('A green field. Warm color grading, red sky'), []);
  });

  it('are not found in other words', () => {
    assert.deepEqual(namedColors('Brot, Brote und Not. #1234567 und #12ab'), []);
  });
});
