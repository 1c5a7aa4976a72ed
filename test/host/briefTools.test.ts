import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { BriefToolDependencies } from '../../src/chat/briefTools';
import { createTools } from '../../src/chat/tools';
import type { VideoLibrary } from '../../src/core/library/library';
import { BriefPlans } from '../../src/host/briefPlans';
import type { Settings } from '../../src/host/settings';
import { answer, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { quietLog } from '../support/quietLog';

describe('a brief that an agent reads', () => {
  const { showWarningMessage } = vscode.window;
  const service = 'https://video.example/api';
  const token = { isCancellationRequested: false } as vscode.CancellationToken;
  let storage: LibraryFolder;
  let library: VideoLibrary;
  let uri: vscode.Uri;
  let sent: string[];
  let questions: string[];
  let isAllowed: boolean;
  let dailyCredits: number;
  let call: (tool: string, brief: unknown) => Promise<string>;

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    library = await storage.open();
    [sent, questions, isAllowed, dailyCredits] = [[], [], true, 50];
    const folder = vscode.workspace.workspaceFolders?.[0] ?? assert.fail('No folder is open.');
    uri = vscode.Uri.joinPath(folder.uri, `agent-${Date.now()}.md`);
    const text = '---\nduration: [4, 8]\naspect_ratio: 9:16\n---\n\n# Morning\n\nIce.\n';
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    // Paid videos teach the price: 1 credit for 2 s.
    for (const duration of [4, 8]) {
      const paid = await begin(library, intent({ duration, service }));
      const said = answer({ videoId: `paid-${duration}`, state: 'succeeded', creditsUsed: duration / 2 });
      await confirm(library, paid.key, said);
    }
    const settings = {
      ...{ presets: [], services: new Map(), serviceProblem: () => undefined, keepsRecord: () => false },
      get chatAllowGenerating() {
        return isAllowed;
      },
      get chatDailyCredits() {
        return dailyCredits;
      },
    };
    const generateVideo = ({ prompt, duration }: { readonly prompt: string; readonly duration: number }) => {
      sent.push(`${prompt} ${duration}`);
      const { body, http, ...reading } = answer({ videoId: `v-${sent.length}` });
      return Promise.resolve({ reading, body, status: http });
    };
    const current = { stale: false, balance: 90, service };
    const tools = createTools({
      library: () => Promise.resolve(library),
      settings,
      services: { service, problem: undefined },
      connections: { api: () => Promise.resolve({ generateVideo }) },
      credits: {
        ...{ current, balanceAt: () => 90, balanceBefore: () => Promise.resolve(90) },
        ...{ refresh: () => Promise.resolve(current), noteBalance: () => undefined },
      },
      notifications: { expect: () => undefined },
      briefs: new BriefPlans({
        library: () => Promise.resolve(library),
        settings: settings as unknown as Settings,
        services: { service },
        diagnostics: { showRecordProblem: () => undefined },
        last: () => ({}),
      }),
      log: quietLog,
    } as unknown as BriefToolDependencies);
    call = async (tool, brief) => {
      const result = await tools[`videoAds_${tool}`]?.invoke(
        { input: { brief }, toolInvocationToken: undefined },
        token,
      );
      const [part] = result?.content ?? [];
      return part instanceof vscode.LanguageModelTextPart ? part.value : '';
    };
    const showWarning = (question: string, { detail = '' }: vscode.MessageOptions): Promise<string> => {
      questions.push(`${question}\n${detail}`);
      return Promise.resolve('Generate');
    };
    Object.assign(vscode.window, { showWarningMessage: showWarning });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showWarningMessage });
    await storage.remove();
    await rm(uri.fsPath, { force: true });
  });
  const name = (): string => uri.path.split('/').at(-1) ?? '';

  it('is planned free, with each version, its state and the sum', async () => {
    const plan = await call('planBrief', name());
    assert.match(plan, /^2 missing\nto generate: 2, about 6 credits$/m);
    assert.match(plan, /# Morning · 4 s · 9:16 · missing · about 2 credits/);
    assert.deepEqual([sent, questions], [[], []]);
  });

  it('is generated after one question with the sum, and a second call sends nothing', async () => {
    const result = await call('generateMissing', name());
    assert.match(result, /is queued/);
    assert.deepEqual(sent, ['Ice. 4', 'Ice. 8']);
    assert.equal(questions.length, 1);
    assert.match(
      questions[0] ?? '',
      /Generate 2 videos\?[^]*About 6 of your 90 credits[^]*Spent by chat today: 0 of 50 credits/,
    );
    assert.match(await call('generateMissing', name()), /Nothing is missing/);
    assert.deepEqual([sent.length, questions.length], [2, 1]);
  });

  it('counts toward the daily limit, and is refused beyond it and where the user has not allowed it', async () => {
    dailyCredits = 3;
    await assert.rejects(call('generateMissing', name()), /daily limit for chat is 3 credits/);
    isAllowed = false;
    await assert.rejects(call('generateMissing', name()), /Generating from chat is off/);
    [isAllowed, dailyCredits] = [true, 6];
    await call('generateMissing', name());
    const other = vscode.Uri.joinPath(uri, '..', `other-${name()}`);
    try {
      const text = '---\nduration: 4\n---\n# Evening\n\nMilk.\n';
      await vscode.workspace.fs.writeFile(other, new TextEncoder().encode(text));
      await assert.rejects(call('generateMissing', `other-${name()}`), /6 are spent/);
    } finally {
      await rm(other.fsPath, { force: true });
    }
    assert.equal(sent.length, 2);
  });

  it('is a file of the workspace only', async () => {
    for (const outside of ['../outside.md', '/etc/passwd', '', undefined]) {
      await assert.rejects(call('planBrief', outside), /workspace/);
    }
  });
});
