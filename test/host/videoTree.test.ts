import assert from 'node:assert/strict';
import { install } from '@sinonjs/fake-timers';
import * as vscode from 'vscode';
import { serviceMessage } from '../../src/views/videoText';
import { VideoTree } from '../../src/views/videoTree';
import { answer, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';

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

  it('draws all rows again when another day begins, which is today then', () => {
    const now = new Date(2026, 0, 2, 23, 57, 30).getTime();
    const clock = install({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const drawn: unknown[] = [];
    try {
      const tree = new VideoTree(
        () => Promise.reject(new Error('It is not needed.')),
        () => 'day',
      );
      tree.onDidChangeTreeData((rows) => drawn.push([new Date().getMinutes(), rows]));
      clock.tick(5 * 60_000);
      tree.dispose();
    } finally {
      clock.uninstall();
    }
    assert.deepEqual(drawn, [[0, undefined]]);
  });

  it('says one sentence after the other above its rows', () => {
    const tree = new VideoTree(
      () => Promise.reject(new Error('It is not needed.')),
      () => 'none',
    );
    tree.setFilter({ states: ['running'] }, 'in progress');
    tree.setMessage("ads.example can't be reached.");
    assert.equal(tree.view.message, "Filter: in progress. ads.example can't be reached.");
    tree.setMessage(undefined);
    assert.equal(tree.view.message, 'Filter: in progress');
    tree.dispose();
  });

  it('says once what is wrong with two services of one name', () => {
    const addresses = ['https://ads.example/v1', 'https://ads.example/v2'] as const;
    const reports = new Map(addresses.map((address) => [address, { status: 'offline' }] as const));
    assert.equal(serviceMessage(reports), "ads.example can't be reached. Retrying automatically.");
  });

  it('draws a row again when it looks different, or its hover was read', async () => {
    const folder = await LibraryFolder.make();
    const library = await folder.open();
    const tree = new VideoTree(
      () => Promise.resolve(library),
      () => 'none',
    );
    try {
      const { key } = await begin(library, intent());
      await confirm(library, key, answer());
      tree.show(library);
      const [row] = await tree.getChildren();
      assert.ok(row !== undefined);
      let drawn = 0;
      // As VS Code does with the rows that it lists.
      tree.onDidChangeTreeData((rows) => {
        drawn++;
        for (const changed of rows ?? []) tree.getTreeItem(changed);
      });
      const item = tree.getTreeItem(row);
      const drawnAfter = async (progress: number): Promise<number> => {
        await library.update(key, answer({ state: 'running', progress }));
        return drawn;
      };
      assert.equal(await drawnAfter(0.2), 1);
      assert.equal(await drawnAfter(0.2), 1);
      assert.equal(await drawnAfter(0.3), 2);
      tree.resolveTreeItem(item, row);
      assert.equal(await drawnAfter(0.3), 3);
      assert.equal(await drawnAfter(0.3), 3);
    } finally {
      tree.dispose();
      await folder.remove();
    }
  });
});
