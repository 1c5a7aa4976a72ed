import { layoutClose } from './closeLayout';
import { layoutFigure } from './figureLayout';
import { layoutList } from './listLayout';
import type { Page } from './page';
import type { PlacedShape } from './plan';
import type { Scene } from '../story/storyboard';
import { layoutStatement } from './statementLayout';
import type { Direction, TextShaper } from '../type/textShaper';

/** What a composition works with. */
export interface Sheet {
  readonly scene: Scene;
  readonly page: Page;
  readonly shaper: TextShaper;
  /** In which the scene is read. */
  readonly direction: Direction;
  /** Chooses between ways to compose; neighbouring scenes differ. */
  readonly variant: number;
  /** Frames of the scene before the wipe that ends it. */
  readonly frames: number;
  readonly fps: number;
  /** Of all type, to make what stands under each other fit; 1 at first. */
  readonly scale: number;
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
