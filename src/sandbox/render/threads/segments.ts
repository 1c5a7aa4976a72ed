import type { RenderPlan } from '../layout/plan';
import type { Segment } from './workerThread';

/** Seconds from one key frame to the next, at most. */
const longestSegment = 2;

/** Cuts a video into segments that are encoded on their own: at each scene, and within a scene at most two seconds apart. */
export function segmentsOf({ scenes, fps }: Pick<RenderPlan, 'scenes' | 'fps'>): Segment[] {
  return scenes.flatMap(({ start, end }) => {
    const count = Math.max(1, Math.ceil((end - start) / (longestSegment * fps)));
    return Array.from({ length: count }, (_, index): Segment => {
      const place = (at: number) => start + Math.round(((end - start) * at) / count);
      return { start: place(index), end: place(index + 1) };
    });
  });
}

/** Hands out segments in order, but to a worker first what belongs to the scene it drew last. */
export class SegmentQueue {
  private readonly open: Set<Segment>;
  private readonly lastScene = new Map<object, number>();

  constructor(private readonly plan: Pick<RenderPlan, 'scenes' | 'fps'>) {
    this.open = new Set(segmentsOf(plan));
  }

  /** The next segment for a worker; undefined when all are given out. */
  take(worker: object): Segment | undefined {
    const last = this.lastScene.get(worker);
    const busy = new Set(this.lastScene.values());
    const open = [...this.open];
    const segment =
      open.find((it) => this.sceneOf(it) === last) ?? open.find((it) => !busy.has(this.sceneOf(it))) ?? open[0];
    if (segment === undefined) return undefined;
    this.open.delete(segment);
    this.lastScene.set(worker, this.sceneOf(segment));
    return segment;
  }

  private sceneOf({ start }: Segment): number {
    return this.plan.scenes.findIndex(({ end }) => start < end);
  }
}
