import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { playVideo } from '../../src/commands/play';
import type { Video } from '../../src/core/video/video';
import { batchGroup } from '../../src/views/videoGroups';

describe('playing a video', () => {
  const video = { key: 'k', state: 'succeeded', videoUrl: 'https://files.example/v.mp4', batch: 'b' } as Video;
  const play = async (row: object, download: () => Promise<Video>, listed: Video[] = [video]): Promise<string[]> => {
    const shown: string[] = [];
    const find = (key: string): Video | undefined => listed.find((it) => it.key === key);
    await playVideo(
      {
        videos: {
          library: () => Promise.resolve({ get: find }),
          downloads: () => Promise.resolve({ download }),
        },
        ui: {
          list: { view: { selection: [row] }, selection: ['k'], keysOf: () => ['k'] },
          panels: { show: ({ key }: Video) => shown.push(key) },
        },
      } as unknown as Dependencies,
      'selectedRow',
    );
    return shown;
  };

  it('by the Enter key is of a video, and not the newest of a group that the key unfolds', async () => {
    assert.deepEqual(await play({ key: 'k' }, () => Promise.resolve(video)), ['k']);
    assert.deepEqual(await play(batchGroup('b'), () => Promise.resolve(video)), []);
  });

  it('is given up in silence when the video is removed while it is downloaded', async () => {
    const listed = [video];
    const removed = (): Promise<Video> => {
      listed.pop();
      return Promise.reject(new Error('This video is no longer in the library.'));
    };
    await assert.rejects(play({ key: 'k' }, removed, listed), vscode.CancellationError);
  });
});
