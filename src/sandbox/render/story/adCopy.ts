import { brandOf } from './brand';
import { chunksOf, type Chunk } from './copyChunks';
import { copyFeatures } from './copyFeatures';
import { roles, type AdCopy, type CopyText, type Role } from './copyText';
import type { Kind } from './kind';
import { LinearModel } from './linearModel';
import stored from './models/copyRoles.json';
import { plainText, type Block } from './plainText';
import { sentenceCase } from './terms';

const model = new LinearModel(roles, stored);

/** A text is shown if it is hidden with less than this probability. */
const mostHidden = 0.7;

type Judged = Chunk & { readonly role: Role; readonly shown: number };

/** A short label at the start of a line, set off by a tab or by several spaces instead of a colon. */
const setOff = /^([ ]*\p{L}[^\s:：]{0,19}(?: [^\s:：]{1,15}){0,2})(?:\t+| {2,})(?=\S)/gmu;

/** Converts a prompt for a copy film to plain text. */
export const cardText = (prompt: string) => plainText(prompt.replace(setOff, '$1: '));

/** Finds the ad's copy in a prompt: clause by clause, by a model that was trained on marked texts. */
export function adCopyOf(prompt: string, kind: Kind): AdCopy {
  const { blocks, emphasized } = cardText(prompt);
  const chunks = chunksOf(blocks);
  const features = copyFeatures(blocks, chunks);
  const judged = chunks.map((chunk, at): Judged => {
    const probabilities = model.probabilities(features[at] ?? []);
    const [hidden = 1, ...others] = probabilities;
    const best = roles[1 + others.indexOf(Math.max(...others))] ?? 'body';
    return { ...chunk, role: hidden < mostHidden ? best : 'hidden', shown: 1 - hidden };
  });
  const shown = judged.some(({ role }) => role !== 'hidden') ? judged : withBest(judged);
  const texts = textsOf(shown, blocks, kind);
  return {
    // A prompt without words, such as "***", is shown as it is.
    texts: texts.length > 0 ? texts : blocks.map((block) => ({ ...block, role: 'body' })),
    emphasized,
    brand: brandOf(chunks),
    hidden: shown.flatMap(({ role, text }) => (role === 'hidden' ? [text] : [])).join('\n'),
  };
}

/** If no chunk counts as copy, shows the most probable one. */
function withBest(judged: readonly Judged[]): readonly Judged[] {
  const most = Math.max(...judged.map(({ shown }) => shown));
  return judged.map((chunk) => (chunk.shown === most ? { ...chunk, role: 'body' } : chunk));
}

/** Joins consecutive chunks of a sentence that have the same role. */
function textsOf(chunks: readonly Judged[], blocks: readonly Block[], kind: Kind): CopyText[] {
  const runs: Judged[][] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.role === 'hidden') continue;
    const before = chunks[at - 1];
    const joins = before?.sentence === chunk.sentence && before.role === chunk.role;
    if (joins) runs.at(-1)?.push(chunk);
    else runs.push([chunk]);
  }
  const seen = new Set<string>();
  const isFirst = (run: readonly Judged[]) => kind !== 'copy' && isOpening(chunks, run);
  const ordered = [...runs.filter(isFirst), ...runs.filter((run) => !isFirst(run))];
  return ordered.flatMap((run): CopyText[] => {
    const [first, last] = [run[0], run.at(-1)];
    const block = first === undefined ? undefined : blocks[first.block];
    if (first === undefined || last === undefined || block === undefined) return [];
    const whole = balanced(block.text, first.from, last.to);
    // Finished copy keeps its spelling. What is taken out of other sentences becomes a sentence.
    const isPart = first.joint !== 'block' && first.joint !== 'sentence';
    const part = isPart && !first.isQuoted ? whole.replace(joining, '') : whole;
    const text = first.role === 'body' && (isPart || kind !== 'copy') ? sentenceCase(part) : part;
    const folded = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (seen.has(folded)) return [];
    seen.add(folded);
    return [{ kind: block.kind, text, role: first.role === 'hidden' ? 'body' : first.role }];
  });
}

/** A word that joined a text to hidden words before it. */
const joining = /^(?:and|und|y|et|e|&|\+) (?=\S)/iu;

/** Words by which a request names its opening line, as in "maybe start with “…”". */
const opening =
  /(?<!\p{L})(?:start(?:s|e|en)?|open(?:s|ing)?|begin(?:s|nt?|nen)?|hook|opener|first (?:line|words?)|anfangs?|zuerst|einstieg|aufmacher|abr[ei]r?|empi?ez\p{L}*|comienz\p{L}*|come[cç]\p{L}*|gancho|ouvr\p{L}*|ouverture|début\p{L}*|commenc\p{L}*|accroche|inizi\p{L}*|apr[ei]|apertura)(?!\p{L})|冒頭|最初|始め/iu;

/** Whether the words before a quotation or a labelled text name it as the opening line. */
function isOpening(chunks: readonly Judged[], [first]: readonly Judged[]): boolean {
  if (first === undefined || !(first.isQuoted || first.joint === 'label')) return false;
  let start = chunks.indexOf(first);
  while (first.isQuoted && chunks[start - 1]?.isQuoted === true && chunks[start - 1]?.block === first.block) start--;
  const { sentence } = chunks[start] ?? first;
  return chunks.slice(0, start).some((it) => it.sentence === sentence && it.role === 'hidden' && opening.test(it.text));
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
] as const;

/** A part of a text, without brackets and quotation marks that have no counterpart in it. */
function balanced(text: string, from: number, to: number): string {
  let part = text.slice(from, to);
  for (const [opening, closing] of pairs) {
    const [opened, closed] = [part.lastIndexOf(opening), part.lastIndexOf(closing)];
    const isOpen = opening === closing ? part.split('"').length % 2 === 0 : opened > closed;
    if (isOpen && text[to] === closing) part += closing;
    else if (isOpen) part = part.slice(0, opened) + part.slice(opened + 1);
    else if (closed >= 0 && opened < 0) part = part.slice(0, closed) + part.slice(closed + 1);
  }
  return part.trim();
}
