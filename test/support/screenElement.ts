/** The parts of DOM elements that drivers read. With the DOM's own types, src could use browser globals. */
export interface ScreenElement {
  readonly textContent: string;
  readonly className: string;
  readonly classList: { contains(name: string): boolean };
  readonly style: { readonly top: string };
  getAttribute(name: string): string | null;
  querySelector(selector: string): ScreenElement | null;
}
