import { hash } from 'node:crypto';

/** The user must confirm a prompt of more than this many characters. Services commonly accept only a few thousand. */
export const longPromptCharacters = 10_000;

/** Trims text for use as a prompt. Returns undefined if only white space or invisible characters remain. */
export function toPrompt(text: string): string | undefined {
  const prompt = text.replace(/\r\n?/g, '\n').trim().toWellFormed();
  return /[^\s\p{Cc}\p{Cf}]/u.test(prompt) ? prompt : undefined;
}

/** The SHA-256 hash of a prompt in hex, as stored in `TextSource.hash`. */
export function textHash(prompt: string): string {
  return hash('sha256', prompt, 'hex');
}

/** Adds a preset's text before and after a prompt, unless the prompt already starts or ends with it. */
export function withPresetText(
  prompt: string,
  { before = '', after = '' }: { readonly before?: string | undefined; readonly after?: string | undefined } = {},
): string {
  const parts = [prompt.startsWith(before) ? '' : before, prompt, prompt.endsWith(after) ? '' : after];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A range of lines in a file. Both ends are inclusive and counted from 0. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Finds the paragraph around a line. Blank lines separate paragraphs. Returns undefined if the line is blank or before
 * `from`.
 * @param from the first line that may belong to the paragraph, such as the line after the front matter
 */
export function paragraphAround(lines: readonly string[], line: number, from = 0): LineRange | undefined {
  const isBlank = (index: number): boolean => (lines[index] ?? '').trim() === '';
  if (line < from || isBlank(line)) return undefined;
  let first = line;
  while (first > from && !isBlank(first - 1)) first -= 1;
  let last = line;
  while (last < lines.length - 1 && !isBlank(last + 1)) last += 1;
  return { first, last };
}

/** The number of lines of a Markdown file's front matter, including its `---` lines. 0 if there is none. */
export function frontMatterLines(lines: readonly string[]): number {
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? '')) return 0;
  return lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line)) + 1;
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** Whether a file is a README, which is never a brief. */
export function isReadme(fileName: string): boolean {
  return /^readme(\.|$)/i.test(fileName);
}

/** Whether a Markdown file may be a brief. This check is fast enough for menus; `isBrief` is exact. */
export function mayBeBrief(fileName: string, lines: readonly string[]): boolean {
  if (isReadme(fileName)) return false;
  const hasOption = lines
    .slice(0, frontMatterLines(lines))
    .some((line) => /^["']?(duration|aspect_ratio|preset)\b/.test(line));
  return hasOption || lines.some((line) => /^ {0,3}(`{3,}|~{3,})\s*video\b/.test(line));
}

export function textOf(lines: readonly string[], { first, last }: LineRange): string {
  return lines.slice(first, last + 1).join('\n');
}

/** A position in a file. The line and the character are counted from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** Finds a string in a file. If the string occurs several times, returns the occurrence nearest to `nearLine`. */
export function findText(
  content: string,
  text: string,
  nearLine: number,
): { readonly start: Place; readonly end: Place } | undefined {
  const file = content.replace(/\r\n?/g, '\n');
  const place = (index: number): Place => {
    const lines = file.slice(0, index).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  };
  const near = file.split('\n', nearLine).join('\n').length;
  const [before, after] = [file.lastIndexOf(text, near), file.indexOf(text, near)];
  const found = before < 0 || (after >= 0 && after - near <= near - before) ? after : before;
  return found < 0 || text === '' ? undefined : { start: place(found), end: place(found + text.length) };
}
