const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words and signs of a text in lower case, with 0 for every digit, as the models know them. */
export function featureWords(text: string): string[] {
  const parts = Array.from(segmenter.segment(text.toLowerCase().replace(/\d/gu, '0')), ({ segment }) => segment);
  return parts.filter((part) => /[\p{L}\p{N}\p{Sc}!?%*@#&+\p{Extended_Pictographic}]/u.test(part));
}
