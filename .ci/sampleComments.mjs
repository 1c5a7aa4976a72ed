// @ts-check
/**
 * `node .ci/sampleComments.mjs SEED [--count N] [FOLDER …]`: prints N random comments (default 60) of TypeScript,
 * JavaScript and CSS files. Searches `src` and `media`, or the named folders. The same seed gives the same sample.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string' } } });
const [seed = '1', ...named] = positionals;
const folders = named.length > 0 ? named : ['src', 'media'];

const comments = folders.flatMap(filesIn).flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return (file.endsWith('.css') ? cssComments(text) : codeComments(text)).map((comment) => ({ file, ...comment }));
});

const random = mulberry32(Number(seed));
const count = Math.min(Number(values.count ?? 60), comments.length);
for (let index = 0; index < count; index++) {
  const [comment] = comments.splice(Math.floor(random() * comments.length), 1);
  if (comment !== undefined) console.log(`${index + 1}. ${comment.file}:${comment.line}\n   ${comment.text}\n`);
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|css)$/.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}

/**
 * Consecutive `//` lines are one comment.
 * @param {string} text
 */
function codeComments(text) {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Map<number, number>} start → end */
  const ranges = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      ranges.set(pos, end);
    }
    node
      .getChildren(source)
      .filter((child) => !ts.isJSDoc(child))
      .forEach(visit);
  };
  visit(source);
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  let last = { end: -1, isLine: false };
  for (const [pos, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const raw = text.slice(pos, end);
    const isLine = raw.startsWith('//');
    const plain = withoutMarks(raw);
    const before = found.at(-1);
    const continues = isLine && last.isLine && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.end, pos));
    if (continues && before !== undefined) before.text += ` ${plain}`;
    else if (plain !== '') found.push({ line: source.getLineAndCharacterOfPosition(pos).line + 1, text: plain });
    last = { end, isLine };
  }
  return found;
}

/** @param {string} text */
function cssComments(text) {
  return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: raw, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: withoutMarks(raw),
  }));
}

/** @param {string} comment */
function withoutMarks(comment) {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\/+|\*)?\s?/, '').trim())
    .join(' ')
    .trim();
}

/**
 * A small seeded generator with 32 bits of state.
 * @param {number} state
 */
function mulberry32(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
