import assert from 'node:assert/strict';
import Module from 'node:module';
import type { VideoLibrary } from '../../../src/core/library/library';
import * as polling from '../../../src/core/polling/poller';
import type { Videos as VideosClass, VideosOptions } from '../../../src/host/videos';
import { LibraryFolder } from '../../support/libraryFolder';
import { quietLog } from '../../support/quietLog';

/** Loads `host/videos` with a stand-in for the only part of VS Code it uses. */
function loadVideos(): typeof VideosClass {
  const vscode = {
    EventEmitter: class {
      fire = (): void => undefined;
      dispose = (): void => undefined;
    },
  };
  const loader = Module as unknown as { _load: (request: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (request, ...rest) => (request === 'vscode' ? vscode : load.call(loader, request, ...rest));
  try {
    return (module.require('../../../src/host/videos') as { readonly Videos: typeof VideosClass }).Videos;
  } finally {
    loader._load = load;
  }
}

describe('the videos of a window', () => {
  it('are opened by the next call after a constructor threw, and what it left open is closed', async () => {
    const folder = await LibraryFolder.make();
    const loaded = polling as { VideoPoller: unknown };
    const { VideoPoller } = loaded;
    let left: VideoLibrary | undefined;
    loaded.VideoPoller = function throwing({ library }: { readonly library: VideoLibrary }): never {
      left = library;
      throw new Error('It broke.');
    };
    const options = { folder: folder.path, isWatched: () => false, log: quietLog } as unknown as VideosOptions;
    const videos = new (loadVideos())(options);
    try {
      await assert.rejects(videos.open(), /It broke/);
      assert.equal(left?.isClosed, true);
      loaded.VideoPoller = VideoPoller;
      const { library } = await videos.open();
      assert.deepEqual([library.isClosed, library.list()], [false, []]);
    } finally {
      loaded.VideoPoller = VideoPoller;
      videos.dispose();
      await folder.remove();
    }
  });
});
