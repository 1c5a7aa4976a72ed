import { Clock } from './clock';
import { withEmphasis } from './emphasis';
import type { PlacedShape } from './plan';
import { headlineOptions, rowsOf, stackRows, type Row } from './rows';
import type { Sheet } from './sceneLayout';
import { bar, placeText } from './textBlock';
import { fitText } from './textFit';

/** Points under each other in one size, each with a mark, one after the other. */
export function layoutList(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant, shaper, direction } = sheet;
  const { content, base } = page;
  const rtl = direction === 'rtl';
  const inset = base * 0.055;
  const gap = base * 0.055;
  const width = content.right - content.left;
  const kicker = scene.parts.filter(({ role }) => role === 'kicker');
  const items = scene.parts.filter(({ role }) => role !== 'kicker');
  const room = content.bottom - content.top - kicker.length * base * 0.1;
  const options = {
    ...headlineOptions(sheet, inset),
    maxHeight: room / items.length - gap,
    maxSize: base * 0.105,
    maxLines: 3,
  };
  const size = Math.min(...items.map(({ tokens }) => fitText(shaper, tokens, options).size));
  const rows: Row[] = [
    ...rowsOf(sheet, kicker, 0),
    ...items.map((part) => ({
      part,
      text: fitText(shaper, withEmphasis(part.tokens), { ...options, maxSize: size * 1.0001 }),
    })),
  ];
  const stack = stackRows(rows, gap);
  const top = content.top + (content.bottom - content.top - stack.height) / 2;
  const clock = new Clock(sheet, rows);
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
