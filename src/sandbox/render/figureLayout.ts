import { Clock } from './clock';
import type { PlacedShape } from './plan';
import { headlineOptions, stackRows, type Row } from './rows';
import type { Sheet } from './sceneLayout';
import { placeText, type Align } from './textBlock';
import { fitText } from './textFit';

/** A number as large as the page takes it, what it is about above and below. */
export function layoutFigure(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const { content, base } = page;
  const height = content.bottom - content.top;
  const rows = scene.parts.map((part): Row => {
    const number = part.role === 'headline';
    const size = number
      ? { maxSize: base * 0.36, maxHeight: height * 0.48 }
      : { maxSize: base * 0.075, maxHeight: height * 0.2 };
    return { part, text: fitText(sheet.shaper, part.tokens, { ...headlineOptions(sheet, 0), ...size }) };
  });
  const stack = stackRows(rows, base * 0.06);
  const top = content.top + (height - stack.height) / 2;
  const clock = new Clock(sheet, rows);
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
