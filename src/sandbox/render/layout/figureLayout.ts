import { Clock } from '../draw/clock';
import type { PlacedShape } from './plan';
import { headlineOptions, stackRows, type Row } from './rows';
import type { Sheet } from './sceneLayout';
import { placeText, type Align } from './textBlock';
import { fitText } from '../type/textFit';

/** A number as large as the page takes it, what it is about above and below. */
export function layoutFigure(sheet: Sheet): PlacedShape[] {
  const { page, variant } = sheet;
  const { content, base } = page;
  const height = content.bottom - content.top;
  const stack = stackRows(sheet, base * 0.06, figureRows);
  const top = content.top + (height - stack.height) / 2;
  const clock = new Clock(sheet, stack);
  const align: Align = variant % 2 === 0 ? 'center' : 'start';
  return stack.placed.flatMap(({ row, offset }) => {
    const place = {
      left: content.left,
      width: content.right - content.left,
      align,
      baseline: top + offset - row.text.top,
    };
    const paint = row.part.role === 'headline' ? 'accent' : 'text';
    return placeText(row.text, place, { ...clock.styleOf(row), paint, emphasis: 'none' });
  });
}

function figureRows(sheet: Sheet): Row[] {
  const { scene, page, shaper, scale } = sheet;
  const height = page.content.bottom - page.content.top;
  return scene.parts.map((part): Row => {
    const number = part.role === 'headline';
    const size = number
      ? { maxSize: page.base * 0.36 * scale, maxHeight: height * 0.5 }
      : { maxSize: page.base * 0.075 * scale, maxHeight: height * 0.25 };
    return { part, text: fitText(shaper, part.tokens, { ...headlineOptions(sheet, 0), ...size }) };
  });
}
