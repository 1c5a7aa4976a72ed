import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { playVideo, previewVideo } from '../../src/commands/play';
import type { Video } from '../../src/core/video/video';
import { downloadVideo } from '../../src/host/downloadVideo';
import { batchGroup } from '../../src/views/videoGroups';
import { videoRow } from '../../src/views/videoRow';

describe('Play', () => {
  const video = {
    key: 'k',
    state: 'succeeded',
    videoUrl: 'https://files.example/v.mp4',
    batch: 'b',
    file: { state: 'due', at: 0 },
  } as Video;
  const opened: string[] = [];
  const dependencies = (selection: readonly object[]): Dependencies =>
    ({
      videos: { library: () => Promise.resolve({ get: (key: string) => (key === 'k' ? video : undefined) }) },
      ui: {
        list: { view: { selection } },
        panels: { show: ({ key }: Video, _: unknown, start: string) => opened.push(`${start} ${key}`) },
      },
    }) as unknown as Dependencies;
  beforeEach(() => {
    opened.length = 0;
  });

  it('plays the selected video on Enter, and nothing for a selected group', async () => {
    await playVideo(dependencies([{ key: 'k' }]), 'selectedRow');
    await playVideo(dependencies([batchGroup('b')]), 'selectedRow');
    await playVideo(dependencies([]), 'selectedRow');
    assert.deepEqual(opened, ['play k']);
  });

  it('previews the video of a clicked row, whatever is selected', async () => {
    const { command } = videoRow({ ...video, prompt: 'An ad', service: 's', createdAt: 0 }, { service: 's' });
    const key: unknown = command?.arguments?.[0];
    await previewVideo(dependencies([]), key);
    await previewVideo(dependencies([]), 'removed');
    assert.deepEqual(opened, ['preview k']);
  });

  it('shows no error if the video is removed during its download', async () => {
    const listed = [video];
    const videos = {
      library: () => Promise.resolve({ get: () => listed[0] }),
      downloads: () =>
        Promise.resolve({
          download: () => {
            listed.pop();
            return Promise.reject(new Error('This video is no longer in the library.'));
          },
        }),
    };
    const download = downloadVideo(videos as unknown as Dependencies['videos'], 'k');
    await assert.rejects(download, vscode.CancellationError);
  });
});
