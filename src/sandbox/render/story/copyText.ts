import type { Block } from './plainText';

/**
 * The roles of a prompt's clause in a film of text cards: not shown, text of the cards, text of the end card (brand,
 * call to action, address), or small print.
 */
export const roles = ['hidden', 'body', 'end', 'legal'] as const;
export type Role = (typeof roles)[number];
export type ShownRole = Exclude<Role, 'hidden'>;

/** A text to show. */
export interface CopyText extends Block {
  readonly role: ShownRole;
}

/** The texts of a film of text cards, in the order in which they are shown. */
export interface AdCopy {
  readonly texts: readonly CopyText[];
  readonly emphasized: ReadonlySet<string>;
  /** Name of the advertised product or company. Undefined if unknown. */
  readonly brand: string | undefined;
  /** The words that are not shown, one line for each clause. They may describe the look. */
  readonly hidden: string;
}
