import type { Stage, Theme, Wipe } from '../look/themes';
import type { Move } from '../story/cameraTerms';
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
  readonly paint: Paint | `#${string}`;
  readonly entrance: Entrance;
  /** The part of the picture it may show in while it moves: its own line. */
  readonly band: Rect;
  /** Frame of the scene from which it is gone; without it, it stays to the end. */
  readonly until?: number;
  /** Part of the ground: it neither grows nor leaves with the words. */
  readonly steady?: boolean;
}

/** A scene of type: words on a ground. */
export interface CardScene {
  readonly kind: 'card';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly decor: Theme['decor'];
  readonly shapes: readonly PlacedShape[];
  /** The middle of the words, towards which the picture moves while they stand. */
  readonly focus: readonly [x: number, y: number];
  /** Frames before its start in which its words already enter, under the wipe of the scene before. */
  readonly leadFrames: number;
  /** Frames at the scene's end in which the next one wipes over it; 0 in the last. */
  readonly wipeFrames: number;
  /** Varies what the wipe, the clouds and the shapes behind do. */
  readonly variant: number;
}

/** A panel of a board: a picture on paper, and its notes. */
export interface PanelScene {
  readonly kind: 'panel';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly picture: Picture;
  readonly shapes: readonly PlacedShape[];
}

export type PlannedScene = CardScene | PanelScene;

/** Layers that a camera moves, cut off at a frame. */
export interface Picture {
  readonly frame: Rect;
  readonly moves: readonly Move[];
  readonly layers: readonly PictureLayer[];
  /** Over the layers: they mark the camera and are not moved by it. */
  readonly arrows: readonly PictureLayer[];
}

/** A drawing in its own colors. Distances are shares of the picture's height. */
export interface PictureLayer extends Drawing {
  /** How much of the camera's shift it makes: 0 is far away, 1 the subject. */
  readonly depth: number;
  readonly isOpaque: boolean;
  /** The camera's shift leaves it where it is. */
  readonly isFollowed: boolean;
  readonly motion:
    | { readonly kind: 'none' }
    /** Back and forth, once in so many seconds. */
    | { readonly kind: 'bob'; readonly x: number; readonly y: number; readonly seconds: number }
    /** Across, from half before its place to half behind it. */
    | { readonly kind: 'travel'; readonly x: number }
    /** Down, per second; the drawing repeats after one height. */
    | { readonly kind: 'scroll'; readonly y: number };
}

/** Everything the workers need to draw any frame; plain data, so that it can be sent to them. */
export interface RenderPlan {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly wipe: Wipe;
  readonly scenes: readonly PlannedScene[];
  /** The line that says what this is. */
  readonly label: Drawing;
  /** Where the progress line runs. */
  readonly progress: Rect;
}
