import type { Entrance } from '../layout/plan';
import type { Row, Stack } from '../layout/rows';
import type { Sheet } from '../layout/sceneLayout';
import type { BlockStyle } from '../layout/textBlock';
import type { FittedText } from '../type/textFit';

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
