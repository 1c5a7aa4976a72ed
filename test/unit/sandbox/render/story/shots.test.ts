import { strict as assert } from 'node:assert';
import { seeSentence } from '../../../../../src/sandbox/render/story/shots';

describe('shots', () => {
  it('keep the names of shot sizes and camera moves out of the caption', () => {
    const openings = {
      'a woman kneading bread':
        'Wide shot of / Extreme wide of / Full shot of / Cowboy shot of / Medium close-up of / ECU of / Insert: / Tight on / POV of / High angle of / Drone shot over / Handheld follow of / Steadicam follows / Orbit around / Dutch angle of / Slow motion of / Time-lapse of / Reverse on / Fade in on / Reveal',
      'eine Frau, die Brot knetet':
        'Totale: / Halbnahe: / Nahaufnahme: / Untersicht auf / Drohnenflug über / Kamerafahrt auf / Überschulterblick auf / Man sieht / Zeitraffer:',
      'une femme qui pétrit du pain':
        'Plan large sur / Plan serré sur / Plan taille : / Plan drone sur / Caméra à l’épaule, on suit / Zoom lent sur / Ralenti sur / On découvre / Ouverture sur',
      'una mujer que amasa pan':
        'Primer plano de / Primerísimo primer plano de / Plano entero de / Plano corto de / Plano subjetivo de / Vista de dron de / Cámara lenta de / Cámara en mano siguiendo a / Zoom lento a / Panorámica de / Vemos a',
      'una donna che impasta il pane':
        'Campo lunghissimo su / Figura intera di / Mezza figura di / Particolare di / Ripresa con drone di / Camera a mano segue / Rallenty di / Zoom lento su / Vediamo',
      'uma mulher que amassa pão':
        'Grande plano geral de / Plano fechado de / Plano detalhe de / Plano subjetivo de / Imagem de drone de / Câmera lenta de / Zoom lento em / Detalhe de',
      女性がパンをこねる:
        'ワイドショット、 / クローズアップ： / 俯瞰で / ゆっくりズームイン、 / トラッキングショット、 / マクロ撮影、 / ハイスピード撮影、 / タイムラプス、',
    };
    for (const [action, list] of Object.entries(openings)) {
      for (const opening of list.split(' / ')) {
        const { caption } = seeSentence(/\p{Ll}/u.test(opening) ? `${opening} ${action}` : opening + action);
        assert.equal(caption.toLowerCase(), action.toLowerCase(), opening);
      }
    }
  });

  it('keep lens, blur, grain and room tone out of the caption', () => {
    const remarks = {
      'Eine Frau knetet Brot': '85-mm-Objektiv / Bewegungsunschärfe / unscharfer Hintergrund',
      'Une femme pétrit du pain': 'optique 85 mm / flou de mouvement / arrière-plan flou / son d’ambiance',
      'Una mujer amasa pan':
        'objetivo de 85 mm / lente macro / desenfoque de movimiento / grano suave / sonido ambiente',
      'Uma mulher amassa pão': 'lente de 85 mm / desfoque de fundo / grão fino / som ambiente',
      'Una donna impasta il pane': 'obiettivo da 85 mm / effetto mosso / sfondo sfocato / grana fine',
      女性がパンをこねる: '100mmマクロ / 横移動のドリー / 背景ボケ / 環境音',
    };
    for (const [action, list] of Object.entries(remarks)) {
      for (const remark of list.split(' / ')) {
        const sentence = /\p{Ll}/u.test(action) ? `${action}, ${remark}` : `${action}、${remark}`;
        assert.equal(seeSentence(sentence).caption, action, sentence);
      }
    }
  });

  it('read camera moves only from the words about the camera', () => {
    const movesOf = (sentence: string) => seeSentence(sentence).moves;
    assert.deepEqual(movesOf('Plano medio de una mujer que amasa pan'), []);
    assert.deepEqual(movesOf('Wide shot of a man in a suit'), []);
    assert.deepEqual(movesOf('Slow push in on a man in a suit'), ['pushIn']);
  });
});
