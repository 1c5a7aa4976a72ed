import type { Stage, Theme, Wipe } from '../look/themes';
import type { Rect } from './page';

/** Which of a stage's colors something is painted in. */
export type Paint = 'text' | 'accent' | 'muted' | 'onAccent';

/** How something comes into the picture. Times are frames from the start of its scene. */
export interface Entrance {
  readonly style: 'rise' | 'drop' | 'slide' | 'pop' | 'fade' | 'wipeRight' | 'wipeLeft' | 'wipeDown';
  readonly at: number;
  readonly frames: number;
}

/** SVG elements in the coordinates of the frame, in black, and the whole pixels they cover; left and top are even. */
export interface Drawing {
  readonly svg: string;
  readonly box: Rect;
}

/** Something drawn once and then moved: a word, a bar, a button. */
export interface PlacedShape extends Drawing {
  readonly paint: Paint;
  readonly entrance: Entrance;
  /** The part of the picture it may show in while it moves: its own line. */
  readonly band: Rect;
  /** Frame of the scene from which it is gone; without it, it stays to the end. */
  readonly until?: number;
  /** Part of the ground: it neither grows nor leaves with the words. */
  readonly steady?: boolean;
}

export interface PlannedScene {
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly shapes: readonly PlacedShape[];
  /** The middle of the words, towards which the picture moves while they stand. */
  readonly focus: readonly [x: number, y: number];
  /** Frames at the scene's end in which the next one wipes over it; 0 in the last. */
  readonly wipeFrames: number;
  /** Varies what the wipe, the clouds and the shapes behind do. */
  readonly variant: number;
}

/** Everything the workers need to draw any frame; plain data, so that it can be sent to them. */
export interface RenderPlan {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly decor: Theme['decor'];
  readonly wipe: Wipe;
  readonly scenes: readonly PlannedScene[];
  /** The line that says what this is. */
  readonly label: Drawing;
  /** Where the progress line runs. */
  readonly progress: Rect;
}
