import type { Block } from './plainText';

/**
 * What a chunk of a prompt is in the film: not shown, text of the cards, text of the end card (brand, call to action,
 * address), or small print.
 */
export const roles = ['hidden', 'body', 'end', 'legal'] as const;
export type Role = (typeof roles)[number];
export type ShownRole = Exclude<Role, 'hidden'>;

/** A text to show, in the order of the prompt. */
export interface CopyText extends Block {
  readonly role: ShownRole;
}

export interface AdCopy {
  readonly texts: readonly CopyText[];
  readonly emphasized: ReadonlySet<string>;
  /** Name of the advertised product or company. Undefined if unknown. */
  readonly brand: string | undefined;
  /** The hidden words, which may describe the look. */
  readonly hidden: string;
}
