import { withEmphasis } from '../story/emphasis';
import { costOf } from '../story/phrases';
import type { Scene, ScenePart } from '../story/storyboard';
import type { Token } from '../story/tokens';
import { fitText, type FitOptions, type FittedText } from '../type/textFit';
import type { Direction, TextShaper } from '../type/textShaper';
import type { Page } from './page';
import type { Entrance } from './plan';
import type { BlockStyle } from './textBlock';

/** What a composition works with. */
export interface Sheet {
  readonly scene: Scene;
  readonly page: Page;
  readonly shaper: TextShaper;
  /** In which the scene is read. */
  readonly direction: Direction;
  /** Chooses between ways to compose; neighboring scenes differ. */
  readonly variant: number;
  /** Frames of the scene before the wipe that ends it. */
  readonly frames: number;
  readonly fps: number;
  /** Of all type, to make what stands under each other fit; 1 at first. */
  readonly scale: number;
}

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

/** Deals out when each row of a scene begins to move, so that all of it stands with time left to read. */
export class Clock {
  private readonly begin = new Map<Row, number>();
  private readonly stagger: number;
  /** Frames a word moves. */
  private readonly move: number;
  private readonly entrance: Entrance['style'];

  constructor({ frames, fps, variant, scene }: Sheet, { placed }: Stack) {
    const rows = placed.map(({ row }) => row);
    this.move = Math.round(Math.min(fps * 0.6, frames * 0.3));
    const words = rows.reduce((sum, { text }) => sum + wordsOf(text), 0);
    const spread = Math.max(0, Math.min(frames * 0.5 - this.move, words * fps * 0.11));
    this.stagger = words > 1 ? spread / (words + rows.length * 2) : 0;
    const styles = ['rise', 'slide', 'drop', 'rise'] as const;
    this.entrance = scene.kind === 'hook' ? 'rise' : (styles[variant % styles.length] ?? 'rise');
    let told = 0;
    for (const row of rows) {
      this.begin.set(row, told * this.stagger);
      told += wordsOf(row.text) + 2;
    }
  }

  /** When and how the words of a row come in. */
  styleOf(row: Row): Pick<BlockStyle, 'at' | 'stagger' | 'frames' | 'entrance'> {
    const quiet = row.part.role === 'support' || row.part.role === 'kicker';
    const entrance = quiet ? 'fade' : this.entrance;
    return { at: this.begin.get(row) ?? 0, stagger: this.stagger, frames: this.move, entrance };
  }

  /** For what comes in with the first word. */
  first(style: Entrance['style']): Entrance {
    return { style, at: 0, frames: this.move + 4 };
  }
}

function wordsOf({ lines }: FittedText): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0);
}
