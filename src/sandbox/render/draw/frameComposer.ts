import { decorOf, decorPlace, paintGround, type Decor } from './background';
import { placementAt, wipeRow } from './motion';
import { even } from '../layout/page';
import type { PlannedScene, RenderPlan } from '../layout/plan';
import { drawSprite } from './sprites';
import { mixed, yuvOf, type Stage } from '../look/themes';
import { YuvFrame, type Sprite } from './yuvFrame';

/** How far ahead of a wipe its colored edge runs, as a share of the wipe. */
const edgeLead = 0.16;
/** Pixels between what drifts behind the words and the label. */
const decorMargin = 12;

/** Draws any frame of a planned video. Sprites of a scene are drawn once and kept while frames of it are asked for. */
export class FrameComposer {
  private readonly frame: YuvFrame;
  private readonly next: YuvFrame;
  private readonly decor: Decor;
  private readonly decorSprite: Sprite;
  private readonly label: Sprite;
  /** How far each pixel of a row is covered by a wipe. */
  private readonly covered: Uint8ClampedArray;
  private sprites: { readonly scene: PlannedScene; readonly sprites: readonly Sprite[] } | undefined;

  /** loadResvg() must have ended. */
  constructor(readonly plan: RenderPlan) {
    const { width, height } = plan;
    this.frame = new YuvFrame(width, height);
    this.next = new YuvFrame(width, height);
    this.covered = new Uint8ClampedArray(width);
    this.decor = decorOf(plan.decor, Math.sqrt(width * height));
    this.label = drawSprite(plan.label);
    this.decorSprite = drawSprite(this.decor);
  }

  /** The picture of a frame; overwritten by the next call. */
  compose(index: number): YuvFrame {
    const { plan, frame } = this;
    const at = plan.scenes.findIndex(({ end }) => index < end);
    const scene = plan.scenes[at];
    if (scene === undefined) throw new RangeError(`There is no frame ${index}.`);
    this.paintPlate(frame, scene, index);
    this.paintShapes(scene, index - scene.start);
    const following = plan.scenes[at + 1];
    const wiping = index - (scene.end - scene.wipeFrames);
    if (following !== undefined && wiping >= 0) {
      this.paintWipe(scene, following, (wiping + 1) / (scene.wipeFrames + 1), index);
    }
    return frame;
  }

  /** What lies behind the words: ground, clouds, shapes, label, progress. */
  private paintPlate(frame: YuvFrame, scene: PlannedScene, index: number): void {
    const { plan } = this;
    const { stage } = scene;
    paintGround(frame, stage, scene.variant, index / plan.fps);
    const seconds = (index - scene.start) / plan.fps;
    const { decor, decorSprite } = this;
    const { width, height } = decorSprite.luma;
    const side = scene.variant % 2 === 0 ? -1 : 1;
    const x = plan.width * (0.5 + side * (decorPlace[0] - 0.5)) - width / 2 + side * decor.drift[0] * seconds;
    // Nothing behind the words comes near the label and the progress line.
    const lowest = plan.label.box.top - height - decorMargin;
    const y = Math.min(decorPlace[1] * plan.height - height / 2 + decor.drift[1] * seconds, lowest);
    const clip = frame.whole;
    // A panel takes its place.
    const bare = !scene.shapes.some(({ steady }) => steady === true);
    if (bare) {
      frame.blend(decorSprite, yuvOf(stage.accent), { x: even(x), y: even(y), scale: 1, opacity: decor.opacity, clip });
    }
    const { left, top } = plan.label.box;
    frame.blend(this.label, yuvOf(stage.muted), { x: left, y: top, scale: 1, opacity: 0.92, clip });
    this.paintProgress(frame, stage, index);
  }

  /** A line, filled as far as the video has come. */
  private paintProgress(frame: YuvFrame, stage: Stage, index: number): void {
    const { frames, progress } = this.plan;
    const { y, u, v } = mixed(yuvOf(stage.ground[1]), yuvOf(stage.muted), 0.3);
    const reached = progress.left + even(((progress.right - progress.left) * (index + 1)) / frames);
    frame.fill(progress, { y: Math.round(y), u: Math.round(u), v: Math.round(v) });
    frame.fill({ ...progress, right: reached }, yuvOf(stage.accent));
  }

  private paintShapes(scene: PlannedScene, age: number): void {
    const { stage } = scene;
    const sprites = this.spritesOf(scene);
    for (const [order, shape] of scene.shapes.entries()) {
      const sprite = sprites[order];
      const placed = placementAt(shape, scene, age, this.frame.whole);
      if (sprite !== undefined && placed !== undefined) this.frame.blend(sprite, yuvOf(stage[shape.paint]), placed);
    }
  }

  /** The next scene's plate takes the picture, a colored edge before it. */
  private paintWipe(scene: PlannedScene, following: PlannedScene, progress: number, index: number): void {
    const { plan, frame, next, covered } = this;
    this.paintPlate(next, following, index);
    const edge = yuvOf(scene.stage.accent);
    const ahead = progress * (1 + edgeLead);
    for (let row = 0; row < plan.height; row++) {
      wipeRow(covered, plan.wipe, row, plan.height, scene.variant, ahead);
      frame.cover(row, covered, edge);
      wipeRow(covered, plan.wipe, row, plan.height, scene.variant, ahead - edgeLead);
      frame.cover(row, covered, next);
    }
  }

  private spritesOf(scene: PlannedScene): readonly Sprite[] {
    if (this.sprites?.scene !== scene) this.sprites = { scene, sprites: scene.shapes.map(drawSprite) };
    return this.sprites.sprites;
  }
}
