import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { exportHistory } from '../../src/commands/usage';
import type { VideoLibrary } from '../../src/core/library/library';
import { sandboxService } from '../../src/core/video/video';
import { nameServices } from '../../src/views/videoText';
import { keptReading, begin, confirm, intent, LibraryFolder } from '../support/libraryFolder';

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
