/** The parts that form a copied video's file name. */
export interface NameParts {
  /** The heading path of the section (see `Section`), or the first words of the prompt. */
  readonly section: string;
  readonly duration: number | undefined;
  readonly aspectRatio: string | undefined;
  /** The file extension without its dot. */
  readonly extension: string;
}

export const defaultFileName = '{section}-{duration}s-{ratio}';

/**
 * Maximum length of a file name without its extension, in bytes. File systems allow 255 bytes. The other bytes are for
 * a number, the extension and `.part`.
 */
const maxBytes = 160;
/**
 * Maximum length of the section in a file name, in bytes. The rest of the name is for the duration and the aspect
 * ratio.
 */
const maxSectionBytes = 110;

/** File names that Windows reserves, with or without an extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\d)$/i;

/**
 * Builds a file name that Windows, macOS and Linux accept: letters, digits, `-`, `_`, dots and spaces, in NFC.
 * @param template text with `{section}`, `{duration}` and `{ratio}`; a placeholder without a value is removed
 */
export function handedOverName(template: string, { section, duration, aspectRatio, extension }: NameParts): string {
  const filled = template
    .replaceAll('{section}', sectionWords(section))
    // If the duration is missing, the unit `s` after the placeholder is removed, too.
    .replace(/\{duration\}(s?)/g, (_, unit: string) => (duration === undefined ? '' : `${duration}${unit}`))
    .replaceAll('{ratio}', (aspectRatio ?? '').replace(':', 'x'));
  const safe = cutToBytes(
    filled
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}._ -]+/gu, '-')
      .replace(/([-_. ])[-_. ]+/g, '$1'),
    maxBytes,
  ).replace(/^[-_. ]+|[-_. ]+$/g, '');
  const [stem = ''] = safe.split('.');
  const name = safe === '' ? 'video' : reserved.test(stem.trim()) ? `video-${safe}` : safe;
  return `${name}.${extension}`;
}

/** Adds a number to a file name: 1 keeps the name, 2 gives `name-2`, 3 gives `name-3`. */
export function numberedName(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/**
 * A key for comparing file names. Names that differ only in case or Unicode form share a key, because some file systems
 * treat them as one.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKD').toUpperCase().normalize('NFKD');
}

/**
 * Joins the words of a heading path: `# Summer > ## Morning` becomes `summer-morning`. If the result is too long, the
 * outer headings are dropped first.
 */
function sectionWords(section: string): string {
  const headings = section
    .split(' > ')
    .map(words)
    .filter((heading) => heading !== '');
  while (headings.length > 1 && Buffer.byteLength(headings.join('-')) > maxSectionBytes) headings.shift();
  return cutToBytes(headings.join('-'), maxSectionBytes).replace(/-+$/, '');
}

function words(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
}

/** Truncates text to at most `limit` UTF-8 bytes, without splitting a character. */
function cutToBytes(text: string, limit: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text.toWellFormed()) {
    bytes += Buffer.byteLength(character);
    if (bytes > limit) break;
    kept += character;
  }
  return kept;
}
