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

interface Value extends Span {
  readonly text: string;
}

const keyLine = /^(duration|aspect_ratio|preset)[ \t]*:(?=[ \t]|$)/;
/** Comments, the dashes of lists, quoted texts, and what stands between the other signs of lists. */
const tokens = /(?<=^|\s)#.*|-(?=\s|$)|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s[\],](?:[^[\],#]|(?<!\s)#)*/g;

/**
 * Reads `duration`, `aspect_ratio` (each a value or a list, in whatever form) and `preset`. Every other key may
 * be any YAML and is left alone, which is why these three are read here and not by a parser of all of YAML.
 * @param presetProblem what is wrong with a preset of this name; undefined for one that can be used
 */
export function readFrontMatter(
  lines: readonly string[],
  presetProblem: (name: string) => string | undefined,
): FrontMatter {
  const problems: FrontMatterProblem[] = [];
  const values = new Map<string, readonly Value[]>();
  const end = frontMatterLines(lines) - 1;
  for (let line = 1; line < end; line++) {
    const [head, name] = keyLine.exec(lines[line] ?? '') ?? [];
    if (head === undefined || name === undefined) continue;
    const isTwice = values.has(name);
    if (isTwice) problems.push({ line, from: 0, to: name.length, message: l10n.t('“{0}” is given twice.', name) });
    values.set(name, valuesOf(lines, line, head.length, end));
  }
  const report = ({ line, from, to }: Span, message: string): unknown => problems.push({ line, from, to, message });
  const accept = <T>(name: string, parse: (text: string) => T | undefined, message: string): T[] =>
    (values.get(name) ?? []).flatMap((written) => {
      const value = parse(written.text);
      if (value === undefined) report(written, message);
      return value === undefined ? [] : [value];
    });
  const durations = accept('duration', parseDuration, l10n.t('A duration is a whole number of seconds, at least 1.'));
  const aspectRatios = accept(
    'aspect_ratio',
    parseAspectRatio,
    l10n.t('An aspect ratio is <width>:<height>, such as 9:16.'),
  );
  const [preset, second] = values.get('preset') ?? [];
  const message = preset && presetProblem(preset.text);
  if (preset !== undefined && message !== undefined) report(preset, message);
  if (second !== undefined) report(second, l10n.t('Only one preset can be used. Put a name with commas in quotes.'));
  return {
    durations: [...new Set(durations)],
    aspectRatios: [...new Set(aspectRatios)],
    ...(preset === undefined ? {} : { preset: preset.text }),
    problems,
  };
}

/** What stands behind a key: on its line, and on those below that are indented or begin with a dash. */
function valuesOf(lines: readonly string[], first: number, from: number, end: number): Value[] {
  const read: Value[] = [];
  for (let line = first; line < end; line++) {
    const text = lines[line] ?? '';
    if (line > first && !/^(\s|-(\s|$)|#|\]|$)/.test(text)) break;
    const start = line === first ? from : 0;
    for (const match of text.slice(start).matchAll(tokens)) {
      const found = match[0].trimEnd();
      const at = start + match.index;
      const isValue = found !== '-' && !found.startsWith('#');
      if (isValue) read.push({ text: unquoted(found), line, from: at, to: at + found.length });
    }
  }
  return read;
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
