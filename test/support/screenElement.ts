/**
 * The parts of DOM elements that drivers read. The DOM's own types are not used, because they would let src use browser
 * globals without a type error.
 */
export interface ScreenElement {
  readonly textContent: string;
  readonly className: string;
  readonly classList: { contains(name: string): boolean };
  readonly style: { readonly top: string };
  getAttribute(name: string): string | null;
  querySelector(selector: string): ScreenElement | null;
}
