import { hasOffer, namesAddress } from './emphasis';
import type { Phrase } from './phrases';
import { textOf } from './tokens';

/**
 * The role of a sentence in ad copy: the opening (`hook`), an offer such as a price, a sentence that names the brand
 * (`product`), any other statement (`fact`), text of the end card, or small print (`legal`).
 */
export type Slot = 'hook' | 'product' | 'fact' | 'offer' | 'end' | 'legal';

/** A sentence of ad copy: its role and its phrases. */
export interface Line {
  readonly slot: Slot;
  readonly phrases: readonly Phrase[];
  /** Whether the sentence names the brand or contains a web address. */
  readonly isBranded: boolean;
}

/**
 * Assigns a role to each sentence. Legal lines come last, after the sentences of the end card. All others keep the
 * order of the text.
 */
export function slotsOf(phrases: readonly Phrase[], brand: string | undefined): readonly Line[] {
  const sentences = [...Map.groupBy(phrases, ({ sentence }) => sentence).values()];
  const texts = sentences.map((sentence) => sentence.map(({ tokens }) => textOf(tokens)).join(' '));
  const isBranded = (text: string) => brand !== undefined && text.toLowerCase().includes(brand.toLowerCase());
  const first = sentences.find(([phrase]) => phrase?.role === 'body');
  const lines = sentences.map((sentence, at): Line => {
    const text = texts[at] ?? '';
    const tokens = sentence.flatMap((phrase) => phrase.tokens);
    const role = sentence[0]?.role ?? 'body';
    const body = sentence === first ? 'hook' : hasOffer(tokens) ? 'offer' : isBranded(text) ? 'product' : 'fact';
    return {
      slot: role === 'body' ? body : role,
      phrases: sentence,
      isBranded: isBranded(text) || namesAddress(tokens),
    };
  });
  const having = (...slots: readonly Slot[]) => lines.filter(({ slot }) => slots.includes(slot));
  return [...having('hook', 'product', 'fact', 'offer'), ...having('end'), ...having('legal')];
}
