import type { AdCopy, CopyText } from '../../src/sandbox/render/story/copyText';
import { plainText } from '../../src/sandbox/render/story/plainText';

/**
 * Ad copy as if the whole text were recognized: ⟪…⟫ belongs on the end card, ⟨…⟩ is small print, and everything else is
 * text of the cards.
 */
export function markedCopy(marked: string, brand?: string): AdCopy {
  const { blocks, emphasized } = plainText(marked);
  const texts = blocks.flatMap((block): CopyText[] =>
    block.text
      .split(/(⟪[^⟫]*⟫|⟨[^⟩]*⟩)/u)
      .filter((part) => part.trim() !== '')
      .map((part) => ({
        ...block,
        text: part.replace(/[⟪⟫⟨⟩]/gu, '').trim(),
        role: part.startsWith('⟪') ? 'end' : part.startsWith('⟨') ? 'legal' : 'body',
      })),
  );
  return { texts, pictures: [], emphasized, brand, hidden: '' };
}
