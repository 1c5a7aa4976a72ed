import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { startVideos } from '../../src/commands/generateBatch';
import { ConnectionError, InvalidRequestError } from '../../src/api/errors';
import type { VideoIntent } from '../../src/core/video/video';
import { LibraryError } from '../../src/core/library/library';
import { keptReading, begin, intent, LibraryFolder } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';
import { waitUntil } from '../support/waitUntil';

describe('generateBatch', () => {
  const lost = 'The request may have reached the service';
  let storage: LibraryFolder;
  /** The detail text of each dialog that was shown. */
  let details: string[];

  beforeEach(async () => {
    details = [];
    storage = await LibraryFolder.make();
  });
  const { showWarningMessage } = vscode.window;
  afterEach(async () => {
    Object.assign(vscode.window, { showWarningMessage });
    await storage.remove();
  });

  /**
   * Answers each dialog by `reply`.
   * @returns the messages shown
   */
  const answerWith = (reply: (question: string, action: string) => Promise<string | undefined>): string[] => {
    const questions: string[] = [];
    const show = (
      question: string,
      { detail }: { readonly detail: string },
      action: string,
    ): Promise<string | undefined> => {
      questions.push(question);
      details.push(detail);
      return reply(question, action);
    };
    Object.assign(vscode.window, { showWarningMessage: show });
    return questions;
  };

  const stored = new Map<string, unknown>([['videoAds.videosViewShown', true]]);

  /**
   * Generates a batch of videos.
   * @param reactions the service's reactions to the requests, in order
   * @returns the errors reported until all requests have a result
   */
  const start = async (
    reactions: readonly ('accept' | 'refuse' | 'break')[],
    onRequest?: () => unknown,
    remember = (key: string, value: unknown): Promise<void> => Promise.resolve(void stored.set(key, value)),
    changes: Partial<VideoIntent> = {},
  ): Promise<readonly string[]> => {
    const library = await storage.open();
    const reported: string[] = [];
    const left = [...reactions];
    const generateVideo = (): Promise<unknown> => {
      onRequest?.();
      const next = left.shift();
      if (next === 'refuse') return Promise.reject(new InvalidRequestError('Too long.', { sent: true, status: 400 }));
      if (next === 'break') return Promise.reject(new ConnectionError('No response.', { sent: true }));
      const { body, http, ...reading } = keptReading({ videoId: `v-${left.length}` });
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
            get: (key: string, otherwise?: unknown) => stored.get(key) ?? otherwise,
            update: remember,
          },
          log: quietLog,
        },
      } as unknown as Dependencies,
      reactions.map((_, index) => intent({ prompt: `Ad ${index}`, batch: 'b', ...changes })),
    );
    return reported;
  };

  it('reports at once why some videos were not started, if the others are unconfirmed', async () => {
    assert.deepEqual(await start(['refuse', 'break', 'break']), ['Too long.', lost]);
  });

  it("leaves rejected videos to the batch's notification", async () => {
    assert.deepEqual(await start(['refuse', 'accept']), []);
  });

  it('reports lost responses at once, in one message', async () => {
    assert.deepEqual(await start(['accept', 'break', 'break']), [lost]);
  });

  it('reports errors in addition to the outcomes', async () => {
    const full = (): Promise<void> => Promise.reject(new Error('The disk is full.'));
    assert.deepEqual(await start(['accept', 'break', 'break'], undefined, full), ['The disk is full.', lost]);
  });

  it('does not report that the library is being reopened once the requests were sent', async () => {
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

  it('sends the other requests while the duplicate prompt is open, and the duplicates after a confirmation', async () => {
    const library = await storage.open();
    await begin(library, intent({ prompt: 'Ad 1', batch: 'a' }));
    const { promise: isOpen, resolve: answerQuestion } = Promise.withResolvers<undefined>();
    const questions = answerWith(async (_question, action) => {
      await isOpen;
      return action;
    });
    let sent = 0;
    const reported = start(['accept', 'accept', 'accept'], () => (sent += 1));
    await waitUntil('the others', () => sent === 2 && questions.length === 1);
    answerQuestion(undefined);
    assert.deepEqual(await reported, []);
    assert.equal(sent, 3);
  });

  it('shows the extra fields in the duplicate prompt, and sends requests with other extra fields at once', async () => {
    const [seven, eight] = [{ extraFields: { seed: 7 } }, { extraFields: { seed: 8 } }];
    const library = await storage.open();
    for (const prompt of ['Ad 0', 'Ad 1']) await begin(library, intent({ prompt, batch: 'a', ...seven }));
    answerWith(() => Promise.resolve(undefined));
    let sent = 0;
    const startWith = (changes: Partial<VideoIntent>, count: number): Promise<readonly string[]> =>
      start(Array<'accept'>(count).fill('accept'), () => (sent += 1), undefined, changes);
    await startWith(seven, 1);
    await startWith(seven, 2);
    assert.deepEqual(details, [
      '“Ad 0” is in the Videos view. Generating it again spends credits again.\n\nExtra fields: seed: 7',
      'They are in the Videos view. Generating them again spends credits again.\n\nExtra fields: seed: 7',
    ]);
    assert.equal(sent, 0);
    await startWith(eight, 1);
    assert.deepEqual([sent, details.length], [1, 2]);
  });

  it('sends no duplicate if the prompt is declined or cannot be shown', async () => {
    await begin(await storage.open(), intent({ prompt: 'Ad 0', batch: 'a' }));
    let sent = 0;
    answerWith(() => Promise.resolve(undefined));
    assert.deepEqual(await start(['accept'], () => (sent += 1)), []);
    answerWith(() => Promise.reject(new Error('The window is closing.')));
    assert.deepEqual(await start(['accept'], () => (sent += 1)), ['The window is closing.']);
    assert.equal(sent, 0);
  });

  it('sends no more requests after two unconfirmed ones if the prompt cannot be shown', async () => {
    answerWith(() => Promise.reject(new Error('The window is closing.')));
    let sent = 0;
    const reactions = Array.from({ length: 20 }, () => 'break' as const);
    assert.deepEqual(await start(reactions, () => (sent += 1)), ['The window is closing.', lost]);
    assert.ok(sent <= 8, `${sent} were sent`);
  });

  it('cancels the unsent requests without a further message', async () => {
    const { withProgress } = vscode.window;
    const progress: vscode.ProgressOptions[] = [];
    const cancellation = new vscode.CancellationTokenSource();
    const canceling: typeof withProgress = (options, task) => {
      progress.push(options);
      return withProgress(options, (progress) => task(progress, cancellation.token));
    };
    Object.assign(vscode.window, { withProgress: canceling });
    try {
      const reactions = Array.from({ length: 9 }, () => 'accept' as const);
      assert.deepEqual(await start(reactions, () => cancellation.cancel()), []);
    } finally {
      Object.assign(vscode.window, { withProgress });
    }
    const videos = (await storage.open()).search({}, { limit: 20 });
    const reasons = videos.map(({ state, errorMessage }) => errorMessage ?? state).toSorted();
    assert.deepEqual(reasons, [
      ...Array<string>(3).fill('Canceled before sending.'),
      ...Array<string>(6).fill('queued'),
    ]);
    assert.equal(progress[0]?.cancellable, true);
  });
});
