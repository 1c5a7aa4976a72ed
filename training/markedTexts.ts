/**
 * The texts from which the models learn. In `marked`, ⟦…⟧ is text of the cards, ⟪…⟫ belongs on the end card, ⟨…⟩ is
 * small print, ⦅…⦆ orders a picture, and everything else is hidden.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cardText } from '../src/sandbox/render/story/cardText';
import type { Role } from '../src/sandbox/render/story/copyText';
import { chunksOf, type Chunk } from '../src/sandbox/render/story/copyChunks';
import type { Kind } from '../src/sandbox/render/story/kind';
import type { Block } from '../src/sandbox/render/story/plainText';
import { repositoryRoot } from '../test/support/repository';

export interface MarkedText {
  readonly kind: Kind;
  readonly marked: string;
  /** Null if nobody has marked it. */
  readonly brand: string | null;
}

/** Text of which only the kind is known. */
export interface KindText {
  readonly kind: Kind;
  readonly text: string;
}

/** The chunks of a prompt, each with its role. The role is undefined if it is unknown. */
export interface JudgedText {
  readonly blocks: readonly Block[];
  readonly chunks: readonly Chunk[];
  readonly roles: readonly (Role | undefined)[];
}

const texts = path.join(repositoryRoot, 'training', 'texts');

function readTexts<Text>(pattern: RegExp): Text[] {
  return readdirSync(texts)
    .filter((file) => pattern.test(file))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(path.join(texts, file), 'utf8')) as Text[]);
}

export const readMarkedTexts = (): MarkedText[] => readTexts(/^copy-/u);
export const readBoardTexts = (): KindText[] => readTexts(/^boards/u);

const opening: Readonly<Record<string, Role>> = { '⟦': 'body', '⟪': 'end', '⟨': 'legal', '⦅': 'picture' };
const closing = /[⟧⟫⟩⦆]/u;

/** Removes the marks. Returns the text, and the role of each of its UTF-16 units. */
export function unmarked(marked: string): { readonly text: string; readonly roles: readonly Role[] } {
  let text = '';
  const roles: Role[] = [];
  let role: Role = 'hidden';
  for (const sign of marked) {
    const opened = opening[sign];
    if (opened !== undefined) role = opened;
    else if (closing.test(sign)) role = 'hidden';
    else {
      text += sign;
      roles.push(...Array.from({ length: sign.length }, () => role));
    }
  }
  return { text, roles };
}

/** Determines the role of each chunk of a marked text. It is the role of most of the chunk's letters. */
export function judgeMarked({ marked }: MarkedText): JudgedText {
  const { text, roles } = unmarked(marked);
  const { blocks } = cardText(text);
  const chunks = chunksOf(blocks);
  const inBlocks = align(text, roles, blocks);
  return {
    blocks,
    chunks,
    roles: chunks.map(({ block, from, to }) => {
      const found = (inBlocks[block] ?? []).slice(from, to).flatMap((role) => role ?? []);
      const counts = Map.groupBy(found, (role) => role);
      return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
    }),
  };
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * Finds the role of each letter of the blocks, by its position in the marked text. Undefined for other characters, and
 * for letters that are not found.
 */
function align(text: string, roles: readonly Role[], blocks: readonly Block[]): (Role | undefined)[][] {
  const letters = Array.from({ length: text.length }, (_, at) => at).filter((at) => isLetter(text[at]));
  const all = letters.map((at) => text[at]?.toLowerCase()).join('');
  let next = 0;
  return blocks.map((block) => {
    const own = Array.from({ length: block.text.length }, (_, at) => at).filter((at) => isLetter(block.text[at]));
    const start = own
      .slice(0, 16)
      .map((at) => block.text[at]?.toLowerCase())
      .join('');
    const found = [16, 8, 4].map((length) => all.indexOf(start.slice(0, length), next)).find((at) => at >= 0);
    const result: (Role | undefined)[] = Array.from({ length: block.text.length }, () => undefined);
    if (found === undefined) return result;
    let at = found;
    for (const index of own) {
      const here = all.indexOf(block.text[index]?.toLowerCase() ?? '', at);
      if (here < 0 || here - at > 80) continue;
      result[index] = roles[letters[here] ?? -1];
      at = here + 1;
    }
    next = at;
    return result;
  });
}
