import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { NotFoundError } from '../../src/api/errors';
import type { Command, Dependencies } from '../../src/commands/dependencies';
import { addVideoById, enterVideoId } from '../../src/commands/checking';
import { begin, intent, leaveUnconfirmed, LibraryFolder } from '../support/libraryFolder';

describe('the check of an entered ID', () => {
  const service = 'https://video.example/api';
  const { showInputBox, withProgress } = vscode.window;
  afterEach(() => {
    Object.assign(vscode.window, { showInputBox, withProgress });
  });

  it('shows its progress while the service does not respond, and stops on Cancel', async () => {
    const cancel = new vscode.EventEmitter<void>();
    const shown: string[] = [];
    Object.assign(vscode.window, {
      showInputBox: () => Promise.resolve('v-1'),
      withProgress: ({ title }: { readonly title: string }, work: (...args: readonly unknown[]) => unknown) => {
        shown.push(title);
        const done = work(undefined, { onCancellationRequested: cancel.event });
        cancel.fire();
        return done;
      },
    });
    const getVideo = (_id: string, { signal }: { readonly signal?: AbortSignal } = {}): Promise<never> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new vscode.CancellationError());
        });
      });
    const video = { key: 'k', state: 'unconfirmed', service };
    const dependencies = {
      videos: { library: () => Promise.resolve({ get: () => video, search: () => [video] }) },
      service: { services: { service }, connections: { api: () => Promise.resolve({ getVideo }) } },
      ui: { list: { keysOf: () => ['k'] }, panels: {} },
    } as unknown as Dependencies;
    for (const command of [enterVideoId, addVideoById] as Command[]) {
      await assert.rejects(Promise.resolve(command(dependencies, { key: 'k' })), vscode.CancellationError);
    }
    assert.deepEqual(shown, Array(2).fill('Looking for the video at video.example…'));
  });

  it('changes nothing if the service does not know the ID', async () => {
    Object.assign(vscode.window, { showInputBox: () => Promise.resolve('no-such-video') });
    const folder = await LibraryFolder.make();
    try {
      const library = await folder.open();
      const { key } = await begin(library, intent({ service }));
      await leaveUnconfirmed(library, key, 'No response.');
      const before = library.search({});
      const unknown = new NotFoundError('Not found.', { sent: true, status: 404 });
      const dependencies = {
        videos: { library: () => Promise.resolve(library) },
        service: {
          services: { service },
          connections: { api: () => Promise.resolve({ getVideo: () => Promise.reject(unknown) }) },
        },
        ui: { list: { keysOf: () => [key] }, panels: {} },
      } as unknown as Dependencies;
      for (const command of [enterVideoId, addVideoById] as Command[]) {
        await assert.rejects(Promise.resolve(command(dependencies, { key })), unknown);
      }
      assert.deepEqual(library.search({}), before);
    } finally {
      await folder.remove();
    }
  });
});
