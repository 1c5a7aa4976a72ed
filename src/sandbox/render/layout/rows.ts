import { withEmphasis } from '../story/emphasis';
import { costOf } from '../story/phrases';
import type { Sheet } from './sceneLayout';
import type { ScenePart } from '../story/storyboard';
import { fitText, type FitOptions, type FittedText } from '../type/textFit';
import type { Token } from '../story/tokens';

/** A part of a scene, set. */
export interface Row {
  readonly part: ScenePart;
  readonly text: FittedText;
}

/** Rows under each other: how far each one's top is from the first one's. */
export interface Stack {
  readonly placed: readonly { readonly row: Row; readonly offset: number }[];
  readonly height: number;
}

/** Sets the parts of a scene by their role. @param inset pixels kept free at the start of the lines. */
export function rowsOf(sheet: Sheet, parts: readonly ScenePart[], inset: number): Row[] {
  const { page, shaper, direction } = sheet;
  const maxWidth = page.content.right - page.content.left - inset;
  const height = page.content.bottom - page.content.top;
  return parts.map((part): Row => {
    const { tokens } = part;
    switch (part.role) {
      case 'kicker':
        return {
          part,
          text: fitText(shaper, tokens, {
            weight: 'heavy',
            tracking: 0.01,
            maxWidth,
            maxHeight: height * 0.15,
            maxSize: page.base * 0.038 * sheet.scale,
            maxLines: 2,
            direction,
          }),
        };
      case 'support':
        return {
          part,
          text: fitText(shaper, tokens, {
            weight: 'medium',
            tracking: -0.01,
            maxWidth,
            maxHeight: height * 0.35,
            maxSize: page.base * 0.052 * sheet.scale,
            maxLines: 5,
            direction,
          }),
        };
      case 'headline':
      case 'item': {
        const options = headlineOptions(sheet, inset, tokens);
        return {
          part,
          text: fitText(shaper, withEmphasis(tokens), {
            ...options,
            maxHeight: height * (parts.length > 1 ? 0.6 : 0.92),
          }),
        };
      }
    }
  });
}

/** Fewer words are set larger. */
export function headlineOptions(
  { page, scene, direction, scale }: Sheet,
  inset: number,
  tokens: readonly Token[] = [],
): FitOptions {
  const cost = costOf(tokens);
  const share = cost <= 1.8 ? 0.25 : cost <= 4 ? 0.17 : cost <= 7 ? 0.135 : cost <= 10 ? 0.112 : 0.098;
  const lines =
    page.height > page.width * 2 ? 6 : page.height > page.width * 1.1 ? 5 : page.width > page.height * 2 ? 3 : 4;
  return {
    weight: 'heavy',
    tracking: -0.022,
    maxWidth: page.content.right - page.content.left - inset,
    maxHeight: page.content.bottom - page.content.top,
    maxSize: page.base * share * scale * (scene.kind === 'hook' ? 1.12 : 1),
    maxLines: lines,
    direction,
  };
}

/**
 * Puts rows under each other, smaller where they would not fit.
 * @param rowsOf sets the rows for a sheet of a certain scale.
 * @param gap between rows; a kicker stands closer to what it names.
 */
export function stackRows(sheet: Sheet, gap: number, rowsOf: (sheet: Sheet) => readonly Row[]): Stack {
  const { content } = sheet.page;
  for (let scale = 1; ; scale *= 0.92) {
    const stack = stackOf(rowsOf({ ...sheet, scale }), gap * scale);
    if (stack.height <= content.bottom - content.top || scale < 0.2) return stack;
  }
}

function stackOf(rows: readonly Row[], gap: number): Stack {
  let height = 0;
  const placed = rows.map((row, index) => {
    const between = index === 0 ? 0 : rows[index - 1]?.part.role === 'kicker' ? gap * 0.62 : gap;
    const offset = height + between;
    height = offset + row.text.bottom - row.text.top;
    return { row, offset };
  });
  return { placed, height };
}
