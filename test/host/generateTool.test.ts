import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { GenerateTool, type GenerateToolDependencies } from '../../src/chat/generateTool';
import type { GenerateRequest } from '../../src/api/types';
import type { VideoLibrary } from '../../src/core/library/library';
import { chatUri } from '../../src/core/video/video';
import { nameServices } from '../../src/views/videoText';
import { keptReading, LibraryFolder } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';

/** A stand-in for service settings that has none for any service. */
const noService = { services: new Map(), serviceProblem: () => undefined };

describe('the confirmation before an agent pays', () => {
  const makeTool = (unit?: string, basis = 'response'): GenerateTool => {
    const source = { uri: chatUri };
    const video = { service: 'https://video.example/api', state: 'succeeded', duration: 4, prompt: 'Rye', source };
    const paid = [0.1, 0.2].map((creditsUsed) => ({ ...video, creditsUsed, basis }));
    const library = { prices: () => paid, search: () => paid, creditsReading: () => undefined };
    return new GenerateTool({
      library: () => Promise.resolve(library),
      credits: { current: { service: video.service, unit }, balanceAt: () => 1234.5 },
      services: { service: video.service },
      settings: { chatAllowGenerating: true, chatDailyCredits: 1000, ...noService },
    } as unknown as GenerateToolDependencies);
  };
  const { showWarningMessage } = vscode.window;
  afterEach(() => {
    Object.assign(vscode.window, { showWarningMessage });
  });
  const token = { isCancellationRequested: false } as vscode.CancellationToken;
  /** The text of the confirmation, which the user declines. */
  const confirmationOf = async (unit?: string, prompt = 'Buns', basis?: string): Promise<string> => {
    let text = '';
    const decline = (_question: string, { detail = '' }: vscode.MessageOptions): Promise<undefined> => {
      text = detail;
      return Promise.resolve(undefined);
    };
    Object.assign(vscode.window, { showWarningMessage: decline });
    const options = { input: { prompt, duration: 4 }, toolInvocationToken: undefined };
    await assert.rejects(makeTool(unit, basis).invoke(options, token), (error: Error) => {
      if (!(error instanceof vscode.CancellationError)) throw error;
      return true;
    });
    return text;
  };

  it('is not delegated to VS Code, whose confirmation may be automatic', () => {
    assert.deepEqual(Object.keys(makeTool().prepareInvocation()), ['invocationMessage']);
  });

  it('is required to generate a video', async () => {
    const unable = (): Promise<never> => Promise.reject(new Error('DialogService: refused to show dialog in tests.'));
    Object.assign(vscode.window, { showWarningMessage: unable });
    const options = { input: { prompt: 'Buns', duration: 4 }, toolInvocationToken: undefined };
    await assert.rejects(makeTool().invoke(options, token), /can't be asked in this window, so nothing was generated/);
  });

  it('formats numbers for people, and shows no balance whose unit differs from that of the price', async () => {
    const inCredits = await confirmationOf();
    assert.match(inCredits, /Spent by chat today: 0\.3 of 1,000 credits\./);
    assert.match(inCredits, /Balance: 1,234\.5 credits\./);
    assert.match(await confirmationOf('USD'), /About 0\.1 credits\.[^]*Balance unknown\./);
    assert.match(await confirmationOf('USD', 'Buns', 'difference'), /Price unknown\./);
  });

  it('shows the service by the name that the user gave it', async () => {
    nameServices(new Map([['https://video.example/api', 'Studio']]));
    try {
      assert.match(await confirmationOf(), /\n\nStudio\n\n/);
    } finally {
      nameServices(new Map());
    }
    assert.match(await confirmationOf(), /\n\nvideo\.example\n\n/);
  });

  it('shows the whole prompt, and rejects a prompt that is too long to show', async () => {
    const prompt = `Fresh bread. ${'x '.repeat(990)}the end`;
    assert.ok((await confirmationOf(undefined, prompt)).includes(prompt));
    await assert.rejects(
      confirmationOf(undefined, prompt.padEnd(2_001, 'd')),
      /"prompt" must be a text of 1 to 2000 characters/,
    );
  });
});

describe('a video that an agent requests', () => {
  const { showWarningMessage } = vscode.window;
  let storage: LibraryFolder;

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    Object.assign(vscode.window, { showWarningMessage: () => Promise.resolve('Generate') });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showWarningMessage });
    await storage.remove();
  });

  const token = { isCancellationRequested: false } as vscode.CancellationToken;
  const makeTool = async (requests: string[]): Promise<{ tool: GenerateTool; library: VideoLibrary }> => {
    const library = await storage.open();
    const generateVideo = ({ prompt }: GenerateRequest): Promise<unknown> => {
      const { body, http, ...reading } = keptReading({ videoId: `v-${requests.push(prompt)}` });
      return Promise.resolve({ reading, body, status: http });
    };
    const tool = new GenerateTool({
      library: () => Promise.resolve(library),
      credits: {
        current: {},
        balanceAt: () => undefined,
        balanceBefore: () => Promise.resolve(42),
        refresh: () => Promise.resolve({}),
      },
      connections: { api: () => Promise.resolve({ generateVideo }) },
      services: { service: 'https://video.example/api' },
      settings: { chatAllowGenerating: true, chatDailyCredits: 50, ...noService },
      notifications: { expect: () => undefined },
      log: quietLog,
    } as unknown as GenerateToolDependencies);
    return { tool, library };
  };

  it('is generated once for the same prompt, even with invalid Unicode, and records the balance before it', async () => {
    const requests: string[] = [];
    const { tool, library } = await makeTool(requests);
    for (const half of ['\ud83d', '\ud83d']) {
      await tool.invoke(
        { input: { prompt: `Fresh bread ${half}`, duration: 4 }, toolInvocationToken: undefined },
        token,
      );
      // After two minutes, the first video no longer counts as a recent duplicate.
      await library.transact((connection) => connection.run('UPDATE videos SET created_at = created_at - 121000'));
    }
    assert.deepEqual([requests.length, library.list().map(({ creditsBefore }) => creditsBefore)], [1, [42]]);
  });

  it('is confirmed separately, even if it waited for the confirmation of another video', async () => {
    const requests: string[] = [];
    const { tool } = await makeTool(requests);
    const confirmations: string[] = [];
    const showWarning = (question: string, { detail }: vscode.MessageOptions): Promise<string> => {
      confirmations.push(detail ?? question);
      return Promise.resolve('Generate');
    };
    Object.assign(vscode.window, { showWarningMessage: showWarning });
    const prompts = ['Rye', 'Buns', 'Knots'];
    const calls = prompts.map((prompt) =>
      tool.invoke({ input: { prompt, duration: 4 }, toolInvocationToken: undefined }, token),
    );
    await Promise.all(calls);
    for (const [index, prompt] of prompts.entries()) assert.ok(confirmations[index]?.includes(prompt));
    assert.deepEqual([requests.length, confirmations.length], [3, 3]);
  });

  it('is not sent if another window reaches the daily limit while the question is open', async () => {
    const requests: string[] = [];
    const { tool, library } = await makeTool(requests);
    const spendElsewhere = async (): Promise<string> => {
      const source = { uri: chatUri, startLine: 0, hash: '' };
      const { recorded } = await library.beginBatch([
        { prompt: 'Buns', duration: 4, service: 'https://video.example/api', source },
      ]);
      for (const { key } of recorded) await library.update(key, keptReading({ videoId: 'v-0', creditsUsed: 50 }));
      return 'Generate';
    };
    Object.assign(vscode.window, { showWarningMessage: spendElsewhere });
    await assert.rejects(
      tool.invoke({ input: { prompt: 'Rye', duration: 4 }, toolInvocationToken: undefined }, token),
      /The daily limit for chat is 50 credits, 50 are spent/,
    );
    assert.deepEqual(requests, []);
  });
});
