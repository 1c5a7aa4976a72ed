import { lazyWordPattern } from '../story/terms';
import {
  effectWords,
  expressionWords,
  exteriorWords,
  faceWords,
  femaleWords,
  handWords,
  lightWords,
  oldWords,
  outsideWords,
  pairWords,
  poseWords,
  pronounWords,
  undrawnWords,
} from './lexicon';
import { entriesOf } from './words/vocabulary';

export const [effects, poses] = [entriesOf(effectWords), entriesOf(poseWords)];
export const expressions = entriesOf(expressionWords);

export const lights = lightWords.map(([name, words]) => ({ name, pattern: lazyWordPattern(words) }));

export const [hands, faces, pairs] = [
  lazyWordPattern(handWords),
  lazyWordPattern(faceWords),
  lazyWordPattern(pairWords),
];

export const pronouns = {
  she: lazyWordPattern(pronounWords.she),
  he: lazyWordPattern(pronounWords.he),
  they: lazyWordPattern(pronounWords.they),
  it: lazyWordPattern(pronounWords.it),
  owner: lazyWordPattern(pronounWords.owner),
};

export const [female, old] = [lazyWordPattern(femaleWords), lazyWordPattern(oldWords)];

export const [outside, exterior] = [
  lazyWordPattern(`${outsideWords} / ${exteriorWords}`),
  lazyWordPattern(exteriorWords),
];

export const undrawn = lazyWordPattern(undrawnWords);

export const male = /(?<!\p{L})(?:he|his|him|er|sein|seine|ihm|él|ele|dele|lui|彼)(?!\p{L})/iu;

/** Matches words for clothes. A color word beside such a word is the color of the person's clothes. */
export const garment =
  /(?<!\p{L})(?:jacket|coat|raincoat|dress|shirt|hoodie|sweater|suit|apron|uniform|sleeves?|\p{L}*mantel|\p{L}*jacke|kleid|pullover|schürze|\p{L}*ärmel|manteau|robe|veste|pull|manche|abrigo|vestido|camiseta|chaqueta|delantal|casaco|camisa|jaqueta|manga|cappotto|giacca|vestito|manica|コート|ドレス|シャツ|袖)(?!\p{L})/iu;

export const verbs = [...poses, { pattern: faces }];
