/** Rules for file names that Windows, macOS and Linux accept. */

/** File names that Windows reserves, with or without an extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\d)$/i;

/** Whether Windows reserves a file name. The extension does not matter. */
export function isReservedName(name: string): boolean {
  const [stem = ''] = name.split('.');
  return reserved.test(stem.trim());
}

/** The words of a string in lower case. Accents of Latin letters are removed. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Truncates text to at most `limit` UTF-8 bytes, without splitting a character. */
export function cutToBytes(text: string, limit: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text.toWellFormed()) {
    bytes += Buffer.byteLength(character);
    if (bytes > limit) break;
    kept += character;
  }
  return kept;
}

/**
 * A key for comparing file names. Names that differ only in case or Unicode form share a key, because some file systems
 * treat them as one.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKD').toUpperCase().normalize('NFKD');
}

/** Adds a number to a file name: 1 keeps the name, 2 gives `name-2`, 3 gives `name-3`. */
export function numberedName(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
}

/** @param taken the {@link nameKey} of each name that is in use */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(nameKey(numberedName(name, number)))) number++;
  return numberedName(name, number);
}
