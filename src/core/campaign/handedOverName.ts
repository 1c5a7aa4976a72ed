import { cutToBytes, isReservedName, wordsOf } from '../video/namingRules';

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
 * Maximum length of a file name without its extension, in bytes. File systems allow 255 bytes. The remaining 95 bytes
 * leave room for a number, the extension and `.part`.
 */
const maxBytes = 160;
/**
 * Maximum length of the section's name within a file name, in bytes. The remaining bytes are for the duration and the
 * aspect ratio.
 */
const maxSectionBytes = 110;

/**
 * Builds a file name that Windows, macOS and Linux accept: letters, digits, `-`, `_`, dots and spaces, in NFC.
 * @param template text with `{section}`, `{duration}` and `{ratio}`; a placeholder without a value is removed
 */
export function handedOverName(template: string, { section, duration, aspectRatio, extension }: NameParts): string {
  const filled = template
    .replaceAll('{section}', sectionWords(section))
    .replace(/\{duration\}(s?)/g, (_, unit: string) => (duration === undefined ? '' : `${duration}${unit}`))
    .replaceAll('{ratio}', (aspectRatio ?? '').replace(':', 'x'));
  const safe = cutToBytes(
    filled
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}._ -]+/gu, '-')
      .replace(/([-_. ])[-_. ]+/g, '$1'),
    maxBytes,
  ).replace(/^[-_. ]+|[-_. ]+$/g, '');
  const name = safe === '' ? 'video' : isReservedName(safe) ? `video-${safe}` : safe;
  return `${name}.${extension}`;
}

/**
 * Joins the words of a heading path: `# Summer > ## Morning` becomes `summer-morning`. If the result is too long, the
 * outer headings are dropped first.
 */
function sectionWords(section: string): string {
  const headings = section
    .split(' > ')
    .map((heading) => wordsOf(heading).join('-'))
    .filter((heading) => heading !== '');
  while (headings.length > 1 && Buffer.byteLength(headings.join('-')) > maxSectionBytes) headings.shift();
  return cutToBytes(headings.join('-'), maxSectionBytes).replace(/-+$/, '');
}
