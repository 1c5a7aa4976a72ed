import { writeFileSync } from 'node:fs';
import type { RenderOptions } from '../../../src/sandbox/render/process/renderProcess';
import type { RenderRequest } from '../../../src/sandbox/render/process/renderer';
import type { VideoRenderer } from '../../../src/sandbox/work/jobRunner';

/** What the fake writes for a video, so that its bytes can be distinguished. */
export const fakeVideo = Buffer.from('0123456789'.repeat(100));

/** Stands in for the renderer where the test is about the server: writes fixed bytes, when and as the test says. */
export class FakeRenderer implements VideoRenderer {
  readonly requests: RenderRequest[] = [];
  /** What the next renders fail with, one after another. */
  readonly failures: Error[] = [];
  /** Renders wait for this. */
  gate: Promise<void> = Promise.resolve();
  /** How often it was disposed of. */
  disposed = 0;
  /** What a render reports before it waits. */
  progress = 0.25;

  async render(request: RenderRequest, { signal, onProgress }: RenderOptions = {}) {
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
    return { bytes: fakeVideo.length };
  }

  dispose(): Promise<void> {
    this.disposed++;
    return Promise.resolve();
  }
}
