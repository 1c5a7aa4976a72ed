import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { showVideos } from '../../src/commands/showVideos';
import type { VideoLibrary } from '../../src/core/library/library';
import { type VideoIntent, sandboxService } from '../../src/core/video/video';
import { VideoTree } from '../../src/views/videoTree';
import { nameServices } from '../../src/views/videoText';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';
import { memento } from '../support/memento';
import { ShownPick } from '../support/shownPick';
import { waitUntil } from '../support/waitUntil';

describe('Show Videos…', () => {
  const { createTreeView, createQuickPick } = vscode.window;
  const nothing = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  let folder: LibraryFolder;
  let library: VideoLibrary;
  let tree: VideoTree;
  beforeEach(async () => {
    folder = await LibraryFolder.make();
    library = await folder.open();
    const view = { visible: true, selection: [], onDidChangeSelection: nothing, onDidChangeVisibility: nothing };
    Object.assign(vscode.window, {
      createTreeView: () => ({ ...view, dispose: nothing }),
      createQuickPick: () => new ShownPick(),
    });
    nameServices(new Map([[intent().service, 'Acme']]));
    const memory = memento(new Map([['videoAds.shownVideos', { grouping: 'none' }]]));
    tree = new VideoTree(() => Promise.resolve(library), memory);
    tree.show(library);
  });
  afterEach(async () => {
    Object.assign(vscode.window, { createTreeView, createQuickPick });
    nameServices(new Map());
    tree.dispose();
    await folder.remove();
  });

  const make = async (prompt: string, changes: Partial<VideoIntent> = {}): Promise<string> => {
    const { key } = await begin(library, intent({ prompt, ...changes }));
    await confirm(library, key, keptReading({ videoId: key, state: 'succeeded' }));
    return key;
  };
  /** The labels of the rows at the top of the view, in alphabetical order. */
  const rows = async (): Promise<unknown[]> => {
    const items = await Promise.all((await tree.getChildren()).map(async (node) => tree.getTreeItem(node)));
    return items.map(({ label }) => label).sort();
  };
  /** Runs the command, and chooses the items with these labels one after the other. */
  const choose = async (...labels: readonly string[]): Promise<void> => {
    const dependencies = { videos: { library: () => Promise.resolve(library) }, ui: { list: tree } };
    const shown = showVideos(dependencies as unknown as Dependencies);
    const pick = await waitUntil('the pick', () => Promise.resolve(ShownPick.current));
    for (const label of labels) pick.choose(label);
    ShownPick.current?.hide();
    await shown;
  };

  it('shows the videos of the chosen duration and service, and all again', async () => {
    await make('Short', { duration: 4 });
    await make('Long', { duration: 12 });
    await make('Draft', { duration: 12, service: sandboxService });
    await choose('12 s');
    assert.deepEqual(await rows(), ['Draft', 'Long']);
    await choose('Acme');
    assert.deepEqual(await rows(), ['Long']);
    assert.equal(tree.view.message, 'Shown: 12 s · Acme');
    // Choosing an active filter again removes it.
    await choose('12 s', 'Acme', 'Sandbox');
    assert.deepEqual(await rows(), ['Draft']);
    await choose('Show All');
    assert.deepEqual(await rows(), ['Draft', 'Long', 'Short']);
  });

  it('shows the videos with the chosen verdict', async () => {
    await library.judge([await make('Good')], 'kept');
    await library.judge([await make('Bad')], 'rejected');
    await make('New');
    const shown: Readonly<Record<string, readonly string[]>> = {
      kept: ['Good'],
      'ready, without a verdict': ['New'],
      'rejected by you': ['Bad'],
      'all but rejected ones': ['Good', 'New'],
    };
    for (const [verdict, labels] of Object.entries(shown)) {
      await choose(verdict);
      assert.deepEqual(await rows(), labels, verdict);
    }
  });

  it('groups the videos by brief, and keeps the filter', async () => {
    const source = { uri: 'file:///ads/summer.md', startLine: 1, endLine: 2, hash: 'h' };
    await make('Beach', { source, section: '# Beach' });
    await make('Waves', { source, section: '# Waves', duration: 4 });
    await make('Typed');
    await choose('By brief');
    assert.deepEqual(await rows(), ['Typed', 'summer.md']);
    await choose('8 s', 'Not grouped');
    assert.deepEqual(await rows(), ['Beach', 'Typed']);
    await choose('By brief');
    const [brief = assert.fail()] = (await tree.getChildren()).filter((node) => 'group' in node);
    assert.deepEqual(
      tree.keysOf(brief).map((key) => library.get(key)?.prompt),
      ['Beach'],
    );
  });
});
