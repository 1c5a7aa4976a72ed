import type { RenderPlan } from '../layout/plan';
import type { Piece } from './messages';

/** Seconds from one key frame to the next, at most. */
const longestPiece = 2;

/** Cuts a video into pieces that are encoded on their own: at each scene, and within a scene at most two seconds apart. */
export function piecesOf({ scenes, fps }: Pick<RenderPlan, 'scenes' | 'fps'>): Piece[] {
  return scenes.flatMap(({ start, end }) => {
    const count = Math.max(1, Math.ceil((end - start) / (longestPiece * fps)));
    return Array.from({ length: count }, (_, index): Piece => {
      const place = (at: number) => start + Math.round(((end - start) * at) / count);
      return { start: place(index), end: place(index + 1) };
    });
  });
}

/** Hands out pieces in order, but to a worker first what belongs to the scene it drew last. */
export class PieceQueue {
  private readonly open: Set<Piece>;
  private readonly lastScene = new Map<object, number>();

  constructor(private readonly plan: Pick<RenderPlan, 'scenes' | 'fps'>) {
    this.open = new Set(piecesOf(plan));
  }

  /** The next piece for a worker; undefined when all are given out. */
  take(worker: object): Piece | undefined {
    const last = this.lastScene.get(worker);
    const busy = new Set(this.lastScene.values());
    const open = [...this.open];
    const piece =
      open.find((it) => this.sceneOf(it) === last) ?? open.find((it) => !busy.has(this.sceneOf(it))) ?? open[0];
    if (piece === undefined) return undefined;
    this.open.delete(piece);
    this.lastScene.set(worker, this.sceneOf(piece));
    return piece;
  }

  private sceneOf({ start }: Piece): number {
    return this.plan.scenes.findIndex(({ end }) => start < end);
  }
}
