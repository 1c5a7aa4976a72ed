import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import * as vscode from 'vscode';
import { generateMissing } from '../../src/commands/campaign';
import type { Dependencies } from '../../src/commands/dependencies';
import { readRecord } from '../../src/core/campaign/record';
import type { VideoLibrary } from '../../src/core/library/library';
import { sandboxService } from '../../src/core/video/video';
import { BriefPlans, readText, recordUri } from '../../src/host/briefPlans';
import { BriefRecords } from '../../src/host/briefRecords';
import type { Settings } from '../../src/host/settings';
import { answer, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { quietLog } from '../support/quietLog';
import { ShownPick } from '../support/shownPick';
import { waitUntil } from '../support/waitUntil';

describe('a brief', () => {
  const { createQuickPick, showWarningMessage } = vscode.window;
  const service = 'https://video.example/api';
  const text = (evening: string): string =>
    `---\nduration: [4, 8]\naspect_ratio: 9:16\n---\n\n# Summer\n\nSun.\n\n## Evening\n\n${evening}\n`;
  let storage: LibraryFolder;
  let library: VideoLibrary;
  let uri: vscode.Uri;
  let sent: string[];
  let drafted: string[];
  let questions: string[];
  let problems: (string | undefined)[];
  let dependencies: Dependencies;

  const write = async (content: string): Promise<void> => {
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
    const document = await vscode.workspace.openTextDocument(uri);
    // VS Code updates an open document some time after its file.
    await waitUntil('the text', () => document.getText() === content);
  };
  const nextPick = (): Promise<ShownPick> => waitUntil('the pick', () => ShownPick.current);
  /**
   * Runs the command, and lets `act` answer its pick.
   * @returns the title and the rows; `*` marks selected rows
   */
  const run = async (act: (pick: ShownPick) => void): Promise<readonly string[]> => {
    const running = generateMissing(dependencies, uri);
    const pick = await nextPick();
    const rows = pick.items.map((item) => {
      const isSelected = pick.selectedItems.includes(item);
      return `${isSelected ? '* ' : ''}${[item.label, item.description].filter(Boolean).join(', ')}`;
    });
    const { title } = pick;
    act(pick);
    await running;
    return [title, ...rows];
  };

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    library = await storage.open();
    [sent, drafted, questions, problems] = [[], [], [], []];
    const folder = vscode.workspace.workspaceFolders?.[0] ?? assert.fail('No folder is open.');
    uri = vscode.Uri.joinPath(folder.uri, `summer-${Date.now()}.md`);
    const apiOf = (requests: string[], prefix: string): object => ({
      generateVideo: ({ prompt, duration }: { readonly prompt: string; readonly duration: number }) => {
        requests.push(`${prompt} ${duration}`);
        const { body, http, ...reading } = answer({ videoId: `${prefix}-${requests.length}` });
        return Promise.resolve({ reading, body, status: http });
      },
    });
    const current = { stale: false, balance: 90, service };
    const settings = {
      presets: [],
      services: new Map(),
      keepsRecord: () => true,
      isOn: () => true,
      confirmBeforeGenerating: 'never',
    };
    const diagnostics = {
      frontMatter: () => Promise.resolve({ durations: [], aspectRatios: [], problems: [] }),
      showRecordProblem: (_uri: vscode.Uri, problem: string | undefined) => void problems.push(problem),
    };
    const plans = new BriefPlans({
      library: () => Promise.resolve(library),
      settings: settings as unknown as Settings,
      services: { service },
      diagnostics,
      last: () => ({}),
    });
    dependencies = {
      videos: { library: () => Promise.resolve(library) },
      service: {
        connections: {
          api: (target: string) => Promise.resolve(target === sandboxService ? apiOf(drafted, 'd') : apiOf(sent, 'v')),
        },
        services: { service, problem: undefined },
        credits: {
          current,
          balanceAt: () => 90,
          balanceBefore: () => Promise.resolve(90),
          refresh: () => Promise.resolve(current),
          noteBalance: () => undefined,
        },
        settings,
      },
      ui: {
        briefs: plans,
        diagnostics,
        notifications: { expect: () => undefined },
        problems: { report: (error: Error) => assert.fail(error), warn: () => undefined },
        memory: memento(new Map<string, unknown>([['videoAds.videosViewShown', true]])),
        log: quietLog,
      },
    } as unknown as Dependencies;
    Object.assign(vscode.window, {
      createQuickPick: () => new ShownPick(),
      showWarningMessage: (question: string, { detail = '' }: vscode.MessageOptions, action: string) => {
        questions.push(`${question} ${detail}`);
        return Promise.resolve(action);
      },
    });
    await write(text('Moon.'));
  });
  afterEach(async () => {
    ShownPick.current?.hide();
    Object.assign(vscode.window, { createQuickPick, showWarningMessage });
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await storage.remove();
    await rm(uri.fsPath, { force: true });
    await rm(recordUri(uri).fsPath, { force: true });
  });

  it('is generated once: a second run sends nothing, and a run after an edit only the changed versions', async () => {
    assert.deepEqual(await run((pick) => pick.accept()), [
      "Generate What's Missing · 4 selected · price unknown · video.example · 90 credits",
      '# Summer',
      '* 4 s · 9:16, missing',
      '* 8 s · 9:16, missing',
      '# Summer > ## Evening',
      '* 4 s · 9:16, missing',
      '* 8 s · 9:16, missing',
    ]);
    assert.deepEqual(sent.splice(0), ['Sun. 4', 'Sun. 8', 'Moon. 4', 'Moon. 8']);
    const again = await run((pick) => pick.accept());
    assert.ok(again.every((row) => !row.startsWith('*')));
    assert.deepEqual(sent, []);
    await write(text('Stars.'));
    const edited = await run((pick) => pick.accept());
    assert.deepEqual(
      edited.filter((row) => row.startsWith('*')),
      ['* 4 s · 9:16, changed', '* 8 s · 9:16, changed'],
    );
    assert.deepEqual(sent, ['Stars. 4', 'Stars. 8']);
    assert.deepEqual(questions, []);
  });

  it('shows the versions that the user selected in the confirmation', async () => {
    await run((pick) => pick.accept());
    sent.length = 0;
    await run((pick) => {
      pick.selectedItems = pick.items.slice(1, 2);
      assert.match(pick.title, /1 selected/);
      pick.accept();
    });
    assert.match(questions.join(), /Selected by hand: # Summer · 4 s · 9:16 \(current, just now\)/);
  });

  it('says in the title that the price is unknown, even if no version is selected', async () => {
    await run((pick) => {
      pick.selectedItems = [];
      assert.equal(pick.title, "Generate What's Missing · 0 selected · price unknown · video.example · 90 credits");
      pick.hide();
    });
  });

  it('says on a version that its price is unknown only if other versions have a price', async () => {
    const { key } = await begin(library, intent({ service, duration: 4 }));
    await confirm(library, key, answer({ state: 'succeeded', creditsUsed: 2 }));
    assert.deepEqual(await run((pick) => pick.hide()), [
      "Generate What's Missing · 4 selected · price unknown · video.example · 90 credits",
      '# Summer',
      '* 4 s · 9:16, missing · about 2 credits',
      '* 8 s · 9:16, missing · price unknown',
      '# Summer > ## Evening',
      '* 4 s · 9:16, missing · about 2 credits',
      '* 8 s · 9:16, missing · price unknown',
    ]);
  });

  it('drafts the selected versions in the sandbox, and still counts them as missing', async () => {
    await run((pick) => pick.press('Draft the Selected Ones'));
    assert.deepEqual([drafted.length, sent.length], [4, 0]);
    const rows = await run((pick) => pick.hide());
    assert.equal(rows.filter((row) => /^\* .* missing · has a draft$/.test(row)).length, 4);
  });

  it('stores a record after each outcome and verdict, from which another machine makes the same plan', async () => {
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    records.watch(library);
    const recorded = async (): Promise<readonly (string | undefined)[]> => {
      const reading = readRecord((await readText(recordUri(uri))) ?? '');
      return 'videos' in reading ? reading.videos.map(({ verdict }) => verdict ?? 'none') : [];
    };
    try {
      await run((pick) => pick.accept());
      await waitUntil('the record', async () => (await recorded()).length === 4);
      const [video = assert.fail()] = library.search({});
      await library.judge([video.key], 'kept');
      await waitUntil('the verdict', async () => (await recorded()).includes('kept'));
    } finally {
      records.dispose();
    }
    const other = await LibraryFolder.make();
    try {
      library = await other.open();
      const rows = await run((pick) => pick.accept());
      assert.equal(rows.filter((row) => row.includes('current, by the record')).length, 4);
      assert.equal(sent.length, 4);
      // The record may be wrong, so the user can still select a version that only the record has.
      await run((pick) => {
        pick.selectedItems = pick.items.slice(1, 2);
        pick.accept();
      });
      assert.match(questions.join(), /Selected by hand: # Summer · 4 s · 9:16 \(current, by the record\)/);
      assert.equal(sent.length, 5);
    } finally {
      await other.remove();
    }
  });

  it('stores no record in an untrusted workspace or with the setting off', async () => {
    const rules = [
      { isTrusted: false, keepsRecord: true },
      { isTrusted: true, keepsRecord: false },
      { isTrusted: true, keepsRecord: true },
    ];
    for (const { isTrusted, keepsRecord } of rules) {
      const settings = { keepsRecord: () => keepsRecord };
      const records = new BriefRecords(settings, dependencies.ui.diagnostics, quietLog, () => isTrusted);
      const entry = { section: '# Summer', duration: 4, fingerprint: 'ab'.repeat(32), service, videoId: 'v' };
      const time = '2026-01-02T03:04:05.678Z';
      records.add(uri.toString(), [{ ...entry, state: 'ready', createdAt: time, updatedAt: time }]);
      records.dispose();
      if (isTrusted && keepsRecord) await waitUntil('the record', async () => readText(recordUri(uri)));
      else assert.equal(await readText(recordUri(uri)), undefined);
    }
  });

  it('leaves a broken record unchanged, and reports one problem', async () => {
    const broken = '{ "format": 1, "videos": [';
    await vscode.workspace.fs.writeFile(recordUri(uri), new TextEncoder().encode(broken));
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    records.watch(library);
    try {
      await run((pick) => pick.accept());
      await waitUntil(
        'the problem',
        () => problems.filter((problem) => problem?.includes("can't be read")).length >= 2,
      );
    } finally {
      records.dispose();
    }
    assert.equal(await readText(recordUri(uri)), broken);
  });
});
