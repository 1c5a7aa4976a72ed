import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Dependencies } from '../../src/commands/dependencies';
import { exportHistory } from '../../src/commands/usage';
import { begin, intent, LibraryFolder } from '../support/libraryFolder';

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

  it('marks a CSV file as UTF-8 for Excel, but not a JSON file', async () => {
    const library = await storage.open();
    await begin(library, intent({ prompt: 'Käse für alle' }));
    const written = async (name: string): Promise<string> => {
      const file = path.join(storage.path, name);
      Object.assign(vscode.window, { showSaveDialog: () => Promise.resolve(vscode.Uri.file(file)) });
      await exportHistory({ videos: { library: () => Promise.resolve(library) } } as unknown as Dependencies);
      return readFile(file, 'utf8');
    };
    assert.match(await written('history.csv'), /^\uFEFFkey,service,[^]*Käse für alle/);
    assert.match(await written('history.json'), /^\[/);
  });
});
