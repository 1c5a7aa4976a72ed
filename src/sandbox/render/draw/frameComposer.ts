import { decorOf, decorPlace, paintGround, type Decor } from './background';
import { placementAt, wipeRow } from './motion';
import { drawLayers, paintLayers, type PictureSprites } from './picturePainter';
import { even, type Rect } from '../layout/page';
import type { CardScene, PanelScene, PlannedScene, RenderPlan } from '../layout/plan';
import { drawSprite } from './sprites';
import { mixed, yuvOf, type Stage } from '../look/themes';
import { YuvFrame, type Sprite } from './yuvFrame';

/** In a wipe, a colored stripe runs ahead of the next scene by this fraction of the whole wipe. */
const edgeLead = 0.16;
/** Minimum distance between the decorative shape and the label, in pixels. */
const decorMargin = 12;
/**
 * Number of scenes whose sprites stay in memory: the visible card, and the next card that wipes over it. A panel needs
 * only its own sprites, because no scene wipes over a panel.
 */
const keptScenes = 2;

/** The sprites of a scene. They are drawn once and painted in every frame. */
interface SceneSprites {
  readonly shapes: readonly Sprite[];
  readonly picture: PictureSprites | undefined;
  readonly decor: DecorSprite | undefined;
}

interface DecorSprite {
  readonly decor: Decor;
  readonly sprite: Sprite;
  readonly corner: Corner;
}

/** The corner of the frame from which a decorative shape drifts. */
interface Corner {
  readonly side: 'left' | 'right';
  readonly isTop: boolean;
}

/** Draws any frame of a planned video. */
export class FrameComposer {
  private readonly frame: YuvFrame;
  private readonly next: YuvFrame;
  private readonly label: Sprite;
  /** Buffer for one row of a wipe: how much of each pixel is covered, from 0 to 255. */
  private readonly covered: Uint8ClampedArray;
  private readonly drawn = new Map<PlannedScene, SceneSprites>();

  /** Requires that loadResvg() has resolved. */
  constructor(readonly plan: RenderPlan) {
    const { width, height } = plan;
    this.frame = new YuvFrame(width, height);
    this.next = new YuvFrame(width, height);
    this.covered = new Uint8ClampedArray(width);
    this.label = drawSprite(plan.label);
  }

  /** Draws the frame with this index. The next call overwrites the returned frame. */
  compose(index: number): YuvFrame {
    const { plan, frame } = this;
    const at = plan.scenes.findIndex(({ end }) => index < end);
    const scene = plan.scenes[at];
    if (scene === undefined) throw new RangeError(`There is no frame ${index}.`);
    this.paintScene(frame, scene, index);
    const following = plan.scenes[at + 1];
    if (following === undefined || scene.kind === 'panel' || following.kind === 'panel') return frame;
    const wiping = index - (scene.end - scene.wipeFrames);
    if (wiping >= 0) this.paintWipe(scene, following, (wiping + 1) / (scene.wipeFrames + 1), index);
    return frame;
  }

  private paintScene(frame: YuvFrame, scene: PlannedScene, index: number): void {
    const sprites = this.spritesOf(scene);
    const age = index - scene.start;
    if (scene.kind === 'card') this.paintGround(frame, scene, sprites.decor, index);
    else frame.fill(frame.whole, yuvOf(scene.stage.ground[0]));
    if (scene.picture !== undefined && sprites.picture !== undefined) {
      const time = { age: Math.max(0, age), frames: scene.end - scene.start, fps: this.plan.fps };
      paintLayers(frame, scene.picture, sprites.picture, time);
    }
    if (scene.kind === 'card') this.paintShapes(frame, scene, sprites.shapes, age + scene.leadFrames);
    else this.paintNotes(frame, scene, sprites.shapes, age);
    const { left, top } = this.plan.label.box;
    const clip = frame.whole;
    frame.blend(this.label, yuvOf(scene.stage.muted), { x: left, y: top, scale: 1, opacity: 0.92, clip });
    this.paintProgress(frame, scene.stage, index);
  }

  /** Paints the background of a card: gradient, clouds and a decorative shape. */
  private paintGround(frame: YuvFrame, scene: CardScene, drawn: DecorSprite | undefined, index: number): void {
    const { plan } = this;
    const { stage } = scene;
    paintGround(frame, stage, scene.variant, index / plan.fps);
    if (drawn === undefined) return;
    const { decor, sprite, corner } = drawn;
    const { left: x, top: y } = this.decorBox(drawn, corner, scene, (index - scene.start) / plan.fps);
    const clip = frame.whole;
    frame.blend(sprite, yuvOf(stage.accent), { x, y, scale: 1, opacity: decor.opacity, clip });
  }

  /** Paints a line whose filled part shows the elapsed time. */
  private paintProgress(frame: YuvFrame, stage: Stage, index: number): void {
    const { frames, progress } = this.plan;
    const { y, u, v } = mixed(yuvOf(stage.ground[1]), yuvOf(stage.muted), 0.3);
    const reached = progress.left + even(((progress.right - progress.left) * (index + 1)) / frames);
    frame.fill(progress, { y: Math.round(y), u: Math.round(u), v: Math.round(v) });
    frame.fill({ ...progress, right: reached }, yuvOf(stage.accent));
  }

  /** @param age number of frames since the card's words began to animate in */
  private paintShapes(frame: YuvFrame, scene: CardScene, sprites: readonly Sprite[], age: number): void {
    for (const [order, shape] of scene.shapes.entries()) {
      const sprite = sprites[order];
      const placed = placementAt(shape, scene, age, frame.whole);
      if (sprite !== undefined && placed !== undefined) frame.blend(sprite, colorOf(shape.paint, scene.stage), placed);
    }
  }

  private paintNotes(frame: YuvFrame, scene: PanelScene, sprites: readonly Sprite[], age: number): void {
    for (const [order, { box, paint, entrance, until = Infinity }] of scene.shapes.entries()) {
      const sprite = sprites[order];
      if (sprite === undefined || age < entrance.at || age >= until) continue;
      const place = { x: box.left, y: box.top, scale: 1, opacity: 1, clip: frame.whole };
      frame.blend(sprite, colorOf(paint, scene.stage), place);
    }
  }

  /** Paints the next scene over the current one up to the wipe's edge. A colored stripe runs ahead of the edge. */
  private paintWipe(scene: CardScene, following: CardScene, progress: number, index: number): void {
    const { plan, frame, next, covered } = this;
    this.paintScene(next, following, index);
    const edge = yuvOf(scene.stage.accent);
    const ahead = progress * (1 + edgeLead);
    for (let row = 0; row < plan.height; row++) {
      wipeRow(covered, plan.wipe, row, plan.height, scene.variant, ahead);
      frame.cover(row, covered, edge);
      wipeRow(covered, plan.wipe, row, plan.height, scene.variant, ahead - edgeLead);
      frame.cover(row, covered, next);
    }
  }

  private spritesOf(scene: PlannedScene): SceneSprites {
    const known = this.drawn.get(scene);
    if (known !== undefined) return known;
    const [oldest] = this.drawn.keys();
    if (scene.kind === 'panel') this.drawn.clear();
    else if (oldest !== undefined && this.drawn.size >= keptScenes) this.drawn.delete(oldest);
    const sprites: SceneSprites = {
      shapes: scene.shapes.map(drawSprite),
      picture: scene.picture === undefined ? undefined : drawLayers(scene.picture),
      decor: scene.kind === 'card' ? this.decorSprite(scene) : undefined,
    };
    this.drawn.set(scene, sprites);
    return sprites;
  }

  /**
   * Places the decorative shape in a corner without words. Returns undefined if words are in all corners, or if the card
   * has a picture.
   */
  private decorSprite(scene: CardScene): DecorSprite | undefined {
    if (scene.picture !== undefined) return undefined;
    const { fps, width, height } = this.plan;
    const decor = decorOf(scene.decor, Math.sqrt(width * height));
    const sprite = drawSprite(decor);
    const sides = scene.variant % 2 === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const corner = [true, false]
      .flatMap((isTop) => sides.map((side) => ({ side, isTop })))
      .find((it) => {
        const [from, to] = [0, (scene.end - scene.start) / fps].map((at) =>
          this.decorBox({ decor, sprite }, it, scene, at),
        );
        return [from, to].every((box) => box !== undefined && scene.shapes.every((shape) => !overlaps(box, shape.box)));
      });
    return corner && { decor, sprite, corner };
  }

  /**
   * Returns the area of a decorative shape.
   * @param seconds time since the start of the scene
   */
  private decorBox(
    { decor, sprite }: Pick<DecorSprite, 'decor' | 'sprite'>,
    { side, isTop }: Corner,
    { start, end }: CardScene,
    seconds: number,
  ): Rect {
    const { width, height, fps, label } = this.plan;
    const [across, down] = decor.drift;
    const sign = side === 'left' ? -1 : 1;
    const wide = sprite.luma.width;
    const high = sprite.luma.height;
    const left = even(width * (0.5 + sign * (decorPlace[0] - 0.5)) - wide / 2 + sign * across * seconds);
    // Keeps the decorative shape from overlapping the label or the progress line.
    const lowest = label.box.top - high - decorMargin;
    const first = isTop ? decorPlace[1] * height - high / 2 : lowest - (down * (end - start)) / fps;
    const top = even(Math.min(first + down * seconds, lowest));
    return { left, top, right: left + wide, bottom: top + high };
  }
}

const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function colorOf(paint: CardScene['shapes'][number]['paint'], stage: Stage) {
  switch (paint) {
    case 'text':
    case 'accent':
    case 'muted':
    case 'onAccent':
      return yuvOf(stage[paint]);
    default:
      return yuvOf(paint);
  }
}
