/** Strings in the video that come from the program, not from the prompt. `{0}` and `{1}` stand for numbers. */
export interface LabelTexts {
  readonly animatic: string;
  /** `{0}` is the number of omitted shots, `{1}` is the total number of shots. */
  readonly droppedShots: string;
  readonly shortened: string;
  /** `{0}` is the number of phrases that no font can draw. */
  readonly undrawable: string;
  /** Replaces the prompt's text in the video if no font can draw that text. */
  readonly noFont: string;
}

export const englishLabel: LabelTexts = {
  animatic: 'Local animatic – not AI video',
  droppedShots: '{0} of {1} shots don’t fit',
  shortened: 'prompt shortened',
  undrawable: 'phrases without a font: {0}',
  noFont: 'This machine has no font for this text.',
};

/** Maximum length of one label, in UTF-16 units. Longer labels are truncated. */
const maxCharacters = 80;

/**
 * Parses label texts in another language from a JSON object. Missing texts stay English.
 * @throws Error for invalid JSON, a value that is not a string, or an unknown name. The message is one sentence
 */
export function parseLabelTexts(json: string): LabelTexts {
  const fields = fieldsOf(json);
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
    noFont: take('noFont'),
  };
  const [unknown] = fields.keys();
  if (unknown !== undefined) throw new Error(`There is no text "${unknown}".`);
  return texts;
}

function fieldsOf(json: string): Map<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new Error('The texts are not valid JSON.', { cause: error });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('The texts must be a JSON object.');
  }
  return new Map(Object.entries(parsed));
}

/** Replaces `{0}` and `{1}` in a label with numbers. */
export function filled(text: string, ...numbers: readonly number[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(numbers[Number(index)] ?? ''));
}
