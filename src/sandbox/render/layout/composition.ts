import type { Face } from '../typography/fontLibrary';
import type { Direction } from '../typography/textShaper';
import { even, type Page, type Rect } from './page';
import type { PlacedShape } from './plan';
import { bar, outward, type Align } from './textBlock';

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
  /** Shapes between the background and the text. They do not move with the text. */
  readonly panels: readonly PlacedShape[];
}

const compositionNames = ['poster', 'editorial', 'split', 'stack'] as const;
export type CompositionName = (typeof compositionNames)[number];

/** Returns the compositions for a page. A tall page is not split, because the panel would be an empty band. */
export const compositionsFor = ({ width, height }: Page): readonly CompositionName[] =>
  compositionNames.filter((name) => name !== 'split' || width > height);

/** @param variant selects one of the composition's variations, so that consecutive cards differ */
export function compositionOf(name: CompositionName, page: Page, variant: number, direction: Direction): Composition {
  const { content, base } = page;
  const plain = { area: content, anchor: 0.5, ruled: false, justified: false, panels: [] } as const;
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
    case 'split': {
      const [area, panel] = splitPage(page, variant);
      return { ...plain, area, align: 'start', face: 'heavy', panels: panelOf(panel, base, variant) };
    }
    case 'stack':
      return { ...plain, align: 'start', face: 'heavy', justified: true };
  }
}

/** Splits the page into an area for the text and a color panel beside it, which never covers the label. */
function splitPage({ width, content, base }: Page, variant: number): [Rect, Rect] {
  const gap = base * 0.07;
  const wide = even(width * 0.24);
  const bottom = even(content.bottom);
  if (variant % 2 === 0) {
    return [
      { ...content, left: wide + gap },
      { left: 0, top: 0, right: wide, bottom },
    ];
  }
  return [
    { ...content, right: width - wide - gap },
    { left: width - wide, top: 0, right: width, bottom },
  ];
}

/** Draws a color panel with circles around one of its corners. */
function panelOf(panel: Rect, base: number, variant: number): PlacedShape[] {
  const { left, top, right, bottom } = panel;
  const entrance = { style: variant % 2 === 0 ? 'wipeRight' : 'wipeLeft', at: 0, frames: 14 } as const;
  const block = bar(panel, 'accent', entrance);
  const [x, y] = [
    [left, bottom],
    [right, top],
    [left, top],
    [right, bottom],
  ][variant % 4] ?? [left, top];
  const radii = [0.14, 0.2, 0.26, 0.32, 0.38].map((share) => base * share);
  const figures = [
    `<circle cx="${x}" cy="${y}" r="${base * 0.2}"/><circle cx="${(left + right) / 2}" cy="${(top + bottom) / 2}" r="${base * 0.05}"/>`,
    radii
      .map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#000" stroke-width="${base * 0.014}"/>`)
      .join(''),
  ];
  const box = outward(left, top, right - 1, bottom - 1);
  const svg = `<g opacity="0.22">${figures[variant % 2] ?? ''}</g>`;
  const figure = { svg, box, band: box, paint: 'onAccent', entrance: { style: 'fade', at: 6, frames: 14 } } as const;
  return [block, figure].map((shape) => ({ ...shape, steady: true }));
}
