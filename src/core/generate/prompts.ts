/** Prompts longer than this are asked about first: services commonly accept a few thousand characters. */
export const longPromptCharacters = 10_000;

/** The prompt a text makes: without the white space around it; undefined when nothing readable is left. */
export function toPrompt(text: string): string | undefined {
  const prompt = text.replace(/\r\n?/g, '\n').trim().toWellFormed();
  return /[^\s\p{Cc}\p{Cf}]/u.test(prompt) ? prompt : undefined;
}

/** Whether a file's bytes are text: no NUL, and valid UTF-8 but for a character cut off at the end. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * The paragraph around a line: the lines next to it up to a blank line. Undefined on a blank line.
 * @returns first and last line, both included
 */
export function paragraphAround(
  lines: { readonly count: number; readonly isBlank: (line: number) => boolean },
  line: number,
): { readonly first: number; readonly last: number } | undefined {
  if (line >= lines.count || lines.isBlank(line)) return undefined;
  let first = line;
  while (first > 0 && !lines.isBlank(first - 1)) first -= 1;
  let last = line;
  while (last < lines.count - 1 && !lines.isBlank(last + 1)) last += 1;
  return { first, last };
}
