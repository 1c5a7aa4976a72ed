import { plainText, type Block, type PlainText, type PromptBlock } from './plainText';

/**
 * Matches a label at the start of a line. A tab or at least two spaces follow the label instead of a colon. Before a tab,
 * the label may have any number of words. A row of a table has more tabs or spaces.
 */
const setOff =
  /^([ ]*\p{L}[^\s:：]{0,19}(?: [^\s:：]{1,15}){0,2}|\p{L}[^\t\n:：]{0,39}(?=\t))(?:\t+| {2,})(?=\S(?:(?!\t| {2}).)*$)/gmu;

/** Converts a prompt to plain text. The result becomes cards of text. */
export function cardText(prompt: string): PlainText<PromptBlock> {
  const { blocks, emphasized } = plainText(prompt.replace(setOff, '$1: '));
  return { blocks: blocks.filter((block) => !isRejected(block)), emphasized };
}

/** Matches the header of a status column, such as "Status". */
const statusColumn = /^(?:status|state|freigabe|statut|état|estado|stato|ステータス|状態)$/iu;

/** Matches a word that excludes a row of a table or a block of copy, such as "Rejected". */
export const rejected =
  /(?<!\p{L})(?:rejected|archived|abgelehnt\p{L}*|archivierte?|refusée?s?|rejetée?s?|archivée?s?|rechazad[oa]s?|archivad[oa]s?|rejeitad[oa]s?|arquivad[oa]s?|rifiutat[oaei]|archiviat[oaei]|discarded|verworfene?|écartée?s?|descartad[oa]s?|scartat[oaei]|bocciat[oaei])(?!\p{L})|却下|不採用|没案/iu;

const isRejected = ({ cells = [] }: Block): boolean =>
  cells.some(({ head, text }) => statusColumn.test(head.trim()) && rejected.test(text.trim()));
