import assert from 'node:assert/strict';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { copyLink, copyPrompt, copyVideoId, openInBrowser } from '../../src/commands/copy';
import type { Command, Dependencies } from '../../src/commands/dependencies';
import { showResponse } from '../../src/commands/responses';
import { generateAgain, tryAgain } from '../../src/commands/generate';
import { linkTo } from '../../src/commands/downloadedFiles';
import { compareVideos, openInDefaultPlayer, playVideo, retryDownload } from '../../src/commands/play';
import { dismissVideo, removeVideo } from '../../src/commands/remove';
import { dropVideos } from '../../src/commands/dropLink';
import { insertVideoLink, saveVideo } from '../../src/commands/save';
import { dragFiles } from '../../src/views/videoRow';
import { enterVideoId, refreshVideo, resumeChecking, stopChecking } from '../../src/commands/checking';
import type { VideoLibrary, VideoPatch } from '../../src/core/library/library';
import type { Video } from '../../src/core/video/video';
import { UserError } from '../../src/host/userErrors';
import { batchGroup } from '../../src/views/videoGroups';
import { VideoTree } from '../../src/views/videoTree';
import { memento } from '../support/memento';
import { quietLog } from '../support/quietLog';
import { keptReading, begin, confirm, intent, leaveUnconfirmed, LibraryFolder, reject } from '../support/libraryFolder';

/** The prompts of the videos in these tests. Each video supports a different set of commands. */
const prompts = ['Ready', 'Wide', 'Running', 'Unchecked', 'Unconfirmed', 'Rejected', 'No file'];

describe('the videos that a command acts on', () => {
  const { showQuickPick, showWarningMessage, showInformationMessage, showOpenDialog } = vscode.window;
  let storage: LibraryFolder;
  let library: VideoLibrary;
  let target: string;
  let keys: Map<string, string>;
  let calls: string[];
  let offered: string[];
  let list: { selection: string[]; view: { visible: boolean } } & Pick<VideoTree, 'keysOf' | 'neighborOf'>;
  let dependencies: Dependencies;

  const beginVideo = async (prompt: string, changes = {}): Promise<string> => {
    const { key } = await begin(library, intent({ prompt, ...changes }));
    keys.set(prompt, key);
    return key;
  };
  const succeed = async (key: string, changes: VideoPatch): Promise<void> => {
    await confirm(library, key, keptReading({ videoId: `id-${key}` }));
    await library.update(key, keptReading({ state: 'succeeded', videoUrl: 'https://files.example/v.mp4' }));
    await library.patch(key, changes);
  };
  const finish = async (prompt: string, changes = {}): Promise<void> => {
    const key = await beginVideo(prompt, changes);
    await writeFile(path.join(library.filesFolder, `${key}.mp4`), prompt);
    await succeed(key, {
      file: { state: 'here', name: `${key}.mp4`, type: 'video/mp4', bytes: prompt.length },
    });
  };
  const promptOf = (key: string): string => library.get(key)?.prompt ?? '?';
  const rows = (...names: string[]): unknown[] => names.map((prompt) => ({ key: keys.get(prompt) }));
  const left = (): string[] => library.search({}).map(({ prompt = '?' }) => prompt);
  const exists = (file: string): Promise<boolean> =>
    access(file).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    storage = await LibraryFolder.make();
    library = await storage.open();
    target = await mkdtemp(path.join(tmpdir(), 'used-'));
    [keys, list] = [
      new Map<string, string>(),
      {
        selection: [],
        view: { visible: true },
        neighborOf: () => undefined,
        keysOf: (node) => ('group' in node ? [] : [node.key]),
      },
    ];
    calls = [];
    offered = [];
    await finish('Ready');
    await finish('Wide', { aspectRatio: '16:9' });
    await confirm(library, await beginVideo('Running'), keptReading({ videoId: 'v-running', state: 'running' }));
    const unchecked = await beginVideo('Unchecked');
    await confirm(library, unchecked, keptReading({ videoId: 'v-unchecked' }));
    await library.stop(unchecked);
    await leaveUnconfirmed(library, await beginVideo('Unconfirmed'), 'No response.');
    await reject(library, await beginVideo('Rejected'), 'Refused.');
    await succeed(await beginVideo('No file'), { file: { state: 'failed', reason: 'Refused (403).' } });
    const note = (call: string, keysOfCall: readonly string[]): void => {
      calls.push(`${call} ${keysOfCall.map(promptOf).sort().join(', ')}`);
    };
    dependencies = {
      videos: {
        library: () => Promise.resolve(library),
        poller: () =>
          Promise.resolve({
            refresh: (refreshedKeys: readonly string[]) => {
              note('refresh', refreshedKeys);
              return Promise.resolve();
            },
          }),
        downloads: () =>
          Promise.resolve({
            download: (key: string) => {
              note('download', [key]);
              return Promise.resolve(library.get(key));
            },
          }),
      },
      service: {},
      ui: {
        list,
        documents: { showResponse: () => undefined },
        panels: { selection: undefined, active: [] },
      },
    } as unknown as Dependencies;
    Object.assign(vscode.window, {
      showQuickPick: (items: readonly { readonly video: Video }[]) => {
        offered = items.map(({ video }) => video.prompt ?? '?').sort();
        return Promise.resolve(undefined);
      },
      // Confirms each dialog by its last button.
      showWarningMessage: (message: string, { detail }: { readonly detail: string }, ...actions: readonly string[]) => {
        calls.push(`${message} ${detail.split('\n')[0] ?? ''}`.trim());
        return Promise.resolve(actions.at(-1));
      },
      showInformationMessage: () => Promise.resolve(undefined),
      showOpenDialog: () => Promise.resolve([vscode.Uri.file(target)]),
    });
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showQuickPick, showWarningMessage, showInformationMessage, showOpenDialog });
    await storage.remove();
    await rm(target, { recursive: true, force: true });
  });

  it('are offered from the palette without a row, and only if the command applies to them', async () => {
    const table: readonly (readonly [string, Command, readonly string[]])[] = [
      ['refresh', refreshVideo, ['No file', 'Ready', 'Running', 'Unchecked', 'Wide']],
      ['save', saveVideo, ['No file', 'Ready', 'Wide']],
      ['open in default player', openInDefaultPlayer, ['No file', 'Ready', 'Wide']],
      ['retry download', retryDownload, ['No file']],
      ['stop checking', stopChecking, ['Running']],
      ['resume checking', resumeChecking, ['Unchecked']],
      ['enter ID', enterVideoId, ['Rejected', 'Unconfirmed']],
      ['try again', tryAgain, ['Rejected', 'Unconfirmed']],
      ['dismiss', dismissVideo, ['Unconfirmed']],
      ['remove', removeVideo, ['No file', 'Ready', 'Rejected', 'Unchecked', 'Unconfirmed', 'Wide']],
      ['copy ID', copyVideoId, ['No file', 'Ready', 'Running', 'Unchecked', 'Wide']],
      ['copy link', copyLink, ['No file', 'Ready', 'Wide']],
      ['open in browser', openInBrowser, ['No file', 'Ready', 'Wide']],
      ...([copyPrompt, generateAgain, showResponse] as const).map(
        (command) => [command.name, command, [...prompts].sort()] as const,
      ),
    ];
    const found: unknown[] = [];
    for (const [name, command] of table) {
      offered = [];
      const error: unknown = await Promise.resolve(command(dependencies, undefined)).catch((it: unknown) => it);
      assert.ok(error instanceof vscode.CancellationError, `${name}: ${String(error)}`);
      found.push([name, offered]);
    }
    assert.deepEqual(
      found,
      table.map(([name, , expected]) => [name, expected]),
    );
  });

  it('are none in an empty list, and a button opens the view', async () => {
    for (const { key } of library.search({})) await library.remove(key).catch(() => undefined);
    for (const command of [saveVideo, dismissVideo, removeVideo, retryDownload, copyPrompt]) {
      const error: unknown = await Promise.resolve(command(dependencies, undefined)).catch((it: unknown) => it);
      assert.ok(error instanceof UserError);
      assert.deepEqual(
        error.nextSteps.map(({ title, command }) => [title, command]),
        [['Open Videos', 'videoAds.videos.focus']],
      );
    }
  });

  it('are all selected videos to which the command applies', async () => {
    const all = rows(...prompts);
    await refreshVideo(dependencies, all[0], all);
    await stopChecking(dependencies, all[2], all);
    await retryDownload(dependencies, all[6], all).catch(() => undefined);
    await dismissVideo(dependencies, all[4], all);
    list.selection = [keys.get('Unchecked') ?? '', keys.get('Running') ?? ''];
    await resumeChecking(dependencies, undefined);
    assert.deepEqual(
      calls.map((call) => call.replace(/\?.*/, '?')),
      ['refresh No file, Ready, Running, Unchecked, Wide', 'Stop checking this video?', 'download No file'],
    );
    assert.deepEqual(left().sort(), prompts.filter((prompt) => prompt !== 'Unconfirmed').sort());
    assert.deepEqual(
      rows('Unchecked', 'Running').map((row) => library.get((row as Video).key)?.stopped),
      [false, false],
    );
    // A quick pick appears although several rows are selected, because only one page can be opened.
    list.selection = [...keys.values()];
    await Promise.resolve(openInBrowser(dependencies, undefined)).catch(() => undefined);
    assert.deepEqual(offered, ['No file', 'Ready', 'Wide']);
  });

  it('are never those selected in a hidden view, and none is dismissed without a click or a choice', async () => {
    list.selection = [keys.get('Unconfirmed') ?? ''];
    await assert.rejects(dismissVideo(dependencies, undefined), vscode.CancellationError);
    assert.deepEqual([offered, left().length], [['Unconfirmed'], prompts.length]);
    list.selection = [keys.get('Ready') ?? ''];
    list.view.visible = false;
    await assert.rejects(refreshVideo(dependencies, undefined), vscode.CancellationError);
    assert.deepEqual(offered, ['No file', 'Ready', 'Running', 'Unchecked', 'Wide']);
    await dismissVideo(dependencies, keys.get('Unconfirmed'));
    assert.equal(left().includes('Unconfirmed'), false);
  });

  it('are only the video whose button was pressed', async () => {
    for (const command of [refreshVideo, saveVideo, tryAgain, copyPrompt, showResponse, removeVideo]) {
      await assert.rejects(
        Promise.resolve(command(dependencies, 'gone')),
        /^UserError: This video is no longer in the list\.$/,
        command.name,
      );
    }
    assert.deepEqual([offered, calls], [[], []]);
  });

  it('are those of the panel whose title button was pressed, not those selected in the list', async () => {
    const ui = { ...dependencies.ui, panels: { selection: undefined, active: [keys.get('Wide')] } };
    const inPanel = { ...dependencies, ui } as unknown as Dependencies;
    list.selection = [keys.get('Ready') ?? '', keys.get('Wide') ?? ''];
    // For a click in the title of a panel, VS Code passes only this URI and the editor group.
    const title = vscode.Uri.parse('webview-panel:webview-panel/webview-videoAds.video-1');
    await refreshVideo(inPanel, title, { groupId: 0 });
    await refreshVideo(inPanel, vscode.Uri.file('/brief.md'));
    assert.deepEqual(calls, ['refresh Wide', 'refresh Ready, Wide']);
  });

  it('are the videos of a batch that match the filter', async () => {
    await finish('Shown', { batch: 'b' });
    await finish('Hidden', { batch: 'b' });
    const { createTreeView } = vscode.window;
    const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
    const view = { selection: [], onDidChangeSelection: nothing, onDidChangeVisibility: nothing, dispose: nothing };
    Object.assign(vscode.window, { createTreeView: () => view });
    const tree = new VideoTree(() => Promise.resolve(library), memento());
    Object.assign(vscode.window, { createTreeView });
    try {
      tree.show(library);
      tree.setShown({ text: 'shown', grouping: 'batch' });
      const ui = { ...dependencies.ui, list: tree };
      await refreshVideo({ ...dependencies, ui }, batchGroup('b'));
      assert.deepEqual(calls, ['refresh Shown']);
    } finally {
      tree.dispose();
    }
  });

  it('are the finished videos of a batch for Play, Compare and Copy Links', async () => {
    const batch = 'b';
    for (const prompt of ['One', 'Two']) await finish(prompt, { batch });
    await reject(library, await beginVideo('Refused', { batch }), 'Refused.');
    const compared: string[] = [];
    Object.assign(list, { keysOf: () => library.search({ batch }).map(({ key }) => key) });
    Object.assign(dependencies.ui.panels, {
      compare: (videos: readonly Video[]) => compared.push(...videos.map(({ prompt = '?' }) => prompt)),
    });
    const clipboard = Object.getOwnPropertyDescriptor(vscode.env, 'clipboard');
    const copied: string[] = [];
    Object.defineProperty(vscode.env, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(copied.push(text)) },
    });
    try {
      await compareVideos(dependencies, batchGroup(batch));
      await copyLink(dependencies, batchGroup(batch));
      await assert.rejects(playVideo(dependencies, batchGroup(batch)), vscode.CancellationError);
    } finally {
      Object.defineProperty(vscode.env, 'clipboard', { ...clipboard });
    }
    const link = 'https://files.example/v.mp4';
    assert.deepEqual(
      [compared.sort(), copied, calls.sort(), offered],
      [['One', 'Two'], [`${link}\n${link}`], ['refresh One', 'refresh Two'], ['One', 'Two']],
    );
  });

  it('are none if Delete is pressed on a group row', async () => {
    Object.assign(list, { takeFocusedKeys: () => [], selection: [keys.get('Ready')] });
    await removeVideo(dependencies, 'focusedRow');
    assert.deepEqual([calls, offered, left().length], [[], [], prompts.length]);
    Object.assign(list, { takeFocusedKeys: () => [keys.get('Wide')] });
    await removeVideo(dependencies, 'focusedRow');
    assert.deepEqual(left().sort(), prompts.filter((prompt) => prompt !== 'Wide').sort());
  });

  it('are saved into one folder under distinct names', async () => {
    await writeFile(path.join(target, 'wide-8s-16x9.mp4'), 'mine');
    const several = rows('Ready', 'Wide', 'Running');
    await saveVideo(dependencies, several[0], several);
    assert.deepEqual((await readdir(target)).sort(), ['ready-8s-9x16.mp4', 'wide-8s-16x9-2.mp4', 'wide-8s-16x9.mp4']);
  });

  it('lead to an error message with Try Again if they cannot be saved', async () => {
    await rm(target, { recursive: true });
    await writeFile(target, 'a file');
    const several = rows('Ready', 'Wide');
    const error: unknown = await saveVideo(dependencies, several[0], several).catch((it: unknown) => it);
    assert.ok(error instanceof UserError);
    assert.match(error.message, /^Couldn't save to .*: there is a file of that name\.$/);
    assert.deepEqual(
      error.nextSteps.map(({ title }) => title),
      ['Save Video…'],
    );
  });

  it('are removed with their files where possible, and the rest is reported', async () => {
    const file = path.join(library.filesFolder, `${keys.get('Ready') ?? ''}.mp4`);
    const failing = keys.get('Rejected') ?? '';
    const remove = library.remove.bind(library);
    library.remove = (key) => (key === failing ? Promise.reject(new Error('The disk is full.')) : remove(key));
    const several = rows('Ready', 'Running', 'Rejected');
    await assert.rejects(
      removeVideo(dependencies, several[0], several),
      /^UserError: 1 of 2 videos couldn't be removed: The disk is full\.$/,
    );
    assert.deepEqual(calls, ['Remove 2 videos from the list? Videos in progress stay in the list: 1.']);
    assert.deepEqual([left().includes('Ready'), left().includes('Running'), await exists(file)], [false, true, false]);
  });

  it('are removed together with their duplicates', async () => {
    const { videoId = '' } = library.get(keys.get('Ready') ?? '') ?? {};
    const { key } = await begin(library, intent({ prompt: 'Ready' }));
    assert.equal((await confirm(library, key, keptReading({ videoId }))).sameAs, keys.get('Ready'));
    const both = [...rows('Ready'), { key }];
    await removeVideo(dependencies, both[0], both);
    assert.ok(!left().includes('Ready'));
  });

  it('are not removed while in progress, and the message offers Stop Checking', async () => {
    const error: unknown = await removeVideo(dependencies, rows('Running')[0]).catch((it: unknown) => it);
    assert.ok(error instanceof UserError);
    const [step] = error.nextSteps;
    assert.equal(step?.title, 'Stop Checking');
    const [clicked, selected] = step.arguments ?? [];
    await stopChecking(dependencies, clicked, selected);
    assert.equal(library.get(keys.get('Running') ?? '')?.stopped, true);
  });

  it('are linked by a relative path, and the prompt is escaped', () => {
    const video = { prompt: 'a](command:x) <b> "& \nA # Title' } as Video;
    const file = vscode.Uri.file('/site/media/a (1)#?.mp4');
    assert.equal(
      linkTo(video, '/site/posts', file, 'markdown'),
      '[a\\] (command:x) \\<b> "& A # Title](../media/a%20%281%29%23%3F.mp4)',
    );
    assert.equal(
      linkTo(video, '/site', file, 'html'),
      '<video src="./media/a%20%281%29%23%3F.mp4" controls title="a] (command:x) &#60;b&#62; &#34;&#38; A # Title"></video>',
    );
  });

  it('are linked at the cursor, from a copy in a workspace folder that the user selects once', async () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(workspace);
    const folder = vscode.Uri.joinPath(workspace, 'linked');
    let dialogs = 0;
    Object.assign(vscode.window, { showOpenDialog: () => Promise.resolve((dialogs++, [folder])) });
    const stored = new Map<string, unknown>();
    const ui = { ...dependencies.ui, memory: memento(stored), log: quietLog };
    const withMemory = { ...dependencies, ui } as unknown as Dependencies;
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: '' });
    await vscode.window.showTextDocument(document);
    try {
      for (const prompt of ['Ready', 'Wide', 'Ready']) await insertVideoLink(withMemory, rows(prompt)[0]);
      assert.equal(
        document.getText(),
        '[Ready](./linked/ready-8s-9x16.mp4)[Wide](./linked/wide-8s-16x9.mp4)[Ready](./linked/ready-8s-9x16.mp4)',
      );
      assert.equal(dialogs, 1);
      const copies = await vscode.workspace.fs.readDirectory(folder);
      assert.deepEqual(copies.map(([name]) => name).sort(), ['ready-8s-9x16.mp4', 'wide-8s-16x9.mp4']);
      // The remembered path is a file, so saving there fails. The next call then asks for another folder and remembers
      // it.
      const blocked = vscode.Uri.joinPath(folder, 'wide-8s-16x9.mp4');
      stored.set('videoAds.linkFolders', { [workspace.toString()]: blocked.toString() });
      await finish('Again');
      await assert.rejects(insertVideoLink(withMemory, rows('Again')[0]), /^UserError: Couldn't save to /);
      await insertVideoLink(withMemory, rows('Again')[0]);
      assert.deepEqual([dialogs, [...stored.values()]], [2, [{ [workspace.toString()]: folder.toString() }]]);
    } finally {
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
      await vscode.workspace.fs.delete(folder, { recursive: true });
    }
  });

  it('are linked by the same relative path if their rows are dropped into a document', async () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri ?? assert.fail();
    const folder = vscode.Uri.joinPath(workspace, 'dropped');
    Object.assign(vscode.window, { showOpenDialog: () => Promise.resolve([folder]) });
    const reported: string[] = [];
    const problems = { report: (error: Error) => reported.push(error.message) };
    const ui = { ...dependencies.ui, memory: memento(new Map()), log: quietLog, problems };
    const withMemory = { ...dependencies, ui } as unknown as Dependencies;
    const transfer = new vscode.DataTransfer();
    const dragged = ['Ready', 'Running', 'Wide'].flatMap((prompt) => library.get(keys.get(prompt) ?? '') ?? []);
    await dragFiles(dragged, library.filesFolder, transfer);
    const drop = async (document: vscode.TextDocument): Promise<unknown> =>
      (await dropVideos(withMemory, document, transfer))?.insertText;
    try {
      const inside = await vscode.workspace.openTextDocument({ language: 'markdown', content: '' });
      assert.equal(await drop(inside), '[Ready](./dropped/ready-8s-9x16.mp4)\n[Wide](./dropped/wide-8s-16x9.mp4)');
      // In a document outside the workspace, no link is inserted, not even one to the file in the library.
      const outside = path.join(target, 'outside.md');
      await writeFile(outside, '');
      assert.equal(await drop(await vscode.workspace.openTextDocument(outside)), '');
      assert.match(reported.join(), /^Open the folder that contains this document\./);
    } finally {
      await vscode.workspace.fs.delete(folder, { recursive: true });
    }
  });

  it('are linked in a cell of a notebook', async () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(workspace);
    const [file, copy] = ['story.cells', 'linked.mp4'].map((name) => vscode.Uri.joinPath(workspace, name));
    assert.ok(file && copy);
    await vscode.workspace.fs.writeFile(copy, Buffer.from('Ready'));
    await vscode.workspace.fs.writeFile(file, Buffer.from(''));
    await library.patch(keys.get('Ready') ?? '', { savedPath: copy.toString() });
    const cells = [new vscode.NotebookCellData(vscode.NotebookCellKind.Markup, 'Watch: ', 'markdown')];
    const serializer = vscode.workspace.registerNotebookSerializer('video-ads-test', {
      deserializeNotebook: () => new vscode.NotebookData(cells),
      serializeNotebook: () => new Uint8Array(),
    });
    const active = Object.getOwnPropertyDescriptor(vscode.window, 'activeTextEditor');
    try {
      const { document } = (await vscode.workspace.openNotebookDocument(file)).cellAt(0);
      const editor = { document, selections: [new vscode.Selection(0, 7, 0, 7)] };
      Object.defineProperty(vscode.window, 'activeTextEditor', { configurable: true, value: editor });
      await insertVideoLink(dependencies, rows('Ready')[0]);
      assert.equal(document.getText(), 'Watch: [Ready](./linked.mp4)');
    } finally {
      if (active) Object.defineProperty(vscode.window, 'activeTextEditor', active);
      serializer.dispose();
      for (const created of [file, copy]) await vscode.workspace.fs.delete(created);
    }
  });

  it('are linked in the document of the call, even if its tab was closed meanwhile', async () => {
    const workspace = vscode.workspace.workspaceFolders?.[0]?.uri;
    assert.ok(workspace);
    const file = vscode.Uri.joinPath(workspace, 'linking.md');
    const copy = vscode.Uri.joinPath(workspace, 'linked.mp4');
    await vscode.workspace.fs.writeFile(file, Buffer.from('Watch: '));
    await vscode.workspace.fs.writeFile(copy, Buffer.from('Ready'));
    await library.patch(keys.get('Ready') ?? '', { savedPath: copy.toString() });
    const { applyEdit } = vscode.workspace;
    try {
      const editor = await vscode.window.showTextDocument(file);
      editor.selection = new vscode.Selection(0, 7, 0, 7);
      const downloads = {
        download: async (key: string) => {
          await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
          return library.get(key);
        },
      };
      const videos = { ...dependencies.videos, downloads: () => Promise.resolve(downloads) };
      const late = { ...dependencies, videos } as unknown as Dependencies;
      await insertVideoLink(late, rows('Ready')[0]);
      assert.equal((await vscode.workspace.openTextDocument(file)).getText(), 'Watch: [Ready](./linked.mp4)');
      Object.assign(vscode.workspace, { applyEdit: () => Promise.resolve(false) });
      await vscode.window.showTextDocument(file);
      await assert.rejects(insertVideoLink(late, rows('Ready')[0]), /^UserError: The link couldn't be inserted\./);
    } finally {
      Object.assign(vscode.workspace, { applyEdit });
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
      for (const created of [file, copy]) await vscode.workspace.fs.delete(created);
    }
  });
});
