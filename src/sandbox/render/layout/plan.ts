import type { Stage, Theme, Wipe } from '../look/themes';
import type { Move } from '../story/cameraTerms';
import type { Rect } from './page';

/** The name of one of the scene's colors in `Stage`. */
export type Paint = 'text' | 'accent' | 'muted' | 'onAccent';

/**
 * A shape's entrance animation. `frames` is its duration, and `at` is its first frame. On a panel, `at` counts from the
 * panel's first frame. On a card, `at` counts from the frame in which the card's words begin to enter.
 */
export interface Entrance {
  readonly style: 'rise' | 'drop' | 'slide' | 'pop' | 'fade' | 'wipeRight' | 'wipeLeft' | 'wipeDown';
  readonly at: number;
  readonly frames: number;
}

/**
 * SVG elements, and the area to rasterize, in whole pixels of the same coordinate system. In a `PlacedShape`, the
 * elements are black, and `box.left` and `box.top` are even.
 */
export interface Drawing {
  readonly svg: string;
  readonly box: Rect;
}

/** A shape that is drawn once and then moved, such as a word, a bar or a button. */
export interface PlacedShape extends Drawing {
  readonly paint: Paint | `#${string}`;
  readonly entrance: Entrance;
  /** Area of the shape's text line. A shape that enters vertically is visible only inside this area. */
  readonly band: Rect;
  /** The frame in which the shape disappears, counted like `entrance.at`. Undefined if the shape stays to the end. */
  readonly until?: number;
}

/** A card: a scene of words on a background. */
export interface CardScene {
  readonly kind: 'card';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly decor: Theme['decor'];
  /** The picture beside or above the words. Undefined if the card has none. */
  readonly picture: Picture | undefined;
  readonly shapes: readonly PlacedShape[];
  /** The point that stays fixed while the words slowly grow. */
  readonly focus: readonly [x: number, y: number];
  /** The card's words begin to enter this many frames before its start, during the wipe of the previous card. */
  readonly leadFrames: number;
  /** Number of frames at the card's end during which the next card wipes over it. 0 on the last card. */
  readonly wipeFrames: number;
  /** Selects variations of the wipe, the clouds and the background shapes. */
  readonly variant: number;
}

/** A panel of a storyboard: a picture on paper, with notes. */
export interface PanelScene {
  readonly kind: 'panel';
  readonly start: number;
  readonly end: number;
  readonly stage: Stage;
  readonly picture: Picture;
  readonly shapes: readonly PlacedShape[];
}

export type PlannedScene = CardScene | PanelScene;

/** A picture: layers that the camera moves, clipped to `frame`. */
export interface Picture {
  readonly frame: Rect;
  readonly moves: readonly Move[];
  readonly layers: readonly PictureLayer[];
  /** Arrows that show the camera's moves, drawn over the layers. The camera does not move them. A card has none. */
  readonly arrows: readonly PictureLayer[];
}

/** A layer of a picture, drawn in its own colors. Distances are fractions of the picture's height. */
export interface PictureLayer extends Drawing {
  /** Fraction of the camera's shift that applies to the layer: 0 far away, 1 at the subject, above 1 in front of it. */
  readonly depth: number;
  /** Whether the camera follows the layer, so that the layer keeps its position in the frame. */
  readonly isFollowed: boolean;
  /** Whether the layer is sharp. The surroundings of a near subject are not. */
  readonly isInFocus: boolean;
  readonly motion:
    | { readonly kind: 'none' }
    /** The layer swings by `x` and `y` around its position. `seconds` is the period. */
    | { readonly kind: 'bob'; readonly x: number; readonly y: number; readonly seconds: number }
    /** The layer moves horizontally by `x` in total. In the middle of the shot, the offset is 0. */
    | { readonly kind: 'travel'; readonly x: number }
    /** The layer moves down by `y` per second. After moving by the picture's height, it jumps back and starts again. */
    | { readonly kind: 'scroll'; readonly y: number };
}

/** Everything that a worker thread needs to draw any frame. Plain data, so that it can be posted to the thread. */
export interface RenderPlan {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly wipe: Wipe;
  readonly scenes: readonly PlannedScene[];
  /** The small label that identifies the video as a local animatic. */
  readonly label: Drawing;
  /** Area of the progress line, which shows the elapsed time. */
  readonly progress: Rect;
}
