import { layoutClose, layoutFigure, layoutList, layoutStatement } from './compositions';
import type { Page } from './page';
import type { PlacedShape } from './plan';
import type { Scene } from './storyboard';
import type { TextShaper } from './textShaper';

/** What a composition works with. */
export interface Sheet {
  readonly scene: Scene;
  readonly page: Page;
  readonly shaper: TextShaper;
  /** Chooses between ways to compose; neighbouring scenes differ. */
  readonly variant: number;
  /** Frames of the scene before the wipe that ends it. */
  readonly frames: number;
  readonly fps: number;
}

/** Composes a scene: every shape within the safe area, words in reading order. */
export function layoutScene(sheet: Sheet): PlacedShape[] {
  switch (sheet.scene.kind) {
    case 'list':
      return layoutList(sheet);
    case 'figure':
      return layoutFigure(sheet);
    case 'close':
      return layoutClose(sheet);
    case 'hook':
    case 'statement':
      return layoutStatement(sheet);
  }
}
