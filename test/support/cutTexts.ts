import type { Frame, Page } from 'playwright-core';

/**
 * Finds the visible texts of the pseudo language in a part of the screen, and which of them are cut. A text is cut in
 * three cases: it overflows a box that hides the overflow, a placeholder is wider than its field, or a sentence lacks
 * its end. Text that the user can scroll to is not cut.
 * @param selector selects the part of the screen
 */
export async function cutTexts(place: Page | Frame, selector: string): Promise<{ texts: string[]; cut: string[] }> {
  return place.evaluate(`(${script})(${JSON.stringify(selector)})`);
}

const script = `(selector) => {
  const texts = [], cut = [];
  const ours = /[⟦⟧áçďéğïĺñöŕšťüý~]/;
  const context = document.createElement('canvas').getContext('2d');
  for (const root of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.trim();
      const parent = walker.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (!ours.test(text) || boxes.length === 0 || !parent.checkVisibility()) continue;
      texts.push(text);
      let scrolls = false;
      for (let around = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        scrolls ||= overflowY === 'auto' || overflowY === 'scroll' || around.matches('.monaco-scrollable-element');
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const isCutAside = overflowX !== 'visible' && boxes.some((box) => box.left < left - 2 || box.right > right + 2);
        // A line's box is higher than its letters, so an overflow of 4 pixels cuts no letter.
        const isCutBelow =
          !scrolls && overflowY !== 'visible' && boxes.some((box) => box.top < top - 4 || box.bottom > bottom + 4);
        if (!isCutAside && !isCutBelow) continue;
        cut.push(text);
        break;
      }
    }
    for (const input of root.querySelectorAll('input[placeholder]')) {
      if (!input.checkVisibility() || input.value !== '') continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      context.font = font;
      texts.push(input.placeholder);
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (context.measureText(input.placeholder).width > room) cut.push(input.placeholder);
    }
    const all = root.innerText;
    if (all.split('⟦').length !== all.split('⟧').length) cut.push('unclosed: ' + all);
  }
  return { texts, cut };
}`;
