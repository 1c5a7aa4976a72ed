import { withEmphasis } from '../story/emphasis';
import { fitText } from '../type/textFit';
import { layoutClose } from './closeLayout';
import type { PlacedShape } from './plan';
import { Clock, headlineOptions, rowsOf, stackRows, type Row, type Sheet } from './rows';
import { bar, placeText, type Align } from './textBlock';

/** Composes a scene: every shape within the safe area, words in reading order. */
export function layoutScene(sheet: Sheet): PlacedShape[] {
  switch (sheet.scene.kind) {
    case 'list':
      return layoutList(sheet);
    case 'figure':
      return layoutFigure(sheet);
    case 'close':
      return sheet.scene.parts.length === 1 ? layoutClose(sheet) : layoutStatement(sheet);
    case 'hook':
    case 'statement':
      return layoutStatement(sheet);
  }
}

const paintOf = { kicker: 'accent', support: 'muted', headline: 'text', item: 'text' } as const;

/** A headline with what stands above and below it: the composition of most scenes. */
function layoutStatement(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const { content } = page;
  const centered = scene.kind === 'hook' ? variant % 2 === 0 : variant % 3 === 1;
  const align: Align = centered ? 'center' : 'start';
  const ruled = !centered && variant % 2 === 1;
  const inset = ruled ? page.base * 0.045 : 0;
  const stack = stackRows(sheet, page.base * 0.055, (scaled) => rowsOf(scaled, scene.parts, inset));
  const low = scene.kind !== 'hook' && variant % 3 === 2;
  const top = content.top + (content.bottom - content.top - stack.height) * (low ? 0.86 : 0.5);
  const clock = new Clock(sheet, stack);
  const rtl = sheet.direction === 'rtl';
  const left = rtl ? content.left : content.left + inset;
  const width = content.right - content.left - inset;
  const marked = scene.kind === 'hook' || variant % 2 === 0 ? 'accent' : 'block';
  const shapes = stack.placed.flatMap(({ row, offset }) => {
    const { role } = row.part;
    const place = { left, width, align, baseline: top + offset - row.text.top };
    return placeText(row.text, place, {
      ...clock.styleOf(row),
      paint: paintOf[role],
      emphasis: role === 'headline' ? marked : 'none',
    });
  });
  if (!ruled) return shapes;
  const thickness = page.base * 0.011;
  const x = rtl ? content.right - thickness : content.left;
  return [bar(x, top, x + thickness, top + stack.height, 'accent', clock.first('wipeDown')), ...shapes];
}

/** A number as large as the page takes it, what it is about above and below. */
function layoutFigure(sheet: Sheet): PlacedShape[] {
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

/** Points under each other in one size, each with a mark, one after the other. */
function layoutList(sheet: Sheet): PlacedShape[] {
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
