import { writeFileSync } from 'node:fs';
import type { VideoRenderer } from '../../../src/sandbox/work/jobRunner';

type RenderRequest = Parameters<VideoRenderer['render']>[0];

/** What the fake writes for a video, so that its bytes can be distinguished. */
export const fakeVideo = Buffer.from('0123456789'.repeat(100));

/** Stands in for the renderer where the test is about the server: writes fixed bytes, when and as the test says. */
export class FakeRenderer implements VideoRenderer {
  readonly requests: RenderRequest[] = [];
  /** What the next renders fail with, one after another. */
  readonly failures: Error[] = [];
  /** Renders wait for this. */
  gate: Promise<void> = Promise.resolve();
  /** What a render reports before it waits. */
  progress = 0.25;

  async render(request: RenderRequest, { signal, onProgress }: Parameters<VideoRenderer['render']>[1]) {
    this.requests.push(request);
    onProgress?.(this.progress);
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'));
      });
      void this.gate.then(resolve);
    });
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    writeFileSync(request.outFile, fakeVideo);
    return { bytes: fakeVideo.length };
  }

  dispose(): Promise<void> {
    return Promise.resolve();
  }
}
