/** The texts of the label in every picture. `{0}` and `{1}` stand for numbers. */
export interface LabelTexts {
  readonly animatic: string;
  /** `{0}`: shots left out; `{1}`: all shots. */
  readonly droppedShots: string;
  readonly shortened: string;
  /** `{0}`: phrases. */
  readonly undrawable: string;
}

export const englishLabel: LabelTexts = {
  animatic: 'Local animatic – not AI video',
  droppedShots: '{0} of {1} shots don’t fit',
  shortened: 'prompt shortened',
  undrawable: 'phrases without a font: {0}',
};

/** The longest text that a label has room for. */
const maxCharacters = 80;

/**
 * Parses texts in another language; a missing one stays English.
 * @throws Error with one sentence
 */
export function parseLabelTexts(json: string): LabelTexts {
  const fields: unknown = JSON.parse(json);
  const given = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const texts = given.filter(([name, text]) => name in englishLabel && typeof text === 'string');
  if (texts.length !== given.length) throw new Error('Label texts are strings by their names.');
  const cut = texts.map(([name, text]) => [name, String(text).slice(0, maxCharacters)]);
  return { ...englishLabel, ...(Object.fromEntries(cut) as Partial<LabelTexts>) };
}

/** Fills the numbers into a text. */
export function filled(text: string, ...numbers: readonly number[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(numbers[Number(index)] ?? ''));
}
