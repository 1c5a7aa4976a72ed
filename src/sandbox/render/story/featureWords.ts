const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Splits a text into the words and signs from which the models learn. They are in lower case, and every digit becomes
 * 0.
 */
export function featureWords(text: string): string[] {
  const parts = Array.from(segmenter.segment(text.toLowerCase().replace(/\d/gu, '0')), ({ segment }) => segment);
  return parts.filter((part) => /[\p{L}\p{N}\p{Sc}!?%*@#&+\p{Extended_Pictographic}]/u.test(part));
}
