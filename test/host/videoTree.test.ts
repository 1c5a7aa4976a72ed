import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { type KeptReading, LibraryError, type VideoLibrary } from '../../src/core/library/library';
import { serviceMessage } from '../../src/views/serviceMessage';
import { VideoTree } from '../../src/views/videoTree';
import { keptReading, begin, confirm, intent, leaveUnconfirmed, LibraryFolder, reject } from '../support/libraryFolder';

import { memento } from '../support/memento';

describe('the Videos view', () => {
  const { createTreeView } = vscode.window;
  const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  const view = { visible: true, selection: [], onDidChangeSelection: nothing, onDidChangeVisibility: nothing };
  beforeEach(() => {
    Object.assign(vscode.window, { createTreeView: () => ({ ...view, dispose: nothing }) });
  });
  afterEach(() => {
    Object.assign(vscode.window, { createTreeView });
  });

  describe('over time', () => {
    let folder: LibraryFolder;
    let clock: ReturnType<typeof install>;
    let tree: VideoTree;
    let drawnRows: unknown[];
    const show = async (grouping: 'day' | 'none'): Promise<VideoLibrary> => {
      const library = await folder.open();
      await begin(library, intent());
      tree = new VideoTree(() => Promise.resolve(library), memento(new Map([['videoAds.shownVideos', { grouping }]])));
      tree.setService(intent().service);
      tree.show(library);
      for (const row of await tree.getChildren()) await tree.resolveTreeItem(await tree.getTreeItem(row), row);
      tree.onDidChangeTreeData((rows = []) => {
        for (const row of rows.map((node) => tree.getTreeItem(node))) {
          assert.ok(row instanceof vscode.TreeItem);
          drawnRows.push([row.label, row.description]);
        }
      });
      return library;
    };

    beforeEach(async () => {
      folder = await LibraryFolder.make();
      const now = new Date(2026, 0, 2, 23, 57, 30).getTime();
      clock = install({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
      drawnRows = [];
    });
    afterEach(async () => {
      tree.dispose();
      clock.uninstall();
      await folder.remove();
    });

    it("renames today's group after midnight", async () => {
      await show('day');
      drawnRows = [];
      clock.tick(5 * 60_000);
      assert.deepEqual(drawnRows.at(-1), ['Friday, January 2', '0 of 1 ready']);
    });

    it('updates the time of the last check in a shown hover within a minute', async () => {
      await show('none');
      const library = await folder.open();
      const [{ key } = assert.fail()] = library.search({});
      await confirm(library, key, keptReading());
      // From the first hour on, the row's age changes only once per hour.
      clock.tick(2 * 3_600_000);
      const [row = assert.fail()] = await tree.getChildren();
      await tree.resolveTreeItem(await tree.getTreeItem(row), row);
      drawnRows = [];
      clock.tick(61_000);
      assert.deepEqual(drawnRows, []);
      await library.update(key, keptReading());
      assert.deepEqual(drawnRows, []);
      clock.tick(60_000);
      assert.equal(drawnRows.length, 1);
    });

    it('updates the age of a row, even after its hover was read', async () => {
      await show('none');
      clock.tick(2 * 60_000);
      const { prompt, duration, aspectRatio } = intent();
      const details = ['submitting', `${duration} s`, aspectRatio, '2 min'];
      assert.deepEqual(drawnRows.at(-1), [prompt, details.filter(Boolean).join(' · ')]);
    });

    it('reads a video only when its displayed age can have changed', async () => {
      const library = await show('none');
      clock.tick(2 * 3_600_000);
      const [{ key } = assert.fail()] = library.search({});
      const read: string[] = [];
      const { get } = library;
      Object.assign(library, { get: (asked: string) => (read.push(asked), get(asked)) });
      clock.tick(50 * 60_000);
      assert.equal(read.length, 0);
      clock.tick(20 * 60_000);
      assert.ok(read.includes(key));
    });

    it('updates no age while the view is hidden, and all of them when it is shown again', async () => {
      const visibility = new vscode.EventEmitter<void>();
      const hideable = { ...view, dispose: nothing, onDidChangeVisibility: visibility.event };
      Object.assign(vscode.window, { createTreeView: () => hideable });
      await show('none');
      drawnRows = [];
      hideable.visible = false;
      clock.tick(2 * 60_000);
      assert.deepEqual(drawnRows, []);
      hideable.visible = true;
      visibility.fire();
      assert.equal(drawnRows.length, 1);
    });
  });

  it('shows the filter and the problem together above its rows', () => {
    const tree = new VideoTree(
      () => Promise.reject(new Error('It is not needed.')),
      memento(new Map([['videoAds.shownVideos', { grouping: 'none' }]])),
    );
    tree.setShown({ state: 'inProgress', aspectRatio: '9:16', grouping: 'none' });
    tree.setMessage("ads.example can't be reached.");
    assert.equal(tree.view.message, "Shown: in progress · 9:16. ads.example can't be reached.");
    tree.setMessage(undefined);
    assert.equal(tree.view.message, 'Shown: in progress · 9:16');
    tree.dispose();
  });

  it('keeps its filter and its grouping for the next window of the workspace', () => {
    const kept = new Map<string, unknown>();
    const open = (memory: Map<string, unknown>): VideoTree =>
      new VideoTree(() => Promise.reject(new Error('It is not needed.')), memento(memory));
    const shown = { text: 'train buns', state: 'failed', aspectRatio: '9:16', grouping: 'day' } as const;
    const first = open(kept);
    first.setShown(shown);
    first.dispose();
    // Copies the values by JSON, because VS Code stores a memento as JSON.
    const stored = new Map(
      [...kept].map(([key, value]): [string, unknown] => [key, JSON.parse(JSON.stringify(value))]),
    );
    const next = open(stored);
    assert.deepEqual(next.shown, shown);
    next.dispose();
  });

  it('reports the same problem of two services with one name once', () => {
    const addresses = ['https://ads.example/v1', 'https://ads.example/v2'] as const;
    const reports = new Map(addresses.map((address) => [address, { status: 'offline' }] as const));
    assert.equal(serviceMessage(reports), "ads.example can't be reached. Retrying automatically.");
  });

  it('shows above its rows why the library cannot be opened, until it opens', async () => {
    const problem = 'The video library was made by a newer version of Video Ads; update the extension to use it.';
    const folder = await LibraryFolder.make();
    const tree = new VideoTree(
      () => Promise.reject(new LibraryError(problem)),
      memento(new Map([['videoAds.shownVideos', { grouping: 'none' }]])),
    );
    try {
      assert.deepEqual(await tree.getChildren(), []);
      assert.equal(tree.view.message, problem);
      const library = await folder.open();
      await begin(library, intent());
      tree.show(library);
      assert.equal((await tree.getChildren()).length, 1);
      assert.equal(tree.view.message, '');
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('keeps its rows while the library is being reopened, and redraws them afterwards', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const { key } = await begin(library, intent());
    const tree = new VideoTree(
      () => Promise.resolve(library),
      memento(new Map([['videoAds.shownVideos', { grouping: 'day' }]])),
    );
    try {
      tree.show(library);
      const [group] = await tree.getChildren();
      const [row] = await tree.getChildren(group);
      assert.ok(row !== undefined);
      await rm(path.join(folder.path, 'library.db'));
      const replaced = library.patch(key, { failedChecks: 1 });
      // A read of a file could last until the library is open again.
      Object.assign(library.firstFrames, { read: () => Promise.resolve(undefined) });
      while (isReadable(library)) await new Promise(setImmediate);
      tree.redraw();
      assert.equal(tree.getParent(row), undefined);
      const item = await tree.resolveTreeItem(new vscode.TreeItem(''), row);
      assert.equal(item.tooltip, undefined);
      const redrawn = await tree.getTreeItem(row);
      assert.equal(redrawn.label, intent().prompt);
      assert.equal((await tree.getChildren()).length, 1);
      await replaced;
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('offers Teach… and Report Response… for an unconfirmed video only with a response on record', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const tree = new VideoTree(() => Promise.resolve(library), memento(new Map()));
    try {
      tree.show(library);
      const unanswered = await begin(library, intent());
      const answered = await begin(library, intent());
      const notSent = await begin(library, intent());
      const refused = await begin(library, intent());
      const response = { body: { ticket: 7 }, http: 200 };
      await leaveUnconfirmed(library, unanswered.key, 'No response.');
      await leaveUnconfirmed(library, answered.key, 'No video ID.', response);
      await reject(library, notSent.key, 'Not sent.');
      await reject(library, refused.key, 'Refused.', { ...response, http: 422 });
      const words = async ({ key }: { readonly key: string }): Promise<string[]> => {
        const { contextValue = '' } = await tree.getTreeItem({ key });
        return contextValue.split(' ').filter((word) => ['unclear', 'teachable'].includes(word));
      };
      assert.deepEqual(await words(unanswered), []);
      assert.deepEqual(await words(answered), ['unclear', 'teachable']);
      assert.deepEqual(await words(notSent), []);
      assert.deepEqual(await words(refused), ['teachable']);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('groups a brief by section, titles versions by format, and updates their verdicts', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const memory = memento(new Map([['videoAds.shownVideos', { grouping: 'brief' }]]));
    const tree = new VideoTree(() => Promise.resolve(library), memory);
    try {
      tree.setService(intent().service);
      tree.show(library);
      const source = { uri: 'file:///ads/summer.md', startLine: 1, hash: 'h' };
      const version = async (section: string, duration: number): Promise<string> => {
        const { key } = await begin(library, intent({ section, duration, source }));
        await confirm(library, key, keptReading({ videoId: key, state: 'succeeded' }));
        return key;
      };
      const morning = '# Summer > ## Morning';
      const keys = [await version(morning, 4), await version(morning, 8), await version('# Summer > ## Evening', 4)];
      const plain = await begin(library, intent({ prompt: 'Typed' }));
      await library.judge([keys[0] ?? ''], 'kept');
      /** The labels of the rows below a row, including their own child rows. */
      const rowsBelow = async (parent?: Parameters<typeof tree.getChildren>[0]): Promise<unknown[]> => {
        const rows = await tree.getChildren(parent);
        return Promise.all(
          rows.map(async (node) => {
            const { label, description = '', iconPath } = await tree.getTreeItem(node);
            const icon = iconPath instanceof vscode.ThemeIcon ? iconPath.id : '';
            const below = await rowsBelow(node);
            return below.length > 0 ? [label, description, below] : `${typeof label === 'string' ? label : ''} ${icon}`;
          }),
        );
      };
      assert.deepEqual(await rowsBelow(), [
        'Typed cloud-upload',
        [
          'summer.md',
          '3 not downloaded',
          [
            ['Evening', '1 without a verdict', ['4 s · 9:16 warning']],
            ['Morning', '1 kept, 1 without a verdict', ['8 s · 9:16 warning', '4 s · 9:16 star-full']],
          ],
        ],
      ]);
      const row = { key: keys[0] ?? '' };
      const section = tree.getParent(row);
      assert.equal(section?.filter.section, morning);
      assert.equal(tree.getParent(section)?.group, `brief:${source.uri}`);
      assert.equal(tree.getParent({ key: plain.key }), undefined);
      const redrawn: unknown[] = [];
      tree.onDidChangeTreeData((rows = []) => redrawn.push(...rows));
      await library.judge([keys[1] ?? ''], 'rejected');
      assert.ok(redrawn.includes(section));
      tree.setShown({ verdict: 'notRejected', grouping: 'brief' });
      assert.deepEqual((await rowsBelow())[1], [
        ...['summer.md', '2 not downloaded'],
        [
          ['Evening', '1 without a verdict', ['4 s · 9:16 warning']],
          ['Morning', '1 kept', ['4 s · 9:16 star-full']],
        ],
      ]);
      assert.equal(tree.view.message, 'Shown: all but rejected ones');
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('lists the sections of a brief in its order, and lists removed ones last, also after a save', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const memory = memento(new Map([['videoAds.shownVideos', { grouping: 'brief' }]]));
    const tree = new VideoTree(() => Promise.resolve(library), memory);
    const uri = vscode.Uri.file(path.join(folder.path, 'summer.md'));
    try {
      await writeFile(uri.fsPath, '# Morning\nTea.\n\n# Noon\nSoup.\n\n# Evening\nBread.\n');
      tree.setService(intent().service);
      tree.show(library);
      // The videos' stored line numbers come from an earlier text of the brief, so they differ from its current lines.
      const lines = new Map([
        ['# Noon', 1],
        ['# Evening', 0],
        ['# Removed', 0],
        ['# Morning', 7],
      ]);
      for (const [section, startLine] of lines) {
        const source = { uri: uri.toString(), startLine, hash: 'h' };
        await begin(library, intent({ section, source, prompt: section }));
      }
      await begin(library, intent({ prompt: 'No section', source: { uri: uri.toString(), startLine: 0, hash: 'h' } }));
      const labels = async (): Promise<unknown[]> => {
        const rows = await tree.getChildren((await tree.getChildren())[0]);
        return Promise.all(rows.map(async (row) => (await tree.getTreeItem(row)).label));
      };
      assert.deepEqual(await labels(), ['Morning', 'Noon', 'Evening', 'No section', 'Removed']);
      const redrawn: unknown[] = [];
      tree.onDidChangeTreeData((rows = []) => redrawn.push(...rows));
      const document = await vscode.workspace.openTextDocument(uri);
      const edit = new vscode.WorkspaceEdit();
      edit.insert(uri, new vscode.Position(0, 0), '# Evening\nBread.\n\n');
      await vscode.workspace.applyEdit(edit);
      await document.save();
      assert.deepEqual(redrawn, await tree.getChildren());
      assert.deepEqual(await labels(), ['Evening', 'Morning', 'Noon', 'No section', 'Removed']);
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
      await rm(uri.fsPath);
      assert.equal((await labels()).length, 5);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('lists a batch in the order of its requests, and titles rows with one prompt by duration and ratio', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const tree = new VideoTree(() => Promise.resolve(library), memento());
    try {
      const formats = [4, 8, 12].map((duration) => ({ ...intent(), duration, aspectRatio: '9:16', batch: 'b' }));
      await library.beginBatch(formats);
      await library.beginBatch(['One', 'Two'].map((prompt) => ({ ...intent(), prompt, batch: 'c' })));
      tree.show(library);
      const labels: unknown[] = [];
      for (const group of await tree.getChildren()) {
        for (const row of [group, ...(await tree.getChildren(group))]) {
          const { label } = await tree.getTreeItem(row);
          labels.push(label);
        }
      }
      assert.deepEqual(labels, ['2 videos', 'One', 'Two', '3 videos', '4 s · 9:16', '8 s · 9:16', '12 s · 9:16']);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('shows the first frame of a video in its hover, even if it is captured later', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const tree = new VideoTree(
      () => Promise.resolve(library),
      memento(new Map([['videoAds.shownVideos', { grouping: 'none' }]])),
    );
    try {
      const { key } = await begin(library, intent());
      tree.show(library);
      // VS Code reads the rows of a view at any time, so the view is disposed of.
      tree.view.dispose();
      const [row] = await tree.getChildren();
      assert.ok(row !== undefined);
      const hover = async (): Promise<string> => {
        const { tooltip } = await tree.resolveTreeItem(await tree.getTreeItem(row), row);
        assert.ok(tooltip instanceof vscode.MarkdownString);
        return tooltip.value;
      };
      assert.doesNotMatch(await hover(), /!\[/);
      const redrawn: unknown[] = [];
      tree.onDidChangeTreeData((rows) => redrawn.push(rows));
      await library.firstFrames.keep(key, new Uint8Array([0xff, 0xd8, 0xff, 0xd9]));
      assert.deepEqual(redrawn, [[row]]);
      assert.match(await hover(), /^!\[First frame\]\(data:image\/jpeg;base64,/);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });

  it('redraws a row only if it or its shown hover looks different, apart from the time of the last check', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const tree = new VideoTree(
      () => Promise.resolve(library),
      memento(new Map([['videoAds.shownVideos', { grouping: 'none' }]])),
    );
    try {
      const { key } = await begin(library, intent());
      await confirm(library, key, keptReading());
      tree.show(library);
      // VS Code reads the rows of a view at any time, so the view is disposed of.
      tree.view.dispose();
      const [row] = await tree.getChildren();
      assert.ok(row !== undefined);
      let redraws = 0;
      // Reads each changed row again, as VS Code does for rows that are visible.
      tree.onDidChangeTreeData((rows) => {
        redraws++;
        for (const changed of rows ?? []) void tree.getTreeItem(changed);
      });
      const item = await tree.getTreeItem(row);
      const drawnAfter = async (progress: number, changes: Partial<KeptReading> = {}): Promise<number> => {
        await library.update(key, keptReading({ state: 'running', progress, ...changes }));
        return redraws;
      };
      // Each progress value changes the library, even within the same millisecond. The row shows whole percents, so it
      // is redrawn only if these change. Once the hover was shown, it is redrawn at each change.
      assert.equal(await drawnAfter(0.2), 1);
      assert.equal(await drawnAfter(0.201), 1);
      assert.equal(await drawnAfter(0.3), 2);
      await tree.resolveTreeItem(item, row);
      // A redraw would close the open hover at every check.
      assert.equal(await drawnAfter(0.301), 2);
      assert.equal(await drawnAfter(0.302, { creditsUsed: 4 }), 3);
      assert.equal(await drawnAfter(0.303, { creditsUsed: 5 }), 3);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });
});

function isReadable(library: VideoLibrary): boolean {
  try {
    library.changes();
    return true;
  } catch {
    return false;
  }
}
