import { isShown, type Judged } from './judgedChunk';
import { negated } from './ruledOut';
import { wordCount } from './terms';

/** Maximum number of words of a line for the end card. */
const longestLine = 8;
/** Minimum number of words of a quotation that is always shown. A shorter one may be a mere word. */
const leastQuoted = 3;

const shownAs = (chunk: Judged, role: 'body' | 'end'): Judged => (isShown(chunk) ? chunk : { ...chunk, role });

/**
 * Shows the quotations of a request, except those that a sentence rules out. A quotation is a line for the end card if the
 * words beside it say so.
 */
export function withQuotations(judged: readonly Judged[], brand: string | undefined): readonly Judged[] {
  const bySentence = Map.groupBy(judged, ({ sentence }) => sentence);
  let isEnd = false;
  return judged.map((chunk, at) => {
    const [before, next] = [judged[at - 1], judged[at + 1]];
    if (announces(chunk, next) || (before?.isQuoted === true && comment.test(chunk.text))) {
      return { ...chunk, role: 'hidden' };
    }
    if (!chunk.isQuoted || next?.joint === 'label') return chunk;
    const same = bySentence.get(chunk.sentence) ?? [];
    const isNext = before?.isQuoted === true && before.block === chunk.block && chunk.joint !== 'quote';
    if (!isNext) isEnd = closing.test(wordsBeside(judged, at));
    const words = wordCount(same.flatMap(({ isQuoted, text }) => (isQuoted ? [text] : [])).join(' '));
    const isBanned = same.some(({ isQuoted, text }) => !isQuoted && negated.test(text));
    if (!isShown(chunk) && (words < leastQuoted || isBanned || chunk.text === brand)) return chunk;
    return isEnd && words <= longestLine && chunk.role !== 'legal' ? { ...chunk, role: 'end' } : shownAs(chunk, 'body');
  });
}

/** Whether a clause only places the quotation after it, as in "et on finit sur « … »". */
const announces = (chunk: Judged, next: Judged | undefined) =>
  next?.isQuoted === true &&
  next.sentence === chunk.sentence &&
  !chunk.isQuoted &&
  closing.test(chunk.text) &&
  wordCount(chunk.text) <= longestPlacing;

/** Maximum number of words that only place a quotation. */
const longestPlacing = 5;

/** Matches Japanese words after a quotation, as in "「かげろう」といいます". */
const comment = /^(?:と(?:いい|言い|申し)ます|という|です|で$)/u;

/** Returns the author's words before the quotation at this index and, if it is the last of the line, those after it. */
function wordsBeside(judged: readonly Judged[], at: number): string {
  const first = judged[at];
  const isOwn = (it: Judged) => it.block === first?.block && !it.isQuoted;
  const isOfSentence = (it: Judged) => it.sentence === first?.sentence;
  const before = judged.slice(0, at);
  const start = before.findLastIndex((it) => !isOwn(it) || !isOfSentence(it)) + 1;
  const after = judged.slice(at).filter(isOwn);
  const last = judged[judged.findLastIndex((it) => it.block === first?.block && it.isQuoted)]?.sentence ?? 0;
  const isLast = last - (first?.sentence ?? 0) < 2;
  return [...before.slice(start), ...(isLast ? after.filter(({ sentence }) => sentence <= last) : [])]
    .map(({ text }) => text)
    .join(' ');
}

/** Matches words that place a line at the end. */
const closing =
  /(?<!\p{L})(?:end(?:s|ing)?|clos(?:e|es|ing)|finish(?:es|ing)?|sign[ -]?off|last (?:line|words?|frame|card)|am (?:ende|schluss)|zum (?:schluss|abschluss)|ende[nt]?|schlie(?:ß|ss)\p{L}*|schluss\p{L}*|finir|finit|finissez|finale?|fin|termin\p{L}+|conclu\p{L}+|cierr[ae]\p{L}*|cerrar|acab(?:a|e|ar)|fech(?:a|e|ar|amento)|encerr\p{L}+|fim|chiud\p{L}+|chiusura|finisc\p{L}+)(?!\p{L})|最後|締め/iu;
