import { createHash } from 'node:crypto';

/** Prompts longer than this are asked about first: services commonly accept a few thousand characters. */
export const longPromptCharacters = 10_000;

/** The prompt a text makes: without the white space around it; undefined when nothing readable is left. */
export function toPrompt(text: string): string | undefined {
  const prompt = text.replace(/\r\n?/g, '\n').trim().toWellFormed();
  return /[^\s\p{Cc}\p{Cf}]/u.test(prompt) ? prompt : undefined;
}

/** SHA-256 in hex: what a text is known by later, see `TextSource`. */
export function textHash(prompt: string): string {
  return createHash('sha256').update(prompt).digest('hex');
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

/** How many lines at the top of a Markdown file are its front matter, with the lines of dashes; 0 where there is none. */
export function frontMatterLines(lines: readonly string[]): number {
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? '')) return 0;
  return lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line)) + 1;
}

/** A text of a Markdown file that makes a video: below a heading up to the next one, or in a fenced `video` block. */
export interface PromptBlock extends LineRange {
  /** The line of the heading or the fence. */
  readonly head: number;
}

/** Every text that makes a video; a section with `video` blocks is only theirs. */
export function promptBlocks(lines: readonly string[]): PromptBlock[] {
  const blocks: PromptBlock[] = [];
  let section: { readonly head: number; isPlain: boolean } | undefined;
  let fence: { readonly head: number; readonly sign: string; readonly isVideo: boolean } | undefined;
  const add = (head: number, end: number): void => {
    const block = { head, first: head + 1, last: end - 1 };
    if (toPrompt(textOf(lines, block)) !== undefined) blocks.push(block);
  };
  const endSection = (end: number): void => {
    if (section?.isPlain === true) add(section.head, end);
  };
  for (let line = frontMatterLines(lines); line < lines.length; line++) {
    const text = lines[line] ?? '';
    const [, sign, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (fence !== undefined) {
      if (sign?.startsWith(fence.sign) !== true || info.trim() !== '') continue;
      if (fence.isVideo) add(fence.head, line);
      fence = undefined;
    } else if (sign !== undefined) {
      fence = { head: line, sign, isVideo: /^video\b/.test(info.trim()) };
      if (fence.isVideo && section !== undefined) section.isPlain = false;
    } else if (/^ {0,3}#{1,6}(\s|$)/.test(text)) {
      endSection(line);
      section = { head: line, isPlain: true };
    }
  }
  endSection(lines.length);
  return blocks.sort((one, other) => one.head - other.head);
}

export function textOf(lines: readonly string[], { first, last }: LineRange): string {
  return lines.slice(first, last + 1).join('\n');
}

/** A place in a file, counted from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** Where a text stands in a file now: as near as possible to the line where it was. Undefined where it does not. */
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
