import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { generateMissing } from '../../src/commands/campaign';
import type { Dependencies } from '../../src/commands/dependencies';
import { readRecord, type RecordedVideo, writeRecord } from '../../src/core/campaign/record';
import type { VideoLibrary } from '../../src/core/library/library';
import { sandboxService, type Video, type VideoIntent } from '../../src/core/video/video';
import { BriefPlans, readRecordFile, recordUri } from '../../src/host/briefPlans';
import { BriefRecords } from '../../src/host/briefRecords';
import { UserError } from '../../src/host/userErrors';
import type { Settings } from '../../src/host/settings';
import { PromptLenses } from '../../src/views/promptLenses';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { quietLog } from '../support/quietLog';
import { ShownPick } from '../support/shownPick';
import { waitUntil } from '../support/waitUntil';

describe('a brief', () => {
  const { createQuickPick, showWarningMessage } = vscode.window;
  const service = 'https://video.example/api';
  const time = '2026-01-02T03:04:05.678Z';
  /** The entry of a video that is not in the library. */
  const entry: RecordedVideo = {
    ...{ section: '# Summer', duration: 4, fingerprint: 'ab'.repeat(32), service, videoId: 'v' },
    ...{ state: 'ready', createdAt: time, updatedAt: time },
  };
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
  let serviceSettings: Map<string, { readonly extraFields: VideoIntent['extraFields'] }>;
  let serviceProblem: string | undefined;

  const write = async (content: string): Promise<void> => {
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
    const document = await vscode.workspace.openTextDocument(uri);
    // Waits, because VS Code updates an open document some time after its file has changed.
    await waitUntil('the text', () => document.getText() === content);
  };
  const recordText = async (): Promise<string | undefined> => {
    const file = await readRecordFile(recordUri(uri));
    return 'text' in file ? file.text : undefined;
  };
  const nextPick = (): Promise<ShownPick> => waitUntil('the pick', () => ShownPick.current);
  /**
   * Runs the command. `act` answers its quick pick.
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
        const { body, http, ...reading } = keptReading({ videoId: `${prefix}-${requests.length}` });
        return Promise.resolve({ reading, body, status: http });
      },
    });
    const current = { stale: false, balance: 90, service };
    serviceSettings = new Map();
    serviceProblem = undefined;
    const settings = {
      presets: [],
      services: serviceSettings,
      serviceProblem: () => serviceProblem,
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
    await rm(recordUri(uri).fsPath, { recursive: true, force: true });
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

  it('is generated with the extra fields of the service, and not at all while they cannot be used', async () => {
    serviceSettings.set(service, { extraFields: { seed: 7 } });
    await run((pick) => pick.accept());
    assert.deepEqual(
      library.search({}).map(({ extraFields }) => extraFields),
      Array.from({ length: 4 }, () => ({ seed: 7 })),
    );
    await write(text('Stars.'));
    serviceProblem = '“request” in the setting videoAds.services can’t be used, so nothing was sent.';
    await assert.rejects(generateMissing(dependencies, uri), { name: 'UserError', message: serviceProblem });
    assert.deepEqual([sent.length, ShownPick.current], [4, undefined]);
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

  it('sends no version that another window generated while the confirmation was open', async () => {
    Object.assign(dependencies.service.settings, { confirmBeforeGenerating: 'always' });
    const confirmLate = async (question: string, _options: unknown, action: string): Promise<string> => {
      questions.push(question);
      const { key } = await begin(library, intent({ prompt: 'Sun.', duration: 4, service }));
      await confirm(library, key, keptReading({ videoId: 'elsewhere' }));
      // The request is too old to be found as a duplicate.
      const older = 'UPDATE videos SET created_at = created_at - 3600000';
      await library.transact((connection) => connection.run(older));
      return action;
    };
    Object.assign(vscode.window, { showWarningMessage: confirmLate });
    await run((pick) => pick.accept());
    assert.deepEqual(questions, ['Generate 4 videos?']);
    assert.deepEqual(sent, ['Sun. 8', 'Moon. 4', 'Moon. 8']);
  });

  it('sends no version beyond the confirmed ones, although another window failed to generate it meanwhile', async () => {
    Object.assign(dependencies.service.settings, { confirmBeforeGenerating: 'always' });
    let key = '';
    const failElsewhere = async (question: string, _options: unknown, action: string): Promise<string> => {
      questions.push(question);
      await confirm(library, key, keptReading({ videoId: 'elsewhere', state: 'failed' }));
      return action;
    };
    Object.assign(vscode.window, { showWarningMessage: failElsewhere });
    const running = generateMissing(dependencies, uri);
    const pick = await nextPick();
    ({ key } = await begin(library, intent({ prompt: 'Sun.', duration: 4, service })));
    pick.accept();
    await running;
    assert.deepEqual(questions, ['Generate 3 videos?']);
    assert.deepEqual(sent, ['Sun. 8', 'Moon. 4', 'Moon. 8']);
  });

  it('is planned for the service of its picks, although another one is selected meanwhile', async () => {
    await run((pick) => {
      void begin(library, intent({ prompt: 'Sun.', duration: 4, service }));
      Object.assign(dependencies.service.services, { service: 'https://other.example/api' });
      Object.assign(Reflect.get(Reflect.get(dependencies.ui.briefs, 'options'), 'services'), {
        service: 'https://other.example/api',
      });
      pick.accept();
    });
    assert.deepEqual(questions, []);
    assert.deepEqual(sent, ['Sun. 8', 'Moon. 4', 'Moon. 8']);
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
    await confirm(library, key, keptReading({ state: 'succeeded', creditsUsed: 2 }));
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

  it('shows the total price in the title at each tick, and in the lens on the first line', async () => {
    const [four, eight] = [
      await begin(library, intent({ service, duration: 4 })),
      await begin(library, intent({ service })),
    ];
    await confirm(library, four.key, keptReading({ videoId: 'four', state: 'succeeded', creditsUsed: 2 }));
    await confirm(library, eight.key, keptReading({ videoId: 'eight', state: 'succeeded', creditsUsed: 4 }));
    await run((pick) => {
      const titles = [[1, 2], [1], []].map((indexes) => {
        pick.selectedItems = indexes.map((index) => pick.items[index] ?? assert.fail());
        return pick.title.replace("Generate What's Missing · ", '');
      });
      const balance = 'video.example · 90 credits';
      assert.deepEqual(titles, [
        `2 selected · about 6 credits · ${balance}`,
        `1 selected · about 2 credits · ${balance}`,
        `0 selected · ${balance}`,
      ]);
      pick.selectedItems = pick.items.slice(1, 3);
      pick.accept();
    });
    await write(text('Stars.').replace('Sun.', 'Sun!'));
    await run((pick) => {
      pick.selectedItems = pick.items.slice(1, 2);
      pick.accept();
    });
    const document = await vscode.workspace.openTextDocument(uri);
    const lenses = new PromptLenses(
      () => true,
      () => Promise.resolve(library),
      (brief) => dependencies.ui.briefs.plan(brief),
    );
    try {
      const [first] = await lenses.provideCodeLenses(document);
      assert.equal(first?.command?.title, '$(checklist) 1 current · 1 changed · 2 missing · about 10 credits');
      assert.equal(first.command.command, 'videoAds.generateMissing');
      assert.deepEqual([first.range.start.line, String(first.command.arguments)], [0, String(uri)]);
    } finally {
      lenses.dispose();
    }
  });

  it('compares the last take of a version with its draft', async () => {
    const compared: unknown[] = [];
    const show = (kind: string) => (shown: Video | readonly Video[]) => {
      compared.push([kind, [shown].flat().map(({ service: of }) => of)]);
      return Promise.resolve();
    };
    Object.assign(dependencies.ui, { panels: { compare: show('compare'), show: show('show') } });
    const compare = (): Promise<unknown> =>
      run((pick) => {
        pick.activeItems = pick.items.slice(1, 2);
        pick.press('Compare with the Last Take');
      });
    await assert.rejects(compare(), UserError);
    await run((pick) => pick.press('Draft the Selected Ones'));
    await compare();
    await run((pick) => pick.accept());
    await compare();
    assert.deepEqual(compared, [
      ['show', [sandboxService]],
      ['compare', [service, sandboxService]],
    ]);
  });

  it('drafts the selected versions in the sandbox, and still counts them as missing', async () => {
    await run((pick) => pick.press('Draft the Selected Ones'));
    assert.deepEqual([drafted.length, sent.length], [4, 0]);
    const rows = await run((pick) => pick.hide());
    assert.equal(rows.filter((row) => /^\* .* missing · has a draft$/.test(row)).length, 4);
    await assert.rejects(
      run((pick) => pick.press('Draft the Selected Ones')),
      /has a draft already/,
    );
    assert.equal(drafted.length, 4);
  });

  it('stores a record after each outcome and verdict, from which another machine makes the same plan', async () => {
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    records.watch(library);
    const recorded = async (): Promise<readonly (string | undefined)[]> => {
      const reading = readRecord((await recordText()) ?? '');
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
      // The campaign's record may be wrong. So the user can select a version to generate although the record calls it
      // current.
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
      records.add(uri.toString(), [entry]);
      records.dispose();
      if (isTrusted && keepsRecord) await waitUntil('the record', recordText);
      else assert.equal(await recordText(), undefined);
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
    assert.equal(await recordText(), broken);
  });

  it('leaves a record alone that is a folder, not UTF-8 or too large, and adds the missed videos once it is gone', async () => {
    const record = recordUri(uri);
    const bytes = async (): Promise<string> => Buffer.from(await vscode.workspace.fs.readFile(record)).toString('hex');
    const files: readonly (Uint8Array | 'folder')[] = [
      'folder',
      Buffer.from(writeRecord([{ ...entry, section: '# Sÿmmer' }]), 'latin1'),
      Buffer.alloc(15_000_001, '{"format":1,"videos":[null]}'.padEnd(64)),
    ];
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    records.watch(library);
    try {
      for (const [index, file] of files.entries()) {
        await rm(record.fsPath, { recursive: true, force: true });
        if (file === 'folder') await vscode.workspace.fs.createDirectory(record);
        else await vscode.workspace.fs.writeFile(record, file);
        const before = file === 'folder' ? '' : await bytes();
        problems.length = 0;
        await write(text(`Moon ${index}.`));
        assert.ok((await run((pick) => pick.accept())).some((row) => row.startsWith('*')));
        // Each of the three plans reports the record, and then the write of the outcomes.
        await waitUntil('the problem', () => problems.filter((it) => it?.includes('left alone')).length > 3);
        if (file === 'folder') assert.equal((await vscode.workspace.fs.readDirectory(record)).length, 0);
        else assert.equal(await bytes(), before);
      }
      await rm(record.fsPath);
      const [video = assert.fail()] = library.search({}, { limit: 1 });
      await library.judge([video.key], 'kept');
      await waitUntil('all videos in the record', async () => {
        const reading = readRecord((await recordText()) ?? '');
        return 'videos' in reading && reading.videos.length === library.search({}).length;
      });
    } finally {
      records.dispose();
    }
  });

  it('has a record of every video if two windows write it at once', async () => {
    const other = await storage.open();
    const records = [library, other].map((each) => {
      const written = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
      written.watch(each);
      return written;
    });
    try {
      await run((pick) => pick.accept());
      const keys = library.search({}).map(({ key }) => key);
      await Promise.all(keys.map((key, index) => (index % 2 === 0 ? library : other).judge([key], 'kept')));
      await waitUntil('each verdict', async () => (await recordText())?.split('"verdict":"kept"').length === 5);
      for (const [index, window] of records.entries()) {
        window.add(uri.toString(), [{ ...entry, videoId: `of window ${index}` }]);
        await waitUntil('its entry', async () => (await recordText())?.includes(`of window ${index}`));
      }
      assert.equal((await recordText())?.split('"videoId"').length, 7);
    } finally {
      for (const each of records) each.dispose();
    }
  });

  it('gets no record outside the workspace', async () => {
    const outside = vscode.Uri.file(path.join(storage.path, 'outside.md'));
    await vscode.workspace.fs.writeFile(outside, new TextEncoder().encode(text('Moon.')));
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    for (const brief of [outside, uri]) records.add(brief.toString(), [entry]);
    records.dispose();
    await waitUntil('the record inside', recordText);
    assert.deepEqual(await readRecordFile(recordUri(outside)), { text: undefined });
  });

  it('has the same plan if it and its record have a byte-order mark and other line ends', async () => {
    const records = new BriefRecords({ keepsRecord: () => true }, dependencies.ui.diagnostics, quietLog);
    records.watch(library);
    try {
      await run((pick) => pick.accept());
      await waitUntil('the record', async () => (await recordText())?.split('"videoId"').length === 5);
    } finally {
      records.dispose();
    }
    const windows = (content: string): Uint8Array => Buffer.from(`\uFEFF${content.replaceAll('\n', '\r\n')}`);
    await vscode.workspace.fs.writeFile(recordUri(uri), windows((await recordText()) ?? ''));
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.workspace.fs.writeFile(uri, windows(text('Moon.')));
    await waitUntil('the text', () => document.getText() === text('Moon.').replaceAll('\n', '\r\n'));
    const other = await LibraryFolder.make();
    try {
      library = await other.open();
      const rows = await run((pick) => pick.accept());
      assert.equal(rows.filter((row) => row.includes('current, by the record')).length, 4);
    } finally {
      await other.remove();
    }
    assert.equal(sent.length, 4);
    assert.ok(problems.every((problem) => problem === undefined));
  });

  it('needs a text, and may have 300 sections and the same heading twice', async () => {
    const front = '---\nduration: 4\naspect_ratio: 9:16\n---\n';
    await write(`${front}\n# Summer\n`);
    await assert.rejects(generateMissing(dependencies, uri), /Write a text below a heading/);
    await write(front + Array.from({ length: 300 }, (_, index) => `\n# Summer\n\nDay ${index}.\n`).join(''));
    const rows = await run((pick) => pick.hide());
    assert.equal(rows.filter((row) => row.startsWith('*')).length, 300);
    assert.deepEqual(rows.slice(1, 4), ['# Summer', '* 4 s · 9:16, missing', '# Summer (2)']);
  });
});
