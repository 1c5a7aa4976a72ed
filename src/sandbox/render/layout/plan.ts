import type { Stage, Theme, Wipe } from '../look/themes';
import type { Move } from '../story/cameraTerms';
import type { Rect } from './page';

/** The name of a color in `Stage`. */
export type Paint = 'text' | 'accent' | 'muted' | 'onAccent';

/**
 * The entrance animation of a shape. On a card, frames count from the time when its words begin to enter.
 * On a panel, frames count from its start.
 */
export interface Entrance {
  readonly style: 'rise' | 'drop' | 'slide' | 'pop' | 'fade' | 'wipeRight' | 'wipeLeft' | 'wipeDown';
  readonly at: number;
  readonly frames: number;
}

/**
 * SVG elements and the box of whole pixels that they cover, in the same coordinates.
 * For shapes, the elements are black, and the left and top of the box are even.
 */
export interface Drawing {
  readonly svg: string;
  readonly box: Rect;
}

/** A shape that is drawn once and then moved: a word, a bar, a button. */
export interface PlacedShape extends Drawing {
  readonly paint: Paint | `#${string}`;
  readonly entrance: Entrance;
  /**
   * The area that contains the shape's line of text. A shape that moves in vertically is visible only inside this area.
   */
  readonly band: Rect;
  /** The frame at which the shape disappears, counted like `entrance`. Undefined if the shape stays to the end. */
  readonly until?: number;
  /** Whether the shape belongs to the background, so that it does not grow or fade with the words. */
  readonly steady?: boolean;
}

/** A scene of words on a background. */
export interface CardScene {
  readonly kind: 'card';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly decor: Theme['decor'];
  readonly shapes: readonly PlacedShape[];
  /** The center of the words, which stays fixed while they grow. */
  readonly focus: readonly [x: number, y: number];
  /** Frames before the scene's start in which its words already enter, under the previous scene's wipe. */
  readonly leadFrames: number;
  /** Frames at the scene's end during which the next scene wipes over it. 0 in the last scene. */
  readonly wipeFrames: number;
  /** Varies the wipe, the clouds and the background shapes. */
  readonly variant: number;
}

/** A panel of a storyboard: a picture on paper, and its notes. */
export interface PanelScene {
  readonly kind: 'panel';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly picture: Picture;
  readonly shapes: readonly PlacedShape[];
}

export type PlannedScene = CardScene | PanelScene;

/** Layers that a camera moves, clipped to a frame. */
export interface Picture {
  readonly frame: Rect;
  readonly moves: readonly Move[];
  readonly layers: readonly PictureLayer[];
  /** Camera marks over the layers. The camera does not move them. */
  readonly arrows: readonly PictureLayer[];
}

/** A drawing in its own colors. Distances are fractions of the picture's height. */
export interface PictureLayer extends Drawing {
  /**
   * The fraction of the camera's shift that applies to the layer: 0 far away, 1 at the subject, more in front of it.
   */
  readonly depth: number;
  readonly isOpaque: boolean;
  /** Whether the camera follows the layer, so that the camera's shift does not apply. */
  readonly isFollowed: boolean;
  readonly motion:
    | { readonly kind: 'none' }
    /** Swings back and forth with a period in seconds. */
    | { readonly kind: 'bob'; readonly x: number; readonly y: number; readonly seconds: number }
    /** Moves horizontally by `x` during the shot. The layer's own position is in the middle of the movement. */
    | { readonly kind: 'travel'; readonly x: number }
    /** Moves down by `y` per second, and starts again after one picture height. */
    | { readonly kind: 'scroll'; readonly y: number };
}

/** Everything that workers need to draw any frame. Plain data, so that it can be sent to them. */
export interface RenderPlan {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly wipe: Wipe;
  readonly scenes: readonly PlannedScene[];
  /** The label that identifies the video as a local animatic. */
  readonly label: Drawing;
  /** The area of the progress line. */
  readonly progress: Rect;
}
