import { createHash } from 'node:crypto';

/** Longer prompts are confirmed first: services commonly accept a few thousand characters. */
export const longPromptCharacters = 10_000;

/** The prompt of a text: trimmed; undefined when nothing readable is left. */
export function toPrompt(text: string): string | undefined {
  const prompt = text.replace(/\r\n?/g, '\n').trim().toWellFormed();
  return /[^\s\p{Cc}\p{Cf}]/u.test(prompt) ? prompt : undefined;
}

/** SHA-256 in hex, see `TextSource`. */
export function textHash(prompt: string): string {
  return createHash('sha256').update(prompt).digest('hex');
}

/**
 * The text of a prompt with a preset's own texts around it, each only where the prompt has it not already.
 */
export function withPresetText(
  prompt: string,
  { before = '', after = '' }: { readonly before?: string | undefined; readonly after?: string | undefined } = {},
): string {
  const parts = [prompt.startsWith(before) ? '' : before, prompt, prompt.endsWith(after) ? '' : after];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Lines of a file, both included and counted from 0. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The paragraph around a line: the lines next to it up to a blank line. Undefined on a blank line, and in front matter.
 * @param from the first line that may be part of it
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

/**
 * The number of lines of a Markdown file's front matter, the dashes included; 0 without one. Read here and not by the
 * Markdown parser, which has no front matter.
 */
export function frontMatterLines(lines: readonly string[]): number {
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? '')) return 0;
  return lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line)) + 1;
}

export function textOf(lines: readonly string[], { first, last }: LineRange): string {
  return lines.slice(first, last + 1).join('\n');
}

/** A place in a file, counted from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** The place of a text in a file: the one nearest to a line where the text occurs several times. */
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
