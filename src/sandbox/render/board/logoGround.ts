import { darker, type Hex, namedColors } from '../look/palette';
import { isEmblem } from '../story/shots';

/** Returns the color behind a logo, as in "Logo on dark green". */
export function logoGround(caption: string): Hex | undefined {
  const [sentence] = isEmblem(caption) ? (/^[^.!?]*/u.exec(caption) ?? ['']) : [''];
  const [color] = namedColors(sentence);
  return color !== undefined && /dark|deep|dunkel|foncée?|oscur[oa]|escur[oa]|scur[oa]/iu.test(sentence)
    ? darker(color, 0.5)
    : color;
}
