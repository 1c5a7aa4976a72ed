import type { Token } from 'markdown-it';
import { frontMatterLines, type LineRange, textOf, toPrompt } from './prompts';

/** The source of one video in a Markdown file: a fenced `video` block, or the text below a heading. */
export interface Section extends LineRange {
  readonly kind: 'heading' | 'block';
  /** The line of the section's heading or opening fence. */
  readonly head: number;
  /**
   * The heading path, such as `# Summer > ## Morning`. A block's path ends with `video`: `# Summer > video`. A repeated
   * path gets a number, so each path is unique in the file.
   */
  readonly path: string;
  readonly prompt: string;
}

/** The maximum number of characters of a heading in a heading path. A longer heading is truncated. */
const maxHeading = 120;

/**
 * Reads all sections of a file in order. If there are `video` blocks under a heading, only the blocks are sections, not
 * the heading's own text. An unclosed fence is ignored, because it would include the rest of the file.
 */
export async function readSections(lines: readonly string[]): Promise<Section[]> {
  const sections: Section[] = [];
  const pathOf = uniquePaths();
  /** The headings that enclose the current line, outermost first. */
  const headings: { readonly level: number; readonly path: string }[] = [];
  let plain: { readonly head: number; readonly first: number; readonly path: string } | undefined;
  const add = (kind: Section['kind'], head: number, first: number, end: number, path: string): void => {
    const range = { first, last: end - 1 };
    const prompt = toPrompt(textOf(lines, range));
    if (prompt !== undefined) sections.push({ kind, ...range, head, path, prompt });
  };
  const endPlain = (end: number): void => {
    if (plain !== undefined) add('heading', plain.head, plain.first, end, plain.path);
    plain = undefined;
  };
  const tokens = await blocksOf(lines);
  for (const [index, token] of tokens.entries()) {
    if (token.level !== 0 || token.map === null) continue;
    const [head, end] = token.map;
    if (token.type === 'heading_open') {
      endPlain(head);
      const level = Number(token.tag.slice(1));
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      const title = (tokens[index + 1]?.content ?? '').replace(/\s+/g, ' ').trim().slice(0, maxHeading).toWellFormed();
      const path = pathOf(headings.at(-1)?.path, `${'#'.repeat(level)} ${title}`);
      headings.push({ level, path });
      plain = { head, first: end, path };
    } else if (token.type === 'fence' && /^video\b/.test(token.info.trim()) && isClosed(lines, token, end)) {
      plain = undefined;
      add('block', head, head + 1, end - 1, pathOf(headings.at(-1)?.path, 'video'));
    }
  }
  endPlain(lines.length);
  return sections;
}

/** Parses the Markdown below the front matter. The tokens' line numbers refer to the whole file. */
async function blocksOf(lines: readonly string[]): Promise<Token[]> {
  const { default: MarkdownIt } = await import('markdown-it');
  const markdown = new MarkdownIt({ html: true });
  markdown.core.ruler.enableOnly(['normalize', 'block']);
  // Skips tables and link definitions: they contain no sections, and tables are slow to parse.
  markdown.block.ruler.disable(['table', 'reference']);
  const hidden = frontMatterLines(lines);
  return markdown.parse([...Array<string>(hidden).fill(''), ...lines.slice(hidden)].join('\n'), {});
}

function isClosed(lines: readonly string[], { markup }: Token, end: number): boolean {
  const last = (lines[end - 1] ?? '').trim();
  return last.startsWith(markup) && last === (markup[0] ?? '').repeat(last.length);
}

/** Makes heading paths unique by numbering repeats: `# Offer`, `# Offer (2)`. */
function uniquePaths(): (parent: string | undefined, name: string) => string {
  const taken = new Set<string>();
  const repeats = new Map<string, number>();
  return (parent, name) => {
    const path = parent === undefined ? name : `${parent} > ${name}`;
    let unique = path;
    for (let number = repeats.get(path) ?? 2; taken.has(unique); number++) {
      unique = `${path} (${number})`;
      repeats.set(path, number + 1);
    }
    taken.add(unique);
    return unique;
  };
}
