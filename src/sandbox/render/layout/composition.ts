import type { Face } from '../typography/fontLibrary';
import type { Direction } from '../typography/textShaper';
import type { Page, Rect } from './page';
import type { Align } from './textBlock';

/** The layout and the typeface of a card. All cards of a video use the same composition, for a consistent look. */
export interface Composition {
  /** Area of the frame for the card's text. */
  readonly area: Rect;
  readonly align: Align;
  /** Vertical position of the text: the fraction of the area's free height that is above the text. */
  readonly anchor: number;
  /** Typeface of the headlines. */
  readonly face: Face;
  /** Whether each line of a headline is scaled to the area's width. */
  readonly justified: boolean;
  /** Whether a short line is drawn above the text. */
  readonly ruled: boolean;
}

export const compositionNames = ['poster', 'editorial', 'block', 'stack'] as const;
export type CompositionName = (typeof compositionNames)[number];

/** @param variant selects one of the composition's variations, so that consecutive cards differ */
export function compositionOf(name: CompositionName, page: Page, variant: number, direction: Direction): Composition {
  const { content, base } = page;
  const plain = { area: content, anchor: 0.5, ruled: false, justified: false } as const;
  switch (name) {
    case 'poster':
      return { ...plain, align: 'center', face: 'heavy' };
    case 'editorial': {
      const inset = Math.min(base * 0.16, (content.right - content.left) * 0.1);
      const sides =
        direction === 'rtl' ? { ...content, left: content.left + inset } : { ...content, right: content.right - inset };
      const area = { ...sides, top: sides.top + base * 0.06 };
      const anchor = [0.5, 0.88, 0.2][variant % 3] ?? 0.5;
      return { ...plain, area, anchor, align: 'start', face: 'display', ruled: true };
    }
    case 'block':
      return { ...plain, align: 'start', face: 'heavy' };
    case 'stack':
      return { ...plain, align: 'start', face: 'heavy', justified: true };
  }
}
