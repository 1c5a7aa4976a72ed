import * as l10n from '@vscode/l10n';
import type { LineCounter, Node, Pair, Scalar } from 'yaml';
import { parseAspectRatio, parseDuration } from '../video/video';
import { frontMatterLines } from './prompts';

/** The video options in the front matter of a Markdown file. */
export interface FrontMatter {
  readonly durations: readonly number[];
  readonly aspectRatios: readonly string[];
  readonly preset?: string;
  readonly problems: readonly FrontMatterProblem[];
}

/**
 * A problem with a value in the front matter. `message` is one sentence. `line`, `from` and `to` are counted from 0,
 * and `from` and `to` are character positions in the line.
 * - `wrong`: the value cannot be used
 * - `unknownPreset`: the settings have no preset of this name, so none is used
 */
export interface FrontMatterProblem {
  readonly kind: 'wrong' | 'unknownPreset';
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

/** A value as written in the YAML text, with its character range. */
interface Value {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The maximum length of front matter in characters. Within this length, YAML cannot be nested deeply enough to exhaust
 * the parser's stack.
 */
const maxCharacters = 10_000;
const ownKey = /^["']?(duration|aspect_ratio|preset)["']?[ \t]*:/m;

/**
 * Reads `duration`, `aspect_ratio` (each a value or a list) and `preset` from the front matter. Other keys are ignored.
 * A YAML error is reported only if one of these keys occurs.
 */
export async function readFrontMatter(
  lines: readonly string[],
  isPreset: (name: string) => boolean,
): Promise<FrontMatter> {
  const text = lines.slice(1, Math.max(frontMatterLines(lines) - 1, 1)).join('\n');
  if (!ownKey.test(text)) return { durations: [], aspectRatios: [], problems: [] };
  // In the bundle, a dynamically imported CommonJS module has only a default export.
  const { default: yaml } = await import('yaml');
  const counter = new yaml.LineCounter();
  const problems: FrontMatterProblem[] = [];
  const report = (start: number, end: number, message: string, kind: FrontMatterProblem['kind'] = 'wrong'): void => {
    problems.push({ kind, ...placeOf(counter, start, end, lines), message });
  };
  if (text.length > maxCharacters) {
    counter.addNewLine(0);
    report(0, 1, l10n.t('The front matter is too long to be read.'));
    return { durations: [], aspectRatios: [], problems };
  }
  const document = yaml.parseDocument(text, { lineCounter: counter, uniqueKeys: false });
  for (const { pos } of document.errors.slice(0, 1)) report(...pos, l10n.t('The front matter is not valid YAML here.'));

  const scalar = (node: unknown): Scalar | undefined => {
    const target = yaml.isAlias(node) ? node.resolve(document) : node;
    return yaml.isScalar(target) ? target : undefined;
  };
  /**
   * Returns one value for a scalar, or one for each item of a list. The value of an alias such as `*ratio` has the
   * range of the alias, not the range of its anchor.
   */
  const valuesOf = (node: Node | null): Value[] => {
    const target = yaml.isAlias(node) ? node.resolve(document) : node;
    const items: readonly unknown[] = yaml.isSeq(target) ? target.items : [node];
    return items.flatMap((item) => {
      if (!yaml.isNode(item) || item.range === undefined || item.range === null) return [];
      const [start, end] = item.range;
      const written = scalar(item);
      const value = written === undefined ? undefined : (written.source ?? String(written.value));
      return value === '' ? [] : [{ text: value ?? '', start, end }];
    });
  };
  const pairs: readonly Pair[] = yaml.isMap(document.contents) ? document.contents.items : [];
  const values = (name: string): readonly Value[] => {
    const found = pairs.filter(({ key }) => yaml.isScalar(key) && key.value === name);
    for (const { key } of found.slice(1)) {
      if (yaml.isScalar(key) && key.range) report(key.range[0], key.range[1], l10n.t('“{0}” is given twice.', name));
    }
    const value = found.at(-1)?.value;
    return yaml.isNode(value) ? valuesOf(value) : [];
  };
  const accept = <T>(name: string, parse: (text: string) => T | undefined, message: string): T[] => [
    ...new Set(
      values(name)
        .flatMap(splitAtCommas)
        .flatMap(({ text: written, start, end }) => {
          const value = parse(written);
          if (value === undefined) report(start, end, message);
          return value === undefined ? [] : [value];
        }),
    ),
  ];
  const durations = accept('duration', parseDuration, l10n.t('A duration is a whole number of seconds, at least 1.'));
  const aspectRatios = accept(
    'aspect_ratio',
    parseAspectRatio,
    l10n.t('An aspect ratio is <width>:<height>, such as 9:16.'),
  );
  const [preset, second] = values('preset');
  if (preset !== undefined && !isPreset(preset.text)) {
    const message = l10n.t('The settings have no preset of this name, so none is used.');
    report(preset.start, preset.end, message, 'unknownPreset');
  }
  if (second !== undefined) report(second.start, second.end, l10n.t('Only one preset can be used.'));
  return { durations, aspectRatios, ...(preset === undefined ? {} : { preset: preset.text }), problems };
}

/** Splits `duration: 8, 12` into two values, because YAML reads `8, 12` as one string. */
function splitAtCommas(value: Value): Value[] {
  if (!value.text.includes(',') || value.end - value.start !== value.text.length) return [value];
  return Array.from(value.text.matchAll(/[^\s,][^,]*/g), ({ 0: part, index }) => {
    const text = part.trimEnd();
    return { text, start: value.start + index, end: value.start + index + text.length };
  });
}

/**
 * Converts a range in the YAML text to a line and a character range in the file. A range that spans several lines is
 * cut off after the first. The result has at least one character.
 */
function placeOf(
  counter: LineCounter,
  start: number,
  end: number,
  lines: readonly string[],
): Omit<FrontMatterProblem, 'kind' | 'message'> {
  const first = counter.linePos(start);
  const last = counter.linePos(end);
  const line = Math.max(first.line, 1);
  const from = Math.max(first.col - 1, 0);
  const lineEnd = (lines[line] ?? '').trimEnd().length;
  const to = last.line === first.line ? last.col - 1 : lineEnd;
  return { line, from, to: Math.max(to, from + 1) };
}
