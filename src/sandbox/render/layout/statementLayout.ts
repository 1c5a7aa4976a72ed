import { Clock } from '../draw/clock';
import type { PlacedShape } from './plan';
import { rowsOf, stackRows } from './rows';
import type { Sheet } from './sceneLayout';
import { bar, placeText, type Align } from './textBlock';

const paintOf = { kicker: 'accent', support: 'muted', headline: 'text', item: 'text' } as const;

/** A headline with what stands above and below it: the composition of most scenes. */
export function layoutStatement(sheet: Sheet): PlacedShape[] {
  const { scene, page, variant } = sheet;
  const { content } = page;
  const centred = scene.kind === 'hook' ? variant % 2 === 0 : variant % 3 === 1;
  const align: Align = centred ? 'center' : 'start';
  const ruled = !centred && variant % 2 === 1;
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
