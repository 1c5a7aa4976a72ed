import { writeFileSync } from 'node:fs';
import type { RenderOptions } from '../../../src/sandbox/render/process/renderProcess';
import type { RenderRequest, RenderResult } from '../../../src/sandbox/render/process/renderer';
import type { VideoRenderer } from '../../../src/sandbox/work/jobRunner';

/** The bytes that the fake writes for a video. */
export const fakeVideo = Buffer.from('0123456789'.repeat(100));

/** The draft plan that the fake reports. */
export const fakeDraft: RenderResult['draft'] = {
  kind: 'copy',
  shots: [{ seconds: 4, text: 'Hello', camera: [] }],
  titles: ['Hello'],
  leftOut: ['No text'],
};

/** A renderer for tests of the server: writes fixed bytes on command. */
export class FakeRenderer implements VideoRenderer {
  readonly requests: RenderRequest[] = [];
  /** Errors of the next renders, in order. */
  readonly failures: Error[] = [];
  /** Each render finishes after this promise. */
  gate: Promise<void> = Promise.resolve();
  /** Number of disposals. */
  disposed = 0;
  /** Progress that a render reports before it waits. */
  progress = 0.25;

  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}): Promise<RenderResult> {
    this.requests.push(request);
    onProgress?.(this.progress);
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
      void this.gate.then(resolve);
    });
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    writeFileSync(request.outFile, fakeVideo);
    return { bytes: fakeVideo.length, draft: fakeDraft };
  }

  dispose(): Promise<void> {
    this.disposed++;
    return Promise.resolve();
  }
}
