import { Clock } from '../draw/clock';
import { withEmphasis } from '../story/emphasis';
import type { PlacedShape } from './plan';
import { headlineOptions, rowsOf, stackRows, type Row } from './rows';
import type { Sheet } from './sceneLayout';
import { bar, placeText } from './textBlock';
import { fitText } from '../type/textFit';

/** Points under each other in one size, each with a mark, one after the other. */
export function layoutList(sheet: Sheet): PlacedShape[] {
  const { page, variant } = sheet;
  const { content, base } = page;
  const rtl = sheet.direction === 'rtl';
  const inset = base * 0.055;
  const width = content.right - content.left;
  const stack = stackRows(sheet, base * 0.055, (scaled) => listRows(scaled, inset));
  const top = content.top + (content.bottom - content.top - stack.height) / 2;
  const clock = new Clock(sheet, stack);
  const thickness = base * 0.012;
  return stack.placed.flatMap(({ row, offset }) => {
    const style = clock.styleOf(row);
    const baseline = top + offset - row.text.top;
    if (row.part.role === 'kicker') {
      return placeText(
        row.text,
        { left: content.left, width, align: 'start', baseline },
        { ...style, paint: 'accent', emphasis: 'none' },
      );
    }
    const place = { left: content.left + (rtl ? 0 : inset), width: width - inset, align: 'start', baseline } as const;
    const words = placeText(row.text, place, {
      ...style,
      paint: 'text',
      emphasis: variant % 2 === 1 ? 'accent' : 'none',
    });
    const x = rtl ? content.right - thickness : content.left;
    const bottom = baseline + Math.max(row.text.bottom, row.text.size * 0.04);
    const entrance = { style: 'wipeDown', at: Math.max(0, style.at - 2), frames: style.frames } as const;
    return [bar(x, baseline + row.text.top, x + thickness, bottom, 'accent', entrance), ...words];
  });
}

function listRows(sheet: Sheet, inset: number): Row[] {
  const { scene, page, shaper, scale } = sheet;
  const kicker = scene.parts.filter(({ role }) => role === 'kicker');
  const items = scene.parts.filter(({ role }) => role !== 'kicker');
  const options = { ...headlineOptions(sheet, inset), maxSize: page.base * 0.105 * scale, maxLines: 3 };
  const size = Math.min(...items.map(({ tokens }) => fitText(shaper, tokens, options).size));
  const maxSize = size * 1.0001;
  return [
    ...rowsOf(sheet, kicker, 0),
    ...items.map((part) => ({ part, text: fitText(shaper, withEmphasis(part.tokens), { ...options, maxSize }) })),
  ];
}
