import type { FittedText } from '../typography/textFit';
import type { PlacedShape } from './plan';
import {
  buttonPadding,
  incompleteSeconds,
  insetOf,
  roles,
  stackRows,
  withEntrances,
  type RowEntrance,
  type Sheet,
} from './rows';
import { bar, type BlockPlace, placeText } from './textBlock';

/**
 * Lays out a card's parts vertically in reading order within the safe area, and draws buttons and the marks of list
 * items. If the composition is `ruled`, draws a short rule above the text of a card without buttons and list items.
 */
export function layoutScene(sheet: Sheet): PlacedShape[] {
  const { page, composition, direction } = sheet;
  const { area, anchor, ruled } = composition;
  const { base } = page;
  const rtl = direction === 'rtl';
  const { rows, height } = stackRows(sheet);
  const first = area.top + (area.bottom - area.top - height) * anchor;
  const thickness = base * 0.011;
  const shapes = withEntrances(sheet, rows).flatMap(({ part, text, offset, ...style }): PlacedShape[] => {
    const baseline = first + offset - text.top;
    const inset = insetOf(page, part);
    const width = area.right - area.left - inset;
    const align = part.role === 'item' ? 'start' : composition.align;
    const place = { left: area.left + (rtl ? 0 : inset), width, align, baseline };
    if (part.role === 'action') return actionShapes(sheet, text, place, style);
    const emphasis = part.role === 'headline' || (part.role === 'item' && rows.length === 1);
    const words = placeText(text, place, { ...style, paint: roles[part.role].paint, emphasis });
    if (part.role !== 'item') return words;
    const x = rtl ? area.right - thickness : area.left;
    const bottom = baseline + Math.max(text.bottom, text.size * 0.04);
    const entrance = { style: 'wipeDown', at: Math.max(0, style.at - 2), frames: style.frames } as const;
    const mark = { left: x, top: baseline + text.top, right: x + thickness, bottom };
    return [bar(mark, 'accent', entrance), ...words];
  });
  if (!ruled || rows.some(({ part }) => part.role === 'item' || part.role === 'action')) return shapes;
  const left = rtl ? area.right - base * 0.12 : area.left;
  const y = first - base * 0.05;
  const entrance = {
    style: rtl ? 'wipeLeft' : 'wipeRight',
    at: 0,
    frames: Math.floor(sheet.fps * incompleteSeconds),
  } as const;
  const rule = { left, top: y, right: left + base * 0.12, bottom: y + thickness };
  return [bar(rule, 'accent', entrance), ...shapes];
}

/** Draws a call to action on a button. */
function actionShapes(
  { page, direction }: Sheet,
  text: FittedText,
  place: BlockPlace,
  style: RowEntrance,
): PlacedShape[] {
  const pad = page.base * 0.045;
  const inner = { ...place, left: place.left + pad * 1.2, width: place.width - pad * 2.4 };
  const start = direction === 'rtl' ? inner.left + inner.width - text.width : inner.left;
  const left = place.align === 'center' ? inner.left + (inner.width - text.width) / 2 : start;
  const top = place.baseline + Math.min(text.top, -text.size * 0.73) - pad * 0.75;
  const bottom = place.baseline + Math.max(text.bottom, text.size * 0.12) + buttonPadding(page);
  const radius = Math.min((bottom - top) / 2, pad * 1.1);
  const entrance = { style: 'wipeRight', at: Math.max(0, style.at - 5), frames: style.frames } as const;
  return [
    bar({ left: left - pad * 1.2, top, right: left + text.width + pad * 1.2, bottom }, 'accent', entrance, radius),
    ...placeText(text, inner, { ...style, paint: 'onAccent', emphasis: false }),
  ];
}
