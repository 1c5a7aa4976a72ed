import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { startVideos } from '../../src/commands/generateBatch';
import { ConnectionError, InvalidRequestError } from '../../src/api/errors';
import { LibraryError } from '../../src/core/library/library';
import { answer, intent, LibraryFolder } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';

describe('a batch that is started', () => {
  const lost = 'The request may have reached the service';
  let storage: LibraryFolder;

  beforeEach(async () => {
    storage = await LibraryFolder.make();
  });
  afterEach(() => storage.remove());

  const kept = new Map<string, unknown>([['videoAds.videosViewShown', true]]);

  /** @returns what is reported at once when the service does this with each request */
  const start = async (
    does: readonly ('accept' | 'refuse' | 'break')[],
    onRequest?: () => void,
    remember = (key: string, value: unknown): Promise<void> => Promise.resolve(void kept.set(key, value)),
  ): Promise<readonly string[]> => {
    const library = await storage.open();
    const reported: string[] = [];
    const left = [...does];
    const generateVideo = (): Promise<unknown> => {
      onRequest?.();
      const next = left.shift();
      if (next === 'refuse') return Promise.reject(new InvalidRequestError('Too long.', { sent: true, status: 400 }));
      if (next === 'break') return Promise.reject(new ConnectionError('No response.', { sent: true }));
      const { body, http, ...reading } = answer({ videoId: `v-${left.length}` });
      return Promise.resolve({ reading, body, status: http });
    };
    const current = { stale: false, balance: 100 };
    await startVideos(
      {
        videos: { library: () => Promise.resolve(library) },
        service: {
          connections: { api: () => Promise.resolve({ generateVideo }) },
          credits: {
            current,
            balanceBefore: () => Promise.resolve(100),
            refresh: () => Promise.resolve(current),
            noteBalance: () => undefined,
          },
          settings: { isOn: () => true },
        },
        ui: {
          notifications: { expect: () => undefined },
          problems: {
            report: ({ message }: Error) => reported.push(message),
            warn: (sentence?: string) => sentence !== undefined && reported.push(sentence.slice(0, lost.length)),
          },
          memory: {
            get: (key: string, otherwise?: unknown) => kept.get(key) ?? otherwise,
            update: remember,
          },
          log: quietLog,
        },
      } as unknown as Dependencies,
      does.map((_, index) => intent({ prompt: `Ad ${index}`, batch: 'b' })),
    );
    return reported;
  };

  it('reports at once why some were not started, when nobody knows of the others', async () => {
    assert.deepEqual(await start(['refuse', 'break', 'break']), ['Too long.', lost]);
  });

  it('leaves that to the notification of the others where there will be one', async () => {
    assert.deepEqual(await start(['refuse', 'accept']), []);
  });

  it('tells at once, and once, of requests whose response was lost', async () => {
    assert.deepEqual(await start(['accept', 'break', 'break']), [lost]);
  });

  it('tells of what went wrong beside the outcomes, and of the outcomes', async () => {
    const full = (): Promise<void> => Promise.reject(new Error('The disk is full.'));
    assert.deepEqual(await start(['accept', 'break', 'break'], undefined, full), ['The disk is full.', lost]);
  });

  it('tells of no reopened library once its requests were sent', async () => {
    const unreadable = (): never => {
      throw new LibraryError('The video library is being reopened. Try again in a moment.');
    };
    const library = await storage.open();
    const { get, response } = library;
    const settle = library.settle.bind(library);
    Object.assign(library, {
      settle: async (...settled: Parameters<typeof settle>) => {
        Object.assign(library, { get, response });
        const video = await settle(...settled);
        Object.assign(library, { get: unreadable, response: unreadable });
        return video;
      },
    });
    storage.open = () => Promise.resolve(library);
    assert.deepEqual(await start(['refuse', 'break']), ['Too long.', lost]);
  });

  it('can be canceled as far as it is not sent, and then nothing is reported', async () => {
    const { withProgress } = vscode.window;
    const shown: vscode.ProgressOptions[] = [];
    const cancellation = new vscode.CancellationTokenSource();
    const canceling: typeof withProgress = (options, task) => {
      shown.push(options);
      return withProgress(options, (progress) => task(progress, cancellation.token));
    };
    Object.assign(vscode.window, { withProgress: canceling });
    try {
      const does = Array.from({ length: 9 }, () => 'accept' as const);
      assert.deepEqual(await start(does, () => cancellation.cancel()), []);
    } finally {
      Object.assign(vscode.window, { withProgress });
    }
    const videos = (await storage.open()).search({}, { limit: 20 });
    const reasons = videos.map(({ state, errorMessage }) => errorMessage ?? state).toSorted();
    assert.deepEqual(reasons, [
      ...Array<string>(3).fill('Canceled before sending.'),
      ...Array<string>(6).fill('queued'),
    ]);
    assert.equal(shown[0]?.cancellable, true);
  });
});
