import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { exportHistory, showUsage } from '../../src/commands/usage';
import type { VideoLibrary } from '../../src/core/library/library';
import { fieldsOf, isFields, isString, itemsThat } from '../../src/core/unknownData';
import { sandboxService } from '../../src/core/video/video';
import { Documents } from '../../src/host/documents';
import { nameServices } from '../../src/views/videoText';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';

describe('Usage', () => {
  it('offers Export History… in its title, and in no other document of the extension', async () => {
    const extension = vscode.extensions.getExtension('video-ads.video-ads');
    const { menus } = fieldsOf(fieldsOf(extension?.packageJSON).contributes);
    const item = itemsThat(isFields, fieldsOf(menus)['editor/title']).find(
      ({ command }) => command === 'videoAds.exportHistory',
    );
    // The `when` clause compares the document's URI with a regular expression.
    const pattern = /^resource =~ \/(.*)\/$/.exec(isString(item?.when) ? item.when : '')?.[1] ?? assert.fail();
    assert.equal(item?.group, 'navigation@1');
    const library = { usage: () => [] } as unknown as VideoLibrary;
    const documents = new Documents(() => Promise.resolve(library));
    const matches = (): boolean =>
      new RegExp(pattern).test(vscode.window.activeTextEditor?.document.uri.toString() ?? assert.fail());
    try {
      await showUsage({
        videos: { library: () => Promise.resolve(library) },
        ui: { documents },
      } as unknown as Dependencies);
      assert.ok(matches());
      await documents.showReport('Diagnose Connection.txt', 'All is well.');
      assert.ok(!matches());
    } finally {
      documents.dispose();
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    }
  });
});

describe('Export History', () => {
  const { showSaveDialog } = vscode.window;
  let storage: LibraryFolder;
  beforeEach(async () => {
    storage = await LibraryFolder.make();
  });
  afterEach(async () => {
    Object.assign(vscode.window, { showSaveDialog });
    await storage.remove();
  });

  const written = async (library: VideoLibrary, name: string): Promise<string> => {
    const file = path.join(storage.path, name);
    Object.assign(vscode.window, { showSaveDialog: () => Promise.resolve(vscode.Uri.file(file)) });
    await exportHistory({ videos: { library: () => Promise.resolve(library) } } as unknown as Dependencies);
    return readFile(file, 'utf8');
  };

  it('marks a CSV file as UTF-8 for Excel, but not a JSON file', async () => {
    const library = await storage.open();
    await begin(library, intent({ prompt: 'Käse für alle' }));
    assert.match(await written(library, 'history.csv'), /^\uFEFFkey,service,[^]*Käse für alle/);
    assert.match(await written(library, 'history.json'), /^\[/);
  });

  it('names the service of each video as the list does, and adds its base URL', async () => {
    const library = await storage.open();
    const named = 'https://named.example/api';
    for (const service of [named, 'https://other.example/api', sandboxService]) {
      await begin(library, intent({ service }));
    }
    nameServices(new Map([[named, 'Acme']]));
    try {
      const records = JSON.parse(await written(library, 'history.json')) as Readonly<Record<string, unknown>>[];
      assert.deepEqual(records.map(({ service, baseUrl }) => [service, baseUrl]).sort(), [
        ['Acme', named],
        ['Sandbox', null],
        ['other.example', 'https://other.example/api'],
      ]);
    } finally {
      nameServices(new Map());
    }
  });

  it('contains the section, the verdict and the notes with their times', async () => {
    const library = await storage.open();
    const { key } = await begin(library, intent({ section: '# Summer > ## Morning' }));
    await confirm(library, key, keptReading({ state: 'succeeded' }));
    await library.judge([key], 'kept');
    await library.addNote(key, { seconds: 6.4, text: '=cut here' });
    await library.addNote(key, { seconds: 3.2, text: 'logo too small' });
    const json = await written(library, 'history.json');
    assert.match(json, /"section": "# Summer > ## Morning",\s+"verdict": "kept"/);
    assert.match(json, /"notes": "3\.2 s: logo too small\\n6\.4 s: =cut here"/);
    assert.match(await written(library, 'history.csv'), /,kept,"3\.2 s: logo too small\n6\.4 s: =cut here"/);
  });
});
