import assert from 'node:assert/strict';
import type { Dependencies } from '../../src/commands/dependencies';
import { startVideos } from '../../src/commands/startVideos';
import { ConnectionError, InvalidRequestError } from '../../src/api/errors';
import { answer, intent, LibraryFolder } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';

describe('a batch that is started', () => {
  let storage: LibraryFolder;

  beforeEach(async () => {
    storage = await LibraryFolder.make();
  });
  afterEach(() => storage.remove());

  /** @returns what is reported at once when the service does this with each request */
  const start = async (does: readonly ('accept' | 'refuse' | 'break')[]): Promise<readonly string[]> => {
    const library = await storage.open();
    const reported: string[] = [];
    const left = [...does];
    const generateVideo = (): Promise<unknown> => {
      const next = left.shift();
      if (next === 'refuse') return Promise.reject(new InvalidRequestError('Too long.', { sent: true, status: 400 }));
      if (next === 'break') return Promise.reject(new ConnectionError('No response.', { sent: true }));
      const { body, http, ...reading } = answer();
      return Promise.resolve({ reading, body, status: http });
    };
    const kept = new Map<string, unknown>([['videoAds.videosViewShown', true]]);
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
          problems: { report: ({ message }: Error) => reported.push(message) },
          memory: {
            get: (key: string, otherwise?: unknown) => kept.get(key) ?? otherwise,
            update: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
          },
          log: quietLog,
        },
      } as unknown as Dependencies,
      does.map((_, index) => intent({ prompt: `Ad ${index}`, batch: 'b' })),
    );
    return reported;
  };

  it('reports at once why some were not started, when nobody knows of the others', async () => {
    assert.deepEqual(await start(['refuse', 'break', 'break']), ['Too long.']);
  });

  it('leaves that to the notification of the others where there will be one', async () => {
    assert.deepEqual(await start(['refuse', 'accept', 'break']), []);
  });
});
