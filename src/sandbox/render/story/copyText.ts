import type { Block } from './plainText';

/**
 * How a clause of the prompt is used in a film of text cards: not shown, on a card, on the end card (brand, call to
 * action, address), as small print, or as an order for a picture.
 */
export const roles = ['hidden', 'body', 'end', 'legal', 'picture'] as const;
export type Role = (typeof roles)[number];
export type ShownRole = Exclude<Role, 'hidden' | 'picture'>;

export interface CopyText extends Block {
  readonly role: ShownRole;
}

/** A picture that the prompt orders, as in "show a moth waking up in an attic". */
export interface OrderedPicture {
  readonly text: string;
  /** Number of texts before the picture. */
  readonly at: number;
}

/** The ad copy found in a prompt. `texts` is in display order. */
export interface AdCopy {
  readonly texts: readonly CopyText[];
  readonly pictures: readonly OrderedPicture[];
  readonly emphasized: ReadonlySet<string>;
  /** Name of the advertised product or company. Undefined if unknown. */
  readonly brand: string | undefined;
  /** The parts of the prompt that are not shown, one per line. They may describe the look. */
  readonly hidden: string;
}

/** The reading time of a text: a fixed part, and a part for each word. In seconds. */
export const [cardSeconds, wordSeconds] = [1, 0.2];
