import type { OrderedPicture } from './copyText';
import { emptyShot, seeSentence, type Shot } from './shots';

/** A shot for a picture that a request orders. */
export interface OrderedShot {
  readonly shot: Shot;
  /** Number of texts before the shot. */
  readonly at: number;
}

/** Matches words that order a picture, as in "show …", "open on …" and "danach sieht man …". */
const order =
  /^(?:(?:and|then|next|first|finally|also|please|maybe|just|we|you|can you|i|(?:i|we)(?:[’']?d| would)(?: (?:like|love) to)?|und|dann|danach|zuerst|bitte|am (?:anfang|ende)|et|puis|ensuite|d['’]abord|on|y|luego|después|primero|e|depois|primeiro|poi|prima|infine)[,:]? )*(?:show(?:s|ing)?(?: us)?|see|open(?:s|ing)?(?: shot)?(?: (?:on|with))?|start(?:s|ing)? (?:on|with)|begin(?:s|ning)? (?:on|with)|cut to|end(?:s|ing)? on|close on|footage of|zeig(?:t|en|e)?|sieht man|man sieht|wir sehen|einstieg(?: mit)?|beginnt mit|montrer|montrez|voit|ouvr(?:ir|ez) sur|ouverture sur|commence[rz]? (?:par|sur)|muestra|mostrad|mostrar|se ve|vemos|abr(?:e|ir|imos) con|empiez\p{L}* con|mostre|mostra|mostrem|vê-se|abr(?:e|a|ir) com|começ\p{L} com|si vede|mostrate|apri(?:re|te)? (?:con|su)|inizia(?:te)? con)[:,]? (?=\p{L})/iu;

/** Reads the camera terms of the ordered pictures. A picture without content is left out. */
export function orderedShots(pictures: readonly OrderedPicture[]): OrderedShot[] {
  return pictures.flatMap(({ text, at }) => {
    const { caption, size, moves, isSlow } = seeSentence(text.replace(order, ''));
    return caption === '' ? [] : [{ shot: { ...emptyShot, caption, size, moves, isSlow }, at }];
  });
}
