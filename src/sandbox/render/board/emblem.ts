import { darker, type Hex, namedColors } from '../look/palette';
import { isLogo } from '../story/shots';

/** Whether a caption describes the brand's logo, or an end card without a picture. */
export const isEmblem = (caption: string): boolean => isLogo(caption) || endCard.test(caption);

const endCard =
  /^(?:(?:carton|carte|écran|panneau) (?:final|de fin)|(?:end|final|closing) (?:slate|card|screen|title)|schluss(?:tafel|karte)|cartela(?: final)?|placa final|pantalla final|cartello finale|fondo \p{L}+, logo\p{L}*|(?:black|white) (?:card|screen)|エンドカード)(?!\p{L})|^(?:商品カット|パックショット|ロゴ)/iu;

/** Returns the color behind a logo, as in "Logo on dark green". */
export function logoGround(caption: string): Hex | undefined {
  const [sentence] = isEmblem(caption) ? (/^[^.!?]*/u.exec(caption) ?? ['']) : [''];
  const [color] = namedColors(sentence);
  return color !== undefined && /dark|deep|dunkel|foncée?|oscur[oa]|escur[oa]|scur[oa]/iu.test(sentence)
    ? darker(color, 0.5)
    : color;
}
