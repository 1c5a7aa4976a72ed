import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RenderProcess, threadsPerRender } from '../../../../../src/sandbox/render/process/renderProcess';
import { repositoryRoot } from '../../../../support/repository';
import { makeFolder, removeFolder } from '../../sandboxFixture';

const dist = path.join(repositoryRoot, 'dist');

/** The built program as a child process. */
describe('the render process', function () {
  // A render at low priority waits for everything else on a busy machine.
  this.timeout(180_000);
  let folder = '';
  let renderer: RenderProcess;
  beforeEach(() => {
    folder = makeFolder();
    renderer = new RenderProcess({
      program: path.join(dist, 'renderProcess.js'),
      assetsFolder: path.join(dist, 'sandbox'),
      threads: 1,
    });
  });
  afterEach(async () => {
    await renderer.dispose();
    removeFolder(folder);
  });
  const video = (durationSeconds: number) => ({
    prompt: 'Tea for two',
    durationSeconds,
    aspectRatio: '1:1',
    longSide: 160,
    outFile: path.join(folder, 'video.webm'),
  });

  it('renders at low priority in each of its threads, and ends on disposal', async () => {
    const priorities = new Set<number>();
    const { bytes } = await renderer.render(video(1), {
      onProgress: () => {
        const pid = renderer.pid ?? 0;
        const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
        for (const thread of threads) priorities.add(os.getPriority(thread));
      },
    });
    assert.ok(bytes > 0);
    assert.deepEqual([...priorities], [os.constants.priority.PRIORITY_LOW]);
    const first = renderer.pid;
    await renderer.dispose();
    assert.throws(() => process.kill(first ?? 0, 0), { code: 'ESRCH' });
    // The next render starts a new process.
    assert.equal((await renderer.render(video(1))).bytes, bytes);
  });

  it('leaves one processor core free', () => {
    const threads = [1, 2, 3, 8, 64].map((cores) => [threadsPerRender(1, cores), threadsPerRender(4, cores)]);
    assert.deepEqual(threads, [
      [1, 1],
      [1, 1],
      [2, 1],
      [4, 1],
      [4, 1],
    ]);
  });

  it('ends at once when it is aborted, and leaves no file', async () => {
    const aborting = new AbortController();
    const reason = new Error('enough');
    const render = renderer.render(video(60), {
      signal: aborting.signal,
      onProgress: () => {
        aborting.abort(reason);
      },
    });
    await assert.rejects(render, reason);
    assert.equal(renderer.pid, undefined);
    assert.deepEqual(readdirSync(folder), []);
  });

  it('reports an error code that tells whether to retry', async () => {
    const nowhere = { ...video(1), outFile: path.join(folder, 'missing', 'video.webm') };
    await assert.rejects(renderer.render(nowhere), { code: 'ENOENT' });
    await assert.rejects(
      renderer.render(video(30), {
        onProgress: () => {
          process.kill(renderer.pid ?? 0, 'SIGKILL');
        },
      }),
      { code: 'ERR_RENDER_PROCESS', message: 'The render process ended with SIGKILL.' },
    );
    await assert.rejects(
      renderer.render({ ...video(1), aspectRatio: '9:1' }),
      (error) => error instanceof RangeError || !('code' in Object(error)),
    );
  });
});
