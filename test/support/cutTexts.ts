import type { Frame, Page } from 'playwright-core';

/**
 * What of the pseudo language is to be read in a part of the screen, and what of it can't be: texts that reach out of a box that hides the
 * rest, placeholders wider than their field, and sentences of the pseudo language that lack their end.
 *
 * @param selector of the part
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
      for (let around = parent; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const { left, right } = around.getBoundingClientRect();
        if (!boxes.some((box) => box.left < left - 2 || box.right > right + 2)) continue;
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
