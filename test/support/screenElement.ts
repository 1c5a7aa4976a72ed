import type { Page } from 'playwright-core';

/**
 * The parts of DOM elements that drivers read. The DOM's own types are not used, because they would let src use browser
 * globals without a type error.
 */
export interface ScreenElement {
  readonly textContent: string;
  readonly className: string;
  readonly classList: { contains(name: string): boolean };
  readonly style: { readonly top: string };
  checkVisibility(): boolean;
  getAttribute(name: string): string | null;
  querySelector(selector: string): ScreenElement | null;
}

/**
 * Reads the elements that match a CSS selector, with one message to the browser. A locator's `evaluateAll` sends four,
 * and each costs about 2 ms of CPU time in three processes. `read` runs in the page.
 */
export async function readScreen<T>(page: Page, selector: string, read: (found: ScreenElement[]) => T): Promise<T> {
  return page.evaluate<T>(`(${read.toString()})([...document.querySelectorAll(${JSON.stringify(selector)})])`);
}
