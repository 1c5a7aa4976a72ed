import { withEmphasis } from '../story/emphasis';
import { costOf } from '../story/phrases';
import type { PlacedShape } from './plan';
import { Clock, headlineOptions, stackRows, type Row, type Sheet } from './rows';
import { bar, placeText } from './textBlock';
import { fitText, type FittedText } from '../type/textFit';
import { textOf, type Token } from '../story/tokens';

/** The end: what to do, on a button where it is short enough or an address, else over a line. */
export function layoutClose(sheet: Sheet): PlacedShape[] {
  const { scene, page } = sheet;
  const { content, base } = page;
  const { before, action, after } = actionOf(scene.parts.flatMap(({ tokens }) => tokens));
  const pad = base * 0.045;
  const stack = stackRows(sheet, base * 0.05 + (action.length > 0 ? pad : 0), (scaled) => [
    ...plainRow(scaled, before, action.length > 0),
    ...buttonRow(scaled, action, before.length > 0, pad),
    ...plainRow(scaled, after, true),
  ]);
  const top = content.top + (content.bottom - content.top - stack.height) / 2;
  const clock = new Clock(sheet, stack);
  const width = content.right - content.left;
  const middle = content.left + width / 2;
  return stack.placed.flatMap(({ row, offset }) => {
    const baseline = top + offset - row.text.top;
    const style = clock.styleOf(row);
    const place = { left: content.left, width, align: 'center', baseline } as const;
    if (row.part.role === 'item') {
      const words = placeText(row.text, place, { ...style, entrance: 'rise', paint: 'onAccent', emphasis: 'none' });
      return [buttonBehind(row.text, middle, baseline, pad, Math.max(0, style.at - 5), style.frames + 2), ...words];
    }
    const words = placeText(row.text, place, { ...style, entrance: 'rise', paint: 'text', emphasis: 'accent' });
    if (action.length > 0) return words;
    const y = baseline + row.text.bottom + base * 0.04;
    const half = Math.min(row.text.width / 2, base * 0.11);
    const entrance = { style: 'wipeRight', at: style.at + 8, frames: style.frames + 4 } as const;
    return [...words, bar(middle - half, y, middle + half, y + base * 0.01, 'accent', entrance)];
  });
}

function plainRow(sheet: Sheet, tokens: readonly Token[], beside: boolean): Row[] {
  if (tokens.length === 0) return [];
  const { page, shaper } = sheet;
  const options = headlineOptions(sheet, 0, tokens);
  const height = page.content.bottom - page.content.top - page.base * 0.06;
  const maxSize = beside ? Math.min(options.maxSize, page.base * 0.11 * sheet.scale) : options.maxSize;
  const text = fitText(shaper, beside ? tokens : withEmphasis(tokens), {
    ...options,
    maxSize,
    maxHeight: height * (beside ? 0.42 : 0.9),
  });
  return [{ part: { role: 'headline', tokens }, text }];
}

function buttonRow(
  { page, shaper, direction, scale }: Sheet,
  tokens: readonly Token[],
  beside: boolean,
  pad: number,
): Row[] {
  if (tokens.length === 0) return [];
  const { content, base } = page;
  const share = beside ? 0.075 : costOf(tokens) <= 1.8 ? 0.16 : 0.115;
  const maxWidth = content.right - content.left - pad * 2.6;
  const text = fitText(shaper, tokens, {
    weight: 'heavy',
    tracking: -0.01,
    maxWidth,
    maxHeight: base * 0.26,
    maxSize: base * share * scale,
    maxLines: 2,
    direction,
  });
  return [{ part: { role: 'item', tokens }, text }];
}

function buttonBehind(
  text: FittedText,
  middle: number,
  baseline: number,
  pad: number,
  at: number,
  frames: number,
): PlacedShape {
  const half = text.width / 2 + pad * 1.2;
  const upper = baseline + Math.min(text.top, -text.size * 0.73) - pad * 0.75;
  const lower = baseline + Math.max(text.bottom, text.size * 0.12) + pad * 0.62;
  const radius = Math.min((lower - upper) / 2, pad * 1.1);
  return bar(middle - half, upper, middle + half, lower, 'accent', { style: 'wipeRight', at, frames }, radius);
}

interface Action {
  readonly before: readonly Token[];
  readonly action: readonly Token[];
  readonly after: readonly Token[];
}

const address = /^(https?:\/\/|www\.)\S|^[\w-]+(\.[\w-]+)+(\/\S*)?[.!]?$|^[@#]\p{L}/u;

/** An address near the end goes on the button; so does a short order that is all there is. */
function actionOf(tokens: readonly Token[]): Action {
  for (const [at, token] of tokens.entries()) {
    if (token.joined) continue;
    let end = at + 1;
    while (tokens[end]?.fragment === true) end++;
    const word = tokens.slice(at, end);
    const after = tokens.slice(end);
    const isAddress = address.test(textOf(word)) && /\p{L}/u.test(token.text);
    if (isAddress && costOf(word) <= 4.5 && after.length <= 2) {
      return { before: tokens.slice(0, at), action: word, after };
    }
  }
  const short = costOf(tokens) <= 4.2 && tokens.length <= 6;
  return short ? { before: [], action: tokens, after: [] } : { before: tokens, action: [], after: [] };
}
