import type { RenderPlan } from '../layout/plan';
import type { PlanOptions } from '../layout/planner';
import type { EncodedFrame } from '../encode/vp8Encoder';

/** What a render worker is started with. */
export interface WorkerSetup {
  readonly assetsFolder: string;
}

/** Frames [start, end), at most two seconds; the first becomes a key frame. */
export interface Segment {
  readonly start: number;
  readonly end: number;
}

/** One request at a time; each gets one response, `encode` with `drawn` messages before it. */
export type WorkerRequest =
  | { readonly type: 'plan'; readonly options: PlanOptions }
  | { readonly type: 'use'; readonly plan: RenderPlan }
  | { readonly type: 'encode'; readonly segment: Segment; readonly bitrate: number }
  | { readonly type: 'thumbnail' }
  | {
      readonly type: 'mux';
      readonly frames: readonly EncodedFrame[];
      readonly width: number;
      readonly height: number;
      readonly fps: number;
    };

export type WorkerResponse =
  | { readonly type: 'planned'; readonly plan: RenderPlan }
  | { readonly type: 'used' }
  | { readonly type: 'encoded'; readonly frames: readonly EncodedFrame[] }
  | { readonly type: 'pictured'; readonly png: Uint8Array }
  | { readonly type: 'muxed'; readonly file: Uint8Array }
  | { readonly type: 'failed'; readonly message: string };

/** Told while a segment is encoded: so many more frames are done. */
export interface DrawnMessage {
  readonly type: 'drawn';
  readonly frames: number;
}
