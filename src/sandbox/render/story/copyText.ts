import type { Block } from './plainText';

/**
 * How a clause of the prompt is used in a film of text cards: not shown, on a card, on the end card (brand, call to
 * action, address), or as small print.
 */
export const roles = ['hidden', 'body', 'end', 'legal'] as const;
export type Role = (typeof roles)[number];
export type ShownRole = Exclude<Role, 'hidden'>;

export interface CopyText extends Block {
  readonly role: ShownRole;
}

/** The ad copy found in a prompt. `texts` is in display order. */
export interface AdCopy {
  readonly texts: readonly CopyText[];
  readonly emphasized: ReadonlySet<string>;
  /** Name of the advertised product or company. Undefined if unknown. */
  readonly brand: string | undefined;
  /** The parts of the prompt that are not shown, one per line. They may describe the look. */
  readonly hidden: string;
}
