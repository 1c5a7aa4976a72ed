import { labelOf } from './directionTerms';
import type { Direction } from './direction';
import { hasOffer } from './emphasis';
import { pressMark } from './kindSigns';
import { costOf, longestPhrase, labelled, quotation, sentencesOf } from './phrases';
import type { Block, PlainText } from './plainText';
import { sentenceCase, wordCount } from './terms';
import { tokenize } from './tokens';

/** Matches the label of a form field that names the brand, such as "Client". The brand appears only on the end card. */
const naming =
  /^(?:client|brand|product|company|kunde|marke|produkt|unternehmen|marque|produit|cliente|marca|producto|produto|prodotto|azienda|ブランド|商品名?)$/iu;
/**
 * Extracts the ad copy of a document: quotations, labeled text, and text under a heading for copy. All other text is
 * left out, because it addresses the makers of the ad. A document for readers, such as a README, may contain no copy.
 * Its headlines are then shown.
 */
export function documentCopy({ blocks, emphasized }: PlainText, isForMakers: boolean): Direction {
  const shown: Block[] = [];
  const names: string[] = [];
  let isUnderCopy = false;
  let isUnderName = false;
  for (const block of blocks) {
    const labeled = labelOf(bareHeading(block.text));
    if (block.kind === 'heading' || (wordCount(block.text) <= 4 && labeled !== undefined)) {
      isUnderName = naming.test(bareHeading(block.text));
      isUnderCopy = labeled === 'copy';
      continue;
    }
    if (isUnderName) {
      names.push(block.text);
      isUnderName = false;
      continue;
    }
    const [, before = '', after = ''] = labelled.exec(block.text) ?? [];
    const kind = labelOf(bareHeading(before));
    const quotes = quotesIn(block.text);
    if (naming.test(bareHeading(before))) names.push(quotes[0] ?? after);
    else if (kind === 'copy' && after !== '') shown.push(...textBlocks(quotes.length > 0 ? quotes : [after]));
    else if (quotes.length > 0) shown.push(...textBlocks(quotes));
    else if (isUnderCopy && kind === undefined) shown.push(block);
  }
  const named = blocks.flatMap(({ text }) => mentionedName.exec(text)?.groups?.name ?? []);
  const brand = [...names, ...named].find((name) => wordCount(name) <= 6);
  const fallback = isForMakers ? blocks.slice(0, 1) : headlinesOf(blocks);
  return { blocks: shown.length > 0 ? shown : fallback, emphasized, look: '', brand };
}

/**
 * Returns the texts of a page that can be read at a glance: its title, a short line below the title, the items of its
 * lists, and its sentences with a price.
 */
function headlinesOf(blocks: readonly Block[]): Block[] {
  const isShort = ({ text }: Block) => costOf(tokenize(text)) <= longestPhrase;
  const from = Math.max(
    0,
    blocks.findIndex(({ kind, text }) => kind === 'heading' || (text.search(pressMark) === -1 && !labelled.test(text))),
  );
  const [title, second, ...rest] = blocks.slice(from);
  if (title === undefined) return [];
  // A heading of one to three words, such as "Features", only names a section.
  const isTagline = second !== undefined && isShort(second) && (second.kind === 'text' || wordCount(second.text) > 3);
  const tagline = isTagline ? [second] : [];
  const glances = rest.flatMap((block): Block[] => {
    if (block.kind === 'item') return block.cells === undefined && isShort(block) ? [block] : [];
    return textBlocks(sentencesOf(block.text).filter((text) => hasOffer(tokenize(text))));
  });
  return [title, ...tagline, ...glances];
}

/** Captures the client's name, as in "Client (Fernhill Garden Centre)" and "the client is Tidy". */
const mentionedName =
  /(?<![\p{L}])(?:[Cc]lient|[Bb]rand|[Ll]ogo|[Kk]unde|[Mm]arke|[Cc]liente|[Mm]arca|[Mm]arque)(?: [^.:()]{0,30})?(?: ?\(| (?:is|ist|es|est|é|è) |: )(?:[Tt]he )?(?<name>\p{Lu}[\p{L}\p{N}&’'-]*(?: (?:[&+]|de|of|du|\p{Lu}[\p{L}\p{N}&’'-]*))*)/u;

const bareHeading = (text: string) => text.replace(/[\s:：]+$/u, '').replace(/\s*\([^)]*\)$/u, '');
const textBlocks = (texts: readonly string[]): Block[] =>
  texts.map((text) => ({ kind: 'text', text: sentenceCase(text.trim()) }));

/**
 * Returns the quotations that are copy: several words, or a single word with a full stop. A comma before or after
 * a closing mark continues with "said …": somebody's statement, not copy.
 */
function quotesIn(text: string): string[] {
  const quotes = Array.from(text.matchAll(quotation), ([, inner = '']) => inner);
  if (quotes.some((inner) => /[,，]$/u.test(inner)) || /[”"“»]\s?,\s\p{Ll}/u.test(text)) return [];
  return quotes.filter((inner) => wordCount(inner) > 1 || /[。！？.!?]/u.test(inner));
}
