import * as l10n from '@vscode/l10n';
import { parseAspectRatio, parseDuration } from '../video/video';
import { frontMatterLines } from './prompts';

/** What the front matter of a Markdown file says of the videos of its text. */
export interface FrontMatter {
  readonly durations: readonly number[];
  readonly aspectRatios: readonly string[];
  readonly preset?: string;
  readonly problems: readonly FrontMatterProblem[];
}

/** Where something stands, counted from 0. */
interface Span {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A value that cannot be used, and why: one sentence. */
export interface FrontMatterProblem extends Span {
  readonly message: string;
}

interface Token {
  readonly text: string;
  readonly span: Span;
  readonly isValue: boolean;
}

const keyLine = /^(duration|aspect_ratio|preset)[ \t]*:(?=[ \t]|$)/;
/** Comments, quoted texts, the signs of lists, and all else as YAML's plain text. */
const tokens = /(?<=^|\s)#.*|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[[\],]|-(?=\s|$)|[^\s[\],](?:[^[\],#]|(?<!\s)#)*/g;

/**
 * Reads `duration`, `aspect_ratio` (each a value or a list, in either of YAML's forms) and `preset`. Every other key may
 * be any YAML and is left alone, which is why these three are read here and not by a parser of all of YAML.
 * @param presetProblem what is wrong with a preset of this name; undefined for one that can be used
 */
export function readFrontMatter(
  lines: readonly string[],
  presetProblem: (name: string) => string | undefined,
): FrontMatter {
  const problems: FrontMatterProblem[] = [];
  const values = new Map<string, readonly Token[]>();
  const end = frontMatterLines(lines) - 1;
  for (let line = 1; line < end; line++) {
    const [head, name] = keyLine.exec(lines[line] ?? '') ?? [];
    if (head === undefined || name === undefined) continue;
    const read = tokensOf(lines, line, head.length, end);
    const key = { line, from: 0, to: name.length };
    if (values.has(name)) problems.push({ ...key, message: l10n.t('“{0}” is given twice.', name) });
    const listed = listOf(read);
    if (listed === undefined) {
      const [first = key, ...rest] = read.map(({ span }) => span);
      const { to } = rest.findLast(({ line }) => line === first.line) ?? first;
      const message =
        name === 'preset'
          ? l10n.t('“preset” must be one name, in quotes if it has commas or brackets.')
          : l10n.t('“{0}” must be a value, or a list such as [{1}].', name, example[name] ?? '');
      problems.push({ ...first, to, message });
    }
    values.set(name, listed ?? []);
  }
  const accept = <Value>(name: string, parse: (text: string) => Value | undefined, message: string): Value[] =>
    (values.get(name) ?? []).flatMap((token) => {
      const value = parse(unquoted(token.text));
      if (value === undefined) problems.push({ ...token.span, message });
      return value === undefined ? [] : [value];
    });
  const durations = accept('duration', parseDuration, l10n.t('A duration is a whole number of seconds, at least 1.'));
  const aspectRatios = accept(
    'aspect_ratio',
    parseAspectRatio,
    l10n.t('An aspect ratio is <width>:<height>, such as 9:16.'),
  );
  const [preset, second] = values.get('preset') ?? [];
  const message = preset && presetProblem(unquoted(preset.text));
  if (preset !== undefined && message !== undefined) problems.push({ ...preset.span, message });
  if (second !== undefined) problems.push({ ...second.span, message: l10n.t('Only one preset can be used.') });
  return {
    durations: [...new Set(durations)],
    aspectRatios: [...new Set(aspectRatios)],
    ...(preset === undefined ? {} : { preset: unquoted(preset.text) }),
    problems,
  };
}

const example: Readonly<Record<string, string>> = { duration: '8, 12', aspect_ratio: '9:16, 16:9' };

/** What stands behind a key: on its line, and on those below that are indented or begin with a dash. */
function tokensOf(lines: readonly string[], first: number, from: number, end: number): Token[] {
  const read: Token[] = [];
  for (let line = first; line < end; line++) {
    const text = lines[line] ?? '';
    if (line > first && !/^(\s|-(\s|$)|#|\]|$)/.test(text)) break;
    const start = line === first ? from : 0;
    for (const match of text.slice(start).matchAll(tokens)) {
      const found = match[0].trimEnd();
      const at = start + match.index;
      if (!found.startsWith('#')) {
        const span = { line, from: at, to: at + found.length };
        read.push({ text: found, span, isValue: !/^[[\],-]$/.test(found) });
      }
    }
  }
  return read;
}

/** The values of one value, of `[a, b]` or of lines with dashes; undefined for anything else. */
function listOf(read: readonly Token[]): readonly Token[] | undefined {
  const form = read.map(({ text, isValue }) => (isValue ? 'v' : text)).join('');
  return /^(v?|\[(v(,v)*,?)?\]|(-v)+)$/.test(form) ? read.filter(({ isValue }) => isValue) : undefined;
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
