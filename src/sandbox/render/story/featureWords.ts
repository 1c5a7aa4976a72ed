const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Splits text into the words and symbols that the models use as features. Letters become lower case, and every digit
 * becomes 0.
 */
export function featureWords(text: string): string[] {
  const parts = Array.from(segmenter.segment(text.toLowerCase().replace(/\d/gu, '0')), ({ segment }) => segment);
  return parts.filter((part) => /[\p{L}\p{N}\p{Sc}!?%*@#&+\p{Extended_Pictographic}]/u.test(part));
}
