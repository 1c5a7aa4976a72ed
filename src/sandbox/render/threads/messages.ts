import type { RenderPlan } from '../layout/plan';
import type { PlanOptions } from '../layout/planner';
import type { EncodedFrame } from '../encode/vp8Encoder';

/** What a render worker is started with. */
export interface WorkerSetup {
  readonly assetsFolder: string;
}

/** Frames [start, end), at most two seconds; the first becomes a key frame. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** One order at a time; each is answered by one answer, `encode` with `drawn` messages before it. */
export type WorkerOrder =
  | { readonly type: 'plan'; readonly options: PlanOptions }
  | { readonly type: 'use'; readonly plan: RenderPlan }
  | { readonly type: 'encode'; readonly piece: Piece; readonly bitrate: number; readonly quality: number }
  | { readonly type: 'thumbnail' }
  | {
      readonly type: 'mux';
      readonly frames: readonly EncodedFrame[];
      readonly width: number;
      readonly height: number;
      readonly fps: number;
    };

export type WorkerAnswer =
  | { readonly type: 'planned'; readonly plan: RenderPlan }
  | { readonly type: 'used' }
  | { readonly type: 'encoded'; readonly frames: readonly EncodedFrame[] }
  | { readonly type: 'pictured'; readonly png: Uint8Array }
  | { readonly type: 'muxed'; readonly file: Uint8Array }
  | { readonly type: 'failed'; readonly message: string };

/** Told while a piece is encoded: so many more frames are done. */
export interface DrawnMessage {
  readonly type: 'drawn';
  readonly frames: number;
}
