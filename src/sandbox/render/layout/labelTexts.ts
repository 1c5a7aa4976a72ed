/** The texts of the label in every picture. `{0}` and `{1}` stand for numbers. */
export interface LabelTexts {
  readonly animatic: string;
  /** `{0}` is the number of omitted shots, `{1}` the number of all shots. */
  readonly droppedShots: string;
  readonly shortened: string;
  /** `{0}` is the number of phrases without a font. */
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
  const parsed: unknown = JSON.parse(json);
  const given: readonly (readonly [string, unknown])[] =
    typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  const fields = new Map(given);
  const take = (name: keyof LabelTexts): string => {
    const { [name]: english } = englishLabel;
    const text = fields.get(name) ?? english;
    fields.delete(name);
    if (typeof text !== 'string') throw new Error(`"${name}" must be a text.`);
    return text.slice(0, maxCharacters);
  };
  const texts: LabelTexts = {
    animatic: take('animatic'),
    droppedShots: take('droppedShots'),
    shortened: take('shortened'),
    undrawable: take('undrawable'),
  };
  const [unknown] = fields.keys();
  if (unknown !== undefined) throw new Error(`There is no text "${unknown}".`);
  return texts;
}

/** Fills the numbers into a text. */
export function filled(text: string, ...numbers: readonly number[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(numbers[Number(index)] ?? ''));
}
