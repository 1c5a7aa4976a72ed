/** As much of an element on a page as the drivers read. (The browser's own types would let src use its globals, too.) */
export interface ScreenElement {
  readonly textContent: string;
  readonly className: string;
  readonly classList: { contains(name: string): boolean };
  readonly style: { readonly top: string };
  getAttribute(name: string): string | null;
  querySelector(selector: string): ScreenElement | null;
}
