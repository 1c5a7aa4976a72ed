/** The part of a page's element that drivers read. The DOM's own types would let src use browser globals. */
export interface ScreenElement {
  readonly textContent: string;
  readonly className: string;
  readonly classList: { contains(name: string): boolean };
  readonly style: { readonly top: string };
  getAttribute(name: string): string | null;
  querySelector(selector: string): ScreenElement | null;
}
