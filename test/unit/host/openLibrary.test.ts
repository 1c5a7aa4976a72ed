import { install } from '@sinonjs/fake-timers';
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoLibrary } from '../../../src/core/library/library';
import * as polling from '../../../src/core/polling/poller';
import { Videos, type VideosOptions } from '../../../src/host/openLibrary';
import { LibraryFolder } from '../../support/libraryFolder';
import { quietLog } from '../../support/quietLog';

describe('OpenLibrary', () => {
  it('closes the library if the poller cannot be created, and reopens it at the next call', async () => {
    const folder = await LibraryFolder.make();
    const loaded = polling as { VideoPoller: unknown };
    const { VideoPoller } = loaded;
    let left: VideoLibrary | undefined;
    loaded.VideoPoller = function throwing({ library }: { readonly library: VideoLibrary }): never {
      left = library;
      throw new Error('It broke.');
    };
    const isWatched = (): boolean => false;
    const onOpen = (): void => undefined;
    const options = {
      folder: folder.path,
      connections: {},
      isWatched,
      log: quietLog,
      onOpen,
    } as unknown as VideosOptions;
    const videos = new Videos(options);
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

  it('reopens the library at the next call if the videos could not be shown, as with a locked library', async () => {
    const folder = await LibraryFolder.make();
    let times = 0;
    const onOpen = (): void => {
      if (times++ === 0) throw new Error('database is locked');
    };
    const videos = new Videos({
      folder: folder.path,
      connections: {},
      log: quietLog,
      onOpen,
    } as unknown as VideosOptions);
    try {
      await assert.rejects(videos.library(), /database is locked/);
      const library = await videos.library();
      assert.deepEqual([library.isClosed, times], [false, 2]);
    } finally {
      videos.dispose();
      await folder.remove();
    }
  });

  it('reopens the library within a minute without another call', async () => {
    const clock = install({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout'] });
    const folder = await LibraryFolder.make();
    const file = join(folder.path, 'library');
    await writeFile(file, 'No folder can be made here yet.');
    const { promise: isOpen, resolve: onOpen } = Promise.withResolvers<unknown>();
    const videos = new Videos({ folder: file, connections: {}, log: quietLog, onOpen } as unknown as VideosOptions);
    try {
      await assert.rejects(videos.open());
      await rm(file);
      clock.tick(60_000);
      await isOpen;
    } finally {
      videos.dispose();
      clock.uninstall();
      await folder.remove();
    }
  });
});
