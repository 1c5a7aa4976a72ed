/**
 * Matches control characters, direction marks and overrides, and invisible separators. Does not match U+200D, which
 * joins emoji.
 */
const invisible = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;

/**
 * Makes text from a service or a prompt safe wherever VS Code parses links and icons, such as in notifications. Returns
 * one line without control or direction-override characters. If the line exceeds `maxLength` characters, truncates it
 * and ends it with an ellipsis.
 */
export function plainText(text: string, maxLength = 200): string {
  const line = text
    .slice(0, maxLength * 20)
    .replace(invisible, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\]\(/g, '] (')
    .replace(/\$\(/g, '$ (');
  return cut(line.toWellFormed(), maxLength);
}

/**
 * Removes the Markdown syntax of headings, lists, quotations, links, emphasis and code. Takes quadratic time, so pass
 * only short strings.
 */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^[ \t]*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])[ \t]+)+/gm, '')
    .replace(/!?\[([^\][]*)\]\([^()\n]*\)/g, '$1')
    .replace(/(\*{1,3}|~~|`+)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}_])/gu, '$2');
}

/**
 * Makes multi-line text safe to display where no markup is parsed. Removes control and direction-override characters.
 * If the text exceeds `maxLength` characters, truncates it and ends it with an ellipsis.
 */
export function plainLines(text: string, maxLength: number): string {
  const lines = text
    .slice(0, maxLength * 4)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', '  ').replace(invisible, ' '));
  return cut(lines.join('\n').trim().toWellFormed(), maxLength);
}

/** Joins sentences with spaces. Every sentence but the last gets a full stop if it has none. */
export function joinSentences(parts: readonly (string | undefined)[]): string {
  const known = parts.filter((part) => part !== undefined);
  return known.map((part, index) => (index < known.length - 1 ? part.replace(/\.?$/, '.') : part)).join(' ');
}

function cut(line: string, maxLength: number): string {
  const characters = Array.from(line);
  if (characters.length <= maxLength) return line;
  const kept = characters.slice(0, maxLength - 1).join('');
  return `${kept.trimEnd()}…`;
}

/**
 * Escapes plain text so that Markdown shows it unchanged. Escapes all syntax of Markdown, HTML, autolinks and
 * `$(icon)`. `MarkdownString.appendText` is equally safe, but its no-break spaces prevent line breaks.
 */
export function escapeMarkdown(plain: string): string {
  return plain.replace(/[\p{P}\p{S}]/gu, (sign) => (sign.charCodeAt(0) < 128 ? `\\${sign}` : sign));
}

/**
 * Escapes one line of plain text for use as the text of a Markdown link. Escapes only characters that Markdown would
 * interpret there.
 */
export function escapeLinkText(plain: string): string {
  // A formula in Markdown needs two dollar signs, so a single dollar sign is not escaped.
  const hasFormula = plain.split('$').length > 2;
  return plain.replace(/[\\[\]`|*_~<&$]/g, (sign, index: number) => {
    const [before, after] = [plain.slice(0, index).at(-1) ?? ' ', plain.slice(index + 1)];
    return isMarkup(sign, before, after, hasFormula) ? `\\${sign}` : sign;
  });
}

function isMarkup(sign: string, before: string, after: string, hasFormula: boolean): boolean {
  switch (sign) {
    case '\\':
      return /^(?:[!-/:-@[-`{-~]|$)/.test(after);
    case '_':
      return (
        !(/[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) && !(before === ' ' && after.startsWith(' '))
      );
    case '*':
      return !(before === ' ' && after.startsWith(' '));
    case '~':
      return before === '~' || after.startsWith('~');
    case '<':
      return /^[a-z/!?]/i.test(after);
    case '&':
      return /^(?:#|[a-z])[\da-z]*;/i.test(after);
    case '$':
      return hasFormula;
    default:
      return true;
  }
}
