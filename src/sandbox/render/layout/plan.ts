import type { Theme, Wipe } from '../look/themes';
import type { Rect } from './page';

/** Which of a stage's colors something is painted in. */
export type Paint = 'text' | 'accent' | 'muted' | 'onAccent';

/** How something comes into the picture. Times are frames from the start of its scene. */
export interface Entrance {
  readonly style: 'rise' | 'drop' | 'slide' | 'pop' | 'fade' | 'wipeRight' | 'wipeLeft' | 'wipeDown';
  readonly at: number;
  readonly frames: number;
}

/** Something drawn once and then moved: a word, a bar, a button. */
export interface PlacedShape {
  /** SVG elements in the coordinates of the frame. */
  readonly svg: string;
  /** What the drawing covers, in whole pixels; left and top are even. */
  readonly box: Rect;
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
  /** Index into the theme's stages. */
  readonly stage: number;
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
  readonly theme: Theme;
  readonly wipe: Wipe;
  readonly scenes: readonly PlannedScene[];
  /** The line that says what this is. */
  readonly label: Pick<PlacedShape, 'svg' | 'box'>;
  /** Where the progress line runs. */
  readonly progress: Rect;
}
