import { costOf } from '../story/phrases';
import type { Scene, ScenePart } from '../story/copyScenes';
import { fitText, type FitOptions, type FittedText } from '../typography/textFit';
import type { Direction, TextShaper } from '../typography/textShaper';
import type { Composition } from './composition';
import type { Page } from './page';
import type { BlockStyle } from './textBlock';

/** The inputs for laying out a card. */
export interface Sheet {
  readonly scene: Scene;
  readonly page: Page;
  readonly composition: Composition;
  readonly shaper: TextShaper;
  readonly direction: Direction;
  /** Selects the variant of the entrance animations, so that consecutive cards differ. */
  readonly variant: number;
  /** The card's words begin to enter this many frames before its start. */
  readonly leadFrames: number;
  readonly fps: number;
}

/**
 * A row of a card: one part, with its text fitted into lines. `offset` is the distance in pixels from the top of the
 * first row to the top of this row.
 */
export interface Row {
  readonly part: ScenePart;
  readonly text: FittedText;
  readonly offset: number;
}

/** The rows of a card, from top to bottom. */
interface Stack {
  readonly rows: readonly Row[];
  readonly height: number;
}

/** Stacks a card's parts vertically. Shrinks type and gaps in steps of 8% until the parts fit. */
export function stackRows(sheet: Sheet): Stack {
  const { area } = sheet.composition;
  const gap = sheet.page.base * 0.055;
  for (let scale = 1; ; scale *= 0.92) {
    const stack = stackOf(textsOf(sheet, scale), gap * scale, sheet.page);
    if (stack.height <= area.bottom - area.top || scale < 0.2) return stack;
  }
}

function stackOf(texts: readonly Omit<Row, 'offset'>[], gap: number, page: Page): Stack {
  let height = 0;
  const rows = texts.map(({ part, text }, index): Row => {
    const before = texts[index - 1]?.part.role;
    const action = part.role === 'action' || part.role === 'legal' || before === 'action';
    const between = index === 0 ? 0 : before === 'kicker' ? gap * 0.62 : action ? gap * 1.8 : gap;
    const offset = height + between;
    height = offset + text.bottom - text.top + (part.role === 'action' ? buttonPadding(page) : 0);
    return { part, text, offset };
  });
  return { rows, height };
}

/** The space between a button's text and the lower edge of the button, in pixels. */
export const buttonPadding = ({ base }: Page): number => base * 0.028;

/**
 * The typography of each role. `size` is a fraction of `Page.base`. `height` is the maximum height as a fraction of the
 * area. `lines` is the maximum number of lines. A role without `face` uses the composition's typeface.
 */
export const roles = {
  kicker: { size: 0.038, height: 0.15, lines: 2, face: 'heavy', tracking: 0.01, paint: 'accent' },
  support: { size: 0.06, height: 0.3, lines: 4, face: 'medium', tracking: -0.01, paint: 'muted' },
  slogan: { size: 0.085, height: 0.3, lines: 3, face: undefined, tracking: -0.015, paint: 'text' },
  number: { size: 0.44, height: 0.5, lines: 1, face: undefined, tracking: -0.03, paint: 'accent' },
  item: { size: 0.105, height: 0.3, lines: 3, face: undefined, tracking: -0.02, paint: 'text' },
  legal: { size: 0.03, height: 0.16, lines: 4, face: 'medium', tracking: 0, paint: 'muted' },
  action: { size: 0.115, height: 0.3, lines: 2, face: 'heavy', tracking: -0.01, paint: 'onAccent' },
  headline: { size: 0.2, height: 0.86, lines: 4, face: undefined, tracking: -0.022, paint: 'text' },
} as const;

function textsOf(sheet: Sheet, scale: number): Omit<Row, 'offset'>[] {
  const { scene, page, shaper, composition } = sheet;
  const { parts } = scene;
  const options = (part: ScenePart) => fitOptions(sheet, part, scale);
  const items = parts.filter(({ role }) => role === 'item');
  // All items of a list have the same type size: the smallest that any item needs.
  const itemSize = Math.min(...items.map((part) => fitText(shaper, part.tokens, options(part)).size)) * 1.0001;
  return parts.map((part) => {
    const fit = options(part);
    const justify = part.role === 'headline' && composition.justified;
    const maxSize = part.role === 'item' ? Math.min(fit.maxSize, itemSize) : fit.maxSize;
    const beside = part.role === 'headline' && parts.length > 1 && parts.some(({ role }) => role === 'action');
    const size = beside ? Math.min(maxSize, page.base * 0.14 * scale) : maxSize;
    return {
      part,
      text: fitText(shaper, part.tokens, {
        ...fit,
        maxSize: size,
        isHeadline: part.role === 'headline',
        justify: justify && !beside,
      }),
    };
  });
}

/** Returns the size limits for a part. The fewer words a headline has, the larger its type. */
function fitOptions({ scene, page, composition, direction }: Sheet, part: ScenePart, scale: number): FitOptions {
  const { area, face } = composition;
  const { size, height, lines, tracking, face: own } = roles[part.role];
  const words = costOf(part.tokens);
  const isTall = page.height > page.width * 1.1;
  // A tall page has room for more lines, so its type is larger.
  const share =
    (words <= 1.8 ? 0.28 : words <= 4 ? 0.2 : words <= 7 ? 0.16 : words <= 10 ? 0.13 : 0.11) * (isTall ? 1.25 : 1);
  const tall = page.height > page.width * 2 ? 6 : isTall ? 5 : 4;
  const headline = part.role === 'headline';
  const isShort = part.role === 'support' && words <= 3 && !scene.parts.some(({ role }) => role === 'slogan');
  const lone = part.role !== 'legal' && (scene.parts.length === 1 || isShort);
  const inset = part.role === 'action' ? page.base * 0.12 : insetOf(page, part);
  return {
    face: own ?? face,
    tracking,
    maxWidth: area.right - area.left - inset,
    maxHeight: (area.bottom - area.top) * (headline && scene.parts.length > 1 ? 0.6 : height),
    maxSize: page.base * scale * (headline ? share * (scene.kind === 'hook' ? 1.12 : 1) : lone ? size * 1.4 : size),
    maxLines: part.role === 'action' && words <= 4 ? 1 : headline ? (page.width > page.height * 2 ? 3 : tall) : lines,
    direction,
  };
}

/** Indentation in pixels that makes room for the mark of a list item. 0 for other parts. */
export function insetOf({ base }: Page, { role }: ScenePart): number {
  return role === 'item' ? base * 0.055 : 0;
}

export type RowEntrance = Pick<BlockStyle, 'at' | 'stagger' | 'frames' | 'entrance'>;

/** Maximum seconds in which no text is complete: while the first words enter, or while a card wipes over another. */
export const incompleteSeconds = 0.3;

/**
 * Schedules when each row's words enter, so that all of them have entered when the wipe before the card ends. Without a
 * wipe, all have entered 0.3 s after the card's start.
 */
export function withEntrances({ leadFrames, fps, variant, scene }: Sheet, rows: readonly Row[]): (Row & RowEntrance)[] {
  const time = leadFrames > 0 ? leadFrames : Math.floor(fps * incompleteSeconds);
  const frames = Math.ceil(time * 0.75);
  const words = rows.reduce(
    (sum, { text }) => sum + text.lines.reduce((count, line) => count + line.words.length, 0),
    0,
  );
  const stagger = words > 1 ? (time - frames) / (words - 1) : 0;
  const style = scene.kind === 'hook' ? 'rise' : (['rise', 'slide', 'drop', 'pop'] as const)[variant % 4];
  let shown = 0;
  return rows.map((row) => {
    const { role } = row.part;
    const at = shown * stagger;
    shown += row.text.lines.reduce((count, line) => count + line.words.length, 0);
    const isQuiet = role === 'support' || role === 'kicker' || role === 'legal';
    const entrance = isQuiet ? 'fade' : role === 'action' ? 'rise' : (style ?? 'rise');
    return { ...row, at, stagger, frames, entrance };
  });
}
